"""The card game for Gymnasium (one seat) and PettingZoo (all of them): its setup, its form, its environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from waybread.cardgame import (
    MOST_COPIES,
    MOST_PLAYERS,
    SCENARIOS,
    CardGame,
    CardType,
    Stat,
    deckfiles,
    find,
    plain,
    shown_name,
    stat,
)
from waybread.envs.cardgame.action_table import NUMBER, action_table
from waybread.envs.cardgame.observations import SCENARIO_IDS, observation_size, observe
from waybread.envs.cardgame.text_view import text
from waybread.envs.game_form import Form
from waybread.envs.table_aec import TableAEC, WrappedEnv, metadata, wrapped
from waybread.envs.table_solo import TableSolo
from waybread.kernel import Json, SetupError

DeckChoice: TypeAlias = str | Mapping[str, Json]
"""A shipped deck by its name, a deck file, or the heroes and cards themselves."""

STARTERS: Final = ("leadership", "tactics", "spirit", "lore")
"""The decks of the first players, where none are named."""
_FIRST: Final = "passage-through-mirkwood"


def setup(
    scenario: str, decks: Sequence[DeckChoice] | None = None, players: int | None = None, *, easy: bool = False
) -> dict[str, Json]:
    """The setup of a game: by default one player with the first starter deck."""
    if decks is None:
        count = 1 if players is None else players
        if type(count) is not int or not 1 <= count <= MOST_PLAYERS:
            raise SetupError(f"A game has 1 to {MOST_PLAYERS} players, not {count!r}.")
        decks = STARTERS[:count]
    elif isinstance(decks, str | Mapping):
        raise SetupError("decks is a list with a deck for each player.")
    elif players is not None and players != len(decks):
        raise SetupError(f"There are {len(decks)} decks for {players} players; each player needs one.")
    if plain(scenario) in SCENARIOS and plain(scenario) not in SCENARIO_IDS:
        raise SetupError(f"The environments have {', '.join(SCENARIO_IDS)}; '{scenario}' came after them.")
    found: list[Json] = []
    for number, each in enumerate(decks, start=1):
        deck = deckfiles.open_deck(each).deck().setup() if isinstance(each, str) else dict(each)
        _check_copies(deck, number)
        _check_pool(deck, number)
        found.append(deck)
    return {"scenario": scenario, "decks": found, "easy": easy}


def _check_copies(deck: Mapping[str, Json], number: int) -> None:
    """The table of actions has room for a legal number of copies."""
    cards = deck.get("cards", {})
    copies: dict[str, int] = {}
    for title, count in cards.items() if isinstance(cards, Mapping) else ():
        copies[plain(title)] = copies.get(plain(title), 0) + (count if isinstance(count, int) else 0)
        if copies[plain(title)] > MOST_COPIES:
            raise SetupError(
                f"Deck {number} has more than {MOST_COPIES} of {title}; an environment has room for {MOST_COPIES}."
            )


def _check_pool(deck: Mapping[str, Json], number: int) -> None:
    """The table of actions has the cards of its pool, and never gets others."""
    for part in (deck.get("heroes"), deck.get("cards")):
        for name in part if isinstance(part, list | Mapping) else ():
            card = find(str(name), *CardType)
            if card is not None and card.key not in NUMBER:
                raise SetupError(f"Deck {number} has {shown_name(str(name))}, a card that came after the environments.")


def seats(dealt: Mapping[str, Json]) -> int:
    """How many players a setup has."""
    decks = dealt["decks"]
    return len(decks) if isinstance(decks, list) else 0


@cache
def form(players: int) -> Form[CardGame]:
    """The form of games with so many players."""
    return Form(
        CardGame, action_table(players), observation_size(players), lambda game, seat, _: observe(game, seat),
        quest_progress, text,
    )  # fmt: skip


def quest_progress(game: CardGame) -> float:
    """How far the quest has come, from 0 to 1: a third for each stage, the one under way by its progress."""
    state = game.state
    quest = state.quest
    if quest < 0:
        return 0.0
    points = stat(game, quest, Stat.QUEST_POINTS)
    made = min(1.0, state.progress.get(quest, 0) / points) if points else 0.0
    return (state.cards[quest].stage - 1 + made) / SCENARIOS[state.scenario].last_stage()


class CardGameSolo(TableSolo[CardGame]):
    """One seat of the card game, with all options of ``TableSolo``."""

    def __init__(
        self,
        scenario: str = _FIRST,
        decks: Sequence[DeckChoice] | None = None,
        players: int | None = None,
        *,
        easy: bool = False,
        **options: Any,
    ) -> None:
        dealt = setup(scenario, decks, players, easy=easy)
        super().__init__(form(seats(dealt)), dealt, seats(dealt), **options)


class CardGameAEC(TableAEC[CardGame]):
    """The raw environment of the card game, with all options of ``TableAEC``."""

    metadata = metadata("waybread_cardgame_v1")

    def __init__(
        self,
        scenario: str = _FIRST,
        decks: Sequence[DeckChoice] | None = None,
        players: int | None = None,
        *,
        easy: bool = False,
        **options: Any,
    ) -> None:
        dealt = setup(scenario, decks, 2 if decks is None and players is None else players, easy=easy)
        super().__init__(form(seats(dealt)), dealt, seats(dealt), **options)


def cardgame_aec(scenario: str = _FIRST, **options: Any) -> WrappedEnv:
    """The environment in PettingZoo's usual wrappers; ``.unwrapped`` is the raw one."""
    return wrapped(CardGameAEC(scenario, **options))
