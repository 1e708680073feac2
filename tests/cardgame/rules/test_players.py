"""The players: who is first, who is next, who is active, and what the first player decides."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, lay
from tests.cardgame.rules.witness_cards import WATCHER, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, forced, response, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy, objective, treachery
from waybread.cardgame.state import SCENARIO

IMP = "Test Players Imp"
CRIER = "Test Players Crier"
HEROES = ["Aragorn", "Glóin", "Théodred", WATCHER]


# Cards


@enemy(IMP, engagement_cost=40, threat=1, attack=1, defense=0, hit_points=9)
class Imp:
    pass


async def _mark(game: CardGame, use: Use, target: int) -> None:
    """Choose a hero."""
    note(game, f"{game.title(target)} is marked")


def _all_heroes(game: CardGame, use: Use) -> list[int]:
    return game.heroes()


@treachery("Test Players Mark")
class Mark:
    mark = replace(when_revealed(_mark), target=_all_heroes)


async def _cry(game: CardGame, use: Use) -> None:
    """Note it."""
    whose = "the scenario" if use.player == SCENARIO else f"player {use.player}"
    note(game, f"{whose} cries")


@ally(CRIER, Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Crier:
    cry = response(after=On.ROUND_BEGINS)(_cry)


@ally("Test Players Rooster", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Rooster:
    cry = forced(after=On.ROUND_BEGINS)(_cry)


@objective("Test Players Bell")
class Bell:
    cry = forced(after=On.ROUND_BEGINS)(_cry)


def _the_next_player(game: CardGame, use: Use) -> list[int]:
    following = game.next_player(use.player)
    return [] if following is None else [following]


async def _pass_on(game: CardGame, use: Use, player: int) -> None:
    """The next player draws a card."""
    note(game, f"player {player} is next")
    await draw(game, player)


@ally("Test Players Courier", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Courier:
    pass_on = action(target=_the_next_player)(_pass_on)


async def _blame(game: CardGame, use: Use) -> None:
    """The player after the first player raises their threat by 5."""
    following = game.next_player(game.state.first_player)
    if following is not None:
        await raise_threat(game, following, 5, use.card)


@treachery("Test Players Rumour")
class Rumour:
    blame = when_revealed(_blame)


def seats(count: int, allies: Sequence[str] = ()) -> list[Seat]:
    return [Seat(heroes=[each], allies=allies) for each in HEROES[:count]]


# Player order


@pytest.mark.rule("lcg:player-order.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_player_order_starts_with_the_first_player_and_goes_clockwise(first: int, order: list[int]) -> None:
    table = lay(*seats(4), at="3.2", first_player=first)
    asked = []
    while table.asked == "commit":
        asked.append(table.player)
        table.done()
    assert asked == order


@pytest.mark.rule("lcg:player-order.2")
def test_a_sequence_that_is_not_finished_keeps_going_round() -> None:
    table = lay(*seats(3, allies=["Test Players Courier"]), at="4.2", first_player=2)
    asked = []
    for _ in range(7):
        asked.append(table.player)
        table.choose(table.decision.options[0])
    assert asked == [2, 0, 1, 2, 0, 1, 2]
    assert window(table) == "4.2"


@pytest.mark.rule("lcg:player-order.3", "lcg:next-player.1")
@pytest.mark.parametrize(("player", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_is_the_next_one_clockwise(player: int, following: int) -> None:
    chairs = seats(3)
    chairs[player].allies = ["Test Players Courier"]
    table = lay(*chairs, at="1.3", first_player=player)
    table.choose("Test Players Courier")
    assert noted(table) == [f"player {following} is next"]
    assert len(table.hand(following)) == 2
    assert (window(table), table.player) == ("1.3", following)  # and has the next chance to act


@pytest.mark.rule("lcg:next-player.1")
def test_after_a_player_has_passed_it_is_the_next_players_turn() -> None:
    table = lay(*seats(3), at="5.2", staging=[IMP], first_player=1)
    assert (table.asked, table.player) == ("engage", 1)
    table.done()
    assert (table.asked, table.player) == ("engage", 2)


@pytest.mark.rule("lcg:next-player.1")
def test_an_eliminated_player_is_nobodys_next_player() -> None:
    chairs = seats(3, allies=["Test Players Courier"])
    chairs[1].threat = 49
    table = lay(*chairs, at="7.3", first_player=2)
    assert table.state.eliminated == [False, True, False]
    assert (window(table), table.player) == ("7.4", 0)
    table.choose("Test Players Courier")
    assert noted(table) == ["player 2 is next"]


@pytest.mark.rule("lcg:next-player.2")
def test_a_lone_player_has_no_next_player_to_aim_at() -> None:
    table = lay(
        Seat(allies=["Test Players Courier"], threat=20), at="3.3", encounter_deck=["Test Players Rumour", IMP]
    )  # fmt: skip
    assert table.threat() == 20
    assert (window(table), table.options) == ("3.3", [])
    assert table.why_not_use("Test Players Courier") == "there is nothing to choose"


@pytest.mark.rule("lcg:next-player.2")
def test_with_two_players_the_same_cards_find_the_next_player() -> None:
    chairs = seats(2, allies=["Test Players Courier"])
    table = lay(*chairs, at="3.3", encounter_deck=["Test Players Rumour", IMP, IMP])
    assert (table.threat(0), table.threat(1)) == (20, 25)
    assert table.options == ["Test Players Courier"]


# The active player


@pytest.mark.rule("lcg:active-player.1")
def test_the_active_player_is_whoever_may_or_must_do_something_in_a_step() -> None:
    chairs = seats(3)
    chairs[0].engaged = chairs[2].engaged = [IMP]
    table = lay(*chairs, at="2.1", first_player=1, staging=["Old Forest Road", IMP], stops=("attacking enemy",))
    seen = []
    while table.state.round == 1:
        if table.asked != "defend":  # where a sentinel of somebody else may step in
            assert table.state.active_player == table.player
        seen.append((table.asked, table.player))
        table.choose(-1 if table.may_pass else table.decision.options[0])
    assert [player for kind, player in seen if kind == "commit"] == [1, 2, 0]
    assert [player for kind, player in seen if kind == "travel"] == [1]
    assert [player for kind, player in seen if kind == "engage"] == [1, 2, 0]
    assert [player for kind, player in seen if kind == "attacking enemy"] == [2, 0]
    assert [player for kind, player in seen if kind == "attack"] == [2, 0]


# The first player


@pytest.mark.rule("lcg:first-player.3")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_if_the_first_player_is_eliminated_the_token_goes_on_at_once(first: int, following: int) -> None:
    chairs = seats(3)
    chairs[first].threat = 49
    table = lay(*chairs, at="3.4", first_player=first, staging=[IMP])
    assert table.state.eliminated[first]
    assert table.state.first_player == following
    assert (window(table), table.player) == ("3.4", following)


@pytest.mark.rule("lcg:first-player.3", "lcg:step.7.4")
def test_eliminated_in_the_refresh_phase_the_token_moves_at_once_and_again_in_its_step() -> None:
    chairs = seats(3)
    chairs[0].threat = 49
    table = lay(*chairs, at="7.3", first_player=0)
    assert table.state.first_player == 2  # to player 1 at 7.3, to player 2 at 7.4 (L13)


@pytest.mark.rule("lcg:first-player.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_picks_what_an_encounter_effect_hits(first: int) -> None:
    table = lay(*seats(2), at="3.3", first_player=first, encounter_deck=["Test Players Mark", IMP, IMP])
    assert (table.asked, table.player) == ("target", first)
    assert sorted(table.options) == ["Aragorn", "Glóin"]  # anybody's
    table.choose("Aragorn")
    assert noted(table) == ["Aragorn is marked"]


@pytest.mark.rule("lcg:first-player.7")
def test_the_first_player_orders_effects_that_trigger_together() -> None:
    chairs = seats(3, allies=["Test Players Rooster"])
    table = lay(*chairs, at="0.0", first_player=1, staging=["Test Players Bell"])
    assert (table.asked, table.player) == ("order", 1)
    roosters = ["Test Players Rooster", "Test Players Rooster#2", "Test Players Rooster#3"]
    assert sorted(table.options) == ["Test Players Bell", *roosters]
    table.choose(roosters[2], "Test Players Bell", roosters[0])
    assert noted(table) == ["player 2 cries", "the scenario cries", "player 0 cries", "player 1 cries"]


@pytest.mark.rule("lcg:first-player.9")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_player_responds_first_then_the_others_in_player_order(first: int, order: list[int]) -> None:
    table = lay(*seats(3, allies=[CRIER]), at="0.0", first_player=first)
    asked = []
    while table.asked == "response":
        asked.append(table.player)
        table.choose(table.decision.options[0])
    assert asked == order
    assert noted(table) == [f"player {each} cries" for each in order]


@pytest.mark.rule("lcg:first-player.9")
def test_nobody_else_responds_before_the_first_player_has_had_the_chance() -> None:
    table = lay(*seats(2, allies=[CRIER]), at="0.0", first_player=1)
    assert (table.asked, table.player) == ("response", 1)
    table.done()
    assert (table.asked, table.player) == ("response", 0)
    table.choose(CRIER)
    assert (table.asked, table.player) == ("response", 1)  # the chance comes round again
    table.done()
    assert noted(table) == ["player 0 cries"]


# What a character can do in a round


@pytest.mark.rule("lcg:seq.remind.1")
def test_a_character_that_quested_neither_defends_nor_attacks_in_that_round() -> None:
    table = lay(Seat(heroes=["Glóin", WATCHER], engaged=[IMP]), at="3.2").choose("Glóin").done()
    table.pass_until("defend")
    assert table.options == [WATCHER]
    table.choose(WATCHER).pass_to("7.4")  # and one that defended does not attack: no attack was offered
    assert table.damage(IMP) == 0


@pytest.mark.rule("lcg:seq.remind.1")
def test_a_character_that_defended_does_not_attack() -> None:
    table = lay(Seat(heroes=["Glóin", WATCHER], engaged=[IMP]), at="6.4a").pass_until("defend")
    table.choose("Glóin").pass_until("attack").choose(IMP)
    assert table.names(table.state.attacks[-1].attackers) == [WATCHER]


@pytest.mark.rule("lcg:seq.remind.2")
def test_a_single_character_defends_against_an_attack() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin", WATCHER], engaged=[IMP]), at="6.4a").pass_until("defend")
    table.choose("Glóin")
    assert window(table) == "6.4.1"  # nobody else is asked to defend
    assert table.names(table.state.attacks[-1].defenders) == ["Glóin"]


@pytest.mark.rule("lcg:seq.remind.3")
def test_a_player_attacks_an_enemy_once_with_several_characters_together_if_wished() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin", WATCHER], engaged=[IMP, IMP]), at="6.8a")
    assert table.options == [IMP, f"{IMP}#2"]
    table.choose(IMP).choose("Aragorn", "Glóin").done()
    table.pass_until("attack")
    assert table.damage(IMP) == 5
    assert table.options == [f"{IMP}#2"]  # the Watcher is ready, but not for the first one


@pytest.mark.rule("lcg:seq.remind.3")
def test_another_player_may_attack_the_same_enemy_too() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=[IMP]), Seat(heroes=["Glóin"], allies=["Silverlode Archer"]), at="6.8a"
    )  # fmt: skip
    table.choose(IMP).done()  # the Archer does not join
    table.pass_until("attack", 1)
    assert (table.state.round, table.options) == (1, [IMP])
    assert table.damage(IMP) == 3  # from Aragorn's attack
