"""Questions in words."""

import pytest

from tests.cardgame.board import Seat, lay
from tests.table.cardgame.table_words import NAMES, labels, prompt, question
from waybread.bots.cardgame.scout import RULES
from waybread.cardgame import CardGame, On, Sphere
from waybread.cardgame.abilities.ability import Use, response
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.library import ally
from waybread.kernel import PASS, WaybreadError
from waybread.rules import rules
from waybread.table.cardgame import CARDGAME_TABLE
from waybread.table.cardgame.card_names import CardQuestion
from waybread.table.cardgame.prompts import QUESTIONS
from waybread.texts import CardName, content, say


async def _wave(game: CardGame, use: Use) -> None:
    """Draw 1 card."""
    await draw(game, use.player, 1, use.card)


@ally("Test Prompts Wanderer", Sphere.LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Wanderer:
    wave = response(after=(On.ENTERS_PLAY, On.LEAVES_PLAY), condition=itself)(_wave)


def test_every_kind_of_decision_has_its_question() -> None:
    assert set(RULES) <= set(QUESTIONS)


def test_the_prompt_has_the_decision_and_its_rule() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"]), staging=["Forest Spider"], at="3.2", stops=())
    found = prompt(table)
    assert (found.seat, found.kind, found.least, found.most) == (0, "commit", 0, 2)
    assert found.rule == "lcg:step.3.2"
    assert found.rule_text == rules()["lcg:step.3.2"].summary
    assert [each.option for each in found.choices] == [table.id("Aragorn"), table.id("Théodred"), PASS]
    assert [each.card for each in found.choices] == [table.id("Aragorn"), table.id("Théodred"), None]


def test_committing_counts_willpower_as_it_is_picked() -> None:
    table = lay(Seat(heroes=["Aragorn", "Théodred"]), staging=["Forest Spider"], at="3.2", stops=())
    assert question(table) == "Commit characters to the quest (0 willpower against 2 threat so far)."
    assert labels(table) == ["Aragorn (2 willpower)", "Théodred (1 willpower)", "Commit nobody"]
    table.choose("Aragorn")
    assert question(table) == "Commit characters to the quest (2 willpower against 2 threat so far)."
    assert labels(table) == ["Théodred (1 willpower)", "Done"]
    assert prompt(table).picked == (table.id("Aragorn"),)


def test_planning_offers_cards_with_their_price_and_abilities_with_their_text() -> None:
    hand = ["Snowbourn Scout", "Ever Vigilant", "Gandalf"]
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir", "Gléowine"], hand=hand, resources=5, exhausted=["Gléowine"]),
        at="2.1",
        stops=(),
    )
    assert question(table) == "Your planning: play cards, take actions, or pass."
    assert labels(table) == [
        "Faramir: Exhaust Faramir and pick a player: for the rest of the phase their characters have +1 willpower.",
        "Play Ever Vigilant (1 leadership): Ready an ally of your choice.",
        "Play Snowbourn Scout (1 leadership)",
        "Play Gandalf (5 of any sphere)",
        "Pass",
    ]


def test_an_action_window_says_when_it_is_and_how_the_quest_stands() -> None:
    table = lay(Seat(), staging=["Forest Spider"], committed=["Aragorn"], at="3.3", encounter_deck=["Forest Gate"])
    assert question(table) == (
        "Take an action before the quest is resolved, or pass (2 willpower against 4 threat so far)."
    )


def test_an_action_window_in_an_attack_says_how_it_stands() -> None:
    table = lay(Seat(engaged=["Forest Spider"]), at="6.4a").done().choose("Aragorn")
    assert question(table) == (
        "Take an action before the shadow card is turned up, or pass "
        "(Forest Spider attacks you: 2 attack against 2 defence of Aragorn)."
    )


def test_a_card_from_the_phase_of_another_player_is_asked_for_by_window_not_planning() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="2.1").done()
    assert table.player == 1
    assert question(table) == "Take an action in the planning phase, or pass."


def test_a_defender_is_asked_for_against_the_enemy_and_its_attack() -> None:
    table = lay(Seat(engaged=["Hummerhorns"]), at="6.4a", damage={"Aragorn": 3}, stops=())
    assert question(table) == "Who defends against Hummerhorns (2 attack)?"
    assert labels(table) == ["Aragorn (2 defence, 2 hit points left)", "Nobody defends"]


def test_a_sentinel_is_asked_to_defend_another_player() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=["Hummerhorns"]), Seat(), at="6.4a", stops=()).done()
    assert question(table) == "Defend Anna against Hummerhorns (2 attack)?"
    assert labels(table) == ["Aragorn (2 defence, 5 hit points left)", "Do not defend"]


def test_undefended_damage_asks_for_a_hero() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], engaged=["Forest Spider"]), at="6.4a", stops=()).done()
    assert question(table) == "Who takes the 2 damage of Forest Spider's attack?"
    assert labels(table) == ["Aragorn (5 hit points left)", "Glóin (4 hit points left)"]


def test_an_attack_is_asked_for_enemy_and_attackers() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], engaged=["Forest Spider"]), at="6.8a", stops=())
    assert question(table) == "Attack an enemy?"
    assert labels(table) == ["Forest Spider (2 attack, 1 defence, 4 hit points left)", "No more attacks"]
    table.choose("Forest Spider")
    assert question(table) == "Who attacks Forest Spider (1 defence, 4 hit points left)?"
    assert labels(table) == ["Aragorn (3 attack)", "Glóin (2 attack)"]
    table.choose("Aragorn")
    assert question(table) == "Who attacks Forest Spider (1 defence, 4 hit points left)? 3 attack so far."
    assert labels(table) == ["Glóin (2 attack)", "Done"]


def test_ranged_characters_are_asked_to_join() -> None:
    table = lay(Seat(engaged=["Forest Spider"]), Seat(heroes=["Legolas"]), at="6.8a", stops=())
    table.choose("Forest Spider")
    assert question(table) == (
        "Join Anna's attack on Forest Spider (1 defence, 4 hit points left) with ranged characters? 3 attack so far."
    )
    assert labels(table) == ["Legolas (3 attack)", "Do not join"]


def test_travelling_says_what_a_location_asks_for() -> None:
    table = lay(Seat(), at="4.2", staging=["Old Forest Road", "Great Forest Web"], stops=())
    assert question(table) == "Where do the players travel?"
    assert labels(table) == [
        "Old Forest Road (1 threat, 3 quest points)",
        "Great Forest Web (2 threat, 2 quest points): To go there, every player has to exhaust one of their heroes.",
        "Travel nowhere",
    ]


def test_players_are_shown_by_name() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="setup.4", stops=())
    assert question(table) == "Who should be the first player?"
    assert labels(table) == list(NAMES)
    assert [each.card for each in prompt(table).choices] == [None, None]


def test_a_target_that_is_a_player_is_shown_by_name_too() -> None:
    table = lay(Seat(allies=["Faramir"]), Seat(heroes=["Gimli"]), at="4.2", stops=()).choose("Faramir")
    assert question(table) == (
        "Faramir: which player? "
        "(Exhaust Faramir and pick a player: for the rest of the phase their characters have +1 willpower.)"
    )
    assert labels(table) == list(NAMES)


def test_a_response_says_what_has_happened() -> None:
    table = lay(Seat(resources=1), at="3.2", stops=()).choose("Aragorn")
    assert question(table) == "Aragorn has committed to the quest: respond?"
    assert labels(table) == [
        "Aragorn: Once Aragorn has committed to a quest, pay 1 from his own pool: he readies.",
        "No response",
    ]


def test_gandalf_offers_his_three_effects() -> None:
    table = lay(Seat(hand=["Gandalf"], resources=5), at="2.1", staging=["Forest Spider"], stops=())
    table.choose("Gandalf", "Gandalf")
    assert question(table) == "Gandalf: choose one."
    assert labels(table) == ["Draw 3 cards", "Deal 4 damage to an enemy", "Lower your threat by 5"]


def test_a_card_names_the_effects_that_it_has_a_player_choose_between() -> None:
    protected = Seat(heroes=["Aragorn"], hand=["Ever Vigilant"], attachments={"Aragorn": ["Protector of Lórien"]})
    table = lay(protected, at="3.1", stops=()).choose("Protector of Lórien")
    assert labels(table) == ["+1 defence", "+1 willpower"]
    table = lay(Seat(hand=["The Galadhrim's Greeting"], heroes=["Éowyn"], resources=3), at="3.1", stops=())
    table.choose("The Galadhrim's Greeting")
    assert labels(table) == ["Lower one player's threat by 6", "Lower each player's threat by 2"]
    seat = Seat(heroes=["Aragorn", "Éowyn"])
    table = lay(seat, at="3.3", damage={"Éowyn": 1}, encounter_deck=["Lingering Venom"], stops=())
    assert labels(table) == ["Exhaust all your damaged characters", "Deal 2 damage to your most damaged hero"]


def test_an_effect_that_could_choose_shows_life_and_progress() -> None:
    table = lay(
        Seat(hand=["Snowbourn Scout"], resources=1),
        at="2.1",
        staging=["Old Forest Road", "Forest Gate"],
        progress={"Forest Gate": 2},
        stops=(),
    )
    table.choose("Snowbourn Scout", "Snowbourn Scout")
    assert question(table) == (
        "Snowbourn Scout: which location? (After this ally enters play, place 1 progress on a location.)"
    )
    assert labels(table) == [
        "Old Forest Road (1 threat, 0 of 3 progress)",
        "Forest Gate (2 threat, 2 of 4 progress)",
    ]


def test_whose_resources_pay_is_asked_with_what_they_have() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], hand=["Snowbourn Scout"], resources={"Aragorn": 2, "Glóin": 1}),
        at="2.1",
        stops=(),
    ).choose("Snowbourn Scout")
    assert question(table) == "Whose resource pays for Snowbourn Scout?"
    assert labels(table) == ["Aragorn (2 resources)", "Glóin (1 resource)"]


def test_an_attachment_asks_what_it_goes_on() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn", "Glóin"],
            attachments={"Glóin": ["Celebrían's Stone"]},
            hand=["Steward of Gondor"],
            resources={"Aragorn": 2},
        ),
        at="2.1",
        stops=(),
    ).choose("Steward of Gondor")
    assert question(table) == "What does Steward of Gondor go on?"
    assert labels(table) == ["Aragorn", "Glóin (has Celebrían's Stone)"]


def test_denethor_asks_with_the_card_that_only_he_has_seen() -> None:
    table = lay(Seat(heroes=["Denethor"]), Seat(), encounter_deck=["Hill Troll", "Forest Gate"], at="4.2", stops=())
    table.choose("Denethor")
    assert question(table) == "Denethor: Hill Troll lies on top of the encounter deck. Put it at the bottom?"
    assert labels(table) == ["Put it at the bottom", "Leave it on top"]


def test_x_is_asked_for_with_what_it_is() -> None:
    table = lay(Seat(heroes=["Beravor"], hand=["Gandalf's Search"], resources=2), at="4.2", stops=())
    table.choose("Gandalf's Search")
    assert question(table).startswith("Gandalf's Search: how much is X? (See the X topmost cards")
    assert labels(table) == ["X is 1", "X is 2"]


def test_a_shadow_card_that_is_looked_at_as_it_is_dealt_is_not_named_before() -> None:
    table = lay(
        Seat(heroes=["Beravor"], attachments={"Beravor": ["Dark Knowledge"]}, engaged=["Forest Spider"]),
        at="6.2",
        encounter_deck=["Hill Troll"],
        stops=(),
    )
    assert question(table) == "A shadow card has been dealt: respond?"
    assert labels(table)[0].startswith("Dark Knowledge (on Beravor): Exhaust this card to see a shadow card")


def test_the_question_of_a_response_names_the_declared_attacker() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Valor"]}, engaged=["King Spider"]), at="6.7")
    assert question(table.choose("King Spider")) == "Aragorn attacks: respond?"
    pair = Seat(heroes=["Aragorn", "Gimli"], attachments={"Aragorn": ["Valor"]}, engaged=["King Spider"])
    both = lay(pair, at="6.7").choose("King Spider", "Aragorn", "Gimli")
    assert question(both) == "Attackers are declared: respond?"


def test_the_question_of_a_response_to_either_of_two_things_says_which_has_happened() -> None:
    table = lay(Seat(heroes=["Aragorn"], hand=["Test Prompts Wanderer"], resources=1), at="2.2")
    assert question(table.choose("Test Prompts Wanderer")) == "Test Prompts Wanderer has entered play: respond?"


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ({}, ["Guard of the Citadel (1 willpower) (copy 1)", "Guard of the Citadel (1 willpower) (copy 2)"]),
        (
            {"Guard of the Citadel#2": 1},
            ["Guard of the Citadel (1 willpower)", "Guard of the Citadel (1 willpower) (1 damage)"],
        ),
    ],
)
def test_two_copies_are_told_apart_by_what_differs(damage: dict[str, int], expected: list[str]) -> None:
    guards = ["Guard of the Citadel"] * 2
    table = lay(Seat(allies=guards, exhausted=["Aragorn"]), at="3.2", damage=damage, stops=())
    assert labels(table)[:2] == expected


def test_copies_of_an_enemy_are_told_apart_by_whom_they_are_engaged_with() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], hand=["Feint"], resources=1),
        Seat(engaged=["Forest Spider"]),
        at="6.2",
        stops=(),
    )
    table.pass_until("action").choose("Feint")
    assert labels(table) == [
        "Forest Spider (4 hit points left) (engaged with Anna)",
        "Forest Spider (4 hit points left) (engaged with Ben)",
    ]


def test_a_choice_says_what_it_does_with_what_and_at_which_price() -> None:
    table = lay(
        Seat(hand=["Ever Vigilant"], allies=["Faramir"], resources=1, exhausted=["Faramir"]), at="2.1", stops=()
    )
    play, passing = prompt(table).choices
    card = table.id("Ever Vigilant")
    assert (play.verb, play.subject, play.card) == ("play", CardName(card, "Ever Vigilant", "core:20"), card)
    assert play.details == (
        say("cardgame.detail.price", amount=1, sphere="leadership"),
        content("Ready an ally of your choice."),
    )
    assert (passing.verb, passing.subject, passing.details) == ("pass", None, ())


def test_a_chosen_player_is_named_with_the_seat() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"]), at="setup.4", stops=())
    assert [(each.verb, each.subject, each.seat) for each in prompt(table).choices] == [
        ("choose_player", "Anna", 0),
        ("choose_player", "Ben", 1),
    ]


def test_what_tells_copies_apart_stands_before_the_words_of_a_card() -> None:
    seat = Seat(hand=["Ever Vigilant"] * 2, allies=["Faramir"], resources=1, exhausted=["Faramir"])
    copies = prompt(lay(seat, at="2.1", stops=())).choices[:2]
    assert [[detail.id for detail in each.details] for each in copies] == [
        ["cardgame.detail.price", "cardgame.detail.copy", "content"]
    ] * 2


def test_a_card_that_the_player_cannot_know_is_a_text_without_an_id() -> None:
    table = lay(Seat(), encounter_deck=["Hill Troll"], at="4.2", stops=())
    question = CardQuestion.at(table.game, table.decision, NAMES)
    assert question.name(table.id("Hill Troll")) == say("cardgame.face_down_card")


def test_nothing_is_asked_once_the_game_is_over() -> None:
    table = lay(Seat(threat=50), at="7.3", stops=())
    assert table.game.over
    with pytest.raises(WaybreadError, match="The game is over"):
        CARDGAME_TABLE.prompt(table.game, NAMES)


def test_a_question_about_a_face_down_shadow_card_does_not_send_its_id() -> None:
    table = lay(
        Seat(attachments={"Aragorn": ["Dark Knowledge"]}, engaged=["Forest Spider"]),
        encounter_deck=["East Bight Patrol", *["Forest Gate"] * 4],
        at="6.2",
    )
    decision = table.game.decision
    assert decision is not None
    assert decision.about == table.id("East Bight Patrol")  # for the rules
    assert (prompt(table).about, prompt(table).about_title) == (None, "")
    assert question(table) == "A shadow card has been dealt: respond?"
