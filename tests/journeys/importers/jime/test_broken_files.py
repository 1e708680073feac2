"""Two hundred broken files: each gives one clear sentence, and nothing is changed by it."""

import pytest

from tests.journeys.importers.jime.broken_files import broken, good
from tests.journeys.importers.jime.imported_game import imported, play_out
from waybread.journeys import ADVENTURES
from waybread.journeys.importers.jime import JimeError, load
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES

BROKEN = broken()


def test_there_are_two_hundred_of_them_and_what_they_are_made_of_is_good() -> None:
    assert len(BROKEN) >= 200
    assert len({make() for make, _ in BROKEN.values()}) == len(BROKEN)
    assert play_out(imported(good()), seed=1, heroes=2).reason


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gives_one_clear_sentence_and_changes_nothing(name: str) -> None:
    make, field = BROKEN[name]
    before = set(ADVENTURES), set(BONUSES)
    with pytest.raises(JimeError) as caught:
        load(make(), "broken.jime")
    sentence = str(caught.value)
    assert sentence.startswith("'broken.jime': ")
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert 30 < len(sentence) < 300
    assert field in sentence
    assert (set(ADVENTURES), set(BONUSES)) == before
