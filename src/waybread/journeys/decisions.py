"""What the options of a decision stand for."""

from __future__ import annotations

from enum import IntEnum

from waybread.cards import act_reader


class Act(IntEnum):
    """The kinds of thing that can be picked."""

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
