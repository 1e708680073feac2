"""Edges of moving cards: out of the game, into a deck, onto a pile, out of sight; and what it leads to."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out, ear
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import discardable, host, itself, to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach, claim
from waybread.cardgame.effects.entering_play import place_in_staging, put_into_play
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.effects.leaving_play import destroy, discard, remove_from_game, return_to_hand, shuffle_into_deck
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, hero, location, objective
from waybread.cardgame.secrecy import look, look_alone
from waybread.cardgame.zones.card_moves import take

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from waybread.cardgame.game import CardGame

    Deed = Callable[[CardGame, int], Coroutine[Any, Any, object]]

NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
STEWARD = "Steward of Gondor"
SCAR = "Test Edges Scar"
HEALER = "Test Edges Healer"
SWEEP = "Test Edges Sweep"
ARMOUR = "Test Edges Armour"
SPRING = "Test Edges Spring"
BOX = "Test Edges Box"
HERMIT = "Test Edges Hermit"
MARTYR = "Test Edges Martyr"
LOOSE = "Test Edges Loose Page"
HERALD = "Test Edges Herald"


@attachment(SCAR, NEUTRAL, cost=0, keywords="Permanent.")
class Scar:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)


@attachment(ARMOUR, NEUTRAL, cost=0, unique=True)
class Armour:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @rule(Rule.IMMUNE)
    def hard(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0


@attachment(LOOSE, NEUTRAL, cost=0)
class Loose:
    pass


@ally(HEALER, NEUTRAL, **BODY)
class Healer:
    @modifier(Stat.HIT_POINTS)
    def mend(game: CardGame, use: Use, card: int) -> int:
        """Other allies get +1 hit point."""
        return 1 if card != use.card and card in game.allies() else 0


@location(SPRING, threat=1, quest_points=2)
class Spring:
    @modifier(Stat.HIT_POINTS)
    def refresh(game: CardGame, use: Use, card: int) -> int:
        """Allies get +1 hit point."""
        return 1 if card in game.allies() else 0


@objective(BOX)
class Box:
    pass


@hero(HERMIT, Sphere.LORE, threat_cost=8, willpower=1, attack=1, defense=1, hit_points=4)
class Hermit:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def refuse(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """This hero cannot have attachments."""
        return card == use.card


@ally(MARTYR, NEUTRAL, **BODY)
class Martyr:
    @forced(when=On.DESTROYED, condition=itself)
    async def fall(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, "when destroyed")

    @forced(after=On.DESTROYED, condition=itself)
    async def fallen(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, "after destroyed")


@event(SWEEP, NEUTRAL, cost=0)
class Sweep:
    @action()
    async def sweep(game: CardGame, use: Use) -> None:
        """Discard all allies."""
        await discard(game, game.allies(), use.card)


@ally(HERALD, NEUTRAL, **BODY)
class Herald:
    @forced(when=On.DISCARDED, condition=itself)
    async def warn(game: CardGame, use: Use) -> None:
        """When it would be discarded, every other ally of its player returns to hand."""
        for each in game.allies(use.player):
            if each != use.card:
                await return_to_hand(game, each, use.card)


def where(table: Table, name: str) -> list[str]:
    """Every list in which a card lies."""
    state, card = table.state, table.id(name)
    places = {
        "hand": state.hands, "deck": state.decks, "discards": state.discards, "area": state.areas,
        "engaged": state.engaged, "staging": [state.staging], "encounter deck": [state.encounter_deck],
        "encounter discards": [state.encounter_discard], "removed": [state.removed],
    }  # fmt: skip
    return [place for place, lists in places.items() if any(card in each for each in lists)]


# Out of the game


@pytest.mark.rule("lcg:removed.3")
@pytest.mark.parametrize("name", ["Faramir", "Beorn", "Gandalf", "King Spider", "Forest Gate"])
def test_a_card_can_be_removed_from_the_game_wherever_it_is(name: str) -> None:
    table = lay(
        Seat(allies=["Faramir"], hand=["Beorn"], discards=["Gandalf"]), staging=["King Spider"],
        encounter_deck=["Forest Gate"], at="2.2",
    )  # fmt: skip
    carry_out(remove_from_game(table.game, table.id(name)))
    assert where(table, name) == ["removed"]
    assert table.zone(name) == Zone.REMOVED


def test_only_a_card_that_was_in_play_leaves_it_when_it_is_removed_from_the_game() -> None:
    table = lay(Seat(allies=["Faramir"], hand=["Beorn"]), staging=[ear(On.LEAVES_PLAY)], at="2.2")
    carry_out(remove_from_game(table.game, table.id("Beorn")))
    assert noted(table) == []
    carry_out(remove_from_game(table.game, table.id("Faramir")))
    assert noted(table) == ["when leaves play 0", "after leaves play 0"]


@pytest.mark.parametrize("lose", [remove_from_game, discard])
def test_a_card_that_is_lost_as_it_is_revealed_takes_no_tokens_along(lose: Deed) -> None:
    table = lay(Seat(), encounter_deck=["King Spider"], at="2.2")
    spider = table.id("King Spider")
    take(table.game, spider)
    table.state.damage[spider] = 1
    carry_out(lose(table.game, spider))
    assert table.state.damage == {}


# Into a deck


@pytest.mark.parametrize("name", ["Gandalf", "King Spider"])
def test_a_card_shuffled_into_its_deck_could_be_anywhere_and_nobody_knows(name: str) -> None:
    table = lay(
        Seat(discards=["Gandalf"], deck=["Faramir", "Beorn", "Feint", "Gléowine"] * 5),
        encounter_deck=["Forest Gate", "Old Forest Road"] * 10, encounter_discard=["King Spider"], at="2.2",
    )  # fmt: skip
    decks = (table.deck(), table.encounter_deck)
    look(table.game, 0, [table.state.decks[0][-1], table.state.encounter_deck[-1]])
    carry_out(shuffle_into_deck(table.game, table.id(name)))
    assert where(table, name) in (["deck"], ["encounter deck"])
    after = table.deck() if name == "Gandalf" else table.encounter_deck
    before = decks[name != "Gandalf"]
    assert [each for each in after if each != name] != before
    assert sorted(after) == sorted([*before, name])
    assert len(table.state.seen) == 1  # the one of the other deck


# What leaving leads to


@pytest.mark.parametrize("leave", [return_to_hand, remove_from_game, shuffle_into_deck, discard, destroy])
def test_who_lives_by_another_card_is_destroyed_when_that_one_leaves_play(leave: Deed) -> None:
    table = lay(Seat(allies=["Guard of the Citadel", HEALER], deck=[]), damage={"Guard of the Citadel": 2}, at="2.2")
    assert table.stat("Guard of the Citadel", Stat.HIT_POINTS) == 3
    carry_out(leave(table.game, table.id(HEALER)))
    assert table.zone("Guard of the Citadel") == Zone.DISCARD


def test_who_lives_by_a_location_is_destroyed_when_it_is_explored() -> None:
    table = lay(Seat(allies=["Guard of the Citadel"]), damage={"Guard of the Citadel": 2}, active_location=SPRING,
                at="2.2")  # fmt: skip
    carry_out(place_progress(table.game, table.id(SPRING), 2))
    assert table.active_location is None
    assert table.zone("Guard of the Citadel") == Zone.DISCARD


def test_an_objective_whose_guard_has_left_lies_on_nothing() -> None:
    table = lay(Seat(), staging=["King Spider"], guards={BOX: "King Spider"}, at="2.2")
    carry_out(discard(table.game, table.id("King Spider")))
    assert where(table, BOX) == ["staging"]
    assert (table.state.host, table.state.attached, table.state.guards) == ({}, {}, {})


def test_claiming_an_objective_can_be_answered() -> None:
    table = lay(Seat(), staging=[BOX, ear(On.CLAIMED)], at="2.2")
    carry_out(claim(table.game, table.id(BOX), 0, table.id("Aragorn")))
    assert table.attachments("Aragorn") == [BOX]
    assert table.controller(BOX) == 0
    assert noted(table) == ["after claimed 0"]


def test_what_the_scenario_has_on_an_eliminated_players_hero_goes_to_the_encounter_discard_pile() -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), attached={"Éowyn": ["King Spider"]}, at="2.2")
    carry_out(eliminate(table.game, 1))
    assert where(table, "King Spider") == ["encounter discards"]
    assert table.state.attached == {}


def test_the_threat_of_an_eliminated_player_rises_no_more() -> None:
    table = lay(Seat(threat=20), Seat(heroes=["Éowyn"], threat=30), staging=[ear(On.THREAT_RAISED)], at="2.2")
    carry_out(eliminate(table.game, 1))
    carry_out(raise_threat(table.game, (0, 1), 2))
    assert (table.threat(0), table.threat(1)) == (22, 50)
    assert noted(table) == ["when threat raised 2", "after threat raised 2"]


def test_a_lasting_effect_on_two_characters_stays_on_the_one_that_stays() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Faramir", "Beorn"]), at="2.2")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.ATTACK, 2, cards=[table.id("Faramir"), table.id("Beorn")])
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.WILLPOWER, 1, live="characters")
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.DEFENSE, 1, cards=[table.id("Beorn")])
    carry_out(discard(table.game, table.id("Beorn")))
    assert table.stat("Faramir", Stat.ATTACK) == 3
    assert table.stat("Faramir", Stat.WILLPOWER) == 3
    assert [each.what for each in table.state.lasting] == ["attack", "willpower"]


def test_the_enemies_and_everything_else_of_an_eliminated_player_are_in_one_place_only() -> None:
    table = lay(
        Seat(engaged=["Black Forest Bats"], attachments={"Aragorn": [SCAR]}),
        Seat(heroes=["Éowyn"], hand=["Beorn", "Forest Snare"], deck=["Feint"], engaged=["King Spider"],
             attachments={"Éowyn": ["Steward of Gondor"]}), at="2.2",
    )  # fmt: skip
    carry_out(attach(table.game, table.id("Forest Snare"), table.id("Black Forest Bats"), 1))
    carry_out(eliminate(table.game, 1))
    assert where(table, "King Spider") == ["staging"]
    for name in ("Éowyn", "Beorn", "Feint", "Steward of Gondor", "Forest Snare"):
        assert where(table, name) == ["discards"]
    assert table.engaged(1) == []
    assert table.attachments("Aragorn") == [SCAR]
    assert table.attachments("Black Forest Bats") == []


@pytest.mark.rule("lcg:in-play.7")
def test_what_an_eliminated_player_had_in_play_leaves_play_and_nothing_else_of_theirs_does() -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"], hand=["Beorn"], attachments={"Éowyn": [STEWARD]}),
                staging=[ear(On.LEAVES_PLAY)], at="2.2")  # fmt: skip
    carry_out(eliminate(table.game, 1))
    assert noted(table) == ["after leaves play 0"] * 2


# What cannot be discarded or attached


@pytest.mark.rule("lcg:immune.1")
def test_an_effect_discards_neither_what_is_permanent_nor_what_is_immune_to_it() -> None:
    table = lay(
        Seat(attachments={"Aragorn": [SCAR, ARMOUR, "Steward of Gondor"]}, allies=["Faramir"]), at="2.2",
    )  # fmt: skip
    faramir = table.id("Faramir")
    held = [table.id(each) for each in (SCAR, ARMOUR, "Steward of Gondor")]
    assert table.names(discardable(table.game, Use(faramir, 0, 0), held)) == ["Steward of Gondor"]
    assert [carry_out(discard(table.game, each, faramir)) for each in held] == [False, False, True]
    assert table.attachments("Aragorn") == [SCAR, ARMOUR]


@pytest.mark.rule("lcg:unique.2")
def test_a_unique_attachment_is_not_attached_while_a_copy_is_in_play() -> None:
    table = lay(Seat(attachments={"Aragorn": [ARMOUR]}, discards=[ARMOUR]), Seat(heroes=["Éowyn"]), at="2.2")
    second = table.id(f"{ARMOUR}#2")
    assert carry_out(attach(table.game, second, table.id("Éowyn"), 0)) is False
    assert table.zone(f"{ARMOUR}#2") == Zone.DISCARD
    assert carry_out(attach(table.game, table.id(ARMOUR), table.id("Éowyn"), 0)) is True
    assert table.attachments("Éowyn") == [ARMOUR]


def test_an_attachment_that_names_nothing_to_go_on_cannot_be_played() -> None:
    table = lay(Seat(hand=[LOOSE]), at="2.2")
    assert table.options == []
    assert table.why_not_play(LOOSE) == "nothing in play can take this attachment"


@pytest.mark.parametrize(("on", "times"), [(On.ENTERS_PLAY, 1), (On.ATTACHED, 2)])
def test_an_attachment_enters_play_once_and_is_attached_each_time(on: On, times: int) -> None:
    table = lay(Seat(heroes=["Aragorn", "Éowyn"], hand=[STEWARD]), staging=[ear(on)], at="2.2")
    carry_out(attach(table.game, table.id(STEWARD), table.id("Aragorn"), 0))
    carry_out(attach(table.game, table.id(STEWARD), table.id("Éowyn"), 0))
    assert noted(table) == [f"after {on} 0"] * times
    assert host(table.game, Use(table.id(STEWARD), 0, 0)) == table.id("Éowyn")


def test_a_card_laid_into_the_staging_area_without_a_reveal_is_as_new() -> None:
    table = lay(Seat(engaged=["King Spider"]), damage={"King Spider": 1}, at="2.2")
    carry_out(place_in_staging(table.game, table.id("King Spider")))
    assert where(table, "King Spider") == ["staging"]
    assert table.damage("King Spider") == 0


def test_an_exhausted_ally_that_left_play_is_ready_when_it_comes_back() -> None:
    table = lay(Seat(allies=["Faramir"], exhausted=["Faramir"]), at="2.2")
    carry_out(discard(table.game, table.id("Faramir")))
    assert table.state.exhausted == {}
    carry_out(put_into_play(table.game, table.id("Faramir"), 0))
    assert table.ready("Faramir")


def test_only_heroes_and_allies_in_play_are_characters() -> None:
    table = lay(Seat(allies=["Beorn"], hand=["Faramir"], attachments={"Aragorn": [STEWARD]}), at="2.2")
    found = [each for each in ("Aragorn", "Beorn", "Faramir", STEWARD) if table.game.is_character(table.id(each))]
    assert found == ["Aragorn", "Beorn"]


def test_a_card_whose_text_comes_back_drops_the_attachments_that_it_cannot_have() -> None:
    table = lay(Seat(heroes=["Aragorn", HERMIT], attachments={HERMIT: [STEWARD]}), at="1.3")
    add_lasting_effect(table.game, table.id("Aragorn"), Rule.BLANK, cards=[table.id(HERMIT)])
    assert table.attachments(HERMIT) == [STEWARD]
    table.pass_to("2.2")
    assert table.zone(STEWARD) == Zone.DISCARD


@pytest.mark.rule("lcg:forced.5")
def test_a_card_answers_once_to_being_destroyed_itself() -> None:
    table = lay(Seat(allies=[MARTYR]), at="2.2")
    carry_out(destroy(table.game, table.id(MARTYR)))
    assert noted(table) == ["when destroyed", "after destroyed"]


# Looking


def looked(table: Table, player: int) -> int:
    """How many hidden cards a player knows."""
    found = table.game.view(player)["looked_at"]
    assert isinstance(found, list)
    return len(found)


@pytest.mark.parametrize(("count", "known"), [(1, 1), (2, 0)])
def test_who_knew_cards_loses_track_of_them_only_if_there_are_several_to_mix_up(count: int, known: int) -> None:
    table = lay(Seat(), Seat(heroes=["Éowyn"]), at="2.2")
    cards = table.state.decks[0][-count:]
    look(table.game, 0, cards)
    look_alone(table.game, 1, cards)
    assert (looked(table, 0), looked(table, 1)) == (known, count)


# Discarded together


@pytest.mark.rule("lcg:discard.6")
def test_a_card_that_is_saved_by_an_answer_to_another_is_not_discarded_with_it() -> None:
    table = lay(Seat(allies=[HERALD, "Faramir"], hand=[SWEEP]), at="2.2").choose(SWEEP)
    assert (table.area(), table.hand()) == (["Aragorn"], ["Faramir"])
    assert HERALD in table.discards()


# The order of a pile


@pytest.mark.rule("lcg:discard.6")
def test_nobody_orders_what_is_left_if_those_are_copies_of_one_card() -> None:
    scouts = ["Snowbourn Scout", "Snowbourn Scout"]
    table = lay(Seat(allies=["Faramir", *scouts], hand=[SWEEP], discards=["Erebor Hammersmith"]), at="2.2")
    table.choose(SWEEP, "Faramir")
    assert table.asked == "action"
    assert table.discards()[1:4] == ["Faramir", "Snowbourn Scout", "Snowbourn Scout#2"]


@pytest.mark.rule("lcg:discard.6")
@pytest.mark.parametrize(("allies", "asked"), [(["Faramir", "Beorn"], True), (["Faramir"], False)])
def test_two_different_cards_that_are_discarded_together_are_enough_to_be_ordered(
    allies: list[str],
    asked: bool,
) -> None:
    table = lay(Seat(allies=allies, hand=[SWEEP], discards=["Erebor Hammersmith"]), at="2.2")
    table.choose(SWEEP)
    assert (table.asked == "next on the pile") is asked
    if asked:
        table.choose("Beorn")
        assert table.discards()[1:3] == ["Beorn", "Faramir"]
    assert table.area() == ["Aragorn"]
