"""The campaign setup checklist, check by check, and the game that comes of it."""

import pytest

from tests.cardgame.board import printed
from tests.cardgame.rules.campaigns import (
    ANN,
    BANNER,
    BOB,
    CAMP,
    CAMPAIGN,
    ESCAPE,
    FRIEND,
    GRIEF,
    PASSAGE,
    end,
    in_decks,
    in_encounter_deck,
    log,
    pack,
    play,
    ready,
)  # fmt: skip
from waybread.cardgame import CARDS, SCENARIOS, CardGame
from waybread.cardgame.campaign.campaign_log import record
from waybread.cardgame.campaign.checklist import Plan
from waybread.cardgame.decks import check, deck
from waybread.cardgame.facts import CampaignType, CardType
from waybread.cardgame.state import SCENARIO, Zone
from waybread.kernel import Json, SetupError

SUPPORT, VALOR, SCARRED, SWARM = "Mendor's Support", "Valor", "Scarred", "Ungoliant's Swarm"


# Card types


@pytest.mark.rule("lcg:campaign.types.1")
def test_campaign_mode_has_three_card_types_of_its_own() -> None:
    assert [each.value for each in CampaignType] == ["campaign card", "boon", "burden"]
    found = {kind: [each.title for each in CARDS.values() if each.campaign is kind and each.set_name and each.quantity]
             for kind in CampaignType}  # fmt: skip
    assert found == {
        CampaignType.CAMPAIGN: [SCENARIOS[each].title for each in CAMPAIGN],
        CampaignType.BOON: [SUPPORT, VALOR, "Appointed by Fate", "Mendor"],
        CampaignType.BURDEN: [SWARM, "Lingering Venom", SCARRED],
    }


@pytest.mark.rule("lcg:campaign.types.1")
@pytest.mark.parametrize("scenario", CAMPAIGN)
def test_a_game_outside_a_campaign_has_none_of_these_cards(scenario: str) -> None:
    game = CardGame.new({"scenario": scenario, "decks": [pack(*ANN).setup()]}, 1)
    assert all(CARDS[key].campaign is None for key in game.state.identity)
    assert game.state.beside == []


@pytest.mark.rule("lcg:campaign.card.2", "lcg:campaign.log.3")
@pytest.mark.parametrize("won", [0, 1, 2])
def test_the_campaign_card_of_the_scenario_lies_by_the_quest_deck(won: int) -> None:
    table = play(ready(log(won=CAMPAIGN[:won])))
    card = printed(CAMPAIGN[won])
    assert [table.game.title(each) for each in table.state.beside] == [card.title]
    assert card.campaign is CampaignType.CAMPAIGN
    shown = table.game.view(0)["campaign"]
    assert isinstance(shown, list)
    assert len(shown) == 1


@pytest.mark.rule("lcg:campaign.card.2")
def test_the_setup_instructions_of_the_campaign_card_are_followed() -> None:
    table = play(ready(log(won=CAMPAIGN[:2])))
    assert "Mendor" in table.area()
    assert table.asked == "attach"
    assert table.options == list(ANN)
    table.choose("Glóin")
    assert table.attachments("Glóin") == ["Appointed by Fate"]


@pytest.mark.rule("lcg:campaign.card.3", "lcg:campaign.log.2")
def test_after_a_win_the_resolution_of_the_campaign_card_updates_the_log() -> None:
    found = ready(log(won=CAMPAIGN[:2]))
    table = play(found).choose("Glóin")
    after = record(found.log, end(table))
    assert [each.title for each in after.pool] == ["Mendor"]
    assert record(found.log, end(table, won=False)).pool == ()


# Boons and burdens


@pytest.mark.rule("lcg:campaign.boons.1")
def test_boons_are_player_cards_and_sometimes_encounter_cards() -> None:
    backs = {each.title: each.player_back for each in CARDS.values() if each.campaign is CampaignType.BOON}
    assert backs[SUPPORT]
    assert backs[VALOR]
    assert not backs["Mendor"]


@pytest.mark.rule("lcg:campaign.boons.2")
def test_an_unearned_boon_cannot_be_in_a_deck() -> None:
    fifty = pack(*ANN)
    with_boon = deck(ANN, {**fifty.cards, SUPPORT: 1})
    assert not check(with_boon).legal
    with pytest.raises(SetupError, match="Mendor's Support is a boon, which has to be earned in a campaign"):
        CardGame.new({"scenario": PASSAGE, "decks": [with_boon.setup()]}, 1)
    for decks, plan in (([with_boon], Plan()), ([fifty], Plan(boons={SUPPORT: 1}))):
        assert ready(log(), plan, decks=decks).setup is None
    assert ready(log(), Plan(boons={SUPPORT: 1})).problems == ("Ann: Mendor's Support is not in the campaign pool.",)


@pytest.mark.rule("lcg:campaign.boons.2")
def test_mendor_is_a_boon_and_no_ally_for_a_deck() -> None:
    with_mendor = deck(ANN, {**pack(*ANN).cards, "Mendor": 1})
    assert not check(with_mendor).legal
    with pytest.raises(SetupError, match="has to be earned"):
        CardGame.new({"scenario": PASSAGE, "decks": [with_mendor.setup()]}, 1)


@pytest.mark.rule("lcg:campaign.boons.2")
def test_a_scenario_may_bring_a_boon_that_nobody_has_earned() -> None:
    table = play(ready(log(won=CAMPAIGN[:2]))).choose("Aragorn")
    assert table.attachments("Aragorn") == ["Appointed by Fate"]


@pytest.mark.rule("lcg:campaign.burdens.1")
def test_an_earned_burden_is_in_the_encounter_deck_of_later_games() -> None:
    table = play(ready(log(pool=[SWARM])))
    assert in_encounter_deck(table, SWARM) == 1
    assert in_encounter_deck(play(ready(log())), SWARM) == 0


@pytest.mark.rule("lcg:campaign.burdens.2")
def test_a_burden_names_its_burden_set_where_others_name_their_encounter_set() -> None:
    sets = {each.title: each.encounter_set for each in CARDS.values() if each.campaign is CampaignType.BURDEN}
    assert sets[SWARM] == sets["Lingering Venom"] == "Passage Through Mirkwood"
    assert sets[SCARRED] == "Journey Along the Anduin"


@pytest.mark.rule("lcg:campaign.burdens.3")
@pytest.mark.parametrize("scenario", CAMPAIGN)
@pytest.mark.parametrize("easy", [False, True])
def test_no_encounter_deck_has_a_burden_by_itself(scenario: str, easy: bool) -> None:
    assert all(CARDS[key].campaign is None for key in SCENARIOS[scenario].encounter_deck(easy=easy))


# 1 to 3: heroes (more of them in test_campaign.py)


@pytest.mark.rule("lcg:campaign.checklist.1")
def test_check_1_passes_when_everybody_brings_the_heroes_of_the_log() -> None:
    found = ready(log(ANN, BOB), decks=[pack("Gloin", "Aragorn"), pack(*BOB)])  # in any order, with or without accents
    assert found.problems == ()
    assert found.checks[0] == ("Ann plays Aragorn, Glóin.", "Bob plays Gimli, Legolas.")


@pytest.mark.rule("lcg:campaign.checklist.2", "lcg:campaign.heroes.6")
def test_check_2_asks_for_a_new_hero_and_waits_for_it() -> None:
    found = ready(log(ANN, BOB, fallen=["Legolas"]))
    assert found.setup is None
    (asked,) = [each for each in found.questions if each.must]
    assert (asked.kind, asked.player, asked.about) == ("replace", 1, "Legolas")
    assert "Thalin" in asked.options
    assert not {*ANN, *BOB} & {*asked.options}


@pytest.mark.rule("lcg:campaign.checklist.2-2")
def test_check_2_strikes_the_permanent_cards_of_a_fallen_hero() -> None:
    edited = log(ANN, fallen=["Glóin"], pool=[(VALOR, "Glóin"), (SCARRED, "Aragorn"), SUPPORT])
    found = ready(edited, Plan(replacements={"Glóin": "Gimli"}), decks=[pack("Aragorn", "Gimli")])
    assert [(each.title, each.hero) for each in found.log.pool] == [(SCARRED, "Aragorn"), (SUPPORT, "")]
    assert play(found).attachments("Aragorn") == [SCARRED]


@pytest.mark.rule("lcg:campaign.checklist.2-2")
def test_check_2_strikes_what_is_left_in_the_pool_of_a_hero_who_was_replaced_long_ago() -> None:
    found = ready(log(ANN, fallen=["Legolas"], pool=[(VALOR, "Legolas"), (VALOR, "Glóin")]))
    assert [(each.title, each.hero) for each in found.log.pool] == [(VALOR, "Glóin")]


@pytest.mark.rule("lcg:campaign.checklist.3", "lcg:campaign.heroes.8")
def test_check_3_offers_each_player_one_swap_and_each_raises_the_penalty() -> None:
    found = ready(log(ANN, BOB))
    assert {(each.player, each.about) for each in found.questions if each.kind == "swap"} == {
        (0, "Aragorn"), (0, "Glóin"), (1, "Gimli"), (1, "Legolas"),
    }  # fmt: skip
    assert not any(each.must for each in found.questions)
    both = Plan(swap=("Glóin", "Théodred")), Plan(swap=("Legolas", "Thalin"))
    swapped = ready(log(ANN, BOB), *both, decks=[pack("Aragorn", "Théodred"), pack("Gimli", "Thalin")])
    assert swapped.log.penalty == 2
    assert swapped.checks[2] == (
        "Ann swaps Glóin for Théodred: +1 threat for everybody.",
        "Bob swaps Legolas for Thalin: +1 threat for everybody.",
    )
    assert not [each for each in swapped.questions if each.kind == "swap"]  # one at each setup


# 4: threat


@pytest.mark.rule("lcg:campaign.checklist.4")
def test_check_4_adds_the_penalties_of_the_log_to_the_threat_of_the_heroes() -> None:
    table = play(ready(log(ANN, BOB, penalty=2, own=[0, 3])))
    assert [table.threat(each) for each in (0, 1)] == [12 + 9 + 2, 11 + 9 + 5]


@pytest.mark.rule("lcg:campaign.checklist.4")
def test_a_player_whose_penalty_reaches_fifty_is_out_as_the_game_begins() -> None:
    table = play(ready(log(ANN, BOB, own=[0, 30])))
    assert table.state.eliminated == [False, True]
    assert table.area(0) == [*ANN, "Mendor"]


# 5: permanent cards


@pytest.mark.rule("lcg:campaign.checklist.5", "lcg:campaign.pool.9")
def test_check_5_attaches_permanent_cards_to_their_heroes() -> None:
    found = ready(log(ANN, BOB, pool=[(VALOR, "Glóin"), (SCARRED, "Gimli"), (VALOR, "Gimli")]))
    table = play(found)
    assert table.attachments("Glóin") == [VALOR]
    assert [table.game.title(each) for each in table.state.attached[table.id("Gimli")]] == [SCARRED, VALOR]
    assert table.attachments("Aragorn") == table.attachments("Legolas") == []
    held = table.state.attached[table.id("Gimli")]
    assert [table.state.controller[each] for each in held] == [1, 1]
    assert [table.state.owner[each] for each in held] == [SCENARIO, 1]  # by their backs


@pytest.mark.rule("lcg:campaign.pool.9")
def test_a_permanent_card_waits_while_its_hero_is_away() -> None:
    found = ready(log(ANN, pool=[(VALOR, "Glóin")]), Plan(swap=("Glóin", "Gimli")), decks=[pack("Aragorn", "Gimli")])
    assert [each.title for each in found.log.pool] == [VALOR]
    assert found.checks[4] == (f"{VALOR} waits for Glóin, who is not in this game.",)
    assert play(found).state.host == {}


@pytest.mark.rule("lcg:campaign.pool.9")
def test_what_lies_on_heroes_is_not_set_aside_a_second_time() -> None:
    table = play(ready(log(ANN, pool=[(VALOR, "Glóin")])))
    assert sum(table.game.title(each) == VALOR for each in table.state.aside) == 3


# 6: Setup


@pytest.mark.rule("lcg:campaign.checklist.6")
def test_check_6_puts_cards_with_setup_into_play() -> None:
    table = play(ready(log(pool=["Mendor", CAMP, BANNER])))
    assert table.asked == "attach"
    assert table.options == list(ANN)
    table.choose("Aragorn")
    assert CAMP in table.staging
    assert table.attachments("Aragorn") == [BANNER]
    assert table.area() == [*ANN, "Mendor"]
    assert [CARDS[key].title for key in table.state.identity].count("Mendor") == 1


# 7: player decks


@pytest.mark.rule("lcg:campaign.pool.5", "lcg:campaign.checklist.7")
def test_check_7_lets_players_take_boons_into_their_decks() -> None:
    earned = log(ANN, BOB, pool=[SUPPORT, SUPPORT])
    offered = [each for each in ready(earned).questions if each.kind == "boon"]
    assert [(each.about, each.options, each.must) for each in offered] == [(SUPPORT, ("Ann", "Bob"), False)] * 2
    assert in_decks(play(ready(earned)), SUPPORT) == []  # they need not
    assert in_decks(play(ready(earned, Plan(), Plan(boons={SUPPORT: 1}))), SUPPORT) == [1]
    both = Plan(boons={SUPPORT: 1}), Plan(boons={"mendors support": 1})
    assert in_decks(play(ready(earned, *both)), SUPPORT) == [0, 1]


@pytest.mark.rule("lcg:campaign.pool.5")
def test_nobody_takes_more_than_the_pool_has() -> None:
    found = ready(log(ANN, BOB, pool=[SUPPORT]), Plan(boons={SUPPORT: 1}), Plan(boons={SUPPORT: 1}))
    assert found.setup is None
    assert found.problems == ("The campaign pool has 1 of Mendor's Support, not 2.",)


@pytest.mark.rule("lcg:campaign.pool.6")
def test_a_boon_does_not_make_a_deck_large_enough() -> None:
    cards = {**pack(*ANN).cards, "Feint": 1}
    found = ready(log(pool=[SUPPORT]), Plan(boons={SUPPORT: 1}), decks=[deck(ANN, cards)])
    assert found.problems == ("Ann: A deck has at least 50 cards, not 49.",)


@pytest.mark.rule("lcg:campaign.checklist.7")
def test_a_boon_that_starts_in_play_goes_into_no_deck() -> None:
    camp = ready(log(pool=[CAMP]), Plan(boons={CAMP: 1})).problems
    assert camp[0] == f"Ann: {CAMP} starts in play, and goes into no deck."
    friend = ready(log(pool=[FRIEND]), Plan(boons={FRIEND: 1})).problems
    assert friend[0] == f"Ann: {FRIEND} joins the encounter deck by itself, and goes into nobody's deck."


def test_a_scenario_without_a_campaign_card_cannot_be_played_in_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    reason = f"{SCENARIOS[CAMPAIGN[1]].title} has no campaign card that can be played here yet."
    monkeypatch.delitem(CARDS, printed(CAMPAIGN[1]).key)
    monkeypatch.delitem(CARDS, "revised:131/side-b")
    assert ready(log()).problems == (reason,)


@pytest.mark.rule("lcg:campaign.pool.7", "lcg:campaign.checklist.7", "lcg:campaign.burdens.1")
def test_check_7_puts_a_player_burden_into_the_lone_players_deck() -> None:
    found = ready(log(pool=[GRIEF]))
    assert found.checks[6] == (f"Ann takes 1 {GRIEF}.",)
    assert in_decks(play(found), GRIEF) == [0]


@pytest.mark.rule("lcg:campaign.pool.7", "lcg:campaign.checklist.7")
def test_check_7_waits_until_somebody_takes_a_player_burden() -> None:
    earned = log(ANN, BOB, pool=[GRIEF])
    found = ready(earned)
    assert found.setup is None
    assert [(each.kind, each.about, each.options) for each in found.questions if each.must] == [
        ("burden", GRIEF, ("Ann", "Bob"))
    ]
    assert in_decks(play(ready(earned, Plan(), Plan(burdens={GRIEF: 1}))), GRIEF) == [1]


@pytest.mark.rule("lcg:campaign.pool.7", "lcg:campaign.checklist.7")
def test_check_7_asks_only_for_the_copies_of_a_burden_that_nobody_has_taken() -> None:
    found = ready(log(ANN, BOB, pool=[GRIEF, GRIEF]), Plan(), Plan(burdens={GRIEF: 1}))
    assert [each.about for each in found.questions if each.must] == [GRIEF]


@pytest.mark.rule("lcg:campaign.pool.8")
def test_a_burden_does_not_make_a_deck_large_enough() -> None:
    cards = {**pack(*ANN).cards, "Feint": 1}
    assert ready(log(pool=[GRIEF]), decks=[deck(ANN, cards)]).problems == (
        "Ann: A deck has at least 50 cards, not 49.",
    )


@pytest.mark.rule("lcg:campaign.checklist.7")
def test_the_cards_of_the_pool_are_shuffled_into_the_deck() -> None:
    found = ready(log(pool=[SUPPORT]), Plan(boons={SUPPORT: 1}))
    places = set()
    for seed in range(1, 9):
        table = play(found, seed)
        places.add(next((n for n, each in enumerate(table.state.decks[0]) if table.game.title(each) == SUPPORT), -1))
    assert len(places) > 2


# 8: the encounter deck


@pytest.mark.rule("lcg:campaign.checklist.8", "lcg:campaign.pool.10")
def test_check_8_shuffles_cards_with_encounter_backs_into_the_encounter_deck() -> None:
    found = ready(log(pool=[SWARM, FRIEND, "Lingering Venom", (SCARRED, "Glóin"), SUPPORT]))
    places = set()
    for seed in range(1, 9):
        table = play(found, seed)
        assert [in_encounter_deck(table, title) for title in (SWARM, FRIEND, "Lingering Venom")] == [1, 1, 1]
        assert in_encounter_deck(table, SCARRED) == 0
        places.add(
            table.state.encounter_deck.index(table.id(SWARM)) if table.zone(SWARM) == Zone.ENCOUNTER_DECK else -1
        )
    assert len(places) > 2


# Expert mode


@pytest.mark.rule("lcg:campaign.expert.4")
def test_in_expert_mode_each_hero_starts_with_the_damage_noted() -> None:
    table = play(ready(log(ANN, BOB, expert=True, damage={"Glóin": 2, "Gimli": 1})))
    assert [table.damage(each) for each in (*ANN, *BOB)] == [0, 2, 1, 0]
    assert table.resources("Glóin") == 1  # nobody has been dealt this damage


@pytest.mark.rule("lcg:campaign.expert.5")
def test_in_expert_mode_a_hero_is_healed_at_one_threat_for_that_player_alone() -> None:
    hurt = log(ANN, BOB, expert=True, damage={"Aragorn": 1, "Glóin": 2, "Gimli": 1})
    assert [(each.player, each.about) for each in ready(hurt).questions if each.kind == "heal"] == [
        (0, "Aragorn"), (0, "Glóin"), (1, "Gimli"),
    ]  # fmt: skip
    found = ready(hurt, Plan(heal=("Aragorn", "Glóin")))
    table = play(found)
    assert [table.damage(each) for each in (*ANN, *BOB)] == [0, 0, 1, 0]
    assert [found.log.penalty_of(each) for each in (0, 1)] == [2, 0]
    assert [table.threat(each) for each in (0, 1)] == [12 + 9 + 2, 11 + 9]
    assert found.log.damage == {"Gimli": 1}


@pytest.mark.rule("lcg:campaign.expert.5")
@pytest.mark.parametrize(
    ("hero", "expert", "reason"),
    [
        ("Aragorn", True, "Ann: Aragorn has no damage."),
        ("Gimli", True, "Ann: Gimli is no hero of Ann."),
        ("Glóin", False, "Ann: only in expert mode do heroes carry damage on."),
    ],
)
def test_healing_that_makes_no_sense_is_refused(hero: str, expert: bool, reason: str) -> None:
    found = ready(log(ANN, BOB, expert=expert, damage={"Glóin": 2} if expert else {}), Plan(heal=(hero,)))
    assert found.problems == (reason,)
    assert found.log.players[0].penalty == 0


def test_a_hero_who_carries_more_damage_than_hit_points_is_destroyed_as_the_game_begins() -> None:
    table = play(ready(log(ANN, expert=True, damage={"Glóin": 4})))
    assert table.area() == ["Aragorn", "Mendor"]
    assert table.discards() == ["Glóin"]
    last = play(ready(log(ANN, BOB, won=CAMPAIGN[:2], expert=True, damage={"Glóin": 4})))
    assert (last.asked, last.options) == ("attach", ["Aragorn", *BOB])  # before any setup text


# The setup itself


@pytest.mark.parametrize(
    "part",
    [
        [], {"card": "gandalf"}, {"card": ESCAPE, "strange": 1}, {"card": ESCAPE, "threat": [1, 2]},
        {"card": ESCAPE, "threat": [-1]}, {"card": ESCAPE, "damage": {"Gimli": 1}}, {"card": ESCAPE, "damage": []},
        {"card": ESCAPE, "damage": {"Aragorn": 0}}, {"card": ESCAPE, "permanent": ["Valor"]},
        {"card": ESCAPE, "permanent": [["Valor", "Gimli"]]}, {"card": ESCAPE, "encounter": ["Gandalf"]},
        {"card": ESCAPE, "aside": [3]}, {"card": ESCAPE, "aside": ["Mendor"] * 200},
        {"card": ESCAPE, "prisoner": "Bob"},
    ],
)  # fmt: skip
def test_a_campaign_setup_that_makes_no_sense_is_refused(part: Json) -> None:
    setup: dict[str, Json] = {"scenario": ESCAPE, "decks": [pack(*ANN).setup()], "campaign": part}
    with pytest.raises(SetupError):
        CardGame.new(setup, 1)


def test_the_wrong_number_of_decks_is_told() -> None:
    assert ready(log(ANN, BOB), decks=[pack(*ANN)]).problems == (
        "The campaign has 2 players, so it takes 2 decks, not 1.",
    )


def test_a_plan_of_somebody_who_is_not_there_is_told() -> None:
    assert ready(log(ANN), Plan(), Plan(swap=("Gimli", "Thalin"))).problems == (
        "The campaign has 1 players, so there are 1 plans, not 2.",
    )


def test_a_campaign_game_is_saved_and_loaded_like_any_other() -> None:
    found = ready(log(ANN, BOB, expert=True, damage={"Glóin": 2}, pool=[(VALOR, "Gimli"), SWARM], penalty=1))
    table = play(found)
    again = CardGame.load(table.game.save())
    assert again.state == table.state
    assert again.view(0) == table.game.view(0)
    assert {CARDS[key].type for key in again.state.identity} == set(CardType)
