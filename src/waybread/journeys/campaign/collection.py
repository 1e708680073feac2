"""The collection manager: which products are there to be played with (jme:20.0)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from waybread.files import join_names
from waybread.journeys.campaign.party import CORE, CampaignError
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
