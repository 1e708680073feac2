"""Groups beside the boxes: how they come, are provoked and activate; what the enemy bar shows of them."""

import pytest

from tests.journeys.board import seed_for
from tests.journeys.companion.app_board import HERE, Foes, lay, when_told
from tests.journeys.proving_ground import NEAR, do, variant
from waybread.journeys.rules.enemies.enemy_kinds import ENEMIES
from waybread.journeys.state import NOWHERE


@pytest.mark.rule("jme:32.4", "jme:app.7", "jme:71.1", "jme:12.8")
def test_provoke_then_a_portrait_gives_the_attack_of_that_group() -> None:
    app = lay(groups=[Foes("ruffian"), Foes("wight")], seed=seed_for("wight.cold-hand")).press("provoke")
    assert app.offered == ["ruffian", "wight", "back"]
    app.press("wight", "Legolas")
    attack = app.said("enemy attack")[-1]
    assert {each: attack[each] for each in ("hero", "attack", "occasion", "damage", "fear", "stat")} == {
        "hero": 1, "attack": "wight.cold-hand", "occasion": "provoked", "damage": 1, "fear": 2, "stat": "spirit",
    }  # fmt: skip
    assert not app.press("done").group("wight").exhausted  # J10


@pytest.mark.rule("jme:35.4")
def test_an_exhausted_group_cannot_be_provoked() -> None:
    groups = [Foes("ruffian", exhausted=True), Foes("wight")]
    assert lay(groups=groups).press("provoke").offered == ["wight", "back"]
    assert "provoke" not in lay(groups=groups[:1]).offered


def test_nobody_is_provoked_by_a_button_that_is_left_again() -> None:
    app = lay(groups=[Foes("ruffian")])
    assert app.press("provoke", "back").kind == "map"
    assert app.press("provoke", "ruffian", "back").said("enemy attack") == []


@pytest.mark.rule("jme:22.10")
def test_a_stat_that_negates_is_named_with_the_attack() -> None:
    app = lay(groups=[Foes("ruffian")], seed=seed_for("ruffian.cudgel")).press("provoke", "ruffian", "Gimli")
    assert app.sentences[-1].endswith("Gimli suffers 2 damage (might negates).")


@pytest.mark.rule("jme:12.9")
def test_what_an_attack_does_besides_is_said_with_it() -> None:
    app = lay(groups=[Foes("ruffian")], seed=seed_for("ruffian.cutpurse")).press("provoke", "ruffian", "Gimli")
    assert app.sentences[-1].endswith("If the hero suffered damage or fear: lose 1 inspiration.")
    assert app.press("done").kind == "map"


@pytest.mark.parametrize(("answer", "threat"), [("yes", 1), ("no", 0)])
def test_threat_that_rises_if_a_hero_was_hurt_is_asked_for(answer: str, threat: int) -> None:
    app = lay(groups=[Foes("goblin-scout")], seed=seed_for("goblin-scout.horn"))
    app.press("provoke", "goblin-scout", "Gimli", "done")
    assert (app.kind, app.game.state.app.threat) == ("has it come to that", 0)
    assert app.press(answer).game.state.app.threat == threat


@pytest.mark.rule("jme:28.1b")
def test_a_bonus_is_part_of_the_numbers_that_the_app_gives() -> None:
    seed = seed_for("ruffian.cudgel")
    plain, elite = (
        lay(groups=[Foes("ruffian", bonuses=given)], seed=seed)
        .press("provoke", "ruffian", "Gimli")
        .said("enemy attack")
        for given in ((), ("bloodthirsty", "terrifying"))
    )
    assert (elite[0]["damage"], elite[0]["fear"]) == (plain[0]["damage"] + 1, plain[0]["fear"] + 1)


# Activation


@pytest.mark.rule("jme:30.1", "jme:60.8", "jme:83.1")
def test_each_readied_group_is_picked_with_how_far_it_moves_and_whom_it_attacks() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian", exhausted=True), Foes("wight"), Foes("hungry-warg")])
    for kind in ("wight", "hungry-warg"):
        assert (app.kind, app.decision.about) == ("activation", app.group(kind).number)
        told = app.said("activation")[-1]
        assert (told["group"], told["moves"]) == (app.group(kind).number, ENEMIES[kind].move)
        assert told["hero"] in (0, 1) or told["prefers"].startswith("the ")
        app.press("done")
    assert [each["group"] for each in app.said("activation")] == [2, 3]


@pytest.mark.rule("jme:30.1")
def test_an_attack_on_anybody_names_a_hero_whom_the_app_draws() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")], seed=seed_for("ruffian.stones"))
    assert app.said("activation")[0]["hero"] in (0, 1)
    app = lay(at="83.1", groups=[Foes("ruffian")], seed=seed_for("ruffian.cudgel"))
    assert app.sentences[0] == "The Ruffian group: move 2, attack the nearest hero."


@pytest.mark.rule("jme:30.6")
def test_no_target_gives_a_new_instruction_how_to_move_and_ends_the_activation() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")]).press("no target")
    assert app.said("no target")[0]["moves"] == ENEMIES["ruffian"].roam
    assert app.kind == "map"


@pytest.mark.rule("jme:30.7")
def test_cross_stream_is_there_where_a_stream_is_and_ends_the_activation() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian")])
    assert "cross stream" not in app.offered
    app = lay(at="83.1", groups=[Foes("ruffian"), Foes("wight")], terrain=[("stream", HERE, NEAR)])
    app.press("cross stream")
    assert app.group("ruffian").exhausted
    assert (app.kind, app.decision.about) == ("activation", app.group("wight").number)


@pytest.mark.rule("jme:35.6")
def test_groups_are_exhausted_by_activating_and_readied_when_the_shadow_phase_ends() -> None:
    app = lay(at="83.1", groups=[Foes("ruffian"), Foes("wight", exhausted=True)]).press("party")
    assert not app.group("ruffian").exhausted
    app.press("back", "done")
    assert app.kind == "map"
    assert not any(each.exhausted for each in app.game.state.groups)


@pytest.mark.rule("jme:83.1b")
def test_without_groups_nothing_activates() -> None:
    app = lay(at="83.1")
    assert (app.kind, app.said("activation"), app.game.state.round) == ("map", [], 2)


# How groups come


def test_a_group_is_placed_by_an_instruction_and_then_the_app_does_not_know_where_it_is() -> None:
    key = variant("arrival", events=when_told(do("spawn", kind="ruffian", at="ground 1.2", name="thugs")))
    app = lay(at="2", adventure=key)
    told = app.said("group placed")[0]
    assert (told["space"], told["figures"]) == (12, len(app.figures("thugs")))
    assert f"Place {told['figures']} Ruffians in space 2 of tile 301A." in app.sentences
    assert app.group("thugs").space == NOWHERE


@pytest.mark.rule("jme:31.3", "jme:28.4a")
def test_the_banner_is_named_when_a_group_is_placed_and_stays_on_its_portrait() -> None:
    spawn = do("spawn", kind="ruffian", at="ground 1.2", name="thugs", bonuses=("large",))
    app = lay(at="2", adventure=variant("banner", events=when_told(spawn)))
    banner = app.view["groups"][0]["banner"]
    assert banner.startswith("elite ")
    assert app.said("group placed")[0]["banner"] == banner
    assert any(sentence.endswith(f"with the {banner} banner.") for sentence in app.sentences)


@pytest.mark.rule("jme:26.2", "jme:26.2a")
def test_on_hard_more_figures_come() -> None:
    key = variant("harder", events=when_told(do("spawn", kind="ruffian", at="ground 1.2")))
    normal, hard = (lay(at="2", adventure=key, difficulty=each).figures() for each in ("normal", "hard"))
    assert len(hard) == len(normal) + 1


@pytest.mark.rule("jme:33.3a")
def test_the_enemy_bar_has_a_portrait_of_each_group_with_all_its_marks() -> None:
    spawns = (do("spawn", kind="orc-hunter", at="ground 1.1", size=2),
              do("spawn", kind="wight", at="ground 1.1", size=1, bonuses=("large",)))  # fmt: skip
    app = lay(at="2", adventure=variant("bar", events=when_told(*spawns)))
    hunters, wight = app.view["groups"]
    assert {each: hunters[each] for each in ("name", "ranged", "elite", "banner", "exhausted", "bonuses")} == {
        "name": "Orc Hunter", "ranged": True, "elite": False, "banner": "", "exhausted": False, "bonuses": [],
    }  # fmt: skip
    assert hunters["figures"] == [[5, 1, 0]] * 2
    assert (wight["ranged"], wight["elite"], wight["banner"]) == (False, True, "elite antler")
    assert wight["bonuses"] == [{"name": "Large", "text": "Each figure has +2 health."}]
    assert wight["figures"] == [[8, 0, 3]]
