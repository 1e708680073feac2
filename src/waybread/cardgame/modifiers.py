"""Numbers, traits, keywords and prohibitions as they are at the moment.

A value is its base, then all additions, then multiplications; a value that is set overrides
the others; the end is rounded up and never below zero (lcg:modifiers.3 to lcg:modifiers.8).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from waybread import cardgame as engine
from waybread.cardgame.abilities import Op, Use
from waybread.cardgame.facts import CardType, Keyword, Sphere, Stat, X
from waybread.cardgame.state import SCENARIO, Lasting, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


_STAT_KEYS: Final = {each: f"stat:{each}" for each in Stat}


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a value: how much, how, and which card is the reason (-1: printed)."""

    op: Op
    amount: float
    source: int
    number: int = 0


def stat(game: CardGame, card: int, which: Stat) -> int:
    """A number of a card with all modifiers."""
    state = game.state
    if not state.lasting and _STAT_KEYS[which] not in (state.index or game.index):
        printed: int | None = getattr(state.cards[card], which)
        return printed if printed and printed > 0 else 0  # X is 0 unless something defines it (lcg:x.1)
    return total(list(parts(game, card, which)))


def base(game: CardGame, card: int, which: Stat) -> int:
    """A number before modifiers (lcg:base-value.1)."""
    printed: int | None = getattr(game.state.cards[card], which)
    return max(printed or 0, 0)


def parts(game: CardGame, card: int, which: Stat) -> Iterator[Part]:
    """A number's parts, the printed value first: why it is what it is."""
    printed: int | None = getattr(game.state.cards[card], which)
    yield Part(Op.ADD, 0 if printed in (None, X) else printed or 0, -1)
    for source, slot in game.index.get(f"stat:{which}", ()):
        ability = game.ability(source, slot)
        if ability.amount is None or not affects(game, source, card):
            continue
        amount = ability.amount(game, Use(source, game.state.controller[source], slot), card)
        if amount is not None and (amount or ability.op is not Op.ADD):
            yield Part(ability.op, amount, source)
    for each in game.state.lasting:
        if each.what == which and covers(game, each, card):
            yield Part(Op(each.op), size(game, each), each.source, each.number)


def total(found: list[Part]) -> int:
    """Put the parts of a value together."""
    settings = [each for each in found if each.op is Op.SET]
    if settings:
        # Among clashing settings the latest prevails (lcg:modifiers.6).
        value = max(reversed(settings), key=lambda each: each.number).amount
    else:
        value = sum(each.amount for each in found if each.op is Op.ADD)
        for each in found:
            if each.op is Op.MULTIPLY:
                value *= each.amount
    return max(ceil(value), 0)


def cost_with(game: CardGame, card: int, x: int) -> int:
    """What has to be paid for a card whose cost is X once X is fixed: modifiers leave the X alone (lcg:x.2)."""
    return total([Part(Op.ADD, x, -1), *list(parts(game, card, Stat.COST))[1:]])


def explain(game: CardGame, card: int, which: Stat) -> list[tuple[str, float, str]]:
    """A value's parts for people: how, how much, and the title of the reason."""
    return [
        (part.op.value, part.amount, "printed" if part.source < 0 else game.title(part.source))
        for part in parts(game, card, which)
    ]


def covers(game: CardGame, effect: Lasting, card: int) -> bool:
    """Does a lasting effect act on a card now?"""
    if effect.live:
        return engine.lasting.LIVE_SETS[effect.live](game, card) and affects(game, effect.source, card)
    return card in effect.cards and affects(game, effect.source, card)


def size(game: CardGame, effect: Lasting) -> int:
    """How much a lasting effect is now: fixed, or of an encounter card counted anew (lcg:faq.1.55)."""
    if not effect.per:
        return effect.amount
    return effect.amount * engine.lasting.LIVE_SIZES[effect.per](game)


def affects(game: CardGame, source: int, card: int) -> bool:
    """Could a card's effect act on another at all (lcg:immune.1)? -1 is the framework."""
    if source < 0 or source == card or "rule:immune" not in (game.state.index or game.index):
        return True
    return not any(game.rulings("immune", card, source))


def is_player_card(game: CardGame, card: int) -> bool:
    """Does a card belong to a player rather than to the scenario?"""
    return card >= 0 and game.state.owner[card] != SCENARIO


def traits(game: CardGame, card: int) -> frozenset[str]:
    """A card's traits, gained ones included."""
    found = game.state.cards[card].traits
    if _blank(game, card):
        found = frozenset()
    gained = _gained(game, "gains trait", card)
    return found | frozenset(gained) if gained else found


def has_trait(game: CardGame, card: int, trait: str) -> bool:
    """Does a card have a trait?"""
    return trait in traits(game, card)


def keyword(game: CardGame, card: int, which: Keyword) -> int:
    """How much of a keyword a card has; instances add up (lcg:keywords.4)."""
    printed = game.state.cards[card].keywords.get(which, 0)
    if printed and which is not Keyword.VICTORY and _blank(game, card):
        printed = 0
    found = sum(1 for each in _gained(game, "gains keyword", card) if each == which)
    found += sum(
        each.amount for each in game.state.lasting if each.what == f"gains {which}" and covers(game, each, card)
    )
    return printed + found


def spheres(game: CardGame, hero: int) -> frozenset[str]:
    """The resource icons of a hero (lcg:anatomy.player.9)."""
    own = game.state.cards[hero].sphere
    gained = _gained(game, "gains icon", hero)
    icons = [] if own is None else [own.value]
    return frozenset([*icons, *gained])


def matches(game: CardGame, hero: int, sphere: Sphere | None) -> bool:
    """May a hero's resources pay for cards of a sphere (lcg:resource-match.1)?"""
    if sphere is None or sphere is Sphere.NEUTRAL or game.state.cards[hero].sphere is sphere:
        return True
    return "rule:gains icon" in game.index and sphere.value in spheres(game, hero)


def forbidden(game: CardGame, question: str, *about: int) -> bool:
    """Does any constant or lasting effect say that this cannot be (lcg:cannot.1)?"""
    state = game.state
    if f"rule:{question}" in (state.index or game.index) and any(game.rulings(question, *about)):
        return True
    return bool(state.lasting) and any(
        each.what == question
        and (covers(game, each, about[0]) if each.cards or each.live else True)
        and (each.player < 0 or each.player in about[1:])
        for each in state.lasting
    )


def remaining_hit_points(game: CardGame, card: int) -> int:
    """Hit points less damage."""
    return max(0, stat(game, card, Stat.HIT_POINTS) - game.state.damage.get(card, 0))


def staging_threat(game: CardGame) -> int:
    """The threat of everything in the staging area (lcg:staging-area.4, lcg:staging-area.6)."""
    state = game.state
    found = sum(size(game, each) for each in state.lasting if each.what == "staging threat")
    for card in state.staging:
        type_ = state.cards[card].type
        if type_ is CardType.ENEMY or type_ is CardType.LOCATION:
            if not forbidden(game, "does not count threat", card):
                found += stat(game, card, Stat.THREAT)
    return max(found, 0)


def committed_willpower(game: CardGame) -> int:
    """The willpower of all committed characters still in play (lcg:seq.3.3.1)."""
    state = game.state
    return sum(stat(game, each, Stat.WILLPOWER) for each in state.committed if state.zone[each] == Zone.AREA)


def _gained(game: CardGame, question: str, card: int) -> list[str]:
    if f"rule:{question}" not in game.index:
        return []
    return [str(each) for each in game.rulings(question, card) if each]


def _blank(game: CardGame, card: int) -> bool:
    lasting = game.state.lasting
    if "rule:blank" not in game.index and not lasting:
        return False
    return any(each.what == "blank" and card in each.cards for each in lasting) or any(game.rulings("blank", card))
