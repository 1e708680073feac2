"""What happens in a game, as lines of its log: the round, cards, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.library import CARDS
from waybread.kernel import Event
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.combat_lines import STRUGGLES
from waybread.table.cardgame.seat_events import Told
from waybread.table.phrases import counted, say, sentence, several, verb, whose
from waybread.table.rulebook_interface import CardName, Words

_MOST_NAMED: Final = 6
"""More cards than that are counted, not named."""


def line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """An event in words, or None if it is not worth a line."""
    told = Told.of(event, viewer, names)
    speak = LINES.get(event.kind)
    return speak(told) if speak is not None else None


# The round


def _round(told: Told) -> Words:
    return say(f"Round {told.number('round')} begins")


def _phase(told: Told) -> Words:
    return say(f"{told.text('phase').capitalize()} phase")


def _first_player(told: Told) -> Words:
    return say(f"{told.player} is the first player")


def _mulligan(told: Told) -> Words:
    return say(f"{told.player} takes a mulligan")


def _over(told: Told) -> Words:
    how = "The game is won" if told.facts.get("won") else "The game is lost"
    score = f" The score is {told.number('score')}." if "score" in told.facts else ""
    return say(f"{how}: {told.text('reason')}.{score}")


def _eliminated(told: Told) -> Words:
    why = {"threat": "threat has reached 50", "heroes": "no hero is left"}.get(told.text("reason"), "")
    return say(f"{told.player} is eliminated", f": {why}" if why else "")


# Choices


def _chose(told: Told) -> Words | None:
    kind, passed = told.text("kind"), told.facts.get("passed")
    if kind == DecisionKind.FIRST_PLAYER:
        return say(f"{told.player} votes for {told.names[told.number('seat')]} as the first player")
    if kind == DecisionKind.MULLIGAN and not told.number("number"):
        return say(f"{told.player} keeps the hand")
    if kind == DecisionKind.MAY_MOVE_TO_THE_BOTTOM and not passed:
        return say(f"{told.player} puts that card at the bottom of the encounter deck")
    if kind == DecisionKind.TRAVEL and passed:
        return say("The players travel nowhere")
    return None  # the rest is told by what comes of it


# Resources and cards


def _collected(told: Told) -> Words | None:
    heroes, amounts = told.cards, told.numbers("amounts")
    richer = [(each, amount) for each, amount in zip(heroes, amounts, strict=True) if amount != 1]
    more = [part for each, amount in richer for part in (", ", each, f" {amount}")]
    if len(heroes) > _MOST_NAMED:
        return say(f"{len(heroes)} heroes collect 1 resource each", more)
    return say(several(heroes), verb(heroes, " collects 1 resource", " collect 1 resource each"), more)


def _resources(told: Told) -> Words:
    return say(told.card, f" gains {counted(told.number('amount'), 'resource')}", told.because)


def _drawn(told: Told) -> Words:
    cards = told.all_named("ids", "titles")
    what = several(cards) if cards else (counted(told.number("cards"), "card"),)
    if told.facts.get("opening"):
        return say(f"{told.player} draws an opening hand of ", what)
    return say(f"{told.player} draws ", what)


def _nothing_drawn(told: Told) -> Words:
    return say(f"{told.player} draws nothing")


def _looked(told: Told) -> Words:
    cards = told.all_named("ids", "titles")
    what = several(cards) if 0 < len(cards) <= _MOST_NAMED else (counted(told.number("cards"), "card"),)
    return say(f"{told.player} looks at ", what)


def _to_hand(told: Told) -> Words:
    what = told.card if "title" in told.facts else "A card"
    return say(what, f" goes to {whose(told.player)} hand")


def _returned(told: Told) -> Words:
    return say(told.card, f" returns to {whose(told.player)} hand")


def _discarded(told: Told) -> Words | None:
    origin = told.text("origin")
    if origin == "hand":
        return say(f"{told.player} discards ", told.card, " from hand")
    return None if origin == "limbo" else say(told.card, " is discarded")


def _deck(told: Told, owner: str = "player") -> str:
    seat = told.number(owner)
    return "the encounter deck" if seat < 0 else f"{whose(told.names[seat])} deck"


def _to_deck(told: Told) -> Words:
    return say(told.card, f" goes back into {_deck(told)}")


def _on_deck(told: Told) -> Words:
    return say(told.card, f" is put on top of {_deck(told)}")


def _shuffled(told: Told) -> Words | None:
    return None if told.facts.get("setup") else say(sentence(f"{_deck(told)} is shuffled"))


def _reshuffled(told: Told) -> Words:
    return say(
        f"The encounter deck is empty: its discard pile ({counted(told.number('cards'), 'card')}) makes a new one"
    )


# Playing and using cards


def _payment(told: Told) -> Words:
    heroes = told.all_named("payers", "payer titles")
    parts = [part for each, amount in zip(heroes, told.numbers("amounts"), strict=True)
             for part in (", ", f"{amount} from ", each)]  # fmt: skip
    return (" (", *parts[1:], ")") if parts else ()


def _played(told: Told) -> Words:
    x = f" with X = {told.number('x')}" if "x" in told.facts else ""
    return say(f"{told.player} plays ", told.card, x, _payment(told))


def _used(told: Told) -> Words:
    return say(f"{told.player} uses ", told.card)


def _effect(told: Told) -> Words:
    return say(told.card, ": ", text_of(CARDS[told.text("key")].abilities[told.number("slot")]))


def _cancelled(told: Told) -> Words:
    return say(f"The {told.text('what')} effect of ", told.card, " is cancelled")


def _enters(told: Told) -> Words:
    return say(told.card, f" enters play with {told.player}")


def _attached(told: Told) -> Words:
    if "deck" in told.facts:
        return say(told.card, f" is put on {_deck(told, 'deck')}")
    return say(told.card, " is attached to ", told.named("host", "host title"))


def _control(told: Told) -> Words:
    return say(f"{told.player} takes control of ", told.card)


def _claimed(told: Told) -> Words:
    return say(f"{told.player} claims ", told.card)


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


def _leaves(told: Told) -> Words:
    reason, to = told.text("reason"), told.text("to")
    lost = told.all_named("lost", "lost titles")
    if reason == "returned":
        words = say(told.card, f" returns to {whose(told.names[told.number('owner')])} hand")
    elif reason == "shuffled":
        words = say(told.card, f" goes back into {_deck(told, 'owner')}")
    else:
        words = say(told.card, f" {_LEAVING.get(reason, 'leaves play')}", _ENDING_UP.get(to, ""))
    return say(words, " ", several(lost), verb(lost, " is", " are"), " discarded too") if lost else words


def _exhausted(told: Told) -> Words:
    return say(several(told.cards), verb(told.cards, " is", " are"), " exhausted", told.because)


def _readied(told: Told) -> Words:
    return say(several(told.cards), verb(told.cards, " readies", " ready"), told.because)


def _stays_exhausted(told: Told) -> Words:
    return say(told.card, " stays exhausted")


def _paid_to_ready(told: Told) -> Words:
    return say(f"{told.player} pays {counted(told.number('amount'), 'resource')} to ready ", told.card)


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


def _threat(told: Told) -> Words:
    amount, to = told.number("amount"), told.number("threat")
    causes: list[str | CardName] = []
    if told.source is not None:
        causes.append(told.source)
    if reason := _REASONS.get(told.text("reason")):
        causes += [", ", reason] if causes else [reason]
    how = f"rises by {amount}" if amount > 0 else f"falls by {-amount}"
    return say(f"{whose(told.player)} threat {how} to {to}", (" (", *causes, ")") if causes else ())


LINES: Final[Mapping[str, Callable[[Told], Words | None]]] = MappingProxyType(
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
"""How each kind of event is told."""

SILENT: Final = frozenset(("shadow dealt",))
"""Kinds of events that have no line: they happen too often, and something else tells of them."""
