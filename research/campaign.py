"""Let bots play a whole campaign, from the first scenario to the last: ``python -m research.campaign``.

``scout``, which sees only what its seats see, tries each scenario first. Then the player of ``research.rehearsal``
takes over, which knows the hidden cards. A lost scenario is played again from the same log. The log is on disk between
games. Every game is recorded (setup, seed, answers) so that a test can replay it without a bot.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from research.rehearsal import rehearse
from waybread.bots import Scout, play
from waybread.cardgame import CARDS, CardGame, CardType, Deck, Sphere, deck
from waybread.cardgame.campaign import (
    Log,
    Plan,
    Preparation,
    hero_card,
    is_fallen,
    load,
    new_log,
    prepare,
    record,
    save,
)
from waybread.kernel import WaybreadError

PLAYERS = ("Ann", "Bob", "Cem")
HEROES = (("Aragorn", "Théodred", "Glóin"), ("Gimli", "Legolas", "Thalin"), ("Éowyn", "Eleanor", "Dúnhere"))
SPHERES = (
    (Sphere.LEADERSHIP, Sphere.SPIRIT), (Sphere.TACTICS, Sphere.LEADERSHIP), (Sphere.SPIRIT, Sphere.LEADERSHIP),
)  # fmt: skip
"""Of the first, all cards; of the second, allies until there are fifty."""
MOST = 20
"""So often a scenario is tried."""


# Before a game ------------------------------------------------------------------------


def fifty(seat: int, heroes: tuple[str, ...]) -> Deck:
    """A legal deck for a seat, three of each card."""
    main, rest = SPHERES[seat]
    playable = [
        card
        for card in CARDS.values()
        if card.set_name == "Core Set" and not card.encounter_set and card.campaign is None
        if card.type in (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
    ]
    found = {card.title: 3 for card in playable if card.sphere is main or card.title == "Gandalf"}
    for card in playable:
        if card.sphere is rest and card.type is CardType.ALLY and (missing := 50 - sum(found.values())) > 0:
            found[card.title] = min(3, missing)
    return deck(heroes, found)


def set_up(log: Log, *, easy: bool = False, swaps: Mapping[str, str] | None = None) -> tuple[Preparation, list[Plan]]:
    """The next game of a campaign, and what the players decided for it.

    Whoever has a fallen hero takes the first one offered; heroes are swapped as wished, once a scenario is won; who
    has 1 hit point left is healed; every boon is taken, one by each player in turn.
    """
    scenario = log.scenario
    if scenario is None:
        raise WaybreadError("The campaign is over.")
    wishes = {old: new for old, new in (swaps or {}).items() if log.won and not is_fallen(log, old)}
    plans = [
        Plan(swap=next(((hero, wishes[hero]) for hero in each.heroes if hero in wishes), None)) for each in log.players
    ]
    while True:
        decks = [fifty(seat, _heroes(log, seat, plan)) for seat, plan in enumerate(plans)]
        found = prepare(log, scenario, decks, plans, easy=easy)
        if found.problems:
            raise WaybreadError(" ".join(found.problems))
        if not _decide(found, plans):
            return found, plans


def _heroes(log: Log, seat: int, plan: Plan) -> tuple[str, ...]:
    """The heroes that a player now plays."""
    changes = {**plan.replacements, **dict([plan.swap] if plan.swap else [])}
    return tuple(changes.get(each, each) for each in log.players[seat].heroes) or HEROES[seat]


def _decide(found: Preparation, plans: list[Plan]) -> bool:
    """Answer one of the questions that are open; False where there is nothing more to say."""
    for asked in found.questions:
        plan = plans[asked.player]
        if asked.kind == "replace":
            wishes = {**plan.replacements, asked.about: asked.options[0]}
            plans[asked.player] = replace(plan, replacements=wishes)
            return True
        if asked.kind == "heal" and _badly_hurt(found.log, asked.about):
            plans[asked.player] = replace(plan, heal=(*plan.heal, asked.about))
            return True
        if asked.kind == "boon":
            seat = min(range(len(plans)), key=lambda each: plans[each].boons.get(asked.about, 0))
            boons = {**plans[seat].boons, asked.about: plans[seat].boons.get(asked.about, 0) + 1}
            plans[seat] = replace(plans[seat], boons=boons)
            return True
    return False


def _badly_hurt(log: Log, hero: str) -> bool:
    card = hero_card(hero)
    return card is not None and log.damage.get(hero, 0) + 1 >= (card.hit_points or 0)


# The games ----------------------------------------------------------------------------


def play_game(game: CardGame, *, rehearsing: bool) -> CardGame | None:
    """The game when it is over; None where rehearsing found no way to win it."""
    if rehearsing:
        return rehearse(game, game.seed)
    play(game, [Scout() for _ in game.players])
    return game


def play_scenario(
    path: Path, *, easy: bool, seed: int, scouts: int, swaps: Mapping[str, str]
) -> list[Mapping[str, Any]]:
    """Play the scenario that is next until it is won, and enter it; returns all games that were played to their end."""
    played: list[Mapping[str, Any]] = []
    for attempt in range(MOST):
        began = time.process_time()
        found, plans = set_up(load(path), easy=easy, swaps=swaps)
        if found.setup is None:
            raise WaybreadError("The next game could not be set up.")
        rehearsing = attempt >= scouts
        game = play_game(CardGame.new(found.setup, seed + attempt), rehearsing=rehearsing)
        verdict = "given up" if game is None else "won" if game.outcome and game.outcome.won else "lost"
        player = "rehearsing" if rehearsing else "scout"
        print(f"{found.setup['scenario']}: {verdict} by {player}, {time.process_time() - began:.0f} s", flush=True)
        if game is None:
            continue  # as if it had never been set up
        save(found.log, path)  # what a setup enters stays, though the game be lost
        told = {"won": verdict == "won", "by": player, "plans": [_told(each) for each in plans]}
        played.append({**told, "setup": game.setup, "seed": game.seed, "answers": list(game.answers)})
        save(record(load(path), game), path)
        if verdict == "won":
            return played
    raise WaybreadError(f"The scenario was not won in {MOST} tries.")


def _told(plan: Plan) -> dict[str, Any]:
    """What a player decided, as far as there was something."""
    return {name: value for name, value in asdict(plan).items() if value}


def play_campaign(
    path: Path, *, expert: bool, easy: bool, seed: int, scouts: Sequence[int], swaps: Mapping[str, str]
) -> list[Mapping[str, Any]]:
    """Play until the last scenario is won; returns the games that were played to their end."""
    save(new_log(PLAYERS, expert=expert), path)
    played: list[Mapping[str, Any]] = []
    for tries in scouts:
        played += play_scenario(path, easy=easy, seed=seed, scouts=tries, swaps=swaps)
    return played


def main() -> int:
    """Play a campaign and write down what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--expert", action="store_true", help="play in expert mode")
    parser.add_argument("--easy", action="store_true", help="play the scenarios in easy mode")
    parser.add_argument(
        "--scouts",
        type=int,
        nargs=3,
        default=(3, 3, 1),
        help="scout's tries at each of the three scenarios (default: 3 3 1)",
    )
    parser.add_argument(
        "--swap",
        action="append",
        default=[],
        metavar="OLD=NEW",
        help="swap a hero where the rules allow it (repeatable)",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of each scenario's first game (default: 1)")
    parser.add_argument(
        "--log", type=Path, default=Path("build/campaign.txt"), help="the campaign log (default: build/campaign.txt)"
    )
    parser.add_argument(
        "--games",
        type=Path,
        default=Path("build/campaign.json"),
        help="the recorded games (default: build/campaign.json)",
    )
    chosen = parser.parse_args()
    chosen.log.parent.mkdir(parents=True, exist_ok=True)
    swaps = dict(each.split("=", 1) for each in chosen.swap)
    games = play_campaign(
        chosen.log, expert=chosen.expert, easy=chosen.easy, seed=chosen.seed, scouts=chosen.scouts, swaps=swaps
    )
    head = json.dumps({"players": PLAYERS, "expert": chosen.expert, "easy": chosen.easy})
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in games)  # a line for each game
    chosen.games.write_text(f'{head[:-1]}, "games": [\n{lines}\n]}}\n', encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
