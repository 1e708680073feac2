"""What the players may see: open piles, hidden hands."""

from collections.abc import Sequence

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame.secrecy import hidden_cards
from waybread.kernel import Json

SEATS = (0, 1, None)


def table() -> Table:
    return lay(
        Seat(hand=["Faramir", "Feint"], deck=["Quick Strike"], discards=["For Gondor!", "Sneak Attack"]),
        Seat(heroes=["Denethor"], hand=["Gléowine"], deck=["Forest Snare"], discards=["Secret Paths"]),
        encounter_deck=["Forest Gate"],
        encounter_discard=["King Spider", "Old Forest Road"],
        victory_display=["Hummerhorns"],
        at="2.2",
    )


def titles(cards: Json) -> list[str]:
    assert isinstance(cards, Sequence)
    return [str(each[1]) for each in cards if isinstance(each, list)]


@pytest.mark.rule("lcg:discard.4")
@pytest.mark.parametrize("seat", SEATS)
def test_everybody_may_look_at_every_discard_pile_and_the_victory_display(seat: int | None) -> None:
    view = table().game.view(seat)
    assert titles(view["players"][0]["discards"]) == ["For Gondor!", "Sneak Attack"]
    assert titles(view["players"][1]["discards"]) == ["Secret Paths"]
    assert titles(view["encounter_discards"]) == ["King Spider", "Old Forest Road"]
    assert titles(view["victory_display"]) == ["Hummerhorns"]


@pytest.mark.rule("lcg:discard.4")
def test_a_card_of_an_open_pile_is_hidden_from_nobody() -> None:
    found = table()
    piles = [*found.state.discards[0], *found.state.discards[1], *found.state.encounter_discard]
    for player in (0, 1):
        assert not set(hidden_cards(found.game, player)) & {*piles, *found.state.victory_display}


@pytest.mark.rule("lcg:table-talk.2")
@pytest.mark.parametrize("seat", SEATS)
def test_a_player_sees_their_own_hand_and_of_others_just_how_many_cards_they_hold(seat: int | None) -> None:
    found = table()
    view = found.game.view(seat)
    for player, hand in ((0, ["Faramir", "Feint"]), (1, ["Gléowine"])):
        shown = view["players"][player]
        if player == seat:
            assert titles(shown["hand"]) == hand
        else:
            assert shown["hand"] is None
            assert not any(title in str(view) for title in hand)
        assert shown["hand_size"] == len(hand)


@pytest.mark.rule("lcg:table-talk.2")
def test_the_cards_in_another_players_hand_are_hidden() -> None:
    found = table()
    assert set(found.state.hands[1]) <= set(hidden_cards(found.game, 0))
    assert not set(found.state.hands[0]) & set(hidden_cards(found.game, 0))
