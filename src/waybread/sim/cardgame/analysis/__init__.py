"""What wins and what loses games: cards, opening hands, the encounter deck."""
