"""What happens on an adventure, as lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from waybread.journeys import DecisionKind, Keyword
from waybread.kernel import Event
from waybread.table.journeys.labels import ALL_OF_IT
from waybread.table.journeys.log_events import SeatEvent
from waybread.table.phrases import CardName, Words, counted, say, several


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return an event in words, or None if it is not worth a line."""
    write = LINES.get(event.kind)
    return None if write is None else write(SeatEvent(event.seen_by(viewer), names))


# The story


def _text(event: SeatEvent) -> Words | None:
    return say(event.text("words")) if event.text("words") else None


def _answer(event: SeatEvent) -> Words:
    return say(f"{event.who} chooses: {event.text('words')}")


def _objective(event: SeatEvent) -> Words | None:
    return say(f"A new objective: {event.text('words')}") if event.text("words") else None


def _objective_done(event: SeatEvent) -> Words | None:
    return say(f"The objective is complete: {event.text('words')}") if event.text("words") else None


def _threshold(event: SeatEvent) -> Words:
    return say("A threshold of the threat bar is reached")


def _threat(event: SeatEvent) -> Words:
    amount, threat = event.number("amount"), event.number("threat")
    how = f"rises by {amount}" if amount >= 0 else f"falls by {-amount}"
    return say(f"Threat {how} to {threat}")


def _round(event: SeatEvent) -> Words:
    return say(f"Round {event.number('round')} begins")


def _last_chance(event: SeatEvent) -> Words:
    return say("The next shadow phase ends the adventure")


def _lore(event: SeatEvent) -> Words:
    return say(f"The party gains {event.number('amount')} lore")


def _experience(event: SeatEvent) -> Words:
    return say(f"Each hero gains {event.number('amount')} experience")


# The map


def _darkness(event: SeatEvent) -> Words:
    where = "a part of the map" if event.text("at") else "the entire map"
    return say(f"Darkness falls on {where}" if event.facts.get("on") else f"Darkness leaves {where}")


def _tile_placed(event: SeatEvent) -> Words:
    return say(f"Tile {event.text('tile')} is laid")


def _explored(event: SeatEvent) -> Words:
    return say(f"{event.who} explores tile {event.text('tile name')}")


def _moved(event: SeatEvent) -> Words:
    return say(f"{event.who} moves to {event.text('place')}")


def _placed(event: SeatEvent) -> Words:
    return say(f"{event.who} is placed in {event.text('place')}")


_FIRST_WORDS: Final = 6
"""So many words of a token are enough to tell which it was."""
_TOKENS: Final = {"search": "A search token", "person": "A person token", "threat": "A threat token"}


def _token_placed(event: SeatEvent) -> Words:
    kind = event.text("kind")
    words = f": {event.text('words')}" if event.text("words") else ""
    return say(f"{_TOKENS.get(kind, kind.capitalize())} is placed in {event.text('place')}{words}")


def _token_removed(event: SeatEvent) -> Words:
    words = event.text("words").split()
    short = " ".join(words) if len(words) <= _FIRST_WORDS else f"{' '.join(words[:_FIRST_WORDS])} …"
    return say(f"A token is taken off the map ({short.rstrip('.')})" if words else "A token is taken off the map")


def _interacted(event: SeatEvent) -> Words:
    words = f": {event.text('words')}" if event.text("words") else ""
    return say(f"{event.who} interacts{words}")


# Tests


def _revealed(event: SeatEvent) -> Words:
    ids, titles = event.facts.get("ids"), event.text("cards").split(", ")
    if not isinstance(ids, tuple) or len(ids) != len(titles):
        return say(f"{event.who} reveals {event.text('cards') or 'nothing'}")
    return say(f"{event.who} reveals ", several([CardName(*each) for each in zip(ids, titles, strict=True)]))


_PURPOSES: Final = {"attack": " to attack", "negate": " to negate it", "last stand": " in a last stand"}


def _tested(event: SeatEvent) -> Words:
    found, need = event.number("successes"), event.number("need")
    outcome = "" if not need else ", which passes" if found >= need else f", and {need} would pass"
    purpose = _PURPOSES.get(event.text("purpose"), "")
    return say(f"{event.who} tests {event.text('stat')}{purpose}: {counted(found, 'success')}{outcome}")


def _last_stand(event: SeatEvent) -> Words:
    what, stat, need = event.text("what"), event.text("stat"), counted(event.number("need"), "success")
    return say(f"{event.who} makes a last stand against {what}: {stat}, {need} needed")


# Cards


def _prepared(event: SeatEvent) -> Words:
    return say(f"{event.who} prepares {event.text('card')}")


def _discarded(event: SeatEvent) -> Words:
    return say(f"{event.who} discards {event.text('card')}")


def _scouted(event: SeatEvent) -> Words:
    return say(f"{event.who} scouts {event.text('cards') or 'nothing'}")


def _keyword(event: SeatEvent) -> Words:
    words = {
        Keyword.STRIKE: "strikes",
        Keyword.GUARD: "guards",
        Keyword.SPRINT: "sprints",
        Keyword.REST: "rests",
        Keyword.HIDE: "hides",
        Keyword.SCOUT: "scouts",
    }[Keyword(event.text("keyword"))]
    return say(f"{event.who} {words} with {event.text('card')}")


def _retired(event: SeatEvent) -> Words:
    return say(f"{event.text('card')} of {event.who} is removed from the adventure")


def _weakness(event: SeatEvent) -> Words:
    return say(f"{event.who} gains a weakness")


def _inspired(event: SeatEvent) -> Words:
    return say(f"{event.who} gains {event.number('amount')} inspiration")


def _spent(event: SeatEvent) -> Words:
    return say(f"{event.who} spends {event.number('amount')} inspiration")


def _dispirited(event: SeatEvent) -> Words:
    return say(f"{event.who} loses {event.number('amount')} inspiration")


def _boon(event: SeatEvent) -> Words:
    return say(f"{event.who} becomes {event.text('boon')}")


def _boon_lost(event: SeatEvent) -> Words:
    return say(f"{event.who} is no longer {event.text('boon')}")


def _depleted(event: SeatEvent) -> Words:
    return say(f"{event.who} depletes {event.text('card')} ({counted(event.number('left'), 'token')} left)")


def _trinket(event: SeatEvent) -> Words:
    return say(f"{event.who} equips {event.text('card')}")


def _title(event: SeatEvent) -> Words:
    return say(f"{event.who} gains the title {event.text('card')}")


# Damage and fear


def _suffered(event: SeatEvent) -> Words:
    what = event.text("what")
    if not event.text("card"):
        return say(f"{event.who} suffers {what} face down")
    return say(f"{event.who} suffers {what}: ", CardName(event.number("id"), event.text("card")))


def _healed(event: SeatEvent) -> Words:
    return say(f"{event.who} discards a {event.text('what')} card")


def _turned_down(event: SeatEvent) -> Words:
    return say(f"{event.text('card')} is turned face down")


def _defeated(event: SeatEvent) -> Words:
    return say(f"{event.who} is defeated")


# Enemies


def _group_placed(event: SeatEvent) -> Words:
    figures = event.number("figures")
    return say(f"{counted(figures, event.enemy)} {'appears' if figures == 1 else 'appear'} in {event.text('place')}")


def _group_removed(event: SeatEvent) -> Words:
    return say(f"The {event.enemy} group leaves the map")


def _group_moved(event: SeatEvent) -> Words:
    return say(f"The {event.enemy} group moves to {event.text('place')}")


def _activation(event: SeatEvent) -> Words:
    why = f", {event.text('prefers')}" if event.text("prefers") else ""
    return say(f"The {event.enemy} group activates and looks for {event.who}{why}")


def _another_target(event: SeatEvent) -> Words:
    return say(f"{event.text('instead')} is out of its reach: it turns to {event.who}, who is closest")


def _no_target(event: SeatEvent) -> Words:
    goes = f", and goes towards {event.who}, who is closest" if event.text("who") else ""
    return say(f"The {event.enemy} group reaches nobody{goes}")


def _provoked(event: SeatEvent) -> Words:
    return say(f"{event.who} provokes the {event.enemy} group")


def _counterattack(event: SeatEvent) -> Words:
    return say(f"The {event.enemy} group strikes back")


def _enemy_attack(event: SeatEvent) -> Words:
    harm = [f"{event.number(what)} {what}" for what in ("damage", "fear") if event.number(what)]
    what = " and ".join(harm) or "nothing"
    words = f"{event.text('words')} " if event.text("words") else ""
    extra = f". {event.text('extra')}" if event.text("extra") else ""
    return say(f"{words}{event.who} would suffer {what}; {event.text('stat')} negates it{extra}")


def _attack(event: SeatEvent) -> Words:
    return say(f"{event.who} attacks the {event.enemy} group")


def _hits(event: SeatEvent) -> Words:
    modifiers = f" with {event.text('modifiers')}" if event.text("modifiers") else ""
    fell = event.number("fell")
    falls = f": {counted(fell, 'figure')} defeated" if fell else ""
    return say(f"{counted(event.number('hits'), 'hit')}{modifiers} on the {event.enemy} group{falls}")


def _group_defeated(event: SeatEvent) -> Words:
    return say(f"The {event.enemy} group is defeated")


# Choices


_SAID: Final[Mapping[str, str]] = MappingProxyType(
    {
        DecisionKind.LINE: "{} spends successes: {}",
        DecisionKind.NEGATE: "{} negates {}",
        DecisionKind.MODIFIER: "The attack of {} has {}",
        DecisionKind.EFFECT: "{} chooses: {}",
        DecisionKind.PUT_BACK: "{} puts {}",
    }
)


_OF_ABILITIES: Final = frozenset(
    (
        DecisionKind.ABILITY,
        DecisionKind.TEST,
        DecisionKind.GUARD,
        DecisionKind.TURN,
        DecisionKind.TURN_END,
        DecisionKind.ORDER,
    )
)


def _chose(event: SeatEvent) -> Words | None:
    kind, choice = event.text("kind"), event.text("choice")
    if event.facts.get("passed") or not choice:
        return None
    if kind in _OF_ABILITIES and "card" in event.facts:
        if not choice.startswith(event.text("title")):
            return None  # a keyword, which is told when it is used
        used = CardName(event.number("card"), event.text("title"))
        return say(f"{event.who}: ", used, choice.removeprefix(used.title).removesuffix(f" (of {event.who})"))
    if kind == DecisionKind.PREVENT:
        return say(f"{choice.removeprefix(ALL_OF_IT)} {'is' if choice.startswith('1 ') else 'are'} prevented")
    if kind in (DecisionKind.NEGATE, DecisionKind.MODIFIER):
        return say(_SAID[kind].format(event.who, choice.removeprefix(ALL_OF_IT).casefold()))
    return say(_SAID[kind].format(event.who, choice)) if kind in _SAID else None  # the rest is told by what comes of it


LINES: Final[Mapping[str, Callable[[SeatEvent], Words | None]]] = MappingProxyType(
    {
        "activation": _activation,
        "another target": _another_target,
        "answer": _answer,
        "attack": _attack,
        "boon gained": _boon,
        "boon lost": _boon_lost,
        "chose": _chose,
        "counterattack": _counterattack,
        "darkness": _darkness,
        "depleted": _depleted,
        "discarded": _discarded,
        "enemy attack": _enemy_attack,
        "experience": _experience,
        "explored": _explored,
        "group defeated": _group_defeated,
        "group moved": _group_moved,
        "group placed": _group_placed,
        "group removed": _group_removed,
        "healed": _healed,
        "hero defeated": _defeated,
        "hits": _hits,
        "inspiration gained": _inspired,
        "inspiration lost": _dispirited,
        "inspiration spent": _spent,
        "interacted": _interacted,
        "keyword": _keyword,
        "last chance": _last_chance,
        "last stand": _last_stand,
        "lore": _lore,
        "moved": _moved,
        "no target": _no_target,
        "objective": _objective,
        "objective completed": _objective_done,
        "placed": _placed,
        "prepared": _prepared,
        "provoked": _provoked,
        "retired": _retired,
        "revealed": _revealed,
        "round": _round,
        "scouted": _scouted,
        "suffered": _suffered,
        "tested": _tested,
        "text": _text,
        "threat": _threat,
        "threshold": _threshold,
        "tile placed": _tile_placed,
        "title gained": _title,
        "token placed": _token_placed,
        "token removed": _token_removed,
        "trinket equipped": _trinket,
        "turned down": _turned_down,
        "weakness gained": _weakness,
    }
)
"""How each kind of event is event."""
SILENT: Final = frozenset(("event",))
"""Kinds of events that have no line: an event of the adventure shows itself by what it does."""
