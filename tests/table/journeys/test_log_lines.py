"""The log says why enemies do what they do, and names the cards of a test so that they can be looked at."""

from typing import Any

import pytest

from tests.journeys.board import BLANK, FAR, HERE, NEAR, ROW, SUCCESS, Foes, Hero, Table, lay
from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.kernel import Event
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.texts import CardName, Words, plain


def lines(table: Table, kind: str) -> list[Words]:
    """What the log says of a kind of event."""
    told = [JOURNEYS_TABLE.add_names(table.game, Event(kind, facts)) for facts in table.heard(kind)]
    found = [JOURNEYS_TABLE.log_line(each, 0, ("Ann",)) for each in told]
    return [each for each in found if each is not None]


def said(table: Table, kind: str) -> list[str]:
    return [plain(each) for each in lines(table, kind)]


@pytest.fixture(autouse=True)
def _blow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enemies know one attack: a damage, on whoever has the most inspiration."""
    attack = Attack("own", Stat.MIGHT, (1, 1, 1), (0, 0, 0), Preference.MOST_INSPIRATION, "")
    for kind in ("ruffian", "orc-marauder"):
        monkeypatch.setitem(ATTACKS, kind, (attack,))


def blank(name: str, **more: Any) -> Hero:
    return Hero(name, deck=(BLANK,) * 12, **more)


@pytest.mark.rule("jme:30.1")
def test_an_activation_says_whom_the_group_looks_for_and_why() -> None:
    table = lay(blank("Gimli", inspiration=1), blank("Legolas"), groups=[Foes("ruffian", NEAR)]).done(2)
    assert said(table, "activation") == [
        "The Ruffian group activates and looks for Gimli, the hero with the most inspiration."
    ]
    assert said(table, "another target") == []


@pytest.mark.rule("jme:30.5")
def test_a_group_that_turns_to_another_hero_says_that_the_first_is_out_of_reach() -> None:
    gimli, legolas = blank("Gimli", inspiration=1, at=ROW[5]), blank("Legolas", at=HERE)
    table = lay(gimli, legolas, groups=[Foes("orc-marauder", NEAR)]).done(2)
    assert said(table, "another target") == ["Gimli is out of its reach: it turns to Legolas, who is closest."]


@pytest.mark.rule("jme:30.6")
def test_a_group_that_reaches_nobody_says_towards_whom_it_goes() -> None:
    table = lay(blank("Gimli", at=ROW[5]), groups=[Foes("orc-marauder", HERE)]).done()
    assert said(table, "no target") == [
        "The Orc Marauder group reaches nobody, and goes towards Gimli, who is closest."
    ]


def test_the_cards_of_a_test_and_of_harm_are_named_with_their_numbers() -> None:
    hero = Hero("Gimli", deck=(SUCCESS, *(BLANK,) * 11), at=FAR)
    table = lay(hero, groups=[Foes("ruffian", FAR)]).done().until("prepare")
    cards = [each for each in lines(table, "revealed")[0] if isinstance(each, CardName)]
    assert [each.title for each in cards] == [table.game.card(each.id).title for each in cards]
    assert len(cards) == len(table.heard("revealed")[0]["ids"])
    assert said(table, "tested")[0].startswith("Gimli tests might to negate it: 1 success")
