"""The scenario Journey Along the Anduin, and the encounter set of that name."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TITLE = "Journey Along the Anduin"
api.scenario(
    TITLE,
    *(TITLE, "Dol Guldur Orcs", "Sauron's Reach", "Wilderlands"),
    number=2,
    about="Down the great river with a hill troll at the bank. Quest on the raft with all your will, then fight what "
    "has gathered.",
    note="a troll waits from the start",
    difficulty=4,
    emblem="river",
    alone="back-to-basics",
)
TROLL = "Hill Troll"
UNDER_WAY = "ambush under way"
"""Noted while the ambush of stage 3 is still being revealed: nothing is won before that."""


@api.card("core:126", "To the River...")
class ToTheRiver:
    @api.setup
    async def begin(game: CardGame, use: Use) -> None:
        """Every player reveals 1 encounter card, which is staged as usual."""
        await api.reveal_top(game, len(game.order()))

    @api.when_revealed
    async def meet_the_troll(game: CardGame, use: Use) -> None:
        """Unless a Hill Troll is in play, find 1 in the encounter deck and stage it. Shuffle that deck."""
        found = [] if game.copies(TROLL) else api.search(game, lambda card: game.title(card) == TROLL)
        if found:
            await api.place_in_staging(game, found[0])
        api.shuffle_deck(game, api.SCENARIO)

    @api.rule(api.Rule.CANNOT_ADVANCE)
    def beset(game: CardGame, use: Use) -> bool:
        """With a Hill Troll in play this stage cannot be completed."""
        return bool(game.copies(TROLL))


@api.card("core:127", "Anduin Passage")
class AnduinPassage:
    @api.rule(api.Rule.EXTRA_REVEALS)
    def drift(game: CardGame, use: Use) -> int:
        """1 more encounter card is revealed in each quest phase."""
        return 1

    @api.rule(api.Rule.NO_ENGAGEMENT_CHECKS)
    def keep_to_the_raft(game: CardGame, use: Use) -> bool:
        """Engagement checks are not made, but every player may still engage 1 enemy of their choice."""
        return True


@api.card("core:128", "Ambush on the Shore")
class AmbushOnTheShore:
    @api.when_revealed
    async def ambush(game: CardGame, use: Use) -> None:
        """Twice as many encounter cards are revealed and staged as there are players."""
        game.state.notes[UNDER_WAY] = 1
        await api.reveal_top(game, 2 * len(game.order()))
        del game.state.notes[UNDER_WAY]

    @api.rule(api.Rule.SKIP_STAGING)
    def land(game: CardGame, use: Use) -> bool:
        """From now on the staging step is left out of every quest phase."""
        return True

    @api.rule(api.Rule.WINS)
    def prevail(game: CardGame, use: Use) -> bool:
        """Once no enemy is in play, the game is won."""
        return not game.enemies() and UNDER_WAY not in game.state.notes


@api.card("core:111", "Misty Mountain Goblins")
class MistyMountainGoblins:
    @api.forced(after=api.On.ENEMY_ATTACKED, condition=api.itself)
    async def hold_up(game: CardGame, use: Use) -> None:
        """Once this enemy has attacked, the current quest loses 1 progress."""
        await api.remove_progress(game, game.state.quest, 1)

    @api.shadow
    async def delay(game: CardGame, use: Use) -> None:
        """The current quest loses 1 progress, or 3 if nobody defends."""
        await api.remove_progress(game, game.state.quest, 3 if api.undefended(game) else 1)


@api.card("core:112", "Massing at Night")
class MassingAtNight:
    @api.when_revealed
    async def gather(game: CardGame, use: Use) -> None:
        """As many more encounter cards are revealed as there are players in the game."""
        await api.reveal_top(game, len(game.order()))

    @api.shadow
    async def swarm(game: CardGame, use: Use) -> None:
        """The attacking enemy is dealt as many more shadow cards as there are players in the game."""
        for _ in game.order():
            await api.deal_shadow(game, api.attacker(game))


@api.card("core:113", "Banks of the Anduin")
class BanksOfTheAnduin:
    @api.rule(api.Rule.DESTINATION)
    def flow_on(game: CardGame, use: Use, card: int) -> api.Zone | None:
        """When it leaves play, this location goes back on top of the encounter deck rather than to the discards."""
        return api.Zone.ENCOUNTER_DECK if card == use.card else None


@api.card("core:114", "Gladden Fields")
class GladdenFields:
    @api.rule(api.Rule.EXTRA_REFRESH_THREAT)
    def slow_down(game: CardGame, use: Use) -> int:
        """As long as this is the active location, the refresh phase raises each player's threat by 1 more."""
        return int(game.state.active_location == use.card)
