"""Cards whose targets include none that are immune to them."""

from dataclasses import replace

import pytest

from tests.cardgame.board import CARDS, Seat, lay, printed
from tests.cardgame.boxes.core.fights import attack, resolve
from tests.cardgame.boxes.core.scenes import revealed
from waybread.cardgame.abilities.ability import Ability, Use, rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.boxes.core.neutral import DRAW, THREAT
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.facts import Card, CardType
from waybread.cardgame.game import CardGame
from waybread.cardgame.state import SCENARIO


def immune_to(*, encounter: bool) -> Ability:
    """Immune to encounter card effects, or to player card effects."""

    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune."""
        return card == use.card and (game.state.owner[source] == SCENARIO) is encounter

    return rule(Rule.IMMUNE)(shrug)


@pytest.fixture
def wizard(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library a hero who is immune to encounter card effects."""
    hero = Card(
        key="test-wizard", title="Test Wizard", type=CardType.HERO, hit_points=5, attack=1, defense=1, willpower=1,
        threat_cost=9, abilities=(immune_to(encounter=True),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, hero.key, hero)
    return hero.title


@pytest.fixture
def wraith(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library an enemy that is immune to player card effects."""
    enemy = Card(
        key="test-wraith", title="Test Wraith", type=CardType.ENEMY, hit_points=5, attack=1, defense=0, threat=1,
        engagement_cost=30, abilities=(immune_to(encounter=False),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, enemy.key, enemy)
    return enemy.title


@pytest.mark.rule("lcg:immune.1")
def test_caught_in_a_web_is_not_put_on_an_immune_hero(wizard: str) -> None:
    deck = ["Caught in a Web", *["Forest Gate"] * 5]
    table = lay(Seat(heroes=[wizard, "Aragorn"]), encounter_deck=deck, at="3.3")
    assert (table.attachments(wizard), table.attachments("Aragorn")) == ([], ["Caught in a Web"])


@pytest.mark.rule("lcg:immune.1")
@pytest.mark.parametrize("objective", ["Gandalf's Map", "Dungeon Torch", "Shadow Key"])
def test_an_objective_is_not_claimed_for_an_immune_hero(wizard: str, objective: str) -> None:
    table = lay(Seat(heroes=[wizard, "Aragorn"]), staging=[objective], at="4.2").choose(objective)
    assert (table.attachments(wizard), table.attachments("Aragorn")) == ([], [objective])


@pytest.mark.rule("lcg:immune.1")
def test_gandalf_offers_no_damage_to_an_immune_enemy(wraith: str) -> None:
    seat = Seat(heroes=["Gimli"], hand=["Gandalf"], resources=5, threat=30)
    table = lay(seat, staging=[wraith], at="2.2").choose("Gandalf:play", "Gandalf")
    assert table.decision.options == (DRAW, THREAT)


@pytest.mark.rule("lcg:immune.1")
def test_goblin_sniper_hurts_no_immune_character(wizard: str) -> None:
    table = lay(Seat(heroes=[wizard, "Aragorn"]), staging=["Goblin Sniper"], at="6.11").pass_to("7.4")
    assert (table.damage(wizard), table.damage("Aragorn")) == (0, 1)


@pytest.fixture(params=["immune", "cannot have progress"])
def bog(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library a location on which player cards place no progress."""

    def shrug(game: CardGame, use: Use, card: int, *source: int) -> bool:
        """Nothing happens to it."""
        return card == use.card

    location = Card(
        key="test-bog", title="Test Bog", type=CardType.LOCATION, quest_points=3,
        abilities=(rule(request.param)(shrug),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, location.key, location)
    return location.title


@pytest.mark.ruling("core:5.1")
def test_legolas_and_blade_of_gondolin_do_not_answer_behind_a_location_that_takes_no_progress(bog: str) -> None:
    seat = Seat(
        heroes=["Legolas"], attachments={"Legolas": ["Blade of Gondolin"]}, engaged=["Black Forest Bats"]
    )  # fmt: skip
    table = attack(lay(seat, active_location=bog, at="6.7"), "Black Forest Bats")
    assert (table.encounter_discard, table.asked) == (["Black Forest Bats"], "action")


@pytest.fixture
def hermit(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library a hero who is immune to player card effects."""
    hero = Card(
        key="test-hermit", title="Test Hermit", type=CardType.HERO, hit_points=5, attack=1, defense=1, willpower=1,
        threat_cost=9, abilities=(immune_to(encounter=False),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, hero.key, hero)
    return hero.title


@pytest.mark.rule("lcg:immune.1")
def test_horn_of_gondor_does_not_answer_for_an_immune_hero(hermit: str) -> None:
    seat = Seat(heroes=[hermit], allies=["Snowbourn Scout"], attachments={hermit: ["Horn of Gondor"]})
    table = lay(seat, at="4.2")
    resolve(deal_damage(table.game, table.id("Snowbourn Scout"), 1))  # nothing is asked
    assert table.discards() == ["Snowbourn Scout"]


@pytest.mark.rule("lcg:immune.1")
def test_hummerhorns_hurt_no_immune_hero(wizard: str) -> None:
    table = lay(Seat(heroes=[wizard, "Aragorn"]), staging=["Hummerhorns"], at="5.2").choose("Hummerhorns")
    assert (table.damage(wizard), table.discards()) == (0, ["Aragorn"])


@pytest.mark.rule("lcg:immune.1")
def test_dol_guldur_orcs_revealed_hurt_no_immune_character(wizard: str) -> None:
    table = revealed("Dol Guldur Orcs", seats=(Seat(heroes=[wizard, "Aragorn"]),), committed=(wizard, "Aragorn"))
    assert (table.damage(wizard), table.damage("Aragorn")) == (0, 2)


@pytest.fixture
def loner(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lend the library a hero who cannot have attachments."""

    def refuse(game: CardGame, use: Use, host: int, attachment: int) -> bool:
        """Cannot have attachments."""
        return host == use.card

    hero = replace(printed("gimli"), key="test-loner", title="Test Loner",
                   abilities=(rule(Rule.CANNOT_HAVE_ATTACHMENTS)(refuse),))  # fmt: skip
    monkeypatch.setitem(CARDS, hero.key, hero)
    return hero.title


def test_caught_in_a_web_passes_over_a_hero_who_cannot_have_attachments(loner: str) -> None:
    table = revealed("Caught in a Web", seats=(Seat(heroes=[loner, "Aragorn"]),))
    assert (table.attachments(loner), table.attachments("Aragorn")) == ([], ["Caught in a Web"])


@pytest.mark.parametrize("objective", ["Gandalf's Map", "Dungeon Torch", "Shadow Key"])
def test_an_objective_is_not_claimed_for_a_hero_who_cannot_have_attachments(loner: str, objective: str) -> None:
    table = lay(Seat(heroes=[loner, "Aragorn"]), staging=[objective], at="4.2").choose(objective)
    assert (table.attachments(loner), table.attachments("Aragorn")) == ([], [objective])
