"""Everything on the table, as plain data.

A card is an id; ``identity`` says which printed card it is. What most cards do not have
(damage, resources, attachments ...) is kept in dictionaries of the few that do, and what
seldom changes in tuples that clones share, so that a clone is a handful of small copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Final, TypeVar

from waybread.cardgame.abilities.keywords import KEYWORDS
from waybread.cardgame.abilities.occurrences import Occurrence
from waybread.cardgame.facts import Card, Kind
from waybread.cardgame.library import CARDS, present_key
from waybread.kernel import DERIVED, SPARSE, SPARSE_ID, Cloned, State

T = TypeVar("T")

SCENARIO: Final = -1
"""The owner and controller of encounter cards (lcg:ownership.2, lcg:ownership.4)."""
NOBODY: Final = -1


class Zone(IntEnum):
    """Where a card is. The zones from ``AREA`` on are in play (lcg:in-play.1)."""

    SIDE_DECK = -3
    """In a deck beside the encounter deck, or in a pool of cards set aside, by name."""
    SIDE_DISCARD = -2
    """In the discard pile of such a deck."""
    DECK = 0
    HAND = 1
    DISCARD = 2
    ENCOUNTER_DECK = 3
    ENCOUNTER_DISCARD = 4
    VICTORY = 5
    ASIDE = 6
    REMOVED = 7
    QUEST_DECK = 8
    SHADOW = 9
    LIMBO = 10
    """Turned up and being resolved: a revealed card before it is placed, an event being played."""
    AREA = 11
    """A player's area: heroes, allies."""
    ENGAGED = 12
    STAGING = 13
    ACTIVE = 14
    QUEST = 15
    ATTACHED = 16
    BESIDE = 17
    """Beside the quest deck: the campaign card."""
    ELSEWHERE = -1
    """In play, but in a staging area that is not being played: out of reach (lcg:own-staging.2)."""


@dataclass(slots=True, frozen=True)
class Lasting:
    """An effect for a stated time (lcg:lasting.1): on a fixed set of cards, or on a live one."""

    what: str
    """A stat, or a question of the rules such as ``cannot attack``."""
    amount: int
    until: str
    """The moment it ends: ``phase``, ``round``, ``attack 1`` (by how deep attacks are nested) or ``game``."""
    source: int
    cards: tuple[int, ...] = ()
    """The fixed set of a player card's effect."""
    live: str = ""
    """The name of the live set of an encounter card's effect (lcg:lasting.5)."""
    op: str = "add"
    player: int = NOBODY
    number: int = 0
    """In which order such effects came about."""
    per: str = ""
    """The name of what an encounter card's amount is counted by, again and again (lcg:faq.1.55)."""
    word: str = ""
    """What is gained: a trait, a keyword or an icon."""
    condition: str = field(default="", metadata=SPARSE)
    """The name of what has to be true of a card, for the effect to work on it."""


@dataclass(slots=True, frozen=True)
class Delayed:
    """Something that will happen by itself at a later moment (lcg:delayed.1)."""

    moment: str
    effect: str
    """The name of a registered function."""
    source: int
    card: int = -1
    player: int = NOBODY


@dataclass(slots=True)
class SideDeck(Cloned):
    """A deck beside the encounter deck (lcg:side-deck.1), or a pool of cards that are set aside together."""

    name: str
    cards: list[int] = field(default_factory=list)
    """The top card is the last."""
    discards: list[int] = field(default_factory=list)
    """The topmost card is the last."""
    own_discards: bool = False
    """Do its cards go to a discard pile of its own (lcg:side-deck.3)?"""
    refills: bool = False
    """Is it rebuilt from that pile as soon as it is empty (lcg:side-deck.4)?"""
    open: bool = False
    """Everybody sees its cards, which lie in no order."""


@dataclass(slots=True)
class Attack(Cloned):
    """An attack under way: enemy attacks have a defending player, player attacks attackers."""

    enemy: int
    player: int
    """The defending player; for a player attack, the one who declared it."""
    by_enemy: bool
    victim: int = -1
    """The character that an enemy attacks, where it attacks one in particular."""
    defenders: list[int] = field(default_factory=list)
    attackers: list[int] = field(default_factory=list)
    asked: int = 0
    """Loop variable: how many players have been asked to defend or to join."""
    declared: bool = False
    lone: bool = False
    """Nobody may join this player attack."""
    outside: bool = False
    """Made by an enemy that is not in play, such as a shadow card."""


@dataclass(slots=True)
class CardTest(Cloned):
    """A test under way that a card calls for."""

    kind: str
    """``escape`` or ``locate``."""
    about: int
    """The card that calls for it."""
    player: int
    """Who makes it; of several the first."""
    stat: str = ""
    """Which number of the committed characters counts."""
    committed: list[int] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)
    """The encounter cards that were dealt for it."""


@dataclass(slots=True)
class Window(Cloned):
    """An action window under way."""

    name: str
    turn: int
    passes: int = 0
    acting: bool = False
    """An action taken in it is resolving."""


@dataclass(slots=True, frozen=True)
class Play:
    """What a player does in an action window, as far as it has come: a card is played or an action used."""

    card: int
    slot: int
    player: int
    cost: int = 0
    """How many resources it takes, settled before the first is paid; who has paid is in ``picked``."""
    pools: tuple[int, ...] = ()
    """The heroes who may pay."""
    paid: int = -1
    """The card that was exhausted or discarded as a cost, if one was."""
    all_paid: tuple[int, ...] = field(default=(), metadata=SPARSE)
    """All of these cards, in order."""
    host: int = field(default=-1, metadata=SPARSE_ID)
    """What the card was attached to as its use began; of an attachment that is played, what it will go on."""
    host_first: bool = field(default=False, metadata=SPARSE)
    """Is the host of an attachment chosen before it is paid for, because its cost depends on that?"""


@dataclass(slots=True, frozen=True)
class Discount:
    """What makes cards cheaper for a player for a time."""

    player: int
    amount: int
    least: int
    """The cost it does not go below."""
    cards: str
    """The name of what it is for."""
    until: str
    source: int
    once: bool
    """Is it used up by the first such card?"""


@dataclass(slots=True)
class Answering(Cloned):
    """A window for responses: going round in player order until everybody has passed in a row (lcg:response.6)."""

    happenings: tuple[Occurrence, ...]
    """The occurrences that are answered; saves have them under this name."""
    turn: int
    pending: bool = False
    """Is it the *when* window?"""
    cancels: bool = False
    """Are the responses those that cancel?"""
    passes: int = 0
    used: tuple[tuple[int, int, int], ...] = ()
    """Card, slot and occurrence: each answers an occurrence at most once (lcg:faq.1.08)."""


@dataclass(slots=True, kw_only=True)
class StagingArea(Cloned):
    """A staging area that is not being played: its players, and what the state has of it while it is (L44).

    A field that the state has too is exchanged with it when another area is played.
    """

    number: int
    players: tuple[int, ...] = ()
    """Those still in the game."""

    resume: tuple[str, ...] = ()
    joining: bool = False
    staging: list[int] = field(default_factory=list)
    active_location: int = -1
    more_active: tuple[int, ...] = ()
    quest: int = -1
    committed: list[int] = field(default_factory=list)
    quested: str = ""
    lead: int = 0
    turn: int = 0
    idle: int = 0
    attacked: list[int] = field(default_factory=list)
    attacked_players: dict[int, tuple[int, ...]] = field(default_factory=dict)
    assaulted: dict[int, tuple[int, ...]] = field(default_factory=dict)
    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[Delayed, ...] = ()


@dataclass(slots=True, kw_only=True)
class CardState(State):
    """The whole state of a game of the card game."""

    scenario: str
    easy: bool = False
    open_hands: bool = False
    identity: tuple[str, ...]
    owner: tuple[int, ...]
    """The player who owns each card; ``SCENARIO`` for encounter cards."""
    controller: tuple[int, ...]
    """The player who controls each card; ``SCENARIO`` for encounter cards."""
    zone: list[int]
    """Where each card is."""

    hands: list[list[int]]
    """The hand of each player."""
    decks: list[list[int]]
    """The deck of each player; the top card is the last."""
    discards: list[list[int]]
    """The discard pile of each player; the topmost card is the last."""
    areas: list[list[int]]
    """What each player has in play, but for attachments and enemies."""
    engaged: list[list[int]]
    """The enemies engaged with each player."""
    threat: list[int]
    """The threat of each player."""
    eliminated: list[bool]

    staging: list[int] = field(default_factory=list)
    """The cards in the staging area."""
    active_location: int = -1
    """The active location, -1 if there is none."""
    more_active: tuple[int, ...] = field(default=(), metadata=SPARSE)
    """Further active locations, in the order in which they became active (lcg:faq.1.34-1)."""
    encounter_deck: list[int] = field(default_factory=list)
    """The top card is the last."""
    encounter_discard: list[int] = field(default_factory=list)
    """The topmost card is the last."""
    victory_display: list[int] = field(default_factory=list)
    """The cards in the victory display."""
    aside: list[int] = field(default_factory=list)
    """The cards that are set aside."""
    removed: list[int] = field(default_factory=list)
    quest_deck: list[int] = field(default_factory=list)
    """Later stages, the next one last."""
    quest: int = -1
    """The stage in play."""
    side_decks: list[SideDeck] = field(default_factory=list, metadata=SPARSE)
    side_deck_of: dict[int, str] = field(default_factory=dict, metadata=SPARSE)
    """The side deck that a card belongs to, wherever it is."""
    beside: list[int] = field(default_factory=list)
    """The campaign card, beside the quest deck (lcg:campaign.card.2)."""

    area: int = field(default=0, metadata=SPARSE)
    """The number of the staging area that is being played."""
    elsewhere: list[StagingArea] = field(default_factory=list, metadata=SPARSE)
    """All other staging areas, by number."""
    played: tuple[int, ...] = field(default=(), metadata=SPARSE)
    """The staging areas that are done with the phase."""
    resume: tuple[str, ...] = field(default=(), metadata=SPARSE)
    """The step at which it goes on with the phase if it came about in the middle of it, and the window before that."""
    joining: bool = field(default=False, metadata=SPARSE)
    """Do the players of this staging area join another player as the travel phase begins?"""
    token: int = field(default=-1, metadata=SPARSE_ID)
    """Who has the first player token, while there are several staging areas; ``first_player`` is who acts first in
    the one that is being played."""

    exhausted: dict[int, bool] = field(default_factory=dict)
    """The exhausted cards, as keys."""
    damage: dict[int, int] = field(default_factory=dict)
    """Damage by card; undamaged cards are not in it."""
    progress: dict[int, int] = field(default_factory=dict)
    """Progress by location or stage; those without any are not in it."""
    resources: dict[int, int] = field(default_factory=dict)
    """Resources by card; those without any are not in it."""
    host: dict[int, int] = field(default_factory=dict)
    """What each attachment is on."""
    attached: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The attachments of each card that has some."""
    deck_attachments: dict[int, tuple[int, ...]] = field(default_factory=dict)
    guards: dict[int, int] = field(default_factory=dict)
    """Guarded objectives by their guard: objective to guard."""
    shadows: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The shadow cards of each enemy that has some."""
    facedown: dict[int, bool] = field(default_factory=dict)
    """The cards that lie face down, as keys."""
    form: dict[int, str] = field(default_factory=dict)
    """Cards that have become something else for a while: the key of what they now are."""
    seen: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Hidden cards that players have looked at: card to players."""
    committed: list[int] = field(default_factory=list)
    """The characters that are committed to the quest, of all players."""

    round: int = 0
    """The number of the round, from 1."""
    phase: str = "setup"
    """The name of the phase, such as ``combat``."""
    first_player: int = 0
    """The first player."""
    active_player: int = 0
    lead: int = 0
    """Loop variable: the first player as a step began that goes round."""
    turn: int = 0
    """Loop variable: how many seats, from the lead on, have had their turn in this step."""
    picked: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    idle: int = 0
    """Loop variable of 5.3: checks in a row without an engagement."""
    quested: str = ""
    """How the quest went this round: success, failure or nothing."""
    attacked: list[int] = field(default_factory=list)
    """Enemies that have made their own attack in this combat phase."""
    attacked_players: dict[int, tuple[int, ...]] = field(default_factory=dict, metadata=SPARSE)
    """Players whom an enemy that is considered engaged has attacked in this combat phase: enemy to players."""
    assaulted: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Players who have declared an attack in this combat phase: enemy to players."""
    attacks: list[Attack] = field(default_factory=list)
    """The attacks under way, the innermost last."""
    windows: list[Window] = field(default_factory=list)
    tests: list[CardTest] = field(default_factory=list, metadata=SPARSE)
    """Tests under way, the innermost last."""
    play: Play | None = field(default=None, metadata=SPARSE)
    """What is being done in the innermost window; in others nothing can be, meanwhile (lcg:windows.6)."""
    discounts: tuple[Discount, ...] = field(default=(), metadata=SPARSE)
    answering: list[Answering] = field(default_factory=list, metadata=SPARSE)
    """Windows for responses that are steps; there may be others inside effects."""
    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    uses: dict[str, int] = field(default_factory=dict)
    """How often limited abilities have been used."""
    notes: dict[str, int] = field(default_factory=dict)
    """What a scenario has to remember, by name."""
    history: dict[str, int] = field(default_factory=dict, metadata=SPARSE)
    """What has happened that a card of this game may ask about; keys begin with what they last for."""
    counter: int = 0
    """Numbers lasting effects in the order they come about."""

    cards: tuple[Card, ...] = field(default=(), compare=False, metadata=DERIVED)
    """What each id is at the moment: printed, or the form it has taken."""
    index: Mapping[str, tuple[tuple[int, int], ...]] | None = field(default=None, compare=False, metadata=DERIVED)
    """Abilities in play by what they answer to, as card and slot; None when it must be made anew."""
    hand_keys: frozenset[str] = field(default=frozenset(), compare=False, metadata=DERIVED)
    """What the cards of this game may answer to from a hand."""
    discard_keys: frozenset[str] = field(default=frozenset(), compare=False, metadata=DERIVED)
    """What they may answer to from a discard pile, and ``action`` if one has an action there."""
    recalls: frozenset[str] = field(default=frozenset(), compare=False, metadata=DERIVED)
    """What the cards of this game ask about earlier in the round or game."""
    own_rules: bool = field(default=False, compare=False, metadata=DERIVED)
    """Has a card of this game text that changes its own playing from a hand?"""
    special_keywords: tuple[str, ...] = field(default=(), compare=False, metadata=DERIVED)
    """The keywords with rules of their own that the cards of this game have or grant."""
    usable: list[tuple[int, int]] | None = field(default=None, compare=False, metadata=DERIVED)
    """What can be done in the window that has just been opened, by whoever is asked first."""
    held: list[Occurrence] | None = field(default=None, compare=False, metadata=DERIVED)
    """What has happened inside an occurrence that is not over yet; only ever inside an effect."""

    def derive(self) -> None:
        """Look the printed cards up; saves of versions before 0.4 call them by other keys."""
        try:
            self.cards = self._look_up()
        except KeyError:
            self.identity = tuple(map(present_key, self.identity))
            self.form = {card: present_key(key) for card, key in self.form.items()}
            self.cards = self._look_up()
        printed = tuple(dict.fromkeys(self.identity))
        self.hand_keys, self.discard_keys = _answered_from_afar(printed)
        self.special_keywords = _special_keywords(printed)
        self.recalls = _recalls(printed)
        self.own_rules = _have_own_rules(printed)

    def _look_up(self) -> tuple[Card, ...]:
        form = self.form
        return tuple([CARDS[form.get(card, key) if form else key] for card, key in enumerate(self.identity)])


@lru_cache(maxsize=256)
def _answered_from_afar(identities: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """What these cards may answer to from a hand, and from a discard pile."""
    printed = [CARDS[key] for key in identities]
    return frozenset(key for each in printed for key in each.answers_from_hand), frozenset(
        key for each in printed for key in (*each.answers_from_discards, *(Kind.ACTION for _ in each.from_discards))
    )


@lru_cache(maxsize=256)
def _have_own_rules(identities: tuple[str, ...]) -> bool:
    """Has one of these cards text that changes its own playing from a hand?"""
    return any(CARDS[key].own_rules for key in identities)


@lru_cache(maxsize=256)
def _special_keywords(identities: tuple[str, ...]) -> tuple[str, ...]:
    """The registered keywords that these cards have or grant."""
    return tuple(
        name for name in KEYWORDS if any(name in (*CARDS[key].keywords, *CARDS[key].grants) for key in identities)
    )


@lru_cache(maxsize=256)
def _recalls(identities: tuple[str, ...]) -> frozenset[str]:
    """What these cards ask about earlier in the round or game."""
    return frozenset(what for key in identities for what in CARDS[key].remembers)


def replaced(column: tuple[T, ...], card: int, value: T) -> tuple[T, ...]:
    """A column with another value for one card."""
    return column if column[card] == value else (*column[:card], value, *column[card + 1 :])
