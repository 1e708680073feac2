"""What a campaign is played by: its tale, wherever it comes from, and what a finished game enters in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from waybread.journeys import ADVENTURES, GuidedGame, sources, tales
from waybread.journeys.campaign import (
    Campaign,
    CampaignError,
    Saved,
    Stage,
    add_to_chronicle,
    finish,
    setup_of,
    why_unknown,
)
from waybread.journeys.script import Adventure, Tale, conclude, epilogue_of, memory_of
from waybread.journeys.sources import Source
from waybread.kernel import Event, Json


@dataclass(frozen=True, slots=True)
class CampaignSource:
    """A tale, and the sources of its adventures where they do not come with the program."""

    tale: Tale
    parts: Mapping[str, Source] | None = None

    def adventure(self, key: str) -> Adventure:
        """An adventure of the tale, by the campaign's name for it; WaybreadError if it cannot be read."""
        return ADVENTURES[key] if self.parts is None else sources.adventure_of(self.parts[key].to_text())

    def camp_words(self, campaign: Campaign) -> str:
        """What the tale says of the camp after the last adventure; empty if nothing."""
        if campaign.stage is not Stage.CAMP:
            return ""
        last = campaign.outcomes[-1].adventure
        name = next((each.name for each in self.tale.chapters if each.adventure == last), "")
        return self.tale.texts.get(f"camp.{name}", "")

    def epilogue(self, campaign: Campaign) -> str:
        """How the campaign ended, in words; empty as long as it has not."""
        return epilogue_of(self.tale, memory_of(self.tale, campaign)) if campaign.stage is Stage.OVER else ""


def campaign_source(saved: Saved) -> CampaignSource:
    """The tale of a campaign; WaybreadError in one sentence if it is not known here."""
    campaign = saved.campaign
    found = _from_source(saved.source) if saved.source else shipped(campaign.story)
    if found.tale.story.key != campaign.story:
        raise CampaignError("The source in this save is not that of its campaign.")
    known = [each.adventure for each in found.tale.chapters]
    if campaign.adventure and campaign.adventure not in known:
        raise CampaignError(
            f"Adventure: {why_unknown(campaign.adventure, dict.fromkeys(known), 'part of this campaign')}"
        )
    return found


def unknown_variables(saved: Saved) -> list[str]:
    """A sentence for each variable of a campaign that none of its adventures remembers."""
    source = campaign_source(saved)
    known: dict[str, None] = {}
    for chapter in source.tale.chapters:
        adventure = source.adventure(chapter.adventure)
        known |= dict.fromkeys((*adventure.remembers, *(f"{chapter.name}.{each.name}" for each in adventure.endings)))
    reasons = (why_unknown(each, known, "thing to remember") for each in saved.campaign.variables)
    return [f"Variables: {reason}" for reason in reasons if reason]


def shipped(key: str) -> CampaignSource:
    """A campaign that comes with the program."""
    known = tales()
    if key not in known:
        raise CampaignError(f"There is no campaign '{key[:60]}' here; there are {', '.join(known) or 'none yet'}.")
    return CampaignSource(known[key])


@lru_cache(maxsize=16)
def _from_source(packed: str) -> CampaignSource:
    found = sources.read_campaign(sources.parse_source(packed))
    if found is None:
        raise CampaignError("There is no campaign in this source.")
    return CampaignSource(*found)


def from_upload(content: Mapping[str, Any]) -> CampaignSource:
    """A campaign that was uploaded."""
    if not content["campaign"]:
        raise CampaignError("This is a single adventure: it is played at a table of its own, without a party.")
    return _from_source(content["source"])


def setup_for(campaign: Campaign, source: CampaignSource) -> dict[str, Json]:
    """The setup of the adventure that a party has embarked on, with its source if it needs one."""
    setup = setup_of(campaign)
    if source.parts is None:
        return setup
    part = source.parts[campaign.adventure]
    return setup | {"adventure": part.key, "source": part.to_text()}


def entered(campaign: Campaign, source: CampaignSource, game: GuidedGame[Any], log: Sequence[Event]) -> Campaign:
    """The campaign with a finished adventure: the chronicle, what was gained, and what comes next."""
    for round_, prompts in _prompts(log):
        campaign = add_to_chronicle(campaign, round_, *prompts)
    return finish(campaign, conclude(source.tale, campaign, game))


def _prompts(log: Sequence[Event]) -> list[tuple[int, list[str]]]:
    """What the players were told, by round (jme:18.0)."""
    found: list[tuple[int, list[str]]] = [(0, [])]
    for event in log:
        if event.kind == "round":
            found.append((int(str(event.facts["round"])), []))
        elif event.kind in ("text", "answer") and event.facts.get("words"):
            found[-1][1].append(str(event.facts["words"]))
    return [each for each in found if each[1]]
