"""What a page can be drawn from: the map, tokens with their words, tests with their chances, attacks with previews."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.gates.plug import RandomPlayer
from tests.journeys.board import BLANK, HERE, SUCCESS, Foes, Hero, lay
from tests.journeys.plug import setup
from waybread.journeys import JourneyGame
from waybread.journeys.rules.odds import distribution
from waybread.server.live.table_document import difference


def seen(game: JourneyGame, viewer: int | None = 0) -> Any:
    return game.view(viewer)


def played(adventure: str, moments: int = 120, heroes: int = 3) -> Iterator[JourneyGame]:
    """An adventure at each of its first questions."""
    game, player = JourneyGame.new(setup(adventure, heroes), 3), RandomPlayer(3)
    for _ in range(moments):
        if game.decision is None:
            return
        yield game
        game.choose(player(game))


# The map ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("adventure", "corners"), [("hollow-hill", 6), ("held-ford", 4)])
def test_every_space_has_an_outline_and_borders_that_join_its_neighbours(adventure: str, corners: int) -> None:
    *_, game = played(adventure, 40)
    shown = seen(game)["map"]
    spaces = {each["space"]: each for each in shown["spaces"]}
    assert set(spaces) == set(game.board.spaces)
    assert shown["battle"] is (corners == 4)
    for each in spaces.values():
        assert len(each["outline"]) >= corners
        crossed = {border["to"] for border in each["borders"] if border["crossed"]}
        assert crossed == set(each["neighbours"])
        assert all(each["space"] in spaces[other]["neighbours"] for other in each["neighbours"])


def test_the_tiles_of_the_map_have_their_ground_and_a_box_for_exploring() -> None:
    *_, game = played("hollow-hill", 30)
    shown = seen(game)["map"]["tiles"]
    assert [each["tile"] for each in shown] == [each.tile for each in game.state.tiles]
    assert all(each["ground"] for each in shown)
    assert all(each["box"] for each in shown)


def test_black_borders_are_not_crossed_and_walls_stand_between_spaces() -> None:
    for game in played("ringing-wall", 40):
        borders = [each for space in seen(game)["map"]["spaces"] for each in space["borders"]]
        assert not [each for each in borders if each["crossed"] and (each["walled"] or each["black"])]
    assert [each for each in borders if each["walled"]]


def test_a_map_that_has_not_changed_is_not_sent_again() -> None:
    views = [(game.state.tiles, seen(game)) for game in played("missing-miller", 60)]
    for (tiles, before), (others, after) in pairwise(views):
        changed = [path for path, *_ in difference(before, after) if path[0] == "map"]
        assert bool(changed) is (tiles != others)


# Words ------------------------------------------------------------------------------------


def test_tokens_and_objectives_come_with_the_words_of_the_adventure() -> None:
    *_, game = played("missing-miller", 12)
    view = seen(game)
    girl = next(each for each in view["tokens"] if each["name"] == "girl")
    assert girl["words"] == "A girl sits on the well and watches you."
    assert [each["words"] for each in girl["buttons"]] == ["Speak with her"]
    assert view["objective_words"] == "Find out who took the miller."


def test_an_objective_that_counts_says_how_many_there_are_and_how_many_are_needed() -> None:
    *_, game = played("lost-patience", 12)
    game.state.app.counters["sign"] = 3
    assert seen(game)["objective_counts"] == [[3, 4]]


def test_what_an_adventure_has_brought_is_seen_beside_what_the_party_had() -> None:
    *_, game = played("cold-beacon", 12)
    app = game.state.app
    app.lore_before, app.lore, app.experience = 4, 3, 2
    view = seen(game)
    assert (view["lore"], view["gained"]) == (7, {"lore": 3, "experience": 2})


def test_an_objective_that_waits_for_one_thing_counts_nothing() -> None:
    *_, game = played("cold-beacon", 12)
    assert seen(game)["objective_counts"] == []


def test_a_button_with_a_test_says_what_is_tested_and_what_is_still_needed() -> None:
    table = lay(Hero("Gimli"), tokens={"stone": HERE})
    button = next(each for each in seen(table.game)["tokens"] if each["name"] == "stone")["buttons"][0]
    assert button["stats"]
    assert button["need"] > 0


def test_terrain_with_its_ordinary_rules_has_the_words_of_its_card() -> None:
    table = lay(Hero("Gimli"), terrain=[("table", HERE)])
    assert "gain 1 inspiration" in seen(table.game)["tokens"][-1]["words"]


def test_terrain_with_rules_of_the_adventure_is_marked() -> None:
    *_, game = played("hollow-hill", 60)
    marks = {each["name"]: each["own_rules"] for each in seen(game)["tokens"] if each["kind"] == "boulder"}
    assert marks == {"rubble": True}
    table = lay(Hero("Gimli"), terrain=[("boulder", HERE)])
    assert seen(table.game)["tokens"][-1]["own_rules"] is False


def test_the_threat_bar_says_how_far_it_will_rise() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas", "Hunter", seat=1), threat=5, unexplored=[2])
    view = seen(table.game)
    assert (view["threat"], view["rise"]) == (5, 2 * 2 + 1)
    assert view["threat_end"] > 5


# Tests ------------------------------------------------------------------------------------


def test_the_chances_of_each_stat_are_exact() -> None:
    hero = Hero("Gimli", deck=(SUCCESS, SUCCESS, *(BLANK,) * 8), inspiration=1)
    table = lay(hero)
    shown = seen(table.game)["chances"]
    might = shown["stats"]["might"]
    assert (shown["hero"], might["cards"]) == (0, 4)
    expected = distribution(4, [(1, 0)] * 2 + [(0, 0)] * 8)
    assert might["odds"] == [round(each, 4) for each in expected]
    assert sum(might["odds"]) == pytest.approx(1, abs=0.001)


def test_a_card_that_was_seen_changes_the_chances_for_whoever_has_seen_it() -> None:
    heroes = Hero("Gimli", deck=(SUCCESS, *(BLANK,) * 9)), Hero("Legolas", "Hunter", seat=1)
    table = lay(*heroes)
    top = table.game.state.decks[0][-1]
    table.game.state.known[top] = 1  # Gimli's player alone
    stats = [seen(table.game, viewer)["chances"]["stats"]["agility"]["odds"] for viewer in (0, 1, None)]
    assert stats[0] == [0.0, 1.0]
    assert stats[1] == stats[2] == [0.8, 0.2]


def test_a_test_under_way_shows_how_it_stands() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS, *(BLANK,) * 9), prepared=["Undying Might"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    test = seen(table.game)["test"]
    assert test["began"]
    assert (test["successes"], test["fate"], test["need"] > 0) == (1, 0, True)
    assert "chances" not in test


def test_before_its_cards_are_revealed_a_test_shows_its_chances() -> None:
    heroes = Hero("Gimli", "Guardian", prepared=["Kinship"]), Hero("Legolas", "Hunter", deck=(SUCCESS,) * 9)
    table = lay(*heroes, tokens={"stone": HERE}, active=1).choose("interact stone")
    assert table.kind == "ability"
    test = seen(table.game)["test"]
    assert not test["began"]
    assert test["chances"]["odds"][-1] == 1.0


def test_an_attack_shows_what_its_hits_and_each_line_would_do() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS,) * 10, items=["Battle Axe"])
    table = lay(hero, groups=[Foes("ruffian", size=2)]).choose("attack").until("line")
    test = seen(table.game)["test"]
    assert test["preview"]["bars"] == [[5, 0, 0], [5, 0, 0]]
    strong = max(test["lines"], key=lambda each: each["hits"])
    assert (strong["hits"], strong["defeated"]) == (6, [0])
    assert strong["bars"] == [[0, 0, 0], [4, 0, 0]]
    assert [each.health for each in table.game.state.groups[0].figures] == [5, 5]
