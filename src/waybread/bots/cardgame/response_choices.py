"""Which responses to use, and which cancels to spend on what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from waybread.bots.cardgame.card_knowledge import SHADOWS, WHEN_REVEALED, judged_by
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
        judge = RESPONSES.get(asked.key(card))
        return 1.0 if judge is None else judge(asked, card)

    return worthwhile(asked.options, value)


def _ready_on_the_quest(asked: Asked, card: int) -> float:
    state, weights = asked.state, asked.weights
    sphere = state.cards[card].sphere
    wanted = sum(
        asked.knowledge.in_hand[state.cards[each].key] > 1.0
        for each in state.hands[asked.player]
        if state.cards[each].sphere is sphere
    )
    payers = sum(state.cards[each].sphere is sphere for each in asked.game.heroes(asked.player))
    price = weights.resource + weights.quester_resource * wanted / payers**2 - 0.3 * (state.resources.get(card, 0) - 1)
    foes = engaged_foes(asked) + [foe(asked, each, engaging=True) for each in due(asked)]
    if not foes:
        return weights.ready_quester - price
    fighters = crew(asked, ready_characters(asked, asked.player))
    more = [*fighters, fighter(asked, card)]
    gain = fight(asked, foes, foes, more) - fight(asked, foes, foes, fighters)
    return gain + weights.ready_quester - price


def badness(asked: Asked, card: int) -> float:
    """How bad the when revealed effect of a card is, as things are."""
    key = asked.key(card)
    value = WHEN_REVEALED.get(key, 0.5)
    judge = _WHEN_REVEALED_NOW.get(key)
    return judge(asked, value) if judge else value


def _hurts(asked: Asked, hurt: Sequence[int]) -> float:
    return sum(asked.worth(each) if asked.life(each) == 1 else 0.5 for each in hurt)


def _hurts_exhausted(asked: Asked, usual: float) -> float:
    return _hurts(asked, [each for each in asked.game.characters() if each in asked.state.exhausted])


def _hurts_at_high_threat(asked: Asked, usual: float) -> float:
    game, threat = asked.game, asked.state.threat
    return _hurts(asked, [each for who in game.order() if threat[who] >= 35 for each in game.characters(who)])


def _absent(asked: Asked, usual: float) -> float:
    return 1.0 * sum(each not in asked.state.committed for each in asked.game.characters(asked.player))


_WHEN_REVEALED_NOW: Final[Mapping[str, Callable[[Asked, float], float]]] = judged_by(
    "when_revealed_now",
    {
        "damage to the exhausted": _hurts_exhausted,
        "damage at high threat": _hurts_at_high_threat,
        "grows with staging": lambda asked, usual: 0.8 * len(asked.state.staging),
        "weakens the committed": lambda asked, usual: 1.0 * len(asked.state.committed),
        "discards events": lambda asked, usual: usual * (len(asked.state.hands[asked.player]) > 3),
        "removes progress": lambda asked, usual: 1.0 * min(4, asked.state.progress.get(asked.state.quest, 0)),
        "raises threat for who stays at home": _absent,
    },
)
"""How bad it is where that depends on the table; each gets the usual value too."""


def _cancelling(asked: Asked, price: float) -> float:
    """To cancel what a card does as it is revealed, for so much."""
    about = asked.decision.about
    return NO if about is None else badness(asked, about) - price


def _cancel_a_shadow(asked: Asked, card: int) -> float:
    about = asked.decision.about
    return NO if about is None else SHADOWS.get(asked.state.cards[about].key, 0.8) - asked.weights.cancel_shadow


def _finish_the_attacker(asked: Asked, card: int) -> float:
    attacks = asked.state.attacks
    if not attacks:
        return NO
    enemy = attacks[-1].enemy
    return 2.0 if asked.life(enemy) <= 2 else NO


def _engage_an_enemy(asked: Asked, card: int) -> float:
    foes = engaged_foes(asked)
    fighters = crew(asked, ready_characters(asked, asked.player))
    now = fight(asked, foes, foes, fighters)
    gains = [
        fight(asked, [*foes, one], [*foes, one], fighters) - now
        for one in (foe(asked, each, engaging=True) for each in asked.game.enemies())
        if one.card not in asked.state.engaged[asked.player]
    ]
    return max(gains, default=NO)


def _free_of_a_condition(asked: Asked, card: int) -> float:
    """Only what the encounter deck has laid on somebody is dug out."""
    state = asked.state
    laid = [each for held in (*state.attached.values(), *state.deck_attachments.values()) for each in held]
    return max(
        (1.0 for each in laid if state.owner[each] == SCENARIO and "Condition" in state.cards[each].traits), default=NO
    )


RESPONSES: Final[Mapping[str, Judge]] = judged_by(
    "responses",
    {
        "ready on the quest": _ready_on_the_quest,
        "cancel a reveal": lambda asked, card: _cancelling(asked, asked.weights.cancel),
        "cancel a treachery": lambda asked, card: _cancelling(asked, asked.weights.cancel_treachery),
        "cancel a shadow": _cancel_a_shadow,
        "without enemies": lambda asked, card: NO if has_foes(asked) else 1.0,
        "finish the attacker": _finish_the_attacker,
        "engage an enemy": _engage_an_enemy,
        "free of a condition": _free_of_a_condition,
        "never": lambda asked, card: NO,
    },
)
"""The judge of each response, by the id of its card; one that is not in here is always used."""
