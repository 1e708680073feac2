"""The campaign log as a file that a person can read and edit.

One entry to a line, ``word: value``; indentation, blank lines and lines that begin with ``#`` mean
nothing. A player's heroes and own penalty follow that player. An edit that makes no sense is refused
with one sentence that names the line; the last line tells a whole file from one that was cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from waybread.cardgame.campaign.campaign_log import (
    FIRST_BOX,
    CampaignError,
    Earned,
    Log,
    Player,
    campaign_order,
    campaigns,
    hero_card,
    hero_name,
    permanent,
    whole_collection,
)
from waybread.cardgame.campaign_setup import boon_or_burden, hero_notes, is_of
from waybread.cardgame.facts import CampaignType
from waybread.cardgame.library import BOXES, CARDS, plain
from waybread.cardgame.scenarios import MOST_HEROES, MOST_PLAYERS, SCENARIOS
from waybread.files import FileError, did_you_mean, errors_as, quoted, read_text, write_atomically

__all__ = ["load", "save"]
FORMAT: Final = 2
END: Final = "end of the log"
MOST_BYTES: Final = 64 * 1024
MOST_LETTERS: Final = 400
"""In one line."""
MOST_PENALTY: Final = 50
_HEADING: Final = (
    "# The log of a campaign. Edit it as you like; a line that begins with # is only a remark,\n"
    "# and is not kept when the log is written again. Put what you want to keep in a note."
)


class LogError(CampaignError):
    """A log that makes no sense, with the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"Line {line} of the campaign log: {reason}" if line else f"The campaign log: {reason}")
        self.line = line


# Writing ------------------------------------------------------------------------------


def write(log: Log) -> str:
    """The log as text."""
    lines = list(_lines(log))
    for line in lines:
        if any(not each.isprintable() for each in line):
            raise CampaignError(f"'{line[:40]}' cannot be written in one line of the campaign log.")
        if len(line) > MOST_LETTERS:
            raise CampaignError(f"'{line[:40]}...' is too long: a line of the log has at most {MOST_LETTERS} letters.")
    return "\n".join([_HEADING, *lines, ""])


def _lines(log: Log) -> Iterator[str]:
    yield f"format: {FORMAT}"
    yield f"campaign: {BOXES[log.box].title}"
    yield f"mode: {'expert' if log.expert else 'standard'}"
    yield from (f"won: {SCENARIOS[each].title}" for each in log.won)
    yield f"threat penalty of all: {log.penalty}"
    for player in log.players:
        yield ""
        yield f"player: {player.name}"
        yield from (f"    hero: {each}" for each in player.heroes)
        yield f"    threat penalty: {player.penalty}"
    yield ""
    yield from (f"fallen: {each}" for each in log.fallen)
    yield from (f"damage: {amount} on {hero}" for hero, amount in log.damage.items())
    yield from (f"pool: {each.title} on {each.hero}" if each.hero else f"pool: {each.title}" for each in log.pool)
    yield from (f"{name}: {hero}" for name, hero in log.hero_notes.items())
    yield from (f"note: {each}" for each in log.notes)
    yield END


def save(log: Log, path: Path) -> None:
    """Write the log to a file, whole or not at all."""
    text = write(log)
    if read(text) != log:
        raise CampaignError("This log could not be read again as it is; names and notes have no spaces around them.")
    with errors_as(CampaignError):
        write_atomically(path, text)


# Reading ------------------------------------------------------------------------------


def load(path: Path) -> Log:
    """Read the log of a file."""
    try:
        return read(read_text(path, MOST_BYTES))
    except FileError as error:
        raise LogError(error.line, error.reason) from error


def read(text: str) -> Log:
    """Read a log; raises LogError with one sentence and the line."""
    if len(text) > MOST_BYTES:
        raise LogError(0, f"it is larger than {MOST_BYTES // 1024} KiB.")
    reader = _Reader()
    number = 0
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if line and not line.startswith("#"):
            reader.line(number, line)
    return reader.log(number)


@dataclass
class _Column:
    name: str
    line: int
    heroes: list[str] = field(default_factory=list)
    penalty: int | None = None


class _Reader:
    """Takes the log line by line; what only makes sense as a whole is checked at the end."""

    def __init__(self) -> None:
        self.number = 0
        self.entries = 0
        self.ended = False
        self.once: dict[str, int] = {}
        self.box = FIRST_BOX
        self.expert = False
        self.penalty = 0
        self.hero_notes: dict[str, str] = {}
        self.won: list[str] = []
        self.players: list[_Column] = []
        self.fallen: list[str] = []
        self.damage: dict[str, tuple[int, int]] = {}
        self.pool: list[tuple[Earned, int]] = []
        self.notes: list[str] = []
        self.words: dict[str, Callable[[str], None]] = {
            "format": self._format, "campaign": self._campaign, "mode": self._mode, "won": self._won,
            "threat penalty of all": self._group_penalty, "player": self._player, "hero": self._hero,
            "threat penalty": self._own_penalty, "fallen": self._fallen, "damage": self._damage, "pool": self._pool,
            "note": self.notes.append,
        }  # fmt: skip

    def line(self, number: int, line: str) -> None:
        """Take one line that is neither blank nor a remark."""
        self.number = number
        if len(line) > MOST_LETTERS:
            raise self.error(f"it is longer than {MOST_LETTERS} letters.")
        if any(not each.isprintable() and each != "\t" for each in line):
            raise self.error("it has characters that cannot be printed.")
        if self.ended:
            raise self.error(f"nothing comes after '{END}'.")
        if line == END:
            self.ended = True
            return
        word, colon, value = (each.strip() for each in line.partition(":"))
        if not colon:
            raise self.error(f"{quoted(line)} is no entry; an entry is a word, a colon and a value.")
        notes = [each.name for each in hero_notes(self.box)]
        if word not in self.words and word not in notes:
            raise self.error(f"{quoted(word)} is not understood; {did_you_mean(word, [*self.words, *notes])}")
        if not value:
            raise self.error(f"'{word}' has no value.")
        if word != "format" and "format" not in self.once:
            raise self.error(f"the first entry has to be 'format: {FORMAT}'.")
        self.entries += 1
        if word in notes:
            self._hero_note(word, value)
        else:
            self.words[word](value)

    def error(self, reason: str) -> LogError:
        """An error on the present line."""
        return LogError(self.number, reason)

    # Entries

    def _format(self, value: str) -> None:
        self._only("format")
        number = self._count(value, 1, 10**6, "the format")
        if number > FORMAT:
            raise self.error(f"the format is {number}, but this program reads formats up to {FORMAT}.")

    def _campaign(self, value: str) -> None:
        self._only("campaign")
        if self.entries != 2:
            raise self.error("'campaign' comes right after 'format'.")
        titles = {BOXES[each].title: each for each in campaigns()}
        found = next((box for title, box in titles.items() if plain(title) == plain(value)), None)
        if found is None:
            raise self.error(f"{quoted(value)} is not a box with a campaign; {did_you_mean(value, list(titles))}")
        self.box = found

    def _mode(self, value: str) -> None:
        self._only("mode")
        if value not in ("standard", "expert"):
            raise self.error(f"the mode is 'standard' or 'expert', not {quoted(value)}.")
        self.expert = value == "expert"

    def _won(self, value: str) -> None:
        order = campaign_order(self.box)
        known = {plain(each): each for each in order}
        titles = [SCENARIOS[each].title for each in order]
        scenario = known.get(plain(value))
        if scenario is None:
            raise self.error(f"{quoted(value)} is no scenario of the campaign; {did_you_mean(value, titles)}")
        if len(self.won) == len(order) or scenario != order[len(self.won)]:
            first = SCENARIOS[order[len(self.won)]].title if len(self.won) < len(order) else "nothing"
            title = SCENARIOS[scenario].title
            raise self.error(f"scenarios are won in order, each once: {first} comes here, not {title}.")
        self.won.append(scenario)

    def _group_penalty(self, value: str) -> None:
        self._only("threat penalty of all")
        self.penalty = self._count(value, 0, MOST_PENALTY, "a threat penalty")

    def _player(self, value: str) -> None:
        if len(self.players) == MOST_PLAYERS:
            raise self.error(f"a campaign has at most {MOST_PLAYERS} players.")
        if any(plain(each.name) == plain(value) for each in self.players):
            raise self.error(f"there is already a player called {quoted(value)}.")
        self.players.append(_Column(value, self.number))

    def _column(self, word: str) -> _Column:
        if not self.players:
            raise self.error(f"'{word}' belongs to a player, and none has been named yet.")
        return self.players[-1]

    def _hero(self, value: str) -> None:
        column = self._column("hero")
        title = self._hero_name(value)
        other = next((each for each in self.players if title in each.heroes), None)
        if other is not None:
            raise self.error(f"{title} is already a hero of {quoted(other.name)}.")
        if len(column.heroes) == MOST_HEROES:
            raise self.error(f"{quoted(column.name)} has more than {MOST_HEROES} heroes.")
        column.heroes.append(title)

    def _own_penalty(self, value: str) -> None:
        column = self._column("threat penalty")
        if column.penalty is not None:
            raise self.error(f"{quoted(column.name)} already has a threat penalty.")
        column.penalty = self._count(value, 0, MOST_PENALTY, "a threat penalty")

    def _fallen(self, value: str) -> None:
        title = self._hero_name(value)
        if title in self.fallen:
            raise self.error(f"{title} is already listed as fallen.")
        self.fallen.append(title)

    def _damage(self, value: str) -> None:
        amount, on, hero = value.partition(" on ")
        if not on:
            raise self.error("damage is written as '2 on Aragorn'.")
        title = self._hero_name(hero.strip())
        if title in self.damage:
            raise self.error(f"the damage of {title} is already listed.")
        self.damage[title] = (self._count(amount.strip(), 1, MOST_PENALTY, "damage"), self.number)

    def _pool(self, value: str) -> None:
        title, on, hero = (each.strip() for each in value.partition(" on "))
        card = boon_or_burden(title, self.box)
        if card is None:
            kinds = (CampaignType.BOON, CampaignType.BURDEN)
            boons = [each.title for each in CARDS.values() if each.campaign in kinds and is_of(self.box, each)]
            raise self.error(f"{quoted(title)} is neither boon nor burden; {did_you_mean(title, boons)}")
        if permanent(card) and not on:
            raise self.error(f"{card.title} is Permanent, so it has a hero: '{card.title} on Aragorn'.")
        if on and not permanent(card):
            raise self.error(f"{card.title} is not Permanent, so it is on no hero.")
        entry = Earned(card.title, self._hero_name(hero) if on else "")
        if entry.hero and any(each == entry for each, _ in self.pool):
            raise self.error(f"{entry.hero} already has {card.title}; there is 1 at most.")
        if sum(each.title == card.title for each, _ in self.pool) == card.quantity:
            raise self.error(f"there are only {card.quantity} of {card.title}.")
        self.pool.append((entry, self.number))

    def _hero_note(self, name: str, value: str) -> None:
        self._only(name)
        self.hero_notes[name] = self._hero_name(value)

    # Values

    def _only(self, word: str) -> None:
        if word in self.once:
            raise self.error(f"'{word}' is already in line {self.once[word]}.")
        self.once[word] = self.number

    def _count(self, value: str, least: int, most: int, what: str) -> int:
        if not (value.isascii() and value.isdigit() and len(value) <= 9 and least <= int(value) <= most):
            raise self.error(f"{what} is a whole number from {least} to {most}, not {quoted(value)}.")
        return int(value)

    def _hero_name(self, value: str) -> str:
        if hero_card(value) is None:
            hint = did_you_mean(value, whole_collection())
            raise self.error(f"{quoted(value)} is no hero that is known here; {hint}")
        return hero_name(value)

    # The whole

    def log(self, last: int) -> Log:
        """The log, if its lines make sense together."""
        if not self.ended:
            raise LogError(last, f"the file breaks off here, without its last line '{END}'.")
        if not self.players:
            raise LogError(last, "there is no player.")
        for column in self.players:
            if self.won and not column.heroes:
                raise LogError(column.line, f"{quoted(column.name)} has no heroes, though a scenario is won.")
        self._check_damage()
        players = tuple(Player(each.name, tuple(each.heroes), each.penalty or 0) for each in self.players)
        damage = {hero: amount for hero, (amount, _) in self.damage.items()}
        pool = tuple(each for each, _ in self.pool)
        return Log(
            players, self.expert, tuple(self.won), self.penalty, tuple(self.fallen), pool, damage, self.hero_notes,
            tuple(self.notes), self.box,
        )  # fmt: skip

    def _check_damage(self) -> None:
        """Won games leave damage on the players' heroes, and it waits for those who were swapped away."""
        present = {hero for each in self.players for hero in each.heroes}
        replaced = sum(each not in present for each in self.fallen)
        swapped = max(0, self.penalty - replaced)  # everybody pays 1 for each of either
        for hero, (_, line) in self.damage.items():
            if not self.expert:
                raise LogError(line, "only in expert mode do heroes carry damage on.")
            if not self.won:
                raise LogError(line, "nobody carries damage on before a scenario is won.")
            if hero in self.fallen:
                raise LogError(line, f"{hero} has fallen, and carries no damage on.")
            swapped -= hero not in present
            if swapped < 0:
                swaps = "damage waits only for a hero who was swapped away, at 1 threat for all"
                raise LogError(line, f"{hero} is no player's hero, and the penalty of all has no room for it: {swaps}.")
