"""The games that can be played at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from waybread.table.cardgame import CARDGAME_TABLE
from waybread.table.rulebook import Rulebook

RULEBOOKS: Final[Mapping[str, Rulebook[Any]]] = {"cardgame": CARDGAME_TABLE}
"""By the names of the engines."""
