"""The ways in which people and programs write decks."""

import json

import pytest

from waybread.cardgame.deckfiles import DeckFileError, DeckList, detect, read, write

ARAGORN = "51223bd0-ffd1-11df-a976-0801200c9001"
GANDALF = "51223bd0-ffd1-11df-a976-0801200c9073"


def cards(decklist: DeckList) -> dict[str, int]:
    return {entry.title: count for entry, count in decklist.cards}


def side(decklist: DeckList) -> dict[str, int]:
    return {entry.title: count for entry, count in decklist.side}


# Lists


@pytest.mark.parametrize(
    ("line", "style"),
    [
        ("3x Gandalf", "plain"),
        ("3 x Gandalf", "plain"),
        ("3 Gandalf", "plain"),
        ("3X Gandalf", "plain"),
        ("3× Gandalf", "plain"),
        ("Gandalf x3", "name-first"),
        ("Gandalf 3x", "name-first"),
        ("x3 Gandalf", "x-first"),
        ("3x Gandalf (Core Set)", "ringsdb-text"),
        ("3x Gandalf (Core)", "ringsdb-text"),
        ("Gandalf (Core) x3", "cardgamedb"),
        ("Gandalf [Core Set] x3", "cardgamedb"),
    ],
)
def test_a_line_is_understood_in_every_style(line: str, style: str) -> None:
    assert cards(read(line)) == {"Gandalf": 3}
    assert detect(line) == style


@pytest.mark.parametrize("bullet", ["- ", "* ", "• ", "  ", "\t"])
def test_a_bullet_before_a_line_is_no_matter(bullet: str) -> None:
    assert cards(read(f"{bullet}3x Gandalf")) == {"Gandalf": 3}
    assert cards(read(f"{bullet}1x Aragorn\n{bullet}3x Gandalf")) == {"Aragorn": 1, "Gandalf": 3}


@pytest.mark.parametrize("line", ["-3x Gandalf", "-3 Gandalf", "-3 x Gandalf"])
def test_a_negative_number_is_no_bullet(line: str) -> None:
    for text in (line, f"Aragorn\n{line}", f"{line}\nAragorn"):
        with pytest.raises(DeckFileError, match="Gandalf needs a number of copies from 1 to 99, not '-3'"):
            read(text)


def test_two_numbers_in_a_line_are_refused() -> None:
    with pytest.raises(DeckFileError, match=r"^Line 2: '2x Gandalf x3' has a number in front and another behind\.$"):
        read("Aragorn\n2x Gandalf x3")


@pytest.mark.parametrize(
    ("title", "type_"), [("forest spider", "enemy"), ("Beorn's Path", "quest"), ("Mendor", "objective ally")]
)
def test_a_card_that_belongs_to_a_scenario_is_told_from_names_nobody_knows(title: str, type_: str) -> None:
    with pytest.raises(DeckFileError, match=f"^Line 2: '.*' goes into no player's deck: it is of type {type_}"):
        read(f"Aragorn\n1x {title}")


@pytest.mark.parametrize("slots", ["[]", "{}", "null"])
def test_a_deck_of_ringsdb_without_slots_is_told_what_slots_are(slots: str) -> None:
    with pytest.raises(
        DeckFileError, match=r"^Line 2: 'slots' names no card; it gives cards by code with their copies"
    ):
        read(f'{{"name": "Mine",\n"slots": {slots}}}')


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_every_ending_of_lines_is_understood(ending: str) -> None:
    text = ending.join(["My Deck", "", "Hero (1)", "Aragorn", "Ally (3)", "3x Gandalf"])
    assert cards(read(text.encode())) == {"Aragorn": 1, "Gandalf": 3}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_with_its_marks_is_understood(encoding: str) -> None:
    assert cards(read("1x Théodred".encode(encoding))) == {"Théodred": 1}


def test_a_list_of_ringsdb_has_a_name_packs_headings_and_a_sideboard() -> None:
    deck = read(
        "Seastan's Deck\n\nPacks: From Core Set to Khazad-dûm (2)\n\nHeroes (2)\n\n1x Théodred (Core Set)\n"
        "1x Éowyn (Core Set)\n\nAllies (1)\n\n3x Guard of the Citadel (Core Set)\n\nEvents (1)\n\n"
        "2x Ever Vigilant (Core Set)\n\nSideboard\n\n1x Will of the West (Core Set)\n\n"
        "Decklist published on https://ringsdb.com.\n"
    )
    assert deck.name == "Seastan's Deck"
    assert cards(deck) == {"Théodred": 1, "Éowyn": 1, "Guard of the Citadel": 3, "Ever Vigilant": 2}
    assert side(deck) == {"Will of the West": 1}


def test_a_list_of_cardgamedb_counts_copies_in_its_headings() -> None:
    deck = read(
        "Total Cards: (5)\n\nHero: (2)\nAragorn (Core) x1\nTheodred (Core) x1\n\nAlly: (5)\nGandalf (Core) x3\n"
        "Faramir (Core) x2\n"
    )
    assert cards(deck) == {"Aragorn": 1, "Théodred": 1, "Faramir": 2, "Gandalf": 3}


@pytest.mark.parametrize(
    "heading", ["Heroes", "Hero (1)", "HEROES:", "## Heroes", "**Heroes (1)**", "Heroes: 1", "Hero [1]"]
)
def test_a_heading_is_understood_in_many_ways(heading: str) -> None:
    assert cards(read(f"{heading}\nAragorn\n")) == {"Aragorn": 1}


def test_a_heading_tells_a_hero_from_an_ally_of_the_same_title() -> None:
    assert [entry.type for entry, _ in read("Heroes\nFaramir\nAllies\nFaramir").cards] == ["Hero", "Ally"]


def test_a_heading_that_promises_more_shows_that_a_list_was_cut_off() -> None:
    with pytest.raises(
        DeckFileError, match=r"^Line 3: the heading says 12 cards, and 2 follow it \(5 with all copies\)"
    ):
        read("My Deck\n\nAllies (12)\n3x Guard of the Citadel\n2x Faramir\n")


@pytest.mark.parametrize(
    "name", ["Gandalf", "Heroes", "3x Gandalf", "#1", "Packs: all", "<deck>", "[b]", "https://a.b"]
)
def test_a_deck_may_have_any_name(name: str) -> None:
    deck = DeckList(name, read("1x Aragorn").cards)
    for style in ("plain", "name-first", "x-first", "ringsdb-text", "cardgamedb"):
        assert read(write(deck, style)).name == name


def test_a_first_line_that_is_a_card_is_no_name() -> None:
    deck = read("Aragorn\nGloin\n3x Gandalf", "from the file")
    assert deck.name == "from the file"
    assert cards(deck) == {"Aragorn": 1, "Glóin": 1, "Gandalf": 3}


def test_comments_and_rules_are_passed_over() -> None:
    assert cards(read("// my deck\n# of old\n-----\n1x Aragorn\n")) == {"Aragorn": 1}


def test_the_same_card_on_two_lines_is_added_up() -> None:
    assert cards(read("2x Gandalf\n1x Gandalf")) == {"Gandalf": 3}


# RingsDB's API


def test_slots_repeat_the_heroes_but_do_not_double_them() -> None:
    deck = read('{"name": "A", "heroes": {"01001": 1}, "slots": {"01001": 1, "01073": 3}, "sideslots": []}')
    assert detect('{"slots": {}}') == "ringsdb-json"
    assert cards(deck) == {"Aragorn": 1, "Gandalf": 3}


def test_heroes_that_the_slots_leave_out_still_count() -> None:
    assert cards(read('{"heroes": {"01001": 1}, "slots": {"01073": 3}}')) == {"Aragorn": 1, "Gandalf": 3}


def test_side_slots_are_the_sideboard() -> None:
    deck = read('{"slots": {"01001": 1}, "sideslots": {"01050": 2}}')
    assert side(deck) == {"A Test of Will": 2}
    assert json.loads(write(deck, "ringsdb-json"))["sideslots"] == {"01050": 2}


def test_an_unknown_code_says_its_line() -> None:
    with pytest.raises(DeckFileError, match=r"^Line 3: '01999' is no card that is known; did you mean "):
        read('{"slots": {\n"01001": 1,\n"01999": 1}}')


# OCTGN


def test_an_old_file_has_other_sections_and_no_accents() -> None:
    deck = read(
        b'\xef\xbb\xbf\n<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n'
        b'<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero">'
        b'<card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9002">Theodred</card></section><section name="Event"/>'
        b'<section name="Attachment">'
        b'<card qty="1" id="51223BD0-FFD1-11DF-A976-0801200C9027">Celebrian&#039;s Stone</card>'
        b'<card qty="2">Steward of Gondor</card></section>'
        b'<section name="Sideboard"><card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9073"/></section>'
        b"<section name='Quest' shared='True' /><notes><![CDATA[Fine & good]]></notes></deck>",
        "old",
    )
    assert deck.name == "old"
    assert deck.notes == "Fine & good"
    assert cards(deck) == {"Théodred": 1, "Steward of Gondor": 2, "Celebrían's Stone": 1}
    assert side(deck) == {"Gandalf": 1}


def test_the_id_counts_and_the_label_does_not() -> None:
    deck = read(f'<deck><section name="Ally"><card qty="1" id="{GANDALF}">Gandolf</card></section></deck>')
    assert cards(deck) == {"Gandalf": 1}


def test_an_unknown_id_is_not_guessed_from_its_label() -> None:
    text = '<deck>\n<section name="Ally">\n<card qty="1" id="0">Gandalf</card></section></deck>'
    with pytest.raises(DeckFileError, match=r"^Line 3: 'Gandalf 0' is no card that is known; did you mean Gandalf"):
        read(text)


# DragnCards


def rows(**more: object) -> list[dict[str, object]]:
    return [
        {"databaseId": ARAGORN, "quantity": 1, "loadGroupId": "playerNPlay1"},
        {"databaseId": GANDALF, "quantity": 3, "loadGroupId": "playerNDeck", **more},
    ]


@pytest.mark.parametrize(
    ("plain", "name"),
    [
        (rows(), "from the file"),
        ({"id": 3, "author_id": 1, "name": "Mine", "load_list": rows(), "public": True}, "Mine"),
        ({"preBuiltDecks": {"mine": {"label": "id:mine", "cards": rows()}}}, "mine"),
        ({"label": "Mine", "cards": rows()}, "Mine"),
    ],
)
def test_every_shape_of_a_deck_of_dragncards_is_understood(plain: object, name: str) -> None:
    text = json.dumps(plain)
    assert detect(text) == "dragncards"
    deck = read(text, "from the file")
    assert deck.name == name
    assert cards(deck) == {"Aragorn": 1, "Gandalf": 3}


def test_comments_in_the_built_in_decks_are_passed_over() -> None:
    text = '{"preBuiltDecks": { // as of 2026, see https://example.org\n"a": {"label": "A // B", "cards": ROWS}}}'
    deck = read(text.replace("ROWS", json.dumps(rows())))
    assert deck.name == "A // B"
    assert cards(deck) == {"Aragorn": 1, "Gandalf": 3}


def test_the_export_of_2021_is_understood() -> None:
    old = {
        "cardRow": {"sides": {"A": {"name": "Gandalf"}, "B": {}}, "cardid": GANDALF, "cardpackname": "Core Set"},
        "quantity": 3,
        "groupId": "player1Deck",
    }
    assert cards(read(json.dumps([old]))) == {"Gandalf": 3}


def test_the_sideboard_of_dragncards_is_kept() -> None:
    deck = read(json.dumps(rows(loadGroupId="playerNSideboard")))
    assert cards(deck) == {"Aragorn": 1}
    assert side(deck) == {"Gandalf": 3}
    assert read(write(deck, "dragncards")) == deck


def test_a_scenario_of_dragncards_is_no_deck() -> None:
    with pytest.raises(DeckFileError, match="card 2 of the list lies in 'sharedEncounterDeck'"):
        read(json.dumps(rows(loadGroupId="sharedEncounterDeck")))


# Asking for a format


def test_a_format_that_is_asked_for_is_taken() -> None:
    assert cards(read("3x Gandalf", format_="plain")) == {"Gandalf": 3}
    with pytest.raises(DeckFileError, match="XML is not whole"):
        read("3x Gandalf", format_="octgn")


def test_a_format_nobody_knows_is_refused() -> None:
    with pytest.raises(DeckFileError, match="'pdf' is no format; the formats are ringsdb-text, "):
        write(read("3x Gandalf"), "pdf")
