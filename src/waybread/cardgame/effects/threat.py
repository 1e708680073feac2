"""Threat dials, resources and drawing: what happens to a player rather than to a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from waybread.cardgame import announcements
from waybread.cardgame.abilities.events import Happening, On
from waybread.cardgame.abilities.listeners import quiet
from waybread.cardgame.abilities.modifiers import affects, forbidden
from waybread.cardgame.abilities.windows import done, done_together, pending
from waybread.cardgame.effects import game_end
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import put
from waybread.kernel import Effect, Event
from waybread.kernel.events import Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame


async def raise_threat(game: CardGame, player: int, amount: int, source: int = -1, reason: str = "") -> None:
    """Raise a player's threat; at 50 the player is eliminated at once (lcg:threat-elimination.2)."""
    await raise_threat_of(game, (player,), amount, source, reason)


async def raise_threat_of(
    game: CardGame, players: Sequence[int], amount: int, source: int = -1, reason: str = ""
) -> None:
    """Raise the threat of several players at the same time; who reaches 50 is eliminated together (L35 c)."""
    if any(player < 0 for player in players):
        raise ValueError("the scenario has no threat: on encounter cards take use.happening.player, or game.order()")
    rest = raise_at_once(game, players, amount, source, reason)
    if rest is not None:
        await rest


def raise_at_once(
    game: CardGame, players: Sequence[int], amount: int, source: int = -1, reason: str = ""
) -> Effect | None:
    """Raise it as far as nothing could answer to it; returns what is left to be awaited."""
    if not quiet(game, On.THREAT_RAISED):
        return _raise_threat(game, players, amount, source, reason)
    for player in players:
        if amount > 0 and not game.state.eliminated[player]:
            _turn_dial(game, player, amount, source, reason)
    due = game_end.beaten(game) if amount > 0 else ()
    return game_end.eliminate(game, *due) if due else None


async def _raise_threat(game: CardGame, players: Sequence[int], amount: int, source: int, reason: str) -> None:
    rising = [
        happening
        for happening in (
            Happening(On.THREAT_RAISED, player=player, amount=amount, source=source, reason=reason)
            for player in players
            if amount > 0 and not game.state.eliminated[player]
        )
        if await pending(game, happening)
    ]
    for each in rising:
        _turn_dial(game, each.player, each.amount, source, reason)
    if rising:
        await game_end.check_players(game)
        await done_together(game, rising)


def _turn_dial(game: CardGame, player: int, amount: int, source: int, reason: str = "") -> None:
    threat = game.state.threat
    threat[player] += amount
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "amount": amount, "threat": threat[player]}
        game.tell(Event("threat", {**facts, "reason": reason, **announcements.cause(game, source)}))


async def reduce_threat(game: CardGame, player: int, amount: int, source: int = -1) -> None:
    """Lower a player's threat, never below 0 (lcg:threat.2)."""
    amount = min(amount, game.state.threat[player])
    if amount <= 0:
        return
    happening = Happening(On.THREAT_REDUCED, player=player, amount=amount, source=source)
    if not await pending(game, happening):
        return
    _turn_dial(game, player, -happening.amount, source)
    await done(game, happening)


async def gain_resources(game: CardGame, hero: int, amount: int, source: int = -1) -> None:
    """Move resources from the bank to a hero's pool (lcg:gains.1)."""
    await gain_resources_together(game, (hero,), amount, source)


async def gain_resources_together(game: CardGame, heroes: Sequence[int], amount: int, source: int = -1) -> None:
    """Move resources to several heroes' pools at the same time."""
    if gain_quietly(game, heroes, amount, source):
        return
    gaining = [
        happening
        for happening in (Happening(On.RESOURCES_GAINED, card=hero, amount=amount, source=source) for hero in heroes)
        if amount > 0
        and game.in_play(happening.card)
        and affects(game, source, happening.card)
        and await pending(game, happening)
    ]
    _fill_pools(game, [(each.card, each.amount) for each in gaining], source)
    await done_together(game, gaining)


def gain_quietly(game: CardGame, heroes: Sequence[int], amount: int, source: int = -1) -> bool:
    """Move them if nothing could answer to it; else False."""
    if not quiet(game, On.RESOURCES_GAINED):
        return False
    if amount > 0:
        able = [(hero, amount) for hero in heroes if game.in_play(hero) and affects(game, source, hero)]
        _fill_pools(game, able, source)
    return True


def _fill_pools(game: CardGame, gains: Sequence[tuple[int, int]], source: int) -> None:
    resources = game.state.resources
    for hero, amount in gains:
        resources[hero] = resources.get(hero, 0) + amount
    if game.tell and gains:
        _tell_resources(game, gains, source)


def _tell_resources(game: CardGame, gains: Sequence[tuple[int, int]], source: int) -> None:
    """Heroes collect together, by the rules; what a card gives is told of each."""
    if game.tell is None:
        return
    if source < 0:
        heroes = announcements.all_of(game, [hero for hero, _ in gains])
        game.tell(Event("collected", {**heroes, "amounts": tuple([amount for _, amount in gains])}))
        return
    for hero, amount in gains:
        game.tell(
            Event("resources", {**announcements.of(game, hero), "amount": amount, **announcements.cause(game, source)})
        )


def could_draw(game: CardGame, player: int) -> bool:
    """Would a draw of a player change anything: is there a card, and does nothing forbid it?"""
    state = game.state
    return bool(state.decks[player]) and not state.eliminated[player] and not forbidden(game, "cannot draw", player)


async def draw(game: CardGame, player: int, amount: int = 1, source: int = -1) -> int:
    """Draw cards, all at the same time (lcg:drawing.2); returns how many were drawn."""
    return await draw_together(game, (player,), amount, source)


async def draw_together(game: CardGame, players: Sequence[int], amount: int = 1, source: int = -1) -> int:
    """Have several players draw at the same time; returns how many cards were drawn."""
    drawn = draw_quietly(game, players, amount, source)
    if drawn is not None:
        return drawn
    found = [await _lift(game, player, amount, source) for player in players]
    happenings = [each for each in found if each is not None]
    await done_together(game, happenings)
    return sum(each.amount for each in happenings)


def draw_quietly(game: CardGame, players: Sequence[int], amount: int = 1, source: int = -1) -> int | None:
    """Have them draw if nothing could answer to it, and say how many cards were drawn; else None."""
    if not quiet(game, On.DRAWN):
        return None
    drawn = 0
    for player in players:
        if amount > 0 and not game.state.eliminated[player]:
            allowed = not forbidden(game, "cannot draw", player)
            drawn += len(_draw_up_to(game, player, amount, allowed=allowed))
    return drawn


async def _lift(game: CardGame, player: int, amount: int, source: int) -> Happening | None:
    """The draw itself, without what comes after it."""
    state = game.state
    if amount <= 0 or state.eliminated[player]:
        return None
    allowed = not forbidden(game, "cannot draw", player) and await pending(
        game, Happening(On.DRAWN, player=player, amount=amount, source=source)
    )
    drawn = _draw_up_to(game, player, amount, allowed=allowed)
    if not drawn:
        return None
    return Happening(On.DRAWN, player=player, amount=len(drawn), source=source, cards=tuple(drawn))


def _draw_up_to(game: CardGame, player: int, amount: int, *, allowed: bool) -> list[int]:
    """Move the top cards of a deck to the hand, as many as there are."""
    if not allowed:
        if game.tell:
            game.tell(Event("nothing drawn", {"player": player}))
        return []
    deck = game.state.decks[player]
    drawn = [deck.pop() for _ in range(min(amount, len(deck)))]
    for card in drawn:  # whoever has looked at it knows it in the hand too
        put(game, card, Zone.HAND, player)
    if game.tell and drawn:
        tell_drawn(game, player, drawn)
    return drawn


def tell_drawn(game: CardGame, player: int, cards: Sequence[int], *, opening: bool = False) -> None:
    """Everybody hears of a draw, but only whoever sees the hand hears of what."""
    if game.tell:
        facts: dict[str, Fact] = {"player": player, "cards": len(cards), "opening": opening}
        secrets: dict[str, Fact] = {"ids": tuple(cards), "titles": announcements.titles(game, cards)}
        game.tell(Event("drawn", facts, secrets, announcements.hand_watchers(game, player)))
