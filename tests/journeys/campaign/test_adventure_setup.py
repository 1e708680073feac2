"""What a game is dealt from: a setup that makes no sense is refused with one sentence."""

import re
from typing import Any

import pytest

from waybread.journeys.campaign.adventure_setup import check_setup
from waybread.kernel import SetupError


def setup(**changes: Any) -> dict[str, Any]:
    """A setup of two heroes, with some of its parts changed."""
    whole: dict[str, Any] = {
        "adventure": "the-first-mile",
        "difficulty": "hard",
        "heroes": [hero(), {"hero": "Bilbo", "role": "Burglar", "items": ["item.dagger"], "seat": 1}],
        "trinkets": ["item.rope"],
        "lore": 12,
        "variables": {"the smith is dead": 1},
    }
    return {**whole, **changes}


def hero(**changes: Any) -> dict[str, Any]:
    """Aragorn with something of everything, and with some of it changed."""
    whole = {
        "hero": "Aragorn", "role": "Captain", "items": ["item.sword", "item.travel-garb"],
        "skills": ["captain.4", "hunter.5"], "titles": ["title.3"], "trinket": "item.old-map", "seat": 0,
    }  # fmt: skip
    return {**whole, **changes}


def party(**changes: Any) -> dict[str, Any]:
    """A setup of one hero, with some of the hero's parts changed."""
    return setup(heroes=[hero(**changes)])


def without(whole: dict[str, Any], name: str) -> dict[str, Any]:
    return {each: value for each, value in whole.items() if each != name}


def test_a_whole_setup_is_accepted() -> None:
    check_setup(setup())


def test_what_has_a_default_may_be_left_out() -> None:
    check_setup({"adventure": "a", "heroes": [{"hero": "Gimli", "role": "Guardian"}]})


@pytest.mark.rule("jme:51.6")
def test_items_of_a_setup_may_be_of_any_tier() -> None:
    check_setup(party(items=["item.numenorean-sword", "item.ever-bloom"]))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (without(setup(), "adventure"), "Adventure: a text in quotation marks belongs here, and nothing is there."),
        (setup(adventure=" "), "Adventure: a text in quotation marks belongs here, not ' '."),
        (setup(difficulty="easy"), "Difficulty: 'easy' is not known; there are normal, hard."),
        (setup(difficulty=1), "Difficulty: a text in quotation marks belongs here, not 1."),
        (setup(source=1), "Source: a text in quotation marks belongs here, not 1."),
        (setup(lore=-1), "Lore: a whole number from 0 to 1000000 belongs here, not -1."),
        (setup(lore=True), "Lore: a whole number from 0 to 1000000 belongs here, not true."),
        (setup(variables=[1]), 'Variables: a list of numbers by name, as {"name": 1}, belongs here, not a list.'),
        (
            setup(variables={"a": "b"}),
            "Variables, a: a whole number from -1000000 to 1000000 belongs here, not 'b'.",
        ),
        (setup(dificulty="hard"), "The setup: 'dificulty' is not understood; did you mean difficulty?"),
        (
            without(setup(), "heroes"),
            "Heroes: a list of entries, as [{...}, {...}], belongs here, and nothing is there.",
        ),
        (setup(heroes="Aragorn"), "Heroes: a list of entries, as [{...}, {...}], belongs here, not 'Aragorn'."),
        (setup(heroes=["Aragorn"]), "Heroes, entry 1: an entry in braces, as {...}, belongs here, not 'Aragorn'."),
        (setup(heroes=[]), "Heroes: a party has 1 to 5 heroes, not 0."),
        (
            setup(trinkets=["item.ropes"]),
            "Trinkets: 'item.ropes' is no trinket that is known here; did you mean item.rope",
        ),
        (
            setup(trinkets="item.rope"),
            'Trinkets: a list of texts, as ["one", "another"], belongs here, not \'item.rope\'.',
        ),
        (setup(trinkets=["item.rope", "item.rope"]), "Heroes: There is only one of Rope, not 2."),
        (setup(trinkets=["item.old-map"]), "Heroes: There is only one of Old Map, not 2."),
        (party(hero="Aragron"), "Heroes, entry 1, hero: 'Aragron' is not known; did you mean Aragorn?"),
        (
            party(role="Cook"),
            "Heroes, entry 1, role: 'Cook' is not known; there are Burglar, Captain, Guardian, Hunter, ",
        ),
        (party(role=""), "Heroes, entry 1, role: '' is not known; there are Burglar, Captain, Guardian, Hunter, "),
        (
            party(items=["item.old-map"]),
            "Heroes, entry 1, items: 'item.old-map' is no armour or item for hands that is ",
        ),
        (
            party(items=["item.cloak", "item.ring-mail"]),
            "Hero Aragorn, items: Aragorn can wear one armour, not Cloak and ",
        ),
        (
            party(items=["item.staff", "item.sword"]),
            "Hero Aragorn, items: Aragorn has two hands for items, too few for ",
        ),
        (
            party(skills=["captain.1"]),
            "Heroes, entry 1, skills: 'captain.1' is no skill card with a price that is known ",
        ),
        (
            party(skills=["weakness.1"]),
            "Heroes, entry 1, skills: 'weakness.1' is no skill card with a price that is kn",
        ),
        (party(skills=["captain.4"] * 2), "Heroes: There is only one of Word of Triumph (Captain 4), not 2."),
        (
            party(titles=["captain.4"]),
            "Heroes, entry 1, titles: 'captain.4' is no title that is known here; there are ",
        ),
        (party(titles=["title.3", "title.3"]), "Heroes: There is only one of Pack-Dweller (Title 3), not 2."),
        (party(trinket="item.sword"), "Heroes, entry 1, trinket: 'item.sword' is not known; there are "),
        (party(seat=5), "Heroes, entry 1, seat: a whole number from 0 to 4 belongs here, not 5."),
        (party(seat=1), "Heroes: Seats are numbered from 0 on, and none is without a hero."),
        (party(sead=1), "Heroes, entry 1: 'sead' is not understood; did you mean seat?"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place_and_what_would_be_right(given: Any, sentence: str) -> None:
    with pytest.raises(SetupError, match=f"^{re.escape(sentence)}") as error:
        check_setup(given)
    assert "\n" not in str(error.value)
    assert str(error.value).endswith((".", "?"))


def test_each_hero_and_each_role_is_there_once() -> None:
    twins = [hero(), hero(role="Hunter", skills=[], titles=[], items=[], trinket="")]
    with pytest.raises(SetupError, match=r"^Heroes: Aragorn is there 2 times; each hero is played once\.$"):
        check_setup(setup(heroes=twins))
    captains = [hero(), {"hero": "Gimli", "role": "Captain"}]
    with pytest.raises(SetupError, match=r"^Heroes: Captain is the role of 2 heroes; each has one of their own\.$"):
        check_setup(setup(heroes=captains))


def test_a_skill_or_title_is_with_one_hero() -> None:
    sharing = [hero(), {"hero": "Gimli", "role": "Guardian", "skills": ["captain.4"]}]
    with pytest.raises(SetupError, match=r"^Heroes: There is only one of Word of Triumph \(Captain 4\), not 2\.$"):
        check_setup(setup(heroes=sharing))


def test_six_heroes_are_too_many() -> None:
    names = ["Aragorn", "Beravor", "Bilbo", "Elena", "Gimli", "Legolas"]
    roles = ["Captain", "Pathfinder", "Burglar", "Musician", "Guardian", "Hunter"]
    everybody = [{"hero": name, "role": role} for name, role in zip(names, roles, strict=True)]
    check_setup(setup(heroes=everybody[:5]))
    with pytest.raises(SetupError, match=r"^Heroes: a party has 1 to 5 heroes, not 6\.$"):
        check_setup(setup(heroes=everybody))
