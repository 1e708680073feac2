"""The card game in a terminal: a table drawn with Rich, questions with numbered choices, saved after every choice."""

from waybread.terminal.command import add_command

__all__ = ["add_command"]
