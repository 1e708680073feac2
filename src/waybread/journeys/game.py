"""Journeys in Middle-earth as a running game: what is where, who is who, and what each seat may know."""

from __future__ import annotations

from collections.abc import Collection, Coroutine, Mapping
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from waybread.cards import Index, add_to_index
from waybread.journeys import secrecy, views
from waybread.journeys.deal import deal
from waybread.journeys.facts import Card, CardType, Keyword, Limit, Stat
from waybread.journeys.guided_game import GuidedGame
from waybread.journeys.rules.abilities import Ability, Use
from waybread.journeys.rules.occurrences import STANDING
from waybread.journeys.rules.standing_rules import Rule
from waybread.journeys.script import hero_actions, map_actions  # noqa: F401 - they add their verbs to ACTIONS
from waybread.journeys.script.actions import ACTIONS, run_test
from waybread.journeys.script.places import spaces_named
from waybread.journeys.state import NOWHERE, Group, JourneyState, Test, Token
from waybread.journeys.steps import timing_chart
from waybread.kernel import Json, Streams

if TYPE_CHECKING:
    from waybread.journeys.script.adventure import TestOf
    from waybread.journeys.script.runner import Scene
    from waybread.journeys.view_types import JourneyView


class JourneyGame(GuidedGame[JourneyState]):
    """Journeys in Middle-earth, everything simulated."""

    __slots__ = ()
    name = "journeys"
    state_type = JourneyState
    steps = timing_chart
    verbs = ACTIONS

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> JourneyState:
        """Everything as the first step finds it."""
        return deal(setup, streams)

    @classmethod
    def shuffle_ids(cls, state: JourneyState) -> None:
        """Give all cards but the heroes and the stock other ids."""
        secrecy.shuffle_ids(state)

    # The party --------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """All seats."""
        return range(max(self.state.seats) + 1)

    def seat(self, hero: int) -> int:
        """Who plays a hero."""
        return self.state.seats[hero]

    @property
    def party_seat(self) -> int:
        """Who speaks for the party: the player whose hero acts, else the first (jme:adv.conflicts.1)."""
        active = self.state.active
        return self.state.seats[active] if active >= 0 else self.state.seats[0]

    def race(self, hero: int) -> set[str]:
        """What a hero counts as."""
        return {self.hero_card(hero).race, *map(str, self.rulings(Rule.RACE, hero))}

    def hero_card(self, hero: int) -> Card:
        """A hero's own card: the first ids are those of the hero cards."""
        return self.state.cards[hero]

    # The map ----------------------------------------------------------------------------

    def nearby(self, first: int, second: int) -> bool:
        """Are two spaces the same or adjacent (jme:61.1)?"""
        return self.board.nearby(first, second)

    def here(self, hero: int) -> list[int]:
        """The other heroes in a hero's space."""
        position = self.state.position
        space = position[hero]
        return [each for each in self.heroes if each != hero and position[each] == space != NOWHERE]

    def near(self, hero: int) -> list[int]:
        """The other heroes nearby (jme:61.2)."""
        position = self.state.position
        if position[hero] == NOWHERE:
            return []
        close = (position[hero], *self.board.neighbours(position[hero]))
        return [each for each in self.heroes if each != hero and position[each] in close]

    def groups_at(self, space: int) -> list[Group]:
        """The enemy groups in a space."""
        return [each for each in self.state.groups if each.space == space]

    def groups_near(self, space: int) -> list[Group]:
        """The enemy groups in a space and around it."""
        if space == NOWHERE or not self.state.groups:
            return []
        close = (space, *self.board.neighbours(space))
        return [each for each in self.state.groups if each.space in close]

    def tokens_at(self, space: int) -> list[Token]:
        """The tokens in a space, those on its borders not."""
        return [each for each in self.state.tokens if each.space == space and each.across == NOWHERE]

    def terrain_at(self, space: int, kind: str) -> list[Token]:
        """Terrain of one kind, with its ordinary rules, in a space."""
        return [
            each
            for each in self.state.tokens
            if each.kind == kind and each.space == space and self.has_ordinary_rules(each)
        ]

    def stream_between(self, first: int, second: int) -> bool:
        """Does a stream lie between two spaces?"""
        streams = self.borders("stream")
        return (first, second) in streams or (second, first) in streams

    # Cards ------------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """What a card is."""
        return self.state.cards[card]

    def keywords(self, card: int) -> Mapping[Keyword, int]:
        """The keywords of a prepared card; of two numbers the better one counts (jme:53.2)."""
        printed = self.state.cards[card].keywords
        if Rule.KEYWORDS not in self.index:
            return printed
        found = dict(printed)
        for granted in self.rulings(Rule.KEYWORDS, card):
            for keyword, number in granted.items():  # type: ignore[attr-defined]
                found[keyword] = max(found.get(keyword, 0), number)
        return found

    def with_keyword(self, hero: int, keyword: Keyword) -> list[int]:
        """The prepared cards of a hero that can be discarded for a keyword."""
        cards, lent = self.state.cards, Rule.KEYWORDS in self.index
        found = [
            each
            for each in self.state.prepared[hero]
            if keyword in cards[each].keywords or (lent and keyword in self.keywords(each))
        ]
        return [] if found and keyword in self.rulings(Rule.CANNOT_USE, hero) else found

    def has_boon(self, hero: int, key: str) -> bool:
        """Has a hero a boon?"""
        cards = self.state.cards
        return any(cards[each].boon == key for each in self.state.boons[hero])

    def harm_of(self, hero: int, type_: CardType) -> list[int]:
        """A hero's damage or fear cards."""
        cards = self.state.cards
        return [each for each in self.state.harm[hero] if cards[each].type is type_]

    def is_face_up(self, card: int) -> bool:
        """Does a card lie face up?"""
        return card not in self.state.facedown

    def value(self, hero: int, what: Stat | Limit) -> int:
        """A stat or limit of a hero with everything that changes it; what is cumulative adds up (jme:22.2a)."""
        printed = self.state.cards[hero].values[what]
        if what not in self.index and not self.state.lasting:
            return printed
        return max(0, printed + sum(amount for _, amount in self.value_changes(hero, what)))

    def value_changes(self, hero: int, what: Stat | Limit) -> list[tuple[int, int]]:
        """Which cards change a stat or limit of a hero, and by how much."""
        state = self.state
        found: list[tuple[int, int]] = []
        for card, slot in self.index.get(what, ()):
            amount = state.cards[card].abilities[slot].amount
            by = amount(self, Use(card, state.owner[card], slot, STANDING), hero) if amount else 0
            if by:
                found.append((card, by))
        found += [(each.source, each.amount) for each in state.lasting if each.what == what and each.hero == hero]
        return found

    @property
    def test(self) -> Test | None:
        """The test under way."""
        return self.state.tests[-1] if self.state.tests else None

    @property
    def open_test(self) -> Test | None:
        """The test under way, unless its results are being resolved: what is done then is not done in the test."""
        test = self.test
        return test if test is not None and test.total < 0 else None

    # What the app asks ------------------------------------------------------------------

    def ask_test(self, asked: TestOf, scene: Scene, purpose: str) -> Coroutine[Any, Any, None]:
        """A test that the app asks for, made with cards."""
        return run_test(self, asked, scene, purpose)

    async def heroes_at(self, place: str) -> list[int]:
        """The heroes in a place that the adventure names."""
        spaces = spaces_named(self, place)
        return [each for each in self.standing if self.state.position[each] in spaces]

    def copies_owned(self, key: str) -> int:
        """How many copies of a title or trinket the party has, equipped or not."""
        return self.state.trinkets.count(key) + self.state.identity.count(key)

    # Abilities --------------------------------------------------------------------------

    @property
    def index(self) -> Index:
        """Abilities at work by what they answer to, as card and slot."""
        index = self.state.index
        return self._make_index() if index is None else index

    def _make_index(self) -> Index:
        state = self.state
        cards, facedown = state.cards, state.facedown
        found: dict[str, tuple[tuple[int, int], ...]] = {}
        for hero in self.heroes:
            if state.defeated[hero]:
                continue
            areas = (state.prepared[hero], state.equipped[hero], state.boons[hero], state.harm[hero])
            add_to_index(found, cards, [each for each in (hero, *chain.from_iterable(areas)) if each not in facedown])
        index = MappingProxyType(found)
        state.index = index
        return index

    def ability(self, card: int, slot: int) -> Ability:
        """An ability of a card."""
        return self.state.cards[card].abilities[slot]

    def holder(self, card: int) -> int:
        """The hero in whose play area a card lies."""
        return self.state.owner[card]

    def rulings(self, rule: Rule, about: int) -> list[object]:
        """What standing text and lasting effects say about a rule; only answers that are not empty."""
        state = self.state
        found: list[object] = []
        listed = self.index.get(rule)
        if listed is None and not state.lasting:
            return found
        for card, slot in listed or ():
            amount = state.cards[card].abilities[slot].amount
            if amount is not None:
                answer = amount(self, Use(card, state.owner[card], slot, STANDING), about)
                if answer:
                    found.append(answer)
        found += [each.amount for each in state.lasting if each.what == rule and each.hero == about]
        return found

    def rule_applies(self, rule: Rule, about: int) -> bool:
        """Return whether standing text or a lasting effect changes a rule for a hero, or a card."""
        return (rule in self.index or bool(self.state.lasting)) and bool(self.rulings(rule, about))

    # What a seat may know -----------------------------------------------------------------

    def view(self, player: int | None) -> JourneyView:
        """All that a seat may know."""
        return views.view(self, player)

    def conceal(self, viewers: Collection[int], streams: Streams) -> None:
        """Deal again what none of the viewers can know."""
        secrecy.conceal(self, viewers, streams)
