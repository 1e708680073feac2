"""Effects at the same time, and outcomes that are open: the party decides (jme:adv.conflicts); what the app shows."""

from typing import Any

import pytest

from tests.journeys.board import FAR, HERE, NEAR, Foes, Hero, lay, seed_for


@pytest.mark.rule("jme:adv.conflicts.1", "jme:1.15")
@pytest.mark.parametrize("first", ["Concussion", "Dark Whispers"])
def test_the_party_says_in_which_order_effects_at_the_same_time_happen(first: str) -> None:
    hero = Hero("Gimli", "Guardian", damage=["Concussion"], fear=["Dark Whispers"], seat=1)  # both when the turn ends
    table = lay(Hero("Legolas", "Hunter"), hero, active=1).done()
    assert (table.kind, sorted(table.offered)) == ("order", ["Concussion", "Dark Whispers"])
    assert table.decision.player == 1  # who plays the hero whose turn it is speaks for the party
    table.choose(first)
    order = ["turned down", "suffered"] if first == "Concussion" else ["suffered", "turned down"]
    assert [kind for kind, _ in table.told if kind in order] == order


@pytest.mark.rule("jme:adv.conflicts.2", "jme:30.5a")
@pytest.mark.parametrize("hero", ["Gimli", "Legolas"])
def test_the_party_picks_one_of_several_outcomes(hero: str) -> None:
    heroes = Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter")
    table = lay(*heroes, groups=[Foes("ruffian", NEAR)], seed=seed_for("ruffian.cudgel")).done(2)
    assert (table.kind, table.offered) == ("enemy target", ["Gimli", "Legolas"])
    table.choose(hero)
    assert [each["hero"] for each in table.heard("enemy attack")] == [table.hero(hero)]


@pytest.mark.rule("jme:106.1", "jme:106.1a")
def test_every_token_on_the_map_is_shown_where_it_lies() -> None:
    table = lay(tokens={"stone": HERE, "stranger": NEAR, "snare": FAR}, terrain=[("bush", NEAR), ("wall", HERE, NEAR)],
                darkness=[FAR], unexplored=[2])  # fmt: skip
    view: Any = table.game.view(None)
    shown = [(each["kind"], each["space"], each["across"]) for each in view["tokens"]]
    assert shown == [("search", HERE, -1), ("person", NEAR, -1), ("threat", FAR, -1), ("bush", NEAR, -1),
                     ("wall", HERE, NEAR)]  # fmt: skip
    assert (view["darkness"], view["unexplored"]) == ([FAR], [2])
