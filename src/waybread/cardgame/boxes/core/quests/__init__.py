"""The scenarios and their quest cards."""

from waybread.cardgame.boxes.core.quests import (
    escape_from_dol_guldur,
    journey_along_the_anduin,
    passage_through_mirkwood,
)

__all__ = ["escape_from_dol_guldur", "journey_along_the_anduin", "passage_through_mirkwood"]
