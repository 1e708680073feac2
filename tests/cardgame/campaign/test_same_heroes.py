"""Two heroes with one title in a campaign: the log says which one is played, and to the rules they are one name."""

import pytest

from tests.cardgame.rules.campaigns import CAMPAIGN
from tests.cardgame.same_titles import CORE_ARAGORN, LORE_ARAGORN, add_twins
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import Log, Plan, Preparation, prepare, read, record, write
from waybread.cardgame.campaign.campaign_log import Player, available, whole_collection, why_not_new
from waybread.cardgame.decks import deck
from waybread.cardgame.state import Zone
from waybread.kernel import Outcome

CORE, LORE = "Aragorn (Core Set)", "Aragorn (The Watcher in the Water)"
PASSAGE, ANDUIN, _ = CAMPAIGN


@pytest.fixture(autouse=True)
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    add_twins(monkeypatch)


def of_ann(*heroes: str, **entries: object) -> Log:
    return Log((Player("Ann", heroes),), **entries)  # type: ignore[arg-type]


def prepared(log: Log, *heroes: str, plan: Plan | None = None) -> Preparation:
    scenario = log.scenario
    assert scenario is not None
    return prepare(log, scenario, [deck(heroes, {"Gandalf (Core Set)": 3})], [plan or Plan()], casual=True)


@pytest.mark.parametrize(("key", "name"), [(CORE_ARAGORN, CORE), (LORE_ARAGORN, LORE)])
def test_the_first_game_enters_which_one_is_played(key: str, name: str) -> None:
    found = prepared(of_ann(), key, "Théodred")
    assert (found.problems, found.log.players[0].heroes) == ((), (name, "Théodred"))
    assert f" hero: {name}\n" in write(found.log)
    assert read(write(found.log)) == found.log


def test_a_log_with_a_bare_title_means_the_first_one() -> None:
    log = of_ann("Aragorn", won=(PASSAGE,))
    assert read(write(log)).players[0].heroes == (CORE,)
    assert prepared(log, CORE_ARAGORN).problems == ()
    (problem,) = prepared(log, LORE_ARAGORN).problems
    assert problem.startswith(f"Ann's deck has {LORE} where the log has Aragorn: a change of heroes")


def test_they_are_one_name_to_the_rules() -> None:
    log = of_ann(CORE)
    assert why_not_new(log, LORE, whole_collection()) == f"{LORE} is already one of the fellowship's heroes"
    assert {CORE, LORE} <= set(whole_collection())
    assert not {CORE, LORE} & set(available(log, whole_collection()))
    assert prepared(of_ann(CORE, won=(PASSAGE,)), CORE_ARAGORN, plan=Plan(swap=(CORE, LORE))).problems[0] == (
        f"Ann: a swap is for a hero of a different name than {CORE}."
    )


def test_who_comes_for_a_fallen_hero_is_the_one_that_was_named() -> None:
    log = of_ann("Théodred", won=(PASSAGE,), fallen=("Théodred",))
    found = prepared(log, LORE_ARAGORN, plan=Plan(replacements={"Théodred": LORE}))
    assert (found.problems, found.log.players[0].heroes) == ((), (LORE,))
    assert found.setup is not None
    assert CardGame.new(found.setup, 1).state.identity[0] == LORE_ARAGORN


def test_a_won_game_enters_which_one_has_fallen() -> None:
    found = prepared(of_ann(), LORE_ARAGORN)
    assert found.setup is not None
    state = CardGame.new(found.setup, 1).state
    hero = state.identity.index(LORE_ARAGORN)
    state.zone[hero] = Zone.DISCARD
    state.outcome = Outcome(won=True, reason="a test says so")
    assert record(found.log, CardGame.from_state(state)).fallen == (LORE,)
    with_the_other = of_ann(CORE)
    with pytest.raises(Exception, match="its heroes are not those of the log"):
        record(with_the_other, CardGame.from_state(state))
