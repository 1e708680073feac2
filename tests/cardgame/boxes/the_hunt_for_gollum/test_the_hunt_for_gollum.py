"""The Hunt for Gollum: the enemies, locations and treacheries of its encounter set."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import attacked, revealed
from waybread.cardgame.facts import Stat

SIGNS, FORD, EAVES, NINGLOR = "Signs of Gollum", "The Old Ford", "The Eaves of Mirkwood", "River Ninglor"
EAST, WEST = "The East Bank", "The West Bank"
SCAVENGERS, HUNTERS = "Goblintown Scavengers", "Hunters from Mordor"
LEAD, FLOODING, TALES = "False Lead", "Flooding", "Old Wives' Tales"
STAGE = "Flies and Spiders"
BREAKER = "Westfold Horse-Breaker"
TRACKER = Seat(heroes=["Aragorn"], claimed={"Aragorn": [SIGNS]})


def settled(table: Table) -> Table:
    """Pass until the attack is over."""
    while table.asked == "action" and table.window.startswith("6.4"):
        table.done()
    return table


# The Old Ford


@pytest.mark.rule("lcg:x.1", "lcg:modifiers.1")
def test_the_old_ford_has_as_much_threat_as_there_are_allies() -> None:
    seats = Seat(allies=["Faramir"], hand=["Snowbourn Scout"], resources=2), Seat(heroes=["Gimli"], allies=["Gandalf"])
    assert lay(Seat(), staging=[FORD], at="4.2").stat(FORD, Stat.THREAT) == 0
    table = lay(*seats, staging=[FORD, EAVES], at="2.2")
    assert (table.stat(FORD, Stat.THREAT), table.stat(EAVES, Stat.THREAT)) == (2, 2)
    table.choose("Snowbourn Scout")
    assert table.stat(FORD, Stat.THREAT) == 3


@pytest.mark.rule("lcg:printed.1", "lcg:discard.3")
def test_the_old_ford_discards_allies_that_cost_less_than_there_are_riverlands() -> None:
    # Printed costs: Snowbourn Scout 1, Westfold Horse-Breaker 2, Faramir 4, Gandalf 5.
    first = Seat(allies=["Snowbourn Scout", "Faramir"], engaged=["Black Forest Bats"])
    second = Seat(heroes=["Gimli"], allies=["Gandalf", BREAKER, "Snowbourn Scout"])
    table = lay(first, second, shadows={"Black Forest Bats": [FORD]}, staging=[EAST, EAVES], active_location=NINGLOR,
                at="6.3")  # fmt: skip
    table.pass_until("defend").choose("Aragorn").pass_until("attack")
    assert table.area(0) == ["Aragorn", "Faramir"]
    assert table.area(1) == ["Gimli", "Gandalf", BREAKER]


def test_the_old_ford_discards_nobody_without_riverlands() -> None:
    table = settled(attacked(FORD, Seat(allies=["Snowbourn Scout"])).choose("Aragorn"))
    assert table.area() == ["Aragorn", "Snowbourn Scout"]


# The Eaves of Mirkwood


def reached(location: str) -> Table:
    """The Necromancer's Reach is revealed; somebody could cancel it."""
    seat = Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1)
    return lay(seat, active_location=location, committed=["Éowyn"], at="3.3",
               encounter_deck=["The Necromancer's Reach", "Forest Gate"])  # fmt: skip


@pytest.mark.rule("lcg:cancel.8")
def test_the_eaves_of_mirkwood_let_nobody_cancel_a_when_revealed_effect() -> None:
    assert reached("Forest Gate").asked == "response"
    table = reached(EAVES)
    assert (table.asked, table.damage("Éowyn")) == ("action", 1)


@pytest.mark.rule("lcg:cancel.8")
def test_the_eaves_of_mirkwood_let_nobody_cancel_a_shadow_effect() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=["Black Forest Bats"])
    for location, kind in ((EAVES, "action"), ("Forest Gate", "response")):
        table = lay(seat, active_location=location, shadows={"Black Forest Bats": ["Dol Guldur Orcs"]}, at="6.3")
        table.pass_until("defend").choose("Éowyn")
        while table.asked == "action" and table.window in ("6.4b", "6.4.1"):
            table.done()
        assert table.asked == kind


def test_the_eaves_of_mirkwood_do_nothing_in_the_staging_area() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1)
    assert (
        revealed("The Necromancer's Reach", seats=(seat,), committed=("Éowyn",), staging=(EAVES,)).asked == "response"
    )


# River Ninglor


@pytest.mark.rule("lcg:step.7.5")
def test_river_ninglor_washes_progress_away_at_the_end_of_each_round() -> None:
    table = lay(Seat(), active_location=NINGLOR, progress={NINGLOR: 2, STAGE: 3}, at="7.4").done()
    assert table.state.round == 2
    assert (table.progress(NINGLOR), table.progress(STAGE)) == (1, 2)


def test_river_ninglor_washes_away_what_there_is() -> None:
    table = lay(Seat(), active_location=NINGLOR, progress={STAGE: 1}, at="7.4").done()
    assert (table.progress(NINGLOR), table.progress(STAGE)) == (0, 0)


def test_river_ninglor_does_so_only_as_the_active_location() -> None:
    table = lay(Seat(), staging=[NINGLOR], progress={NINGLOR: 2, STAGE: 3}, at="7.4").done()
    assert (table.progress(NINGLOR), table.progress(STAGE)) == (2, 3)


@pytest.mark.rule("lcg:seq.loc.4")
@pytest.mark.parametrize(("defended", "left"), [(True, 4), (False, 3)])
def test_river_ninglor_as_a_shadow_costs_the_stage_progress(*, defended: bool, left: int) -> None:
    seat = Seat(heroes=["Gimli"], engaged=["Black Forest Bats"])
    table = lay(seat, shadows={"Black Forest Bats": [NINGLOR]}, progress={STAGE: 5}, at="6.3").pass_until("defend")
    settled(table.choose("Gimli") if defended else table.done())
    assert table.progress(STAGE) == left


# The banks of the river


def buying(location: str, card: str, resources: int, hero: str = "Aragorn", *, active: bool = True) -> bool:
    """Can a hero with so many resources play a card?"""
    place = {"active_location": location} if active else {"staging": [location]}
    seat = Seat(heroes=[hero, "Glóin"], hand=[card], resources={hero: resources}, exhausted=["Glóin"],
                engaged=["Hill Troll"])  # fmt: skip
    return card in lay(seat, at="2.2", **place).options


@pytest.mark.rule("lcg:cost.1", "lcg:resource-match.1")
def test_the_east_bank_makes_allies_cost_1_more() -> None:
    assert not buying(EAST, "Guard of the Citadel", 2)
    assert buying(EAST, "Guard of the Citadel", 3)
    assert buying(EAST, "Guard of the Citadel", 2, active=False)
    table = lay(Seat(hand=["Guard of the Citadel"], resources=3), active_location=EAST, at="2.2")
    assert table.choose("Guard of the Citadel").resources("Aragorn") == 0
    assert table.stat("Guard of the Citadel", Stat.COST) == 2  # it costs more in hand alone


@pytest.mark.rule("lcg:resource-match.1")
def test_the_east_bank_takes_the_additional_resource_from_a_matching_pool() -> None:
    hand = ["Guard of the Citadel"]
    seat = Seat(heroes=["Aragorn", "Gimli"], hand=hand, resources={"Aragorn": 2, "Gimli": 5})
    assert hand[0] not in lay(seat, active_location=EAST, at="2.2").options


@pytest.mark.parametrize("card", ["Steward of Gondor", "Ever Vigilant"])
def test_the_east_bank_changes_no_attachment_or_event(card: str) -> None:
    assert buying(EAST, card, 2 if card == "Steward of Gondor" else 1, "Théodred") is (card == "Steward of Gondor")


@pytest.mark.rule("lcg:play.4")
@pytest.mark.ruling("hfg:18.1")
def test_the_east_bank_makes_it_no_dearer_to_put_an_ally_into_play() -> None:
    seat = Seat(hand=["Sneak Attack", "Faramir"], resources=1)
    assert "Faramir" in lay(seat, active_location=EAST, at="2.2").choose("Sneak Attack").area()


@pytest.mark.rule("lcg:delayed.1", "lcg:engaged.4")
def test_the_east_bank_covers_a_retreat_after_the_attack() -> None:
    table = attacked(EAST, Seat(heroes=["Gimli", "Thalin"])).choose("Gimli")
    while table.window != "6.4.2":
        table.done()
    assert table.engaged() == ["Black Forest Bats"]  # the attack goes on
    settled(table)
    assert (table.engaged(), table.staging) == ([], ["Black Forest Bats"])


def test_the_east_bank_covers_no_retreat_from_somebody_with_a_clue() -> None:
    table = settled(attacked(EAST, Seat(heroes=["Aragorn", "Gimli"], claimed=TRACKER.claimed)).choose("Gimli"))
    assert table.engaged() == ["Black Forest Bats"]
    other = settled(attacked(EAST, Seat(heroes=["Gimli"]), TRACKER).choose("Gimli").pass_until("action"))
    assert other.engaged() == []  # another player's Clue does not help


@pytest.mark.rule("lcg:cost.1", "lcg:resource-match.1")
@pytest.mark.parametrize(("card", "cost"), [("Steward of Gondor", 2), ("Sneak Attack", 1), ("For Gondor!", 2)])
def test_the_west_bank_makes_attachments_and_events_cost_1_more(card: str, cost: int) -> None:
    seat = Seat(hand=[card, "Gandalf"], resources=cost, engaged=["Hill Troll"])
    more = Seat(hand=[card, "Gandalf"], resources=cost + 1, engaged=["Hill Troll"])
    assert card not in lay(seat, active_location=WEST, at="2.2").options
    assert card in lay(seat, staging=[WEST], at="2.2").options
    assert card in lay(more, active_location=WEST, at="2.2").options


def test_the_west_bank_is_paid_and_changes_no_ally() -> None:
    table = lay(Seat(hand=["Steward of Gondor"], resources=3), active_location=WEST, at="2.2")
    assert table.choose("Steward of Gondor").resources("Aragorn") == 0
    assert buying(WEST, "Guard of the Citadel", 2)


@pytest.mark.rule("lcg:base-value.2", "lcg:lasting.1")
def test_the_west_bank_doubles_the_printed_attack_for_this_attack() -> None:
    seat = Seat(heroes=["Gimli", "Thalin"], engaged=["Forest Spider", "Black Forest Bats"])
    table = lay(seat, shadows={"Forest Spider": [WEST], "Black Forest Bats": ["Forest Gate"]}, at="6.3")
    table.choose("Forest Spider").pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.stat("Forest Spider", Stat.ATTACK) == 4
    table.pass_until("defend")  # the next enemy attacks, in the same phase
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


@pytest.mark.rule("lcg:base-value.1")
@pytest.mark.ruling("hfg:19.1")
def test_the_west_bank_does_not_double_what_is_added() -> None:
    seats = Seat(heroes=["Gimli"], engaged=[HUNTERS]), TRACKER
    table = lay(*seats, shadows={HUNTERS: [WEST]}, at="6.3").pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert table.stat(HUNTERS, Stat.ATTACK) == 2 + 2 + 2


def test_the_west_bank_doubles_nothing_against_somebody_with_a_clue() -> None:
    table = attacked(WEST, TRACKER, by="Forest Spider").choose("Aragorn").pass_to("6.4.2")
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


# Enemies


@pytest.mark.rule("lcg:reveal.1", "lcg:lasting.1")
@pytest.mark.ruling("hfg:20.1")
def test_goblintown_scavengers_add_the_costs_of_a_card_of_each_deck() -> None:
    seats = (
        Seat(deck=["Faramir", "Gandalf"]),
        Seat(heroes=["Gimli"], deck=["Citadel Plate"]),
        Seat(heroes=["Éowyn"], deck=["Stand and Fight"]),
    )
    table = revealed(SCAVENGERS, seats=seats)
    assert [table.discards(each) for each in range(3)] == [["Faramir"], ["Citadel Plate"], ["Stand and Fight"]]
    assert table.stat(SCAVENGERS, Stat.THREAT) == 1 + 4 + 4 + 0
    assert table.pass_to("4.2").stat(SCAVENGERS, Stat.THREAT) == 1


def test_goblintown_scavengers_find_nothing_in_empty_decks() -> None:
    assert revealed(SCAVENGERS, seats=(Seat(deck=()),)).stat(SCAVENGERS, Stat.THREAT) == 1


@pytest.mark.rule("lcg:modifiers.1")
def test_hunters_from_mordor_grow_with_every_clue() -> None:
    table = lay(TRACKER, staging=[HUNTERS, EAVES, "Forest Spider"], guards={SIGNS: EAVES}, at="4.2")
    assert (table.stat(HUNTERS, Stat.ATTACK), table.stat(HUNTERS, Stat.THREAT)) == (2 + 4, 2 + 4)
    assert (table.stat("Forest Spider", Stat.ATTACK), table.stat("Forest Spider", Stat.THREAT)) == (2, 2)


def test_hunters_from_mordor_are_as_printed_without_a_clue() -> None:
    table = lay(Seat(), staging=[HUNTERS], at="4.2")
    assert (table.stat(HUNTERS, Stat.ATTACK), table.stat(HUNTERS, Stat.THREAT)) == (2, 2)


@pytest.mark.parametrize(("defended", "damage"), [(True, 1), (False, 3)])
def test_hunters_from_mordor_as_a_shadow_hurt_all_heroes_with_a_clue(*, defended: bool, damage: int) -> None:
    first = Seat(heroes=["Gimli", "Aragorn"], claimed=TRACKER.claimed, engaged=["Black Forest Bats"])
    second = Seat(heroes=["Éowyn", "Beravor"], claimed={"Beravor": [SIGNS]})
    table = lay(first, second, shadows={"Black Forest Bats": [HUNTERS]}, at="6.3").pass_until("defend")
    table.choose("Gimli") if defended else table.done()
    table.pass_to("6.4.2")
    assert (table.damage("Aragorn"), table.damage("Beravor"), table.damage("Éowyn")) == (damage, damage, 0)


# Treacheries


@pytest.mark.rule("lcg:choose.1")
def test_false_lead_shuffles_a_clue_of_the_first_players_choice_into_the_deck() -> None:
    seats = TRACKER, Seat(heroes=["Gimli"])
    table = lay(*seats, staging=[SIGNS], first_player=1, encounter_deck=[LEAD, *["Forest Gate"] * 9], at="3.3")
    assert (table.asked, table.player, table.options) == ("shuffle into deck", 1, [SIGNS, f"{SIGNS}#2"])
    claimed = next(each for each in (SIGNS, f"{SIGNS}#2") if table.id(each) in table.state.host)
    table.choose(claimed)
    assert (table.attachments("Aragorn"), table.zone(claimed)) == ([], Zone.ENCOUNTER_DECK)


@pytest.mark.rule("lcg:keyword.surge.1")
def test_false_lead_surges_without_a_clue() -> None:
    table = revealed(LEAD)
    assert (table.staging, table.encounter_discard) == (["Forest Gate"], [LEAD])


@pytest.mark.ruling("hfg:22.1")
def test_false_lead_does_not_surge_for_having_shuffled_the_last_clue_away() -> None:
    table = revealed(LEAD, staging=(SIGNS,))
    assert (table.staging, table.zone(SIGNS)) == ([], Zone.ENCOUNTER_DECK)


@pytest.mark.rule("lcg:faq.1.17")
@pytest.mark.ruling("hfg:22.2")
def test_false_lead_may_take_a_guarded_clue_from_its_guard() -> None:
    table = lay(Seat(), staging=[EAVES], guards={SIGNS: EAVES}, encounter_deck=[LEAD, *["Forest Gate"] * 9], at="3.3")
    assert (table.staging, table.zone(SIGNS), table.state.guards) == ([EAVES], Zone.ENCOUNTER_DECK, {})


@pytest.mark.rule("lcg:keyword.doomed.1", "lcg:keyword.surge.1")
def test_flooding_takes_the_progress_off_all_riverlands() -> None:
    table = lay(Seat(threat=20), Seat(heroes=["Gimli"], threat=30), staging=[FORD, EAVES], active_location=NINGLOR,
                progress={FORD: 1, EAVES: 1, NINGLOR: 3, STAGE: 2}, at="3.3",
                encounter_deck=[FLOODING, *["Forest Gate"] * 9])  # fmt: skip
    assert [table.progress(each) for each in (FORD, EAVES, NINGLOR, STAGE)] == [0, 1, 0, 2]
    assert (table.threat(0), table.threat(1)) == (21, 31)
    assert table.staging == [FORD, EAVES, "Forest Gate", "Forest Gate#2"]  # one by surge, one for the second player


def test_flooding_as_a_shadow_does_the_same_without_doom_or_surge() -> None:
    seat = Seat(heroes=["Gimli"], engaged=["Black Forest Bats"])
    table = lay(seat, shadows={"Black Forest Bats": [FLOODING]}, staging=[FORD], active_location=NINGLOR,
                progress={FORD: 1, NINGLOR: 3}, at="6.3")  # fmt: skip
    table.pass_until("defend").choose("Gimli").pass_to("6.4.2")
    assert (table.progress(FORD), table.progress(NINGLOR), table.threat()) == (0, 0, 20)


@pytest.mark.rule("lcg:faq.1.25-2")
def test_old_wives_tales_take_a_resource_from_each_hero_or_exhaust_the_hero() -> None:
    first = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], resources={"Aragorn": 2})
    second = Seat(heroes=["Gimli", "Legolas"], resources={"Gimli": 1}, exhausted=["Gimli"])
    table = revealed(TALES, seats=(first, second))
    assert (table.resources("Aragorn"), table.resources("Gimli")) == (1, 0)
    ready = {each: table.ready(each) for each in ("Aragorn", "Glóin", "Faramir", "Gimli", "Legolas")}
    assert ready == {"Aragorn": True, "Glóin": False, "Faramir": True, "Gimli": False, "Legolas": False}
