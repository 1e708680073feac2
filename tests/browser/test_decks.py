"""The deck builder: decks come by paste, are built by hand, judged with reasons, kept and played."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.visitors import NARROW, WIDE, Visitor
from waybread.cardgame import deckfiles

Visit = Callable[..., Visitor]
SHORT = """Pasted
1x Aragorn
1x Glóin
3x Gandalf
2x Steward of Gondor
1x Balrog's Bane
"""


def full_deck() -> str:
    """A list of a deck that is legal."""
    deck = deckfiles.open_deck("three-spheres").deck()
    return "\n".join([*(f"1x {hero}" for hero in deck.heroes), *(f"{n}x {title}" for title, n in deck.cards.items())])


def paste(visitor: Visitor, text: str) -> Locator:
    """Bring a deck as a text; returns the dialog with what was read."""
    visitor.page.goto("/decks")
    visitor.button("Import").click()
    dialog = visitor.page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label(re.compile("^Paste a deck")).fill(text)
    dialog.get_by_role("button", name="Read it").click()
    return dialog


def verdict(visitor: Visitor) -> Locator:
    """What the builder says of the deck."""
    return visitor.page.get_by_role("region", name="May it be played?")


def test_a_pasted_deck_is_read_and_what_was_not_understood_is_said(visit: Visit) -> None:
    ann = visit()
    dialog = paste(ann, SHORT)
    expect(dialog).to_contain_text("Aragorn, Glóin · 5 cards")
    expect(dialog).to_contain_text("Balrog's Bane")
    dialog.get_by_role("button", name="Lay it open in the builder").click()
    expect(ann.page.get_by_role("group", name="3 of Gandalf").first).to_be_visible()
    expect(verdict(ann)).to_contain_text("Not by the rules yet")
    expect(verdict(ann)).to_contain_text("50")


def test_a_legal_deck_is_kept_and_taken_to_a_table(visit: Visit) -> None:
    ann = visit()
    dialog = paste(ann, full_deck())
    dialog.get_by_role("button", name="Lay it open in the builder").click()
    expect(verdict(ann)).to_contain_text("By the rules: it may be played.")
    ann.page.get_by_label("Name of the deck").fill("Ann's own")
    ann.button("Keep").click()
    expect(ann.button("Kept")).to_be_visible()
    ann.button("Play it").click()
    expect(ann.page.get_by_label("Deck of chair 1").locator("option:checked")).to_have_text("Ann's own")
    ann.button("Begin").click()
    assert ann.table.game is not None
    deck = ann.table.chairs[0].deck
    assert isinstance(deck, dict)
    assert set(deck["heroes"]) == set(deckfiles.open_deck("three-spheres").deck().heroes)


def test_a_deck_that_breaks_the_rules_is_played_only_on_purpose(visit: Visit) -> None:
    ann = visit()
    paste(ann, SHORT).get_by_role("button", name="Lay it open in the builder").click()
    expect(verdict(ann)).to_contain_text("Not by the rules yet")
    ann.button("Play it").click()
    dialog = ann.page.get_by_role("dialog", name="Play it all the same?")
    expect(dialog).to_contain_text("A deck has at least 50 cards, not 5.")
    dialog.get_by_role("button", name="Play it casually").click()
    expect(ann.page.get_by_role("list", name="Who sits where")).to_contain_text("A deck has at least 50 cards, not 5.")
    ann.button("Begin a casual game").click()
    assert ann.table.game is not None
    assert ann.table.chairs[0].deck_name == "Pasted"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_lies_on_the_heroes_of_a_deck(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    paste(ann, SHORT).get_by_role("button", name="Lay it open in the builder").click()
    face = ann.page.get_by_title("Look at Aragorn").filter(has_text="Core").bounding_box()
    out = ann.page.get_by_role("region", name="The deck").get_by_role("button", name="Take out Aragorn").bounding_box()
    assert face is not None
    assert out is not None
    assert out["y"] >= face["y"] + face["height"]


def test_a_deck_is_built_card_by_card_and_a_fourth_copy_is_refused_with_a_reason(visit: Visit) -> None:
    ann = visit(WIDE)
    ann.page.goto("/decks")
    ann.page.get_by_role("searchbox", name="Search cards for the deck").fill("gandalf")
    pool = ann.page.get_by_role("region", name="Cards to choose from")
    add = pool.get_by_role("button", name="Put in Gandalf", exact=True)
    for _ in range(3):
        add.click()
    expect(ann.page.get_by_role("group", name="3 of Gandalf").first).to_be_visible()
    add.click(force=True)  # it says that it cannot, and why when it is pressed all the same
    expect(ann.page.get_by_role("status").filter(has_text="3 copies").first).to_be_visible()
    expect(ann.page.get_by_role("group", name="3 of Gandalf").first).to_be_visible()


def test_a_deck_is_built_on_a_small_screen_part_by_part(visit: Visit) -> None:
    ann = visit(NARROW, touch=True)
    ann.page.goto("/decks")
    ann.button("Find").tap()
    ann.page.get_by_role("searchbox", name="Search cards for the deck").fill("aragorn")
    ann.button("Put in Aragorn").tap()
    ann.page.get_by_role("group", name="Part of the page").get_by_role("button", name=re.compile("^Deck")).tap()
    deck = ann.page.get_by_role("region", name="The deck")
    expect(deck.get_by_role("button", name="Take out Aragorn")).to_be_visible()


def test_a_deck_is_exported_as_a_text_that_can_be_read_again(visit: Visit) -> None:
    ann = visit()
    paste(ann, SHORT).get_by_role("button", name="Lay it open in the builder").click()
    ann.button("Export").click()
    written = ann.page.get_by_label("The deck as a file").input_value()
    assert deckfiles.read(written).deck().cards == {"Gandalf": 3, "Steward of Gondor": 2}


def test_a_deck_comes_as_a_file_and_goes_as_a_file(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(SHORT, encoding="utf-8")
    ann = visit()
    ann.page.goto("/decks")
    ann.button("Import").click()
    dialog = ann.page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("A file…").set_input_files(tmp_path / "deck.txt")
    expect(dialog).to_contain_text("Aragorn, Glóin · 5 cards")
    dialog.get_by_role("button", name="Lay it open in the builder").click()
    ann.button("Export").click()
    with ann.page.expect_download() as saving:
        ann.page.get_by_role("button", name="Download").click()
    written = saving.value.path().read_text(encoding="utf-8")
    assert deckfiles.read(written).deck().cards == {"Gandalf": 3, "Steward of Gondor": 2}


def test_charts_and_starting_hands_tell_of_a_deck(visit: Visit) -> None:
    ann = visit()
    paste(ann, full_deck()).get_by_role("button", name="Lay it open in the builder").click()
    for chart in ("Cards of each cost", "Spheres", "Types"):
        expect(ann.page.get_by_role("figure", name=chart)).to_contain_text(re.compile(r"[1-9]"))
    ann.button("Sample hand").click()
    hand = ann.page.get_by_role("dialog", name="A starting hand")
    expect(hand.get_by_role("status")).to_contain_text("Opening hand: 6 cards")
    hand.get_by_role("button", name="Mulligan").click()
    expect(hand.get_by_role("status")).to_contain_text("After the mulligan")
    hand.get_by_role("button", name="Draw a card").click()
    expect(hand.get_by_role("status")).to_contain_text("7 cards")
