"""The app's questions in words: what is asked, and what each button says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from waybread.journeys import Button, CompanionGame, CompanionKind, DecisionKind, Options, Token, preview, read_button
from waybread.journeys.companion import COMPARED, MODIFIERS, group_name, note, place_name, say
from waybread.journeys.script import AT_THE_TABLE, Condition
from waybread.kernel import PASS, Decision, Event, WaybreadError
from waybread.table.journeys.card_names import tell_apart
from waybread.table.journeys.pending_question import first_events
from waybread.table.phrases import counted, listed
from waybread.table.rulebook_interface import Choice, Prompt, Spot, pending_decision

QUESTIONS: Final[Mapping[str, str]] = {
    CompanionKind.MAP: "The heroes have their turns on the table. What do they need?",
    CompanionKind.WHICH_HERO: "Which hero is it?",
    DecisionKind.HERO: "Which hero is it for?",
    CompanionKind.WHO_IS_THERE: "Who is there?",
    DecisionKind.BUTTON: "What does the hero do?",
    CompanionKind.TEST: "{hero}: passed or failed?",
    CompanionKind.SUCCESSES: "How many successes has {hero}?",
    CompanionKind.COUNTERATTACK: "Can the {group} strike back?",
    DecisionKind.PROVOKE: "Which group is provoked?",
    DecisionKind.TARGET: "On whom does it fall?",
    CompanionKind.WHOSE_LAST_STAND: "Whose last stand is it?",
    DecisionKind.LAST_STAND: "Which limit has {hero} reached?",
    CompanionKind.CARRIED_OUT: "Carry that out on the table.",
    CompanionKind.ACTIVATION: "What has come of the activation of the {group}?",
    CompanionKind.HAS_IT_COME_TO_THAT: "Has it come to that?",
    CompanionKind.CAN_IT_ATTACK: "Is the hero in range of the {group}?",
    CompanionKind.IS_IT_SO: "Is it so?",
    DecisionKind.ANSWER: "What do you choose?",
}  # fmt: skip
_WHICH_HERO: Final = {
    "jme:37.4": "Which hero explores?",
    "jme:49.1": "Which hero interacts?",
    "jme:71.1": "Which hero has provoked the {group}?",
    "jme:21.1": "Which hero has attacked the {group}?",
}
"""What is asked when a hero is wanted, by the rule behind it."""
_PASSES: Final = {
    DecisionKind.BUTTON: "Leave it",
    CompanionKind.ATTACK_PANE: "Close the pane",
    CompanionKind.WHO_IS_THERE: "Nobody else",
}
_TWO: Final = {CompanionKind.TEST: ("Failed", "Passed"), DecisionKind.LAST_STAND: ("Damage", "Fear")}
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


def prompt(game: CompanionGame, names: Sequence[str]) -> Prompt:
    """The pending question with all its options."""
    asked = pending_decision(game)
    labels = tell_apart([label(game, asked, each) for each in asked.options])
    choices = tuple(
        Choice(option, words, spot=spot(asked, option)) for option, words in zip(asked.options, labels, strict=True)
    )
    return Prompt.of(asked, _text(game, asked), choices)


def _text(game: CompanionGame, asked: Decision) -> str:
    if asked.kind == CompanionKind.ATTACK_PANE:
        return _pane(game)
    about = asked.about if asked.about is not None else -1
    if asked.kind == DecisionKind.BUTTON and (token := game.token(about)) is not None:
        return _token_words(game, token) or QUESTIONS[DecisionKind.BUTTON]
    group = game.group(about)
    question = _WHICH_HERO.get(asked.rule, "") if asked.kind == CompanionKind.WHICH_HERO else ""
    return (question or QUESTIONS[asked.kind]).format(
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
    match kind.options:
        case Options.HEROES:
            return game.state.heroes[option]
        case Options.GROUPS:
            return _portrait(game, option)
        case Options.BUTTONS:
            return _button(game, kind, option)
        case Options.NUMBERS:
            return _NUMBERS[kind](game, asked, option)
        case _:
            return _TWO.get(kind, ("No", "Yes"))[option]


_SPOT_KINDS: Final[Mapping[object, str]] = {Options.HEROES: "hero", Options.GROUPS: "group"}


def spot(asked: Decision, option: int) -> Spot | None:
    """What a choice stands at: something on the map, on the bars or in the party, or a button by its name."""
    kind = asked.kind
    if option == PASS:
        return None
    if kind.options is Options.BUTTONS:
        which, number = read_button(option)
        return Spot(_SPOTS.get(which, which.name.lower().replace("_", " ")), number)
    return Spot(kind if kind.options is Options.NUMBERS else _SPOT_KINDS.get(kind.options, "says"), option)


def _answer(game: CompanionGame, asked: Decision, option: int) -> str:
    """The words of an answer: the first thing that is told when it is given."""
    found = first_events(game, option, "answer", most=1)
    key = str(found[0].facts["key"]) if found else ""
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
        case Button.DONE if asked == CompanionKind.MAP:
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


def _interaction(game: CompanionGame, asked: Decision, place: int) -> str:
    token = game.token(asked.about) if asked.about is not None else None
    known = game.adventure.token(token.name) if token and token.name else None
    if known is None:
        return "Interact"
    key = known.interactions[place].label
    return game.adventure.texts.get(key, key)


_NUMBERS: Final[Mapping[str, Callable[[CompanionGame, Decision, int], str]]] = {
    CompanionKind.SUCCESSES: lambda game, asked, option: counted(option, "success"),
    DecisionKind.BUTTON: _interaction,
    DecisionKind.ANSWER: _answer,
}


def app_sentence(game: CompanionGame, event: Event) -> str:
    """What the app has said, as a sentence: the note that was made of an event; empty if none was."""
    facts = note(event.kind, game.state.round, event.facts).facts.items()
    notes = (each for each in reversed(game.state.chronicle) if each.kind == event.kind)
    return next((say(game, each) for each in notes if facts <= each.facts.items()), "")
