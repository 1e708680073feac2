"""``strider``: search over single picks, in worlds imagined anew for every look ahead.

A determinised Monte Carlo tree search with information sets: each iteration deals all that the seat
cannot know anew, walks down one tree that all worlds share, plays on from there by rules of thumb for
a while, and takes an estimate of the chance to win back up. What is good in one world only is
outweighed by the others, so the search is neither clairvoyant nor lucky.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, fields, replace
from math import inf, log, sqrt
from time import thread_time
from typing import Any, Final, Generic, TypeVar

from waybread.bots.seat import Policy, Seat
from waybread.kernel import Decision, Game, Streams, WaybreadError, stream_start

G = TypeVar("G", bound=Game[Any])
SURE: Final = 1.96
"""Standard errors to either side that make a 95 % interval."""
_LONGEST_PLAYOUT: Final = 5_000
SPREAD: Final = 0.05
"""By how much differences are supposed to spread where a domain does not know better."""
_SUPPOSED: Final = 2
"""Before anything is seen, differences are supposed to spread as ``Domain.spread`` says, as if seen so many times."""

_RANGES: Final = {"trees": (1, inf), "ahead": (1, inf), "blend": (0, 1), "abreast": (1, inf)}
"""From where to where a setting goes; all others are 0 or more."""


def _no_reasons(game: Any) -> Mapping[str, float]:
    return {}


def _all_options(game: Any, decision: Decision, usual: int) -> Sequence[int]:
    return decision.options


def _usual_spread(game: Any) -> float:
    return SPREAD


@dataclass(frozen=True, slots=True)
class Domain(Generic[G]):
    """What the search has to know of a game."""

    policy: Policy[G]
    """Plays on from a leaf; and what it would choose is looked at first."""
    evaluate: Callable[[G], float]
    """The chance to win as it looks, from 0 to 1."""
    clock: Callable[[G], int]
    """Counts up as the game goes on (its rounds), to say how far a look ahead goes."""
    names: Callable[[G, Decision], Sequence[Hashable]]
    """What each option means, in whatever world; no two the same: copies of one card are numbered."""
    reasons: Callable[[G], Mapping[str, float]] = _no_reasons
    """What speaks for a position and how much, by what it would be called as a reason for a choice."""
    candidates: Callable[[G, Decision, int], Sequence[int]] = _all_options
    """The options that may be chosen instead of what the rules of thumb say: the rest is not worth the time."""
    spread: Callable[[G], float] = _usual_spread
    """By how much the difference of two options is supposed to vary from world to world, before anything is seen."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How much to search, and how."""

    playouts: int = 0
    """Looks ahead for each decision; 0 for as many as the time allows."""
    seconds: float = 0.1
    """Processor time for each decision, where playouts are not counted: a busy machine makes nobody weaker."""
    trees: int = 1
    """Independent searches of one decision, each with its share of the playouts or with all of the seconds: they may
    run side by side, and what they find does not depend on that. Only a single tree is kept from decision to
    decision."""
    ahead: int = 1
    """A look ahead ends when the clock has gone on by so much."""
    blend: float = 0.0
    """The share of choices that a playout leaves to chance rather than to the rules of thumb."""
    explore: float = 0.2
    """How much the tree below the first choice is drawn to what it has seldom tried."""
    widen: float = 0.25
    """After n visits a node looks at 1 + widen * sqrt(n) of its options at most, first at what rules of thumb say."""
    abreast: int = 8
    """So many options of the decision itself are looked at, at most."""
    drop: float = 1.5
    """An option is given up once it is behind the best by so many standard errors; what the rules of thumb
    say never is."""
    doubt: float = 2.0
    """By so many standard errors has an option to be ahead, to be chosen over what the rules of thumb say."""
    least: int = 4
    """So many worlds are looked at before anything is given up."""

    def __post_init__(self) -> None:
        """Refuse what is out of range, and a search that could not look at anything."""
        for each in fields(self):
            value, whole = getattr(self, each.name), isinstance(each.default, int)
            low, high = _RANGES.get(each.name, (0, inf))
            if not isinstance(value, int if whole else int | float) or not low <= value <= high or value == inf:
                kind = "a whole number" if whole else "a number"
                span = f"of {low} or more" if high == inf else f"from {low} to {high}"
                raise WaybreadError(f"The setting '{each.name}' of a search is {kind} {span}, not {value!r}.")
        if not self.playouts and not self.seconds:
            raise WaybreadError("A search needs 1 playout or more, or more than 0 seconds.")


@dataclass(slots=True)
class Node:
    """A moment of the tree: a decision after the same choices, in whatever world."""

    visits: int = 0
    moves: dict[Hashable, Move] = field(default_factory=dict)


@dataclass(slots=True)
class Move:
    """What is known of one option of a node."""

    visits: int = 0
    total: float = 0.0
    then: dict[Hashable, Node] = field(default_factory=dict)
    """The moments that follow, by what is asked there."""

    @property
    def mean(self) -> float:
        """The chance to win, as seen so far."""
        return self.total / self.visits if self.visits else 0.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option as the search has come to see it."""

    option: int
    visits: int
    chance: float
    """The estimated chance to win."""
    gain: float
    """By how much it is better than what the rules of thumb would choose, in the same worlds."""
    error: float
    """The standard error of that."""
    usual: bool
    """Is it what the rules of thumb would choose?"""


class Strider(Generic[G]):
    """Searches before it chooses."""

    name = "strider"

    def __init__(
        self, domain: Domain[G], settings: Settings | None = None, seed: int = 0, executor: Executor | None = None
    ) -> None:
        self._domain = domain
        self._settings = settings or Settings()
        self._seed = seed
        self._decided = 0
        self._executor = executor
        self._search = Search(domain, self._settings)

    def choose(self, seat: Seat[G]) -> int:
        """The best option by all that was seen."""
        weighed = self.weigh(seat, everything=False)
        if len(weighed) == 1:
            return weighed[0].option  # the tree leaves out what is no choice: what was kept holds for the next
        doubt = self._settings.doubt
        looked_at = [each for each in weighed if each.visits or each.usual]
        best = max(looked_at, key=lambda each: (0.0 if each.usual else each.gain - doubt * each.error, each.usual))
        self._search.advance(seat, best.option)
        return best.option

    def weigh(self, seat: Seat[G], *, everything: bool = True) -> list[Weighed]:
        """Every option with what the search says of it; those alone that are worth the time, if not everything."""
        self._decided += 1
        seed = stream_start(self._seed, f"decision {self._decided}")
        if len(seat.decision.options) == 1:
            return [Weighed(seat.decision.options[0], 0, 0.0, 0.0, 0.0, usual=True)]
        trees = self._settings.trees
        if trees == 1:
            return self._search.run(seat, seed, everything=everything)
        shares = [replace(self._settings, playouts=each, trees=1) for each in _shared(self._settings.playouts, trees)]
        parts = [(share, stream_start(seed, f"tree {n}")) for n, share in enumerate(shares)]
        if self._executor is None:
            return _merge_trees(
                [Search(self._domain, share).run(seat, each, seed, everything=everything) for share, each in parts]
            )
        parcel = seat.dump()
        jobs = [
            self._executor.submit(_run_elsewhere, self._domain, share, parcel, each, seed, everything)
            for share, each in parts
        ]
        return _merge_trees([each.result() for each in jobs])


class Search(Generic[G]):
    """One tree, which is kept from decision to decision as far as it still holds."""

    def __init__(self, domain: Domain[G], settings: Settings) -> None:
        self._domain = domain
        self._settings = settings
        self._root = Node()
        self._follows: dict[Hashable, Node] = {}
        self._spread = SPREAD

    def run(self, seat: Seat[G], seed: int, shared: int | None = None, *, everything: bool = True) -> list[Weighed]:
        """Look ahead until the budget is spent, or one option is left.

        Every option is looked at in the same worlds: so it is the options that differ, not the luck. Which options
        are looked at is drawn by a seed that several trees may share.
        """
        settings, chance = self._settings, Streams(seed)
        drawn = chance if shared is None else Streams(shared)
        world = seat.imagine(drawn.seed)
        decision = world.decision
        assert decision is not None  # noqa: S101  a seat is asked something
        self._root = self._follows.get(self._asked(world, decision), Node())
        options = decision.options
        names = dict(zip(options, self._domain.names(world, decision), strict=True))
        self._spread = self._domain.spread(world)
        usual = self._domain.policy(world, decision, drawn)
        wanted = options if everything else self._domain.candidates(world, decision, usual)
        others = [each for each in wanted if each != usual]
        drawn.shuffle("abreast", others)
        active = [usual, *others[: settings.abreast - 1]]
        values: dict[int, list[float]] = {each: [] for each in active}
        goal = self._domain.clock(world) + settings.ahead
        until = thread_time() + settings.seconds
        played = 0
        while len(active) > 1:
            imagined = chance.bits("world")
            for option in active:
                if played >= settings.playouts if settings.playouts else thread_time() > until:
                    break
                values[option].append(self._look_ahead(seat.imagine(imagined), names[option], option, goal, chance))
                played += 1
            else:
                active = self._left(active, values)
                continue
            break
        return [_weigh(each, values.get(each, []), values[usual], self._spread, each == usual) for each in options]

    def advance(self, seat: Seat[G], option: int) -> None:
        """A choice was made: what was seen after it may be of use again."""
        names = self._domain.names(seat.imagine(0), seat.decision)
        move = self._root.moves.get(names[seat.decision.options.index(option)])
        self._follows = move.then if move else {}

    def _left(self, active: list[int], values: dict[int, list[float]]) -> list[int]:
        """Those that are not clearly behind the best; none but the first where all come to the same."""
        count = len(values[active[0]])
        if count < self._settings.least:
            return active
        best = max(active, key=lambda each: sum(values[each]))
        left = []
        for each in active:
            gap, error = _gap(values[best], values[each], self._spread)
            if each in (best, active[0]) or gap < self._settings.drop * error:
                left.append(each)
        if all(values[each] == values[active[0]] for each in left):
            return left[:1]
        return left

    def _asked(self, world: G, decision: Decision) -> Hashable:
        names = tuple(self._domain.names(world, decision))
        return decision.player, decision.kind, decision.about, len(decision.picked), names

    def _look_ahead(self, world: G, name: Hashable, option: int, goal: int, chance: Streams) -> float:
        """Make a choice in one world, walk down the tree, play on from its edge, and take the result back up."""
        node = self._root
        move = node.moves.setdefault(name, Move())
        path = [(node, move)]
        fresh = not move.visits
        world.choose(option)
        while (decision := world.decision) is not None and not fresh and self._domain.clock(world) < goal:
            if len(decision.options) == 1:
                world.choose(decision.options[0])
                continue
            node = move.then.setdefault(self._asked(world, decision), Node())
            move, option = self._pick(node, world, decision, chance)
            path.append((node, move))
            fresh = not move.visits
            world.choose(option)
        value = self._play_on(world, goal, chance)
        for visited, move in path:
            visited.visits += 1
            move.visits += 1
            move.total += value
        return value

    def _pick(self, node: Node, world: G, decision: Decision, chance: Streams) -> tuple[Move, int]:
        """The most promising of the options that the node looks at by now."""
        settings = self._settings
        usual = self._domain.policy(world, decision, chance)
        names = self._domain.names(world, decision)
        offered = dict(zip(names, decision.options, strict=True))
        favourite = names[decision.options.index(usual)]
        known = [each for each in offered if each in node.moves]
        if favourite not in node.moves:
            node.moves[favourite] = Move()
            return node.moves[favourite], usual
        if len(known) < min(len(offered), 1 + int(settings.widen * sqrt(node.visits))):
            name = chance.pick("widen", [each for each in offered if each not in node.moves])
            node.moves[name] = Move()
            return node.moves[name], offered[name]
        best, choice = -1.0, favourite
        for name in known:
            move = node.moves[name]
            worth = move.mean + settings.explore * sqrt(log(node.visits + 1) / (move.visits + 1))
            if worth > best:
                best, choice = worth, name
        return node.moves[choice], offered[choice]

    def _play_on(self, world: G, goal: int, chance: Streams) -> float:
        """To the end of the look ahead."""
        play_ahead(self._domain, world, goal, chance, self._settings.blend)
        return worth(self._domain, world)


def worth(domain: Domain[G], world: G) -> float:
    """Won is 1 and lost 0; before the end it is what the evaluation says."""
    if world.decision is None:
        return 1.0 if world.outcome and world.outcome.won else 0.0
    return domain.evaluate(world)


def play_ahead(domain: Domain[G], world: G, goal: float, chance: Streams, blend: float = 0.0) -> None:
    """Play on by rules of thumb until the clock has come to the goal, or the game is over."""
    for _ in range(_LONGEST_PLAYOUT):
        decision = world.decision
        if decision is None or domain.clock(world) >= goal:
            return
        if blend and chance.below("blend", 1_000_000) < blend * 1_000_000:
            world.choose(chance.pick("blended", decision.options))
        else:
            world.choose(domain.policy(world, decision, chance))


def _gap(one: list[float], other: list[float], spread: float) -> tuple[float, float]:
    """By how much one is better than another in the worlds that both have seen, and the standard error of that."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    count = len(gaps)
    if not count:
        return 0.0, 1.0
    mean = sum(gaps) / count
    squares = sum((each - mean) ** 2 for each in gaps) + _SUPPOSED * spread**2
    return mean, sqrt(squares / (count - 1 + _SUPPOSED) / count)


def _weigh(option: int, values: list[float], usual_values: list[float], spread: float, usual: bool) -> Weighed:
    mean = sum(values) / len(values) if values else 0.0
    gain, doubt = _gap(values, usual_values, spread)
    return Weighed(option, len(values), mean, gain, doubt, usual)


def _shared(playouts: int, trees: int) -> list[int]:
    """Playouts for each of so many trees; where it is time that counts (0), each of them has all of it."""
    if not playouts:
        return [0] * trees
    share, more = divmod(playouts, trees)
    return [share + (n < more) for n in range(min(trees, playouts))]


def _run_elsewhere(
    domain: Domain[Any], settings: Settings, parcel: str, seed: int, shared: int, everything: bool
) -> list[Weighed]:
    """One tree in another process."""
    return Search(domain, settings).run(Seat.load(parcel), seed, shared, everything=everything)


def _merge_trees(found: list[list[Weighed]]) -> list[Weighed]:
    """What several trees say, put together by their visits."""
    if len(found) == 1:
        return found[0]
    result = []
    for same in zip(*found, strict=True):
        visits = sum(each.visits for each in same)
        share = [each.visits / visits if visits else 0.0 for each in same]
        chance = sum(each.chance * part for each, part in zip(same, share, strict=True))
        gain = sum(each.gain * part for each, part in zip(same, share, strict=True))
        error = sqrt(sum((each.error * part) ** 2 for each, part in zip(same, share, strict=True))) if visits else 1.0
        result.append(Weighed(same[0].option, visits, chance, gain, error, same[0].usual))
    return result
