"""The board game's rules, cards and adventures; knows nothing but the kernel."""
