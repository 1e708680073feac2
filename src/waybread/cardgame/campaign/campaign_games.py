"""The games of a campaign as files: kept beside the log, and entered there when they are over."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from waybread.cardgame.campaign import campaign_file
from waybread.cardgame.campaign.campaign_log import OVER, CampaignError, Log, record
from waybread.cardgame.campaign.campaign_texts import entry, sheet
from waybread.cardgame.game import CardGame
from waybread.files import errors_as, read_text, replaced_atomically

__all__ = ["enter_game", "game_file", "load_game", "save_game"]
LARGEST_GAME: Final = 16 << 20
"""Bytes of a save file."""


def game_file(log: Path, scenario: str) -> Path:
    """Return where a game of a campaign is kept unless somebody says otherwise: beside the log."""
    return log.with_name(f"{log.stem}-{scenario}.json")


def load_game(path: Path) -> CardGame:
    """Return the game in a file."""
    with errors_as(CampaignError):
        return CardGame.load(read_text(path, LARGEST_GAME))


def save_game(log: Log, log_path: Path, game: CardGame, path: Path) -> None:
    """Write a game and its log: what can fail fails before the log has changed."""
    with errors_as(CampaignError), replaced_atomically(path, game.save()):
        campaign_file.save(log, log_path)


def enter_game(log: Log, path: Path, game: CardGame) -> str:
    """Enter a game that is over into a log and its file; returns what there is to say about it."""
    if log.scenario is None:
        raise CampaignError(OVER)
    after = record(log, game)
    if game.outcome is None or not game.outcome.won:
        return entry(log, won=False)
    campaign_file.save(after, path)
    return f"{entry(log, won=True)}\n{sheet(after)}"
