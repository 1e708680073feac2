"""Two campaigns side by side: each has the scenarios, boons and burdens of its own box."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.boxes.core.scenes import revealed
from tests.cardgame.rules.campaigns import ANDUIN, ESCAPE, PASSAGE, end, pack, play, ready
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import CampaignError, Log, campaign_order, campaigns, left_behind, new_log, read
from waybread.cardgame.campaign import record as recorded
from waybread.cardgame.campaign.campaign_file import write
from waybread.cardgame.campaign.campaign_log import Earned, Player, note_hero, remarks
from waybread.cardgame.campaign.checklist import Plan, prepare
from waybread.cardgame.campaign_setup import noted_hero
from waybread.kernel import SetupError

HERD = "the-lost-herd"
BOON, BURDEN = "Mendor's Support", "Scarred"


def begun(*, box: str = "herd", pool: tuple[str, ...] = ()) -> Log:
    """A campaign of Ann's that begins with a pool."""
    heroes = ("Thalin", "Eleanor")  # nobody else has these titles
    return Log((Player("Ann", heroes),), pool=tuple(Earned(each) for each in pool), box=box)


def keys(table: Table, title: str) -> set[str]:
    """The designs of a title that are in the game."""
    return {table.state.identity[each] for each, card in enumerate(table.state.cards) if card.title == title}


def test_each_box_has_a_campaign_of_its_own() -> None:
    assert campaigns() == ["core", "herd"]
    assert (campaign_order("core"), campaign_order("herd")) == ((PASSAGE, ANDUIN, ESCAPE), (HERD,))
    assert (new_log(["Ann"]).scenario, new_log(["Ann"], box="herd").scenario) == (PASSAGE, HERD)
    with pytest.raises(CampaignError, match="no campaign 'hedr'; did you mean herd"):
        new_log(["Ann"], box="hedr")


def test_the_log_names_its_box() -> None:
    log = begun(pool=(BOON, BURDEN))
    assert "campaign: The Lost Herd\n" in write(log)
    assert read(write(log)) == log
    with pytest.raises(CampaignError, match="'Valor' is neither boon nor burden"):
        read(write(log).replace(f"pool: {BOON}", "pool: Valor on Aragorn"))
    with pytest.raises(CampaignError, match="is no scenario of the campaign"):
        read(write(log).replace("mode: standard", "mode: standard\nwon: Passage Through Mirkwood"))


def test_the_log_notes_the_heroes_that_the_box_asks_for() -> None:
    log = begun()
    assert remarks(log) == ["No guide is named: nobody knows the way."]
    log = note_hero(log, "guide", "Thalin")
    assert "guide: Thalin\n" in write(log)
    assert (read(write(log)), remarks(log)) == (log, [])
    table = play(ready(log))
    assert noted_hero(table.state, "guide") == table.id("Thalin")
    gone = "Éowyn, the guide to be, is not with the players: nobody knows the way."
    assert remarks(note_hero(log, "guide", "Éowyn")) == [gone]
    with pytest.raises(CampaignError, match="'prisoner' is not understood"):
        read(write(log).replace("guide:", "prisoner:"))
    with pytest.raises(SetupError, match="The campaign of a setup has"):
        CardGame.new({**(ready(log).setup or {}), "campaign": {"card": HERD, "box": "herd", "prisoner": "Thalin"}}, 1)


def test_a_scenario_of_another_box_is_not_played_in_a_campaign() -> None:
    for box, other in (("herd", PASSAGE), ("core", HERD)):
        found = prepare(begun(box=box), other, [pack("Thalin", "Eleanor")])
        assert "cannot be played before" in found.problems[0]


@pytest.mark.parametrize(("box", "key"), [("herd", "herd:21"), ("core", "revised:132")])
def test_the_boon_in_a_deck_is_of_the_box(box: str, key: str) -> None:
    assert keys(play(ready(begun(box=box, pool=(BOON,)), Plan(boons={BOON: 1}))), BOON) == {key}


def test_a_burden_of_the_box_joins_the_encounter_deck() -> None:
    table = play(ready(begun(pool=(BURDEN,))))
    assert keys(table, BURDEN) == {"herd:22"}


def test_the_lost_herd_earns_a_boon_for_each_player_and_a_burden() -> None:
    found = ready(begun())
    after = recorded(found.log, end(play(found)))
    assert (after.won, after.scenario, after.pool) == ((HERD,), None, (Earned(BOON), Earned(BURDEN)))
    again = new_log(["Ann"], after=after, box="herd")
    assert again.pool == (Earned(BOON),)
    assert new_log(["Ann"], after=after).pool == ()
    assert left_behind(after) == [(BOON, "that was a campaign of another box, The Lost Herd")]


def test_a_game_is_entered_only_in_a_campaign_of_its_box() -> None:
    found, other = ready(begun(pool=(BOON,))), ready(begun(box="core"))
    with pytest.raises(CampaignError, match="This was a game of The Lost Herd"):
        recorded(other.log, end(play(found)))


def test_mendors_support_draws_a_card() -> None:
    table = lay(Seat(hand=["herd:21"], deck=["Gandalf"]), at="2.2").choose(BOON)
    assert table.hand() == ["Gandalf"]


def test_scarred_raises_each_threat_by_2() -> None:
    table = revealed("herd:22", seats=(Seat(), Seat(heroes=["Gimli"], threat=30)))
    assert (table.threat(0), table.threat(1)) == (22, 32)
