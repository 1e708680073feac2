"""Cards by name, as a seat may see them: which are meant, what they say, where their numbers come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from waybread.cardgame import CardType, X, catalogue, catalogue_text, find, plain

View = Mapping[str, Any]
"""What a seat may know, or a card in it."""
_OF_AREA: Final = ("quest", "active_locations", "staging")
_SMALL: Final = ("encounter_discards", "victory_display", "aside", "removed")
_STATS: Final = {
    "willpower": "willpower", "attack": "attack", "defense": "defence", "hit_points": "hit points",
    "threat": "threat", "engagement_cost": "engagement cost", "quest_points": "quest points",
}  # fmt: skip
MOST_LISTED: Final = 12
"""So many cards are named where the words could mean several."""


def laid_out(view: View) -> Iterator[View]:
    """Every card that lies open with its numbers, each followed by what is attached to it."""
    yield from _with_attachments(view["campaign"])
    for area in (view, *view.get("elsewhere", ())):
        for place in _OF_AREA:
            yield from _with_attachments(area[place])
    for player in view["players"]:
        yield from _with_attachments(player["area"])
        yield from _with_attachments(player["engaged"])


def _with_attachments(cards: Sequence[View]) -> Iterator[View]:
    for each in cards:
        yield each
        yield from _with_attachments(each.get("attachments", ()))


def titles(view: View) -> dict[int, str]:
    """The title of every card that a seat may know, by id."""
    found = {each["id"]: each["title"] for each in laid_out(view)}
    found |= {each["id"]: each["title"] for each in view["looked_at"]}
    piles = [view[place] for place in _SMALL]
    for player in view["players"]:
        piles += [player["hand"] or (), player["on_the_deck"], player["discards"]]
    for each in laid_out(view):
        piles.append([shadow for shadow in each.get("shadow_cards", ()) if shadow is not None])
    return found | {card: title for pile in piles for card, title, _ in pile}


def meant(view: View, words: str) -> list[int]:
    """The cards on the table that somebody means: by title, or by a part of it."""
    wanted = plain(words)
    known = {card: plain(title) for card, title in titles(view).items()}
    exactly = [card for card, title in known.items() if title == wanted]
    return exactly or [card for card, title in known.items() if wanted and wanted in title]


@cache
def price(title: str) -> str:
    """What a card of a deck costs and what it is, in short; nothing if it is none."""
    card = find(title, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT, campaign=True)
    if card is None or card.cost is None:
        return ""
    cost = "X" if card.cost == X else str(card.cost)
    return " ".join([cost, card.sphere.value if card.sphere else "", card.type.value]).replace("  ", " ")


def sheets(view: View, words: str) -> str:
    """The cards that somebody means, in full; with what changes them now, where they lie open."""
    found = titles(view)
    names = list(dict.fromkeys(found[each] for each in meant(view, words)))
    entries = [each for name in names for each in catalogue.search(name) if catalogue.called(each, name)]
    entries = entries or catalogue.search(words)
    exact = [each for each in entries if catalogue.called(each, words)] or entries
    if not exact:
        return catalogue.why_unknown(words)
    if len(exact) > 1 and not all(catalogue.called(each, exact[0].title) for each in exact):
        several = list(dict.fromkeys(each.title for each in exact))
        rest = f" and {len(several) - MOST_LISTED} more" if len(several) > MOST_LISTED else ""
        return f"Several cards are meant by '{words}': {', '.join(several[:MOST_LISTED])}{rest}."
    now = [
        line for each in laid_out(view) if catalogue.called(exact[0], each["title"]) for line in explained(each)
    ]  # fmt: skip
    return "\n".join([*(catalogue_text.sheet(each) for each in exact), *dict.fromkeys(now)])


# Where numbers come from ----------------------------------------------------------------


def explained(card: View) -> list[str]:
    """Each changed number of a card, with its parts."""
    return [
        f"{card['title']}: {_STATS[stat]} {card[stat]} ({', '.join(_part(*each) for each in parts)})"
        for stat, parts in card.get("why", {}).items()
    ]


def _part(how: str, amount: float, reason: str) -> str:
    if reason == "printed":
        return f"{amount:g} printed"
    if how == "set":
        return f"set to {amount:g} by {reason}"
    if how == "multiply":
        return f"times {amount:g} by {reason}"
    return f"{amount:+g} {reason}"


def explanations(view: View) -> list[str]:
    """Where all the numbers come from that are not simply printed."""
    found = [line for each in laid_out(view) for line in explained(each)]
    for name, where in (("willpower", "Willpower on the quest"), ("threat", "Threat in the staging area")):
        words = ", ".join(f"{amount} {title}" for _, title, _, amount in view[f"{name}_parts"])
        found.append(f"{where}: {view[name]}{f' ({words})' if words else ''}")
    return found
