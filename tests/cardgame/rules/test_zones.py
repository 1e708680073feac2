"""In play and out of play; discard piles; cards removed from the game; drawing."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET
from tests.cardgame.rules.free_events import WRATH
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, constant, forced, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.entering_play import put_into_play
from waybread.cardgame.effects.leaving_play import discard, return_to_hand
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import event, objective, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
CLERK = "Test Zones Clerk"


@objective("Test Zones Bounty")
class Bounty:
    @constant(when=On.DRAWN, condition=lambda game, use: use.occurrence.player == 0)
    async def give(game: CardGame, use: Use) -> None:
        """Player 0 draws 1 card more."""
        use.occurrence.amount += 1


@objective(CLERK)
class Clerk:
    @forced(after=On.ENTERS_PLAY)
    async def greet(game: CardGame, use: Use) -> None:
        """Note each card that enters play."""
        note(game, f"{game.title(use.occurrence.card)} enters from {Zone(use.occurrence.origin).name}")

    @forced(after=On.LEAVES_PLAY)
    async def take_leave(game: CardGame, use: Use) -> None:
        """Note each card that leaves play."""
        note(game, f"{game.title(use.occurrence.card)} leaves to {Zone(game.state.zone[use.occurrence.card]).name}")

    @forced(after=On.PLAYED)
    async def watch(game: CardGame, use: Use) -> None:
        """Note each card that is played."""
        note(game, f"{game.title(use.occurrence.card)} is played")

    @forced(after=On.DRAWN)
    async def count(game: CardGame, use: Use) -> None:
        """Note each draw."""
        note(game, f"{use.occurrence.amount} drawn, {len(game.state.hands[use.occurrence.player])} in hand")


@event("Test Zones Summons", NEUTRAL, cost=0)
class Summons:
    @action(target=lambda game, use: game.state.hands[use.player])
    async def summon(game: CardGame, use: Use, card: int) -> None:
        """Choose a card in your hand and put it into play."""
        await put_into_play(game, card, use.player)


@event("Test Zones Recall", NEUTRAL, cost=0)
class Recall:
    @action(target=lambda game, use: game.allies())
    async def recall(game: CardGame, use: Use, ally: int) -> None:
        """Choose an ally and return it to its owner's hand."""
        await return_to_hand(game, ally, use.card)


@event("Test Zones Flood", NEUTRAL, cost=0)
class Flood:
    @action()
    async def flood(game: CardGame, use: Use) -> None:
        """Draw 20 cards."""
        await draw(game, use.player, 20, use.card)


@treachery("Test Zones Gust")
class Gust:
    @when_revealed
    async def blow(game: CardGame, use: Use) -> None:
        """Each player discards their hand."""
        for player in game.order():
            await discard(game, list(game.state.hands[player]), use.card)


def full_table() -> Table:
    """Something in every place there is."""
    return lay(
        Seat(
            heroes=["Aragorn"], allies=["Faramir"], attachments={"Aragorn": ["Steward of Gondor"]},
            engaged=["King Spider"], hand=["Sneak Attack"], deck=["Ever Vigilant"], discards=["For Gondor!"],
        ),
        staging=["Forest Spider"],
        active_location="Old Forest Road",
        quest_deck=["A Fork in the Road"],
        shadows={"King Spider": ["Hummerhorns"]},
        encounter_deck=["Forest Gate"],
        encounter_discard=["East Bight Patrol"],
        victory_display=["Chieftan Ufthak"],
        aside=["Dol Guldur Orcs"],
        at="6.3",
    )  # fmt: skip


IN_PLAY = [
    "Flies and Spiders", "Old Forest Road", "Aragorn", "Faramir", "King Spider", "Forest Spider", "Steward of Gondor",
]  # fmt: skip
OUT_OF_PLAY = [
    "Sneak Attack", "Ever Vigilant", "For Gondor!", "Forest Gate", "East Bight Patrol", "Chieftan Ufthak",
    "Dol Guldur Orcs", "A Fork in the Road",
]  # fmt: skip


# In play and out of play


@pytest.mark.rule("lcg:in-play.1")
def test_quest_active_location_staging_area_and_players_areas_are_in_play() -> None:
    table = full_table()
    assert table.names(table.game.cards_in_play()) == IN_PLAY
    assert all(table.game.in_play(table.id(each)) for each in IN_PLAY)


@pytest.mark.rule("lcg:in-play.1")
def test_a_shadow_card_is_not_in_play_even_turned_up() -> None:
    table = full_table()
    shadow = table.id("Hummerhorns")
    assert not table.game.in_play(shadow)
    table.pass_until("defend").choose("Faramir").pass_to("6.4.3")
    assert shadow not in table.state.facedown
    assert not table.game.in_play(shadow)
    assert "Hummerhorns" not in table.names(table.game.cards_in_play())
    assert table.engaged() == ["King Spider"]


@pytest.mark.rule("lcg:in-play.2")
@pytest.mark.parametrize("card", OUT_OF_PLAY)
def test_hands_decks_piles_the_victory_display_and_cards_set_aside_are_out_of_play(card: str) -> None:
    table = full_table()
    assert not table.game.in_play(table.id(card))
    assert card not in table.names(table.game.cards_in_play())


@pytest.mark.rule("lcg:in-play.3")
def test_an_ability_reaches_cards_in_play_only() -> None:
    guards = ["Guard of the Citadel", "Guard of the Citadel"]
    seat = Seat(allies=["Guard of the Citadel"], hand=["For Gondor!", *guards], discards=guards, resources=2)
    table = lay(seat, at="3.1").choose("For Gondor!")
    boosted = [each for each, key in enumerate(table.state.identity) if key == "core:13"]
    attack = [table.stat(table.name(each), Stat.ATTACK) for each in boosted]
    assert attack == [2, *([1] * (len(boosted) - 1))]


@pytest.mark.rule("lcg:in-play.3")
def test_an_ability_that_names_a_place_out_of_play_reaches_it() -> None:
    seat = Seat(
        heroes=["Éowyn"], allies=["Lórien Guide"], hand=["Dwarven Tomb", "Northern Tracker"],
        discards=["Wandering Took"], resources=1,
    )  # fmt: skip
    table = lay(seat, at="3.1").choose("Dwarven Tomb")
    assert table.hand() == ["Northern Tracker", "Wandering Took"]


@pytest.mark.rule("lcg:in-play.4")
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
def test_an_ability_does_not_work_from_out_of_play(place: str) -> None:
    seat = Seat(allies=["Faramir"])
    assert lay(seat, at="3.1").options == ["Faramir"]
    seat = Seat()
    setattr(seat, place, ["Faramir", "Gléowine"])
    assert lay(seat, at="3.1").options == []


@pytest.mark.rule("lcg:in-play.4")
def test_an_ability_that_needs_its_card_out_of_play_works_from_there() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], hand=["Brok Ironfist"], exhausted=["Glóin"])
    table = lay(seat, damage={"Glóin": 3}, encounter_deck=["The Necromancer's Reach", "Forest Gate"], at="3.3")
    assert (table.asked, table.options) == ("response", ["Brok Ironfist"])
    table.choose("Brok Ironfist")
    assert table.area() == ["Aragorn", "Brok Ironfist"]


@pytest.mark.rule("lcg:in-play.5")
def test_what_a_card_says_about_how_it_is_played_holds_while_it_is_in_the_hand() -> None:
    quest_action = Seat(heroes=["Denethor"], hand=["Secret Paths"], resources=1)
    table = lay(quest_action, staging=["Forest Gate"], at="2.2")
    assert table.why_not_use("Secret Paths") == "only in the quest phase"
    assert "Secret Paths" in lay(quest_action, staging=["Forest Gate"], at="3.1").options
    snare = Seat(heroes=["Denethor"], hand=["Forest Snare"], resources=3)
    table = lay(snare, staging=["King Spider"], at="2.2")
    assert table.why_not_play("Forest Snare") == "nothing in play can take this attachment"
    spears = Seat(heroes=["Gimli", "Legolas"], hand=["Thicket of Spears"], engaged=["King Spider"], resources=5)
    assert "3 different heroes" in str(lay(spears, at="6.2").why_not_use("Thicket of Spears"))


# Entering and leaving


@pytest.mark.rule("lcg:enters-play.1", "lcg:in-play.6")
@pytest.mark.parametrize(("place", "origin"), [("hand", "HAND"), ("discards", "DISCARD")])
def test_a_card_that_comes_from_out_of_play_enters_play(place: str, origin: str) -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Test Zones Summons"], resources=4)
    if place == "hand":
        seat.hand = ["Test Zones Summons", "Faramir"]
    else:
        seat.hand, seat.discards = ["Stand and Fight"], ["Faramir"]
    table = lay(seat, staging=[CLERK], at="3.1")
    table.choose(seat.hand[0])
    assert f"Faramir enters from {origin}" in noted(table)


@pytest.mark.rule("lcg:enters-play.1", "lcg:in-play.6")
def test_a_staged_card_enters_play_from_the_encounter_deck_and_one_that_moves_on_the_table_does_not() -> None:
    table = lay(Seat(threat=30), staging=[CLERK], encounter_deck=["Forest Spider", "Forest Gate"], at="3.3")
    assert noted(table) == ["Forest Spider enters from LIMBO"]
    table.pass_to("6.2")
    assert table.engaged() == ["Forest Spider"]
    assert noted(table) == ["Forest Spider enters from LIMBO"]


@pytest.mark.rule("lcg:enters-play.2")
def test_being_played_and_being_put_into_play_are_two_ways_of_entering_play() -> None:
    seat = Seat(hand=["Guard of the Citadel"], resources=2, deck=["Faramir"])
    played = lay(seat, staging=[CLERK], at="2.2").choose("Guard of the Citadel:play")
    while played.asked == "order":
        played.choose(played.decision.options[0])
    entering = "Guard of the Citadel enters from HAND"
    assert sorted(noted(played)) == [entering, "Guard of the Citadel is played"]
    seat = Seat(hand=["Test Zones Summons", "Guard of the Citadel"], deck=["Faramir"])
    put = lay(seat, staging=[CLERK], at="2.2").choose("Test Zones Summons")
    assert noted(put) == [entering, "Test Zones Summons is played"]


@pytest.mark.rule("lcg:in-play.7")
def test_a_card_that_goes_out_of_play_leaves_play_however_that_happens() -> None:
    table = lay(Seat(allies=["Faramir"], hand=["Test Zones Recall"]), staging=[CLERK], at="3.1")
    table.choose("Test Zones Recall")
    assert noted(table)[0] == "Faramir leaves to HAND"
    seat = Seat(allies=["Snowbourn Scout"], exhausted=["Snowbourn Scout"])
    table = lay(seat, staging=[CLERK], encounter_deck=["The Necromancer's Reach", "Forest Gate"], at="3.3")
    assert noted(table) == ["Snowbourn Scout leaves to DISCARD"]


@pytest.mark.rule("lcg:in-play.7")
def test_a_card_discarded_from_the_hand_does_not_leave_play() -> None:
    table = lay(Seat(hand=["Faramir"]), staging=[CLERK], encounter_deck=["Test Zones Gust", "Forest Gate"], at="3.3")
    assert table.discards() == ["Faramir"]
    assert noted(table) == []


# Discard piles


@pytest.mark.rule("lcg:discard.2", "lcg:discard.3")
def test_each_player_and_the_encounter_deck_have_a_discard_pile_for_their_own_cards() -> None:
    table = lay(
        Seat(hand=["Faramir"]),
        Seat(heroes=["Gimli"], hand=["Feint"]),
        encounter_deck=["Test Zones Gust", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    assert (table.discards(0), table.discards(1)) == (["Faramir"], ["Feint"])
    assert table.encounter_discard == ["Test Zones Gust"]


@pytest.mark.rule("lcg:discard.3")
def test_an_attached_treachery_goes_to_the_encounter_discard_pile_and_an_attached_snare_to_its_owners() -> None:
    seat = Seat(heroes=["Denethor"], hand=["Miner of the Iron Hills"], resources=2)
    table = lay(seat, encounter_deck=["Caught in a Web", "Forest Gate", *QUIET], at="3.3")
    assert table.attachments("Denethor") == ["Caught in a Web"]
    table.pass_to("7.4").done().pass_until("action").pass_to("2.2")
    table.choose("Miner of the Iron Hills:play", "Miner of the Iron Hills")
    assert "Caught in a Web" in table.encounter_discard
    assert table.discards() == []


@pytest.mark.rule("lcg:discard.5")
def test_a_discard_pile_keeps_its_order() -> None:
    pile = ["Faramir", "Wandering Took", "For Gondor!", "Sneak Attack", "Snowbourn Scout"]
    seat = Seat(heroes=["Éowyn"], discards=pile, hand=["Dwarven Tomb", "Gandalf"], resources=1)
    table = lay(seat, encounter_deck=["Test Zones Gust", "Forest Gate"], at="3.1").choose("Dwarven Tomb")
    left = [each for each in pile if each != "Wandering Took"]
    assert table.discards() == [*left, "Dwarven Tomb"]  # one taken out of the middle, one laid on top
    table.pass_to("3.3")
    assert table.asked == "action"
    assert table.discards()[:5] == [*left, "Dwarven Tomb"]
    assert sorted(table.discards()[5:]) == ["Gandalf", "Wandering Took"]


@pytest.mark.rule("lcg:discard.6")
def test_the_owner_orders_cards_that_enter_a_discard_pile_together() -> None:
    hand = ["Citadel Plate", "Feint", "Dwarven Axe"]
    table = lay(
        Seat(heroes=["Denethor"], deck=["Erebor Hammersmith"]),
        Seat(heroes=["Gimli"], hand=hand),
        encounter_deck=["Test Zones Gust", "Forest Gate", "Forest Gate"],
        at="3.3",
    )
    assert (table.asked, table.player, table.options) == ("next on the pile", 1, hand)
    table.choose("Dwarven Axe")
    assert table.options == ["Citadel Plate", "Feint"]
    table.choose("Feint")
    assert table.discards(1) == ["Dwarven Axe", "Feint", "Citadel Plate"]


@pytest.mark.rule("lcg:discard.6")
def test_a_fallen_hero_and_its_attachments_enter_the_pile_in_their_owners_order() -> None:
    held = ["Steward of Gondor", "Celebrían's Stone"]
    seat = Seat(
        heroes=["Aragorn", "Glóin"], attachments={"Aragorn": held}, discards=["Erebor Hammersmith"],
        exhausted=["Aragorn"],
    )  # fmt: skip
    table = lay(seat, damage={"Aragorn": 4}, encounter_deck=["The Necromancer's Reach", "Forest Gate"], at="3.3")
    assert (table.asked, sorted(table.options)) == ("next on the pile", sorted(["Aragorn", *held]))
    table.choose("Steward of Gondor", "Aragorn")
    assert table.discards() == ["Erebor Hammersmith", "Steward of Gondor", "Aragorn", "Celebrían's Stone"]


def test_nobody_is_asked_for_an_order_that_no_card_of_the_game_minds() -> None:
    table = lay(Seat(hand=["Faramir", "Feint"]), encounter_deck=["Test Zones Gust", "Forest Gate"], at="3.3")
    assert table.asked == "action"
    assert sorted(table.discards()) == ["Faramir", "Feint"]


def test_nobody_is_asked_for_the_order_of_encounter_cards_that_only_player_cards_could_mind() -> None:
    plates = {"Gimli": ["Citadel Plate", "Citadel Plate"]}
    seat = Seat(heroes=["Gimli"], attachments=plates, hand=[WRATH], deck=["Erebor Hammersmith"])
    table = lay(seat, staging=["Forest Spider", "Black Forest Bats"], at="3.1").choose(WRATH)
    assert (table.asked, table.encounter_discard) == ("action", ["Forest Spider", "Black Forest Bats"])


# Removed from the game


def removed() -> Table:
    """Will of the West has been played, which removes itself."""
    seat = Seat(heroes=["Éowyn"], hand=["Will of the West", "Dwarven Tomb"], discards=["Faramir"], resources=2)
    return lay(seat, encounter_deck=QUIET * 2, at="3.1").choose("Will of the West")


@pytest.mark.rule("lcg:removed.1")
def test_a_card_removed_from_the_game_is_out_of_play() -> None:
    table = removed()
    assert table.zone("Will of the West") is Zone.REMOVED
    assert not table.game.in_play(table.id("Will of the West"))
    assert "Will of the West" not in table.discards() + table.deck() + table.hand()


@pytest.mark.rule("lcg:removed.2")
def test_nothing_interacts_with_a_removed_card() -> None:
    table = removed()
    assert table.why_not_use("Dwarven Tomb") == "there is nothing to choose"  # it is a Spirit card, but not there
    assert "Will of the West" not in table.options


@pytest.mark.rule("lcg:removed.3")
def test_a_removed_card_stays_removed() -> None:
    table = removed().pass_to("7.4").done().pass_to("2.2")
    assert table.state.round == 2
    assert table.names(table.state.removed) == ["Will of the West"]


# Drawing


@pytest.mark.rule("lcg:drawing.1", "lcg:drawing.3")
def test_cards_are_drawn_from_the_top_of_ones_own_deck_into_the_hand() -> None:
    table = lay(
        Seat(deck=["Faramir", "Feint", "Gandalf"]), Seat(heroes=["Denethor"], deck=["Gléowine", "Forest Snare"]),
        at="1.3",
    )  # fmt: skip
    assert (table.hand(0), table.hand(1)) == (["Faramir"], ["Gléowine"])
    assert (table.deck(0), table.deck(1)) == (["Feint", "Gandalf"], ["Forest Snare"])


@pytest.mark.rule("lcg:drawing.2")
def test_cards_drawn_by_one_effect_are_drawn_at_the_same_time() -> None:
    seat = Seat(heroes=["Denethor"], hand=["Lórien's Wealth"], deck=["Faramir", "Feint", "Gandalf"], resources=3)
    table = lay(seat, staging=[CLERK], at="3.1").choose("Lórien's Wealth")
    assert noted(table)[0] == "3 drawn, 3 in hand"
    assert len([each for each in noted(table) if "drawn" in each]) == 1


@pytest.mark.rule("lcg:drawing.2", "lcg:when.1")
def test_text_can_make_a_draw_larger_which_stays_one_draw() -> None:
    seats = Seat(deck=["Faramir", "Feint", "Gandalf"]), Seat(heroes=["Denethor"])
    table = lay(*seats, staging=[CLERK, "Test Zones Bounty"], at="1.3")
    assert (table.hand(0), len(table.hand(1))) == (["Faramir", "Feint"], 1)
    assert sorted(each for each in noted(table) if "drawn" in each) == ["1 drawn, 1 in hand", "2 drawn, 2 in hand"]


@pytest.mark.rule("lcg:drawing.4", "lcg:drawing.5")
def test_neither_the_cards_drawn_in_a_round_nor_the_hand_have_a_limit() -> None:
    seat = Seat(hand=["Test Zones Flood", "Test Zones Flood"], deck=["Faramir"] * 50)
    table = lay(seat, encounter_deck=QUIET * 2, at="3.1")
    table.choose("Test Zones Flood").choose("Test Zones Flood#2")
    assert len(table.hand()) == 40
    table.pass_to("7.4").done().pass_to("1.3")
    assert len(table.hand()) == 41
    assert len(table.discards()) == 2  # the two events
