"""The round and its short phases: resource, planning, travel, encounter, refresh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Per
from waybread.cardgame.abilities.lasting_effects import expire
from waybread.cardgame.abilities.listeners import listened, quiet
from waybread.cardgame.abilities.modifiers import special_keywords
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import rule_applies, rule_in_play, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle, unsettled
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import follow_first_player, followers
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.engagement import bring_before, checked_enemies, why_not_engage
from waybread.cardgame.effects.readiness import ready
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.effects.travel import make_active, must_travel, pay_to_travel, travel_options
from waybread.cardgame.facts import CardType, Kind
from waybread.cardgame.state import Zone
from waybread.cardgame.steps.chart import (
    and_then,
    begin_phase,
    begin_turns,
    chart,
    end_phase,
    open_window,
    seat,
)
from waybread.cardgame.zones.separate_areas import areas_in_order, give_token, play_area, token_holder
from waybread.cards import forget_uses
from waybread.kernel import PASS, Decision, Effect, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

# The round


@chart.step("0.0")
def round_begins(game: CardGame) -> Effect | None:
    """A round begins."""
    game.state.round += 1
    game.state.goto("1.1")
    if game.tell:
        game.tell(Event("round", {"round": game.state.round}))
    if game.state.elsewhere:
        return _round_begins_in_areas(game)
    return after_window(game, Occurrence(On.ROUND_BEGINS)) if listened(game, On.ROUND_BEGINS) else None


async def _round_begins_in_areas(game: CardGame) -> None:
    for area in areas_in_order(game):
        play_area(game, area)
        await after_window(game, Occurrence(On.ROUND_BEGINS))
    play_area(game, areas_in_order(game)[0])


@chart.step("0.1")
def round_ends(game: CardGame) -> Effect | None:
    """The round ends; effects until then have lapsed before abilities trigger (lcg:lasting.7)."""
    state = game.state
    state.notes["rounds completed"] = state.round
    state.goto("0.0")
    if state.elsewhere or state.lasting or state.discounts or not quiet(game, On.ROUND_ENDS) or unsettled(game):
        return _round_ends(game)
    _forget_round(game)
    return None


async def _round_ends(game: CardGame) -> None:
    for area in areas_in_order(game):
        play_area(game, area)
        expire(game, "round")
        await settle(game)
        await after_window(game, Occurrence(On.ROUND_ENDS))
        expire(game, "round")  # nothing can last until an end that has already come (lcg:lasting.8)
    play_area(game, areas_in_order(game)[0])
    _forget_round(game)


def _forget_round(game: CardGame) -> None:
    forget_uses(game.state.uses, Per.ROUND)
    forget_uses(game.state.history, Per.ROUND)


# 1. Resource


@chart.step("1.1")
def resource_phase_begins(game: CardGame) -> Effect | None:
    """The resource phase begins."""
    return begin_phase(game, "resource", "1.2")


@chart.step("1.2")
def collect_resources(game: CardGame) -> Effect:
    """Each hero collects one resource."""
    game.state.goto("1.3")
    heroes = without_rule(game, Rule.DOES_NOT_COLLECT, game.heroes())
    if rule_in_play(game, Rule.COLLECTS):
        heroes += [each for each in game.allies() if rule_applies(game, Rule.COLLECTS, each)]
    return _collect_more(game, heroes) if rule_in_play(game, Rule.COLLECTS_MORE) else gain_resources(game, heroes, 1)


async def _collect_more(game: CardGame, heroes: list[int]) -> None:
    more = {each: sum([int(str(n)) for n in game.rulings(Rule.COLLECTS_MORE, each)]) for each in heroes}
    await gain_resources(game, heroes, 1)
    for each in heroes:
        await gain_resources(game, each, more[each])


@chart.step("1.3")
def draw_cards(game: CardGame) -> Effect:
    """Each player draws one card."""
    return and_then(draw(game, game.order()), lambda: open_window(game, "1.3", "1.4", now=True))


@chart.step("1.4")
def resource_phase_ends(game: CardGame) -> Effect | None:
    """The resource phase ends."""
    return end_phase(game, "2.1")


# 2. Planning


@chart.step("2.1")
def planning_phase_begins(game: CardGame) -> Effect | None:
    """The planning phase begins; the first player is the first active player."""
    begin_turns(game)
    return begin_phase(game, "planning", "2.2")


@chart.step("2.2")
def planning_window(game: CardGame) -> None:
    """The special window of the active player, once for each player."""
    player = seat(game)
    if player is None:
        game.state.goto("2.4")
        return
    game.state.active_player = player
    open_window(game, "2.2", "2.3")


@chart.step("2.3")
def next_player_plans(game: CardGame) -> None:
    """The next player becomes active."""
    game.state.turn += 1
    game.state.goto("2.2")


@chart.step("2.4")
def planning_phase_ends(game: CardGame) -> Effect | None:
    """The planning phase ends."""
    return end_phase(game, "3.1")


# 4. Travel


@chart.step("4.1")
def travel_phase_begins(game: CardGame) -> Effect | None:
    """The travel phase begins."""
    return begin_phase(game, "travel", "4.2")


@chart.step("4.2")
def travel_opportunity(game: CardGame) -> Decision | None:
    """The first player decides if and where the group travels (lcg:first-player.5)."""
    options = tuple(travel_options(game)) if game.order() else ()
    must = tuple(must_travel(game, options))
    if not options:
        open_window(game, "4.2", "4.3", now=True)
        return None
    game.state.active_player = game.state.first_player
    return Decision(game.state.first_player, DecisionKind.TRAVEL, must or (*options, PASS), "lcg:step.4.2")


@travel_opportunity.answered
def destination_chosen(game: CardGame, option: int) -> Effect | None:
    """The group travels, or stays."""
    open_window(game, "4.2", "4.3", now=option == PASS)
    if option == PASS:
        return None
    if any(each.kind is Kind.TRAVEL for each in game.card(option).abilities):
        return and_then(pay_to_travel(game, option), lambda: _travel(game, option))
    return _travel(game, option)


def _travel(game: CardGame, location: int) -> Effect | None:
    travelled = make_active(game, location) if location in game.state.staging else None
    return None if travelled is None else after_window(game, travelled, ends_step=True)


@chart.step("4.3")
def travel_phase_ends(game: CardGame) -> Effect | None:
    """The travel phase ends."""
    return end_phase(game, "5.1")


# 5. Encounter


@chart.step("5.1")
def encounter_phase_begins(game: CardGame) -> Effect | None:
    """The encounter phase begins."""
    begin_turns(game)
    return begin_phase(game, "encounter", "5.2")


@chart.step("5.2")
def optional_engagement(game: CardGame) -> Decision | None:
    """Each player has one chance to engage an enemy of the staging area (lcg:optional-engagement.2)."""
    player = seat(game)
    if player is None:
        begin_turns(game)
        game.state.idle = 0
        open_window(game, "5.2", "5.3", now=True)
        return None
    game.state.active_player = player
    enemies = [each for each in game.staged(CardType.ENEMY) if why_not_engage(game, each, player) is None]
    return Decision(player, DecisionKind.ENGAGE, (*enemies, PASS), "lcg:step.5.2")


@optional_engagement.answered
def engagement_chosen(game: CardGame, option: int) -> Effect | None:
    """The chosen enemy engages."""
    player = seat(game)
    game.state.turn += 1
    return None if option == PASS else _engage(game, option, player)


def _engage(game: CardGame, enemy: int, player: int | None) -> Effect | None:
    engaged = None if player is None else bring_before(game, enemy, player)
    return None if engaged is None else after_window(game, engaged, ends_step=True)


@chart.step("5.3")
def engagement_checks(game: CardGame) -> Decision | Effect | None:
    """Checks go round until no enemy left can engage anybody (lcg:step.5.3-4)."""
    state = game.state
    while state.idle < len(game.order()) and not rule_applies(game, Rule.NO_ENGAGEMENT_CHECKS):
        player = seat(game)
        if player is None:
            state.turn = 0
            continue
        state.active_player = player
        due = checked_enemies(game, player, game.staged(CardType.ENEMY))
        if due:
            return Decision(player, DecisionKind.ENGAGEMENT_CHECK, tuple(due), "lcg:step.5.3-2")
        state.idle += 1
        state.turn += 1
    open_window(game, "5.3", "5.4", now=True)
    return None


@engagement_checks.answered
def enemy_checked(game: CardGame, option: int) -> Effect | None:
    """The enemy with the highest engagement cost within reach engages."""
    player = seat(game)
    game.state.idle = 0
    game.state.turn += 1
    return _engage(game, option, player)


@chart.step("5.4")
def encounter_phase_ends(game: CardGame) -> Effect | None:
    """The encounter phase ends."""
    return end_phase(game, "6.1")


# 7. Refresh


@chart.step("7.1")
def refresh_phase_begins(game: CardGame) -> Effect | None:
    """The refresh phase begins."""
    return begin_phase(game, "refresh", "7.2")


@chart.step("7.2")
def ready_cards(game: CardGame) -> Effect:
    """All exhausted cards ready at the same time."""
    game.state.goto("7.3")
    return ready(game, [each for each in game.state.exhausted if game.state.zone[each] != Zone.ELSEWHERE])


@chart.step("7.3")
def raise_all_threat(game: CardGame) -> Effect:
    """All players raise their threat by 1."""
    game.state.goto("7.4")
    extra = sum([int(str(each)) for each in game.rulings(Rule.EXTRA_REFRESH_THREAT)])
    return raise_threat(game, game.order(), 1 + extra, reason="refresh")


@chart.step("7.4")
def pass_first_player_token(game: CardGame) -> Effect | None:
    """The token goes to the next player, who acts first in the window that follows (L13)."""
    holder = token_holder(game)
    if not game.state.played and (following := give_token(game, holder)) != holder:
        if game.tell:
            game.tell(Event("first player", {"player": following}))
    changes = bool(followers(game) or game.state.special_keywords)
    open_window(game, "7.4", "7.5", now=not changes)
    return _follow_the_token(game) if changes else None


async def _follow_the_token(game: CardGame) -> None:
    """What goes with the token changes hands, then keywords of the refresh phase act (lcg:keyword.regenerate.1)."""
    await follow_first_player(game)
    for card in game.cards_in_play():
        for each, count in special_keywords(game, card):
            if each.refreshing is not None and game.in_play(card):
                await each.refreshing(game, card, count)


@chart.step("7.5")
def refresh_phase_ends(game: CardGame) -> Effect | None:
    """The refresh phase ends."""
    return end_phase(game, "0.1")
