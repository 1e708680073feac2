"""Players of the paper's game: honest, sensible, and the same for the same seed."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from research.paper import PaperGame
from research.paper.game import DIFFICULTIES, GANDALF_LEAVES, IDLE_ROUNDS, READINGS
from research.paper.players import (
    PAPER,
    SEARCH_600,
    OnlyQuesting,
    PaperScout,
    TheirRandom,
    evaluate,
    names,
    paper_policy,
)
from tests.research.test_paper_game import lay
from waybread.bots import Policy, RandomBot, Seat, play, play_out, random_policy
from waybread.bots.strider import Search, Settings, Strider
from waybread.kernel import PASS, Keep, Streams

LITTLE = Settings(playouts=40, ahead=1, least=4)


def new(difficulty: str, seed: int, *readings: str) -> PaperGame:
    return PaperGame.new({"difficulty": difficulty, "readings": list(readings)}, seed, Keep.SEARCH)


def positions(difficulty: str, seed: int, policy: Policy[Any]) -> Iterator[PaperGame]:
    """Every position of a game with a choice, the game itself each time."""
    game, chance = new(difficulty, seed), Streams(seed)
    while game.decision is not None:
        yield game
        game.choose(policy(game, game.decision, chance))


def title(game: PaperGame, option: int) -> str:
    return "pass" if option == PASS else game.kind(option).title


def said(game: PaperGame) -> str:
    """What the rules of thumb say."""
    assert game.decision is not None
    return title(game, paper_policy(game, game.decision, Streams(0)))


# Honesty ---------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("policy", [random_policy, paper_policy])
def test_every_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    difficulty: str, policy: Policy[Any]
) -> None:
    looked = Counter[bool]()
    for seed in range(4):
        for number, game in enumerate(positions(difficulty, seed, policy)):
            worlds = [Seat(game).imagine(2 * number + each, Keep.SEARCH) for each in (0, 1)]
            looked[worlds[0].state.identity != worlds[1].state.identity] += 1
            assert worlds[0].view(0) == worlds[1].view(0)
            for bot in (PaperScout, lambda: RandomBot(3)):
                assert bot().choose(Seat(worlds[0])) == bot().choose(Seat(worlds[1]))
            if number % 5 == 0:
                searched = [Strider(PAPER, LITTLE, seed=number).choose(Seat(world)) for world in worlds]
                assert searched[0] == searched[1]
    assert looked[True] > 10 * looked[False]


def test_scout_chooses_at_its_seat_what_its_rules_say_in_the_game() -> None:
    for game in positions("hard", 1, random_policy):
        assert game.decision is not None
        assert PaperScout().choose(Seat(game)) == paper_policy(game, game.decision, Streams(0))


# Rules of thumb --------------------------------------------------------------------------


def test_scout_plays_the_most_willpower_for_the_cost() -> None:
    hand = ["Northern Tracker", "Wandering Took", "Rider of Rohan"]
    assert said(lay("planning", hand=hand, resources=[2, 2, 2])) == "Rider of Rohan"


def test_scout_plays_gandalf_first_where_he_stays() -> None:
    assert said(lay("planning", hand=["Rider of Rohan", "Gandalf"], resources=[2, 2, 2])) == "Gandalf"


def test_scout_plays_gandalf_only_to_win_where_he_leaves() -> None:
    hand, funds = ["Rider of Rohan", "Gandalf"], [2, 2, 2]
    game = lay("planning", hand=hand, resources=funds, readings=[GANDALF_LEAVES], staging=["Forest Gate"])
    assert said(game) == "Rider of Rohan"
    game = lay("planning", hand=hand, resources=funds, readings=[GANDALF_LEAVES], staging=["Forest Gate"], progress=2)
    assert said(game) == "Gandalf"


def test_scout_commits_the_highest_willpower_until_it_exceeds_the_threat_by_four() -> None:
    game = lay("commit", allies=["Rider of Rohan"], staging=["Forest Gate", "Forest Spider"])
    picks = []
    while game.decision is not None and game.decision.kind == "commit":
        picks.append(said(game))
        game.choose(paper_policy(game, game.decision, Streams(0)))
    assert picks == ["Éowyn", "Rider of Rohan", "Dúnhere", "Eleanor"]
    assert said(lay("commit", committed=[1], exhausted=[1])) == "pass"


def test_scout_commits_all_that_it_takes_to_win() -> None:
    game = lay("commit", committed=[1], exhausted=[1], progress=4)
    assert said(game) == "Dúnhere"


def test_scout_travels_where_the_threat_is() -> None:
    assert said(lay("travel", staging=["Forest Gate", "Necromancer's Pass", "Old Forest Road"])) == "Necromancer's Pass"


def test_scout_does_not_travel_when_the_quest_is_nearly_done() -> None:
    assert said(lay("travel", staging=["Old Forest Road"], progress=6)) == "pass"


def test_scout_defends_with_whoever_takes_no_harm() -> None:
    assert said(lay("defense", allies=["Wandering Took"], engaged=["Dol Guldur Orcs"])) == "Eleanor"


def test_scout_gives_an_ally_up_rather_than_a_hero() -> None:
    assert said(lay("defense", allies=["Wandering Took"], engaged=["Ungoliant's Spawn"])) == "Wandering Took"


def test_scout_attacks_with_everybody_the_strongest_first() -> None:
    game = lay("attack", engaged=["Ungoliant's Spawn"], allies=["Gandalf"])
    assert said(game) == "Gandalf"
    assert said(lay("attack", engaged=["Ungoliant's Spawn"], exhausted=[0, 2])) == "Éowyn"


# How they play ---------------------------------------------------------------------------


def wins(policy: Policy[Any], games: int, *readings: str) -> int:
    outcomes = [play_out(new("hard", seed, *readings), policy, Streams(seed)) for seed in range(games)]
    return sum(outcome.won for outcome in outcomes)


@pytest.mark.parametrize("reading", [(), (GANDALF_LEAVES,)], ids=["stays", "leaves"])
def test_rules_of_thumb_win_nine_of_ten_hard_games_where_chance_wins_one(reading: tuple[str, ...]) -> None:
    assert wins(paper_policy, 100, *reading) >= 90
    assert wins(random_policy, 100, *reading) <= 20


def test_the_search_wins_hard_games() -> None:
    won = [play(new("hard", seed), [Strider(PAPER, LITTLE, seed=seed)]).won for seed in range(8)]
    assert sum(won) >= 7


def test_the_search_plays_the_same_for_the_same_seed() -> None:
    games = [new("hard", 5) for _ in range(2)]
    for game in games:
        play(game, [Strider(PAPER, LITTLE, seed=9)])
    assert games[0].digest() == games[1].digest()


def test_the_measured_search_keeps_to_the_budget_of_the_authors(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    look_ahead = Search._look_ahead

    def counted(*given: Any) -> float:
        played[-1] += 1
        return look_ahead(*given)

    monkeypatch.setattr(Search, "_look_ahead", counted)
    for game in islice(positions("hard", 3, paper_policy), 6):
        played.append(0)
        Strider(PAPER, SEARCH_600).choose(Seat(game))
    assert max(played) == 600


def test_the_estimate_knows_the_end_and_prefers_what_is_better() -> None:
    game = lay("commit", progress=4)
    game.choose(1)
    game.choose(PASS)
    assert evaluate(game) == 1.0
    assert evaluate(lay("refresh", threat=49)) == 0.0
    good, bad = lay("planning", progress=7, hand=["Gandalf"]), lay("planning", engaged=["Ungoliant's Spawn"])
    assert 0 < evaluate(bad) < evaluate(good) < 1


def test_copies_of_a_card_have_names_of_their_own_and_the_same_in_every_world() -> None:
    game = lay("planning", hand=["Wandering Took", "Wandering Took", "Gandalf"], resources=[3, 3, 3])
    assert game.decision is not None
    first, second, gandalf, last = names(game, game.decision)
    assert len({first, second, gandalf, last}) == 4
    world = Seat(game).imagine(1)
    assert world.decision is not None
    assert names(world, world.decision) == [first, second, gandalf, last]


# The authors' random player --------------------------------------------------------------


def test_their_random_player_is_the_same_for_the_same_seed_and_finishes_its_games() -> None:
    for seed in range(20):
        games = [new("hard", seed, *READINGS) for _ in range(2)]
        outcomes = [play_out(game, TheirRandom(), Streams(seed)) for game in games]
        assert outcomes[0] == outcomes[1]
        assert games[0].digest() == games[1].digest()


def test_their_random_player_commits_each_number_of_characters_now_and_then() -> None:
    numbers = Counter[int]()
    for seed in range(200):
        game = lay("commit", readings=[IDLE_ROUNDS])
        player, chance = TheirRandom(), Streams(seed)
        picks = 0
        while game.decision is not None and game.state.round == 0:
            choice = player(game, game.decision, chance)
            picks += choice != PASS
            game.choose(choice)
        numbers[picks] += 1
    assert set(numbers) == {0, 1, 2, 3}
    assert numbers[3] < numbers[2]  # drawn with replacement: all three are seldom drawn


def test_their_random_player_stays_in_three_of_ten_rounds() -> None:
    stayed = 0
    for seed in range(500):
        game = lay("travel", staging=["Forest Gate"])
        assert game.decision is not None
        stayed += TheirRandom()(game, game.decision, Streams(seed)) == PASS
    assert 110 < stayed < 190


def test_only_questing_plays_and_commits_by_rules_of_thumb_and_leaves_the_rest_to_chance() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        game = new("hard", seed)
        mixed, chance, alone, alike = OnlyQuesting(), Streams(seed), TheirRandom(), Streams(seed)
        while game.decision is not None:
            choice = mixed(game, game.decision, chance)
            by_rules = game.decision.kind in ("play", "commit")
            assert choice == (paper_policy if by_rules else alone)(game, game.decision, alike)
            kinds[game.decision.kind] += 1
            game.choose(choice)
    assert kinds.keys() >= {"play", "commit", "travel", "defend", "attack"}
