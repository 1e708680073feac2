"""Who is asked at a moment, in which order, and how often (jme:1.3, jme:1.11 to jme:1.15)."""

import pytest

from tests.journeys.board import BLANK, HERE, NEAR, Foes, Hero, Table, lay
from tests.journeys.proving_ground import bring
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Per, Use, may, must
from waybread.journeys.rules.costs import DISCARD_ME
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import own


async def _help(game: JourneyGame, use: Use) -> None:
    """In any test, add 1 success."""
    use.test.success += 1


async def _help_much(game: JourneyGame, use: Use) -> None:
    """In any test, add 10 successes."""
    use.test.success += 10


def asked(table: Table) -> tuple[int, list[str]]:
    """Who is asked for what."""
    return table.decision.player, table.offered


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> str:
    """A card that helps once in anybody's test, and is discarded for it."""
    return bring(monkeypatch, "Helper", may(when=On.TEST, cost=DISCARD_ME)(_help))


def stone(*heroes: Hero, active: int = 0) -> Table:
    return lay(*heroes, tokens={"stone": HERE}, active=active).choose("interact stone")


def test_the_seat_of_the_hero_concerned_is_asked_first_and_then_the_others_in_turn(helper: str) -> None:
    heroes = [Hero(name, prepared=[helper], seat=seat) for seat, name in enumerate(("Aragorn", "Gimli", "Bilbo"))]
    table = stone(*heroes, active=1)
    assert asked(table) == (1, ["Helper#2", "pass"])
    assert asked(table.done()) == (0, ["Helper", "pass"])
    assert asked(table.done()) == (2, ["Helper#3", "pass"])
    assert table.done().kind == "turn"


def test_who_has_passed_is_asked_again_when_somebody_else_has_done_something(helper: str) -> None:
    heroes = [Hero(name, prepared=[helper], seat=seat) for seat, name in enumerate(("Aragorn", "Gimli"))]
    table = stone(*heroes).done().choose("Helper#2")
    assert asked(table) == (0, ["Helper", "pass"])


def test_cards_of_one_seat_are_offered_together(helper: str) -> None:
    table = stone(Hero(prepared=[helper]), Hero("Gimli", prepared=[helper]))
    assert asked(table) == (0, ["Helper", "Helper#2", "pass"])


@pytest.mark.rule("jme:1.3")
def test_of_a_card_with_two_abilities_one_is_used_at_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Two Ways", may(when=On.TEST)(_help), may(when=On.TEST)(_help_much))
    table = stone(Hero(prepared=["Two Ways"]))
    assert table.offered == ["Two Ways 1", "Two Ways 2", "pass"]
    table.choose("Two Ways 2")
    assert (table.kind, table.heard("tested")[0]["successes"]) == ("turn", 10)


@pytest.mark.rule("jme:1.3")
def test_what_a_card_does_by_itself_takes_no_choice_away(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Both", must(when=On.TEST)(_help), may(when=On.TEST)(_help_much))
    table = stone(Hero(prepared=["Both"])).choose("Both")
    assert table.heard("tested")[0]["successes"] == 11


def test_what_must_happen_happens_once_at_a_moment(monkeypatch: pytest.MonkeyPatch, helper: str) -> None:
    bring(monkeypatch, "Surely", must(when=On.TEST)(_help))
    table = stone(Hero(prepared=["Surely", helper])).choose("Helper")
    assert table.heard("tested")[0]["successes"] == 2


@pytest.mark.parametrize(("per", "times"), [(Per.TEST, 2), (Per.TURN, 1), (Per.ROUND, 1), (Per.ADVENTURE, 1)])
def test_a_limit_counts_in_what_it_is_for(monkeypatch: pytest.MonkeyPatch, per: Per, times: int) -> None:
    bring(monkeypatch, "Seldom", must(when=On.TEST, limit=1, per=per)(_help))
    table = stone(Hero(prepared=["Seldom"])).choose("interact stone")
    assert sum(each["successes"] for each in table.heard("tested")) == times


@pytest.mark.parametrize(("per", "times"), [(Per.TURN, 2), (Per.ROUND, 1)])
def test_a_limit_per_turn_is_gone_with_the_turn(monkeypatch: pytest.MonkeyPatch, per: Per, times: int) -> None:
    bring(monkeypatch, "Seldom", must(when=On.TEST, limit=1, per=per)(_help))
    table = stone(Hero(prepared=["Seldom"]), Hero("Gimli")).done().choose("interact stone")
    assert sum(each["successes"] for each in table.heard("tested")) == times


@pytest.mark.parametrize(("per", "times"), [(Per.ROUND, 2), (Per.ADVENTURE, 1)])
def test_a_limit_per_round_is_gone_with_the_round(monkeypatch: pytest.MonkeyPatch, per: Per, times: int) -> None:
    bring(monkeypatch, "Seldom", must(when=On.TEST, limit=1, per=per)(_help))
    table = stone(Hero(prepared=["Seldom"])).done().until("turn").choose("interact stone")
    assert sum(each["successes"] for each in table.heard("tested")) == times


def test_an_ability_may_be_used_as_often_as_its_limit_says(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Twice", must(when=On.TEST, limit=2, per=Per.ROUND)(_help))
    table = stone(Hero(prepared=["Twice"]), Hero("Gimli")).choose("interact stone").done().choose("interact stone")
    assert [each["successes"] for each in table.heard("tested")] == [1, 1, 0]


def test_a_question_about_a_card_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Herald", may(after=On.PREPARE)(_nothing))
    table = lay(Hero(deck=[BLANK, BLANK], prepared=["Herald"]), at="73").choose(BLANK)
    assert (table.kind, table.decision.about) == ("ability", table.game.state.prepared[0][-1])


def test_a_question_about_no_card_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Herald", may(after=On.MOVE)(_nothing))
    table = lay(Hero(prepared=["Herald"])).choose(f"move {NEAR}")
    assert (table.kind, table.decision.about) == ("ability", None)


async def _nothing(game: JourneyGame, use: Use) -> None:
    """Nothing comes of it."""


@pytest.mark.rule("jme:1.15")
def test_abilities_that_must_resolve_at_one_moment_do_so_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "First", must(before=On.TURN, condition=own)(_nothing))
    bring(monkeypatch, "Second", must(before=On.TURN, condition=own)(_nothing))
    table = lay(Hero(prepared=["First", "Second"]), Hero("Gimli", seat=1), at="2.5").choose("Aragorn")
    assert (table.kind, asked(table)) == ("order", (0, ["First", "Second"]))
    assert table.choose("Second").kind == "turn"


@pytest.mark.rule("jme:12.4")
def test_a_strike_is_offered_to_the_attacker_alone() -> None:
    hero, friend = Hero(items=["Sword"]), Hero("Gimli", prepared=["Restless Axe"], seat=1)
    table = lay(hero, friend, groups=[Foes("hill-troll", exhausted=True)]).choose("attack")
    assert table.kind == "turn"


@pytest.mark.parametrize("tester", [0, 1])
def test_of_two_seats_that_of_the_hero_concerned_is_asked_first(helper: str, tester: int) -> None:
    heroes = [Hero(name, prepared=[helper], seat=seat) for seat, name in enumerate(("Aragorn", "Gimli"))]
    assert asked(stone(*heroes, active=tester))[0] == tester


def test_where_no_hero_is_concerned_seats_are_asked_in_the_order_of_the_party(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Cook", may(before=On.RALLY)(_nothing))
    heroes = [Hero(name, prepared=["Cook"], seat=seat) for name, seat in (("Aragorn", 1), ("Gimli", 0))]
    table = lay(*heroes, at="73")
    assert asked(table) == (1, ["Cook", "pass"])
    assert asked(table.done()) == (0, ["Cook#2", "pass"])
