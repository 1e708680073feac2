"""How a run is getting on: a live line where there is a terminal, plain lines now and then elsewhere."""

from __future__ import annotations

import importlib.util
import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self, TextIO

from waybread.sim.win_rates import Share

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

SECONDS_BETWEEN_LINES: Final = 10.0


def progress_text(done: int, total: int, share: Share, left: float | None) -> str:
    """How far it is, how often games were won, how long it will take."""
    low, high = share.interval
    said = f"{done} of {total}"
    if share.games:
        said += f", won {100 * share.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return said if left is None else f"{said}, {clock(left)} left"


def clock(seconds: float) -> str:
    """A time to wait."""
    whole = round(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return f"{hours} h {minutes:02d} min" if hours else f"{minutes} min {whole % 60:02d} s" if minutes else f"{whole} s"


class Progress:
    """Says how a run is getting on; whoever is not interested makes it quiet."""

    def __init__(self, total: int, done: int, out: TextIO | None = None, *, quiet: bool = False) -> None:
        self._total, self._before = total, done
        self._out = sys.stderr if out is None else out
        self._quiet = quiet
        self._began = self._said = monotonic()
        self._bar: Bar | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Self:
        if not self._quiet and self._out.isatty() and importlib.util.find_spec("rich"):
            self._bar = self._rich_bar()
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def _rich_bar(self) -> Bar:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn
        from rich.progress import Progress as Bar

        bar = Bar(BarColumn(), TextColumn("{task.description}"), console=Console(file=self._out))
        self._task = bar.add_task("beginning", total=self._total, completed=self._before)
        return bar

    def update(self, done: int, share: Share) -> None:
        """So many games are finished."""
        now = monotonic()
        fresh = done - self._before
        said = progress_text(
            done, self._total, share, (now - self._began) / fresh * (self._total - done) if fresh else None
        )
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, description=said)
        elif not self._quiet and (now - self._said >= SECONDS_BETWEEN_LINES):
            self._said = now
            self._out.write(f"{said}\n")
            self._out.flush()
