"""Tests that cards call for, escape and locate, and labelled text that does nothing until it is triggered.

A test runs inside an effect and may lie inside another; what it has come to so far is noted in ``state.tests``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.ability_use import discard_out_of_play, resolve
from waybread.cardgame.abilities.modifiers import stat
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.facts import PASSES, Kind, Stat
from waybread.cardgame.state import CardTest, Window, Zone
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.cards import ability_options, read_ability
from waybread.kernel import PASS, Decision, Event, Fact, pick_group

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def escape_test(
    game: CardGame, use: Use, testers: Sequence[int], cards: Callable[[], int], which: Stat = Stat.WILLPOWER
) -> bool:
    """Have players escape from so many cards; ``cards`` is counted when they are dealt. Passed only if stronger."""
    test = _begin(game, CardTest("escape", use.card, testers[0], which))
    for player in testers:
        await _commit(game, test, player)
    await action_window(game)
    for _ in range(cards()):
        if not _deal(game, test):
            break
    strength, against = strength_of_test(game, test), escape_of_test(game, test)
    await discard(game, test.dealt)
    return _over(game, passed=strength > against, strength=strength, against=against)  # lcg:test.escape.4


async def locate_test(game: CardGame, use: Use, player: int) -> bool:
    """Have a player discard cards from hand, each for the top encounter card, until one of these says PASS."""
    state = game.state
    test = _begin(game, CardTest("locate", use.card, player))
    passed = False
    while not passed and state.hands[player] and game.takes_part(player):
        refill_encounter_deck(game)
        if not state.encounter_deck:
            break
        options = (*state.hands[player], PASS)
        chosen = await Decision(player, DecisionKind.LOCATE, options, "lcg:test.locate.1", use.card)
        if chosen == PASS:
            break
        await discard_out_of_play(game, chosen, use.card)
        if not _deal(game, test):
            break
        card = test.dealt.pop()
        passed = game.card(card).corner == PASSES
        await discard_out_of_play(game, card, use.card)
    return _over(game, passed=passed)


def strength_of_test(game: CardGame, test: CardTest) -> int:
    """The strength of those who are committed to a test and still there (lcg:test.escape.4)."""
    return sum(stat(game, each, Stat(test.stat)) for each in test.committed if game.is_character(each))


def escape_of_test(game: CardGame, test: CardTest) -> int:
    """What the cards dealt so far in an escape test come to."""
    return sum(stat(game, each, Stat.ESCAPE) for each in test.dealt)


async def action_window(game: CardGame, name: str = "test") -> None:
    """An action window inside an effect: none in setup (lcg:faq.1.19), or while an action resolves (lcg:windows.6)."""
    state = game.state
    if state.phase != "setup" and not any(each.acting for each in state.windows):
        state.windows.append(Window(name, state.first_player))
        await game.perform("window")


async def trigger_labelled(game: CardGame, label: str) -> None:
    """Resolve all effects with a label that are in play now, in the order the first player likes (lcg:label.lost.2)."""
    listed = game.index.get(Kind.LABELLED, ())
    due = [each for each in listed if game.ability(*each).label == label]
    while due := [each for each in due if game.in_play(each[0])]:
        options = tuple(ability_options(due))
        chosen = options[0]
        if len(options) > 1:
            chosen = await Decision(game.state.first_player, DecisionKind.ORDER, options, "lcg:label.lost.2")
        card, slot = read_ability(chosen)
        due.remove((card, slot))
        if game.tell:
            game.tell(Event("effect", announcements.ability(game, card, slot)))
        await resolve(game, Use(card, game.state.controller[card], slot))


def _begin(game: CardGame, test: CardTest) -> CardTest:
    game.state.tests.append(test)
    if game.tell:
        game.tell(Event("test", {**announcements.of(game, test.about), "kind": test.kind, "player": test.player}))
    return test


def _over(game: CardGame, *, passed: bool, strength: int = 0, against: int = 0) -> bool:
    test = game.state.tests.pop()
    if game.tell:
        facts: dict[str, Fact] = {
            "kind": test.kind, "passed": passed, "strength": strength, "against": against,
        }  # fmt: skip
        game.tell(Event("test over", {**announcements.of(game, test.about), **facts}))
    return passed


async def _commit(game: CardGame, test: CardTest, player: int) -> None:
    """A tester exhausts any number of their characters (lcg:test.escape.1)."""
    able = [each for each in game.characters(player) if each not in game.state.exhausted]
    if not game.takes_part(player) or not able:
        return
    picked = await pick_group(
        player, DecisionKind.COMMIT_TO_TEST, able, "lcg:test.escape.1", least=0, most=len(able), about=test.about
    )
    committed = await exhaust(game, picked, test.about)
    test.committed += committed


def _deal(game: CardGame, test: CardTest) -> bool:
    """Turn up the top encounter card, ignoring its text; False if there is none (lcg:test.escape.3, .6)."""
    state = game.state
    refill_encounter_deck(game)
    if not state.encounter_deck:
        return False
    card = state.encounter_deck[-1]
    take(game, card)
    put(game, card, Zone.LIMBO)
    state.seen.pop(card, None)
    test.dealt.append(card)
    if game.tell:
        amount = stat(game, card, Stat.ESCAPE) if test.kind == "escape" else 0
        game.tell(Event("test card", {**announcements.of(game, card), "kind": test.kind, "amount": amount}))
    return True
