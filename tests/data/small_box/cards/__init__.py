"""A small box: a scenario with a campaign, and cards that share their titles with cards of the core set."""

from waybread.cardgame import card_api as api

BOX = api.Box(
    title="The Lost Herd",
    sets={"herd": "The Lost Herd", "watcher": "The Watcher in the Water"},  # codes that no real set has
    year=2099,
    order=99,
)
