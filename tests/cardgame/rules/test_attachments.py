"""Attachments: their hosts, their controllers, and text boxes that are blank."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, rule
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import has_trait, keyword
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import host, to_a_character, to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Keyword, Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, objective
from waybread.cardgame.state import SCENARIO

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
BODY = {"cost": 1, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
CLOAK = "Test Attachments Cloak"
RIDDANCE = "Test Attachments Riddance"
HERMIT = "Test Attachments Hermit"


@attachment(CLOAK, NEUTRAL, cost=0, traits="Item.")
class Cloak:
    @rule(Rule.ATTACHES_TO)
    def of_gondor(game: CardGame, use: Use, card: int) -> bool:
        """Attach to a Gondor hero."""
        return to_a_hero(game, use, card) and has_trait(game, card, "Gondor")

    @modifier(Stat.DEFENSE)
    def warm(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +1 defence."""
        return 1 if card == host(game, use) else 0


@attachment("Test Attachments Badge", NEUTRAL, cost=0, traits="Title.")
class Badge:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)


@event(RIDDANCE, NEUTRAL, cost=0)
class Riddance:
    @action(target=lambda game, use: list(game.cards_in_play()))
    async def rid(game: CardGame, use: Use, card: int) -> None:
        """Choose a card in play and discard it."""
        await discard(game, card, use.card)


@ally(HERMIT, NEUTRAL, **BODY)
class Hermit:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def alone(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """This ally cannot have attachments."""
        return card == use.card


@ally("Test Attachments Ascetic", NEUTRAL, **BODY)
class Ascetic:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def own_nothing(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """This ally cannot have Item attachments."""
        return card == use.card and has_trait(game, attachment, "Item")


@attachment("Test Attachments Sack", NEUTRAL, cost=0, traits="Item.")
class Sack:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)


@event("Test Attachments Vow", NEUTRAL, cost=0)
class Vow:
    @action(target=lambda game, use: game.characters())
    async def swear(game: CardGame, use: Use, character: int) -> None:
        """Choose a character, who cannot have attachments until the end of the phase. Draw nothing."""
        add_lasting_effect(game, use.card, Rule.CANNOT_HAVE_ATTACHMENTS, cards=[character])


@ally("Test Attachments Abbot", NEUTRAL, **BODY)
class Abbot:
    @rule(Rule.CANNOT_HAVE_ATTACHMENTS)
    def forbid(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """Heroes cannot have attachments."""
        return card in game.heroes()


@objective("Test Attachments Clerk")
class Clerk:
    @forced(after=On.LEAVES_PLAY)
    async def write_down(game: CardGame, use: Use) -> None:
        """Note each card that leaves play, and which are in play still."""
        gone = [game.title(each) for each in game.state.discards[0]]
        note(game, f"{game.title(use.occurrence.card)} left: {sorted(gone)}")


@objective("Test Attachments Fog")
class Fog:
    @rule(Rule.BLANK)
    def hide(game: CardGame, use: Use, card: int) -> bool:
        """The text boxes of characters count as blank."""
        return card in game.characters()


@objective("Test Attachments Banner")
class Banner:
    @rule(Rule.GAINS_KEYWORD)
    def rally(game: CardGame, use: Use, card: int) -> str | None:
        """Heroes gain Ranged."""
        return Keyword.RANGED if card in game.heroes() else None


# Hosts


@pytest.mark.rule("lcg:attachment.1")
def test_a_played_attachment_lies_on_its_host_and_modifies_it() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], hand=["Celebrían's Stone"], resources=2)
    table = lay(seat, at="2.2")
    table.choose("Celebrían's Stone:play")
    assert (table.asked, table.options) == ("pay", ["Aragorn", "Glóin"])
    table.choose("Aragorn", "Aragorn")
    assert (table.asked, table.options) == ("attach", ["Aragorn", "Glóin"])
    table.choose("Glóin")
    assert table.zone("Celebrían's Stone") is Zone.ATTACHED
    assert table.attachments("Glóin") == ["Celebrían's Stone"]
    assert (table.stat("Glóin", Stat.WILLPOWER), table.stat("Aragorn", Stat.WILLPOWER)) == (4, 2)


@pytest.mark.rule("lcg:attachment.2")
def test_without_an_eligible_host_an_attachment_cannot_be_played() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=[CLOAK]), at="2.2")
    assert table.options == []
    assert table.why_not_play(CLOAK) == "nothing in play can take this attachment"
    assert lay(Seat(heroes=["Denethor"], hand=[CLOAK]), encounter_deck=[], at="2.2").options == [CLOAK]


@pytest.mark.rule("lcg:attachment.3")
def test_a_host_may_have_any_number_of_attachments() -> None:
    many = ["Test Attachments Badge"] * 8
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": many}, hand=["Test Attachments Badge"]), at="2.2")
    table.choose("Test Attachments Badge#9:play")
    assert len(table.attachments("Aragorn")) == 9


@pytest.mark.rule("lcg:attachment.4")
def test_attachments_are_discarded_at_the_moment_their_host_leaves_play() -> None:
    seat = Seat(
        heroes=["Aragorn", "Glóin"], attachments={"Aragorn": ["Steward of Gondor", "Celebrían's Stone"]},
        hand=[RIDDANCE],
    )  # fmt: skip
    table = lay(seat, staging=["Test Attachments Clerk"], at="3.1").choose(RIDDANCE, "Aragorn")
    gone = sorted(["Aragorn", "Steward of Gondor", "Celebrían's Stone"])
    assert noted(table)[0].endswith(f"left: {gone}")  # whoever answers first finds all of them gone
    assert len(noted(table)) == 3
    assert table.state.attached == {}
    assert set(gone) < set(table.discards())


@pytest.mark.rule("lcg:attachment.5")
def test_an_attachment_stays_though_its_host_would_no_longer_be_eligible() -> None:
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]}, hand=[CLOAK, CLOAK, RIDDANCE])
    table = lay(seat, at="2.2")
    table.choose(f"{CLOAK}:play")
    table.choose(RIDDANCE, "Steward of Gondor")
    assert "Gondor" not in table.traits("Aragorn")
    assert table.attachments("Aragorn") == [CLOAK]
    assert table.stat("Aragorn", Stat.DEFENSE) == 3
    assert table.why_not_play(f"{CLOAK}#2") == "nothing in play can take this attachment"


@pytest.mark.rule("lcg:attachment.6", "lcg:attachment.7")
def test_an_attachment_may_go_on_another_players_hero_and_is_then_that_players() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Steward of Gondor"], resources=2), Seat(heroes=["Gimli"]), at="2.2"
    )  # fmt: skip
    table.choose("Steward of Gondor:play")
    assert table.options == ["Aragorn", "Gimli"]
    table.choose("Gimli")
    assert table.controller("Steward of Gondor") == 1
    assert (table.player, table.options) == (1, ["Steward of Gondor"])  # who uses it is its controller
    table.choose("Steward of Gondor")
    assert table.resources("Gimli") == 2


@pytest.mark.rule("lcg:attachment.7")
def test_an_attachment_on_an_enemy_stays_with_whoever_played_it() -> None:
    seat = Seat(heroes=["Denethor"], hand=["Forest Snare"], engaged=["King Spider"], resources=3)
    table = lay(seat, encounter_deck=[], at="2.2").choose("Forest Snare:play")
    assert table.controller("King Spider") == SCENARIO
    assert table.controller("Forest Snare") == 0


@pytest.mark.rule("lcg:attachment.8")
def test_host_and_attachment_exhaust_each_on_its_own() -> None:
    table = lay(Seat(attachments={"Aragorn": ["Steward of Gondor"]}), at="3.1").choose("Steward of Gondor")
    assert (table.ready("Aragorn"), table.ready("Steward of Gondor")) == (True, False)
    table = lay(Seat(attachments={"Aragorn": ["Steward of Gondor"]}), at="3.2").choose("Aragorn").done()
    assert (table.ready("Aragorn"), table.ready("Steward of Gondor")) == (False, True)


@pytest.mark.rule("lcg:attachment.8")
def test_host_and_attachment_ready_each_on_its_own() -> None:
    both = ["Aragorn", "Unexpected Courage", "Steward of Gondor"]
    seat = Seat(attachments={"Aragorn": both[1:]}, exhausted=[both[0], both[2]])
    table = lay(seat, at="3.1").choose("Unexpected Courage")
    assert [table.ready(each) for each in both] == [True, False, False]


# Cannot have attachments


@pytest.mark.rule("lcg:cannot-have-attachments.1")
def test_nothing_is_attached_to_a_card_that_cannot_have_attachments() -> None:
    hand = ["Self Preservation", "Test Attachments Badge"]
    table = lay(Seat(heroes=["Denethor"], allies=[HERMIT], hand=hand, resources=3), encounter_deck=[], at="2.2")
    table.choose("Test Attachments Badge:play")
    assert table.attachments("Denethor") == ["Test Attachments Badge"]  # the only host there was
    table.choose("Self Preservation:play")
    assert table.attachments(HERMIT) == []


@pytest.mark.rule("lcg:cannot-have-attachments.2")
def test_with_a_trait_before_the_word_only_attachments_of_that_trait_are_barred() -> None:
    seat = Seat(allies=["Test Attachments Ascetic"], hand=["Test Attachments Sack", "Test Attachments Badge"])
    table = lay(seat, at="2.2").choose("Test Attachments Badge:play")
    assert table.options == ["Aragorn", "Test Attachments Ascetic"]
    table.choose("Test Attachments Ascetic").choose("Test Attachments Sack:play")
    assert table.attachments("Aragorn") == ["Test Attachments Sack"]


@pytest.mark.rule("lcg:cannot-have-attachments.3")
def test_a_character_that_gains_the_text_for_a_time_loses_its_attachments_at_once() -> None:
    held = {"Aragorn": ["Steward of Gondor", "Celebrían's Stone"], "Glóin": ["Unexpected Courage"]}
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments=held, hand=["Test Attachments Vow"])
    table = lay(seat, at="3.1").choose("Test Attachments Vow", "Aragorn")
    assert table.window == "3.1"
    assert table.attachments("Aragorn") == []
    assert {"Steward of Gondor", "Celebrían's Stone"} < set(table.discards())
    assert table.attachments("Glóin") == ["Unexpected Courage"]


@pytest.mark.rule("lcg:cannot-have-attachments.3")
def test_a_character_that_gains_the_text_from_a_card_that_enters_play_loses_its_attachments_at_once() -> None:
    seat = Seat(attachments={"Aragorn": ["Steward of Gondor"]}, hand=["Test Attachments Abbot"], resources=1)
    table = lay(seat, at="2.2").choose("Test Attachments Abbot:play")
    assert (table.attachments("Aragorn"), table.discards()) == ([], ["Steward of Gondor"])


@pytest.mark.rule("lcg:cannot-have-attachments.3", "lcg:discard.6")
def test_attachments_that_a_character_loses_at_once_are_ordered_by_their_owner() -> None:
    held = ["Steward of Gondor", "Celebrían's Stone"]
    seat = Seat(attachments={"Aragorn": held}, hand=["Test Attachments Vow"], deck=["Erebor Hammersmith"])
    table = lay(seat, at="3.1").choose("Test Attachments Vow")
    assert (table.asked, table.player, sorted(table.options)) == ("next on the pile", 0, sorted(held))
    table.choose("Celebrían's Stone")
    assert table.discards() == ["Celebrían's Stone", "Steward of Gondor", "Test Attachments Vow"]


@pytest.mark.rule("lcg:cannot-have-attachments.3")
def test_a_character_that_gains_the_text_keeps_its_permanent_attachments() -> None:
    seat = Seat(attachments={"Aragorn": ["Valor", "Steward of Gondor"]}, hand=["Test Attachments Vow"])
    table = lay(seat, at="3.1").choose("Test Attachments Vow")
    assert (table.window, table.attachments("Aragorn")) == ("3.1", ["Valor"])


# Blank text boxes


@pytest.mark.rule("lcg:blank.1")
def test_a_blank_card_has_none_of_its_printed_abilities() -> None:
    seat = Seat(heroes=["Aragorn", "Denethor"], resources=1)
    assert "Denethor" in lay(seat, at="3.1").options
    table = lay(seat, staging=["Test Attachments Fog"], at="3.1")
    assert table.options == []
    table.pass_until("commit").choose("Aragorn").done()
    assert table.window == "3.2"  # no response of Aragorn's was offered


@pytest.mark.rule("lcg:blank.3")
def test_a_blank_card_loses_abilities_keywords_and_traits() -> None:
    seats = (Seat(heroes=["Denethor"], engaged=["King Spider"]), Seat(heroes=["Aragorn"]))
    table = lay(*seats, encounter_deck=[], at="6.3").pass_until("defend").done()
    assert (table.player, table.options) == (1, ["Aragorn"])  # Sentinel
    table = lay(*seats, staging=["Test Attachments Fog"], encounter_deck=[], at="6.3").pass_until("defend").done()
    assert table.asked == "action"
    assert table.traits("Aragorn") == frozenset()
    assert keyword(table.game, table.id("Aragorn"), Keyword.SENTINEL) == 0
    assert table.options == []  # nothing of Denethor's


@pytest.mark.rule("lcg:blank.1")
def test_a_blank_card_keeps_what_is_not_in_the_text_box() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Faramir"], resources=4), staging=["Test Attachments Fog"], at="2.2")
    assert [table.stat("Aragorn", each) for each in (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE)] == [2, 3, 2]
    assert table.why_not_play("Faramir") is None  # his resource icon


@pytest.mark.rule("lcg:blank.2")
def test_what_a_blank_card_has_gained_from_others_stays() -> None:
    seat = Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]})
    table = lay(seat, staging=["Test Attachments Fog", "Test Attachments Banner"], at="3.1")
    assert table.traits("Aragorn") == {"Gondor"}
    assert keyword(table.game, table.id("Aragorn"), Keyword.RANGED) == 1
