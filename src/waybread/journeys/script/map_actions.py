"""What the app does on the map: tiles, tokens, terrain, darkness, where heroes stand, and enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.rules import enemy_attacks, movement
from waybread.journeys.rules.enemies.spawns import new_group
from waybread.journeys.rules.party_order import for_each
from waybread.journeys.script.actions import action, card_action, heroes_of, number, word
from waybread.journeys.script.places import place_tile, space_named, spaces_named
from waybread.journeys.script.runner import Args, Scene
from waybread.journeys.state import NOWHERE, Group, Token
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S


@action("tile", "tile <name:tile>")
async def lay_tile(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Lay a tile of the adventure."""
    tile = game.adventure.tile(word(args, "name"))
    if tile is not None:
        place_tile(game, tile)


@action("token", "token <name:token> at <at:place>")
async def lay_token(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Lay a token of the adventure in a place."""
    known = game.adventure.token(word(args, "name"))
    space = space_named(game, word(args, "at"))
    if known is not None and space != NOWHERE:
        add_token(game, known.kind, space, known.name)


@action("remove token", "gone [<name:token>]")
async def remove_token(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Take a token off the map: a named one, or the one interacted with."""
    name = word(args, "name")
    state = game.state
    gone = [each for each in state.tokens if (each.name == name if name else each.number == scene.token)]
    for each in gone:
        state.tokens.remove(each)
        game.announce_removal(each)
    state.ground = None
    state.app.changed = True


@action("terrain", "terrain <kind:terrain> at <at:place> [across <across:place>] [as <name:new token>]")
async def lay_terrain(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Lay terrain in a space, or on the border to another one."""
    space = space_named(game, word(args, "at"))
    across = space_named(game, word(args, "across")) if args.get("across") else NOWHERE
    if space != NOWHERE and not (args.get("across") and across == NOWHERE):
        add_token(game, word(args, "kind"), space, word(args, "name"), across)


def add_token(game: GuidedGame[S], kind: str, space: int, name: str = "", across: int = NOWHERE) -> Token:
    """A token, with a number of its own."""
    state = game.state
    state.counter += 1
    token = Token(state.counter, kind, space, name, across)
    state.tokens.append(token)
    state.ground = None
    state.app.changed = True
    game.announce("token placed", token=token.number, kind=kind, space=space, name=name, across=across)
    return token


@action("darkness", "darkness [<on:off>] [<at:place>]")
async def darken(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Put darkness on a place, or on the entire map; ``off`` takes it away (jme:23.2, jme:23.3)."""
    on = bool(number(args, "on"))
    state = game.state
    game.announce("darkness", at=word(args, "at"), on=on)
    if not args.get("at"):
        state.app.dark = on
        return
    spaces = spaces_named(game, word(args, "at"))
    state.darkness = [each for each in state.darkness if each not in spaces] + (list(spaces) if on else [])


@card_action("place heroes", "place <who:whom> at <at:place>", ("at", "who?"))
async def place_heroes(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Put heroes somewhere; that is no move (jme:60.5)."""
    space = space_named(game, word(args, "at"))
    for hero in await heroes_of(game, scene, args):
        if space != NOWHERE:
            movement.place(game, hero, space)


# Enemies -----------------------------------------------------------------------------------------


@action(
    "spawn",
    "spawn <kind:enemy> at <at:place> [as <name:new group>] [elite] [size <size:number>] [with <bonuses:bonuses>]",
)
async def spawn(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """An enemy group comes, as large as party and difficulty say."""
    state = game.state
    space = space_named(game, word(args, "at"))
    if space == NOWHERE:
        return
    state.counter += 1
    group = new_group(
        state.counter, word(args, "kind"), space, state.groups, state.streams, heroes=len(game.heroes),
        difficulty=state.app.difficulty, elite=bool(args.get("elite", False)),
        size=cast("int | None", args.get("size")), bonuses=cast("tuple[str, ...] | None", args.get("bonuses")),
        name=word(args, "name"),
    )  # fmt: skip
    if group is not None:
        state.groups.append(group)
        state.app.changed = True
        game.announce("group placed", group=group.number, kind=group.kind, space=space, figures=len(group.figures),
            banner=group.banner,
        )  # fmt: skip


@action("remove group", "withdraw <name:group>")
async def remove_group(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """A group leaves the map without being defeated."""
    state, name = game.state, word(args, "name")
    for each in state.groups:
        if (each.name or each.kind) == name:
            game.announce("group removed", group=each.number, kind=each.kind)
    state.groups = [each for each in state.groups if (each.name or each.kind) != name]
    state.app.changed = True


@card_action("enemy attack", "attack <kind:group> [<who:who>]")
async def enemy_attack(game: JourneyGame, scene: Scene, args: Args) -> None:
    """The groups of a name or kind in a hero's range attack that hero."""
    groups = [each for each in game.state.groups if word(args, "kind") in (each.kind, each.name)]

    def attackers(hero: int) -> list[Group]:
        return [each for each in groups if each in game.state.groups and enemy_attacks.in_range(game, each, hero)]

    async def attacked(hero: int) -> None:
        done: list[int] = []
        while waiting := [each.number for each in attackers(hero) if each.number not in done]:
            number = await Decision(
                game.party_seat, DecisionKind.PROVOKE, tuple(waiting), "jme:adv.conflicts.1", about=hero
            )
            done.append(number)
            group = game.group(number)
            if group is not None:
                await enemy_attacks.attack_hero(game, group, hero, "event")

    await for_each(game, await heroes_of(game, scene, args), attacked, concerned=lambda hero: bool(attackers(hero)))
