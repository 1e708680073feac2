"""The card game in a terminal: a table drawn with Rich, numbered choices, saved after every choice.

Rich is an extra, so what needs it is loaded when first used.
"""

from typing import TYPE_CHECKING

from waybread.terminal import campaign_preparation, game_setup, saved_games
from waybread.terminal.campaign_preparation import NextGame

if TYPE_CHECKING:
    from waybread.terminal import campaign_session, session

__all__ = ["NextGame", "campaign_preparation", "campaign_session", "game_setup", "saved_games", "session"]
