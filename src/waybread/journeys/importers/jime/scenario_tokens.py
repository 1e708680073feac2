"""The tokens of a scenario: what lies on the map, and the button that begins an event."""

from __future__ import annotations

from typing import Final

from waybread.journeys.importers.jime.content_ids import TERRAIN, TOKENS, our_terrain
from waybread.journeys.importers.jime.event_bodies import Way, body, used_words
from waybread.journeys.importers.jime.scenario_file import SETTLE, Kind, Scenario, Script
from waybread.journeys.importers.jime.tile_outlines import DRAWN, STRIP
from waybread.journeys.rules.terrain import IN_SPACES
from waybread.journeys.script.adventure import Interaction, TokenOf

_WITHOUT: Final = (Kind.START, Kind.CONDITIONAL)
"""Kinds of events that no button begins."""
_BUTTONS: Final = {"person": "speak", "threat": "face", "search": "look"}


def make_tokens(scenario: Scenario) -> None:
    """Every token that anything has asked for, and in the end those that nothing has."""
    _make(scenario)
    for script in scenario.scripts.values():
        lies = script.safe in scenario.wanted or script.terrain  # the editor adds terrain that need not lie anywhere
        if not script.startable and script.kind not in _WITHOUT and not lies:
            scenario.notes.dangling(script.where, "its token lies nowhere, so it never comes.")
            scenario.token_for(script)
    _make(scenario)


def _make(scenario: Scenario) -> None:
    """Make tokens until none asks for another."""
    while len(scenario.tokens) < len(scenario.wanted) + len(scenario.remaining):
        for script in list(scenario.wanted.values()):
            if script.safe not in scenario.tokens:
                scenario.tokens[script.safe] = _token(scenario, script)
        for script in list(scenario.remaining.values()):
            name = scenario.left_behind(script)
            if name not in scenario.tokens:
                scenario.tokens[name] = TokenOf(name, kind_of(script), _last_words(scenario, script))


def kind_of(script: Script) -> str:
    """What lies on the map for an event."""
    kind = TOKENS[script.part.number("tokenType")]
    if kind == "terrain":
        terrain = our_terrain(TERRAIN[script.part.number("terrainType")])
        return terrain if terrain in IN_SPACES else "search"
    return kind if kind in ("person", "threat") else "search"


def _token(scenario: Scenario, script: Script) -> TokenOf:
    part, kind = script.part, kind_of(script)
    printed = TERRAIN[part.number("terrainType")]
    if DRAWN.get(printed) == STRIP and TOKENS[part.number("tokenType")] == "terrain":
        scenario.notes.replaced(script.where, f"{printed} with an event of its own is a search token here.")
    if script.used:
        return TokenOf(script.safe, kind, used_words(scenario, script))
    flavour = scenario.add_text(script, "flavorText", part.page("textBookData"))
    if script.kind in _WITHOUT:
        scenario.notes.left_out(script.where, "it has a token, but there is nothing to do with it.")
        return TokenOf(script.safe, kind, flavour)
    label = scenario.add_text(script, "tokenText", part.text("tokenInteractionText"))
    label = label or scenario.texts.stock(_BUTTONS.get(kind, "use"))
    actions = (*body(scenario, script, Way(token=True)), SETTLE)
    return TokenOf(script.safe, kind, flavour, (Interaction(label, do=actions),))


def _last_words(scenario: Scenario, script: Script) -> str:
    """What a token says that stays behind."""
    part = script.part
    if script.kind is Kind.PERSISTENT:
        return scenario.add_text(script, "altText", part.page("alternativeBookData"))
    words = scenario.add_text(script, "persistentText", part.text("persistentText"))
    return words or scenario.page(script, "event")
