"""Campaign mode, card by card: boons, burdens and Mendor."""

from dataclasses import replace

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay, printed
from tests.cardgame.boxes.core.fights import attack, resolve
from tests.cardgame.boxes.core.scenes import attacked, revealed
from tests.cardgame.rules.campaigns import ANN, BOB, log, play, ready
from waybread.cardgame.abilities.ability import Use, rule
from waybread.cardgame.abilities.modifiers import keyword
from waybread.cardgame.abilities.selectors import attachments_of, discardable
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import hosts
from waybread.cardgame.effects.leaving_play import return_to_hand
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.facts import Keyword, Stat
from waybread.cardgame.game import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.state import SCENARIO, replaced
from waybread.cardgame.zones.card_moves import put, take
from waybread.kernel import Events

MENDOR, SUPPORT, VALOR, SCARRED = "Mendor", "Mendor's Support", "Valor", "Scarred"
APPOINTED, SWARM, VENOM = "Appointed by Fate", "Ungoliant's Swarm", "Lingering Venom"
NUMBERS = (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE)


def stats(table: Table, name: str) -> list[int]:
    return [table.stat(name, each) for each in NUMBERS]


def of_the_scenario(table: Table, name: str) -> Table:
    """Mendor belongs to nobody."""
    table.state.owner = replaced(table.state.owner, table.id(name), SCENARIO)
    return table


# Mendor's Support


def test_mendors_support_gives_mendor_two_of_everything_until_the_round_ends() -> None:
    table = lay(Seat(allies=[MENDOR], hand=[SUPPORT]), at="2.2", encounter_deck=())
    table.choose(SUPPORT)
    assert stats(table, MENDOR) == [3, 3, 3]
    assert stats(table, "Aragorn") == [2, 3, 2]
    assert table.discards() == [SUPPORT]
    table.pass_to("7.4")  # the last window of the round
    assert stats(table, MENDOR) == [3, 3, 3]
    table.pass_to("1.3")
    assert stats(table, MENDOR) == [1, 1, 1]


def test_mendors_support_is_played_once_a_round_by_all_players_together() -> None:
    seats = Seat(allies=[MENDOR], hand=[SUPPORT, SUPPORT]), Seat(heroes=["Glóin"], hand=[SUPPORT])
    table = lay(*seats, at="2.2", encounter_deck=())
    table.choose(SUPPORT)
    for player in (0, 1):
        table.pass_until("action", player)
        assert not any(SUPPORT in each for each in table.options)
    table.pass_to("1.3")
    assert (table.player, table.options) == (1, [f"{SUPPORT}#3"])  # a new round, with a new first player


def test_mendors_support_needs_mendor_in_play_and_free() -> None:
    table = lay(Seat(hand=[SUPPORT]), at="2.2")
    assert table.options == []
    captive = lay(Seat(allies=[MENDOR], hand=[SUPPORT]), at="2.2")
    captive.state.facedown[captive.id(MENDOR)] = True
    captive.state.index = None
    assert captive.why_not_use(SUPPORT) == "it could not change anything now"


# Valor


def fight(damage: int = 1, *, exhausted: tuple[str, ...] = ()) -> Table:
    """Aragorn, who has Valor, may attack a spider."""
    seat = Seat(
        heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [VALOR]}, engaged=["Forest Spider"], exhausted=exhausted
    )
    return lay(seat, at="6.7", damage={"Aragorn": damage} if damage else {}).pass_until("attack")


def test_valor_heals_its_hero_and_hurts_the_enemy_when_the_hero_is_declared_as_an_attacker() -> None:
    table = fight(2).choose("Forest Spider").choose("Aragorn").done()
    assert (table.asked, table.options) == ("response", [VALOR])
    table.choose(VALOR)
    assert table.damage("Aragorn") == 1
    assert table.damage("Forest Spider") == 1
    assert not table.ready(VALOR)


def test_valor_helps_a_hero_without_damage_to_hurt_the_enemy() -> None:
    table = fight(0).choose("Forest Spider").choose("Aragorn").done()
    assert table.options == [VALOR]
    assert table.choose(VALOR).damage("Forest Spider") == 1


def test_valor_is_silent_when_another_hero_attacks() -> None:
    table = fight().choose("Forest Spider").choose("Glóin").done()
    assert table.asked != "response"


def test_valor_is_silent_while_exhausted() -> None:
    table = fight(exhausted=(VALOR,)).choose("Forest Spider").choose("Aragorn").done()
    assert table.asked != "response"


def joined(*, leader: str = "Gimli", leader_has: tuple[str, ...] = ()) -> Table:
    """Legolas, who has Valor, has joined the attack of the other player's hero on Ungoliant's Spawn."""
    seats = (
        Seat(heroes=[leader], attachments={leader: leader_has}, engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Legolas"], attachments={"Legolas": [VALOR]}),
    )
    table = lay(*seats, at="6.7", damage={"Legolas": 2}).choose("Ungoliant's Spawn")
    while table.asked == "response":
        table.done()
    assert (table.player, table.asked) == (1, "join attack")
    return table.choose("Legolas")


@pytest.mark.rule("lcg:step.6.8.1", "lcg:keyword.ranged.2")
def test_valor_answers_when_its_hero_joins_the_attack_of_another_player() -> None:
    table = joined()
    assert (table.player, table.asked, table.options) == (1, "response", [VALOR])
    table.choose(VALOR)
    assert table.damage("Legolas") == 1
    assert table.damage("Ungoliant's Spawn") == 1
    assert table.window == "6.8.1"


@pytest.mark.rule("lcg:step.6.8.1")
def test_valor_of_the_attacks_leader_is_not_offered_again_when_others_join() -> None:
    table = joined(leader_has=(VALOR,))
    assert (table.player, table.options) == (1, [f"{VALOR}#2"])
    table.done()
    assert table.window == "6.8.1"


def test_valor_is_silent_when_its_hero_does_not_join() -> None:
    seats = (
        Seat(heroes=["Gimli"], engaged=["Ungoliant's Spawn"]),
        Seat(heroes=["Legolas"], allies=["Horseback Archer"], attachments={"Legolas": [VALOR]}),
    )
    table = lay(*seats, at="6.7").choose("Ungoliant's Spawn", "Horseback Archer").done()
    assert table.window == "6.8.1"


def test_valor_answers_to_an_attack_that_quick_strike_adds() -> None:
    seat = Seat(
        heroes=["Legolas"], attachments={"Legolas": [VALOR]}, hand=["Quick Strike"], resources=1,
        engaged=["Ungoliant's Spawn"],
    )  # fmt: skip
    table = lay(seat, at="6.2").choose("Quick Strike")
    assert (table.asked, table.options) == ("response", [VALOR])
    assert table.choose(VALOR).damage("Ungoliant's Spawn") == 1 + 1  # Valor, then 3 attack against 2 defence


def hosts_of_a_second(title: str) -> list[str]:
    """Where another copy can go while Aragorn has one; Glóin and Faramir have none."""
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], attachments={"Aragorn": [title]})
    table = lay(seat, aside=[title], at="2.2")
    return table.names(hosts(table.game, table.id(f"{title}#2"), 0))


@pytest.mark.rule("lcg:immune.1")
@pytest.mark.parametrize(("damage", "offered"), [(1, True), (0, False)])
def test_valor_answers_an_attack_on_an_immune_enemy_if_its_hero_could_be_healed(
    monkeypatch: pytest.MonkeyPatch, damage: int, offered: bool
) -> None:
    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0

    spider = replace(
        printed("forest-spider"), key="test-spider", title="Test Spider", abilities=(rule(Rule.IMMUNE)(shrug),)
    )
    monkeypatch.setitem(CARDS, spider.key, spider)
    seat = Seat(attachments={"Aragorn": [VALOR]}, engaged=["Test Spider"])
    table = lay(seat, at="6.7", damage={"Aragorn": damage} if damage else {}).choose("Test Spider")
    assert (table.asked == "response") is offered


def test_valor_goes_on_heroes_one_on_each() -> None:
    assert hosts_of_a_second(VALOR) == ["Glóin"]


@pytest.mark.parametrize("title", [VALOR, SCARRED])
def test_valor_and_scarred_are_permanent_and_cannot_be_discarded(title: str) -> None:
    table = lay(Seat(attachments={"Aragorn": [title, "Steward of Gondor"]}), at="2.2")
    assert keyword(table.game, table.id(title), Keyword.PERMANENT) == 1
    held = attachments_of(table.game, 0)
    assert table.names(discardable(table.game, Use(table.id("Aragorn"), 0, 0), held)) == ["Steward of Gondor"]


def test_valor_leaves_with_its_hero() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Glóin": [VALOR]}, engaged=["Forest Spider"])
    table = lay(seat, at="6.3", damage={"Glóin": 3}, shadows={"Forest Spider": ["Forest Gate"]})
    table.pass_until("defend").choose("Glóin").pass_to("6.4.3")
    assert sorted(table.discards()) == ["Glóin", VALOR]


# Appointed by Fate


def test_appointed_by_fate_goes_on_a_hero_and_no_ally() -> None:
    assert hosts_of_a_second(APPOINTED) == ["Aragorn", "Glóin"]


def test_appointed_by_fate_lets_its_hero_collect_one_more_in_each_resource_phase() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], attachments={"Glóin": [APPOINTED]}), at="1.1")
    assert (table.resources("Aragorn"), table.resources("Glóin")) == (1, 2)


def test_appointed_by_fate_adds_nothing_to_what_a_card_gives() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Glóin": [APPOINTED, "Steward of Gondor"]})
    table = lay(seat, at="1.1").choose("Steward of Gondor")
    assert table.resources("Glóin") == 2 + 2


def test_appointed_by_fate_adds_nothing_to_what_its_own_hero_gives_in_the_resource_phase() -> None:
    table = lay(Seat(heroes=["Glóin"], attachments={"Glóin": [APPOINTED]}), at="1.1")
    resolve(gain_resources(table.game, table.id("Glóin"), 2, table.id("Glóin")))
    assert table.resources("Glóin") == 2 + 2


def test_appointed_by_fate_is_not_permanent() -> None:
    assert printed("appointed-by-fate").keywords == {}


# Mendor


def test_mendor_attacks_enemies_of_other_players() -> None:
    table = lay(Seat(allies=[MENDOR]), Seat(heroes=["Glóin"], engaged=["Forest Spider"]), at="6.7").pass_until("attack")
    assert table.options == ["Forest Spider"]
    table.choose("Forest Spider")
    assert table.names(table.state.attacks[-1].attackers) == [MENDOR]


@pytest.mark.ruling("revised:135.1")
def test_mendor_is_with_the_first_player_and_passes_on_with_the_token() -> None:
    table = play(ready(log(ANN, BOB)))
    assert (table.area(0), table.area(1)) == ([*ANN, MENDOR], [*BOB])
    assert table.controller(MENDOR) == 0
    for card in [*table.state.staging, *table.state.encounter_deck]:  # a quiet round
        take(table.game, card)
        put(table.game, card, Zone.REMOVED)
    table.pass_to("7.4")
    assert table.state.first_player == 1
    assert (table.area(0), table.area(1)) == ([*ANN], [*BOB, MENDOR])
    assert table.controller(MENDOR) == 1


@pytest.mark.rule("lcg:elimination.4")
@pytest.mark.ruling("revised:135.2")
def test_mendor_leaves_the_game_with_his_player_who_is_eliminated() -> None:
    seats = Seat(heroes=["Aragorn"], allies=[MENDOR, "Faramir"], threat=49), Seat(heroes=["Glóin"])
    table = of_the_scenario(lay(*seats, at="6.2", encounter_deck=()), MENDOR)
    table.pass_to("7.4")
    assert table.state.eliminated == [True, False]
    assert table.zone(MENDOR) is Zone.REMOVED
    assert table.area(1) == ["Glóin"]
    assert sorted(table.discards(0))[:2] == ["Aragorn", "Faramir"]
    assert table.won is None, "it is the campaign card that minds"


def test_mendor_readies_and_each_player_draws_after_a_stage_is_completed() -> None:
    seats = Seat(heroes=["Aragorn", "Éowyn"], allies=[MENDOR], exhausted=[MENDOR]), Seat(heroes=["Glóin"])
    table = lay(
        *seats, at="3.4", committed=["Aragorn", "Éowyn"], progress={"Flies and Spiders": 7},
        quest_deck=["A Fork in the Road"],
    )  # fmt: skip
    assert (table.asked, table.options) == ("response", [MENDOR])
    table.choose(MENDOR)
    assert table.ready(MENDOR)
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 1)


def test_mendor_is_out_of_the_game_when_he_leaves_play() -> None:
    seat = Seat(allies=[MENDOR], engaged=["Forest Spider"])
    table = lay(seat, at="6.3", damage={MENDOR: 2}, shadows={"Forest Spider": ["Forest Gate"]})
    of_the_scenario(table, MENDOR).pass_until("defend").choose(MENDOR).pass_to("6.4.3")
    assert table.zone(MENDOR) is Zone.REMOVED


def test_mendor_cannot_be_returned_to_a_hand() -> None:
    table = of_the_scenario(lay(Seat(allies=[MENDOR]), at="2.2"), MENDOR)
    resolve(return_to_hand(table.game, table.id(MENDOR)))
    assert table.zone(MENDOR) is Zone.AREA
    assert table.hand() == []


# Ungoliant's Swarm


def test_ungoliants_swarm_makes_the_player_it_engages_exhaust_two_characters() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"]), Seat(), staging=[SWARM], at="5.2")
    table.choose(SWARM)
    assert (table.asked, table.player, table.options) == ("exhaust", 0, ["Aragorn", "Glóin", "Faramir"])
    table.choose("Aragorn")
    assert (table.options, table.may_pass) == (["Glóin", "Faramir"], False)
    table.choose("Faramir")
    assert [table.ready(each) for each in ("Aragorn", "Glóin", "Faramir")] == [False, True, False]


def test_ungoliants_swarm_exhausts_the_only_ready_character() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], exhausted=["Glóin"]), staging=[SWARM], at="5.2").choose(SWARM)
    assert not table.ready("Aragorn")


def test_ungoliants_swarm_as_a_shadow_card_enters_play_engaged_with_the_defending_player() -> None:
    table = attacked(SWARM, Seat(heroes=["Aragorn", "Glóin", "Théodred"], allies=["Faramir"])).choose("Aragorn")
    table.pass_until("exhaust")
    assert (table.player, table.options) == (0, ["Glóin", "Théodred", "Faramir"])
    assert table.engaged() == ["Black Forest Bats", SWARM]
    table.choose("Glóin", "Théodred").pass_until("defend")
    assert table.zone(SWARM) is Zone.ENGAGED  # it has not been discarded as a shadow card, and attacks in its turn
    assert table.state.attacks[-1].enemy == table.id(SWARM)
    assert table.options == ["Faramir"]


# Lingering Venom


def poisoned(*, exhausted: tuple[str, ...] = (), hurt: dict[str, int] | None = None) -> Table:
    """Lingering Venom is revealed before a player with three characters."""
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], exhausted=exhausted)
    deck = (VENOM, *("Forest Gate",) * 10)
    wounds = {"Glóin": 1, "Faramir": 1} if hurt is None else hurt
    return lay(seat, damage=wounds, encounter_deck=deck, at="3.3")


def test_lingering_venom_exhausts_all_damaged_characters() -> None:
    table = poisoned()
    assert table.asked == "must either"
    assert table.decision.options == (0, 1)
    table.choose(0)
    assert [table.ready(each) for each in ("Aragorn", "Glóin", "Faramir")] == [True, False, False]
    assert table.damage("Glóin") == 1


def test_lingering_venom_or_deals_two_damage_to_the_most_damaged_hero() -> None:
    table = poisoned(hurt={"Aragorn": 1, "Glóin": 2, "Faramir": 1}).choose(1)
    table.pass_until("action")
    assert table.damage("Aragorn") == 1
    assert table.zone("Glóin") is Zone.DISCARD  # 2 and 2 are all of his hit points
    assert table.ready("Faramir")


def test_lingering_venom_has_the_player_choose_between_equally_damaged_heroes() -> None:
    table = poisoned(hurt={"Aragorn": 1, "Glóin": 1}).choose(1)
    assert (table.asked, table.options) == ("take damage", ["Aragorn", "Glóin"])
    table.choose("Aragorn")
    assert table.damage("Aragorn") == 3


def test_lingering_venom_leaves_no_choice_if_nobody_damaged_is_ready() -> None:
    table = poisoned(exhausted=("Glóin", "Faramir"))
    assert table.damage("Glóin") == 3
    assert table.asked != "must either"


def test_lingering_venom_asks_each_player_and_surges() -> None:
    table = revealed(VENOM, "Old Forest Road", seats=(Seat(), Seat(heroes=["Glóin"])))
    assert (table.damage("Aragorn"), table.damage("Glóin")) == (2, 2)
    table.pass_until("action")
    assert table.encounter_discard == [VENOM]
    assert table.staging == ["Old Forest Road", "Forest Gate"]  # by surge, and for the second player


def test_lingering_venom_as_a_shadow_card_exhausts_the_damaged_characters_of_the_defending_player() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], engaged=["Black Forest Bats"])
    table = lay(
        seat, Seat(heroes=["Gimli"]), shadows={"Black Forest Bats": [VENOM]}, at="6.3",
        damage={"Glóin": 1, "Gimli": 1},
    )  # fmt: skip
    table.pass_until("defend").choose("Aragorn").pass_to("6.4.2")
    assert [table.ready(each) for each in ("Glóin", "Faramir", "Gimli")] == [False, True, True]


# Scarred


def test_scarred_goes_on_heroes_one_on_each() -> None:
    assert hosts_of_a_second(SCARRED) == ["Glóin"]


def test_scarred_raises_its_players_threat_when_a_character_of_theirs_is_destroyed() -> None:
    seat = Seat(attachments={"Aragorn": [SCARRED]}, allies=["Snowbourn Scout"], engaged=["Forest Spider"], threat=20)
    table = lay(seat, Seat(heroes=["Glóin"]), at="6.3", shadows={"Forest Spider": ["Forest Gate"]})
    events = Events()
    table.game.listen(events.append)
    table.pass_until("defend").choose("Snowbourn Scout").pass_to("6.4.3")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert (table.threat(0), table.threat(1)) == (21, 20)
    told = [kind for kind, _ in events.seen_by(0)]
    assert told.index("leaves") < told.index("threat")


@pytest.mark.ruling("revised:138.2")
def test_scarred_is_silent_when_somebody_elses_character_is_destroyed() -> None:
    other = Seat(heroes=["Glóin"], allies=["Snowbourn Scout"], engaged=["Forest Spider"])
    table = lay(Seat(attachments={"Aragorn": [SCARRED]}), other, at="6.3", shadows={"Forest Spider": ["Forest Gate"]})
    table.pass_until("defend").choose("Snowbourn Scout").pass_to("6.4.3")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert (table.threat(0), table.threat(1)) == (20, 20)


def test_scarred_is_silent_when_an_enemy_is_destroyed() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [SCARRED]}, engaged=["Black Forest Bats"])
    table = lay(seat, at="6.7").pass_until("attack")
    attack(table, "Black Forest Bats", "Aragorn", "Glóin")
    assert table.zone("Black Forest Bats") is Zone.ENCOUNTER_DISCARD
    assert table.threat() == 20


# Conditions and counts at their edges


@pytest.mark.parametrize(
    ("exhausted", "deck", "offered"),
    [([MENDOR], ["Faramir"], True), ([MENDOR], [], True), ([], ["Faramir"], True), ([], [], False)],
)
def test_mendor_answers_a_completed_stage_if_he_could_ready_or_somebody_could_draw(
    exhausted: list[str], deck: list[str], offered: bool
) -> None:
    seat = Seat(heroes=["Aragorn", "Éowyn"], allies=[MENDOR], exhausted=exhausted, deck=deck)
    table = lay(
        seat, at="3.4", committed=["Aragorn", "Éowyn"], progress={"Flies and Spiders": 7},
        quest_deck=["A Fork in the Road"],
    )  # fmt: skip
    assert table.zone("Flies and Spiders") is not Zone.QUEST
    assert (table.asked == "response") is offered


def test_lingering_venom_offers_every_hero_of_a_player_without_damage() -> None:
    table = revealed(VENOM, seats=(Seat(heroes=["Aragorn", "Glóin"]),))
    assert (table.asked, table.options) == ("take damage", ["Aragorn", "Glóin"])


def test_lingering_venom_hurts_the_only_damaged_hero_however_little_the_damage() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"], exhausted=["Glóin"]), damage={"Glóin": 1},
        encounter_deck=(VENOM, *["Forest Gate"] * 5), at="3.3",
    )  # fmt: skip
    assert (table.damage("Aragorn"), table.damage("Glóin")) == (0, 3)


def test_scarred_raises_its_players_threat_when_a_hero_of_theirs_is_destroyed() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], attachments={"Aragorn": [SCARRED]}, engaged=["Forest Spider"], threat=20)
    table = lay(seat, at="6.3", damage={"Glóin": 3}, shadows={"Forest Spider": ["Forest Gate"]})
    table.pass_until("defend").choose("Glóin").pass_to("6.4.3")
    assert (table.zone("Glóin"), table.threat()) == (Zone.DISCARD, 21)


def test_ungoliants_swarm_that_has_entered_play_is_no_shadow_card_any_more() -> None:
    table = attacked(SWARM, Seat(heroes=["Aragorn", "Glóin", "Théodred"], allies=["Faramir"])).choose("Aragorn")
    table.pass_to("6.4.2")
    assert table.state.shadows.get(table.id("Black Forest Bats"), ()) == ()
    assert table.pass_to("7.4").engaged() == ["Black Forest Bats", SWARM]


def test_ungoliants_swarm_does_not_answer_when_another_enemy_engages() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], engaged=[SWARM]), staging=["Black Forest Bats"], at="5.2")
    table.choose("Black Forest Bats")
    assert table.engaged() == [SWARM, "Black Forest Bats"]
    assert [table.ready(each) for each in ("Aragorn", "Glóin")] == [True, True]
