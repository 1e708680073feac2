"""Camp in the browser: experience by role, skills bought and sold with their colours and reasons, items upgraded."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.journeys.parties import Shelf
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client

Visit = Callable[..., Visitor]
GOOD, DANGER = "rgb(53, 96, 42)", "rgb(156, 47, 31)"


def skill(visitor: Visitor, title: str) -> Locator:
    """A row in the list of skills."""
    return visitor.page.get_by_role("list", name="Skills of the").get_by_role("listitem", name=re.compile(title))


def select(visitor: Visitor, hero: str) -> None:
    """Select the portrait of a hero."""
    visitor.page.get_by_role("group", name="Portraits and items").get_by_role("button", name=hero).click()


@pytest.fixture
def camping(visit: Visit, client: Client) -> Callable[..., tuple[Visitor, Shelf]]:
    """Somebody whose party is at camp."""

    def come(size: tuple[int, int] = WIDE, **options: bool) -> tuple[Visitor, Shelf]:
        shelf = Shelf.with_party(client).go_to_camp()
        ann = visit(size, kept=shelf.kept, **options)
        ann.page.goto(f"{shelf.page}/camp")
        expect(ann.page.get_by_role("heading", name="Camp")).to_be_visible()
        return ann, shelf

    return come


Camping = Callable[..., tuple[Visitor, Shelf]]


@pytest.mark.rule("jme:36.5a", "jme:50.2a")
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_skill_is_bought_shown_green_and_sold_again(camping: Camping, size: tuple[int, int]) -> None:
    ann, shelf = camping(size)
    select(ann, "Gimli")
    expect(ann.button("Guardian 6 experience")).to_have_attribute("aria-pressed", "true")
    name = "Word of Glory"
    skill(ann, f"^{name}, costs 3").get_by_role("button", name="Buy for 3").click()
    expect(ann.button("Guardian 3 experience")).to_be_visible()
    owned = skill(ann, f"^{name}, owned")
    expect(owned).to_have_class(re.compile("green"))
    expect(owned.locator(".state")).to_have_css("color", GOOD)
    [skills] = [each["skills"] for each in shelf.ask("GET", "")["campaign"]["heroes"] if each["hero"] == "Gimli"]
    assert skills == ["guardian.4"]
    owned.get_by_role("button", name="Sell for 3").click()
    expect(ann.button("Guardian 6 experience")).to_be_visible()
    expect(skill(ann, f"^{name}, costs 3")).to_be_visible()


@pytest.mark.rule("jme:camp.24")
def test_the_list_tells_what_is_owned_too_dear_or_held_by_another_hero_by_colour_sign_and_word(
    camping: Camping,
) -> None:
    ann, shelf = camping()
    shelf.edit(heroes={
        "Aragorn": {"played": ["Captain", "Guardian"], "experience": {"Captain": 6, "Guardian": 3}},
        "Gimli": {"skills": ["guardian.4"]},
    })  # fmt: skip
    ann.page.reload()
    select(ann, "Aragorn")
    ann.button("Guardian 3 experience").click()
    held = skill(ann, "Gimli has it").last
    expect(held).to_have_class(re.compile("red"))
    expect(held.locator(".state")).to_have_css("color", DANGER)
    expect(held.locator("[data-emblem=Gimli]")).to_be_visible()
    dear = skill(ann, "too dear").first
    expect(dear.locator(".state")).to_have_css("color", DANGER)
    expect(dear).to_contain_text(re.compile(r"too dear: costs \d"))
    expect(dear.locator("[data-emblem]")).to_have_count(0)
    expect(dear.get_by_role("button")).to_have_count(0)
    ann.button("Captain 6 experience").click()
    expect(skill(ann, "owned").first.locator(".state")).to_have_css("color", GOOD)


@pytest.mark.rule("jme:36.1b")
def test_each_hero_shows_experience_and_the_selected_portrait_shows_it_by_role(camping: Camping) -> None:
    ann, shelf = camping()
    shelf.edit(heroes={"Aragorn": {"played": ["Captain", "Hunter"], "experience": {"Captain": 6, "Hunter": 2}}})
    ann.page.reload()
    portraits = ann.page.get_by_role("group", name="Portraits and items")
    expect(portraits.get_by_role("button", name="Aragorn")).to_contain_text("8 experience")
    select(ann, "Gimli")
    expect(ann.button("Hunter 2 experience")).to_have_count(0)
    select(ann, "Aragorn")
    roles = ann.page.get_by_role("group", name="Roles that Aragorn has played")
    expect(roles.get_by_role("button")).to_have_text(["Captain 6 experience", "Hunter 2 experience"])


@pytest.mark.rule("jme:56.2a")
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_an_item_is_upgraded_by_lore_which_stands_at_the_lower_left_and_is_not_spent(
    camping: Camping, size: tuple[int, int]
) -> None:
    ann, shelf = camping(size)
    lore = ann.page.get_by_label("Lore of the party")
    expect(lore).to_have_text("40 lore")
    box = lore.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] < size[0] / 2
    assert box["y"] > size[1] * 0.8
    select(ann, "Items")
    ann.button("Upgrade Battle Axe").click()
    ann.page.get_by_role("list", name="What Battle Axe can become").get_by_role("button").first.click()
    expect(ann.button("Upgrade Battle Axe")).to_have_count(0)
    expect(ann.page.get_by_role("list", name="Items of Gimli")).to_contain_text("tier II")
    expect(lore).to_have_text("40 lore")
    ann.button("Trinkets").click()
    expect(ann.page.get_by_role("list", name="Trinkets of the party")).to_contain_text("Rope")
    assert "item.battle-axe" not in shelf.ask("GET", "")["campaign"]["heroes"][1]["items"]


def test_the_camp_has_words_of_its_campaign_and_leads_on_to_the_roles(camping: Camping) -> None:
    ann, _ = camping()
    ann.sees("One stone lies by the fire. Nobody sits on it.")
    ann.link("Continue to roles").click()
    expect(ann.page.get_by_label("Trinket for Gimli")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="The Other Stone")).to_be_visible()


def test_camp_has_no_serious_fault(camping: Camping) -> None:
    ann, _ = camping(examined=True)
    expect(skill(ann, "owned").first).to_be_visible()
    found = faults(ann)
    select(ann, "Items")
    expect(ann.page.get_by_role("list", name="Items of Gimli")).to_be_visible()
    assert found + faults(ann) == []


def test_what_a_party_has_is_called_by_name_before_the_cards_are_there(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    shelf.edit(heroes={"Gimli": {"items": ["item.battle-axe", "item.ring-mail"]}})
    ann = visit(kept=shelf.kept)
    ann.page.route("**/api/journeys/cards", lambda route: None)  # they are long in coming
    ann.page.goto(shelf.page)
    gimli = ann.page.get_by_role("region", name="The party").get_by_role("listitem", name="Gimli")
    expect(gimli).to_contain_text("Battle Axe, Ring Mail")
