"""Keywords with rules of their own: Ambush, Indestructible, Regenerate, Secrecy, and those that cards lose or grant."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.free_events import BLAST
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, constant, forced, modifier, rule
from waybread.cardgame.abilities.keywords import keyword_rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import keyword, remaining_hit_points
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself, valour
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.engagement import return_to_staging
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, objective, treachery

NEUTRAL = Sphere.NEUTRAL


@enemy("Test Lurker", threat=1, engagement_cost=25, attack=1, defense=1, hit_points=3, keywords="Ambush.")
class Lurker:
    @constant(after=On.ENTERS_PLAY, condition=itself)
    async def creep(game: CardGame, use: Use) -> None:
        """Note that it enters play."""
        note(game, f"constant, engaged with {game.engaged_with(use.card)}")

    @forced(after=On.ENTERS_PLAY, condition=itself)
    async def leap(game: CardGame, use: Use) -> None:
        """Note that it has entered play."""
        note(game, f"forced, engaged with {game.engaged_with(use.card)}")


@objective("Test Quiet Road")
class QuietRoad:
    @rule(Rule.CANNOT_ENGAGE)
    def bar(game: CardGame, use: Use, enemy: int, player: int) -> bool:
        """Enemies cannot engage the first player."""
        return player == game.state.first_player


@objective("Test Daylight")
class Daylight:
    @rule(Rule.LOSES_KEYWORD)
    def lose(game: CardGame, use: Use, card: int) -> str:
        """Each card loses ambush."""
        return "ambush"


@objective("Test Dusk", grants=("ambush",))
class Dusk:
    @rule(Rule.GAINS_KEYWORD)
    def gain(game: CardGame, use: Use, card: int) -> str | None:
        """Each enemy gains ambush."""
        return "ambush" if card in game.enemies() else None


@enemy("Test Troll", threat=1, engagement_cost=25, attack=1, defense=0, hit_points=3,
       keywords="Regenerate 2. Indestructible.")  # fmt: skip
class Troll:
    @forced(after=On.DESTROYED, condition=itself)
    async def die(game: CardGame, use: Use) -> None:
        """Note its end."""
        note(game, "destroyed")


@ally("Test Shade", Sphere.LORE, cost=4, willpower=1, attack=1, defense=1, hit_points=1, keywords="Secrecy 3.")
class Shade:
    pass


@ally("Test Hidden Friend", NEUTRAL, cost=2, willpower=1, attack=1, defense=1, hit_points=1, keywords="Secrecy 3.")
class HiddenFriend:
    pass


@event("Test Brave Words", NEUTRAL, cost=0)
class BraveWords:
    @action()
    async def speak(game: CardGame, use: Use) -> None:
        """Note that words were spoken."""
        note(game, "words")

    @action(condition=valour)
    async def shout(game: CardGame, use: Use) -> None:
        """Valour: note that words were shouted."""
        note(game, "valour")


@objective("Test Toll")
class Toll:
    @modifier(Stat.COST)
    def dearer(game: CardGame, use: Use, card: int) -> int:
        """Cards in hand cost 1 more."""
        return 1


def enter(table: Table, name: str) -> None:
    carry_out(place_in_staging(table.game, table.id(name)))


@pytest.mark.rule("lcg:keyword.ambush.1")
@pytest.mark.parametrize(("threats", "engaged"), [((30, 30), 0), ((20, 30), 1), ((20, 20), None), ((25, 20), 0)])
def test_an_enemy_in_ambush_engages_the_first_player_in_order_whose_check_finds_it(
    threats: tuple[int, int], engaged: int | None
) -> None:
    table = lay(Seat(threat=threats[0]), Seat(heroes=["Gimli"], threat=threats[1]), at="3.3", aside=["Test Lurker"])
    enter(table, "Test Lurker")
    assert table.game.engaged_with(table.id("Test Lurker")) == engaged


@pytest.mark.rule("lcg:keyword.ambush.1")
def test_the_checks_begin_with_the_first_player() -> None:
    table = lay(Seat(threat=30), Seat(heroes=["Gimli"], threat=30), at="3.3", aside=["Test Lurker"], first_player=1)
    enter(table, "Test Lurker")
    assert table.engaged(1) == ["Test Lurker"]


@pytest.mark.rule("lcg:keyword.ambush.2")
def test_ambush_comes_after_constant_text_and_before_forced_text() -> None:
    table = lay(Seat(threat=30), at="3.3", aside=["Test Lurker"])
    enter(table, "Test Lurker")
    assert noted(table) == ["constant, engaged with None", "forced, engaged with 0"]


@pytest.mark.rule("lcg:keyword.ambush.1")
def test_an_enemy_revealed_from_the_deck_ambushes() -> None:
    table = lay(Seat(threat=30), at="3.3", encounter_deck=["Test Lurker"])
    assert table.engaged() == ["Test Lurker"]


@pytest.mark.rule("lcg:keyword.ambush.3")
def test_an_enemy_that_returns_to_the_staging_area_does_not_ambush() -> None:
    table = lay(Seat(threat=30, engaged=["Test Lurker"]), at="6.2")
    carry_out(return_to_staging(table.game, table.id("Test Lurker")))
    assert table.staging == ["Test Lurker"]
    assert table.engaged() == []


@pytest.mark.rule("lcg:keyword.ambush.1")
def test_who_cannot_engage_it_is_passed_over() -> None:
    table = lay(Seat(threat=30), Seat(heroes=["Gimli"], threat=30), at="3.3", staging=["Test Quiet Road"],
                aside=["Test Lurker"])  # fmt: skip
    enter(table, "Test Lurker")
    assert table.engaged(1) == ["Test Lurker"]


@pytest.mark.rule("lcg:keywords.4")
def test_a_lost_keyword_does_nothing_and_a_granted_one_works() -> None:
    table = lay(Seat(threat=45), at="3.3", staging=["Test Daylight"], aside=["Test Lurker"])
    enter(table, "Test Lurker")
    assert keyword(table.game, table.id("Test Lurker"), "ambush") == 0
    assert table.engaged() == []
    table = lay(Seat(threat=45), at="3.3", staging=["Test Dusk"], aside=["Forest Spider"])
    enter(table, "Forest Spider")
    assert table.engaged() == ["Forest Spider"]


@pytest.mark.rule("lcg:lasting.1")
def test_a_registered_keyword_can_be_gained_for_a_time() -> None:
    table = lay(Seat(engaged=["Forest Spider"]), at="6.2", staging=["Test Dusk"])
    spider = table.id("Forest Spider")
    add_lasting_effect(table.game, -1, "gains regenerate", 2, cards=[spider])
    assert keyword(table.game, spider, "regenerate") == 2


@pytest.mark.rule("lcg:keyword.indestructible.1")
def test_an_indestructible_enemy_stays_with_more_damage_than_hit_points() -> None:
    table = lay(Seat(engaged=["Test Troll"], hand=[BLAST]), at="6.2")
    table.choose(BLAST, "Test Troll")
    troll = table.id("Test Troll")
    assert (table.engaged(), table.damage("Test Troll"), noted(table)) == (["Test Troll"], 9, [])
    assert remaining_hit_points(table.game, troll) == 0


@pytest.mark.rule("lcg:keyword.regenerate.1")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (9, 7), (0, 0)])
def test_regeneration_heals_after_the_token_has_passed_and_before_anybody_acts(before: int, after: int) -> None:
    table = lay(Seat(engaged=["Test Troll"]), Seat(heroes=["Gimli"]), at="7.4", damage={"Test Troll": before})
    assert (table.window, table.player) == ("7.4", 1)
    assert table.damage("Test Troll") == after


@pytest.mark.rule("lcg:keyword.secrecy.1")
@pytest.mark.parametrize(("threat", "offered"), [(20, True), (21, False)])
def test_secrecy_makes_a_card_cheaper_up_to_20_threat(threat: int, offered: bool) -> None:
    table = lay(Seat(heroes=["Beravor"], threat=threat, resources=1, hand=["Test Shade"]), at="2.1")
    assert ("Test Shade" in table.options) is offered


@pytest.mark.rule("lcg:keyword.secrecy.1")
def test_secrecy_counts_after_what_raises_the_cost_and_never_below_0() -> None:
    hand = ["Test Shade", "Test Hidden Friend"]
    seat = Seat(heroes=["Beravor"], threat=20, resources=2, hand=hand)
    assert lay(seat, at="2.1", staging=["Test Toll"]).choose("Test Shade").resources("Beravor") == 0
    assert lay(seat, at="2.1").choose("Test Hidden Friend").resources("Beravor") == 2


def test_an_unknown_keyword_is_refused() -> None:
    with pytest.raises(ValueError, match="register it"):
        treachery("Test Misprint", keywords="Ambushed.")(type("Misprint", (), {}))
    with pytest.raises(ValueError, match="two keywords"):
        keyword_rule("surge")


def test_without_such_keywords_nothing_is_asked() -> None:
    assert lay(Seat(), at="2.1").state.special_keywords == ()
    assert lay(Seat(hand=["Test Shade"]), at="2.1").state.special_keywords == ("secrecy",)


@pytest.mark.rule("lcg:trigger.valour.1")
@pytest.mark.parametrize(("threat", "offered"), [(39, ["Test Brave Words"]), (40, ["Test Brave Words"] * 2)])
def test_a_valour_trigger_needs_40_threat(threat: int, offered: list[str]) -> None:
    table = lay(Seat(hand=["Test Brave Words"], threat=threat), Seat(threat=40), at="4.2")
    assert table.options == offered


@pytest.mark.rule("lcg:trigger.valour.1")
def test_a_valour_trigger_is_used_instead_of_the_other_one() -> None:
    table = lay(Seat(hand=["Test Brave Words"], threat=40), at="4.2")
    table.game.choose(table.decision.options[1])
    assert noted(table) == ["valour"]
    assert table.hand() == []
