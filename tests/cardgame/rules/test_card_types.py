"""Card types: heroes, allies, characters, locations, treacheries; spheres, traits and copies."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import CARDS, Seat, Table, Zone, lay
from tests.cardgame.boxes.core.scenes import QUIET
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, when_revealed
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.abilities.payment import payers
from waybread.cardgame.effects.engagement import engage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, treachery
from waybread.cardgame.state import SCENARIO, replaced
from waybread.cardgame.zones.card_moves import take_form
from waybread.kernel import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable

LEADERSHIP = Sphere.LEADERSHIP
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
TURNCOAT = "Test Card Types Turncoat"


@enemy("Test Card Types Traitor", engagement_cost=20, threat=1, attack=4, defense=0, hit_points=3, traits="Orc.")
class Traitor:
    pass


@ally(TURNCOAT, LEADERSHIP, **BODY, traits="Gondor.")
class Turncoat:
    @action()
    async def turn(game: CardGame, use: Use) -> None:
        """This ally becomes an enemy and engages you."""
        take_form(game, use.card, "test-card-types-traitor")
        game.state.controller = replaced(game.state.controller, use.card, SCENARIO)
        await engage(game, use.card, use.player)


@event("Test Card Types Riddance", Sphere.NEUTRAL, cost=0)
class Riddance:
    @action(target=lambda game, use: [*game.characters(), *game.locations()])
    async def rid(game: CardGame, use: Use, card: int) -> None:
        """Choose a character or location and discard it."""
        await discard(game, card, use.card)


@ally("Test Card Types Man of Gondor", LEADERSHIP, **BODY, traits="Gondor.")
class ManOfGondor:
    pass


@ally("Test Card Types Man of Bree", LEADERSHIP, **BODY, traits="Bree.")
class ManOfBree:
    pass


@treachery("Test Card Types Whisper")
class Whisper:
    @when_revealed
    async def whisper(game: CardGame, use: Use) -> None:
        """Note where this card is."""
        note(game, f"whispers from {Zone(game.state.zone[use.card]).name} with {len(game.state.staging)} staged")


def new_game(*heroes: str) -> CardGame:
    decks = [{"heroes": list(heroes), "cards": {"Guard of the Citadel": 20}}]
    return CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, 1)


def a_round_later(table: Table) -> Table:
    """Everybody passes until the next round's resource window."""
    return table.pass_until("action").pass_to("7.4").done().pass_to("1.3")


# Types


@pytest.mark.rule("lcg:card-types.1")
def test_there_are_nine_card_types_and_every_card_has_one_of_them() -> None:
    assert [each.value for each in CardType] == [
        "hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest",
    ]  # fmt: skip
    assert {card.type for card in CARDS.values()} == set(CardType)


@pytest.mark.rule("lcg:card-types.2")
def test_an_ally_turned_enemy_is_an_enemy_and_nothing_else() -> None:
    table = lay(Seat(allies=[TURNCOAT, "Faramir"]), encounter_deck=[], at="6.2").choose(TURNCOAT)
    assert table.is_type(TURNCOAT, CardType.ENEMY)
    assert table.area() == ["Aragorn", "Faramir"]
    assert table.names(table.game.allies()) == ["Faramir"]
    assert table.names(table.game.enemies()) == [TURNCOAT]
    assert table.traits(TURNCOAT) == {"Orc"}
    table.pass_until("defend")
    assert table.options == ["Aragorn", "Faramir"]  # it attacks, and does not defend
    table.choose("Aragorn").pass_until("attack")
    assert table.damage("Aragorn") == 4 - 2
    assert table.options == [TURNCOAT]
    table.choose(TURNCOAT).pass_to("7.4")
    assert table.damage(TURNCOAT) == 1


# Heroes


@pytest.mark.rule("lcg:hero.1")
def test_heroes_begin_the_game_in_play() -> None:
    game = new_game("Aragorn", "Glóin")
    assert [game.title(each) for each in game.heroes(0)] == ["Aragorn", "Glóin"]
    assert all(game.in_play(each) for each in game.heroes(0))
    assert game.allies(0) == []


@pytest.mark.rule("lcg:hero.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_player_starts_with_one_to_three_heroes(count: int) -> None:
    assert len(new_game(*("Aragorn", "Glóin", "Théodred")[:count]).heroes(0)) == count


@pytest.mark.rule("lcg:hero.4")
@pytest.mark.parametrize("heroes", [(), ("Aragorn", "Glóin", "Théodred", "Gimli")])
def test_a_player_does_not_start_with_no_hero_or_with_four(heroes: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="needs 1 to 3 heroes"):
        new_game(*heroes)


@pytest.mark.rule("lcg:hero.2")
def test_heroes_and_not_allies_have_the_resources_that_pay_for_cards() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], hand=["Guard of the Citadel"]), at="1.2")
    assert table.names(payers(table.game, 0, LEADERSHIP)) == ["Aragorn", "Glóin"]
    assert [table.resources(each) for each in ("Aragorn", "Glóin", "Faramir")] == [1, 1, 0]
    table.pass_to("2.2").choose("Guard of the Citadel:play")
    assert [table.resources(each) for each in ("Aragorn", "Glóin")] == [0, 0]


@pytest.mark.rule("lcg:hero.3")
def test_heroes_may_quest_attack_and_defend_and_have_abilities() -> None:
    assert lay(Seat(heroes=["Denethor"]), at="3.2").options == ["Denethor"]
    assert lay(Seat(heroes=["Denethor"], engaged=["King Spider"]), at="6.8a").options == ["King Spider"]
    fight = lay(Seat(heroes=["Denethor"], engaged=["King Spider"]), at="6.3").pass_until("defend")
    assert fight.options == ["Denethor"]
    assert lay(Seat(heroes=["Denethor"]), at="3.1").options == ["Denethor"]  # an action of his own


@pytest.mark.rule("lcg:hero.5", "lcg:character.4")
def test_a_hero_stays_until_destroyed() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"]), encounter_deck=QUIET * 2, at="3.1")
    a_round_later(table)
    assert table.state.round == 2
    assert table.area() == ["Aragorn", "Glóin"]
    seat = Seat(heroes=["Aragorn", "Glóin"], exhausted=["Glóin"])
    table = lay(seat, damage={"Glóin": 3}, encounter_deck=["The Necromancer's Reach"], at="3.3")
    assert (table.area(), table.discards()) == (["Aragorn"], ["Glóin"])


@pytest.mark.rule("lcg:hero.5")
def test_a_hero_stays_until_an_ability_takes_it_away() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], hand=["Test Card Types Riddance"]), at="3.1")
    table.choose("Test Card Types Riddance", "Glóin")
    assert (table.area(), table.damage("Glóin")) == (["Aragorn"], 0)


# Allies


@pytest.mark.rule("lcg:ally.1")
def test_an_ally_is_played_from_the_hand_and_then_helps_like_a_hero() -> None:
    table = lay(Seat(hand=["Faramir"], resources=4), at="2.2").choose("Faramir:play")
    assert table.hand() == []
    assert table.names(table.game.allies(0)) == ["Faramir"]
    table.pass_until("commit")
    assert table.options == ["Aragorn", "Faramir"]


@pytest.mark.rule("lcg:ally.2", "lcg:character.4")
def test_an_ally_stays_in_play_from_round_to_round_until_something_removes_it() -> None:
    seat = Seat(allies=["Faramir", "Gandalf"], hand=["Test Card Types Riddance"])
    table = a_round_later(lay(seat, encounter_deck=QUIET * 2, at="3.1"))
    assert table.state.round == 2
    assert table.area() == ["Aragorn", "Faramir"]  # Gandalf's own text has sent him away
    table.choose("Test Card Types Riddance", "Faramir")
    assert table.zone("Faramir") is Zone.DISCARD


@pytest.mark.rule("lcg:ally.2")
def test_a_destroyed_ally_leaves_play() -> None:
    seat = Seat(allies=["Snowbourn Scout"], exhausted=["Snowbourn Scout"])
    table = lay(seat, encounter_deck=["The Necromancer's Reach"], at="3.3")
    assert (table.area(), table.discards()) == (["Aragorn"], ["Snowbourn Scout"])


# Characters


@pytest.mark.rule("lcg:character.1")
def test_text_that_says_character_covers_heroes_and_allies() -> None:
    seat = Seat(heroes=["Glorfindel"], allies=["Faramir"], resources=1)
    table = lay(seat, damage={"Glorfindel": 1, "Faramir": 1}, staging=["Forest Spider"], at="3.1").choose("Glorfindel")
    assert table.options == ["Glorfindel", "Faramir"]
    assert table.names(table.game.characters()) == ["Glorfindel", "Faramir"]


@pytest.mark.rule("lcg:character.2")
def test_text_that_says_hero_leaves_allies_out_and_text_that_says_ally_leaves_heroes_out() -> None:
    seat = Seat(heroes=["Glorfindel"], allies=["Daughter of the Nimrodel", "Faramir"], hand=["Ever Vigilant"])
    table = lay(seat, damage={"Glorfindel": 1, "Faramir": 1}, at="3.1").choose("Daughter of the Nimrodel")
    assert table.damage("Glorfindel") == 0  # the only one there was to heal: no choice was asked
    assert table.damage("Faramir") == 1
    tired = ["Aragorn", "Faramir", "Guard of the Citadel"]
    seat = Seat(allies=tired[1:], hand=["Ever Vigilant"], resources=1, exhausted=tired)
    assert lay(seat, at="3.1").choose("Ever Vigilant").options == ["Faramir", "Guard of the Citadel"]


@pytest.mark.rule("lcg:character.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_character_enters_play_ready_in_its_owners_area_and_control(seat: int) -> None:
    seats = [Seat(), Seat(heroes=["Glóin"])]
    seats[seat].hand, seats[seat].resources = ["Faramir"], 4
    table = lay(*seats, at="2.2", first_player=seat).choose("Faramir:play")
    assert "Faramir" in table.area(seat)
    assert table.controller("Faramir") == seat
    assert table.ready("Faramir")


# Locations and the staging area


@pytest.mark.rule("lcg:location.2", "lcg:staging-area.2")
def test_revealed_enemies_locations_and_objectives_go_to_the_staging_area() -> None:
    deck = ["Forest Gate", "East Bight Patrol", "Test Witness", "Forest Gate"]
    table = lay(Seat(), Seat(heroes=["Glóin"]), Seat(heroes=["Gimli"]), encounter_deck=deck, at="3.3")
    assert table.staging == deck[:3]


@pytest.mark.rule("lcg:location.3")
def test_a_location_leaves_play_by_being_explored() -> None:
    progress = {"Old Forest Road": 1}
    table = lay(Seat(), active_location="Old Forest Road", progress=progress, committed=["Aragorn"], at="3.4")
    assert table.active_location is None
    assert table.encounter_discard == ["Old Forest Road"]


@pytest.mark.rule("lcg:location.3")
def test_a_location_leaves_play_by_an_effect_and_else_stays() -> None:
    seat = Seat(hand=["Test Card Types Riddance"])
    table = lay(seat, staging=["Old Forest Road"], active_location="Forest Gate", encounter_deck=QUIET * 2, at="3.4")
    a_round_later(table)
    assert (table.staging[0], table.active_location) == ("Old Forest Road", "Forest Gate")
    table.choose("Test Card Types Riddance", "Old Forest Road")
    assert table.zone("Old Forest Road") is Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:location.4")
def test_travelling_makes_a_location_the_active_one() -> None:
    table = lay(Seat(), staging=["Forest Gate", "Old Forest Road"], at="4.2").choose("Old Forest Road")
    assert table.active_location == "Old Forest Road"
    assert table.staging == ["Forest Gate"]


@pytest.mark.rule("lcg:staging-area.3")
def test_players_are_not_at_a_location_of_the_staging_area() -> None:
    draws = Seat(hand=["Lórien's Wealth"], heroes=["Denethor"], resources=3)
    table = lay(draws, staging=["Enchanted Stream"], at="3.1").choose("Lórien's Wealth")
    assert (table.active_location, len(table.hand())) == (None, 3)
    table = lay(draws, active_location="Enchanted Stream", at="3.1")
    assert "Lórien's Wealth" not in table.options  # at the stream nobody draws


@pytest.mark.rule("lcg:staging-area.4")
def test_all_locations_of_the_staging_area_count_for_its_threat() -> None:
    table = lay(Seat(), staging=["Forest Gate", "Necromancer's Pass"], active_location="Old Forest Road", at="3.2")
    assert staging_threat(table.game) == 2 + 3


@pytest.mark.rule("lcg:staging-area.6")
def test_all_enemies_of_the_staging_area_count_for_its_threat() -> None:
    seat = Seat(engaged=["Ungoliant's Spawn"])
    table = lay(seat, staging=["King Spider", "East Bight Patrol"], encounter_deck=[], at="3.2")
    assert staging_threat(table.game) == 2 + 3
    assert table.done().pass_to("3.4").threat() == 25


@pytest.mark.rule("lcg:staging-area.5")
def test_enemies_of_the_staging_area_are_engaged_with_nobody_and_do_not_attack() -> None:
    table = lay(Seat(threat=0), staging=["Chieftan Ufthak"], at="5.3")
    assert table.game.engaged_with(table.id("Chieftan Ufthak")) is None
    table.pass_to("7.4")
    assert table.damage("Aragorn") == 0


# Treacheries


@pytest.mark.rule("lcg:treachery.2", "lcg:treachery.3")
def test_a_treachery_resolves_at_once_and_then_goes_to_the_encounter_discard_pile() -> None:
    deck = ["Test Card Types Whisper", "Forest Gate", "Forest Gate"]
    table = lay(Seat(), Seat(heroes=["Glóin"]), encounter_deck=deck, encounter_discard=["King Spider"], at="3.3")
    assert noted(table) == ["whispers from LIMBO with 0 staged"]  # before the next card is revealed
    assert table.encounter_discard == ["King Spider", "Test Card Types Whisper"]
    assert table.staging == ["Forest Gate"]


# Spheres and traits


@pytest.mark.rule("lcg:spheres.1", "lcg:spheres.3")
def test_the_four_spheres_are_leadership_lore_spirit_and_tactics() -> None:
    printed = {card.sphere for card in CARDS.values() if card.sphere} - {Sphere.NEUTRAL}
    assert sorted(each.value for each in printed) == ["leadership", "lore", "spirit", "tactics"]
    assert set(Sphere) - {Sphere.NEUTRAL} == printed


@pytest.mark.rule("lcg:spheres.2")
def test_an_ability_that_names_a_sphere_means_the_cards_of_that_sphere() -> None:
    seat = Seat(heroes=["Éowyn"], discards=["Faramir", "Wandering Took", "Gandalf"], hand=["Dwarven Tomb"], resources=1)
    table = lay(seat, at="3.1").choose("Dwarven Tomb")
    assert table.hand() == ["Wandering Took"]


@pytest.mark.rule("lcg:traits.2")
def test_a_trait_does_nothing_by_itself() -> None:
    ways: list[Callable[[Table, str], object]] = [
        lambda table, name: [table.stat(name, each) for each in Stat],
        lambda table, name: table.why_not_use(name) if table.game.card(table.id(name)).abilities else None,
        lambda table, name: name in table.options,
    ]
    men = ["Test Card Types Man of Gondor", "Test Card Types Man of Bree"]
    table = lay(Seat(allies=men), at="3.2")
    for way in ways:
        assert way(table, men[0]) == way(table, men[1])


@pytest.mark.rule("lcg:traits.2")
def test_an_ability_refers_to_having_or_lacking_a_trait() -> None:
    men = ["Test Card Types Man of Gondor", "Test Card Types Man of Bree"]
    table = lay(Seat(allies=men, hand=["For Gondor!"], resources=2), at="3.1").choose("For Gondor!")
    assert [table.stat(each, Stat.DEFENSE) for each in men] == [2, 1]
    axes = {"Gimli": ["Dwarven Axe"], "Legolas": ["Dwarven Axe"]}
    table = lay(Seat(heroes=["Gimli", "Legolas"], attachments=axes), at="3.1")
    assert [table.stat(each, Stat.ATTACK) for each in axes] == [2 + 2, 3 + 1]  # a Dwarf, and one who is not
