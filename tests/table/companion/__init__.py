"""Table mode, for tables."""
