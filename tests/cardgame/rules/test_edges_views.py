"""Edges of what a seat may know: numbers, questions, open hands, cards in disguise; and the card with the id 0."""

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from tests.cardgame.boxes.core.scenes import revealed
from tests.cardgame.rules.bare_effects import carry_out
from waybread.cardgame.announcements import cause
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.leaving_play import shuffle_into_deck
from waybread.cardgame.effects.progress import check_quest, progress_on_quest
from waybread.cardgame.effects.travel import travel, travel_options
from waybread.cardgame.secrecy import hidden_cards, sees_hand
from waybread.cardgame.zones.card_moves import attach_link, put, take, take_form
from waybread.kernel import Json


def part(view: Json, *path: str | int) -> Json:
    """What lies at a path inside a view."""
    for each in path:
        if isinstance(each, int):
            assert isinstance(view, list)
            view = view[each]
        else:
            assert isinstance(view, dict)
            view = view[each]
    return view


def test_a_character_is_shown_with_its_numbers_and_its_state() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"], resources={"Aragorn": 2}, exhausted=["Éowyn"]), damage={"Aragorn": 1},
        committed=["Éowyn"], at="2.2",
    )  # fmt: skip
    area = part(table.game.view(None), "players", 0, "area")
    assert area == [
        {"id": 0, "title": "Aragorn", "key": "core:1", "type": "hero", "exhausted": False, "committed": False,
         "willpower": 2, "attack": 3, "defense": 2, "hit_points": 5, "damage": 1, "resources": 2},
        {"id": 1, "title": "Éowyn", "key": "core:7", "type": "hero", "exhausted": True, "committed": True,
         "willpower": 4, "attack": 1, "defense": 1, "hit_points": 3},
    ]  # fmt: skip


def test_everybody_sees_who_is_asked_and_no_view_has_what() -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), first_player=1, at="2.2")
    assert [part(table.game.view(seat), "asked") for seat in (0, 1, None)] == [1, 1, 1]
    for seat in (0, 1, None):  # the question is sent beside the view, to whoever is asked
        assert "decision" not in table.game.view(seat)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = lay(Seat(threat=49), at="7.3")
    assert table.won is False
    view = table.game.view(0)
    assert "asked" not in view
    assert part(view, "outcome", "won") is False


@pytest.mark.parametrize("open_hands", [False, True])
def test_open_hands_are_open_to_the_players_and_not_to_a_spectator(open_hands: bool) -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), open_hands=open_hands, at="2.2")
    assert sees_hand(table.game, 0, 0)
    assert sees_hand(table.game, 0, 1) is open_hands
    assert not sees_hand(table.game, None, 0)


def test_a_player_card_that_fights_as_an_enemy_is_known_to_nobody() -> None:
    table = lay(Seat(deck=["Faramir", "Beorn"]), Seat(heroes=["Éowyn"]), at="2.2")
    faramir = table.id("Faramir")
    take(table.game, faramir)
    take_form(table.game, faramir, "core:74")
    put(table.game, faramir, Zone.ENGAGED, 0)
    for player in (0, 1):
        assert faramir in hidden_cards(table.game, player)


def test_other_cards_in_disguise_lie_open() -> None:
    table = lay(Seat(hand=["Faramir"]), encounter_deck=["Caught in a Web", "Forest Gate"], at="2.2")
    web, gate, faramir = table.id("Caught in a Web"), table.id("Forest Gate"), table.id("Faramir")
    take(table.game, web)
    take_form(table.game, web, "core:80/attached")
    attach_link(table.game, web, table.id("Aragorn"))
    take(table.game, gate)
    take_form(table.game, gate, "core:74")
    put(table.game, gate, Zone.ENGAGED, 0)
    take(table.game, faramir)
    take_form(table.game, faramir, "core:74")
    put(table.game, faramir, Zone.STAGING)
    assert not {web, gate, faramir} & set(hidden_cards(table.game, 0))


def test_a_card_that_lay_face_down_enters_play_face_up() -> None:
    table = lay(Seat(hand=["Faramir"]), at="2.2")
    faramir = table.id("Faramir")
    take(table.game, faramir)
    put(table.game, faramir, Zone.ASIDE)
    table.state.facedown[faramir] = True
    carry_out(put_into_play(table.game, faramir, 0))
    assert table.game.in_play(faramir)
    assert part(table.game.view(None), "players", 0, "area", 1, "title") == "Faramir"


# Any card may have the id 0


def test_the_active_location_may_be_the_first_card_on_the_table() -> None:
    table = lay(Seat(heroes=[], deck=[], threat=0), active_location="Old Forest Road", encounter_deck=["Forest Gate"],
                at="2.2")  # fmt: skip
    game = table.game
    assert table.id("Old Forest Road") == 0
    take(game, table.id("Forest Gate"))
    put(game, table.id("Forest Gate"), Zone.STAGING)
    assert 0 in game.cards_in_play()
    assert 0 in game.locations()
    assert part(game.view(0), "active_locations", 0, "title") == "Old Forest Road"
    assert travel_options(game) == []
    carry_out(travel(game, table.id("Forest Gate")))
    assert table.active_location == "Old Forest Road"
    carry_out(progress_on_quest(game, 1))
    assert table.progress("Old Forest Road") == 1
    assert table.progress("Flies and Spiders") == 0


def test_the_quest_may_be_the_first_card_on_the_table() -> None:
    table = lay(Seat(heroes=[], deck=[], threat=0), encounter_deck=[], quest_deck=["a-fork-in-the-road"], at="2.2")
    assert table.state.quest == 0
    assert 0 in table.game.cards_in_play()
    assert part(table.game.view(0), "quest", 0, "title") == "Flies and Spiders"
    carry_out(progress_on_quest(table.game, 1))
    assert table.progress("Flies and Spiders") == 1
    table.state.progress[0] = 8
    carry_out(check_quest(table.game))
    assert table.quest == "A Fork in the Road"


def test_what_was_shuffled_away_is_not_named_as_a_part_of_the_threat() -> None:
    """Found by the gates: the view told which card of the encounter deck had left its effect behind."""
    table = revealed("Under the Shadow", "Enchanted Stream", seats=(Seat(), Seat(heroes=["Gimli"])))
    stream, shadow = table.id("Enchanted Stream"), table.id("Under the Shadow")
    parts = [[stream, "Enchanted Stream", "core:95", 2], [shadow, "Under the Shadow", "core:104", 2]]
    assert table.game.view(None)["threat_parts"] == parts
    resolve(shuffle_into_deck(table.game, shadow))
    assert table.game.view(None)["threat_parts"] == [parts[0], [-1, "earlier effect", "", 2]]


def test_the_card_with_the_id_0_is_named_as_a_cause_and_what_nobody_may_know_is_not() -> None:
    table = lay(Seat(hand=["Sneak Attack"]), at="2.2")
    assert cause(table.game, table.id("Aragorn")) == {"source": 0, "source title": "Aragorn", "source key": "core:1"}
    for hidden in ("Sneak Attack", "Guard of the Citadel", "Forest Gate"):
        assert cause(table.game, table.id(hidden)) == {}
    assert cause(table.game, -1) == {}
