"""The neutral cards."""

import pytest

from tests.cardgame.board import Seat, lay

SONG = "Song of Kings"


@pytest.mark.rule("lcg:resource-match.1", "lcg:anatomy.player.9")
def test_song_of_kings_lets_its_bearer_pay_for_leadership_cards() -> None:
    plain = Seat(heroes=["Gimli", "Éowyn"], hand=["Guard of the Citadel"], resources={"Gimli": 2})
    assert "Guard of the Citadel" not in lay(plain, at="2.2").options
    singing = Seat(heroes=plain.heroes, attachments={"Gimli": [SONG]}, hand=plain.hand, resources={"Gimli": 2})
    table = lay(singing, at="2.2").choose("Guard of the Citadel")
    assert (table.resources("Gimli"), "Guard of the Citadel" in table.area()) == (0, True)


@pytest.mark.rule("lcg:resource-match.1")
def test_song_of_kings_leaves_the_heros_own_icon_and_other_heroes_alone() -> None:
    seat = Seat(heroes=["Gimli", "Éowyn"], attachments={"Gimli": [SONG]}, hand=["Veteran Axehand"],
                resources={"Gimli": 2})  # fmt: skip
    assert "Veteran Axehand" in lay(seat, at="2.2").options
    other = Seat(
        heroes=seat.heroes, attachments=seat.attachments, hand=["Guard of the Citadel"], resources={"Éowyn": 2}
    )
    assert "Guard of the Citadel" not in lay(other, at="2.2").options


@pytest.mark.rule("lcg:neutral.2", "lcg:attachment.2")
def test_song_of_kings_goes_on_any_hero_for_any_resource() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Faramir"], hand=[SONG], resources=1), Seat(), at="2.2").choose(SONG)
    assert table.options == ["Gimli", "Aragorn"]
