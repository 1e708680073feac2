"""A running game with seats: what each may see, undo by consent, words for people."""
