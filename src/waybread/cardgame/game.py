"""The card game as a running game: what is where, who is who, and what each seat may know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from waybread.cardgame import scenarios, secrecy, views
from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.rules_in_play import concerns
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import CHARACTERS, Card, CardType
from waybread.cardgame.state import CardState, Zone
from waybread.cardgame.steps import timing_chart
from waybread.cards import Index, add_to_index
from waybread.kernel import Game, Json, Streams

if TYPE_CHECKING:
    from waybread.cardgame.abilities.ability import Ability
    from waybread.cardgame.state import Attack
    from waybread.cardgame.view_types import CardGameView

_HERO, _ALLY = CHARACTERS
_AREA, _ATTACHED, _OBJECTIVE, _ENEMY = Zone.AREA, Zone.ATTACHED, CardType.OBJECTIVE, CardType.ENEMY
_ELSEWHERE = Zone.ELSEWHERE
_BLANK, _CONSIDERED = Rule.BLANK, Rule.CONSIDERED_ENGAGED
_SEATS: Final = [
    [[*range(first, count), *range(first)] for first in range(count)] for count in range(scenarios.MOST_PLAYERS + 1)
]
"""The seats clockwise, by their number and the first of them."""


class CardGame(Game[CardState]):
    """The Lord of the Rings: The Card Game."""

    __slots__ = ()
    name = "cardgame"
    state_type = CardState
    steps = timing_chart

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> CardState:
        """Everything as setup step 1 finds it."""
        return scenarios.deal(setup, streams)

    @classmethod
    def shuffle_ids(cls, state: CardState) -> None:
        """Give all cards but the heroes other ids."""
        secrecy.shuffle_ids(state)

    # Players --------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """All seats, those of eliminated players included."""
        return range(len(self.state.threat))

    def order(self, first: int | None = None) -> list[int]:
        """The players still in the game, in player order (lcg:player-order.1); only those of the staging area."""
        state = self.state
        gone = state.eliminated
        if state.elsewhere:
            gone = [not self.takes_part(each) for each in self.players]
        if len(gone) == 1:
            return [] if gone[0] else [0]
        seats = _SEATS[len(gone)][state.first_player if first is None else first]
        return [each for each in seats if not gone[each]] if True in gone else [*seats]

    def takes_part(self, player: int) -> bool:
        """Is a player still in the game, and at the staging area that is being played (lcg:own-staging.1)?"""
        state = self.state
        if not state.elsewhere:
            return not state.eliminated[player]
        return not state.eliminated[player] and not any(player in each.players for each in state.elsewhere)

    def next_player(self, player: int) -> int | None:
        """The next player clockwise, or None for a lone player (lcg:next-player.2)."""
        others = self.order(player)
        others = [each for each in others if each != player]
        return others[0] if others else None

    # Cards ----------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """What a card is at the moment."""
        return self.state.cards[card]

    def title(self, card: int) -> str:
        """The title of a card."""
        return self.state.cards[card].title

    def in_play(self, card: int) -> bool:
        """Is a card in play and face up (lcg:in-play.1)?"""
        return self.state.zone[card] >= _AREA and card not in self.state.facedown

    def type_of(self, card: int) -> CardType:
        """The card type at the moment; whatever is attached is an attachment, an objective too (lcg:faq.1.23)."""
        printed = self.state.cards[card].type
        if self.state.zone[card] == _ATTACHED and printed is not _OBJECTIVE:
            return CardType.ATTACHMENT
        return printed

    def is_character(self, card: int) -> bool:
        """Heroes and allies in a player's area."""
        return self.state.zone[card] == _AREA and self.state.cards[card].type in CHARACTERS

    def characters(self, player: int | None = None) -> list[int]:
        """Face-up characters in play, of one player or of all in player order."""
        state = self.state
        areas, hidden = state.areas, state.facedown
        if player is None:
            found = areas[0] if len(areas) == 1 else [each for p in self.order() for each in areas[p]]
        else:
            found = areas[player]
        return [each for each in found if each not in hidden] if hidden else found.copy()

    def heroes(self, player: int | None = None) -> list[int]:
        """Face-up heroes in play."""
        cards = self.state.cards
        return [each for each in self.characters(player) if cards[each].type is _HERO]

    def allies(self, player: int | None = None) -> list[int]:
        """Allies in play."""
        cards = self.state.cards
        return [each for each in self.characters(player) if cards[each].type is _ALLY]

    def enemies(self) -> list[int]:
        """Every enemy in play: engaged in player order, then in the staging area."""
        state = self.state
        engaged = [each for player in self.order() for each in state.engaged[player]]
        return engaged + self.staged(_ENEMY)

    def staged(self, type_: CardType) -> list[int]:
        """Cards of one type in the staging area."""
        cards = self.state.cards
        return [each for each in self.state.staging if cards[each].type is type_]

    def locations(self) -> list[int]:
        """Every location in play: the active one, then the staging area's."""
        return self.active_locations() + self.staged(CardType.LOCATION)

    def active_locations(self) -> list[int]:
        """The active location; several only by card text (lcg:faq.1.34-1)."""
        active = self.state.active_location
        return [active, *self.state.more_active] if active >= 0 else []

    def is_active(self, card: int) -> bool:
        """Is a card an active location?"""
        return self.state.zone[card] == Zone.ACTIVE

    def cards_in_play(self) -> list[int]:
        """Every face-up card in play, in a fixed order."""
        state = self.state
        found = [] if state.quest < 0 else [state.quest]
        if state.active_location >= 0:
            found += (state.active_location, *state.more_active)
        found += state.beside
        for group in (*state.areas, *state.engaged, state.staging):
            found += group
        if state.attached:
            attached = state.attached
            found += [each for host in found if host in attached for each in self.attachments(host)]
        if state.facedown:
            found = [each for each in found if each not in state.facedown]
        for held in state.deck_attachments.values():
            found += held
        if state.elsewhere:
            found = [each for each in found if state.zone[each] >= _AREA]
        return found

    def attachments(self, host: int) -> list[int]:
        """What is attached to a card, and to its attachments in turn."""
        held = self.state.attached.get(host)
        return [each for card in held for each in (card, *self.attachments(card))] if held else []

    def engaged_with(self, enemy: int) -> int | None:
        """The player an enemy is engaged with, if any."""
        for player, enemies in enumerate(self.state.engaged):
            if enemy in enemies:
                return player
        return None

    def engaged_enemies(self, player: int) -> list[int]:
        """The enemies engaged with a player, and those of the staging area that count as such (lcg:faq.1.50-1)."""
        engaged = self.state.engaged[player]
        if _CONSIDERED not in (self.state.index or self.index):
            return engaged
        return engaged + [each for each in self.staged(_ENEMY) if any(self.rulings(_CONSIDERED, each, player))]

    def engaged_players(self, enemy: int) -> list[int]:
        """The players with whom an enemy is engaged, or counts as such."""
        return [each for each in self.order() if enemy in self.engaged_enemies(each)]

    def attack_goes_on(self) -> bool:
        """Does the running attack still have its parts (lcg:faq.q.attacker-gone, L35 h)?"""
        state = self.state
        attack = state.attacks[-1]
        if state.eliminated[attack.player] or (state.elsewhere and not self.takes_part(attack.player)):
            return False
        return self.enemy_is_there(attack)

    def enemy_is_there(self, attack: Attack) -> bool:
        """Is the enemy of an attack still in play, or where it attacks from?"""
        zone = self.state.zone[attack.enemy]
        return zone != _ATTACHED and zone >= (Zone.SHADOW if attack.outside else _AREA)

    def copies(self, title: str) -> list[int]:
        """Cards in play with a title (lcg:copy.1)."""
        cards = self.state.cards
        return [each for each in self.cards_in_play() if cards[each].title == title]

    def unique_in_play(self, title: str) -> bool:
        """Is a card with a unique title in play? One that lies face down, a character or attachment, counts too.

        So does one at another staging area (lcg:own-staging.3).
        """
        state = self.state
        if state.elsewhere and any(
            zone == _ELSEWHERE and state.cards[each].title == title for each, zone in enumerate(state.zone)
        ):
            return True
        for each in state.facedown:
            if state.zone[each] >= _AREA and state.cards[each].title == title:
                return True
        return bool(self.copies(title))

    def may_enter(self, card: int) -> bool:
        """May a card enter play? A unique one stays out while a copy is in play (lcg:unique.2)."""
        printed = self.state.cards[card]
        return not (printed.unique and self.unique_in_play(printed.title))

    # Abilities ------------------------------------------------------------------------

    @property
    def index(self) -> Index:
        """Abilities in play by what they answer to, as card and slot.

        It has a key also for what only lasting effects, or cards in hands and discard piles, may answer to: what has
        none need not be gone into.
        """
        index = self.state.index
        return self._make_index() if index is None else index

    def ability(self, card: int, slot: int) -> Ability:
        """An ability of a card."""
        return self.state.cards[card].abilities[slot]

    def rulings(self, rule: Rule, *about: int) -> Iterator[object]:
        """What constant abilities in play, and lasting effects, say about a rule."""
        state = self.state
        answering = (state.index or self.index).get(rule)
        if answering is None:
            return
        for card, slot in answering:
            answer = state.cards[card].abilities[slot].amount
            if answer is not None:
                yield answer(self, Use(card, state.controller[card], slot), *about)
        for each in state.lasting:
            if each.what == rule and concerns(self, each, about):
                yield each.word or each.amount

    def in_hands(self, key: str) -> bool:
        """Could a card in a hand, or in a discard pile, answer to this?"""
        state = self.state
        cards = state.cards
        if key in state.hand_keys:
            for hand in state.hands:
                for card in hand:
                    if key in cards[card].answers_from_hand:
                        return True
        if key in state.discard_keys:
            for pile in state.discards:
                for card in pile:
                    if key in cards[card].answers_from_discards:
                        return True
        return False

    def _make_index(self) -> Index:
        state = self.state
        found: dict[str, tuple[tuple[int, int], ...]] = dict.fromkeys(state.hand_keys, ())
        if state.discard_keys:
            found |= dict.fromkeys(state.discard_keys, ())
        for each in state.lasting:
            found[each.what] = ()
        in_play = self.cards_in_play()
        add_to_index(found, state.cards, in_play)
        state.index = index = MappingProxyType(found)  # clones share it
        if _BLANK in found:
            blank = self._blank_cards(in_play)
            state.index = index = MappingProxyType(
                {key: tuple((card, slot) for card, slot in each if card not in blank) for key, each in found.items()}
            )
        return index

    def _blank_cards(self, in_play: list[int]) -> set[int]:
        """Cards whose printed text box counts as blank (lcg:blank.1)."""
        lasting = {card for each in self.state.lasting if each.what == _BLANK for card in each.cards}
        return lasting | {card for card in in_play if any(self.rulings(_BLANK, card))}

    # What a seat may know ---------------------------------------------------------------

    def view(self, player: int | None) -> CardGameView:
        """All that a seat may know."""
        return views.view(self, player)

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Deal again what none of the viewers can know."""
        secrecy.conceal(self, viewers, streams)
