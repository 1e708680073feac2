"""The map: tiles to explore, tokens with buttons, what the adventure adds, what only the players see, the hourglass."""

import pytest

from tests.journeys.companion.app_board import HERE, Foes, lay, when_told
from tests.journeys.proving_ground import NEAR, do, doubled, variant
from waybread.journeys.script.adventure import Condition, Event, Extra, Interaction, Objective, TokenOf
from waybread.kernel import NeverEnds

NOBODY_LEFT = (Condition("at", "ground 0", "==", 0), Condition("at", "ground 1", "==", 0))
"""What only the players can see."""


@pytest.mark.rule("jme:2.6", "jme:app.4")
def test_the_hourglass_moves_play_to_the_shadow_phase() -> None:
    app = lay(groups=[Foes("ruffian")])
    assert app.game.state.phase == "action"
    app.press("hourglass")
    assert (app.game.state.phase, app.kind) == ("shadow", "activation")


# Exploring


@pytest.mark.rule("jme:37.4")
def test_an_exploration_token_is_selected_confirmed_and_followed_by_instructions() -> None:
    event = Event(
        "found", "explored", "ground 1", do=(do("text", text="a find"), do("token", name="stone", at="ground 1"))
    )
    app = lay(unexplored=[1, 2], adventure=variant("exploring", events=(event,))).press("explore 1")
    assert (app.kind, app.offered) == ("which hero", ["Gimli", "Legolas", "back"])
    assert app.press("back").game.state.unexplored == [1, 2]
    app.press("explore 1", "Legolas")
    assert [note.kind for note in app.game.state.chronicle] == ["explored", "inspiration", "text", "token placed"]
    assert (app.said("explored")[0]["hero"], app.game.state.unexplored) == (1, [2])
    assert "explore 1" not in app.offered


@pytest.mark.rule("jme:26.2b")
def test_on_hard_exploring_gives_no_inspiration() -> None:
    assert lay(unexplored=[1]).press("explore 1", "Gimli").said("inspiration") == [{"amount": 1, "heroes": (0,)}]
    assert lay(unexplored=[1], difficulty="hard").press("explore 1", "Gimli").said("inspiration") == []


# Tokens


@pytest.mark.rule("jme:49.2")
def test_a_token_is_selected_then_a_button_with_the_interact_icon_then_the_app_instructs() -> None:
    app = lay(tokens={"gossip": HERE, "stone": NEAR}).press("gossip")
    assert (app.kind, app.offered) == ("button", ["0", "1", "back"])
    assert app.press("1", "Legolas").counters == {"passed": 1}
    assert app.said("interacted")[0]["hero"] == 1


@pytest.mark.rule("jme:49.2b")
def test_a_token_selected_by_mistake_is_left_by_the_button_without_the_icon() -> None:
    app = lay(tokens={"stranger": HERE}).press("stranger", "back")
    assert (app.kind, app.counters) == ("map", {})
    assert app.press("stranger", "0", "back").counters == {}


@pytest.mark.rule("jme:65.1", "jme:82.1", "jme:102.1")
def test_tokens_can_be_read_without_pressing_anything() -> None:
    tokens = tuple(
        TokenOf(name, kind, f"token.{name}", (Interaction(f"button.{name}", do=(do("threat", amount=1),)),))
        for name, kind in (("chest", "search"), ("elder", "person"), ("spoor", "threat"))
    )
    texts = {f"button.{each.name}": f"Do {each.name}" for each in tokens}
    texts |= {f"token.{each.name}": f"There is {each.name}." for each in tokens}
    key = variant("reading", tokens=tokens, texts=texts)
    app = lay(tokens={"chest": HERE, "elder": HERE, "spoor": NEAR}, adventure=key)
    assert [(each["kind"], each["words"], each["buttons"]) for each in app.view["tokens"]] == [
        (token.kind, f"There is {token.name}.", [{"place": 0, "words": f"Do {token.name}"}]) for token in tokens
    ]


def test_a_token_with_nothing_to_press_cannot_be_selected() -> None:
    closed = TokenOf("door", "search", "door", (Interaction("open", (Condition("counter", "key"),)),))
    app = lay(tokens={"door": HERE}, adventure=variant("closed", tokens=(closed,)))
    assert "door" not in app.offered
    app.counters["key"] = 1
    assert "door" in app.press("party", "back").offered


@pytest.mark.rule("jme:106.1a")
def test_every_token_that_the_app_shows_was_placed_by_an_instruction_of_its_kind_and_space() -> None:
    laid = (do("token", name="stranger", at="ground 1.1"), do("token", name="snare", at="ground 2.1"),
            do("terrain", kind="boulder", at="ground 0.1"))  # fmt: skip
    app = lay(at="2", adventure=variant("laying", events=when_told(*laid)))
    shown = [(each["number"], each["kind"], each["space"]) for each in app.view["tokens"]]
    assert shown == [(each["token"], each["kind"], each["space"]) for each in app.said("token placed")]
    assert [kind for _, kind, _ in shown] == ["person", "threat", "boulder"]


# Terrain


@pytest.mark.rule("jme:adv.battle.4", "jme:99.2a")
def test_terrain_shows_its_rules_and_some_has_a_button() -> None:
    app = lay(terrain=[("boulder", HERE), ("table", HERE)])
    boulder, table = app.view["tokens"]
    assert "turn 1 fate into a success" in boulder["words"]
    assert (boulder["buttons"], len(table["buttons"])) == ([], 1)
    assert "boulder" not in app.offered
    app.press("table", "0", "Gimli", "passed")
    assert app.sentences[-2:] == ["Gimli gains 1 inspiration.", "Gimli becomes emboldened."]


@pytest.mark.rule("jme:adv.battle.6", "jme:adv.battle.7")
def test_terrain_of_the_adventures_own_has_the_adventures_words_and_buttons_instead() -> None:
    well = TokenOf("well", "table", "token.well", (Interaction("drink", do=(do("counter", name="drunk"),)),))
    texts = {"token.well": "Cold water, and a cup on a chain."}
    app = lay(tokens={"well": HERE}, adventure=variant("own terrain", tokens=(well,), texts=texts))
    shown = app.view["tokens"][0]
    assert (shown["own_rules"], shown["words"]) == (True, "Cold water, and a cup on a chain.")
    assert app.press("well", "0", "Gimli").counters == {"drunk": 1}


def test_barrels_fall_on_a_group_of_choice_and_nobody_strikes_back() -> None:
    assert "barrels" not in lay(terrain=[("barrels", HERE)]).offered
    app = lay(terrain=[("barrels", HERE)], groups=[Foes("ruffian"), Foes("wight")])
    assert app.press("barrels", "0", "Gimli", "passed").offered == ["ruffian", "wight", "back"]
    app.press("ruffian")
    assert (app.figures("ruffian"), app.group("ruffian").exhausted) == ([(1, 0, 0)], True)
    assert (app.kind, app.game.state.tokens) == ("map", [])


def test_terrain_stays_when_the_test_fails() -> None:
    app = lay(terrain=[("statue", HERE)], groups=[Foes("ruffian")]).press("statue", "0", "Gimli", "failed")
    assert (app.kind, app.figures(), len(app.game.state.tokens)) == ("map", [(5, 0, 0)], 1)


# What the adventure adds


@pytest.mark.rule("jme:2.4", "jme:3.2")
def test_an_action_that_the_adventure_adds_is_there_as_long_as_its_conditions_hold() -> None:
    shout = Extra("shout", "shout", (Condition("counter", "shouted", "<", 1),), do=(do("counter", name="shouted"),))
    app = lay(adventure=variant("shouting", extras=(shout,)))
    assert app.view["extras"] == [{"number": 0, "label": "shout", "place": ""}]
    app.press("extra 0", "Legolas")
    assert (app.counters, app.view["extras"], "extra 0" in app.offered) == ({"shouted": 1}, [], False)


def test_a_button_of_which_too_much_would_come_is_refused_and_nothing_has_changed() -> None:
    flood = Extra("flood", "flood", when=(Condition("difficulty", "hard"),), do=(doubled(do("counter", name="drops")),))
    app = lay(adventure=variant("flooding", extras=(flood,)), difficulty="hard")
    before = app.game.digest()
    with pytest.raises(NeverEnds, match="may never end; nothing has changed"):
        app.press("extra 0", "Legolas")
    app.game.undo()
    assert (app.game.digest(), app.counters) == (before, {})


def test_an_action_in_a_place_waits_until_the_tile_is_there() -> None:
    bell = Extra("bell", "bell", space="tower.1", do=(do("threat", amount=1),))
    app = lay(adventure=variant("bell", extras=(bell,)))
    assert "extra 0" not in app.offered
    app.game.state.app.places["tower"] = 1
    assert "extra 0" in app.press("party", "back").offered


# What only the players see


def test_that_a_hero_has_come_to_where_an_event_waits_is_entered() -> None:
    event = Event("ambush", "entered", "ground 1.2", do=(do("counter", name="ambushed"), do("inspiration")))
    app = lay(adventure=variant("ambush", events=(event,)))
    assert app.view["entries"] == [{"number": 0, "place": "ground 1.2"}]
    app.press("enter 0", "Legolas")
    assert (app.counters, app.said("inspiration")[0]["heroes"]) == ({"ambushed": 1}, (1,))
    assert "enter 0" not in app.offered  # it has come


def test_whoever_explores_a_tile_has_come_to_it() -> None:
    event = Event("arrival", "entered", "ground 1", do=(do("counter", name="came"),))
    app = lay(unexplored=[1], adventure=variant("arrival there", events=(event,))).press("explore 1", "Gimli")
    assert (app.counters, app.view["entries"]) == ({"came": 1}, [])


def test_one_button_stands_for_all_events_of_a_place() -> None:
    events = tuple(Event(name, "entered", "ground 1", do=(do("counter", name=name),)) for name in ("one", "two"))
    app = lay(adventure=variant("two events", events=events))
    assert [each for each in app.offered if each.startswith("enter")] == ["enter 0"]
    assert app.press("enter 0", "Gimli").counters == {"one": 1, "two": 1}


@pytest.mark.rule("jme:80.2a")
def test_what_an_event_waits_for_and_only_players_see_is_a_button_once_all_else_holds() -> None:
    event = Event(
        "gone", "check", when=(Condition("counter", "packed"), *NOBODY_LEFT), do=(do("counter", name="gone"),)
    )
    app = lay(adventure=variant("leaving", events=(event,)))
    assert (app.view["claims"], "so 0" in app.offered) == ([], False)
    app.counters["packed"] = 1
    app.press("party", "back")
    assert [each["name"] for each in app.view["claims"][0]["so"]] == ["ground 0", "ground 1"]
    assert app.press("so 0").counters == {"packed": 1, "gone": 1}


def test_an_objective_that_only_players_can_see_done_has_a_button() -> None:
    key = variant("home", objectives=(Objective("home", "text.home", NOBODY_LEFT),))
    app = lay(adventure=key)
    assert len(app.view["objective_so"]) == 2
    app.press("done")
    assert app.game.outcome is not None
    assert app.game.outcome.won


@pytest.mark.parametrize(("answer", "counters"), [("yes", {"seen": 1}), ("no", {})])
def test_an_event_asks_for_what_only_players_see(answer: str, counters: dict[str, int]) -> None:
    event = Event("watch", "round", "2", (Condition("at", "ground 0"),), (do("counter", name="seen"),))
    app = lay(at="2", adventure=variant("watching", events=(event,)))
    assert (app.kind, app.sentences[-1]) == ("is it so", "Heroes in tile 300A: at least 1. Is it so?")
    assert app.press(answer).counters == counters


@pytest.mark.parametrize(("answer", "counter"), [("yes", "near"), ("no", "far")])
def test_so_does_a_branch(answer: str, counter: str) -> None:
    branch = do("if", when=(Condition("at", "ground 0"),), then=(do("counter", name="near"),),
                **{"else": (do("counter", name="far"),)})  # fmt: skip
    app = lay(at="2", adventure=variant("branching", events=when_told(branch))).press(answer)
    assert app.counters == {counter: 1}


def test_nothing_is_asked_where_another_condition_fails_anyway() -> None:
    when = (Condition("at", "ground 0"), Condition("counter", "never"))
    event = Event("watch", "round", "2", when, (do("counter", name="seen"),))
    assert lay(at="2", adventure=variant("never", events=(event,))).kind == "map"
