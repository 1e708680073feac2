"""Campaign play: the log, its file, the checklist before a game, and the setup."""
