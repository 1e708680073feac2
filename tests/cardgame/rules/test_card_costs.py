"""What cards cost: own text, hosts, discounts, other prices and pools; playing by effects and from elsewhere."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import (
    Use,
    action,
    forced,
    modifier,
    offered_discount,
    response,
    rule,
)
from waybread.cardgame.abilities.card_cost import add_discount, discounted
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import DiscardFromDeck
from waybread.cardgame.effects.playing_cards import attach_from_hand, play
from waybread.cardgame.facts import CardType, Sphere, Stat, Where
from waybread.cardgame.library import ally, attachment, event, objective

NEUTRAL = Sphere.NEUTRAL
RANGERS = discounted("test rangers", lambda game, card: "Ranger" in game.card(card).traits)
BODY = {"willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}


@ally("Test Late Comer", NEUTRAL, cost=4, **BODY)
class LateComer:
    @modifier(Stat.COST, where=Where.HAND)
    def hurry(game: CardGame, use: Use, card: int) -> int:
        """Costs 1 less for each ally you control."""
        return -len(game.allies(use.player))

    @rule(Rule.CANNOT_PLAY, where=Where.HAND)
    def crowd(game: CardGame, use: Use, card: int, player: int) -> bool:
        """Play only if you control at least 1 ally."""
        return not game.allies(player)


@attachment("Test Mail", NEUTRAL, cost=2)
class Mail:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @rule(Rule.COST_ON_HOST, where=Where.HAND)
    def fit(game: CardGame, use: Use, card: int, host: int) -> int:
        """Costs 2 less on a Dwarf."""
        return -2 if "Dwarf" in game.card(host).traits else 0


@ally("Test Ranger", NEUTRAL, cost=2, traits="Ranger.", **BODY)
class Ranger:
    pass


@event("Test Muster", NEUTRAL, cost=0)
class Muster:
    @action()
    async def call(game: CardGame, use: Use) -> None:
        """The next Ranger you play this phase costs 3 less, but at least 1."""
        add_discount(game, use.card, use.player, 3, cards=RANGERS, least=1)


@ally("Test Digger", NEUTRAL, cost=3, **BODY)
class Digger:
    @offered_discount(DiscardFromDeck(2))
    def dig(game: CardGame, use: Use) -> int:
        """You may discard 2 cards from your deck to pay 2 less."""
        return 2


@ally("Test Bird Friend", Sphere.TACTICS, cost=2, **BODY)
class BirdFriend:
    @rule(Rule.PAYS_AS, where=Where.HAND)
    def any_pool(game: CardGame, use: Use, payer: int, card: int) -> str | None:
        """Can be paid with resources of any hero."""
        return "any" if game.card(payer).type is CardType.HERO else None


@ally("Test Wizard", NEUTRAL, cost=0, **BODY)
class Wizard:
    @rule(Rule.PAYS_AS)
    def lend(game: CardGame, use: Use, payer: int, card: int) -> str | None:
        """Resources on it pay for Ranger cards of any sphere."""
        return "any" if payer == use.card and "Ranger" in game.card(card).traits else None


@ally("Test Lore Ranger", Sphere.LORE, cost=1, traits="Ranger.", **BODY)
class LoreRanger:
    pass


@event("Test Top of the Deck", NEUTRAL, cost=0)
class TopOfTheDeck:
    @action()
    async def top(game: CardGame, use: Use) -> None:
        """Play the top card of your deck at no cost, or put it at the bottom."""
        note(game, f"played: {await play(game, use.player, game.state.decks[use.player][-1], free=True)}")


@event("Test Swift Arrival", NEUTRAL, cost=0)
class SwiftArrival:
    @action()
    async def hurry(game: CardGame, use: Use) -> None:
        """Play each ally in your hand for 2 less, at least 1."""
        for card in [each for each in game.state.hands[use.player] if game.card(each).type is CardType.ALLY]:
            await play(game, use.player, card, less=2, least=1)


@event("Test Riddle", Sphere.SPIRIT, cost=3)
class Riddle:
    @action()
    async def ask(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, "riddle")


@event("Test Answer", NEUTRAL, cost=0)
class Answer:
    @response(after=On.ROUND_ENDS)
    async def answer(game: CardGame, use: Use) -> None:
        """Nothing."""

    @action(where=Where.DISCARD)
    async def whisper(game: CardGame, use: Use) -> None:
        """From the discard pile: note it."""
        note(game, "whisper")


@event("Test Smith", NEUTRAL, cost=0)
class Smith:
    @action()
    async def forge(game: CardGame, use: Use) -> None:
        """Attach an attachment from your hand to a hero."""
        await attach_from_hand(game, use.player, use.card, game.state.hands[use.player], game.heroes(use.player))


@objective("Test Gate Keeper")
class GateKeeper:
    @forced(after=On.PLAYED)
    async def look(game: CardGame, use: Use) -> None:
        """Note from where a card is played."""
        note(game, f"{game.title(use.occurrence.card)} from {Zone(use.occurrence.origin).name.lower()}")


@event("Test Scroll", NEUTRAL, cost=0)
class Scroll:
    @action()
    async def read(game: CardGame, use: Use) -> None:
        """Draw 1 card."""
        await draw(game, use.player, 1, use.card)


def planning(seat: Seat, **more: object) -> Table:
    return lay(seat, at="2.2", **more)  # type: ignore[arg-type]


@pytest.mark.rule("lcg:cost.3")
def test_the_text_of_a_card_changes_its_own_cost_and_may_forbid_to_play_it() -> None:
    table = planning(Seat(hand=["Test Late Comer"], resources=3))
    assert "Test Late Comer" not in table.options
    table = planning(Seat(hand=["Test Late Comer"], allies=["Faramir"], resources=3)).choose("Test Late Comer")
    assert table.resources("Aragorn") == 0


@pytest.mark.rule("lcg:cost.3")
def test_the_host_is_chosen_first_where_the_cost_depends_on_it() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], hand=["Test Mail"], resources={"Aragorn": 2})
    table = planning(seat).choose("Test Mail")
    assert (table.asked, table.options) == ("attach", ["Aragorn", "Gimli"])
    assert CardGame.load(table.game.save()).digest() == table.game.digest()
    table.choose("Gimli")
    assert (table.attachments("Gimli"), table.resources("Aragorn")) == (["Test Mail"], 2)
    poor = Seat(heroes=["Aragorn", "Gimli"], hand=["Test Mail"])
    assert planning(poor).choose("Test Mail").attachments("Gimli") == ["Test Mail"]  # the only one that can be paid


@pytest.mark.rule("lcg:cost.3")
def test_a_discount_is_used_up_by_the_next_card_it_fits_and_ends_with_the_phase() -> None:
    hand = ["Test Muster", "Guard of the Citadel", "Test Ranger", "Test Ranger"]
    table = planning(Seat(hand=hand, resources=9)).choose("Test Muster", "Guard of the Citadel", "Test Ranger")
    assert (table.resources("Aragorn"), table.state.discounts) == (9 - 2 - 1, ())
    table.choose("Test Ranger#2")
    assert table.resources("Aragorn") == 4
    table = planning(Seat(hand=["Test Muster"], resources=9)).choose("Test Muster")
    assert table.game.clone().state.discounts == table.state.discounts != ()
    table.pass_to("3.1")
    assert table.state.discounts == ()


@pytest.mark.rule("lcg:may.1")
def test_an_offered_discount_is_asked_for_and_has_to_be_taken_by_who_cannot_pay_in_full() -> None:
    table = planning(Seat(hand=["Test Digger"], resources=3)).choose("Test Digger")
    assert (table.asked, table.may_pass) == ("pay less", True)
    table.done()
    assert (table.resources("Aragorn"), len(table.deck())) == (0, 10)
    table = planning(Seat(hand=["Test Digger"], resources=1)).choose("Test Digger")
    assert (table.resources("Aragorn"), len(table.deck()), table.area()) == (0, 8, ["Aragorn", "Test Digger"])
    assert "Test Digger" not in planning(Seat(hand=["Test Digger"], resources=1, deck=["Faramir"])).options


@pytest.mark.rule("lcg:resource-match.1")
def test_text_lets_other_pools_pay() -> None:
    table = planning(Seat(heroes=["Aragorn"], hand=["Test Bird Friend"], resources=2)).choose("Test Bird Friend")
    assert table.area() == ["Aragorn", "Test Bird Friend"]
    table = planning(Seat(heroes=["Aragorn"], allies=["Test Wizard"], hand=["Test Lore Ranger", "Gléowine"]))
    table.state.resources[table.id("Test Wizard")] = 2
    assert (table.why_not_play("Test Lore Ranger"), table.why_not_play("Gléowine") is None) == (None, False)


@pytest.mark.rule("lcg:faq.q.no-cost")
@pytest.mark.parametrize(("top", "played"), [
    ("Faramir", True), ("Celebrían's Stone", True), ("Test Riddle", True), ("Test Answer", False), ("Aragorn", False),
])  # fmt: skip
def test_the_top_card_is_played_at_no_cost_without_a_match(top: str, played: bool) -> None:
    table = planning(Seat(hand=["Test Top of the Deck"], deck=[top, "Faramir"]), staging=["Test Gate Keeper"])
    table.choose("Test Top of the Deck")
    heard = noted(table)
    assert f"played: {played}" in heard
    assert (f"{top} from deck" in heard) is played
    assert "Test Top of the Deck from hand" in heard
    assert ("riddle" in heard) is (top == "Test Riddle")


@pytest.mark.rule("lcg:unique.2")
def test_a_unique_card_with_a_copy_in_play_is_not_played_from_elsewhere_either() -> None:
    table = planning(Seat(hand=["Test Top of the Deck"], allies=["Faramir"], deck=["Faramir"]))
    assert noted(table.choose("Test Top of the Deck")) == ["played: False"]


@pytest.mark.rule("lcg:play.1")
def test_an_effect_plays_cards_for_less() -> None:
    table = planning(Seat(hand=["Test Swift Arrival", "Faramir", "Test Ranger"], resources=3))
    table.choose("Test Swift Arrival")
    assert (table.area(), table.resources("Aragorn")) == (["Aragorn", "Faramir", "Test Ranger"], 0)


@pytest.mark.rule("lcg:play.4")
def test_an_attachment_is_put_on_a_hero_from_the_hand_without_being_played() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], hand=["Test Smith", "Celebrían's Stone", "Faramir"])
    table = planning(seat, staging=["Test Gate Keeper"]).choose("Test Smith")
    assert table.asked == "attach"
    table.choose("Gimli")
    assert (table.attachments("Gimli"), noted(table)) == (["Celebrían's Stone"], ["Test Smith from hand"])


@pytest.mark.rule("lcg:event.3")
def test_text_of_an_event_that_works_in_the_discard_pile_is_used_not_played() -> None:
    table = planning(Seat(discards=["Test Answer"]), staging=["Test Gate Keeper"]).choose("Test Answer")
    assert (noted(table), table.discards()) == (["whisper"], ["Test Answer"])


@pytest.mark.rule("lcg:faq.q.hero-in-deck")
def test_a_hero_that_is_drawn_is_put_into_play() -> None:
    table = planning(Seat(hand=["Test Scroll"], deck=["Gimli", "Faramir"])).choose("Test Scroll")
    assert (table.area(), table.hand()) == (["Aragorn", "Gimli"], [])


def test_a_game_without_such_cards_asks_for_none_of_it() -> None:
    table = planning(Seat(hand=["Faramir"]))
    assert (table.state.own_rules, table.state.discounts) == (False, ())
