"""What public files hold beyond the format's description: quirks of the editor, each with what it means in play."""

from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import imported, known, notes, playing
from tests.journeys.importers.jime.written_scenarios import (
    DIALOG,
    GO,
    PERSISTENT,
    PERSON,
    REPLACE,
    SEARCH,
    START_TOKEN,
    TERRAIN,
    TERRAIN_NAMES,
    TEST,
    TEXT,
    THREAT,
    WIT,
    Data,
    battle_tile,
    book,
    chapter,
    event,
    monster,
    resolution,
    scenario,
    terrain,
    terrain_event,
    tile,
    token,
)
from tests.journeys.plug import setup
from waybread.cards import act_option
from waybread.journeys.companion import CompanionGame
from waybread.journeys.companion.map_buttons import choices
from waybread.journeys.decisions import Act, read_act
from waybread.journeys.facts import Stat
from waybread.journeys.importers.jime import JimeError
from waybread.journeys.importers.jime.tile_outlines import border_at
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.runner import Scene
from waybread.kernel import PASS

NO_TABLE = {"id": -1, "dataName": "None", "collection": 0, "activations": []}
IN_SPACES = ("Barrels", "Boulder", "Bush", "Fire Pit", "Mist", "Pit", "Statue", "Table")


# The attack table "None" ----------------------------------------------------------------------


def test_the_attack_table_called_none_is_no_table() -> None:
    wolves = event(THREAT, "Wolves", on=GO, monsterCollection=[monster(4, activationsId=-1), monster(4)])
    found = imported(scenario(activations=[NO_TABLE], events=[wolves]))
    assert found.notes == ()
    assert list(found.adventure.attacks) == ["wolves 1"]  # made up for the first; the second has those of its kind


def test_an_attack_table_with_any_other_number_below_zero_is_refused() -> None:
    with pytest.raises(JimeError, match="Attack table 1 'None', field id: a whole number from -1 to 100000 belongs"):
        imported(scenario(activations=[{**NO_TABLE, "id": -2}]))


# Terrain --------------------------------------------------------------------------------------


def yard(*tokens: Data, events: tuple[Data, ...] = (), **more: Any) -> Data:
    """A battle map with tokens on its first tile; the editor's events for all kinds of terrain are in the file."""
    standard = [terrain_event(each) for each in TERRAIN_NAMES]
    tiles = [battle_tile(998, *tokens, at="0,0"), battle_tile(999, at="300,0")]
    return scenario(start=tiles, scenarioTypeJourney=False, events=[*standard, *events], **more)


@pytest.mark.parametrize("name", IN_SPACES)
def test_a_standard_terrain_event_is_terrain_with_the_rules_of_its_kind(name: str) -> None:
    with playing(yard(terrain(name, at="200,200"))) as play:
        (found,) = play.game.state.tokens
        assert (found.kind, play.game.has_ordinary_rules(found)) == (name.lower(), True)
        assert found.space in (1, 2, 3, 4, 5)


def begin(at: str) -> Data:
    """Heroes start in the space of a token there."""
    return token(kind=START_TOKEN, at=at)


def test_reading_terrain_costs_no_action() -> None:
    with playing(yard(begin("230,230"), terrain("Boulder", at="219,219"))) as play:
        (boulder,) = play.game.state.tokens
        assert play.game.state.position == [boulder.space]
        assert play.game.decision is not None
        assert {read_act(each)[0] for each in play.game.decision.options if each != PASS} == {Act.MOVE}
        (seen,) = play.game.view(0)["tokens"]
        assert (seen["buttons"], seen["own_rules"]) == ([], False)
        assert seen["words"].startswith("While you test to negate")


def test_standard_terrain_that_lies_nowhere_is_not_worth_a_note() -> None:
    assert notes(yard()) == []


@pytest.mark.rule("jme:91.2")
def test_of_two_statues_that_share_an_event_one_falls_if_its_test_is_passed_and_the_other_stays() -> None:
    data = yard(begin("10,10"), terrain("Statue", at="10,10"), terrain("Statue", at="430,430"))
    left = set()
    for seed in range(1, 9):
        with playing(data, seed=seed) as play:
            first, second = play.game.state.tokens
            play.choose(act_option(Act.TERRAIN, first.number)).until("turn", "turn order")
            left.add(tuple(each.number for each in play.game.state.tokens))
    assert left == {(first.number, second.number), (second.number,)}


@pytest.mark.parametrize(
    ("at", "angle", "pair"),
    [
        ("-13,100", 0.0, {1, 3}),  # at the rim, where the border between these two ends
        ("498,100", 0.0, {2, 12}),
        ("330,0", 0.0, {1, 2}),
        ("74,85", 90.0, {1, 3}),
        ("242,85", 90.0, {1, 5}),
        ("157,171", 0.0, {3, 5}),
        ("498,330", 180.0, {4, 14}),
    ],
)
@pytest.mark.parametrize("name", ["Wall", "Stream"])
def test_a_border_piece_lies_on_the_nearest_border(name: str, at: str, angle: float, pair: set[int]) -> None:
    with playing(yard(terrain(name, at=at, angle=angle))) as play:
        (strip,) = play.game.state.tokens
        assert (strip.kind, play.game.has_ordinary_rules(strip)) == (name.lower(), True)
        assert {strip.space, strip.across} == pair
        assert play.game.borders(name.lower()) == [(strip.space, strip.across)]
        assert (strip.across in play.game.board.neighbours(strip.space)) == (name == "Stream")


def test_how_a_strip_is_turned_says_which_border_it_lies_on() -> None:
    """Its middle is in the corner where the spaces 1, 2 and 5 meet."""
    for angle, pair in ((0.0, {2, 5}), (90.0, {1, 5})):
        with playing(yard(terrain("Wall", at="310,105", angle=angle))) as play:
            (wall,) = play.game.state.tokens
            assert {wall.space, wall.across} == pair


@pytest.mark.parametrize(("key", "turns"), [("998A", 4), ("999A", 4), ("200A", 6)])
@pytest.mark.parametrize(("at", "angle"), [((310.0, 105.0), 0.0), ((157.0, 171.0), 0.0), ((242.0, 85.0), 90.0)])
def test_a_strip_lies_between_the_same_spaces_however_its_tile_is_turned(
    key: str, turns: int, at: tuple[float, float], angle: float
) -> None:
    pairs = {frozenset(border_at((Placed(key, 0, 0, turn),), 0, at, angle)) for turn in range(turns)}
    assert len(pairs) == 1


def test_a_wall_lies_between_the_spaces_of_a_journey_tile() -> None:
    data = scenario(events=[terrain_event("Wall")], start=[tile(200, terrain("Wall", at="242,171"))])
    assert notes(data) == []
    with playing(data) as play:
        (wall,) = play.game.state.tokens
        assert {wall.space, wall.across} == {1, 2}
        assert play.game.board.neighbours(1) == ()


@pytest.mark.rule("jme:92.2")
def test_crossing_a_stream_on_a_journey_tile_ends_the_turn() -> None:
    for name, turns in (("Boulder", True), ("Stream", False)):
        data = scenario(events=[terrain_event(name)], start=[tile(200, terrain(name, at="242,171"))])
        with playing(data) as play:
            assert play.move().game.state.position == [2]
            assert (play.kind == "turn" and play.game.state.round == 1) == turns


@pytest.mark.rule("jme:67.1")
def test_a_hero_who_moves_into_a_pit_tests_agility() -> None:
    pit = terrain("Pit", at="340,340")
    with playing(scenario(events=[terrain_event("Pit")], start=[tile(200, begin("10,10"), pit)])) as play:
        (found,) = play.game.state.tokens
        play.move().until("turn", "turn order")
        (test,) = [facts for kind, facts in play.told if kind == "tested"]
        assert (found.space, test["stat"], test["need"], test["purpose"]) == (2, Stat.AGILITY, 2, "terrain")


def test_a_stream_lies_between_a_journey_tile_and_the_one_beside() -> None:
    """The upper left part of tile 202 touches the tile before it."""
    banks = [tile(201, at="384,332.5537536"), tile(202, terrain("Stream", at="-10,60"), at="528,332.5537536")]
    with playing(scenario(events=[terrain_event("Stream")], start=banks)) as play:
        (stream,) = play.game.state.tokens
        assert (stream.space // 10, stream.across // 10) == (1, 0)


def test_terrain_appears_when_the_trigger_that_it_waits_for_is_fired() -> None:
    waiting = terrain("Bush", on="Night")
    fires = event(TEXT, "Dusk", token=SEARCH, after="Night")
    data = yard(begin("219,219"), waiting, token("Dusk", at="219,219"), events=(fires,), triggers=["Night"])
    with playing(data) as play:
        assert [each.kind for each in play.game.state.tokens] == ["search"]
        (bush,) = play.use("dusk").game.state.tokens
        assert (bush.kind, play.game.has_ordinary_rules(bush)) == ("bush", True)


def test_terrain_of_another_box_is_replaced_or_left_out_with_a_note() -> None:
    kinds = ("Log", "Rubble", "Web", "Fence", "Trench", "Elevation", "Barricade", "Fountain", "Pond")
    data = yard(*(terrain(each) for each in kinds))
    with playing(data) as play:
        laid = [each.kind for each in play.game.state.tokens]
        assert laid == ["table", "boulder", "bush", "stream", "stream"]
    said = [each.partition("'Start': ")[2] for each in notes(data)]
    assert said == [
        "log is of another box; table stands in for it.",
        "rubble is of another box; boulder stands in for it.",
        "web is of another box; bush stands in for it.",
        "fence is of another box; stream stands in for it.",
        "trench is of another box; stream stands in for it.",
        *(f"{each.lower()} cannot be laid there." for each in kinds[5:]),
    ]


@pytest.mark.parametrize("paid", [{}, {"rewardLore": 4}, {"loreReward": 1}])
def test_a_chest_is_a_search_token_with_the_rule_of_a_chest(paid: Data) -> None:
    """Wisdom 2: with a pass there are 4 lore in it, and it goes; otherwise it stays.

    It makes no difference what its event pays.
    """
    data = yard(begin("230,230"), terrain("Chest"))
    next(each for each in data["interactions"] if each["dataName"] == "Terrain: Chest").update(paid)
    came = set()
    for seed in range(1, 9):
        with playing(data, seed=seed) as play:
            play.use("terrain-chest").until("turn", "turn order")
            (test,) = [facts for kind, facts in play.told if kind == "tested"]
            assert (test["stat"], test["need"]) == (Stat.WISDOM, 2)
            came.add((len(play.tokens), play.game.state.app.lore))
    assert came == {(1, 0), (0, 4)}


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("Barrels", {"successTrigger": "Found"}),
        ("Barrels", {"failTrigger": "Found"}),
        ("Statue", {"rewardLore": 2}),
        ("Statue", {"failThreat": 1}),
        ("Boulder", {"hasActivated": False, "after": "Found"}),
    ],
)
def test_a_terrain_event_that_fires_or_pays_something_is_the_authors_own(name: str, own: Data) -> None:
    data = scenario(events=[terrain_event(name, **own)], triggers=["Found"], start=[tile(200, terrain(name))])
    with playing(data) as play:
        assert [play.game.has_ordinary_rules(each) for each in play.game.state.tokens] == [False]


def test_in_table_mode_terrain_has_the_button_of_its_rule_and_no_other() -> None:
    data = yard(terrain("Table", at="10,10"), terrain("Bush", at="400,10"))
    with known(imported(data)) as found:
        game = CompanionGame.new(setup(found.adventure.key, 1, seats=1), seed=1)
        table, bush = game.state.tokens
        assert (choices(game, table), choices(game, bush)) == ((0,), ())


# Tokens that count as used --------------------------------------------------------------------


@pytest.mark.parametrize(("persistent", "shown"), [("Nothing is left.", "Nothing is left."), ("", "A cold hearth.")])
def test_a_text_token_that_has_been_activated_only_shows_its_last_words(persistent: str, shown: str) -> None:
    hearth = event(
        TEXT, "Hearth", token=SEARCH, after="Lit", text="It burns again.", loreReward=3, hasActivated=True,
        isPersistent=True, persistentText=persistent, textBookData=book("A cold hearth."),
    )  # fmt: skip
    with playing(scenario(events=[hearth], triggers=["Lit"], start=[tile(100, token("Hearth"))])) as play:
        (seen,) = play.game.view(0)["tokens"]
        assert (seen["words"], seen["buttons"]) == (shown, [])


def test_forwarding_to_a_token_that_counts_as_used_pays_and_fires_nothing() -> None:
    hearth = event(TEXT, "Hearth", token=SEARCH, after="Lit", text="It burns.", loreReward=3, hasActivated=True,
                   persistentText="Ash.")  # fmt: skip
    maid = event(PERSISTENT, "Maid", token=PERSON, eventToActivate="Hearth")
    data = scenario(events=[hearth, maid], triggers=["Lit"], start=[tile(100, token("Maid", PERSON))])
    with playing(data) as play:
        play.use("maid")
        assert play.shown[1:] == ["Ash."]
        assert (play.game.state.app.lore, play.fired) == (0, ["go"])


def test_an_event_without_a_token_runs_although_it_says_it_has_been_activated() -> None:
    with playing(scenario(events=[event(TEXT, "Bell", on=GO, text="It tolls.", hasActivated=True)])) as play:
        assert play.shown[1:] == ["It tolls."]


# Random groups --------------------------------------------------------------------------------


def test_members_of_a_random_group_are_used_again_only_when_none_is_left() -> None:
    names = ["One GRP1", "Two GRP1", "Three GRP1", "Four GRP1"]
    data = scenario(
        events=[event(TEXT, each, token=SEARCH, isReusable=each != "Four GRP1") for each in names],
        start=[tile(400)],
        opening={"randomInteractionGroup": "GRP1", "randomInteractionGroupCount": 4},
        chapters=[
            chapter("Hill", tile(401), on=GO, isPreExplored=True, randomInteractionGroup="GRP1",
                    randomInteractionGroupCount=2)
        ],
    )  # fmt: skip
    again = set()
    for seed in range(1, 12):
        with playing(data, seed=seed) as play:
            assert sorted(play.tokens[:4]) == ["four-grp1", "one-grp1", "three-grp1", "two-grp1"]
            assert len(play.tokens) == 6
            again |= set(play.tokens[4:])
    assert again == {"one-grp1", "two-grp1", "three-grp1"}  # the fourth may not be used again


# Replacing ------------------------------------------------------------------------------------


def replacing(old: Data, new: Data, *tokens: Data, **more: Any) -> Data:
    swap = event(REPLACE, "Swap", on="Now", eventToReplace=old["dataName"], replaceWithEvent=new["dataName"])
    lever = event(TEXT, "Lever", token=SEARCH, after="Now")
    return scenario(
        events=[old, new, swap, lever], triggers=["Now"], start=[tile(100, *tokens, token("Lever"))], **more
    )


def test_a_persistent_token_that_stayed_is_replaced() -> None:
    door = event(TEXT, "Door", token=SEARCH, text="Shut.", isPersistent=True, persistentText="Still shut.")
    opened = event(TEXT, "Open door", token=SEARCH, text="Open.")
    with playing(replacing(door, opened, token("Door"))) as play:
        assert play.use("door").tokens == ["door~", "lever"]
        assert play.use("lever").tokens == ["open-door"]


def test_a_persistent_dialog_whose_questions_are_all_asked_is_replaced() -> None:
    porter = event(DIALOG, "Porter", token=PERSON, choice1="Who goes?", c1Text="A friend.", isPersistent=True,
                   persistentText="He dozes.")  # fmt: skip
    gone = event(TEXT, "Empty stool", token=SEARCH)
    with playing(replacing(porter, gone, token("Porter", PERSON))) as play:
        play.use("porter").until("turn", "turn order")
        assert play.tokens == ["porter~", "lever"]
        assert play.use("lever").tokens == ["empty-stool"]


def test_a_forwarding_token_that_shows_its_other_words_is_replaced_also_where_it_does_not_lie_yet() -> None:
    well = event(PERSISTENT, "Well", token=SEARCH, eventToActivate="Drink", alternativeTextTrigger=GO,
                 alternativeBookData=book("Dry."))  # fmt: skip
    data = replacing(well, event(TEXT, "Spring", token=SEARCH), token("Well"))
    data["interactions"].append(event(TEXT, "Drink", token=SEARCH, text="Cool."))
    data["interactions"][3]["triggerAfterName"] = "Then"
    data["chapters"].append(chapter("Hill", tile(101, token("Well")), on="Then", isPreExplored=True))
    with playing(data) as play:
        assert play.tokens == ["well~", "lever"]
        assert play.use("lever").tokens == ["spring", "spring"]


def test_terrain_is_replaced_by_a_token_and_a_token_by_terrain() -> None:
    wall, gap = terrain_event("Wall"), event(TEXT, "Gap", token=SEARCH, text="You squeeze through.")
    data = replacing(wall, gap)
    wood = tile(200, begin("230,230"), terrain("Wall", at="242,171"), token("Lever"))
    data["chapters"][0]["tileObserver"] = [wood]
    with playing(data) as play:
        assert play.game.board.neighbours(1) == ()
        play.use("lever")
        (found,) = play.game.state.tokens
        assert (found.kind, found.name, found.across) == ("search", "gap", -1)
        assert play.game.board.neighbours(1) == (2,)
    heap = event(TEXT, "Heap", token=SEARCH, text="It stirs.")
    with playing(replacing(heap, terrain_event("Boulder"), token("Heap"))) as play:
        (found,) = (play.use("lever"), play.game.state.tokens)[1]
        assert (found.kind, play.game.has_ordinary_rules(found)) == ("boulder", True)


def test_who_stood_before_a_wall_can_pass_as_soon_as_it_is_replaced() -> None:
    data = replacing(terrain_event("Wall"), terrain_event("Stream"))
    data["chapters"][0]["tileObserver"] = [tile(200, terrain("Wall", at="242,171"))]
    with playing(data) as play:
        assert play.game.board.neighbours(1) == ()
        swap = {"name": "ground terrain-wall", "with": "ground terrain-stream", "terrain": "stream"}
        with pytest.raises(StopIteration):
            play.game.verbs["jime swap"](play.game, Scene(-1), swap).send(None)
        assert play.game.board.neighbours(1) == (2,)


def test_terrain_that_was_replaced_before_its_tile_was_explored_is_not_laid() -> None:
    data = replacing(terrain_event("Pit"), event(TEXT, "Planks", token=SEARCH))
    data["chapters"].append(chapter("Hill", tile(101, terrain("Pit"), at="96,0"), on=GO))
    with playing(data) as play:
        assert play.use("lever").move().tokens == ["planks"]


def test_a_wall_cannot_take_the_place_of_a_token_in_a_space() -> None:
    data = replacing(event(TEXT, "Heap", token=SEARCH), terrain_event("Wall"), token("Heap"))
    assert notes(data) == ["Event 'Swap': wall cannot take the place of what event 'Heap' has there."]


# Languages ------------------------------------------------------------------------------------


def test_a_file_in_german_is_read_as_it_is() -> None:
    """Terrain is known by its numbers, and damage by its picture, not by English words."""
    mauer = terrain_event("Boulder", dataName="Gelände: Fels", persistentText="Siehe Karte.")
    data = scenario(
        "Die Mühle im Süden",
        events=[
            mauer,
            event(TEXT, "Tür öffnen", on=GO, text='Jeder Held erleidet 1 <font="Icon">F</font>.', after="Größe"),
            event(TEXT, "Tur offnen", on="Größe", text="Draußen heult der Wind."),
        ],
        triggers=["Größe"],
        start=[tile(200, token("Gelände: Fels", TERRAIN, terrainType=2))],
    )
    assert notes(data) == [
        "Event 'Tür öffnen': its words tell players to do something, which only they can do, at a table."
    ]
    with playing(data) as play:
        assert play.shown[1:] == ["Jeder Held erleidet 1 fear.", "Draußen heult der Wind."]
        assert play.game.has_ordinary_rules(play.game.state.tokens[0])
    assert imported(data).title == "Die Mühle im Süden"


# What is null or missing ----------------------------------------------------------------------


def test_null_and_missing_fields_have_their_defaults() -> None:
    bare = {"dataName": "Bare", "interactionType": TEST, "testAttribute": WIT}
    row = {"id": 1, "dataName": None, "triggerName": None, "valid": [True] * 3, "damage": [1, 2, 3], "fear": [0] * 3}
    ending = {**resolution("Won", "Done"), "finalTriggerName": None}
    data = scenario(
        events=[bare, event(TEXT, "A", on=GO, text="It begins again.", isPersistent=None, hasActivated=None)],
        triggers=["Done"],
        resolutions=[ending],
        activations=[{**NO_TABLE, "triggerName": None}, {"id": 1000, "triggerName": None, "activations": [row]}],
        introBookData={"pages": ["It begins."], "triggerName": None, "finalTriggerName": None, "dataName": None},
    )
    with playing(data) as play:
        assert play.shown == ["It begins.", "It begins again."]
    assert notes(data) == []


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            scenario(events=[event(TEXT, "Bell", on=GO, hasActivated="yes")]),
            "'test.jime': Event 2 'Bell', field hasActivated: true or false belongs here, not 'yes'.",
        ),
        (
            yard(terrain("Wall") | {"angle": "steep"}),
            "'test.jime': Chapter 1 'Start', tile 1, token 1, field angle: a number from -100000 to 100000 belongs "
            "here, not 'steep'.",
        ),
        (
            yard(terrain("Wall", at="left")),
            "'test.jime': Chapter 1 'Start', tile 1, token 1, field position: two numbers with a comma between them, "
            "as \"384,332.5\", belongs here, not 'left'.",
        ),
    ],
)
def test_a_wrong_value_in_these_fields_is_refused_in_one_sentence(data: Data, sentence: str) -> None:
    with pytest.raises(JimeError) as caught:
        imported(data)
    assert str(caught.value) == sentence
