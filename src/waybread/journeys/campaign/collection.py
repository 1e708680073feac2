"""The collection manager: which products are there to be played with (jme:20.0)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from waybread.files import errors_as, format_json, join_names, read_object, write_atomically
from waybread.journeys.campaign.party import CORE, LARGEST_SAVE, CampaignError
from waybread.journeys.campaign.supply import why_unknown

PRODUCTS: Final = MappingProxyType(
    {
        CORE: "the core set",
        "villains-of-eriador": "Villains of Eriador",
        "shadowed-paths": "Shadowed Paths",
        "dwellers-in-darkness": "Dwellers in Darkness",
        "spreading-war": "Spreading War",
        "scourges-of-the-wastes": "Scourges of the Wastes",
    }
)
"""Every product by key, with its name in a sentence."""


@dataclass(frozen=True, slots=True)
class Collection:
    """The products that are enabled; to begin with the core set is."""

    enabled: frozenset[str] = frozenset({CORE})

    def enable(self, product: str) -> Collection:
        """Let content be used that needs this product (jme:20.2a)."""
        return Collection(self.enabled | {_known(product)})

    def disable(self, product: str) -> Collection:
        """Let no content be used that needs this product (jme:20.2b)."""
        return Collection(self.enabled - {_known(product)})

    def why_not_use(self, products: Iterable[str]) -> str | None:
        """Why content that needs these products cannot be used, or None."""
        missing = [PRODUCTS.get(each, each) for each in dict.fromkeys(products) if each not in self.enabled]
        if not missing:
            return None
        names = join_names(missing)
        return f"This needs {names}: enable {'it' if len(missing) == 1 else 'them'} in the collection manager first."


def _known(product: str) -> str:
    if reason := why_unknown(product, PRODUCTS, "product"):
        raise CampaignError(reason)
    return product


def save(collection: Collection, path: Path) -> None:
    """Write down which products are enabled."""
    text = format_json({each: each in collection.enabled for each in PRODUCTS})
    with errors_as(CampaignError):
        write_atomically(path, text, parents=True)


def load(path: Path) -> Collection:
    """Which products are enabled; without a file the core set is."""
    if not path.exists():
        return Collection()
    with errors_as(CampaignError):
        data = read_object(path, LARGEST_SAVE)
    for product, on in data.items():
        _known(product)
        if type(on) is not bool:
            raise CampaignError(f"{path.name}: {product} is true (enabled) or false (disabled), not {on!r:.40}.")
    return Collection(frozenset(product for product, on in data.items() if on))
