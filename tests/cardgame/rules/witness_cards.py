"""Cards that see and remember: they note what happens in the state, in order, for a test to read."""

from tests.cardgame.board import Table
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, forced
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import hero, objective
from waybread.kernel import PASS

WITNESS = "Test Witness"
"""An objective that notes the beginning and end of every phase and round."""
WATCHER = "Test Watcher"
"""A Leadership hero who can act in every window: willpower 2, attack 2, defence 1, 4 hit points, threat 8."""

_MARK = "noted"


def note(game: CardGame, text: str) -> None:
    """Remember something that happens."""
    count = sum(each.startswith(_MARK) for each in game.state.notes)
    game.state.notes[f"{_MARK} {count}: {text}"] = game.state.round


def noted(table: Table) -> list[str]:
    """All that was noted, in order."""
    return [each.partition(": ")[2] for each in table.state.notes if each.startswith(_MARK)]


async def _phase_begins(game: CardGame, use: Use) -> None:
    """Note that a phase begins."""
    note(game, f"{game.state.phase} begins")


async def _phase_ends(game: CardGame, use: Use) -> None:
    """Note that a phase ends."""
    note(game, f"{game.state.phase} ends")


async def _round_begins(game: CardGame, use: Use) -> None:
    """Note that a round begins."""
    note(game, "round begins")


async def _round_ends(game: CardGame, use: Use) -> None:
    """Note that a round ends."""
    note(game, "round ends")


@objective(WITNESS)
class Witness:
    phase_begins = forced(after=On.PHASE_BEGINS)(_phase_begins)
    phase_ends = forced(after=On.PHASE_ENDS)(_phase_ends)
    round_begins = forced(after=On.ROUND_BEGINS)(_round_begins)
    round_ends = forced(after=On.ROUND_ENDS)(_round_ends)


async def _watch(game: CardGame, use: Use) -> None:
    """Note the moment."""
    note(game, f"player {use.player} acts")


@hero(WATCHER, Sphere.LEADERSHIP, threat_cost=8, willpower=2, attack=2, defense=1, hit_points=4)
class Watcher:
    watch = action()(_watch)


def window(table: Table) -> str:
    """The action window in which a player is asked now, by the step it follows; empty if it is no window."""
    return table.decision.rule.removeprefix("lcg:window.") if table.asked == "action" else ""


def decline(table: Table) -> Table:
    """Pass, or take the first option where there is no passing."""
    return table.choose(PASS if table.may_pass else table.decision.options[0])


def decline_until(table: Table, kind: str) -> list[str]:
    """Decline everything until a decision of this kind; returns what was asked before it."""
    asked = []
    while table.asked not in (kind, "nothing"):
        asked.append(table.asked)
        decline(table)
    return asked
