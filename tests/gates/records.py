"""Gates for saves, replays and digests: a game is its setup, its seed and its answers."""

from tests.gates.plug import GateError
from tests.gates.watch import Following, Gate, Watch


@Gate
def save_and_load(watch: Watch) -> Following:
    """Save and load, and play on with the loaded game."""
    twin = watch.game.clone()
    while True:
        if watch.close:
            text = (twin if watch.follows else watch.game).save()
            twin = watch.plug.game.load(text)
            watch.same(twin, "the loaded game")
            if twin.save() != text:
                raise GateError("saving the loaded game gives another file")
        if watch.game.decision is None:
            return
        option = yield
        if watch.follows:
            twin.choose(option)
            watch.same(twin, f"the loaded game, after {option},")


@Gate
def full_replay(watch: Watch) -> Following:
    """The same setup, seed and answers give the same game, decision by decision."""
    twin = watch.plug.new(watch.seed)
    watch.same(twin, "the replay")
    while watch.game.decision is not None:
        option = yield
        twin.choose(option)
        watch.same(twin, f"the replay, after {len(twin.answers)} answers,")


@Gate
def digests_agree(watch: Watch) -> Following:
    """Equal positions have equal digests however they came about; another quiescent position another.

    In a sparse run the loaded position is that of the end: a load that leads elsewhere is refused by itself.
    """
    while True:
        if watch.close:
            if watch.game.clone().digest() != watch.digest():
                raise GateError("the position cloned has another digest")
            if not watch.run.sparse or watch.game.decision is None:
                loaded = watch.plug.game.load(watch.game.save())
                if loaded.digest() != watch.digest():
                    raise GateError("the position loaded has another digest")
        if watch.game.decision is None:
            return
        before = watch.digest() if watch.close else None
        yield
        if before is not None and watch.game.quiescent and before == watch.digest():
            raise GateError("the last answer left the digest as it was")
