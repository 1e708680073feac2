"""The card game in a terminal: a table drawn with Rich, numbered choices, saved after every choice.

Rich is an extra, so what needs it is loaded when first used.
"""

from typing import TYPE_CHECKING

from waybread.terminal.campaign_preparation import NextGame, is_there, set_up
from waybread.terminal.game_setup import GameOptions, new_table, scenario_named
from waybread.terminal.saved_games import new_file, newest, opened

if TYPE_CHECKING:
    from waybread.terminal.campaign_session import play_campaign
    from waybread.terminal.session import Session

__all__ = [
    "GameOptions",
    "NextGame",
    "Session",
    "is_there",
    "new_file",
    "new_table",
    "newest",
    "opened",
    "play_campaign",
    "scenario_named",
    "set_up",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from waybread.terminal import campaign_session, session

    return session.Session if name == "Session" else campaign_session.play_campaign
