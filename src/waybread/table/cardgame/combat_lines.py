"""What happens on the quest and in combat, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from waybread.cardgame import CARDS
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.log_events import SeatEvent
from waybread.table.phrases import Words, counted, say, several, verb

# The quest


def _committed(event: SeatEvent) -> Words:
    return say(f"{event.player} commits ", several(event.cards) or "nobody", " to the quest")


def _removed_from_quest(event: SeatEvent) -> Words:
    return say(event.card, " is taken off the quest", event.because)


def _revealed(event: SeatEvent) -> Words:
    return say(event.card, " is revealed")


def _surge(event: SeatEvent) -> Words:
    return say(event.card, f" surges: {event.number('amount')} more to reveal")


def _staged(event: SeatEvent) -> Words:
    return say(event.card, " is added to the staging area")


def _guarded(event: SeatEvent) -> Words:
    return say(event.named("guard", "guard title"), " guards ", event.card)


def _returns(event: SeatEvent) -> Words:
    return say(event.card, " returns to the staging area")


def _quest(event: SeatEvent) -> Words:
    willpower, threat = event.number("willpower"), event.number("threat")
    outcome = "neither won nor lost" if willpower == threat else "successful" if willpower > threat else "unsuccessful"
    return say(f"The quest is {outcome}: {willpower} willpower against {threat} threat")


def _progress(event: SeatEvent) -> Words:
    points = event.number("points")
    total = f"{event.number('total')} of {points}" if points else f"{event.number('total')} in all"
    giver: Words = (" from ", event.source) if event.because and event.source is not None else ()
    return say(event.card, f" gets {event.number('amount')} progress", giver, f" ({total})")


def _progress_lost(event: SeatEvent) -> Words:
    return say(event.card, f" loses {event.number('amount')} progress")


def _stage(event: SeatEvent) -> Words:
    return say(f"Stage {event.number('stage')}: ", event.card)


def _stage_defeated(event: SeatEvent) -> Words:
    return say(event.card, " is completed")


def _travelled(event: SeatEvent) -> Words:
    return say("The players travel to ", event.card)


def _taken_prisoner(event: SeatEvent) -> Words:
    return say(event.card, " is taken prisoner")


def _rescued(event: SeatEvent) -> Words:
    return say(event.card, " is rescued")


# Combat


def _engaged(event: SeatEvent) -> Words:
    return say(event.card, f" engages {event.player}")


def _enemy_attacks(event: SeatEvent) -> Words:
    return say(event.card, f" attacks {event.player}")


def _defends(event: SeatEvent) -> Words:
    return say(several(event.cards), verb(event.cards, " defends", " defend"), " against ", event.card)


def _undefended(event: SeatEvent) -> Words:
    return say("Nobody defends against ", event.card)


def _shadow(event: SeatEvent) -> Words:
    effect = CARDS[event.text("key")].shadow
    text = text_of(effect) if effect else ""
    return say(
        "Shadow card of ", event.named("enemy", "enemy title"), ": ", event.card, f". {text}" if text else ", no effect"
    )


def _strike(event: SeatEvent) -> Words:
    return say(event.card, f" strikes: {event.number('attack')} attack against {event.number('defense')} defence")


def _attacks(event: SeatEvent) -> Words:
    return say(f"{event.player} attacks ", event.card, " with ", several(event.cards))


def _joins(event: SeatEvent) -> Words:
    return say(f"{event.player} joins the attack on ", event.card, " with ", several(event.cards))


def _blow(event: SeatEvent) -> Words:
    return say(event.card, f" is struck: {event.number('attack')} attack against {event.number('defense')} defence")


def _damage(event: SeatEvent) -> Words:
    left = event.number("left")
    rest = f", {counted(left, 'hit point')} left" if left > 0 else ""
    return say(event.card, f" takes {event.number('amount')} damage{rest}", event.because)


def _healed(event: SeatEvent) -> Words:
    return say(event.card, f" is healed of {event.number('amount')} damage", event.because)


def _damage_moved(event: SeatEvent) -> Words:
    return say(f"{event.number('amount')} damage of ", event.card, " is moved to ", event.named("to", "to title"))


# Effects for a time


_CHANGES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "cannot attack": (" cannot attack", " cannot attack"),
        "does not count threat": ("'s threat does not count", ": their threat does not count"),
        "does not count defense": ("'s defence does not count", ": their defence does not count"),
        "may declare several defenders": (" may declare several defenders", " may declare several defenders"),
    }
)
_TIMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "phase": " until the end of the phase",
        "round": " until the end of the round",
        "attack": " for this attack",
        "game": " for the rest of the game",
    }
)
_MOST_NAMED: Final = 6


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


_STATS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "willpower": "willpower",
        "attack": "attack",
        "defense": "defence",
        "hit_points": "hit points",
        "threat": "threat",
        "staging threat": "threat",
        "engagement_cost": "engagement cost",
        "cost": "cost",
    }
)


STRUGGLES: Final[Mapping[str, Callable[[SeatEvent], Words | None]]] = MappingProxyType(
    {
        "committed": _committed,
        "removed from quest": _removed_from_quest,
        "revealed": _revealed,
        "surge": _surge,
        "staged": _staged,
        "guarded": _guarded,
        "returns": _returns,
        "quest": _quest,
        "progress": _progress,
        "progress lost": _progress_lost,
        "stage": _stage,
        "stage defeated": _stage_defeated,
        "travelled": _travelled,
        "taken prisoner": _taken_prisoner,
        "rescued": _rescued,
        "engaged": _engaged,
        "enemy attacks": _enemy_attacks,
        "defends": _defends,
        "undefended": _undefended,
        "shadow": _shadow,
        "strike": _strike,
        "attacks": _attacks,
        "joins": _joins,
        "blow": _blow,
        "damage": _damage,
        "healed": _healed,
        "damage moved": _damage_moved,
        "lasting": _lasting,
    }
)
"""How each kind of event of the quest and of combat is event."""
