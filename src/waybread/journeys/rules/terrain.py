"""Terrain of battle maps, each kind by its entry (barrels, boulder, bush, fire pit, mist, pit, statue, table).

Streams and walls lie on borders: walls are part of the board, streams end turns and activations.
An adventure may give a token rules of its own; then it knows the token by its name, and the rules of its kind are off
(jme:adv.battle.6).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Modifier, Stat
from waybread.journeys.rules.gains import gain_boon, gain_inspiration
from waybread.journeys.rules.harm import suffer
from waybread.journeys.rules.hero_attacks import apply_hits
from waybread.journeys.rules.skill_tests import make_test
from waybread.journeys.state import Test, Token
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S

Outcome: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""What follows from a test."""
IN_SPACES: Final = ("barrels", "boulder", "bush", "fire pit", "mist", "pit", "statue", "table")
ON_BORDERS: Final = ("stream", "wall")
TERRAIN: Final = (*IN_SPACES, *ON_BORDERS)
TERRAIN_CARDS: Final[dict[str, str]] = {
    "barrels": "With an enemy nearby, interact, provoking nobody: test wisdom; with 2 successes you may apply 4 hits "
               "and stun to such an enemy, and the barrels are gone.",
    "boulder": "While you test to negate damage and fear, you may turn 1 fate into a success for each boulder here.",
    "bush": "When your turn ends here, you may test wit for each bush; with 2 successes you become hidden.",
    "fire pit": "While you attack, you may discard a revealed card with fate to add pierce or smite.",
    "mist": "Damage is suffered face down here. In an attack on an enemy here no fate can be turned into success.",
    "pit": "When you move in, test agility; with fewer than 2 successes you suffer 2 damage.",
    "statue": "Interact, provoking nobody: test might; with 2 successes you may apply 4 hits and sunder to an enemy in "
              "the space, and the statue is gone.",
    "table": "Interact, provoking nobody: test spirit; with 1 success you gain 1 inspiration and become emboldened.",
    "stream": "It can be crossed, but a hero's turn or an enemy's activation ends with it.",
    "wall": "The spaces on its two sides are not adjacent.",
}  # fmt: skip
"""What each kind of terrain does, in our words (jme:adv.battle.5)."""
TESTED: Final = {"barrels": (Stat.WISDOM, 2), "statue": (Stat.MIGHT, 2), "table": (Stat.SPIRIT, 1)}
"""What an interaction with a terrain tests, and how many successes pass (jme:13.3, jme:91.2, jme:98.2)."""
TOPPLED: Final = {"barrels": (4, Modifier.STUN), "statue": (4, Modifier.SUNDER)}
"""The hits and the modifier of what falls on a group (jme:13.3a, jme:91.2a)."""


def here(game: JourneyGame, hero: int, kind: str) -> list[Token]:
    """Terrain of a kind, with its ordinary rules, in a hero's space."""
    return game.terrain_at(game.state.position[hero], kind)


def cards_laid_out(game: GuidedGame[S]) -> list[str]:
    """The kinds of terrain on the map whose cards lie there to be read (jme:99.2)."""
    present = {each.kind for each in game.state.tokens if game.has_ordinary_rules(each)}
    return [each for each in TERRAIN if each in present]


def interactions(game: JourneyGame, hero: int) -> list[Token]:
    """Terrain that the hero could use by an interact action now (jme:49.4)."""
    space = game.state.position[hero]
    tokens = (each for each in game.state.tokens if each.space == space and each.kind in TESTED)
    found = [each for each in tokens if game.has_ordinary_rules(each)]
    return [each for each in found if each.kind != "barrels" or game.groups_near(space)]


async def interact(game: JourneyGame, hero: int, token: Token) -> None:
    """Use barrels, a statue or a table; nobody is provoked (jme:13.2, jme:91.3, jme:98.4)."""
    stat, need = TESTED[token.kind]
    if token.kind == "table":

        async def take_heart() -> None:
            await gain_inspiration(game, hero, 1)
            gain_boon(game, hero, Boon.EMBOLDENED)

        await _test(game, hero, stat, need, token, take_heart)
        return

    async def topple() -> None:
        await _topple(game, hero, token)

    await _test(game, hero, stat, need, token, topple)


async def _topple(game: JourneyGame, hero: int, token: Token) -> None:
    """Barrels roll at a group nearby (jme:13.3a), a statue falls on one in the space (jme:91.2a), if the hero likes."""
    barrels = token.kind == "barrels"
    space = game.state.position[hero]
    groups = game.groups_near(space) if barrels else game.groups_at(space)
    rule = "jme:13.3a" if barrels else "jme:91.2a"
    options = (*(each.number for each in groups), PASS)
    group = game.group(await Decision(game.seat(hero), DecisionKind.TARGET, options, rule, about=hero))
    if group is not None:
        hits, modifier = TOPPLED[token.kind]
        await apply_hits(game, hero, group, hits, (modifier,))
    game.state.tokens = [each for each in game.state.tokens if each.number != token.number]
    game.announce_removal(token)


async def enter_space(game: JourneyGame, hero: int, space: int) -> None:
    """A hero has moved into a space: a pit may hurt (jme:67.1)."""

    async def fall() -> None:
        await suffer(game, hero, 2, cause="terrain")

    for token in game.terrain_at(space, "pit"):
        if game.state.position[hero] == space:
            await _test(game, hero, Stat.AGILITY, 2, token, failed=fall)


async def hide_in_bush(game: JourneyGame, hero: int, token: Token) -> None:
    """At the end of a turn in a bush (jme:17.1)."""

    async def hide() -> None:
        gain_boon(game, hero, Boon.HIDDEN)

    await _test(game, hero, Stat.WIT, 2, token, hide)


async def _test(
    game: JourneyGame,
    hero: int,
    stat: Stat,
    need: int,
    token: Token,
    passed: Outcome | None = None,
    *,
    failed: Outcome | None = None,
) -> None:
    """A test that terrain asks for, and what comes of it."""

    async def results(record: Test) -> None:
        follows = passed if record.total >= need else failed
        if follows is not None:
            await follows()

    purpose = "interact" if token.kind in TESTED else "terrain"  # jme:49.4
    await make_test(game, hero, stat, purpose=purpose, need=need, token=token.number, results=results)
