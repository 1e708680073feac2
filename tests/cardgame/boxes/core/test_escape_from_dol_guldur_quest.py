"""The scenario Escape from Dol Guldur: its setup, its prisoner and its three stages."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from tests.cardgame.boxes.core.scenes import QUIET
from waybread.cardgame import SCENARIOS, CardGame
from waybread.cardgame.boxes.core.escape_from_dol_guldur import prisoner
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import replaced
from waybread.kernel import Events, Json

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
GUIDE = Seat(heroes=["Aragorn", "Beravor"])
NAZGUL = "Nazgûl of Dol Guldur"
MAP, TORCH, KEY = "Gandalf's Map", "Dungeon Torch", "Shadow Key"
ALL = (MAP, TORCH, KEY)
TOWER, CAVERNS, DUNGEONS = "The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"


def new_game(seed: int = 1, *, easy: bool = False) -> Table:
    """A game as it begins, with the starting hand kept."""
    cards: Json = {"Guard of the Citadel": 3, "Snowbourn Scout": 3, "Faramir": 2}
    decks: Json = [{"heroes": ["Aragorn", "Théodred", "Glóin"], "cards": cards}]
    setup: dict[str, Json] = {"scenario": "escape-from-dol-guldur", "easy": easy, "decks": decks}
    return Table(CardGame.new(setup, seed=seed)).choose(0)


def begun(*seats: Seat, deck: tuple[str, ...] = QUIET, seed: int = 1) -> Table:
    """The first stage is set up with a deck: side A, then side B."""
    return lay(*seats, quest="", quest_deck=[TOWER, CAVERNS], encounter_deck=deck, seed=seed, at="setup.7")


def captured(hero: str, *seats: Seat) -> Table:
    """The first stage has begun, and a certain hero is the prisoner."""
    for seed in range(40):
        table = begun(*seats, seed=seed)
        if table.names(table.state.facedown) == [hero]:
            return table
    raise AssertionError(f"{hero} was never taken")


def in_the_caverns(
    *seats: Seat,
    progress: int = 0,
    claimed: int = 0,
    at: str = "3.1",
    location: str = "",
    staging: tuple[str, ...] = (),
) -> Table:
    """At the second stage Théodred is the prisoner, and Aragorn and others bear some objectives."""
    bearers = {"Aragorn": ALL[: min(claimed, 2)], "Glóin": ALL[2:claimed]}
    table = lay(
        *(seats or (PAIR, LONE)), quest=CAVERNS, quest_deck=[DUNGEONS],
        progress={CAVERNS: progress} if progress else {},
        attached={hero: held for hero, held in bearers.items() if held}, aside=[NAZGUL], encounter_deck=(),
        active_location=location, staging=staging, at=at,
    )  # fmt: skip
    state = table.state
    for objective in ALL[:claimed]:
        state.controller = replaced(state.controller, table.id(objective), 1 if objective == KEY else 0)
    state.facedown[table.id("Théodred")] = True
    state.notes["prisoner"] = table.id("Théodred")
    state.index = None
    return table


def quested(table: Table, *characters: str) -> Table:
    """Some characters are committed and the quest is resolved, up to the offer to rescue the prisoner."""
    table.pass_until("commit", rounds=1)
    while table.window != "3.4" and not (table.asked == "response" and CAVERNS in table.options):
        going = [each for each in table.options if table.asked == "commit" and each in characters]
        table.choose(going[0]) if going else table.done()
    return table


# The scenario


@pytest.mark.parametrize(("easy", "cards"), [(False, 41), (True, 30)])
def test_escape_from_dol_guldur_has_41_encounter_cards_and_30_in_easy_mode(easy: bool, cards: int) -> None:
    assert len(SCENARIOS["escape-from-dol-guldur"].encounter_deck(easy=easy)) == cards
    state = new_game(easy=easy).state
    assert sum(state.owner[each] == -1 and state.zone[each] not in (Zone.QUEST, Zone.QUEST_DECK)
               for each in range(len(state.identity))) == cards  # fmt: skip


@pytest.mark.parametrize(
    ("name", "standard", "easy"),
    [("Escape from Dol Guldur", 15, 13), ("Spiders of Mirkwood", 12, 8), ("Dol Guldur Orcs", 14, 9)],
)
def test_escape_from_dol_guldur_is_made_of_three_encounter_sets(name: str, standard: int, easy: int) -> None:
    scenario = SCENARIOS["escape-from-dol-guldur"]
    for keys, count in ((scenario.encounter_deck(), standard), (scenario.encounter_deck(easy=True), easy)):
        assert Counter(CARDS[key].encounter_set for key in keys)[name] == count


def test_escape_from_dol_guldur_has_three_stages() -> None:
    table = new_game()
    assert table.quest == TOWER
    assert table.names(reversed(table.state.quest_deck)) == [CAVERNS, DUNGEONS]
    assert [CARDS[each].quest_points for each in SCENARIOS["escape-from-dol-guldur"].quest_cards()] == [9, 15, 7]


# The Necromancer's Tower: setup


@pytest.mark.ruling("core:123.1")
def test_the_necromancers_tower_gives_each_objective_a_guard_and_sets_the_nazgul_aside() -> None:
    table = begun(PAIR, deck=(MAP, NAZGUL, TORCH, *("Forest Spider",) * 6, KEY))
    state = table.state
    assert sorted(table.names(state.guards)) == [TORCH, MAP, KEY]
    assert len(set(state.guards.values())) == 3
    assert sorted(state.staging) == sorted(state.guards.values())
    assert table.names(state.aside) == [NAZGUL]
    assert len(state.encounter_deck) == 3
    assert NAZGUL in json.dumps(table.game.view(None)["aside"], ensure_ascii=False)


@pytest.mark.ruling("core:123.2")
def test_the_necromancers_tower_reveals_guards_and_their_surge_is_staged_beside_them() -> None:
    for seed in range(6):
        deck = (MAP, TORCH, KEY, *("Endless Caverns",) * 3, *("Forest Gate",) * 6)
        table = begun(PAIR, deck=deck, seed=seed)
        surged = table.threat() - 20  # each of them is Doomed 1 as well
        assert len(table.state.guards) == 3
        assert len(table.staging) == 3 + surged


def test_the_necromancers_tower_frees_an_objective_whose_guard_is_a_treachery() -> None:
    table = begun(PAIR, deck=(*ALL, *("The Necromancer's Reach",) * 3))
    assert sorted(table.staging) == [TORCH, MAP, KEY]
    assert table.state.guards == {}


def test_the_necromancers_tower_shuffles_the_encounter_deck() -> None:
    deck = (*ALL, "Forest Gate", "Forest Spider", "Enchanted Stream", "Old Forest Road", "Great Forest Web")
    guards = {tuple(begun(PAIR, deck=deck, seed=seed).staging) for seed in range(8)}
    assert len(guards) > 3


def test_the_necromancers_tower_sets_up_a_whole_game() -> None:
    for seed in range(5):
        table = new_game(seed)
        left = table.names(table.state.encounter_deck)
        assert not {NAZGUL, *ALL} & set(left)
        assert table.zone(NAZGUL) == Zone.ASIDE
        for each in ALL:
            assert table.zone(each) == (Zone.ATTACHED if table.id(each) in table.state.guards else Zone.STAGING)


# The prisoner


def test_the_necromancers_tower_takes_a_prisoner_at_random_among_all_heroes() -> None:
    taken = set()
    for seed in range(30):
        table = begun(PAIR, LONE, seed=seed)
        [prisoner] = table.names(table.state.facedown)
        taken.add(prisoner)
    assert taken == {"Aragorn", "Théodred", "Glóin"}


def test_the_prisoner_collects_no_resources() -> None:
    table = captured("Aragorn", PAIR).pass_to("1.3")
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (0, 1)


@pytest.mark.ruling("core:123.3")
def test_the_prisoner_cannot_be_used() -> None:
    table = captured("Beravor", GUIDE).pass_to("1.3")
    assert table.options == []
    assert table.pass_until("commit").options == ["Aragorn"]


def test_the_prisoner_pays_for_nothing() -> None:
    table = captured("Théodred", replace(PAIR, hand=["Guard of the Citadel"], resources={"Théodred": 5}))
    table.pass_to("2.2")
    assert table.resources("Théodred") == 5
    assert table.why_not_play("Guard of the Citadel") == "it costs 2 and you have 1 that match"


@pytest.mark.ruling("core:123.3")
def test_the_prisoner_takes_no_attachments() -> None:
    table = captured("Théodred", replace(PAIR, hand=["Steward of Gondor"], resources={"Aragorn": 2}))
    table.pass_to("2.2").choose("Steward of Gondor")
    assert table.attachments("Aragorn") == ["Steward of Gondor"]


def test_the_prisoner_is_not_caught_in_a_web() -> None:
    table = lay(PAIR, quest="", quest_deck=[TOWER], encounter_deck=["Caught in a Web"] * 4, at="setup.7")
    [prisoner] = table.names(table.state.facedown)
    [other] = {"Aragorn", "Théodred"} - {prisoner}
    table.pass_to("3.3")
    assert (len(table.attachments(prisoner)), len(table.attachments(other))) == (0, 1)


@pytest.mark.ruling("core:19.1", "core:123.3")
def test_the_prisoner_has_not_left_play() -> None:
    table = captured("Glóin", replace(LONE, heroes=["Glóin", "Aragorn"], hand=["Brok Ironfist"], deck=[]))
    assert (table.asked, table.hand()) == ("action", ["Brok Ironfist"])
    assert table.zone("Glóin") == Zone.AREA


def test_the_prisoner_cannot_be_damaged() -> None:
    table = captured("Théodred", replace(PAIR, engaged=["King Spider"], exhausted=["Théodred"]))
    table.pass_until("defend").done().pass_to("6.4.3")
    assert (table.damage("Aragorn"), table.damage("Théodred")) == (3, 0)


@pytest.mark.ruling("core:123.3")
def test_the_prisoner_is_still_unique() -> None:
    table = captured("Aragorn", PAIR, replace(LONE, hand=["Aragorn"]))
    assert not table.game.may_enter(table.id("Aragorn#2"))


@pytest.mark.ruling("core:123.4")
def test_the_prisoner_readies_in_the_refresh_phase() -> None:
    table = captured("Aragorn", replace(PAIR, exhausted=["Aragorn"]))
    assert not table.pass_to("5.2").ready("Aragorn")
    assert table.pass_to("7.4").ready("Aragorn")


def test_the_prisoner_is_seen_by_everybody_to_lie_face_down() -> None:
    table = captured("Aragorn", PAIR, LONE)
    for viewer in (None, 0, 1):
        shown = json.loads(json.dumps(table.game.view(viewer)))
        [prisoner] = [each for each in shown["players"][0]["area"] if each.get("facedown")]
        assert prisoner == {
            "id": table.id("Aragorn"),
            "title": "Aragorn",
            "key": "core:1",
            "facedown": True,
            "exhausted": False,
        }


@pytest.mark.ruling("core:123.5")
def test_the_necromancers_tower_is_lost_when_the_other_heroes_of_the_prisoners_player_are_dead() -> None:
    table = captured("Théodred", replace(PAIR, engaged=["King Spider"]), replace(LONE, heroes=["Gimli"]))
    table.state.damage[table.id("Aragorn")] = 4
    table.pass_until("defend").done().pass_until("nothing")
    assert table.state.eliminated == [True, False]
    assert table.won is False


def test_the_prisoners_player_stays_in_the_game_with_no_other_hero_to_lose() -> None:
    table = captured("Glóin", PAIR, LONE).pass_to("7.4")
    assert table.state.eliminated == [False, False]


def test_the_game_goes_on_when_a_player_without_the_prisoner_is_eliminated() -> None:
    table = captured("Théodred", PAIR, replace(LONE, threat=49)).pass_to("7.4")
    assert (table.state.eliminated, table.won) == ([False, True], None)


# The Necromancer's Tower: leaving it


def test_the_necromancers_tower_cannot_be_left_without_an_objective() -> None:
    table = lay(PAIR, quest=TOWER, quest_deck=[CAVERNS], progress={TOWER: 8}, committed=["Aragorn"], at="3.4")
    assert (table.quest, table.progress(TOWER)) == (TOWER, 10)


def test_the_necromancers_tower_is_left_at_once_when_the_first_objective_is_claimed() -> None:
    table = lay(PAIR, quest=TOWER, quest_deck=[CAVERNS], progress={TOWER: 9}, staging=[MAP], at="4.2")
    assert table.quest == TOWER
    table.choose(MAP, "Aragorn")
    assert (table.quest, table.progress(CAVERNS)) == (CAVERNS, 0)


def test_the_necromancers_tower_takes_9_progress_with_an_objective() -> None:
    table = lay(PAIR, quest=TOWER, quest_deck=[CAVERNS], progress={TOWER: 8}, staging=[MAP], at="4.2")
    assert table.choose(MAP, "Aragorn").quest == TOWER


def test_the_necromancers_tower_does_not_count_an_objective_that_is_guarded() -> None:
    table = lay(replace(PAIR, engaged=["Forest Spider"]), quest=TOWER, quest_deck=[CAVERNS], progress={TOWER: 8},
                attached={"Forest Spider": [MAP]}, committed=["Aragorn"], at="3.4")  # fmt: skip
    assert (table.quest, table.progress(TOWER)) == (TOWER, 10)


# Through the Caverns


def test_through_the_caverns_offers_to_rescue_the_prisoner_after_progress_is_placed_there() -> None:
    table = quested(in_the_caverns(), "Aragorn")
    assert (table.asked, table.player, table.options) == ("response", 0, [CAVERNS])
    assert table.may_pass
    assert table.progress(CAVERNS) == 2
    table.choose(CAVERNS)
    assert table.state.facedown == {}
    assert table.damage("Théodred") == 1
    assert table.game.heroes(0) == [table.id("Aragorn"), table.id("Théodred")]


def test_nazgul_of_dol_guldur_is_staged_as_the_prisoner_is_rescued() -> None:
    table = quested(in_the_caverns(), "Aragorn")
    assert (table.staging, table.zone(NAZGUL)) == ([], Zone.ASIDE)
    table.choose(CAVERNS)
    assert (table.staging, table.zone(NAZGUL)) == ([NAZGUL], Zone.STAGING)


def test_nazgul_of_dol_guldur_is_staged_before_the_prisoner_is_turned_face_up() -> None:
    table = quested(in_the_caverns(), "Aragorn")
    events = Events()
    table.game.listen(events.append)
    table.choose(CAVERNS)
    titles = [facts.get("title") for _, facts in events.seen_by(0)]
    assert titles.index(NAZGUL) < titles.index("Théodred")


def test_through_the_caverns_offers_no_rescue_without_a_prisoner() -> None:
    table = in_the_caverns()
    del table.state.facedown[table.id("Théodred")]
    table.state.notes["prisoner rescued"] = 1
    table.state.index = None
    quested(table, "Aragorn")
    assert (table.window, table.asked, table.progress(CAVERNS)) == ("3.4", "action", 2)


def test_through_the_caverns_need_not_rescue_the_prisoner() -> None:
    table = quested(in_the_caverns(), "Aragorn").done()
    assert (table.window, table.zone(NAZGUL)) == ("3.4", Zone.ASIDE)
    assert table.names(table.state.facedown) == ["Théodred"]


def test_through_the_caverns_rescues_nobody_while_all_progress_goes_to_the_active_location() -> None:
    table = quested(in_the_caverns(location="Mountains of Mirkwood"), "Aragorn")
    assert (table.window, table.progress("Mountains of Mirkwood")) == ("3.4", 2)


def test_through_the_caverns_rescues_the_prisoner_only_once() -> None:
    many = ("Aragorn", "Glóin", "Éowyn")
    table = quested(in_the_caverns(PAIR, Seat(heroes=["Glóin", "Éowyn"])), *many).choose(CAVERNS)
    assert table.progress(CAVERNS) == 8
    quested(table.pass_to("7.4"), *many)
    assert (table.window, table.progress(CAVERNS)) == ("3.4", 8 + 8 - 5)


def test_the_rescued_hero_is_used_again_like_any_other() -> None:
    table = quested(in_the_caverns(), "Aragorn").choose(CAVERNS).pass_to("1.3")
    assert table.resources("Théodred") == 1
    assert "Théodred" in table.pass_until("commit", 0).options


def test_through_the_caverns_cannot_be_left_without_all_3_objectives() -> None:
    table = quested(in_the_caverns(progress=14, claimed=2), "Aragorn").choose(CAVERNS)
    assert (table.quest, table.progress(CAVERNS)) == (CAVERNS, 16)


def test_through_the_caverns_cannot_be_left_before_the_prisoner_is_rescued() -> None:
    table = quested(in_the_caverns(progress=14, claimed=3), "Aragorn")
    assert table.asked == "response"
    table.done()
    assert (table.quest, table.progress(CAVERNS)) == (CAVERNS, 16)


def test_through_the_caverns_leads_out_with_15_progress_the_prisoner_and_all_3_objectives() -> None:
    table = quested(in_the_caverns(progress=13, claimed=3), "Aragorn").choose(CAVERNS)
    assert (table.quest, table.staging) == (DUNGEONS, [NAZGUL])
    table = quested(in_the_caverns(progress=12, claimed=3), "Aragorn").choose(CAVERNS)
    assert table.quest == CAVERNS


def test_through_the_caverns_is_left_at_once_when_the_last_objective_is_claimed() -> None:
    table = quested(in_the_caverns(progress=14, claimed=2, staging=(KEY,)), "Aragorn").choose(CAVERNS)
    assert table.quest == CAVERNS
    table.choose(KEY, "Théodred")
    assert table.quest == DUNGEONS


def test_through_the_caverns_is_lost_with_the_prisoner() -> None:
    seats = (replace(PAIR, threat=49), LONE)
    table = in_the_caverns(*seats, at="6.2").pass_until("nothing")
    assert table.state.eliminated == [True, False]
    assert table.won is False


# Out of the Dungeons


def test_out_of_the_dungeons_calls_an_orc_guard_on_each_player_as_each_quest_phase_begins() -> None:
    table = lay(replace(PAIR, deck=["Faramir", "Gandalf"]), LONE, quest=DUNGEONS, at="3.1")
    assert (table.engaged(0), len(table.engaged(1))) == (["Faramir"], 1)
    assert table.game.title(table.id("Faramir")) == "Orc Guard"
    table.pass_to("6.2")
    assert len(table.engaged(0)) == 1


def test_out_of_the_dungeons_calls_no_guards_in_other_phases() -> None:
    for step in ("1.1", "4.1", "5.1", "6.1", "7.1"):
        assert lay(PAIR, quest=DUNGEONS, at=step).engaged() == []


def escaping(progress: int, *, engaged: bool = False, staged: bool = False) -> Table:
    """Quest resolution at the last stage, with 2 progress to come unless the Nazgûl is staged."""
    return lay(replace(PAIR, engaged=[NAZGUL] if engaged else []), quest=DUNGEONS, progress={DUNGEONS: progress},
               staging=[NAZGUL] if staged else [], committed=["Aragorn"], at="3.4")  # fmt: skip


def test_out_of_the_dungeons_is_won_with_7_progress() -> None:
    assert escaping(5).won is True
    assert escaping(4).won is None


def test_out_of_the_dungeons_cannot_be_won_while_the_nazgul_is_in_play() -> None:
    assert escaping(9, engaged=True).won is None
    assert escaping(9, staged=True).won is None


def test_out_of_the_dungeons_is_won_once_the_nazgul_is_gone_and_the_progress_is_there() -> None:
    for progress, won in ((7, True), (6, None)):
        table = lay(replace(PAIR, engaged=[NAZGUL]), quest=DUNGEONS, progress={DUNGEONS: progress},
                    damage={NAZGUL: 8}, at="6.7").pass_until("attack")  # fmt: skip
        table.choose(NAZGUL, "Aragorn", "Théodred")
        while table.asked == "action" and table.window != "6.8.3":
            table.done()
        assert table.won is won


# What does not count


def test_the_necromancers_tower_is_not_left_for_an_objective_of_another_scenario() -> None:
    seat = replace(PAIR, attachments={"Aragorn": ["Scarred"]})
    table = lay(seat, quest=TOWER, quest_deck=[CAVERNS], progress={TOWER: 8}, committed=["Aragorn"], at="3.4")
    assert table.quest == TOWER


def test_through_the_caverns_does_not_answer_progress_on_a_location_in_the_staging_area() -> None:
    table = in_the_caverns(staging=("Forest Gate",), at="4.2")
    resolve(place_progress(table.game, table.id("Forest Gate"), 1, table.id("Aragorn")))
    assert table.asked != "response"
    assert table.names(table.state.facedown) == ["Théodred"]


def test_a_rescued_hero_is_no_prisoner_any_more() -> None:
    table = quested(in_the_caverns(), "Aragorn")
    assert prisoner(table.game) == table.id("Théodred")
    assert prisoner(table.choose(CAVERNS).game) is None
