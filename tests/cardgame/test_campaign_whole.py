"""A whole campaign, from the first scenario to the last, with the log on disk between the games.

Chance plays: it loses some games, which are played again, and where it has held out for a while the game
is called won, so that the log has something to tell.
"""

from pathlib import Path

import pytest

from tests.cardgame.board import Table
from tests.rules.cardgame.campaigns import ANN, BOB, end, pack
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import CAMPAIGN, Log, is_fallen, new_log, record
from waybread.cardgame.campaignlog import load, save
from waybread.cardgame.checklist import Plan, Preparation, prepare
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone
from waybread.kernel import Streams

ROUNDS = 3
"""How long chance has to hold out."""


def set_up(log: Log) -> Preparation:
    """Whoever has a fallen hero takes the first one offered; nobody swaps or heals; boons are taken."""
    scenario = log.scenario
    assert scenario is not None
    plans = [Plan() for _ in log.players]
    while True:
        columns = [
            tuple(plan.replacements.get(hero, hero) for hero in each.heroes)
            for each, plan in zip(log.players, plans, strict=True)
        ]
        found = prepare(log, scenario, [pack(*each) for each in (columns if any(columns) else (ANN, BOB))], plans)
        assert found.problems == ()
        asked = next((each for each in found.questions if each.must), None)
        if asked is None:
            return found
        wishes = {**plans[asked.player].replacements, asked.about: asked.options[0]}
        plans[asked.player] = Plan(replacements=wishes)


def play_by_chance(found: Preparation, seed: int) -> CardGame:
    """A game until it is lost, or until the players have held out and are called the winners."""
    assert found.setup is not None
    game = CardGame.new(found.setup, seed)
    chance = Streams(seed)
    while game.decision is not None and game.state.round <= ROUNDS:
        game.choose(chance.pick("play", game.decision.options))
    return game if game.over else end(Table(game))


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_campaign_is_played_saved_and_loaded_between_games(expert: bool, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "campaign.txt"
    save(new_log(["Ann", "Bob"], expert=expert), path)
    for scenario in CAMPAIGN:
        for attempt in range(400):
            found = set_up(load(path))
            save(found.log, path)  # what a setup enters stays
            game = play_by_chance(found, seed * 1000 + attempt)
            after = record(load(path), game)
            assert game.outcome is not None
            if game.outcome.won:
                break
            assert after == found.log
        else:
            raise AssertionError(f"chance never held out in {scenario}")
        save(after, path)
        state = game.state
        heroes = [each for each, card in enumerate(state.cards) if card.type is CardType.HERO]
        lost = {game.title(each) for each in heroes if state.zone[each] == Zone.DISCARD}
        wounds = {game.title(each): state.damage[each] for each in heroes if each in state.damage}
        logged = load(path)
        assert logged.won[-1] == scenario
        assert lost == {hero for hero in logged.heroes_in_use() if is_fallen(logged, hero)}
        assert logged.damage == (wounds if expert else {})
        assert logged.penalty == found.log.penalty
    assert load(path).scenario is None
    assert load(path).won == CAMPAIGN
