"""The card game for research: actions, observations and environments (docs/environments.md)."""

from waybread.envs.cardgame.action_table import KINDS
from waybread.envs.cardgame.rows import CHARACTER, ENEMY

__all__ = ["CHARACTER", "ENEMY", "KINDS"]
