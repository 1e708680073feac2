"""The eight checks before a game of a campaign (lcg:campaign.checklist.1 to .8).

``prepare`` takes the log, the scenario, the players' decks and what they have decided. It returns
the game's setup with the log as it then stands, or the questions still open and what is not allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from waybread.cardgame import decks
from waybread.cardgame.campaign import campaign_log
from waybread.cardgame.campaign.campaign_log import Log, folded_title
from waybread.cardgame.campaign_setup import FIRST_BOX, card_of_scenario, is_of
from waybread.cardgame.card_lookup import by_title, name_in_data
from waybread.cardgame.decks import Deck
from waybread.cardgame.facts import CampaignType, Card
from waybread.cardgame.library import plain
from waybread.cardgame.scenarios import SCENARIOS
from waybread.kernel import Json

CHECKS: Final = (
    "heroes", "fallen heroes", "swaps", "threat and damage", "permanent cards", "cards with Setup", "player decks",
    "encounter deck",
)  # fmt: skip
"""What each of the eight checks is about."""
UNDECLARED: Final = "a change of heroes has to be declared"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What one player decides while a game is set up."""

    replacements: Mapping[str, str] = field(default_factory=dict)
    """A new hero for each of theirs that has fallen."""
    swap: tuple[str, str] | None = None
    """A hero of theirs, and the one who comes instead: one at each setup (L29)."""
    heal: tuple[str, ...] = ()
    """Expert mode: heroes whose starting damage is cleared at a price."""
    boons: Mapping[str, int] = field(default_factory=dict)
    """What they take from the campaign pool into their deck."""
    burdens: Mapping[str, int] = field(default_factory=dict)


class QuestionKind(StrEnum):
    """What a player decides while a game is set up."""

    REPLACE = "replace"
    SWAP = "swap"
    HEAL = "heal"
    BOON = "boon"
    BURDEN = "burden"


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a player has to decide (``must``), or may."""

    kind: QuestionKind
    player: int
    about: str
    """The hero or card."""
    options: tuple[str, ...]
    must: bool
    rule: str


@dataclass(frozen=True, slots=True)
class Preparation:
    """How far a setup has come."""

    log: Log
    """With what this setup has entered."""
    setup: dict[str, Json] | None
    """The game's setup; None while something is open or not allowed."""
    questions: tuple[Question, ...]
    problems: tuple[str, ...]
    checks: tuple[tuple[str, ...], ...]
    """What each of the eight checks has done, in sentences."""


def with_planned_heroes(deck: Deck, plan: Plan) -> Deck:
    """Return a deck in which each hero who is replaced or swapped has made room for the new one."""
    for old, new in [*plan.replacements.items(), *([plan.swap] if plan.swap else [])]:
        if campaign_log.hero_card(new) is not None and folded_title(new) not in map(folded_title, deck.heroes):
            heroes = tuple(
                campaign_log.hero_name(new) if folded_title(each) == folded_title(old) else each for each in deck.heroes
            )
            deck = replace(deck, heroes=heroes)
    return deck


def prepare(
    log: Log,
    scenario: str,
    player_decks: Sequence[Deck],
    plans: Sequence[Plan] = (),
    *,
    collection: Sequence[str] | None = None,
    casual: bool = False,
    easy: bool = False,
) -> Preparation:
    """Go through the eight checks."""
    heroes = campaign_log.whole_collection() if collection is None else tuple(collection)
    list_ = _Checklist(log, scenario, list(player_decks), [*plans], heroes)
    if list_.may_begin():
        list_.enter_heroes()
        list_.replace_fallen_heroes()
        list_.swap_heroes()
        list_.compare_heroes()
        list_.set_threat()
        list_.carry_damage()
        list_.attach_permanents()
        list_.put_setup_cards_into_play()
        list_.set_player_decks(casual=casual)
        list_.set_encounter_deck()
    return list_.result(easy=easy)


class _Checklist:
    def __init__(
        self, log: Log, scenario: str, player_decks: list[Deck], plans: list[Plan], collection: tuple[str, ...]
    ) -> None:
        self.log = log
        self.scenario = plain(scenario)
        self.card = card_of_scenario(log.box, self.scenario)
        self.decks = player_decks
        self.plans = plans + [Plan()] * (len(log.players) - len(plans))
        self.collection = collection
        self.questions: list[Question] = []
        self.problems: list[str] = []
        self.checks: list[list[str]] = [[] for _ in CHECKS]
        self.threat: list[Json] = []
        self.damage: dict[str, Json] = {}
        self.permanent: list[Json] = []
        self.aside: list[Json] = []
        self.encounter: list[Json] = []

    def _card(self, title: str) -> Card:
        """A boon or burden of the campaign."""
        cards = (each for each in by_title(title) if each.campaign is not None)
        return next(each for each in cards if is_of(self.log.box, each))

    # What has to hold before the first check

    def may_begin(self) -> bool:
        """Is it this scenario's turn, and are the players at the table (lcg:campaign.2)?"""
        title = SCENARIOS[self.scenario].title if self.scenario in SCENARIOS else self.scenario
        count = len(self.log.players)
        if self.log.scenario is None:
            self.problems.append(campaign_log.OVER)
        elif self.scenario in self.log.won:
            self.problems.append(f"{title} is already won; {_title(self.log.scenario)} is next.")
        elif self.scenario != self.log.scenario:
            self.problems.append(f"{title} cannot be played before {_title(self.log.scenario)} is won.")
        elif self.card is None:
            self.problems.append(f"{title} has no campaign card that can be played here yet.")
        if len(self.plans) != count:
            self.problems.append(
                f"The campaign has {count} players, so there are {count} plans, not {len(self.plans)}."
            )
        if len(self.decks) != count:
            self.problems.append(f"The campaign has {count} players, so it takes {count} decks, not {len(self.decks)}.")
        return not self.problems

    # Check 1

    def enter_heroes(self) -> None:
        """In the first game each player's heroes are entered (lcg:campaign.checklist.1-2)."""
        for n, column in enumerate(self.log.players):
            if column.heroes:
                continue
            found: list[str] = []
            for title in self.decks[n].heroes[:3]:
                if reason := campaign_log.why_not_new(self.log, title, self.collection):
                    self.problems.append(f"{column.name}: {reason}.")
                else:
                    found.append(campaign_log.hero_name(title))
                    self.log = campaign_log.with_player(self.log, n, replace(self.log.players[n], heroes=tuple(found)))
            self.checks[0].append(f"{column.name} enters {_names(found)}.")

    def compare_heroes(self) -> None:
        """Every player uses the heroes of the log (lcg:campaign.checklist.1)."""
        for column, deck in zip(self.log.players, self.decks, strict=True):
            open_ = {each for each in column.heroes if campaign_log.is_fallen(self.log, each)}
            brought = [campaign_log.hero_name(each) for each in deck.heroes]
            logged = [campaign_log.hero_name(each) for each in column.heroes]
            strange = [each for each in brought if each not in logged]
            missing = [
                each
                for each, name in zip(column.heroes, logged, strict=True)
                if name not in brought and each not in open_
            ]
            if strange and not open_:
                instead = f" where the log has {_names(missing)}: {UNDECLARED}" if missing else ", whom the log has not"
                self.problems.append(f"{column.name}'s deck has {_names(strange)}{instead}.")
            elif missing:
                self.problems.append(f"{column.name}'s deck lacks {_names(missing)}, who is in the log.")
            elif not open_:
                self.checks[0].append(f"{column.name} plays {_names(column.heroes)}.")

    # Check 2

    def replace_fallen_heroes(self) -> None:
        """Whoever has a fallen hero takes a new one (lcg:campaign.checklist.2, L29)."""
        for hero in self.log.fallen:
            self.log = campaign_log.strike_permanents(self.log, hero)  # lcg:campaign.checklist.2-2
        for n, plan in enumerate(self.plans):
            wishes = {folded_title(old): new for old, new in plan.replacements.items()}
            for hero in self.log.players[n].heroes:
                if campaign_log.is_fallen(self.log, hero):
                    self._replace(n, hero, wishes.pop(folded_title(hero), None))
            self.problems += [
                f"{self.log.players[n].name}: {old} is no fallen hero of theirs."
                for old in plan.replacements
                if folded_title(old) in wishes
            ]

    def _replace(self, player: int, hero: str, new: str | None) -> None:
        left = campaign_log.available(self.log, self.collection)
        name = self.log.players[player].name
        if not left:
            self.log = campaign_log.play_on(self.log, player, hero, self.collection)
            self.checks[1].append(f"No hero is left for {name}, who plays on with {hero}, at +1 threat.")
        elif new is None:
            self.questions.append(
                Question(QuestionKind.REPLACE, player, hero, tuple(left), True, "lcg:campaign.checklist.2")
            )
        elif reason := campaign_log.why_not_replace(self.log, player, hero, new, self.collection):
            self.problems.append(f"{name}: {reason}.")
        else:
            self.log = campaign_log.replace_fallen(self.log, player, hero, new, self.collection)
            taken = f"{name} takes {campaign_log.hero_name(new)} for {hero}, who has fallen"
            self.checks[1].append(f"{taken}: +1 threat for everybody.")

    # Check 3

    def swap_heroes(self) -> None:
        """A player may change one hero by choice (lcg:campaign.checklist.3)."""
        for n, plan in enumerate(self.plans):
            name = self.log.players[n].name
            if plan.swap is None:
                self._offer_swaps(n)
            elif reason := campaign_log.why_not_swap(self.log, n, *plan.swap, self.collection):
                self.problems.append(f"{name}: {reason}.")
            else:
                self.log = campaign_log.swap(self.log, n, *plan.swap, self.collection)
                old, new = map(campaign_log.hero_name, plan.swap)
                self.checks[2].append(f"{name} swaps {old} for {new}: +1 threat for everybody.")

    def _offer_swaps(self, player: int) -> None:
        left = tuple(campaign_log.available(self.log, self.collection))
        for hero in self.log.players[player].heroes if left and self.log.won else ():
            if not campaign_log.is_fallen(self.log, hero):
                self.questions.append(
                    Question(QuestionKind.SWAP, player, hero, left, False, "lcg:campaign.checklist.3")
                )

    # Check 4, and what expert mode adds to it

    def set_threat(self) -> None:
        """Healing has its price before the dials are set (lcg:campaign.checklist.4, lcg:campaign.expert.5)."""
        for n, plan in enumerate(self.plans):
            for hero in plan.heal:
                if reason := campaign_log.why_not_heal(self.log, n, hero):
                    self.problems.append(f"{self.log.players[n].name}: {reason}.")
                else:
                    self.log = campaign_log.heal(self.log, n, hero)
                    name = campaign_log.hero_name(hero)
                    self.checks[3].append(f"{name} is healed: +1 threat for {self.log.players[n].name}.")
        self.threat = [self.log.penalty_of(n) for n in range(len(self.log.players))]
        self.checks[3] += [
            f"{column.name} starts with +{penalty} threat."
            for column, penalty in zip(self.log.players, self.threat, strict=True)
            if penalty
        ]

    def carry_damage(self) -> None:
        """Expert mode: heroes start with their damage (lcg:campaign.expert.4)."""
        for n, column in enumerate(self.log.players if self.log.expert else ()):
            for hero in column.heroes:
                if amount := campaign_log.damage_of(self.log, hero):
                    self.damage[hero] = amount
                    self.checks[3].append(f"{hero} starts with {amount} damage.")
                    options = (hero,)
                    self.questions.append(Question(QuestionKind.HEAL, n, hero, options, False, "lcg:campaign.expert.5"))

    # Checks 5 and 6

    def attach_permanents(self) -> None:
        """Permanent cards go on their heroes, where these are in the game (lcg:campaign.checklist.5)."""
        present = {folded_title(each) for each in self.log.heroes_in_use()}
        for each in self.log.pool:
            if each.hero and folded_title(each.hero) in present:
                self.permanent.append([each.title, each.hero])
                self.checks[4].append(f"{each.title} is attached to {each.hero}.")
            elif each.hero:
                self.checks[4].append(f"{each.title} waits for {each.hero}, who is not in this game.")

    def put_setup_cards_into_play(self) -> None:
        """Cards with Setup start in play; what the campaign card names lies ready (lcg:campaign.checklist.6)."""
        brings = self.card.brings if self.card else ()
        ready = Counter({title: self._card(title).quantity for title in brings})
        for title, count in campaign_log.in_pool(self.log).items():
            if self._card(title).starts_in_play:
                ready[title] = max(ready[title], count)
                self.checks[5].append(f"{title} starts in play.")
        held = Counter(str(pair[0]) for pair in self.permanent if isinstance(pair, list))
        for title, count in ready.items():  # copies that heroes already have are not there a second time
            self.aside += [title] * max(0, min(count, self._card(title).quantity - held[title]))

    # Check 7

    def set_player_decks(self, *, casual: bool) -> None:
        """Player cards of the pool: burdens have to, boons may be taken (lcg:campaign.checklist.7)."""
        pool = Counter(
            {title: n for title, n in campaign_log.in_pool(self.log).items() if _for_decks(self._card(title))}
        )
        taken: Counter[str] = Counter()
        for n, (deck, plan) in enumerate(zip(self.decks, self.plans, strict=True)):
            wanted: Counter[str] = Counter()
            for title, count in (*deck.extra.items(), *plan.boons.items(), *plan.burdens.items()):
                found = campaign_log.campaign_card(self.log, title)
                wanted[found.title if found else title] += count
            taken += wanted
            name = self.log.players[n].name
            self.problems += [f"{name}: {self._why_not_taken(title)}." for title in wanted if title not in pool]
            self.problems += [
                f"{name}: a player takes 1 {title} at most."
                for title, count in wanted.items()
                if count > 1 and title in pool and self._card(title).one_each
            ]
            self.checks[6] += [f"{name} takes {count} {title}." for title, count in wanted.items()]
            self.decks[n] = replace(deck, extra={self._in_data(title): count for title, count in wanted.items()})
            verdict = decks.check(self.decks[n], casual=casual, campaign=True)
            self.problems += [f"{name}: {each}" for each in verdict.errors]
        for title, count in pool.items():
            if taken[title] > count:
                self.problems.append(f"The campaign pool has {count} of {title}, not {taken[title]}.")
            elif taken[title] < count:
                self._offer(title, count - taken[title])

    def _in_data(self, title: str) -> str:
        """What a deck's data calls a boon or burden: its title, or its id where another box has that title too."""
        card = campaign_log.campaign_card(self.log, title)
        return name_in_data(card) if card else title

    def _why_not_taken(self, title: str) -> str:
        """Why a card goes into no player's deck."""
        if not campaign_log.has(self.log, title):
            return f"{title} is not in the campaign pool"
        if campaign_log.permanent(self._card(title)):
            return f"{title} stays with its hero, and goes into no deck"
        if self._card(title).starts_in_play:
            return f"{title} starts in play, and goes into no deck"
        return f"{title} joins the encounter deck by itself, and goes into nobody's deck"

    def _offer(self, title: str, count: int) -> None:
        must = self._card(title).campaign is CampaignType.BURDEN
        if must and len(self.decks) == 1:  # nobody else could take it
            extra = Counter(self.decks[0].extra)
            extra[self._in_data(title)] += count
            self.decks[0] = replace(self.decks[0], extra=dict(extra))
            self.checks[6].append(f"{self.log.players[0].name} takes {count} {title}.")
            return
        kind, rule = (
            (QuestionKind.BURDEN, "lcg:campaign.pool.7") if must else (QuestionKind.BOON, "lcg:campaign.pool.5")
        )
        names = tuple(each.name for each in self.log.players)
        self.questions += [Question(kind, -1, title, names, must, rule)] * count

    # Check 8

    def set_encounter_deck(self) -> None:
        """Pool cards with encounter backs join the encounter deck (lcg:campaign.checklist.8)."""
        for title, count in campaign_log.in_pool(self.log).items():
            card = self._card(title)
            if not card.player_back and not card.starts_in_play and not campaign_log.permanent(card):
                self.encounter += [title] * count
                self.checks[7].append(f"{count} {title} joins the encounter deck.")

    # What comes of it

    def result(self, *, easy: bool) -> Preparation:
        """The setup, if nothing is in its way."""
        setup: dict[str, Json] | None = None
        if not self.problems and not any(each.must for each in self.questions):
            part: dict[str, Json] = {
                "card": self.scenario,
                "threat": self.threat,
                "damage": self.damage,
                "permanent": self.permanent,
                "encounter": self.encounter,
                "aside": self.aside,
            }
            present = {folded_title(each) for each in self.log.heroes_in_use()}
            part |= {name: hero for name, hero in self.log.hero_notes.items() if folded_title(hero) in present}
            if self.log.box != FIRST_BOX:
                part["box"] = self.log.box
            setup = {"scenario": self.scenario, "decks": [each.setup() for each in self.decks], "campaign": part}
            if easy:
                setup["easy"] = True
        checks = tuple(tuple(each) for each in self.checks)
        return Preparation(self.log, setup, tuple(self.questions), tuple(self.problems), checks)


def _title(scenario: str) -> str:
    return SCENARIOS[scenario].title if scenario in SCENARIOS else scenario


def _names(titles: Sequence[str]) -> str:
    return ", ".join(titles) or "nobody"


def _for_decks(card: Card) -> bool:
    return card.player_back and not campaign_log.permanent(card) and not card.starts_in_play
