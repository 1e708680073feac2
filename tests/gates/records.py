"""Gates for saves, replays and digests: a game is its setup, its seed and its answers."""

from collections.abc import Iterable, Iterator

from tests.gates.plug import (
    AnyGame,
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
        original, choose = plug.new(seed), RandomPlayer(seed)
        game = original.clone()
        while True:
            with reported(plug, seed, original):
                text = game.save()
                game = plug.game.load(text)
                same_position(original, game, "the loaded game")
                if game.save() != text:
                    raise GateError("saving the loaded game gives another file")
                if original.decision is None:
                    break
                option = choose(original)
                original.choose(option)
                game.choose(option)
                same_position(original, game, f"the loaded game, after {option},")


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
    """Equal positions have equal digests however they came about; another quiescent position another."""
    for seed in seeds:
        before = ""
        for number, game in enumerate(random_game(plug, seed)):
            with reported(plug, seed, game):
                digest = game.digest()
                if number < 20 or number % 8 == 0:
                    for how, again in _ways_here(plug, seed, game):
                        if again.digest() != digest:
                            raise GateError(f"the position {how} has another digest")
                if game.quiescent and digest == before:
                    raise GateError("the last answer left the digest as it was")
            before = digest


def _ways_here(plug: Plug, seed: int, game: AnyGame) -> Iterator[tuple[str, AnyGame]]:
    yield "cloned", game.clone()
    yield "loaded", plug.game.load(game.save())
    yield "replayed", plug.game.replay(plug.setup, seed, game.answers)
