"""Enemies: groups that are written down, pools, bonuses, attacks of their own, what follows when they are beaten."""

from itertools import combinations
from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import Play, imported, notes, playing
from tests.journeys.importers.jime.written_scenarios import (
    GO,
    MENACE,
    TEXT,
    THREAT,
    Data,
    event,
    monster,
    scenario,
    tile,
    token,
)
from waybread.journeys.facts import Modifier, Stat
from waybread.journeys.importers.jime.content_ids import known_bonus
from waybread.journeys.importers.jime.group_verbs import BONUS_COSTS, COSTS
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES
from waybread.journeys.rules.enemy_attacks import draw_attack
from waybread.journeys.state import Group


def ambush(*monsters: Data, on: str = GO, **more: Any) -> Data:
    top = {each: more.pop(each) for each in ("monsterModifiers", "activations") if each in more}
    foes = event(THREAT, "Foes", on=on, monsterCollection=list(monsters), triggerDefeatedName="Won over", **more)
    return scenario(events=[foes, event(TEXT, "Rest", on="Won over", text="Rest.")], triggers=["Won over"], **top)


def groups(play: Play) -> list[Group]:
    return play.game.state.groups


def test_groups_come_as_they_are_written() -> None:
    with playing(ambush(monster(0, 2, 5), monster(1, 3, 3, shieldValue=1))) as play:
        assert [(each.kind, len(each.figures)) for each in groups(play)] == [("ruffian", 2), ("goblin-scout", 3)]
        assert not any(each.elite for each in groups(play))
        assert [each.name for each in groups(play)] == ["foes 1", "foes 2"]


def test_a_group_from_a_token_comes_to_its_space_and_the_next_one_near_it() -> None:
    foes = event(THREAT, "Foes", token=MENACE, monsterCollection=[monster(0), monster(1)])
    data = scenario(events=[foes], start=[tile(300, token("Foes", MENACE, at="40,60"))])
    with playing(data) as play:
        place = play.game.state.tokens[0].space
        play.game.state.position[0] = place
        play.use("foes")
        first, second = (each.space for each in groups(play))
        assert first == place
        assert second in play.game.board.neighbours(place)
        assert play.tokens == []


@pytest.mark.parametrize(("difficulty", "kinds"), [("normal", ["ruffian", "wight"]), ("hard", ["orc-hunter", "wight"])])
def test_groups_come_on_the_difficulties_that_they_are_meant_for(difficulty: str, kinds: list[str]) -> None:
    foes = ambush(monster(0, isHard=False), monster(2, isNormal=False), monster(6, 1, 6))
    with playing(foes, difficulty=difficulty) as play:
        assert [each.kind for each in groups(play)] == kinds


def test_a_group_for_the_easy_level_alone_is_left_out_and_noted() -> None:
    data = ambush(monster(0, dataName="Cubs", isNormal=False, isHard=False))
    assert notes(data) == ["Event 'Foes', enemy 'Cubs': it is meant for the easy level alone, which there is not."]


def test_figures_have_the_numbers_of_the_file() -> None:
    with playing(ambush(monster(0, 2, 9, shieldValue=3, sorceryValue=2, modifierList=[7]))) as play:
        figures = groups(play)[0].figures
        assert [(each.health, each.armour, each.sorcery) for each in figures] == [
            (11, 3, 2)
        ] * 2  # large: 2 more health


def test_moves_that_are_not_those_of_the_kind_are_noted() -> None:
    data = ambush(monster(0, moveA=3, moveB=5, isRanged=True))
    assert notes(data) == [
        "Event 'Foes', enemy 'Ruffian': it should move 3 or 5; as Ruffian it moves 2 or 4.",
        "Event 'Foes', enemy 'Ruffian': as Ruffian it attacks heroes in its own space only.",
    ]


def test_an_enemy_of_another_box_is_replaced_by_one_of_ours_with_its_own_numbers() -> None:
    data = ambush(monster(16, 1, 18, shieldValue=2, sorceryValue=2))
    with playing(data) as play:
        figure = groups(play)[0].figures[0]
        assert groups(play)[0].kind == "hill-troll"
        assert (figure.health, figure.armour, figure.sorcery) == (18, 2, 2)
    assert notes(data) == ["Event 'Foes', enemy 'Balrog': Balrog is of another box; Hill Troll stands in for it."]


def test_bonuses_are_given_by_their_numbers_and_old_flags_are_bonuses_too() -> None:
    with playing(ambush(monster(0, modifierList=[1], isLarge=True))) as play:
        assert groups(play)[0].bonuses == ("alert", "large")
        assert groups(play)[0].elite


def test_bonuses_can_be_drawn_at_random() -> None:
    seen = set()
    for seed in range(1, 25):
        with playing(ambush(monster(0, modifierList=[1, 2, 3], randomizedModifiersCount=2)), seed=seed) as play:
            seen.add(frozenset(groups(play)[0].bonuses))
    assert seen == {frozenset(each) for each in combinations(("alert", "armored", "bloodthirsty"), 2)}


def test_a_bonus_of_the_scenarios_own_has_its_numbers() -> None:
    own = {"id": 1000, "name": "Mulish", "health": 2, "damage": 1, "immuneStun": True, "fakeLethal": True}
    data = ambush(monster(0, modifierList=[1000]), monsterModifiers=[own])
    before = dict(BONUSES)
    with playing(data) as play:
        group = groups(play)[0]
        bonus = BONUSES[group.bonuses[0]]
        assert (bonus.name, bonus.health, bonus.damage, bonus.prohibits) == ("Mulish", 2, 1, frozenset({Modifier.STUN}))
        assert group.figures[0].health == 7
    assert before == BONUSES  # forgotten with the scenario


def test_every_number_of_a_bonus_has_its_bonus() -> None:
    assert [number for number in range(1, 52) if known_bonus(number) is None] == []
    assert known_bonus(52) is None


def test_a_bonus_that_is_not_there_is_noted() -> None:
    assert notes(ambush(monster(0, modifierList=[77]))) == ["Event 'Foes', enemy 'Ruffian': there is no bonus 77."]


# Attacks --------------------------------------------------------------------------------------


def rows(*rows_: Data) -> Data:
    return {"id": 1000, "dataName": "Sticks", "collection": 1, "activations": list(rows_)}


def row(negate: object, *, valid: tuple[bool, ...] = (True,) * 3, **more: Any) -> Data:
    return {"id": 1, "negate": negate, "valid": list(valid), "damage": [1, 2, 3], "fear": [0, 0, 1], **more}


def drawn(play: Play, times: int = 40) -> list[Any]:
    return [draw_attack(play.game, groups(play)[0]) for _ in range(times)]


def test_a_group_attacks_by_the_table_of_the_scenario() -> None:
    table = rows(row(1, text="A stick {comes}."))
    with playing(ambush(monster(0, 2, activationsId=1000), activations=[table])) as play:
        attacks = drawn(play)
        assert {each.stat for each in attacks} == {Stat.AGILITY}
        assert {(each.damage, each.fear) for each in attacks} == {((1, 2, 3), (0, 0, 1))}
        assert attacks[0].text.format(hero="Gimli") == "A stick {comes}."


def test_a_row_counts_for_the_sizes_of_group_for_which_it_is_valid() -> None:
    table = rows(row("Wit", valid=(True, False, False)), row("Might", valid=(False, True, False)))
    with playing(ambush(monster(0, 3, activationsId=1000), activations=[table])) as play:
        seen = []
        for figures in (1, 2, 3):
            groups(play)[0].figures = groups(play)[0].figures[:1] * figures
            seen.append({each.stat for each in drawn(play)})
        assert seen == [{Stat.WIT}, {Stat.MIGHT}, {Stat.MIGHT}]  # with three it falls back on what two do


def test_a_random_stat_negates_as_often_as_a_fixed_one_is_drawn() -> None:
    table = rows(row("Random"), row("Might"))
    with playing(ambush(monster(0, activationsId=1000), activations=[table])) as play:
        tables = play.game.adventure.attacks["foes 1"][0]
        assert len(tables) == 10
        assert sum(each.stat is Stat.MIGHT for each in tables) == 6


def test_a_group_may_have_the_attacks_of_another_kind() -> None:
    with playing(ambush(monster(0, activationsId=6))) as play:
        assert all(each.key.startswith("wight.") for each in drawn(play))


def test_without_a_table_an_attack_is_about_as_strong_as_the_file_says() -> None:
    with playing(ambush(monster(0, 1, activationsId=-1, damage=3, isFearsome=True))) as play:
        attacks = drawn(play)
        assert {each.damage[0] + each.fear[0] for each in attacks} == {2, 3, 4}
        assert all(each.fear[0] >= each.damage[0] for each in attacks)


def test_a_table_that_is_not_there_is_noted_and_the_kinds_own_is_used() -> None:
    data = ambush(monster(0, activationsId=1234))
    assert notes(data) == [
        "Event 'Foes', enemy 'Ruffian': there is no attack table 1234; it attacks as Ruffian does."
    ]  # fmt: skip
    with playing(data) as play:
        assert all(each.key.startswith("ruffian.") for each in drawn(play))


def test_what_an_attack_does_besides_is_read_out_and_noted() -> None:
    data = ambush(monster(0, activationsId=1000), activations=[rows(row(0, effect="Lose your hat."))])
    assert notes(data) == [
        "Attack table 'Sticks', attack 1: what it does besides is read out, but nobody makes sure of it."
    ]


# Pools ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "difficulty", "budget"), [(1, "normal", 20), (3, "normal", 30), (3, "hard", 45)])
def test_a_pool_spends_no_more_than_its_points(heroes: int, difficulty: str, budget: int) -> None:
    spent = []
    for seed in range(1, 13):
        with playing(
            ambush(basePoolPoints=20, difficultyBias=1, includedEnemies=[True] * 4), heroes, seed, difficulty
        ) as play:
            cost = 0
            for each in groups(play):
                size = len(each.figures)
                cost += COSTS[each.kind][size - 1]
                cost += sum(BONUS_COSTS[key][0] + BONUS_COSTS[key][1] * (size - 1) for key in each.bonuses)
            spent.append(cost)
    assert max(spent) <= budget
    assert min(spent) >= budget - 6


def test_a_pool_buys_only_what_is_allowed() -> None:
    with playing(ambush(basePoolPoints=40, includedEnemies=[False, True])) as play:
        assert {each.kind for each in groups(play)} == {"goblin-scout"}
        assert all(len(each.bonuses) <= 3 for each in groups(play))


def test_a_pool_for_which_nobody_is_allowed_is_noted() -> None:
    assert notes(ambush(basePoolPoints=40, includedEnemies=[False] * 30)) == [
        "Event 'Foes': there are 40 points for random enemies, but none is allowed."
    ]


# Beaten ---------------------------------------------------------------------------------------


def strike_down(play: Play, name: str) -> None:
    """A hero strikes the only figure of a group down."""
    group = next(each for each in groups(play) if each.name == name)
    group.figures = group.figures[:1]
    group.figures[0].health, group.figures[0].armour, group.figures[0].sorcery = 1, 0, 0
    group.space = play.game.state.position[0]
    for _ in range(30):
        play.until("turn order", "turn", prefer=min)
        if group not in groups(play):
            return
        if play.kind == "turn order":
            play.choose(0)
        state = play.game.state
        state.harm[0].clear()
        group.space, group.exhausted, state.actions = state.position[0], True, 2
        attack = next((each for each in play.game.decision.options if each // 65536 == 4), None)  # type: ignore[union-attr]
        play.choose(-1 if attack is None else attack)
        play.until("turn order", "turn", prefer=max)


def test_the_trigger_and_the_rewards_come_when_all_groups_are_beaten() -> None:
    data = ambush(monster(0, loreReward=1), monster(1, 1, 3, loreReward=2), loreReward=5)
    with playing(data, seed=2) as play:
        for name, lore, words in (("foes 2", 2, []), ("foes 1", 8, ["Rest."])):
            strike_down(play, name)
            assert (play.game.state.app.lore, play.shown[1:]) == (lore, words)


def test_where_nobody_comes_it_is_as_if_they_were_beaten() -> None:
    with playing(ambush(monster(0, isNormal=False), loreReward=2)) as play:
        assert (play.game.state.app.lore, play.shown[1:]) == (2, ["Rest."])


def test_what_an_event_fires_when_it_is_done_is_fired_as_soon_as_they_come() -> None:
    data = ambush(monster(0), after="Alarm")
    data["interactions"].append(event(TEXT, "Bell", on="Alarm", text="Alarm!"))
    data["triggers"].append({"dataName": "Alarm"})
    with playing(data) as play:
        assert play.shown[1:] == ["Alarm!"]


def test_every_kind_of_enemy_has_its_price_and_its_stand_in() -> None:
    assert set(COSTS) == set(ENEMIES)
    for number in range(30):
        assert imported(ambush(monster(number))).adventure.events
