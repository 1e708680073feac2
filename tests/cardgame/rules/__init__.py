"""Tests that hold the rules of the card game."""
