"""The skill cards of the burglar."""

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.proving_ground import bring, do, variant
from waybread.journeys.facts import Boon
from waybread.journeys.game import JourneyGame
from waybread.journeys.rules.abilities import Use, must, rule
from waybread.journeys.rules.gains import lose_boon
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script.adventure import Event

CUDGEL = seed_for("ruffian.cudgel")
"""Two damage."""
HIDDEN = [Boon.HIDDEN]
SWORD = ["Sword"]


def lifting(hero: Hero, *others: Hero, darkness: tuple[int, ...] = ()) -> Table:
    """The first hero tests might with three cards: two successes lift the stone."""
    return lay(hero, *others, tokens={"stone": HERE}, darkness=darkness).choose("interact stone")


def attacked(hero: Hero, *others: Hero) -> Table:
    """A ruffian attacks a hero who walks away."""
    return lay(hero, *others, groups=[Foes()], seed=CUDGEL).choose(f"move {NEAR}")


def attacking(hero: Hero, *others: Hero) -> Table:
    """A hero attacks a troll that cannot strike back."""
    return lay(hero, *others, groups=[Foes("hill-troll", exhausted=True)]).choose("attack")


# Self-Sufficient


def test_self_sufficient_turns_two_fate_into_a_success() -> None:
    hero = Hero(prepared=["Self-Sufficient"], deck=[FATE, FATE, SUCCESS], inspiration=1)
    table = lifting(hero, Hero("Gimli", at=FAR))
    assert table.offered == ["inspire", "Self-Sufficient", "pass"]
    table.choose("Self-Sufficient")
    assert table.heard("tested")[0]["successes"] == 2  # no fate was left for the inspiration
    assert table.prepared() == ["Self-Sufficient"]


@pytest.mark.alone
def test_self_sufficient_is_used_once_in_a_test_but_each_copy() -> None:
    table = lifting(Hero(prepared=["burglar.1", "burglar.8"], deck=["Time of Need"] * 3))
    assert table.choose("Self-Sufficient").offered == ["Self-Sufficient#2", "pass"]
    table.choose("Self-Sufficient#2")
    assert table.heard("tested")[0]["successes"] == 2


def test_self_sufficient_needs_two_fate() -> None:
    assert lifting(Hero(prepared=["Self-Sufficient"], deck=[FATE, SUCCESS, SUCCESS])).kind == "hide"


def test_self_sufficient_needs_solitude() -> None:
    table = lifting(Hero(prepared=["Self-Sufficient"], deck=[FATE] * 3), Hero("Gimli", at=NEAR))
    assert table.kind == "hide"


def test_self_sufficient_helps_no_other_hero() -> None:
    table = lifting(Hero(deck=[FATE] * 3), Hero("Gimli", at=FAR, prepared=["Self-Sufficient"]))
    assert table.kind == "turn"


@pytest.mark.rule("jme:58.2")
def test_self_sufficient_is_not_offered_against_a_group_in_mist() -> None:
    hero = Hero(prepared=["Self-Sufficient"], deck=[FATE] * 3, items=SWORD)
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)], terrain=[("mist", HERE)]).choose("attack")
    assert "Self-Sufficient" not in table.offered


# Quiet


def test_quiet_is_discarded_in_place_of_hidden_and_gives_inspiration() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["Quiet"]), Hero("Gimli", at=NEAR))
    assert (table.kind, table.offered) == ("ability", ["Quiet", "pass"])
    table.choose("Quiet")
    assert (table.boons(), table.inspiration(), table.discards()) == (["hidden"], 1, ["Quiet"])
    assert table.damage() == 0


def test_quiet_may_be_kept() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["Quiet"])).done()
    assert (table.boons(), table.inspiration(), table.prepared()) == ([], 0, ["Quiet"])


def test_quiet_lets_hidden_add_its_success_and_stay() -> None:
    table = attacking(Hero(boons=HIDDEN, prepared=["Quiet"], items=SWORD)).choose("Hidden", "Quiet")
    assert (table.kind, table.boons(), table.game.state.tests[0].total) == ("line", ["hidden"], 1)


def test_quiet_keeps_no_other_boon() -> None:
    table = lay(Hero(boons=[Boon.EMBOLDENED], prepared=["Quiet"])).done()
    assert (table.boons(), table.prepared()) == ([], ["Quiet"])


@pytest.mark.parametrize("card", ["Quiet", "What Is In my Pocket?", "Quick Thinking"])
def test_a_card_of_another_hero_does_not_answer_to_a_lost_hidden_boon(card: str) -> None:
    table = attacked(Hero(boons=HIDDEN), Hero("Gimli", at=NEAR, prepared=[card]))
    assert (table.kind, table.boons(), table.prepared("Gimli")) == ("turn", [], [card])


def test_quiet_is_not_asked_for_twice() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["burglar.2", "burglar.3"])).choose("Quiet")
    assert (table.kind, table.boons(), table.prepared()) == ("turn", ["hidden"], ["Quiet"])


# Sneaking


def test_sneaking_lets_a_hidden_hero_provoke_nobody() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["Sneaking"]))
    assert (table.heard("enemy attack"), table.boons(), table.at()) == ([], ["hidden"], NEAR)


def test_sneaking_means_nothing_to_a_hero_in_sight() -> None:
    assert len(attacked(Hero(prepared=["Sneaking"])).heard("enemy attack")) == 1


def test_sneaking_means_nothing_to_other_heroes() -> None:
    sneak = Hero("Gimli", boons=HIDDEN, prepared=["Sneaking"])
    table = lay(Hero(boons=HIDDEN), sneak, groups=[Foes()], seed=CUDGEL).choose(f"move {NEAR}")
    assert len(table.heard("enemy attack")) == 1


# Pockets


def test_pockets_equip_a_trinket_that_nobody_has() -> None:
    table = lay(Hero(prepared=["Pockets"]), Hero("Gimli", seat=1), trinkets=["Rope", "Old Map"]).done()
    assert table.offered == ["Pockets", "pass"]
    assert table.choose("Pockets").offered == ["Rope", "Old Map"]
    assert table.decision.player == 0
    table.choose("Old Map")
    state = table.game.state
    assert (table.titles(state.equipped[0]), state.trinkets) == (["Old Map"], ["item.rope"])
    assert table.depletion("Old Map") > 0
    assert table.discards() == ["Pockets"]


def test_pockets_are_empty_without_spare_trinkets() -> None:
    assert lay(Hero(prepared=["Pockets"]), Hero("Gimli")).done().kind == "turn"


def test_pockets_wait_for_the_own_turn_to_end() -> None:
    table = lay(Hero(), Hero("Gimli", prepared=["Pockets"]), trinkets=["Rope"])
    assert "Pockets" not in table.offered
    table.done()
    assert table.kind == "turn"


# What Is In my Pocket?


def test_what_is_in_my_pocket_keeps_hidden_through_an_attack_and_gives_two_inspiration() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["What Is In my Pocket?"]), Hero("Gimli", at=NEAR))
    assert (table.boons(), table.inspiration(), table.discards()) == (["hidden"], 2, ["What Is In my Pocket?"])


def test_what_is_in_my_pocket_comes_before_quiet() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["What Is In my Pocket?", "Quiet"]))
    assert (table.boons(), table.prepared()) == (["hidden"], ["Quiet"])


def test_what_is_in_my_pocket_does_nothing_in_an_attack_of_ones_own() -> None:
    table = attacking(Hero(boons=HIDDEN, prepared=["What Is In my Pocket?"], items=SWORD)).choose("Hidden")
    assert (table.boons(), table.prepared(), table.inspiration()) == ([], ["What Is In my Pocket?"], 0)


# Hidden Blades


def test_hidden_blades_let_other_hide_cards_strike() -> None:
    table = attacking(Hero(prepared=["Hidden Blades", "Quiet", "Fury", "Sneaking"], items=SWORD))
    assert table.offered == ["Hidden Blades strike", "Quiet strike", "Sneaking strike", "pass"]
    table.choose("Quiet strike")
    assert table.game.state.tests[0].hits == 2


def test_hidden_blades_mean_nothing_to_other_heroes() -> None:
    table = lay(
        Hero(prepared=["Quiet"], items=SWORD), Hero("Gimli", prepared=["Hidden Blades"]),
        groups=[Foes("hill-troll", exhausted=True)],
    ).choose("attack")  # fmt: skip
    assert table.heard("hits")[0]["hits"] == 0


# Unseen Strike


def test_unseen_strike_adds_a_hit_and_lethal_when_hidden_is_discarded_in_an_attack() -> None:
    table = attacking(Hero(boons=HIDDEN, prepared=["Unseen Strike"], items=SWORD)).choose("Hidden")
    test = table.game.state.tests[0]
    assert (test.hits, test.modifiers) == (1, ["lethal"])


def test_unseen_strike_adds_nothing_while_hidden_stays() -> None:
    table = attacking(Hero(boons=HIDDEN, prepared=["Unseen Strike"], items=SWORD))
    assert (table.game.state.tests[0].hits, table.game.state.tests[0].modifiers) == (0, [])
    table = attacking(Hero(boons=HIDDEN, prepared=["Unseen Strike", "Quiet"], items=SWORD)).choose("Hidden", "Quiet")
    assert (table.game.state.tests[0].hits, table.game.state.tests[0].modifiers) == (0, [])


def test_unseen_strike_adds_nothing_for_the_hidden_boon_of_another_hero() -> None:
    table = lay(
        Hero(boons=HIDDEN, items=SWORD), Hero("Gimli", prepared=["Unseen Strike"]),
        groups=[Foes("hill-troll", exhausted=True)],
    ).choose("attack", "Hidden")  # fmt: skip
    assert table.game.state.tests[0].hits == 0


def test_unseen_strike_adds_nothing_for_another_boon() -> None:
    table = attacking(Hero(boons=[Boon.DETERMINED], prepared=["Unseen Strike"], items=SWORD))
    table.choose("Determined", "pass")
    assert (table.boons(), table.game.state.tests[0].hits, table.game.state.tests[0].modifiers) == ([], 0, [])


@pytest.mark.parametrize("attacks", [True, False])
def test_unseen_strike_adds_nothing_to_other_tests_nor_to_the_attack_of_another_hero(
    attacks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose_hidden(game: JourneyGame, use: Use) -> None:
        if boons := game.state.boons[use.hero]:
            await lose_boon(game, use.hero, boons[0])

    hero = Hero(boons=HIDDEN, prepared=["Unseen Strike", bring(monkeypatch, "Clumsy", must(when=On.TEST)(lose_hidden))])
    waits = Hero("Gimli", items=SWORD, prepared=["Quiet", "Strider"])
    table = attacking(waits, hero) if attacks else lifting(hero, Hero("Gimli", prepared=["Word-Wielder"]))
    test = table.game.state.tests[0]
    assert (table.boons("Aragorn"), test.hits, test.modifiers) == ([], 0, [])


# Quick Thinking


def test_quick_thinking_scouts_two_when_it_is_prepared() -> None:
    hero = Hero(deck=["Quick Thinking", "Fury", "Kinship", "Wanderer"])
    table = lay(hero, Hero("Gimli"), tokens={"hill": HERE}).choose("interact hill", "Quick Thinking")
    assert (table.heard("scouted")[-1]["hero"], table.heard("scouted")[-1]["cards"].count(",")) == (0, 1)
    assert table.kind == "prepare"


def test_quick_thinking_scouts_for_no_other_card() -> None:
    hero = Hero(prepared=["Quick Thinking"], deck=["Fury", "Kinship", "Wanderer"])
    table = lay(hero, tokens={"hill": HERE}).choose("interact hill", "Fury").until("turn")
    assert len(table.heard("scouted")) == 1


def test_quick_thinking_makes_another_boon_of_a_lost_one() -> None:
    table = lay(Hero(prepared=["Quick Thinking"], boons=[Boon.EMBOLDENED]), Hero("Gimli")).done()
    assert table.offered == ["Quick Thinking", "pass"]
    assert table.choose("Quick Thinking").offered == ["hidden", "determined"]
    table.choose("determined")
    assert (table.boons(), table.discards()) == (["determined"], ["Quick Thinking"])


def test_quick_thinking_has_no_boon_to_give_to_who_has_the_others() -> None:
    table = lay(Hero(prepared=["Quick Thinking"], boons=list(Boon)), Hero("Gimli")).done()
    assert (table.kind, table.boons()) == ("turn", ["hidden", "determined"])


def test_quick_thinking_waits_until_the_boon_is_lost() -> None:
    table = attacked(Hero(boons=HIDDEN, prepared=["Quick Thinking", "Quiet"]))
    assert table.offered == ["Quiet", "pass"]
    assert table.choose("Quiet").kind == "turn"
    table = attacked(Hero(boons=HIDDEN, prepared=["Quick Thinking", "Quiet"])).done()
    assert table.offered == ["Quick Thinking", "pass"]


# Embrace the Darkness


def test_embrace_the_darkness_turns_one_fate_into_a_success_in_darkness() -> None:
    table = lifting(Hero(prepared=["Embrace the Darkness"], deck=[FATE] * 3), darkness=(HERE,))
    assert table.heard("tested")[0]["successes"] == 1


def test_embrace_the_darkness_needs_no_more_than_one_fate() -> None:
    hero = Hero(prepared=["Embrace the Darkness"], deck=[FATE, BLANK, BLANK], inspiration=1)
    table = lifting(hero, darkness=(HERE,))
    assert table.heard("tested")[0]["successes"] == 1  # no fate was left for the inspiration


def test_embrace_the_darkness_helps_no_other_hero() -> None:
    table = lifting(Hero(deck=[FATE] * 3), Hero("Gimli", prepared=["Embrace the Darkness"]), darkness=(HERE,))
    assert table.heard("tested")[0]["successes"] == 0


def test_embrace_the_darkness_is_not_put_in_order_without_fate() -> None:
    hero = Hero(prepared=["Embrace the Darkness"], boons=[Boon.EMBOLDENED], items=SWORD)
    table = lay(hero, groups=[Foes("hill-troll", exhausted=True)], darkness=[HERE]).choose("attack")
    assert (table.kind, table.heard("hits")[0]["hits"]) == ("hide", 2)


@pytest.mark.parametrize("darkness", [(), (NEAR,)])
def test_embrace_the_darkness_does_nothing_in_the_light(darkness: tuple[int, ...]) -> None:
    table = lifting(Hero(prepared=["Embrace the Darkness"], deck=[FATE] * 3), darkness=darkness)
    assert table.heard("tested")[0]["successes"] == 0


def test_embrace_the_darkness_does_nothing_for_who_ignores_darkness() -> None:
    hero = Hero(prepared=["Embrace the Darkness", "Crescendo of Dawn"], deck=[FATE] * 3)
    assert lifting(hero, darkness=(HERE,)).heard("tested")[0]["successes"] == 0


def test_embrace_the_darkness_keeps_a_hide_card_for_a_fear() -> None:
    table = lifting(Hero(prepared=["Embrace the Darkness", "Quiet", "Strider"])).choose("Quiet hide")
    assert (table.kind, table.offered) == ("ability", ["Embrace the Darkness", "pass"])
    table.choose("Embrace the Darkness")
    assert table.kind == "turn"  # Strider could not guard
    assert (table.boons(), table.fear()) == (["hidden"], 1)
    assert table.prepared() == ["Embrace the Darkness", "Quiet", "Strider"]


def test_embrace_the_darkness_keeps_no_card_of_another_hero() -> None:
    table = lifting(Hero(prepared=["Quiet"]), Hero("Gimli", prepared=["Embrace the Darkness"])).choose("Quiet hide")
    assert (table.kind, table.boons(), table.prepared()) == ("turn", ["hidden"], [])


def test_embrace_the_darkness_keeps_no_card_of_a_hero_who_cannot_suffer_fear(monkeypatch: pytest.MonkeyPatch) -> None:
    def fearless(game: JourneyGame, use: Use, hero: int) -> bool:
        return hero == use.hero

    calm = bring(monkeypatch, "Calm", rule(Rule.IMMUNE_TO_FEAR)(fearless))
    table = lifting(Hero(prepared=["Embrace the Darkness", "Quiet", calm])).choose("Quiet hide")
    assert (table.kind, table.boons(), table.prepared()) == ("turn", ["hidden"], ["Embrace the Darkness", "Calm"])


def test_embrace_the_darkness_need_not_be_used() -> None:
    table = lifting(Hero(prepared=["Embrace the Darkness"])).choose("Embrace the Darkness hide", "pass")
    assert (table.boons(), table.fear(), table.prepared()) == (["hidden"], 0, [])


def test_embrace_the_darkness_keeps_no_card_used_otherwise() -> None:
    table = attacking(Hero(prepared=["Embrace the Darkness", "Strider"], items=SWORD)).choose("Strider strike")
    assert table.kind != "ability"
    assert table.prepared() == ["Embrace the Darkness"]


def test_unseen_strike_adds_nothing_when_hidden_is_lost_after_the_hits_have_fallen() -> None:
    revenge = Event("revenge", "defeated", "first", do=(do("enemy attack", kind="second", who="each"),))
    deck = [SUCCESS, SUCCESS, BLANK, FATE, *[BLANK] * 9]
    hero = Hero(prepared=["Unseen Strike"], boons=HIDDEN, items=SWORD, deck=deck, inspiration=1)
    groups = [Foes("goblin-scout", name="first"), Foes("ruffian", name="second")]
    table = lay(hero, groups=groups, adventure=variant("revenge", events=(revenge,)), seed=seed_for("ruffian.threats"))
    table.choose("attack", "first", "pass", "Sword line 2").until("test")
    assert (table.boons(), len(table.game.state.tests)) == ([], 2)  # the revenge is being negated
    assert (table.game.state.tests[0].modifiers, table.game.state.tests[0].hits) == ([], 5)
