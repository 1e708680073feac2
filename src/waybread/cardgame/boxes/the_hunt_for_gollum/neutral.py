"""The neutral cards."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


@api.card("hfg:10", "Song of Kings")
class SongOfKings:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.rule(api.Rule.GAINS_ICON)
    def lead(game: CardGame, use: Use, card: int) -> str | None:
        """Its bearer has the Leadership icon too."""
        return api.Sphere.LEADERSHIP.value if card == api.host(game, use) else None
