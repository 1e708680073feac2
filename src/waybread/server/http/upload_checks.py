"""Looks an uploaded adventure over, in a process of its own: the checker's report, and whether it plays to an end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from waybread.journeys import sources
from waybread.journeys.campaign import MOST_HEROES, heroes, suggested
from waybread.journeys.sources import Remark, Source
from waybread.kernel import Json, WaybreadError
from waybread.table import DEFAULT_BOT, RULEBOOKS, Table, quick_choice

MOST_REMARKS: Final = 300
LONGEST_REMARK: Final = 500
TRIAL_SECONDS: Final = 3.0
"""Of one adventure; others wait meanwhile."""
ALL_TRIALS_SECONDS: Final = 15.0
"""Of all adventures of a source together."""
MOST_CHOICES: Final = 5000
TRIAL_HEROES: Final = 2


@dataclass(frozen=True, slots=True)
class Report:
    """What there is to know of an uploaded source."""

    key: str
    title: str
    campaign: bool
    playable: bool
    remarks: list[dict[str, Any]]
    summary: str
    fewest: int
    most: int
    """Heroes it is meant for."""


@dataclass(frozen=True, slots=True)
class _About:
    """An adventure or a campaign, in a list of such."""

    title: str
    campaign: bool
    summary: str = ""
    fewest: int = 1
    most: int = MOST_HEROES


def looked_over(packed: str) -> dict[str, Any]:
    """The report on a packed source, as plain data (:class:`Report`)."""
    source = sources.parse_source(packed)
    about, remarks = _About("", campaign=False), list[Remark]()
    try:
        remarks = sources.check(source)
        if not any(each.error for each in remarks):
            about, more = _tried_out(source)
            remarks += more
    except WaybreadError as error:
        remarks.append(Remark("the whole", str(error), error=True))
    except Exception:  # noqa: BLE001  whatever strangers wrote, the answer is a sentence
        remarks.append(Remark("the whole", "the program stumbles over it, which is our fault.", error=True))
    shown = [{**asdict(each), "words": each.words[:LONGEST_REMARK]} for each in remarks[:MOST_REMARKS]]
    if len(remarks) > MOST_REMARKS:
        words = f"{len(remarks) - MOST_REMARKS} more remarks of the kind are not shown."
        shown.append(asdict(Remark("this list", words, error=False)))
    playable = not any(each.error for each in remarks)
    return asdict(
        Report(source.key, about.title, about.campaign, playable, shown, about.summary, about.fewest, about.most)
    )


def _tried_out(source: Source) -> tuple[_About, list[Remark]]:
    """What is told of it in lists, and how bots fared in it."""
    until = time.monotonic() + ALL_TRIALS_SECONDS
    found = sources.read_campaign(source)
    if found is None:
        adventure = sources.read_adventure(source)
        fewest, most = adventure.heroes
        about = _About(
            adventure.title, campaign=False, summary=adventure.texts.get("summary", ""), fewest=fewest, most=most
        )
        return about, [_trial(source, "", until)]
    tale, parts = found
    about = _About(tale.story.title, campaign=True, summary=tale.texts.get("summary", "") or tale.story.introduction)
    return about, [_trial(part, f"{name}: ", until) for name, part in parts.items()]


def _trial(source: Source, front: str, until: float) -> Remark:
    """One game by rules of thumb, as a remark."""
    where = f"{front}a trial"
    if time.monotonic() > until:
        return Remark(where, "it was not tried out: the others took so long.", error=False)
    until = min(until, time.monotonic() + TRIAL_SECONDS)
    adventure = sources.read_adventure(source)
    least, most = adventure.heroes
    names = list(heroes())[: min(max(TRIAL_HEROES, least), most)]
    party: list[Json] = [_beginner(each) for each in names]
    wishes: Mapping[str, Json] = {"adventure": adventure.key, "source": source.to_text()}
    table = Table(RULEBOOKS["journeys"], wishes, 1)
    try:
        table.sit("trial", 0, "Trial")
        table.bring("trial", 0, {"heroes": party})
        table.start("trial", 1)
        for _ in range(MOST_CHOICES):
            if table.over or time.monotonic() > until:
                break
            table.choose("trial", 0, quick_choice(table, DEFAULT_BOT), table.moment)
    except WaybreadError as error:
        return Remark(where, f"rules of thumb could not play it to an end: {error}", error=True)
    except Exception:  # noqa: BLE001  whatever strangers wrote, the answer is a sentence
        return Remark(where, "the rules stumble over it when it is played.", error=True)
    return Remark(where, _outcome(table), error=False)


def _beginner(hero: str) -> Json:
    role, items = suggested(hero)
    return {"hero": hero, "role": role, "items": list(items)}


def _outcome(table: Table) -> str:
    if not table.over:
        return "rules of thumb did not play it to an end in the time that they had."
    summary = table.summary()
    outcome = "won" if summary.won else "lost"
    return f"rules of thumb {outcome} it in round {summary.rounds}: {summary.reason}."
