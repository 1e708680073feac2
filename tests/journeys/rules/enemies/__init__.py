"""Tests of the enemies of journeys."""
