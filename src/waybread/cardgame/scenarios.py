"""Scenarios: which quest and encounter cards they are made of, and the table as setup begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from waybread.cardgame.campaign_setup import lay_campaign
from waybread.cardgame.card_lookup import IN_DECKS, by_name, shown_name
from waybread.cardgame.facts import CardType
from waybread.cardgame.library import CARDS, plain
from waybread.cardgame.state import SCENARIO, CardState, Zone
from waybread.files import did_you_mean, quoted
from waybread.kernel import Json, SetupError, Streams

MOST_PLAYERS: Final = 4
MOST_HEROES: Final = 3
_MOST_COPIES: Final = 100  # the rules of deckbuilding are checked elsewhere; this only bounds the table
_SETUP_KEYS: Final = ("scenario", "decks", "easy", "open hands", "campaign")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario by its title; the id is the title in lower case with hyphens."""

    title: str
    encounter_sets: tuple[str, ...]
    number: int = 0
    """Its place among the scenarios of the box."""
    about: str = ""
    """What it is about, in our words."""
    note: str = ""
    """For whom it is, or what to expect, in a few words."""
    difficulty: int = 0
    """The level of difficulty as printed, from 1 to 10; 0 if none is."""
    emblem: str = ""
    """What the client shows with it: the name of one of its icons."""
    alone: str = ""
    """The shipped deck that does best alone, where it is another than the first (docs/bots.md)."""

    @property
    def id(self) -> str:
        """The id in setups and on the command line."""
        return plain(self.title)

    @cache  # noqa: B019  there are few scenarios, and they stay
    def quest_cards(self) -> tuple[str, ...]:
        """The keys of its quest cards."""
        return tuple(key for key, card in CARDS.items() if card.type is CardType.QUEST and card.scenario == self.title)

    @cache  # noqa: B019
    def last_stage(self) -> int:
        """The number of its last stage."""
        return max(CARDS[each].stage for each in self.quest_cards())

    @cache  # noqa: B019
    def encounter_deck(self, *, easy: bool = False) -> tuple[str, ...]:
        """The ids of its encounter cards, one for each copy, by encounter set; easy mode leaves some out."""
        cards = [
            each
            for each in CARDS.values()
            if each.encounter_set in self.encounter_sets
            and each.campaign is None  # burdens only join when instructed (lcg:campaign.burdens.3)
        ]
        return tuple(
            each.key
            for each in sorted(cards, key=lambda each: each.encounter_set)
            for _ in range(each.easy_quantity if easy else each.quantity)
        )


SCENARIOS: Final[dict[str, Scenario]] = {}


def scenario(
    title: str,
    *encounter_sets: str,
    number: int = 0,
    about: str = "",
    note: str = "",
    difficulty: int = 0,
    emblem: str = "",
    alone: str = "",
) -> Scenario:
    """Add a scenario, with what is said of it where one is chosen."""
    found = Scenario(title, encounter_sets, number, about, note, difficulty, emblem, alone)
    SCENARIOS[found.id] = found
    return found


def note_unfinished(first: int) -> None:
    """Say of each scenario after the first so many that it is not finished, where it is not."""
    for id_, each in list(SCENARIOS.items())[first:]:
        cards = [card for card in CARDS.values() if card.unfinished]
        count = sum(card.encounter_set in each.encounter_sets or card.scenario == each.title for card in cards)
        if count:
            SCENARIOS[id_] = replace(each, note=f"not finished: {count} of its cards lack text")


def sort_scenarios(first: int) -> None:
    """Put the scenarios of a box, which come after so many others, into their order."""
    found = list(SCENARIOS.values())
    SCENARIOS.clear()
    SCENARIOS.update({each.id: each for each in (*found[:first], *sorted(found[first:], key=lambda each: each.number))})


def deal(setup: Mapping[str, Json], streams: Streams) -> CardState:
    """The table before setup step 1: heroes set aside, decks in the order of their lists.

    A setup names a ``scenario``, the ``decks`` (each with ``heroes`` and ``cards`` by id or title and
    count), and may be ``easy`` or have ``open hands``. One of a ``campaign`` also says what its log asks for.
    """
    if strange := setup.keys() - _SETUP_KEYS:
        raise SetupError(f"A setup has no '{min(strange)}'; it has {', '.join(_SETUP_KEYS)}.")
    wanted = str(setup.get("scenario", ""))
    chosen = SCENARIOS.get(plain(wanted))
    if chosen is None:
        raise SetupError(f"There is no scenario {quoted(wanted)}; {did_you_mean(wanted, sorted(SCENARIOS))}")
    decks = setup.get("decks")
    if not isinstance(decks, list) or not 1 <= len(decks) <= MOST_PLAYERS:
        found = len(decks) if isinstance(decks, list) else "none"
        raise SetupError(f"A game has a list of 1 to {MOST_PLAYERS} decks, not {found}.")
    easy = _switch(setup, "easy")
    table = _Table()
    pool = len(CARDS), next(reversed(CARDS))
    heroes: list[int] = []
    hands: list[list[int]] = []
    for player, deck in enumerate(decks):
        titles, cards = _read_deck(deck, player)
        heroes += table.add_all([_find(title, (CardType.HERO,), pool) for title in titles], player, Zone.ASIDE)
        keys = ((_find(title, IN_DECKS, pool, campaign="campaign" in setup), count) for title, count in cards.items())
        hands.append([card for key, count in keys for card in table.add_all([key] * count, player, Zone.DECK)])
    _heroes_differ(table, heroes)
    encounter = table.add_all(chosen.encounter_deck(easy=easy), SCENARIO, Zone.ENCOUNTER_DECK)
    quests = table.add_all(chosen.quest_cards(), SCENARIO, Zone.QUEST_DECK)
    count = len(decks)
    state = CardState(
        stack=["setup.1"],
        streams=streams,
        scenario=chosen.id,
        easy=easy,
        open_hands=_switch(setup, "open hands"),
        identity=tuple(table.identity),
        owner=tuple(table.owner),
        controller=tuple(table.owner),
        zone=table.zone,
        hands=[[] for _ in range(count)],
        decks=hands,
        discards=[[] for _ in range(count)],
        areas=[[] for _ in range(count)],
        engaged=[[] for _ in range(count)],
        threat=[0] * count,
        eliminated=[False] * count,
        aside=heroes,
        encounter_deck=encounter,
        quest_deck=quests,
        resources=dict.fromkeys(heroes, 1) if easy else {},
    )
    if "campaign" in setup:
        lay_campaign(setup["campaign"], state)
    state.derive()
    return state


class _Table:
    """Cards as they are numbered."""

    def __init__(self) -> None:
        self.identity: list[str] = []
        self.owner: list[int] = []
        self.zone: list[int] = []

    def add_all(self, keys: Sequence[str], owner: int, zone: Zone) -> list[int]:
        first = len(self.identity)
        self.identity += keys
        self.owner += [owner] * len(keys)
        self.zone += [zone] * len(keys)
        return list(range(first, len(self.identity)))


def _read_deck(deck: Json, player: int) -> tuple[list[str], dict[str, int]]:
    if not isinstance(deck, Mapping):
        raise SetupError(f"Deck {player + 1} should name its heroes and cards.")
    if strange := deck.keys() - {"heroes", "cards"}:
        raise SetupError(f"Deck {player + 1} has 'heroes' and 'cards', not '{min(strange)}'.")
    heroes, cards = deck.get("heroes"), deck.get("cards", {})
    if not isinstance(heroes, list) or not 1 <= len(heroes) <= MOST_HEROES:
        raise SetupError(f"Deck {player + 1} needs 1 to {MOST_HEROES} heroes, in a list.")
    if not isinstance(cards, Mapping):
        raise SetupError(f"Deck {player + 1} should give its cards by title, with how many of each.")
    for title, n in cards.items():
        if type(n) is not int or not 0 <= n <= _MOST_COPIES:
            raise SetupError(f"Deck {player + 1} can have 0 to {_MOST_COPIES} of {shown_name(str(title))}, not {n!r}.")
    return [str(each) for each in heroes], {str(title): n for title, n in cards.items()}


def _switch(setup: Mapping[str, Json], name: str) -> bool:
    value = setup.get(name, False)
    if not isinstance(value, bool):
        raise SetupError(f"'{name}' in a setup is true or false, not {value!r}.")
    return value


def _heroes_differ(table: _Table, heroes: list[int]) -> None:
    """The whole group has one copy of a unique card at most (lcg:unique.1)."""
    for n, hero in enumerate(heroes):
        for other in heroes[:n]:
            if CARDS[table.identity[hero]].title == CARDS[table.identity[other]].title:
                title = CARDS[table.identity[hero]].title
                first, second = table.owner[other] + 1, table.owner[hero] + 1
                where = f"a hero of deck {first} and of deck {second}" if first != second else f"in deck {first} twice"
                raise SetupError(f"{title} is {where}: heroes are unique.")


@lru_cache(maxsize=4096)  # names come from strangers, too
def _find(name: str, types: tuple[CardType, ...], pool: tuple[int, str], *, campaign: bool = False) -> str:
    """The id of a player card by its id or title; of several with a title the first. Boons only in a campaign.

    ``pool`` says which cards there are: their number, and the last of them.
    """
    named = by_name(name)
    for card in named:
        if card.type in types and not card.encounter_set:
            if not card.player_back or (card.campaign and not campaign):
                raise SetupError(f"{card.title} is a {card.campaign}, which has to be earned in a campaign.")
            return card.key
    for card in named:
        raise SetupError(f"{card.title} is of type {card.type}, where {' or '.join(types)} is wanted.")
    raise SetupError(f"There is no card '{name}' that can be played here.")
