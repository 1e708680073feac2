"""The games that can be played at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from waybread.table.cardgame import CARDGAME_TABLE
from waybread.table.companion import COMPANION_TABLE
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.table.rulebook_interface import Rulebook

RULEBOOKS: Final[Mapping[str, Rulebook[Any]]] = {
    each.game.name: each for each in (CARDGAME_TABLE, JOURNEYS_TABLE, COMPANION_TABLE)
}
"""By the names of the engines; another game is one name more."""
