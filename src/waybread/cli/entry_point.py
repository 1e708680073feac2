"""The ``waybread`` command."""

import argparse
import io
import json
import os
import re
import sys
import textwrap
from collections.abc import Callable, Sequence

from waybread.cardgame import catalogue, deckfiles
from waybread.cardgame.deckfiles import deck_sheets
from waybread.cli import adventure, analyse, campaign, play, serve, simulate
from waybread.kernel import ENGINE, WaybreadError
from waybread.rules import Rule, rules, search


def command_parser() -> argparse.ArgumentParser:
    """Return the parser of the ``waybread`` command with all its subcommands."""
    parser = argparse.ArgumentParser(
        prog="waybread",
        description="Play, simulate and study two cooperative Middle-earth games. An unofficial fan project.",
    )
    parser.add_argument("--version", action="version", version=f"waybread {ENGINE}", help="show the version and exit")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    play.add_command(commands, _politely)
    server = _add_command(commands, "serve", "start the web server")
    serve.add_arguments(server)
    server.set_defaults(run=serve.serve)
    rule = _add_command(commands, "rule", "show a rule by its id, or search the rules")
    rule.add_argument("words", nargs="+", help="a rule id such as lcg:step.3.4-2, or words to search for")
    rule.set_defaults(run=_show_rules)
    cards = _add_command(commands, "cards", "list, search or show cards of the card game")
    cards.add_argument(
        "words", nargs="*", help="a title or words to search for, with or without accents (default: list all cards)"
    )
    cards.add_argument("--json", action="store_true", help="print all card data as JSON")
    cards.set_defaults(run=_show_cards)
    _add_deck_commands(commands)
    campaign.add_commands(commands, _said)
    adventure.add_commands(commands, _politely)
    for name, words, module, run in (
        ("simulate", "play many games with bots and show win rates", simulate, simulate.simulate),
        ("analyse", "play many games and show which cards win or lose them", analyse, analyse.analyse),
    ):
        study = _add_command(commands, name, words)
        module.add_arguments(study)
        study.set_defaults(run=_politely(run))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 unless it could not be done."""
    chosen = command_parser().parse_args(arguments)
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
    place = "a deck file, the name of a built-in deck, or - for standard input"
    deck = _add_command(commands, "deck", "show, check or convert a deck file of the card game")
    verbs = deck.add_subparsers(title="commands", required=True, metavar="COMMAND")
    show = _add_command(verbs, "show", "show a deck, or list the built-in decks")
    show.add_argument("file", nargs="?", metavar="FILE", help=f"{place} (default: list the built-in decks)")
    show.set_defaults(run=_politely(_show_deck))
    check = _add_command(verbs, "check", "check whether a deck is legal, and explain why not")
    check.add_argument("file", metavar="FILE", help=place)
    check.add_argument("--casual", action="store_true", help="ignore the deck-building rules")
    check.set_defaults(run=_politely(_check_deck))
    convert = _add_command(verbs, "convert", "convert a deck to another format")
    convert.epilog = "Formats: " + "; ".join(f"{key} ({words})" for key, words in deckfiles.FORMATS.items())
    convert.add_argument("file", metavar="FILE", help=place)
    convert.add_argument(
        "--to", required=True, metavar="FORMAT", help=f"the format to write: {', '.join(deckfiles.FORMATS)}"
    )
    convert.add_argument("-o", "--output", metavar="FILE", help="the file to write (default: standard output)")
    convert.add_argument("--replace", action="store_true", help="overwrite an existing file")
    convert.set_defaults(run=_politely(_convert_deck))


def _add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, words: str
) -> argparse.ArgumentParser:
    """Add a command that explains itself with the same words in its own help."""
    return commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.")


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
    print(deck_sheets.sheet(deckfiles.opened(chosen.file)) if chosen.file else deck_sheets.shelf_list())
    return 0


def _check_deck(chosen: argparse.Namespace) -> int:
    legal, words = deck_sheets.judged(deckfiles.opened(chosen.file), casual=chosen.casual)
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
