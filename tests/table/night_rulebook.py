"""The Long Night at a table: a second game for the table layer, which knows none."""

from collections.abc import Mapping, Sequence
from typing import Final

from tests.longnight import LongNight
from tests.longnight.cards import CARDS, Ask
from waybread.bots import Domain, random_policy
from waybread.kernel import PASS, Decision, Event, Json, SetupError
from waybread.table import Choice, DeckSummary, Prompt, Rulebook, ScenarioInfo, Table
from waybread.texts import Words

_ABOUT_WATCHERS: Final = ("gust", "relay")


def check_deck(data: Json, *, casual: bool, wishes: Mapping[str, Json] | None = None) -> Json:
    if data != "a torch":
        raise SetupError("A watcher brings a torch.")
    return data


def prompt(game: LongNight, names: Sequence[str]) -> Prompt:
    asked = game.decision
    assert asked is not None
    choices = tuple(Choice(each, _label(game, asked, each)) for each in asked.options)
    return Prompt(
        asked.player, asked.kind, f"{names[asked.player]}: {asked.kind}?", asked.rule, "", None, choices, 1, 1, ()
    )


def _label(game: LongNight, asked: Decision, option: int) -> str:
    if option == PASS:
        return "pass"
    return str(option) if asked.kind in _ABOUT_WATCHERS else game.title(option)


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    facts = event.seen_by(viewer)
    if event.kind == "chose":
        return None
    return (f"{event.kind} {', '.join(str(each) for each in facts.values())}",)


def hidden_cards(game: LongNight, player: int | None) -> set[int]:
    state = game.state
    if player is None:
        return {*state.deck, *state.hands[0], *state.hands[1], *state.staked[0], *state.staked[1]}
    return {*state.deck, *state.hands[1 - player], *state.staked[1 - player]} - {*state.seen[player]}


def offered_titles(game: LongNight) -> frozenset[str]:
    asked = game.decision
    if asked is None or asked.kind in _ABOUT_WATCHERS:
        return frozenset()
    return frozenset(CARDS[game.state.identity[each]].name for each in asked.options if each != PASS)


NIGHT: Final[Rulebook[LongNight]] = Rulebook(
    game=LongNight,
    domain=Domain(
        policy=random_policy,
        evaluate=lambda game: game.state.beacons / 9,
        clock=lambda game: game.state.night,
        names=lambda game, decision: list(decision.options),
    ),
    kinds=tuple(Ask),
    windows=frozenset({"watch"}),
    seats=range(2, 3),
    brings="deck",
    check_deck=check_deck,
    deck_summary=lambda deck: DeckSummary((), more=deck),
    make_setup=lambda wishes, decks: dict(wishes),
    split_setup=lambda setup: (dict(setup), ["a torch", "a torch"]),
    public_wishes=dict,
    prompt=prompt,
    choice_event=lambda game, decision, option: Event("chose", {"player": decision.player, "kind": decision.kind}),
    log_line=log_line,
    why_not=lambda game, player, card: (
        None if game.decision and card in game.decision.options else "It is not offered."
    ),
    hidden_cards=hidden_cards,
    offered_titles=offered_titles,
    concerns=lambda event, player: event.kind == "dawn",
    round_and_phase=lambda game: (game.state.night, ""),
    scenario=lambda game: ScenarioInfo("night", "the long night", "standard"),
)


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
