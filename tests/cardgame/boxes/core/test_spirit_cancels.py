"""Spirit cards of the core set that cancel when revealed effects: Eleanor and A Test of Will."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import pytest

from tests.cardgame.board import Seat, lay, printed
from waybread.cardgame.abilities.ability import Use, setup
from waybread.cardgame.effects.reveals import reveal, reveal_top
from waybread.cardgame.facts import Card, CardType, Keyword
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS

REACH = "The Necromancer's Reach"
TEST = "A Test of Will"


@pytest.fixture
def ominous(monkeypatch: pytest.MonkeyPatch) -> str:
    """The Necromancer's Reach with Doomed 2 and Surge: no treachery of the core set has a printed keyword."""
    keywords: Mapping[str, int] = MappingProxyType({Keyword.DOOMED: 2, Keyword.SURGE: 1})
    monkeypatch.setitem(
        CARDS, printed("the-necromancers-reach").key, replace(printed("the-necromancers-reach"), keywords=keywords)
    )
    return REACH


@pytest.fixture
def omens(monkeypatch: pytest.MonkeyPatch) -> str:
    """A stage whose setup text reveals a card."""

    async def begin(game: CardGame, use: Use) -> None:
        """Reveal a card of the encounter deck."""
        await reveal_top(game)

    stage = Card(key="omens", title="Omens", type=CardType.QUEST, stage=1, quest_points=9, abilities=(setup(begin),))
    monkeypatch.setitem(CARDS, stage.key, stage)
    return stage.title


@pytest.fixture
def echoes(monkeypatch: pytest.MonkeyPatch) -> str:
    """A stage whose setup text reveals a card of the encounter discard pile."""

    async def begin(game: CardGame, use: Use) -> None:
        """Reveal the topmost card of the encounter discard pile."""
        await reveal(game, game.state.encounter_discard[-1])

    stage = Card(key="echoes", title="Echoes", type=CardType.QUEST, stage=1, quest_points=9, abilities=(setup(begin),))
    monkeypatch.setitem(CARDS, stage.key, stage)
    return stage.title


@pytest.fixture
def relic(monkeypatch: pytest.MonkeyPatch) -> str:
    """A guarded objective."""
    keywords: Mapping[str, int] = MappingProxyType({Keyword.GUARDED: 1})
    monkeypatch.setitem(CARDS, "relic", Card(key="relic", title="Relic", type=CardType.OBJECTIVE, keywords=keywords))
    return "Relic"


# Eleanor


def test_eleanor_exhausts_to_cancel_a_treachery_which_the_next_card_replaces() -> None:
    table = lay(
        Seat(heroes=["Eleanor", "Aragorn"]),
        committed=["Aragorn"],
        encounter_deck=[REACH, "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    assert table.asked == "response"
    assert table.options == ["Eleanor"]
    assert table.may_pass
    table.choose("Eleanor")
    assert not table.ready("Eleanor")
    assert table.damage("Aragorn") == 0
    assert table.encounter_discard == [REACH]
    assert table.staging == ["Forest Gate"]
    assert table.encounter_deck == ["Old Forest Road"]


@pytest.mark.rule("lcg:running-out-cards.3")
def test_eleanor_finds_the_replacement_in_the_shuffled_discard_pile_when_the_deck_is_empty() -> None:
    table = lay(
        Seat(heroes=["Eleanor", "Aragorn"]),
        committed=["Aragorn"],
        encounter_deck=[REACH],
        encounter_discard=["Forest Gate"] * 5,
        at="3.3",
    )
    table.choose("Eleanor")
    assert len(table.encounter_deck) == 5  # six were shuffled, and one of them revealed


def test_eleanor_may_let_a_treachery_happen() -> None:
    table = lay(Seat(heroes=["Eleanor", "Aragorn"]), committed=["Aragorn"], encounter_deck=[REACH] * 2, at="3.3")
    table.done()
    assert table.ready("Eleanor")
    assert table.damage("Aragorn") == 1
    assert table.staging == []
    assert table.encounter_discard == [REACH]


def test_eleanor_answers_nothing_but_treacheries() -> None:
    table = lay(
        Seat(heroes=["Eleanor", "Aragorn"]), committed=["Aragorn"], encounter_deck=["Black Forest Bats"] * 2, at="3.3"
    )
    assert table.asked == "action"
    assert table.committed == []


def test_eleanor_cannot_help_while_exhausted() -> None:
    table = lay(Seat(heroes=["Eleanor"]), committed=["Eleanor"], encounter_deck=[REACH] * 2, at="3.3")
    assert table.asked == "action"
    assert table.damage("Eleanor") == 1


@pytest.mark.ruling("core:8.1")
def test_eleanor_leaves_the_keywords_of_the_treachery_which_come_before_the_replacement(ominous: str) -> None:
    table = lay(
        Seat(heroes=["Eleanor"], threat=20),
        encounter_deck=[ominous, "East Bight Patrol", "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    table.choose("Eleanor")
    assert table.threat() == 22
    assert table.staging == ["East Bight Patrol", "Forest Gate"]
    assert table.encounter_discard == [ominous]


@pytest.mark.ruling("core:8.2")
def test_eleanor_has_the_replacement_revealed_in_full() -> None:
    table = lay(
        Seat(heroes=["Eleanor", "Aragorn"]),
        committed=["Aragorn"],
        encounter_deck=[REACH, REACH, "Forest Gate"],
        at="3.3",
    )
    table.choose("Eleanor")
    assert table.asked == "action"
    assert (table.damage("Aragorn"), table.damage("Eleanor")) == (1, 1)
    assert table.encounter_discard == [REACH, f"{REACH}#2"]


def test_eleanor_replaces_a_card_without_changing_how_many_are_revealed() -> None:
    table = lay(
        Seat(heroes=["Eleanor"]),
        Seat(),
        encounter_deck=[REACH, "Forest Gate", "Old Forest Road", "Forest Spider"],
        at="3.3",
    )
    table.choose("Eleanor")
    assert table.staging == ["Forest Gate", "Old Forest Road"]


def test_eleanor_replaces_the_last_card_of_the_encounter_deck_from_the_pile_made_anew() -> None:
    table = lay(Seat(heroes=["Eleanor"]), encounter_deck=[REACH], encounter_discard=["Forest Gate"], at="3.3", seed=1)
    table.choose("Eleanor")
    assert table.staging == ["Forest Gate"]
    assert table.encounter_deck == [REACH]
    assert table.encounter_discard == []


@pytest.mark.ruling("core:8.2")
def test_eleanor_answers_during_setup(omens: str) -> None:
    table = lay(
        Seat(heroes=["Eleanor"]),
        quest="",
        quest_deck=[omens],
        encounter_deck=[REACH, "Forest Gate", "Old Forest Road"],
        at="setup.7",
    )
    assert table.asked == "response"
    assert table.options == ["Eleanor"]
    table.choose("Eleanor")
    assert not table.ready("Eleanor")
    assert table.staging == ["Forest Gate"]


def test_eleanor_replaces_the_guard_of_an_objective(relic: str) -> None:
    table = lay(Seat(heroes=["Eleanor"]), encounter_deck=[relic, REACH, "Forest Gate", "Old Forest Road"], at="3.3")
    table.choose("Eleanor")
    assert table.attachments("Forest Gate") == [relic]
    assert table.encounter_discard == [REACH]


def test_eleanor_may_find_another_objective_in_place_of_a_guard(relic: str) -> None:
    table = lay(
        Seat(heroes=["Eleanor"]), encounter_deck=[relic, REACH, relic, "Forest Gate", "Old Forest Road"], at="3.3"
    )
    table.choose("Eleanor")
    assert table.attachments("Forest Gate") == [relic]
    assert table.attachments("Old Forest Road") == [f"{relic}#2"]


# A Test of Will


def test_a_test_of_will_cancels_the_when_revealed_effect_of_an_enemy_which_is_staged_all_the_same() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[TEST], resources=1),
        committed=["Éowyn"],
        encounter_deck=["Black Forest Bats", "Forest Gate"],
        at="3.3",
    )
    assert table.asked == "response"
    assert table.options == [TEST]
    assert table.may_pass
    table.choose(TEST)
    assert table.committed == ["Éowyn"]
    assert table.staging == ["Black Forest Bats"]
    assert table.discards() == [TEST]


def test_a_test_of_will_cancels_a_treachery_without_replacing_it() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[TEST], resources=1),
        committed=["Éowyn"],
        encounter_deck=[REACH, "Forest Gate"],
        at="3.3",
    )
    table.choose(TEST)
    assert table.damage("Éowyn") == 0
    assert table.encounter_discard == [REACH]
    assert table.staging == []


@pytest.mark.ruling("core:50.1")
def test_a_test_of_will_leaves_doomed_and_surge(ominous: str) -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=[TEST], resources=1),
        committed=["Éowyn"],
        encounter_deck=[ominous, "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    table.choose(TEST)
    assert table.damage("Éowyn") == 0
    assert table.threat() == 22
    assert table.staging == ["Forest Gate"]


def test_a_test_of_will_is_offered_to_nobody_once_the_effect_is_cancelled() -> None:
    table = lay(
        Seat(heroes=["Eleanor"]),
        Seat(heroes=["Éowyn"], hand=[TEST], resources=1),
        encounter_deck=[REACH, "Forest Gate", "Old Forest Road"],
        at="3.3",
    )
    assert table.player == 0
    table.choose("Eleanor")
    assert table.asked == "action"
    assert table.hand(1) == [TEST]


def test_a_test_of_will_may_cancel_the_replacement_that_eleanor_brings() -> None:
    table = lay(
        Seat(heroes=["Eleanor"], hand=[TEST], resources=1), encounter_deck=[REACH, REACH, "Forest Gate"], at="3.3"
    )
    assert table.options == ["Eleanor", TEST]
    table.choose("Eleanor")
    assert table.options == [TEST]
    table.choose(TEST)
    assert table.damage("Eleanor") == 0
    assert table.encounter_discard == [REACH, f"{REACH}#2"]


def test_a_test_of_will_does_not_answer_quest_cards_or_cards_without_the_effect() -> None:
    stage = lay(
        Seat(heroes=["Éowyn"], hand=[TEST], resources=1),
        quest="",
        quest_deck=["dont-leave-the-path"],
        encounter_deck=["Forest Spider", "Black Forest Bats"],
        at="setup.7",
    )
    assert stage.staging == ["Forest Spider"]
    assert stage.hand() == [TEST, "Guard of the Citadel"]
    plain = lay(Seat(heroes=["Éowyn"], hand=[TEST], resources=1), encounter_deck=["Forest Spider"] * 2, at="3.3")
    assert plain.asked == "action"


def test_a_test_of_will_and_eleanor_do_not_answer_a_card_from_the_discard_pile(echoes: str) -> None:
    table = lay(
        Seat(heroes=["Eleanor", "Aragorn"], hand=[TEST], resources=1, exhausted=["Aragorn"]),
        quest="",
        quest_deck=[echoes],
        encounter_discard=[REACH],
        at="setup.7",
    )
    assert table.asked == "action"
    assert table.damage("Aragorn") == 1
    assert table.ready("Eleanor")


def test_a_test_of_will_has_to_be_paid_with_spirit_resources() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"], hand=[TEST], resources={"Aragorn": 3}),
        encounter_deck=[REACH, "Forest Gate"],
        at="3.3",
    )
    assert table.asked == "action"
    assert table.encounter_discard == [REACH]
