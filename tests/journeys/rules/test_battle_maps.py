"""Battle maps: the ordinary rules, terrain, streams and walls on borders (jme:adv.battle, 6, 14, 92, 99, 111)."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FATE, SUCCESS, Foes, Hero, Table, lay, seed_for
from tests.journeys.plug import setup
from tests.journeys.proving_ground import bring, do, variant
from waybread.journeys import JourneyGame
from waybread.journeys.maps.arrangement import battle_map
from waybread.journeys.rules.abilities import Use, may
from waybread.journeys.rules.movement import choose_move
from waybread.journeys.rules.occurrences import On
from waybread.journeys.rules.selectors import own
from waybread.journeys.rules.terrain import TERRAIN, TERRAIN_CARDS
from waybread.journeys.script.adventure import Event, TileOf, TokenOf

CUDGEL = seed_for("ruffian.cudgel")
DAMAGED = seed_for("ruffian.knife")
"""It prefers the hero with most damage."""
_TILES = battle_map()
FIELD = variant(
    "proving-field",
    kind="battle",
    tiles=tuple(TileOf(name, at=placed) for name, placed in zip(("west", "east"), _TILES, strict=True)),
    start=("west.1",),
    tokens=(TokenOf("idol", "boulder", "token.idol"), TokenOf("gate", "wall", "token.gate")),
    events=(
        Event("lay out", "start", do=(
            do("terrain", kind="boulder", at="west.2"), do("terrain", kind="wall", at="west.1", across="west.3"),
            do("terrain", kind="stream", at="west.1", across="west.5"), do("token", name="idol", at="west.2"),
            do("terrain", kind="wall", at="west.2", across="east.2", name="gate"))),
    ),
)  # fmt: skip
"""Two battle tiles; the adventure's idol looks like a boulder and its gate like a wall, but both have other rules."""
BANK, FORD = 2, 12
"""Adjacent spaces of the two tiles, and 4, 14 beside them."""


def fielded(*heroes: Hero, **more: Any) -> Table:
    return lay(*heroes, tiles=_TILES, adventure=FIELD, **more)


def gimli(*deck: str, at: int = BANK, **more: Any) -> Hero:
    return Hero("Gimli", "Guardian", at=at, deck=(*deck, *(BLANK,) * 20), **more)


# The ordinary rules ------------------------------------------------------------------------------


@pytest.mark.rule("jme:adv.battle.2", "jme:14.0")
def test_on_a_battle_map_heroes_travel_attack_and_provoke_as_ever() -> None:
    hero = gimli(SUCCESS, SUCCESS, SUCCESS, at=1, items=["Battle Axe"])
    table = fielded(hero, groups=[Foes("wight", BANK)], seed=CUDGEL)
    table.choose(f"move {BANK}", "attack", "Battle Axe line 2").until("turn")
    assert [(each["hits"], each["group"]) for each in table.heard("hits")] == [(6, 1)]
    table.choose("move 1")
    assert (table.at(), table.game.state.actions) == (1, 0)


@pytest.mark.rule("jme:14.1")
def test_a_battle_map_has_no_unexplored_tiles() -> None:
    game = JourneyGame.new(setup(FIELD, 1), 1)
    assert len(game.state.tiles) == 2
    assert game.state.unexplored == []  # although the adventure calls no tile explored
    table = fielded(gimli()).choose(f"move {FORD}")
    assert (table.heard("explored"), table.inspiration()) == ([], 0)


@pytest.mark.rule("jme:adv.battle.3", "jme:92.0", "jme:111.0")
def test_terrain_is_laid_in_spaces_and_on_borders_as_the_adventure_says() -> None:
    game = JourneyGame.new(setup(FIELD, 1), 1)
    laid = [(each.kind, each.space, each.across) for each in game.state.tokens]
    assert laid == [("boulder", 2, -1), ("wall", 1, 3), ("stream", 1, 5), ("boulder", 2, -1), ("wall", 2, 12)]
    assert game.board.neighbours(1) == (2, 5)  # the wall has altered its border
    assert [each.kind for each in game.tokens_at(1)] == []  # a token on a border lies in no space


@pytest.mark.rule("jme:14.2", "jme:14.2a", "jme:adv.battle.2")
def test_terrain_alters_movement_and_attacks() -> None:
    assert f"move {FORD}" in fielded(gimli()).offered
    assert f"move {FORD}" not in fielded(gimli(), terrain=[("wall", BANK, FORD)]).offered
    hero = gimli(FATE, items=["Battle Axe"], inspiration=1)
    foes = [Foes("wight", BANK, exhausted=True)]
    assert fielded(hero, groups=foes).choose("attack").offered == ["inspire", "pass"]
    assert fielded(hero, groups=foes, terrain=[("mist", BANK)]).choose("attack").kind != "test"


# Terrain cards -----------------------------------------------------------------------------------


@pytest.mark.rule("jme:adv.battle.5")
def test_each_kind_of_terrain_has_a_card_that_says_what_it_does() -> None:
    assert set(TERRAIN_CARDS) == set(TERRAIN)
    assert all(TERRAIN_CARDS.values())


@pytest.mark.rule("jme:99.2", "jme:99.2a", "jme:adv.battle.4", "jme:99.3")
def test_the_cards_of_the_terrain_on_the_map_are_laid_out_for_all() -> None:
    table = fielded(gimli(), terrain=[("table", 1), ("table", 3), ("stream", 1, 2)], tokens={"idol": 3, "gate": 4})
    for viewer in (0, None):
        assert table.game.view(viewer)["terrain"] == ["table", "stream"]  # those of idol and gate are not


@pytest.mark.rule("jme:adv.battle.6", "jme:adv.battle.7", "jme:99.3")
def test_terrain_with_rules_of_the_adventure_has_words_of_the_adventure_and_not_the_rules_of_its_kind() -> None:
    table = fielded(gimli(FATE), groups=[Foes("ruffian", BANK)], tokens={"idol": BANK}, seed=CUDGEL)
    tokens: Any = table.game.view(0)["tokens"]
    assert [each["text"] for each in tokens] == ["token.idol"]
    table.choose(f"move {FORD}")
    assert table.kind == "turn"  # a boulder would have been offered in the test to negate


# Streams -----------------------------------------------------------------------------------------


@pytest.mark.rule("jme:6.5", "jme:92.1")
@pytest.mark.parametrize("ends", [(BANK, FORD), (FORD, BANK)])
def test_spaces_with_a_stream_between_them_are_adjacent_and_nearby(ends: tuple[int, int]) -> None:
    legolas = Hero("Legolas", "Hunter", at=FORD, deck=[BLANK] * 10)
    table = fielded(legolas, gimli(prepared=["Kinship"]), terrain=[("stream", *ends), ("statue", FORD)])
    assert f"move {BANK}" in table.offered
    table.choose("statue")
    assert table.offered == ["Kinship", "pass"]  # it helps a hero nearby who tests


@pytest.mark.rule("jme:92.2", "jme:92.2a")
@pytest.mark.parametrize("ends", [(BANK, FORD), (FORD, BANK)])
def test_a_hero_who_crosses_a_stream_ends_the_turn_at_once(ends: tuple[int, int]) -> None:
    hero = Hero("Beravor", "Pathfinder", at=BANK, prepared=["Into Hiding", "Ways of Old"])
    table = fielded(hero, Hero("Legolas", "Hunter", at=BANK), terrain=[("stream", *ends)])
    assert "Into Hiding" in table.offered
    table.choose(f"move {FORD}")
    assert (table.at("Beravor"), table.game.state.active) == (FORD, table.hero("Legolas"))
    assert table.boons("Beravor") == []


@pytest.mark.rule("jme:92.0", "jme:92.2")
def test_a_stream_matters_at_its_own_border_alone() -> None:
    table = fielded(gimli(), terrain=[("stream", BANK, FORD)]).choose("move 4", "move 14", f"move {FORD}")
    assert (table.at(), table.game.state.moves) == (FORD, 1)  # round the stream, not over it


@pytest.mark.rule("jme:92.2")
def test_the_end_of_a_turn_at_a_stream_is_a_turns_end_like_any_other() -> None:
    terrain = [("stream", BANK, FORD), ("bush", FORD)]
    table = fielded(gimli(SUCCESS, SUCCESS), Hero("Legolas", "Hunter"), terrain=terrain).choose(f"move {FORD}")
    assert (table.kind, table.offered) == ("turn end", ["bush", "pass"])


@pytest.mark.rule("jme:67.1", "jme:92.2")
def test_a_pit_behind_a_stream_comes_before_the_end_of_the_turn() -> None:
    terrain = [("stream", BANK, FORD), ("pit", FORD)]
    table = fielded(gimli(), Hero("Legolas", "Hunter"), terrain=terrain).choose(f"move {FORD}")
    assert (table.damage("Gimli"), table.game.state.active) == (2, table.hero("Legolas"))


@pytest.mark.rule("jme:92.2")
def test_who_crosses_a_stream_in_the_turn_of_another_ends_no_turn() -> None:
    bilbo = Hero("Bilbo", "Burglar", at=BANK, prepared=["The Road Goes Ever On"])
    table = fielded(bilbo, Hero("Legolas", "Hunter", at=BANK), terrain=[("stream", BANK, FORD)])
    table.choose("The Road Goes Ever On", "Legolas", f"space {FORD}", "pass")
    assert table.at("Legolas") == FORD
    assert (table.kind, table.game.state.active, table.game.state.actions) == ("turn", table.hero("Bilbo"), 2)


@pytest.mark.rule("jme:92.2", "jme:92.2a")
def test_a_stream_crossed_at_the_start_of_a_turn_ends_it_before_any_action(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "First Light", may(before=On.TURN, condition=own)(_set_out))
    hero = Hero("Beravor", "Pathfinder", at=BANK, prepared=["First Light"])
    table = fielded(hero, Hero("Legolas", "Hunter", at=BANK), terrain=[("stream", BANK, FORD)], at="2.5")
    table.choose("Beravor", "First Light", f"space {FORD}")
    assert (table.at("Beravor"), table.game.state.acted) == (FORD, [table.hero("Beravor")])
    assert (table.game.state.active, table.game.state.actions) == (table.hero("Legolas"), 2)


async def _set_out(game: JourneyGame, use: Use) -> None:
    """At the start of your turn you may move 1."""
    await choose_move(game, use.hero, use.card)


@pytest.mark.rule("jme:92.3", "jme:60.9", "jme:30.7")
@pytest.mark.parametrize(("terrain", "attacks"), [([("stream", FORD, BANK)], 0), ([], 1)])
def test_a_group_that_crosses_a_stream_ends_its_activation_and_does_not_attack(
    terrain: list[tuple[str, int, int]], attacks: int
) -> None:
    table = fielded(gimli(), groups=[Foes("ruffian", FORD)], terrain=terrain, seed=CUDGEL).done()
    assert [each["space"] for each in table.heard("group moved")] == [BANK]
    assert len(table.heard("enemy attack")) == attacks


@pytest.mark.rule("jme:30.4")
@pytest.mark.parametrize("way", [2, 3, 5])
def test_the_party_leads_a_group_past_a_hero_who_waits_for_it_or_not(way: int) -> None:
    elena = Hero("Elena", "Musician", at=5, prepared=["Child of the Lhun"])  # for enemies that move into her space
    table = fielded(gimli(at=4, damage_down=1), elena, groups=[Foes("ruffian", 1)], seed=DAMAGED).done(2)
    assert (table.kind, len(table.offered)) == ("path", 3)
    table.choose(f"path {[2, 3, 5].index(way)}")
    assert (table.kind == "ability") is (way == 5)
    assert table.heard("group moved")[0]["space"] == way


@pytest.mark.rule("jme:92.4")
def test_a_ranged_attack_goes_over_a_stream() -> None:
    archer = Hero("Legolas", "Hunter", at=BANK, items=["Great Bow"])
    assert "attack" in fielded(archer, groups=[Foes("ruffian", FORD)], terrain=[("stream", BANK, FORD)]).offered


# Walls -------------------------------------------------------------------------------------------


@pytest.mark.rule("jme:6.6a", "jme:111.1")
def test_a_hero_does_not_cross_a_wall() -> None:
    table = fielded(gimli(), terrain=[("wall", FORD, BANK)])
    assert table.offered == ["move 1", "move 4", "move 5", "pass"]


@pytest.mark.rule("jme:6.6a", "jme:111.1")
def test_a_group_goes_round_a_wall() -> None:
    table = fielded(gimli(), groups=[Foes("hungry-warg", FORD)], terrain=[("wall", FORD, BANK)]).done()
    assert [each["space"] for each in table.heard("group moved")] == [14, 4, BANK]


@pytest.mark.rule("jme:99.3")
def test_a_wall_with_rules_of_the_adventure_is_no_wall() -> None:
    game = JourneyGame.new(setup(FIELD, 1), 1)
    assert [(each.kind, each.name) for each in game.state.tokens][-1] == ("wall", "gate")
    assert FORD in game.board.neighbours(BANK)


@pytest.mark.rule("jme:14.3", "jme:111.2")
@pytest.mark.parametrize("prepared", [[], ["Keen Eyes"]])
def test_an_attack_that_reaches_two_spaces_goes_round_a_wall(prepared: list[str]) -> None:
    archer = Hero("Legolas", "Hunter", at=1, items=["Great Bow"], prepared=prepared)
    table = fielded(archer, groups=[Foes("ruffian", 5)], terrain=[("wall", 1, 5)])
    assert ("attack" in table.offered) is bool(prepared)
