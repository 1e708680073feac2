"""Table mode: the boxes are on the table, and the program is the app (jme:8.0).

It knows what the app knows. What only the players see (cards, tests, where anybody stands) it shows as an instruction
or asks. Everything is asked of one seat: the app is one, and all players look at it.
"""

from __future__ import annotations

from collections.abc import Collection, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from waybread.journeys.companion import app_view
from waybread.journeys.companion.companion_state import CompanionState, note
from waybread.journeys.companion.companion_steps import chart
from waybread.journeys.companion.instructions import TABLE_MODE_ACTIONS, enter_test
from waybread.journeys.deal import app_of
from waybread.journeys.decisions import CompanionKind
from waybread.journeys.guided_game import GuidedGame
from waybread.journeys.state import NOBODY
from waybread.kernel import Json, Streams, pick_group

if TYPE_CHECKING:
    from waybread.journeys.companion.app_view_types import CompanionView
    from waybread.journeys.script.adventure import TestOf
    from waybread.journeys.script.runner import Scene
    from waybread.kernel import Fact

SEAT: Final = 0
"""Whoever holds the app."""
_UNTOLD: Final = frozenset(("event",))
"""What players are not told: an event shows by what it does."""


class CompanionGame(GuidedGame[CompanionState]):
    """Journeys in Middle-earth beside the boxes."""

    __slots__ = ()
    name = "companion"
    state_type = CompanionState
    steps = chart
    verbs = TABLE_MODE_ACTIONS
    table_mode = True

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> CompanionState:
        """What the app knows before the first step, from the setup of an adventure in either mode."""
        app = app_of(setup)
        party = cast("list[dict[str, Any]]", setup["heroes"])
        return CompanionState(
            stack=["setup"], streams=streams, app=app, heroes=tuple(each["hero"] for each in party),
            roles=tuple(each["role"] for each in party), defeated=[False] * len(party), last_stands=[0] * len(party),
            trinkets=list(cast("list[str]", setup.get("trinkets", []))),
            items=[[*each.get("items", []), *filter(None, [each.get("trinket")])] for each in party],
            skills=[[*each.get("skills", []), *each.get("titles", [])] for each in party],
        )  # fmt: skip

    @property
    def players(self) -> range:
        """All seats: the app's."""
        return range(SEAT + 1)

    def seat(self, hero: int) -> int:
        """Who is asked about a hero."""
        return SEAT

    @property
    def party_seat(self) -> int:
        """Who is asked about the party."""
        return SEAT

    def ask_test(self, asked: TestOf, scene: Scene, purpose: str) -> Coroutine[Any, Any, None]:
        """A test is made on the table, and its result entered."""
        return enter_test(self, asked, scene)

    async def heroes_at(self, place: str) -> list[int]:
        """The players say who is there."""
        self.announce("who is there", name=place)
        standing = self.standing
        return list(
            await pick_group(SEAT, CompanionKind.WHO_IS_THERE, standing, "jme:80.2a", least=0, most=len(standing))
        )

    def copies_owned(self, key: str) -> int:
        """How many copies of a title or trinket the party has, equipped or not."""
        state = self.state
        return state.trinkets.count(key) + sum(each.count(key) for each in (*state.items, *state.skills))

    def announce(self, what: str, /, **facts: Fact) -> None:
        """Tell what has happened; it is an instruction too, and goes into the chronicle (jme:18.0)."""
        if what not in _UNTOLD:
            group = self.group(cast("int", facts.get("group", NOBODY)))
            # so that the chronicle can name the group when it is gone
            named = facts if group is None else {"kind": group.kind, "banner": group.banner, **facts}
            self.state.chronicle.append(note(what, self.state.round, named))
        super().announce(what, **facts)

    def view(self, player: int | None) -> CompanionView:
        """What the app shows; it has no secrets from anybody."""
        return app_view.view(self, player)

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Nothing lies hidden: what is to come is chance, or in the adventure."""
