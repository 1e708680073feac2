"""The player cards of the small box."""

from tests.cardgame.board import Seat, lay
from waybread.cardgame.facts import Stat

ARAGORN = "watcher:53"


def test_aragorn_brings_threat_down_to_the_start_in_the_refresh_phase() -> None:
    table = lay(Seat(heroes=[ARAGORN], threat=20), at="7.4").choose("Aragorn")
    assert table.threat() == 12


def test_a_herdsmans_song_has_every_player_draw_a_card() -> None:
    first = Seat(heroes=["Aragorn"], hand=["A Herdsman's Song"], resources=1)
    table = lay(first, Seat(heroes=["herd:15"]), at="2.2").choose("A Herdsman's Song")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 1)


def is_stronger_alone(hero: str) -> bool:
    alone = lay(Seat(heroes=[hero]), committed=[hero], at="3.3")
    together = lay(Seat(heroes=[hero, "Théodred"]), committed=[hero, "Théodred"], at="3.3")
    return alone.stat(hero, Stat.WILLPOWER) == together.stat(hero, Stat.WILLPOWER) + 1


def test_glorfindel_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:11")


def test_faramir_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:12")


def test_denethor_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:13")


def test_gimli_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:14")


def test_legolas_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:15")


def test_beorn_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:16")


def test_eowyn_is_stronger_alone() -> None:
    assert is_stronger_alone("herd:17")
