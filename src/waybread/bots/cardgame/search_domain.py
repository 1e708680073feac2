"""What the search has to know of each game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from waybread.bots.cardgame.evaluation import contributions, evaluate
from waybread.bots.cardgame.scout import scout_policy
from waybread.bots.strider import SPREAD, Domain, Settings, Strider
from waybread.cardgame import CardGame, DecisionKind, Options, bot_values, options_of
from waybread.cards import CARD_ITSELF, ability_slot, read_ability
from waybread.kernel import PASS, Decision

_LOUD: Final = 5.0
_OF_CARDS: Final = (Options.ABILITIES, Options.CARDS)


def names(game: CardGame, decision: Decision) -> list[Hashable]:
    """Options by the titles of their cards: which card an id is, differs from world to world."""
    sort = options_of(game, decision)
    if sort not in _OF_CARDS or decision.kind == DecisionKind.OCCURRENCE:
        return list(decision.options)
    identity = game.state.identity
    found: list[Hashable] = []
    seen: dict[Hashable, int] = {}
    for option in decision.options:
        if option < 0:
            found.append(option)
            continue
        name: Hashable
        if sort is Options.ABILITIES:
            card, slot = read_ability(option)
            name = (identity[card], slot)
        else:
            name = identity[option]
        count = seen[name] = seen.get(name, 0) + 1
        found.append((name, count))
    return found


_REASONS: Final = {
    "progress": "more progress on the quest",
    "last stage": "the last stage sooner",
    "blocked": "a quest that nothing blocks",
    "threat left": "less threat on the dials",
    "least threat left": "less threat on the highest dial",
    "danger": "no dial close to 50",
    "heroes": "more heroes alive",
    "hero life": "healthier heroes",
    "willpower": "more willpower at the table",
    "attack": "more attack strength at the table",
    "defense": "more defence at the table",
    "allies": "more allies in play",
    "ally life": "healthier allies",
    "attachments": "more attachments in play",
    "hand": "more cards in hand",
    "resources": "more resources left",
    "staging threat": "less threat in the staging area",
    "staged attack": "weaker enemies in the staging area",
    "staged life": "fewer enemies in the staging area",
    "engaged attack": "weaker enemies engaged",
    "engaged life": "enemies closer to defeat",
    "engaged": "fewer enemies engaged",
    "active points": "an active location that is closer to being explored",
    "surplus": "willpower that is more of a match for the staging area",
    "objectives": "more objectives claimed",
    "free objectives": "more objectives free to claim",
    "captive": "the prisoner's rescue",
}
"""What a difference in a feature would be called as a reason."""


def reasons(game: CardGame) -> dict[str, float]:
    """What speaks for a position, by the weights of the evaluation; the end of a game speaks loudest."""
    if game.outcome is not None:
        if game.outcome.won:
            return {"a game that is won at once more often": _LOUD}
        return {"a game that is lost less often": -_LOUD}
    found = contributions(game)
    return {_REASONS[name]: amount for name, amount in found.items() if name in _REASONS}


def rounds(game: CardGame) -> int:
    """How many rounds have begun."""
    return game.state.round


_TRUSTED: Final = frozenset(
    (
        DecisionKind.MULLIGAN,
        DecisionKind.PAY,
        DecisionKind.ORDER,
        DecisionKind.OCCURRENCE,
        DecisionKind.SHADOW_ORDER,
        DecisionKind.ATTACKERS,
        DecisionKind.DISCARD,
        DecisionKind.NEXT_ON_THE_PILE,
        DecisionKind.X,
        DecisionKind.RESPONSE,
    )
)
"""Kinds of decision that rules of thumb answer well enough.

What a first hand is worth shows later than a look ahead goes.
"""


def candidates(game: CardGame, decision: Decision, usual: int) -> Sequence[int]:
    """What is worth a look beside what ``scout`` says.

    Actions cost cards and resources, which the evaluation does not mind enough: where ``scout`` would not
    act, only playing another card in the planning phase is looked at; where it would, doing something else.
    """
    if decision.kind in _TRUSTED:
        return (usual,)
    if decision.kind != DecisionKind.ACTION:
        return decision.options
    if usual != PASS:
        return [each for each in decision.options if each in (usual, PASS) or ability_slot(each) == CARD_ITSELF]
    if game.state.phase == "planning":
        return [each for each in decision.options if each == PASS or ability_slot(each) == CARD_ITSELF]
    return (usual,)


_VALUES: Final = bot_values()
_SPREADS: Final[Mapping[str, float]] = _VALUES.get("spreads", {})
"""By scenario, where its box has another than the default."""


def spread(game: CardGame) -> float:
    """By how much differences are supposed to spread."""
    return _SPREADS.get(game.state.scenario, SPREAD)


CARDGAME: Final[Domain[CardGame]] = Domain(
    policy=scout_policy,
    evaluate=evaluate,
    clock=rounds,
    names=names,
    reasons=reasons,
    candidates=candidates,
    spread=spread,
)


def strider(seed: int = 0, settings: Settings | None = None) -> Strider[CardGame]:
    """Return a bot that searches this game."""
    return Strider(CARDGAME, settings, seed)
