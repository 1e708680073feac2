"""Rounds and turns: phases, actions, travelling (jme:2, 3, 79, 84, 108)."""

from typing import Any

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring, variant
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, may, must
from waybread.journeys.rules.costs import ONE_ACTION
from waybread.journeys.rules.gains import gain_inspiration
from waybread.journeys.rules.movement import choose_move
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import own
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script.adventure import Extra
from waybread.journeys.state import Lasting


@pytest.mark.rule(
    "jme:79.0", "jme:79.0a", "jme:79.0b", "jme:79.0c", "jme:quick.round.0", "jme:2.0", "jme:83.4", "jme:2.6"
)
def test_a_round_is_an_action_phase_then_a_shadow_phase_then_a_rally_phase() -> None:
    seed = seed_for("ruffian.cudgel")  # it prefers the nearest hero, and there are two: somebody is asked
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter"), groups=[Foes("ruffian", FAR)], seed=seed, at="2")
    state = table.game.state
    seen = []
    for kind in ("turn order", "turn", "turn", "enemy target", "prepare", "turn order"):
        seen.append((table.until(kind).kind, state.phase, state.round))
        table.game.choose(table.decision.options[-1])
    assert seen == [
        ("turn order", "action", 2), ("turn", "action", 2), ("turn", "action", 2), ("enemy target", "shadow", 2),
        ("prepare", "rally", 2), ("turn order", "action", 3),
    ]  # fmt: skip


@pytest.mark.rule("jme:2.1", "jme:2.1a", "jme:quick.round.1", "jme:quick.actions.0")
def test_a_turn_has_two_actions_that_may_be_alike() -> None:
    table = lay(tokens={"stranger": HERE}, at="2.5")
    table.choose("interact stranger")
    assert "interact stranger" in table.offered
    table.choose("interact stranger")
    assert table.game.state.app.counters["passed"] == 2
    assert table.offered == ["pass"]


@pytest.mark.rule("jme:quick.actions.0")
def test_the_two_actions_of_a_turn_may_differ() -> None:
    table = lay(tokens={"stranger": NEAR})
    table.choose(f"move {NEAR}", f"move {HERE}", f"move {NEAR}")  # three moves: a second travel action has begun
    assert table.offered == [f"move {each}" for each in table.game.board.neighbours(NEAR)] + ["pass"]
    table = lay(tokens={"stranger": NEAR}).choose(f"move {NEAR}", "interact stranger")
    assert table.game.state.app.counters["passed"] == 1


@pytest.mark.rule("jme:2.1b")
@pytest.mark.parametrize("actions", [0, 1])
def test_a_hero_may_leave_actions_untaken(actions: int) -> None:
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter"), tokens={"stranger": HERE})
    table.choose(*("interact stranger",) * actions).done()
    assert table.game.state.active == table.hero("Legolas")


@pytest.mark.rule("jme:2.2", "jme:3.0", "jme:3.1")
def test_a_hero_may_travel_attack_or_interact() -> None:
    table = lay(Hero("Gimli", "Guardian", items=["Battle Axe"]), tokens={"stone": HERE}, groups=[Foes()])
    moves = [f"move {each}" for each in table.game.board.neighbours(HERE)]
    assert table.offered == [*moves, "attack", "interact stone", "pass"]


@pytest.mark.rule("jme:2.3")
def test_abilities_give_a_hero_more_to_do_in_the_turn_than_actions() -> None:
    table = lay(Hero("Beravor", "Pathfinder", prepared=["Into Hiding"]), tokens={"stranger": HERE})
    table.choose("interact stranger", "interact stranger")
    assert table.offered == ["Into Hiding", "pass"]  # no action is left, but it needs none
    table.choose("Into Hiding")
    assert table.boons() == ["hidden"]


@pytest.mark.rule("jme:2.3a", "jme:3.4")
def test_an_attack_that_an_ability_grants_is_no_action() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Restless Axe"], items=["Battle Axe"])
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)], at="2.5")
    table.choose("Restless Axe").until("turn")
    assert len(table.heard("attack")) == 1
    assert (table.game.state.actions, table.game.state.done) == (2, [])


@pytest.mark.rule("jme:2.3a", "jme:3.4", "jme:53.1d")
def test_a_move_that_a_keyword_grants_is_no_action() -> None:
    table = lay(Hero(prepared=["Thorongil"])).choose("Thorongil sprint", f"move {NEAR}")
    assert (table.at(), table.game.state.actions) == (NEAR, 2)


@pytest.mark.rule("jme:2.4", "jme:3.2")
def test_an_adventure_may_add_an_action_of_its_own() -> None:
    table = lay()
    assert "extra 0" not in table.offered
    table = lay()
    table.game.state.app.counters["may shout"] = 1
    table.choose(f"move {NEAR}", "extra 0")
    assert (table.game.state.app.threat, table.game.state.actions) == (1, 0)
    assert "extra 0" not in table.offered


@pytest.mark.rule("jme:3.2")
def test_an_action_of_the_adventure_may_belong_to_a_place() -> None:
    place = variant("place-for-an-action", extras=(Extra("ring", "ring", space="ground 0.3"),))
    assert "extra 0" in lay(Hero(at=3), adventure=place).offered
    assert "extra 0" not in lay(Hero(at=2), adventure=place).offered


async def _breathe(game: JourneyGame, use: Use) -> None:
    """As an action, gain 1 inspiration."""
    await gain_inspiration(game, use.hero)


@pytest.mark.rule("jme:3.3")
def test_what_is_done_as_an_action_uses_up_one_of_the_two(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "Deep Breath", may(when=On.TURN, condition=own, cost=ONE_ACTION)(_breathe))
    table = lay(Hero(prepared=["Deep Breath"]), Hero("Gimli", "Guardian"))
    table.choose("Deep Breath")
    assert (table.inspiration(), table.game.state.actions) == (1, 1)
    table.choose("Deep Breath")
    assert table.offered == ["pass"]  # no action is left for it


@pytest.mark.rule("jme:2.5", "jme:84.2")
def test_heroes_take_turns_in_any_order_one_after_the_other() -> None:
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter"), Hero("Bilbo", "Burglar"), at="2.5")
    assert (table.kind, table.offered) == ("turn order", ["Gimli", "Legolas", "Bilbo"])
    table.choose("Legolas", f"move {NEAR}")
    assert (table.kind, table.decision.about) == ("turn", table.hero("Legolas"))  # until the turn is over
    table.done()
    assert table.offered == ["Gimli", "Bilbo"]
    table.choose("Bilbo").done()
    assert (table.kind, table.game.state.active) == ("turn", table.hero("Gimli"))


@pytest.mark.rule("jme:84.1")
def test_heroes_of_one_player_do_not_share_what_they_have() -> None:
    tester = Hero("Gimli", "Guardian", deck=[FATE] * 5)
    friend = Hero("Legolas", "Hunter", prepared=["Undying Might"], inspiration=3)
    table = lay(tester, friend, tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"  # it was over at once: neither the friend's inspiration nor the friend's card helps
    assert table.game.state.app.counters["failed"] == 1
    assert (table.discards("Gimli"), table.discards("Legolas")) == ([FATE] * 4, [])


# Travelling ------------------------------------------------------------------------------


@pytest.mark.rule("jme:108.1", "jme:3.1", "jme:quick.actions.1")
def test_a_travel_action_is_up_to_two_moves() -> None:
    table = lay().choose(f"move {NEAR}")
    assert (table.game.state.actions, table.game.state.moves) == (1, 1)
    table.choose(f"move {FAR}")
    assert (table.at(), table.game.state.actions, table.game.state.moves) == (FAR, 1, 0)
    table.choose(f"move {BEYOND}")  # that is the second action
    assert (table.at(), table.game.state.actions) == (BEYOND, 0)


@pytest.mark.rule("jme:108.1")
def test_after_two_travel_actions_a_hero_moves_no_more() -> None:
    table = lay().choose(f"move {NEAR}", f"move {HERE}", f"move {NEAR}", f"move {HERE}")
    assert table.offered == ["pass"]


@pytest.mark.rule("jme:108.2", "jme:quick.actions.1")
def test_the_second_action_may_come_between_two_moves() -> None:
    table = lay(tokens={"stranger": NEAR}).choose(f"move {NEAR}", "interact stranger")
    assert table.game.state.app.counters["passed"] == 1
    table.choose(f"move {FAR}")
    assert table.at() == FAR
    assert table.offered == ["pass"]


@pytest.mark.rule("jme:108.2")
def test_other_effects_may_come_between_two_moves() -> None:
    table = lay(Hero("Beravor", "Pathfinder", prepared=["Into Hiding"])).choose(f"move {NEAR}", "Into Hiding")
    assert table.boons() == ["hidden"]
    table.choose(f"move {FAR}")
    assert (table.at(), table.game.state.actions) == (FAR, 1)


# Attacking and the rally -------------------------------------------------------------------


def archer(*items: str) -> Hero:
    return Hero("Legolas", "Hunter", items=items, deck=[BLANK] * 10)


@pytest.mark.rule("jme:quick.actions.2", "jme:74.1", "jme:3.1")
def test_an_enemy_in_the_space_can_be_attacked_with_any_weapon() -> None:
    assert "attack" in lay(archer("Staff"), groups=[Foes("ruffian", HERE)]).offered
    assert "attack" not in lay(archer("Staff"), groups=[Foes("ruffian", NEAR)]).offered


@pytest.mark.rule("jme:quick.actions.2", "jme:74.4", "jme:74.4b", "jme:74.1")
def test_an_enemy_nearby_can_be_attacked_with_a_ranged_weapon() -> None:
    table = lay(archer("Great Bow"), groups=[Foes("ruffian", NEAR, name="near"), Foes("wight", FAR, name="far")])
    table.choose("attack")
    assert table.heard("attack") == [{"hero": 0, "group": 1}]  # the one two spaces away is no target


@pytest.mark.rule("jme:quick.round.3")
def test_in_the_rally_phase_decks_are_reset_before_everybody_scouts_two() -> None:
    table = lay(Hero("Gimli", "Guardian", deck=[], discards=[SUCCESS, SUCCESS, SUCCESS]), at="73")
    assert table.kind == "prepare"
    assert table.discards() == []
    assert (len(table.decision.options), len(table.deck())) == (3, 1)  # two cards or none
    table.done()
    assert table.kind == "put back"


@pytest.mark.rule("jme:quick.overlooked.4")
def test_a_hero_has_at_most_four_prepared_cards() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=[BLANK] * 4, deck=[SUCCESS] * 2), at="73")
    table.choose("Strider")
    assert (table.kind, len(table.decision.options)) == ("discard prepared", 5)
    table.choose(BLANK)
    assert sorted(table.prepared()) == sorted([*[BLANK] * 3, SUCCESS])


# A turn that ends and goes on after all ----------------------------------------------------


def tireless(**more: Any) -> Table:
    """Legolas ends his turn; a stranger and a handkerchief may give him one more action."""
    hero = Hero("Legolas", "Hunter", prepared=["Tireless"], items=["Handkerchief"], deck=[BLANK] * 12, **more)
    return lay(hero, Hero("Gimli", "Guardian"), tokens={"stranger": HERE}, terrain=[("bush", HERE)]).done()


def go_on(table: Table) -> Table:
    return table.choose("Tireless", "interact stranger", "Handkerchief")


def test_an_action_more_at_the_end_of_a_turn_lets_it_go_on() -> None:
    table = go_on(tireless())
    assert (table.kind, table.game.state.active, table.game.state.actions) == ("turn", 0, 1)
    table.choose(f"move {NEAR}")
    assert table.at() == NEAR


@pytest.mark.rule("jme:1.11")
def test_what_happens_at_the_end_of_a_turn_does_not_happen_again_when_the_turn_goes_on_and_ends() -> None:
    table = go_on(tireless(fear=["Dark Whispers"]).choose("Dark Whispers")).done(2)
    assert (table.game.state.acted, table.fear()) == ([0], 2)  # Dark Whispers, and one fear by it


@pytest.mark.rule("jme:1.11")
def test_what_has_not_happened_when_a_turn_goes_on_happens_at_its_end() -> None:
    table = go_on(tireless(fear=["Dark Whispers"])).done(3)
    assert (table.game.state.acted, table.fear()) == ([0], 2)


@pytest.mark.rule("jme:17.2")
def test_a_bush_is_tried_once_although_the_turn_ends_twice() -> None:
    table = go_on(tireless().choose("bush")).done()
    assert (table.game.state.acted, [each["stat"] for each in table.heard("tested")]) == ([0], ["wit"])


@pytest.mark.rule("jme:17.1")
def test_the_bush_that_counts_is_where_the_hero_is_when_the_turn_ends() -> None:
    hero = Hero("Legolas", "Hunter", prepared=["Tireless"])
    table = lay(hero, Hero("Gimli", "Guardian"), terrain=[("bush", HERE)])
    table.done().choose("Tireless", f"move {NEAR}", "pass")
    assert table.game.state.acted == [0]  # nobody was asked about the bush that he had left
    table = lay(hero, Hero("Gimli", "Guardian"), terrain=[("bush", NEAR)])
    table.done().choose("Tireless", f"move {NEAR}", "pass")
    assert (table.kind, table.offered) == ("turn end", ["bush", "pass"])


async def _hurry(game: JourneyGame, use: Use) -> None:
    """When your turn ends, you have one action more."""
    game.state.actions += 1


@pytest.mark.rule("jme:92.2", "jme:92.2a")
@pytest.mark.parametrize(("terrain", "over"), [([("stream", HERE, NEAR)], True), ([], False)])
def test_no_action_more_keeps_a_turn_from_ending_at_a_stream(
    monkeypatch: pytest.MonkeyPatch, terrain: list[tuple[Any, ...]], over: bool
) -> None:
    bring(monkeypatch, "Hurry", must(after=On.TURN, condition=own)(_hurry))
    table = lay(Hero(prepared=["Hurry"]), Hero("Gimli", "Guardian"), terrain=terrain).choose(f"move {NEAR}")
    if not over:
        table.done()
    assert (table.kind, table.game.state.acted == [0]) == ("turn", over)
    assert (table.game.state.active, table.game.state.actions) == ((1, 2) if over else (0, 1))


@pytest.mark.rule("jme:92.2a")
def test_no_action_more_keeps_a_turn_from_ending_that_began_with_crossing_a_stream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bring(monkeypatch, "Hurry", must(after=On.TURN, condition=own)(_hurry))
    bring(monkeypatch, "First Light", must(before=On.TURN, condition=own)(_set_out))
    hero = Hero(prepared=["Hurry", "First Light"])
    table = lay(hero, Hero("Gimli", "Guardian"), terrain=[("stream", HERE, NEAR)], at="2.5")
    table.choose("Aragorn", f"space {NEAR}")
    assert (table.game.state.acted, table.game.state.active, table.game.state.actions) == ([0], 1, 2)


async def _set_out(game: JourneyGame, use: Use) -> None:
    """At the start of your turn, move 1."""
    await choose_move(game, use.hero, use.card, optional=False)


# Travelling less, and thinking better of it ---------------------------------------------------


@pytest.mark.rule("jme:108.1")
@pytest.mark.parametrize("fewer", [2, 3])
def test_a_travel_action_of_which_no_move_is_left_leads_nowhere(fewer: int) -> None:
    table = lay()
    table.game.state.lasting.append(Lasting(Rule.TRAVELS_FEWER, fewer, "adventure", 0, 0))
    table.choose(f"move {NEAR}")
    assert (table.at(), table.game.state.actions, table.game.state.moves) == (HERE, 1, 0)


@pytest.mark.rule("jme:49.2b")
def test_an_interaction_that_comes_to_nothing_is_no_action_performed() -> None:
    hero = Hero("Legolas", "Hunter", prepared=["Tireless"])
    table = lay(hero, Hero("Gimli", "Guardian"), tokens={"gossip": HERE})
    table.choose("interact gossip", "pass").done().choose("Tireless")
    assert "interact gossip" in table.offered
