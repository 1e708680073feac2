"""Adventures in the formats of other programs."""
