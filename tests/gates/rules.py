"""Gates for legality: what is offered can be done, what is not is refused, nothing breaks, all ends."""

from tests.gates.plug import GateError
from tests.gates.watch import Following, Gate, Watch, gate_at_positions
from waybread.kernel import IllegalChoice, Keep

LONGEST = 10_000
"""A game with so many answers will not end."""


@gate_at_positions
def every_option_applies(watch: Watch) -> None:
    """Every offered option can be chosen; an answer that is none is refused without a trace."""
    game, decision = watch.game, watch.game.decision
    if decision is None:
        return
    if len(set(decision.options)) != len(decision.options):
        raise GateError(f"an option is offered twice: {decision}")
    if not watch.close:
        return
    twin = game.clone()
    try:
        twin.choose(max(decision.options) + 1)
    except IllegalChoice:
        pass
    else:
        raise GateError(f"an answer that is no option was taken: {decision}")
    if twin.digest() != watch.digest():
        raise GateError("a refused answer changed the game")
    for option in decision.options:
        twin = game.clone(Keep.ROLLOUT)
        try:
            twin.choose(option)
        except Exception as error:
            raise GateError(f"option {option} of {decision} fails: {error!r}") from error


@Gate
def same_when_watched(watch: Watch) -> Following:
    """Listeners and stops change nothing: the same answers lead to the same positions.

    The watched game is heard and has no stops; its companion is unheard and has stops everywhere.
    """
    plug, game = watch.plug, watch.game
    twin, kinds = plug.new(watch.seed), set(plug.kinds)
    while game.decision is not None:
        if not twin.asks_all or game.decision.kind not in kinds:
            kinds.add(game.decision.kind)
            for player in range(plug.players):
                twin.set_stops(player, kinds)
        option = yield
        twin.choose(option)
        while twin.decision is not None and len(twin.decision.options) == 1:
            twin.choose(twin.decision.options[0])
        watch.same(twin, "the game unheard, with stops everywhere,")


@gate_at_positions
def invariants_hold(watch: Watch) -> None:
    """What the game says must hold at every decision does."""
    watch.plug.invariant(watch.game)


@Gate
def ends_properly(watch: Watch) -> Following:
    """A game asks until it is over, and then says who has won and why; nothing can be chosen any more."""
    game = watch.game
    for _ in range(LONGEST):
        if game.decision is None:
            break
        if game.outcome is not None:
            raise GateError(f"the game is over ({game.outcome.reason}) and still asks {game.decision}")
        yield
    else:
        raise GateError(f"the game has not ended after {LONGEST} answers")
    if game.outcome is None:
        raise GateError("nothing is asked any more, but the game has not ended")
    if not game.outcome.reason.strip():
        raise GateError(f"the game is {'won' if game.outcome.won else 'lost'}, but no reason is stated")
    try:
        game.clone().choose(0)
    except IllegalChoice:
        return
    raise GateError("an answer was taken after the end")
