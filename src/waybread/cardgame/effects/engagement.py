"""Enemies and players engage each other (lcg:engaged.1), and part again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.keywords import AMBUSH
from waybread.cardgame.abilities.modifiers import stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.rules_in_play import affects, forbidden_by, rule_applies, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Stat
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_CANNOT_ENGAGE, _CANNOT_BE_ENGAGED_OPTIONALLY = Rule.CANNOT_ENGAGE, Rule.CANNOT_BE_ENGAGED_OPTIONALLY
_CONSIDERED_ENGAGED = Rule.CONSIDERED_ENGAGED


def why_not_engage(game: CardGame, enemy: int, player: int) -> str | None:
    """Why a player cannot engage an enemy of the staging area of their own will, or None."""
    if rule_applies(game, _CONSIDERED_ENGAGED, enemy, player):
        return "it is considered to be engaged with you already"
    chosen = forbidden_by(game, _CANNOT_BE_ENGAGED_OPTIONALLY, enemy, player)
    return chosen or forbidden_by(game, _CANNOT_ENGAGE, enemy, player)


def checked_enemies(game: CardGame, player: int, enemies: list[int]) -> list[int]:
    """The enemies that an engagement check of a player finds: several only if tied (lcg:seq.5.2.1-2)."""
    able = without_rule(game, Rule.IGNORED_BY_ENGAGEMENT_CHECKS, enemies, player)
    able = without_rule(game, _CONSIDERED_ENGAGED, without_rule(game, _CANNOT_ENGAGE, able, player), player)
    reach = {each: stat(game, each, Stat.ENGAGEMENT_COST) for each in able}
    reach = {each: cost for each, cost in reach.items() if cost <= game.state.threat[player]}
    return [each for each, cost in reach.items() if cost == max(reach.values())]


async def engage(game: CardGame, enemy: int, player: int) -> None:
    """An enemy and a player engage each other (lcg:engaged.1)."""
    engaged = bring_before(game, enemy, player)
    if engaged is not None:
        await after_window(game, engaged)


def bring_before(game: CardGame, enemy: int, player: int) -> Occurrence | None:
    """Lay an enemy in front of a player, if it is not there; returns what happened by that."""
    if not game.takes_part(player) or game.engaged_with(enemy) == player:
        return None
    if rule_applies(game, _CANNOT_ENGAGE, enemy, player) or rule_applies(game, _CONSIDERED_ENGAGED, enemy, player):
        return None
    origin = take(game, enemy)
    put(game, enemy, Zone.ENGAGED, player)
    note(game, Recall.ENGAGED, player)
    if game.tell:
        game.tell(Event("engaged", {**announcements.of(game, enemy), "player": player}))
    return Occurrence(On.ENGAGED, card=enemy, player=player, origin=origin)


async def _ambush(game: CardGame, enemy: int) -> None:
    """Ambush: each player in turn makes an engagement check against this enemy alone (lcg:keyword.ambush.1, .2)."""
    if game.tell:
        game.tell(Event("ambush", announcements.of(game, enemy)))
    for player in game.order():
        if game.state.zone[enemy] != Zone.STAGING or rule_applies(game, Rule.NO_ENGAGEMENT_CHECKS):
            return
        if checked_enemies(game, player, [enemy]):
            await engage(game, enemy, player)


AMBUSH.entering = _ambush


async def return_to_staging(game: CardGame, enemy: int, source: int = -1) -> None:
    """Move an engaged enemy back, with its damage and attachments (lcg:engaged.4)."""
    if game.state.zone[enemy] == Zone.ENGAGED and affects(game, source, enemy):
        if game.state.owner[enemy] != SCENARIO:  # a player card that serves as an enemy is never staged
            await discard(game, enemy, source)
            return
        take(game, enemy)
        put(game, enemy, Zone.STAGING)
        if game.tell:
            game.tell(Event("returns", announcements.of(game, enemy)))
        await after_window(
            game, Occurrence(On.ENTERS_STAGING, card=enemy, origin=Zone.ENGAGED, source=source, reason="returned")
        )
