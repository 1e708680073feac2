"""One game of the card game, watched: what is written down of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from waybread.bots import Bot, Seat
from waybread.cardgame import ELIMINATION_LEVEL, SCENARIOS, CardGame, Stat, staging_threat, stat
from waybread.kernel import Event, Json, Keep, stream_start
from waybread.sim.game_terms import GameTerms, Listing
from waybread.sim.players import Player, bots_words, unpacked_player
from waybread.sim.study import SeedResult, StudyError

WORDS: Final = GameTerms(
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
)
MEASURES: Final = tuple(WORDS.measures)
"""What is looked at as the planning phase of each round begins: the highest dial, and totals of all players."""
_EVERYBODY: Final = "every player has been eliminated"
_CAUSES: Final = {
    ("threat",): f"threat reached {ELIMINATION_LEVEL}",
    ("heroes",): "the last hero fell",
    ("heroes", "threat"): f"some players' heroes fell, others' threat reached {ELIMINATION_LEVEL}",
}


@dataclass(frozen=True, slots=True)
class Party:
    """A table to be played at: a setup with its decks, and who plays."""

    name: str
    setup: dict[str, Json]
    players: tuple[Player, ...]

    def packed(self) -> dict[str, Json]:
        """As plain data."""
        return {"name": self.name, "setup": self.setup, "players": [asdict(each) for each in self.players]}

    @staticmethod
    def unpacked(data: Json) -> Party:
        """From plain data."""
        if isinstance(data, dict):
            name, setup, players = data.get("name"), data.get("setup"), data.get("players")
            if isinstance(name, str) and isinstance(setup, dict) and isinstance(players, list):
                return Party(name, setup, tuple(map(unpacked_player, players)))
        raise StudyError("The first line of the results makes no sense: it names no decks and players.")

    @property
    def words(self) -> GameTerms:
        """What is looked at in the card game."""
        return WORDS

    @property
    def title(self) -> str:
        """The scenario as people call it."""
        return SCENARIOS[str(self.setup["scenario"])].title

    def heading(self) -> str:
        """What is played, how and by whom."""
        seats = len(self.players)
        mode = "easy" if self.setup.get("easy") else "standard"
        return f"{self.title}, {mode} mode, {seats} player{'s' if seats > 1 else ''}, {bots_words(self.players)}"

    def watched(self, seed: int) -> SeedResult:
        """One game, as it is written down."""
        watch = GameWatch()
        return watch.seen(play(self, seed, watch))

    def renamed(self, name: str) -> Party:
        """The same under another name."""
        return Party(name, self.setup, self.players)

    def listings(self) -> Iterator[Listing]:
        """The deck of each seat."""
        for seat, deck in enumerate(self.setup["decks"], 1):
            rows = [(title, "1") for title in deck["heroes"]]
            rows += [(title, str(count)) for title, count in deck["cards"].items()]
            title = f"{self.name}, seat {seat}: its cards"
            yield Listing(title, ("card", "copies"), rows, "Heroes and cards of the deck")

    def bots(self, seed: int) -> list[Bot]:
        """A bot for each seat, each with a chance of its own."""
        return [each.bot(CardGame.name, stream_start(seed, f"bot {seat}")) for seat, each in enumerate(self.players)]


class GameWatch:
    """Listens to a game and looks at the table once a round."""

    def __init__(self) -> None:
        self.curves: list[list[int]] = [[] for _ in MEASURES]
        self.eliminated: list[str] = []
        self.game: CardGame | None = None

    def hear(self, event: Event) -> None:
        """Something happened."""
        if event.kind == "phase":
            if event.facts["phase"] == "planning" and self.game is not None:
                for curve, value in zip(self.curves, measured(self.game), strict=True):
                    curve.append(value)
        elif event.kind == "eliminated":
            self.eliminated.append(str(event.facts["reason"]))

    def seen(self, game: CardGame) -> SeedResult:
        """The game as it is written down, once it is over."""
        outcome = game.outcome
        if outcome is None:
            raise StudyError("the game asks nobody, but has not ended.")
        return {
            "won": outcome.won,
            "rounds": game.state.round,
            "cause": "" if outcome.won else self._cause(outcome.reason),
            "score": dict(outcome.score),
            "curves": [list(each) for each in self.curves],
        }

    def _cause(self, reason: str) -> str:
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


def play(party: Party, seed: int, watch: GameWatch, bots: Sequence[Bot] | None = None) -> CardGame:
    """Play one game to its end, watched; returns the game as it ended."""
    game = CardGame.new(party.setup, seed, Keep.SEARCH, watch.hear)
    watch.game = game
    bots = party.bots(seed) if bots is None else bots
    while game.decision is not None:
        game.choose(bots[game.decision.player].choose(Seat(game)))
    watch.game = None
    return game
