"""What the app tracks, shows at any time, and keeps in a save; and what it does not."""

from dataclasses import fields

import pytest

from tests.journeys.companion.app_board import HERE, Companion, Foes, lay, when_told
from tests.journeys.plug import setup
from tests.journeys.proving_ground import do, variant
from waybread.journeys import CompanionGame
from waybread.journeys.campaign.adventure_end import result_of
from waybread.journeys.companion.app_texts import say
from waybread.journeys.companion.companion_state import CompanionState
from waybread.kernel import NothingToUndo


@pytest.mark.rule("jme:80.2a")
def test_neither_positions_nor_play_areas_nor_decks_are_tracked() -> None:
    named = {each.name for each in fields(CompanionState)}
    assert not named & {"position", "decks", "discards", "prepared", "boons", "harm", "inspiration", "damage_deck"}
    game = CompanionGame.new(setup("cold-beacon", 3), seed=4)
    while not game.state.groups and game.decision is not None:
        game.choose(game.decision.options[0] if game.decision.kind != "map" else game.decision.options[1])
    assert {each.space for each in game.state.groups} == {-1}
    assert "space" not in game.view(0)["groups"][0]


@pytest.mark.rule("jme:8.1")
@pytest.mark.parametrize(
    "presses", [(), ("trap",), ("trap", "0"), ("trap", "0", "Gimli"), ("ruffian", "plus"), ("party",)]
)
def test_enemies_chronicle_inventory_tokens_and_thresholds_can_be_read_at_any_time(presses: tuple[str, ...]) -> None:
    app = lay(groups=[Foes("ruffian")], tokens={"trap": HERE}, items=[["item.sword"], ["item.torch"]], threat=3)
    view = app.press(*presses).view
    assert view["groups"][0]["name"] == "Ruffian"
    assert [each["items"] for each in view["party"]] == [["item.sword"], ["item.torch"]]
    assert [each["name"] for each in view["tokens"]] == ["trap"]
    assert (view["threat"], view["thresholds"]) == (3, [10, 20])
    assert len(view["chronicle"]) == len(app.game.state.chronicle)


@pytest.mark.rule("jme:18.0", "jme:8.0")
def test_the_chronicle_keeps_every_prompt_by_round() -> None:
    event = do("text", text="dawn"), do("suffer", fear=1, who="each")
    app = lay(adventure=variant("annals", events=when_told(*event)), tokens={"stone": HERE})
    app.press("stone", "0", "Gimli", "passed", "hourglass")
    notes = [(each["round"], each["kind"]) for each in app.view["chronicle"]]
    assert notes == [
        (1, "interacted"), (1, "test"), (1, "token removed"), (1, "threat"), (1, "rally"),
        (2, "round"), (2, "text"), (2, "suffer"),
    ]  # fmt: skip


@pytest.mark.rule("jme:106.1a")
def test_a_token_that_goes_is_named_with_its_place_and_its_first_words() -> None:
    game = CompanionGame.new(setup("cold-beacon", 2), seed=1)
    token = game.state.tokens[0]
    words = str(game.view(0)["tokens"][0]["words"])
    game.announce_removal(token)
    said = say(game, game.state.chronicle[-1])
    assert said.startswith(f"Discard the {token.kind} token in space ")
    assert said.endswith(f"({' '.join(words.split()[:6])} …).")


def test_what_happens_inside_the_story_is_not_told() -> None:
    app = lay(at="2", adventure=variant("quiet", events=when_told(do("counter", name="secret"))))
    assert [note.kind for note in app.game.state.chronicle] == ["round"]


@pytest.mark.rule("jme:34.4", "jme:camp.6", "jme:app.8")
def test_the_party_menu_has_what_each_hero_should_have_equipped_and_the_partys_trinkets() -> None:
    game = CompanionGame.new(setup("cold-beacon", 2), seed=1)
    aragorn, legolas = game.view(0)["party"]
    assert aragorn["items"] == ["item.sword", "item.banner", "item.travel-garb", "item.old-map"]
    assert (legolas["hero"], legolas["role"], legolas["last_stands"]) == ("Legolas", "Hunter", 0)
    assert game.view(0)["trinkets"] == ["item.rope"]


@pytest.mark.rule("jme:56.1", "jme:56.2")
def test_lore_is_announced_and_added_to_the_partys() -> None:
    variant("learned", events=when_told(do("lore", amount=3)))
    game = CompanionGame.new({**setup("learned", 1), "lore": 4}, seed=1)
    assert game.view(0)["lore"] == 4
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert (game.view(0)["lore"], game.state.app.lore) == (7, 3)
    assert [dict(each.facts) for each in game.state.chronicle if each.kind == "lore"] == [{"amount": 3}]


@pytest.mark.rule("jme:56.1")
def test_what_the_end_of_an_adventure_gives_is_announced_beside_the_boxes() -> None:
    key = variant("worth it", events=when_told(do("win")), lore=3, experience=2)
    chronicle = lay(at="2", adventure=key).game.state.chronicle
    told = [(each.kind, dict(each.facts)) for each in chronicle]
    assert [each for each in told if each[0] in ("lore", "experience")] == [
        ("lore", {"amount": 3}),
        ("experience", {"amount": 2}),
    ]


@pytest.mark.rule("jme:36.2")
def test_what_was_gained_beside_the_boxes_goes_on_to_the_campaign() -> None:
    gains = (do("experience", amount=2), do("lore", amount=1), do("title", card="title.3"),
             do("trinket", card="item.rope"), do("counter", name="kind", set=1), do("win"))  # fmt: skip
    key = variant("gains", events=when_told(*gains), remembers=("kind",))
    app = lay(at="2", adventure=key).press("Legolas", "Gimli")
    result = result_of(app.game)
    assert (result.won, result.lore, result.experience) == (True, 1, {"Gimli": 2, "Legolas": 2})
    assert (result.titles, result.trinkets, result.variables) == (
        {"Legolas": ("title.3",)},
        ("item.rope",),
        {"kind": 1},
    )


def test_what_earlier_adventures_remember_is_known() -> None:
    game = CompanionGame.new({**setup("cold-beacon", 1), "variables": {"oil": 2}}, seed=1)
    assert game.state.app.counters["oil"] == 2


# Saves and taking back


@pytest.mark.rule("jme:80.1a", "jme:80.4")
@pytest.mark.parametrize("presses", [(), ("ruffian", "plus", "pierce"), ("provoke", "ruffian", "Gimli"), ("trap", "0")])
def test_a_save_leads_back_to_the_very_moment(presses: tuple[str, ...]) -> None:
    app = lay(groups=[Foes("ruffian")], tokens={"trap": HERE}).press(*presses)
    twin = Companion(CompanionGame.load(app.game.save()))
    assert (twin.kind, twin.offered, twin.view) == (app.kind, app.offered, app.view)


def test_every_press_can_be_taken_back_even_apply() -> None:
    app = lay(groups=[Foes("ruffian")])
    before = app.view
    app.press("ruffian", "plus", "apply", "yes", "Gimli", "done")
    for _ in range(6):
        app.game.undo()
    assert app.view == before
    with pytest.raises(NothingToUndo):
        app.game.undo()


def test_everybody_sees_the_same_and_one_seat_is_asked() -> None:
    game = CompanionGame.new(setup("held-ford", 4), seed=1)
    assert game.view(0) == game.view(None) == game.view(3)
    assert list(game.players) == [0]
