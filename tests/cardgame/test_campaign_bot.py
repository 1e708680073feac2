"""A bot plays the first two scenarios of a campaign, with the log on disk between the games.

The last one is beyond rules of thumb: ``python -m tools.campaign`` plays on with the search.
"""

from pathlib import Path

import pytest

from tools.campaign import set_up
from waybread.bots import Scout, play
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import CAMPAIGN, Log, is_fallen, new_log, record
from waybread.cardgame.campaignlog import load, save
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone


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
