"""Check that every ability of every card has a test that notices when it does nothing: ``make abilities``.

For each ability, a child process disables it (an empty effect, a modifier or rule that returns nothing, a free travel
cost) and runs the tests named after its card until the first failure. Abilities that no test misses are listed. These
tests are the ones in ``tests/cardgame/boxes`` whose names start with the card's title; cards without such a test
are listed too. ``python -m tools.abilities --cards WORD`` tries only the cards with a word in their titles.
"""

import argparse
import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from waybread.cardgame import CARDS, Ability, Card, Kind, plain

TESTS = Path("tests/cardgame/boxes")
OPTIONS = ["-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no"]


@dataclass(frozen=True)
class Voice:
    """An ability of a card."""

    key: str
    slot: int

    @property
    def card(self) -> Card:
        """The card."""
        return CARDS[self.key]

    @property
    def ability(self) -> Ability:
        """The ability itself."""
        return self.card.abilities[self.slot]

    def __str__(self) -> str:
        return f"{self.card.title}: {self.ability.text or self.ability.keys[0]}"


def main() -> int:
    """Try all abilities; return 0 if a test notices each missing one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="default: one per processor")
    parser.add_argument(
        "--seconds", type=int, default=60, help="a test run that takes longer counts as a failure (default: 60)"
    )
    parser.add_argument("--cards", nargs="*", help="only cards whose titles contain one of these words")
    chosen = parser.parse_args()
    voices = [
        Voice(key, slot)
        for key, card in CARDS.items()
        if card.set_name and (not chosen.cards or any(plain(each) in plain(card.title) for each in chosen.cards))
        for slot in range(len(card.abilities))
    ]
    if not _passes(None, ["--collect-only", str(TESTS)], 0):  # here, so that every child finds the tests imported
        print("The tests cannot be collected: mend that first.")
        return 1
    unheard = []
    for done, (voice, missed) in enumerate(_try_all(voices, chosen.seconds, chosen.workers), 1):
        if not missed:
            unheard.append(voice)
            print(f"no test misses {voice}", flush=True)
        print(f"\r{done} of {len(voices)} ", end="", file=sys.stderr, flush=True)
    print(f"\n{len(voices) - len(unheard)} of {len(voices)} abilities are missed by a test when they are silent")
    return 1 if unheard else 0


def _try_all(voices: list[Voice], seconds: int, workers: int) -> Iterator[tuple[Voice, bool]]:
    """Yield each ability and whether a test fails without it."""
    waiting = list(reversed(voices))
    running: dict[int, Voice] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            voice = waiting.pop()
            child = os.fork()
            if not child:
                os._exit(0 if _passes(voice, tests_of(voice.card), seconds) else 1)
            running[child] = voice
        child, status = os.wait()
        yield running.pop(child), status != 0


def tests_of(card: Card) -> list[str]:
    """Return the pytest expression for the tests named after a card."""
    return ["-k", f"test_{plain(card.title).replace('-', '_')}_", str(TESTS)]


def silence(voice: Voice) -> None:
    """Make an ability do nothing."""
    ability, card = voice.ability, voice.card

    async def nothing(*_: object) -> None:
        """Do nothing."""

    if ability.kind is Kind.TRAVEL:
        object.__setattr__(ability, "cost", ())
    if ability.effect is not None:
        object.__setattr__(ability, "effect", nothing)
    if ability.amount is not None:
        object.__setattr__(ability, "amount", lambda *_: None)
        object.__setattr__(ability, "rule", "")  # some rules are asked only whether they are there
        object.__setattr__(card, "listed", tuple(each for each in card.listed if each[1] != voice.slot))


def _passes(voice: Voice | None, tests: list[str], seconds: int) -> bool:
    """Return whether the tests pass."""
    signal.alarm(seconds)
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        if voice is not None:
            silence(voice)
        return pytest.main([*OPTIONS, *tests]) in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


if __name__ == "__main__":
    sys.exit(main())
