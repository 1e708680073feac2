"""Record games for ``tests/recorded``: ``python -m tools.record``.

Every scenario with 1 to 4 players, every adventure with 1 to 5 heroes at the screen and in table mode, and whole
campaigns of both games. Players are ``scout`` with some random picks, so that unusual options are recorded too. Run it
only when rules have changed on purpose; the commit says which and why.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.cardgame.boxes import scenarios_of
from tests.cardgame.plug import deck as every_card
from tests.journeys.plug import setup as journey_setup
from tests.recorded.recording import BOXES, FOLDER, Recording, read, write
from waybread.bots import random_policy, scout_policy
from waybread.bots.journeys import journey_policy
from waybread.cardgame import CardGame, deckfiles
from waybread.journeys import ADVENTURES, CompanionGame, JourneyGame, stories
from waybread.journeys.campaign import Stage, embark, finish, setup_of
from waybread.journeys.script import conclude
from waybread.kernel import Decision, Game, Json, Streams, saves
from waybread.sim.journeys import new_campaign, suggest_choices, visit_camp

RANDOM: Final = 15
"""Percent of the picks that are random."""
MOST_CHOICES: Final = 600
CAMPAIGNS: Final = tuple(Path("tests/data").glob("campaign_won*.json"))


def main() -> int:
    """Record all games, or those whose names contain a word."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORD", help="record only games whose names contain WORD")
    parser.add_argument("--box", metavar="NAME", help="record the scenarios of a later box, beside its tests")
    chosen = parser.parse_args()
    if chosen.box:
        file = BOXES / chosen.box / "recorded.json.xz"
        write(file, list(_scenarios(chosen.box)))
        print(f"{file}: {file.stat().st_size:,} bytes")
        return 0
    for kind, games in (
        ("cardgame", _cardgame()),
        ("journeys", _journeys()),
        ("companion", _adventures(CompanionGame.name, ("hard", "normal"))),
    ):
        file = FOLDER / f"{kind}.json.xz"
        kept = {each.name: each for each in read(file)} if chosen.only else {}
        for recording in games:
            if chosen.only in recording.name:
                kept[recording.name] = recording
        write(file, list(kept.values()))
        choices = sum(len(each.picks) for each in kept.values())
        print(f"{file.name}: {len(kept)} games, {choices:,} choices, {file.stat().st_size:,} bytes")
    return 0


def _scenarios(box: str) -> Iterator[Recording]:
    shipped = [deckfiles.open_deck(each).deck().setup() for each in deckfiles.starters()[:4]]
    for number, scenario in enumerate(sorted(scenarios_of(box))):
        for players in range(1, 5):
            for easy in (False, True):
                decks = [every_card(seat, box) for seat in range(players)] if easy else shipped[:players]
                setup: dict[str, Json] = {"scenario": scenario, "easy": easy, "decks": decks}
                name = f"{scenario} {players}p{' easy' if easy else ''}"
                yield _record(Recording(name, "cardgame", setup, 1000 * number + 10 * players + easy))[0]


def _cardgame() -> Iterator[Recording]:
    yield from _scenarios("core")
    for file in CAMPAIGNS:
        for number, each in enumerate(json.loads(file.read_text(encoding="utf-8"))["games"], 1):
            setup = {**each["setup"], saves.IDS_IN_ORDER: True}  # the answers are from before ids were shuffled
            recording = Recording(f"{file.stem} {number}", "cardgame", setup, each["seed"])
            yield _record(recording, each["answers"])[0]


def _journeys() -> Iterator[Recording]:
    yield from _adventures(JourneyGame.name, ("normal", "hard"))
    for folder in stories.CAMPAIGNS:
        yield from _campaign(folder)


def _campaign(folder: Path) -> Iterator[Recording]:
    tale = stories.tales()[folder.name]
    campaign, number = new_campaign(tale, 3, "normal", 7), 0
    while campaign.stage is not Stage.OVER:
        campaign = visit_camp(campaign)
        campaign = embark(campaign, suggest_choices(campaign))
        number += 1
        recording = Recording(f"{folder.name} {number} {campaign.adventure}", "journeys", setup_of(campaign), number)
        recording, game = _record(recording, most=100_000)
        yield recording
        if not isinstance(game, JourneyGame):
            raise TypeError(f"{recording.name} is not an adventure")
        campaign = finish(campaign, conclude(tale, campaign, game))


def _adventures(game: str, difficulties: tuple[str, str]) -> Iterator[Recording]:
    """Every adventure with 1 to 5 heroes, the difficulties in turn."""
    for number, adventure in enumerate(sorted(ADVENTURES)):
        for heroes in range(1, 6):
            difficulty = difficulties[(number + heroes) % 2]
            setup = journey_setup(adventure, heroes, difficulty)
            name = f"{adventure} {heroes}h {difficulty}"
            yield _record(Recording(name, game, setup, 1000 * number + heroes))[0]


def _record(
    recording: Recording, answers: list[int] | None = None, most: int = MOST_CHOICES
) -> tuple[Recording, Game[Any]]:
    game, chance = recording.begin(), Streams(recording.seed)
    while game.decision is not None and len(recording.picks) < most:
        decision = game.decision
        option = _pick(game, decision, chance) if answers is None else answers[len(recording.picks)]
        recording.note(game, decision, decision.options.index(option))
        game.choose(option)
    recording.won = None if game.outcome is None else game.outcome.won
    return recording, game


def _pick(game: Game[Any], decision: Decision, chance: Streams) -> int:
    if chance.below("random", 100) >= RANDOM:
        if isinstance(game, CardGame):
            return scout_policy(game, decision, chance)
        if isinstance(game, JourneyGame):
            return journey_policy(game, decision, chance)
    return random_policy(game, decision, chance)


if __name__ == "__main__":
    raise SystemExit(main())
