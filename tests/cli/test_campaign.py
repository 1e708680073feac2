"""``waybread campaign`` as a person types it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cardgame.rules.campaigns import CAMPAIGN, GRIEF
from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_file import load, save
from waybread.cardgame.campaign.campaign_log import Earned, Log, Player
from waybread.cli import main
from waybread.kernel import Json, Outcome

Said = pytest.CaptureFixture[str]
ANN = ("Aragorn", "Théodred", "Glóin")
BOB = ("Gimli", "Legolas", "Thalin")
DECKS = ("leadership", "tactics", "--casual")
"""The shipped decks with the heroes of Ann and Bob; thirty cards are for a casual table."""
PASSAGE, ANDUIN, ESCAPE = CAMPAIGN
SUPPORT = "Mendor's Support"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the log is kept."""
    return tmp_path / "campaign.txt"


def kept(file: Path, **entries: Any) -> Log:
    """The log of a campaign of Ann and Bob, in its file."""
    log = replace(Log((Player("Ann", ANN), Player("Bob", BOB)), won=(PASSAGE,)), **entries)
    save(log, file)
    return log


def answering(patch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    """Somebody sits at the terminal; returns what they are asked."""
    asked: list[str] = []
    given: Iterator[str] = iter(answers)

    def answer(prompt: str) -> str:
        asked.append(prompt)
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    patch.setattr("builtins.input", answer)
    return asked


def refused(arguments: Sequence[str], capsys: Said) -> str:
    """The sentence with which a command is refused."""
    capsys.readouterr()
    assert main(["campaign", *arguments]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.strip().count("\n") == 0
    return output.err.strip()


def played(path: Path, *, won: bool) -> str:
    """The game in a file is over; returns the name of that file."""
    game = CardGame.load(path.read_text(encoding="utf-8"))
    game.state.outcome = Outcome(won=won, reason="a test says so")
    path.write_text(CardGame.from_state(game.state).save(), encoding="utf-8")
    return str(path)


def game_of(file: Path, scenario: str) -> Path:
    return file.with_name(f"campaign-{scenario}.json")


def setup_of(path: Path) -> dict[str, Json]:
    return CardGame.load(path.read_text(encoding="utf-8")).setup


# new, show, check


def test_new_begins_a_campaign_for_its_players(file: Path, capsys: Said) -> None:
    assert main(["campaign", "new", str(file), "Ann", "Bob", "--expert"]) == 0
    assert load(file) == Log((Player("Ann"), Player("Bob")), expert=True)
    out = capsys.readouterr().out
    assert out.startswith("The Core Set campaign of Ann and Bob, expert mode\n  Passage Through Mirkwood is next.\n")
    assert f"The log is in {file}.\n" in out


def test_new_writes_over_no_log(file: Path, capsys: Said) -> None:
    kept(file)
    before = file.read_bytes()
    assert refused(["new", str(file), "Cid"], capsys) == f"{file} is there already; a new campaign takes a new file."
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["Ann", "ann"], "There is already a player called ann: each has a name of their own."),
        (["Ann", ""], "A player of a campaign needs a name."),
        ([*"ABCDE"], "A campaign has 1 to 4 players, not 5."),
        (["A" * 1000], "A player's name has at most 100 letters."),
    ],
)
def test_new_refuses_players_and_writes_nothing(names: list[str], sentence: str, file: Path, capsys: Said) -> None:
    assert refused(["new", str(file), *names], capsys) == sentence
    assert not file.exists()


def test_new_after_a_campaign_that_mendor_lived_through_takes_him_along(file: Path, tmp_path: Path) -> None:
    kept(file, won=CAMPAIGN, pool=(Earned("Mendor"),))
    second = tmp_path / "second.txt"
    assert main(["campaign", "new", str(second), "Cid", "--after", str(file)]) == 0
    assert load(second).pool == (Earned("Mendor"), Earned(SUPPORT))


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({"pool": (Earned("Mendor"),)}, "Journey Along the Anduin is not won there yet."),
        ({"won": CAMPAIGN}, "there is no Mendor in its pool."),
    ],
)
def test_new_says_why_mendor_does_not_come_along(
    entries: dict[str, Any], reason: str, file: Path, tmp_path: Path, capsys: Said
) -> None:
    kept(file, **entries)
    second = tmp_path / "second.txt"
    assert main(["campaign", "new", str(second), "Cid", "--after", str(file)]) == 0
    assert load(second).pool == ()
    assert capsys.readouterr().out.endswith(f"Mendor does not come along from {file}: {reason}\n")


def test_show_tells_how_a_campaign_stands(file: Path, capsys: Said) -> None:
    kept(
        file, expert=True, penalty=1, fallen=("Glóin",), damage={"Aragorn": 2},
        hero_notes={"prisoner": "Gimli"}, notes=("We rest.",),
        pool=(Earned(SUPPORT), Earned(SUPPORT), Earned("Valor", "Gimli")),
    )  # fmt: skip
    assert main(["campaign", "show", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "The Core Set campaign of Ann and Bob, expert mode",
        "  won: Passage Through Mirkwood",
        "  Journey Along the Anduin is next.",
        "  Ann: Aragorn, Théodred, Glóin; +1 threat",
        "  Bob: Gimli, Legolas, Thalin; +1 threat",
        "  fallen: Glóin",
        "  damage: 2 on Aragorn",
        "  in the pool: 2 Mendor's Support",
        "  in the pool: Valor on Gimli",
        "  prisoner: Gimli",
        "  note: We rest.",
    ]


def test_check_says_that_a_log_makes_sense(file: Path, capsys: Said) -> None:
    kept(file)
    assert main(["campaign", "check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file} makes sense. Journey Along the Anduin is next.\n"


def test_check_remarks_on_what_may_be_and_is_worth_knowing(file: Path, capsys: Said) -> None:
    pool = (Earned("Scarred", "Éowyn"), Earned("Valor", "Gimli"))
    damage = {"Thalin": 4, "Gimli": 4}
    kept(file, expert=True, won=CAMPAIGN[:2], damage=damage, pool=pool, hero_notes={"prisoner": "Éowyn"})
    assert main(["campaign", "check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  Thalin has 4 damage and 4 hit points: unless healed, Thalin falls as the game begins.",
        "  Scarred belongs to Éowyn, who is not with the players: without Éowyn it is not in the game.",
        "  Éowyn, the prisoner to be, is not with the players: chance will take one of the heroes.",
    ]
    kept(file, won=CAMPAIGN[:2])
    assert main(["campaign", "check", str(file)]) == 0
    assert "  No prisoner is named: chance will take one of the heroes.\n" in capsys.readouterr().out


def test_check_says_which_line_makes_no_sense(file: Path, capsys: Said) -> None:
    kept(file)
    file.write_text(file.read_text(encoding="utf-8").replace("hero: Gimli", "hero: Gimly"), encoding="utf-8")
    said = refused(["check", str(file)], capsys)
    assert said.startswith("Line 16 of the campaign log: 'Gimly' is no hero that is known here; did you mean Gimli")


def test_a_log_that_is_not_there_is_named(file: Path, capsys: Said) -> None:
    for command in (["show"], ["check"], ["setup"], ["record"]):
        rest = {"setup": ["leadership"], "record": ["game.json"]}.get(command[0], [])
        assert f"{file} cannot be read" in refused([*command, str(file), *rest], capsys)


# setup


def test_setup_goes_through_the_eight_checks_and_writes_log_and_game(file: Path, capsys: Said) -> None:
    main(["campaign", "new", str(file), "Ann", "Bob"])
    capsys.readouterr()
    assert main(["campaign", "setup", str(file), *DECKS, "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("The eight checks for Passage Through Mirkwood:\n  1  heroes: Ann enters Aragorn, ")
    assert [line.split()[0] for line in out.splitlines() if line.startswith("  ") and line[2].isdigit()] == [
        *"12345678"
    ]
    assert [each.heroes for each in load(file).players] == [ANN, BOB]
    game = CardGame.load(game_of(file, PASSAGE).read_text(encoding="utf-8"))
    assert game.state.scenario == PASSAGE
    assert game.state.beside
    assert game.decision is not None
    assert sorted(each.name for each in file.parent.iterdir()) == [game_of(file, PASSAGE).name, file.name]


def test_setup_asks_for_a_new_hero_and_plays_the_deck_with_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file, fallen=("Glóin",))
    asked = answering(monkeypatch, "Gloin", "éowyn", "", "")
    assert main(["campaign", "setup", str(file), *DECKS]) == 0
    assert asked[0].startswith("Glóin has fallen. Who comes instead (+1 threat for everybody)?\n  1  Éowyn\n")
    assert "Enter alone" not in asked[0]
    assert asked[1].startswith("Please type a number from 1 to ")
    log = load(file)
    assert (log.players[0].heroes, log.penalty) == (("Aragorn", "Théodred", "Éowyn"), 1)
    game = CardGame.load(game_of(file, ANDUIN).read_text(encoding="utf-8"))
    assert "core:7" in game.state.identity
    assert "core:3" not in game.state.identity


def test_setup_asks_each_player_for_one_swap(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file)
    asked = answering(monkeypatch, "", "2", "Beravor")
    assert main(["campaign", "setup", str(file), *DECKS]) == 0
    assert [each.splitlines()[0] for each in asked] == [
        "Whom does Ann swap (+1 threat for everybody)?",
        "Whom does Bob swap (+1 threat for everybody)?",
        "Who comes instead of Legolas?",
    ]
    assert [each.heroes for each in load(file).players] == [ANN, ("Gimli", "Beravor", "Thalin")]


def test_setup_asks_whether_another_hero_in_a_deck_is_a_swap(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    kept(file)
    decks = [file.with_name("ann.txt"), "tactics", "--casual", "--game", file.with_name("game.json")]
    file.with_name("ann.txt").write_text("Aragorn\nThéodred\nÉowyn\n3x Gandalf\n", encoding="utf-8")
    asked = answering(monkeypatch, "")
    assert "has to be declared" in refused(["setup", str(file), *map(str, decks)], capsys)
    assert asked == ["Ann's deck has Éowyn instead of Glóin. Is this a swap (+1 threat for everybody)?\n"
                     "  1  yes\n  Enter alone: leave it\n> "]  # fmt: skip
    answering(monkeypatch, "yes", "")
    assert main(["campaign", "setup", str(file), *map(str, decks)]) == 0
    assert (load(file).players[0].heroes, load(file).penalty) == (("Aragorn", "Théodred", "Éowyn"), 1)


def test_setup_asks_who_takes_boons_and_who_is_healed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file, expert=True, damage={"Aragorn": 2}, pool=(Earned(SUPPORT), Earned(SUPPORT)))
    asked = answering(monkeypatch, "", "", "1", "Bob", "")
    assert main(["campaign", "setup", str(file), *DECKS]) == 0
    assert [each.splitlines()[0] for each in asked[2:]] == [
        "Heal Aragorn (+1 threat for Ann)?",
        f"Who takes the boon {SUPPORT}?",
        f"Who takes the boon {SUPPORT}?",
    ]
    log = load(file)
    assert (log.damage, log.players[0].penalty, log.players[1].penalty) == ({}, 1, 0)
    decks = setup_of(game_of(file, ANDUIN))["decks"]
    assert isinstance(decks, list)
    assert [str(each).count(SUPPORT) for each in decks] == [0, 1]


def test_setup_has_somebody_take_a_burden(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    kept(file, pool=(Earned(GRIEF),))
    said = refused(["setup", str(file), *DECKS, "--ask-nothing"], capsys)
    assert said == f"Somebody has to take {GRIEF}: --burden 'NAME={GRIEF}'."
    asked = answering(monkeypatch, "", "", "", "2")
    assert main(["campaign", "setup", str(file), *DECKS]) == 0
    assert asked[2:] == [
        f"Who takes the burden {GRIEF}?\n  1  Ann\n  2  Bob\n> ",
        "Please type a number from 1 to 2.\n> ",
    ]
    decks = setup_of(game_of(file, ANDUIN))["decks"]
    assert isinstance(decks, list)
    assert [str(each).count(GRIEF) for each in decks] == [0, 1]


def test_setup_takes_every_choice_by_options_and_asks_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(file, expert=True, fallen=("Glóin",), damage={"Aragorn": 2}, pool=(Earned(SUPPORT),))
    asked = answering(monkeypatch)
    options = [
        "--ask-nothing", "--replace", "gloin=Beravor", "--swap", "Gimli = Eowyn", "--heal", "Aragorn",
        "--boon", f"bob={SUPPORT}",
    ]  # fmt: skip
    assert main(["campaign", "setup", str(file), *DECKS, *options]) == 0
    assert asked == []
    log = load(file)
    assert [each.heroes for each in log.players] == [("Aragorn", "Théodred", "Beravor"), ("Éowyn", "Legolas", "Thalin")]
    assert (log.penalty, log.players[0].penalty, log.damage) == (2, 1, {})


def test_setup_calls_heroes_by_their_printed_names(file: Path, capsys: Said) -> None:
    kept(file, expert=True, fallen=("Glóin",), damage={"Thalin": 2}, pool=(Earned("Scarred", "Denethor"),))
    options = ["--replace", "gloin=beravor", "--swap", "gimli=eowyn", "--heal", "thalin", "--ask-nothing"]
    assert main(["campaign", "setup", str(file), *DECKS, *options]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Ann takes Beravor for Glóin, who has fallen: +1 threat for everybody." in out
    assert "Bob swaps Gimli for Éowyn: +1 threat for everybody." in out
    assert "Thalin is healed: +1 threat for Bob." in out
    assert "Scarred waits for Denethor, who is not in this game." in out


def test_setup_that_asks_nothing_says_what_has_to_be_decided(file: Path, capsys: Said) -> None:
    kept(file, fallen=("Glóin",))
    before = file.read_bytes()
    said = refused(["setup", str(file), *DECKS, "--ask-nothing"], capsys)
    assert said == "Ann needs a new hero for Glóin, who has fallen: --replace 'Glóin=HERO'."
    assert file.read_bytes() == before
    assert not game_of(file, ANDUIN).exists()


def test_setup_that_is_left_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    kept(file, fallen=("Glóin",))
    before = file.read_bytes()
    answering(monkeypatch, "1")
    assert refused(["setup", str(file), *DECKS], capsys) == "The setup was left: nothing has changed."
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--replace", "Glóin"], "--replace takes two names, as in --replace 'Aragorn=Éowyn', not 'Glóin'."),
        (["--swap", "Denethor=Éowyn"], "Denethor is no hero of this campaign: there are Aragorn, Théodred, Glóin, "),
        (["--swap", "Gimli=Éowyn", "--swap", "Thalin=Beravor"], "Bob can swap one hero at each setup, not two."),
        (["--swap", "Gimli=Aragorn"], "Bob: Aragorn is already one of the fellowship's heroes."),
        (["--replace", "Gimli=Éowyn"], "Bob: Gimli is no fallen hero of theirs."),
        (["--heal", "Gimli"], "Bob: only in expert mode do heroes carry damage on."),
        (["--boon", f"Cid={SUPPORT}"], "There is no player called Cid: Ann and Bob play."),
        (["--boon", f"Ann={SUPPORT}"], "Ann: Mendor's Support is not in the campaign pool."),
        (["--burden", "Ann=ungoliant's swarm"], "Ann: Ungoliant's Swarm joins the encounter deck by itself, and goes "),
        (["--boon", "Ann=Ungoliant's Swarm"], "Ann: Ungoliant's Swarm joins the encounter deck by itself, and goes "),
        (["--boon", "Ann=Mendor"], "Ann: Mendor starts in play, and goes into no deck."),
        (["--boon", "Bob=Valor"], "Bob: Valor stays with its hero, and goes into no deck."),
    ],
)
def test_setup_refuses_a_choice_in_one_sentence(options: list[str], sentence: str, file: Path, capsys: Said) -> None:
    kept(file, pool=(Earned("Ungoliant's Swarm"), Earned("Mendor"), Earned("Valor", "Gimli")))
    before = file.read_bytes()
    assert refused(["setup", str(file), *DECKS, "--ask-nothing", *options], capsys).startswith(sentence)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("decks", "sentence"),
    [
        (["leadership", "--casual"], "The campaign has 2 players, so it takes 2 decks, not 1."),
        (["leadership", "no-such-deck"], "There is no file and no shipped deck called 'no-such-deck'"),
        (
            ["leadership", "lore", "--casual"],
            "Bob's deck has Denethor, Glorfindel, Beravor where the log has Gimli, Legolas, Thalin: "
            "a change of heroes has to be declared (--swap OLD=NEW, one for each player).",
        ),
    ],
)
def test_setup_refuses_decks_in_one_sentence(decks: list[str], sentence: str, file: Path, capsys: Said) -> None:
    kept(file)
    assert refused(["setup", str(file), *decks, "--ask-nothing"], capsys).startswith(sentence)


def test_setup_writes_over_a_game_only_if_told(file: Path, capsys: Said) -> None:
    kept(file)
    arguments = ["setup", str(file), *DECKS, "--ask-nothing"]
    assert main(["campaign", *arguments]) == 0
    before = game_of(file, ANDUIN).read_bytes()
    assert "no-such-deck" in refused(["setup", str(file), "leadership", "no-such-deck"], capsys)
    assert "is there already; --overwrite writes over it" in refused(arguments, capsys)
    assert game_of(file, ANDUIN).read_bytes() == before
    assert main(["campaign", *arguments, "--overwrite", "--easy"]) == 0
    assert setup_of(game_of(file, ANDUIN))["easy"] is True


def test_setup_that_cannot_write_the_game_leaves_the_log(file: Path, capsys: Said) -> None:
    kept(file)
    before = file.read_bytes()
    arguments = ["setup", str(file), *DECKS, "--ask-nothing", "--swap", "Gimli=Éowyn", "--game"]
    assert "cannot be written" in refused([*arguments, str(file.parent / "nowhere" / "game.json")], capsys)
    assert "is a folder" in refused([*arguments, str(file.parent), "--overwrite"], capsys)
    said = refused([*arguments, str(file), "--overwrite"], capsys)
    assert said == f"{file} is the campaign log; the game takes a file of its own."
    assert file.read_bytes() == before


def test_setup_of_a_finished_campaign_says_that_it_is_finished(file: Path, capsys: Said) -> None:
    kept(file, won=CAMPAIGN)
    sentence = "Every scenario of this campaign is won; a new campaign may begin."
    assert refused(["setup", str(file), *DECKS], capsys) == sentence


# record


def test_record_enters_a_game_that_was_won(file: Path, capsys: Said) -> None:
    main(["campaign", "new", str(file), "Ann", "Bob"])
    main(["campaign", "setup", str(file), *DECKS])
    capsys.readouterr()
    assert main(["campaign", "record", str(file), played(game_of(file, PASSAGE), won=True)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Passage Through Mirkwood is won and entered.\n")
    assert "  Journey Along the Anduin is next.\n" in out
    assert load(file).won == (PASSAGE,)
    assert load(file).pool[:2] == (Earned(SUPPORT), Earned(SUPPORT))


def test_record_enters_no_game_that_was_lost(file: Path, capsys: Said) -> None:
    kept(file)
    main(["campaign", "setup", str(file), *DECKS, "--ask-nothing"])
    before = file.read_bytes()
    capsys.readouterr()
    assert main(["campaign", "record", str(file), played(game_of(file, ANDUIN), won=False)]) == 0
    said = "Journey Along the Anduin was lost: nothing is entered, and it is played again.\n"
    assert capsys.readouterr().out == said
    assert file.read_bytes() == before


def test_record_refuses_a_game_twice_and_one_that_is_not_over(file: Path, capsys: Said) -> None:
    kept(file)
    main(["campaign", "setup", str(file), *DECKS, "--ask-nothing"])
    game = game_of(file, ANDUIN)
    assert refused(["record", str(file), str(game)], capsys) == "This game is not over yet."
    main(["campaign", "record", str(file), played(game, won=True)])
    before = file.read_bytes()
    said = refused(["record", str(file), str(game)], capsys)
    assert said == "This was a game of Journey Along the Anduin; the campaign is at Escape from Dol Guldur."
    assert file.read_bytes() == before


def test_record_refuses_a_game_of_another_fellowship(file: Path, capsys: Said) -> None:
    kept(file)
    main(["campaign", "setup", str(file), *DECKS, "--ask-nothing"])
    game = played(game_of(file, ANDUIN), won=True)
    save(Log((Player("Cid", BOB), Player("Dan", ANN)), won=(PASSAGE,)), file)
    assert refused(["record", str(file), game], capsys).startswith("This was no game of this campaign")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"no game", "This save is not whole"), (b"\xff\xfe", "this is not UTF-8 text"), (None, "cannot be read")],
)
def test_record_refuses_a_file_that_is_no_saved_game(
    content: bytes | None, sentence: str, file: Path, capsys: Said
) -> None:
    kept(file)
    game = file.with_name("game.json")
    if content is not None:
        game.write_bytes(content)
    assert sentence in refused(["record", str(file), str(game)], capsys)


def test_record_of_a_finished_campaign_says_that_it_is_finished(file: Path, capsys: Said) -> None:
    kept(file)
    main(["campaign", "setup", str(file), *DECKS, "--ask-nothing"])
    game = played(game_of(file, ANDUIN), won=True)
    kept(file, won=CAMPAIGN)
    assert refused(["record", str(file), game], capsys).startswith("Every scenario of this campaign is won")
