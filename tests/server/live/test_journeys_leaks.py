"""Nobody at a table of journeys is sent what their seat may not know."""

import json
from collections.abc import Iterator

import pytest

from tests.journeys.plug import secrets, setup
from waybread.journeys import JourneyGame
from waybread.kernel import Json, Keep, Streams
from waybread.server.live.table_document import SPECTATORS, Audience, audience_of, document
from waybread.table import RULEBOOKS, Table

MOMENTS = 60
"""So many positions of a game are looked at."""
GAMES = [("missing-miller", 3, 3), ("hollow-hill", 4, 2), ("held-ford", 2, 2)]


def seated(wanted: dict[str, Json], seed: int) -> Table:
    """A table with somebody in each chair, and an adventure that has begun."""
    rulebook = RULEBOOKS["journeys"]
    wishes, decks = rulebook.split_setup(wanted)
    table = Table(rulebook, wishes, len(decks), casual=True)
    for seat, deck in enumerate(decks):
        table.sit(f"holder {seat}", seat, f"Player {seat + 1}")
        table.bring(f"holder {seat}", seat, deck)
    table.start("holder 0", seed)
    return table


def moments(table: Table, seed: int) -> Iterator[None]:
    """The table at each of its positions; between them people choose at random."""
    chance = Streams(seed)
    for _ in range(MOMENTS):
        yield
        asked = table.decision
        if asked is None:
            return
        holder = table.chairs[asked.player].holder
        table.choose(holder, asked.player, chance.pick("choice", asked.options), table.moment)


def audiences(table: Table) -> list[tuple[int | None, Audience]]:
    found: list[tuple[int | None, Audience]] = [(None, SPECTATORS)]
    return found + [(seat, audience_of(table, f"holder {seat}")) for seat in range(len(table.chairs))]


def imagined(table: Table, viewer: int | None, seed: int) -> Table:
    """The same table in a world that differs in all that a viewer cannot know."""
    assert table.game is not None
    twin = Table(table.rulebook, table.wishes, len(table.chairs), casual=True)
    twin.chairs[:] = table.chairs
    twin.history.log, twin.history.answers, twin.moment = table.log, table.answers, table.moment
    game = table.game.clone()
    for each in range(len(table.chairs)) if viewer is None else [viewer]:
        game.conceal((each,), Streams(seed))
    twin.history.game = game
    return twin


@pytest.mark.parametrize(("adventure", "heroes", "seats"), GAMES)
def test_a_document_says_nothing_that_its_reader_cannot_know(adventure: str, heroes: int, seats: int) -> None:
    """In a world that differs only in what the reader cannot know, every field is the same."""
    table = seated(setup(adventure, heroes, seats=seats), seed=11)
    for place, _ in enumerate(moments(table, seed=3)):
        for viewer, who in audiences(table):
            if table.decision is not None and table.decision.kind in ("answer", "path") and viewer is not None:
                continue  # whose labels are found by looking at what comes, in the game itself
            assert document(imagined(table, viewer, place), who) == document(table, who)


@pytest.mark.parametrize(("adventure", "heroes", "seats"), GAMES)
def test_no_message_names_a_card_that_its_reader_cannot_know(adventure: str, heroes: int, seats: int) -> None:
    table = seated(setup(adventure, heroes, seats=seats), seed=12)
    for _ in moments(table, seed=4):  # lines of the log are held to it in tests/table, in the very moment
        assert isinstance(table.game, JourneyGame)
        for viewer, who in audiences(table):
            said = json.dumps(document(table, who)["views"])
            assert [each for each in secrets(table.game, viewer) if each in said] == []


def test_only_whoever_is_asked_gets_the_question_and_the_options() -> None:
    table = seated(setup("missing-miller", 3), seed=5)
    asked = 0
    for _ in moments(table, seed=6):
        for viewer, who in audiences(table):
            shown = document(table, who)
            mine = table.decision is not None and viewer == table.decision.player
            assert (shown["question"] is not None) is mine
            assert not any("options" in view for view in shown["views"].values())  # they come with the question
            asked += mine
    assert asked > 50


def test_seed_streams_and_source_are_in_no_message() -> None:
    table = seated({**setup("missing-miller", 2), "campaign": "any"}, seed=987654321987)
    table.wishes["source"] = "the whole adventure"
    for _ in moments(table, seed=7):
        for _, who in audiences(table):
            text = str(document(table, who))
            assert "987654321987" not in text
            assert "streams" not in text
            assert "the whole adventure" not in text


def test_what_is_to_come_in_an_adventure_is_in_no_message_before_it_comes() -> None:
    table = seated(setup("missing-miller", 2), seed=1)
    told = 0
    for _ in moments(table, seed=8):
        text = str(document(table, audience_of(table, "holder 0")))
        game = table.game
        assert isinstance(game, JourneyGame)
        hidden = [
            each.name for each in game.adventure.tokens if each.name not in {one.name for one in game.state.tokens}
        ]
        told += sum(game.adventure.texts[f"token.{each}"] in text for each in hidden)
    assert told == 0


def test_worlds_are_imagined_for_all_of_this() -> None:
    """The tests above would say nothing if worlds did not differ."""
    table = seated(setup("missing-miller", 3), seed=11)
    twin = imagined(table, 0, 1)
    assert twin.game is not None
    assert table.game is not None
    assert twin.game.digest() != table.game.clone(Keep.ROLLOUT).digest()
