"""Campaign mode of the revised core set: campaign cards, boons and burdens."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.boxes.core.escape_from_dol_guldur import RESCUED, TAKEN_PRISONER
from waybread.cardgame.card_api import CardGame, Use

ESCAPE = "Escape from Dol Guldur"
MENDOR, SUPPORT = "Mendor", "Mendor's Support"
VALOR, SCARRED, APPOINTED = "Valor", "Scarred", "Appointed by Fate"
TROLL = "Hill Troll"
SWARM, VENOM = "Ungoliant's Swarm", "Lingering Venom"
SIDE_B = "revised:131/side-b"
PRISONER = api.HeroNote("prisoner", otherwise="chance will take one of the heroes")


def mendor(game: CardGame) -> int | None:
    """Mendor, if he is in play, be he captured or free."""
    state = game.state
    return next((each for area in state.areas for each in area if state.cards[each].title == MENDOR), None)


def _mendor_is_free(game: CardGame, use: Use) -> bool:
    return bool(game.copies(MENDOR))


def _set_aside(game: CardGame, title: str) -> list[int]:
    return [each for each in game.state.aside if game.title(each) == title]


async def _begin_with(game: CardGame, title: str) -> None:
    for each in _set_aside(game, title):
        await api.start_in_play(game, each)


def _mendor_leaves(game: CardGame, use: Use) -> bool:
    return game.title(use.occurrence.card) == MENDOR


async def _lose_mendor(game: CardGame, use: Use) -> None:
    """Should Mendor leave play, the players have lost."""
    api.lose(game, "Mendor has left play")


_mendor_lost = api.constant(after=api.On.LEAVES_PLAY, condition=_mendor_leaves)(_lose_mendor)


# Campaign cards


@api.card("revised:129", "Passage Through Mirkwood", brings=(MENDOR,))
class PassageThroughMirkwood:
    @api.setup
    async def meet(game: CardGame, use: Use) -> None:
        """Mendor enters play."""
        await _begin_with(game, MENDOR)

    lost = _mendor_lost

    @api.rule(api.Rule.RESOLUTION)
    def earn_support(game: CardGame, use: Use, log: api.Log) -> api.Log:
        """When it is won, the pool gains 1 Mendor's Support for each player, and a burden by the path taken.

        Beorn's Path earns Ungoliant's Swarm; Don't Leave the Path earns Lingering Venom.
        """
        for _ in log.players:
            log = api.earn(log, SUPPORT)
        path = game.state.identity[game.state.quest]
        burden = {"core:121": VENOM, "core:122": SWARM}.get(path)
        return api.earn(log, burden) if burden else log


async def _each_attaches(game: CardGame, use: Use, title: str) -> None:
    """Each player puts a set-aside copy on a hero of theirs, as far as there are copies and heroes."""
    state = game.state
    for player in game.order():
        copies = _set_aside(game, title)
        if not copies:
            return
        heroes = [each for each in api.hosts(game, copies[0], player) if state.controller[each] == player]
        hero = await api.choose(game, player, api.DecisionKind.ATTACH, heroes, copies[0], "lcg:choose.2")
        if hero is not None:
            if game.card(copies[0]).player_back:
                state.owner = api.replaced(state.owner, copies[0], player)
            await api.attach(game, copies[0], hero, player)


def _troll_falls(game: CardGame, use: Use) -> bool:
    occurrence = use.occurrence
    return game.title(occurrence.card) == TROLL and bool(_set_aside(game, VALOR))


def _troll_kills(game: CardGame, use: Use) -> bool:
    occurrence = use.occurrence
    if game.card(occurrence.card).type not in (api.CardType.HERO, api.CardType.ALLY):
        return False
    causes = [each for each in (*occurrence.attackers, occurrence.source) if each >= 0]
    return any(game.title(each) == TROLL for each in causes)


@api.card("revised:130", "Journey Along the Anduin", brings=(MENDOR, VALOR, SCARRED))
class JourneyAlongTheAnduin:
    @api.setup
    async def meet(game: CardGame, use: Use) -> None:
        """Mendor enters play; every Valor and Scarred lies aside."""
        await _begin_with(game, MENDOR)

    @api.response(after=api.On.DESTROYED, condition=_troll_falls)
    async def take_heart(game: CardGame, use: Use) -> None:
        """Once a Hill Troll has been defeated, each player who can puts 1 Valor from aside on a hero of theirs."""
        await _each_attaches(game, use, VALOR)

    @api.forced(after=api.On.DESTROYED, condition=_troll_kills, limit=1, per=api.Per.GAME)
    async def be_scarred(game: CardGame, use: Use) -> None:
        """Once a game, after a Hill Troll destroys a character, each player puts 1 Scarred on a hero of theirs."""
        await _each_attaches(game, use, SCARRED)

    lost = _mendor_lost

    @api.rule(api.Rule.RESOLUTION)
    def remember(game: CardGame, use: Use, log: api.Log) -> api.Log:
        """When it is won, every Valor and Scarred in play joins the pool, with its hero.

        Whichever hero is hurt most, by chance if there are several, is noted as the prisoner to be.
        """
        state = game.state
        for each, on in state.host.items():
            if game.title(each) in (VALOR, SCARRED):
                log = api.earn(log, game.title(each), api.name_in_log(game, on))
        heroes = game.heroes()
        most = max((state.damage.get(each, 0) for each in heroes), default=0)
        hurt = [each for each in heroes if state.damage.get(each, 0) == most]
        if not hurt:
            return log
        return api.note_hero(log, PRISONER.name, api.name_in_log(game, state.streams.clone().pick("prisoner", hurt)))


@api.card("revised:131", ESCAPE, brings=(MENDOR, APPOINTED), hero_notes=(PRISONER,))
class EscapeFromDolGuldur:
    @api.setup
    async def appoint(game: CardGame, use: Use) -> None:
        """Mendor enters play, and the first player picks a hero to have Appointed by Fate."""
        await _begin_with(game, MENDOR)
        await _begin_with(game, APPOINTED)

    @api.constant(when=api.On.SCENARIO_EVENT, condition=api.called(TAKEN_PRISONER))
    async def choose_prisoner(game: CardGame, use: Use) -> None:
        """Chance does not pick the prisoner: it is the one that the campaign log names."""
        noted = api.noted_hero(game.state, PRISONER.name)
        if noted is not None and noted in game.heroes():
            use.occurrence.card = noted

    @api.forced(after=api.On.SCENARIO_EVENT, condition=api.called(TAKEN_PRISONER))
    async def capture(game: CardGame, use: Use) -> None:
        """All that is attached to the prisoner, and Mendor beside, is turned face down; then this card is flipped."""
        state = game.state
        prisoner, captive = use.occurrence.card, mendor(game)
        for each in state.attached.get(prisoner, ()):
            state.facedown[each] = True
        if captive is not None:
            _imprison(game, captive, state.controller[prisoner])
        state.index = None
        api.take_form(game, use.card, SIDE_B)

    @api.rule(api.Rule.RESOLUTION)
    def part(game: CardGame, use: Use, log: api.Log) -> api.Log:
        """When it is won with Mendor in play, he joins the pool, for the next campaign; if not, he is in no pool."""
        return api.strike(log, MENDOR) if mendor(game) is None else api.earn(log, MENDOR)


def _imprison(game: CardGame, captive: int, player: int) -> None:
    """Lay Mendor face down next to the prisoner, without leaving play; his own text no longer moves him."""
    state = game.state
    next(each for each in state.areas if captive in each).remove(captive)
    state.areas[player].append(captive)
    state.controller = api.replaced(state.controller, captive, player)
    state.facedown[captive] = True
    if game.tell:
        game.tell(api.Event(TAKEN_PRISONER, api.announcements.of(game, captive)))


def _first_claim(game: CardGame, use: Use) -> bool:
    state = game.state
    claimed = [each for each in state.host if state.cards[each].scenario == ESCAPE and state.controller[each] >= 0]
    return len(claimed) == 1 and mendor(game) in state.facedown


@api.card(SIDE_B, ESCAPE)
class EscapeFromDolGuldurSideB:
    @api.response(after=api.On.CLAIMED, condition=_first_claim)
    async def free(game: CardGame, use: Use) -> None:
        """Once the players have claimed their first objective, Mendor is turned face up and takes 1 damage."""
        found = mendor(game)
        if found is not None:
            game.state.facedown.pop(found, None)
            game.state.index = None
            if game.tell:
                game.tell(api.Event(RESCUED, api.announcements.of(game, found)))
            await api.follow_first_player(game)  # his text works again
            await api.deal_damage(game, found, 1, use.card)

    @api.constant(after=api.On.SCENARIO_EVENT, condition=api.called(RESCUED))
    async def return_gear(game: CardGame, use: Use) -> None:
        """When the prisoner is rescued, that hero's attachments are turned face up again."""
        for each in game.state.attached.get(use.occurrence.card, ()):
            game.state.facedown.pop(each, None)
        game.state.index = None

    part = EscapeFromDolGuldur.part


# Boons


_MENDOR_FIGHTS = api.changes(
    api.Stat.WILLPOWER, api.Stat.ATTACK, api.Stat.DEFENSE, of=lambda game, use: game.copies(MENDOR), until="round"
)


def _not_yet_played(game: CardGame, use: Use) -> bool:
    return _mendor_is_free(game, use) and game.state.notes.get(SUPPORT) != game.state.round


@api.card("revised:132", SUPPORT, one_each=True)
class MendorsSupport:
    @api.action(condition=_not_yet_played, matters=_MENDOR_FIGHTS)
    async def rally(game: CardGame, use: Use) -> None:
        """For the rest of the round Mendor has 2 more of each: willpower, attack and defence.

        The players together can play 1 copy of this in each round.
        """
        game.state.notes[SUPPORT] = game.state.round
        for stat in (api.Stat.WILLPOWER, api.Stat.ATTACK, api.Stat.DEFENSE):
            api.add_lasting_effect(game, use.card, stat, 2, cards=game.copies(MENDOR), until="round")


def _one_per_hero(game: CardGame, use: Use, hero: int) -> bool:
    """Only on a hero, at most 1 on each."""
    held = game.state.attached.get(hero, ())
    return api.to_a_hero(game, use, hero) and all(game.title(each) != game.title(use.card) for each in held)


def _hero_attacks(game: CardGame, use: Use) -> bool:
    occurrence = use.occurrence
    if api.host(game, use) != occurrence.card:
        return False
    return occurrence.card in game.state.damage or api.damageable(game, occurrence.source, use.card)


@api.card("revised:133", VALOR)
class Valor:
    attaches = api.rule(api.Rule.ATTACHES_TO)(_one_per_hero)

    @api.response(after=api.On.ATTACKER_DECLARED, condition=_hero_attacks, cost=api.EXHAUST_ME)
    async def strike(game: CardGame, use: Use) -> None:
        """Exhaust Valor once its hero is declared as an attacker: that hero heals 1 damage, the enemy takes 1."""
        await api.heal(game, api.host(game, use), 1, use.card)
        await api.deal_damage(game, use.occurrence.source, 1, use.card)


def _host_collects(game: CardGame, use: Use) -> bool:
    occurrence = use.occurrence  # only the resource phase gives resources that come from no card
    return occurrence.source < 0 and occurrence.card == api.host(game, use)


@api.card("revised:134", APPOINTED)
class AppointedByFate:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.constant(when=api.On.RESOURCES_GAINED, condition=_host_collects)
    async def prosper(game: CardGame, use: Use) -> None:
        """The hero it is on collects 1 more resource in every resource phase."""
        use.occurrence.amount += 1


@api.card("revised:135", MENDOR, starts_in_play=True, carries_on=True, comes_with=(SUPPORT,))
class Mendor:
    @api.rule(api.Rule.GOES_WITH_THE_FIRST_PLAYER)
    def follow(game: CardGame, use: Use) -> bool:
        """Whoever is first player controls Mendor."""
        return True

    @api.response(after=api.On.STAGE_DEFEATED, condition=lambda game, use: api.could_ready(game, use.card) or any(
        api.could_draw(game, each) for each in game.order()
    ))  # fmt: skip
    async def lead_on(game: CardGame, use: Use) -> None:
        """Once a quest stage has been completed, Mendor readies; then every player draws 1 card."""
        await api.ready(game, use.card, use.card)
        await api.draw(game, game.order(), 1, use.card)

    @api.rule(api.Rule.DESTINATION)
    def vanish(game: CardGame, use: Use, card: int) -> api.Zone | None:
        """When Mendor leaves play, he is out of the game."""
        return api.Zone.REMOVED if card == use.card else None


# Burdens


@api.card("revised:136", SWARM)
class UngoliantsSwarm:
    @api.forced(after=api.On.ENGAGED, condition=api.itself)
    async def overrun(game: CardGame, use: Use) -> None:
        """Once it has engaged a player, that player must pick 2 of their characters and exhaust them."""
        player = use.occurrence.player
        upright = [each for each in game.characters(player) if each not in game.state.exhausted]
        chosen = await api.pick_group(
            player, api.DecisionKind.EXHAUST, upright, "lcg:choose.1", least=2, most=2, about=use.card
        )
        await api.exhaust(game, chosen, use.card)

    @api.shadow
    async def emerge(game: CardGame, use: Use) -> None:
        """Ungoliant's Swarm itself enters play, engaged with the defending player."""
        async with api.AtOnce(game):
            await api.engage(game, use.card, use.player)
            await api.after_window(game, api.Occurrence(api.On.ENTERS_PLAY, card=use.card, origin=api.Zone.SHADOW))


def _damaged(game: CardGame, player: int) -> list[int]:
    return [each for each in game.characters(player) if each in game.state.damage]


async def _exhaust_damaged(game: CardGame, player: int, source: int) -> None:
    upright = [each for each in _damaged(game, player) if each not in game.state.exhausted]
    await api.exhaust(game, upright, source)


def _most_damaged(game: CardGame, player: int) -> list[int]:
    damage = game.state.damage
    heroes = game.heroes(player)
    most = max((damage.get(each, 0) for each in heroes), default=0)
    return [each for each in heroes if damage.get(each, 0) == most]


@api.card("revised:137", VENOM)
class LingeringVenom:
    @api.when_revealed
    async def spread(game: CardGame, use: Use) -> None:
        """Every player must pick: exhaust all their damaged characters, or 2 damage for their most damaged hero."""
        for player in game.order():

            async def weaken(player: int = player) -> None:
                await _exhaust_damaged(game, player, use.card)

            async def sicken(player: int = player) -> None:
                hero = await api.choose(
                    game, player, api.DecisionKind.TAKE_DAMAGE, _most_damaged(game, player), use.card
                )
                if hero is not None:
                    await api.deal_damage(game, hero, 2, use.card)

            def upright(player: int = player) -> bool:
                return any(each not in game.state.exhausted for each in _damaged(game, player))

            def hurtable(player: int = player) -> bool:
                return any(api.damageable(game, each, use.card) for each in _most_damaged(game, player))

            await api.must_either(
                player,
                use.card,
                api.Alternative("Exhaust all your damaged characters", upright, weaken),
                api.Alternative("Deal 2 damage to your most damaged hero", hurtable, sicken),
            )

    @api.shadow
    async def weaken(game: CardGame, use: Use) -> None:
        """The defending player exhausts all their damaged characters."""
        await _exhaust_damaged(game, use.player, use.card)


@api.card("revised:138", SCARRED)
class Scarred:
    attaches = api.rule(api.Rule.ATTACHES_TO)(_one_per_hero)

    @api.forced(
        after=api.On.DESTROYED,
        # Only characters and enemies are destroyed, and no player controls an enemy.
        condition=lambda game, use: use.occurrence.controller == use.player,
    )
    async def grieve(game: CardGame, use: Use) -> None:
        """Once a character of yours has been destroyed, your threat rises by 1."""
        await api.raise_threat(game, use.player, 1, use.card)
