"""Campaigns over HTTP: the log on a shelf, the eight checks before a game, and the entry after it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, HTTPException

from waybread.cardgame import CardGame
from waybread.cardgame.campaign import (
    CHECKS,
    OVER,
    CampaignError,
    Log,
    Preparation,
    entry,
    left_behind,
    new_log,
    prepare,
    question_text,
    read,
    record,
    with_planned_heroes,
    write,
)
from waybread.kernel import SetupError, Streams
from waybread.server.base_models import DeckShape
from waybread.server.http.campaign_models import (
    Check,
    KeptCampaign,
    LogText,
    NewCampaign,
    PlayedTable,
    Prepared,
    QuestionSeen,
    ReadyChair,
    ReadyTable,
    ToPrepare,
    log_seen,
)
from waybread.server.http.dependencies import Shelf, Storage, Tables, find_holder
from waybread.server.http.refusals import refusals, unusable
from waybread.server.http.shelf_routes import GAME, Id, KeptLabel
from waybread.server.storage import Kept, Store
from waybread.table import MAX_NAME

router = APIRouter(prefix="/shelf/campaigns", tags=["campaigns"])


@router.get("", responses=refusals(401))
def list_campaigns(shelf: Shelf, store: Storage) -> list[KeptLabel]:
    """The campaigns on a shelf, the latest first."""
    return [KeptLabel.from_data(each) for each in store.campaigns.labels(shelf)]


@router.post("", status_code=201, responses=refusals(401, 404, 409))
def begin_campaign(shelf: Shelf, store: Storage, wanted: NewCampaign) -> KeptCampaign:
    """Begin a campaign."""
    earlier = _log(store.campaigns.get(shelf, wanted.after)) if wanted.after else None
    with unusable():
        log = new_log(wanted.players, expert=wanted.expert, after=earlier, box=wanted.box)
        text = _text(log)
    missing = left_behind(earlier, wanted.box) if earlier else []
    said = " ".join(f"{title} does not come along: {why}." for title, why in missing)
    return _shown(store.campaigns.get(shelf, store.campaigns.add(shelf, GAME, wanted.name, text).id), said)


@router.post("/read", status_code=201, responses=refusals(401, 409))
def add_campaign(shelf: Shelf, store: Storage, sent: LogText) -> KeptCampaign:
    """Put the text of a campaign log on a shelf, if it makes sense."""
    with unusable():
        read(sent.text)
    return _shown(store.campaigns.get(shelf, store.campaigns.add(shelf, GAME, sent.name, sent.text).id))


@router.get("/{kept}", responses=refusals(401, 404))
def get_campaign(shelf: Shelf, store: Storage, kept: Id) -> KeptCampaign:
    """A campaign as it stands."""
    return _shown(store.campaigns.get(shelf, kept))


@router.put("/{kept}", responses=refusals(401, 404, 409))
def change_campaign(shelf: Shelf, store: Storage, kept: Id, sent: LogText) -> KeptCampaign:
    """Edit a campaign log; an edit that makes no sense is refused with the line."""
    with unusable():
        read(sent.text)
    store.campaigns.change(shelf, kept, sent.name, sent.text)
    return _shown(store.campaigns.get(shelf, kept))


@router.delete("/{kept}", status_code=204, responses=refusals(401, 404))
def delete_campaign(shelf: Shelf, store: Storage, kept: Id) -> None:
    """Throw a campaign away."""
    store.campaigns.remove(shelf, kept)


# Before a game --------------------------------------------------------------------------


@router.post("/{kept}/prepare", responses=refusals(401, 404, 409))
def prepare_game(shelf: Shelf, store: Storage, kept: Id, wanted: ToPrepare) -> Prepared:
    """Go through the eight checks before the next game: what is open, what is not allowed, and the table to open."""
    campaign = store.campaigns.get(shelf, kept)
    log = _log(campaign)
    if log.scenario is None:
        raise HTTPException(409, OVER)
    plans = [each.plan() for each in wanted.plans]
    decks = [each.deck() for each in wanted.decks]
    decks[: len(plans)] = [with_planned_heroes(*each) for each in zip(decks, plans, strict=False)]
    found = prepare(log, log.scenario, decks, plans, casual=wanted.casual, easy=wanted.easy)
    problems = list(found.problems)
    table = None
    if found.setup is not None:
        try:
            CardGame.deal(found.setup, Streams(0))
            table = _table(found, casual=wanted.casual)
        except SetupError as error:  # what only the whole table shows
            problems.append(str(error))
    begun = wanted.begin and table is not None
    if begun:
        store.campaigns.change(shelf, kept, campaign.name, _text(found.log))
    return Prepared(
        checks=[Check(about=about, done=list(done)) for about, done in zip(CHECKS, found.checks, strict=True)],
        questions=[QuestionSeen.from_data(each, text=question_text(each, log)) for each in found.questions],
        problems=problems,
        log=log_seen(found.log),
        table=table,
        begun=begun,
    )


def _table(found: Preparation, *, casual: bool) -> ReadyTable:
    setup = dict(found.setup or {})
    decks = setup.pop("decks")
    chairs = [
        ReadyChair(name=player.name[:MAX_NAME], deck=DeckShape.model_validate(deck))
        for player, deck in zip(found.log.players, decks if isinstance(decks, list) else [], strict=True)
    ]
    return ReadyTable(wishes=setup, casual=casual, chairs=chairs)


# After a game ---------------------------------------------------------------------------


@router.post("/{kept}/record", responses=refusals(401, 403, 404, 409))
async def record_game(hub: Tables, shelf: Shelf, store: Storage, kept: Id, sent: PlayedTable) -> KeptCampaign:
    """Enter the finished game of a table: a win with what the campaign card says; a loss changes nothing."""
    holder = await find_holder(store, sent.token)
    if not holder.holder:
        raise HTTPException(403, "Whoever played at the table can enter its game; this link is for others.")
    game = (await hub.table(holder.table_id)).table.game
    if not isinstance(game, CardGame) or game.outcome is None:
        raise HTTPException(409, "The game at this table is not over yet.")
    return await asyncio.to_thread(_recorded, shelf, store, kept, game.clone())


def _recorded(shelf: str, store: Store, kept: str, game: CardGame) -> KeptCampaign:
    campaign = store.campaigns.get(shelf, kept)
    log = _log(campaign)
    if log.scenario is None:
        raise CampaignError(OVER)
    after = record(log, game)
    if game.outcome is None or not game.outcome.won:
        return _shown(campaign, entry(log, won=False))
    store.campaigns.change(shelf, kept, campaign.name, _text(after))
    return _shown(store.campaigns.get(shelf, kept), entry(log, won=True))


# The log --------------------------------------------------------------------------------


def _log(campaign: Kept) -> Log:
    """The log of a campaign; one that an older program wrote may make no sense any more."""
    return read(campaign.content)


def _text(log: Log) -> str:
    """The log as text, which can be read again."""
    text = write(log)
    if read(text) != log:
        raise CampaignError("This log could not be read again as it is; names and notes have no spaces around them.")
    return text


def _shown(campaign: Kept, said: str = "") -> KeptCampaign:
    return KeptCampaign.from_data(campaign, text=campaign.content, log=log_seen(_log(campaign)), said=said)
