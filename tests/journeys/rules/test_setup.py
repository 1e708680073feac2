"""From a setup to the first turn, and what is left after an adventure (jme:setup, jme:69.3, jme:97, jme:camp)."""

from collections import Counter
from typing import Any

import pytest

from tests.journeys.plug import setup
from tests.journeys.proving_ground import GROUND, do, variant
from waybread.journeys import CARDS, JourneyGame
from waybread.journeys.facts import BASIC, WEAKNESS, CardType
from waybread.journeys.script.adventure import Condition, TileOf
from waybread.journeys.script.adventure import Event as Occurrence
from waybread.journeys.script.conditions import all_hold
from waybread.journeys.state import Zone
from waybread.kernel import Event, Keep, SetupError, Streams


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


@pytest.mark.rule("jme:adv.conflicts.1", "jme:69.2a")
def test_the_party_says_who_scouts_first_before_the_first_round_too() -> None:
    given = setup("cold-beacon", 3)
    heroes: Any = given["heroes"]
    heroes[0]["skills"] = ["captain.8"]  # Inspiring Presence
    game = JourneyGame.new(given, 1)
    while game.decision is not None and game.decision.kind == "start":
        game.choose(game.decision.options[0])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.options) == ("hero", (0, 1, 2))
    game.choose(2)
    assert (game.decision.kind, game.decision.about) == ("prepare", 2)


@pytest.mark.rule("jme:56.2", "jme:56.2b")
def test_the_lore_that_the_party_has_is_known_in_an_adventure() -> None:
    game = JourneyGame.new({**setup("cold-beacon", 1), "lore": 12}, 1)
    assert game.view(None)["lore"] == 12
    assert [all_hold(game, (Condition("lore", number=each),)) for each in (12, 13)] == [True, False]
    game.state.app.lore += 1  # gained on the way
    assert (game.view(None)["lore"], all_hold(game, (Condition("lore", number=13),))) == (13, True)


def test_an_adventure_that_nobody_knows_is_refused() -> None:
    with pytest.raises(SetupError, match="There is no adventure 'lost-tale'"):
        JourneyGame.new(setup("lost-tale", 1), 1)


def begun(key: str, **changes: Any) -> tuple[JourneyGame, list[Event]]:
    """An adventure of the proving ground that has begun, and what was told until the first turn."""
    game, told = JourneyGame.deal(setup(variant(key, **changes), 1), Streams(1)), list[Event]()
    started = JourneyGame.from_state(game, keep=Keep.PLAY)
    started.listen(told.append)
    while started.decision is not None and started.decision.kind != "turn":
        started.choose(started.decision.options[-1])
    return started, told


@pytest.mark.rule("jme:37.1", "jme:37.2")
def test_the_tile_where_the_party_begins_is_explored_and_the_others_are_not() -> None:
    tiles = tuple(TileOf(f"ground {place}", at=each) for place, each in enumerate(GROUND))
    game, _ = begun("unexplored", tiles=tiles)
    assert game.state.unexplored == [1, 2]


def test_the_first_tile_lies_there_even_if_its_place_is_not_given() -> None:
    tiles = (TileOf("ground 0", pool=("300A",)), TileOf("ground 1", pool=("301A",)))
    game, _ = begun("drawn ground", tiles=tiles)
    assert [each.tile for each in game.state.tiles] == ["300A"]


def test_what_follows_from_setup_has_happened_before_the_first_round_begins() -> None:
    events = (
        Occurrence("first", "check", do=(do("counter", name="first"),)),
        Occurrence("round", "round", "1", when=(Condition("counter", "first"),), do=(do("counter", name="second"),)),
    )
    game, _ = begun("overture", events=events)
    assert game.state.app.counters == {"first": 1, "second": 1}
