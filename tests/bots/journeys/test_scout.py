"""The rules of thumb of ``scout`` for journeys, each on a table laid for it."""

from collections import Counter

import pytest

from tests.bots.journeys.positions import ADVENTURES, new_journey, positions
from tests.journeys.board import BEYOND, BLANK, FAR, FATE, HERE, NEAR, SUCCESS, Foes, Hero, Table, lay
from tests.journeys.plug import setup
from tests.journeys.proving_ground import do, doubled, variant
from waybread.bots import Policy, play_out, random_policy
from waybread.bots.journeys import JourneyScout, Weights, journey_policy
from waybread.bots.journeys.ability_worth import INSTEAD, USES
from waybread.bots.journeys.card_worth import ABILITIES
from waybread.bots.journeys.harm_choices import PREVENTS
from waybread.bots.journeys.plans import plan_for
from waybread.bots.journeys.position import Asked
from waybread.bots.journeys.scout import RULES
from waybread.bots.journeys.skill_test_choices import ADDED, ALL_FATE, ONE_FATE
from waybread.bots.journeys.turns import aims
from waybread.bots.seat import Seat
from waybread.journeys import CARDS, JourneyGame
from waybread.journeys.decisions import DecisionKind
from waybread.journeys.facts import Boon, Stat
from waybread.journeys.script.adventure import Condition, Event, Interaction, Objective, TestOf, TokenOf
from waybread.kernel import Keep, Streams

GOAL = variant(
    "proving-goal",
    objectives=(Objective("prove", done=(Condition("counter", "passed"),)),),
    tokens=(
        TokenOf("stranger", "person", interactions=(Interaction("talk", do=(do("counter", name="passed"),)),)),
        TokenOf("idler", "person", interactions=(Interaction("talk", do=(do("text", text="talk"),)),)),
        TokenOf("stone", "search", interactions=(
            Interaction("lift", test=TestOf((Stat.MIGHT,), 2, passed=(do("counter", name="passed"),))),)),
        TokenOf("door", "search", interactions=(
            Interaction("kick", do=(do("suffer", damage=2),)), Interaction("open", do=(do("counter", name="passed"),)),
        )),
        TokenOf("host", "person", interactions=(Interaction("ask", do=(do("choose", text="which", options=(
            ("sleep", (), ()), ("fight", (), (do("suffer", damage=2),)),
            ("help", (), (do("counter", name="passed"),)),
        )),)),)),
    ),
)  # fmt: skip
"""The proving ground with an objective that some of its tokens are good for."""


def scouts_choice(table: Table) -> str:
    """What ``scout`` chooses at a table, by name."""
    return table.name(JourneyScout().choose(Seat(table.game)))


def goal(*heroes: Hero, **more: object) -> Table:
    return lay(*heroes, adventure=GOAL, **more)  # type: ignore[arg-type]


# Every question ------------------------------------------------------------------------------------


def test_there_is_a_rule_of_thumb_for_every_kind_of_decision() -> None:
    assert set(RULES) == set(DecisionKind)


def test_there_is_a_rule_of_thumb_for_every_question_of_many_random_games() -> None:
    asked: Counter[str] = Counter()
    for seed, adventure in enumerate(ADVENTURES * 3):
        for game in positions(adventure, 1 + seed % 5, seed, random_policy):
            assert game.decision is not None
            asked[game.decision.kind] += 1
    assert set(asked) <= set(RULES)
    assert len(asked) > 30, sorted(set(RULES) - set(asked))


@pytest.mark.parametrize("known", [USES, INSTEAD, ABILITIES, PREVENTS, ADDED, ALL_FATE, ONE_FATE])
def test_every_title_that_it_knows_something_of_is_a_card(known: object) -> None:
    titles = {each.title for each in CARDS.values()}
    assert set(known) - titles == set()  # type: ignore[call-overload]


def test_it_wins_most_adventures_that_random_loses() -> None:
    def wins(policy: Policy[JourneyGame]) -> int:
        games = [
            JourneyGame.new(setup(key, 2 + seed % 3), seed, Keep.ROLLOUT) for key in ADVENTURES for seed in range(4)
        ]
        return sum(play_out(game, policy, Streams(1)).won for game in games)

    assert wins(random_policy) <= 2
    assert wins(journey_policy) >= 9


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_same_position_is_always_answered_in_the_same_way(adventure: str) -> None:
    for number, game in enumerate(positions(adventure, 3, 2, journey_policy)):
        assert game.decision is not None
        if number % 3 == 0:
            assert len({journey_policy(game, game.decision, Streams(seed)) for seed in range(2)}) == 1


# The objective -------------------------------------------------------------------------------------


def test_it_goes_for_what_the_objective_asks_for() -> None:
    table = goal(Hero(at=NEAR), tokens={"idler": HERE, "stranger": BEYOND})
    assert scouts_choice(table) == f"move {FAR}"


def test_it_interacts_where_that_helps_the_objective_and_not_where_it_does_nothing() -> None:
    assert scouts_choice(goal(tokens={"stranger": HERE})) == "interact stranger"
    assert scouts_choice(goal(tokens={"idler": HERE})) == "pass"


def test_what_leads_to_the_objective_is_found_backwards() -> None:
    far = variant(
        "proving-way",
        objectives=(Objective("prove", done=(Condition("counter", "found"),)),),
        tokens=(TokenOf("chest", "search", interactions=(Interaction("open", do=(do("counter", name="found"),)),)),),
        events=(Event("cave", "explored", "cave", do=(do("token", name="chest", at="cave"),)),),
    )
    plan = plan_for(far, Condition("counter", "found"))
    assert set(plan.means) == {("token", "chest"), ("tile", "cave")}
    known = plan_for(far, Condition("counter", "found"), frozenset({("laid", "chest")}))
    assert set(known.means) == {("token", "chest")}
    assert known.means["token", "chest"] > plan.means["token", "chest"]  # before it lies there it is good for nothing


def test_it_explores_when_there_is_nothing_better_to_do() -> None:
    table = goal(Hero(at=HERE), unexplored=[BEYOND // 10])
    chosen = int(scouts_choice(table).removeprefix("move "))
    far = table.game.board.distances(BEYOND)
    assert far[chosen] < far[HERE]
    assert scouts_choice(goal(Hero(at=HERE))) == "pass"


def test_a_token_is_worth_less_to_a_hero_when_another_is_nearer() -> None:
    def worth(*others: Hero) -> float:
        table = goal(Hero(at=HERE), *others, tokens={"stranger": FAR})
        return aims(Asked(table.game, table.decision, Weights()), 0)[FAR]

    assert worth(Hero("Gimli", "Guardian", at=BEYOND)) < worth() == worth(Hero("Gimli", "Guardian", at=HERE))


def test_of_several_buttons_it_presses_the_one_that_helps() -> None:
    table = goal(tokens={"door": HERE}).choose("interact door")
    assert (table.kind, scouts_choice(table)) == ("button", "button 1")


def test_of_several_answers_it_gives_the_one_that_helps() -> None:
    table = goal(tokens={"host": HERE}).choose("interact host")
    assert (table.kind, scouts_choice(table)) == ("answer", "answer 2")


def test_lists_that_lead_to_each_other_again_and_again_take_it_no_time() -> None:
    host = do("choose", text="which", options=(("sleep", (), ()), ("help", (), (do("counter", name="passed"),))))
    maze = variant(
        "proving-maze", objectives=(Objective("prove", done=(Condition("counter", "passed"),)),),
        tokens=(
            TokenOf("idler", "person", interactions=(Interaction("talk", do=(doubled(do("lore")),)),)),
            TokenOf("host", "person", interactions=(
                Interaction("pay", do=(doubled(do("suffer", damage=2)),)), Interaction("ask", do=(doubled(host),)),
            )),
        ),
    )  # fmt: skip
    table = lay(tokens={"host": HERE, "idler": NEAR}, adventure=maze).choose("interact host")
    assert (table.kind, scouts_choice(table)) == ("button", "button 1")
    table.choose("button 1")
    assert (table.kind, scouts_choice(table)) == ("answer", "answer 1")


# Tests ---------------------------------------------------------------------------------------------


def test_it_spends_inspiration_on_a_test_that_it_passes_by_it() -> None:
    hero = Hero(deck=[SUCCESS, FATE, BLANK, *[BLANK] * 9], inspiration=1)
    table = goal(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, scouts_choice(table)) == ("test", "inspire")


def test_it_does_not_spend_inspiration_on_a_test_that_fails_all_the_same() -> None:
    hero = Hero(deck=[BLANK, FATE, BLANK, *[BLANK] * 9], inspiration=1)
    table = goal(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, scouts_choice(table)) == ("test", "pass")


def test_it_does_not_spend_inspiration_on_a_test_that_is_passed_already() -> None:
    hero = Hero(deck=[SUCCESS, SUCCESS, FATE, *[BLANK] * 9], inspiration=1)
    table = goal(hero, tokens={"stone": HERE}).choose("interact stone")
    assert (table.kind, scouts_choice(table)) == ("test", "pass")


def test_a_last_stand_is_worth_everything() -> None:
    hero = Hero(deck=[FATE] * 12, inspiration=1, damage_down=4, prepared=["Undying Might"])
    table = goal(hero, tokens={"door": HERE}).choose("interact door", "button 0").until("test")
    assert table.game.test is not None
    assert table.game.test.purpose == "last stand"
    assert scouts_choice(table) != "pass"


def test_new_cards_are_drawn_for_those_without_icons() -> None:
    hero = Hero(deck=[SUCCESS, BLANK, BLANK, *[SUCCESS] * 9], boons=[Boon.DETERMINED])
    table = goal(hero, tokens={"stone": HERE}).choose("interact stone")
    assert scouts_choice(table) == "Determined"
    table.choose("Determined")
    assert scouts_choice(table).startswith(BLANK)


def test_it_tests_another_stat_where_that_promises_more() -> None:
    def choice(title: str, stat: str) -> str:
        hero = Hero("Bilbo", "Burglar", deck=[SUCCESS, BLANK] * 6, prepared=[title])
        return scouts_choice(goal(hero, tokens={stat: HERE}).choose(f"interact {stat}"))

    assert choice("The Tookish Part", "stone") == "The Tookish Part"  # wit 4 for might 2
    assert choice("Thorongil", "stone") == "pass"  # wisdom is no better than might


# Enemies -------------------------------------------------------------------------------------------


def test_it_attacks_a_group_in_its_space() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[SUCCESS] * 12)
    assert scouts_choice(goal(hero, groups=[Foes("ruffian", HERE)])) == "attack"


def test_it_spends_successes_on_the_lines_that_defeat() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[SUCCESS, SUCCESS, *[BLANK] * 10])
    table = goal(hero, groups=[Foes("ruffian", HERE)]).choose("attack")
    assert (table.kind, scouts_choice(table)) == ("line", "Battle Axe line 2")


def test_it_strikes_with_a_card_when_that_defeats_a_group() -> None:
    hero = Hero("Gimli", "Guardian", items=["Battle Axe"], deck=[SUCCESS, *[BLANK] * 11], prepared=["Restless Axe"])
    foes = [Foes("goblin-scout", HERE)]
    assert scouts_choice(goal(hero, groups=foes).choose("attack")) == "Restless Axe strike"


def test_enemies_are_sent_to_who_can_bear_it() -> None:
    hurt, well = Hero("Aragorn", damage_down=4), Hero("Gimli", "Guardian")
    table = goal(hurt, well, groups=[Foes("hungry-warg", HERE)]).until("enemy target")
    assert scouts_choice(table) == "Gimli"


def test_it_guards_when_a_limit_is_near() -> None:
    hero = Hero("Aragorn", damage_down=4, prepared=["Strider"])
    table = goal(hero, tokens={"door": HERE}).choose("interact door", "button 0")
    assert (table.kind, scouts_choice(table)) == ("guard", "Strider guard")


# Cards ---------------------------------------------------------------------------------------------


def test_it_prepares_what_is_of_use_and_no_weakness() -> None:
    table = lay(Hero(deck=[BLANK, "Lead the Charge", *[BLANK] * 10]), at="73.2").until("prepare")
    assert scouts_choice(table) == "Lead the Charge"
    table = lay(Hero("Gimli", "Guardian", deck=[BLANK] * 12), at="73.2").until("prepare")
    assert scouts_choice(table) == "pass"


def test_successes_go_on_top_and_weaknesses_under_the_deck() -> None:
    table = lay(Hero(deck=[SUCCESS, BLANK, BLANK, *[BLANK] * 9]), at="73.2").until("prepare").done()
    while table.kind == "put back":
        chosen = scouts_choice(table)
        assert chosen.startswith("top" if SUCCESS in chosen else "bottom")
        table.choose(chosen)


def test_it_rests_when_hurt() -> None:
    hurt = Hero("Gimli", "Guardian", damage_down=5, prepared=["Poet's Heart"])
    table = goal(hurt).done()
    assert (table.kind, scouts_choice(table)) == ("turn end", "Poet's Heart rest")


def test_the_kind_that_is_nearer_to_its_limit_is_healed_first() -> None:
    hurt = Hero("Gimli", "Guardian", damage_down=1, fear_down=3)
    table = lay(hurt, tokens={"balm": HERE}).choose("interact balm")
    assert (table.kind, scouts_choice(table)) == ("heal", "fear")


def test_every_choice_is_an_option() -> None:
    for seed, adventure in enumerate(ADVENTURES):
        game = new_journey(adventure, 5, seed)
        chance = Streams(seed)
        while game.decision is not None:
            assert journey_policy(game, game.decision, chance) in game.decision.options
            game.choose(random_policy(game, game.decision, chance))
