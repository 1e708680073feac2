"""What can be told beforehand: the chances of a test by what a seat knows, and what hits would do to a group."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from waybread.cards import ability_option
from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.hits import preview
from waybread.journeys.rules.odds import distribution
from waybread.journeys.secrecy import is_hidden

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.rules.odds import Icons
    from waybread.journeys.state import Group, Test
    from waybread.journeys.view_types import Chances, LinePreview, Preview


def chances(game: JourneyGame, hero: int, stat: Stat, player: int | None, more: int = 0) -> Chances:
    """What a test of a stat would come to: the chance of each number of successes, exactly.

    First without inspiration, then with all of the hero's, spent on fate.
    """
    reveal = max(1, game.value(hero, stat) + more)
    held = game.state.inspiration[hero]
    seen: dict[int, Icons] = {}
    unknown: list[Icons] = []
    for place, card in enumerate(reversed(game.state.decks[hero])):
        if not is_hidden(game.state, player, card):
            seen[place] = _icons(game, card)
        else:
            unknown.append(_icons(game, card))
    discard = [_icons(game, each) for each in game.state.discards[hero]]
    plain, inspired = (
        distribution(reveal, unknown, known=seen, discard=discard, inspiration=spent) for spent in (0, held)
    )
    return {"cards": reveal, "odds": _shares(plain), "inspired": _shares(inspired), "inspiration": held}


def _icons(game: JourneyGame, card: int) -> Icons:
    printed = game.card(card)
    return printed.success, printed.fate


def _shares(found: Collection[float]) -> list[float]:
    return [round(each, 4) for each in found]


def hits_preview(group: Group, hits: int, modifiers: Collection[str]) -> Preview:
    """What hits and modifiers would do to a group (jme:10.3a)."""
    result = preview(group, hits, modifiers)
    return {
        "group": group.number,
        "hits": hits,
        "modifiers": list(dict.fromkeys(modifiers)),
        "bars": [list(each) for each in result.bars],
        "defeated": list(result.defeated),
        "sundered": list(result.sundered),
        "stunned": result.stunned,
    }


def lines_ahead(game: JourneyGame, test: Test, group: Group) -> list[LinePreview]:
    """The lines that the successes left could pay for, each with what the attack would do with it."""
    found: list[LinePreview] = []
    for item in test.items:
        for place, line in enumerate(game.card(item).lines):
            number = ability_option(item, place)
            if number not in test.lines and line.cost <= test.total - test.spent:
                modifiers = [*test.modifiers, *line.modifiers]
                found.append({"line": number, **hits_preview(group, test.hits + line.hits, modifiers)})
    return found
