"""The Tactics sphere of the core set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.cardgame.abilities.ability import Use, action, constant, modifier, response, rule
from waybread.cardgame.abilities.lasting_effects import add_delayed_effect, add_lasting_effect, delayed
from waybread.cardgame.abilities.modifiers import has_trait, keyword
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies
from waybread.cardgame.abilities.selectors import any_player, both, host, itself, targets, to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import attackable, characters_attack, why_not_attack
from waybread.cardgame.effects.costs import Exhaust
from waybread.cardgame.effects.damage import damageable, deal_damage
from waybread.cardgame.effects.leaving_play import shuffle_into_deck
from waybread.cardgame.effects.progress import progress_on_quest
from waybread.cardgame.effects.resources import gain_resources
from waybread.cardgame.facts import CardType, Keyword, Sphere, Stat
from waybread.cardgame.library import card
from waybread.cardgame.relevance import (
    allows_defenders,
    any_of,
    changes,
    heals,
    its_targets,
    own_card,
    prevents_attacks,
)
from waybread.cardgame.state import Delayed, Zone

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

TACTICS = Sphere.TACTICS


def quest_takes_progress(game: CardGame, use: Use) -> bool:
    """Could a card place progress on the current quest, by way of an active location (lcg:faq.1.47-2)?"""
    state = game.state
    place = state.active_location if state.active_location >= 0 else state.quest
    return (
        place >= 0
        and affects(game, use.card, place)
        and not rule_applies(game, Rule.CANNOT_HAVE_PROGRESS, place, use.card)
    )


def attacker_hurt(game: CardGame, use: Use) -> bool:
    """For *after a defender is declared*: could the attacking enemy still be dealt damage?"""
    return damageable(game, use.occurrence.source, use.card)


def engaged_enemies(game: CardGame, use: Use) -> list[int]:
    """Enemies engaged with anybody, as far as a card can act on them."""
    return [each for player in game.order() for each in game.state.engaged[player] if affects(game, use.card, each)]


# Heroes


@card("core:4", "Gimli")
class Gimli:
    @modifier(Stat.ATTACK)
    def fury(game: CardGame, use: Use, card: int) -> int:
        """Each point of damage on Gimli gives him +1 attack."""
        return game.state.damage.get(card, 0) if card == use.card else 0


@card("core:5", "Legolas")
class Legolas:
    @response(
        after=On.DESTROYED,
        condition=lambda game, use: use.card in use.occurrence.attackers and quest_takes_progress(game, use),
    )
    async def clear_the_way(game: CardGame, use: Use) -> None:
        """Once an attack with Legolas in it has destroyed an enemy, the current quest gets 2 progress."""
        await progress_on_quest(game, 2, use.card)


@card("core:6", "Thalin")
class Thalin:
    @constant(
        when=On.REVEALED,
        condition=lambda game, use: (
            use.card in game.state.committed
            and use.occurrence.origin in (Zone.ENCOUNTER_DECK, Zone.ENCOUNTER_DISCARD)
            and game.type_of(use.occurrence.card) is CardType.ENEMY
        ),
    )
    async def strike_first(game: CardGame, use: Use) -> None:
        """As long as Thalin is committed, every enemy that the encounter deck reveals takes 1 damage at once."""
        await deal_damage(game, use.occurrence.card, 1, use.card)


# Allies


@card("core:29", "Gondorian Spearman")
class GondorianSpearman:
    @response(
        after=On.DEFENDER_DECLARED,
        condition=both(itself, attacker_hurt),
    )
    async def set_the_spear(game: CardGame, use: Use) -> None:
        """After this ally is declared as a defender, the attacker takes 1 damage."""
        await deal_damage(game, use.occurrence.source, 1, use.card)


@card("core:31", "Beorn")
class Beorn:
    @action(limit=1, matters=any_of(changes(Stat.ATTACK, of=own_card), heals(own_card)))
    async def take_bear_shape(game: CardGame, use: Use) -> None:
        """Beorn has +5 attack this phase; as it ends, shuffle him into your deck. At most once each round."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 5, cards=[use.card])
        add_delayed_effect(game, "after:phase ends", "beorn goes home", use.card, use.card)


@delayed("beorn goes home")
async def beorn_goes_home(game: CardGame, effect: Delayed) -> None:
    """Beorn is shuffled into his owner's deck."""
    if game.state.zone[effect.card] == Zone.AREA:
        await shuffle_into_deck(game, effect.card)


# Events


@card("core:32", "Blade Mastery")
class BladeMastery:
    @action(
        target=targets(lambda game, use: game.characters()),
        matters=changes(Stat.ATTACK, Stat.DEFENSE, of=its_targets),
    )
    async def fight_with_skill(game: CardGame, use: Use, character: int) -> None:
        """This phase a character of your choice has +1 attack and +1 defence."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[character])
        add_lasting_effect(game, use.card, Stat.DEFENSE, 1, cards=[character])


@card("core:33", "Rain of Arrows")
class RainOfArrows:
    @action(
        cost=Exhaust(lambda game, use: [each for each in game.characters() if keyword(game, each, Keyword.RANGED)]),
        condition=lambda game, use: any(damageable(game, each, use.card) for each in engaged_enemies(game, use)),
        target=any_player,
    )
    async def shoot(game: CardGame, use: Use, player: int) -> None:
        """Exhaust a ranged character of yours and pick a player: all enemies engaged with them take 1 damage each."""
        await deal_damage(game, list(game.state.engaged[player]), 1, use.card)


@card("core:34", "Feint")
class Feint:
    @action(phase="combat", target=engaged_enemies, matters=prevents_attacks(its_targets))
    async def distract(game: CardGame, use: Use, enemy: int) -> None:
        """Choose an engaged enemy: for this phase it cannot attack the player it is engaged with."""
        player = game.engaged_with(enemy)
        if player is not None:
            add_lasting_effect(game, use.card, Rule.CANNOT_ATTACK, cards=[enemy], player=player)


def within_reach(game: CardGame, use: Use) -> list[int]:
    """Enemies that the character exhausted for it may attack; before that, any ready one of the player's."""
    ready = [each for each in game.characters(use.player) if each not in game.state.exhausted]
    able = [use.paid] if use.paid >= 0 else ready
    enemies = attackable(game, use.player)
    return [enemy for enemy in enemies if None in [why_not_attack(game, each, enemy) for each in able]]


@card("core:35", "Quick Strike")
class QuickStrike:
    @action(
        cost=Exhaust(
            lambda game, use: [
                each
                for each in game.characters()
                if None in [why_not_attack(game, each, enemy) for enemy in attackable(game, use.player)]
            ]
        ),
        target=within_reach,  # an attack may go for an immune enemy too (lcg:faq.1.47)
    )
    async def strike(game: CardGame, use: Use, enemy: int) -> None:
        """Exhaust a character of yours: it attacks, alone and at once, any enemy of your choice that it may attack."""
        await characters_attack(game, use.paid, enemy)


@card("core:36", "Thicket of Spears")
class ThicketOfSpears:
    @rule(Rule.PAID_FROM_POOLS)
    def three_pools() -> int:
        """Each of 3 different heroes has to pay a part of its cost."""
        return 3

    @action(
        condition=lambda game, use: bool(engaged_enemies(game, use)),
        target=any_player,
        matters=prevents_attacks(engaged_enemies),
    )
    async def form_the_thicket(game: CardGame, use: Use, player: int) -> None:
        """Choose a player: for this phase the enemies now engaged with them cannot attack them."""
        enemies = game.state.engaged[player]
        if enemies:
            add_lasting_effect(game, use.card, Rule.CANNOT_ATTACK, cards=enemies, player=player)


@card("core:37", "Swift Strike")
class SwiftStrike:
    @response(after=On.DEFENDER_DECLARED, condition=attacker_hurt)
    async def riposte(game: CardGame, use: Use) -> None:
        """Once any character has been declared as a defender, the attacker takes 2 damage."""
        await deal_damage(game, use.occurrence.source, 2, use.card)


@card("core:38", "Stand Together")
class StandTogether:
    @action(target=any_player, matters=allows_defenders)
    async def close_ranks(game: CardGame, use: Use, player: int) -> None:
        """Pick a player: whenever an enemy attacks them this phase, they may declare as many defenders as they like."""
        add_lasting_effect(game, use.card, Rule.MAY_DECLARE_SEVERAL_DEFENDERS, player=player)


# Attachments


def attached_hero_slays(game: CardGame, use: Use) -> bool:
    """The attached hero took part in the attack that destroyed an enemy."""
    return host(game, use) in use.occurrence.attackers


@card("core:39", "Blade of Gondolin")
class BladeOfGondolin:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.ATTACK)
    def gleam(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has +1 attack while attacking an Orc."""
        if card != host(game, use):
            return 0
        attack = next((each for each in reversed(game.state.attacks) if card in each.attackers), None)
        return 1 if attack and game.in_play(attack.enemy) and has_trait(game, attack.enemy, "Orc") else 0

    @response(
        after=On.DESTROYED,
        condition=lambda game, use: attached_hero_slays(game, use) and quest_takes_progress(game, use),
    )
    async def press_on(game: CardGame, use: Use) -> None:
        """Once an attack with that hero in it has destroyed an enemy, the current quest gets 1 progress."""
        await progress_on_quest(game, 1, use.card)


@card("core:40", "Citadel Plate")
class CitadelPlate:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.HIT_POINTS)
    def shield(game: CardGame, use: Use, card: int) -> int:
        """The hero it is on has +4 hit points."""
        return 4 if card == host(game, use) else 0


@card("core:41", "Dwarven Axe")
class DwarvenAxe:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.ATTACK)
    def bite(game: CardGame, use: Use, card: int) -> int:
        """Attached hero gets +1 attack, or +2 instead if that hero is a Dwarf."""
        if card != host(game, use):
            return 0
        return 2 if has_trait(game, card, "Dwarf") else 1


@card("core:42", "Horn of Gondor")
class HornOfGondor:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @response(
        after=On.DESTROYED,
        # Only characters and enemies are destroyed, and no player controls an enemy.
        condition=lambda game, use: use.occurrence.controller >= 0 and affects(game, use.card, host(game, use)),
    )
    async def sound_the_horn(game: CardGame, use: Use) -> None:
        """Once a character, anybody's, has been destroyed, the attached hero gains 1 resource."""
        await gain_resources(game, host(game, use), 1, use.card)
