"""What a seat may know: cards that are turned up, and cards that were seen before they went out of sight."""

from typing import Any

from tests.journeys.board import BLANK, FAR, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.proving_ground import variant
from waybread.cards import ability_card, ability_slot
from waybread.journeys.decisions import read_act
from waybread.journeys.facts import Stat
from waybread.journeys.rules.forecast import chances
from waybread.journeys.rules.harm_cards import pick_face_down
from waybread.journeys.rules.zones import shuffle_deck
from waybread.journeys.script.adventure import Condition, Objective, TokenOf
from waybread.kernel import PASS


def known(table: Table, viewer: int, deck: str) -> Any:
    """What a seat knows of a deck: places from the top and keys."""
    view: Any = table.game.view(viewer)
    return view["known"].get(deck, [])


def test_cards_that_are_scouted_lie_open_for_all() -> None:
    heroes = Hero("Gimli", deck=("Undying Might", "Fury")), Hero("Legolas", "Hunter", seat=1)
    table = lay(*heroes, at="73")
    for viewer in (0, 1, None):
        view: Any = table.game.view(viewer)
        assert sorted(each["key"] for each in view["turned_up"]) == ["basic.1", "gimli.5"]
    table.done()
    while table.kind == "put back":
        table.choose(table.offered[0])
    view = table.game.view(1)
    assert not {"basic.1", "gimli.5"} & {each["key"] for each in view["turned_up"]}  # Legolas scouts by now


def test_a_damage_card_that_asks_something_lies_open_while_it_does() -> None:
    hero = Hero("Gimli", "Guardian", prepared=("Fury", "Kinship"))
    table = lay(hero, tokens={"thorn": HERE}, damage_deck=("Deep Bruise",)).choose("interact thorn")
    assert table.kind == "discard prepared"
    view: Any = table.game.view(None)
    assert [each["key"] for each in view["turned_up"]] == ["damage.deep-bruise"]


def test_cards_revealed_in_a_test_lie_open_as_long_as_it_lasts() -> None:
    hero = Hero("Gimli", "Guardian", deck=(SUCCESS, *(BLANK,) * 9), prepared=["Undying Might"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone")
    view: Any = table.game.view(0)
    assert sorted(each["key"] for each in view["turned_up"]) == ["aragorn.2", *["weakness.1"] * 3]
    view = table.done().game.view(0)
    assert view["turned_up"] == []


def test_a_damage_card_that_is_discarded_when_it_is_resolved_is_known_under_its_deck() -> None:
    table = lay(Hero("Gimli", "Guardian"), Hero("Legolas", "Hunter", seat=1), tokens={"thorn": HERE},
                damage_deck=("Poison",)).choose("interact thorn")  # fmt: skip
    under = len(table.game.state.damage_deck) - 1
    for viewer in (0, 1):
        assert known(table, viewer, "damage") == [[under, "damage.poison"]]
    imagined = table.game.determinize(0, seed=3).state
    assert imagined.identity[imagined.damage_deck[0]] == "damage.poison"


def bilbo_and_elena() -> Table:
    """Bilbo has looked at the top card of his deck before he interacted; Elena belongs to another seat."""
    bilbo = Hero("Bilbo", "Burglar", deck=["Fury", *[BLANK] * 9])
    return lay(bilbo, Hero("Elena", "Musician", seat=1), tokens={"stranger": HERE}).choose("interact stranger")


def test_a_card_that_one_seat_has_looked_at_is_known_to_that_seat_alone() -> None:
    table = bilbo_and_elena()
    assert known(table, 0, "0") == [[0, "gimli.5"]]
    assert known(table, 1, "0") == []
    view: Any = table.game.view(None)
    assert view["known"] == {}


def test_where_a_known_card_lies_is_told_from_the_top() -> None:
    table = bilbo_and_elena()
    table.game.state.known[table.game.state.decks[0][3]] = 0b11
    assert [place for place, _ in known(table, 1, "0")] == [6]  # of ten cards the fourth from below


def test_nobody_knows_where_cards_lie_in_a_deck_that_is_shuffled() -> None:
    table = bilbo_and_elena().done(2).until("prepare")
    assert known(table, 0, "0") == []


def test_what_a_seat_has_seen_stays_where_it_is_in_the_worlds_it_imagines() -> None:
    table = bilbo_and_elena()
    tops: list[set[str]] = []
    for viewer in (0, 1):
        worlds = [table.game.determinize(viewer, seed).state for seed in range(12)]
        tops.append({world.cards[world.decks[0][-1]].title for world in worlds})
        table.done()  # Elena is asked next
    assert tops[0] == {"Fury"}
    assert len(tops[1]) > 1


def test_a_face_down_card_that_nobody_has_seen_may_be_any_card_of_its_kind() -> None:
    table = lay(Hero("Gimli", damage_down=1), damage_deck=("Entangled",) * 20)
    (card,) = table.game.state.harm[0]
    imagined = {table.game.determinize(0, seed).state.cards[card].title for seed in range(12)}
    assert imagined == {"Weariness", "Entangled"}


def test_a_face_down_card_that_was_seen_is_known_and_stays_what_it_is() -> None:
    table = lay(Hero("Gimli"), tokens={"thorn": HERE}, damage_deck=("Fever", *("Entangled",) * 20))
    table.choose("interact thorn")
    (card,) = table.game.state.harm[0]
    heroes: Any = table.game.view(0)["heroes"]
    assert [(each["up"], each["key"]) for each in heroes[0]["harm"]] == [(False, "damage.fever")]
    assert {table.game.determinize(0, seed).state.cards[card].title for seed in range(6)} == {"Fever"}


def test_a_face_up_card_is_told_to_all() -> None:
    table = lay(Hero("Gimli", damage=["Entangled"]))
    for viewer in (0, None):
        heroes: Any = table.game.view(viewer)["heroes"]
        assert [(each["up"], each["key"]) for each in heroes[0]["harm"]] == [(True, "damage.entangled")]


def test_no_view_has_the_options_which_are_sent_with_the_question() -> None:
    table = lay(Hero("Gimli"), Hero("Elena", seat=1))
    assert table.decision.player == 0
    for seat in (0, 1, None):
        assert "options" not in table.game.view(seat)


def test_thresholds_that_were_passed_are_told_no_more() -> None:
    table = lay(Hero("Gimli"))
    before: Any = table.game.view(None)["thresholds"]
    table.game.state.app.passed.append(10)
    assert len(before) == 2
    assert table.game.view(None)["thresholds"] == before[1:]


def test_a_trinket_is_shown_with_its_tokens() -> None:
    heroes: Any = lay(Hero("Gimli", items=["Old Map", "Battle Axe"])).game.view(None)["heroes"]
    assert [each.get("tokens") for each in heroes[0]["equipped"]] == [3, None]


def test_a_card_that_went_back_into_its_deck_while_its_ability_is_offered_stays_what_it_is() -> None:
    hero = Hero(role="Pathfinder", prepared=["Paths Unseen"], deck=[BLANK], discards=[BLANK] * 12)
    table = lay(hero, Hero("Legolas", at=FAR), groups=[Foes(at=HERE)], seed=2)
    game = table.choose("Paths Unseen sprint", f"move {NEAR}").game  # the deck runs out when the foes are provoked
    option = game.decision.options[0] if game.decision else PASS
    card = ability_card(read_act(option)[1])
    assert card in game.state.decks[0]
    worlds = [game.determinize(viewer=0, seed=seed) for seed in range(12)]
    assert {each.state.identity[card] for each in worlds} == {game.state.identity[card]}
    assert len({each.state.decks[0].index(card) for each in worlds}) > 3
    for each in worlds:
        each.choose(option)


def test_a_card_that_helped_a_test_and_lies_in_the_new_deck_is_not_shown() -> None:
    hero = Hero("Gimli", "Guardian", deck=(BLANK,) * 4, prepared=["Undying Might", "Undying Might"])
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "Undying Might")
    assert (table.kind, table.deck()) == ("test", ["Undying Might"])  # a new deck, as the old one was empty (jme:76.1)
    view: Any = table.game.view(None)
    assert view["test"]["helped"] == []


def test_nobody_knows_the_cards_of_a_shuffled_deck_while_other_decks_stay_known() -> None:
    table = lay(Hero("Gimli"), Hero("Legolas", "Hunter"))
    state = table.game.state
    state.known = {state.decks[0][0]: 0b11, state.decks[1][0]: 0b11}
    shuffle_deck(table.game, 0)
    assert state.known == {state.decks[1][0]: 0b11}


def test_a_lone_face_down_card_that_was_seen_stays_known_when_it_is_picked() -> None:
    table = lay(Hero("Gimli", damage_down=1))
    (card,) = table.game.state.harm[0]
    table.game.state.known[card] = 0b1
    assert pick_face_down(table.game, 0) == card
    assert table.game.state.known == {card: 0b1}


def test_an_attack_shows_what_each_line_that_can_be_paid_for_would_do() -> None:
    table = lay(Hero("Gimli", items=["Battle Axe"], deck=(SUCCESS, *(BLANK,) * 9)), groups=[Foes(at=HERE)])
    table.choose("attack")
    test: Any = table.game.view(0)["test"]
    assert (test["preview"]["hits"], test["preview"]["bars"]) == (0, [[5, 0, 0]])
    assert [(each["hits"], each["bars"]) for each in test["lines"]] == [(2, [[3, 0, 0]])]  # the other one costs 2


def test_a_line_that_has_been_paid_for_is_not_shown_again() -> None:
    table = lay(Hero("Gimli", items=["Battle Axe"], deck=(SUCCESS,) * 10), groups=[Foes("hill-troll", HERE)])
    table.choose("attack", "Battle Axe line 1")
    test: Any = table.game.view(0)["test"]
    assert [(ability_slot(each["line"]), each["hits"]) for each in test["lines"]] == [(1, 8)]


def test_a_card_that_added_a_success_is_shown_with_the_test() -> None:
    hero = Hero("Gimli", "Guardian", prepared=["Undying Might"] * 2)
    table = lay(hero, tokens={"stone": HERE}).choose("interact stone", "Undying Might")
    test: Any = table.game.view(0)["test"]
    assert [each["key"] for each in test["helped"]] == ["basic.1"]


def test_the_chances_of_a_test_count_the_cards_that_the_viewer_has_seen() -> None:
    table = lay(Hero("Gimli", deck=(SUCCESS, *(BLANK,) * 7)))
    assert chances(table.game, 0, Stat.MIGHT, 0)["odds"] == [0.5, 0.5]  # four of eight cards
    table.game.state.known[table.game.state.decks[0][-1]] = 0b1
    assert chances(table.game, 0, Stat.MIGHT, 0)["odds"] == [0.0, 1.0]


def test_the_chances_of_a_test_include_the_cards_that_it_reveals_beyond_the_stat() -> None:
    table = lay(Hero("Gimli", deck=(SUCCESS, *(BLANK,) * 9)))
    assert chances(table.game, 0, Stat.MIGHT, 0, more=1) == {
        "cards": 5, "odds": [0.5, 0.5], "inspired": [0.5, 0.5], "inspiration": 0,
    }  # fmt: skip


def test_an_objective_is_shown_with_its_words_and_with_how_much_of_it_is_done() -> None:
    bells = Objective("prove", "objective.bells", done=(Condition("counter", "bells", number=3),))
    ringing = variant("ringing", objectives=(bells,), texts={"objective.bells": "Ring three bells."})
    table = lay(Hero("Gimli"), adventure=ringing)
    table.game.state.app.counters["bells"] = 2
    view: Any = table.game.view(None)
    assert (view["objective_words"], view["objective_counts"]) == ("Ring three bells.", [[2, 3]])
    table.game.state.app.objective = ""
    view = table.game.view(None)
    assert (view["objective_words"], view["objective_counts"]) == ("", [])


def test_a_button_shows_how_many_successes_are_still_needed() -> None:
    table = lay(Hero("Gimli"), tokens={"heap": HERE})
    table.game.state.app.counters["dug"] = 3
    tokens: Any = table.game.view(None)["tokens"]
    assert [each.get("need") for each in tokens[0]["buttons"]] == [1, None]  # of four


def test_terrain_says_whether_the_adventure_has_rules_of_its_own_for_it() -> None:
    grove = variant("grove", tokens=(TokenOf("old bush", "bush"), TokenOf("chest", "search")))
    table = lay(Hero("Gimli"), adventure=grove, tokens={"old bush": HERE, "chest": HERE}, terrain=[("boulder", HERE)])
    tokens: Any = table.game.view(None)["tokens"]
    assert [(each["kind"], each["own_rules"]) for each in tokens] == [
        ("bush", True), ("search", False), ("boulder", False),
    ]  # fmt: skip


def test_the_skills_of_the_first_hero_stay_out_of_the_weakness_deck_in_the_worlds_a_seat_imagines() -> None:
    table = lay(Hero("Gimli", deck=("Fury",) * 10))
    for seed in range(6):
        imagined = table.game.determinize(0, seed).state
        assert {imagined.cards[each].title for each in imagined.decks[0]} == {"Fury"}
