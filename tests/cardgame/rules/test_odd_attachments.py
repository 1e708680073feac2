"""Blank, face-down and unattached attachments, enemies that become attachments, and attachments on quest cards."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.free_events import BANISH, DREAD
from waybread.cardgame import CardGame, is_hidden
from waybread.cardgame.abilities.ability import Use, action, constant, modifier, rule
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.odd_attachments import (
    attach_blank,
    attach_face_down,
    attached_cost,
    become_attachment,
)
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import attachment, enemy, event, made_card

NEUTRAL = Sphere.NEUTRAL


@enemy("Test Nameless", threat=1, engagement_cost=40, attack=1, defense=0, hit_points=2)
class Nameless:
    @modifier(Stat.HIT_POINTS)
    def grow(game: CardGame, use: Use, card: int) -> int:
        """+X hit points; X is the cost of its blank attachments."""
        return attached_cost(game, card) if card == use.card else 0


@attachment("Test Spikes", NEUTRAL, cost=1, traits="Trap.", unattached=True)
class Spikes:
    @constant(after=On.ENTERS_STAGING)
    async def spring(game: CardGame, use: Use) -> None:
        """Attach to the next enemy that enters the staging area."""
        card = use.occurrence.card
        if game.state.zone[use.card] == Zone.STAGING and game.card(card).type is CardType.ENEMY:
            await attach(game, use.card, card, game.state.controller[use.card])

    @rule(Rule.CANNOT_ENGAGE)
    def hold(game: CardGame, use: Use, card: int, player: int) -> bool:
        """The attached enemy cannot engage."""
        return game.state.host.get(use.card) == card


@enemy("Test Ambusher", threat=1, engagement_cost=10, attack=1, defense=0, hit_points=2, keywords="Ambush.")
class Ambusher:
    pass


@enemy("Test Proud Orc", threat=1, engagement_cost=10, attack=1, defense=0, hit_points=2)
class ProudOrc:
    @rule(Rule.IMMUNE)
    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0


made_card("Test Grasp", CardType.ATTACHMENT, key="test-grasp/attached", unique=True)(type("Grasp", (), {}))


@event("Test Cling", NEUTRAL, cost=0)
class Cling:
    @action(target=lambda game, use: game.enemies())
    async def cling(game: CardGame, use: Use, card: int) -> None:
        """An enemy becomes an attachment of your first hero."""
        await become_attachment(game, card, game.heroes(use.player)[0], "test-grasp/attached")


@pytest.mark.rule("lcg:faq.q.blank-attachment", "lcg:faq.1.23")
@pytest.mark.parametrize(("title", "cost"), [("Faramir", 4), ("Stand and Fight", 0), ("Aragorn", 0)])
def test_a_blank_attachment_is_only_its_printed_cost(title: str, cost: int) -> None:
    table = lay(Seat(heroes=["Gimli"], deck=[title]), at="2.1", staging=["Test Nameless"])
    nameless, card = table.id("Test Nameless"), table.id(title)
    assert carry_out(attach_blank(table.game, card, nameless)) is True
    assert (attached_cost(table.game, nameless), table.stat("Test Nameless", Stat.HIT_POINTS)) == (cost, 2 + cost)
    assert (table.traits(title), table.game.unique_in_play(title)) == (frozenset(), False)
    shown = table.game.view(0)["staging"][0]["attachments"][0]
    assert (shown["title"], shown["printed"]) == ("Blank attachment", title)


@pytest.mark.rule("lcg:faq.q.blank-attachment")
def test_losing_a_blank_attachment_can_destroy_its_host_and_it_goes_to_its_owner() -> None:
    table = lay(Seat(hand=[BANISH], deck=["Faramir"]), at="2.1", staging=["Test Nameless"])
    carry_out(attach_blank(table.game, table.id("Faramir"), table.id("Test Nameless")))
    table.state.damage[table.id("Test Nameless")] = 3
    assert CardGame.load(table.game.save()).digest() == table.game.digest()
    table.choose(BANISH).choose(table.id("Faramir"))
    assert (table.staging, table.discards()[0]) == ([], "Faramir")


@pytest.mark.rule("lcg:in-play.1")
def test_a_face_down_attachment_is_known_to_all_and_not_in_play() -> None:
    table = lay(Seat(deck=["Steward of Gondor"]), at="2.1")
    card = table.id("Steward of Gondor")
    assert carry_out(attach_face_down(table.game, card, table.id("Aragorn"), 0)) is True
    assert (table.game.in_play(card), is_hidden(table.state, None, card)) == (False, False)
    assert card not in table.game.cards_in_play()
    assert table.attachments("Aragorn") == ["Steward of Gondor"]


@pytest.mark.rule("lcg:faq.1.23", "lcg:faq.q.attacker-gone")
def test_an_enemy_that_becomes_an_attachment_in_mid_attack_ends_the_attack() -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=["Test Nameless", "Forest Spider"], hand=["Test Cling"]), at="6.4a",
                damage={"Test Nameless": 1}, encounter_deck=[])  # fmt: skip
    table.choose("Test Nameless").choose("Test Cling", "Test Nameless")
    assert table.attachments("Aragorn") == ["Test Nameless"]
    assert table.damage("Test Nameless") == 0
    table.pass_until("defend")
    assert table.state.attacks[-1].enemy == table.id("Forest Spider")


@pytest.mark.rule("lcg:encounter-unique.1")
def test_a_second_copy_of_a_unique_encounter_attachment_is_discarded() -> None:
    table = lay(Seat(heroes=["Aragorn"]), at="2.1", staging=["Test Nameless", "Forest Spider"])
    aragorn = table.id("Aragorn")
    form = "test-grasp/attached"
    assert carry_out(become_attachment(table.game, table.id("Test Nameless"), aragorn, form)) is True
    assert carry_out(become_attachment(table.game, table.id("Forest Spider"), aragorn, form)) is False
    assert (table.attachments("Aragorn"), table.encounter_discard) == (["Test Nameless"], ["Forest Spider"])


@pytest.mark.rule("lcg:trap.1", "lcg:faq.1.38-2", "lcg:faq.1.35")
@pytest.mark.parametrize("how", ["added", "returned", "revealed"])
def test_a_trap_waits_in_the_staging_area_for_the_next_enemy_that_enters_it(how: str) -> None:
    engaged = ["Forest Spider"] if how == "returned" else []
    deck = ["Forest Spider"] if how == "revealed" else []
    aside = ["Forest Spider"] if how == "added" else []
    seat = Seat(heroes=["Gimli"], hand=["Test Spikes"], resources=1, engaged=engaged)
    table = lay(seat, at="2.2", aside=aside, encounter_deck=deck).choose("Test Spikes")
    assert (table.staging, table.controller("Test Spikes"), table.resources("Gimli")) == (["Test Spikes"], 0, 0)
    spider = table.id("Forest Spider")
    if how == "returned":
        carry_out(return_to_staging(table.game, spider))
    elif how == "added":
        carry_out(place_in_staging(table.game, spider))
    else:
        table.pass_to("3.4")
    assert (table.attachments("Forest Spider"), table.controller("Test Spikes")) == (["Test Spikes"], 0)


@pytest.mark.rule("lcg:trap.1", "lcg:keyword.ambush.2")
def test_a_trap_catches_an_enemy_before_it_ambushes_and_an_immune_one_passes_by() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Test Spikes"], resources=1, threat=30)
    table = lay(seat, at="2.2", aside=["Test Proud Orc", "Test Ambusher"]).choose("Test Spikes")
    carry_out(place_in_staging(table.game, table.id("Test Proud Orc")))
    assert table.staging == ["Test Spikes", "Test Proud Orc"]
    carry_out(place_in_staging(table.game, table.id("Test Ambusher")))
    assert (table.attachments("Test Ambusher"), table.engaged()) == (["Test Spikes"], [])


@pytest.mark.rule("lcg:trap.2")
def test_a_trap_goes_with_its_player() -> None:
    seat = Seat(heroes=["Gimli"], hand=["Test Spikes", DREAD], resources=1)
    table = lay(seat, Seat(), at="2.2").choose("Test Spikes")
    table.pass_until("action", 0).choose(DREAD, "player 0")
    assert (table.staging, "Test Spikes" in table.discards(0)) == ([], True)


@pytest.mark.rule("lcg:attachment.4")
def test_an_attachment_on_a_quest_card_is_there() -> None:
    table = lay(Seat(), at="2.1", aside=["Celebrían's Stone"])
    assert carry_out(attach(table.game, table.id("Celebrían's Stone"), table.state.quest)) is True
    assert table.attachments("Flies and Spiders") == ["Celebrían's Stone"]
