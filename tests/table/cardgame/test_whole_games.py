"""Whole games in words: every question, every event, and nothing that somebody may not know."""

import re
from collections.abc import Iterator

import pytest

from tests.cardgame.campaign.test_campaign_gates import CAMPAIGN_0, CAMPAIGN_1, CAMPAIGN_2
from tests.cardgame.plug import STANDARD, secrets
from tests.gates import Plug
from tests.gates.plug import RandomPlayer
from waybread.cardgame import SCENARIO_EVENTS, CardGame
from waybread.cardgame.secrecy import hidden_cards
from waybread.cardgame.state import Zone
from waybread.kernel import Event
from waybread.table import Prompt
from waybread.table.cardgame import CARDGAME_TABLE
from waybread.table.cardgame.log_lines import LINES, SILENT, log_text
from waybread.texts import CONTENT, Arg, CardName, Text, Words, english, plain

NAMES = ("Anna", "Ben", "Cora", "Dan")
SEEDS = {1: (0, 1, 2), 2: (0, 1), 3: (1,), 4: (1,)}
"""Games with an odd seed have favoured heroes, and get further."""
CAMPAIGN = CAMPAIGN_0, CAMPAIGN_1, CAMPAIGN_2
PLUGS = (*(each for scenario in STANDARD.values() for each in scenario), *CAMPAIGN)
GAMES = [(plug, seed) for plug in PLUGS for seed in SEEDS[plug.players]]
TEXTS = ("effect", "shadow")
"""Events whose lines quote a card, which may name another."""


class Listener:
    """Hears a game and looks at each line, for each seat and a spectator, in the very moment."""

    def __init__(self, plug: Plug) -> None:
        self.players = plug.players
        self.game: CardGame | None = None
        self.early: list[Event] = []

    def hear(self, event: Event) -> None:
        if self.game is None:
            self.early.append(event)
            return
        known = LINES.keys() | SILENT | SCENARIO_EVENTS.keys()
        assert event.kind in known, f"nothing is said of {event}"
        for viewer in (*range(self.players), None):
            text = log_text(event, viewer, NAMES)
            words = CARDGAME_TABLE.log_line(event, viewer, NAMES)
            well_filled(text)
            if words is not None:
                well_said(words)
                tells_no_secret(self.game, viewer, event, words)


def well_filled(arg: Arg | None) -> None:
    """A text is given just what its message asks for."""
    if isinstance(arg, Text):
        if arg.id != CONTENT:
            assert set(arg.args) == set(english().messages[arg.id].arguments()), arg
        for each in arg.args.values():
            well_filled(each)
    elif isinstance(arg, tuple):
        for item in arg:
            well_filled(item)


def well_said(words: Words) -> None:
    text = plain(words)
    assert text.rstrip('"').endswith((".", "!", "?")), text
    assert text[0].isupper() or text[0] in '"+0123456789', text
    assert "  " not in text, text
    assert "\n" not in text, text
    assert all(words), words
    assert all(each.title and each.id >= 0 for each in words if isinstance(each, CardName)), words


def covered(game: CardGame, viewer: int | None) -> set[int]:
    """The cards that a viewer cannot know."""
    if viewer is not None:
        return set(hidden_cards(game, viewer))
    state = game.state
    places = (Zone.HAND, Zone.DECK, Zone.ENCOUNTER_DECK)
    lying = {n for n, zone in enumerate(state.zone) if zone in places}
    dealt = {n for n, zone in enumerate(state.zone) if zone == Zone.SHADOW and n in state.facedown}
    return lying | dealt


def tells_no_secret(game: CardGame, viewer: int | None, event: Event, words: Words) -> None:
    hidden = covered(game, viewer)
    for each in words:
        if isinstance(each, CardName):
            guard = each.title == "Orc Guard"  # a face-down card is named by what it serves as
            assert each.id not in hidden or guard, f"{viewer} is told of {each}: {plain(words)}"
    if event.kind not in TEXTS:
        text = plain(words)
        told = [word for word in secrets(game, viewer) if word in text]
        assert not told, f"{viewer} is told of {told}: {text}"


def asked_well(game: CardGame, prompt: Prompt) -> None:
    assert game.decision is not None
    decision = game.decision
    assert (prompt.seat, prompt.kind, prompt.rule) == (decision.player, decision.kind, decision.rule)
    assert prompt.text.endswith((".", "?", ")", "!")), prompt.text
    assert prompt.rule_text
    well_filled(prompt.asks)
    for each in prompt.choices:
        well_filled(Text(f"cardgame.choice.{each.verb}", {} if each.subject is None else {"subject": each.subject}))
        well_filled(each.details)
        assert all(detail.id != CONTENT for detail in each.details[:-1]), each
    assert tuple(each.option for each in prompt.choices) == decision.options
    labels = [each.label for each in prompt.choices]
    assert len(set(labels)) == len(labels), labels
    for label in labels:
        assert label[0].isalpha() or label[0] in '"+', label
        assert not re.search(r"\d{3}", label), f"a raw number: {label}"
        assert "Alternative" not in label
        assert "face-down" not in label


def moments(plug: Plug, seed: int) -> Iterator[CardGame]:
    """A random game with somebody listening, at each of its questions."""
    listener = Listener(plug)
    player = RandomPlayer(seed)
    game = plug.new(seed, listener.hear)
    assert isinstance(game, CardGame)
    listener.game = game
    for event in listener.early:
        listener.hear(event)
    while game.decision is not None:
        yield game
        option = player(game)
        listener.hear(CARDGAME_TABLE.choice_event(game, game.decision, option))
        game.choose(option)
    assert game.outcome is not None


@pytest.mark.parametrize(
    ("plug", "seed"), GAMES, ids=[f"{plug.where.partition(':')[2]}-{seed}" for plug, seed in GAMES]
)
def test_a_whole_game_is_told_in_words_that_give_nothing_away(plug: Plug, seed: int) -> None:
    for game in moments(plug, seed):
        asked_well(game, CARDGAME_TABLE.prompt(game, NAMES[: plug.players]))
