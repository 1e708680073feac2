"""The Long Night: a tiny real game that uses nearly every part of the kernel.

Two watchers keep three beacons burning for four nights. Each night brings a gloom; the
watchers stake torches face down, play tricks in a window, suffer a gust that a ward can
cancel, and at dawn the light must match the gloom, or a beacon goes out.
``docs/kernel.md`` walks through this module.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.longnight.cards import CARDS, Ask
from waybread.kernel import (
    PASS,
    Decision,
    Effect,
    Event,
    Game,
    Json,
    Outcome,
    SetupError,
    State,
    Steps,
    Streams,
    group,
)

NIGHTS: Final = 4
BEACONS: Final = 3
HAND: Final = 4


@dataclass(slots=True, kw_only=True)
class NightState(State):
    """Everything on the table. Cards are ids; ``identity`` says which card an id is."""

    identity: list[int]
    deck: list[int]  # the top card is the last
    beacons: int
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    staked: list[list[int]] = field(default_factory=lambda: [[], []])
    discards: list[int] = field(default_factory=list)
    seen: list[list[int]] = field(default_factory=lambda: [[], []])  # hidden cards a player knows
    night: int = 0
    gloom: int = 0
    light: int = 0
    active: int = 0  # loop variable of steps 2 and 3: whose turn it is
    picked: list[int] = field(default_factory=list)  # loop variable of step 2: the stake so far
    passes: int = 0  # loop variable of step 3: passes in a row

    def clone(self) -> "NightState":
        return NightState(
            stack=self.stack.copy(),
            streams=self.streams.clone(),
            outcome=self.outcome,
            identity=self.identity.copy(),
            deck=self.deck.copy(),
            beacons=self.beacons,
            hands=[hand.copy() for hand in self.hands],
            staked=[stake.copy() for stake in self.staked],
            discards=self.discards.copy(),
            seen=[cards.copy() for cards in self.seen],
            night=self.night,
            gloom=self.gloom,
            light=self.light,
            active=self.active,
            picked=self.picked.copy(),
            passes=self.passes,
        )


class LongNight(Game[NightState]):
    """The rules; the timing chart follows below."""

    __slots__ = ()
    name = "long-night"
    state_type = NightState

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> NightState:
        if strange := setup.keys() - {"beacons"}:
            raise SetupError(f"The watch is set up by 'beacons' alone, not by '{min(strange)}'.")
        beacons = setup.get("beacons", BEACONS)
        if type(beacons) is not int or not 1 <= beacons <= 9:
            raise SetupError(f"The watch begins with 1 to 9 beacons, not {beacons!r}.")
        deck = list(range(len(CARDS)))
        streams.shuffle("deck", deck)
        return NightState(
            stack=["1"],
            streams=streams,
            identity=list(range(len(CARDS))),
            deck=deck,
            beacons=beacons,
        )

    # Verbs: everything that can happen

    def draw(self, player: int) -> None:
        state = self.state
        if not state.deck:
            if not state.discards:
                return
            state.deck, state.discards = state.discards, state.deck
            state.streams.shuffle("deck", state.deck)
            state.seen = [[each for each in cards if each not in state.deck] for cards in state.seen]
        card = state.deck.pop()
        state.hands[player].append(card)
        if self.tell:
            self.tell(Event("drawn", {"player": player}, {"card": self.title(card)}, (player,)))

    def discard(self, place: list[int], card: int) -> None:
        place.remove(card)
        self.state.discards.append(card)
        if self.tell:
            self.tell(Event("discarded", {"card": self.title(card)}))

    def show(self, player: int, cards: Sequence[int]) -> None:
        seen = self.state.seen[player]
        seen += [each for each in cards if each not in seen]
        if self.tell:
            titles = ", ".join(map(self.title, cards))
            facts = {"player": player, "cards": len(cards)}
            self.tell(Event("looked", facts, {"titles": titles}, (player,)))

    def stake(self) -> None:
        """Lay the active player's picks down, together, and turn to the next player."""
        state = self.state
        for card in state.picked:
            state.hands[state.active].remove(card)
        state.staked[state.active] += state.picked
        if self.tell:
            self.tell(Event("staked", {"player": state.active, "cards": len(state.picked)}))
        state.picked.clear()
        state.active += 1

    # Questions

    def title(self, card: int) -> str:
        return CARDS[self.state.identity[card]].name

    def torches(self, cards: Sequence[int]) -> tuple[int, ...]:
        identity = self.state.identity
        return tuple([each for each in cards if CARDS[identity[each]].light])

    def tricks(self, cards: Sequence[int]) -> list[int]:
        identity = self.state.identity
        return [each for each in cards if CARDS[identity[each]].trick]

    def wards(self, cards: Sequence[int]) -> list[int]:
        identity = self.state.identity
        return [each for each in cards if CARDS[identity[each]].ward]

    # What a player may know

    @property
    def players(self) -> range:
        return range(2)

    def view(self, player: int | None) -> dict[str, Json]:
        state = self.state
        view: dict[str, Json] = {
            "night": state.night,
            "gloom": state.gloom,
            "light": state.light,
            "beacons": state.beacons,
            "deck": len(state.deck),
            "hands": [len(hand) for hand in state.hands],
            "staked": [len(stake) for stake in state.staked],
            "discards": [self.title(each) for each in state.discards],
            "won": state.outcome.won if state.outcome else None,
        }
        if player is None:
            return view
        view["hand"] = {each: self.title(each) for each in state.hands[player]}
        view["stake"] = {each: self.title(each) for each in state.staked[player]}
        theirs = state.hands[1 - player] + state.staked[1 - player]
        view["seen"] = {
            each: [self.title(each), "theirs" if each in theirs else state.deck.index(each)]
            for each in state.seen[player]
            if each in theirs or each in state.deck
        }
        asked = self.decision
        if asked is not None and asked.player == player:
            view["options"] = list(asked.options)
        return view

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        state = self.state
        known = [card for each in viewers for card in state.hands[each] + state.staked[each] + state.seen[each]]
        torch_only = state.staked[0] + state.staked[1] + state.picked
        anything = [each for each in state.hands[0] + state.hands[1] if each not in torch_only] + state.deck
        torch_only = [each for each in torch_only if each not in known]
        anything = [each for each in anything if each not in known]
        pool = [state.identity[each] for each in torch_only + anything]
        streams.shuffle("conceal", pool)
        pool.sort(key=lambda each: not CARDS[each].light)  # torches first: a stake is one
        for card in torch_only:
            state.identity[card] = pool.pop(0)
        streams.shuffle("conceal", pool)
        for card, identity in zip(anything, pool, strict=True):
            state.identity[card] = identity


steps = Steps[LongNight]()
LongNight.steps = steps


@steps.step("1")
def dusk(game: LongNight) -> None:
    """A night falls and hands are filled."""
    state = game.state
    if state.night == NIGHTS:
        game.end(Outcome(won=True, reason="the watch is over", score={"beacons": state.beacons}))
    state.night += 1
    state.gloom = 2 + state.streams.below("gloom", 5)
    state.light = 0
    for player in (0, 1):
        while len(state.hands[player]) < HAND and (state.deck or state.discards):
            game.draw(player)
    state.passes = 0
    state.goto("3")
    state.call("2")
    state.active = 0


@steps.step("2")
def stake_torches(game: LongNight) -> Decision | None:
    """Each player in turn stakes up to two torches, face down."""
    state = game.state
    while state.active < 2:
        torches = game.torches(state.hands[state.active])
        picked = tuple(state.picked)
        ask = group(state.active, Ask.STAKE, torches, "night:2", picked, least=0, most=2)
        if ask:
            return ask
        game.stake()
    state.active = 0
    state.leave()
    return None


@stake_torches.answered
def torch_picked(game: LongNight, option: int) -> None:
    if option == PASS:
        game.stake()
    else:
        game.state.picked.append(option)


@steps.step("3")
def watch(game: LongNight) -> Decision | None:
    """The window for tricks: it closes when both players pass in a row."""
    state = game.state
    if state.passes == 2:
        state.goto("4")
        return None
    tricks = game.tricks(state.hands[state.active])
    return Decision(state.active, Ask.WATCH, (*tricks, PASS), "night:3")


@watch.answered
def trick_played(game: LongNight, option: int) -> Effect | None:
    state = game.state
    player, state.active = state.active, 1 - state.active
    if option == PASS:
        state.passes += 1
        return None
    state.passes = 0
    game.discard(state.hands[player], option)
    return play_trick(game, player, option)


async def play_trick(game: LongNight, player: int, card: int) -> None:
    after = game.state.active
    trick = CARDS[game.state.identity[card]].trick
    if trick:
        await trick(game, player)
    game.state.active = after


@steps.step("4")
def gust(game: LongNight) -> Effect:
    """A gust blows, unless it is warded off."""
    game.state.goto("5")
    return blow(game)


async def blow(game: LongNight) -> None:
    state = game.state
    first = state.night % 2
    for player in (first, 1 - first):
        wards = game.wards(state.hands[player])
        ward = await Decision(player, Ask.WARD, (*wards, PASS), "night:4")
        if ward != PASS:
            game.discard(state.hands[player], ward)
            return
    exposed = tuple(each for each in (0, 1) if state.staked[each])
    if exposed:
        victim = await Decision(first, Ask.GUST, exposed, "night:4")
        torch = await Decision(victim, Ask.PUT_OUT, tuple(state.staked[victim]), "night:4")
        game.discard(state.staked[victim], torch)


@steps.step("5")
def dawn(game: LongNight) -> None:
    """The light must match the gloom, or a beacon goes out."""
    state = game.state
    for stake in state.staked:
        for card in stake.copy():
            state.light += CARDS[state.identity[card]].light
            game.discard(stake, card)
    if game.tell:
        game.tell(Event("dawn", {"light": state.light, "gloom": state.gloom}))
    if state.light < state.gloom:
        state.beacons -= 1
        if not state.beacons:
            game.end(Outcome(won=False, reason="the last beacon went out"))
    state.goto("1")
