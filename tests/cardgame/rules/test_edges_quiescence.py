"""Where the state says it all: paying, aiming and responding are steps, so that such positions are just copied."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, response, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy
from waybread.kernel import PASS

PAIR = ["Aragorn", "Théodred"]
TAUNT, BRUTE = "Test Quiescence Taunt", "Test Quiescence Brute"


@ally(TAUNT, Sphere.LEADERSHIP, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Taunt:
    @response(after=On.DESTROYED, condition=lambda game, use: len(game.state.attacks) == 1)
    async def taunt(game: CardGame, use: Use) -> None:
        """After a card is destroyed in an attack, each other enemy engaged with you attacks you."""
        for each in list(game.state.engaged[use.player]):
            if each != game.state.attacks[0].enemy:
                await enemy_attacks(game, each, use.player)


@enemy(BRUTE, engagement_cost=1, threat=1, attack=4, defense=0, hit_points=9)
class Brute:
    @rule(Rule.EXCESS_DAMAGE_RAISES_THREAT)
    def trample(game: CardGame, use: Use, enemy: int) -> bool:
        """Excess damage of this enemy raises the threat of the player that it attacks."""
        return enemy == use.card


def paying() -> Table:
    seat = Seat(heroes=PAIR, hand=["Faramir"], resources=3)
    return lay(seat, at="2.2").choose("Faramir:play", "Aragorn")


def attaching() -> Table:
    seat = Seat(heroes=PAIR, hand=["Steward of Gondor"], resources={"Aragorn": 2})
    return lay(seat, at="2.2").choose("Steward of Gondor:play")


def aiming_an_event() -> Table:
    seat = Seat(heroes=["Gimli"], hand=["Feint"], resources=1, engaged=["Forest Spider", "King Spider"])
    return lay(seat, at="6.2").choose("Feint")


def aiming_an_action() -> Table:
    seat = Seat(heroes=["Beravor"], deck=["Faramir"] * 4)
    return lay(seat, Seat(heroes=["Gimli"], deck=["Gandalf"] * 4), at="3.1").choose("Beravor")


def taking_damage() -> Table:
    table = lay(Seat(heroes=PAIR, engaged=["Forest Spider"]), at="6.3")
    return table.pass_until("defend").done().pass_until("take damage")


def responding_to_committing() -> Table:
    table = lay(Seat(heroes=PAIR, resources={"Aragorn": 1}), at="3.2")
    return table.choose("Aragorn", "Théodred").pass_until("response")


def responding_to_entering_play() -> Table:
    seat = Seat(heroes=PAIR, hand=["Snowbourn Scout"], resources={"Aragorn": 1})
    return lay(seat, staging=["Old Forest Road", "Forest Gate"], at="2.2").choose("Snowbourn Scout:play")


def responding_to_travelling() -> Table:
    seat = Seat(heroes=PAIR, deck=["Faramir"] * 4, exhausted=PAIR)
    return lay(seat, staging=["Old Forest Road"], at="4.2").choose("Old Forest Road")


def responding_to_damage() -> Table:
    table = lay(Seat(heroes=["Glóin"], engaged=["Forest Spider"]), at="6.3")
    return table.pass_until("defend").done().pass_until("response")


def responding_to_a_death() -> Table:
    seat = Seat(heroes=["Legolas", "Gimli"], engaged=["Dol Guldur Orcs"])
    table = lay(seat, quest="Flies and Spiders", at="6.7").pass_until("attack").choose("Dol Guldur Orcs")
    return table.choose("Legolas", "Gimli").pass_until("response")


POSITIONS: dict[Callable[[], Table], tuple[str, int]] = {
    paying: ("pay", 1),
    attaching: ("attach", 1),
    aiming_an_event: ("target", 1),
    aiming_an_action: ("target", 1),
    taking_damage: ("take damage", 1),
    responding_to_committing: ("response", 0),
    responding_to_entering_play: ("response", 0),
    responding_to_travelling: ("response", 0),
    responding_to_damage: ("response", 0),
    responding_to_a_death: ("response", 0),
}
"""With what is asked there, and which of the options is then taken."""


@pytest.mark.parametrize("position", POSITIONS)
def test_the_position_is_quiescent_and_its_copies_go_on_as_the_game_does(position: Callable[[], Table]) -> None:
    game = position().game
    kind, number = POSITIONS[position]
    assert game.decision is not None
    assert game.decision.kind == kind
    assert game.quiescent
    option = game.decision.options[number]
    copies = [game.clone(), CardGame.load(game.save()), game.clone(), game.clone()]
    before = game.digest()
    game.choose(option)
    assert copies[2].digest() == before
    for each in copies[:3]:
        each.choose(option)
        assert each.digest() == game.digest()
        assert each.state == game.state
    assert copies[3].digest() == before
    game.undo()
    assert game.digest() == before


@pytest.mark.parametrize("position", POSITIONS)
def test_a_world_imagined_there_asks_the_same(position: Callable[[], Table]) -> None:
    game = position().game
    assert game.decision is not None
    world = game.determinize(game.decision.player, 7)
    assert world.decision == game.decision
    assert world.quiescent


def test_an_attack_inside_another_has_excess_damage_of_its_own() -> None:
    """Three on one hit point: two are in excess, of the outer attack as of the inner one."""
    seat = Seat(heroes=["Aragorn"], allies=[TAUNT, "Snowbourn Scout", "Snowbourn Scout"], engaged=[BRUTE, BRUTE])
    table = lay(seat, at="6.3", encounter_deck=["Forest Gate"] * 9, stops=())
    table.pass_until("attacking enemy").choose(BRUTE).choose("Snowbourn Scout").pass_until("response")
    assert table.threat() == 20
    table.choose(TAUNT).choose("Snowbourn Scout#2")
    while table.asked == "response":
        table.done()
    assert table.threat() == 24
    assert not [name for name in table.state.notes if name.startswith("excess")]


def test_a_response_that_everybody_has_passed_is_not_asked_for_again() -> None:
    table = responding_to_entering_play().done()
    assert table.state.answering == []
    assert (table.asked, table.state.stack[-1]) == ("action", "window")
    assert table.zone("Snowbourn Scout") is Zone.AREA
    assert PASS in table.decision.options
