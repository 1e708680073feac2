"""The Leadership events of the core set."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from waybread.cardgame.facts import Stat

SACRIFICE = "Valiant Sacrifice"


def struck(table: Table, defender: str) -> Table:
    """An enemy strikes a defender, and what comes of it is asked next."""
    table.pass_until("defend").choose(defender).pass_to("6.4.2")
    while table.window == "6.4.2":
        table.done()
    return table


# Ever Vigilant and Common Cause


def test_ever_vigilant_readies_an_ally_of_any_player() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], allies=["Faramir", "Son of Arnor"], hand=["Ever Vigilant"], resources=1,
            exhausted=["Aragorn", "Faramir"],
        ),
        Seat(heroes=["Glóin"], allies=["Silverlode Archer"], exhausted=["Silverlode Archer"]),
        at="4.2",
    )  # fmt: skip
    table.choose("Ever Vigilant")
    assert table.asked == "target"
    assert table.options == ["Faramir", "Silverlode Archer"]
    table.choose("Silverlode Archer")
    assert table.ready("Silverlode Archer")
    assert not table.ready("Faramir")
    assert table.discards() == ["Ever Vigilant"]


def test_ever_vigilant_needs_an_exhausted_ally() -> None:
    table = lay(Seat(allies=["Faramir"], hand=["Ever Vigilant"], resources=1, exhausted=["Aragorn"]), at="4.2")
    assert table.options == ["Faramir"]  # his own action
    assert table.why_not_use("Ever Vigilant") == "there is nothing to choose"


def test_common_cause_exhausts_your_hero_to_ready_another() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Théodred", "Éowyn"], hand=["Common Cause"], exhausted=["Éowyn"]),
        Seat(heroes=["Glóin"], allies=["Faramir"], exhausted=["Glóin", "Faramir"]),
        at="6.2",
    )
    table.choose("Common Cause")
    assert table.asked == "exhaust"
    assert table.options == ["Aragorn", "Théodred"]
    table.choose("Théodred")
    assert table.asked == "target"
    assert table.options == ["Éowyn", "Glóin"]
    table.choose("Glóin")
    assert table.ready("Glóin")
    assert not table.ready("Théodred")


def test_common_cause_needs_a_ready_hero_of_yours_and_an_exhausted_one() -> None:
    fresh = lay(Seat(heroes=["Aragorn", "Glóin"], hand=["Common Cause"]), at="4.2")
    assert fresh.options == []
    assert fresh.why_not_use("Common Cause") == "there is nothing to choose"
    tired = lay(
        Seat(heroes=["Aragorn"], hand=["Common Cause"], exhausted=["Aragorn"]), Seat(heroes=["Glóin"]), at="4.2"
    )
    assert tired.options == []
    assert tired.why_not_use("Common Cause") == "no card of yours can be exhausted for it"


# For Gondor!


def test_for_gondor_strengthens_all_characters_until_the_end_of_the_phase() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["For Gondor!"], resources=2),
        Seat(heroes=["Glóin"], attachments={"Glóin": ["Steward of Gondor"]}),
        at="6.2",
    )
    table.choose("For Gondor!")
    assert [table.stat(each, Stat.ATTACK) for each in ("Aragorn", "Faramir", "Glóin")] == [4, 2, 3]
    assert [table.stat(each, Stat.DEFENSE) for each in ("Aragorn", "Faramir", "Glóin")] == [2, 3, 2]
    table.pass_to("7.4")
    assert [table.stat(each, Stat.ATTACK) for each in ("Aragorn", "Faramir", "Glóin")] == [3, 1, 2]
    assert table.stat("Faramir", Stat.DEFENSE) == 2


@pytest.mark.ruling("core:22.1")
def test_for_gondor_adds_up_and_leaves_out_who_comes_later() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["For Gondor!", "For Gondor!", "Sneak Attack", "Faramir"], resources=5), at="6.2"
    )
    table.choose("For Gondor!", "For Gondor!#2", "Sneak Attack")
    assert table.stat("Aragorn", Stat.ATTACK) == 5
    assert table.area() == ["Aragorn", "Faramir"]
    assert (table.stat("Faramir", Stat.ATTACK), table.stat("Faramir", Stat.DEFENSE)) == (1, 2)


# Sneak Attack


def test_sneak_attack_brings_an_ally_for_the_phase() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Brok Ironfist", "Faramir", "Ever Vigilant"], resources=1),
        at="4.2",
    )
    table.choose("Sneak Attack")
    assert table.asked == "target"
    assert table.options == ["Brok Ironfist", "Faramir"]
    table.choose("Brok Ironfist")
    assert table.area() == ["Aragorn", "Brok Ironfist"]
    assert table.ready("Brok Ironfist")
    assert table.resources("Aragorn") == 0
    table.pass_to("5.2")
    assert table.area() == ["Aragorn"]
    assert table.hand() == ["Faramir", "Ever Vigilant", "Brok Ironfist"]


@pytest.mark.ruling("core:23.1")
def test_sneak_attack_lets_the_ally_answer_to_its_entering() -> None:
    table = lay(Seat(hand=["Sneak Attack", "Snowbourn Scout"], resources=1), active_location="Forest Gate", at="3.4")
    table.choose("Sneak Attack")
    assert table.options == ["Snowbourn Scout"]
    table.choose("Snowbourn Scout")
    assert table.progress("Forest Gate") == 1


def test_sneak_attack_returns_no_ally_that_has_fallen() -> None:
    table = lay(
        Seat(hand=["Sneak Attack", "Snowbourn Scout"], resources=1, engaged=["Forest Spider"]),
        encounter_deck=[],
        at="6.3",
    )
    table.choose("Sneak Attack").pass_until("defend").choose("Snowbourn Scout").pass_to("7.4")
    assert table.discards() == ["Sneak Attack", "Snowbourn Scout"]
    assert table.hand() == []


@pytest.mark.rule("lcg:delayed.2")
def test_sneak_attack_takes_the_ally_home_before_goblin_sniper_shoots() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], hand=["Sneak Attack", "Faramir"], resources=1)
    table = lay(seat, staging=["Goblin Sniper"], at="6.2").choose("Sneak Attack").pass_until("take damage")
    assert table.options == ["Aragorn", "Glóin"]  # nobody is asked for an order (L41)
    assert table.hand() == ["Faramir"]


def test_sneak_attack_brings_no_second_copy_of_a_unique_ally() -> None:
    table = lay(
        Seat(hand=["Sneak Attack", "Faramir"], resources=1), Seat(heroes=["Glóin"], allies=["Faramir"]), at="4.2"
    )
    assert table.options == []
    assert table.why_not_use("Sneak Attack") == "there is nothing to choose"


def test_sneak_attack_ends_before_the_round_does() -> None:
    table = lay(Seat(hand=["Sneak Attack", "Gandalf"], resources=1, threat=30, deck=[]), at="7.4")
    table.choose("Sneak Attack").pass_to("1.3")
    assert table.hand() == ["Gandalf"]
    assert table.discards() == ["Sneak Attack"]


def test_sneak_attack_that_is_back_in_a_deck_is_asked_about_by_its_ally() -> None:
    """The id of a card in a deck is secret."""
    seat = Seat(heroes=["Aragorn", "Éowyn"], hand=["Sneak Attack", "Faramir", "Will of the West"], deck=["Gandalf"],
                resources=2)  # fmt: skip
    other = Seat(heroes=["Théodred"], hand=["Sneak Attack", "Gandalf"], resources=1)
    table = lay(seat, other, at="2.2").choose("Sneak Attack", "Sneak Attack#2").pass_until("action")
    table.choose("Will of the West", "player 0").pass_until("order")
    assert table.options == ["Faramir", "Sneak Attack#2"]
    table.choose("Faramir")
    assert table.hand() == ["Faramir"]


# Valiant Sacrifice


def test_valiant_sacrifice_has_the_controller_of_a_fallen_ally_draw_2_cards() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=[SACRIFICE], resources=1),
        Seat(
            heroes=["Glóin"], allies=["Snowbourn Scout"], engaged=["Forest Spider"],
            deck=["Ever Vigilant", "Common Cause", "Faramir"],
        ),
        encounter_deck=[],
        at="6.3",
    )  # fmt: skip
    struck(table, "Snowbourn Scout")
    assert table.player == 0
    assert table.options == [SACRIFICE]
    table.choose(SACRIFICE)
    assert table.hand(1) == ["Ever Vigilant", "Common Cause"]
    assert table.hand(0) == []
    assert table.discards(0) == [SACRIFICE]


@pytest.mark.ruling("core:24.1")
def test_valiant_sacrifice_may_follow_on_one_that_it_has_drawn() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], allies=["Snowbourn Scout"], engaged=["Forest Spider"], hand=[SACRIFICE],
            deck=[SACRIFICE, "Faramir", "Common Cause"], resources=2,
        ),
        encounter_deck=[],
        at="6.3",
    )  # fmt: skip
    struck(table, "Snowbourn Scout").choose(SACRIFICE)
    assert table.options == [f"{SACRIFICE}#2"]
    table.choose(f"{SACRIFICE}#2")
    assert table.hand() == ["Faramir", "Common Cause"]


@pytest.mark.ruling("core:24.2")
def test_valiant_sacrifice_answers_an_ally_that_returns_to_hand() -> None:
    table = lay(
        Seat(hand=["Sneak Attack", "Faramir", SACRIFICE], resources=2, deck=["Ever Vigilant", "Common Cause"]), at="4.2"
    )
    table.choose("Sneak Attack").pass_until("response")
    assert table.options == [SACRIFICE]
    table.choose(SACRIFICE)
    assert table.hand() == ["Faramir", "Ever Vigilant", "Common Cause"]


def test_valiant_sacrifice_answers_no_hero_and_no_empty_deck() -> None:
    hero = lay(
        Seat(heroes=["Glóin", "Aragorn"], engaged=["Forest Spider"], hand=[SACRIFICE], resources=1),
        damage={"Glóin": 3},
        encounter_deck=[],
        at="6.3",
    )
    struck(hero, "Glóin")
    assert hero.discards() == ["Glóin"]
    assert hero.hand() == [SACRIFICE]
    assert hero.asked == "action"
    empty = lay(
        Seat(allies=["Snowbourn Scout"], engaged=["Forest Spider"], hand=[SACRIFICE], resources=1, deck=[]),
        encounter_deck=[],
        at="6.3",
    )
    struck(empty, "Snowbourn Scout")
    assert empty.zone("Snowbourn Scout") is Zone.DISCARD
    assert empty.asked == "action"


# Grim Resolve


def test_grim_resolve_readies_every_character_in_play() -> None:
    table = lay(
        Seat(
            heroes=["Aragorn"], allies=["Faramir"], attachments={"Aragorn": ["Steward of Gondor"]},
            hand=["Grim Resolve"], resources=5, exhausted=["Aragorn", "Faramir", "Steward of Gondor"],
        ),
        Seat(heroes=["Glóin"], exhausted=["Glóin"]),
        at="4.2",
    )  # fmt: skip
    assert table.options == ["Grim Resolve"]
    table.choose("Grim Resolve")
    assert all(table.ready(each) for each in ("Aragorn", "Faramir", "Glóin"))
    assert not table.ready("Steward of Gondor")


def test_grim_resolve_needs_somebody_exhausted() -> None:
    table = lay(Seat(hand=["Grim Resolve"], resources=5), at="4.2")
    assert table.options == []
    assert table.why_not_use("Grim Resolve") == "it could not change anything now"
