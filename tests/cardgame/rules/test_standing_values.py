"""Values are acted on the moment they change, whatever changed them; and other edges of the rules."""
# ruff: noqa: N805

from collections.abc import Sequence

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, response, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import explain, staging_threat_parts, traits
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import rule_applies
from waybread.cardgame.abilities.selectors import host, itself, to_a_hero, to_a_location
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach, claim, new_hosts
from waybread.cardgame.effects.costs import RaiseMyThreat
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.effects.leaving_play import destroy, return_to_hand
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import ally, attachment, enemy, event, location, objective

N = Sphere.NEUTRAL


def lasting_event(title: str, what: str, amount: int, word: str = "") -> None:
    """An event that makes a lasting effect on a chosen card in play."""

    class Body:
        @action(target=lambda game, use: list(game.cards_in_play()))
        async def weaken(game: CardGame, use: Use, card: int) -> None:
            """Something changes until the end of the phase."""
            add_lasting_effect(game, use.card, what, amount, cards=[card], word=word)

    event(title, N, cost=0)(Body)


lasting_event("Test Standing Weaken", Stat.HIT_POINTS, -2)
lasting_event("Test Standing Shorten", Stat.QUEST_POINTS, -2)
lasting_event("Test Standing Shield", Rule.IMMUNE, 1)
lasting_event("Test Standing Naming", Rule.GAINS_TRAIT, 1, "Gondor")


@event("Test Standing Thaw", N, cost=0)
class Thaw:
    @action()
    async def clear_the_way(game: CardGame, use: Use) -> None:
        """Every location has two quest points fewer until the end of the phase."""
        add_lasting_effect(game, use.card, Stat.QUEST_POINTS, -2, cards=game.locations())


@attachment("Test Standing Curse", N, cost=0)
class Curse:
    attaches = rule(Rule.ATTACHES_TO)(lambda game, use, card: game.is_character(card))

    @modifier(Stat.HIT_POINTS)
    def wither(game: CardGame, use: Use, card: int) -> int:
        """Two hit points fewer."""
        return -2 if card == host(game, use) else 0


@attachment("Test Standing Shortcut", N, cost=0)
class Shortcut:
    attaches = rule(Rule.ATTACHES_TO)(to_a_location)

    @modifier(Stat.QUEST_POINTS)
    def shorten(game: CardGame, use: Use, card: int) -> int:
        """Two quest points fewer."""
        return -2 if card == host(game, use) else 0


@attachment("Test Standing Oath", N, cost=0, keywords="Permanent.")
class Oath:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)


@attachment("Test Standing Gem", N, cost=0)
class Gem:
    attaches = rule(Rule.ATTACHES_TO)(lambda game, use, card: game.state.zone[card] == Zone.ATTACHED)

    @modifier(Stat.ATTACK)
    def gleam(game: CardGame, use: Use, card: int) -> int:
        """Every character gets +9 attack."""
        return 9 if game.is_character(card) else 0


def attached_cards(game: CardGame, use: Use) -> Sequence[int]:
    return [each for each in game.cards_in_play() if game.state.zone[each] == Zone.ATTACHED]


@event("Test Standing Hand", N, cost=0)
class Hand:
    @action(target=attached_cards)
    async def take(game: CardGame, use: Use, card: int) -> None:
        """Return an attachment to its owner's hand, or else move it."""
        if not await return_to_hand(game, card, use.card):
            for other in new_hosts(game, card, use.player):
                await attach(game, card, other, use.player)


@event("Test Standing Blow", N, cost=0)
class Blow:
    @action(target=lambda game, use: game.characters() + game.enemies())
    async def strike(game: CardGame, use: Use, card: int) -> None:
        """Deal 1 damage."""
        await deal_damage(game, card, 1, use.card)


@event("Test Standing Price", N, cost=0)
class Price:
    @action(cost=RaiseMyThreat(5), target=lambda game, use: game.heroes())
    async def hurt(game: CardGame, use: Use, card: int) -> None:
        """Raise your threat by 5 to deal 1 damage to a hero."""
        await deal_damage(game, card, 1, use.card)


@event("Test Standing Exile", N, cost=0)
class Exile:
    @action()
    async def exile(game: CardGame, use: Use) -> None:
        """The next player is eliminated."""
        await eliminate(game, 1)


@objective("Test Standing Trap")
class Trap:
    @forced(after=On.ENGAGED)
    async def spring(game: CardGame, use: Use) -> None:
        """After an enemy engages, it is destroyed."""
        await destroy(game, use.occurrence.card)


@enemy("Test Standing Biter", engagement_cost=1, threat=1, attack=1, defense=0, hit_points=3)
class Biter:
    @forced(after=On.ENGAGED, condition=itself)
    async def bite(game: CardGame, use: Use) -> None:
        """After it engages, raise that player's threat by 5."""
        await raise_threat(game, use.occurrence.player, 5, use.card)


@ally("Test Standing Phoenix", N, cost=0, willpower=1, attack=1, defense=1, hit_points=1)
class Phoenix:
    @forced(when=On.LEAVES_PLAY, condition=itself)
    async def rise(game: CardGame, use: Use) -> None:
        """When it would leave play, it stays instead."""
        use.occurrence.replaced = True


@objective("Test Standing Mourner")
class Mourner:
    @forced(after=On.DESTROYED)
    async def mourn(game: CardGame, use: Use) -> None:
        """After a card is destroyed, raise the first player's threat by 1."""
        await raise_threat(game, game.state.first_player, 1, use.card)


@objective("Test Standing Relic")
class Relic:
    @action(target=lambda game, use: game.heroes(use.player))
    async def seize(game: CardGame, use: Use, hero: int) -> None:
        """Claim it."""
        await claim(game, use.card, use.player, hero)


@objective("Test Standing Barrier")
class Barrier:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def bare(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """Characters cannot have attachments."""
        return game.is_character(card)


@location("Test Standing Ford", threat=1, quest_points=0)
class Ford:
    pass


@objective("Test Standing Mud")
class Mud:
    @response(when=On.PROGRESS_PLACED)
    async def slow(game: CardGame, use: Use) -> None:
        """When progress is placed, place 1 less."""
        use.occurrence.amount -= 1


@pytest.mark.rule("lcg:modifiers.1", "lcg:damage.2", "lcg:hit-points.2")
def test_an_enemy_dies_when_its_hit_points_fall_to_its_damage() -> None:
    table = lay(
        Seat(hand=["Test Standing Weaken"], engaged=["Forest Spider"]), at="6.2", damage={"Forest Spider": 2},
        encounter_deck=[],
    )  # fmt: skip
    table.choose("Test Standing Weaken", "Forest Spider")
    assert table.zone("Forest Spider") is Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:modifiers.1", "lcg:hit-points.2")
def test_an_ally_without_damage_dies_when_an_attachment_leaves_it_no_hit_points() -> None:
    table = lay(Seat(hand=["Test Standing Curse"], allies=["Guard of the Citadel"]), at="2.2")
    table.choose("Test Standing Curse", "Guard of the Citadel")
    assert table.zone("Guard of the Citadel") is Zone.DISCARD


@pytest.mark.rule("lcg:modifiers.1", "lcg:explored.1")
def test_a_location_is_explored_when_its_quest_points_fall_to_its_progress() -> None:
    table = lay(
        Seat(hand=["Test Standing Shorten"]), at="3.1", active_location="Forest Gate", progress={"Forest Gate": 2}
    )
    table.choose("Test Standing Shorten", "Forest Gate")
    assert table.active_location is None


@pytest.mark.rule("lcg:explored.1", "lcg:seq.loc.4")
def test_a_staged_location_is_explored_when_an_attachment_lowers_its_quest_points() -> None:
    table = lay(
        Seat(hand=["Test Standing Shortcut"]), at="2.2", staging=["Forest Gate"], progress={"Forest Gate": 2},
        encounter_deck=[],
    )  # fmt: skip
    table.choose("Test Standing Shortcut")
    assert table.zone("Forest Gate") is Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:explored.1", "lcg:triggering-condition.2")
def test_locations_whose_quest_points_fall_to_their_progress_are_explored_together() -> None:
    mountains = ["Mountains of Mirkwood", "Mountains of Mirkwood#2"]
    table = lay(
        Seat(hand=["Test Standing Thaw"]), at="3.1", staging=["Mountains of Mirkwood"] * 2,
        progress=dict.fromkeys(mountains, 1),
    )  # fmt: skip
    table.choose("Test Standing Thaw")
    assert (table.asked, sorted(table.options), table.staging) == ("response", mountains, [])


@pytest.mark.rule("lcg:quest-advancement.1")
def test_a_stage_is_completed_when_its_quest_points_fall_to_its_progress() -> None:
    table = lay(
        Seat(hand=["Test Standing Shorten"]), at="3.1", progress={"Flies and Spiders": 6},
        quest_deck=["A Fork in the Road"],
    )  # fmt: skip
    table.choose("Test Standing Shorten", "Flies and Spiders")
    assert table.quest == "A Fork in the Road"


@pytest.mark.rule("lcg:explored.1")
def test_progress_explores_a_location_without_quest_points_and_goes_on_to_the_quest() -> None:
    table = lay(Seat(), at="3.4", active_location="Test Standing Ford", committed=["Aragorn"], encounter_deck=[])
    assert table.active_location is None
    assert table.progress("Flies and Spiders") == 2


@pytest.mark.rule("lcg:active-location.5")
def test_progress_that_was_not_placed_on_the_location_is_not_lost_from_the_count() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Éowyn"]), at="3.4", active_location="Forest Gate", progress={"Forest Gate": 1},
        staging=["Test Standing Mud"], committed=["Aragorn", "Éowyn"], encounter_deck=[],
    )  # fmt: skip
    table.choose("Test Standing Mud")  # of 6 progress 3 were to fill the location: 2 are placed there
    assert table.progress("Forest Gate") == 3
    assert table.active_location == "Forest Gate"
    assert table.progress("Flies and Spiders") == 0  # nothing goes past a location that is not explored


@pytest.mark.rule("lcg:attachment.4")
def test_an_attachment_on_an_attachment_works_and_leaves_with_its_host() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Dwarven Axe"]}, hand=["Test Standing Gem"]),
        Seat(heroes=["Gimli"], hand=["Test Standing Blow"]), at="2.2", damage={"Aragorn": 4},
    )  # fmt: skip
    table.choose("Test Standing Gem")
    assert table.stat("Gimli", Stat.ATTACK) == 11
    table.choose("Test Standing Blow", "Aragorn")
    assert table.zone("Dwarven Axe") is Zone.DISCARD
    assert table.zone("Test Standing Gem") is Zone.DISCARD


def test_a_permanent_attachment_is_neither_returned_nor_moved() -> None:
    """L28."""
    heroes = Seat(
        heroes=["Aragorn", "Gimli"], attachments={"Aragorn": ["Test Standing Oath"]}, hand=["Test Standing Hand"]
    )
    table = lay(heroes, at="3.1")
    table.choose("Test Standing Hand")
    assert table.attachments("Aragorn") == ["Test Standing Oath"]


@pytest.mark.rule("lcg:forced.5")
def test_a_forced_effect_does_not_resolve_once_another_has_destroyed_its_card() -> None:
    table = lay(Seat(), at="5.2", staging=["Test Standing Biter", "Test Standing Trap"])
    table.choose("Test Standing Biter").choose("Test Standing Trap")
    assert table.zone("Test Standing Biter") is Zone.ENCOUNTER_DISCARD
    assert table.threat() == 20


def test_a_player_who_is_eliminated_by_a_cost_is_asked_nothing_more() -> None:
    """L35 h."""
    table = lay(Seat(hand=["Test Standing Price"], threat=47), Seat(heroes=["Gimli"]), at="3.1")
    table.choose("Test Standing Price")
    assert table.state.eliminated == [True, False]
    assert table.player == 1
    assert table.damage("Gimli") == 0


@pytest.mark.rule("lcg:in-play.7", "lcg:elimination.4")
def test_what_an_eliminated_player_controlled_leaves_play() -> None:
    table = lay(
        Seat(hand=["Test Standing Exile", "Valiant Sacrifice"], resources=1),
        Seat(heroes=["Gimli"], allies=["Faramir"], deck=["Gandalf"]), at="3.1",
    )  # fmt: skip
    table.choose("Test Standing Exile")
    assert table.zone("Faramir") is Zone.DISCARD
    assert table.state.eliminated == [False, True]
    assert table.asked == "action"  # nobody is left to draw for Valiant Sacrifice


def test_a_card_that_stays_in_play_has_not_been_destroyed() -> None:
    table = lay(
        Seat(allies=["Test Standing Phoenix"], hand=["Test Standing Blow"]), at="3.1", staging=["Test Standing Mourner"]
    )
    table.choose("Test Standing Blow", "Test Standing Phoenix")
    assert table.zone("Test Standing Phoenix") is Zone.AREA
    assert table.threat() == 20


@pytest.mark.rule("lcg:cannot-have-attachments.1")
def test_an_objective_stays_unclaimed_if_it_cannot_be_attached() -> None:
    table = lay(Seat(), at="3.1", staging=["Test Standing Relic", "Test Standing Barrier"])
    table.choose("Test Standing Relic")
    assert table.zone("Test Standing Relic") is Zone.STAGING
    assert table.controller("Test Standing Relic") == -1


@pytest.mark.rule("lcg:immune.1", "lcg:immune.3")
def test_immunity_and_traits_can_be_gained_for_a_time() -> None:
    table = lay(Seat(hand=["Test Standing Shield", "Test Standing Naming"]), at="3.1")
    table.choose("Test Standing Naming", "Aragorn")
    assert "Gondor" in traits(table.game, table.id("Aragorn"))
    table.choose("Test Standing Shield", "Aragorn")
    assert "Gondor" not in traits(table.game, table.id("Aragorn"))


def test_a_lasting_prohibition_on_one_player_is_theirs_alone() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="1.1")
    add_lasting_effect(table.game, 0, Rule.CANNOT_DRAW, player=1)
    assert rule_applies(table.game, Rule.CANNOT_DRAW, 1)
    assert not rule_applies(table.game, Rule.CANNOT_DRAW, 0)


def test_values_explain_themselves() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Celebrían's Stone"]}), at="3.1", committed=["Aragorn"],
        staging=["Forest Spider", "Forest Gate"],
    )  # fmt: skip
    assert explain(table.game, table.id("Aragorn"), Stat.WILLPOWER) == [
        ("add", 2, "printed"),
        ("add", 2, "Celebrían's Stone"),
    ]
    assert [(table.name(card), n) for card, n in staging_threat_parts(table.game)] == [
        ("Forest Spider", 2),
        ("Forest Gate", 2),
    ]
    view = table.game.view(0)
    assert view["willpower_parts"] == [[table.id("Aragorn"), "Aragorn", "core:1", 4]]
    assert view["players"][0]["area"][0]["why"]["willpower"] == [["add", 2, "printed"], ["add", 2, "Celebrían's Stone"]]


@pytest.mark.parametrize("open_hands", [True, False])
def test_open_hands_show_every_hand_to_every_seat_but_not_to_spectators(open_hands: bool) -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"], hand=["Feint"]), at="2.1", open_hands=open_hands)
    assert (table.game.view(0)["players"][1]["hand"] is not None) is open_hands
    assert table.game.view(None)["players"][1]["hand"] is None
