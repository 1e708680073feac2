"""The campaign log as a file: what is written is read again, and an edit that makes no sense is told with its line."""

import os
from pathlib import Path

import pytest

from tests.cardgame.rules.campaigns import CAMPAIGN
from waybread.cardgame.campaign.campaign_file import END, MOST_BYTES, LogError, load, read, save, write
from waybread.cardgame.campaign.campaign_log import (
    CampaignError,
    Earned,
    Log,
    Player,
    new_log,
    remarks,
)
from waybread.kernel import Streams

FULL = Log(
    (
        Player("Ann", ("Aragorn", "Glóin", "Théodred"), 1),
        Player("Bob: the second", ("Gimli",)),
        Player("çırak #3", ("Éowyn",)),
    ),
    expert=True,
    won=CAMPAIGN[:2],
    penalty=3,
    fallen=("Legolas", "Dúnhere"),
    pool=(Earned("Mendor's Support"), Earned("Mendor's Support"), Earned("Valor", "Gimli"), Earned("Scarred", "Gimli")),
    damage={"Aragorn": 2, "Éowyn": 1},
    hero_notes={"prisoner": "Gimli"},
    notes=("Beorn was kind: he gave us honey", "# next time: more allies"),
)  # fmt: skip
TEXT = write(FULL)


def numbered(text: str, start: str) -> int:
    """The number of the first line that starts so."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.strip().startswith(start))


def told(text: str) -> str:
    """What is said about a log that makes no sense: one sentence or two halves of one."""
    with pytest.raises(LogError) as error:
        read(text)
    message = str(error.value)
    assert "\n" not in message
    assert message.endswith((".", "?"))
    assert len(message) < 500
    return message


# Round trips


@pytest.mark.parametrize(
    "log",
    [FULL, new_log(["Ann"]), new_log(["Ann", "Bob", "Cid", "Dan"], expert=True), Log((Player("A"),), won=())],
)
def test_a_log_is_read_as_it_was_written(log: Log) -> None:
    assert read(write(log)) == log


def test_a_log_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "campaign.txt"
    save(FULL, path)
    assert load(path) == FULL
    save(new_log(["Ann"]), path)
    assert load(path) == new_log(["Ann"])
    assert [each.name for each in tmp_path.iterdir()] == ["campaign.txt"]


def test_the_file_reads_like_the_printed_log() -> None:
    assert TEXT.split("\n")[2:] == [
        "format: 2",
        "campaign: Core Set",
        "mode: expert",
        "won: Passage Through Mirkwood",
        "won: Journey Along the Anduin",
        "threat penalty of all: 3",
        "",
        "player: Ann",
        "    hero: Aragorn",
        "    hero: Glóin",
        "    hero: Théodred",
        "    threat penalty: 1",
        "",
        "player: Bob: the second",
        "    hero: Gimli",
        "    threat penalty: 0",
        "",
        "player: çırak #3",
        "    hero: Éowyn",
        "    threat penalty: 0",
        "",
        "fallen: Legolas",
        "fallen: Dúnhere",
        "damage: 2 on Aragorn",
        "damage: 1 on Éowyn",
        "pool: Mendor's Support",
        "pool: Mendor's Support",
        "pool: Valor on Gimli",
        "pool: Scarred on Gimli",
        "prisoner: Gimli",
        "note: Beorn was kind: he gave us honey",
        "note: # next time: more allies",
        "end of the log",
        "",
    ]


def test_a_person_may_write_it_more_freely() -> None:
    text = "\ufeff" + TEXT.replace("    ", "\t").replace("Théodred", "theodred").replace("Éowyn", "EOWYN")
    text = text.replace("\n", "\r\n").replace("mode:", "# a remark\n\n  mode :")
    assert read(text.removeprefix("\ufeff")) == FULL


def test_the_log_that_the_docs_explain_makes_sense() -> None:
    page = Path(__file__).parents[3].joinpath("docs/campaign.md").read_text(encoding="utf-8")
    explained = next(each for each in page.split("```\n") if each.startswith("format: "))
    text = "\n".join(line.strip().partition("   ")[0] for line in explained.splitlines())
    log = read(text)
    assert log.players == (Player("Ann", ("Aragorn", "Glóin")),)
    assert (log.expert, log.won, log.penalty, log.fallen) == (True, CAMPAIGN[:1], 1, ("Glóin",))
    assert log.pool == (Earned("Mendor's Support"), Earned("Valor", "Aragorn"))
    assert (log.damage, log.hero_notes["prisoner"], log.notes) == ({"Aragorn": 2}, "Aragorn", ("Beorn was kind",))


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_text(TEXT, encoding="utf-8-sig")
    assert load(path) == FULL


# Edits that make no sense


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mode: expert", "mode: hard", "the mode is 'standard' or 'expert', not 'hard'."),
        ("mode: expert", "modus: expert", "'modus' is not understood; did you mean mode?"),
        ("mode: expert", "expert", "'expert' is no entry; an entry is a word, a colon and a value."),
        ("mode: expert", "mode:", "'mode' has no value."),
        ("format: 2", "format: 3", "the format is 3, but this program reads formats up to 2."),
        ("format: 2", "format: one", "the format is a whole number from 1 to 1000000, not 'one'."),
        (
            "campaign: Core Set",
            "campaign: Core Sets",
            "'Core Sets' is not a box with a campaign; did you mean Core Set?",
        ),
        ("mode: expert", "mode: expert\ncampaign: Core Set", "'campaign' is already in line 4."),
        ("won: Passage Through Mirkwood", "won: Passage to Marseille", "'Passage to Marseille' is no scenario of"),
        ("won: Passage Through Mirkwood", "won: Escape from Dol Guldur", "scenarios are won in order, each once:"),
        ("won: Journey Along the Anduin", "won: Passage Through Mirkwood", "Journey Along the Anduin comes here"),
        (
            "won: Journey Along the Anduin",
            "won: Journey Along the Anduin\nwon: Escape from Dol Guldur\nwon: Passage Through Mirkwood",
            "nothing comes here, not Passage Through Mirkwood.",
        ),
        ("threat penalty of all: 3", "threat penalty of all: -1", "a threat penalty is a whole number from 0 to 50"),
        ("threat penalty of all: 3", "threat penalty of all: 51", "not '51'"),
        ("threat penalty of all: 3", "threat penalty of all: 3.5", "not '3.5'"),
        ("threat penalty of all: 3", "threat penalty of all: ٣", "not '٣'"),
        ("threat penalty of all: 3", "threat penalty of all: 99999999999999999999999", "a whole number"),
        ("threat penalty of all: 3", "threat penalty: 3", "'threat penalty' belongs to a player, and none"),
        ("threat penalty of all: 3", "hero: Aragorn", "'hero' belongs to a player, and none has been named yet."),
        ("threat penalty of all: 3", "mode: expert", "'mode' is already in line 5."),
        ("player: Bob: the second", "threat penalty of all: 2", "'threat penalty of all' is already in line 8."),
        ("player: Bob: the second", "player: ANN", "there is already a player called 'ANN'."),
        ("    hero: Gimli", "    hero: Glóin", "Glóin is already a hero of 'Ann'."),
        ("    hero: Gimli", "    hero: Gimly", "'Gimly' is no hero that is known here; did you mean Gimli?"),
        ("    hero: Gimli", "    hero: Gandalf", "'Gandalf' is no hero that is known here;"),
        ("    threat penalty: 1", "    hero: Eleanor", "'Ann' has more than 3 heroes."),
        ("    hero: Théodred", "    threat penalty: 0", "'Ann' already has a threat penalty."),
        ("fallen: Dúnhere", "fallen: Legolas", "Legolas is already listed as fallen."),
        ("damage: 2 on Aragorn", "damage: Aragorn 2", "damage is written as '2 on Aragorn'."),
        ("damage: 2 on Aragorn", "damage: 0 on Aragorn", "damage is a whole number from 1 to 50, not '0'."),
        ("damage: 2 on Aragorn", "damage: 2 on Gandalf", "'Gandalf' is no hero"),
        ("damage: 1 on Éowyn", "damage: 1 on Aragorn", "the damage of Aragorn is already listed."),
        ("pool: Valor on Gimli", "pool: Gandalf", "'Gandalf' is neither boon nor burden;"),
        ("pool: Valor on Gimli", "pool: Valour on Gimli", "did you mean Valor?"),
        ("pool: Valor on Gimli", "pool: Valor", "Valor is Permanent, so it has a hero: 'Valor on Aragorn'."),
        ("pool: Valor on Gimli", "pool: Mendor on Gimli", "Mendor is not Permanent, so it is on no hero."),
        ("pool: Valor on Gimli", "pool: Scarred on Gimli", "Gimli already has Scarred; there is 1 at most."),
        ("prisoner: Gimli", "prisoner: nobody", "'nobody' is no hero that is known here;"),
        ("note: # next", "end of the log\nnote: # next", "nothing comes after 'end of the log'."),
        ("note: # next", "note: \x07", "it has characters that cannot be printed."),
        ("note: # next", "note: " + "x" * 500, "it is longer than 400 letters."),
    ],
)  # fmt: skip
def test_an_edit_that_makes_no_sense_is_told_with_its_line(old: str, new: str, reason: str) -> None:
    assert TEXT.count(old) == 1
    text = TEXT.replace(old, new)
    message = told(text)
    assert reason in message
    changed = next(n for n, (a, b) in enumerate(zip(TEXT.split("\n"), text.split("\n"), strict=False), 1) if a != b)
    lines = [int(message.split()[1])]
    assert lines[0] in (changed, changed + 1, changed + 2)  # where a line repeats an earlier one, the second is told
    assert message.startswith(f"Line {lines[0]} of the campaign log: ")


def test_damage_without_expert_mode_is_told_with_its_line() -> None:
    text = TEXT.replace("mode: expert", "mode: standard")
    line = numbered(text, "damage")
    assert told(text) == f"Line {line} of the campaign log: only in expert mode do heroes carry damage on."


def test_damage_before_a_scenario_is_won_is_told_with_its_line() -> None:
    text = TEXT.replace("won: Passage Through Mirkwood\n", "").replace("won: Journey Along the Anduin\n", "")
    line = numbered(text, "damage")
    assert told(text) == f"Line {line} of the campaign log: nobody carries damage on before a scenario is won."


def test_damage_of_a_fallen_hero_is_told_with_its_line() -> None:
    text = TEXT.replace("1 on Éowyn", "1 on Legolas")
    line = numbered(text, "damage: 1 on Legolas")
    assert told(text) == f"Line {line} of the campaign log: Legolas has fallen, and carries no damage on."


@pytest.mark.rule("lcg:campaign.heroes.7", "lcg:campaign.heroes.9", "lcg:campaign.expert.3")
def test_damage_of_a_hero_who_never_took_part_is_told_with_its_line() -> None:
    # Everybody has paid 3: for two heroes who were replaced, and for one swap.
    once = TEXT.replace("damage: 1 on Éowyn", "damage: 1 on Beravor")
    assert read(once).damage == {"Aragorn": 2, "Beravor": 1}
    twice = once.replace("2 on Aragorn", "2 on Denethor")
    for text, hero in ((once.replace("of all: 3", "of all: 2"), "Beravor"), (twice, "Beravor")):
        assert told(text) == (
            f"Line {numbered(text, f'damage: 1 on {hero}')} of the campaign log: {hero} is no player's hero, and the "
            "penalty of all has no room for it: damage waits only for a hero who was swapped away, at 1 threat for all."
        )


def test_damage_that_waits_for_a_hero_is_worth_a_remark() -> None:
    waiting = read(TEXT.replace("damage: 1 on Éowyn", "damage: 9 on Beravor"))
    assert remarks(waiting) == [
        "The damage of Beravor, who is not with the players, waits until Beravor is played again."
    ]


def test_a_player_without_heroes_after_the_first_scenario_is_told_with_the_line() -> None:
    text = TEXT.replace("    hero: Gimli\n", "")
    assert told(text).startswith(
        f"Line {numbered(text, 'player: Bob')} of the campaign log: 'Bob: the second' has no heroes"
    )


def test_a_line_may_have_400_letters_and_no_more() -> None:
    longest = "note: " + "x" * 394
    assert read(TEXT.replace("note: # next time: more allies", longest)).notes[-1] == "x" * 394
    assert "it is longer than 400 letters." in told(TEXT.replace("note: # next time: more allies", f"{longest}x"))


def test_a_fifth_player_is_one_too_many() -> None:
    text = write(new_log(["A", "B", "C", "D"])).replace(END, f"player: E\n{END}")
    assert "at most 4 players" in told(text)


def test_a_third_copy_beyond_what_is_printed_is_told() -> None:
    text = TEXT.replace("prisoner:", "pool: Mendor's Support\n" * 3 + "prisoner:")
    assert told(text).endswith("there are only 4 of Mendor's Support.")


def test_the_format_comes_first() -> None:
    assert told(TEXT.replace("format: 2\n", "")).endswith("the first entry has to be 'format: 2'.")


def test_the_campaign_comes_right_after_the_format() -> None:
    text = TEXT.replace("campaign: Core Set\n", "").replace("mode: expert", "mode: expert\ncampaign: Core Set")
    assert told(text).endswith("'campaign' comes right after 'format'.")


def test_a_log_of_an_older_version_is_of_the_core_set() -> None:
    old = TEXT.replace("format: 2\ncampaign: Core Set\n", "format: 1\n")
    assert old != TEXT
    assert (read(old), read(old).box) == (FULL, "core")


def test_a_log_without_players_is_no_log() -> None:
    assert told(f"format: 1\n{END}\n").endswith("there is no player.")


# Damaged files


@pytest.mark.parametrize("cut", range(0, len(TEXT) - 2, 7))
def test_a_file_that_was_cut_off_is_refused(cut: int) -> None:
    assert told(TEXT[:cut]).startswith("Line ")


def test_a_file_cut_off_between_two_lines_says_where_it_breaks_off() -> None:
    text = TEXT[: TEXT.index("prisoner:")]
    line = text.count("\n") + 1
    assert told(text) == f"Line {line} of the campaign log: the file breaks off here, without its last line '{END}'."


@pytest.mark.parametrize("seed", range(60))
def test_a_garbled_file_gives_a_log_or_one_sentence(seed: int) -> None:
    chance = Streams(seed)
    letters = list(TEXT)
    for _ in range(1 + chance.below("count", 12)):
        letters[chance.below("place", len(letters))] = chance.pick("letter", "\x00\n:# \t0on9ÿ\u202e")
    text = "".join(letters)
    said = ""
    try:
        read(text)
    except LogError as error:
        said = str(error)
    assert "\n" not in said
    assert said == "" or said.startswith("Line ")


@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 100, b"\xff\xfe\x00", "format: 1\nmode: é".encode("latin-1"), b"{}"]
)
def test_what_is_no_log_at_all_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    with pytest.raises(LogError):
        load(path)


def test_text_in_another_encoding_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(TEXT.encode("latin-1", errors="replace"))
    with pytest.raises(LogError, match=f"Line {numbered(TEXT, 'hero: Glóin')} .*UTF-8"):
        load(path)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"note: x\n" * MOST_BYTES)
    with pytest.raises(LogError, match="larger than 64 KiB"):
        load(path)
    assert "larger than 64 KiB" in told("#" * (MOST_BYTES + 1))


def test_a_file_that_is_not_there_or_is_a_folder_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(LogError, match="cannot be read"):
            load(path)


# Writing


@pytest.mark.parametrize(
    "log",
    [
        Log((Player("Ann\nhero: Gimli"),)),
        Log((Player(" Ann "),)),
        Log((Player(""),)),
        Log((Player("Ann"),), notes=("x" * 1000,)),
        Log((Player("Ann"),), notes=("one\ntwo",)),
        Log((Player("Ann", ("Nobody",)),)),
        Log((Player("Ann"),), penalty=-1),
        Log((Player("Ann"),), pool=(Earned("Valor"),)),
        Log((Player("Ann", ("Aragorn",)),), damage={"Aragorn": 1}),
        Log(()),
    ],
)
def test_a_log_that_could_not_be_read_again_is_not_written(log: Log, tmp_path: Path) -> None:
    path = tmp_path / "log"
    save(FULL, path)
    with pytest.raises(CampaignError):
        save(log, path)
    assert load(path) == FULL
    assert [each.name for each in tmp_path.iterdir()] == ["log"]


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    save(FULL, path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CampaignError, match="cannot be written: no space left on device"):
        save(new_log(["Ann"]), path)
    assert load(path) == FULL
    assert [each.name for each in tmp_path.iterdir()] == ["log"]


def test_the_whole_log_is_on_its_way_to_the_disk_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: sizes.append(os.fstat(file).st_size))
    save(FULL, tmp_path / "log")
    assert sizes[0] == len(TEXT.encode("utf-8"))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CampaignError, match="cannot be written"):
        save(FULL, tmp_path / "nowhere" / "log")
