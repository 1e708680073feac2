"""One game of the card game, watched: what is written down of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import ELIMINATION_LEVEL, SCENARIOS, CardGame, Stat, shown_name, staging_threat, stat
from waybread.kernel import Event
from waybread.sim.players import bots_description
from waybread.sim.simulated_party import GameTerms, Listing, SimulatedParty, Watch
from waybread.sim.study import SeedResult

TERMS: Final = GameTerms(
    measures={
        "threat": "Highest threat dial",
        "heroes": "Heroes in play",
        "allies": "Allies in play",
        "willpower": "Willpower of all characters",
        "staging threat": "Threat in the staging area",
        "resources": "Resources in pools",
        "hand": "Cards in hand",
    },
    moment="planning begins",
    moment_in_full="the planning phase of a round begins",
    score=("total", "threat", "fallen heroes", "damage", "rounds", "victory points"),
    score_title="score of won games (lower is better)",
    party="deck",
    parties="decks",
    members="decks",
)
MEASURES: Final = tuple(TERMS.measures)
"""What is looked at as the planning phase of each round begins: the highest dial, and totals of all players."""
_EVERYBODY: Final = "every player has been eliminated"
_CAUSES: Final = {
    ("threat",): f"threat reached {ELIMINATION_LEVEL}",
    ("heroes",): "the last hero fell",
    ("heroes", "threat"): f"some players' heroes fell, others' threat reached {ELIMINATION_LEVEL}",
}


@dataclass(frozen=True, slots=True)
class Party(SimulatedParty):
    """A table to be played at: a setup with its decks, and who plays."""

    kind = CardGame
    terms = TERMS

    @property
    def title(self) -> str:
        """The scenario as people call it."""
        return SCENARIOS[str(self.setup["scenario"])].title

    def heading(self) -> str:
        """What is played, how and by whom."""
        seats = len(self.players)
        mode = "easy" if self.setup.get("easy") else "standard"
        return f"{self.title}, {mode} mode, {seats} player{'s' if seats > 1 else ''}, {bots_description(self.players)}"

    def listings(self) -> Iterator[Listing]:
        """The deck of each seat."""
        for seat, deck in enumerate(self.setup["decks"], 1):
            rows = [(shown_name(title), "1") for title in deck["heroes"]]
            rows += [(shown_name(title), str(count)) for title, count in deck["cards"].items()]
            title = f"{self.name}, seat {seat}: its cards"
            yield Listing(title, ("card", "copies"), rows, "Heroes and cards of the deck")

    def watched(self, seed: int) -> SeedResult:
        """One game, as it is written down."""
        watch = GameWatch()
        return watch.result(self.play(seed, watch))


class GameWatch(Watch[CardGame]):
    """Listens to a game and looks at the table as each planning phase begins."""

    def __init__(self) -> None:
        super().__init__(len(MEASURES), measured)
        self.eliminated: list[str] = []

    def hear(self, event: Event) -> None:
        """Something happened."""
        if event.kind == "phase" and event.facts["phase"] == "planning":
            if self.game is None or not self.game.state.played:  # once a round, though players may be apart
                self.look()
        elif event.kind == "eliminated":
            self.eliminated.append(str(event.facts["reason"]))

    def cause(self, reason: str) -> str:
        """Why it was lost; where all were eliminated, by what."""
        return _CAUSES.get(tuple(sorted(set(self.eliminated))), reason) if reason == _EVERYBODY else reason


def measured(game: CardGame) -> tuple[int, ...]:
    """The measures, in their order."""
    state = game.state
    seats = game.order()
    characters = game.characters()
    allies = len(game.allies())
    return (
        max(state.threat[each] for each in seats),
        len(characters) - allies,
        allies,
        sum(stat(game, each, Stat.WILLPOWER) for each in characters),
        staging_threat(game),
        sum(state.resources.values()),
        sum(len(state.hands[each]) for each in seats),
    )
