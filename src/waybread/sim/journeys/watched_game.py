"""One adventure of journeys, watched: what is written down of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Final

from waybread.bots import Bot, Seat
from waybread.bots.journeys import NO_GOALS, JourneyScout, StoryGoals
from waybread.journeys import ADVENTURES, CARDS, CardType, JourneyGame
from waybread.kernel import Event, Json, Keep, stream_start
from waybread.sim.game_terms import GameTerms, Listing
from waybread.sim.players import Player, bots_words, unpacked_player
from waybread.sim.study import SeedResult, StudyError

GAME: Final = JourneyGame.name
"""What parties of this game are marked with in results."""
WORDS: Final = GameTerms(
    measures={
        "threat": "Threat",
        "damage": "Damage cards of all heroes",
        "fear": "Fear cards of all heroes",
        "inspiration": "Inspiration of all heroes",
        "prepared": "Cards prepared",
        "enemies": "Enemies on the map",
        "unexplored": "Unexplored tiles",
        "done": "Objectives done",
    },
    moment="a round begins",
    moment_in_full="a round begins",
    score=("rounds", "threat", "heroes", "lore", "experience"),
    score_title="at the end of won adventures",
    party="party",
    parties="parties",
)
_DEFEATED: Final = ("a hero has been defeated", "every hero has been defeated")


@dataclass(frozen=True, slots=True)
class JourneyParty:
    """Heroes on an adventure, and who plays them."""

    name: str
    setup: dict[str, Json]
    players: tuple[Player, ...]

    @property
    def words(self) -> GameTerms:
        """What is looked at in journeys."""
        return WORDS

    @property
    def title(self) -> str:
        """The adventure, as its words call it, or from its key."""
        key = str(self.setup["adventure"])
        known = ADVENTURES[key].texts if key in ADVENTURES else {}
        return known.get("title", key.replace("-", " ").title())

    def heading(self) -> str:
        """What is played, how and by whom."""
        heroes = len(self.setup["heroes"])
        mode = self.setup.get("difficulty", "normal")
        return f"{self.title}, {mode}, {heroes} hero{'es' if heroes > 1 else ''}, {bots_words(self.players)}"

    def packed(self) -> dict[str, Json]:
        """As plain data."""
        players: list[Json] = [asdict(each) for each in self.players]
        return {"game": GAME, "name": self.name, "setup": self.setup, "players": players}

    @staticmethod
    def unpacked(data: Json) -> JourneyParty:
        """From plain data."""
        if isinstance(data, dict):
            name, setup, players = data.get("name"), data.get("setup"), data.get("players")
            if isinstance(name, str) and isinstance(setup, dict) and isinstance(players, list):
                return JourneyParty(name, setup, tuple(map(unpacked_player, players)))
        raise StudyError("The first line of the results makes no sense: it names no heroes and players.")

    def renamed(self, name: str) -> JourneyParty:
        """The same under another name."""
        return JourneyParty(name, self.setup, self.players)

    def listings(self) -> Iterator[Listing]:
        """Each hero's role and what they carry and know."""
        for hero in self.setup["heroes"]:
            keys = [*hero.get("items", ()), hero.get("trinket", ""), *hero.get("skills", ()), *hero.get("titles", ())]
            rows = [("role", hero["role"]), *(("card", CARDS[key].title) for key in keys if key)]
            title = f"{self.name}, {hero['hero']}: role and cards"
            yield Listing(title, ("what", "which"), rows, f"Role and cards of {hero['hero']}")

    def bots(self, seed: int, goals: StoryGoals = NO_GOALS) -> list[Bot]:
        """A bot for each seat, each with a chance of its own; ``scout`` may have goals besides winning."""
        bots = [each.bot(GAME, stream_start(seed, f"bot {seat}")) for seat, each in enumerate(self.players)]
        for each in bots:
            if isinstance(each, JourneyScout):
                each.pursue(goals)
        return bots

    def watched(self, seed: int) -> SeedResult:
        """One adventure, as it is written down."""
        watch = JourneyWatch()
        game = JourneyGame.new(self.setup, seed, Keep.SEARCH, watch.hear)
        watch.game = game
        watch.look()
        bots = self.bots(seed)
        while game.decision is not None:
            game.choose(bots[game.decision.player].choose(Seat(game)))
        watch.game = None
        return watch.seen(game)


class JourneyWatch:
    """Listens to an adventure and looks at the table once a round."""

    def __init__(self) -> None:
        self.curves: list[list[int]] = [[] for _ in WORDS.measures]
        self.game: JourneyGame | None = None
        self._stands: dict[int, str] = {}
        self._fell: set[str] = set()

    def hear(self, event: Event) -> None:
        """Something happened."""
        if event.kind == "round":
            self.look()
        elif event.kind == "last stand":
            self._stands[int(str(event.facts["hero"]))] = str(event.facts["what"])
        elif event.kind == "hero defeated":
            self._fell.add(self._stands.get(int(str(event.facts["hero"])), ""))

    def look(self) -> None:
        """Look at the table, once a round has begun."""
        if self.game is not None and self.game.state.round > len(self.curves[0]):
            for curve, value in zip(self.curves, measured(self.game), strict=True):
                curve.append(value)

    def seen(self, game: JourneyGame) -> SeedResult:
        """The adventure as it is written down, once it is over."""
        outcome = game.outcome
        if outcome is None:
            raise StudyError("the game asks nobody, but has not ended.")
        return {
            "won": outcome.won,
            "rounds": game.state.round,
            "cause": "" if outcome.won else self._cause(outcome.reason),
            "score": dict(outcome.score) if outcome.won else {},
            "curves": [list(each) for each in self.curves],
        }

    def _cause(self, reason: str) -> str:
        """Why it was lost; of a defeat, whether damage or fear did it."""
        by = " and ".join(sorted(self._fell - {""}))
        return f"{reason} by {by}" if reason in _DEFEATED and by else reason


def measured(game: JourneyGame) -> tuple[int, ...]:
    """The measures, in their order."""
    state = game.state
    objectives = [each.name for each in game.adventure.objectives]
    return (
        state.app.threat,
        sum(len(game.harm_of(hero, CardType.DAMAGE)) for hero in game.heroes),
        sum(len(game.harm_of(hero, CardType.FEAR)) for hero in game.heroes),
        sum(state.inspiration),
        sum(map(len, state.prepared)),
        sum(len(each.figures) for each in state.groups),
        len(state.unexplored),
        objectives.index(state.app.objective) if state.app.objective in objectives else len(objectives),
    )
