"""Table mode: the boxes are on the table, and the program is the app."""
