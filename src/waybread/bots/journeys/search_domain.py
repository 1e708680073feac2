"""What the search has to know of journeys."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Final

from waybread.bots.journeys.evaluation import FEATURES, contributions, evaluate, progress
from waybread.bots.journeys.fitted_weights import FITTED
from waybread.bots.journeys.position import Asked
from waybread.bots.journeys.scout import journey_policy
from waybread.bots.journeys.turns import scores
from waybread.bots.journeys.weights import Weights
from waybread.bots.strider import Domain, Settings, Strider
from waybread.cards import read_ability
from waybread.journeys import Act, DecisionKind, JourneyGame, Options, read_act
from waybread.kernel import PASS, Decision

_LOUD: Final = 5.0
_PACE: Final = FITTED[FEATURES.index("pace")]
_BEST: Final = 4
"""So many options of a turn are looked at."""
_CARDS, _ACTS = Options.CARDS, Options.ACTS
_ON_CARDS: Final = frozenset((Act.ABILITY, Act.KEYWORD, Act.LINE))
_TRUSTED: Final = frozenset(
    (
        DecisionKind.LINE,
        DecisionKind.PUT_BACK,
        DecisionKind.ORDER,
        DecisionKind.ITEMS,
        DecisionKind.STAT,
        DecisionKind.SUFFER_NEXT,
        DecisionKind.START,
        DecisionKind.PATH,
        DecisionKind.PROVOKE,
        DecisionKind.NEGATE,
        DecisionKind.PREVENT,
        DecisionKind.BURN,
        DecisionKind.KEEP,
        DecisionKind.DEPLETE,
        DecisionKind.MODIFIER,
        DecisionKind.AMOUNT,
        DecisionKind.HEAL,
        DecisionKind.TURN_DOWN,
        DecisionKind.LOSE_BOON,
        DecisionKind.WISH,
        DecisionKind.LAST_STAND,
        DecisionKind.TRINKET,
    )
)
"""Kinds of decision that rules of thumb answer well enough."""
REASONS: Final = {
    "progress": "more of the objective done",
    "last objective": "the last objective sooner",
    "threat": "less threat",
    "short of time": "more time",
    "way": "heroes closer to what has to be done",
    "nearest": "a hero closer to what has to be done",
    "margin": "healthier heroes",
    "least margin": "no hero being close to a last stand",
    "face up": "fewer lasting injuries and fears",
    "last chance": "no hero being defeated",
    "doomed": "no hero being defeated",
    "risk": "no hero being close to a last stand",
    "enemy blows": "weaker enemies",
    "war": "weaker enemies",
    "icons": "more successes in the decks",
    "enemies near": "fewer enemies nearby",
    "inspiration": "more inspiration",
    "prepared": "better cards prepared",
    "unexplored": "fewer unexplored tiles",
    "darkness": "fewer heroes in darkness",
}
"""What a difference in a feature would be called as a reason."""


def names(game: JourneyGame, decision: Decision) -> list[Hashable]:
    """Options by the keys of their cards: which card an id is, differs from world to world."""
    return [_name(game, decision.kind.options, each) for each in decision.options]


def _name(game: JourneyGame, sort: Enum | None, option: int) -> Hashable:
    identity = game.state.identity
    if option == PASS:
        return option
    if sort is _CARDS:
        return identity[option] if game.is_face_up(option) else (game.card(option).type, option)
    if sort is not _ACTS:
        return option
    act, number = read_act(option)
    if act in _ON_CARDS:
        card, slot = read_ability(number)
        return act, identity[card], card, slot
    if act in (Act.TOP, Act.BOTTOM):
        return act, identity[number], number
    return option


def reasons(game: JourneyGame) -> dict[str, float]:
    """What speaks for a position, by the weights of the evaluation; the end speaks loudest."""
    if game.outcome is not None:
        return {"an adventure that is won": _LOUD} if game.outcome.won else {"an adventure that is not lost": -_LOUD}
    adds = contributions(game)
    done = _PACE * progress(game)[0]  # pace is what is done, less the threat that has risen meanwhile
    adds["progress"] += done
    adds["threat"] += adds["pace"] - done
    found: dict[str, float] = {}
    for name, reason in REASONS.items():
        found[reason] = found.get(reason, 0.0) + adds[name]
    return found


def rounds(game: JourneyGame) -> int:
    """How many rounds have begun."""
    return game.state.round


def candidates(game: JourneyGame, decision: Decision, usual: int) -> Sequence[int]:
    """What is worth a look beside what ``scout`` says: of what can be done in a turn, what it likes best."""
    if decision.kind in _TRUSTED:
        return (usual,)
    if decision.kind != DecisionKind.TURN:
        return decision.options
    found = scores(Asked(game, decision, Weights()))
    return sorted(decision.options, key=lambda each: (each != usual, -found[each]))[:_BEST]


JOURNEYS: Final[Domain[JourneyGame]] = Domain(
    policy=journey_policy, evaluate=evaluate, clock=rounds, names=names, reasons=reasons, candidates=candidates
)


def strider(seed: int = 0, settings: Settings | None = None) -> Strider[JourneyGame]:
    """Return a bot that searches this game."""
    return Strider(JOURNEYS, settings, seed)
