"""What players bring to a table, and the setup that it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_log import campaign_card
from waybread.cardgame.decks import check
from waybread.cardgame.decks import deck as deck_of
from waybread.kernel import Json, SetupError, Streams


def deck(data: Json, *, casual: bool, campaign: bool = False) -> Json:
    """A deck as a setup has it, if it may be played; a casual table does not mind its size and copies."""
    heroes = data.get("heroes") if isinstance(data, dict) else None
    cards = data.get("cards", {}) if isinstance(data, dict) else None
    if not isinstance(heroes, list) or not isinstance(cards, dict):
        raise SetupError("A deck has 'heroes', a list of titles, and 'cards', with how many of each title.")
    earned = {title: count for title, count in cards.items() if campaign_card(title)}
    others = {title: count for title, count in cards.items() if title not in earned}
    found = deck_of(tuple(str(each) for each in heroes), others, earned)
    verdict = check(found, casual=casual, campaign=campaign)
    if not verdict.legal:
        raise SetupError(verdict.errors[0])
    return found.setup()


def setup(wishes: Mapping[str, Json], decks: Sequence[Json]) -> dict[str, Json]:
    """The setup of a game, tried out before it is dealt."""
    found: dict[str, Json] = {**wishes, "decks": list(decks)}
    CardGame.deal(found, Streams(0))
    return found
