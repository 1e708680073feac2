"""Two cooperative Middle-earth games, played completely and by their rules.

``new_game``, ``load``, ``simulate``, ``Game`` and ``Bot`` are all that most programs need (``docs/api.md``). They are
loaded when first used, so that importing one package does not load the others.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from waybread.api import load, new_game, simulate
    from waybread.bots import Bot
    from waybread.kernel import Game

__version__ = "0.4.0"  # hatchling reads this line, and its pattern takes no annotation
__all__ = ["Bot", "Game", "load", "new_game", "simulate"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'waybread' has no attribute {name!r}")
    from importlib import import_module

    module = {"Bot": "waybread.bots", "Game": "waybread.kernel"}.get(name, "waybread.api")
    return getattr(import_module(module), name)
