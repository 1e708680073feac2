"""Every option of every decision has an action of its own, and the table stays as it was published."""

from hashlib import blake2b

import pytest

from tests.envs.cardgame.positions import TABLES, random_game
from waybread.bots.cardgame.scout import RULES
from waybread.cardgame.secrecy import hidden_cards, is_hidden
from waybread.envs.cardgame.action_table import FIRST_NUMBER, FIRST_PLAYER, KINDS, YES, ActionTable, action_table
from waybread.kernel import PASS


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_option_has_an_action_of_its_own(scenario: str, players: int) -> None:
    table = action_table(players)
    for seed in range(4):
        for game in random_game(scenario, players, seed):
            assert game.decision is not None
            offered = table.offered(game, game.decision)
            assert sorted(offered.values()) == sorted(game.decision.options), game.decision
            assert all(0 <= each < table.size for each in offered)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_a_card_is_hidden_exactly_where_the_game_says_so(scenario: str, players: int) -> None:
    for number, game in enumerate(random_game(scenario, players, seed=6)):
        if number % 9 == 0:
            for seat in game.players:
                hidden = {each for each in hidden_cards(game, seat) if each not in game.state.form}
                assert {each for each in range(len(game.state.zone)) if is_hidden(game.state, seat, each)} == hidden


def test_every_kind_of_decision_has_a_rule_of_thumb() -> None:
    assert set(KINDS) <= set(RULES)


@pytest.mark.parametrize(
    ("players", "size", "digest"),
    [
        (1, 1168, "9f43caee0c5e3644"),
        (2, 1690, "5ccb680a95eb9f52"),
        (3, 2212, "32a05359fd9f7268"),
        (4, 2734, "1605b3c3eea92750"),
    ],
)
def test_the_table_of_version_1_is_as_published(players: int, size: int, digest: str) -> None:
    names = action_table(players).names
    assert (len(names), blake2b("\n".join(names).encode(), digest_size=8).hexdigest()) == (size, digest)


def test_names_of_actions_differ() -> None:
    names = ActionTable(4).names
    assert len(set(names)) == len(names)


def test_the_first_question_is_answered_by_a_number() -> None:
    game = next(random_game("passage-through-mirkwood", 1, seed=2))
    assert game.decision is not None
    assert game.decision.kind == "mulligan"
    assert action_table(1).offered(game, game.decision) == {FIRST_NUMBER: 0, FIRST_NUMBER + 1: 1}


def test_players_are_counted_from_the_one_who_is_asked() -> None:
    game = next(random_game("passage-through-mirkwood", 3, seed=2))
    decision = game.decision
    assert decision is not None
    assert decision.kind == "first player"
    offered = action_table(3).offered(game, decision)
    assert offered == {FIRST_PLAYER + (seat - decision.player) % 3: seat for seat in range(3)}


def test_passing_is_action_0_and_yes_is_action_1() -> None:
    table = action_table(2)
    assert table.names[0] == "pass"
    assert table.names[YES] == "yes"
    asked = set()
    for game in random_game("passage-through-mirkwood", 2, seed=3):
        assert game.decision is not None
        offered = table.offered(game, game.decision)
        assert (0 in offered) == (PASS in game.decision.options)
        asked.add(0 in offered)
    assert asked == {True, False}
