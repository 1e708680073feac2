"""Costs of abilities: of a named pool or sphere, of the card itself, of its host, of others, and of how many."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Cost, Use, action, rule
from waybread.cardgame.abilities.selectors import any_hero, host, host_pool, to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.costs import (
    DISCARD_ME,
    EXHAUST_HOST,
    EXHAUST_ME,
    RETURN_ME,
    DamageHost,
    DiscardFromDeck,
    DiscardOne,
    Exhaust,
    ExhaustX,
    RaiseEachThreat,
    ReturnOne,
    Spend,
    SpendX,
    someone_pays,
)
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import attachment, objective

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LORE, NEUTRAL = Sphere.LORE, Sphere.NEUTRAL
GIMLI, DENETHOR = "Gimli", "Denethor"


def tool(name: str, *cost: Cost) -> str:
    """An attachment for heroes that notes what its one action was paid with; returns its title."""

    class Body:
        attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

        @action(cost=cost)
        async def work(game: CardGame, use: Use) -> None:
            """Note it."""
            paid = ", ".join(map(game.title, use.all_paid))
            note(game, f"{game.title(host(game, use))} with {paid or 'nothing'}, X {use.x}")

    title = f"Test Tool of {name}"
    attachment(title, NEUTRAL, cost=0)(Body)
    return title


def allies_of(game: CardGame, use: Use) -> list[int]:
    return game.allies()


LORE_COIN = tool("Lore", Spend(1, sphere=LORE))
HOST_COIN = tool("Host", Spend(1, pool=host_pool))
ANY_COIN = tool("Any", Spend(2, sphere=Sphere.TACTICS, pool=any_hero))
PURSE = tool("Purse", SpendX(pool=host_pool))
HERB = tool("Herb", DISCARD_ME, EXHAUST_HOST)
RING = tool("Ring", DISCARD_ME, EXHAUST_ME)
BIRD = tool("Bird", RETURN_ME)
HORN = tool("Horn", DiscardOne(allies_of))
SONG = tool("Song", ReturnOne(allies_of))
BELLOWS = tool("Bellows", ExhaustX(lambda game, use: game.characters(), most=2))
YOKE = tool("Yoke", Exhaust(allies_of, count=2))
MILL = tool("Mill", DiscardFromDeck(2))
THORN = tool("Thorn", DamageHost(2))
DRUM = tool("Drum", RaiseEachThreat(3))


def with_tool(name: str, *allies: str, resources: int = 0, hero: str = GIMLI) -> Table:
    """Gimli bears a tool in the planning phase; Denethor stands by."""
    heroes = [hero, *({GIMLI, DENETHOR} - {hero})]
    seat = Seat(heroes=heroes, attachments={hero: [name]}, allies=allies, resources=resources)
    return lay(seat, at="2.2")


@pytest.mark.rule("lcg:cost.3", "lcg:resource-match.1")
def test_a_cost_in_resources_of_a_sphere_is_paid_from_pools_of_that_sphere() -> None:
    table = with_tool(LORE_COIN, resources=1).choose(LORE_COIN)
    assert (table.resources(GIMLI), table.resources(DENETHOR)) == (1, 0)
    assert table.why_not_use(LORE_COIN, 1) == "it costs 1 Lore resources"


@pytest.mark.rule("lcg:cost.3")
def test_a_cost_from_the_pool_of_the_host_is_paid_from_no_other() -> None:
    table = with_tool(HOST_COIN, resources=1).choose(HOST_COIN)
    assert (table.resources(GIMLI), table.resources(DENETHOR)) == (0, 1)
    assert table.why_not_use(HOST_COIN, 1) is not None


def test_named_pools_have_to_match_the_sphere_and_be_free_to_pay() -> None:
    table = with_tool(ANY_COIN, resources=2)
    assert table.choose(ANY_COIN).resources(GIMLI) == 0
    assert table.resources(DENETHOR) == 2
    assert table.why_not_use(ANY_COIN, 1) is not None


@pytest.mark.rule("lcg:x.2")
def test_an_x_of_resources_is_chosen_as_they_are_paid_and_is_never_0() -> None:
    table = with_tool(PURSE, resources=3).choose(PURSE)
    assert (table.asked, table.options) == ("x", ["1", "2", "3"])
    table.choose(2)
    assert noted(table) == ["Gimli with nothing, X 2"]
    assert table.resources(GIMLI) == 1
    assert with_tool(PURSE).why_not_use(PURSE, 1) is not None


@pytest.mark.rule("lcg:cost.4", "lcg:cost.5")
def test_a_card_discarded_as_its_own_cost_still_acts_and_knows_its_host() -> None:
    table = with_tool(HERB).choose(HERB)
    assert table.discards() == [HERB]
    assert not table.ready(GIMLI)
    assert noted(table) == [f"Gimli with Gimli, {HERB}, X 0"]


def test_a_host_that_is_exhausted_already_cannot_pay() -> None:
    table = with_tool(HERB)
    table.state.exhausted[table.id(GIMLI)] = True
    assert table.why_not_use(HERB, 1) == "Gimli cannot be exhausted"


@pytest.mark.rule("lcg:cost.5")
def test_of_several_costs_the_card_itself_goes_last() -> None:
    assert noted(with_tool(RING).choose(RING)) == [f"Gimli with {RING}, {RING}, X 0"]


def test_a_card_returned_as_its_own_cost_goes_to_the_hand_of_its_owner() -> None:
    table = with_tool(BIRD).choose(BIRD)
    assert BIRD in table.hand()
    assert noted(table) == [f"Gimli with {BIRD}, X 0"]


@pytest.mark.rule("lcg:cost.4")
def test_a_cost_takes_one_of_the_payers_own_cards() -> None:
    table = with_tool(HORN, "Guard of the Citadel", "Faramir").choose(HORN)
    assert (table.asked, table.options) == ("discard character", ["Guard of the Citadel", "Faramir"])
    table.choose("Faramir")
    assert table.zone("Faramir") is Zone.DISCARD
    assert noted(table) == ["Gimli with Faramir, X 0"]
    assert with_tool(HORN).why_not_use(HORN, 1) == "no card of yours can be discarded for it"


def test_a_cost_returns_one_of_the_payers_own_cards() -> None:
    table = with_tool(SONG, "Faramir").choose(SONG)
    assert table.hand() == ["Faramir"]
    assert with_tool(SONG).why_not_use(SONG, 1) == "no card of yours can return to hand for it"


@pytest.mark.rule("lcg:cost.3", "lcg:x.2")
def test_x_characters_are_exhausted_together_up_to_a_bound() -> None:
    table = with_tool(BELLOWS, "Faramir").choose(BELLOWS)
    assert not table.may_pass
    table.choose("Faramir")
    assert table.may_pass
    table.choose(GIMLI)
    assert noted(table) == ["Gimli with Faramir, Gimli, X 2"]
    assert table.state.exhausted.keys() == {table.id("Faramir"), table.id(GIMLI)}


@pytest.mark.rule("lcg:cost.3")
def test_a_cost_may_exhaust_several() -> None:
    table = with_tool(YOKE, "Faramir", "Beorn", "Guard of the Citadel").choose(YOKE).choose("Beorn", "Faramir")
    assert noted(table) == ["Gimli with Beorn, Faramir, X 0"]
    assert with_tool(YOKE, "Beorn").why_not_use(YOKE, 1) == "no 2 cards of yours can be exhausted for it"


def test_a_cost_discards_from_the_top_of_the_deck_together() -> None:
    table = with_tool(MILL)
    top = table.deck()[:2]
    assert sorted(table.choose(MILL).discards()) == sorted(top)
    table.state.decks[0] = table.state.decks[0][:1]
    assert table.why_not_use(MILL, 1) == "there are not enough cards in your deck"


@pytest.mark.rule("lcg:cannot-be-damaged.2")
def test_a_cost_damages_the_host_if_that_can_be_damaged() -> None:
    table = with_tool(THORN)
    assert table.choose(THORN).damage(GIMLI) == 2


def test_a_cost_raises_the_threat_of_each_player() -> None:
    table = lay(Seat(attachments={"Aragorn": [DRUM]}), Seat(heroes=[GIMLI]), at="2.2").choose(DRUM)
    assert (table.threat(0), table.threat(1)) == (23, 23)


# What keeps a card from paying or acting

CHAINS, GAG = "Test Cost Chains", "Test Cost Gag"


@objective(CHAINS)
class Chains:
    @rule(Rule.CANNOT_EXHAUST)
    def bind(game: CardGame, use: Use, card: int) -> bool:
        """Gimli cannot exhaust."""
        return game.title(card) == GIMLI


@objective(GAG)
class Gag:
    @rule(Rule.CANNOT_TRIGGER)
    def hush(game: CardGame, use: Use, card: int) -> bool:
        """No action or response of a Tool can be used."""
        return game.title(card).startswith("Test Tool")


@pytest.mark.rule("lcg:faq.q.ready", "lcg:cannot.1")
def test_a_character_that_cannot_exhaust_can_neither_commit_attack_defend_nor_pay() -> None:
    seat = Seat(heroes=[GIMLI, DENETHOR], attachments={GIMLI: [HERB]}, engaged=["Forest Spider"])
    assert lay(seat, staging=[CHAINS], at="3.2").options == [DENETHOR]
    assert lay(seat, staging=[CHAINS], at="6.3").pass_until("defend").options == [DENETHOR]
    assert lay(seat, staging=[CHAINS], at="6.7").choose("Forest Spider").options == []
    table = lay(seat, staging=[CHAINS], at="2.2")
    assert table.why_not_use(HERB, 1) == "Gimli cannot be exhausted"


@pytest.mark.rule("lcg:cannot.1")
def test_a_card_that_cannot_trigger_keeps_its_constant_text() -> None:
    table = lay(Seat(heroes=[GIMLI], attachments={GIMLI: [BIRD, "Dwarven Axe"]}), staging=[GAG], at="2.2")
    assert table.why_not_use(BIRD, 1) == "its abilities cannot be used"
    assert table.stat(GIMLI, Stat.ATTACK) == 2 + 2


# Paying to avoid

TOLL = "Test Cost Toll"


@objective(TOLL)
class Toll:
    @action()
    async def ask(game: CardGame, use: Use) -> None:
        """Some player may discard an ally."""
        payer = await someone_pays(game, use, DiscardOne(allies_of))
        note(game, f"paid by {payer} with {use.paid}")


@pytest.mark.rule("lcg:may.1", "lcg:player-order.1")
def test_the_players_are_asked_in_order_until_one_pays() -> None:
    seats = Seat(), Seat(heroes=[GIMLI], allies=["Beorn"]), Seat(heroes=[DENETHOR], allies=["Faramir"])
    table = lay(*seats, staging=[TOLL], first_player=1, at="2.2").choose(TOLL)
    assert (table.asked, table.player) == ("may pay", 1)
    table.done()
    assert table.player == 2
    table.choose(1)
    assert noted(table) == [f"paid by 2 with {table.id('Faramir')}"]


def test_nobody_is_asked_to_pay_who_could_not() -> None:
    assert noted(lay(Seat(), staging=[TOLL], at="2.2").choose(TOLL)) == ["paid by None with -1"]


# Hosts between steps

LANCE = "Test Cost Lance"


@attachment(LANCE, NEUTRAL, cost=0)
class Lance:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @action(cost=DISCARD_ME, target=lambda game, use: game.enemies())
    async def throw(game: CardGame, use: Use, enemy: int) -> None:
        """Note what was aimed at, and by whom."""
        note(game, f"{game.title(host(game, use))} at {game.title(enemy)}")


@pytest.mark.parametrize("hero", [GIMLI, DENETHOR])
def test_the_host_and_what_was_paid_are_known_after_the_target_is_asked_for_and_saved(hero: str) -> None:
    seat = Seat(heroes=[GIMLI, DENETHOR], attachments={hero: [LANCE]}, engaged=["Forest Spider", "King Spider"])
    table = lay(seat, at="2.2").choose(LANCE)
    table.game = table.game.load(table.game.save())
    table.choose("King Spider")
    assert noted(table) == [f"{hero} at King Spider"]
