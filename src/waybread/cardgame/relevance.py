"""When an ability can matter: in which steps and positions it could change something that is still used.

It is advice for whoever decides in which windows a player is asked, and changes no rule. ``matters`` says whether an
action or response that can be used now could change anything that still counts, ``can_wait`` whether a later window
would do just as well, and ``window_matters`` whether a window offers anything that matters and cannot wait. In doubt
the answer is that it matters. Only what the player may know is looked at, and which cards the scenario has.

A card declares it by ``matters=`` in ``@action`` and ``@response``; without it an ability always matters. What other
cards could make of a change is found out by ``verbs_used``, so they declare nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from waybread.cardgame.abilities.ability import Ability, Condition, Use
from waybread.cardgame.abilities.modifiers import committed_willpower, staging_threat, stat
from waybread.cardgame.abilities.occurrences import NOTHING, Occurrence, On
from waybread.cardgame.abilities.selectors import host
from waybread.cardgame.abilities.verbs_used import uses_any
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.costs import DiscardFromHand
from waybread.cardgame.facts import CardType, Kind, Stat
from waybread.cardgame.what_counts import (
    OF_READINESS,
    ally_counts,
    attack_counts,
    defenders_count,
    defense_counts,
    enemy_attack_counts,
    has_text,
    known_abilities,
    pays_by_exhausting,
    readiness_counts,
    scenario_has,
    text_asks_for,
    text_of_scenario_in_play,
    threat_counts,
    willpower_counts,
)
from waybread.cards import CARD_ITSELF, read_ability
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

Cards: TypeAlias = Callable[["CardGame", Use], Iterable[int]]
"""Which cards an ability changes, or could change."""


_TO_PLANNING: Final = (On.PHASE_ENDS, On.PHASE_BEGINS)


# Asked from outside


def matters(game: CardGame, player: int, card: int, slot: int, occurrence: Occurrence = NOTHING) -> bool:
    """Could an action or response that a player can use now, or playing a card, change anything that still counts?"""
    if slot == CARD_ITSELF:
        return True
    ability = game.ability(card, slot)
    if ability.matters is None or ability.matters(game, Use(card, player, slot, occurrence)):
        return True
    return _wants_discards(game, player, ability)


def _wants_discards(game: CardGame, player: int, ability: Ability) -> bool:
    """Is a card discarded as a cost that works in the discard pile, or an ally that can be put into play from there?"""
    if not any(isinstance(each, DiscardFromHand) for each in ability.cost):
        return False
    hand = [game.card(each) for each in game.state.hands[player]]
    if any(each.from_discards or each.answers_from_discards for each in hand):
        return True
    means = sum(game.state.resources.get(each, 0) for each in game.heroes(player))
    return any(each.type is CardType.ALLY and (each.cost or 0) <= means for each in hand) and any(
        uses_any(each, "discards") and uses_any(each, "put_into_play") for _, each in known_abilities(game, player)
    )


def can_wait(game: CardGame, player: int, card: int, slot: int) -> bool:
    """Can an action be used in a later window just as well, because nothing uses what it changes before?"""
    if slot == CARD_ITSELF or game.state.stack[-1] != "window":
        return False
    window = game.state.windows[-1].name
    if not window[0].isdigit():
        return False  # it is not on the timing chart: who knows which comes next
    ability = game.ability(card, slot)
    if window == "1.3" and not ability.phase and not text_of_scenario_in_play(game, *_TO_PLANNING):
        return True  # the planning phase follows, and all may act in it
    if not isinstance(ability.matters, Relevance) or _wants_discards(game, player, ability):
        return False
    return ability.matters.waits(game, Use(card, player, slot))


def window_matters(game: CardGame, decision: Decision) -> bool:
    """Does a window offer anything that matters and cannot wait? Other decisions always do."""
    if decision.kind not in (DecisionKind.ACTION, DecisionKind.RESPONSE):
        return True
    options = [read_ability(each) for each in decision.options if each != PASS]
    if decision.kind is DecisionKind.ACTION:
        return any(
            matters(game, decision.player, *each) and not can_wait(game, decision.player, *each) for each in options
        )
    if not game.quiescent:
        return True  # inside an effect the state does not say what is answered
    answered = game.state.answering[-1].happenings
    return any(
        matters(game, decision.player, card, slot, each)
        for card, slot in options
        for each in answered
        if each.on in game.ability(card, slot).on
    )


# What cards declare


def _never(game: CardGame, use: Use) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Relevance:
    """When an ability matters, and when it can wait for a later window."""

    matters: Condition
    waits: Condition = _never

    def __call__(self, game: CardGame, use: Use) -> bool:
        """Could the ability change anything that still counts?"""
        return self.matters(game, use)


def own_card(game: CardGame, use: Use) -> list[int]:
    """The card that has the ability."""
    return [use.card]


def its_host(game: CardGame, use: Use) -> list[int]:
    """The card that the attachment is on."""
    return [host(game, use)]


def its_targets(game: CardGame, use: Use) -> Sequence[int]:
    """All that the ability may choose, where it chooses cards."""
    target = game.ability(use.card, use.slot).target
    return target(game, use) if target else ()


def all_characters(game: CardGame, use: Use) -> list[int]:
    """Every character in play."""
    return game.characters()


def changes(*numbers: Stat, of: Cards, until: str = "phase") -> Relevance:
    """It changes numbers of some cards for a time: it matters while one of them can still be used.

    It can wait for the last window before the first use: 3.3 for the quest, 6.4.2 and 6.8.2 for an attack.
    """

    def counting(game: CardGame, use: Use) -> list[Stat]:
        cards = list(of(game, use))
        return [
            number
            for number in numbers
            if text_asks_for(game, number)
            or any(_COUNTS[number](game, use.player, each, until=until) for each in cards)
        ]

    def wait(game: CardGame, use: Use) -> bool:
        window = game.state.windows[-1].name
        if _added_attack(game, use) or any(text_asks_for(game, each) for each in numbers):
            return False
        return all(window not in _LAST_WINDOW[each] for each in counting(game, use))

    return Relevance(lambda game, use: bool(counting(game, use)), wait)


def _added_attack(game: CardGame, use: Use) -> bool:
    """Could a card add an attack before the window that the change would wait for?"""
    return bool(game.enemies()) and has_text(game, use.player, "characters_attack")


def readies(of: Cards) -> Relevance:
    """It readies cards: it matters while one of them can be used before the refresh phase readies it anyway."""

    def used(game: CardGame, use: Use) -> list[int]:
        exhausted = [each for each in of(game, use) if each in game.state.exhausted]
        return [each for each in exhausted if readiness_counts(game, use.player, each, but=use.card)]

    def wait(game: CardGame, use: Use) -> bool:
        return _can_ready_later(game) and not any(
            pays_by_exhausting(game, use.player, each, but=use.card) for each in used(game, use)
        )

    return Relevance(lambda game, use: bool(used(game, use)), wait)


def prevents_attacks(of: Cards) -> Relevance:
    """It keeps enemies from attacking for the phase: it matters while one of them may still do so."""
    return Relevance(lambda game, use: any(enemy_attack_counts(game, each) for each in of(game, use)))


def allows_defenders(game: CardGame, use: Use) -> bool:
    """It changes who can be declared as a defender: it matters while defenders are still to be declared."""
    return defenders_count(game, use.player)


def lends(of: Cards) -> Relevance:
    """It puts allies into play for the phase: it matters if one of them could do anything there."""
    return Relevance(lambda game, use: any(ally_counts(game, use.player, each, but=use.card) for each in of(game, use)))


def heals(of: Cards) -> Relevance:
    """It takes damage off cards, be it with the card itself."""
    return Relevance(lambda game, use: any(each in game.state.damage for each in of(game, use)))


def shows(of: Cards) -> Relevance:
    """It shows cards to its player: it matters if one of them is not known already."""
    return Relevance(lambda game, use: any(use.player not in game.state.seen.get(each, ()) for each in of(game, use)))


def any_of(*found: Relevance) -> Relevance:
    """An ability that does several things."""
    return Relevance(
        lambda game, use: any(each(game, use) for each in found),
        lambda game, use: all(each.waits(game, use) for each in found if each(game, use)),
    )


# The counts of numbers, and the last windows in which they can be changed

_LAST_WINDOW: Final = {
    Stat.WILLPOWER: ("3.3",), Stat.THREAT: ("3.3",), Stat.ATTACK: ("6.8.2",), Stat.DEFENSE: ("6.4.2",),
}  # fmt: skip
_COUNTS: Final[dict[Stat, Callable[..., bool]]] = {
    Stat.WILLPOWER: willpower_counts,
    Stat.THREAT: threat_counts,
    Stat.ATTACK: attack_counts,
    Stat.DEFENSE: defense_counts,
}


# What comes between an action window and the next one

_BEFORE_NEXT_WINDOW: Final = {
    "3.3": (On.QUEST_SUCCEEDED, On.QUEST_FAILED, On.PROGRESS_PLACED, On.EXPLORED, On.LEAVES_PLAY),
    "3.4": (On.PHASE_ENDS, On.PHASE_BEGINS, On.TRAVELLED),
    "4.2": (On.PHASE_ENDS, On.PHASE_BEGINS, On.ENGAGED),
    "5.2": (On.ENGAGED,),
    "5.3": (On.PHASE_ENDS, On.PHASE_BEGINS, On.SHADOW_DEALT),
}
"""What may happen between windows that always follow each other."""


def _quiet_until_next_window(game: CardGame) -> bool:
    """Will the next window come before any card is revealed, and before any text asks who is ready?"""
    window, state = game.state.windows[-1].name, game.state
    if window not in _BEFORE_NEXT_WINDOW or (window == "3.3" and _may_complete_stage(game)):
        return False
    text = text_of_scenario_in_play(game, *_BEFORE_NEXT_WINDOW[window])
    if window == "3.4" and state.active_location < 0:
        staged = game.staged(CardType.LOCATION)
        text += [each for card in staged for each in game.card(card).abilities if each.kind is Kind.TRAVEL]
    return not any(uses_any(each, *OF_READINESS) for each in text)


def _may_complete_stage(game: CardGame) -> bool:
    """Could quest resolution complete the stage, so that the next one is revealed?"""
    quest = game.state.quest
    left = stat(game, quest, Stat.QUEST_POINTS) - game.state.progress.get(quest, 0) if quest >= 0 else 1
    return committed_willpower(game) - staging_threat(game) >= max(left, 1)


def _can_draw_later(game: CardGame, use: Use) -> bool:
    return game.state.windows[-1].name == "7.4" or _quiet_until_next_window(game)


def _can_ready_later(game: CardGame) -> bool:
    """Does another window come before anybody is declared as anything, or is asked who is ready?"""
    window = game.state.windows[-1].name
    if window in _BEFORE_NEXT_WINDOW:
        return _quiet_until_next_window(game)
    more = any(enemy_attack_counts(game, each) for each in game.enemies())
    match window:
        case "2.2" | "7.4":
            return True
        case "6.2" | "6.4.3":
            return more
        case "6.4.1" | "6.4.2":
            if window == "6.4.1" and scenario_has(game, OF_READINESS, shadow=True):
                return False
            # Otherwise the attack may end without another window, and there are others to attack.
            return more or game.enemies() == [game.state.attacks[-1].enemy]
        case "6.8.1" | "6.8.2":
            return game.attack_goes_on()
        case _:
            return False


DRAWS: Final = Relevance(lambda game, use: True, _can_draw_later)
"""It draws cards: it always matters, and can wait while no card comes that a drawn one could answer."""
