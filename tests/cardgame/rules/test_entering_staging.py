"""A card enters the staging area, by whatever way it comes there."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.free_events import BANISH, DREAD
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, forced
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.active_location import return_location
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.effects.travel import switch_active_location
from waybread.cardgame.library import objective

USHER = "Test Staging Usher"
SPIDER, GATE, MAP = "Forest Spider", "Forest Gate", "Gandalf's Map"
PATH = "Old Forest Road"


async def _announce(game: CardGame, use: Use) -> None:
    """Note who comes, and how."""
    note(game, f"{game.title(use.occurrence.card)} {use.occurrence.reason}")


@objective(USHER)
class Usher:
    announce = forced(after=On.ENTERS_STAGING)(_announce)


def laid(*seats: Seat, **more: object) -> Table:
    return lay(*(seats or (Seat(),)), staging=[USHER, *more.pop("staging", ())], at="2.2", **more)  # type: ignore[arg-type, misc]


@pytest.mark.rule("lcg:faq.1.35")
def test_a_revealed_card_and_one_that_is_added_enter_the_staging_area() -> None:
    table = laid(encounter_deck=[SPIDER], aside=["King Spider"])
    carry_out(reveal_top(table.game))
    carry_out(place_in_staging(table.game, table.id("King Spider")))
    assert noted(table) == [f"{SPIDER} revealed", "King Spider added"]


@pytest.mark.rule("lcg:faq.1.35")
def test_an_enemy_that_goes_back_enters_the_staging_area() -> None:
    table = laid(Seat(engaged=[SPIDER]))
    carry_out(return_to_staging(table.game, table.id(SPIDER)))
    assert noted(table) == [f"{SPIDER} returned"]


@pytest.mark.rule("lcg:faq.1.35")
def test_the_active_location_goes_back_with_its_progress_and_enters_the_staging_area() -> None:
    table = laid(active_location=GATE, progress={GATE: 1}, attached={GATE: ["Power in the Earth"]})
    assert carry_out(return_location(table.game, table.id(GATE)))
    assert (table.active_location, table.staging, table.progress(GATE)) == (None, [USHER, GATE], 1)
    assert (table.attachments(GATE), noted(table)) == (["Power in the Earth"], [f"{GATE} returned"])
    assert not carry_out(return_location(table.game, table.id(GATE)))


@pytest.mark.rule("lcg:faq.1.35")
def test_a_location_switched_with_the_active_one_enters_the_staging_area() -> None:
    table = laid(active_location=GATE, staging=[PATH])
    carry_out(switch_active_location(table.game, table.id(PATH)))
    assert (table.active_location, noted(table)) == (PATH, [f"{GATE} returned"])


@pytest.mark.rule("lcg:faq.1.17", "lcg:faq.1.35")
def test_an_objective_without_its_guard_enters_the_staging_area() -> None:
    table = laid(staging=[SPIDER], guards={MAP: SPIDER})
    carry_out(discard(table.game, table.id(SPIDER)))
    assert noted(table) == [f"{MAP} returned"]


@pytest.mark.rule("lcg:faq.1.35")
def test_a_claimed_objective_that_is_given_up_enters_the_staging_area() -> None:
    table = laid(Seat(claimed={"Aragorn": [MAP]}, hand=[BANISH])).choose(BANISH, MAP)
    assert noted(table) == [f"{MAP} returned"]


@pytest.mark.rule("lcg:faq.1.35")
def test_enemies_of_an_eliminated_player_enter_the_staging_area() -> None:
    table = laid(Seat(hand=[DREAD]), Seat(heroes=["Gimli"], engaged=[SPIDER])).choose(DREAD, "player 1")
    assert noted(table) == [f"{SPIDER} returned"]
