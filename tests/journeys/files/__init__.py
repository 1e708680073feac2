"""Adventures as text files."""
