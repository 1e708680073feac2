"""Campaigns and adventures that are led to an end: what it waits for is followed back, and bots do that."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.journeys.board import HERE, lay
from tests.journeys.proving_ground import do, variant
from tests.sim.journeys.small_campaign import CAMPAIGN, written
from waybread.bots.journeys.campaign_goals import StoryGoals
from waybread.bots.seat import Seat
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.facts import Stat
from waybread.journeys.script.adventure import Action, Condition, Interaction, TestOf, TokenOf
from waybread.journeys.script.campaign_story import Epilogue
from waybread.journeys.stories import tales
from waybread.sim.journeys.adventure_playtest import AdventurePlaytest, play_game, setup_of
from waybread.sim.journeys.adventure_sources import AdventureSource
from waybread.sim.journeys.campaign_playtest import CampaignPlaytest
from waybread.sim.journeys.ending_goals import ConversationListener, SteeredBot, goals_for_ending, goals_for_epilogue
from waybread.sim.players import Player
from waybread.sim.study import StudyError

SCOUT, RANDOM = Player("scout"), Player("random")
BELL = tales()["tongueless-bell"]
BY_COUNTER = """
[[epilogue]]
name = "dawn"
when = ["counter road == 1"]

[[epilogue]]
name = "dusk"
when = ["counter road"]

[[epilogue]]
name = "never"
"""


@pytest.fixture(autouse=True)
def _tidy_shelf() -> Iterator[None]:
    """What is played here does not stay on the shelf."""
    before = {*ADVENTURES}
    yield
    for key in {*ADVENTURES} - before:
        del ADVENTURES[key]


def wished(epilogue: str, adventure: str) -> set[str]:
    """The counters that an epilogue of the Tongueless Bell wants of an adventure."""
    counters = goals_for_epilogue(BELL, epilogue)[adventure].counters
    return {f"{each.name} {each.compare} {each.number}" for each in counters}


@pytest.mark.parametrize("bot", [SCOUT, RANDOM])
@pytest.mark.parametrize("epilogue", ["dawn", "dusk"])
def test_a_campaign_is_led_by_the_answers_that_an_epilogue_waits_for(
    epilogue: str, bot: Player, tmp_path: Path
) -> None:
    source = AdventureSource.at(written(tmp_path, CAMPAIGN[: CAMPAIGN.index("[[epilogue]]")] + BY_COUNTER))
    led = CampaignPlaytest(source, 2, "normal", (bot,), lead=epilogue)
    assert {led.play(seed)["epilogue"] for seed in range(4)} == {epilogue}


@pytest.mark.parametrize("epilogue", ["dawn", "dusk"])
def test_a_campaign_is_led_to_the_chapter_that_an_epilogue_wants_to_be_won_or_lost(
    epilogue: str, tmp_path: Path
) -> None:
    led = CampaignPlaytest(AdventureSource.at(written(tmp_path)), 2, "normal", (SCOUT,), lead=epilogue)
    assert {led.play(seed)["epilogue"] for seed in range(4)} == {epilogue}


def test_whom_a_campaign_is_led_to_is_said_in_its_results(tmp_path: Path) -> None:
    source = AdventureSource.at(written(tmp_path))
    assert CampaignPlaytest(source, 2, "normal", (SCOUT,), lead="dawn").header()["lead"] == "dawn"
    assert "lead" not in CampaignPlaytest(source, 2, "normal", (SCOUT,)).header()


def test_an_epilogue_or_an_ending_that_is_not_there_is_refused() -> None:
    with pytest.raises(StudyError, match=r"no epilogue called moonrise; there are rings-true, rings-cracked"):
        goals_for_epilogue(BELL, "moonrise")
    with pytest.raises(StudyError, match=r"no ending called moonrise; there are home, sea, short"):
        goals_for_ending(ADVENTURES["and-so-on"], "moonrise")


def test_what_an_answer_of_the_last_adventure_waits_for_is_wished_of_earlier_ones() -> None:
    assert {"tam == 1", "verse >= 3"} <= wished("relieved-tam", "lost-patience")
    assert "name >= 1" in wished("relieved-tam", "ninestones")
    assert not {"tam == 1", "verse >= 3"} & wished("broken", "lost-patience")


def test_what_an_earlier_epilogue_waits_for_must_not_come() -> None:
    assert {"tongue != 2", "grave-bronze < 1"} <= wished("rings-cracked", "founders-delf")
    assert "road != 2" in wished("rings-cracked", "upper-hay")
    assert "tam != 1" in wished("relieved-dale", "lost-patience")


def test_the_way_to_an_ending_goes_back_to_the_answer_that_opens_it() -> None:
    steps = goals_for_epilogue(BELL, "relieved-dale")["under-the-howe"].steps
    assert {("ended", "relieved"), ("objective", "shut-it-out"), ("objective", "say-it")} <= steps
    assert ("objective", "go-in") not in steps


def test_what_a_party_has_from_the_start_is_not_wished_for_and_may_be_spent() -> None:
    ferry = ADVENTURES["late-ferry"]
    assert ferry.counters == {"rope": 1}
    assert [each.name for each in goals_for_ending(ferry, "friends").counters] == ["ferryman-paid"]


def test_an_epilogue_may_wait_for_how_a_chapter_ended() -> None:
    fetched = Epilogue("fetched", (Condition("ended", "tanyard.won"),))
    tale = replace(BELL, epilogues=(fetched, Epilogue("made", (Condition("won", "harls-gap"),))))
    goals = goals_for_epilogue(tale, "fetched")
    assert ("ended", "won") in goals["tanyard"].steps
    assert Condition("counter", "road", "==", 2) in goals["upper-hay"].counters
    assert ("ended", "won") not in goals_for_epilogue(tale, "made")["tanyard"].steps
    assert Condition("counter", "road", "!=", 2) in goals_for_epilogue(tale, "made")["upper-hay"].counters


@pytest.mark.parametrize(("epilogue", "tam"), [("relieved-tam", 1), ("relieved-dale", 2)])
def test_a_led_party_judges_as_the_epilogue_wants_it(epilogue: str, tam: int) -> None:
    goals = goals_for_epilogue(BELL, epilogue)["lost-patience"]
    games = [play_game(setup_of("lost-patience", 3, "normal", seed), seed, SCOUT, goals=goals) for seed in range(3)]
    judged = {game.state.app.counters["tam"] for game in games if game.outcome and game.outcome.won}
    assert judged == {tam}


def test_a_led_party_goes_out_of_its_way_for_what_is_wished() -> None:
    def learnt(goals: StoryGoals | None) -> int:
        setups = [(setup_of("lost-patience", 2, "normal", seed), seed) for seed in range(6)]
        games = [play_game(setup, seed, SCOUT, goals=goals) for setup, seed in setups]
        return sum(game.state.app.counters.get("verse", 0) for game in games)

    assert learnt(goals_for_epilogue(BELL, "relieved-tam")["lost-patience"]) > learnt(None)


def test_a_led_party_leaves_alone_what_would_spoil_it() -> None:
    def taken(epilogue: str) -> list[bool]:
        goals = goals_for_epilogue(BELL, epilogue)["founders-delf"]
        games = [play_game(setup_of("founders-delf", 3, "normal", seed), seed, SCOUT, goals=goals) for seed in range(3)]
        return [bool(game.state.app.counters.get("grave-bronze")) for game in games]

    assert not any(taken("rings-cracked"))
    assert any(taken("rings-true"))


def test_an_adventure_is_led_to_an_ending_even_if_it_is_lost_by_that() -> None:
    led = AdventurePlaytest("and-so-on", 3, "normal", (SCOUT,), lead="short")
    assert {led.play(seed)["reason"] for seed in range(3)} == {"short"}
    assert led.header()["lead"] == "short"


def test_where_the_road_ends_can_be_reached() -> None:
    led = AdventurePlaytest("and-so-on", 5, "normal", (SCOUT,), lead="sea")
    games = (led.play(seed) for seed in range(28, 128))  # one in 25 comes there, that of seed 28 among them
    assert "no-more" in next(each["happened"] for each in games if each["reason"] == "sea")


@pytest.mark.parametrize(
    ("written_as", "before", "nearer"),
    [({"add": 1}, 0, 1), ({"set": 3}, 1, 2), ({"set": 0}, 2, -2), ({"add": 1}, 3, 0)],
)
def test_a_counter_comes_nearer_to_what_is_wished_or_is_led_away(
    written_as: dict[str, int], before: int, nearer: int
) -> None:
    goals = StoryGoals((Condition("counter", "verse", ">=", 3), Condition("counter", "name")))
    assert goals.change({"verse": before}, Action("counter", {"name": "verse", **written_as})) == nearer


FOUND = do("counter", name="verse")
COUNTED = TestOf((Stat.WIT,), counted=((2, (FOUND,)),))
WISHED = StoryGoals((Condition("counter", "verse"),))


def test_what_a_number_of_successes_brings_is_a_gain_of_a_test() -> None:
    test = do("test", stats=COUNTED.stats, counted=COUNTED.counted)
    assert WISHED.gain(lay().game, (test,)) == 1


def test_a_button_is_pressed_for_what_a_number_of_successes_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    buttons = Interaction("leave", do=(do("remove token"),)), Interaction("look", test=COUNTED)
    key = variant("counted", tokens=(TokenOf("shelf", "search", interactions=buttons),))
    table = lay(adventure=key, tokens={"shelf": HERE}).choose("interact shelf")
    seat = Seat(table.game)
    worlds: list[int] = []
    imagine = Seat.imagine

    def counted(seat: Seat[JourneyGame], seed: int) -> JourneyGame:
        worlds.append(seed)
        return imagine(seat, seed)

    monkeypatch.setattr(Seat, "imagine", counted)
    assert (table.kind, SteeredBot(First(), WISHED, ConversationListener()).choose(seat)) == ("button", 1)
    assert worlds == [0]


class First:
    """A bot that takes the first option."""

    name = "first"

    def choose(self, seat: Seat[JourneyGame]) -> int:
        return seat.decision.options[0]
