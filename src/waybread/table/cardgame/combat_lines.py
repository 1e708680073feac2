"""What happens on the quest and in combat, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from waybread.cardgame.library import CARDS
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.seat_events import Told
from waybread.table.phrases import counted, say, several, verb
from waybread.table.rulebook_interface import Words

# The quest


def _committed(told: Told) -> Words:
    return say(f"{told.player} commits ", several(told.cards) or "nobody", " to the quest")


def _removed_from_quest(told: Told) -> Words:
    return say(told.card, " is taken off the quest", told.because)


def _revealed(told: Told) -> Words:
    return say(told.card, " is revealed")


def _surge(told: Told) -> Words:
    return say(told.card, f" surges: {told.number('amount')} more to reveal")


def _staged(told: Told) -> Words:
    return say(told.card, " is added to the staging area")


def _guarded(told: Told) -> Words:
    return say(told.named("guard", "guard title"), " guards ", told.card)


def _returns(told: Told) -> Words:
    return say(told.card, " returns to the staging area")


def _quest(told: Told) -> Words:
    willpower, threat = told.number("willpower"), told.number("threat")
    outcome = "neither won nor lost" if willpower == threat else "successful" if willpower > threat else "unsuccessful"
    return say(f"The quest is {outcome}: {willpower} willpower against {threat} threat")


def _progress(told: Told) -> Words:
    points = told.number("points")
    total = f"{told.number('total')} of {points}" if points else f"{told.number('total')} in all"
    giver: Words = (" from ", told.source) if told.because and told.source is not None else ()
    return say(told.card, f" gets {told.number('amount')} progress", giver, f" ({total})")


def _progress_lost(told: Told) -> Words:
    return say(told.card, f" loses {told.number('amount')} progress")


def _stage(told: Told) -> Words:
    return say(f"Stage {told.number('stage')}: ", told.card)


def _stage_defeated(told: Told) -> Words:
    return say(told.card, " is completed")


def _travelled(told: Told) -> Words:
    return say("The players travel to ", told.card)


def _taken_prisoner(told: Told) -> Words:
    return say(told.card, " is taken prisoner")


def _rescued(told: Told) -> Words:
    return say(told.card, " is rescued")


# Combat


def _engaged(told: Told) -> Words:
    return say(told.card, f" engages {told.player}")


def _enemy_attacks(told: Told) -> Words:
    return say(told.card, f" attacks {told.player}")


def _defends(told: Told) -> Words:
    return say(several(told.cards), verb(told.cards, " defends", " defend"), " against ", told.card)


def _undefended(told: Told) -> Words:
    return say("Nobody defends against ", told.card)


def _shadow(told: Told) -> Words:
    effect = CARDS[told.text("key")].shadow
    text = text_of(effect) if effect else ""
    return say(
        "Shadow card of ", told.named("enemy", "enemy title"), ": ", told.card, f". {text}" if text else ", no effect"
    )


def _strike(told: Told) -> Words:
    return say(told.card, f" strikes: {told.number('attack')} attack against {told.number('defense')} defence")


def _attacks(told: Told) -> Words:
    return say(f"{told.player} attacks ", told.card, " with ", several(told.cards))


def _joins(told: Told) -> Words:
    return say(f"{told.player} joins the attack on ", told.card, " with ", several(told.cards))


def _blow(told: Told) -> Words:
    return say(told.card, f" is struck: {told.number('attack')} attack against {told.number('defense')} defence")


def _damage(told: Told) -> Words:
    left = told.number("left")
    rest = f", {counted(left, 'hit point')} left" if left > 0 else ""
    return say(told.card, f" takes {told.number('amount')} damage{rest}", told.because)


def _healed(told: Told) -> Words:
    return say(told.card, f" is healed of {told.number('amount')} damage", told.because)


def _damage_moved(told: Told) -> Words:
    return say(f"{told.number('amount')} damage of ", told.card, " is moved to ", told.named("to", "to title"))


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


def _lasting(told: Told) -> Words | None:
    what, amount, cards = told.text("what"), told.number("amount"), told.cards
    time = _TIMES.get(told.text("until").partition(" ")[0], "")
    who: Words
    if cards:
        who = several(cards) if len(cards) <= _MOST_NAMED else (f"{len(cards)} cards",)
    elif told.text("live"):
        who = (told.text("live"),)
    elif "player" in told.facts:
        who = (told.player,)
    else:
        who = ("the staging area",)
    alone = len(cards) == 1 or (not cards and not told.text("live"))
    if what in _CHANGES:
        change = _CHANGES[what][0 if alone else 1]
    elif what in _STATS:
        per = f" for each of the {told.text('per')}" if told.text("per") else ""
        change = f" {'has' if alone else 'have'} {amount:+d} {_STATS[what]}{per}"
    else:
        return None
    before: Words = () if told.source is None or cards == [told.source] else (told.source, ": ")
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


STRUGGLES: Final[Mapping[str, Callable[[Told], Words | None]]] = MappingProxyType(
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
"""How each kind of event of the quest and of combat is told."""
