"""The weights of the evaluation of journeys, as ``tools/fit_evaluation.py`` wrote them."""

from typing import Final

FITTED: Final[tuple[float, ...]] = (
    -0.5, 0.0, -1.0, 3.0, 0.3, -1.5, 0.5, -0.6, 1.0, -0.6, -0.4, 0.7, 0.7, -1.0, -0.3, -0.4, -0.3, -6.0, -0.3, -0.4,
    -0.4, -0.1, 0.0, 0.7, 0.3, 0.2, 0.3, -0.1, -0.2, -0.2, 0.3,
)  # fmt: skip
