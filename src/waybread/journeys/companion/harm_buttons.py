"""Damage and fear beside the boxes: the app says what is suffered, players suffer it and make last stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cards import act_option
from waybread.journeys.companion.companion_state import Pane
from waybread.journeys.decisions import NO, YES, Button, CompanionKind, DecisionKind, read_button
from waybread.journeys.rules import harm
from waybread.journeys.script import runner
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame

CARRIED_OUT: Final = act_option(Button.DONE)


async def says_yes(game: CompanionGame, kind: CompanionKind, rule: str, about: int) -> bool:
    """Return whether the players say yes, or passed, where only they can know."""
    return await Decision(game.party_seat, kind, (YES, NO), rule, about=about) == YES


def meanwhile(game: CompanionGame) -> tuple[int, ...]:
    """What can be pressed while an instruction is being carried out: a last stand, hits that a card applies."""
    return (act_option(Button.PARTY), *(act_option(Button.PORTRAIT, each.number) for each in game.state.groups))


async def press_meanwhile(game: CompanionGame, chosen: int) -> None:
    """Press one of those."""
    kind, number = read_button(chosen)
    if kind is Button.PARTY:
        await party_button(game)
    else:
        game.state.pane = Pane(number)
        await game.perform("10.3")


async def carried_out(game: CompanionGame, rule: str = "jme:22.5") -> None:
    """Wait until the players have suffered what they were told to, with the last stands that come of it."""
    while True:
        options = (CARRIED_OUT, *meanwhile(game))
        chosen = await Decision(game.party_seat, CompanionKind.CARRIED_OUT, options, rule)
        if chosen == CARRIED_OUT:
            return
        await press_meanwhile(game, chosen)


async def party_button(game: CompanionGame) -> None:
    """A hero's last stand: whose, and of which kind (jme:54.2, jme:54.3); each question can be left again."""
    seat = game.party_seat
    hero = await Decision(seat, CompanionKind.WHOSE_LAST_STAND, (*game.standing, PASS), "jme:54.2")
    if hero == PASS:
        return
    kinds = (harm.DAMAGE, harm.FEAR, PASS)
    kind = await Decision(seat, DecisionKind.LAST_STAND, kinds, "jme:54.3", about=hero)
    if kind != PASS:
        await last_stand(game, hero, kind)


async def last_stand(game: CompanionGame, hero: int, kind: int) -> None:
    """The app gives stat and number, the hero tests, and the app says what follows (jme:54.4, J7)."""
    harm.last_stand_test(game, hero, kind)
    if await says_yes(game, CompanionKind.TEST, "jme:54.4", hero):
        game.announce("last stand passed", hero=hero, what=("damage", "fear")[kind])
        return
    game.state.defeated[hero] = True
    game.announce("hero defeated", hero=hero)
    runner.hero_defeated(game, hero)
    await runner.happened(game, "hero defeated")
