"""The card game in a terminal: a table drawn with Rich, numbered choices, saved after every choice."""
