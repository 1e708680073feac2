"""The eight checks before a game of a campaign, with what is open asked in the terminal."""

from __future__ import annotations

import secrets
import textwrap
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from waybread.cardgame import SCENARIOS, WIDTH, CardGame, Deck, deckfiles, plain
from waybread.cardgame.campaign import (
    CHECKS,
    OVER,
    UNDECLARED,
    CampaignError,
    Log,
    Plan,
    Preparation,
    Question,
    campaign_file,
    campaign_games,
    folded_title,
    hero_name,
    prepare,
    question_text,
    with_planned_heroes,
)
from waybread.files import join_names


@dataclass(frozen=True, slots=True, kw_only=True)
class NextGame:
    """The next game of a campaign as it is to be set up, with what the players have decided already."""

    log: Path
    decks: Sequence[str]
    """Files or names, by seat."""
    game: Path | None = None
    """Where the game is to be written; beside the log unless it is said."""
    overwrite: bool = False
    replace: Sequence[str] = ()
    """Each as FALLEN=NEW."""
    swap: Sequence[str] = ()
    """Each as OLD=NEW."""
    heal: Sequence[str] = ()
    boon: Sequence[str] = ()
    """Each as NAME=TITLE."""
    burden: Sequence[str] = ()
    """Each as NAME=TITLE."""
    ask_nothing: bool = False
    casual: bool = False
    easy: bool = False
    seed: int | None = None


def set_up(wanted: NextGame) -> str:
    """Set up the next game: the log and the game's file are written, or nothing is; returns what was done."""
    log = campaign_file.load(wanted.log)
    if log.scenario is None:
        raise CampaignError(OVER)
    decks = [deckfiles.open_deck(each).deck() for each in wanted.decks]
    path = wanted.game or campaign_games.game_file(wanted.log, log.scenario)
    if is_there(path) and path.samefile(wanted.log):
        raise CampaignError(f"{path} is the campaign log; the game takes a file of its own.")
    if is_there(path) and path.is_dir():
        raise CampaignError(f"{path} is a folder; --game takes a file.")
    if is_there(path) and not wanted.overwrite:
        raise CampaignError(f"{path} is there already; --overwrite writes over it, --game takes another file.")
    found = _Players(log, log.scenario, decks, wanted).decided()
    if found.setup is None:
        raise CampaignError("The checks leave something open.")
    game = CardGame.new(found.setup, secrets.randbelow(2**32) if wanted.seed is None else wanted.seed)
    campaign_games.save_game(found.log, wanted.log, game, path)
    lines = [f"The eight checks for {SCENARIOS[log.scenario].title}:"]
    for number, (about, done) in enumerate(zip(CHECKS, found.checks, strict=True), 1):
        line = f"  {number}  {about}: {' '.join(done) or 'nothing to do.'}"
        lines.append(textwrap.fill(line, WIDTH, subsequent_indent="     "))
    return "\n".join([*lines, f"The log is in {wanted.log}, the game in {path}."])


def is_there(path: Path) -> bool:
    """Return whether a file exists; one that cannot be looked at does not, since writing it will say why not."""
    try:
        return path.exists()
    except OSError:
        return False


class _Players:
    """The players at the table, with what each has decided so far."""

    def __init__(self, log: Log, scenario: str, decks: Sequence[Deck], wanted: NextGame) -> None:
        self.log = log
        self.scenario = scenario
        self.decks = decks
        self.plans = [Plan() for _ in log.players]
        self.left: set[tuple[str, int, str]] = set()
        """What nobody wanted."""
        self.wanted = wanted
        for each in wanted.replace:
            self.replace_hero(*_pair(each, "--replace", "Aragorn=Éowyn"))
        for each in wanted.swap:
            self.swap_hero(*_pair(each, "--swap", "Aragorn=Éowyn"))
        for each in wanted.heal:
            self.heal(self.owner(each), each)
        for kind in ("boon", "burden"):
            for each in getattr(wanted, kind):
                name, title = _pair(each, f"--{kind}", f"{log.players[0].name}=TITLE")
                self.take(kind, self.seat(name), title)

    def played_decks(self) -> list[Deck]:
        """The decks with the heroes that were decided on; decks without a player are as they are."""
        plans = [*self.plans, *[Plan()] * len(self.decks)]
        return [with_planned_heroes(deck, plan) for deck, plan in zip(self.decks, plans, strict=False)]

    def checked(self) -> Preparation:
        """The eight checks, as far as they come; refused if something is not allowed."""
        casual, easy = self.wanted.casual, self.wanted.easy
        found = prepare(self.log, self.scenario, self.played_decks(), self.plans, casual=casual, easy=easy)
        if found.problems:
            way = f"{UNDECLARED} (--swap OLD=NEW, one for each player)"
            raise CampaignError(found.problems[0].replace(UNDECLARED, way))
        return found

    def decided(self) -> Preparation:
        """Ask until nothing is open any more."""
        if self.log.won and not self.wanted.ask_nothing:
            self.ask_about_decks()
        while True:
            found = self.checked()
            open_ = [each for each in found.questions if (each.kind, each.player, each.about) not in self.left]
            if self.wanted.ask_nothing:
                open_ = [each for each in open_ if each.must]
            if not open_:
                return found
            question = open_[0]
            if self.wanted.ask_nothing:
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
        answer = _asked(question_text(question, self.log), question.options, may_pass=not question.must)
        if answer is None:
            self.left.add((question.kind, question.player, question.about))
        elif question.kind == "replace":
            self.replace_hero(question.about, answer)
        elif question.kind == "heal":
            self.heal(question.player, question.about)
        else:
            self.take(question.kind, self.seat(answer), question.about)

    def ask_about_decks(self) -> None:
        """A deck that has another hero than the log may mean a swap."""
        for player, deck, plan in zip(self.log.players, self.played_decks(), list(self.plans), strict=False):
            gone = {folded_title(each) for each in (*deck.heroes, *self.log.fallen)}
            missing = [each for each in player.heroes if folded_title(each) not in gone]
            strange = [
                hero_name(each) for each in deck.heroes if folded_title(each) not in map(folded_title, player.heroes)
            ]
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

    def swap_hero(self, old: str, new: str) -> None:
        """Another hero for one of the log."""
        seat = self.owner(old)
        if self.plans[seat].swap:
            raise CampaignError(f"{self.log.players[seat].name} can swap one hero at each setup, not two.")
        self.plans[seat] = replace(self.plans[seat], swap=(old, new))

    def heal(self, seat: int, hero: str) -> None:
        """A hero's damage is cleared at a price."""
        self.plans[seat] = replace(self.plans[seat], heal=(*self.plans[seat].heal, hero))

    def take(self, kind: str, seat: int, title: str) -> None:
        """A player takes a boon or burden of the pool."""
        cards = Counter(self.plans[seat].boons if kind == "boon" else self.plans[seat].burdens)
        cards[title] += 1
        changes: dict[str, Any] = {f"{kind}s": dict(cards)}
        self.plans[seat] = replace(self.plans[seat], **changes)

    def owner(self, hero: str) -> int:
        """The player to whom a hero belongs."""
        for seat, player in enumerate(self.log.players):
            if folded_title(hero) in map(folded_title, player.heroes):
                return seat
        heroes = ", ".join(each for player in self.log.players for each in player.heroes) or "none yet"
        raise CampaignError(f"{hero} is no hero of this campaign: there are {heroes}.")

    def seat(self, name: str) -> int:
        """A player by name."""
        names = [plain(each.name) for each in self.log.players]
        if plain(name) not in names:
            raise CampaignError(
                f"There is no player called {name}: {join_names(each.name for each in self.log.players)} play."
            )
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
