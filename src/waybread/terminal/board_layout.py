"""The table as a drawing, for 80 columns and more. Whatever has a colour has a word or a sign too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from waybread.cardgame import ELIMINATION_LEVEL, SCENARIOS
from waybread.table import Chair
from waybread.terminal.card_panels import View, laid_out, price, titles

WIDEST: Final = 100
"""The table is drawn no wider than this, so that lines can be read."""
DANGER: Final = 40
"""From this threat on it is shown in red."""
_NAME: Final = 22
"""So wide are the names of cards, so that the columns of all parts of the table are one below the other."""


def board(views: Mapping[int, View], chairs: Sequence[Chair], asked: int) -> RenderableType:
    """The whole table for the person who holds these seats, each with its view; the one who is asked sees first."""
    view = views[asked]
    parts: list[RenderableType] = [heading(view), _quest(view), _staging(view)]
    for seat, chair in enumerate(chairs):
        own = views.get(seat, view)["players"][seat]
        parts += _player(own, _who(chair, seat, view, several=len(chairs) > 1), mine=seat in views)
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
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for each in view["campaign"]:
        grid.add_row("Campaign", _titled(each))
    for each in view["quest"]:
        left = view["stages left"]
        then = f"; {left} more {'stage' if left == 1 else 'stages'}" if left else "; the last stage"
        grid.add_row("Quest", Text.assemble(_titled(each), "  ", _progress(each), then))
        _add_held(grid, each, "")
    for each in view["active location"]:
        grid.add_row("Location", Text.assemble(_titled(each), "  ", _progress(each), "; active"))
        _add_held(grid, each, "")
    piles = f"{view['encounter deck']} cards, {len(view['encounter discards'])} discarded"
    if view["victory display"]:
        piles += f"; victory display: {_counted([title for _, title in view['victory display']])}"
    grid.add_row("Encounter", piles)
    return grid


def _progress(card: View) -> Text:
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
    return Group(words, _foes(view["staging"]))


def _foes(cards: Sequence[View]) -> RenderableType:
    """Enemies, locations and what else the encounter deck brings."""
    heads = ("Threat", "Engage", "Attack", "Defence", "Hits")
    grid = _grid(heads)
    for each in cards:
        numbers = [_number(each, stat) for stat in ("threat", "engagement_cost", "attack", "defense")]
        grid.add_row(_titled(each), *numbers, _hits(each), _state(each, _foe_notes(each)))
        _add_held(grid, each)
    return grid


def _foe_notes(card: View) -> list[str]:
    kind = str(card.get("type", "enemy"))
    notes = [] if kind in ("enemy", "location") else [kind]
    notes += [f"{card['resources']} resources"] if card.get("resources") else []
    if kind == "location":
        notes.append(_progress(card).plain)
    shadows = [each[1] if each else "face down" for each in card.get("shadow cards", ())]
    return notes + [f"shadow: {each}" for each in shadows]


# Players --------------------------------------------------------------------------------


def _who(chair: Chair, seat: int, view: View, *, several: bool) -> list[str]:
    words = [chair.bot] if chair.bot else []
    if several and view["first player"] == seat:
        words.append("first player")
    return [chair.name, *words]


def _player(player: View, who: Sequence[str], *, mine: bool) -> Iterator[RenderableType]:
    name, *more = who
    title = Text(name + (f" ({', '.join(more)})" if more else ""), style="bold")
    yield Rule(title, align="left", style="dim")
    if player["eliminated"]:
        yield Text("eliminated", style="red")
        return
    threat = player["threat"]
    signs = " !" if threat >= DANGER else ""
    line = Text.assemble(
        (f"Threat {threat} of {ELIMINATION_LEVEL}{signs}", "bold red" if signs else "bold"),
        f"  deck {player['deck']}, discards {len(player['discards'])}, hand {player['hand size']}",
    )
    if player["on the deck"]:
        line.append(f"; on the deck: {_counted([each for _, each in player['on the deck']])}")
    yield line
    yield _characters(player["area"])
    if player["engaged"]:
        yield Text("Engaged enemies", style="bold")
        yield _foes(player["engaged"])
    if mine and player["hand"]:
        yield _hand([title for _, title in player["hand"]])


def _characters(cards: Sequence[View]) -> RenderableType:
    grid = _grid(("Will", "Attack", "Defence", "Hits", "Resources"))
    for each in cards:
        numbers = [_number(each, stat) for stat in ("willpower", "attack", "defense")]
        money = Text(str(each.get("resources", 0)), style="yellow") if each.get("type") == "hero" else Text("")
        grid.add_row(_titled(each), *numbers, _hits(each), money, _state(each, _character_notes(each)))
        _add_held(grid, each)
    return grid


def _character_notes(card: View) -> list[str]:
    kind = str(card.get("type", "hero"))
    notes = [] if kind in ("hero", "ally") else [kind]
    if kind != "hero" and card.get("resources"):
        notes.append(f"{card['resources']} resources")
    return notes


def _hand(cards: Sequence[str]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    copies = Counter(cards)
    words = [
        f"{f'{copies[title]}x ' if copies[title] > 1 else ''}{title}{f' ({cost})' if (cost := price(title)) else ''}"
        for title in copies
    ]
    grid.add_row("Hand", ", ".join(words))
    return grid


# Parts ----------------------------------------------------------------------------------


def _grid(heads: Sequence[str]) -> Grid:
    """Cards with their numbers in columns."""
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_header=True, header_style="dim")
    grid.add_column("", min_width=_NAME)
    for each in heads:
        grid.add_column(each, justify="right", no_wrap=True)
    grid.add_column("")
    return grid


def _titled(card: View) -> Text:
    return Text(card["title"], style=_style(card))


def _style(card: View) -> str:
    if card.get("facedown"):
        return "dim"
    return {"hero": "bold", "enemy": "red", "location": "green"}.get(str(card.get("type")), "")


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


def _state(card: View, notes: Sequence[str]) -> Text:
    words = [*notes]
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
    if attack["by enemy"]:
        who = _listed([known.get(each, "a card") for each in attack["defenders"]])
        yield f"Attack: {enemy} attacks {player}{f'; {who} defends' if who else ''}."
    else:
        who = _listed([known.get(each, "a card") for each in attack["attackers"]])
        yield f"Attack: {who or player} against {enemy}."


def _looked_at(view: View) -> Iterator[str]:
    for each in view["looked at"]:
        place = str(each["zone"]).replace("_", " ")
        if "from top" in each:
            place += ", on top" if each["from top"] == 0 else f", {each['from top']} below the top"
        yield f"You have looked at {each['title']} ({place})."


def _counted(names: Sequence[str]) -> str:
    return ", ".join(f"{n}x {each}" if n > 1 else each for each, n in Counter(names).items())


def _listed(names: Sequence[str]) -> str:
    return " and ".join(names)
