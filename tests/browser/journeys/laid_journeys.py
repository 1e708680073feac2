"""Journeys that stand where a test wants them, at a real server."""

from __future__ import annotations

from typing import Any

from tests.journeys.board import Hero, lay
from tests.journeys.proving_ground import variant
from tests.server.table_clients import Client, bearing, hub_of
from tests.server.uploaded_adventures import hero, journey, mine
from waybread.journeys.rules.enemies.spawns import banner_for
from waybread.journeys.script.adventure import ADVENTURES, Objective

_WORDS = {
    "title": "The Proving Ground", "objective.prove": "Prove what you can do.", "lift": "Lift the stone",
    "disarm": "Disarm the snare", "stone": "A great stone.",
}  # fmt: skip


def ground() -> str:
    """The proving ground with words for what can be seen there."""
    plain = ADVENTURES["proving-ground"]
    first, *others = plain.objectives
    objectives = (Objective(first.name, "objective.prove", first.done, then=first.then), *others)
    return variant("worded-ground", objectives=objectives, texts=_WORDS)


def laid(client: Client, *heroes: Hero, **wanted: Any) -> dict[str, str]:
    """A journey of Ann's heroes as ``lay`` lays it, with the banners that its groups need; its tokens."""
    party = heroes or (Hero(),)
    tokens = journey(client, mine(*(hero(each.name, each.role) for each in party)))
    found = client.get("/api/tables/mine", headers=bearing(tokens["token"])).json()
    table = hub_of(client).live[found["table"]].table
    game = lay(*party, adventure=ground(), **wanted).game
    groups = game.state.groups
    for place, group in enumerate(groups):
        group.banner = banner_for(group.kind, groups[:place], elite=group.elite)
    table.history.game = game
    game.listen(table.history.hear)
    return tokens
