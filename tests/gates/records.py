"""Gates for saves, replays and digests: a game is its setup, its seed and its answers."""

from collections.abc import Iterable

from tests.gates.plug import (
    GateError,
    Plug,
    RandomPlayer,
    random_game,
    reported,
    same_position,
)


def save_and_load(plug: Plug, seeds: Iterable[int]) -> None:
    """Save and load after every answer, and play on with the loaded game."""
    for seed in seeds:
        game, choose = plug.new(seed), RandomPlayer(seed)
        while True:
            with reported(plug, seed, game):
                text = game.save()
                loaded = plug.game.load(text)
                same_position(game, loaded, "the loaded game")
                if loaded.save() != text:
                    raise GateError("saving the loaded game gives another file")
            game = loaded
            if game.decision is None:
                break
            with reported(plug, seed, game):
                game.choose(choose(game))


def full_replay(plug: Plug, seeds: Iterable[int]) -> None:
    """The same setup, seed and answers give the same game, decision by decision."""
    for seed in seeds:
        digests = []
        for game in random_game(plug, seed):
            digests.append(game.digest())
        answers = game.answers
        with reported(plug, seed, game):
            replayed = plug.game.replay(plug.setup, seed, ())
            for number, expected in enumerate(digests):
                if number:
                    replayed.choose(answers[number - 1])
                if replayed.digest() != expected:
                    raise GateError(f"the replay differs after {number} answers")


def digests_agree(plug: Plug, seeds: Iterable[int]) -> None:
    """Equal positions have equal digests however they came about; an answer changes them."""
    for seed in seeds:
        before = ""
        for game in random_game(plug, seed):
            with reported(plug, seed, game):
                digest = game.digest()
                for how, other in (
                    ("asked again", game),
                    ("cloned", game.clone()),
                    ("loaded", plug.game.load(game.save())),
                    ("replayed", plug.game.replay(plug.setup, seed, game.answers)),
                ):
                    if other.digest() != digest:
                        raise GateError(f"the position {how} has another digest")
                if digest == before:
                    raise GateError("the last answer left the digest as it was")
            before = digest
