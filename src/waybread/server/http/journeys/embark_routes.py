"""Parties on their way, over HTTP: setting out, sitting down at their table, coming home."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, HTTPException

from waybread.journeys import GuidedGame
from waybread.journeys.campaign import CampaignError, Choice, Saved, Stage, embark, save_slots
from waybread.kernel import Event, WaybreadError
from waybread.server.http.dependencies import Shelf, Storage, Tables
from waybread.server.http.journeys.party_models import Embark, PartySeen, TableToken
from waybread.server.http.journeys.party_story import campaign_source, entered, setup_for
from waybread.server.http.journeys.party_view import playable, seen_by
from waybread.server.http.new_tables import NewChair, NewTable, Opener, TableOpener
from waybread.server.http.refusals import refusals
from waybread.server.http.shelf_routes import Id
from waybread.server.live.hub import Hub
from waybread.server.storage import PartyRow, Role, Store

router = APIRouter(prefix="/shelf", tags=["parties"])


@router.post("/parties/{party}/embark", status_code=201, responses=refusals(401, 404, 409))
async def set_out(hub: Tables, opener: Opener, shelf: Shelf, store: Storage, party: Id, wanted: Embark) -> TableToken:
    """Set out on the next adventure: a table is opened for it, and the answer leads there."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await asyncio.to_thread(playable, store, shelf, row)
    choices = {hero: Choice(each.role, each.trinket) for hero, each in wanted.choices.items()}
    campaign = embark(saved.campaign, choices)
    opened = await _open(hub, opener, row, replace(saved, campaign=campaign), wanted)

    def deed(found: PartyRow) -> PartyRow:
        if found.content != row.content:
            raise CampaignError("The party has changed meanwhile; look at it again and set out then.")
        return replace(found, content=save_slots.dump(Saved(campaign)), table_id=opened.table)

    await _tie_to_party(store, shelf, party, deed, opened.table)
    return opened


async def _open(hub: Hub, opener: TableOpener, row: PartyRow, saved: Saved, wanted: Embark) -> TableToken:
    """Open a table for the adventure under way."""
    source = await asyncio.to_thread(campaign_source, saved)
    rulebook = hub.rulebooks[wanted.mode]
    wishes, decks = rulebook.split_setup(setup_for(saved.campaign, source))
    if len(decks) not in rulebook.seats:  # the app has one chair for all
        decks = [{"heroes": [hero for deck in decks for hero in deck["heroes"]]}]
    if wanted.chairs and len(wanted.chairs) != len(decks):
        raise HTTPException(422, f"This party has {len(decks)} chairs, not {len(wanted.chairs)}.")
    chairs = [
        NewChair.model_validate({"name": _seated(place, deck), "by": "me", **_given(wanted, place), "deck": deck})
        for place, deck in enumerate(decks)
    ]
    table = NewTable(game=wanted.mode, chairs=chairs).model_copy(update={"wishes": wishes})
    return TableToken.from_data(await opener.open(table, row.holder))


def _seated(place: int, deck: Any) -> str:
    """What a chair is called if nobody says: by its heroes."""
    names = " and ".join(each["hero"] for each in deck["heroes"])
    return names if len(names) <= 40 else f"Player {place + 1}"


def _given(wanted: Embark, place: int) -> dict[str, Any]:
    if not wanted.chairs:
        return {}
    chair = wanted.chairs[place]
    return {"by": chair.by, **({"name": chair.name} if chair.name else {})}


async def _tie_to_party(
    store: Store, shelf: str, party: str, deed: Callable[[PartyRow], PartyRow], table: str
) -> None:  # fmt: skip
    """Tie a new table to its party; one that comes too late is not kept."""
    try:
        await asyncio.to_thread(store.parties.change, shelf, party, deed)
    except WaybreadError:
        await asyncio.to_thread(store.delete_table, table)
        raise


@router.post("/parties/{party}/table", status_code=201, responses=refusals(401, 404, 409))
async def sit_down(hub: Tables, opener: Opener, shelf: Shelf, store: Storage, party: Id) -> TableToken:
    """The way to the table of the adventure under way; where there is none yet, one is opened from the save."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await asyncio.to_thread(playable, store, shelf, row)
    if saved.campaign.stage is not Stage.ADVENTURE:
        raise HTTPException(409, "The party is on no adventure; it has to set out first.")
    if row.table_id is not None:
        role = Role.HOST if await asyncio.to_thread(store.is_host, row.table_id, row.holder) else Role.PLAYER
        token = await asyncio.to_thread(store.add_holder, row.table_id, row.holder, role)
        invite = await asyncio.to_thread(store.add_holder, row.table_id, "", Role.INVITE)
        return TableToken(table=row.table_id, token=token, invite=invite)
    if saved.game:
        opened = TableToken.from_data(await opener.open_again(saved.game, row.holder))
    else:
        opened = await _open(hub, opener, row, saved, Embark(choices={}))

    def deed(found: PartyRow) -> PartyRow:
        if found.table_id is not None or found.content != row.content:
            raise CampaignError("Somebody else was quicker; try again to join them.")
        return replace(found, content=save_slots.dump(replace(saved, game="", source="")), table_id=opened.table)

    await _tie_to_party(store, shelf, party, deed, opened.table)
    return opened


@router.post("/parties/{party}/finish", responses=refusals(401, 404, 409))
async def come_home(hub: Tables, shelf: Shelf, store: Storage, party: Id) -> PartySeen:
    """Enter the finished adventure, won or lost: what was gained, the chronicle, and what comes next."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    if row.table_id is None:
        raise HTTPException(409, "The party is at no table: there is no adventure that could have ended.")
    table = (await hub.table(row.table_id)).table
    game = table.game
    if not isinstance(game, GuidedGame) or game.outcome is None:
        raise HTTPException(409, "The adventure is not over yet.")
    return await asyncio.to_thread(_come_home, store, shelf, row, game.clone(), list(table.log))


def _come_home(store: Store, shelf: str, row: PartyRow, game: GuidedGame[Any], log: list[Event]) -> PartySeen:
    def deed(found: PartyRow) -> PartyRow:
        if found.table_id != row.table_id:
            raise CampaignError("This adventure has been entered already.")
        saved = playable(store, shelf, found)
        campaign = entered(saved.campaign, campaign_source(saved), game, log)
        return replace(found, content=save_slots.dump(Saved(campaign)), table_id=None)

    changed = store.parties.change(shelf, row.id, deed)
    outcome = "won" if game.outcome and game.outcome.won else "lost"
    return seen_by(store, shelf, changed, f"The adventure is {outcome}, and entered.")
