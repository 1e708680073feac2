"""The travel and encounter phases: where the group goes, and who is engaged with whom."""

from collections.abc import Callable

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import WATCHER, decline, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, forced, rule
from waybread.cardgame.abilities.ability import travel as travel_cost
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.costs import Exhaust
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.engagement import engage, return_to_staging
from waybread.cardgame.effects.threat import reduce_threat
from waybread.cardgame.effects.travel import travel
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, location

ROAD, GATE = "Old Forest Road", "Forest Gate"
TOLL, CLIFF = "Test Encounter Toll", "Test Encounter Cliff"
RAT, WOLF, OGRE = "Test Encounter Rat", "Test Encounter Wolf", "Test Encounter Ogre"
"""Engagement costs 10, 20 and 30."""


# Cards


async def _toll(game: CardGame, use: Use) -> None:
    """The first player exhausts a hero to travel here."""


@location(TOLL, threat=1, quest_points=2)
class Toll:
    toll = travel_cost(Exhaust(lambda game, use: game.heroes(use.player)))(_toll)


def _steep(game: CardGame, use: Use, card: int) -> bool:
    """The players cannot travel here while an enemy is in the staging area."""
    return card == use.card and any(game.state.zone[each] == Zone.STAGING for each in game.enemies())


@location(CLIFF, threat=1, quest_points=2)
class Cliff:
    steep = rule(Rule.CANNOT_TRAVEL)(_steep)


async def _engages(game: CardGame, use: Use) -> None:
    """Note whom this enemy engaged."""
    note(game, f"{game.title(use.card)} engaged player {use.occurrence.player}")


@enemy(RAT, engagement_cost=10, threat=1, attack=1, defense=0, hit_points=1)
class Rat:
    engages = forced(after=On.ENGAGED, condition=itself)(_engages)


@enemy(WOLF, engagement_cost=20, threat=2, attack=1, defense=0, hit_points=2)
class Wolf:
    engages = forced(after=On.ENGAGED, condition=itself)(_engages)


@enemy(OGRE, engagement_cost=30, threat=3, attack=1, defense=0, hit_points=3)
class Ogre:
    engages = forced(after=On.ENGAGED, condition=itself)(_engages)


async def _is_engaged(game: CardGame, use: Use) -> None:
    """Note what this character's controller engaged."""
    note(game, f"player {use.player} engaged {game.title(use.occurrence.card)}")


@ally("Test Encounter Bard", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Bard:
    sing = forced(after=On.ENGAGED, condition=lambda game, use: use.occurrence.player == use.player)(_is_engaged)


async def _lure(game: CardGame, use: Use) -> None:
    """The first enemy in play engages you."""
    await engage(game, game.enemies()[0], use.player)


@event("Test Encounter Lure", Sphere.NEUTRAL, cost=0)
class Lure:
    lure = action()(_lure)


async def _ambush(game: CardGame, use: Use) -> None:
    """The top card of the encounter deck engages you."""
    await engage(game, game.state.encounter_deck[-1], use.player)


@event("Test Encounter Ambush", Sphere.NEUTRAL, cost=0)
class Ambush:
    ambush = action()(_ambush)


async def _drive_back(game: CardGame, use: Use) -> None:
    """Return the first enemy in play to the staging area."""
    await return_to_staging(game, game.enemies()[0], use.card)


@event("Test Encounter Torch", Sphere.NEUTRAL, cost=0)
class Torch:
    drive_back = action()(_drive_back)


async def _shoot(game: CardGame, use: Use) -> None:
    """Deal 9 damage to the first enemy in play."""
    await deal_damage(game, game.enemies()[0], 9, use.card)


@event("Test Encounter Arrow", Sphere.NEUTRAL, cost=0)
class Arrow:
    shoot = action()(_shoot)


async def _hide(game: CardGame, use: Use) -> None:
    """Reduce your threat to 0."""
    await reduce_threat(game, use.player, game.state.threat[use.player], use.card)


@event("Test Encounter Cloak", Sphere.NEUTRAL, cost=0)
class Cloak:
    hide = action()(_hide)


async def _lead_on(game: CardGame, use: Use) -> None:
    """Travel to the first location of the staging area."""
    await travel(game, next(each for each in game.state.staging if game.card(each).quest_points))


@event("Test Encounter Guide", Sphere.NEUTRAL, cost=0)
class Guide:
    lead_on = action()(_lead_on)


def two(first: int = 20, second: int = 20) -> tuple[Seat, Seat]:
    """Two players with these threats."""
    return Seat(threat=first), Seat(heroes=["Glóin"], threat=second)


# Travel


@pytest.mark.rule("lcg:step.4.2", "lcg:active-location.1")
def test_the_group_may_travel_to_a_location_of_the_staging_area() -> None:
    table = lay(Seat(), at="4.1", staging=[ROAD, GATE, WOLF])
    assert (table.asked, table.options, table.may_pass) == ("travel", [ROAD, GATE], True)
    table.choose(GATE)
    assert table.active_location == GATE
    assert table.zone(GATE) is Zone.ACTIVE
    assert table.staging == [ROAD, WOLF]


@pytest.mark.rule("lcg:step.4.2")
def test_the_group_may_stay_where_it_is() -> None:
    table = lay(Seat(), at="4.1", staging=[ROAD]).done()
    assert (table.active_location, table.staging) == (None, [ROAD])
    assert window(table) == "4.2"


@pytest.mark.rule("lcg:step.4.2-2", "lcg:active-location.2")
def test_only_one_location_is_travelled_to_at_a_time() -> None:
    table = lay(Seat(deck=[]), at="4.1", staging=[ROAD, GATE]).choose(GATE)
    assert window(table) == "4.2"  # no second offer
    assert table.staging == [ROAD]


@pytest.mark.rule("lcg:step.4.2-3", "lcg:first-player.5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_decides_where_the_group_goes(first: int) -> None:
    table = lay(*two(), at="4.1", staging=[ROAD, GATE], first_player=first)
    assert (table.asked, table.player) == ("travel", first)
    table.choose(ROAD)
    assert table.asked != "travel"  # nobody else is asked
    assert table.active_location == ROAD


@pytest.mark.rule("lcg:step.4.2-4", "lcg:active-location.3")
def test_nobody_travels_while_a_location_is_active() -> None:
    table = lay(Seat(), at="4.1", active_location=ROAD, staging=[GATE])
    assert window(table) == "4.2"
    assert (table.active_location, table.staging) == (ROAD, [GATE])


@pytest.mark.rule("lcg:step.4.2-4")
def test_once_the_active_location_is_explored_the_group_may_travel_again() -> None:
    heroes = ["Aragorn", "Glóin", WATCHER]
    table = lay(Seat(heroes=heroes), at="3.4", active_location=ROAD, staging=[GATE], committed=heroes)
    assert table.active_location is None  # 4 progress
    table.pass_until("travel")
    assert table.options == [GATE]


@pytest.mark.rule("lcg:active-location.2", "lcg:active-location.3")
def test_not_even_a_card_effect_makes_a_second_location_active() -> None:
    table = lay(Seat(hand=["Test Encounter Guide"]), at="4.2", active_location=ROAD, staging=[GATE])
    table.choose("Test Encounter Guide")
    assert (table.active_location, table.staging) == (ROAD, [GATE])
    table = lay(Seat(hand=["Test Encounter Guide"], deck=[]), at="5.2", staging=[GATE])
    table.choose("Test Encounter Guide")
    assert table.active_location == GATE


@pytest.mark.rule("lcg:travel.1", "lcg:seq.kw.travel")
def test_a_travel_cost_is_paid_before_travelling() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"]), at="4.1", staging=[TOLL]).choose(TOLL)
    assert (table.asked, table.options) == ("exhaust", ["Aragorn", "Glóin"])
    assert (table.active_location, table.staging) == (None, [TOLL])  # not there yet
    table.choose("Glóin")
    assert not table.ready("Glóin")
    assert table.active_location == TOLL


@pytest.mark.rule("lcg:travel.2")
def test_without_the_means_for_its_travel_cost_a_location_cannot_be_travelled_to() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], exhausted=["Aragorn", "Glóin"]), at="4.1", staging=[TOLL, ROAD]
    )  # fmt: skip
    assert table.options == [ROAD]


@pytest.mark.rule("lcg:seq.kw.travel")
@pytest.mark.parametrize(("staging", "offered"), [([CLIFF, ROAD], [CLIFF, ROAD]), ([CLIFF, ROAD, WOLF], [ROAD])])
def test_travel_text_may_be_a_restriction(staging: list[str], offered: list[str]) -> None:
    assert lay(Seat(), at="4.1", staging=staging).options == offered


# Optional engagement


@pytest.mark.rule("lcg:step.5.2", "lcg:optional-engagement.1", "lcg:optional-engagement.2")
def test_going_round_in_player_order_everybody_may_engage_one_enemy_once() -> None:
    table = lay(*two(0, 0), at="5.1", staging=[RAT, WOLF, OGRE], first_player=1)
    assert (table.asked, table.player, table.options) == ("engage", 1, [RAT, WOLF, OGRE])
    assert table.may_pass
    table.choose(WOLF)
    assert (table.asked, table.player, table.options) == ("engage", 0, [RAT, OGRE])
    table.done()
    assert window(table) == "5.2"  # neither is asked again
    assert (table.engaged(0), table.engaged(1), table.staging) == ([], [WOLF], [RAT, OGRE])


@pytest.mark.rule("lcg:step.5.2-2")
def test_an_enemy_engaged_optionally_moves_from_the_staging_area_to_the_players() -> None:
    table = lay(*two(0, 0), at="5.2", staging=[RAT]).choose(RAT)
    assert table.staging == []
    assert table.zone(RAT) is Zone.ENGAGED
    assert (table.engaged(0), table.engaged(1)) == ([RAT], [])


@pytest.mark.rule("lcg:step.5.2-3", "lcg:optional-engagement.3")
@pytest.mark.parametrize("threat", [0, 30, 45])
def test_engagement_cost_plays_no_part_in_optional_engagement(threat: int) -> None:
    table = lay(Seat(threat=threat), at="5.2", staging=[RAT, WOLF, OGRE])
    assert table.options == [RAT, WOLF, OGRE]
    table.choose(OGRE)
    assert table.engaged() == [OGRE]


# Engagement checks


@pytest.mark.rule("lcg:engagement-check.1", "lcg:engagement-check.2", "lcg:step.5.3")
@pytest.mark.parametrize(("threat", "engaged"), [(19, []), (20, [WOLF]), (21, [WOLF])])
def test_a_check_compares_threat_with_engagement_cost(threat: int, engaged: list[str]) -> None:
    table = lay(Seat(threat=threat), at="5.3", staging=[WOLF])
    assert table.engaged() == engaged
    assert table.staging == ([] if engaged else [WOLF])


@pytest.mark.rule("lcg:step.5.3-2")
def test_the_enemy_with_the_highest_engagement_cost_within_reach_engages_first() -> None:
    table = lay(*two(25, 0), at="5.3", staging=[RAT, OGRE, WOLF])
    assert noted(table) == [f"{WOLF} engaged player 0", f"{RAT} engaged player 0"]
    assert table.engaged(0) == [WOLF, RAT]
    assert table.staging == [OGRE]


@pytest.mark.rule("lcg:step.5.3-3", "lcg:player-order.2")
def test_checks_go_round_in_player_order_and_come_back_to_the_first_player() -> None:
    table = lay(*two(35, 35), at="5.3", staging=[RAT, OGRE, WOLF], first_player=1)
    assert noted(table) == [f"{OGRE} engaged player 1", f"{WOLF} engaged player 0", f"{RAT} engaged player 1"]


@pytest.mark.rule("lcg:step.5.3-4")
def test_checks_go_on_until_no_enemy_left_can_engage_anybody() -> None:
    table = lay(*two(5, 25), at="5.3", staging=[OGRE, RAT, RAT, WOLF, WOLF]).pass_until("action")
    assert table.engaged(1) == [WOLF, f"{WOLF}#2", RAT, f"{RAT}#2"]  # one a check, though the other finds none
    assert table.engaged(0) == []
    assert table.staging == [OGRE]
    assert window(table) == "5.3"


@pytest.mark.rule("lcg:seq.5.2.1-2")
def test_between_enemies_of_equal_cost_the_checking_player_picks() -> None:
    table = lay(*two(5, 25), at="5.3", staging=[RAT, WOLF, WOLF])
    assert (table.asked, table.player, table.options) == ("engagement check", 1, [WOLF, f"{WOLF}#2"])
    assert not table.may_pass
    table.choose(f"{WOLF}#2")
    assert table.engaged(1)[0] == f"{WOLF}#2"


@pytest.mark.rule("lcg:seq.5.3-2")
def test_after_engagement_every_enemy_outside_the_staging_area_is_engaged_with_somebody() -> None:
    table = lay(*two(25, 15), at="5.1", staging=[RAT, RAT, WOLF, OGRE]).choose(RAT).done().pass_to("5.3")
    with_whom = {table.name(each): table.game.engaged_with(each) for each in table.game.enemies()}
    assert with_whom == {RAT: 0, f"{RAT}#2": 1, WOLF: 0, OGRE: None}
    assert table.staging == [OGRE]


# Being engaged


def optionally() -> Table:
    return lay(Seat(allies=["Test Encounter Bard"], threat=0), at="5.2", staging=[WOLF]).choose(WOLF)


def by_check() -> Table:
    return lay(Seat(allies=["Test Encounter Bard"], threat=40), at="5.3", staging=[WOLF])


def by_card() -> Table:
    table = lay(Seat(allies=["Test Encounter Bard"], hand=["Test Encounter Lure"]), at="4.2", staging=[WOLF])
    return table.choose("Test Encounter Lure")


@pytest.mark.rule("lcg:step.5.3-5")
@pytest.mark.parametrize("way", [optionally, by_check, by_card])
def test_however_it_came_about_enemy_and_player_have_engaged_each_other(way: Callable[[], Table]) -> None:
    table = way()
    assert table.asked == "order"  # both answer to the same moment
    table.choose(table.decision.options[0])
    assert sorted(noted(table)) == [f"{WOLF} engaged player 0", f"player 0 engaged {WOLF}"]


@pytest.mark.rule("lcg:engaged.1")
def test_coming_from_another_players_area_is_an_engagement() -> None:
    table = lay(Seat(hand=["Test Encounter Lure"]), Seat(heroes=["Glóin"], engaged=[WOLF]), at="4.2")
    table.choose("Test Encounter Lure")
    assert noted(table) == [f"{WOLF} engaged player 0"]
    assert (table.engaged(0), table.engaged(1)) == ([WOLF], [])


@pytest.mark.rule("lcg:engaged.1")
def test_coming_straight_from_the_encounter_deck_is_an_engagement() -> None:
    table = lay(Seat(hand=["Test Encounter Ambush"]), at="4.2", encounter_deck=["Forest Spider", ROAD])
    table.choose("Test Encounter Ambush")
    assert table.engaged() == ["Forest Spider"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 3  # its own text about engaging a player


@pytest.mark.rule("lcg:engaged.2")
def test_an_engaged_enemy_adds_no_threat() -> None:
    table = lay(Seat(threat=20, engaged=[OGRE]), at="3.4", staging=[RAT])
    assert staging_threat(table.game) == 1
    assert table.threat() == 21


@pytest.mark.rule("lcg:engaged.3")
def test_all_engaged_enemies_attack_in_the_combat_phase() -> None:
    table = lay(
        Seat(engaged=[RAT, WOLF]), Seat(heroes=["Glóin"], engaged=[OGRE]), at="6.1", stops=("action", "attacking enemy")
    )
    attacks = []
    while table.state.phase == "combat":
        if window(table) == "6.4b" and table.player == table.state.first_player:
            attacks.append((table.name(table.state.attacks[-1].enemy), table.state.attacks[-1].player))
        decline(table)
    assert attacks == [(RAT, 0), (WOLF, 0), (OGRE, 1)]
    assert (table.damage("Aragorn"), table.damage("Glóin")) == (2, 1)


@pytest.mark.rule("lcg:engaged.4")
def test_an_engagement_lasts_whatever_happens_to_the_players_threat_and_through_the_rounds() -> None:
    table = lay(Seat(engaged=[OGRE], hand=["Test Encounter Cloak"]), at="4.2")
    table.choose("Test Encounter Cloak")
    assert table.threat() == 0
    table.pass_to("1.3").pass_to("4.2")
    assert table.engaged() == [OGRE]


@pytest.mark.rule("lcg:engaged.4")
@pytest.mark.parametrize(
    ("card", "zone"), [("Test Encounter Torch", Zone.STAGING), ("Test Encounter Arrow", Zone.ENCOUNTER_DISCARD)]
)
def test_an_engagement_is_over_when_the_enemy_is_destroyed_or_moved_away(card: str, zone: Zone) -> None:
    table = lay(Seat(engaged=[OGRE], hand=[card]), at="4.2").choose(card)
    assert table.engaged() == []
    assert table.game.engaged_with(table.id(OGRE)) is None
    assert table.zone(OGRE) is zone
