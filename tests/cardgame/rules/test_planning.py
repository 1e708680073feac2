"""The planning phase: whose turn it is, what may be played, what it costs, and whose it then is."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.witness_cards import WATCHER, decline, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, rule, when_revealed
from waybread.cardgame.abilities.selectors import to_a_character
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.costs import EXHAUST_ME, Spend
from waybread.cardgame.facts import CardType, Sphere
from waybread.cardgame.library import ally, attachment, event, hero, treachery
from waybread.cardgame.state import SCENARIO

GUARD = "Guard of the Citadel"
SMITH = "Test Planning Smith"
"""A Tactics hero."""


# Cards


@hero(SMITH, Sphere.TACTICS, threat_cost=6, willpower=1, attack=2, defense=1, hit_points=4)
class Smith:
    pass


async def _sing(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"{game.title(use.card)} by player {use.player}")


@event("Test Planning Song", Sphere.TACTICS, cost=0)
class Song:
    sing = action()(_sing)


@event("Test Planning Shout", Sphere.LEADERSHIP, cost=1)
class Shout:
    shout = action()(_sing)


@ally("Test Planning Peddler", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Peddler:
    sell = action(cost=Spend(2))(_sing)


def _to_an_enemy(game: CardGame, use: Use, card: int) -> bool:
    """Attach to an enemy."""
    return game.type_of(card) is CardType.ENEMY


@attachment("Test Planning Net", Sphere.LEADERSHIP, cost=1)
class Net:
    attaches = rule(Rule.ATTACHES_TO)(_to_an_enemy)


@attachment("Test Planning Horn", Sphere.LEADERSHIP, cost=1)
class Horn:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)
    blow = action(cost=EXHAUST_ME)(_sing)


async def _cling(game: CardGame, use: Use) -> None:
    """Attach to the first hero."""
    await attach(game, use.card, game.heroes()[0])


@treachery("Test Planning Burr")
class Burr:
    cling = when_revealed(_cling)


# Whose turn it is


@pytest.mark.rule("lcg:step.2.1", "lcg:seq.2")
def test_the_first_player_is_the_first_active_player() -> None:
    table = lay(Seat(), Seat(heroes=["Théodred"]), Seat(heroes=["Glóin"]), at="2.1", first_player=1)
    assert table.state.phase == "planning"
    assert (table.state.active_player, table.player) == (1, 1)


@pytest.mark.rule("lcg:step.2.3", "lcg:step.2.3-2", "lcg:seq.2")
def test_every_player_in_turn_becomes_the_active_player_once() -> None:
    table = lay(Seat(), Seat(heroes=["Théodred"]), Seat(heroes=["Glóin"]), at="2.1", first_player=1)
    active = []
    while table.state.phase == "planning":
        assert window(table) == "2.2"
        active.append(table.state.active_player)
        table.done()
    assert active == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert table.state.phase == "quest"


@pytest.mark.rule("lcg:step.2.2", "lcg:active-player.1")
def test_only_the_active_player_may_play_allies_and_attachments() -> None:
    hand = [GUARD, "Steward of Gondor", "Test Planning Shout"]
    table = lay(
        Seat(hand=hand, deck=[], resources=3), Seat(heroes=["Théodred"], hand=hand, deck=[], resources=3), at="2.1"
    )
    assert table.state.active_player == 0
    assert sorted(table.options) == [GUARD, "Steward of Gondor", "Test Planning Shout"]
    table.done()
    assert (table.player, table.options) == (1, ["Test Planning Shout#2"])  # ordinary actions only
    table.done()
    assert (table.state.active_player, table.player) == (1, 1)
    assert sorted(table.options) == [f"{GUARD}#2", "Steward of Gondor#2", "Test Planning Shout#2"]


@pytest.mark.rule("lcg:step.2.2")
def test_the_active_player_plays_an_ally_and_an_attachment_from_hand() -> None:
    table = lay(Seat(hand=[GUARD, "Steward of Gondor"], resources=4), at="2.2")
    table.choose(GUARD).choose("Steward of Gondor")
    assert table.area() == ["Aragorn", GUARD]
    assert table.attachments("Aragorn") == ["Steward of Gondor"]
    assert table.hand() == []


@pytest.mark.rule("lcg:step.2.2-4")
def test_the_window_stays_open_so_that_any_number_of_cards_may_be_played() -> None:
    table = lay(
        Seat(hand=[GUARD, GUARD, "Snowbourn Scout"], resources=5),
        Seat(heroes=[WATCHER]),
        at="2.2",
    )
    table.choose(GUARD).done()  # player 1 passes
    table.choose(f"{GUARD}#2").choose(WATCHER)
    assert (window(table), table.player, table.state.active_player) == ("2.2", 0, 0)
    table.done().choose(WATCHER)  # the active player passes, but the other acts
    assert (table.player, table.options) == (0, ["Snowbourn Scout"])
    table.choose("Snowbourn Scout")
    assert table.area() == ["Aragorn", GUARD, f"{GUARD}#2", "Snowbourn Scout"]
    table.done().done()
    assert table.state.active_player == 1


@pytest.mark.rule("lcg:step.2.2-4")
def test_only_affordable_cards_are_offered() -> None:
    table = lay(Seat(hand=[GUARD, "Faramir"], resources=3), at="2.2")
    assert table.options == [GUARD]
    table.choose(GUARD)
    assert table.options == []


@pytest.mark.rule("lcg:short.2.1")
def test_allies_and_attachments_are_played_in_the_planning_phase_only() -> None:
    hand = [GUARD, "Steward of Gondor"]
    table = lay(Seat(hand=hand, deck=[], resources=4), at="0.0", round=0)
    offered = set()
    while table.state.round == 1:
        if table.asked == "action":
            offered |= {(window(table), name) for name in table.options}
        decline(table)
    assert offered == {("2.2", GUARD), ("2.2", "Steward of Gondor")}


# What it costs


@pytest.mark.rule("lcg:step.2.2-2", "lcg:short.misc.2")
def test_several_matching_heroes_may_pay_for_a_card_together() -> None:
    pools = {"Aragorn": 1, "Glóin": 1, SMITH: 5}
    table = lay(Seat(heroes=["Aragorn", "Glóin", SMITH], hand=[GUARD], resources=pools), at="2.2")
    table.choose(GUARD)
    assert table.area()[-1] == GUARD
    assert [table.resources(each) for each in pools] == [0, 0, 5]


@pytest.mark.rule("lcg:step.2.2-2")
def test_resources_of_another_sphere_do_not_pay_for_a_card() -> None:
    pools = {"Aragorn": 1, SMITH: 5}
    table = lay(Seat(heroes=["Aragorn", SMITH], hand=[GUARD], resources=pools), at="2.2")
    assert table.options == []
    assert table.why_not_play(GUARD) == "it costs 2 and you have 1 that match"


@pytest.mark.rule("lcg:step.2.2-2")
def test_the_player_says_whose_resources_pay() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], hand=["Snowbourn Scout"], resources=1), at="2.2")
    table.choose("Snowbourn Scout")
    assert (table.asked, table.options) == ("pay", ["Aragorn", "Glóin"])
    table.choose("Glóin")
    assert (table.resources("Aragorn"), table.resources("Glóin")) == (1, 0)


@pytest.mark.rule("lcg:step.2.2-3")
def test_spent_resources_leave_the_pools_and_go_to_nobody() -> None:
    table = lay(
        Seat(hand=["Faramir"], resources=5), Seat(heroes=["Théodred"], resources=1), at="2.2"
    )  # fmt: skip
    table.choose("Faramir")
    assert table.state.resources == {table.id("Aragorn"): 1, table.id("Théodred"): 1}


@pytest.mark.rule("lcg:seq.spend.1")
def test_exhausted_heroes_pay_as_well() -> None:
    table = lay(Seat(hand=[GUARD], resources=2, exhausted=["Aragorn"]), at="2.2")
    table.choose(GUARD)
    assert table.area() == ["Aragorn", GUARD]
    assert table.resources("Aragorn") == 0


@pytest.mark.rule("lcg:seq.spend.1")
def test_only_heroes_that_the_player_controls_pay() -> None:
    table = lay(Seat(hand=[GUARD], resources=1), Seat(heroes=["Théodred"], resources=9), at="2.2")
    assert table.options == []


@pytest.mark.rule("lcg:seq.spend.2")
@pytest.mark.parametrize(("heroes", "offered"), [(["Aragorn"], []), (["Aragorn", SMITH], ["Test Planning Song"])])
def test_a_card_of_cost_0_needs_a_hero_of_its_sphere_but_no_token(heroes: list[str], offered: list[str]) -> None:
    table = lay(Seat(heroes=heroes, hand=["Test Planning Song"], resources={"Aragorn": 3}), at="2.2")
    assert table.options == offered
    if offered:
        table.choose("Test Planning Song")
        assert noted(table) == ["Test Planning Song by player 0"]
        assert table.resources("Aragorn") == 3


@pytest.mark.rule("lcg:seq.spend.4")
def test_the_cost_of_an_ability_is_paid_with_resources_of_any_sphere() -> None:
    table = lay(
        Seat(heroes=["Aragorn", SMITH], allies=["Test Planning Peddler"], resources={"Aragorn": 1, SMITH: 1}), at="2.2"
    )  # fmt: skip
    table.choose("Test Planning Peddler")  # a Lore card, and no Lore hero
    assert noted(table) == ["Test Planning Peddler by player 0"]
    assert table.state.resources == {}
    assert table.options == []


# Whose it is


@pytest.mark.rule("lcg:seq.control")
def test_a_player_controls_their_heroes_and_allies() -> None:
    table = lay(Seat(hand=[GUARD], deck=[], resources=2), Seat(heroes=["Théodred"], allies=["Faramir"]), at="2.2")
    table.choose(GUARD)
    assert [table.controller(each) for each in ("Aragorn", GUARD)] == [0, 0]
    assert [table.controller(each) for each in ("Théodred", "Faramir")] == [1, 1]


@pytest.mark.rule("lcg:seq.control")
def test_an_attachment_on_someone_elses_character_is_theirs_to_use() -> None:
    table = lay(Seat(hand=["Test Planning Horn"], resources=1), Seat(heroes=["Théodred"]), at="2.2")
    table.choose("Test Planning Horn")
    assert table.options == ["Aragorn", "Théodred"]
    table.choose("Théodred")
    assert table.controller("Test Planning Horn") == 1
    assert (table.player, table.options) == (1, ["Test Planning Horn"])
    table.done()
    assert (table.player, table.options) == (0, [])


@pytest.mark.rule("lcg:seq.control")
def test_an_attachment_on_an_enemy_stays_with_whoever_played_it() -> None:
    table = lay(
        Seat(hand=["Test Planning Net"], resources=1), Seat(heroes=["Théodred"], engaged=["Forest Spider"]), at="2.2"
    )
    table.choose("Test Planning Net")
    assert table.attachments("Forest Spider") == ["Test Planning Net"]
    assert table.controller("Test Planning Net") == 0


@pytest.mark.rule("lcg:seq.control-2")
def test_an_encounter_card_attached_to_a_hero_is_not_that_players() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Steward of Gondor"]}, engaged=["East Bight Patrol"]), at="3.3",
        encounter_deck=["Test Planning Burr", "Forest Spider"], shadows={"East Bight Patrol": ["Forest Spider"]},
    )  # fmt: skip
    assert table.attachments("Aragorn") == ["Steward of Gondor", "Test Planning Burr"]
    assert table.controller("Test Planning Burr") == SCENARIO
    assert table.controller("Steward of Gondor") == 0
    table.pass_to("6.4.2")  # the shadow: discard an attachment you control
    assert table.zone("Steward of Gondor") is Zone.DISCARD
    assert table.attachments("Aragorn") == ["Test Planning Burr"]


@pytest.mark.rule("lcg:seq.remind.4")
def test_an_attachment_goes_on_a_character_of_any_sphere_and_exhausts_on_its_own() -> None:
    table = lay(Seat(heroes=["Aragorn", SMITH], hand=["Test Planning Horn"], resources={"Aragorn": 1}), at="2.2")
    table.choose("Test Planning Horn").choose(SMITH)
    assert table.attachments(SMITH) == ["Test Planning Horn"]
    table.choose("Test Planning Horn")
    assert not table.ready("Test Planning Horn")
    assert table.ready(SMITH)
