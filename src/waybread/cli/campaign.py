"""``waybread campaign``: a campaign between its games, in the terminal.

Each command returns what is to be said. Whatever is refused is raised as a sentence, and then no file has changed.
"""

from __future__ import annotations

import argparse
import os
import secrets
import textwrap
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from waybread.cardgame import CardGame, deckfiles
from waybread.cardgame.campaign.campaign_file import load, save
from waybread.cardgame.campaign.campaign_log import (
    MENDOR,
    OVER,
    CampaignError,
    Log,
    Player,
    hero_card,
    new_log,
    record,
    remarks,
    why_no_mendor,
)
from waybread.cardgame.campaign.checklist import UNDECLARED, Plan, Preparation, Question, prepare
from waybread.cardgame.catalogue import WIDTH
from waybread.cardgame.decks import Deck
from waybread.cardgame.library import plain
from waybread.cardgame.scenarios import SCENARIOS

Command = Callable[[argparse.Namespace], str]
CHECKS: Final = (
    "heroes", "fallen heroes", "swaps", "threat and damage", "permanent cards", "cards with Setup", "player decks",
    "encounter deck",
)  # fmt: skip
"""What each of the eight checks is about."""
LARGEST_GAME: Final = 16 << 20
"""Bytes of a save file."""


def add_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    said: Callable[[Command], Callable[[argparse.Namespace], int]],
) -> None:
    """Add ``waybread campaign`` and its commands; ``said`` makes a command of one that returns its words."""
    words = "keep a campaign log and set up its games"
    campaign = commands.add_parser("campaign", help=words, description=f"{words[0].upper()}{words[1:]}.")
    verbs = campaign.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, command: Command, words: str) -> argparse.ArgumentParser:
        parser = verbs.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")
        parser.add_argument("log", type=Path, metavar="LOG", help="the campaign log file")
        parser.set_defaults(run=said(command))
        return parser

    new = add("new", _new, "start a campaign")
    new.add_argument("players", nargs="+", metavar="NAME", help="the players, in seat order")
    new.add_argument("--expert", action="store_true", help="expert mode: heroes keep their damage between games")
    new.add_argument(
        "--after", type=Path, metavar="OLD", help="the log of an earlier campaign: its ally Mendor may return"
    )
    add("show", _show, "show the state of a campaign")
    add("check", _check, "check a log for mistakes")
    setup = add("setup", set_up, "set up the next game, following the eight steps of campaign setup")
    setup.add_argument(
        "decks", nargs="+", metavar="DECK", help="a deck file or the name of a built-in deck, one for each player"
    )
    setup.add_argument("--game", type=Path, metavar="GAME", help="the game file to write (default: next to the log)")
    setup.add_argument("--overwrite", action="store_true", help="overwrite an existing game file")
    for option, value, words in (
        ("replace", "FALLEN=NEW", "replace a fallen hero"),
        ("swap", "OLD=NEW", "swap a hero for another: +1 threat for each player"),
        ("heal", "HERO", "expert mode: heal a hero's damage: +1 threat for its player"),
        ("boon", "NAME=TITLE", "give a player a boon from the campaign pool"),
        ("burden", "NAME=TITLE", "give a player a burden from the campaign pool"),
    ):
        setup.add_argument(f"--{option}", action="append", default=[], metavar=value, help=words)
    setup.add_argument("--ask-nothing", action="store_true", help="ask no questions and skip everything optional")
    setup.add_argument("--casual", action="store_true", help="ignore the deck-building rules")
    setup.add_argument("--easy", action="store_true", help="play in easy mode")
    setup.add_argument("--seed", type=int, metavar="N", help="seed for all shuffles (default: random)")
    played = add("record", _record, "record a finished game in the log")
    played.add_argument("game", type=Path, metavar="GAME", help="the saved game")


# The log ------------------------------------------------------------------------------


def _new(chosen: argparse.Namespace) -> str:
    earlier = load(chosen.after) if chosen.after else None
    log = new_log(chosen.players, expert=chosen.expert, after=earlier)
    if _there(chosen.log):
        raise CampaignError(f"{chosen.log} is there already; a new campaign takes a new file.")
    save(log, chosen.log)
    lines = [sheet(log), f"The log is in {chosen.log}."]
    if earlier and (reason := why_no_mendor(earlier)):
        lines.append(f"{MENDOR} does not come along from {chosen.after}: {reason}.")
    return "\n".join(lines)


def _show(chosen: argparse.Namespace) -> str:
    return sheet(load(chosen.log))


def _check(chosen: argparse.Namespace) -> str:
    log = load(chosen.log)
    return "\n".join([f"{chosen.log} makes sense. {_next(log)}", *(f"  {each}" for each in remarks(log))])


def sheet(log: Log) -> str:
    """A campaign as it stands, for reading."""
    lines = [f"The campaign of {_list([each.name for each in log.players])}{', expert mode' if log.expert else ''}"]
    lines += [f"  won: {SCENARIOS[each].title}" for each in log.won]
    lines += [f"  {_next(log)}"]
    for seat, player in enumerate(log.players):
        penalty = f"; +{log.penalty_of(seat)} threat" if log.penalty_of(seat) else ""
        lines.append(f"  {player.name}: {', '.join(player.heroes) or 'no heroes yet'}{penalty}")
    lines += [f"  fallen: {', '.join(log.fallen)}"] if log.fallen else []
    lines += [f"  damage: {', '.join(f'{n} on {hero}' for hero, n in log.damage.items())}"] if log.damage else []
    for (title, hero), copies in Counter((each.title, each.hero) for each in log.pool).items():
        lines.append(f"  in the pool: {_copies(copies)}{title}{f' on {hero}' if hero else ''}")
    lines += [f"  prisoner: {log.prisoner}"] if log.prisoner else []
    return "\n".join([*lines, *(f"  note: {each}" for each in log.notes)])


def _next(log: Log) -> str:
    return f"{SCENARIOS[log.scenario].title} is next." if log.scenario else OVER


# After a game -------------------------------------------------------------------------


def _record(chosen: argparse.Namespace) -> str:
    return entered(load(chosen.log), chosen.log, saved_game(chosen.game))


def entered(log: Log, file: Path, game: CardGame) -> str:
    """Enter a game that is over into a log and its file."""
    if log.scenario is None:
        raise CampaignError(OVER)
    after = record(log, game)
    if game.outcome is None or not game.outcome.won:
        return f"{SCENARIOS[log.scenario].title} was lost: nothing is entered, and it is played again."
    save(after, file)
    return f"{SCENARIOS[log.scenario].title} is won and entered.\n{sheet(after)}"


def saved_game(path: Path) -> CardGame:
    """The game in a file."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_GAME + 1)
        text = content.decode("utf-8")
    except OSError as error:
        raise CampaignError(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise CampaignError(f"{path} is no saved game: it is no text in UTF-8.") from None
    if len(content) > LARGEST_GAME:
        raise CampaignError(f"{path} is larger than any saved game.")
    return CardGame.load(text)


# Before a game ------------------------------------------------------------------------


def game_file(log: Path, scenario: str) -> Path:
    """Where a game of a campaign is kept unless somebody says otherwise: beside the log."""
    return log.with_name(f"{log.stem}-{scenario}.json")


def set_up(chosen: argparse.Namespace) -> str:
    """Set up the next game: the log and the game's file are written, or nothing is."""
    log = load(chosen.log)
    if log.scenario is None:
        raise CampaignError(OVER)
    decks = [deckfiles.opened(each).deck() for each in chosen.decks]
    path = chosen.game or game_file(chosen.log, log.scenario)
    if _there(path) and path.samefile(chosen.log):
        raise CampaignError(f"{path} is the campaign log; the game takes a file of its own.")
    if _there(path) and path.is_dir():
        raise CampaignError(f"{path} is a folder; --game takes a file.")
    if _there(path) and not chosen.overwrite:
        raise CampaignError(f"{path} is there already; --overwrite writes over it, --game takes another file.")
    found = _Table(log, log.scenario, decks, chosen).decided()
    if found.setup is None:
        raise CampaignError("The checks leave something open.")
    game = CardGame.new(found.setup, secrets.randbelow(2**32) if chosen.seed is None else chosen.seed)
    _keep(found.log, chosen.log, game, path)
    lines = [f"The eight checks for {SCENARIOS[log.scenario].title}:"]
    for number, (about, done) in enumerate(zip(CHECKS, found.checks, strict=True), 1):
        line = f"  {number}  {about}: {' '.join(done) or 'nothing to do.'}"
        lines.append(textwrap.fill(line, WIDTH, subsequent_indent="     "))
    return "\n".join([*lines, f"The log is in {chosen.log}, the game in {path}."])


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False  # writing it will say why not


def _keep(log: Log, log_path: Path, game: CardGame, path: Path) -> None:
    """Write the game and the log: what can fail fails before the log has changed."""
    goal = path.resolve()
    beside = goal.with_name(f".{goal.name}.{os.getpid()}")
    try:
        beside.write_text(game.save(), encoding="utf-8")
        save(log, log_path)
        beside.replace(goal)
    except OSError as error:
        raise CampaignError(f"{path} cannot be written: {error.strerror or error}.") from None
    finally:
        beside.unlink(missing_ok=True)


class _Table:
    """The players at the table, with what each has decided so far."""

    def __init__(self, log: Log, scenario: str, decks: Sequence[Deck], chosen: argparse.Namespace) -> None:
        self.log = log
        self.scenario = scenario
        self.decks = list(decks)
        self.plans = [Plan() for _ in log.players]
        self.left: set[tuple[str, int, str]] = set()
        """What nobody wanted."""
        self.chosen = chosen
        for each in chosen.replace:
            self.replace_hero(*_pair(each, "--replace", "Aragorn=Éowyn"))
        for each in chosen.swap:
            self.swap_hero(*_pair(each, "--swap", "Aragorn=Éowyn"))
        for each in chosen.heal:
            self.heal(self.owner(each), each)
        for kind in ("boon", "burden"):
            for each in getattr(chosen, kind):
                name, title = _pair(each, f"--{kind}", f"{log.players[0].name}=TITLE")
                self.take(kind, self.seat(name), title)

    def checked(self) -> Preparation:
        """The eight checks, as far as they come; refused if something is not allowed."""
        found = prepare(
            self.log, self.scenario, self.decks, self.plans, casual=self.chosen.casual, easy=self.chosen.easy
        )
        if found.problems:
            way = f"{UNDECLARED} (--swap OLD=NEW, one for each player)"
            raise CampaignError(found.problems[0].replace(UNDECLARED, way))
        return found

    def decided(self) -> Preparation:
        """Ask until nothing is open any more."""
        if self.log.won and not self.chosen.ask_nothing:
            self.ask_about_decks()
        while True:
            found = self.checked()
            open_ = [each for each in found.questions if (each.kind, each.player, each.about) not in self.left]
            if self.chosen.ask_nothing:
                open_ = [each for each in open_ if each.must]
            if not open_:
                return found
            question = open_[0]
            if self.chosen.ask_nothing:
                raise CampaignError(self.missing(question))
            if question.kind == "swap":
                self.ask_for_swap([each for each in open_ if (each.kind, each.player) == ("swap", question.player)])
            else:
                self.ask(question)

    def missing(self, question: Question) -> str:
        """What has to be decided, and by which option."""
        if question.kind == "replace":
            name = self.log.players[question.player].name
            return f"{name} needs a new hero for {question.about}, who has fallen: --replace '{question.about}=HERO'."
        return f"Somebody has to take {question.about}: --burden 'NAME={question.about}'."

    # Asking

    def ask(self, question: Question) -> None:
        """Ask one question and note the answer."""
        hero = question.about
        words = {
            "replace": f"{hero} has fallen. Who comes instead (+1 threat for everybody)?",
            "heal": f"Heal {hero} (+1 threat for {self.log.players[question.player].name})?",
            "boon": f"Who takes the boon {question.about}?",
            "burden": f"Who takes the burden {question.about}?",
        }
        answer = _asked(words[question.kind], question.options, may_pass=not question.must)
        if answer is None:
            self.left.add((question.kind, question.player, question.about))
        elif question.kind == "replace":
            self.replace_hero(hero, answer)
        elif question.kind == "heal":
            self.heal(question.player, hero)
        else:
            self.take(question.kind, self.seat(answer), question.about)

    def ask_about_decks(self) -> None:
        """A deck that has another hero than the log may mean a swap."""
        for player, deck, plan in zip(self.log.players, list(self.decks), list(self.plans), strict=False):
            gone = {plain(each) for each in (*deck.heroes, *self.log.fallen)}
            missing = [each for each in player.heroes if plain(each) not in gone]
            strange = [each for each in deck.heroes if plain(each) not in {plain(hero) for hero in player.heroes}]
            if len(missing) == len(strange) == 1 and not plan.swap:
                words = f"{player.name}'s deck has {strange[0]} instead of {missing[0]}. Is this a swap (+1 threat for"
                if _asked(f"{words} everybody)?", ["yes"]):
                    self.swap_hero(missing[0], strange[0])

    def ask_for_swap(self, questions: Sequence[Question]) -> None:
        """Ask a player for the one swap of a setup."""
        name = self.log.players[questions[0].player].name
        old = _asked(f"Whom does {name} swap (+1 threat for everybody)?", [each.about for each in questions])
        new = _asked(f"Who comes instead of {old}?", questions[0].options) if old else None
        if old and new:
            self.swap_hero(old, new)
        else:
            self.left.update((each.kind, each.player, each.about) for each in questions)

    # Deciding

    def replace_hero(self, old: str, new: str) -> None:
        """A new hero for a fallen one."""
        seat = self.owner(old)
        self.plans[seat] = replace(self.plans[seat], replacements={**self.plans[seat].replacements, old: new})
        self.change_deck(seat, old, new)

    def swap_hero(self, old: str, new: str) -> None:
        """Another hero for one of the log."""
        seat = self.owner(old)
        if self.plans[seat].swap:
            raise CampaignError(f"{self.log.players[seat].name} can swap one hero at each setup, not two.")
        self.plans[seat] = replace(self.plans[seat], swap=(old, new))
        self.change_deck(seat, old, new)

    def heal(self, seat: int, hero: str) -> None:
        """A hero's damage is cleared at a price."""
        self.plans[seat] = replace(self.plans[seat], heal=(*self.plans[seat].heal, hero))

    def take(self, kind: str, seat: int, title: str) -> None:
        """A player takes a boon or burden of the pool."""
        plan = self.plans[seat]
        if kind == "boon":
            self.plans[seat] = replace(plan, boons=_one_more(plan.boons, title))
        else:
            self.plans[seat] = replace(plan, burdens=_one_more(plan.burdens, title))

    def change_deck(self, seat: int, old: str, new: str) -> None:
        """A deck that still has the old hero is played with the new one."""
        if seat >= len(self.decks):
            return  # the checks will say that decks are missing
        deck = self.decks[seat]
        if plain(new) not in {plain(each) for each in deck.heroes}:
            card = hero_card(new)
            heroes = [card.title if card and plain(each) == plain(old) else each for each in deck.heroes]
            self.decks[seat] = replace(deck, heroes=tuple(heroes))

    def owner(self, hero: str) -> int:
        """The player to whom a hero belongs."""
        for seat, player in enumerate(self.log.players):
            if plain(hero) in {plain(each) for each in player.heroes}:
                return seat
        raise CampaignError(f"{hero} is no hero of this campaign: there are {_heroes(self.log.players)}.")

    def seat(self, name: str) -> int:
        """A player by name."""
        names = [plain(each.name) for each in self.log.players]
        if plain(name) not in names:
            raise CampaignError(f"There is no player called {name}: {_list([e.name for e in self.log.players])} play.")
        return names.index(plain(name))


def _asked(words: str, options: Sequence[str], *, may_pass: bool = True) -> str | None:
    """The answer to a question, by its number or its words; None if it is passed over."""
    answers = {str(number): each for number, each in enumerate(options, 1)} | {plain(each): each for each in options}
    lines = [words, *(f"  {number}  {each}" for number, each in enumerate(options, 1))]
    prompt = "\n".join([*lines, *(["  Enter alone: leave it"] if may_pass else []), "> "])
    while True:
        try:
            answer = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise CampaignError("\nThe setup was left: nothing has changed.") from None
        if not answer and may_pass:
            return None
        if answer and (found := answers.get(answer) or answers.get(plain(answer))):
            return found
        prompt = f"Please type a number from 1 to {len(options)}{', or Enter alone' if may_pass else ''}.\n> "


def _pair(value: str, option: str, example: str) -> tuple[str, str]:
    first, sign, second = (each.strip() for each in value.partition("="))
    if not sign or not first or not second:
        raise CampaignError(f"{option} takes two names, as in {option} '{example}', not '{value}'.")
    return first, second


def _one_more(cards: Mapping[str, int], title: str) -> dict[str, int]:
    return {**cards, title: cards.get(title, 0) + 1}


def _heroes(players: Sequence[Player]) -> str:
    return ", ".join(hero for each in players for hero in each.heroes) or "none yet"


def _list(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _copies(count: int) -> str:
    return f"{count} " if count > 1 else ""
