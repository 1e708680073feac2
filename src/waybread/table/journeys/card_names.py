"""Heroes, groups, tokens, spaces and cards by name, as a player may know them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from waybread.journeys import ENEMIES, CardType, Group, JourneyGame, Line, Token
from waybread.journeys.maps import split_space
from waybread.journeys.script import interactions
from waybread.table.rulebook_interface import Choice
from waybread.texts import Arg, CardName, Item, Text, content, joined, say

Named: TypeAlias = tuple[str, Arg | None, tuple[Text, ...]]
"""How a choice is named: its verb, its subject, and details."""
UNKNOWN: Final = say("journeys.unknown_card")
"""A card that somebody cannot know."""


def words_of(game: JourneyGame, key: str) -> str:
    """The adventure's words under a key; the key itself where it has none."""
    return game.adventure.texts.get(key, key)


def full_sentence(words: str) -> Text:
    """Words of a card or an adventure as a sentence: with a full stop if they have no end."""
    return content(words if words.rstrip("\"'").endswith((".", "!", "?")) else f"{words}.")


# Groups


def group_text(game: JourneyGame, number: int) -> Text:
    """A group on the map: how many figures of which kind, and its banner."""
    group = game.group(number)
    return say("journeys.group_gone") if group is None else _group(group)


def _group(group: Group) -> Text:
    return say(
        "journeys.group", elite="yes" if group.elite else "no", count=len(group.figures),
        name=ENEMIES[group.kind].name, bannered="yes" if group.banner else "no", banner=group.banner,
    )  # fmt: skip


def strength(group: Group) -> Item:
    """What it takes to defeat a group: the bars of its figures, the uppermost first."""
    bars = [say("journeys.bar", health=each.health, armour=each.armour, sorcery=each.sorcery) for each in group.figures]
    same = len(set(bars)) == 1 and len(bars) > 1
    return say("journeys.bar_each", bar=bars[0]) if same else joined("list.semicolon", bars)


def hits_text(count: int, modifiers: Collection[str]) -> Text:
    """So many hits, with their modifiers."""
    named = tuple(say("journeys.modifier", modifier=each) for each in dict.fromkeys(modifiers))
    return say("journeys.hits", count=count, modified="yes" if named else "no", modifiers=named)


# Tokens


def token_text(token: Token | None) -> Text:
    """A token by its kind."""
    if token is None:
        return say("journeys.token_gone")
    return say("journeys.token", kind=token.kind.replace(" ", "_"))


def token_words(game: JourneyGame, token: Token | None) -> str:
    """What selecting a token shows; empty if it shows nothing."""
    known = game.adventure.token(token.name) if token is not None and token.name else None
    return words_of(game, known.text) if known is not None and known.text else ""


def buttons(game: JourneyGame, token: Token | None) -> Item | None:
    """What can be done with a token now: a space may have several of a kind, which this tells apart."""
    labels = [words_of(game, each.label) for _, each in interactions(game, token)] if token is not None else []
    named = [say("journeys.button", words=content(each)) for each in labels if each]
    return joined("list.or", named) if named else None


# Spaces


def space_text(game: JourneyGame, space: int) -> Text:
    """A space by its tile and its number on it."""
    tile, number = split_space(space)
    if not 0 <= tile < len(game.state.tiles):
        return say("journeys.off_map")
    return say("journeys.space", tile=game.state.tiles[tile].tile, number=number)


def contents(game: JourneyGame, space: int, *, without: int | None = None) -> tuple[Text, ...]:
    """What is to be found in a space, as a detail; the hero who asks is not told of."""
    state = game.state
    found: list[Item] = [say("journeys.unexplored")] if game.board.tile_of(space) in state.unexplored else []
    found += [say("journeys.dark")] if game.is_dark(space) else []
    found += [state.heroes[hero] for hero, at in enumerate(state.position) if at == space and hero != without]
    found += [_group(each) for each in state.groups if each.space == space]
    found += [token_text(each) for each in game.tokens_at(space)]
    return (say("journeys.detail.there", things=tuple(found)),) if found else ()


# Cards


def icons(game: JourneyGame, card: int) -> Text:
    """What a skill card shows in a test."""
    printed = game.card(card)
    return say("journeys.icons", success=printed.success, fate=printed.fate)


def line_text(line: Line) -> Text:
    """A line of an item: what it costs, and what it gives."""
    gains = [hits_text(line.hits, ())] if line.hits else []
    gains += [say("journeys.modifier", modifier=each.value) for each in line.modifiers]
    gains += [say("journeys.inspiration", count=line.inspiration)] if line.inspiration else []
    return say("journeys.line", cost=line.cost, gives="yes" if gains else "no", gains=tuple(gains))


def harm_card(game: JourneyGame, card: int, hidden: frozenset[int]) -> Text | CardName:
    """A damage or fear card of a hero: by its title while it lies face up or is known."""
    printed = game.card(card)
    if card in hidden or not game.is_face_up(card):
        return say("journeys.face_down", kind=printed.type.value)
    return CardName(card, printed.title) if printed.type in (CardType.DAMAGE, CardType.FEAR) else UNKNOWN


# Choices


def tell_apart(game: str, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The choices of a game; those that read the same get a number."""
    found = list(choices)
    alike: dict[object, list[int]] = {}
    for place, each in enumerate(found):
        subject = None if each.subject is None else _shown(each.subject)
        alike.setdefault((each.verb, subject, _shown(each.details)), []).append(place)
    for places in alike.values():
        for number, place in enumerate(places if len(places) > 1 else (), 1):
            each = found[place]
            details = (*each.details, say("choice.number", number=number))
            found[place] = Choice.of(game, each.option, each.verb, each.subject, details,
                                     card=each.card, spot=each.spot, seat=each.seat)  # fmt: skip
    return tuple(found)


def _shown(part: Arg) -> Arg:
    """Return a part of a choice as it reads: cards with the same title look the same."""
    return tuple([_shown_item(each) for each in part]) if isinstance(part, tuple) else _shown_item(part)


def _shown_item(item: Item) -> Item:
    match item:
        case CardName():
            return replace(item, id=0)
        case Text():
            return Text(item.id, {name: _shown(each) for name, each in item.args.items()})
        case _:
            return item
