"""The skill cards of the musician."""

import pytest

from tests.journeys.board import BEYOND, BLANK, FAR, HERE, NEAR, Foes, Hero, Table, lay
from waybread.journeys.facts import Boon

GIMLI, LEGOLAS, BILBO = Hero("Gimli"), Hero("Legolas", at=NEAR), Hero("Bilbo", at=FAR)
"""Here, near and far."""
PARTY = (GIMLI, LEGOLAS, BILBO)
FULL = 4
"""As much inspiration as Aragorn can hold."""


def musician(*prepared: str, **more: object) -> Hero:
    """Aragorn with some cards prepared."""
    return Hero("Aragorn", "Musician", prepared=prepared, **more)  # type: ignore[arg-type]


def inspired(table: Table) -> list[int]:
    """How much inspiration each hero has."""
    return table.game.state.inspiration


# Endless Melody


def test_endless_melody_prepares_a_discarded_song_and_gives_inspiration() -> None:
    hero = musician("Endless Melody", discards=["Song of Mocking", "Fury", "Lay of Nimrodel"])
    table = lay(hero, Hero("Gimli", seat=1)).done()
    assert table.offered == ["Endless Melody", "pass"]
    assert table.choose("Endless Melody").offered == ["Song of Mocking", "Lay of Nimrodel"]
    assert table.decision.player == 0
    table.choose("Lay of Nimrodel")
    assert (table.prepared(), table.inspiration()) == (["Lay of Nimrodel"], 1)
    assert table.discards() == ["Song of Mocking", "Fury", "Endless Melody"]


def test_endless_melody_needs_a_song() -> None:
    assert lay(musician("Endless Melody", discards=["Fury"]), GIMLI).done().kind == "turn"


def test_endless_melody_waits_for_the_own_turn_to_end() -> None:
    assert lay(GIMLI, musician("Endless Melody", discards=["Lay of Nimrodel"])).done().kind == "turn"


# Travelling Song


def test_travelling_song_inspires_its_hero_and_up_to_two_nearby() -> None:
    others = Hero("Gimli"), Hero("Legolas", at=FAR), Hero("Elena", at=NEAR)
    table = lay(musician("Travelling Song"), *others).choose(f"move {NEAR}")
    assert (table.kind, table.offered) == ("ability", ["Travelling Song", "pass"])
    assert table.choose("Travelling Song").offered == ["Gimli", "Legolas", "Elena", "pass"]
    table.choose("Elena", "Legolas")
    assert (inspired(table), table.discards()) == ([1, 0, 1, 1], ["Travelling Song"])


@pytest.mark.rule("jme:adv.conflicts.1")
def test_travelling_song_lets_the_party_say_who_is_inspired_first_where_text_answers() -> None:
    table = lay(musician("Travelling Song", items=["Forlindon Harp"]), Hero("Gimli", fear_down=1, at=NEAR))
    table.choose(f"move {NEAR}", "Travelling Song", "Gimli")
    assert (table.kind, table.offered) == ("hero", ["Aragorn", "Gimli"])
    assert table.choose("Gimli").offered == ["Forlindon Harp", "pass"]
    assert inspired(table) == [0, 0]
    assert inspired(table.done()) == [1, 1]


def test_travelling_song_may_be_sung_for_fewer() -> None:
    table = lay(musician("Travelling Song"), GIMLI).choose(f"move {NEAR}", "Travelling Song", "pass")
    assert inspired(table) == [1, 0]


@pytest.mark.alone
def test_travelling_song_is_sung_by_the_one_who_moves_and_for_somebody() -> None:
    assert lay(GIMLI, musician("Travelling Song")).choose(f"move {NEAR}").kind == "turn"
    assert lay(musician("Travelling Song", inspiration=FULL)).choose(f"move {NEAR}").kind == "turn"


def test_travelling_song_is_sung_for_a_hero_nearby_by_one_who_can_hold_no_more() -> None:
    table = lay(musician("Travelling Song", inspiration=FULL), GIMLI).choose(f"move {NEAR}", "Travelling Song", "Gimli")
    assert inspired(table) == [FULL, 1]


# Song of Mocking


@pytest.mark.rule("jme:59.1a")
def test_song_of_mocking_stuns_a_group_in_the_space_and_inspires_a_hero_nearby() -> None:
    groups = [Foes("ruffian"), Foes("goblin-scout"), Foes("hungry-warg", NEAR)]
    table = lay(musician("Song of Mocking"), *PARTY, groups=groups).choose("Song of Mocking")
    assert table.offered == ["ruffian", "goblin-scout"]
    assert table.choose("goblin-scout").offered == ["Gimli", "Legolas"]
    table.choose("Legolas")
    assert [each.exhausted for each in table.game.state.groups] == [False, True, False]
    assert (inspired(table), table.discards()) == ([0, 0, 1, 0], ["Song of Mocking"])
    assert [(each["hero"], each["hits"]) for each in table.heard("hits")] == [(0, 0)]


@pytest.mark.parametrize("groups", [[Foes(at=NEAR)], [Foes(bonuses=["alert"])]])
def test_song_of_mocking_needs_a_group_here_that_can_be_stunned(groups: list[Foes]) -> None:
    assert "Song of Mocking" not in lay(musician("Song of Mocking"), Hero("Gimli", at=NEAR), groups=groups).offered


# A Bit of Nonsense, Lay of Nimrodel


def test_a_bit_of_nonsense_heals_up_to_three_face_down_fear_in_any_split() -> None:
    near = Hero("Gimli", at=NEAR, fear_down=2, damage_down=1, fear=["Cower"], seat=1)
    table = lay(musician("A Bit of Nonsense", fear_down=2), near, Hero("Bilbo", at=FAR, fear_down=1))
    table.choose("A Bit of Nonsense")
    assert (table.decision.player, len(table.offered)) == (0, 3)  # a fear of each, or none
    for place in (1, 0, 1):
        table.game.choose(table.decision.options[place])
    assert (table.kind, table.fear(), table.fear("Gimli"), table.fear("Bilbo")) == ("turn", 1, 1, 1)
    assert (table.face_up("Gimli"), table.discards()) == (["Cower"], ["A Bit of Nonsense"])


def test_lay_of_nimrodel_heals_up_to_four_face_down_damage_in_any_split() -> None:
    near = Hero("Gimli", at=NEAR, damage_down=4, fear_down=1, seat=1)
    table = lay(musician("Lay of Nimrodel", damage_down=2), near).choose("Lay of Nimrodel")
    assert table.decision.player == 0
    for place in (0, 1, 1, 1):
        table.game.choose(table.decision.options[place])
    assert (table.kind, table.damage(), table.damage("Gimli"), table.fear("Gimli")) == ("turn", 1, 1, 1)
    assert table.discards() == ["Lay of Nimrodel"]


@pytest.mark.parametrize(
    ("card", "own", "others"),
    [("A Bit of Nonsense", {"fear": ["Cower"], "damage_down": 1}, {"fear_down": 1}),
     ("Lay of Nimrodel", {"damage": ["Entangled"], "fear_down": 1}, {"damage_down": 1})],
)  # fmt: skip
def test_nonsense_and_nimrodel_need_face_down_cards_nearby(
    card: str, own: dict[str, object], others: dict[str, int]
) -> None:
    far = Hero("Bilbo", at=FAR, damage_down=others.get("damage_down", 0), fear_down=others.get("fear_down", 0))
    assert card not in lay(musician(card, **own), far).offered


@pytest.mark.parametrize("card", ["A Bit of Nonsense", "Lay of Nimrodel", "Durin's Song"])
def test_nonsense_nimrodel_and_durin_are_for_a_hero_nearby(card: str) -> None:
    singer = musician(card, at=NEAR, boons=[Boon.DETERMINED])
    hurt = Hero("Legolas", at=FAR, fear_down=1, damage_down=1, fear=["Cower"])
    assert card in lay(singer, Hero("Gimli"), hurt).offered


# Endless Wonder


@pytest.mark.alone
def test_endless_wonder_inspires_its_hero_for_each_song_prepared() -> None:
    hero = musician("Endless Wonder", deck=["Lay of Nimrodel", BLANK])
    table = lay(hero, Hero("Gimli", inspiration=3), tokens={"hill": HERE}).choose("interact hill", "Lay of Nimrodel")
    assert inspired(table) == [1, 3]


def test_endless_wonder_does_not_marvel_at_other_cards_nor_at_songs_of_others() -> None:
    table = lay(musician("Endless Wonder", deck=["Fury", BLANK]), tokens={"hill": HERE}).choose("interact hill", "Fury")
    assert table.inspiration() == 0
    singer = Hero("Gimli", deck=["Lay of Nimrodel", BLANK])
    table = lay(singer, musician("Endless Wonder"), tokens={"hill": HERE}).choose("interact hill", "Lay of Nimrodel")
    assert (table.kind, inspired(table)) == ("turn", [0, 0])


def test_endless_wonder_does_not_give_what_has_become_of_something_else() -> None:
    hero = musician("Endless Wonder", "Travelling Song")
    table = lay(hero, Hero("Gimli", prepared=["Inspiring Presence"])).choose(f"move {NEAR}", "Travelling Song", "pass")
    assert table.offered == ["Endless Wonder", "Inspiring Presence", "pass"]
    table.choose("Inspiring Presence").until("put back").choose(table.offered[0])
    assert (table.kind, inspired(table)) == ("turn", [0, 0])


def test_endless_wonder_may_give_each_inspiration_to_a_hero_nearby() -> None:
    hero = musician("Endless Wonder", "Travelling Song")
    table = lay(hero, Hero("Gimli", at=NEAR), Hero("Legolas", at=FAR), Hero("Bilbo", at=BEYOND)).choose(f"move {NEAR}")
    table.choose("Travelling Song", "pass")
    assert table.offered == ["Endless Wonder", "pass"]
    assert table.choose("Endless Wonder").offered == ["Gimli", "Legolas"]
    table.choose("Legolas")
    assert inspired(table) == [0, 0, 1, 0]


def test_endless_wonder_gives_nothing_to_who_can_hold_no_more() -> None:
    hero = musician("Endless Wonder", "Travelling Song")
    table = lay(hero, Hero("Gimli", at=NEAR, inspiration=3)).choose(f"move {NEAR}", "Travelling Song")
    assert (table.kind, inspired(table)) == ("turn", [1, 3])


# Durin's Song


def test_durins_song_turns_up_to_four_fear_face_down_and_makes_its_hero_determined() -> None:
    near = Hero("Gimli", at=NEAR, fear=["Surrender"], damage=["Entangled"])
    table = lay(musician("Durin's Song", fear=["Cower", "Troubled"]), near, Hero("Bilbo", at=FAR, fear=["Rage"]))
    assert table.choose("Durin's Song").offered == ["Cower", "Troubled", "Surrender", "pass"]
    table.choose("Surrender", "Cower", "pass")
    assert (table.face_up(), table.face_up("Gimli")) == (["Troubled"], ["Entangled"])
    assert (table.boons(), table.fear()) == (["determined"], 2)


def test_durins_song_turns_no_more_than_four_fear_face_down() -> None:
    table = lay(musician("Durin's Song", fear=["Cower", "Troubled", "Surrender"]),
                Hero("Gimli", fear=["Dark Whispers", "Delusions"], seat=1)).choose("Durin's Song")  # fmt: skip
    assert table.decision.player == 0
    table.choose("Dark Whispers", "Cower", "Troubled")
    assert table.offered == ["Surrender", "Delusions", "pass"]
    table.choose("Surrender")
    assert (table.kind, table.face_up("Gimli")) == ("turn", ["Delusions"])


def test_durins_song_makes_its_hero_determined_without_any_fear() -> None:
    table = lay(musician("Durin's Song")).choose("Durin's Song")
    assert (table.boons(), table.discards()) == (["determined"], ["Durin's Song"])


def test_durins_song_is_of_no_use_to_the_determined_and_fearless() -> None:
    assert "Durin's Song" not in lay(musician("Durin's Song", boons=[Boon.DETERMINED], fear_down=1)).offered


# Burst Into Song


def test_burst_into_song_lets_both_become_emboldened_or_determined() -> None:
    table = lay(Hero("Gimli"), musician("Burst Into Song", at=NEAR, seat=1), tokens={"thorn": HERE})
    table.choose("interact thorn")
    assert (table.decision.player, table.offered) == (1, ["Burst Into Song", "pass"])
    assert table.choose("Burst Into Song").offered == ["emboldened", "determined"]
    assert (table.choose("determined").decision.player, table.offered) == (0, ["emboldened", "determined"])
    table.choose("emboldened")
    assert (table.boons("Gimli"), table.boons("Aragorn")) == (["emboldened"], ["determined"])
    assert table.discards("Aragorn") == ["Burst Into Song"]


@pytest.mark.untwinned
def test_burst_into_song_answers_no_fear_no_own_damage_and_nothing_far_away() -> None:
    assert (
        lay(Hero("Gimli"), musician("Burst Into Song"), tokens={"skull": HERE}).choose("interact skull").kind == "turn"
    )
    assert lay(musician("Burst Into Song"), tokens={"thorn": HERE}).choose("interact thorn").kind == "turn"
    far = musician("Burst Into Song", at=FAR)
    assert lay(Hero("Gimli"), far, tokens={"thorn": HERE}).choose("interact thorn").kind == "turn"


def test_burst_into_song_gives_each_only_what_they_lack() -> None:
    singer = musician("Burst Into Song", boons=[Boon.EMBOLDENED, Boon.DETERMINED])
    table = lay(Hero("Gimli", boons=[Boon.DETERMINED]), singer, tokens={"thorn": HERE})
    table.choose("interact thorn", "Burst Into Song")
    assert (table.kind, table.boons("Gimli")) == ("turn", ["determined", "emboldened"])


# Crescendo of Dawn


def test_crescendo_of_dawn_lets_heroes_nearby_ignore_darkness() -> None:
    heroes = musician("Crescendo of Dawn"), Hero("Gimli", at=NEAR), Hero("Bilbo", at=FAR)
    table = lay(*heroes, at="83.2", darkness=[HERE, NEAR, FAR]).until("turn order")
    assert [table.fear(each.name) for each in heroes] == [0, 0, 2]


@pytest.mark.parametrize(("at", "left"), [(HERE, 4), (NEAR, 4), (FAR, 6)])
def test_crescendo_of_dawn_gives_attacks_nearby_smite(at: int, left: int) -> None:
    attacker = Hero("Beravor", items=["Sword"], prepared=["Restless Axe"])
    heroes = Hero("Bilbo", at=FAR), attacker, musician("Crescendo of Dawn", at=at)
    table = lay(*heroes, groups=[Foes("wight", exhausted=True)], active=1)
    table.choose("attack", "Restless Axe strike").until("turn")
    assert health(table) == left


def health(table: Table) -> int:
    """How much health the first figure of the only group has left."""
    group = table.group()
    assert group is not None
    return group.figures[0].health


@pytest.mark.untwinned
def test_crescendo_of_dawn_ends_with_the_shadow_phase() -> None:
    table = lay(musician("Crescendo of Dawn"), GIMLI, at="83.5")
    assert (table.prepared(), inspired(table)) == ([], [1, 0])


# Tale of Tinuviel


def test_tale_of_tinuviel_heals_its_hero_and_up_to_two_nearby_and_scouts_three() -> None:
    others = (Hero("Gimli", damage=["Entangled"], damage_down=1), Hero("Legolas", at=NEAR, fear_down=1),
              Hero("Elena", fear_down=1), Hero("Beravor"), Hero("Bilbo", at=FAR, fear_down=1))  # fmt: skip
    table = lay(musician("Tale of Tinuviel", damage_down=1, fear_down=1), *others).choose("Tale of Tinuviel")
    assert table.offered == ["Gimli", "Legolas", "Elena", "pass"]
    table.choose("Gimli", "Elena")
    assert table.offered == ["damage", "fear"]
    assert table.choose("fear").offered == ["Entangled", "damage"]
    table.choose("Entangled")
    assert (table.kind, len(table.offered), table.heard("scouted")[0]["hero"]) == ("prepare", 4, 0)
    harm = [(table.damage(name), table.fear(name)) for name in ("Aragorn", "Gimli", "Legolas", "Elena", "Bilbo")]
    assert harm == [(1, 0), (1, 0), (0, 1), (0, 0), (0, 1)]


def test_tale_of_tinuviel_may_be_told_to_the_unhurt() -> None:
    table = lay(musician("Tale of Tinuviel"), GIMLI).choose("Tale of Tinuviel")
    assert (table.kind, table.discards()) == ("prepare", ["Tale of Tinuviel"])


@pytest.mark.parametrize(
    "card", ["Tale of Tinuviel", "Durin's Song", "A Bit of Nonsense", "Lay of Nimrodel", "Song of Mocking"]
)
def test_songs_are_sung_on_the_singers_own_turn(card: str) -> None:
    heroes = Hero("Gimli", damage_down=1, fear_down=1), musician(card)
    assert card not in lay(*heroes, groups=[Foes()]).offered
