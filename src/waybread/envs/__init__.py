"""Environments for research: Gymnasium and PettingZoo (docs/environments.md).

Importing this registers ``waybread/Mirkwood-v1``, ``waybread/Anduin-v1`` and ``waybread/DolGuldur-v1`` with both.
"""

from typing import Final

try:
    import gymnasium
    from pettingzoo.env_registry import registration
except ImportError as missing:
    raise ImportError(
        f"waybread.envs needs the extra 'envs' ({missing}): pip install 'waybread[envs]'.", name=missing.name
    ) from missing

from waybread.envs.actions import ActionTable, action_table
from waybread.envs.aec import CardGameAEC, cardgame_aec
from waybread.envs.observations import fields, layout
from waybread.envs.raw import MAX_CYCLES
from waybread.envs.solo import CardGameSolo

__all__ = ["IDS", "ActionTable", "CardGameAEC", "CardGameSolo", "action_table", "cardgame_aec", "fields", "layout"]

IDS: Final = {
    "waybread/Mirkwood-v1": "passage-through-mirkwood",
    "waybread/Anduin-v1": "journey-along-the-anduin",
    "waybread/DolGuldur-v1": "escape-from-dol-guldur",
}
"""The scenario behind each id. The number rises whenever actions or observations change."""

for _id, _scenario in IDS.items():
    gymnasium.register(
        _id,
        entry_point="waybread.envs.solo:CardGameSolo",
        max_episode_steps=MAX_CYCLES,
        kwargs={"scenario": _scenario},
    )
    registration.register("aec", _id, entry_point="waybread.envs.aec:cardgame_aec", kwargs={"scenario": _scenario})
