"""The questions of the rules that constant abilities answer; ``docs/making-a-card.md`` explains each."""

from typing import Final

QUESTIONS: Final = frozenset(
    {
        "attaches to",
        "attacks staging alone",
        "attacks without exhausting",
        "blank",
        "cannot advance",
        "cannot attack",
        "cannot be attacked",
        "cannot be damaged",
        "cannot be engaged optionally",
        "cannot commit",
        "cannot defend",
        "cannot draw",
        "cannot engage",
        "cannot have attachments",
        "cannot have progress",
        "cannot play",
        "cannot ready",
        "cannot spend",
        "cannot travel",
        "commits without exhausting",
        "defends without exhausting",
        "destination",
        "does not collect",
        "does not count defense",
        "does not count threat",
        "excess damage raises threat",
        "extra refresh threat",
        "extra reveals",
        "gains icon",
        "gains keyword",
        "gains trait",
        "goes with the first player",
        "immune",
        "loses",
        "may declare several defenders",
        "must travel",
        "no engagement checks",
        "pools",
        "price to ready",
        "resolution",
        "returns to staging",
        "skip staging",
        "wins",
        "x",
    }
)
ABOUT_NOTHING: Final = frozenset(
    {
        "cannot advance",
        "extra refresh threat",
        "extra reveals",
        "loses",
        "no engagement checks",
        "skip staging",
        "wins",
    }
)
"""Questions about the game as a whole."""
ABOUT_PLAYERS: Final = frozenset({"cannot draw"})
"""Questions about a player; the others are about a card, and perhaps a player."""
