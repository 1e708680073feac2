"""One adventure of journeys, watched: what is written down of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from waybread.journeys import ADVENTURES, CARDS, CardType, JourneyGame
from waybread.kernel import Event
from waybread.sim.players import bots_description
from waybread.sim.simulated_party import GameTerms, Listing, SimulatedParty, Watch
from waybread.sim.study import SeedResult

TERMS: Final = GameTerms(
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
    members="heroes",
)
_DEFEATED: Final = ("a hero has been defeated", "every hero has been defeated")


@dataclass(frozen=True, slots=True)
class JourneyParty(SimulatedParty):
    """Heroes on an adventure, and who plays them."""

    kind = JourneyGame
    terms = TERMS
    mark: ClassVar = {"game": JourneyGame.name}

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
        return f"{self.title}, {mode}, {heroes} hero{'es' if heroes > 1 else ''}, {bots_description(self.players)}"

    def listings(self) -> Iterator[Listing]:
        """Each hero's role and what they carry and know."""
        for hero in self.setup["heroes"]:
            keys = [*hero.get("items", ()), hero.get("trinket", ""), *hero.get("skills", ()), *hero.get("titles", ())]
            rows = [("role", hero["role"]), *(("card", CARDS[key].title) for key in keys if key)]
            title = f"{self.name}, {hero['hero']}: role and cards"
            yield Listing(title, ("what", "which"), rows, f"Role and cards of {hero['hero']}")

    def watched(self, seed: int) -> SeedResult:
        """One adventure, as it is written down."""
        watch = JourneyWatch()
        return watch.result(self.play(seed, watch))


class JourneyWatch(Watch[JourneyGame]):
    """Listens to an adventure and looks at the table as each round begins."""

    def __init__(self) -> None:
        super().__init__(len(TERMS.measures), measured)
        self._stands: dict[int, str] = {}
        self._fell: set[str] = set()

    def begin(self, game: JourneyGame) -> None:
        """Watch an adventure; its first round may have begun as it was dealt."""
        super().begin(game)
        if game.state.round:
            self.look()

    def hear(self, event: Event) -> None:
        """Something happened."""
        if event.kind == "round":
            self.look()
        elif event.kind == "last stand":
            self._stands[int(str(event.facts["hero"]))] = str(event.facts["what"])
        elif event.kind == "hero defeated":
            self._fell.add(self._stands.get(int(str(event.facts["hero"])), ""))

    def cause(self, reason: str) -> str:
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
