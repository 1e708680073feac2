"""What each of the sixteen kinds of events does, in verbs of the app.

An event begins from its token, with the hero who interacts, or because its name came up, with nobody in particular.
From a token that never leaves (one that forwards to another event) what it pays is paid once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from waybread.journeys.facts import Stat
from waybread.journeys.importers.jime import threat_groups
from waybread.journeys.importers.jime.content_ids import (
    CHEST,
    LORE_FOR_ITEM,
    OUR_TITLES,
    STATS,
    TITLES,
    items,
    our_terrain,
    stat_word,
)
from waybread.journeys.importers.jime.jime_parts import Part
from waybread.journeys.importers.jime.scenario_file import Kind, Scenario, Script
from waybread.journeys.library import CARDS, plain
from waybread.journeys.rules.terrain import ON_BORDERS
from waybread.journeys.script.adventure import Action, Condition, do

_MOST_CARDS: Final = 20
"""Cards that one event gives."""
MOST_SUCCESSES: Final = 99
CHEST_NEED, CHEST_LORE = 2, 4
"""The successes that open a chest, and the lore in it."""
CORRUPTION: Final = 10
"""The most corruption that one event gives or takes."""
Actions = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """How an event begins."""

    token: bool = False
    """From its token?"""
    stays: bool = False
    """Does the token stay, whatever comes of it?"""


def body(scenario: Scenario, script: Script, way: Way) -> Actions:
    """Everything that an event does, but for working off the names that it fires."""
    key = script.safe, way.token, way.stays
    if key not in scenario.bodies:
        scenario.bodies[key] = _KINDS[script.kind](scenario, script, way)
    return scenario.bodies[key]


# What most have -------------------------------------------------------------------------------


def tell(scenario: Scenario, script: Script, book: str = "event") -> Actions:
    """The text of one of its books, if it has one."""
    return scenario.say(scenario.page(script, book))


_REWARD: Final = ("loreReward", "xpReward", "threatReward")
_OF_ITS_OWN: Final = ("rewardLore", "rewardXP", "rewardThreat")


def pay(scenario: Scenario, part: Part, where: str, fields: tuple[str, str, str] = _REWARD) -> Actions:
    """Lore, experience and threat; a reward of threat lowers it."""
    lore, experience = (scenario.gained(part, each, where) for each in fields[:2])
    paid = {"lore": lore, "experience": experience, "threat": -part.number(fields[2])}
    return tuple(do(verb, amount=amount) for verb, amount in paid.items() if amount)


def once(counter: str, actions: Actions, stays: bool) -> Actions:
    """Do it, the first time only if it can come again."""
    if not actions or not stays:
        return actions
    first = Condition("counter", counter, "==", 0)
    return (do("if", when=(first,), then=(do("counter", name=counter), *actions)),)


def done(scenario: Scenario, script: Script, way: Way, *, first_time: bool = False) -> Actions:
    """What every event pays and fires when it is done."""
    paid = pay(scenario, script.part, script.where)
    after = scenario.fires(script.part, "triggerAfterName")
    return (*once(f"paid {script.safe}", paid, way.stays or first_time), *after)


def leave(scenario: Scenario, script: Script, way: Way) -> Actions:
    """The token goes; one that is persistent stays, with other words and nothing more to do."""
    if not way.token or way.stays:
        return ()
    if not script.part.flag("isPersistent"):
        return (do("remove token"),)
    return (do("jime swap", **{"with": scenario.left_behind(script)}),)


def _usual(scenario: Scenario, script: Script, way: Way, *actions: Action, silent: bool = False) -> Actions:
    """A text, something of its own, what every event has, and its token goes."""
    words = () if silent else tell(scenario, script)
    return (*words, *actions, *done(scenario, script, way), *leave(scenario, script, way))


# The kinds ------------------------------------------------------------------------------------


def _text(scenario: Scenario, script: Script, way: Way) -> Actions:
    if script.used and way.token:
        return scenario.say(used_words(scenario, script))
    return _usual(scenario, script, way)


def used_words(scenario: Scenario, script: Script) -> str:
    """The key of what a token says that counts as used from the start."""
    words = scenario.add_text(script, "persistentText", script.part.text("persistentText"))
    return words or scenario.add_text(script, "flavorText", script.part.page("textBookData"))


def _threat(scenario: Scenario, script: Script, way: Way) -> Actions:
    """Enemies come; what follows when they are beaten waits until then."""
    arriving = threat_groups.arrive(scenario, script, pay(scenario, script.part, script.where))
    after = scenario.fires(script.part, "triggerAfterName")
    return (*tell(scenario, script), *arriving, *after, *leave(scenario, script, way))


def _test(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    if script.terrain == CHEST:
        return _chest(scenario, script)
    cumulative, plain = part.flag("isCumulative"), part.flag("passFail")
    paid = pay(scenario, part, script.where, _OF_ITS_OWN)
    going = leave(scenario, script, way)
    raised = part.number("failThreat")
    passed = (
        *tell(scenario, script, "pass"),
        *once(f"passed {script.safe}", paid, way.stays),
        *scenario.fires(part, "successTrigger"),
        *going,
    )
    failed = (
        *tell(scenario, script, "fail"),
        *((do("threat", amount=raised),) if raised else ()),
        *scenario.fires(part, "failTrigger"),
        *(() if cumulative else going),
    )
    progress = tell(scenario, script, "progress")
    asked: dict[str, object] = {
        "need": part.number("successValue", 1, 0, MOST_SUCCESSES),
        "passed": passed,
        "failed": progress if cumulative and not plain else failed,
        "who": "hero" if way.token else "one",
    }
    if cumulative and not plain:
        asked["counter"] = f"successes {script.safe}"
    tests = [do("test", stats=stats, **asked) for stats in _stats(scenario, script)]
    test = tests[0] if len(tests) == 1 else do("random", options=tuple((each,) for each in tests))
    return (*tell(scenario, script), *done(scenario, script, way, first_time=cumulative), test)


def _chest(scenario: Scenario, script: Script) -> Actions:
    """The rule of a chest, whatever numbers the event has: it stays until somebody opens it."""
    passed = (*tell(scenario, script, "pass"), do("lore", amount=CHEST_LORE), do("remove token"))
    failed = tell(scenario, script, "fail")
    return (do("test", stats=(Stat.WISDOM,), need=CHEST_NEED, passed=passed, failed=failed, who="hero"),)


def _stats(scenario: Scenario, script: Script) -> list[tuple[Stat, ...]]:
    """The stats to choose among; several such lists if one is drawn at random."""
    part = script.part.need("testAttribute")
    words = [stat_word(part, "testAttribute")]
    if not part.flag("noAlternate") and stat_word(part, "altTestAttribute") != "none":
        words.append(stat_word(part, "altTestAttribute"))
    if "wild" in words:
        return [tuple(STATS.values())]
    fixed = tuple(dict.fromkeys(STATS[each] for each in words if each in STATS))
    if "random" in words:
        return [tuple(dict.fromkeys((*fixed, each))) for each in STATS.values()]
    if not fixed:
        scenario.notes.read(script.where, "it tests no stat; the hero chooses one of the five.")
    return [fixed or tuple(STATS.values())]


def _decision(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    options = [
        (_label(scenario, script, number), (), scenario.fires(part, f"choice{number}Trigger"))
        for number in (1, 2, 3)
        if number < 3 or part.flag("isThreeChoices")
    ]
    asked = scenario.page(script, "event") or scenario.texts.stock("ask")
    return _usual(scenario, script, way, do("choose", text=asked, options=tuple(options)), silent=True)


def _label(scenario: Scenario, script: Script, number: int) -> str:
    """The words of an answer."""
    found = scenario.add_text(script, f"choice{number}", script.part.text(f"choice{number}"))
    if not found:
        scenario.notes.replaced(script.where, f"its answer {number} has no words.")
    return found or scenario.texts.stock("answer")


def _branch(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    suffix = "" if part.flag("branchTestEvent") else "Trigger"
    tested = scenario.named(part, "triggerTest")
    then, otherwise = (scenario.fires(part, f"{each}{suffix}") for each in ("triggerIsSet", "triggerNotSet"))
    chosen = (do("if", when=(scenario.has_fired(tested),), then=then, **{"else": otherwise}),) if tested else otherwise
    return _usual(scenario, script, way, *chosen)


def _darkness(scenario: Scenario, script: Script, way: Way) -> Actions:
    text = "this kind of event has no behaviour yet; its text, rewards and trigger are kept."
    scenario.notes.read(script.where, text)
    return _usual(scenario, script, way)


def _multi(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    field = "triggerList" if part.flag("usingTriggers") else "eventList"
    names = [scenario.waited_for(part.where, field, each) for each in part.names(field)]
    for each in names:
        found = scenario.scripts.get(each)
        if found is not None and not found.startable and field == "eventList":
            scenario.notes.left_out(script.where, f"{found.where} begins from a token and cannot be started by name.")
    return _usual(scenario, script, way, *scenario.fire(*names), silent=part.flag("isSilent"))


def _persistent(scenario: Scenario, script: Script, way: Way) -> Actions:
    """Forward to another event, from a token that never leaves."""
    goal = scenario.script(script.part, "eventToActivate")
    if goal is None:
        return tell(scenario, script)
    if goal.kind is Kind.PERSISTENT:
        scenario.notes.left_out(script.where, f"it forwards to {goal.where}, which forwards as well.")
        return tell(scenario, script)
    scenario.token_for(goal)
    return (*tell(scenario, script), *body(scenario, goal, Way(way.token, stays=True)))


def _nothing(scenario: Scenario, script: Script, way: Way) -> Actions:
    """A gate opens by itself, and a start marks a space: neither does anything when it is started."""
    return ()


def _dialog(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    options = []
    all_asked: list[Condition] = []
    for number in (1, 2, 3):
        if part.text(f"choice{number}").strip():
            asked, label = f"asked {script.safe} {number}", _label(scenario, script, number)
            words = scenario.say(scenario.add_text(script, f"text{number}", part.text(f"c{number}Text")))
            answer = (do("counter", name=asked), *words, *scenario.fires(part, f"c{number}Trigger"))
            options.append((label, (Condition("counter", asked, "==", 0),), answer))
            all_asked.append(Condition("counter", asked))
    if not options:
        scenario.notes.left_out(script.where, "there is nothing to ask.")
    question = scenario.page(script, "event") or scenario.texts.stock("ask")
    going = leave(scenario, script, way)
    return (
        *((do("choose", text=question, options=tuple(options)),) if options else ()),
        *done(scenario, script, way, first_time=True),
        *((do("if", when=tuple(all_asked), then=going),) if going else ()),
    )


def _replace(scenario: Scenario, script: Script, way: Way) -> Actions:
    part = script.part
    old = scenario.script(part, "eventToReplace")
    new = scenario.script(part, "replaceWithEvent")
    swap = _swap(scenario, script, old, new) if old and new else ()
    return _usual(scenario, script, way, *swap, silent=part.flag("noText"))


def _swap(scenario: Scenario, script: Script, old: Script, new: Script) -> Actions:
    """Put the token or the terrain of one event in the place of that of another."""
    kind = our_terrain(new.terrain)
    strip, was_strip = kind in ON_BORDERS, our_terrain(old.terrain) in ON_BORDERS
    if (new.terrain and not kind and new.terrain != CHEST) or (kind and strip != was_strip):
        scenario.notes.left_out(script.where, f"{new.terrain} cannot take the place of what {old.where} has there.")
        return ()
    terrain = {"terrain": kind} if kind else {}
    return (do("jime swap", name=scenario.lies_as(old), **{"with": scenario.lies_as(new)}, **terrain),)


def _reward(scenario: Scenario, script: Script, way: Way) -> Actions:
    paid = pay(scenario, script.part, script.where, _OF_ITS_OWN)
    return _usual(scenario, script, way, *once(f"passed {script.safe}", paid, way.stays))


def _cards(scenario: Scenario, script: Script, way: Way) -> Actions:
    """Items or titles are given: keys of cards, or amounts of lore."""
    part, kind = script.part, script.kind
    missing = pay(scenario, part, script.where, ("loreFallback", "xpFallback", "threatFallback"))
    none = scenario.fires(part, "fallbackTrigger")
    card = _item if kind is Kind.ITEM else _title
    cards = tuple(card(scenario, script, each) for each in part.numbers(f"{kind}List", 0))
    count = part.number(f"randomized{kind.capitalize()}sCount", 1, 0, _MOST_CARDS) or 1
    gift = do("jime give", missing=missing, none=none, cards=cards, count=count)
    return _usual(scenario, script, way, *once(f"passed {script.safe}", (gift,), way.stays))


def _corruption(scenario: Scenario, script: Script, way: Way) -> Actions:
    amount = script.part.number("corruption", 0, -CORRUPTION, CORRUPTION)
    target = ("none", "one", "several", "each")[script.part.number("corruptionTarget", 0, 0, 3)]
    said = scenario.say(scenario.add_text(script, "instructionText", script.part.text("instructionText")))
    if target == "none" or not amount:
        return _usual(scenario, script, way, *said)
    return _usual(scenario, script, way, *said, do("jime corrupt", amount=amount, who=target))


_KINDS: Final[dict[Kind, Callable[[Scenario, Script, Way], Actions]]] = {
    Kind.TEXT: _text, Kind.THREAT: _threat, Kind.TEST: _test, Kind.DECISION: _decision, Kind.BRANCH: _branch,
    Kind.DARKNESS: _darkness, Kind.MULTI: _multi, Kind.PERSISTENT: _persistent, Kind.CONDITIONAL: _nothing,
    Kind.DIALOG: _dialog, Kind.REPLACE: _replace, Kind.REWARD: _reward, Kind.ITEM: _cards, Kind.TITLE: _cards,
    Kind.START: _nothing, Kind.CORRUPTION: _corruption,
}  # fmt: skip


def _item(scenario: Scenario, script: Script, number: int) -> str:
    """An item: a trinket of ours, or so much lore."""
    item = items().get(number)
    if item is None:
        scenario.notes.left_out(script.where, f"there is no item {number}; {LORE_FOR_ITEM} lore stand in for it.")
        return str(LORE_FOR_ITEM)
    if item.kind != "trinket":
        worth = LORE_FOR_ITEM * item.tier
        reason = "is no trinket, and only trinkets are found in an adventure"
        scenario.notes.replaced(script.where, f"{item.name} {reason}; {worth} lore stand in for it.")
        return str(worth)
    if item.card != f"item.{plain(item.name)}":
        scenario.notes.replaced(
            script.where, f"{item.name} is of another box; {CARDS[item.card].title} stands in for it."
        )
    return item.card


def _title(scenario: Scenario, script: Script, number: int) -> str:
    """A title of ours."""
    if 1 <= number <= OUR_TITLES:
        return f"title.{number}"
    name, card = TITLES.get(number, (f"title {number}", f"title.{(number - 1) % OUR_TITLES + 1}"))
    scenario.notes.replaced(script.where, f"{name} is of another box; {CARDS[card].title} stands in for it.")
    return card
