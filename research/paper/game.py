"""The rules of the paper's game: one player, one stage, no card text."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from research.paper.cards import (
    DECK,
    ENEMIES,
    HEROES,
    KINDS,
    LOCATIONS,
    QUEST_POINTS,
    STARTING_THREAT,
    Kind,
)
from waybread.cardgame import ELIMINATION_LEVEL, CardType
from waybread.kernel import PASS, Decision, DecisionKind, Game, Json, Outcome, SetupError, State, Steps, Streams, group


class Ask(DecisionKind):
    """What is asked."""

    DEFEND = "defend"
    COMMIT = "commit"
    ATTACK = "attack"
    TRAVEL = "travel"
    PLAY = "play"


DIFFICULTIES: Final = ("easy", "medium", "hard")
GANDALF_LEAVES: Final = "gandalf leaves"
"""A reading: Gandalf leaves play when the round ends, as he does in the authors' code."""
IDLE_ROUNDS: Final = "idle rounds"
"""A reading: where nobody is committed nothing is revealed, as with the authors' random player."""
READINGS: Final = (GANDALF_LEAVES, IDLE_ROUNDS)

_HAND: Final = 7
_STAGED: Final = ("Forest Spider", "Old Forest Road")
_NONE: Final = -1


@dataclass(slots=True, kw_only=True)
class PaperState(State):
    """The table. Cards are ids; ``identity`` says which kind an id is. The first three are the heroes."""

    identity: list[int]
    readings: list[str] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the top card is the last
    encounter_deck: list[int] = field(default_factory=list)  # the top card is the last
    hand: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)
    exhausted: list[int] = field(default_factory=list)
    staging: list[int] = field(default_factory=list)
    engaged: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    damage: dict[int, int] = field(default_factory=dict)
    resources: list[int] = field(default_factory=lambda: [0] * len(HEROES))
    active_location: int = _NONE
    location_progress: int = 0
    progress: int = 0
    threat: int = STARTING_THREAT
    round: int = 0
    committed: list[int] = field(default_factory=list)  # loop variable of the commit step
    attacking: list[int] = field(default_factory=list)  # loop variable of the defense step: enemies yet to attack

    def clone(self) -> PaperState:
        """A state equal to this one that shares nothing with it."""
        return PaperState(
            stack=self.stack.copy(),
            streams=self.streams.clone(),
            outcome=self.outcome,
            identity=self.identity.copy(),
            readings=self.readings.copy(),
            deck=self.deck.copy(),
            encounter_deck=self.encounter_deck.copy(),
            hand=self.hand.copy(),
            characters=self.characters.copy(),
            exhausted=self.exhausted.copy(),
            staging=self.staging.copy(),
            engaged=self.engaged.copy(),
            discards=self.discards.copy(),
            damage=self.damage.copy(),
            resources=self.resources.copy(),
            active_location=self.active_location,
            location_progress=self.location_progress,
            progress=self.progress,
            threat=self.threat,
            round=self.round,
            committed=self.committed.copy(),
            attacking=self.attacking.copy(),
        )


class PaperGame(Game[PaperState]):
    """One game of the paper; the order of a round follows below."""

    __slots__ = ()
    name = "paper"
    state_type = PaperState

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> PaperState:
        """The table before the first round."""
        difficulty, readings = _checked(setup)
        encounter = ENEMIES if difficulty == "easy" else ENEMIES + LOCATIONS
        state = PaperState(
            stack=["resource"], streams=streams, identity=[*HEROES, *DECK, *encounter], readings=readings
        )  # fmt: skip
        first_ally, first_encounter = len(HEROES), len(HEROES) + len(DECK)
        state.characters = list(range(first_ally))
        state.deck = list(range(first_ally, first_encounter))
        state.encounter_deck = list(range(first_encounter, len(state.identity)))
        if difficulty == "hard":
            titles = [KINDS[kind].title for kind in state.identity]
            for title in _STAGED:
                card = titles.index(title)
                state.encounter_deck.remove(card)
                state.staging.append(card)
        streams.shuffle("deck", state.deck)
        streams.shuffle("encounter deck", state.encounter_deck)
        state.hand = [state.deck.pop() for _ in range(_HAND)]
        return state

    # Questions

    def kind(self, card: int) -> Kind:
        """The numbers of a card."""
        return KINDS[self.state.identity[card]]

    def ready(self) -> list[int]:
        """The characters that are not exhausted."""
        exhausted = self.state.exhausted
        return [each for each in self.state.characters if each not in exhausted]

    def heroes(self) -> list[int]:
        """The heroes who live."""
        return [each for each in self.state.characters if each in HEROES]

    def locations(self) -> list[int]:
        """The locations in the staging area."""
        return [each for each in self.state.staging if self.kind(each).type is CardType.LOCATION]

    def staging_threat(self) -> int:
        """The threat of all cards in the staging area."""
        identity = self.state.identity
        return sum([KINDS[identity[each]].threat for each in self.state.staging])

    def left(self, card: int) -> int:
        """The hit points that a card has left."""
        return self.kind(card).hit_points - self.state.damage.get(card, 0)

    # Verbs

    def raise_threat(self, amount: int) -> None:
        """Raise the threat dial; at 50 the game is lost."""
        state = self.state
        state.threat = min(ELIMINATION_LEVEL, state.threat + amount)
        if state.threat == ELIMINATION_LEVEL:
            self.end(Outcome(won=False, reason="threat has reached the elimination level"))

    def make_progress(self, amount: int) -> None:
        """Progress goes to the active location first; what is left over when it is explored goes to the quest."""
        state = self.state
        if state.active_location != _NONE:
            state.location_progress += amount
            amount = state.location_progress - self.kind(state.active_location).quest_points
            if amount < 0:
                return
            state.discards.append(state.active_location)
            state.active_location, state.location_progress = _NONE, 0
        state.progress = min(QUEST_POINTS, state.progress + amount)
        if state.progress == QUEST_POINTS:
            self.end(Outcome(won=True, reason="the quest is done", score={"rounds": state.round}))

    def strike(self, target: int, amount: int) -> None:
        """Deal damage; without hit points left a card is discarded, and without heroes the game is lost."""
        state = self.state
        if amount <= 0:
            return
        state.damage[target] = state.damage.get(target, 0) + amount
        if self.left(target) > 0:
            return
        self.discard(state.characters if target in state.characters else state.engaged, target)
        if target in HEROES:
            state.resources[target] = 0
            if not self.heroes():
                self.end(Outcome(won=False, reason="all heroes are dead"))

    def discard(self, place: list[int], card: int) -> None:
        """Put a card that was in play with the discards, and its damage away."""
        state = self.state
        place.remove(card)
        state.discards.append(card)
        state.damage.pop(card, None)
        if card in state.exhausted:
            state.exhausted.remove(card)

    def pay(self, cost: int) -> None:
        """Spend resources, the first hero's first: all are of one sphere."""
        resources = self.state.resources
        for hero in HEROES:
            spent = min(cost, resources[hero])
            resources[hero] -= spent
            cost -= spent

    # What the player may know

    @property
    def players(self) -> range:
        """The one player."""
        return range(1)

    def view(self, player: int | None) -> dict[str, Json]:
        """All but the order of the two decks; a spectator does not see the hand."""
        state = self.state
        view: dict[str, Json] = {
            "round": state.round,
            "threat": state.threat,
            "progress": state.progress,
            "resources": list(state.resources),
            "deck": len(state.deck),
            "encounter deck": len(state.encounter_deck),
            "characters": [self._seen(each) for each in state.characters],
            "staging": [self._seen(each) for each in state.staging],
            "engaged": [self._seen(each) for each in state.engaged],
            "discards": [self.kind(each).title for each in state.discards],
            "active location": None if state.active_location == _NONE else self._seen(state.active_location),
            "location progress": state.location_progress,
            "committed": list(state.committed),
            "attacking": list(state.attacking),
            "won": state.outcome.won if state.outcome else None,
        }
        if player is not None:
            view["hand"] = [self._seen(each) for each in state.hand]
            if self.decision is not None:
                view["options"] = list(self.decision.options)
        else:
            view["hand"] = len(state.hand)
        return view

    def _seen(self, card: int) -> Json:
        state = self.state
        return [card, self.kind(card).title, state.damage.get(card, 0), card in state.exhausted]

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """The order of both decks is dealt anew; what is in them is known."""
        identity = self.state.identity
        for stream, cards in (("deck", self.state.deck), ("encounter deck", self.state.encounter_deck)):
            kinds = sorted([identity[each] for each in cards])  # what is imagined does not hang on what is true
            streams.shuffle(stream, kinds)
            for card, kind in zip(cards, kinds, strict=True):
                identity[card] = kind


def _checked(setup: Mapping[str, Json]) -> tuple[str, list[str]]:
    """The difficulty and the readings of a setup."""
    if strange := setup.keys() - {"difficulty", "readings"}:
        raise SetupError(f"The paper's game is set up by 'difficulty' and 'readings', not by '{min(strange)}'.")
    difficulty, readings = setup.get("difficulty"), setup.get("readings", [])
    if not isinstance(difficulty, str) or difficulty not in DIFFICULTIES:
        raise SetupError(f"The difficulty of the paper's game is easy, medium or hard, not {difficulty!r}.")
    if not isinstance(readings, list):
        raise SetupError(f"The readings of the paper's game are a list, not {readings!r}.")
    for reading in readings:
        if reading not in READINGS:
            raise SetupError(f"The readings of the paper's game are {' and '.join(READINGS)}, not {reading!r}.")
    return difficulty, [each for each in READINGS if each in readings]


steps = Steps[PaperGame]()
PaperGame.steps = steps


@steps.step("resource")
def resource(game: PaperGame) -> None:
    """Each hero gets a resource, and a card is drawn."""
    state = game.state
    state.round += 1
    for hero in game.heroes():
        state.resources[hero] += 1
    if state.deck:
        state.hand.append(state.deck.pop())
    state.goto("planning")


@steps.step("planning")
def planning(game: PaperGame) -> Decision:
    """Play allies, one at a time."""
    state = game.state
    identity, funds = state.identity, sum(state.resources)
    playable = [each for each in state.hand if KINDS[identity[each]].cost <= funds]
    return Decision(0, Ask.PLAY, (*playable, PASS), "paper:planning")


@planning.answered
def played(game: PaperGame, option: int) -> None:
    """The ally comes into play ready."""
    state = game.state
    if option == PASS:
        state.goto("commit")
        return
    game.pay(game.kind(option).cost)
    state.hand.remove(option)
    state.characters.append(option)


@steps.step("commit")
def commit(game: PaperGame) -> Decision | None:
    """Commit characters to the quest."""
    state = game.state
    characters = state.characters
    ask = group(0, Ask.COMMIT, characters, "paper:commit", tuple(state.committed), least=0, most=len(characters))
    if ask is None:
        state.goto("staging")
    return ask


@commit.answered
def character_committed(game: PaperGame, option: int) -> None:
    """Characters exhaust to commit."""
    state = game.state
    if option == PASS:
        state.goto("staging")
    else:
        state.committed.append(option)
        state.exhausted.append(option)


@steps.step("staging")
def staging(game: PaperGame) -> None:
    """Reveal a card and resolve the quest."""
    state = game.state
    state.goto("travel")
    if not state.committed and IDLE_ROUNDS in state.readings:
        return
    if state.encounter_deck:
        state.staging.append(state.encounter_deck.pop())
    willpower = sum(game.kind(each).willpower for each in state.committed)
    state.committed.clear()
    result = willpower - game.staging_threat()
    if result > 0:
        game.make_progress(result)
    else:
        game.raise_threat(-result)


@steps.step("travel")
def travel(game: PaperGame) -> Decision | None:
    """Travel to a location, if none is active."""
    state = game.state
    locations = game.locations() if state.active_location == _NONE else []
    if not locations:
        state.goto("engagement")
        return None
    return Decision(0, Ask.TRAVEL, (*locations, PASS), "paper:travel")


@travel.answered
def travelled(game: PaperGame, option: int) -> None:
    """The location leaves the staging area."""
    state = game.state
    if option != PASS:
        state.staging.remove(option)
        state.active_location = option
    state.goto("engagement")


@steps.step("engagement")
def engagement(game: PaperGame) -> None:
    """Every enemy whose engagement cost the threat has reached engages."""
    state = game.state
    for card in state.staging.copy():
        kind = game.kind(card)
        if kind.type is CardType.ENEMY and kind.engagement_cost <= state.threat:
            state.staging.remove(card)
            state.engaged.append(card)
    state.attacking = state.engaged.copy()
    state.goto("defense")


@steps.step("defense")
def defense(game: PaperGame) -> Decision | None:
    """The engaged enemies attack in turn; without a ready character they hit a hero at random."""
    state = game.state
    while state.attacking:
        ready = game.ready()
        if ready:
            return Decision(0, Ask.DEFEND, tuple(ready), "paper:defense", about=state.attacking[0])
        enemy = state.attacking.pop(0)
        game.strike(state.streams.pick("undefended", game.heroes()), game.kind(enemy).attack)
    state.goto("attack")
    return None


@defense.answered
def defended(game: PaperGame, option: int) -> None:
    """The defender exhausts and takes what its defense does not hold off."""
    state = game.state
    enemy = state.attacking.pop(0)
    state.exhausted.append(option)
    game.strike(option, game.kind(enemy).attack - game.kind(option).defense)


@steps.step("attack")
def attack(game: PaperGame) -> Decision | None:
    """Ready characters attack, one at a time."""
    ready = game.ready() if game.state.engaged else []
    if not ready:
        game.state.goto("refresh")
        return None
    return Decision(0, Ask.ATTACK, (*ready, PASS), "paper:attack")


@attack.answered
def attacked(game: PaperGame, option: int) -> None:
    """The target is an engaged enemy at random; its whole defense holds against every attacker."""
    state = game.state
    if option == PASS:
        state.goto("refresh")
        return
    state.exhausted.append(option)
    target = state.streams.pick("attacked", state.engaged)
    game.strike(target, game.kind(option).attack - game.kind(target).defense)


@steps.step("refresh")
def refresh(game: PaperGame) -> None:
    """All ready; the threat rises by one."""
    state = game.state
    state.exhausted.clear()
    if GANDALF_LEAVES in state.readings:
        for card in state.characters.copy():
            if game.kind(card).neutral:
                game.discard(state.characters, card)
    state.goto("resource")
    game.raise_threat(1)
