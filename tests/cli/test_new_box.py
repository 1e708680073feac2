"""``waybread box new``, in a copy of the package, from a small table whose sentences are made up here.

Set WAYBREAD_CARD_TABLE to a table of all cards to begin a box from each set of it as well.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

import waybread
from tests.cli.test_box import Row, table
from waybread.cli.boxes.card_table import read_card_table
from waybread.cli.boxes.new_box import new_box, runs, write
from waybread.kernel import WaybreadError

TABLE_OF_ALL_CARDS = os.environ.get("WAYBREAD_CARD_TABLE", "")
SET = "The Lamps of Evendim"
NAME = "the_lamps_of_evendim"
DECK = ("--bot", "random", "--deck", "back-to-basics")
PLAYER: Row = {"willpower": "1", "attack": "1", "defense": "1", "hit_points": "2"}
ENCOUNTER: Row = {"encounter_set": SET, "easy_quantity": "1"}
CARDS: Sequence[Row] = (
    PLAYER | {"number": "1", "title": "Haldan", "unique": "1", "type": "Hero", "sphere": "Lore", "threat_cost": "8",
              "text": "Action: Exhaust Haldan to choose a player. That player draws 2 cards. (Limit once per round.)"},
    PLAYER | {"number": "2", "title": "Lamp Bearer", "type": "Ally", "sphere": "Lore", "cost": "2",
              "text": "Response: After Lamp Bearer enters play, place 2 progress tokens on any location."},
    PLAYER | {"number": "3", "title": "Old Ferryman", "type": "Ally", "sphere": "Lore", "cost": "3",
              "text": "Response: After Old Ferryman commits to a quest, choose an enemy. Tell that enemy a long tale."},
    PLAYER | {"number": "4", "title": "Fisher", "type": "Ally", "sphere": "Neutral", "cost": "1"},
    {"number": "5", "title": "Brass Lamp", "type": "Attachment", "sphere": "Lore", "cost": "1", "traits": "Item.",
     "text": r"Attach to a hero. Restricted.\nAttached hero gets +1 [willpower] and +2 [attack].\nAction: Pay 1 "
             "resource from attached hero's pool to attach Brass Lamp to another hero.",
     "keywords": "Restricted."},
    {"number": "6", "title": "Night on the Water", "type": "Quest", "stage": "1A", "quest_points": "5",
     "encounter_set": SET, "text": "Setup: Reveal 1 card per player from the encounter deck.",
     "side_b_title": "Night on the Water",
     "side_b_text": r"Forced: After the players quest successfully, each player draws 1 card.\nIf the players defeat "
                    "this stage, they win the game."},
    ENCOUNTER | {"number": "7", "title": "Mist", "type": "Treachery", "keywords": "Doomed 1.",
                 "text": r"Doomed 1.\nWhen Revealed: Each player must deal 1 damage to a character he controls.",
                 "shadow": "Shadow: Attacking enemy gets +1 [attack]. (+3 [attack] instead if undefended.)"},
    ENCOUNTER | {"number": "8", "title": "Shore", "type": "Location", "threat": "2", "quest_points": "2",
                 "quantity": "9", "text": r"Immune to player card effects.\nForced: After the players travel to Shore, "
                 "somebody sings a song that is far too long for a reader."},
    ENCOUNTER | {"number": "9", "title": "Pike", "type": "Enemy", "engagement_cost": "20", "threat": "1", "attack": "2",
                 "defense": "1", "hit_points": "2", "corner": "2", "icons": "Eye 1",
                 "text": r"Escape: 3\nForced: After Pike engages you, it makes an immediate attack."},
    {"number": "10", "title": "Raft", "type": "Ship Objective"},
    ENCOUNTER | {"number": "11", "title": "Lost Oar", "type": "Objective"},
)  # fmt: skip


@pytest.fixture(scope="module")
def lamps(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table of the set."""
    return table(tmp_path_factory.mktemp("table"), *({"set_code": "LoE"} | each for each in CARDS), set_name=SET)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory, lamps: Path) -> Iterator[Path]:
    """A clone of the repository in which the box has been begun."""
    root = tmp_path_factory.mktemp("clone")
    package = Path(waybread.__file__).parent
    shutil.copytree(package, root / "src" / "waybread", ignore=shutil.ignore_patterns("client", "__pycache__"))
    (root / "tests" / "cardgame" / "boxes").mkdir(parents=True)
    before = {each: each.stat().st_mtime for each in root.rglob("*") if each.is_file()}
    told = waybread_in(root, "box", "new", NAME, "--from", str(lamps), "--year", "2030")
    assert told.stderr == ""
    assert "10 cards. 12 abilities are complete, 2 are skeletons" in told.stdout
    assert "Left out: Raft (ship objective: unknown to the engine)." in told.stdout
    assert all(each.stat().st_mtime == time for each, time in before.items())
    yield root
    shutil.rmtree(root)


def waybread_in(root: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": f"{root / 'src'}:{Path.cwd()}", "PYTHONDONTWRITEBYTECODE": "1"}
    begin = ("-c",) if words[0] == "-c" else ("-m", "waybread.cli")
    rest = words[1:] if words[0] == "-c" else words
    return subprocess.run([sys.executable, *begin, *rest], env=environment, capture_output=True, text=True, check=False)


def box_of(lamps: Path) -> Mapping[str, str]:
    return new_box(NAME, read_card_table(lamps)).files


def test_a_box_has_a_module_for_each_sphere_and_encounter_set(clone: Path) -> None:
    folder = clone / "src" / "waybread" / "cardgame" / "boxes" / NAME
    assert {each.name for each in folder.iterdir()} >= {"__init__.py", "cards.tsv", "lore.py", f"{NAME}.py"}
    assert not (folder / "neutral.py").exists()  # a card without text needs no code
    tests = clone / "tests" / "cardgame" / "boxes" / NAME
    assert {each.name for each in tests.iterdir()} == {"__init__.py", "test_relevance.py"}


def test_facts_are_those_of_the_table(lamps: Path) -> None:
    header, *rows = [line.split("\t") for line in box_of(lamps)["cards.tsv"].splitlines()]
    pike, oar = (dict(zip(header, each, strict=True)) for each in rows[-2:])
    assert (oar["scenario"], pike["scenario"]) == (SET, "")
    assert (pike["set"], pike["number"], pike["title"]) == ("loe", "9", "Pike")
    assert (pike["escape"], pike["corner"], pike["icons"]) == ("3", "2", "Eye 1")
    assert (pike["quantity"], pike["easy_quantity"], pike["encounter_set"]) == ("1", "1", SET)
    assert [dict(zip(header, each, strict=True))["text"] for each in rows].count("none") == 2


def test_the_box_check_finds_only_what_is_unfinished(clone: Path, lamps: Path) -> None:
    told = waybread_in(clone, "box", "check", NAME, "--against", str(lamps)).stdout.splitlines()
    assert [line for line in told if line.startswith("loe:")] == [
        "loe:3: text is not written yet, in the table printed.",
        "loe:8: text is not written yet, in the table printed.",
        "loe:10: card is missing, in the table Raft.",
    ]


def test_a_skeleton_says_that_it_is_one(clone: Path) -> None:
    script = """
from waybread.cardgame import CARDS, SCENARIOS, catalogue
print([each.title for each in catalogue.search("evendim") if each.card is None])
print("loe:3" in CARDS, "loe:8" in CARDS, CARDS["loe:8"].unfinished, CARDS["loe:9"].unfinished)
print(SCENARIOS["the-lamps-of-evendim"].note)
"""
    assert waybread_in(clone, "-c", script).stdout.splitlines() == [
        "['Old Ferryman', 'Shore']",
        "False True True False",
        "not finished: 1 of its cards lack text",
    ]


def test_complete_abilities_work(clone: Path) -> None:
    script = """
from tests.cardgame.board import Seat, lay
table = lay(Seat(heroes=["Haldan"]), Seat(), at="2.2")
table.choose("Haldan", "player 1")
print(len(table.hand(1)), table.ready("Haldan"))
table = lay(Seat(heroes=["Haldan"], hand=["Lamp Bearer"], resources=2), staging=["Forest Gate"], at="2.2")
table.choose("Lamp Bearer")
table.choose("Lamp Bearer")
print(table.progress("Forest Gate"))
table = lay(Seat(heroes=["Haldan"], attachments={"Haldan": ["Brass Lamp"]}, engaged=["Forest Spider"]), at="6.3",
            shadows={"Forest Spider": ["Mist"]}, encounter_deck=[])
print(table.stat("Haldan", "willpower"), table.stat("Haldan", "attack"))
print(table.pass_until("defend").done().pass_to("6.4.2").stat("Forest Spider", "attack"))
table = lay(Seat(heroes=["Haldan"], attachments={"Haldan": ["Brass Lamp"]}, resources=1),
            Seat(heroes=["Aragorn"], resources=1), at="2.2").choose("Brass Lamp")
print(table.attachments("Aragorn"), table.controller("Brass Lamp"))
print(table.pass_until("action", 1).choose("Brass Lamp").attachments("Haldan"))
table = lay(Seat(heroes=["Haldan"]), quest="Night on the Water", committed=["Haldan"], encounter_deck=[],
            progress={"Night on the Water": 4}, at="3.4")
print(table.won, len(table.hand()))
"""
    told = waybread_in(clone, "-c", script)
    assert told.stdout.splitlines() == [
        *("2 False", "2", "2 3", "5", "['Brass Lamp'] 1", "['Brass Lamp']"),
        "True 1",  # the draw comes before the progress (lcg:faq.1.24)
    ]


def test_the_scenario_can_be_played_at_once(clone: Path) -> None:
    told = waybread_in(clone, "simulate", "the-lamps-of-evendim", "--games", "2", "--workers", "1", "--quiet", *DECK)
    assert told.returncode == 0, told.stderr
    assert "2 games" in told.stdout


def repeated(files: Mapping[str, str], cards: Path, sets: Sequence[str]) -> set[tuple[str, ...]]:
    """Six words in a row of the table's sentences that stand in files; those of titles do not count."""
    found = [each for each in read_card_table(cards) if each.set_name in sets]
    printed = {run for each in found for text in each.sentences for run in runs(text)}
    titles = [each.facts[column] for each in found for column in ("title", "side_a", "scenario", "encounter_set")]
    doubled = {run for each in titles for run in runs(f"{each} {each}")}
    return {run for text in files.values() for run in runs(text)} & printed - doubled


def test_nothing_repeats_six_words_of_the_table(lamps: Path) -> None:
    box = new_box(NAME, read_card_table(lamps))
    assert repeated({**box.files, **box.tests}, lamps, [SET]) == set()
    planted = {
        "lore.py": '"""Tell that enemy a long tale about lamps."""',
        "a.py": "After Old Ferryman commits, to a quest",
    }
    assert repeated(planted, lamps, [SET]) == {
        ("tell", "that", "enemy", "a", "long", "tale"),
        ("after", "old", "ferryman", "commits", "to", "a"),
        ("old", "ferryman", "commits", "to", "a", "quest"),
    }


@pytest.mark.skipif(not TABLE_OF_ALL_CARDS, reason="WAYBREAD_CARD_TABLE does not name a table of all cards")
def test_nothing_repeats_six_words_of_the_table_of_all_cards() -> None:
    path = Path(TABLE_OF_ALL_CARDS)
    cards = read_card_table(path)
    for title in dict.fromkeys(each.set_name for each in cards):
        try:
            box = new_box("some_box", cards, [title])
        except WaybreadError:
            continue
        assert repeated({**box.files, **box.tests}, path, [title]) == set(), title
        for name, text in box.files.items():
            if name.endswith(".py"):
                compile(text, name, "exec")


@pytest.mark.parametrize(
    ("name", "more", "said"),
    [
        ("core", (), "There is a box core already."),
        (
            "The Lamps",
            (),
            "A box is named in lower case with underscores, such as the_hunt_for_gollum, not 'The Lamps'.",
        ),
        ("the_lamps", (), "did you mean the_lamps_of_evendim?"),
        ("lamps", ("--set", "The Lamp of Evendim"), "did you mean The Lamps of Evendim?"),
        (NAME, (), "already."),
    ],
)
def test_a_box_that_cannot_be_begun_is_refused_in_a_sentence(
    name: str, more: Sequence[str], said: str, clone: Path, lamps: Path
) -> None:
    before = sorted(map(str, clone.rglob("*")))
    told = waybread_in(clone, "box", "new", name, "--from", str(lamps), *more)
    assert told.returncode == 1
    assert told.stderr.strip().endswith(said)
    assert len(told.stderr.strip().splitlines()) == 1
    assert sorted(map(str, clone.rglob("*"))) == before


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"set_code": "Core"}, "The set The Lamps of Evendim has the code core, which the box Core Set has already."),
        ({"encounter_set": "Wilderlands"}, "The encounter set Wilderlands is already in Core Set."),
        ({"type": "Ship Objective"}, "The engine knows the types and spheres of none of these cards."),
    ],
)
def test_what_would_clash_with_other_boxes_is_refused(row: Row, said: str, tmp_path: Path) -> None:
    cards = table(tmp_path, ENCOUNTER | {"number": "1", "title": "Pike", "type": "Enemy", "set_code": "LoE"} | row,
                  set_name=SET)  # fmt: skip
    with pytest.raises(WaybreadError) as refused:
        new_box(NAME, read_card_table(cards))
    assert str(refused.value) == said


def test_a_folder_of_tests_that_exists_is_left_alone(tmp_path: Path, lamps: Path) -> None:
    boxes, tests = tmp_path / "boxes", tmp_path / "tests"
    boxes.mkdir()
    (tests / NAME).mkdir(parents=True)
    with pytest.raises(WaybreadError, match="exists already"):
        write(new_box(NAME, read_card_table(lamps)), NAME, boxes, tests)
    assert list(boxes.iterdir()) == list((tests / NAME).iterdir()) == []
