"""What is done in an action window, step by step: prices that would change while they are paid, and cancels."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, modifier, response, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import any_player, targets
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.costs import Exhaust, RaiseMyThreat
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.effects.threat import reduce_threat
from waybread.cardgame.facts import Sphere, Stat, X
from waybread.cardgame.library import ally, attachment, event

LEADERSHIP = Sphere.LEADERSHIP
BODY = {"cost": 1, "willpower": 0, "attack": 0, "defense": 1, "hit_points": 2}
PAIR = ["Aragorn", "Théodred"]
VOW, MISER, HOARDER, HERALD, AIM, SHOT, LEAP = (
    "Test Acting Vow",
    "Test Acting Miser",
    "Test Acting Hoarder",
    "Test Acting Herald",
    "Test Acting Aim",
    "Test Acting Shot",
    "Test Acting Leap",
)


@attachment(VOW, LEADERSHIP, cost=X)
class Vow:
    @rule(Rule.ATTACHES_TO)
    def goes_on(game: CardGame, use: Use, host: int) -> bool:
        """Attach to a hero."""
        return host in game.heroes()


@ally(MISER, LEADERSHIP, **BODY)
class Miser:
    @modifier(Stat.COST)
    def haggle(game: CardGame, use: Use, card: int) -> int:
        """Cards in your hand cost 1 less while each of your heroes has 3 resources."""
        resources = [game.state.resources.get(each, 0) for each in game.heroes(use.player)]
        return -1 if card in game.state.hands[use.player] and min(resources) >= 3 else 0


@ally(HOARDER, LEADERSHIP, **BODY)
class Hoarder:
    @rule(Rule.CANNOT_SPEND)
    def hoard(game: CardGame, use: Use, hero: int) -> bool:
        """Heroes with exactly 2 resources cannot spend any."""
        return game.state.resources.get(hero, 0) == 2


@ally(HERALD, LEADERSHIP, **BODY)
class Herald:
    @response(when=On.PLAYED, condition=lambda game, use: use.occurrence.card != use.card)
    async def announce(game: CardGame, use: Use) -> None:
        """When another card is played, lower your threat by 1."""
        await reduce_threat(game, use.player, 1, use.card)


@event(AIM, LEADERSHIP, cost=1)
class Aim:
    @action(cost=Exhaust(lambda game, use: game.heroes(use.player)), target=targets(lambda game, use: game.enemies()))
    async def shoot(game: CardGame, use: Use, enemy: int) -> None:
        """Exhaust a hero to deal damage to an enemy, as much as the hero's attack."""
        await deal_damage(game, enemy, game.card(use.paid).attack or 0, use.card)


@event(SHOT, LEADERSHIP, cost=0)
class Shot:
    @action(target=targets(lambda game, use: game.enemies()))
    async def shoot(game: CardGame, use: Use, enemy: int) -> None:
        """Deal 1 damage to an enemy."""
        await deal_damage(game, enemy, 1, use.card)


@ally(LEAP, LEADERSHIP, **BODY)
class Leap:
    @action(cost=RaiseMyThreat(5), target=any_player)
    async def leap(game: CardGame, use: Use, player: int) -> None:
        """Raise your threat by 5 to lower the threat of a player by 9."""
        await reduce_threat(game, player, 9, use.card)


def test_what_a_card_costs_is_settled_before_the_first_resource_is_paid() -> None:
    seat = Seat(heroes=PAIR, allies=[MISER], hand=["Faramir"], resources=3)
    table = lay(seat, at="2.2").choose("Faramir:play", "Aragorn", "Aragorn", "Théodred")
    assert table.zone("Faramir") is Zone.AREA
    assert (table.resources("Aragorn"), table.resources("Théodred")) == (1, 2)


def test_who_may_pay_is_settled_before_the_first_resource_is_paid() -> None:
    seat = Seat(heroes=PAIR, allies=[HOARDER], hand=["Faramir"], resources=3)
    table = lay(seat, at="2.2").choose("Faramir:play", "Aragorn", "Théodred")
    assert (table.asked, table.options) == ("pay", PAIR)
    table.choose("Aragorn", "Théodred")
    assert table.zone("Faramir") is Zone.AREA


def test_the_x_of_an_attachment_is_chosen_and_paid() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[VOW], resources=3), at="2.2").choose(f"{VOW}:play")
    assert (table.asked, table.options) == ("x", ["0", "1", "2", "3"])
    table.choose("2")
    assert table.zone(VOW) is Zone.ATTACHED
    assert table.resources("Aragorn") == 1


def test_an_attachment_is_announced_before_its_host_is_chosen() -> None:
    table = lay(Seat(heroes=PAIR, allies=[HERALD], hand=["Steward of Gondor"], resources=1), at="2.2")
    table.choose("Steward of Gondor:play")
    assert (table.asked, table.options) == ("response", [HERALD])
    table.choose(HERALD)
    assert table.threat() == 19
    assert (table.asked, table.options) == ("attach", PAIR)
    table.choose("Théodred")
    assert table.names(table.state.attached[table.id("Théodred")]) == ["Steward of Gondor"]


def test_an_event_is_announced_before_its_target_is_chosen() -> None:
    table = lay(
        Seat(allies=[HERALD], hand=[SHOT]), staging=["Forest Spider", "Old Forest Road", "King Spider"], at="3.1"
    )
    table.choose(SHOT)
    assert (table.asked, table.options) == ("response", [HERALD])
    table.choose(HERALD)
    assert (table.asked, table.options) == ("target", ["Forest Spider", "King Spider"])
    table.choose("King Spider")
    assert (table.damage("King Spider"), table.damage("Forest Spider")) == (1, 0)
    assert table.zone(SHOT) is Zone.DISCARD


def test_what_a_cost_took_is_remembered_until_the_target_is_chosen() -> None:
    seat = Seat(heroes=["Aragorn", "Théodred"], hand=[AIM], resources={"Aragorn": 1})
    table = lay(seat, staging=["Ungoliant's Spawn", "Forest Spider"], at="3.1").choose(AIM)
    table.choose("Aragorn", "Ungoliant's Spawn")
    assert table.damage("Ungoliant's Spawn") == 3
    assert not table.ready("Aragorn")
    assert table.ready("Théodred")


def test_whoever_paid_with_their_last_breath_is_asked_for_no_target() -> None:
    table = lay(Seat(allies=[LEAP], threat=45), Seat(heroes=["Gimli"], threat=30), at="3.1").choose(LEAP)
    assert table.state.eliminated == [True, False]
    assert table.asked != "target"
    assert table.threat(1) == 30


def test_a_hero_named_twice_gains_twice() -> None:
    table = lay(Seat(resources=1), at="2.1")
    aragorn = table.id("Aragorn")
    resolve(gain_resources(table.game, [aragorn, aragorn], 1))
    assert table.resources("Aragorn") == 3
