"""What still counts at a point of the round, and what other cards could make of it."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, response, rule, shadow, when_revealed
from waybread.cardgame.abilities.modifiers import stat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import both, host, itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.verbs_used import uses_any
from waybread.cardgame.effects.attacks import attackable, characters_attack, enemy_attacks
from waybread.cardgame.effects.card_tests import escape_test
from waybread.cardgame.effects.costs import Exhaust
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, treachery
from waybread.cardgame.relevance import window_matters
from waybread.cardgame.what_counts import (
    ally_counts,
    attack_counts,
    could_attack,
    defense_counts,
    enemy_attack_counts,
    is_to_come,
    readiness_counts,
    text_asks_for,
    willpower_counts,
)

SPIDER = "Forest Spider"
RUSH, HUNT, TRIAL = "Test What Counts Rush", "Test What Counts Hunt", "Test What Counts Trial"
WATCH, WEB, FLIGHT = "Test What Counts Watch", "Test What Counts Web", "Test What Counts Flight"


async def _attack_at_once(game: CardGame, use: Use) -> None:
    await characters_attack(game, use.paid, attackable(game, use.player)[0])


async def _rush(game: CardGame, use: Use) -> None:
    """A character attacks at once, by way of another function."""
    await _attack_at_once(game, use)


@event(RUSH, Sphere.NEUTRAL, cost=0)
class Rush:
    rush = action(cost=Exhaust(lambda game, use: game.characters(use.player)))(_rush)


async def _hunt(game: CardGame, use: Use) -> None:
    """Every enemy that is engaged with the first seat attacks."""
    for each in list(game.state.engaged[0]):
        await enemy_attacks(game, each, 0)


@treachery(HUNT)
class Hunt:
    hunt = when_revealed(_hunt)


async def _judge(game: CardGame, use: Use) -> None:
    """Threat rises by the willpower of the first character."""
    await raise_threat(game, use.player, stat(game, game.characters()[0], Stat.WILLPOWER), use.card)


@treachery(TRIAL)
class Trial:
    judge = shadow(_judge)


async def _flee(game: CardGame, use: Use) -> None:
    """The players make an escape test."""
    await escape_test(game, use, game.order(), lambda: 1)


@treachery(FLIGHT)
class Flight:
    flee = when_revealed(_flee)


async def _look_back(game: CardGame, use: Use) -> None:
    """Nothing happens."""


def _encounter_card_left(game: CardGame, use: Use) -> bool:
    return bool(game.state.encounter_deck)


@ally(WATCH, Sphere.NEUTRAL, cost=0, willpower=0, attack=0, defense=0, hit_points=1)
class Watch:
    look_back = response(after=On.LEAVES_PLAY, condition=both(itself, _encounter_card_left))(_look_back)


def _price(game: CardGame, use: Use, card: int) -> int:
    """Readying the hero that it is on costs 2."""
    return 2 if card == host(game, use) else 0


@attachment(WEB, Sphere.NEUTRAL, cost=0)
class Web:
    price = rule(Rule.PRICE_TO_READY)(_price)


def table_at(step: str, *seats: Seat, **more: object) -> Table:
    return lay(*(seats or (Seat(engaged=[SPIDER]),)), at=step, **more)  # type: ignore[arg-type]


def test_verbs_are_found_by_way_of_functions_conditions_and_costs() -> None:
    table = table_at("1.3", Seat(hand=[RUSH, WATCH], deck=["Daughter of the Nimrodel"]))
    rush, watch = (table.game.ability(table.id(each), 0) for each in (RUSH, WATCH))
    assert uses_any(rush, "characters_attack")
    assert uses_any(rush, "exhaust"), "its cost does"
    assert not uses_any(rush, "enemy_attacks", "draw")
    assert uses_any(watch, "encounter_deck"), "one of its two conditions does"
    assert uses_any(table.game.ability(table.id("Daughter of the Nimrodel"), 0), "heal")


def test_steps_before_the_running_one_are_over() -> None:
    game = table_at("4.2").game
    assert game.state.stack == ["4.3", "window"]
    assert [is_to_come(game, each) for each in ("3.4", "4.2", "4.3", "6.4a", "0.1")] == [False, False, True, True, True]
    game.state.stack[0] = "setup.4"
    assert is_to_come(game, "1.1")


@pytest.mark.parametrize(("step", "counts"), [("2.2", False), ("3.1", True), ("3.3", False), ("4.2", False)])
def test_willpower_of_who_is_not_committed_counts_before_committing(step: str, counts: bool) -> None:
    table = table_at(step, Seat(), staging=[SPIDER])
    assert willpower_counts(table.game, 0, table.id("Aragorn")) is counts


def test_willpower_for_the_round_counts_from_the_beginning_of_the_round() -> None:
    table = table_at("2.2")
    assert willpower_counts(table.game, 0, table.id("Aragorn"), until="round")


def test_willpower_of_who_was_not_sent_counts_no_more_when_others_are_asked() -> None:
    table = table_at("3.2", Seat(heroes=["Glóin", "Aragorn"], resources=1), Seat(heroes=["Éowyn"]))
    table.choose("Aragorn").done()  # Aragorn's response is asked for
    assert (table.asked, table.player) == ("response", 0)
    counting = [willpower_counts(table.game, 0, table.id(each)) for each in ("Aragorn", "Glóin", "Éowyn")]
    assert counting == [True, False, True]


def test_attack_counts_for_ranged_characters_of_others() -> None:
    table = table_at("6.7", Seat(engaged=[SPIDER]), Seat(heroes=["Legolas", "Gimli"]))
    assert could_attack(table.game, 1, table.id("Legolas"))
    assert not could_attack(table.game, 1, table.id("Gimli"))
    table.choose(SPIDER)
    assert table.asked == "join attack"
    assert could_attack(table.game, 1, table.id("Legolas"))
    table.done().pass_to("6.8.2")
    assert not attack_counts(table.game, 0, table.id("Gimli"))


def test_attack_counts_while_an_enemy_may_still_be_engaged() -> None:
    table = table_at("6.2", Seat(hand=["Guard of the Citadel"]), staging=[SPIDER])
    assert not could_attack(table.game, 0, table.id("Aragorn"))
    table = table_at("6.2", Seat(hand=["Son of Arnor"]), staging=[SPIDER])
    assert could_attack(table.game, 0, table.id("Aragorn"))


def test_attack_counts_for_who_may_come_under_the_control_of_a_player_with_enemies() -> None:
    table = table_at("6.2", Seat(), Seat(heroes=["Gimli"], allies=["Snowbourn Scout"], engaged=[SPIDER]))
    assert not could_attack(table.game, 0, table.id("Aragorn"))
    table = table_at("6.2", Seat(allies=["Wandering Took"]), Seat(heroes=["Gimli"], engaged=[SPIDER]))
    assert could_attack(table.game, 0, table.id("Wandering Took"))


def test_attack_counts_in_any_phase_with_a_card_that_attacks_at_once() -> None:
    assert attack_counts((table := table_at("2.2", Seat(engaged=[SPIDER], hand=[RUSH]))).game, 0, table.id("Aragorn"))
    hidden = table_at("2.2", Seat(engaged=[SPIDER]), Seat(heroes=["Glóin"], hand=[RUSH]))
    assert not attack_counts(hidden.game, 0, hidden.id("Aragorn")), "another player's hand says nothing"


def test_defense_counts_outside_combat_where_a_card_makes_enemies_attack() -> None:
    usual = table_at("3.1")
    assert not defense_counts(usual.game, 0, usual.id("Aragorn"))
    hunted = table_at("3.1", encounter_deck=["Forest Gate", HUNT])
    assert defense_counts(hunted.game, 0, hunted.id("Aragorn"))
    assert enemy_attack_counts(hunted.game, hunted.id(SPIDER))


def test_a_number_counts_while_a_card_of_the_scenario_asks_for_it() -> None:
    assert not text_asks_for(table_at("3.1").game, Stat.WILLPOWER)
    judged = table_at("6.2", Seat(heroes=["Éowyn"], hand=["Gandalf"]), encounter_deck=[TRIAL])
    assert text_asks_for(judged.game, Stat.WILLPOWER)
    assert not text_asks_for(judged.game, Stat.ATTACK)
    assert window_matters(judged.game, judged.decision)


def test_every_number_counts_where_a_card_of_the_scenario_may_test_it() -> None:
    tested = table_at("6.2", Seat(), encounter_deck=[FLIGHT])
    assert all(text_asks_for(tested.game, each) for each in (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE))


def test_nothing_waits_in_a_window_that_is_not_on_the_timing_chart() -> None:
    table = table_at("3.1", Seat(heroes=["Éowyn"], hand=["Gandalf"]))
    assert not window_matters(table.game, table.decision)
    table.state.windows[-1].name = "test"
    assert window_matters(table.game, table.decision)


def test_readiness_counts_up_to_the_last_fight_and_after_refreshing() -> None:
    def counts(step: str, *seats: Seat) -> bool:
        table = table_at(step, *seats)
        return readiness_counts(table.game, 0, table.id("Aragorn"))

    assert counts("3.2", Seat())
    assert not counts("6.2", Seat())
    assert counts("6.2", Seat(engaged=[SPIDER]))
    assert counts("6.2", Seat(hand=[RUSH])), "it pays by exhausting"
    assert counts("6.2", Seat(attachments={"Aragorn": [WEB]})), "refreshing has a price"
    assert counts("7.4", Seat())


def test_an_ally_for_a_phase_counts_where_it_can_act() -> None:
    def counts(step: str, *hand: str, **seat: list[str]) -> bool:
        table = table_at(step, Seat(hand=hand, **seat))  # type: ignore[arg-type]
        return ally_counts(table.game, 0, table.id("Guard of the Citadel"))

    assert not counts("2.2", "Guard of the Citadel")
    assert counts("3.1", "Guard of the Citadel")
    assert not counts("3.4", "Guard of the Citadel")
    assert not counts("6.2", "Guard of the Citadel")
    assert counts("6.2", "Guard of the Citadel", engaged=[SPIDER])
    assert counts("2.2", "Guard of the Citadel", "Valiant Sacrifice"), "it is missed when it goes"
