"""Pages: whole in themselves, for eyes and ears, whatever a deck is called."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from waybread.cardgame import deckfiles
from waybread.sim import charts, html_report, progress_line
from waybread.sim.cardgame.analysis import analysis_report
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally
from waybread.sim.cardgame.watched_game import MEASURES, Party
from waybread.sim.players import Player
from waybread.sim.simulation import Simulation, SimulationTally
from waybread.sim.win_rates import Share

HOSTILE = '<script>alert("5 & 6")</script>'
SETUP: dict[str, Any] = {
    "scenario": "passage-through-mirkwood",
    "easy": False,
    "decks": [deckfiles.open_deck("leadership").deck().setup()],
}
VOID = {"meta", "line", "circle", "rect", "polygon", "polyline"}


def game_result(*, won: bool, rounds: int) -> dict[str, Any]:
    score = {"total": 100, "threat": 40, "rounds": 10 * rounds} if won else {}
    cause = "" if won else "the last hero fell"
    curves = [[3 + n for n in range(rounds)] for _ in MEASURES]
    return {"won": won, "rounds": rounds, "cause": cause, "score": score, "curves": curves}


def noted(*, won: bool) -> dict[str, Any]:
    game = {
        **game_result(won=won, rounds=5), "drawn": {"Gandalf": 2} if won else {}, "played": {}, "spent": [3] * 5,
        "deeds": {HOSTILE: [1, 2, 3, 4, 5, 6, 7]}, "raised": {"(a failed quest)": 2},
        "ended by": "" if won else HOSTILE,
    }  # fmt: skip
    keep = {"won if kept": won, "won if not": True, "kept": True}
    return {"seed": 1, "game": game, "hand": ["Gandalf"], "seat": 0, "swaps": [], **keep}


def simulated(parties: int) -> str:
    study = Simulation(tuple(Party(f"{HOSTILE} {n}", SETUP, (Player(),)) for n in range(parties)))
    tally = SimulationTally(study)
    for seed in range(20):
        game = game_result(won=seed % 3 > 0, rounds=4 + seed % 4)
        tally.add({"seed": seed, "games": [game] * parties})
    return html_report.page(study, tally, 0)


def analysed() -> str:
    party = Party(HOSTILE, SETUP, (Player(),))
    tally = AnalysisTally(party, 0)
    for seed in range(20):
        tally.add(noted(won=seed % 3 > 0))
    return analysis_report.page(Analysis(party), tally, 0)


PAGES = [simulated(1), simulated(2), analysed()]


@pytest.fixture(params=PAGES, ids=["simulation", "comparison", "analysis"])
def page(request: pytest.FixtureRequest) -> str:
    text: str = request.param
    return text


class Reader(HTMLParser):
    """Reads a page and remembers what is in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def test_a_page_fetches_nothing_and_runs_nothing(page: str) -> None:
    assert not re.search(r"https?:|url\(|@import|src=|<script|<link", page)
    assert "default-src 'none'" in page


def test_a_page_is_well_formed(page: str) -> None:
    assert Reader(page).open == []


def test_a_page_has_a_light_and_a_dark_look(page: str) -> None:
    assert "prefers-color-scheme:dark" in page


def test_every_chart_has_a_name_and_says_what_it_shows(page: str) -> None:
    pictures = [each for each in Reader(page).all("svg") if "aria-hidden" not in each]
    assert len(pictures) >= 8
    for each in pictures:
        assert each["role"] == "img"
        assert len(str(each["aria-label"]).split()) > 4


def test_every_table_has_a_caption_and_heads(page: str) -> None:
    reader = Reader(page)
    assert len(reader.all("table")) == len(reader.all("caption"))
    assert all("scope" in each for each in reader.all("th"))


def test_names_are_text_whatever_they_are(page: str) -> None:
    assert HOSTILE not in page
    assert "&lt;script&gt;" in page


def test_the_figures_of_a_page_are_those_of_the_games() -> None:
    words = simulated(1).replace("\u00a0", " ")
    assert "65.0 %" in words
    assert "13 of 20 games won" in words
    assert "7 (100.0 %)" in words


def test_a_comparison_says_how_sure_it_is() -> None:
    assert "McNemar" in PAGES[1]
    assert "so far no more than chance explains" in PAGES[1]


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 50, [0, 10, 20, 30, 40, 50]),
        (0, 3, [0, 1, 2, 3]),
        (-12, 31, [-20, -10, 0, 10, 20, 30, 40]),
        (0, 0, [0, 0.2]),
    ],
)
def test_marks_are_round_numbers_that_span_everything(low: float, high: float, marks: list[float]) -> None:
    found = charts.ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert [round(each, 6) for each in found] == marks


def test_progress_says_how_far_how_well_and_how_long() -> None:
    assert (
        progress_line.progress_text(50, 200, Share(30, 50), 95.0)
        == "50 of 200, won 60.0 % (46.2 to 72.4), 1 min 35 s left"
    )
    assert progress_line.clock(7260) == "2 h 01 min"
