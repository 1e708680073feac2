"""The long run of the gates: every game is played and counted, every fault is told, and none hides the next."""

from dataclasses import replace

import pytest

from tests.longnight import LongNight
from tests.longnight.plug import PLUG
from tools import soak


class SometimesSilent(LongNight):
    """A game whose odd seeds end without a reason."""

    __slots__ = ()

    def choose(self, option: int) -> None:
        super().choose(option)
        if self.state.outcome is not None and self.seed % 2:
            self.state.outcome = replace(self.state.outcome, reason="")


SILENT = replace(PLUG, game=SometimesSilent, where=f"{__name__}:SILENT")


class OneWorld(LongNight):
    """A game in which nothing is ever dealt anew."""

    __slots__ = ()

    def conceal(self, viewers: object, streams: object) -> None:
        """Leave all as it is."""


ONE_WORLD = replace(PLUG, game=OneWorld, where=f"{__name__}:ONE_WORLD")


def test_parts_hold_every_game_of_every_setup_and_begin_with_the_first_of_each() -> None:
    parts = list(soak.split(range(7, 7 + soak.PART + 5)))
    assert [number for number, _ in parts[: len(soak.PLUGS)]] == list(range(len(soak.PLUGS)))
    for number in range(len(soak.PLUGS)):
        assert [seed for each, seeds in parts if each == number for seed in seeds] == list(range(7, 7 + soak.PART + 5))


def test_a_sound_game_is_counted_by_how_it_ended() -> None:
    part = soak.play_part(soak.PLUGS.index(PLUG), range(6))
    assert (part.games, part.endings.total(), part.faults) == (6, 6, [])
    assert set(part.endings) <= {"won", "lost"}
    assert part.tally.total() > 0


def test_a_fault_is_told_with_its_gate_and_seed_and_the_other_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PLUGS", (SILENT,))
    part = soak.play_part(0, range(4))
    assert (part.games, part.endings.total()) == (4, 2)
    assert ["seed 1" in part.faults[0], "seed 3" in part.faults[1]] == [True, True]
    assert all(each.startswith("ends_properly: ") and "no reason is stated" in each for each in part.faults)


def test_what_is_hidden_is_judged_over_all_parts_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PLUGS", (ONE_WORLD,))
    whole = soak.Soaked()
    for first in (0, 30):
        part = soak.play_part(0, range(first, first + 30))
        assert part.faults == []
        whole.add(part)
    assert "differs in only 0% of the imagined worlds" in soak.judge(0, whole)[0]
    assert (whole.games, len(whole.faults)) == (60, 1)
