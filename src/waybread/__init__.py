"""Two cooperative Middle-earth games, played completely and by their rules."""
