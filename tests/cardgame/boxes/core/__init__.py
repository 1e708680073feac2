"""Tests of the cards, a file for each sphere and encounter set."""

CHECKSUM = 970980664
"""Of ``cards.tsv`` as it was last compared with other sources; who changes a fact compares it again."""
