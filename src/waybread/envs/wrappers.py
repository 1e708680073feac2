"""PettingZoo's usual wrappers."""

from __future__ import annotations

from typing import Any, TypeAlias

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from waybread.envs.spaces import Observation

WrappedEnv: TypeAlias = "AECEnv[str, Observation, Any]"


def wrapped(raw: WrappedEnv) -> WrappedEnv:
    """An environment in which an action that is not offered ends the game with -1 for whoever took it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))
