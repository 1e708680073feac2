"""Rulings on player cards of the core set that no other test holds."""

import pytest

from tests.cardgame.board import CARDS, Seat, lay
from tests.cardgame.boxes.core.fights import attack, attackers_now, resolve
from waybread.cardgame.abilities.ability import Use, response
from waybread.cardgame.abilities.modifiers import spheres, staging_threat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.decks import check, deck
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.facts import Card, CardType, Sphere, Stat
from waybread.cardgame.game import CardGame

SPIDER, PATROL, BATS = "Forest Spider", "East Bight Patrol", "Black Forest Bats"
STEWARD, STONE, PROTECTOR = "Steward of Gondor", "Celebrían's Stone", "Protector of Lórien"
RESTRICTED = (STONE, "Blade of Gondolin", "Citadel Plate", "Dwarven Axe", "Horn of Gondor")
COMPANY = ("Gimli", "Legolas", "Thalin")


@pytest.fixture
def herald(monkeypatch: pytest.MonkeyPatch) -> str:
    """An ally with an answer to each card that is played (slot 0) and to each that enters play (slot 1)."""

    async def hail(game: CardGame, use: Use) -> None:
        """Nothing comes of it."""

    def another(game: CardGame, use: Use) -> bool:
        return game.type_of(use.occurrence.card) is not CardType.EVENT

    card = Card(
        key="test-herald", title="Test Herald", type=CardType.ALLY, hit_points=1, willpower=0, attack=0, defense=0,
        abilities=(response(after=On.PLAYED, condition=another)(hail),
                   response(after=On.ENTERS_PLAY, condition=another)(hail)),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, card.key, card)
    return card.title


# Heroes


@pytest.mark.ruling("core:1.1")
def test_aragorn_who_did_not_ready_as_he_committed_cannot_do_so_later() -> None:
    table = lay(Seat(heroes=["Aragorn"], resources=1), at="3.2")
    table.choose("Aragorn").done()
    assert (table.asked, table.options) == ("action", [])
    table.pass_to("4.2")
    assert (table.ready("Aragorn"), table.resources("Aragorn")) == (False, 1)


@pytest.mark.ruling("core:1.2")
def test_aragorn_ready_again_is_not_asked_to_commit_a_second_time() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], resources=1), at="3.2")
    table.choose("Aragorn")
    assert table.options == ["Glóin"]
    table.done().choose("Aragorn")
    assert (table.asked, table.ready("Aragorn"), table.committed) == ("action", True, ["Aragorn"])
    again = lay(Seat(heroes=["Aragorn", "Glóin"]), committed=["Aragorn"], at="3.1")
    del again.state.exhausted[again.id("Aragorn")]
    assert again.pass_until("commit").options == ["Glóin"]


@pytest.mark.ruling("core:2.1")
def test_theodred_gives_one_resource_for_his_commitment_and_no_more() -> None:
    table = lay(Seat(heroes=["Théodred", "Glóin"]), at="3.2").choose("Théodred", "Glóin").choose("Théodred", "Glóin")
    assert table.asked == "action"
    assert (table.resources("Glóin"), table.resources("Théodred")) == (1, 0)


@pytest.mark.ruling("core:3.1")
def test_gloin_gains_nothing_for_damage_that_somebody_takes_in_his_stead(monkeypatch: pytest.MonkeyPatch) -> None:
    async def step_in(game: CardGame, use: Use) -> None:
        """Take the damage that somebody else would be dealt."""
        use.occurrence.cancelled = True
        await deal_damage(game, use.card, use.occurrence.amount)

    def of_another(game: CardGame, use: Use) -> bool:
        return use.occurrence.card != use.card

    guard = Card(
        key="test-guard", title="Test Guard", type=CardType.ALLY, hit_points=9, willpower=0, attack=0, defense=0,
        abilities=(response(when=On.DAMAGE_DEALT, condition=of_another, cancels=True)(step_in),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, guard.key, guard)
    table = lay(Seat(heroes=["Glóin"], allies=[guard.title], engaged=[SPIDER]), encounter_deck=[], at="6.3")
    table.pass_until("defend").choose("Glóin").pass_until("response")
    assert table.options == [guard.title]
    table.choose(guard.title)
    assert (table.damage("Glóin"), table.damage(guard.title)) == (0, 1)
    assert table.asked == "action"
    assert table.resources("Glóin") == 0


@pytest.mark.ruling("core:7.1")
def test_eowyn_leaves_no_card_to_pay_for_another_effect_with() -> None:
    seat = Seat(heroes=["Éowyn"], attachments={"Éowyn": [PROTECTOR]}, hand=["Ever Vigilant"])
    table = lay(seat, committed=["Éowyn"], at="3.3")
    assert sorted(table.options) == [PROTECTOR, "Éowyn"]
    table.choose("Éowyn")
    assert table.stat("Éowyn", Stat.WILLPOWER) == 5
    assert (table.hand(), table.options) == ([], [])


@pytest.mark.ruling("core:10.1", "core:60.1")
@pytest.mark.parametrize(
    "seat", [Seat(heroes=["Thalin", "Denethor"]), Seat(heroes=["Thalin"], allies=["Henamarth Riversong"])]
)
def test_looking_at_an_enemy_is_not_revealing_it(seat: Seat) -> None:
    """Neither Thalin nor its own When Revealed text minds."""
    table = lay(seat, committed=["Thalin"], encounter_deck=["King Spider", "Forest Gate"], at="3.1")
    [seer] = table.options
    table.choose(seer).pass_until("action")
    assert table.damage("King Spider") == 0
    assert (table.encounter_deck[0], table.staging) == ("King Spider", [])


# Brok Ironfist


@pytest.mark.ruling("core:19.1")
def test_brok_ironfist_comes_without_a_resource_and_without_a_leadership_hero() -> None:
    table = lay(
        Seat(heroes=["Gimli", "Legolas"], hand=["Brok Ironfist"], engaged=[SPIDER]),
        damage={"Gimli": 4}, encounter_deck=[], at="6.3",
    )  # fmt: skip
    table.pass_until("defend").done().pass_until("take damage").choose("Gimli")
    assert table.options == ["Brok Ironfist"]
    table.choose("Brok Ironfist")
    assert table.area() == ["Legolas", "Brok Ironfist"]


@pytest.mark.ruling("core:19.2")
def test_brok_ironfist_comes_for_a_dwarf_hero_who_is_discarded() -> None:
    seat = Seat(heroes=["Gimli", "Legolas"], hand=["Brok Ironfist"], engaged=["Nazgûl of Dol Guldur"])
    table = lay(seat, shadows={"Nazgûl of Dol Guldur": ["Dol Guldur Orcs"]}, at="6.3")
    table.pass_until("defend").choose("Legolas").pass_until("discard character").choose("Gimli")
    assert table.discards() == ["Gimli"]
    assert (table.asked, table.options) == ("response", ["Brok Ironfist"])
    table.choose("Brok Ironfist")
    assert table.area() == ["Legolas", "Brok Ironfist"]


@pytest.mark.ruling("core:19.3")
def test_brok_ironfist_called_by_a_fallen_dwarf_enters_play_without_being_played(herald: str) -> None:
    seat = Seat(heroes=["Gimli", "Legolas"], allies=[herald], hand=["Brok Ironfist"], engaged=["Nazgûl of Dol Guldur"])
    table = lay(seat, shadows={"Nazgûl of Dol Guldur": ["Dol Guldur Orcs"]}, at="6.3")
    table.pass_until("defend").choose("Legolas").pass_until("discard character").choose("Gimli", "Brok Ironfist")
    assert [option % 8 for option in table.decision.options if option >= 0] == [1]
    table.choose(herald)
    assert table.asked == "action"


@pytest.mark.ruling("core:54.1")
def test_fortune_or_fate_puts_the_hero_into_play_without_playing_it(herald: str) -> None:
    seat = Seat(heroes=["Éowyn"], allies=[herald], hand=["Fortune or Fate"], resources=5, discards=["Eleanor"])
    table = lay(seat, at="4.2").choose("Fortune or Fate")
    assert table.area() == ["Éowyn", herald, "Eleanor"]
    assert [option % 8 for option in table.decision.options if option >= 0] == [1]
    table.choose(herald)
    assert table.asked == "action"


# Attachments


@pytest.mark.ruling("core:26.1")
def test_steward_of_gondor_and_its_hero_do_not_exhaust_each_other() -> None:
    seat = Seat(heroes=["Glóin"], attachments={"Glóin": [STEWARD]})
    table = lay(seat, at="3.2").choose("Glóin")
    assert (table.ready("Glóin"), table.ready(STEWARD)) == (False, True)
    table = lay(seat, at="3.1").choose(STEWARD)
    assert (table.ready("Glóin"), table.ready(STEWARD)) == (True, False)


@pytest.mark.ruling("core:27.1")
def test_celebrians_stone_gives_aragorn_a_sphere_but_no_printed_icon() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": [STONE]}), at="2.2")
    assert spheres(table.game, table.id("Aragorn")) == {"leadership", "spirit"}
    assert table.game.card(table.id("Aragorn")).sphere is Sphere.LEADERSHIP
    resolve(discard(table.game, table.id(STONE)))
    assert spheres(table.game, table.id("Aragorn")) == {"leadership"}


@pytest.mark.ruling("core:39.2")
def test_blade_of_gondolin_answers_an_attack_in_which_its_bearer_only_takes_part() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], attachments={"Gimli": ["Blade of Gondolin"]}, engaged=[SPIDER])
    table = attack(lay(seat, at="6.7"), SPIDER, "Aragorn", "Gimli")
    assert (table.asked, table.options) == ("response", ["Blade of Gondolin"])
    table.choose("Blade of Gondolin")
    assert table.progress("Flies and Spiders") == 1


@pytest.mark.ruling("core:27.2", "core:39.3", "core:40.1", "core:41.1", "core:42.2")
@pytest.mark.parametrize("third", RESTRICTED)
def test_of_three_restricted_attachments_on_one_hero_one_is_discarded_at_once(third: str) -> None:
    first, second, *_ = (each for each in RESTRICTED if each != third)
    heroes = ["Aragorn", "Gimli"]
    seat = Seat(heroes=heroes, attachments={"Aragorn": [first, second]}, hand=[third], resources=4)
    table = lay(seat, at="2.2").choose(third).choose("Aragorn").pass_until("restricted")
    assert table.options == [first, second, third]
    table.choose(second)
    assert (table.attachments("Aragorn"), table.discards()) == ([first, third], [second])


@pytest.mark.ruling("core:69.1")
def test_forest_snare_cannot_be_played_once_an_enemy_has_been_chosen_to_attack() -> None:
    table = lay(Seat(heroes=["Denethor"], hand=["Forest Snare"], resources=3, engaged=[SPIDER]), at="6.3")
    assert (table.window, attackers_now(table)) == ("6.4b", [SPIDER])
    assert "Forest Snare" not in table.options
    table.pass_until("defend")
    assert attackers_now(table) == [SPIDER]


# Events


@pytest.mark.ruling("core:21.1")
def test_common_cause_needs_a_leadership_hero_though_it_costs_nothing() -> None:
    table = lay(Seat(heroes=["Gimli", "Legolas"], hand=["Common Cause"], exhausted=["Legolas"]), at="4.2")
    assert table.options == []
    assert table.why_not_use("Common Cause") == "no hero of yours has a leadership icon"
    table = lay(Seat(heroes=["Gimli", "Théodred"], hand=["Common Cause"], exhausted=["Théodred"]), at="4.2")
    assert table.options == ["Common Cause"]


@pytest.mark.ruling("core:32.1")
def test_blade_mastery_may_be_played_between_the_steps_of_an_attack() -> None:
    table = lay(Seat(heroes=["Gimli"], hand=["Blade Mastery"], resources=1, engaged=[PATROL]), at="6.3")
    assert "Blade Mastery" in table.options
    table.pass_until("defend").choose("Gimli")
    assert (table.window, table.options) == ("6.4.1", ["Blade Mastery"])
    table.choose("Blade Mastery").pass_to("6.4.3")
    assert table.damage("Gimli") == 0  # 3 attack against 2 defence and one more


@pytest.mark.ruling("core:33.1")
def test_rain_of_arrows_may_be_played_between_the_steps_of_an_attack() -> None:
    seat = Seat(heroes=["Gimli", "Legolas"], hand=["Rain of Arrows"], resources={"Gimli": 1}, engaged=[SPIDER])
    table = lay(seat, at="6.3").pass_until("defend").choose("Gimli")
    assert (table.window, table.options) == ("6.4.1", ["Rain of Arrows"])
    table.choose("Rain of Arrows")
    assert table.damage(SPIDER) == 1


@pytest.mark.ruling("core:36.1")
def test_thicket_of_spears_does_not_protect_another_player_whom_an_enemy_engages() -> None:
    table = lay(
        Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER]),
        Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Son of Arnor"], resources=1), at="6.2",
    )  # fmt: skip
    table.choose("Thicket of Spears", "player 0", "Sneak Attack", "Son of Arnor")
    assert table.engaged(1) == [SPIDER]
    table.pass_until("defend")
    assert (table.player, attackers_now(table)) == (1, [SPIDER])


@pytest.mark.ruling("core:36.2")
def test_thicket_of_spears_comes_too_late_for_an_enemy_that_attacks_already() -> None:
    table = lay(Seat(heroes=COMPANY, hand=["Thicket of Spears"], resources=1, engaged=[SPIDER, BATS]), at="6.3")
    table.choose(SPIDER)
    assert table.window == "6.4b"
    table.choose("Thicket of Spears").pass_until("defend")
    assert attackers_now(table) == [SPIDER]
    table.choose("Gimli").pass_until("attack")
    assert table.names(table.state.attacked) == [SPIDER]


@pytest.mark.ruling("core:50.2")
def test_a_test_of_will_held_back_is_not_offered_once_the_effect_has_happened() -> None:
    seat = Seat(heroes=["Dúnhere", "Aragorn"], hand=["A Test of Will"], resources=1)
    table = lay(seat, committed=["Aragorn"], encounter_deck=["The Necromancer's Reach", "Forest Gate"], at="3.3")
    assert (table.asked, table.options, table.damage("Aragorn")) == ("response", ["A Test of Will"], 0)
    table.done()
    assert (table.asked, table.options, table.damage("Aragorn")) == ("action", [], 1)
    assert table.hand() == ["A Test of Will"]


@pytest.mark.ruling("core:65.1", "core:66.1")
@pytest.mark.parametrize(("event", "staged"), [("Radagast's Cunning", SPIDER), ("Secret Paths", "Forest Gate")])
def test_radagasts_cunning_and_secret_paths_take_away_no_more_threat_than_there_is(event: str, staged: str) -> None:
    seat = Seat(heroes=["Denethor"], hand=[event, event], resources=2)
    table = lay(seat, staging=[staged, "King Spider", "Old Forest Road"], encounter_deck=[], at="3.1")
    others = staging_threat(table.game) - table.stat(staged, Stat.THREAT)
    table.choose(event, staged, f"{event}#2", staged)
    assert staging_threat(table.game) == others


@pytest.mark.ruling("core:73.1")
def test_gandalf_may_be_in_a_deck_three_times_and_no_more() -> None:
    heroes = ("Aragorn", "Théodred", "Glóin")
    found = [check(deck(heroes, {"Gandalf": copies}), casual=True).warnings for copies in (3, 4)]
    assert [any("Gandalf" in each for each in warnings) for warnings in found] == [False, True]
