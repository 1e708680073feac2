"""A shelf: what a browser keeps here without an account. Whoever has its token has the shelf."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, HTTPException, Path
from pydantic import Field

from waybread.server.base_models import Counts, DeckShape, Name, Sent, Shape, fields_of
from waybread.server.http.deck_routes import Verdict, verdict
from waybread.server.http.dependencies import Address, Replays, Serving, Shelf, Storage
from waybread.server.http.new_tables import LARGEST_SAVE
from waybread.server.http.refusals import refusals
from waybread.server.replay.replayed_games import check
from waybread.server.storage import Kept, Label

router = APIRouter(prefix="/shelf", tags=["shelf"])
GAME: Final = "cardgame"
Id = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


class ShelfToken(Shape):
    """A new shelf: whoever has the token has what is on it, so keep it secret."""

    token: str


@fields_of(Label)
class KeptLabel(Shape):
    """A thing on a shelf, from outside."""


class DeckToKeep(Sent):
    """A deck for a shelf."""

    name: Name
    deck: DeckShape
    side: Counts = Field(default_factory=dict)
    notes: Annotated[str, Field(max_length=4000)] = ""


class KeptDeck(KeptLabel):
    """A deck on a shelf."""

    deck: DeckShape
    side: Counts
    notes: str
    verdict: Verdict


class SaveToKeep(Sent):
    """A save file for a shelf."""

    name: Name
    save: Annotated[str, Field(max_length=LARGEST_SAVE)]


class KeptSave(KeptLabel):
    """A save file on a shelf."""

    save: str


@router.post("", status_code=201, responses=refusals())
def new_shelf(services: Serving, address: Address, store: Storage) -> ShelfToken:
    """A new shelf; the token that opens it is in this answer and nowhere else."""
    if not services.new_tables.take(("shelf", address)):
        raise HTTPException(429, "That is a lot of new shelves; please come back a little later.")
    return ShelfToken(token=store.shelves.create()[1])


@router.delete("", status_code=204, responses=refusals(401))
def delete_shelf(shelf: Shelf, store: Storage) -> None:
    """Delete a shelf and all that is on it; quests stay with those who shared them."""
    store.shelves.delete(shelf)


# Decks ----------------------------------------------------------------------------------


@router.get("/decks", responses=refusals(401))
def list_decks(shelf: Shelf, store: Storage) -> list[KeptLabel]:
    """The decks on a shelf, the latest first."""
    return [KeptLabel.from_data(each) for each in store.decks.labels(shelf)]


@router.post("/decks", status_code=201, responses=refusals(401, 409))
def add_deck(shelf: Shelf, store: Storage, sent: DeckToKeep) -> KeptLabel:
    """Put a deck on a shelf, legal or not."""
    return KeptLabel.from_data(store.decks.add(shelf, GAME, sent.name, _content(sent)))


@router.get("/decks/{kept}", responses=refusals(401, 404))
def get_deck(shelf: Shelf, store: Storage, kept: Id) -> KeptDeck:
    """A deck from a shelf, with what speaks against playing it."""
    found = store.decks.get(shelf, kept)
    deck = DeckShape.model_validate(found.content["deck"])
    side, notes = found.content["side"], found.content["notes"]
    return KeptDeck.from_data(found, deck=deck, side=side, notes=notes, verdict=verdict(deck.deck()))


@router.put("/decks/{kept}", responses=refusals(401, 404, 409))
def change_deck(shelf: Shelf, store: Storage, kept: Id, sent: DeckToKeep) -> KeptDeck:
    """Put another deck in the place of one."""
    store.decks.change(shelf, kept, sent.name, _content(sent))
    return get_deck(shelf, store, kept)


@router.delete("/decks/{kept}", status_code=204, responses=refusals(401, 404))
def delete_deck(shelf: Shelf, store: Storage, kept: Id) -> None:
    """Throw a deck away."""
    store.decks.remove(shelf, kept)


def _content(sent: DeckToKeep) -> dict[str, object]:
    return {"deck": sent.deck.model_dump(), "side": sent.side, "notes": sent.notes}


# Saves ----------------------------------------------------------------------------------


@router.get("/saves", responses=refusals(401))
def list_saves(shelf: Shelf, store: Storage) -> list[KeptLabel]:
    """The saves on a shelf, the latest first."""
    return [KeptLabel.from_data(each) for each in store.saves.labels(shelf)]


@router.post("/saves", status_code=201, responses=refusals(401, 409))
async def add_save(replays: Replays, shelf: Shelf, store: Storage, sent: SaveToKeep) -> KeptLabel:
    """Put a save file on a shelf, if it can be played again from its beginning."""
    game = await replays.run(check, sent.save)
    return KeptLabel.from_data(await asyncio.to_thread(store.saves.add, shelf, game, sent.name, sent.save))


@router.get("/saves/{kept}", responses=refusals(401, 404))
def get_save(shelf: Shelf, store: Storage, kept: Id) -> KeptSave:
    """A save file from a shelf."""
    return _save(store.saves.get(shelf, kept))


@router.put("/saves/{kept}", responses=refusals(401, 404, 409))
async def change_save(replays: Replays, shelf: Shelf, store: Storage, kept: Id, sent: SaveToKeep) -> KeptSave:
    """Put another save file in the place of one."""
    await replays.run(check, sent.save)
    await asyncio.to_thread(store.saves.change, shelf, kept, sent.name, sent.save)
    return _save(await asyncio.to_thread(store.saves.get, shelf, kept))


@router.delete("/saves/{kept}", status_code=204, responses=refusals(401, 404))
def delete_save(shelf: Shelf, store: Storage, kept: Id) -> None:
    """Throw a save file away."""
    store.saves.remove(shelf, kept)


def _save(found: Kept) -> KeptSave:
    return KeptSave.from_data(found, save=found.content)
