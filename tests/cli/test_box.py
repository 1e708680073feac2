"""``waybread box`` as a person types it. Set WAYBREAD_CARD_TABLE to a table of all cards to check the boxes with it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from waybread.cardgame import BOXES, box_text
from waybread.cli import main
from waybread.cli.boxes import box_comparison
from waybread.cli.boxes.card_table import NEEDED
from waybread.kernel import WaybreadError

Said = pytest.CaptureFixture[str]
Row = dict[str, str]
COLUMNS = ("code", *NEEDED)
TABLE_OF_ALL_CARDS = os.environ.get("WAYBREAD_CARD_TABLE", "")

ARAGORN: Row = {
    "number": "1", "title": "Aragorn", "unique": "1", "type": "Hero", "sphere": "Leadership", "threat_cost": "12",
    "willpower": "2", "attack": "3", "defense": "2", "hit_points": "5", "traits": "Dúnedain. Noble. Ranger.",
    "keywords": "Sentinel.",
    "text": r"Sentinel.\nResponse: After Aragorn commits to the quest, spend 1 of his resources to make him ready.",
}  # fmt: skip
GLORFINDEL: Row = {
    "number": "11", "title": "Glorfindel", "unique": "1", "type": "Hero", "sphere": "Lore", "threat_cost": "12",
    "willpower": "3", "attack": "3", "defense": "1", "hit_points": "5", "traits": "Noble. Noldor. Warrior.",
    "text": "Action: Pay 1 resource of his to heal 1 damage anywhere. (Limit once per round.)",
}  # fmt: skip
FEINT: Row = {
    "number": "34", "title": "Feint", "type": "Event", "sphere": "Tactics", "cost": "1", "quantity": "2",
    "text": "Combat Action: An enemy does not attack its player in this phase.",
}  # fmt: skip
BATS: Row = {
    "number": "98", "title": "Black Forest Bats", "type": "Enemy", "attack": "1", "defense": "0", "hit_points": "2",
    "engagement_cost": "15", "threat": "1", "traits": "Creature.", "easy_quantity": "1",
    "encounter_set": "Passage Through Mirkwood", "text": "When Revealed: Everybody loses 1 questing character.",
}  # fmt: skip
HUMMERHORNS: Row = {
    "number": "75", "title": "Hummerhorns", "type": "Enemy", "attack": "2", "defense": "0", "hit_points": "3",
    "engagement_cost": "40", "threat": "1", "victory": "5", "traits": "Creature. Insect.", "easy_quantity": "0",
    "encounter_set": "Spiders of Mirkwood", "text": "Forced: After Hummerhorns engages you, a hero takes 5 damage.",
    "shadow": "Shadow: 1 damage for all characters of the defending player (double that if undefended).",
}  # fmt: skip
ALL = (ARAGORN, GLORFINDEL, FEINT, HUMMERHORNS, BATS)


def table(folder: Path, *rows: Row, set_name: str = "Core Set") -> Path:
    """A table of cards with these rows."""
    whole = {"set": set_name, "set_code": "Core", "unique": "0", "quantity": "1"}
    lines = ["\t".join(COLUMNS), *("\t".join((whole | row).get(each, "") for each in COLUMNS) for row in rows)]
    path = folder / "cards.tsv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def checked(folder: Path, said: Said, *rows: Row) -> list[str]:
    """What the check says of the cards in a table with these rows."""
    main(["box", "check", "core", "--against", str(table(folder, *rows))])
    return [line for line in said.readouterr().out.splitlines() if line.startswith(("core:", "accepted.tsv"))]


def test_check_finds_nothing_where_facts_and_abilities_agree(tmp_path: Path, capsys: Said) -> None:
    assert main(["box", "check", "core", "--against", str(table(tmp_path, *ALL))]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "The table does not have core:2, core:3, core:4, core:5, core:6, core:7, core:8, core:9, core:10, core:12 "
        "and 123 more.",
        "Core Set: 138 cards, 0 differences, 0 more accepted. The triggers of 0 abilities could not be read.",
    ]


@pytest.mark.parametrize(
    ("card", "change", "said"),
    [
        (ARAGORN, {"title": "Strider"}, "title is Aragorn, in the table Strider"),
        (ARAGORN, {"threat_cost": "13"}, "threat cost is 12, in the table 13"),
        (ARAGORN, {"unique": "0"}, "unique is 1, in the table missing"),
        (ARAGORN, {"keywords": ""}, "keywords is Sentinel, in the table missing"),
        (ARAGORN, {"traits": "Ranger. Noble."}, "traits is Dúnedain. Noble. Ranger, in the table Noble. Ranger"),
        (FEINT, {"type": "Attachment"}, "type is event, in the table attachment"),
        (HUMMERHORNS, {"easy_quantity": "1"}, "easy quantity is 0, in the table 1"),
        (HUMMERHORNS, {"victory": "4"}, "keywords is Victory 5, in the table Victory 4"),
        (BATS, {"corner": "PASS"}, "corner is missing, in the table PASS"),
        (BATS, {"icons": "Eye 1"}, "icons is missing, in the table Eye 1"),
        (BATS, {"text": r"Escape: 2\nWhen Revealed: Everybody loses 1."}, "escape is missing, in the table 2"),
        (BATS, {"encounter_set": "Bats"}, "encounter set is Passage Through Mirkwood, in the table Bats"),
    ],
)
def test_check_names_a_different_fact(card: Row, change: Row, said: str, tmp_path: Path, capsys: Said) -> None:
    [line] = checked(tmp_path, capsys, card | change)
    assert said in line


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        (ARAGORN, "Forced: After Aragorn commits to the quest, he is ready.", "forced effects is 0, in the table 1"),
        (
            ARAGORN,
            "Response: After Aragorn enters play, spend 1 of his resources to make him ready.",
            "trigger of response is after committed, in the table after enters play",
        ),
        (
            ARAGORN,
            "Response: After Aragorn commits to the quest, exhaust Aragorn to make him ready.",
            "cost of response is spends resources, in the table exhausts itself",
        ),
        (
            GLORFINDEL,
            "Action: Pay 1 resource of his to heal 1 damage anywhere. (Limit 2 times per phase.)",
            "limit of action is 1 per round, in the table 2 per phase",
        ),
        (
            GLORFINDEL,
            "Action: Pay 1 resource of his to heal 3 damage anywhere. (Limit once per round.)",
            "numbers of action is missing, in the table 3",
        ),
        (FEINT, "Action: An enemy does not attack.", "phase of action is combat, in the table missing"),
        (FEINT, "Enemies do not attack.", "constant text is missing, in the table printed"),
    ],
)
def test_check_names_a_different_ability(card: Row, text: str, said: str, tmp_path: Path, capsys: Said) -> None:
    [line] = checked(tmp_path, capsys, card | {"text": text})
    assert said in line


def test_check_takes_an_accepted_difference_and_reports_a_row_without_one(tmp_path: Path, capsys: Said) -> None:
    dunhere = {
        "number": "9", "title": "Dunhere", "unique": "1", "type": "Hero", "sphere": "Spirit", "threat_cost": "8",
        "willpower": "1", "attack": "2", "defense": "1", "hit_points": "4", "traits": "Rohan. Warrior.",
        "text": "Alone he can attack staged enemies.",
    }  # fmt: skip
    assert checked(tmp_path, capsys, dunhere) == []
    [line] = checked(tmp_path, capsys, dunhere | {"title": "Dúnhere"})
    assert line.startswith("accepted.tsv has an unused row; remove it: core:9: title is Dúnhere")


def accepts(monkeypatch: pytest.MonkeyPatch, *rows: str) -> None:
    """The core set has these accepted differences, with tabs written as a bar."""
    text = "\n".join([box_comparison.HEADER, *(each.replace("|", "\t") for each in rows)])
    monkeypatch.setattr(
        box_comparison, "box_text", lambda name, file: text if file == "accepted.tsv" else box_text(name, file)
    )


@pytest.mark.parametrize("ours", ["", "missing"])
def test_a_card_that_the_box_lacks_can_be_accepted(
    ours: str, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    accepts(monkeypatch, f"core:999|card|{ours}|Feint|It comes with the next cards of the box.")
    assert checked(tmp_path, capsys, FEINT | {"number": "999"}) == []


def test_an_accepted_card_that_nobody_has_is_reported(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    accepts(monkeypatch, "core:999|card||Feint|It comes with the next cards of the box.")
    assert checked(tmp_path, capsys, FEINT) == [
        "accepted.tsv has an unused row; remove it: core:999: card is missing, in the table Feint."
    ]


def test_two_triggers_of_one_ability_are_compared_as_such(tmp_path: Path, capsys: Said) -> None:
    text = "Response: After Aragorn enters or leaves play, spend 1 of his resources to make him ready."
    [line] = checked(tmp_path, capsys, ARAGORN | {"text": text})
    assert "trigger of response is after committed, in the table after enters play or leaves play" in line


def test_check_names_cards_that_the_box_lacks(tmp_path: Path, capsys: Said) -> None:
    assert checked(tmp_path, capsys, FEINT | {"number": "999"}) == ["core:999: card is missing, in the table Feint."]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"number": "1\t2"}, "line 2: 32 cells, but the table has 31 columns."),
        ({"number": "one"}, "line 2: the column number has a number, not 'one'."),
        ({"willpower": "strong"}, "line 2: the column willpower has a number, not 'strong'."),
    ],
)
def test_a_malformed_table_is_named_with_its_line(row: Row, said: str, tmp_path: Path, capsys: Said) -> None:
    path = table(tmp_path, FEINT | row)
    assert main(["box", "check", "core", "--against", str(path)]) == 1
    assert capsys.readouterr().err == f"{path}, {said}\n"


def test_a_table_without_a_column_or_a_file_is_named(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "cards.tsv"
    path.write_text("set\tnumber\n", encoding="utf-8")
    assert main(["box", "check", "core", "--against", str(path)]) == 1
    assert main(["box", "check", "core", "--against", str(tmp_path / "none.tsv")]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{path}, line 1: a table of cards has a column set_code.",
        f"{tmp_path / 'none.tsv'} cannot be read: no such file or directory.",
    ]


def test_check_refuses_an_unknown_box_and_a_table_of_other_sets(tmp_path: Path, capsys: Said) -> None:
    path = table(tmp_path, FEINT, set_name="Cor Set")
    assert main(["box", "check", "coer", "--against", str(path)]) == 1
    assert main(["box", "check", "core", "--against", str(path)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "There is no box 'coer'; did you mean core?",
        "The table has no set 'Core Set'; did you mean Cor Set?",
    ]


@pytest.mark.parametrize("text", ["id\treason\n", f"{box_comparison.HEADER}\ncore:1\ttitle\tA\tB\t\n"])
def test_an_accepted_difference_has_its_reason(text: str) -> None:
    with pytest.raises(WaybreadError, match=r"accepted\.tsv of core, line"):
        box_comparison.read_accepted(text, "core")


@pytest.mark.skipif(not TABLE_OF_ALL_CARDS, reason="WAYBREAD_CARD_TABLE does not name a table of all cards")
@pytest.mark.parametrize("name", BOXES)
def test_every_box_agrees_with_the_table_of_all_cards(name: str) -> None:
    words = ("box", "check", name, "--against", TABLE_OF_ALL_CARDS)  # in a process that has all boxes
    done = subprocess.run([sys.executable, "-m", "waybread.cli", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
