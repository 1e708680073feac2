"""The scenario Passage Through Mirkwood, and the encounter set of that name."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TITLE = "Passage Through Mirkwood"
api.scenario(
    TITLE,
    *(TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood"),
    number=1,
    about="A message has to go through the dark forest. Spiders, roads that wander, and three stages: the right one "
    "for a first game.",
    note="good for a first game",
    difficulty=1,
    emblem="tree",
)
SPAWN = "Ungoliant's Spawn"


@api.card("core:119", "Flies and Spiders")
class FliesAndSpiders:
    @api.setup
    async def begin(game: CardGame, use: Use) -> None:
        """Find a Forest Spider plus an Old Forest Road in the encounter deck and stage both; then shuffle it."""
        for title in ("Forest Spider", "Old Forest Road"):
            found = api.search(game, lambda card, title=title: game.title(card) == title)  # type: ignore[misc]
            if found:
                await api.place_in_staging(game, found[0])
        api.shuffle_deck(game, api.SCENARIO)


@api.card("core:120", "A Fork in the Road")
class AForkInTheRoad:
    @api.forced(when=api.On.STAGE_DEFEATED)
    async def part(game: CardGame, use: Use) -> None:
        """As this stage is completed, chance decides which of the two Chosen Paths is next."""
        state = game.state
        if state.quest_deck:
            chosen = state.streams.pick("chance", state.quest_deck)
            for other in [each for each in state.quest_deck if each != chosen]:
                api.take(game, other)
                api.put(game, other, api.Zone.REMOVED)


@api.card("core:121", '"Don\'t Leave the Path!"')
class DontLeaveThePath:
    @api.when_revealed
    async def hunt(game: CardGame, use: Use) -> None:
        """Every player must pick a Spider card from the encounter deck or its discard pile and stage it."""
        for player in game.order():
            api.look(game, player, game.state.encounter_deck)
            found = api.search(game, lambda card: api.has_trait(game, card, "Spider"), discards=True)
            chosen = await api.choose(game, player, api.DecisionKind.SEARCH, found, use.card, "lcg:search.2")
            if chosen is not None:
                await api.place_in_staging(game, chosen)
        api.shuffle_deck(game, api.SCENARIO)

    @api.constant(
        after=api.On.DESTROYED,
        condition=lambda game, use: game.title(use.occurrence.card) == SPAWN,
    )
    async def prevail(game: CardGame, use: Use) -> None:
        """Only the defeat of Ungoliant's Spawn wins the game."""
        api.win(game, f"{SPAWN} was defeated")


@api.card("core:122", "Beorn's Path")
class BeornsPath:
    @api.rule(api.Rule.CANNOT_ADVANCE)
    def beset(game: CardGame, use: Use) -> bool:
        """With Ungoliant's Spawn in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(SPAWN))


@api.card("core:96", "Forest Spider")
class ForestSpider:
    @api.forced(after=api.On.ENGAGED, condition=api.itself)
    async def pounce(game: CardGame, use: Use) -> None:
        """Once it has engaged a player, this enemy has +1 attack for the rest of the round."""
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, 1, cards=[use.card], until="round")

    @api.shadow
    async def entangle(game: CardGame, use: Use) -> None:
        """The defending player must pick one of their attachments and discard it."""
        held = api.discardable(game, use, api.attachments_of(game, use.player))
        chosen = await api.choose(game, use.player, api.DecisionKind.DISCARD_ATTACHMENT, held, use.card)
        if chosen is not None:
            await api.discard(game, chosen, use.card)


@api.card("core:97", "East Bight Patrol")
class EastBightPatrol:
    @api.shadow
    async def ambush(game: CardGame, use: Use) -> None:
        """+1 attack for the attacking enemy; if nobody defends, your threat rises by 3 as well."""
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, 1, cards=[api.attacker(game)], until="attack")
        if api.undefended(game):
            await api.raise_threat(game, use.player, 3, use.card, "shadow")


@api.card("core:98", "Black Forest Bats")
class BlackForestBats:
    @api.when_revealed
    async def harry(game: CardGame, use: Use) -> None:
        """Each player must pick a committed character, anybody's, and take it off the quest; it stays exhausted."""
        state = game.state
        for player in game.order():
            committed = api.can_target(game, use.card, state.committed)
            chosen = await api.choose(game, player, api.DecisionKind.REMOVE_FROM_QUEST, committed, use.card)
            if chosen is not None:
                api.remove_from_quest(game, chosen, use.card)


@api.card("core:99", "Old Forest Road")
class OldForestRoad:
    @api.response(
        after=api.On.TRAVELLED,
        condition=api.itself,
        target=api.targets(
            lambda game, use: [each for each in game.characters(game.state.first_player) if api.could_ready(game, each)]
        ),
        matters=api.readies(api.its_targets),
    )
    async def rest(game: CardGame, use: Use, character: int) -> None:
        """Once you have travelled here, the first player may pick one of their characters and ready it."""
        await api.ready(game, character, use.card)


@api.card("core:100", "Forest Gate")
class ForestGate:
    @api.response(
        after=api.On.TRAVELLED,
        condition=api.both(api.itself, lambda game, use: bool(game.state.decks[game.state.first_player])),
    )
    async def look_around(game: CardGame, use: Use) -> None:
        """Once you have travelled here, 2 cards may be drawn by the first player."""
        await api.draw(game, game.state.first_player, 2, use.card)
