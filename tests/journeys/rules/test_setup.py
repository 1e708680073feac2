"""From a setup to the first turn, and what is left after an adventure (jme:setup, jme:69.3, jme:97, jme:camp)."""

from collections import Counter

import pytest

from tests.journeys.plug import setup
from waybread.journeys import CARDS, JourneyGame
from waybread.journeys.facts import BASIC, WEAKNESS, CardType
from waybread.journeys.state import Zone
from waybread.kernel import Event, Streams


@pytest.mark.rule("jme:setup.new.4", "jme:setup.cont.2")
def test_damage_fear_and_weaknesses_are_shuffled_into_three_common_decks() -> None:
    states = [JourneyGame.deal(setup("cold-beacon", 2), Streams(seed)) for seed in (1, 2)]
    for state in states:
        kinds = [
            {state.cards[each].type for each in deck}
            for deck in (state.damage_deck, state.fear_deck, state.weakness_deck)
        ]
        assert kinds == [{CardType.DAMAGE}, {CardType.FEAR}, {CardType.SKILL}]
        assert (len(state.damage_deck), len(state.fear_deck)) == (28, 28)
    one, two = ([state.identity[each] for each in state.damage_deck] for state in states)
    assert one != two
    assert Counter(one) == Counter(two)


@pytest.mark.rule("jme:setup.new.5", "jme:setup.cont.3", "jme:97.1")
def test_boons_lie_in_the_supply_by_type() -> None:
    state = JourneyGame.deal(setup("cold-beacon", 3), Streams(1))
    supply = Counter(str(state.cards[n].boon) for n, zone in enumerate(state.zone) if zone == Zone.SUPPLY)
    assert supply == {"hidden": 3, "emboldened": 3, "determined": 3}
    assert (state.groups, state.tiles) == ([], ())


@pytest.mark.rule("jme:setup.new.9", "jme:69.3", "jme:69.3b", "jme:78.3", "jme:setup.cont.7")
def test_role_card_one_is_prepared_and_the_other_fourteen_cards_are_the_shuffled_deck() -> None:
    state = JourneyGame.deal(setup("cold-beacon", 1), Streams(1))
    assert [state.identity[each] for each in state.prepared[0]] == ["captain.1"]
    deck = [state.identity[each] for each in state.decks[0]]
    assert len(deck) == 14
    assert {"captain.2", "captain.3", "basic.6", "aragorn.5"} <= set(deck)
    other = JourneyGame.deal(setup("cold-beacon", 1), Streams(2))
    assert deck != [other.identity[each] for each in other.decks[0]]


@pytest.mark.rule("jme:setup.new.8d", "jme:setup.cont.4e", "jme:85.1d", "jme:112.1")
def test_each_hero_has_one_weakness_of_the_common_deck() -> None:
    state = JourneyGame.deal(setup("cold-beacon", 3), Streams(1))
    held = [[each for each in deck if state.cards[each].owner == WEAKNESS] for deck in state.decks]
    assert [len(each) for each in held] == [1, 1, 1]
    assert len(state.weakness_deck) == 17


@pytest.mark.rule("jme:112.1")
def test_which_weakness_a_hero_has_is_left_to_chance() -> None:
    dealt = [JourneyGame.deal(setup("cold-beacon", 1), Streams(seed)) for seed in range(30)]
    held = {state.identity[each] for state in dealt for each in state.decks[0] if state.cards[each].owner == WEAKNESS}
    assert len(held) > 10


@pytest.mark.rule("jme:setup.cont.4a", "jme:85.1e", "jme:85.1f", "jme:setup.cont.4d")
def test_bought_cards_and_titles_are_in_the_deck() -> None:
    given = setup("cold-beacon", 1)
    given["heroes"][0] |= {"skills": ["hunter.5"], "titles": ["title.8"]}
    state = JourneyGame.deal(given, Streams(1))
    assert {"hunter.5", "title.8"} <= {state.identity[each] for each in state.decks[0]}


@pytest.mark.rule("jme:setup.cont.5", "jme:setup.cont.6", "jme:109.3")
def test_items_and_one_trinket_are_equipped_with_their_tokens() -> None:
    state = JourneyGame.deal(setup("cold-beacon", 1), Streams(1))
    keys = [state.identity[each] for each in state.equipped[0]]
    assert keys == ["item.sword", "item.banner", "item.travel-garb", "item.old-map"]
    assert state.depletion == {state.equipped[0][3]: 3}


@pytest.mark.rule("jme:69.2a")
def test_every_hero_scouts_two_before_the_first_action_phase() -> None:
    """J15."""
    events: list[Event] = []
    game = JourneyGame.new(setup("cold-beacon", 2, seats=1), 1, tell=events.append)
    while game.decision is not None and game.state.phase == "setup":
        game.choose(game.decision.options[-1])
    scouted = [each.facts for each in events if each.kind == "scouted"]
    assert [each["hero"] for each in scouted] == [0, 1]
    assert all(len(str(each["cards"]).split(", ")) == 2 for each in scouted)


@pytest.mark.rule("jme:84.0", "jme:44.3", "jme:84.1")
def test_one_player_can_lead_several_heroes_each_with_a_play_area_of_its_own() -> None:
    game = JourneyGame.new(setup("cold-beacon", 3, seats=1), 1)
    assert list(game.players) == [0]
    assert len(game.state.decks) == len(game.state.equipped) == len(game.state.prepared) == 3


@pytest.mark.rule("jme:85.3")
def test_many_skill_cards_show_icons() -> None:
    basic = [card for card in CARDS.values() if card.owner == BASIC]
    assert [(card.success, card.fate) for card in basic] == [(0, 1)] * 5 + [(0, 2)]
