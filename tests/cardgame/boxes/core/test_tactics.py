"""The Tactics heroes and allies of the core set."""

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from tests.cardgame.boxes.core.fights import attack, resolve
from waybread.cardgame.abilities.ability import Use, rule, when_revealed
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.entering_play import place_in_staging
from waybread.cardgame.effects.reveals import reveal
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Card, CardType, Keyword, Stat
from waybread.cardgame.game import CardGame

BATS, SPIDER, PATROL = "Black Forest Bats", "Forest Spider", "East Bight Patrol"


@pytest.mark.parametrize(
    ("title", "facts"),
    [
        ("Gimli", (4, 11, 2, 2, 2, 5)),
        ("Legolas", (5, 9, 1, 3, 1, 4)),
        ("Thalin", (6, 9, 1, 2, 2, 4)),
        ("Veteran Axehand", (28, 2, 0, 2, 1, 2)),
        ("Gondorian Spearman", (29, 2, 0, 1, 1, 1)),
        ("Horseback Archer", (30, 3, 0, 2, 1, 2)),
        ("Beorn", (31, 6, 1, 3, 3, 6)),
    ],
)
def test_tactics_characters_have_their_printed_numbers(title: str, facts: tuple[int, ...]) -> None:
    card = next(each for each in CARDS.values() if each.title == title)
    price = card.threat_cost if card.type is CardType.HERO else card.cost
    assert (card.number, price, card.willpower, card.attack, card.defense, card.hit_points) == facts


# Gimli


def test_gimli_gains_attack_for_each_damage() -> None:
    table = lay(Seat(heroes=["Gimli", "Thalin"]), damage={"Gimli": 3, "Thalin": 2}, at="1.3")
    assert table.stat("Gimli", Stat.ATTACK) == 5
    assert table.stat("Thalin", Stat.ATTACK) == 2


def test_gimli_strikes_back_as_hard_as_he_was_hurt() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Beorn"], engaged=[SPIDER]), damage={"Gimli": 3}, at="6.7")
    attack(table, SPIDER, "Gimli")
    assert table.zone(SPIDER) is Zone.ENCOUNTER_DISCARD  # 5 attack against 1 defence and 4 hit points


# Legolas


def test_legolas_places_two_progress_after_his_attack_destroys_an_enemy() -> None:
    table = lay(Seat(heroes=["Legolas"], engaged=[BATS]), at="6.7")
    attack(table, BATS)
    assert table.asked == "response"
    assert table.options == ["Legolas"]
    assert table.may_pass
    table.choose("Legolas")
    assert table.progress("Flies and Spiders") == 2


@pytest.mark.ruling("core:5.2")
def test_legolas_only_has_to_take_part_in_the_attack() -> None:
    table = lay(Seat(heroes=["Legolas", "Gimli"], engaged=[BATS]), at="6.7")
    attack(table, BATS, "Gimli", "Legolas")
    assert table.asked == "response"
    assert table.options == ["Legolas"]


def test_legolas_joins_another_players_attack_and_may_answer_it() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=[BATS]), Seat(heroes=["Legolas"]), at="6.7")
    table.choose(BATS)
    assert table.asked == "join attack"
    assert table.player == 1
    assert table.options == ["Legolas"]
    table.choose("Legolas")
    attackers = table.state.attacks[-1].attackers
    assert table.names(attackers) == ["Gimli", "Legolas"]
    while table.window in ("6.8.1", "6.8.2"):
        table.done()
    assert table.asked == "response"
    assert table.player == 1
    table.choose("Legolas")
    assert table.progress("Flies and Spiders") == 2


def test_legolas_does_not_answer_an_attack_without_him() -> None:
    table = lay(Seat(heroes=["Legolas", "Gimli"], engaged=[BATS], exhausted=["Legolas"]), at="6.7")
    attack(table, BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert table.asked == "action"
    assert table.progress("Flies and Spiders") == 0


def test_legolas_does_not_answer_an_enemy_that_survives() -> None:
    table = lay(Seat(heroes=["Legolas"], engaged=[SPIDER]), at="6.7")
    attack(table, SPIDER)
    assert table.damage(SPIDER) == 2
    assert table.asked == "action"


@pytest.mark.ruling("core:5.1")
def test_legolas_fills_the_active_location_first() -> None:
    table = lay(
        Seat(heroes=["Legolas"], engaged=[BATS]), active_location="Forest Gate", progress={"Forest Gate": 3}, at="6.7"
    )
    attack(table, BATS).choose("Legolas")
    assert table.zone("Forest Gate") is Zone.ENCOUNTER_DISCARD
    assert table.progress("Flies and Spiders") == 1


@pytest.mark.ruling("core:5.1")
def test_legolas_can_do_nothing_for_a_quest_behind_an_immune_location(monkeypatch: pytest.MonkeyPatch) -> None:
    def shrug(game: CardGame, use: Use, card: int, source: int) -> bool:
        """Immune to player card effects."""
        return card == use.card and game.state.owner[source] >= 0

    bog = Card(
        key="test-bog", title="Test Bog", type=CardType.LOCATION, quest_points=3, abilities=(rule(Rule.IMMUNE)(shrug),)
    )  # fmt: skip
    monkeypatch.setitem(CARDS, bog.key, bog)
    table = lay(Seat(heroes=["Legolas"], engaged=[BATS]), active_location="Test Bog", at="6.7")
    attack(table, BATS)
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD
    assert table.asked == "action"


# Thalin


def make_goblin(monkeypatch: pytest.MonkeyPatch, hit_points: int) -> str:
    """Lend the library an enemy with everything that can happen on a reveal."""

    async def despair(game: CardGame, use: Use) -> None:
        """Raise each player's threat by 5."""
        for player in game.order():
            await raise_threat(game, player, 5, use.card)

    card = Card(
        key="test-goblin", title="Test Goblin", type=CardType.ENEMY, hit_points=hit_points, attack=1, defense=0,
        threat=1, engagement_cost=30, keywords={Keyword.DOOMED: 2, Keyword.SURGE: 1, Keyword.VICTORY: 3},
        abilities=(when_revealed(despair),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, card.key, card)
    return card.title


@pytest.fixture
def frail(monkeypatch: pytest.MonkeyPatch) -> str:
    """A goblin that Thalin destroys."""
    return make_goblin(monkeypatch, 1)


@pytest.fixture
def tough(monkeypatch: pytest.MonkeyPatch) -> str:
    """A goblin that survives him."""
    return make_goblin(monkeypatch, 3)


def test_thalin_damages_each_enemy_as_it_is_revealed_and_it_keeps_the_damage() -> None:
    table = lay(
        Seat(heroes=["Thalin"]), Seat(heroes=["Gimli"]), committed=["Thalin"], encounter_deck=[SPIDER, SPIDER], at="3.3"
    )
    assert table.staging == [SPIDER, f"{SPIDER}#2"]
    assert (table.damage(SPIDER), table.damage(f"{SPIDER}#2")) == (1, 1)


def test_thalin_does_nothing_unless_he_is_committed() -> None:
    table = lay(Seat(heroes=["Thalin", "Gimli"]), committed=["Gimli"], encounter_deck=[SPIDER] * 2, at="3.3")
    assert table.staging == [SPIDER]
    assert table.damage(SPIDER) == 0


def test_thalin_strikes_before_the_when_revealed_text_takes_him_off_the_quest() -> None:
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], encounter_deck=[BATS] * 2, at="3.3")
    assert table.damage(BATS) == 1
    assert table.committed == []


def test_thalin_spares_locations() -> None:
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], encounter_deck=["Forest Gate"] * 2, at="3.3")
    assert table.staging == ["Forest Gate"]
    assert table.state.damage == {}


def test_thalin_spares_an_objective_with_hit_points(monkeypatch: pytest.MonkeyPatch) -> None:
    captive = Card(key="test-captive", title="Test Captive", type=CardType.OBJECTIVE, hit_points=3)
    monkeypatch.setitem(CARDS, captive.key, captive)
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], encounter_deck=["Test Captive", BATS], at="3.3")
    assert (table.staging, table.damage("Test Captive")) == (["Test Captive"], 0)


@pytest.mark.ruling("core:6.1")
def test_thalin_destroys_an_enemy_before_its_keywords_and_when_revealed_text(frail: str) -> None:
    table = lay(
        Seat(heroes=["Thalin"], threat=20), committed=["Thalin"], encounter_deck=[frail, SPIDER, SPIDER], at="3.3"
    )
    assert table.zone(frail) is Zone.VICTORY
    assert table.damage(frail) == 0
    assert table.staging == []
    assert table.threat() == 20
    assert table.encounter_deck == [SPIDER, f"{SPIDER}#2"]


@pytest.mark.ruling("core:6.2")
def test_thalin_leaves_an_enemy_that_survives_its_keywords_and_strikes_the_one_it_brings(tough: str) -> None:
    table = lay(
        Seat(heroes=["Thalin"], threat=20), committed=["Thalin"], encounter_deck=[tough, SPIDER, SPIDER], at="3.3"
    )
    assert table.staging == [tough, SPIDER]
    assert table.threat() == 27
    assert (table.damage(tough), table.damage(SPIDER)) == (1, 1)


@pytest.mark.ruling("core:6.2")
def test_thalin_strikes_an_enemy_revealed_from_the_encounter_discard_pile() -> None:
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], encounter_discard=[SPIDER], at="3.2")
    resolve(reveal(table.game, table.id(SPIDER)))
    assert table.staging == [SPIDER]
    assert table.damage(SPIDER) == 1


@pytest.mark.ruling("core:6.2")
def test_thalin_spares_an_enemy_that_was_set_aside() -> None:
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], aside=[SPIDER], at="3.2")
    resolve(reveal(table.game, table.id(SPIDER)))
    assert table.staging == [SPIDER]
    assert table.damage(SPIDER) == 0


def test_thalin_spares_an_enemy_that_is_added_without_being_revealed() -> None:
    table = lay(Seat(heroes=["Thalin"]), committed=["Thalin"], encounter_deck=[SPIDER], at="3.2")
    resolve(place_in_staging(table.game, table.id(SPIDER)))
    assert table.staging == [SPIDER]
    assert table.damage(SPIDER) == 0


# Gondorian Spearman


@pytest.mark.ruling("core:29.1")
def test_gondorian_spearman_deals_one_damage_when_declared_as_a_defender() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], engaged=[SPIDER]), at="6.3")
    table.pass_until("defend").choose("Gondorian Spearman")
    assert table.asked == "response"
    assert table.options == ["Gondorian Spearman"]
    assert table.may_pass
    table.choose("Gondorian Spearman")
    assert table.damage(SPIDER) == 1
    assert table.window == "6.4.1"
    table.pass_to("6.4.3")
    assert table.zone("Gondorian Spearman") is Zone.DISCARD


@pytest.mark.ruling("core:29.1")
def test_gondorian_spearman_who_destroys_the_attacker_ends_the_attack() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], engaged=[PATROL, BATS]),
        shadows={PATROL: [SPIDER]}, damage={PATROL: 1}, at="6.3",
    )  # fmt: skip
    table.choose(PATROL).pass_until("defend").choose("Gondorian Spearman", "Gondorian Spearman")
    assert table.encounter_discard == [SPIDER, PATROL]  # the shadow card unresolved
    assert table.window == "6.4b"
    assert table.names(each.enemy for each in table.state.attacks) == [BATS]
    assert table.zone("Gondorian Spearman") is Zone.AREA
    assert not table.ready("Gondorian Spearman")


@pytest.mark.rule("lcg:keyword.sentinel.1")
def test_gondorian_spearman_strikes_when_declared_as_a_defender_for_another_player() -> None:
    table = lay(Seat(heroes=["Gimli"], engaged=[SPIDER]), Seat(allies=["Gondorian Spearman"]), at="6.3")
    table.pass_until("defend").done().choose("Gondorian Spearman")
    assert (table.player, table.options) == (1, ["Gondorian Spearman"])
    assert table.choose("Gondorian Spearman").damage(SPIDER) == 1


def test_gondorian_spearman_defends_another_player_and_strikes() -> None:
    table = lay(
        Seat(heroes=["Gimli"], engaged=[SPIDER]), Seat(heroes=["Thalin"], allies=["Gondorian Spearman"]), at="6.3"
    )
    table.pass_until("defend").done()
    assert table.asked == "defend"
    assert table.player == 1
    assert table.options == ["Gondorian Spearman"]
    table.choose("Gondorian Spearman")
    assert table.asked == "response"
    assert table.player == 1
    table.choose("Gondorian Spearman")
    assert table.damage(SPIDER) == 1


def test_gondorian_spearman_does_not_answer_another_defender() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Gondorian Spearman"], engaged=[SPIDER]), at="6.3")
    table.pass_until("defend").choose("Gimli")
    assert table.asked == "action"
    assert table.window == "6.4.1"


def test_gondorian_spearman_may_destroy_an_enemy_that_attacks_as_it_is_revealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def rush(game: CardGame, use: Use) -> None:
        """It attacks the first player."""
        await enemy_attacks(game, use.card, game.state.first_player)

    wolf = Card(
        key="test-wolf", title="Test Wolf", type=CardType.ENEMY, hit_points=1, attack=4, defense=0,
        abilities=(when_revealed(rush),),
    )  # fmt: skip
    monkeypatch.setitem(CARDS, wolf.key, wolf)
    table = lay(
        Seat(heroes=["Gimli"], allies=["Gondorian Spearman"]), encounter_deck=["Test Wolf", "Forest Gate", BATS],
        at="3.3",
    )  # fmt: skip
    table.pass_until("defend").choose("Gondorian Spearman", "Gondorian Spearman")
    assert table.zone("Test Wolf") is Zone.ENCOUNTER_DISCARD
    assert table.state.attacks == []
    assert (table.window, table.zone("Gondorian Spearman")) == ("3.3", Zone.AREA)


# Horseback Archer


def test_horseback_archer_may_attack_an_enemy_engaged_with_another_player() -> None:
    table = lay(
        Seat(heroes=["Gimli"], allies=["Horseback Archer"]), Seat(heroes=["Thalin"], engaged=[BATS]), at="6.7"
    )  # fmt: skip
    assert table.asked == "attack"
    assert table.player == 0
    assert table.options == [BATS]
    attack(table, BATS)
    assert table.ready("Gimli")
    assert not table.ready("Horseback Archer")
    assert table.zone(BATS) is Zone.ENCOUNTER_DISCARD


# Beorn


def test_beorn_gets_five_attack_and_is_shuffled_into_the_deck_when_the_phase_ends() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Beorn"]), at="5.3")
    assert table.options == ["Beorn"]
    table.choose("Beorn")
    assert table.stat("Beorn", Stat.ATTACK) == 8
    assert table.options == []
    assert table.why_not_use("Beorn") == "at most 1 per round"
    table.pass_to("6.2")
    assert table.zone("Beorn") is Zone.DECK
    assert len(table.deck()) == 11
    assert table.area() == ["Gimli"]


def test_beorn_stays_as_he_is_while_he_is_not_asked_to_change() -> None:
    table = lay(Seat(heroes=["Gimli"], allies=["Beorn"]), at="5.3")
    table.pass_to("6.2")
    assert table.zone("Beorn") is Zone.AREA
    assert table.stat("Beorn", Stat.ATTACK) == 3


def test_beorn_is_in_the_deck_and_shuffled_before_anybody_answers_to_his_leaving() -> None:
    drawn = []
    for seed in range(6):
        table = lay(
            Seat(heroes=["Aragorn"], allies=["Beorn"], hand=["Valiant Sacrifice"], resources=1), seed=seed, at="5.3"
        )
        table.choose("Beorn").pass_until("response")
        assert table.options == ["Valiant Sacrifice"]
        assert table.zone("Beorn") is Zone.DECK
        table.choose("Valiant Sacrifice")
        drawn.append("Beorn" in table.hand())
    assert not all(drawn)


@pytest.mark.ruling("core:23.2")
def test_beorn_sneaking_in_returns_or_is_shuffled_as_the_first_player_orders() -> None:
    seats = Seat(heroes=["Aragorn"], hand=["Sneak Attack", "Beorn"], resources=1), Seat(heroes=["Gimli"])
    for first, zone in (("Sneak Attack", Zone.HAND), ("Beorn", Zone.DECK)):
        table = lay(*seats, first_player=1, at="5.3")
        table.done().choose("Sneak Attack")
        assert table.player == 1
        table.done().choose("Beorn").pass_until("order")
        assert table.player == 1
        assert sorted(table.options) == ["Beorn", "Sneak Attack"]
        table.choose(first)
        assert table.zone("Beorn") is zone


def test_beorn_destroyed_and_brought_back_is_neither_stronger_nor_shuffled() -> None:
    table = lay(
        Seat(heroes=["Éowyn"], allies=["Beorn"], hand=["Stand and Fight"], resources=6), Seat(), at="5.3"
    )  # fmt: skip
    table.choose("Beorn")
    resolve(deal_damage(table.game, table.id("Beorn"), 6))
    assert table.discards() == ["Beorn"]
    table.done().choose("Stand and Fight").pass_until("action")
    assert table.area() == ["Éowyn", "Beorn"]
    assert table.stat("Beorn", Stat.ATTACK) == 3
    table.pass_to("6.2")
    assert table.zone("Beorn") is Zone.AREA
