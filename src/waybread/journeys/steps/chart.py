"""The timing chart, to which the other modules add their steps, by the numbers of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.kernel import Steps

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame

chart: Steps[JourneyGame] = Steps()
