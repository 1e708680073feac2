"""A campaign as data that a person edits: what is wrong is told, a sentence for each fault."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.journeys.campaign.parties import at_camp, begun, choices, embarked
from waybread.journeys.campaign.adventure_end import Result, finish
from waybread.journeys.campaign.camp import buy
from waybread.journeys.campaign.campaign_data import data_of, faults_of, from_data
from waybread.journeys.campaign.campaign_start import Choice, embark
from waybread.journeys.campaign.party import Campaign, CampaignError, add_to_chronicle

CAMP = buy(
    at_camp(lore=30, experience={"Aragorn": 9}, titles={"Gimli": ("title.3",)}, trinkets=("item.old-map", "item.rope")),
    "Aragorn",
    "captain.4",
)
AWAY = add_to_chronicle(
    embark(CAMP, {**choices(CAMP), "Gimli": Choice("Hunter", "item.rope")}), 1, "A wolf:\nit howls."
)

Data = dict[str, Any]


def edited(change: Callable[[Data], object], campaign: Campaign = CAMP) -> list[str]:
    """The faults of a campaign's data after an edit, which are also what reading it is refused with."""
    data: Data = json.loads(json.dumps(data_of(campaign)))
    change(data)
    found = faults_of(data)
    if found:
        with pytest.raises(CampaignError) as error:
            from_data(data)
        assert str(error.value) == found[0]
    return found


def put(**values: Any) -> Callable[[Data], object]:
    """An edit of the campaign."""
    return lambda data: data.update(values)


def hero(**values: Any) -> Callable[[Data], object]:
    """An edit of its first hero, Aragorn."""
    return lambda data: data["heroes"][0].update(values)


@pytest.mark.rule("jme:camp.6", "jme:36.1")
@pytest.mark.parametrize(
    "campaign",
    [begun(), begun(difficulty="hard", slot=7), embarked(begun()), CAMP, AWAY, finish(AWAY, Result(False, 3))],
)
def test_a_campaign_is_read_as_it_was_written(campaign: Campaign) -> None:
    assert from_data(json.loads(json.dumps(data_of(campaign)))) == campaign


def test_the_data_is_made_of_words_that_a_person_knows() -> None:
    assert data_of(AWAY)["heroes"][1] == {
        "hero": "Gimli",
        "seat": 0,
        "role": "Hunter",
        "played": ["Guardian", "Hunter"],
        "experience": {"Guardian": 0},
        "skills": [],
        "titles": ["title.3"],
        "items": ["item.battle-axe", "item.ring-mail"],
        "trinket": "item.rope",
    }
    assert data_of(AWAY)["chronicle"][-1] == {
        "adventure": "the-second-mile", "round": 1, "prompts": ["A wolf:\nit howls."],
    }  # fmt: skip


def test_what_has_a_default_may_be_left_out() -> None:
    bare = {
        "format": 1, "campaign": "a", "difficulty": "normal", "name": "We", "slot": 2, "adventure": "first",
        "heroes": [{"hero": "Bilbo"}],
    }  # fmt: skip
    campaign = from_data(bare)
    assert (campaign.products, campaign.lore, campaign.heroes[0].items) == (("core",), 0, ())


@pytest.mark.parametrize("name", ["format", "campaign", "difficulty", "name", "slot", "adventure", "heroes"])
def test_what_has_no_default_is_missed(name: str) -> None:
    assert [each.split(":")[0].casefold() for each in edited(lambda data: data.pop(name))] == [name]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(format=2), "Format: this program reads format 1."),
        (put(campaign=""), "Campaign: a text in quotation marks belongs here, not ''."),
        (put(difficulty="nightmare"), "Difficulty: 'nightmare' is not known; there are normal, hard."),
        (put(name=""), "Name: a text in quotation marks belongs here, not ''."),
        (put(name="W" * 61), "Name: A party's name has at most 60 letters, not 61."),
        (put(name="\ud800"), "Name: a text in quotation marks belongs here, not '\\ud800'."),
        (put(slot=11), "Slot: a whole number from 1 to 10 belongs here, not 11."),
        (put(slot="1"), "Slot: a whole number from 1 to 10 belongs here, not '1'."),
        (put(products=["cores"]), "Products: 'cores' is no product that is known here; did you mean core?"),
        (put(adventure=None), "Adventure: a text in quotation marks belongs here, not None."),
        (put(embarked="no"), "Embarked: true or false belongs here, not 'no'."),
        (put(lore=-3), "Lore: a whole number from 0 to 1000000 belongs here, not -3."),
        (put(lore=1.5), "Lore: a whole number from 0 to 1000000 belongs here, not 1.5."),
        (put(trinkets=["item.sword"]), "Trinkets: 'item.sword' is no trinket that is known here; there are "),
        (put(trinkets=[["item.rope"]]), 'Trinkets: a list of texts, as ["one", "another"], belongs here, not a list.'),
        (put(trinkets=["item.rope"] * 2), "Items and trinkets: There is only one of Rope, not 2."),
        (
            put(zzz=1),
            "The campaign: 'zzz' is not understood; there are format, campaign, difficulty, name, slot, products, "
            "adventure, embarked, lore, trinkets, heroes, outcomes, variables, chronicle.",
        ),
        (put(loer=3), "The campaign: 'loer' is not understood; did you mean lore?"),
        (put(variables={"a": None}), "Variables, a: a whole number from -1000000 to 1000000 belongs here, not None."),
        (
            put(outcomes=[{}]),
            "Outcomes, entry 1, adventure: a text in quotation marks belongs here, and nothing is there.",
        ),
        (put(outcomes=[{"adventure": "a", "won": 1}]), "Outcomes, entry 1, won: true or false belongs here, not 1."),
        (
            put(chronicle=[{"adventure": "a", "round": -1, "prompts": []}]),
            "Chronicle, entry 1, round: a whole number from 0 to 1000000 belongs here, not -1.",
        ),
        (put(chronicle={}), "Chronicle: a list of entries, as [{...}, {...}], belongs here, not an entry."),
        (put(heroes=[]), "Heroes: a party has 1 to 5 heroes, not 0."),
        (hero(hero="Strider"), "Heroes, entry 1, hero: 'Strider' is not known; there are Aragorn, Beravor, "),
        (hero(hero="Gimli"), "Heroes: Gimli is there 2 times; each hero is played once."),
        (hero(seat=5), "Heroes, entry 1, seat: a whole number from 0 to 4 belongs here, not 5."),
        (
            put(variables={"\ud800": 1}),
            'Variables: a list of numbers by name, as {"name": 1}, belongs here, not an entry.',
        ),
        (put(outcomes=[{"adventure": "a", "won": True, "lost": 1}]), "Outcomes, entry 1: 'lost' is not understood; "),
        (
            put(chronicle=[{"adventure": "a", "round": 1, "prompts": [], "x": 1}]),
            "Chronicle, entry 1: 'x' is not understood; there are adventure, round, prompts.",
        ),
        (hero(seat=2), "Heroes: Seats are numbered from 0 on, and none is without a hero."),
        (hero(role="Guardian", played=["Guardian", "Captain"]), "Heroes: Guardian is the role of 2 heroes; in an "),
        (hero(role="King"), "Heroes, entry 1, role: 'King' is not known; there are Burglar, Captain, "),
        (hero(role="Hunter"), "Hero Aragorn, role: Hunter belongs among the roles played."),
        (hero(role=""), "Hero Aragorn, role: whoever has set out has a role; there are Burglar, Captain, "),
        (hero(played=["Captain"] * 2), "Hero Aragorn, played: Captain is there 2 times; once is enough."),
        (hero(experience={"King": 3}), "Heroes, entry 1, experience: 'King' is no role that is known here; there are "),
        (
            hero(experience={"Hunter": 3}),
            "Hero Aragorn, experience: nobody has experience in a role not played: Hunter.",
        ),
        (hero(experience={"Captain": -1}), "Heroes, entry 1, experience, Captain: a whole number from 0 to 1000000 "),
        (hero(experience=[]), 'Heroes, entry 1, experience: a list of numbers by name, as {"name": 1}, belongs here, '),
        (
            hero(skills=["captain.2"]),
            "Heroes, entry 1, skills: 'captain.2' is no skill card with a price that is known ",
        ),
        (hero(skills=["captain.4"] * 2), "Skills and titles: There is only one of Word of Triumph (Captain 4), not 2."),
        (hero(titles=["title.3"]), "Skills and titles: There is only one of Pack-Dweller (Title 3), not 2."),
        (
            hero(items=["item.rope"]),
            "Heroes, entry 1, items: 'item.rope' is no armour or item for hands that is known ",
        ),
        (
            hero(items=["item.staff", "item.sword"]),
            "Hero Aragorn, items: Aragorn has two hands for items, too few for ",
        ),
        (hero(items=["item.ring-mail"]), "Items and trinkets: There is only one of Ring Mail, not 2."),
        (hero(trinket="item.rope"), "Hero Aragorn, trinket: between adventures every trinket is in the party's stock."),
        (hero(trinkett=""), "Heroes, entry 1: 'trinkett' is not understood; did you mean trinket?"),
        (put(adventure="", outcomes=[]), "Adventure: the adventure under way or the next one belongs here, until "),
        (put(adventure="", embarked=True), "Adventure: the adventure under way or the next one belongs here, until "),
    ],
)
def test_an_edit_that_makes_no_sense_is_told_with_its_place(change: Callable[[Data], object], sentence: str) -> None:
    found = edited(change)
    assert found[0].startswith(sentence)
    assert all("\n" not in each and each.endswith((".", "?")) for each in found)


def test_a_skill_needs_its_role_to_have_been_played() -> None:
    found = edited(hero(skills=["hunter.4"]))
    assert len(found) == 1
    assert found[0].startswith("Hero Aragorn, skills: ")
    assert found[0].endswith(" (Hunter 4) is bought by those who have played its role.")


def test_a_trinket_that_two_heroes_have_taken_is_told() -> None:
    assert edited(hero(trinket="item.rope"), AWAY) == [
        "Trinkets: heroes have taken Rope, of which the party has 1 too few."
    ]


def test_every_fault_is_told_not_only_the_first() -> None:
    found = edited(lambda data: (put(lore=-1, slot=0, nonsense=1)(data), hero(hero="Nobody")(data)))
    assert [each.split(":")[0] for each in found] == ["The campaign", "Slot", "Lore", "Heroes, entry 1, hero"]


def test_a_party_may_be_changed_by_hand() -> None:
    data: Data = data_of(CAMP)
    data["heroes"][0]["experience"]["Captain"] = 40
    data["lore"] = 99
    campaign = from_data(data)
    assert (campaign.hero("Aragorn").experience, campaign.lore) == ({"Captain": 40}, 99)


def test_names_may_have_any_letters() -> None:
    campaign = replace(CAMP, name="Die Gefährten – çırak #3 ✦")
    assert from_data(json.loads(json.dumps(data_of(campaign)))) == campaign


@pytest.mark.parametrize("seed", range(40))
def test_whatever_stands_in_a_place_is_read_or_told_and_never_breaks_anything(seed: int) -> None:
    chance = random.Random(seed)
    data: Data = json.loads(json.dumps(data_of(AWAY)))
    for _ in range(3):
        node: Any = data
        while True:
            places = list(node) if isinstance(node, dict) else list(range(len(node)))
            place = chance.choice(places)
            if not isinstance(node[place], dict | list) or not node[place] or chance.random() < 0.3:
                break
            node = node[place]
        node[place] = chance.choice([None, 0, -1, True, "", "Aragorn", [], {}, [{}], ["item.rope"], {"a": 1}, 1e9])
    found = faults_of(data)
    assert all("\n" not in each and each.endswith((".", "?")) for each in found)
    if not found:
        assert from_data(json.loads(json.dumps(data_of(from_data(data))))) == from_data(data)
