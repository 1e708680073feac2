"""The scenario Escape from Dol Guldur, and the encounter set of that name."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TITLE = "Escape from Dol Guldur"
NAZGUL = "Nazgûl of Dol Guldur"
api.scenario(
    TITLE,
    *(TITLE, "Dol Guldur Orcs", "Spiders of Mirkwood"),
    number=3,
    about="A hero lies in the Necromancer's dungeon. Three objectives under guard, one ally a round, and little time.",
    note="better with friends",
    difficulty=7,
    emblem="tower",
)
OBJECTIVES = 3
TAKEN_PRISONER = api.scenario_event("taken prisoner", "cardgame.core.taken_prisoner", good=False)
RESCUED = api.scenario_event("rescued", "cardgame.core.rescued", good=True)

# What the scenario remembers: who was taken, that he was rescued, and in which round an ally was last played.
_TAKEN = "prisoner"
_RESCUED = "prisoner rescued"
_ALLY = "ally played in round"


def prisoner(game: CardGame) -> int | None:
    """The hero who lies face down, a prisoner."""
    state = game.state
    hero = state.notes.get(_TAKEN, -1)
    return hero if hero in state.facedown else None


def has_prisoner(game: CardGame, use: Use) -> bool:
    """Is there a prisoner to rescue?"""
    return prisoner(game) is not None


def claimed(game: CardGame) -> list[int]:
    """The objectives of this scenario that the players have; one with a guard is attached to the guard, not theirs."""
    state = game.state
    return [
        each for each in state.host if state.cards[each].scenario == TITLE and state.controller[each] != api.SCENARIO
    ]


def _plays_ally(game: CardGame, use: Use) -> bool:
    return game.card(use.occurrence.card).type is api.CardType.ALLY


async def _count_ally(game: CardGame, use: Use) -> None:
    """The players together can play only 1 ally in each round."""
    game.state.notes[_ALLY] = game.state.round


def _no_second_ally(game: CardGame, use: Use, card: int, player: int) -> bool:
    """Putting an ally into play is not playing it."""
    return game.card(card).type is api.CardType.ALLY and game.state.notes.get(_ALLY) == game.state.round


def _prisoner_lost(game: CardGame, use: Use) -> bool:
    """If the player whose hero is the prisoner is eliminated, nobody can be rescued and the game is lost."""
    return _TAKEN in game.state.notes and _RESCUED not in game.state.notes and prisoner(game) is None


_counting: api.Ability = api.constant(after=api.On.PLAYED, condition=_plays_ally)(_count_ally)
_limit: api.Ability = api.rule(api.Rule.CANNOT_PLAY)(_no_second_ally)
_loss: api.Ability = api.rule(api.Rule.LOSES)(_prisoner_lost)


@api.card("core:123", "The Necromancer's Tower")
class TheNecromancersTower:
    @api.setup
    async def begin(game: CardGame, use: Use) -> None:
        """Reveal and stage the 3 objectives, and set the Nazgûl of Dol Guldur aside.

        Then the encounter deck is shuffled, and each objective gets its guard.
        """
        objectives = api.search(game, lambda card: game.card(card).type is api.CardType.OBJECTIVE)
        for each in objectives:  # revealed, so that Guarded works; but the guards come when the deck is shuffled
            await api.reveal(game, each, guarding=False)
        for each in api.search(game, lambda card: game.title(card) == NAZGUL):
            api.take(game, each)
            api.put(game, each, api.Zone.ASIDE)
        api.shuffle_deck(game, api.SCENARIO)
        for each in objectives:
            await api.guard(game, each)

    @api.when_revealed
    async def take_prisoner(game: CardGame, use: Use) -> None:
        """Chance picks 1 hero of any player, who is turned face down: the prisoner.

        Until rescued, the prisoner can be neither used nor damaged, and collects no resources.
        """
        state = game.state
        heroes = game.heroes()
        if heroes:
            taken = api.Occurrence(
                api.On.SCENARIO_EVENT,
                reason=TAKEN_PRISONER,
                card=state.streams.pick("chance", heroes),
                source=use.card,
            )
            await api.when_window(game, taken)  # a campaign knows the prisoner beforehand
            hero = taken.card
            state.notes[_TAKEN] = hero
            state.facedown[hero] = True
            state.index = None
            if game.tell:
                game.tell(api.Event(TAKEN_PRISONER, api.announcements.of(game, hero)))
            await api.after_window(game, taken)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @api.rule(api.Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless 1 objective or more is theirs."""
        return not claimed(game)


@api.card("core:124", "Through the Caverns")
class ThroughTheCaverns:
    @api.response(after=api.On.PROGRESS_PLACED, condition=api.both(api.itself, has_prisoner))
    async def rescue(game: CardGame, use: Use) -> None:
        """After progress is placed here, turn the prisoner face up: that hero is rescued, and takes 1 damage."""
        state = game.state
        hero = prisoner(game)
        if hero is None:
            return
        rescued = api.Occurrence(
            api.On.SCENARIO_EVENT, reason=RESCUED, card=hero, player=state.controller[hero], source=use.card
        )
        if not await api.when_window(game, rescued):
            return
        state.notes[_RESCUED] = 1
        del state.facedown[hero]
        state.index = None
        if game.tell:
            game.tell(api.Event(RESCUED, api.announcements.of(game, hero)))
        await api.deal_damage(game, hero, 1, use.card)
        await api.after_window(game, rescued)

    count_ally = _counting
    one_ally = _limit
    lost = _loss

    @api.rule(api.Rule.CANNOT_ADVANCE)
    def locked_in(game: CardGame, use: Use) -> bool:
        """The players cannot go on unless the prisoner is rescued and all 3 objectives are theirs."""
        return _RESCUED not in game.state.notes or len(claimed(game)) < OBJECTIVES


@api.card("core:125", "Out of the Dungeons")
class OutOfTheDungeons:
    @api.forced(
        after=api.On.PHASE_BEGINS,
        condition=lambda game, use: use.occurrence.reason == "quest",
    )
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """As each quest phase begins, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)

    @api.rule(api.Rule.CANNOT_ADVANCE)
    def hunted(game: CardGame, use: Use) -> bool:
        """With the Nazgûl of Dol Guldur in play this stage cannot be completed; completing it wins the game."""
        return bool(game.copies(NAZGUL))


@api.card("core:101", "Dungeon Jailor")
class DungeonJailor:
    @api.forced(
        after=api.On.QUEST_FAILED,
        condition=lambda game, use: game.state.zone[use.card] == api.Zone.STAGING and bool(unclaimed(game)),
    )
    async def lock_away(game: CardGame, use: Use) -> None:
        """After a failed quest, if this enemy is staged, 1 unclaimed objective there goes back into its deck."""
        chosen = await api.choose(
            game, game.state.first_player, api.DecisionKind.SHUFFLE_INTO_DECK, unclaimed(game), use.card
        )
        if chosen is not None:
            await api.shuffle_into_deck(game, chosen)


def unclaimed(game: CardGame) -> list[int]:
    """The objectives of the staging area: those that lie free there, and those whose guard is there."""
    state = game.state
    held = [each for each, guard in state.guards.items() if state.zone[guard] == api.Zone.STAGING]
    return [*game.staged(api.CardType.OBJECTIVE), *held]


@api.card("core:102", NAZGUL)
class NazgulOfDolGuldur:
    @api.rule(api.Rule.CANNOT_HAVE_ATTACHMENTS)
    def shake_off(game: CardGame, use: Use, host: int, attachment: int) -> bool:
        """Players cannot attach anything to the Nazgûl."""
        return host == use.card and api.is_player_card(game, attachment)

    @api.forced(when=api.On.SCENARIO_EVENT, condition=api.called(RESCUED))
    async def give_chase(game: CardGame, use: Use) -> None:
        """The Nazgûl is staged as the players rescue the prisoner."""
        await api.place_in_staging(game, use.card)

    @api.forced(
        after=api.On.SHADOW_EFFECT,
        condition=lambda game, use: use.occurrence.source == use.card,
    )
    async def strike_down(game: CardGame, use: Use) -> None:
        """Each time a shadow effect of the Nazgûl has resolved, the engaged player must discard a character."""
        player = game.engaged_with(use.card)
        if player is not None:
            characters = api.discardable(game, use, game.characters(player))
            chosen = await api.choose(game, player, api.DecisionKind.DISCARD_CHARACTER, characters, use.card)
            if chosen is not None:
                await api.discard(game, chosen, use.card)


@api.card("core:103", "Cavern Guardian")
class CavernGuardian:
    @api.shadow
    async def despoil(game: CardGame, use: Use) -> None:
        """Pick and discard 1 attachment of yours, or lose all of them if nobody defends.

        Objectives that are lost this way return to the staging area.
        """
        held = api.discardable(game, use, api.attachments_of(game, use.player))
        if api.undefended(game):
            await api.discard(game, held, use.card)
            return
        chosen = await api.choose(game, use.player, api.DecisionKind.DISCARD_ATTACHMENT, held, use.card)
        if chosen is not None:
            await api.discard(game, chosen, use.card)


@api.card("core:104", "Under the Shadow")
class UnderTheShadow:
    @api.when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """Until the phase ends, 1 threat for each player in the game is added to that of the whole staging area."""
        api.add_lasting_effect(game, use.card, api.STAGING_THREAT, 1, per="players")

    @api.shadow
    async def weigh_down(game: CardGame, use: Use) -> None:
        """The defending player's threat rises by 1 for each enemy engaged with them."""
        await api.raise_threat(game, use.player, len(game.engaged_enemies(use.player)), use.card, "shadow")


async def _shackle(game: CardGame, use: Use) -> None:
    await api.attach_to_deck(game, use.card, game.state.first_player, "core:105/attached")


@api.card("core:105", "Iron Shackles")
class IronShackles:
    @api.when_revealed
    async def bind(game: CardGame, use: Use) -> None:
        """This card is laid on the first player's deck, as a Condition attachment.

        It then reads: the next draw from this deck, of however many cards, discards Iron Shackles instead.
        """
        await _shackle(game, use)

    @api.shadow
    async def bind_as_well(game: CardGame, use: Use) -> None:
        """Do as if this card had been revealed."""
        await _shackle(game, use)


def _draws_from_shackled_deck(game: CardGame, use: Use) -> bool:
    player = use.occurrence.player
    return use.card in game.state.deck_attachments.get(player, ()) and bool(game.state.decks[player])


@api.card("core:105/attached", "Iron Shackles", type=api.CardType.ATTACHMENT, traits=frozenset({"Condition"}))
class IronShacklesAttached:
    @api.constant(when=api.On.DRAWN, condition=_draws_from_shackled_deck)
    async def hold_back(game: CardGame, use: Use) -> None:
        """The next draw from this deck, of however many cards, discards Iron Shackles instead."""
        use.occurrence.replaced = True
        await api.discard(game, use.card)


@api.card("core:107", "Tower Gate")
class TowerGate:
    @api.forced(after=api.On.TRAVELLED, condition=api.itself)
    async def raise_the_alarm(game: CardGame, use: Use) -> None:
        """Once you have travelled here, every player is engaged by an Orc Guard: the next card of their own deck.

        It lies face down, is an enemy with 1 attack, 1 defense and 1 hit point, and counts as coming from the
        staging area.
        """
        await call_orc_guards(game)


@api.card("core:107/orc-guard", "Orc Guard", type=api.CardType.ENEMY, attack=1, defense=1, hit_points=1)
class OrcGuard:
    """What a face-down player card serves as."""


async def call_orc_guards(game: CardGame) -> None:
    """Each player, in player order, is engaged by the top card of their deck, which nobody looks at."""
    state = game.state
    for player in game.order():
        if state.decks[player]:
            guard = api.renew_id(game, state.decks[player][-1])
            api.take_form(game, guard, "core:107/orc-guard")
            state.controller = api.replaced(state.controller, guard, api.SCENARIO)
            await api.engage(game, guard, player)


def bearer(game: CardGame, use: Use) -> int:
    """The hero that a claimed objective is attached to; -1 while nobody has claimed it."""
    return -1 if game.state.controller[use.card] == api.SCENARIO else game.state.host.get(use.card, -1)


def borne(game: CardGame, use: Use) -> bool:
    """Has somebody claimed it?"""
    return bearer(game, use) >= 0


def _may_be_claimed(game: CardGame, use: Use) -> bool:
    return game.state.zone[use.card] == api.Zone.STAGING  # one with a guard is attached to it


def _claimants(game: CardGame, use: Use) -> list[int]:
    return [
        each
        for each in game.heroes(use.player)
        if api.affects(game, use.card, each)
        and not api.rule_applies(game, api.Rule.CANNOT_HAVE_ATTACHMENTS, each, use.card)
    ]


async def _claim(game: CardGame, use: Use, hero: int) -> None:
    """If nothing guards it, add 2 to your threat: you claim this objective, and it goes on a hero of yours."""
    await api.claim(game, use.card, use.player, hero)


def _goes_back(game: CardGame, use: Use) -> bool:
    """Should it be detached, it returns to the staging area."""
    return True


def _can_claim_later(game: CardGame, use: Use) -> bool:
    """What is claimed counts when the stage has all its progress, which the quest brings in 3.4."""
    points = api.stat(game, game.state.quest, api.Stat.QUEST_POINTS)
    return game.state.windows[-1].name != "3.3" and game.state.progress.get(game.state.quest, 0) < points


_claiming = api.action(
    cost=api.RaiseMyThreat(2),
    condition=_may_be_claimed,
    target=_claimants,
    matters=api.Relevance(_may_be_claimed, _can_claim_later),
)


@api.card("core:108", "Gandalf's Map")
class GandalfsMap:
    claim = _claiming(_claim)
    goes_back = api.rule(api.Rule.RETURNS_TO_STAGING)(_goes_back)

    @api.rule(api.Rule.CANNOT_ATTACK)
    def keep_out_of_attacks(game: CardGame, use: Use, character: int, player: int) -> bool:
        """The hero who bears it cannot attack."""
        return character == bearer(game, use)

    @api.rule(api.Rule.CANNOT_DEFEND)
    def keep_out_of_defense(game: CardGame, use: Use, character: int, player: int) -> bool:
        """Nor can that hero defend."""
        return character == bearer(game, use)


@api.card("core:109", "Dungeon Torch")
class DungeonTorch:
    claim = _claiming(_claim)
    goes_back = api.rule(api.Rule.RETURNS_TO_STAGING)(_goes_back)

    @api.forced(after=api.On.ROUND_ENDS, condition=borne)
    async def draw_eyes(game: CardGame, use: Use) -> None:
        """As each round ends, the threat of whoever controls the hero who bears it rises by 2."""
        if borne(game, use):  # the bearer may have fallen as the round ended
            await api.raise_threat(game, game.state.controller[bearer(game, use)], 2, use.card, "torch")


@api.card("core:110", "Shadow Key")
class ShadowKey:
    claim = _claiming(_claim)
    goes_back = api.rule(api.Rule.RETURNS_TO_STAGING)(_goes_back)

    @api.forced(after=api.On.ROUND_ENDS, condition=borne)
    async def gnaw(game: CardGame, use: Use) -> None:
        """As each round ends, the hero who bears it takes 1 damage."""
        if borne(game, use):
            await api.deal_damage(game, bearer(game, use), 1, use.card)
