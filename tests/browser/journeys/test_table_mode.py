"""The app beside the boxes: what stands on its screen, and everything that is read, pressed and entered there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.journeys.table_mode import GIMLI, LEGOLAS, Beside, laid, opened
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.journeys.board import Foes
from tests.journeys.companion.app_board import when_told
from tests.journeys.proving_ground import HERE, variant
from tests.server.table_clients import Client
from tests.server.uploaded_adventures import journey, mine
from waybread.journeys.script.adventure import Action

Visit = Callable[..., Visitor]
TABLET = (820, 1180)
SPEECH = """
window.said = [];
const voices = [{ voiceURI: "brian", name: "Brian", lang: "en-GB", default: true }];
const fake = {
  getVoices: () => voices,
  addEventListener: () => undefined,
  cancel: () => window.said.push("(stops)"),
  speak: (each) => { window.said.push(each.text); each.onstart?.(); },
};
Object.defineProperty(window, "speechSynthesis", { value: fake });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def box(found: Locator) -> FloatRect:
    """Where something stands on the screen."""
    rect = found.bounding_box()
    assert rect is not None
    return rect


def test_the_introduction_is_played_to_its_end_beside_the_boxes(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "letter-bag")["token"])
    first = ann.read()
    assert "Place tile 300A as the map shows." in first[0]
    assert any("Hester Quill has carried the letters" in each for each in first)
    ann.interact(0, "Sit down with her a moment", "Gimli")
    ann.answer("Ask if there is tea")
    assert "Gimli gains 1 inspiration." in "".join(ann.read())
    ann.interact(0, "Take it down", "Legolas")
    ann.read()
    ann.interact(0, "Try the latch", "Gimli")
    ann.answer("Passed")
    ann.read()
    ann.visitor.sees("Get over Lamb Down")
    for _ in range(2):
        ann.do(ann.on_map("tile"))
        ann.answer("Legolas")
        ann.read()
    expect(ann.portrait()).to_have_accessible_name("Ruffian group, 1 figure")
    ann.interact(ann.find("Look for the right path"), "Look for the right path", "Gimli")
    ann.read()
    ann.enter(5)
    assert "It is the path that looks least like one." in "".join(ann.read())
    ann.press("Hourglass: every hero has had a turn")
    assert "Now comes the shadow phase." in "".join(ann.read())
    ann.answer("Done")
    ann.read()
    ann.visitor.sees("Round 2 · Action phase")
    landing = ann.page.locator("[data-spot^='tile ']").last
    ann.do(landing)
    ann.answer("Gimli")
    ann.read()
    ann.interact(ann.find("Jump, and ring"), "Jump, and ring", "Gimli")
    ann.enter(8)
    ann.read()
    ann.answer("Tell him about the doorstep")
    ann.read()
    ending = ann.page.get_by_role("dialog", name="The adventure is won")
    expect(ending).to_contain_text("You took your time")
    before = ann.page.url
    ending.get_by_role("button", name="Same again").click()
    ann.visitor.sees("Place tile 300A as the map shows.")
    assert ann.page.url != before


def test_what_lies_below_on_a_small_screen_is_read_before_the_next_page(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "gull-skerry")["token"], NARROW)
    go_on = ann.page.get_by_role("button", name="Continue")
    while not (more := ann.says.get_by_role("button", name="More below")).count():
        go_on.click()
    expect(more).to_be_in_viewport()
    last = ann.says.get_by_role("listitem").last
    words = last.inner_text()
    assert words.startswith("Place a ")
    expect(last.get_by_text(words)).not_to_be_in_viewport()
    go_on.click()
    expect(last.get_by_text(words)).to_be_in_viewport()
    expect(more).to_have_count(0)
    go_on.click()
    expect(ann.says).not_to_contain_text("Gull Skerry is a rock")


@pytest.mark.parametrize("size", [WIDE, NARROW])
@pytest.mark.rule("jme:10.2", "jme:10.3", "jme:10.3a", "jme:app.enemy.2", "jme:app.enemy.3", "jme:app.enemy.4")
def test_an_attack_is_entered_with_its_effect_in_sight_then_applied_taken_back_and_made_again(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    ann = Beside(visit, opened(client, "ringing-wall")["token"], size)
    ann.read()
    ann.portrait().click()
    ann.do(ann.page.get_by_role("tab", name="Attack"))
    for name in ("One hit more", "One hit more", "One hit more", "One hit less", "One hit more", "Pierce"):
        ann.press(name)
    expect(ann.page.get_by_role("button", name="Pierce")).to_have_attribute("aria-pressed", "true")
    menu = ann.page.get_by_role("article", name="Goblin Scout group")
    expect(menu).to_contain_text("Figure 1: 3 health and 1 armour; it would be defeated.")
    ann.visitor.sees("1 of 2 would fall")
    ann.press("Apply")
    expect(ann.says).to_contain_text("Remove 1 figure of the Goblin Scout group.")
    expect(ann.portrait()).to_have_accessible_name("Goblin Scout group, 1 figure")
    ann.press("Undo")
    expect(ann.portrait()).to_have_accessible_name("Goblin Scout group, 2 figures")
    expect(menu).to_contain_text("it would be defeated")
    ann.press("Redo")
    expect(ann.portrait()).to_have_accessible_name("Goblin Scout group, 1 figure")
    ann.read()
    expect(ann.says).to_contain_text("Can the Goblin Scout group strike back?")
    ann.answer("No")
    ann.visitor.sees("Press a token, a portrait or what has happened")


def test_a_modifier_that_a_bonus_forbids_is_marked_with_the_bonus(visit: Visit, client: Client) -> None:
    ann = Beside(visit, laid(client, groups=[Foes("goblin-scout", bonuses=["hardened"])])["token"])
    ann.portrait().click()
    ann.do(ann.page.get_by_role("tab", name="Attack"))
    expect(ann.page.get_by_role("button", name="Pierce no effect: Hardened")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Stun", exact=True)).to_be_visible()


@pytest.mark.rule("jme:54.2", "jme:54.3", "jme:app.8")
def test_a_last_stand_begins_with_the_party_button_and_ends_with_what_it_comes_to(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "ringing-wall")["token"], NARROW)
    ann.read()
    ann.page.get_by_role("button", name="Party").click()
    ann.page.get_by_role("button", name="Gimli makes a last stand").click()
    expect(ann.says).to_contain_text("Which limit has Gimli reached?")
    ann.answer("Damage")
    expect(ann.says).to_contain_text("Gimli makes a last stand against damage: test ")
    ann.answer("Failed")
    assert "Gimli is defeated. Remove the figure from the map." in "".join(ann.read())
    ann.page.get_by_role("button", name="Party").click()
    expect(ann.page.get_by_role("dialog", name="Party")).to_contain_text("Guardian · 1 last stand made · defeated")


@pytest.mark.rule("jme:32.4", "jme:71.1", "jme:app.7")
def test_a_group_is_provoked_by_the_leftmost_button_and_its_portrait(
    visit: Visit, client: Client, shuffle: Callable[[int], None]
) -> None:
    shuffle(1)  # an attack that asks for nothing afterwards
    ann = Beside(visit, opened(client, "ringing-wall")["token"])
    ann.read()
    provoke = ann.page.get_by_role("button", name="Provoke a group")
    left, portrait = box(provoke), box(ann.portrait())
    assert left["x"] + left["width"] <= portrait["x"]
    ann.do(provoke)
    ann.do(ann.portrait())
    expect(ann.says).to_contain_text("Which hero has provoked the Goblin Scout group?")
    ann.answer("Legolas")
    expect(ann.says).to_contain_text("Legolas suffers")
    ann.answer("Done")
    ann.visitor.sees("Press a token, a portrait or what has happened")


@pytest.mark.rule("jme:37.4")
def test_a_tile_is_explored_by_its_token_and_the_app_says_what_to_place(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "cold-beacon")["token"])
    ann.read()
    ann.do(ann.on_map("tile", 1))
    expect(ann.says).to_contain_text("Which hero explores?")
    ann.press("Back", within=ann.says)
    expect(ann.page.get_by_role("region", name="Map").locator("[data-spot^='tile ']")).to_have_count(2)
    ann.do(ann.on_map("tile", 1))
    ann.answer("Legolas")
    expect(ann.says).to_contain_text("Discard its exploration token.")
    assert any("Place a search token" in each for each in ann.read())


@pytest.mark.rule("jme:50.1a", "jme:50.1b", "jme:18.1", "jme:56.2b")
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_party_menu_has_items_by_hero_trinkets_and_the_chronicle(
    visit: Visit, client: Client, size: tuple[int, int]
) -> None:
    gimli = {**GIMLI, "trinket": "item.extra-rations"}
    tokens = journey(client, mine(gimli, LEGOLAS), adventure="cold-beacon", game="companion", casual=True)
    ann = Beside(visit, tokens["token"], size)
    ann.read()
    ann.page.get_by_role("button", name="Party").click()
    menu = ann.page.get_by_role("dialog", name="Party")
    expect(menu).to_contain_text("0 lore")
    menu.get_by_role("tab", name="Items").click()
    menu.get_by_role("tab", name="Hero", exact=True).click()
    expect(menu).to_contain_text("Battle Axe")
    expect(menu).to_contain_text("Great Bow")
    expect(menu).not_to_contain_text("Extra Rations")
    menu.get_by_role("tab", name="Trinkets").click()
    expect(menu).to_contain_text("Extra Rations")
    expect(menu).not_to_contain_text("Battle Axe")
    menu.get_by_role("tab", name="Chronicle").click()
    expect(menu).to_contain_text("The beacon on the hill has not burned for three nights.")
    expect(menu.get_by_role("region", name="Round 1")).to_contain_text("Round 1 begins.")


@pytest.mark.rule("jme:31.3a")
def test_the_prompt_to_place_a_group_shows_its_banner(visit: Visit, client: Client) -> None:
    spawn = Action("spawn", {"kind": "ruffian", "at": "ground 1", "elite": True})
    ann = Beside(visit, laid(client, adventure=variant("bannered", events=when_told(spawn)))["token"])
    ann.press("Hourglass: every hero has had a turn")
    for _ in range(9):
        if ann.says.get_by_text("Place 2 Ruffians").or_(ann.says.get_by_text("Place 1 Ruffian")).count():
            break
        ann.page.get_by_role("button", name="Continue").click()
    banner = ann.says.get_by_role("img", name="banner")
    expect(banner).to_be_visible()
    name = banner.get_attribute("aria-label")
    assert name is not None
    expect(ann.says).to_contain_text(f"with the {name}")
    expect(ann.portrait()).to_have_accessible_name(re.compile(name))
    expect(ann.portrait().locator(f"[data-banner='{name.removesuffix(' banner')}']")).to_be_visible()


@pytest.mark.rule("jme:32.0", "jme:63.1", "jme:app.3")
@pytest.mark.parametrize("size", [WIDE, TABLET, NARROW])
def test_bars_and_buttons_stand_where_the_rules_have_them(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    ann = Beside(visit, opened(client, "ringing-wall")["token"], size)
    ann.read()
    page = ann.page
    enemies = box(page.get_by_role("region", name="Enemies"))
    threat = box(page.get_by_role("meter", name="Threat"))
    objective = box(page.get_by_role("region", name="Objective"))
    party = box(page.get_by_role("button", name="Party"))
    hourglass = box(page.get_by_role("button", name="Hourglass"))
    assert enemies["y"] + enemies["height"] >= size[1] - 4
    assert threat["y"] < size[1] / 8
    assert 0 <= objective["y"] - (threat["y"] + threat["height"]) < 12
    assert party["x"] < 20
    assert party["y"] > size[1] * 0.8
    assert hourglass["x"] + hourglass["width"] > size[0] - 20
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_contain_text("Reading aloud")


def test_texts_are_read_aloud_by_their_button_and_all_of_them_for_those_who_want_it(
    visit: Visit, client: Client
) -> None:
    token = opened(client, "letter-bag")["token"]
    somebody = visit()
    somebody.page.add_init_script(SPEECH)
    somebody.page.goto(f"/table#{token}")
    page = somebody.page
    prompt = page.get_by_role("region", name="The app says")
    prompt.get_by_role("button", name="Read aloud").click()
    said = page.evaluate("window.said")
    assert said[-1].startswith("Place tile 300A as the map shows. Place all heroes")
    prompt.get_by_role("button", name="Stop reading").click()
    assert page.evaluate("window.said").pop() == "(stops)"
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Read everything aloud").click()
    page.keyboard.press("Escape")
    prompt.get_by_role("button", name="Continue").click()
    assert any("Hester Quill has carried" in each for each in page.evaluate("window.said"))


def test_a_second_device_holds_the_same_app_and_others_may_watch(
    visit: Visit, client: Client, shuffle: Callable[[int], None]
) -> None:
    shuffle(1)  # an attack that asks for nothing afterwards
    tokens = opened(client, "ringing-wall")
    ann = Beside(visit, tokens["token"])
    phone = Beside(visit, tokens["token"], NARROW)
    bob = Beside(visit, f"watch={tokens['watch']}", TABLET)
    for each in (ann, phone, bob):
        expect(each.says).to_be_visible()
        each.read()
    expect(bob.page.get_by_role("button", name="Undo")).to_have_count(0)
    bob.visitor.sees("Ann holds the app.")
    ann.do(ann.page.get_by_role("button", name="Provoke a group"))
    expect(phone.says).to_contain_text("Which group is provoked?")
    phone.do(phone.portrait())
    phone.answer("Gimli")
    expect(ann.says).to_contain_text("Gimli suffers")
    expect(bob.says).to_contain_text("Gimli suffers")
    expect(bob.says.get_by_role("button", name="Done")).to_have_count(0)
    ann.answer("Done")
    phone.follow(ann)
    phone.read()
    expect(phone.says).to_have_count(0)


def test_whoever_listens_and_types_is_told_each_page_and_keeps_their_place(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "letter-bag")["token"])
    keys = ann.page.keyboard
    told, asked = (ann.page.locator(f"[aria-live][data-announced='{each}']") for each in ("page", "question"))
    expect(told).to_contain_text("Place tile 300A as the map shows.")
    expect(ann.says).to_be_focused()
    keys.press("Enter")
    expect(told).to_contain_text("Hester Quill has carried the letters")
    for _ in range(9):
        if not ann.says.count():
            break
        expect(ann.says).to_be_focused()
        keys.press("Enter")
    expect(ann.says).to_have_count(0)
    expect(told).to_have_text("")
    here = ann.page.get_by_role("region", name="Map").locator(":focus")
    expect(here).to_have_count(1)
    expect(ann.on_map("token")).to_have_accessible_name(re.compile("token: “.+”, in 300A, space "))
    ann.on_map("token").click()
    ann.page.get_by_role("button", name="interact Sit down with her a moment").click()
    expect(asked).to_contain_text("Which hero interacts?")
    expect(ann.says).to_be_focused()
    keys.press("Escape")
    expect(ann.says.get_by_text("Which hero interacts?")).to_have_count(0)
    ann.visitor.sees("Press a token, a portrait or what has happened")
    expect(ann.says).to_have_count(0)
    keys.press("g")
    expect(here).to_have_count(1)
    keys.press("h")
    expect(told).to_contain_text("Now comes the shadow phase.")


def test_a_page_that_is_loaded_again_goes_on_where_one_was(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "letter-bag")["token"])
    ann.page.get_by_role("button", name="Continue").click()
    expect(ann.says).to_contain_text("Hester Quill has carried")
    ann.page.reload()
    expect(ann.says).to_contain_text("Hester Quill has carried")


def test_an_attack_goes_on_with_all_its_buttons_on_a_page_that_is_loaded_again_or_has_read_nothing(
    visit: Visit, client: Client
) -> None:
    token = opened(client, "ringing-wall")["token"]
    ann = Beside(visit, token)
    ann.read()
    ann.portrait().click()
    ann.do(ann.page.get_by_role("tab", name="Attack"))
    for _ in range(2):
        ann.press("One hit more")
    ann.press("Pierce")
    ann.page.reload()
    late = Beside(visit, token, NARROW)  # whoever comes to the game now has not read what was said before
    for each in (ann, late):
        buttons = each.page.get_by_role("list", name="Modifiers").get_by_role("button")
        expect(buttons).to_have_count(6)
        expect(buttons.and_(each.page.locator("[aria-pressed=true]"))).to_have_text("Pierce")
        expect(each.page.get_by_role("status", name="Hits")).to_have_text("2")
    expect(late.says).to_have_count(0)
    late.press("Stun")
    expect(ann.page.get_by_role("button", name="Stun")).to_have_attribute("aria-pressed", "true")
    late.press("Apply")
    assert "Place tile" in late.read()[0]


def test_terrain_tells_its_rules_and_can_be_used_by_its_button(visit: Visit, client: Client) -> None:
    ann = Beside(visit, laid(client, terrain=[("table", HERE)])["token"], NARROW)
    ann.on_map("token").click()
    expect(ann.page.get_by_role("region", name="Table")).to_contain_text("spirit 1")
    ann.page.get_by_role("button", name="interact Interact").click()
    ann.answer("Gimli")
    expect(ann.says).to_contain_text("Gimli tests spirit; 1 success or more passes.")
    ann.answer("Passed")
    assert "Gimli becomes emboldened." in "".join(ann.read())


def test_the_app_has_no_serious_fault_for_anybody(visit: Visit, client: Client) -> None:
    ann = Beside(visit, opened(client, "ringing-wall")["token"], examined=True)
    found = faults(ann.visitor)
    ann.read()
    ann.portrait().click()
    ann.do(ann.page.get_by_role("tab", name="Attack"))
    found += faults(ann.visitor)
    ann.page.get_by_role("button", name="Party").click()
    found += faults(ann.visitor)
    assert found == []
