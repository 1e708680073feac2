"""The app at a table: its questions and instructions in words, its journal, taking back."""

from typing import Any

import pytest

from tests.gates.plug import RandomPlayer
from tests.journeys.companion.random_presses import player
from waybread.bots.seat import Seat
from waybread.journeys import CompanionGame
from waybread.journeys.script import actions, runner
from waybread.kernel import Event, SetupError
from waybread.table import Prompt, Table
from waybread.table.bot_choices import bot_named
from waybread.table.companion import COMPANION_TABLE
from waybread.texts import plain

PARTY = {
    "heroes": [
        {"hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"]},
        {"hero": "Legolas", "role": "Hunter", "items": ["item.great-bow", "item.cloak"]},
        {"hero": "Elena", "role": "Musician", "items": ["item.dagger", "item.harp", "item.cloak"]},
    ]
}
ADVENTURES = ["cold-beacon", "held-ford", "hollow-hill", "hunted-road", "missing-miller", "ringing-wall"]
ANN = "ann's id"


def begun(adventure: str = "cold-beacon", seed: int = 7) -> Table:
    table = Table(COMPANION_TABLE, {"adventure": adventure}, seats=1, casual=True)
    table.sit(ANN, 0, "Ann")
    table.bring(ANN, 0, PARTY)
    table.start(ANN, seed=seed)
    return table


def game_of(table: Table) -> CompanionGame:
    assert isinstance(table.game, CompanionGame)
    return table.game


def asked(table: Table) -> Prompt:
    prompt = table.prompt()
    assert prompt is not None, "the game is over"
    return prompt


def press(table: Table, label: str) -> None:
    choices = {each.label: each.option for each in asked(table).choices}
    assert label in choices, list(choices)
    table.choose(ANN, 0, choices[label], table.moment)


def lines(table: Table) -> list[str]:
    return [plain(words) for _, words in table.log_lines(0)]


def asked_well(game: CompanionGame, prompt: Prompt) -> None:
    assert prompt.text.endswith((".", "?")), prompt.text
    assert prompt.rule_text, prompt.rule
    labels = [each.label for each in prompt.choices]
    assert len(set(labels)) == len(labels), labels
    assert all(each[0].isupper() or each[0] in "'0123456789" for each in labels), labels


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("lucky", [True, False])
def test_every_question_of_a_whole_adventure_has_words(adventure: str, lucky: bool) -> None:
    game = CompanionGame.new(COMPANION_TABLE.make_setup({"adventure": adventure}, [PARTY]), seed=4)
    choose = player(4) if lucky else RandomPlayer(4)
    while game.decision is not None:
        asked_well(game, COMPANION_TABLE.prompt(game, ("Ann",)))
        game.choose(choose(game))
    assert COMPANION_TABLE.summary(game).reason


def test_what_the_app_says_is_the_log() -> None:
    table = begun()
    assert "The beacon on the hill has not burned for three nights. Somebody should have lit it." in lines(table)
    press(table, "A hero explores tile 205A")
    press(table, "Legolas")
    assert "Legolas explores tile 205A. Discard its exploration token." in lines(table)


def test_the_pane_says_what_is_entered_and_what_it_would_leave() -> None:
    table = begun("ringing-wall")
    press(table, "Hits on the Goblin Scout group")
    for label in ("One hit more", "One hit more", "With pierce"):
        press(table, label)
    assert asked(table).text == (
        "Goblin Scout group: 2 hits with pierce. It would leave 1 health and 1 armour; 3 health and 1 armour; "
        "3 health and 1 armour."
    )
    assert "Without pierce" in [each.label for each in asked(table).choices]


def test_a_twin_that_follows_the_journal_has_the_same_app() -> None:
    table, twin = (Table(COMPANION_TABLE, {"adventure": "cold-beacon"}, seats=1, casual=True) for _ in range(2))
    entries = table.sit(ANN, 0, "Ann") + table.bring(ANN, 0, PARTY) + table.start(ANN, seed=7)
    choose = RandomPlayer(1)
    for _ in range(30):
        entries += table.choose(ANN, 0, choose(game_of(table)), table.moment)
    for entry in entries:
        twin.apply(entry)
    assert game_of(twin).digest() == game_of(table).digest()


def test_a_press_can_be_taken_back() -> None:
    table = begun()
    before = game_of(table).digest()
    press(table, "A hero makes a last stand")
    table.undo(ANN, 0)
    assert game_of(table).digest() == before


def test_a_conversation_offers_its_answers_in_words() -> None:
    game = CompanionGame.new(COMPANION_TABLE.make_setup({"adventure": "missing-miller"}, [PARTY]), seed=1)
    choose = player(3)
    while game.decision is not None and game.decision.kind != "answer":
        game.choose(choose(game))
    labels = [each.label for each in COMPANION_TABLE.prompt(game, ("Ann",)).choices]
    assert set(labels) <= set(game.adventure.texts.values())


def test_a_bot_presses_something_that_is_offered() -> None:
    game = game_of(begun())
    assert game.decision is not None
    for name in ("random", "scout", "strider"):
        assert bot_named(COMPANION_TABLE.game.name, name, 1).choose(Seat(game)) in game.decision.options


def test_there_is_one_chair_and_it_brings_the_whole_party() -> None:
    assert list(COMPANION_TABLE.seats) == [1]
    with pytest.raises(SetupError):
        COMPANION_TABLE.check_deck({"heroes": []}, casual=True)


def test_what_happens_inside_the_story_is_no_line() -> None:
    game = game_of(begun())
    assert COMPANION_TABLE.log_line(COMPANION_TABLE.add_names(game, Event("event", {"name": "x"})), 0, ("Ann",)) is None


def spots(table: Table) -> set[tuple[str, int]]:
    return {(each.spot.kind, each.spot.number) for each in asked(table).choices if each.spot is not None}


def test_whatever_can_be_pressed_on_the_screen_says_where_it_stands() -> None:
    table = begun()
    game = game_of(table)
    assert spots(table) == {
        ("hourglass", 0), ("party", 0), *(("tile", each) for each in game.state.unexplored),
        *(("token", each.number) for each in game.state.tokens),
    }  # fmt: skip
    press(table, "A hero explores tile 205A")
    assert spots(table) == {("hero", 0), ("hero", 1), ("hero", 2)}


def test_the_buttons_of_the_attack_pane_have_names_of_their_own() -> None:
    table = begun("ringing-wall")
    scouts = next(each.number for each in game_of(table).state.groups if each.kind == "goblin-scout")
    assert {("provoke", 0), ("group", scouts)} <= spots(table)
    press(table, "Hits on the Goblin Scout group")
    assert spots(table) == {("plus", 0), ("apply", 0), *(("modifier", each) for each in range(6))}
    press(table, "One hit more")
    assert ("minus", 0) in spots(table)


def test_the_words_of_an_answer_are_found_without_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = CompanionGame.new(COMPANION_TABLE.make_setup({"adventure": "missing-miller"}, [PARTY]), seed=1)
    choose = player(3)
    while game.decision is not None and game.decision.kind != "answer":
        game.choose(choose(game))
    carry_out = runner.do

    async def watched(at: CompanionGame, *rest: Any) -> None:
        assert at.state.chronicle[-1].kind != "answer", "what follows an answer was played"
        await carry_out(at, *rest)

    monkeypatch.setattr(actions, "do", watched)
    assert all(each.label for each in COMPANION_TABLE.prompt(game, ("Ann",)).choices)
