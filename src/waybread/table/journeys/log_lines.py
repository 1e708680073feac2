"""What happens on an adventure, as lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Keyword
from waybread.kernel import Event
from waybread.table.journeys.labels import ALL_OF_IT
from waybread.table.journeys.seat_events import Told
from waybread.table.phrases import counted, say, several
from waybread.table.rulebook_interface import CardName, Words


def line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """An event in words, or None if it is not worth a line."""
    speak = LINES.get(event.kind)
    return speak(Told(event.seen_by(viewer), names)) if speak is not None else None


# The story


def _text(told: Told) -> Words | None:
    return say(told.text("words")) if told.text("words") else None


def _answer(told: Told) -> Words:
    return say(f"{told.who} chooses: {told.text('words')}")


def _objective(told: Told) -> Words | None:
    return say(f"A new objective: {told.text('words')}") if told.text("words") else None


def _objective_done(told: Told) -> Words | None:
    return say(f"The objective is complete: {told.text('words')}") if told.text("words") else None


def _threshold(told: Told) -> Words:
    return say("A threshold of the threat bar is reached")


def _threat(told: Told) -> Words:
    amount, threat = told.number("amount"), told.number("threat")
    how = f"rises by {amount}" if amount >= 0 else f"falls by {-amount}"
    return say(f"Threat {how} to {threat}")


def _round(told: Told) -> Words:
    return say(f"Round {told.number('round')} begins")


def _last_chance(told: Told) -> Words:
    return say("The next shadow phase ends the adventure")


def _lore(told: Told) -> Words:
    return say(f"The party gains {told.number('amount')} lore")


def _experience(told: Told) -> Words:
    return say(f"Each hero gains {told.number('amount')} experience")


# The map


def _darkness(told: Told) -> Words:
    where = "a part of the map" if told.text("at") else "the entire map"
    return say(f"Darkness falls on {where}" if told.facts.get("on") else f"Darkness leaves {where}")


def _tile_placed(told: Told) -> Words:
    return say(f"Tile {told.text('tile')} is laid")


def _explored(told: Told) -> Words:
    return say(f"{told.who} explores tile {told.text('tile name')}")


def _moved(told: Told) -> Words:
    return say(f"{told.who} moves to {told.text('place')}")


def _placed(told: Told) -> Words:
    return say(f"{told.who} is placed in {told.text('place')}")


_FIRST_WORDS: Final = 6
"""So many words of a token are enough to tell which it was."""
_TOKENS: Final = {"search": "A search token", "person": "A person token", "threat": "A threat token"}


def _token_placed(told: Told) -> Words:
    kind = told.text("kind")
    words = f": {told.text('words')}" if told.text("words") else ""
    return say(f"{_TOKENS.get(kind, kind.capitalize())} is placed in {told.text('place')}{words}")


def _token_removed(told: Told) -> Words:
    words = told.text("words").split()
    short = " ".join(words) if len(words) <= _FIRST_WORDS else f"{' '.join(words[:_FIRST_WORDS])} …"
    return say(f"A token is taken off the map ({short.rstrip('.')})" if words else "A token is taken off the map")


def _interacted(told: Told) -> Words:
    words = f": {told.text('words')}" if told.text("words") else ""
    return say(f"{told.who} interacts{words}")


# Tests


def _revealed(told: Told) -> Words:
    ids, titles = told.facts.get("ids"), told.text("cards").split(", ")
    if not isinstance(ids, tuple) or len(ids) != len(titles):
        return say(f"{told.who} reveals {told.text('cards') or 'nothing'}")
    return say(f"{told.who} reveals ", several([CardName(*each) for each in zip(ids, titles, strict=True)]))


_PURPOSES: Final = {"attack": " to attack", "negate": " to negate it", "last stand": " in a last stand"}


def _tested(told: Told) -> Words:
    found, need = told.number("successes"), told.number("need")
    outcome = "" if not need else ", which passes" if found >= need else f", and {need} would pass"
    purpose = _PURPOSES.get(told.text("purpose"), "")
    return say(f"{told.who} tests {told.text('stat')}{purpose}: {counted(found, 'success')}{outcome}")


def _last_stand(told: Told) -> Words:
    what, stat, need = told.text("what"), told.text("stat"), counted(told.number("need"), "success")
    return say(f"{told.who} makes a last stand against {what}: {stat}, {need} needed")


# Cards


def _prepared(told: Told) -> Words:
    return say(f"{told.who} prepares {told.text('card')}")


def _discarded(told: Told) -> Words:
    return say(f"{told.who} discards {told.text('card')}")


def _scouted(told: Told) -> Words:
    return say(f"{told.who} scouts {told.text('cards') or 'nothing'}")


def _keyword(told: Told) -> Words:
    words = {
        Keyword.STRIKE: "strikes",
        Keyword.GUARD: "guards",
        Keyword.SPRINT: "sprints",
        Keyword.REST: "rests",
        Keyword.HIDE: "hides",
        Keyword.SCOUT: "scouts",
    }[Keyword(told.text("keyword"))]
    return say(f"{told.who} {words} with {told.text('card')}")


def _retired(told: Told) -> Words:
    return say(f"{told.text('card')} of {told.who} is removed from the adventure")


def _weakness(told: Told) -> Words:
    return say(f"{told.who} gains a weakness")


def _inspired(told: Told) -> Words:
    return say(f"{told.who} gains {told.number('amount')} inspiration")


def _spent(told: Told) -> Words:
    return say(f"{told.who} spends {told.number('amount')} inspiration")


def _dispirited(told: Told) -> Words:
    return say(f"{told.who} loses {told.number('amount')} inspiration")


def _boon(told: Told) -> Words:
    return say(f"{told.who} becomes {told.text('boon')}")


def _boon_lost(told: Told) -> Words:
    return say(f"{told.who} is no longer {told.text('boon')}")


def _depleted(told: Told) -> Words:
    return say(f"{told.who} depletes {told.text('card')} ({counted(told.number('left'), 'token')} left)")


def _trinket(told: Told) -> Words:
    return say(f"{told.who} equips {told.text('card')}")


def _title(told: Told) -> Words:
    return say(f"{told.who} gains the title {told.text('card')}")


# Damage and fear


def _suffered(told: Told) -> Words:
    what = told.text("what")
    if not told.text("card"):
        return say(f"{told.who} suffers {what} face down")
    return say(f"{told.who} suffers {what}: ", CardName(told.number("id"), told.text("card")))


def _healed(told: Told) -> Words:
    return say(f"{told.who} discards a {told.text('what')} card")


def _turned_down(told: Told) -> Words:
    return say(f"{told.text('card')} is turned face down")


def _defeated(told: Told) -> Words:
    return say(f"{told.who} is defeated")


# Enemies


def _group_placed(told: Told) -> Words:
    figures = told.number("figures")
    return say(f"{counted(figures, told.enemy)} {'appears' if figures == 1 else 'appear'} in {told.text('place')}")


def _group_removed(told: Told) -> Words:
    return say(f"The {told.enemy} group leaves the map")


def _group_moved(told: Told) -> Words:
    return say(f"The {told.enemy} group moves to {told.text('place')}")


def _activation(told: Told) -> Words:
    why = f", {told.text('prefers')}" if told.text("prefers") else ""
    return say(f"The {told.enemy} group activates and looks for {told.who}{why}")


def _another_target(told: Told) -> Words:
    return say(f"{told.text('instead')} is out of its reach: it turns to {told.who}, who is closest")


def _no_target(told: Told) -> Words:
    goes = f", and goes towards {told.who}, who is closest" if told.text("who") else ""
    return say(f"The {told.enemy} group reaches nobody{goes}")


def _provoked(told: Told) -> Words:
    return say(f"{told.who} provokes the {told.enemy} group")


def _counterattack(told: Told) -> Words:
    return say(f"The {told.enemy} group strikes back")


def _enemy_attack(told: Told) -> Words:
    harm = [f"{told.number(what)} {what}" for what in ("damage", "fear") if told.number(what)]
    what = " and ".join(harm) or "nothing"
    words = f"{told.text('words')} " if told.text("words") else ""
    extra = f". {told.text('extra')}" if told.text("extra") else ""
    return say(f"{words}{told.who} would suffer {what}; {told.text('stat')} negates it{extra}")


def _attack(told: Told) -> Words:
    return say(f"{told.who} attacks the {told.enemy} group")


def _hits(told: Told) -> Words:
    modifiers = f" with {told.text('modifiers')}" if told.text("modifiers") else ""
    fell = told.number("fell")
    falls = f": {counted(fell, 'figure')} defeated" if fell else ""
    return say(f"{counted(told.number('hits'), 'hit')}{modifiers} on the {told.enemy} group{falls}")


def _group_defeated(told: Told) -> Words:
    return say(f"The {told.enemy} group is defeated")


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


def _chose(told: Told) -> Words | None:
    kind, choice = told.text("kind"), told.text("choice")
    if told.facts.get("passed") or not choice:
        return None
    if kind in _OF_ABILITIES and "card" in told.facts:
        if not choice.startswith(told.text("title")):
            return None  # a keyword, which is told when it is used
        used = CardName(told.number("card"), told.text("title"))
        return say(f"{told.who}: ", used, choice.removeprefix(used.title).removesuffix(f" (of {told.who})"))
    if kind == DecisionKind.PREVENT:
        return say(f"{choice.removeprefix(ALL_OF_IT)} {'is' if choice.startswith('1 ') else 'are'} prevented")
    if kind in (DecisionKind.NEGATE, DecisionKind.MODIFIER):
        return say(_SAID[kind].format(told.who, choice.removeprefix(ALL_OF_IT).casefold()))
    return say(_SAID[kind].format(told.who, choice)) if kind in _SAID else None  # the rest is told by what comes of it


LINES: Final[Mapping[str, Callable[[Told], Words | None]]] = MappingProxyType(
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
"""How each kind of event is told."""
SILENT: Final = frozenset(("event",))
"""Kinds of events that have no line: an event of the adventure shows itself by what it does."""
