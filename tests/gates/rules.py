"""Gates for legality: what is offered can be done, what is not is refused, nothing breaks."""

from collections.abc import Iterable

from tests.gates.plug import GateError, Plug, RandomPlayer, random_game, reported, same_position
from waybread.kernel import IllegalChoice


def every_option_applies(plug: Plug, seeds: Iterable[int]) -> None:
    """Every offered option can be chosen; an answer that is none is refused without a trace."""
    for seed in seeds:
        for game in random_game(plug, seed):
            decision = game.decision
            if decision is None:
                continue
            with reported(plug, seed, game):
                if len(set(decision.options)) != len(decision.options):
                    raise GateError(f"an option is offered twice: {decision}")
                before = game.digest()
                try:
                    game.choose(max(decision.options) + 1)
                except IllegalChoice:
                    pass
                else:
                    raise GateError(f"an answer that is no option was taken: {decision}")
                if game.digest() != before:
                    raise GateError("a refused answer changed the game")
            for option in decision.options:
                with reported(plug, seed, game):
                    twin = game.clone()
                    try:
                        twin.choose(option)
                    except Exception as error:
                        raise GateError(f"option {option} of {decision} fails: {error!r}") from error


def same_when_watched(plug: Plug, seeds: Iterable[int]) -> None:
    """Listeners and stops change nothing: the same answers lead to the same positions."""
    for seed in seeds:
        game, choose = plug.new(seed), RandomPlayer(seed)
        watched = plug.new(seed, lambda event: None)
        stopped = plug.new(seed)
        while game.decision is not None:
            with reported(plug, seed, game):
                option = choose(game)
                for player in range(plug.players):
                    stopped.set_stops(player, {*plug.kinds, game.decision.kind})
                game.choose(option)
                watched.choose(option)
                stopped.choose(option)
                while stopped.decision is not None and len(stopped.decision.options) == 1:
                    stopped.choose(stopped.decision.options[0])
                same_position(game, watched, "the game with a listener")
                same_position(game, stopped, "the game with stops everywhere")


def invariants_hold(plug: Plug, seeds: Iterable[int]) -> None:
    """What the game says must hold at every decision does."""
    for seed in seeds:
        for game in random_game(plug, seed):
            with reported(plug, seed, game):
                plug.invariant(game)
