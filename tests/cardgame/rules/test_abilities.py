"""What an ability is: its types, what is optional, what it may touch, when it may be started."""
# ruff: noqa: N805  (a card's functions are not methods)

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cardgame.board import CARDS, Seat, Zone, lay
from waybread.cardgame.abilities.ability import Use, action, forced, modifier, response, rule, when_revealed
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.selectors import choose, host, itself, to_a_hero, with_trait
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import draw
from waybread.cardgame.effects.costs import EXHAUST_ME, DiscardFromHand
from waybread.cardgame.effects.leaving_play import discard, return_to_hand
from waybread.cardgame.effects.readiness import ready
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import Kind, Sphere, Stat
from waybread.cardgame.library import ally, attachment, event, hero, treachery

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

NEUTRAL = Sphere.NEUTRAL
LEADERSHIP = Sphere.LEADERSHIP


@hero("Test Abilities Warden", LEADERSHIP, threat_cost=9, willpower=1, attack=1, defense=1, hit_points=4,
      traits="Gondor.", keywords="Ranged.")  # fmt: skip
class Warden:
    @action(cost=EXHAUST_ME)
    async def keep_watch(game: CardGame, use: Use) -> None:
        """Exhaust this hero to draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @response(after=On.COMMITTED, condition=itself)
    async def take_heart(game: CardGame, use: Use) -> None:
        """After this hero commits to a quest, draw 1 card."""
        await draw(game, use.player, 1, use.card)

    @modifier(Stat.WILLPOWER)
    def lead(game: CardGame, use: Use, card: int) -> int:
        """Each other character you control gets +1 willpower."""
        return 1 if card in game.characters(use.player) and card != use.card else 0


@treachery("Test Abilities Gloom", keywords="Doomed 2. Surge.")
class Gloom:
    @when_revealed
    async def darken(game: CardGame, use: Use) -> None:
        """The first player raises their threat by 5."""
        await raise_threat(game, game.state.first_player, 5, use.card)


@ally("Test Abilities Sentry", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1, traits="Gondor.")
class Sentry:
    @forced(after=On.ENTERS_PLAY, condition=itself)
    async def cry_out(game: CardGame, use: Use) -> None:
        """After this ally enters play, raise your threat by 1."""
        await raise_threat(game, use.player, 1, use.card)


@ally("Test Abilities Tireless Friend", LEADERSHIP, cost=1, willpower=2, attack=0, defense=1, hit_points=1)
class TirelessFriend:
    @rule(Rule.COMMITS_WITHOUT_EXHAUSTING)
    def tireless(game: CardGame, use: Use, card: int) -> bool:
        """This ally does not exhaust to commit to a quest."""
        return card == use.card


@event("Test Abilities Second Thoughts", NEUTRAL, cost=0)
class SecondThoughts:
    @action(cost=DiscardFromHand(), target=lambda game, use: game.state.discards[use.player])
    async def reconsider(game: CardGame, use: Use, card: int) -> None:
        """Discard a card from your hand to choose a card in your discard pile and return it to your hand."""
        await return_to_hand(game, card, use.card)


@event("Test Abilities Council", NEUTRAL, cost=0)
class Council:
    @action()
    async def confer(game: CardGame, use: Use) -> None:
        """Draw 1 card. Choose and discard 1 card from your hand."""
        await draw(game, use.player, 1, use.card)
        chosen = await choose(game, use.player, DecisionKind.DISCARD, game.state.hands[use.player], use.card)
        if chosen is not None:
            await discard(game, chosen, use.card)


@event("Test Abilities Muster", NEUTRAL, cost=0)
class Muster:
    @action()
    async def muster(game: CardGame, use: Use) -> None:
        """Ready each Gondor hero and ally you control."""
        for each in with_trait(game, game.characters(use.player), "Gondor"):
            await ready(game, each, use.card)


@attachment("Test Abilities Lantern", NEUTRAL, cost=0)
class Lantern:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)

    @modifier(Stat.WILLPOWER)
    def light(game: CardGame, use: Use, card: int) -> int:
        """While it is the quest phase, attached hero gets +1 willpower."""
        return 1 if card == host(game, use) and game.state.phase == "quest" else 0


@ally("Test Abilities Tollkeeper", LEADERSHIP, cost=1, willpower=0, attack=0, defense=1, hit_points=1)
class Tollkeeper:
    @modifier(Stat.COST)
    def toll(game: CardGame, use: Use, card: int) -> int:
        """Cards in your hand cost 1 more."""
        return 1 if card in game.state.hands[use.player] else 0


TIMING_WORD = re.compile(
    r"((Resource|Planning|Quest|Travel|Encounter|Combat|Refresh) )?Action: |Response: |Forced: |When Revealed: "
)


# The types of ability


@pytest.mark.rule("lcg:ability.2")
def test_each_of_the_six_types_of_ability_works_in_its_own_way() -> None:
    table = lay(
        Seat(
            heroes=["Test Abilities Warden", "Aragorn"],
            hand=["Sneak Attack", "Test Abilities Sentry"],
            resources={"Aragorn": 1},
        ),
        encounter_deck=["Test Abilities Gloom", "Forest Gate", "Old Forest Road"],
        at="3.1",
    )
    assert table.stat("Aragorn", Stat.WILLPOWER) == 3  # constant: always
    table.choose("Sneak Attack")  # action: in a window
    assert table.threat() == 21  # forced: by itself
    table.pass_until("commit").choose("Test Abilities Warden").done()
    assert (table.asked, table.options) == ("response", ["Test Abilities Warden"])  # response: on its trigger
    table.done().pass_to("3.3")
    assert table.threat() == 28  # when revealed: 5; keyword Doomed: 2
    assert table.staging == ["Forest Gate"]  # keyword Surge


@pytest.mark.rule("lcg:ability.15", "lcg:triggered.1", "lcg:triggered.2", "lcg:constant.1")
def test_just_actions_responses_forced_and_when_revealed_texts_begin_with_a_timing_word_and_a_colon() -> None:
    triggered = (Kind.ACTION, Kind.RESPONSE, Kind.FORCED, Kind.WHEN_REVEALED)
    abilities = [each for card in CARDS.values() for each in card.abilities]
    assert {each.kind for each in abilities} >= {*triggered, Kind.MODIFIER, Kind.RULE}
    for each in abilities:
        assert bool(TIMING_WORD.match(each.text)) is (each.kind in triggered), each.text


@pytest.mark.rule("lcg:golden.2")
def test_a_card_that_says_otherwise_prevails_over_the_rule_that_committing_exhausts() -> None:
    table = lay(Seat(heroes=["Aragorn"], allies=["Test Abilities Tireless Friend"]), at="3.2")
    table.choose("Aragorn", "Test Abilities Tireless Friend")
    assert table.committed == ["Aragorn", "Test Abilities Tireless Friend"]
    assert not table.ready("Aragorn")
    assert table.ready("Test Abilities Tireless Friend")


# Optional and compulsory


@pytest.mark.rule("lcg:ability.3", "lcg:triggered.5")
def test_a_player_may_leave_an_action_and_a_response_unused() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Steward of Gondor"]}, resources=1), at="3.1")
    assert table.options == ["Steward of Gondor"]
    assert table.may_pass
    table.done().choose("Aragorn")
    assert (table.asked, table.options) == ("response", ["Aragorn"])
    assert table.may_pass
    table.done()
    assert (table.asked, table.window) == ("action", "3.2")
    assert not table.ready("Aragorn")
    assert table.ready("Steward of Gondor")
    assert table.resources("Aragorn") == 1


@pytest.mark.rule("lcg:ability.5")
def test_an_optional_ability_is_offered_to_the_controller_of_its_card_and_to_nobody_else() -> None:
    table = lay(Seat(heroes=["Aragorn"]), Seat(heroes=["Théodred"], allies=["Faramir"]), at="3.1")
    assert (table.player, table.options) == (0, [])
    table.done()
    assert (table.player, table.options) == (1, ["Faramir"])
    table.done().choose("Aragorn")  # player 0 commits
    assert (table.player, table.asked) == (1, "commit")
    table.choose("Théodred").done()
    assert (table.player, table.asked, table.options) == (1, "response", ["Théodred"])


@pytest.mark.rule("lcg:ability.6")
def test_constant_forced_and_when_revealed_abilities_are_not_declined() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Celebrían's Stone"]}, threat=30),
        staging=["Forest Spider"],
        encounter_deck=["Black Forest Bats"],
        at="3.2",
    )
    table.choose("Aragorn")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 4  # the constant ability is not a question either
    table.done()  # closes the window after 3.2: the bats are revealed, with one character to take
    assert (table.asked, table.window) == ("action", "3.3")
    assert table.committed == []
    table.pass_to("5.3")  # the engagement check found the spider, whose forced effect nobody was asked for
    assert table.engaged() == ["Forest Spider", "Black Forest Bats"]
    assert table.stat("Forest Spider", Stat.ATTACK) == 3


@pytest.mark.rule("lcg:ability.7")
def test_ranged_and_sentinel_may_be_declined_but_doomed_and_surge_may_not() -> None:
    table = lay(
        Seat(heroes=["Théodred"], engaged=["East Bight Patrol"]),
        Seat(heroes=["Aragorn", "Test Abilities Warden"]),
        at="6.2",
        encounter_deck=[],
    )
    table.pass_until("defend", 0).done()
    assert (table.player, table.options, table.may_pass) == (1, ["Aragorn"], True)  # Sentinel
    table.done().pass_until("attack", 0).choose("East Bight Patrol")
    assert (table.player, table.asked) == (1, "join attack")
    assert (table.options, table.may_pass) == (["Test Abilities Warden"], True)  # Ranged
    table = lay(encounter_deck=["Test Abilities Gloom", "Forest Gate", "Old Forest Road"], at="3.3")
    assert table.threat() == 27
    assert table.staging == ["Forest Gate"]


# What abilities reach, and from where


@pytest.mark.rule("lcg:ability.8")
def test_an_ability_that_names_no_other_place_chooses_among_cards_in_play() -> None:
    table = lay(
        Seat(hand=["Snowbourn Scout"], resources=1),
        staging=["Forest Gate"],
        active_location="Old Forest Road",
        encounter_deck=["Forest Gate"],
        encounter_discard=["Old Forest Road"],
        victory_display=["Forest Gate"],
        at="2.2",
    )
    table.choose("Snowbourn Scout:play", "Snowbourn Scout")
    assert (table.asked, table.options) == ("target", ["Old Forest Road", "Forest Gate"])


@pytest.mark.rule("lcg:ability.8")
def test_an_ability_that_acts_on_each_card_leaves_those_out_of_play_alone() -> None:
    table = lay(
        Seat(hand=["Longbeard Orc Slayer"], resources=4),
        staging=["East Bight Patrol"],
        encounter_deck=["East Bight Patrol"],
        encounter_discard=["East Bight Patrol"],
        at="2.2",
    )
    table.choose("Longbeard Orc Slayer:play", "Longbeard Orc Slayer")
    assert [table.damage(f"East Bight Patrol#{n}") for n in (1, 2, 3)] == [1, 0, 0]


@pytest.mark.rule("lcg:ability.9")
def test_the_ability_of_an_ally_works_from_play_and_not_from_the_hand() -> None:
    table = lay(Seat(hand=["Faramir"]), at="3.1")
    assert table.options == []
    table = lay(Seat(allies=["Faramir"]), at="3.1")
    assert table.options == ["Faramir"]


@pytest.mark.rule("lcg:ability.9")
def test_an_ability_of_an_ally_that_says_so_works_from_the_hand() -> None:
    table = lay(
        Seat(heroes=["Glóin", "Aragorn"], hand=["Brok Ironfist"], engaged=["Forest Spider"]),
        damage={"Glóin": 3},
        encounter_deck=[],
        at="6.3",
    )
    table.pass_until("take damage").choose("Glóin")
    assert (table.asked, table.options) == ("response", ["Brok Ironfist"])
    table.choose("Brok Ironfist")
    assert table.area() == ["Aragorn", "Brok Ironfist"]


@pytest.mark.rule("lcg:ability.10")
def test_an_event_is_used_from_the_hand() -> None:
    table = lay(Seat(hand=["For Gondor!"], discards=["For Gondor!"], deck=["For Gondor!"], resources=2), at="6.2")
    assert table.options == ["For Gondor!"]
    assert table.decision.options[0] // 8 == table.state.hands[0][0]


# When an ability may be started


@pytest.mark.rule("lcg:ability.11", "lcg:triggered.3")
def test_an_ability_that_could_change_nothing_is_not_offered() -> None:
    table = lay(Seat(allies=["Guard of the Citadel"], hand=["Grim Resolve"], resources=5), at="3.1")
    assert table.options == []
    table = lay(
        Seat(allies=["Guard of the Citadel"], hand=["Grim Resolve"], resources=5, exhausted=["Guard of the Citadel"]),
        at="3.1",
    )
    assert table.options == ["Grim Resolve"]


@pytest.mark.rule("lcg:ability.12", "lcg:triggered.4", "lcg:cost.6")
def test_what_paying_the_cost_would_do_does_not_count_for_whether_anything_could_change() -> None:
    hand = ["Test Abilities Second Thoughts", "Faramir"]
    table = lay(Seat(hand=hand), at="3.1")  # the discarded card would be the only one to return
    assert table.options == []
    assert table.why_not_use("Test Abilities Second Thoughts") == "there is nothing to choose"
    table = lay(Seat(hand=hand, discards=["Snowbourn Scout"]), at="3.1")
    table.choose("Test Abilities Second Thoughts")
    assert (table.asked, table.options) == ("target", ["Snowbourn Scout", "Faramir"])  # chosen after paying


@pytest.mark.rule("lcg:ability.13")
def test_an_ability_is_offered_only_if_its_cost_could_be_paid_after_modifiers() -> None:
    seat = Seat(hand=["For Gondor!"], resources=2)
    assert lay(seat, at="3.1").options == ["For Gondor!"]
    seat.allies = ["Test Abilities Tollkeeper"]
    table = lay(seat, at="3.1")
    assert table.options == []
    assert table.why_not_use("For Gondor!") == "it costs 3 and you have 2 that match"
    seat.resources = 3
    assert lay(seat, at="3.1").options == ["For Gondor!"]


@pytest.mark.rule("lcg:ability.14")
def test_a_text_of_two_sentences_is_resolved_one_after_the_other() -> None:
    table = lay(Seat(hand=["Test Abilities Council", "Faramir"], deck=["Snowbourn Scout"]), at="3.1")
    table.choose("Test Abilities Council")
    assert table.asked == "discard"
    assert table.options == ["Faramir", "Snowbourn Scout"]  # the drawn card can go too
    table.choose("Snowbourn Scout")
    assert table.zone("Snowbourn Scout") is Zone.DISCARD
    assert table.hand() == ["Faramir"]


# Constant abilities


@pytest.mark.rule("lcg:constant.2")
def test_a_constant_ability_works_from_entering_play_until_leaving_play() -> None:
    table = lay(
        Seat(heroes=["Aragorn"], hand=["Celebrían's Stone"], resources=2, engaged=["Forest Spider"]),
        shadows={"Forest Spider": ["Forest Spider"]},
        encounter_deck=[],
        at="2.2",
    )
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2
    table.choose("Celebrían's Stone:play")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 4
    table.pass_to("6.4.2")  # the shadow effect discards the attachment
    assert table.discards() == ["Celebrían's Stone"]
    assert table.stat("Aragorn", Stat.WILLPOWER) == 2


@pytest.mark.rule("lcg:constant.3")
def test_a_constant_ability_with_a_condition_applies_just_as_long_as_it_holds() -> None:
    table = lay(Seat(heroes=["Aragorn"], attachments={"Aragorn": ["Test Abilities Lantern"]}), at="2.2")
    found = {table.state.phase: table.stat("Aragorn", Stat.WILLPOWER)}
    for window in ("3.1", "3.4", "4.2"):
        table.pass_to(window)
        found[f"{window} {table.state.phase}"] = table.stat("Aragorn", Stat.WILLPOWER)
    assert found == {"planning": 2, "3.1 quest": 3, "3.4 quest": 3, "4.2 travel": 2}


@pytest.mark.rule("lcg:constant.4")
def test_two_copies_of_a_constant_ability_apply_each_on_its_own() -> None:
    lanterns = {"Aragorn": ["Test Abilities Lantern", "Test Abilities Lantern"]}
    table = lay(Seat(heroes=["Aragorn"], attachments=lanterns), at="3.1")
    assert table.stat("Aragorn", Stat.WILLPOWER) == 4


# How texts are read


@pytest.mark.rule("lcg:self-referential.1")
def test_a_text_that_names_its_own_card_does_not_mean_another_copy() -> None:
    table = lay(Seat(threat=20), staging=["Forest Spider", "Forest Spider"], at="5.2")
    table.choose("Forest Spider#2").pass_to("5.2")
    assert table.engaged() == ["Forest Spider#2"]
    assert table.stat("Forest Spider#2", Stat.ATTACK) == 3
    assert table.stat("Forest Spider", Stat.ATTACK) == 2


@pytest.mark.rule("lcg:self-referential.1")
def test_a_copy_does_not_answer_for_the_ally_that_entered_play() -> None:
    table = lay(
        Seat(allies=["Snowbourn Scout"], hand=["Snowbourn Scout"], resources=1), staging=["Forest Gate"], at="2.2"
    )
    table.choose("Snowbourn Scout#2:play")
    assert (table.asked, table.options) == ("response", ["Snowbourn Scout#2"])


@pytest.mark.rule("lcg:qualifiers.1")
def test_a_qualifier_before_a_list_holds_for_each_item_of_it() -> None:
    seat = Seat(
        heroes=["Aragorn", "Test Abilities Warden"],
        allies=["Guard of the Citadel", "Snowbourn Scout"],
        hand=["Test Abilities Muster"],
        exhausted=["Aragorn", "Test Abilities Warden", "Guard of the Citadel", "Snowbourn Scout"],
    )
    table = lay(seat, at="3.1").choose("Test Abilities Muster")
    assert [each for each in table.area() if table.ready(each)] == ["Test Abilities Warden", "Guard of the Citadel"]
