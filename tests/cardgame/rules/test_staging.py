"""Staging: encounter cards are revealed, resolved and placed; and what the staging area is."""

import pytest

from tests.cardgame.board import Seat, Zone, lay
from tests.cardgame.rules.witness_cards import WATCHER, decline, note, noted, window
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Use, action, response, when_revealed
from waybread.cardgame.abilities.modifiers import staging_threat
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import choose
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.attachments import attach
from waybread.cardgame.effects.attacks import enemy_attacks
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.facts import Sphere
from waybread.cardgame.library import ally, enemy, event, location, objective, treachery
from waybread.cardgame.secrecy import hidden_cards
from waybread.kernel import Events

GOBLIN, MARSH, CHEST = "Test Staging Goblin", "Test Staging Marsh", "Test Staging Chest"
CURSE, OMEN, SNARE = "Test Staging Curse", "Test Staging Omen", "Test Staging Snare"


# Cards


async def _cry(game: CardGame, use: Use) -> None:
    """Note the first player's threat, and where this card is."""
    note(game, f"{game.title(use.card)} at {game.state.threat[0]}")
    assert game.state.zone[use.card] == Zone.LIMBO


@enemy(GOBLIN, engagement_cost=40, threat=2, attack=2, defense=0, hit_points=3)
class Goblin:
    cry = when_revealed(_cry)


@location(MARSH, threat=3, quest_points=4)
class Marsh:
    pass


@objective(CHEST)
class Chest:
    pass


@treachery(CURSE, keywords="Doomed 2. Surge.")
class Curse:
    cry = when_revealed(_cry)


async def _portend(game: CardGame, use: Use) -> None:
    """The first player chooses a hero."""
    hero = await choose(game, game.state.first_player, DecisionKind.TARGET, game.heroes(), use.card)
    note(game, f"omen of {game.title(hero if hero is not None else -1)}")


@treachery(OMEN)
class Omen:
    portend = when_revealed(_portend)


async def _snare(game: CardGame, use: Use) -> None:
    """Attach to the first hero."""
    await attach(game, use.card, game.heroes()[0])


@treachery(SNARE)
class Snare:
    snare = when_revealed(_snare)


async def _ambush(game: CardGame, use: Use) -> None:
    """Each engaged enemy attacks."""
    for each in list(game.state.engaged[0]):
        await enemy_attacks(game, each, 0)


@treachery("Test Staging Ambush")
class Ambush:
    ambush = when_revealed(_ambush)


async def _chase_off(game: CardGame, use: Use) -> None:
    """Discard the card that was revealed."""
    note(game, "chased off")
    await discard(game, use.occurrence.card, use.card)


@ally("Test Staging Hound", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Hound:
    chase_off = response(after=On.REVEALED)(_chase_off)


async def _see(game: CardGame, use: Use) -> None:
    """Note it."""
    note(game, "seen")


@ally("Test Staging Lookout", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Lookout:
    see = response(after=On.REVEALED)(_see)


async def _forbid(game: CardGame, use: Use) -> None:
    """Cancel the when revealed effect."""
    note(game, "cancelled")
    use.occurrence.cancelled = True


@ally("Test Staging Wizard", Sphere.LORE, cost=1, willpower=0, attack=0, defense=0, hit_points=1)
class Wizard:
    forbid = response(when=On.WHEN_REVEALED, cancels=True)(_forbid)


async def _stir(game: CardGame, use: Use) -> None:
    """Reveal the top card of the encounter deck."""
    await reveal_top(game)


@event("Test Staging Noise", Sphere.NEUTRAL, cost=0)
class Noise:
    stir = action()(_stir)


async def _bury(game: CardGame, use: Use) -> None:
    """Discard the top card of the encounter deck."""
    await discard(game, game.state.encounter_deck[-1], use.card)


@event("Test Staging Burial", Sphere.NEUTRAL, cost=0)
class Burial:
    bury = action()(_bury)


# How many


@pytest.mark.rule("lcg:step.3.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_one_card_per_player_is_revealed(players: int) -> None:
    seats = [Seat(heroes=[each]) for each in ("Aragorn", "Glóin", WATCHER)][:players]
    table = lay(*seats, at="3.3", encounter_deck=[MARSH] * 9)
    assert len(table.staging) == players
    assert len(table.encounter_deck) == 9 - players


@pytest.mark.rule("lcg:step.3.3")
def test_an_eliminated_player_no_longer_counts() -> None:
    table = lay(Seat(), Seat(heroes=["Glóin"], threat=49), at="7.3", encounter_deck=[MARSH] * 9)
    assert table.state.eliminated == [False, True]
    table.pass_to("3.3")
    assert table.staging == [MARSH]


@pytest.mark.rule("lcg:seq.3.2")
def test_a_player_who_committed_nobody_has_a_card_revealed_all_the_same() -> None:
    table = lay(Seat(), Seat(heroes=["Glóin"]), at="3.2", encounter_deck=[MARSH] * 9)
    table.done().choose("Glóin").pass_to("3.3")
    assert table.committed == ["Glóin"]
    assert len(table.staging) == 2


@pytest.mark.rule("lcg:step.3.3-2")
def test_each_card_is_resolved_before_the_next_is_revealed() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"]), Seat(heroes=[WATCHER]), at="3.3", encounter_deck=[OMEN, MARSH, MARSH]
    )
    assert (table.asked, table.staging) == ("target", [])
    assert table.encounter_deck == [MARSH, f"{MARSH}#2"]
    table.choose("Glóin")
    assert table.staging == [MARSH]
    assert noted(table) == ["omen of Glóin"]


# The parts of staging a card


@pytest.mark.rule("lcg:reveal.1", "lcg:staging.1")
def test_to_reveal_is_to_turn_up_the_top_card_and_stage_it() -> None:
    table = lay(Seat(threat=20), at="3.3", encounter_deck=[CURSE, GOBLIN, MARSH])
    assert noted(table) == [f"{CURSE} at 20", f"{GOBLIN} at 22"]
    assert table.threat() == 22
    assert (table.staging, table.encounter_discard) == ([GOBLIN], [CURSE])
    assert table.encounter_deck == [MARSH]


@pytest.mark.rule("lcg:staging.2")
def test_a_revealed_card_is_turned_up_for_all_to_see() -> None:
    table = lay(
        Seat(heroes=["Aragorn", "Glóin"]), Seat(heroes=[WATCHER]), at="3.2", encounter_deck=[OMEN, MARSH, MARSH]
    )
    events = Events()
    table.game.listen(events.append)
    omen = table.id(OMEN)
    assert omen in hidden_cards(table.game, 0)
    table.pass_until("target")
    assert omen not in hidden_cards(table.game, 0)
    for seat in (0, 1, None):
        assert ("revealed", {"card": omen, "title": OMEN, "key": table.game.card(omen).key}) in events.seen_by(seat)


@pytest.mark.rule("lcg:staging.3")
def test_keywords_and_when_revealed_text_come_before_the_card_is_placed() -> None:
    table = lay(Seat(threat=20), at="3.3", encounter_deck=[CURSE, GOBLIN, MARSH])
    assert noted(table) == [f"{CURSE} at 20", f"{GOBLIN} at 22"]  # the cards themselves check that they lie nowhere yet
    assert table.zone(GOBLIN) is Zone.STAGING


@pytest.mark.rule("lcg:staging.4", "lcg:step.3.3-3", "lcg:staging-area.2")
@pytest.mark.parametrize("card", [GOBLIN, MARSH, CHEST])
def test_enemies_locations_and_objectives_are_placed_in_the_staging_area(card: str) -> None:
    table = lay(Seat(), at="3.3", encounter_deck=[card, CURSE])
    assert table.staging == [card]
    assert table.zone(card) is Zone.STAGING
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:staging.5", "lcg:step.3.3-4")
def test_a_treachery_is_resolved_and_discarded() -> None:
    table = lay(Seat(), at="3.3", encounter_deck=[OMEN, MARSH])
    assert noted(table) == ["omen of Aragorn"]
    assert (table.staging, table.encounter_discard) == ([], [OMEN])


@pytest.mark.rule("lcg:step.3.3-4")
def test_a_treachery_that_says_so_goes_somewhere_else() -> None:
    table = lay(Seat(), at="3.3", encounter_deck=[SNARE, MARSH])
    assert table.attachments("Aragorn") == [SNARE]
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:seq.kw.when-revealed", "lcg:reveal.1")
def test_when_revealed_text_works_whatever_causes_the_reveal() -> None:
    table = lay(Seat(hand=["Test Staging Noise"], threat=20), at="4.2", encounter_deck=[GOBLIN, MARSH])
    table.choose("Test Staging Noise")
    assert noted(table) == [f"{GOBLIN} at 20"]
    assert table.staging == [GOBLIN]


# The order of it all


@pytest.mark.rule("lcg:seq.3.2.1-2")
def test_a_response_that_deals_with_a_revealed_card_leaves_nothing_of_its_staging() -> None:
    table = lay(Seat(allies=["Test Staging Hound"], threat=20), at="3.3", encounter_deck=[CURSE, GOBLIN])
    assert (table.asked, table.options) == ("response", ["Test Staging Hound"])
    table.choose("Test Staging Hound")
    assert noted(table) == ["chased off"]  # neither when revealed text ...
    assert table.threat() == 20  # ... nor Doomed ...
    assert table.encounter_deck == [GOBLIN]  # ... nor Surge
    assert (table.staging, table.encounter_discard) == ([], [CURSE])


@pytest.mark.rule("lcg:seq.3.2.1.1")
def test_when_revealed_text_comes_after_the_responses_to_the_reveal_and_before_doomed() -> None:
    table = lay(Seat(allies=["Test Staging Lookout"], threat=20), at="3.3", encounter_deck=[CURSE, MARSH, MARSH])
    assert noted(table) == []
    table.choose("Test Staging Lookout")
    assert noted(table) == ["seen", f"{CURSE} at 20"]
    assert table.threat() == 22


@pytest.mark.rule("lcg:seq.3.2.1.1")
def test_an_effect_against_when_revealed_text_is_used_then_and_leaves_the_keywords() -> None:
    allies = ["Test Staging Lookout", "Test Staging Wizard"]
    table = lay(Seat(allies=allies, threat=20), at="3.3", encounter_deck=[CURSE, MARSH, MARSH])
    table.choose("Test Staging Lookout")
    assert (table.asked, table.options, table.threat()) == ("response", ["Test Staging Wizard"], 20)
    table.choose("Test Staging Wizard")
    assert noted(table) == ["seen", "cancelled"]
    assert table.threat() == 22  # Doomed
    assert table.asked == "response"  # to the next card: Surge


@pytest.mark.rule("lcg:seq.3.2.1.2")
def test_doomed_raises_every_players_threat_after_the_when_revealed_text() -> None:
    table = lay(Seat(threat=20), Seat(heroes=["Glóin"], threat=30), at="3.3", encounter_deck=[CURSE, *[MARSH] * 3])
    assert noted(table) == [f"{CURSE} at 20"]
    assert (table.threat(0), table.threat(1)) == (22, 32)


@pytest.mark.rule("lcg:seq.3.2.1.3")
def test_surge_reveals_another_card_after_doomed() -> None:
    table = lay(Seat(threat=20), at="3.3", encounter_deck=[CURSE, CURSE, GOBLIN, MARSH])
    assert noted(table) == [f"{CURSE} at 20", f"{CURSE} at 22", f"{GOBLIN} at 24"]
    assert table.encounter_deck == [MARSH]


# The staging area


@pytest.mark.rule("lcg:staging-area.4", "lcg:staging-area.6")
def test_all_enemies_and_locations_of_the_staging_area_add_their_threat() -> None:
    table = lay(Seat(threat=20, engaged=[GOBLIN]), at="3.4", staging=[GOBLIN, MARSH, MARSH, CHEST])
    assert staging_threat(table.game) == 2 + 3 + 3
    assert table.threat() == 28


@pytest.mark.rule("lcg:staging-area.3")
def test_the_players_are_not_at_a_location_of_the_staging_area() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"]), at="3.4", staging=[MARSH], committed=["Aragorn", "Glóin"])
    assert table.active_location is None
    assert table.progress(MARSH) == 0  # progress for the quest does not go there
    assert table.progress("Flies and Spiders") == 1
    table.pass_until("travel")  # and they may still travel somewhere, or there
    assert table.options == [MARSH]


@pytest.mark.rule("lcg:staging-area.5")
def test_an_enemy_of_the_staging_area_is_engaged_with_nobody() -> None:
    table = lay(Seat(threat=20), Seat(heroes=["Glóin"], threat=20), at="6.1", staging=[GOBLIN])
    assert table.game.engaged_with(table.id(GOBLIN)) is None
    kinds = set()
    while table.state.phase == "combat":
        kinds.add(table.asked)
        decline(table)
    assert kinds == {"action"}  # it neither attacks nor can be attacked
    assert table.state.shadows == {}
    assert table.staging == [GOBLIN]


# An empty encounter deck


@pytest.mark.rule("lcg:running-out-cards.3")
def test_a_deck_found_empty_as_the_quest_phase_begins_is_made_anew() -> None:
    table = lay(Seat(), at="2.4", encounter_deck=[], encounter_discard=[MARSH, GOBLIN])
    assert window(table) == "3.1"
    assert sorted(table.encounter_deck) == [GOBLIN, MARSH]
    assert table.encounter_discard == []


@pytest.mark.rule("lcg:step.3.3-5", "lcg:running-out-cards.3")
def test_a_deck_that_runs_out_during_staging_is_made_anew_with_the_last_treachery_in_it() -> None:
    table = lay(Seat(), Seat(heroes=["Glóin"]), at="3.3", encounter_deck=[OMEN])
    table.choose("Aragorn").choose("Glóin")  # the same Omen twice: the second time from the new deck
    assert noted(table) == ["omen of Aragorn", "omen of Glóin"]
    assert table.encounter_deck == [OMEN]


@pytest.mark.rule("lcg:step.3.3-5")
def test_the_new_deck_is_shuffled() -> None:
    pile = [MARSH, GOBLIN, CHEST, CURSE, OMEN, SNARE]
    orders = {
        tuple(lay(Seat(), at="3.1", encounter_deck=[], encounter_discard=pile, seed=seed).encounter_deck)
        for seed in range(1, 9)
    }
    assert len(orders) > 1
    assert {tuple(sorted(each)) for each in orders} == {tuple(sorted(pile))}


@pytest.mark.rule("lcg:running-out-cards.3")
def test_a_deck_emptied_by_an_action_of_the_quest_phase_is_made_anew_at_once() -> None:
    table = lay(
        Seat(hand=["Test Staging Burial"]), at="3.1", encounter_deck=[MARSH], encounter_discard=[GOBLIN]
    )  # fmt: skip
    table.choose("Test Staging Burial")
    assert window(table) == "3.1"
    assert sorted(table.encounter_deck) == [GOBLIN, MARSH]


@pytest.mark.rule("lcg:running-out-cards.3")
def test_an_effect_that_needs_the_deck_makes_it_anew_even_while_the_last_card_is_resolved() -> None:
    table = lay(
        Seat(engaged=[GOBLIN]), at="3.3", encounter_deck=["Test Staging Ambush"], encounter_discard=[MARSH]
    )  # fmt: skip
    assert window(table) == "6.4b"
    assert table.names(table.state.shadows[table.id(GOBLIN)]) == [MARSH]


@pytest.mark.rule("lcg:short.6.1-2")
def test_an_empty_deck_stays_empty_in_the_combat_phase() -> None:
    table = lay(Seat(engaged=[GOBLIN]), at="6.1", encounter_deck=[], encounter_discard=[MARSH, OMEN])
    assert window(table) == "6.2"
    assert table.state.shadows == {}
    assert (table.encounter_deck, table.encounter_discard) == ([], [MARSH, OMEN])
    table.pass_to("3.1")
    assert table.encounter_discard == []
    assert sorted(table.encounter_deck) == [MARSH, OMEN]


@pytest.mark.rule("lcg:short.6.1-2")
def test_a_reveal_outside_the_quest_phase_finds_no_card_in_an_empty_deck() -> None:
    table = lay(Seat(hand=["Test Staging Noise"]), at="4.2", encounter_deck=[], encounter_discard=[GOBLIN])
    table.choose("Test Staging Noise")
    assert (table.staging, table.encounter_discard) == ([], [GOBLIN])
