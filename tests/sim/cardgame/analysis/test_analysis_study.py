"""``waybread analyse``: what is put down to which card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cardgame.same_titles import CORE_GANDALF, HOBBIT_GANDALF, add_twins
from tests.sim.commands import TABLE, figures, refusal, said
from waybread.bots import RandomBot, Seat
from waybread.cardgame import CARDS, CardGame, deckfiles, shown_encounter_name
from waybread.cardgame.card_lookup import title_of
from waybread.cardgame.effects.damage import deal_damage
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.facts import CardType
from waybread.cli.analyse import swap_card
from waybread.kernel import Event, Keep
from waybread.sim.cardgame.analysis import analysis_tables
from waybread.sim.cardgame.analysis.analysis_study import Analysis, OppositeMulligan
from waybread.sim.cardgame.analysis.analysis_tally import AnalysisTally, features
from waybread.sim.cardgame.analysis.game_notes import DEEDS, GameNotes
from waybread.sim.cardgame.watched_game import Party
from waybread.sim.players import Player
from waybread.sim.study import StudyError
from waybread.sim.win_rates import Pairs

SETUP: dict[str, Any] = {
    "scenario": "passage-through-mirkwood",
    "decks": [deckfiles.open_deck("leadership").deck().setup()],
}
PARTY = Party("Leadership", SETUP, (Player("random"),))


def noted(*events: Event) -> tuple[CardGame, GameNotes]:
    """A game as its first round begins, with notes; then what else is heard."""
    notes = GameNotes(1)
    game = CardGame.new(SETUP, 3, Keep.SEARCH, notes.hear)
    notes.game = game
    game.choose(0)
    for each in events:
        notes.hear(each)
    return game, notes


def staged(game: CardGame, type_: CardType) -> int:
    return game.staged(type_)[0]


def deed(notes: GameNotes, title: str, name: str) -> int:
    return notes.deeds[title][DEEDS.index(name)]


# GameNotes -------------------------------------------------------------------------------------


def test_the_opening_hand_is_drawn_in_round_0() -> None:
    game, notes = noted()
    assert len(notes.hands[0]) == 6
    drawn = notes.drawn()
    assert {title for title, when in drawn.items() if when == 0} == set(notes.hands[0])
    assert set(drawn) == {game.title(each) for each in game.state.hands[0]}


def test_after_a_mulligan_the_new_hand_counts_as_drawn_and_the_old_one_as_the_hand() -> None:
    notes = GameNotes(1)
    game = CardGame.new(SETUP, 3, Keep.SEARCH, notes.hear)
    before = [game.title(each) for each in game.state.hands[0]]
    game.choose(1)
    assert sorted(notes.hands[0]) == sorted(before)
    assert notes.mulligans == [True]
    assert sorted(notes.drawn()) == sorted({game.title(each) for each in game.state.hands[0]})


def test_an_encounter_card_answers_for_the_damage_that_it_deals() -> None:
    game, notes = noted()
    enemy, hero = staged(game, CardType.ENEMY), game.heroes()[0]
    run(game, notes, deal_damage(game, hero, 2, source=enemy))
    assert deed(notes, "Forest Spider", "damage") == 2


def test_damage_to_enemies_is_nobodys_crime() -> None:
    game, notes = noted()
    run(game, notes, deal_damage(game, staged(game, CardType.ENEMY), 1, source=game.heroes()[0]))
    assert all(each[DEEDS.index("damage")] == 0 for each in notes.deeds.values())


def test_threat_is_put_down_to_its_card_or_to_the_rules() -> None:
    game, notes = noted()
    run(game, notes, raise_threat(game, 0, 3, source=staged(game, CardType.ENEMY)))
    run(game, notes, raise_threat(game, 0, 1, reason="refresh"))
    assert deed(notes, "Forest Spider", "threat raised") == 3
    assert notes.raised == {"(encounter cards)": 3, "(the end of a round)": 1}


def test_the_last_threat_ends_a_game_that_is_lost_by_threat() -> None:
    game, notes = noted()
    run(game, notes, raise_threat(game, 0, 3, source=staged(game, CardType.ENEMY)))
    notes.hear(Event("eliminated", {"player": 0, "reason": "threat"}))
    assert notes.ended_by == "Forest Spider"


def test_the_last_damage_ends_a_game_that_is_lost_with_the_heroes() -> None:
    game, notes = noted()
    run(game, notes, deal_damage(game, game.heroes()[0], 1, source=staged(game, CardType.ENEMY)))
    run(game, notes, raise_threat(game, 0, 1, reason="refresh"))
    notes.hear(Event("eliminated", {"player": 0, "reason": "heroes"}))
    assert notes.ended_by == "Forest Spider"


def test_encounter_cards_of_one_title_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    spider = "core:96"
    twin = replace(CARDS[spider], key="later:1", set_name="Later Set", encounter_set="Later Spiders")
    monkeypatch.setitem(CARDS, twin.key, twin)
    for key in (spider, twin.key):
        _, notes = noted(Event("revealed", {"card": 1, "title": "Forest Spider", "key": key}))
        assert deed(notes, key, "revealed") == 1
        assert "Forest Spider" not in notes.deeds
    shown = [shown_encounter_name(each) for each in (spider, twin.key)]
    assert shown == ["Forest Spider (Core Set)", "Forest Spider (Later Set)"]


def test_the_threat_of_the_staging_area_counts_for_each_of_its_cards() -> None:
    game, notes = noted()
    threats = {game.title(each): game.card(each).threat for each in game.state.staging}
    notes.hear(Event("quest", {"willpower": 0, "threat": 0}))
    assert {title: deeds[DEEDS.index("staged threat")] for title, deeds in notes.deeds.items() if any(deeds)} == threats


def test_resources_count_in_the_round_in_which_they_are_paid() -> None:
    facts: dict[str, Any] = {"card": 5, "title": "Gandalf", "key": "core:73", "player": 0, "amounts": (3, 2)}
    _, notes = noted(Event("played", facts), Event("round", {"round": 2}), Event("played", facts))
    assert notes.spent == [5, 5]


def test_notes_of_a_whole_game_add_up() -> None:
    result = Analysis(PARTY).play(5)
    game = result["game"]
    assert len(game["spent"]) == game["rounds"]
    assert set(game["played"]) <= set(game["drawn"])
    assert sum(each[DEEDS.index("attacks")] for each in game["deeds"].values()) > 0
    assert result["hand"]
    assert game["ended by"]


def test_two_designs_of_one_title_are_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    add_twins(monkeypatch)
    [deck] = SETUP["decks"]
    others = {name: count for name, count in deck["cards"].items() if title_of(name) != "Gandalf"}
    cards = {**others, CORE_GANDALF: 20, HOBBIT_GANDALF: 20}
    party = replace(PARTY, setup={**SETUP, "decks": [{**deck, "cards": cards}]})
    tally = AnalysisTally(party, 0)
    assert (tally.cards[CORE_GANDALF].copies, tally.cards[HOBBIT_GANDALF].copies) == (20, 20)
    results = [Analysis(party).play(seed) for seed in range(6)]
    for each in results:
        tally.add(each)
    for key in (CORE_GANDALF, HOBBIT_GANDALF):
        drawn = sum(each["game"]["drawn"].get(key) == 0 for each in results)
        assert tally.cards[key].opening.present.games == drawn > 0
        assert tally.by_card[key].games == sum(key in each["hand"] for each in results) > 0
    assert any(key in each["game"]["played"] for key in (CORE_GANDALF, HOBBIT_GANDALF) for each in results)
    shown = [row[0] for row in analysis_tables.card_rows(tally) if "Gandalf" in row[0]]
    assert sorted(shown) == ["Gandalf (Core Set)", "Gandalf (The Hobbit - Over Hill and Under Hill)"]


# Twins on the same seed ----------------------------------------------------------------------


def test_second_thoughts_turn_the_mulligan_round_and_nothing_else() -> None:
    game = CardGame.new(SETUP, 3, Keep.SEARCH)
    seat = Seat(game)
    assert OppositeMulligan(RandomBot(4)).choose(seat) == 1 - RandomBot(4).choose(seat)
    game.choose(0)
    seat = Seat(game)
    assert OppositeMulligan(RandomBot(4)).choose(seat) == RandomBot(4).choose(seat)


def test_what_was_kept_and_what_was_not_are_told_apart() -> None:
    for seed in range(4):
        result = Analysis(PARTY).play(seed)
        assert result["won if kept" if result["kept"] else "won if not"] == result["game"]["won"]


def test_a_swapped_card_lies_where_the_old_one_lay() -> None:
    party = swap_card(PARTY, "sneak attack = grim resolve")
    old, new = (CardGame.new(each.setup, 8) for each in (PARTY, swap_card(PARTY, "Sneak Attack=A Test of Will")))
    pairs = {
        (old.title(one), new.title(other))
        for one, other in zip(old.state.decks[0], new.state.decks[0], strict=True)
        if old.title(one) != new.title(other)
    }
    assert pairs == {("Sneak Attack", "A Test of Will")}
    assert party.setup["decks"][0]["cards"]["Grim Resolve"] == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Gandalf", "A swap names two cards"),
        ("Gandalf=", "A swap names two cards"),
        ("Gandalf=Balrog", "There is no card 'Balrog'"),
        ("Northern Tracker=Son of Arnor", "There is no 'Northern Tracker' in the deck"),
        ("son of arnor=Son of Arnor", "changes nothing"),
    ],
)
def test_a_swap_that_cannot_be_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(StudyError, match=sentence):
        swap_card(PARTY, words)


# Tallies -------------------------------------------------------------------------------------


def game_with(*, won: bool, rounds: int = 6, **others: Any) -> dict[str, Any]:
    """A game as it is written down, with what matters here."""
    score = {"total": 90} if won else {}
    common: dict[str, Any] = {"drawn": {}, "played": {}, "spent": [1], "deeds": {}, "raised": {}, "ended by": ""}
    plain = {"won": won, "rounds": rounds, "cause": "", "score": score, "curves": [[1]] * 7}
    return {**plain, **common, **others}


def seen_with(game: dict[str, Any], hand: list[str], keep: bool, anew: bool, swaps: list[bool]) -> dict[str, Any]:
    return {
        "seed": 1, "game": game, "hand": hand, "seat": 0, "kept": True, "won if kept": keep, "won if not": anew,
        "swaps": swaps,
    }  # fmt: skip


@pytest.fixture
def tally() -> AnalysisTally:
    """Three games: one won with Gandalf from the start, one won with Faramir late, one lost early."""
    found = AnalysisTally(PARTY, 1)
    spider = {"Forest Spider": [1, 2, 1, 2, 3, 1, 0]}
    won = game_with(won=True, drawn={"Gandalf": 0}, played={"Gandalf": 2}, deeds=spider)
    late = game_with(won=True, drawn={"Faramir": 4}, raised={"(a failed quest)": 4})
    lost = game_with(won=False, rounds=2, deeds=spider, **{"ended by": "Forest Spider"})
    found.add(seen_with(won, ["Gandalf", "Faramir"], keep=True, anew=False, swaps=[True]))
    found.add(seen_with(late, ["Sneak Attack"], keep=True, anew=True, swaps=[False]))
    found.add(seen_with(lost, ["Sneak Attack"], keep=False, anew=True, swaps=[False]))
    return found


def test_a_card_is_set_against_the_games_without_it(tally: AnalysisTally) -> None:
    gandalf = tally.cards["Gandalf"]
    assert (gandalf.opening.present.won, gandalf.opening.present.games) == (1, 1)
    assert (gandalf.opening.absent.won, gandalf.opening.absent.games) == (1, 2)
    assert gandalf.played.gap[0] == 0.5


def test_games_that_were_over_before_a_round_say_nothing_of_it(tally: AnalysisTally) -> None:
    faramir = tally.cards["Faramir"]
    assert (faramir.by_round[3].present.games, faramir.by_round[3].absent.games) == (0, 2)
    assert (faramir.by_round[5].present.games, faramir.by_round[5].absent.games) == (1, 1)


def test_hands_are_paired_by_their_cards(tally: AnalysisTally) -> None:
    assert tally.by_card["Gandalf"] == Pairs(first_only=1)
    assert tally.by_card["Sneak Attack"] == Pairs(both=1, second_only=1)
    assert tally.mulligan == Pairs(both=1, first_only=1, second_only=1)


def test_swaps_are_paired_with_the_deck_as_it_is(tally: AnalysisTally) -> None:
    assert tally.swaps == [Pairs(both=1, first_only=1, neither=1)]


def test_encounter_cards_answer_for_all_games(tally: AnalysisTally) -> None:
    spider = tally.danger["Forest Spider"]
    assert (spider.games, spider.ended, spider.deeds) == (2, 1, [2, 4, 2, 4, 6, 2, 0])
    assert analysis_tables.danger_rows(tally)[1] == [
        "Forest Spider", "0.67", "1.33", "0.67", "1.33", "2.00", "0.67", "0.00", "100.0 %",
    ]  # fmt: skip


def test_hands_have_features_besides_their_cards() -> None:
    hand = ["Gandalf", "Faramir", "Snowbourn Scout", "Sneak Attack", "Steward of Gondor", "Guard of the Citadel"]
    assert features(hand) == ["allies in hand: 4 or more", "allies and attachments for 2 or less: 3"]


@pytest.mark.parametrize(
    ("pairs", "words"),
    [
        (Pairs(both=40, first_only=30, second_only=2, neither=10), "keep"),
        (Pairs(both=40, first_only=2, second_only=30, neither=10), "mulligan"),
        (Pairs(both=4, first_only=2, second_only=1, neither=3), "cannot be told yet"),
    ],
)
def test_advice_is_given_only_where_it_can_be(pairs: Pairs, words: str) -> None:
    assert analysis_tables.advice(pairs, 1) == words


def test_one_row_of_many_has_to_be_more_lopsided_than_one_alone() -> None:
    pairs = Pairs(both=10, first_only=13, second_only=3, neither=24)
    assert pairs.interval[1] < 0
    assert analysis_tables.advice(pairs, 1) == "keep"
    assert analysis_tables.advice(pairs, 20) == "cannot be told yet"


def test_the_advice_knows_how_many_rows_there_are() -> None:
    found = AnalysisTally(PARTY, 0)
    lost = game_with(won=False)
    for _ in range(6):  # by itself p is 1/32
        found.add(seen_with(lost, ["Gandalf", "Faramir"], keep=True, anew=False, swaps=[]))
    rows = analysis_tables.hand_rows(found)[1:]
    assert [each[0] for each in rows if each[0].startswith("with")] == ["with Faramir", "with Gandalf"]
    assert {each[-1] for each in rows} == {"cannot be told yet"}
    assert f"{len(rows)} rows" in analysis_tables.mulligan_words(found)


# The command ---------------------------------------------------------------------------------


def test_workers_and_a_stop_on_the_way_change_nothing(tmp_path: Path) -> None:
    swap = ("--swap", "Sneak Attack=Grim Resolve")
    whole = figures(tmp_path, *swap, "--games", "3", "--workers", "1", command="analyse")
    file = str(tmp_path / "run.jsonl")
    figures(tmp_path, *swap, "--games", "1", "--workers", "1", "--resume", file, command="analyse")
    again = figures(tmp_path, "--games", "3", "--resume", file, "--workers", "1", table=(), command="analyse")
    assert again == whole
    assert whole["swaps"].keys() == {"Sneak Attack = Grim Resolve"}
    assert whole["games"] == 3


def test_the_sheet_warns_of_what_it_cannot_know(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    table = ("mirkwood", "--deck", "leadership", "--deck", "spirit", "--bot", "random")
    words = said(*table, "--games", "6", "--workers", "1", "--report", str(page), command="analyse")
    assert "Whether it is played is a choice" in " ".join(words.split())
    assert "What the encounter deck does" in words
    assert "Read with care" in page.read_text(encoding="utf-8")


def test_results_of_a_simulation_are_none_of_an_analysis(tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    said(*TABLE, "--games", "1", "--workers", "1", "--resume", file)
    assert "not the results of waybread analyse" in refusal("--resume", file, command="analyse")


def run(game: CardGame, notes: GameNotes, effect: Any) -> None:
    """Carry out an effect that asks nobody, heard by the notes."""
    game.tell = notes.hear
    with pytest.raises(StopIteration):
        effect.send(None)
