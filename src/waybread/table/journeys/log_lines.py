"""What happens on an adventure, as lines of its log."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from waybread.journeys import DecisionKind
from waybread.kernel import Event
from waybread.table.journeys.labels import ALL_OF_IT
from waybread.table.journeys.log_events import SeatEvent
from waybread.table.phrases import counted, dealt_again, say, several
from waybread.texts import CardName, Words


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return an event in words, or None if it is not worth a line."""
    line, seen = LINES.get(event.kind), SeatEvent(event.seen_by(viewer), names)
    if line is None or (event.kind in _QUOTES and not seen.text("words")):
        return None
    if callable(line):
        return line(seen)
    return say(line.format_map(defaultdict(str, seen.facts, who=seen.who, enemy=seen.enemy)))


def _threat(event: SeatEvent) -> Words:
    amount, threat = event.number("amount"), event.number("threat")
    how = f"rises by {amount}" if amount >= 0 else f"falls by {-amount}"
    return say(f"Threat {how} to {threat}")


def _darkness(event: SeatEvent) -> Words:
    where = "a part of the map" if event.text("at") else "the entire map"
    return say(f"Darkness falls on {where}" if event.facts.get("on") else f"Darkness leaves {where}")


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


def _scouted(event: SeatEvent) -> Words:
    return say(f"{event.who} scouts {event.text('cards') or 'nothing'}")


def _depleted(event: SeatEvent) -> Words:
    return say(f"{event.who} depletes {event.text('card')} ({counted(event.number('left'), 'token')} left)")


def _suffered(event: SeatEvent) -> Words:
    what = event.text("what")
    if not event.text("card"):
        return say(f"{event.who} suffers {what} face down")
    return say(f"{event.who} suffers {what}: ", CardName(event.number("id"), event.text("card")))


def _group_placed(event: SeatEvent) -> Words:
    figures = event.number("figures")
    return say(f"{counted(figures, event.enemy)} {'appears' if figures == 1 else 'appear'} in {event.text('place')}")


def _activation(event: SeatEvent) -> Words:
    why = f", {event.text('prefers')}" if event.text("prefers") else ""
    return say(f"The {event.enemy} group activates and looks for {event.who}{why}")


def _no_target(event: SeatEvent) -> Words:
    goes = f", and goes towards {event.who}, who is closest" if event.text("who") else ""
    return say(f"The {event.enemy} group reaches nobody{goes}")


def _enemy_attack(event: SeatEvent) -> Words:
    harm = [f"{event.number(what)} {what}" for what in ("damage", "fear") if event.number(what)]
    what = " and ".join(harm) or "nothing"
    words = f"{event.text('words')} " if event.text("words") else ""
    extra = f". {event.text('extra')}" if event.text("extra") else ""
    return say(f"{words}{event.who} would suffer {what}; {event.text('stat')} negates it{extra}")


def _hits(event: SeatEvent) -> Words:
    modifiers = f" with {event.text('modifiers')}" if event.text("modifiers") else ""
    fell = event.number("fell")
    falls = f": {counted(fell, 'figure')} defeated" if fell else ""
    return say(f"{counted(event.number('hits'), 'hit')}{modifiers} on the {event.enemy} group{falls}")


_SAID: Final[Mapping[str, str]] = {
    DecisionKind.LINE: "{} spends successes: {}",
    DecisionKind.NEGATE: "{} negates {}",
    DecisionKind.MODIFIER: "The attack of {} has {}",
    DecisionKind.EFFECT: "{} chooses: {}",
    DecisionKind.PUT_BACK: "{} puts {}",
}


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


LINES: Final[Mapping[str, str | Callable[[SeatEvent], Words | None]]] = {
    # the story
    "text": "{words}",
    "answer": "{who} chooses: {words}",
    "objective": "A new objective: {words}",
    "objective completed": "The objective is complete: {words}",
    "threshold": "A threshold of the threat bar is reached",
    "threat": _threat,
    "round": "Round {round} begins",
    "dealt again": dealt_again,
    "last chance": "The next shadow phase ends the adventure",
    "lore": "The party gains {amount} lore",
    "experience": "Each hero gains {amount} experience",
    # the map
    "darkness": _darkness,
    "tile placed": "Tile {tile} is laid",
    "explored": "{who} explores tile {tile name}",
    "moved": "{who} moves to {place}",
    "placed": "{who} is placed in {place}",
    "token placed": _token_placed,
    "token removed": _token_removed,
    "interacted": _interacted,
    # tests
    "revealed": _revealed,
    "tested": _tested,
    "last stand": _last_stand,
    # cards
    "prepared": "{who} prepares {card}",
    "discarded": "{who} discards {card}",
    "scouted": _scouted,
    "keyword": "{who} {keyword}s with {card}",
    "retired": "{card} of {who} is removed from the adventure",
    "weakness gained": "{who} gains a weakness",
    "inspiration gained": "{who} gains {amount} inspiration",
    "inspiration spent": "{who} spends {amount} inspiration",
    "inspiration lost": "{who} loses {amount} inspiration",
    "boon gained": "{who} becomes {boon}",
    "boon lost": "{who} is no longer {boon}",
    "depleted": _depleted,
    "trinket equipped": "{who} equips {card}",
    "title gained": "{who} gains the title {card}",
    # damage and fear
    "suffered": _suffered,
    "healed": "{who} discards a {what} card",
    "turned down": "{card} is turned face down",
    "hero defeated": "{who} is defeated",
    # enemies
    "group placed": _group_placed,
    "group removed": "The {enemy} group leaves the map",
    "group moved": "The {enemy} group moves to {place}",
    "activation": _activation,
    "another target": "{instead} is out of its reach: it turns to {who}, who is closest",
    "no target": _no_target,
    "provoked": "{who} provokes the {enemy} group",
    "counterattack": "The {enemy} group strikes back",
    "enemy attack": _enemy_attack,
    "attack": "{who} attacks the {enemy} group",
    "hits": _hits,
    "group defeated": "The {enemy} group is defeated",
    # choices
    "chose": _chose,
}  # fmt: skip
"""What is said of each kind of event: a sentence with gaps for its facts, or what writes one."""
_QUOTES: Final = frozenset(("text", "objective", "objective completed"))
"""Kinds that have no line without words of the adventure."""
SILENT: Final = frozenset(("event",))
"""Kinds of events that have no line: an event of the adventure shows itself by what it does."""
