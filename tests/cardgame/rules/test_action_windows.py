"""Action windows: where they are, who acts first, and when they close."""

from collections.abc import Sequence

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.witness_cards import WATCHER, WITNESS, decline, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, response, shadow
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import attacker, choose
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, treachery
from waybread.cards import ability_option
from waybread.kernel import IllegalChoice

ORC = "Test Windows Orc"
STANDARD = [
    "1.3", "3.1", "3.2", "3.3", "3.4", "4.2", "5.2", "5.3", "6.2", "6.4b", "6.4.1", "6.4.2", "6.4.3", "6.8.1", "6.8.2",
    "6.8.3", "7.4",
]  # fmt: skip


@enemy(ORC, engagement_cost=20, threat=1, attack=3, defense=1, hit_points=9)
class Orc:
    pass


async def _frenzy(game: CardGame, use: Use) -> None:
    """The attacking enemy gets +1 attack."""
    note(game, "the shadow falls")
    add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[attacker(game)], until="attack")


@treachery("Test Windows Frenzy")
class Frenzy:
    frenzy = shadow(_frenzy)


async def _ponder(game: CardGame, use: Use) -> None:
    """Choose a character, draw a card, choose a character."""
    first = await choose(game, use.player, DecisionKind.TARGET, game.characters(), use.card)
    note(game, f"first {game.title(first if first is not None else -1)}")
    await draw(game, use.player)
    second = await choose(game, use.player, DecisionKind.TARGET, game.characters(), use.card)
    note(game, f"second {game.title(second if second is not None else -1)}")


@ally("Test Windows Sage", Sphere.LORE, cost=1, willpower=1, attack=0, defense=0, hit_points=1)
class Sage:
    ponder = action(limit=1)(_ponder)


async def _reply(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, "reply")


@ally("Test Windows Herald", Sphere.LORE, cost=1, willpower=1, attack=0, defense=0, hit_points=1)
class Herald:
    reply = response(after=On.DRAWN)(_reply)


def seat(engaged: Sequence[str] = (), threat: int = 20) -> Seat:
    """A player who can act in every window."""
    return Seat(heroes=[WATCHER], engaged=engaged, threat=threat)


# Where they are


@pytest.mark.rule("lcg:window.1.3")
def test_there_is_a_window_after_the_draw_before_the_resource_phase_ends() -> None:
    table = lay(seat(), at="1.3", staging=[WITNESS])
    assert (window(table), table.options) == ("1.3", [WATCHER])
    assert len(table.hand()) == 1
    assert noted(table) == []
    table.done()
    assert noted(table)[:2] == ["resource ends", "planning begins"]


@pytest.mark.rule("lcg:window.2.2")
def test_planning_has_one_special_window_for_each_active_player_and_no_other() -> None:
    table = lay(seat(), seat(), at="2.1", staging=[WITNESS])
    seen = []
    while table.state.phase == "planning":
        seen.append((window(table), table.state.active_player, table.player))
        table.done()
    assert seen == [("2.2", 0, 0), ("2.2", 0, 1), ("2.2", 1, 1), ("2.2", 1, 0)]


@pytest.mark.rule("lcg:window.3.1")
def test_there_is_a_window_as_the_quest_phase_begins_before_characters_are_committed() -> None:
    table = lay(seat(), at="3.1", staging=[WITNESS])
    assert (window(table), table.options) == ("3.1", [WATCHER])
    assert noted(table) == ["quest begins"]
    table.done()
    assert table.asked == "commit"


@pytest.mark.rule("lcg:window.3.2")
def test_there_is_a_window_after_commitment_before_staging() -> None:
    table = lay(seat(), at="3.2", encounter_deck=[ORC, ORC])
    table.choose(WATCHER)
    assert (window(table), table.options) == ("3.2", [WATCHER])
    assert (table.committed, table.staging) == ([WATCHER], [])
    table.done()
    assert table.staging == [ORC]


@pytest.mark.rule("lcg:window.3.3")
def test_there_is_a_window_after_staging_before_the_quest_is_resolved() -> None:
    table = lay(seat(threat=20), at="3.3", encounter_deck=[ORC, ORC])
    assert (window(table), table.options) == ("3.3", [WATCHER])
    assert (table.staging, table.threat()) == ([ORC], 20)
    table.done()
    assert table.threat() == 21


@pytest.mark.rule("lcg:window.3.4")
def test_there_is_a_window_after_quest_resolution_before_the_phase_ends() -> None:
    table = lay(seat(threat=20), at="3.4", staging=[ORC, WITNESS])
    assert (window(table), table.options) == ("3.4", [WATCHER])
    assert (table.threat(), noted(table)) == (21, [])
    table.done()
    assert noted(table)[:1] == ["quest ends"]


@pytest.mark.rule("lcg:window.4.2")
def test_there_is_a_window_after_the_travel_opportunity_before_the_phase_ends() -> None:
    table = lay(seat(), at="4.1", staging=["Old Forest Road", WITNESS])
    assert table.asked == "travel"
    table.choose("Old Forest Road")
    assert (window(table), table.options) == ("4.2", [WATCHER])
    assert table.active_location == "Old Forest Road"
    assert noted(table) == ["travel begins"]
    table.done()
    assert noted(table)[:2] == ["travel begins", "travel ends"]


@pytest.mark.rule("lcg:window.5.2")
def test_there_is_a_window_after_optional_engagement_before_the_checks() -> None:
    table = lay(seat(threat=20), at="5.2", staging=[ORC, ORC])
    table.choose(ORC)
    assert (window(table), table.options) == ("5.2", [WATCHER])
    assert (table.engaged(), table.staging) == ([ORC], [f"{ORC}#2"])
    table.done()
    assert table.engaged() == [ORC, f"{ORC}#2"]


@pytest.mark.rule("lcg:window.5.3")
def test_there_is_a_window_after_the_engagement_checks_before_the_phase_ends() -> None:
    table = lay(seat(threat=20), at="5.3", staging=[ORC, WITNESS])
    assert (window(table), table.options) == ("5.3", [WATCHER])
    assert (table.engaged(), noted(table)) == ([ORC], [])
    table.done()
    assert noted(table)[:1] == ["encounter ends"]


@pytest.mark.rule("lcg:window.6.2")
def test_there_is_a_window_after_shadow_cards_are_dealt_before_enemies_attack() -> None:
    table = lay(seat(engaged=[ORC]), at="6.2")
    assert (window(table), table.options) == ("6.2", [WATCHER])
    assert len(table.state.shadows[table.id(ORC)]) == 1
    assert table.state.attacks == []
    table.done()
    assert [each.enemy for each in table.state.attacks] == [table.id(ORC)]


@pytest.mark.rule("lcg:window.6.4b")
def test_there_is_a_window_after_an_attack_is_initiated_before_a_defender_is_declared() -> None:
    table = lay(seat(engaged=[ORC]), at="6.4a")
    assert (window(table), table.options) == ("6.4b", [WATCHER])
    assert table.state.attacks[-1].enemy == table.id(ORC)
    table.done()
    assert table.asked == "defend"


@pytest.mark.rule("lcg:window.6.4.1")
def test_there_is_a_window_after_a_defender_is_declared_before_the_shadow_card_is_turned_up() -> None:
    table = lay(seat(engaged=[ORC]), at="6.4a", shadows={ORC: ["Test Windows Frenzy"]})
    table.done().choose(WATCHER)
    assert (window(table), table.options) == ("6.4.1", [WATCHER])
    assert not table.ready(WATCHER)
    assert noted(table) == []
    assert table.id("Test Windows Frenzy") in table.state.facedown
    table.done()
    assert noted(table) == ["the shadow falls"]


@pytest.mark.rule("lcg:window.6.4.2")
def test_there_is_a_window_after_the_shadow_effect_before_damage() -> None:
    table = lay(seat(engaged=[ORC]), at="6.4a", shadows={ORC: ["Test Windows Frenzy"]})
    table.done().choose(WATCHER).done()
    assert (window(table), table.options) == ("6.4.2", [WATCHER])
    assert (noted(table), table.damage(WATCHER)) == (["the shadow falls"], 0)
    table.done()
    assert table.damage(WATCHER) == 3 + 1 - 1


@pytest.mark.rule("lcg:window.6.4.3")
def test_there_is_a_window_after_damage_before_the_enemy_attack_ends() -> None:
    table = lay(seat(engaged=[ORC]), at="6.4a")
    table.done().choose(WATCHER).done().done()
    assert (window(table), table.options) == ("6.4.3", [WATCHER])
    assert table.damage(WATCHER) == 2
    assert len(table.state.attacks) == 1
    table.done()
    assert table.state.attacks == []


@pytest.mark.rule("lcg:window.6.8.1", "lcg:window.6.8.2", "lcg:window.6.8.3")
def test_a_player_attack_has_windows_before_and_after_its_strength_is_totalled_and_after_damage() -> None:
    table = lay(seat(engaged=[ORC]), Seat(heroes=["Aragorn"], allies=["Silverlode Archer"]), at="6.8a")
    table.choose(ORC)
    assert (table.asked, table.player) == ("join attack", 1)
    table.choose("Silverlode Archer")
    assert (window(table), table.options) == ("6.8.1", [WATCHER])
    assert table.names(table.state.attacks[-1].attackers) == [WATCHER, "Silverlode Archer"]
    table.done().done()
    assert (window(table), table.options) == ("6.8.2", [WATCHER])
    assert table.damage(ORC) == 0
    table.done().done()
    assert (window(table), table.options) == ("6.8.3", [WATCHER])
    assert table.damage(ORC) == 2 + 2 - 1
    assert len(table.state.attacks) == 1  # not ended yet
    table.done().done()
    assert table.state.attacks == []


@pytest.mark.rule("lcg:window.7.4")
def test_there_is_a_window_after_the_token_is_passed_before_the_refresh_phase_ends() -> None:
    table = lay(seat(), seat(), at="7.4", staging=[WITNESS])
    assert (window(table), table.player) == ("7.4", 1)  # the new first player is first (L13)
    assert (table.state.first_player, noted(table)) == (1, [])
    table.done().done()
    assert noted(table)[:1] == ["refresh ends"]


def fight(table: Table) -> Table:
    """Decline everything, but attack with all there is."""
    wanted = table.asked in ("attack", "attackers") and len(table.decision.options) > 1
    return table.choose(table.decision.options[0]) if wanted else decline(table)


@pytest.mark.rule("lcg:window.none")
def test_a_round_has_the_windows_of_the_chart_and_no_others() -> None:
    table = lay(seat(engaged=[ORC]), at="0.0", round=0, staging=[WITNESS, "Old Forest Road"])
    seen = []
    while table.state.round == 1:
        if window(table):
            seen.append(window(table))
        fight(table)
    assert seen == ["1.3", "2.2", *STANDARD[1:]]


# Who acts, and when


@pytest.mark.rule("lcg:windows.1")
def test_actions_are_offered_in_action_windows_only() -> None:
    table = lay(seat(engaged=[ORC], threat=10), at="0.0", round=0, staging=["Old Forest Road", ORC])
    kinds = set()
    while table.state.round == 1:
        kinds.add(table.asked)
        offered = table.asked == "action" and WATCHER in table.options
        assert offered is (window(table) != "")
        fight(table)
    assert {"commit", "travel", "engage", "defend", "attack"} < kinds
    assert noted(table) == []  # nor did it happen by itself


@pytest.mark.rule("lcg:windows.1")
def test_an_action_cannot_be_used_while_characters_are_being_committed() -> None:
    table = lay(Seat(heroes=["Aragorn", WATCHER]), at="3.2")
    with pytest.raises(IllegalChoice):
        table.choose(ability_option(table.id(WATCHER), 0))
    assert (table.asked, noted(table)) == ("commit", [])
    table.done().choose(ability_option(table.id(WATCHER), 0))  # in the window that follows it can
    assert noted(table) == ["player 0 acts"]


@pytest.mark.rule("lcg:windows.2", "lcg:first-player.8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_the_first_to_act_in_every_standard_window(first: int) -> None:
    table = lay(seat(engaged=[ORC]), seat(), seat(), at="0.0", round=0, first_player=first)
    opened: dict[str, int] = {}
    while table.state.round == 1:
        if window(table) and window(table) != "7.4":
            opened.setdefault(window(table), table.player)
        fight(table)
    expected = dict.fromkeys(["1.3", "2.2", *STANDARD[1:-1]], first)
    assert opened == expected


@pytest.mark.rule("lcg:windows.2", "lcg:windows.3")
def test_the_active_player_is_the_first_to_act_in_a_planning_window() -> None:
    table = lay(seat(), seat(), seat(), at="2.1", first_player=1)
    asked = []
    while table.state.phase == "planning":
        asked.append((table.state.active_player, table.player))
        table.done()
    assert asked == [(1, 1), (1, 2), (1, 0), (2, 2), (2, 0), (2, 1), (0, 0), (0, 1), (0, 2)]


@pytest.mark.rule("lcg:windows.3", "lcg:first-player.8")
def test_the_chance_to_act_goes_round_in_player_order() -> None:
    table = lay(seat(), seat(), seat(), at="4.2", first_player=2)
    asked = [table.player]
    for _ in range(4):
        table.choose(WATCHER if table.player == 0 else f"{WATCHER}#{table.player + 1}")
        asked.append(table.player)
    assert asked == [2, 0, 1, 2, 0]
    assert noted(table) == ["player 2 acts", "player 0 acts", "player 1 acts", "player 2 acts"]


@pytest.mark.rule("lcg:windows.4")
def test_a_window_closes_only_when_all_players_have_passed_in_a_row() -> None:
    table = lay(seat(), seat(), at="1.3", staging=[WITNESS])
    table.done()  # player 0
    table.choose(f"{WATCHER}#2")
    table.done()  # player 0
    assert (window(table), table.player) == ("1.3", 1)  # one pass in a row
    table.done()
    assert noted(table)[:2] == ["player 1 acts", "resource ends"]


@pytest.mark.rule("lcg:windows.5")
def test_a_player_who_passed_may_act_when_the_chance_comes_round_again() -> None:
    table = lay(seat(), seat(), at="1.3").done().choose(f"{WATCHER}#2")
    assert (window(table), table.player, table.options) == ("1.3", 0, [WATCHER])
    table.choose(WATCHER)
    assert noted(table) == ["player 1 acts", "player 0 acts"]


@pytest.mark.rule("lcg:windows.5")
def test_a_player_who_passed_does_not_act_again_once_all_others_have_passed() -> None:
    table = lay(seat(), seat(), at="1.3").done().done()
    assert window(table) == "2.2"


@pytest.mark.rule("lcg:windows.6")
def test_an_action_is_resolved_completely_before_the_next_chance_to_act() -> None:
    table = lay(
        Seat(heroes=[WATCHER], allies=["Test Windows Sage", "Test Windows Herald"]), seat(), at="4.2", first_player=0
    )
    table.choose("Test Windows Sage")
    asked = []
    while table.asked != "action":
        asked.append(table.asked)
        table.choose(table.decision.options[0])
    assert asked == ["target", "response", "target"]
    assert noted(table) == [f"first {WATCHER}", "reply", f"second {WATCHER}"]
    assert table.player == 1


@pytest.mark.rule("lcg:windows.4")
def test_who_could_not_act_has_passed_so_that_the_next_player_passes_once() -> None:
    table = lay(Seat(heroes=["Aragorn"]), Seat(heroes=["Beravor"]), at="4.2", stops=())
    assert (table.decision.player, table.decision.rule) == (1, "lcg:window.4.2")
    table.done()
    assert table.decision.rule == "lcg:window.5.2"


@pytest.mark.rule("lcg:step.3.3")
def test_what_the_revealed_card_allows_is_offered_after_it_alone() -> None:
    denethor = Seat(heroes=["Denethor"], hand=["Secret Paths"], resources=1, exhausted=["Denethor"])
    table = lay(denethor, at="3.3", encounter_deck=["Forest Gate"], stops=())
    assert table.decision.rule == "lcg:window.3.3"
    assert table.options == ["Secret Paths"]


@pytest.mark.rule("lcg:step.3.3-5")
def test_an_action_that_needs_an_encounter_card_is_offered_once_the_discards_are_the_new_deck() -> None:
    seat = Seat(allies=["Henamarth Riversong"])
    table = lay(seat, at="3.2", encounter_deck=(), encounter_discard=["Forest Gate"], stops=())
    table.done()
    assert (table.decision.rule, table.options) == ("lcg:window.3.2", ["Henamarth Riversong"])
