"""The adventures that come with the program as text files."""

from pathlib import Path

import pytest

from tests.journeys.plug import setup
from waybread.bots import play_out, random_policy
from waybread.bots.journeys import journey_policy
from waybread.journeys import ADVENTURES, JourneyGame, stories
from waybread.journeys.authoring.checker import check
from waybread.kernel import Keep, Streams

WHOLE = [each for each in stories.FOLDERS if each.parent == stories.HERE] + list(stories.CAMPAIGNS)


@pytest.mark.parametrize("folder", WHOLE, ids=lambda each: each.name)
def test_nothing_in_it_is_an_error(folder: Path) -> None:
    assert [str(each) for each in check(folder) if each.error] == []


def test_each_is_on_the_shelf_under_the_name_of_its_folder() -> None:
    assert {each.name for each in stories.FOLDERS} <= set(ADVENTURES)


def test_each_campaign_begins_with_an_adventure_on_the_shelf() -> None:
    assert set(stories.tales()) == {each.name for each in stories.CAMPAIGNS}
    assert all(each.story.first in ADVENTURES for each in stories.tales().values())


def test_the_sample_uses_nearly_everything_and_all_of_it_happens() -> None:
    sample, games = ADVENTURES["late-ferry"], []
    for seed in range(24):
        game = JourneyGame.new(setup("late-ferry", 1 + seed % 4), seed, Keep.ROLLOUT)
        play_out(game, random_policy if seed % 4 == 3 else journey_policy, Streams(seed))
        games.append(game)
    happened = {name for each in games for name in each.state.app.fired}
    assert {each.name for each in sample.events} - happened == set()
    counted = {name for each in games for name in each.state.app.counters}
    assert {each.memory for each in sample.endings} <= counted
