"""What abilities of both games have in common."""

from dataclasses import dataclass
from enum import StrEnum

import pytest

from waybread.cards import (
    CARD_ITSELF,
    abilities_in,
    add_card,
    add_to_index,
    cost_tuple,
    count_use,
    forget_uses,
    keywords_in,
    text_of,
    traits_in,
    trigger,
)


class Moment(StrEnum):
    WHEN = "when"
    AFTER = "after"


class Keyword(StrEnum):
    SURGE = "surge"
    DOOMED = "doomed"


@dataclass
class Printed:
    key: str
    listed: tuple[tuple[str, int], ...] = ()


def shout() -> None:
    """Make a noise
    that everybody hears.
    """


def test_the_docstring_is_the_text_in_one_line() -> None:
    assert text_of(shout) == "Make a noise that everybody hears."
    assert text_of(lambda: None) == ""


def test_a_card_names_one_cost_or_several_or_none() -> None:
    several: list[int] = [3, 4]
    assert cost_tuple(3) == (3,)
    found: tuple[int, ...] = cost_tuple(several)
    assert found == (3, 4)
    assert cost_tuple(()) == ()


def test_an_ability_answers_to_one_moment() -> None:
    assert trigger(Moment, after=None, when="dawn") == ("dawn", Moment.WHEN)
    assert trigger(Moment, after="dusk", when=None) == ("dusk", Moment.AFTER)


@pytest.mark.parametrize("after", [None, "dusk"])
def test_an_ability_that_answers_to_none_or_to_two_moments_is_refused(after: str | None) -> None:
    with pytest.raises(TypeError, match="an ability answers to one of after=, when="):
        trigger(Moment, after=after, when=after)


def test_uses_are_counted_until_their_time_is_over() -> None:
    uses: dict[str, int] = {}
    for key in ("round 12", "round 12", "phase 12", "rounder 3"):
        count_use(uses, key)
    assert uses == {"round 12": 2, "phase 12": 1, "rounder 3": 1}
    forget_uses(uses, "round")
    assert uses == {"phase 12": 1, "rounder 3": 1}


def test_the_index_lists_abilities_by_what_they_answer_to() -> None:
    cards = [Printed("a", (("dawn", 0), ("dusk", 1))), Printed("b", (("dawn", 2),)), Printed("c", (("dawn", 0),))]
    index: dict[str, tuple[tuple[int, int], ...]] = {"noon": ()}
    add_to_index(index, cards, [1, 0])
    assert index == {"noon": (), "dawn": ((1, 2), (0, 0)), "dusk": ((0, 1),)}


def test_no_two_cards_have_the_same_key() -> None:
    library: dict[str, Printed] = {}
    add_card(library, Printed("a"))
    with pytest.raises(ValueError, match="two cards with the key a"):
        add_card(library, Printed("a"))


def test_a_card_has_no_more_abilities_than_options_have_room_for() -> None:
    body = type("Body", (), {f"n{each}": each for each in range(CARD_ITSELF)})
    assert abilities_in(body, int, "Body") == tuple(range(CARD_ITSELF))
    body.more = 7  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="Body has 8 abilities; options have room for 7"):
        abilities_in(body, int, "Body")


def test_traits_and_keywords_are_read_as_they_are_printed() -> None:
    assert traits_in("Noldor. Ranger. ") == {"Noldor", "Ranger"}
    assert keywords_in("Doomed 2. Surge. Surge.", Keyword, unnumbered=1) == {Keyword.DOOMED: 2, Keyword.SURGE: 2}
    assert keywords_in("Surge.", Keyword, unnumbered=0) == {Keyword.SURGE: 0}
