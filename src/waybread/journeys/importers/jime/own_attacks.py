"""Attacks that a scenario gives to its enemies: tables of its own, those of another kind, or numbers out of the air."""

from __future__ import annotations

from functools import cache
from typing import Final

from waybread.journeys.facts import Stat
from waybread.journeys.importers.jime.content_ids import ENEMY_TYPES, OWN, STATS, stat_word
from waybread.journeys.importers.jime.jime_parts import MOST_NAME, JimeError, Part
from waybread.journeys.importers.jime.safe_words import clean, quoted
from waybread.journeys.importers.jime.scenario_file import Scenario
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.target_preferences import Preference

NO_TABLE: Final = -1
"""The number of the table "None", which old files list among the others, and of no table."""
SIZES: Final = (1, 2, 3)
MOST_HARM: Final = 30
MOST_ROWS: Final = 60
Tables = tuple[tuple[Attack, ...], ...]
"""Attacks by the number of living figures, less one."""


def own_attacks(scenario: Scenario, part: Part, where: str, group: str, number: int) -> None:
    """Give a group the attacks that are not those of its kind."""
    table = part.number("activationsId", number, NO_TABLE)
    kind = ENEMY_TYPES[number][1]
    if table == number:
        return
    if table == NO_TABLE:
        scenario.attacks[group] = _make_up(kind, part.number("damage", 2, 1, 4), fearsome=part.flag("isFearsome"))
    elif table < len(ENEMY_TYPES):
        scenario.attacks[group] = (ATTACKS[ENEMY_TYPES[table][1]],) * len(SIZES)
    elif str(table) in scenario.tables:
        scenario.attacks[group] = scenario.tables[str(table)]
    else:
        scenario.notes.dangling(where, f"there is no attack table {table}; it attacks as {ENEMIES[kind].name} does.")


def read_tables(scenario: Scenario) -> None:
    """The scenario's own attack tables."""
    for part in scenario.part.parts("activations", "attack table", 200):
        number = part.need("id", "activations").number("id", OWN, NO_TABLE)
        rows = [_row(scenario, part, each, number, place) for place, each in
                enumerate(part.parts("activations", "attack", MOST_ROWS), 1)]  # fmt: skip
        if number < OWN:
            continue  # "None", and copies of the player app's own tables
        tables: list[tuple[Attack, ...]] = []
        for size in SIZES:
            valid = tuple(attack for attacks, sizes in rows if size in sizes for attack in attacks)
            tables.append(valid or (tables[-1] if tables else ()))
        if any(tables):
            first = next(each for each in tables if each)
            scenario.tables[str(number)] = tuple(each or first for each in tables)
        else:
            scenario.notes.left_out(part.where, "it has no attack.")


def _row(scenario: Scenario, table: Part, part: Part, number: int, place: int) -> tuple[list[Attack], list[int]]:
    """One row: the attack, once for each stat that may negate it, and the sizes of group that make it."""
    part.need("valid", "damage", "fear")
    valid, damage, fear = part.flags("valid"), part.numbers("damage", 0, MOST_HARM), part.numbers("fear", 0, MOST_HARM)
    for field, values in (("valid", valid), ("damage", damage), ("fear", fear)):
        if len(values) != len(SIZES):
            raise JimeError(f"{part.at(field)}: there should be {len(SIZES)} values, one for each size of a group.")
    name = table.text("dataName", MOST_NAME)
    where = f"attack table {quoted(name)}, attack {place}"
    theirs = f"activation.{name}.{part.number('id', place)}"
    effect = clean(part.text("effect"))
    if effect:
        scenario.notes.left_out(where, "what it does besides is read out, but nobody makes sure of it.")
    key = f"attack.{number}.{place}"
    read = [
        scenario.texts.add(f"{key}.{each}", part.text(each), where, f"{theirs}.{each}") for each in ("text", "effect")
    ]
    text = " ".join(scenario.texts.words[each] for each in read if each).replace("{", "{{").replace("}", "}}")
    stats = _negated_by(scenario, part, where)
    attacks = [
        Attack(f"{key}.{stat.value}", stat, damage, fear, Preference.NEAREST, text or "The enemy attacks {hero}.")
        for stat in stats
    ]
    most = len(STATS) // len(attacks)
    return attacks * most, [size for size in SIZES if valid[size - 1]]


def _negated_by(scenario: Scenario, part: Part, where: str) -> tuple[Stat, ...]:
    word = stat_word(part, "negate", 0)
    if word in STATS:
        return (STATS[word],)
    if word != "random":
        outcome = "any stat may negate it" if word == "wild" else "nothing may negate it"
        scenario.notes.read(where, f"{outcome}; here a random one does.")
    return tuple(STATS.values())


@cache
def _make_up(kind: str, damage: int, *, fearsome: bool) -> Tables:
    """Without a table: about so much harm, the greater part damage, or fear, negated by any stat."""
    heavy = damage == 4
    tables = []
    for size in SIZES:
        rows: list[Attack] = []
        for chance in (-1, 0, 1):
            total = max(1, damage + (1 if heavy else size - 1) + chance)
            for less in range(total // 2 + 1):
                harm = (less, total - less) if fearsome else (total - less, less)
                rows += [
                    Attack(f"{kind}.untold", stat, (harm[0],) * 3, (harm[1],) * 3, Preference.NEAREST,
                           "The enemy attacks {hero}.")
                    for stat in Stat
                ]  # fmt: skip
        tables.append(tuple(rows))
    return tuple(tables)
