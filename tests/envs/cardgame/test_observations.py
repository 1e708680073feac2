"""Observations have their published form, say what lies on the table, and nothing that the seat cannot know."""

import numpy as np
import pytest

from tests.envs.cardgame.positions import TABLES, random_game
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.modifiers import altered, base, changing, remaining_hit_points, stat
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.secrecy import known_cards
from waybread.envs.cardgame.action_table import NUMBER, action_table
from waybread.envs.cardgame.observations import PLACES, fields, layout, observation_size, observe
from waybread.envs.cardgame.rows import CHARACTER
from waybread.envs.game_form import HIGH, LOW


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_worlds_that_differ_only_in_hidden_things_look_the_same(scenario: str, players: int) -> None:
    table = action_table(players)
    compared = 0
    for seed in (1, 2):
        for number, game in enumerate(random_game(scenario, players, seed)):
            decision = game.decision
            assert decision is not None
            if number % 4:
                continue
            other = game.determinize(decision.player, seed=number)
            assert other.decision is not None
            assert np.array_equal(observe(game, decision.player), observe(other, decision.player))
            assert table.offered(game, decision) == table.offered(other, other.decision)
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_seat_sees_numbers_within_their_bounds(scenario: str, players: int) -> None:
    for number, game in enumerate(random_game(scenario, players, seed=5)):
        if number % 5 == 0:
            for seat in game.players:
                seen = observe(game, seat)
                assert seen.shape == (observation_size(players),)
                assert seen.min() >= LOW
                assert seen.max() <= HIGH


@pytest.mark.parametrize(("players", "size"), [(1, 3761), (2, 3912), (3, 4063), (4, 4214)])
def test_the_size_of_version_1_is_as_published(players: int, size: int) -> None:
    assert observation_size(players) == size


def test_fields_lie_side_by_side() -> None:
    end = 0
    for field in layout(3).values():
        assert field.begin == end
        end = field.end
    assert end == observation_size(3)


def test_numbers_that_are_looked_up_together_are_those_looked_up_one_by_one() -> None:
    changes = set()
    for scenario, players in TABLES:
        for game in random_game(scenario, players, seed=3):
            cards = game.cards_in_play()
            for which in Stat:
                now = altered(game, cards, which)
                assert [now.get(each, base(game, each, which)) for each in cards] == [
                    stat(game, each, which) for each in cards
                ]
                assert not now or changing(game, [which]) == [which]
                changes |= {(which, each) for each in now}
    assert {which for which, _ in changes} >= {Stat.ATTACK, Stat.THREAT, Stat.WILLPOWER}


def test_cards_that_a_seat_has_looked_at_are_counted_as_such() -> None:
    known = 0
    for scenario, players in TABLES:
        for game in random_game(scenario, players, seed=3):
            for seat in game.players:
                looked_at = fields(observe(game, seat), players)["cards"][:, PLACES.index("looked at")]
                expected = [NUMBER[game.state.identity[each]] for each in known_cards(game, seat)]
                assert np.bincount(expected, minlength=len(NUMBER)).tolist() == looked_at.tolist()
                known += len(expected)
    assert known > 0


def middle_of_a_game() -> CardGame:
    games = random_game("passage-through-mirkwood", 2, seed=11)
    return next(each for each in games if each.state.round == 3 and each.state.phase == "combat")


def test_the_numbers_of_the_table_are_seen_from_ones_own_seat() -> None:
    game = middle_of_a_game()
    for seat in game.players:
        seen = fields(observe(game, seat), 2)
        assert seen["threat"].tolist() == [game.state.threat[seat], game.state.threat[1 - seat]]
        assert seen["hand size"].tolist() == [len(game.state.hands[seat]), len(game.state.hands[1 - seat])]
        assert seen["round"].tolist() == [3]


def test_a_character_has_a_row_with_its_numbers_of_the_moment() -> None:
    game = middle_of_a_game()
    rows = fields(observe(game, 1), 2)["characters"][0]
    area = [each for each in game.state.areas[1] if game.card(each).type in (CardType.HERO, CardType.ALLY)]
    assert area
    for row, card in zip(rows, area, strict=False):
        named = dict(zip(CHARACTER, row.tolist(), strict=True))
        assert named["card"] == NUMBER[game.card(card).key] + 1
        assert named["attack"] == stat(game, card, Stat.ATTACK)
        assert named["hit points left"] == remaining_hit_points(game, card)
        assert named["ready"] == (card not in game.state.exhausted)


def test_cards_are_counted_by_title_where_they_lie() -> None:
    game = middle_of_a_game()
    counts = fields(observe(game, 0), 2)["cards"]
    for name, cards in (
        ("own hand", game.state.hands[0]),
        ("own discards", game.state.discards[0]),
        ("others' discards", game.state.discards[1]),
        ("staging", game.state.staging),
        ("encounter discards", game.state.encounter_discard),
    ):
        expected = np.zeros(len(NUMBER))
        for each in cards:
            expected[NUMBER[game.card(each).key]] += 1
        assert counts[:, PLACES.index(name)].tolist() == expected.tolist(), name


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    game = middle_of_a_game()
    assert game.decision is not None
    asked, other = game.decision.player, 1 - game.decision.player
    assert fields(observe(game, asked), 2)["kind"].sum() == 1
    assert fields(observe(game, other), 2)["kind"].sum() == 0
    assert fields(observe(game, other), 2)["asked"].tolist() == [0, 1]
