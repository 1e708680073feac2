"""Two cooperative Middle-earth games, played completely and by their rules."""

__version__ = "0.3.0"  # hatchling reads this line, and its pattern takes no annotation
