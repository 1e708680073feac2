"""What stands around a journey: title screen, new campaign, parties, saves, the collection, the lobby."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.journeys.parties import NAME, Shelf
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.server.table_clients import Client, sitting

Visit = Callable[..., Visitor]


def slot(visitor: Visitor, number: int) -> Locator:
    """A save slot of the title screen."""
    return visitor.page.get_by_role("listitem", name=f"Slot {number}", exact=True)


def chair(visitor: Visitor, number: int) -> Locator:
    """A chair in the lobby."""
    return visitor.page.get_by_role("list", name="Chairs").locator("> li").nth(number - 1)


def fits(visitor: Visitor) -> bool:
    """Does the page stay within the width of the screen?"""
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# A campaign ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_a_campaign_begins_at_the_title_and_goes_on_to_a_table(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size, examined=True)
    ann.page.goto("/journeys")
    expect(ann.page.get_by_role("listitem", name=re.compile("^Slot"))).to_have_count(10)
    found = faults(ann) if size == WIDE else []
    ann.link("New campaign in slot 3").click()
    expect(ann.page.get_by_role("radio", name="The Tongueless Bell")).to_be_checked()
    ann.button("Hard").click()
    found += faults(ann) if size == WIDE else []
    ann.button("Next: Heroes").click()
    ann.page.get_by_role("button", name="Bilbo").click()
    expect(ann.button("Next: Starting items")).to_have_accessible_description("A single player has 2 to 4 heroes.")
    ann.page.get_by_role("button", name="Legolas").click()
    found += faults(ann) if size == WIDE else []
    ann.button("Next: Starting items").click()
    bilbos = ann.page.get_by_role("listitem", name="Bilbo")
    expect(bilbos.get_by_role("button", name="Staff")).to_be_disabled()
    bilbos.get_by_role("button", name="Travel Garb").click()
    expect(bilbos.get_by_role("button", name="Cloak")).to_have_attribute("aria-pressed", "false")
    does = bilbos.get_by_text("What the items do")
    does.press("Enter")
    expect(bilbos.locator("dd").first).to_be_visible()
    assert all(each.inner_text() for each in bilbos.locator("dd").all())
    found += faults(ann) if size == WIDE else []
    ann.button("Next: Name").click()
    ann.page.get_by_label("What is your party called?").fill("Small and Tall")
    ann.button("Begin the campaign").click()
    expect(ann.page.get_by_role("heading", name="Small and Tall")).to_be_visible()
    ann.sees("It is called Skirldale.")
    assert fits(ann)
    found += faults(ann) if size == WIDE else []
    ann.link("Choose roles and set out").click()
    ann.page.get_by_label("Role of Legolas").select_option("Pathfinder")
    ann.sees("Sprints over the map and brings others along.")
    expect(ann.page.get_by_label("Role of Bilbo").get_by_role("option", name="Pathfinder (Legolas)")).to_be_disabled()
    assert fits(ann)
    found += faults(ann) if size == WIDE else []
    ann.button("Embark").click()
    setup = ann.table.rulebook.make_setup(ann.table.wishes, [each.deck for each in ann.table.chairs])
    assert (setup["adventure"], setup["difficulty"]) == ("lost-patience", "hard")
    assert [(each["hero"], each["role"]) for each in setup["heroes"]] == [
        ("Bilbo", "Burglar"),
        ("Legolas", "Pathfinder"),
    ]
    assert "item.travel-garb" in setup["heroes"][0]["items"]
    ann.page.goto("/journeys")
    expect(slot(ann, 3)).to_contain_text("The Tongueless Bell · hard · on Lost Patience")
    ann.page.get_by_role("link", name="Load Small and Tall").click()
    ann.button("To the table").click()
    assert ann.table.game is not None
    assert found == []


def test_whoever_comes_home_enters_the_adventure_and_sees_what_was_gained(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    ann = visit(kept=shelf.kept, examined=True)
    ann.page.goto(f"{shelf.page}/embark")
    ann.button("Embark").click()
    ann.page.wait_for_url("**/table#*")
    shelf.play(ann.page.url.partition("#")[2])
    ann.link("Back to the party's campaign").click()
    ann.sees("The adventure is won.")
    ann.button("Come home").click()
    gained = ann.page.get_by_role("status", name="The Stone: won")
    for words in ("40 lore", "Gimli 6 experience as Guardian", "Rope"):
        expect(gained).to_contain_text(words)
    expect(ann.page.get_by_role("list", name="The road so far").get_by_role("listitem")).to_have_text(
        [re.compile("The Stone.*won"), re.compile("The Other Stone.*next"), re.compile("depends on you")]
    )
    expect(ann.page.get_by_role("region", name="Chronicle")).to_contain_text("Once there were two stones.")
    assert faults(ann) == []
    shelf.play(shelf.embark())
    shelf.ask("POST", "/finish")
    ann.page.reload()
    ann.sees("And then there was none.")
    expect(ann.page.get_by_role("heading", name="The tale is told")).to_be_visible()


def test_the_app_for_the_boxes_on_the_table_is_one_of_the_two_ways_to_set_out(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client, alone=False)
    ann = visit(kept=shelf.kept)
    ann.page.goto(f"{shelf.page}/embark")
    expect(ann.page.get_by_label("Who plays Gimli")).to_be_visible()
    ann.button("At the table").click()
    expect(ann.page.get_by_label("Who plays Gimli")).to_have_count(0)
    ann.button("Embark").click()
    assert ann.table.rulebook.game.name == "companion"


# Saves --------------------------------------------------------------------------------------


def test_a_save_is_exported_imported_in_another_browser_and_gone_on_with(
    visit: Visit, client: Client, tmp_path: Path
) -> None:
    shelf = Shelf.with_party(client)
    with sitting(client, shelf.embark()) as somebody:
        somebody.choose(somebody.wait_for_question()["choices"][0]["option"])
        asked = somebody.wait_for_question()
    ann = visit(kept=shelf.kept)
    ann.page.goto(shelf.page)
    with ann.page.expect_download() as download:
        ann.button("Export").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"{NAME}.json"
    bob = visit(NARROW)
    bob.page.goto("/journeys")
    bob.button("Import into slot 4").click()
    bob.page.get_by_label("A file…").set_input_files(file)
    expect(bob.page.get_by_role("heading", name=NAME)).to_be_visible()
    bob.button("Go on").click()
    table = bob.table
    prompt = table.prompt()
    assert len(table.answers) == 1
    assert prompt is not None
    assert [each.label for each in prompt.choices] == [each["label"] for each in asked["choices"]]
    bob.page.goto("/journeys")
    expect(slot(bob, 4)).to_contain_text(NAME)


def test_a_broken_save_is_not_taken_and_every_fault_has_a_sentence(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    text = shelf.ask("GET", "")["text"].replace('"lore": 0', '"lore": -3').replace('"hero": "Gimli"', '"hero": "Gimly"')
    ann = visit()
    ann.page.goto("/journeys")
    ann.button("Import into slot 1").click()
    ann.page.get_by_label("The text of a save").fill(text)
    ann.button("Put it into slot 1").click()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("2 things are wrong with it")
    expect(alert.get_by_role("listitem")).to_contain_text(["Lore: a whole number", "did you mean Gimli?"])
    expect(ann.button("Import into slot 1")).to_be_visible()


def test_the_save_of_a_party_at_a_table_can_be_looked_at_and_not_kept(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    shelf.embark()
    ann = visit(kept=shelf.kept)
    ann.page.goto(shelf.page)
    ann.button("Edit by hand").click()
    ann.sees("The party is at a table just now")
    expect(ann.button("Only check it")).to_be_visible()
    expect(ann.button("Keep it")).to_have_count(0)


def test_a_save_is_edited_by_hand_saved_into_another_slot_and_thrown_away(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    ann = visit(kept=shelf.kept, examined=True)
    ann.page.goto(shelf.page)
    ann.button("Edit by hand").click()
    text = ann.page.get_by_label("The text of the save")
    text.fill(text.input_value().replace('"lore": 0', '"lore": many'))
    ann.button("Keep it").click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("One thing is wrong with it")
    assert faults(ann) == []
    text.fill(text.input_value().replace('"lore": many', '"lore": 12'))
    ann.button("Only check it").click()
    ann.sees("Nothing is wrong with it.")
    ann.button("Keep it").click()
    expect(ann.page.get_by_role("region", name="The party")).to_contain_text("12 lore")
    ann.button("Save into another slot").click()
    ann.page.get_by_label("Slot for the copy").select_option("7")
    ann.button("Save").click()
    ann.sees("Saved into slot 7")
    ann.button("Throw away").click()
    ann.button("Really throw it away?").click()
    expect(slot(ann, 7)).to_contain_text(NAME)
    expect(ann.button("Import into slot 1")).to_be_visible()


# The collection -----------------------------------------------------------------------------


@pytest.mark.rule("jme:20.1")
def test_the_collection_manager_is_reached_from_the_title_screen_and_a_product_switched_off_blocks_a_save(
    visit: Visit, client: Client
) -> None:
    shelf = Shelf.with_party(client)
    ann = visit(kept=shelf.kept, examined=True)
    ann.page.goto("/journeys")
    ann.link("Collection manager").click()
    core = ann.page.get_by_role("switch", name="The core set")
    expect(core).to_be_checked()
    core.focus()
    ann.page.keyboard.press("Space")
    expect(core).not_to_be_checked()
    why = "This needs the core set: enable it in the collection manager first."
    expect(ann.page.get_by_role("region", name="Saves that cannot be played now")).to_contain_text(why)
    assert faults(ann) == []
    ann.link("Journeys").last.click()
    expect(slot(ann, 1)).to_contain_text(why)
    ann.page.get_by_role("link", name=f"Load {NAME}").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(why)
    expect(ann.link("Choose roles and set out")).to_have_count(0)
    expect(ann.button("Export")).to_be_visible()
    ann.link("To the collection manager").click()
    ann.page.get_by_role("switch", name="The core set").press("Space")
    expect(ann.page.get_by_role("region", name="Saves that cannot be played now")).to_have_count(0)


# Together -----------------------------------------------------------------------------------


def test_two_browsers_play_in_one_party(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client, alone=False)
    ann, bob = visit(kept=shelf.kept), visit(NARROW, examined=True)
    ann.page.goto(shelf.page)
    ann.button("Invite to the party").click()
    bob.page.goto("/")
    link = ann.page.get_by_label("Invitation to the party").input_value()
    bob.page.get_by_label("Link to a table or a party").fill(link)
    bob.button("Join").click()
    expect(bob.page.get_by_role("heading", name="You are invited to a party")).to_be_visible()
    found = faults(bob)
    bob.button("Join the party").click()
    expect(bob.page.get_by_role("heading", name=NAME)).to_be_visible()
    ann.link("Choose roles and set out").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who plays Gimli").select_option(label="A friend, by invitation")
    ann.button("Embark").click()
    ann.page.wait_for_url("**/table#*")
    bob.page.reload()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Play Gimli").click()
    bob.page.wait_for_url("**/table#*")
    assert [each.name for each in bob.table.chairs] == ["Ann", "Bob"]
    assert (ann.table.seats_of(ann.holder.holder), bob.table.seats_of(bob.holder.holder)) == ([0], [1])
    assert found == []


def test_a_friend_without_the_party_takes_a_chair_at_its_table_by_an_invitation(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client, alone=False)
    shelf.embark(chairs=[{"by": "me"}, {"by": "open"}])
    ann, bob = visit(kept=shelf.kept), visit()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.goto(shelf.page)
    ann.button("Invite to the table").click()
    ann.sees("Copied")
    bob.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    expect(bob.page.get_by_role("heading", name="The Stone")).to_be_visible()
    expect(bob.page.get_by_label("Your deck")).to_have_count(0)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.wait(lambda: bob.table.chairs[1].name == "Bob", "Bob sits down")


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_in_the_lobby_of_an_adventure_chairs_choose_heroes_and_no_hero_is_there_twice(
    visit: Visit, size: tuple[int, int]
) -> None:
    ann, bob = visit(size, examined=True), visit(size)
    ann.page.goto("/")
    ann.page.get_by_role("group", name="Which game").get_by_role("button", name="Journeys").click()
    ann.sees("The Tongueless Bell")
    found = faults(ann) if size == WIDE else []
    ann.link("All adventures, and those of others").click()
    ann.page.get_by_role("link", name="The Letter-Bag").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Elena").click()
    ann.page.get_by_label("Who plays Gimli").select_option(label="A friend, by invitation")
    ann.page.get_by_label("Who plays Elena").select_option(label="Bot: Scout (quick)")
    assert fits(ann)
    found += faults(ann) if size == WIDE else []
    ann.button("Open the table").click()
    expect(chair(ann, 3)).to_contain_text("Elena, Musician")
    assert fits(ann)
    found += faults(ann) if size == WIDE else []
    invite = ann.page.evaluate("JSON.parse(localStorage['waybread.tables'])[0].invite")
    bob.page.goto(f"/table#join={invite}")
    expect(bob.page.get_by_role("heading", name="The Letter-Bag")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    hero = chair(bob, 2).get_by_label("Hero of Bob")
    expect(hero.get_by_role("option", name="Aragorn (taken)")).to_be_disabled()
    hero.select_option("Beravor")
    expect(chair(ann, 2)).to_contain_text("Beravor, Pathfinder")
    chair(bob, 2).get_by_role("button", name="Role and items").click()
    chair(bob, 2).get_by_label("Role of Beravor").select_option("Hunter")
    expect(chair(ann, 2)).to_contain_text("Beravor, Hunter")
    ann.button("Begin the adventure").click()
    ann.wait(lambda: ann.table.game is not None, "the adventure begins")
    assert [each.deck["heroes"][0]["hero"] for each in ann.table.chairs] == ["Aragorn", "Beravor", "Elena"]
    assert found == []


def test_parties_and_journeys_are_gone_on_with_from_the_first_page(visit: Visit, client: Client) -> None:
    shelf = Shelf.with_party(client)
    ann = visit(NARROW, kept=shelf.kept)
    ann.page.goto("/")
    known = ann.page.get_by_role("region", name="Continue")
    known.get_by_role("link", name=NAME).click()
    ann.link("Choose roles and set out").click()
    ann.button("Embark").click()
    ann.page.wait_for_url("**/table#*")
    ann.page.goto("/")
    expect(known.get_by_role("link")).to_have_count(1)
    expect(known.get_by_role("link", name="The Stone")).to_contain_text(NAME)
    known.get_by_role("link", name="The Stone").click()
    ann.wait(lambda: ann.table.game is not None, "the table is there")
