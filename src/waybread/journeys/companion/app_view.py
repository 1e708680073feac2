"""What the app shows: the map, the threat bar, the enemy bar, the party menu, the attack pane, the chronicle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waybread.journeys.companion import map_buttons
from waybread.journeys.companion.app_texts import say
from waybread.journeys.rules.enemies.enemy_kinds import BONUSES, ENEMIES, prohibited
from waybread.journeys.rules.enemies.hits import preview
from waybread.journeys.rules.terrain import TESTED
from waybread.journeys.script.adventure import Condition
from waybread.journeys.script.conditions import AT_THE_TABLE
from waybread.journeys.state import NOBODY
from waybread.journeys.views import app_view, seen_token, token_button

if TYPE_CHECKING:
    from collections.abc import Collection

    from waybread.journeys.companion.app_view_types import (
        AppHero,
        AppNote,
        AppPane,
        CompanionView,
        Portrait,
        SeenCondition,
    )
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.companion.companion_state import Note, Pane
    from waybread.journeys.state import Group, Token
    from waybread.journeys.view_types import SeenToken, TokenButton


def view(game: CompanionGame, player: int | None) -> CompanionView:
    """Everything that can be looked at, at any time (jme:8.1): it is the same for all."""
    state, app, adventure = game.state, game.state.app, game.adventure
    objective = adventure.objective(app.objective)
    return {
        **app_view(game),
        "objective_text": objective.text if objective else "",
        "tokens": [_token(game, each) for each in state.tokens],
        "groups": [_portrait(each) for each in state.groups],
        "party": [_hero(game, hero) for hero in game.heroes],
        "experience": app.experience,
        "extras": [{"number": place, "label": adventure.extras[place].label, "place": adventure.extras[place].space}
                   for place in map_buttons.extras(game)],
        "entries": [{"number": place, "place": event.subject} for place, event in map_buttons.entries(game)],
        "claims": [{"number": place, "so": _conditions(event.when)} for place, event in map_buttons.claims(game)],
        "objective_so": _conditions(objective.done) if objective and map_buttons.objective_can_be_done(game) else [],
        "pane": _pane(game, state.pane) if state.pane else None,
        "activating": _activating(game),
        "chronicle": [_note(game, each) for each in state.chronicle],
    }  # fmt: skip


def _token(game: CompanionGame, token: Token) -> SeenToken:
    """A token with what selecting it shows; terrain with ordinary rules can have a button too (jme:adv.battle.4)."""
    buttons = [_interaction(game, token, place) for place in map_buttons.choices(game, token)]
    return {**seen_token(game, token), "buttons": buttons}


def _interaction(game: CompanionGame, token: Token, place: int) -> TokenButton:
    """A button with the interact icon, and the test that it asks for (jme:49.2)."""
    known = game.adventure.token(token.name) if token.name else None
    if known is None:
        stat, need = TESTED[token.kind]
        return {"place": place, "words": "Interact", "stats": [stat.value], "need": need}
    return token_button(game, place, known.interactions[place])


def _portrait(group: Group) -> Portrait:
    """A group on the enemy bar, with its menu (jme:32.5, jme:33.3); each health bar in three kinds."""
    kind = ENEMIES[group.kind]
    return {
        "number": group.number, "kind": group.kind, "name": kind.name, "ranged": kind.ranged, "elite": group.elite,
        "banner": group.banner, "exhausted": group.exhausted,
        "bonuses": [{"name": BONUSES[each].name, "text": BONUSES[each].text} for each in group.bonuses],
        "figures": [[each.health, each.armour, each.sorcery] for each in group.figures],
    }  # fmt: skip


def _hero(game: CompanionGame, hero: int) -> AppHero:
    """A hero in the party menu."""
    state = game.state
    return {
        "hero": state.heroes[hero], "role": state.roles[hero], "items": list(state.items[hero]),
        "skills": list(state.skills[hero]), "last_stands": state.last_stands[hero], "defeated": state.defeated[hero],
    }  # fmt: skip


def _pane(game: CompanionGame, pane: Pane) -> AppPane | None:
    """What has been entered, and how it would fall (jme:10.3a); what a bonus forbids has no effect (jme:59.3)."""
    group = game.group(pane.group)
    if group is None:
        return None
    result = preview(group, pane.hits, pane.modifiers)
    return {
        "group": pane.group, "hits": pane.hits, "modifiers": list(pane.modifiers),
        "forbidden": sorted(each.value for each in prohibited(group.bonuses)),
        "because": {each.value: BONUSES[bonus].name for bonus in group.bonuses for each in BONUSES[bonus].prohibits},
        "preview": [list(each) for each in result.bars], "sundered": list(result.sundered), "stunned": result.stunned,
    }  # fmt: skip


def _activating(game: CompanionGame) -> int:
    """The group that activates, as long as that is being carried out (jme:32.7)."""
    activating = game.state.activating
    return NOBODY if activating is None or game.group(activating) is None else activating


def _note(game: CompanionGame, note: Note) -> AppNote:
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in note.facts.items()}
    return {"kind": note.kind, "round": note.round, "facts": facts, "words": say(game, note)}


def _conditions(conditions: Collection[Condition]) -> list[SeenCondition]:
    """What only the players can see."""
    return [{"what": each.what, "name": each.name, "compare": each.compare, "number": each.number}
            for each in conditions if each.what in AT_THE_TABLE]  # fmt: skip
