"""The collection manager: products are enabled and disabled, and content goes by it."""

import pytest

from waybread.journeys.campaign.collection import PRODUCTS, Collection
from waybread.journeys.campaign.party import CampaignError


def test_to_begin_with_the_core_set_is_enabled() -> None:
    assert Collection().enabled == {"core"}


@pytest.mark.rule("jme:20.0", "jme:20.2", "jme:20.2a", "jme:20.2b", "jme:8.2")
@pytest.mark.parametrize("product", list(PRODUCTS))
def test_content_that_needs_a_product_can_be_used_while_it_is_enabled(product: str) -> None:
    enabled = Collection().enable(product)
    assert enabled.why_not_use([product]) is None
    reason = enabled.disable(product).why_not_use([product])
    assert reason == f"This needs {PRODUCTS[product]}: enable it in the collection manager first."


def test_content_that_needs_several_products_needs_all_of_them() -> None:
    collection = Collection().enable("shadowed-paths")
    needed = ("core", "shadowed-paths", "spreading-war", "dwellers-in-darkness")
    assert collection.why_not_use(needed) == (
        "This needs Spreading War and Dwellers in Darkness: enable them in the collection manager first."
    )


def test_content_that_needs_nothing_can_always_be_used() -> None:
    assert Collection(frozenset()).why_not_use([]) is None


def test_there_are_no_other_products() -> None:
    with pytest.raises(CampaignError, match=r"^'shadow-paths' is no product that is known here; did you mean "):
        Collection().enable("shadow-paths")
    with pytest.raises(CampaignError, match="is no product that is known here"):
        Collection().disable("nothing")
