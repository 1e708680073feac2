"""Cards used by a player who is not the first player, and shadow cards that hit one: theirs is the choice."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame.boxes.core.neutral import DAMAGE, DRAW, THREAT
from waybread.cardgame.facts import Stat
from waybread.kernel import Events

BATS, SPIDER = "Black Forest Bats", "Forest Spider"
IDLE = Seat(heroes=["Aragorn"], threat=30)


def second_acts(card: str, seat: Seat, *, at: str = "4.2", first: Seat = IDLE, staging: tuple[str, ...] = ()) -> Table:
    """The first player passes, and the second player uses a card."""
    table = lay(first, seat, staging=staging, at=at).done()
    assert table.player == 1
    return table.choose(card)


def second_is_attacked(shadow: str, seat: Seat, first: Seat = IDLE) -> Table:
    """An enemy engaged with the second player attacks with a shadow card; a defender is asked for."""
    table = lay(
        first,
        Seat(heroes=seat.heroes, allies=seat.allies, attachments=seat.attachments, exhausted=seat.exhausted,
             threat=seat.threat, engaged=[BATS]),
        shadows={BATS: [shadow]}, at="6.3",
    )  # fmt: skip
    return table.pass_until("defend", 1)


def gandalf_arrives(seat: Seat, *staging: str) -> Table:
    """The second player plays Gandalf in their turn of the planning phase, and uses his response."""
    table = lay(IDLE, seat, staging=staging, at="2.2")
    while not table.options:
        table.done()
    assert table.player == 1
    return table.choose("Gandalf:play", "Gandalf")


# Player cards


def test_gandalf_asks_the_second_player_who_played_him() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5, threat=20)
    table = gandalf_arrives(seat, SPIDER, BATS)
    assert (table.player, table.decision.options) == (1, (DRAW, DAMAGE, THREAT))
    table.choose(DAMAGE)
    assert (table.player, table.asked) == (1, "target")


@pytest.mark.parametrize(("effect", "threats", "hands"), [(DRAW, [30, 20], [0, 3]), (THREAT, [30, 15], [0, 0])])
def test_gandalf_helps_the_second_player_who_played_him(effect: int, threats: list[int], hands: list[int]) -> None:
    seat = Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5, threat=20)
    table = gandalf_arrives(seat).choose(effect)
    assert [table.threat(0), table.threat(1)] == threats
    assert [len(table.hand(0)), len(table.hand(1))] == hands


def test_gandalf_offers_what_could_change_for_the_second_player_who_played_him() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5, deck=[], threat=0)
    table = gandalf_arrives(seat, SPIDER)
    assert (table.asked, table.damage(SPIDER)) == ("action", 0)
    assert table.zone(SPIDER) is Zone.ENCOUNTER_DISCARD  # neither a card nor threat was left to choose


def test_denethor_lets_the_second_player_look_and_decide() -> None:
    table = second_acts("Denethor", Seat(heroes=["Denethor"]))
    assert (table.asked, table.player) == ("may move to the bottom", 1)
    assert [bool(table.game.view(seat)["looked_at"]) for seat in (0, 1)] == [False, True]


def test_daughter_of_the_nimrodel_asks_the_second_player_how_much_to_heal() -> None:
    seat = Seat(heroes=["Beravor"], allies=["Daughter of the Nimrodel"])
    table = lay(IDLE, seat, damage={"Beravor": 2}, at="4.2").done().choose("Daughter of the Nimrodel")
    assert (table.asked, table.player) == ("heal up to", 1)


def test_gandalfs_search_lets_the_second_player_choose_all_cards() -> None:
    seat = Seat(heroes=["Beravor"], hand=["Gandalf's Search"], resources=3, deck=["Faramir", "Feint", "Sneak Attack"])
    table = second_acts("Gandalf's Search", seat).choose("3", "player 1")
    assert (table.asked, table.player) == ("add to hand", 1)
    table.choose("Feint")
    assert (table.asked, table.player) == ("next from the top", 1)
    table.choose("Sneak Attack")
    assert (table.hand(1), table.deck(1)) == (["Feint"], ["Sneak Attack", "Faramir"])


def test_gandalfs_search_tells_the_second_player_who_searched_what_another_player_takes_in_hand() -> None:
    seats = Seat(deck=["Feint"]), Seat(heroes=["Beravor"], hand=["Gandalf's Search"], resources=1), Seat(["Glóin"])
    table = lay(*seats, at="4.2").done().choose("Gandalf's Search")
    events = Events()
    table.game.listen(events.append)
    table.choose("player 0")
    known = [any(facts.get("title") == "Feint" for kind, facts in events.seen_by(seat) if kind == "to hand")
             for seat in (0, 1, 2)]  # fmt: skip
    assert known == [True, True, False]


def test_henamarth_riversong_shows_the_card_to_the_second_player() -> None:
    table = second_acts("Henamarth Riversong", Seat(heroes=["Beravor"], allies=["Henamarth Riversong"]))
    assert [bool(table.game.view(seat)["looked_at"]) for seat in (0, 1)] == [False, True]


def test_dark_knowledge_shows_the_shadow_card_to_the_second_player() -> None:
    seat = Seat(heroes=["Beravor"], attachments={"Beravor": ["Dark Knowledge"]}, engaged=[SPIDER])
    table = lay(IDLE, seat, at="6.2").choose("Dark Knowledge")
    assert [bool(table.game.view(seat)["looked_at"]) for seat in (0, 1)] == [False, True]


def test_wandering_took_leaves_the_second_player_for_the_first_or_the_third() -> None:
    table = lay(IDLE, Seat(heroes=["Éowyn"], allies=["Wandering Took"]), Seat(heroes=["Glóin"]), at="4.2").done()
    assert table.choose("Wandering Took").options == ["player 0", "player 2"]


def test_stand_and_fight_lets_the_second_player_choose_and_control_the_ally() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Stand and Fight"], resources=3, discards=["Son of Arnor", "Silverlode Archer"])
    table = second_acts("Stand and Fight", seat)
    assert (table.asked, table.player) == ("target", 1)
    assert table.choose("Son of Arnor").area(1) == ["Éowyn", "Son of Arnor"]


def test_common_cause_exhausts_a_hero_of_the_player_who_plays_it() -> None:
    seat = Seat(heroes=["Glóin", "Théodred"], hand=["Common Cause"], exhausted=["Théodred"])
    table = second_acts("Common Cause", seat)
    assert (table.ready("Glóin"), table.ready("Théodred"), table.ready("Aragorn")) == (False, True, True)


def test_common_cause_does_not_exhaust_another_players_hero() -> None:
    seats = Seat(heroes=["Glóin"], exhausted=["Glóin"], hand=["Common Cause"]), Seat(heroes=["Théodred"])
    assert lay(*seats, at="4.2").options == []


def test_rain_of_arrows_exhausts_a_ranged_character_of_the_player_who_plays_it() -> None:
    seat = Seat(heroes=["Legolas"], hand=["Rain of Arrows"], resources=1, engaged=[SPIDER])
    table = second_acts("Rain of Arrows", seat).choose("player 1")
    assert (table.ready("Legolas"), table.damage(SPIDER)) == (False, 1)
    archer = Seat(heroes=["Aragorn"], allies=["Horseback Archer"])
    table = lay(archer, Seat(heroes=["Gimli"], hand=["Rain of Arrows"], resources=1, engaged=[SPIDER]), at="4.2").done()
    assert (table.player, table.options) == (1, [])


def test_quick_strike_attacks_an_enemy_of_the_second_player_who_plays_it() -> None:
    seat = Seat(heroes=["Thalin"], hand=["Quick Strike"], resources=1, engaged=[SPIDER])
    table = second_acts("Quick Strike", seat, first=Seat(heroes=["Aragorn"], engaged=[BATS]))
    assert (table.ready("Thalin"), table.damage(SPIDER), table.damage(BATS)) == (False, 1, 0)


def test_quick_strike_does_not_exhaust_another_players_character() -> None:
    seat = Seat(heroes=["Thalin"], hand=["Quick Strike"], resources=1, engaged=[SPIDER], exhausted=["Thalin"])
    assert lay(seat, Seat(heroes=["Legolas"]), at="4.2").options == []


@pytest.mark.parametrize("title", ["Gandalf's Map", "Dungeon Torch", "Shadow Key"])
def test_an_objective_is_claimed_by_the_second_player_who_pays_for_it(title: str) -> None:
    table = lay(IDLE, Seat(heroes=["Glóin"], threat=20), staging=[title], at="4.2").done().choose(title)
    assert (table.controller(title), table.attachments("Glóin")) == (1, [title])
    assert (table.threat(0), table.threat(1)) == (30, 22)


# Shadow cards


@pytest.mark.parametrize("shadow", [SPIDER, "Cavern Guardian", "Driven by Shadow"])
def test_a_shadow_card_that_discards_an_attachment_asks_the_second_player_whom_it_hits(shadow: str) -> None:
    first = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone"]})
    seat = Seat(heroes=["Glóin"], attachments={"Glóin": ["Dwarven Axe", "Citadel Plate"]})
    table = second_is_attacked(shadow, seat, first).choose("Glóin").pass_until("discard attachment")
    assert (table.player, table.options) == (1, ["Dwarven Axe", "Citadel Plate"])
    table.choose("Dwarven Axe")
    assert (table.attachments("Glóin"), table.attachments("Aragorn")) == (["Citadel Plate"], ["Celebrían's Stone"])


@pytest.mark.parametrize("shadow", ["Cavern Guardian", "Driven by Shadow"])
def test_an_undefended_shadow_card_takes_all_attachments_of_the_second_player_only(shadow: str) -> None:
    first = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone"]})
    seat = Seat(heroes=["Glóin"], attachments={"Glóin": ["Dwarven Axe"]})
    table = second_is_attacked(shadow, seat, first).done().pass_to("6.4.2")
    assert (table.attachments("Glóin"), table.attachments("Aragorn")) == ([], ["Celebrían's Stone"])


@pytest.mark.parametrize(
    ("shadow", "undefended", "rise"),
    [
        ("East Bight Patrol", True, 3),
        ("Under the Shadow", False, 1),
        ("Ungoliant's Spawn", False, 4),
        ("Pursued by Shadow", False, 3),
    ],
)
def test_a_shadow_card_raises_the_threat_of_the_second_player_whom_it_hits(
    shadow: str, undefended: bool, rise: int
) -> None:
    table = second_is_attacked(shadow, Seat(heroes=["Glóin"], threat=20))
    table = (table.done() if undefended else table.choose("Glóin")).pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (30, 20 + rise)


def test_pursued_by_shadow_returns_an_exhausted_ally_of_the_second_player_whom_it_hits() -> None:
    first = Seat(heroes=["Aragorn"], allies=["Faramir"], exhausted=["Faramir"])
    allies = ["Snowbourn Scout", "Son of Arnor"]
    seat = Seat(heroes=["Glóin"], allies=allies, exhausted=allies)
    table = second_is_attacked("Pursued by Shadow", seat, first).choose("Glóin").pass_until("return to hand")
    assert (table.player, table.options) == (1, allies)
    assert table.choose("Son of Arnor").hand(1) == ["Son of Arnor"]


def test_hummerhorns_shadow_hurts_the_characters_of_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("Hummerhorns", Seat(heroes=["Glóin", "Théodred"])).choose("Théodred").pass_to("6.4.2")
    assert [table.damage(each) for each in ("Aragorn", "Glóin", "Théodred")] == [0, 1, 1]


def test_king_spider_shadow_exhausts_a_character_of_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("King Spider", Seat(heroes=["Glóin", "Théodred"])).choose("Théodred").pass_to("6.4.2")
    assert [table.ready(each) for each in ("Aragorn", "Glóin", "Théodred")] == [True, False, False]


def test_lingering_venom_shadow_exhausts_the_damaged_characters_of_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("Lingering Venom", Seat(heroes=["Glóin", "Théodred"])).choose("Théodred")
    table.state.damage = {table.id("Aragorn"): 1, table.id("Glóin"): 1}
    table.pass_to("6.4.2")
    assert [table.ready(each) for each in ("Aragorn", "Glóin")] == [True, False]


def test_ungoliants_swarm_shadow_engages_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("Ungoliant's Swarm", Seat(heroes=["Glóin", "Théodred", "Gimli"])).choose("Glóin")
    table.pass_to("6.4.2")
    assert (table.engaged(0), table.engaged(1)) == ([], [BATS, "Ungoliant's Swarm"])
    assert [table.ready(each) for each in ("Aragorn", "Théodred", "Gimli")] == [True, False, False]


def test_eastern_crows_shadow_looks_at_the_threat_of_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("Eastern Crows", Seat(heroes=["Glóin"], threat=35)).choose("Glóin").pass_to("6.4.2")
    assert table.stat(BATS, Stat.ATTACK) == 3


def test_scarred_raises_the_threat_of_the_second_player_whose_character_is_destroyed() -> None:
    seat = Seat(
        heroes=["Glóin"], allies=["Snowbourn Scout"], attachments={"Glóin": ["Scarred"]}, engaged=[SPIDER], threat=20
    )
    table = lay(IDLE, seat, encounter_deck=[], at="6.3").pass_until("defend", 1).choose("Snowbourn Scout")
    table.pass_to("6.4.3")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert (table.threat(0), table.threat(1)) == (30, 21)


def test_brok_ironfist_enters_play_under_the_control_of_the_second_player_whose_hero_died() -> None:
    seat = Seat(heroes=["Gimli", "Glóin"], hand=["Brok Ironfist"], engaged=[SPIDER])
    table = lay(IDLE, seat, damage={"Glóin": 3}, encounter_deck=[], at="6.3").pass_until("defend", 1).choose("Glóin")
    table.pass_until("response").choose("Brok Ironfist")
    assert (table.state.round, table.area(0), table.area(1)) == (1, ["Aragorn"], ["Gimli", "Brok Ironfist"])


def test_dwarven_tomb_returns_a_card_from_the_discard_pile_of_the_second_player_who_plays_it() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Dwarven Tomb"], resources=1, discards=["Unexpected Courage"])
    first = Seat(heroes=["Aragorn"], discards=["A Test of Will"])
    table = second_acts("Dwarven Tomb", seat, first=first)
    assert (table.hand(1), table.discards(0)) == (["Unexpected Courage"], ["A Test of Will"])


def test_marsh_adder_raises_the_threat_of_the_second_player_whom_it_attacks() -> None:
    table = lay(IDLE, Seat(heroes=["Glóin"], threat=20, engaged=["Marsh Adder"]), at="6.3").pass_until("defend", 1)
    assert (table.threat(0), table.threat(1)) == (30, 21)


def test_hummerhorns_hurt_a_hero_of_the_second_player_whom_they_engage() -> None:
    seat = Seat(heroes=["Glóin", "Théodred"], threat=20)
    table = lay(IDLE, seat, staging=["Hummerhorns"], at="5.2").done().choose("Hummerhorns")
    assert (table.asked, table.player, table.options) == ("take damage", 1, ["Glóin", "Théodred"])


def test_wolf_rider_shadow_attacks_the_second_player_whom_it_hits() -> None:
    table = second_is_attacked("Wolf Rider", Seat(heroes=["Glóin", "Théodred"])).choose("Glóin").pass_until("defend")
    assert (table.player, table.options) == (1, ["Théodred"])
