"""Everything that the modules of cards use, in one place: ``from waybread.cardgame import card_api as api``.

The lists below are grouped by subject; ``docs/card-api.md`` shows each name with its signature and a card that uses it
(``make cardapi`` writes that page). This module only passes on what others define.
"""

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import (
    Ability,
    Condition,
    Cost,
    Op,
    Per,
    Targets,
    Use,
    action,
    cannot_be_cancelled,
    constant,
    forced,
    labelled,
    modifier,
    offered_discount,
    response,
    rule,
    setup,
    shadow,
    travel,
    unfinished,
    when_revealed,
    whenever,
)
from waybread.cardgame.abilities.card_cost import add_discount, cost_of, discounted
from waybread.cardgame.abilities.keywords import KeywordRule, keyword_rule
from waybread.cardgame.abilities.lasting_effects import (
    STAGING_THREAT,
    add_delayed_effect,
    add_lasting_effect,
    after_this_attack,
    condition,
    delayed,
)
from waybread.cardgame.abilities.modifiers import (
    can_switch,
    committed_willpower,
    has_trait,
    is_player_card,
    keyword,
    remaining_hit_points,
    spheres,
    staging_threat,
    stat,
    switch_values,
    traits,
)
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, recalled, remember, remembered, was_first
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.selectors import (
    Alternative,
    agrees,
    any_hero,
    any_player,
    attachments_of,
    attacker,
    both,
    called,
    can_target,
    choose,
    choose_card,
    choose_effect,
    choose_number,
    choose_player,
    defenders,
    discardable,
    either,
    host,
    host_left,
    host_pool,
    itself,
    may,
    must_either,
    must_or,
    name_card_type,
    targets,
    to_a_character,
    to_a_hero,
    to_a_location,
    undefended,
    valour,
    with_trait,
)
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.announcements import scenario_event
from waybread.cardgame.campaign.campaign_log import Log, earn, name_in_log, note_hero, strike
from waybread.cardgame.campaign_setup import noted_hero
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.active_location import become_active, return_location, the_active_location, travel_to
from waybread.cardgame.effects.attachments import (
    attach,
    attach_to_deck,
    change_control,
    claim,
    follow_first_player,
    hosts,
    new_hosts,
)
from waybread.cardgame.effects.attacks import (
    attackable,
    characters_attack,
    enemy_attacks,
    enemy_may_attack,
    remove_from_combat,
    treat_as_undefended,
    why_not_attack,
)
from waybread.cardgame.effects.card_draw import could_draw, draw
from waybread.cardgame.effects.card_tests import action_window, escape_test, locate_test, trigger_labelled
from waybread.cardgame.effects.commitment import commit, remove_from_quest
from waybread.cardgame.effects.costs import (
    DISCARD_ME,
    EXHAUST_HOST,
    EXHAUST_ME,
    RETURN_ME,
    DamageHost,
    DiscardFromDeck,
    DiscardFromHand,
    DiscardOne,
    Exhaust,
    ExhaustX,
    RaiseEachThreat,
    RaiseMyThreat,
    ReduceMyThreat,
    ReturnOne,
    Spend,
    SpendX,
    someone_pays,
)
from waybread.cardgame.effects.damage import could_heal, damage_destinations, damageable, deal_damage, heal, move_damage
from waybread.cardgame.effects.engagement import engage, return_to_staging, why_not_engage
from waybread.cardgame.effects.entering_play import place_in_staging, put_into_play, start_in_play
from waybread.cardgame.effects.game_end import eliminate, lose, win
from waybread.cardgame.effects.leaving_play import (
    destroy,
    discard,
    leave_play,
    permanent,
    remove_from_game,
    return_to_hand,
    shuffle_into_deck,
)
from waybread.cardgame.effects.objectives import guarded
from waybread.cardgame.effects.odd_attachments import attach_blank, attach_face_down, attached_cost, become_attachment
from waybread.cardgame.effects.playing_cards import attach_from_hand, play, why_not_play
from waybread.cardgame.effects.progress import (
    advance,
    defeat_stage,
    explore,
    move_progress,
    nth_token,
    place_progress,
    progress_on_quest,
    remove_progress,
    reset_to_stage,
    turn_stage,
)
from waybread.cardgame.effects.quest_deck import bypass_stage, choose_stage, draw_stage, shuffle_into_quest_deck
from waybread.cardgame.effects.readiness import could_ready, exhaust, ready
from waybread.cardgame.effects.resources import gain_resources, lose_resources, move_resources
from waybread.cardgame.effects.reveals import (
    doom,
    gain_surge,
    guard,
    resolve_when_revealed,
    reveal,
    reveal_from,
    reveal_top,
)
from waybread.cardgame.effects.searches import search_deck
from waybread.cardgame.effects.separation import create_staging_area, is_alone, join_another_player
from waybread.cardgame.effects.shadow_cards import deal_shadow, discard_shadow, drop_shadows, shadowed
from waybread.cardgame.effects.threat import raise_threat, reduce_threat, set_threat, spare
from waybread.cardgame.effects.travel import switch_active_location, switchable_locations, why_not_travel
from waybread.cardgame.effects.victory_display import (
    PutMeInVictoryDisplay,
    add_to_victory_display,
    displayed,
    victory_points,
)
from waybread.cardgame.facts import PASSES, CardType, HeroNote, Keyword, Kind, Sphere, Stat, Where, X
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import Box, card
from waybread.cardgame.relevance import (
    DRAWS,
    Relevance,
    all_characters,
    allows_defenders,
    any_of,
    changes,
    heals,
    its_host,
    its_targets,
    lends,
    own_card,
    prevents_attacks,
    readies,
    shows,
)
from waybread.cardgame.scenarios import scenario
from waybread.cardgame.secrecy import hand_watchers, look, look_alone, renew_id
from waybread.cardgame.state import SCENARIO, Delayed, Lasting, Zone, replaced
from waybread.cardgame.zones.card_moves import put, take, take_form
from waybread.cardgame.zones.piles import lay_on_deck, search, shuffle_deck
from waybread.cardgame.zones.side_decks import add_to_side_deck, make_side_deck, shuffle_side_deck, side_deck
from waybread.kernel import PASS, Decision, Event, pick_group

# Declaring boxes, cards and scenarios

__all__ = [
    "Box", "KeywordRule", "card", "keyword_rule", "scenario",
]  # fmt: skip

# Kinds of ability

__all__ += [
    "action", "cannot_be_cancelled", "constant", "forced", "labelled", "modifier", "offered_discount",
    "response", "rule", "setup", "shadow", "travel", "unfinished", "when_revealed", "whenever",
]  # fmt: skip

# Words of the rules

__all__ += [
    "PASS",
    "PASSES",
    "SCENARIO",
    "CardType",
    "DecisionKind",
    "Keyword",
    "Kind",
    "On",
    "Op",
    "Per",
    "Recall",
    "Rule",
    "Sphere",
    "Stat",
    "Where",
    "X",
    "Zone",
]  # fmt: skip

# Types

__all__ += [
    "Ability", "CardGame", "Condition", "Cost", "Delayed", "Lasting", "Occurrence", "Relevance", "Targets",
    "Use",
]  # fmt: skip

# Costs

__all__ += [
    "DISCARD_ME", "EXHAUST_HOST", "EXHAUST_ME", "RETURN_ME", "DamageHost", "DiscardFromDeck", "DiscardFromHand",
    "DiscardOne", "Exhaust", "ExhaustX", "PutMeInVictoryDisplay", "RaiseEachThreat", "RaiseMyThreat",
    "ReduceMyThreat", "ReturnOne", "Spend", "SpendX", "someone_pays",
]  # fmt: skip

# Conditions and targets

__all__ += [
    "any_hero", "any_player", "both", "called", "can_target", "host_left", "host_pool", "itself", "nth_token",
    "targets", "to_a_character", "to_a_hero", "to_a_location", "valour",
]  # fmt: skip

# When an ability matters

__all__ += [
    "DRAWS", "all_characters", "allows_defenders", "any_of", "changes", "heals", "its_host", "its_targets",
    "lends", "own_card", "prevents_attacks", "readies", "shows",
]  # fmt: skip

# Questions about cards

__all__ += [
    "affects", "attached_cost", "attachments_of", "discardable", "guarded", "has_trait", "host", "hosts",
    "is_player_card", "keyword", "new_hosts", "permanent", "remaining_hit_points", "rule_applies", "spheres",
    "stat", "traits", "with_trait",
]  # fmt: skip

# Questions about what is possible

__all__ += [
    "attackable", "can_switch", "could_draw", "could_heal", "could_ready", "damage_destinations", "damageable",
    "enemy_may_attack", "switchable_locations", "why_not_attack", "why_not_engage", "why_not_play",
    "why_not_travel",
]  # fmt: skip

# Questions about the table

__all__ += [
    "attacker", "committed_willpower", "defenders", "displayed", "shadowed", "staging_threat", "undefended",
    "victory_points",
]  # fmt: skip

# Asking

__all__ += [
    "Alternative", "Decision", "agrees", "choose", "choose_card", "choose_effect", "choose_number",
    "choose_player", "either", "may", "must_either", "must_or", "name_card_type", "pick_group",
    "the_active_location",
]  # fmt: skip

# Drawing, hands and decks

__all__ += [
    "attach_from_hand", "draw", "lay_on_deck", "return_to_hand", "search", "search_deck", "shuffle_deck",
    "shuffle_into_deck",
]  # fmt: skip

# Decks beside the encounter deck

__all__ += [
    "add_to_side_deck", "make_side_deck", "shuffle_side_deck", "side_deck",
]  # fmt: skip

# Looking at hidden cards

__all__ += [
    "hand_watchers", "look", "look_alone", "renew_id",
]  # fmt: skip

# Resources and costs

__all__ += [
    "add_discount", "cost_of", "discounted", "gain_resources", "lose_resources", "move_resources",
]  # fmt: skip

# Ready and exhausted

__all__ += [
    "exhaust", "ready",
]  # fmt: skip

# Damage

__all__ += [
    "deal_damage", "destroy", "heal", "move_damage",
]  # fmt: skip

# Threat

__all__ += [
    "raise_threat", "reduce_threat", "set_threat", "spare",
]  # fmt: skip

# Entering and leaving play

__all__ += [
    "become_attachment", "change_control", "discard", "follow_first_player", "leave_play", "place_in_staging",
    "play", "put", "put_into_play", "remove_from_game", "replaced", "start_in_play", "take", "take_form",
]  # fmt: skip

# Attachments and objectives

__all__ += [
    "attach", "attach_blank", "attach_face_down", "attach_to_deck", "claim", "guard",
]  # fmt: skip

# Encounter cards and shadow cards

__all__ += [
    "deal_shadow", "discard_shadow", "doom", "drop_shadows", "gain_surge", "resolve_when_revealed", "reveal",
    "reveal_from", "reveal_top",
]  # fmt: skip

# Engaging and fighting

__all__ += [
    "characters_attack", "enemy_attacks", "engage", "remove_from_combat", "return_to_staging",
    "treat_as_undefended",
]  # fmt: skip

# Questing

__all__ += [
    "commit", "remove_from_quest",
]  # fmt: skip

# Locations, progress and stages

__all__ += [
    "advance", "become_active", "bypass_stage", "choose_stage", "defeat_stage", "draw_stage", "explore",
    "move_progress", "place_progress", "progress_on_quest", "remove_progress", "reset_to_stage", "return_location",
    "shuffle_into_quest_deck", "switch_active_location", "travel_to", "turn_stage",
]  # fmt: skip

# Staging areas of their own

__all__ += [
    "create_staging_area", "is_alone", "join_another_player",
]  # fmt: skip

# Victory display and the end of the game

__all__ += [
    "add_to_victory_display", "eliminate", "lose", "win",
]  # fmt: skip

# Tests and labelled text

__all__ += [
    "action_window", "escape_test", "locate_test", "trigger_labelled",
]  # fmt: skip

# Lasting and delayed effects

__all__ += [
    "STAGING_THREAT", "add_delayed_effect", "add_lasting_effect", "after_this_attack", "condition", "delayed",
    "switch_values",
]  # fmt: skip

# Remembering

__all__ += [
    "recalled", "remember", "remembered", "was_first",
]  # fmt: skip

# Occurrences of a card's own

__all__ += [
    "AtOnce", "Event", "after_window", "announcements", "scenario_event", "when_window",
]  # fmt: skip

# Campaigns

__all__ += [
    "HeroNote", "Log", "earn", "name_in_log", "note_hero", "noted_hero", "strike",
]  # fmt: skip
