"""Texts of the first scenarios: allies of the scenario, who must quest, what is not staged, whom damage goes to."""
# ruff: noqa: N805  (a card's functions are not methods)

import pytest

from tests.cardgame.board import Seat, Table, Zone, lay
from tests.cardgame.rules.bare_effects import carry_out
from tests.cardgame.rules.witness_cards import note, noted
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, constant, forced, response, rule, when_revealed
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect
from waybread.cardgame.abilities.modifiers import committed_willpower
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import itself
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.attachments import change_control
from waybread.cardgame.effects.commitment import commit, remove_from_quest
from waybread.cardgame.effects.engagement import checked_enemies
from waybread.cardgame.effects.game_end import lose
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.reveals import gain_surge, resolve_when_revealed, reveal
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy, location, objective, treachery
from waybread.kernel.driver import Ended

BEAR, EAGLE, FALLS, PATROL = (f"Test Tale {each}" for each in ("Bear", "Eagle", "Falls", "Patrol"))
FOE, OMEN, CHILL, RING, HORN = (f"Test Tale {each}" for each in ("Foe", "Omen", "Chill", "Ring", "Horn"))


@ally(BEAR, Sphere.NEUTRAL, willpower=2, attack=4, defense=3, hit_points=10, objective_ally=True, keywords="Surge.")
class Bear:
    @forced(after=On.CONTROL_CHANGED, condition=itself)
    async def join(game: CardGame, use: Use) -> None:
        """Note who controls it."""
        note(game, f"with player {use.occurrence.player}")

    @forced(after=On.ENTERS_PLAY, condition=itself)
    async def come(game: CardGame, use: Use) -> None:
        """Note that it enters play."""
        note(game, "enters play")


@ally(EAGLE, Sphere.NEUTRAL, willpower=1, attack=1, defense=1, hit_points=20, objective_ally=True)
class Eagle:
    @rule(Rule.GOES_WITH_THE_FIRST_PLAYER)
    def follow(game: CardGame, use: Use) -> bool:
        """The first player controls it."""
        return True

    @rule(Rule.TAKES_UNDEFENDED_DAMAGE)
    def bear(game: CardGame, use: Use, card: int, player: int) -> bool:
        """Damage of undefended attacks on its controller is dealt to it."""
        return card == use.card and player == game.state.controller[use.card]

    @constant(after=On.LEAVES_PLAY, condition=itself)
    async def fall(game: CardGame, use: Use) -> None:
        """If it leaves play, the players have lost."""
        lose(game, "the eagle is lost")


@location(FALLS, threat=1, quest_points=4)
class Falls:
    @rule(Rule.MUST_COMMIT)
    def roar(game: CardGame, use: Use, card: int) -> bool:
        """While it is the active location, all characters must commit."""
        return game.is_active(use.card)


@objective(PATROL)
class Patrol:
    @rule(Rule.NOT_STAGED)
    def keep_off(game: CardGame, use: Use, card: int) -> bool:
        """A revealed enemy is discarded instead of being staged."""
        return game.title(card) == FOE


@enemy(FOE, threat=1, engagement_cost=10, attack=3, defense=0, hit_points=2)
class Foe:
    @when_revealed
    async def growl(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, "growls")

    @forced(after=On.ENTERS_PLAY, condition=itself)
    async def leap(game: CardGame, use: Use) -> None:
        """Note it."""
        note(game, "enters play")


@treachery(OMEN)
class Omen:
    @when_revealed
    async def howl(game: CardGame, use: Use) -> None:
        """Raise each threat by 1; this card gains Surge."""
        await raise_threat(game, game.order(), 1, use.card)
        gain_surge(game)


@objective(CHILL)
class Chill:
    @rule(Rule.DOES_NOT_COUNT_WILLPOWER)
    def numb(game: CardGame, use: Use, card: int) -> bool:
        """Heroes without resources do not count their willpower."""
        return card not in game.state.resources

    @rule(Rule.CANNOT_COMMIT)
    def bind(game: CardGame, use: Use, card: int) -> bool:
        """Gimli cannot commit."""
        return game.title(card) == "Gimli"


@objective(RING)
class Ring:
    @rule(Rule.IGNORED_BY_ENGAGEMENT_CHECKS)
    def hide(game: CardGame, use: Use, card: int, player: int) -> bool:
        """Checks of the first player leave the enemies out."""
        return player == game.state.first_player


@objective(HORN)
class Horn:
    @rule(Rule.COLLECTS_MORE)
    def enrich(game: CardGame, use: Use, card: int) -> int:
        """Aragorn collects 1 additional resource."""
        return 1 if game.title(card) == "Aragorn" else 0

    @response(after=On.COMMITTED)
    async def blow(game: CardGame, use: Use) -> None:
        """Nothing."""


def two(at: str = "2.2", **more: object) -> Table:
    return lay(Seat(heroes=["Aragorn", "Gimli"]), Seat(heroes=["Legolas"]), at=at, **more)  # type: ignore[arg-type]


# Allies of the scenario


@pytest.mark.rule("lcg:objective.2")
def test_an_ally_of_the_scenario_that_is_revealed_goes_to_the_staging_area() -> None:
    table = lay(Seat(), encounter_deck=[BEAR, FALLS], at="2.2")
    carry_out(reveal(table.game, table.id(BEAR)))
    assert table.staging == [BEAR, FALLS]
    assert (table.game.allies(), table.controller(BEAR), noted(table)) == ([], -1, ["enters play"])


@pytest.mark.rule("lcg:objective.5", "lcg:ownership.9")
def test_it_joins_a_player_from_there_without_entering_play() -> None:
    table = two(staging=[BEAR], tokens={BEAR: 8}, damage={BEAR: 2})
    carry_out(change_control(table.game, table.id(BEAR), 1))
    assert (table.area(1), table.staging, table.controller(BEAR)) == (["Legolas", BEAR], [], 1)
    assert (table.damage(BEAR), table.resources(BEAR), noted(table)) == (2, 8, ["with player 1"])


def test_leaving_play_it_goes_to_the_encounter_discard_pile() -> None:
    table = two(staging=[BEAR])
    carry_out(change_control(table.game, table.id(BEAR), 0))
    carry_out(discard(table.game, table.id(BEAR)))
    assert table.zone(BEAR) == Zone.ENCOUNTER_DISCARD


def with_the_eagle(at: str, **more: object) -> Table:
    table = two(at, staging=[EAGLE], **more)
    carry_out(change_control(table.game, table.id(EAGLE), 0))
    return table


def test_the_game_is_lost_if_a_text_says_so_and_it_leaves_play() -> None:
    table = with_the_eagle("2.2")
    with pytest.raises(Ended):
        discard(table.game, table.id(EAGLE)).send(None)
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "the eagle is lost"


def test_the_game_is_lost_too_if_its_controller_is_eliminated() -> None:
    table = with_the_eagle("2.2")
    table.state.threat[0] = 49
    table.pass_until("nothing")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "the eagle is lost"


def test_it_goes_with_the_first_player_token() -> None:
    table = with_the_eagle("6.2")
    table.pass_to("7.4")
    assert (table.state.first_player, table.area(1)) == (1, ["Legolas", EAGLE])


@pytest.mark.rule("lcg:step.6.4.3-4")
@pytest.mark.parametrize(("player", "victim"), [(0, EAGLE), (1, "Legolas")])
def test_a_text_may_say_who_takes_undefended_damage(player: int, victim: str) -> None:
    seats = [Seat(heroes=["Aragorn", "Gimli"]), Seat(heroes=["Legolas"])]
    seats[player].engaged = [FOE]
    table = lay(*seats, staging=[EAGLE], at="6.2", encounter_deck=[FALLS] * 5, stops=())
    carry_out(change_control(table.game, table.id(EAGLE), 0))
    table.pass_until("attack")
    assert table.damage(victim) == 3
    assert sum(table.state.damage.values()) == 3


def test_a_lasting_effect_may_say_so_too() -> None:
    table = lay(Seat(heroes=["Aragorn", "Gimli"], engaged=[FOE]), at="6.2", encounter_deck=[FALLS] * 5, stops=())
    rule_ = Rule.TAKES_UNDEFENDED_DAMAGE
    add_lasting_effect(table.game, table.id(FOE), rule_, 1, cards=[table.id("Gimli")], until="phase")
    table.pass_until("attack")
    assert (table.damage("Gimli"), table.damage("Aragorn")) == (3, 0)


# Questing


@pytest.mark.rule("lcg:step.3.2")
def test_who_must_commit_has_to_be_picked_before_the_player_is_done() -> None:
    table = two("3.2", active_location=FALLS)
    assert (table.options, table.may_pass) == (["Aragorn", "Gimli"], False)
    table.choose("Gimli")
    assert table.committed == ["Gimli", "Aragorn", "Legolas"]


@pytest.mark.rule("lcg:step.3.2")
def test_who_cannot_commit_does_not_have_to() -> None:
    table = two("3.2", active_location=FALLS, staging=[CHILL])
    assert table.committed == ["Aragorn", "Legolas"]


def test_in_the_staging_area_that_location_binds_nobody() -> None:
    assert two("3.2", staging=[FALLS]).may_pass


@pytest.mark.rule("lcg:cannot.1")
def test_an_effect_commits_characters_as_they_are() -> None:
    table = two("3.3", committed=["Legolas"], staging=[CHILL])
    assert carry_out(commit(table.game, table.game.characters())) == [table.id("Aragorn")]
    assert (table.committed, table.ready("Aragorn")) == (["Legolas", "Aragorn"], True)


def test_an_effect_takes_a_character_off_the_quest_and_it_stays_exhausted() -> None:
    table = two("3.3", committed=["Aragorn"])
    assert remove_from_quest(table.game, table.id("Aragorn"))
    assert not remove_from_quest(table.game, table.id("Aragorn"))
    assert (table.committed, table.ready("Aragorn")) == ([], False)


def test_a_text_may_keep_willpower_from_counting() -> None:
    table = two("3.3", committed=["Aragorn", "Legolas"], tokens={"Legolas": 1})
    assert committed_willpower(table.game) == 3
    table = two("3.3", committed=["Aragorn", "Legolas"], tokens={"Legolas": 1}, staging=[CHILL])
    assert committed_willpower(table.game) == 1
    assert [title for _, title, *_ in table.game.view(0)["willpower_parts"]] == ["Legolas"]


# Revealing


@pytest.mark.rule("lcg:staging.4")
def test_a_text_may_have_a_revealed_card_discarded_instead_of_staged() -> None:
    table = lay(Seat(), staging=[PATROL], encounter_deck=[FOE], at="2.2")
    carry_out(reveal(table.game, table.id(FOE)))
    assert (table.staging, table.zone(FOE), noted(table)) == ([PATROL], Zone.ENCOUNTER_DISCARD, ["growls"])


def test_when_revealed_text_is_resolved_without_a_reveal_and_then_nothing_surges() -> None:
    table = lay(Seat(threat=20), encounter_discard=[OMEN], encounter_deck=[FALLS], at="2.2")
    carry_out(resolve_when_revealed(table.game, table.id(OMEN)))
    assert (table.threat(), table.staging, table.zone(OMEN)) == (21, [], Zone.ENCOUNTER_DISCARD)


# Checks and resources


@pytest.mark.rule("lcg:step.5.3-2")
def test_engagement_checks_leave_out_an_enemy_that_they_are_to_ignore() -> None:
    table = two(staging=[FOE, RING])
    assert checked_enemies(table.game, 0, [table.id(FOE)]) == []
    assert checked_enemies(table.game, 1, [table.id(FOE)]) == [table.id(FOE)]


def test_a_hero_may_collect_more() -> None:
    table = two("1.2", staging=[HORN])
    assert [table.resources(each) for each in ("Aragorn", "Gimli", "Legolas")] == [2, 1, 1]
