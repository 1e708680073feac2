"""New tables: what is asked for, and how a table is opened if there is room for one more."""

from __future__ import annotations

import asyncio
import json
from secrets import randbelow, token_hex
from typing import Annotated, Any, Final

from fastapi import Depends, HTTPException
from pydantic import AfterValidator, Field

from waybread.kernel import WaybreadError, saves
from waybread.server.base_models import Sent, Shape
from waybread.server.http.dependencies import Address, Serving
from waybread.server.live.messages import MOST_BYTES, DeckName, Short
from waybread.server.live.table_document import status
from waybread.server.replay.replayed_games import check
from waybread.server.storage import Role, Status, Store
from waybread.table import RULEBOOKS, Entry, Table

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


class NewChair(Sent):
    """A chair of a new table: who sits there, and with which deck."""

    name: Short = ""
    by: Annotated[str, Field(min_length=1, max_length=40)] = "open"
    """You (``me``), whoever comes (``open``), or the name of a bot."""
    deck: Annotated[dict[str, Any], AfterValidator(_plain_data)] | None = None
    """As a setup has it; whoever takes the chair can bring one later."""
    deck_name: DeckName = ""


class NewTable(Sent):
    """What is to be played, and by whom."""

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


class Opened(Shape):
    """A new table, with the tokens that lead to it: keep them."""

    table: str
    token: str
    """Yours, as the host; it chooses for all chairs that are yours."""
    invite: str
    """For friends: whoever has it can take a free chair."""
    watch: str
    """For spectators."""


class TableOpener:
    """Opens tables for one request."""

    def __init__(self, services: Serving, address: Address) -> None:
        self._services = services
        self._address = address

    async def open(self, wanted: NewTable, holder: str) -> Opened:
        """Open a table for somebody, if there is room for one more."""
        await self._check_room()
        if wanted.lesson is not None and len(wanted.chairs) > 1:
            raise HTTPException(422, "A lesson is for one chair: at a table of several nobody may know the shuffle.")
        hub = self._services.hub
        rulebook = hub.rulebooks[wanted.game]
        if len(wanted.chairs) not in rulebook.seats:
            least, most = rulebook.seats[0], rulebook.seats[-1]
            raise HTTPException(422, f"A table of this game has {least} to {most} chairs, not {len(wanted.chairs)}.")
        table = Table(rulebook, wanted.wishes, len(wanted.chairs), casual=wanted.casual)
        entries = await asyncio.to_thread(_first_entries, table, wanted, holder)
        return await asyncio.to_thread(_store_new, hub.store, entries, holder, table)

    async def _check_room(self) -> None:
        if not self._services.new_tables.take(self._address):
            raise HTTPException(429, "That is a lot of new tables; please come back a little later.")
        there = await asyncio.to_thread(self._services.hub.store.counts)
        if there[Status.GATHERING] + there[Status.PLAYING] >= self._services.settings.limits.tables:
            raise HTTPException(503, "This server has as many tables as it can have; please come back later.")

    async def open_save(self, wanted: NewTable, text: str) -> Opened:
        """Open a table with a game that was played elsewhere, once it has been played again by the rules."""
        game = await self._services.replays.run(check, text)
        wishes, decks = self._services.hub.rulebooks[game].split_setup(saves.read(text).setup)
        if len(decks) != len(wanted.chairs):
            raise HTTPException(422, f"This save is of a game with {len(decks)} chairs, not {len(wanted.chairs)}.")
        chairs = [each.model_copy(update={"deck": deck}) for each, deck in zip(wanted.chairs, decks, strict=True)]
        update = {"game": game, "wishes": wishes, "chairs": chairs, "casual": True, "start": False, "save": text}
        return await self.open(wanted.model_copy(update=update), token_hex(8))

    async def open_again(self, text: str, holder: str) -> Opened:
        """Open a table with the game of a save that has been checked; all chairs are somebody's own."""
        save = saves.read(text)
        wishes, decks = self._services.hub.rulebooks[save.game].split_setup(save.setup)
        chairs = [NewChair(by="me", name="", deck=deck) for deck in decks]
        wanted = NewTable(game=save.game, chairs=chairs, casual=True, start=False)
        return await self.open(wanted.model_copy(update={"wishes": wishes, "save": text}), holder)


async def _opener(services: Serving, address: Address) -> TableOpener:
    return TableOpener(services, address)


Opener = Annotated[TableOpener, Depends(_opener)]


def _first_entries(table: Table, wanted: NewTable, holder: str) -> list[Entry]:
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
        entries += table.continue_save(holder, saves.read(wanted.save))
    elif wanted.start and all(each.deck is not None for each in table.chairs):
        entries += table.start(holder, randbelow(2**63) if wanted.lesson is None else wanted.lesson)
    return entries


def _store_new(store: Store, entries: list[Entry], holder: str, table: Table) -> Opened:
    row = store.create_table(table.rulebook.game.name, table.wishes, len(table.chairs), casual=table.casual)
    store.append(row.id, 0, entries, status=status(table), paused=False)
    return Opened(
        table=row.id,
        token=store.add_holder(row.id, holder, Role.HOST),
        invite=store.add_holder(row.id, "", Role.INVITE),
        watch=store.add_holder(row.id, "", Role.WATCH),
    )
