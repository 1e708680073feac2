"""The ground both games stand on: it runs a game and knows none.

A game derives :class:`Game` and :class:`State`, writes its timing chart as
:class:`Steps`, and asks players through :class:`Decision`. ``docs/kernel.md`` walks
through a whole small game.
"""

from waybread.kernel import saves
from waybread.kernel.decision import PASS, Decision, DecisionKind, group, pick_group
from waybread.kernel.driver import MOST_DONE
from waybread.kernel.errors import (
    CannotClone,
    CannotDealAgain,
    IllegalChoice,
    NeverEnds,
    NothingToUndo,
    RecordError,
    SaveError,
    SetupError,
    WaybreadError,
)
from waybread.kernel.events import Event, Events, Fact
from waybread.kernel.game import ENGINE, Game, Keep
from waybread.kernel.records import DERIVED, SPARSE, SPARSE_ID, Cloned, Json, decode, digest, encode
from waybread.kernel.saves import Redeal, Save
from waybread.kernel.state import Outcome, State
from waybread.kernel.steps import Effect, Step, Steps
from waybread.kernel.streams import Streams, stream_start

__all__ = [
    "DERIVED",
    "ENGINE",
    "MOST_DONE",
    "PASS",
    "SPARSE",
    "SPARSE_ID",
    "CannotClone",
    "CannotDealAgain",
    "Cloned",
    "Decision",
    "DecisionKind",
    "Effect",
    "Event",
    "Events",
    "Fact",
    "Game",
    "IllegalChoice",
    "Json",
    "Keep",
    "NeverEnds",
    "NothingToUndo",
    "Outcome",
    "RecordError",
    "Redeal",
    "Save",
    "SaveError",
    "SetupError",
    "State",
    "Step",
    "Steps",
    "Streams",
    "WaybreadError",
    "decode",
    "digest",
    "encode",
    "group",
    "pick_group",
    "saves",
    "stream_start",
]  # fmt: skip
