"""The Long Night in the terminal, with a partner who chooses at random.

Until the real games have a page, this is what ``make play`` starts. Every choice is saved
before the game goes on, so it can be left at any time and goes on where it stood.
"""

import argparse
import os
import secrets
import sys
from itertools import count
from pathlib import Path

from tests.longnight.cards import CARDS
from tests.longnight.game import BEACONS, NIGHTS, LongNight
from waybread.kernel import PASS, Decision, Event, SaveError, Streams, WaybreadError

ME, PARTNER = 0, 1
QUESTIONS = {
    "stake": "Stake a torch, face down (up to two)?",
    "watch": "Play a trick?",
    "ward": "A gust blows! Ward it off?",
    "gust": "The gust must put out one torch. Whose?",
    "put-out": "Which of your torches goes out?",
    "relay": "Who may burn a card for 2 light?",
    "burn": "Burn a card for 2 light?",
    "let-go": "Discard one of these (up to two)?",
}
DECLINES = {"stake": "that is all", "let-go": "that is all", "watch": "pass"}
ABOUT_WATCHERS = ("gust", "relay")
RULES = f"""THE LONG NIGHT
You and a partner (who chooses at random) keep {BEACONS} beacons burning for {NIGHTS} nights. Each night brings a
gloom. You both stake up to two torches face down, then may play tricks; a gust puts one staked torch out unless
a ward cancels it. At dawn the light of the torches must reach the gloom, or a beacon goes out.
Type a number to choose, u to undo, ? for these rules, q to leave: the watch is saved after every choice.
"""


def main() -> int:
    """Play until the end, or until the player leaves."""
    parser = argparse.ArgumentParser(prog="python -m tests.longnight", description=__doc__)
    parser.add_argument("--save", type=Path, default=Path("saves/long-night.json"), help="where the game is kept")
    chosen = parser.parse_args()
    print(RULES)
    try:
        game = resume(chosen.save) or LongNight.new({}, secrets.randbelow(2**32))
        play(game, chosen.save)
        chosen.save.unlink(missing_ok=True)
    except (EOFError, KeyboardInterrupt):
        print(f"\nThe watch goes on later: it is saved in {chosen.save}.")
        return 0
    except OSError as error:
        print(f"\nThe watch cannot be saved in {chosen.save}: {error.strerror}. Say where with --save FILE.")
        return 1
    assert game.outcome is not None
    beacons = f" with {game.state.beacons} beacons burning" if game.outcome.won else ""
    print(f"\n{'WON' if game.outcome.won else 'LOST'}: {game.outcome.reason}{beacons}.")
    return 0


def play(game: LongNight, file: Path) -> None:
    """Ask and answer until the game is over."""
    partner = Streams(secrets.randbelow(2**32))
    game.listen(say)
    while (decision := game.decision) is not None:
        keep(game, file)
        if decision.player == PARTNER:
            theirs = partner.pick("partner", decision.options)
            if theirs != PASS and decision.kind in ("watch", "ward", "burn"):
                print(f"  - your partner plays {game.title(theirs)}")
            game.choose(theirs)
            continue
        option = ask(game, decision)
        if option is None:
            undo(game)
        else:
            game.choose(option)


def ask(game: LongNight, decision: Decision) -> int | None:
    """The player's answer, or None for undo."""
    show(game)
    if decision.picked:
        print(f"  picked so far: {', '.join(map(game.title, decision.picked))}")
    print(QUESTIONS[decision.kind])
    for number, option in enumerate(decision.options, 1):
        print(f"  {number}  {describe(game, decision, option)}")
    while True:
        answer = input("> ").strip().casefold()
        if answer == "u":
            return None
        if answer == "q":
            raise EOFError
        numbers = {str(number): option for number, option in enumerate(decision.options, 1)}
        if answer in numbers:
            return numbers[answer]
        print(RULES if answer in ("?", "help") else f"Please type a number from 1 to {len(numbers)}, u, ? or q.")


def undo(game: LongNight) -> None:
    """Back to my last choice."""
    try:
        game.undo()
        while game.decision and game.decision.player != ME and game.answers:
            game.undo()
    except WaybreadError as error:
        print(error)


def describe(game: LongNight, decision: Decision, option: int) -> str:
    """An option in words."""
    if option == PASS:
        return DECLINES.get(decision.kind, "no")
    if decision.kind in ABOUT_WATCHERS:
        return "you" if option == ME else "your partner"
    return f"{game.title(option)}: {CARDS[game.state.identity[option]].text}"


def show(game: LongNight) -> None:
    """What the player may know."""
    view = game.view(ME)
    beacons = "*" * view["beacons"] + "." * max(0, BEACONS - view["beacons"])
    print(
        f"\nNight {view['night']} of {NIGHTS}   beacons {beacons}   gloom {view['gloom']}   "
        f"light {view['light']}   deck {view['deck']}"
    )
    print(f"  your hand: {', '.join(view['hand'].values()) or 'empty'}")
    print(
        f"  your stake: {', '.join(view['stake'].values()) or 'none'}   your partner: "
        f"{view['hands'][PARTNER]} cards, {view['staked'][PARTNER]} staked"
    )


def say(event: Event) -> None:
    """What happened, as far as the player may know."""
    facts = event.seen_by(ME)
    if event.kind == "discarded":
        print(f"  - {facts['card']} goes to the discards")
    elif event.kind == "dawn":
        end = "held" if int(str(facts["light"])) >= int(str(facts["gloom"])) else "a beacon goes out"
        print(f"  - dawn: light {facts['light']} against gloom {facts['gloom']}: {end}")


def keep(game: LongNight, file: Path) -> None:
    """Save whole or not at all: a crash leaves the old file or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    with new.open("w", encoding="utf-8") as out:
        out.write(game.save())
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)


def resume(file: Path) -> LongNight | None:
    """The game that was left, if there is one that can be read."""
    try:
        game = LongNight.load(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (UnicodeDecodeError, SaveError) as error:
        said = str(error) if isinstance(error, SaveError) else "This is no save: it is not a text in UTF-8."
        spare = next(each for n in count(1) if not (each := file.with_suffix(f".unread{n}.json")).exists())
        file.replace(spare)
        print(f"{said} A new watch begins; the file is kept as {spare}.")
        return None
    print(f"The watch goes on from {file}.")
    return game


if __name__ == "__main__":
    sys.exit(main())
