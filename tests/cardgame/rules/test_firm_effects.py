"""Encounter effects that cannot be cancelled, responses that anybody may use, and limits that all share."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import (
    Per,
    Use,
    action,
    cannot_be_cancelled,
    response,
    rule,
    shadow,
    when_revealed,
)
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.costs import Spend
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, objective, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

FIRM, SOFT, CENSOR = "Test Firm Treachery", "Test Soft Treachery", "Test Firm Censor"
HERALD, FOUNT, CUP = "Test Firm Herald", "Test Firm Fount", "Test Firm Cup"
WILL = "A Test of Will"


async def _strike(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, game.title(use.card))


@treachery(FIRM)
class Firm:
    strike = cannot_be_cancelled(when_revealed(_strike))
    shadow = cannot_be_cancelled(shadow(_strike))


@treachery(SOFT)
class Soft:
    strike = when_revealed(_strike)
    shadow = shadow(_strike)


@objective(CENSOR)
class Censor:
    @rule(Rule.CANNOT_CANCEL)
    def forbid(game: CardGame, use: Use, card: int) -> bool:
        """No encounter card effect can be cancelled."""
        return True


@objective(HERALD)
class Herald:
    @response(after=On.THREAT_RAISED, anyone=True)
    async def herald(game: CardGame, use: Use) -> None:
        """After threat is raised, any player may note it."""
        note(game, f"player {use.player}")


@ally(FOUNT, Sphere.NEUTRAL, cost=0, willpower=0, attack=0, defense=0, hit_points=1)
class Fount:
    @action(cost=Spend(1), anyone=True, shared=True, limit=1)
    async def drink(game: CardGame, use: Use) -> None:
        """Any player may spend a resource; once per round in all."""
        note(game, f"player {use.player}")


@ally(CUP, Sphere.NEUTRAL, cost=0, willpower=0, attack=0, defense=0, hit_points=1, quantity=3)
class Cup:
    @action(limit=2, per=Per.GROUP)
    async def sip(game: CardGame, use: Use) -> None:
        """Twice per game for the group."""
        note(game, f"player {use.player}")


def revealed(card: str, *staging: str) -> list[str]:
    seat = Seat(heroes=["Éowyn"], hand=[WILL], resources=3)
    table = lay(seat, staging=staging, encounter_deck=[card] * 2, at="3.3", stops=())
    return ["cancel"] if table.asked == "response" else noted(table)


@pytest.mark.rule("lcg:cancel.8")
def test_no_cancel_is_offered_against_an_effect_that_cannot_be_cancelled() -> None:
    assert revealed(SOFT) == ["cancel"]
    assert revealed(FIRM)[0] == FIRM


@pytest.mark.rule("lcg:cancel.8")
def test_a_card_in_play_may_keep_all_encounter_effects_from_being_cancelled() -> None:
    assert revealed(SOFT, CENSOR)[0] == SOFT


@pytest.mark.rule("lcg:cancel.8")
@pytest.mark.parametrize(("card", "asked"), [(SOFT, True), (FIRM, False)])
def test_a_shadow_effect_may_be_firm_too(card: str, asked: bool) -> None:
    seat = Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1, engaged=["Forest Spider"])
    table = lay(seat, shadows={"Forest Spider": [card]}, at="6.3").pass_until("defend").done()
    while table.window in ("6.4b", "6.4.1"):
        table.done()
    assert (table.asked == "response") is asked
    assert noted(table) == ([] if asked else [card])


def test_a_response_of_the_scenario_is_the_first_players_unless_it_speaks_to_anybody() -> None:
    seats = Seat(), Seat(heroes=["Gimli"])
    table = lay(*seats, staging=[HERALD], at="7.3").pass_until("response")
    asked = {table.player}
    table.done()
    if table.asked == "response":
        asked.add(table.player)
    assert asked == {0, 1}


@pytest.mark.rule("lcg:limits.1")
def test_a_shared_limit_counts_for_all_players_together() -> None:
    table = lay(Seat(allies=[FOUNT], resources=1), Seat(heroes=["Gimli"], resources=1), at="2.2")
    assert table.why_not_use(FOUNT, player=1) is None
    table.choose(FOUNT)
    assert table.why_not_use(FOUNT, player=1) == "at most 1 per round"


@pytest.mark.rule("lcg:limits.2")
def test_a_limit_of_the_group_counts_over_all_copies_and_players() -> None:
    table = lay(Seat(allies=[CUP, CUP]), Seat(heroes=["Gimli"], allies=[CUP]), at="2.2")
    table.choose(CUP).choose(f"{CUP}#3")
    assert table.why_not_use(f"{CUP}#2") == "at most 2 per group"
