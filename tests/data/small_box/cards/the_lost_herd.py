"""The scenario The Lost Herd, and the encounter set of that name."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TITLE = "The Lost Herd"
api.scenario(
    TITLE,
    *(TITLE, "Wilderlands"),
    number=1,
    about="Cattle have been driven off in the night, and their tracks lead into the wild.",
    note="short",
    difficulty=2,
    emblem="road",
)


@api.card("herd:4", "Stampede")
class Stampede:
    @api.when_revealed
    async def trample(game: CardGame, use: Use) -> None:
        """The threat of each player rises by 1."""
        for player in game.order():
            await api.raise_threat(game, player, 1, use.card)

    @api.shadow
    async def scatter(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy, or +2 if nobody defends."""
        more = 2 if api.undefended(game) else 1
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, more, cards=[api.attacker(game)], until="attack")


@api.card("herd:5", "Muddy Crossing")
class MuddyCrossing:
    @api.travel(api.RaiseMyThreat(2))
    async def wade(game: CardGame, use: Use) -> None:
        """To go there, the first player raises their threat by 2."""

    @api.response(
        after=api.On.TRAVELLED,
        condition=api.itself,
        target=api.targets(
            lambda game, use: [each for each in game.characters(game.state.first_player) if api.could_ready(game, each)]
        ),
        matters=api.readies(api.its_targets),
    )
    async def wash(game: CardGame, use: Use, character: int) -> None:
        """Once you have travelled here, the first player may pick one of their characters and ready it."""
        await api.ready(game, character, use.card)


@api.card("herd:7", "Tracks in the Mud")
class TracksInTheMud:
    @api.setup
    async def begin(game: CardGame, use: Use) -> None:
        """1 encounter card is revealed, and staged as usual."""
        await api.reveal_top(game)


@api.card("herd:8", "Thieves by the Fire")
class ThievesByTheFire:
    @api.when_revealed
    async def alarm(game: CardGame, use: Use) -> None:
        """Every player reveals 1 encounter card, which is staged as usual."""
        await api.reveal_top(game, len(game.order()))
