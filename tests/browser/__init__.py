"""The client in a real browser: people who see, click, type and tap."""
