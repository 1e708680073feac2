"""Verbs that imported scenarios need for enemies and heroes: groups that come, cards that are given, corruption."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from waybread.journeys.companion import harm_buttons
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.importers.jime.jime_verbs import verb
from waybread.journeys.maps.board import split_space
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES
from waybread.journeys.rules.enemies.spawns import HARD, figures_left
from waybread.journeys.rules.harm import FEAR, last_stand
from waybread.journeys.rules.party_order import for_each
from waybread.journeys.script.actions import nested, number, word
from waybread.journeys.script.adventure import Action
from waybread.journeys.script.runner import Args, Scene, do
from waybread.journeys.state import NOWHERE, Figure
from waybread.kernel import PASS, Decision

if TYPE_CHECKING:
    from waybread.journeys.guided_game import GuidedGame

COSTS: Final = {
    "ruffian": (7, 13, 19), "goblin-scout": (4, 7, 11), "orc-hunter": (10, 19, 28), "orc-marauder": (9, 17, 25),
    "hungry-warg": (14, 27, 40), "hill-troll": (25,), "wight": (17, 32, 47),
}  # fmt: skip
"""Points for a group of one, two, three figures."""
BONUS_COSTS: Final = {
    "alert": (10, 5), "armored": (4, 3), "bloodthirsty": (3, 1), "guarded": (9, 9), "hardened": (6, 6), "huge": (4, 3),
    "large": (3, 2), "shrouded": (7, 5), "spike-armor": (6, 4), "terrifying": (3, 1), "veteran": (10, 7),
    "wary": (8, 8), "well-equipped": (6, 5),
}  # fmt: skip
"""Points for a bonus: for the first figure, and for each further one."""
HARD_FACTOR: Final = 1.5
MOST_GROUPS: Final = 6
MOST_BONUSES: Final = 3
CORRUPTED: Final = 4
"""So much corruption forces a last stand."""
_CORRUPTION: Final = "corruption "


# Enemies --------------------------------------------------------------------------------------


@verb("jime come", "kind", "name", "size", "bonuses", "drawn?", "health?", "armour?", "sorcery?")
async def come(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """A group comes near the token that brought it, or somewhere on the map; its figures may have other numbers.

    Of its bonuses it has all, or so many as are drawn.
    """
    state = game.state
    before = len(state.groups)
    named = {each: args[each] for each in ("kind", "name", "size")}
    given = list(cast("tuple[str, ...]", args["bonuses"]))
    if number(args, "drawn", 0):
        state.streams.shuffle("bonuses", given)
        given = given[: number(args, "drawn")]
    await game.verbs["spawn"](game, scene, {**named, "bonuses": tuple(given), "at": _arrival(game, scene)})
    if len(state.groups) > before and "health" in args:
        group = state.groups[-1]
        more = [BONUSES[each] for each in group.bonuses]
        health = max(1, number(args, "health") + sum(each.health for each in more))
        armour = max(0, number(args, "armour") + sum(each.armour for each in more))
        sorcery = max(0, number(args, "sorcery") + sum(each.sorcery for each in more))
        group.figures = [Figure(health, armour, sorcery) for _ in group.figures]


def _arrival(game: GuidedGame[Any], scene: Scene) -> str:
    """A place for a group: near its token, where no other one is if there is such a space, else somewhere explored."""
    state = game.state
    explored = [each for each in game.board.spaces if game.board.tile_of(each) not in state.unexplored]
    held = {each.space for each in state.groups}
    token = game.token(scene.token)
    if token is None or token.space == NOWHERE:
        space = state.streams.pick("places", [each for each in explored if each not in held] or explored)
    else:
        distance = game.board.distances(token.space)
        near = sorted((each for each in explored if each in distance), key=lambda each: (distance[each], each))
        space = next((each for each in near if each not in held), token.space)
    tile, place = split_space(space)
    return f"{next(name for name, laid in state.app.places.items() if laid == tile)}.{place}"


@verb("jime pool", "points", "bias", "kinds", "name")
async def pool(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Groups at random for so many points, more for a larger party and on hard."""
    points = number(args, "points") + number(args, "bias") * (len(game.heroes) - 1)
    budget = int(points * HARD_FACTOR) if game.state.app.difficulty == HARD else points
    for kind, size, bonuses in _buy(game, list(cast("tuple[str, ...]", args["kinds"])), budget):
        await come(game, scene, {"kind": kind, "size": size, "bonuses": bonuses, "name": args["name"]})


def _buy(game: GuidedGame[Any], kinds: list[str], budget: int) -> list[tuple[str, int, tuple[str, ...]]]:
    """What the points buy: groups first, no kind twice in a row, then more figures, then bonuses."""
    left = {kind: figures_left(kind, game.state.groups) for kind in kinds}
    groups: list[tuple[str, int]] = []
    while len(groups) < MOST_GROUPS and (bought := _group(game, kinds, groups, left, budget)):
        kind, size = bought
        groups.append(bought)
        budget -= COSTS[kind][size - 1]
        left[kind] -= size
    for place, (kind, first) in enumerate(groups):
        size, costs = first, COSTS[kind]
        while size < len(costs) and left[kind] and costs[size] - costs[size - 1] <= budget:
            budget -= costs[size] - costs[size - 1]
            size, left[kind] = size + 1, left[kind] - 1
        groups[place] = kind, size
    found = []
    for kind, size in groups:
        bonuses, budget = _bonuses(game, kind, size, budget)
        found.append((kind, size, bonuses))
    return found


def _group(
    game: GuidedGame[Any], kinds: list[str], groups: list[tuple[str, int]], left: dict[str, int], budget: int
) -> tuple[str, int] | None:
    """One more group that the points buy; a second one of a single figure only if no more can be had."""
    last = groups[-1][0] if groups and len(kinds) > 1 else ""
    offered = [each for each in kinds if each != last and COSTS[each][0] <= budget and left[each] > 0]
    if not offered:
        return None
    kind = game.state.streams.pick("pool", offered)
    most = max(size for size, cost in enumerate(COSTS[kind], 1) if cost <= budget and size <= left[kind])
    least = min(most, 1 + any(size == 1 for _, size in groups))
    return kind, least + game.state.streams.below("pool", most - least + 1)


def _bonuses(game: GuidedGame[Any], kind: str, size: int, budget: int) -> tuple[tuple[str, ...], int]:
    """Bonuses for a group that the rest of the points buys, and what is left then."""
    costs = {key: first + more * (size - 1) for key, (first, more) in BONUS_COSTS.items() if kind in BONUSES[key].kinds}
    bonuses: tuple[str, ...] = ()
    while len(bonuses) < MOST_BONUSES:
        offered = [key for key, cost in costs.items() if cost <= budget and key not in bonuses]
        if not offered:
            break
        bonuses += (game.state.streams.pick("pool", offered),)
        budget -= costs[bonuses[-1]]
    return bonuses, budget


# Cards ----------------------------------------------------------------------------------------


@verb("jime give", "cards", "count", "missing", "none")
async def give(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Cards at random that the party does not have, each to a hero of choice; a figure is so much lore.

    For each that is missing, and if there is none at all, other things are done.
    """
    left = list(cast("tuple[str, ...]", args["cards"]))
    wanted = number(args, "count")
    given = 0
    while given < wanted and (offered := [each for each in left if each.isdigit() or not game.has_all_copies(each)]):
        card = game.state.streams.pick("gifts", offered)
        left.remove(card)
        if card.isdigit():
            await do(game, (Action("lore", {"amount": int(card)}),), scene)
        else:
            what = "title" if card.startswith("title.") else "trinket"
            await do(game, (Action(what, {"card": card, "who": "one"}),), scene)
        given += 1
    for _ in range(wanted - given):
        await do(game, nested(args, "missing"), scene)
    if not given:
        await do(game, nested(args, "none"), scene)


# Corruption -----------------------------------------------------------------------------------


@verb("jime corrupt", "amount", "who")
async def corrupt(game: GuidedGame[Any], scene: Scene, args: Args) -> None:
    """Heroes gain corruption, or lose it; at four a last stand of fear is due, and it begins anew."""
    counters = game.state.app.counters
    due: list[int] = []
    for hero in await _corrupted(game, word(args, "who")):
        name = f"{_CORRUPTION}{hero}"
        counters[name] = max(0, counters.get(name, 0) + number(args, "amount"))
        game.announce("corruption", heroes=(hero,), amount=number(args, "amount"), total=counters[name])
        if counters[name] >= CORRUPTED:
            counters[name] = 0
            due.append(hero)
    stand = harm_buttons.last_stand if game.table_mode else last_stand
    await for_each(game, due, lambda hero: stand(cast("Any", game), hero, FEAR))


async def _corrupted(game: GuidedGame[Any], who: str) -> list[int]:
    """One hero, some, or each."""
    standing = game.standing
    if who == "each" or not standing:
        return standing
    chosen: list[int] = []
    while len(chosen) < len(standing) and (who == "several" or not chosen):
        options = [each for each in standing if each not in chosen]
        asked = (*options, PASS) if chosen else tuple(options)
        hero = await Decision(game.party_seat, DecisionKind.HERO, asked, "jme:adv.conflicts.2")
        if hero == PASS:
            break
        chosen.append(hero)
    return chosen
