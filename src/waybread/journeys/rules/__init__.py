"""The rules of Journeys: tests, attacks, movement, harm, terrain, and the abilities of cards."""
