"""What a slot holds, whether it can be played, and a party as its people see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from waybread.journeys.campaign import Campaign, CampaignError, Collection, Saved, data_of, save_slots
from waybread.kernel import WaybreadError
from waybread.server.http.journeys.party_models import (
    PartyLabel,
    PartySeen,
    Station,
    camp_seen,
)
from waybread.server.http.journeys.party_story import CampaignSource, campaign_source
from waybread.server.storage import PartyRow, Store

UNREADABLE: Final = "This save cannot be read as it is. "


def collection_of(store: Store, shelf: str) -> Collection:
    """The products that somebody has: the core set, unless they have said otherwise."""
    enabled = store.parties.products(shelf)
    return Collection() if enabled is None else Collection(frozenset(enabled))


def saved_in(row: PartyRow) -> Saved:
    """What a slot holds; CampaignError if an older program wrote what makes no sense any more."""
    return replace(save_slots.parse(row.content, row.slot), source=row.source)


def playable(store: Store, shelf: str, row: PartyRow) -> Saved:
    """What a slot holds, if it may be played with the products that are there."""
    saved = saved_in(row)
    if reason := _why_not(saved, collection_of(store, shelf)):
        raise CampaignError(reason)
    return saved


def _why_not(saved: Saved, collection: Collection) -> str | None:
    """Why a save cannot be played as things stand, or None."""
    if reason := collection.why_not_use(saved.campaign.products):  # jme:20.3
        return reason
    try:
        campaign_source(saved)
    except WaybreadError as error:
        return str(error)
    return None


def label_of(store: Store, row: PartyRow, collection: Collection) -> PartyLabel:
    """A party in its slot, from outside."""
    try:
        saved = saved_in(row)
    except CampaignError as error:
        unknown = dict.fromkeys(("name", "story", "difficulty", "stage", "adventure", "title", "next"), "")
        why_not = f"{UNREADABLE}{error}"
        return PartyLabel.from_data(row, **unknown, heroes=[], people=store.parties.people(row.id), why_not=why_not)
    campaign, source = saved.campaign, _known_source(saved)
    return PartyLabel.from_data(
        campaign,
        id=row.id,
        slot=row.slot,
        title=source.tale.story.title if source else "",
        next=_station(source, campaign.adventure, "next").title if campaign.adventure else "",
        heroes=[each.name for each in campaign.heroes],
        people=store.parties.people(row.id),
        changed=row.changed,
        why_not=_why_not(saved, collection),
    )


def seen_by(store: Store, shelf: str, row: PartyRow, said: str = "") -> PartySeen:
    """A party as it stands, for somebody who has it on their shelf."""
    label = label_of(store, row, collection_of(store, shelf))
    saved = saved_in(row) if label.stage else None
    source = _known_source(saved) if saved else None
    return PartySeen(
        **label.model_dump(),
        campaign=data_of(saved.campaign) if saved else None,
        road=_road(source, saved.campaign) if saved else [],
        epilogue=source.epilogue(saved.campaign) if saved and source else "",
        text=save_slots.dump(replace(saved, game="", source="")) if saved else row.content,
        camp=camp_seen(saved.campaign, source.camp_words(saved.campaign) if source else "") if saved else None,
        table=row.table_id is not None,
        said=said,
    )


def _known_source(saved: Saved) -> CampaignSource | None:
    """The tale of a save; None if it is not known here."""
    try:
        return campaign_source(saved)
    except WaybreadError:
        return None


def _road(source: CampaignSource | None, campaign: Campaign) -> list[Station]:
    """What lies behind a party, and what comes now."""
    found = [_station(source, each.adventure, "won" if each.won else "lost") for each in campaign.outcomes]
    if campaign.adventure:
        found.append(_station(source, campaign.adventure, "under way" if campaign.embarked else "next"))
    return found


def _station(source: CampaignSource | None, key: str, state: Literal["won", "lost", "under way", "next"]) -> Station:
    try:
        adventure = source.adventure(key) if source else None
    except (WaybreadError, KeyError):  # somebody may have edited the save
        adventure = None
    if adventure is None:
        return Station(adventure=key, title=key.replace("-", " ").title(), summary="", kind="", state=state)
    summary = adventure.texts.get("summary", "")
    return Station(adventure=key, title=adventure.title, summary=summary, kind=adventure.kind, state=state)
