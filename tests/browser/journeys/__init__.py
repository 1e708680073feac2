"""Browser tests of journeys."""
