"""Bots for the card game: rules of thumb, and what the search knows about the game."""
