"""The box The Hunt for Gollum: a module for each sphere and each encounter set."""

from waybread.cardgame import card_api as api

BOX = api.Box(title="The Hunt for Gollum", sets={"hfg": "The Hunt for Gollum"}, year=2011, order=1)
