"""Whatever somebody puts into a folder, one clear sentence comes of it."""

from collections.abc import Collection
from itertools import pairwise
from pathlib import Path

import pytest

from tests.journeys.authoring.written_adventures import CAMP, TOP, findings, only, write
from waybread.journeys.authoring.campaign_folder import read_campaign
from waybread.journeys.authoring.checker import check, read_adventure
from waybread.journeys.authoring.reachability import Reach, find_reachable
from waybread.journeys.authoring.sentences import ParsedCondition
from waybread.journeys.authoring.sheet_reader import read_sheet
from waybread.journeys.authoring.toml_files import LARGEST, AdventureError
from waybread.journeys.authoring.toml_tables import LONGEST_LIST, MOST_ENTRIES
from waybread.journeys.script.adventure import Condition


def refused(folder: Path) -> str:
    """The sentence with which an adventure is refused, which its check says too."""
    with pytest.raises(AdventureError) as raised:
        read_adventure(folder)
    said = str(raised.value)
    assert "\n" not in said
    assert said.endswith((".", "?"))
    assert any(each.error for each in check(folder))
    return said


def raw(place: Path, content: bytes) -> Path:
    """A folder with just these bytes in its file."""
    folder = place / "old-camp"
    folder.mkdir()
    (folder / "adventure.toml").write_bytes(content)
    return folder


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "old-camp/adventure.toml:1: an adventure needs a tile."),
        (b"\xff\xfe", "old-camp/adventure.toml:1: this is not UTF-8 text."),
        (b"kind = \n", "old-camp/adventure.toml:1: this is not TOML: invalid value."),
        (b"\n\nkind journey", "old-camp/adventure.toml:3: this is not TOML: expected '=' after a key"),
        (b'kind = "a"\nkind = "b"', "old-camp/adventure.toml:2: this is not TOML: cannot overwrite a value."),
        (b'x = "open', "old-camp/adventure.toml:1: this is not TOML: unterminated string."),
        (b'x = "open\ny = 1', "adventure.toml:1: this is not TOML: a text on this line has no closing quotation mark."),
        (b"x = " + b"[" * 3000, "lists and tables lie deeper in each other than 8 levels."),
        (b"x = " + b"[" * 12 + b"]" * 12, "lists and tables lie deeper in each other than 8 levels."),
        (b"a" + b".a" * 50_000 + b" = 1", "a line with more than 60 full stops; break it in two."),
        (b"x = 2000-13-41", "adventure.toml:1: "),
        (b"threat = 99999999999999999999999", "'threat' is a whole number from 1 to 500, not 99999999999999999999."),
        (b"threat = inf", "'threat' is a whole number, not inf."),
        (b"tile = 3", "'tile' is a list of tables, each beginning with [[tile]], not 3."),
        (b"tile = [3]", "'tile' is a list of tables, each beginning with [[tile]]."),
        (b"event = {do = 1}", "'event' is a list of tables, each beginning with [[event]], not a table."),
        (b"start = [[1]]", "'start' is a list of texts, and a list is none."),
        (b'kind = "\\u0007"', "the kind of an adventure is journey or battle, not '\\x07'."),
        (b"words = 3", "'words' is a table of texts, not 3."),
        (b"counters = {rope = true}", "a counter is a name and a whole number, as {rope = 1}; 'rope' is none."),
        (b"heroes = [3, 2]", "'heroes' is the fewest and the most heroes, as [1, 5]."),
    ],
)  # fmt: skip
def test_a_file_that_makes_no_sense_is_refused_in_a_sentence(content: bytes, said: str, tmp_path: Path) -> None:
    assert said in refused(raw(tmp_path, content))


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    assert "larger than 400 kB" in refused(raw(tmp_path, b"#" * (LARGEST + 1)))


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "old-camp/adventure.toml").mkdir(parents=True)
    with pytest.raises(AdventureError, match=r"adventure\.toml:1: cannot be read: is a directory\."):
        read_adventure(tmp_path / "old-camp")


def test_very_many_entries_are_refused(tmp_path: Path) -> None:
    events = "".join(f'[[event]]\nname = "e-{n}"\non = "start"\n' for n in range(MOST_ENTRIES + 1))
    assert f"there are more than {MOST_ENTRIES} of 'event'." in refused(write(tmp_path, events))


def test_very_long_lists_are_refused(tmp_path: Path) -> None:
    actions = ", ".join(['"threat 1"'] * (LONGEST_LIST + 1))
    event = f'[[event]]\nname = "omen"\non = "start"\ndo = [{actions}]\n'
    assert f"'do' has more than {LONGEST_LIST} entries." in refused(write(tmp_path, event))


def test_dialogues_that_lead_into_each_other_too_far_are_refused(tmp_path: Path) -> None:
    talks = "".join(f'[[talk]]\nname = "t-{n}"\n[[talk.answer]]\ndo = "talk t-{n + 1}"\n' for n in range(80))
    last = '[[talk]]\nname = "t-80"\n[[talk.answer]]\n[[event]]\nname = "omen"\non = "start"\ndo = "talk t-0"\n'
    assert "more than 40 events, dialogues, tests and draws follow from each other" in refused(
        write(tmp_path, talks + last)
    )


def test_very_many_ways_through_dialogues_take_no_time(tmp_path: Path) -> None:
    talks = "".join(f'[[talk]]\nname = "t-{n}"\n{ANSWER.format(n + 1) * 8}' for n in range(30))
    last = '[[talk]]\nname = "t-30"\n[[talk.answer]]\n[[event]]\nname = "omen"\non = "start"\ndo = "talk t-0"\n'
    adventure = read_adventure(write(tmp_path, talks + last))
    assert adventure.events[-1].do[0].do == "choose"


ANSWER = '[[talk.answer]]\ndo = "talk t-{}"\n'


def doubling(kind: str, count: int) -> str:
    """Draws, or events that come again, each of which leads to the next one twice."""
    if kind == "draw":
        twice = '[["draw n-{0}", "draw n-{0}"], ["draw n-{0}", "draw n-{0}"]]'
        parts = "".join(f'[[draw]]\nname = "n-{n}"\noptions = {twice.format(n + 1)}\n' for n in range(count))
        return f'{parts}[[draw]]\nname = "n-{count}"\noptions = [["lore 1"], ["lore 2"]]\n'
    event = '[[event]]\nname = "n-{}"\non = "never"\nagain = true\ndo = {}\n'
    parts = "".join(event.format(f"{n}", f'["run n-{n + 1}", "run n-{n + 1}"]') for n in range(count))
    return parts + event.format(f"{count}", '["lore 1"]')


@pytest.mark.parametrize(("kind", "begun"), [("draw", "draw n-0"), ("event", "run n-0")])
def test_lists_that_lead_to_each_other_twice_again_and_again_are_refused(kind: str, begun: str, tmp_path: Path) -> None:
    more = doubling(kind, 30) + f'[[event]]\nname = "omen"\non = "start"\ndo = "{begun}"\n'
    said = refused(write(tmp_path, more))
    assert "more than 3000 things can come of the " in said
    assert f" {kind} 'n-" in said


def test_a_long_list_of_what_does_much_is_refused(tmp_path: Path) -> None:
    much = doubling("draw", 5) + f'[[event]]\nname = "omen"\non = "start"\ndo = {["draw n-0"] * 100}\n'
    assert "more than 3000 things can come of the event 'omen' at once" in refused(write(tmp_path, much))


def test_lists_that_lead_to_each_other_a_few_times_are_no_fault(tmp_path: Path) -> None:
    more = doubling("draw", 9) + '[[event]]\nname = "omen"\non = "start"\ndo = "draw n-0"\n'
    assert findings(tmp_path, more) == []


@pytest.mark.parametrize("counter", ["c-{0}", "c >= {1}"])
def test_what_leads_to_each_other_from_the_end_to_the_beginning_is_not_looked_at_again_and_again(
    counter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    can_hold = Reach.can_hold

    def counted(reach: Reach, condition: Condition) -> bool:
        nonlocal looks
        looks += 1
        return can_hold(reach, condition)

    monkeypatch.setattr(Reach, "can_hold", counted)
    names = [counter.format(n, n + 1) for n in range(1200)]
    steps = [f'"if counter {name}: counter {after.partition(" ")[0]}"' for name, after in pairwise(names)]
    steps = [f'"counter {names[0].partition(" ")[0]}"', *steps, f'"if counter {names[-1]}: run last"'][::-1]
    lists = [steps[n : n + 100] for n in range(0, len(steps), 100)]
    events = "".join(
        f'[[event]]\nname = "e-{n}"\non = "start"\ndo = [{", ".join(each)}]\n' for n, each in enumerate(lists)
    )
    assert findings(tmp_path, events + '[[event]]\nname = "last"\non = "never"\n') == []
    assert 1200 < looks < 10 * 1200


@pytest.mark.parametrize(
    ("on", "when", "most"),
    [("explored t-{0}", "", 100), ("start", 'when = ["unexplored >= {1}"]\n', 400)],
)
def test_tiles_that_lead_to_each_other_are_not_looked_at_again_and_again(
    on: str, when: str, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    possible = Reach.possible

    def counted(reach: Reach, conditions: Collection[ParsedCondition]) -> bool:
        nonlocal looks
        looks += 1
        assert looks <= most
        return possible(reach, conditions)

    monkeypatch.setattr(Reach, "possible", counted)
    numbers = range(20)
    tiles = "".join(f'[[tile]]\nname = "t-{n}"\nfrom = ["200A", "202A"]\n' for n in numbers)
    event = f'[[event]]\nname = "e-{{0}}"\non = "{on}"\n{when}do = ["tile t-{{1}}"]\n'
    events = "".join(event.format(n, n + 1) for n in numbers[:-1])
    sheet, _ = read_sheet(write(tmp_path, tiles + '[[event]]\nname = "e"\non = "start"\ndo = ["tile t-0"]\n' + events))
    assert sheet is not None
    assert {f"tile t-{n}" for n in numbers} <= find_reachable(sheet).parts


def test_a_folder_without_an_adventure_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AdventureError, match=r"there is no adventure\.toml in it, and no campaign\.toml\."):
        check(tmp_path)


@pytest.mark.parametrize("name", ["Old Camp", "old_camp", "-camp"])
def test_a_folder_has_a_name_that_can_be_a_key(name: str, tmp_path: Path) -> None:
    assert "is no name; names are lower-case words with hyphens, like " in refused(write(tmp_path, name=name))


def test_words_that_are_no_texts_are_refused_with_their_line(tmp_path: Path) -> None:
    folder = write(tmp_path)
    with (folder / "words/en.toml").open("a", encoding="utf-8") as file:
        file.write("\nprologue = 3\n")
    assert refused(folder).startswith("old-camp/words/en.toml:5: 'prologue' is a text in quotation marks")


@pytest.mark.parametrize(("character", "name"), [("\\u001b", "U+001B"), ("\\u0000", "U+0000"), ("\\u009b", "U+009B")])
def test_words_with_characters_that_cannot_be_shown_are_refused(character: str, name: str, tmp_path: Path) -> None:
    folder = write(tmp_path)
    with (folder / "words/en.toml").open("a", encoding="utf-8") as file:
        file.write(f'\nprologue = "Red: {character}[31m"\n')
    said = f"old-camp/words/en.toml:5: 'prologue' has a character in it that cannot be shown, {name}; leave it out."
    assert refused(folder) == said


def test_a_file_of_words_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "words/de.toml").write_text("titel", encoding="utf-8")
    assert refused(folder).startswith("old-camp/words/de.toml:1: this is not TOML")


def test_windows_line_ends_and_a_byte_order_mark_are_no_fault(tmp_path: Path) -> None:
    folder = write(tmp_path)
    text = (folder / "adventure.toml").read_text(encoding="utf-8").replace("\n", "\r\n")
    (folder / "adventure.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert check(folder) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "a campaign needs a chapter."),
        (b"[[chapter]]", "a 'name' is missing here."),
        (b'[[chapter]]\nname = "x"\nwhen = ["won"]', "behind 'won' comes a chapter."),
        (b'chapter = "x"', "'chapter' is a list of tables"),
        (b'trinkets = ["ring"]', "'ring' is not a trinket; "),
    ],
)
def test_a_campaign_that_makes_no_sense_is_refused_in_a_sentence(content: bytes, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "long-road"
    folder.mkdir()
    (folder / "campaign.toml").write_bytes(content)
    with pytest.raises(AdventureError) as raised:
        read_campaign(folder)
    assert "\n" not in str(raised.value)
    assert any(said in each.words for each in check(folder))


def test_a_value_that_nobody_knows_is_named_with_what_may_be_meant(tmp_path: Path) -> None:
    found = only(tmp_path, top=TOP + "thret = 30\n")
    assert found.words.startswith("'thret' is not understood here; did you mean threat?")
    assert (found.where.file, found.where.line) == ("adventure.toml", 5)


def test_each_fault_is_found_at_once(tmp_path: Path) -> None:
    camp = CAMP.replace("round >= 3", "rund >= 3").replace('tile = "300A"', 'tile = "300C"')
    assert [each.where.line for each in findings(tmp_path, camp=camp)] == [7, 12]
