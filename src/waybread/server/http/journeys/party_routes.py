"""Parties over HTTP: the collection manager, campaigns in save slots, camp."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, HTTPException
from fastapi.responses import PlainTextResponse

from waybread.journeys.campaign import (
    PRODUCTS,
    Campaign,
    CampaignError,
    Entrant,
    Saved,
    Stage,
    begin,
    camp,
    save_slots,
    suggest_outfit,
)
from waybread.journeys.campaign import heroes as known_heroes
from waybread.kernel import saves
from waybread.server.http.dependencies import Replays, Shelf, Storage, Tables
from waybread.server.http.journeys.party_models import (
    CampDeed,
    CollectionSeen,
    Entering,
    Faults,
    IntoSlot,
    Invitation,
    NewParty,
    PartyInvitation,
    PartyLabel,
    PartySeen,
    Products,
    SaveIn,
    SaveOver,
)
from waybread.server.http.journeys.party_story import (
    CampaignSource,
    campaign_source,
    from_upload,
    setup_for,
    shipped,
    unknown_variables,
)
from waybread.server.http.journeys.party_view import collection_of, label_of, playable, saved_in, seen_by
from waybread.server.http.refusals import UNUSABLE, json_refusals, refusals, unusable
from waybread.server.http.replay_pool import ReplayPool
from waybread.server.http.shelf_routes import Id
from waybread.server.http.table_routes import ALONE
from waybread.server.http.upload_checks import looked_over
from waybread.server.live.hub import Hub
from waybread.server.replay.replayed_games import check
from waybread.server.storage import PartyRow, Store

router = APIRouter(prefix="/shelf", tags=["parties"])


# The collection manager ------------------------------------------------------------------


@router.get("/collection", responses=refusals(401))
def get_collection(shelf: Shelf, store: Storage) -> CollectionSeen:
    """Which products are there to be played with."""
    enabled = collection_of(store, shelf).enabled
    return CollectionSeen(products={each: each in enabled for each in PRODUCTS}, titles=dict(PRODUCTS))


@router.put("/collection", responses=refusals(401))
def change_collection(shelf: Shelf, store: Storage, wanted: Products) -> CollectionSeen:
    """Enable products, or disable them; saves that need a disabled one cannot be played until it is back."""
    found = collection_of(store, shelf)
    with unusable():
        for product, on in wanted.products.items():
            found = found.enable(product) if on else found.disable(product)
    store.parties.set_products(shelf, sorted(found.enabled))
    return get_collection(shelf, store)


# Slots ------------------------------------------------------------------------------------


@router.get("/parties", responses=refusals(401))
def list_parties(shelf: Shelf, store: Storage) -> list[PartyLabel]:
    """The save slots that are in use."""
    collection = collection_of(store, shelf)
    return [label_of(store, each, collection) for each in store.parties.on_shelf(shelf)]


@router.post("/parties", status_code=201, responses=refusals(401, 404, 409))
def begin_party(shelf: Shelf, store: Storage, wanted: NewParty) -> PartySeen:
    """Begin a campaign in a free slot."""
    with unusable():
        source, text = _chosen(store, shelf, wanted)
        entrants = [_entrant(each, place) for place, each in enumerate(wanted.heroes)]
        campaign = begin(
            source.tale.story, wanted.difficulty, wanted.slot, wanted.name, entrants, collection_of(store, shelf),
            freely=wanted.freely,
        )  # fmt: skip
    row = store.parties.add(shelf, wanted.slot, save_slots.dump(Saved(campaign)), text)
    return seen_by(store, shelf, row)


def _chosen(store: Store, shelf: str, wanted: NewParty) -> tuple[CampaignSource, str]:
    """The campaign that was chosen, and its source if it does not come with the program."""
    if wanted.own is None:
        return shipped(wanted.story), ""
    content = store.adventures.get(shelf, wanted.own).content
    return from_upload(content), content["source"]


def _entrant(each: Entering, place: int) -> Entrant:
    usual = suggest_outfit(each.hero)[1] if each.hero in known_heroes() else ()
    return Entrant(each.hero, tuple(each.items) or usual, place if each.seat is None else each.seat)


@router.post("/parties/check", responses=refusals(401))
async def check_save(replays: Replays, shelf: Shelf, store: Storage, sent: SaveOver) -> Faults:
    """Everything that is wrong with the text of a save, a sentence each, and what looks odd in it."""
    if faults := save_slots.faults(sent.text):
        return Faults(faults=faults, remarks=[])
    source = await asyncio.to_thread(_source_here, store, shelf, save_slots.parse(sent.text, 1).campaign.story)
    try:
        saved = await _checked(replays, sent.text, 1, source)
    except HTTPException as refused:
        if refused.status_code != UNUSABLE:
            raise
        return Faults(faults=[refused.detail], remarks=[])
    return Faults(faults=[], remarks=await asyncio.to_thread(unknown_variables, saved))


def _source_here(store: Store, shelf: str, story: str) -> str:
    """The source of a campaign that a party on the shelf plays; the text of its save may leave it out."""
    rows = [each for each in store.parties.on_shelf(shelf) if each.source]
    return next((each.source for each in rows if json.loads(each.content).get("campaign") == story), "")


@router.post("/parties/read", status_code=201, responses=refusals(401, 409))
async def import_party(replays: Replays, shelf: Shelf, store: Storage, sent: SaveIn) -> PartySeen:
    """Put the text of a save into a free slot, if it makes sense."""
    saved = await _checked(replays, sent.text, sent.slot)
    content = save_slots.dump(replace(saved, source=""))
    row = await asyncio.to_thread(store.parties.add, shelf, sent.slot, content, saved.source)
    return await asyncio.to_thread(seen_by, store, shelf, row)


async def _checked(replays: ReplayPool, text: str, slot: int, source: str = "") -> Saved:
    """A save that strangers sent: its game is played again by the rules before it is believed."""
    with unusable():
        saved = save_slots.parse(text, slot)
    if saved.source and not (await replays.run(looked_over, saved.source))["playable"]:
        raise HTTPException(422, "Source: the campaign in this save cannot be played; upload it to see why.")
    saved = replace(saved, source=saved.source or source)
    with unusable():
        await asyncio.to_thread(campaign_source, saved)
    if saved.game:
        if saved.campaign.stage is not Stage.ADVENTURE:
            raise HTTPException(422, "Game: the party is on no adventure, so there can be no game under way.")
        await replays.run(check, saved.game)
        with unusable():
            await asyncio.to_thread(_check_game, saved)
    return saved


def _check_game(saved: Saved) -> None:
    """The game in a save is of its campaign's adventure, and of its party."""
    expected, found = setup_for(saved.campaign, campaign_source(saved)), saves.read(saved.game).setup
    if any(found.get(name) != expected[name] for name in ("adventure", "difficulty")) or _party(found) != _party(
        expected
    ):
        raise CampaignError("Game: this is a game of another adventure or party than the campaign's.")


def _party(setup: Mapping[str, Any]) -> list[str]:
    return [each["hero"] for each in setup.get("heroes", ())]


@router.get("/parties/{party}", responses=refusals(401, 404))
def get_party(shelf: Shelf, store: Storage, party: Id) -> PartySeen:
    """A party as it stands, with camp."""
    return seen_by(store, shelf, store.parties.get(shelf, party))


@router.put("/parties/{party}", responses=refusals(401, 404, 409))
async def edit_party(replays: Replays, shelf: Shelf, store: Storage, party: Id, sent: SaveOver) -> PartySeen:
    """Put an edited text in the place of a save; an edit that makes no sense is refused with what is wrong."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await _checked(replays, sent.text, row.slot, row.source)

    def deed(found: PartyRow) -> PartyRow:
        if found.table_id is not None:
            raise CampaignError("The party is at a table: save it into another slot, and edit it there.")
        return replace(found, content=save_slots.dump(replace(saved, source="")))

    row = await asyncio.to_thread(store.parties.change, shelf, party, deed)
    return await asyncio.to_thread(seen_by, store, shelf, row)


@router.delete("/parties/{party}", status_code=204, responses=refusals(401, 404))
def leave_party(shelf: Shelf, store: Storage, party: Id) -> None:
    """Free the slot; for others who have the party too, it stays."""
    store.parties.leave(shelf, party)


@router.get("/parties/{party}/save", response_class=PlainTextResponse, responses=json_refusals(401, 403, 404, 409))
async def export_party(hub: Tables, shelf: Shelf, store: Storage, party: Id) -> str:
    """The save as a file, with the game under way."""
    return save_slots.dump(await _with_game(hub, await asyncio.to_thread(store.parties.get, shelf, party)))


@router.post("/parties/{party}/copy", status_code=201, responses=refusals(401, 403, 404, 409))
async def save_party(hub: Tables, shelf: Shelf, store: Storage, party: Id, wanted: IntoSlot) -> PartySeen:
    """Save by hand: a copy of the party as it stands this moment, in another slot of yours."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await _with_game(hub, row)
    content = save_slots.dump(replace(saved, source=""))
    copy = await asyncio.to_thread(store.parties.add, shelf, wanted.slot, content, row.source)
    return await asyncio.to_thread(seen_by, store, shelf, copy)


async def _with_game(hub: Hub, row: PartyRow) -> Saved:
    saved = saved_in(row)
    if row.table_id is None:
        return saved
    table = (await hub.table(row.table_id)).table
    if table.game is None:
        return saved
    if not table.over and table.ever_seated != [row.holder]:
        raise HTTPException(403, ALONE)
    return replace(saved, game=table.game.save())


# Together ---------------------------------------------------------------------------------


@router.post("/parties/{party}/invite", status_code=201, responses=refusals(401, 404))
def invite(shelf: Shelf, store: Storage, party: Id) -> PartyInvitation:
    """An invitation to the party; an older one is good no longer."""
    return PartyInvitation(token=store.parties.invite(shelf, party))


@router.post("/parties/join", status_code=201, responses=refusals(401, 404, 409))
def join(shelf: Shelf, store: Storage, wanted: Invitation) -> PartySeen:
    """Have the party of an invitation in a slot of one's own."""
    return seen_by(store, shelf, store.parties.join(shelf, wanted.token, wanted.slot))


# Camp -------------------------------------------------------------------------------------


@router.post("/parties/{party}/camp", responses=refusals(401, 404, 409))
def do_at_camp(shelf: Shelf, store: Storage, party: Id, wanted: CampDeed) -> PartySeen:
    """Buy or sell a skill card, or upgrade an item."""
    deeds: Mapping[str, Callable[[Campaign], Campaign]] = {
        "buy": lambda campaign: camp.buy(campaign, wanted.hero, wanted.card),
        "sell": lambda campaign: camp.sell(campaign, wanted.hero, wanted.card),
        "upgrade": lambda campaign: camp.upgrade(campaign, wanted.hero, wanted.card, wanted.into),
    }

    def deed(row: PartyRow) -> PartyRow:
        saved = playable(store, shelf, row)
        return replace(
            row, content=save_slots.dump(replace(saved, campaign=deeds[wanted.do](saved.campaign), source=""))
        )

    return seen_by(store, shelf, store.parties.change(shelf, party, deed))
