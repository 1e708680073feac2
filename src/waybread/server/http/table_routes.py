"""Tables over HTTP: new ones, and places at them; what happens at a table goes over the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from secrets import token_hex
from typing import Annotated, Any, Final

from fastapi import APIRouter, HTTPException
from fastapi.responses import PlainTextResponse
from pydantic import Field

from waybread.kernel import WaybreadError
from waybread.server.base_models import Sent, Shape
from waybread.server.http.dependencies import AtTable, Tables, Token, no_token, token_of_link
from waybread.server.http.new_tables import NewChair, NewTable, Opened, Opener
from waybread.server.http.refusals import json_refusals
from waybread.server.live.messages import ChairSeen, Seat
from waybread.server.live.table_document import chair_seen, status
from waybread.server.storage import Role
from waybread.table import Table

router = APIRouter(prefix="/tables", tags=["tables"])
ALONE: Final = "A save holds what others may not see; while a game goes on it is for solo players."


class Join(Sent):
    """Take a free chair, or a bot's."""

    seat: Seat
    name: Annotated[str, Field(min_length=1, max_length=40)]


class Joined(Shape):
    """A place at a table."""

    table: str
    token: str
    seat: int


class TableSeen(Shape):
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


@router.post("", status_code=201, openapi_extra={"security": [{}]})  # the token is for an adventure of one's own
async def open_table(hub: Tables, opener: Opener, token: Token, wanted: NewTable) -> Opened:
    """Open a table. The answer has the tokens to it."""
    if wanted.save is not None:
        return await opener.open_save(wanted, wanted.save)
    if wanted.game not in hub.rulebooks:
        raise HTTPException(422, f"No game of that name is played here; there are {', '.join(hub.rulebooks)}.")
    if "source" in wanted.wishes:
        raise HTTPException(422, "An adventure of one's own is uploaded to a shelf first, and named by 'own'.")
    if wanted.own is not None:
        shelf = await asyncio.to_thread(hub.store.shelves.opened_by, token_of_link(token))
        if shelf is None:
            raise no_token("An adventure of one's own needs the token of its shelf in the header.")
        kept = await asyncio.to_thread(hub.store.adventures.get, shelf, wanted.own)
        wanted = wanted.model_copy(update={"wishes": {**wanted.wishes, **_own_wishes(kept.content)}})
    return await opener.open(wanted, token_hex(8))


def _own_wishes(content: Mapping[str, Any]) -> dict[str, Any]:
    """The wishes for an adventure that was uploaded."""
    if content["campaign"]:
        raise HTTPException(422, "This is a campaign: a party begins it, and sets out from there.")
    return {"adventure": content["key"], "source": content["source"]}


@router.get("/mine")
async def look(hub: Tables, holder: AtTable) -> TableSeen:
    """The table that a token leads to, from outside: enough to choose a chair."""
    table = (await hub.table(holder.table_id)).table
    row = await asyncio.to_thread(hub.store.table, holder.table_id)
    own = table.seats_of(holder.holder)
    return TableSeen(
        table=holder.table_id,
        game=table.rulebook.game.name,
        wishes=table.rulebook.public_wishes(table.wishes),
        status=status(table),
        chairs=[ChairSeen.model_validate(chair_seen(table, seat, own)) for seat in range(len(table.chairs))],
        touched=row.touched,
        round=table.view(None).get("round"),
        asked=table.decision is not None and table.decision.player in own,
        won=table.summary().won if table.over else None,
    )


@router.post("/mine/chairs", status_code=201)
async def join(hub: Tables, wanted: Join, holder: AtTable, token: Token) -> Joined:
    """Take a free chair by an invitation, or one more; the answer has the token for it."""
    if holder.role is Role.WATCH:
        raise HTTPException(403, "This link is for watching; an invitation is needed to take a chair.")
    live = await hub.table(holder.table_id)
    newcomer, its_token = holder.holder, token_of_link(token)
    if not newcomer:  # first the token, so that nobody ever holds a chair without one
        newcomer = token_hex(8)
        its_token = await asyncio.to_thread(hub.store.add_holder, holder.table_id, newcomer, Role.PLAYER)
    try:
        await hub.act(live, Table.sit, newcomer, wanted.seat, wanted.name)
    except WaybreadError:
        if not holder.holder and not live.table.seats_of(newcomer):
            await asyncio.to_thread(hub.store.remove_holder, holder.table_id, newcomer)
        raise
    return Joined(table=holder.table_id, token=its_token, seat=wanted.seat)


@router.post("/mine/again", status_code=201)
async def play_again(hub: Tables, opener: Opener, holder: AtTable) -> Opened:
    """Open a new table for the same game: you, the bots and the decks as they were; chairs of others are open.

    Decks that others have brought come along when the game is over; before that they are their secret.
    """
    table = (await hub.table(holder.table_id)).table
    if not table.seats_of(holder.holder):
        raise HTTPException(403, "Only somebody who holds a chair can have the same game again.")
    if "campaign" in table.wishes:
        raise HTTPException(409, "This game belongs to a campaign: its next one is set up from there.")
    chairs = []
    for each in table.chairs:
        own = each.holder == holder.holder
        chair: dict[str, Any] = {"name": each.name if own or not each.holder else ""}
        chair["by"] = "me" if own else each.bot or "open"
        if table.over or each.deck_by in ("", holder.holder):
            chair |= {"deck": each.deck, "deck_name": each.deck_name}
        chairs.append(NewChair.model_validate(chair))
    together = any(each.by == "open" for each in chairs)
    wanted = NewTable(game=table.rulebook.game.name, chairs=chairs, casual=table.casual, start=not together)
    return await opener.open(wanted.model_copy(update={"wishes": table.wishes}), token_hex(8))


@router.get("/mine/save", response_class=PlainTextResponse, responses=json_refusals(401, 403, 404, 409))
async def save(hub: Tables, holder: AtTable) -> str:
    """The game as a save file, hidden cards and all: for whoever plays alone, or at the end."""
    table = (await hub.table(holder.table_id)).table
    if table.game is None:
        raise HTTPException(409, "The game has not begun: there is nothing to save.")
    if not table.over and table.ever_seated != [holder.holder]:  # not even for a host who has sent the others away
        raise HTTPException(403, ALONE)
    return table.game.save()
