"""The HTTP interface: a router for each subject, put together."""

from fastapi import APIRouter

from waybread.server.http import (
    campaign_routes,
    deck_routes,
    journeys,
    quest_routes,
    reference_routes,
    replay_routes,
    shelf_routes,
    table_routes,
    trial_routes,
)
from waybread.server.http.refusals import refusals

router = APIRouter(prefix="/api")
router.include_router(table_routes.router, responses=refusals(401, 403, 404, 409))
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

__all__ = ["router"]
