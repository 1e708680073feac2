"""Which testable rules are cited by passing tests: ``make rules``.

Reads what one or more runs of ``pytest --citations`` wrote, lists the rules that no passing test cites, and
writes ``docs/rules-coverage.md``. With ``--check`` it writes nothing and fails if that
page is not what it would write.
"""

import sys
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from tools.generated_files import parse_citations, update
from waybread.rules import GAMES, Rule, rules

PAGE = Path("docs/rules-coverage.md")


def main() -> int:
    """Report; return 1 if the page is stale (``--check``) or nothing was traced."""
    cited, check = parse_citations("Report which rules the tests cover.", "make rules")
    if cited is None:
        return 1
    if not update(PAGE, coverage_page(cited), "make rules", check=check):
        return 1
    for rule in () if check else rules().values():
        if rule.testable and rule.id not in cited:
            print(f"{rule.id}\t{rule.summary}")
    for game in GAMES:
        print(summary(game, cited))
    return 0


def testable(game: str) -> list[Rule]:
    """Return the testable rules of a game."""
    return [each for each in rules().values() if each.id.startswith(f"{game}:") and each.testable]


def summary(game: str, cited: Collection[str]) -> str:
    """Return one line about a game."""
    wanted = testable(game)
    held = sum(each.id in cited for each in wanted)
    return f"{game}: {held} of {len(wanted)} testable rules cited by passing tests"


def coverage_page(cited: Collection[str]) -> str:
    """Return the page about all games."""
    lines = [
        "# Rules coverage",
        "",
        "Written by `make rules`; do not edit. Each rule of the tables in `src/waybread/rules` has",
        "an id; a test cites the rules it holds with `@pytest.mark.rule`. Counted are the testable",
        "rules that at least one passing test cites.",
    ]
    for game, title in GAMES.items():
        wanted = testable(game)
        totals = Counter(each.entry for each in wanted)
        held = Counter(each.entry for each in wanted if each.id in cited)
        lines += ["", f"## {title}", "", f"{summary(game, cited)}.", ""]
        lines += ["| entry | cited | testable | not yet cited |", "|---|--:|--:|---|"]
        for entry, total in totals.items():
            missing = [
                f"`{each.id.partition(':')[2]}`" for each in wanted if each.entry == entry and each.id not in cited
            ]
            lines.append(f"| {entry} | {held[entry]} | {total} | {_short(missing)} |")
    return "\n".join(lines) + "\n"


def _short(ids: list[str]) -> str:
    return ", ".join(ids) if len(ids) <= 12 else f"{', '.join(ids[:12])} and {len(ids) - 12} more"


if __name__ == "__main__":
    sys.exit(main())
