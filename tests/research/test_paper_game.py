"""The paper's game: its setting line by line, and the fidelity gates."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from research.paper import KINDS, PaperGame, PaperState
from research.paper.cards import HEROES
from research.paper.game import DIFFICULTIES, GANDALF_LEAVES, IDLE_ROUNDS, READINGS
from tests.gates import GATES, Plug, Run
from waybread.cardgame.facts import CardType
from waybread.kernel import PASS, Json, SetupError, Streams

TITLES = [kind.title for kind in KINDS]
DUNHERE, EOWYN, ELEANOR = HEROES


def lay(
    step: str,
    *,
    heroes: Sequence[int] = HEROES,
    hand: Sequence[str] = (),
    allies: Sequence[str] = (),
    staging: Sequence[str] = (),
    engaged: Sequence[str] = (),
    deck: Sequence[str] = (),
    encounter_deck: Sequence[str] = (),
    active_location: str = "",
    **fields: Any,
) -> PaperGame:
    """A table at a step of the round, cards by their titles; the last of a deck is its top card."""
    identity = list(HEROES)

    def put(titles: Sequence[str]) -> list[int]:
        identity.extend(TITLES.index(title) for title in titles)
        return list(range(len(identity) - len(titles), len(identity)))

    state = PaperState(stack=[step], streams=fields.pop("streams", Streams(1)), identity=identity, **fields)
    state.characters = [*heroes, *put(allies)]
    state.discards = [each for each in HEROES if each not in heroes]
    state.hand, state.deck, state.encounter_deck = put(hand), put(deck), put(encounter_deck)
    state.staging, state.engaged = put(staging), put(engaged)
    if step == "defense":
        state.attacking = state.engaged.copy()
    if active_location:
        (state.active_location,) = put([active_location])
    return PaperGame.from_state(state)


def titles(game: PaperGame, cards: Sequence[int]) -> list[str]:
    return ["pass" if each == PASS else game.kind(each).title for each in cards]


def offered(game: PaperGame) -> list[str]:
    assert game.decision is not None
    return titles(game, game.decision.options)


def choose(game: PaperGame, *names: str) -> None:
    for name in names:
        assert game.decision is not None
        game.choose(game.decision.options[offered(game).index(name)])


def new(difficulty: str, seed: int = 1) -> PaperGame:
    return PaperGame.new({"difficulty": difficulty}, seed)


# The setting -----------------------------------------------------------------------------


def test_the_heroes_are_dunhere_eowyn_and_eleanor_with_a_threat_of_24() -> None:
    game = new("hard")
    assert titles(game, game.state.characters) == ["Dúnhere", "Éowyn", "Eleanor"]
    assert game.state.threat == 24


def test_the_deck_is_three_each_of_five_allies_of_which_eight_are_drawn_by_the_first_planning() -> None:
    state = new("hard").state
    assert (len(state.hand), len(state.deck)) == (7 + 1, 15 - 8)
    cards = Counter(TITLES[state.identity[each]] for each in state.hand + state.deck)
    allies = ("Wandering Took", "Lórien Guide", "Northern Tracker", "Rider of Rohan", "Gandalf")
    assert cards == dict.fromkeys(allies, 3)


def test_the_numbers_are_those_of_the_real_cards() -> None:
    kinds = {kind.title: kind for kind in KINDS}
    gandalf, spider, road = kinds["Gandalf"], kinds["Forest Spider"], kinds["Old Forest Road"]
    assert (gandalf.cost, gandalf.willpower, gandalf.attack, gandalf.defense, gandalf.hit_points) == (5, 4, 4, 4, 4)
    assert (spider.engagement_cost, spider.threat, spider.attack, spider.defense, spider.hit_points) == (25, 2, 2, 1, 4)
    assert (road.threat, road.quest_points) == (1, 3)
    rider = kinds["Rider of Rohan"]
    assert (rider.cost, rider.willpower, rider.attack, rider.defense, rider.hit_points) == (3, 2, 2, 0, 2)


def encounter_cards(difficulty: str) -> tuple[Counter[str], list[str]]:
    """The encounter cards by title, those in play included, and what is staged at the start."""
    game = new(difficulty)
    return Counter(titles(game, game.state.encounter_deck + game.state.staging)), titles(game, game.state.staging)


ENEMIES = {
    "Dol Guldur Orcs": 3, "Dol Guldur Beastmaster": 1, "Forest Spider": 4, "East Bight Patrol": 1,
    "Black Forest Bats": 1, "King Spider": 2, "Ungoliant's Spawn": 1,
}  # fmt: skip
LOCATIONS = {
    "Necromancer's Pass": 1, "Enchanted Stream": 2, "Old Forest Road": 2, "Forest Gate": 2, "Great Forest Web": 2,
    "Mountains of Mirkwood": 3,
}  # fmt: skip


def test_easy_has_thirteen_enemies_and_nothing_staged() -> None:
    assert sum(ENEMIES.values()) == 13
    assert encounter_cards("easy") == (ENEMIES, [])


def test_medium_adds_twelve_locations() -> None:
    assert sum(LOCATIONS.values()) == 12
    assert encounter_cards("medium") == (ENEMIES | LOCATIONS, [])


def test_hard_begins_with_a_forest_spider_and_an_old_forest_road_in_the_staging_area() -> None:
    assert encounter_cards("hard") == (ENEMIES | LOCATIONS, ["Forest Spider", "Old Forest Road"])


def test_no_card_but_characters_enemies_and_locations_is_there() -> None:
    assert {kind.type for kind in KINDS} == {CardType.HERO, CardType.ALLY, CardType.ENEMY, CardType.LOCATION}


def test_there_is_no_mulligan() -> None:
    game = new("hard")
    assert game.decision is not None
    assert (game.decision.kind, game.state.round) == ("play", 1)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({}, "easy, medium or hard, not None"),
        ({"difficulty": "nightmare"}, "easy, medium or hard, not 'nightmare'"),
        ({"difficulty": "hard", "players": 2}, "not by 'players'"),
        ({"difficulty": "hard", "readings": "all"}, "a list, not 'all'"),
        ({"difficulty": "hard", "readings": ["house rules"]}, "not 'house rules'"),
    ],
)
def test_another_setup_is_refused_in_a_sentence(setup: dict[str, Json], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        PaperGame.new(setup, 1)


# The round -------------------------------------------------------------------------------


def test_each_hero_gets_a_resource_and_a_card_is_drawn() -> None:
    game = lay("resource", heroes=(DUNHERE, EOWYN), deck=["Gandalf", "Wandering Took"])
    assert game.state.resources == [1, 1, 0]
    assert titles(game, game.state.hand) == ["Wandering Took"]
    assert offered(game) == ["Wandering Took", "pass"]


def test_without_a_deck_nothing_is_drawn() -> None:
    game = lay("resource")
    assert (game.state.hand, game.state.round) == ([], 1)


def test_only_allies_that_can_be_paid_for_are_offered_and_neutral_ones_by_any_hero() -> None:
    game = lay("planning", hand=["Northern Tracker", "Wandering Took", "Gandalf"], resources=[2, 2, 1])
    assert offered(game) == ["Northern Tracker", "Wandering Took", "Gandalf", "pass"]
    choose(game, "Wandering Took")
    assert game.state.resources == [0, 2, 1]
    assert game.decision is not None
    assert game.decision.kind == "commit"
    assert offered(game) == ["Dúnhere", "Éowyn", "Eleanor", "Wandering Took", "pass"]


def test_an_ally_can_quest_in_the_round_in_which_it_was_played() -> None:
    game = lay("planning", hand=["Rider of Rohan"], resources=[3, 0, 0])
    choose(game, "Rider of Rohan", "Rider of Rohan", "pass")
    assert game.state.progress == 2


def test_those_who_commit_exhaust_and_a_card_is_revealed_before_the_quest_is_resolved() -> None:
    game = lay("commit", encounter_deck=["Forest Gate", "Forest Spider"])
    choose(game, "Éowyn", "Eleanor", "pass")
    assert titles(game, game.state.staging) == ["Forest Spider"]
    assert game.state.progress == 5 - 2


def test_one_card_is_revealed_in_a_round() -> None:
    game = lay("commit", encounter_deck=["Forest Gate", "Great Forest Web"])
    choose(game, "Éowyn", "pass")
    assert len(game.state.encounter_deck) == 1


def test_with_less_willpower_than_threat_the_threat_rises_by_the_difference() -> None:
    game = lay("commit", staging=["Forest Gate", "Ungoliant's Spawn"], encounter_deck=["King Spider"])
    choose(game, "Dúnhere", "pass")
    assert (game.state.threat, game.state.progress) == (24 + 6, 0)


def test_with_as_much_willpower_as_threat_nothing_happens() -> None:
    game = lay("commit", staging=["Forest Gate", "Great Forest Web"])
    choose(game, "Éowyn", "pass")
    assert (game.state.threat, game.state.progress) == (24, 0)


def test_a_card_is_revealed_even_if_nobody_quests() -> None:
    game = lay("commit", encounter_deck=["Great Forest Web"])
    choose(game, "pass")
    assert titles(game, game.state.staging) == ["Great Forest Web"]
    assert game.state.threat == 26


def test_with_idle_rounds_nothing_is_revealed_where_nobody_quests() -> None:
    game = lay("commit", staging=["Forest Gate"], encounter_deck=["Great Forest Web"], readings=[IDLE_ROUNDS])
    choose(game, "pass")
    assert titles(game, game.state.staging) == ["Forest Gate"]
    assert game.state.threat == 24


def test_progress_beyond_an_explored_active_location_goes_to_the_quest() -> None:
    game = lay("commit", active_location="Old Forest Road", location_progress=1)
    choose(game, "Éowyn", "Eleanor", "pass")
    assert (game.state.active_location, game.state.location_progress, game.state.progress) == (-1, 0, 5 - 2)
    assert titles(game, game.state.discards) == ["Old Forest Road"]


def test_an_active_location_holds_progress_off_the_quest() -> None:
    game = lay("commit", active_location="Forest Gate")
    choose(game, "Dúnhere", "Eleanor", "pass")
    assert (game.state.location_progress, game.state.progress) == (2, 0)


def test_eight_progress_win_at_once() -> None:
    game = lay("commit", progress=4)
    choose(game, "Éowyn", "pass")
    assert game.outcome is not None
    assert game.outcome.won
    assert game.decision is None


def test_seven_progress_do_not_win() -> None:
    game = lay("commit", progress=3)
    choose(game, "Éowyn", "pass")
    assert (game.over, game.state.progress) == (False, 7)


def test_travelling_is_offered_without_a_cost_and_takes_the_threat_out_of_the_staging_area() -> None:
    game = lay("travel", staging=["Forest Spider", "Forest Gate", "Necromancer's Pass"])
    assert offered(game) == ["Forest Gate", "Necromancer's Pass", "pass"]
    before = game.staging_threat()
    choose(game, "Necromancer's Pass")
    assert game.staging_threat() == before - 3
    assert titles(game, [game.state.active_location]) == ["Necromancer's Pass"]


def test_there_is_one_active_location_at_most() -> None:
    game = lay("travel", staging=["Forest Gate"], active_location="Old Forest Road", hand=["Gandalf"])
    assert game.decision is not None
    assert game.decision.kind != "travel"


def test_an_enemy_engages_when_the_threat_has_reached_its_cost_and_nobody_is_asked() -> None:
    game = lay("engagement", staging=["Forest Spider", "Black Forest Bats", "Forest Gate"], threat=24)
    assert titles(game, game.state.engaged) == ["Black Forest Bats"]
    game = lay("engagement", staging=["Forest Spider", "Black Forest Bats", "Forest Gate"], threat=25)
    assert titles(game, game.state.engaged) == ["Forest Spider", "Black Forest Bats"]
    assert titles(game, game.state.staging) == ["Forest Gate"]


def test_a_defender_is_chosen_for_each_enemy_in_turn_and_takes_what_defense_does_not_hold_off() -> None:
    game = lay("defense", engaged=["Dol Guldur Orcs", "King Spider"])
    assert game.decision is not None
    assert titles(game, [game.decision.about or 0]) == ["Dol Guldur Orcs"]
    assert offered(game) == ["Dúnhere", "Éowyn", "Eleanor"]
    choose(game, "Eleanor")
    assert titles(game, [game.decision.about or 0]) == ["King Spider"]
    assert offered(game) == ["Dúnhere", "Éowyn"]
    choose(game, "Dúnhere")
    assert game.state.damage == {DUNHERE: 2}


def test_a_character_without_hit_points_left_is_discarded() -> None:
    game = lay("defense", allies=["Lórien Guide"], engaged=["Dol Guldur Orcs"])
    choose(game, "Lórien Guide")
    assert titles(game, game.state.discards) == ["Lórien Guide"]
    assert game.state.damage == {}


def test_an_attack_that_nobody_can_defend_hits_a_hero_at_random() -> None:
    hit = Counter[int]()
    for seed in range(60):
        game = lay("defense", allies=["Gandalf"], engaged=["Black Forest Bats"], exhausted=[0, 1, 2, 3],
                   streams=Streams(seed))  # fmt: skip
        hit.update(game.state.damage)
    assert set(hit) == {DUNHERE, EOWYN, ELEANOR}
    assert min(hit.values()) > 8


def test_the_defense_of_a_hero_does_not_help_where_nobody_defends() -> None:
    game = lay("defense", heroes=(ELEANOR,), engaged=["Dol Guldur Orcs"], exhausted=[ELEANOR])
    assert game.state.damage == {ELEANOR: 2}


def test_the_death_of_the_last_hero_loses_at_once_even_with_allies_left() -> None:
    game = lay("defense", heroes=(EOWYN,), allies=["Gandalf"], engaged=["Ungoliant's Spawn"])
    choose(game, "Éowyn")
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason) == (False, "all heroes are dead")


def test_a_hero_who_dies_takes_the_resources_along() -> None:
    game = lay("defense", engaged=["Ungoliant's Spawn"], resources=[1, 3, 1], hand=["Wandering Took"])
    choose(game, "Éowyn")
    assert game.state.resources == [1, 0, 1]


def test_the_full_defense_of_an_enemy_holds_against_each_attacker() -> None:
    game = lay("attack", engaged=["Ungoliant's Spawn"])
    assert offered(game) == ["Dúnhere", "Éowyn", "Eleanor", "pass"]
    choose(game, "Dúnhere", "Éowyn", "Eleanor")
    assert game.state.damage == {}


def test_damage_of_several_attackers_adds_up_until_the_enemy_is_gone() -> None:
    game = lay("attack", engaged=["King Spider"], allies=["Rider of Rohan", "Gandalf"])
    choose(game, "Dúnhere")
    assert list(game.state.damage.values()) == [1]
    choose(game, "Gandalf")
    assert game.state.engaged == []
    assert titles(game, game.state.discards) == ["King Spider"]


def test_the_target_of_an_attack_is_random() -> None:
    struck = Counter[str]()
    for seed in range(40):
        game = lay("attack", engaged=["Dol Guldur Orcs", "Black Forest Bats"], streams=Streams(seed))
        choose(game, "Éowyn")
        struck.update(titles(game, list(game.state.damage)))
    assert min(struck["Dol Guldur Orcs"], struck["Black Forest Bats"]) > 8


def test_those_who_quested_or_defended_do_not_attack() -> None:
    game = lay("defense", engaged=["Dol Guldur Orcs"], exhausted=[EOWYN])
    choose(game, "Eleanor")
    assert game.decision is not None
    assert game.decision.kind == "attack"
    assert offered(game) == ["Dúnhere", "pass"]


def test_when_the_round_ends_all_ready_and_the_threat_rises_by_one() -> None:
    game = lay("refresh", exhausted=[DUNHERE, EOWYN])
    assert (game.state.exhausted, game.state.threat, game.state.round) == ([], 25, 1)


def test_allies_stay_and_so_does_gandalf() -> None:
    game = lay("refresh", allies=["Gandalf", "Wandering Took"])
    assert titles(game, game.state.characters)[3:] == ["Gandalf", "Wandering Took"]


def test_gandalf_leaves_when_the_round_ends_if_it_is_read_so() -> None:
    game = lay("refresh", allies=["Gandalf", "Wandering Took"], readings=[GANDALF_LEAVES])
    assert titles(game, game.state.characters)[3:] == ["Wandering Took"]
    assert titles(game, game.state.discards) == ["Gandalf"]


def test_a_threat_of_fifty_loses() -> None:
    game = lay("refresh", threat=49)
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.reason) == (False, "threat has reached the elimination level")
    assert not lay("refresh", threat=48).over


def test_without_an_encounter_deck_nothing_is_revealed() -> None:
    game = lay("commit")
    choose(game, "Éowyn", "pass")
    assert (game.state.staging, game.state.progress) == ([], 4)


# The gates -------------------------------------------------------------------------------


def hidden(game: PaperGame, viewer: int) -> dict[str, list[str]]:
    return {
        "the deck": titles(game, game.state.deck),
        "the encounter deck": titles(game, game.state.encounter_deck),
    }


def secrets(game: PaperGame, viewer: int | None) -> set[str]:
    """Titles of which every copy is hidden."""
    state = game.state
    away = {*state.deck, *state.encounter_deck, *(state.hand if viewer is None else ())}
    shown = {game.kind(card).title for card in range(len(state.identity)) if card not in away}
    return {game.kind(card).title for card in away} - shown


def invariant(game: PaperGame) -> None:
    state = game.state
    places = [
        state.deck, state.hand, state.characters, state.encounter_deck, state.staging, state.engaged, state.discards,
        [state.active_location] if state.active_location >= 0 else [],
    ]  # fmt: skip
    cards = sorted(card for place in places for card in place)
    assert cards == list(range(len(state.identity))), f"a card is not in exactly one place: {places}"
    assert set(state.exhausted) <= set(state.characters), "somebody is exhausted who is not in play"
    assert len(set(state.exhausted)) == len(state.exhausted), "somebody is exhausted twice"
    assert all(amount > 0 and game.left(card) > 0 for card, amount in state.damage.items()), "strange damage"
    assert set(state.damage) <= {*state.characters, *state.engaged}, "damage where there is none"
    assert min(state.resources) >= 0 <= state.location_progress, "a number is negative"
    assert state.outcome is not None or (game.heroes() and state.threat < 50 and state.progress < 8)


def plug(difficulty: str, *readings: str) -> Plug:
    name = "_".join([difficulty, *(each.split()[0] for each in readings)]).upper()
    return Plug(
        game=PaperGame,
        setup={"difficulty": difficulty, "readings": list(readings)},
        players=1,
        hidden=hidden,
        secrets=secrets,
        invariant=invariant,
        kinds=("play", "commit", "travel", "defend", "attack"),
        where=f"tests.research.test_paper_game:{name}",
    )


PLUGS = EASY, MEDIUM, HARD, HARD_GANDALF_IDLE = *map(plug, DIFFICULTIES), plug("hard", *READINGS)


@pytest.mark.parametrize("each", PLUGS, ids=lambda each: each.where.rpartition(":")[2].lower())
def test_random_games_pass_every_gate(each: Plug) -> None:
    run = Run(each, GATES)
    endings = [run.play(seed).outcome for seed in range(3)]
    run.judge()
    assert all(outcome and outcome.reason for outcome in endings)
    assert {kind for kind, _, _ in run.kinds} >= {"play", "commit", "defend", "attack"}
