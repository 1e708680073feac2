"""Players who are apart, each at a staging area of their own, and who join each other again."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import Apart, Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.test_scenario_texts import EAGLE
from tests.cardgame.rules.witness_cards import WITNESS, decline, note, noted
from waybread.cardgame import card_api as api
from waybread.cardgame.abilities.ability import action, forced, modifier, rule, when_revealed
from waybread.cardgame.abilities.card_cost import add_discount
from waybread.cardgame.abilities.recall import note_first, was_first
from waybread.cardgame.effects.attachments import forbidden_attachments
from waybread.cardgame.effects.game_end import score
from waybread.cardgame.effects.separation import create_staging_area, join_another_player
from waybread.cardgame.library import ally, enemy, location, quest, treachery
from waybread.cardgame.secrecy import hidden_cards, is_covered
from waybread.cardgame.zones.separate_areas import area_of, areas_in_order, as_at, play_area
from waybread.kernel import PASS

if TYPE_CHECKING:
    from waybread.cardgame.abilities.ability import Use
    from waybread.cardgame.game import CardGame
    from waybread.cardgame.state import Delayed

FLOOD, CAVE, POOL, END = (f"Test Apart {each}" for each in ("Flood", "Cave", "Pool", "End"))
BAT, HOLE, DOOM, LEAK, RUST, SCOUT = (f"Test Apart {each}" for each in ("Bat", "Hole", "Doom", "Leak", "Rust", "Scout"))
NOTE = "note the players who are there"


@quest(FLOOD, stage=3, quest_points=1)
class Flood:
    @when_revealed
    async def flood(game: CardGame, use: Use) -> None:
        """Each player gets a stage 4 and a staging area of their own."""
        stages = list(game.state.quest_deck[-len(game.order()) :])
        api.take(game, use.card)
        api.put(game, use.card, api.Zone.REMOVED)
        for player in game.order():
            await api.create_staging_area(game, player, stages.pop())


async def _arrive(game: CardGame, use: Use) -> None:
    """Reveal 1 card from the encounter deck, and note who is there."""
    note(game, f"{game.title(use.card)}: players {game.order()}")
    await api.reveal_top(game)


def _no_way_on(game: CardGame, use: Use) -> bool:
    """The players cannot advance; they join another player."""
    return True


async def _join(game: CardGame, use: Use) -> None:
    """Join another player at the beginning of the travel phase."""
    api.join_another_player(game)


@quest(CAVE, stage=4, quest_points=2)
class Cave:
    arrive = when_revealed(_arrive)
    stay = rule(api.Rule.CANNOT_ADVANCE)(_no_way_on)
    leave = forced(after=api.On.PROGRESS_PLACED, condition=api.nth_token(2))(_join)


@quest(POOL, stage=4, quest_points=2)
class Pool:
    arrive = when_revealed(_arrive)
    stay = rule(api.Rule.CANNOT_ADVANCE)(_no_way_on)
    leave = forced(after=api.On.PROGRESS_PLACED, condition=api.nth_token(2))(_join)


@quest(END, stage=5, quest_points=9)
class End:
    pass


@enemy(BAT, threat=1, engagement_cost=20, attack=1, defense=0, hit_points=2)
class Bat:
    @modifier(api.Stat.THREAT)
    def swarm(game: CardGame, use: Use, card: int) -> int:
        """It gets +1 threat for each other player."""
        return len(game.order()) - 1 if card == use.card else 0


@location(HOLE, threat=2, quest_points=3)
class Hole:
    pass


@treachery(LEAK, remembers=("first treachery",))
class Leak:
    @when_revealed
    async def leak(game: CardGame, use: Use) -> None:
        """The last player gets a staging area of their own."""
        await api.create_staging_area(game, game.order()[-1])


@enemy(RUST, threat=1, engagement_cost=40, attack=1, defense=0, hit_points=2)
class Rust:
    @rule(api.Rule.CANNOT_HAVE_ATTACHMENTS)
    def rust(game: CardGame, use: Use, card: int, attachment: int) -> bool:
        """Characters cannot have attachments."""
        return True


@ally(SCOUT, api.Sphere.LORE, cost=1, willpower=1, attack=1, defense=1, hit_points=2)
class Scout:
    @action(limit=1, per=api.Per.PHASE)
    async def look_out(game: CardGame, use: Use) -> None:
        """Note that it looks out. (Limit once per phase.)"""
        note(game, "looks out")


@api.delayed(NOTE)
async def note_players(game: CardGame, effect: Delayed) -> None:
    """Note who is there."""
    note(game, f"players {game.order()}")


@treachery(DOOM)
class Doom:
    @when_revealed
    async def doom(game: CardGame, use: Use) -> None:
        """Each player raises their threat by 1."""
        await api.raise_threat(game, game.order(), 1, use.card)


def two_apart(at: str, *, stops: tuple[str, ...] = (), **more: object) -> Table:
    """Aragorn at the cave, Legolas at the pool."""
    options: dict[str, object] = {"encounter_deck": [HOLE] * 9, **more}
    seats = options.pop("seats", (Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"])))
    apart = Apart([1], staging=options.pop("other_staging", ()), quest=POOL)  # type: ignore[arg-type]
    return lay(*seats, at=at, quest=CAVE, apart=[apart], stops=stops, **options)  # type: ignore[arg-type, misc]


def to_travel(table: Table) -> None:
    """Commit nobody else, and pass until the quest phase is over at every area."""
    while table.state.phase == "quest" and table.asked != "player":
        table.game.choose(PASS)


def areas(table: Table) -> dict[str, list[str]]:
    """What is staged at each area, by its quest."""
    state = table.state
    found = {table.quest: table.staging}
    return found | {table.name(each.quest): table.names(each.staging) for each in state.elsewhere}


@pytest.mark.rule("lcg:own-staging.1")
def test_players_create_their_own_areas_with_all_in_front_of_them() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], engaged=[BAT]), Seat(heroes=["Legolas"], attachments={"Legolas": ["Horn of Gondor"]}),
        at="3.2", quest="Flies and Spiders", quest_deck=[FLOOD, CAVE, POOL], encounter_deck=[HOLE, BAT, DOOM], stops=(),
    )  # fmt: skip
    carry_out(api.advance(table.game))
    assert noted(table) == [f"{CAVE}: players [0]", f"{POOL}: players [1]"]
    assert areas(table) == {CAVE: [HOLE], POOL: [f"{BAT}#2"]}
    assert table.engaged(0) == [BAT]
    assert [area_of(table.game, each) for each in (0, 1)] == [table.state.area, table.state.elsewhere[0].number]


@pytest.mark.rule("lcg:own-staging.2")
def test_cards_and_players_of_another_area_are_out_of_reach() -> None:
    table = two_apart("3.2", other_staging=[BAT])
    game = table.game
    assert game.order() == [0]
    assert table.names(game.heroes()) == ["Aragorn"]
    assert not game.enemies()
    assert not game.in_play(table.id("Legolas"))
    assert not game.in_play(table.id(BAT))
    assert api.staging_threat(game) == 0
    carry_out(api.deal_damage(game, table.id("Legolas"), 1))
    carry_out(api.raise_threat(game, 1, 3))
    assert (table.damage("Legolas"), table.threat(1)) == (0, 20)


@pytest.mark.rule("lcg:own-staging.2")
def test_each_player_means_those_who_share_the_staging_area() -> None:
    table = two_apart("3.3", encounter_deck=[DOOM, HOLE, HOLE], other_staging=["Forest Spider"])
    table.pass_until("commit", 1)
    assert (table.threat(0), table.threat(1)) == (21, 20)


@pytest.mark.rule("lcg:own-staging.2")
def test_numbers_count_only_the_area_of_their_card() -> None:
    apart = lay(Seat(), Seat(heroes=["Legolas"]), Seat(heroes=["Gimli"]), at="3.2", staging=[BAT],
                apart=[Apart([2], staging=[BAT])], stops=())  # fmt: skip
    assert api.staging_threat(apart.game) == 2
    with as_at(apart.game, 1):
        assert api.staging_threat(apart.game) == 1


@pytest.mark.rule("lcg:own-staging.2")
def test_effects_on_all_cards_of_an_area_stay_there() -> None:
    table = two_apart("3.2", staging=[BAT], other_staging=[f"{BAT}"])
    api.add_lasting_effect(table.game, table.id(BAT), api.Stat.THREAT, 3, until="round",
                           live="enemies and locations in the staging area")  # fmt: skip
    assert api.staging_threat(table.game) == 4
    with as_at(table.game, 1):
        assert api.staging_threat(table.game) == 1


@pytest.mark.rule("lcg:own-staging.2")
@pytest.mark.parametrize(("apart", "next_asked"), [([Apart([1], quest=POOL)], "commit"), ([], "join attack")])
def test_a_ranged_character_cannot_join_an_attack_elsewhere(apart: list[Apart], next_asked: str) -> None:
    table = lay(Seat(heroes=["Aragorn"], engaged=[BAT]), Seat(heroes=["Legolas"]), at="6.8a", apart=apart, stops=())
    table.choose(BAT)  # Aragorn alone can attack it from there
    assert (table.asked, table.state.round) == (next_asked, 1 if not apart else 2)


@pytest.mark.rule("lcg:own-staging.2")
def test_sentinel_does_not_reach_another_area() -> None:
    seats = (Seat(heroes=["Legolas"], engaged=[BAT], exhausted=["Legolas"]), Seat(heroes=["Aragorn"]))
    table = two_apart("6.4a", seats=seats)
    assert table.damage("Legolas") == 1


@pytest.mark.rule("lcg:own-staging.3")
def test_a_unique_card_in_play_elsewhere_keeps_its_copy_out() -> None:
    seats = (Seat(heroes=["Aragorn"], allies=["Gandalf"]), Seat(heroes=["Legolas"]))
    table = two_apart("3.2", seats=seats)
    with as_at(table.game, 1):
        assert table.game.unique_in_play("Gandalf")
        assert not table.game.copies("Gandalf")


@pytest.mark.rule("lcg:own-staging.4")
def test_each_area_goes_through_a_phase_before_the_next_phase_begins() -> None:
    seats = (Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"]))
    table = two_apart(
        "1.1", seats=seats, stops=("commit", "action"), first_player=1, encounter_deck=["Forest Gate"] * 9
    )
    asked = []
    while table.asked != "nothing" and table.state.round == 1:
        asked.append((table.state.phase, table.decision.player))
        table.game.choose(PASS if table.may_pass else table.decision.options[0])
    order = list(dict.fromkeys(asked))
    phases = list(dict.fromkeys(phase for phase, _ in order))
    assert order[:2] == [
        ("resource", 0),
        ("resource", 1),
    ]  # the board lays the area of the others as the one that is played
    assert [player for phase, player in order if phase == "quest"] == [1, 0]
    assert phases == ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]
    assert table.state.token == 0


@pytest.mark.rule("lcg:own-staging.4")
def test_phases_begin_and_end_at_each_area() -> None:
    table = two_apart("3.1", staging=[WITNESS], other_staging=[WITNESS])
    to_travel(table)
    assert noted(table)[:4] == ["quest begins", "quest ends", "quest begins", "quest ends"]


@pytest.mark.rule("lcg:own-staging.5")
def test_one_card_is_revealed_for_each_player_who_shares_the_area() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), Seat(heroes=["Gimli"]), at="3.3", quest=CAVE,
                encounter_deck=[HOLE] * 9, apart=[Apart([2], quest=POOL)], stops=())  # fmt: skip
    table.pass_until("commit", 2)
    assert len(next(each for each in table.state.elsewhere if each.number == 0).staging) == 2
    to_travel(table)
    assert sorted(map(len, areas(table).values())) == [1, 2]


@pytest.mark.rule("lcg:own-staging.6")
def test_joining_brings_staged_and_engaged_cards_and_discards_the_active_location() -> None:
    seats = (Seat(heroes=["Aragorn"], engaged=[BAT]), Seat(heroes=["Legolas"]))
    table = two_apart(
        "3.2", seats=seats, staging=[HOLE], active_location="Forest Gate", other_staging=["Forest Spider"]
    )
    join_another_player(table.game)
    to_travel(table)
    assert not table.state.elsewhere
    assert table.quest == POOL
    assert table.staging == ["Forest Spider", f"{HOLE}#3", HOLE, f"{HOLE}#2"]
    assert table.engaged(0) == [BAT]
    assert table.zone("Forest Gate") == Zone.ENCOUNTER_DISCARD
    assert table.zone(CAVE) == Zone.REMOVED
    assert table.game.order() == [0, 1]
    assert (table.state.token, table.state.played) == (-1, ())


@pytest.mark.rule("lcg:own-staging.6")
def test_who_joins_chooses_whom() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), Seat(heroes=["Gimli"]), at="3.2", quest=CAVE,
                apart=[Apart([1], quest=POOL), Apart([2], quest=END)], stops=())  # fmt: skip
    join_another_player(table.game)
    to_travel(table)
    assert (table.asked, table.player, table.options) == ("player", 0, ["player 1", "player 2"])
    table.game.choose(2)
    assert table.game.order() == [0, 2]


@pytest.mark.rule("lcg:own-staging.7")
@pytest.mark.rule("lcg:own-staging.8")
def test_those_who_finish_together_join_in_order_and_the_last_go_on() -> None:
    table = two_apart("3.2", quest_deck=[END])
    join_another_player(table.game)
    table.state.elsewhere[0].joining = True
    to_travel(table)
    assert not table.state.elsewhere
    assert table.quest == END


@pytest.mark.rule("lcg:own-staging.8")
def test_a_lone_player_goes_on_to_the_next_stage() -> None:
    table = lay(Seat(), at="3.2", quest="Flies and Spiders", quest_deck=[FLOOD, CAVE, END], stops=())
    carry_out(api.advance(table.game))
    assert table.quest == CAVE
    join_another_player(table.game)
    to_travel(table)
    assert table.quest == END


@pytest.mark.rule("lcg:own-staging.1")
def test_those_who_part_in_the_middle_of_a_phase_each_go_on_with_it() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"], engaged=[BAT]), at="6.8a",
        quest=CAVE, encounter_deck=[HOLE] * 9, stops=(),
    )  # fmt: skip
    carry_out(create_staging_area(table.game, 1))
    table.pass_until("attack", 1)
    assert table.options == [BAT]


@pytest.mark.rule("lcg:elimination.5")
def test_with_its_last_player_an_area_of_their_own_goes_too() -> None:
    table = two_apart("3.1", other_staging=[BAT], encounter_deck=["Forest Gate"] * 9)
    table.pass_until("commit", 1)
    assert table.state.area == 1
    carry_out(api.eliminate(table.game, 1))
    to_travel(table)
    assert table.zone(BAT) == Zone.ENCOUNTER_DISCARD
    assert table.zone(POOL) == Zone.REMOVED
    assert not table.state.elsewhere
    assert table.game.order() == [0]


@pytest.mark.rule("lcg:first-player.3")
def test_the_token_goes_to_the_next_player_of_whatever_area() -> None:
    table = two_apart("3.1")
    carry_out(api.eliminate(table.game, 0))
    assert table.state.token == 1


@pytest.mark.rule("lcg:scoring.9")
def test_heroes_elsewhere_have_survived() -> None:
    table = two_apart("3.1")
    assert score(table.game)["fallen heroes"] == 0


def test_a_seat_sees_its_own_area_first_and_then_the_others() -> None:
    seats = (Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"]))
    table = two_apart("3.2", seats=seats, staging=[HOLE], other_staging=[BAT], first_player=1)
    before = table.game.digest()
    first, second, spectator = (table.game.view(each) for each in (0, 1, None))
    assert [each["quest"][0]["title"] for each in (first, second, spectator)] == [CAVE, POOL, CAVE]
    assert (first["threat"], second["threat"]) == (2, 1)
    assert [(each["seats"], each["playing"]) for each in first["elsewhere"]] == [([1], False)]
    assert [(each["seats"], each["playing"]) for each in second["elsewhere"]] == [([0], True)]
    assert second["elsewhere"][0]["staging"] == first["staging"]
    assert first["first_player"] == second["first_player"] == 1
    assert [each["area"][0]["title"] for each in first["players"]] == ["Aragorn", "Legolas"]
    assert table.game.digest() == before


def test_a_view_has_no_areas_while_there_is_one() -> None:
    assert "elsewhere" not in lay(at="3.2").game.view(0)


@pytest.mark.rule("lcg:own-staging.4")
def test_rounds_begin_and_end_at_each_area() -> None:
    table = two_apart("0.1", staging=[WITNESS], other_staging=[WITNESS], stops=("commit",))
    assert [each for each in noted(table) if "round" in each] == ["round ends"] * 2 + ["round begins"] * 2


@pytest.mark.rule("lcg:own-staging.4")
def test_cards_ready_in_the_refresh_phase_of_their_own_area() -> None:
    seats = (Seat(heroes=["Aragorn"], exhausted=["Aragorn"]), Seat(heroes=["Legolas"], exhausted=["Legolas"]))
    table = two_apart("7.2", seats=seats, stops=("action",))
    assert (table.state.phase, table.player) == ("refresh", 0)
    assert (table.ready("Aragorn"), table.ready("Legolas")) == (True, False)


@pytest.mark.rule("lcg:own-staging.4")
def test_an_area_keeps_its_shadow_cards_until_its_own_combat_phase_is_over() -> None:
    seats = (Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"], engaged=[BAT]))
    table = two_apart("6.11", seats=seats, shadows={BAT: [HOLE]}, stops=("action",))
    assert table.names(table.state.shadows[table.id(BAT)])[0] == HOLE


@pytest.mark.rule("lcg:own-staging.2")
def test_what_lasts_goes_on_with_the_cards_it_is_on_and_is_whole_again_when_they_meet() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), at="3.2", quest=CAVE, encounter_deck=["Forest Gate"] * 9, stops=())
    both = [table.id("Aragorn"), table.id("Legolas")]
    api.add_lasting_effect(table.game, both[0], api.Stat.WILLPOWER, 3, until="round", cards=both)
    carry_out(create_staging_area(table.game, 1))
    number = table.state.elsewhere[0].number
    assert [each.cards for each in table.state.lasting] == [(both[0],)]
    with as_at(table.game, number):
        assert [each.cards for each in table.state.lasting] == [(both[1],)]
        assert table.stat("Legolas", api.Stat.WILLPOWER) == 4
    join_another_player(table.game)
    to_travel(table)
    assert [sorted(each.cards) for each in table.state.lasting] == [sorted(both)]
    assert [table.stat(each, api.Stat.WILLPOWER) for each in ("Aragorn", "Legolas")] == [5, 4]


@pytest.mark.rule("lcg:own-staging.2")
def test_a_delayed_effect_happens_once_at_the_area_of_its_card() -> None:
    table = lay(
        Seat(heroes=["Aragorn"]), Seat(heroes=["Legolas"], allies=["Faramir"]), at="3.2", quest=CAVE,
        encounter_deck=["Forest Gate"] * 9, stops=(),
    )  # fmt: skip
    api.add_delayed_effect(table.game, "after:phase ends", NOTE, table.id("Aragorn"), table.id("Faramir"))
    api.add_delayed_effect(table.game, "after:phase ends:combat", NOTE, table.id("Faramir"), table.id("Aragorn"))
    carry_out(create_staging_area(table.game, 1))
    assert [each.card for each in table.state.delayed] == [table.id("Aragorn")]
    to_travel(table)
    assert noted(table) == ["players [1]"]


@pytest.mark.rule("lcg:own-staging.1")
def test_what_was_to_happen_at_an_area_that_all_have_left_happens_elsewhere() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), at="3.2", quest="", stops=())
    api.add_delayed_effect(table.game, "after:phase ends:combat", NOTE, -1)
    carry_out(create_staging_area(table.game, 0))
    carry_out(create_staging_area(table.game, 1))
    assert len(table.state.delayed) + sum(len(each.delayed) for each in table.state.elsewhere) == 1


@pytest.mark.rule("lcg:own-staging.6")
def test_delayed_effects_come_along_to_the_area_that_is_joined() -> None:
    table = two_apart("3.2", encounter_deck=["Forest Gate"] * 9)
    api.add_delayed_effect(table.game, "after:phase ends:refresh", NOTE, table.id("Aragorn"))
    join_another_player(table.game)
    to_travel(table)
    assert table.state.delayed


@pytest.mark.rule("lcg:own-staging.1")
def test_who_parts_in_an_action_window_has_one_of_their_own_and_the_rest_of_the_phase() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), at="3.4", quest=CAVE, stops=("action",))
    assert (table.window, table.player) == ("3.4", 0)
    carry_out(create_staging_area(table.game, 1))
    asked = []
    while table.state.phase == "quest":
        asked.append((table.window, table.player))
        table.game.choose(PASS)
    assert asked == [("3.4", 0), ("3.4", 1)]


@pytest.mark.rule("lcg:limits.1")
def test_a_limit_per_phase_holds_for_those_who_part_in_that_phase() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"], allies=[SCOUT]), at="4.2", quest=CAVE, stops=("action",))
    table.pass_until("action", 1).choose(SCOUT)
    carry_out(create_staging_area(table.game, 1))
    offered = {}
    while table.state.phase in ("travel", "encounter"):
        if table.asked == "action":
            offered[table.window, table.player] = table.options
        decline(table)
    assert offered == {
        ("4.2", 0): [], ("4.2", 1): [], ("5.2", 0): [], ("5.2", 1): [SCOUT], ("5.3", 0): [], ("5.3", 1): [SCOUT],
    }  # fmt: skip


@pytest.mark.rule("lcg:own-staging.1")
def test_a_discount_for_the_phase_lasts_at_each_area_until_the_phase_is_over_there() -> None:
    table = two_apart("2.2", stops=("action",))
    for player in (0, 1):
        add_discount(table.game, -1, player, 1)
    found = []
    while table.state.phase == "planning":
        found.append((table.player, [each.player for each in table.state.discounts]))
        table.game.choose(PASS)
    assert found == [(0, [0, 1]), (1, [1])]
    assert table.state.discounts == ()


@pytest.mark.rule("lcg:own-staging.1")
def test_each_area_has_a_first_treachery_of_its_own_since_the_players_parted() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), at="3.4", quest=CAVE, aside=[DOOM, LEAK], stops=("action",))
    game, (doom, leak) = table.game, map(table.id, (DOOM, LEAK))
    note_first(game, api.Recall.FIRST_TREACHERY, doom)
    carry_out(create_staging_area(game, 1))
    for number in areas_in_order(game):
        with as_at(game, number):
            assert was_first(game, api.Recall.FIRST_TREACHERY, doom)
    table.pass_until("action", 1)
    assert table.state.phase == "quest"
    table.pass_until("action", 0)
    assert table.state.phase == "travel"
    note_first(game, api.Recall.FIRST_TREACHERY, doom)
    play_area(game, areas_in_order(game)[1])
    note_first(game, api.Recall.FIRST_TREACHERY, leak)
    assert was_first(game, api.Recall.FIRST_TREACHERY, leak)


@pytest.mark.rule("lcg:own-staging.1")
def test_who_parts_in_the_staging_step_reveals_no_further_cards() -> None:
    table = lay(Seat(), Seat(heroes=["Legolas"]), at="3.3", quest=CAVE, encounter_deck=[LEAK, *[HOLE] * 5], stops=())
    to_travel(table)
    assert len(table.encounter_deck) == 4


@pytest.mark.rule("lcg:own-staging.1")
def test_an_attack_goes_on_at_the_area_of_its_player() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Gimli"]), Seat(heroes=["Legolas", "Thalin"], engaged=[BAT]), at="6.8a",
        quest=CAVE, stops=(), first_player=1,
    ).choose(BAT)  # fmt: skip
    assert (table.asked, table.player) == ("attackers", 1)
    carry_out(create_staging_area(table.game, 1))
    table.choose("Legolas")
    assert table.game.order() == [1]
    assert not table.state.resume
    table.done()
    assert table.zone(BAT) == Zone.ENCOUNTER_DISCARD


@pytest.mark.rule("lcg:own-staging.1")
def test_the_first_area_stays_when_its_last_player_is_eliminated() -> None:
    table = two_apart("3.2", staging=[HOLE])
    carry_out(api.eliminate(table.game, 0))
    assert table.staging == [HOLE]
    assert table.quest == CAVE


@pytest.mark.rule("lcg:own-staging.2")
def test_a_text_takes_attachments_only_at_its_own_area() -> None:
    seats = (Seat(), Seat(heroes=["Legolas"], attachments={"Legolas": ["Horn of Gondor"]}))
    table = two_apart("3.2", seats=seats, staging=[RUST])
    assert not forbidden_attachments(table.game)


def test_a_player_card_that_serves_as_an_enemy_stays_secret_at_every_area() -> None:
    seats = (Seat(), Seat(heroes=["Legolas"], engaged=[BAT], deck=["Faramir"]))
    table = lay(*seats, at="3.2", quest=CAVE, stops=())
    game, faramir = table.game, table.id("Faramir")
    api.take(game, faramir)
    api.take_form(game, faramir, "core:74")
    api.put(game, faramir, Zone.ENGAGED, 1)
    assert faramir in hidden_cards(game, 0)
    carry_out(create_staging_area(game, 1))
    assert table.state.zone[faramir] == Zone.ELSEWHERE
    assert faramir in hidden_cards(game, 0)
    assert is_covered(game.state, 0, faramir)


@pytest.mark.rule("lcg:own-staging.2")
def test_an_ally_that_goes_with_the_first_player_stays_at_its_area() -> None:
    seats = (Seat(heroes=["Aragorn"], allies=[EAGLE]), Seat(heroes=["Legolas"]))
    table = two_apart("7.3", seats=seats, stops=("action",))
    eagle = table.id(EAGLE)
    table.state.owner = tuple(api.SCENARIO if n == eagle else who for n, who in enumerate(table.state.owner))
    while table.state.phase == "refresh":
        table.game.choose(PASS)
    assert table.state.token == 1
    assert table.controller(EAGLE) == 0
    assert table.zone(EAGLE) in (Zone.AREA, Zone.ELSEWHERE)
