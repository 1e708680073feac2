"""The weights of the evaluation of journeys, as ``research/fit_evaluation.py`` wrote them."""

from typing import Final

FITTED: Final[tuple[float, ...]] = (
    -2.272, 0.222, -1.630, 1.760, 1.059, -0.043, -0.689, 1.786, -0.070, -0.865, 0.972, 0.000, -1.384, -0.942, -0.245,
    -2.130, -0.430, -0.505, 0.000, 1.002, 0.042, 1.298, -0.040, -0.098,
)  # fmt: skip
