"""The enemies: their kinds, how hits fall on them, how they arrive, move and attack."""
