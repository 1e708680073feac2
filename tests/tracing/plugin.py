"""The pytest plugin behind ``@pytest.mark.rule("lcg:step.3.4-2")``.

A citation of an id that does not exist ends the run before a test is run (in a parallel run, where no
process may end the others, the test that cites it fails). With
``--citations FILE`` the ids that passing tests cite are written there, each with its
tests, for ``tools/rules_coverage.py``.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from waybread.rules import rules

_PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--citations", metavar="FILE", help="write the rules that passing tests cite")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test holds")
    if file := config.getoption("--citations"):
        config.pluginmanager.register(Citations(Path(file)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wrong = [fault for item in items for fault in wrong_citations(item)]
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("these rules do not exist:", *wrong)
    for item in items:
        item.user_properties += [(_PROPERTY, cited) for cited in cited_rules(item)]


def pytest_runtest_setup(item: pytest.Item) -> None:
    if wrong := wrong_citations(item):
        pytest.fail(f"this rule does not exist: {', '.join(wrong)}", pytrace=False)


def wrong_citations(item: pytest.Item) -> list[str]:
    """What is wrong with a test's citations, as sentences."""
    return [f"{item.nodeid} cites {cited!r}" for cited in cited_rules(item) if cited not in rules()]


def cited_rules(item: pytest.Item) -> Iterable[object]:
    """The ids that a test cites; a mark without an id is itself an error."""
    for mark in item.iter_markers("rule"):
        yield from mark.args or (None,)


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
