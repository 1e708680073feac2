"""The table as it is drawn, in 80 columns and without colours."""

import io
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from rich.console import Console, RenderableType

from waybread.table import Summary, Table
from waybread.terminal.board_layout import board
from waybread.terminal.card_panels import explanations, laid_out, sheets
from waybread.terminal.game_setup import ME, GameOptions, new_table, scenario_named
from waybread.terminal.panels import ended


def drawn(what: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False, emoji=False)
    with console.capture() as caught:
        console.print(what)
    return caught.get()


def of(table: Table) -> str:
    """The table as its person sees it."""
    views = {seat: table.view(seat) for seat in table.seats_of(ME)}
    return drawn(board(views, table.chairs, 0))


def row(title: str, screen: str) -> list[str]:
    """What stands in the line of a card, after its title."""
    (line,) = [each for each in screen.splitlines() if each.startswith(title)]
    return line.removeprefix(title).split()


def positions(scenario: str, *decks: str) -> Iterator[Table]:
    """A game in which every first choice is taken, at every question."""
    table, _ = new_table(GameOptions(scenario_named(scenario), decks), seed=3)
    while (decision := table.decision) is not None:
        yield table
        table.choose(ME, decision.player, decision.options[0], table.moment)


def until(table: Table, kind: str) -> Table:
    """The same game at the next question of a kind."""
    while (decision := table.decision) is not None and decision.kind != kind:
        table.choose(ME, decision.player, decision.options[0], table.moment)
    return table


@pytest.fixture(scope="module")
def fighting() -> Table:
    """A Forest Spider, stronger for this round, attacks Player 1, who has played Guard of the Citadel."""
    table, _ = new_table(GameOptions(scenario_named("mirkwood")), seed=3)
    return until(table, "defend")


@pytest.mark.parametrize("decks", [(), ("leadership", "tactics", "spirit", "lore")])
@pytest.mark.parametrize("scenario", ["mirkwood", "dol guldur"])
def test_every_card_in_play_is_drawn_within_80_columns(scenario: str, decks: tuple[str, ...]) -> None:
    for n, table in enumerate(positions(scenario, *decks)):
        if n % 7:
            continue
        screen = of(table)
        assert max(map(len, screen.splitlines())) <= 80
        assert [each["title"] for each in laid_out(table.view(0)) if each["title"] not in screen] == []


def test_a_hero_has_its_numbers_in_a_line(fighting: Table) -> None:
    assert row("Théodred", of(fighting))[:4] == ["1", "2", "1", "4"]


def test_an_exhausted_character_is_called_so(fighting: Table) -> None:
    assert row("Guard of the Citadel", of(fighting))[-1] == "exhausted"


def test_a_changed_number_has_a_star_and_can_be_explained(fighting: Table) -> None:
    assert row("Forest Spider", of(fighting)) == ["2", "25", "3*", "1", "4", "shadow:", "face", "down"]
    assert "Forest Spider: attack 3 (2 printed, +1 Forest Spider)" in explanations(fighting.view(0))


def test_the_sheet_of_a_changed_card_says_what_changes_it(fighting: Table) -> None:
    assert sheets(fighting.view(0), "forest spider").endswith("attack 3 (2 printed, +1 Forest Spider)")


def test_an_attack_under_way_is_told(fighting: Table) -> None:
    assert "Attack: Forest Spider attacks Player 1." in of(fighting)


def test_damage_shows_how_much_is_left_of_how_much() -> None:
    table, _ = new_table(GameOptions(scenario_named("mirkwood")), seed=3)
    assert "4/5" in row("Aragorn", of(until(until(table, "defend"), "attack")))


def test_a_high_threat_has_a_sign() -> None:
    view = next(positions("mirkwood")).view(0)
    assert "Threat 29 of 50  " in drawn_with_threat(view, 29)
    assert "Threat 40 of 50 !" in drawn_with_threat(view, 40)


def drawn_with_threat(view: Mapping[str, Any], threat: int) -> str:
    table = next(positions("mirkwood"))
    players = [{**view["players"][0], "threat": threat}]
    return drawn(board({0: {**view, "players": players}}, table.chairs, 0))


def test_a_won_game_has_a_score_by_its_parts() -> None:
    score = {"threat": 31, "fallen heroes": 0, "damage": 2, "rounds": 70, "victory points": -4, "total": 99}
    screen = drawn(ended(Summary("Passage Through Mirkwood", "standard", True, "the quest is done", 8, score, ())))
    assert screen.startswith("WON: the quest is done.\nPassage Through Mirkwood, standard, 8 rounds.\nScore, lower")
    assert re.findall(r"(-?\d+)  ([a-z ]+?) *\n", screen) == [
        ("31", "threat"), ("0", "fallen heroes"), ("2", "damage"), ("70", "rounds"), ("-4", "victory points"),
        ("99", "in all"),
    ]  # fmt: skip


def test_an_escape_test_shows_both_sums_and_the_cards_dealt(fighting: Table) -> None:
    seen = {**fighting.view(0), "test": {
        "kind": "escape", "stat": "willpower", "about": [1, "Fog", ""], "player": 0,
        "committed": [[2, "Gimli", "core:4", 2]], "dealt": [[3, "Bog", "", 1], [4, "Bog", "", 1]],
        "strength": 2, "against": 2,
    }}  # fmt: skip
    assert "Fog, escape test: 2 willpower against 2; dealt: 2x Bog" in drawn(board({0: seen}, fighting.chairs, 0))


def test_a_locate_test_shows_the_cards_dealt(fighting: Table) -> None:
    seen = {**fighting.view(0), "test": {
        "kind": "locate", "stat": "", "about": [1, "Foul Air", ""], "player": 0, "committed": [],
        "dealt": [[3, "Bog", "", 0]], "strength": 0, "against": 0,
    }}  # fmt: skip
    assert "Foul Air, locate test; dealt: Bog" in drawn(board({0: seen}, fighting.chairs, 0))


def test_an_enemy_of_the_staging_area_says_with_whom_it_counts_as_engaged(fighting: Table) -> None:
    bane = {"id": 1, "title": "Bane", "type": "enemy", "exhausted": False, "committed": False, "engaged_with": [0, 2]}
    seen = {**fighting.view(0), "staging": [bane]}
    screen = drawn(board({0: seen}, fighting.chairs, 0))
    assert "counts as engaged with player 1, 3" in re.sub(r"\s+", " ", screen)


def test_the_victory_display_says_how_many_points_it_has(fighting: Table) -> None:
    seen = {**fighting.view(0), "victory_display": [[1, "Enchanted Stream", "core:95"]], "victory_points": 2}
    assert "victory display (2 points): Enchanted Stream" in drawn(board({0: seen}, fighting.chairs, 0))


def test_a_stage_with_side_a_up_is_shown_without_progress(fighting: Table) -> None:
    views = {seat: dict(fighting.view(seat)) for seat in fighting.seats_of(ME)}
    for view in views.values():
        view["quest"] = [{"id": -1, "title": "Which Way", "type": "quest", "facedown": True}]
    assert "Which Way  side A" in drawn(board(views, fighting.chairs, 0))


def test_a_deck_beside_the_encounter_deck_has_a_line_of_its_own(fighting: Table) -> None:
    views = {seat: dict(fighting.view(seat)) for seat in fighting.seats_of(ME)}
    for view in views.values():
        view["side_decks"] = [
            {"name": "Raven", "deck": 4, "cards": [], "discards": [[70, "Crow", ""], [71, "Crow", ""]]},
            {"name": "Trolls", "deck": 1, "cards": [[72, "Tom", ""]], "discards": []},
        ]
    screen = drawn(board(views, fighting.chairs, 0))
    assert row("Raven", screen) == ["4", "cards;", "discarded:", "2x", "Crow"]
    assert row("Trolls", screen) == ["1", "card;", "Tom"]


def test_players_who_are_apart_are_drawn_below(fighting: Table) -> None:
    view = dict(fighting.view(0))
    elsewhere = {"seats": [0], "playing": True, **{place: view[place] for place in ("quest", "active_locations")}}
    elsewhere |= {"staging": [], "threat": 7, "willpower": 3}
    screen = drawn(board({0: {**view, "elsewhere": [elsewhere]}}, fighting.chairs, 0))
    below = screen[screen.index("Elsewhere: ") :]
    assert below.startswith(f"Elsewhere: {fighting.chairs[0].name}")
    assert "7 threat against 3 willpower on the quest" in below
    assert "Elsewhere" not in drawn(board({0: view}, fighting.chairs, 0))
