"""Environments for research: Gymnasium and PettingZoo (docs/environments.md).

Importing this registers the ids of the card game and of journeys, such as ``waybread/Mirkwood-v1``, with both.
Actions and observations need only numpy; without Gymnasium or PettingZoo the environments are missing.
"""

from typing import TYPE_CHECKING, Final, NoReturn

_NEEDED: Final = "{} needs the extra 'envs' ({}): pip install 'waybread[envs]'."

try:
    from waybread.envs.cardgame.action_table import ActionTable, action_table
    from waybread.envs.cardgame.observations import fields, layout
    from waybread.envs.journeys.action_table import JourneyActions, journey_actions
    from waybread.envs.journeys.observations import journey_fields
except ModuleNotFoundError as missing:
    if missing.name != "numpy":
        raise
    raise ImportError(_NEEDED.format("waybread.envs", missing), name=missing.name) from missing

__all__ = [
    "IDS", "JOURNEY_IDS", "ActionTable", "CardGameAEC", "CardGameSolo", "JourneyActions", "JourneysAEC", "JourneysSolo",
    "TableAEC", "action_table", "cardgame_aec", "fields", "journey_actions", "journey_fields", "journeys_aec", "layout",
]  # fmt: skip

IDS: Final = {
    "waybread/Mirkwood-v1": "passage-through-mirkwood",
    "waybread/Anduin-v1": "journey-along-the-anduin",
    "waybread/DolGuldur-v1": "escape-from-dol-guldur",
}
"""The scenario of the card game behind each id. The number rises whenever actions or observations change."""
JOURNEY_IDS: Final = {
    "waybread/JourneysBeacon-v1": "cold-beacon",
    "waybread/JourneysFord-v1": "held-ford",
    "waybread/JourneysHill-v1": "hollow-hill",
    "waybread/JourneysRoad-v1": "hunted-road",
    "waybread/JourneysMiller-v1": "missing-miller",
    "waybread/JourneysWall-v1": "ringing-wall",
}
"""The adventure of journeys behind each id."""


try:
    import gymnasium
    from pettingzoo.env_registry import registration
except ModuleNotFoundError as missing:
    _missing: Final = str(missing)
else:
    from waybread.envs.cardgame.environments import CardGameAEC, CardGameSolo, cardgame_aec
    from waybread.envs.journeys.environments import JourneysAEC, JourneysSolo, journeys_aec
    from waybread.envs.table_aec import MAX_CYCLES, TableAEC

    def _register(id_: str, solo: str, aec: str, played: dict[str, str]) -> None:
        gymnasium.register(id_, entry_point=solo, max_episode_steps=MAX_CYCLES, kwargs=played)
        registration.register("aec", id_, entry_point=aec, kwargs=played)

    for _id, _key in IDS.items():
        _register(_id, "waybread.envs:CardGameSolo", "waybread.envs:cardgame_aec", {"scenario": _key})
    for _id, _key in JOURNEY_IDS.items():
        _register(_id, "waybread.envs:JourneysSolo", "waybread.envs:journeys_aec", {"adventure": _key})

if not TYPE_CHECKING:  # a type checker should know which names there are

    def __getattr__(name: str) -> NoReturn:
        """Say what an environment needs where it is missing."""
        if name in __all__:
            raise ImportError(_NEEDED.format(f"waybread.envs.{name}", _missing))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
