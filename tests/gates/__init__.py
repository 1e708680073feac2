"""Fidelity gates: what must hold for every game on the kernel, over random games.

A game describes itself in a :class:`Plug` and is then run through every gate:

    @pytest.mark.parametrize("gate", GATES, ids=gate_name)
    def test_my_game(gate): gate(PLUG, range(20))

A gate raises :class:`GateError`, which names the seed and the answers that lead to the fault.
"""

from tests.gates.copies import clone_covers_fields, shadow_clone, undo_returns
from tests.gates.dealing import dealing_again_hides
from tests.gates.plug import AnyGame, GateError, Plug
from tests.gates.processes import same_in_every_process
from tests.gates.records import digests_agree, full_replay, save_and_load
from tests.gates.rules import ends_properly, every_option_applies, invariants_hold, same_when_watched
from tests.gates.secrecy import determinize_hides, view_leaks_nothing
from tests.gates.traffic import traffic_tells_nothing
from tests.gates.watch import Gate, Run

GATES: tuple[Gate, ...] = (
    shadow_clone,
    clone_covers_fields,
    undo_returns,
    save_and_load,
    full_replay,
    digests_agree,
    same_in_every_process,
    every_option_applies,
    same_when_watched,
    invariants_hold,
    ends_properly,
    view_leaks_nothing,
    determinize_hides,
    dealing_again_hides,
    traffic_tells_nothing,
)


def gate_name(gate: Gate) -> str:
    """The name of a gate, for test ids."""
    return gate.name


__all__ = [
    "GATES",
    "AnyGame",
    "Gate",
    "GateError",
    "Plug",
    "Run",
    "clone_covers_fields",
    "dealing_again_hides",
    "determinize_hides",
    "digests_agree",
    "ends_properly",
    "every_option_applies",
    "full_replay",
    "gate_name",
    "invariants_hold",
    "same_in_every_process",
    "same_when_watched",
    "save_and_load",
    "shadow_clone",
    "traffic_tells_nothing",
    "undo_returns",
    "view_leaks_nothing",
]
