"""What players choose, for the log: others learn only what they may know."""

from __future__ import annotations

from waybread.cardgame import CardGame
from waybread.cardgame.offers import read_option
from waybread.cardgame.secrecy import is_hidden
from waybread.cards import AbilityOption, CardOption, NumberOption, SeatOption
from waybread.kernel import PASS, Decision, Event
from waybread.kernel.events import Fact


def chosen(game: CardGame, decision: Decision, option: int) -> Event:
    """What a player is about to choose."""
    facts: dict[str, Fact] = {"player": decision.player, "kind": decision.kind, "passed": option == PASS}
    secrets: dict[str, Fact] = {}
    what = read_option(game, decision, option)
    card = what.card if isinstance(what, AbilityOption | CardOption) else None
    blind: set[int] = set()
    for name, each in (("about", decision.about), ("card", card)):
        if each is None:
            continue
        unaware = _unaware(game, each)
        said = secrets if unaware else facts
        blind.update(unaware)
        said[name] = each
        said["title" if name == "card" else "about title"] = game.title(each)
        if name == "card" and isinstance(what, AbilityOption):
            said["slot"] = what.slot
    if isinstance(what, SeatOption):
        facts["seat"] = what.seat
    elif isinstance(what, NumberOption):
        facts["number"] = what.number
    knowers = tuple(each for each in game.players if each not in blind) if secrets else ()
    return Event("chose", facts, secrets, knowers)


def _unaware(game: CardGame, card: int) -> set[int]:
    """The players who cannot know a card; -1 stands for spectators, who see no more than lies open."""
    unaware = {each for each in game.players if is_hidden(game.state, each, card)}
    return unaware | {-1} if unaware or is_hidden(game.state, None, card) else unaware
