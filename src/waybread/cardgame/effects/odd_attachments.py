"""Cards that become attachments though they are not printed as such: blank, face down, or what text makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.abilities.windows import after_window
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.shadow_cards import drop_shadows
from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, Zone, replaced
from waybread.cardgame.zones.card_moves import attach_link, clear_card, take
from waybread.cards import add_card
from waybread.kernel import Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

BLANK: Final = "blank/attached"
"""What a card is that is attached without its title, text and traits."""
add_card(CARDS, Card(BLANK, "Blank attachment", CardType.ATTACHMENT, quantity=0, easy_quantity=0))


async def attach_blank(game: CardGame, card: int, host: int) -> bool:
    """Attach a card as a blank attachment: only its printed cost counts (lcg:faq.q.blank-attachment)."""
    return await become_attachment(game, card, host, BLANK)


def attached_cost(game: CardGame, host: int) -> int:
    """The printed costs of a card's blank attachments together; X or none is 0."""
    state = game.state
    blank = [each for each in state.attached.get(host, ()) if state.form.get(each) == BLANK]
    return sum(max(CARDS[state.identity[each]].cost or 0, 0) for each in blank)


async def attach_face_down(game: CardGame, card: int, host: int, player: int = SCENARIO) -> bool:
    """Attach a card face down: everybody knows which it is, and it is not in play (lcg:in-play.1)."""
    state = game.state
    if rule_applies(game, Rule.CANNOT_HAVE_ATTACHMENTS, host, card) or not affects(game, card, host):
        return False
    take(game, card)
    clear_card(game, card)
    state.seen.pop(card, None)
    state.controller = replaced(state.controller, card, player)
    state.facedown[card] = True
    attach_link(game, card, host)
    if game.tell:
        facts = {**announcements.of(game, card), **announcements.other(game, "host", host), "face down": True}
        game.tell(Event("attached", facts))
    await after_window(game, Occurrence(On.ATTACHED, card=card, source=host))
    return True


async def become_attachment(game: CardGame, card: int, host: int, form: str, player: int = SCENARIO) -> bool:
    """Make any card an attachment; damage, shadow cards and what is attached to it are lost. False if it cannot be.

    A second copy of a unique encounter attachment is discarded without effect (lcg:encounter-unique.1).
    """
    state = game.state
    if CARDS[form].unique and game.unique_in_play(CARDS[form].title):
        await discard(game, card)
        return False
    if not await attach(game, card, host, player, form):
        return False
    drop_shadows(game, card)
    for tokens in (state.damage, state.progress, state.resources):
        tokens.pop(card, None)
    if state.zone[card] == Zone.ATTACHED and card in state.attached:
        await discard(game, state.attached[card])
    await settle(game)
    return True
