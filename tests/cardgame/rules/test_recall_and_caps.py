"""What cards remember of the round, the phase and the game; caps on progress, healing and commitments."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.free_events import SCRATCH
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Per, Use, action, rule
from waybread.cardgame.abilities.recall import Recall, note, recalled, remember, remembered, was_first
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.damage import could_heal, heal
from waybread.cardgame.effects.progress import place_progress, progress_on_quest
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import location, objective


@location("Test Slow Marsh", threat=1, quest_points=3, remembers=("progress",))
class SlowMarsh:
    @rule(Rule.PROGRESS_CAP)
    def slow(game: CardGame, use: Use, card: int) -> int | None:
        """Only 1 progress can be placed on it each round."""
        return 1 if card == use.card else None


@location("Test Tangle", threat=1, quest_points=9, remembers=("progress",))
class Tangle:
    @rule(Rule.PROGRESS_CAP)
    def slow(game: CardGame, use: Use, card: int) -> int | None:
        """Only 2 progress can be placed on each location each round."""
        return 2 if game.card(card).type is CardType.LOCATION else None


@objective("Test Chronicle", remembers=tuple(Recall))
class Chronicle:
    @action(limit=1, per=Per.ROUND)
    async def write(game: CardGame, use: Use) -> None:
        """Keep two numbers."""
        remember(game, use, "page", 7, Per.PHASE)
        remember(game, use, "line", 8, Per.ROUND)


@objective("Test Old Wound")
class OldWound:
    @rule(Rule.MOST_HEALED)
    def fester(game: CardGame, use: Use, card: int) -> int | None:
        """At most 5 damage can be healed on each hero by one effect."""
        return 5 if game.card(card).type is CardType.HERO else None


@objective("Test Curse")
class Curse:
    @rule(Rule.CANNOT_BE_HEALED)
    def curse(game: CardGame, use: Use, card: int) -> bool:
        """Heroes cannot be healed."""
        return game.card(card).type is CardType.HERO


@objective("Test Narrow Path")
class NarrowPath:
    @rule(Rule.CANNOT_COMMIT)
    def crowd(game: CardGame, use: Use, card: int) -> bool:
        """Each player cannot commit more allies than heroes."""
        picked = [game.card(each).type for each in game.state.picked]
        few = picked.count(CardType.ALLY) >= picked.count(CardType.HERO)
        return game.card(card).type is CardType.ALLY and few and card not in game.state.picked


def place(table: Table, amount: int, *names: str) -> object:
    return carry_out(place_progress(table.game, [table.id(each) for each in names], amount))


@pytest.mark.rule("lcg:cannot.1")
def test_no_more_progress_than_the_cap_is_placed_in_a_round() -> None:
    table = lay(Seat(), at="2.1", staging=["Test Slow Marsh", "Old Forest Road"])
    assert place(table, 2, "Test Slow Marsh", "Old Forest Road") == 3
    assert place(table, 2, "Test Slow Marsh") == 0
    assert table.progress("Test Slow Marsh") == 1
    table.pass_to("1.3")
    assert table.state.round == 2
    assert place(table, 2, "Test Slow Marsh") == 1
    assert table.progress("Test Slow Marsh") == 2


@pytest.mark.rule("lcg:cannot.1")
def test_of_two_caps_the_lower_one_counts() -> None:
    table = lay(Seat(), at="2.1", staging=["Test Slow Marsh", "Test Tangle"])
    assert place(table, 5, "Test Tangle", "Test Slow Marsh") == 3


@pytest.mark.rule("lcg:active-location.5")
def test_nothing_goes_past_a_capped_location_that_is_not_full() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Slow Marsh", quest="Flies and Spiders")
    carry_out(progress_on_quest(table.game, 5))
    assert (table.progress("Test Slow Marsh"), table.progress("Flies and Spiders")) == (1, 0)


@pytest.mark.rule("lcg:active-location.5")
def test_surplus_goes_past_a_capped_location_that_is_full() -> None:
    table = lay(Seat(), at="2.1", active_location="Test Slow Marsh", progress={"Test Slow Marsh": 2})
    carry_out(progress_on_quest(table.game, 5))
    assert table.progress("Flies and Spiders") == 4


def test_a_game_in_which_nothing_is_remembered_has_an_empty_history() -> None:
    table = lay(Seat(), at="2.1", staging=["Old Forest Road"])
    place(table, 1, "Old Forest Road")
    note(table.game, Recall.ENTERED, 0)
    assert table.state.history == {}
    with pytest.raises(ValueError, match="remembers="):
        recalled(table.game, Recall.PROGRESS, 0)


def test_what_happens_is_remembered_until_the_round_ends() -> None:
    seat = Seat(heroes=["Aragorn"], hand=["Guard of the Citadel", SCRATCH], resources=3, threat=30)
    deck = ["Forest Spider", "Eyes of the Forest"]
    table = lay(seat, at="2.1", aside=["Test Chronicle"], encounter_deck=deck)
    game = table.game
    table.choose("Guard of the Citadel", SCRATCH, "Guard of the Citadel")
    assert recalled(game, Recall.ENTERED, table.id("Guard of the Citadel")) == 1
    assert recalled(game, Recall.DAMAGE_BY, table.id(SCRATCH)) == 1
    table.pass_until("commit").choose("Aragorn").done().pass_to("3.3")
    assert recalled(game, Recall.COMMITTED, table.id("Aragorn")) == 1
    assert was_first(game, Recall.FIRST_ENEMY, table.id("Forest Spider"))
    table.pass_until("engage").choose("Forest Spider")
    assert recalled(game, Recall.ENGAGED, 0) == 1
    table.pass_to("1.3")
    assert table.state.history == {}


def test_the_first_treachery_counts_for_the_phase() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="3.3", aside=["Test Chronicle"],
                encounter_deck=["Eyes of the Forest", "Eyes of the Forest"])  # fmt: skip
    assert was_first(table.game, Recall.FIRST_TREACHERY, table.id("Eyes of the Forest"))
    assert not was_first(table.game, Recall.FIRST_TREACHERY, table.id("Eyes of the Forest#2"))
    table.pass_to("4.2")
    assert recalled(table.game, Recall.FIRST_TREACHERY) == 0


def test_a_card_keeps_numbers_of_its_own_as_long_as_it_says() -> None:
    table = lay(Seat(), at="2.1", staging=["Test Chronicle"]).choose("Test Chronicle")
    use = Use(table.id("Test Chronicle"), 0, 0)
    assert (remembered(table.game, use, "page"), remembered(table.game, use, "line")) == (7, 8)
    copy = table.game.clone().state.history
    assert copy == table.state.history
    assert copy is not table.state.history
    table.pass_to("3.1")
    assert (remembered(table.game, use, "page"), remembered(table.game, use, "line")) == (None, 8)


def test_the_starting_threat_is_remembered() -> None:
    table = lay(Seat(threat=0), at="setup.2", aside=["Test Chronicle"], quest="", quest_deck=["Flies and Spiders"],
                round=0)  # fmt: skip
    table.pass_until("action")
    assert recalled(table.game, Recall.STARTING_THREAT, 0) == 12


@pytest.mark.rule("lcg:cannot.1")
def test_one_effect_heals_no_more_than_the_rule_says() -> None:
    table = lay(Seat(), at="2.1", staging=["Test Old Wound"], damage={"Aragorn": 9})
    aragorn = table.id("Aragorn")
    table.state.damage[aragorn] = 4
    assert could_heal(table.game, aragorn)
    assert carry_out(heal(table.game, aragorn, 7)) == 4
    table = lay(Seat(heroes=["Gimli"]), at="2.1", staging=["Test Old Wound"])
    gimli = table.id("Gimli")
    table.state.damage[gimli] = 9  # laid there without a check
    assert carry_out(heal(table.game, gimli, 7)) == 5
    assert carry_out(heal(table.game, gimli, 7)) == 4


@pytest.mark.rule("lcg:cannot.1")
def test_what_cannot_be_healed_keeps_its_damage() -> None:
    table = lay(Seat(allies=["Faramir"]), at="2.1", staging=["Test Curse"], damage={"Aragorn": 2, "Faramir": 1})
    assert not could_heal(table.game, table.id("Aragorn"))
    assert carry_out(heal(table.game, table.id("Aragorn"), 1)) == 0
    assert carry_out(heal(table.game, table.id("Faramir"), 1)) == 1


@pytest.mark.rule("lcg:step.3.2")
def test_a_rule_may_bar_some_characters_because_of_those_that_are_picked() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], allies=["Faramir", "Gandalf"])
    table = lay(seat, at="3.2", staging=["Test Narrow Path"])
    assert table.options == ["Aragorn", "Gimli"]
    assert table.choose("Aragorn").options == ["Gimli", "Faramir", "Gandalf"]
    assert table.choose("Faramir").options == ["Gimli"]
    table.choose("Gimli", "Gandalf")
    assert table.committed == ["Aragorn", "Faramir", "Gimli", "Gandalf"]
