"""Measures the code of one tree for ``bench.versions``: reads requests as lines of JSON and answers each with a line.

It runs in a process of its own, with the tree's own ``bench`` and ``waybread`` on the path. Older commits do not have
this file, so it imports only what they have had for long.
"""

import json
import sys
from typing import Any

from bench.environments import ENVIRONMENTS
from bench.measure import Contender, measure
from bench.subjects import SUBJECTS
from bench.thinking import THINKING


def main() -> int:
    """Answer ``{"keys": true}`` and ``{"key": ..., "seconds": ...}`` until there are no more requests."""
    everything: tuple[Any, ...] = (*SUBJECTS, *ENVIRONMENTS, *THINKING)
    known = {each.key: each for each in everything}
    ready: tuple[str, Contender] | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "key" not in asked:
            answer: dict[str, Any] = {"keys": list(known)}
        else:
            try:
                if ready is None or ready[0] != asked["key"]:
                    ready = asked["key"], known[asked["key"]].contender()
                (figures,) = measure([ready[1]], 1, asked["seconds"])
                answer = {"figures": figures}
            except ImportError as error:
                answer = {"missing": str(error)}
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
