"""Tests that hold the rules of the games, and the rule tables."""
