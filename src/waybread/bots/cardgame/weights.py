"""Every number that ``scout`` weighs with by default; ``research/tune_scout.py`` tunes them.

Boxes name others for their scenarios, and what is worth to know of single cards, in ``bot_values.toml``.

The unit is one point of willpower, or of progress, in one round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from waybread.cardgame import bot_values

_VALUES: Final = bot_values()


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to ``scout``."""

    # Questing
    progress: float = 0.72
    """A point of progress that is still needed."""
    first_stage: float = 1.0
    """The part of that at the first stage, locations too: less where it pays to gather strength before going on."""
    second_stage: float = 1.0
    """The same at the second stage."""
    spare_progress: float = 0.05
    """A point beyond what is needed."""
    threat: float = 0.8
    """A point of threat on the dial, when it is low; it grows as the dial rises."""
    threat_urgency: float = 2.721
    """How much more a point of threat is worth as the dial comes near its end."""
    victory: float = 41.928
    """To win at once; and, as a loss, to be eliminated."""
    others_quest: float = 0.9
    """The part of the willpower of questers of players still to come that one counts on."""
    others_commit: float = 0.25
    """The same of their other characters."""

    together: float = 0.3
    """What each one has to add where several commit that nobody would commit alone."""
    clear: float = 0.921
    """To explore the active location, for each point of threat of the next one."""
    explore_staged: float = 1.2
    """A point of threat of a location that a character is about to explore from afar."""

    # Characters
    hero: float = 9.09
    """What a hero is worth beyond the numbers on the card."""
    ally: float = 0.341
    willpower: float = 1.892
    attack: float = 1.12
    defense: float = 0.758
    hit_points: float = 0.65
    wound_hero: float = 0.726
    """A point of damage on a hero who survives it."""
    wound_ally: float = 0.455
    frail: float = 0.4
    """How much worse a wound is that leaves little life."""

    # Fighting
    undefended: float = 1.0
    """What an undefended attack costs besides its damage and the worse side of shadow effects."""
    kill: float = 2.004
    kill_attack: float = 1.2
    """To destroy an enemy, and for each point of its attack."""
    kill_threat: float = 0.47
    hurt: float = 0.6
    """The part of that for damage that does not destroy it yet."""
    opportunity: float = 0.5
    """A point of attack that is given up by defending."""
    phantom: float = 1.2
    """How much of an enemy that may yet be revealed is reckoned with."""
    engage_threat: float = 0.95
    """A point of threat that leaves the staging area with an enemy."""
    spare_others: float = 0.7
    """The part that counts of what it would cost another player if an enemy engaged them."""
    goal: float = 8.0
    """To destroy an enemy that stands between the players and victory."""
    patience: float = 0.55
    """The part of all that for a strong enemy, to a player alone: it can wait until there are more to fight it."""

    # Travelling
    travel_threat: float = 2.0
    """A point of threat that leaves the staging area with a location."""
    travel_points: float = 0.7
    """A quest point that has to be made there first."""
    travel: float = 1.0
    """To go anywhere at all."""

    # Playing cards
    resource: float = 0.47
    """A resource that is kept."""
    card: float = 1.714
    """A card in hand."""
    keep_hand: float = 7.374
    """The worth of a starting hand that is kept."""
    bring_guest: float = 6.0
    """To have a guest brought for a phase."""
    event: float = 0.7
    """An event that is kept for later."""
    threat_drop: float = 0.77
    """The part of a drop of threat that counts at once."""
    stay_away: float = 1.07
    """A point of attack of an enemy that stays in the staging area for a drop of threat."""
    idle_willpower: float = 0.9
    """A point of willpower that stays at home to do something else."""
    ready_quester: float = 0.8
    """To have a hero ready who pays for it on the quest, in any case."""
    cancel: float = 1.6
    """How bad a when revealed effect has to be to be cancelled."""
    cancel_treachery: float = 1.2
    """How bad a treachery has to be to be replaced by another card."""
    cancel_shadow: float = 1.019
    """How bad a shadow effect has to be to be cancelled."""
    cancel_reserve: float = 0.701
    """To have enough left for a cancel."""
    guest_reserve: float = 3.0
    """To have enough left to bring a guest for a phase when both are in hand."""
    snare_reserve: float = 5.0
    """To save for a snare while a strong enemy is in play."""
    keep_card: float = 1.05
    """The part of what a card could do that it is worth while it waits in hand."""
    quester_resource: float = 0.8
    """For each card in hand that the resource of such a hero is needed for, less if other heroes can pay it too."""
    bottom: float = 2.698
    """How bad the next card has to be to be put to the bottom."""


DEFAULT_WEIGHTS: Final = Weights()
"""Those of every scenario of which its box says nothing."""


def _changed(weights: Weights, changes: Mapping[str, float], scenario: str) -> Weights:
    """Weights with the changes that a box names for a scenario."""
    known = [each.name for each in fields(Weights)]
    for name in changes:
        if name not in known:
            raise ValueError(f"{scenario} has the weight '{name}' in bot_values.toml; there are {', '.join(known)}")
    return replace(weights, **changes)


def _by_scenario() -> Iterator[tuple[tuple[str, bool], Weights]]:
    together, alone = _VALUES.get("weights", {}), _VALUES.get("weights_alone", {})
    for scenario in {**together, **alone}:
        weights = _changed(DEFAULT_WEIGHTS, together.get(scenario, {}), scenario)
        yield (scenario, False), weights
        yield (scenario, True), _changed(weights, alone.get(scenario, {}), scenario)


AT: Final[Mapping[tuple[str, bool], Weights]] = dict(_by_scenario())
"""Scenarios that ask for another way to play, with others or alone, as their boxes say."""
