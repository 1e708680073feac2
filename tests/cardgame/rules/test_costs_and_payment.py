"""Costs and resources: what is paid, with what, in which order; X; limits."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Per, Use, action, modifier, response
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import targets
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import DiscardFromHand, Exhaust, Spend
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import reduce_threat
from waybread.cardgame.facts import CardType, Sphere, Stat, X
from waybread.cardgame.library import ally, enemy, event

LEADERSHIP = Sphere.LEADERSHIP
NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 0, "attack": 0, "defense": 1, "hit_points": 2}


@event("Test Costs Great Effort", LEADERSHIP, cost=1)
class GreatEffort:
    @action(
        cost=(Exhaust(lambda game, use: game.heroes()), DiscardFromHand()),
        target=targets(lambda game, use: game.enemies()),
    )
    async def strive(game: CardGame, use: Use, enemy: int) -> None:
        """Exhaust a hero and discard a card from your hand to choose an enemy and deal 1 damage to it."""
        await deal_damage(game, enemy, 1, use.card)


@event("Test Costs Bribe", LEADERSHIP, cost=1)
class Bribe:
    @action(cost=Spend(1))
    async def bribe(game: CardGame, use: Use) -> None:
        """Spend 1 more resource to lower your threat by 5."""
        await reduce_threat(game, use.player, 5, use.card)


@ally("Test Costs Squire", LEADERSHIP, **BODY)
class Squire:
    @response(after=On.EXHAUSTED, condition=lambda game, use: use.occurrence.source < 0)
    async def attend(game: CardGame, use: Use) -> None:
        """After a card exhausts, add 1 resource to the pool of one of your heroes."""
        await gain_resources(game, game.heroes(use.player)[0], 1, use.card)


@ally("Test Costs Merchant", LEADERSHIP, **BODY)
class Merchant:
    @modifier(Stat.COST)
    def haggle(game: CardGame, use: Use, card: int) -> int:
        """Events in your hand cost 1 less."""
        return -1 if card in game.state.hands[use.player] and game.type_of(card) is CardType.EVENT else 0


@ally("Test Costs Usurer", LEADERSHIP, **BODY)
class Usurer:
    @modifier(Stat.COST)
    def profit(game: CardGame, use: Use, card: int) -> int:
        """Events in your hand cost 1 more."""
        return 1 if card in game.state.hands[use.player] and game.type_of(card) is CardType.EVENT else 0


@enemy("Test Costs Shapeless Thing", engagement_cost=X, threat=X, attack=X, defense=0, hit_points=3)
class ShapelessThing:
    @modifier(Stat.ATTACK)
    def grow(game: CardGame, use: Use, card: int) -> int:
        """X is the number of cards in the first player's hand for its attack; nothing defines its other X."""
        return len(game.state.hands[game.state.first_player]) if card == use.card else 0


@ally("Test Costs Adviser", LEADERSHIP, **BODY)
class Adviser:
    @action(limit=1, per=Per.GAME)
    async def advise(game: CardGame, use: Use) -> None:
        """Draw 1 card. Limit once per game."""
        await draw(game, use.player, 1, use.card)


@event("Test Costs Free Thought", LEADERSHIP, cost=0)
class FreeThought:
    @action()
    async def think(game: CardGame, use: Use) -> None:
        """Draw 1 card."""
        await draw(game, use.player, 1, use.card)


# Costs


@pytest.mark.rule("lcg:cost.1", "lcg:resources.1")
def test_the_resource_cost_of_a_card_is_what_playing_it_takes() -> None:
    table = lay(Seat(hand=["Faramir"], resources=3), at="2.2")
    assert table.options == []
    assert table.why_not_play("Faramir") == "it costs 4 and you have 3 that match"
    table = lay(Seat(hand=["Faramir"], resources=5), at="2.2")
    assert table.options == ["Faramir"]
    table.choose("Faramir:play")
    assert table.resources("Aragorn") == 1


@pytest.mark.rule("lcg:cost.2", "lcg:resources.1")
def test_an_ability_may_have_a_cost_of_its_own() -> None:
    seat = Seat(heroes=["Glorfindel"], resources=1)
    table = lay(seat, damage={"Glorfindel": 1}, at="3.1").choose("Glorfindel")
    assert (table.resources("Glorfindel"), table.damage("Glorfindel")) == (0, 0)
    seat.resources = 0
    table = lay(seat, damage={"Glorfindel": 1}, at="3.1")
    assert table.options == []


@pytest.mark.rule("lcg:cost.3")
def test_a_cost_is_paid_with_what_the_payer_controls() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"], hand=["Test Costs Great Effort", "Faramir"], resources={"Aragorn": 1}),
        Seat(heroes=["Glóin"], resources=9),
        staging=["Forest Spider"],
        at="2.2",
    )
    assert table.options == ["Test Costs Great Effort"]  # the other player's resources do not pay for Faramir
    table.choose("Test Costs Great Effort")
    assert (table.asked, table.options) == ("exhaust", ["Aragorn", "Théodred"])  # nor do their heroes exhaust


@pytest.mark.rule("lcg:cost.4")
def test_a_card_that_a_cost_takes_from_a_hand_comes_from_the_payers_own() -> None:
    table = lay(
        Seat(heroes=["Glorfindel"], attachments={"Glorfindel": ["Protector of Lórien"]}),
        Seat(heroes=["Théodred"], hand=["Faramir", "Sneak Attack"]),
        at="3.1",
    )
    assert table.options == []
    table = lay(
        Seat(
            heroes=["Glorfindel"],
            attachments={"Glorfindel": ["Protector of Lórien"]},
            hand=["For Gondor!", "Snowbourn Scout"],
        ),
        Seat(heroes=["Théodred"], hand=["Faramir", "Sneak Attack"]),
        at="3.1",
    )
    table.choose("Protector of Lórien")
    assert (table.asked, table.options) == ("discard", ["For Gondor!", "Snowbourn Scout"])


@pytest.mark.rule("lcg:cost.5", "lcg:initiating.8")
def test_several_costs_are_one_payment_and_responses_to_it_come_when_all_is_paid() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"],
        allies=["Test Costs Squire"],
        hand=["Test Costs Great Effort", "Faramir", "Sneak Attack"],
        resources={"Aragorn": 1},
    )
    table = lay(seat, staging=["Forest Spider", "East Bight Patrol"], at="3.1").choose("Test Costs Great Effort")
    assert table.asked == "exhaust"
    table.choose("Théodred")
    assert table.asked == "discard"  # the squire has to wait
    table.choose("Faramir")
    assert (table.asked, table.options) == ("response", ["Test Costs Squire"])  # before targets are chosen
    table.choose("Test Costs Squire")
    assert table.resources("Aragorn") == 1
    assert (table.asked, table.options) == ("target", ["Forest Spider", "East Bight Patrol"])


@pytest.mark.rule("lcg:cost.5", "lcg:ability.13")
def test_several_costs_have_to_be_payable_together() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], hand=["Test Costs Bribe"], resources={"Aragorn": 1})
    assert lay(seat, at="3.1").options == []  # one resource does not pay twice
    seat.resources = {"Aragorn": 1, "Théodred": 1}
    table = lay(seat, at="3.1").choose("Test Costs Bribe", "Aragorn")
    assert table.threat() == 15
    assert table.resources("Théodred") == 0


@pytest.mark.rule("lcg:cost.7", "lcg:to.1")
def test_what_stands_before_to_is_the_cost_and_is_paid_before_what_stands_after_it() -> None:
    table = lay(Seat(heroes=["Beravor"], deck=["Faramir", "Snowbourn Scout"]), Seat(), at="3.1").choose("Beravor")
    assert (table.asked, table.options) == ("target", ["player 0", "player 1"])
    assert not table.ready("Beravor")
    assert table.hand() == []
    table.choose("player 0")
    assert table.hand() == ["Faramir", "Snowbourn Scout"]


@pytest.mark.rule("lcg:to.2")
def test_without_its_cost_an_effect_does_not_happen() -> None:
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"])
    table = lay(seat, at="3.1")
    assert table.options == ["Unexpected Courage"]
    seat.exhausted = ["Aragorn", "Unexpected Courage"]
    table = lay(seat, at="3.1")
    assert table.options == []
    assert table.why_not_use("Unexpected Courage", 1) == "it is exhausted"


# Resources


@pytest.mark.rule("lcg:resources.2")
def test_all_resources_start_in_the_bank() -> None:
    decks = [{"heroes": ["Aragorn", "Théodred"], "cards": {"Guard of the Citadel": 10}}]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, seed=1)
    assert len(game.state.areas[0]) == 2
    assert game.state.resources == {}


@pytest.mark.rule("lcg:resources.3", "lcg:gains.1")
def test_gained_resources_come_from_the_bank_into_the_heros_pool() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], attachments={"Théodred": ["Steward of Gondor"]}, resources=1)
    table = lay(seat, at="3.1").choose("Steward of Gondor")
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (1, 3)


@pytest.mark.rule("lcg:resources.4")
def test_spent_resources_go_from_the_pool_to_the_bank() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], hand=["For Gondor!"], resources=2)
    table = lay(seat, at="3.1").choose("For Gondor!", "Aragorn", "Théodred")
    assert table.state.resources == {table.id("Aragorn"): 1, table.id("Théodred"): 1}


@pytest.mark.rule("lcg:resource-match.1")
def test_a_card_of_a_sphere_is_paid_from_pools_of_heroes_of_that_sphere() -> None:
    seat = Seat(heroes=["Dúnhere", "Aragorn"], hand=["Faramir"], resources={"Dúnhere": 9, "Aragorn": 3})
    assert lay(seat, at="2.2").options == []
    seat.resources = {"Dúnhere": 9, "Aragorn": 4}
    table = lay(seat, at="2.2").choose("Faramir:play")
    assert (table.resources("Dúnhere"), table.resources("Aragorn")) == (9, 0)


@pytest.mark.rule("lcg:resource-match.1", "lcg:gains.2")
def test_a_gained_resource_icon_matches_too() -> None:
    stone = {"Aragorn": ["Celebrían's Stone"]}
    seat = Seat(heroes=["Aragorn"], attachments=stone, hand=["Wandering Took"], resources=2)
    assert lay(seat, at="2.2").options == ["Wandering Took"]
    assert lay(Seat(heroes=["Aragorn"], hand=["Wandering Took"], resources=2), at="2.2").options == []


@pytest.mark.rule("lcg:resource-match.2")
def test_a_card_that_costs_nothing_still_needs_a_hero_of_its_sphere() -> None:
    table = lay(Seat(heroes=["Dúnhere"], hand=["Test Costs Free Thought"]), at="3.1")
    assert table.options == []
    assert table.why_not_use("Test Costs Free Thought") == "no hero of yours has a leadership icon"
    assert lay(Seat(heroes=["Aragorn"], hand=["Test Costs Free Thought"]), at="3.1").options != []


@pytest.mark.rule("lcg:resource-match.3", "lcg:neutral.2", "lcg:neutral.3")
def test_a_neutral_card_is_paid_from_any_pools_and_from_several_spheres_together() -> None:
    seat = Seat(heroes=["Dúnhere", "Gimli", "Glorfindel"], hand=["Gandalf"], resources=2)
    table = lay(seat, at="2.2")
    assert table.options == ["Gandalf"]
    table.choose("Gandalf:play")
    assert (table.asked, table.options) == ("pay", ["Dúnhere", "Gimli", "Glorfindel"])
    table.choose("Dúnhere", "Gimli", "Glorfindel", "Gimli", "Dúnhere")
    assert table.zone("Gandalf") is Zone.AREA
    assert [table.resources(each) for each in ("Dúnhere", "Gimli", "Glorfindel")] == [0, 0, 1]


@pytest.mark.rule("lcg:neutral.1")
def test_a_neutral_card_belongs_to_no_sphere() -> None:
    seat = Seat(heroes=["Dúnhere"], hand=["Stand and Fight"], discards=["Gandalf"], resources=5)
    assert lay(seat, at="3.1").options == []  # an ally of any sphere would do
    seat.discards = ["Gandalf", "Faramir"]
    table = lay(seat, at="3.1").choose("Stand and Fight")
    assert table.area() == ["Dúnhere", "Faramir"]


# X


@pytest.mark.rule("lcg:x.1")
def test_an_x_that_nothing_defines_is_0() -> None:
    table = lay(Seat(hand=["Faramir", "Sneak Attack"]), staging=["Test Costs Shapeless Thing"], at="3.1")
    assert table.stat("Test Costs Shapeless Thing", Stat.THREAT) == 0
    assert table.stat("Test Costs Shapeless Thing", Stat.ENGAGEMENT_COST) == 0
    assert table.stat("Test Costs Shapeless Thing", Stat.ATTACK) == 2  # here an ability does


@pytest.mark.rule("lcg:x.2")
def test_x_is_chosen_first_and_stays_what_it_is_when_the_payment_is_modified() -> None:
    seat = Seat(
        heroes=["Dúnhere"],
        allies=["Test Costs Merchant"],
        hand=["Stand and Fight"],
        discards=["Faramir", "Snowbourn Scout", "Brok Ironfist"],
        resources=3,
    )
    table = lay(seat, at="3.1").choose("Stand and Fight")
    assert (table.asked, table.options) == ("x", ["1", "4"])  # 6 is out of reach, even for 1 less
    table.choose("4")
    assert "Faramir" in table.area()
    assert table.resources("Dúnhere") == 0
    seat.allies = ["Test Costs Usurer"]
    table = lay(seat, at="3.1").choose("Stand and Fight")
    assert "Snowbourn Scout" in table.area()  # 1, for 2; 4 would have cost 5
    assert table.resources("Dúnhere") == 1


# In order


@pytest.mark.rule("lcg:initiating.1", "lcg:initiating.2")
def test_an_intention_is_offered_only_where_every_restriction_allows_it() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=["Forest Spider"])
    assert lay(seat, at="3.1").options == []  # a combat action
    seat.engaged = []
    assert lay(seat, at="6.2").options == []  # without an enemy to choose
    seat.engaged, seat.resources = ["Forest Spider"], 0
    assert lay(seat, at="6.2").options == []  # without the resource
    seat.resources = 1
    table = lay(seat, at="6.2")
    assert table.options == ["Feint"]
    assert table.resources("Gimli") == 1  # nothing is paid before the intention is stated
    assert table.choose("Feint").resources("Gimli") == 0


@pytest.mark.rule("lcg:initiating.3", "lcg:initiating.4", "lcg:initiating.5")
def test_the_cost_is_worked_out_then_modified_then_paid() -> None:
    seat = Seat(hand=["For Gondor!"], allies=["Test Costs Usurer"], resources=4)
    assert lay(seat, at="3.1").choose("For Gondor!").resources("Aragorn") == 1
    seat.allies = ["Test Costs Merchant"]
    assert lay(seat, at="3.1").choose("For Gondor!").resources("Aragorn") == 3
    seat.allies = ["Test Costs Merchant", "Test Costs Merchant", "Test Costs Merchant"]
    assert lay(seat, at="3.1").choose("For Gondor!").resources("Aragorn") == 4  # never below nothing


@pytest.mark.rule("lcg:initiating.5", "lcg:initiating.6", "lcg:initiating.7")
def test_first_the_cost_is_paid_then_the_target_chosen_then_the_effect_resolved() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"],
        allies=["Faramir", "Snowbourn Scout"],
        hand=["Ever Vigilant"],
        resources=1,
        exhausted=["Faramir", "Snowbourn Scout"],
    )
    table = lay(seat, at="3.1").choose("Ever Vigilant")
    assert (table.asked, table.options) == ("pay", ["Aragorn", "Théodred"])
    table.choose("Théodred")
    assert table.resources("Théodred") == 0
    assert (table.asked, table.options) == ("target", ["Faramir", "Snowbourn Scout"])
    assert not table.ready("Faramir")
    table.choose("Faramir")
    assert table.ready("Faramir")


# Limits


@pytest.mark.rule("lcg:limits.1")
def test_a_limit_per_phase_counts_for_each_copy_and_begins_anew_with_the_next_phase() -> None:
    cards = {"Glorfindel": ["Protector of Lórien", "Protector of Lórien"]}
    table = lay(Seat(heroes=["Glorfindel"], attachments=cards, hand=["Faramir"] * 9), at="2.2")
    for _ in range(3):
        assert table.options == ["Protector of Lórien", "Protector of Lórien#2"]
        table.choose("Protector of Lórien", "Faramir", "0")
    assert table.options == ["Protector of Lórien#2"]
    table.pass_to("3.1")
    assert table.options == ["Protector of Lórien", "Protector of Lórien#2"]


@pytest.mark.rule("lcg:limits.1")
def test_a_limit_per_round_counts_for_each_copy_and_begins_anew_with_the_next_round() -> None:
    table = lay(Seat(heroes=["Glorfindel"], resources=5), damage={"Glorfindel": 4}, encounter_deck=[], at="3.1")
    table.choose("Glorfindel")
    assert table.options == []
    table.pass_to("7.4")
    assert table.options == []
    table.pass_to("1.3")
    assert table.options == ["Glorfindel"]


@pytest.mark.rule("lcg:limits.2")
def test_a_limit_per_game_counts_for_each_player_over_all_copies() -> None:
    seats = [Seat(heroes=[each], allies=["Test Costs Adviser", "Test Costs Adviser"]) for each in ("Aragorn", "Glóin")]
    table = lay(*seats, encounter_deck=[], at="3.1")
    assert table.options == ["Test Costs Adviser", "Test Costs Adviser#2"]
    table.choose("Test Costs Adviser")
    assert (table.player, table.options) == (1, ["Test Costs Adviser#3", "Test Costs Adviser#4"])
    table.done()
    assert (table.player, table.options) == (0, [])
    table.pass_to("1.3")
    assert (table.state.round, table.player, table.options) == (2, 1, ["Test Costs Adviser#3", "Test Costs Adviser#4"])
