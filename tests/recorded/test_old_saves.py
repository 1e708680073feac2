"""Saves that Waybread 0.1.0 wrote, half of them inside effects, load and go on."""

import json
import lzma

import pytest

from tests.recorded.recording import FOLDER, GAMES
from waybread.bots import random_policy
from waybread.journeys.guided_game import GuidedGame
from waybread.kernel import Streams

SAVES: list[str] = json.loads(lzma.decompress((FOLDER / "saves-0.1.0.xz").read_bytes()))


def what(save: str) -> str:
    setup = json.loads(save)["setup"]
    players = len(setup.get("decks") or setup["heroes"])
    return f"{json.loads(save)['game']}-{setup.get('scenario') or setup['adventure']}-{players}"


@pytest.mark.parametrize("save", SAVES, ids=what)
def test_an_old_save_loads_and_goes_on(save: str) -> None:
    written = json.loads(save)
    game, chance = GAMES[written["game"]].load(save), Streams(1)
    assert list(game.answers) == written["answers"]
    for _ in range(30):
        if game.decision is not None:
            game.choose(random_policy(game, game.decision, chance))
    assert len(game.answers) > len(written["answers"])


@pytest.mark.parametrize("save", [each for each in SAVES if "adventure" in json.loads(each)["setup"]], ids=what)
def test_an_old_save_speaks_of_what_its_adventure_knows(save: str) -> None:
    game = GAMES[json.loads(save)["game"]].load(save)
    assert isinstance(game, GuidedGame)
    app, adventure = game.state.app, game.adventure
    assert not app.objective or adventure.objective(app.objective) is not None
    assert set(app.fired) <= {each.name for each in adventure.events}
    assert {name.partition("#")[0] for name in app.places} <= {each.name for each in adventure.tiles}
    assert {each.name for each in game.state.tokens} <= {"", *(each.name for each in adventure.tokens)}
