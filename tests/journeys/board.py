"""Lay a table by names, play by names, and see what is offered and what happened.

    table = lay(Hero("Gimli", prepared=["Restless Axe"]), groups=[Foes("ruffian", HERE)], at="2.1")
    table.choose("attack", "Battle Axe")

Spaces are ``HERE``, ``NEAR``, ``FAR`` and ``BEYOND``: a row. Heroes stand ``HERE`` unless said otherwise. Decks are
named from the top. A second card of a title is ``"Strider#2"``, in the order of the ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.journeys.proving_ground import BEYOND, FAR, GROUND, HERE, KEY, NEAR, ROW
from waybread.cards import ability_card, read_ability
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.decisions import Act, DecisionKind, Options, read_act
from waybread.journeys.facts import Boon, CardType, Keyword, Modifier, Stat
from waybread.journeys.library import CARDS, plain
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.spawns import figure_of
from waybread.journeys.rules.gains import BOONS
from waybread.journeys.rules.skill_tests import STATS
from waybread.journeys.rules.zones import add_card
from waybread.journeys.state import NOBODY, NOWHERE, App, Group, JourneyState, Token, Zone
from waybread.kernel import PASS, Decision, Keep, Streams

__all__ = ["BEYOND", "FAR", "HERE", "NEAR", "ROW", "Foes", "Hero", "Table", "lay", "seed_for"]

BLANK = "Arrogant"
"""A weakness: no icons, no text; decks are made of it unless a test says otherwise."""
SUCCESS, FATE = "Strider", "Wanderer"
"""Cards with one success, and with one fate."""


@dataclass
class Hero:
    """What one hero has and is."""

    name: str = "Aragorn"
    role: str = "Captain"
    at: int = HERE
    prepared: Sequence[str] = ()
    deck: Sequence[str] = (BLANK,) * 10
    """From the top."""
    discards: Sequence[str] = ()
    items: Sequence[str] = ()
    boons: Sequence[Boon] = ()
    damage: Sequence[str] = ()
    """Face up, by title."""
    fear: Sequence[str] = ()
    damage_down: int = 0
    """So many face-down Wearinesses."""
    fear_down: int = 0
    inspiration: int = 0
    seat: int = 0


@dataclass
class Foes:
    """An enemy group."""

    kind: str = "ruffian"
    at: int = HERE
    size: int = 1
    bonuses: Sequence[str] = ()
    exhausted: bool = False
    name: str = ""


def lay(
    *heroes: Hero,
    at: str = "2.1",
    groups: Sequence[Foes] = (),
    tokens: Mapping[str, int] = {},
    terrain: Sequence[tuple[Any, ...]] = (),
    damage_deck: Sequence[str] = (),
    fear_deck: Sequence[str] = (),
    trinkets: Sequence[str] = (),
    darkness: Sequence[int] = (),
    unexplored: Sequence[int] = (),
    threat: int = 0,
    difficulty: str = "normal",
    active: int = 0,
    adventure: str = KEY,
    tiles: Sequence[Any] = GROUND,
    seed: int = 1,
    stops: Sequence[str] = ("turn",),
) -> Table:
    """Lay a table at a step (it is entered). Tokens are names of the proving ground with their spaces; terrain is a
    kind, a space, and for a border the space behind it. Damage and fear decks are named from the top; below lie
    Wearinesses and Glooms."""
    party = heroes or (Hero(),)
    app = App(adventure, difficulty, threat, objective="prove", changed=False)
    app.places.update({f"ground {n}": n for n in range(len(tiles))})
    state = JourneyState(
        stack=[at], streams=Streams(seed), app=app, heroes=tuple(each.name for each in party),
        seats=tuple(each.seat for each in party), roles=tuple(each.role for each in party),
        identity=[], owner=[], zone=[], decks=[[] for _ in party], discards=[[] for _ in party],
        prepared=[[] for _ in party], equipped=[[] for _ in party], boons=[[] for _ in party],
        harm=[[] for _ in party], aside=[[] for _ in party],
        damage_deck=[], fear_deck=[], weakness_deck=[], inspiration=[each.inspiration for each in party],
        position=[each.at for each in party], defeated=[False] * len(party), last_stands=[0] * len(party),
        trinkets=[key(each, "item") for each in trinkets], tiles=tuple(tiles), unexplored=list(unexplored),
        darkness=list(darkness), round=1, phase="action" if at.startswith("2") else "shadow", active=active, actions=2,
    )  # fmt: skip
    if at != "2.1":
        state.active = NOBODY
    for number, each in enumerate(party):
        add_card(state, f"hero.{plain(each.name)}", number, Zone.CARD)
    for number, each in enumerate(party):
        _play_area(state, number, each)
    _common(state, len(party), damage_deck, fear_deck)
    for place, foes in enumerate(groups, 1):
        figures = [figure_of(foes.kind, foes.bonuses) for _ in range(foes.size)]
        banner = "elite banner" if foes.bonuses else ""
        state.groups.append(
            Group(place, foes.kind, figures, foes.at, tuple(foes.bonuses), banner, foes.exhausted, foes.name)
        )
    state.counter = 100
    adv_tokens = {each.name: each.kind for each in ADVENTURES[adventure].tokens}
    for name, space in tokens.items():
        state.counter += 1
        state.tokens.append(Token(state.counter, adv_tokens[name], space, name))
    for kind, space, *across in terrain:
        state.counter += 1
        state.tokens.append(Token(state.counter, kind, space, "", across[0] if across else NOWHERE))
    game = JourneyGame.from_state(state, keep=Keep.PLAY, stops={seat: list(stops) for seat in {*state.seats}})
    return Table(game)


def seed_for(attack: str) -> int:
    """A seed with which the first attack of a kind of enemy is this one: ``ruffian.cudgel``."""
    table = ATTACKS[attack.partition(".")[0]]
    return next(seed for seed in range(1000) if table[Streams(seed).below("attacks", len(table))].key == attack)


def key(title: str, prefix: str = "") -> str:
    """The key of the first card with a title, or the title itself where it is a key."""
    if title in CARDS:
        return title
    found = [each for each in CARDS.values() if each.title == title and each.key.startswith(prefix)]
    if not found:
        raise KeyError(f"there is no card called {title}")
    return found[0].key


def _play_area(state: JourneyState, hero: int, each: Hero) -> None:
    def add(title: str, zone: Zone, place: list[int], prefix: str = "") -> int:
        card = add_card(state, key(title, prefix), hero, zone)
        place.append(card)
        return card

    for title in each.prepared:
        add(title, Zone.PREPARED, state.prepared[hero])
    for title in reversed(each.deck):
        add(title, Zone.DECK, state.decks[hero])
    for title in each.discards:
        add(title, Zone.DISCARD, state.discards[hero])
    for title in each.items:
        card = add(title, Zone.EQUIPPED, state.equipped[hero], "item")
        if state.cards[card].tokens:
            state.depletion[card] = state.cards[card].tokens
    for boon in each.boons:
        add(f"boon.{boon}", Zone.BOON, state.boons[hero])
    for title in each.damage:
        add(title, Zone.HARM, state.harm[hero], "damage")
    for title in each.fear:
        add(title, Zone.HARM, state.harm[hero], "fear")
    for title, count in (("Weariness", each.damage_down), ("Gloom", each.fear_down)):
        for _ in range(count):
            state.facedown.append(add(title, Zone.HARM, state.harm[hero]))


def _common(state: JourneyState, heroes: int, damage: Sequence[str], fear: Sequence[str]) -> None:
    for title in (*("Weariness",) * 20, *reversed(damage)):
        state.damage_deck.append(add_card(state, key(title, "damage"), NOBODY, Zone.HARM_DECK))
    for title in (*("Gloom",) * 20, *reversed(fear)):
        state.fear_deck.append(add_card(state, key(title, "fear"), NOBODY, Zone.HARM_DECK))
    for number in (2, 3, 4):
        state.weakness_deck.append(add_card(state, f"weakness.{number}", NOBODY, Zone.HARM_DECK))
    for kind in Boon:
        for _ in range(heroes):
            add_card(state, f"boon.{kind}", NOBODY, Zone.SUPPLY)


@dataclass
class Table:
    """A laid table: what may be chosen, by names, and what lies where."""

    game: JourneyGame
    told: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game.listen(lambda event: self.told.append((event.kind, dict(event.facts))))

    # Asking

    @property
    def decision(self) -> Decision:
        """The pending question."""
        assert self.game.decision is not None, f"the game is over: {self.game.outcome}"
        return self.game.decision

    @property
    def kind(self) -> str:
        """What is asked for."""
        return self.decision.kind

    @property
    def offered(self) -> list[str]:
        """The options by name."""
        return [self.name(each) for each in self.decision.options]

    def name(self, option: int) -> str:  # noqa: C901
        """An option of the pending decision in words."""
        kind, state = self.decision.kind, self.game.state
        if option == PASS:
            return "pass"
        match kind.options:
            case Options.HARM:
                return ("damage", "fear", "all")[option]
            case Options.HEROES:
                return state.heroes[option]
            case Options.GROUPS:
                group = self.game.group(option)
                assert group is not None
                return group.name or group.kind
            case Options.SPACES:
                return f"space {option}"
            case Options.TOKENS:
                token = self.game.token(option)
                return token.name if token else "?"
            case Options.STATS:
                return STATS[option].value
            case Options.MODIFIERS:
                return tuple(Modifier)[option].value
            case Options.BOONS:
                return BOONS[option].value
            case Options.YES:
                return "yes"
            case Options.CARDS:
                return self.card_name(option)
            case Options.NUMBERS:
                if kind == DecisionKind.TRINKET:
                    return CARDS[state.trinkets[option]].title
                return str(option) if kind == DecisionKind.AMOUNT else f"{kind} {option}"
        act, number = read_act(option)
        card, slot = read_ability(number)
        match act:
            case Act.ABILITY:
                answering = [self.name_of(card), *([] if self._alone(card) else [str(slot + 1)])]
                return " ".join(answering)
            case Act.KEYWORD:
                return f"{self.name_of(card)} {tuple(Keyword)[slot].value}"
            case Act.LINE:
                return f"{self.name_of(card)} line {slot + 1}"
            case Act.MOVE:
                return f"move {number}"
            case Act.ATTACK | Act.INSPIRE:
                return "attack" if act is Act.ATTACK else "inspire"
            case Act.INTERACT:
                token = self.game.token(number)
                return f"interact {token.name}" if token else "?"
            case Act.TERRAIN:
                token = self.game.token(number)
                return token.kind if token else "?"
            case Act.TOP | Act.BOTTOM:
                return f"{act.name.lower()} {self.name_of(number)}"
            case _:
                return f"{act.name.lower()} {number}"

    def _alone(self, card: int) -> bool:
        acts = [read_act(each) for each in self.decision.options if each != PASS]
        slots = {number for act, number in acts if act is Act.ABILITY and ability_card(number) == card}
        return len(slots) == 1

    def card_name(self, card: int) -> str:
        """A card by its title; one that lies face down by its type."""
        if card in self.game.state.facedown:
            return self.game.card(card).type.value
        return self.name_of(card)

    def name_of(self, card: int) -> str:
        """A card by its title, with its number if there are several of the title."""
        cards = self.game.state.cards
        title = cards[card].title
        copies = [each for each, printed in enumerate(cards) if printed.title == title]
        place = copies.index(card)
        return f"{title}#{place + 1}" if place else title

    # Acting

    def choose(self, *names: str) -> Table:
        """Answer one question after the other, by names."""
        for name in names:
            options = dict(zip(self.offered, self.decision.options, strict=True))
            assert name in options, f"{name!r} is not offered ({self.kind}): {list(options)}"
            self.game.choose(options[name])
        return self

    def done(self, times: int = 1) -> Table:
        """Pass."""
        return self.choose(*("pass",) * times)

    def until(self, kind: str, limit: int = 60) -> Table:
        """Pass, or take the first option, until a question of a kind is asked."""
        for _ in range(limit):
            if self.game.decision is None or self.kind == kind:
                return self
            self.game.choose(PASS if PASS in self.decision.options else self.decision.options[0])
        raise AssertionError(f"'{kind}' was never asked")

    # Seeing

    def hero(self, name: str) -> int:
        """A hero's number."""
        return self.game.state.heroes.index(name)

    def titles(self, cards: Sequence[int]) -> list[str]:
        """Cards by title."""
        return [self.game.card(each).title for each in cards]

    def prepared(self, name: str = "") -> list[str]:
        """What a hero has prepared."""
        return self.titles(self.game.state.prepared[self.hero(name) if name else 0])

    def discards(self, name: str = "") -> list[str]:
        """A hero's discard pile."""
        return self.titles(self.game.state.discards[self.hero(name) if name else 0])

    def deck(self, name: str = "") -> list[str]:
        """A hero's deck from the top."""
        return self.titles(self.game.state.decks[self.hero(name) if name else 0][::-1])

    def boons(self, name: str = "") -> list[str]:
        """A hero's boons."""
        cards = self.game.state.boons[self.hero(name) if name else 0]
        return [str(self.game.card(each).boon) for each in cards]

    def damage(self, name: str = "") -> int:
        """How many damage cards a hero has."""
        return len(self.game.harm_of(self.hero(name) if name else 0, CardType.DAMAGE))

    def fear(self, name: str = "") -> int:
        """How many fear cards a hero has."""
        return len(self.game.harm_of(self.hero(name) if name else 0, CardType.FEAR))

    def face_up(self, name: str = "") -> list[str]:
        """The face-up damage and fear cards of a hero."""
        hero = self.hero(name) if name else 0
        return self.titles([each for each in self.game.state.harm[hero] if self.game.is_face_up(each)])

    def inspiration(self, name: str = "") -> int:
        """A hero's inspiration."""
        return self.game.state.inspiration[self.hero(name) if name else 0]

    def depletion(self, title: str) -> int:
        """How many depletion tokens lie on a trinket."""
        state = self.game.state
        return next(count for card, count in state.depletion.items() if state.cards[card].title == title)

    def at(self, name: str = "") -> int:
        """The space of a hero."""
        return self.game.state.position[self.hero(name) if name else 0]

    def stat(self, stat: Stat, name: str = "") -> int:
        """A stat of a hero."""
        return self.game.value(self.hero(name) if name else 0, stat)

    def group(self, name: str = "") -> Group | None:
        """A group by its name or kind; the first without one."""
        return next((each for each in self.game.state.groups if not name or name in (each.name, each.kind)), None)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """What was told of a kind since the table was laid."""
        return [facts for told, facts in self.told if told == kind]
