"""The app of the rules: what it knows of an adventure, and how it runs one.

``runner`` runs events and objectives and knows no rule: it does things through ``game.verbs``, which are in
``actions``, ``hero_actions`` and ``map_actions``. So rules can set off events, and verbs can use rules.
"""

from waybread.journeys.script.actions import number
from waybread.journeys.script.adventure import (
    Action,
    Adventure,
    Condition,
    Event,
    Interaction,
    Objective,
    TestOf,
    all_actions,
    test_of,
)
from waybread.journeys.script.campaign_story import Chapter, Tale, conclude, epilogue_of, memory_fits, memory_of
from waybread.journeys.script.conditions import AT_THE_TABLE, COMPARE, CONDITIONS, all_hold, holds
from waybread.journeys.script.places import spaces_named
from waybread.journeys.script.runner import interactions
from waybread.journeys.script.threat_bar import threat_rise

__all__ = [
    "AT_THE_TABLE",
    "COMPARE",
    "CONDITIONS",
    "Action",
    "Adventure",
    "Chapter",
    "Condition",
    "Event",
    "Interaction",
    "Objective",
    "Tale",
    "TestOf",
    "all_actions",
    "all_hold",
    "conclude",
    "epilogue_of",
    "holds",
    "interactions",
    "memory_fits",
    "memory_of",
    "number",
    "spaces_named",
    "test_of",
    "threat_rise",
]  # fmt: skip
