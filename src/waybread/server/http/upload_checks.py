"""Looks an uploaded adventure over, in a process of its own: the checker's report, and whether it plays to an end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from waybread.bots import DEFAULT_BOT
from waybread.journeys import sources
from waybread.journeys.campaign import MOST_HEROES, heroes, suggest_outfit
from waybread.journeys.sources import Remark, Source
from waybread.kernel import Json, WaybreadError
from waybread.table import RULEBOOKS, Table, quick_choice

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
    """What the adventure is called in games: a hash of its texts."""
    remarks: list[Remark]
    title: str = ""
    campaign: bool = False
    """A campaign is begun by a party; an adventure is for a table of its own."""
    summary: str = ""
    fewest: int = 1
    most: int = MOST_HEROES
    """Heroes it is meant for."""

    @property
    def playable(self) -> bool:
        """Does nothing speak against it?"""
        return not any(each.error for each in self.remarks)


def looked_over(packed: str) -> dict[str, Any]:
    """The report on a packed source, as plain data (:class:`Report`), and whether it is playable."""
    source = sources.parse_source(packed)
    report = Report(source.key, [])
    try:
        report.remarks.extend(sources.check(source))
        if report.playable:
            report = _tried_out(source, report.remarks)
    except WaybreadError as error:
        report.remarks.append(Remark("the whole", str(error), error=True))
    except Exception:  # noqa: BLE001  whatever strangers wrote, the answer is a sentence
        report.remarks.append(Remark("the whole", "the program stumbles over it, which is our fault.", error=True))
    shown = [replace(each, words=each.words[:LONGEST_REMARK]) for each in report.remarks[:MOST_REMARKS]]
    if len(report.remarks) > MOST_REMARKS:
        words = f"{len(report.remarks) - MOST_REMARKS} more remarks of the kind are not shown."
        shown.append(Remark("this list", words, error=False))
    return asdict(replace(report, remarks=shown)) | {"playable": report.playable}


def _tried_out(source: Source, remarks: list[Remark]) -> Report:
    """What is told of it in lists, and how bots fared in it."""
    until = time.monotonic() + ALL_TRIALS_SECONDS
    found = sources.read_campaign(source)
    if found is None:
        adventure = sources.read_adventure(source)
        summary = adventure.texts.get("summary", "")
        fewest, most = adventure.heroes
        remarks = [*remarks, _trial(source, "", until)]
        return Report(source.key, remarks, adventure.title, summary=summary, fewest=fewest, most=most)
    tale, parts = found
    summary = tale.texts.get("summary", "") or tale.story.introduction
    remarks = [*remarks, *(_trial(part, f"{name}: ", until) for name, part in parts.items())]
    return Report(source.key, remarks, tale.story.title, campaign=True, summary=summary)


def _trial(source: Source, front: str, until: float) -> Remark:
    """One game by rules of thumb, as a remark."""
    where = f"{front}a trial"
    if time.monotonic() > until:
        return Remark(where, "it was not tried out: the others took so long.", error=False)
    until = min(until, time.monotonic() + TRIAL_SECONDS)
    adventure = sources.read_adventure(source)
    least, most = adventure.heroes
    party: list[Json] = []
    for hero in list(heroes())[: min(max(TRIAL_HEROES, least), most)]:
        role, items = suggest_outfit(hero)
        party.append({"hero": hero, "role": role, "items": list(items)})
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


def _outcome(table: Table) -> str:
    if not table.over:
        return "rules of thumb did not play it to an end in the time that they had."
    summary = table.summary()
    outcome = "won" if summary.won else "lost"
    return f"rules of thumb {outcome} it in round {summary.rounds}: {summary.reason}."
