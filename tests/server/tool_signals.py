"""Signals that stop a tool: what it has started is stopped before it exits."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def exit_on_signals() -> None:
    """Turn the first signal into SystemExit, so that context managers clean up; later ones are ignored."""
    for each in SIGNALS:
        if each is not signal.SIGHUP or signal.getsignal(each) is not signal.SIG_IGN:  # nohup ignores it
            signal.signal(each, _exit)


def _exit(number: int, frame: FrameType | None) -> NoReturn:
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    raise SystemExit(128 + number)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold signals back until the block is done: while a process starts, nothing else could stop it."""
    if threading.current_thread() is not threading.main_thread():  # signals are handled in the main thread only
        yield
        return
    held: list[int] = []
    before = {each: signal.signal(each, lambda number, frame: held.append(number)) for each in SIGNALS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
        if held:
            signal.raise_signal(held[0])
