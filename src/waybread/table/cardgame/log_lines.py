"""What happens in a game, as lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from waybread.cardgame import CARDS, SCENARIO_EVENTS, DecisionKind, present_key
from waybread.kernel import Event
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.log_events import SeatEvent
from waybread.table.phrases import counted, dealt_again, listed, say, sentence, several, verb, whose
from waybread.texts import CardName, Words

_MOST_NAMED: Final = 6
"""More cards than that are counted, not named."""


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return an event in words, or None if it is not worth a line."""
    declared = SCENARIO_EVENTS.get(event.kind)
    line = declared.line if declared else LINES.get(event.kind)
    if line is None:
        return None
    known = SeatEvent(event.seen_by(viewer), names)
    return known.fill(line) if isinstance(line, str) else line(known)


def line_kind(kind: str) -> str:
    """Return what clients are told that a line is about; events of one scenario are just good or bad for them."""
    declared = SCENARIO_EVENTS.get(kind)
    return kind if declared is None else "relief" if declared.good else "setback"


# The round


def _players(event: SeatEvent) -> str:
    return listed([event.names[each] for each in event.numbers("players")])


def _verb(event: SeatEvent, one: str, more: str) -> str:
    return one if len(event.numbers("players")) == 1 else more


def _phase(event: SeatEvent) -> Words:
    who = f" ({_players(event)})" if event.numbers("players") else ""
    return say(f"{event.text('phase').capitalize()} phase{who}")


def _over(event: SeatEvent) -> Words:
    how = "The game is won" if event.facts.get("won") else "The game is lost"
    score = f" The score is {event.number('score')}." if "score" in event.facts else ""
    return say(f"{how}: {event.text('reason')}.{score}")


def _eliminated(event: SeatEvent) -> Words:
    why = {"threat": "threat has reached 50", "heroes": "no hero is left"}.get(event.text("reason"), "")
    return say(f"{event.player} is eliminated", f": {why}" if why else "")


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


def _drawn(event: SeatEvent) -> Words:
    cards = event.all_named("ids")
    what = several(cards) if cards else (counted(event.number("cards"), "card"),)
    return say(f"{event.player} draws ", "an opening hand of " if event.facts.get("opening") else "", what)


def _looked(event: SeatEvent) -> Words:
    cards = event.all_named("ids")
    what = several(cards) if 0 < len(cards) <= _MOST_NAMED else (counted(event.number("cards"), "card"),)
    return say(f"{event.player} looks at ", what)


def _to_hand(event: SeatEvent) -> Words:
    what = event.card if "title" in event.facts else "A card"
    return say(what, f" goes to {whose(event.player)} hand")


def _discarded(event: SeatEvent) -> Words | None:
    origin = event.text("origin")
    if origin == "hand":
        return say(f"{event.player} discards ", event.card, " from hand")
    return None if origin == "limbo" else say(event.card, " is discarded")


def _deck(event: SeatEvent, owner: str = "player") -> str:
    seat = event.number(owner)
    return "the encounter deck" if seat < 0 else f"{whose(event.names[seat])} deck"


def _revealed(event: SeatEvent) -> Words:
    deck = event.text("deck")
    return say(event.card, " is revealed", f" from the {deck} deck" if deck else "")


def _stages_shown(event: SeatEvent) -> Words:
    return say("The quest deck shows ", several(event.cards))


def _shuffled(event: SeatEvent) -> Words | None:
    return None if event.facts.get("setup") else say(sentence(f"{_deck(event)} is shuffled"))


# Playing and using cards


def _payment(event: SeatEvent) -> Words:
    heroes = event.all_named("payers", "payer")
    parts = [part for each, amount in zip(heroes, event.numbers("amounts"), strict=True)
             for part in (", ", f"{amount} from ", each)]  # fmt: skip
    return (" (", *parts[1:], ")") if parts else ()


def _played(event: SeatEvent) -> Words:
    x = f" with X = {event.number('x')}" if "x" in event.facts else ""
    return say(f"{event.player} plays ", event.card, x, _payment(event))


def _effect(event: SeatEvent) -> Words:
    return say(event.card, ": ", text_of(CARDS[present_key(event.text("key"))].abilities[event.number("slot")]))


def _attached(event: SeatEvent) -> Words:
    if "deck" in event.facts:
        return say(event.card, f" is put on {_deck(event, 'deck')}")
    return event.fill(
        "{card} is attached face down to {host}" if "face down" in event.facts else "{card} is attached to {host}"
    )


_LEAVING: Final[Mapping[str, str]] = {
    "destroyed": "is destroyed",
    "displayed": "leaves play",
    "explored": "is explored",
    "discarded": "is discarded",
    "removed": "is removed from the game",
}


_ENDING_UP: Final[Mapping[str, str]] = {
    "victory": " and joins the victory display",
    "encounter_deck": " and goes on top of the encounter deck",
}


def _leaves(event: SeatEvent) -> Words:
    reason, to = event.text("reason"), event.text("to")
    lost = event.all_named("lost", "lost")
    if reason == "returned":
        words = say(event.card, f" returns to {whose(event.names[event.number('owner')])} hand")
    elif reason == "shuffled":
        words = say(event.card, f" goes back into {_deck(event, 'owner')}")
    else:
        words = say(event.card, f" {_LEAVING.get(reason, 'leaves play')}", _ENDING_UP.get(to, ""))
    return say(words, " ", several(lost), verb(lost, " is", " are"), " discarded too") if lost else words


# Threat


_REASONS: Final[Mapping[str, str]] = {
    "refresh": "refresh",
    "quest failed": "failed quest",
    "doomed": "doomed",
    "cost": "cost",
    "excess damage": "excess damage",
}


def _threat(event: SeatEvent) -> Words:
    amount, to = event.number("amount"), event.number("threat")
    causes: list[str | CardName] = []
    if event.source is not None:
        causes.append(event.source)
    if reason := _REASONS.get(event.text("reason")):
        causes += [", ", reason] if causes else [reason]
    how = f"rises by {amount}" if amount > 0 else f"falls by {-amount}"
    return say(f"{whose(event.player)} threat {how} to {to}", (" (", *causes, ")") if causes else ())


# The quest


def _quest(event: SeatEvent) -> Words:
    willpower, threat = event.number("willpower"), event.number("threat")
    outcome = "neither won nor lost" if willpower == threat else "successful" if willpower > threat else "unsuccessful"
    return say(f"The quest is {outcome}: {willpower} willpower against {threat} threat")


def _discount(event: SeatEvent) -> Words:
    why = (event.source, ": ") if event.source is not None else ()
    return say(why, f"{event.player} pays {event.number('amount')} less for {event.text('what')}")


def _test(event: SeatEvent) -> Words:
    return say(event.card, f": {event.player} makes {_A[event.text('kind')]} test")


_A: Final[Mapping[str, str]] = {"escape": "an escape", "locate": "a locate"}


def _test_card(event: SeatEvent) -> Words:
    return say(event.card, f": Escape {event.number('amount')}" if event.text("kind") == "escape" else " is turned up")


def _test_over(event: SeatEvent) -> Words:
    how = "passed" if event.facts.get("passed") else "failed"
    sums = f": {event.number('strength')} against {event.number('against')}" if event.text("kind") == "escape" else ""
    return say(f"The test is {how}{sums}")


def _progress(event: SeatEvent) -> Words:
    points = event.number("points")
    total = f"{event.number('total')} of {points}" if points else f"{event.number('total')} in all"
    giver: Words = (" from ", event.source) if event.because and event.source is not None else ()
    return say(event.card, f" gets {event.number('amount')} progress", giver, f" ({total})")


# Combat


def _shadow(event: SeatEvent) -> Words:
    effect = CARDS[present_key(event.text("key"))].shadow
    text = text_of(effect) if effect else ""
    return say("Shadow card of ", event.other("enemy"), ": ", event.card, f". {text}" if text else ", no effect")


def _damage(event: SeatEvent) -> Words:
    left = event.number("left")
    rest = f", {counted(left, 'hit point')} left" if left > 0 else ""
    return say(event.card, f" takes {event.number('amount')} damage{rest}", event.because)


# Effects for a time


_CHANGES: Final[Mapping[str, tuple[str, str]]] = {
    "cannot attack": (" cannot attack", " cannot attack"),
    "does not count threat": ("'s threat does not count", ": their threat does not count"),
    "does not count defense": ("'s defence does not count", ": their defence does not count"),
    "may declare several defenders": (" may declare several defenders", " may declare several defenders"),
}
_TIMES: Final[Mapping[str, str]] = {
    "phase": " until the end of the phase",
    "round": " until the end of the round",
    "attack": " for this attack",
    "game": " for the rest of the game",
}


def _lasting(event: SeatEvent) -> Words | None:
    what, amount, cards = event.text("what"), event.number("amount"), event.cards
    time = _TIMES.get(event.text("until").partition(" ")[0], "")
    who: Words
    if cards:
        who = several(cards) if len(cards) <= _MOST_NAMED else (f"{len(cards)} cards",)
    elif event.text("live"):
        who = (event.text("live"),)
    elif "player" in event.facts:
        who = (event.player,)
    else:
        who = ("the staging area",)
    alone = len(cards) == 1 or (not cards and not event.text("live"))
    if what in _CHANGES:
        change = _CHANGES[what][0 if alone else 1]
    elif what in _STATS:
        per = f" for each of the {event.text('per')}" if event.text("per") else ""
        change = f" {'has' if alone else 'have'} {amount:+d} {_STATS[what]}{per}"
    else:
        return None
    before: Words = () if event.source is None or cards == [event.source] else (event.source, ": ")
    return say(before, who, change, time)


_STATS: Final[Mapping[str, str]] = {
    "willpower": "willpower",
    "attack": "attack",
    "defense": "defence",
    "hit_points": "hit points",
    "threat": "threat",
    "staging threat": "threat",
    "engagement_cost": "engagement cost",
    "cost": "cost",
}


LINES: Final[Mapping[str, str | Callable[[SeatEvent], Words | None]]] = {
    "round": "Round {round} begins",
    "phase": _phase,
    "parted": lambda event: say(_players(event), _verb(event, " now has", " now have"), " a separate staging area"),
    "joined": lambda event: say(_players(event), _verb(event, " joins ", " join "), event.player),
    "first player": "{player} is the first player",
    "mulligan": "{player} takes a mulligan",
    "over": _over,
    "dealt again": dealt_again,
    "eliminated": _eliminated,
    "chose": _chose,
    "collected": _collected,
    "resources": "{card} gains {amount:resource}{because}",
    "resources lost": "{card} loses {amount:resource}{because}",
    "resources moved": "{card} gives {amount:resource} to {to}{because}",
    "drawn": _drawn,
    "nothing drawn": "{player} draws nothing",
    "looked": _looked,
    "to hand": _to_hand,
    "returned": lambda event: say(event.card, f" returns to {whose(event.player)} hand"),
    "discarded": _discarded,
    "to deck": lambda event: say(event.card, f" goes back into {_deck(event)}"),
    "on deck": lambda event: say(event.card, f" is put on top of {_deck(event)}"),
    "shuffled": _shuffled,
    "side deck": "The {deck} deck is made ({amount:card})",
    "side deck reshuffled": "The {deck} deck is empty: its discard pile ({amount:card}) makes a new one",
    "encounter deck reshuffled": "The encounter deck is empty: its discard pile ({cards:card}) makes a new one",
    "played": _played,
    "used": "{player} uses {card}",
    "effect": _effect,
    "cancelled": "The {what} effect of {card} is cancelled",
    "enters": "{card} enters play with {player}",
    "attached": _attached,
    "control": "{player} takes control of {card}",
    "claimed": "{player} claims {card}",
    "leaves": _leaves,
    "exhausted": "{cards} {cards:is/are} exhausted{because}",
    "readied": "{cards} {cards:readies/ready}{because}",
    "stays exhausted": "{card} stays exhausted",
    "paid to avoid": "{player} pays for {card}",
    "named": "{player} names {word}",
    "paid to ready": "{player} pays {amount:resource} to ready {card}",
    "threat": _threat,
    "spared": "{player} does not raise threat{because}",
    # The quest
    "committed": lambda event: say(f"{event.player} commits ", several(event.cards) or "nobody", " to the quest"),
    "removed from quest": "{card} is taken off the quest{because}",
    "revealed": _revealed,
    "surge": "{card} surges: {amount} more to reveal",
    "staged": "{card} is added to the staging area",
    "guarded": "{guard} guards {card}",
    "returns": "{card} returns to the staging area",
    "displayed": "{card} joins the victory display{because}",
    "capped": "{card} can take no more progress this round",
    "test": _test,
    "test card": _test_card,
    "test over": _test_over,
    "active": "{card} becomes the active location{because}",
    "discount": _discount,
    "ambush": "{card} lies in ambush",
    "quest": _quest,
    "progress": _progress,
    "progress moved": "{amount} progress of {card} is moved to {to}{because}",
    "progress lost": "{card} loses {amount} progress",
    "stage": "Stage {stage}: {card}",
    "stage turned": "The players read side B: {card}",
    "stage bypassed": "The players bypass {card}, which goes to the bottom of the quest deck",
    "stage to deck": "{card} is shuffled into the quest deck",
    "stages shown": _stages_shown,
    "stage left": "The players leave {card}",
    "reset": "The quest goes back to stage {stage}: {card}",
    "stage defeated": "{card} is completed",
    "travelled": "The players travel to {card}",
    # Combat
    "engaged": "{card} engages {player}",
    "enemy attacks": "{card} attacks {player}",
    "defends": "{cards} {cards:defends/defend} against {card}",
    "attack cancelled": "The attack of {card} is cancelled",
    "treated as undefended": "The attack of {card} counts as undefended{because}",
    "removed from combat": "{card} is taken out of the attack{because}",
    "shadow discarded": "A shadow card of {enemy} is discarded: {card}{because}",
    "undefended": "Nobody defends against {card}",
    "shadow": _shadow,
    "strike": "{card} strikes: {attack} attack against {defense} defence",
    "attacks": "{player} attacks {card} with {cards}",
    "joins": "{player} joins the attack on {card} with {cards}",
    "blow": "{card} is struck: {attack} attack against {defense} defence",
    "damage": _damage,
    "healed": "{card} is healed of {amount} damage{because}",
    "damage moved": "{amount} damage of {card} is moved to {to}",
    "lasting": _lasting,
}
"""How each kind of event is told: a sentence with what the event says in braces, or a function."""

SILENT: Final = frozenset(("shadow dealt",))
"""Kinds of events that have no line: they happen too often, and something else tells of them."""
