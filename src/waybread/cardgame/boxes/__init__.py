"""The cards: a package for each box, found by being here, with its printed facts in ``cards.tsv``."""

from importlib import import_module
from pkgutil import iter_modules

from waybread.cardgame.library import BOXES, add_box
from waybread.cardgame.scenarios import SCENARIOS, note_unfinished, sort_scenarios

__all__ = ["BOXES"]

_packages = {each.name: import_module(f"{__name__}.{each.name}") for each in iter_modules(__path__)}
for _name, _package in sorted(_packages.items(), key=lambda each: each[1].BOX.order):
    _first = len(SCENARIOS)
    for _module in iter_modules(_package.__path__):
        import_module(f"{_package.__name__}.{_module.name}")
    sort_scenarios(_first)
    add_box(_name, _package.BOX, {each.title: each.encounter_sets for each in SCENARIOS.values()})
    note_unfinished(_first)
