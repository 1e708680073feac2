"""What is said not to matter makes no difference, and what is said to wait changes nothing before: by playing on."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.cardgame.board import Table, key_of
from tests.cardgame.boxes.core.test_relevance import DO_NOT, SCENARIOS, WAITS
from tests.cardgame.boxes.positions import ability_named, offered
from tests.cardgame.differences import Choose, in_vain, lost_by_waiting, made_in_vain, waits
from tests.cardgame.plug import deck
from waybread.bots import scout_policy
from waybread.cardgame import CARDS, CardGame
from waybread.cardgame.abilities.ability import Condition, Use
from waybread.cardgame.relevance import Relevance
from waybread.cards import ability_card, ability_option
from waybread.kernel import Decision, Json, Keep, Streams

BURDENS = {"Gandalf's Map", "Dungeon Torch", "Shadow Key"}
"""Who claims one of these later is burdened by it later: there is a difference, and it speaks for waiting."""


def bot(name: str, seed: int) -> Choose:
    chance = Streams(seed)

    def choose(game: CardGame, decision: Decision) -> int:
        if name == "scout":
            return scout_policy(game, decision, chance)
        return chance.pick("random", decision.options)

    return choose


def differences(scenario: str, name: str, seeds: range) -> Iterator[tuple[str, str]]:
    """Play games by 1 to 4 players; look twice, per ability and window, at what is said to be in vain or to wait."""
    looked = Counter[tuple[str, bool]]()
    for seed in seeds:
        decks: list[Json] = [deck((seed + each) % 4) for each in range(1 + seed % 4)]
        game = CardGame.new({"scenario": scenario, "decks": decks}, seed, Keep.SEARCH)
        choose = bot(name, seed)
        while game.decision is not None:
            window = game.state.windows[-1].name if game.state.windows else game.state.phase
            for option in game.decision.options if game.decision.kind in ("action", "response") else ():
                title, vain = game.title(ability_card(option)), in_vain(game, option)
                where = f"{title}, {window}"
                if not vain and (title in BURDENS or not waits(game, option)):
                    continue
                looked[where, vain] += 1
                if looked[where, vain] <= 2:
                    find = made_in_vain if vain else lost_by_waiting
                    yield where, find(game, option, bot("random", seed), Streams(seed))
            game.choose(choose(game, game.decision))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("name", "games"), [("random", 40), ("scout", 4)])
def test_what_is_in_vain_or_waits_makes_no_difference(scenario: str, name: str, games: int) -> None:
    found = list(differences(scenario, name, range(games)))
    assert len(found) > 100
    assert [each for each in found if each[1]] == []


def option_of(table: Table, title: str) -> int:
    return ability_option(offered(table, title), ability_named(title)[1])


@pytest.mark.parametrize("title", DO_NOT)
def test_where_it_does_not_matter_it_makes_no_difference(title: str) -> None:
    for position in DO_NOT[title]:
        table = position()
        for seed in range(3):
            assert made_in_vain(table.game, option_of(table, title), bot("random", seed), Streams(seed)) == ""


@pytest.mark.parametrize("title", [each for each in WAITS if each not in BURDENS])
def test_where_it_can_wait_nothing_comes_of_it_before(title: str) -> None:
    for position in WAITS[title]:
        table = position()
        for seed in range(3):
            assert lost_by_waiting(table.game, option_of(table, title), bot("random", seed), Streams(seed)) == ""


def said(game: CardGame, use: Use) -> bool:
    return True


def never(game: CardGame, use: Use) -> bool:
    return False


@pytest.mark.parametrize("title", ["Faramir", "Blade Mastery", "Feint", "Unexpected Courage"])
@pytest.mark.parametrize("planted", [never, Relevance(said, said)])
def test_a_wrong_word_is_found(title: str, planted: Condition) -> None:
    """It is planted that an ability never matters, or can always wait."""
    ability = CARDS[key_of(title)].abilities[ability_named(title)[1]]
    right = ability.matters
    object.__setattr__(ability, "matters", planted)
    try:
        games = [(scenario, name, count) for name, count in (("scout", 4), ("random", 40)) for scenario in SCENARIOS]
        found = (each for one, name, count in games for each in differences(one, name, range(count)))
        assert any(said and where.startswith(title) for where, said in found)
    finally:
        object.__setattr__(ability, "matters", right)
