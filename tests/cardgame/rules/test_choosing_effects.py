"""Texts that have a player choose between several effects."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame import CardGame, DecisionKind
from waybread.cardgame.abilities.ability import Use, action
from waybread.cardgame.abilities.selectors import Alternative, choose_effect, either
from waybread.cardgame.effects.card_draw import could_draw, draw
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import reduce_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import event

NEUTRAL = Sphere.NEUTRAL


def three_effects(game: CardGame, use: Use) -> tuple[Alternative, ...]:
    player = use.player
    return (
        Alternative("Draw 1 card", lambda: could_draw(game, player), lambda: take_card(game, player)),
        Alternative("Lower your threat by 3", lambda: game.state.threat[player] > 0, lambda: rest(game, player)),
        Alternative("Gain 1 resource", lambda: True, lambda: gain_resources(game, game.heroes(player), 1, use.card)),
    )


async def take_card(game: CardGame, player: int) -> None:
    await draw(game, player, 1)


async def rest(game: CardGame, player: int) -> None:
    await reduce_threat(game, player, 3)


@event("Test Choosing Crossroads", NEUTRAL, cost=0)
class Crossroads:
    @action()
    async def choose(game: CardGame, use: Use) -> None:
        """Choose two different ones: draw 1 card, lower your threat by 3, or each of your heroes gains 1 resource."""
        await choose_effect(use, *three_effects(game, use), times=2)


@event("Test Choosing Riddle", NEUTRAL, cost=0)
class Riddle:
    @action()
    async def ask(game: CardGame, use: Use) -> None:
        """The next player chooses: they draw 1 card, or their threat falls by 3."""
        other = game.next_player(use.player)
        assert other is not None
        if await either(use, "Draw 1 card", "Lower your threat by 3", player=other) == 0:
            await draw(game, other, 1)
        else:
            await reduce_threat(game, other, 3)


def begun(seat: Seat, *others: Seat) -> Table:
    return lay(seat, *others, at="3.1").choose(seat.hand[0])


@pytest.mark.rule("lcg:effects.7")
def test_of_several_effects_different_ones_are_chosen_one_after_the_other() -> None:
    table = begun(Seat(hand=["Test Choosing Crossroads"], threat=20))
    words = ("Draw 1 card", "Lower your threat by 3", "Gain 1 resource")
    assert (table.asked, table.decision.options, table.decision.words) == (DecisionKind.EITHER, (0, 1, 2), words)
    table.choose(1)
    assert table.threat() == 17  # done before the second one is chosen
    assert table.decision.options == (0, 2)
    table.choose(2)
    assert (table.threat(), table.resources("Aragorn"), table.hand()) == (17, 1, [])


@pytest.mark.rule("lcg:effects.7")
def test_an_effect_that_could_change_nothing_cannot_be_chosen_and_a_last_one_is_not_asked_for() -> None:
    table = begun(Seat(hand=["Test Choosing Crossroads"], deck=[], threat=0))
    assert table.asked == "action"  # only the resource was left to be had
    assert table.resources("Aragorn") == 1


def test_a_text_may_have_another_player_choose_between_its_effects() -> None:
    table = begun(Seat(hand=["Test Choosing Riddle"]), Seat(heroes=["Théodred"], threat=30))
    assert (table.player, table.decision.words) == (1, ("Draw 1 card", "Lower your threat by 3"))
    table.choose(1)
    assert table.threat(1) == 27
