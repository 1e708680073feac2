"""Numbers, traits and keywords as they are at the moment.

A value is its base, then all additions, then multiplications; a value that is set overrides
the others; the end is rounded up and never below zero (lcg:modifiers.3 to lcg:modifiers.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Op, Use
from waybread.cardgame.abilities.keywords import KEYWORDS, KeywordRule
from waybread.cardgame.abilities.lasting_effects import LIVE_SIZES, add_lasting_effect
from waybread.cardgame.abilities.rules_in_play import affects, covers, rule_applies, rule_in_play
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import CardType, Keyword, Sphere, Stat
from waybread.cardgame.secrecy import is_lost
from waybread.cardgame.state import SCENARIO, Lasting, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


# Looking up a member of an enumeration takes a tenth of a microsecond, and these are wanted all the time.
_ADD, _SET, _MULTIPLY = Op.ADD, Op.SET, Op.MULTIPLY
_THREAT, _WILLPOWER = Stat.THREAT, Stat.WILLPOWER
_IN_STAGING: Final = (CardType.ENEMY, CardType.LOCATION)
_AREA: Final = Zone.AREA
_GAINS_TRAIT, _GAINS_KEYWORD, _GAINS_ICON = Rule.GAINS_TRAIT, Rule.GAINS_KEYWORD, Rule.GAINS_ICON
_BLANK, _LOSES_KEYWORD = Rule.BLANK, Rule.LOSES_KEYWORD


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
    printed: int = getattr(state.cards[card], which) or 0
    if printed < 0:  # X is 0 unless something defines it (lcg:x.1)
        printed = 0
    if which in (state.index or game.index):
        changes = _changes(game, card, which)
        if changes:
            return total([Part(_ADD, printed, -1), *changes])
    return printed


def altered(game: CardGame, cards: Sequence[int], which: Stat) -> dict[int, int]:
    """Those of several cards whose number something changes, with what ``stat`` says of each."""
    state = game.state
    found: dict[int, list[Part]] = {}
    for source, slot in (state.index or game.index).get(which, ()):
        ability, use = state.cards[source].abilities[slot], Use(source, state.controller[source], slot)
        amount_on = ability.amount
        if amount_on is None:
            continue
        for card in cards:
            amount = amount_on(game, use, card)
            if not amount and (amount is None or ability.op is _ADD):  # nearly always: an effect changes few cards
                continue
            if affects(game, source, card):
                found.setdefault(card, []).append(Part(ability.op, amount, source))
    for each in state.lasting:
        if each.what == which:
            for card in cards:
                if covers(game, each, card):
                    found.setdefault(card, []).append(Part(Op(each.op), size(game, each), each.source, each.number))
    return {card: total([Part(_ADD, base(game, card, which), -1), *parts]) for card, parts in found.items()}


def changed(game: CardGame, which: Stat) -> bool:
    """Does anything change this number, on whatever card? Quick, and asked often."""
    return which in (game.state.index or game.index)


def changing(game: CardGame, numbers: Sequence[Stat]) -> list[Stat]:
    """Those of several numbers that something changes, on whatever card."""
    index = game.index
    return [each for each in numbers if each in index]


def base(game: CardGame, card: int, which: Stat) -> int:
    """A number before modifiers (lcg:base-value.1)."""
    printed: int | None = getattr(game.state.cards[card], which)
    return max(printed or 0, 0)


def parts(game: CardGame, card: int, which: Stat) -> Iterator[Part]:
    """A number's parts, the printed value first: why it is what it is."""
    yield Part(_ADD, base(game, card, which), -1)
    yield from _changes(game, card, which)


def _changes(game: CardGame, card: int, which: Stat) -> list[Part]:
    """What changes a number at the moment."""
    state = game.state
    found = []
    for source, slot in (state.index or game.index).get(which, ()):
        ability = state.cards[source].abilities[slot]
        if ability.amount is None or not affects(game, source, card):
            continue
        amount = ability.amount(game, Use(source, state.controller[source], slot), card)
        if amount is not None and (amount or ability.op is not _ADD):
            found.append(Part(ability.op, amount, source))
    if state.lasting:
        found += [
            Part(Op(each.op), size(game, each), each.source, each.number)
            for each in state.lasting
            if each.what == which and covers(game, each, card)
        ]
    return found


def total(found: list[Part]) -> int:
    """Put the parts of a value together."""
    settings = [each for each in found if each.op is _SET]
    if settings:
        # Among clashing settings the latest prevails (lcg:modifiers.6).
        value = max(reversed(settings), key=lambda each: each.number).amount
    else:
        value = sum([each.amount for each in found if each.op is _ADD])
        for each in found:
            if each.op is _MULTIPLY:
                value *= each.amount
    return max(ceil(value), 0)


def cost_with(game: CardGame, card: int, x: int) -> int:
    """What has to be paid for a card whose cost is X once X is fixed: modifiers leave the X alone (lcg:x.2)."""
    return total([Part(Op.ADD, x, -1), *list(parts(game, card, Stat.COST))[1:]])


def explain(game: CardGame, card: int, which: Stat) -> list[tuple[str, float, str]]:
    """A value's parts for people: how, how much, and the title of the reason."""
    return [(part.op.value, part.amount, _reason(game, part.source)) for part in parts(game, card, which)]


def _reason(game: CardGame, source: int) -> str:
    """A reason by its title, unless it has been shuffled away: then which card of the deck it is, is lost."""
    if source < 0:
        return "printed"
    return "earlier effect" if is_lost(game.state, source) else game.title(source)


def size(game: CardGame, effect: Lasting) -> int:
    """How much a lasting effect is now: fixed, or of an encounter card counted anew (lcg:faq.1.55)."""
    if not effect.per:
        return effect.amount
    return effect.amount * LIVE_SIZES[effect.per](game)


def is_player_card(game: CardGame, card: int) -> bool:
    """Does a card belong to a player rather than to the scenario?"""
    return card >= 0 and game.state.owner[card] != SCENARIO


def traits(game: CardGame, card: int) -> frozenset[str]:
    """A card's traits, gained ones included."""
    found = game.state.cards[card].traits
    if _blank(game, card):
        found = frozenset()
    gained = _gained(game, _GAINS_TRAIT, card)
    return found | frozenset(gained) if gained else found


def has_trait(game: CardGame, card: int, trait: str) -> bool:
    """Does a card have a trait?"""
    return trait in traits(game, card)


def keyword(game: CardGame, card: int, which: str) -> int:
    """How much of a keyword a card has; instances add up (lcg:keywords.4)."""
    if _LOSES_KEYWORD in (game.state.index or game.index) and which in _gained(game, _LOSES_KEYWORD, card):
        return 0
    printed = game.state.cards[card].keywords.get(which, 0)
    if printed and which is not Keyword.VICTORY and _blank(game, card):
        printed = 0
    found = sum(1 for each in _gained(game, _GAINS_KEYWORD, card) if each == which)
    found += sum(
        each.amount for each in game.state.lasting if each.what == f"gains {which}" and covers(game, each, card)
    )
    return printed + found


def special_keywords(game: CardGame, card: int) -> list[tuple[KeywordRule, int]]:
    """The keywords with rules of their own that a card has, with their numbers."""
    names = game.state.special_keywords
    return [(KEYWORDS[name], count) for name in names if (count := keyword(game, card, name))]


def spheres(game: CardGame, hero: int) -> frozenset[str]:
    """The resource icons of a hero (lcg:anatomy.player.9)."""
    own = game.state.cards[hero].sphere
    gained = _gained(game, _GAINS_ICON, hero)
    icons = [] if own is None else [own.value]
    return frozenset([*icons, *gained])


def matches(game: CardGame, hero: int, sphere: Sphere | None) -> bool:
    """May a hero's resources pay for cards of a sphere (lcg:resource-match.1)?"""
    if sphere is None or game.state.cards[hero].sphere is sphere or sphere is Sphere.NEUTRAL:
        return True
    return rule_in_play(game, _GAINS_ICON) and sphere.value in spheres(game, hero)


def remaining_hit_points(game: CardGame, card: int) -> int:
    """Hit points less damage."""
    return max(0, stat(game, card, Stat.HIT_POINTS) - game.state.damage.get(card, 0))


def staging_threat(game: CardGame) -> int:
    """The threat of everything in the staging area (lcg:staging-area.4, lcg:staging-area.6)."""
    return max(sum([amount for _, amount in staging_threat_parts(game)]), 0)


def staging_threat_parts(game: CardGame) -> list[tuple[int, int]]:
    """What the staging area's threat is made of, as cards and how much they count."""
    state = game.state
    silent = rule_in_play(game, Rule.DOES_NOT_COUNT_THREAT)
    cards = [
        card
        for card in state.staging
        if state.cards[card].type in _IN_STAGING
        and not (silent and rule_applies(game, Rule.DOES_NOT_COUNT_THREAT, card))
    ]
    now = altered(game, cards, _THREAT) if changed(game, _THREAT) else {}
    counted = [(card, now[card] if card in now else max(state.cards[card].threat or 0, 0)) for card in cards]
    return counted + [(each.source, size(game, each)) for each in state.lasting if each.what == "staging threat"]


def committed_willpower(game: CardGame) -> int:
    """The willpower of all committed characters still in play (lcg:seq.3.3.1)."""
    return sum(amount for _, amount in committed_willpower_parts(game))


def committed_willpower_parts(game: CardGame) -> list[tuple[int, int]]:
    """What the players' willpower is made of, as characters and how much they count."""
    state = game.state
    counting = [each for each in state.committed if state.zone[each] == _AREA]
    if rule_in_play(game, Rule.DOES_NOT_COUNT_WILLPOWER):
        counting = [each for each in counting if not any(game.rulings(Rule.DOES_NOT_COUNT_WILLPOWER, each))]
    return [(each, stat(game, each, _WILLPOWER)) for each in counting]


def _gained(game: CardGame, rule: Rule, card: int) -> list[str]:
    if not rule_in_play(game, rule):
        return []
    return [str(each) for each in game.rulings(rule, card) if each]


def _blank(game: CardGame, card: int) -> bool:
    if not rule_in_play(game, _BLANK):
        return False
    lasting = game.state.lasting
    return any(each.what == _BLANK and card in each.cards for each in lasting) or any(game.rulings(_BLANK, card))


def can_switch(game: CardGame, which: Stat, *cards: int) -> bool:
    """Does each of the cards have such a value to switch? 0 is one, no entry at all is not (lcg:switch.2)."""
    return all(getattr(game.card(each), which) is not None for each in cards)


async def switch_values(
    game: CardGame, source: int, which: Stat, first: int, second: int, until: str = "phase"
) -> bool:
    """Switch a value of two cards for a time: each gets what the other has now."""
    if not can_switch(game, which, first, second) or not all(affects(game, source, each) for each in (first, second)):
        return False
    more = stat(game, second, which) - stat(game, first, which)
    add_lasting_effect(game, source, which, more, until=until, cards=[first])
    add_lasting_effect(game, source, which, -more, until=until, cards=[second])
    return True
