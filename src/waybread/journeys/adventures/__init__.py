"""Small adventures of every kind, to test and to measure on."""

from waybread.journeys.adventures import beacon, ford

__all__ = ["beacon", "ford"]
