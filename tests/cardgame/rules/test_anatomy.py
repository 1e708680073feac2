"""Card anatomy: what is printed on each type of card, and what the printed numbers do."""

import pytest

from tests.cardgame.board import CARDS, Seat, lay, printed
from tests.cardgame.boxes.core.fights import attack
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.modifiers import matches, staging_threat, traits
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import PLAYER_TYPES, Card, CardType, Keyword, Kind, Sphere, Stat
from waybread.cardgame.library import objective, plain
from waybread.cardgame.scenarios import SCENARIOS

HEROES = ["Aragorn", "Glóin"]
PRINTED = [
    card
    for card in CARDS.values()
    if card.set_name and card.quantity and card.campaign is None and not card.key.startswith("test-")
]
"""Every card of a product but those of campaign mode, and without what a card becomes on the table (quantity 0)."""
PLAYER = [card for card in PRINTED if card.type in PLAYER_TYPES]
ENCOUNTER_TYPES = (CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE)
NUMBERS = (
    "cost", "threat_cost", "willpower", "attack", "defense", "hit_points", "engagement_cost", "threat", "quest_points",
)  # fmt: skip


@objective("Test Anatomy Lantern", scenario="Passage Through Mirkwood", encounter_set="Test Anatomy Set",
           set_name="Test Anatomy Box", number=7, traits="Item.", keywords="Guarded.")  # fmt: skip
class Lantern:
    pass


LANTERN = CARDS.pop("test-anatomy-lantern")  # it is looked at, not played
ENCOUNTER = [*(card for card in PRINTED if card.type in ENCOUNTER_TYPES), LANTERN]
QUESTS = [card for card in PRINTED if card.type is CardType.QUEST]
REAL = [SCENARIOS[plain(title)] for title in dict.fromkeys(card.scenario for card in QUESTS)]


def of(type_: CardType, cards: list[Card]) -> list[Card]:
    """The printed cards of a type; there must be some."""
    found = [card for card in cards if card.type is type_]
    assert found
    return found


def numbers(card: Card) -> set[str]:
    """Which numbers are printed on a card."""
    return {name for name in NUMBERS if getattr(card, name) is not None}


# Player cards


@pytest.mark.rule("lcg:anatomy.player.1", "lcg:anatomy.player.13")
def test_every_player_card_has_a_name_and_a_number_of_its_own_in_its_set() -> None:
    assert all(card.title for card in PLAYER)
    assert all(card.number > 0 for card in PLAYER)
    assert len({(card.set_name, card.number) for card in PLAYER}) == len(PLAYER)
    aragorn = printed("aragorn")
    assert (aragorn.title, aragorn.set_name, aragorn.number) == ("Aragorn", "Core Set", 1)


@pytest.mark.rule("lcg:anatomy.player.12")
def test_player_cards_are_heroes_allies_attachments_and_events() -> None:
    assert {card.type for card in PRINTED if not card.encounter_set and card.type is not CardType.QUEST} == {
        CardType.HERO, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT,
    }  # fmt: skip


@pytest.mark.rule("lcg:anatomy.hero")
def test_a_hero_has_a_threat_cost_and_a_resource_icon_but_no_cost() -> None:
    for card in of(CardType.HERO, PLAYER):
        assert numbers(card) == {"threat_cost", "willpower", "attack", "defense", "hit_points"}
        assert card.sphere is not None
        assert card.traits
        assert card.text


@pytest.mark.rule("lcg:anatomy.ally")
def test_an_ally_has_a_cost_and_four_numbers_of_a_character() -> None:
    for card in of(CardType.ALLY, PLAYER):
        assert numbers(card) == {"cost", "willpower", "attack", "defense", "hit_points"}
        assert card.sphere is not None
        assert card.traits
        assert card.title
        assert card.set_name


@pytest.mark.rule("lcg:anatomy.attachment")
def test_an_attachment_has_a_cost_traits_and_a_text_that_says_what_it_goes_on() -> None:
    for card in of(CardType.ATTACHMENT, PLAYER):
        assert numbers(card) == {"cost"}
        assert card.sphere is not None
        assert card.traits
        assert any(each.rule == Rule.ATTACHES_TO and each.text for each in card.abilities)


@pytest.mark.rule("lcg:anatomy.event")
def test_an_event_has_a_cost_and_a_text_and_in_the_core_set_no_traits() -> None:
    for card in of(CardType.EVENT, PLAYER):
        assert numbers(card) == {"cost"}
        assert card.sphere is not None
        if card.set_name == "Core Set":  # the key names none, but later events are printed with some
            assert not card.traits
        assert card.text


@pytest.mark.rule("lcg:anatomy.player.2")
def test_the_cost_is_what_is_spent_to_play_a_card_from_pools_that_suit_it() -> None:
    assert printed("faramir").cost == 4
    seat = Seat(heroes=["Aragorn", "Denethor"], hand=["Faramir"], resources=4)
    table = lay(seat, at="2.2").choose("Faramir:play")
    assert (table.resources("Aragorn"), table.resources("Denethor")) == (0, 4)
    seat.resources = {"Aragorn": 3, "Denethor": 4}
    assert lay(seat, at="2.2").why_not_play("Faramir") == "it costs 4 and you have 3 that match"


@pytest.mark.rule("lcg:anatomy.player.3", "lcg:initial-threat.1")
def test_starting_threat_is_the_threat_costs_of_the_heroes_added_up() -> None:
    decks = [{"heroes": ["Aragorn", "Théodred", "Glóin"], "cards": {}}, {"heroes": ["Eleanor"], "cards": {}}]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, 1)
    assert game.state.threat == [12 + 8 + 9, 7]


@pytest.mark.rule("lcg:anatomy.player.4", "lcg:spheres.2")
def test_a_card_belongs_to_the_sphere_of_its_icon() -> None:
    seat = Seat(heroes=["Denethor"], hand=["Gléowine", "Faramir"], resources=5)
    table = lay(seat, at="2.2")
    assert (printed("gleowine").sphere, printed("faramir").sphere) == (Sphere.LORE, Sphere.LEADERSHIP)
    assert "Gléowine" in table.options
    assert "Faramir" not in table.options
    assert table.why_not_play("Faramir") == "no hero of yours has a leadership icon"


@pytest.mark.rule("lcg:anatomy.player.5")
@pytest.mark.parametrize("hero", ["Éowyn", "Denethor"])
def test_willpower_is_what_a_character_brings_to_a_quest_it_is_committed_to(hero: str) -> None:
    willpower = printed(hero).willpower
    table = lay(Seat(heroes=[hero]), encounter_deck=[], at="3.2").choose(hero).done().pass_to("3.4")
    assert table.progress("Flies and Spiders") == willpower


@pytest.mark.rule("lcg:anatomy.player.6")
@pytest.mark.parametrize(("hero", "damage"), [("Aragorn", 3 - 2), ("Legolas", 3 - 2), ("Eleanor", 0)])
def test_attack_is_what_a_character_attacks_with(hero: str, damage: int) -> None:
    table = lay(Seat(heroes=[hero], engaged=["Ungoliant's Spawn"]), at="6.8a")  # defence 2
    attack(table, "Ungoliant's Spawn", hero)
    assert table.damage("Ungoliant's Spawn") == damage


@pytest.mark.rule("lcg:anatomy.player.7")
@pytest.mark.parametrize(("hero", "damage"), [("Aragorn", 5 - 2), ("Denethor", 5 - 3), ("Gimli", 5 - 2)])
def test_defence_is_what_a_character_defends_with(hero: str, damage: int) -> None:
    table = lay(Seat(heroes=[hero], engaged=["Ungoliant's Spawn"]), encounter_deck=[], at="6.3")
    table.pass_until("defend").choose(hero).pass_to("6.4.3")
    assert table.damage(hero) == damage


@pytest.mark.rule("lcg:anatomy.player.8")
@pytest.mark.parametrize(("before", "fallen"), [(3, []), (4, ["Aragorn"])])
def test_damage_as_high_as_its_hit_points_destroys_a_character(before: int, fallen: list[str]) -> None:
    assert printed("aragorn").hit_points == 5
    seat = Seat(heroes=["Aragorn", "Glóin"], exhausted=["Aragorn"])
    table = lay(seat, damage={"Aragorn": before}, encounter_deck=["The Necromancer's Reach"], at="3.3")
    assert table.discards() == fallen


@pytest.mark.rule("lcg:anatomy.player.9")
def test_a_heros_resource_icon_says_which_cards_its_pool_pays_for() -> None:
    table = lay(Seat(heroes=["Aragorn", "Denethor", "Éowyn", "Gimli"]), at="2.2")
    icons = {
        hero: [each for each in Sphere if matches(table.game, table.id(hero), each)]
        for hero in ("Aragorn", "Denethor", "Éowyn", "Gimli")
    }
    assert icons == {
        "Aragorn": [Sphere.LEADERSHIP, Sphere.NEUTRAL],
        "Denethor": [Sphere.LORE, Sphere.NEUTRAL],
        "Éowyn": [Sphere.SPIRIT, Sphere.NEUTRAL],
        "Gimli": [Sphere.TACTICS, Sphere.NEUTRAL],
    }


@pytest.mark.rule("lcg:anatomy.player.10", "lcg:anatomy.encounter.9", "lcg:traits.1")
def test_traits_are_the_words_that_head_the_text_box() -> None:
    table = lay(Seat(heroes=["Aragorn"]), staging=["East Bight Patrol"], at="2.2")
    assert table.traits("Aragorn") == {"Dúnedain", "Noble", "Ranger"}
    assert table.traits("East Bight Patrol") == {"Goblin", "Orc"}
    assert all("." not in trait and trait.strip() == trait for card in PRINTED for trait in card.traits)


@pytest.mark.rule("lcg:anatomy.player.11", "lcg:anatomy.encounter.10")
def test_the_text_of_a_card_tells_its_keywords_and_each_of_its_abilities() -> None:
    for card in PRINTED:
        assert all(each.text for each in card.abilities), card.title
        assert all(each.text in card.text for each in card.abilities)
        assert all(each.capitalize() in card.text for each in card.keywords)
        if not card.abilities and not card.keywords:
            assert card.text == ""
    assert printed("aragorn").text.startswith("Sentinel. Response: Once Aragorn has committed to a quest")
    assert printed("guard-of-the-citadel").text == ""


# Encounter cards


@pytest.mark.rule("lcg:anatomy.encounter.1", "lcg:anatomy.encounter.8", "lcg:anatomy.encounter.13")
def test_every_encounter_card_has_a_name_an_encounter_set_and_its_number_in_a_product() -> None:
    assert all(card.title and card.encounter_set and card.set_name and card.number > 0 for card in ENCOUNTER)
    assert len({(card.set_name, card.number) for card in ENCOUNTER}) == len(ENCOUNTER)
    spider = printed("forest-spider")
    assert (spider.encounter_set, spider.set_name, spider.number) == ("Passage Through Mirkwood", "Core Set", 96)


@pytest.mark.rule("lcg:anatomy.encounter.12", "lcg:encounter-deck.2")
def test_encounter_decks_are_made_of_enemies_locations_treacheries_and_objectives() -> None:
    for scenario in REAL:
        types = {CARDS[key].type for key in scenario.encounter_deck()}
        assert types
        assert types <= set(ENCOUNTER_TYPES)
    assert {card.type for card in ENCOUNTER} == set(ENCOUNTER_TYPES)


@pytest.mark.rule("lcg:anatomy.enemy")
def test_an_enemy_has_an_engagement_cost_threat_and_the_numbers_of_a_fighter() -> None:
    for card in of(CardType.ENEMY, ENCOUNTER):
        assert numbers(card) == {"engagement_cost", "threat", "attack", "defense", "hit_points"}
        assert card.traits
        assert card.sphere is None


@pytest.mark.rule("lcg:anatomy.location")
def test_a_location_has_threat_and_quest_points() -> None:
    for card in of(CardType.LOCATION, ENCOUNTER):
        assert numbers(card) == {"threat", "quest_points"}
        assert card.traits
        assert card.sphere is None


@pytest.mark.rule("lcg:anatomy.treachery")
def test_a_treachery_has_a_text_no_numbers_and_perhaps_a_shadow_effect() -> None:
    treacheries = of(CardType.TREACHERY, ENCOUNTER)
    for card in treacheries:
        assert numbers(card) == set()
        assert card.text
        assert card.sphere is None
    assert {card.shadow is not None for card in treacheries} == {True, False}


@pytest.mark.rule("lcg:anatomy.objective", "lcg:anatomy.encounter.14")
def test_an_objective_names_its_scenario_and_has_no_numbers() -> None:
    for card in of(CardType.OBJECTIVE, ENCOUNTER):
        assert plain(card.scenario) in SCENARIOS
        assert card.traits
        assert card.text
        assert not numbers(card) & {"cost", "threat_cost", "engagement_cost", "threat", "quest_points"}
    assert LANTERN.keywords == {Keyword.GUARDED: 1}


@pytest.mark.rule("lcg:anatomy.encounter.2")
@pytest.mark.parametrize(("threat", "engaged"), [(24, []), (25, ["Forest Spider"])])
def test_the_engagement_cost_says_at_which_threat_an_enemy_comes_to_a_player(threat: int, engaged: list[str]) -> None:
    assert printed("forest-spider").engagement_cost == 25
    table = lay(Seat(threat=threat), staging=["Forest Spider"], at="5.3")
    assert table.engaged() == engaged


@pytest.mark.rule("lcg:anatomy.encounter.3")
def test_an_encounter_card_adds_its_threat_from_the_staging_area() -> None:
    table = lay(Seat(engaged=["King Spider"]), staging=["East Bight Patrol"], active_location="Forest Gate", at="3.2")
    assert staging_threat(table.game) == printed("east-bight-patrol").threat == 3


@pytest.mark.rule("lcg:anatomy.encounter.4")
@pytest.mark.parametrize("enemy", ["King Spider", "Dol Guldur Orcs"])
def test_the_attack_of_an_enemy_is_what_it_attacks_with(enemy: str) -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=[enemy]), encounter_deck=[], at="6.3")
    table.pass_until("defend").done().pass_to("6.8a")
    assert table.damage("Aragorn") == printed(enemy).attack


@pytest.mark.rule("lcg:anatomy.encounter.5")
@pytest.mark.parametrize("enemy", ["Chieftan Ufthak", "Ungoliant's Spawn", "Forest Spider"])
def test_the_defence_of_an_enemy_is_taken_off_an_attack_against_it(enemy: str) -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=[enemy]), at="6.8a")
    attack(table, enemy, "Aragorn")
    assert table.damage(enemy) == 3 - (printed(enemy).defense or 0)


@pytest.mark.rule("lcg:anatomy.encounter.6")
@pytest.mark.parametrize(("progress", "explored"), [(2, False), (3, True)])
def test_progress_as_high_as_its_quest_points_explores_a_location(progress: int, *, explored: bool) -> None:
    assert printed("forest-gate").quest_points == 4
    seat = Seat(hand=["Snowbourn Scout"], resources=1)
    table = lay(seat, staging=["Forest Gate"], progress={"Forest Gate": progress}, encounter_deck=[], at="2.2")
    table.choose("Snowbourn Scout:play", "Snowbourn Scout")
    assert (table.encounter_discard == ["Forest Gate"]) is explored


@pytest.mark.rule("lcg:anatomy.encounter.7")
@pytest.mark.parametrize(("damage", "destroyed"), [(1, False), (2, True)])
def test_damage_as_high_as_its_hit_points_destroys_an_enemy(damage: int, *, destroyed: bool) -> None:
    assert printed("forest-spider").hit_points == 4
    table = lay(Seat(heroes=["Aragorn"], engaged=["Forest Spider"]), damage={"Forest Spider": damage}, at="6.8a")
    attack(table, "Forest Spider", "Aragorn")
    assert (table.encounter_discard == ["Forest Spider"]) is destroyed


@pytest.mark.rule("lcg:anatomy.encounter.11")
def test_a_shadow_effect_is_apart_from_the_text_that_works_in_play() -> None:
    orcs = printed("dol-guldur-orcs")
    assert [each.kind for each in orcs.abilities] == [Kind.WHEN_REVEALED, Kind.SHADOW]
    assert orcs.shadow is orcs.abilities[1]
    assert printed("forest-gate").shadow is None
    table = lay(Seat(engaged=["Black Forest Bats"]), encounter_deck=["Dol Guldur Orcs"], at="6.2")
    table.pass_until("defend").done().pass_to("6.8a")
    assert table.damage("Aragorn") == 1 + 3  # as a shadow card: undefended, and no 2 damage to anybody else
    table = lay(Seat(), committed=["Aragorn"], encounter_deck=["Dol Guldur Orcs", "Forest Gate"], at="3.3")
    assert table.damage("Aragorn") == 2
    assert table.stat("Dol Guldur Orcs", Stat.ATTACK) == 2


# Quest cards


@pytest.mark.rule("lcg:anatomy.quest.1")
def test_every_stage_has_its_own_name() -> None:
    assert [card.title for card in QUESTS if card.scenario == "Passage Through Mirkwood"] == [
        "Flies and Spiders", "A Fork in the Road", '"Don\'t Leave the Path!"', "Beorn's Path",
    ]  # fmt: skip
    assert len({(card.scenario, card.title) for card in QUESTS}) == len(QUESTS)


@pytest.mark.rule("lcg:anatomy.quest.2", "lcg:anatomy.quest.4", "lcg:encounter-deck.3")
def test_scenario_and_encounter_information_say_which_sets_form_the_encounter_deck() -> None:
    for card in QUESTS:
        scenario = SCENARIOS[plain(card.scenario)]
        assert card.encounter_sets == scenario.encounter_sets
        keys = scenario.encounter_deck()
        assert {CARDS[key].encounter_set for key in keys} == set(card.encounter_sets)
        for each in ENCOUNTER:
            assert keys.count(each.key) == (each.quantity if each.encounter_set in card.encounter_sets else 0)
    passage = SCENARIOS["passage-through-mirkwood"].encounter_sets
    assert set(passage) == {"Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs"}


@pytest.mark.rule("lcg:anatomy.quest.3")
def test_the_sequence_is_the_place_of_a_stage_in_the_quest_deck() -> None:
    for scenario in REAL:
        stages = sorted(CARDS[key].stage for key in scenario.quest_cards())
        assert set(stages) == set(range(1, stages[-1] + 1))  # from 1 on, with none left out
    game = CardGame.new(
        {"scenario": "passage-through-mirkwood", "decks": [{"heroes": HEROES, "cards": {"Faramir": 9}}]}, 3
    )
    game.choose(0)
    assert game.card(game.state.quest).stage == 1
    assert [game.card(each).stage for each in reversed(game.state.quest_deck)] == [2, 3, 3]


@pytest.mark.rule("lcg:anatomy.quest.5", "lcg:anatomy.quest.7")
def test_every_stage_names_its_scenario_and_its_number_in_a_product() -> None:
    assert all(card.set_name and card.number > 0 for card in QUESTS)
    assert len({(card.set_name, card.number) for card in QUESTS}) == len(QUESTS)
    for scenario in REAL:
        assert {CARDS[key].scenario for key in scenario.quest_cards()} == {scenario.title}


@pytest.mark.rule("lcg:anatomy.quest.6")
def test_the_text_of_a_stage_holds_its_setup_and_its_conditions() -> None:
    assert [each.kind for each in printed("flies-and-spiders").abilities] == [Kind.SETUP]
    assert printed("flies-and-spiders").text.startswith("Setup: ")
    assert "Ungoliant's Spawn" in printed("beorns-path").text
    table = lay(quest="Beorn's Path", staging=["Ungoliant's Spawn"], progress={"Beorn's Path": 15}, at="3.2")
    assert table.pass_to("4.2").won is None


@pytest.mark.rule("lcg:anatomy.quest.8")
@pytest.mark.parametrize(("before", "stage"), [(5, "Flies and Spiders"), (6, "A Fork in the Road")])
def test_progress_as_high_as_its_quest_points_leads_to_the_next_stage(before: int, stage: str) -> None:
    assert printed("flies-and-spiders").quest_points == 8
    table = lay(
        Seat(), progress={"Flies and Spiders": before}, quest_deck=["A Fork in the Road"], encounter_deck=[], at="3.2"
    )
    table.choose("Aragorn").done().pass_to("3.4")
    assert table.quest == stage


@pytest.mark.rule("lcg:anatomy.quest-sides")
def test_a_quest_card_has_a_side_a_and_a_side_b() -> None:
    for card in QUESTS:
        assert card.title_a  # on both sides; side A has the encounter information, side B the quest points
        assert card.title
        assert card.encounter_sets
        assert numbers(card) == {"quest_points"}
        assert card.stage > 0
        assert card.text
    path = printed("beorns-path")
    assert (path.title_a, path.title, path.quest_points) == ("A Chosen Path", "Beorn's Path", 10)


@pytest.mark.rule("lcg:anatomy.quest-sides")
def test_side_a_is_followed_before_side_b_is_up() -> None:
    decks = [{"heroes": HEROES, "cards": {"Faramir": 9}}]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, 1)
    assert game.state.quest < 0
    game.choose(0)
    assert sorted(map(game.title, game.state.staging)) == ["Forest Spider", "Old Forest Road"]
    assert traits(game, game.state.quest) == frozenset()
    assert game.title(game.state.quest) == "Flies and Spiders"
