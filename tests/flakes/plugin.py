"""The pytest plugin behind ``@pytest.mark.system``: a marked test that fails is run once more.

Real browsers, killed processes and databases fail now and then for no fault of the product. A second run gets every
fixture anew, also those of the session. If it passes, the test passes, and the end of the run names it as a flake to
fix, with its first failure. No other test has a second chance.
"""

from functools import partial

import pytest
from _pytest.runner import runtestprotocol

_PROPERTY = "failed at first"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if item.get_closest_marker("system") is None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if failure := "\n\n".join(each.longreprtext for each in reports if each.failed):
        everything = partial(item.session._setupstate.teardown_exact, None)
        pytest.CallInfo.from_call(everything, "teardown", (KeyboardInterrupt, pytest.exit.Exception))
        item.user_properties.append((_PROPERTY, failure))
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Flakes())


class Flakes:
    """Collects the tests that passed only when they were run again, also from the workers of a parallel run."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._first.pop(report.nodeid, None)
        elif report.when == "setup" and (failure := dict(report.user_properties).get(_PROPERTY)):
            self._first[report.nodeid] = str(failure)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self._first:
            return
        terminalreporter.section("flakes to fix: these failed once and passed when they were run again", yellow=True)
        for test, failure in self._first.items():
            terminalreporter.write_line(failure)
            terminalreporter.write_line(f"FLAKE {test}", yellow=True)
