"""Where cards are, and moving them from one place to another."""
