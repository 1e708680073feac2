"""Tests of the whole system that fail once are run once more, and named as flakes to fix."""
