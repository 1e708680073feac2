"""Journey Along the Anduin: its encounter set card by card, then the quest stage by stage."""

from collections import Counter

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import attack, resolve
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame import SCENARIOS, CardGame
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Stat
from waybread.cardgame.library import CARDS
from waybread.kernel import Json

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
BATS = "Black Forest Bats"
GOBLINS = "Misty Mountain Goblins"
BANKS = "Banks of the Anduin"
RIVER = "To the River..."
PASSAGE = "Anduin Passage"
AMBUSH = "Ambush on the Shore"
TROLL = "Hill Troll"


# Misty Mountain Goblins


@pytest.mark.ruling("core:111.1")
def test_misty_mountain_goblins_remove_1_progress_from_the_current_quest_after_they_attack() -> None:
    table = lay(Seat(engaged=[GOBLINS]), quest=RIVER, progress={RIVER: 5, "Old Forest Road": 1},
                active_location="Old Forest Road", at="6.3")  # fmt: skip
    table.pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    assert table.progress(RIVER) == 5
    table.pass_to("6.4.3")
    assert (table.progress(RIVER), table.progress("Old Forest Road")) == (4, 1)


def test_misty_mountain_goblins_remove_nothing_after_the_attack_of_another_enemy() -> None:
    table = lay(Seat(engaged=[BATS, GOBLINS]), quest=RIVER, progress={RIVER: 5}, at="6.3")
    table.pass_until("attacking enemy").choose(BATS).pass_until("defend").choose("Aragorn").pass_to("6.4.3")
    assert table.progress(RIVER) == 5


@pytest.mark.rule("lcg:seq.6.2.1.4.2-2", "lcg:forced.1")
def test_misty_mountain_goblins_remove_progress_after_the_attack_that_kills_the_last_hero_of_a_player() -> None:
    table = lay(Seat(engaged=[GOBLINS]), Seat(heroes=["Gimli"]), quest=RIVER, progress={RIVER: 5},
                damage={"Aragorn": 4}, at="6.3")  # fmt: skip
    table.pass_until("defend").done().pass_to("7.4")
    assert (table.state.eliminated, table.staging) == ([True, False], [GOBLINS])
    assert table.progress(RIVER) == 4  # L42


@pytest.mark.parametrize(("defended", "left"), [(True, 4), (False, 2)])
def test_misty_mountain_goblins_shadow_removes_1_progress_or_3_if_undefended(defended: bool, left: int) -> None:
    table = lay(Seat(engaged=[BATS]), quest=RIVER, progress={RIVER: 5}, shadows={BATS: [GOBLINS]}, at="6.3")
    table.pass_until("defend")
    table = table.choose("Aragorn") if defended else table.done()
    assert table.pass_to("6.4.2").progress(RIVER) == left


def test_misty_mountain_goblins_remove_no_more_progress_than_there_is() -> None:
    table = lay(Seat(engaged=[BATS]), quest=RIVER, progress={RIVER: 2}, shadows={BATS: [GOBLINS]}, at="6.3")
    assert table.pass_until("defend").done().pass_to("6.4.2").progress(RIVER) == 0


# Massing at Night


def test_massing_at_night_reveals_one_more_card_for_each_player() -> None:
    table = revealed("Massing at Night", "Forest Spider", BATS, "Old Forest Road", seats=(PAIR, LONE))
    assert table.staging == ["Forest Spider", BATS, "Old Forest Road"]  # two of it, and the second card of staging
    assert table.encounter_discard == ["Massing at Night"]
    table = revealed("Massing at Night", "Forest Spider", BATS)
    assert table.staging == ["Forest Spider"]


def test_massing_at_night_reveals_with_all_that_belongs_to_it() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], threat=35)
    table = revealed("Massing at Night", "Evil Storm", "Eastern Crows", "Forest Spider", seats=(seat, LONE))
    assert [table.damage(each) for each in ("Aragorn", "Théodred", "Glóin")] == [1, 1, 0]
    assert table.staging == ["Eastern Crows", "Forest Spider", "Forest Gate"]


def test_massing_at_night_counts_only_the_players_still_in_the_game() -> None:
    deck = ("Pursued by Shadow", "Massing at Night", "Forest Spider", *QUIET)
    table = lay(Seat(threat=49), PAIR, encounter_deck=deck, at="3.3")
    assert table.state.eliminated == [True, False]
    assert table.staging == ["Forest Spider"]


def test_massing_at_night_shadow_deals_the_attacker_one_more_shadow_card_for_each_player() -> None:
    deck = ("Dol Guldur Orcs", "Eastern Crows", "Wargs", *QUIET)
    table = lay(Seat(engaged=[BATS]), LONE, shadows={BATS: ["Massing at Night"]}, encounter_deck=deck, at="6.3")
    table.pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    dealt = table.names(table.state.shadows[table.id(BATS)])
    assert dealt == ["Massing at Night", "Dol Guldur Orcs", "Eastern Crows"]
    assert table.stat(BATS, Stat.ATTACK) == 1 + 1 + 1  # both have been resolved


def test_massing_at_night_shadow_deals_to_wolf_rider_if_that_is_the_attacker() -> None:
    deck = ("Massing at Night", "Dol Guldur Orcs", *QUIET)
    table = lay(Seat(engaged=[BATS]), shadows={BATS: ["Wolf Rider"]}, encounter_deck=deck, at="6.3")
    table.pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    assert table.names(table.state.shadows[table.id("Wolf Rider")]) == ["Massing at Night", "Dol Guldur Orcs"]
    assert (table.stat("Wolf Rider", Stat.ATTACK), table.stat(BATS, Stat.ATTACK)) == (2 + 3, 1)


# Banks of the Anduin


def test_banks_of_the_anduin_explored_returns_to_the_top_of_the_encounter_deck() -> None:
    table = lay(Seat(), LONE, active_location=BANKS, progress={BANKS: 2}, committed=["Aragorn"], at="3.4")
    assert (table.active_location, table.encounter_deck[0], table.encounter_discard) == (None, BANKS, [])
    assert table.progress("Flies and Spiders") == 1
    assert table.state.seen == {table.id(BANKS): (0, 1)}  # everybody knows what comes next


def test_banks_of_the_anduin_returns_to_the_top_also_when_it_is_discarded() -> None:
    table = lay(Seat(), staging=[BANKS, "Old Forest Road"], at="4.1")
    resolve(discard(table.game, table.id(BANKS)))
    resolve(discard(table.game, table.id("Old Forest Road")))
    assert (table.encounter_deck[0], table.encounter_discard) == (BANKS, ["Old Forest Road"])


@pytest.mark.ruling("core:113.1")
def test_banks_of_the_anduin_dealt_as_a_shadow_card_is_simply_discarded() -> None:
    table = attacked(BANKS).choose("Aragorn").pass_to("7.4")
    assert table.encounter_discard == [BANKS]


# Gladden Fields


@pytest.mark.parametrize(("active", "threat"), [("Gladden Fields", 22), ("Old Forest Road", 21)])
def test_gladden_fields_raises_each_players_threat_by_1_more_in_the_refresh_phase(active: str, threat: int) -> None:
    table = lay(PAIR, LONE, active_location=active, staging=["Gladden Fields"], at="7.3")
    assert (table.threat(0), table.threat(1)) == (threat, threat)


def test_gladden_fields_explored_is_worth_3_victory_points() -> None:
    table = lay(
        Seat(), active_location="Gladden Fields", progress={"Gladden Fields": 1}, committed=["Aragorn"], at="3.4"
    )
    assert table.zone("Gladden Fields") == Zone.VICTORY
    assert table.game.card(table.id("Gladden Fields")).victory == 3


# The scenario


def new_game(seed: int = 1, *, easy: bool = False) -> Table:
    """A game as it begins, with the starting hand kept."""
    deck: Json = {"heroes": ["Aragorn"], "cards": {"Guard of the Citadel": 3, "Snowbourn Scout": 3, "Faramir": 2}}
    setup: dict[str, Json] = {"scenario": "journey-along-the-anduin", "easy": easy, "decks": [deck]}
    return Table(CardGame.new(setup, seed=seed)).choose(0)


@pytest.mark.parametrize(("easy", "cards"), [(False, 47), (True, 32)])
def test_journey_along_the_anduin_has_47_encounter_cards_and_32_in_easy_mode(easy: bool, cards: int) -> None:
    assert len(SCENARIOS["journey-along-the-anduin"].encounter_deck(easy=easy)) == cards
    state = new_game(easy=easy).state
    assert len(state.encounter_deck) + len(state.staging) + len(state.encounter_discard) == cards


@pytest.mark.parametrize(
    ("name", "standard", "easy"),
    [
        ("Journey Along the Anduin", 9, 6),
        ("Dol Guldur Orcs", 14, 9),
        ("Sauron's Reach", 10, 7),
        ("Wilderlands", 14, 10),
    ],
)
def test_journey_along_the_anduin_is_made_of_four_encounter_sets(name: str, standard: int, easy: int) -> None:
    scenario = SCENARIOS["journey-along-the-anduin"]
    for keys, count in ((scenario.encounter_deck(), standard), (scenario.encounter_deck(easy=True), easy)):
        assert Counter(CARDS[key].encounter_set for key in keys)[name] == count


def test_journey_along_the_anduin_begins_to_the_river_with_two_stages_to_come() -> None:
    table = new_game()
    assert table.quest == RIVER
    assert table.names(reversed(table.state.quest_deck)) == [PASSAGE, AMBUSH]
    assert TROLL in map(table.game.title, table.state.staging)


# To the River...


def set_out(*seats: Seat, deck: tuple[str, ...], pile: tuple[str, ...] = ()) -> Table:
    """Setup follows the text of stage 1."""
    return lay(*seats, quest="", quest_deck=[RIVER, PASSAGE, AMBUSH], encounter_deck=deck, encounter_discard=pile,
               at="setup.7")  # fmt: skip


def test_to_the_river_sets_out_with_a_card_revealed_by_each_player_and_a_hill_troll() -> None:
    table = set_out(PAIR, LONE, deck=("Forest Spider", "Old Forest Road", BATS, TROLL, "Forest Gate"))
    assert table.staging == ["Forest Spider", "Old Forest Road", TROLL]
    assert sorted(table.encounter_deck) == [BATS, "Forest Gate"]


@pytest.mark.rule("lcg:setup.0-2")
@pytest.mark.ruling("core:126.2")
def test_to_the_river_reveals_with_keywords_and_effects() -> None:
    deck = ("Eastern Crows", "Evil Storm", "Forest Spider", TROLL)
    table = set_out(Seat(threat=35), deck=deck)
    assert table.staging == ["Eastern Crows", TROLL]
    assert table.damage("Aragorn") == 1


def test_to_the_river_adds_no_second_hill_troll_to_one_that_was_revealed() -> None:
    table = set_out(Seat(), deck=(TROLL, "Forest Gate", TROLL))
    assert table.staging == [TROLL]
    assert sorted(table.encounter_deck) == ["Forest Gate", "Hill Troll#2"]


def test_to_the_river_searches_the_deck_only() -> None:
    assert set_out(Seat(), deck=QUIET, pile=(TROLL,)).staging == ["Forest Gate"]


def test_to_the_river_shuffles_the_encounter_deck_when_it_has_been_searched() -> None:
    rest = ["Forest Gate", BATS, "Enchanted Stream", "East Bight Patrol", "Forest Spider", "Wargs", "Despair"]
    table = set_out(Seat(), deck=("Old Forest Road", TROLL, *rest))
    assert table.encounter_deck != rest
    assert sorted(table.encounter_deck) == sorted(rest)


def test_to_the_river_leads_to_the_anduin_passage_after_8_progress() -> None:
    for before, quest in ((6, PASSAGE), (5, RIVER)):
        table = lay(Seat(), quest=RIVER, quest_deck=[PASSAGE, AMBUSH], progress={RIVER: before}, committed=["Aragorn"],
                    at="3.4")  # fmt: skip
        assert table.quest == quest


@pytest.mark.parametrize("where", ["staging", "engaged"])
@pytest.mark.ruling("core:126.1")
def test_to_the_river_cannot_be_defeated_while_a_hill_troll_is_in_play_but_progress_piles_up(where: str) -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], engaged=[TROLL] if where == "engaged" else [])
    table = lay(seat, quest=RIVER, quest_deck=[PASSAGE, AMBUSH], progress={RIVER: 8}, committed=["Aragorn", "Théodred"],
                staging=[TROLL] if where == "staging" else [], at="3.4")  # fmt: skip
    assert (table.quest, table.progress(RIVER)) == (RIVER, 10 if where == "staging" else 11)


def troll_slain(progress: int) -> Table:
    """Aragorn and Gimli kill the last Hill Troll."""
    table = lay(Seat(heroes=["Aragorn", "Gimli"], engaged=[TROLL]), quest=RIVER, quest_deck=[PASSAGE, AMBUSH],
                progress={RIVER: progress}, damage={TROLL: 7}, at="6.7")  # fmt: skip
    return attack(table.pass_until("attack"), TROLL, "Aragorn", "Gimli")


def test_to_the_river_is_defeated_at_once_when_the_last_hill_troll_is_gone_and_the_progress_is_there() -> None:
    assert troll_slain(9).quest == PASSAGE
    assert troll_slain(7).quest == RIVER


@pytest.mark.rule("lcg:quest-advancement.1")
def test_to_the_river_is_left_before_legolas_places_progress_for_the_last_hill_troll() -> None:
    table = lay(Seat(heroes=["Legolas", "Gimli"], engaged=[TROLL]), quest=RIVER, quest_deck=[PASSAGE, AMBUSH],
                progress={RIVER: 11}, damage={TROLL: 7}, at="6.7")  # fmt: skip
    attack(table, TROLL, "Legolas", "Gimli")
    assert (table.asked, table.options, table.quest) == ("response", ["Legolas"], PASSAGE)
    table.choose("Legolas")
    assert table.progress(PASSAGE) == 2


def test_to_the_river_does_not_mind_a_hill_troll_that_is_a_shadow_card() -> None:
    table = lay(Seat(engaged=[BATS]), quest=RIVER, quest_deck=[PASSAGE, AMBUSH], progress={RIVER: 6},
                shadows={BATS: [TROLL]}, committed=["Aragorn"], at="3.4")  # fmt: skip
    assert table.quest == PASSAGE


# Anduin Passage


@pytest.mark.parametrize(("seats", "cards"), [((PAIR,), 2), ((PAIR, LONE), 3)])
def test_anduin_passage_has_one_more_card_revealed_each_quest_phase(seats: tuple[Seat, ...], cards: int) -> None:
    table = lay(*seats, quest=PASSAGE, encounter_deck=QUIET, at="3.3")
    assert len(table.staging) == cards


def test_anduin_passage_has_no_engagement_checks() -> None:
    table = lay(Seat(threat=40), LONE, quest=PASSAGE, staging=["Forest Spider"], at="5.2")
    table.done().done().pass_to("5.3")
    assert (table.engaged(0), table.engaged(1), table.staging) == ([], [], ["Forest Spider"])


def test_anduin_passage_still_lets_each_player_engage_an_enemy() -> None:
    table = lay(Seat(), LONE, quest=PASSAGE, staging=["Forest Spider", BATS], at="5.2")
    assert (table.player, table.options) == (0, ["Forest Spider", BATS])
    table.choose(BATS).choose("Forest Spider")
    assert (table.engaged(0), table.engaged(1)) == ([BATS], ["Forest Spider"])


def test_anduin_passage_takes_16_progress() -> None:
    for before, quest in ((14, AMBUSH), (13, PASSAGE)):
        table = lay(Seat(), quest=PASSAGE, quest_deck=[AMBUSH], progress={PASSAGE: before}, committed=["Aragorn"],
                    encounter_deck=("Forest Spider", *QUIET), at="3.4")  # fmt: skip
        assert table.quest == quest


# Ambush on the Shore


def ambushed(*seats: Seat, deck: tuple[str, ...], staging: tuple[str, ...] = ()) -> Table:
    """Quest resolution leads to the last stage."""
    return lay(*seats, quest=PASSAGE, quest_deck=[AMBUSH], progress={PASSAGE: 15}, committed=["Aragorn"],
               encounter_deck=deck, staging=staging, at="3.4")  # fmt: skip


def test_ambush_on_the_shore_reveals_2_cards_for_each_player() -> None:
    cards = ("Forest Spider", "Old Forest Road", BATS, "East Bight Patrol", "Forest Gate")
    assert ambushed(PAIR, deck=cards).staging == list(cards[:2])
    assert ambushed(PAIR, LONE, deck=cards).staging == list(cards[:4])


def test_ambush_on_the_shore_is_not_won_before_all_of_its_cards_are_revealed() -> None:
    table = ambushed(Seat(threat=35), deck=("Evil Storm", "Forest Spider", *QUIET))
    assert table.damage("Aragorn") == 1
    assert (table.won, table.staging) == (None, ["Forest Spider"])


def test_ambush_on_the_shore_is_won_at_once_if_there_is_no_enemy() -> None:
    assert ambushed(PAIR, deck=QUIET).won is True
    assert ambushed(PAIR, deck=QUIET, staging=(BATS,)).won is None


def test_ambush_on_the_shore_has_no_staging() -> None:
    table = lay(PAIR, LONE, quest=AMBUSH, staging=["Forest Spider"], at="3.3")
    assert (table.asked, table.window, table.staging) == ("action", "3.3", ["Forest Spider"])


def test_ambush_on_the_shore_goes_on_however_much_progress_there_is() -> None:
    table = lay(PAIR, quest=AMBUSH, progress={AMBUSH: 30}, staging=[BATS], committed=["Aragorn", "Théodred"], at="3.4")
    assert (table.won, table.progress(AMBUSH)) == (None, 32)


def last_fight(*others: Seat, enemy: str = BATS, staging: tuple[str, ...] = (), shadow: str = "Forest Gate") -> Table:
    """Aragorn slays an enemy on the last stage."""
    table = lay(Seat(engaged=[enemy]), *others, quest=AMBUSH, staging=staging, shadows={enemy: [shadow]}, at="6.7")
    return attack(table.pass_until("attack"), enemy)


def test_ambush_on_the_shore_is_won_once_no_enemy_is_in_play() -> None:
    table = last_fight(LONE, staging=("Forest Gate",))
    assert table.won is True
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "the goal of Ambush on the Shore is met"
    assert last_fight(enemy="Eastern Crows").won is True


def test_ambush_on_the_shore_is_not_won_while_any_enemy_is_left() -> None:
    assert last_fight(staging=("Forest Spider",)).won is None
    assert last_fight(Seat(heroes=["Glóin"], engaged=["Forest Spider"])).won is None


def test_ambush_on_the_shore_does_not_mind_an_enemy_that_is_a_shadow_card() -> None:
    assert last_fight(shadow="Forest Spider").won is True
