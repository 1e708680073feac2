"""The balance numbers of Journeys, which are our own, as a page: writes ``docs/journeys-balance.md``.

With ``--check`` it writes nothing and fails if that page is not what it would write.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.generated_files import add_check, update
from waybread.journeys import ATTACKS, BONUSES, ENEMIES, Attack, Bonus, Enemy, spawns

PAGE = Path("docs/journeys-balance.md")
INTRODUCTION = """\
# Journeys: the balance of enemies

Written by `python -m tools.journeys_balance`; do not edit. The rules leave to the app how large groups are, which
bonuses elites have, whom enemies go for and what their attacks do. These are our own numbers and words; they are in
`src/waybread/journeys/rules/enemies`. What an enemy is (health, armour, sorcery, moves) is not ours: those are facts
of the game. An adventure can give size and bonuses of a group itself.
"""
KINDS = """\
Each figure of a kind has these. A group moves at most *move* times to get in range of its target; when it can reach
neither its target nor the closest hero, it moves at most *roam* times towards the closest hero, as far as
its range, and does not attack. *Mean attack* is the mean damage and fear over the attacks below, with one figure
and with as many as a group can have.
"""
GROUPS = """\
Figures in a group against parties of one to five heroes. On hard a group has one figure more; a plus
stands for a bonus that a group gets instead, because its kind cannot grow by that figure (it is elite then).
"""
ELITES = f"""\
A group that an adventure calls elite has so many bonuses. They are drawn at random, from those that its kind can
have and that change something for it; on hard the plus of the table above comes on top. At most
{spawns.MOST_BONUSES} are drawn. Bonuses given *by name* come only where an adventure says so.
"""
BOX = f"""\
A kind has only so many figures. When they run out, a group is smaller; when none is left, the first of these
comes that has a figure left, in the number and with the bonuses of its own kind. If none has, no group comes.

An elite group gets an elite banner, and a group of a kind that is on the map already a standard one. There is one
of each colour with the symbols {", ".join(spawns.SYMBOLS[:-1])} and {spawns.SYMBOLS[-1]}; the first free one is taken.
When all six of a colour stand on the map, further groups have none.
"""
ATTACKING = """\
A group that attacks (on its activation, provoked, or to counterattack) makes one of these, each as likely as the
others. The stat is what the hero tests to negate. Damage and fear are given for one, two and three living
figures; bonuses add to them. On an activation the group goes for the preferred hero: of several who fit alike the party
picks one, and *a hero drawn at random* is drawn by the app among all on the map. A provoked group and one
that counterattacks strike the hero who gave cause.
"""


def main() -> int:
    """Write the page; return 1 if it is stale (``--check``)."""
    parser = argparse.ArgumentParser(description="Write the page on the balance of Journeys.")
    add_check(parser)
    check = parser.parse_args().check
    return 0 if update(PAGE, balance_page(), "python -m tools.journeys_balance", check=check) else 1


def balance_page() -> str:
    """Return the whole page."""
    parties = [f"{each} {'hero' if each == 1 else 'heroes'}" for each in spawns.PARTIES]
    parts = [
        INTRODUCTION,
        "## Kinds\n", KINDS,
        table(["kind", "health", "armour", "sorcery", "move", "roam", "ranged", "largest group", "figures",
               "mean attack"], [_kind(each) for each in ENEMIES.values()]),
        "## Sizes of groups\n", GROUPS,
        table(["kind", "difficulty", *parties],
              [_sizes(kind, each) for kind in ENEMIES for each in spawns.DIFFICULTIES]),
        "## Elites\n", ELITES,
        table(["difficulty", *parties], [[key, *map(str, counts)] for key, counts in spawns.ELITE_BONUSES.items()]),
        table(["bonus", "given", "to", "what it does"], [_bonus(each) for each in BONUSES.values()]),
        "## The box\n", BOX,
        table(["none left of", "comes instead"],
              [[ENEMIES[kind].name, ", then ".join(ENEMIES[each].name for each in others)]
               for kind, others in spawns.SUBSTITUTES.items()]),
        "## Attacks\n", ATTACKING,
    ]  # fmt: skip
    for kind, attacks in ATTACKS.items():
        head = ["negated by", "damage", "fear", "goes for", "besides", "what is read out"]
        parts += [f"### {ENEMIES[kind].name}\n", table(head, [_attack(each) for each in attacks])]
    return "\n".join(parts)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def _kind(enemy: Enemy) -> list[str]:
    numbers = (enemy.health, enemy.armour, enemy.sorcery, enemy.move, enemy.roam)
    figures = [str(enemy.largest), str(enemy.figures)]
    return [enemy.name, *map(str, numbers), "yes" if enemy.ranged else "no", *figures, _mean(ATTACKS[enemy.key])]


def _mean(attacks: Sequence[Attack]) -> str:
    means = [
        f"{sum(each.damage[place] for each in attacks) / len(attacks):.1f} damage, "
        f"{sum(each.fear[place] for each in attacks) / len(attacks):.1f} fear"
        for place in sorted({0, len(attacks[0].damage) - 1})
    ]
    return "; ".join(means)


def _sizes(kind: str, difficulty: str) -> list[str]:
    cells = [
        f"{spawns.size_of(kind, heroes, difficulty)}{' +' * spawns.bonuses_of(kind, heroes, difficulty, elite=False)}"
        for heroes in spawns.PARTIES
    ]
    return [ENEMIES[kind].name if difficulty != spawns.HARD else "", difficulty, *cells]


def _bonus(bonus: Bonus) -> list[str]:
    everyone = bonus.kinds == set(ENEMIES)
    kinds = "all" if everyone else ", ".join(each.name for each in ENEMIES.values() if each.key in bonus.kinds)
    return [bonus.name, "at random" if bonus.basic else "by name", kinds, bonus.text]


def _attack(attack: Attack) -> list[str]:
    damage, fear = (" / ".join(map(str, each)) for each in (attack.damage, attack.fear))
    text = attack.text.format(hero="*hero*")
    return [attack.stat.capitalize(), damage, fear, attack.prefers, attack.extra.text if attack.extra else "", text]


if __name__ == "__main__":
    sys.exit(main())
