"""Observations of journeys have their published form, say what lies on the table, and nothing hidden."""

from itertools import chain

import numpy as np
import pytest

from tests.envs.journeys.positions import PARTIES, random_adventure
from waybread.envs.game_form import HIGH, LOW, Array
from waybread.envs.journeys.action_table import NUMBER, journey_actions, space_row
from waybread.envs.journeys.observations import LAYOUT, PLACES, SIZE, TEST, journey_fields, observe
from waybread.envs.journeys.rows import GROUND, GROUP, HERO, SPACE, TOKEN, TOKEN_KINDS
from waybread.journeys import JourneyGame
from waybread.journeys.facts import CardType, Limit, Stat
from waybread.journeys.rules.test_record import successes
from waybread.journeys.secrecy import hidden_cards, is_hidden


def named(names: tuple[str, ...], row: Array) -> dict[str, float]:
    return dict(zip(names, row.tolist(), strict=True))


def column(cards: Array, place: str) -> dict[str, float]:
    """What a column of the cards says, by key, where it says anything."""
    return {key: float(cards[n, PLACES.index(place)]) for key, n in NUMBER.items() if cards[n, PLACES.index(place)]}


def middle(adventure: str, heroes: int = 2, round_: int = 2) -> JourneyGame:
    games = (game for seed in range(1, 40, 2) for game in random_adventure(adventure, heroes, seed))
    return next(each for each in games if each.state.round == round_ and each.state.active >= 0 and each.state.groups)


@pytest.mark.parametrize(("adventure", "heroes"), PARTIES)
def test_worlds_that_differ_only_in_hidden_things_look_the_same(adventure: str, heroes: int) -> None:
    table = journey_actions()
    different = 0
    for seed in (1, 2):
        for number, game in enumerate(random_adventure(adventure, heroes, seed)):
            decision = game.decision
            assert decision is not None
            if number % 6:
                continue
            other = game.determinize(decision.player, seed=number)
            assert other.decision is not None
            assert np.array_equal(observe(game, decision.player), observe(other, decision.player)), decision
            assert table.offered(game, decision) == table.offered(other, other.decision)
            different += game.state.identity != other.state.identity
    assert different > 5


@pytest.mark.parametrize(("adventure", "heroes"), PARTIES[::3])
def test_every_seat_sees_numbers_within_their_bounds(adventure: str, heroes: int) -> None:
    for number, game in enumerate(random_adventure(adventure, heroes, seed=3)):
        if number % 5 == 0:
            for seat in game.players:
                seen = observe(game, seat)
                assert seen.shape == (SIZE,)
                assert seen.min() >= LOW
                assert seen.max() <= HIGH


@pytest.mark.parametrize(("adventure", "heroes"), PARTIES[1::5])
def test_a_card_is_hidden_exactly_where_the_game_says_so(adventure: str, heroes: int) -> None:
    for number, game in enumerate(random_adventure(adventure, heroes, seed=5)):
        if number % 9 == 0:
            for seat in game.players:
                unseen = {each for each in range(len(game.state.zone)) if is_hidden(game.state, seat, each)}
                assert unseen == {*hidden_cards(game, seat)}


def test_the_size_of_version_1_is_as_published() -> None:
    assert SIZE == 10_259
    assert LAYOUT["cards"].shape == (272, 27)


def test_fields_lie_side_by_side() -> None:
    end = 0
    for field in LAYOUT.values():
        assert field.begin == end
        end = field.end
    assert end == SIZE


def test_a_hero_has_a_row_with_the_numbers_of_the_moment() -> None:
    game = middle("held-ford", heroes=4)
    state = game.state
    for seat in game.players:
        rows = journey_fields(observe(game, seat))["heroes"]
        for offset in range(4):
            hero = (seat + offset) % 4
            row = named(HERO, rows[offset])
            assert row["card"] == NUMBER[game.hero_card(hero).key] + 1
            assert row["seat"] == offset
            assert row["space"] == space_row(state.position[hero]) + 1
            assert [row[each] for each in Stat] == [game.value(hero, each) for each in Stat]
            assert row[Limit.FEAR] == game.value(hero, Limit.FEAR)
            assert row["inspiration"] == state.inspiration[hero]
            assert row["active"] == (hero == state.active)
        assert not rows[4].any()


def test_damage_and_fear_are_counted_by_how_they_lie() -> None:
    seen = set()
    for game in chain(random_adventure("held-ford", 2, seed=3), random_adventure("cold-beacon", 2, seed=1)):
        for hero in game.heroes:
            row = named(HERO, journey_fields(observe(game, game.seat(hero)))["heroes"][0])
            for kind in (CardType.DAMAGE, CardType.FEAR):
                cards = game.harm_of(hero, kind)
                up = sum(map(game.is_face_up, cards))
                assert (row[f"{kind} face up"], row[f"{kind} face down"]) == (up, len(cards) - up)
                seen |= {(kind, "up")} if up else set()
                seen |= {(kind, "down")} if up < len(cards) else set()
    assert len(seen) == 4


def test_spaces_know_their_neighbours_and_how_far_they_are_from_whose_turn_it_is() -> None:
    game = middle("cold-beacon")
    fields = journey_fields(observe(game, 0))
    here = game.state.position[game.state.active]
    for space in game.board.spaces:
        ground, row = (
            named(GROUND, fields["ground"][space_row(space)]),
            named(SPACE, fields["spaces"][space_row(space)]),
        )
        neighbours = [int(value) - 1 for name, value in ground.items() if name.startswith("neighbour") and value]
        assert neighbours == [space_row(each) for each in game.board.neighbours(space)]
        assert ground["tile"] > 0
        assert row["distance"] == game.board.distance(here, space) + 1
        assert row["heroes"] == game.state.position.count(space)
        assert row["dark"] == game.is_dark(space)
        assert row["unexplored"] == (game.board.tile_of(space) in game.state.unexplored)
    assert fields["ground"][:, 0].astype(bool).sum() == len(game.board.spaces)


def test_groups_and_tokens_have_rows_in_the_order_in_which_they_came() -> None:
    game = middle("held-ford")
    fields = journey_fields(observe(game, 0))
    for row, group in enumerate(game.state.groups):
        seen = named(GROUP, fields["groups"][row])
        assert seen["space"] == space_row(group.space) + 1
        assert seen["figures"] == len(group.figures)
        assert (seen["health"], seen["armour"]) == (group.figures[0].health, group.figures[0].armour)
        assert seen["bonuses"] == len(group.bonuses)
    for row, token in enumerate(game.state.tokens):
        place = named(TOKEN, fields["tokens"][row])
        assert TOKEN_KINDS[int(place["kind"]) - 1] == token.kind
        assert (place["space"], place["across"]) == (space_row(token.space) + 1, space_row(token.across) + 1)
    assert not fields["groups"][len(game.state.groups) :].any()
    assert not fields["tokens"][len(game.state.tokens) :].any()


def test_cards_are_counted_by_title_before_their_hero() -> None:
    game = middle("cold-beacon")
    state = game.state
    cards = journey_fields(observe(game, 1))["cards"]
    for row, hero in enumerate((1, 0), start=1):
        area = (*state.prepared[hero], *state.equipped[hero], *state.boons[hero], *state.harm[hero])
        up = sorted(state.identity[each] for each in area if game.is_face_up(each))
        found = column(cards, f"before hero {row}")
        assert sorted(key for key, count in found.items() for _ in range(int(count))) == up
        discards = column(cards, f"in the discards of hero {row}")
        assert sum(discards.values()) == len(state.discards[hero])
    assert column(cards, "in the party's stock") == {"item.rope": 1.0}


def test_a_card_that_was_seen_in_a_deck_is_shown_with_its_depth() -> None:
    found = 0
    for game in random_adventure("cold-beacon", 2, seed=2):
        cards = journey_fields(observe(game, 0))["cards"]
        for row, deck in enumerate(game.state.decks, start=1):
            known = {
                game.state.identity[card]: float(depth)
                for depth, card in enumerate(reversed(deck), start=1)
                if game.state.known.get(card, 0) & 1
            }
            assert column(cards, f"in the deck of hero {row}") == known
            found += len(known)
    assert found > 0


def test_a_test_is_shown_as_far_as_it_has_come() -> None:
    seen = 0
    for game in random_adventure("cold-beacon", 2, seed=2):
        assert game.decision is not None
        row = named(TEST, journey_fields(observe(game, game.decision.player))["test"])
        test = game.test
        if test is None:
            assert not any(row.values())
            continue
        assert row["hero"] == (1 if game.seat(test.hero) == game.decision.player else 2)
        assert row["revealed"] == len(test.revealed)
        assert row["successes"] == successes(game, test)
        assert row["need"] == test.need
        seen += 1
    assert seen > 3


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    game = middle("cold-beacon")
    assert game.decision is not None
    asked, other = game.decision.player, 1 - game.decision.player
    mine, theirs = journey_fields(observe(game, asked)), journey_fields(observe(game, other))
    assert mine["kind"].sum() == 1
    assert mine["asked"].tolist() == [1, 0, 0, 0, 0]
    assert theirs["asked"].tolist() == [0, 1, 0, 0, 0]
    for name in ("heroes", "spaces", "groups", "tokens", "cards"):
        assert not theirs[name][:, -1].any()  # nothing is offered
    assert not theirs["kind"].any()


def test_what_is_offered_is_marked_in_its_row() -> None:
    game = middle("cold-beacon")
    assert game.decision is not None
    fields = journey_fields(observe(game, game.decision.player))
    offered = journey_actions().offered(game, game.decision)
    names = [journey_actions().names[each] for each in offered]
    assert fields["spaces"][:, -1].sum() == sum(each.startswith("space") for each in names)
    assert fields["cards"][:, -1].sum() == sum("[" in each for each in names)
