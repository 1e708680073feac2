"""Events for the log of a card game: what players choose, what a seat may know, and what ends passing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from waybread.cardgame import SCENARIO_EVENTS, CardGame, is_hidden, read_option
from waybread.cards import AbilityOption, CardOption, NumberOption, SeatOption
from waybread.kernel import PASS, Decision, Event, Fact
from waybread.table.phrases import EventFacts
from waybread.texts import Arg, CardName, say

_ALL: Final = frozenset(
    (
        "revealed",
        "staged",
        "stage",
        "stage turned",
        "parted",
        "joined",
        "reset",
        "eliminated",
        "over",
        "encounter deck reshuffled",
        "test over",
    )
)
"""What concerns everybody."""
_OWN: Final = frozenset(("engaged", "enemy attacks", "undefended", "damage", "nothing drawn"))
"""What concerns the player it happens to."""
_LOST: Final = frozenset(("destroyed", "discarded", "returned", "shuffled"))
_DANGER: Final = 40
"""From here on every rise of threat is watched."""


@dataclass(frozen=True, slots=True)
class SeatEvent(EventFacts):
    """An event as a seat may know it."""

    @property
    def player(self) -> str:
        """The player it is about, by name."""
        return self.names[self.number("player")]

    @property
    def card(self) -> CardName:
        """The card it is about."""
        return self.named("card", "title", "key")

    def named(self, card: str, title: str, key: str) -> CardName:
        """A card by the facts that hold its id, its title and its key."""
        return CardName(self.number(card), self.text(title), self.text(key))

    def other(self, role: str) -> CardName:
        """Another card that takes part, by its role."""
        return self.named(role, f"{role} title", f"{role} key")

    @property
    def cards(self) -> tuple[CardName, ...]:
        """The cards that take part."""
        return self.all_named("cards")

    @property
    def count(self) -> int:
        """How many cards take part."""
        return len(self.numbers("cards"))

    def all_named(self, role: str, each: str = "") -> tuple[CardName, ...]:
        """Several cards by their role, and by what the facts with their titles and keys begin with."""
        cards = self.numbers(role)
        titles, keys = (self.text(f"{each} {name}".lstrip()) for name in ("titles", "keys"))
        if not cards:
            return ()
        known = keys.split("\n") if keys else [""] * len(cards)  # logs of tables from before have no keys
        return tuple([CardName(*each) for each in zip(cards, titles.split("\n"), known, strict=True)])

    @property
    def players(self) -> tuple[str, ...]:
        """The players it is about, by name."""
        return tuple([self.names[each] for each in self.numbers("players")])

    @property
    def source(self) -> CardName | None:
        """The card that caused it, if one did."""
        return self.other("source") if "source" in self.facts else None

    @property
    def other_source(self) -> CardName | None:
        """The card that caused it, if it does not take part itself."""
        return None if self.source in (self.card, *self.cards) else self.source

    @property
    def because(self) -> Arg:
        """The cause in brackets, for the end of a sentence that does not name it already; else nothing."""
        return "" if self.other_source is None else say("cardgame.log.because", cause=self.other_source)

    def arg(self, name: str) -> Arg:
        """What a message is given by this name: a property, another card by its role, or a fact."""
        if hasattr(type(self), name):
            found: Arg = getattr(self, name)
            return found
        if f"{name} title" in self.facts:
            return self.other(name)
        fact = self.facts.get(name, 0)
        return fact if isinstance(fact, int | str) else 0


def choice_event(game: CardGame, decision: Decision, option: int) -> Event:
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


def concerns(event: Event, player: int) -> bool:
    """Is an event something that a player would want to see before passing on?"""
    facts = event.facts
    if event.kind in _ALL or event.kind in SCENARIO_EVENTS:
        return True
    if event.kind == "phase":  # to pass one's own planning by mistake would cost a whole round
        who = facts.get("players", ())
        return facts["phase"] == "planning" and (not who or (isinstance(who, tuple) and player in who))
    if event.kind == "quest":
        return _number(facts["willpower"]) < _number(facts["threat"])
    if facts.get("player") != player:
        return False
    if event.kind == "threat":
        return _number(facts["amount"]) > 0 and _number(facts["threat"]) >= _DANGER
    if event.kind == "leaves":
        return facts["reason"] in _LOST
    return event.kind in _OWN


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0
