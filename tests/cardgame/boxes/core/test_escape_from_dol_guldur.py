"""The encounter set Escape from Dol Guldur: enemies, treacheries, locations and their Orc Guards."""

import json
from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from tests.cardgame.boxes.core.scenes import QUIET, attacked, revealed
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.secrecy import look
from waybread.cardgame.state import replaced
from waybread.kernel import Streams

PAIR = Seat(heroes=["Aragorn", "Théodred"])
LONE = Seat(heroes=["Glóin"])
NAZGUL = "Nazgûl of Dol Guldur"
JAILOR = "Dungeon Jailor"
MAP, TORCH, KEY = "Gandalf's Map", "Dungeon Torch", "Shadow Key"
STONE, FAVOR = "Celebrían's Stone", "The Favor of the Lady"


def owned(table: Table, objective: str, player: int = 0) -> Table:
    """An objective that was laid on a hero has been claimed by a player."""
    table.state.controller = replaced(table.state.controller, table.id(objective), player)
    return table


# Dungeon Jailor


def test_dungeon_jailor_shuffles_an_unclaimed_objective_away_after_a_failed_quest() -> None:
    table = lay(PAIR, LONE, staging=[JAILOR, MAP, TORCH], first_player=1, at="3.4")
    assert (table.asked, table.player, table.options) == ("shuffle into deck", 1, [MAP, TORCH])
    assert not table.may_pass
    assert (table.threat(0), table.threat(1)) == (21, 21)  # the failure has been paid for
    table.choose(MAP)
    assert table.zone(MAP) == Zone.ENCOUNTER_DECK
    assert table.staging == [JAILOR, TORCH]


def test_dungeon_jailor_shuffles_the_objective_rather_than_laying_it_on_top() -> None:
    places = {lay(Seat(), staging=[JAILOR, MAP], seed=seed, at="3.4").encounter_deck.index(MAP) for seed in range(8)}
    assert len(places) > 2


@pytest.mark.ruling("core:101.1")
def test_dungeon_jailor_may_take_a_guarded_objective_and_leaves_its_guard() -> None:
    deck = [KEY, "Forest Spider", *QUIET]
    table = lay(Seat(), staging=[JAILOR], encounter_deck=deck, at="3.3").done()
    assert table.zone(KEY) == Zone.ENCOUNTER_DECK
    assert table.staging == [JAILOR, "Forest Spider"]
    assert table.state.guards == {}


def test_dungeon_jailor_does_not_reach_an_objective_whose_guard_is_engaged() -> None:
    table = lay(Seat(engaged=["Forest Spider"]), staging=[JAILOR], guards={KEY: "Forest Spider"}, at="3.2")
    table.pass_to("3.4")
    assert table.attachments("Forest Spider") == [KEY]


def test_dungeon_jailor_does_nothing_while_it_is_engaged() -> None:
    table = lay(Seat(engaged=[JAILOR]), staging=["Forest Spider", MAP], at="3.4")
    assert (table.asked, table.threat(), table.zone(MAP)) == ("action", 22, Zone.STAGING)


def test_dungeon_jailor_does_nothing_after_a_quest_that_did_not_fail() -> None:
    table = lay(PAIR, staging=[JAILOR, MAP], committed=["Aragorn"], at="3.4")
    assert table.zone(MAP) == Zone.STAGING
    table = lay(PAIR, staging=[JAILOR, MAP], committed=["Théodred"], at="3.4")
    assert table.zone(MAP) == Zone.STAGING


def test_dungeon_jailor_leaves_claimed_objectives_alone() -> None:
    table = owned(lay(Seat(), staging=[JAILOR], attached={"Aragorn": [MAP]}, at="3.2"), MAP)
    table.pass_to("3.4")
    assert table.attachments("Aragorn") == [MAP]


def test_dungeon_jailor_is_worth_5_victory_points() -> None:
    table = lay(replace(PAIR, engaged=[JAILOR]), damage={JAILOR: 4}, at="6.7").pass_until("attack")
    table.choose(JAILOR, "Aragorn", "Théodred").pass_to("6.8.3")
    assert table.zone(JAILOR) == Zone.VICTORY
    assert table.game.card(table.id(JAILOR)).victory == 5


# Nazgûl of Dol Guldur


@pytest.mark.ruling("core:102.1")
def test_nazgul_of_dol_guldur_takes_no_attachments_of_players() -> None:
    hunter = Seat(heroes=["Denethor"], hand=["Forest Snare"], resources=5)
    assert "Forest Snare" not in lay(replace(hunter, engaged=[NAZGUL]), at="2.1").options
    table = lay(replace(hunter, engaged=[NAZGUL, "Forest Spider"]), at="2.1").choose("Forest Snare")
    assert table.attachments("Forest Spider") == ["Forest Snare"]


def test_nazgul_of_dol_guldur_has_the_engaged_player_discard_a_character_after_a_shadow_effect() -> None:
    seat = replace(PAIR, allies=["Gandalf"])
    table = attacked("Dol Guldur Orcs", seat, LONE, by=NAZGUL).choose("Aragorn").pass_until("discard character")
    assert (table.player, table.may_pass) == (0, False)
    assert table.options == ["Aragorn", "Théodred", "Gandalf"]
    assert table.stat(NAZGUL, Stat.ATTACK) == 5  # the shadow effect comes first
    table.choose("Théodred")
    assert table.discards() == ["Théodred"]


def test_nazgul_of_dol_guldur_can_cost_a_player_the_last_hero() -> None:
    table = attacked("Dol Guldur Orcs", Seat(), LONE, by=NAZGUL).done().done().done()
    assert table.state.eliminated == [True, False]
    assert table.staging == [NAZGUL]


def test_nazgul_of_dol_guldur_does_nothing_after_a_shadow_card_without_an_effect() -> None:
    table = attacked("Forest Gate", PAIR, by=NAZGUL).choose("Aragorn").pass_to("6.4.2")
    assert table.area() == ["Aragorn", "Théodred"]


@pytest.mark.ruling("core:48.1")
def test_nazgul_of_dol_guldur_does_nothing_after_a_cancelled_shadow_effect() -> None:
    seat = Seat(heroes=["Éowyn", "Aragorn"], hand=["Hasty Stroke"], resources=1)
    table = attacked("Dol Guldur Orcs", seat, by=NAZGUL).choose("Aragorn").pass_until("response")
    table.choose("Hasty Stroke")
    assert (table.window, table.area()) == ("6.4.2", ["Éowyn", "Aragorn"])


def test_nazgul_of_dol_guldur_does_nothing_after_another_enemys_shadow_effect() -> None:
    seat = replace(PAIR, engaged=["Black Forest Bats", NAZGUL])
    table = lay(seat, shadows={"Black Forest Bats": ["Dol Guldur Orcs"]}, at="6.3")
    table.choose("Black Forest Bats").pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    assert (table.stat("Black Forest Bats", Stat.ATTACK), table.area()) == (2, ["Aragorn", "Théodred"])


# Cavern Guardian


def test_cavern_guardian_is_doomed_1() -> None:
    table = revealed("Cavern Guardian", seats=(PAIR, LONE))
    assert (table.threat(0), table.threat(1)) == (21, 21)
    assert "Cavern Guardian" in table.staging


def guardian_strikes(*deck: str) -> Table:
    """An attack with Cavern Guardian as shadow card on a player with two attachments and a claimed objective."""
    held = {"Aragorn": [STONE], "Théodred": [FAVOR]}
    seat = replace(PAIR, attachments=held, engaged=["Black Forest Bats"], deck=deck or PAIR.deck)
    other = replace(LONE, attachments={"Glóin": ["Steward of Gondor"]})
    shadows = {"Black Forest Bats": ["Cavern Guardian"]}
    table = lay(seat, other, attached={"Théodred": [KEY]}, shadows=shadows, at="6.3").pass_until("defend")
    return owned(table, KEY)


def test_cavern_guardian_shadow_has_the_defending_player_discard_one_attachment() -> None:
    table = guardian_strikes().choose("Aragorn").pass_until("discard attachment")
    assert (table.player, sorted(table.options), table.may_pass) == (0, [STONE, KEY, FAVOR], False)
    table.choose(STONE)
    assert table.discards() == [STONE]
    assert table.attachments("Théodred") == [FAVOR, KEY]


def test_cavern_guardian_shadow_returns_a_discarded_objective_to_the_staging_area() -> None:
    table = guardian_strikes().choose("Aragorn").pass_until("discard attachment").choose(KEY)
    assert table.staging == [KEY]
    assert table.controller(KEY) == -1
    assert table.attachments("Théodred") == [FAVOR]


def test_cavern_guardian_shadow_takes_all_attachments_if_undefended() -> None:
    table = guardian_strikes().done().pass_to("6.4.2")
    assert sorted(table.discards()) == [STONE, FAVOR]
    assert table.staging == [KEY]
    assert table.attachments("Glóin") == ["Steward of Gondor"]


@pytest.mark.rule("lcg:discard.6")
def test_cavern_guardian_shadow_lets_owners_order_what_is_discarded_if_undefended() -> None:
    table = guardian_strikes("Erebor Hammersmith").done().pass_until("next on the pile")
    assert (table.player, table.options) == (0, [STONE, FAVOR])
    table.choose(FAVOR)
    assert table.discards() == [FAVOR, STONE]
    assert table.staging == [KEY]


# Under the Shadow


def test_under_the_shadow_raises_the_threat_of_the_staging_area_by_the_number_of_players() -> None:
    table = revealed("Under the Shadow", "Enchanted Stream", seats=(PAIR, LONE))
    assert staging_threat(table.game) == 2 + 2
    assert table.encounter_discard == ["Under the Shadow"]


def test_under_the_shadow_counts_also_if_nothing_is_staged() -> None:
    table = revealed("Under the Shadow")
    assert (table.staging, staging_threat(table.game)) == ([], 1)


@pytest.mark.rule("lcg:faq.1.55")
def test_under_the_shadow_counts_only_players_who_are_still_in_the_game() -> None:
    table = revealed("Under the Shadow", "Cavern Guardian", seats=(PAIR, replace(LONE, threat=49)))
    assert table.state.eliminated == [False, True]
    assert staging_threat(table.game) == 2 + 1


def test_under_the_shadow_ends_with_the_phase() -> None:
    assert staging_threat(revealed("Under the Shadow").pass_to("4.2").game) == 0


def test_under_the_shadow_as_shadow_raises_threat_by_the_enemies_engaged() -> None:
    seat = replace(PAIR, engaged=["Black Forest Bats", "Forest Spider"])
    other = replace(LONE, engaged=["King Spider"])
    table = lay(seat, other, shadows={"Black Forest Bats": ["Under the Shadow"]}, at="6.3")
    table.choose("Black Forest Bats").pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    assert (table.threat(0), table.threat(1)) == (22, 20)


# Iron Shackles


def shackled(*seats: Seat, first_player: int = 0) -> Table:
    """Iron Shackles has been revealed."""
    deck = ("Iron Shackles", *QUIET)
    return lay(*seats, encounter_deck=deck, first_player=first_player, at="3.3")


def test_iron_shackles_goes_onto_the_first_players_deck_as_a_condition_attachment() -> None:
    table = shackled(PAIR, LONE, first_player=1)
    assert table.state.deck_attachments == {1: (table.id("Iron Shackles"),)}
    assert table.zone("Iron Shackles") == Zone.ATTACHED
    assert table.is_type("Iron Shackles", CardType.ATTACHMENT)
    assert table.traits("Iron Shackles") == {"Condition"}
    shown = json.loads(json.dumps(table.game.view(None)))
    shackles = [table.id("Iron Shackles"), "Iron Shackles", "core:105/attached"]
    assert [each["on_the_deck"] for each in shown["players"]] == [[], [shackles]]


def test_iron_shackles_replaces_the_next_draw_of_the_resource_phase_and_no_other() -> None:
    table = shackled(PAIR, LONE, first_player=1).pass_to("1.3")
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 0)
    assert table.zone("Iron Shackles") == Zone.ENCOUNTER_DISCARD
    assert table.state.deck_attachments == {}
    table.pass_to("2.2").pass_to("1.3")
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 1)


@pytest.mark.ruling("core:105.2")
def test_iron_shackles_replaces_a_draw_of_several_cards_as_a_whole() -> None:
    table = shackled(Seat(heroes=["Beravor"], hand=["Gléowine"]))
    table.pass_until("action").choose("Beravor")
    assert len(table.hand()) == 1
    assert table.zone("Iron Shackles") == Zone.ENCOUNTER_DISCARD


def test_iron_shackles_waits_while_nobody_can_draw() -> None:
    table = lay(Seat(), active_location="Enchanted Stream", encounter_deck=("Iron Shackles", *QUIET), at="3.3")
    table.pass_to("1.3")
    assert (table.hand(), table.zone("Iron Shackles")) == ([], Zone.ATTACHED)


def test_iron_shackles_waits_on_an_empty_deck() -> None:
    table = shackled(Seat(deck=[])).pass_to("1.3")
    assert table.zone("Iron Shackles") == Zone.ATTACHED


@pytest.mark.ruling("core:105.1")
def test_iron_shackles_shadow_goes_onto_the_first_players_deck_too() -> None:
    table = attacked("Iron Shackles", PAIR, LONE).choose("Aragorn").pass_to("6.4.2")
    assert table.state.deck_attachments == {0: (table.id("Iron Shackles"),)}
    assert table.state.shadows == {}
    table.pass_to("1.3")
    assert (len(table.hand(0)), len(table.hand(1))) == (0, 1)


@pytest.mark.ruling("core:61.1")
def test_iron_shackles_can_be_discarded_by_miner_of_the_iron_hills() -> None:
    table = shackled(Seat(hand=["Sneak Attack", "Miner of the Iron Hills"], resources=1))
    table.choose("Sneak Attack")
    assert (table.asked, table.options) == ("response", ["Miner of the Iron Hills"])
    table.choose("Miner of the Iron Hills")
    assert table.zone("Iron Shackles") == Zone.ENCOUNTER_DISCARD
    assert len(table.pass_to("1.3").hand()) == 2  # the Miner has come back, and a card was drawn


# Endless Caverns


def test_endless_caverns_is_doomed_1_and_surges() -> None:
    table = revealed("Endless Caverns", "Forest Spider", seats=(PAIR,))
    assert table.threat() == 21
    assert table.staging == ["Endless Caverns", "Forest Spider"]


# Tower Gate and the Orc Guards


def gate_taken(*seats: Seat, first_player: int = 0) -> Table:
    """The group travels to Tower Gate."""
    return lay(*seats, staging=["Tower Gate"], first_player=first_player, at="4.2").choose("Tower Gate")


FARAMIR_ON_TOP = replace(PAIR, deck=["Faramir", "Gandalf", "Sneak Attack", "Snowbourn Scout"])


@pytest.mark.ruling("core:107.1")
def test_tower_gate_makes_the_top_card_of_each_deck_an_orc_guard() -> None:
    table = gate_taken(FARAMIR_ON_TOP, replace(LONE, deck=["Steward of Gondor", "Faramir"]))
    assert (table.engaged(0), table.engaged(1)) == (["Faramir"], ["Steward of Gondor"])
    assert (len(table.deck(0)), len(table.deck(1))) == (3, 1)
    guard = table.id("Faramir")
    assert (table.game.title(guard), table.game.type_of(guard)) == ("Orc Guard", CardType.ENEMY)
    stats = [table.stat("Faramir", each) for each in (Stat.HIT_POINTS, Stat.ATTACK, Stat.DEFENSE)]
    assert stats == [1, 1, 1]
    assert table.traits("Faramir") == frozenset()


def test_tower_gate_does_nothing_when_the_group_travels_elsewhere() -> None:
    table = lay(PAIR, staging=["Tower Gate", "Forest Gate"], at="4.2").choose("Forest Gate")
    assert table.engaged() == []


def test_tower_gate_finds_no_guard_in_an_empty_deck() -> None:
    assert gate_taken(Seat(deck=[])).engaged() == []


@pytest.mark.ruling("core:47.1")
def test_tower_gate_calls_its_guards_before_anybody_responds_to_the_travel() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Strength of Will"])
    table = gate_taken(seat)
    assert (table.asked, len(table.engaged())) == ("response", 1)
    table.choose("Strength of Will")
    assert table.active_location is None


def test_an_orc_guard_attacks_with_a_shadow_card_like_any_enemy() -> None:
    table = gate_taken(FARAMIR_ON_TOP).pass_to("6.2")
    assert len(table.state.shadows[table.id("Faramir")]) == 1
    table.pass_until("defend").done().pass_until("take damage").choose("Aragorn")
    assert table.damage("Aragorn") == 1


def test_an_orc_guard_of_an_eliminated_player_loses_its_shadow_card_with_it() -> None:
    table = gate_taken(FARAMIR_ON_TOP, replace(LONE, deck=[])).pass_to("6.2")
    (dealt,) = table.state.shadows[table.id("Faramir")]
    resolve(eliminate(table.game, 0))
    assert "Faramir" in table.discards(0)
    assert (table.state.shadows, table.state.zone[dealt]) == ({}, Zone.ENCOUNTER_DISCARD)


def test_an_orc_guard_that_is_destroyed_goes_to_its_owners_discard_pile() -> None:
    table = gate_taken(FARAMIR_ON_TOP).pass_until("attack").choose("Faramir", "Aragorn").done().pass_to("6.8.3")
    assert table.discards() == ["Faramir"]
    assert table.game.title(table.id("Faramir")) == "Faramir"
    assert table.controller("Faramir") == 0


@pytest.mark.ruling("core:52.2", "core:107.1")
def test_an_orc_guard_that_would_return_to_the_staging_area_is_discarded() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["A Light in the Dark"], resources=2, deck=["Faramir", "Gandalf"])
    table = gate_taken(seat).choose("A Light in the Dark")
    assert table.staging == []
    assert sorted(table.discards()) == ["A Light in the Dark", "Faramir"]


def test_an_orc_guard_goes_to_its_owners_discard_pile_when_that_player_is_eliminated() -> None:
    table = gate_taken(replace(FARAMIR_ON_TOP, threat=49), LONE).pass_to("7.4")
    assert table.state.eliminated == [True, False]
    assert "Faramir" in table.discards(0)
    assert "Faramir" not in table.staging
    assert table.state.form.keys() == set(table.state.engaged[1])


def test_an_orc_guard_is_known_to_nobody_not_even_its_owner() -> None:
    table = gate_taken(FARAMIR_ON_TOP, LONE)
    for viewer in (None, 0, 1):
        assert "Faramir" not in json.dumps(table.game.view(viewer))
    worlds = set()
    for seed in range(12):
        world = table.game.clone()
        world.conceal((0,), Streams(seed))
        worlds.add(world.state.identity[table.id("Faramir")])
        assert world.title(table.id("Faramir")) == "Orc Guard"
    assert len(worlds) > 2


def test_an_orc_guard_is_known_to_whoever_had_looked_at_the_card_before() -> None:
    table = lay(FARAMIR_ON_TOP, LONE, staging=["Tower Gate"], at="4.2")
    look(table.game, 1, [table.id("Faramir")])
    table.choose("Tower Gate")
    known = [json.dumps(table.game.view(viewer)["looked_at"]) for viewer in (0, 1)]
    assert ["Faramir" in each for each in known] == [False, True]
    world = table.game.clone()
    world.conceal((1,), Streams(5))
    assert world.state.identity[table.id("Faramir")] == "core:14"


def test_an_orc_guard_is_no_copy_of_the_unique_card_that_it_is() -> None:
    seat = replace(FARAMIR_ON_TOP, hand=["Sneak Attack", "Faramir"], resources=1)
    table = gate_taken(seat).choose("Sneak Attack", "Aragorn", "Faramir")
    assert table.area() == ["Aragorn", "Théodred", "Faramir"]
    assert table.engaged() == ["Faramir#2"]


@pytest.mark.parametrize("card", ["Blade of Gondolin", "Snowbourn Scout"])
def test_an_orc_guard_has_neither_the_text_nor_the_type_of_the_card_that_it_is(card: str) -> None:
    """Its defeat answers to no text of its own, and is no character's."""
    seat = Seat(heroes=["Legolas", "Aragorn"], attachments={"Aragorn": ["Horn of Gondor"]}, resources=1,
                hand=["Valiant Sacrifice"], deck=[card, "Gandalf", "Gandalf"])  # fmt: skip
    table = gate_taken(seat).pass_until("attack").choose(card, "Aragorn").done().pass_to("6.8.3")
    assert table.discards() == [card]
    assert table.resources("Aragorn") == 1
    assert "Valiant Sacrifice" in table.hand()


def test_dungeon_jailor_is_not_put_in_an_order_when_there_is_no_objective() -> None:
    jailors = ["Dungeon Jailor", "Dungeon Jailor"]
    table = lay(Seat(heroes=["Aragorn"]), staging=jailors, at="3.4")
    assert (table.threat(), table.asked) == (22, "action")
