"""What the app says, in words: a sentence for every kind of note, filled in from its facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from waybread.files import join_names
from waybread.journeys.library import CARDS
from waybread.journeys.maps.board import SPACES_APART
from waybread.journeys.rules.enemies.attack_tables import ATTACKS
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES

if TYPE_CHECKING:
    from waybread.journeys.companion.companion_game import CompanionGame
    from waybread.journeys.companion.companion_state import Note
    from waybread.journeys.rules.enemies.attack_facts import Attack

SAYINGS: Final[Mapping[str, str]] = MappingProxyType({
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
})  # fmt: skip
COMPARED: Final = {">=": "at least", "<=": "at most", "==": "exactly", "!=": "not", ">": "more than", "<": "under"}
_FIRST_WORDS: Final = 6
_ATTACKS: Final = {attack.key: attack for table in ATTACKS.values() for attack in table}


def say(game: CompanionGame, note: Note) -> str:
    """A note as a sentence; empty where there is nothing to say."""
    sentence = SAYINGS.get(note.kind, "").format_map(_Told(game, note))
    return sentence[:1].upper() + sentence[1:]


class _Told(dict[str, str]):
    """The words for the gaps of a sentence: ``on_hero`` for ``{hero}``, or the fact of that name as it is."""

    def __init__(self, game: CompanionGame, note: Note) -> None:
        super().__init__()
        self.game = game
        self.facts = note.facts

    def __missing__(self, gap: str) -> str:
        words = getattr(self, f"on_{gap}", None)
        return words() if words else str(self.facts[gap])

    def number(self, name: str) -> int:
        """A number; 0 if there is none."""
        return cast("int", self.facts.get(name, 0))

    def word(self, name: str) -> str:
        """A word; empty if there is none."""
        return cast("str", self.facts.get(name, ""))

    def several(self, name: str) -> tuple[int, ...]:
        """Several numbers."""
        return cast("tuple[int, ...]", self.facts[name])

    # Who and where

    def on_hero(self) -> str:
        return self.game.state.heroes[self.number("hero")]

    def on_heroes(self) -> str:
        heroes = self.several("heroes")
        if len(heroes) > 1 and list(heroes) == self.game.standing:
            return "all heroes"
        return join_names([self.game.state.heroes[each] for each in heroes])

    def on_s(self) -> str:
        return "s" if len(self.several("heroes")) == 1 else ""

    def on_space(self) -> str:
        return space_name(self.game, self.number("space"))

    def on_there(self) -> str:
        across = self.number("across")
        return (
            f"between {self.on_space()} and {space_name(self.game, across)}" if across >= 0 else f"in {self.on_space()}"
        )

    def on_spaces(self) -> str:
        tiles: dict[int, list[str]] = {}
        for each in self.several("spaces"):
            tile, number = divmod(each, SPACES_APART)
            tiles.setdefault(tile, []).append(str(number))
        placed = self.game.state.tiles
        return " or ".join(f"space {' or '.join(each)} of tile {placed[tile].tile}" for tile, each in tiles.items())

    def on_tile(self) -> str:
        tile = self.facts["tile"]
        return tile if isinstance(tile, str) else self.game.state.tiles[self.number("tile")].tile

    def on_place(self) -> str:
        return place_name(self.game, self.word("name"))

    def on_group(self) -> str:
        return group_name(self.word("kind"), self.word("banner"))

    def on_figures(self) -> str:
        count, name = self.number("figures"), ENEMIES[self.word("kind")].name
        return f"{count} {name}" if count == 1 else f"{count} {name}s"

    def on_bannered(self) -> str:
        return f", with the {self.word('banner')} banner" if self.word("banner") else ""

    # What

    def on_token(self) -> str:
        return f"the {self.facts['kind']} token" if "kind" in self.facts else "a token"

    def on_called(self) -> str:
        """The first words of a token, by which it is told from others in its space."""
        known = self.game.adventure.token(self.word("name"))
        words = self.game.adventure.texts.get(known.text, "").split() if known else []
        return f" ({' '.join(words[:_FIRST_WORDS])} …)" if words else ""

    def on_card(self) -> str:
        return CARDS[self.word("card")].title

    def on_text(self) -> str:
        objective = self.game.adventure.objective(self.word("name"))
        key = objective.text if objective else self.word("key")
        return self.game.adventure.texts.get(key, key)

    def on_changes(self) -> str:
        amount = self.number("amount")
        return f"rises by {amount}" if amount >= 0 else f"falls by {-amount}"

    def on_gains(self) -> str:
        amount = self.number("amount")
        return f"gain{self.on_s()} {amount}" if amount >= 0 else f"lose{self.on_s()} {-amount}"

    def on_darkness(self) -> str:
        return "There is darkness" if self.number("on") else "There is no more darkness"

    def on_where(self) -> str:
        return f"in {place_name(self.game, self.word('at'))}" if self.word("at") else "on the entire map"

    def on_stats(self) -> str:
        return " or ".join(self.word("stats").split(", "))

    def on_needed(self) -> str:
        need = self.number("need")
        return f"; {self.on_enough()}" if need else "; count the successes"

    def on_enough(self) -> str:
        need = self.number("need")
        return "1 success or more passes" if need == 1 else f"{need} successes or more pass"

    def on_outcome(self) -> str:
        return "It is done." if self.number("passed") else "It is not done yet."

    def on_harm(self) -> str:
        harm = [f"{self.number(what)} {what}" for what in ("damage", "fear") if self.number(what)]
        return join_names(harm) or "nothing"

    def on_down(self) -> str:
        return ", face down" if self.number("down") else ""

    def on_negates(self) -> str:
        return f" ({self.word('stat')} negates)" if self.word("stat") else ""

    def on_fallen(self) -> str:
        fell = self.number("fell")
        figures = f"{fell} figure" if fell == 1 else f"{fell} figures"
        return f"Remove {figures} of the {self.on_group()}" if fell else f"Nobody in the {self.on_group()} falls"

    def on_compared(self) -> str:
        return COMPARED[self.word("compare")]

    # Attacks

    def attack(self) -> Attack:
        """The attack: of a kind of enemy, or of the adventure's own."""
        own = (each for tables in self.game.adventure.attacks.values() for table in tables for each in table)
        key = self.word("attack")
        return _ATTACKS.get(key) or next(each for each in own if each.key == key)

    def on_target(self) -> str:
        return self.on_hero() if self.number("hero") >= 0 else self.word("prefers") or "the hero"

    def on_story(self) -> str:
        return self.attack().text.format(hero=self.on_target())

    def on_victim(self) -> str:
        target = self.on_target()
        return target[0].upper() + target[1:]

    def on_extra(self) -> str:
        extra = self.attack().extra
        return f" {extra.text}" if extra else ""


def group_name(kind: str, banner: str) -> str:
    """A group by its kind, and its banner if it has one."""
    return f"{ENEMIES[kind].name} group ({banner} banner)" if banner else f"{ENEMIES[kind].name} group"


def space_name(game: CompanionGame, space: int) -> str:
    """A space by the tile it is on."""
    tile, number = divmod(space, SPACES_APART)
    return f"space {number} of tile {game.state.tiles[tile].tile}"


def place_name(game: CompanionGame, name: str) -> str:
    """A place of the adventure, by what is printed on its tile."""
    tile, _, number = name.partition(".")
    place = game.state.app.places.get(tile)
    if place is None:
        return name
    return space_name(game, place * SPACES_APART + int(number)) if number else f"tile {game.state.tiles[place].tile}"
