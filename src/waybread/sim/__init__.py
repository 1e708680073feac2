"""Many games: workers, statistics, reports."""
