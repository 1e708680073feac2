"""What analysed games came to: for each card, each kind of opening hand, each encounter card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from waybread.cardgame import Card, CardType, find, name_in_data
from waybread.sim.cardgame.analysis.game_notes import DEEDS
from waybread.sim.cardgame.watched_game import MEASURES, Party
from waybread.sim.simulation import GameTally
from waybread.sim.study import SeedResult
from waybread.sim.win_rates import Pairs, Share, Spread, gap

BY_ROUND: Final = (3, 5)
"""Was a card drawn in these rounds, or before?"""
_CHEAP: Final = 2


@dataclass(slots=True)
class Contrast:
    """Games with something, and games without it."""

    present: Share = field(default_factory=Share)
    absent: Share = field(default_factory=Share)

    def add(self, *, here: bool, won: bool) -> None:
        """One more game."""
        (self.present if here else self.absent).add(won=won)

    @property
    def gap(self) -> tuple[float, float, float]:
        """By how much more games with it are won, with the 95 % interval."""
        return gap(self.present, self.absent)


@dataclass(slots=True)
class CardTally:
    """How games went with a card of a deck, and without it."""

    copies: int
    opening: Contrast = field(default_factory=Contrast)
    by_round: dict[int, Contrast] = field(default_factory=lambda: {each: Contrast() for each in BY_ROUND})
    played: Contrast = field(default_factory=Contrast)


@dataclass(slots=True)
class DangerTally:
    """What an encounter card has done in all games."""

    deeds: list[int] = field(default_factory=lambda: [0] * len(DEEDS))
    games: int = 0
    """In so many games it did anything."""
    ended: int = 0
    """So many games were lost by it."""


class AnalysisTally:
    """What all games came to."""

    def __init__(self, party: Party, swaps: int) -> None:
        self.games: Final = GameTally.of(MEASURES)
        self.cards: Final = {name: CardTally(copies) for name, copies in _names(party).items()}
        """By what data of decks calls them, so that two designs of one title are two cards."""
        self.mulligan: Final = Pairs()
        """First: the hand is kept. Second: it is not."""
        self.by_card: Final = {name: Pairs() for name in self.cards}
        self.by_feature: Final[dict[str, Pairs]] = {}
        self.kept: Final = Share()
        """How often the bots keep their hand."""
        self.spent: Final[list[Spread]] = []
        self.raised: Final[Counter[str]] = Counter()
        self.danger: Final[dict[str, DangerTally]] = {}
        self.swaps: Final = [Pairs() for _ in range(swaps)]

    @property
    def headline(self) -> Share:
        """Won, as the bots play."""
        return self.games.share

    def add(self, result: SeedResult) -> None:
        """One more seed."""
        game = result["game"]
        self.games.add(game)
        self._add_cards(game)
        self._add_hand(result)
        self._add_danger(game)
        for pairs, won in zip(self.swaps, result["swaps"], strict=True):
            pairs.add(first=game["won"], second=won)
        while len(self.spent) < len(game["spent"]):
            self.spent.append(Spread())
        for spread, amount in zip(self.spent, game["spent"], strict=False):
            spread.add(amount)
        self.raised.update(game["raised"])

    def _add_cards(self, game: Any) -> None:
        won, drawn = game["won"], game["drawn"]
        for name, card in self.cards.items():
            when = drawn.get(name)
            card.opening.add(here=when == 0, won=won)
            for limit, contrast in card.by_round.items():
                if game["rounds"] >= limit:  # games that were over before say nothing of it
                    contrast.add(here=when is not None and when <= limit, won=won)
            card.played.add(here=name in game["played"], won=won)

    def _add_hand(self, result: SeedResult) -> None:
        keep, anew = result["won if kept"], result["won if not"]
        self.kept.add(won=result["kept"])
        self.mulligan.add(first=keep, second=anew)
        for name in set(result["hand"]) & self.by_card.keys():
            self.by_card[name].add(first=keep, second=anew)
        for feature in features(result["hand"]):
            self.by_feature.setdefault(feature, Pairs()).add(first=keep, second=anew)

    def _add_danger(self, game: Any) -> None:
        for title, deeds in game["deeds"].items():
            danger = self.danger.setdefault(title, DangerTally())
            danger.games += 1
            danger.deeds = [before + more for before, more in zip(danger.deeds, deeds, strict=True)]
        if not game["won"] and game["ended by"]:
            self.danger.setdefault(game["ended by"], DangerTally()).ended += 1


def features(hand: Iterable[str]) -> list[str]:
    """What can be said of an opening hand without naming its cards."""
    cards = [each for each in map(_card, hand) if each is not None]
    allies = sum(each.type is CardType.ALLY for each in cards)
    cheap = sum(each.type is not CardType.EVENT and 0 <= (each.cost or 0) <= _CHEAP for each in cards)
    return [
        f"allies in hand: {min(allies, 4)}{' or more' if allies >= 4 else ''}",
        f"allies and attachments for {_CHEAP} or less: {min(cheap, 4)}{' or more' if cheap >= 4 else ''}",
    ]


def _card(name: str) -> Card | None:
    return find(name, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


def _names(party: Party) -> dict[str, int]:
    """The cards of all decks as notes of games call them, with how many copies there are."""
    found: dict[str, int] = {}
    for deck in party.setup["decks"]:
        for listed, count in deck["cards"].items():
            card = _card(listed)
            name = listed if card is None else name_in_data(card)
            if count:
                found[name] = found.get(name, 0) + count
    return found
