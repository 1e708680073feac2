"""The programming interface: ``waybread.new_game``, ``load``, ``simulate``, ``Game`` and ``Bot``."""

from pathlib import Path

import pytest

import waybread
from waybread.kernel import SaveError, SetupError, WaybreadError


def test_a_card_game_begins_with_a_deck_for_each_player() -> None:
    game = waybread.new_game("mirkwood", decks=["leadership", "lore"], seed=4)
    assert isinstance(game, waybread.Game)
    assert (game.name, game.setup["scenario"], game.seed) == ("cardgame", "passage-through-mirkwood", 4)
    assert len(game.setup["decks"]) == 2


def test_an_adventure_begins_with_heroes() -> None:
    game = waybread.new_game("cold-beacon", heroes=["Gimli", "Legolas:Hunter"], difficulty="hard")
    assert (game.name, game.setup["adventure"], game.setup["difficulty"]) == ("journeys", "cold-beacon", "hard")
    assert [each["hero"] for each in game.setup["heroes"]] == ["Gimli", "Legolas"]


def test_easy_mode_is_passed_on() -> None:
    assert waybread.new_game("mirkwood", decks=["leadership"], easy=True).setup["easy"] is True


def test_a_game_without_decks_and_heroes_is_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError, match=r"needs decks \(the card game\) or heroes \(Journeys\)"):
        waybread.new_game("mirkwood")


def test_an_unknown_scenario_is_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError, match="No scenario is called 'balrog'"):
        waybread.new_game("balrog", decks=["leadership"])


@pytest.mark.parametrize(
    "game",
    [
        waybread.new_game("mirkwood", decks=["leadership"], seed=4),
        waybread.new_game("cold-beacon", heroes=["Gimli"], seed=4),
    ],
    ids=lambda game: game.name,
)
def test_a_saved_game_of_either_kind_is_loaded(game: waybread.Game, tmp_path: Path) -> None:  # type: ignore[type-arg]
    assert game.decision is not None
    game.choose(game.decision.options[0])
    file = tmp_path / "game.json"
    file.write_text(game.save(), encoding="utf-8")
    loaded = waybread.load(file)
    assert type(loaded) is type(game)
    assert loaded.digest() == game.digest()


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nowhere\.json"):
        waybread.load(tmp_path / "nowhere.json")


def test_a_save_of_another_game_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = waybread.new_game("mirkwood", decks=["leadership"])
    monkeypatch.setattr(type(game), "name", "chess")
    file = tmp_path / "game.json"
    file.write_text(game.save(), encoding="utf-8")
    monkeypatch.undo()
    with pytest.raises(SaveError, match="is a save of 'chess'; this version loads cardgame, journeys"):
        waybread.load(file)


def test_a_simulation_counts_every_game_and_repeats_itself() -> None:
    first, second = (waybread.simulate("mirkwood", decks=["leadership"], games=6, seed=1, bot="random") for _ in "ab")
    assert first.share.games == 6
    assert first.share == second.share


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(WaybreadError, match="There is no bot 'sauron'"):
        waybread.simulate("mirkwood", decks=["leadership"], bot="sauron")


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'balrog'"):
        waybread.balrog  # noqa: B018
