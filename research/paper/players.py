"""Players of the paper's game: rules of thumb, an estimate, what the search has to know, and the authors' random."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp
from typing import Final

from research.paper.cards import HEROES, KINDS, QUEST_POINTS
from research.paper.game import GANDALF_LEAVES, PaperGame
from waybread.bots import Domain, Seat, Settings
from waybread.kernel import PASS, Decision, Streams

# Rules of thumb --------------------------------------------------------------------------

MARGIN: Final = 4
"""So much more willpower than there is threat in the staging area is committed."""
NEXT_THREAT: Final = 2
"""The threat of a card that is yet to be revealed: most have so much."""


def paper_policy(game: PaperGame, decision: Decision, chance: Streams) -> int:
    """What rules of thumb say; they look at nothing that is hidden, and leave nothing to chance."""
    return _RULES[decision.kind](game, decision)


def _lacking(game: PaperGame) -> int:
    """The progress that is needed to win at one stroke."""
    state = game.state
    needed = QUEST_POINTS - state.progress
    if state.active_location >= 0:
        needed += game.kind(state.active_location).quest_points - state.location_progress
    return needed


def _willpower(game: PaperGame, cards: list[int]) -> int:
    identity = game.state.identity
    return sum([KINDS[identity[each]].willpower for each in cards])


def _play(game: PaperGame, decision: Decision) -> int:
    """Whoever completes what is needed to win; else the most willpower for the cost."""
    playable = [each for each in decision.options if each != PASS]
    state, kind = game.state, game.kind
    short = _lacking(game) + game.staging_threat() + NEXT_THREAT - _willpower(game, state.characters)
    enough = [each for each in playable if kind(each).willpower >= short]
    if short > 0 and enough:
        return min(enough, key=lambda each: kind(each).cost)
    if GANDALF_LEAVES in state.readings:
        playable = [each for each in playable if not kind(each).neutral]
    return max(playable, key=lambda each: (kind(each).willpower / kind(each).cost, kind(each).defense), default=PASS)


def _commit(game: PaperGame, decision: Decision) -> int:
    """The highest willpower first: as much as wins, or else enough for the quest."""
    willing = [each for each in decision.options if each != PASS and game.kind(each).willpower]
    committed, threat = _willpower(game, game.state.committed), game.staging_threat()
    winning = threat + NEXT_THREAT + _lacking(game)
    goal = winning if committed + _willpower(game, willing) >= winning else threat + MARGIN
    if committed >= goal or not willing:
        return PASS
    return max(willing, key=lambda each: (game.kind(each).willpower, -game.kind(each).defense - game.left(each)))


def _travel(game: PaperGame, decision: Decision) -> int:
    """Away with the threat, unless the quest is nearly done anyway."""
    if _willpower(game, game.state.characters) - game.staging_threat() - NEXT_THREAT >= _lacking(game) - 1:
        return PASS
    locations = [each for each in decision.options if each != PASS]
    return max(locations, key=lambda each: 2 * game.kind(each).threat - game.kind(each).quest_points)


def _worth(game: PaperGame, card: int) -> float:
    """How dearly a character would be missed."""
    kind = game.kind(card)
    return (3 if card in HEROES else 0) + 2 * kind.willpower + kind.attack / 2 + kind.defense


def _defend(game: PaperGame, decision: Decision) -> int:
    """Whoever is least of a loss."""
    assert decision.about is not None  # noqa: S101  an enemy attacks
    attack = game.kind(decision.about).attack

    def loss(card: int) -> tuple[float, float]:
        worth, left = _worth(game, card), game.left(card)
        damage = max(0, attack - game.kind(card).defense)
        if damage >= left:
            return worth + (4 if card in HEROES else 0), worth
        return damage * worth / (left + 1), worth

    return min(decision.options, key=loss)


def _attack(game: PaperGame, decision: Decision) -> int:
    """Everybody who is still ready, the strongest first."""
    return max([each for each in decision.options if each != PASS], key=lambda each: game.kind(each).attack)


_RULES: Final[dict[str, Callable[[PaperGame, Decision], int]]] = {
    "play": _play,
    "commit": _commit,
    "travel": _travel,
    "defend": _defend,
    "attack": _attack,
}


class PaperScout:
    """Plays by the rules of thumb."""

    name = "scout"

    def choose(self, seat: Seat[PaperGame]) -> int:
        """What the rules of thumb say in any world that the seat can imagine."""
        return paper_policy(seat.imagine(0), seat.decision, Streams(0))


# For the search --------------------------------------------------------------------------


def evaluate(game: PaperGame) -> float:
    """The chance to win by the rules of thumb, as it looks when a round begins."""
    state = game.state
    if state.outcome is not None:
        return 1.0 if state.outcome.won else 0.0
    surplus = _willpower(game, state.characters) - game.staging_threat()
    harm = sum(game.kind(each).attack for each in state.engaged)
    health = sum(game.left(each) for each in game.heroes())
    looks = 0.91 * surplus - 0.66 * _lacking(game) - 0.67 * harm + 0.4 * health + 0.32 * len(state.characters)
    return 1 / (1 + exp(-looks))


def clock(game: PaperGame) -> int:
    """The round."""
    return game.state.round


def names(game: PaperGame, decision: Decision) -> list[Hashable]:
    """Options by their kind of card and its damage; which card an id is, differs from world to world."""
    state = game.state
    seen: dict[Hashable, int] = {}
    found: list[Hashable] = []
    for option in decision.options:
        if option == PASS:
            found.append(PASS)
            continue
        name = state.identity[option], state.damage.get(option, 0)
        count = seen[name] = seen.get(name, 0) + 1
        found.append((name, count))
    return found


PAPER: Final[Domain[PaperGame]] = Domain(policy=paper_policy, evaluate=evaluate, clock=clock, names=names)

SEARCH_600: Final = Settings(playouts=600, ahead=1, doubt=2.0, least=16)
"""The search that can stand beside the authors' with 600 playouts: each goes to the end of the round."""


# The authors' random player --------------------------------------------------------------


class TheirRandom:
    """Draws as the random player of the authors' code does, which is not each option alike."""

    def __init__(self) -> None:
        self._plan: list[int] = []
        self._planned: tuple[int, str] = 0, ""
        self._tries = 0

    def __call__(self, game: PaperGame, decision: Decision, chance: Streams) -> int:
        """The next pick of what was drawn when the step began."""
        begins = self._planned != (game.state.round, decision.kind)
        self._planned = game.state.round, decision.kind
        if decision.kind == "play":
            return self._play(game, decision, chance, begins=begins)
        if decision.kind == "travel":
            return PASS if chance.below("stay", 10) < 3 else chance.pick("travel", decision.options[:-1])
        if decision.kind == "defend":
            return chance.pick("defend", decision.options)
        if begins:
            self._draw(decision, chance)
        return self._plan.pop() if self._plan else PASS

    def _play(self, game: PaperGame, decision: Decision, chance: Streams, *, begins: bool) -> int:
        """Six tries in a round, each with any card in hand; each may be the last."""
        if begins:
            self._tries = 6
        while self._tries:
            self._tries -= 1
            if chance.below("stop", 10) == 0:
                break
            card = chance.pick("play", game.state.hand)
            if card in decision.options:
                return card
        self._tries = 0
        return PASS

    def _draw(self, decision: Decision, chance: Streams) -> None:
        """Any number of characters; those who quest may be drawn twice, those who attack may not."""
        ready = list(decision.options[:-1])
        count = chance.below("count", len(ready) + 1)
        if decision.kind == "commit":
            self._plan = list(dict.fromkeys(chance.pick("commit", ready) for _ in range(count)))
        else:
            chance.shuffle("attack", ready)
            self._plan = ready[:count]


class OnlyQuesting(TheirRandom):
    """Plays and commits by rules of thumb and leaves the rest to chance: all that the authors' learners decide."""

    def __call__(self, game: PaperGame, decision: Decision, chance: Streams) -> int:
        """Rules of thumb where the authors' reinforcement learning chooses; else their random player."""
        if decision.kind in ("play", "commit"):
            return paper_policy(game, decision, chance)
        return super().__call__(game, decision, chance)
