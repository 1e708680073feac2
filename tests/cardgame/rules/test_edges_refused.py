"""What was meant for a card that cannot have it: an attachment on an immune card, damage on one that has left play."""

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from tests.cardgame.boxes.core.fights import resolve
from waybread.cardgame.abilities.ability import Use, response, rule
from waybread.cardgame.abilities.modifiers import is_player_card
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.leaving_play import return_to_hand
from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.game import CardGame

SNARE, SPIDER = "Forest Snare", "Forest Spider"


@pytest.fixture
def wraith(monkeypatch: pytest.MonkeyPatch) -> str:
    """An enemy that is immune to player card effects."""

    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and is_player_card(game, source)

    card = Card(
        key="test-refused-wraith", title="Test Refused Wraith", type=CardType.ENEMY, hit_points=4, attack=2, defense=1,
        threat=1, engagement_cost=30, abilities=(rule(Rule.IMMUNE)(shrug),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, card.key, card)
    return card.title


@pytest.fixture
def shy(monkeypatch: pytest.MonkeyPatch) -> str:
    """An ally that may return to the hand when it is dealt damage."""

    async def slip_away(game: CardGame, use: Use) -> None:
        """When it is dealt damage, return it to your hand."""
        await return_to_hand(game, use.card, use.card)

    def itself(game: CardGame, use: Use) -> bool:
        return use.occurrence.card == use.card

    card = Card(
        key="test-refused-shy", title="Test Refused Shy", type=CardType.ALLY, hit_points=1, willpower=0, attack=0,
        defense=0, abilities=(response(when=On.DAMAGE_DEALT, condition=itself)(slip_away),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, card.key, card)
    return card.title


@pytest.mark.rule("lcg:immune.1")
def test_a_player_attachment_cannot_be_played_on_an_enemy_that_is_immune_to_player_cards(wraith: str) -> None:
    hunter = Seat(heroes=["Denethor"], hand=[SNARE], resources=3, engaged=[wraith])
    table = lay(hunter, at="2.2")
    assert SNARE not in table.options
    assert table.why_not_play(SNARE) == "nothing in play can take this attachment"
    both = lay(Seat(heroes=["Denethor"], hand=[SNARE], resources=3, engaged=[wraith, SPIDER]), at="2.2").choose(SNARE)
    assert (both.attachments(SPIDER), both.attachments(wraith)) == ([SNARE], [])


@pytest.mark.rule("lcg:immune.1")
def test_an_effect_does_not_attach_a_player_card_to_one_that_is_immune_to_it(wraith: str) -> None:
    table = lay(Seat(heroes=["Denethor"], hand=[SNARE], engaged=[wraith, SPIDER]), at="2.2")
    resolve(attach(table.game, table.id(SNARE), table.id(wraith), 0))
    assert (table.attachments(wraith), table.hand(), table.zone(SNARE)) == ([], [SNARE], Zone.HAND)
    resolve(attach(table.game, table.id(SNARE), table.id(SPIDER), 0))
    assert (table.attachments(SPIDER), table.hand()) == ([SNARE], [])


def test_an_encounter_card_is_attached_to_one_that_is_immune_to_player_cards_only(wraith: str) -> None:
    table = lay(Seat(heroes=["Denethor"], engaged=[wraith]), aside=["Gandalf's Map"], at="2.2")
    resolve(attach(table.game, table.id("Gandalf's Map"), table.id(wraith)))
    assert table.attachments(wraith) == ["Gandalf's Map"]


@pytest.mark.rule("lcg:damage.5")
def test_damage_is_not_placed_on_a_card_that_left_play_when_it_was_dealt(shy: str) -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=[shy], engaged=[SPIDER]), encounter_deck=[], at="6.3")
    table.pass_until("defend").choose(shy).pass_until("response")
    assert table.options == [shy]
    table.choose(shy)
    assert (table.hand(), table.discards()) == ([shy], [])
    assert table.state.damage == {}
    assert table.asked == "action"


@pytest.mark.rule("lcg:damage.5")
def test_damage_dealt_to_several_still_hurts_those_who_stay(shy: str) -> None:
    table = lay(
        Seat(heroes=["Glóin"], allies=[shy], exhausted=["Glóin", shy]),
        encounter_deck=["The Necromancer's Reach", "Forest Gate"], at="3.3",
    )  # fmt: skip
    table.pass_until("response").choose(shy)
    assert table.hand() == [shy]
    assert table.damage("Glóin") == 1
    assert table.options == ["Glóin"]  # he answers to his damage, and nothing answers to hers
