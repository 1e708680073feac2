"""Player cards: an event, and a second design for each hero and ally of the core set that ever got one.

Only Aragorn has his text; the others are there for their titles, and do next to nothing.
"""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("watcher:53", "Aragorn")
class Aragorn:
    @api.action(
        phase="refresh",
        limit=1,
        per=api.Per.GAME,
        condition=lambda game, use: game.state.threat[use.player] > _threat_at_start(game, use.player),
    )
    async def vanish(game: CardGame, use: Use) -> None:
        """In the refresh phase, bring your threat down to what it was at the start. At most once in a game."""
        too_much = game.state.threat[use.player] - _threat_at_start(game, use.player)
        await api.reduce_threat(game, use.player, too_much, use.card)


def _threat_at_start(game: CardGame, player: int) -> int:
    return sum(game.card(each).threat_cost or 0 for each in game.heroes(player))


@api.card("herd:3", "A Herdsman's Song")
class HerdsmansSong:
    @api.action(condition=lambda game, use: any(game.state.decks[player] for player in game.order()))
    async def listen(game: CardGame, use: Use) -> None:
        """Every player draws a card."""
        for player in game.order():
            await api.draw(game, player, 1, use.card)


class Renowned:
    """What the other heroes of this box do."""

    @api.modifier(api.Stat.WILLPOWER)
    def alone(game: CardGame, use: Use, card: int) -> int:
        """Has +1 willpower while nobody else is committed to the quest."""
        return 1 if card == use.card and game.state.committed == [card] else 0


for _key, _title in (
    ("herd:11", "Glorfindel"), ("herd:12", "Faramir"), ("herd:13", "Denethor"), ("herd:14", "Gimli"),
    ("herd:15", "Legolas"), ("herd:16", "Beorn"), ("herd:17", "Éowyn"),
):  # fmt: skip
    api.card(_key, _title)(Renowned)
