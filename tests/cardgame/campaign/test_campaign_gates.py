"""Every fidelity gate, for games of a campaign: with a campaign card, penalties, damage, boons and burdens."""

from dataclasses import replace

import pytest

from tests.cardgame.plug import PASSAGE_2
from tests.cardgame.rules.campaigns import ANN, BOB, CAMPAIGN, log, ready
from tests.gates import GATES, Gate, Plug, gate_name
from waybread.cardgame.campaign.checklist import Plan

POOL = ("Mendor's Support", "Ungoliant's Swarm", "Lingering Venom", ("Valor", "Glóin"), ("Scarred", "Gimli"))
PLANS = Plan(boons={"Mendor's Support": 1}), Plan(heal=("Legolas",))


def plug(won: int) -> Plug:
    """The scenario after so many won ones, for two players in expert mode."""
    found = log(
        ANN, BOB, won=CAMPAIGN[:won], expert=True, pool=POOL, damage={"Aragorn": 1, "Legolas": 2}, penalty=1,
        prisoner="Glóin",
    )  # fmt: skip
    setup = ready(found, *PLANS).setup
    assert setup is not None
    return replace(PASSAGE_2, setup=setup, where=f"tests.cardgame.campaign.test_campaign_gates:CAMPAIGN_{won}")


CAMPAIGN_0, CAMPAIGN_1, CAMPAIGN_2 = (plug(won) for won in range(3))


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
@pytest.mark.parametrize("campaign", [CAMPAIGN_0, CAMPAIGN_1, CAMPAIGN_2], ids=CAMPAIGN)
def test_a_campaign_game_passes(campaign: Plug, gate: Gate) -> None:
    gate(campaign, range(1))
