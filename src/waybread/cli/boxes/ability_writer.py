"""What is read in the text of a card as code: an ability of a class, complete or a skeleton.

An ability is complete if all of its text was understood: trigger, cost, limit and effect. A skeleton has what was, and
is marked ``unfinished``. The docstrings are in words of ours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from waybread.cardgame import Kind
from waybread.cli.boxes.card_english import ParsedAbility
from waybread.cli.boxes.card_table import PLAYER_TYPES
from waybread.cli.boxes.constant_patterns import Written, constant_members
from waybread.cli.boxes.effect_patterns import Around, Effect, cards_in_play, effects, own_name, own_words
from waybread.cli.boxes.trigger_patterns import COSTS, TRIGGERS

WIDTH: Final = 120
_INDENT: Final = 4
_LAMBDA: Final = "lambda game, use: "


_LIMIT: Final = re.compile(r"\s*\(?Limit [^.)]*(?:per|each) \w+\.?\)?\.?$", re.IGNORECASE)
_EACH_RAISES: Final = re.compile(
    r"(?:Each player must raise his threat|Raise each player.s threat) by (\d+)(?: to travel (?:here|to ~))?\.?",
    re.IGNORECASE,
)
_ANYONE: Final = re.compile(
    r"\s*\(?(?:Any player may trigger this (?:ability|action|response|effect))\.?\)?", re.IGNORECASE
)
_DECORATORS: Final = {
    Kind.ACTION: "action", Kind.RESPONSE: "response", Kind.FORCED: "forced", Kind.WHEN_REVEALED: "when_revealed",
    Kind.SHADOW: "shadow", Kind.TRAVEL: "travel", Kind.SETUP: "setup",
}  # fmt: skip


def written_abilities(parsed: Sequence[ParsedAbility], facts: Mapping[str, str]) -> list[Written]:
    """The members of a card's class, in the order of its text."""
    found: list[Written] = []
    names: dict[str, int] = {}
    for each in parsed:
        members = [_labelled(each.kind, each, facts)] if each.kind else constant_members(each, facts)
        for name, member in members:
            names[name] = count = names.get(name, 0) + 1
            own = name if count == 1 else f"{name}_{count}"
            found.append(Written([line.replace("NAME", own, 1) for line in member.lines], member.complete))
    return found


# Labelled abilities


def _labelled(kind: Kind, parsed: ParsedAbility, facts: Mapping[str, str]) -> tuple[str, Written]:
    me = own_name(facts["type"])
    player = facts["type"] in PLAYER_TYPES
    text = _ANYONE.sub("", _LIMIT.sub("", parsed.text)).strip()
    arguments: list[str] = []
    begin, conditions, you = "", [], "use.player" if player or kind is Kind.SHADOW else ""
    known = not parsed.granted
    if kind in (Kind.RESPONSE, Kind.FORCED):
        match, trigger = next(((m, t) for p, t in TRIGGERS if (m := p.match(text))), (None, None))
        if match and trigger:
            text = text[match.end() :]
            phase = match.groupdict().get("phase") or ""
            arguments.append(trigger.on)
            conditions = [each.replace("{phase}", phase) for each in trigger.conditions]
            begin = trigger.words.format(me=me, phase=phase)
            you = you or trigger.you
        else:
            known = False
            if parsed.on:
                answers = ", ".join(f"api.On.{each.name}" for each in parsed.on)
                answers = f"({answers})" if len(parsed.on) > 1 else answers
                arguments.append(f"{parsed.moment or 'after'}={answers}")
    triggered = bool(arguments) or kind not in (Kind.RESPONSE, Kind.FORCED)
    costs: list[str] = []
    paid: list[str] = []
    if kind in (Kind.ACTION, Kind.RESPONSE):
        text, costs, paid = _costs(text, me)
    around = Around(you, me, facts["type"], kind is Kind.SHADOW, kind in (Kind.ACTION, Kind.RESPONSE))
    done = effects(text, around) if known and kind is not Kind.TRAVEL else None
    if kind is Kind.FORCED and facts["type"] == "quest" and "when=api.On.STAGE_DEFEATED" in arguments:
        done = None
    done = done or []
    complete = bool(done)
    if kind is Kind.TRAVEL and (match := _EACH_RAISES.fullmatch(text)):
        words = f"To go there, the threat of every player has to rise by {match[1]}."
        lines = _function([f"@api.travel(api.RaiseEachThreat({match[1]}))"], words, [], "")
        return "travel", Written(lines, complete=True)
    if not complete and kind in (Kind.ACTION, Kind.RESPONSE) and (aim := _target(text, you)):
        arguments.append(aim)
    conditions += _could(done) if kind in (Kind.ACTION, Kind.RESPONSE) else []
    arguments += _arguments(parsed, conditions, costs, done)
    words = _sentence(begin, paid, [each.words for each in done] or ["this text has still to be written"], parsed)
    body = [line for each in done for line in each.code]
    target = next((each.name for each in done if each.target), "")
    lines = _function([] if kind is Kind.TRAVEL or not triggered else _decorated(kind, arguments), words, body, target)
    return kind.value.replace(" ", "_"), Written(lines if complete else ["@api.unfinished", *lines], complete)


def _costs(text: str, me: str) -> tuple[str, list[str], list[str]]:
    """The text behind *to*, with the costs before it and their words; or the text as it was."""
    left, codes, words = text, list[str](), list[str]()
    while True:
        match, code, said = next(((m, c, w) for p, c, w in COSTS if (m := p.match(left))), (None, "", ""))
        if match is None:
            return text, [], []
        sphere = match.groupdict().get("sphere") or ""
        count = {"a": "1"}.get(match.groupdict().get("n") or "", match.groupdict().get("n") or "")
        who = match.groupdict().get("who") or ""
        cards = cards_in_play(who, "use.player") if who else ""
        if cards is None:
            return text, [], []
        filled = {"me": me, "n": count, "SPHERE": sphere.upper(), "Sphere": sphere.capitalize(), "cards": cards,
                  "own": f"a {own_words(who)}"}  # fmt: skip
        codes.append(code.format(**filled))
        words.append(said.format(**filled))
        left = left[match.end() :]
        if left.startswith(" to "):
            return left[len(" to ") :], codes, words
        joined = re.match(r",? and ", left)
        if joined is None:
            return text, [], []
        left = left[joined.end() :]


_CHOOSES: Final = re.compile(
    r"choose an? (?:(player|enemy|location)|((?:[A-Z]\w+ )?(?:hero|ally|character)(?: you control)?))\b", re.IGNORECASE
)


def _target(text: str, you: str) -> str:
    """The target of a skeleton, if its text says what to choose."""
    match = _CHOOSES.search(text)
    if match is None:
        return ""
    if match[1]:
        named = {"enemy": "game.enemies()", "location": "game.locations()"}
        found = named.get(match[1].lower())
        return f"target=api.targets({_LAMBDA}{found})" if found else "target=api.any_player"
    found = cards_in_play(match[2], you)
    return f"target=api.targets({_LAMBDA}{found})" if found else ""


def _could(done: Sequence[Effect]) -> list[str]:
    """The condition that the effects could change anything; cards as target say it by themselves."""
    if not all(each.could for each in done):
        return []
    return [f"lambda game, use: {' or '.join(dict.fromkeys(each.could for each in done))}"] if done else []


def _condition(conditions: Sequence[str]) -> str:
    """All of the conditions as one expression: what has no name of its own in one function."""
    named = [each for each in conditions if not each.startswith(_LAMBDA)]
    made = [each.removeprefix(_LAMBDA) for each in conditions if each.startswith(_LAMBDA)]
    if len(made) > 1:
        made = [f"({each})" if " or " in each else each for each in made]
    parts = [*named, *([_LAMBDA + " and ".join(made)] if made else [])]
    return parts[0] if len(parts) == 1 else f"api.both({', '.join(parts)})"


def _arguments(parsed: ParsedAbility, conditions: list[str], costs: list[str], done: Sequence[Effect]) -> list[str]:
    found = [f"condition={_condition(conditions)}"] if conditions else []
    if costs:
        found.append(f"cost={costs[0]}" if len(costs) == 1 and "," not in costs[0] else f"cost=[{', '.join(costs)}]")
    found += [f"target={each.target}" for each in done if each.target]
    found += [f'phase="{parsed.phase}"'] if parsed.phase and parsed.kind is Kind.ACTION else []
    if parsed.limit:
        found += [f"limit={parsed.limit}", f"per=api.Per.{parsed.per.name}"]
    found += ["cancels=True"] if any("cancelled = True" in line for each in done for line in each.code) else []
    found += ["anyone=True"] if parsed.anyone or _ANYONE.search(parsed.text) else []
    return found


def _decorated(kind: Kind, arguments: Sequence[str]) -> list[str]:
    name = f"@api.{_DECORATORS[kind]}"
    if kind in (Kind.WHEN_REVEALED, Kind.SHADOW, Kind.SETUP):
        return [name]
    line = f"{name}({', '.join(arguments)})"
    if len(line) + _INDENT <= WIDTH:
        return [line]
    return [f"{name}(", *(part for each in arguments for part in _broken(each)), ")"]


def _broken(argument: str) -> list[str]:
    """An argument on lines of its own, broken at its outermost brackets where it is too long."""
    if len(argument) + 2 * _INDENT < WIDTH:
        return [f"    {argument},"]
    name, _, value = argument.partition("=")
    match = re.fullmatch(r"(api\.(?:both|targets)\()(?:(api\.itself), )?(.*)\)", value)
    if match is None:
        return [f"    {name}={_LAMBDA}(", f"        {value.removeprefix(_LAMBDA)}", "    ),"]
    inner = [each for each in (match[2], match[3]) if each]
    return [f"    {name}={match[1]}", *(f"        {line}" for each in inner for line in _whole(each)), "    ),"]


def _whole(function: str) -> list[str]:
    """A function as an argument, in brackets if it is too long for a line."""
    if len(function) + 3 * _INDENT < WIDTH:
        return [f"{function},"]
    return [f"{_LAMBDA}(", f"    {function.removeprefix(_LAMBDA)}", "),"]


def _function(decorator: Sequence[str], words: str, body: Sequence[str], target: str) -> list[str]:
    more = f", {target}: int" if target else ""
    lines = [*decorator, f"async def NAME(game: CardGame, use: Use{more}) -> None:"]
    return [*lines, *(f"    {each}" if each else "" for each in (*_docstring(words), *body))]


def _docstring(words: str) -> list[str]:
    if len(words) + 14 <= WIDTH:
        return [f'"""{words}"""']
    place = words.rfind("; ", 0, WIDTH - 14)
    place = place if place > 0 else words.find("; ")
    first, rest = (words[:place], words[place + 2 :]) if place > 0 else ("In short", words)
    return [f'"""{first}.', "", *wrap(f"{rest[:1].upper()}{rest[1:]}", WIDTH - 8), '"""']


def _sentence(begin: str, paid: Sequence[str], done: Sequence[str], parsed: ParsedAbility) -> str:
    effect = "; then ".join(done)
    whole = f"{' and '.join(paid)}: {effect}" if paid else effect
    whole = f"{begin}, {whole}" if begin else whole
    times = {1: "once", 2: "twice"}.get(parsed.limit, f"{parsed.limit} times")
    limit = f" Only {times} per {parsed.per}." if parsed.limit else ""
    return f"{whole[:1].upper()}{whole[1:]}.{limit}"
