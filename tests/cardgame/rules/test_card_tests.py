"""Escape tests, locate tests, and labelled text that waits to be triggered."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.free_events import DREAD
from tests.cardgame.rules.witness_cards import WATCHER, note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, labelled, modifier, rule, when_revealed
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_tests import escape_test, locate_test, trigger_labelled
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, location, objective, treachery
from waybread.kernel import Keep

NEUTRAL = Sphere.NEUTRAL
BOG = "Test Bog"
MIST = "Test Mist"


@treachery(BOG, escape=2)
class Bog:
    @when_revealed
    async def sink(game: CardGame, use: Use) -> None:
        """The first player makes an escape test (1 card for each player)."""
        first = game.state.first_player
        passed = await escape_test(game, use, [first], lambda: len(game.order()))
        note(game, "passed" if passed else "failed")


@treachery(MIST, escape=3)
class Mist:
    @when_revealed
    async def sink(game: CardGame, use: Use) -> None:
        """The party makes an escape test against attack (2 cards)."""
        passed = await escape_test(game, use, game.order(), lambda: 2, Stat.ATTACK)
        note(game, "passed" if passed else "failed")


@enemy("Test Bog Snake", threat=1, engagement_cost=1, attack=1, defense=0, hit_points=2, escape=3)
class BogSnake:
    pass


@objective("Test Will o' the Wisp")
class Wisp:
    @modifier(Stat.ESCAPE)
    def lure(game: CardGame, use: Use, card: int) -> int:
        """Each card has +1 Escape."""
        return 1


@treachery("Test Dead End")
class DeadEnd:
    @when_revealed
    async def seek(game: CardGame, use: Use) -> None:
        """The first player makes a locate test."""
        note(game, "found" if await locate_test(game, use, game.state.first_player) else "lost")


@location("Test Passage", threat=1, quest_points=2, corner="PASS")
class Passage:
    pass


async def _lose(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"{game.title(use.card)} loses")


@location("Test Crossroads", threat=1, quest_points=2)
class Crossroads:
    lose = labelled("Lost")(_lose)


@enemy("Test Straggler", threat=1, engagement_cost=40, attack=1, defense=0, hit_points=2)
class Straggler:
    @labelled("Lost")
    async def lose(game: CardGame, use: Use) -> None:
        """Discard each copy of Test Crossroads."""
        note(game, "Test Straggler loses")
        await discard(game, game.copies("Test Crossroads"), use.card)


@ally("Test Guide", NEUTRAL, cost=1, willpower=1, attack=1, defense=1, hit_points=2)
class Guide:
    @action()
    async def stray(game: CardGame, use: Use) -> None:
        """Trigger all Lost effects in play."""
        await trigger_labelled(game, "Lost")


@objective("Test Lamp")
class Lamp:
    @rule(Rule.BLANK)
    def light(game: CardGame, use: Use, card: int) -> bool:
        """The text of each location is blank."""
        return card in game.locations()


def revealed(*deck: str, seats: tuple[Seat, ...] = (Seat(heroes=["Aragorn", "Gimli"]),), **more: object) -> Table:
    """A table at which the top card has just been revealed in the staging step."""
    return lay(*seats, at="3.3", encounter_deck=list(deck), **more)  # type: ignore[arg-type]


@pytest.mark.rule("lcg:test.escape.1", "lcg:test.escape.2", "lcg:test.escape.4")
@pytest.mark.parametrize(
    ("testers", "outcome"), [((), "failed"), (("Gimli",), "failed"), (("Aragorn", "Gimli"), "passed")]
)
def test_an_escape_test_is_passed_only_by_more_than_the_cards_dealt(testers: tuple[str, ...], outcome: str) -> None:
    table = revealed(BOG, BOG)
    assert (table.asked, table.options) == ("commit to test", ["Aragorn", "Gimli"])
    table.choose(*testers)
    if len(testers) < 2:
        table.done()
    assert (table.asked, table.decision.rule) == ("action", "lcg:test.escape.2")
    shown = table.game.view(0)["test"]
    assert (shown["strength"], shown["against"], shown["dealt"]) == (2 * len(testers), 0, [])
    assert [(title, amount) for _, title, _, amount in shown["committed"]] == [(each, 2) for each in testers]
    table.done()
    assert noted(table) == [outcome]
    assert [table.ready(each) for each in ("Aragorn", "Gimli")] == [
        each not in testers for each in ("Aragorn", "Gimli")
    ]
    assert (table.committed, table.state.tests) == ([], [])


@pytest.mark.rule("lcg:test.escape.3", "lcg:test.escape.5")
def test_a_card_dealt_does_nothing_and_is_discarded_after_the_test() -> None:
    table = revealed(BOG, "Test Bog Snake", "Forest Gate").choose("Aragorn", "Gimli").done()
    assert noted(table) == ["passed"]
    assert (table.engaged(), table.staging) == ([], [])
    assert table.encounter_discard == ["Test Bog Snake", BOG]


@pytest.mark.rule("lcg:test.escape.4")
def test_the_escape_of_a_card_can_be_modified_and_one_without_counts_nothing() -> None:
    for staging, outcome in (((), "passed"), (("Test Will o' the Wisp",), "failed")):
        table = lay(Seat(heroes=["Beravor"]), at="3.3", staging=staging, encounter_deck=[BOG, "Forest Gate"],
                    attached={}, damage={})  # fmt: skip
        table.choose("Beravor").done()
        assert noted(table)[-1:] == [outcome] or table.state.tests == []


@pytest.mark.rule("lcg:test.escape.1")
def test_the_whole_party_is_asked_and_goes_on_without_a_player_who_is_eliminated_in_the_window() -> None:
    seats = (Seat(heroes=["Aragorn"]), Seat(heroes=["Gimli"], hand=[DREAD]))
    table = revealed(MIST, "Test Bog Snake", "Test Bog Snake", seats=seats)
    table.choose("Aragorn", "Gimli")
    assert table.game.view(0)["test"]["strength"] == 5
    table.done().choose(DREAD, "player 1")
    assert table.state.eliminated == [False, True]
    table.pass_to("3.4")
    assert noted(table) == ["failed"]


@pytest.mark.rule("lcg:test.escape.6")
def test_in_the_quest_phase_a_short_deck_is_made_anew_without_the_cards_dealt() -> None:
    table = revealed(MIST, "Forest Gate", encounter_discard=["Test Bog Snake"], stops=())
    table.choose("Aragorn").choose("Gimli")
    assert noted(table) == ["passed"]
    assert sorted(table.encounter_discard) == ["Forest Gate", "Test Bog Snake", MIST] or table.encounter_discard == []


def test_a_test_survives_saving_and_cloning_in_its_middle() -> None:
    table = revealed(BOG, "Test Bog Snake", seats=(Seat(heroes=[WATCHER, "Gimli"]),))
    table.choose(WATCHER).done()
    twin = CardGame.load(table.game.save())
    assert twin.state.tests == table.state.tests
    copy = table.game.clone(Keep.PLAY)
    copy.choose(copy.decision.options[-1])  # type: ignore[union-attr]
    assert table.state.tests != []


@pytest.mark.rule("lcg:test.locate.1", "lcg:test.locate.2", "lcg:test.locate.3")
def test_a_locate_test_goes_on_until_a_card_passes_it_or_the_tester_gives_up() -> None:
    hand = ["Faramir", "Gandalf", "Snowbourn Scout"]
    deck = ["Test Dead End", "Forest Gate", "Test Passage", "Forest Gate"]
    table = revealed(*deck, seats=(Seat(hand=hand),))
    assert (table.asked, table.options) == ("locate", hand)
    assert table.choose("Faramir").options == hand[1:]
    table.choose("Gandalf")
    assert (noted(table), table.hand(), table.discards()) == (["found"], hand[2:], hand[:2])
    assert table.encounter_discard == ["Forest Gate", "Test Passage", "Test Dead End"]
    table = revealed(*deck, seats=(Seat(hand=hand),)).choose("Faramir").done()
    assert noted(table) == ["lost"]


@pytest.mark.rule("lcg:test.locate.4")
def test_without_a_card_in_hand_a_locate_test_fails() -> None:
    assert noted(revealed("Test Dead End", "Test Passage", "Forest Gate")) == ["lost"]
    table = revealed("Test Dead End", "Forest Gate", seats=(Seat(hand=["Faramir"]),)).choose("Faramir")
    assert noted(table) == ["lost"]


@pytest.mark.rule("lcg:label.lost.1", "lcg:label.lost.2")
def test_lost_effects_wait_and_then_resolve_one_by_one_as_the_first_player_likes() -> None:
    staging = ["Test Crossroads", "Test Crossroads", "Test Straggler"]
    table = lay(Seat(allies=["Test Guide"]), at="2.1", staging=staging)
    assert noted(table) == []
    table.choose("Test Guide")
    assert (table.asked, table.options) == ("order", ["Test Crossroads", "Test Crossroads#2", "Test Straggler"])
    table.choose("Test Crossroads", "Test Straggler")
    assert noted(table) == ["Test Crossroads loses", "Test Straggler loses"]
    assert table.staging == ["Test Straggler"]


@pytest.mark.rule("lcg:blank.1")
def test_a_blank_lost_effect_is_silent() -> None:
    staging = ["Test Crossroads", "Test Lamp"]
    table = lay(Seat(allies=["Test Guide"]), at="2.1", staging=staging).choose("Test Guide")
    assert noted(table) == []
    assert table.zone("Test Crossroads") == Zone.STAGING
