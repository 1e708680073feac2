"""What the view of table mode is made of, beside what both modes show."""

from __future__ import annotations

from typing import TypedDict

from waybread.journeys.view_types import AppView, Bars


class SeenBonus(TypedDict):
    """A bonus of an enemy group."""

    name: str
    text: str


class Portrait(TypedDict):
    """A group on the enemy bar, with its menu."""

    number: int
    kind: str
    name: str
    ranged: bool
    elite: bool
    banner: str
    exhausted: bool
    bonuses: list[SeenBonus]
    figures: list[Bars]


class AppHero(TypedDict):
    """A hero in the party menu."""

    hero: str
    role: str
    items: list[str]
    """Keys of cards."""
    skills: list[str]
    """Keys of cards; titles are among them."""
    last_stands: int
    defeated: bool


class AppPane(TypedDict):
    """The open attack pane: what has been entered, and how it would fall."""

    group: int
    hits: int
    modifiers: list[str]
    forbidden: list[str]
    """Modifiers that have no effect."""
    because: dict[str, str]
    """The bonus that forbids a modifier, by its name."""
    preview: list[Bars]
    sundered: list[int]
    stunned: bool


class AppNote(TypedDict):
    """Something that the app has said."""

    kind: str
    round: int
    facts: dict[str, str | int | list[int]]
    words: str


class MapExtra(TypedDict):
    """A button of the adventure on the map."""

    number: int
    label: str
    """The key of its words."""
    place: str


class MapEntry(TypedDict):
    """A space that heroes can be said to have entered."""

    number: int
    place: str


class SeenCondition(TypedDict):
    """What only the players can see."""

    what: str
    name: str
    compare: str
    number: int


class MapClaim(TypedDict):
    """Something that players can say has come to pass."""

    number: int
    so: list[SeenCondition]


class CompanionView(AppView):
    """Table mode: all that the app shows, to everybody."""

    objective_text: str
    """The key of its words."""
    groups: list[Portrait]
    party: list[AppHero]
    experience: int
    extras: list[MapExtra]
    entries: list[MapEntry]
    claims: list[MapClaim]
    objective_so: list[SeenCondition]
    """What has to be so for the objective to be done, where players say that it is."""
    pane: AppPane | None
    activating: int
    """The group that activates; -1 if none does."""
    chronicle: list[AppNote]
