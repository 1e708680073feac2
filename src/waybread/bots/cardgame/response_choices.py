"""Which responses to use, and which cancels to spend on what."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from waybread.bots.cardgame.card_knowledge import SHADOWS, WHEN_REVEALED
from waybread.bots.cardgame.fights import crew, engaged_foes, fight, fighter, foe, ready_characters
from waybread.bots.cardgame.position import NO, Asked, Judge
from waybread.bots.cardgame.questing import due
from waybread.cardgame import SCENARIO
from waybread.cards import ability_card
from waybread.kernel import PASS


def response(asked: Asked) -> int:
    """Use the best response there is, if any is good."""
    best, chosen = 0.0, PASS
    for option in asked.options:
        if option == PASS:
            continue
        card = ability_card(option)
        judge = RESPONSES.get(asked.title(card))
        value = 1.0 if judge is None else judge(asked, card)
        if value > best:
            best, chosen = value, option
    return chosen


def _aragorn(asked: Asked, card: int) -> float:
    state, weights = asked.state, asked.weights
    sphere = state.cards[card].sphere
    wanted = sum(
        asked.knowledge.in_hand[state.cards[each].key] > 1.0
        for each in state.hands[asked.player]
        if state.cards[each].sphere is sphere
    )
    payers = sum(state.cards[each].sphere is sphere for each in asked.game.heroes(asked.player))
    price = weights.resource + weights.aragorn_wanted * wanted / payers**2 - 0.3 * (state.resources.get(card, 0) - 1)
    foes = engaged_foes(asked) + [foe(asked, each, engaging=True) for each in due(asked)]
    if not foes:
        return weights.aragorn - price
    fighters = crew(asked, ready_characters(asked, asked.player))
    more = [*fighters, fighter(asked, card)]
    gain = fight(asked, foes, foes, more) - fight(asked, foes, foes, fighters)
    return gain + weights.aragorn - price


def badness(asked: Asked, card: int) -> float:
    """How bad the when revealed effect of a card is, as things are."""
    state, game = asked.state, asked.game
    title = asked.title(card)
    value = WHEN_REVEALED.get(title, 0.5)
    if title == "The Necromancer's Reach":
        hurt = [each for each in game.characters() if each in state.exhausted]
        return sum(asked.worth(each) if asked.life(each) == 1 else 0.5 for each in hurt)
    if title == "Evil Storm":
        hurt = [each for player in game.order() if state.threat[player] >= 35 for each in game.characters(player)]
        return sum(asked.worth(each) if asked.life(each) == 1 else 0.5 for each in hurt)
    if title == "Driven by Shadow":
        return 0.8 * len(state.staging)
    if title == "Ungoliant's Spawn":
        return 1.0 * len(state.committed)
    if title == "Eyes of the Forest":
        return value * (len(state.hands[asked.player]) > 3)
    if title == "Despair":
        return 1.0 * min(4, state.progress.get(state.quest, 0))
    if title == "Pursued by Shadow":
        return 1.0 * sum(each not in state.committed for each in game.characters(asked.player))
    return value


def _test_of_will(asked: Asked, card: int) -> float:
    about = asked.decision.about
    return badness(asked, about) - asked.weights.cancel if about is not None else NO


def _eleanor(asked: Asked, card: int) -> float:
    about = asked.decision.about
    return badness(asked, about) - asked.weights.eleanor if about is not None else NO


def _hasty_stroke(asked: Asked, card: int) -> float:
    about = asked.decision.about
    if about is None:
        return NO
    return SHADOWS.get(asked.title(about), 0.8) - asked.weights.cancel_shadow


def _strength_of_will(asked: Asked, card: int) -> float:
    busy = asked.state.engaged[asked.player] or due(asked)
    return NO if busy else 1.0


def _swift_strike(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if not attacks:
        return NO
    enemy = attacks[-1].enemy
    return 2.0 if asked.life(enemy) <= 2 else NO


def _son_of_arnor(asked: Asked, card: int) -> float:
    foes = engaged_foes(asked)
    fighters = crew(asked, ready_characters(asked, asked.player))
    now = fight(asked, foes, foes, fighters)
    gains = [
        fight(asked, [*foes, one], [*foes, one], fighters) - now
        for one in (foe(asked, each, engaging=True) for each in asked.game.enemies())
        if one.card not in asked.state.engaged[asked.player]
    ]
    return max(gains, default=NO)


def _miner(asked: Asked, card: int) -> float:
    """Only what the encounter deck has laid on somebody is dug out."""
    state = asked.state
    laid = [each for held in (*state.attached.values(), *state.deck_attachments.values()) for each in held]
    return max(
        (1.0 for each in laid if state.owner[each] == SCENARIO and "Condition" in state.cards[each].traits), default=NO
    )


def _dark_knowledge(asked: Asked, card: int) -> float:
    return NO


RESPONSES: Final[Mapping[str, Judge]] = MappingProxyType(
    {
        "Aragorn": _aragorn,
        "A Test of Will": _test_of_will,
        "Eleanor": _eleanor,
        "Hasty Stroke": _hasty_stroke,
        "Strength of Will": _strength_of_will,
        "Swift Strike": _swift_strike,
        "Son of Arnor": _son_of_arnor,
        "Miner of the Iron Hills": _miner,
        "Dark Knowledge": _dark_knowledge,
    }
)
"""The judge of each response, by the title of its card; one that is not in here is always used."""
