"""What ``scout`` has before it when it is asked: the game, the question, and how it values cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import fsum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from waybread.bots.cardgame.card_knowledge import (
    ROLES,
    SHADOW_ATTACK,
    SHADOW_COSTS,
    SHADOW_HARM,
    SHADOW_THREAT,
    Harm,
    Knowledge,
    Role,
)
from waybread.cardgame import CardType, Sphere, Stat, remaining_hit_points, stat

if TYPE_CHECKING:
    from waybread.bots.cardgame.weights import Weights
    from waybread.cardgame import CardGame, CardState
    from waybread.kernel import Decision


class Shadows(NamedTuple):
    """How likely a shadow card makes an attack worse by one, or by two or more; and what else it is likely to cost."""

    one: float
    two: float
    undefended_one: float
    undefended_two: float
    harm: float
    """What it costs on average besides damage, if somebody defends."""
    undefended_harm: float


class Fighter(NamedTuple):
    """A character as it counts in a fight."""

    card: int
    attack: int
    defense: int
    life: int
    worth: float
    wound: float
    """What a point of damage costs that does not destroy it."""
    defends: bool


class Asked:
    """One question to one player. Nothing in here may look at what that player cannot know."""

    def __init__(self, game: CardGame, decision: Decision, knowledge: Knowledge) -> None:
        self.game = game
        self.state: CardState = game.state
        self.decision = decision
        self.options: Sequence[int] = decision.options
        self.player = decision.player
        self.alone = len(game.order()) == 1
        self.knowledge = knowledge
        self.weights: Weights = knowledge.weights
        self.fighters: dict[int, Fighter] = {}
        """Characters that have been weighed already for this question."""

    def beside(self, player: int) -> Asked:
        """The same question as it looks to another player, as far as the table shows it."""
        other = Asked(self.game, self.decision, self.knowledge)
        other.player = player
        return other

    @property
    def asking(self) -> str:
        """The id of the card that asks, if one does."""
        about = self.decision.about
        return "" if about is None else self.state.cards[about].key

    # What may come --------------------------------------------------------------------

    @cached_property
    def unseen(self) -> list[int]:
        """Encounter cards that may come next, in an order that means nothing: the deck, and hidden shadow cards.

        An empty deck is made anew from the discard pile.
        """
        state = self.state
        found = state.encounter_deck or state.encounter_discard
        if state.shadows and state.encounter_deck:
            hidden = [each for dealt in state.shadows.values() for each in dealt if each in state.facedown]
            found = found + hidden
        return found

    @cached_property
    def shadows(self) -> Shadows:
        """What shadow cards are likely to do."""
        counts = [0, 0, 0, 0]
        harmful: list[tuple[float, float]] = []
        cards, effects, harms = self.state.cards, SHADOW_ATTACK, self.harms
        for each in self.unseen:
            key = cards[each].key
            effect = effects.get(key)
            if effect:
                defended, undefended = effect
                if defended:
                    counts[defended > 1] += 1
                if undefended:
                    counts[2 + (undefended > 1)] += 1
            if key in harms:
                harmful.append(harms[key])
        total = max(1, len(self.unseen))
        sums = [fsum([each[place] for each in harmful]) for place in (0, 1)]  # whatever the order is
        return Shadows(*(each / total for each in (*counts, *sums)))

    @property
    def harms(self) -> dict[str, tuple[float, float]]:
        """What a shadow effect would cost this player besides damage, defended and undefended, by card id."""
        state, price = self.state, self.threat_price(self.player)
        people = self.game.characters(self.player)
        held = self.knowledge.held
        gear = [
            held.get(state.cards[each].key, _OBJECTIVE)
            for who in people
            for each in state.attached.get(who, ())
            if state.controller[each] == self.player
        ]
        least, total = min(gear, default=0.0), sum(gear)
        one = sum(self.worth(each) if self.life(each) == 1 else 0.5 for each in people)
        two = sum(self.worth(each) if self.life(each) <= 2 else 1.0 for each in people)
        foes = len(state.engaged[self.player])
        other = {
            Harm.AN_ATTACHMENT: (least, least),
            Harm.AN_ATTACHMENT_IN_TWO_ATTACKS_OR_ALL: (0.5 * least, total),
            Harm.AN_ATTACHMENT_OR_ALL: (least, total),
            Harm.DAMAGE_TO_EVERYBODY: (one, two),
            Harm.THREAT_FOR_EACH_ENEMY: (foes * price, foes * price),
        }
        found: dict[str, tuple[float, float]] = {}
        for key in {state.cards[each].key for each in self.unseen}:
            if key in SHADOW_HARM:
                found[key] = other[SHADOW_HARM[key]]
            elif key in SHADOW_THREAT:
                defended, undefended = SHADOW_THREAT[key]
                found[key] = defended * price, undefended * price
            elif key in SHADOW_COSTS:
                found[key] = SHADOW_COSTS[key]
        return found

    # Numbers --------------------------------------------------------------------------

    def willpower(self, card: int) -> int:
        """The willpower of a character."""
        return stat(self.game, card, Stat.WILLPOWER)

    def attack(self, card: int) -> int:
        """The attack of a character or an enemy."""
        return stat(self.game, card, Stat.ATTACK)

    def defense(self, card: int) -> int:
        """The defense of a character or an enemy."""
        return stat(self.game, card, Stat.DEFENSE)

    def life(self, card: int) -> int:
        """The hit points that are left."""
        return remaining_hit_points(self.game, card)

    def threat_of(self, card: int) -> int:
        """The threat of a card in the staging area."""
        return stat(self.game, card, Stat.THREAT)

    def key(self, card: int) -> str:
        """The id of a card, by which boxes tell of it."""
        return self.state.cards[card].key

    def role(self, card: int) -> Role | None:
        """What a card is recognised by."""
        return ROLES.get(self.state.cards[card].key)

    # Worth ----------------------------------------------------------------------------

    def worth(self, card: int) -> float:
        """What a character in play is worth, all told."""
        printed = self.state.cards[card]
        value = self.knowledge.worth[printed.key]
        attached = self.state.attached.get(card)
        if attached:
            value += sum(self.knowledge.held.get(self.state.cards[each].key, 0.5) for each in attached)
        return value

    def is_hero(self, card: int) -> bool:
        """Is it a hero?"""
        return self.state.cards[card].type is CardType.HERO

    def ready(self, card: int) -> bool:
        """Is it ready?"""
        return card not in self.state.exhausted

    def cost(self, event: int) -> int:
        """What an event costs to play; nothing for an ability of another card."""
        printed = self.state.cards[event]
        return max(printed.cost or 0, 0) if printed.type is CardType.EVENT else 0

    def pool(self, sphere: Sphere | None) -> int:
        """All resources of the player's heroes of a sphere."""
        state = self.state
        return sum(
            state.resources.get(each, 0) for each in self.game.heroes(self.player) if state.cards[each].sphere is sphere
        )

    def threat_price(self, player: int) -> float:
        """What one more point of threat costs a player."""
        dial = self.state.threat[player] / 50
        return self.weights.threat * (1 + self.weights.threat_urgency * dial * dial * dial)

    @property
    def window(self) -> str:
        """The name of the action window that is open, if one is."""
        windows = self.state.windows
        return windows[-1].name if windows else ""


_OBJECTIVE: Final = 3.0
"""What it costs to lose an attachment that nothing else is known of, such as an objective."""

Rule: TypeAlias = Callable[[Asked], int]
"""The option that a rule of thumb chooses."""
Judge: TypeAlias = Callable[[Asked, int], float]
"""How good it is to use an ability, or an event, now; nothing above zero means not to."""
NO: Final = -1.0
