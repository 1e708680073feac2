"""A bot plays the first scenario of a campaign as ``python -m research.campaign`` has it played, with the log on disk.

Campaigns that were won to the end are played again in ``test_campaign_won.py``.
"""

from pathlib import Path

import pytest

from research.campaign import PLAYERS, play_scenario
from research.rehearsal import Effort, rehearse
from tests.cardgame.rules.campaigns import CAMPAIGN
from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_file import load, save
from waybread.cardgame.campaign.campaign_log import is_fallen, new_log
from waybread.cardgame.deckfiles import open_deck
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone


@pytest.mark.parametrize("expert", [False, True])
def test_a_bot_plays_a_scenario_until_it_is_won_and_the_log_tells_what_happened(expert: bool, tmp_path: Path) -> None:
    path = tmp_path / "log.txt"
    save(new_log(PLAYERS, expert=expert), path)
    *lost, won = play_scenario(path, easy=True, seed=1, scouts=20, swaps={})
    assert [each["won"] for each in (*lost, won)] == [False] * len(lost) + [True]
    logged = load(path)
    game = CardGame.replay(won["setup"], won["seed"], won["answers"])
    state = game.state
    heroes = [each for each, card in enumerate(state.cards) if card.type is CardType.HERO]
    fallen = {game.title(each) for each in heroes if state.zone[each] == Zone.DISCARD}
    wounds = {game.title(each): state.damage[each] for each in heroes if each in state.damage}
    assert logged.won == CAMPAIGN[:1]
    assert fallen == {hero for hero in logged.heroes_in_use() if is_fallen(logged, hero)}
    assert logged.damage == (wounds if expert else {})


def test_a_rehearsed_game_is_the_very_game_won_by_answers_that_can_be_given_again() -> None:
    decks = [open_deck("leadership").deck().setup()]
    game = CardGame.new({"scenario": CAMPAIGN[0], "decks": decks, "easy": True}, 2)
    before = game.digest()
    won = rehearse(game, 1, Effort(width=2, tries=4, glances=1))
    assert won is not None
    assert won.outcome is not None
    assert won.outcome.won
    assert CardGame.replay(game.setup, game.seed, won.answers).digest() == won.digest()
    assert game.digest() == before


def test_a_rehearsal_that_may_not_go_far_finds_no_way() -> None:
    decks = [open_deck("leadership").deck().setup()]
    game = CardGame.new({"scenario": CAMPAIGN[2], "decks": decks}, 1)
    assert rehearse(game, 1, Effort(width=1, tries=2, glances=1, rounds=2)) is None
