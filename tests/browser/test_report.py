"""The pages that ``waybread analyse`` writes, in a real browser."""

from playwright.sync_api import Browser

from tests.sim.cardgame.analysis.test_analysis_study import PARTY, game_with, seen_with
from waybread.sim.cardgame.analysis.analysis_report import page
from waybread.sim.cardgame.analysis.analysis_study import Analysis
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally


def test_no_table_of_an_analysis_is_cut_off_on_a_laptop(browser: Browser) -> None:
    tally = AnalysisTally(PARTY, 0)
    for seed in range(8):
        drawn = {title: place % 3 for place, title in enumerate(tally.cards, seed) if place % 2}
        game = game_with(won=seed % 2 == 0, drawn=drawn, played=drawn)
        tally.add(seen_with(game, ["Gandalf"], keep=True, anew=False, swaps=[]))
    shown = browser.new_page(viewport={"width": 1280, "height": 800})
    shown.set_content(page(Analysis(PARTY), tally, 0))
    tables = shown.locator(".wide")
    assert tables.count() > 2
    assert tables.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).length") == 0
    shown.close()
