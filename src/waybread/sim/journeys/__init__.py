"""Simulated adventures and campaigns of Journeys."""
