"""Parties over HTTP: campaigns in save slots, camp, setting out and coming home."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse

from waybread.journeys.campaign import camp, slots
from waybread.journeys.campaign.collection import PRODUCTS, Collection
from waybread.journeys.campaign.party import Campaign, CampaignError, Stage
from waybread.journeys.campaign.slots import Saved
from waybread.journeys.campaign.starting import Choice, Entrant, begin, embark, suggested
from waybread.journeys.campaign.supply import heroes as known_heroes
from waybread.journeys.guided import GuidedGame
from waybread.kernel import Event, WaybreadError, saves
from waybread.server.elsewhere import elsewhere
from waybread.server.library.journeys.partyshapes import (
    CampDeed,
    CollectionSeen,
    Embark,
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
    Station,
    TableToken,
    camp_seen,
    campaign_data,
)
from waybread.server.library.journeys.telling import Telling, entered, from_upload, setup_for, shipped, telling_of
from waybread.server.library.shelf import Id, Shelf, Storage
from waybread.server.looking import looked_over
from waybread.server.refusals import json_refusals, refusals, unusable
from waybread.server.replaying import check
from waybread.server.storage import PartyRow, Role, StorageError, Store
from waybread.server.tables import ALONE, NewChair, NewTable, hub_of, open_again, open_with
from waybread.table.journeys.naming import title_of

router = APIRouter(prefix="/shelf", tags=["parties"])
UNREADABLE: Final = "This save cannot be read as it is. "


# The collection manager ------------------------------------------------------------------


@router.get("/collection", responses=refusals(401))
def get_collection(shelf: Shelf, store: Storage) -> CollectionSeen:
    """Which products are there to be played with."""
    enabled = _collection(store, shelf).enabled
    return CollectionSeen(products={each: each in enabled for each in PRODUCTS}, titles=dict(PRODUCTS))


@router.put("/collection", responses=refusals(401))
def change_collection(shelf: Shelf, store: Storage, wanted: Products) -> CollectionSeen:
    """Enable products, or disable them; saves that need a disabled one cannot be played until it is back."""
    found = _collection(store, shelf)
    with unusable():
        for product, on in wanted.products.items():
            found = found.enable(product) if on else found.disable(product)
    store.parties.set_products(shelf, sorted(found.enabled))
    return get_collection(shelf, store)


def _collection(store: Store, shelf: str) -> Collection:
    enabled = store.parties.products(shelf)
    return Collection() if enabled is None else Collection(frozenset(enabled))


# Slots ------------------------------------------------------------------------------------


@router.get("/parties", responses=refusals(401))
def list_parties(shelf: Shelf, store: Storage) -> list[PartyLabel]:
    """The save slots that are in use."""
    collection = _collection(store, shelf)
    return [_label(store, each, collection) for each in store.parties.on_shelf(shelf)]


@router.post("/parties", status_code=201, responses=refusals(401, 404, 409))
def begin_party(shelf: Shelf, store: Storage, wanted: NewParty) -> PartySeen:
    """Begin a campaign in a free slot."""
    with unusable():
        told, source = _chosen(store, shelf, wanted)
        entrants = [_entrant(each, place) for place, each in enumerate(wanted.heroes)]
        campaign = begin(
            told.tale.story, wanted.difficulty, wanted.slot, wanted.name, entrants, _collection(store, shelf),
            freely=wanted.freely,
        )  # fmt: skip
    row = store.parties.add(shelf, wanted.slot, slots.packed(Saved(campaign)), source)
    return _seen(store, shelf, row)


def _chosen(store: Store, shelf: str, wanted: NewParty) -> tuple[Telling, str]:
    """The campaign that was chosen, and its source if it does not come with the program."""
    if wanted.own is None:
        return shipped(wanted.story), ""
    content = store.adventures.get(shelf, wanted.own).content
    return from_upload(content), content["source"]


def _entrant(each: Entering, place: int) -> Entrant:
    usual = suggested(each.hero)[1] if each.hero in known_heroes() else ()
    return Entrant(each.hero, tuple(each.items) or usual, place if each.seat is None else each.seat)


@router.post("/parties/check", responses=refusals(401))
def check_save(shelf: Shelf, sent: SaveOver) -> Faults:
    """Everything that is wrong with the text of a save, a sentence each."""
    return Faults(faults=slots.faults(sent.text))


@router.post("/parties/read", status_code=201, responses=refusals(401, 409))
async def import_party(request: Request, shelf: Shelf, store: Storage, sent: SaveIn) -> PartySeen:
    """Put the text of a save into a free slot, if it makes sense."""
    saved = await _checked(request, sent.text, sent.slot)
    content = slots.packed(replace(saved, source=""))
    row = await asyncio.to_thread(store.parties.add, shelf, sent.slot, content, saved.source)
    return await asyncio.to_thread(_seen, store, shelf, row)


async def _checked(request: Request, text: str, slot: int, source: str = "") -> Saved:
    """A save that strangers sent: its game is played again by the rules before it is believed."""
    with unusable():
        saved = slots.unpacked(text, slot)
    if saved.source and not (await elsewhere(request, looked_over, saved.source))["playable"]:
        raise HTTPException(422, "Source: the campaign in this save cannot be played; upload it to see why.")
    saved = replace(saved, source=saved.source or source)
    if saved.game:
        if saved.campaign.stage is not Stage.ADVENTURE:
            raise HTTPException(422, "Game: the party is on no adventure, so there can be no game under way.")
        await elsewhere(request, check, saved.game)
        with unusable():
            await asyncio.to_thread(_check_game, saved)
    return saved


def _check_game(saved: Saved) -> None:
    """The game in a save is of its campaign's adventure, and of its party."""
    expected, found = setup_for(saved.campaign, telling_of(saved)), saves.read(saved.game).setup
    if any(found.get(name) != expected[name] for name in ("adventure", "difficulty")) or _party(found) != _party(
        expected
    ):
        raise CampaignError("Game: this is a game of another adventure or party than the campaign's.")


def _party(setup: Mapping[str, Any]) -> list[str]:
    return [each["hero"] for each in setup.get("heroes", ())]


@router.get("/parties/{party}", responses=refusals(401, 404))
def get_party(shelf: Shelf, store: Storage, party: Id) -> PartySeen:
    """A party as it stands, with camp."""
    return _seen(store, shelf, store.parties.get(shelf, party))


@router.put("/parties/{party}", responses=refusals(401, 404, 409))
async def edit_party(request: Request, shelf: Shelf, store: Storage, party: Id, sent: SaveOver) -> PartySeen:
    """Put an edited text in the place of a save; an edit that makes no sense is refused with what is wrong."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await _checked(request, sent.text, row.slot, row.source)

    def deed(found: PartyRow) -> PartyRow:
        if found.table_id is not None:
            raise CampaignError("The party is at a table: save it into another slot, and edit it there.")
        return replace(found, content=slots.packed(replace(saved, source="")))

    row = await asyncio.to_thread(store.parties.change, shelf, party, deed)
    return await asyncio.to_thread(_seen, store, shelf, row)


@router.delete("/parties/{party}", status_code=204, responses=refusals(401, 404))
def leave_party(shelf: Shelf, store: Storage, party: Id) -> None:
    """Free the slot; for others who have the party too, it stays."""
    store.parties.leave(shelf, party)


@router.get("/parties/{party}/save", response_class=PlainTextResponse, responses=json_refusals(401, 403, 404, 409))
async def export_party(request: Request, shelf: Shelf, store: Storage, party: Id) -> str:
    """The save as a file, with the game under way."""
    return slots.packed(await _with_game(request, await asyncio.to_thread(store.parties.get, shelf, party)))


@router.post("/parties/{party}/copy", status_code=201, responses=refusals(401, 403, 404, 409))
async def save_party(request: Request, shelf: Shelf, store: Storage, party: Id, wanted: IntoSlot) -> PartySeen:
    """Save by hand: a copy of the party as it stands this moment, in another slot of yours."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await _with_game(request, row)
    content = slots.packed(replace(saved, source=""))
    copy = await asyncio.to_thread(store.parties.add, shelf, wanted.slot, content, row.source)
    return await asyncio.to_thread(_seen, store, shelf, copy)


async def _with_game(request: Request, row: PartyRow) -> Saved:
    saved = _saved(row)
    if row.table_id is None:
        return saved
    table = (await hub_of(request).table(row.table_id)).table
    if table.game is None:
        return saved
    if not table.over and table.sat != [row.holder]:
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
    return _seen(store, shelf, store.parties.join(shelf, wanted.token, wanted.slot))


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
        saved = _playable(store, shelf, row)
        return replace(row, content=slots.packed(replace(saved, campaign=deeds[wanted.do](saved.campaign), source="")))

    return _seen(store, shelf, store.parties.change(shelf, party, deed))


# Adventures -------------------------------------------------------------------------------


@router.post("/parties/{party}/embark", status_code=201, responses=refusals(401, 404, 409))
async def set_out(request: Request, shelf: Shelf, store: Storage, party: Id, wanted: Embark) -> TableToken:
    """Set out on the next adventure: a table is opened for it, and the answer leads there."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await asyncio.to_thread(_playable, store, shelf, row)
    choices = {hero: Choice(each.role, each.trinket) for hero, each in wanted.choices.items()}
    campaign = embark(saved.campaign, choices)
    opened = await _open(request, row, replace(saved, campaign=campaign), wanted)

    def deed(found: PartyRow) -> PartyRow:
        if found.content != row.content:
            raise CampaignError("The party has changed meanwhile; look at it again and set out then.")
        return replace(found, content=slots.packed(Saved(campaign)), table_id=opened.table)

    await _hold_on_to(store, shelf, party, deed, opened.table)
    return opened


async def _open(request: Request, row: PartyRow, saved: Saved, wanted: Embark) -> TableToken:
    """Open a table for the adventure under way."""
    told = await asyncio.to_thread(telling_of, saved)
    rulebook = hub_of(request).rulebooks[wanted.mode]
    wishes, decks = rulebook.parted(setup_for(saved.campaign, told))
    if len(decks) not in rulebook.seats:  # the app has one chair for all
        decks = [{"heroes": [hero for deck in decks for hero in deck["heroes"]]}]
    if wanted.chairs and len(wanted.chairs) != len(decks):
        raise HTTPException(422, f"This party has {len(decks)} chairs, not {len(wanted.chairs)}.")
    chairs = [
        NewChair.model_validate({"name": _seated(place, deck), "by": "me", **_given(wanted, place), "deck": deck})
        for place, deck in enumerate(decks)
    ]
    table = NewTable(game=wanted.mode, chairs=chairs).model_copy(update={"wishes": wishes})
    opened = await open_with(request, table, row.holder)
    return TableToken(table=opened.table, token=opened.token, invite=opened.invite)


def _seated(place: int, deck: Any) -> str:
    """What a chair is called if nobody says: by its heroes."""
    names = " and ".join(each["hero"] for each in deck["heroes"])
    return names if len(names) <= 40 else f"Player {place + 1}"


def _given(wanted: Embark, place: int) -> dict[str, Any]:
    if not wanted.chairs:
        return {}
    chair = wanted.chairs[place]
    return {"by": chair.by, **({"name": chair.name} if chair.name else {})}


async def _hold_on_to(
    store: Store, shelf: str, party: str, deed: Callable[[PartyRow], PartyRow], table: str
) -> None:  # fmt: skip
    """Tie a new table to its party; one that comes too late is not kept."""
    try:
        await asyncio.to_thread(store.parties.change, shelf, party, deed)
    except (WaybreadError, StorageError):
        await asyncio.to_thread(store.delete_table, table)
        raise


@router.post("/parties/{party}/table", status_code=201, responses=refusals(401, 404, 409))
async def sit_down(request: Request, shelf: Shelf, store: Storage, party: Id) -> TableToken:
    """The way to the table of the adventure under way; where there is none yet, one is opened from the save."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    saved = await asyncio.to_thread(_playable, store, shelf, row)
    if saved.campaign.stage is not Stage.ADVENTURE:
        raise HTTPException(409, "The party is on no adventure; it has to set out first.")
    if row.table_id is not None:
        role = Role.HOST if await asyncio.to_thread(_is_host, store, row) else Role.PLAYER
        token = await asyncio.to_thread(store.add_holder, row.table_id, row.holder, role)
        invite = await asyncio.to_thread(store.add_holder, row.table_id, "", Role.INVITE)
        return TableToken(table=row.table_id, token=token, invite=invite)
    if saved.game:
        again = await open_again(request, saved.game, row.holder)
        opened = TableToken(table=again.table, token=again.token, invite=again.invite)
    else:
        opened = await _open(request, row, saved, Embark(choices={}))

    def deed(found: PartyRow) -> PartyRow:
        if found.table_id is not None or found.content != row.content:
            raise CampaignError("Somebody else was quicker; try again to join them.")
        return replace(found, content=slots.packed(replace(saved, game="", source="")), table_id=opened.table)

    await _hold_on_to(store, shelf, party, deed, opened.table)
    return opened


def _is_host(store: Store, row: PartyRow) -> bool:
    return row.table_id is not None and store.is_host(row.table_id, row.holder)


@router.post("/parties/{party}/finish", responses=refusals(401, 404, 409))
async def come_home(request: Request, shelf: Shelf, store: Storage, party: Id) -> PartySeen:
    """Enter the finished adventure, won or lost: what was gained, the chronicle, and what comes next."""
    row = await asyncio.to_thread(store.parties.get, shelf, party)
    if row.table_id is None:
        raise HTTPException(409, "The party is at no table: there is no adventure that could have ended.")
    table = (await hub_of(request).table(row.table_id)).table
    game = table.game
    if not isinstance(game, GuidedGame) or game.outcome is None:
        raise HTTPException(409, "The adventure is not over yet.")
    return await asyncio.to_thread(_come_home, store, shelf, row, game.clone(), list(table.log))


def _come_home(store: Store, shelf: str, row: PartyRow, game: GuidedGame[Any], log: list[Event]) -> PartySeen:
    def deed(found: PartyRow) -> PartyRow:
        if found.table_id != row.table_id:
            raise CampaignError("This adventure has been entered already.")
        saved = _playable(store, shelf, found)
        campaign = entered(saved.campaign, telling_of(saved), game, log)
        return replace(found, content=slots.packed(Saved(campaign)), table_id=None)

    changed = store.parties.change(shelf, row.id, deed)
    outcome = "won" if game.outcome and game.outcome.won else "lost"
    return _seen(store, shelf, changed, f"The adventure is {outcome}, and entered.")


# What is seen -----------------------------------------------------------------------------


def _saved(row: PartyRow) -> Saved:
    """What a slot holds; CampaignError if an older program wrote what makes no sense any more."""
    return replace(slots.unpacked(row.content, row.slot), source=row.source)


def _playable(store: Store, shelf: str, row: PartyRow) -> Saved:
    """What a slot holds, if it may be played with the products that are there."""
    saved = _saved(row)
    if reason := _why_not(saved, _collection(store, shelf)):
        raise CampaignError(reason)
    return saved


def _why_not(saved: Saved, collection: Collection) -> str | None:
    """Why a save cannot be played as things stand, or None."""
    if reason := collection.why_not_use(saved.campaign.products):  # jme:20.3
        return reason
    try:
        telling_of(saved)
    except WaybreadError as error:
        return str(error)
    return None


def _label(store: Store, row: PartyRow, collection: Collection) -> PartyLabel:
    try:
        saved = _saved(row)
    except CampaignError as error:
        return PartyLabel(
            id=row.id, slot=row.slot, name="", story="", difficulty="", stage="", adventure="", title="", next="",
            heroes=[], people=store.parties.people(row.id), changed=row.changed, why_not=f"{UNREADABLE}{error}",
        )  # fmt: skip
    campaign, told = saved.campaign, _told(saved)
    return PartyLabel(
        id=row.id,
        slot=row.slot,
        name=campaign.name,
        story=campaign.story,
        difficulty=campaign.difficulty.value,
        stage=campaign.stage.value,
        adventure=campaign.adventure,
        title=told.tale.story.title if told else "",
        next=_station(told, campaign.adventure, "next").title if campaign.adventure else "",
        heroes=[each.name for each in campaign.heroes],
        people=store.parties.people(row.id),
        changed=row.changed,
        why_not=_why_not(saved, collection),
    )


def _seen(store: Store, shelf: str, row: PartyRow, said: str = "") -> PartySeen:
    label = _label(store, row, _collection(store, shelf))
    saved = _saved(row) if label.stage else None
    told = _told(saved) if saved else None
    return PartySeen(
        **label.model_dump(),
        campaign=campaign_data(saved.campaign) if saved else None,
        road=_road(told, saved.campaign) if saved else [],
        epilogue=told.epilogue(saved.campaign) if saved and told else "",
        text=slots.packed(replace(saved, game="", source="")) if saved else row.content,
        camp=camp_seen(saved.campaign, told.camp_words(saved.campaign) if told else "") if saved else None,
        table=row.table_id is not None,
        said=said,
    )


def _told(saved: Saved) -> Telling | None:
    """The tale of a save; None if it is not known here."""
    try:
        return telling_of(saved)
    except WaybreadError:
        return None


def _road(told: Telling | None, campaign: Campaign) -> list[Station]:
    """What lies behind a party, and what comes now."""
    found = [_station(told, each.adventure, "won" if each.won else "lost") for each in campaign.outcomes]
    if campaign.adventure:
        found.append(_station(told, campaign.adventure, "under way" if campaign.embarked else "next"))
    return found


def _station(told: Telling | None, key: str, state: Literal["won", "lost", "under way", "next"]) -> Station:
    try:
        adventure = told.adventure(key) if told else None
    except (WaybreadError, KeyError):  # somebody may have edited the save
        adventure = None
    if adventure is None:
        return Station(adventure=key, title=key.replace("-", " ").title(), summary="", kind="", state=state)
    summary = adventure.texts.get("summary", "")
    return Station(adventure=key, title=title_of(adventure), summary=summary, kind=adventure.kind, state=state)
