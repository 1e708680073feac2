"""The keywords, apart from Guarded and Ranged, which have tests of their own."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, rule, setup, when_revealed
from waybread.cardgame.abilities.selectors import to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.reveals import gain_surge, reveal_top
from waybread.cardgame.facts import Keyword, Sphere
from waybread.cardgame.library import ally, attachment, event, location, quest, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL


@treachery("Test Keywords Omen", keywords="Doomed 2.")
class Omen:
    pass


@treachery("Test Keywords Rush", keywords="Surge.")
class Rush:
    pass


@treachery("Test Keywords Double Rush", keywords="Surge.")
class DoubleRush:
    @when_revealed
    async def hurry(game: CardGame, use: Use) -> None:
        """This card gains Surge."""
        gain_surge(game)


@location("Test Keywords Rapids", threat=1, quest_points=3, keywords="Surge.")
class Rapids:
    pass


@ally("Test Keywords Prophet", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Prophet:
    @rule(Rule.GAINS_KEYWORD)
    def foretell(game: CardGame, use: Use, card: int) -> str | None:
        """Each treachery gains Doomed 1."""
        return "doomed" if game.card(card).type == "treachery" else None


@quest("Test Keywords Gate", stage=1, quest_points=5)
class Gate:
    @setup
    async def open_it(game: CardGame, use: Use) -> None:
        """Reveal 1 card of the encounter deck."""
        await reveal_top(game, 1)


@location("Test Keywords Vault", threat=1, quest_points=3, keywords="Victory 3.")
class Vault:
    pass


@event("Test Keywords Torch", NEUTRAL, cost=0)
class Torch:
    @action(target=lambda game, use: game.locations())
    async def light(game: CardGame, use: Use, location: int) -> None:
        """Choose a location and place 3 progress on it."""
        await place_progress(game, location, 3, use.card)


@ally("Test Keywords Silencer", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Silencer:
    @rule(Rule.BLANK)
    def hush(game: CardGame, use: Use, card: int) -> bool:
        """The text boxes of enemies and locations are blank."""
        return game.card(card).type in ("enemy", "location")


@attachment("Test Keywords Shield", NEUTRAL, cost=0, keywords="Restricted.")
class Shield:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)


@pytest.mark.rule("lcg:keywords.2")
def test_there_are_eight_keywords_and_a_card_can_have_no_other() -> None:
    names = {"doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "surge", "victory"}
    assert {each.value for each in Keyword} == names
    core = [card for card in CARDS.values() if not card.key.startswith("test-")]
    assert {each for card in core for each in card.keywords} <= set(Keyword)
    with pytest.raises(ValueError, match="stealth"):
        treachery("Test Keywords Unheard Of", keywords="Stealth.")(type("Unheard", (), {}))


# Doomed


@pytest.mark.rule("lcg:keyword.doomed.1")
def test_doomed_raises_the_threat_of_every_player() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"], threat=30), encounter_deck=["Test Keywords Omen"] * 3, at="3.3")
    assert (table.threat(0), table.threat(1)) == (24, 34)  # two cards were revealed


@pytest.mark.rule("lcg:keywords.4")
def test_doomed_2_and_a_gained_doomed_1_act_as_doomed_3() -> None:
    table = lay(
        Seat(allies=["Test Keywords Prophet"]),
        encounter_deck=["Test Keywords Omen", "Forest Gate"],
        at="3.3",
    )
    assert table.threat() == 23


# Surge


@pytest.mark.rule("lcg:keyword.surge.1")
def test_surge_reveals_one_more_card() -> None:
    table = lay(Seat(), encounter_deck=["Test Keywords Rush", "Forest Gate", "Old Forest Road"], at="3.3")
    assert table.staging == ["Forest Gate"]
    assert table.encounter_deck == ["Old Forest Road"]


@pytest.mark.rule("lcg:keyword.surge.1", "lcg:keyword.doomed.1")
def test_surge_and_doomed_work_in_setup_too() -> None:
    table = lay(
        Seat(),
        quest="",
        quest_deck=["Test Keywords Gate"],
        encounter_deck=["Test Keywords Rush", "Test Keywords Omen", "Old Forest Road"],
        at="setup.7",
    )
    assert table.threat() == 22
    assert table.encounter_discard == ["Test Keywords Rush", "Test Keywords Omen"]
    assert table.encounter_deck == ["Old Forest Road"]


@pytest.mark.rule("lcg:keyword.surge.2")
def test_each_instance_of_surge_reveals_a_card() -> None:
    table = lay(
        Seat(),
        encounter_deck=["Test Keywords Double Rush", "Forest Gate", "Old Forest Road", "Enchanted Stream"],
        at="3.3",
    )
    assert table.staging == ["Forest Gate", "Old Forest Road"]
    assert table.encounter_deck == ["Enchanted Stream"]


@pytest.mark.rule("lcg:keyword.surge.3")
def test_surge_waits_until_its_own_card_is_staged() -> None:
    table = lay(
        Seat(),
        encounter_deck=["Test Keywords Rapids", "Driven by Shadow", "Old Forest Road"],
        at="3.3",
    )
    assert table.staging == ["Test Keywords Rapids"]
    assert [each.cards for each in table.state.lasting] == [(table.id("Test Keywords Rapids"),)]  # it was there


# Sentinel


@pytest.mark.rule("lcg:keyword.sentinel.1", "lcg:keyword.sentinel.2", "lcg:keyword.sentinel.3")
def test_a_sentinel_may_step_in_for_another_player_who_declares_no_defender() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        Seat(heroes=["Aragorn", "Théodred"], allies=["Gondorian Spearman"], exhausted=["Gondorian Spearman"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_until("defend")
    assert (table.player, table.options) == (0, ["Gimli"])  # the attacked player comes first
    table.done()
    assert (table.player, table.options) == (1, ["Aragorn"])  # ready, and a sentinel
    table.choose("Aragorn")
    assert not table.ready("Aragorn")
    table.pass_to("6.4.3")
    assert table.damage("Aragorn") == 3 - 2


@pytest.mark.rule("lcg:keyword.sentinel.2")
def test_nobody_steps_in_when_the_attacked_player_has_a_defender() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["King Spider"]), Seat(heroes=["Aragorn"]), encounter_deck=[], at="6.4a")
    table.pass_until("defend").choose("Gimli")
    assert table.window == "6.4.1"
    assert table.names(table.state.attacks[-1].defenders) == ["Gimli"]


# Restricted


@pytest.mark.rule("lcg:keyword.restricted.1", "lcg:keyword.restricted.2")
def test_of_three_restricted_attachments_one_is_discarded_at_once() -> None:
    table = lay(
        Seat(
            heroes=["Gimli", "Aragorn"],
            attachments={"Gimli": ["Dwarven Axe", "Citadel Plate"]},
            hand=["Test Keywords Shield"],
        ),
        at="2.2",
    )
    table.choose("Test Keywords Shield", "Gimli")
    assert (table.asked, table.player) == ("restricted", 0)
    assert table.options == ["Dwarven Axe", "Citadel Plate", "Test Keywords Shield"]
    table.choose("Dwarven Axe")
    assert table.attachments("Gimli") == ["Citadel Plate", "Test Keywords Shield"]
    assert table.discards() == ["Dwarven Axe"]


@pytest.mark.rule("lcg:keyword.restricted.1")
def test_two_restricted_attachments_and_any_others_may_stay() -> None:
    table = lay(
        Seat(
            heroes=["Gimli"],
            attachments={"Gimli": ["Dwarven Axe", "Unexpected Courage"]},
            hand=["Test Keywords Shield"],
        ),
        at="2.2",
    )
    table.choose("Test Keywords Shield")
    assert table.attachments("Gimli") == ["Dwarven Axe", "Unexpected Courage", "Test Keywords Shield"]
    assert table.asked == "action"


@pytest.mark.rule("lcg:keyword.restricted.1", "lcg:in-play.1")
def test_a_face_down_attachment_does_not_count_as_restricted() -> None:
    seat = Seat(
        heroes=["Gimli"], attachments={"Gimli": ["Dwarven Axe", "Citadel Plate"]}, hand=["Test Keywords Shield"]
    )
    table = lay(seat, at="2.2")
    table.state.facedown[table.id("Citadel Plate")] = True
    table.state.index = None
    table.choose("Test Keywords Shield")
    assert table.asked == "action"
    assert table.attachments("Gimli") == ["Dwarven Axe", "Citadel Plate", "Test Keywords Shield"]


# Victory


@pytest.mark.rule("lcg:keyword.victory.1")
def test_a_defeated_enemy_with_victory_goes_to_the_victory_display() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=["Hummerhorns"], allies=["Veteran Axehand"]),
        damage={"Hummerhorns": 2},
        at="6.7",
    )
    table.choose("Hummerhorns", "Aragorn").done()
    table.pass_to("6.8.3")
    assert table.names(table.state.victory_display) == ["Hummerhorns"]
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:keyword.victory.1")
def test_an_explored_location_with_victory_goes_to_the_victory_display() -> None:
    table = lay(Seat(hand=["Test Keywords Torch"]), staging=["Test Keywords Vault"], at="1.3")
    table.choose("Test Keywords Torch")
    assert table.zone("Test Keywords Vault") is Zone.VICTORY
    plain = lay(Seat(hand=["Test Keywords Torch"]), staging=["Old Forest Road"], at="1.3")
    plain.choose("Test Keywords Torch")
    assert plain.zone("Old Forest Road") is Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:keyword.victory.3")
def test_a_blank_text_box_keeps_victory() -> None:
    table = lay(
        Seat(hand=["Test Keywords Torch"], allies=["Test Keywords Silencer"]),
        staging=["Test Keywords Vault"],
        at="1.3",
    )
    table.choose("Test Keywords Torch")
    assert table.zone("Test Keywords Vault") is Zone.VICTORY
