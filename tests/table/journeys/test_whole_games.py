"""Whole adventures in words: every question, every event, and nothing that somebody may not know."""

import re
from collections.abc import Iterator

import pytest

from tests.journeys.plug import secrets, setup
from waybread.bots import Seat
from waybread.journeys import JourneyGame
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.secrecy import hidden_cards
from waybread.kernel import Event, Json
from waybread.table import Prompt
from waybread.table.bot_choices import bot_named
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.table.journeys.log_lines import LINES, SILENT
from waybread.table.journeys.prompts import QUESTIONS
from waybread.texts import Words, plain

NAMES = ("Anna", "Ben", "Cora", "Dan", "Eve")
GAMES = [
    ("cold-beacon", 2, 5, "random"), ("held-ford", 3, 5, "random"), ("hollow-hill", 5, 5, "random"),
    ("missing-miller", 4, 2, "random"), ("missing-miller", 3, 1, "random"), ("ringing-wall", 2, 1, "random"),
    ("hunted-road", 2, 2, "random"), ("late-ferry", 3, 2, "random"), ("held-ford", 2, 2, "scout"),
    ("missing-miller", 3, 3, "scout"), ("ringing-wall", 4, 4, "scout"),
]  # fmt: skip
"""An adventure, so many heroes, so many seats at most, and who plays."""


class Listener:
    """Hears a game and looks at each line, for each seat and a spectator, in the very moment."""

    def __init__(self) -> None:
        self.game: JourneyGame | None = None
        self.early: list[Event] = []

    def hear(self, event: Event) -> None:
        if self.game is None:
            self.early.append(event)
            return
        assert event.kind in LINES or event.kind in SILENT, f"nothing is said of {event}"
        told = JOURNEYS_TABLE.add_names(self.game, event)
        for viewer in (*self.game.players, None):
            words = JOURNEYS_TABLE.log_line(told, viewer, NAMES)
            if words is not None:
                well_said(words)
                tells_no_secret(self.game, viewer, words)


def well_said(words: Words) -> None:
    text = plain(words)
    assert text.rstrip("'\"").endswith((".", "!", "?")), text
    assert text[0].isupper() or text[0] in "'0123456789", text
    assert "  " not in text, text
    assert "The party's" not in text, text
    assert all(words), words


def tells_no_secret(game: JourneyGame, viewer: int | None, words: Words) -> None:
    text = plain(words)
    hidden = set(hidden_cards(game, viewer)) if viewer is not None else set()
    assert not [each for each in words if not isinstance(each, str) and each.id in hidden], text
    told = [word for word in secrets(game, viewer) if word in text]
    assert not told, f"{viewer} is told of {told}: {text}"


def asked_well(game: JourneyGame, prompt: Prompt) -> None:
    decision = game.decision
    assert decision is not None
    assert isinstance(decision.kind, DecisionKind)
    assert decision.kind in QUESTIONS
    assert (prompt.seat, prompt.kind, prompt.rule) == (decision.player, decision.kind, decision.rule)
    assert prompt.text.rstrip("'\"").endswith((".", "?", ")", "!")), prompt.text
    assert prompt.rule_text
    assert tuple(each.option for each in prompt.choices) == decision.options
    labels = [each.label for each in prompt.choices]
    assert len(set(labels)) == len(labels), labels
    for label in labels:
        assert label[0].isalnum(), label
        assert "Alternative" not in label
        assert not re.match(r"(Way|Answer|Button) \d", label), label


def moments(setup: dict[str, Json], seed: int, bot: str = "random") -> Iterator[JourneyGame]:
    """A bot's game with somebody listening, at each of its questions."""
    listener = Listener()
    player = bot_named(JOURNEYS_TABLE.game.name, bot, seed)
    game = JourneyGame.new(setup, seed, tell=listener.hear)
    listener.game = game
    for event in listener.early:
        listener.hear(event)
    while game.decision is not None:
        yield game
        option = player.choose(Seat(game))
        listener.hear(JOURNEYS_TABLE.choice_event(game, game.decision, option))
        game.choose(option)
    assert game.outcome is not None


@pytest.mark.parametrize(("adventure", "heroes", "seats", "bot"), GAMES)
def test_a_whole_adventure_is_told_in_words_that_give_nothing_away(
    adventure: str, heroes: int, seats: int, bot: str
) -> None:
    for game in moments(setup(adventure, heroes, seats=seats), heroes, bot):
        asked_well(game, JOURNEYS_TABLE.prompt(game, NAMES))
