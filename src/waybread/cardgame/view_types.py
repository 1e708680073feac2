"""What a view is made of: plain records that turn into JSON as they are.

The types of clients are generated from these: ``waybread.server.api_schema``.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from waybread.kernel import Json

Named: TypeAlias = Annotated[list[Json], tuple[int, str, str]]
"""A card by its id, its title and the key of its design."""
Share: TypeAlias = Annotated[list[Json], tuple[int, str, str, int]]
"""A part of a sum: a card as in Named (id -1: an earlier effect, whose card is lost), and the amount."""
Why: TypeAlias = Annotated[list[Json], tuple[str, float, str]]
"""How a changed number came about: the operation, how much, and the title of the reason."""


class SeenCard(TypedDict):
    """A card that lies on the table. One that lies face down has only its state; so has a quest card's side A."""

    id: int
    title: str
    key: NotRequired[str]
    """The key of its design."""
    type: NotRequired[str]
    exhausted: NotRequired[bool]
    committed: NotRequired[bool]
    facedown: NotRequired[bool]
    willpower: NotRequired[int]
    attack: NotRequired[int]
    defense: NotRequired[int]
    hit_points: NotRequired[int]
    threat: NotRequired[int]
    quest_points: NotRequired[int]
    engagement_cost: NotRequired[int]
    why: NotRequired[dict[str, list[Why]]]
    """Where its changed numbers come from."""
    damage: NotRequired[int]
    progress: NotRequired[int]
    resources: NotRequired[int]
    printed: NotRequired[str]
    """The title of the card that serves as this one."""
    engaged_with: NotRequired[list[int]]
    """Seats with whom an enemy of the staging area counts as engaged."""
    attachments: NotRequired[list[SeenCard]]
    shadow_cards: NotRequired[list[Named | None]]
    """Null: face down."""


class SeenPlayer(TypedDict):
    """A player with their cards."""

    threat: int
    eliminated: bool
    hand: list[Named] | None
    """Null: not for you to see."""
    hand_size: int
    deck: int
    on_the_deck: list[Named]
    """Cards attached to the deck."""
    discards: list[Named]
    area: list[SeenCard]
    engaged: list[SeenCard]


class SeenAttack(TypedDict):
    """The attack under way."""

    enemy: Named
    player: int
    by_enemy: bool
    defenders: list[int]
    attackers: list[int]
    shadow_cards: list[Named | None]
    """Null: face down."""


class SeenCardTest(TypedDict):
    """A test under way that a card calls for: an escape test compares sums, a locate test waits for a marked card."""

    kind: Literal["escape", "locate"]
    stat: Literal["willpower", "attack", "defense", ""]
    about: Named
    player: int
    committed: list[Share]
    dealt: list[Share]
    strength: int
    against: int


class LookedAt(TypedDict):
    """A card that this seat alone, or with others, has looked at; and where it lies."""

    id: int
    title: str
    key: str
    zone: str
    player: NotRequired[int]
    """Whose zone it is, if it belongs to a player."""
    from_top: NotRequired[int]
    """How many cards lie on it, in a deck."""


class SeenSideDeck(TypedDict):
    """A deck beside the encounter deck, or a pool of cards set aside, of which alone the cards are seen."""

    name: str
    deck: int
    cards: list[Named]
    discards: list[Named]


class SeenOutcome(TypedDict):
    """How the game ended."""

    won: bool
    reason: str
    score: dict[str, int]


class AreaView(TypedDict):
    """What belongs to a staging area."""

    willpower: int
    willpower_parts: list[Share]
    threat: int
    threat_parts: list[Share]
    quest: list[SeenCard]
    active_locations: list[SeenCard]
    staging: list[SeenCard]


class OtherArea(AreaView):
    """The staging area of players who are separated from the viewer."""

    seats: list[int]
    playing: bool
    """Is this the staging area that is being played?"""


class CardGameView(AreaView):
    """The table; while players are separated, with the viewer's staging area."""

    scenario: str
    round: int
    phase: str
    first_player: int
    active_player: int
    campaign: list[SeenCard]
    elsewhere: NotRequired[list[OtherArea]]
    encounter_deck: int
    encounter_discards: list[Named]
    victory_points: int
    victory_display: list[Named]
    aside: list[Named]
    removed: list[Named]
    stages_left: int
    looked_at: list[LookedAt]
    players: list[SeenPlayer]
    attack: SeenAttack | None
    side_decks: NotRequired[list[SeenSideDeck]]
    test: NotRequired[SeenCardTest]
    asked: NotRequired[int]
    """The player who is asked, until the game is over."""
    outcome: SeenOutcome | None
