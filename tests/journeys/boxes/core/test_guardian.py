"""The skill cards of the guardian."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, FATE, HERE, NEAR, Foes, Hero, Table, lay, seed_for
from waybread.journeys.rules import windows
from waybread.journeys.rules.abilities import Moment
from waybread.journeys.rules.occurrences import Occurrence, On

CUDGEL, THREATS, KNIFE = (seed_for(f"ruffian.{each}") for each in ("cudgel", "threats", "knife"))
"""Two damage, might negates; two fear, spirit negates; two damage, which turn another face up."""
TROLL = [Foes("hill-troll", exhausted=True)]


def guardian(*prepared: str, **more: object) -> Hero:
    """Gimli with some cards prepared."""
    return Hero("Gimli", "Guardian", prepared=prepared, **more)  # type: ignore[arg-type]


def hurt(*heroes: Hero, by: str = "thorn") -> Table:
    """The first hero is about to suffer one damage, or what a token brings."""
    return lay(*heroes, tokens={by: HERE}).choose(f"interact {by}")


def attacked(*heroes: Hero, seed: int = CUDGEL) -> Table:
    """A ruffian attacks the first hero, who walks away."""
    return lay(*heroes, groups=[Foes()], seed=seed).choose(f"move {NEAR}")


# You Cannot Pass


def test_you_cannot_pass_lets_all_guard_cards_protect_heroes_nearby() -> None:
    table = hurt(Hero(), guardian("You Cannot Pass", "Ready Defense", at=NEAR))
    assert table.offered == ["You Cannot Pass guard", "Ready Defense guard", "pass"]
    table.choose("You Cannot Pass guard", "damage")
    assert (table.damage(), table.prepared("Gimli")) == (0, ["Ready Defense"])


def test_you_cannot_pass_does_not_reach_far_and_must_be_prepared() -> None:
    assert hurt(Hero(), guardian("You Cannot Pass", at=FAR)).damage() == 1
    assert hurt(Hero(), guardian("Ready Defense", at=NEAR)).damage() == 1


# Ready Defense


@pytest.mark.parametrize("copies", [["guardian.2"], ["guardian.2", "guardian.3", "guardian.8"]])
def test_ready_defense_adds_a_success_to_tests_that_negate(copies: list[str]) -> None:
    assert attacked(guardian(*copies)).until("negate").heard("tested")[0]["successes"] == len(copies)


def test_ready_defense_helps_in_no_other_test_and_no_other_hero() -> None:
    assert hurt(guardian("Ready Defense"), by="stone").heard("tested")[0]["successes"] == 0
    assert attacked(Hero(), guardian("Ready Defense", at=NEAR)).heard("tested")[0]["successes"] == 0


# Noble Sacrifice


def test_noble_sacrifice_takes_all_damage_and_fear_of_a_hero_nearby() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice", at=NEAR, deck=["Fury"], seat=1), by="barrow")
    assert table.offered == ["Noble Sacrifice", "pass"]
    table.choose("Noble Sacrifice", "damage", "fear", "damage")
    assert (table.damage(), table.fear(), table.inspiration()) == (0, 0, 1)
    assert (table.damage("Gimli"), table.fear("Gimli"), table.discards("Gimli")) == (2, 2, ["Noble Sacrifice"])
    assert (table.decision.player, table.offered) == (1, ["yes", "pass"])
    assert table.choose("yes").offered == ["Fury", "pass"]


def test_noble_sacrifice_need_not_scout() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice")).choose("Noble Sacrifice", "pass")
    assert (table.kind, table.heard("scouted")) == ("turn", [])


def test_noble_sacrifice_may_be_guarded() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice", "Ready Defense", at=NEAR)).choose("Noble Sacrifice")
    assert table.offered == ["Ready Defense guard", "pass"]
    table.choose("Ready Defense guard", "damage", "pass")
    assert (table.damage(), table.damage("Gimli"), table.inspiration()) == (0, 0, 1)


def test_noble_sacrifice_keeps_face_down_what_is_face_down() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice"), by="bog").choose("Noble Sacrifice").until("turn")
    assert [each for each in table.heard("suffered") if "card" in each] == []
    assert table.damage("Gimli") == 2


@pytest.mark.rule("jme:22.5")
def test_noble_sacrifice_may_lead_to_a_last_stand() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice", fear_down=3, deck=["Fury"]), by="skull")
    table.choose("Noble Sacrifice").until("turn")
    assert [each["hero"] for each in table.heard("last stand")] == [1]


def test_noble_sacrifice_lets_its_hero_scout_before_the_last_stand_that_it_leads_to() -> None:
    table = hurt(Hero(), guardian("Noble Sacrifice", fear_down=3), by="skull").choose("Noble Sacrifice")
    assert (table.kind, table.heard("last stand")) == ("wish", [])
    assert table.done().game.state.defeated == [False, True]


def test_noble_sacrifice_spares_the_target_what_follows_from_its_damage() -> None:
    table = attacked(Hero(damage_down=1), guardian("Noble Sacrifice", at=NEAR), seed=KNIFE)
    table.choose("Noble Sacrifice").until("turn")
    assert {each["hero"] for each in table.heard("suffered")} == {1}


@pytest.mark.untwinned
def test_noble_sacrifice_is_for_others_nearby() -> None:
    assert hurt(guardian("Noble Sacrifice")).damage() == 1
    assert hurt(Hero(), guardian("Noble Sacrifice", at=FAR)).damage() == 1


# Desperate Defense, Grim Resolve, Final Defense


def standing(helper: Hero, before: int = 0) -> Table:
    """Aragorn, hurt by a fifth damage, must make a last stand, and has made some before; nobody guards."""
    table = lay(Hero(damage_down=4), helper, tokens={"thorn": HERE})
    table.game.state.last_stands[0] = before
    table.choose("interact thorn")
    return table.done() if table.kind == "guard" else table


def test_desperate_defense_adds_a_success_before_a_last_stand() -> None:
    table = standing(guardian("Desperate Defense"))
    assert (table.kind, table.offered) == ("ability", ["Desperate Defense", "pass"])
    table.choose("Desperate Defense")
    assert (table.game.state.defeated[0], table.discards("Gimli")) == (False, ["Desperate Defense"])


def test_grim_resolve_adds_a_success_in_a_last_stand() -> None:
    table = standing(guardian("Grim Resolve"))
    assert (table.kind, table.offered) == ("test", ["Grim Resolve", "pass"])
    table.choose("Grim Resolve")
    assert (table.game.state.defeated[0], table.discards("Gimli")) == (False, ["Grim Resolve"])


def test_final_defense_adds_a_success_in_a_last_stand_nearby_and_scouts_two() -> None:
    table = standing(guardian("Final Defense", at=NEAR, seat=1))
    assert (table.kind, table.offered) == ("test", ["Final Defense", "pass"])
    assert (len(table.choose("Final Defense").offered), table.decision.player) == (3, 1)
    table.until("turn")
    assert (table.game.state.defeated[0], table.discards("Gimli")) == (False, ["Final Defense"])


@pytest.mark.parametrize("card", ["Desperate Defense", "Grim Resolve", "Final Defense"])
def test_the_defences_of_last_stands_save_their_own_hero_too(card: str) -> None:
    table = hurt(guardian(card, damage_down=5), Hero(at=FAR)).done().choose(card).until("turn")
    assert table.game.state.defeated == [False, False]


@pytest.mark.parametrize("card", ["Desperate Defense", "Grim Resolve", "Final Defense"])
def test_the_defences_of_last_stands_add_a_single_success(card: str) -> None:
    assert standing(guardian(card), before=1).choose(card).until("turn").game.state.defeated[0]


@pytest.mark.parametrize(("card", "at"), [("Desperate Defense", NEAR), ("Grim Resolve", NEAR), ("Final Defense", FAR)])
def test_the_defences_of_last_stands_reach_only_so_far(card: str, at: int) -> None:
    assert standing(guardian(card, at=at)).game.state.defeated[0]


@pytest.mark.parametrize("card", ["Grim Resolve", "Final Defense"])
def test_grim_resolve_and_final_defense_help_in_no_other_test(card: str) -> None:
    assert hurt(guardian(card), by="stone").kind == "turn"


# Voice Like Ringing Steel


def shadow(at: int, *, darkness: tuple[int, ...] = ()) -> Table:
    """A ruffian is about to attack Legolas; Bilbo stands between."""
    guard = guardian("Voice Like Ringing Steel", inspiration=1, at=HERE, deck=["Fury", *[BLANK] * 9])
    groups = [Foes("ruffian", at)]
    others = Hero("Legolas", at=FAR), Hero("Bilbo", at=NEAR, inspiration=1, seat=1)
    return lay(guard, *others, at="83.1", groups=groups, seed=THREATS, darkness=darkness)


def test_voice_like_ringing_steel_draws_the_attack_and_lets_its_hero_suffer_no_fear() -> None:
    table = shadow(NEAR)
    assert (table.kind, table.offered) == ("ability", ["Voice Like Ringing Steel", "pass"])
    assert table.choose("Voice Like Ringing Steel").offered == ["Fury", "pass"]
    table.choose("Fury")
    assert table.prepared() == ["Fury"]
    assert [(each["hero"], each["fear"]) for each in table.heard("enemy attack")] == [(0, 2)]
    assert (table.fear(), table.fear("Legolas")) == (0, 0)


def test_voice_like_ringing_steel_helps_in_that_activation_alone() -> None:
    table = shadow(NEAR, darkness=(HERE,)).choose("Voice Like Ringing Steel", "Fury")
    assert table.fear() == 2


def test_voice_like_ringing_steel_may_be_silent() -> None:
    table = shadow(NEAR).done()
    assert [each["hero"] for each in table.heard("enemy attack")] == [1]


def test_voice_like_ringing_steel_does_not_carry_far() -> None:
    table = shadow(FAR)
    assert (table.prepared(), table.fear("Legolas")) == (["Voice Like Ringing Steel"], 2)


def test_voice_like_ringing_steel_is_not_raised_against_a_group_that_is_gone() -> None:
    game = lay(guardian("Voice Like Ringing Steel")).game
    assert windows.offers(game, Occurrence(On.ACTIVATION, hero=0, group=9), Moment.WHEN, set()) == {}


# Guarded Strike


@pytest.mark.untwinned
def test_guarded_strike_lets_other_guard_cards_strike_and_gives_inspiration() -> None:
    table = lay(guardian("Guarded Strike", "Ready Defense", "Kinship", items=["Sword"]), groups=TROLL).choose("attack")
    assert table.offered == ["Guarded Strike strike", "Ready Defense strike", "pass"]
    table.choose("Ready Defense strike")
    assert (table.game.state.tests[0].hits, table.inspiration()) == (1, 1)
    table.choose("Guarded Strike strike")
    assert (table.game.state.tests[0].hits, table.inspiration()) == (2, 2)
    told = [each for each, _ in table.told if each in ("inspiration gained", "keyword")]
    assert told == ["inspiration gained", "keyword"] * 2  # before each strike


@pytest.mark.rule("jme:53.2")
@pytest.mark.rule("jme:53.2ex")
def test_guarded_strike_does_not_weaken_a_better_strike() -> None:
    table = lay(guardian("Guarded Strike", "Strider", items=["Sword"]), groups=TROLL).choose("attack", "Strider strike")
    assert table.game.state.tests[0].hits == 3


def test_guarded_strike_means_nothing_to_other_heroes_nor_for_guarding() -> None:
    table = lay(Hero(prepared=["Ready Defense"], items=["Sword"]), guardian("Guarded Strike"), groups=TROLL)
    assert table.choose("attack").heard("hits")[0]["hits"] == 0
    table = lay(Hero(prepared=["Strider"], items=["Sword"]), guardian("Guarded Strike"), groups=TROLL)
    assert table.choose("attack", "Strider strike").game.state.inspiration == [0, 0]
    table = hurt(guardian("Guarded Strike")).choose("Guarded Strike guard", "damage")
    assert table.inspiration() == 0


# Defense Instruction


def test_defense_instruction_lets_any_hero_turn_a_fate_into_two_successes_for_inspiration() -> None:
    tester = Hero(inspiration=2, deck=[FATE] * 3, seat=1)
    table = attacked(tester, guardian("Defense Instruction", at=BEYOND))
    assert (table.decision.player, table.offered) == (1, ["inspire", "Defense Instruction", "pass"])
    assert table.choose("Defense Instruction").offered == ["inspire", "pass"]
    table.done()
    assert (table.heard("tested")[0]["successes"], table.inspiration()) == (2, 1)


@pytest.mark.parametrize("inspiration", [1, 2])
def test_defense_instruction_uses_up_the_fate_that_it_turns(inspiration: int) -> None:
    tester = Hero(inspiration=inspiration, deck=[FATE, BLANK, BLANK])
    table = attacked(tester, guardian("Defense Instruction")).choose("Defense Instruction")
    assert (table.heard("tested")[0]["successes"], table.inspiration()) == (2, inspiration - 1)


@pytest.mark.parametrize("tester", [Hero(deck=[FATE] * 3), Hero(inspiration=1)])
def test_defense_instruction_needs_fate_and_inspiration(tester: Hero) -> None:
    assert attacked(tester, guardian("Defense Instruction", inspiration=1, at=NEAR)).kind != "test"


def test_defense_instruction_helps_in_no_other_test() -> None:
    table = hurt(Hero(inspiration=1, deck=[FATE] * 3), guardian("Defense Instruction"), by="stone")
    assert table.offered == ["inspire", "pass"]
