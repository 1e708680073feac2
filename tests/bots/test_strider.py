"""The search: what it is given, what it finds, and that it finds the same again."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from math import inf, nan
from typing import Any

import pytest

from tests.bots.cardgame.positions import SCENARIOS, new_game, positions
from tests.longnight.game import LongNight
from waybread.bots import CARDGAME, Domain, Seat, Settings, Strider, hints, play, random_policy, scout_policy
from waybread.bots.cardgame.search_domain import candidates
from waybread.bots.random_bot import RandomBot
from waybread.bots.strider import Search, Weighed
from waybread.cardgame import CardGame
from waybread.cards import CARD_ITSELF, ability_slot
from waybread.kernel import PASS, Keep, Streams, WaybreadError

FEW = Settings(playouts=12, ahead=1)
NIGHT: Domain[LongNight] = Domain(
    policy=random_policy,
    evaluate=lambda game: game.state.beacons / 3,
    clock=lambda game: game.state.night,
    names=lambda game, decision: decision.options,
)


def choices(bot: Strider[CardGame], game: CardGame, count: int) -> list[int]:
    found: list[int] = []
    while game.decision is not None and len(found) < count:
        found.append(bot.choose(Seat(game)))
        game.choose(found[-1])
    return found


def test_the_same_seed_and_playouts_choose_the_same() -> None:
    first, second = (choices(Strider(CARDGAME, FEW, seed=5), new_game(SCENARIOS[0], 2, 1), 12) for _ in range(2))
    assert first == second


def test_every_choice_is_an_option_in_a_whole_game() -> None:
    game = new_game(SCENARIOS[2], 1, 3)
    outcome = play(game, [Strider(CARDGAME, replace(FEW, playouts=4))])
    assert outcome.reason


def test_the_search_beats_chance_where_the_policy_is_chance_alone() -> None:
    """The Long Night is seldom won by chance; the search has nothing else to lean on here."""
    won = {"chance": 0, "search": 0}
    for seed in range(16):
        game = LongNight.new({"beacons": 1}, seed, Keep.SEARCH)
        won["chance"] += play(game, [RandomBot(seed), RandomBot(seed + 1)]).won
        game = LongNight.new({"beacons": 1}, seed, Keep.SEARCH)
        search = Strider(NIGHT, Settings(playouts=20, ahead=2, doubt=0.0), seed)
        won["search"] += play(game, [search, search]).won
    assert won["search"] > won["chance"] + 5


def test_it_chooses_as_the_rules_of_thumb_do_unless_something_is_clearly_better() -> None:
    sceptic = Settings(playouts=12, ahead=1, doubt=1e9)
    for number, game in enumerate(positions(SCENARIOS[0], 1, 4, scout_policy)):
        assert game.decision is not None
        if number % 4 == 0:
            usual = scout_policy(game, game.decision, Streams(0))
            assert Strider(CARDGAME, sceptic).choose(Seat(game)) == usual


@pytest.mark.parametrize(("gain", "chosen"), [(-0.1, 2), (0.0, 2), (0.1, 3)])
def test_without_doubt_it_chooses_what_is_better_and_never_what_it_has_not_looked_at(
    gain: float, chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    unseen = Weighed(1, visits=0, chance=0.0, gain=0.0, error=1.0, usual=False)
    usual = Weighed(2, visits=4, chance=0.5, gain=0.0, error=0.1, usual=True)
    other = Weighed(3, visits=4, chance=0.5 + gain, gain=gain, error=0.1, usual=False)
    bot = Strider(CARDGAME, replace(FEW, doubt=0.0))
    monkeypatch.setattr(bot, "weigh", lambda seat, everything: [unseen, other, usual])
    monkeypatch.setattr(bot._search, "advance", lambda seat, option: None)
    assert bot.choose(Seat(new_game(SCENARIOS[0], 1, 2))) == chosen


def test_where_scout_would_not_act_outside_of_planning_nothing_else_is_looked_at() -> None:
    seen = 0
    for game in positions(SCENARIOS[0], 1, 4, scout_policy):
        decision = game.decision
        assert decision is not None
        usual = scout_policy(game, decision, Streams(0))
        if decision.kind == "action" and len(decision.options) > 1 and usual == PASS:
            looked_at = [each for each in candidates(game, decision, usual) if each != PASS]
            if game.state.phase == "planning":
                assert all(ability_slot(each) == CARD_ITSELF for each in looked_at)
            else:
                assert looked_at == []
                assert sum(each.visits for each in Strider(CARDGAME, FEW).weigh(Seat(game), everything=False)) == 0
            seen += 1
    assert seen > 5


def test_every_option_is_looked_at_in_the_same_worlds() -> None:
    seen: dict[int, list[str]] = {}

    class Watched(Search[CardGame]):
        def _look_ahead(self, world: CardGame, name: Any, option: int, goal: int, chance: Streams) -> float:
            seen.setdefault(option, []).append(",".join(world.state.identity))
            return 0.5 + 0.01 * len(seen)  # never the same, so that nothing is given up early

    seat = Seat(new_game(SCENARIOS[0], 1, 2))
    Watched(CARDGAME, Settings(playouts=8, least=99)).run(seat, 7)
    first, second = seen.values()
    assert first == second
    assert len(set(first)) == 4, "each look is at another world"


def test_a_budget_of_playouts_is_kept() -> None:
    seat = Seat(new_game(SCENARIOS[1], 1, 2))
    weighed = Strider(CARDGAME, Settings(playouts=9, least=99, ahead=1)).weigh(seat)
    assert sum(each.visits for each in weighed) == 9


def test_options_that_come_to_the_same_are_not_looked_at_for_long() -> None:
    same = replace(CARDGAME, evaluate=lambda game: 0.5)
    seat = Seat(new_game(SCENARIOS[0], 1, 2))
    weighed = Strider(same, Settings(playouts=500, ahead=1)).weigh(seat)
    assert sum(each.visits for each in weighed) == 2 * Settings().least


@pytest.mark.parametrize("workers", [1, 2])
def test_several_trees_find_the_same_in_however_many_processes(workers: int) -> None:
    game = CardGame.new(new_game(SCENARIOS[0], 1, 9).setup, 9)
    settings = Settings(playouts=12, trees=3, ahead=1)
    here = Strider(CARDGAME, settings, seed=1).weigh(Seat(game))
    with ProcessPoolExecutor(workers) as executor:
        there = Strider(CARDGAME, settings, seed=1, executor=executor).weigh(Seat(game))
    assert here == there
    assert sum(each.visits for each in here) == 12


def test_several_trees_choose_as_the_rules_of_thumb_do_where_they_have_not_looked() -> None:
    sceptic = Settings(playouts=4, trees=2, ahead=1, doubt=1e9)
    for number, game in enumerate(positions(SCENARIOS[0], 1, 4, scout_policy)):
        assert game.decision is not None
        if number % 3 == 0:
            usual = scout_policy(game, game.decision, Streams(0))
            assert Strider(CARDGAME, sceptic).choose(Seat(game)) == usual


def test_several_trees_look_at_the_same_options_and_take_the_same_one_for_usual() -> None:
    for seed in range(4):
        seat = Seat(LongNight.new({}, seed, Keep.SEARCH))
        assert len(seat.decision.options) > 2
        few = Settings(playouts=24, trees=6, abreast=2, least=99)
        weighed = Strider(NIGHT, few, seed).weigh(seat)
        assert sorted(each.visits for each in weighed)[-3:] == [0, 12, 12]
        assert [each.gain for each in weighed if each.usual] == [0.0]


@pytest.mark.parametrize("trees", [1, 3, 4, 20])
def test_trees_share_the_playouts(trees: int) -> None:
    seat = Seat(new_game(SCENARIOS[1], 1, 2))
    weighed = Strider(CARDGAME, Settings(playouts=10, trees=trees, least=99)).weigh(seat)
    assert sum(each.visits for each in weighed) == 10


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("playouts", (-1, 2.5, nan, "many"), "a whole number of 0 or more"),
        ("seconds", (-0.1, nan, inf, "long"), "a number of 0 or more"),
        ("trees", (0, 2.5), "a whole number of 1 or more"),
        ("ahead", (0, inf), "a whole number of 1 or more"),
        ("blend", (-1, 2.0, nan), "a number from 0 to 1"),
        ("explore", (-0.1, nan, inf), "a number of 0 or more"),
        ("widen", (-1, nan), "a number of 0 or more"),
        ("abreast", (0, 1.5), "a whole number of 1 or more"),
        ("drop", (-1, nan), "a number of 0 or more"),
        ("doubt", (-5, nan), "a number of 0 or more"),
        ("least", (-3, 0.5), "a whole number of 0 or more"),
    ],
)
def test_a_setting_out_of_range_is_refused_by_its_name(name: str, wrong: tuple[Any, ...], right: str) -> None:
    for value in wrong:
        with pytest.raises(WaybreadError) as refused:
            Settings(**{name: value})
        assert str(refused.value) == f"The setting '{name}' of a search is {right}, not {value!r}."


def test_a_search_without_playouts_and_without_time_is_refused() -> None:
    with pytest.raises(WaybreadError, match="A search needs 1 playout or more, or more than 0 seconds"):
        Settings(seconds=0.0)


def test_settings_at_the_ends_of_their_ranges_are_taken() -> None:
    Settings(playouts=1, seconds=0, blend=1, explore=0, widen=0, abreast=1, drop=0, doubt=0, least=0)
    Settings(blend=0.5, drop=1e9, doubt=1e9)


def test_what_was_seen_after_a_choice_is_kept_for_the_next() -> None:
    game = new_game(SCENARIOS[0], 1, 2)
    bot = Strider(CARDGAME, Settings(playouts=24, ahead=1), seed=1)
    kept = 0
    for _ in range(8):
        game.choose(bot.choose(Seat(game)))
        assert game.decision is not None
        kept += bot._search._asked(game, game.decision) in bot._search._follows
    assert kept > 0


def test_a_hint_has_options_with_intervals_and_a_reason_for_the_best() -> None:
    games = positions(SCENARIOS[0], 1, 6, scout_policy)
    seat = next(Seat(game) for game in games if game.decision is not None and game.decision.kind == "commit")
    found = hints(seat, CARDGAME, Settings(playouts=40, ahead=1))
    assert {each.option for each in found} <= set(seat.decision.options)
    assert all(0 <= each.low <= each.chance <= each.high <= 1 for each in found)
    assert found[0].reason.endswith(".")
    assert [each.reason for each in found[1:]] == [""] * (len(found) - 1)


HELPS = "It leads to help, compared with the next best option."


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has found this, whatever it is asked."""
    unlucky = Weighed(1, visits=40, chance=0.30, gain=0.05, error=0.1, usual=False)
    usual = Weighed(2, visits=40, chance=0.40, gain=0.0, error=0.0, usual=True)
    worse = Weighed(3, visits=40, chance=0.20, gain=-0.2, error=0.1, usual=False)
    given_up = Weighed(4, visits=30, chance=0.90, gain=0.1, error=0.1, usual=False)
    monkeypatch.setattr(Strider, "weigh", lambda self, seat: [given_up, worse, usual, unlucky])
    monkeypatch.setattr(import_module("waybread.bots.hints"), "_rival", lambda *given: (usual, {"help": 1.0}))
    monkeypatch.setattr(import_module("waybread.bots.hints"), "_level", lambda *given: (0.4, 40))


@pytest.mark.usefixtures("weighed")
def test_hints_stand_in_the_order_of_their_chances_and_what_was_given_up_comes_last() -> None:
    everything = replace(CARDGAME, candidates=lambda game, decision, usual: (1, 2, 3, 4))
    found = hints(Seat(new_game(SCENARIOS[0], 1, 6)), everything)
    assert [each.option for each in found] == [1, 2, 3, 4]
    assert [round(each.chance, 2) for each in found] == [0.45, 0.40, 0.20, 0.50]
    assert [each.usual for each in found] == [False, True, False, False]
    assert found[0].reason == f"{HELPS} But what rules of thumb choose is about as good: the difference may be chance."


@pytest.mark.usefixtures("weighed")
def test_a_hint_says_where_strider_itself_would_not_look() -> None:
    found = hints(Seat(new_game(SCENARIOS[0], 1, 6)), CARDGAME)
    assert found[0].reason.endswith("Here the search would leave it to rules of thumb: they choose otherwise.")


def test_a_hint_looks_at_a_good_many_worlds_before_it_gives_anything_up() -> None:
    games = positions(SCENARIOS[0], 1, 6, scout_policy)
    seat = next(Seat(game) for game in games if game.decision is not None and game.decision.kind == "commit")
    assert min(each.worlds for each in hints(seat, CARDGAME, Settings(playouts=240))) >= 24


def test_there_is_no_hint_where_there_is_no_choice() -> None:
    game = new_game(SCENARIOS[0], 1, 6)
    game.set_stops(0, ["action"])
    while game.decision is not None and len(game.decision.options) > 1:
        game.choose(game.decision.options[-1])
    assert game.decision is not None
    assert hints(Seat(game), CARDGAME) == []
