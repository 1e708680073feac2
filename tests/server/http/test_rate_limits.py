"""Limits, and how they are changed."""

from dataclasses import asdict
from pathlib import Path

import pytest

from waybread.server.http.rate_limits import Buckets, Limits, with_changes


def test_limits_are_changed_by_name() -> None:
    changed = with_changes(Limits(), ["burst=5", "idle_days=0.5"])
    assert (changed.burst, changed.idle_days, changed.tables) == (5, 0.5, Limits().tables)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("bursts=5", "There is no limit 'bursts'; there are messages_per_second, burst, "),
        ("burst", "The limit burst is a number, as in burst=60."),
        ("burst=many", "The limit burst is a number, as in burst=60."),
        ("burst=0", "The limit burst is more than 0."),
        ("idle_days=nan", "The limit idle_days is more than 0."),
    ],
)
def test_a_limit_that_is_none_is_refused_in_one_sentence(change: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}"):
        with_changes(Limits(), [change])


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    buckets = Buckets(rate=2, burst=3, clock=lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_the_page_for_hosts_names_every_limit_with_its_default() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operations.md").read_text(encoding="utf-8")
    for name, value in asdict(Limits()).items():
        assert f"| `{name}` | {value} |" in page
