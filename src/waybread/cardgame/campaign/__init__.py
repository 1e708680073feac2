"""Campaign play: the log, its file, the checklist before a game, and the setup."""

from waybread.cardgame.campaign import campaign_file, campaign_games, campaign_log
from waybread.cardgame.campaign.campaign_file import load, read, save, write
from waybread.cardgame.campaign.campaign_log import (
    MENDOR,
    OVER,
    CampaignError,
    Log,
    campaign_card,
    campaign_order,
    deck_with_boons,
    hero_card,
    is_fallen,
    new_log,
    record,
    remarks,
    why_no_mendor,
)
from waybread.cardgame.campaign.campaign_texts import entry, next_game, question_text, sheet
from waybread.cardgame.campaign.checklist import (
    CHECKS,
    UNDECLARED,
    Plan,
    Preparation,
    Question,
    prepare,
    with_planned_heroes,
)

__all__ = [
    "CHECKS",
    "MENDOR",
    "OVER",
    "UNDECLARED",
    "CampaignError",
    "Log",
    "Plan",
    "Preparation",
    "Question",
    "campaign_card",
    "campaign_file",
    "campaign_games",
    "campaign_log",
    "campaign_order",
    "deck_with_boons",
    "entry",
    "hero_card",
    "is_fallen",
    "load",
    "new_log",
    "next_game",
    "prepare",
    "question_text",
    "read",
    "record",
    "remarks",
    "save",
    "sheet",
    "why_no_mendor",
    "with_planned_heroes",
    "write",
]  # fmt: skip
