"""Views are what the schema says of them: clients have their types from it."""

import json
from typing import Any

import jsonschema_rs
import pytest

from tests.cardgame.plug import PASSAGE, STANDARD
from tests.gates.plug import Plug, RandomPlayer
from tests.journeys import plug as journeys
from tests.journeys.companion import plug as companion
from waybread.cardgame import CardGame
from waybread.server.api_schema import protocol

PLAYED = (
    *(scenario[players - 1] for scenario in STANDARD.values() for players in (1, 3)),
    *journeys.EVERY[::10],
    *companion.EVERY[:: len(companion.EVERY) // 3],
)


def validator(game: str) -> jsonschema_rs.Draft202012Validator:
    schema = protocol()
    place = f"#/$defs/{game.capitalize()}Document/properties/views/additionalProperties"
    return jsonschema_rs.Draft202012Validator({"$ref": place, "$defs": schema["$defs"]})


@pytest.mark.parametrize("plug", PLAYED, ids=[each.where.partition(":")[2] for each in PLAYED])
def test_every_view_of_a_random_game_has_the_type_that_clients_know(plug: Plug) -> None:
    game, player, views = plug.new(1), RandomPlayer(1), validator(plug.game.name)
    for _ in range(100):
        for viewer in (*game.players, None):
            views.validate(json.loads(json.dumps(game.view(viewer))))
        if game.over:
            break
        game.choose(player(game))


@pytest.mark.parametrize("change", [{"hand size": 3}, {"round": "1"}, {"aside": [[1, "Cave Torch"]]}])
def test_a_view_with_another_key_or_another_type_is_found(change: dict[str, Any]) -> None:
    view = PASSAGE[0].new(1).view(0)
    validator(CardGame.name).validate(json.loads(json.dumps(view)))
    with pytest.raises(jsonschema_rs.ValidationError):
        validator(CardGame.name).validate(json.loads(json.dumps({**view, **change})))
