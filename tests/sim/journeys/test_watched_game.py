"""``waybread simulate`` with an adventure of journeys: the same figures as for the card game, of other things."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.sim.commands import figures, refusal, said
from waybread.bots import RandomBot, Strider, play
from waybread.bots.journeys import JourneyScout
from waybread.journeys import JourneyGame
from waybread.kernel import Event, Keep, Outcome
from waybread.sim import html_report, text_tables
from waybread.sim.journeys.watched_game import TERMS, JourneyParty, JourneyWatch, measured
from waybread.sim.players import Player
from waybread.sim.simulation import Simulation, SimulationTally
from waybread.sim.win_rates import wilson

TABLE = ("held-ford", "--hero", "gimli", "--hero", "legolas:hunter", "--seed", "40")
SETUP: dict[str, Any] = {
    "adventure": "held-ford",
    "difficulty": "normal",
    "heroes": [
        {"hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"], "seat": 0},
        {"hero": "Legolas", "role": "Hunter", "items": ["item.great-bow", "item.cloak"], "seat": 1},
    ],
}
PARTY = JourneyParty("Gimli + Legolas", SETUP, (Player("scout"), Player("scout")))
MEASURES = tuple(TERMS.measures)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Six adventures in one go, in this process."""
    return figures(tmp_path_factory.mktemp("whole"), "--games", "6", "--workers", "1", table=TABLE)


# What is seen ------------------------------------------------------------------------------


def test_a_watched_adventure_is_the_one_that_the_bots_play() -> None:
    result = Simulation((PARTY,)).play(44)["games"][0]
    game = JourneyGame.new(SETUP, 44, Keep.SEARCH)
    outcome = play(game, [JourneyScout(), JourneyScout()])
    assert (result["won"], result["rounds"]) == (outcome.won, game.state.round)
    assert result["score"] == (outcome.score if outcome.won else {})


@pytest.mark.parametrize(("name", "kind"), [("random", RandomBot), ("scout", JourneyScout), ("strider", Strider)])
def test_each_name_is_a_bot_for_journeys(name: str, kind: type[object]) -> None:
    party = JourneyParty("x", SETUP, (Player(name, playouts=1),))
    assert [type(each) for each in party.bots(1)] == [kind]


def test_the_table_is_looked_at_once_in_every_round() -> None:
    result = Simulation((PARTY,)).play(44)["games"][0]
    assert [len(each) for each in result["curves"]] == [result["rounds"]] * len(MEASURES)
    first = dict(zip(MEASURES, (each[0] for each in result["curves"]), strict=True))
    assert (first["threat"], first["damage"], first["fear"], first["enemies"]) == (0, 0, 0, 2)


def test_measures_are_those_of_the_table() -> None:
    game = JourneyGame.new(SETUP, 3)
    while game.state.round < 3:
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    view = game.view(0)
    found = dict(zip(MEASURES, measured(game), strict=True))
    assert found["threat"] == view["threat"]
    assert found["damage"] + found["fear"] == sum(len(each["harm"]) for each in view["heroes"])
    assert found["inspiration"] == sum(each["inspiration"] for each in view["heroes"])
    assert found["prepared"] == sum(len(each["prepared"]) for each in view["heroes"])
    assert found["enemies"] == sum(len(each["figures"]) for each in view["groups"])
    assert found["unexplored"] == len(view["unexplored"])
    assert found["done"] == 0
    for done, objective in enumerate(game.adventure.objectives):
        game.state.app.objective = objective.name
        assert dict(zip(MEASURES, measured(game), strict=True))["done"] == done


@pytest.mark.parametrize(("fell", "reason", "cause"), [
    ((("fear",),), "a hero has been defeated", "a hero has been defeated by fear"),
    ((("damage",), ("fear",)), "every hero has been defeated", "every hero has been defeated by damage and fear"),
    ((("fear", "damage"),), "a hero has been defeated", "a hero has been defeated by damage"),
    ((), "the threat bar is full", "the threat bar is full"),
    ((("fear",),), "the threat bar is full", "the threat bar is full"),
])  # fmt: skip
def test_the_cause_of_a_defeat_is_what_the_hero_could_not_stand(
    fell: tuple[tuple[str, ...], ...], reason: str, cause: str
) -> None:
    watch = JourneyWatch()
    for hero, stands in enumerate(fell):
        for what in stands:
            watch.hear(Event("last stand", {"hero": hero, "what": what}))
        watch.hear(Event("hero defeated", {"hero": hero}))
    game = JourneyGame.new(SETUP, 3)
    game.state.outcome = Outcome(won=False, reason=reason)
    assert watch.result(game)["cause"] == cause


def test_an_adventure_says_itself_what_defeated_its_hero() -> None:
    causes = {
        Simulation((JourneyParty("x", SETUP, (Player("random"),) * 2),)).play(seed)["games"][0]["cause"]
        for seed in range(4)
    }
    assert "a hero has been defeated by damage" in causes


# Figures -----------------------------------------------------------------------------------


def test_the_figures_say_how_many_were_won_and_why_not(whole: Any) -> None:
    assert whole["games"] == 6
    assert tuple(whole["interval"]) == wilson(whole["wins"], 6)
    assert sum(whole["causes"].values()) == 6 - whole["wins"]
    assert whole["score"]["rounds"]["games"] == whole["wins"] > 0
    assert whole["bots"] == ["scout", "scout"]


def test_heroes_come_with_what_is_suggested_for_them_and_a_seat_each(whole: Any) -> None:
    assert whole["setup"] == SETUP
    assert whole["name"] == "Gimli + Legolas"


def test_threat_and_harm_have_curves(whole: Any) -> None:
    assert whole["curves"].keys() == set(MEASURES)
    threat = [each["mean"] for each in whole["curves"]["threat"]["all"]]
    assert threat[:3] == [0.0, 4.0, 8.0]
    assert whole["curves"]["damage"]["won"][0]["games"] == whole["wins"]


def test_workers_change_nothing(whole: Any, tmp_path: Path) -> None:
    assert figures(tmp_path, "--games", "6", "--workers", "2", table=TABLE) == whole


def test_a_run_in_two_parts_is_the_run_in_one_go(whole: Any, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    figures(tmp_path, "--games", "2", "--workers", "1", "--resume", file, table=TABLE)
    assert figures(tmp_path, "--games", "6", "--workers", "1", "--resume", file, table=()) == whole


def test_strider_plays_the_same_with_the_same_playouts(tmp_path: Path) -> None:
    search = ("--bot", "strider", "--playouts", "1", "--games", "1", "--workers", "1")
    assert figures(tmp_path, *search, table=TABLE) == figures(tmp_path, *search, table=TABLE)


def test_two_parties_are_paired_by_their_seeds(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    both = ("--compare", "gimli:captain", "elena", "--bot", "random", "--games", "2", "--csv", str(file))
    found = figures(tmp_path, *both, "--workers", "1", table=TABLE)
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [(row["seed"], row["party"]) for row in rows[:2]] == [
        ("40", "Gimli + Legolas"), ("40", "Gimli (Captain) + Elena")
    ]  # fmt: skip
    assert found["paired"]["neither"] == sum(row["won"] == "0" for row in rows) // 2
    assert found["compared"]["setup"]["heroes"][0]["role"] == "Captain"


def test_the_same_party_against_itself_is_no_different(tmp_path: Path) -> None:
    same = ("--compare", "gimli", "legolas", "--bot", "random", "--games", "2", "--workers", "1")
    found = figures(tmp_path, *same, table=TABLE)
    assert (found["paired"]["first_only"], found["paired"]["second_only"]) == (0, 0)
    assert (found["name"], found["compared"]["name"]) == ("Gimli + Legolas (1)", "Gimli + Legolas (2)")


def test_a_party_can_be_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "party.json"
    file.write_text(json.dumps({**SETUP, "heroes": [{**each, "seat": 0} for each in SETUP["heroes"]]}))
    table = ("--party", str(file), "--difficulty", "hard", "--bot", "random")
    found = figures(tmp_path, "--games", "1", "--workers", "1", table=table)
    assert (found["setup"]["adventure"], found["setup"]["difficulty"]) == ("held-ford", "hard")
    assert found["bots"] == ["random"]
    other = figures(tmp_path, "--games", "1", "--workers", "1", table=("cold-beacon", *table))
    assert other["setup"]["adventure"] == "cold-beacon"


def test_a_file_can_be_what_a_party_is_compared_with(tmp_path: Path) -> None:
    file = tmp_path / "party.json"
    file.write_text(json.dumps({"heroes": [{**SETUP["heroes"][1], "seat": 0}]}))
    played = ("--bot", "random", "--games", "1", "--workers", "1")
    found = figures(tmp_path, "--compare", str(file), *played, table=TABLE[:3])
    assert (found["name"], found["compared"]["name"]) == ("Gimli", "Legolas")


# Words -------------------------------------------------------------------------------------


def test_the_sheet_speaks_of_the_adventure() -> None:
    words = said(*TABLE, "--games", "2", "--workers", "1", "--bot", "random", "--difficulty", "hard")
    assert "Held Ford, hard, 2 heroes, random: 2 games, seeds from 40" in words
    assert "means as a round begins" in words
    assert "round  games  threat  damage  fear  inspiration  prepared  enemies  unexplored  done" in words


def test_the_page_shows_the_party_and_its_curves() -> None:
    tally = SimulationTally(Simulation((PARTY,)))
    for seed in range(12):
        curves = [list(range(5)) for _ in MEASURES]
        score = {"rounds": 5, "threat": 20, "lore": 2, "experience": 3, "heroes": 2}
        game = {"won": bool(seed % 2), "rounds": 5, "cause": "" if seed % 2 else "the threat bar is full",
                "score": score if seed % 2 else {}, "curves": curves}  # fmt: skip
        tally.add({"seed": seed, "games": [game]})
    page = html_report.page(Simulation((PARTY,)), tally, 0)
    assert "Gimli + Legolas at Held Ford" in page
    assert "Gimli + Legolas, Legolas: role and cards" in page
    assert "Great Bow" in page
    assert "Damage cards of all heroes" in page
    assert "planning" not in page
    assert "deck" not in page


# What is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("held-ford",), "Say who goes on the adventure"),
        (("held-ford", "--hero", "gimli", "--party", "x.json"), "Say who goes on the adventure"),
        (("held-ford", "--hero", "boromir"), "There is no hero called 'boromir': the heroes are Aragorn"),
        (("held-ford", "--hero", "gimli:smith"), "There is no role called 'smith': the roles are"),
        (("moria", "--hero", "gimli"), "No adventure is called 'moria': there are "),
        (("h", "--hero", "gimli"), "Several adventures are called 'h'"),
        (("--hero", "gimli"), "Say which adventure is to be played: "),
        (("held-ford", "--hero", "gimli", "--hero", "Gimli"), "Gimli is there 2 times"),
        (("held-ford", "--hero", "gimli", "--difficulty", "easy"), "The difficulty is normal or hard, not 'easy'"),
        (("held-ford", "--hero", "gimli", "--deck", "lore"), "belong to the card game"),
        (
            ("held-ford", "--hero", "gimli", "--bot", "scout", "--bot", "random"),
            "--bot is said 2 times",
        ),
        (("held-ford", "--party", "/nowhere/at/all.json"), "/nowhere/at/all.json cannot be read: no such file"),
        (("moria",), "No scenario and no adventure is called 'moria'"),
        (("tongueless-bell",), "bots play this one by: waybread adventure play tongueless-bell."),
        (("tongueless-bell", "--hero", "gimli"), "bots play this one by: waybread adventure play tongueless-bell."),
    ],
)
def test_bad_wishes_get_one_clear_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [("beacon",), ("held-ford", "--hero", "gimli"), ("--party", "x.json"), ("mirkwood", "--compare", "lore")],
)
def test_analyse_says_in_a_sentence_that_it_is_for_decks_and_what_to_do_instead(arguments: tuple[str, ...]) -> None:
    sentence = refusal(*arguments, command="analyse")
    assert "only decks of the card game are analysed: waybread simulate sets heroes" in sentence


def test_an_adventure_of_ones_own_is_played_by_another_command(tmp_path: Path) -> None:
    assert f"waybread adventure play {tmp_path}." in refusal(str(tmp_path), "--hero", "gimli")


def test_an_adventure_goes_by_the_title_that_its_words_give_it() -> None:
    assert JourneyParty("x", {**SETUP, "adventure": "late-ferry"}, ()).title == "The Late Ferry"
    assert JourneyParty("x", {**SETUP, "adventure": "long-gone"}, ()).title == "Long Gone"


def test_the_table_says_that_it_leaves_out_rounds_that_hardly_any_game_has_seen() -> None:
    tally = SimulationTally(Simulation((PARTY,)))
    for rounds in (2, 2, 2, 2, 3):
        curves = [[0] * rounds for _ in MEASURES]
        game: dict[str, Any] = {
            "won": False,
            "rounds": rounds,
            "cause": "the threat bar is full",
            "score": {},
            "curves": curves,
        }
        tally.add({"seed": rounds, "games": [game]})
    assert text_tables.sheet(Simulation((PARTY,)), tally, 0).endswith("fewer than 5 games went on longer")


@pytest.mark.parametrize("text", ["", "[]", '{"heroes": 3}', "{" * 10_000, '{"heroes": [1]}', '{"heroes": []}'])
def test_a_file_that_is_no_party_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "party.json"
    file.write_text(text)
    assert refusal("held-ford", "--party", str(file))


def test_results_of_journeys_go_on_only_as_they_were_begun(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    said(*TABLE, "--games", "1", "--workers", "1", "--bot", "random", "--resume", str(file))
    assert "another run" in refusal("held-ford", "--hero", "bilbo", "--bot", "random", "--resume", str(file))
    head, *games = file.read_text().splitlines(keepends=True)
    file.write_text(json.dumps({**json.loads(head), "parties": [{"game": "journeys"}]}) + "\n" + "".join(games))
    assert "it names no heroes and players" in refusal("--resume", str(file))
