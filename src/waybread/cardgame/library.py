"""All printed cards, by id; and how the row of a table and a class become one of them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, TypeVar

from waybread.cardgame.abilities.ability import Ability, Unfinished
from waybread.cardgame.abilities.keywords import printed_name
from waybread.cardgame.facts import NUMBERS, CampaignType, Card, CardType, Sphere, X
from waybread.cards import abilities_in, add_card, keywords_in, traits_in
from waybread.files import fold

CARDS: Final[dict[str, Card]] = {}
"""Every card that can be played, by id, in the order of boxes and numbers.

A card of a scenario is among them even if it is unfinished: without it the scenario could not be tried at all.
"""
PRINTED: Final[dict[str, Card]] = {}
"""Every card of every box, by id; without abilities."""
NO_TEXT: Final = "none"
"""In the column ``text``: keywords at most, so that no class is needed."""
COLUMNS: Final = (
    "set", "number", "title", "side_a", "unique", "type", "sphere", "stage", *NUMBERS, "traits", "keywords",
    "quantity", "easy_quantity", "reprints", "encounter_set", "scenario", "campaign", "escape", "corner", "icons",
    "text",
)  # fmt: skip
"""The columns of a box's ``cards.tsv``; ``reprints`` are copies in the set that reprints the card."""

C = TypeVar("C", bound=type)


@dataclass(frozen=True, slots=True)
class Box:
    """A product: its title, its sets by the code that card ids begin with, its year and its place in the order."""

    title: str
    sets: Mapping[str, str]
    """Its sets, by the codes that ids begin with."""
    year: int
    order: int
    """Boxes, their cards and their scenarios are listed in this order."""
    reprints: Mapping[str, str] = field(default_factory=dict)
    """Sets that print the cards of another one again, under the ids of that one: both by code."""
    starters: tuple[str, ...] = ()
    """Its decks (``decks/NAME.txt``) for the first game, in the order of seats: no two of them share a hero."""

    def has(self, key: str) -> bool:
        """Is the card with this id of one of its sets?"""
        return key.partition(":")[0] in self.sets


BOXES: Final[dict[str, Box]] = {}
"""Every box, by the name of its package."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a class says of a card, until its box's table is read."""

    key: str
    title: str
    abilities: tuple[Ability, ...]
    facts: Mapping[str, Any]
    unfinished: bool
    listed: tuple[tuple[str, int], ...] = ()


_WRITTEN: Final[dict[str, Written]] = {}


@lru_cache(maxsize=8192)  # titles come from strangers, too
def plain(title: str) -> str:
    """A title without accents, in lower case with hyphens: for keys, ids and matching."""
    return fold(title)


def card(id_: str, title: str, **facts: Any) -> Callable[[C], C]:
    """Class decorator: the text and behaviour of a printed card, as abilities of the class.

    The id and the title are those of a row of the box's ``cards.tsv``, which has everything that is printed. What a
    card can become beside that is written ``core:80/attached``, and names all facts that it then has.
    """

    def add(body: C) -> C:
        unfinished = any(isinstance(each, Unfinished) for each in vars(body).values())
        add_card(_WRITTEN, Written(id_, title, abilities_in(body, Ability, title), facts, unfinished))
        return body

    return add


def box_text(name: str, file: str) -> str:
    """What a file of a box holds; nothing if it has no such file."""
    found = files(f"{__package__}.boxes").joinpath(name, file)
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def box_decks(name: str) -> dict[str, bytes]:
    """The deck files of a box, by the names that its decks go by."""
    folder = files(f"{__package__}.boxes").joinpath(name, "decks")
    texts = {each.name.removesuffix(".txt"): each.read_bytes() for each in folder.iterdir()} if folder.is_dir() else {}
    return {key: texts[key] for key in sorted(texts)}


BOT_FILES: Final = ("bot_values.toml", "bot_evaluation.toml")
"""Files of a box for bots: one written by hand, one by ``research/fit_evaluation.py``."""


@cache
def bot_values() -> Mapping[str, Mapping[str, Any]]:
    """What the boxes tell bots of their cards and scenarios: tables by name, with values by the id of either."""
    found: dict[str, dict[str, Any]] = {}
    for name in BOXES:
        for file in BOT_FILES:
            for table, values in tomllib.loads(box_text(name, file)).items():
                found.setdefault(table, {}).update(values)
    return found


def add_box(name: str, box: Box, decks: Mapping[str, tuple[str, ...]]) -> None:
    """Add the cards of a box by its table, once its modules are imported; ``decks`` has encounter sets by scenario."""
    BOXES[name] = box
    for row in read_table(box_text(name, "cards.tsv")):
        printed = _printed(row, box, decks)
        add_card(PRINTED, printed)
        forms = [key for key in _WRITTEN if key.startswith(f"{printed.key}/")]
        written = _WRITTEN.pop(printed.key, None)
        if written is not None:
            if written.title != printed.title or row["text"] == NO_TEXT:
                said = "has no text" if row["text"] == NO_TEXT else f"is called {printed.title}, not {written.title}"
                raise ValueError(f"{printed.key} {said}, by the table of {box.title}")
            made = replace(printed, abilities=written.abilities, unfinished=written.unfinished, **written.facts)
        else:
            made = replace(printed, unfinished=row["text"] != NO_TEXT)
        if not made.unfinished or made.encounter_set or made.type is CardType.QUEST:
            add_card(CARDS, made)
        for key in forms:
            add_card(CARDS, _form(printed, _WRITTEN.pop(key)))
    if _WRITTEN:
        raise ValueError(f"the table of {box.title} has no card {min(_WRITTEN)}")


def _printed(row: Mapping[str, str], box: Box, decks: Mapping[str, tuple[str, ...]]) -> Card:
    """A row of the table as a card without abilities."""
    campaign = row["campaign"] or ("campaign card" if row["type"] == "campaign" else "")
    type_ = {"campaign": "objective", "objective ally": "ally"}.get(row["type"], row["type"])
    numbers: dict[str, Any] = {
        name: X if row[name] == "X" else int(row[name]) if row[name] else None for name in NUMBERS
    }
    quantity = int(row["quantity"])
    return Card(
        key=f"{row['set']}:{row['number']}",
        title=row["title"],
        type=CardType(type_),
        set_name=box.sets[row["set"]],
        number=int(row["number"]),
        unique=row["unique"] == "1",
        sphere=Sphere(row["sphere"]) if row["sphere"] else None,
        **numbers,
        traits=traits_in(row["traits"]),
        keywords=MappingProxyType(keywords_in(row["keywords"], printed_name, unnumbered=1)),
        encounter_set=row["encounter_set"],
        scenario=row["scenario"],
        quantity=quantity,
        easy_quantity=int(row["easy_quantity"] or quantity),
        reprints=int(row["reprints"] or 0),
        reprinted_in=next((box.sets[by] for by, of in box.reprints.items() if of == row["set"]), ""),
        stage=int(row["stage"] or 0),
        title_a=row["side_a"],
        encounter_sets=decks[row["scenario"]] if type_ == "quest" else (),
        campaign=CampaignType(campaign) if campaign else None,
        escape=int(row["escape"]) if row["escape"] else None,
        corner=row["corner"],
        icons=row["icons"],
        objective_ally=row["type"] == "objective ally",
    )


def _form(printed: Card, written: Written) -> Card:
    """What a printed card can become: it belongs where that card does, and has the facts it is written with."""
    facts = written.facts
    return Card(
        key=written.key,
        title=written.title,
        type=facts.get("type", printed.type),
        set_name=printed.set_name,
        number=printed.number,
        quantity=0,
        easy_quantity=0,
        abilities=written.abilities,
        encounter_set=printed.encounter_set,
        scenario=printed.scenario,
        campaign=printed.campaign,
        **{name: value for name, value in facts.items() if name != "type"},
    )


def read_table(text: str) -> list[dict[str, str]]:
    """The rows of a box's table; a column that the box does not need is empty in all of them."""
    header, *rows = [line.split("\t") for line in text.splitlines()]
    if strange := set(header) - set(COLUMNS):
        raise ValueError(f"a table of cards has no column {min(strange)}")
    empty = dict.fromkeys(COLUMNS, "")
    return [empty | dict(zip(header, row, strict=True)) for row in rows]


@cache
def _old_keys() -> Mapping[str, str]:
    """Ids by the keys that versions before 0.4 knew cards by: titles in lower case with hyphens."""
    found: dict[str, str] = {}
    for card in CARDS.values():
        _, _, form = card.key.partition("/")
        for old in (plain(card.title), f"{plain(card.title)}-{form}"):
            found.setdefault(old, card.key)
    return found


def present_key(key: str) -> str:
    """The id of a card, by its id or by the key that versions before 0.4 had for it."""
    return key if key in CARDS else _old_keys().get(key, key)


def made_card(
    title: str,
    type_: CardType,
    *,
    key: str = "",
    keywords: str = "",
    traits: str = "",
    **facts: Any,
) -> Callable[[C], C]:
    """Class decorator: a card that no box has, with the abilities found in the class."""

    def add(body: C) -> C:
        printed = Card(
            key=key or plain(title),
            title=title,
            type=type_,
            keywords=MappingProxyType(keywords_in(keywords, printed_name, unnumbered=1)),
            traits=traits_in(traits),
            abilities=abilities_in(body, Ability, title),
            **facts,
        )
        add_card(CARDS, printed)
        return body

    return add


def hero(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """A hero; heroes are unique."""
    return made_card(title, CardType.HERO, sphere=sphere, unique=True, **facts)


def ally(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An ally."""
    return made_card(title, CardType.ALLY, sphere=sphere, **facts)


def attachment(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An attachment; the class has a rule ``attaches to`` that says what to."""
    return made_card(title, CardType.ATTACHMENT, sphere=sphere, **facts)


def event(title: str, sphere: Sphere, **facts: Any) -> Callable[[C], C]:
    """An event."""
    return made_card(title, CardType.EVENT, sphere=sphere, **facts)


def enemy(title: str, **facts: Any) -> Callable[[C], C]:
    """An enemy."""
    return made_card(title, CardType.ENEMY, **facts)


def location(title: str, **facts: Any) -> Callable[[C], C]:
    """A location."""
    return made_card(title, CardType.LOCATION, **facts)


def treachery(title: str, **facts: Any) -> Callable[[C], C]:
    """A treachery."""
    return made_card(title, CardType.TREACHERY, **facts)


def objective(title: str, **facts: Any) -> Callable[[C], C]:
    """An objective."""
    return made_card(title, CardType.OBJECTIVE, **facts)


def quest(title: str, **facts: Any) -> Callable[[C], C]:
    """A quest card, both sides."""
    facts.setdefault("title_a", title)
    return made_card(title, CardType.QUEST, **facts)
