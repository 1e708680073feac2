"""The table as a drawing, for 80 columns and more. Whatever has a colour has a word or a sign too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from waybread.cardgame import ELIMINATION_LEVEL, SCENARIOS
from waybread.table import Chair, counted, listed
from waybread.terminal.card_panels import View, laid_out, price, titles

WIDEST: Final = 100
"""The table is drawn no wider than this, so that lines can be read."""
DANGER: Final = 40
"""From this threat on it is shown in red."""
_NAME: Final = 22
"""So wide are the names of cards, so that the columns of all parts of the table are one below the other."""
_FOES: Final = {"Threat": "threat", "Engage": "engagement_cost", "Attack": "attack", "Defence": "defense"}
"""The numbers of cards of the encounter deck, by the heads of their columns."""
_CHARACTERS: Final = {"Will": "willpower", "Attack": "attack", "Defence": "defense"}


def board(views: Mapping[int, View], chairs: Sequence[Chair], asked: int) -> RenderableType:
    """The whole table for the person who holds these seats, each with its view; the one who is asked sees first."""
    view = views[asked]
    parts: list[RenderableType] = [heading(view), _quest(view), _staging(view)]
    parts += [each for area in view.get("elsewhere", ()) for each in _elsewhere(area, chairs)]
    for seat, chair in enumerate(chairs):
        own = views.get(seat, view)["players"][seat]
        roles = [chair.bot] if chair.bot else []
        roles += ["first player"] if len(chairs) > 1 and view["first_player"] == seat else []
        parts += _player(own, f"{chair.name} ({', '.join(roles)})" if roles else chair.name, mine=seat in views)
    parts += [Text(each) for each in (*_attack(view, chairs), *_looked_at(view))]
    if any("why" in each for each in laid_out(view)):
        parts.append(Text("* changed by a card: x tells how", style="italic"))
    return Group(*parts)


def heading(view: View) -> RenderableType:
    """Where the game stands in time."""
    title = SCENARIOS[view["scenario"]].title
    when = f"round {view['round']}, {view['phase']} phase" if view["round"] else "setup"
    return Rule(Text(f"{title}: {when}", style="bold"), align="left")


# The quest ------------------------------------------------------------------------------


def _quest(view: View) -> RenderableType:
    grid = _labelled()
    for each in view["campaign"]:
        grid.add_row("Campaign", _titled(each))
    then = f"; {counted(left, 'more stage')}" if (left := view["stages_left"]) else "; the last stage"
    _add_places(grid, view, then)
    piles = f"{view['encounter_deck']} cards, {len(view['encounter_discards'])} discarded"
    if view["victory_display"]:
        points = counted(view["victory_points"], "point")
        piles += f"; victory display ({points}): {_copies([title for _, title, _ in view['victory_display']])}"
    grid.add_row("Encounter", piles)
    for each in view.get("side_decks", ()):
        grid.add_row(each["name"], _side_deck(each))
    if "test" in view:
        grid.add_row("Test", _test(view["test"]))
    return grid


def _add_places(grid: Grid, area: View, note: str = "") -> None:
    """The quest and the active location of a staging area."""
    for label, place, words in (("Quest", "quest", note), ("Location", "active_locations", "; active")):
        for each in area[place]:
            grid.add_row(label, Text.assemble(_titled(each), "  ", _progress(each), words))
            _add_held(grid, each, "")


def _elsewhere(area: View, chairs: Sequence[Chair]) -> Iterator[RenderableType]:
    """Another staging area, whose players are apart from whoever is asked."""
    names = listed([chairs[each].name for each in area["seats"]]) or "nobody"
    yield Rule(Text(f"Elsewhere: {names}", style="bold"), align="left", style="dim")
    grid = _labelled()
    _add_places(grid, area)
    yield grid
    yield _staging(area)


def _side_deck(deck: View) -> str:
    """A deck beside the encounter deck, or a pool of cards set aside."""
    words = counted(deck["deck"], "card")
    for label, place in (("", "cards"), ("discarded: ", "discards")):
        if deck[place]:
            words += f"; {label}{_copies([title for _, title, _ in deck[place]])}"
    return words


def _test(test: View) -> str:
    """What a card calls for, and how it stands."""
    dealt = f"; dealt: {_copies([title for _, title, *_ in test['dealt']])}" if test["dealt"] else ""
    if test["kind"] != "escape":
        return f"{test['about'][1]}, locate test{dealt}"
    return f"{test['about'][1]}, escape test: {test['strength']} {test['stat']} against {test['against']}{dealt}"


def _progress(card: View) -> Text:
    if card.get("facedown"):
        return Text("side A")
    made, points = card.get("progress", 0), card.get("quest_points", 0)
    if not points:
        return Text(f"progress {made}")
    return Text.assemble("progress ", (f"{made} of ", "cyan"), _number(card, "quest_points", "cyan"))


def _staging(view: View) -> RenderableType:
    words = Text.assemble(
        ("Staging area", "bold"), "  ", (f"{view['threat']} threat", "red"), " against ",
        (f"{view['willpower']} willpower", "green"), " on the quest",
    )  # fmt: skip
    if not view["staging"]:
        return Group(words, Text("  nothing is there", style="dim"))
    return Group(words, _cards(view["staging"], _FOES, ("enemy", "location")))


# Players --------------------------------------------------------------------------------


def _player(player: View, title: str, *, mine: bool) -> Iterator[RenderableType]:
    yield Rule(Text(title, style="bold"), align="left", style="dim")
    if player["eliminated"]:
        yield Text("eliminated", style="red")
        return
    threat = player["threat"]
    signs = " !" if threat >= DANGER else ""
    line = Text.assemble(
        (f"Threat {threat} of {ELIMINATION_LEVEL}{signs}", "bold red" if signs else "bold"),
        f"  deck {player['deck']}, discards {len(player['discards'])}, hand {player['hand_size']}",
    )
    if player["on_the_deck"]:
        line.append(f"; on the deck: {_copies([title for _, title, _ in player['on_the_deck']])}")
    yield line
    yield _cards(player["area"], _CHARACTERS, ("hero", "ally"))
    if player["engaged"]:
        yield Text("Engaged enemies", style="bold")
        yield _cards(player["engaged"], _FOES, ("enemy", "location"))
    if mine and player["hand"]:
        grid = _labelled()
        hand = [f"{title} ({cost})" if (cost := price(title)) else title for _, title, _ in player["hand"]]
        grid.add_row("Hand", _copies(hand))
        yield grid


# Parts ----------------------------------------------------------------------------------


def _labelled() -> Grid:
    """Rows that begin with a label."""
    return Grid.grid(Column(style="bold", no_wrap=True), "", padding=(0, 2))


def _cards(cards: Sequence[View], stats: Mapping[str, str], usual: Sequence[str]) -> RenderableType:
    """Cards with their numbers in columns; kinds of cards that are usual there are not named."""
    heads = [*stats, "Hits", *(["Resources"] if "hero" in usual else [])]
    columns = [Column(each, justify="right", no_wrap=True) for each in heads]
    grid = Grid(
        Column(min_width=_NAME), *columns, "", box=None, padding=(0, 1), pad_edge=False, header_style="dim"
    )  # fmt: skip
    for each in cards:
        cells = [_number(each, stat) for stat in stats.values()] + [_hits(each)]
        if "hero" in usual:
            hero = each.get("type") == "hero"
            cells.append(Text(str(each.get("resources", 0)), style="yellow") if hero else Text(""))
        grid.add_row(_titled(each), *cells, _state(each, usual))
        _add_held(grid, each)
    return grid


def _titled(card: View) -> Text:
    styles = {"hero": "bold", "enemy": "red", "location": "green"}
    return Text(card["title"], style="dim" if card.get("facedown") else styles.get(str(card.get("type")), ""))


def _number(card: View, stat: str, style: str = "") -> Text:
    """A number, with a star if it is not the printed one."""
    if stat not in card:
        return Text("" if card.get("facedown") else "-")
    changed = stat in card.get("why", {})
    return Text(f"{card[stat]}{'*' if changed else ''}", style="bold magenta" if changed else style)


def _hits(card: View) -> Text:
    """Hit points: how many are left, and of how many if there is damage."""
    number, damage = _number(card, "hit_points"), card.get("damage", 0)
    if not damage:
        return number
    return Text.assemble((f"{max(card['hit_points'] - damage, 0)}/", "bold red"), number)


def _state(card: View, usual: Sequence[str]) -> Text:
    """What there is to know of a card besides its numbers."""
    kind = str(card.get("type", usual[0]))
    words = [] if kind in usual else [kind]
    if card.get("resources") and kind != "hero":
        words.append(f"{card['resources']} resources")
    if kind == "location":
        words.append(_progress(card).plain)
    words += [f"shadow: {each[1] if each else 'face down'}" for each in card.get("shadow_cards", ())]
    if "engaged_with" in card:
        words.append(f"counts as engaged with player {', '.join(str(seat + 1) for seat in card['engaged_with'])}")
    if card.get("facedown"):
        words.append("face down")
    if card.get("committed"):
        words.append("questing" if card["exhausted"] else "questing, ready")
    elif card.get("exhausted"):
        words.append("exhausted")
    return Text(", ".join(words), style="dim" if card.get("exhausted") else "")


def _add_held(grid: Grid, card: View, *before: str, depth: int = 1) -> None:
    """What is attached to a card, a line for each below it, after so many cells."""
    for each in card.get("attachments", ()):
        words = [f"{each['damage']} damage"] if each.get("damage") else []
        words += [f"{each['resources']} resources"] if each.get("resources") else []
        words += ["exhausted"] if each.get("exhausted") else []
        details = f" ({', '.join(words)})" if words else ""
        grid.add_row(*before, Text(f"{'  ' * depth}+ {each['title']}{details}"))
        _add_held(grid, each, *before, depth=depth + 1)


def _attack(view: View, chairs: Sequence[Chair]) -> Iterator[str]:
    attack = view["attack"]
    if attack is None:
        return
    known = titles(view)
    player, enemy = chairs[attack["player"]].name, attack["enemy"][1]
    fighting = attack["defenders" if attack["by_enemy"] else "attackers"]
    who = " and ".join(known.get(each, "a card") for each in fighting)
    if attack["by_enemy"]:
        yield f"Attack: {enemy} attacks {player}{f'; {who} defends' if who else ''}."
    else:
        yield f"Attack: {who or player} against {enemy}."


def _looked_at(view: View) -> Iterator[str]:
    for each in view["looked_at"]:
        place = str(each["zone"]).replace("_", " ")
        if "from_top" in each:
            place += ", on top" if each["from_top"] == 0 else f", {each['from_top']} below the top"
        yield f"You have looked at {each['title']} ({place})."


def _copies(names: Sequence[str]) -> str:
    return ", ".join(f"{n}x {each}" if n > 1 else each for each, n in Counter(names).items())
