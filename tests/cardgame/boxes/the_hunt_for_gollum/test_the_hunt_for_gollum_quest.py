"""The Hunt for Gollum: its quest cards, its objective, and whole games."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import attack
from tests.cardgame.boxes.core.scenes import QUIET, attacked
from waybread.cardgame import SCENARIOS, CardGame
from waybread.cardgame.deckfiles import shipped
from waybread.cardgame.secrecy import hidden_cards

BEGINS, ABROAD, TRAIL = "The Hunt Begins", "A New Terror Abroad", "On the Trail"
SIGNS, FORD, EAVES = "Signs of Gollum", "The Old Ford", "The Eaves of Mirkwood"
HUNTERS, LEAD, FLOODING = "Hunters from Mordor", "False Lead", "Flooding"
TRACKER = Seat(heroes=["Aragorn"], claimed={"Aragorn": [SIGNS]})

# Set-up


@pytest.mark.parametrize(("mode", "cards"), [("standard", 48), ("easy", 34)])
@pytest.mark.rule("lcg:setup.0-2")
def test_the_hunt_begins_with_a_card_revealed_for_each_player(mode: str, cards: int) -> None:
    decks = [shipped()[name].deck().setup() for name in ("leadership", "spirit")]
    setup = {"scenario": "the-hunt-for-gollum", "decks": decks, "easy": mode == "easy"}
    table = Table(CardGame.new(setup, 2))
    state = table.state
    assert sum(owner < 0 for owner in state.owner) - 3 == cards  # the stages aside
    table.pass_until("commit")
    out = [n for n, zone in enumerate(state.zone) if state.owner[n] < 0 and zone != Zone.ENCOUNTER_DECK]
    assert len(out) - 3 >= 2  # surges and guards come on top of it
    assert table.quest == BEGINS
    assert table.names(reversed(state.quest_deck)) == [ABROAD, TRAIL]


def test_the_hunt_begins_with_three_encounter_sets() -> None:
    sets = SCENARIOS["the-hunt-for-gollum"].encounter_sets
    assert sets == ("The Hunt for Gollum", "Sauron's Reach", "Journey Along the Anduin")


# Stage 1


def succeed(*top: str, seats: tuple[Seat, ...] = (Seat(),), first_player: int = 0, progress: int = 0) -> Table:
    """The quest of stage 1 is about to succeed by 2."""
    return lay(
        *seats, quest=BEGINS, quest_deck=[ABROAD, TRAIL], committed=["Aragorn"], first_player=first_player,
        progress={BEGINS: progress}, encounter_deck=top, at="3.4",
    )  # fmt: skip


@pytest.mark.rule("lcg:forced.1", "lcg:reveal.1")
def test_the_hunt_begins_reveals_1_of_3_cards_after_each_success() -> None:
    table = succeed(EAVES, FORD, HUNTERS, "Gladden Fields")
    assert (table.asked, table.options) == ("search", [EAVES, FORD, HUNTERS])
    table.choose(FORD)
    assert (table.staging, sorted(table.encounter_discard)) == ([FORD], sorted([EAVES, HUNTERS]))
    assert table.encounter_deck == ["Gladden Fields"]
    assert table.progress(BEGINS) == 2


def test_the_hunt_begins_shows_the_cards_to_the_first_player_alone() -> None:
    table = succeed(EAVES, FORD, HUNTERS, seats=(Seat(), Seat(heroes=["Gimli"])), first_player=1)
    assert table.player == 1
    seen = [table.id(each) for each in (EAVES, FORD, HUNTERS)]
    assert not set(seen) & set(hidden_cards(table.game, 1))
    assert set(seen) <= set(hidden_cards(table.game, 0))


@pytest.mark.rule("lcg:faq.1.24")
@pytest.mark.ruling("hfg:11.2")
def test_the_hunt_begins_searches_before_the_progress_that_completes_the_stage() -> None:
    table = succeed(EAVES, FORD, HUNTERS, progress=6)
    assert (table.asked, table.quest, table.progress(BEGINS)) == ("search", BEGINS, 6)
    table.choose(EAVES)
    assert (table.quest, table.staging) == (ABROAD, [EAVES])


@pytest.mark.rule("lcg:keyword.surge.1")
@pytest.mark.ruling("hfg:11.1")
def test_the_hunt_begins_discards_the_others_before_a_surge() -> None:
    table = succeed(EAVES, FLOODING, HUNTERS, FORD, *QUIET).choose(FLOODING)
    assert table.staging == [FORD]
    assert sorted(table.encounter_discard) == sorted([EAVES, HUNTERS, FLOODING])


@pytest.mark.rule("lcg:keyword.guarded.1")
def test_the_hunt_begins_guards_a_clue_with_a_card_from_below() -> None:
    table = succeed(EAVES, SIGNS, HUNTERS, FORD).choose(SIGNS)
    assert (table.staging, table.attachments(FORD)) == ([FORD], [SIGNS])


@pytest.mark.rule("lcg:running-out-cards.1")
def test_the_hunt_begins_makes_do_with_fewer_cards() -> None:
    table = succeed(EAVES)
    assert table.staging == [EAVES]  # and nobody is asked
    two = succeed(EAVES, FORD).choose(FORD)
    assert two.staging == [FORD]
    assert two.encounter_deck == [EAVES]  # the deck ran out in the quest phase


def test_the_hunt_begins_does_nothing_if_the_quest_fails() -> None:
    table = lay(Seat(), quest=BEGINS, staging=[HUNTERS, EAVES], committed=["Aragorn"], at="3.4")
    assert (table.asked, table.encounter_discard) == ("action", [])


# Stage 2


@pytest.mark.rule("lcg:step.3.1", "lcg:reveal.1")
def test_a_new_terror_abroad_reveals_1_of_2_cards_as_the_quest_phase_begins() -> None:
    table = lay(Seat(), quest=ABROAD, quest_deck=[TRAIL], encounter_deck=[EAVES, FORD, *QUIET], at="3.1")
    assert (table.asked, table.options) == ("search", [EAVES, FORD])
    table.choose(FORD)
    assert (table.staging, table.encounter_discard) == ([FORD], [EAVES])
    table.pass_until("commit")
    assert table.staging == [FORD]  # the staging step comes later


def test_a_new_terror_abroad_waits_for_the_quest_phase() -> None:
    table = lay(Seat(), quest=ABROAD, quest_deck=[TRAIL], encounter_deck=[EAVES, FORD, *QUIET], at="4.1")
    assert table.pass_to("4.2").encounter_discard == []


# Stage 3


def on_the_trail(*seats: Seat, at: str = "3.1", deck: Sequence[str] = QUIET, **more: Any) -> Table:
    return lay(*seats, quest=TRAIL, removed=[BEGINS, ABROAD], encounter_deck=deck, at=at, **more)


@pytest.mark.rule("lcg:cannot.1", "lcg:step.3.2")
def test_on_the_trail_only_players_with_a_clue_commit_anybody() -> None:
    others = Seat(heroes=["Gimli", "Thalin"], allies=["Faramir"])
    table = on_the_trail(Seat(heroes=["Aragorn", "Glóin"], claimed=TRACKER.claimed), others).pass_until("commit")
    assert (table.player, table.options) == (0, ["Aragorn", "Glóin"])
    table.done()
    assert table.asked != "commit"


@pytest.mark.rule("lcg:quest-reset.1")
@pytest.mark.ruling("hfg:13.1")
def test_on_the_trail_the_quest_is_reset_when_the_last_clue_is_gone() -> None:
    table = on_the_trail(
        Seat(heroes=["Aragorn"], claimed=TRACKER.claimed, engaged=["Eastern Crows"]), at="6.3", active_location=EAVES,
        progress={TRAIL: 5, EAVES: 1}, staging=[FORD], shadows={"Eastern Crows": ["Gladden Fields"]},
    )  # fmt: skip
    table.pass_until("defend").done().pass_until("attack")
    assert (table.damage("Aragorn"), table.encounter_deck[0]) == (1, SIGNS)
    assert (table.quest, table.progress(ABROAD), table.progress(TRAIL)) == (ABROAD, 0, 0)
    assert table.names(table.state.quest_deck) == [TRAIL]
    assert (table.active_location, table.progress(EAVES), table.staging) == (EAVES, 1, [FORD])


@pytest.mark.rule("lcg:quest-reset.1")
def test_on_the_trail_the_quest_stays_while_another_hero_has_a_clue() -> None:
    first = Seat(heroes=["Aragorn"], claimed=TRACKER.claimed, engaged=["Eastern Crows"])
    second = Seat(heroes=["Gimli"], claimed={"Gimli": [SIGNS]})
    table = on_the_trail(first, second, at="6.3", shadows={"Eastern Crows": ["Gladden Fields"]})
    table.pass_until("defend").done().pass_until("attack")
    assert (table.attachments("Aragorn"), table.quest) == ([], TRAIL)


@pytest.mark.rule("lcg:quest-advancement.1", "lcg:faq.1.24")
@pytest.mark.parametrize(("claimed", "stage"), [(True, TRAIL), (False, ABROAD)])
@pytest.mark.ruling("hfg:13.2")  # L45
def test_on_the_trail_players_stay_who_claim_a_clue_on_the_way(*, claimed: bool, stage: str) -> None:
    table = lay(Seat(), quest=ABROAD, quest_deck=[TRAIL], removed=[BEGINS], staging=[SIGNS], committed=["Aragorn"],
                progress={ABROAD: 9}, encounter_deck=QUIET, at="3.4")  # fmt: skip
    assert (table.asked, table.quest, table.progress(ABROAD)) == ("response", ABROAD, 9)
    table.choose(SIGNS) if claimed else table.done()
    assert (table.quest, table.progress(ABROAD), table.progress(TRAIL)) == (stage, 0, 0)


@pytest.mark.rule("lcg:quest-advancement.1")
def test_on_the_trail_is_where_players_with_a_clue_come_to() -> None:
    table = lay(TRACKER, quest=ABROAD, quest_deck=[TRAIL], removed=[BEGINS], committed=["Aragorn"],
                progress={ABROAD: 9}, encounter_deck=QUIET, at="3.4")  # fmt: skip
    assert (table.quest, table.progress(TRAIL)) == (TRAIL, 0)


@pytest.mark.rule("lcg:seq.3.1-2")
@pytest.mark.ruling("hfg:13.3")
def test_on_the_trail_who_is_committed_stays_so_without_a_clue() -> None:
    seats = Seat(claimed=TRACKER.claimed), Seat(heroes=["Gimli"], claimed={"Gimli": [SIGNS]})
    table = on_the_trail(*seats, at="3.3", committed=["Aragorn"], deck=["The Necromancer's Reach", *QUIET])
    assert (table.damage("Aragorn"), table.attachments("Aragorn")) == (1, [])
    assert (table.quest, table.committed) == (TRAIL, ["Aragorn"])


@pytest.mark.rule("lcg:winning.1")
def test_on_the_trail_is_the_last_stage() -> None:
    table = on_the_trail(TRACKER, at="3.4", committed=["Aragorn"], progress={TRAIL: 7})
    assert table.won


# Signs of Gollum


def after_a_success(*seats: Seat, committed: tuple[str, ...] = ("Aragorn",), staging: tuple[str, ...] = (SIGNS,),
                    **more: Any) -> Table:  # fmt: skip
    return lay(*seats, quest=ABROAD, quest_deck=[TRAIL], staging=staging, committed=committed, encounter_deck=QUIET,
               at="3.4", **more)  # fmt: skip


@pytest.mark.rule("lcg:faq.1.24", "lcg:response.4", "lcg:objective.5")
def test_signs_of_gollum_are_claimed_for_a_hero_on_the_quest() -> None:
    table = after_a_success(Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"]), committed=("Aragorn", "Faramir"))
    assert (table.asked, table.progress(ABROAD)) == ("response", 0)  # the progress comes after it
    table.choose(SIGNS)
    assert (table.attachments("Aragorn"), table.controller(SIGNS), table.staging) == ([SIGNS], 0, [])
    assert table.progress(ABROAD) == 4


@pytest.mark.rule("lcg:objective.5", "lcg:choose.1")
def test_signs_of_gollum_may_be_claimed_by_any_player_for_any_such_hero() -> None:
    seats = Seat(), Seat(heroes=["Gimli", "Legolas"])
    table = after_a_success(*seats, committed=("Aragorn", "Gimli"))
    assert table.player == 0
    table.done()
    assert (table.asked, table.player) == ("response", 1)
    table.choose(SIGNS)
    assert table.options == ["Aragorn", "Gimli"]
    table.choose("Aragorn")
    assert (table.attachments("Aragorn"), table.controller(SIGNS)) == ([SIGNS], 0)


@pytest.mark.rule("lcg:objective.5")
def test_signs_of_gollum_are_claimed_one_by_one() -> None:
    table = after_a_success(Seat(heroes=["Aragorn"]), staging=(SIGNS, SIGNS)).choose(SIGNS)
    assert table.asked == "response"
    table.choose(f"{SIGNS}#2")
    assert table.attachments("Aragorn") == [SIGNS, f"{SIGNS}#2"]


@pytest.mark.rule("lcg:keyword.guarded.5")
def test_signs_of_gollum_are_not_claimed_while_they_are_guarded() -> None:
    table = after_a_success(Seat(heroes=["Aragorn", "Legolas"]), committed=("Aragorn", "Legolas"), staging=(EAVES,),
                            guards={SIGNS: EAVES})  # fmt: skip
    assert (table.state.quested, table.asked) == ("success", "action")


@pytest.mark.rule("lcg:choose.3")
def test_signs_of_gollum_need_a_hero_on_the_quest() -> None:
    table = after_a_success(Seat(allies=["Faramir"]), committed=("Faramir",))
    assert (table.state.quested, table.asked) == ("success", "action")


@pytest.mark.rule("lcg:faq.1.23")
def test_signs_of_gollum_are_conditions_only_while_claimed() -> None:
    assert lay(Seat(), staging=[SIGNS], at="4.2").traits(SIGNS) == {"Clue"}
    assert lay(TRACKER, at="4.2").traits(SIGNS) == {"Clue", "Condition"}
    assert lay(Seat(), staging=[EAVES], guards={SIGNS: EAVES}, at="4.2").traits(SIGNS) == {"Clue"}


@pytest.mark.rule("lcg:discard.3")
def test_signs_of_gollum_can_be_dug_out_like_any_condition() -> None:
    seat = Seat(heroes=["Denethor"], claimed={"Denethor": [SIGNS]}, hand=["Miner of the Iron Hills"], resources=2)
    table = lay(seat, at="2.2").choose("Miner of the Iron Hills")
    table.choose("Miner of the Iron Hills")
    assert (table.encounter_discard, table.zone(SIGNS)) == ([SIGNS], Zone.ENCOUNTER_DISCARD)


@pytest.mark.rule("lcg:forced.1")
def test_signs_of_gollum_go_on_top_of_the_deck_when_their_bearer_is_hurt() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], claimed={"Aragorn": [SIGNS]})
    table = attacked("Forest Gate", seat).done().pass_until("take damage").choose("Aragorn")
    while table.asked == "action":
        table.done()
    assert (table.attachments("Aragorn"), table.encounter_deck[0]) == ([], SIGNS)
    assert table.id(SIGNS) not in hidden_cards(table.game, 0)  # everybody saw which card it was


@pytest.mark.rule("lcg:forced.1")
def test_signs_of_gollum_stay_when_another_hero_is_hurt() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], claimed={"Aragorn": [SIGNS]})
    table = attacked("Forest Gate", seat).done().pass_until("take damage").choose("Glóin").pass_until("action")
    assert table.attachments("Aragorn") == [SIGNS]


@pytest.mark.rule("lcg:attachment.4", "lcg:in-play.7")
@pytest.mark.ruling("hfg:14.1")
def test_signs_of_gollum_go_on_top_of_the_deck_when_their_bearer_falls() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], claimed={"Aragorn": [SIGNS]}, engaged=["Black Forest Bats"])
    table = lay(seat, damage={"Aragorn": 4}, shadows={"Black Forest Bats": ["Forest Gate"]}, at="6.3")
    table.pass_until("defend").done().pass_until("take damage").choose("Aragorn").pass_until("action")
    assert table.zone("Aragorn") is Zone.DISCARD
    assert (table.encounter_deck[0], table.encounter_discard) == (SIGNS, [])


@pytest.mark.rule("lcg:elimination.4")
@pytest.mark.ruling("hfg:14.1")
def test_signs_of_gollum_go_on_top_of_the_deck_when_their_player_is_eliminated() -> None:
    seats = Seat(claimed=TRACKER.claimed, threat=49), Seat(heroes=["Gimli"])
    table = lay(*seats, at="7.3")
    assert table.state.eliminated == [True, False]
    assert (table.encounter_deck[0], table.encounter_discard) == (SIGNS, [])


@pytest.mark.rule("lcg:faq.1.17")
@pytest.mark.ruling("hfg:14.2")
def test_signs_of_gollum_stay_with_a_guard_that_is_hurt() -> None:
    seat = Seat(heroes=["Gimli", "Legolas"], engaged=["Hill Troll"])
    table = attack(lay(seat, guards={SIGNS: "Hill Troll"}, at="6.7"), "Hill Troll", "Gimli", "Legolas")
    assert table.damage("Hill Troll") > 0
    assert (table.attachments("Hill Troll"), table.zone(SIGNS)) == ([SIGNS], Zone.ATTACHED)
