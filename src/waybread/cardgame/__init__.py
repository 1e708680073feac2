"""The Lord of the Rings: The Card Game, by its rules; knows nothing but the kernel.

Layers, each of which knows only those before it: printed facts and the state; abilities and the windows of what
occurs; effects; the steps of the timing chart, the cards of the boxes and the running game.
"""

from waybread.cardgame import card_api, catalogue, catalogue_text, decks, reasons
from waybread.cardgame.abilities.ability import Ability, Moment, Per
from waybread.cardgame.abilities.card_cost import cost_of
from waybread.cardgame.abilities.keywords import KEYWORDS
from waybread.cardgame.abilities.lasting_effects import DELAYED, asked_by
from waybread.cardgame.abilities.modifiers import (
    altered,
    changing,
    committed_willpower,
    remaining_hit_points,
    staging_threat,
    staging_threat_parts,
    stat,
)
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.announcements import SCENARIO_EVENTS
from waybread.cardgame.boxes import BOXES
from waybread.cardgame.card_lookup import (
    deck_name,
    encounter_name,
    for_decks,
    name_in_data,
    only,
    shown_encounter_name,
    shown_name,
    title_of,
)
from waybread.cardgame.catalogue_text import WIDTH
from waybread.cardgame.decisions import DecisionKind, Options
from waybread.cardgame.decks import MOST_COPIES, Deck, check, deck, find
from waybread.cardgame.effects.attacks import attack_strength, defense, enemy_may_attack, has_attacked
from waybread.cardgame.effects.game_end import ELIMINATION_LEVEL, score
from waybread.cardgame.facts import CHARACTERS, NUMBERS, CampaignType, Card, CardType, Keyword, Kind, Sphere, Stat, X
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import (
    CARDS,
    COLUMNS,
    NO_TEXT,
    PRINTED,
    bot_values,
    box_text,
    plain,
    present_key,
    read_table,
)
from waybread.cardgame.offers import cards_chosen, options_of, read_option
from waybread.cardgame.relevance import can_wait, matters
from waybread.cardgame.scenarios import MOST_PLAYERS, SCENARIOS, Scenario
from waybread.cardgame.secrecy import hidden_cards, is_covered, is_hidden, sees_hand
from waybread.cardgame.state import SCENARIO, Attack, CardState, Zone
from waybread.cardgame.steps.setup import MULLIGAN
from waybread.cardgame.view_types import CardGameView
from waybread.cardgame.zones.separate_areas import areas_in_order, as_at

__all__ = [
    "BOXES",
    "CARDS",
    "CHARACTERS",
    "COLUMNS",
    "DELAYED",
    "ELIMINATION_LEVEL",
    "KEYWORDS",
    "MOST_COPIES",
    "MOST_PLAYERS",
    "MULLIGAN",
    "NO_TEXT",
    "NUMBERS",
    "PRINTED",
    "SCENARIO",
    "SCENARIOS",
    "SCENARIO_EVENTS",
    "WIDTH",
    "Ability",
    "Attack",
    "CampaignType",
    "Card",
    "CardGame",
    "CardGameView",
    "CardState",
    "CardType",
    "DecisionKind",
    "Deck",
    "Keyword",
    "Kind",
    "Moment",
    "On",
    "Options",
    "Per",
    "Rule",
    "Scenario",
    "Sphere",
    "Stat",
    "X",
    "Zone",
    "altered",
    "areas_in_order",
    "as_at",
    "asked_by",
    "attack_strength",
    "bot_values",
    "box_text",
    "can_wait",
    "card_api",
    "cards_chosen",
    "catalogue",
    "catalogue_text",
    "changing",
    "check",
    "committed_willpower",
    "cost_of",
    "deck",
    "deck_name",
    "decks",
    "defense",
    "encounter_name",
    "enemy_may_attack",
    "find",
    "for_decks",
    "has_attacked",
    "hidden_cards",
    "is_covered",
    "is_hidden",
    "matters",
    "name_in_data",
    "only",
    "options_of",
    "plain",
    "present_key",
    "read_option",
    "read_table",
    "reasons",
    "remaining_hit_points",
    "rule_applies",
    "score",
    "sees_hand",
    "shown_encounter_name",
    "shown_name",
    "staging_threat",
    "staging_threat_parts",
    "stat",
    "title_of",
]  # fmt: skip
