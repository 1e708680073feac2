"""A box of a few cards, with its tests: what a new box needs, and no more."""
