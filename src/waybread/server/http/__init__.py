"""The HTTP interface besides tables: what is looked up, decks, trials, shelves, campaigns, quests and replays."""

from fastapi import APIRouter

from waybread.server.http import (
    campaign_routes,
    deck_routes,
    journeys,
    quest_routes,
    reference_routes,
    replay_routes,
    shelf_routes,
    trial_routes,
)
from waybread.server.http.refusals import not_understood, refusals, refused

router = APIRouter(prefix="/api")
for _part in (
    reference_routes,
    deck_routes,
    trial_routes,
    shelf_routes,
    campaign_routes,
    quest_routes,
    replay_routes,
    journeys,
):
    router.include_router(_part.router)

__all__ = ["not_understood", "refusals", "refused", "router"]
