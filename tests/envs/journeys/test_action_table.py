"""Every option of every decision of journeys has an action of its own, and the table stays as it was published."""

from hashlib import blake2b

import pytest

from tests.envs.journeys.positions import PARTIES, random_adventure
from waybread.bots.journeys.scout import RULES
from waybread.envs.journeys.action_table import (
    FIRST_BACK,
    FIRST_HERO,
    FIRST_SPACE,
    FIRST_TOKEN,
    GROUPS,
    KINDS,
    POOL,
    SPACES,
    TILES,
    JourneyActions,
    journey_actions,
    rows_for,
)
from waybread.journeys import JourneyGame
from waybread.journeys.decisions import Act, read_act
from waybread.journeys.facts import CardType
from waybread.kernel import PASS, Decision


def first(kind: str, heroes: int = 2, adventure: str = "cold-beacon") -> tuple[JourneyGame, Decision]:
    """The first decision of a kind in random adventures."""
    for seed in range(1, 60):
        for game in random_adventure(adventure, heroes, seed):
            assert game.decision is not None
            if game.decision.kind == kind:
                return game, game.decision
    raise AssertionError(f"nobody was asked for '{kind}'")


@pytest.mark.parametrize(("adventure", "heroes"), PARTIES)
def test_every_option_has_an_action_of_its_own(adventure: str, heroes: int) -> None:
    table = journey_actions()
    for seed in (1, 2):
        for game in random_adventure(adventure, heroes, seed):
            assert game.decision is not None
            offered = table.offered(game, game.decision)
            assert sorted(offered.values()) == sorted(game.decision.options), game.decision
            assert all(0 <= each < table.size for each in offered)
            assert (0 in offered) == (PASS in game.decision.options)


def test_every_kind_of_decision_is_known() -> None:
    assert set(KINDS) == set(RULES)


def test_the_table_of_version_1_is_as_published() -> None:
    names = journey_actions().names
    assert (len(names), blake2b("\n".join(names).encode(), digest_size=8).hexdigest()) == (1538, "741d0bf00a122c50")


def test_names_of_actions_differ() -> None:
    names = JourneyActions().names
    assert len(set(names)) == len(names)


def test_there_is_room_for_every_tile_and_every_figure_in_the_box() -> None:
    assert (TILES, SPACES, GROUPS, len(POOL)) == (22, 5, 25, 272)


def test_heroes_are_counted_from_those_of_the_seat_that_is_asked() -> None:
    game, decision = first("turn order", heroes=4)
    offered = journey_actions().offered(game, decision)
    assert offered == {FIRST_HERO + (hero - decision.player) % 4: hero for hero in decision.options}


def test_a_seat_counts_its_own_heroes_first_and_then_those_to_the_left() -> None:
    game = next(random_adventure("cold-beacon", 5, 2, players=2))
    assert game.state.seats == (0, 1, 0, 1, 0)
    assert list(rows_for(game, 0).heroes) == [0, 2, 4, 1, 3]
    assert list(rows_for(game, 1).heroes) == [1, 3, 0, 2, 4]


def test_a_move_is_the_space_that_it_leads_to() -> None:
    game, decision = first("turn")
    moves = [number for act, number in map(read_act, decision.options[:-1]) if act is Act.MOVE]
    offered = journey_actions().offered(game, decision)
    assert moves
    for space in moves:
        tile, number = divmod(space, 10)
        action = FIRST_SPACE + 5 * tile + number - 1
        assert read_act(offered[action]) == (Act.MOVE, space)
        assert journey_actions().names[action] == f"space {number} of tile {tile + 1}"


def test_an_interaction_is_the_token_by_its_row() -> None:
    for seed in range(1, 60):
        for game in random_adventure("cold-beacon", 2, seed):
            decision = game.decision
            assert decision is not None
            acts = [read_act(each) for each in decision.options if each != PASS] if decision.kind == "turn" else []
            wanted = [number for act, number in acts if act is Act.INTERACT]
            if wanted:
                row = [each.number for each in game.state.tokens].index(wanted[0])
                offered = journey_actions().offered(game, decision)
                assert read_act(offered[FIRST_TOKEN + row]) == (Act.INTERACT, wanted[0])
                return
    raise AssertionError("nobody stood beside a token")


def test_a_card_is_named_by_its_title_and_an_action_knows_its_card() -> None:
    game, decision = first("prepare")
    table = journey_actions()
    for action, option in table.offered(game, decision).items():
        if option != PASS:
            card = game.card(option)
            assert table.names[action].startswith(f"choose {card.title} [{card.key}]")
            assert POOL[table.cards[action]] == card.key
    assert table.cards[0] == -1


def test_what_lies_face_down_is_named_by_its_back_and_its_hero() -> None:
    for seed in range(1, 80):
        for game in random_adventure("held-ford", 2, seed):
            decision = game.decision
            assert decision is not None
            down = [each for each in decision.options if each in game.state.facedown]
            if decision.kind == "heal" and down:
                kind, owner = game.card(down[0]).type, game.holder(down[0])
                row = rows_for(game, decision.player).heroes[owner]
                action = FIRST_BACK + 2 * row + (kind is CardType.FEAR)
                assert journey_actions().offered(game, decision)[action] == down[0]
                assert journey_actions().names[action] == f"face-down {kind} of hero {row + 1}"
                return
    raise AssertionError("nobody could discard a card that lay face down")
