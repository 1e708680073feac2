"""The app of the rules: what it knows of an adventure, and how it runs one."""

from waybread.journeys.app import actions, adventure, conditions, giving, laying, places, running

__all__ = ["actions", "adventure", "conditions", "giving", "laying", "places", "running"]
