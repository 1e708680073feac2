"""Enemies of a threat event: groups that are written down, groups from a pool, what follows when they are beaten."""

from __future__ import annotations

from typing import Final

from waybread.journeys.facts import Modifier
from waybread.journeys.importers.jime import own_attacks
from waybread.journeys.importers.jime.content_ids import CORE_ENEMIES, ENEMY_TYPES, OWN, bonus, known_bonus
from waybread.journeys.importers.jime.jime_parts import MOST_NAME, Part
from waybread.journeys.importers.jime.safe_words import clean, quoted
from waybread.journeys.importers.jime.scenario_file import SETTLE, Scenario, Script
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.script.adventure import Action, Condition, do

MOST_GROUPS: Final = 30
"""Of one event."""
MOST_FIGURES: Final = 3
MOST_BONUSES: Final = 8
"""Of one group."""
MOST_POINTS: Final = 500
MOST_STAT: Final = 99
_LEGACY: Final = {"isLarge": 7, "isArmored": 2, "isBloodThirsty": 3}
"""Bonuses of old files."""
_IMMUNE: Final = {f"immune{each.value.capitalize()}": each for each in Modifier}


def arrive(scenario: Scenario, script: Script, rewards: tuple[Action, ...]) -> tuple[Action, ...]:
    """Everything that makes the enemies of an event come."""
    part = script.part
    lore: dict[str, int] = {}
    actions: list[Action] = []
    for number, each in enumerate(part.parts("monsterCollection", "enemy", MOST_GROUPS), 1):
        name = f"{script.safe} {number}"
        actions += _scripted(scenario, script, each, name, number - 1)
        lore[name] = each.number("loreReward", 0, 0)
    if pool := _pool(scenario, script):
        lore[f"{script.safe} pool"] = 0
        actions.append(do("jime pool", name=f"{script.safe} pool", **pool))
    beaten = (*rewards, *scenario.fires(part, "triggerDefeatedName"))
    scenario.event(f"beaten {script.safe}", "fired", "", beaten, again=True)
    gone = tuple(Condition("group", name, "==", 0) for name in lore)
    followed = do("if", when=gone, then=(do("fire", event=f"beaten {script.safe}"),))
    for name, amount in lore.items():
        paid = (do("lore", amount=amount),) if amount else ()
        scenario.event(f"fallen {name}", "defeated", name, (*paid, followed, SETTLE), again=True)
    return (*actions, followed)  # nobody may have come: the box is empty, or none is meant for this difficulty


# Groups that are written down -----------------------------------------------------------------


def _scripted(scenario: Scenario, script: Script, part: Part, name: str, index: int) -> list[Action]:
    """A group that comes on the difficulties it is meant for."""
    number = part.need("monsterType", "count", "health").number("monsterType", 0, 0, len(ENEMY_TYPES) - 1)
    official, kind = ENEMY_TYPES[number]
    called = clean(part.text("dataName", MOST_NAME)) or official
    where = f"{script.where}, enemy {quoted(called)}"
    if number >= CORE_ENEMIES:
        scenario.notes.replaced(where, f"{official} is of another box; {ENEMIES[kind].name} stands in for it.")
    scenario.texts.add(f"group.{name}", called, where, f"event.enemy.{script.name}.monster.{index}.name")
    count = part.number("count", 1, 0, MOST_FIGURES)
    if count > ENEMIES[kind].largest:
        scenario.notes.replaced(where, f"{count} figures are more than a group of {ENEMIES[kind].name} has.")
    own_attacks.own_attacks(scenario, part, where, name, number)
    spawned = {"kind": kind, "name": name, "size": count, **_figures(scenario, part, where, kind)}
    drawn = part.number("randomizedModifiersCount", 0, 0)
    levels = {each: part.flag(f"is{each.capitalize()}", True) for each in ("normal", "hard")}
    if not any(levels.values()) or not count:
        reason = "it is meant for the easy level alone, which there is not." if count else "it has no figure."
        scenario.notes.left_out(where, reason)
        return []
    coming = do("jime come", bonuses=_bonuses(scenario, part, where), drawn=drawn, **spawned)
    if all(levels.values()):
        return [coming]
    level = next(each for each, meant in levels.items() if meant)
    return [do("if", when=(Condition("difficulty", level),), then=(coming,))]


def _figures(scenario: Scenario, part: Part, where: str, kind: str) -> dict[str, object]:
    """What its figures have, if that is not what its kind has; how it moves stays that of its kind."""
    ours = ENEMIES[kind]
    numbers: dict[str, object] = {
        "health": part.number("health", ours.health, 1, MOST_STAT),
        "armour": part.number("shieldValue", ours.armour, 0, MOST_STAT),
        "sorcery": part.number("sorceryValue", ours.sorcery, 0, MOST_STAT),
    }
    move = part.number("moveA", 0, 0, MOST_STAT) or part.number("movementValue", 0, 0, MOST_STAT)
    roam = part.number("moveB", 0, 0, MOST_STAT) or 2 * move
    if move and (move, roam) != (ours.move, ours.roam):
        text = f"it should move {move} or {roam}; as {ours.name} it moves {ours.move} or {ours.roam}."
        scenario.notes.replaced(where, text)
    if "isRanged" in part.data and part.flag("isRanged") != ours.ranged:
        reach = "near it too" if ours.ranged else "in its own space only"
        scenario.notes.replaced(where, f"as {ours.name} it attacks heroes {reach}.")
    return numbers if tuple(numbers.values()) != (ours.health, ours.armour, ours.sorcery) else {}


def _bonuses(scenario: Scenario, part: Part, where: str) -> tuple[str, ...]:
    """The keys of the bonuses that a group has or may have."""
    numbers = list(part.numbers("modifierList", 0))
    numbers += [number for field, number in _LEGACY.items() if part.flag(field) and number not in numbers]
    if len(numbers) > MOST_BONUSES:
        scenario.notes.left_out(where, f"of its {len(numbers)} bonuses the first {MOST_BONUSES} are taken.")
    found = []
    for each in numbers[:MOST_BONUSES]:
        given = scenario.bonuses.get(str(each)) or known_bonus(each)
        if given is not None:
            scenario.bonuses[str(each)] = given
            found.append(given.key)
        elif each:
            scenario.notes.dangling(where, f"there is no bonus {each}.")
    return tuple(dict.fromkeys(found))


def read_bonuses(scenario: Scenario) -> None:
    """The scenario's own bonuses."""
    fields = ("health", "armor", "sorcery", "damage", "fear")
    for part in scenario.part.parts("monsterModifiers", "bonus", 200):
        name = clean(part.need("id", "name").text("name", MOST_NAME)) or "Bonus"
        number = part.number("id", OWN, OWN)
        numbers = [part.number(each, 0, -MOST_STAT, MOST_STAT) for each in fields]
        prohibits = " ".join(modifier for field, modifier in _IMMUNE.items() if part.flag(field))
        scenario.texts.add(f"bonus.{number}", name, f"bonus {quoted(name)}", f"enemyBonus.{name}.name")
        scenario.bonuses[str(number)] = bonus(name, numbers, prohibits)


# Groups from a pool ---------------------------------------------------------------------------


def _pool(scenario: Scenario, script: Script) -> dict[str, object] | None:
    """What ``jime pool`` takes: points to spend, how they grow with the party, and on whom."""
    part = script.part
    points = part.number("basePoolPoints", 0, 0, MOST_POINTS)
    bias = (3, 5, 7)[part.number("difficultyBias", 1, 0, 2)]
    allowed = part.flags("includedEnemies", len(ENEMY_TYPES) + 20)
    kinds: dict[str, None] = {}
    for number, (official, kind) in enumerate(ENEMY_TYPES[: len(allowed)]):
        if allowed[number]:
            kinds[kind] = None
            if points and number >= CORE_ENEMIES:
                text = f"{official} is of another box; {ENEMIES[kind].name} stands in for it among the random enemies."
                scenario.notes.replaced(script.where, text)
    if not points:
        return None
    if not kinds:
        scenario.notes.left_out(script.where, f"there are {points} points for random enemies, but none is allowed.")
        return None
    return {"points": points, "bias": bias, "kinds": tuple(kinds)}
