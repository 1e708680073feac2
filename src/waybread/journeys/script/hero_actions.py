"""What the app does to threat and heroes: what they suffer, gain and earn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from waybread.journeys.facts import Boon, Stat
from waybread.journeys.rules import gains, harm_cards, trinkets, zones
from waybread.journeys.rules.party_order import for_each, gain_inspiration_each, scout_each, suffer_each
from waybread.journeys.script.actions import action, card_action, heroes_of, number, word
from waybread.journeys.script.runner import Args, Scene, gain_experience, gain_lore
from waybread.journeys.script.threat_bar import raise_threat

if TYPE_CHECKING:
    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S


@action("threat", "threat <amount:change>")
async def threat(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Threat rises or falls."""
    await raise_threat(game, number(args, "amount"))


@card_action(
    "suffer",
    "suffer [<damage:number> damage] [<fear:number> fear] [down] [negate <negate:stat>] [<who:who>]",
)
async def make_suffer(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes suffer damage or fear, perhaps face down, perhaps negated by a stat."""
    await suffer_each(
        game, await heroes_of(game, scene, args), number(args, "damage", 0), number(args, "fear", 0),
        down=bool(args.get("down", False)), negate=cast("Stat | None", args.get("negate")), cause="event",
    )  # fmt: skip


@card_action("inspiration", "inspiration [<amount:change>] [<who:who>]")
async def inspire(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain inspiration, or lose it."""
    amount, heroes = number(args, "amount"), await heroes_of(game, scene, args)
    if amount > 0:
        await gain_inspiration_each(game, heroes, amount)
    for hero in heroes if amount < 0 else ():
        gains.discard_inspiration(game, hero, -amount)


@card_action("boon", "boon <kind:boon> [<who:who>]")
async def give_boon(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain a boon."""
    for hero in await heroes_of(game, scene, args):
        gains.gain_boon(game, hero, Boon(word(args, "kind")))


@card_action("scout", "scout [<amount:number>] [<who:who>]")
async def make_scout(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes scout."""
    await scout_each(game, await heroes_of(game, scene, args), number(args, "amount"))


@card_action("heal", "heal [<amount:number>] [<who:who>]")
async def make_heal(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes discard damage or fear."""
    for hero in await heroes_of(game, scene, args):
        await harm_cards.heal(game, hero, number(args, "amount"))


@card_action("weakness", "weakness [<who:who>]")
async def weaken(game: JourneyGame, scene: Scene, args: Args) -> None:
    """Heroes gain a weakness."""
    heroes = await heroes_of(game, scene, args)

    async def take(hero: int) -> None:
        zones.gain_weakness(game, hero)

    await for_each(game, heroes, take, matters=len(game.state.weakness_deck) < len(heroes))


@action("lore", "lore <amount:number>")
async def give_lore(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """The party gains lore."""
    gain_lore(game, number(args, "amount"))


@action("experience", "experience <amount:number>")
async def give_experience(game: GuidedGame[S], scene: Scene, args: Args) -> None:
    """Each hero gains experience."""
    gain_experience(game, number(args, "amount"))


@card_action("title", "title <card:title> [<who:who>]")
async def give_title(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A hero gains a title, if nobody has it (J19)."""
    key = word(args, "card")
    if key not in game.state.identity:
        for hero in (await heroes_of(game, scene, args))[:1]:
            await gains.gain_title(game, hero, key)


@card_action("trinket", "trinket <card:trinket> [<who:who>]")
async def give_trinket(game: JourneyGame, scene: Scene, args: Args) -> None:
    """A hero gains a trinket and equips it, if one is left (jme:109.1)."""
    key = word(args, "card")
    if game.can_gain_trinket(key):
        for hero in (await heroes_of(game, scene, args))[:1]:
            trinkets.gain_trinket(game, hero, key)
