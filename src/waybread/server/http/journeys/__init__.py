"""Journeys over HTTP besides tables: what is looked up, uploads, parties with their save slots."""

from fastapi import APIRouter

from waybread.server.http.journeys import adventure_routes, embark_routes, journey_reference, party_routes

router = APIRouter()
for _part in (journey_reference, adventure_routes, party_routes, embark_routes):
    router.include_router(_part.router)

__all__ = ["router"]
