"""New tables and places at them, over HTTP; what happens at a table goes over the socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from secrets import randbelow, token_hex
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from waybread.kernel import WaybreadError, saves
from waybread.server.http.rate_limits import Buckets
from waybread.server.http.refusals import UNKNOWN_LINK
from waybread.server.live.hub import Hub
from waybread.server.live.messages import MOST_BYTES, DeckInfo, DeckName, Seat, Short
from waybread.server.live.table_document import deck_seen, status
from waybread.server.replay.replay_pool import elsewhere
from waybread.server.replay.replayed_games import check
from waybread.server.settings import Limits
from waybread.server.storage import Holder, Role, Status, StorageError
from waybread.table import Entry, Table
from waybread.table.rulebooks import RULEBOOKS

router = APIRouter(prefix="/api/tables", tags=["tables"])
ALONE: Final = "A save holds what others may not see; while a game goes on it is for solo players."
LARGEST_SAVE: Final = 900_000
"""Characters of a save, so that it fits into a request."""


def _plain_data(data: dict[str, Any]) -> dict[str, Any]:
    """Data that every database and every client takes, and not too much of it."""
    try:
        size = len(json.dumps(data, allow_nan=False, ensure_ascii=False).encode())
    except (ValueError, RecursionError):
        raise ValueError("there is something in it that cannot be kept") from None
    if size > MOST_BYTES:
        raise ValueError(f"it has at most {MOST_BYTES} bytes")
    return data


class NewChair(BaseModel):
    """A chair of a new table: who sits there, and with which deck."""

    model_config = ConfigDict(extra="forbid")

    name: Short = ""
    by: Literal["me", "open", "random", "scout", "strider"] = "open"
    """You, whoever comes, or a bot."""
    deck: Annotated[dict[str, Any], AfterValidator(_plain_data)] | None = None
    """As a setup has it; whoever takes the chair can bring one later."""
    deck_name: DeckName = ""


class NewTable(BaseModel):
    """What is to be played, and by whom."""

    model_config = ConfigDict(extra="forbid")

    game: Annotated[str, Field(max_length=40, json_schema_extra={"enum": list(RULEBOOKS)})] = "cardgame"
    wishes: Annotated[dict[str, Any], AfterValidator(_plain_data)] = Field(default_factory=dict)
    """What the game asks for besides decks or heroes: a scenario or an adventure, and a difficulty."""
    chairs: Annotated[list[NewChair], Field(min_length=1, max_length=5)]
    casual: bool = False
    """Decks may break the rules of deckbuilding; heroes of journeys may begin with more than the rules give them."""
    start: bool = True
    """Begin at once if every chair has a deck."""
    lesson: Annotated[int, Field(ge=0, le=9999)] | None = None
    """For one who learns alone: the shuffle with this number, so that what is taught is what happens."""
    own: Annotated[str, Field(pattern="^[0-9a-f]{16}$")] | None = None
    """Of journeys: an adventure on one's shelf, by its id; the shelf's token is in the header."""
    save: Annotated[str, Field(max_length=LARGEST_SAVE)] | None = None
    """A save file to go on with: the game, the wishes and the decks are then those of the save."""


class Opened(BaseModel):
    """A new table, with the tokens that lead to it: keep them."""

    table: str
    token: str
    """Yours, as the host; it chooses for all chairs that are yours."""
    invite: str
    """For friends: whoever has it can take a free chair."""
    watch: str
    """For spectators."""


class Join(BaseModel):
    """Take a free chair, or a bot's."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    name: Annotated[str, Field(min_length=1, max_length=40)]


class Joined(BaseModel):
    """A place at a table."""

    table: str
    token: str
    seat: int


class ChairSeen(BaseModel):
    """A chair from outside."""

    name: str
    bot: str
    taken: bool
    yours: bool
    deck: DeckInfo | None


class TableSeen(BaseModel):
    """A table from outside."""

    table: str
    game: str
    wishes: dict[str, Any]
    status: str
    chairs: list[ChairSeen]
    touched: float
    """When something last happened there, in seconds since 1970."""
    round: int | None
    """Null before the game begins."""
    asked: bool
    """Do all wait for you now?"""
    won: bool | None
    """Null before the game is over."""


def hub_of(request: Request) -> Hub:
    """The tables of this process."""
    found: Hub = request.app.state.hub
    return found


def bearer(request: Request) -> str:
    """The token that a request brings, in its header and never in its address."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer" or not 8 <= len(token) <= 64:
        raise HTTPException(401, "This needs a token, in the header 'Authorization: Bearer TOKEN'.")
    return token


async def known_holder(request: Request, token: Annotated[str, Depends(bearer)]) -> Holder:
    """Whoever the token stands for."""
    found = await asyncio.to_thread(hub_of(request).store.holder_of, token)
    if found is None:
        raise HTTPException(404, UNKNOWN_LINK)
    return found


@router.post("", status_code=201)
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Open a table. The answer has the tokens to it."""
    if wanted.save is not None:
        return await _go_on(request, wanted, wanted.save)
    hub = hub_of(request)
    if wanted.game not in hub.rulebooks:
        raise HTTPException(422, f"No game of that name is played here; there are {', '.join(hub.rulebooks)}.")
    if "source" in wanted.wishes:
        raise HTTPException(422, "An adventure of one's own is uploaded to a shelf first, and named by 'own'.")
    if wanted.own is not None:
        shelf = await asyncio.to_thread(hub.store.shelves.opened_by, bearer(request))
        if shelf is None:
            raise HTTPException(401, "An adventure of one's own needs the token of its shelf in the header.")
        kept = await asyncio.to_thread(hub.store.adventures.get, shelf, wanted.own)
        wanted = wanted.model_copy(update={"wishes": {**wanted.wishes, **own_wishes(kept.content)}})
    return await open_with(request, wanted, token_hex(8))


def own_wishes(content: Mapping[str, Any]) -> dict[str, Any]:
    """The wishes for an adventure that was uploaded."""
    if content["campaign"]:
        raise HTTPException(422, "This is a campaign: a party begins it, and sets out from there.")
    return {"adventure": content["key"], "source": content["source"]}


async def open_with(request: Request, wanted: NewTable, holder: str) -> Opened:
    """Open a table for somebody, if there is room for one more."""
    hub = hub_of(request)
    await _check_room(request)
    if wanted.lesson is not None and len(wanted.chairs) > 1:
        raise HTTPException(422, "A lesson is for one chair: at a table of several nobody may know the shuffle.")
    table = _laid(hub, wanted)
    entries = await asyncio.to_thread(_furnish, table, wanted, holder)
    return await asyncio.to_thread(_store_new, hub, entries, holder, table)


async def _check_room(request: Request) -> None:
    buckets: Buckets = request.app.state.table_buckets
    if not buckets.take(request.client.host if request.client else ""):
        raise HTTPException(429, "That is a lot of new tables; please come back a little later.")
    limits: Limits = request.app.state.settings.limits
    there = await asyncio.to_thread(hub_of(request).store.counts)
    if there[Status.GATHERING] + there[Status.PLAYING] >= limits.tables:
        raise HTTPException(503, "This server has as many tables as it can have; please come back later.")


def _laid(hub: Hub, wanted: NewTable) -> Table:
    rulebook = hub.rulebooks[wanted.game]
    if len(wanted.chairs) not in rulebook.seats:
        least, most = rulebook.seats[0], rulebook.seats[-1]
        raise HTTPException(422, f"A table of this game has {least} to {most} chairs, not {len(wanted.chairs)}.")
    return Table(rulebook, wanted.wishes, len(wanted.chairs), casual=wanted.casual)


async def _go_on(request: Request, wanted: NewTable, text: str) -> Opened:
    """Open a table with a game that was played elsewhere, once it has been played again by the rules."""
    game = await elsewhere(request, check, text)
    hub = hub_of(request)
    wishes, decks = hub.rulebooks[game].parted(saves.read(text).setup)
    if len(decks) != len(wanted.chairs):
        raise HTTPException(422, f"This save is of a game with {len(decks)} chairs, not {len(wanted.chairs)}.")
    chairs = [each.model_copy(update={"deck": deck}) for each, deck in zip(wanted.chairs, decks, strict=True)]
    update = {"game": game, "wishes": wishes, "chairs": chairs, "casual": True, "start": False, "save": text}
    return await open_with(request, wanted.model_copy(update=update), token_hex(8))


async def open_again(request: Request, text: str, holder: str) -> Opened:
    """Open a table with the game of a save that has been checked; all chairs are somebody's own."""
    save = saves.read(text)
    wishes, decks = hub_of(request).rulebooks[save.game].parted(save.setup)
    chairs = [NewChair(by="me", name="", deck=deck) for deck in decks]
    wanted = NewTable(game=save.game, chairs=chairs, casual=True, start=False)
    return await open_with(request, wanted.model_copy(update={"wishes": wishes, "save": text}), holder)


def _furnish(table: Table, wanted: NewTable, holder: str) -> list[Entry]:
    """Everybody in their chairs, with what they bring."""
    entries = []
    for seat, chair in enumerate(wanted.chairs):
        if chair.by == "me":
            entries += table.sit(holder, seat, chair.name or f"Player {seat + 1}")
    if not entries:
        raise WaybreadError('One chair at least is yours: say "by": "me" for it.')
    for seat, chair in enumerate(wanted.chairs):
        if chair.by not in ("me", "open"):
            entries += table.seat_bot(holder, seat, chair.by, chair.name or f"{chair.by.capitalize()} {seat + 1}")
        if chair.deck is not None:
            entries += table.bring(holder, seat, chair.deck, chair.deck_name)
    if wanted.save is not None:
        entries += table.go_on(holder, saves.read(wanted.save))
    elif wanted.start and all(each.deck is not None for each in table.chairs):
        entries += table.start(holder, randbelow(2**63) if wanted.lesson is None else wanted.lesson)
    return entries


def _store_new(hub: Hub, entries: list[Entry], holder: str, table: Table) -> Opened:
    store = hub.store
    row = store.create_table(table.rulebook.game.name, table.wishes, len(table.chairs), casual=table.casual)
    store.append(row.id, 0, entries, status=status(table), paused=False)
    return Opened(
        table=row.id,
        token=store.add_holder(row.id, holder, Role.HOST),
        invite=store.add_holder(row.id, "", Role.INVITE),
        watch=store.add_holder(row.id, "", Role.WATCH),
    )


@router.get("/mine")
async def look(request: Request, holder: Annotated[Holder, Depends(known_holder)]) -> TableSeen:
    """The table that a token leads to, from outside: enough to choose a chair."""
    hub = hub_of(request)
    table = (await hub.table(holder.table_id)).table
    row = await asyncio.to_thread(hub.store.table, holder.table_id)
    own = table.seats_of(holder.holder)
    return TableSeen(
        table=holder.table_id,
        game=table.rulebook.game.name,
        wishes=table.rulebook.wishes_seen(table.wishes),
        status=status(table),
        chairs=[
            ChairSeen.model_validate(
                {
                    "name": chair.name,
                    "bot": chair.bot,
                    "taken": bool(chair.holder),
                    "yours": seat in own,
                    "deck": deck_seen(table, chair),
                }
            )
            for seat, chair in enumerate(table.chairs)
        ],
        touched=row.touched,
        round=table.view(None).get("round"),
        asked=table.decision is not None and table.decision.player in own,
        won=table.summary().won if table.over else None,
    )


@router.post("/mine/chairs", status_code=201)
async def join(request: Request, wanted: Join, holder: Annotated[Holder, Depends(known_holder)]) -> Joined:
    """Take a free chair by an invitation, or one more; the answer has the token for it."""
    hub = hub_of(request)
    if holder.role is Role.WATCH:
        raise HTTPException(403, "This link is for watching; an invitation is needed to take a chair.")
    live = await hub.table(holder.table_id)
    newcomer, token = holder.holder, bearer(request)
    if not newcomer:  # first the token, so that nobody ever holds a chair without one
        newcomer = token_hex(8)
        token = await asyncio.to_thread(hub.store.add_holder, holder.table_id, newcomer, Role.PLAYER)
    try:
        await hub.act(live, Table.sit, newcomer, wanted.seat, wanted.name)
    except (WaybreadError, StorageError):
        if not holder.holder and not live.table.seats_of(newcomer):
            await asyncio.to_thread(hub.store.remove_holder, holder.table_id, newcomer)
        raise
    return Joined(table=holder.table_id, token=token, seat=wanted.seat)


@router.post("/mine/again", status_code=201)
async def play_again(request: Request, holder: Annotated[Holder, Depends(known_holder)]) -> Opened:
    """Open a new table for the same game: you, the bots and the decks as they were; chairs of others are open."""
    table = (await hub_of(request).table(holder.table_id)).table
    if not table.seats_of(holder.holder):
        raise HTTPException(403, "Only somebody who holds a chair can have the same game again.")
    if "campaign" in table.wishes:
        raise HTTPException(409, "This game belongs to a campaign: its next one is set up from there.")
    chairs = [
        NewChair.model_validate(
            {
                "name": "" if each.holder not in ("", holder.holder) else each.name,
                "by": "me" if each.holder == holder.holder else each.bot or "open",
                "deck": each.deck,
                "deck_name": each.deck_name,
            }
        )
        for each in table.chairs
    ]
    together = any(each.by == "open" for each in chairs)
    wanted = NewTable(game=table.rulebook.game.name, chairs=chairs, casual=table.casual, start=not together)
    return await open_with(request, wanted.model_copy(update={"wishes": table.wishes}), token_hex(8))


@router.get("/mine/save", response_class=PlainTextResponse)
async def save(request: Request, holder: Annotated[Holder, Depends(known_holder)]) -> str:
    """The game as a save file, hidden cards and all: for whoever plays alone, or at the end."""
    table = (await hub_of(request).table(holder.table_id)).table
    if table.game is None:
        raise HTTPException(409, "The game has not begun: there is nothing to save.")
    if not table.over and table.sat != [holder.holder]:  # not even for a host who has sent the others away
        raise HTTPException(403, ALONE)
    return table.game.save()
