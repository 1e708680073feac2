"""The weights of the evaluation of journeys, as ``tools/fit_evaluation.py`` wrote them."""

from typing import Final

FITTED: Final[tuple[float, ...]] = (
    -1.0, 0.0, -0.3, 4.0, 0.5, -2.0, 1.0, -0.8, 1.0, -0.8,
    -0.5, 1.0, 1.0, -0.5, -0.5, -0.3, -5.0, -0.5,
    -0.5, -0.3, -0.3, 0.5, 0.5, 0.2, -0.3, -0.3,
    -0.3,
)  # fmt: skip
