"""The weights of the evaluation of journeys, as ``tools/fit_evaluation.py`` wrote them."""

from typing import Final

FITTED: Final[tuple[float, ...]] = (
    -2.720, 0.226, -1.479, 1.674, 1.078, -0.082, -0.708, 1.552, -0.307, -0.852, 1.367, 0.220, -0.473, -0.869, -0.185,
    -3.000, -0.334, -0.538, -0.082, 0.812, 0.152, 1.340, -0.241, -0.032,
)  # fmt: skip
