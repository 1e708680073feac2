"""Sentences: what verbs and conditions take, and what is said of those that make no sense."""

import pytest

from waybread.journeys.authoring.sentences import (
    REMEMBERED,
    Unread,
    read_action,
    read_condition,
    read_memory,
    read_test,
    read_trigger,
)
from waybread.journeys.authoring.toml_files import Where
from waybread.journeys.facts import Stat
from waybread.journeys.script.actions import ACTIONS, PATTERNS, TAKES
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.campaign_story import LOOKED_UP
from waybread.journeys.script.conditions import ABOUT, CONDITIONS

HERE = Where("adventure.toml", 7)


def action(sentence: str) -> tuple[str, dict[str, object]]:
    said = read_action(sentence, HERE)
    assert not said.when
    return said.pattern.verb, dict(said.args)


def condition(sentence: str) -> Condition:
    return read_condition(sentence, HERE).condition


def unread(sentence: str) -> str:
    with pytest.raises(Unread) as raised:
        read_action(sentence, HERE)
    return str(raised.value)


@pytest.mark.parametrize(
    ("sentence", "verb", "args"),
    [
        ("spawn goblin-scout at wood", "spawn", {"kind": "goblin-scout", "at": "wood"}),
        ("spawn wight at wood.2 size 2 elite as dead with armored,huge", "spawn",
         {"kind": "wight", "at": "wood.2", "size": 2, "elite": True, "name": "dead", "bonuses": ("armored", "huge")}),
        ("suffer 2 fear each negate spirit", "suffer", {"fear": 2, "who": "each", "negate": Stat.SPIRIT}),
        ("suffer 1 damage 3 fear down at wood", "suffer", {"damage": 1, "fear": 3, "down": True, "who": "at wood"}),
        ("inspiration", "inspiration", {}),
        ("inspiration -1 one", "inspiration", {"amount": -1, "who": "one"}),
        ("counter rope", "counter", {"name": "rope"}),
        ("counter rope -2", "counter", {"name": "rope", "add": -2}),
        ("counter rope = 3", "counter", {"name": "rope", "set": 3}),
        ("darkness", "darkness", {}),
        ("darkness wood", "darkness", {"at": "wood"}),
        ("darkness off", "darkness", {"on": 0}),
        ("darkness off wood", "darkness", {"on": 0, "at": "wood"}),
        ("darkness wood off", "darkness", {"on": 0, "at": "wood"}),
        ("gone", "remove token", {}),
        ("gone ferry", "remove token", {"name": "ferry"}),
        ("terrain fire-pit at west.1", "terrain", {"kind": "fire pit", "at": "west.1"}),
        ("terrain stream at west.2 across east.2", "terrain", {"kind": "stream", "at": "west.2", "across": "east.2"}),
        ("place each at @ferry", "place heroes", {"who": "each", "at": "@ferry"}),
        ("place at wood at camp.1", "place heroes", {"who": "at wood", "at": "camp.1"}),
        ("title fire-giver", "title", {"card": "title.10"}),
        ("title title.10 each", "title", {"card": "title.10", "who": "each"}),
        ("trinket old-map", "trinket", {"card": "item.old-map"}),
        ("threat -3", "threat", {"amount": -3}),
        ("test climb at wood.1", "test", {"name": "climb", "who": "at wood.1"}),
    ],
)  # fmt: skip
def test_a_sentence_is_a_verb_and_what_it_takes(sentence: str, verb: str, args: dict[str, object]) -> None:
    assert action(sentence) == (verb, args)


def test_conditions_may_stand_before_an_action() -> None:
    said = read_action("if party >= 3 and not counter rope: threat 2", HERE)
    assert said.pattern.verb == "threat"
    assert [each.condition for each in said.when] == [
        Condition("party", "", ">=", 3), Condition("counter", "rope", "<", 1)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("", "there is no action here."),
        ("spwan ruffian at wood", "'spwan' is nothing that the app can do; did you mean spawn?"),
        ("spawn ruffin at wood", "'ruffin' is not an enemy; did you mean ruffian?"),
        ("spawn ruffian in wood", "'at' belongs where 'in' stands; it is written: spawn ENEMY at PLACE"),
        ("spawn ruffian at", "something is missing at the end; it is written: spawn ENEMY at PLACE"),
        ("spawn ruffian at wood sideways", "'sideways' is not understood here; it is written: spawn ENEMY at PLACE"),
        ("threat lots", "'lots' is no whole number."),
        ("lore -1", "'-1' is no whole number."),
        ("suffer 2 fear negate courage", "'courage' is not a stat; there are agility, might, spirit, wisdom, wit."),
        ("boon hiden", "'hiden' is not a boon; did you mean hidden?"),
        ("tile Old_Mill", "'Old_Mill' is no name; names are lower-case words with hyphens, like old-mill."),
        ("token chest at wood.two", "'wood.two' is no place: a tile's name"),
        ("place everybody at wood", "'everybody' is nobody; it is written: each, hero, one or at PLACE."),
        ("if party >= 3 threat 2", "behind 'if party >= 3 threat 2' comes a colon"),
        ("if : threat 2", "there is no condition here."),
        ("text No Such Key", "'No' is no key of words"),
    ],
)
def test_a_sentence_that_makes_no_sense_is_answered_with_what_would(sentence: str, said: str) -> None:
    assert unread(sentence).startswith(said)


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("counter rope >= 2", Condition("counter", "rope", ">=", 2)),
        ("fired omen", Condition("fired", "omen", ">=", 1)),
        ("not fired omen", Condition("fired", "omen", "<", 1)),
        ("not counter rope == 2", Condition("counter", "rope", "!=", 2)),
        ("at @ferry == 0", Condition("at", "@ferry", "==", 0)),
        ("hero Gimli", Condition("hero", "Gimli", ">=", 1)),
        ("difficulty hard", Condition("difficulty", "hard", ">=", 1)),
        ("tokens fire-pit", Condition("tokens", "fire pit", ">=", 1)),
        ("counter debt < -2", Condition("counter", "debt", "<", -2)),
    ],
)
def test_a_condition_is_a_word_a_name_and_a_comparison(sentence: str, found: Condition) -> None:
    assert condition(sentence) == found


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("conter rope", "'conter' is nothing that can be looked at; did you mean counter?"),
        ("counter", "behind 'counter' comes a counter."),
        ("party", "behind 'party' comes a comparison, like party >= 2."),
        ("round 3", "'3' is no comparison; it is written like >= 2, == 0 or < 3."),
        ("hero Gimly", "'Gimly' is not a hero; did you mean Gimli?"),
        ("not", "there is no condition here."),
    ],
)
def test_a_condition_that_makes_no_sense_is_answered_with_what_would(sentence: str, said: str) -> None:
    with pytest.raises(Unread) as raised:
        condition(sentence)
    assert str(raised.value) == said


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("start", ("start", "")),
        ("explored wood", ("explored", "wood")),
        ("explored", ("explored", "")),
        ("entered wood.2", ("entered", "wood.2")),
        ("entered @snare", ("entered", "@snare")),
        ("threshold 12", ("threshold", "12")),
        ("round", ("round", "")),
    ],
)
def test_an_event_waits_for_something_and_perhaps_of_what(sentence: str, found: tuple[str, str]) -> None:
    assert read_trigger(sentence) == found


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("", "'' is nothing that an event can wait for"),
        ("expored wood", "'expored' is nothing that an event can wait for; did you mean explored?"),
        ("threshold", "behind 'threshold' comes a number."),
        ("start now", "behind 'start' comes nothing."),
        ("round 2 3", "behind 'round' comes a number and nothing else."),
    ],
)
def test_what_an_event_cannot_wait_for_is_said(sentence: str, said: str) -> None:
    with pytest.raises(Unread) as raised:
        read_trigger(sentence)
    assert str(raised.value).startswith(said)


def test_a_test_is_stats_a_number_and_perhaps_a_counter() -> None:
    assert read_test("wit or spirit 2") == ((Stat.WIT, Stat.SPIRIT), 2, "")
    assert read_test("might 8 into piles") == ((Stat.MIGHT,), 8, "piles")
    assert read_test("wisdom") == ((Stat.WISDOM,), None, "")


@pytest.mark.parametrize("sentence", ["", "2", "strength 2", "wit 2 in piles", "wit into piles", "wit and spirit 2"])
def test_what_is_no_test_is_refused(sentence: str) -> None:
    with pytest.raises(Unread):
        read_test(sentence)


def test_every_verb_that_can_be_written_is_one_that_the_app_knows() -> None:
    assert {each.verb for each in PATTERNS.values()} <= set(ACTIONS)
    assert set(TAKES) == set(ACTIONS)


def test_every_condition_that_can_be_written_can_be_looked_up() -> None:
    assert set(ABOUT) == set(CONDITIONS)
    assert set(REMEMBERED) == set(LOOKED_UP)


def test_a_campaign_looks_at_chapters_and_their_endings() -> None:
    assert read_memory("ended old-mill.saved", HERE).condition == Condition("ended", "old-mill.saved")
    with pytest.raises(Unread, match=r"it is written CHAPTER\.ENDING"):
        read_memory("ended old-mill", HERE)
