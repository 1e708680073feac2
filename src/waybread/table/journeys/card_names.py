"""Heroes, groups, tokens, spaces and cards by name, as a player may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waybread.journeys import ENEMIES, CardType, Group, JourneyGame, Keyword, Token
from waybread.journeys.maps import split_space
from waybread.journeys.script import interactions
from waybread.table.phrases import counted, listed

UNKNOWN: Final = "a face-down card"
_KINDS: Final = {"search": "a search token", "person": "a person", "threat": "a threat"}


def words_of(game: JourneyGame, key: str) -> str:
    """The adventure's words under a key; the key itself where it has none."""
    return game.adventure.texts.get(key, key)


def group_name(game: JourneyGame, number: int) -> str:
    """A group on the map: how many figures of which kind, and its banner."""
    group = game.group(number)
    return "a group that is gone" if group is None else _group(group)


def _group(group: Group) -> str:
    name = ENEMIES[group.kind].name
    figures = name if len(group.figures) == 1 else f"{len(group.figures)} {name}s"
    elite = "elite " if group.elite else ""
    banner = f" with the {group.banner} banner" if group.banner else ""
    return f"{elite}{figures}{banner}"


def strength(group: Group) -> str:
    """What it takes to defeat a group: the bars of its figures, the uppermost first."""
    bars = []
    for each in group.figures:
        parts = [f"{each.health} health"]
        parts += [f"{count} {what}" for what, count in (("armour", each.armour), ("sorcery", each.sorcery)) if count]
        bars.append(", ".join(parts))
    same = len(set(bars)) == 1 and len(bars) > 1
    return f"{bars[0]} each" if same else "; ".join(bars)


def token_name(game: JourneyGame, number: int) -> str:
    """A token: what selecting it shows, or its kind."""
    token = game.token(number)
    return "a token that is gone" if token is None else of_token(game, token)


def of_token(game: JourneyGame, token: Token) -> str:
    """A token by its kind and, if the adventure knows it, by the first sentence of its words."""
    kind = _KINDS.get(token.kind, token.kind)
    known = game.adventure.token(token.name) if token.name else None
    words = words_of(game, known.text) if known is not None and known.text else ""
    return f"{kind}: {words}" if words else kind


def button_words(game: JourneyGame, number: int) -> str:
    """What can be done with a token now: a space may have several of a kind, which this tells apart."""
    token = game.token(number)
    buttons = interactions(game, token) if token is not None else []
    return " or ".join(f"“{words}”" for _, each in buttons if (words := words_of(game, each.label)))


def space_name(game: JourneyGame, space: int) -> str:
    """A space by its tile and its number on it."""
    tile, number = split_space(space)
    if not 0 <= tile < len(game.state.tiles):
        return "off the map"
    return f"{game.state.tiles[tile].tile}, space {number}"


def space_with_all(game: JourneyGame, space: int, *, without: int | None = None) -> str:
    """A space with what is to be found there; the hero who asks is not told of."""
    state = game.state
    found = ["unexplored"] if game.board.tile_of(space) in state.unexplored else []
    found += ["dark"] if game.is_dark(space) else []
    found += [state.heroes[hero] for hero, at in enumerate(state.position) if at == space and hero != without]
    found += [_group(each) for each in state.groups if each.space == space]
    found += [_KINDS.get(each.kind, each.kind) for each in game.tokens_at(space)]
    return f"{space_name(game, space)} ({', '.join(found)})" if found else space_name(game, space)


def icons(game: JourneyGame, card: int) -> str:
    """What a skill card shows in a test."""
    printed = game.card(card)
    parts = [counted(printed.success, "success")] if printed.success else []
    parts += [f"{printed.fate} fate"] if printed.fate else []
    return listed(parts) if parts else "no icons"


def keyword_words(keyword: Keyword, amount: int) -> str:
    """A keyword as it is printed."""
    return f"{keyword.capitalize()} {amount}" if amount else keyword.capitalize()


def harm_name(game: JourneyGame, card: int, hidden: frozenset[int]) -> str:
    """A damage or fear card of a hero: by its title while it lies face up or is known."""
    printed = game.card(card)
    if card in hidden or not game.is_face_up(card):
        return f"a face-down {printed.type.value} card"
    return printed.title if printed.type in (CardType.DAMAGE, CardType.FEAR) else UNKNOWN


def tell_apart(labels: Sequence[str]) -> list[str]:
    """The labels; those that are the same get a number."""
    found = list(labels)
    for label in {each for each in found if found.count(each) > 1}:
        places = [place for place, each in enumerate(found) if each == label]
        for number, place in enumerate(places, 1):
            found[place] = f"{label} (number {number})"
    return found
