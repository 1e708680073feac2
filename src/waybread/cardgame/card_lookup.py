"""Which card a name means: an id (``core:1``), a title, or a title with what tells it apart, ``Aragorn (Core Set)``.

An id is always one card; several designs may share a title. What people type and is ambiguous is refused with the
names to choose from (``only``). A title in data, such as an old save, means the first design.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.library import BOXES, CARDS, plain
from waybread.files import fold, quoted
from waybread.kernel import WaybreadError

IN_DECKS: Final = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
_BRACKETS: Final = re.compile(r"(.*[^\s(\[]) ?[(\[]([^()\[\]]*)[)\]]")


class AmbiguousTitle(WaybreadError):
    """A title that several cards have, and nothing beside it that tells them apart."""

    def __init__(self, name: str, choices: Sequence[str]) -> None:
        super().__init__(ambiguous(name, choices))
        self.choices = tuple(choices)
        """Names that mean one card each."""


def ambiguous(name: str, choices: Sequence[str], advice: str = "write which one") -> str:
    """What to say of a name that may mean several cards."""
    *front, last = choices
    return f"{quoted(name)} may mean {', '.join(front)} or {last}; {advice}."


# Sets ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Packs:
    """Everything that was sold, by name and code."""

    names: dict[str, str]
    """Names by folded name, code or initials."""
    codes: dict[str, str]


@cache
def packs() -> Packs:
    """The table of packs, read once."""
    found = Packs({}, {})
    text = files(__package__).joinpath("packs.tsv").read_text(encoding="utf-8")
    for pack, code in (line.split("\t") for line in text.splitlines()[1:]):
        found.names[fold(code)] = found.names[fold(pack)] = pack
        found.codes[pack] = code
    _add_initials(found)
    return found


def _add_initials(found: Packs) -> None:
    """Other sites call packs by all their initials, as THfG; where two packs would share them, neither has them."""
    initials: dict[str, list[str]] = {}
    for pack in found.codes:
        initials.setdefault("".join(word[0] for word in fold(pack).split("-")), []).append(pack)
    for letters, sharing in initials.items():
        if len(sharing) == 1:
            found.names.setdefault(letters, sharing[0])


def homes(pack: str) -> set[str]:
    """The folded names of the packs where a card may be printed that is said to be in one."""
    folded = fold(pack)
    reprinted = {
        fold(box.sets[of]) for box in BOXES.values() for by, of in box.reprints.items() if fold(box.sets[by]) == folded
    }
    return {folded} | reprinted


def split_name(name: str) -> tuple[str, list[str]]:
    """A title and the words in brackets behind it: pack, sphere, type."""
    found = _BRACKETS.fullmatch(name)
    return (found[1], [each.strip() for each in found[2].split(",")]) if found else (name, [])


# Cards --------------------------------------------------------------------------------


def by_name(name: str) -> list[Card]:
    """All cards that a name may mean, in the order of boxes and numbers; forms of cards are found by their ids only."""
    if name in CARDS:
        return [CARDS[name]]
    if found := by_title(name):
        return found
    title, hints = split_name(name)
    found = by_title(title) if hints else []
    for hint in hints:
        found = [each for each in found if _fits(each, hint)]
    return found


def by_title(title: str) -> list[Card]:
    """The cards with a title, accents aside; without what cards become."""
    keys = _titles(len(CARDS), next(reversed(CARDS), ""))
    return [CARDS[each] for each in keys.get(plain(title), ())]


@lru_cache(maxsize=1)
def _titles(count: int, last: str) -> Mapping[str, Sequence[str]]:
    """Ids by plain title; made anew when there are other cards, as a count and the last of them say."""
    found: dict[str, list[str]] = {}
    for key, card in CARDS.items():
        if "/" not in key:
            found.setdefault(plain(card.title), []).append(key)
    return found


def _fits(card: Card, hint: str) -> bool:
    """Is a word in brackets true of a card: its set by name or code, its sphere, or its type?"""
    word = fold(hint)
    sets = {fold(card.set_name), card.key.partition(":")[0]}
    pack = packs().names.get(word)
    wanted = {word} if pack is None else {word, *homes(pack)}
    return bool(wanted & (sets | {card.type.value, card.sphere.value if card.sphere else ""}))


def for_decks(name: str, types: Iterable[CardType]) -> list[Card]:
    """The player cards of some types that a name may mean; cards of a scenario are none."""
    return [each for each in by_name(name) if each.type in types and not each.encounter_set and each.player_back]


def only(name: str, found: Sequence[Card]) -> Card | None:
    """The one card that somebody means who typed a name, None if there is none; raises AmbiguousTitle."""
    if len(found) > 1:
        raise AmbiguousTitle(name, full_names(found))
    return found[0] if found else None


def full_names(cards: Sequence[Card]) -> list[str]:
    """Titles with their sets, and with types where one set has several of these."""
    sets = Counter(each.set_name for each in cards)
    return [
        f"{each.title} ({each.set_name or each.key}{f', {each.type.value}' if sets[each.set_name] > 1 else ''})"
        for each in cards
    ]


def deck_name(card: Card) -> str:
    """What a card of a deck is called where people read it: its title, with its set where others have that title."""
    group = (CardType.HERO,) if card.type is CardType.HERO else IN_DECKS
    found = for_decks(card.title, group)
    return full_names(found)[found.index(card)] if len(found) > 1 and card in found else card.title


def name_in_data(card: Card) -> str:
    """What the data of a deck calls a card: its title, or its id where others have that title."""
    return card.title if deck_name(card) == card.title else card.key


def shown_name(name: str) -> str:
    """What a name in a deck's data is called where people read it."""
    return deck_name(CARDS[name]) if name in CARDS else name


def encounter_name(card: Card) -> str:
    """What data calls a card with an encounter back: its title, or its id where others of these have that title."""
    return card.title if len(_with_encounter_back(card.title)) < 2 else card.key.partition("/")[0]


def shown_encounter_name(name: str) -> str:
    """What ``encounter_name`` is called where people read it: its title, with its set where others have that title."""
    if name not in CARDS:
        return name
    found = _with_encounter_back(CARDS[name].title)
    return full_names(found)[found.index(CARDS[name])]


def _with_encounter_back(title: str) -> list[Card]:
    return [each for each in by_title(title) if not each.player_back]


def title_of(name: str) -> str:
    """The title in a name that a deck's data has, by which copies are counted."""
    if name in CARDS:
        return CARDS[name].title
    return name if by_title(name) else split_name(name)[0]
