"""The trial of a deck as a program of its own: ``python -m waybread.sim.cardgame.trial_process``.

Reads the trial as a line of JSON and writes news as lines of JSON while it plays. It runs at low priority and ends when
its input is closed.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from typing import Final

from waybread.kernel import Json
from waybread.sim.cardgame.deck_trial import DeckTrial, play_trial

NICE: Final = 10
"""How far its priority is lowered."""


def main() -> int:
    """Read what is to be played, and play it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began this program ends it
    if hasattr(os, "nice"):
        os.nice(NICE)
    trial = DeckTrial.from_line(sys.stdin.readline())
    threading.Thread(target=_end_with, args=(sys.stdin.fileno(),), daemon=True).start()

    def say(news: dict[str, Json]) -> None:
        sys.stdout.write(json.dumps(news, ensure_ascii=False, separators=(",", ":")) + "\n")
        sys.stdout.flush()

    try:
        play_trial(trial, say)
    except BrokenPipeError:
        return 1
    return 0


def _end_with(pipe: int) -> None:
    """Whoever began this program has closed its end, or is gone."""
    while os.read(pipe, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())
