"""Several active locations, locations that become active without travelling, and back to staging."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.free_events import STRIDE
from tests.cardgame.rules.witness_cards import noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.active_location import become_active, return_location, the_active_location, travel_to
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import place_progress, progress_on_quest
from waybread.cardgame.effects.travel import travel_options
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import event, location

NEUTRAL = Sphere.NEUTRAL


@location("Test Ring", threat=1, quest_points=2)
class Ring:
    pass


@location("Test Ford", threat=1, quest_points=2)
class Ford:
    pass


@location("Test Doors", threat=1)
class Doors:
    @rule(Rule.PROGRESS_PASSES)
    def passes(game: CardGame, use: Use, card: int) -> bool:
        """Progress on it goes on the current quest."""
        return card == use.card

    @rule(Rule.IMMUNE)
    def closed(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to card effects."""
        return card == use.card


@location("Test Cliff", threat=1, quest_points=2)
class Cliff:
    @rule(Rule.IMMUNE)
    def steep(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to card effects."""
        return card == use.card


@event("Test Shortcut", NEUTRAL, cost=0)
class Shortcut:
    @action()
    async def cut(game: CardGame, use: Use) -> None:
        """Place 3 progress on the current quest."""
        await progress_on_quest(game, 3, use.card)


@event("Test Landslide", NEUTRAL, cost=0)
class Landslide:
    @action()
    async def slide(game: CardGame, use: Use) -> None:
        """Discard the active location."""
        place = await the_active_location(game, use.card)
        if place is not None:
            await discard(game, place, use.card)


@pytest.mark.rule("lcg:faq.1.34-1", "lcg:faq.1.34-3")
@pytest.mark.parametrize("place", ["aside", "encounter_discard", "victory_display", "staging"])
def test_a_location_becomes_active_beside_another_from_wherever_it_lies(place: str) -> None:
    table = lay(Seat(), at="4.2", active_location="Test Ford", **{place: ["Test Ring", "Old Forest Road"]})  # type: ignore[arg-type]
    assert carry_out(become_active(table.game, table.id("Test Ring"))) is True
    assert table.names(table.game.active_locations()) == ["Test Ford", "Test Ring"]
    assert [each["title"] for each in table.game.view(0)["active_locations"]] == ["Test Ford", "Test Ring"]
    assert travel_options(table.game) == []
    carry_out(discard(table.game, table.id("Test Ford")))
    assert (table.active_location, table.state.more_active) == ("Test Ring", ())
    assert travel_options(table.game) == []


@pytest.mark.rule("lcg:faq.1.34-3", "lcg:active-location.5")
def test_the_first_player_divides_progress_among_several_active_locations() -> None:
    seats = Seat(heroes=["Gimli"], hand=["Test Shortcut"]), Seat()
    table = lay(*seats, at="2.1", first_player=1, active_location="Test Ford", more_active=["Test Ring"])
    table.pass_until("action", 0).choose("Test Shortcut")
    assert (table.asked, table.player, table.options) == ("progress share", 1, ["1", "2"])
    copy = CardGame.load(table.game.save())
    assert copy.digest() == table.game.digest()
    table.choose(1)
    assert (table.progress("Test Ford"), table.zone("Test Ring")) == (1, Zone.ENCOUNTER_DISCARD)


@pytest.mark.rule("lcg:faq.1.34-3")
def test_what_is_left_when_all_are_full_goes_on_the_quest() -> None:
    table = lay(
        Seat(hand=[STRIDE]), at="2.1", active_location="Test Ford", more_active=["Test Ring"], progress={"Test Ford": 1}
    )
    table.choose(STRIDE)
    assert table.game.active_locations() == []
    assert table.encounter_discard == ["Test Ford", "Test Ring"]
    assert table.quest != "Flies and Spiders" or table.progress("Flies and Spiders") == 17


@pytest.mark.rule("lcg:faq.1.47-2")
def test_nothing_goes_past_one_that_the_source_does_not_touch() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Ford", more_active=["Test Cliff"])
    carry_out(progress_on_quest(table.game, 2, table.id("Aragorn")))
    assert table.progress("Flies and Spiders") == 0


@pytest.mark.rule("lcg:active-location.5")
def test_progress_passes_by_a_location_that_says_so_and_it_is_never_explored() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Doors")
    carry_out(progress_on_quest(table.game, 3))
    carry_out(place_progress(table.game, table.id("Test Doors"), 1))
    assert (table.active_location, table.progress("Flies and Spiders")) == ("Test Doors", 4)


@pytest.mark.rule("lcg:faq.1.34-2")
def test_an_effect_on_the_active_location_takes_the_one_that_the_first_player_picks() -> None:
    table = lay(Seat(hand=["Test Landslide"]), at="2.1", active_location="Test Ford", more_active=["Test Ring"])
    table.choose("Test Landslide")
    assert (table.asked, table.options) == ("active location", ["Test Ford", "Test Ring"])
    table.choose("Test Ring")
    assert table.encounter_discard == ["Test Ring"]


@pytest.mark.rule("lcg:faq.1.35")
def test_a_location_goes_back_with_its_progress_and_enters_staging_not_play() -> None:
    ears = [ear(On.ENTERS_STAGING), ear(On.ENTERS_PLAY)]
    table = lay(Seat(), at="2.1", active_location="Test Ford", staging=ears, progress={"Test Ford": 1})
    assert carry_out(return_location(table.game, table.id("Test Ford"))) is True
    assert (table.staging[-1], table.progress("Test Ford")) == ("Test Ford", 1)
    assert noted(table) == ["after enters staging 0"]
    assert carry_out(return_location(table.game, table.id("Test Ford"))) is False


@pytest.mark.rule("lcg:immune.1")
def test_what_would_have_to_move_an_immune_location_first_does_nothing() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Doors", aside=["Test Ring"])
    source = table.id("Aragorn")
    assert carry_out(become_active(table.game, table.id("Test Ring"), source, others="staging")) is False
    assert (table.active_location, table.zone("Test Ring")) == ("Test Doors", Zone.ASIDE)
    assert carry_out(become_active(table.game, table.id("Test Ring"), source)) is True


@pytest.mark.rule("lcg:active-location.2")
def test_travelling_by_text_needs_an_empty_place_or_makes_one() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Ford", staging=["Test Ring", ear(On.TRAVELLED)])
    ring = table.id("Test Ring")
    assert carry_out(travel_to(table.game, ring)) is False
    assert carry_out(travel_to(table.game, ring, displacing=True)) is True
    assert (table.active_location, "Test Ford" in table.staging, noted(table)) == (
        "Test Ring",
        True,
        ["after travelled 0"],
    )


@pytest.mark.rule("lcg:in-play.6")
@pytest.mark.parametrize("on", [On.ENTERS_PLAY, On.TRAVELLED])
def test_who_travels_to_a_location_that_was_not_in_play_brings_it_into_play(on: On) -> None:
    table = lay(Seat(), at="2.1", aside=["Test Ring"], staging=[ear(on)])
    assert carry_out(travel_to(table.game, table.id("Test Ring"))) is True
    assert (table.active_location, noted(table)) == ("Test Ring", [f"after {on} 0"])
