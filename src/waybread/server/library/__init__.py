"""The HTTP interface besides tables: what is looked up, decks, trials, shelves, campaigns, quests and replays."""

from fastapi import APIRouter

from waybread.server.library import campaigns, decks, journeys, quests, reference, replays, shelf, trials
from waybread.server.refusals import not_understood, refusals, refused

router = APIRouter(prefix="/api")
for _part in (reference, decks, trials, shelf, campaigns, quests, replays, journeys):
    router.include_router(_part.router)

__all__ = ["not_understood", "refusals", "refused", "router"]
