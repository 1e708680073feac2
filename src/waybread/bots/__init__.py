"""Players that choose: they get a seat's view and a decision and return an option."""
