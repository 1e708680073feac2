"""The rules that standing text and lasting effects can change."""

from enum import StrEnum


class Rule(StrEnum):
    """A rule that card text can change, as a question: what it is asked about, and what an answer is.

    ``game.rulings`` asks it. Saves name rules by their values.
    """

    KEYWORDS = "keywords"
    """What keywords does a prepared card have besides its own? (card) -> {keyword: number}"""
    RACE = "race"
    """What race does a hero also count as? (hero) -> race"""
    RANGE = "range"
    """How much further do a hero's ranged attacks reach? (hero) -> number"""
    IGNORES_DARKNESS = "ignores darkness"
    """Does darkness mean nothing to a hero? (hero) -> bool"""
    GUARDS_NEARBY = "guards nearby"
    """May a hero's Guard cards protect nearby heroes? (hero) -> bool"""
    PROVOKES_NOTHING = "provokes nothing"
    """Does a hero provoke no enemies? (hero) -> bool"""
    CANNOT_USE = "cannot use"
    """Which keyword can a hero not use? (hero) -> keyword"""
    DAMAGE_DOWN = "damage down"
    """Is all damage of a hero suffered face down? (hero) -> bool"""
    DAMAGE_IS_FIXED = "damage is fixed"
    """Can a hero's damage be neither prevented nor negated? (hero) -> bool"""
    IMMUNE_TO_FEAR = "immune to fear"
    """Can a hero suffer no fear? (hero) -> bool"""
    NO_COUNTERATTACK = "no counterattack"
    """Are counterattacks on a hero ignored? (hero) -> bool"""
    RANGED = "ranged"
    """Is an item ranged for its hero at the moment? (item) -> bool"""
    ATTACK_HAS = "attack has"
    """Which modifier do a hero's attacks have? (hero) -> modifier"""
    TRAVELS_FEWER = "travels fewer"
    """How many moves fewer does a travel action give? (hero) -> number"""
    SCOUTS_TO_BOTTOM = "scouts to bottom"
    """Must all cards of a hero's rally scout go to the bottom? (hero) -> bool"""
    IGNORES_HARM_EFFECTS = "ignores harm effects"
    """Are orders of damage and fear cards to discard things ignored? (hero) -> bool"""
    TURNED_DOWN_INSTEAD = "turned down instead"
    """Is a face-up card turned face down where it would be discarded? (card) -> bool"""
    CANNOT_INTERACT = "cannot interact"
    """Which kind of token can a hero not interact with? (hero) -> kind"""
