"""Nobody is sent what their seat may not know: every field of every message, over random games."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.cardgame.plug import ANDUIN_3, ESCAPE_2, PASSAGE_2
from tests.gates import Plug
from tests.table.night_rulebook import started
from waybread.cardgame import CardGame
from waybread.cardgame.library import CARDS
from waybread.cardgame.secrecy import hidden_cards, sees_hand
from waybread.kernel import Keep, Streams
from waybread.server.live.table_document import SPECTATORS, Audience, audience_of, document, log_lines
from waybread.table import RULEBOOKS, Table

MOMENTS = 120
"""So many positions of a game are looked at."""


def seated(plug: Plug, seed: int) -> Table:
    """A table with somebody in each chair, and a game that has begun."""
    decks = plug.setup["decks"]
    wishes = {name: value for name, value in plug.setup.items() if name != "decks"}
    table = Table(RULEBOOKS["cardgame"], wishes, len(decks), casual=True)
    for seat, deck in enumerate(decks):
        table.sit(f"holder {seat}", seat, f"Player {seat + 1}")
        table.bring(f"holder {seat}", seat, deck)
    table.start("holder 0", seed)
    return table


def moments(table: Table, seed: int) -> Iterator[int]:
    """The table at each of its positions; between them people choose at random. Yields where the new lines begin."""
    chance = Streams(seed)
    since = 0
    for _ in range(MOMENTS):
        yield since
        asked = table.decision
        if asked is None:
            return
        since = len(table.log)
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
    game = table.game.clone(Keep.ROLLOUT)
    for each in range(len(table.chairs)) if viewer is None else [viewer]:
        game.conceal((each,), Streams(seed))
    twin.history.game = game
    return twin


@pytest.mark.parametrize("plug", [PASSAGE_2, ANDUIN_3, ESCAPE_2], ids=lambda plug: str(plug.setup["scenario"]))
def test_a_document_says_nothing_that_its_reader_cannot_know(plug: Plug) -> None:
    """In a world that differs only in what the reader cannot know, every field is the same."""
    table = seated(plug, seed=11)
    for place, _ in enumerate(moments(table, seed=3)):
        for viewer, who in audiences(table):
            assert document(imagined(table, viewer, place), who) == document(table, who)


def titles(data: Any) -> Iterator[tuple[int, str]]:
    """Every card that data names with its id: as a pair, or as a record."""
    if isinstance(data, dict):
        if type(data.get("id")) is int and isinstance(data.get("title"), str):
            yield data["id"], data["title"]
        for each in data.values():
            yield from titles(each)
    elif isinstance(data, list):
        if len(data) >= 2 and type(data[0]) is int and isinstance(data[1], str):
            yield data[0], data[1]
        for each in data:
            yield from titles(each)


def real_title(game: CardGame, card: int) -> str:
    """What a card is, whatever it may lie there as (a player's card as an Orc Guard)."""
    return CARDS[game.state.identity[card]].title


def hidden_from(game: CardGame, viewer: int | None) -> set[int]:
    """The cards that a viewer cannot know; a spectator knows no hand and has looked at nothing."""
    if viewer is not None:
        return set(hidden_cards(game, viewer))
    everybody = set.intersection(*[set(hidden_cards(game, each)) for each in game.players])
    hands = {card for player in game.players for card in game.state.hands[player] if not sees_hand(game, None, player)}
    looked = {card for card, who in game.state.seen.items() if who and card in _face_down(game)}
    return everybody | hands | looked


def _face_down(game: CardGame) -> set[int]:
    state = game.state
    found = {card for deck in state.decks for card in deck} | set(state.encounter_deck)
    return found | {card for dealt in state.shadows.values() for card in dealt if card in state.facedown}


@pytest.mark.parametrize("plug", [PASSAGE_2, ANDUIN_3, ESCAPE_2], ids=lambda plug: str(plug.setup["scenario"]))
def test_no_message_names_a_card_that_its_reader_cannot_know(plug: Plug) -> None:
    table = seated(plug, seed=12)
    named = 0
    before: dict[int | None, set[int]] = {}
    for since in moments(table, seed=4):
        assert isinstance(table.game, CardGame)
        for viewer, who in audiences(table):
            hidden = hidden_from(table.game, viewer)
            found = list(titles(document(table, who)))
            named += len(found)
            assert [each for each in found if each[0] in hidden and each[1] == real_title(table.game, each[0])] == []
            lines = [line.model_dump() for line in log_lines(table, who, since)]
            linked = {card for card, title in titles(lines) if title == real_title(table.game, card)}
            revealed = {each.facts["card"] for each in table.log[since:] if each.kind == "revealed"}
            assert linked.isdisjoint(hidden & before.get(viewer, hidden) - revealed)  # hidden all the time
            before[viewer] = hidden
    assert named > 1000


def test_only_whoever_is_asked_gets_the_question() -> None:
    table = seated(PASSAGE_2, seed=5)
    asked = 0
    for _ in moments(table, seed=6):
        for viewer, who in audiences(table):
            shown = document(table, who)["question"]
            if table.decision is not None and viewer == table.decision.player:
                asked += shown is not None
            else:
                assert shown is None
    assert asked > 50


def test_secrets_of_the_game_itself_are_in_no_message() -> None:
    """The seed, the streams and the setup's order of cards would tell everything."""
    table = seated(PASSAGE_2, seed=987654321987)
    for _ in moments(table, seed=7):
        for _, who in audiences(table):
            text = str(document(table, who)) + str([each.model_dump() for each in log_lines(table, who, 0)][-20:])
            assert "987654321987" not in text
            assert "streams" not in text


def test_whoever_holds_a_seat_reads_the_log_of_that_seat_alone() -> None:
    table = started()
    ann, bob = (log_lines(table, audience_of(table, holder), 0) for holder in "ab")
    assert ann != bob
    watching = log_lines(table, SPECTATORS, 0)
    assert [each.words for each in watching if each.words[0] == "drawn 0"]
