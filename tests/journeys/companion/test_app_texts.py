"""Whatever the app says has words."""

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from tests.journeys.companion.app_board import GIMLI, lay
from tests.journeys.companion.random_presses import BUILT_IN, player
from tests.journeys.plug import setup
from waybread import journeys
from waybread.journeys import CompanionGame
from waybread.journeys.companion.app_texts import SAYINGS, say
from waybread.kernel.events import Fact


@pytest.mark.parametrize("adventure", BUILT_IN)
def test_every_note_of_an_adventure_has_a_sentence(adventure: str) -> None:
    game = CompanionGame.new(setup(adventure, 3), seed=2)
    choose = player(7)
    while game.decision is not None:
        game.choose(choose(game))
    for note in game.state.chronicle:
        sentence = say(game, note)
        assert sentence, note
        assert "{" not in sentence


def test_whatever_the_app_can_tell_has_a_sentence() -> None:
    folders = [Path(journeys.__file__).parent / each for each in ("script", "companion")]
    sources = "".join(each.read_text(encoding="utf-8") for folder in folders for each in folder.glob("*.py"))
    told = set(re.findall(r"announce\(\s*\"([^\"]+)\"", sources))
    assert len(told) > 25
    assert told - {"event"} - SAYINGS.keys() == set()


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("suffer", {"heroes": (0,), "damage": 1, "fear": 0, "down": True}, "Gimli suffers 1 damage, face down."),
        ("suffer", {"heroes": (0, 1), "damage": 1, "fear": 2, "stat": "wit"},
         "All heroes suffer 1 damage and 2 fear (wit negates)."),
        ("interacted", {"hero": GIMLI, "token": 1, "name": "lamb", "kind": "search"},
         "Gimli interacts with the search token."),
        ("title", {"hero": GIMLI, "card": "title.3"}, "Gimli gains the title Pack-Dweller and prepares it."),
        ("hits", {"kind": "wight", "banner": "elite moon", "fell": 0},
         "Nobody in the Wight group (elite moon banner) falls."),
        ("hits", {"kind": "wight", "fell": 2}, "Remove 2 figures of the Wight group."),
        ("threat", {"amount": 4, "threat": 9}, "Threat rises by 4 and stands at 9."),
        ("enemy attack", {"hero": -1, "attack": "hungry-warg.pass", "damage": 2, "fear": 1, "stat": "agility"},
         "A snap of teeth in full run, and the hero faces only dust again. The hero suffers 2 damage and 1 fear "
         "(agility negates). Afterwards: the group moves 1 space away from the hero."),
    ],
)  # fmt: skip
def test_facts_become_words(kind: str, facts: dict[str, Fact], sentence: str) -> None:
    app = lay()
    app.game.announce(kind, **facts)
    assert app.sentences == [sentence]


def test_a_place_that_is_not_on_the_map_keeps_the_name_it_has_in_the_adventure() -> None:
    app = lay()
    app.game.announce("who is there", name="far hall")
    assert app.sentences == ["Which heroes are in far hall?"]


def test_a_party_that_is_not_whole_is_named_hero_by_hero() -> None:
    app = lay("Gimli", "Legolas", "Aragorn", "Bilbo")
    app.game.announce("scout", heroes=(0, 1, 3), amount=1)
    assert app.sentences == ["Gimli, Legolas and Bilbo scout 1."]


def test_no_saying_is_a_publishers_symbol_or_an_empty_one() -> None:
    sources = json.loads((resources.files("waybread.texts") / "en" / "companion.json").read_text("utf-8"))
    assert all(each.strip() and each.isprintable() for each in sources["companion"]["log"].values())
