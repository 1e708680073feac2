"""A recorded game: its setup, seed and choices, with a trace that names nothing.

For each choice the trace keeps the seat, the rule id, the number of options, the index of the chosen one and a
checksum of the table: printed numbers and tokens by zone. None of it depends on how the code calls things, so a
recording survives renames and notices changed rules.
"""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from waybread.cardgame import CardGame
from waybread.journeys import CompanionGame, JourneyGame
from waybread.journeys.state import GuidedState
from waybread.kernel import Decision, Game, Json

FOLDER: Final = Path(__file__).parent
BOXES: Final = FOLDER.parent / "cardgame" / "boxes"
GAMES: Final[dict[str, type[Game[Any]]]] = {each.name: each for each in (CardGame, JourneyGame, CompanionGame)}


@dataclass(slots=True)
class Recording:
    """One game from its setup to its end, or to where the recording stops."""

    name: str
    game: str
    setup: dict[str, Json]
    seed: int
    seats: list[int] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    options: list[int] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    won: bool | None = None

    def note(self, game: Game[Any], decision: Decision, pick: int) -> None:
        """Add one choice, before it is made."""
        self.seats.append(decision.player)
        self.rules.append(decision.rule)
        self.options.append(len(decision.options))
        self.picks.append(pick)
        self.tables.append(checksum(game))

    def begin(self) -> Game[Any]:
        """Return the game at its first decision."""
        return GAMES[self.game].new(self.setup, self.seed)


def replay(recording: Recording) -> str | None:
    """Play a recorded game again; return where and how it differs, or None."""
    game = recording.begin()
    for number, pick in enumerate(recording.picks):
        decision = game.decision
        if decision is None:
            return f"choice {number}: the game is over, {len(recording.picks) - number} choices early"
        now = decision.player, decision.rule, len(decision.options), checksum(game)
        then = recording.seats[number], recording.rules[number], recording.options[number], recording.tables[number]
        if now != then:
            return f"choice {number} ({decision.kind}): seat, rule, options and table were {then} and are {now}"
        game.choose(decision.options[pick])
    won = None if game.outcome is None else game.outcome.won
    return None if won == recording.won else f"at the end: won was {recording.won} and is {won}"


def checksum(game: Game[Any]) -> int:
    """Return 16 bits of what lies on the table: printed numbers and tokens by zone."""
    return zlib.crc32(repr(table_of(game)).encode()) & 0xFFFF


def table_of(game: Game[Any]) -> list[Any]:
    """Return the printed numbers and tokens on the table, in an order that no id or name decides."""
    if isinstance(game, CardGame):
        return _cardgame(game)
    if isinstance(game, JourneyGame):
        return [*_guided(game.state), *_journey(game)]
    assert isinstance(game, CompanionGame)
    return [*_guided(game.state), game.state.pane is None]


def _cardgame(game: CardGame) -> list[Any]:
    state = game.state
    cards = [
        (
            int(zone), state.controller[card], card in state.exhausted, card in state.facedown,
            state.damage.get(card, 0), state.progress.get(card, 0), state.resources.get(card, 0),
            *_numbers(printed.cost, printed.threat_cost, printed.willpower, printed.attack, printed.defense,
                      printed.hit_points, printed.engagement_cost, printed.threat, printed.quest_points),
        )
        for card, (zone, printed) in enumerate(zip(state.zone, state.cards, strict=True))
    ]  # fmt: skip
    return [state.threat, state.first_player, sorted(cards)]


def _journey(game: JourneyGame) -> list[Any]:
    state = game.state
    cards = [
        (
            int(zone), state.owner[card], card in state.facedown, state.depletion.get(card, 0),
            printed.success, printed.fate, printed.experience, printed.tier, printed.tokens, printed.lore,
            *sorted(printed.values.values()),
        )
        for card, (zone, printed) in enumerate(zip(state.zone, state.cards, strict=True))
    ]  # fmt: skip
    return [state.inspiration, state.position, state.actions, state.moves, sorted(cards)]


def _guided(state: GuidedState) -> list[Any]:
    groups = [[(each.health, each.armour, each.sorcery) for each in group.figures] for group in state.groups]
    return [state.round, state.app.threat, state.defeated, groups, len(state.tokens), len(state.unexplored)]


def _numbers(*printed: int | None) -> Iterable[int]:
    return (-1 if each is None else each for each in printed)


def of_boxes() -> dict[str, Path]:
    """Return the recordings that boxes after the core set keep beside their tests, by the name of the box."""
    return {each.parent.name: each for each in sorted(BOXES.glob("*/recorded.json.xz"))}


def read(file: Path) -> list[Recording]:
    """Read the recordings of a file."""
    return [Recording(**each) for each in json.loads(lzma.decompress(file.read_bytes()))]


def write(file: Path, recordings: Sequence[Recording]) -> None:
    """Write recordings to a file."""
    text = json.dumps([asdict(each) for each in recordings], ensure_ascii=False, separators=(",", ":"))
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
