"""Before a game: which scenario, which decks, who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import MOST_PLAYERS, SCENARIOS, Scenario, deckfiles, plain, shown_name, title_of
from waybread.cardgame.deckfiles import DeckList
from waybread.kernel import Json, SetupError
from waybread.table import RULEBOOKS, Refused, Table, counted, verify_bot

ME: Final = "me"
"""Who sits at this terminal."""


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What somebody wants to play."""

    scenario: Scenario
    decks: tuple[str, ...] = ()
    """Files or names, by seat."""
    seats: int | None = None
    bots: tuple[str, ...] = ()
    """One for all seats but the first, or one for each of them."""
    easy: bool = False
    casual: bool = False


def scenario_named(words: str | None) -> Scenario:
    """A scenario by its id or title, or by words that only one of them has."""
    wanted = plain(words or "")
    found = [each for key, each in SCENARIOS.items() if wanted and wanted in key]
    if len(found) == 1:
        return found[0]
    known = ", ".join(sorted(SCENARIOS))
    if not words:
        raise SetupError(f"Say which scenario is to be played ({known}), or --resume to go on with a game.")
    from waybread.journeys import ADVENTURES

    if wanted in ADVENTURES:
        raise SetupError(
            f"'{words}' is an adventure of journeys, and only the card game is played in a terminal so far; "
            f"bots play it by: waybread simulate {wanted} --hero gimli."
        )
    raise SetupError(f"{'Several scenarios are' if found else 'No scenario is'} called '{words}': there are {known}.")


def new_table(wanted: GameOptions, seed: int) -> tuple[Table, list[str]]:
    """The table as the game begins, and what there is to say about it."""
    if "-" in wanted.decks:
        raise SetupError("What is piped in are the answers, so a deck has to be in a file: --deck FILE.")
    decks = _decks(wanted)
    setups = [_checked(each, casual=wanted.casual) for each in decks]
    setting: dict[str, Json] = {"scenario": wanted.scenario.id, "easy": wanted.easy}
    names = [f"Player {seat + 1}" for seat in range(len(decks))]
    table = begun(setting, setups, names, wanted.bots, seed)
    return table, _introduction(wanted, table, decks, seed)


def begun(
    setting: Mapping[str, Json], decks: Sequence[Json], names: Sequence[str], bots: Sequence[str], seed: int
) -> Table:
    """A game as it begins, with decks that have been checked; bots play all seats but the first, if there are any."""
    table = Table(RULEBOOKS["cardgame"], setting, len(decks), casual=True)
    for seat, (deck, bot) in enumerate(zip(decks, by_seat(bots, len(decks)), strict=True)):
        if bot is None:
            table.sit(ME, seat, names[seat])
        else:
            table.seat_bot(ME, seat, bot, names[seat])
        table.bring(ME, seat, deck)
    table.start(ME, seed)
    return table


def by_seat(bots: Sequence[str], seats: int) -> list[str | None]:
    """The bot in each seat, None where a person plays; raise if there are too many bots or too few."""
    if not bots:
        return [None] * seats
    for each in bots:
        verify_bot(each)
    others = seats - 1
    if not others:
        raise Refused("A bot plays every seat but the first, and there is only one seat.")
    if len(bots) == 1:
        return [None, *[bots[0]] * others]
    if len(bots) == others:
        return [None, *bots]
    raise Refused(
        f"There are {len(bots)} bots for {counted(seats, 'seat')}, and the first seat is yours: give --bot once "
        "for all the others, or once for each of them."
    )


def _introduction(wanted: GameOptions, table: Table, decks: Sequence[DeckList], seed: int) -> list[str]:
    said = [f"{wanted.scenario.title}, {'easy' if wanted.easy else 'standard'} mode, seed {seed}."]
    for chair, deck in zip(table.chairs, decks, strict=True):
        who = f"{chair.name} ({chair.bot})" if chair.bot else chair.name
        said.append(
            f"{who} plays {deck.name or 'a deck without a name'} ({', '.join(map(shown_name, deck.deck().heroes))})."
        )
    return said


def _decks(wanted: GameOptions) -> list[DeckList]:
    """A deck for each seat: those that were named, then starter decks."""
    decks = [deckfiles.open_deck(each) for each in wanted.decks]
    seats = max(len(decks), 1 + len(wanted.bots)) if wanted.seats is None else wanted.seats
    if not 1 <= seats <= MOST_PLAYERS:
        raise SetupError(f"A game has 1 to {MOST_PLAYERS} seats, not {seats}.")
    if len(decks) > seats:
        raise SetupError(f"There are {len(decks)} decks for {counted(seats, 'seat')}: each seat plays one.")
    if wanted.bots and seats == 1:
        raise Refused("A bot plays every seat but the first, so it needs at least two: --seats 2.")
    by_seat(wanted.bots, seats)
    shelf = deckfiles.shipped()
    if seats == 1 and not decks:
        return [shelf[wanted.scenario.alone or deckfiles.starters()[0]]]
    for name in deckfiles.starters():
        taken = {title_of(hero) for each in decks for hero in each.deck().heroes}
        if len(decks) < seats and taken.isdisjoint(map(title_of, shelf[name].deck().heroes)):
            decks.append(shelf[name])
    if len(decks) < seats:
        raise SetupError(f"No starter deck is left without a hero who plays already: name {seats} decks with --deck.")
    return decks


def _checked(deck: DeckList, *, casual: bool) -> Json:
    """A deck as a setup has it; one that comes with the program may be small."""
    setup = deck.deck().setup()
    if casual or deck in deckfiles.shipped().values():
        return RULEBOOKS["cardgame"].check_deck(setup, casual=True)
    try:
        return RULEBOOKS["cardgame"].check_deck(setup, casual=False)
    except SetupError as error:
        RULEBOOKS["cardgame"].check_deck(setup, casual=True)
        raise SetupError(f"{deck.name or 'The deck'}: {error} With --casual it can be played all the same.") from None
