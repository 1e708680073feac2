"""Whole campaigns that a bot has won, from the first scenario to the last, with the log on disk between the games.

``make campaigns`` plays them and writes down what was played; here the games that were won are played again answer
by answer, and the log is held to what happened on the table.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.campaign import set_up
from waybread.bots import Scout, play
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import CAMPAIGN, Log, is_fallen, new_log, record
from waybread.cardgame.campaignlog import load, save
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone

DATA = Path(__file__).parents[1] / "data"


def told(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


def tells_what_happened(logged: Log, before: Log, game: CardGame) -> None:
    """The log after a game that was won says who fell, who is hurt, and that it was won."""
    state = game.state
    heroes = [each for each, card in enumerate(state.cards) if card.type is CardType.HERO]
    lost = {game.title(each) for each in heroes if state.zone[each] == Zone.DISCARD}
    wounds = {game.title(each): state.damage[each] for each in heroes if each in state.damage}
    assert logged.won == (*before.won, state.scenario)
    assert lost == {hero for hero in logged.heroes_in_use() if is_fallen(logged, hero)}
    assert logged.damage == (wounds if logged.expert else {})
    assert logged.penalty == before.penalty


@pytest.mark.parametrize("name", ["campaign", "expert_campaign"])
def test_a_campaign_that_a_bot_won_is_won_again_with_the_same_log(name: str, tmp_path: Path) -> None:
    campaign = told(name)
    path = tmp_path / "log.txt"
    save(new_log(("Ann", "Bob", "Cem"), expert=campaign["expert"]), path)
    assert [each["setup"]["scenario"] for each in campaign["games"]] == list(CAMPAIGN)
    for each in campaign["games"]:
        found = set_up(load(path), easy=campaign["easy"])
        assert found.setup == each["setup"], "the log asks for another game than the one that was played"
        save(found.log, path)  # what a setup enters stays
        game = CardGame.replay(each["setup"], each["seed"], each["answers"])
        assert game.outcome is not None
        assert game.outcome.won
        save(record(load(path), game), path)
        tells_what_happened(load(path), found.log, game)
    assert load(path).scenario is None
    assert path.read_text(encoding="utf-8") == campaign["log"]


@pytest.mark.parametrize("expert", [False, True])
def test_a_bot_plays_a_scenario_again_from_the_log_as_it_stood_until_it_is_won(expert: bool, tmp_path: Path) -> None:
    path = tmp_path / "log.txt"
    save(new_log(("Ann", "Bob", "Cem"), expert=expert), path)
    lost = 0
    for scenario in CAMPAIGN[:2]:
        for attempt in range(60):
            found = set_up(load(path), easy=False)
            save(found.log, path)
            assert found.setup is not None
            game = CardGame.new(found.setup, attempt)
            if play(game, [Scout(), Scout(), Scout()]).won:
                break
            lost += 1
            assert record(load(path), game) == found.log
        else:
            raise AssertionError(f"{scenario} was never won")
        save(record(load(path), game), path)
        tells_what_happened(load(path), found.log, game)
    assert lost, "nothing was lost, so nothing was played again"
    assert load(path).scenario == CAMPAIGN[2]
