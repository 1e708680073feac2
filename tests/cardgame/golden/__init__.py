"""Whole games, played by hand from a fixed seed; every number in them was worked out from the rulebook."""
