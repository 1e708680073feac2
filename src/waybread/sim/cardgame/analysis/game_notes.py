"""What is written down of a game to be analysed: draws, plays, and what the encounter deck does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from waybread.cardgame import CARDS, SCENARIO, CardGame, encounter_name, name_in_data, staging_threat_parts
from waybread.kernel import Event, Fact
from waybread.sim.cardgame.watched_game import GameWatch
from waybread.sim.study import SeedResult

DEEDS: Final = ("revealed", "staged threat", "attacks", "attack", "damage", "destroyed", "threat raised")
"""What an encounter card is held to account for."""
RULES: Final = {
    "quest failed": "(a failed quest)",
    "refresh": "(the end of a round)",
    "cost": "(a cost of the players)",
}
"""What raises threat without an encounter card."""
OTHERWISE: Final = "(something else)"


class GameNotes(GameWatch):
    """Listens more closely. Whatever happens is put down to the encounter card that did it, if one did."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.round = 0
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        """The first opening hands, before any mulligan: cards of players go by what data of decks calls them."""
        self.mulligans = [False] * seats
        self._drawn: list[dict[str, int]] = [{} for _ in range(seats)]
        self._played: dict[str, int] = {}
        self._names: Final[dict[str, str]] = {}
        self.spent: list[int] = []
        """Resources paid for cards, round by round."""
        self.deeds: dict[str, list[int]] = {}
        self.raised: dict[str, int] = {}
        self.ended_by = ""
        self._struck = self._frightened = OTHERWISE
        self._heard: Final[Mapping[str, Callable[[CardGame, Mapping[str, Fact]], None]]] = {
            "revealed": self._revealed,
            "quest": self._quest,
            "enemy attacks": self._attack,
            "strike": self._strike,
            "damage": self._damage,
            "leaves": self._leaves,
            "threat": self._threat,
            "eliminated": self._eliminated,
            "played": self._card_played,
            "enters": self._enters,
        }

    def hear(self, event: Event) -> None:
        """Something happened."""
        super().hear(event)
        kind, facts = event.kind, event.facts
        if kind == "drawn":
            self._draws(_seat(facts), str(event.secrets["keys"]).split("\n"), opening=bool(facts["opening"]))
        elif kind == "to hand":
            self._draws(_seat(facts), [str(event.secrets["key"])], opening=False)
        elif kind == "mulligan":
            self.mulligans[_seat(facts)] = True
            self._drawn[_seat(facts)].clear()
        elif kind == "round":
            self.round = _number(facts["round"])
            self.spent.append(0)
        elif self.game is not None and (heard := self._heard.get(kind)):
            heard(self.game, facts)

    def result(self, game: CardGame) -> SeedResult:
        """The game as it is written down."""
        return {
            **super().result(game),
            "drawn": self.drawn(),
            "played": self._played,
            "spent": self.spent,
            "deeds": self.deeds,
            "raised": self.raised,
            "ended by": self.ended_by,
        }

    def drawn(self) -> dict[str, int]:
        """In which round each card was first drawn by anybody; 0 is the opening hand."""
        found: dict[str, int] = {}
        for hand in self._drawn:
            for name, when in hand.items():
                found[name] = min(when, found.get(name, when))
        return found

    # Players' cards ---------------------------------------------------------------------

    def _name(self, key: str) -> str:
        if key not in self._names:
            self._names[key] = name_in_data(CARDS[key])
        return self._names[key]

    def _draws(self, seat: int, keys: list[str], *, opening: bool) -> None:
        names = [*map(self._name, keys)]
        if opening and not self.mulligans[seat]:
            self.hands[seat] = names
        for name in names:
            self._drawn[seat].setdefault(name, self.round)

    def _card_played(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        self._played.setdefault(self._name(str(facts["key"])), self.round)
        amounts = facts["amounts"]
        if self.spent and isinstance(amounts, tuple):
            self.spent[-1] += sum(amounts)

    def _enters(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        if game.state.owner[_number(facts["card"])] != SCENARIO:
            self._played.setdefault(self._name(str(facts["key"])), self.round)

    # The encounter deck -----------------------------------------------------------------

    def _count(self, name: str, deed: str, amount: int = 1) -> None:
        self.deeds.setdefault(name, [0] * len(DEEDS))[DEEDS.index(deed)] += amount

    def _revealed(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        self._count(encounter_name(CARDS[str(facts["key"])]), "revealed")

    def _quest(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        for card, amount in staging_threat_parts(game):
            if card >= 0 and game.state.owner[card] == SCENARIO:
                self._count(encounter_name(game.card(card)), "staged threat", amount)

    def _attack(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        self._count(encounter_name(CARDS[str(facts["key"])]), "attacks")

    def _strike(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        self._count(encounter_name(CARDS[str(facts["key"])]), "attack", _number(facts["attack"]))

    def _damage(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        """Damage to characters; that of an attack has no card as its source but the attacking enemy."""
        if _number(facts["player"]) == SCENARIO:
            return
        by = self._culprit(game, facts)
        attacks = game.state.attacks
        if by is None and "source" not in facts and attacks and attacks[-1].by_enemy:
            by = encounter_name(game.card(attacks[-1].enemy))
        if by is not None:
            self._count(by, "damage", _number(facts["amount"]))
        self._struck = by or OTHERWISE

    def _leaves(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        if facts["reason"] == "destroyed" and _number(facts["owner"]) != SCENARIO and self._struck != OTHERWISE:
            self._count(self._struck, "destroyed")

    def _threat(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        amount = _number(facts["amount"])
        if amount <= 0:
            return
        by = self._culprit(game, facts)
        if by is not None:
            self._count(by, "threat raised", amount)
        self._frightened = by or RULES.get(str(facts["reason"]), OTHERWISE)
        where = "(encounter cards)" if by else self._frightened
        self.raised[where] = self.raised.get(where, 0) + amount

    def _eliminated(self, game: CardGame, facts: Mapping[str, Fact]) -> None:
        self.ended_by = self._frightened if facts["reason"] == "threat" else self._struck

    @staticmethod
    def _culprit(game: CardGame, facts: Mapping[str, Fact]) -> str | None:
        source = facts.get("source")
        if not isinstance(source, int) or game.state.owner[source] != SCENARIO:
            return None
        return encounter_name(CARDS[str(facts["source key"])])


def _number(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0


def _seat(facts: Mapping[str, Fact]) -> int:
    return _number(facts["player"])
