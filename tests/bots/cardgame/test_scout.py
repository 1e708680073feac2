"""The rules of thumb of ``scout``, each on a table laid for it."""

import re
import tomllib
from copy import copy
from pathlib import Path

import pytest

from tests.bots.cardgame.positions import new_game, positions
from tests.cardgame.board import Seat, Table, lay
from waybread.bots import Policy, Scout, Weights, play_out, random_policy, scout_policy
from waybread.bots.cardgame import action_choices, card_knowledge
from waybread.bots.cardgame import weights as weights_module
from waybread.bots.cardgame.card_knowledge import Knowledge, Role
from waybread.bots.cardgame.position import Asked
from waybread.bots.cardgame.questing import needed, outcome
from waybread.bots.cardgame.scout import AT, RULES, ScoutPolicy
from waybread.bots.seat import Seat as BotSeat
from waybread.cardgame import SCENARIOS, CardGame
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.deckfiles import open_deck
from waybread.cardgame.library import BOT_FILES, BOXES, PRINTED, bot_values, box_text
from waybread.kernel import PASS, Keep, Streams

MODULES = list(Path(card_knowledge.__file__).parent.glob("*.py"))


def scouts_choice(table: Table) -> str:
    """What ``scout`` chooses at a table, by name; 'pass' for passing."""
    option = Scout().choose(BotSeat(table.game))
    return "pass" if option == PASS else table.name_of(option)


def let_scout(table: Table, kind: str) -> list[str]:
    """Have ``scout`` answer as long as it is asked for the same; what it chose, in order."""
    chosen = []
    while table.asked == kind:
        chosen.append(scouts_choice(table))
        table.game.choose(Scout().choose(BotSeat(table.game)))
    return chosen


def test_there_is_a_rule_of_thumb_for_every_kind_of_decision() -> None:
    assert set(RULES) == set(DecisionKind)


def test_every_card_and_scenario_that_a_box_says_something_of_is_of_that_box() -> None:
    for name, box in BOXES.items():
        said = {key for file in BOT_FILES for values in tomllib.loads(box_text(name, file)).values() for key in values}
        scenarios = {each.id for each in SCENARIOS.values() if box.has(each.quest_cards()[0])}
        assert said - {key for key in PRINTED if box.has(key)} - scenarios == set()


def test_no_table_of_a_box_has_a_name_that_nobody_reads() -> None:
    text = "".join(each.read_text(encoding="utf-8") for each in MODULES)
    read = set(re.findall(r'(?:_VALUES\.get|judged_by)\(\s*"(\w+)"', text))
    assert "targets" in read
    assert bot_values().keys() - read == set()


def test_a_judgement_that_there_is_not_is_named_with_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(card_knowledge._VALUES, "hosts", {"core:26": "nobody"})
    with pytest.raises(ValueError, match=r"core:26 is 'nobody' in \[hosts\] of bot_values\.toml, which has payer"):
        card_knowledge.judged_by("hosts", {"payer": 1})


def test_a_weight_that_there_is_not_is_named_with_its_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(weights_module._VALUES["weights"], "escape-from-dol-guldur", {"hiro": 1.0})
    with pytest.raises(
        ValueError, match=r"escape-from-dol-guldur has the weight 'hiro' .*there are progress, first_stage"
    ):
        dict(weights_module._by_scenario())


def says_nothing_of(patch: pytest.MonkeyPatch, card: str) -> None:
    patch.delitem(action_choices.ACTIONS, card)


def test_an_event_that_no_box_says_anything_of_is_played_for_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    says_nothing_of(monkeypatch, "core:64")  # Lórien's Wealth
    seat = Seat(heroes=["Glorfindel"], hand=["Lórien's Wealth"], resources=3)
    assert scouts_choice(lay(seat, at="2.2")) == "Lórien's Wealth"


def test_an_action_that_no_box_says_anything_of_is_used_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    says_nothing_of(monkeypatch, "core:14")  # Faramir: willpower
    seat = Seat(allies=["Faramir"])
    assert scouts_choice(lay(seat, committed=["Aragorn"], at="3.3")) == "Faramir"
    assert scouts_choice(lay(seat, at="6.2")) == "pass"


def test_it_wins_most_games_that_random_loses() -> None:
    def wins(policy: Policy[CardGame], seeds: range) -> int:
        games = [new_game("passage-through-mirkwood", 1, seed) for seed in seeds]
        return sum(play_out(game, policy, Streams(1)).won for game in games)

    assert wins(random_policy, range(20)) <= 2
    assert wins(scout_policy, range(20)) >= 9


def test_the_same_position_is_always_answered_in_the_same_way() -> None:
    for game in positions("journey-along-the-anduin", 2, 3, scout_policy):
        assert game.decision is not None
        answers = {scout_policy(game, game.decision, Streams(seed)) for seed in range(2)}
        assert len(answers) == 1


def test_a_hand_with_steward_of_gondor_is_kept_and_one_of_nothing_is_not() -> None:
    def answer(hand: list[str]) -> str:
        table = lay(
            Seat(heroes=["Aragorn", "Théodred"], hand=hand), at="setup.5b", quest="", quest_deck=["Flies and Spiders"]
        )
        return scouts_choice(table)

    assert (
        answer(["Steward of Gondor", "Guard of the Citadel", "Faramir", "Sneak Attack", "Gandalf", "Snowbourn Scout"])
        == "0"
    )
    assert answer(["Grim Resolve", "Common Cause", "Common Cause", "Ever Vigilant", "Ever Vigilant"]) == "1"


def test_it_plays_steward_of_gondor_before_all_else_and_uses_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"], hand=["Guard of the Citadel", "Steward of Gondor"], resources=1), at="2.2"
    )
    assert table.options == ["Guard of the Citadel", "Steward of Gondor"]
    assert scouts_choice(table) == "Steward of Gondor"
    table.choose("Steward of Gondor")
    assert (table.asked, scouts_choice(table)) == ("attach", "Aragorn")
    table.choose("Aragorn")
    assert scouts_choice(table) == "Steward of Gondor"


def test_it_commits_those_with_willpower_when_nothing_threatens() -> None:
    table = lay(Seat(heroes=["Éowyn", "Théodred"], allies=["Veteran Axehand"]), at="3.2")
    assert let_scout(table, "commit") == ["Éowyn", "Théodred", "pass"]


def test_it_leaves_at_home_who_has_to_defend_against_a_strong_enemy() -> None:
    table = lay(Seat(heroes=["Éowyn", "Gimli"], engaged=["Dol Guldur Beastmaster"], threat=30), at="3.2")
    assert let_scout(table, "commit") == ["Éowyn", "pass"]


def test_it_commits_to_make_progress_but_not_where_progress_is_good_for_nothing() -> None:
    def first(quest: str) -> str:
        seat = Seat(heroes=["Éowyn", "Aragorn"], engaged=["Black Forest Bats"])
        return scouts_choice(lay(seat, at="3.2", quest=quest))

    assert first("Beorn's Path") == "Éowyn"
    assert first("Ambush on the Shore") == "pass"


def test_it_defends_with_the_ally_rather_than_lose_a_hero() -> None:
    table = lay(Seat(heroes=["Éowyn"], allies=["Snowbourn Scout"], engaged=["Ungoliant's Spawn"]), at="6.3").pass_until(
        "defend"
    )
    assert table.options == ["Éowyn", "Snowbourn Scout"]
    assert scouts_choice(table) == "Snowbourn Scout"


def test_it_defends_with_a_hero_who_takes_no_damage_from_it() -> None:
    table = lay(
        Seat(heroes=["Denethor", "Éowyn"], allies=["Guard of the Citadel"], engaged=["Dol Guldur Orcs"]), at="6.3"
    ).pass_until("defend")
    assert scouts_choice(table) == "Denethor"


def test_it_attacks_what_it_can_destroy_and_with_just_enough() -> None:
    table = lay(
        Seat(
            heroes=["Legolas", "Éowyn"], allies=["Veteran Axehand"], engaged=["Hill Troll", "Goblin Sniper"],
        ), at="6.7",
    )  # fmt: skip
    assert table.options == ["Hill Troll", "Goblin Sniper"]
    assert scouts_choice(table) == "Goblin Sniper"
    table.choose("Goblin Sniper")
    assert let_scout(table, "attackers") == ["Veteran Axehand", "pass"]


def test_it_lets_an_undefended_attack_hit_a_hero_who_survives_it() -> None:
    table = lay(
        Seat(heroes=["Éowyn", "Aragorn"], engaged=["Wargs"], exhausted=["Éowyn", "Aragorn"]), at="6.3",
        encounter_deck=[],
    ).pass_until("take damage")  # fmt: skip
    assert table.options == ["Éowyn", "Aragorn"]
    assert scouts_choice(table) == "Aragorn"


def test_it_does_not_engage_what_would_kill_its_last_hero() -> None:
    table = lay(Seat(heroes=["Éowyn"], threat=20), at="5.1", staging=["Hill Troll"]).pass_until("engage")
    assert scouts_choice(table) == "pass"


def test_it_engages_an_enemy_that_it_can_destroy_at_once() -> None:
    heroes = ["Aragorn", "Gimli", "Legolas"]
    table = lay(Seat(heroes=heroes, threat=9), at="5.1", staging=["Dol Guldur Orcs"]).pass_until("engage")
    assert scouts_choice(table) == "Dol Guldur Orcs"


def test_alone_it_lets_a_troll_wait_until_there_are_enough_to_fight_it() -> None:
    def answer(axehands: int, *others: Seat) -> str:
        allies = ["Snowbourn Scout", *["Veteran Axehand"] * axehands]
        mine = Seat(heroes=["Aragorn", "Gimli", "Legolas"], allies=allies, threat=20)
        return scouts_choice(lay(mine, *others, at="5.1", staging=["Hill Troll"]).pass_until("engage"))

    assert answer(1) == "pass"
    assert answer(2) == "Hill Troll"
    assert answer(1, Seat(heroes=["Éowyn"], threat=20)) == "Hill Troll"


def test_it_defends_where_a_shadow_card_could_take_every_attachment_of_an_undefended_player() -> None:
    def answer(attachments: list[str]) -> str:
        heroes = ["Aragorn", "Théodred"]  # both are needed to destroy the spider
        seat = Seat(heroes=heroes, attachments={"Aragorn": attachments}, engaged=["Forest Spider"])
        return scouts_choice(lay(seat, at="6.3", encounter_deck=["Driven by Shadow"] * 6).pass_until("defend"))

    assert answer([]) == "pass"
    assert answer(["Steward of Gondor", "Celebrían's Stone"]) in ("Aragorn", "Théodred")


def test_it_counts_on_the_questers_of_the_players_who_commit_after_it() -> None:
    def committed(other: str) -> list[str]:
        mine, theirs = Seat(heroes=["Aragorn"], engaged=["Goblin Sniper"]), Seat(heroes=[other])
        table = lay(mine, theirs, at="3.2", staging=["Old Forest Road"], progress={"Flies and Spiders": 8})
        return let_scout(table, "commit")[:1]

    assert committed("Éowyn") == ["Aragorn"]  # with her the quest will succeed
    assert committed("Gimli") == ["pass"]


def test_it_engages_what_would_kill_the_hero_of_a_player_who_cannot_fight() -> None:
    def answer(their_threat: int) -> str:
        spent = Seat(heroes=["Éowyn"], exhausted=["Éowyn"], threat=their_threat)
        table = lay(Seat(heroes=["Gimli", "Legolas"], threat=5), spent, at="5.1", staging=["Hill Troll"])
        return scouts_choice(table.pass_until("engage"))

    assert answer(5) == "pass"  # it stays where it is
    assert answer(45) == "Hill Troll"


def test_it_travels_to_the_location_with_the_most_threat_for_its_points() -> None:
    table = lay(at="4.2", staging=["The East Bight", "Enchanted Stream", "The Brown Lands"][1:])
    assert table.options == ["Enchanted Stream", "The Brown Lands"]
    assert scouts_choice(table) == "The Brown Lands"


def test_it_cancels_caught_in_a_web_but_not_what_does_little() -> None:
    def answer(revealed: str) -> str:
        seat = Seat(heroes=["Éowyn", "Dúnhere"], hand=["A Test of Will"], resources=1)
        table = lay(seat, at="3.3", encounter_deck=[revealed], staging=["Forest Gate"])
        assert table.options == ["A Test of Will"]
        return scouts_choice(table)

    assert answer("Caught in a Web") == "A Test of Will"
    assert answer("Driven by Shadow") == "pass"


def test_eowyn_takes_heart_only_if_the_card_is_worth_less_than_the_progress() -> None:
    table = lay(Seat(heroes=["Éowyn", "Théodred"], hand=["Will of the West"]), at="3.2").choose("Éowyn").done()
    table.pass_until("action")
    while table.window != "3.3":
        table.done().pass_until("action")
    assert table.options == ["Éowyn"]
    assert scouts_choice(table) == "Éowyn"
    kept = lay(Seat(heroes=["Éowyn", "Théodred"], hand=["Gandalf"]), at="3.2").choose("Éowyn").done()
    while kept.asked != "action" or kept.window != "3.3":
        kept.done()
    assert scouts_choice(kept) == "pass"


def test_miner_of_the_iron_hills_digs_out_no_condition_of_its_own_side() -> None:
    seat = Seat(
        heroes=["Beravor"],
        attachments={"Beravor": ["Unexpected Courage"]},
        hand=["Miner of the Iron Hills"],
        resources=2,
    )
    table = lay(seat, at="2.2").choose("Miner of the Iron Hills:play")
    assert (table.asked, table.options) == ("response", ["Miner of the Iron Hills"])
    assert scouts_choice(table) == "pass"


def test_what_is_saved_for_a_cancel_is_its_price_in_its_own_sphere(monkeypatch: pytest.MonkeyPatch) -> None:
    def reserved(ally: str, resources: int) -> float:
        seat = Seat(heroes=["Aragorn", "Éowyn"], hand=[ally, "For Gondor!"], resources=resources)
        table = lay(seat, at="2.2")
        assert table.game.decision is not None
        asked = Asked(table.game, table.game.decision, Knowledge(Weights()))
        return action_choices.reserve(asked, table.id(ally), 1)

    assert reserved("Snowbourn Scout", 2) == 0
    monkeypatch.setitem(card_knowledge.ROLES, "core:22", Role.CANCEL)  # For Gondor! costs 2 of Leadership
    assert (reserved("Snowbourn Scout", 2), reserved("Snowbourn Scout", 3)) == (Weights().cancel_reserve, 0)
    assert reserved("Northern Tracker", 2) == 0


def test_gandalf_by_sneak_attack_comes_before_the_commitment() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Gandalf"], resources=1), at="3.1")
    assert table.window == "3.1"
    assert scouts_choice(table) == "Sneak Attack"
    table.choose("Sneak Attack")
    assert table.asked == "response"


def test_how_many_commit_depends_on_what_is_left_to_be_revealed() -> None:
    def committed(encounter_deck: list[str]) -> set[str]:
        seat = Seat(heroes=["Éowyn", "Aragorn"], engaged=["Dol Guldur Beastmaster"], threat=35)
        table = lay(seat, at="3.2", quest="Beorn's Path", progress={"Beorn's Path": 9}, encounter_deck=encounter_deck)
        return set(let_scout(table, "commit"))

    assert committed(["Forest Gate"] * 5) == {"Éowyn", "pass"}  # four against two is enough to win
    assert committed(["The Brown Lands"] * 5) == {"Éowyn", "Aragorn"}


def test_nobody_stays_idle_at_home_where_pursued_by_shadow_may_be_revealed() -> None:
    def committed(encounter_deck: list[str]) -> list[str]:
        seat = Seat(heroes=["Éowyn"], allies=["Veteran Axehand"])
        return let_scout(lay(seat, at="3.2", encounter_deck=encounter_deck), "commit")

    assert committed(["Eyes of the Forest"] * 4) == ["Éowyn", "pass"]
    assert committed(["Pursued by Shadow"] * 4) == ["Éowyn", "Veteran Axehand"]


def test_an_ally_comes_by_sneak_attack_only_where_it_makes_a_difference_in_the_fight() -> None:
    def answer(enemy: str) -> str:
        seat = Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Beorn"], resources=1, engaged=[enemy])
        return scouts_choice(lay(seat, at="6.2", encounter_deck=[]))

    assert answer("Ungoliant's Spawn") == "Sneak Attack"
    assert answer("Black Forest Bats") == "pass"


def test_a_first_hand_without_the_steward_is_sent_back_if_the_deck_has_one() -> None:
    setup = {"scenario": "passage-through-mirkwood", "decks": [open_deck("leadership").deck().setup()]}
    seen = set()
    for seed in range(8):
        game = CardGame.new(setup, seed, Keep.SEARCH)
        held = any(game.title(each) == "Steward of Gondor" for each in game.state.hands[0])
        assert Scout().choose(BotSeat(game)) == (0 if held else 1)
        seen.add(held)
    assert seen == {False, True}


@pytest.mark.parametrize("objective", ["Gandalf's Map", "Shadow Key", "Dungeon Torch"])
def test_it_claims_an_objective_only_when_nothing_else_keeps_it_in_the_tower(objective: str) -> None:
    def answer(progress: int) -> str:
        tower = "The Necromancer's Tower"
        seat = Seat(heroes=["Éowyn", "Aragorn"])
        return scouts_choice(lay(seat, at="2.2", quest=tower, staging=[objective], progress={tower: progress}))

    assert answer(8) == "pass"
    assert answer(9).startswith(objective)


def test_it_rescues_the_prisoner_at_the_first_chance() -> None:
    caverns = "Through the Caverns"
    table = lay(
        Seat(heroes=["Aragorn", "Théodred"]), at="3.1", quest=caverns, aside=["Nazgûl of Dol Guldur"], encounter_deck=()
    )
    prisoner = table.id("Théodred")
    table.state.notes["prisoner"] = prisoner
    table.state.facedown[prisoner] = True
    table.state.index = None
    table.pass_until("commit").choose("Aragorn").pass_until("response")
    assert table.options == [caverns]
    assert scouts_choice(table) == caverns


def test_at_dol_guldur_it_weighs_otherwise_with_others_than_alone() -> None:
    """Whoever is left alone weighs as somebody alone; and so does a policy that was taken elsewhere."""
    elsewhere = copy(scout_policy)
    special = {alone: ScoutPolicy(AT["escape-from-dol-guldur", alone]) for alone in (True, False)}
    told_apart = set()
    for players, seed in ((1, 0), (2, 1), (2, 7)):
        game = new_game("escape-from-dol-guldur", players, seed)
        while (decision := game.decision) is not None:
            alone = len(game.order()) == 1
            chosen = scout_policy(game, decision, Streams(0))
            assert chosen == special[alone](game, decision, Streams(0)) == elsewhere(game, decision, Streams(0))
            if chosen != special[not alone](game, decision, Streams(0)):
                told_apart.add((players, alone))
            game.choose(chosen)
    assert told_apart == {(1, True), (2, False), (2, True)}


def test_at_dol_guldur_eleanor_lets_a_treachery_be() -> None:
    table = lay(Seat(heroes=["Eleanor", "Éowyn"]), at="3.3", encounter_deck=["Caught in a Web", "Forest Gate"])
    decision = table.game.decision
    assert decision is not None
    assert table.options == ["Eleanor"]
    assert scout_policy(table.game, decision, Streams(0)) != PASS
    table.state.scenario = "escape-from-dol-guldur"
    assert scout_policy(table.game, decision, Streams(0)) == PASS


def test_at_dol_guldur_it_goes_on_late_and_alone_fears_threat_more() -> None:
    alone, together = AT["escape-from-dol-guldur", True], AT["escape-from-dol-guldur", False]
    for weights in (alone, together):
        assert weights.first_stage < weights.second_stage < 1
    assert alone.threat > together.threat
    assert alone.threat_urgency > together.threat_urgency


def test_elsewhere_it_weighs_as_usual_and_so_does_a_bot_with_weights_of_its_own() -> None:
    core = {"passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"}
    assert {scenario for scenario, _ in AT} & core == {"escape-from-dol-guldur"}
    game, usual = new_game("escape-from-dol-guldur", 2, 1), ScoutPolicy(Weights())
    own = Scout(weights=Weights())
    while (decision := game.decision) is not None:
        assert own.choose(BotSeat(game)) == usual(game, decision, Streams(0))
        game.choose(scout_policy(game, decision, Streams(0)))


@pytest.mark.parametrize(
    ("quest", "counts"),
    [("The Necromancer's Tower", 0.5), ("Through the Caverns", 0.25), ("Out of the Dungeons", 1.0)],
)
def test_progress_counts_in_part_at_the_first_stages(quest: str, counts: float) -> None:
    game = lay(Seat(heroes=["Éowyn"]), at="3.1", quest=quest, encounter_deck=()).pass_until("commit").game
    assert game.decision is not None
    weights = Weights(progress=2.0, first_stage=0.5, second_stage=0.25, spare_progress=0.125, victory=0.0)
    asked = Asked(game, game.decision, Knowledge(weights))
    need = needed(asked)
    assert outcome(asked, 4, need) == 2.0 * counts * 4
    assert outcome(asked, need.left + 2, need) == 2.0 * counts * need.left + 2 * 0.125


def test_a_bot_can_be_given_other_weights() -> None:
    decks = [open_deck("spirit").deck().setup()]
    game = CardGame.new({"scenario": "passage-through-mirkwood", "decks": decks}, 1, Keep.SEARCH)
    answers = [Scout(weights=Weights(keep_hand=worth)).choose(BotSeat(game)) for worth in (0.0, 1000.0)]
    assert answers == [0, 1]


def test_the_odds_of_shadow_cards_do_not_depend_on_the_order_of_the_encounter_deck() -> None:
    """Not even in the last digit, which could decide between two equals."""
    found = 0
    for number, game in enumerate(positions("escape-from-dol-guldur", 4, 12, scout_policy)):
        if number % 40 == 0 and game.decision is not None:
            worlds = [game.determinize(game.decision.player, each) for each in range(20)]
            odds = {Asked(each, game.decision, Knowledge(Weights())).shadows for each in worlds}
            assert len(odds) == 1
            found += any(odds.pop()[-2:])
    assert found > 3
