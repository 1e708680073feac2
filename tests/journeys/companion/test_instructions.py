"""What verbs mean beside the boxes: each is shared with the digital mode or has an action of its own."""

import pytest

from tests.journeys.companion.app_board import Companion, Foes, lay, when_told
from tests.journeys.proving_ground import GROUND, do, variant
from waybread.journeys import CompanionGame
from waybread.journeys.facts import Stat
from waybread.journeys.script.actions import ACTIONS, SHARED
from waybread.journeys.script.adventure import Action, Objective, TileOf
from waybread.kernel import Keep

WIT = (Stat.WIT,)


def told(name: str, *actions: Action) -> Companion:
    """The app after it has done these things, or when it asks."""
    return lay(at="2", adventure=variant(f"companion {name}", events=when_told(*actions)))


def test_every_verb_works_beside_the_boxes() -> None:
    assert CompanionGame.verbs.keys() == ACTIONS.keys()
    assert all(CompanionGame.verbs[each] is SHARED[each] for each in SHARED if each != "spawn")


# Tests


@pytest.mark.rule("jme:100.3b")
@pytest.mark.parametrize("answer", ["passed", "failed"])
def test_a_test_against_a_number_is_passed_or_failed_by_a_button(answer: str) -> None:
    outcomes = {each: (do("counter", name=each),) for each in ("passed", "failed")}
    app = told(f"test {answer}", do("test", stats=(Stat.WIT, Stat.MIGHT), need=2, who="each", **outcomes))
    assert app.sentences[-1] == "Gimli tests wit or might; 2 successes or more pass."
    assert (app.kind, app.offered, app.decision.about) == ("test", ["passed", "failed"], 0)
    app.press(answer)
    assert app.decision.about == 1
    assert app.press(answer).counters == {answer: 2}


@pytest.mark.rule("jme:100.3c")
@pytest.mark.parametrize(("successes", "found"), [(0, {}), (1, {"little": 1}), (2, {"little": 1}), (3, {"much": 1})])
def test_a_counted_test_asks_for_the_number_of_successes(successes: int, found: dict[str, int]) -> None:
    counted = ((1, (do("counter", name="little"),)), (3, (do("counter", name="much"),)))
    app = told("counted", do("test", stats=WIT, counted=counted))
    app.press("Gimli")
    assert (app.kind, app.offered[:4]) == ("successes", ["0", "1", "2", "3"])
    assert app.sentences[-1] == "Gimli tests wit; count the successes."
    assert app.press(str(successes)).counters == found


@pytest.mark.rule("jme:100.3d")
def test_a_cumulative_test_adds_up_the_successes_of_all_attempts() -> None:
    digging = do("test", stats=WIT, need=5, counter="dug", passed=(do("counter", name="found"),), who="each")
    app = told("digging", digging).press("3")
    assert (app.counters, app.sentences[-2]) == ({"dug": 3}, "It is not done yet.")
    app.press("2")
    assert (app.counters, app.said("test over")[-1]) == ({"dug": 5, "found": 1}, {"hero": 1, "passed": 1})


# Whom


def test_heroes_in_a_place_are_named_by_the_players() -> None:
    app = told("at", do("inspiration", who="at ground 1"))
    assert (app.kind, app.offered) == ("who is there", ["Gimli", "Legolas", "back"])
    assert app.sentences[-1] == "Which heroes are in tile 301A?"
    assert app.press("Legolas", "back").said("inspiration") == [{"amount": 1, "heroes": (1,)}]


def test_nothing_is_said_when_nobody_is_there() -> None:
    app = told("nobody", do("inspiration", who="at ground 1")).press("back")
    assert (app.kind, app.said("inspiration")) == ("map", [])


# Instructions


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (do("inspiration", amount=2, who="each"), "All heroes gain 2 inspiration."),
        (do("inspiration", amount=-1, who="each"), "All heroes lose 1 inspiration."),
        (do("boon", kind="hidden", who="each"), "All heroes become hidden."),
        (do("scout", amount=3, who="each"), "All heroes scout 3."),
        (do("heal", who="each"), "All heroes may discard 1 damage or fear."),
        (do("weakness", who="each"), "All heroes shuffle a weakness into the skill deck."),
        (do("place heroes", at="ground 1.2", who="each"), "Place all heroes in space 2 of tile 301A. It is no move."),
        (do("tile", name="ground 3"), "Place tile 304A as the map shows."),
        (do("terrain", kind="wall", at="ground 0.1", across="ground 0.2"),
         "Place a wall token between space 1 of tile 300A and space 2 of tile 300A."),
        (do("darkness", at="ground 1"), "There is darkness in tile 301A."),
        (do("darkness", at="ground 1", on=0), "There is no more darkness in tile 301A."),
        (do("text", text="hello"), "Well met."),
        (do("objective", name="prove again"), "A new objective: Prove it again."),
        (do("threat", amount=-2), "Threat falls by 2 and stands at 0."),
        (do("lore", amount=2), "The party gains 2 lore."),
        (do("experience", amount=1), "Each hero gains 1 experience in the role they have."),
    ],
    ids=lambda each: each.do if isinstance(each, Action) else "",
)  # fmt: skip
def test_what_players_have_to_do_or_know_is_said(action: Action, sentence: str) -> None:
    tiles = (*(TileOf(f"ground {n}", at=each, explored=True) for n, each in enumerate(GROUND)),
             TileOf("ground 3", pool=("304A",)))  # fmt: skip
    key = variant(
        "saying", events=when_told(action), tiles=tiles, texts={"hello": "Well met.", "again": "Prove it again."},
        objectives=(Objective("prove"), Objective("prove again", "again")),
    )  # fmt: skip
    app = lay(at="2", adventure=key)
    assert (app.kind, app.sentences[-1]) == ("map", sentence)


def test_a_group_that_leaves_is_taken_off_by_an_instruction() -> None:
    app = lay(at="2", groups=[Foes("ruffian", name="thugs"), Foes("wight")],
              adventure=variant("off", events=when_told(do("remove group", name="thugs"))))  # fmt: skip
    assert (app.sentences[-1], len(app.game.state.groups)) == ("Remove the Ruffian group from the map.", 1)


@pytest.mark.parametrize(("answer", "attacks"), [("yes", 1), ("no", 0)])
def test_whether_a_group_can_attack_in_an_event_is_asked(answer: str, attacks: int) -> None:
    key = variant("pounce", events=when_told(do("enemy attack", kind="thugs", who="hero")))
    app = lay("Gimli", at="2", groups=[Foes("ruffian", name="thugs"), Foes("wight")], adventure=key)
    assert (app.kind, app.sentences[-1]) == ("can it attack", "Is Gimli in range of the Ruffian group?")
    app.press(answer)
    assert [each["occasion"] for each in app.said("enemy attack")] == ["event"] * attacks


# Rewards


@pytest.mark.rule("jme:105.1a")
def test_the_hero_who_gains_a_title_is_selected_and_has_it_in_the_inventory() -> None:
    app = told("title", do("title", card="title.3"))
    assert (app.kind, app.offered) == ("hero", ["Gimli", "Legolas"])
    app.press("Legolas")
    assert (app.view["party"][1]["skills"], app.game.state.titles) == (["title.3"], ["1:title.3"])


def test_a_title_that_somebody_has_is_not_gained_again() -> None:
    app = told("twice", do("title", card="title.3"), do("title", card="title.3")).press("Gimli")
    assert (app.kind, len(app.said("title"))) == ("map", 1)


@pytest.mark.rule("jme:109.4b")
def test_a_trinket_gained_is_in_the_item_menu() -> None:
    app = told("trinket", do("trinket", card="item.rope")).press("Gimli")
    assert app.view["party"][0]["items"] == ["item.rope"]
    assert app.game.state.trinkets_gained == ["item.rope"]
    assert app.sentences[-1] == "Gimli gains and equips Rope."


@pytest.mark.rule("jme:97.1", "jme:109.1")
def test_a_trinket_that_a_hero_has_equipped_is_not_gained_again() -> None:
    app = told("two ropes", do("trinket", card="item.rope"), do("trinket", card="item.rope")).press("Gimli")
    assert (app.kind, app.view["party"][0]["items"]) == ("map", ["item.rope"])
    assert app.game.state.trinkets_gained == ["item.rope"]


@pytest.mark.rule("jme:97.1", "jme:109.1")
@pytest.mark.parametrize(("stock", "left", "gained"), [(1, 1, 1), (2, 1, 0)])
def test_a_trinket_comes_from_the_supply_or_else_from_the_stock(stock: int, left: int, gained: int) -> None:
    app = lay(at="2", adventure=variant("rations", events=when_told(do("trinket", card="item.extra-rations"))))
    app.game.state.trinkets += ["item.extra-rations"] * stock  # there are two copies
    app.press("Legolas")
    assert app.view["party"][1]["items"] == ["item.extra-rations"]
    assert (len(app.game.state.trinkets), len(app.game.state.trinkets_gained)) == (left, gained)


# Flow


def test_answers_branch_as_in_the_digital_mode() -> None:
    options = tuple((label, (), (do("counter", name=label),)) for label in ("yes", "no"))
    app = told("talk", do("choose", text="well?", options=options))
    assert (app.kind, app.offered) == ("answer", ["0", "1"])
    assert app.press("1").counters == {"no": 1}


@pytest.mark.rule("jme:29.2", "jme:29.3")
@pytest.mark.parametrize("verb", ["win", "lose"])
def test_the_app_declares_victory_and_defeat(verb: str) -> None:
    app = told(verb, do(verb, reason="so it goes"))
    assert app.game.outcome is not None
    assert (app.game.outcome.won, app.game.outcome.reason) == (verb == "win", "so it goes")


def test_an_effect_can_be_copied_while_it_asks() -> None:
    app = told("copy", do("test", stats=WIT, who="each", passed=(do("counter", name="passed"),))).press("passed")
    twin = app.game.clone(Keep.SEARCH)
    twin.choose(1)
    assert (twin.state.app.counters, app.counters) == ({"passed": 2}, {"passed": 1})
