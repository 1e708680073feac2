"""The three campaign cards: what they set up, what they do in play, and their resolutions."""

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.boxes.core.fights import attack, resolve
from tests.cardgame.boxes.core.scenes import attacked
from tests.cardgame.rules.campaigns import ANDUIN, ANN, BOB, CAMPAIGN, ESCAPE, PASSAGE, end, log, play, ready, slay
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Per, Use
from waybread.cardgame.abilities.selectors import discardable
from waybread.cardgame.boxes.core.campaign import SIDE_B
from waybread.cardgame.campaign.campaign_log import Earned, Log, record
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.game_end import eliminate
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.state import SCENARIO, replaced
from waybread.cardgame.zones.card_moves import attach_link, put, take
from waybread.cards import forget_uses
from waybread.kernel import Events

MENDOR, VALOR, SCARRED, APPOINTED = "Mendor", "Valor", "Scarred", "Appointed by Fate"
TROLL, MAP, TORCH = "Hill Troll", "Gandalf's Map", "Dungeon Torch"
SUPPORT, SWARM, VENOM = "Mendor's Support", "Ungoliant's Swarm", "Lingering Venom"


def beside(table: Table, card: str) -> Table:
    """Lay the campaign card, which was aside, by the quest deck."""
    take(table.game, table.id(card))
    put(table.game, table.id(card), Zone.BESIDE)
    return table


def won(scenario: str, *heroes: tuple[str, ...], prisoner: str = "", pool: list[tuple[str, str]] | None = None) -> Log:
    """A log that has come as far as a scenario."""
    return log(*(heroes or (ANN, BOB)), won=CAMPAIGN[: CAMPAIGN.index(scenario)], prisoner=prisoner, pool=pool or [])


# Mendor, with all three


either_first = pytest.mark.parametrize("first", [0, 1])


def first_players_cards(scenario: str, first: int) -> list[str]:
    """What the first player has and controls once a campaign card has set up its scenario."""
    setup = ready(won(scenario)).setup
    assert setup is not None
    table = Table(CardGame.new(setup, 1)).choose(first, first)
    while table.asked in ("mulligan", "attach"):
        table.choose(table.decision.options[0])
    assert table.game.state.first_player == first
    return [each for each in table.area(first) if table.controller(each) == first]


@either_first
def test_passage_through_mirkwood_begins_with_mendor_beside_the_first_player(first: int) -> None:
    assert MENDOR in first_players_cards(PASSAGE, first)


@either_first
def test_journey_along_the_anduin_begins_with_mendor_beside_the_first_player(first: int) -> None:
    assert MENDOR in first_players_cards(ANDUIN, first)


@either_first
def test_escape_from_dol_guldur_begins_with_mendor_beside_the_first_player(first: int) -> None:
    assert MENDOR in first_players_cards(ESCAPE, first)


def mendor_falls(scenario: str) -> Table:
    """Mendor, near death, defends against a spider while a campaign card is beside the quest."""
    seat = Seat(allies=[MENDOR], engaged=["Forest Spider"])
    table = lay(seat, at="6.3", damage={MENDOR: 2}, shadows={"Forest Spider": ["Forest Gate"]}, aside=[scenario])
    return beside(table, scenario).pass_until("defend").choose(MENDOR)


def why_lost(table: Table) -> str:
    """The reason why the game is lost in the end."""
    outcome = table.pass_until("nothing").game.outcome
    assert outcome is not None
    assert outcome.won is False
    return outcome.reason


def test_passage_through_mirkwood_is_lost_if_mendor_leaves_play() -> None:
    assert why_lost(mendor_falls(PASSAGE)) == "Mendor has left play"


def test_journey_along_the_anduin_is_lost_if_mendor_leaves_play() -> None:
    assert why_lost(mendor_falls(ANDUIN)) == "Mendor has left play"


def test_escape_from_dol_guldur_goes_on_without_mendor() -> None:
    table = mendor_falls(ESCAPE).pass_until("attack")
    assert MENDOR not in table.area()
    assert table.won is None


@pytest.mark.ruling("revised:135.2")
def test_the_game_is_lost_with_mendor_if_his_player_is_eliminated() -> None:
    seats = Seat(heroes=["Aragorn"], allies=[MENDOR], threat=49), Seat(heroes=["Glóin"])
    table = beside(lay(*seats, at="6.2", encounter_deck=(), aside=[PASSAGE]), PASSAGE)
    while table.asked != "nothing":
        table.done()
    assert table.state.eliminated == [True, False]
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "Mendor has left play"


@pytest.mark.parametrize("scenario", CAMPAIGN)
def test_no_campaign_card_minds_another_ally_leaving_play(scenario: str) -> None:
    seat = Seat(allies=[MENDOR, "Snowbourn Scout"], engaged=["Forest Spider"])
    table = lay(seat, at="6.3", shadows={"Forest Spider": ["Forest Gate"]}, aside=[scenario])
    beside(table, scenario).pass_until("defend").choose("Snowbourn Scout").pass_to("6.4.3")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert table.won is None


# Passage Through Mirkwood


@pytest.mark.parametrize(("path", "burden"), [("core:122", SWARM), ("core:121", VENOM)])
def test_passage_through_mirkwood_earns_support_for_each_player_and_a_burden_by_the_path(
    path: str, burden: str
) -> None:
    found = ready(won(PASSAGE))
    table = play(found)
    table.state.identity = replaced(table.state.identity, table.state.quest, path)
    assert record(found.log, end(table)).pool == (Earned(SUPPORT), Earned(SUPPORT), Earned(burden))


# Journey Along the Anduin


def test_journey_along_the_anduin_sets_valor_and_scarred_aside() -> None:
    table = play(ready(won(ANDUIN)))
    assert [table.game.title(each) for each in table.state.aside] == [VALOR] * 4 + [SCARRED] * 4


def troll_fight(*seats: Seat, damage: int, aside: tuple[str, ...] = (VALOR, VALOR), at: str = "6.7") -> Table:
    """A Hill Troll that has taken damage is engaged with player 0, under the campaign card."""
    table = lay(*seats, at=at, damage={TROLL: damage} if damage else {}, aside=[ANDUIN, *aside])
    return beside(table, ANDUIN)


@pytest.mark.ruling("revised:133.1")
def test_journey_along_the_anduin_gives_each_player_valor_after_a_hill_troll_is_defeated() -> None:
    seats = Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL]), Seat(heroes=["Gimli", "Thalin"])
    table = attack(troll_fight(*seats, damage=8).pass_until("attack"), TROLL, "Aragorn", "Glóin")
    assert table.zone(TROLL) is Zone.VICTORY
    assert (table.player, table.options) == (0, ["Journey Along the Anduin"])
    table.choose("Journey Along the Anduin")
    assert (table.asked, table.player, table.options) == ("attach", 0, ["Aragorn", "Glóin"])
    table.choose("Glóin")
    assert (table.asked, table.player, table.options) == ("attach", 1, ["Gimli", "Thalin"])
    table.choose("Gimli")
    assert table.attachments("Glóin") == [VALOR]
    assert table.attachments("Gimli") == [f"{VALOR}#2"]
    assert (table.controller(VALOR), table.controller(f"{VALOR}#2")) == (0, 1)
    assert table.state.owner[table.id(f"{VALOR}#2")] == 1


def test_journey_along_the_anduin_gives_no_second_valor_to_a_hero() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL], attachments={"Aragorn": [VALOR]}, exhausted=[VALOR])
    table = attack(troll_fight(seat, damage=8, aside=(VALOR,)).pass_until("attack"), TROLL, "Aragorn", "Glóin")
    table.choose("Journey Along the Anduin")
    assert (table.attachments("Aragorn"), table.attachments("Glóin")) == ([VALOR], [f"{VALOR}#2"])


def test_journey_along_the_anduin_offers_nothing_when_every_valor_is_gone() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL])
    table = attack(troll_fight(seat, damage=8, aside=()).pass_until("attack"), TROLL, "Aragorn", "Glóin")
    assert table.zone(TROLL) is Zone.VICTORY
    assert table.asked != "response"


def test_journey_along_the_anduin_has_no_valor_for_another_enemy() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=["Black Forest Bats"])
    table = beside(lay(seat, at="6.7", aside=[ANDUIN, VALOR]), ANDUIN).pass_until("attack")
    attack(table, "Black Forest Bats", "Aragorn")
    assert table.zone("Black Forest Bats") is Zone.ENCOUNTER_DISCARD
    assert table.asked != "response"


@pytest.mark.ruling("revised:138.1")
def test_journey_along_the_anduin_scars_each_player_once_after_a_hill_troll_destroys_a_character() -> None:
    seats = (
        Seat(heroes=["Aragorn", "Glóin"], allies=["Snowbourn Scout", "Snowbourn Scout"], engaged=[TROLL, TROLL]),
        Seat(heroes=["Gimli", "Legolas"]),
    )
    table = troll_fight(*seats, damage=0, aside=(SCARRED,) * 4, at="6.3")
    table.pass_until("defend").choose("Snowbourn Scout").pass_until("attach")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert (table.player, table.options) == (0, ["Aragorn", "Glóin"])
    table.choose("Aragorn")
    assert (table.player, table.options) == (1, ["Gimli", "Legolas"])
    table.choose("Legolas")
    forget_uses(table.game.state.uses, Per.PHASE)  # not even in another round of the game
    forget_uses(table.game.state.uses, Per.ROUND)
    table.pass_until("defend").choose("Snowbourn Scout#2").pass_until("attack")
    assert table.zone("Snowbourn Scout#2") is Zone.DISCARD
    assert [table.attachments(each) for each in ("Aragorn", "Glóin")] == [[SCARRED], []]
    assert [table.attachments(each) for each in ("Gimli", "Legolas")] == [[], [f"{SCARRED}#2"]]


def test_journey_along_the_anduin_scars_nobody_for_another_enemys_victim() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=["Snowbourn Scout"], engaged=["Forest Spider"])
    table = lay(seat, at="6.3", aside=[ANDUIN, SCARRED], shadows={"Forest Spider": ["Forest Gate"]})
    beside(table, ANDUIN).pass_until("defend").choose("Snowbourn Scout").pass_to("6.4.3")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert table.zone(SCARRED) is Zone.ASIDE


@pytest.mark.parametrize(
    ("victim", "slayer", "scarred"),
    [("Aragorn", TROLL, True), ("Faramir", TROLL, True), ("Black Forest Bats", TROLL, False), ("Faramir", "", False)],
)
def test_journey_along_the_anduin_scars_for_heroes_and_allies_whom_a_hill_troll_destroys(
    victim: str, slayer: str, scarred: bool
) -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], engaged=["Black Forest Bats"])
    table = beside(lay(seat, at="4.2", aside=[ANDUIN, SCARRED, TROLL]), ANDUIN)
    effect = deal_damage(table.game, table.id(victim), 9, table.id(slayer) if slayer else -1)
    if scarred:
        assert effect.send(None).kind == "attach"
    else:
        resolve(effect)
        assert table.zone(SCARRED) is Zone.ASIDE


def test_journey_along_the_anduin_enters_valor_and_scarred_with_their_heroes() -> None:
    found = ready(won(ANDUIN, pool=[(VALOR, "Gimli"), (SCARRED, "Aragorn")]))
    after = record(found.log, end(play(found)))
    assert after.pool == (Earned(VALOR, "Gimli"), Earned(SCARRED, "Aragorn"))
    unscarred = ready(won(ANDUIN))
    table = play(unscarred)
    card = next(each for each in table.state.aside if table.game.title(each) == VALOR)
    take(table.game, card)
    table.state.zone[card] = Zone.ATTACHED
    table.state.host[card] = table.id("Legolas")
    assert record(unscarred.log, end(table)).pool == (Earned(VALOR, "Legolas"),)


def test_journey_along_the_anduin_notes_the_hero_with_the_most_damage_as_the_prisoner() -> None:
    found = ready(won(ANDUIN))
    table = play(found)
    table.state.damage = {table.id("Aragorn"): 1, table.id("Legolas"): 2}
    assert record(found.log, end(table)).hero_notes["prisoner"] == "Legolas"
    assert record(found.log, end(slay(table, "Legolas"))).hero_notes["prisoner"] == "Aragorn"


def test_journey_along_the_anduin_lets_chance_decide_between_equally_damaged_heroes() -> None:
    found = ready(won(ANDUIN))
    taken = set()
    for seed in range(1, 30):
        table = play(found, seed)
        table.state.damage = {table.id("Aragorn"): 2, table.id("Legolas"): 2, table.id("Gimli"): 1}
        game = end(table)
        prisoner = record(found.log, game).hero_notes["prisoner"]
        assert record(found.log, game).hero_notes["prisoner"] == prisoner  # the same game gives the same log
        taken.add(prisoner)
    assert taken == {"Aragorn", "Legolas"}


# Escape from Dol Guldur


def captured(prisoner: str = "Glóin", pool: list[tuple[str, str]] | None = None, seed: int = 1) -> Table:
    """The last scenario has begun: the prisoner of the log is taken; Aragorn is appointed by fate."""
    table = play(ready(won(ESCAPE, prisoner=prisoner, pool=pool)), seed)
    return table.choose("Aragorn").pass_until("action")


def down(table: Table) -> list[str]:
    """What lies face down in play."""
    found = [each for each in table.state.facedown if table.state.zone[each] >= Zone.AREA]
    return sorted(table.game.title(each) for each in found)


@pytest.mark.ruling("revised:134.1")
def test_escape_from_dol_guldur_appoints_a_hero_of_the_first_players_choice() -> None:
    table = play(ready(won(ESCAPE)))
    assert (table.asked, table.player, table.options) == ("attach", 0, [*ANN, *BOB])
    table.choose("Gimli")
    assert table.names(each for each, on in table.state.host.items() if on == table.id("Gimli")) == [APPOINTED]
    assert table.controller(APPOINTED) == 1


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("prisoner", ["Glóin", "Legolas"])
def test_escape_from_dol_guldur_takes_the_prisoner_of_the_log_and_mendor(prisoner: str, seed: int) -> None:
    assert down(captured(prisoner, seed=seed)) == sorted([prisoner, MENDOR])


def test_escape_from_dol_guldur_lets_chance_decide_if_the_log_names_nobody_who_is_there() -> None:
    for prisoner in ("", "Beravor"):
        taken = {tuple(down(captured(prisoner, seed=seed))) for seed in range(1, 30)}
        heroes = {each for pair in taken for each in pair if each in (*ANN, *BOB)}
        assert heroes == {*ANN, *BOB}


def test_escape_from_dol_guldur_turns_the_prisoners_attachments_face_down() -> None:
    table = captured("Glóin", [(SCARRED, "Glóin"), (VALOR, "Glóin"), (VALOR, "Gimli")])
    assert down(table) == sorted(["Glóin", MENDOR, SCARRED, VALOR])
    assert [table.game.title(each) for each in table.game.cards_in_play()].count(VALOR) == 1


def test_escape_from_dol_guldur_captures_mendor_after_the_prisoner() -> None:
    table = play(ready(won(ESCAPE, prisoner="Glóin")))
    events = Events()
    table.game.listen(events.append)
    table.choose("Aragorn")
    assert [facts["title"] for kind, facts in events.seen_by(0) if kind == "taken prisoner"] == ["Glóin", MENDOR]


def test_escape_from_dol_guldur_captures_mendor_without_his_leaving_play() -> None:
    table = captured()
    assert table.won is None
    assert table.zone(MENDOR) is Zone.AREA
    assert table.id(MENDOR) not in table.game.characters()
    assert table.state.form[table.id("Escape from Dol Guldur")] == SIDE_B


@pytest.mark.parametrize(("prisoner", "player"), [("Glóin", 0), ("Legolas", 1)])
def test_escape_from_dol_guldur_lays_captive_mendor_next_to_the_prisoner(prisoner: str, player: int) -> None:
    table = captured(prisoner)
    assert table.state.first_player == 0
    assert [MENDOR in table.area(each) for each in (0, 1)] == [player == 0, player == 1]
    assert table.controller(MENDOR) == player


def test_escape_from_dol_guldur_keeps_captive_mendor_next_to_the_prisoner_when_the_token_passes() -> None:
    seats = Seat(heroes=["Aragorn"]), Seat(heroes=["Glóin"], allies=[MENDOR])
    table = dungeon(*seats, at="6.2", staging=(), first_player=1).pass_to("7.4")
    assert table.state.first_player == 0
    assert (table.area(0), table.area(1)) == (["Aragorn"], ["Glóin", MENDOR])


@pytest.mark.rule("lcg:elimination.4")
def test_escape_from_dol_guldur_keeps_captive_mendor_in_play_when_the_first_player_is_eliminated() -> None:
    table = captured("Legolas")
    resolve(eliminate(table.game, 0))
    assert table.won is None
    assert MENDOR in table.area(1)
    assert down(table) == sorted(["Legolas", MENDOR])


@pytest.mark.rule("lcg:elimination.4", "lcg:in-play.4")
@pytest.mark.ruling("revised:135.2")
def test_captive_mendor_is_out_of_the_game_when_the_player_he_lies_with_is_eliminated() -> None:
    table = dungeon(Seat(heroes=["Aragorn"]), Seat(heroes=["Glóin"], allies=[MENDOR]), staging=())
    resolve(eliminate(table.game, 1))
    assert table.zone(MENDOR) is Zone.REMOVED
    assert table.encounter_discard == []


def dungeon(
    *seats: Seat, at: str = "2.2", staging: tuple[str, ...] = (MAP, TORCH), damage: int = 0, first_player: int = 0
) -> Table:
    """Side B is up and Mendor is captive; objectives without guards lie in the staging area."""
    table = lay(
        *(seats or (Seat(heroes=["Aragorn", "Glóin"], allies=[MENDOR]),)), at=at, staging=staging, aside=[SIDE_B],
        damage={MENDOR: damage} if damage else {}, encounter_deck=(), first_player=first_player,
    )  # fmt: skip
    table.state.owner = replaced(table.state.owner, table.id(MENDOR), SCENARIO)
    table.state.facedown[table.id(MENDOR)] = True
    return beside(table, SIDE_B)


def claim(table: Table, objective: str, hero: str) -> Table:
    """Use the action of an objective."""
    table.pass_until("action").choose(objective)
    while table.asked not in ("action", "response", "nothing"):
        table.choose(hero if hero in table.options else table.decision.options[0])
    return table


def test_escape_from_dol_guldur_frees_mendor_with_a_wound_after_the_first_objective_is_claimed() -> None:
    table = claim(dungeon(at="3.1"), MAP, "Aragorn")
    assert (table.asked, table.options) == ("response", ["Escape from Dol Guldur"])
    table.choose(table.decision.options[0])
    assert down(table) == []
    assert table.damage(MENDOR) == 1
    assert table.id(MENDOR) in table.game.characters()


def test_escape_from_dol_guldur_frees_mendor_to_go_with_the_first_player() -> None:
    seats = Seat(heroes=["Aragorn"]), Seat(heroes=["Glóin"], allies=[MENDOR])
    table = claim(dungeon(*seats, at="3.1"), MAP, "Aragorn")
    table.choose("Escape from Dol Guldur")
    assert (table.area(0), table.area(1)) == (["Aragorn", MENDOR], ["Glóin"])
    assert table.controller(MENDOR) == 0


def test_escape_from_dol_guldur_frees_mendor_only_after_the_first_objective() -> None:
    table = claim(dungeon(at="3.1"), MAP, "Aragorn").done()
    assert down(table) == [MENDOR]
    claim(table, TORCH, "Glóin")
    assert table.asked != "response"
    assert down(table) == [MENDOR]


def rescued(*gear: str, damage: int = 0) -> Table:
    """The prisoner Glóin, who has taken damage, is rescued with his gear; Mendor is still captive."""
    seat = Seat(heroes=["Aragorn", "Glóin"], allies=[MENDOR], attachments={"Glóin": gear})
    table = lay(
        seat, at="3.1", quest="Through the Caverns", aside=[SIDE_B, "Nazgûl of Dol Guldur"], encounter_deck=(),
        damage={"Glóin": damage} if damage else {},
    )  # fmt: skip
    for name in ("Glóin", MENDOR, *gear):
        table.state.facedown[table.id(name)] = True
    table.state.notes["prisoner"] = table.id("Glóin")
    beside(table, SIDE_B).pass_until("commit").choose("Aragorn").done()
    table.pass_until("response").choose("Through the Caverns")
    return table.pass_until("action")


def test_escape_from_dol_guldur_turns_the_prisoners_attachments_up_when_the_hero_is_rescued() -> None:
    table = rescued(VALOR, SCARRED)
    assert down(table) == [MENDOR]
    assert {VALOR, SCARRED} <= {table.game.title(each) for each in table.game.cards_in_play()}


def test_escape_from_dol_guldur_turns_attachments_up_only_once_the_rescued_hero_has_taken_the_damage() -> None:
    assert rescued("Citadel Plate", damage=3).zone("Glóin") is Zone.DISCARD
    assert rescued("Citadel Plate", damage=2).stat("Glóin", Stat.HIT_POINTS) == 8


def disarmed(shadow: str, *defender: str) -> Table:
    """Aragorn bears two attachments, the prisoner Glóin a face-down boon; an attack turns a shadow card up."""
    held = {"Aragorn": ["Celebrían's Stone", "Steward of Gondor"], "Glóin": [APPOINTED]}
    table = attacked(shadow, Seat(heroes=["Aragorn", "Glóin"], attachments=held))
    table.state.facedown |= {table.id("Glóin"): True, table.id(APPOINTED): True}
    table.state.index = None
    return table.choose(*defender) if defender else table.done()


@pytest.mark.rule("lcg:in-play.1", "lcg:in-play.3")
@pytest.mark.parametrize("shadow", ["Forest Spider", "Cavern Guardian"])
def test_a_face_down_attachment_is_not_offered_to_be_discarded(shadow: str) -> None:
    table = disarmed(shadow, "Aragorn").pass_until("discard attachment")
    assert sorted(table.options) == ["Celebrían's Stone", "Steward of Gondor"]


@pytest.mark.rule("lcg:in-play.1", "lcg:in-play.3")
@pytest.mark.parametrize("shadow", ["Cavern Guardian", "Driven by Shadow"])
def test_a_face_down_attachment_stays_when_all_attachments_are_discarded(shadow: str) -> None:
    table = disarmed(shadow).pass_to("6.4.2")
    assert sorted(table.discards()) == ["Celebrían's Stone", "Steward of Gondor"]
    assert table.attachments("Glóin") == [APPOINTED]


@pytest.mark.rule("lcg:in-play.3")
def test_an_effect_that_discards_cards_passes_over_those_that_lie_face_down() -> None:
    table = lay(Seat(allies=["Faramir", "Beorn"]), at="2.2")
    table.state.facedown[table.id("Beorn")] = True
    use = Use(table.id("Faramir"), 0, 0)
    assert table.names(discardable(table.game, use, [table.id("Faramir"), table.id("Beorn")])) == ["Faramir"]


@pytest.mark.rule("lcg:unique.2")
def test_a_unique_attachment_that_lies_face_down_keeps_a_second_copy_out_of_play() -> None:
    seat = Seat(
        heroes=["Aragorn", "Glóin"], attachments={"Glóin": ["Steward of Gondor"]}, hand=["Steward of Gondor"],
        resources=5,
    )  # fmt: skip
    table = lay(seat, at="2.2")
    table.state.facedown |= {table.id("Glóin"): True, table.id("Steward of Gondor"): True}
    table.state.index = None
    assert table.why_not_play("Steward of Gondor#2") == "Steward of Gondor is unique, and a copy is in play"


def test_escape_from_dol_guldur_is_not_lost_on_side_b_if_mendor_dies() -> None:
    table = dungeon(damage=2, at="3.1")
    claim(table, MAP, "Aragorn").choose(table.decision.options[0])
    assert table.zone(MENDOR) is not Zone.AREA
    assert table.won is None


def test_escape_from_dol_guldur_keeps_mendor_for_the_next_campaign_if_he_is_in_play() -> None:
    found = ready(won(ESCAPE, prisoner="Glóin"))
    table = play(found).choose("Aragorn")
    assert record(found.log, end(table)).pool == (Earned(MENDOR),)
    take(table.game, table.id(MENDOR))
    put(table.game, table.id(MENDOR), Zone.REMOVED)
    assert record(found.log, end(table)).pool == ()
    second = ready(won(ESCAPE, prisoner="Glóin", pool=[(MENDOR, "")]))
    assert record(second.log, end(table)).pool == (), "he does not come along to a third campaign either"


# What the campaign cards leave alone


def test_journey_along_the_anduin_takes_valor_and_not_scarred_when_a_hill_troll_is_defeated() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL])
    table = attack(troll_fight(seat, damage=8, aside=(SCARRED, VALOR)).pass_until("attack"), TROLL, "Aragorn", "Glóin")
    table.choose("Journey Along the Anduin", "Glóin")
    assert (table.attachments("Glóin"), table.zone(SCARRED)) == ([VALOR], Zone.ASIDE)


def test_journey_along_the_anduin_scars_nobody_when_an_enemy_is_destroyed() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL])
    table = attack(troll_fight(seat, damage=8, aside=(SCARRED,)).pass_until("attack"), TROLL, "Aragorn", "Glóin")
    assert (table.zone(TROLL), table.zone(SCARRED)) == (Zone.VICTORY, Zone.ASIDE)


def test_journey_along_the_anduin_enters_every_valor_and_scarred_and_no_other_attachment() -> None:
    found = ready(won(ANDUIN))
    table = play(found)
    state = table.state
    other = next(each for each in state.decks[0] if table.game.card(each).type is CardType.ATTACHMENT)
    valor, scarred = (
        next(each for each in state.aside if table.game.title(each) == title) for title in (VALOR, SCARRED)
    )
    for card, hero in ((other, "Aragorn"), (valor, "Legolas"), (scarred, "Aragorn")):
        take(table.game, card)
        state.zone[card] = Zone.ATTACHED
        state.host[card] = table.id(hero)
    assert record(found.log, end(table)).pool == (Earned(VALOR, "Legolas"), Earned(SCARRED, "Aragorn"))


def test_journey_along_the_anduin_notes_the_only_damaged_hero_however_little_the_damage() -> None:
    found = ready(won(ANDUIN))
    for seed in range(1, 10):
        table = play(found, seed)
        table.state.damage = {table.id("Legolas"): 1}
        assert record(found.log, end(table)).hero_notes["prisoner"] == "Legolas"


def test_journey_along_the_anduin_lets_chance_decide_if_no_hero_is_damaged() -> None:
    found = ready(won(ANDUIN))
    assert len({record(found.log, end(play(found, seed))).hero_notes["prisoner"] for seed in range(1, 20)} - {""}) > 2


def test_escape_from_dol_guldur_frees_mendor_whatever_else_is_attached() -> None:
    seat = Seat(
        heroes=["Aragorn", "Glóin"], allies=[MENDOR], attachments={"Aragorn": ["Steward of Gondor"], "Glóin": [SCARRED]}
    )
    table = claim(dungeon(seat, at="3.1"), MAP, "Aragorn")
    assert (table.asked, table.options) == ("response", ["Escape from Dol Guldur"])


def test_escape_from_dol_guldur_frees_mendor_while_other_objectives_are_still_guarded() -> None:
    table = dungeon(at="3.1", staging=(MAP, TORCH, "Forest Spider"))
    torch, spider = table.id(TORCH), table.id("Forest Spider")
    take(table.game, torch)
    attach_link(table.game, torch, spider)
    table.state.guards[torch] = spider
    table = claim(table, MAP, "Aragorn")
    assert (table.attachments("Forest Spider"), table.options) == ([TORCH], ["Escape from Dol Guldur"])


def test_escape_from_dol_guldur_does_not_free_mendor_who_is_free() -> None:
    table = dungeon(at="3.1")
    del table.state.facedown[table.id(MENDOR)]
    table.state.index = None
    assert claim(table, MAP, "Aragorn").asked == "action"
