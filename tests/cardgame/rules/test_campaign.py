"""Campaign mode: the order of scenarios, the log, heroes who fall and are replaced, what a game leaves behind."""

import pytest

from tests.cardgame.rules.campaigns import (
    ANDUIN,
    ANN,
    BOB,
    CAMPAIGN,
    ESCAPE,
    PASSAGE,
    end,
    log,
    pack,
    play,
    ready,
    slay,
)  # fmt: skip
from waybread.cardgame.campaign.campaign_log import (
    CampaignError,
    Earned,
    Log,
    earn,
    new_log,
    play_on,
    record,
    replace_fallen,
    swap,
    whole_collection,
)  # fmt: skip
from waybread.cardgame.campaign.checklist import Plan, prepare
from waybread.cardgame.scenarios import SCENARIOS
from waybread.cardgame.state import Zone, replaced
from waybread.cardgame.zones.card_moves import put, take

ALL = whole_collection()


def ladder(won: int) -> Log:
    """A log with so many scenarios won."""
    return log(won=CAMPAIGN[:won])


# The scenarios


@pytest.mark.rule("lcg:campaign.1")
def test_a_campaign_is_the_core_sets_scenarios_in_a_fixed_order() -> None:
    assert [ladder(won).scenario for won in range(4)] == [PASSAGE, ANDUIN, ESCAPE, None]
    assert set(CAMPAIGN) <= set(SCENARIOS)


@pytest.mark.rule("lcg:campaign.1", "lcg:campaign.2")
@pytest.mark.parametrize("won", [0, 1, 2])
def test_only_the_first_scenario_that_is_not_won_can_be_played(won: int) -> None:
    for scenario in CAMPAIGN:
        found = prepare(ladder(won), scenario, [pack(*ANN)])
        assert (found.setup is not None) is (scenario == CAMPAIGN[won])


@pytest.mark.rule("lcg:campaign.2")
def test_a_later_scenario_waits_for_the_present_one_and_the_reason_is_told() -> None:
    assert prepare(ladder(0), ESCAPE, [pack(*ANN)]).problems == (
        "Escape from Dol Guldur cannot be played before Passage Through Mirkwood is won.",
    )
    assert prepare(ladder(1), PASSAGE, [pack(*ANN)]).problems == (
        "Passage Through Mirkwood is already won; Journey Along the Anduin is next.",
    )


@pytest.mark.rule("lcg:campaign.2")
def test_after_the_last_scenario_the_campaign_is_over() -> None:
    assert prepare(ladder(3), ESCAPE, [pack(*ANN)]).problems == (
        "Every scenario of this campaign is won; a new campaign may begin.",
    )


@pytest.mark.rule("lcg:campaign.2", "lcg:campaign.log.2")
def test_a_won_scenario_is_entered_and_the_next_one_opens() -> None:
    found = ready(ladder(0))
    after = record(found.log, end(play(found)))
    assert after.won == (PASSAGE,)
    assert after.scenario == ANDUIN


@pytest.mark.rule("lcg:campaign.3")
def test_a_lost_scenario_leaves_the_log_as_it_stood_and_is_played_again() -> None:
    found = ready(log(ANN, expert=True, pool=[("Valor", "Aragorn")], damage={"Glóin": 1}, penalty=2))
    table = slay(play(found), "Aragorn")
    table.state.damage[table.id("Glóin")] = 3
    after = record(found.log, end(table, won=False))
    assert after == found.log
    assert after.scenario == ANDUIN
    assert ready(after).setup == found.setup


def test_a_game_that_is_not_over_is_not_entered() -> None:
    found = ready(ladder(0))
    with pytest.raises(CampaignError, match="not over"):
        record(found.log, play(found).game)


def test_a_game_of_another_scenario_is_not_entered() -> None:
    found = ready(ladder(0))
    game = end(play(found))
    with pytest.raises(CampaignError, match="the campaign is at Journey Along the Anduin"):
        record(ladder(1), game)
    with pytest.raises(CampaignError, match="Every scenario of this campaign is won"):
        record(log(won=CAMPAIGN), game)


def test_a_game_with_other_heroes_is_not_entered() -> None:
    game = end(play(ready(ladder(0))))
    with pytest.raises(CampaignError, match="no game of this campaign"):
        record(log(BOB, won=()), game)


# The log


@pytest.mark.rule("lcg:campaign.log.4")
def test_the_log_has_columns_for_up_to_four_players() -> None:
    assert [each.name for each in new_log(["Ann", "Bob", "Cid", "Dan"]).players] == ["Ann", "Bob", "Cid", "Dan"]
    for names, reason in (
        ([], "1 to 4 players, not 0"),
        (["Ann", "Bob", "Cid", "Dan", "Eve"], "1 to 4 players, not 5"),
        (["Ann", "ann"], "already a player called ann"),
        (["Ann", " "], "needs a name"),
        (["A" * 101], "at most 100 letters"),
    ):
        with pytest.raises(CampaignError, match=reason):
            new_log(names)


@pytest.mark.rule("lcg:campaign.log.4")
def test_a_column_has_three_lines_for_heroes() -> None:
    three = (*ANN, "Théodred")
    assert ready(new_log(["Ann"]), decks=[pack(*three)]).log.players[0].heroes == three
    four = ready(new_log(["Ann"]), decks=[pack(*three, "Gimli")])
    assert four.setup is None
    assert four.problems == (
        "Ann's deck has Gimli, whom the log has not.",
        "Ann: A deck has 1 to 3 heroes, not 4.",
    )


@pytest.mark.rule("lcg:campaign.log.4")
def test_a_new_log_has_no_fallen_heroes_no_penalty_and_no_notes() -> None:
    fresh = new_log(["Ann"])
    assert (fresh.fallen, fresh.penalty, fresh.players[0].penalty, fresh.notes, fresh.pool) == ((), 0, 0, (), ())


@pytest.mark.rule("lcg:campaign.heroes.1", "lcg:campaign.checklist.1-2")
def test_heroes_are_entered_when_the_first_scenario_begins() -> None:
    fresh = new_log(["Ann", "Bob"])
    assert [each.heroes for each in fresh.players] == [(), ()]
    found = ready(fresh, decks=[pack(*ANN), pack("gimli", "Legolas")])
    assert [(each.name, each.heroes) for each in found.log.players] == [("Ann", ANN), ("Bob", BOB)]
    assert found.setup is not None


def test_two_players_cannot_enter_the_same_hero() -> None:
    found = ready(new_log(["Ann", "Bob"]), decks=[pack(*ANN), pack("Gimli", "Aragorn")])
    assert found.setup is None
    assert "Bob: Aragorn is already one of the fellowship's heroes." in found.problems


@pytest.mark.rule("lcg:campaign.log.1", "lcg:campaign.log.3")
def test_what_happens_in_one_scenario_is_in_the_next_by_way_of_the_log() -> None:
    first = ready(log(ANN, BOB, won=()))
    table = slay(play(first), "Legolas")
    table.state.identity = replaced(table.state.identity, table.state.quest, "core:122")
    after = record(first.log, end(table))
    assert after.fallen == ("Legolas",)
    decks = [pack(*ANN), pack("Gimli", "Thalin")]
    second = play(ready(after, Plan(), Plan(replacements={"Legolas": "Thalin"}), decks=decks))
    assert second.area(1) == ["Gimli", "Thalin"]
    assert second.threat(0) == 12 + 9 + 1
    assert "revised:136" in second.state.identity


# Heroes


@pytest.mark.rule("lcg:campaign.heroes.2")
def test_each_hero_in_a_discard_pile_joins_the_fallen_when_the_scenario_is_won() -> None:
    found = ready(log(ANN, BOB))
    after = record(found.log, end(slay(play(found), "Glóin", "Legolas")))
    assert after.fallen == ("Glóin", "Legolas")
    assert [each.heroes for each in after.players] == [ANN, BOB]  # until they are replaced


@pytest.mark.rule("lcg:campaign.heroes.2")
def test_an_ally_in_a_discard_pile_is_no_fallen_hero() -> None:
    found = ready(log())
    table = play(found)
    table.game.state.discards[0].append(table.state.hands[0].pop())
    assert record(found.log, end(table)).fallen == ()


@pytest.mark.rule("lcg:campaign.heroes.2")
def test_a_hero_who_is_out_of_the_game_but_in_no_discard_pile_has_not_fallen() -> None:
    found = ready(log())
    table = play(found)
    take(table.game, table.id("Glóin"))
    put(table.game, table.id("Glóin"), Zone.REMOVED)
    assert record(found.log, end(table)).fallen == ()


@pytest.mark.rule("lcg:campaign.heroes.3")
def test_a_hero_who_fell_and_was_replaced_is_never_offered_again() -> None:
    offered = {option for each in ready(log(ANN, BOB, fallen=["Thalin"])).questions for option in each.options}
    assert "Théodred" in offered
    assert "Thalin" not in offered


@pytest.mark.rule("lcg:campaign.heroes.3", "lcg:campaign.checklist.2")
def test_nobody_may_use_a_fallen_hero_again() -> None:
    fallen = log(ANN, BOB, fallen=["Legolas"])
    swapped = ready(fallen, Plan(swap=("Glóin", "Legolas")), Plan(replacements={"Legolas": "Thalin"}))
    assert "Ann: Legolas has fallen and cannot be used by anybody in this campaign." in swapped.problems
    replaced = ready(fallen, Plan(), Plan(replacements={"Legolas": "Legolas"}))
    assert "Bob: Legolas has fallen and cannot be used by anybody in this campaign." in replaced.problems
    assert swapped.setup is replaced.setup is None
    offered = {option for each in ready(fallen).questions for option in each.options}
    assert "Thalin" in offered
    assert "Legolas" not in offered


@pytest.mark.rule("lcg:campaign.heroes.4")
def test_the_cards_of_a_deck_may_change_freely_between_games() -> None:
    other = pack(*ANN)
    cards = {**other.cards, "Feint": 3, "Snowbourn Scout": 2}
    found = ready(ladder(1), decks=[type(other)(other.heroes, cards, {})])
    assert found.problems == ()
    assert found.log == ladder(1)  # at no price


@pytest.mark.rule("lcg:campaign.heroes.5", "lcg:campaign.checklist.1")
def test_each_player_keeps_the_heroes_of_the_log() -> None:
    found = ready(log(), decks=[pack("Aragorn", "Théodred")])
    assert found.setup is None
    assert found.problems == (
        "Ann's deck has Théodred where the log has Glóin: a change of heroes has to be declared.",
    )


@pytest.mark.rule("lcg:campaign.heroes.5", "lcg:campaign.checklist.1")
def test_a_hero_of_the_log_cannot_be_left_at_home() -> None:
    found = ready(log(), decks=[pack("Aragorn")])
    assert found.setup is None
    assert found.problems == ("Ann's deck lacks Glóin, who is in the log.",)


@pytest.mark.rule("lcg:campaign.heroes.6", "lcg:campaign.heroes.7")
def test_a_new_hero_for_a_fallen_one_is_entered_and_costs_everybody_one_threat_for_good() -> None:
    fallen = log(ANN, BOB, fallen=["Legolas"])
    found = ready(fallen, Plan(), Plan(replacements={"Legolas": "thalin"}), decks=[pack(*ANN), pack("Gimli", "Thalin")])
    assert found.log.players[1].heroes == ("Gimli", "Thalin")
    assert found.log.fallen == ("Legolas",)
    assert [found.log.penalty_of(each) for each in (0, 1)] == [1, 1]
    again = record(found.log, end(play(found)))
    assert ready(again).log.penalty == 1  # and no second time for the same hero


@pytest.mark.rule("lcg:campaign.heroes.6")
def test_a_hero_who_has_not_fallen_is_not_replaced() -> None:
    with pytest.raises(CampaignError, match="Glóin has not fallen"):
        replace_fallen(log(), 0, "Glóin", "Gimli", ALL)
    found = ready(log(), Plan(replacements={"Glóin": "Gimli"}))
    assert found.problems[0] == "Ann: Glóin is no fallen hero of theirs."


@pytest.mark.rule("lcg:campaign.heroes.7")
def test_each_of_several_replacements_costs_one_threat() -> None:
    fallen = log(ANN, BOB, fallen=["Glóin", "Legolas"])
    plans = Plan(replacements={"Glóin": "Théodred"}), Plan(replacements={"Legolas": "Thalin"})
    found = ready(fallen, *plans, decks=[pack("Aragorn", "Théodred"), pack("Gimli", "Thalin")])
    assert [found.log.penalty_of(each) for each in (0, 1)] == [2, 2]


@pytest.mark.rule("lcg:campaign.heroes.8", "lcg:campaign.heroes.9", "lcg:campaign.checklist.3")
def test_a_hero_may_be_swapped_for_one_of_another_name_at_one_threat_for_everybody() -> None:
    found = ready(log(ANN, BOB), Plan(swap=("Glóin", "Théodred")), decks=[pack("Aragorn", "Théodred"), pack(*BOB)])
    assert found.log.players[0].heroes == ("Aragorn", "Théodred")
    assert [found.log.penalty_of(each) for each in (0, 1)] == [1, 1]
    assert found.log.fallen == ()
    assert [play(found).threat(each) for each in (0, 1)] == [12 + 8 + 1, 11 + 9 + 1]


@pytest.mark.rule("lcg:campaign.heroes.8")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Glóin", "Gloin", "a different name"),
        ("Gimli", "Thalin", "Gimli is no hero of Ann"),
        ("Glóin", "Gimli", "already one of the fellowship's heroes"),
        ("Glóin", "Gandalf", "no hero of your collection"),
    ],
)
def test_a_swap_that_makes_no_sense_is_refused_with_the_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(CampaignError, match=reason):
        swap(log(ANN, BOB), 0, old, new, ALL)


@pytest.mark.rule("lcg:campaign.heroes.10")
def test_without_any_hero_left_the_fallen_one_is_played_on_at_one_threat_for_that_player_alone() -> None:
    fallen = log(ANN, BOB, fallen=["Legolas"], pool=[("Scarred", "Legolas")])
    found = ready(fallen, collection=[*ANN, *BOB])
    assert found.questions == ()
    assert found.log.fallen == ()
    assert found.log.players[1].heroes == BOB
    assert [found.log.penalty_of(each) for each in (0, 1)] == [0, 1]
    assert found.log.pool == ()
    assert play(found).area(1) == list(BOB)


@pytest.mark.rule("lcg:campaign.heroes.10")
def test_with_a_hero_left_the_fallen_one_cannot_be_played_on() -> None:
    with pytest.raises(CampaignError, match="Thalin could be taken"):
        play_on(log(ANN, BOB, fallen=["Legolas"]), 1, "Legolas", [*ANN, *BOB, "Thalin"])


@pytest.mark.rule("lcg:campaign.heroes.10")
@pytest.mark.parametrize(("player", "hero"), [(0, "Aragorn"), (0, "Legolas")])
def test_only_a_fallen_hero_of_their_own_is_played_on(player: int, hero: str) -> None:
    fallen = log(ANN, BOB, fallen=["Legolas"])
    with pytest.raises(CampaignError, match=f"{hero} is no fallen hero of Ann"):
        play_on(fallen, player, hero, [*ANN, *BOB])


@pytest.mark.rule("lcg:campaign.heroes.3")
@pytest.mark.parametrize(("new", "collection"), [("Thalin", [*ANN, *BOB]), ("Gandalf", [*ANN, *BOB, "Gandalf"])])
def test_a_new_hero_is_a_hero_and_in_the_collection(new: str, collection: list[str]) -> None:
    with pytest.raises(CampaignError, match=f"{new} is no hero of your collection"):
        replace_fallen(log(ANN, BOB, fallen=["Legolas"]), 1, "Legolas", new, collection)


# The campaign pool


@pytest.mark.rule("lcg:campaign.pool.1", "lcg:campaign.pool.2", "lcg:campaign.pool.3")
def test_what_a_won_scenario_earns_is_listed_in_the_pool_by_title() -> None:
    found = ready(log(ANN, BOB, won=()))
    table = play(found)
    table.state.identity = replaced(table.state.identity, table.state.quest, "core:122")
    after = record(found.log, end(table))
    assert after.pool == (Earned("Mendor's Support"), Earned("Mendor's Support"), Earned("Ungoliant's Swarm"))


@pytest.mark.rule("lcg:campaign.pool.1")
def test_the_pool_has_no_more_copies_than_there_are_cards() -> None:
    found = log()
    for _ in range(6):
        found = earn(found, "Mendor's Support")
    assert found.pool == (Earned("Mendor's Support"),) * 4
    with pytest.raises(CampaignError, match="neither boon nor burden"):
        earn(found, "Gandalf")


@pytest.mark.rule("lcg:campaign.pool.4")
def test_the_hero_of_a_permanent_card_is_written_down() -> None:
    found = ready(log(ANN, pool=[("Valor", "Glóin")]))
    table = play(found)
    assert table.attachments("Glóin") == ["Valor"]
    assert record(found.log, end(table)).pool == (Earned("Valor", "Glóin"),)


@pytest.mark.rule("lcg:campaign.pool.11")
def test_with_a_hero_who_falls_the_permanent_cards_leave_the_pool() -> None:
    found = ready(log(ANN, pool=["Mendor's Support", ("Valor", "Glóin"), ("Scarred", "Aragorn")]))
    after = record(found.log, end(slay(play(found), "Glóin")))
    assert Earned("Valor", "Glóin") not in after.pool
    assert Earned("Mendor's Support") in after.pool
    assert Earned("Scarred", "Aragorn") in after.pool


# Expert mode


@pytest.mark.rule("lcg:campaign.expert.3")
def test_in_expert_mode_the_damage_left_on_heroes_is_noted_after_a_win() -> None:
    found = ready(log(ANN, BOB, expert=True, damage={"Gimli": 1}), Plan(), Plan(heal=("Gimli",)))
    table = slay(play(found), "Legolas")
    table.state.damage = {table.id("Aragorn"): 3}
    assert record(found.log, end(table)).damage == {"Aragorn": 3}


@pytest.mark.rule("lcg:campaign.expert.2")
def test_in_expert_mode_damage_is_not_healed_between_scenarios_and_otherwise_it_is() -> None:
    for expert in (True, False):
        found = ready(log(ANN, expert=expert))
        table = play(found)
        table.state.damage = {table.id("Glóin"): 2}
        after = record(found.log, end(table))
        assert after.damage == ({"Glóin": 2} if expert else {})
        assert play(ready(after)).damage("Glóin") == (2 if expert else 0)


@pytest.mark.rule("lcg:campaign.expert.2", "lcg:campaign.expert.4")
def test_the_damage_of_a_hero_who_is_swapped_away_waits_for_him() -> None:
    hurt = log(ANN, expert=True, damage={"Glóin": 2, "Aragorn": 1})
    found = ready(hurt, Plan(swap=("Glóin", "Gimli")), decks=[pack("Aragorn", "Gimli")])
    assert found.log.damage == {"Glóin": 2, "Aragorn": 1}
    assert play(found).damage("Gimli") == 0
    back = ready(found.log, Plan(swap=("Gimli", "Glóin")), decks=[pack("Aragorn", "Glóin")])
    assert play(back).damage("Glóin") == 2


def test_each_player_takes_one_copy_of_mendors_support_at_most() -> None:
    earned = log(ANN, BOB, won=CAMPAIGN[:1], pool=["Mendor's Support", "Mendor's Support"])
    decks = [pack(*ANN), pack(*BOB)]
    greedy = prepare(earned, CAMPAIGN[1], decks, [Plan(boons={"Mendor's Support": 2}), Plan()])
    assert greedy.problems == ("Ann: a player takes 1 Mendor's Support at most.",)
    fair = prepare(earned, CAMPAIGN[1], decks, [Plan(boons={"Mendor's Support": 1})] * 2)
    assert fair.problems == ()


# The next campaign


def test_mendor_comes_along_to_the_next_campaign_if_he_lived() -> None:
    lived = log(won=CAMPAIGN, pool=["Mendor"])
    fresh = new_log(["Ann", "Bob"], after=lived)
    assert fresh.pool == (Earned("Mendor"), Earned("Mendor's Support"), Earned("Mendor's Support"))
    assert fresh.won == ()
    assert new_log(["Ann"], after=log(won=CAMPAIGN)).pool == ()
    assert new_log(["Ann"], after=log(won=CAMPAIGN[:2], pool=["Mendor"])).pool == ()
