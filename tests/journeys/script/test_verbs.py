"""Each thing that the app can do, done once: to the map, to enemies, to heroes, and to the course of the story."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.script.adventure import Action, Condition, Event, Extra, Objective, TileOf

CUDGEL = seed_for("ruffian.cudgel")


def done(name: str, *actions: Action, heroes: tuple[Hero, ...] = (), changes: Any = None, **more: Any) -> Table:
    """The active hero takes an action of the adventure that does these things."""
    key = variant(f"verbs {name}", extras=(Extra(name, name, do=actions),), **(changes or {}))
    return lay(*heroes, adventure=key, **more).choose("extra 0")


def counters(table: Table) -> dict[str, int]:
    return table.game.state.app.counters


# The course of the story ---------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "counted"), [(1, "then"), (9, "else")])
def test_one_thing_or_another_is_done_by_a_condition(round_: int, counted: str) -> None:
    branches = {each: (do("counter", name=each),) for each in ("then", "else")}
    table = done("if", do("if", when=(Condition("round", number=round_),), **branches))
    assert counters(table) == {counted: 1}


def test_without_another_thing_nothing_is_done() -> None:
    never = (Condition("round", number=9),)
    assert counters(done("if only", do("if", when=never, then=(do("counter", name="then"),)))) == {}


def test_one_of_several_things_is_done_by_chance() -> None:
    options = tuple((do("counter", name=each),) for each in ("red", "green", "blue"))
    drawn = [counters(done("random", do("random", options=options), seed=seed)) for seed in range(12)]
    assert {name for each in drawn for name in each} == {"red", "green", "blue"}
    assert {sum(each.values()) for each in drawn} == {1}


@pytest.mark.parametrize(("again", "times"), [(False, 1), (True, 2)])
def test_an_event_is_run_by_its_name_once_unless_it_may_come_again(again: bool, times: int) -> None:
    bell = Event("bell", "never", do=(do("counter", name="rung"),), again=again)
    other = Event("other", "never", do=(do("counter", name="other"),))
    table = done("fire", do("fire", event="bell"), do("fire", event="bell"), changes={"events": (other, bell)})
    assert counters(table) == {"rung": times}


def test_an_event_whose_conditions_do_not_hold_is_not_run() -> None:
    bell = Event("bell", "never", when=(Condition("round", number=9),), do=(do("counter", name="rung"),))
    assert counters(done("fire in vain", do("fire", event="bell"), changes={"events": (bell,)})) == {}


def test_an_event_may_wait_for_another() -> None:
    bell = Event("bell", "never", do=(do("counter", name="rung"),))
    echo = Event("echo", "fired", "bell", do=(do("counter", name="echoed"),))
    table = done("echo", do("fire", event="bell"), changes={"events": (echo, bell)})
    assert counters(table) == {"rung": 1, "echoed": 1}


def test_a_counter_changes_by_one_by_a_number_or_to_one() -> None:
    table = done(
        "counter", do("counter", name="a"), do("counter", name="b", add=3), do("counter", name="b", add=-1),
        do("counter", name="c", add=5), do("counter", name="c", set=2),
    )  # fmt: skip
    assert counters(table) == {"a": 1, "b": 2, "c": 2}


def test_an_objective_takes_the_place_of_the_current_one() -> None:
    assert done("objective", do("objective", name="prove again")).game.state.app.objective == "prove again"


def test_the_current_objective_is_completed_whatever_it_asks_for() -> None:
    table = done("complete", do("complete"))
    assert [each["name"] for each in table.heard("objective completed")] == ["prove"]
    assert table.game.state.app.objective == "prove again"
    assert [each["name"] for each in table.heard("objective")] == ["prove again"]


def test_without_a_current_objective_there_is_nothing_to_complete() -> None:
    table = done("aimless", do("objective", name=""), do("complete"))
    assert (table.heard("objective completed"), table.game.outcome) == ([], None)


def test_what_an_objective_does_when_it_is_done_may_set_another() -> None:
    objectives = (Objective("prove", then="dull", do=(do("objective", name="bright"),)), Objective("dull"),
                  Objective("bright"))  # fmt: skip
    table = done("bright", do("complete"), changes={"objectives": objectives})
    assert table.game.state.app.objective == "bright"


@pytest.mark.parametrize("won", [True, False])
def test_the_adventure_may_end_by_an_event(won: bool) -> None:
    outcome = done(f"end {won}", do("win" if won else "lose", reason="enough")).game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (won, "enough")


def test_the_score_tells_how_it_went() -> None:
    table = done("score", do("lore", amount=2), do("experience", amount=3), do("win"), heroes=(Hero(), Hero("Gimli")),
                 threat=7)  # fmt: skip
    assert table.game.outcome is not None
    assert table.game.outcome.score == {"rounds": 1, "threat": 7, "lore": 2, "experience": 3, "heroes": 2}


@pytest.mark.rule("jme:56.1")
@pytest.mark.parametrize("end", ["win", "lose"])
def test_what_the_end_of_an_adventure_gives_is_told(end: str) -> None:
    table = done(f"worth {end}", do(end), changes={"lore": 3, "experience": 2})
    assert [*table.heard("lore"), *table.heard("experience")] == [{"amount": 3}, {"amount": 2}]


def test_an_end_that_gives_nothing_tells_of_nothing() -> None:
    table = done("worthless", do("win"))
    assert [*table.heard("lore"), *table.heard("experience")] == []


def test_lore_and_experience_are_never_lost() -> None:
    table = done("loss", do("lore", amount=-2), do("experience", amount=-3))
    assert (table.game.state.app.lore, table.game.state.app.experience) == (0, 0)


# Tests ---------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:100.3c")
@pytest.mark.parametrize(("successes", "counted"), [(0, {}), (1, {"some": 1}), (2, {"some": 1}), (3, {"many": 1})])
def test_a_test_may_do_as_much_as_it_has_successes(successes: int, counted: dict[str, int]) -> None:
    steps = ((1, (do("counter", name="some"),)), (3, (do("counter", name="many"),)))
    hero = Hero(deck=(*(SUCCESS,) * successes, *(BLANK,) * 9))
    asked = do("test", stats=(Stat.WISDOM,), counted=steps)
    assert counters(done("counted", asked, heroes=(hero,))) == counted


@pytest.mark.parametrize(("need", "counted"), [(2, "passed"), (3, "failed")])
def test_a_test_is_passed_or_failed_by_its_number(need: int, counted: str) -> None:
    outcomes = {each: (do("counter", name=each),) for each in ("passed", "failed")}
    asked = do("test", stats=(Stat.WISDOM,), need=need, **outcomes)
    assert counters(done("need", asked, heroes=(Hero(deck=(SUCCESS, SUCCESS, *(FATE,) * 9)),))) == {counted: 1}


# Heroes --------------------------------------------------------------------------------------------


PARTY = Hero("Aragorn"), Hero("Gimli", at=NEAR), Hero("Legolas", at=FAR)


@pytest.mark.parametrize(
    ("who", "boons"), [("each", "AGL"), ("hero", "A"), ("at ground 0", "AG"), ("at ground 0.3", "G")]
)
def test_whom_it_is_about_is_the_hero_each_or_those_in_a_place(who: str, boons: str) -> None:
    table = done("boon", do("boon", kind="hidden", who=who), heroes=PARTY)
    assert "".join(each.name[0] for each in PARTY if table.boons(each.name) == ["hidden"]) == boons


def test_whom_it_is_about_may_be_one_whom_the_party_picks() -> None:
    table = done("one", do("boon", kind="hidden", who="one"), heroes=PARTY)
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli", "Legolas"])
    assert table.choose("Legolas").boons("Legolas") == [Boon.HIDDEN]


@pytest.mark.parametrize(("amount", "left"), [(1, 3), (-1, 1), (-9, 0), (0, 2)])
def test_inspiration_is_gained_or_lost(amount: int, left: int) -> None:
    assert done("heart", do("inspiration", amount=amount), heroes=(Hero(inspiration=2),)).inspiration() == left


def test_a_weakness_is_shuffled_into_the_deck() -> None:
    table = done("weakness", do("weakness"))
    assert (len(table.deck()), len(table.game.state.weakness_deck)) == (11, 2)


def test_a_title_is_gained_by_one_hero_and_by_nobody_else() -> None:
    twice = (do("title", card="title.8", who="each"), do("title", card="title.8", who="each"))
    table = done("title", *twice, heroes=PARTY)
    assert [table.prepared(each.name) for each in PARTY] == [["Wingfoot"], [], []]


def test_a_trinket_is_gained_by_one_hero() -> None:
    table = done("trinket", do("trinket", card="item.rope", who="each"), heroes=PARTY)
    assert [len(each) for each in table.game.state.equipped] == [1, 0, 0]
    assert (table.depletion("Rope"), table.game.state.trinkets_gained) == (2, ["item.rope"])


def test_heroes_are_put_somewhere_if_it_is_on_the_map() -> None:
    table = done("put", do("place heroes", at="ground 0.3", who="each"), heroes=PARTY)
    assert [table.at(each.name) for each in PARTY] == [NEAR] * 3
    table = done("put nowhere", do("place heroes", at="moon", who="each"), heroes=PARTY)
    assert [table.at(each.name) for each in PARTY] == [HERE, NEAR, FAR]


# The map and enemies -------------------------------------------------------------------------------


def test_a_tile_is_laid_once() -> None:
    wild = TileOf("wild", pool=("200A", "201A"))
    table = done("tile", do("tile", name="wild"), do("tile", name="wild"), do("tile", name="moon"),
                 changes={"tiles": (wild,)})  # fmt: skip
    assert (len(table.game.state.tiles), table.game.state.unexplored) == (4, [3])


def test_a_tile_that_lies_there_already_is_not_drawn() -> None:
    table = done("drawn", do("tile", name="wild"), changes={"tiles": (TileOf("wild", pool=("300A", "400A", "200A")),)})
    assert table.game.state.tiles[-1].tile == "200A"  # the others are the ground itself


def test_a_token_is_laid_where_the_adventure_says_if_it_is_on_the_map() -> None:
    table = done("token", do("token", name="stone", at="ground 0.3"), do("token", name="stone", at="moon"),
                 do("token", name="moon", at="ground 0.3"))  # fmt: skip
    assert [(each.name, each.kind, each.space) for each in table.game.state.tokens] == [("stone", "search", NEAR)]


def test_tokens_are_removed_by_name() -> None:
    tokens = {"stone": HERE, "stranger": HERE}
    table = done("remove", do("remove token", name="stone"), tokens=tokens)
    assert [each.name for each in table.game.state.tokens] == ["stranger"]


def test_a_place_may_be_a_whole_tile_of_which_a_space_is_drawn() -> None:
    spaces = {done("tile space", do("token", name="stone", at="ground 0"), seed=seed).game.state.tokens[0].space
              for seed in range(12)}  # fmt: skip
    assert len(spaces) > 1
    assert {space // 10 for space in spaces} == {0}


def test_a_group_comes_to_a_place_that_is_on_the_map() -> None:
    table = done("spawn", do("spawn", kind="ruffian", at="ground 0.3", name="thugs", size=2),
                 do("spawn", kind="ruffian", at="moon"))  # fmt: skip
    assert [(each.name, each.space, len(each.figures)) for each in table.game.state.groups] == [("thugs", NEAR, 2)]


def test_no_group_comes_when_the_box_is_empty() -> None:
    troll = do("spawn", kind="hill-troll", at="ground 0.3")
    table = done("box", *(troll,) * 20)
    kinds = [each.kind for each in table.game.state.groups]
    assert kinds[0] == "hill-troll"
    assert len(kinds) < 20


def test_groups_leave_without_being_defeated() -> None:
    groups = [Foes("ruffian", FAR, name="thugs"), Foes("ruffian", FAR), Foes("wight", FAR)]
    table = done("leave", do("remove group", name="thugs"), do("remove group", name="wight"), groups=groups)
    assert [(each.kind, each.name) for each in table.game.state.groups] == [("ruffian", "")]
    assert (table.heard("group defeated"), table.inspiration()) == ([], 0)
    assert [(each["group"], each["kind"]) for each in table.heard("group removed")] == [(1, "ruffian"), (3, "wight")]


def test_groups_of_a_kind_or_name_attack_the_hero_who_is_in_their_range() -> None:
    groups = [
        Foes("ruffian", HERE),
        Foes("ruffian", NEAR),
        Foes("wight", HERE),
        Foes("hill-troll", HERE, name="ruffian"),
    ]
    hero = Hero("Gimli", deck=[BLANK] * 30)
    table = done("attack", do("enemy attack", kind="ruffian"), heroes=(hero,), groups=groups, seed=CUDGEL).until("turn")
    assert [(each["group"], each["occasion"]) for each in table.heard("enemy attack")] == [(1, "event"), (4, "event")]


# Conditions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "number"), [("ground 0", 2), ("ground 0.3", 1), ("ground 1", 1), ("moon", 0)])
def test_a_condition_may_count_the_heroes_in_a_place(place: str, number: int) -> None:
    found = tuple(
        do("if", when=(Condition("at", place, "==", each),), then=(do("counter", name=str(each)),)) for each in range(4)
    )
    assert counters(done("at", *found, heroes=PARTY)) == {str(number): 1}


@pytest.mark.parametrize("places", [{"at": "nowhere"}, {"at": "ground 0", "across": "nowhere"}])
def test_terrain_is_not_laid_where_there_is_no_tile(places: dict[str, str]) -> None:
    assert done(f"no tile {len(places)}", do("terrain", kind="boulder", **places)).game.state.tokens == []


def test_terrain_is_laid_in_a_space() -> None:
    table = done("a boulder", do("terrain", kind="boulder", at="ground 0.1"))
    assert [each.kind for each in table.game.state.tokens] == ["boulder"]
