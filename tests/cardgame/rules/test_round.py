"""The round and its seven phases: what begins, what ends, and what everybody does at once."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.witness_cards import WATCHER, WITNESS, decline, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, forced, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, hero, location, objective
from waybread.kernel import Step

PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]


# Cards


async def _dawn(game: CardGame, use: Use) -> None:
    """At the beginning of the round all characters get +1 willpower until its end."""
    add_lasting_effect(game, use.card, Stat.WILLPOWER, 1, live="characters", until="round")


async def _dusk(game: CardGame, use: Use) -> None:
    """At the end of the round note the willpower of all characters."""
    from waybread.cardgame.abilities.modifiers import stat

    note(game, f"at the end {[stat(game, each, Stat.WILLPOWER) for each in game.characters()]}")


@objective("Test Round Dawn")
class Dawn:
    dawn = forced(after=On.ROUND_BEGINS)(_dawn)
    dusk = forced(after=On.ROUND_ENDS)(_dusk)


async def _flow(game: CardGame, use: Use) -> None:
    """At the beginning of each phase all characters get +1 willpower until its end."""
    add_lasting_effect(game, use.card, Stat.WILLPOWER, 1, live="characters", until="phase")


@objective("Test Round Tide")
class Tide:
    flow = forced(after=On.PHASE_BEGINS)(_flow)
    ebb = forced(after=On.PHASE_ENDS)(_dusk)


async def _count_resources(game: CardGame, use: Use) -> None:
    """Note all resources in play."""
    note(game, f"{sum(game.state.resources.values())} resources")


@hero("Test Round Steward", Sphere.LORE, threat_cost=5, willpower=1, attack=1, defense=1, hit_points=3)
class Steward:
    count = forced(after=On.RESOURCES_GAINED, condition=itself)(_count_resources)


async def _count_hands(game: CardGame, use: Use) -> None:
    """Note how many cards are in each hand."""
    note(game, f"hands of {[len(each) for each in game.state.hands]}")


@objective("Test Round Ledger")
class Ledger:
    count = forced(after=On.DRAWN)(_count_hands)


async def _count_exhausted(game: CardGame, use: Use) -> None:
    """Note how many cards are exhausted."""
    note(game, f"{len(game.state.exhausted)} exhausted")


@ally("Test Round Sleeper", Sphere.LORE, cost=1, willpower=1, attack=1, defense=1, hit_points=3)
class Sleeper:
    wake = forced(after=On.READIED, condition=itself)(_count_exhausted)


async def _read_dials(game: CardGame, use: Use) -> None:
    """Note all threat dials."""
    note(game, f"dials at {game.state.threat}")


@objective("Test Round Dials")
class Dials:
    read = forced(after=On.THREAT_RAISED)(_read_dials)


async def _plenty(game: CardGame, use: Use) -> None:
    """300 of every token."""
    hero = game.heroes()[0]
    await gain_resources(game, hero, 300, use.card)
    await place_progress(game, game.state.quest, 300, use.card)
    await deal_damage(game, hero, 300, use.card)


@hero("Test Round Giant", Sphere.LORE, threat_cost=5, willpower=1, attack=1, defense=1, hit_points=1000)
class Giant:
    plenty = action()(_plenty)


def _aloof(game: CardGame, use: Use, card: int, source: int) -> bool:
    """Immune to all card effects."""
    return card == use.card


@location("Test Round Secret Vale", threat=1, quest_points=5)
class SecretVale:
    aloof = rule(Rule.IMMUNE)(_aloof)


@enemy("Test Round Wraith", engagement_cost=10, threat=1, attack=1, defense=0, hit_points=2)
class Wraith:
    aloof = rule(Rule.IMMUNE)(_aloof)


class Recorder(dict[str, Step[CardGame]]):
    """The timing chart, noting which steps are entered."""

    entered: list[str]

    def __getitem__(self, name: str) -> Step[CardGame]:
        if not self.entered or self.entered[-1] != name:
            self.entered.append(name)
        return super().__getitem__(name)


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps of the timing chart that a game enters, in order."""
    recorder = Recorder(CardGame.steps)
    recorder.entered = []
    monkeypatch.setattr(CardGame, "steps", recorder)
    return recorder.entered


def play_until_round(table: Table, number: int) -> Table:
    while table.state.round < number:
        decline(table)
    return table


# The round


@pytest.mark.rule("lcg:short.round", "lcg:framework.1")
def test_a_round_has_seven_phases_and_is_followed_by_the_next_round() -> None:
    table = play_until_round(lay(Seat(), staging=[WITNESS], at="0.0", round=0), 3)
    of_a_phase = [f"{phase} {moment}" for phase in PHASES for moment in ("begins", "ends")]
    assert noted(table)[:32] == ["round begins", *of_a_phase, "round ends"] * 2


@pytest.mark.rule("lcg:step.0.0")
def test_a_round_begins_before_its_first_phase() -> None:
    table = lay(Seat(), staging=[WITNESS], at="0.0", round=4)
    assert table.state.round == 5
    assert noted(table) == ["round begins", "resource begins"]


@pytest.mark.rule("lcg:step.0.1")
def test_after_the_end_of_a_round_the_next_one_begins() -> None:
    table = lay(Seat(), staging=[WITNESS], at="0.1", round=4)
    assert noted(table) == ["round ends", "round begins", "resource begins"]
    assert table.state.round == 5


@pytest.mark.rule("lcg:step.0.0-2")
def test_an_ability_at_the_beginning_of_a_round_starts_an_effect_then() -> None:
    before = lay(Seat(heroes=[WATCHER]), staging=["Test Round Dawn"], at="7.4")
    assert before.stat(WATCHER, Stat.WILLPOWER) == 2
    before.done()
    assert window(before) == "1.3"
    assert before.stat(WATCHER, Stat.WILLPOWER) == 3


@pytest.mark.rule("lcg:step.0.1-2")
def test_at_the_end_of_a_round_its_effects_end_and_abilities_trigger() -> None:
    table = lay(Seat(heroes=[WATCHER]), staging=["Test Round Dawn"], at="0.0")
    play_until_round(table, table.state.round + 1)
    assert noted(table) == ["at the end [2]"]
    assert table.stat(WATCHER, Stat.WILLPOWER) == 3  # the next round's own, not both


# Phases


@pytest.mark.parametrize(
    ("phase", "step", "following"),
    [
        pytest.param("resource", "1.1", "planning", marks=pytest.mark.rule("lcg:step.1.1", "lcg:step.1.4")),
        pytest.param("planning", "2.1", "quest", marks=pytest.mark.rule("lcg:step.2.4")),
        pytest.param("quest", "3.1", "travel", marks=pytest.mark.rule("lcg:step.3.1", "lcg:step.3.5")),
        pytest.param("travel", "4.1", "encounter", marks=pytest.mark.rule("lcg:step.4.1", "lcg:step.4.3")),
        pytest.param("encounter", "5.1", "combat", marks=pytest.mark.rule("lcg:step.5.1", "lcg:step.5.4")),
        pytest.param("combat", "6.1", "refresh"),
    ],
)
def test_a_phase_begins_ends_and_is_followed_by_the_next(phase: str, step: str, following: str) -> None:
    table = lay(Seat(), Seat(heroes=["Théodred"]), staging=[WITNESS], at=step)
    assert noted(table)[0] == f"{phase} begins"
    while table.state.phase == phase:
        assert noted(table) == [f"{phase} begins"]
        decline(table)
    assert noted(table)[:3] == [f"{phase} begins", f"{phase} ends", f"{following} begins"]


@pytest.mark.rule("lcg:step.7.1", "lcg:step.7.5")
def test_the_refresh_phase_begins_and_ends_and_the_round_with_it() -> None:
    table = lay(Seat(), staging=[WITNESS], at="7.1")
    assert noted(table) == ["refresh begins"]
    assert window(table) == "7.4"
    table.done()
    assert noted(table)[:3] == ["refresh begins", "refresh ends", "round ends"]


@pytest.mark.rule("lcg:step.1.1-2", "lcg:step.1.4-2")
def test_at_both_ends_of_every_phase_abilities_trigger_and_effects_start_or_end() -> None:
    table = lay(Seat(heroes=[WATCHER]), staging=["Test Round Tide"], at="0.0", round=0)
    seen = []
    while table.state.round == 1:
        if table.asked == "action":
            seen.append((table.state.phase, table.stat(WATCHER, Stat.WILLPOWER)))
        decline(table)
    assert dict.fromkeys(seen) == dict.fromkeys((phase, 3) for phase in PHASES)  # never more than one at a time
    assert noted(table)[:7] == ["at the end [2]"] * 7  # over before abilities trigger


# What everybody does at once


@pytest.mark.rule("lcg:step.1.2")
def test_every_hero_of_every_player_collects_one_resource_at_the_same_time() -> None:
    table = lay(
        Seat(heroes=["Test Round Steward", "Aragorn"], allies=["Guard of the Citadel"], resources={"Aragorn": 2}),
        Seat(heroes=["Théodred"]),
        at="1.2",
    )
    pools = {hero: table.resources(hero) for hero in ("Test Round Steward", "Aragorn", "Théodred")}
    assert pools == {"Test Round Steward": 1, "Aragorn": 3, "Théodred": 1}
    assert table.resources("Guard of the Citadel") == 0
    assert noted(table) == ["5 resources"]  # all were there before anybody could answer


@pytest.mark.rule("lcg:step.1.3")
def test_every_player_draws_one_card_at_the_same_time() -> None:
    table = lay(Seat(hand=["Faramir"]), Seat(heroes=["Théodred"]), staging=["Test Round Ledger"], at="1.3")
    assert noted(table) == ["hands of [2, 1]", "hands of [2, 1]"]
    assert len(table.deck(0)) == len(table.deck(1)) == 9


@pytest.mark.rule("lcg:step.7.2")
def test_all_exhausted_cards_ready_at_the_same_time() -> None:
    tired = ["Aragorn", "Test Round Sleeper", "Steward of Gondor"]
    table = lay(
        Seat(allies=["Test Round Sleeper"], attachments={"Aragorn": ["Steward of Gondor"]}, exhausted=tired),
        Seat(heroes=["Théodred"], exhausted=["Théodred"]),
        at="7.2",
    )
    assert table.state.exhausted == {}
    assert noted(table) == ["0 exhausted"]


@pytest.mark.rule("lcg:step.7.3")
def test_all_players_raise_their_threat_by_one_at_the_same_time() -> None:
    table = lay(Seat(threat=20), Seat(heroes=["Théodred"], threat=33), staging=["Test Round Dials"], at="7.3")
    assert noted(table) == ["dials at [21, 34]", "dials at [21, 34]"]


@pytest.mark.rule("lcg:step.7.3")
def test_players_who_reach_fifty_in_the_refresh_phase_are_eliminated_together() -> None:
    table = lay(Seat(threat=49), Seat(heroes=["Théodred"], threat=49), staging=["Test Round Dials"], at="7.3")
    assert table.won is False
    assert table.state.eliminated == [True, True]


@pytest.mark.rule("lcg:step.7.4", "lcg:first-player.2", "lcg:player-order.3")
def test_the_first_player_token_goes_to_the_left() -> None:
    chairs = [Seat(), Seat(heroes=["Théodred"]), Seat(heroes=["Glóin"])]
    after = [lay(*chairs, at="7.4", first_player=player).state.first_player for player in (0, 1, 2)]
    assert after == [1, 2, 0]


@pytest.mark.rule("lcg:first-player.2")
def test_the_new_first_player_leads_the_next_round() -> None:
    table = lay(Seat(), Seat(heroes=["Théodred"]), at="7.1").pass_to("1.3")
    assert (table.state.first_player, table.player) == (1, 1)


# Framework steps


@pytest.mark.rule("lcg:framework.3")
def test_every_step_of_the_chart_is_taken_in_order_though_nobody_does_anything(entered: list[str]) -> None:
    table = lay(Seat(), at="0.0", round=0, encounter_deck=["Test Round Secret Vale"], quest="Beorn's Path")
    play_until_round(table, 2)
    steps = [each for each in entered if each != "window"]
    assert steps[: steps.index("0.1") + 2] == [
        "0.0", "1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.2", "2.4", "3.1", "3.2", "3.3", "3.4", "3.5", "4.1",
        "4.2", "4.3", "5.1", "5.2", "5.3", "5.4", "6.1", "6.2", "6.3", "6.4a", "6.7", "6.8a", "6.11", "7.1", "7.2",
        "7.3", "7.4", "7.5", "0.1", "0.0",
    ]  # fmt: skip


@pytest.mark.rule("lcg:framework.1", "lcg:framework.3")
def test_nobody_is_asked_whether_a_framework_step_shall_happen() -> None:
    table = lay(
        Seat(heroes=["Glóin"], exhausted=["Glóin"], threat=20, deck=["Guard of the Citadel"] * 3), at="7.1", stops=(),
        encounter_deck=["Test Round Secret Vale"], quest="Beorn's Path",
    )  # fmt: skip
    assert table.asked == "commit"  # the first thing a player may do; all else came by itself
    assert (table.threat(), table.resources("Glóin"), len(table.hand())) == (21, 1, 1)
    table.done()
    assert table.staging == ["Test Round Secret Vale"]
    assert table.threat() == 22  # the quest failed by 1


@pytest.mark.rule("lcg:framework.4", "lcg:step.2.3-2")
def test_planning_loops_until_everybody_has_been_the_active_player(entered: list[str]) -> None:
    lay(Seat(), Seat(heroes=["Théodred"]), at="2.1").pass_to("3.1")
    assert [each for each in entered if each.startswith("2")] == ["2.1", *["2.2", "2.3"] * 2, "2.2", "2.4"]


@pytest.mark.rule("lcg:framework.4")
def test_enemy_attacks_loop_until_none_is_left_and_player_attacks_until_the_player_stops(entered: list[str]) -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], engaged=["Test Round Wraith", "Test Round Wraith"]), at="6.3", stops=()
    )
    table.pass_until("attack")
    assert entered.count("6.4b") == 2
    table.choose("Test Round Wraith").choose("Aragorn").done()
    assert table.asked == "attack"  # once more
    assert table.options == ["Test Round Wraith#2"]
    table.done()
    assert entered.count("6.8b") == 1
    assert table.engaged() == ["Test Round Wraith#2"]
    assert table.state.phase != "combat"


@pytest.mark.rule("lcg:framework.2")
def test_quest_progress_and_engagement_checks_are_no_card_effects() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Snowbourn Scout"], resources=1, threat=10), at="2.2",
        active_location="Test Round Secret Vale", staging=["Test Round Wraith"],
    )  # fmt: skip
    table.choose("Snowbourn Scout")
    assert table.asked == "action"  # the Scout has no location to choose: the Vale is immune to card effects
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], threat=10), at="3.4", committed=["Aragorn", "Glóin"],
        active_location="Test Round Secret Vale", staging=["Test Round Wraith"],
    )  # fmt: skip
    assert table.progress("Test Round Secret Vale") == 3
    table.pass_to("5.3")
    assert table.engaged() == ["Test Round Wraith"]


# Running out


@pytest.mark.rule("lcg:running-out-cards.1", "lcg:running-out-cards.2")
def test_a_player_without_a_deck_plays_on_and_reshuffles_nothing() -> None:
    table = lay(
        Seat(hand=["Faramir"], deck=[], discards=["Snowbourn Scout", "Ever Vigilant"], resources=3), at="1.1"
    )  # fmt: skip
    assert table.hand() == ["Faramir"]
    assert table.discards() == ["Snowbourn Scout", "Ever Vigilant"]
    assert not table.state.eliminated[0]
    table.done().choose("Faramir")
    assert table.area() == ["Aragorn", "Faramir"]


@pytest.mark.rule("lcg:running-out-tokens.1")
def test_there_is_no_limit_to_the_number_of_tokens() -> None:
    table = lay(Seat(heroes=["Test Round Giant"]), quest="dont-leave-the-path", at="1.3")
    table.choose("Test Round Giant")
    giant, stage = table.id("Test Round Giant"), table.state.quest
    assert table.state.resources[giant] == 300
    assert table.state.damage[giant] == 300
    assert table.state.progress[stage] == 300
