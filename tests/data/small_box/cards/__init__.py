"""A small box: a scenario, and cards that share their titles with cards of the core set."""

from waybread.cardgame import card_api as api

BOX = api.Box(
    title="The Lost Herd",
    sets={
        "herd": "The Lost Herd",
        "hfg": "The Hunt for Gollum",
        "witw": "The Watcher in the Water",
        "fos": "Foundations of Stone",
        "aoo": "Assault on Osgiliath",
        "fots": "Flight of the Stormcaller",
        "tsoh": "The Sands of Harad",
        "ohauh": "The Hobbit - Over Hill and Under Hill",
        "otd": "The Hobbit - On the Doorstep",
        "fotw": "The Flame of the West",
    },
    year=2099,
    order=99,
)
