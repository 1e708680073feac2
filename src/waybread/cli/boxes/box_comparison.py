"""Where the facts and written abilities of a box differ from a table of all cards.

A difference that is meant is a row of ``accepted.tsv`` in the box: the card, what differs, our value, the table's
value, and the reason. A row that no longer stands for a difference is reported, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import BOXES, CARDS, NO_TEXT, Ability, Kind, box_text, read_table
from waybread.cli.boxes import card_english as english
from waybread.cli.boxes.card_english import ParsedAbility, numbers_in, read_abilities
from waybread.cli.boxes.card_table import TableCard, cards_of_sets
from waybread.kernel import WaybreadError

HEADER: Final = "id\twhat\tours\ttable's\treason"
_MISSING: Final = "missing"
_LISTS: Final = ("traits", "keywords")
_KINDS: Final = (
    Kind.ACTION, Kind.RESPONSE, Kind.FORCED, Kind.WHEN_REVEALED, Kind.SHADOW, Kind.TRAVEL, Kind.SETUP,
)  # fmt: skip
_CONSTANT: Final = (Kind.MODIFIER, Kind.RULE)
_COST_WORDS: Final[Mapping[str, str]] = {
    "ExhaustMe": english.EXHAUST_SELF,
    "ExhaustHost": english.EXHAUST_HOST,
    "Exhaust": english.EXHAUST_OTHERS,
    "ExhaustX": english.EXHAUST_OTHERS,
    "DiscardMe": english.DISCARD_SELF,
    "DiscardFromHand": english.DISCARD_HAND,
    "Spend": english.SPEND,
    "SpendX": english.SPEND,
    "RaiseMyThreat": english.RAISE_THREAT,
    "RaiseEachThreat": english.RAISE_THREAT,
    "ReduceMyThreat": english.REDUCE_THREAT,
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in which a card of ours is not as the table has it."""

    card: str
    what: str
    ours: str
    theirs: str

    def __str__(self) -> str:
        return f"{self.what} is {self.ours or _MISSING}, in the table {self.theirs or _MISSING}"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A box beside a table."""

    cards: int
    differences: Sequence[Difference]
    """Those that nobody has accepted."""
    accepted: int
    stale: Sequence[str]
    """Accepted rows that are no difference any more."""
    absent: Sequence[str]
    """The ids of cards that the table does not have."""
    unread: int
    """Abilities in the table whose trigger the reader does not understand."""


def compare(name: str, table: Sequence[TableCard]) -> Comparison:
    """Compare the box of a name with a table that has its sets."""
    box = BOXES[name]
    known = [each for each in box.sets.values() if any(card.set_name == each for card in table)] or [*box.sets.values()]
    codes = {title: code for code, title in box.sets.items()}
    theirs = {f"{codes[each.set_name]}:{each.facts['number']}": each for each in cards_of_sets(table, known)}
    ours = {f"{row['set']}:{row['number']}": row for row in read_table(box_text(name, "cards.tsv"))}
    found: list[Difference] = []
    unread = 0
    for key, row in ours.items():
        if key in theirs:
            found += _facts(key, row, theirs[key])
            abilities = parsed_abilities(theirs[key])
            unread += sum(each.kind in (Kind.RESPONSE, Kind.FORCED) and not each.on for each in abilities)
            found += _abilities(key, abilities, has_text=theirs[key].facts["text"] != NO_TEXT)
    found += [Difference(key, "card", "", each.facts["title"]) for key, each in theirs.items() if key not in ours]
    accepted = read_accepted(box_text(name, "accepted.tsv"), name)
    left = [each for each in found if each not in accepted]
    stale = [
        f"{each.card}: {each}"
        for each in accepted
        if each not in found and (each.card in theirs or each.card not in ours)
    ]
    absent = [key for key in ours if key not in theirs]
    return Comparison(len(ours), left, len(found) - len(left), stale, absent, unread)


def read_accepted(text: str, name: str) -> dict[Difference, str]:
    """The accepted differences of a box, with their reasons; ``missing`` is an empty cell, as the check prints it."""
    found: dict[Difference, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        cells = line.split("\t")
        if number == 1 and line != HEADER:
            raise WaybreadError(f"accepted.tsv of {name}, line 1: the columns are {', '.join(HEADER.split())}.")
        if len(cells) != len(HEADER.split("\t")) or not cells[-1].strip():
            raise WaybreadError(f"accepted.tsv of {name}, line {number}: a row has 5 cells, the last is the reason.")
        if number > 1:
            found[Difference(*("" if each == _MISSING else each for each in cells[:4]))] = cells[4]
    return found


def _facts(key: str, row: Mapping[str, str], card: TableCard) -> Iterator[Difference]:
    for column, printed in card.facts.items():
        ours, theirs = row[column], printed
        if column == "scenario" and not theirs:
            continue  # the table names scenarios on quest cards alone
        if column == "easy_quantity":
            ours, theirs = ours or row["quantity"], theirs or row["quantity"]
        elif column in _LISTS:
            ours, theirs = (". ".join(sorted(each.rstrip(".").split(". "))) for each in (ours, theirs))
        if ours != theirs:
            yield Difference(key, column.replace("_", " "), ours, theirs)


def parsed_abilities(card: TableCard) -> list[ParsedAbility]:
    """What is read on both sides and below the shadow icon."""
    shadow = card.shadow if not card.shadow or card.shadow.startswith("Shadow:") else f"Shadow: {card.shadow}"
    return [each for text in (card.text, card.back, shadow) for each in read_abilities(card.facts["title"], text)]


def _abilities(key: str, abilities: Sequence[ParsedAbility], *, has_text: bool) -> Iterator[Difference]:
    forms = [each for each in CARDS if each.split("/")[0] == key]
    if not forms or CARDS[key].unfinished:
        if has_text:
            yield Difference(key, "text", "not written yet", "printed")
        return
    ours = [each for form in forms for each in CARDS[form].abilities]
    granted = frozenset(number for each in abilities if each.granted for number in each.numbers)
    for kind in _KINDS:
        mine = [each for each in ours if each.kind is kind]
        theirs = [each for each in abilities if each.kind is kind]
        if len(mine) != len(theirs):
            yield Difference(key, f"{kind} effects", str(len(mine)), str(len(theirs)))
        else:
            for n, (written, parsed) in enumerate(zip(mine, theirs, strict=True), 1):
                of = f"{kind} {n}" if len(mine) > 1 else str(kind)
                for what, *both in _details(written, parsed, granted):
                    yield Difference(key, f"{what} of {of}", *both)
    constant = any(each.kind is None for each in abilities)
    if constant and not any(each.kind in _CONSTANT for each in ours):
        yield Difference(key, "constant text", "", "printed")
    mine_numbers = numbers_in(" ".join(each.text for each in ours if each.kind in _CONSTANT))
    their_numbers = frozenset(number for each in abilities if each.kind is None for number in each.numbers)
    if constant and their_numbers != mine_numbers and any(each.kind in _CONSTANT for each in ours):
        yield Difference(key, "numbers of constant text", _listed(mine_numbers), _listed(their_numbers))


def _details(ours: Ability, parsed: ParsedAbility, granted: frozenset[int]) -> Iterator[tuple[str, str, str]]:
    """In what an ability differs from what was read: what, ours, the table's.

    Our text may also say what the card becomes, with the numbers of that.
    """
    if ours.phase != parsed.phase:
        yield "phase", ours.phase, parsed.phase
    if parsed.on and ({*ours.on} != {*parsed.on} or parsed.moment not in (None, ours.moment)):
        yield "trigger", _trigger(ours), _trigger(parsed)
    if ours.limit != parsed.limit or (ours.limit and ours.per is not parsed.per):
        yield "limit", _limit(ours), _limit(parsed)
    costs = frozenset(_COST_WORDS.get(type(each).__name__, "") for each in ours.cost)
    if ours.kind in (Kind.ACTION, Kind.RESPONSE) and "" not in costs and costs != parsed.cost:
        yield "cost", ", ".join(sorted(costs)), ", ".join(sorted(parsed.cost))
    numbers = numbers_in(ours.text)
    if numbers not in (parsed.numbers, parsed.numbers | granted):
        yield "numbers", _listed(numbers), _listed(parsed.numbers)


def _trigger(of: Ability | ParsedAbility) -> str:
    return f"{of.moment or ''} {' or '.join(of.on)}".strip() if of.on else ""


def _limit(of: Ability | ParsedAbility) -> str:
    return f"{of.limit} per {of.per}" if of.limit else ""


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))
