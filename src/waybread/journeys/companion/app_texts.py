"""What the app says, in words: a sentence for every kind of note, filled in from its facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from waybread.files import join_names
from waybread.journeys.library import CARDS
from waybread.journeys.maps.board import space_of, split_space
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.companion.companion_state import Note
    from waybread.journeys.rules.enemies.attack_facts import Attack

SAYINGS: Final[Mapping[str, str]] = {
    # the story
    "text": "{text}",
    "answer": "You choose: {text}",
    "objective": "A new objective: {text}",
    "objective completed": "The objective is complete: {text}",
    "round": "Round {round} begins. Each hero has a turn, in any order; then press the hourglass.",
    "threat": "Threat {changes} and stands at {threat}.",
    "threshold": "Threat has reached a threshold.",
    "lore": "The party gains {amount} lore.",
    "experience": "Each hero gains {amount} experience in the role they have.",
    # the map
    "begin": "Place {heroes} in {spaces}.",
    "tile placed": "Place tile {tile} as the map shows.",
    "explored": "{hero} explores tile {tile}. Discard its exploration token.",
    "token placed": "Place a {kind} token {there}.",
    "token removed": "Discard {token} {there}{called}.",
    "darkness": "{darkness} {where}.",
    "interacted": "{hero} interacts with {token}.",
    "place heroes": "Place {heroes} in {space}. It is no move.",
    # heroes
    "test": "{hero} tests {stats}{needed}.",
    "test over": "{outcome}",
    "suffer": "{heroes} suffer{s} {harm}{down}{negates}.",
    "inspiration": "{heroes} {gains} inspiration.",
    "boon": "{heroes} become{s} {kind}.",
    "scout": "{heroes} scout{s} {amount}.",
    "heal": "{heroes} may discard {amount} damage or fear.",
    "weakness": "{heroes} shuffle{s} a weakness into the skill deck.",
    "corruption": "{heroes} {gains} corruption: {total} in all.",
    "title": "{hero} gains the title {card} and prepares it.",
    "trinket": "{hero} gains and equips {card}.",
    "last stand": "{hero} makes a last stand against {what}: test {stat}; {enough}.",
    "last stand passed": "{hero} stands. Discard all face-down {what} of {hero}, who gains 1 inspiration.",
    "hero defeated": "{hero} is defeated. Remove the figure from the map.",
    "last chance": "The adventure is lost when the next shadow phase begins, unless it is won before.",
    "in darkness": "Each hero in darkness suffers {harm}{negates}.",
    "rally": "Each hero shuffles the discard pile into the skill deck, then scouts {amount}.",
    # enemies
    "group placed": "Place {figures} in {space}{bannered}.",
    "group removed": "Remove the {group} from the map.",
    "hits": "{fallen}.",
    "group defeated": "The {group} is defeated.",
    "take heart": "Whoever struck the last blow, or a hero nearby, gains {amount} inspiration.",
    "activation": "The {group}: move {moves}, attack {target}.",
    "enemy attack": "{story} {victim} suffers {harm}{negates}.{extra}",
    "no target": "The {group}: move {moves} towards the closest hero. There is no attack.",
    # questions
    "can it attack": "Is {hero} in range of the {group}?",
    "who is there": "Which heroes are in {place}?",
    "is it so": "Heroes in {place}: {compared} {number}. Is it so?",
}  # fmt: skip
COMPARED: Final = {">=": "at least", "<=": "at most", "==": "exactly", "!=": "not", ">": "more than", "<": "under"}
_FIRST_WORDS: Final = 6


def say(game: CompanionGame, note: Note) -> str:
    """A note as a sentence; empty where there is nothing to say."""
    sentence = SAYINGS.get(note.kind, "").format_map(_Told(game, note))
    return sentence[:1].upper() + sentence[1:]


class _Told(dict[str, str]):
    """The words for the gaps of a sentence: from ``_GAPS``, or the fact of that name as it is."""

    def __init__(self, game: CompanionGame, note: Note) -> None:
        super().__init__()
        self.game = game
        self.facts = note.facts

    def __missing__(self, gap: str) -> str:
        words = _GAPS.get(gap)
        return words(self) if words else str(self.facts[gap])

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


def _heroes(told: _Told) -> str:
    heroes = told.several("heroes")
    if len(heroes) > 1 and list(heroes) == told.game.standing:
        return "all heroes"
    return join_names([told.game.state.heroes[each] for each in heroes])


def _there(told: _Told) -> str:
    across = told.number("across")
    return f"between {told['space']} and {space_name(told.game, across)}" if across >= 0 else f"in {told['space']}"


def _spaces(told: _Told) -> str:
    tiles: dict[int, list[str]] = {}
    for each in told.several("spaces"):
        tile, number = split_space(each)
        tiles.setdefault(tile, []).append(str(number))
    placed = told.game.state.tiles
    return " or ".join(f"space {' or '.join(each)} of tile {placed[tile].tile}" for tile, each in tiles.items())


def _tile(told: _Told) -> str:
    tile = told.facts["tile"]
    return tile if isinstance(tile, str) else told.game.state.tiles[told.number("tile")].tile


def _called(told: _Told) -> str:
    """The first words of a token, by which it is told from others in its space."""
    known = told.game.adventure.token(told.word("name"))
    words = told.game.adventure.texts.get(known.text, "").split() if known else []
    return f" ({' '.join(words[:_FIRST_WORDS])} …)" if words else ""


def _text(told: _Told) -> str:
    objective = told.game.adventure.objective(told.word("name"))
    key = objective.text if objective else told.word("key")
    return told.game.adventure.texts.get(key, key)


def _changed(told: _Told, more: str, less: str) -> str:
    amount = told.number("amount")
    return f"{more} {amount}" if amount >= 0 else f"{less} {-amount}"


def _harm(told: _Told) -> str:
    return join_names([f"{told.number(what)} {what}" for what in ("damage", "fear") if told.number(what)]) or "nothing"


def _fallen(told: _Told) -> str:
    fell = told.number("fell")
    figures = f"{fell} figure" if fell == 1 else f"{fell} figures"
    return f"Remove {figures} of the {told['group']}" if fell else f"Nobody in the {told['group']} falls"


def _enough(told: _Told) -> str:
    need = told.number("need")
    return "1 success or more passes" if need == 1 else f"{need} successes or more pass"


_GAPS: Final[Mapping[str, Callable[[_Told], str]]] = {
    # who and where
    "hero": lambda told: told.game.state.heroes[told.number("hero")],
    "heroes": _heroes,
    "s": lambda told: "s" if len(told.several("heroes")) == 1 else "",
    "space": lambda told: space_name(told.game, told.number("space")),
    "there": _there,
    "spaces": _spaces,
    "tile": _tile,
    "place": lambda told: place_name(told.game, told.word("name")),
    "where": lambda told: f"in {place_name(told.game, told.word('at'))}" if told.word("at") else "on the entire map",
    "group": lambda told: group_name(told.word("kind"), told.word("banner")),
    "figures": lambda told: f"{told.number('figures')} {ENEMIES[told.word('kind')].name}"
                            f"{'' if told.number('figures') == 1 else 's'}",
    "bannered": lambda told: f", with the {told.word('banner')} banner" if told.word("banner") else "",
    # what
    "token": lambda told: f"the {told.facts['kind']} token" if "kind" in told.facts else "a token",
    "called": _called,
    "card": lambda told: CARDS[told.word("card")].title,
    "text": _text,
    "changes": lambda told: _changed(told, "rises by", "falls by"),
    "gains": lambda told: _changed(told, f"gain{told['s']}", f"lose{told['s']}"),
    "darkness": lambda told: "There is darkness" if told.number("on") else "There is no more darkness",
    "stats": lambda told: " or ".join(told.word("stats").split(", ")),
    "needed": lambda told: f"; {told['enough']}" if told.number("need") else "; count the successes",
    "enough": _enough,
    "outcome": lambda told: "It is done." if told.number("passed") else "It is not done yet.",
    "harm": _harm,
    "down": lambda told: ", face down" if told.number("down") else "",
    "negates": lambda told: f" ({told.word('stat')} negates)" if told.word("stat") else "",
    "fallen": _fallen,
    "compared": lambda told: COMPARED[told.word("compare")],
    # attacks
    "target": lambda told: told["hero"] if told.number("hero") >= 0 else told.word("prefers") or "the hero",
    "story": lambda told: told.attack().text.format(hero=told["target"]),
    "victim": lambda told: told["target"][0].upper() + told["target"][1:],
    "extra": lambda told: f" {extra.text}" if (extra := told.attack().extra) else "",
}  # fmt: skip
"""The words for each gap that is no plain fact."""


def group_name(kind: str, banner: str) -> str:
    """A group by its kind, and its banner if it has one."""
    return f"{ENEMIES[kind].name} group ({banner} banner)" if banner else f"{ENEMIES[kind].name} group"


def space_name(game: CompanionGame, space: int) -> str:
    """A space by the tile it is on."""
    tile, number = split_space(space)
    return f"space {number} of tile {game.state.tiles[tile].tile}"


def place_name(game: CompanionGame, name: str) -> str:
    """A place of the adventure, by what is printed on its tile."""
    tile, _, number = name.partition(".")
    place = game.state.app.places.get(tile)
    if place is None:
        return name
    return space_name(game, space_of(place, int(number))) if number else f"tile {game.state.tiles[place].tile}"
