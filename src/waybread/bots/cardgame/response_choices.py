"""Which responses to use, and which cancels to spend on what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waybread.bots.cardgame.card_knowledge import SHADOWS, WHEN_REVEALED
from waybread.bots.cardgame.combat_actions import has_foes
from waybread.bots.cardgame.fights import crew, engaged_foes, fight, fighter, foe, ready_characters
from waybread.bots.cardgame.position import NO, Asked, Judge
from waybread.bots.cardgame.questing import due
from waybread.bots.option_rules import worthwhile
from waybread.cardgame import SCENARIO
from waybread.cards import ability_card


def response(asked: Asked) -> int:
    """Use the best response there is, if any is good."""

    def value(option: int) -> float:
        card = ability_card(option)
        judge = RESPONSES.get(asked.title(card))
        return 1.0 if judge is None else judge(asked, card)

    return worthwhile(asked.options, value)


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
    value = WHEN_REVEALED.get(state.cards[card].key, 0.5)
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


def _cancelling(asked: Asked, price: float) -> float:
    """To cancel what a card does as it is revealed, for so much."""
    about = asked.decision.about
    return NO if about is None else badness(asked, about) - price


def _hasty_stroke(asked: Asked, card: int) -> float:
    about = asked.decision.about
    return NO if about is None else SHADOWS.get(asked.state.cards[about].key, 0.8) - asked.weights.cancel_shadow


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


RESPONSES: Final[Mapping[str, Judge]] = {
    "Aragorn": _aragorn,
    "A Test of Will": lambda asked, card: _cancelling(asked, asked.weights.cancel),
    "Eleanor": lambda asked, card: _cancelling(asked, asked.weights.eleanor),
    "Hasty Stroke": _hasty_stroke,
    "Strength of Will": lambda asked, card: NO if has_foes(asked) else 1.0,
    "Swift Strike": _swift_strike,
    "Son of Arnor": _son_of_arnor,
    "Miner of the Iron Hills": _miner,
    "Dark Knowledge": lambda asked, card: NO,
}
"""The judge of each response, by the title of its card; one that is not in here is always used."""
