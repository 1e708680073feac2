"""Journeys over HTTP besides tables: what is looked up, uploads, parties with their save slots."""

from fastapi import APIRouter

from waybread.server.library.journeys import adventures, embarking, parties, reference

router = APIRouter()
for _part in (reference, adventures, parties, embarking):
    router.include_router(_part.router)

__all__ = ["router"]
