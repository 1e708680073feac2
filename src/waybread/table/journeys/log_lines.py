"""What happens on an adventure, as lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from waybread.journeys import DecisionKind, Preference
from waybread.kernel import Event
from waybread.table.journeys.card_names import full_sentence, hits_text
from waybread.table.journeys.log_events import SeatEvent
from waybread.table.phrases import dealt_again
from waybread.texts import Arg, CardName, Text, Words, content, english, say


def log_text(event: Event, viewer: int | None, names: Sequence[str]) -> Text | None:
    """Return an event as a text, or None if it is not worth a line."""
    line, seen = LINES.get(event.kind), SeatEvent(event.seen_by(viewer), names)
    if line is None or (event.kind in _QUOTES and not seen.text("words")):
        return None
    if callable(line):
        return line(seen)
    message, *args = line
    return Text(message, {each: _ARGUMENTS[each](seen) for each in args})


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return the text as a sentence."""
    text = log_text(event, viewer, names)
    return None if text is None else english().words(text)


_FIRST_WORDS: Final = 6
"""So many words of a token are enough to tell which it was."""


def _outcome(event: SeatEvent) -> str:
    need = event.number("need")
    return "none" if not need else "passed" if event.number("successes") >= need else "failed"


_ARGUMENTS: Final[Mapping[str, Callable[[SeatEvent], Arg]]] = {
    "who": lambda event: event.who,
    "enemy": lambda event: event.enemy,
    "place": lambda event: event.place,
    "tile": lambda event: event.text("tile name") or event.text("tile"),
    "round": lambda event: event.number("round"),
    "amount": lambda event: event.number("amount"),
    "threat": lambda event: event.number("threat"),
    "change": lambda event: "more" if event.number("amount") >= 0 else "less",
    "size": lambda event: abs(event.number("amount")),
    "on": lambda event: "yes" if event.facts.get("on") else "no",
    "part": lambda event: "yes" if event.text("at") else "no",
    "card": lambda event: event.text("card"),
    "keyword": lambda event: event.text("keyword"),
    "boon": lambda event: say("journeys.boon", boon=event.text("boon")),
    "stat": lambda event: say("journeys.stat", stat=event.text("stat")),
    "what": lambda event: say("journeys.harm_kind", kind=event.text("what")),
    "harm": lambda event: say("journeys.harm", damage=event.number("damage"), fear=event.number("fear")),
    "instead": lambda event: event.text("instead"),
    "kind": lambda event: event.text("kind").replace(" ", "_"),
    "worded": lambda event: "yes" if event.text("words") else "no",
    "words": lambda event: full_sentence(event.text("words")),
    "more": lambda event: "yes" if event.text("extra") else "no",
    "extra": lambda event: full_sentence(event.text("extra")),
    "left": lambda event: event.number("left"),
    "need": lambda event: event.number("need"),
    "successes": lambda event: event.number("successes"),
    "purpose": lambda event: (event.text("purpose") or "none").replace(" ", "_"),
    "outcome": _outcome,
    "count": lambda event: event.number("figures"),
    "named": lambda event: "yes" if event.text("who") else "no",
    "fell": lambda event: event.number("fell"),
    "hits": lambda event: hits_text(event.number("hits"), event.several("modifiers")),
}  # fmt: skip
"""What messages are given, by the names of their arguments."""


def _token_removed(event: SeatEvent) -> Text:
    words = event.text("words").split()
    short = " ".join(words) if len(words) <= _FIRST_WORDS else f"{' '.join(words[:_FIRST_WORDS])} …"
    return say("journeys.log.token_removed", worded="yes" if words else "no", words=content(short.rstrip(".")))


def _revealed(event: SeatEvent) -> Text:
    ids, titles = event.facts.get("ids"), event.several("cards")
    cards: Arg = titles
    if isinstance(ids, tuple) and len(ids) == len(titles):
        cards = tuple(CardName(*each) for each in zip(ids, titles, strict=True))
    return say("journeys.log.revealed", who=event.who, any="yes" if titles else "no", cards=cards)


def _scouted(event: SeatEvent) -> Text:
    titles = event.several("cards")
    return say("journeys.log.scouted", who=event.who, any="yes" if titles else "no", cards=titles)


def _suffered(event: SeatEvent) -> Text:
    what = say("journeys.harm_kind", kind=event.text("what"))
    if not event.text("card"):
        return say("journeys.log.suffered_face_down", who=event.who, what=what)
    card = CardName(event.number("id"), event.text("card"))
    return say("journeys.log.suffered", who=event.who, what=what, card=card)


def _activation(event: SeatEvent) -> Text:
    prefers = event.text("prefers")
    wanted = say("journeys.preference", preference=Preference(prefers).name.lower()) if prefers else ""
    return say("journeys.log.activation", enemy=event.enemy, who=event.who, prefers="yes" if prefers else "no",
               preference=wanted)  # fmt: skip


def _used(event: SeatEvent) -> Text | None:
    if not event.text("words"):
        return None  # no ability, but what is told when it happens
    return say("journeys.log.used", who=event.who, card=event.card, words=full_sentence(event.text("words")))


def _spent(event: SeatEvent) -> Text:
    gains = [hits_text(event.number("hits"), ())] if event.number("hits") else []
    gains += [say("journeys.modifier", modifier=each) for each in event.several("modifiers")]
    gains += [say("journeys.inspiration", count=event.number("inspiration"))] if event.number("inspiration") else []
    line = say("journeys.line", cost=event.number("cost"), gives="yes" if gains else "no", gains=tuple(gains))
    return say("journeys.log.spent", who=event.who, card=event.card, line=line)


def _averted(event: SeatEvent) -> Text:
    damage, fear = event.number("damage"), event.number("fear")
    harm = say("journeys.harm", damage=damage, fear=fear)
    if event.text("kind") == DecisionKind.NEGATE:
        return say("journeys.log.negated", who=event.who, harm=harm)
    return say("journeys.log.prevented", harm=harm, total=damage + fear)


def _modified(event: SeatEvent) -> Text:
    modifier = say("journeys.modifier", modifier=event.text("modifier"))
    return say("journeys.log.modified", who=event.who, modifier=modifier)


def _chosen_effect(event: SeatEvent) -> Text:
    return say("journeys.log.chose_effect", who=event.who, words=full_sentence(event.text("words")))


def _put_back(event: SeatEvent) -> Text:
    return say("journeys.log.put_back", who=event.who, card=event.card, end="top" if event.number("top") else "bottom")


_CHOICES: Final[Mapping[str, Callable[[SeatEvent], Text | None]]] = {
    **dict.fromkeys(
        (DecisionKind.ABILITY, DecisionKind.TEST, DecisionKind.GUARD, DecisionKind.TURN, DecisionKind.TURN_END,
         DecisionKind.ORDER), _used,
    ),
    DecisionKind.LINE: _spent,
    DecisionKind.NEGATE: _averted,
    DecisionKind.PREVENT: _averted,
    DecisionKind.MODIFIER: _modified,
    DecisionKind.EFFECT: _chosen_effect,
    DecisionKind.PUT_BACK: _put_back,
}  # fmt: skip
"""Lines by kind of question; the effects of all other choices have lines of their own."""


def _chose(event: SeatEvent) -> Text | None:
    line = _CHOICES.get(event.text("kind"))
    known = event.facts.get("known") and not event.facts.get("passed")
    return line(event) if line is not None and known else None


LINES: Final[Mapping[str, tuple[str, ...] | Callable[[SeatEvent], Text | None]]] = {
    # the story
    "text": lambda event: full_sentence(event.text("words")),
    "answer": ("journeys.log.answer", "who", "words"),
    "objective": ("journeys.log.objective", "words"),
    "objective completed": ("journeys.log.objective_completed", "words"),
    "threshold": ("journeys.log.threshold",),
    "threat": ("journeys.log.threat", "change", "size", "threat"),
    "round": ("journeys.log.round", "round"),
    "dealt again": dealt_again,
    "last chance": ("journeys.log.last_chance",),
    "lore": ("journeys.log.lore", "amount"),
    "experience": ("journeys.log.experience", "amount"),
    # the map
    "darkness": ("journeys.log.darkness", "on", "part"),
    "tile placed": ("journeys.log.tile_placed", "tile"),
    "explored": ("journeys.log.explored", "who", "tile"),
    "moved": ("journeys.log.moved", "who", "place"),
    "placed": ("journeys.log.placed", "who", "place"),
    "token placed": ("journeys.log.token_placed", "kind", "place", "worded", "words"),
    "token removed": _token_removed,
    "interacted": ("journeys.log.interacted", "who", "worded", "words"),
    # tests
    "revealed": _revealed,
    "tested": ("journeys.log.tested", "who", "stat", "purpose", "successes", "outcome", "need"),
    "last stand": ("journeys.log.last_stand", "who", "what", "stat", "need"),
    # cards
    "prepared": ("journeys.log.prepared", "who", "card"),
    "discarded": ("journeys.log.discarded", "who", "card"),
    "scouted": _scouted,
    "keyword": ("journeys.log.keyword", "who", "keyword", "card"),
    "retired": ("journeys.log.retired", "who", "card"),
    "weakness gained": ("journeys.log.weakness_gained", "who"),
    "inspiration gained": ("journeys.log.inspiration_gained", "who", "amount"),
    "inspiration spent": ("journeys.log.inspiration_spent", "who", "amount"),
    "inspiration lost": ("journeys.log.inspiration_lost", "who", "amount"),
    "boon gained": ("journeys.log.boon_gained", "who", "boon"),
    "boon lost": ("journeys.log.boon_lost", "who", "boon"),
    "depleted": ("journeys.log.depleted", "who", "card", "left"),
    "trinket equipped": ("journeys.log.trinket_equipped", "who", "card"),
    "title gained": ("journeys.log.title_gained", "who", "card"),
    # damage and fear
    "suffered": _suffered,
    "healed": ("journeys.log.healed", "who", "what"),
    "turned down": ("journeys.log.turned_down", "card"),
    "hero defeated": ("journeys.log.hero_defeated", "who"),
    # enemies
    "group placed": ("journeys.log.group_placed", "count", "enemy", "place"),
    "group removed": ("journeys.log.group_removed", "enemy"),
    "group moved": ("journeys.log.group_moved", "enemy", "place"),
    "activation": _activation,
    "another target": ("journeys.log.another_target", "instead", "who"),
    "no target": ("journeys.log.no_target", "enemy", "named", "who"),
    "provoked": ("journeys.log.provoked", "who", "enemy"),
    "counterattack": ("journeys.log.counterattack", "enemy"),
    "enemy attack": ("journeys.log.enemy_attack", "worded", "words", "who", "harm", "stat", "more", "extra"),
    "attack": ("journeys.log.attack", "who", "enemy"),
    "hits": ("journeys.log.hits", "hits", "enemy", "fell"),
    "group defeated": ("journeys.log.group_defeated", "enemy"),
    # choices
    "chose": _chose,
}  # fmt: skip
"""What is said of each kind of event: a message with its arguments, or what makes a text."""
_QUOTES: Final = frozenset(("text", "objective", "objective completed"))
"""Kinds that have no line without words of the adventure."""
SILENT: Final = frozenset(("event",))
"""Kinds of events that have no line: an event of the adventure shows itself by what it does."""
