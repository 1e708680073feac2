"""The exact odds of tests: against a table, against counting every deal, against many simulated tests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from statistics import fmean

import pytest

from waybread.journeys.boxes import core  # noqa: F401 - its cards are in the library
from waybread.journeys.campaign.supply import roles
from waybread.journeys.deal import deal
from waybread.journeys.rules.odds import Icons, at_least, distribution
from waybread.kernel import Streams

DATA = Path(__file__).parents[2] / "data" / "journeys_odds.tsv"
"""The chance of 1, 2 or 3 successes with up to 0, 1 or 2 inspiration, by hero and cards revealed, from a fresh deck."""

SUCCESS: Icons = (1, 0)
FATE: Icons = (0, 1)
TWO_FATES: Icons = (0, 2)
BLANK: Icons = (0, 0)
BOTH: Icons = (1, 1)
KINDS = (SUCCESS, FATE, TWO_FATES, BLANK, BOTH)


def table() -> list[tuple[str, int, str, str]]:
    header, *lines = [line.split("\t") for line in DATA.read_text(encoding="utf-8").splitlines()]
    return [
        (hero, int(number), column, chance)
        for hero, number, *chances in lines
        for column, chance in zip(header[2:], chances, strict=True)
    ]


def fresh_deck(hero: str, role: str) -> list[Icons]:
    state = deal({"adventure": "cold-beacon", "heroes": [{"hero": hero, "role": role}]}, Streams(1))
    return [(state.cards[each].success, state.cards[each].fate) for each in state.decks[0]]


@pytest.mark.parametrize(("hero", "reveal", "column", "chance"), table())
def test_the_odds_of_a_new_hero_are_those_of_the_table(hero: str, reveal: int, column: str, chance: str) -> None:
    needed, inspiration = (int(each) for each in column.removeprefix("p").split("_"))
    for role in roles():
        chances = distribution(reveal, fresh_deck(hero, role), inspiration=inspiration)
        assert at_least(needed, chances) == pytest.approx(float(chance), abs=0.00005001)


@dataclass(frozen=True)
class Case:
    """What a player knows when a test is about to be made."""

    reveal: int
    unknown: Sequence[Icons]
    known: Mapping[int, Icons] = field(default_factory=dict)
    discard: Sequence[Icons] = ()
    inspiration: int = 0
    success: int = 0
    fate: int = 0

    def chances(self) -> tuple[float, ...]:
        return distribution(
            self.reveal, self.unknown, known=self.known, discard=self.discard, inspiration=self.inspiration,
            success=self.success, fate=self.fate,
        )  # fmt: skip

    def successes(self, revealed: Sequence[Icons]) -> int:
        fates = self.fate + sum(fate for _, fate in revealed)
        return self.success + sum(success for success, _ in revealed) + min(fates, self.inspiration)

    def laid_out(self, unknown: Sequence[Icons]) -> list[Icons]:
        """The deck from the top, with the unknown cards in this order."""
        rest = iter(unknown)
        size = len(self.unknown) + len(self.known)
        return [self.known[place] if place in self.known else next(rest) for place in range(size)]


def counted(case: Case) -> tuple[float, ...]:
    """The distribution by looking at every order of the deck and of the discard pile."""
    found = Counter(
        case.successes((case.laid_out(unknown) + list(discard))[: case.reveal])
        for unknown in permutations(case.unknown)
        for discard in permutations(case.discard)
    )
    return tuple(float(Fraction(found[number], found.total())) for number in range(max(found) + 1))


SMALL = [
    Case(2, [SUCCESS, FATE, BLANK]),
    Case(2, [SUCCESS, FATE, TWO_FATES, BLANK], inspiration=1),
    Case(3, [SUCCESS, FATE, TWO_FATES, BLANK, BOTH], inspiration=2, success=1),
    Case(2, [BLANK, BLANK, BOTH], inspiration=2, fate=1),
    # known cards on top, at the bottom, and between unknown ones
    Case(1, [SUCCESS, FATE, BLANK], known={0: BOTH}),
    Case(3, [SUCCESS, FATE, BLANK], known={0: TWO_FATES, 1: SUCCESS}, inspiration=1),
    Case(2, [SUCCESS, FATE, BLANK], known={3: SUCCESS, 4: TWO_FATES}, inspiration=1),
    Case(4, [SUCCESS, FATE, BLANK], known={3: SUCCESS, 4: TWO_FATES}, inspiration=1),
    Case(3, [SUCCESS, FATE, BLANK, BLANK], known={1: BOTH, 5: BLANK}, inspiration=2),
    # the deck runs out, and the discard pile goes on
    Case(3, [SUCCESS], discard=[SUCCESS, FATE, BLANK], inspiration=1),
    Case(4, [FATE, BLANK], known={0: SUCCESS}, discard=[TWO_FATES, BLANK, SUCCESS], inspiration=2),
    Case(2, [], discard=[TWO_FATES, BLANK, SUCCESS], inspiration=1),
    Case(2, [SUCCESS, BLANK], discard=[SUCCESS, SUCCESS]),
    # there is no card left anywhere
    Case(5, [SUCCESS, FATE], discard=[FATE], inspiration=1),
    Case(2, []),
    Case(0, [SUCCESS], success=2),
]


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_the_odds_are_those_of_counting_every_deal(case: Case) -> None:
    assert case.chances() == counted(case)


@pytest.mark.parametrize("seed", range(60))
def test_the_odds_of_any_small_deck_are_those_of_counting_every_deal(seed: int) -> None:
    streams = Streams(seed)

    def dealt(most: int) -> list[Icons]:
        return [streams.pick("icons", KINDS) for _ in range(streams.below("size", most + 1))]

    unknown, seen = dealt(5), dealt(2)
    places = list(range(len(unknown) + len(seen)))
    streams.shuffle("places", places)
    case = Case(
        1 + streams.below("reveal", 5), unknown, dict(zip(places, seen, strict=False)), dealt(3),
        inspiration=streams.below("inspiration", 3), success=streams.below("success", 2), fate=streams.below("fate", 2),
    )  # fmt: skip
    assert case.chances() == counted(case)


def test_a_card_known_to_lie_at_the_bottom_is_not_among_those_that_can_come() -> None:
    assert distribution(1, [SUCCESS, BLANK], known={2: SUCCESS}) == (0.5, 0.5)
    assert distribution(1, [SUCCESS, BLANK, SUCCESS]) == (1 / 3, 2 / 3)


def test_what_has_been_revealed_is_not_shuffled_into_the_new_deck() -> None:
    assert distribution(2, [SUCCESS], discard=[BLANK]) == (0.0, 1.0)


def test_at_least_none_is_certain_and_more_than_can_come_is_impossible() -> None:
    chances = distribution(4, fresh_deck("Gimli", "Guardian"), inspiration=2)
    assert at_least(0, chances) == at_least(-1, chances) == 1.0
    assert at_least(len(chances), chances) == 0.0
    assert at_least(len(chances) - 1, chances) > 0.0


@pytest.mark.parametrize("reveal", range(1, 15))
def test_what_is_certain_has_a_chance_of_exactly_one(reveal: int) -> None:
    deck = [BOTH] * 5 + [SUCCESS] * 4 + [(2, 0)] * 3 + [(3, 1)] * 2
    assert at_least(reveal, distribution(reveal, deck, inspiration=1)) == 1.0


def test_each_success_is_worth_its_share_of_the_deck_on_average() -> None:
    deck = fresh_deck("Legolas", "Hunter")
    chances = distribution(4, deck)
    assert sum(number * chance for number, chance in enumerate(chances)) == pytest.approx(
        4 * fmean(success for success, _ in deck)
    )


@pytest.mark.parametrize("known", [{3: BLANK}, {-1: BLANK}])
def test_a_place_that_the_deck_does_not_have_is_refused(known: dict[int, Icons]) -> None:
    with pytest.raises(ValueError, match="a deck of 3 cards has the places 0 to 2"):
        distribution(1, [BLANK, BLANK], known=known)


def test_fewer_cards_than_none_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot reveal -1 cards"):
        distribution(-1, [BLANK])


TESTS_SIMULATED = 200_000
CRITICAL = (10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877)
"""Chi-square that a true distribution exceeds once in a thousand times, for 1 to 9 degrees of freedom."""
ENOUGH = 5
"""Rarer numbers of successes are counted together, until that many are expected."""

LARGE = [
    Case(1, fresh_deck("Aragorn", "Captain")),
    Case(2, fresh_deck("Beravor", "Pathfinder"), inspiration=1),
    Case(3, fresh_deck("Bilbo", "Burglar"), inspiration=2),
    Case(4, fresh_deck("Elena", "Musician"), inspiration=4, success=1),
    Case(5, fresh_deck("Gimli", "Guardian"), inspiration=1),
    Case(6, fresh_deck("Legolas", "Hunter")),
    Case(4, fresh_deck("Aragorn", "Hunter")[2:], known={0: SUCCESS, 11: TWO_FATES, 12: BLANK}, inspiration=2),
    Case(3, fresh_deck("Gimli", "Captain")[4:], known={1: TWO_FATES}, inspiration=1),
    Case(4, fresh_deck("Bilbo", "Hunter")[:2], discard=fresh_deck("Bilbo", "Hunter")[2:], inspiration=1),
    Case(5, fresh_deck("Elena", "Guardian")[:3], {0: BOTH}, fresh_deck("Elena", "Guardian")[3:], inspiration=2),
]


def simulated(case: Case, seed: int) -> Counter[int]:
    """How often a test had each number of successes: the cards are shuffled and revealed each time."""
    streams = Streams(seed)
    found: Counter[int] = Counter()
    for _ in range(TESTS_SIMULATED // len(LARGE)):
        unknown, pile = list(case.unknown), list(case.discard)
        streams.shuffle("deck", unknown)
        deck = case.laid_out(unknown)
        if len(deck) < case.reveal:
            streams.shuffle("deck", pile)
        found[case.successes((deck + pile)[: case.reveal])] += 1
    return found


def chi_square(found: Counter[int], chances: Sequence[float]) -> tuple[float, int]:
    """The statistic, and its degrees of freedom."""
    bins: list[tuple[int, float]] = []
    seen, expected = 0, 0.0
    for number, chance in enumerate(chances):
        seen += found[number]
        expected += chance * found.total()
        if expected >= ENOUGH:
            bins.append((seen, expected))
            seen, expected = 0, 0.0
    last_seen, last_expected = bins.pop()
    bins.append((last_seen + seen, last_expected + expected))
    return sum((seen - expected) ** 2 / expected for seen, expected in bins), len(bins) - 1


@pytest.mark.parametrize("seed", range(len(LARGE)))
def test_simulated_tests_agree_with_the_odds_and_with_no_others(seed: int) -> None:
    case = LARGE[seed]
    found = simulated(case, seed)
    assert max(found) < len(case.chances())
    statistic, freedom = chi_square(found, case.chances())
    assert statistic < CRITICAL[freedom - 1]
    one_card_more = Case(case.reveal + 1, case.unknown, case.known, case.discard, case.inspiration, case.success)
    wrong, freedom = chi_square(found, one_card_more.chances())
    assert wrong > CRITICAL[freedom - 1]
