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
    sentence = SAYINGS.get(note.kind, "").format_map(SentenceGaps(game, note))
    return sentence[:1].upper() + sentence[1:]


class SentenceGaps(dict[str, str]):
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


def _heroes(gaps: SentenceGaps) -> str:
    heroes = gaps.several("heroes")
    if len(heroes) > 1 and list(heroes) == gaps.game.standing:
        return "all heroes"
    return join_names([gaps.game.state.heroes[each] for each in heroes])


def _there(gaps: SentenceGaps) -> str:
    across = gaps.number("across")
    return f"between {gaps['space']} and {space_name(gaps.game, across)}" if across >= 0 else f"in {gaps['space']}"


def _spaces(gaps: SentenceGaps) -> str:
    tiles: dict[int, list[str]] = {}
    for each in gaps.several("spaces"):
        tile, number = split_space(each)
        tiles.setdefault(tile, []).append(str(number))
    placed = gaps.game.state.tiles
    return " or ".join(f"space {' or '.join(each)} of tile {placed[tile].tile}" for tile, each in tiles.items())


def _tile(gaps: SentenceGaps) -> str:
    tile = gaps.facts["tile"]
    return tile if isinstance(tile, str) else gaps.game.state.tiles[gaps.number("tile")].tile


def _called(gaps: SentenceGaps) -> str:
    """The first words of a token, by which it is told from others in its space."""
    known = gaps.game.adventure.token(gaps.word("name"))
    words = gaps.game.adventure.texts.get(known.text, "").split() if known else []
    return f" ({' '.join(words[:_FIRST_WORDS])} …)" if words else ""


def _text(gaps: SentenceGaps) -> str:
    objective = gaps.game.adventure.objective(gaps.word("name"))
    key = objective.text if objective else gaps.word("key")
    return gaps.game.adventure.texts.get(key, key)


def _changed(gaps: SentenceGaps, more: str, less: str) -> str:
    amount = gaps.number("amount")
    return f"{more} {amount}" if amount >= 0 else f"{less} {-amount}"


def _harm(gaps: SentenceGaps) -> str:
    return join_names([f"{gaps.number(what)} {what}" for what in ("damage", "fear") if gaps.number(what)]) or "nothing"


def _fallen(gaps: SentenceGaps) -> str:
    fell = gaps.number("fell")
    figures = f"{fell} figure" if fell == 1 else f"{fell} figures"
    return f"Remove {figures} of the {gaps['group']}" if fell else f"Nobody in the {gaps['group']} falls"


def _enough(gaps: SentenceGaps) -> str:
    need = gaps.number("need")
    return "1 success or more passes" if need == 1 else f"{need} successes or more pass"


_GAPS: Final[Mapping[str, Callable[[SentenceGaps], str]]] = {
    # who and where
    "hero": lambda gaps: gaps.game.state.heroes[gaps.number("hero")],
    "heroes": _heroes,
    "s": lambda gaps: "s" if len(gaps.several("heroes")) == 1 else "",
    "space": lambda gaps: space_name(gaps.game, gaps.number("space")),
    "there": _there,
    "spaces": _spaces,
    "tile": _tile,
    "place": lambda gaps: place_name(gaps.game, gaps.word("name")),
    "where": lambda gaps: f"in {place_name(gaps.game, gaps.word('at'))}" if gaps.word("at") else "on the entire map",
    "group": lambda gaps: group_name(gaps.word("kind"), gaps.word("banner")),
    "figures": lambda gaps: f"{gaps.number('figures')} {ENEMIES[gaps.word('kind')].name}"
                            f"{'' if gaps.number('figures') == 1 else 's'}",
    "bannered": lambda gaps: f", with the {gaps.word('banner')} banner" if gaps.word("banner") else "",
    # what
    "token": lambda gaps: f"the {gaps.facts['kind']} token" if "kind" in gaps.facts else "a token",
    "called": _called,
    "card": lambda gaps: CARDS[gaps.word("card")].title,
    "text": _text,
    "changes": lambda gaps: _changed(gaps, "rises by", "falls by"),
    "gains": lambda gaps: _changed(gaps, f"gain{gaps['s']}", f"lose{gaps['s']}"),
    "darkness": lambda gaps: "There is darkness" if gaps.number("on") else "There is no more darkness",
    "stats": lambda gaps: " or ".join(gaps.word("stats").split(", ")),
    "needed": lambda gaps: f"; {gaps['enough']}" if gaps.number("need") else "; count the successes",
    "enough": _enough,
    "outcome": lambda gaps: "It is done." if gaps.number("passed") else "It is not done yet.",
    "harm": _harm,
    "down": lambda gaps: ", face down" if gaps.number("down") else "",
    "negates": lambda gaps: f" ({gaps.word('stat')} negates)" if gaps.word("stat") else "",
    "fallen": _fallen,
    "compared": lambda gaps: COMPARED[gaps.word("compare")],
    # attacks
    "target": lambda gaps: gaps["hero"] if gaps.number("hero") >= 0 else gaps.word("prefers") or "the hero",
    "story": lambda gaps: gaps.attack().text.format(hero=gaps["target"]),
    "victim": lambda gaps: gaps["target"][0].upper() + gaps["target"][1:],
    "extra": lambda gaps: f" {extra.text}" if (extra := gaps.attack().extra) else "",
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
