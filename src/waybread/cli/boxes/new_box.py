"""A new box of the card game from a table of cards: its folder with facts and skeletons, and the folder of its tests.

The publisher's sentences are read and never written: what would repeat six of their words in a row is left out.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from keyword import iskeyword
from pathlib import Path
from typing import Final

from waybread.cardgame import BOXES, COLUMNS, NO_TEXT, PRINTED, CardType, Sphere, plain
from waybread.cli.boxes.ability_writer import written_abilities
from waybread.cli.boxes.box_comparison import parsed_abilities
from waybread.cli.boxes.card_table import TableCard, cards_of_sets
from waybread.cli.boxes.constant_patterns import Written
from waybread.files import did_you_mean, quoted
from waybread.kernel import WaybreadError

RUN: Final = 6
"""So many of the publisher's words in a row are never written."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_TYPES: Final = (*CardType, "campaign", "objective ally")
_WORD: Final = re.compile(r"\w+")
_HEAD: Final = """\
from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use
"""


@dataclass(frozen=True, slots=True)
class NewBox:
    """What a new box consists of."""

    title: str
    files: Mapping[str, str]
    """Of the folder in ``boxes/``, by name."""
    tests: Mapping[str, str]
    cards: int
    complete: int
    """Abilities written in full."""
    skeletons: int
    left_out: Sequence[str]
    """Cards that the box cannot have, with the reason."""
    scenarios: Sequence[str]


def new_box(name: str, table: Sequence[TableCard], sets: Sequence[str] = (), year: int = 0) -> NewBox:
    """Make a box of a name from the sets of a table, by default from the set that is called like it."""
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise WaybreadError(
            f"A box is named in lower case with underscores, such as the_hunt_for_gollum, not {quoted(name)}."
        )
    if name in BOXES:
        raise WaybreadError(f"There is a box {name} already.")
    chosen = cards_of_sets(table, sets or [_set_called(name, table)])
    codes = {each.set_name: plain(each.set_code).replace("-", "") for each in chosen}
    for title, code in codes.items():
        for box in BOXES.values():
            if code in box.sets:
                raise WaybreadError(f"The set {title} has the code {code}, which the box {box.title} has already.")
    cards, left_out = _fit(chosen)
    known_sets = {each.encounter_set: each.set_name for each in PRINTED.values() if each.encounter_set}
    for each in cards:
        if each.facts["encounter_set"] in known_sets:
            there = known_sets[each.facts["encounter_set"]]
            raise WaybreadError(f"The encounter set {each.facts['encounter_set']} is already in {there}.")
    if not cards:
        raise WaybreadError("The engine knows the types and spheres of none of these cards.")
    return _written(cards, left_out, codes, year)


def write(box: NewBox, name: str, boxes: Path, tests: Path) -> None:
    """Write both folders; neither may exist."""
    for folder in (boxes / name, tests / name):
        if folder.exists():
            raise WaybreadError(f"{folder} exists already.")
    for folder, files in ((boxes / name, box.files), (tests / name, box.tests)):
        folder.mkdir()
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of six words in a text."""
    words = [each.lower() for each in _WORD.findall(text)]
    return {tuple(words[n : n + RUN]) for n in range(len(words) - RUN + 1)}


def _set_called(name: str, table: Sequence[TableCard]) -> str:
    titles = {_identifier(each.set_name): each.set_name for each in table}
    if name not in titles:
        raise WaybreadError(
            f"The table has no set called like {quoted(name)} (or name it with --set); {did_you_mean(name, titles)}"
        )
    return titles[name]


def _fit(cards: Sequence[TableCard]) -> tuple[list[TableCard], list[str]]:
    """The cards that a box can have, and the others, each with why it cannot."""
    kept: dict[tuple[str, str], TableCard] = {}
    others = []
    for each in cards:
        facts = each.facts
        place = (each.set_name, facts["number"])
        if facts["type"] not in _TYPES or facts["sphere"] not in {"", *Sphere}:
            others.append(f"{facts['title']} ({facts['type']} {facts['sphere']}".rstrip() + ": unknown to the engine)")
        elif place in kept:
            others.append(f"{facts['title']} (number {facts['number']} is {kept[place].facts['title']})")
        else:
            kept[place] = each
    return list(kept.values()), others


def _identifier(title: str) -> str:
    found = plain(title).replace("-", "_")
    return f"set_{found}" if not found[:1].isalpha() or iskeyword(found) else found


def _literal(text: str) -> str:
    """A string as ruff writes it."""
    return repr(text) if '"' in text and "'" not in text else json.dumps(text, ensure_ascii=False)


def _class_name(title: str) -> str:
    found = "".join(each.capitalize() for each in plain(title).split("-"))
    return found if found[:1].isalpha() else f"Card{found}"


def _written(cards: Sequence[TableCard], left_out: Sequence[str], codes: Mapping[str, str], year: int) -> NewBox:
    table = _facts_table(cards, codes)
    title = next(iter(codes))
    sets = ", ".join(f'"{code}": {_literal(each)}' for each, code in codes.items())
    order = max(each.order for each in BOXES.values()) + 1
    files = {
        "__init__.py": f'"""The box {title}: a module for each sphere and each encounter set."""\n\n'
        "from waybread.cardgame import card_api as api\n\n"
        f"BOX = api.Box(title={_literal(title)}, sets={{{sets}}}, year={year}, order={order})\n",
        "cards.tsv": table,
    }
    complete = skeletons = 0
    scenarios = list(dict.fromkeys(each.facts["scenario"] for each in cards if each.facts["type"] == "quest"))
    groups: dict[str, list[TableCard]] = {}
    for each in cards:
        groups.setdefault(_group(each), []).append(each)
    for group, members in groups.items():
        text, done, left = _module(group, members, codes, scenarios)
        complete, skeletons = complete + done, skeletons + left
        if text:
            files[f"{_identifier(group)}.py"] = text
    return NewBox(title, files, _tests(title, table), len(cards), complete, skeletons, left_out, scenarios)


def _facts_table(cards: Sequence[TableCard], codes: Mapping[str, str]) -> str:
    rows = [{"set": codes[each.set_name], **each.facts} for each in cards]
    scenarios = {row["scenario"] for row in rows}
    for row in rows:
        if row["type"] == "objective" and row["encounter_set"] in scenarios:
            row["scenario"] = row["encounter_set"]  # the table says so of quest cards alone
    columns = [column for column in COLUMNS if any(row.get(column) for row in rows)]
    lines = [columns, *([row.get(column, "") for column in columns] for row in rows)]
    return "".join("\t".join(line) + "\n" for line in lines)


def _group(card: TableCard) -> str:
    facts = card.facts
    if facts["type"] == "campaign" or facts["campaign"]:
        return "campaign"
    return facts["scenario"] or facts["encounter_set"] or facts["sphere"] or "other cards"


def _module(
    group: str, cards: Sequence[TableCard], codes: Mapping[str, str], scenarios: Sequence[str]
) -> tuple[str, int, int]:
    """The module of a sphere or encounter set, with the numbers of complete and other abilities."""
    classes: list[str] = []
    complete = skeletons = 0
    taken: dict[str, int] = {}
    for each in sorted(cards, key=lambda each: each.facts["type"] != "quest"):
        if each.facts["text"] == NO_TEXT:
            continue
        members = _members(each)
        if not members:
            members = [Written(["done = ()  # its text needs no code"], complete=True)]
        else:
            complete += sum(member.complete for member in members)
            skeletons += sum(not member.complete for member in members)
        name = _class_name(each.facts["title"])
        taken[name] = taken.get(name, 0) + 1
        name = name if taken[name] == 1 else f"{name}{taken[name]}"
        body = "\n\n".join("\n".join(f"    {line}" if line else "" for line in member.lines) for member in members)
        key = f"{codes[each.set_name]}:{each.facts['number']}"
        classes.append(f'@api.card("{key}", {_literal(each.facts["title"])})\nclass {name}:\n{body}\n')
    kind = "sphere" if group in set(Sphere) else "encounter set"
    if group in scenarios:
        kind = "scenario"
        begin = f"TITLE = {_literal(group)}\napi.scenario(TITLE, TITLE)\n"
        head = [begin]
    else:
        head = []
    if not classes and not head:
        return "", 0, 0
    name = f"The {kind} {group[:1].upper()}{group[1:]}."
    used = "\n".join(classes)
    imports = _HEAD if "CardGame" in used else _HEAD.rsplit("\n", 2)[0] + "\n"
    return (
        "\n\n".join([f'"""{name}"""\n\n{imports}' + "".join(f"\n{each}" for each in head), *classes]),
        complete,
        skeletons,
    )


def _members(card: TableCard) -> list[Written]:
    """The members of a card's class; what would repeat the table's sentences becomes a bare skeleton."""
    found = written_abilities(parsed_abilities(card), card.facts)
    for word in card.unknown_keywords:
        found.append(_bare(f"keyword_{_identifier(word)}", f"The keyword {word} is unknown."))
    printed = set().union(*map(runs, card.sentences))
    return [each if not runs("\n".join(each.lines)) & printed else _bare(f"text_{n}") for n, each in enumerate(found)]


def _bare(name: str, words: str = "Text that has still to be written.") -> Written:
    return Written(
        ["@api.unfinished", f"def {name}(game: CardGame, use: Use) -> None:", f'    """{words}"""'], complete=False
    )


def _tests(title: str, table: str) -> dict[str, str]:
    checksum = zlib.crc32(table.encode())
    return {
        "__init__.py": f'"""Tests of the cards of {title}, a file for each sphere and encounter set."""\n\n'
        f"CHECKSUM = {checksum}\n"
        '"""Of ``cards.tsv`` as it was last compared with other sources; who changes a fact compares it again."""\n',
        "test_relevance.py": f'"""When abilities of {title} can matter: positions for ``test_positions.py``."""\n\n'
        "from tests.cardgame.boxes.positions import Position\n\n"
        "MATTER: dict[str, Position] = {}\n"
        "DO_NOT: dict[str, tuple[Position, ...]] = {}\n"
        "ALWAYS_IN_PLACE: dict[str, str] = {}\n",
    }


def summary(box: NewBox) -> Iterable[str]:
    """What was written, and what there is left to do, in sentences."""
    yield (
        f"{box.title}: {box.cards} cards. {box.complete} abilities are complete, {box.skeletons} are skeletons, which "
        "say so until they are written."
    )
    if box.left_out:
        yield f"Left out: {', '.join(box.left_out)}."
    for each in box.scenarios:
        yield f"Name the encounter sets of the scenario {each} in its module, number it, and say what it is about."
