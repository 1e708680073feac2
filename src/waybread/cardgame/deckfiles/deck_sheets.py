"""Decks for people to read: a sheet, a list of those that are shipped, a verdict in words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from waybread.cardgame.card_lookup import deck_name
from waybread.cardgame.deckfiles.decklist import Counts, DeckList
from waybread.cardgame.deckfiles.printings import TYPES, Entry, card_of, implemented
from waybread.cardgame.deckfiles.shipped_decks import shipped
from waybread.cardgame.deckfiles.text_writers import PLURALS
from waybread.cardgame.decks import check, find
from waybread.cardgame.facts import CardType

WIDTH = 100


def sheet(decklist: DeckList) -> str:
    """Everything in a deck, and what cannot be played yet."""
    deck = decklist.deck()
    threat = starting_threat(decklist)
    known = "" if threat is None else f", starting threat {threat}"
    extra = _boons(sum(deck.extra.values()))
    lines = [f"{decklist.name or 'A deck without a name'}: {_cards(deck.size)}{extra}{known}"]
    lines += [textwrap.fill(each, WIDTH) for each in decklist.notes.splitlines()]
    for type_ in TYPES:
        lines += _section(PLURALS[type_], [each for each in decklist.cards if each[0].type == type_])
    lines += _section("Sideboard", decklist.side)
    return "\n".join([*lines, *_missing(decklist)])


def _section(heading: str, cards: Sequence[tuple[Entry, int]]) -> list[str]:
    if not cards:
        return []
    lines = [f"  {count}x {_name(entry)}{'' if implemented(entry) else ' *'}" for entry, count in cards]
    return ["", f"{heading} ({sum(count for _, count in cards)})", *lines]


def _missing(decklist: DeckList) -> list[str]:
    if not decklist.missing:
        return []
    titles = ", ".join(dict.fromkeys(f"{each.title} ({each.pack})" for each in decklist.missing))
    return ["", textwrap.fill(f"* Not implemented yet: {titles}.", WIDTH, subsequent_indent="  ")]


def starting_threat(decklist: DeckList) -> int | None:
    """The threat that the heroes begin with; None if one of them is not implemented."""
    heroes = [find(title, CardType.HERO) for title in decklist.deck().heroes]
    costs = [None if hero is None else hero.threat_cost for hero in heroes]
    return None if None in costs else sum(cost or 0 for cost in costs)


def shipped_list() -> str:
    """The decks that come with the program, a line each."""
    wide = max(map(len, shipped()))
    return "\n".join(
        f"{key:{wide}}  {deck.name} ({_heroes(deck.cards)}; {_cards(deck.deck().size)})"
        for key, deck in shipped().items()
    )


def _heroes(cards: Counts) -> str:
    return ", ".join(_name(entry) for entry, _ in cards if entry.type == "Hero")


def _name(entry: Entry) -> str:
    card = card_of(entry)
    return entry.title if card is None else deck_name(card)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _boons(count: int) -> str:
    return f" and {count} {'boon' if count == 1 else 'boons'}" if count else ""


def verdict_text(decklist: DeckList, *, casual: bool = False) -> tuple[bool, str]:
    """May the deck be played, and why not."""
    verdict = check(decklist.deck(), casual=casual)
    name = decklist.name or "The deck"
    if not verdict.legal:
        first = f"{name} cannot be played as it is:"
    elif verdict.warnings:
        first = f"{name} can be played at a casual table; the rules would object:"
    else:
        first = f"{name} is legal."
    reasons = [f"  {each}" for each in (*verdict.errors, *verdict.warnings)]
    only_rules = not casual and not verdict.legal and check(decklist.deck(), casual=True).legal
    hint = ["With --casual it may be played all the same."] if only_rules else []
    return verdict.legal, "\n".join([first, *reasons, *hint])
