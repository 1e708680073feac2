"""The tool behind ``make mutants`` breaks code in the ways it says and finds what no test notices."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import ACCEPTED, TARGETS, draw, read_accepted, stale
from tools.mutants_places import Place, break_tree, broken_code, find_places, ways_to_break
from tools.mutants_ways import CARDS, LOGIC, PRINTED, Lookup, Way

LOOKUP = Lookup("waybread.cardgame", {"Stat": ("ATTACK", "DEFENSE", "HIT_POINTS")})
CARD = '''
def card(title, cost):
    return lambda body: body

@card("Axe", cost=2)
class Axe:
    def bite(hits):
        """2 more."""
        if hits > 3:
            return hits
        return hits + 2
'''
TESTS = """
from planted.cards import axe

def test_axe_adds_two():
    assert axe.Axe.bite(1) == 3
    assert axe.Axe.bite(9) == 9
"""
ENTRIES = """module\towner\thow\tcode\treason
planted.cards.axe\tAxe\tcompared with 4, not 3\tif hits > 3:\t4 hits are never dealt.
planted.cards.axe\tAxe\tcompared with 4, not 3\tif hits > 5:\tThis line is gone.
planted.cards.axe\tAxe\t2 becomes 3\treturn hits + 2\tA test notices this.
"""
PLANTED = """
import sys
from pathlib import Path
from tools import mutants
here = sys.argv.pop()
sys.path.insert(0, here)
mutants.ACCEPTED = Path(here, "accepted.tsv")
mutants.TARGETS["planted"] = mutants.Target(
    ("planted.cards",), (f"{here}/checks",), 0.5, cards=f"{here}/checks/boxes/cards",
)
sys.exit(mutants.main())
"""


def broken(code: str, ways: tuple[Way, ...] = CARDS) -> dict[str, str]:
    """Every way to break a piece of code, with what comes of it."""
    found = {}
    for number, node in enumerate(ast.walk(ast.parse(code))):
        for how, _ in ways_to_break(node, ways, LOOKUP):
            tree = ast.parse(code)
            break_tree(tree, number, how, ways, LOOKUP)
            found[how] = ast.unparse(tree)
    return found


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a < b", {"comparison flipped": "a <= b"}),
        ("a == b", {"comparison flipped": "a != b"}),
        ("a + b", {"sum and difference swapped": "a - b"}),
        ("not a", {"not left out": "a"}),
        ("a or b", {"and for or": "a and b"}),
        ("if a:\n    b", {"condition negated": "if not a:\n    b"}),
        ("call(a)", {"call left out": "pass"}),
        ("game.tell(a)", {}),
        ("open_window(game, a, 3)", {"window removed": "game.state.goto(3)"}),
    ],
)
def test_any_code_is_broken_in_its_logic(code: str, expected: dict[str, str]) -> None:
    assert broken(code, LOGIC) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("x = 4", {"4 becomes 5": "x = 5", "4 becomes 3": "x = 3"}),
        ("x = 0", {"0 becomes 1": "x = 1"}),
        ("x = True", {"True becomes False": "x = False"}),
        ("x = 'Doomed 2.'", {"number 7 of the text becomes 3": "x = 'Doomed 3.'"}),
        ("x = 'lcg:choose.2'", {}),
    ],
)
def test_a_number_of_a_card_is_off_by_one(code: str, expected: dict[str, str]) -> None:
    assert broken(code) == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a > 3", {"comparison flipped": "a >= 3", "compared with 4, not 3": "a > 4"}),
        ("a >= 3", {"comparison flipped": "a > 3", "compared with 2, not 3": "a >= 2"}),
        ("a >= 0", {"comparison flipped": "a > 0"}),
        (
            "a == 1",
            {"comparison flipped": "a != 1", "compared with 2, not 1": "a == 2", "compared with 0, not 1": "a == 0"},
        ),
    ],
)
def test_a_number_that_is_compared_with_moves_away_from_the_flipped_comparison(
    code: str, expected: dict[str, str]
) -> None:
    compared = ast.parse(code, mode="eval").body
    found = dict(ways_to_break(compared, CARDS, LOOKUP))
    assert {how: ast.unparse(node) for how, node in found.items()} == expected


def test_a_printed_number_is_only_raised() -> None:
    assert broken("@ally('Beorn', cost=6)\nclass Beorn:\n    pass", PRINTED) == {
        "6 becomes 7": "@ally('Beorn', cost=7)\nclass Beorn:\n    pass"
    }


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("add_lasting_effect(a)", {"until the attack, not the phase", "until the round, not the phase"}),
        ("x = add_lasting_effect(a, until='attack')", {"until the phase, not the attack"}),
        (
            "x = add_lasting_effect(a, until='round')",
            {"until the phase, not the round", "until the game, not the round"},
        ),
        ("x = action(limit=n)", {"limit per phase, not per round", "limit per game, not per round", "without limit=n"}),
        ("x = later('after:phase ends')", {"after:round ends, not after:phase ends"}),
    ],
)
def test_an_effect_of_a_card_lasts_for_another_time(code: str, expected: set[str]) -> None:
    assert set(broken(code)) - {"call left out"} == expected


@pytest.mark.parametrize(
    ("code", "how", "expected"),
    [
        ("x = action(condition=a)", "without condition=a", "x = action()"),
        ("x = both(a, b)", "without a", "x = both(b)"),
        ("a and b", "without b", "a"),
        ("a and b and c", "without b", "a and c"),
        ("x = a if b else c", "condition negated", "x = a if not b else c"),
        ("x = response(after=On.DRAWN)", "when, not after", "x = response(when=On.DRAWN)"),
    ],
)
def test_a_condition_of_a_card_is_missing_or_turned_round(code: str, how: str, expected: str) -> None:
    assert broken(code)[how] == expected


def test_a_part_that_only_checks_that_something_happened_is_not_left_out() -> None:
    assert set(broken("use.occurrence is not None and a")) == {"comparison flipped", "or for and", "without a"}


@pytest.mark.parametrize(
    ("code", "how", "expected"),
    [
        ("[a for a in b if c(a)]", "without the filter c(a)", "[a for a in b]"),
        ("for a in b:\n    c", "only the first", "for a in list(b)[:1]:\n    c"),
        ("x = game.characters(a)", "game.characters of everybody", "x = game.characters()"),
        ("x = use.player", "game.state.first_player, not use.player", "x = game.state.first_player"),
        ("x = Stat.HIT_POINTS", "Stat.ATTACK, not Stat.HIT_POINTS", "x = Stat.ATTACK"),
        ("x = 'Orc'", "another word than Orc", "x = 'Orc?'"),
    ],
)
def test_an_effect_of_a_card_has_other_targets(code: str, how: str, expected: str) -> None:
    assert broken(code)[how] == expected


def test_a_selector_is_exchanged_for_another_that_the_module_need_not_import() -> None:
    [(how, code)] = broken("x = to_a_hero").items()
    assert how == "to_a_character, not to_a_hero"
    assert code == "x = __import__('importlib').import_module('waybread.cardgame.abilities.selectors').to_a_character"


def test_a_name_of_the_module_for_card_writers_is_exchanged_like_any_other() -> None:
    assert broken("x = api.Stat.ATTACK") == {"Stat.DEFENSE, not Stat.ATTACK": "x = api.Stat.DEFENSE"}
    assert set(broken("x = api.to_a_hero")) == {"to_a_character, not to_a_hero"}


def test_a_place_in_a_card_is_named_by_its_title() -> None:
    places = list(find_places("waybread.cardgame.boxes.core.neutral", is_card=True))
    deals_five = [each for each in places if each.how == "4 becomes 5" and not each.printed]
    assert [(each.owner, each.code) for each in deals_five] == [
        ("Gandalf", "await api.deal_damage(game, enemy, 4, use.card)"),
    ]


def test_two_places_of_one_line_that_break_in_the_same_way_have_different_names() -> None:
    places = find_places("waybread.cardgame.boxes.core.escape_from_dol_guldur", is_card=True)
    ones = [each.code.rpartition(" ")[2] for each in places if each.how == "1 becomes 2" and "Orc Guard" in each.code]
    assert ones == ["hit_points=1)", "(2)", "(3)"]


def test_every_place_of_the_cards_can_be_broken() -> None:
    places = [*TARGETS["cardgame-cards"].places()[::20], *TARGETS["journeys-cards"].places()[::20]]
    codes = [broken_code(place, is_card=True) for place in places]
    assert [Path(code.co_filename).stem for code in codes] == [place.module.rpartition(".")[2] for place in places]


def test_at_most_a_tenth_of_a_draw_are_printed_facts_and_a_seed_draws_the_same_again() -> None:
    places = [Place("a.b", "Axe", n, n, "1 becomes 2", "x", printed=n % 2 == 0) for n in range(200)]
    drawn = draw(places, 50, 1)
    assert (len(drawn), sum(each.printed for each in drawn)) == (50, 5)
    assert drawn == draw(places, 50, 1) != draw(places, 50, 2)


def test_an_accepted_survivor_that_names_no_place_is_stale() -> None:
    there = Place("a.b", "Axe", 1, 1, "1 becomes 2", "x")
    gone, elsewhere = ("a.b", "Axe", "7 becomes 8", "x"), ("a.c", "Axe", "7 becomes 8", "x")
    assert list(stale([there.key, gone, elsewhere], [there])) == [
        "a.b | Axe | 7 becomes 8 | x (there is no such place)"
    ]


def test_every_accepted_survivor_names_a_place_and_has_a_reason() -> None:
    accepted = read_accepted(ACCEPTED)
    places = [place for target in TARGETS.values() for place in target.places()]
    assert list(stale(accepted, places)) == []
    assert {key[0] for key in accepted} <= {place.module for place in places}
    assert all(reason.endswith(".") for reason in accepted.values())


def planted(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool on a package with one card, whose tests and accepted survivors are planted with it."""
    for file, text in {
        "planted/__init__.py": "", "planted/cards/__init__.py": "", "planted/cards/axe.py": CARD,
        "checks/boxes/cards/test_axe.py": TESTS, "checks/test_facts.py": "def test_facts(): pass",
        "accepted.tsv": ENTRIES,
    }.items():  # fmt: skip
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", PLANTED, "planted", "--workers", "1", *arguments, str(tmp_path)],
        cwd=Path(mutants.__file__).parents[1], capture_output=True, text=True, check=False,
    )  # fmt: skip


GONE = "planted.cards.axe | Axe | compared with 4, not 3 | if hits > 5: (there is no such place)"


def test_the_tool_lists_survivors_by_card_and_draws_no_accepted_ones(tmp_path: Path) -> None:
    ran = planted(tmp_path, "--seeds", "1", "2")
    first, second, *seeds = ran.stdout.splitlines()
    assert first == f"remove from accepted.tsv: {GONE}"
    assert second == "7 places, 2 of them accepted; trying 5, with seeds 1, 2"
    assert seeds == [
        'missed: Axe: planted/cards/axe.py:5: 2 becomes 3: @card("Axe", cost=2)',
        "missed: Axe: planted/cards/axe.py:9: comparison flipped: if hits > 3:",
        "seed 1: 3 of 5 mutants noticed: 60.0%",
        'missed: Axe: planted/cards/axe.py:5: 2 becomes 3: @card("Axe", cost=2)',
        "missed: Axe: planted/cards/axe.py:9: comparison flipped: if hits > 3:",
        "seed 2: 3 of 5 mutants noticed: 60.0%",
    ]
    assert ran.returncode == 0


def test_the_tool_lists_accepted_survivors_that_a_test_notices(tmp_path: Path) -> None:
    ran = planted(tmp_path, "--accepted")
    assert ran.stdout.splitlines()[1:] == [
        "7 places, 2 of them accepted; trying 2, all of them accepted",
        "remove from accepted.tsv: Axe: planted/cards/axe.py:11: 2 becomes 3: return hits + 2 (a test notices it)",
    ]
    assert ran.returncode == 1
