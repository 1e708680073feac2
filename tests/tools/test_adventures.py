"""The published tables of journeys: every adventure is in them, and only what is between the marks is written."""

from pathlib import Path

from tests.sim.journeys.small_campaign import chapter
from tools.adventures import AdventureCell, CampaignCell, adventures, cells, main
from tools.adventures_page import DIFFICULTIES, SIZES, FoundAdventure, FoundCampaign, write_page
from tools.page_tables import between_marks
from waybread.journeys import ADVENTURES
from waybread.journeys.stories import FOLDERS, tales
from waybread.sim.journeys.adventure_playtest import PlaytestTally
from waybread.sim.journeys.campaign_playtest import CampaignTally
from waybread.sim.players import Player

ONE = ["--only", "late-ferry-normal-2-random", "--workers", "1"]


def test_every_adventure_is_played_by_each_bot_for_one_to_five_heroes_normal_and_hard() -> None:
    found = cells()
    assert {*adventures()} == {each.name for each in FOLDERS}
    for bot in ("random", "scout", "strider"):
        of = {(each.adventure, each.size, each.difficulty) for each in found
              if isinstance(each, AdventureCell) and each.bot.name == bot}  # fmt: skip
        for key in adventures():
            least, most = ADVENTURES[key].heroes
            sizes = range(least, most + 1)
            assert {each[1:] for each in of if each[0] == key} == {(n, mode) for n in sizes for mode in DIFFICULTIES}
    assert {each.campaign for each in found if isinstance(each, CampaignCell)} == {*tales()}
    assert len({each.name for each in found}) == len(found)
    assert [each.slow for each in found] == sorted(each.slow for each in found)


def test_parties_of_every_size_are_led_to_each_epilogue_and_to_each_ending_that_has_a_name() -> None:
    led = {(each.lead, each.size) for each in cells() if each.lead and each.slow}
    ends = [each.name for tale in tales().values() for each in tale.epilogues]
    assert led == {(end, size) for end in ends for size in SIZES}
    led = {(each.lead, each.size) for each in cells() if each.lead and not each.slow}
    assert {(end, size) for end in ("home", "sea", "short") for size in SIZES} <= led
    assert not {("won", 2), ("relieved", 2)} & led


def test_a_party_is_led_until_it_has_come_there_often_enough(tmp_path: Path) -> None:
    asked = ["--only", "led-short-and-so-on-normal-3", "--workers", "1", "--led-games", "9"]
    page = tmp_path / "page.md"
    assert main([*asked, "--folder", str(tmp_path), "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| And So On | short | – | – | 3 of 3 (0, 1, 2) | – | – |" in text
    assert "Waybread 0.4.0: 0 games." in text


def test_campaigns_that_were_led_have_a_table_of_their_own(tmp_path: Path) -> None:
    key, tale = next(iter(tales().items()))
    tally = CampaignTally()
    for seed, told in enumerate((tale.epilogues[1].name, tale.epilogues[0].name, tale.epilogues[1].name)):
        game = chapter(tale.chapters[0].name, won=True)
        tally.add({"seed": seed, "won": True, "chapters": [game], "epilogue": told}, 2)
    found = FoundCampaign(key, 2, "normal", ("scout",), tally, tale.epilogues[1].name)
    write_page(tmp_path / "page.md", [], [found], 24)
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert f"| {tale.story.title} | {tale.epilogues[1].name} | – | 2 of 3 (0, 2) | – | – | – |" in text
    assert "How often each epilogue was told" not in text
    assert "And 3 campaigns were led to an epilogue." in text


def test_only_what_is_between_the_marks_is_written_and_games_are_kept(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    page.write_text("Before.\n\n<!-- bots -->\nNot ours.\n<!-- end -->\n", encoding="utf-8")
    asked = ["--games", "3", "--folder", str(tmp_path / "games"), "--page", str(page), *ONE]
    assert main(asked) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n\n<!-- bots -->\nNot ours.\n<!-- end -->\n\n## Journeys: every adventure\n")
    assert "Games of each cell: random 3;" in text
    assert text.count("| The Late Ferry |") >= 2
    assert main([*asked, "--minutes", "0"]) == 0
    assert page.read_text(encoding="utf-8") == text
    lines = (tmp_path / "results" / "adventures.csv").read_text(encoding="utf-8").splitlines()
    assert lines[1].startswith("late-ferry,normal,2,random,0,3,")


def test_a_cell_is_played_anew_when_the_adventure_was_changed(tmp_path: Path) -> None:
    cell = AdventureCell("late-ferry", 2, "normal", Player("random"))
    assert cell.study().header()["stamp"] != ""
    asked = ["--folder", str(tmp_path / "games"), "--page", str(tmp_path / "page.md"), *ONE]
    assert main(["--games", "1", *asked]) == 0
    file = tmp_path / "games" / f"{cell.name}.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"stamp":"', b'"stamp":"0', 1))
    assert main(["--minutes", "0", *asked]) == 0
    assert len(file.read_bytes().splitlines()) == 1


def test_parties_of_two_to_four_are_put_together_and_unseen_events_say_what_they_wait_for(tmp_path: Path) -> None:
    found = []
    for size in (1, 2, 4):
        tried = PlaytestTally()
        tried.add(chapter("", won=size == 2))
        found.append(FoundAdventure("late-ferry", size, "normal", "scout", tried))
    write_page(tmp_path / "page.md", ["late-ferry"], found, 24)
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| The Late Ferry | – | 50 % (9 to 91) of 2 | – | – | – | – |" in text
    assert "| The Late Ferry | 0 % (0 to 79) of 1 | 100 % (21 to 100) of 1 | – | 0 % (0 to 79) of 1 | – |" in text
    assert "| The Late Ferry | ending friends |" in text


def test_strider_stands_beside_scout_with_the_same_seeds(tmp_path: Path) -> None:
    games = {"strider": (True, True), "scout": (False, True, True, True)}
    found = [FoundAdventure("late-ferry", 3, "hard", bot, PlaytestTally(), wins=wins) for bot, wins in games.items()]
    found.append(FoundAdventure("late-ferry", 2, "hard", "strider", PlaytestTally(), wins=(True,)))
    write_page(tmp_path / "page.md", ["late-ferry"], found, 24)
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    row = "2 | 50 % (9 to 91) | 100 % (34 to 100) | +50 (−56 to +100) |"
    assert f"| The Late Ferry | hard | {row}\n| all |  | {row}\n" in text
    assert f"| 3 | hard | {row}\n| all |  | {row}\n" in text


def test_epilogues_of_a_campaign_are_counted_by_the_number_of_heroes(tmp_path: Path) -> None:
    key, tale = next(iter(tales().items()))
    first, told = tale.chapters[0], tale.epilogues[-1].name
    seen_one, unseen, *_ = (each.name for each in ADVENTURES[first.adventure].events if " " not in each.name)
    tally = CampaignTally()
    for won in (True, False):
        game = chapter(first.name, won=won, happened=(seen_one,))
        tally.add({"seed": 0, "won": won, "chapters": [game], "epilogue": told}, 3)
    write_page(tmp_path / "page.md", [first.adventure], [FoundCampaign(key, 3, "hard", ("scout",), tally)], 24)
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| adventure | scout, hard |" in text
    assert "| 50 % (9 to 91) of 2 |" in text
    assert f"| {told} | 0 | 0 | 2 | 0 | 0 |" in text
    assert f"| {seen_one} |" not in text
    assert f"| {unseen} |" in text


def test_marks_of_somebody_else_keep_what_is_between_them() -> None:
    text = "<!-- one -->\nold\n<!-- end -->\n<!-- two -->\nold\n<!-- end -->\n"
    assert between_marks(text, {"two": "new\n"}) == text.replace("two -->\nold", "two -->\nnew")


def test_words_that_no_cell_has_are_refused(tmp_path: Path) -> None:
    assert main(["--only", "moria", "--folder", str(tmp_path)]) == 2
