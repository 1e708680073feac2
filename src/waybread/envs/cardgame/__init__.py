"""The card game for research: actions, observations and environments (docs/environments.md)."""
