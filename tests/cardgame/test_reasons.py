"""Why a card cannot be played, used or chosen now, and setups that make no sense: one clear sentence each."""

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.plug import ANDUIN_3, ESCAPE_2, PASSAGE_2
from tests.gates import Plug
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Ability, Moment, rule
from waybread.cardgame.abilities.lasting_effects import add_delayed_effect, add_lasting_effect
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.facts import Kind
from waybread.cardgame.reasons import REASONS, why_not
from waybread.kernel import Json, SetupError, Streams

NOT_RANGED = "only ranged characters attack other players' enemies or join their attacks"


def reason(table: Table, name: str, player: int = 0) -> str | None:
    return why_not(table.game, player, table.id(name))


def test_what_is_offered_has_no_reason_against_it() -> None:
    table = lay(Seat(hand=["Guard of the Citadel"], resources=2), at="2.1")
    assert "Guard of the Citadel" in table.options
    assert reason(table, "Guard of the Citadel") is None


@pytest.mark.parametrize(
    ("table", "card", "said"),
    [
        (lay(Seat(hand=["Guard of the Citadel"], resources=2), at="7.4"), "Guard of the Citadel", "planning phase"),
        (lay(Seat(hand=["Guard of the Citadel"], resources=1), at="2.1"), "Guard of the Citadel", "it costs 2"),
        (lay(Seat(hand=["Celebrían's Stone"], heroes=["Gimli"], resources=2), at="2.1"), "Celebrían's Stone", "icon"),
        (lay(Seat(hand=["Sneak Attack"], resources=1), at="2.1"), "Sneak Attack", "nothing to choose"),
        (lay(Seat(hand=["A Test of Will"], heroes=["Éowyn"], resources=1), at="2.1"), "A Test of Will", "a response"),
        (lay(Seat(allies=["Faramir"], exhausted=["Faramir"]), at="2.1"), "Faramir", "it is exhausted"),
        (lay(Seat(allies=["Gandalf"]), at="2.1"), "Gandalf", "it has no action"),
        (lay(Seat(deck=["Faramir"]), at="2.1"), "Faramir", "not in play"),
        (lay(Seat(), Seat(heroes=["Gimli"], allies=["Faramir"]), at="2.1"), "Faramir", "you do not control it"),
        (lay(Seat(), Seat(heroes=["Gimli"], hand=["Feint"]), at="2.1"), "Feint", "another player's hand"),
        (lay(Seat(allies=["Faramir"]), staging=["Forest Gate"], at="4.2"), "Faramir", "only a location"),
    ],
)
def test_what_is_not_offered_has_a_reason(table: Table, card: str, said: str) -> None:
    found = reason(table, card)
    assert found is not None
    assert said in found


def test_a_card_is_no_answer_to_a_question_about_numbers() -> None:
    game = CardGame.new(PASSAGE_2.setup, seed=1)
    while game.decision is not None and game.decision.kind != "mulligan":
        game.choose(game.decision.options[0])
    assert game.decision is not None
    player = game.decision.player
    assert [why_not(game, player, each) for each in game.decision.options] == [
        "the question is 'mulligan', and this is no answer to it"
    ] * 2


SPIDER, BATS, SNARE, MAP = "Forest Spider", "Black Forest Bats", "Forest Snare", "Gandalf's Map"
ROAD, GATE, STREAM = "Old Forest Road", "Forest Gate", "Enchanted Stream"


def committing() -> Table:
    """Player 0 may commit Glóin."""
    first = Seat(heroes=["Aragorn", "Glóin"], allies=["Faramir"], exhausted=["Aragorn"], engaged=[SPIDER])
    return lay(first, Seat(heroes=["Gimli"]), committed=["Faramir"], at="3.2")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Glóin", None),
        ("Aragorn", "it is exhausted"),
        ("Faramir", "it is committed already"),
        ("Gimli", "you do not control it"),
        (SPIDER, "only a character commits to a quest"),
        ("Guard of the Citadel", "it is not in play, and only a character in play commits to a quest"),
    ],
)
def test_what_does_not_commit_has_a_reason(card: str, said: str | None) -> None:
    table = committing()
    assert (table.asked, table.options) == ("commit", ["Glóin"])
    assert reason(table, card) == said


def test_what_is_picked_for_a_group_has_that_reason_and_what_a_card_forbids_has_its_name() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin", "Gimli"], engaged=[SPIDER]), at="3.1")
    add_lasting_effect(table.game, table.id(SPIDER), Rule.CANNOT_COMMIT, cards=[table.id("Gimli")])
    table.pass_until("commit").choose("Aragorn")
    assert table.options == ["Glóin"]
    assert reason(table, "Aragorn") == "it is picked already"
    assert reason(table, "Gimli") == f"{SPIDER} forbids it"


def test_a_prisoner_does_nothing_because_it_lies_face_down() -> None:
    table = lay(Seat(heroes=["Aragorn", "Glóin"]), at="3.1")
    table.state.facedown[table.id("Aragorn")] = True
    table.state.index = None
    assert table.pass_until("commit").options == ["Glóin"]
    assert reason(table, "Aragorn") == "it lies face down and can do nothing"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Glóin", None),
        ("Aragorn", f"{MAP} forbids it"),
        ("Faramir", "it is exhausted"),
        ("Gimli", "you do not control it"),
        (SPIDER, "only a character defends"),
    ],
)
def test_who_does_not_defend_has_a_reason(card: str, said: str | None) -> None:
    first = Seat(
        heroes=["Aragorn", "Glóin"], allies=["Faramir"], attachments={"Aragorn": [MAP]}, exhausted=["Faramir"],
        engaged=[SPIDER],
    )  # fmt: skip
    table = lay(first, Seat(heroes=["Gimli"]), encounter_deck=[], at="6.3").pass_until("defend")
    assert table.options == ["Glóin"]
    assert reason(table, card) == said


def test_only_sentinels_defend_for_others() -> None:
    table = lay(Seat(heroes=["Glóin"], engaged=[SPIDER]), Seat(heroes=["Aragorn", "Gimli"]), at="6.3")
    table.pass_until("defend").done()
    assert (table.player, table.options) == (1, ["Aragorn"])
    assert reason(table, "Gimli", 1) == "only a sentinel can defend for another player"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (SPIDER, None),
        (BATS, f"none of your characters can attack it: {NOT_RANGED}"),
        ("King Spider", "none of your characters can attack it: it cannot attack an enemy in the staging area"),
        ("Aragorn", "only an enemy in play is attacked"),
        ("Hummerhorns", "only an enemy in play is attacked"),
    ],
)
def test_what_is_not_attacked_has_a_reason(card: str, said: str | None) -> None:
    seats = Seat(engaged=[SPIDER]), Seat(heroes=["Gimli"], engaged=[BATS])
    table = lay(*seats, staging=["King Spider"], encounter_deck=["Hummerhorns"], at="6.7")
    assert (table.asked, table.options) == ("attack", [SPIDER])
    assert reason(table, card) == said


def test_an_enemy_is_attacked_once_by_each_player_and_only_by_who_is_ready() -> None:
    seat = Seat(heroes=["Aragorn", "Glóin"], engaged=[SPIDER, BATS])
    table = lay(seat, at="6.7", stops=["attack"]).choose(SPIDER, "Glóin").done().pass_until("attack")
    assert table.options == [BATS]
    assert reason(table, SPIDER) == "you have attacked it already in this phase"
    tired = lay(Seat(exhausted=["Aragorn"], engaged=[SPIDER]), at="6.7", stops=["attack"])
    assert (tired.asked, tired.options) == ("attack", [])
    assert reason(tired, SPIDER) == "none of your characters is ready"


def test_who_does_not_attack_has_a_reason() -> None:
    seat = Seat(
        heroes=["Aragorn", "Glóin", "Gimli"], allies=["Faramir"], attachments={"Gimli": [MAP]}, exhausted=["Faramir"],
        engaged=[SPIDER],
    )  # fmt: skip
    table = lay(seat, at="6.7").choose(SPIDER)
    assert (table.asked, table.options) == ("attackers", ["Aragorn", "Glóin"])
    said = {card: reason(table, card) for card in ("Aragorn", "Gimli", "Faramir")}
    assert said == {"Aragorn": None, "Gimli": f"{MAP} forbids it", "Faramir": "it is exhausted"}
    assert reason(table, SPIDER) == "only a character attacks"


def test_who_does_not_join_an_attack_has_a_reason() -> None:
    table = lay(
        Seat(heroes=["Legolas"]), Seat(heroes=["Gimli"], allies=["Silverlode Archer"], engaged=[SPIDER]), at="6.7"
    )
    table.choose(SPIDER).pass_until("join attack")
    assert (table.player, table.options) == (1, ["Silverlode Archer"])
    assert reason(table, "Gimli", 1) == NOT_RANGED
    assert reason(table, "Legolas", 1) == "it attacks already"


def test_an_enemy_that_does_not_attack_has_a_reason() -> None:
    seat = Seat(heroes=["Aragorn", "Gimli"], hand=["Feint"], resources={"Gimli": 1}, engaged=[SPIDER, BATS, "Wargs"])
    table = lay(
        seat, Seat(heroes=["Glóin"], engaged=["King Spider"]), attached={BATS: [SNARE]}, at="6.2",
        stops=["action", "attacking enemy"],
    )  # fmt: skip
    table.choose("Feint", "Wargs").pass_until("attacking enemy")
    assert table.options == [SPIDER]
    assert reason(table, "Wargs") == "Feint forbids it"
    assert reason(table, BATS) == f"{SNARE} forbids it"
    assert reason(table, "King Spider") == "only an enemy that is engaged with you attacks you"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (SPIDER, None),
        ("Goblin Sniper", "its own text forbids it"),
        (BATS, "only an enemy in the staging area can be engaged"),
        (GATE, "only an enemy in the staging area can be engaged"),
    ],
)
def test_what_is_not_engaged_has_a_reason(card: str, said: str | None) -> None:
    table = lay(Seat(engaged=[BATS]), staging=["Goblin Sniper", SPIDER, GATE], at="5.2")
    assert (table.asked, table.options) == ("engage", [SPIDER])
    assert reason(table, card) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (ROAD, None),
        ("Necromancer's Pass", "its travel cost cannot be paid: the first player has fewer than 2 cards in hand"),
        (STREAM, f"{SPIDER} forbids it"),
        (SPIDER, "only a location in the staging area can be travelled to"),
    ],
)
def test_where_the_group_does_not_travel_has_a_reason(card: str, said: str | None) -> None:
    table = lay(Seat(), staging=[ROAD, "Necromancer's Pass", STREAM, SPIDER], at="4.1", stops=["travel"])
    assert table.asked == "travel"
    add_lasting_effect(table.game, table.id(SPIDER), Rule.CANNOT_TRAVEL, cards=[table.id(STREAM)])
    table = Table(CardGame.from_state(table.state))
    assert table.options == [ROAD]
    assert reason(table, card) == said


def test_a_location_that_has_to_be_travelled_to_is_named() -> None:
    table = lay(Seat(), staging=[ROAD, "The East Bight", "The East Bight"], at="4.2")
    assert table.options == ["The East Bight", "The East Bight#2"]
    assert reason(table, ROAD) == "the group has to travel to The East Bight"


@pytest.mark.parametrize("plug", [PASSAGE_2, ANDUIN_3, ESCAPE_2], ids=lambda each: each.where)
def test_a_card_has_a_reason_against_it_exactly_if_it_is_not_offered(plug: Plug) -> None:
    """The engine lists what is offered; the reasons are found another way."""
    seen = set()
    for seed in range(1, 13):
        game = CardGame.new(plug.setup, seed)
        chance = Streams(seed)
        while (decision := game.decision) is not None:
            if decision.kind in REASONS:
                seen.add(decision.kind)
                for card in set(range(len(game.state.identity))) - set(decision.picked):
                    found = REASONS[decision.kind](game, decision.player, card)
                    assert (found is None) == (card in decision.options), (decision.kind, game.title(card), found)
            game.choose(chance.pick("play", decision.options))
    assert seen >= {"commit", "defend", "attack", "attackers", "engage", "travel"}


def test_somebody_elses_turn_is_a_reason() -> None:
    table = lay(Seat(), Seat(heroes=["Gimli"], allies=["Beorn"]), at="2.1")
    assert table.player == 0
    assert reason(table, "Beorn", player=1) == "player 1 is asked now"


DECK: dict[str, Json] = {"heroes": ["Aragorn"], "cards": {"Guard of the Citadel": 3}}


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({}, "There is no scenario ''"),
        ({"scenario": "moria", "decks": [DECK]}, "There is no scenario 'moria'"),
        ({"scenario": "passage-through-mirkwood"}, "a list of 1 to 4 decks"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK] * 5}, "1 to 4 decks, not 5"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK], "eazy": True}, "A setup has no 'eazy'"),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK], "easy": "no"}, "'easy' in a setup is true or false"),
        ({"scenario": "passage-through-mirkwood", "decks": [{"heroes": []}]}, "Deck 1 needs 1 to 3 heroes"),
        ({"scenario": "passage-through-mirkwood", "decks": [{**DECK, "card": {}}]}, "not 'card'"),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Gandalf": -1}}]},
            "0 to 100 of Gandalf, not -1",
        ),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Gimli": 1}}]},
            "Gimli is of type hero",
        ),
        (
            {"scenario": "passage-through-mirkwood", "decks": [{"heroes": ["Aragorn"], "cards": {"Sting": 1}}]},
            "There is no card 'Sting'",
        ),
        ({"scenario": "passage-through-mirkwood", "decks": [DECK, DECK]}, "Aragorn is a hero of deck 1 and of deck 2"),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused_in_a_sentence(setup: dict[str, Json], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        CardGame.new(setup, 1)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_scenario_is_found_by_its_title_too() -> None:
    assert CardGame.new({"scenario": "Passage Through Mirkwood", "decks": [DECK]}, 1).decision is not None


def test_a_mistake_in_a_card_is_found_at_once() -> None:
    table = lay(Seat(), at="2.1")
    with pytest.raises(ValueError, match="'cannot comit' is not a valid Rule"):
        rule("cannot comit")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no Combat phase"):
        Ability(Kind.ACTION, "", phase="Combat")
    with pytest.raises(ValueError, match="has to come before what it cancels"):
        Ability(Kind.RESPONSE, "", on=(On.REVEALED,), moment=Moment.AFTER, cancels=True)
    with pytest.raises(ValueError, match="no effect 'wilpower'"):
        add_lasting_effect(table.game, 0, "wilpower", cards=[0])
    with pytest.raises(ValueError, match="until the end of the Phase"):
        add_lasting_effect(table.game, 0, "attack", cards=[0], until="Phase")
    with pytest.raises(ValueError, match="there is no moment 'after:phase end'"):
        add_delayed_effect(table.game, "after:phase end", "sneak attack ends", 0)


def test_a_lasting_effect_on_nothing_is_none() -> None:
    table = lay(Seat(), at="2.1")
    add_lasting_effect(table.game, 0, Rule.CANNOT_ATTACK, cards=[])
    assert table.state.lasting == ()
