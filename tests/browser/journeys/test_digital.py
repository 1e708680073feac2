"""A running adventure in digital mode, as its players see it and act in it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.journeys.journey_player import (
    GIMLI,
    LEGOLAS,
    WON,
    asks,
    choice,
    game_of,
    hasten,
    labels,
    play,
    press,
)
from tests.browser.journeys.laid_journeys import laid
from tests.browser.test_axe import faults
from tests.browser.visitors import NARROW, WIDE, Visitor
from tests.journeys.board import FAR, HERE, NEAR, Foes, Hero, seed_for
from tests.server.table_clients import Client, joined
from tests.server.uploaded_adventures import journey, mine, theirs
from waybread.journeys.facts import Boon

Visit = Callable[..., Visitor]
Shuffle = Callable[[int], None]
CUDGEL = seed_for("ruffian.cudgel")
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])


def board(visitor: Visitor, hero: str) -> Locator:
    """What lies before a hero."""
    return visitor.page.get_by_role("region", name=f"Board of {hero}")


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and lower edge of something on the screen."""
    edges = found.bounding_box()
    assert edges is not None
    return edges["x"], edges["y"], edges["x"] + edges["width"], edges["y"] + edges["height"]


def space(visitor: Visitor, name: str) -> Locator:
    """A space on the map."""
    return visitor.page.get_by_role("region", name="Map").get_by_role("button", name=f"{name}:")


@SIZES
def test_the_introduction_is_played_to_its_end_with_two_heroes(
    visit: Visit, client: Client, shuffle: Shuffle, size: tuple[int, int]
) -> None:
    shuffle(WON)
    ann = visit(size, touch=size == NARROW)
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    expect(ann.page.get_by_role("heading", name="The Letter-Bag")).to_be_visible()
    play(ann, lambda table: game_of(table).state.round == 2, touch=size == NARROW)
    expect(ann.question.get_by_role("list", name="Since your last choice")).to_contain_text("That was the rally phase.")
    hasten(ann, asks("answer"))
    expect(choice(ann, "Say nothing, and wait")).to_be_visible()
    assert play(ann, touch=size == NARROW).over
    ending = ann.page.get_by_role("dialog", name="The adventure is over")
    expect(ending).to_contain_text("The adventure is won")
    expect(ending).to_contain_text("All objectives are complete.")
    expect(ending.get_by_role("region", name="What was gained")).to_contain_text("Each hero gains 2 experience.")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ending.get_by_role("button", name="The chronicle").click()
    expect(ann.page.get_by_role("article", name="Chronicle")).to_contain_text("Say nothing, and wait")


def test_a_lost_adventure_says_why(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero('Gimli', damage_down=5), groups=[Foes()], at='83')['token']}")
    outcome = game_of(play(ann)).outcome
    ending = ann.page.get_by_role("dialog", name="The adventure is over")
    expect(ending).to_contain_text("The adventure is lost")
    assert outcome is not None
    expect(ending).to_contain_text(re.compile(re.escape(outcome.reason), re.IGNORECASE))


@pytest.mark.rule("jme:63.1")
@SIZES
def test_the_objective_is_beneath_the_threat_bar(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    ann = visit(size)
    ann.page.goto(f"/table#{laid(client, Hero())['token']}")
    threat, objective = ann.page.get_by_role("meter", name="Threat"), ann.page.get_by_role("region", name="Objective")
    expect(objective).to_contain_text("Prove what you can do.")
    assert 0 <= box(objective)[1] - box(threat)[3] <= 2
    assert box(objective)[0] == box(threat)[0]


@pytest.mark.rule("jme:32.0")
def test_the_enemy_bar_is_at_the_lower_edge_of_the_screen(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero(), groups=[Foes(at=NEAR)])['token']}")
    bar = ann.page.get_by_role("region", name="Enemies")
    expect(bar.get_by_role("button", name="Ruffian group")).to_be_visible()
    assert abs(box(bar)[3] - WIDE[1]) <= 1


@pytest.mark.rule("jme:32.7")
def test_the_portrait_of_the_activating_group_is_highlighted(visit: Visit, client: Client) -> None:
    hero = Hero("Gimli", items=["Ring Mail"], deck=["Strider"] * 10, inspiration=2)
    ann = visit()
    ann.page.goto(f"/table#{laid(client, hero, groups=[Foes(), Foes('wight')], at='83')['token']}")
    table = play(ann, lambda table: game_of(table).view(0)["activating"] >= 0)
    number = game_of(table).view(0)["activating"]
    bar = ann.page.get_by_role("region", name="Enemies")
    lit = bar.get_by_role("button", name="activating")
    expect(lit).to_have_count(1)
    assert lit.get_attribute("data-group") == str(number)
    other = bar.get_by_role("button").and_(ann.page.locator(f"[data-group]:not([data-group='{number}'])"))
    glow = ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--glow')")
    rim = f"rgb({', '.join(str(each) for each in bytes.fromhex(glow.strip().removeprefix('#')))})"
    expect(lit).to_have_css("border-top-color", rim)
    expect(other).not_to_have_css("border-top-color", rim)
    expect(lit).to_contain_text("activating")
    expect(other).not_to_contain_text("activating")


@SIZES
def test_a_last_stand_is_made_and_counted(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    ann = visit(size)
    hero = Hero("Gimli", "Guardian", damage_down=5, deck=[*["Arrogant"] * 4, *["Strider"] * 4, *["Arrogant"] * 9])
    ann.page.goto(f"/table#{laid(client, hero, groups=[Foes('ruffian')], seed=CUDGEL)['token']}")
    expect(ann.question).to_contain_text("Gimli's turn")
    away = next(each for each in labels(ann.table).values() if each.startswith("Move to "))
    press(ann, away)
    play(ann, asks("turn"))
    ann.button("Log").click()
    expect(ann.page.get_by_role("dialog", name="Log")).to_contain_text("Gimli makes a last stand against damage")
    ann.page.keyboard.press("Escape")
    if size == NARROW:
        ann.page.get_by_role("region", name="Heroes").get_by_role("button", name="Gimli").click()
    expect(board(ann, "Gimli")).to_contain_text("Last stands 1")


def test_two_browsers_in_one_party_are_told_who_is_asked(visit: Visit, client: Client, shuffle: Shuffle) -> None:
    shuffle(WON)
    tokens = journey(client, mine(GIMLI), theirs(LEGOLAS), adventure="letter-bag")
    ann, bob = visit(), visit(NARROW)
    ann.page.goto(f"/table#{tokens['token']}")
    bob.page.goto(f"/table#{joined(client, tokens, 1, 'Bob')}")
    expect(ann.question).to_contain_text("Ann is asked now")
    expect(bob.question).to_contain_text("Ann is choosing")
    for _ in range(3):
        play(ann, lambda table: table.decision is not None and table.decision.player == 1)
        expect(ann.question).to_contain_text("Bob is choosing")
        play(bob, lambda table: table.decision is not None and table.decision.player == 0)
    expect(bob.question).to_contain_text("Ann is choosing")
    expect(ann.page.get_by_role("region", name="Heroes")).to_contain_text("Hunter · Bob")


@SIZES
def test_a_hero_moves_on_a_battle_map_by_a_press_on_it(
    visit: Visit, client: Client, shuffle: Shuffle, size: tuple[int, int]
) -> None:
    shuffle(WON)
    ann = visit(size, touch=size == NARROW)
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='gull-skerry')['token']}")
    table = play(ann, asks("turn"), touch=size == NARROW)
    before = game_of(table).view(0)["heroes"][0]["space"]
    way = next(each for each in labels(table).values() if each.startswith("Move to "))
    name = way.removeprefix("Move to ").partition(" (")[0]
    ann.do(lambda: space(ann, name).press("Enter"))
    after = game_of(table).view(0)["heroes"][0]["space"]
    assert after != before
    assert f"space {after % 10}" in name
    expect(space(ann, name)).to_have_accessible_name(re.compile("Gimli"))


def test_a_spot_without_a_choice_tells_what_is_there(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero(), groups=[Foes('wight', NEAR)])['token']}")
    ann.page.get_by_role("region", name="Enemies").get_by_role("button", name="Wight").click()
    expect(ann.page.get_by_role("dialog", name="Enemies")).to_contain_text("Wight")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_the_menu_of_a_spot_keeps_the_focus_and_gives_it_back_to_the_map(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero('Gimli'), groups=[Foes('wight', NEAR)])['token']}")
    expect(ann.question).to_contain_text("turn")
    gimli = ann.page.get_by_role("region", name="Map").get_by_role("button", name=re.compile("^Gimli"))
    menu = ann.page.get_by_role("dialog", name="Gimli")
    gimli.focus()
    gimli.press("Enter")
    expect(menu).to_be_visible()
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"):
        ann.page.keyboard.press(key)
        assert menu.evaluate("each => each.contains(document.activeElement)")
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(gimli).to_be_focused()
    gimli.press("Enter")
    expect(menu).to_be_visible()
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    gimli.focus()
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(gimli).to_be_focused()


def test_a_spot_says_why_nothing_can_be_chosen_there(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero('Gimli'), tokens={'stone': FAR})['token']}")
    expect(ann.question).to_contain_text("turn")
    for name, why in (("search token", "Too far: 2 spaces away from Gimli"), ("Gimli", "It is Gimli's turn")):
        ann.page.get_by_role("region", name="Map").get_by_role("button", name=re.compile(f"^{name}")).press("Enter")
        expect(ann.page.get_by_role("dialog")).to_contain_text(why)
        ann.page.keyboard.press("Escape")


def test_tokens_of_a_kind_are_told_apart_by_what_can_be_done_with_them(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero(), tokens={'stone': HERE, 'snare': HERE})['token']}")
    for name in ("Interact, “Lift the stone”", "Interact, “Disarm the snare”"):
        expect(ann.question.locator("b").get_by_text(name, exact=True)).to_be_visible()


def test_scouted_cards_go_back_together_and_are_taken_back_together(visit: Visit, client: Client) -> None:
    ann = visit()
    hero = Hero("Gimli", deck=["Strider", "Wanderer", "Arrogant"])
    ann.page.goto(f"/table#{laid(client, hero)['token']}")
    press(ann, "End the turn")
    play(ann, asks("prepare"))
    press(ann, "Prepare none")
    game, answers = game_of(ann.table), len(ann.table.answers)
    end = " on top of the deck"
    turned_up = [each.removesuffix(end) for each in labels(ann.table).values() if each.endswith(end)]
    ann.question.get_by_role("button", name="All on top").click()
    ann.wait(lambda: len(ann.table.answers) == answers + 2, "both cards are put back")
    assert [game.card(each).title for each in reversed(game.state.decks[0])][:2] == turned_up
    ann.wait(lambda: ann.shows(ann.table), "the page is up to date")
    ann.button("Undo").click()
    ann.wait(lambda: len(ann.table.answers) == answers, "both are taken back")
    expect(ann.question).to_contain_text("where do these cards go?")


def test_the_board_of_the_hero_whom_a_question_is_about_is_open(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    for hero in ("Gimli", "Legolas"):
        expect(ann.question).to_contain_text(f"Where does {hero} begin?")
        expect(board(ann, hero)).to_be_visible()
        ann.do(lambda: ann.page.keyboard.press("1"))


def test_whoever_plays_by_keyboard_comes_from_choice_to_choice_and_not_into_the_story(
    visit: Visit, client: Client
) -> None:
    ann = visit()
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    ann.question.get_by_role("button", name="300A, space 1").focus()
    for _ in ("Gimli", "Legolas"):
        ann.do(lambda: ann.page.keyboard.press("1"))
    expect(ann.question.get_by_role("button", name="Read aloud").first).to_be_visible()
    expect(ann.question.locator(".choice").first).to_be_focused()


def test_a_story_begins_with_its_beginning_and_stays_until_it_is_read(visit: Visit, client: Client) -> None:
    ann = visit(NARROW)
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    opening = ann.question.get_by_text("Hester Quill has carried")
    note = ann.question.get_by_text("The first note is pinned")
    unread = ann.question.get_by_role("list", name="You haven't read this yet")
    told = ann.page.get_by_role("group", name="What has happened")
    more = ann.question.locator(".story-text").filter(has=told).get_by_role("button", name="More below")
    for hero in ("Gimli", "Legolas"):
        expect(ann.question).to_contain_text(f"Where does {hero} begin?")
        ann.do(lambda: ann.page.keyboard.press("1"))
    expect(opening).to_be_in_viewport()
    expect(note).not_to_be_in_viewport()
    ann.do(lambda: ann.page.keyboard.press("p"))
    expect(unread).to_contain_text("The first note is pinned")
    more.click()
    told.press("End")
    expect(more).to_have_count(0)
    expect(note).to_be_in_viewport()
    ann.do(lambda: ann.page.keyboard.press("1"))
    expect(unread).to_have_count(0)


def test_whoever_watches_sees_the_table_and_chooses_nothing(visit: Visit, client: Client) -> None:
    tokens = journey(client, mine(GIMLI, LEGOLAS), adventure="letter-bag")
    eve = visit(NARROW)
    eve.page.goto(f"/table#watch={tokens['watch']}")
    expect(eve.question).to_contain_text("You are watching. Ann is to choose, and is away.")
    expect(eve.question.get_by_role("button", name="300A")).to_have_count(0)
    expect(eve.button("Undo")).to_have_count(0)


def test_the_board_of_a_hero_tells_everything_that_lies_before_them(visit: Visit, client: Client) -> None:
    hero = Hero(
        "Legolas", items=["Great Bow", "Extra Rations"], prepared=["Strider"], discards=["Wanderer", "Strider"],
        boons=[Boon.HIDDEN], damage=["Shaken"], fear_down=2, inspiration=2,
    )  # fmt: skip
    ann = visit()
    ann.page.goto(f"/table#{laid(client, hero)['token']}")
    found = board(ann, "Legolas")
    expect(found.get_by_role("list", name="Stats of Legolas")).to_contain_text("agility")
    expect(found.get_by_role("button", name="Extra Rations, trinket, 2 depletion tokens")).to_be_visible()
    expect(found.get_by_role("button", name="Great Bow, two-handed item, agility, ranged")).to_be_visible()
    expect(found.get_by_role("button", name="Hidden, boon")).to_be_visible()
    expect(found.get_by_role("button", name="Shaken, damage")).to_be_visible()
    expect(found.get_by_role("button", name="fear, face down")).to_have_count(2)
    heroes = ann.page.get_by_role("region", name="Heroes")
    expect(heroes.get_by_role("img", name="Damage: 1 of 4, 1 face up")).to_be_visible()
    expect(heroes.get_by_role("img", name="Fear: 2 of 6")).to_be_visible()
    expect(heroes.get_by_role("img", name="Inspiration: 2 of 5")).to_be_visible()
    found.get_by_role("button", name="Discard pile").click()
    pile = ann.page.get_by_role("dialog", name="Discard pile of Legolas")
    expect(pile.get_by_role("listitem")).to_have_count(2)
    pile.get_by_role("button", name="Wanderer").click()
    expect(ann.page.get_by_role("dialog", name="Wanderer")).to_be_visible()


def test_pointing_at_a_card_shows_it_in_the_inspector(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero('Gimli', items=['Battle Axe']))['token']}")
    board(ann, "Gimli").get_by_role("button", name="Battle Axe").hover()
    inspector = ann.page.get_by_role("complementary", name="Inspector")
    expect(inspector).to_contain_text("2 hits, sunder")
    ann.page.mouse.move(300, 20)
    expect(inspector).to_have_count(0)


def test_a_choice_is_taken_back_and_made_again_and_keys_do_all_of_it(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    table = ann.table
    expect(ann.question).to_contain_text("Where does Gimli begin?")
    ann.do(lambda: ann.page.keyboard.press("1"))
    expect(ann.question).to_contain_text("Where does Legolas begin?")
    ann.do(lambda: ann.page.keyboard.press("u"))
    assert table.answers == []
    ann.do(ann.button("Redo").click)
    assert len(table.answers) == 1
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_contain_text("choose by number")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_role("dialog", name="The party")).to_contain_text("Chronicle")


def test_a_hint_is_asked_for_and_taken(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    ann.button("Hint").click()
    hint = ann.page.get_by_role("dialog", name="Hint")
    best = hint.get_by_role("button", name="Do it").first
    expect(best).to_be_visible(timeout=60_000)  # the search has a process of its own, which has to start first
    ann.do(best.click)
    assert len(ann.table.answers) == 1


def test_an_interaction_has_its_chance_beside_it(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{laid(client, Hero(deck=['Strider'] * 10), tokens={'stone': HERE})['token']}")
    expect(ann.question.get_by_role("button", name="Interact, “Lift the stone”")).to_contain_text("100 %")


def test_a_save_of_a_journey_is_downloaded(visit: Visit, client: Client) -> None:
    ann = visit()
    ann.page.goto(f"/table#{journey(client, mine(GIMLI, LEGOLAS), adventure='letter-bag')['token']}")
    ann.button("Menu").click()
    with ann.page.expect_download() as download:
        ann.button("Save to a file").click()
    assert download.value.suggested_filename == "waybread-letter-bag.save"


def test_a_running_adventure_and_what_is_opened_over_it_have_no_serious_fault(visit: Visit, client: Client) -> None:
    hero = Hero("Legolas", items=["Great Bow"], prepared=["Strider"], damage=["Shaken"], fear_down=2, inspiration=2)
    ann = visit(examined=True)
    ann.page.goto(f"/table#{laid(client, hero, groups=[Foes('wight')], tokens={'stone': HERE})['token']}")
    expect(ann.question.get_by_role("list").first).to_be_visible()
    found = faults(ann)
    for key in ("c", "m"):
        ann.page.keyboard.press(key)
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        found += faults(ann)
        ann.page.keyboard.press("Escape")
    assert found == []
