"""Worked examples; run them from the root of the repository."""
