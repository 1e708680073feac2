"""What is numbered by the cards of the library when it is imported comes before tests that add cards of their own."""

import waybread.envs.cardgame.action_table  # noqa: F401
