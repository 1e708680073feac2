"""Official answers: responses, setup, searching, attachments, success, must, the last card of the deck."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, constant, forced, response, setup, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import Alternative, choose, itself, must_either, must_or
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach, claim
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.progress import place_progress
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType, Sphere, Stat
from waybread.cardgame.library import ally, enemy, event, location, objective, quest, treachery
from waybread.cardgame.zones.piles import search

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
ROADS = ["Old Forest Road", "Enchanted Stream", "Forest Gate", "Necromancer's Pass", "Great Forest Web"]


@ally("Test Faq Scribe", NEUTRAL, cost=0, willpower=0, attack=0, defense=0, hit_points=1)
class Scribe:
    @response(after=On.ENTERS_PLAY, condition=itself)
    async def write(game: CardGame, use: Use) -> None:
        """After this ally enters play, draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @forced(after=On.ENTERS_PLAY, condition=itself)
    async def blot(game: CardGame, use: Use) -> None:
        """After this ally enters play, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


@ally("Test Faq Lookout", NEUTRAL, cost=0, willpower=0, attack=0, defense=0, hit_points=1)
class Lookout:
    @response(after=On.REVEALED)
    async def note(game: CardGame, use: Use) -> None:
        """After an encounter card is revealed, draw 1 card."""
        await draw(game, use.player, 1, use.card)


@quest("Test Faq Threshold", stage=1, quest_points=30)
class Threshold:
    @setup
    async def begin(game: CardGame, use: Use) -> None:
        """Reveal 1 card. Heroes get +1 attack until the end of the phase and +1 defence until that of the round."""
        await reveal_top(game, 1)
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, live="characters", until="phase")
        add_lasting_effect(game, use.card, Stat.DEFENSE, 1, live="characters", until="round")


@quest("Test Faq Trail", stage=2, quest_points=4)
class Trail:
    pass


@event("Test Faq Stride", NEUTRAL, cost=0)
class Stride:
    @action()
    async def stride(game: CardGame, use: Use) -> None:
        """Place 4 progress on the current quest."""
        await place_progress(game, game.state.quest, 4, use.card)


@treachery("Test Faq Omen", keywords="Doomed 2. Surge.")
class Omen:
    @when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 5."""
        await raise_threat(game, game.state.first_player, 5, use.card)


@enemy("Test Faq Herald", engagement_cost=45, threat=1, attack=1, defense=1, hit_points=1, keywords="Doomed 2. Surge.")
class Herald:
    @when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 5."""
        await raise_threat(game, game.state.first_player, 5, use.card)


@event("Test Faq Summons", NEUTRAL, cost=0)
class Summons:
    @action(target=lambda game, use: search(game, lambda each: game.title(each) == "Test Faq Herald"))
    async def summon(game: CardGame, use: Use, card: int) -> None:
        """Search the encounter deck for a herald and add it to the staging area."""
        await place_in_staging(game, card)


@event("Test Faq Oblivion", NEUTRAL, cost=0)
class Oblivion:
    @response(when=On.REVEALED, cancels=True)
    async def erase(game: CardGame, use: Use) -> None:
        """When an encounter card is revealed, cancel that card."""
        use.occurrence.cancelled = True


@treachery("Test Faq Burr")
class Burr:
    @when_revealed
    async def cling(game: CardGame, use: Use) -> None:
        """Attach this card to the first hero."""
        await attach(game, use.card, game.heroes()[0])


@objective("Test Faq Horn")
class Horn:
    @action(target=lambda game, use: game.heroes(use.player))
    async def take_it(game: CardGame, use: Use, hero: int) -> None:
        """Claim this objective."""
        await claim(game, use.card, use.player, hero)


@location("Test Faq Bog", threat=0, quest_points=9)
class Bog:
    @constant(when=On.QUEST_SUCCEEDED)
    async def hinder(game: CardGame, use: Use) -> None:
        """When the players quest successfully with no progress on the quest, the first player's threat rises by 3."""
        if not game.state.progress:
            await raise_threat(game, game.state.first_player, 3, use.card)

    @forced(when=On.QUEST_SUCCEEDED)
    async def sink(game: CardGame, use: Use) -> None:
        """When the players quest successfully with no progress on the quest, the first player's threat rises by 5."""
        if not game.state.progress:
            await raise_threat(game, game.state.first_player, 5, use.card)


def give_up_an_ally(game: CardGame, use: Use) -> Alternative:
    async def give() -> None:
        chosen = await choose(game, game.state.first_player, DecisionKind.DISCARD_CHARACTER, game.allies(), use.card)
        if chosen is not None:
            await discard(game, chosen, use.card)

    return Alternative("Discard an ally", lambda: bool(game.allies()), give)


def take_threat(game: CardGame, use: Use) -> Alternative:
    first = game.state.first_player
    return Alternative("Raise your threat by 4", lambda: True, lambda: raise_threat(game, first, 4, use.card))


@treachery("Test Faq Toll")
class Toll:
    @when_revealed
    async def demand(game: CardGame, use: Use) -> None:
        """The first player must discard an ally or raise their threat by 4."""
        await must_or(give_up_an_ally(game, use), take_threat(game, use))


@treachery("Test Faq Bargain")
class Bargain:
    @when_revealed
    async def demand(game: CardGame, use: Use) -> None:
        """The first player must either discard an ally or raise their threat by 4."""
        await must_either(game.state.first_player, use.card, give_up_an_ally(game, use), take_threat(game, use))


@event("Test Faq Rally", NEUTRAL, cost=0)
class Rally:
    @action()
    async def rally(game: CardGame, use: Use) -> None:
        """Until the end of the phase characters get +1 attack for each enemy in play."""
        add_lasting_effect(game, use.card, Stat.ATTACK, len(game.enemies()), cards=game.characters())


@treachery("Test Faq Dread")
class Dread:
    @when_revealed
    async def dread(game: CardGame, use: Use) -> None:
        """Until the end of the phase characters get -1 willpower for each enemy in play."""
        add_lasting_effect(game, use.card, Stat.WILLPOWER, -1, live="characters", per="enemies in play")


@treachery("Test Faq Question")
class Question:
    @when_revealed
    async def ask(game: CardGame, use: Use) -> None:
        """The first player chooses a hero, who is dealt nothing."""
        await choose(game, game.state.first_player, DecisionKind.TARGET, game.heroes(), use.card)


@treachery("Test Faq Spring")
class Spring:
    @when_revealed
    async def well_up(game: CardGame, use: Use) -> None:
        """Reveal 1 card."""
        await reveal_top(game, 1)


# Responses


@pytest.mark.rule("lcg:faq.1.08")
def test_a_response_and_a_forced_ability_answer_one_occurrence_just_once() -> None:
    table = lay(Seat(hand=["Test Faq Scribe"]), at="2.2")
    table.choose("Test Faq Scribe")
    assert (table.asked, table.options) == ("response", ["Test Faq Scribe"])
    table.choose("Test Faq Scribe")
    assert table.asked == "action"  # not offered again
    assert len(table.hand()) == 1
    assert table.threat() == 21


# Setup


@pytest.mark.rule("lcg:faq.1.19")
def test_in_setup_responses_may_be_used_but_no_actions() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Test Faq Lookout"], attachments={"Aragorn": ["Steward of Gondor"]}),
        quest="",
        quest_deck=["Test Faq Threshold"],
        encounter_deck=ROADS,
        round=0,
        at="setup.7",
    )
    assert (table.asked, table.options) == ("response", ["Test Faq Lookout"])
    assert table.state.phase == "setup"
    table.choose("Test Faq Lookout")
    assert (table.window, table.state.round) == ("1.3", 1)  # the first action window of the first round
    assert table.options == ["Steward of Gondor"]


@pytest.mark.rule("lcg:faq.1.19-2")
def test_effects_made_in_setup_last_into_the_first_resource_phase_and_the_first_round() -> None:
    table = lay(Seat(heroes=["Gimli"]), quest="", quest_deck=["Test Faq Threshold"], round=0, at="setup.7")
    assert table.window == "1.3"
    assert (table.stat("Gimli", Stat.ATTACK), table.stat("Gimli", Stat.DEFENSE)) == (3, 3)
    table.done()
    assert table.window == "2.2"
    assert (table.stat("Gimli", Stat.ATTACK), table.stat("Gimli", Stat.DEFENSE)) == (2, 3)
    table.pass_to("7.4")
    assert table.stat("Gimli", Stat.DEFENSE) == 3
    table.done()
    assert table.state.round == 2
    assert table.stat("Gimli", Stat.DEFENSE) == 2


# Searching, adding, attaching


@pytest.mark.rule("lcg:faq.1.21")
def test_a_searched_deck_is_shuffled_and_a_searched_discard_pile_keeps_its_order() -> None:
    table = lay(
        Seat(hand=["Test Faq Stride"]),
        quest="Test Faq Trail",
        quest_deck=["dont-leave-the-path"],
        encounter_deck=[*ROADS, "Forest Spider", "Mountains of Mirkwood", "East Bight Patrol"],
        encounter_discard=["Hummerhorns", "King Spider", "Black Forest Bats", "Dol Guldur Orcs"],
        at="4.2",
    )
    before = table.encounter_deck
    table.choose("Test Faq Stride")
    assert (table.asked, sorted(table.options)) == ("search", ["Forest Spider", "King Spider"])
    table.choose("King Spider")
    assert table.encounter_discard == ["Hummerhorns", "Black Forest Bats", "Dol Guldur Orcs"]
    assert sorted(table.encounter_deck) == sorted(before)
    assert table.encounter_deck != before


@pytest.mark.rule("lcg:faq.1.22")
def test_a_card_that_is_added_and_not_revealed_has_no_when_revealed_doomed_or_surge() -> None:
    table = lay(
        Seat(hand=["Test Faq Summons"]), encounter_deck=["Test Faq Herald", "Old Forest Road"], at="3.1"
    )  # fmt: skip
    table.choose("Test Faq Summons")
    assert table.staging == ["Test Faq Herald"]
    assert table.threat() == 20
    revealed = lay(Seat(), encounter_deck=["Test Faq Herald", "Old Forest Road", "Forest Gate"], at="3.3")
    assert revealed.staging == ["Test Faq Herald", "Old Forest Road"]
    assert revealed.threat() == 27


@pytest.mark.rule("lcg:faq.1.23")
def test_an_attached_treachery_is_an_attachment_and_no_treachery_any_more() -> None:
    table = lay(Seat(heroes=["Gimli"]), encounter_deck=["Test Faq Burr", "Forest Gate"], at="3.3")
    assert table.attachments("Gimli") == ["Test Faq Burr"]
    assert table.is_type("Test Faq Burr", CardType.ATTACHMENT)
    assert not table.is_type("Test Faq Burr", CardType.TREACHERY)


@pytest.mark.rule("lcg:faq.1.23")
def test_a_claimed_objective_is_an_attachment_and_still_an_objective() -> None:
    table = lay(
        Seat(heroes=["Gimli"], attachments={"Gimli": ["Dwarven Axe"]}, engaged=["Black Forest Bats"]),
        staging=["Test Faq Horn"],
        shadows={"Black Forest Bats": ["Forest Spider"]},
        at="6.4a",
    )
    table.choose("Test Faq Horn")
    assert table.is_type("Test Faq Horn", CardType.OBJECTIVE)
    table.pass_until("discard attachment")
    assert table.options == ["Dwarven Axe", "Test Faq Horn"]


# Questing


@pytest.mark.rule("lcg:faq.1.24")
def test_effects_of_questing_successfully_come_before_the_progress() -> None:
    table = lay(Seat(heroes=["Éowyn"]), committed=["Éowyn"], staging=["Test Faq Bog"], at="3.4")
    assert table.threat() == 20 + 3 + 5  # neither found any progress yet
    assert table.progress("Flies and Spiders") == 4


# Must


@pytest.mark.rule("lcg:faq.1.44")
def test_must_x_or_y_means_y_only_if_x_cannot_be_done() -> None:
    table = lay(Seat(allies=["Faramir"]), encounter_deck=["Test Faq Toll", "Forest Gate"], at="3.3")
    assert table.zone("Faramir") is Zone.DISCARD  # without a choice
    assert table.threat() == 20
    table = lay(Seat(), encounter_deck=["Test Faq Toll", "Forest Gate"], at="3.3")
    assert table.threat() == 24


@pytest.mark.rule("lcg:faq.1.44")
def test_must_either_x_or_y_lets_the_player_pick_one_that_can_be_done() -> None:
    table = lay(Seat(allies=["Faramir"]), encounter_deck=["Test Faq Bargain", "Forest Gate"], at="3.3")
    assert (table.asked, table.decision.options) == ("must either", (0, 1))
    table.choose(1)
    assert table.zone("Faramir") is Zone.AREA
    assert table.threat() == 24
    alone = lay(Seat(), encounter_deck=["Test Faq Bargain", "Forest Gate"], at="3.3")
    assert alone.asked == "action"  # there was nothing to pick
    assert alone.threat() == 24


# Cancelling


@pytest.mark.rule("lcg:faq.1.53")
def test_a_card_whose_when_revealed_text_is_cancelled_is_still_revealed_and_keeps_its_keywords() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Test Faq Lookout"], hand=["A Test of Will"], resources=1),
        encounter_deck=["Test Faq Omen", "Old Forest Road", "Forest Gate"],
        at="3.3",
    )
    table.choose("Test Faq Lookout").choose("A Test of Will")
    assert table.threat() == 22  # Doomed 2
    table.pass_until("action")
    assert table.staging == ["Old Forest Road"]  # Surge
    assert table.encounter_discard == ["Test Faq Omen"]


@pytest.mark.rule("lcg:faq.1.54")
def test_a_card_cancelled_as_a_whole_has_no_keywords_and_no_trigger_but_was_the_card_to_reveal() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Test Faq Lookout"], hand=["Test Faq Oblivion"]),
        encounter_deck=["Test Faq Omen", "Old Forest Road"],
        at="3.3",
    )
    table.choose("Test Faq Oblivion")
    assert table.window == "3.3"  # the lookout had nothing to note
    assert table.threat() == 20
    assert table.staging == []
    assert table.encounter_deck == ["Old Forest Road"]
    assert table.encounter_discard == ["Test Faq Omen"]


# Lasting effects


@pytest.mark.rule("lcg:faq.1.55")
def test_the_size_of_a_player_cards_lasting_effect_is_fixed() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Test Faq Rally", "Test Faq Summons"]),
        staging=["Forest Spider"],
        encounter_deck=["Test Faq Herald", "Forest Gate"],
        at="4.2",
    )
    table.choose("Test Faq Rally").choose("Test Faq Summons")
    assert len(table.game.enemies()) == 2
    assert table.stat("Gimli", Stat.ATTACK) == 2 + 1


@pytest.mark.rule("lcg:faq.1.55")
def test_the_size_of_an_encounter_cards_lasting_effect_follows_the_game() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], hand=["Test Faq Summons"]),
        staging=["Forest Spider"],
        encounter_deck=["Test Faq Dread", "Test Faq Herald", "Forest Gate"],
        at="3.3",
    )
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4 - 1
    table.choose("Test Faq Summons")
    assert table.stat("Éowyn", Stat.WILLPOWER) == 4 - 2


# The last card of the encounter deck


def last_card(title: str) -> Table:
    return lay(
        Seat(heroes=["Gimli", "Thalin"]), encounter_deck=[title], encounter_discard=["Forest Gate"], at="3.3"
    )  # fmt: skip


@pytest.mark.rule("lcg:faq.q.last-card")
def test_the_last_card_is_staged_to_the_end_before_the_deck_is_made_anew() -> None:
    table = last_card("Test Faq Question")
    assert table.asked == "target"
    assert table.encounter_deck == []
    assert table.encounter_discard == ["Forest Gate"]
    table.choose("Gimli")
    assert sorted(table.encounter_deck) == ["Forest Gate", "Test Faq Question"]
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:faq.q.last-card")
def test_a_last_card_that_needs_the_deck_has_it_made_anew_at_once_without_itself() -> None:
    table = last_card("Test Faq Spring")
    assert table.staging == ["Forest Gate"]
    assert table.encounter_deck == ["Test Faq Spring"]  # empty again, and made anew after it was staged
