"""The scenarios and their quest cards."""

from waybread.cardgame.quests import passage_through_mirkwood

__all__ = ["passage_through_mirkwood"]
