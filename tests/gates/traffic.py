"""The gate for what a server sends: every message of a table to every seat, and to spectators.

A table is played beside the game that is watched, with somebody in each chair and a spectator. What none of the
messages may have: the seed or the state of a stream; a card's id with what the card is, where the reader cannot know
it; the id of a hidden card that does not lie before the reader on the table. And ids may tell nothing: whoever
remembers what each id was called before, in this game or in others, must not guess better what lies hidden under it
now than in a world where it was dealt again.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.gates.plug import AnyGame, GateError
from tests.gates.secrecy import concealed, name_of
from tests.gates.watch import Following, Gate, Run, Watch
from waybread.kernel import Event
from waybread.server.live.live_table import LiveTable, Presence
from waybread.server.live.messages import Message
from waybread.server.live.table_document import SPECTATORS, Audience, document
from waybread.table import RULEBOOKS, Table

_LEAST = 100_000
"""Smaller numbers are too common to be taken for the seed."""


class Reader:
    """A client that remembers all it is sent: a seat's, or a spectator's."""

    host = False
    line = undone = 0
    audience: Audience = SPECTATORS

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.holder = "" if seat is None else holder_of(seat)
        self.news: list[str] = []
        self.names: dict[int, str] = {}
        """What each card that it was told of was called last, by id."""
        self.guessed: set[int] = set()
        """Hidden cards that lie before it and that it has made a guess at."""

    def send(self, message: Message) -> None:
        """Take a message."""
        self.news.append(message.wire_text)


@Gate
def traffic_tells_nothing(watch: Watch) -> Following:
    """No message of the server tells a secret, and ids tell nothing of hidden cards."""
    rulebook = RULEBOOKS.get(watch.plug.game.name)
    if rulebook is None:
        return
    _guess_from_other_games(watch)
    readers = [Reader(seat) for seat in (*range(watch.plug.players), None)]
    table = _table(watch, readers)
    live = LiveTable("table", table, 0, 0, Presence(alone=True))
    for reader in readers:
        live.welcome(reader)
    while True:
        if watch.close:
            live.send_updates()
            for reader in readers:
                _check(watch, live, reader)
        if table.game is None or watch.game.decision is None:
            break
        asked = watch.game.decision.player
        table.choose(holder_of(asked), asked, (yield), table.moment)
    watch.run.remembered = [] if watch.plug.open_information else list(watch.game.state.identity)


@traffic_tells_nothing.judged
def ids_tell_nothing(run: Run) -> None:
    """Nobody guesses better from ids than chance does."""
    for what, (guesses, right, by_chance) in run.guesses.items():
        if right - by_chance > 4 * (by_chance + 1) ** 0.5:
            raise GateError(
                f"{run.plug.game.name}: {what} is right {right} times of {guesses}, {by_chance:.1f} by chance"
            )


def holder_of(seat: int) -> str:
    """The person who holds a chair."""
    return f"holder {seat}"


def _table(watch: Watch, readers: list[Reader]) -> Table:
    """A table where the watched game begins; each line of its log is looked at in the very moment."""
    plug, rulebook = watch.plug, RULEBOOKS[watch.plug.game.name]
    table = Table(rulebook, rulebook.split_setup(plug.setup)[0], plug.players, casual=True)
    for seat in range(plug.players):
        table.sit(holder_of(seat), seat, f"Player {seat + 1}")

    def hear(event: Event) -> None:
        table.history.hear(event)
        _check_line(watch, table, readers)

    early: list[Event] = []
    table.history.game = game = plug.new(watch.seed, early.append)
    for event in early:
        table.history.hear(event)
    game.listen(hear)
    return table


def _check_line(watch: Watch, table: Table, readers: list[Reader]) -> None:
    """The newest line of the log names no card that its reader cannot know at this moment, and no hidden id.

    Only a card that lies face down before the reader may have its id there.
    """
    event = table.log[-1]
    for reader in readers:
        words = table.rulebook.log_line(event, reader.seat, table.names)
        cards = [each for each in words or () if not isinstance(each, str)]
        if cards:
            assert table.game is not None
            hidden = frozenset(table.rulebook.hidden_cards(table.game, reader.seat))
            for each in cards:
                if each.id in hidden and _tells(watch, table.game, each.id, each.title, each.key):
                    raise GateError(f"{name_of(reader.seat)} is told by the log of hidden card {each}: {words}")
            named = hidden.intersection([each.id for each in cards])
            if named and (unseen := named - {card for card, _, _ in _cards(table.game.view(reader.seat))}):
                raise GateError(f"{name_of(reader.seat)} is told by the log of hidden ids {sorted(unseen)}: {words}")
            reader.names |= {each.id: each.title for each in cards if each.id not in hidden}


def _check(watch: Watch, live: LiveTable, reader: Reader) -> None:
    """Whatever a reader was sent since the last look."""
    game, who = live.table.game, name_of(reader.seat)
    assert game is not None
    secret = {game.seed, game.state.streams.seed, *game.state.streams.states.values()}
    for text in reader.news:
        for number in re.findall(r"\d{6,}", text):
            if int(number) >= _LEAST and int(number) in secret:
                raise GateError(f"{who} is sent the seed or the state of a stream: {number}")
    reader.news.clear()
    shown = json.loads(json.dumps(live.documents[reader.audience]))
    _check_document(watch, live.table, reader, shown)
    if live.table.decision is None or live.table.decision.kind not in ("answer", "path"):  # they look ahead
        others = range(watch.plug.players) if reader.seat is None else (reader.seat,)
        world = _with_game(live.table, concealed(watch, others, game))
        if document(world, reader.audience, live.presence.away) != live.documents[reader.audience]:
            raise GateError(f"what {who} cannot know changes what they are sent")


def _check_document(watch: Watch, table: Table, reader: Reader, shown: dict[str, Any]) -> None:
    game, who = table.game, name_of(reader.seat)
    assert game is not None
    hidden = frozenset(table.rulebook.hidden_cards(game, reader.seat))
    lying: set[int] = set()
    for card, name, key in _cards(shown["views"]):
        lying.add(card)
        if card in hidden and _tells(watch, game, card, name, key):
            raise GateError(f"{who} is shown hidden card {card}, {name} {key}")
    question = shown["question"]
    if question is not None:
        asked = {question["about"], *question["picked"], *(each["card"] for each in question["choices"])}
        if found := asked & hidden - lying:
            raise GateError(f"{who} is asked about hidden cards that do not lie before them: {found}, {question}")
        if question["about"] is None and (question["about_title"] or question["about_key"]):
            raise GateError(f"{who} is told which card asks, and not where it lies: {question}")
        for card, name, key in _cards(question):
            if card in hidden and (card not in lying or _tells(watch, game, card, name, key)):
                raise GateError(f"{who} is told by a question of hidden card {card}, {name} {key}")
    _guess(watch, reader, game, hidden & lying)
    reader.names |= {card: name for card, name, _ in _cards(shown["views"]) if name and card not in hidden}


def _guess(watch: Watch, reader: Reader, game: AnyGame, covered: frozenset[int]) -> None:
    """What lies face down is what its id was called before: is that more often right than it is by chance?"""
    reader.guessed &= covered
    new = [card for card in covered - reader.guessed if card in reader.names]
    reader.guessed |= covered
    for card in new:
        _note_guess(
            watch, game, reader.seat, card, reader.names[card], f"what {name_of(reader.seat)} remembers of an id"
        )


def _note_guess(watch: Watch, game: AnyGame, seat: int | None, card: int, name: str, what: str) -> None:
    """Somebody guesses what a hidden card is; by chance it is any of those that it was mixed with."""
    alike = [name in _names(watch, game, each) for each in watch.plug.alike(game, seat, card)]
    watch.run.guess(what, right=name in _names(watch, game, card), chance=sum(alike) / len(alike))


def _names(watch: Watch, game: AnyGame, card: int) -> tuple[str, str]:
    """All that a card may be called."""
    return watch.plug.title(game, card), game.state.identity[card]


def _tells(watch: Watch, game: AnyGame, card: int, name: str, key: str) -> bool:
    """Is a card called what it is, or sent with its design?"""
    return bool({name, key}.intersection(_names(watch, game, card)))


def _guess_from_other_games(watch: Watch) -> None:
    """Every hidden card is what its id was in the game before this one."""
    game, known = watch.game, watch.run.remembered
    if known and len(known) == len(game.state.identity):
        for card in RULEBOOKS[watch.plug.game.name].hidden_cards(game, None):
            _note_guess(watch, game, None, card, known[card], "an id from another game")


def _with_game(table: Table, game: AnyGame) -> Table:
    """The same table with another game at the same place."""
    twin = Table(table.rulebook, table.wishes, len(table.chairs), casual=True)
    twin.chairs[:] = table.chairs
    twin.history.log, twin.history.answers, twin.moment = table.log, table.answers, table.moment
    twin.history.game = game
    return twin


def _cards(data: Any) -> Iterator[tuple[int, str, str]]:
    """Every card in views, with its name and its key there: rows and records with an id; "" where one is not told."""
    if isinstance(data, dict):
        data = {name: each for name, each in data.items() if name != "known"}  # places in decks, in journeys
        card = data.get("id", data.get("card"))
        if type(card) is int:
            key = str(data.get("key", ""))
            yield card, str(data.get("title", key)), key
        for each in data.values():
            yield from _cards(each)
    elif isinstance(data, list):
        if len(data) >= 2 and type(data[0]) is int and isinstance(data[1], str):
            yield data[0], data[1], data[2] if len(data) >= 3 and isinstance(data[2], str) else ""
        for each in data:
            yield from _cards(each)
