"""The sphere Lore."""
# ruff: noqa: N805  (a card's functions are no methods)

from __future__ import annotations

from typing import Any

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET
from tests.cardgame.rules.bare_effects import carry_out
from waybread.cardgame import card_api as api
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.card_api import CardGame, Use
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.reveals import reveal
from waybread.cardgame.library import location, objective

BILBO, PATH, MINSTREL = "Bilbo Baggins", "Strider's Path", "Rivendell Minstrel"
SIGNS, FORD, DOORS = "Signs of Gollum", "The Old Ford", "Test Path Doors"


@location(DOORS, threat=1, quest_points=2)
class Doors:
    @api.rule(api.Rule.IMMUNE)
    def withstand(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and api.is_player_card(game, source)


@objective("Test Path Fog")
class Fog:
    @api.rule(api.Rule.CANNOT_TRAVEL)
    def hide_the_way(game: CardGame, use: Use, card: int) -> bool:
        """The players cannot travel anywhere."""
        return True


# Bilbo Baggins


@pytest.mark.rule("lcg:step.1.3", "lcg:drawing.2")
def test_bilbo_baggins_has_the_first_player_draw_1_card_more() -> None:
    seats = Seat(heroes=[BILBO]), Seat(heroes=["Gimli"])
    table = lay(*seats, at="1.3")
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 1)
    other = lay(*seats, first_player=1, at="1.3")  # also if he is not the first player's own
    assert (len(other.hand(0)), len(other.hand(1))) == (1, 2)


@pytest.mark.rule("lcg:step.1.3")
def test_bilbo_baggins_changes_no_draw_by_cards_and_none_in_other_phases() -> None:
    seat = Seat(heroes=[BILBO, "Beravor"])
    assert len(lay(seat, at="2.2").choose("Beravor").hand()) == 2
    table = lay(seat, at="1.3")
    assert len(table.choose("Beravor").hand()) == 2 + 2
    assert carry_out(draw(lay(seat, at="2.2").game, 0)) == 1


@pytest.mark.rule("lcg:running-out-cards.1")
def test_bilbo_baggins_draws_no_more_than_there_is() -> None:
    assert lay(Seat(heroes=[BILBO], deck=["Feint"]), at="1.3").hand() == ["Feint"]


# Rivendell Minstrel


def minstrel(*deck: str) -> Table:
    """She is played from hand by a hero of Lore."""
    seat = Seat(heroes=["Beravor"], hand=[MINSTREL], deck=deck, resources=3)
    return lay(seat, at="2.2").choose(MINSTREL)


@pytest.mark.rule("lcg:search.2")
def test_rivendell_minstrel_finds_a_song_anywhere_in_the_deck() -> None:
    table = minstrel(*["Gléowine"] * 8, "Song of Kings", "Feint")
    assert table.asked == "response"
    table.choose(MINSTREL)
    assert (table.asked, table.options) == ("search", ["Song of Kings"])
    table.choose("Song of Kings")
    assert table.hand() == ["Song of Kings"]
    assert len(table.deck()) == 9


@pytest.mark.rule("lcg:search.2")
def test_rivendell_minstrel_may_find_nothing() -> None:
    table = minstrel("Gléowine", "Feint").choose(MINSTREL)
    assert (table.hand(), sorted(table.deck())) == ([], ["Feint", "Gléowine"])
    left = minstrel("Song of Kings").choose(MINSTREL).done()
    assert left.deck() == ["Song of Kings"]


@pytest.mark.rule("lcg:play.4")
def test_rivendell_minstrel_sings_only_when_played_from_hand() -> None:
    table = lay(Seat(hand=["Sneak Attack", MINSTREL], deck=["Song of Kings"], resources=3), at="2.2")
    table.choose("Sneak Attack")
    assert (table.area(), table.asked) == (["Aragorn", MINSTREL], "action")


@pytest.mark.rule("lcg:play.4")
def test_rivendell_minstrel_does_not_sing_when_played_from_elsewhere() -> None:
    table = lay(Seat(allies=[MINSTREL], deck=["Song of Kings"]), at="2.2")
    played = Occurrence(On.PLAYED, card=table.id(MINSTREL), player=0, origin=Zone.DISCARD)
    carry_out(after_window(table.game, played))  # and nobody is asked


@pytest.mark.rule("lcg:ability.12")
def test_rivendell_minstrel_does_not_search_an_empty_deck() -> None:
    assert minstrel().asked == "action"


# Strider's Path


def on_the_path(*top: str, active: str = "", **more: Any) -> Table:
    """Staging begins; a hero of Lore has the event."""
    seat = Seat(heroes=["Beravor"], hand=[PATH], resources=1)
    return lay(seat, committed=["Beravor"], active_location=active, encounter_deck=(*top, *QUIET), at="3.3", **more)


@pytest.mark.rule("lcg:seq.3.2.1-2", "lcg:active-location.1")
@pytest.mark.ruling("hfg:9.1")
def test_striders_path_leads_to_a_location_as_it_is_revealed() -> None:
    table = on_the_path(FORD)
    assert table.asked == "response"
    table.choose(PATH)
    assert (table.active_location, table.staging) == (FORD, [])


def test_striders_path_may_be_left_alone() -> None:
    table = on_the_path(FORD).done()
    assert (table.active_location, table.staging, table.hand()) == (None, [FORD], [PATH])


@pytest.mark.rule("lcg:active-location.2")
def test_striders_path_returns_the_active_location_to_the_staging_area_as_it_is() -> None:
    table = on_the_path(FORD, active="Gladden Fields", progress={"Gladden Fields": 1}).choose(PATH)
    assert (table.active_location, table.staging) == (FORD, ["Gladden Fields"])
    assert table.progress("Gladden Fields") == 1


@pytest.mark.rule("lcg:cost.1")
def test_striders_path_pays_no_travel_cost() -> None:
    table = on_the_path("Great Forest Web").choose(PATH)  # every player would have to exhaust a hero
    assert (table.active_location, table.ready("Beravor")) == ("Great Forest Web", False)
    assert table.asked == "action"


@pytest.mark.rule("lcg:seq.3.2.1-2")
def test_striders_path_follows_no_enemy_and_needs_a_revealed_card() -> None:
    assert on_the_path("Hunters from Mordor").asked == "action"
    seat = Seat(heroes=["Beravor"], hand=[PATH], resources=1)
    assert lay(seat, staging=[FORD], at="4.2").asked == "travel"


@pytest.mark.rule("lcg:reveal.1")
def test_striders_path_follows_no_location_revealed_from_elsewhere() -> None:
    seat = Seat(heroes=["Beravor"], hand=[PATH], resources=1)
    table = lay(seat, encounter_discard=[FORD], at="2.2")
    carry_out(reveal(table.game, table.id(FORD)))  # and nobody is asked
    assert table.staging == [FORD]


@pytest.mark.rule("lcg:immune.1")
def test_striders_path_returns_no_immune_location_so_it_leads_nowhere() -> None:
    assert on_the_path(FORD, active=DOORS).asked == "action"


@pytest.mark.rule("lcg:cannot.1")
def test_striders_path_does_not_lead_where_nobody_can_travel() -> None:
    assert on_the_path(FORD, staging=["Test Path Fog"]).asked == "action"


@pytest.mark.rule("lcg:faq.1.17")
@pytest.mark.ruling("hfg:9.2")
def test_striders_path_leads_to_the_guard_of_a_clue() -> None:
    table = on_the_path(SIGNS, FORD).choose(PATH)
    assert (table.active_location, table.attachments(FORD)) == (FORD, [SIGNS])
    assert table.zone(SIGNS) is Zone.ATTACHED
