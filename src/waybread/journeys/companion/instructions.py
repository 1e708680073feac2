"""What verbs that touch heroes mean beside the boxes: an instruction, or something that the players enter.

Every verb of the script that is no business of the app alone has an action here, under the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

from waybread.journeys.companion.enemy_buttons import attack_hero
from waybread.journeys.companion.harm_buttons import carried_out, says_yes
from waybread.journeys.decisions import CompanionKind
from waybread.journeys.script import hero_actions, map_actions  # noqa: F401 - they add their verbs to SHARED
from waybread.journeys.script.actions import SHARED, heroes_of, number, resolve_test, successes_so_far, word
from waybread.journeys.script.places import space_named
from waybread.journeys.script.runner import Args, Scene
from waybread.journeys.state import NOWHERE
from waybread.kernel import Decision

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.facts import Stat
    from waybread.journeys.script.adventure import TestOf

MOST_SUCCESSES: Final = 20
"""That can be entered for one test."""
FAILED: Final = -1
"""Fewer successes than any test needs."""
TableModeAction = Callable[["CompanionGame", Scene, Args], Coroutine[Any, Any, None]]
TABLE_MODE_ACTIONS: Final[dict[str, TableModeAction]] = {**SHARED}
"""What the app can do in table mode, by name."""


def table_mode_action(name: str) -> Callable[[TableModeAction], TableModeAction]:
    """Decorator: what a verb means beside the boxes."""

    def add(action: TableModeAction) -> TableModeAction:
        TABLE_MODE_ACTIONS[name] = action
        return action

    return add


def instruction(name: str, *numbers: str, words: tuple[str, ...] = ()) -> None:
    """A verb that only instructs: whom it is about, and its numbers and words as the adventure gives them."""

    async def instruct(game: CompanionGame, scene: Scene, args: Args) -> None:
        heroes = await heroes_of(game, scene, args)
        if heroes:
            given: dict[str, int | str] = {each: number(args, each) for each in numbers}
            given |= {each: word(args, each) for each in words}
            game.announce(name, heroes=tuple(heroes), **given)

    TABLE_MODE_ACTIONS[name] = instruct


instruction("inspiration", "amount")
instruction("boon", words=("kind",))
instruction("scout", "amount")
instruction("heal", "amount")
instruction("weakness")


async def enter_test(game: CompanionGame, asked: TestOf, scene: Scene) -> None:
    """A test on the table: passed or failed (jme:100.3b), or the number of successes (jme:100.3c, jme:100.3d)."""
    hero = scene.hero
    if asked.counter or asked.counted:
        game.announce("test", hero=hero, stats=", ".join(asked.stats))
        numbers = tuple(range(MOST_SUCCESSES + 1))
        successes = await Decision(game.party_seat, CompanionKind.SUCCESSES, numbers, "jme:100.3c", about=hero)
        if asked.counter:
            game.announce("test over", hero=hero, passed=successes_so_far(game, asked) + successes >= asked.need)
    else:
        successes = asked.need if await passes(game, hero, asked.stats, asked.need) else FAILED
    await resolve_test(game, asked, scene, successes)


async def passes(game: CompanionGame, hero: int, stats: Iterable[Stat], need: int) -> bool:
    """Does a hero pass a test against a number?"""
    game.announce("test", hero=hero, stats=", ".join(stats), need=need)
    return await says_yes(game, CompanionKind.TEST, "jme:100.3b", hero)


@table_mode_action("suffer")
async def make_suffer(game: CompanionGame, scene: Scene, args: Args) -> None:
    """Heroes suffer; a stat that negates is named (jme:22.10)."""
    heroes = await heroes_of(game, scene, args)
    if heroes:
        game.announce("suffer", heroes=tuple(heroes), damage=number(args, "damage", 0), fear=number(args, "fear", 0),
            down=bool(args.get("down", False)), stat=str(args.get("negate") or ""),
        )  # fmt: skip
        await carried_out(game)


@table_mode_action("place heroes")
async def place_heroes(game: CompanionGame, scene: Scene, args: Args) -> None:
    """Players put figures somewhere."""
    space = space_named(game, word(args, "at"))
    heroes = await heroes_of(game, scene, args)
    if space != NOWHERE and heroes:
        game.announce("place heroes", heroes=tuple(heroes), space=space)


@table_mode_action("spawn")
async def spawn(game: CompanionGame, scene: Scene, args: Args) -> None:
    """Players place a group where the app says; from then on only they see where it is (jme:80.2a)."""
    await map_actions.spawn(game, scene, args)
    for group in game.state.groups:
        group.space = NOWHERE


@table_mode_action("enemy attack")
async def enemy_attack(game: CompanionGame, scene: Scene, args: Args) -> None:
    """Groups attack a hero in their range, and the players see whether one is."""
    for hero in await heroes_of(game, scene, args):
        for group in [each for each in game.state.groups if word(args, "kind") in (each.kind, each.name)]:
            if game.state.defeated[hero] or group not in game.state.groups:
                continue
            game.announce("can it attack", group=group.number, hero=hero)
            if await says_yes(game, CompanionKind.CAN_IT_ATTACK, "jme:12.7", group.number):
                await attack_hero(game, group, hero, "event")


@table_mode_action("title")
async def give_title(game: CompanionGame, scene: Scene, args: Args) -> None:
    """A hero gains a title, if nobody has it, and it is entered in the inventory (jme:105.1a)."""
    key, state = word(args, "card"), game.state
    if any(key in each for each in state.skills):
        return
    for hero in (await heroes_of(game, scene, args))[:1]:
        state.titles.append(f"{hero}:{key}")
        state.skills[hero].append(key)
        game.announce("title", hero=hero, card=key)


@table_mode_action("trinket")
async def give_trinket(game: CompanionGame, scene: Scene, args: Args) -> None:
    """A hero gains a trinket and equips it (jme:109.1); the item menu lists it from now on.

    With all its copies in the party, the hero takes one that no hero has equipped; if there is none, nothing happens.
    """
    key, state = word(args, "card"), game.state
    if not game.can_gain_trinket(key):
        return
    for hero in (await heroes_of(game, scene, args))[:1]:
        if game.has_all_copies(key):
            state.trinkets.remove(key)
        else:
            state.trinkets_gained.append(key)
        state.items[hero].append(key)
        game.announce("trinket", hero=hero, card=key)
