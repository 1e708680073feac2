"""What each seat may know: everything that lies open, and the hidden cards that it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from waybread.journeys.facts import Limit, Stat
from waybread.journeys.maps.map_data import picture
from waybread.journeys.rules import terrain
from waybread.journeys.rules.forecast import chances, hits_preview, lines_ahead
from waybread.journeys.rules.skill_tests import StatDecision
from waybread.journeys.rules.test_record import fate_left, successes
from waybread.journeys.script.runner import interactions
from waybread.journeys.script.threat_bar import threat_rise
from waybread.journeys.secrecy import is_hidden
from waybread.journeys.state import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from waybread.journeys.game import JourneyGame
    from waybread.journeys.guided_game import GuidedGame, S
    from waybread.journeys.script.adventure import Condition, Interaction
    from waybread.journeys.state import Group, Token
    from waybread.journeys.view_types import (
        AppView,
        HarmCard,
        JourneyView,
        OpenCard,
        Purpose,
        SeenGroup,
        SeenHero,
        SeenSkillTest,
        SeenToken,
        TestsAhead,
        TokenButton,
    )
    from waybread.kernel import Json

_TURNED_UP: Final = (Zone.REVEALED, Zone.LIMBO)
"""Cards that are scouted, revealed in a test or suffered lie open for as long as that takes."""


def view(game: JourneyGame, player: int | None) -> JourneyView:
    """All that a seat may know, as plain data."""
    state = game.state
    return {
        **app_view(game),
        "groups": [_group(each) for each in state.groups],
        "active": state.active,
        "actions": state.actions,
        "moves": state.moves,
        "acted": list(state.acted),
        "activating": state.activating,
        "heroes": [_hero(game, hero, player) for hero in game.heroes],
        "decks": {"damage": len(state.damage_deck), "fear": len(state.fear_deck)},
        "known": _known(game, player),
        "turned_up": [_card(game, card) for card, zone in enumerate(state.zone) if zone in _TURNED_UP],
        "test": _test(game, player),
        "chances": _chances(game, player),
        "reason": state.outcome.reason if state.outcome else "",
    }


def app_view(game: GuidedGame[S]) -> AppView:
    """What the app shows in either mode: the story, the map and what lies on it."""
    state, app = game.state, game.state.app
    adventure = game.adventure
    objective = adventure.objective(app.objective)
    return {
        "adventure": app.adventure,
        "title": adventure.texts.get("title", ""),
        "kind": adventure.kind,
        "difficulty": app.difficulty,
        "round": state.round,
        "phase": state.phase,
        "threat": app.threat,
        "threat_end": game.threat_end,
        "thresholds": [
            game.adventure.mark(each, len(game.heroes)) for each in game.adventure.thresholds if each not in app.passed
        ],
        "rise": threat_rise(game),
        "objective": app.objective,
        "objective_words": _text(game, objective.text) if objective is not None else "",
        "objective_counts": _counts(game, objective.done) if objective is not None else [],
        "ending": _ending(game),
        "lore": app.party_lore,
        "gained": {"lore": app.lore, "experience": app.experience},
        "dark": app.dark,
        "tiles": [[each.tile, each.x, each.y, each.turn] for each in state.tiles],
        "map": picture(game.board) if state.tiles else None,
        "unexplored": list(state.unexplored),
        "darkness": list(state.darkness),
        "tokens": [seen_token(game, each) for each in state.tokens],
        "terrain": terrain.cards_laid_out(game),
        "trinkets": list(state.trinkets),
        "won": state.outcome.won if state.outcome else None,
    }


def _group(group: Group) -> SeenGroup:
    return {
        "number": group.number,
        "kind": group.kind,
        "space": group.space,
        "exhausted": group.exhausted,
        "banner": group.banner,
        "bonuses": list(group.bonuses),
        "figures": [[each.health, each.armour, each.sorcery] for each in group.figures],
    }


def _counts(game: GuidedGame[S], done: Iterable[Condition]) -> list[Json]:
    """How many there are, and how many are needed, of what an objective counts."""
    counted = (each for each in done if each.what == "counter" and each.compare == ">=" and each.number > 1)
    return [[min(game.state.app.counters.get(each.name, 0), each.number), each.number] for each in counted]


def _ending(game: GuidedGame[S]) -> str:
    """The words of the ending that the adventure has come to; empty before, and where it has none."""
    counters = game.state.app.counters if game.state.outcome is not None else {}
    names = (each.name for each in game.adventure.endings if counters.get(each.memory))
    return next((_text(game, f"ending.{name}") for name in names), "")


def seen_token(game: GuidedGame[S], token: Token) -> SeenToken:
    """A token with the words that selecting it shows, by key; ordinary terrain has those of its card (jme:99.2a)."""
    known = game.adventure.token(token.name) if token.name else None
    return {
        "number": token.number, "kind": token.kind, "space": token.space, "name": token.name, "across": token.across,
        "text": known.text if known else "",
        "words": _text(game, known.text) if known else terrain.TERRAIN_CARDS.get(token.kind, ""),
        "own_rules": token.kind in terrain.TERRAIN and not game.has_ordinary_rules(token),
        "buttons": [token_button(game, place, each) for place, each in interactions(game, token)],
    }  # fmt: skip


def token_button(game: GuidedGame[S], place: int, button: Interaction) -> TokenButton:
    """A button of a token that can be pressed now, with the test that it asks for (jme:49.2)."""
    found: TokenButton = {"place": place, "words": _text(game, button.label)}
    if button.test is not None:
        done = game.state.app.counters.get(button.test.counter, 0) if button.test.counter else 0
        found |= {"stats": [each.value for each in button.test.stats], "need": max(0, button.test.need - done),
                  "adds": bool(button.test.counter)}  # fmt: skip
    return found


def _text(game: GuidedGame[S], key: str) -> str:
    """The adventure's words under a key."""
    return game.adventure.texts.get(key, "")


def _hero(game: JourneyGame, hero: int, player: int | None) -> SeenHero:
    state = game.state
    return {
        "hero": state.heroes[hero],
        "role": state.roles[hero],
        "seat": state.seats[hero],
        "space": state.position[hero],
        "defeated": state.defeated[hero],
        "inspiration": state.inspiration[hero],
        "last_stands": state.last_stands[hero],
        "values": {each.value: game.value(hero, each) for kinds in (Stat, Limit) for each in kinds},
        "deck": len(state.decks[hero]),
        "discards": [_card(game, each) for each in state.discards[hero]],
        "prepared": [_card(game, each) for each in state.prepared[hero]],
        "equipped": [_card(game, each) for each in state.equipped[hero]],
        "boons": [_card(game, each) for each in state.boons[hero]],
        "aside": [_card(game, each) for each in state.aside[hero]],
        "harm": [_harm(game, each, player) for each in state.harm[hero]],
    }


def _card(game: JourneyGame, card: int) -> OpenCard:
    """An open card."""
    shown: OpenCard = {"card": card, "key": game.state.identity[card]}
    if card in game.state.depletion:
        shown["tokens"] = game.state.depletion[card]
    return shown


def _harm(game: JourneyGame, card: int, player: int | None) -> HarmCard:
    """A damage or fear card: face down, only those who have seen it know which."""
    shown: HarmCard = {"card": card, "type": game.card(card).type.value, "up": game.is_face_up(card)}
    if not is_hidden(game.state, player, card):
        shown["key"] = game.state.identity[card]
    return shown


def _known(game: JourneyGame, player: int | None) -> dict[str, list[Json]]:
    """Cards seen in decks, by deck: place from the top and key."""
    state = game.state
    decks = {str(hero): deck for hero, deck in enumerate(state.decks)}
    decks |= {"damage": state.damage_deck, "fear": state.fear_deck}
    found: dict[str, list[Json]] = {}
    for name, deck in decks.items():
        seen = [[len(deck) - 1 - place, state.identity[card]] for place, card in enumerate(deck)
                if not is_hidden(state, player, card)]  # fmt: skip
        if seen:
            found[name] = seen
    return found


def _chances(game: JourneyGame, player: int | None) -> TestsAhead | None:
    """What the tests of the hero whose turn it is, or who chooses a stat, would come to, by stat."""
    hero = game.state.active
    asked = game.decision if isinstance(game.decision, StatDecision) else None
    if asked is not None and asked.about is not None:
        hero = asked.about
    if hero < 0 or game.state.defeated[hero]:
        return None
    found: TestsAhead = {"hero": hero, "stats": {each.value: chances(game, hero, each, player) for each in Stat}}
    if asked is not None and asked.about is not None:
        found |= {"need": asked.need, "adds": asked.adds}
    return found


def _test(game: JourneyGame, player: int | None) -> SeenSkillTest | None:
    """The test under way: the chances before cards are revealed, and after that how it stands."""
    test = game.test
    if test is None:
        return None
    group = game.group(test.group)
    helped = [each for each in test.helped if game.state.zone[each] != Zone.DECK]  # a card in a new deck lies hidden
    found: SeenSkillTest = {
        "hero": test.hero, "stat": test.stat, "purpose": cast("Purpose", test.purpose), "need": test.need,
        "token": test.token, "group": test.group, "items": list(test.items), "more": test.more, "began": test.began,
        "damage": test.damage, "fear": test.fear, "adds": test.adds, "helped": [_card(game, each) for each in helped],
        "revealed": [_card(game, each) for each in test.revealed], "used_fate": test.used_fate,
        "success": test.success, "total": test.total, "spent": test.spent, "hits": test.hits,
        "modifiers": list(test.modifiers), "successes": successes(game, test), "fate": fate_left(game, test),
    }  # fmt: skip
    if not test.began:
        found["chances"] = chances(game, test.hero, Stat(test.stat), player, test.more)
    if test.purpose == "attack" and group is not None:
        found["preview"] = hits_preview(group, test.hits, test.modifiers)
        found["lines"] = lines_ahead(game, test, group) if test.total >= 0 else []
    return found
