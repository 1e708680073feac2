"""Maps: the tiles, the boards they make, how they are put together, and how they are drawn."""
