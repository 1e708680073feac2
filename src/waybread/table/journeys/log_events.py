"""Events for the log of a journey: what players choose, the names of what happens, and what ends passing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from waybread.cards import read_ability
from waybread.journeys import (
    ENEMIES,
    Act,
    DecisionKind,
    JourneyGame,
    Modifier,
    Options,
    card_chosen,
    is_hidden,
    read_act,
)
from waybread.journeys.maps import split_space
from waybread.kernel import PASS, Decision, Event, Fact
from waybread.table.journeys.card_names import words_of
from waybread.table.journeys.labels import alternative, averted
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.table.phrases import EventFacts
from waybread.texts import Arg, CardName, Text, content, say

_UNSAID = frozenset((DecisionKind.ANSWER, DecisionKind.PATH))
"""What comes of these is told at once; their labels take long to find."""
_ALL: Final = frozenset(
    ("round", "text", "objective", "objective completed", "threshold", "event", "explored", "group placed",
     "hero defeated", "last chance")
)  # fmt: skip
"""What concerns everybody."""
_OWN: Final = frozenset(("enemy attack", "suffered", "last stand", "provoked", "counterattack", "weakness gained"))
"""What concerns whoever plays the hero it happens to."""


@dataclass(frozen=True, slots=True)
class SeatEvent(EventFacts):
    """An event as a seat may know it."""

    @property
    def who(self) -> Arg:
        """The hero it is about."""
        return self.text("who") or say("journeys.party")

    @property
    def enemy(self) -> Arg:
        """The group it is about, by its kind."""
        return self.text("enemy") or say("journeys.enemies")

    @property
    def place(self) -> Text:
        """The space it is about."""
        if tile := self.text("space tile"):
            return say("journeys.space", tile=tile, number=self.number("space number"))
        older = self.text("place")  # in tables that were written before texts had ids
        return content(older) if older else say("journeys.off_map")

    @property
    def card(self) -> CardName:
        """The card that was chosen."""
        return CardName(self.number("card"), self.text("title"))

    def several(self, fact: str) -> tuple[str, ...]:
        """Several words, which are one fact."""
        return tuple(self.text(fact).split(", ")) if self.text(fact) else ()


def choice_event(game: JourneyGame, decision: Decision, option: int) -> Event:
    """What a player is about to choose."""
    passed = option == PASS
    facts: dict[str, Fact] = {"player": decision.player, "kind": decision.kind, "passed": passed}
    if decision.kind in _UNSAID:
        return Event("chose", facts)
    question = JourneyQuestion.at(game, decision, ())
    secrets: dict[str, Fact] = {"known": True} if passed else {"known": True, **_chosen(question, option)}
    card = card_chosen(decision.kind, option)
    if card is not None:
        secrets |= {"card": card, "title": question.title(card)}
    who = _who(question, card)
    if who >= 0:
        facts["who"] = game.state.heroes[who]
    blind = {each for each in game.players if is_hidden(game.state, each, card)} if card is not None else set()
    if not blind:
        return Event("chose", {**facts, **secrets})
    return Event("chose", facts, secrets, tuple(each for each in game.players if each not in blind))


def _chosen(question: JourneyQuestion, option: int) -> dict[str, Fact]:
    """What the line of a choice says, where it has one."""
    game, kind = question.game, question.decision.kind
    if kind in (DecisionKind.NEGATE, DecisionKind.PREVENT):
        damage, fear = averted(question, option)
        return {"damage": damage, "fear": fear}
    if kind == DecisionKind.MODIFIER:
        return {"modifier": tuple(Modifier)[option].value}
    if kind == DecisionKind.EFFECT:
        return {"words": alternative(question, option)}
    if kind.options is not Options.ACTS:
        return {}
    act, number = read_act(option)
    match act:
        case Act.ABILITY:
            card, slot = read_ability(number)
            return {"words": game.card(card).abilities[slot].text}
        case Act.LINE:
            item, place = read_ability(number)
            line = game.card(item).lines[place]
            return {"cost": line.cost, "hits": line.hits, "modifiers": ", ".join(line.modifiers),
                    "inspiration": line.inspiration}  # fmt: skip
        case Act.TOP | Act.BOTTOM:
            return {"top": act is Act.TOP}
        case _:
            return {}


def _who(question: JourneyQuestion, card: int | None) -> int:
    """The hero who does it: whose card it is, whom the question is about, or whose turn it is."""
    game, about = question.game, question.about
    if card is not None and question.decision.kind.options is Options.ACTS:
        return game.holder(card)
    if about is not None:
        return about if about < len(game.state.heroes) else game.holder(about)
    return game.state.active


def concerns(event: Event, player: int) -> bool:
    """Is an event something that a player would want to see before passing on?"""
    return event.kind in _ALL or (event.kind in _OWN and event.facts.get("seat") == player)


def add_names(game: JourneyGame, event: Event) -> Event:
    """Return an event with names: who (hero and seat), enemy, space, tile, words.

    Groups and tokens may be gone when the log is read.
    """
    facts = event.facts
    more: dict[str, Fact] = {}
    state = game.state
    hero = facts.get("hero")
    if type(hero) is int and 0 <= hero < len(state.heroes):
        more |= {"who": state.heroes[hero], "seat": state.seats[hero]}
    kind = _enemy(game, event)
    if kind:
        more["enemy"] = ENEMIES[kind].name
    if type(facts.get("space")) is int:
        tile, number = split_space(int(str(facts["space"])))
        if 0 <= tile < len(state.tiles):
            more |= {"space tile": state.tiles[tile].tile, "space number": number}
    if type(facts.get("tile")) is int:
        more["tile name"] = state.tiles[int(str(facts["tile"]))].tile
    text = _text_of(game, event)
    if text:
        more["words"] = text
    attack = game.attack(str(facts["attack"])) if event.kind == "enemy attack" else None
    if attack is not None and attack.extra is not None:
        more["extra"] = attack.extra.text
    return Event(event.kind, {**facts, **more}, event.secrets, event.knowers) if more else event


def _enemy(game: JourneyGame, event: Event) -> str:
    """The kind of the group that an event is about."""
    number, kind = event.facts.get("group"), event.facts.get("kind")
    group = game.group(number) if type(number) is int else None
    if group is not None:
        return group.kind
    return kind if isinstance(kind, str) and kind in ENEMIES else ""


def _text_of(game: JourneyGame, event: Event) -> str:
    """What the adventure, or an attack, has to say about it."""
    facts = event.facts
    match event.kind:
        case "text" | "answer":
            return words_of(game, str(facts["key"]))
        case "objective" | "objective completed":
            objective = game.adventure.objective(str(facts["name"]))
            return words_of(game, objective.text) if objective is not None and objective.text else ""
        case "interacted" | "token placed" | "token removed":
            token = game.adventure.token(str(facts.get("name", "")))
            return words_of(game, token.text) if token is not None and token.text else ""
        case "enemy attack":
            attack = game.attack(str(facts["attack"]))
            return attack.text.replace("{hero}", game.state.heroes[int(str(facts["hero"]))]) if attack else ""
        case _:
            return ""
