"""The app of the rules: what it knows of an adventure, and how it runs one."""

from waybread.journeys.script import actions, adventure, conditions, hero_actions, map_actions, places, runner

__all__ = ["actions", "adventure", "conditions", "hero_actions", "map_actions", "places", "runner"]
