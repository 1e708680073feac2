"""The Long Night at a table: a second game for the table layer, which knows none."""

from collections.abc import Mapping, Sequence
from typing import Final

from tests.longnight import LongNight
from tests.longnight.cards import CARDS, Ask
from waybread.bots import Domain, random_policy
from waybread.kernel import PASS, Decision, Event, Json, SetupError
from waybread.table import Brought, Choice, Played, Prompt, Summary, Table, Words

_ABOUT_WATCHERS: Final = ("gust", "relay")


class NightTable:
    """The Long Night, for tables."""

    game = LongNight
    kinds = tuple(Ask)
    windows = frozenset({"watch"})
    seats = range(2, 3)
    brings = "deck"
    domain: Domain[LongNight] = Domain(
        policy=random_policy,
        evaluate=lambda game: game.state.beacons / 9,
        clock=lambda game: game.state.night,
        names=lambda game, decision: list(decision.options),
    )

    def deck(self, data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
        if data != "a torch":
            raise SetupError("A watcher brings a torch.")
        return data

    def brought(self, deck: Json) -> Brought:
        return Brought((), more=deck)

    def setup(self, wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
        return dict(wishes)

    def parted(self, setup: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
        return dict(setup), ["a torch", "a torch"]

    def wishes_seen(self, wishes: Mapping[str, Json]) -> dict[str, Json]:
        return dict(wishes)

    def prompt(self, game: LongNight, names: Sequence[str]) -> Prompt:
        asked = game.decision
        assert asked is not None
        choices = tuple(Choice(each, self._label(game, asked, each)) for each in asked.options)
        return Prompt(
            asked.player, asked.kind, f"{names[asked.player]}: {asked.kind}?", asked.rule, "", None, choices, 1, 1, ()
        )

    def _label(self, game: LongNight, asked: Decision, option: int) -> str:
        if option == PASS:
            return "pass"
        return str(option) if asked.kind in _ABOUT_WATCHERS else game.title(option)

    def chosen(self, game: LongNight, decision: Decision, option: int) -> Event:
        return Event("chose", {"player": decision.player, "kind": decision.kind})

    def heard(self, game: LongNight, event: Event) -> Event:
        return event

    def line(self, event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
        facts = event.seen_by(viewer)
        if event.kind == "chose":
            return None
        return (f"{event.kind} {', '.join(str(each) for each in facts.values())}",)

    def why_not(self, game: LongNight, player: int, card: int) -> str | None:
        return None if game.decision and card in game.decision.options else "It is not offered."

    def hidden(self, game: LongNight) -> tuple[frozenset[int], ...]:
        state = game.state
        return tuple(
            frozenset({*state.deck, *state.hands[1 - each], *state.staked[1 - each]} - {*state.seen[each]})
            for each in (0, 1)
        )

    def offered(self, game: LongNight) -> frozenset[str]:
        asked = game.decision
        if asked is None or asked.kind in _ABOUT_WATCHERS:
            return frozenset()
        return frozenset(CARDS[game.state.identity[each]].name for each in asked.options if each != PASS)

    def concerns(self, event: Event, player: int) -> bool:
        return event.kind == "dawn"

    def moment(self, game: LongNight) -> tuple[int, str]:
        return game.state.night, ""

    def played(self, game: LongNight) -> Played:
        return Played("night", "the long night", "standard")

    def summary(self, game: LongNight) -> Summary:
        outcome = game.outcome
        assert outcome is not None
        rounds = game.state.night
        return Summary("the long night", "standard", outcome.won, outcome.reason, rounds, outcome.score, ("", ""))


NIGHT: Final = NightTable()


def night_table(*, beacons: int = 3) -> Table:
    """A table for two with nobody at it yet."""
    return Table(NIGHT, {"beacons": beacons}, 2)


def started(seed: int = 5, *, holders: tuple[str, str] = ("a", "b")) -> Table:
    """Ann and Bob, and the night has begun."""
    table = night_table()
    for seat, (holder, name) in enumerate(zip(holders, ("Ann", "Bob"), strict=True)):
        if holder:
            table.sit(holder, seat, name)
    for seat in (0, 1):
        table.bring(holders[seat] or holders[0], seat, "a torch")
    table.start(holders[0], seed)
    return table
