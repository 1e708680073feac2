"""Which rule is held by which test."""
