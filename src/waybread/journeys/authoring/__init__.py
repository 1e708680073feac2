"""Adventures and campaigns as text files: read, checked, made into what the app runs (docs/adventure-format.md)."""
