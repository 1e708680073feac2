"""Everything that the card game asks players, with what the options are. Cards can ask for nothing else."""

from __future__ import annotations

from enum import Enum, auto

from waybread import kernel


class Options(Enum):
    """What the options of a decision are, beside ``PASS``."""

    ABILITIES = auto()
    """Ability options: an ability is used, a card is played, or what it has left for later is carried out."""
    CARDS = auto()
    SEATS = auto()
    CARDS_OR_SEATS = auto()
    """One or the other, as the card says that asks."""
    NUMBERS = auto()
    """A count, or the place of one of several effects."""
    YES = auto()
    """The only option is yes; to pass is no."""


class DecisionKind(kernel.DecisionKind):
    """What a player is asked for. Saves, journals, stops and the client know the kinds by these names."""

    ACTION = "action", Options.ABILITIES
    RESPONSE = "response", Options.ABILITIES
    ORDER = "order", Options.ABILITIES
    """Which of several effects that are due comes first."""

    FIRST_PLAYER = "first player", Options.SEATS
    PLAYER = "player", Options.SEATS

    TARGET = "target", Options.CARDS_OR_SEATS
    OCCURRENCE = "occurrence", Options.CARDS_OR_SEATS
    """Which of several simultaneous occurrences a response answers, named by its card or else its player."""

    MULLIGAN = "mulligan", Options.NUMBERS
    X = "x", Options.NUMBERS
    EITHER = "either", Options.NUMBERS
    MUST_EITHER = "must either", Options.NUMBERS
    HEAL_UP_TO = "heal up to", Options.NUMBERS
    NUMBER = "number", Options.NUMBERS
    CARD_TYPE = "card type", Options.NUMBERS
    """The place of a type in the list of all."""

    MAY_SEARCH = "may search", Options.YES
    MAY_MOVE_TO_THE_BOTTOM = "may move to the bottom", Options.YES
    MAY = "may", Options.YES
    PAY_LESS = "pay less", Options.YES
    """Whether to pay another price for a card that then costs less."""
    MAY_PAY = "may pay", Options.YES
    """Whether to pay to avoid something."""
    PAY_TO_READY = "pay to ready", Options.YES

    PAY = "pay", Options.CARDS
    """Whose resource pays."""
    ATTACH = "attach", Options.CARDS
    """What a card is attached to."""
    COMMIT = "commit", Options.CARDS
    TRAVEL = "travel", Options.CARDS
    ENGAGE = "engage", Options.CARDS
    ENGAGEMENT_CHECK = "engagement check", Options.CARDS
    SHADOW_ORDER = "shadow order", Options.CARDS
    ATTACKING_ENEMY = "attacking enemy", Options.CARDS
    DEFEND = "defend", Options.CARDS
    ATTACK = "attack", Options.CARDS
    """Which enemy is attacked."""
    ATTACKERS = "attackers", Options.CARDS
    JOIN_ATTACK = "join attack", Options.CARDS
    TAKE_DAMAGE = "take damage", Options.CARDS
    EXHAUST = "exhaust", Options.CARDS
    DISCARD = "discard", Options.CARDS
    """A card from hand, as a cost."""
    DISCARD_FROM_HAND = "discard from hand", Options.CARDS
    DISCARD_ATTACHMENT = "discard attachment", Options.CARDS
    DISCARD_CHARACTER = "discard character", Options.CARDS
    RESTRICTED = "restricted", Options.CARDS
    """Which restricted attachment is one too many."""
    RETURN_TO_HAND = "return to hand", Options.CARDS
    REMOVE_FROM_QUEST = "remove from quest", Options.CARDS
    SHUFFLE_INTO_DECK = "shuffle into deck", Options.CARDS
    CHOOSE_CARD = "choose card", Options.CARDS
    """A card in the middle of an effect; a target is chosen before it."""
    SEARCH = "search", Options.CARDS
    ADD_TO_HAND = "add to hand", Options.CARDS
    NEXT_FROM_THE_TOP = "next from the top", Options.CARDS
    NEXT_ON_THE_PILE = "next on the pile", Options.CARDS

    ACTIVE_LOCATION = "active location", Options.CARDS
    """Which of several active locations an effect is about."""
    PROGRESS_SHARE = "progress share", Options.NUMBERS
    """How much of some progress goes on one of several active locations."""
    COMMIT_TO_TEST = "commit to test", Options.CARDS
    LOCATE = "locate", Options.CARDS
    """A card from hand, discarded for a chance to pass a locate test."""
