"""Somebody at a terminal plays: asks and answers until the game is over or left. Every choice is saved at once."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from waybread.kernel import PASS, SaveError, WaybreadError
from waybread.rules import Rule, search
from waybread.table import Prompt, Refused, Table, pack_seat, quick_choice, seat_hints
from waybread.terminal import card_panels, panels, saved_games, stop_settings, typed_answers
from waybread.terminal.board_layout import WIDEST, board
from waybread.terminal.game_setup import ME
from waybread.texts import Words

HINT_SECONDS: Final = 2.0
"""So long a hint is thought about."""
LOG_LINES: Final = 25
MOST_RULES: Final = 8
AGAIN: Final = 8
"""So many lines of the log remind somebody who goes on with a game."""


class Leave(Exception):
    """The person leaves the table."""


def _put_away(table: Table, file: Path) -> list[str]:
    return [f"The finished game is kept in {saved_games.put_away(file)}"]


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a game is played for: how it is gone on with, and what is done when it is over and left."""

    go_on: str = ""
    """How to go on, where it is not as with any game."""
    finish: Callable[[Table, Path], list[str]] = _put_away
    """Returns what there is to say."""


ANY: Final = Occasion()


class Session:
    """A table, the file it is kept in, and the person at the terminal."""

    def __init__(self, table: Table, file: Path, occasion: Occasion = ANY) -> None:
        self.table: Final = table
        self.file = file
        self.occasion = occasion
        self.console: Final = _console()
        self.lines_shown = 0
        """So much of the log has been read."""
        self.drawn: tuple[object, ...] = ()
        """When the table was last drawn: it is drawn again when the game is in another phase."""
        self.saved_number = -1
        """The number of the table that is on the disk."""

    @classmethod
    def begun(cls, table: Table, file: Path, said: list[str], occasion: Occasion = ANY) -> int:
        """Play a new game."""
        session = cls(table, file, occasion)
        try:
            saved_games.keep(table, file)
        except SaveError as error:
            raise SaveError(f"{error} --save FILE keeps the game elsewhere.") from None
        for each in said:
            session.say(each)
        session.say(f"Saved after every choice in {file}", whole=True)
        session.say("Type the number of a choice; ? helps, q leaves.")
        return session.play()

    @classmethod
    def resumed(cls, table: Table, file: Path, occasion: Occasion = ANY) -> int:
        """Go on with a game."""
        session = cls(table, file, occasion)
        session.saved_number = table.number
        session.say(f"The game goes on from {file}", whole=True)
        session.say("Type the number of a choice; ? helps, q leaves.")
        session.console.print(panels.log_panel(session._log_lines(0)[-AGAIN:]))
        session.lines_shown = len(table.log)
        return session.play()

    def say(self, words: str, *, whole: bool = False) -> None:
        """Print a sentence; one with the name of a file stays whole, so that it can be copied."""
        self.console.print(Text(words), soft_wrap=whole)

    # The course of a game -----------------------------------------------------------------

    def play(self) -> int:
        """Until the game is over, or left."""
        try:
            while True:
                if self.table.over:
                    self._end()
                elif (seat := self.table.bot_to_move()) is not None:
                    self._bot(seat)
                else:
                    self._ask()
        except (EOFError, KeyboardInterrupt):
            self.say("")
        except Leave:
            pass
        return self._left()

    def _left(self) -> int:
        if not self.keep():
            return 1
        if not self.table.over:
            self.say(f"The game is saved in {self.file}", whole=True)
            self.say(self.occasion.go_on or saved_games.how_to_go_on(self.file), whole=True)
            return 0
        for each in self.occasion.finish(self.table, self.file):
            self.say(each, whole=True)
        return 0

    def keep(self) -> bool:
        """Save what has happened since the last time."""
        if self.saved_number == self.table.number:
            return True
        try:
            saved_games.keep(self.table, self.file)
        except SaveError as error:
            self.say(f"The game could NOT be saved: {error} The next choice tries again.")
            return False
        self.saved_number = self.table.number
        return True

    def _bot(self, seat: int) -> None:
        name = self.table.chairs[seat].name
        with self.console.status(f"{name} is thinking..."):
            option = quick_choice(self.table)
        self.table.choose_for_bot(seat, option, self.table.moment)

    def _ask(self) -> None:
        """Put one question, until something has changed."""
        for seat in self.own:
            if self.table.chairs[seat].passing:  # something has happened: here is a question
                self.table.pass_on(ME, seat, on=False)
        self.keep()
        self._news()
        self._draw()
        self._question()
        asked = self.table.moment
        while self.table.moment == asked and not self.table.over:
            self._run_command(self._read())
            self.keep()

    def _end(self) -> None:
        self.keep()
        self._news()
        self.console.print(panels.ended(self.table.summary()))
        self.say("u takes your last choice back; anything else leaves.")
        if self._read().casefold() not in ("u", "undo"):
            raise Leave
        self._undo("")

    def _read(self) -> str:
        line = input("> ").strip()
        if not sys.stdin.isatty():  # so that a transcript shows what was typed
            self.say(line, whole=True)
        return line

    # What is shown ------------------------------------------------------------------------

    @property
    def own(self) -> list[int]:
        """The seats of the person."""
        return self.table.seats_of(ME)

    @property
    def asked(self) -> int:
        """The seat of the person that is asked, or else the first."""
        decision = self.table.decision
        return decision.player if decision is not None and decision.player in self.own else self.own[0]

    @property
    def view(self) -> card_panels.View:
        """What the seat that is asked may know."""
        return self.table.view(self.asked)

    def _log_lines(self, since: int) -> list[Words]:
        """The log as the person may know it: with several seats, what any of them knows."""
        found = []
        for event in self.table.log[since:]:
            viewer = next((each for each in self.own if each in event.knowers), self.asked)
            words = self.table.rulebook.log_line(event, viewer, self.table.names)
            if words is not None:
                found.append(words)
        return found

    def _news(self) -> None:
        lines = self._log_lines(self.lines_shown)
        self.lines_shown = len(self.table.log)
        if lines:
            self.console.print(panels.log_panel(lines))

    def _draw(self, *, again: bool = False) -> None:
        view = self.view
        when = (view["round"], view["phase"], self.asked if "elsewhere" in view else -1)
        if again or when != self.drawn:
            self.drawn = when
            views = {seat: self.table.view(seat) for seat in self.own}
            self.console.print(board(views, self.table.chairs, self.asked))

    @property
    def prompt(self) -> Prompt:
        """The pending question."""
        prompt = self.table.prompt()
        if prompt is None:
            raise Refused("Nothing is asked now.")
        return prompt

    def _question(self) -> None:
        self.console.print()
        self.console.print(panels.question(self.prompt, self.table.names, several=len(self.own) > 1))

    # What is typed ------------------------------------------------------------------------

    def _run_command(self, line: str) -> None:
        """Do what was typed, or say in a sentence why not."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        try:
            if not line:
                self._question()
            elif command is not None:
                command(self, rest.strip())
            else:
                self._answer(line.casefold().replace(",", " ").split())
        except WaybreadError as error:
            self.say(str(error))

    def _answer(self, words: list[str]) -> None:
        """Choose; several one after the other while the question stays the same."""
        meant = typed_answers.options(words, self.prompt)
        for place, option in enumerate(meant):
            before = self.table.decision
            if before is None or (option == PASS and PASS not in before.options):
                raise Refused("More has to be chosen before that is all.")
            if option not in before.options:
                raise Refused(f"'{' '.join(words[place:])}' was left aside: it cannot be chosen any more.")
            self.table.choose(ME, before.player, option, self.table.moment)
            self.keep()
            left = meant[place + 1 :]
            if left and not typed_answers.goes_on(before, self.table.decision):
                if left != [PASS]:  # else the group was complete without it
                    raise Refused(f"'{' '.join(words[place + 1 :])}' was left aside: the question is another one now.")
                return

    def _undo(self, _: str) -> None:
        self.table.undo(ME)
        self.lines_shown = min(self.lines_shown, len(self.table.log))
        self.drawn = ()
        self.say("Taken back.")

    def _hint(self, _: str) -> None:
        prompt = self.prompt
        seat, game = pack_seat(self.table), self.table.rulebook.game.name
        try:
            with self.console.status("Thinking... (Ctrl-C ends it)"):
                found = seat_hints(game, seat, HINT_SECONDS, self.table.moment)
        except KeyboardInterrupt:
            self.say("No hint, then.")
            return
        self.console.print(panels.hinted(found, prompt))

    def _help(self, _: str) -> None:
        self.console.print(panels.pairs(panels.HELP))

    def _rule(self, words: str) -> None:
        if not words:
            prompt = self.prompt
            self.say(f"{prompt.rule}: {prompt.rule_text or 'what the card says is the rule here.'}")
            return
        found: list[Rule] = search(words)
        for each in found[:MOST_RULES]:
            self.say(f"{each.id} ({each.entry}): {each.summary}")
        if len(found) > MOST_RULES:
            self.say(f"{len(found) - MOST_RULES} more rules have these words; more words find fewer.")
        elif not found:
            self.say(f"No rule has all of the words '{words}'.")

    def _card(self, words: str) -> None:
        known, prompt = card_panels.titles(self.view), self.prompt
        if words.isdecimal() or not words:
            numbers = {number: choice.card for number, choice in typed_answers.numbered(prompt)}
            card = numbers.get(words) if words else prompt.about
            if card is None or card not in known:
                raise Refused("c shows a card: c and its title, or the number of a choice that is a card you can see.")
            words = known[card]
        self.say(card_panels.sheets(self.view, words))

    def _why(self, words: str) -> None:
        known = card_panels.titles(self.view)
        found = card_panels.meant(self.view, words)
        if not found:
            which = f"you see none called '{words}'" if words else "it needs a title"
            raise Refused(f"w says why a card cannot be chosen: {which}.")
        said = dict.fromkeys(
            f"{known[each]}: {self.table.why_not(self.asked, each) or 'It can be chosen: it is among the choices.'}"
            for each in found
        )
        for each in list(said)[: card_panels.MOST_LISTED]:
            self.say(each)

    def _explain(self, _: str) -> None:
        for each in card_panels.explanations(self.view):
            self.say(each)

    def _pass_on(self, _: str) -> None:
        decision = self.table.decision
        if decision is None or decision.kind not in self.table.rulebook.windows or PASS not in decision.options:
            raise Refused("Only windows for actions and responses can be passed; this question wants an answer.")
        moment = self.table.moment
        for seat in self.own:
            self.table.pass_on(ME, seat)
        if self.table.moment == moment:  # a stop, where a pass has to be said
            self.table.choose(ME, decision.player, PASS, moment)

    def _settings(self, words: str) -> None:
        policy = self.table.chairs[self.asked].policy
        if not words:
            self.console.print(panels.windows(stop_settings.listed(policy)))
            self.say(stop_settings.USAGE)
            return
        policy = stop_settings.changed(policy, words.split())
        for seat in self.own:
            self.table.set_policy(ME, seat, policy)
        self.console.print(panels.windows(stop_settings.differing(policy)))

    def _log(self, words: str) -> None:
        lines = self._log_lines(0)
        wanted = int(words) if re.fullmatch("[0-9]{1,6}", words) else LOG_LINES
        count = len(lines) if words == "all" else wanted
        self.console.print(panels.log_panel(lines[max(0, len(lines) - count) :]))

    def _view(self, _: str) -> None:
        self._draw(again=True)
        self._question()

    def _quit(self, _: str) -> None:
        raise Leave


_NAMED: Final[tuple[tuple[tuple[str, ...], Callable[[Session, str], None]], ...]] = (
    (("u", "undo"), Session._undo),
    (("h", "hint"), Session._hint),
    (("?", "help"), Session._help),
    (("r", "rule"), Session._rule),
    (("c", "card"), Session._card),
    (("w", "why"), Session._why),
    (("x", "explain"), Session._explain),
    (("p",), Session._pass_on),
    (("s", "settings"), Session._settings),
    (("l", "log"), Session._log),
    (("v", "view"), Session._view),
    (("q", "quit", "exit"), Session._quit),
)
COMMANDS: Final[Mapping[str, Callable[[Session, str], None]]] = {name: run for names, run in _NAMED for name in names}
"""What can be typed besides choices."""


def _console() -> Console:
    """Where things are printed; what cannot be read as text comes as signs that say so."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console
