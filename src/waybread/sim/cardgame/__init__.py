"""Simulated games of the card game: how they are set up, and what is recorded of them."""
