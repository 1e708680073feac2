"""Environments for research: Gymnasium and PettingZoo."""
