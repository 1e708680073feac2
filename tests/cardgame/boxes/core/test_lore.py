"""The Lore heroes and allies of the core set."""

from collections.abc import Mapping

import pytest

from tests.cardgame.board import CARDS, Seat, Table, Zone, lay, printed
from waybread.cardgame.facts import CardType, Sphere, X
from waybread.kernel import Events

PRINTED = """
    10 Denethor hero 1 - 8 1 1 3 3 1 Gondor. Noble. Steward.
    11 Glorfindel hero 1 - 12 3 3 1 5 1 Noble. Noldor. Warrior.
    12 Beravor hero 1 - 10 2 2 2 4 1 Dúnedain. Ranger.
    58 Daughter-of-the-Nimrodel ally 0 3 - 1 0 0 1 3 Silvan.
    59 Erebor-Hammersmith ally 0 2 - 1 1 1 3 2 Dwarf. Craftsman.
    60 Henamarth-Riversong ally 1 1 - 1 1 0 1 1 Silvan.
    61 Miner-of-the-Iron-Hills ally 0 2 - 0 1 1 2 2 Dwarf.
    62 Gléowine ally 1 2 - 1 0 0 2 2 Minstrel. Rohan.
    63 Lore-of-Imladris event 0 2 - - - - - 3
    64 Lórien's-Wealth event 0 3 - - - - - 2
    65 Radagast's-Cunning event 0 1 - - - - - 2
    66 Secret-Paths event 0 1 - - - - - 2
    67 Gandalf's-Search event 0 X - - - - - 2
    68 Beorn's-Hospitality event 0 5 - - - - - 1
    69 Forest-Snare attachment 0 3 - - - - - 2 Item. Trap.
    70 Protector-of-Lórien attachment 0 1 - - - - - 2 Title.
    71 Dark-Knowledge attachment 0 1 - - - - - 1 Condition.
    72 Self-Preservation attachment 0 3 - - - - - 2 Skill.
"""
"""Number, title, type, unique, cost, threat cost, willpower, attack, defence, hit points, copies, traits."""


def known(table: Table, player: int | None) -> list[str]:
    """What a seat has looked at, by title."""
    return [each["title"] for each in table.game.view(player)["looked_at"]]


def imagined_tops(table: Table) -> set[str]:
    """The top cards of the encounter deck in worlds that the player who is asked may imagine."""
    worlds = [table.game.determinize(table.player, seed) for seed in range(20)]
    return {world.title(world.state.encounter_deck[-1]) for world in worlds}


def test_lore_cards_have_their_printed_numbers_and_traits() -> None:
    lines = [line.split(maxsplit=11) for line in PRINTED.strip().splitlines()]
    for number, title, type_, unique, *values in lines:
        cost, threat_cost, willpower, attack, defense, hit_points, copies = (
            None if each == "-" else X if each == "X" else int(each) for each in values[:7]
        )
        card = printed(title)
        assert (card.number, card.type, card.sphere) == (int(number), CardType(type_), Sphere.LORE), title
        assert (card.unique, card.cost, card.threat_cost) == (unique == "1", cost, threat_cost), title
        assert (card.willpower, card.attack) == (willpower, attack), title
        assert (card.defense, card.hit_points, card.quantity) == (defense, hit_points, copies), title
        assert card.traits == {each.strip(".") for each in "".join(values[7:]).split()}, title
        assert not card.keywords, title
    lore = [card for card in CARDS.values() if card.sphere is Sphere.LORE and card.set_name == "Core Set"]
    assert len(lore) == len(lines) == 18


# Denethor


def test_denethor_exhausts_to_look_at_the_top_encounter_card() -> None:
    table = lay(Seat(heroes=["Denethor"]), encounter_deck=["Forest Spider", "Forest Gate"], at="4.2")
    assert table.options == ["Denethor"]
    assert known(table, 0) == []
    table.choose("Denethor")
    assert table.asked == "may move to the bottom"
    assert table.may_pass
    assert known(table, 0) == ["Forest Spider"]
    assert not table.ready("Denethor")
    table.done()
    assert table.encounter_deck == ["Forest Spider", "Forest Gate"]
    assert table.staging == []
    assert table.options == []


def test_denethor_may_move_the_card_to_the_bottom() -> None:
    table = lay(Seat(heroes=["Denethor"]), encounter_deck=["Forest Spider", "Forest Gate"], at="4.2")
    table.choose("Denethor", "1")
    assert table.encounter_deck == ["Forest Gate", "Forest Spider"]
    assert known(table, 0) == ["Forest Spider"]


def test_denethor_tells_nobody_else_what_he_saw() -> None:
    table = lay(
        Seat(heroes=["Denethor"]), Seat(), encounter_deck=["Forest Spider", *["Forest Gate"] * 4], at="4.2"
    )  # fmt: skip
    events = Events()
    table.game.listen(events.append)
    table.choose("Denethor")
    spider = table.id("Forest Spider")
    told = {"player": 0, "cards": 1}
    assert events.seen_by(0)[-1] == ("looked", {**told, "ids": (spider,), "titles": "Forest Spider", "keys": "core:96"})
    assert events.seen_by(1)[-1] == events.seen_by(None)[-1] == ("looked", told)
    assert imagined_tops(table) == {"Forest Spider"}
    table.done()
    assert table.player == 1
    assert imagined_tops(table) == {"Forest Spider", "Forest Gate"}
    assert known(table, 0) == ["Forest Spider"]
    assert known(table, 1) == known(table, None) == []
    table.done()
    assert table.player == 0
    assert imagined_tops(table) == {"Forest Spider"}


def test_denethor_knows_the_card_when_it_is_dealt_as_a_shadow_card() -> None:
    table = lay(
        Seat(heroes=["Denethor"], engaged=["Forest Spider"]),
        Seat(),
        encounter_deck=["East Bight Patrol", *["Forest Gate"] * 3],
        at="5.3",
    )
    table.choose("Denethor").done().pass_to("6.2")
    assert table.names(table.state.shadows[table.id("Forest Spider")]) == ["East Bight Patrol"]
    shadows = {viewer: _shadow_cards(table, viewer) for viewer in (0, 1, None)}
    assert shadows == {0: ["East Bight Patrol"], 1: [None], None: [None]}


def _shadow_cards(table: Table, viewer: int | None) -> list[str | None]:
    """The shadow cards of the first player's first enemy as a seat sees them."""
    players = table.game.view(viewer)["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], Mapping)
    engaged = players[0]["engaged"]
    assert isinstance(engaged, list)
    assert isinstance(engaged[0], Mapping)
    shown = engaged[0]["shadow_cards"]
    assert isinstance(shown, list)
    return [str(each[1]) if isinstance(each, list) else None for each in shown]


def test_denethor_knows_nothing_more_once_the_card_has_been_shuffled_into_the_deck_again() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Denethor"], engaged=["Forest Spider"]),
        encounter_deck=["East Bight Patrol"],
        encounter_discard=["Old Forest Road"] * 5,
        at="5.3",
    )
    table.choose("Denethor").done().pass_to("7.4")
    assert "East Bight Patrol" in table.encounter_discard
    assert known(table, 0) == []
    table.pass_to("3.1")
    assert "East Bight Patrol" in table.encounter_deck
    assert known(table, 0) == []
    assert len({world.digest() for world in (table.game.determinize(0, seed) for seed in range(5))}) > 1


def test_denethor_cannot_look_at_an_empty_encounter_deck() -> None:
    table = lay(Seat(heroes=["Denethor"]), encounter_deck=[], at="4.2")
    assert table.options == []
    assert table.why_not_use("Denethor") == "it could not change anything now"


# Glorfindel


def test_glorfindel_heals_one_damage_on_any_wounded_character() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], resources=1),
        Seat(heroes=["Aragorn"], allies=["Guard of the Citadel", "Faramir"]),
        damage={"Glorfindel": 3, "Faramir": 2},
        at="4.2",
    )
    table.choose("Glorfindel")
    assert table.asked == "target"
    assert table.options == ["Glorfindel", "Faramir"]
    table.choose("Faramir")
    assert table.damage("Faramir") == 1
    assert table.damage("Glorfindel") == 3
    assert table.resources("Glorfindel") == 0
    assert table.ready("Glorfindel")


def test_glorfindel_heals_once_a_round() -> None:
    table = lay(Seat(heroes=["Glorfindel"], resources=2), damage={"Glorfindel": 3}, at="4.2")
    table.choose("Glorfindel")
    assert table.damage("Glorfindel") == 2
    assert table.options == []
    assert table.why_not_use("Glorfindel") == "at most 1 per round"
    table.pass_to("7.4")
    assert table.options == []
    table.pass_to("1.3")
    assert table.options == ["Glorfindel"]


def test_glorfindel_heals_again_in_the_round_after_gandalf_has_left() -> None:
    table = lay(Seat(heroes=["Glorfindel"], allies=["Gandalf"], resources=2), damage={"Glorfindel": 3}, at="4.2")
    table.choose("Glorfindel").pass_to("1.3")
    assert table.zone("Gandalf") is Zone.DISCARD
    assert table.options == ["Glorfindel"]


def test_glorfindel_pays_from_his_own_pool_only() -> None:
    table = lay(
        Seat(heroes=["Glorfindel", "Denethor"], resources={"Denethor": 3}), damage={"Glorfindel": 1}, at="4.2"
    )  # fmt: skip
    assert "Glorfindel" not in table.options
    assert table.why_not_use("Glorfindel") == "it costs 1 resources"


def test_glorfindel_cannot_heal_where_nobody_is_wounded() -> None:
    table = lay(Seat(heroes=["Glorfindel"], resources=1), at="4.2")
    assert table.options == []
    assert table.why_not_use("Glorfindel") == "there is nothing to choose"


# Beravor


def test_beravor_exhausts_for_two_cards_of_a_player() -> None:
    table = lay(Seat(heroes=["Beravor"]), Seat(), at="4.2")
    table.choose("Beravor")
    assert table.asked == "target"
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert len(table.hand(1)) == 2
    assert table.hand(0) == []
    assert not table.ready("Beravor")


@pytest.mark.ruling("core:12.1")
def test_beravor_gives_cards_once_a_round_even_if_she_readies() -> None:
    table = lay(Seat(heroes=["Beravor"], attachments={"Beravor": ["Unexpected Courage"]}), at="4.2")
    table.choose("Beravor", "Unexpected Courage")
    assert table.ready("Beravor")
    assert len(table.hand()) == 2
    assert table.options == []
    assert table.why_not_use("Beravor") == "at most 1 per round"
    table.pass_to("1.3")
    assert "Beravor" in table.options


def test_beravor_needs_a_card_in_somebodys_deck() -> None:
    assert lay(Seat(heroes=["Beravor"], deck=[]), at="4.2").options == []
    table = lay(Seat(heroes=["Beravor"], deck=[]), Seat(deck=["Faramir"]), at="4.2")
    table.choose("Beravor", "player 1")
    assert table.hand(1) == ["Faramir"]


# Daughter of the Nimrodel


def test_daughter_of_the_nimrodel_heals_up_to_two_damage_on_a_hero() -> None:
    table = lay(
        Seat(allies=["Daughter of the Nimrodel", "Faramir"]),
        Seat(heroes=["Denethor"]),
        damage={"Aragorn": 3, "Denethor": 2, "Faramir": 2},
        at="4.2",
    )
    table.choose("Daughter of the Nimrodel")
    assert table.options == ["Aragorn", "Denethor"]
    table.choose("Aragorn")
    assert table.asked == "heal up to"
    assert table.decision.options == (1, 2)
    table.choose(2)
    assert table.damage("Aragorn") == 1
    assert not table.ready("Daughter of the Nimrodel")


def test_daughter_of_the_nimrodel_may_heal_less_than_she_could() -> None:
    table = lay(Seat(allies=["Daughter of the Nimrodel"]), damage={"Aragorn": 3}, at="4.2")
    table.choose("Daughter of the Nimrodel", 1)
    assert table.damage("Aragorn") == 2


def test_daughter_of_the_nimrodel_heals_no_more_than_there_is() -> None:
    table = lay(Seat(allies=["Daughter of the Nimrodel"]), damage={"Aragorn": 1}, at="4.2")
    table.choose("Daughter of the Nimrodel")
    assert table.asked == "action"
    assert table.damage("Aragorn") == 0


def test_daughter_of_the_nimrodel_does_not_heal_allies() -> None:
    table = lay(Seat(allies=["Daughter of the Nimrodel", "Faramir"]), damage={"Faramir": 2}, at="4.2")
    assert table.why_not_use("Daughter of the Nimrodel") == "there is nothing to choose"


# Erebor Hammersmith


def test_erebor_hammersmith_returns_the_topmost_attachment_of_any_pile_to_its_owner() -> None:
    table = lay(
        Seat(
            heroes=["Denethor"],
            hand=["Erebor Hammersmith"],
            resources=2,
            discards=["Steward of Gondor", "Self Preservation", "Faramir"],
        ),
        Seat(discards=["Celebrían's Stone", "Ever Vigilant"]),
        at="2.2",
    )
    table.choose("Erebor Hammersmith")
    assert table.asked == "response"
    assert table.options == ["Erebor Hammersmith"]
    assert table.may_pass
    table.choose("Erebor Hammersmith")
    assert table.options == ["Self Preservation", "Celebrían's Stone"]
    table.choose("Celebrían's Stone")
    assert table.hand(1) == ["Celebrían's Stone"]
    assert table.discards(1) == ["Ever Vigilant"]
    assert table.hand(0) == []
    assert known(table, 0) == ["Celebrían's Stone"]


def test_erebor_hammersmith_may_return_nothing() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Erebor Hammersmith"], resources=2, discards=["Forest Snare"]), at="2.2"
    )  # fmt: skip
    table.choose("Erebor Hammersmith").done()
    assert table.asked == "action"
    assert table.discards() == ["Forest Snare"]


def test_erebor_hammersmith_finds_no_attachment_among_other_cards() -> None:
    table = lay(
        Seat(heroes=["Denethor"], hand=["Erebor Hammersmith"], resources=2, discards=["Faramir", "Secret Paths"]),
        at="2.2",
    )
    table.choose("Erebor Hammersmith")
    assert table.asked == "action"
    assert table.area() == ["Denethor", "Erebor Hammersmith"]


@pytest.mark.ruling("core:23.1", "core:59.1")
def test_erebor_hammersmith_returns_nothing_when_put_into_play() -> None:
    table = lay(
        Seat(hand=["Sneak Attack", "Erebor Hammersmith"], resources=1, discards=["Steward of Gondor"]), at="4.2"
    )  # fmt: skip
    table.choose("Sneak Attack")
    assert table.area() == ["Aragorn", "Erebor Hammersmith"]
    assert table.asked == "action"
    assert table.hand() == []


# Henamarth Riversong


def test_henamarth_riversong_exhausts_to_look_at_the_top_encounter_card() -> None:
    table = lay(
        Seat(allies=["Henamarth Riversong"]), Seat(), encounter_deck=["Forest Spider", *["Forest Gate"] * 3], at="4.2"
    )
    table.choose("Henamarth Riversong")
    assert not table.ready("Henamarth Riversong")
    assert table.encounter_deck[0] == "Forest Spider"
    assert table.asked == "action"
    assert table.player == 1
    assert imagined_tops(table) == {"Forest Spider", "Forest Gate"}
    assert known(table, 0) == ["Forest Spider"]
    assert known(table, 1) == []
    assert table.done().player == 0
    assert imagined_tops(table) == {"Forest Spider"}


def test_henamarth_riversong_tells_where_the_known_card_lies() -> None:
    table = lay(Seat(allies=["Henamarth Riversong"]), encounter_deck=["Forest Spider", "Forest Gate"], at="4.2")
    table.choose("Henamarth Riversong")
    card = table.id("Forest Spider")
    where = {"id": card, "title": "Forest Spider", "key": "core:96", "zone": "encounter_deck", "from_top": 0}
    assert table.game.view(0)["looked_at"] == [where]


def test_henamarth_riversong_cannot_look_at_an_empty_encounter_deck() -> None:
    table = lay(Seat(allies=["Henamarth Riversong"]), encounter_deck=[], at="4.2")
    assert table.options == []


# Miner of the Iron Hills


def test_miner_of_the_iron_hills_discards_a_condition_of_anybody() -> None:
    table = lay(
        Seat(
            heroes=["Denethor"],
            attachments={"Denethor": ["Dark Knowledge", "Self Preservation"]},
            hand=["Miner of the Iron Hills"],
            resources=2,
        ),
        Seat(attachments={"Aragorn": ["Dark Knowledge", "Steward of Gondor"]}),
        at="2.2",
    )
    table.choose("Miner of the Iron Hills")
    assert table.asked == "response"
    assert table.options == ["Miner of the Iron Hills"]
    assert table.may_pass
    table.choose("Miner of the Iron Hills")
    assert table.options == ["Dark Knowledge", "Dark Knowledge#2"]
    table.choose("Dark Knowledge#2")
    assert table.attachments("Aragorn") == ["Steward of Gondor"]
    assert table.discards(1) == ["Dark Knowledge#2"]
    assert table.attachments("Denethor") == ["Dark Knowledge", "Self Preservation"]


@pytest.mark.ruling("core:61.1")
def test_miner_of_the_iron_hills_put_into_play_frees_a_hero_from_a_web() -> None:
    table = lay(
        Seat(hand=["Sneak Attack", "Miner of the Iron Hills"], resources=1),
        encounter_deck=["Caught in a Web", "Forest Gate"],
        at="3.3",
    )
    assert table.attachments("Aragorn") == ["Caught in a Web"]
    table.choose("Sneak Attack")
    assert table.asked == "response"
    assert table.options == ["Miner of the Iron Hills"]
    table.choose("Miner of the Iron Hills")
    assert table.attachments("Aragorn") == []
    assert table.encounter_discard == ["Caught in a Web"]


def test_miner_of_the_iron_hills_finds_nothing_where_there_is_no_condition() -> None:
    table = lay(
        Seat(
            heroes=["Denethor"],
            attachments={"Denethor": ["Self Preservation"]},
            hand=["Miner of the Iron Hills"],
            resources=2,
        ),
        at="2.2",
    )
    table.choose("Miner of the Iron Hills")
    assert table.asked == "action"
    assert table.attachments("Denethor") == ["Self Preservation"]


def test_miner_of_the_iron_hills_does_not_answer_when_another_ally_enters_play() -> None:
    seat = Seat(
        allies=["Miner of the Iron Hills"], attachments={"Aragorn": ["Dark Knowledge"]}, hand=["Guard of the Citadel"],
        resources=2,
    )  # fmt: skip
    assert lay(seat, at="2.2").choose("Guard of the Citadel").asked == "action"


# Gléowine


def test_gleowine_exhausts_for_a_card_of_a_player() -> None:
    table = lay(Seat(allies=["Gléowine"]), Seat(), at="4.2")
    table.choose("Gléowine")
    assert table.options == ["player 0", "player 1"]
    table.choose("player 1")
    assert len(table.hand(1)) == 1
    assert table.hand(0) == []
    assert not table.ready("Gléowine")


def test_gleowine_needs_a_card_in_somebodys_deck() -> None:
    assert lay(Seat(allies=["Gléowine"], deck=[]), at="4.2").options == []


# Drawing where nobody can


@pytest.mark.rule("lcg:ability.11")
def test_beravor_gleowine_and_loriens_wealth_are_not_offered_while_nobody_can_draw() -> None:
    seat = Seat(heroes=["Beravor", "Aragorn"], allies=["Gléowine"], hand=["Lórien's Wealth"], resources=5)
    assert sorted(lay(seat, at="4.2").options) == ["Beravor", "Gléowine", "Lórien's Wealth"]
    assert lay(seat, active_location="Enchanted Stream", at="4.2").options == []
