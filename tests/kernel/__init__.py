"""The tests of the kernel, one module each."""

from typing import Final

from hypothesis import HealthCheck, settings

UNHURRIED: Final = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""For properties: a busy machine is no failure."""
