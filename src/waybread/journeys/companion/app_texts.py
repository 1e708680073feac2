"""What the app says: the message for every kind of note, filled in from its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from waybread.journeys.library import CARDS
from waybread.journeys.maps.board import space_of, split_space
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.rules.enemies.target_preferences import Preference
from waybread.texts import Arg, Text, content, english, joined, plain
from waybread.texts import say as message

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.companion.companion_state import Note
    from waybread.journeys.rules.enemies.attack_facts import Attack

SAYINGS: Final[Mapping[str, tuple[str, ...]]] = {
    # the story
    "text": ("companion.log.text", "text"),
    "answer": ("companion.log.answer", "text"),
    "objective": ("companion.log.objective", "text"),
    "objective completed": ("companion.log.objective_completed", "text"),
    "round": ("companion.log.round", "round"),
    "threat": ("companion.log.threat", "change", "size", "threat"),
    "threshold": ("companion.log.threshold",),
    "lore": ("companion.log.lore", "amount"),
    "experience": ("companion.log.experience", "amount"),
    # the map
    "begin": ("companion.log.begin", "heroes", "spaces"),
    "tile placed": ("companion.log.tile_placed", "tile"),
    "explored": ("companion.log.explored", "hero", "tile"),
    "token placed": ("companion.log.token_placed", "new_token", "crossing", "space", "other"),
    "token removed": ("companion.log.token_removed", "token", "crossing", "space", "other", "worded", "words"),
    "darkness": ("companion.log.darkness", "on", "part", "at"),
    "interacted": ("companion.log.interacted", "hero", "token"),
    "place heroes": ("companion.log.place_heroes", "heroes", "space"),
    # heroes
    "test": ("companion.log.test", "hero", "stats", "need"),
    "test over": ("companion.log.test_over", "passed"),
    "suffer": ("companion.log.suffer", "heroes", "count", "harm", "down", "negated", "stat"),
    "inspiration": ("companion.log.inspiration", "heroes", "count", "change", "size"),
    "boon": ("companion.log.boon", "heroes", "count", "boon"),
    "scout": ("companion.log.scout", "heroes", "count", "amount"),
    "heal": ("companion.log.heal", "heroes", "amount"),
    "weakness": ("companion.log.weakness", "heroes", "count"),
    "corruption": ("companion.log.corruption", "heroes", "count", "change", "size", "total"),
    "title": ("companion.log.title", "hero", "card"),
    "trinket": ("companion.log.trinket", "hero", "card"),
    "last stand": ("companion.log.last_stand", "hero", "what", "stat", "need"),
    "last stand passed": ("companion.log.last_stand_passed", "hero", "what"),
    "hero defeated": ("companion.log.hero_defeated", "hero"),
    "last chance": ("companion.log.last_chance",),
    "in darkness": ("companion.log.in_darkness", "harm", "negated", "stat"),
    "rally": ("companion.log.rally", "amount"),
    # enemies
    "group placed": ("companion.log.group_placed", "figures", "space", "bannered", "banner"),
    "group removed": ("companion.log.group_removed", "group"),
    "hits": ("companion.log.hits", "fell", "group"),
    "group defeated": ("companion.log.group_defeated", "group"),
    "take heart": ("companion.log.take_heart", "amount"),
    "activation": ("companion.log.activation", "group", "moves", "target"),
    "enemy attack": (
        "companion.log.enemy_attack", "story", "named", "victim", "harm", "negated", "stat", "more", "extra",
    ),
    "no target": ("companion.log.no_target", "group", "moves"),
    # questions
    "can it attack": ("companion.log.can_it_attack", "hero", "group"),
    "who is there": ("companion.log.who_is_there", "place"),
    "is it so": ("companion.log.is_it_so", "place", "count_of_heroes"),
}  # fmt: skip
"""The message for each kind of note, and its arguments."""
COMPARED: Final = {"<=": "at_most", ">=": "at_least", "==": "exactly", "!=": "not", ">": "more", "<": "under"}
"""How a condition compares, as the messages name it."""
_FIRST_WORDS: Final = 6


def said(game: CompanionGame, note: Note) -> Text | None:
    """A note as a text; None where there is nothing to say."""
    if note.kind not in SAYINGS:
        return None
    name, *args = SAYINGS[note.kind]
    facts = NoteFacts(game, note)
    return Text(name, {each: facts.argument(each) for each in args})


def say(game: CompanionGame, note: Note) -> str:
    """A note as a sentence; empty where there is nothing to say."""
    text = said(game, note)
    return "" if text is None else plain(english().words(text))


class NoteFacts:
    """The facts of a note, and what they mean for the arguments of its message."""

    def __init__(self, game: CompanionGame, note: Note) -> None:
        self.game = game
        self.facts = note.facts

    def argument(self, name: str) -> Arg:
        """What a message is given: from ``_ARGUMENTS``, or the fact of that name as it is."""
        read = _ARGUMENTS.get(name)
        return read(self) if read else self.facts[name]

    def number(self, name: str) -> int:
        """A number; 0 if there is none."""
        return cast("int", self.facts.get(name, 0))

    def word(self, name: str) -> str:
        """A word; empty if there is none."""
        return cast("str", self.facts.get(name, ""))

    def several(self, name: str) -> tuple[int, ...]:
        """Several numbers."""
        return cast("tuple[int, ...]", self.facts[name])

    def attack(self) -> Attack:
        """The attack: of a kind of enemy, or of the adventure's own."""
        return cast("Attack", self.game.attack(self.word("attack")))


def _whether(fact: object) -> str:
    return "yes" if fact else "no"


def _heroes(facts: NoteFacts) -> Arg:
    heroes = facts.several("heroes")
    if len(heroes) > 1 and list(heroes) == facts.game.standing:
        return message("companion.all_heroes")
    return tuple(facts.game.state.heroes[each] for each in heroes)


def _spaces(facts: NoteFacts) -> Arg:
    tiles: dict[int, list[int]] = {}
    for each in facts.several("spaces"):
        tile, number = split_space(each)
        tiles.setdefault(tile, []).append(number)
    placed = facts.game.state.tiles
    return joined("list.or", [
        message("companion.space", number=joined("list.or", numbers), tile=placed[tile].tile)
        for tile, numbers in tiles.items()
    ])  # fmt: skip


def _tile(facts: NoteFacts) -> str:
    tile = facts.facts["tile"]
    return tile if isinstance(tile, str) else facts.game.state.tiles[facts.number("tile")].tile


def token_kind(kind: str) -> str:
    """A kind of token as messages name it."""
    return kind.replace(" ", "_")


def _first_words(facts: NoteFacts) -> str:
    """The first words of a token, by which it is told from others in its space."""
    known = facts.game.adventure.token(facts.word("name"))
    words = facts.game.adventure.texts.get(known.text, "").split() if known else []
    return " ".join(words[:_FIRST_WORDS])


def _text(facts: NoteFacts) -> Text:
    objective = facts.game.adventure.objective(facts.word("name"))
    key = objective.text if objective else facts.word("key")
    return content(facts.game.adventure.texts.get(key, key))


def _stat(facts: NoteFacts) -> Arg:
    return message("journeys.stat", stat=facts.word("stat")) if facts.word("stat") else ""


def _hero(facts: NoteFacts) -> str:
    """The hero it is about; empty if it names none."""
    return facts.game.state.heroes[facts.number("hero")] if facts.number("hero") >= 0 else ""


def _target(facts: NoteFacts) -> Arg:
    """Whom a group attacks: a hero by name, or the one that it prefers."""
    wanted = Preference(facts.word("prefers")).name.lower()
    return _hero(facts) or message("journeys.preference", preference=wanted)


_ARGUMENTS: Final[Mapping[str, Callable[[NoteFacts], Arg]]] = {
    # who and where
    "hero": lambda facts: _hero(facts) or message("companion.the_hero"),
    "heroes": _heroes,
    "count": lambda facts: len(facts.several("heroes")),
    "space": lambda facts: space_text(facts.game, facts.number("space")),
    "crossing": lambda facts: _whether(facts.number("across") >= 0),
    "other": lambda facts: space_text(facts.game, facts.number("across")) if facts.number("across") >= 0 else "",
    "spaces": _spaces,
    "tile": _tile,
    "place": lambda facts: place_text(facts.game, facts.word("name")),
    "part": lambda facts: _whether(facts.word("at")),
    "at": lambda facts: place_text(facts.game, facts.word("at")),
    "group": lambda facts: group_text(facts.word("kind"), facts.word("banner")),
    "figures": lambda facts: figures_text(facts.word("kind"), facts.number("figures")),
    "bannered": lambda facts: _whether(facts.word("banner")),
    "banner": lambda facts: facts.word("banner"),
    # what
    "token": lambda facts: message("companion.token", kind=token_kind(facts.word("kind")) or "unknown"),
    "new_token": lambda facts: message("companion.new_token", kind=token_kind(facts.word("kind"))),
    "worded": lambda facts: _whether(_first_words(facts)),
    "words": lambda facts: content(_first_words(facts)),
    "card": lambda facts: CARDS[facts.word("card")].title,
    "text": _text,
    "change": lambda facts: "more" if facts.number("amount") >= 0 else "less",
    "size": lambda facts: abs(facts.number("amount")),
    "on": lambda facts: _whether(facts.number("on")),
    "boon": lambda facts: message("journeys.boon", boon=facts.word("kind")),
    "stats": lambda facts: joined(
        "list.or", [message("journeys.stat", stat=each) for each in facts.word("stats").split(", ")]
    ),
    "stat": _stat,
    "need": lambda facts: facts.number("need"),
    "passed": lambda facts: _whether(facts.number("passed")),
    "harm": lambda facts: message("journeys.harm", damage=facts.number("damage"), fear=facts.number("fear")),
    "what": lambda facts: message("journeys.harm_kind", kind=facts.word("what")),
    "down": lambda facts: _whether(facts.number("down")),
    "negated": lambda facts: _whether(facts.word("stat")),
    "fell": lambda facts: facts.number("fell"),
    "count_of_heroes": lambda facts: count_text(facts.word("compare"), facts.number("number")),
    # attacks
    "target": _target,
    "story": lambda facts: content(facts.attack().text.format(hero=_hero(facts) or "the hero")),
    "named": lambda facts: _whether(_hero(facts)),
    "victim": _hero,
    "more": lambda facts: _whether(facts.attack().extra),
    "extra": lambda facts: content(extra.text if (extra := facts.attack().extra) else ""),
}  # fmt: skip
"""Arguments that take more than a plain fact."""


def group_text(kind: str, banner: str) -> Text:
    """A group by its kind, and its banner if it has one."""
    return message("companion.group", name=ENEMIES[kind].name, bannered=_whether(banner), banner=banner)


def figures_text(kind: str, count: int) -> Text:
    """So many enemies of a kind."""
    return message("journeys.figures", count=count, name=ENEMIES[kind].name)


def count_text(compare: str, number: int) -> Text:
    """A number as a condition compares with it."""
    return message("companion.count", compare=COMPARED[compare], number=number)


def space_text(game: CompanionGame, space: int) -> Text:
    """A space by the tile it is on."""
    tile, number = split_space(space)
    return message("companion.space", number=number, tile=game.state.tiles[tile].tile)


def place_text(game: CompanionGame, name: str) -> Arg:
    """A place of the adventure, by what is printed on its tile."""
    tile, _, number = name.partition(".")
    place = game.state.app.places.get(tile)
    if place is None:
        return name
    if number:
        return space_text(game, space_of(place, int(number)))
    return message("companion.tile", tile=game.state.tiles[place].tile)
