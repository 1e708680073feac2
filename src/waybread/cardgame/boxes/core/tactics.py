"""The Tactics sphere of the core set."""

from __future__ import annotations

from waybread.cardgame import card_api as api
from waybread.cardgame.card_api import CardGame, Use

TACTICS = api.Sphere.TACTICS


def quest_takes_progress(game: CardGame, use: Use) -> bool:
    """Could a card place progress on the current quest, by way of an active location (lcg:faq.1.47-2)?"""
    state = game.state
    place = state.active_location if state.active_location >= 0 else state.quest
    return (
        place >= 0
        and api.affects(game, use.card, place)
        and not api.rule_applies(game, api.Rule.CANNOT_HAVE_PROGRESS, place, use.card)
    )


def attacker_hurt(game: CardGame, use: Use) -> bool:
    """For *after a defender is declared*: could the attacking enemy still be dealt damage?"""
    return api.damageable(game, use.occurrence.source, use.card)


def engaged_enemies(game: CardGame, use: Use) -> list[int]:
    """Enemies engaged with anybody, as far as a card can act on them."""
    found = [each for player in game.order() for each in game.engaged_enemies(player)]
    return [each for each in dict.fromkeys(found) if api.affects(game, use.card, each)]


# Heroes


@api.card("core:4", "Gimli")
class Gimli:
    @api.modifier(api.Stat.ATTACK)
    def fury(game: CardGame, use: Use, card: int) -> int:
        """Each point of damage on Gimli gives him +1 attack."""
        return game.state.damage.get(card, 0) if card == use.card else 0


@api.card("core:5", "Legolas")
class Legolas:
    @api.response(
        after=api.On.DESTROYED,
        condition=lambda game, use: use.card in use.occurrence.attackers and quest_takes_progress(game, use),
    )
    async def clear_the_way(game: CardGame, use: Use) -> None:
        """Once an attack with Legolas in it has destroyed an enemy, the current quest gets 2 progress."""
        await api.progress_on_quest(game, 2, use.card)


@api.card("core:6", "Thalin")
class Thalin:
    @api.constant(
        when=api.On.REVEALED,
        condition=lambda game, use: (
            use.card in game.state.committed
            and use.occurrence.origin in (api.Zone.ENCOUNTER_DECK, api.Zone.ENCOUNTER_DISCARD)
            and game.type_of(use.occurrence.card) is api.CardType.ENEMY
        ),
    )
    async def strike_first(game: CardGame, use: Use) -> None:
        """As long as Thalin is committed, every enemy that the encounter deck reveals takes 1 damage at once."""
        await api.deal_damage(game, use.occurrence.card, 1, use.card)


# Allies


@api.card("core:29", "Gondorian Spearman")
class GondorianSpearman:
    @api.response(
        after=api.On.DEFENDER_DECLARED,
        condition=api.both(api.itself, attacker_hurt),
    )
    async def set_the_spear(game: CardGame, use: Use) -> None:
        """After this ally is declared as a defender, the attacker takes 1 damage."""
        await api.deal_damage(game, use.occurrence.source, 1, use.card)


@api.card("core:31", "Beorn")
class Beorn:
    @api.action(limit=1, matters=api.any_of(api.changes(api.Stat.ATTACK, of=api.own_card), api.heals(api.own_card)))
    async def take_bear_shape(game: CardGame, use: Use) -> None:
        """Beorn has +5 attack this phase; as it ends, shuffle him into your deck. At most once each round."""
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, 5, cards=[use.card])
        api.add_delayed_effect(game, "after:phase ends", "beorn goes home", use.card, use.card)


@api.delayed("beorn goes home")
async def beorn_goes_home(game: CardGame, effect: api.Delayed) -> None:
    """Beorn is shuffled into his owner's deck."""
    if game.state.zone[effect.card] == api.Zone.AREA:
        await api.shuffle_into_deck(game, effect.card)


# Events


@api.card("core:32", "Blade Mastery")
class BladeMastery:
    @api.action(
        target=api.targets(lambda game, use: game.characters()),
        matters=api.changes(api.Stat.ATTACK, api.Stat.DEFENSE, of=api.its_targets),
    )
    async def fight_with_skill(game: CardGame, use: Use, character: int) -> None:
        """This phase a character of your choice has +1 attack and +1 defence."""
        api.add_lasting_effect(game, use.card, api.Stat.ATTACK, 1, cards=[character])
        api.add_lasting_effect(game, use.card, api.Stat.DEFENSE, 1, cards=[character])


@api.card("core:33", "Rain of Arrows")
class RainOfArrows:
    @api.action(
        cost=api.Exhaust(
            lambda game, use: [each for each in game.characters() if api.keyword(game, each, api.Keyword.RANGED)]
        ),
        condition=lambda game, use: any(api.damageable(game, each, use.card) for each in engaged_enemies(game, use)),
        target=api.any_player,
    )
    async def shoot(game: CardGame, use: Use, player: int) -> None:
        """Exhaust a ranged character of yours and pick a player: all enemies engaged with them take 1 damage each."""
        await api.deal_damage(game, list(game.engaged_enemies(player)), 1, use.card)


@api.card("core:34", "Feint")
class Feint:
    @api.action(phase="combat", target=engaged_enemies, matters=api.prevents_attacks(api.its_targets))
    async def distract(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an engaged enemy: for this phase it cannot attack the player it is engaged with."""
        for player in game.engaged_players(enemy):
            api.add_lasting_effect(game, use.card, api.Rule.CANNOT_ATTACK, cards=[enemy], player=player)


def within_reach(game: CardGame, use: Use) -> list[int]:
    """Enemies that the character exhausted for it may attack; before that, any ready one of the player's."""
    ready = [each for each in game.characters(use.player) if each not in game.state.exhausted]
    able = [use.paid] if use.paid >= 0 else ready
    enemies = api.attackable(game, use.player)
    return [enemy for enemy in enemies if None in [api.why_not_attack(game, each, enemy) for each in able]]


@api.card("core:35", "Quick Strike")
class QuickStrike:
    @api.action(
        cost=api.Exhaust(
            lambda game, use: [
                each
                for each in game.characters()
                if None in [api.why_not_attack(game, each, enemy) for enemy in api.attackable(game, use.player)]
            ]
        ),
        target=within_reach,  # an attack may go for an immune enemy too (lcg:faq.1.47)
    )
    async def strike(game: CardGame, use: Use, enemy: int) -> None:
        """Exhaust a character of yours: it attacks, alone and at once, any enemy of your choice that it may attack."""
        await api.characters_attack(game, use.paid, enemy)


@api.card("core:36", "Thicket of Spears")
class ThicketOfSpears:
    @api.rule(api.Rule.PAID_FROM_POOLS)
    def three_pools() -> int:
        """Each of 3 different heroes has to pay a part of its cost."""
        return 3

    @api.action(
        condition=lambda game, use: bool(engaged_enemies(game, use)),
        target=api.any_player,
        matters=api.prevents_attacks(engaged_enemies),
    )
    async def form_the_thicket(game: CardGame, use: Use, player: int) -> None:
        """Choose a player: for this phase the enemies now engaged with them cannot attack them."""
        enemies = game.engaged_enemies(player)
        if enemies:
            api.add_lasting_effect(game, use.card, api.Rule.CANNOT_ATTACK, cards=enemies, player=player)


@api.card("core:37", "Swift Strike")
class SwiftStrike:
    @api.response(after=api.On.DEFENDER_DECLARED, condition=attacker_hurt)
    async def riposte(game: CardGame, use: Use) -> None:
        """Once any character has been declared as a defender, the attacker takes 2 damage."""
        await api.deal_damage(game, use.occurrence.source, 2, use.card)


@api.card("core:38", "Stand Together")
class StandTogether:
    @api.action(target=api.any_player, matters=api.allows_defenders)
    async def close_ranks(game: CardGame, use: Use, player: int) -> None:
        """Pick a player: whenever an enemy attacks them this phase, they may declare as many defenders as they like."""
        api.add_lasting_effect(game, use.card, api.Rule.MAY_DECLARE_SEVERAL_DEFENDERS, player=player)


# Attachments


def attached_hero_slays(game: CardGame, use: Use) -> bool:
    """The attached hero took part in the attack that destroyed an enemy."""
    return api.host(game, use) in use.occurrence.attackers


@api.card("core:39", "Blade of Gondolin")
class BladeOfGondolin:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.ATTACK)
    def gleam(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has +1 attack while attacking an Orc."""
        if card != api.host(game, use):
            return 0
        attack = next((each for each in reversed(game.state.attacks) if card in each.attackers), None)
        return 1 if attack and game.in_play(attack.enemy) and api.has_trait(game, attack.enemy, "Orc") else 0

    @api.response(
        after=api.On.DESTROYED,
        condition=lambda game, use: attached_hero_slays(game, use) and quest_takes_progress(game, use),
    )
    async def press_on(game: CardGame, use: Use) -> None:
        """Once an attack with that hero in it has destroyed an enemy, the current quest gets 1 progress."""
        await api.progress_on_quest(game, 1, use.card)


@api.card("core:40", "Citadel Plate")
class CitadelPlate:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.HIT_POINTS)
    def shield(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has +4 hit points."""
        return 4 if card == api.host(game, use) else 0


@api.card("core:41", "Dwarven Axe")
class DwarvenAxe:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.modifier(api.Stat.ATTACK)
    def bite(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +1 attack, or +2 instead if that hero is a Dwarf."""
        if card != api.host(game, use):
            return 0
        return 2 if api.has_trait(game, card, "Dwarf") else 1


@api.card("core:42", "Horn of Gondor")
class HornOfGondor:
    attaches = api.rule(api.Rule.ATTACHES_TO)(api.to_a_hero)

    @api.response(
        after=api.On.DESTROYED,
        # Only characters and enemies are destroyed, and no player controls an enemy.
        condition=lambda game, use: use.occurrence.controller >= 0 and api.affects(game, use.card, api.host(game, use)),
    )
    async def sound_the_horn(game: CardGame, use: Use) -> None:
        """Once a character, anybody's, has been destroyed, the attached hero gains 1 resource."""
        await api.gain_resources(game, api.host(game, use), 1, use.card)
