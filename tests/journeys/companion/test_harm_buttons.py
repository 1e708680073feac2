"""Damage, fear and last stands: said, carried out on the table, entered."""

import pytest

from tests.journeys.companion.app_board import GIMLI, HERE, Companion, Foes, lay, when_told
from tests.journeys.proving_ground import do, variant
from waybread.journeys.facts import Stat
from waybread.journeys.script.adventure import Event
from waybread.journeys.state import NOBODY
from waybread.kernel import Streams


def last_stand(app: Companion, hero: str = "Gimli", kind: str = "damage") -> Companion:
    return app.press("party", hero, kind)


@pytest.mark.rule("jme:22.10")
def test_what_a_hero_suffers_is_said_with_the_stat_that_negates_it() -> None:
    app = lay(tokens={"trap": HERE}).press("trap", "0", "Legolas")
    assert app.said("suffer") == [{"stat": "wit", "damage": 2, "fear": 2, "down": 0, "heroes": (1,)}]
    assert app.sentences[-1] == "Legolas suffers 2 damage and 2 fear (wit negates)."
    assert app.kind == "carried out"
    assert app.press("done").kind == "map"


def test_what_each_hero_suffers_is_said_once() -> None:
    app = lay(tokens={"storm": HERE}).press("storm", "0", "Legolas")
    assert [each["heroes"] for each in app.said("suffer")] == [(0, 1)]
    assert app.sentences[-1] == "All heroes suffer 1 damage and 1 fear."


def test_a_story_goes_on_only_when_its_harm_has_been_suffered() -> None:
    key = variant("then", events=when_told(do("suffer", damage=1, who="each"), do("threat", amount=3)))
    app = lay(at="2", adventure=key)
    assert (app.kind, app.game.state.app.threat) == ("carried out", 0)
    assert app.press("done").game.state.app.threat == 3


@pytest.mark.rule("jme:54.2", "jme:app.8")
def test_the_party_button_and_a_portrait_begin_a_last_stand() -> None:
    app = lay().press("party")
    assert (app.kind, app.offered) == ("whose last stand", ["Gimli", "Legolas", "back"])
    assert app.press("Legolas").kind == "last stand"
    assert app.press("back").game.state.last_stands == [0, 0]


@pytest.mark.rule("jme:54.3")
@pytest.mark.parametrize(("kind", "stats"), [("damage", ("might", "agility")), ("fear", ("wisdom", "spirit", "wit"))])
def test_a_last_stand_is_of_damage_or_of_fear_and_the_app_draws_the_stat(kind: str, stats: tuple[str, ...]) -> None:
    app = lay().press("party", "Gimli")
    assert app.offered == ["damage", "fear", "back"]
    told = app.press(kind).said("last stand")[0]
    assert (told["hero"], told["what"], told["need"]) == (GIMLI, kind, 1)
    assert told["stat"] in stats
    drawn = {lay(seed=seed).press("party", "Gimli", kind).said("last stand")[0]["stat"] for seed in range(12)}
    assert drawn == set(stats)


@pytest.mark.rule("jme:54.4")
def test_after_the_test_the_app_says_what_follows() -> None:
    app = last_stand(lay())
    assert (app.kind, app.offered) == ("test", ["passed", "failed"])
    app.press("passed")
    assert app.sentences[-1] == "Gimli stands. Discard all face-down damage of Gimli, who gains 1 inspiration."
    assert (app.game.state.last_stands, app.game.state.defeated) == ([1, 0], [False, False])


def test_each_last_stand_of_a_hero_needs_one_success_more() -> None:
    app = last_stand(last_stand(lay()).press("passed"), kind="fear").press("passed")
    last_stand(app, "Legolas")
    assert [each["need"] for each in app.said("last stand")] == [1, 2, 1]


@pytest.mark.rule("jme:24.1")
def test_a_failed_last_stand_defeats_and_the_app_announces_it() -> None:
    app = last_stand(lay()).press("failed")
    assert "Gimli is defeated. Remove the figure from the map." in app.sentences
    assert app.view["party"][GIMLI]["defeated"]
    assert app.press("party").offered == ["Legolas", "back"]


@pytest.mark.rule("jme:29.5")
def test_a_defeated_hero_loses_the_adventure_when_the_shadow_phase_begins() -> None:
    app = last_stand(lay()).press("failed")
    assert app.kind == "map"
    app.press("hourglass")
    assert app.game.outcome is not None
    assert (app.game.outcome.won, app.game.outcome.reason) == (False, "a hero has been defeated")


def test_when_nobody_is_left_the_adventure_is_lost_at_once() -> None:
    app = last_stand(lay("Gimli")).press("failed")
    assert app.game.over


def test_events_can_wait_for_a_defeat() -> None:
    key = variant("fallen", events=(Event("fallen", "hero defeated", do=(do("counter", name="mourned"),)),))
    assert last_stand(lay(adventure=key)).press("failed").counters == {"mourned": 1}


def test_last_stands_can_be_made_while_harm_is_being_suffered() -> None:
    app = lay(tokens={"thorns": HERE}).press("thorns", "0", "Gimli")
    assert app.offered == ["done", "party"]
    last_stand(app).press("passed")
    assert app.kind == "carried out"


def test_in_an_activation_too() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")])
    last_stand(app).press("failed")
    assert (app.kind, app.game.state.defeated) == ("activation", [True, False])


def test_a_hero_who_has_fallen_is_not_drawn_as_a_target() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")] * 8)
    last_stand(app).press("failed")
    first = len(app.said("activation"))
    while app.game.decision is not None and app.kind == "activation":
        app.press("done")
    assert {each["hero"] for each in app.said("activation")[first:]} == {1, NOBODY}


@pytest.mark.rule("jme:83.2")
def test_heroes_in_darkness_are_told_what_they_suffer() -> None:
    app = lay(at="83.2", darkness=[HERE])
    assert app.said("in darkness") == [{"stat": "spirit", "fear": 2}]
    assert app.sentences[-1] == "Each hero in darkness suffers 2 fear (spirit negates)."
    assert (app.kind, app.game.state.app.threat) == ("carried out", 0)


@pytest.mark.rule("jme:83.2a")
def test_the_darkness_step_is_skipped_where_there_is_none() -> None:
    assert lay(at="83.2").said("in darkness") == []


@pytest.mark.rule("jme:23.3")
def test_the_entire_map_can_be_dark_without_a_token() -> None:
    app = lay(at="2", adventure=variant("night", events=when_told(do("darkness"))))
    assert (app.view["dark"], app.view["darkness"]) == (True, [])
    assert "There is darkness on the entire map." in app.sentences
    assert app.press("hourglass").said("in darkness")


def test_streams_of_chance_are_those_of_the_digital_mode() -> None:
    streams = Streams(5)
    stat = (Stat.MIGHT, Stat.AGILITY)[streams.below("last stands", 2)]
    assert last_stand(lay(seed=5)).said("last stand")[0]["stat"] == stat
