"""Gates for hidden information: nobody is told what they may not know, nor can search it.

One thing they cannot see: options that an effect has computed from hidden cards before it asked. Inside
an effect the question is not asked again in an imagined world.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator

from tests.gates.plug import AnyGame, GateError, Plug
from tests.gates.watch import Following, Gate, Run, Watch, gate_at_positions
from waybread.kernel import Event, Json, Keep, Streams

_FEWEST = 20
"""Imagined worlds that have to be seen before a place is judged."""
_SHARE = 0.3
"""Of worlds with three or more different things in a place, so many at least must differ there."""


@Gate
def view_leaks_nothing(watch: Watch) -> Following:
    """No view and no event names a secret, and what is hidden does not change a view.

    A sparse run asks this of every event and every close look for one seat, or a spectator, drawn at random.
    """
    plug, game = watch.plug, watch.game

    def hear(event: Event) -> None:
        for viewer in _viewers(watch):
            _tells_no_secret(plug, game, viewer, event.seen_by(viewer), f"the event {event.kind}")

    for event in watch.heard:
        hear(event)
    watch.listeners.append(hear)
    while True:
        if watch.close:
            for viewer in _viewers(watch):
                _view_tells_nothing(watch, viewer)
            if game.decision is not None:
                asked = game.decision.player
                if game.determinize(asked, watch.number()).decision != game.decision:
                    raise GateError(f"what player {asked} cannot know changes their options")
        if game.decision is None:
            return
        yield


def _viewers(watch: Watch) -> Iterable[int | None]:
    everybody = (*range(watch.plug.players), None)
    return (everybody[watch.number(len(everybody))],) if watch.run.sparse else everybody


def _view_tells_nothing(watch: Watch, viewer: int | None) -> None:
    game, view = watch.game, watch.game.view(viewer)
    _tells_no_secret(watch.plug, game, viewer, view, "the view")
    # What nobody but some player knows is dealt anew for a spectator by imagining for each player.
    others = range(watch.plug.players) if viewer is None else (viewer,)
    if concealed(watch, others).view(viewer) != view:
        raise GateError(f"what {name_of(viewer)} cannot know changes their view")


@gate_at_positions
def determinize_hides(watch: Watch) -> None:
    """In imagined worlds everything hidden varies, nothing is invented, and chance is new.

    Judged apart: each viewer, each place, its first and its last thing, at quiescent moments and inside
    effects. A sparse run imagines for one player drawn at random at each close look.
    """
    if not watch.close:
        return
    game, players, before = watch.game, range(watch.plug.players), watch.digest()
    for viewer in (watch.number(len(players)),) if watch.run.sparse else players:
        watch.run.tally.update(_compare_hidden(watch, viewer))
    if game.decision is not None:
        for world_seed in (watch.number(), game.seed, game.state.streams.seed):
            _chance_is_new(game, world_seed)
    if game.digest() != before:
        raise GateError("imagining a world changed the game")


@determinize_hides.judged
def everything_varied(run: Run) -> None:
    """Each place was another in enough of the imagined worlds."""
    for what in dict.fromkeys(what for what, _ in run.tally):
        changed, stayed = run.tally[what, True], run.tally[what, False]
        if changed + stayed >= _FEWEST and changed < _SHARE * (changed + stayed):
            share = changed / (changed + stayed)
            raise GateError(f"{run.plug.game.name}: {what} differs in only {share:.0%} of the imagined worlds")
    if not run.tally and not run.plug.open_information:
        raise GateError(f"{run.plug.game.name}: nothing was hidden from anybody, so nothing was checked")


def _compare_hidden(watch: Watch, viewer: int) -> Iterator[tuple[str, bool]]:
    """Of places that hide three different things or more: do two imagined worlds and ours differ there?"""
    plug, game = watch.plug, watch.game
    moment = "between effects" if game.quiescent else "inside an effect"
    here = plug.hidden(game, viewer)
    worlds = [plug.hidden(concealed(watch, (viewer,)), viewer) for _ in range(2)]
    for there in worlds:
        if Counter(_flat(here.values())) != Counter(_flat(there.values())):
            raise GateError(f"the world of player {viewer} holds other things")
    for place, things in here.items():
        if len(set(things)) >= 3:
            what = f"{place}, for player {viewer}, {moment},"
            yield what, list(things) != list(worlds[0][place])
            yield f"{what} from one imagined world to the next,", worlds[0][place] != worlds[1][place]
            yield f"the first of {what}", things[0] != worlds[0][place][0]
            yield f"the last of {what}", things[-1] != worlds[0][place][-1]


def _chance_is_new(game: AnyGame, seed: int) -> None:
    assert game.decision is not None
    ours, theirs = game.state.streams, game.determinize(game.decision.player, seed).state.streams
    for name in (*ours.states, "a stream never drawn from"):
        if ours.clone().bits(name) == theirs.clone().bits(name):
            raise GateError(f"the imagined world draws from the real streams: {name}")


def concealed(watch: Watch, viewers: Iterable[int], game: AnyGame | None = None) -> AnyGame:
    """The game, or one like it, with all that the viewers cannot know dealt anew, whoever is asked."""
    world = (game or watch.game).clone(Keep.ROLLOUT)
    for viewer in viewers:
        world.conceal((viewer,), Streams(watch.number()))
    return world


def _tells_no_secret(plug: Plug, game: AnyGame, viewer: int | None, told: Json, what: str) -> None:
    text = json.dumps(told)
    for word in plug.secrets(game, viewer):
        if word in text:
            raise GateError(f"{what} tells {name_of(viewer)} of {word}: {text}")


def name_of(viewer: int | None) -> str:
    """A seat, or a spectator, in words."""
    return "a spectator" if viewer is None else f"player {viewer}"


def _flat(groups: Iterable[Iterable[str]]) -> Iterator[str]:
    for each in groups:
        yield from each
