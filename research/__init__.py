"""Research on the games: the published paper's toy game, and the tools that tune, fit and measure the bots.

Not installed with the package, and nothing in ``src`` imports it. Run the tools from the root of the repository:
``python -m research.tune_scout --help``.
"""
