"""The victory display as a place: counted, added to, paid into and taken from."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from waybread.cardgame import CardGame, score
from waybread.cardgame.abilities.ability import Use, action, modifier
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.victory_display import (
    PutMeInVictoryDisplay,
    add_to_victory_display,
    displayed,
    victory_points,
)
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, location

NEUTRAL = Sphere.NEUTRAL


@location("Test Cairn", threat=1, quest_points=3, keywords="Victory 3.")
class Cairn:
    pass


@enemy("Test Collector", threat=1, engagement_cost=40, attack=1, defense=0, hit_points=3)
class Collector:
    @modifier(Stat.THREAT)
    def gloat(game: CardGame, use: Use, card: int) -> int:
        """+1 threat for each victory point in the display."""
        return victory_points(game) if card == use.card else 0


@event("Test Memory", NEUTRAL, cost=0)
class Memory:
    @action(target=lambda game, use: game.staged(game.card(use.card).type.LOCATION))
    async def keep(game: CardGame, use: Use, place: int) -> None:
        """Add a location in the staging area, and this event, to the victory display."""
        await add_to_victory_display(game, place, use.card)
        await add_to_victory_display(game, use.card, use.card)


@ally("Test Martyr", NEUTRAL, cost=1, willpower=1, attack=1, defense=1, hit_points=1)
class Martyr:
    @action(cost=PutMeInVictoryDisplay())
    async def fall(game: CardGame, use: Use) -> None:
        """Put this ally into the victory display: nothing else happens."""


@pytest.mark.rule("lcg:faq.1.29", "lcg:keyword.victory.4")
def test_a_card_in_the_display_counts_at_once_and_an_event_lies_there_too() -> None:
    table = lay(
        Seat(hand=["Test Memory"]), at="2.1", staging=["Test Cairn", "Test Collector"], progress={"Test Cairn": 1}
    )
    assert table.stat("Test Collector", Stat.THREAT) == 1
    table.choose("Test Memory")
    assert (table.zone("Test Cairn"), table.zone("Test Memory")) == (Zone.VICTORY, Zone.VICTORY)
    assert (table.stat("Test Collector", Stat.THREAT), table.progress("Test Cairn")) == (4, 0)
    assert score(table.game)["victory points"] == -3
    assert table.discards() == []


@pytest.mark.rule("lcg:faq.q.victory-display-left")
def test_a_card_taken_from_the_display_counts_no_more() -> None:
    table = lay(Seat(), at="2.1", victory_display=["Test Cairn"])
    assert (victory_points(table.game), displayed(table.game, "Test Cairn")) == (3, [table.id("Test Cairn")])
    carry_out(place_in_staging(table.game, table.id("Test Cairn")))
    assert (victory_points(table.game), table.staging) == (0, ["Test Cairn"])


@pytest.mark.rule("lcg:faq.1.29")
def test_a_card_can_go_there_as_a_cost() -> None:
    table = lay(Seat(allies=["Test Martyr"]), at="2.1").choose("Test Martyr")
    assert table.zone("Test Martyr") == Zone.VICTORY
    assert carry_out(add_to_victory_display(table.game, table.id("Test Martyr"))) is False


def test_the_view_tells_the_points() -> None:
    view = lay(Seat(), at="2.1", victory_display=["Test Cairn"]).game.view(0)
    assert (view["victory_points"], [title for _, title, _ in view["victory_display"]]) == (3, ["Test Cairn"])
