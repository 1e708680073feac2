"""The skill cards of the hunter."""

import pytest

from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, Foes, Hero, Table, lay
from tests.journeys.proving_ground import bring
from waybread.journeys import JourneyGame
from waybread.journeys.facts import Keyword, Modifier
from waybread.journeys.rules import windows
from waybread.journeys.rules.abilities import Moment, Use, rule
from waybread.journeys.rules.occurrences import Occurrence, On
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.state import Figure
from waybread.kernel import Keep

SWORD, BOW = ["Sword"], ["Great Bow"]
TROLL = [Foes("hill-troll", exhausted=True)]


def attacking(hero: Hero, *others: Hero, at: int = HERE) -> Table:
    """A hero attacks a troll that cannot strike back."""
    return lay(hero, *others, groups=[Foes("hill-troll", at, exhausted=True)]).choose("attack")


# Resourceful


def test_resourceful_gives_inspiration_when_it_is_prepared() -> None:
    table = lay(Hero(deck=["Resourceful", BLANK]), tokens={"hill": HERE}).choose("interact hill", "Resourceful")
    assert table.inspiration() == 1


@pytest.mark.parametrize("card", ["Resourceful", "Gather Supplies"])
def test_resourceful_and_gather_supplies_have_nothing_to_give_who_is_full_of_inspiration(card: str) -> None:
    game = lay(Hero(prepared=[card], inspiration=4)).game
    prepared = Occurrence(On.PREPARE, hero=0, card=game.state.prepared[0][0])
    assert windows.forced_options(game, prepared, Moment.AFTER, set()) == []


@pytest.mark.parametrize("card", ["Resourceful", "Gather Supplies"])
def test_resourceful_and_gather_supplies_give_no_inspiration_when_another_card_is_prepared(card: str) -> None:
    hero = Hero(prepared=[card], deck=["Fury", BLANK])
    assert lay(hero, tokens={"hill": HERE}).choose("interact hill", "Fury").inspiration() == 0


@pytest.mark.rule("jme:69.3")
def test_resourceful_is_prepared_in_setup_and_gives_inspiration_then() -> None:
    hunter = {"hero": "Legolas", "role": "Hunter", "items": ["item.great-bow", "item.cloak"], "skills": [],
              "titles": [], "trinket": "", "seat": 0}  # fmt: skip
    setup = {"adventure": "proving-ground", "difficulty": "normal", "heroes": [hunter], "trinkets": []}
    game = JourneyGame.new(setup, 1, keep=Keep.PLAY)
    assert [game.card(each).title for each in game.state.prepared[0]] == ["Resourceful"]
    assert game.state.inspiration == [1]


def test_resourceful_gives_inspiration_or_a_scout_at_the_end_of_a_turn() -> None:
    table = lay(Hero(prepared=["Resourceful"], deck=["Fury"]), Hero("Gimli")).done()
    assert table.offered == ["Resourceful 2", "Resourceful 3", "pass"]
    table.choose("Resourceful 2")
    assert (table.kind, table.inspiration(), table.discards()) == ("turn", 1, ["Resourceful"])
    table = lay(Hero(prepared=["Resourceful"], deck=["Fury", BLANK]), Hero("Gimli")).done().choose("Resourceful 3")
    assert (table.offered, table.inspiration(), table.discards()) == (["Fury", "pass"], 0, ["Resourceful"])


def test_resourceful_waits_for_the_end_of_its_own_heros_turn() -> None:
    assert lay(Hero("Gimli"), Hero(prepared=["Resourceful"])).done().kind == "turn"


def test_resourceful_offers_no_inspiration_to_who_is_full_of_it() -> None:
    table = lay(Hero(prepared=["Resourceful"], inspiration=4), Hero("Gimli")).done()
    assert table.offered == ["Resourceful", "pass"]
    assert table.choose("Resourceful").kind == "prepare"


# Strikes


@pytest.mark.parametrize(
    ("card", "hits", "modifiers"),
    [
        ("Precise Strike", 3, []),
        ("Quick Snare", 1, ["stun"]),
        ("Death Stroke", 2, ["lethal"]),
        ("Barrage", 1, ["cleave"]),
    ],
)
def test_the_strikes_of_the_hunter_add_their_hits_and_modifiers(card: str, hits: int, modifiers: list[str]) -> None:
    table = attacking(Hero(items=SWORD, prepared=[card, "Strider"]))
    assert table.offered == [f"{card} strike", "Strider strike", "pass"]
    table.choose(f"{card} strike")
    test = table.game.state.tests[0]
    assert (test.hits, test.modifiers, table.discards()) == (hits, modifiers, [card])


@pytest.mark.parametrize(("card", "modifier"), [("Quick Snare", "stun"), ("Death Stroke", "lethal")])
def test_the_strikes_of_the_hunter_add_their_modifiers_before_they_strike(card: str, modifier: str) -> None:
    table = attacking(Hero(items=SWORD, prepared=[card, "Strider"]))
    test, seen = table.game.state.tests[0], []
    table.game.listen(lambda event: seen.append((event.kind, test.hits, *test.modifiers)))
    table.choose(f"{card} strike")
    assert seen[0] == ("keyword", 0, modifier)


@rule(Rule.KEYWORDS)
def _shelter(game: JourneyGame, use: Use, card: int) -> dict[Keyword, int]:
    """All prepared cards also have Guard 1."""
    return {Keyword.GUARD: 1}


@pytest.mark.parametrize("card", ["Quick Snare", "Death Stroke", "Barrage", "Coordinated Strike", "Gather Supplies"])
def test_the_cards_of_the_hunter_answer_to_no_keyword_that_is_lent_to_them(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hero = Hero(prepared=[bring(monkeypatch, "Shelter", _shelter), card])
    table = lay(hero, Hero("Gimli"), tokens={"thorn": HERE}).choose("interact thorn", f"{card} guard", "damage")
    assert (table.kind, table.damage(), table.discards()) == ("turn", 0, [card])


@pytest.mark.parametrize("card", ["Quick Snare", "Death Stroke", "Barrage", "Coordinated Strike"])
def test_the_strikes_of_the_hunter_add_nothing_to_strikes_with_other_cards(card: str) -> None:
    table = attacking(Hero(items=SWORD, prepared=[card, "Strider"]), Hero("Gimli")).choose("Strider strike")
    assert table.game.state.tests[0].modifiers == []


def test_coordinated_strike_adds_a_modifier_of_choice_beside_another_hero() -> None:
    table = attacking(Hero(items=BOW, prepared=["Coordinated Strike"]), Hero("Gimli", at=NEAR, seat=1), at=NEAR)
    table.choose("Coordinated Strike strike")
    assert table.offered == ["pierce", "smite", "cleave", "lethal", "sunder", "stun"]
    assert (table.decision.player, table.prepared()) == (0, ["Coordinated Strike"])  # it strikes afterwards
    table.choose("sunder")
    assert (table.heard("hits")[0]["hits"], table.heard("hits")[0]["modifiers"]) == (1, "sunder")


def test_coordinated_strike_does_for_another_hero_far_away_with_the_target() -> None:
    hero = Hero(items=BOW, prepared=["Keen Eyes", "Coordinated Strike"])
    table = attacking(hero, Hero("Gimli", at=FAR), at=FAR).choose("Coordinated Strike strike")
    assert table.kind == "modifier"


def test_coordinated_strike_adds_no_modifier_once_its_target_is_gone() -> None:
    game = attacking(Hero(items=SWORD, prepared=["Coordinated Strike"]), Hero("Gimli")).game
    game.state.groups.clear()
    card = game.state.prepared[0][0]
    struck = Occurrence(On.KEYWORD, hero=0, card=card, keyword=Keyword.STRIKE, test=game.state.tests[0])
    assert windows.forced_options(game, struck, Moment.BEFORE, set()) == []


def test_coordinated_strike_offers_no_modifier_twice() -> None:
    hero = Hero(items=SWORD, prepared=["Quick Snare", "Coordinated Strike"])
    table = attacking(hero, Hero("Gimli")).choose("Quick Snare strike", "Coordinated Strike strike")
    assert "stun" not in table.offered


def test_coordinated_strike_needs_another_hero_in_the_targets_space() -> None:
    table = attacking(Hero(items=SWORD, prepared=["Coordinated Strike"]), Hero("Gimli", at=NEAR))
    table.choose("Coordinated Strike strike")
    assert (table.heard("hits")[0]["hits"], table.heard("hits")[0]["modifiers"]) == (1, "")


# Falcon Companion


@pytest.mark.rule("jme:10.8")
def test_falcon_companion_hits_a_group_nearby_through_its_armour() -> None:
    groups = [Foes("orc-marauder", NEAR, 2), Foes("ruffian", HERE), Foes("goblin-scout", FAR)]
    table = lay(Hero(prepared=["Falcon Companion"]), groups=groups).choose("Falcon Companion")
    assert table.offered == ["orc-marauder", "ruffian"]
    table.choose("orc-marauder")
    assert [each.health for each in groups_of(table, "orc-marauder")] == [2, 5]
    assert [each["hero"] for each in table.heard("hits")] == [0]
    assert (table.heard("enemy attack"), table.discards()) == ([], ["Falcon Companion"])


def groups_of(table: Table, kind: str) -> list[Figure]:
    """The figures of a group."""
    group = table.group(kind)
    assert group is not None
    return group.figures


def test_falcon_companion_needs_an_enemy_nearby() -> None:
    assert "Falcon Companion" not in lay(Hero(prepared=["Falcon Companion"]), groups=[Foes(at=FAR)]).offered


def test_falcon_companion_is_not_sent_in_the_turn_of_another() -> None:
    assert "Falcon Companion" not in lay(Hero("Gimli"), Hero(prepared=["Falcon Companion"]), groups=TROLL).offered


# Gather Supplies


def test_gather_supplies_gives_inspiration_when_it_is_prepared() -> None:
    table = lay(Hero(deck=["Gather Supplies", BLANK]), tokens={"hill": HERE})
    assert table.choose("interact hill", "Gather Supplies").inspiration() == 1


@pytest.mark.parametrize("damage", [0, 1])
def test_gather_supplies_lets_who_rests_with_it_scout_three(damage: int) -> None:
    table = lay(Hero(prepared=["Gather Supplies"], damage_down=damage), Hero("Gimli", seat=1)).done()
    assert table.offered == ["Gather Supplies rest", "pass"]
    table.choose("Gather Supplies rest", *["damage"] * damage)
    assert table.offered == ["Gather Supplies", "pass"]
    assert (len(table.choose("Gather Supplies").offered), table.decision.player) == (4, 0)
    assert (table.damage(), table.discards()) == (0, ["Gather Supplies"])


def test_gather_supplies_does_nothing_for_who_rests_with_another_card() -> None:
    table = lay(Hero(prepared=["Gather Supplies", "Pockets"], damage_down=1), Hero("Gimli")).done()
    assert table.choose("Pockets rest", "damage").offered == ["Gather Supplies rest", "pass"]


# On the Hunt


def test_on_the_hunt_inspires_an_attacker_nearby_once_a_turn() -> None:
    hunter = Hero("Gimli", at=NEAR, prepared=["On the Hunt"])
    table = lay(Hero(items=SWORD), hunter, groups=TROLL).choose("attack", "attack")
    assert (table.inspiration(), table.inspiration("Gimli")) == (1, 0)


def test_on_the_hunt_inspires_its_own_hero_and_again_in_the_next_turn() -> None:
    hunter = Hero("Beravor", items=SWORD, prepared=["On the Hunt"])
    table = lay(hunter, Hero(items=SWORD), groups=TROLL).choose("attack", "pass").done()
    assert (table.inspiration("Beravor"), table.game.state.active) == (1, 1)
    table.choose("attack")
    assert table.inspiration("Aragorn") == 1


def test_on_the_hunt_inspires_before_the_attack_and_whether_or_not_the_hunter_has_room() -> None:
    hunter = Hero("Gimli", prepared=["On the Hunt"], inspiration=3)
    table = lay(Hero(items=SWORD, prepared=["Strider"]), hunter, groups=TROLL).choose("attack")
    assert (table.kind, table.game.state.inspiration) == ("test", [1, 3])


def test_on_the_hunt_waits_for_an_attacker_who_has_room() -> None:
    hero = Hero(items=SWORD, inspiration=4, deck=[FATE, *[BLANK] * 9])
    table = lay(hero, Hero("Gimli", prepared=["On the Hunt"]), groups=TROLL).choose("attack", "inspire").until("turn")
    assert table.inspiration() == 3
    assert table.choose("attack").inspiration() == 4


def test_on_the_hunt_does_not_inspire_from_afar() -> None:
    hunter = Hero("Gimli", at=FAR, prepared=["On the Hunt"])
    assert lay(Hero(items=SWORD), hunter, groups=TROLL).choose("attack").inspiration() == 0


# Stalk Prey


def test_stalk_prey_adds_two_hits_to_the_attack_of_a_lonely_hero() -> None:
    table = attacking(Hero(items=SWORD, prepared=["Stalk Prey"]), Hero("Gimli", at=FAR))
    assert table.heard("hits")[0]["hits"] == 2


def test_stalk_prey_adds_nothing_in_company() -> None:
    table = attacking(Hero(items=SWORD, prepared=["Stalk Prey"]), Hero("Gimli", at=NEAR))
    assert table.heard("hits")[0]["hits"] == 0
    table = attacking(Hero(items=SWORD), Hero("Gimli", at=FAR, prepared=["Stalk Prey"]))
    assert table.heard("hits")[0]["hits"] == 0


@pytest.mark.alone
def test_stalk_prey_adds_no_hits_to_other_tests() -> None:
    hero = Hero(prepared=["Stalk Prey"], inspiration=1, deck=[FATE] * 3)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, table.game.state.tests[0].hits) == ("test", 0)


# All modifiers there are


def test_coordinated_strike_strikes_although_the_attack_lacks_no_modifier() -> None:
    table = attacking(Hero(items=SWORD, prepared=["Coordinated Strike"]), Hero("Gimli"))
    table.game.state.tests[0].modifiers += list(Modifier)
    table.choose("Coordinated Strike strike")
    assert table.heard("hits")[0]["hits"] == 1
