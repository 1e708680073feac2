"""The pytest plugin behind ``@pytest.mark.rule("lcg:step.3.4-2")`` and ``@pytest.mark.ruling("core:12.1")``.

A citation of an id that does not exist ends the run before a test is run (in a parallel run, where no
process may end the others, the test that cites it fails). With
``--citations FILE`` the ids that passing tests cite are written there, each with its
tests, for ``tools/rules_coverage.py`` and ``tools/cards_coverage.py``.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from functools import cache
from pathlib import Path

import pytest

from waybread.rules import rules

_PROPERTY = "cites"


@cache
def ruling_ids() -> frozenset[str]:
    """The ids of all rulings on cards."""
    from waybread.cardgame.catalogue import rulings  # a run that cites none needs no cards

    return frozenset(each.id for found in rulings().values() for each in found)


KNOWN: dict[str, Callable[[], Collection[str]]] = {"rule": rules, "ruling": ruling_ids}
"""What a test can cite, by the mark that cites it: the ids that there are."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--citations", metavar="FILE", help="write the rules and rulings that passing tests cite")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test holds")
    config.addinivalue_line("markers", "ruling(*ids): the rulings on cards that this test holds")
    if file := config.getoption("--citations"):
        config.pluginmanager.register(Citations(Path(file)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wrong = [fault for item in items for fault in wrong_citations(item)]
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("these rules and rulings do not exist:", *wrong)
    for item in items:
        item.user_properties += [(_PROPERTY, cited) for mark in KNOWN for cited in cited_ids(item, mark)]


def pytest_runtest_setup(item: pytest.Item) -> None:
    if wrong := wrong_citations(item):
        pytest.fail(f"this does not exist: {', '.join(wrong)}", pytrace=False)


def wrong_citations(item: pytest.Item) -> list[str]:
    """What is wrong with a test's citations, as sentences."""
    return [
        f"{item.nodeid} cites {cited!r}"
        for mark, known in KNOWN.items()
        for cited in cited_ids(item, mark)
        if cited not in known()
    ]


def cited_ids(item: pytest.Item, mark: str) -> Iterable[object]:
    """The ids that a test cites by a mark; a mark without an id is itself an error."""
    for each in item.iter_markers(mark):
        yield from each.args or (None,)


class Citations:
    """Collects the citations of passing tests, also from the workers of a parallel run."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._tests: defaultdict[str, list[str]] = defaultdict(list)
        self._called: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self._called.add(report.nodeid)
        elif report.when == "teardown" and report.passed and report.nodeid in self._called:
            for name, cited in report.user_properties:
                if name == _PROPERTY:
                    self._tests[str(cited)].append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput"):
            return  # a worker's reports reach the process that started it
        self._file.parent.mkdir(parents=True, exist_ok=True)
        content = {cited: sorted(self._tests[cited]) for cited in sorted(self._tests)}
        self._file.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
