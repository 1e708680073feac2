"""The sixteen kinds of events, each by what it does."""

from typing import Any

import pytest

from tests.journeys.importers.jime.imported_game import notes, playing
from tests.journeys.importers.jime.written_scenarios import (
    AGILITY,
    BRANCH,
    CORRUPTION,
    DARKNESS,
    DECISION,
    DIALOG,
    GO,
    ITEM,
    MIGHT,
    MULTI,
    NO_STAT,
    PERSISTENT,
    PERSON,
    RANDOM,
    REPLACE,
    REWARD,
    SEARCH,
    SPIRIT,
    START,
    START_TOKEN,
    TEST,
    TEXT,
    TITLE,
    WILD,
    Data,
    book,
    event,
    scenario,
    tile,
    token,
)
from waybread.journeys.facts import Stat
from waybread.journeys.library import CARDS


def with_token(*events: Data, **top: Any) -> Data:
    """A scenario whose one space has the token of the first event."""
    return scenario(events=events, start=[tile(100, token(events[0]["dataName"]))], **top)


# 0 Text ---------------------------------------------------------------------------------------


def test_text_is_shown_pays_and_its_token_goes() -> None:
    found = event(TEXT, "Box", token=SEARCH, text="A box.", loreReward=2, xpReward=1, threatReward=-3)
    with playing(with_token(found)) as play:
        play.use("box")
        app = play.game.state.app
        assert play.shown[-1] == "A box."
        assert (play.tokens, app.lore, app.experience, app.threat) == ([], 2, 1, 3)


def test_a_persistent_text_stays_with_other_words_and_pays_once() -> None:
    board = event(
        TEXT, "Board", token=SEARCH, text="Read.", isPersistent=True, persistentText="Read before.", loreReward=1
    )
    with playing(with_token(board)) as play:
        assert play.game.adventure.token("board") is not None
        play.use("board")
        assert play.tokens == ["board~"]
        left = play.game.adventure.token("board~")
        assert left is not None
        assert play.game.adventure.texts[left.text] == "Read before."
        assert not left.interactions
        assert play.game.state.app.lore == 1


def test_the_words_on_a_token_and_on_its_button_are_the_files() -> None:
    found = event(TEXT, "Box", token=SEARCH, textBookData=book("It rattles."), tokenInteractionText="Shake it")
    with playing(with_token(found)) as play:
        box = play.game.adventure.token("box")
        assert box is not None
        words = play.game.adventure.texts
        assert (words[box.text], words[box.interactions[0].label], box.kind) == ("It rattles.", "Shake it", "search")


# 2 Tests --------------------------------------------------------------------------------------


def outcome_of(**fields: Any) -> tuple[list[str], int]:
    """The texts of a test from a token after one attempt, and the threat."""
    words: Data = {f"{each}BookData": book(f"{each}.") for each in ("pass", "fail", "progress")}
    data = with_token(event(TEST, "Try", token=SEARCH, **{"failThreat": 1, **words, **fields}))
    with playing(data) as play:
        play.use("try").until("turn", "turn order")
        return [*play.shown[1:], *play.tokens], play.game.state.app.threat


def test_a_test_that_is_passed_takes_its_token_away() -> None:
    assert outcome_of(successValue=0) == (["pass."], 0)


def test_a_test_that_is_failed_takes_its_token_away_too_and_raises_threat() -> None:
    assert outcome_of(successValue=99) == (["fail."], 1)


def test_a_cumulative_test_keeps_its_token_until_it_is_passed() -> None:
    assert outcome_of(successValue=99, isCumulative=True) == (["progress.", "try"], 0)


def test_a_cumulative_pass_or_fail_can_be_tried_again_and_raises_threat() -> None:
    assert outcome_of(successValue=99, isCumulative=True, passFail=True) == (["fail.", "try"], 1)


def test_successes_of_a_cumulative_test_add_up() -> None:
    data = with_token(event(TEST, "Try", token=SEARCH, testAttribute=WILD, isCumulative=True, successValue=3))
    with playing(data) as play:
        play.counters["successes try"] = 3
        play.use("try").until("turn", "turn order")
        assert play.tokens == []


@pytest.mark.parametrize(
    ("number", "alternative", "offered"),
    [
        (MIGHT, NO_STAT, {Stat.MIGHT}),
        ("Agility", 3, {Stat.AGILITY, Stat.SPIRIT}),
        (WILD, AGILITY, set(Stat)),
        (NO_STAT, SPIRIT, {Stat.SPIRIT}),
    ],
)
def test_the_stats_are_those_of_the_file(number: object, alternative: object, offered: set[Stat]) -> None:
    data = with_token(
        event(TEST, "Try", token=SEARCH, testAttribute=number, altTestAttribute=alternative, noAlternate=False)
    )
    with playing(data) as play:
        token_ = play.game.adventure.token("try")
        assert token_ is not None
        asked = next(each for each in token_.interactions[0].do if each.do == "test")
        assert set(asked.args["stats"]) == offered  # type: ignore[call-overload]


def test_a_random_stat_is_drawn_among_the_five() -> None:
    data = scenario(events=[event(TEST, "Try", on=GO, testAttribute=RANDOM, successValue=0)])
    seen = set()
    for seed in range(1, 40):
        with playing(data, seed=seed) as play:
            play.until("turn order")
            seen |= {str(facts["stat"]) for kind, facts in play.told if kind == "tested"}
    assert seen == {each.value for each in Stat}


def test_a_test_from_a_token_is_one_of_an_interaction() -> None:
    with playing(with_token(event(TEST, "Try", token=SEARCH))) as play:
        play.use("try").until("turn", "turn order")
        assert [facts["purpose"] for kind, facts in play.told if kind == "tested"] == ["interact"]


def test_a_test_that_no_token_asks_for_is_made_by_a_hero_of_choice() -> None:
    with playing(scenario(events=[event(TEST, "Try", on=GO)]), heroes=2) as play:
        play.until("hero")
        assert play.game.decision is not None
        assert play.game.decision.options == (0, 1)


# 3 Decision, 4 Branch, 6 MultiEvent -----------------------------------------------------------


def test_a_decision_fires_the_trigger_of_the_choice() -> None:
    events = [
        event(DECISION, "Fork", on=GO, text="Where?", choice1="Left", choice2="Right", choice3="Up",
              isThreeChoices=True, choice2Trigger="Go right"),
        event(TEXT, "R", on="Go right", text="Right it is."),
    ]  # fmt: skip
    with playing(scenario(events=events, triggers=["Go right"])) as play:
        assert play.game.decision is not None
        assert play.game.decision.options == (0, 1, 2)
        assert play.choose(1).shown[1:] == ["Where?", "Right it is."]


def test_a_third_choice_is_offered_only_if_there_are_three() -> None:
    with playing(scenario(events=[event(DECISION, "Fork", on=GO, choice3="Up")])) as play:
        assert play.game.decision is not None
        assert play.game.decision.options == (0, 1)


@pytest.mark.parametrize("fired", [True, False])
@pytest.mark.parametrize("by_event", [True, False])
def test_a_branch_looks_whether_a_trigger_was_fired(fired: bool, by_event: bool) -> None:
    suffix = "" if by_event else "Trigger"
    names = ("Yes", "No") if by_event else ("Say yes", "Say no")
    more: Data = {f"triggerIsSet{suffix}": names[0], f"triggerNotSet{suffix}": names[1]}
    events = [
        event(TEXT, "A", on=GO, after="Lit" if fired else "Look"),
        event(TEXT, "B", on="Lit", after="Look"),
        event(BRANCH, "Look", triggerTest="Lit", branchTestEvent=by_event, **more),
        event(TEXT, "Yes", on="Say yes", text="Yes."),
        event(TEXT, "No", on="Say no", text="No."),
    ]
    with playing(scenario(events=events, triggers=["Lit", "Say yes", "Say no"])) as play:
        assert play.shown[1:] == ["Yes." if fired else "No."]


def test_a_multi_event_starts_all_its_events_or_fires_all_its_triggers() -> None:
    events = [
        event(MULTI, "Events", on=GO, eventList=["A", "B"], after="Triggers", isSilent=False, text="Now."),
        event(MULTI, "Triggers", triggerList=["T"], usingTriggers=True, text="Not shown."),
        event(TEXT, "A", text="A."),
        event(TEXT, "B", text="B."),
        event(TEXT, "C", on="T", text="C."),
    ]
    with playing(scenario(events=events, triggers=["T"])) as play:
        assert play.shown[1:] == ["Now.", "A.", "B.", "C."]


# 5 Darkness -----------------------------------------------------------------------------------


def test_a_darkness_event_has_its_text_and_trigger_and_is_noted() -> None:
    data = scenario(events=[event(DARKNESS, "Dusk", on=GO, text="It is dark.", after="B"), event(TEXT, "B", text="B.")])
    with playing(data) as play:
        assert play.shown[1:] == ["It is dark.", "B."]
    assert notes(data) == [
        "Event 'Dusk': this kind of event has no behaviour yet; its text, rewards and trigger are kept."
    ]


# 7 Persistent ---------------------------------------------------------------------------------


def well() -> Data:
    return with_token(
        event(PERSISTENT, "Well", token=SEARCH, eventToActivate="Bucket", alternativeTextTrigger="Dry",
              alternativeBookData=book("It is dry.")),
        event(TEXT, "Bucket", token=SEARCH, text="Up it comes.", loreReward=1, after="Pulled"),
        event(TEXT, "Drought", after="Dry"),
        triggers=["Dry", "Pulled"],
        threats=[{"threshold": 2, "triggerName": "Drought"}],
    )  # fmt: skip


def test_a_persistent_token_forwards_to_another_event_and_never_leaves() -> None:
    with playing(well()) as play:
        play.use("well").use("well")
        assert play.shown[1:] == ["Up it comes.", "Up it comes."]
        assert play.tokens == ["well"]
        assert play.game.state.app.lore == 1  # paid once


def test_after_its_other_trigger_a_persistent_token_only_shows_other_words() -> None:
    with playing(well()) as play:
        play.rest()
        assert play.tokens == ["well~"]
        left = play.game.adventure.token("well~")
        assert left is not None
        assert (play.game.adventure.texts[left.text], left.interactions) == ("It is dry.", ())


# 9 Dialog -------------------------------------------------------------------------------------


def test_each_question_of_a_dialogue_is_asked_once_and_then_the_token_goes() -> None:
    data = with_token(
        event(DIALOG, "Man", token=PERSON, text="'Yes?'", choice1="Who?", choice2="Where?", c1Text="'Me.'",
              c2Text="'Here.'", c2Trigger="Heard", loreReward=1),
        event(TEXT, "B", on="Heard", text="So."),
        triggers=["Heard"],
    )  # fmt: skip
    with playing(data) as play:
        play.use("man")
        assert play.game.decision is not None
        assert play.game.decision.options == (0, 1)
        play.choose(1).use("man")
        assert play.tokens == []
        assert play.shown[1:] == ["'Yes?'", "'Here.'", "So.", "'Yes?'", "'Me.'"]
        assert play.game.state.app.lore == 1


def test_a_persistent_dialogue_leaves_its_token_behind() -> None:
    data = with_token(event(DIALOG, "Man", token=PERSON, choice1="Who?", isPersistent=True, persistentText="'Bye.'"))
    with playing(data) as play:
        assert play.use("man").tokens == ["man~"]


# 10 Replace -----------------------------------------------------------------------------------


def test_one_token_takes_the_place_of_another() -> None:
    data = with_token(
        event(TEXT, "Shut", token=SEARCH),
        event(TEXT, "Open", token=PERSON, text="In."),
        event(REPLACE, "Unlock", text="Click.", eventToReplace="Shut", replaceWithEvent="Open"),
        threats=[{"threshold": 2, "triggerName": "Unlock"}],
    )
    with playing(data) as play:
        assert play.tokens == ["shut"]
        play.rest()
        assert [(each.name, each.kind) for each in play.game.state.tokens] == [("open", "person")]


def test_a_token_is_replaced_before_its_tile_is_explored_too() -> None:
    data = scenario(
        events=[
            event(TEXT, "Shut", token=SEARCH),
            event(TEXT, "Ajar", token=SEARCH),
            event(TEXT, "Open", token=SEARCH),
            event(REPLACE, "One", on=GO, eventToReplace="Shut", replaceWithEvent="Ajar", after="Two"),
            event(REPLACE, "Two", eventToReplace="Ajar", replaceWithEvent="Open"),
        ],
        start=[tile(100), tile(101, token("Shut"), at="96,0")],
        opening={"isPreExplored": False},
    )
    with playing(data) as play:
        assert play.move().tokens == ["open"]


# 11 Reward, 12 Item, 13 Title -----------------------------------------------------------------


def test_a_reward_is_given_and_threat_falls() -> None:
    data = scenario(
        events=[
            event(TEXT, "Up", on=GO, threatReward=-9, after="Gift"),
            event(REWARD, "Gift", rewardLore=3, rewardXP=2, rewardThreat=4),
        ]
    )
    with playing(data) as play:
        app = play.game.state.app
        assert (app.lore, app.experience, app.threat) == (3, 2, 5)


def gift(**fields: Any) -> Data:
    more = [event(TEXT, "None left", on="Nothing", text="Nothing.")]
    return scenario(
        events=[event(ITEM, "Chest", on=GO, fallbackTrigger="Nothing", **fields), *more], triggers=["Nothing"]
    )


def test_an_item_goes_to_a_hero_of_choice() -> None:
    with playing(gift(itemList=[164]), heroes=2) as play:  # a circlet, for which a brooch stands in
        assert play.kind == "hero"
        play.choose(1)
        equipped = [play.game.state.identity[each] for each in play.game.state.equipped[1]]
        assert "item.brooch" in equipped
        assert play.game.state.trinkets_gained == ["item.brooch"]


def test_items_that_the_party_has_are_not_given_again_and_something_else_is() -> None:
    # the party has a rope in store; Aragorn has an old map
    data = gift(itemList=[194, 182], randomizedItemsCount=2, loreFallback=2, xpFallback=1)
    with playing(data) as play:
        assert play.game.state.trinkets_gained == []
        assert (play.game.state.app.lore, play.game.state.app.experience) == (4, 2)
        assert play.shown[1:] == ["Nothing."]


def test_what_is_missing_is_made_up_for_but_the_trigger_waits_for_none_at_all() -> None:
    data = gift(itemList=[194, 201], randomizedItemsCount=2, loreFallback=2)
    with playing(data) as play:
        assert play.game.state.trinkets_gained == ["item.torch"]
        assert (play.game.state.app.lore, play.shown[1:]) == (2, [])


def test_a_weapon_is_given_as_lore_and_that_is_noted() -> None:
    data = gift(itemList=[147])
    with playing(data) as play:
        assert play.game.state.app.lore == 4
    assert notes(data) == [
        "Event 'Chest': Numenorean Sword is no trinket, and only trinkets are found in an adventure; 4 lore stand in "
        "for it."
    ]


def test_a_title_goes_to_a_hero_and_one_of_another_box_is_replaced() -> None:
    data = scenario(events=[event(TITLE, "Song", on=GO, titleList=[28])])
    with playing(data) as play:
        assert play.game.state.titles == ["0:title.21"]
    assert notes(data) == [f"Event 'Song': Undying is of another box; {CARDS['title.21'].title} stands in for it."]


# 14 Start -------------------------------------------------------------------------------------


def test_heroes_start_in_the_spaces_that_are_marked() -> None:
    data = scenario(
        events=[event(START, "Here", token=START_TOKEN)], start=[tile(200, token("Here", START_TOKEN, at="300,400"))]
    )
    with playing(data, heroes=2) as play:
        assert play.game.state.position == [2, 2]


# 15 Corruption --------------------------------------------------------------------------------


def corrupting(amount: int, target: int) -> Data:
    return scenario(events=[event(CORRUPTION, "Ring", on=GO, corruption=amount, corruptionTarget=target)])


def test_corruption_comes_over_each_hero() -> None:
    with playing(corrupting(2, 3), heroes=3) as play:
        assert [play.counters[f"corruption {hero}"] for hero in range(3)] == [2, 2, 2]


def test_corruption_comes_over_one_hero_of_choice() -> None:
    with playing(corrupting(2, 1), heroes=3) as play:
        play.choose(2)
        assert [play.counters.get(f"corruption {hero}") for hero in range(3)] == [None, None, 2]


def test_corruption_comes_over_as_many_heroes_as_are_chosen() -> None:
    with playing(corrupting(1, 2), heroes=3) as play:
        play.choose(2, 0, -1)
        assert [play.counters.get(f"corruption {hero}") for hero in range(3)] == [1, None, 1]


@pytest.mark.rule("jme:adv.conflicts.1")
def test_the_party_says_whose_last_stand_comes_first_when_corruption_brings_several() -> None:
    with playing(corrupting(4, 3), heroes=3) as play:
        asked = play.game.decision
        assert asked is not None
        assert (asked.kind, asked.options) == ("hero", (0, 1, 2))
        play.choose(2)
        assert play.game.state.last_stands == [0, 0, 1]


def test_four_corruption_force_a_last_stand_of_fear() -> None:
    with playing(corrupting(4, 3)) as play:
        stands = [facts for kind, facts in play.told if kind == "last stand"]
        assert [each["what"] for each in stands] == ["fear"]
        assert play.counters["corruption 0"] == 0


def test_corruption_can_be_taken_away_but_not_below_nothing() -> None:
    with playing(corrupting(-2, 3)) as play:
        assert play.counters["corruption 0"] == 0
