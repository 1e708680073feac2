"""What tests put on the shelf does not stay there."""

from collections.abc import Iterator

import pytest

from waybread.journeys import ADVENTURES


@pytest.fixture(autouse=True)
def _tidy_shelf() -> Iterator[None]:
    before = set(ADVENTURES)
    yield
    for key in set(ADVENTURES) - before:
        del ADVENTURES[key]
