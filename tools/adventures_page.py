"""The results of Journeys as tables between the marks of a page; the text around them stays."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from tools.page_tables import COMPARISON_HEAD, between_marks, compared, comparison_row, markdown_table, pooled
from tools.results_page import BOTS
from waybread.journeys import ADVENTURES, tales
from waybread.journeys.script import Event
from waybread.kernel import ENGINE
from waybread.sim import Share
from waybread.sim.journeys import (
    CampaignTally,
    PlaytestTally,
    combine_tallies,
    percent,
    unreached_endings,
    unseen_events,
)

SIZES: Final = (1, 2, 3, 4, 5)
DIFFICULTIES: Final = ("normal", "hard")
MIX: Final = ("random", "scout")
"""Bots that together see all of a campaign: some adventures are lost, others won."""
_USUAL: Final = (2, 3, 4)
"""The party sizes for which adventures are balanced."""
_SECTIONS: Final = {
    "journeys run": "## Journeys: every adventure",
    "journeys balance": "### Parties of two to four heroes together",
    "journeys parties": "### By the number of heroes",
    "journeys paired": "### strider beside scout",
    "journeys campaigns": "## Journeys: whole campaigns",
    "journeys led": "### Led to each end",
    "journeys unseen": "## Journeys: what nobody saw",
}
"""The headings of new marks, by name."""


@dataclass(frozen=True, slots=True)
class FoundAdventure:
    """A cell of an adventure that has been played."""

    adventure: str
    size: int
    difficulty: str
    bot: str
    tried: PlaytestTally
    lead: str = ""
    """The ending it was steered towards."""
    seeds: tuple[int, ...] = ()
    """The seeds of the games that reached it."""
    wins: tuple[bool, ...] = ()
    """Whether each game was won, from seed 0 on."""

    @property
    def games(self) -> int:
        """The number of games."""
        return self.tried.share.games


@dataclass(frozen=True, slots=True)
class FoundCampaign:
    """A cell of a campaign that has been played."""

    campaign: str
    size: int
    difficulty: str
    bots: tuple[str, ...]
    tally: CampaignTally
    lead: str = ""
    """The epilogue it was steered towards."""

    @property
    def games(self) -> int:
        """The number of campaigns."""
        return self.tally.share.games


Found: TypeAlias = FoundAdventure | FoundCampaign


def write_page(page: Path, order: Sequence[str], found: Sequence[Found], playouts: int) -> None:
    """Write the tables into the page and all figures as CSV into the folder of its name."""
    alone = [each for each in found if isinstance(each, FoundAdventure) and not each.lead]
    campaigns = [each for each in found if isinstance(each, FoundCampaign) and not each.lead]
    led = [each for each in found if each.lead]
    parts = {
        "journeys run": _circumstances(alone, campaigns, led, playouts),
        "journeys balance": _balance(order, alone),
        "journeys parties": "\n".join(_by_party(order, alone)),
        "journeys paired": "\n".join(_paired(order, alone)),
        "journeys campaigns": "\n".join(_campaigns(campaigns)),
        "journeys led": "\n".join(_led(order, led)),
        "journeys unseen": _unseen(order, found),
    }
    text = page.read_text(encoding="utf-8") if page.exists() else "# ResultFile of journeys\n"
    for mark, heading in _SECTIONS.items():
        if f"<!-- {mark} -->" not in text:
            text += f"\n{heading}\n\n<!-- {mark} -->\n<!-- end -->\n"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(between_marks(text, parts), encoding="utf-8")
    folder = page.with_suffix("")
    folder.mkdir(exist_ok=True)
    (folder / "adventures.csv").write_text(_sheet(alone), encoding="utf-8")


def title(adventure: str) -> str:
    """Return the title of an adventure."""
    return ADVENTURES[adventure].texts.get("title", adventure)


def _circumstances(
    alone: Sequence[FoundAdventure], campaigns: Sequence[FoundCampaign], led: Sequence[Found], playouts: int
) -> str:
    said = []
    for bot in BOTS:
        counts = {each.games for each in alone if each.bot == bot}
        if counts:
            said.append(f"{bot} {_from_to(counts)}")
    games = sum(each.games for each in alone)
    text = (
        f"Waybread {ENGINE}: {games:,} games. Games of each cell: {', '.join(said) or 'none yet'}; strider with "
        f"{playouts} playouts a decision. Seeds count up from 0, the same in every cell; seed n has the heroes from "
        "the n-th on, with the role and the items that suit them. Adventures of a campaign are played here by "
        "themselves, without what heroes learn and find before them."
    )
    if campaigns:
        counts = {each.games for each in campaigns}
        text += f" Besides, {sum(each.games for each in campaigns):,} whole campaigns, {_from_to(counts)} of each cell."
    if led:
        count = sum(each.games for each in led if isinstance(each, FoundCampaign))
        text += f" And {count:,} campaigns were led to an epilogue."
    return f"{text}\n"


def _from_to(counts: Iterable[int]) -> str:
    return " to ".join(f"{each:,}" for each in sorted({min(counts), max(counts)}))


def _share(share: Share) -> str:
    return f"{percent(share)} of {share.games}" if share.games else "–"


def _of(
    found: Iterable[FoundAdventure], adventure: str, bot: str, difficulty: str, sizes: Iterable[int]
) -> PlaytestTally:
    wanted = {*sizes}
    return combine_tallies(
        each.tried for each in found
        if (each.adventure, each.bot, each.difficulty) == (adventure, bot, difficulty) and each.size in wanted
    )  # fmt: skip


def _balance(order: Sequence[str], found: Sequence[FoundAdventure]) -> str:
    columns = [(bot, difficulty) for difficulty in DIFFICULTIES for bot in BOTS]
    rows = [
        [title(each), *(_share(_of(found, each, *column, _USUAL).share) for column in columns)]
        for each in order if any(cell.adventure == each for cell in found)
    ]  # fmt: skip
    return markdown_table(["adventure", *(", ".join(each) for each in columns)], rows, range(1, 1 + len(columns)))


def _by_party(order: Sequence[str], found: Sequence[FoundAdventure]) -> Iterator[str]:
    for difficulty in DIFFICULTIES:
        for bot in BOTS:
            played = {each.adventure for each in found if (each.bot, each.difficulty) == (bot, difficulty)}
            if played:
                rows = [
                    [title(key), *(_share(_of(found, key, bot, difficulty, [size]).share) for size in SIZES)]
                    for key in order if key in played
                ]  # fmt: skip
                columns = range(1, 1 + len(SIZES))
                yield f"{bot}, {difficulty}:\n\n{markdown_table(_heroes('adventure'), rows, columns)}"


def _paired(order: Sequence[str], found: Sequence[FoundAdventure]) -> Iterator[str]:
    """Compare strider with scout on the same heroes and seeds, by adventure and by number of heroes."""
    scout, strider = (
        {(each.adventure, each.size, each.difficulty): each.wins for each in found if each.bot == bot}
        for bot in ("scout", "strider")
    )
    both = compared(scout, strider)
    if not both:
        return
    for place, head, labels in (
        (0, "adventure", {each: title(each) for each in order}),
        (1, "heroes", {each: str(each) for each in SIZES}),
    ):
        rows = []
        for (key, label), difficulty in product(labels.items(), DIFFICULTIES):
            cells = [each for which, each in both.items() if which[place] == key and which[2] == difficulty]
            if cells:
                rows.append([label, difficulty, *comparison_row(pooled(cells))])
        rows.append(["all", "", *comparison_row(pooled(both.values()))])
        yield markdown_table([head, "", *COMPARISON_HEAD], rows, range(2, 6))


def _campaigns(found: Sequence[FoundCampaign]) -> Iterator[str]:
    """Yield the win rates of each campaign's adventures, and how often each epilogue was reached."""
    for key in dict.fromkeys(each.campaign for each in found):
        cells = [each for each in found if each.campaign == key]
        tale = tales()[key]
        kinds = list(dict.fromkeys((each.bots, each.difficulty) for each in cells))
        head = [f"{' or '.join(bots)}, {difficulty}" for bots, difficulty in kinds]
        rows = []
        for chapter in tale.chapters:
            tried = [
                combine_tallies(each.tally.chapters.get(chapter.name, PlaytestTally()) for each in cells
                         if (each.bots, each.difficulty) == kind)
                for kind in kinds
            ]  # fmt: skip
            rows.append([title(chapter.adventure), *(_share(each.share) for each in tried)])
        won = markdown_table(["adventure", *head], rows, range(1, 1 + len(head)))
        yield (
            f"{tale.story.title}, one to five heroes. Dialogues are answered by chance; of several bots, chance says "
            f"who plays an adventure. Adventures won:\n\n{won}"
        )
        rows = [
            [name, *(str(sum(each.tally.epilogues[name] for each in cells if each.size == size)) for size in SIZES)]
            for name in (each.name for each in tale.epilogues)
        ]
        columns = range(1, 1 + len(SIZES))
        yield f"How often each epilogue was told:\n\n{markdown_table(_heroes('epilogue'), rows, columns)}"


def _led(order: Sequence[str], found: Sequence[Found]) -> Iterator[str]:
    """Yield how often steered parties reached each epilogue and ending, and with which seeds."""
    told: dict[tuple[str, str, int], tuple[int, Sequence[int]]] = {}
    for each in found:
        if isinstance(each, FoundCampaign):
            told[each.campaign, each.lead, each.size] = each.games, each.tally.seeds.get(each.lead, [])
        else:
            told[each.adventure, each.lead, each.size] = each.games, each.seeds
    names = [(key, tale.story.title, [each.name for each in tale.epilogues]) for key, tale in tales().items()]
    names += [(key, title(key), [each.name for each in ADVENTURES[key].endings]) for key in order]
    rows = []
    for key, called, ends in names:
        rows += [
            [called, end, *(_seeds(*told.get((key, end, size), (0, ()))) for size in SIZES)]
            for end in ends if any(where[:2] == (key, end) for where in told)
        ]  # fmt: skip
    if rows:
        yield (
            "scout on normal: answers and buttons are chosen for the sake of what an epilogue or an ending waits for, "
            "and heroes go out of their way for it; tests and fights are the bot's own. Seeds count up from 0 until it "
            "has come a few times. How often it came, and with which seeds:\n\n"
            f"{markdown_table(['', *_heroes('led to')], rows, range(2, 2 + len(SIZES)))}"
        )


def _seeds(games: int, seeds: Sequence[int]) -> str:
    if not games:
        return "–"
    which = f" ({', '.join(map(str, seeds))})" if seeds else ""
    return f"{len(seeds)} of {games}{which}"


def _heroes(first: str) -> list[str]:
    return [first, "1 hero", *(f"{size} heroes" for size in SIZES[1:])]


def _unseen(order: Sequence[str], found: Sequence[Found]) -> str:
    """Return the events and endings that never occurred, with what each waits for."""
    rows: list[list[str]] = []
    for key in order:
        games = [each.tried for each in found if isinstance(each, FoundAdventure) and each.adventure == key]
        for cell in (each for each in found if isinstance(each, FoundCampaign)):
            names = [each.name for each in tales()[cell.campaign].chapters if each.adventure == key]
            games += [cell.tally.chapters[each] for each in names if each in cell.tally.chapters]
        if not games:
            continue
        adventure, tried = ADVENTURES[key], combine_tallies(games)
        events = {each.name: each for each in adventure.events}
        rows += [[title(key), each, _waits_for(events[each])] for each in unseen_events(adventure, tried.happened)]
        rows += [[title(key), f"ending {each}", ""] for each in unreached_endings(adventure, tried.ends)]
    if not rows:
        return "Every event and every ending of all adventures that were played came at least once.\n"
    return markdown_table(["adventure", "event", "it waits for"], rows, ())


def _waits_for(event: Event) -> str:
    conditions = [f"{each.what} {each.name} {each.compare} {each.number}".replace("  ", " ") for each in event.when]
    return "; ".join([f"{event.on} {event.subject}".strip(), *conditions])


def _sheet(found: Sequence[FoundAdventure]) -> str:
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(
        ["adventure", "difficulty", "heroes", "bot", "seed", "games", "won", "rate", "low", "high", "rounds", "threat"]
    )
    for each in found:
        tried = each.tried
        figures = [f"{number:.4f}" for number in (tried.share.rate, *tried.share.interval)]
        means = [f"{tried.rounds.mean:.2f}", f"{tried.threat.mean:.1f}"]
        lines.writerow(
            [each.adventure, each.difficulty, each.size, each.bot, 0, each.games, tried.share.won, *figures, *means]
        )
    return out.getvalue()
