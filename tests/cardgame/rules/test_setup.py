"""Setup, from shuffled decks to the first round."""

from collections.abc import Sequence

import pytest

from tests.cardgame.board import CARDS, Seat, Table, Zone, lay
from tests.cardgame.rules.witness_cards import note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, forced, setup, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.library import location, quest, treachery
from waybread.cardgame.state import SCENARIO
from waybread.cardgame.steps.setup import KEEP, MULLIGAN

SEEDS = range(1, 9)
HEROES = (["Aragorn", "Glóin"], ["Théodred"], ["Test Watcher"])


def begin(players: int = 1, cards: int = 10, seed: int = 1) -> Table:
    """A real game at its first question, with everybody asked in action windows."""
    deck = {"Guard of the Citadel": cards - cards // 2, "Snowbourn Scout": cards // 2}
    decks = [{"heroes": heroes, "cards": deck} for heroes in HEROES[:players]]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, seed)
    for player in game.players:
        game.set_stops(player, ["action"])
    return Table(game)


def vote(table: Table, *candidates: int) -> Table:
    return table.choose(*candidates)


def keep(table: Table) -> Table:
    while table.asked == "mulligan":
        table.choose(KEEP)
    return table


# Cards


async def _gather(game: CardGame, use: Use) -> None:
    """Add the top card of the encounter deck to the staging area."""
    note(game, "side A is followed")
    await place_in_staging(game, game.state.encounter_deck[-1])


async def _heed(game: CardGame, use: Use) -> None:
    """Note every card that enters play."""
    note(game, f"side B sees {game.title(use.occurrence.card)}")


@quest("Test Setup Gathering", stage=1, quest_points=4)
class Gathering:
    gather = setup(_gather)
    heed = forced(after=On.ENTERS_PLAY)(_heed)


async def _storm(game: CardGame, use: Use) -> None:
    """Reveal the top card of the encounter deck."""
    await reveal_top(game)


@quest("Test Setup Storm", stage=1, quest_points=4)
class Storm:
    storm = setup(_storm)


async def _thunder(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, f"thunder in the {game.state.phase}")


@treachery("Test Setup Thunder", keywords="Doomed 3. Surge.")
class Thunder:
    thunder = when_revealed(_thunder)


@location("Test Setup Hollow", threat=1, quest_points=9)
class Hollow:
    pass


@quest("Test Setup Second Gathering", stage=2, quest_points=4)
class SecondGathering:
    gather = setup(_gather)


# 1. Decks


@pytest.mark.rule("lcg:setup.1")
def test_every_player_deck_and_the_encounter_deck_are_shuffled() -> None:
    tables = [begin(players=2, seed=seed) for seed in SEEDS]
    for orders in (
        [[table.state.identity[each] for each in table.state.decks[0] + table.state.hands[0]] for table in tables],
        [[table.state.identity[each] for each in table.state.decks[1] + table.state.hands[1]] for table in tables],
        [[table.state.identity[each] for each in table.state.encounter_deck] for table in tables],
    ):
        assert len({tuple(each) for each in orders}) > 1  # not always the same order
        assert len({tuple(sorted(each)) for each in orders}) == 1  # but always the same cards


@pytest.mark.rule("lcg:setup.1-2", "lcg:quest-cards.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_quest_deck_is_never_shuffled_out_of_its_order(seed: int) -> None:
    table = keep(begin(seed=seed))
    stages = [table.state.cards[each].stage for each in reversed(table.state.quest_deck)]
    assert table.state.cards[table.state.quest].stage == 1
    assert stages == [2, 3, 3]


# 2. Heroes and threat


@pytest.mark.rule("lcg:setup.2")
def test_each_player_puts_their_heroes_in_their_own_area() -> None:
    table = begin(players=2)
    assert table.area(0) == ["Aragorn", "Glóin"]
    assert table.area(1) == ["Théodred"]
    assert table.state.aside == []


@pytest.mark.rule("lcg:setup.2-2")
def test_each_threat_dial_starts_at_the_heroes_threat_cost_added_up() -> None:
    table = begin(players=2)
    assert table.threat(0) == 12 + 9
    assert table.threat(1) == 8


# 3. Tokens


@pytest.mark.rule("lcg:setup.3")
def test_all_tokens_are_in_the_bank_until_players_take_them_from_there() -> None:
    table = begin(players=2)
    state = table.state
    assert (state.damage, state.progress, state.resources) == ({}, {}, {})
    keep(vote(table, 0, 0))
    assert state.round == 1  # the first resource phase has handed resources out of the bank, to both players
    assert (state.damage, state.progress) == ({}, {})
    assert state.resources == {table.id(hero): 1 for hero in ("Aragorn", "Glóin", "Théodred")}


# 4. The first player


@pytest.mark.rule("lcg:setup.4", "lcg:first-player.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_majority_says_who_is_first_player(seed: int) -> None:
    table = begin(players=3, seed=seed)
    for voter, candidate in enumerate((2, 0, 2)):
        assert (table.asked, table.player) == ("first player", voter)
        assert table.options == ["player 0", "player 1", "player 2"]
        table.choose(candidate)
    assert table.state.first_player == 2


@pytest.mark.rule("lcg:setup.4-2")
def test_without_a_majority_the_first_player_is_random() -> None:
    chosen = [vote(begin(players=3, seed=seed), 0, 1, 2).state.first_player for seed in range(1, 25)]
    assert set(chosen) == {0, 1, 2}


@pytest.mark.rule("lcg:setup.4-2")
def test_half_of_the_votes_is_no_majority() -> None:
    chosen = [vote(begin(players=2, seed=seed), 0, 1).state.first_player for seed in SEEDS]
    assert set(chosen) == {0, 1}


@pytest.mark.rule("lcg:setup.4-3", "lcg:first-player.1")
def test_the_first_player_has_the_token_for_all_to_see() -> None:
    table = vote(begin(players=2), 1, 1)
    assert [table.game.view(each)["first_player"] for each in (0, 1, None)] == [1, 1, 1]
    assert (table.asked, table.player) == ("mulligan", 1)


def test_a_lone_player_is_first_player_without_a_vote() -> None:
    table = begin()
    assert table.asked == "mulligan"
    assert table.state.first_player == 0


# 5. Starting hands


@pytest.mark.rule("lcg:setup.5")
def test_the_starting_hand_is_the_top_six_cards_of_the_deck() -> None:
    table = begin(players=2)
    tops = [table.deck(0)[:6], table.deck(1)[:6]]
    assert table.hand(0) == table.hand(1) == []
    vote(table, 0, 0)
    assert [table.hand(0), table.hand(1)] == tops
    assert len(table.deck(0)) == len(table.deck(1)) == 4


@pytest.mark.rule("lcg:setup.5-2", "lcg:mulligan.1")
def test_each_player_may_declare_a_mulligan_after_drawing() -> None:
    table = vote(begin(players=2), 0, 0)
    for player in (0, 1):
        assert (table.asked, table.player) == ("mulligan", player)
        assert table.decision.options == (KEEP, MULLIGAN)
        assert len(table.hand(player)) == 6
        hand = table.hand(player)
        table.choose(KEEP)
        assert table.hand(player)[:6] == hand
    assert table.asked != "mulligan"


@pytest.mark.rule("lcg:mulligan.2")
def test_a_mulligan_shuffles_the_whole_hand_into_the_deck_and_draws_six_new_cards() -> None:
    next_six = 0
    for seed in SEEDS:
        table = vote(begin(players=2, cards=30, seed=seed), 0, 0)
        hand, deck = list(table.state.hands[0]), list(table.state.decks[0])
        table.choose(MULLIGAN)
        assert len(table.hand(0)) == 6
        assert sorted(hand + deck) == sorted(table.state.hands[0] + table.state.decks[0])
        assert set(table.state.hands[0]) != set(hand)
        next_six += set(table.state.hands[0]) == set(deck[-6:])
    assert next_six == 0  # the deck was shuffled before drawing


@pytest.mark.rule("lcg:mulligan.2")
def test_the_old_hand_can_be_drawn_again_for_all_of_it_went_back() -> None:
    table = vote(begin(players=2, cards=6), 0, 0)
    hand = sorted(table.hand(0))
    table.choose(MULLIGAN)
    assert sorted(table.hand(0)) == hand
    assert table.deck(0) == []


@pytest.mark.rule("lcg:mulligan.3", "lcg:setup.5-2")
def test_the_hand_after_a_mulligan_has_to_be_kept() -> None:
    table = vote(begin(players=2), 0, 0).choose(MULLIGAN)
    assert (table.asked, table.player) == ("mulligan", 1)  # the next player's, not a second one
    table.choose(MULLIGAN)
    assert table.asked != "mulligan"


# 6. Quest cards


@pytest.mark.rule("lcg:setup.6", "lcg:quest-cards.2")
def test_quest_cards_are_stacked_by_number_with_stage_1_uppermost() -> None:
    jumbled = ["Beorn's Path", "Flies and Spiders", "A Fork in the Road"]
    table = lay(Seat(), at="setup.6", quest="", quest_deck=jumbled)
    assert table.quest == "Flies and Spiders"
    assert table.names(reversed(table.state.quest_deck)) == ["A Fork in the Road", "Beorn's Path"]


# 7. The scenario's own instructions


@pytest.mark.rule("lcg:setup.7")
def test_the_instructions_of_side_a_are_followed_before_the_card_is_turned_over() -> None:
    table = lay(
        Seat(), at="setup.7", quest="", quest_deck=["Test Setup Gathering"],
        encounter_deck=["Test Setup Hollow", "Old Forest Road", "Forest Gate"],
    )  # fmt: skip
    assert table.staging == ["Test Setup Hollow"]
    assert table.quest == "Test Setup Gathering"
    assert noted(table) == ["side A is followed"]  # side B was not up when the Hollow was added
    table.pass_until("travel")
    assert noted(table) == ["side A is followed", "side B sees Old Forest Road"]


@pytest.mark.rule("lcg:setup.7")
def test_passage_through_mirkwood_begins_with_a_spider_and_a_road() -> None:
    table = keep(begin())
    assert [table.game.title(each) for each in table.state.staging] == ["Forest Spider", "Old Forest Road"]
    assert table.quest == "Flies and Spiders"


@pytest.mark.rule("lcg:seq.kw.setup")
def test_a_later_stage_may_bring_setup_instructions_of_its_own() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"]), at="3.4", committed=["Aragorn", "Glóin"], quest="Test Setup Gathering",
        quest_deck=["Test Setup Second Gathering"], encounter_deck=["Test Setup Hollow"],
    )  # fmt: skip
    assert table.quest == "Test Setup Second Gathering"
    assert table.staging == ["Test Setup Hollow"]
    assert noted(table) == ["side A is followed"]


# The whole


@pytest.mark.rule("lcg:setup.0")
def test_no_round_begins_and_nobody_acts_before_setup_is_complete() -> None:
    table = begin(players=2)
    asked: Sequence[str] = []
    while window(table) == "":
        asked = [*asked, table.asked]
        assert (table.state.round, table.state.phase) == (0, "setup")
        table.choose(table.decision.options[0])
    assert asked == ["first player", "first player", "mulligan", "mulligan"]
    assert table.state.round == 1


@pytest.mark.rule("lcg:setup.0-2")
def test_card_effects_triggered_in_setup_are_carried_out_in_full() -> None:
    table = lay(
        Seat(threat=20), Seat(heroes=["Théodred"], threat=30), at="setup.7", quest="", quest_deck=["Test Setup Storm"],
        encounter_deck=["Test Setup Thunder", "Test Setup Hollow", "Forest Gate"],
    )  # fmt: skip
    assert noted(table) == ["thunder in the setup"]
    assert (table.threat(0), table.threat(1)) == (23, 33)  # Doomed 3
    assert table.staging == ["Test Setup Hollow"]  # Surge
    assert table.encounter_discard == ["Test Setup Thunder"]


@pytest.mark.rule("lcg:setup.end")
def test_the_first_round_follows_setup() -> None:
    table = keep(begin())
    assert (table.state.round, table.state.phase) == (1, "resource")
    assert window(table) == "1.3"
    assert len(table.hand()) == 7  # six, and one of the first resource phase


# Who owns what


@pytest.mark.rule("lcg:seq.own")
def test_players_own_their_heroes_and_the_cards_of_their_deck() -> None:
    table = keep(vote(begin(players=2), 0, 0))
    state = table.state
    for card, key in enumerate(state.identity):
        if CARDS[key].title in ("Aragorn", "Glóin"):
            assert state.owner[card] == 0
        if CARDS[key].encounter_set or CARDS[key].scenario:
            assert state.owner[card] == SCENARIO
    for player in (0, 1):
        assert {state.owner[each] for each in state.hands[player] + state.decks[player]} == {player}


async def _lend(game: CardGame, use: Use) -> None:
    """The first ally in play goes to player 0, and is destroyed."""
    from waybread.cardgame.effects.leaving_play import destroy

    ally = game.allies()[0]
    await change_control(game, ally, 0)
    note(game, f"player {game.state.controller[ally]} controls it")
    await destroy(game, ally)


@treachery("Test Setup Summons")
class Summons:
    lend = when_revealed(_lend)


@pytest.mark.rule("lcg:seq.own")
def test_a_card_under_someone_elses_control_still_goes_to_its_owners_pile() -> None:
    table = lay(
        Seat(),
        Seat(heroes=["Théodred"], allies=["Guard of the Citadel"]),
        at="3.3",
        encounter_deck=["Test Setup Summons", "Forest Gate", "Forest Gate"],
    )
    assert noted(table) == ["player 0 controls it"]
    assert table.discards(0) == []
    assert table.discards(1) == ["Guard of the Citadel#11"]
    assert table.zone("Guard of the Citadel#11") is Zone.DISCARD
