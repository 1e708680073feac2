"""The core set, with the campaign of its revised edition: a module for each sphere and each encounter set."""

from waybread.cardgame import card_api as api

BOX = api.Box(
    title="Core Set",
    sets={"core": "Core Set", "revised": "Revised Core Set"},
    year=2011,
    order=0,
    reprints={"revised": "core"},
    starters=("leadership", "spirit", "tactics", "lore"),
)
