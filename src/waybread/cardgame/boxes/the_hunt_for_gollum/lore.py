"""The sphere Lore."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use


def _first_players_draw(game: CardGame, use: Use) -> bool:
    """Does the first player draw because the resource phase says so, not a card?"""
    draw = use.occurrence
    return game.state.phase == "resource" and draw.source < 0 and draw.player == game.state.first_player


@api.card("hfg:1", "Bilbo Baggins")
class BilboBaggins:
    @api.constant(when=api.On.DRAWN, condition=_first_players_draw)
    async def advise(game: CardGame, use: Use) -> None:
        """The first player's draw in the resource phase is 1 card larger."""
        use.occurrence.amount += 1


@api.card("hfg:8", "Rivendell Minstrel")
class RivendellMinstrel:
    @api.response(
        after=api.On.PLAYED,
        condition=api.both(
            api.itself,
            lambda game, use: use.occurrence.origin == api.Zone.HAND and bool(game.state.decks[use.player]),
        ),
    )
    async def recall_a_song(game: CardGame, use: Use) -> None:
        """Once you have played this ally, look through your whole deck and take 1 Song card if you like.

        Your deck is then shuffled.
        """
        await api.search_deck(game, use.player, use.card, lambda card: api.has_trait(game, card, "Song"))


def _can_go_there(game: CardGame, use: Use) -> bool:
    """Is it a location from the encounter deck, and is nothing in the way of travelling there?"""
    location = use.occurrence.card
    moved = [location, *game.active_locations()]
    return (
        game.type_of(location) is api.CardType.LOCATION
        and use.occurrence.origin == api.Zone.ENCOUNTER_DECK
        and not api.rule_applies(game, api.Rule.CANNOT_TRAVEL, location)
        and api.can_target(game, use.card, moved) == moved
    )


@api.card("hfg:9", "Strider's Path")
class StridersPath:
    @api.response(after=api.On.REVEALED, condition=_can_go_there)
    async def lead_the_way(game: CardGame, use: Use) -> None:
        """Once the encounter deck has revealed a location, travel there at once, without its Travel effect.

        An active location goes back to the staging area.
        """
        await api.travel_to(game, use.occurrence.card, use.card, displacing=True)
