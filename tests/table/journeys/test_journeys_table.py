"""Tables of journeys: chairs and heroes, undo, bots, saves, and what an author wrote that never ends."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.gates.plug import RandomPlayer
from tests.journeys.proving_ground import do, doubled, variant
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.script.adventure import Action, Event
from waybread.kernel import PASS, Json, SetupError, Streams, WaybreadError, saves
from waybread.table import RULEBOOKS, EntryKind, Policy, Refused, Table, dump_table, load_table, quick_choice
from waybread.table.game_history import MAX_EVENTS
from waybread.table.journeys import JOURNEYS_TABLE
from waybread.texts import plain

GIMLI: Json = {"hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"]}
LEGOLAS: Json = {"hero": "Legolas", "role": "Hunter", "items": ["item.great-bow", "item.cloak"]}
BILBO: Json = {"hero": "Bilbo", "role": "Burglar", "items": ["item.dagger"]}


def laid(*heroes: list[Json], casual: bool = False, **wishes: Json) -> Table:
    """A table with somebody in each chair, who brings these heroes."""
    table = Table(JOURNEYS_TABLE, {"adventure": "cold-beacon", **wishes}, len(heroes), casual=casual)
    for seat, party in enumerate(heroes):
        table.sit(f"holder {seat}", seat, f"Player {seat + 1}")
        table.bring(f"holder {seat}", seat, {"heroes": party})
    return table


def started(*heroes: list[Json], seed: int = 1, **wishes: Json) -> Table:
    """The same, and the adventure has begun."""
    table = laid(*heroes, **wishes)
    table.start("holder 0", seed)
    return table


def game_of(table: Table) -> JourneyGame:
    assert isinstance(table.game, JourneyGame)
    return table.game


def choose(table: Table, option: int) -> None:
    decision = table.decision
    assert decision is not None
    table.choose(f"holder {decision.player}", decision.player, option, table.moment)


def until(table: Table, kind: str) -> None:
    """Choose the last option until a question of a kind is asked."""
    while table.decision is not None and table.decision.kind != kind:
        choose(table, table.decision.options[-1])


def wrong(deck: Json, *, casual: bool = False) -> str:
    with pytest.raises(SetupError) as refused:
        JOURNEYS_TABLE.check_deck(deck, casual=casual)
    return str(refused.value)


# Who plays whom ---------------------------------------------------------------------------


def test_each_chair_brings_a_hero_before_the_adventure_begins() -> None:
    table = Table(JOURNEYS_TABLE, {"adventure": "cold-beacon"}, 2)
    table.sit("a", 0, "Ann")
    table.bring("a", 0, {"heroes": [GIMLI]})
    with pytest.raises(Refused, match="There is no hero yet for Player 2"):
        table.start("a", 1)


def test_a_chair_may_bring_several_heroes_and_is_asked_for_all_of_them() -> None:
    game = game_of(started([GIMLI, LEGOLAS], [BILBO]))
    assert game.state.heroes == ("Gimli", "Legolas", "Bilbo")
    assert game.state.seats == (0, 0, 1)


def test_one_person_may_hold_the_chairs_of_several_heroes() -> None:
    table = Table(JOURNEYS_TABLE, {"adventure": "cold-beacon"}, 2)
    for seat, hero in enumerate((GIMLI, LEGOLAS)):
        table.sit("ann", seat, f"Ann as {hero['hero']}")
        table.bring("ann", seat, {"heroes": [hero]})
    table.start("ann", 1)
    asked = set()
    for _ in range(10):
        decision = table.decision
        assert decision is not None
        asked.add(decision.player)
        table.choose("ann", decision.player, decision.options[-1], table.moment)
    assert asked == {0, 1}


def test_the_same_hero_cannot_sit_in_two_chairs() -> None:
    table = laid([GIMLI], [GIMLI])
    with pytest.raises(SetupError, match="Gimli is there 2 times"):
        table.start("holder 0", 1)
    assert table.game is None


def test_heroes_begin_with_items_of_the_first_tier_unless_the_table_is_casual() -> None:
    better = {"heroes": [{**GIMLI, "items": ["item.iron-hills-battle-axe"]}]}
    assert "Iron Hills Battle Axe is better" in wrong(better)
    assert JOURNEYS_TABLE.check_deck(better, casual=True) == better


@pytest.mark.parametrize("earned", [{"skills": ["captain.4"]}, {"titles": ["title.3"]}, {"trinket": "item.rope"}])
def test_what_is_earned_comes_with_a_campaign_only(earned: dict[str, Json]) -> None:
    deck = {"heroes": [{**GIMLI, **earned}]}
    assert "which only a campaign gives" in wrong(deck)
    assert JOURNEYS_TABLE.check_deck(deck, casual=False, wishes={"campaign": "any"}) == deck


@pytest.mark.parametrize(
    "deck",
    [
        None, 7, [], {}, {"heroes": []}, {"heroes": [GIMLI] * 6}, {"heroes": "Gimli"}, {"heroes": [GIMLI], "more": 1},
        {"heroes": [{**GIMLI, "seat": 1}]}, {"heroes": [None]},
    ],
)  # fmt: skip
def test_what_is_no_list_of_heroes_is_refused(deck: Json) -> None:
    assert wrong(deck).startswith('A player brings "heroes"')


@pytest.mark.parametrize(
    ("hero", "sentence"),
    [
        ({"hero": "Sauron", "role": "Captain"}, "Sauron"),
        ({"hero": "Gimli", "role": "Cook"}, "Cook"),
        ({**GIMLI, "items": ["item.battle-axe", "item.great-bow"]}, "too few for"),
        ({**GIMLI, "items": ["nonsense"]}, "nonsense"),
        ({"hero": ["Gimli"], "role": {}}, "text in quotation marks"),
        ({"hero": "Gimli\ud800", "role": "Captain"}, "not known"),
    ],
)
def test_a_hero_that_cannot_be_is_refused_in_one_sentence(hero: Json, sentence: str) -> None:
    assert sentence in wrong({"heroes": [hero]}, casual=True)


def test_an_adventure_that_is_not_there_is_refused_when_the_game_begins() -> None:
    table = laid([GIMLI], adventure="mordor")
    with pytest.raises(SetupError, match="There is no adventure 'mordor'"):
        table.start("holder 0", 1)


def test_everybody_sees_which_heroes_are_brought() -> None:
    brought = JOURNEYS_TABLE.deck_summary({"heroes": [GIMLI, BILBO]})
    assert brought.heroes == ("Gimli", "Bilbo")
    assert brought.more[0]["role"] == "Guardian"


def test_the_source_of_an_adventure_is_no_part_of_the_wishes_that_are_shown() -> None:
    assert JOURNEYS_TABLE.public_wishes({"adventure": "own-1", "source": "secret"}) == {"adventure": "own-1"}


# The journal ------------------------------------------------------------------------------


def test_whoever_follows_the_same_entries_has_the_same_table() -> None:
    table = laid([GIMLI], [LEGOLAS])
    twin = laid([GIMLI], [LEGOLAS])
    done = table.start("holder 0", 4)
    player = RandomPlayer(2)
    for _ in range(80):
        decision = table.decision
        assert decision is not None
        done += table.choose(f"holder {decision.player}", decision.player, player(game_of(table)), table.moment)
    for entry in done:
        twin.apply(entry)
    assert game_of(twin).digest() == game_of(table).digest()
    assert twin.log == table.log


def test_a_packed_table_comes_back_with_its_log() -> None:
    table = started([GIMLI], [LEGOLAS])
    player = RandomPlayer(5)
    for _ in range(60):
        choose(table, player(game_of(table)))
    again = load_table(dump_table(table), RULEBOOKS)
    assert game_of(again).digest() == game_of(table).digest()
    assert [plain(words) for _, words in again.log_lines(0)] == [plain(words) for _, words in table.log_lines(0)]
    choose(again, player(game_of(again)))


def test_a_save_is_gone_on_with_at_another_table() -> None:
    table = started([GIMLI, BILBO], [LEGOLAS])
    player = RandomPlayer(6)
    for _ in range(40):
        choose(table, player(game_of(table)))
    save = saves.read(game_of(table).save())
    wishes, decks = JOURNEYS_TABLE.split_setup(save.setup)
    other = Table(JOURNEYS_TABLE, wishes, len(decks), casual=True)
    other.sit("cem", 0, "Cem")
    entries = other.continue_save("cem", save)
    assert game_of(other).answers == game_of(table).answers
    assert [game_of(other).view(each) for each in (0, 1)] == [game_of(table).view(each) for each in (0, 1)]
    assert entries[-1].kind in (EntryKind.DEALING_DUE, EntryKind.DEAL_AGAIN)
    assert sum(each.kind is EntryKind.CHOOSE for each in entries) == 40
    assert other.chairs[1].holder == ""


def test_a_save_with_an_answer_that_is_none_is_refused() -> None:
    save = replace(saves.read(game_of(started([GIMLI])).save()), answers=[12345])
    other = Table(JOURNEYS_TABLE, {}, 1)
    other.sit("cem", 0, "Cem")
    with pytest.raises(Refused, match="not among the options"):
        other.continue_save("cem", save)


# Undo and policies ------------------------------------------------------------------------


def test_a_choice_that_brought_nothing_to_light_is_taken_back_freely() -> None:
    table = started([GIMLI], [LEGOLAS])
    before = table.decision
    choose(table, table.decision.options[0] if table.decision else 0)  # where Gimli begins
    table.undo("holder 0")
    assert table.decision == before
    assert table.history.undone == 1


def test_a_test_whose_cards_were_revealed_is_taken_back_only_if_all_agree() -> None:
    table = started([GIMLI], [LEGOLAS], adventure="missing-miller", seed=8)
    chance = Streams(3)
    while not any(each.kind == "revealed" for each in table.log):
        decision = table.decision
        assert decision is not None
        choose(table, chance.pick("choice", decision.options))
    last = max(n for n, each in enumerate(table.answers) if each.revealed)
    tester = table.answers[last].seat
    table.undo(f"holder {tester}", last)
    assert table.request is not None
    table.agree(f"holder {1 - tester}")
    assert len(table.answers) == last


def test_windows_are_passed_by_whoever_wants_none_of_them() -> None:
    table = started([GIMLI, LEGOLAS], seed=3)
    windows = sorted(JOURNEYS_TABLE.windows)
    table.set_policy("holder 0", 0, Policy(skips=tuple(windows)))
    asked = set()
    player = RandomPlayer(1)
    while table.decision is not None:
        asked.add(table.decision.kind)
        choose(table, player(game_of(table)))
    assert "turn" in asked
    assert not asked & JOURNEYS_TABLE.windows


def test_whoever_passes_on_looks_up_when_an_enemy_attacks_their_hero() -> None:
    table = started([GIMLI], [LEGOLAS])
    told = [each for each in table.log if each.kind == "text"]
    assert told
    assert JOURNEYS_TABLE.concerns(told[0], 1)
    attack = JOURNEYS_TABLE.add_names(
        game_of(table), replace(told[0], kind="enemy attack", facts={"hero": 1, "attack": ""})
    )
    assert JOURNEYS_TABLE.concerns(attack, 1)
    assert not JOURNEYS_TABLE.concerns(attack, 0)


# Bots and reasons -------------------------------------------------------------------------


def test_bots_play_an_adventure_to_its_end_at_a_table() -> None:
    table = Table(JOURNEYS_TABLE, {"adventure": "missing-miller"}, 2)
    table.sit("ann", 0, "Ann")
    table.bring("ann", 0, {"heroes": [GIMLI]})
    table.bring("ann", 1, {"heroes": [LEGOLAS]})
    table.start("ann", 5)
    table.leave("ann", 0)
    table.sit("ann", 0, "Ann again")
    table.seat_bot("ann", 1, "scout")
    while (decision := table.decision) is not None:
        if table.bot_to_move() is not None:
            table.choose_for_bot(decision.player, quick_choice(table), table.moment)
        else:
            table.choose("ann", 0, quick_choice(table, "scout"), table.moment)
    summary = table.summary()
    assert summary.scenario == "Missing Miller"
    assert summary.difficulty == "normal"
    assert summary.rounds == game_of(table).state.round
    assert [each["heroes"][0]["hero"] for each in summary.decks] == ["Gimli", "Legolas"]


def test_a_card_that_cannot_be_chosen_says_why() -> None:
    table = started([GIMLI], [LEGOLAS])
    until(table, "turn")
    game, state = game_of(table), game_of(table).state
    decision = table.decision
    assert decision is not None
    player = decision.player
    hidden = next(each for each in state.decks[player] if each not in state.known)
    assert table.why_not(player, hidden) == "You cannot know this card."
    assert table.why_not(player, 10**6) == "There is no such card in this game."
    armour = next(each for each in state.equipped[player] if game.card(each).slot == "armour")
    other = state.prepared[1 - player][0]
    assert "whom you do not play" in str(table.why_not(player, other))
    assert game.card(armour).title in str(table.why_not(player, armour))
    assert table.why_not(1 - player, other) == f"{table.chairs[player].name} is asked now."


def test_an_offered_card_has_no_reason_against_it() -> None:
    table = started([GIMLI], [LEGOLAS])
    until(table, "prepare")
    decision = table.decision
    assert decision is not None
    assert table.why_not(decision.player, decision.options[0]) is None
    assert game_of(table).card(decision.options[0]).title in JOURNEYS_TABLE.offered_titles(game_of(table))


# What an author wrote ---------------------------------------------------------------------


@pytest.fixture
def talkative() -> Iterator[Callable[[str, str], None]]:
    """Makes an adventure known that tells far too much when something happens."""
    words = (Action("text", {"text": "prologue"}),) * (MAX_EVENTS + 1)

    def make(on: str, subject: str) -> None:
        beacon = ADVENTURES["cold-beacon"]
        ADVENTURES["talkative"] = replace(beacon, key="talkative", events=(Event("all of it", on, subject, do=words),))

    yield make
    ADVENTURES.pop("talkative", None)


def test_an_answer_by_which_far_too_much_would_happen_is_refused_and_nothing_has_changed(
    talkative: Callable[[str, str], None],
) -> None:
    talkative("round", "2")
    table = started([GIMLI], adventure="talkative")
    before: tuple[object, ...] = ()
    refused: WaybreadError | None = None
    while refused is None:
        decision = table.decision
        assert decision is not None
        before = table.number, len(table.log), table.moment, game_of(table).digest()
        try:
            choose(table, PASS if PASS in decision.options else decision.options[0])
        except WaybreadError as error:
            refused = error
    assert "may never end" in str(refused)
    assert (table.number, len(table.log), table.moment, game_of(table).digest()) == before


def test_an_adventure_that_tells_too_much_at_its_beginning_does_not_begin(
    talkative: Callable[[str, str], None],
) -> None:
    talkative("start", "")
    table = laid([GIMLI], adventure="talkative")
    with pytest.raises(WaybreadError, match="may never end"):
        table.start("holder 0", 1)
    assert (table.game, table.log) == (None, [])


def test_a_question_deep_in_lists_that_lead_to_each_other_is_found_at_once() -> None:
    asked = do("choose", text="which", options=(("sleep", (), ()), ("help", (), (do("counter", name="helped"),))))
    never, start = Event("never", "fired", do=(doubled(do("lore")),)), Event("asked", "start", do=(doubled(asked),))
    key = variant("maze of words", events=(never, start), texts={"which": "Which way is it?"})
    table = started([GIMLI], adventure=key)
    until(table, "answer")
    prompt = table.prompt()
    assert prompt is not None
    assert prompt.text == "Which way is it?"
