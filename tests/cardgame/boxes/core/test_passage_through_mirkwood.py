"""Passage Through Mirkwood: its encounter set card by card, then the quest stage by stage."""

from collections import Counter

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame import SCENARIOS, CardGame
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import CARDS
from waybread.kernel import Json

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
BATS = "Black Forest Bats"
SPAWN = "Ungoliant's Spawn"
DONT_LEAVE = '"Don\'t Leave the Path!"'
BEORN = "Beorn's Path"
FORK = "A Fork in the Road"


# Forest Spider


def test_forest_spider_gets_1_attack_after_it_engages_until_the_end_of_the_round() -> None:
    table = lay(Seat(), staging=["Forest Spider"], at="5.2").choose("Forest Spider")
    assert table.engaged() == ["Forest Spider"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 3
    table.pass_to("7.4")
    assert table.stat("Forest Spider", Stat.ATTACK) == 3
    table.pass_to("1.3")
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


def test_forest_spider_gains_nothing_from_another_enemys_engagement() -> None:
    table = lay(Seat(), staging=["Forest Spider", BATS], at="5.2").choose(BATS)
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


def test_forest_spider_shadow_has_the_defending_player_discard_an_attachment_they_control() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"],
        attachments={"Aragorn": ["Celebrían's Stone"], "Théodred": ["The Favor of the Lady"]},
    )
    other = Seat(heroes=["Glóin"], attachments={"Glóin": ["Steward of Gondor"]})
    table = attacked("Forest Spider", seat, other).choose("Aragorn").pass_until("discard attachment")
    assert (table.player, table.options) == (0, ["Celebrían's Stone", "The Favor of the Lady"])
    assert not table.may_pass
    table.choose("The Favor of the Lady")
    assert table.discards() == ["The Favor of the Lady"]
    assert table.attachments("Aragorn") == ["Celebrían's Stone"]


def test_forest_spider_shadow_does_nothing_to_a_player_who_controls_no_attachment() -> None:
    other = Seat(heroes=["Glóin"], attachments={"Glóin": ["Steward of Gondor"]})
    table = attacked("Forest Spider", PAIR, other).choose("Aragorn").pass_to("6.4.2")
    assert table.attachments("Glóin") == ["Steward of Gondor"]


# East Bight Patrol


def test_east_bight_patrol_shadow_adds_1_attack() -> None:
    table = attacked("East Bight Patrol", PAIR).choose("Aragorn").pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 2
    assert table.threat() == 20


def test_east_bight_patrol_shadow_raises_threat_by_3_too_if_undefended() -> None:
    table = attacked("East Bight Patrol", PAIR, LONE).done().pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 2
    assert (table.threat(0), table.threat(1)) == (23, 20)


def test_east_bight_patrol_shadow_ends_with_the_attack() -> None:
    table = attacked("East Bight Patrol", PAIR).choose("Aragorn").pass_until("attack")
    assert table.stat(BATS, Stat.ATTACK) == 1


# Black Forest Bats


def test_black_forest_bats_revealed_have_each_player_remove_any_character_from_the_quest() -> None:
    table = revealed(BATS, seats=(PAIR, LONE), committed=("Aragorn", "Théodred", "Glóin"))
    assert (table.asked, table.player) == ("remove from quest", 0)
    assert table.options == ["Aragorn", "Théodred", "Glóin"]
    assert not table.may_pass
    table.choose("Glóin")
    assert (table.player, table.options) == (1, ["Aragorn", "Théodred"])
    table.choose("Aragorn")
    assert table.committed == ["Théodred"]
    assert not table.ready("Aragorn")
    assert not table.ready("Glóin")


def test_black_forest_bats_revealed_do_no_more_once_nobody_is_committed() -> None:
    table = revealed(BATS, seats=(PAIR, LONE), committed=("Aragorn",))
    assert (table.asked, table.committed) == ("action", [])


# Old Forest Road


def travelled(location: str, *seats: Seat, first_player: int = 0) -> Table:
    return lay(*seats, staging=[location], first_player=first_player, at="4.2").choose(location)


def test_old_forest_road_lets_the_first_player_ready_a_character_of_theirs() -> None:
    spent = Seat(heroes=["Aragorn", "Théodred", "Éowyn"], exhausted=["Aragorn", "Théodred"])
    other = Seat(heroes=["Glóin"], exhausted=["Glóin"])
    table = travelled("Old Forest Road", other, spent, first_player=1)
    assert (table.asked, table.player, table.options) == ("response", 1, ["Old Forest Road"])
    assert table.may_pass
    table.choose("Old Forest Road")
    assert (table.asked, table.player, table.options) == ("target", 1, ["Aragorn", "Théodred"])
    table.choose("Théodred")
    assert [table.ready(each) for each in ("Aragorn", "Théodred", "Glóin")] == [False, True, False]


def test_old_forest_road_and_forest_gate_give_nothing_when_the_group_travels_elsewhere() -> None:
    staging = ["Old Forest Road", "Forest Gate", "Enchanted Stream"]
    table = lay(Seat(exhausted=["Aragorn"]), staging=staging, at="4.2").choose("Enchanted Stream")
    assert (table.asked, table.active_location) == ("action", "Enchanted Stream")


def test_old_forest_road_may_be_declined() -> None:
    table = travelled("Old Forest Road", Seat(exhausted=["Aragorn"])).done()
    assert (table.asked, table.ready("Aragorn")) == ("action", False)


def test_old_forest_road_offers_nothing_if_everybody_of_the_first_player_is_ready() -> None:
    table = travelled("Old Forest Road", PAIR, Seat(heroes=["Glóin"], exhausted=["Glóin"]))
    assert table.asked == "action"


# Forest Gate


def test_forest_gate_lets_the_first_player_draw_2_cards() -> None:
    table = travelled("Forest Gate", PAIR, LONE, first_player=1)
    assert (table.asked, table.player, table.options) == ("response", 1, ["Forest Gate"])
    table.choose("Forest Gate")
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 2)


def test_forest_gate_may_be_declined() -> None:
    table = travelled("Forest Gate", PAIR).done()
    assert (table.asked, table.hand()) == ("action", [])


def test_forest_gate_offers_nothing_with_an_empty_deck() -> None:
    assert travelled("Forest Gate", Seat(deck=[])).asked == "action"


# The scenario


def new_game(seed: int = 1, *, easy: bool = False) -> Table:
    """A game as it begins, with the starting hand kept."""
    deck: Json = {"heroes": ["Aragorn"], "cards": {"Guard of the Citadel": 3, "Snowbourn Scout": 3, "Faramir": 2}}
    setup: dict[str, Json] = {"scenario": "passage-through-mirkwood", "easy": easy, "decks": [deck]}
    return Table(CardGame.new(setup, seed=seed)).choose(0)


@pytest.mark.parametrize(("easy", "cards"), [(False, 36), (True, 27)])
def test_passage_through_mirkwood_has_36_encounter_cards_and_27_in_easy_mode(easy: bool, cards: int) -> None:
    assert len(SCENARIOS["passage-through-mirkwood"].encounter_deck(easy=easy)) == cards
    state = new_game(easy=easy).state
    assert len(state.encounter_deck) + len(state.staging) == cards


@pytest.mark.parametrize(
    ("name", "standard", "easy"),
    [("Passage Through Mirkwood", 10, 10), ("Spiders of Mirkwood", 12, 8), ("Dol Guldur Orcs", 14, 9)],
)
def test_passage_through_mirkwood_is_made_of_three_encounter_sets(name: str, standard: int, easy: int) -> None:
    scenario = SCENARIOS["passage-through-mirkwood"]
    for keys, count in ((scenario.encounter_deck(), standard), (scenario.encounter_deck(easy=True), easy)):
        assert Counter(CARDS[key].encounter_set for key in keys)[name] == count


def test_flies_and_spiders_sets_out_with_a_forest_spider_and_an_old_forest_road() -> None:
    table = new_game()
    assert table.quest == "Flies and Spiders"
    assert [table.game.card(each).stage for each in reversed(table.state.quest_deck)] == [2, 3, 3]
    titles = [table.game.title(each) for each in table.state.staging]
    assert titles == ["Forest Spider", "Old Forest Road"]
    left = Counter(table.game.title(each) for each in table.state.encounter_deck)
    assert (left["Forest Spider"], left["Old Forest Road"]) == (3, 1)


def test_flies_and_spiders_shuffles_the_encounter_deck_when_it_has_been_searched() -> None:
    deck = ["Forest Spider", "Old Forest Road", *("Forest Gate", "Black Forest Bats", "Enchanted Stream") * 3]
    table = lay(Seat(), quest="", quest_deck=["Flies and Spiders"], encounter_deck=deck, at="setup.7")
    assert sorted(map(table.game.title, table.state.encounter_deck)) == sorted(deck[2:])
    assert list(map(table.game.title, reversed(table.state.encounter_deck))) != deck[2:]


def test_flies_and_spiders_leads_to_a_fork_in_the_road_after_8_progress() -> None:
    table = lay(Seat(), progress={"Flies and Spiders": 6}, committed=["Aragorn"], quest_deck=[FORK, BEORN], at="3.4")
    assert table.quest == FORK
    table = lay(Seat(), progress={"Flies and Spiders": 5}, committed=["Aragorn"], quest_deck=[FORK, BEORN], at="3.4")
    assert table.quest == "Flies and Spiders"


# A Fork in the Road


def test_a_fork_in_the_road_leads_to_either_path_at_random() -> None:
    paths = set()
    for seed in range(12):
        table = lay(Seat(), quest=FORK, quest_deck=[DONT_LEAVE, BEORN], committed=["Aragorn"], seed=seed, at="3.4")
        paths.add(table.quest)
        assert table.state.quest_deck == []
        assert len(table.state.removed) == 2  # the fork and the path not taken
    assert paths == {DONT_LEAVE, BEORN}


def test_a_fork_in_the_road_needs_2_progress() -> None:
    table = lay(PAIR, quest=FORK, quest_deck=[DONT_LEAVE, BEORN], committed=["Théodred"], at="3.4")
    assert (table.quest, table.progress(FORK)) == (FORK, 1)


# "Don't Leave the Path!"


def on_the_path(*seats: Seat, deck: tuple[str, ...], pile: tuple[str, ...] = ()) -> Table:
    """Quest resolution leads to "Don't Leave the Path!"."""
    return lay(*seats, quest=FORK, quest_deck=[DONT_LEAVE], committed=["Aragorn"], encounter_deck=deck,
               encounter_discard=pile, at="3.4")  # fmt: skip


def test_dont_leave_the_path_has_each_player_add_a_spider_from_the_deck_or_its_pile() -> None:
    deck = ("Forest Gate", "King Spider", "Hummerhorns", SPAWN)
    table = on_the_path(PAIR, LONE, deck=deck, pile=("Forest Spider", BATS))
    assert (table.asked, table.player, table.may_pass) == ("search", 0, False)
    assert sorted(table.options) == ["Forest Spider", "King Spider", SPAWN]
    table.choose("King Spider")
    assert (table.asked, table.player, sorted(table.options)) == ("search", 1, ["Forest Spider", SPAWN])
    table.choose("Forest Spider")
    assert table.staging == ["King Spider", "Forest Spider"]
    assert sorted(table.encounter_deck) == ["Forest Gate", "Hummerhorns", SPAWN]
    assert table.encounter_discard == [BATS]


@pytest.mark.rule("lcg:faq.1.22")
@pytest.mark.ruling("core:121.1", "core:74.1")
def test_dont_leave_the_path_adds_without_revealing() -> None:
    table = on_the_path(PAIR, deck=("King Spider", *QUIET))
    assert table.staging == ["King Spider"]
    assert table.ready("Théodred")


@pytest.mark.rule("lcg:faq.1.21", "lcg:search.1")
def test_dont_leave_the_path_shows_the_deck_and_shuffles_it_afterwards() -> None:
    deck = ("King Spider", "Forest Gate", BATS, "Enchanted Stream", "East Bight Patrol", SPAWN)
    table = on_the_path(Seat(), LONE, deck=deck)
    assert sorted(map(table.name, table.state.seen)) == sorted(deck)
    table.choose("King Spider")
    assert table.state.seen == {}
    assert table.staging == ["King Spider", SPAWN]
    assert table.encounter_deck != list(deck[1:5])
    assert sorted(table.encounter_deck) == sorted(deck[1:5])


def test_dont_leave_the_path_adds_nothing_if_there_is_no_spider() -> None:
    table = on_the_path(Seat(), deck=QUIET)
    assert (table.quest, table.staging) == (DONT_LEAVE, [])


def test_dont_leave_the_path_is_not_completed_by_progress() -> None:
    table = lay(Seat(), quest=DONT_LEAVE, progress={DONT_LEAVE: 30}, committed=["Aragorn"], at="3.4")
    assert (table.won, table.quest, table.progress(DONT_LEAVE)) == (None, DONT_LEAVE, 32)


def slain(enemy: str, quest: str, *, wounds: int, progress: int = 0) -> Table:
    """Aragorn attacks an enemy that has one hit point left."""
    table = lay(Seat(engaged=[enemy]), quest=quest, damage={enemy: wounds}, progress={quest: progress}, at="6.7")
    return table.pass_until("attack").choose(enemy)


@pytest.mark.ruling("core:121.2")
def test_dont_leave_the_path_is_won_by_defeating_ungoliants_spawn() -> None:
    table = slain(SPAWN, DONT_LEAVE, wounds=8).pass_until("nothing")
    assert table.won is True
    assert table.zone(SPAWN) == Zone.ENCOUNTER_DISCARD


def test_dont_leave_the_path_is_not_won_by_defeating_another_spider() -> None:
    table = slain("Forest Spider", DONT_LEAVE, wounds=3).pass_to("6.8.3")
    assert table.zone("Forest Spider") == Zone.ENCOUNTER_DISCARD
    assert table.won is None


@pytest.mark.ruling("core:121.2")
def test_ungoliants_spawn_defeated_on_an_earlier_stage_wins_nothing_but_can_be_searched_for() -> None:
    table = slain(SPAWN, FORK, wounds=8).pass_to("6.8.3")
    assert table.won is None
    assert on_the_path(Seat(), deck=QUIET, pile=(SPAWN,)).staging == [SPAWN]


# Beorn's Path


def test_beorns_path_is_won_with_10_progress() -> None:
    table = lay(Seat(), quest=BEORN, progress={BEORN: 8}, committed=["Aragorn"], at="3.4")
    assert table.won is True


def test_beorns_path_takes_no_less_than_10_progress() -> None:
    table = lay(Seat(), quest=BEORN, progress={BEORN: 7}, committed=["Aragorn"], at="3.4")
    assert (table.won, table.progress(BEORN)) == (None, 9)


def test_beorns_path_cannot_be_completed_while_ungoliants_spawn_is_in_play() -> None:
    for where in ("staging", "engaged"):
        table = lay(
            Seat(engaged=[SPAWN] if where == "engaged" else []),
            LONE,
            quest=BEORN,
            progress={BEORN: 9},
            staging=[SPAWN] if where == "staging" else [],
            committed=["Aragorn", "Glóin"],
            at="3.4",
        )
        assert table.won is None
        assert table.progress(BEORN) == (10 if where == "staging" else 13)


def test_beorns_path_is_won_once_ungoliants_spawn_is_gone_and_the_progress_is_there() -> None:
    assert slain(SPAWN, BEORN, wounds=8, progress=11).pass_until("nothing").won is True
    assert slain(SPAWN, BEORN, wounds=8, progress=9).pass_to("6.8.3").won is None


def test_beorns_path_does_not_mind_ungoliants_spawn_as_a_shadow_card() -> None:
    table = lay(Seat(engaged=[BATS]), quest=BEORN, progress={BEORN: 8}, shadows={BATS: [SPAWN]},
                committed=["Aragorn"], at="3.4")  # fmt: skip
    assert table.won is True
