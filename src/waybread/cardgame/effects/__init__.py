"""What effects do to the game: damage, threat, cards entering and leaving play, attacks, reveals."""
