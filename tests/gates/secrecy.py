"""Gates for hidden information: nobody is told what they may not know, nor can search it.

One thing they cannot see: options that an effect has computed from hidden cards before it asked. Inside
an effect the question is not asked again in an imagined world.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from tests.gates.plug import AnyGame, GateError, Plug, RandomPlayer, random_game, reported
from waybread.kernel import Event, Json, Streams

_FEWEST = 10
"""Imagined worlds that have to be seen before a place is judged."""
_SHARE = 0.3
"""Of worlds with three or more different things in a place, so many at least must differ there."""


def view_leaks_nothing(plug: Plug, seeds: Iterable[int]) -> None:
    """No view and no event names a secret, and what is hidden does not change a view."""
    for seed in seeds:
        player, choose = RandomPlayer(seed), RandomPlayer(seed)
        told: list[Event] = []
        game = plug.new(seed, told.append)
        with reported(plug, seed, game):
            for event in told:
                _event_tells_no_secret(plug, game, event)
        game.listen(partial(_event_tells_no_secret, plug, game))
        while True:
            with reported(plug, seed, game):
                _views_tell_nothing(plug, game, player.number)
                if game.decision is None:
                    break
                asked = game.decision.player
                if game.determinize(asked, player.number()).decision != game.decision:
                    raise GateError(f"what player {asked} cannot know changes their options")
                game.choose(choose(game))


def _views_tell_nothing(plug: Plug, game: AnyGame, number: Callable[[], int]) -> None:
    for viewer in (None, *range(plug.players)):
        _tells_no_secret(plug, game, viewer, game.view(viewer), "the view")
        # What nobody but some player knows is dealt anew for a spectator by imagining for each player.
        others = range(plug.players) if viewer is None else (viewer,)
        if _concealed(game, others, number).view(viewer) != game.view(viewer):
            raise GateError(f"what {_name(viewer)} cannot know changes their view")


def determinize_hides(plug: Plug, seeds: Iterable[int]) -> None:
    """In imagined worlds everything hidden varies, nothing is invented, and chance is new.

    Judged apart: each viewer, each place, its first and its last thing, at quiescent moments and inside
    effects.
    """
    seen: defaultdict[str, list[bool]] = defaultdict(list)
    for seed in seeds:
        number = RandomPlayer(seed).number
        for game in random_game(plug, seed):
            with reported(plug, seed, game):
                before = game.digest()
                for viewer in range(plug.players):
                    for what, changed in _compare_hidden(plug, game, viewer, number):
                        seen[what].append(changed)
                if game.decision is not None:
                    for world_seed in (number(), game.seed, game.state.streams.seed):
                        _chance_is_new(game, world_seed)
                if game.digest() != before:
                    raise GateError("imagining a world changed the game")
    judged = {what: sum(changes) / len(changes) for what, changes in seen.items() if len(changes) >= _FEWEST}
    for what, share in judged.items():
        if share < _SHARE:
            raise GateError(f"{plug.game.name}: {what} differs in only {share:.0%} of the imagined worlds")
    if not seen and not plug.open_information:
        raise GateError(f"{plug.game.name}: nothing was hidden from anybody, so nothing was checked")


def _compare_hidden(plug: Plug, game: AnyGame, viewer: int, number: Callable[[], int]) -> Iterator[tuple[str, bool]]:
    """Of places that hide three different things or more: do two imagined worlds and ours differ there?"""
    moment = "between effects" if game.quiescent else "inside an effect"
    here = plug.hidden(game, viewer)
    worlds = [plug.hidden(_concealed(game, (viewer,), number), viewer) for _ in range(2)]
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


def _concealed(game: AnyGame, viewers: Iterable[int], number: Callable[[], int]) -> AnyGame:
    """The game with all that the viewers cannot know dealt anew, whoever is asked."""
    world = game.clone()
    for viewer in viewers:
        world.conceal(viewer, Streams(number()))
    return world


def _tells_no_secret(plug: Plug, game: AnyGame, viewer: int | None, told: Json, what: str) -> None:
    text = json.dumps(told)
    for word in plug.secrets(game, viewer):
        if word in text:
            raise GateError(f"{what} tells {_name(viewer)} of {word}: {text}")


def _event_tells_no_secret(plug: Plug, game: AnyGame, event: Event) -> None:
    for viewer in (None, *range(plug.players)):
        _tells_no_secret(plug, game, viewer, event.seen_by(viewer), f"the event {event.kind}")


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"player {viewer}"


def _flat(groups: Iterable[Iterable[str]]) -> Iterator[str]:
    for each in groups:
        yield from each
