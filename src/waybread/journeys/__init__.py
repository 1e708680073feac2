"""Journeys in Middle-earth, by its rules; knows nothing but the kernel.

Each layer knows those before it: facts and state; ``script.runner``, which runs an adventure's events; ``rules``;
the verbs of ``script``, by which the app does things; ``steps``; the two games.
"""

from waybread.journeys import stories
from waybread.journeys.boxes import core  # noqa: F401 - it adds the cards
from waybread.journeys.companion import CompanionGame, CompanionView
from waybread.journeys.decisions import (
    NO_CARD_ASKS,
    STORY_CHOICES,
    Act,
    Button,
    CompanionKind,
    DecisionKind,
    Options,
    card_chosen,
    read_act,
    read_button,
)
from waybread.journeys.facts import WEAKNESS, Boon, Card, CardType, Keyword, Limit, Line, Modifier, Slot, Stat
from waybread.journeys.game import JourneyGame
from waybread.journeys.guided_game import GuidedGame
from waybread.journeys.library import CARDS, plain
from waybread.journeys.rules import costs, hero_attacks
from waybread.journeys.rules.abilities import Kind
from waybread.journeys.rules.enemies import spawns
from waybread.journeys.rules.enemies.attack_facts import Attack, strength
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES, Bonus, Enemy, prohibited
from waybread.journeys.rules.enemies.hits import preview
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.journeys.rules.gains import BOONS
from waybread.journeys.rules.harm import ALL, DAMAGE, FEAR, HarmDecision
from waybread.journeys.rules.harm_cards import BOTH
from waybread.journeys.rules.keywords import read_keyword
from waybread.journeys.rules.movement import destinations, provoked
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.odds import at_least, distribution
from waybread.journeys.rules.prepared_cards import MOST_PREPARED
from waybread.journeys.rules.skill_tests import STATS, StatDecision
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.rules.terrain import TERRAIN, TERRAIN_CARDS
from waybread.journeys.rules.test_record import droppable, fate_left, successes
from waybread.journeys.script.adventure import ADVENTURES
from waybread.journeys.secrecy import hidden_cards, is_hidden
from waybread.journeys.state import NOBODY, NOWHERE, Figure, Group, JourneyState, Test, Token, Zone
from waybread.journeys.stories import SMALL, tales
from waybread.journeys.view_types import JourneyView

__all__ = [
    "ADVENTURES",
    "ALL",
    "ATTACKS",
    "BONUSES",
    "BOONS",
    "BOTH",
    "CARDS",
    "DAMAGE",
    "ENEMIES",
    "FEAR",
    "MOST_PREPARED",
    "NOBODY",
    "NOWHERE",
    "NO_CARD_ASKS",
    "SMALL",
    "STATS",
    "STORY_CHOICES",
    "TERRAIN",
    "TERRAIN_CARDS",
    "WEAKNESS",
    "Act",
    "Attack",
    "Bonus",
    "Boon",
    "Button",
    "Card",
    "CardType",
    "CompanionGame",
    "CompanionKind",
    "CompanionView",
    "DecisionKind",
    "Enemy",
    "Figure",
    "Group",
    "GuidedGame",
    "HarmDecision",
    "JourneyGame",
    "JourneyState",
    "JourneyView",
    "Keyword",
    "Kind",
    "Limit",
    "Line",
    "Modifier",
    "On",
    "Options",
    "Preference",
    "Rule",
    "Slot",
    "Stat",
    "StatDecision",
    "Test",
    "Token",
    "Zone",
    "at_least",
    "card_chosen",
    "costs",
    "destinations",
    "distribution",
    "droppable",
    "fate_left",
    "hero_attacks",
    "hidden_cards",
    "is_hidden",
    "plain",
    "preview",
    "prohibited",
    "provoked",
    "read_act",
    "read_button",
    "read_keyword",
    "spawns",
    "stories",
    "strength",
    "successes",
    "tales",
]  # fmt: skip
