"""Tests of the cards of The Hunt for Gollum, a file for each sphere and encounter set."""

CHECKSUM = 4101846097
"""Of ``cards.tsv`` as it was last compared with other sources; who changes a fact compares it again."""
