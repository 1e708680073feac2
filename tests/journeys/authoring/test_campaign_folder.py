"""Campaigns from files: which chapter follows which, how it all ends, and what is wrong with one."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import TOP, write
from tests.journeys.plug import setup
from waybread.bots import play_out
from waybread.bots.journeys import journey_policy
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.authoring.campaign_folder import read_campaign
from waybread.journeys.authoring.checker import check, read_adventure
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.party import Campaign, Difficulty, Hero, Played, Stage
from waybread.journeys.script.campaign_story import (
    Memory,
    Tale,
    conclude,
    epilogue_of,
    memory_of,
    next_chapter,
)
from waybread.kernel import Keep, Streams

CAMPAIGN = """\
trinkets = ["old-map"]

[[chapter]]
name = "ferry"
won = ["mill", "marsh"]
lost = "marsh"

[[chapter]]
name = "mill"
when = ["counter ferryman-paid"]

[[chapter]]
name = "marsh"
next = "end"

[[epilogue]]
name = "dawn"
when = ["won marsh", "ended ferry.friends", "not defeats >= 2"]

[[epilogue]]
name = "dusk"
"""
WORDS = 'title = "The Long Road"\nprologue = "It begins."\nepilogue.dawn = "Light."\nepilogue.dusk = "Dark."\n'
FRIENDS = """\
[[event]]
name = "paid"
on = "start"
do = ["counter ferryman-paid", "win friends"]

[[ending]]
name = "friends"
do = ["lore 2"]
"""


def written(place: Path, text: str = CAMPAIGN, words: str = WORDS) -> Path:
    """The folder of a campaign with three adventures."""
    folder = place / "long-road"
    write(folder, FRIENDS, top=TOP + 'remembers = ["ferryman-paid"]\n', name="ferry")
    write(folder, name="mill")
    write(folder, name="marsh")
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words/en.toml").write_text(words, encoding="utf-8")
    (folder / "campaign.toml").write_text(text, encoding="utf-8")
    return folder


def tale(place: Path) -> Tale:
    return read_campaign(written(place))


NOTHING = Memory({}, (), (), 0, ("Gimli", "Elena"), "normal")
PAID = replace(NOTHING, variables={"ferryman-paid": 1})


def test_a_campaign_has_a_title_an_introduction_a_first_adventure_and_what_the_party_begins_with(
    tmp_path: Path,
) -> None:
    story = tale(tmp_path).story
    assert (story.key, story.title, story.introduction) == ("long-road", "The Long Road", "It begins.")
    assert (story.first, story.trinkets) == ("ferry", ("item.old-map",))


def test_nothing_is_wrong_with_a_good_campaign(tmp_path: Path) -> None:
    assert check(written(tmp_path)) == []


def test_the_first_chapter_whose_conditions_hold_follows_a_win(tmp_path: Path) -> None:
    known = tale(tmp_path)
    assert next_chapter(known, PAID, "ferry", won=True) == "mill"
    assert next_chapter(known, NOTHING, "ferry", won=True) == "marsh"


def test_another_may_follow_a_loss(tmp_path: Path) -> None:
    assert next_chapter(tale(tmp_path), PAID, "ferry", won=False) == "marsh"


def test_without_a_word_the_next_chapter_of_the_file_follows_and_after_end_none(tmp_path: Path) -> None:
    known = tale(tmp_path)
    assert next_chapter(known, NOTHING, "mill", won=False) == "marsh"
    assert next_chapter(known, NOTHING, "marsh", won=True) == ""


def test_the_first_epilogue_whose_conditions_hold_is_told(tmp_path: Path) -> None:
    known = tale(tmp_path)
    good = replace(NOTHING, won=("ferry", "marsh"), variables={"ferry.friends": 1})
    assert epilogue_of(known, good) == "Light."
    assert epilogue_of(known, replace(good, lost=("mill", "x"))) == "Dark."
    assert epilogue_of(known, replace(good, variables={})) == "Dark."


def under_way(adventure: str, outcomes: tuple[Played, ...] = ()) -> Campaign:
    """A campaign of Gimli on one of its adventures."""
    return Campaign(
        "long-road", Difficulty.HARD, "Us", 1, (Hero("Aragorn", role="Captain", played=("Captain",)),), adventure,
        embarked=True, outcomes=outcomes, lore=5, variables={"ferry.friends": 1},
    )  # fmt: skip


def test_a_campaign_is_looked_at_as_if_its_adventure_were_over(tmp_path: Path) -> None:
    campaign = under_way("mill", (Played("ferry", won=True),))
    memory = memory_of(tale(tmp_path), campaign, Result(won=False, lore=2, variables={"flour": 3}))
    assert memory == Memory({"ferry.friends": 1, "flour": 3}, ["ferry"], ["mill"], 7, ["Aragorn"], "hard")


def test_what_an_adventure_came_to_says_what_is_remembered_and_what_follows(tmp_path: Path) -> None:
    known = tale(tmp_path)
    ADVENTURES["ferry"] = read_adventure(tmp_path / "long-road/ferry")
    game = JourneyGame.new(setup("ferry", 1), 1, Keep.PLAY)
    play_out(game, journey_policy, Streams(1))
    result = conclude(known, under_way("ferry"), game)
    assert result.variables == {"ferryman-paid": 1, "ferry.friends": 1}
    assert (result.won, result.lore, result.next, result.campaign_epilogue) == (True, 2, "mill", "")


def test_the_last_adventure_ends_the_campaign_with_its_epilogue(tmp_path: Path) -> None:
    known = tale(tmp_path)
    ADVENTURES["marsh"] = read_adventure(tmp_path / "long-road/marsh")
    game = JourneyGame.new(setup("marsh", 1), 1, Keep.PLAY)
    play_out(game, journey_policy, Streams(1))
    assert game.outcome
    assert game.outcome.won
    over = finish(under_way("marsh"), conclude(known, under_way("marsh"), game))
    assert over.stage is Stage.OVER
    assert over.chronicle[-1].prompts[-1] == "Light."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "mill"', 'name = "mil"', "there is no adventure 'mil' in the folder; did you mean mill?"),
        ('lost = "marsh"', 'lost = "mrsh"', "there is no chapter 'mrsh'; did you mean marsh?"),
        ("won marsh", "won mrsh", "there is no chapter 'mrsh'; did you mean marsh?"),
        ("ferry.friends", "ferry.freinds", "there is no ending 'ferry.freinds'; did you mean ferry.friends?"),
        ("counter ferryman-paid", "counter ferryman-pad", "no adventure remembers 'ferryman-pad'; "),
        ('next = "end"', 'next = ["ferry"]', "this campaign never ends."),
        ('name = "marsh"\n', 'name = "ferry"\n', "the chapter 'ferry' is there twice."),
        ("old-map", "old-mop", "'old-mop' is not a trinket; did you mean old-map?"),
        ('name = "dusk"', 'name = "night"', "there are no words 'epilogue.night'."),
    ],
)
def test_what_is_wrong_with_a_campaign_is_said(old: str, new: str, said: str, tmp_path: Path) -> None:
    found = [each for each in check(written(tmp_path, CAMPAIGN.replace(old, new))) if each.error]
    assert any(each.words.startswith(said) and each.where.file == "campaign.toml" for each in found), found


def test_chapters_that_never_come_and_a_last_epilogue_with_conditions_are_warnings(tmp_path: Path) -> None:
    text = CAMPAIGN.replace('won = ["mill", "marsh"]', 'won = "marsh"') + 'when = ["lore >= 3"]\n'
    assert [str(each) for each in check(written(tmp_path, text))] == [
        "campaign.toml:8: warning: the chapter 'mill' never comes.",
        "campaign.toml:20: warning: the last epilogue has conditions, so there may be none to tell.",
    ]


def test_what_is_wrong_with_an_adventure_of_a_campaign_is_found_in_its_folder(tmp_path: Path) -> None:
    folder = written(tmp_path)
    write(folder, '[[event]]\nname = "omen"\non = "start"\ndo = "run no-omen"\n', name="mill")
    assert [str(each).partition(":")[0] for each in check(folder)] == ["mill/adventure.toml"]


def test_what_an_earlier_adventure_remembers_may_be_looked_at_in_a_later_one(tmp_path: Path) -> None:
    folder = written(tmp_path)
    look = '[[event]]\nname = "omen"\non = "start"\ndo = "if counter ferryman-paid: threat -1"\n'
    write(folder, look, name="mill")
    assert check(folder) == check(folder / "mill") == []


def test_what_a_later_adventure_remembers_cannot_be_looked_at_in_an_earlier_one(tmp_path: Path) -> None:
    folder = written(tmp_path)
    mud = '[[event]]\nname = "omen"\non = "start"\ndo = "counter mud"\n'
    write(folder, mud, top=TOP + 'remembers = ["mud"]\n', name="marsh")
    write(folder, mud.replace("counter mud", "if counter mud: threat 1"), name="mill")
    assert [each.words for each in check(folder)] == [
        "nothing counts 'mud'; there is only ferryman-paid.",
        "this is never done: nothing that happens counts 'mud'.",
    ]


def test_words_of_a_campaign_that_nothing_shows_are_a_warning(tmp_path: Path) -> None:
    folder = written(tmp_path, words=WORDS + 'camp.mill = "A fire."\ncamp.mil = "None."\nsummary = ""\n')
    assert [str(each) for each in check(folder)] == [
        "words/en.toml:6: warning: the words 'camp.mil' are never shown; nothing has this key.",
        "words/en.toml:7: the words 'summary' are empty.",
    ]
