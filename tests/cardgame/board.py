"""Lay a table by names, play by names, and see what is offered and what happened.

    table = lay(Seat(heroes=["Aragorn"], hand=["Sneak Attack"]), staging=["Forest Spider"], at="3.2")
    table.choose("Aragorn").done()
    assert table.committed == ["Aragorn"]

Cards are named by title; a second copy of a title is ``"Forest Spider#2"``, in the order laid:
seats first (heroes, allies, attachments, engaged, hand, deck, discards), then staging and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import waybread.cardgame  # the cards have to be known
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability_legality import why_not_use
from waybread.cardgame.abilities.modifiers import stat, traits
from waybread.cardgame.effects.playing_cards import why_not_play
from waybread.cardgame.facts import Card, CardType, Stat
from waybread.cardgame.library import CARDS, plain, present_key
from waybread.cardgame.offers import read_option
from waybread.cardgame.state import SCENARIO, CardState, SideDeck, StagingArea, Zone
from waybread.cardgame.zones.separate_areas import mark_zones
from waybread.cards import CARD_ITSELF, AbilityOption, CardOption, SeatOption
from waybread.kernel import PASS, Decision, Keep, Streams

PHASES = {
    "0": "refresh", "1": "resource", "2": "planning", "3": "quest", "4": "travel", "5": "encounter", "6": "combat",
    "7": "refresh", "s": "setup",
}  # fmt: skip


@dataclass
class Seat:
    """What one player has in front of them."""

    heroes: Sequence[str] = ("Aragorn",)
    allies: Sequence[str] = ()
    attachments: Mapping[str, Sequence[str]] = field(default_factory=dict)
    claimed: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Objectives of the scenario that this player has claimed, by the character that bears them."""
    engaged: Sequence[str] = ()
    hand: Sequence[str] = ()
    deck: Sequence[str] = ("Guard of the Citadel",) * 10
    """From the top."""
    discards: Sequence[str] = ()
    """The topmost last."""
    threat: int = 20
    resources: int | Mapping[str, int] = 0
    """On each hero, or by hero."""
    exhausted: Sequence[str] = ()


@dataclass
class Apart:
    """A staging area of their own of some of the seats."""

    seats: Sequence[int]
    staging: Sequence[str] = ()
    active_location: str = ""
    quest: str = ""


def lay(  # noqa: C901
    *seats: Seat,
    at: str,
    staging: Sequence[str] = (),
    active_location: str = "",
    more_active: Sequence[str] = (),
    quest: str = "Flies and Spiders",
    quest_deck: Sequence[str] = (),
    encounter_deck: Sequence[str] = ("Forest Gate",) * 10,
    encounter_discard: Sequence[str] = (),
    victory_display: Sequence[str] = (),
    aside: Sequence[str] = (),
    removed: Sequence[str] = (),
    side_decks: Mapping[str, Sequence[str]] = {},
    guards: Mapping[str, str] = {},
    shadows: Mapping[str, Sequence[str]] = {},
    damage: Mapping[str, int] = {},
    progress: Mapping[str, int] = {},
    tokens: Mapping[str, int] = {},
    attached: Mapping[str, Sequence[str]] = {},
    apart: Sequence[Apart] = (),
    committed: Sequence[str] = (),
    first_player: int = 0,
    active_player: int | None = None,
    round: int = 1,  # noqa: A002
    seed: int = 1,
    open_hands: bool = False,
    stops: Sequence[str] = ("action",),
) -> Table:
    """Lay a table at a step of the timing chart (the step is entered). Decks are named from the top.

    ``removed`` has the stages that have been left, ``guards`` each guarded objective with its guard, which lies in the
    staging area or is the active location; ``tokens`` are resource tokens on any card, ``side_decks`` hidden
    decks by name. Who is in ``apart`` has a staging area of their own; ``staging`` and so on are those of the others,
    whose area is being played.

    Every player is asked in every action window, also without anything to do, unless ``stops`` says otherwise.
    """
    chairs = seats or (Seat(),)
    count = len(chairs)
    state = CardState(
        stack=[at], streams=Streams(seed), scenario="passage-through-mirkwood", open_hands=open_hands,
        identity=(), owner=(), controller=(), zone=[], hands=[[] for _ in chairs], decks=[[] for _ in chairs],
        discards=[[] for _ in chairs], areas=[[] for _ in chairs], engaged=[[] for _ in chairs],
        threat=[seat.threat for seat in chairs], eliminated=[False] * count,
    )  # fmt: skip
    layer = _Layer(state)
    for player, seat in enumerate(chairs):
        for title in (*seat.heroes, *seat.allies):
            state.areas[player].append(layer.card(title, player, Zone.AREA))
        for title in seat.engaged:
            state.engaged[player].append(layer.card(title, SCENARIO, Zone.ENGAGED))
        for host, titles in seat.attachments.items():
            layer.attach(titles, host, player)
        for title in seat.hand:
            state.hands[player].append(layer.card(title, player, Zone.HAND))
        state.decks[player] = [layer.card(title, player, Zone.DECK) for title in seat.deck][::-1]
        for title in seat.discards:
            state.discards[player].append(layer.card(title, player, Zone.DISCARD))
        for hero in seat.heroes:
            pool = seat.resources if isinstance(seat.resources, int) else seat.resources.get(hero, 0)
            if pool:
                state.resources[layer.of(hero, player)] = pool
        for title in seat.exhausted:
            state.exhausted[layer.of(title, player)] = True
    for title in staging:
        state.staging.append(layer.card(title, SCENARIO, Zone.STAGING))
    if active_location:
        state.active_location = layer.card(active_location, SCENARIO, Zone.ACTIVE)
    state.more_active = tuple(layer.card(title, SCENARIO, Zone.ACTIVE) for title in more_active)
    if quest:
        state.quest = layer.card(quest, SCENARIO, Zone.QUEST)
    state.quest_deck = [layer.card(title, SCENARIO, Zone.QUEST_DECK) for title in quest_deck][::-1]
    for number, own in enumerate(apart, 1):
        area = StagingArea(number=number, players=tuple(own.seats))
        area.staging = [layer.card(title, SCENARIO, Zone.STAGING) for title in own.staging]
        if own.active_location:
            area.active_location = layer.card(own.active_location, SCENARIO, Zone.ACTIVE)
        if own.quest:
            area.quest = layer.card(own.quest, SCENARIO, Zone.QUEST)
        state.elsewhere.append(area)
    for enemy, titles in shadows.items():
        cards = tuple(layer.card(title, SCENARIO, Zone.SHADOW) for title in titles)
        state.shadows[layer.find(enemy)] = cards
        state.facedown.update(dict.fromkeys(cards, True))
    state.encounter_deck = [layer.card(title, SCENARIO, Zone.ENCOUNTER_DECK) for title in encounter_deck][::-1]
    for titles, zone, place in (
        (encounter_discard, Zone.ENCOUNTER_DISCARD, state.encounter_discard),
        (victory_display, Zone.VICTORY, state.victory_display),
        (aside, Zone.ASIDE, state.aside),
        (removed, Zone.REMOVED, state.removed),
    ):
        place += [layer.card(title, SCENARIO, zone) for title in titles]
    for name, titles in side_decks.items():
        state.side_decks.append(SideDeck(name, [layer.card(title, SCENARIO, Zone.SIDE_DECK) for title in titles][::-1]))
        state.side_deck_of.update(dict.fromkeys(state.side_decks[-1].cards, name))
    for host, titles in attached.items():
        layer.attach(titles, host, SCENARIO)
    for objective, guard in guards.items():
        layer.attach([objective], guard, SCENARIO)
        state.guards[layer.find(objective)] = layer.find(guard)
    for player, seat in enumerate(chairs):
        for host, titles in seat.claimed.items():
            layer.attach(titles, host, SCENARIO, layer.of(host, player))
            claimed = state.attached[layer.of(host, player)][-len(titles) :]
            state.controller = tuple(player if n in claimed else who for n, who in enumerate(state.controller))
    state.damage = {layer.find(name): amount for name, amount in damage.items()}
    state.progress = {layer.find(name): amount for name, amount in progress.items()}
    state.resources.update({layer.find(name): amount for name, amount in tokens.items()})
    state.committed = [layer.find(name) for name in committed]
    state.exhausted.update(dict.fromkeys(state.committed, True))
    state.first_player = state.lead = first_player
    state.active_player = first_player if active_player is None else active_player
    if apart:
        away = {each for own in apart for each in own.seats}
        state.token = first_player
        state.first_player = state.lead = state.active_player = next(
            each for n in range(count) if (each := (first_player + n) % count) not in away
        )
        for own_area in state.elsewhere:
            mark_zones(state, own_area, Zone.ELSEWHERE)
    state.round = round
    state.phase = PHASES[at[0]]
    state.derive()
    return Table(CardGame.from_state(state, Keep.PLAY, dict.fromkeys(range(count), stops)))


def key_of(title: str) -> str:
    """The id of a card by its id or title."""
    return next(each for each in (title, present_key(plain(title))) if each in CARDS)


def printed(title: str) -> Card:
    """A card by its id or title."""
    return CARDS[key_of(title)]


class _Layer:
    """Numbers cards as they are laid."""

    def __init__(self, state: CardState) -> None:
        self._state = state

    def card(self, title: str, owner: int, zone: Zone) -> int:
        state = self._state
        state.identity += (key_of(title),)
        state.owner += (owner,)
        state.controller += (owner,)
        state.zone.append(zone)
        return len(state.identity) - 1

    def attach(self, titles: Sequence[str], host: str, owner: int, bearer: int | None = None) -> None:
        state = self._state
        on = bearer if bearer is not None else self.of(host, owner) if owner != SCENARIO else self.find(host)
        for title in titles:
            card = self.card(title, owner, Zone.ATTACHED)
            state.host[card] = on
            state.attached[on] = (*state.attached.get(on, ()), card)

    def find(self, name: str) -> int:
        return find_card(self._state.identity, name)

    def of(self, title: str, owner: int) -> int:
        key = key_of(title)
        return next(
            n
            for n, each in enumerate(self._state.identity)
            if each == key and (self._state.owner[n] == owner or owner == SCENARIO)
        )


def find_card(identity: Sequence[str], name: str) -> int:
    """A card by title, with ``#2`` for the second copy."""
    title, _, copy = name.partition("#")
    key = key_of(title)
    found = [n for n, each in enumerate(identity) if each == key]
    assert found, f"{name} is not on the table"
    return found[int(copy or 1) - 1]


class Table:
    """A game played by names."""

    def __init__(self, game: CardGame) -> None:
        self.game = game

    @property
    def state(self) -> CardState:
        return self.game.state

    # What is asked

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, f"nothing is asked: {self.game.outcome}"
        return self.game.decision

    @property
    def asked(self) -> str:
        """The kind of the pending decision; 'nothing' when the game is over."""
        return self.game.decision.kind if self.game.decision else "nothing"

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.decision.player

    @property
    def options(self) -> list[str]:
        """The options by name, without the one to pass."""
        return [self.name_of(each) for each in self.decision.options if each != PASS]

    @property
    def may_pass(self) -> bool:
        return PASS in self.decision.options

    def name_of(self, option: int) -> str:
        match read_option(self.game, self.decision, option):
            case AbilityOption(card) | CardOption(card):
                return self.name(card)
            case SeatOption(seat):
                return f"player {seat}"
            case _:
                return str(option)

    # Choosing

    def choose(self, *names: str | int) -> Table:
        """Choose options one after the other, by name (or number)."""
        for name in names:
            self.game.choose(name if isinstance(name, int) else self._option(name))
        return self

    def _option(self, name: str) -> int:
        """The option of a name; abilities may be named ``Title:n`` by their slot, ``Title:play`` for playing."""
        title, colon, slot = name.partition(":")
        for option in self.decision.options:
            if option == PASS:
                continue
            found = read_option(self.game, self.decision, option)
            if isinstance(found, AbilityOption) and colon:
                wanted = CARD_ITSELF if slot == "play" else int(slot)
                if self.name(found.card) == title and found.slot == wanted:
                    return option
            elif self.name_of(option) == name or self.name_of(option).partition("#")[0] == name:
                return option
        raise AssertionError(f"{name} is not offered; {self.asked} offers {self.options}")

    def done(self) -> Table:
        """Pass, decline, or end a group of picks."""
        self.game.choose(PASS)
        return self

    def pass_until(self, kind: str, player: int | None = None, *, rounds: int = 0) -> Table:
        """Pass (or take the first option where there is no passing) until a decision of this kind.

        It must be asked for in this round, the first one after setup, or ``rounds`` rounds later at most.
        """
        last = max(self.state.round, 1) + rounds
        while self.state.round <= last:
            if self.asked == kind and (player is None or self.player == player):
                return self
            if self.asked == "nothing":
                break
            self.game.choose(PASS if self.may_pass else self.decision.options[0])
        raise AssertionError(f"'{kind}' was not asked before round {last + 1}; now {self.asked}")

    def pass_to(self, step: str) -> Table:
        """Pass everything until the game is about to leave for a step of the chart (its window included).

        A step that asks nothing this time is passed by, and never reached.
        """
        place = _place(step)
        last = self.state.round + (place is not None and place < (self._place or place)), place
        while self.asked != "nothing" and self.state.round <= last[0]:
            if self.step == step or self.window == step:
                return self
            here = self._place
            if place is not None and here is not None and (self.state.round, here) > last:
                break
            self.game.choose(PASS if self.may_pass else self.decision.options[0])
        raise AssertionError(f"step {step} asked nothing; now {self.step} {self.window} {self.asked}")

    @property
    def _place(self) -> tuple[int, int] | None:
        """Where on the chart the round has come to, attacks inside effects left aside."""
        stack = self.state.stack
        return _place(self.state.windows[0].name if stack[1:2] == ["window"] else stack[0])

    @property
    def step(self) -> str:
        """The running step."""
        return self.state.stack[-1]

    @property
    def window(self) -> str:
        """The open action window, by the step it follows."""
        return self.state.windows[-1].name if self.state.windows and self.step == "window" else ""

    # What is there

    def id(self, name: str) -> int:
        return find_card(self.state.identity, name)

    def name(self, card: int) -> str:
        """A card's title, with its number among the copies."""
        key = self.state.identity[card]
        copies = [n for n, each in enumerate(self.state.identity) if each == key]
        title = CARDS[key].title
        return title if len(copies) == 1 or copies[0] == card else f"{title}#{copies.index(card) + 1}"

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.name(each) for each in cards]

    def zone(self, name: str) -> Zone:
        return Zone(self.state.zone[self.id(name)])

    def ready(self, name: str) -> bool:
        return self.id(name) not in self.state.exhausted

    def damage(self, name: str) -> int:
        return self.state.damage.get(self.id(name), 0)

    def progress(self, name: str) -> int:
        return self.state.progress.get(self.id(name), 0)

    def resources(self, name: str) -> int:
        return self.state.resources.get(self.id(name), 0)

    def stat(self, name: str, which: Stat) -> int:
        return stat(self.game, self.id(name), which)

    def traits(self, name: str) -> frozenset[str]:
        return traits(self.game, self.id(name))

    def controller(self, name: str) -> int:
        return self.state.controller[self.id(name)]

    def hand(self, player: int = 0) -> list[str]:
        return self.names(self.state.hands[player])

    def deck(self, player: int = 0) -> list[str]:
        """From the top."""
        return self.names(reversed(self.state.decks[player]))

    def discards(self, player: int = 0) -> list[str]:
        return self.names(self.state.discards[player])

    def area(self, player: int = 0) -> list[str]:
        return self.names(self.state.areas[player])

    def engaged(self, player: int = 0) -> list[str]:
        return self.names(self.state.engaged[player])

    def threat(self, player: int = 0) -> int:
        return self.state.threat[player]

    @property
    def staging(self) -> list[str]:
        return self.names(self.state.staging)

    @property
    def active_location(self) -> str | None:
        return self.name(self.state.active_location) if self.state.active_location >= 0 else None

    @property
    def quest(self) -> str:
        return self.name(self.state.quest)

    @property
    def committed(self) -> list[str]:
        return self.names(self.state.committed)

    @property
    def encounter_deck(self) -> list[str]:
        """From the top."""
        return self.names(reversed(self.state.encounter_deck))

    @property
    def encounter_discard(self) -> list[str]:
        return self.names(self.state.encounter_discard)

    def attachments(self, name: str) -> list[str]:
        return self.names(self.state.attached.get(self.id(name), ()))

    def why_not_play(self, name: str, player: int = 0) -> str | None:
        return why_not_play(self.game, player, self.id(name))

    def why_not_use(self, name: str, slot: int = 0, player: int = 0) -> str | None:
        return why_not_use(self.game, player, self.id(name), slot)

    @property
    def won(self) -> bool | None:
        return self.game.outcome.won if self.game.outcome else None

    def is_type(self, name: str, type_: CardType) -> bool:
        return self.game.type_of(self.id(name)) is type_


def _place(step: str) -> tuple[int, int] | None:
    """Where a step stands in the order of a round; the steps of one attack stand at the same place."""
    found = re.match(r"(setup|\d)\.(\d+)", step)
    if found is None:
        return None
    phase = -1 if found[1] == "setup" else 8 if step == "0.1" else int(found[1])
    return phase, int(found[2])


__all__ = ["CARDS", "Seat", "Table", "Zone", "lay", "waybread"]
