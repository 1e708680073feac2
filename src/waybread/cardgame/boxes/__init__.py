"""The boxes of the card game; each folder holds the cards of one."""
