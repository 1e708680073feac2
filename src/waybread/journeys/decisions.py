"""Everything that journeys asks players, with what the options are. Cards and adventures can ask for nothing else."""

from __future__ import annotations

from enum import Enum, IntEnum, auto
from typing import Final

from waybread import kernel
from waybread.cards import ability_card, act_reader
from waybread.kernel import PASS


class Options(Enum):
    """What the options of a decision are, beside ``PASS``."""

    ACTS = auto()
    """Act options: an ability, a move, a line of an item and whatever else can be done."""
    CARDS = auto()
    HEROES = auto()
    GROUPS = auto()
    """Groups of enemies, by their numbers."""
    SPACES = auto()
    TOKENS = auto()
    HARM = auto()
    """Damage, fear, or all that is coming."""
    STATS = auto()
    MODIFIERS = auto()
    BOONS = auto()
    NUMBERS = auto()
    """An amount, or the place of one of several things."""
    YES = auto()
    """The only option is yes; to pass is no."""
    BUTTONS = auto()
    """In table mode, act options: the buttons of the app."""
    YES_OR_NO = auto()


class DecisionKind(kernel.DecisionKind):
    """What a player is asked for. Saves, journals, stops and the client know the kinds by these names."""

    TURN = "turn", Options.ACTS
    TURN_END = "turn end", Options.ACTS
    ABILITY = "ability", Options.ACTS
    ORDER = "order", Options.ACTS
    """Which of several effects that are due comes first."""
    TEST = "test", Options.ACTS
    """Whether the result of a test is changed."""
    GUARD = "guard", Options.ACTS
    """Whether harm that is coming is prevented."""
    HIDE = "hide", Options.ACTS
    LINE = "line", Options.ACTS
    """The line of an item on which successes are spent."""
    PUT_BACK = "put back", Options.ACTS

    PREPARE = "prepare", Options.CARDS
    DISCARD_PREPARED = "discard prepared", Options.CARDS
    ITEMS = "items", Options.CARDS
    KEEP = "keep", Options.CARDS
    BURN = "burn", Options.CARDS
    REVEAL_AGAIN = "reveal again", Options.CARDS
    DEPLETE = "deplete", Options.CARDS
    LOSE_BOON = "lose boon", Options.CARDS
    HEAL = "heal", Options.CARDS
    TURN_DOWN = "turn down", Options.CARDS

    TURN_ORDER = "turn order", Options.HEROES
    HERO = "hero", Options.HEROES
    ENEMY_TARGET = "enemy target", Options.HEROES
    """Which of several heroes an enemy goes for."""
    TARGET = "target", Options.GROUPS
    PROVOKE = "provoke", Options.GROUPS
    START = "start", Options.SPACES
    MOVE = "move", Options.SPACES
    PLACE = "place", Options.SPACES
    SPACE = "space", Options.SPACES
    TOKEN = "token", Options.TOKENS

    SUFFER_NEXT = "suffer next", Options.HARM
    NEGATE = "negate", Options.HARM
    PREVENT = "prevent", Options.HARM
    LAST_STAND = "last stand", Options.HARM
    STAT = "stat", Options.STATS
    MODIFIER = "modifier", Options.MODIFIERS
    BOON = "boon", Options.BOONS

    AMOUNT = "amount", Options.NUMBERS
    EFFECT = "effect", Options.NUMBERS
    BUTTON = "button", Options.NUMBERS
    """Which of the interactions of a token, by its place."""
    ANSWER = "answer", Options.NUMBERS
    TRINKET = "trinket", Options.NUMBERS
    PATH = "path", Options.NUMBERS
    """Which way a group goes, by its place; where no group is named, the next space."""
    WISH = "wish", Options.YES


NO_CARD_ASKS: Final = frozenset((DecisionKind.BUTTON, DecisionKind.PATH))
"""Kinds that are about a token or a group: ``about`` is its number, and no card."""
STORY_CHOICES: Final = frozenset((DecisionKind.ANSWER, DecisionKind.BUTTON))
"""Kinds at which a story can go different ways: answers of a dialogue, buttons of a token."""


class CompanionKind(kernel.DecisionKind):
    """What the app asks in table mode, beside what the adventure asks."""

    MAP = "map", Options.BUTTONS
    ATTACK_PANE = "attack pane", Options.BUTTONS
    CARRIED_OUT = "carried out", Options.BUTTONS
    ACTIVATION = "activation", Options.BUTTONS
    WHICH_HERO = "which hero", Options.HEROES
    WHO_IS_THERE = "who is there", Options.HEROES
    WHOSE_LAST_STAND = "whose last stand", Options.HEROES
    SUCCESSES = "successes", Options.NUMBERS
    TEST = "test", Options.YES_OR_NO
    """Whether a hero has passed."""
    COUNTERATTACK = "counterattack", Options.YES_OR_NO
    HAS_IT_COME_TO_THAT = "has it come to that", Options.YES_OR_NO
    CAN_IT_ATTACK = "can it attack", Options.YES_OR_NO
    IS_IT_SO = "is it so", Options.YES_OR_NO


class Act(IntEnum):
    """What can be done, where a decision offers several sorts of thing."""

    ABILITY = 0
    """A card's ability: an ability option."""
    KEYWORD = 1
    """A card's keyword: the place among all keywords in place of a slot."""
    MOVE = 2
    """A move into a space; it may begin a travel action."""
    ATTACK = 4
    """An attack action."""
    INTERACT = 5
    """An interact action with a token."""
    EXTRA = 6
    """An action that the adventure adds, by its place."""
    INSPIRE = 7
    """Spend inspiration to turn a fate icon into a success."""
    TERRAIN = 8
    """Use a terrain token, by its number."""
    LINE = 9
    """A line of an item: its place among the lines in place of a slot."""
    TOP = 10
    """Put a card on top of its deck."""
    BOTTOM = 11
    """Put a card under its deck."""


read_act = act_reader(Act)
"""Which act an option is, and with what number; ``PASS`` is none."""

_PARTS_OF_CARDS: Final = frozenset((Act.ABILITY, Act.KEYWORD, Act.LINE))


def card_chosen(kind: kernel.DecisionKind, option: int) -> int | None:
    """The card that is chosen with an option, if one is."""
    if option == PASS:
        return None
    if kind.options is Options.CARDS:
        return option
    if kind.options is not Options.ACTS:
        return None
    act, number = read_act(option)
    if act in _PARTS_OF_CARDS:
        return ability_card(number)
    return number if act in (Act.TOP, Act.BOTTOM) else None


# Table mode


class Button(IntEnum):
    """What can be pressed in table mode: the buttons of the map and of the attack pane."""

    HOURGLASS = 0
    """All heroes have had their turns (jme:2.6)."""
    EXPLORE = 1
    """The exploration token of a tile (jme:37.4)."""
    TOKEN = 2
    """A token with something to press (jme:49.2)."""
    ENTER = 3
    """A hero has come to where an event waits, by the event's place in the adventure."""
    SO = 4
    """What an event waits for has come about, and only the players can see it; by the event's place."""
    DONE = 5
    """What the objective asks for is done, and only the players can see it; or an instruction is carried out."""
    EXTRA = 6
    """An action that the adventure adds, by its place (jme:2.4)."""
    PORTRAIT = 7
    """The portrait of a group: its attack pane opens (jme:32.5)."""
    PROVOKE = 8
    """The provoke button (jme:32.4)."""
    PARTY = 9
    """The party button, for a last stand (jme:54.2)."""
    NO_TARGET = 10
    """An activating group can reach nobody (jme:30.6)."""
    CROSS_STREAM = 11
    """An activating group has crossed a stream (jme:30.7)."""
    PLUS = 12
    MINUS = 13
    """The hit counter (jme:10.3)."""
    MODIFIER = 14
    """A modifier, by its place among the six."""
    APPLY = 15


read_button = act_reader(Button)
"""Which button an option is, and of what number."""

YES: Final = 1
NO: Final = 0
"""The answers to whatever is asked of the players with yes or no, passed or failed."""
