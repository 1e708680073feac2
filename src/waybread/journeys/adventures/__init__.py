"""Small adventures of every kind, to test and to measure on."""

from typing import Final

from waybread.journeys.adventures.beacon import BEACON
from waybread.journeys.adventures.ford import FORD
from waybread.journeys.adventures.hill import HILL
from waybread.journeys.adventures.miller import MILLER
from waybread.journeys.adventures.road import ROAD
from waybread.journeys.adventures.wall import WALL

BUILT_IN: Final = (BEACON, FORD, HILL, ROAD, MILLER, WALL)
"""Journeys by day and in the dark, a chase, a rescue, and battles."""

__all__ = ["BUILT_IN"]
