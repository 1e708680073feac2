"""Tests with their chances, attacks with their preview, enemies on their bar and what they do, in digital mode."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.journeys.laid_journeys import laid
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.journeys.board import BLANK, FAR, FATE, HERE, NEAR, ROW, SUCCESS, Foes, Hero
from tests.server.table_clients import Client

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])


def gimli(**more: Any) -> Hero:
    return Hero("Gimli", "Guardian", items=["Battle Axe"], **more)


def arrived(visit: Visit, client: Client, *heroes: Hero, size: tuple[int, int] = WIDE, **wanted: Any) -> Visitor:
    """Ann in front of a journey that stands where a test wants it."""
    ann = visit(size)
    ann.page.goto(f"/table#{laid(client, *heroes, **wanted)['token']}")
    expect(ann.question).to_be_visible()
    return ann


def choose(ann: Visitor, words: str) -> None:
    """Press the choice that begins with these words."""
    ann.do(ann.question.get_by_role("button", name=re.compile(f"^{re.escape(words)}")).first.click)


def region(ann: Visitor, name: str) -> Locator:
    return ann.page.get_by_role("region", name=name, exact=True)


def portrait(ann: Visitor, name: str) -> Locator:
    return region(ann, "Enemies").get_by_role("button", name=re.compile(f"^{name} group"))


def style(found: Locator, what: str) -> str:
    value: str = found.evaluate(f"each => getComputedStyle(each).getPropertyValue({what!r})")
    return value


def colour(found: Locator, what: str = "background-color") -> tuple[int, int, int]:
    red, green, blue = (int(each) for each in re.findall(r"\d+", style(found, what))[:3])
    return red, green, blue


# Tests ------------------------------------------------------------------------------------


@SIZES
def test_a_test_shows_its_chances_before_and_its_result_after(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    deck = (FATE, SUCCESS, FATE, *(BLANK,) * 6, SUCCESS)
    ann = arrived(visit, client, gimli(inspiration=2, deck=deck), tokens={"stone": HERE}, size=size)
    ann.question.get_by_role("button", name=re.compile("^Interact")).first.focus()
    before = region(ann, "Chances")
    expect(before).to_contain_text("Gimli: might")
    expect(before).to_contain_text("Lift the stone")
    expect(before).to_contain_text("to pass: 2 successes needed")
    expect(before.get_by_text(re.compile(r"^\d+ %$")).first).to_be_visible()
    columns = before.get_by_role("list", name="Chance of each number of successes").get_by_role("listitem")
    expect(columns).to_have_count(5)  # two of ten cards are successes, and inspiration turns two fates
    expect(columns.nth(2)).to_contain_text("2 successes")
    expect(columns.nth(2)).to_contain_text("with inspiration")
    choose(ann, "Interact")
    test = region(ann, "Test")
    expect(test.get_by_role("heading", name="Gimli tests might")).to_be_visible()
    expect(test.get_by_role("list", name="Revealed cards").get_by_role("listitem")).to_have_count(4)
    expect(test.get_by_role("status")).to_contain_text("1 success of 2 needed")
    choose(ann, "Spend 1 inspiration")
    result = region(ann, "Result of the test").or_(test)
    expect(result.first).to_contain_text(re.compile("2 success"))


def test_fate_is_converted_by_inspiration_and_the_count_goes_on(visit: Visit, client: Client) -> None:
    deck = (FATE, FATE, *(BLANK,) * 8)
    ann = arrived(visit, client, gimli(inspiration=2, deck=deck), tokens={"stone": HERE})
    choose(ann, "Interact")
    status = region(ann, "Test").get_by_role("status")
    expect(status).to_contain_text("0 successes of 2 needed")
    expect(status).to_contain_text("2 fate, 2 inspiration")
    choose(ann, "Spend 1 inspiration")
    expect(status).to_contain_text("1 success of 2 needed")
    expect(status).to_contain_text("1 fate, 1 inspiration")
    choose(ann, "Spend 1 inspiration")
    expect(region(ann, "Result of the test")).to_contain_text("2 successes, which passes")


def test_a_test_that_asks_nothing_shows_its_cards_and_its_result_until_the_next_choice(
    visit: Visit, client: Client
) -> None:
    ann = arrived(visit, client, gimli(), tokens={"stone": HERE})
    choose(ann, "Interact")
    result = region(ann, "Result of the test")
    expect(result).to_contain_text("Gimli tests might: 0 successes, and 2 would pass")
    expect(result.get_by_role("list", name="Revealed cards").get_by_role("listitem")).to_have_count(4)
    ann.button("Put the result away").click()
    expect(result).to_have_count(0)
    choose(ann, "Interact")
    expect(result).to_be_visible()
    choose(ann, "End the turn")  # there was nothing else to choose
    choose(ann, "Prepare none")
    expect(result).to_have_count(0)


# Attacks ----------------------------------------------------------------------------------


@SIZES
@pytest.mark.rule("jme:11.1")
def test_an_attack_shows_what_each_line_would_do_and_the_figures_that_fall(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = arrived(
        visit, client, gimli(deck=(SUCCESS,) * 4 + (BLANK,) * 6), groups=[Foes("goblin-scout", HERE, size=2)], size=size
    )
    choose(ann, "Attack")
    test = region(ann, "Test")
    expect(test).to_contain_text("to attack the Goblin Scout group")
    lines = test.get_by_role("list", name="What each line would do").get_by_role("listitem")
    expect(lines.nth(1)).to_contain_text("6 hits: 1 of 2 falls")
    armour = test.locator("[data-unit=armour]").first
    red, green, blue = colour(armour)
    assert red == green == blue, "armour is grey"
    ann.page.mouse.move(2, 2)
    ann.question.get_by_role("button", name=re.compile("^Spend no more")).focus()
    expect(test.locator(".lost")).to_have_count(0)
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.question.get_by_role("button", name=re.compile(r"^Battle Axe \(2 successes"))).to_be_focused()
    expect(test.locator(".lost")).not_to_have_count(0)
    expect(test).to_contain_text("it would be defeated")
    choose(ann, "Battle Axe (2 successes")
    expect(test.locator(".number")).to_have_text("6 hits")
    choose(ann, "Spend no more")
    expect(test).to_contain_text("6 hits on the Goblin Scout group: 1 figure defeated")
    expect(portrait(ann, "Goblin Scout")).to_have_accessible_name(re.compile("1 figure"))


# Enemies ----------------------------------------------------------------------------------


GROUPS = [
    Foes("goblin-scout", NEAR, size=3),
    Foes("orc-hunter", FAR, size=2, bonuses=("veteran", "shrouded")),
    Foes("goblin-scout", FAR, size=2, exhausted=True),
    Foes("wight", FAR, size=2),
]


@SIZES
@pytest.mark.rule(
    "jme:28.3", "jme:32.1", "jme:32.2", "jme:32.3", "jme:32.6", "jme:35.2", "jme:74.4a", "jme:app.5", "jme:app.6"
)
def test_the_enemy_bar_has_a_portrait_of_each_group_with_all_its_signs(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = arrived(visit, client, gimli(), groups=GROUPS, size=size)
    bar = region(ann, "Enemies")
    expect(bar.get_by_role("listitem")).to_have_count(len(GROUPS))
    goblins, hunters, others, wights = (bar.get_by_role("listitem").nth(place) for place in range(4))
    for each, kind in ((goblins, "goblin-scout"), (hunters, "orc-hunter"), (others, "goblin-scout"), (wights, "wight")):
        expect(each.locator(f"[data-emblem={kind}]")).to_be_attached()
    # ranged
    expect(hunters.locator(".ranged svg")).to_be_attached()
    expect(bar.locator(".ranged")).to_have_count(1)
    # banners: of the elite group, and of the second of two groups of a kind
    expect(hunters.locator("[data-banner='elite antler']")).to_be_attached()
    expect(others.locator("[data-banner='standard antler']")).to_be_attached()
    expect(bar.locator("[data-banner]")).to_have_count(2)
    # a spiked frame
    expect(hunters.locator("[data-frame=spiked] .spikes")).to_be_attached()
    expect(bar.locator("[data-frame=spiked]")).to_have_count(1)
    # darkened, and called exhausted
    dark = float(re.findall(r"brightness\(([\d.]+)\)", style(others.locator(".frame"), "filter"))[0])
    assert dark < 0.6
    assert style(goblins.locator(".frame"), "filter") == "none"
    expect(others.locator(".state")).to_have_text("exhausted")
    expect(bar.locator(".state")).to_have_count(1)
    name = "Orc Hunter group, 2 figures, ranged, elite, elite antler banner"
    expect(hunters.get_by_role("button")).to_have_accessible_name(name)
    expect(others.get_by_role("button")).to_have_accessible_name(re.compile("exhausted$"))


@SIZES
@pytest.mark.rule(
    "jme:28.1a", "jme:33.3", "jme:87.1", "jme:app.enemy.1", "jme:app.enemy.5", "jme:app.enemy.6", "jme:app.enemy.7"
)
def test_the_menu_of_an_elite_group_has_its_name_its_bonuses_and_a_bar_for_each_figure(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = arrived(visit, client, gimli(), groups=GROUPS, size=size)
    portrait(ann, "Orc Hunter").click()
    menu = ann.page.get_by_role("article", name="Orc Hunter group")
    expect(menu.get_by_role("heading", name="Orc Hunter")).to_be_visible()
    bonuses = menu.get_by_role("list", name="Bonuses").get_by_role("button")
    expect(bonuses).to_have_text(["Veteran", "Shrouded"])
    description = "Each figure has +5 health. Each attack has +1 damage."
    expect(menu.get_by_text(description)).to_have_count(0)
    menu.get_by_role("button", name="Veteran").click()
    expect(menu.get_by_text(description)).to_be_visible()
    bars = menu.locator(".bars > li")
    expect(bars).to_have_count(2)  # one for each figure
    assert [bars.first.locator(f"[data-unit={each}]").count() for each in ("health", "armour", "sorcery")] == [10, 1, 1]
    expect(bars.first).to_contain_text("Figure 1: 10 health, 1 armour and 1 sorcery.")
    red, green, blue = colour(bars.first.locator("[data-unit=health]").first)
    assert red > 2 * green, "health is red"
    assert red > 2 * blue, "health is red"
    red, green, blue = colour(bars.first.locator("[data-unit=armour]"))
    assert red == green == blue, "armour is grey"
    red, green, blue = colour(bars.first.locator("[data-unit=sorcery]"))
    assert blue > red > green, "sorcery is purple"
    patterns = {
        style(bars.first.locator(f"[data-unit={each}]").first, "background-image")
        for each in ("health", "armour", "sorcery")
    }
    assert len(patterns) == 3, "no two of them have the same pattern"
    # the bar is there with the menu, and the group's portrait is red
    bar = region(ann, "All groups")
    expect(bar.get_by_role("listitem")).to_have_count(len(GROUPS))
    chosen, other = (bar.get_by_role("button", name=re.compile(f"^{each} group")) for each in ("Orc Hunter", "Wight"))
    red, green, blue = colour(chosen, "border-top-color")
    assert red > 3 * green, "the frame of the selected portrait is red"
    assert red > 3 * blue, "the frame of the selected portrait is red"
    assert style(other, "border-top-color") != style(chosen, "border-top-color")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(ann.page.get_by_role("article", name="Wight group")).to_be_visible()


@SIZES
@pytest.mark.rule("jme:app.2", "jme:63.1")
def test_the_threat_bar_shows_threat_and_the_next_threshold_and_the_objective_stands_below(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = arrived(visit, client, gimli(), threat=7, size=size)
    bar = ann.page.get_by_role("meter", name="Threat")
    expect(bar).to_have_attribute("aria-valuenow", "7")
    expect(bar).to_contain_text("Next threshold 8")
    expect(bar.locator(".mark.next")).to_have_text("8")
    expect(bar).to_contain_text("+2 reaches it")
    filled, track = bar.locator(".filled").bounding_box(), bar.locator(".track").bounding_box()
    assert filled is not None
    assert track is not None
    end = int(bar.get_attribute("aria-valuemax") or 0)
    assert filled["width"] / track["width"] == pytest.approx(7 / end, abs=0.02)
    objective = region(ann, "Objective")
    expect(objective).to_contain_text("Prove what you can do.")
    above, below = bar.bounding_box(), objective.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1


@pytest.mark.parametrize("moment", ["menu", "chances", "test", "attack", "activation"])
def test_nothing_of_it_has_a_serious_fault_for_assistive_technology(visit: Visit, client: Client, moment: str) -> None:
    deck = (SUCCESS, FATE, *(BLANK,) * 8)
    groups = [Foes("goblin-scout", HERE if moment == "attack" else NEAR, size=2), *GROUPS[1:]]
    tokens = {"stone": HERE} if moment in ("chances", "test") else {}
    ann = visit(examined=True)
    hero = gimli(inspiration=2, deck=deck)
    ann.page.goto(f"/table#{laid(client, hero, groups=groups, tokens=tokens)['token']}")
    match moment:
        case "menu":
            portrait(ann, "Orc Hunter").click()
            ann.button("Veteran").click()
        case "chances":
            ann.question.get_by_role("button", name=re.compile("^Interact")).first.focus()
            expect(region(ann, "Chances")).to_be_visible()
        case "test":
            choose(ann, "Interact")
        case "attack":
            choose(ann, "Attack")
            choose(ann, "Let the result stand")
            expect(region(ann, "Test").get_by_role("list", name="What each line would do")).to_be_visible()
        case _:
            choose(ann, "End the turn")
            expect(region(ann, "Enemies activate")).to_be_visible()
    assert faults(ann) == []


# Activations ------------------------------------------------------------------------------


@SIZES
@pytest.mark.rule("jme:32.7")
def test_an_activation_is_told_with_its_reasons_and_can_be_read_again(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    groups = [
        Foes("goblin-scout", NEAR, size=2),
        Foes("orc-hunter", FAR, size=2, bonuses=("veteran",)),
        Foes("hill-troll", ROW[5]),
    ]
    deck = (SUCCESS, BLANK, FATE, *(BLANK,) * 8)
    legolas = Hero("Legolas", "Hunter", at=ROW[4])
    ann = arrived(visit, client, gimli(inspiration=1, deck=deck), legolas, groups=groups, size=size)
    choose(ann, "End the turn")
    choose(ann, "End the turn")
    told = region(ann, "Enemies activate")
    expect(told.get_by_role("heading", name="Goblin Scout group")).to_be_visible()
    expect(told).to_contain_text("Gimli would suffer 2 fear; wisdom negates it.")
    goblins = portrait(ann, "Goblin Scout")
    expect(goblins).to_have_accessible_name(re.compile("activating$"))
    expect(goblins.locator(".now")).to_be_visible()
    expect(portrait(ann, "Hill Troll").locator(".now")).to_have_count(0)
    more = told.get_by_role("button", name="all of it")
    if more.count():
        more.click()
    expect(told).to_contain_text("activates and looks for Legolas, the hero with the least inspiration")
    expect(told).to_contain_text("Legolas is out of its reach: it turns to Gimli, who is closest")
    choose(ann, "1 fear")
    expect(told.get_by_role("heading", name="Hill Troll group")).to_be_visible()
    ann.button("The step before").click()
    ann.button("The step before").click()
    expect(told.get_by_role("heading", name="Goblin Scout group")).to_be_visible()
    expect(told).to_contain_text("Gimli negates 1 fear")
    expect(told).to_contain_text("Gimli suffers fear")
    choose(ann, "To ")
    expect(told.get_by_role("heading", name="Hill Troll group")).to_be_visible()
    expect(told).to_contain_text("reaches nobody, and goes towards Gimli, who is closest")
    ann.button("The next step").click()
    expect(told).to_contain_text("Threat rises by 4 to 4")
    choose(ann, "Prepare none")
    expect(told).to_have_count(0)
