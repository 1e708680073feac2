"""Decks as people write them: one card a line, in any order of name, number and pack.

``3x Gandalf``, ``Gandalf x3``, ``x3 Gandalf``, ``3 Gandalf``, ``Gandalf (Core) x3`` and
``1x Gandalf (Core Set)`` all mean the same, and a hero needs no number. A heading says what type
of card follows; a number beside it is the number of different cards, or of copies, and must be
right: that is how a list shows that it was cut off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from waybread.cardgame.card_lookup import ambiguous, split_name
from waybread.cardgame.deckfiles import printings
from waybread.cardgame.deckfiles.decklist import DeckFileError, DeckList, Tally, count_of, unknown_card
from waybread.cardgame.deckfiles.printings import Entry
from waybread.files import fold, quoted, suggestion

MOST_LINES: Final = 2_000
LONGEST_LINE: Final = 2_000
MOST_EXPLAINED: Final = 20
"""For so many lines that were not understood it is looked up what is near: that takes a while."""
_COUNT_FIRST: Final = re.compile(r"(?:([0-9]+)(?: ?[x×] ?| )|[x×] ?([0-9]+) )(\S.*)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(.*\S) (?:[x×] ?([0-9]+)|([0-9]+) ?[x×])", re.IGNORECASE)
_NEGATIVE: Final = re.compile(r"-([0-9]+)(?: ?[x×])? (\S.*)", re.IGNORECASE)
_BULLETS: Final = "-*•◦ "
_HEADING: Final = re.compile(r"([^\d(\[:]+?) ?:? ?(?:[(\[]? ?([0-9]{1,6}) ?[)\]]?)? ?:?")
_LABELLED: Final = re.compile(
    r"(name|deck|about|packs?|source|total[a-z ]*|(?:starting )?threat) ?: ?(.*)", re.IGNORECASE
)
_LINK: Final = re.compile(r"(?:deck(?:list)? (?:built|created|published)\b.*|https?://\S+)", re.IGNORECASE)
_SIDEBOARD: Final = "Sideboard"
_ANY: Final = ""
_HEADINGS: Final = {
    **dict.fromkeys(("hero", "heroes"), "Hero"),
    **dict.fromkeys(("ally", "allies"), "Ally"),
    **dict.fromkeys(("attachment", "attachments"), "Attachment"),
    **dict.fromkeys(("event", "events"), "Event"),
    **dict.fromkeys(("side-quest", "side-quests", "player-side-quest", "player-side-quests"), "Side Quest"),
    **dict.fromkeys(("contract", "contracts"), "Contract"),
    **dict.fromkeys(("treasure", "treasures"), "Treasure"),
    **dict.fromkeys(("sideboard", "side-deck", "side-board"), _SIDEBOARD),
    **dict.fromkeys(("deck", "main-deck", "cards", "boon", "boons", "campaign", "player-objective"), _ANY),
    **dict.fromkeys(("player-objectives", "leadership", "lore", "spirit", "tactics", "neutral"), _ANY),
}


def read(text: str, name: str = "") -> DeckList:
    """The deck in a list of cards."""
    reader = _Reader(text)
    if reader.wrong:
        raise reader.complaint()
    return reader.decklist(name)


def read_in_part(text: str, name: str = "") -> tuple[DeckList, tuple[DeckFileError, ...]]:
    """The deck in a list of cards without the lines that were not understood, and what is wrong with these."""
    reader = _Reader(text)
    if reader.wrong and not reader.found:
        raise reader.complaint()
    return reader.decklist(name), tuple(reader.complaints())


def is_card(line: str) -> bool:
    """Does a line have a number, as a card has?"""
    return bool(_COUNT_FIRST.fullmatch(line) or _COUNT_LAST.fullmatch(line))


def needs_label(name: str) -> bool:
    """Would a name be taken for something else on the first line?"""
    bare = " ".join(name.split())
    strange = not bare or bare[0] in "#/-*•=_[{<"
    return strange or bool(_heading(bare) or _LABELLED.fullmatch(bare) or _LINK.fullmatch(bare) or is_card(bare))


def _heading(line: str) -> tuple[str, int] | None:
    """The type that a heading announces, and its number (-1 where it has none)."""
    found = _HEADING.fullmatch(line.strip("#*=_ "))
    if not found or fold(found[1]) not in _HEADINGS:
        return None
    return _HEADINGS[fold(found[1])], int(found[2] or -1)


class _Reader:
    """Goes down the lines; what cannot be understood is kept until the end, to be said all at once."""

    def __init__(self, text: str) -> None:
        self._tally = Tally()
        self._name = ""
        self._notes = ""
        self._type = _ANY
        self._side = False
        self._promise = (0, -1)
        """The line of the last heading and the number beside it."""
        self._kinds: set[Entry] = set()
        self._copies = 0
        self.wrong: list[tuple[int, str, str]] = []
        lines = [(number, " ".join(line.split())) for number, line in enumerate(_bounded(text), start=1)]
        self._lines = [each for each in lines if each[1]]
        for place, (number, line) in enumerate(self._lines):
            self._follow(place, number, line)
        self._keep_promise()

    @property
    def found(self) -> bool:
        """Has any card been understood?"""
        return not self._tally.empty

    def decklist(self, name: str) -> DeckList:
        return self._tally.decklist(self._name or name, self._notes)

    def _follow(self, place: int, number: int, line: str) -> None:
        heading = _heading(line)
        if heading:
            self._begin(number, *heading)
        elif label := _LABELLED.fullmatch(line):
            self._label(label[1].casefold(), label[2])
        elif line.startswith(("//", "#")) or _LINK.fullmatch(line) or not line.strip("-=_*•"):
            return
        elif place == 0 and self._is_name(line.lstrip(_BULLETS)):
            self._name = line
        elif less := _NEGATIVE.fullmatch(line):
            count_of(f"-{less[1]}", less[2], number)
        else:
            self._card(number, line.lstrip(_BULLETS))

    def _is_name(self, line: str) -> bool:
        """The first line is the deck's name unless it is a card; before a heading it always is."""
        if len(self._lines) < 2:
            return False
        after = self._lines[1][1]
        if _heading(after) or _LABELLED.fullmatch(after):
            return not is_card(line)
        return not is_card(line) and not find_cards(line, "")

    def _begin(self, number: int, type_: str, promised: int) -> None:
        self._keep_promise()
        if type_ == _SIDEBOARD:
            self._side, type_ = True, _ANY
        self._type = type_
        self._promise = (number, promised)
        self._kinds, self._copies = set(), 0

    def _keep_promise(self) -> None:
        line, promised = self._promise
        if self.wrong:
            return  # what was not understood may be what is missing
        if promised >= 0 and promised not in (len(self._kinds), self._copies):
            raise DeckFileError(
                f"the heading says {promised} cards, and {len(self._kinds)} follow it "
                f"({self._copies} with all copies), so it may be cut off.",
                line,
            )

    def _label(self, label: str, words: str) -> None:
        if label in ("name", "deck"):
            self._name = words
        elif label == "about":
            self._notes = words

    def _card(self, number: int, line: str) -> None:
        first, last = _COUNT_FIRST.fullmatch(line), _COUNT_LAST.fullmatch(line)
        count, title = "1", line
        if first and not find_cards(line, self._type):
            count, title = first[1] or first[2], first[3]
        elif last:
            count, title = last[2] or last[3], last[1]
        found = find_cards(title, self._type)
        if not found and first and last:
            raise DeckFileError(f"{quoted(line)} has a number in front and another behind.", number)
        if len(found) != 1:
            self.wrong.append((number, title, self._type))
            return
        entry = found[0]
        copies = count_of(count, entry.title, number)
        self._tally.add(entry, copies, number, side=self._side)
        self._kinds.add(entry)
        self._copies += copies

    def complaint(self) -> DeckFileError:
        """What is wrong with the first line that was not understood, and which others there are."""
        first, *rest = self.wrong
        found, line = _why_not(*first), first[0]
        if not rest:
            return found
        lines = ", ".join(str(number) for number, *_ in rest[:5]) + (", ..." if len(rest) > 5 else "")
        others = f"{len(rest)} more could not be understood either (line {lines})."
        return DeckFileError(f"{str(found).removeprefix(f'Line {line}: ')} {others}", line, found.near)

    def complaints(self) -> Iterator[DeckFileError]:
        """What is wrong with each line that was not understood."""
        for each in self.wrong[:MOST_EXPLAINED]:
            yield _why_not(*each)
        for line, title, _ in self.wrong[MOST_EXPLAINED:]:
            yield DeckFileError(f"{quoted(title)} was not understood either.", line)


def _bounded(text: str) -> list[str]:
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise DeckFileError(f"A list of cards has at most {MOST_LINES:,} lines, and this one has {len(lines):,}.")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise DeckFileError(f"a line has at most {LONGEST_LINE:,} characters.", number)
    return lines


def find_cards(title: str, type_: str) -> list[Entry]:
    """The cards that a title may mean under a heading, with or without a pack in brackets."""
    if entries := printings.candidates(title):
        return printings.meant(entries, type_)
    title, hints = split_name(title)
    entries = printings.candidates(title) if hints else []
    for hint in hints:
        left = printings.narrowed(entries, hint)
        if left is None:
            return []
        entries = left
    return printings.meant(entries, type_)


def find_card(title: str, type_: str, line: int = 0) -> Entry | None:
    """The card that a title means under a heading; raises DeckFileError if it may mean several."""
    found = find_cards(title, type_)
    if len(found) > 1:
        choices = [told_apart(each, found) for each in found]
        raise DeckFileError(ambiguous(title, choices), line, choices)
    return found[0] if found else None


def told_apart(entry: Entry, among: Sequence[Entry]) -> str:
    """The title and its pack, and its type too where another of these has both."""
    same = [each for each in among if each != entry and each.pack == entry.pack]
    return f"{entry.title} ({entry.pack}, {entry.type})" if same else f"{entry.title} ({entry.pack})"


def _why_not(line: int, title: str, type_: str) -> DeckFileError:
    """What is wrong with a card that was not found."""
    try:
        find_card(title, type_, line)
    except DeckFileError as error:
        return error
    name, hints = split_name(title)
    homes = sorted({each.pack for each in printings.candidates(name)})
    if not hints or not homes:
        return unknown_card(name, printings.near_titles(name), line)
    strange = next((each for each in hints if printings.narrowed((), each) is None), None)
    if strange is None:
        return DeckFileError(
            f"there is no {quoted(name)} in {quoted(', '.join(hints))}, but in {', '.join(homes)}.", line
        )
    near = printings.near_packs(strange)
    return DeckFileError(f"{quoted(strange)} is no pack that is known; {suggestion(near)}", line, near)


def style(text: str) -> str:
    """Which of the five ways of writing a list this is, by its first card."""
    for each in text.split("\n")[:MOST_LINES]:
        line = " ".join(each[:LONGEST_LINE].split())
        if first := _COUNT_FIRST.fullmatch(line):
            if first[2]:
                return "x-first"
            return "ringsdb-text" if split_name(line)[1] else "plain"
        if last := _COUNT_LAST.fullmatch(line):
            return "cardgamedb" if split_name(last[1])[1] else "name-first"
    return "plain"
