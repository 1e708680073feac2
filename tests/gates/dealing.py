"""The gate for dealing again: what anybody knows stays, and what nobody knows is dealt again."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.gates.plug import AnyGame, GateError, Plug
from tests.gates.secrecy import everything_varied
from tests.gates.watch import Following, Gate, Watch, same_position
from waybread.kernel import NothingToUndo


@Gate
def dealing_again_hides(watch: Watch) -> Following:
    """Dealing again changes no view and no question of those who keep what they know, but all else, and chance.

    Its save leads to it, the game goes on from it by the rules, and undo goes back to it and not beyond.
    One position in three is tried, because dealing, saving and going on cost more than any other gate.
    """
    while watch.game.decision is not None:
        if watch.close and watch.game.can_deal_again and not watch.number(3):
            _deal_again(watch)
        yield


dealing_again_hides.judge = everything_varied


def _deal_again(watch: Watch) -> None:
    plug, game, twin = watch.plug, watch.game, watch.game.clone()
    knowers = [each for each in game.players if watch.number(3)] or [*game.players]
    twin.deal_again(watch.number(), knowers)
    if game.decision and game.decision.player in knowers:  # else a new hand may have other choices, or none
        _same_for_all(knowers, game, twin)
    plug.invariant(twin)
    for viewer in knowers if twin.decision == game.decision else ():
        if _things(plug.hidden(game, viewer)) != _things(plug.hidden(twin, viewer)):
            raise GateError(f"dealing again hides other things from player {viewer}")
    after = plug.hidden(twin, knowers[0])
    for place, things in _unknown(plug, game, knowers).items():
        if len(set(things)) >= 3:
            watch.run.tally[f"{place}, dealt again,", things != after.get(place)] += 1
    for name in (*game.state.streams.states, "a stream never drawn from"):
        if game.state.streams.clone().bits(name) == twin.state.streams.clone().bits(name):
            raise GateError(f"chance follows the old seed after dealing again: {name}")
    same_position(twin, plug.game.load(twin.save()), "the loaded game")
    _play_on_and_back(watch, twin)


def _same_for_all(knowers: Sequence[int], game: AnyGame, twin: AnyGame) -> None:
    for viewer in (*knowers, None):
        if twin.view(viewer) != game.view(viewer):
            raise GateError(f"dealing again changes the view of {viewer}")
    if twin.decision != game.decision:
        raise GateError(f"dealing again changes the question to {twin.decision}")


def _play_on_and_back(watch: Watch, game: AnyGame) -> None:
    here = game.clone()
    for _ in range(3):
        if game.decision is not None:
            game.choose(watch.any_option(game))
            watch.plug.invariant(game)
    while len(game.answers) > len(here.answers):
        game.undo()
    same_position(here, game, "the game after undo")
    try:
        game.undo()
    except NothingToUndo:
        return
    raise GateError("undo goes back beyond dealing again")


def _things(places: Mapping[str, Sequence[str]]) -> Counter[str]:
    return Counter(each for things in places.values() for each in things)


def _unknown(plug: Plug, game: AnyGame, knowers: Sequence[int]) -> Mapping[str, Sequence[str]]:
    """By place, what is hidden there from all these players."""
    first, *others = [plug.hidden(game, viewer) for viewer in knowers]
    return {place: things for place, things in first.items() if all(each.get(place) == things for each in others)}
