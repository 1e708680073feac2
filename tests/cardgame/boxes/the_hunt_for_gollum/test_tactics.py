"""The sphere Tactics."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import attacked
from tests.cardgame.rules.bare_effects import carry_out
from waybread.cardgame.effects.attachments import attach

GUARDIAN, EAGLES = "Winged Guardian", "The Eagles Are Coming!"


def defending(resources: int = 1, *, hero: str = "Gimli") -> Table:
    """It has defended against an attack that does it no harm."""
    seat = Seat(heroes=[hero], allies=[GUARDIAN], resources=resources)
    return attacked("Forest Gate", seat).choose(GUARDIAN)


def after_the_attack(table: Table) -> Table:
    while table.asked == "action" and table.window.startswith("6.4"):
        table.done()
    return table


@pytest.mark.rule("lcg:forced.1")
def test_winged_guardian_stays_for_a_tactics_resource() -> None:
    table = after_the_attack(defending())
    assert table.asked == "may pay"
    table.choose(1)
    assert (table.zone(GUARDIAN), table.resources("Gimli")) == (Zone.AREA, 0)


@pytest.mark.rule("lcg:may.1")
def test_winged_guardian_is_discarded_if_nobody_pays() -> None:
    table = after_the_attack(defending()).done()
    assert (table.zone(GUARDIAN), table.resources("Gimli")) == (Zone.DISCARD, 1)


@pytest.mark.parametrize(("resources", "hero"), [(0, "Gimli"), (3, "Aragorn")])
@pytest.mark.rule("lcg:cost.1")
def test_winged_guardian_is_discarded_if_nobody_can_pay(resources: int, hero: str) -> None:
    table = after_the_attack(defending(resources, hero=hero))
    assert (table.zone(GUARDIAN), table.resources(hero)) == (Zone.DISCARD, resources)


def test_winged_guardian_stays_if_another_defends() -> None:
    table = after_the_attack(attacked("Forest Gate", Seat(heroes=["Gimli"], allies=[GUARDIAN])).choose("Gimli"))
    assert table.zone(GUARDIAN) is Zone.AREA


@pytest.mark.rule("lcg:keyword.sentinel.1")
def test_winged_guardian_defends_other_players_for_a_resource_of_its_own_player() -> None:
    seats = Seat(heroes=["Aragorn"]), Seat(heroes=["Gimli"], allies=[GUARDIAN], resources=1)
    table = after_the_attack(attacked("Forest Gate", *seats).pass_until("defend", 1).choose(GUARDIAN))
    assert (table.asked, table.player) == ("may pay", 1)


@pytest.mark.rule("lcg:cannot-have-attachments.1")
@pytest.mark.parametrize(("attachment", "ally", "goes"), [
    ("Horn of Gondor", GUARDIAN, False), ("Horn of Gondor", "Faramir", True), ("Self Preservation", GUARDIAN, True),
])  # fmt: skip
def test_winged_guardian_takes_no_restricted_attachment(attachment: str, ally: str, *, goes: bool) -> None:
    table = lay(Seat(allies=[ally], attachments={"Aragorn": [attachment]}), at="2.2")
    assert carry_out(attach(table.game, table.id(attachment), table.id(ally), 0)) is goes


def calling(*deck: str) -> Seat:
    return Seat(heroes=["Gimli"], hand=[EAGLES], deck=deck)


@pytest.mark.rule("lcg:search.2")
def test_the_eagles_are_coming_takes_as_many_eagles_as_one_likes() -> None:
    table = lay(calling(GUARDIAN, "Feint", EAGLES, GUARDIAN, "Feint", GUARDIAN), at="2.2").choose(EAGLES)
    assert sorted(table.options) == sorted([GUARDIAN, f"{EAGLES}#2", f"{GUARDIAN}#2"])  # the sixth card is too deep
    table.choose(f"{EAGLES}#2", GUARDIAN)
    assert table.asked == "search"
    table.done()
    assert sorted(table.hand()) == sorted([GUARDIAN, f"{EAGLES}#2"])
    assert len(table.deck()) == 4


@pytest.mark.rule("lcg:search.2")
def test_the_eagles_are_coming_may_find_none() -> None:
    table = lay(calling("Feint", "Feint"), at="2.2").choose(EAGLES)
    assert (table.hand(), len(table.deck()), table.discards()) == ([], 2, [EAGLES])


@pytest.mark.rule("lcg:ability.12")
def test_the_eagles_are_coming_needs_a_deck() -> None:
    assert EAGLES not in lay(calling(), at="2.2").options
