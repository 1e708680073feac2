"""Events with the names of what they are about: groups and tokens may be gone when the log is read."""

from __future__ import annotations

from waybread.journeys import JourneyGame
from waybread.journeys.rules.enemies.attack_facts import Attack
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.kernel import Event
from waybread.kernel.events import Fact
from waybread.table.journeys.card_names import space_name, words_of

_ATTACKS = {attack.key: attack for table in ATTACKS.values() for attack in table}


def heard(game: JourneyGame, event: Event) -> Event:
    """An event with names: who (hero and seat), enemy, place, tile, words."""
    facts = event.facts
    more: dict[str, Fact] = {}
    state = game.state
    hero = facts.get("hero")
    if type(hero) is int and 0 <= hero < len(state.heroes):
        more |= {"who": state.heroes[hero], "seat": state.seats[hero]}
    kind = _enemy(game, event)
    if kind:
        more["enemy"] = ENEMIES[kind].name
    if type(facts.get("space")) is int:
        more["place"] = space_name(game, int(str(facts["space"])))
    if type(facts.get("tile")) is int:
        more["tile name"] = state.tiles[int(str(facts["tile"]))].tile
    words = _words(game, event)
    if words:
        more["words"] = words
    attack = _attack(game, str(facts["attack"])) if event.kind == "enemy attack" else None
    if attack is not None and attack.extra is not None:
        more["extra"] = attack.extra.text
    return Event(event.kind, {**facts, **more}, event.secrets, event.knowers) if more else event


def _enemy(game: JourneyGame, event: Event) -> str:
    """The kind of the group that an event is about."""
    number, kind = event.facts.get("group"), event.facts.get("kind")
    group = game.group(number) if type(number) is int else None
    if group is not None:
        return group.kind
    return kind if isinstance(kind, str) and kind in ENEMIES else ""


def _words(game: JourneyGame, event: Event) -> str:
    """What the adventure, or an attack, has to say about it."""
    facts = event.facts
    match event.kind:
        case "text" | "answer":
            return words_of(game, str(facts["key"]))
        case "objective" | "objective completed":
            objective = game.adventure.objective(str(facts["name"]))
            return words_of(game, objective.text) if objective is not None and objective.text else ""
        case "interacted" | "token placed" | "token removed":
            token = game.adventure.token(str(facts.get("name", "")))
            return words_of(game, token.text) if token is not None and token.text else ""
        case "enemy attack":
            attack = _attack(game, str(facts["attack"]))
            return attack.text.replace("{hero}", game.state.heroes[int(str(facts["hero"]))]) if attack else ""
        case _:
            return ""


def _attack(game: JourneyGame, key: str) -> Attack | None:
    """An attack: one of the adventure's own, or of its kind."""
    own = game.adventure.attacks.values()
    found = {attack.key: attack for tables in own for table in tables for attack in table}
    return found.get(key) or _ATTACKS.get(key)
