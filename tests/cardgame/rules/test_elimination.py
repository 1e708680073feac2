"""Elimination: its three causes, what becomes of the player's cards, and how the others go on."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.window_walk import to_window
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, rule, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import any_player, host_left
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import change_control, claim
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.effects.leaving_play import shuffle_into_deck
from waybread.cardgame.effects.threat import raise_threat, reduce_threat
from waybread.cardgame.facts import Sphere, Stat
from waybread.cardgame.library import ally, event, objective, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
CROWN = "Test Elimination Crown"


@event("Test Elimination Banner", NEUTRAL, cost=0)
class Banner:
    @action(target=any_player)
    async def fly_it(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, whose threat rises by 5."""
        await raise_threat(game, player, 5, use.card)


@event("Test Elimination Cloak", NEUTRAL, cost=0)
class Cloak:
    @action(target=any_player)
    async def wear_it(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, whose threat falls by 5."""
        await reduce_threat(game, player, 5, use.card)


@event("Test Elimination Horn", NEUTRAL, cost=0)
class Horn:
    @action()
    async def blow_it(game: CardGame, use: Use) -> None:
        """Raise the threat of every seat at the table by 5."""
        await raise_threat(game, game.players, 5, use.card)


@event("Test Elimination Farewell", NEUTRAL, cost=0)
class Farewell:
    @action(target=any_player)
    async def depart(game: CardGame, use: Use, player: int) -> None:
        """Choose a player, who is eliminated."""
        await eliminate(game, player)


@event("Test Elimination Oath", NEUTRAL, cost=0)
class Oath:
    @action(target=lambda game, use: game.characters(use.player))
    async def swear(game: CardGame, use: Use, character: int) -> None:
        """Choose a character you control and give control of it to the next player."""
        following = game.next_player(use.player)
        if following is not None:
            await change_control(game, character, following)


@event("Test Elimination Sea", NEUTRAL, cost=0)
class Sea:
    @action(target=lambda game, use: game.heroes(use.player))
    async def sail(game: CardGame, use: Use, hero: int) -> None:
        """Choose a hero you control and shuffle it into your deck."""
        await shuffle_into_deck(game, hero)


@treachery("Test Elimination Despair")
class Despair:
    @when_revealed
    async def despair(game: CardGame, use: Use) -> None:
        """The player with the highest threat is eliminated."""
        await eliminate(game, max(game.order(), key=lambda player: game.state.threat[player]))


@objective("Test Elimination Crown")
class Crown:
    @forced(after=On.LEAVES_PLAY, condition=host_left("eliminated"))
    async def mourn(game: CardGame, use: Use) -> None:
        """Note whom it was lost with."""
        note(game, f"lost with {game.title(use.occurrence.host)}")

    @action(target=lambda game, use: game.heroes(use.player))
    async def take_it(game: CardGame, use: Use, hero: int) -> None:
        """Claim this objective."""
        await claim(game, use.card, use.player, hero)


@objective("Test Elimination Ring")
class Ring:
    @rule(Rule.RETURNS_TO_STAGING)
    def return_it(game: CardGame, use: Use) -> bool:
        """If its player is eliminated, return this card to the staging area."""
        return True

    @action(target=lambda game, use: game.heroes(use.player))
    async def take_it(game: CardGame, use: Use, hero: int) -> None:
        """Claim this objective."""
        await claim(game, use.card, use.player, hero)


@ally("Test Elimination Healer", NEUTRAL, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Healer:
    @modifier(Stat.HIT_POINTS)
    def strengthen(game: CardGame, use: Use, card: int) -> int:
        """Each hero gets +2 hit points."""
        return 2 if card in game.heroes() else 0


# Threat


@pytest.mark.rule("lcg:threat.1")
def test_each_player_has_a_threat_dial_of_their_own() -> None:
    table = lay(Seat(hand=["Test Elimination Banner"]), Seat(heroes=["Gimli"], threat=31), at="4.2")
    table.choose("Test Elimination Banner", "player 1")
    assert (table.threat(0), table.threat(1)) == (20, 36)


@pytest.mark.rule("lcg:threat.2")
def test_threat_never_falls_below_zero() -> None:
    table = lay(Seat(hand=["Test Elimination Cloak"] * 2, threat=8), at="4.2")
    table.choose("Test Elimination Cloak")
    assert table.threat() == 3
    table.choose("Test Elimination Cloak#2")
    assert table.threat() == 0


@pytest.mark.rule("lcg:threat-elimination.1", "lcg:threat-elimination.2", "lcg:elimination.2")
@pytest.mark.parametrize(("threat", "out"), [(44, False), (45, True), (48, True)])
def test_a_player_who_reaches_50_threat_is_eliminated_at_once(threat: int, out: bool) -> None:
    table = lay(Seat(hand=["Test Elimination Banner"]), Seat(heroes=["Gimli"], threat=threat), at="4.2")
    table.choose("Test Elimination Banner", "player 1")
    assert table.state.eliminated == [False, out]
    assert table.threat(1) == (50 if out else 49)
    assert table.area(1) == ([] if out else ["Gimli"])


@pytest.mark.rule("lcg:threat-elimination.1")
def test_a_player_with_exactly_50_threat_is_told_to_be_out_for_their_threat() -> None:
    table = lay(Seat(hand=["Test Elimination Banner"]), Seat(heroes=["Gimli"], threat=45), at="4.2")
    told: list[object] = []
    table.game.listen(lambda each: told.append(each.facts["reason"]) if each.kind == "eliminated" else None)
    table.choose("Test Elimination Banner", "player 1")
    assert told == ["threat"]


@pytest.mark.rule("lcg:threat-elimination.1")
def test_the_threat_of_an_eliminated_player_rises_no_more() -> None:
    hand = ["Test Elimination Farewell", "Test Elimination Horn"]
    table = lay(Seat(hand=hand), Seat(heroes=["Gimli"], threat=30), at="4.2")
    table.choose("Test Elimination Farewell", "player 1").choose("Test Elimination Horn")
    assert (table.threat(0), table.threat(1)) == (25, 50)


# The other causes


@pytest.mark.rule("lcg:elimination.1")
def test_a_player_whose_last_hero_is_killed_is_eliminated() -> None:
    table = lay(
        Seat(heroes=["Théodred", "Glorfindel"], engaged=["Ungoliant's Spawn"], discards=["Faramir"]),
        Seat(heroes=["Aragorn"]),
        encounter_deck=[],
        damage={"Glorfindel": 1},
        at="6.4a",
    )
    table.pass_until("take damage").choose("Théodred")
    assert table.zone("Théodred") is Zone.DISCARD
    assert table.state.eliminated == [False, False]  # one is left
    table = lay(
        Seat(heroes=["Théodred"], allies=["Beorn"], engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Aragorn"]),
        encounter_deck=[],
        at="6.4a",
    )
    table.pass_to("7.4")  # nothing is left to attack
    assert table.state.eliminated == [True, False]
    assert table.zone("Beorn") is Zone.DISCARD


@pytest.mark.rule("lcg:elimination.3")
def test_a_card_effect_can_eliminate_a_player() -> None:
    table = lay(Seat(hand=["Test Elimination Farewell"]), Seat(heroes=["Gimli"]), at="4.2")
    table.choose("Test Elimination Farewell", "player 1")
    assert table.state.eliminated == [False, True]
    assert table.threat(1) == 50


@pytest.mark.rule("lcg:faq.q.killed")
def test_a_hero_that_is_lent_out_or_in_a_deck_is_not_killed() -> None:
    table = lay(
        Seat(heroes=["Gimli"], hand=["Test Elimination Oath"]),
        Seat(heroes=["Aragorn"], hand=["Test Elimination Sea"]),
        at="4.2",
    )
    table.choose("Test Elimination Oath")
    assert table.area(0) == []
    assert table.state.eliminated == [False, False]
    table.choose("Test Elimination Sea", "Aragorn")
    assert "Aragorn" in table.deck(1)
    assert table.state.eliminated == [False, False]


# What becomes of the cards


@pytest.mark.rule("lcg:elimination.4")
def test_hand_deck_and_all_that_an_eliminated_player_controls_go_to_their_owners_discard_piles() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Test Elimination Farewell", "Test Elimination Oath"]),
        Seat(
            heroes=["Gimli"],
            allies=["Veteran Axehand"],
            attachments={"Gimli": ["Dwarven Axe"]},
            hand=["Feint"],
            deck=["Swift Strike", "Quick Strike"],
            engaged=["King Spider"],
        ),
        at="4.2",
    )
    table.choose("Test Elimination Oath", "Faramir")
    table.done().choose("Test Elimination Farewell", "player 1")
    assert table.hand(1) == table.deck(1) == table.area(1) == []
    mine = ["Feint", "Swift Strike", "Quick Strike", "Gimli", "Veteran Axehand", "Dwarven Axe"]
    assert sorted(table.discards(1)) == sorted(mine)
    assert "Faramir" in table.discards(0)  # controlled by the one, owned by the other
    assert table.area(0) == ["Aragorn"]


@pytest.mark.rule("lcg:elimination.4")
def test_cards_that_an_eliminated_player_owns_but_does_not_control_stay() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Test Elimination Oath", "Test Elimination Farewell"]),
        Seat(heroes=["Gimli"]),
        at="4.2",
    )
    table.choose("Test Elimination Oath", "Faramir")
    table.done().choose("Test Elimination Farewell", "player 0")
    assert table.state.eliminated == [True, False]
    assert table.area(1) == ["Gimli", "Faramir"]


@pytest.mark.rule("lcg:elimination.4", "lcg:discard.6")
def test_the_others_order_their_own_cards_that_an_eliminated_player_controlled() -> None:
    hand = ["Steward of Gondor", "Celebrían's Stone", "Test Elimination Farewell"]
    table = lay(
        Seat(heroes=["Aragorn"], hand=hand, resources=4, deck=["Erebor Hammersmith"]),
        Seat(heroes=["Gimli"], hand=["Feint", "Quick Strike"]),
        at="2.2",
    )
    for attachment in hand[:2]:
        table.pass_until("action", 0).choose(f"{attachment}:play", "Gimli")
    table.pass_until("action", 0).choose("Test Elimination Farewell", "player 1")
    assert (table.asked, table.player, table.options) == ("next on the pile", 0, hand[:2])
    table.choose("Celebrían's Stone")
    assert [each for each in table.discards() if each in hand[:2]] == ["Celebrían's Stone", "Steward of Gondor"]


@pytest.mark.rule("lcg:elimination.4")
def test_a_claimed_objective_goes_to_the_encounter_discard_pile_or_where_its_text_says() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Test Elimination Farewell"]),
        Seat(heroes=["Gimli"]),
        staging=["Test Elimination Crown", "Test Elimination Ring"],
        at="4.2",
    )
    table.choose("Test Elimination Crown").done()
    table.choose("Test Elimination Ring")
    assert table.attachments("Aragorn") == ["Test Elimination Crown", "Test Elimination Ring"]
    table.done().choose("Test Elimination Farewell", "player 0")
    assert table.staging == ["Test Elimination Ring"]
    assert table.encounter_discard == ["Test Elimination Crown"]


@pytest.mark.rule("lcg:elimination.4", "lcg:in-play.7")
def test_what_is_lost_with_its_host_answers_to_that() -> None:
    seats = Seat(hand=["Test Elimination Farewell"]), Seat(heroes=["Gimli"], claimed={"Gimli": [CROWN]})
    table = lay(*seats, at="4.2").choose("Test Elimination Farewell", "player 1")
    assert (table.encounter_discard, noted(table)) == ([CROWN], ["lost with Gimli"])


@pytest.mark.rule("lcg:elimination.4", "lcg:in-play.7")
def test_what_is_lost_from_a_host_that_stays_has_no_lost_host() -> None:
    seats = Seat(hand=["Test Elimination Farewell"]), Seat(heroes=["Gimli"])
    table = lay(*seats, staging=[CROWN], at="4.2")
    carry_out(claim(table.game, table.id(CROWN), 1, table.id("Aragorn")))  # it is player 1's, on a hero of player 0
    table.choose("Test Elimination Farewell", "player 1")
    assert (table.encounter_discard, noted(table)) == ([CROWN], [])


@pytest.mark.rule("lcg:elimination.4", "lcg:in-play.7")
def test_lasting_effects_on_what_an_eliminated_player_controlled_are_over() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], allies=["Faramir"], hand=["Test Elimination Oath", "Test Elimination Farewell"]),
        Seat(heroes=["Gimli"]),
        at="4.2",
    )
    table.choose("Test Elimination Oath", "Faramir").done()
    add_lasting_effect(table.game, table.id("Aragorn"), Stat.ATTACK, 3, until="round", cards=[table.id("Faramir")])
    table.choose("Test Elimination Farewell", "player 1")
    assert table.zone("Faramir") is Zone.DISCARD
    assert not table.state.lasting


@pytest.mark.rule("lcg:elimination.5")
def test_enemies_return_to_the_staging_area_with_their_damage() -> None:
    table = lay(
        Seat(hand=["Test Elimination Farewell"]),
        Seat(heroes=["Gimli"], engaged=["King Spider"]),
        damage={"King Spider": 2},
        at="4.2",
    )
    table.choose("Test Elimination Farewell", "player 1")
    assert table.staging == ["King Spider"]
    assert table.damage("King Spider") == 2


@pytest.mark.rule("lcg:elimination.4", "lcg:damage.2")
def test_what_lived_by_the_eliminated_players_cards_dies_with_them() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Thalin"], hand=["Test Elimination Farewell"]),
        Seat(heroes=["Aragorn"], allies=["Test Elimination Healer"]),
        damage={"Thalin": 5},
        at="4.2",
    )
    table.choose("Test Elimination Farewell", "player 1")
    assert table.area(0) == ["Gimli"]


# How the game goes on


@pytest.mark.rule("lcg:elimination.6", "lcg:elimination.7")
def test_the_others_play_on_and_staging_reveals_one_card_fewer() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Test Elimination Farewell"]),
        Seat(heroes=["Gimli"]),
        Seat(heroes=["Éowyn"]),
        encounter_deck=["Old Forest Road", "Enchanted Stream", "Forest Gate", "Necromancer's Pass"],
        at="3.1",
    )
    table.choose("Test Elimination Farewell", "player 1")
    assert table.player == 2  # the eliminated player is skipped
    table.pass_to("3.3")
    assert table.staging == ["Old Forest Road", "Enchanted Stream"]
    assert not table.game.over


@pytest.mark.rule("lcg:faq.q.staging-count")
def test_a_player_eliminated_during_staging_does_not_lessen_the_cards_of_this_staging() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]),
        Seat(heroes=["Gimli"], threat=30),
        encounter_deck=["Test Elimination Despair", "Enchanted Stream", "Forest Gate"],
        at="3.3",
    )
    assert table.state.eliminated == [False, True]
    assert table.staging == ["Enchanted Stream"]
    assert table.encounter_deck == ["Forest Gate"]


@pytest.mark.rule("lcg:elimination.8")
def test_with_every_player_eliminated_the_game_is_lost() -> None:
    table = lay(
        Seat(hand=["Test Elimination Farewell"] * 2),
        Seat(heroes=["Gimli"]),
        at="4.2",
    )
    table.choose("Test Elimination Farewell", "player 1")
    assert not table.game.over
    table.choose("Test Elimination Farewell#2")
    assert table.won is False
    assert table.asked == "nothing"


@pytest.mark.rule("lcg:elimination.8", "lcg:elimination.2")
def test_players_who_reach_50_at_the_same_time_are_eliminated_together() -> None:
    table = lay(Seat(threat=49), Seat(heroes=["Gimli"], threat=49), Seat(heroes=["Éowyn"]), at="7.2")
    assert table.state.eliminated == [True, True, False]
    assert table.state.first_player == 2
    lost = lay(Seat(threat=49), Seat(heroes=["Gimli"], threat=49), at="7.2")
    assert lost.won is False


@pytest.mark.rule("lcg:elimination.6")
def test_an_attack_on_a_player_who_is_eliminated_ends_and_the_next_player_goes_on() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=["Forest Spider"], threat=45),
        Seat(heroes=["Aragorn", "Glorfindel"], engaged=["King Spider"]),
        shadows={"Forest Spider": ["Ungoliant's Spawn"]},
        at="6.4a",
    )
    table.pass_until("defend", player=0).done()
    table.pass_until("defend", player=1).done()  # Aragorn does not step in
    to_window(table, "6.4.1").done().done()
    assert table.state.eliminated == [True, False]
    assert table.staging == ["Forest Spider"]
    assert table.window == "6.4b"  # no window of the old attack any more
    assert table.names([table.state.attacks[-1].enemy]) == ["King Spider"]
