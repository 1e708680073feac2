"""The app's questions in words: what is asked, and what each button says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from waybread.journeys import CompanionGame
from waybread.journeys.companion.app_texts import COMPARED, group_name, place_name, say
from waybread.journeys.companion.companion_state import note
from waybread.journeys.companion.companion_steps import MODIFIERS
from waybread.journeys.decisions import Button, read_button
from waybread.journeys.rules.enemies.hits import preview
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.conditions import AT_THE_TABLE
from waybread.journeys.state import Token
from waybread.kernel import PASS, Decision, Event, WaybreadError
from waybread.rules import rules
from waybread.table.journeys.card_names import tell_apart
from waybread.table.journeys.pending_question import first_told
from waybread.table.phrases import counted, listed
from waybread.table.rulebook import Choice, Prompt, Spot

_QUESTIONS: Final[Mapping[str, str]] = MappingProxyType({
    "map": "The heroes have their turns on the table. What do they need?",
    "which hero": "Which hero is it?",
    "hero": "Which hero is it for?",
    "who is there": "Who is there?",
    "button": "What does the hero do?",
    "test": "{hero}: passed or failed?",
    "successes": "How many successes has {hero}?",
    "counterattack": "Can the {group} strike back?",
    "provoke": "Which group is provoked?",
    "target": "On whom does it fall?",
    "whose last stand": "Whose last stand is it?",
    "last stand": "Which limit has {hero} reached?",
    "carried out": "Carry that out on the table.",
    "activation": "What has come of the activation of the {group}?",
    "has it come to that": "Has it come to that?",
    "can it attack": "Is the hero in range of the {group}?",
    "is it so": "Is it so?",
    "answer": "What do you choose?",
})  # fmt: skip
_WHICH_HERO: Final = {
    "jme:37.4": "Which hero explores?",
    "jme:49.1": "Which hero interacts?",
    "jme:71.1": "Which hero has provoked the {group}?",
    "jme:21.1": "Which hero has attacked the {group}?",
}
"""What is asked when a hero is wanted, by the rule behind it."""
_HEROES: Final = ("which hero", "hero", "who is there", "whose last stand")
_GROUPS: Final = ("provoke", "target")
_BUTTONS: Final = ("map", "attack pane", "carried out", "activation")
_PASSES: Final = {"button": "Leave it", "attack pane": "Close the pane", "who is there": "Nobody else"}
_TWO: Final = {"test": ("Failed", "Passed"), "last stand": ("Damage", "Fear")}
_PLAIN: Final = {
    Button.HOURGLASS: "Every hero has had a turn: the shadow phase",
    Button.PROVOKE: "A hero provokes a group",
    Button.PARTY: "A hero makes a last stand",
    Button.NO_TARGET: "No target",
    Button.CROSS_STREAM: "It has crossed a stream",
    Button.PLUS: "One hit more",
    Button.MINUS: "One hit less",
    Button.APPLY: "Apply",
}
_SPOTS: Final = {Button.EXPLORE: "tile", Button.PORTRAIT: "group"}
"""What a button stands at, where that is called otherwise than the button."""
_TOKENS: Final = {"search": "Search token", "person": "Person token", "threat": "Threat token"}


def prompt(game: CompanionGame) -> Prompt:
    """The pending question with all its options."""
    asked = game.decision
    if asked is None:
        raise WaybreadError("The game is over: nobody is asked anything.")
    rule = rules().get(asked.rule)
    labels = tell_apart([label(game, asked, each) for each in asked.options])
    return Prompt(
        player=asked.player, kind=asked.kind, text=_text(game, asked), rule=asked.rule,
        rule_text=rule.summary if rule else "", about=None,
        choices=tuple(
            Choice(option, words, spot=spot(asked, option)) for option, words in zip(asked.options, labels, strict=True)
        ),
        least=asked.least, most=asked.most, picked=asked.picked,
    )  # fmt: skip


def _text(game: CompanionGame, asked: Decision) -> str:
    if asked.kind == "attack pane":
        return _pane(game)
    about = asked.about if asked.about is not None else -1
    if asked.kind == "button" and (token := game.token(about)) is not None:
        return _token_words(game, token) or _QUESTIONS["button"]
    group = game.group(about)
    question = _WHICH_HERO.get(asked.rule, "") if asked.kind == "which hero" else ""
    return (question or _QUESTIONS[asked.kind]).format(
        hero=game.state.heroes[about] if 0 <= about < len(game.heroes) else "the hero",
        group=group_name(group.kind, group.banner) if group else "group",
    )  # fmt: skip


def _pane(game: CompanionGame) -> str:
    """What has been entered, and how it would fall."""
    pane = game.state.pane
    group = game.group(pane.group) if pane else None
    if pane is None or group is None:
        raise WaybreadError("No attack pane is open.")
    entered = f"{counted(pane.hits, 'hit')}{' with ' + listed(pane.modifiers) if pane.modifiers else ''}"
    bars = "; ".join(_bar(*each) for each in preview(group, pane.hits, pane.modifiers).bars)
    return f"{group_name(group.kind, group.banner)}: {entered}. It would leave {bars}."


def _bar(health: int, armour: int, sorcery: int) -> str:
    if not health:
        return "nothing of one"
    more = [f"{count} {what}" for what, count in (("armour", armour), ("sorcery", sorcery)) if count]
    return listed([f"{health} health", *more])


def label(game: CompanionGame, asked: Decision, option: int) -> str:
    """What an option says."""
    kind = asked.kind
    if option == PASS:
        return _PASSES.get(kind, "Back")
    if kind in _HEROES:
        return game.state.heroes[option]
    if kind in _GROUPS:
        return _portrait(game, option)
    if kind in _BUTTONS:
        return _button(game, kind, option)
    if kind == "successes":
        return counted(option, "success")
    if kind == "button":
        return _interaction(game, asked.about, option)
    if kind == "answer":
        return _answer(game, option)
    return _TWO.get(kind, ("No", "Yes"))[option]


def spot(asked: Decision, option: int) -> Spot | None:
    """What a choice stands at: something on the map, on the bars or in the party, or a button by its name."""
    kind = asked.kind
    if option == PASS:
        return None
    if kind in _HEROES:
        return Spot("hero", option)
    if kind in _GROUPS:
        return Spot("group", option)
    if kind in _BUTTONS:
        which, number = read_button(option)
        return Spot(_SPOTS.get(which, which.name.lower().replace("_", " ")), number)
    return Spot(kind if kind in ("successes", "button", "answer") else "says", option)


def _answer(game: CompanionGame, option: int) -> str:
    """The words of an answer: the first thing that is told when it is given."""
    told = first_told(game, option, "answer", most=1)
    key = str(told[0].facts["key"]) if told else ""
    return game.adventure.texts.get(key, key) or f"Answer {option + 1}"


def _portrait(game: CompanionGame, number: int) -> str:
    group = game.group(number)
    return group_name(group.kind, group.banner) if group else "group that is gone"


def _button(game: CompanionGame, asked: str, option: int) -> str:
    kind, number = read_button(option)
    adventure = game.adventure
    match kind:
        case Button.EXPLORE:
            return f"A hero explores tile {game.state.tiles[number].tile}"
        case Button.TOKEN:
            return _token(game, number)
        case Button.ENTER:
            return f"A hero comes to {place_name(game, adventure.events[number].subject)}"
        case Button.SO:
            return _so(game, adventure.events[number].when)
        case Button.DONE if asked == "map":
            objective = adventure.objective(game.state.app.objective)
            return _so(game, objective.done if objective else ())
        case Button.DONE:
            return "Done"
        case Button.EXTRA:
            extra = adventure.extras[number]
            where = f" (in {place_name(game, extra.space)})" if extra.space else ""
            return f"{adventure.texts.get(extra.label, extra.label)}{where}"
        case Button.PORTRAIT:
            return f"Hits on the {_portrait(game, number)}"
        case Button.MODIFIER:
            pane, modifier = game.state.pane, MODIFIERS[number].value
            return f"Without {modifier}" if pane and modifier in pane.modifiers else f"With {modifier}"
        case _:
            return _PLAIN[kind]


def _so(game: CompanionGame, conditions: Iterable[Condition]) -> str:
    """What only players see, as something that they can say."""
    seen = [f"{COMPARED[each.compare]} {each.number} in {place_name(game, each.name)}" for each in conditions
            if each.what in AT_THE_TABLE]  # fmt: skip
    return f"It has come to this: heroes {listed(seen)}"


def _token(game: CompanionGame, number: int) -> str:
    token = game.token(number)
    if token is None:
        return "A token that is gone"
    words = _token_words(game, token)
    kind = _TOKENS.get(token.kind, token.kind.capitalize())
    return f"{kind}: {words}" if words else kind


def _token_words(game: CompanionGame, token: Token) -> str:
    """What selecting a token tells."""
    known = game.adventure.token(token.name) if token.name else None
    return game.adventure.texts.get(known.text, "") if known else ""


def _interaction(game: CompanionGame, number: int | None, place: int) -> str:
    token = game.token(number) if number is not None else None
    known = game.adventure.token(token.name) if token and token.name else None
    if known is None:
        return "Interact"
    key = known.interactions[place].label
    return game.adventure.texts.get(key, key)


def told(game: CompanionGame, event: Event) -> str:
    """What the app has said, as a sentence: the note that was made of an event; empty if none was."""
    facts = note(event.kind, game.state.round, event.facts).facts.items()
    notes = (each for each in reversed(game.state.chronicle) if each.kind == event.kind)
    return next((say(game, each) for each in notes if facts <= each.facts.items()), "")
