"""What can be pressed: the buttons of the map and of the attack pane, each an act option."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from waybread.cards import act_reader

YES: Final = 1
NO: Final = 0
"""The answers to whatever is asked of the players with yes or no, passed or failed."""


class Button(IntEnum):
    """The kinds of button."""

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
