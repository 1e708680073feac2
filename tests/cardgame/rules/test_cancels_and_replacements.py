"""Cancels, replacements, and what cannot be."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from waybread.cardgame.abilities.ability import Per, Use, action, forced, response, rule, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import host, to_a_character
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LEADERSHIP = Sphere.LEADERSHIP
NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 0, "attack": 0, "defense": 1, "hit_points": 2}


async def frighten(game: CardGame, use: Use) -> None:
    """The first player raises their threat by 1."""
    await raise_threat(game, game.state.first_player, 1, use.card)


async def draw_one(game: CardGame, use: Use) -> None:
    """Draw 1 card."""
    await draw(game, use.player, 1, use.card)


@treachery("Test Cancels Terror", keywords="Doomed 3.")
class Terror:
    @when_revealed
    async def terrify(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 10."""
        await raise_threat(game, game.state.first_player, 10, use.card)


@ally("Test Cancels Hinderer", LEADERSHIP, **BODY)
class Hinderer:
    @response(when=On.EVENT_EFFECT, cancels=True)
    async def hinder(game: CardGame, use: Use) -> None:
        """When an event's effect is about to start, cancel it."""
        use.occurrence.cancelled = True


@ally("Test Cancels Dreader", LEADERSHIP, **BODY)
class Dreader:
    dread = forced(when=On.WHEN_REVEALED)(frighten)


@ally("Test Cancels Watcher", LEADERSHIP, **BODY)
class Watcher:
    watch = response(when=On.WHEN_REVEALED)(draw_one)
    note = response(after=On.PLAYED)(draw_one)
    see = response(after=On.REVEALED)(draw_one)


@event("Test Cancels Once Only", NEUTRAL, cost=0)
class OnceOnly:
    once = action(limit=1, per=Per.GAME)(draw_one)


@ally("Test Cancels Shield", LEADERSHIP, **BODY)
class Shield:
    @response(when=On.QUEST_FAILED)
    async def shield(game: CardGame, use: Use) -> None:
        """When a quest would fail, deal 1 damage to each hero instead."""

        async def suffer() -> None:
            await deal_damage(game, game.heroes(), 1, use.card)

        use.occurrence.instead = suffer


@ally("Test Cancels Lure", LEADERSHIP, **BODY)
class Lure:
    @response(when=On.QUEST_FAILED)
    async def lure(game: CardGame, use: Use) -> None:
        """When a quest would fail, draw 2 cards instead."""

        async def enjoy() -> None:
            await draw(game, use.player, 2, use.card)

        use.occurrence.instead = enjoy


@ally("Test Cancels Bystander", LEADERSHIP, **BODY)
class Bystander:
    stand_by = response(when=On.QUEST_FAILED)(draw_one)


@attachment("Test Cancels Chains", NEUTRAL, cost=0)
class Chains:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @rule(Rule.CANNOT_READY)
    def bind(game: CardGame, use: Use, card: int) -> bool:
        """Attached character cannot ready."""
        return card == host(game, use)

    @rule(Rule.CANNOT_ATTACK)
    def hold(game: CardGame, use: Use, card: int, player: int) -> bool:
        """Attached character cannot attack."""
        return card == host(game, use)


# Cancels


@pytest.mark.rule("lcg:cancel.1")
def test_a_cancel_stops_a_when_revealed_effect() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1),
        encounter_deck=["Black Forest Bats"],
        committed=["Éowyn"],
        at="3.3",
    )
    table.choose("A Test of Will")
    assert table.committed == ["Éowyn"]
    assert table.staging == ["Black Forest Bats"]


@pytest.mark.rule("lcg:cancel.1")
def test_a_cancel_stops_a_shadow_effect() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=["Forest Spider"]),
        shadows={"Forest Spider": ["East Bight Patrol"]},
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("response").choose("Hasty Stroke")
    assert table.threat() == 20
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


@pytest.mark.rule("lcg:cancel.2")
def test_a_cancel_is_used_before_the_effect_starts() -> None:
    seat = Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1)
    table = lay(seat, encounter_deck=["Test Cancels Terror"], at="3.3")
    assert (table.asked, table.options) == ("response", ["A Test of Will"])
    assert table.threat() == 20
    table.done()
    assert table.threat() == 33


@pytest.mark.rule("lcg:cancel.3", "lcg:timing-order.4")
def test_a_cancel_comes_before_forced_effects_and_other_responses_and_just_once() -> None:
    seat = Seat(heroes=["Éowyn"], allies=["Test Cancels Dreader"], hand=["A Test of Will"], resources=1)
    table = lay(seat, encounter_deck=["Test Cancels Terror"], at="3.3")
    assert (table.options, table.threat()) == (["A Test of Will"], 20)  # before the forced effect
    table.choose("A Test of Will")
    assert table.threat() == 23  # which is not set off any more: only Doomed counts
    seat.allies = ["Test Cancels Dreader", "Test Cancels Watcher"]
    table = lay(seat, encounter_deck=["Test Cancels Terror"], at="3.3").done()  # not after the reveal itself
    assert (table.options, table.threat()) == (["A Test of Will"], 20)
    table.done()
    assert (table.options, table.threat()) == (["Test Cancels Watcher"], 21)  # too late for the cancel


@pytest.mark.rule("lcg:cancel.4")
def test_what_is_cancelled_can_be_answered_no_more_not_even_by_another_cancel() -> None:
    seat = Seat(
        heroes=["Éowyn"],
        allies=["Test Cancels Watcher"],
        hand=["A Test of Will", "A Test of Will"],
        resources=2,
    )
    table = lay(seat, encounter_deck=["Test Cancels Terror"], at="3.3").done()  # passes on the reveal itself
    assert table.options == ["A Test of Will", "A Test of Will#2"]
    table.choose("A Test of Will")
    assert table.options == ["Test Cancels Watcher"]  # on the event that was played, not on the treachery
    table.done()
    assert (table.asked, table.window) == ("action", "3.3")
    assert table.hand() == ["A Test of Will#2"]
    assert table.resources("Éowyn") == 1


@pytest.mark.rule("lcg:cancel.5")
def test_a_cancelled_ability_has_been_paid_for() -> None:
    seat = Seat(
        heroes=["Aragorn", "Théodred"],
        allies=["Test Cancels Hinderer"],
        hand=["Common Cause"],
        exhausted=["Aragorn"],
    )
    table = lay(seat, at="3.1").choose("Common Cause", "Test Cancels Hinderer")
    assert not table.ready("Théodred")  # exhausted as the cost
    assert not table.ready("Aragorn")  # not readied by the effect


@pytest.mark.rule("lcg:cancel.6", "lcg:event.6")
def test_a_cancelled_event_has_been_played_and_paid_for_and_goes_to_the_discard_pile() -> None:
    seat = Seat(allies=["Test Cancels Hinderer", "Test Cancels Watcher"], hand=["For Gondor!"], resources=2)
    table = lay(seat, at="3.1").choose("For Gondor!", "Test Cancels Hinderer")
    assert (table.asked, table.options) == ("response", ["Test Cancels Watcher"])  # after an event is played
    assert table.stat("Aragorn", Stat.ATTACK) == 3
    assert table.resources("Aragorn") == 0
    assert table.discards() == ["For Gondor!"]


@pytest.mark.rule("lcg:cancel.7")
def test_a_cancelled_treachery_has_been_revealed_and_goes_to_the_encounter_discard_pile() -> None:
    seat = Seat(
        heroes=["Éowyn"], allies=["Test Cancels Watcher"], hand=["A Test of Will"], resources=1, deck=["Faramir"] * 3
    )
    table = lay(seat, encounter_deck=["Test Cancels Terror", "Forest Gate"], at="3.3")
    table.choose("Test Cancels Watcher")  # after a card is revealed
    table.choose("A Test of Will").done()
    assert len(table.hand()) == 1
    assert table.encounter_discard == ["Test Cancels Terror"]
    assert table.staging == []  # no other card was revealed for it
    assert table.threat() == 23  # its keyword worked


@pytest.mark.rule("lcg:limits.3")
def test_a_cancelled_use_counts_towards_a_limit() -> None:
    seat = Seat(allies=["Test Cancels Hinderer"], hand=["Test Cancels Once Only", "Test Cancels Once Only"])
    table = lay(seat, at="3.1")
    assert table.options == ["Test Cancels Once Only", "Test Cancels Once Only#2"]
    table.choose("Test Cancels Once Only", "Test Cancels Hinderer")
    assert len(table.hand()) == 1  # nothing was drawn
    assert (table.asked, table.options) == ("action", [])


# Replacements


@pytest.mark.rule("lcg:replacement.1")
def test_a_replacement_happens_instead_of_what_it_replaces() -> None:
    table = lay(Seat(allies=["Test Cancels Shield"]), staging=["Forest Gate"], at="3.4")
    table.choose("Test Cancels Shield")
    assert table.threat() == 20
    assert table.damage("Aragorn") == 1


@pytest.mark.rule("lcg:replacement.2")
def test_a_replacement_waits_for_all_responses_to_the_original_trigger() -> None:
    seat = Seat(allies=["Test Cancels Shield", "Test Cancels Bystander"])
    table = lay(seat, staging=["Forest Gate"], at="3.4").choose("Test Cancels Shield")
    assert (table.asked, table.options) == ("response", ["Test Cancels Bystander"])
    assert table.damage("Aragorn") == 0
    table.choose("Test Cancels Bystander")
    assert len(table.hand()) == 1
    assert (table.damage("Aragorn"), table.threat()) == (1, 20)


@pytest.mark.rule("lcg:replacement.3")
def test_of_several_replacements_the_latest_is_used() -> None:
    seat = Seat(allies=["Test Cancels Shield", "Test Cancels Lure"])
    table = lay(seat, staging=["Forest Gate"], at="3.4").choose("Test Cancels Shield", "Test Cancels Lure")
    assert (table.damage("Aragorn"), len(table.hand()), table.threat()) == (0, 2, 20)
    table = lay(seat, staging=["Forest Gate"], at="3.4").choose("Test Cancels Lure", "Test Cancels Shield")
    assert (table.damage("Aragorn"), len(table.hand()), table.threat()) == (1, 0, 20)


# Cannot


@pytest.mark.rule("lcg:cannot.1")
def test_no_effect_readies_what_cannot_ready() -> None:
    seat = Seat(
        allies=["Guard of the Citadel"],
        attachments={"Guard of the Citadel": ["Test Cancels Chains"]},
        hand=["Grim Resolve"],
        resources=5,
        exhausted=["Aragorn", "Guard of the Citadel"],
        deck=[],
    )
    table = lay(seat, at="3.1").choose("Grim Resolve")
    assert table.ready("Aragorn")
    assert not table.ready("Guard of the Citadel")
    table.pass_to("7.4")
    assert not table.ready("Guard of the Citadel")


@pytest.mark.rule("lcg:cannot.1", "lcg:ability.11")
def test_an_effect_that_readies_is_not_offered_for_a_character_that_cannot_ready() -> None:
    courage = ["Unexpected Courage"]
    for attachments, offered in ((courage, courage), ([*courage, "Test Cancels Chains"], [])):
        seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": attachments}, exhausted=["Aragorn"])
        assert lay(seat, at="3.1").options == offered


@pytest.mark.rule("lcg:cannot.1")
def test_a_card_that_says_may_does_not_overrule_one_that_says_cannot() -> None:
    table = lay(Seat(heroes=["Dúnhere"]), staging=["East Bight Patrol"], encounter_deck=[], at="6.7")
    assert (table.asked, table.options) == ("attack", ["East Bight Patrol"])
    chained = Seat(heroes=["Dúnhere"], attachments={"Dúnhere": ["Test Cancels Chains"]})
    table = lay(chained, staging=["East Bight Patrol"], encounter_deck=[], at="6.7")
    assert table.asked != "attack"
    assert table.zone("East Bight Patrol") is Zone.STAGING


@pytest.mark.rule("lcg:step.3.3-5")
def test_the_card_that_replaces_the_last_one_of_the_deck_comes_from_the_new_deck() -> None:
    table = lay(Seat(heroes=["Eleanor"]), at="3.3", encounter_deck=["The Necromancer's Reach"])
    table.choose("Eleanor")
    assert table.damage("Eleanor") == 1  # the same card again, with Eleanor exhausted
