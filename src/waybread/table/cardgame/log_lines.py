"""What happens in a game, as lines of its log: the round, cards, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from waybread.cardgame import CARDS, DecisionKind
from waybread.kernel import Event
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.combat_lines import STRUGGLES
from waybread.table.cardgame.log_events import SeatEvent
from waybread.table.phrases import CardName, Words, counted, say, sentence, several, verb, whose

_MOST_NAMED: Final = 6
"""More cards than that are counted, not named."""


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return an event in words, or None if it is not worth a line."""
    write = LINES.get(event.kind)
    return None if write is None else write(SeatEvent.of(event, viewer, names))


# The round


def _round(event: SeatEvent) -> Words:
    return say(f"Round {event.number('round')} begins")


def _phase(event: SeatEvent) -> Words:
    return say(f"{event.text('phase').capitalize()} phase")


def _first_player(event: SeatEvent) -> Words:
    return say(f"{event.player} is the first player")


def _mulligan(event: SeatEvent) -> Words:
    return say(f"{event.player} takes a mulligan")


def _over(event: SeatEvent) -> Words:
    how = "The game is won" if event.facts.get("won") else "The game is lost"
    score = f" The score is {event.number('score')}." if "score" in event.facts else ""
    return say(f"{how}: {event.text('reason')}.{score}")


def _eliminated(event: SeatEvent) -> Words:
    why = {"threat": "threat has reached 50", "heroes": "no hero is left"}.get(event.text("reason"), "")
    return say(f"{event.player} is eliminated", f": {why}" if why else "")


# Choices


def _chose(event: SeatEvent) -> Words | None:
    kind, passed = event.text("kind"), event.facts.get("passed")
    if kind == DecisionKind.FIRST_PLAYER:
        return say(f"{event.player} votes for {event.names[event.number('seat')]} as the first player")
    if kind == DecisionKind.MULLIGAN and not event.number("number"):
        return say(f"{event.player} keeps the hand")
    if kind == DecisionKind.MAY_MOVE_TO_THE_BOTTOM and not passed:
        return say(f"{event.player} puts that card at the bottom of the encounter deck")
    if kind == DecisionKind.TRAVEL and passed:
        return say("The players travel nowhere")
    return None  # the rest is told by what comes of it


# Resources and cards


def _collected(event: SeatEvent) -> Words | None:
    heroes, amounts = event.cards, event.numbers("amounts")
    richer = [(each, amount) for each, amount in zip(heroes, amounts, strict=True) if amount != 1]
    more = [part for each, amount in richer for part in (", ", each, f" {amount}")]
    if len(heroes) > _MOST_NAMED:
        return say(f"{len(heroes)} heroes collect 1 resource each", more)
    return say(several(heroes), verb(heroes, " collects 1 resource", " collect 1 resource each"), more)


def _resources(event: SeatEvent) -> Words:
    return say(event.card, f" gains {counted(event.number('amount'), 'resource')}", event.because)


def _drawn(event: SeatEvent) -> Words:
    cards = event.all_named("ids", "titles")
    what = several(cards) if cards else (counted(event.number("cards"), "card"),)
    if event.facts.get("opening"):
        return say(f"{event.player} draws an opening hand of ", what)
    return say(f"{event.player} draws ", what)


def _nothing_drawn(event: SeatEvent) -> Words:
    return say(f"{event.player} draws nothing")


def _looked(event: SeatEvent) -> Words:
    cards = event.all_named("ids", "titles")
    what = several(cards) if 0 < len(cards) <= _MOST_NAMED else (counted(event.number("cards"), "card"),)
    return say(f"{event.player} looks at ", what)


def _to_hand(event: SeatEvent) -> Words:
    what = event.card if "title" in event.facts else "A card"
    return say(what, f" goes to {whose(event.player)} hand")


def _returned(event: SeatEvent) -> Words:
    return say(event.card, f" returns to {whose(event.player)} hand")


def _discarded(event: SeatEvent) -> Words | None:
    origin = event.text("origin")
    if origin == "hand":
        return say(f"{event.player} discards ", event.card, " from hand")
    return None if origin == "limbo" else say(event.card, " is discarded")


def _deck(event: SeatEvent, owner: str = "player") -> str:
    seat = event.number(owner)
    return "the encounter deck" if seat < 0 else f"{whose(event.names[seat])} deck"


def _to_deck(event: SeatEvent) -> Words:
    return say(event.card, f" goes back into {_deck(event)}")


def _on_deck(event: SeatEvent) -> Words:
    return say(event.card, f" is put on top of {_deck(event)}")


def _shuffled(event: SeatEvent) -> Words | None:
    return None if event.facts.get("setup") else say(sentence(f"{_deck(event)} is shuffled"))


def _reshuffled(event: SeatEvent) -> Words:
    return say(
        f"The encounter deck is empty: its discard pile ({counted(event.number('cards'), 'card')}) makes a new one"
    )


# Playing and using cards


def _payment(event: SeatEvent) -> Words:
    heroes = event.all_named("payers", "payer titles")
    parts = [part for each, amount in zip(heroes, event.numbers("amounts"), strict=True)
             for part in (", ", f"{amount} from ", each)]  # fmt: skip
    return (" (", *parts[1:], ")") if parts else ()


def _played(event: SeatEvent) -> Words:
    x = f" with X = {event.number('x')}" if "x" in event.facts else ""
    return say(f"{event.player} plays ", event.card, x, _payment(event))


def _used(event: SeatEvent) -> Words:
    return say(f"{event.player} uses ", event.card)


def _effect(event: SeatEvent) -> Words:
    return say(event.card, ": ", text_of(CARDS[event.text("key")].abilities[event.number("slot")]))


def _cancelled(event: SeatEvent) -> Words:
    return say(f"The {event.text('what')} effect of ", event.card, " is cancelled")


def _enters(event: SeatEvent) -> Words:
    return say(event.card, f" enters play with {event.player}")


def _attached(event: SeatEvent) -> Words:
    if "deck" in event.facts:
        return say(event.card, f" is put on {_deck(event, 'deck')}")
    return say(event.card, " is attached to ", event.named("host", "host title"))


def _control(event: SeatEvent) -> Words:
    return say(f"{event.player} takes control of ", event.card)


def _claimed(event: SeatEvent) -> Words:
    return say(f"{event.player} claims ", event.card)


_LEAVING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "destroyed": "is destroyed",
        "explored": "is explored",
        "discarded": "is discarded",
        "removed": "is removed from the game",
    }
)


_ENDING_UP: Final[Mapping[str, str]] = MappingProxyType(
    {
        "victory": " and joins the victory display",
        "encounter_deck": " and goes on top of the encounter deck",
    }
)


def _leaves(event: SeatEvent) -> Words:
    reason, to = event.text("reason"), event.text("to")
    lost = event.all_named("lost", "lost titles")
    if reason == "returned":
        words = say(event.card, f" returns to {whose(event.names[event.number('owner')])} hand")
    elif reason == "shuffled":
        words = say(event.card, f" goes back into {_deck(event, 'owner')}")
    else:
        words = say(event.card, f" {_LEAVING.get(reason, 'leaves play')}", _ENDING_UP.get(to, ""))
    return say(words, " ", several(lost), verb(lost, " is", " are"), " discarded too") if lost else words


def _exhausted(event: SeatEvent) -> Words:
    return say(several(event.cards), verb(event.cards, " is", " are"), " exhausted", event.because)


def _readied(event: SeatEvent) -> Words:
    return say(several(event.cards), verb(event.cards, " readies", " ready"), event.because)


def _stays_exhausted(event: SeatEvent) -> Words:
    return say(event.card, " stays exhausted")


def _paid_to_ready(event: SeatEvent) -> Words:
    return say(f"{event.player} pays {counted(event.number('amount'), 'resource')} to ready ", event.card)


# Threat


_REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "refresh": "refresh",
        "quest failed": "failed quest",
        "doomed": "doomed",
        "cost": "cost",
        "excess damage": "excess damage",
    }
)


def _threat(event: SeatEvent) -> Words:
    amount, to = event.number("amount"), event.number("threat")
    causes: list[str | CardName] = []
    if event.source is not None:
        causes.append(event.source)
    if reason := _REASONS.get(event.text("reason")):
        causes += [", ", reason] if causes else [reason]
    how = f"rises by {amount}" if amount > 0 else f"falls by {-amount}"
    return say(f"{whose(event.player)} threat {how} to {to}", (" (", *causes, ")") if causes else ())


LINES: Final[Mapping[str, Callable[[SeatEvent], Words | None]]] = MappingProxyType(
    {
        "round": _round,
        "phase": _phase,
        "first player": _first_player,
        "mulligan": _mulligan,
        "over": _over,
        "eliminated": _eliminated,
        "chose": _chose,
        "collected": _collected,
        "resources": _resources,
        "drawn": _drawn,
        "nothing drawn": _nothing_drawn,
        "looked": _looked,
        "to hand": _to_hand,
        "returned": _returned,
        "discarded": _discarded,
        "to deck": _to_deck,
        "on deck": _on_deck,
        "shuffled": _shuffled,
        "encounter deck reshuffled": _reshuffled,
        "played": _played,
        "used": _used,
        "effect": _effect,
        "cancelled": _cancelled,
        "enters": _enters,
        "attached": _attached,
        "control": _control,
        "claimed": _claimed,
        "leaves": _leaves,
        "exhausted": _exhausted,
        "readied": _readied,
        "stays exhausted": _stays_exhausted,
        "paid to ready": _paid_to_ready,
        "threat": _threat,
        **STRUGGLES,
    }
)
"""How each kind of event is event."""

SILENT: Final = frozenset(("shadow dealt",))
"""Kinds of events that have no line: they happen too often, and something else tells of them."""
