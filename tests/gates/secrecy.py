"""Gates for hidden information: nobody is told what they may not know, nor can search it."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import partial

from tests.gates.plug import AnyGame, GateError, Plug, RandomPlayer, random_game, reported
from waybread.kernel import Event, Json, Streams


def view_leaks_nothing(plug: Plug, seeds: Iterable[int]) -> None:
    """No view and no event names a secret, and what is hidden does not change a view."""
    for seed in seeds:
        number = RandomPlayer(seed).number
        game = plug.new(seed)
        choose = RandomPlayer(seed)
        while game.decision is not None:
            with reported(plug, seed, game):
                for viewer in (None, *range(plug.players)):
                    _tells_no_secret(plug, game, viewer, game.view(viewer), "the view")
                for viewer in range(plug.players):
                    world = _concealed(game, viewer, number())
                    if world.view(viewer) != game.view(viewer):
                        raise GateError(f"what player {viewer} cannot know changes their view")
                asked = game.decision.player
                if game.determinize(asked, number()).decision != game.decision:
                    raise GateError(f"what player {asked} cannot know changes their options")
                game.listen(partial(_event_tells_no_secret, plug, game))
                game.choose(choose(game))


def determinize_hides(plug: Plug, seeds: Iterable[int]) -> None:
    """In imagined worlds everything hidden varies, nothing is invented, and chance is new."""
    varied: defaultdict[str, bool] = defaultdict(bool)
    for seed in seeds:
        number = RandomPlayer(seed).number
        for game in random_game(plug, seed):
            with reported(plug, seed, game):
                before = game.digest()
                for viewer in range(plug.players):
                    for place, changed in _compare_hidden(plug, game, viewer, number()):
                        varied[place] |= changed
                if game.decision is not None:
                    world = game.determinize(game.decision.player, number())
                    if world.state.streams == game.state.streams:
                        raise GateError("the imagined world draws from the real streams")
                if game.digest() != before:
                    raise GateError("imagining a world changed the game")
    for place, changed in varied.items():
        if not changed:
            raise GateError(f"{place} is the same in every imagined world")
    if not varied:
        raise GateError("nothing was hidden from anybody, so nothing was checked")


def _compare_hidden(plug: Plug, game: AnyGame, viewer: int, seed: int) -> Iterator[tuple[str, bool]]:
    """By place that hides two things or more: did an imagined world differ there?"""
    here = plug.hidden(game, viewer)
    there = plug.hidden(_concealed(game, viewer, seed), viewer)
    if Counter(_flat(here.values())) != Counter(_flat(there.values())):
        raise GateError(f"the world of player {viewer} holds other things")
    for place, things in here.items():
        if len(things) > 1:
            yield place, list(things) != list(there[place])


def _concealed(game: AnyGame, viewer: int, seed: int) -> AnyGame:
    """The game with all that the viewer cannot know dealt anew, whoever is asked."""
    world = game.clone()
    world.conceal(viewer, Streams(seed))
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
