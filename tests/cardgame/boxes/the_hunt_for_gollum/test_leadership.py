"""The sphere Leadership."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame.facts import Stat

MARK = "Dúnedain Mark"


def marked(*others: Seat, resources: int = 1, at: str = "2.2") -> Table:
    """Aragorn bears the mark, and Glóin is there too."""
    first = Seat(heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [MARK]}, resources={"Aragorn": resources})
    return lay(first, *others, at=at)


@pytest.mark.rule("lcg:modifiers.1")
def test_dunedain_mark_makes_its_bearer_stronger_and_nobody_else() -> None:
    table = marked()
    assert (table.stat("Aragorn", Stat.ATTACK), table.stat("Glóin", Stat.ATTACK)) == (4, 2)
    assert table.stat("Aragorn", Stat.DEFENSE) == 2


@pytest.mark.rule("lcg:attachment.2")
def test_dunedain_mark_goes_on_heroes_alone() -> None:
    table = lay(Seat(allies=["Faramir"], hand=[MARK], resources=1), Seat(heroes=["Gimli"]), at="2.2")
    table.choose(MARK)
    assert table.options == ["Aragorn", "Gimli"]


@pytest.mark.rule("lcg:move.1", "lcg:move.2")
def test_dunedain_mark_is_handed_on_for_a_resource_of_its_bearer() -> None:
    table = marked(Seat(heroes=["Gimli"]), resources=2).choose(MARK)
    assert table.options == ["Glóin", "Gimli"]  # it cannot stay where it is
    table.choose("Glóin")
    assert (table.attachments("Glóin"), table.resources("Aragorn")) == ([MARK], 1)
    assert (table.stat("Aragorn", Stat.ATTACK), table.stat("Glóin", Stat.ATTACK)) == (3, 3)


@pytest.mark.rule("lcg:seq.control")
def test_dunedain_mark_is_handed_on_by_whoever_has_it_now() -> None:
    table = marked(Seat(heroes=["Gimli"], resources=1)).choose(MARK, "Gimli")
    assert table.controller(MARK) == 1
    assert table.pass_until("action", 1).choose(MARK, "Glóin").attachments("Glóin") == [MARK]
    assert (table.controller(MARK), table.resources("Gimli")) == (0, 0)


@pytest.mark.rule("lcg:initiating.2")
def test_dunedain_mark_is_not_handed_on_with_another_heros_resource() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [MARK]}, resources={"Glóin": 3})
    assert MARK not in lay(seat, at="2.2").options


@pytest.mark.rule("lcg:choose.3")
def test_dunedain_mark_stays_if_there_is_no_other_hero() -> None:
    assert MARK not in lay(Seat(attachments={"Aragorn": [MARK]}, resources=1), at="2.2").options


@pytest.mark.rule("lcg:drawing.2")
def test_campfire_tales_gives_every_player_a_card() -> None:
    first = Seat(hand=["Campfire Tales"], resources=1)
    table = lay(first, Seat(heroes=["Gimli"]), Seat(heroes=["Éowyn"], deck=()), at="2.2").choose("Campfire Tales")
    assert [len(table.hand(each)) for each in range(3)] == [1, 1, 0]
    assert table.discards() == ["Campfire Tales"]


@pytest.mark.rule("lcg:ability.12")
def test_campfire_tales_cannot_be_told_to_players_with_empty_decks() -> None:
    first = Seat(hand=["Campfire Tales"], resources=1, deck=())
    assert "Campfire Tales" not in lay(first, at="2.2").options
    assert "Campfire Tales" in lay(first, Seat(heroes=["Gimli"]), at="2.2").options
