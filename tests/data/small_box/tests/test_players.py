"""The player cards of the small box."""

from tests.cardgame.board import Seat, lay
from waybread.cardgame.facts import Stat

ARAGORN = "witw:53"


def test_aragorn_brings_threat_down_to_the_start_in_the_refresh_phase() -> None:
    table = lay(Seat(heroes=[ARAGORN], threat=20), at="7.4").choose("Aragorn")
    assert table.threat() == 12


def test_campfire_tales_has_every_player_draw_a_card() -> None:
    first = Seat(heroes=["Aragorn"], hand=["Campfire Tales"], resources=1)
    table = lay(first, Seat(heroes=["tsoh:2"]), at="2.2").choose("Campfire Tales")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 1)


def is_stronger_alone(hero: str) -> bool:
    alone = lay(Seat(heroes=[hero]), committed=[hero], at="3.3")
    together = lay(Seat(heroes=[hero, "Théodred"]), committed=[hero, "Théodred"], at="3.3")
    return alone.stat(hero, Stat.WILLPOWER) == together.stat(hero, Stat.WILLPOWER) + 1


def test_glorfindel_is_stronger_alone() -> None:
    assert is_stronger_alone("fos:101")


def test_faramir_is_stronger_alone() -> None:
    assert is_stronger_alone("aoo:81")


def test_denethor_is_stronger_alone() -> None:
    assert is_stronger_alone("fots:1")


def test_gimli_is_stronger_alone() -> None:
    assert is_stronger_alone("tsoh:1")


def test_legolas_is_stronger_alone() -> None:
    assert is_stronger_alone("tsoh:2")


def test_beorn_is_stronger_alone() -> None:
    assert is_stronger_alone("ohauh:5")


def test_eowyn_is_stronger_alone() -> None:
    assert is_stronger_alone("fotw:2")
