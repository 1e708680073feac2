"""The ``waybread`` command."""

import argparse
import io
import json
import os
import re
import sys
import textwrap
from collections.abc import Callable, Sequence

from waybread import adventurecli, campaigncli, sim, terminal
from waybread.cardgame import catalogue, deckfiles
from waybread.cardgame.deckfiles import sheets
from waybread.kernel import ENGINE, WaybreadError
from waybread.rules import Rule, rules, search
from waybread.server import serve


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 unless it could not be done."""
    parser = argparse.ArgumentParser(
        prog="waybread",
        description="Two cooperative Middle-earth games by their rules. An unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"waybread {ENGINE}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    rule = commands.add_parser("rule", help="show a rule by its id, or search the rules by words")
    rule.add_argument("words", nargs="+", help="an id such as lcg:step.3.4-2, or words")
    rule.set_defaults(run=_show_rules)
    cards = commands.add_parser("cards", help="list the cards of the card game, search them, or show one")
    cards.add_argument("words", nargs="*", help="a title, with or without accents, or words to search for")
    cards.add_argument("--json", action="store_true", help="print them with all their facts, for programs")
    cards.set_defaults(run=_show_cards)
    _add_deck_commands(commands)
    server = commands.add_parser("serve", help="run the server and its pages")
    serve.add_arguments(server)
    server.set_defaults(run=serve.serve)
    campaigncli.add_commands(commands, _said)
    adventurecli.add_commands(commands, _politely)
    terminal.add_command(commands, _politely)
    sim.add_commands(commands, _politely)
    chosen = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal without accents is no reason to stop
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def _typed(words: Sequence[str]) -> str:
    """What was typed as one line; bytes that are no text are shown as such."""
    return re.sub("[\ud800-\udfff]", "\ufffd", " ".join(words))


def _print_for_programs(text: str) -> None:
    """Print text in UTF-8, whatever the terminal speaks."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    print(text, end="")


def _show_rules(chosen: argparse.Namespace) -> int:
    words = _typed(chosen.words)
    if re.fullmatch("L[0-9]+", words.strip(), re.IGNORECASE):
        print(f"{words.strip().upper()} is no rule but an adopted reading of the rules: docs/readings.md has them.",
              file=sys.stderr)  # fmt: skip
        return 1
    known = rules().get(words)
    found = [known] if known else search(words) if words.strip() else []
    for each in found:
        print(_line(each))
    if not found:
        print(
            f"No rule has the id or all of the words '{words}'. Ids look like lcg:step.3.4-2 "
            "(the card game) or jme:22.7a (journeys).",
            file=sys.stderr,
        )
        return 1
    return 0


def _line(rule: Rule) -> str:
    return f"{rule.id}  ({rule.entry})\n    {rule.summary}"


def _show_cards(chosen: argparse.Namespace) -> int:
    words = _typed(chosen.words)
    found = catalogue.search(words)
    if not found:
        close = catalogue.near(words)
        hint = f" Did you mean {' or '.join(close)}?" if close else " 'waybread cards' lists them all."
        print(f"No card has all of the words '{words}' in its title, facts or text.{hint}", file=sys.stderr)
        return 1
    if chosen.json:
        _print_for_programs(json.dumps([catalogue.facts(each) for each in found], indent=2) + "\n")
    elif len(found) == 1 or catalogue.called(found[0], words):
        print(catalogue.sheet(found[0]))
        if len(found) > 1:
            others = ", ".join(each.title for each in found[1:])
            print(textwrap.fill(f"Also found: {others}", catalogue.WIDTH, subsequent_indent="    "))
    else:
        print(catalogue.table(found))
    return 0


def _add_deck_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    place = "a deck file, - for what is piped in, or the name of a deck that comes with the program"
    deck = commands.add_parser("deck", help="show, check or convert a deck file of the card game")
    verbs = deck.add_subparsers(title="commands", required=True, metavar="COMMAND")
    show = verbs.add_parser("show", help="show a deck; without a file, list the decks that come with the program")
    show.add_argument("file", nargs="?", metavar="FILE", help=place)
    show.set_defaults(run=_politely(_show_deck))
    check = verbs.add_parser("check", help="say whether a deck may be played, and why not")
    check.add_argument("file", metavar="FILE", help=place)
    check.add_argument("--casual", action="store_true", help="allow what only the rules of deckbuilding forbid")
    check.set_defaults(run=_politely(_check_deck))
    convert = verbs.add_parser(
        "convert",
        help="write a deck in another format",
        epilog="Formats: " + "; ".join(f"{key} ({words})" for key, words in deckfiles.FORMATS.items()),
    )
    convert.add_argument("file", metavar="FILE", help=place)
    convert.add_argument("--to", required=True, metavar="FORMAT", help=", ".join(deckfiles.FORMATS))
    convert.add_argument("-o", "--output", metavar="NEW", help="the new file; without it the deck is printed")
    convert.add_argument("--replace", action="store_true", help="write over the new file if it is there already")
    convert.set_defaults(run=_politely(_convert_deck))


def _politely(command: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The command, with what we refuse said in one sentence."""

    def run(chosen: argparse.Namespace) -> int:
        try:
            return command(chosen)
        except WaybreadError as error:
            print(error, file=sys.stderr)
            return 1

    return run


def _said(command: Callable[[argparse.Namespace], str]) -> Callable[[argparse.Namespace], int]:
    """The command that says what another one returns."""

    def run(chosen: argparse.Namespace) -> int:
        print(command(chosen))
        return 0

    return _politely(run)


def _show_deck(chosen: argparse.Namespace) -> int:
    print(sheets.sheet(deckfiles.opened(chosen.file)) if chosen.file else sheets.shelf_list())
    return 0


def _check_deck(chosen: argparse.Namespace) -> int:
    legal, words = sheets.judged(deckfiles.opened(chosen.file), casual=chosen.casual)
    print(words)
    return 0 if legal else 1


def _convert_deck(chosen: argparse.Namespace) -> int:
    decklist = deckfiles.opened(chosen.file)
    if chosen.output:
        deckfiles.kept(decklist, chosen.output, chosen.to, replace=chosen.replace)
        print(f"{decklist.name or 'The deck'} is in {chosen.output}.")
    else:
        _print_for_programs(deckfiles.write(decklist, chosen.to))
    return 0


if __name__ == "__main__":
    sys.exit(main())
