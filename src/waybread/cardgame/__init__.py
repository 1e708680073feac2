"""The card game's rules and cards; knows nothing but the kernel."""
