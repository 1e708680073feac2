"""The app's questions: what is asked, and what each button says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from waybread.journeys import (
    FEAR,
    Button,
    CompanionGame,
    CompanionKind,
    DecisionKind,
    Options,
    Token,
    preview,
    read_button,
)
from waybread.journeys.companion import MODIFIERS, count_text, group_text, note, place_text, said, token_kind
from waybread.journeys.script import AT_THE_TABLE, Condition
from waybread.kernel import PASS, Decision, Event, WaybreadError
from waybread.table.journeys.card_names import Named, hits_text, tell_apart
from waybread.table.journeys.pending_question import first_events
from waybread.table.rulebook_interface import Choice, Prompt, Spot, pending_decision
from waybread.texts import Arg, Text, content, joined, say

QUESTIONS: Final[Mapping[str, str]] = {
    CompanionKind.MAP: "companion.ask.map",
    CompanionKind.WHICH_HERO: "companion.ask.which_hero",
    DecisionKind.HERO: "companion.ask.hero",
    CompanionKind.WHO_IS_THERE: "companion.ask.who_is_there",
    DecisionKind.BUTTON: "companion.ask.button",
    CompanionKind.TEST: "companion.ask.test",
    CompanionKind.SUCCESSES: "companion.ask.successes",
    CompanionKind.COUNTERATTACK: "companion.ask.counterattack",
    DecisionKind.PROVOKE: "companion.ask.provoke",
    DecisionKind.TARGET: "companion.ask.target",
    CompanionKind.WHOSE_LAST_STAND: "companion.ask.whose_last_stand",
    DecisionKind.LAST_STAND: "companion.ask.last_stand",
    CompanionKind.CARRIED_OUT: "companion.ask.carried_out",
    CompanionKind.ACTIVATION: "companion.ask.activation",
    CompanionKind.HAS_IT_COME_TO_THAT: "companion.ask.has_it_come_to_that",
    CompanionKind.CAN_IT_ATTACK: "companion.ask.can_it_attack",
    CompanionKind.IS_IT_SO: "companion.ask.is_it_so",
    DecisionKind.ANSWER: "companion.ask.answer",
}  # fmt: skip
_WHICH_HERO: Final = {
    "jme:37.4": "companion.ask.which_hero_explores",
    "jme:49.1": "companion.ask.which_hero_interacts",
    "jme:71.1": "companion.ask.which_hero_provoked",
    "jme:21.1": "companion.ask.which_hero_attacked",
}
"""What is asked when a hero is wanted, by the rule behind it."""
_PASSES: Final = {
    DecisionKind.BUTTON: "leave",
    CompanionKind.ATTACK_PANE: "close",
    CompanionKind.WHO_IS_THERE: "nobody_else",
}
_VERBS: Final = {
    Button.HOURGLASS: "hourglass",
    Button.PROVOKE: "provoke",
    Button.PARTY: "last_stand",
    Button.NO_TARGET: "no_target",
    Button.CROSS_STREAM: "stream_crossed",
    Button.PLUS: "plus",
    Button.MINUS: "minus",
    Button.APPLY: "apply",
}
_SPOTS: Final = {Button.EXPLORE: "tile", Button.PORTRAIT: "group"}
"""What a button stands at, where that is called otherwise than the button."""
_SPOT_KINDS: Final[Mapping[object, str]] = {Options.HEROES: "hero", Options.GROUPS: "group"}


def prompt(game: CompanionGame, names: Sequence[str]) -> Prompt:
    """The pending question with all its options."""
    asked = pending_decision(game)
    choices = tell_apart("companion", [_choice(game, asked, each) for each in asked.options])
    return Prompt.of(asked, _question(game, asked), choices)


def _question(game: CompanionGame, asked: Decision) -> Text:
    if asked.kind == CompanionKind.ATTACK_PANE:
        return _pane(game)
    about = asked.about if asked.about is not None else -1
    if asked.kind == DecisionKind.BUTTON and (words := _token_words(game, game.token(about))):
        return content(words)
    group = game.group(about)
    own = _WHICH_HERO.get(asked.rule) if asked.kind == CompanionKind.WHICH_HERO else None
    hero = game.state.heroes[about] if 0 <= about < len(game.heroes) else say("companion.the_hero")
    named = group_text(group.kind, group.banner) if group else say("companion.group_gone")
    return say(own or QUESTIONS[asked.kind], hero=hero, group=named)


def _pane(game: CompanionGame) -> Text:
    """What has been entered, and how it would fall."""
    pane = game.state.pane
    group = game.group(pane.group) if pane else None
    if pane is None or group is None:
        raise WaybreadError("No attack pane is open.")
    bars = [
        say("companion.bar", health=health, armour=armour, sorcery=sorcery)
        for health, armour, sorcery in preview(group, pane.hits, pane.modifiers).bars
    ]
    return say("companion.ask.hits", group=group_text(group.kind, group.banner),
               hits=hits_text(pane.hits, pane.modifiers), bars=joined("list.semicolon", bars))  # fmt: skip


def _choice(game: CompanionGame, asked: Decision, option: int) -> Choice:
    """An option as it is named."""
    kind, spot = asked.kind, spot_of(asked, option)

    def of(verb: str, subject: Arg | None = None, details: tuple[Text, ...] = ()) -> Choice:
        return Choice.of("companion", option, verb, subject, details, spot=spot)

    if option == PASS:
        return of(_PASSES.get(kind, "back"))
    match kind.options:
        case Options.HEROES:
            return of("choose", game.state.heroes[option])
        case Options.GROUPS:
            return of("choose", _portrait(game, option))
        case Options.BUTTONS:
            return of(*_button(game, kind, option))
        case Options.HARM:
            return of("choose", say("journeys.harm_kind", kind="fear" if option == FEAR else "damage"))
        case Options.NUMBERS:
            return of(*_numbered(game, asked, option))
        case _:
            return of((("failed", "passed") if kind == CompanionKind.TEST else ("no", "yes"))[option])


def spot_of(asked: Decision, option: int) -> Spot | None:
    """What a choice stands at: something on the map, on the bars or in the party, or a button by its name."""
    kind = asked.kind
    if option == PASS:
        return None
    if kind.options is Options.BUTTONS:
        which, number = read_button(option)
        return Spot(_SPOTS.get(which, which.name.lower().replace("_", " ")), number)
    return Spot(kind if kind.options is Options.NUMBERS else _SPOT_KINDS.get(kind.options, "says"), option)


def _numbered(game: CompanionGame, asked: Decision, number: int) -> Named:
    match asked.kind:
        case DecisionKind.BUTTON:
            return _interaction(game, asked, number)
        case DecisionKind.ANSWER:
            return "answer", _answer(game, number), ()
        case _:
            return "successes", number, ()


def _answer(game: CompanionGame, option: int) -> Text | int:
    """The words of an answer: the first thing that is told when it is given."""
    found = first_events(game, option, "answer", most=1)
    key = str(found[0].facts["key"]) if found else ""
    words = game.adventure.texts.get(key, key)
    return content(words) if words else option + 1


def _portrait(game: CompanionGame, number: int) -> Text:
    group = game.group(number)
    return group_text(group.kind, group.banner) if group else say("companion.group_gone")


def _button(game: CompanionGame, asked: str, option: int) -> Named:
    kind, number = read_button(option)
    adventure = game.adventure
    match kind:
        case Button.EXPLORE:
            return "explore", game.state.tiles[number].tile, ()
        case Button.TOKEN:
            return _token(game, number)
        case Button.ENTER:
            return "enter", place_text(game, adventure.events[number].subject), ()
        case Button.SO:
            return "happened", _seen(game, adventure.events[number].when), ()
        case Button.DONE if asked == CompanionKind.MAP:
            objective = adventure.objective(game.state.app.objective)
            return "happened", _seen(game, objective.done if objective else ()), ()
        case Button.DONE:
            return "done", None, ()
        case Button.EXTRA:
            extra = adventure.extras[number]
            where = (say("companion.detail.place", place=place_text(game, extra.space)),) if extra.space else ()
            return "extra", content(adventure.texts.get(extra.label, extra.label)), where
        case Button.PORTRAIT:
            return "open_pane", _portrait(game, number), ()
        case Button.MODIFIER:
            pane, modifier = game.state.pane, MODIFIERS[number].value
            with_it = pane is not None and modifier in pane.modifiers
            return "without" if with_it else "with", say("journeys.modifier", modifier=modifier), ()
        case _:
            return _VERBS[kind], None, ()


def _seen(game: CompanionGame, conditions: Iterable[Condition]) -> Arg:
    """What only players see, as something that they can say."""
    return tuple(
        say("companion.seen", number=count_text(each.compare, each.number), place=place_text(game, each.name))
        for each in conditions
        if each.what in AT_THE_TABLE
    )


def _token(game: CompanionGame, number: int) -> Named:
    token = game.token(number)
    if token is None:
        return "token", say("companion.token_gone"), ()
    words = _token_words(game, token)
    name = say("companion.token_name", kind=token_kind(token.kind))
    return "token", name, (content(words),) if words else ()


def _token_words(game: CompanionGame, token: Token | None) -> str:
    """What selecting a token tells."""
    known = game.adventure.token(token.name) if token and token.name else None
    return game.adventure.texts.get(known.text, "") if known else ""


def _interaction(game: CompanionGame, asked: Decision, place: int) -> Named:
    token = game.token(asked.about) if asked.about is not None else None
    known = game.adventure.token(token.name) if token and token.name else None
    if known is None:
        return "interact", None, ()
    key = known.interactions[place].label
    return "button", content(game.adventure.texts.get(key, key)), ()


def app_text(game: CompanionGame, event: Event) -> Text | None:
    """What the app has said: the note that was made of an event; None if none was."""
    facts = note(event.kind, game.state.round, event.facts).facts.items()
    notes = (each for each in reversed(game.state.chronicle) if each.kind == event.kind)
    return next((said(game, each) for each in notes if facts <= each.facts.items()), None)
