"""The list of bots: each can be made for every game that it says it plays."""

from pathlib import Path

import pytest

from waybread.bots import BOTS, DEFAULT_BOT, BotEntry, Settings, bot_names, find_bot, names_in_words
from waybread.kernel import WaybreadError

GAMES = ("cardgame", "journeys")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("entry", BOTS, ids=lambda entry: str(entry.name))
def test_a_bot_is_made_for_every_game_it_plays(entry: BotEntry, game: str) -> None:
    assert entry.make(game, 3).name == entry.name


def test_a_bot_that_thinks_takes_settings() -> None:
    thinkers = [each for each in BOTS if each.thinks]
    assert thinkers
    for each in thinkers:
        assert each.make("cardgame", 1, Settings(playouts=2)).name == each.name


def test_a_bot_refuses_a_game_it_does_not_play() -> None:
    with pytest.raises(WaybreadError, match="The bot scout does not play companion; it plays cardgame, journeys"):
        find_bot("scout").make("companion")


def test_names_and_descriptions_are_for_people() -> None:
    assert len({*bot_names()}) == len(BOTS)
    for each in BOTS:
        assert each.name.isidentifier()
        assert each.about.endswith(".")
    assert names_in_words() == "scout, strider or random"


def test_the_first_bot_is_the_default_and_needs_no_time() -> None:
    assert bot_names()[0] == DEFAULT_BOT
    assert not find_bot(DEFAULT_BOT).thinks


def test_the_client_names_no_bot_of_its_own() -> None:
    client = Path(__file__).parents[2] / "web" / "src"
    sources = {each: each.read_text(encoding="utf-8") for each in client.rglob("*") if each.is_file()}
    assert len(sources) > 100
    assert [str(file) for file, text in sources.items() if "strider" in text.lower()] == []


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(WaybreadError, match="There is no bot 'gollum'; there are scout, strider, random"):
        find_bot("gollum")
