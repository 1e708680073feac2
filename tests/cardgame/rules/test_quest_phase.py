"""The quest phase: who commits, and how the quest is resolved."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.witness_cards import WATCHER, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, forced, response, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.effects.commitment import remove_from_quest
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy, location, objective, treachery

SCOUT = "Test Questing Scout"
CAVE, WOLF = "Test Questing Cave", "Test Questing Wolf"


# Cards


async def _count_exhausted(game: CardGame, use: Use) -> None:
    """Note how many cards are exhausted."""
    note(game, f"{len(game.state.exhausted)} exhausted")


@ally(SCOUT, Sphere.LORE, cost=1, willpower=1, attack=1, defense=1, hit_points=2)
class Scout:
    tire = forced(after=On.EXHAUSTED, condition=itself)(_count_exhausted)


async def _drum(game: CardGame, use: Use) -> None:
    """Note for whom."""
    note(game, f"drums for {game.title(use.occurrence.card)}")


@ally("Test Questing Drummer", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Drummer:
    drum = response(after=On.COMMITTED)(_drum)


@location(CAVE, threat=2, quest_points=6)
class Cave:
    pass


@enemy(WOLF, engagement_cost=40, threat=3, attack=1, defense=0, hit_points=2)
class Wolf:
    pass


async def _fall(game: CardGame, use: Use) -> None:
    """Deal 9 damage to the first committed character."""
    await deal_damage(game, game.state.committed[0], 9, use.card)


@treachery("Test Questing Rockfall")
class Rockfall:
    fall = when_revealed(_fall)


async def _note_success(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"success by {use.occurrence.amount}")


async def _note_failure(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"failure by {use.occurrence.amount}")


@objective("Test Questing Judge")
class Judge:
    success = forced(after=On.QUEST_SUCCEEDED)(_note_success)
    failure = forced(after=On.QUEST_FAILED)(_note_failure)


async def _call_home(game: CardGame, use: Use) -> None:
    """Remove the first committed character from the quest."""
    remove_from_quest(game, game.state.committed[0], use.card)


async def _note_questing(game: CardGame, use: Use) -> None:
    """Note how many quested."""
    note(game, f"{len(use.occurrence.cards)} quested")


@objective("Test Questing Horn Call")
class HornCall:
    call_home = forced(when=On.QUEST_RESOLVED)(_call_home)
    count = forced(after=On.QUEST_SUCCEEDED)(_note_questing)


async def _note_committed(game: CardGame, use: Use) -> None:
    """Note who is committed as the phase ends."""
    note(game, f"{len(game.state.committed)} committed as the {game.state.phase} phase ends")


@objective("Test Questing Clerk")
class Clerk:
    look = forced(after=On.PHASE_ENDS)(_note_committed)


# Committing


@pytest.mark.rule("lcg:step.3.2")
def test_going_round_in_player_order_every_player_may_commit_any_number_of_characters() -> None:
    table = lay(
        Seat(heroes=["Glóin"], allies=["Faramir"]),
        Seat(heroes=[WATCHER]),
        Seat(heroes=["Aragorn"], allies=[SCOUT]),
        at="3.2",
        first_player=1,
    )
    assert (table.asked, table.player, table.options, table.may_pass) == ("commit", 1, [WATCHER], True)
    table.done()  # nobody
    assert (table.player, table.options, table.may_pass) == (2, ["Aragorn", SCOUT], True)
    table.choose(SCOUT).done()  # one of two
    assert (table.player, table.options) == (0, ["Glóin", "Faramir"])
    table.choose("Faramir").choose("Glóin")  # all
    assert table.committed == [SCOUT, "Faramir", "Glóin"]
    assert window(table) == "3.2"


@pytest.mark.rule("lcg:step.3.2-2")
def test_a_character_exhausts_to_commit() -> None:
    table = lay(Seat(heroes=["Glóin", WATCHER]), at="3.2").choose("Glóin").done()
    assert not table.ready("Glóin")
    assert table.ready(WATCHER)


@pytest.mark.rule("lcg:step.3.2-2")
def test_an_exhausted_character_cannot_commit() -> None:
    table = lay(Seat(heroes=["Glóin", WATCHER], exhausted=["Glóin"]), at="3.2")
    assert table.options == [WATCHER]


@pytest.mark.rule("lcg:seq.3.1-2")
def test_all_characters_that_a_player_commits_exhaust_together() -> None:
    table = lay(Seat(heroes=[WATCHER], allies=[SCOUT, SCOUT]), at="3.2")
    table.choose(SCOUT, WATCHER, f"{SCOUT}#2")
    assert (table.asked, table.options) == ("order", [SCOUT, f"{SCOUT}#2"])
    table.choose(SCOUT)
    assert noted(table) == ["3 exhausted", "3 exhausted"]


@pytest.mark.rule("lcg:seq.3.1-3")
def test_the_responses_of_committed_characters_may_be_used_in_any_order() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"], resources={"Aragorn": 1}), at="3.2")
    table.choose("Aragorn", "Théodred")
    assert (table.asked, table.options) == ("response", ["Aragorn", "Théodred"])
    table.choose("Théodred").choose("Aragorn")  # he gives Aragorn a resource
    assert table.resources("Aragorn") == 2
    assert (table.asked, table.options) == ("response", ["Aragorn"])
    table.choose("Aragorn")
    assert table.ready("Aragorn")


@pytest.mark.rule("lcg:seq.3.1-3")
def test_a_response_may_pay_for_that_of_a_character_committed_before() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"]), at="3.2").choose("Aragorn", "Théodred")
    assert table.options == ["Théodred"]  # Aragorn has nothing to pay with
    table.choose("Théodred").choose("Aragorn")
    assert table.options == ["Aragorn"]
    table.choose("Aragorn")
    assert table.ready("Aragorn")
    assert table.committed == ["Aragorn", "Théodred"]


@pytest.mark.rule("lcg:seq.3.1-3")
def test_a_response_to_any_commitment_may_answer_each_of_them_in_any_order() -> None:
    drummer = "Test Questing Drummer"
    table = lay(Seat(heroes=["Glóin", WATCHER], allies=[drummer]), at="3.2").choose("Glóin", WATCHER).done()
    assert (table.asked, table.options) == ("response", [drummer])
    table.choose(drummer)
    assert (table.asked, table.options) == ("occurrence", ["Glóin", WATCHER])
    table.choose(WATCHER).choose(drummer)
    assert noted(table) == [f"drums for {WATCHER}", "drums for Glóin"]
    assert table.asked == "action"  # once for each


@pytest.mark.rule("lcg:seq.3.1-3")
def test_these_responses_come_before_the_next_player_commits() -> None:
    table = lay(Seat(heroes=["Théodred", "Glóin"]), Seat(heroes=[WATCHER]), at="3.2").choose("Théodred").done()
    assert (table.asked, table.player) == ("response", 0)
    table.choose("Théodred")
    assert table.resources("Théodred") == 1
    assert (table.asked, table.player) == ("commit", 1)


# Resolution


@pytest.mark.rule("lcg:step.3.4")
def test_the_willpower_of_all_committed_is_set_against_the_threat_of_all_that_is_staged() -> None:
    table = lay(
        Seat(heroes=["Aragorn", WATCHER], allies=["Faramir"]),
        Seat(heroes=["Théodred", "Glóin"]),
        at="3.4",
        committed=["Aragorn", WATCHER, "Théodred", "Glóin"],  # 2 + 2 + 1 + 2, Faramir not among them
        staging=[CAVE, WOLF, "Test Questing Judge"],  # 2 + 3
    )
    assert noted(table) == ["success by 2"]


@pytest.mark.rule("lcg:step.3.4-2")
def test_with_more_willpower_progress_equal_to_the_difference_is_placed() -> None:
    table = lay(
        Seat(heroes=["Aragorn", WATCHER], threat=20), at="3.4", committed=["Aragorn", WATCHER],
        staging=[WOLF, "Test Questing Judge"],
    )  # fmt: skip
    assert noted(table) == ["success by 1"]
    assert table.progress("Flies and Spiders") == 1
    assert table.threat() == 20


@pytest.mark.rule("lcg:step.3.4-4")
def test_with_more_threat_every_player_raises_theirs_by_the_difference() -> None:
    table = lay(
        Seat(threat=20), Seat(heroes=["Glóin"], threat=31), at="3.4", committed=["Aragorn"],
        staging=[WOLF, CAVE, "Test Questing Judge"],
    )  # fmt: skip
    assert noted(table) == ["failure by 3"]
    assert (table.threat(0), table.threat(1)) == (23, 34)
    assert table.state.progress == {}


@pytest.mark.rule("lcg:step.3.4-5")
def test_a_tie_is_neither_success_nor_failure() -> None:
    table = lay(Seat(threat=20), at="3.4", committed=["Aragorn"], staging=[CAVE, "Test Questing Judge"])
    assert noted(table) == []
    assert table.threat() == 20
    assert table.state.progress == {}


@pytest.mark.rule("lcg:seq.3.4")
def test_the_quest_is_resolved_even_if_nobody_committed() -> None:
    table = lay(Seat(threat=20), at="3.2", encounter_deck=[WOLF, WOLF]).done()
    assert table.committed == []
    table.pass_to("3.4")
    assert table.threat() == 23


@pytest.mark.rule("lcg:seq.3.3.1")
def test_a_committed_character_that_has_left_play_adds_nothing() -> None:
    table = lay(
        Seat(heroes=["Aragorn", WATCHER]), at="3.3", committed=[WATCHER, "Aragorn"],
        encounter_deck=["Test Questing Rockfall", CAVE], staging=["Test Questing Judge", CAVE],
    )  # fmt: skip
    assert table.zone(WATCHER) is Zone.DISCARD
    table.pass_to("3.4")
    assert noted(table) == []  # Aragorn's 2 alone against 2


# After it


@pytest.mark.rule("lcg:step.3.4-6", "lcg:seq.3.5")
def test_characters_stay_committed_to_the_end_of_the_phase_and_no_longer() -> None:
    table = lay(Seat(), at="3.4", committed=["Aragorn"], staging=["Test Questing Clerk", CAVE])
    assert window(table) == "3.4"
    assert table.committed == ["Aragorn"]
    table.done()
    assert noted(table) == ["1 committed as the quest phase ends"]
    assert table.committed == []


@pytest.mark.rule("lcg:step.3.4-6")
def test_an_ability_may_remove_a_character_from_the_quest_before() -> None:
    table = lay(
        Seat(heroes=["Aragorn", WATCHER]), at="3.3", committed=["Aragorn", WATCHER],
        encounter_deck=["Black Forest Bats", CAVE], staging=["Test Questing Judge"],
    )  # fmt: skip
    table.choose("Aragorn")
    assert table.committed == [WATCHER]
    assert not table.ready("Aragorn")
    table.pass_to("3.4")
    assert noted(table) == ["success by 1"]  # 2 against the bats' 1


@pytest.mark.rule("lcg:step.3.4-7", "lcg:seq.3.5")
def test_committed_characters_stay_exhausted_after_the_quest() -> None:
    table = lay(Seat(heroes=["Aragorn", WATCHER]), at="3.4", committed=["Aragorn"])
    assert not table.ready("Aragorn")
    table.pass_to("5.3")
    assert not table.ready("Aragorn")
    assert table.ready(WATCHER)


@pytest.mark.rule("lcg:step.3.4-2")
def test_only_characters_still_on_the_quest_have_quested_successfully() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"]), at="3.4", committed=["Aragorn", "Glóin"], staging=["Test Questing Horn Call"]
    )
    assert noted(table) == ["1 quested"]
