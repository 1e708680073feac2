"""Strike, Guard, Sprint, Rest and Hide, and how keywords work (jme:53, jme:93, jme:43, jme:89, jme:77)."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay

TROLL = Foes("hill-troll")


def attacking(**more: object) -> Table:
    """Gimli attacks a troll with two successes in sight."""
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=(SUCCESS, SUCCESS, *(BLANK,) * 8), **more)  # type: ignore[arg-type]
    return lay(hero, groups=[TROLL]).choose("attack")


@pytest.mark.rule("jme:93.1", "jme:quick.kw.strike", "jme:53.1b", "jme:5.1", "jme:1.2")
def test_strike_discards_a_prepared_card_to_add_hits_in_an_attack() -> None:
    table = attacking(prepared=["Precise Strike"])
    assert "Precise Strike strike" in table.offered
    table.choose("Precise Strike strike").done()
    assert table.heard("hits")[-1]["hits"] == 3
    assert "Precise Strike" in table.discards()


@pytest.mark.rule("jme:93.2")
def test_only_a_prepared_card_can_be_discarded_to_strike() -> None:
    table = attacking(discards=["Precise Strike"])
    assert table.kind == "line"


@pytest.mark.rule("jme:93.1")
def test_strike_is_not_offered_in_a_test_that_is_no_attack() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Precise Strike"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert table.kind == "turn"


@pytest.mark.rule("jme:1.7", "jme:1.7ex")
def test_a_card_discarded_for_its_text_gives_no_keyword() -> None:
    hero = Hero("Gimli", "Guardian", at=HERE, items=["Battle Axe"], prepared=["Ways of Old"], deck=("Wanderer",) * 9)
    table = lay(hero, tokens={"stone": HERE})
    assert "Ways of Old sprint" in table.offered
    table.choose("interact stone", "Ways of Old").until("turn")
    assert table.game.state.moves == 0
    assert "Ways of Old sprint" not in table.offered


@pytest.mark.rule("jme:1.8")
@pytest.mark.parametrize(("discarded", "moves"), [("Find a Way", 0), ("Fury", 1)])
def test_a_card_that_something_else_discards_gives_no_keyword(discarded: str, moves: int) -> None:
    row = ("Find a Way", "Fury", "Kinship", "Clever Wit")
    table = lay(Hero("Gimli", "Guardian", prepared=row, deck=(SUCCESS, *(BLANK,) * 5)))
    table.choose("Find a Way sprint", "effect 3", SUCCESS)  # it lets him scout before he sprints: now there are five
    assert table.kind == "discard prepared"
    table.choose(discarded)
    assert (table.game.state.moves, len(table.prepared())) == (moves, 4 - moves)


@pytest.mark.rule("jme:89.1", "jme:quick.kw.sprint", "jme:53.1d")
def test_sprint_gives_more_moves() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Light-Footed"]))
    table.choose("Light-Footed sprint")
    assert table.game.state.moves == 1
    table.choose(f"move {NEAR}")
    assert (table.at(), table.game.state.actions) == (NEAR, 2)


@pytest.mark.rule("jme:89.2")
def test_between_the_moves_of_a_sprint_other_actions_can_be_taken() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Wingfoot"])
    table = lay(hero, tokens={"stranger": NEAR})
    table.choose("Wingfoot sprint", f"move {NEAR}", "interact stranger", f"move {FAR}", f"move {BEYOND}")
    assert (table.at(), table.game.state.actions) == (BEYOND, 1)


@pytest.mark.rule("jme:89.3")
def test_only_a_prepared_card_can_be_discarded_to_sprint() -> None:
    table = lay(Hero("Gimli", "Guardian", discards=["Light-Footed"]))
    assert not [each for each in table.offered if "sprint" in each]


@pytest.mark.rule("jme:77.1", "jme:77.1a", "jme:quick.kw.rest", "jme:53.1e")
def test_rest_at_the_end_of_a_turn_discards_face_down_cards_in_any_mix() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Poet's Heart"], damage_down=2, fear_down=1))
    table.done()
    assert (table.kind, table.offered) == ("turn end", ["Poet's Heart rest", "pass"])
    table.choose("Poet's Heart rest", "damage", "fear")
    assert (table.damage(), table.fear()) == (1, 0)


@pytest.mark.rule("jme:77.1")
def test_rest_may_discard_fewer_cards_and_never_face_up_ones() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Poet's Heart"], damage=["Entangled"], damage_down=1))
    table.done().choose("Poet's Heart rest")
    assert table.offered == ["damage", "pass"]
    table.done()
    assert table.damage() == 2


@pytest.mark.rule("jme:77.2")
def test_several_rest_cards_can_be_used_at_the_end_of_one_turn() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Poet's Heart", "Well-Nourished"], damage_down=4))
    table.done().choose("Poet's Heart rest", "damage", "damage", "Well-Nourished rest", "damage", "damage")
    assert table.damage() == 0


@pytest.mark.rule("jme:77.3")
def test_only_a_prepared_card_can_be_discarded_to_rest() -> None:
    table = lay(Hero("Gimli", "Guardian", discards=["Poet's Heart"], damage_down=2), Hero("Legolas", "Hunter"))
    table.done()
    assert table.kind == "turn"


@pytest.mark.rule("jme:53.2", "jme:53.2ex")
def test_of_two_numbers_of_a_keyword_the_better_counts() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Guarded Strike", "Strider"], items=["Battle Axe"], deck=(BLANK,) * 9)
    table = lay(hero, groups=[TROLL])  # Strider has Strike 3 of its own and would gain Strike 1
    table.choose("attack", "Strider strike").until("turn")
    assert table.heard("hits")[-1]["hits"] == 3


def _darkened(*heroes: Hero) -> Table:
    """The darkness step: the heroes in the dark are about to suffer two fear, negated by spirit."""
    return lay(*heroes, at="83.2", darkness=[HERE])


@pytest.mark.rule("jme:43.1b", "jme:43.1", "jme:quick.kw.guard", "jme:53.1c", "jme:22.12")
def test_guard_prevents_fear_before_cards_are_revealed() -> None:
    table = _darkened(Hero("Gimli", "Guardian", prepared=["Strider"]))
    assert (table.kind, table.offered) == ("guard", ["Strider guard", "pass"])
    assert table.fear() == 0
    table.choose("Strider guard", "fear", "fear")
    assert (table.fear(), table.prepared()) == (0, [])


@pytest.mark.rule("jme:43.1a")
def test_guard_is_not_offered_between_the_cards_of_one_source() -> None:
    table = _darkened(Hero("Gimli", "Guardian", prepared=["Strider"]))
    table.done()  # no Guard before the first card
    assert (table.kind, table.fear(), table.prepared()) == ("prepare", 2, ["Strider"])


@pytest.mark.rule("jme:43.1c", "jme:quick.kw.guard")
def test_guard_prevents_damage_and_fear_in_any_mix() -> None:
    table = lay(Hero("Gimli", "Guardian", prepared=["Ready Defense"]), tokens={"barrow": HERE})  # two of each
    table.choose("interact barrow", "Ready Defense guard")
    assert (table.kind, table.offered) == ("prevent", ["damage", "fear", "pass"])
    table.choose("damage", "fear").until("turn")
    assert (table.damage(), table.fear()) == (1, 1)


@pytest.mark.rule("jme:43.1c")
def test_guard_prevents_up_to_its_number() -> None:
    table = _darkened(Hero("Gimli", "Guardian", prepared=["Stand Together"]))
    table.choose("Stand Together guard", "fear")
    assert table.fear() == 1


@pytest.mark.rule("jme:43.1")
def test_a_hero_in_the_same_space_can_guard_another() -> None:
    guard = Hero("Legolas", "Hunter", prepared=["Strider"])
    table = lay(Hero("Gimli", "Guardian"), guard, at="83.2", darkness=[HERE]).choose("Gimli")
    assert table.offered == ["Strider guard", "pass"]
    table.choose("Strider guard", "fear", "fear").until("prepare")
    assert table.fear("Gimli") == 0
    assert table.fear("Legolas") == 2  # one card protects one hero


@pytest.mark.rule("jme:43.1", "jme:43.1c")
def test_who_guards_another_says_what_is_prevented() -> None:
    guard = Hero("Legolas", "Hunter", prepared=["Ready Defense"], seat=1)
    table = lay(Hero("Gimli", "Guardian"), guard, tokens={"barrow": HERE}).choose("interact barrow")
    assert (table.kind, table.decision.player) == ("guard", 1)
    table.choose("Ready Defense guard")
    assert (table.kind, table.decision.player, table.decision.about) == ("prevent", 1, table.hero("Gimli"))


@pytest.mark.rule("jme:43.3a")
def test_one_guard_card_protects_only_one_of_several_heroes() -> None:
    guard = Hero("Legolas", "Hunter", prepared=["Strider"])
    table = lay(Hero("Gimli", "Guardian"), guard, at="83.2", darkness=[HERE]).choose("Gimli")
    table.done()
    assert table.fear("Gimli") == 2
    assert table.offered == ["Strider guard", "pass"]
    table.choose("Strider guard", "fear", "fear").until("prepare")
    assert table.fear("Legolas") == 0


@pytest.mark.rule("jme:43.1")
def test_a_hero_in_another_space_cannot_guard() -> None:
    guard = Hero("Legolas", "Hunter", at=NEAR, prepared=["Strider"])
    table = lay(Hero("Gimli", "Guardian"), guard, at="83.2", darkness=[HERE])
    assert table.kind == "prepare"
    assert table.fear("Gimli") == 2


@pytest.mark.rule("jme:43.3")
def test_several_guard_cards_can_be_used_against_one_source() -> None:
    ally = Hero("Legolas", "Hunter", prepared=["Desperate Defense"])
    table = lay(Hero("Gimli", "Guardian", prepared=["Stand Together"]), ally, at="83.2", darkness=[HERE])
    table.choose("Gimli", "Stand Together guard", "fear", "Desperate Defense guard", "fear")
    assert table.fear("Gimli") == 0


@pytest.mark.rule("jme:43.2")
def test_only_a_prepared_card_can_be_discarded_to_guard() -> None:
    table = _darkened(Hero("Gimli", "Guardian", discards=["Strider"]))
    assert table.kind == "prepare"
