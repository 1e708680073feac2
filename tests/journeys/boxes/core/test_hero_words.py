"""The Words of the roles."""

import pytest

from tests.journeys.board import BLANK, FAR, NEAR, Foes, Hero, lay, seed_for

WORDS = {
    "Word of Fortune": "ruffian.cutpurse",
    "Word of Triumph": "ruffian.cudgel",
    "Word of Glory": "ruffian.threats",
    "Word of Peace": "ruffian.lies",
    "Word of Warning": "ruffian.stones",
}
"""Each with an attack that is negated by its stat: wit, might, spirit, wisdom, agility."""
OTHERS = dict(zip(WORDS, [*list(WORDS.values())[1:], "ruffian.cutpurse"], strict=True))
"""Each with an attack that is negated by another stat."""


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.untwinned
def test_a_word_adds_a_success_to_a_test_of_its_stat_and_scouts_one(word: str) -> None:
    table = lay(Hero(prepared=[word]), groups=[Foes()], seed=seed_for(WORDS[word])).choose(f"move {NEAR}")
    assert (table.kind, table.offered) == ("test", [word, "pass"])
    assert (table.choose(word).kind, len(table.offered)) == ("prepare", 2)
    table.done().until("negate")
    assert table.heard("tested")[0]["successes"] == 1
    assert table.discards().count(word) == 1


@pytest.mark.parametrize("word", WORDS)
def test_a_word_helps_no_test_of_another_stat(word: str) -> None:
    table = lay(Hero(prepared=[word]), groups=[Foes()], seed=seed_for(OTHERS[word])).choose(f"move {NEAR}")
    assert table.heard("tested")[0]["successes"] == 0
    assert table.prepared() == [word]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_helps_a_hero_nearby_and_its_own_hero_scouts(word: str) -> None:
    speaker = Hero("Gimli", at=NEAR, prepared=[word], deck=["Fury", BLANK])
    table = lay(Hero(), speaker, groups=[Foes()], seed=seed_for(WORDS[word])).choose(f"move {NEAR}", word)
    assert table.offered == ["Fury", "pass"]
    table.choose("Fury")
    assert (table.heard("tested")[0]["successes"], table.prepared("Gimli")) == (1, ["Fury"])


@pytest.mark.parametrize("word", WORDS)
def test_a_word_does_not_carry_far(word: str) -> None:
    speaker = Hero("Gimli", at=FAR, prepared=[word])
    table = lay(Hero(), speaker, groups=[Foes()], seed=seed_for(WORDS[word])).choose(f"move {NEAR}")
    assert table.heard("tested")[0]["successes"] == 0
