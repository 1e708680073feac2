"""What the server sends at whole games of every scenario and adventure, and what the gate over it finds."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from tests.cardgame.plug import PASSAGE, STANDARD, deck
from tests.gates import GateError, Plug, Run, traffic_tells_nothing
from tests.journeys import plug as journeys
from tests.journeys.companion import plug as companion
from waybread.cardgame import Card, CardGame, announcements
from waybread.cardgame.boxes.core.escape_from_dol_guldur import call_orc_guards
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import CardState
from waybread.cardgame.steps.setup import MULLIGAN
from waybread.journeys import JourneyGame
from waybread.journeys.state import JourneyState
from waybread.kernel import Fact, Json, saves
from waybread.table import RULEBOOKS, Prompt
from waybread.texts import CardName, say

FIRST = 7_000_000_001
"""Seeds that no number in a message is by accident."""
SOUND = (
    *(scenario[players - 1] for scenario in STANDARD.values() for players in (1, 3)),
    *(each for number, each in enumerate(journeys.EVERY) if number % 5 == number // 5 % 3 + 1),
    *companion.EVERY[:: len(companion.EVERY) // 4],
)
"""Every scenario, every adventure with two to four heroes, and some beside the boxes."""
BOTH = (PASSAGE[1], journeys.HOLLOW_HILL_HARD_2)


def names(plugs: Sequence[Plug]) -> list[str]:
    return [each.where.partition(":")[2] for each in plugs]


def play(plug: Plug, games: int) -> None:
    run = Run(plug, (traffic_tells_nothing,), sparse=True)
    for seed in range(FIRST, FIRST + games):
        run.play(seed)
    run.judge()


@pytest.mark.parametrize("plug", SOUND, ids=names(SOUND))
def test_the_traffic_of_whole_games_tells_nothing(plug: Plug) -> None:
    play(plug, games=2 if plug.players == 1 else 1)


# Planted leaks ---------------------------------------------------------------------------


def finds(plug: Plug, said: str, games: int = 4) -> None:
    with pytest.raises(GateError, match=said):
        play(plug, games)


@pytest.mark.parametrize("plug", BOTH, ids=names(BOTH))
def test_it_finds_the_id_of_a_hidden_card_in_about(monkeypatch: pytest.MonkeyPatch, plug: Plug) -> None:
    book = RULEBOOKS[plug.game.name]

    def prompt(game: Any, names: Sequence[str]) -> Prompt:
        return replace(book.prompt(game, names), about=max(book.hidden_cards(game, game.decision.player)))

    monkeypatch.setitem(RULEBOOKS, plug.game.name, replace(book, prompt=prompt))
    finds(plug, "asked about hidden cards that do not lie before them")


class InOrder(CardGame):
    """The ids of the card game, in the order in which decks are made."""

    __slots__ = ()

    @classmethod
    def shuffle_ids(cls, state: CardState) -> None:
        """Leave them so."""


class JourneysInOrder(JourneyGame):
    """The ids of journeys, in the order in which decks are made."""

    __slots__ = ()

    @classmethod
    def shuffle_ids(cls, state: JourneyState) -> None:
        """Leave them so."""


@pytest.mark.parametrize(
    "plug", [replace(BOTH[0], game=InOrder), replace(BOTH[1], game=JourneysInOrder)], ids=names(BOTH)
)
def test_it_finds_decks_whose_ids_are_in_the_same_order_in_every_game(plug: Plug) -> None:
    finds(plug, "an id from another game is right")


class Telling(CardGame):
    """Views with the seed."""

    __slots__ = ()

    def view(self, player: int | None) -> Any:
        return {**super().view(player), "game": f"number {self.seed}"}


class JourneysTelling(JourneyGame):
    """Views with the state of a stream."""

    __slots__ = ()

    def view(self, player: int | None) -> Any:
        return {**super().view(player), "dice": max(self.state.streams.states.values())}


@pytest.mark.parametrize(
    "plug", [replace(BOTH[0], game=Telling), replace(BOTH[1], game=JourneysTelling)], ids=names(BOTH)
)
def test_it_finds_the_seed_and_the_state_of_a_stream(plug: Plug) -> None:
    finds(plug, "is sent the seed or the state of a stream")


@pytest.mark.parametrize(
    "named",
    [
        lambda card, printed: [card, printed.title],
        lambda card, printed: [card, "a card", printed.key],
        lambda card, printed: {"id": card, "title": "a card", "key": printed.key},
    ],
    ids=["title", "key", "key in a record"],
)
def test_it_finds_the_id_of_a_hidden_card_with_its_title_or_its_key(named: Callable[[int, Card], Json]) -> None:
    class NamesTheTop(CardGame):
        __slots__ = ()

        def view(self, player: int | None) -> Any:
            top = self.state.encounter_deck[-1:]
            return {**super().view(player), "next": [named(each, self.card(each)) for each in top]}

    finds(replace(BOTH[0], game=NamesTheTop), "is shown hidden card")


def test_it_finds_the_key_of_a_hidden_card_in_a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_the_top(game: CardGame, card: int) -> dict[str, Fact]:
        top = next(reversed(game.state.encounter_deck), card)
        return {"card": top, "title": "a card", "key": game.card(top).key}

    monkeypatch.setattr(announcements, "of", of_the_top)
    finds(BOTH[0], "is told by the log of hidden card")


def test_it_finds_the_id_of_a_hidden_card_in_a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_the_top(game: CardGame, card: int) -> dict[str, Fact]:
        return {"card": next(reversed(game.state.encounter_deck), card), "title": "a card"}

    monkeypatch.setattr(announcements, "of", of_the_top)
    finds(BOTH[0], "is told by the log of hidden ids")


def test_it_finds_the_key_of_a_hidden_card_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    book = RULEBOOKS[BOTH[0].game.name]

    def prompt(game: Any, names: Sequence[str]) -> Prompt:
        return replace(book.prompt(game, names), about=None, about_key=game.card(game.state.encounter_deck[-1]).key)

    monkeypatch.setitem(RULEBOOKS, BOTH[0].game.name, replace(book, prompt=prompt))
    finds(BOTH[0], "is told which card asks, and not where it lies")


@pytest.mark.parametrize(
    "named",
    [
        lambda prompt, card: replace(prompt, asks=say("cardgame.happened.played", card=card)),
        lambda prompt, card: replace(prompt, choices=(replace(prompt.choices[0], subject=card), *prompt.choices[1:])),
        lambda prompt, card: replace(
            prompt,
            choices=(replace(prompt.choices[0], details=(say("cardgame.detail.has", cards=(card,)),)),),
        ),
    ],
    ids=["question", "subject", "detail"],
)
@pytest.mark.parametrize("title", ["", "a card"])
def test_it_finds_a_hidden_card_in_the_texts_of_a_question(
    monkeypatch: pytest.MonkeyPatch, named: Callable[[Prompt, CardName], Prompt], title: str
) -> None:
    book = RULEBOOKS[BOTH[0].game.name]

    def prompt(game: CardGame, names: Sequence[str]) -> Prompt:
        top = game.state.encounter_deck[-1]
        return named(book.prompt(game, names), CardName(top, title, game.card(top).key if title else ""))

    monkeypatch.setitem(RULEBOOKS, BOTH[0].game.name, replace(book, prompt=prompt))
    finds(BOTH[0], "is told by a question of hidden card")


# Ids tell nothing ------------------------------------------------------------------------


def better_than_chance(games: Sequence[Mapping[int, str]]) -> float:
    """By how many standard deviations guesses are better: each card is what its id was most often in other games."""
    by_id: dict[int, Counter[str]] = {}
    for each in games:
        for card, title in each.items():
            by_id.setdefault(card, Counter())[title] += 1
    shares = Counter(title for each in games for title in each.values())
    right, chance, cards = 0, 0.0, sum(shares.values())
    for each in games:
        for card, title in each.items():
            others = by_id[card] - Counter([title])
            if others:
                guess = others.most_common(1)[0][0]
                right += guess == title
                chance += shares[guess] / cards
    assert cards > 100
    return float((right - chance) / max(chance, 1) ** 0.5)


def after_mulligan(seed: int, marks: Mapping[str, Json]) -> tuple[CardGame, dict[int, str]]:
    """A game whose player has taken a mulligan and meets Orc Guards, and the titles of the first hand by id."""
    game = CardGame.new({"scenario": "escape-from-dol-guldur", "decks": [deck(0)], **marks}, seed)
    hand = {card: game.title(card) for card in game.state.hands[0]}
    game.choose(MULLIGAN)
    for _ in range(8):
        with suppress(StopIteration):
            call_orc_guards(game).send(None)
    return game, hand


def real_titles(game: CardGame, cards: Iterable[int]) -> dict[int, str]:
    return {card: CARDS[game.state.identity[card]].title for card in cards}


SEEDS = range(60)


def test_orc_guards_are_not_known_by_their_ids_from_other_games() -> None:
    games = [after_mulligan(seed, {})[0] for seed in SEEDS]
    assert better_than_chance([real_titles(game, game.state.form) for game in games]) < 3


@pytest.mark.parametrize(("marks", "known"), [({}, False), ({saves.IDS_KEPT: True}, True)])
def test_an_orc_guard_is_not_known_by_an_id_that_was_in_hand_before(marks: Mapping[str, Json], *, known: bool) -> None:
    guesses = right = 0
    for seed in SEEDS:
        game, hand = after_mulligan(seed, marks)
        for card, title in real_titles(game, game.state.form).items():
            guesses += card in hand
            right += hand.get(card) == title
    assert guesses > 40
    assert (right == guesses) is known  # it was so in games that began before; nobody can begin another
    assert known or right < guesses / 4


def test_shadow_cards_are_not_known_by_their_ids() -> None:
    games = [CardGame.new({"scenario": "journey-along-the-anduin", "decks": [deck(0)]}, seed) for seed in SEEDS]
    assert better_than_chance([real_titles(game, game.state.encounter_deck[-10:]) for game in games]) < 3


def test_damage_and_fear_cards_are_not_known_by_their_ids() -> None:
    games = [JourneyGame.new(BOTH[1].setup, seed) for seed in SEEDS]
    for name in ("damage_deck", "fear_deck"):
        decks = [{card: game.card(card).title for card in getattr(game.state, name)[-10:]} for game in games]
        assert better_than_chance(decks) < 3


@pytest.mark.parametrize("plug", [replace(BOTH[1], game=JourneysInOrder)], ids=["journeys"])
def test_guesses_would_be_better_than_chance_if_ids_were_not_shuffled(plug: Plug) -> None:
    games = [plug.game.new(plug.setup, seed) for seed in SEEDS]
    decks = [{card: game.card(card).title for card in game.state.damage_deck[-10:]} for game in games]  # type: ignore[attr-defined]
    assert better_than_chance(decks) > 20
