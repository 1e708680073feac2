"""From a setup to the table: heroes, decks, items, the common decks (jme:setup.new, jme:setup.cont)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, cast

from waybread.journeys.campaign import supply
from waybread.journeys.campaign.adventure_setup import check_setup
from waybread.journeys.facts import BASIC, WEAKNESS, Boon, CardType
from waybread.journeys.library import CARDS
from waybread.journeys.rules.zones import add_card, add_cards
from waybread.journeys.sources import find
from waybread.journeys.state import NOBODY, NOWHERE, App, JourneyState, Zone
from waybread.kernel import Json, SetupError, Streams

FIRST_STEP: Final = "setup"


def app_of(setup: Mapping[str, Json]) -> App:
    """What the app knows before the first step; SetupError in one sentence."""
    check_setup(setup)
    key = cast("str", setup["adventure"])
    adventure = find(key, cast("str", setup.get("source", "")))
    fewest, most = adventure.heroes
    count = len(cast("list[Json]", setup["heroes"]))
    if not fewest <= count <= most and not setup.get("campaign"):  # a campaign takes whoever has begun it
        meant = f"{fewest} to {most}" if fewest < most else most
        raise SetupError(f"The adventure '{key}' is for a party of {meant}, not of {count}.")
    app = App(
        key, cast("str", setup.get("difficulty", "normal")), objective=adventure.objectives[0].name,
        lore_before=cast("int", setup.get("lore", 0)),
    )  # fmt: skip
    app.counters.update(adventure.counters)
    app.counters.update(cast("dict[str, int]", setup.get("variables", {})))
    return app


def deal(setup: Mapping[str, Json], streams: Streams) -> JourneyState:
    """Everything as it lies before the first step; SetupError in one sentence."""
    app = app_of(setup)
    party = cast("list[dict[str, Any]]", setup["heroes"])
    count = len(party)
    state = JourneyState(
        stack=[FIRST_STEP], streams=streams, app=app, heroes=tuple(each["hero"] for each in party),
        seats=tuple(each.get("seat", 0) for each in party), roles=tuple(each["role"] for each in party), identity=[],
        owner=[],
        zone=[], decks=[[] for _ in party], discards=[[] for _ in party], prepared=[[] for _ in party],
        equipped=[[] for _ in party], boons=[[] for _ in party], harm=[[] for _ in party], aside=[[] for _ in party],
        damage_deck=[], fear_deck=[], weakness_deck=[], inspiration=[0] * count, position=[NOWHERE] * count,
        defeated=[False] * count, last_stands=[0] * count, trinkets=list(cast("list[str]", setup.get("trinkets", []))),
    )  # fmt: skip
    for hero, each in enumerate(party):  # the hero cards have the first ids
        add_card(state, supply.heroes()[each["hero"]].key, hero, Zone.CARD)
    _common_decks(state, count)
    for hero, each in enumerate(party):
        _play_area(state, hero, each)
    return state


def _common_decks(state: JourneyState, heroes: int) -> None:
    """Damage, fear and weaknesses are shuffled (jme:setup.new.4); boons lie by type."""
    decks = {"damage": state.damage_deck, "fear": state.fear_deck, "weaknesses": state.weakness_deck}
    for name, deck in decks.items():
        deck.extend(add_cards(state, _common(name), NOBODY, Zone.HARM_DECK))
        state.streams.shuffle(name, deck)
    for kind in Boon:
        add_cards(state, [f"boon.{kind}"] * heroes, NOBODY, Zone.SUPPLY)


@cache
def _common(name: str) -> tuple[str, ...]:
    """The cards of a common deck, every copy."""
    kinds = {"damage": CardType.DAMAGE, "fear": CardType.FEAR}
    return tuple(
        card.key
        for card in CARDS.values()
        if (card.type is kinds[name] if name in kinds else card.owner == WEAKNESS)
        for _ in range(card.copies)
    )


def _play_area(state: JourneyState, hero: int, each: dict[str, Any]) -> None:
    """A hero's skill deck, prepared card and equipment (jme:setup.new.8, jme:setup.new.9, jme:setup.cont.7)."""
    weakness = state.weakness_deck.pop()
    prepared, *with_the_role = _skills_of(each["role"])[: supply.ROLE_CARDS]  # jme:78.3
    state.prepared[hero].append(add_card(state, prepared, hero, Zone.PREPARED))
    state.owner[weakness], state.zone[weakness] = hero, Zone.DECK
    earned = (*each.get("skills", ()), *each.get("titles", ()))
    skills = (*_skills_of(BASIC), *_skills_of(each["hero"]), *with_the_role, *earned)  # jme:85.1
    deck = state.decks[hero]
    deck += [weakness, *add_cards(state, skills, hero, Zone.DECK)]
    state.streams.shuffle(f"skills {hero}", deck)
    worn = [*each.get("items", []), *([each["trinket"]] if each.get("trinket") else [])]
    for key in worn:
        item = add_card(state, key, hero, Zone.EQUIPPED)
        state.equipped[hero].append(item)
        if CARDS[key].tokens:
            state.depletion[item] = CARDS[key].tokens


@cache
def _skills_of(owner: str) -> tuple[str, ...]:
    """The skill cards of a hero or role, or the basic ones, in the order of their numbers."""
    found = [card for card in CARDS.values() if card.type is CardType.SKILL and card.owner == owner]
    return tuple(card.key for card in sorted(found, key=lambda card: card.number))
