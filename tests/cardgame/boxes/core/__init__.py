"""Tests of the cards, a file for each sphere and encounter set."""
