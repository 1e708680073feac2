"""An adventure by the key that a game has for it, wherever it comes from."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from waybread.files import did_you_mean, quoted
from waybread.journeys.script.adventure import ADVENTURES, Adventure
from waybread.journeys.sources.packed_source import parse_source
from waybread.journeys.sources.source_readers import read_adventure
from waybread.kernel import SetupError, WaybreadError

KEPT: Final = 64
"""So many adventures that were read from sources stay in memory; others are read again when they are wanted."""
_READ: Final[OrderedDict[str, None]] = OrderedDict()
"""Their keys, the latest last; they stand among the adventures that come with the program."""


def adventure_of(packed: str) -> Adventure:
    """The adventure of a packed source; SetupError in one sentence."""
    source = parse_source(packed)
    if source.key not in _READ:
        try:
            ADVENTURES[source.key] = read_adventure(source)
        except WaybreadError as error:
            raise SetupError(str(error)) from None
        except Exception as error:  # whatever strangers wrote, the answer is a sentence
            raise SetupError("This adventure cannot be read: the rules stumble over it.") from error
        _READ[source.key] = None
    _READ.move_to_end(source.key)
    while len(_READ) > KEPT:
        ADVENTURES.pop(_READ.popitem(last=False)[0], None)
    return ADVENTURES[source.key]


def find(key: str, packed: str = "") -> Adventure:
    """An adventure by its key, and by its source if it has one; SetupError in one sentence."""
    if packed:
        adventure = adventure_of(packed)
        if adventure.key != key:
            raise SetupError("This source is not that of the adventure which the setup names.")
        return adventure
    if key not in ADVENTURES or key in _READ:
        raise SetupError(f"There is no adventure {quoted(key)}; {did_you_mean(key, known())}")
    return ADVENTURES[key]


def known() -> list[str]:
    """The keys of the adventures that come with the program."""
    return sorted(each for each in ADVENTURES if each not in _READ)
