"""The boxes of Journeys; each folder holds the cards of one."""
