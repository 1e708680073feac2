"""The weights of the evaluation, by scenario, as ``tools/fit_evaluation.py`` wrote them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FITTED: Final[Mapping[str, tuple[float, ...]]] = MappingProxyType(
    {
        "passage-through-mirkwood": (
            -8.475, 0.664, 0.271, 0.330, 1.753, -0.273, -0.343, 0.441, 0.371, -0.739, 2.785, 1.658, 0.673, 0.360,
            1.271, 0.550, 1.118, 0.570, 0.469, 0.135, -1.489, 0.000, -1.058, -1.784, -1.446, -0.124, -0.270, 2.162,
        ),
        "journey-along-the-anduin": (
            -7.954, 0.511, 0.978, 1.589, 3.631, -0.325, -0.049, 0.751, 0.416, -0.049, 2.657, 1.204, 0.000, 0.160,
            0.000, 0.000, 1.965, 0.873, 0.715, 0.002, -2.633, -1.820, 0.000, -1.195, -1.584, 0.000, 0.000, 0.000,
        ),
        "escape-from-dol-guldur": (
            -10.767, 0.377, 0.969, 1.951, 3.343, -0.276, -0.080, 0.793, 0.349, -0.203, 3.080, 1.081, 0.000, 0.156,
            0.000, 0.000, 1.912, 0.947, 0.692, 0.010, -2.733, -1.726, 0.000, -1.165, -1.528, 0.000, 0.000, 0.039,
        ),
    }
)  # fmt: skip
