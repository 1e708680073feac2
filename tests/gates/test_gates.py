"""Each gate passes the sound game and finds the bug it exists to find."""

import random
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from tests.gates import (
    GATES,
    Gate,
    GateError,
    Plug,
    Run,
    clone_covers_fields,
    dealing_again_hides,
    determinize_hides,
    digests_agree,
    ends_properly,
    every_option_applies,
    full_replay,
    gate_name,
    invariants_hold,
    same_in_every_process,
    same_when_watched,
    save_and_load,
    shadow_clone,
    undo_returns,
    view_leaks_nothing,
)
from tests.longnight import CARDS, LongNight, NightState
from tests.longnight.cards import Ask
from tests.longnight.game import play_trick, steps
from tests.longnight.plug import PLUG
from waybread.kernel import (
    DERIVED,
    PASS,
    Decision,
    Effect,
    Event,
    Json,
    Outcome,
    Step,
    Steps,
    Streams,
    group,
)
from waybread.kernel.driver import Ended

SEEDS = range(12)


@pytest.mark.parametrize("gate", GATES, ids=gate_name)
def test_the_sound_game_passes(gate: Gate) -> None:
    gate(PLUG, SEEDS)


def planted(game: type[LongNight], **changes: Any) -> Plug:
    """The plug of a game with a bug in it."""
    return replace(PLUG, game=game, **changes)


def with_step(name: str, enter: Any, answer: Any = None) -> Steps[LongNight]:
    """The timing chart with one step replaced."""
    chart = Steps[LongNight](steps)
    chart[name] = Step(name, enter)
    chart[name].answer = answer or steps[name].answer
    return chart


def finds(gate: Gate, plug: Plug, said: str) -> None:
    """The gate finds the bug where it looks at every position, and in a long run that looks at few."""
    with pytest.raises(GateError, match=said):
        gate(plug, SEEDS)
    with pytest.raises(GateError, match=said):
        play(Run(plug, (gate,), sparse=True), range(200))


def play(run: Run, seeds: range) -> None:
    for seed in seeds:
        run.play(seed)
    run.judge()


# Shadow clone --------------------------------------------------------------------------


def test_shadow_clone_finds_a_loop_variable_outside_the_state() -> None:
    picked: list[int] = []  # belongs into the state

    def stake_torches(game: LongNight) -> Decision | None:
        state = game.state
        while state.active < 2:
            torches = game.torches(state.hands[state.active])
            ask = group(state.active, Ask.STAKE, torches, "night:2", tuple(picked), least=0, most=2)
            if ask:
                return ask
            lay_down(game)
        state.active = 0
        state.leave()
        return None

    def lay_down(game: LongNight) -> None:
        game.state.picked = [each for each in picked if each in game.state.hands[game.state.active]]
        picked.clear()
        game.stake()

    def torch_picked(game: LongNight, option: int) -> None:
        if option == PASS:
            lay_down(game)
        else:
            picked.append(option)

    class LocalVariable(LongNight):
        __slots__ = ()
        steps = with_step("2", stake_torches, torch_picked)

    finds(shadow_clone, planted(LocalVariable), "the clone|list.remove")


def test_shadow_clone_finds_an_attribute_that_a_clone_does_not_carry() -> None:
    def trick_played(game: Any, option: int) -> Effect | None:
        game.tricks_so_far = getattr(game, "tricks_so_far", 0) + (option != PASS)
        if game.tricks_so_far > 1:
            game.state.light += 1
        return steps["3"].answer(game, option)

    class StrayAttribute(LongNight):
        steps = with_step("3", steps["3"].enter, trick_played)

    finds(shadow_clone, planted(StrayAttribute), "has another state: light")


def test_shadow_clone_finds_an_effect_that_reads_the_outside() -> None:
    calls = iter(range(10**9))

    async def fickle(game: LongNight) -> None:
        state = game.state
        number = next(calls)
        await Decision(0, Ask.BLOW, (number % 3, 7), "night:4")
        state.light += number % 2

    def gust(game: LongNight) -> Effect:
        game.state.goto("5")
        return fickle(game)

    class FickleEffect(LongNight):
        __slots__ = ()
        steps = with_step("4", gust)

    finds(shadow_clone, planted(FickleEffect), "the clone")


@dataclass(slots=True, kw_only=True)
class SharingState(NightState):
    def clone(self) -> "SharingState":
        twin = SharingState(**{each: getattr(self, each) for each in FIELDS})
        for name in FIELDS:
            if name not in ("hands", "streams"):
                value = getattr(self, name)
                setattr(twin, name, value.copy() if isinstance(value, list) else value)
        twin.streams = self.streams.clone()
        return twin


FIELDS = tuple(NightState.__dataclass_fields__)


class Sharing(LongNight):
    """The clone of the state shares the hands with the original."""

    __slots__ = ()
    state_type = SharingState

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> SharingState:
        state = super().deal(setup, streams)
        return SharingState(**{each: getattr(state, each) for each in FIELDS})


def test_shadow_clone_finds_a_shared_list() -> None:
    finds(shadow_clone, planted(Sharing), "playing on a clone changed the game")


# Fields covered by clone -----------------------------------------------------------------


def test_clone_covers_fields_finds_a_shared_list() -> None:
    finds(clone_covers_fields, planted(Sharing), "the clone shares state.hands")


def test_clone_covers_fields_finds_a_forgotten_field() -> None:
    @dataclass(slots=True, kw_only=True)
    class ForgetfulState(NightState):
        omens: int = 0  # nothing sets it yet, so only the gate can notice

        def clone(self) -> "ForgetfulState":
            base = NightState.clone(self)
            return ForgetfulState(**{each: getattr(base, each) for each in FIELDS})

    class Forgetful(LongNight):
        __slots__ = ()
        state_type = ForgetfulState

        @classmethod
        def deal(cls, setup: Mapping[str, Json], streams: Streams) -> ForgetfulState:
            state = super().deal(setup, streams)
            return ForgetfulState(**{each: getattr(state, each) for each in FIELDS})

    finds(clone_covers_fields, planted(Forgetful), "clone forgets ForgetfulState.omens")


def test_clone_covers_fields_lets_a_cache_go_that_is_marked_as_derived() -> None:
    @dataclass(slots=True, kw_only=True)
    class CachedState(NightState):
        totals: dict[int, int] = field(default_factory=dict, compare=False, metadata=DERIVED)

        def clone(self) -> "CachedState":
            base = NightState.clone(self)
            return CachedState(**{each: getattr(base, each) for each in FIELDS})

    def watch(game: Any) -> Decision | Effect | None:
        game.state.totals[game.state.night] = game.state.light
        return steps["3"].enter(game)

    class Cached(LongNight):
        __slots__ = ()
        state_type = CachedState
        steps = with_step("3", watch)

        @classmethod
        def deal(cls, setup: Mapping[str, Json], streams: Streams) -> CachedState:
            state = super().deal(setup, streams)
            return CachedState(**{each: getattr(state, each) for each in FIELDS})

    for gate in (clone_covers_fields, shadow_clone, save_and_load, digests_agree):
        gate(planted(Cached), SEEDS)


@dataclass(kw_only=True)
class CachingState(NightState):
    """Holds something that is no field: no clone, save or digest would know of it."""

    def clone(self) -> "CachingState":
        base = NightState.clone(self)
        twin = CachingState(**{each: getattr(base, each) for each in FIELDS})
        twin.__dict__.update(self.__dict__)
        return twin


def watch_and_count(game: Any) -> Decision | Effect | None:
    game.state.__dict__["nights_watched"] = game.state.night
    return steps["3"].enter(game)


class Caching(LongNight):
    __slots__ = ()
    state_type = CachingState
    steps = with_step("3", watch_and_count)

    @classmethod
    def deal(cls, setup: Mapping[str, Json], streams: Streams) -> CachingState:
        state = super().deal(setup, streams)
        return CachingState(**{each: getattr(state, each) for each in FIELDS})


def test_clone_covers_fields_finds_data_that_is_no_field() -> None:
    finds(clone_covers_fields, planted(Caching), "nights_watched is not a field")


# Undo, save, replay, digest --------------------------------------------------------------


def counting_dusk(counter: list[int]) -> Any:
    def dusk(game: LongNight) -> None:
        steps["1"].enter(game)
        counter[0] += 1
        game.state.gloom = 2 + counter[0] % 5

    return dusk


def test_undo_returns_finds_a_game_that_depends_on_the_past_of_the_process() -> None:
    class Counting(LongNight):
        __slots__ = ()
        steps = with_step("1", counting_dusk([0]))

    finds(undo_returns, planted(Counting), "undo")


def test_save_and_load_finds_a_step_that_cannot_be_entered_again() -> None:
    def watch(game: LongNight) -> Decision | Effect | None:
        game.state.gloom += 1  # once too often when the step is entered again
        return steps["3"].enter(game)

    class NotReentrant(LongNight):
        __slots__ = ()
        steps = with_step("3", watch)

    finds(save_and_load, planted(NotReentrant), "does not lead to the position")


def test_save_and_load_finds_state_that_is_not_saved() -> None:
    def dusk(game: Any) -> None:
        steps["1"].enter(game)
        game.state.__dict__["began"] = True

    def trick_played(game: Any, option: int) -> Effect | None:
        game.state.light += "began" in game.state.__dict__
        return steps["3"].answer(game, option)

    class Unsaved(Caching):
        __slots__ = ()
        steps = Steps[LongNight]({**with_step("1", dusk), "3": with_step("3", steps["3"].enter, trick_played)["3"]})

    finds(save_and_load, planted(Unsaved), "the loaded game, after .* has another state: light")


def test_full_replay_finds_chance_outside_the_streams() -> None:
    def dusk(game: LongNight) -> None:
        steps["1"].enter(game)
        game.state.gloom = random.randrange(100)  # the planted bug

    class OutsideChance(LongNight):
        __slots__ = ()
        steps = with_step("1", dusk)

    finds(full_replay, planted(OutsideChance), "the replay.* has another state: gloom")


def test_digests_agree_finds_a_digest_that_misses_an_answer() -> None:
    class Blind(LongNight):
        __slots__ = ()

        def digest(self) -> str:
            return f"night {self.state.night}"

    finds(digests_agree, planted(Blind), "left the digest as it was")


def test_digests_agree_finds_a_digest_of_the_object_instead_of_its_data() -> None:
    class ByIdentity(LongNight):
        __slots__ = ()

        def digest(self) -> str:
            return f"{id(self.state)}"

    finds(digests_agree, planted(ByIdentity), "has another digest")


class HashOrder(LongNight):
    """Fills hands in the order of a set of strings."""

    __slots__ = ()

    def draw(self, player: int) -> None:
        super().draw(player)
        hand = self.state.hands[player]
        hand[:] = [self.state.identity.index(names[each]) for each in {self.title(c) for c in hand}]


names = {card.name: index for index, card in enumerate(CARDS)}
HASH_ORDER = replace(PLUG, game=HashOrder, where=f"{__name__}:HASH_ORDER")


def test_same_in_every_process_finds_the_order_of_a_set() -> None:
    finds(same_in_every_process, HASH_ORDER, "plays another game")


# Rules -----------------------------------------------------------------------------------


def test_every_option_applies_finds_an_option_that_fails() -> None:
    def watch(game: LongNight) -> Decision | None:
        state = game.state
        if state.passes == 2:
            state.goto("4")
            return None
        return Decision(state.active, Ask.WATCH, (*state.hands[state.active], PASS), "night:3")

    def trick_played(game: LongNight, option: int) -> Effect | None:
        if option != PASS:
            trick = CARDS[game.state.identity[option]].trick
            return trick(game, game.state.active)  # type: ignore[misc,return-value]  # the bug
        return steps["3"].answer(game, option)

    class OffersTooMuch(LongNight):
        __slots__ = ()
        steps = with_step("3", watch, trick_played)

    finds(every_option_applies, planted(OffersTooMuch), "option .* of .* fails: TypeError")


def test_every_option_applies_finds_an_answer_that_should_be_refused() -> None:
    class Gullible(LongNight):
        __slots__ = ()

        def choose(self, option: int) -> None:
            assert self.decision is not None
            super().choose(option if option in self.decision.options else self.decision.options[0])

    finds(every_option_applies, planted(Gullible), "an answer that is no option was taken")


def test_every_option_applies_finds_a_refusal_that_leaves_a_trace() -> None:
    class Marked(LongNight):
        __slots__ = ()

        def choose(self, option: int) -> None:
            self.state.light += 1
            super().choose(option)

    finds(every_option_applies, planted(Marked), "a refused answer changed the game")


def test_every_option_applies_finds_an_option_offered_twice() -> None:
    async def blow_twice(game: LongNight) -> None:
        await Decision(0, Ask.WARD, (PASS, PASS), "night:4")

    def gust(game: LongNight) -> Effect:
        game.state.goto("5")
        return blow_twice(game)

    class Twice(LongNight):
        __slots__ = ()
        steps = with_step("4", gust)

    finds(every_option_applies, planted(Twice), "offered twice")


def test_invariants_hold_finds_a_card_in_two_places() -> None:
    def trick_played(game: LongNight, option: int) -> Effect | None:
        state = game.state
        if option == PASS:
            return steps["3"].answer(game, option)
        state.discards.append(option)  # and still in hand
        return play_trick(game, state.active, option)

    class Duplicating(LongNight):
        __slots__ = ()
        steps = with_step("3", steps["3"].enter, trick_played)

    finds(invariants_hold, planted(Duplicating), "not in exactly one place")


def ending(outcome: Outcome | None) -> type[LongNight]:
    """A game that ends with the first night, in some way."""

    def dawn(game: LongNight) -> Any:
        game.state.outcome = outcome
        raise Ended

    class Ending(LongNight):
        __slots__ = ()
        steps = with_step("5", dawn)

    return Ending


def test_ends_properly_finds_a_loss_without_a_reason() -> None:
    finds(ends_properly, planted(ending(Outcome(won=False, reason=" "))), "the game is lost, but no reason is stated")


def test_ends_properly_finds_a_game_that_stops_without_an_outcome() -> None:
    finds(ends_properly, planted(ending(None)), "nothing is asked any more, but the game has not ended")


def test_ends_properly_finds_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.gates.rules.LONGEST", 200)

    def dawn(game: LongNight) -> Any:
        game.state.night = 1
        game.state.beacons = 3
        return steps["5"].enter(game)

    class Endless(LongNight):
        __slots__ = ()
        steps = with_step("5", dawn)

    finds(ends_properly, planted(Endless), "the game has not ended after 200 answers")


def test_ends_properly_finds_an_answer_taken_after_the_end() -> None:
    class Tireless(LongNight):
        __slots__ = ()

        def choose(self, option: int) -> None:
            if not self.over:
                super().choose(option)

    finds(ends_properly, planted(Tireless), "an answer was taken after the end")


# Secrecy ---------------------------------------------------------------------------------


def test_view_leaks_nothing_finds_a_hand_shown_to_the_other_player() -> None:
    class OpenHands(LongNight):
        __slots__ = ()

        def view(self, player: int | None) -> dict[str, Json]:
            hands = [[self.title(each) for each in hand] for hand in self.state.hands]
            return {**super().view(player), "all hands": hands}

    finds(view_leaks_nothing, planted(OpenHands), "the view tells .* of")


def test_view_leaks_nothing_finds_a_spectator_who_sees_a_hidden_number() -> None:
    class TellsSpectators(LongNight):
        __slots__ = ()

        def view(self, player: int | None) -> dict[str, Json]:
            hand = [self.state.identity[each] for each in self.state.hands[0]]
            return {**super().view(player), **({"hand": hand} if player is None else {})}

    finds(view_leaks_nothing, planted(TellsSpectators), "what a spectator cannot know changes their view")


def test_view_leaks_nothing_finds_an_event_before_the_first_decision() -> None:
    class LoudDeal(LongNight):
        __slots__ = ()

        def draw(self, player: int) -> None:
            super().draw(player)
            if self.tell and self.state.night == 1 and self.decision is None:
                self.tell(Event("dealt", {"card": self.title(self.state.hands[player][-1])}))

    finds(view_leaks_nothing, planted(LoudDeal), "the event dealt tells")


def test_view_leaks_nothing_finds_what_is_told_after_the_end() -> None:
    class TellsInTheEnd(LongNight):
        __slots__ = ()

        def view(self, player: int | None) -> dict[str, Json]:
            hands = [[self.title(each) for each in hand] for hand in self.state.hands]
            return {**super().view(player), **({"hands were": hands} if self.over else {})}

    finds(view_leaks_nothing, planted(TellsInTheEnd), "the view tells .* of")


def test_same_when_watched_finds_rules_that_listen_to_the_listener() -> None:
    def dawn(game: LongNight) -> Any:
        game.state.light += game.tell is not None
        return steps["5"].enter(game)

    class Vain(LongNight):
        __slots__ = ()
        steps = with_step("5", dawn)

    finds(same_when_watched, planted(Vain), "the game unheard, .* has another state: light")


def test_same_when_watched_finds_rules_that_hang_on_stops() -> None:
    def dawn(game: LongNight) -> Any:
        game.state.light += not game.asks_all
        return steps["5"].enter(game)

    class Shy(LongNight):
        __slots__ = ()
        steps = with_step("5", dawn)

    finds(same_when_watched, planted(Shy), "with stops everywhere, has another state: light")


def test_view_leaks_nothing_finds_a_number_that_hangs_on_hidden_cards() -> None:
    class TellsTheSum(LongNight):
        __slots__ = ()

        def view(self, player: int | None) -> dict[str, Json]:
            state = self.state
            total = sum(CARDS[state.identity[each]].light for each in state.deck[:2])
            return {**super().view(player), "to come": total}

    finds(view_leaks_nothing, planted(TellsTheSum), "cannot know changes their view")


def test_view_leaks_nothing_finds_options_that_hang_on_hidden_cards() -> None:
    def watch(game: LongNight) -> Decision | Effect | None:
        asked = steps["3"].enter(game)
        deck = game.state.deck
        if isinstance(asked, Decision) and deck and CARDS[game.state.identity[deck[-1]]].light:
            asked.options = (*asked.options, 99)
        return asked

    def watched(game: LongNight, option: int) -> Effect | None:
        return steps["3"].answer(game, PASS if option == 99 else option)

    class TellingOptions(LongNight):
        __slots__ = ()
        steps = with_step("3", watch, watched)

        def view(self, player: int | None) -> dict[str, Json]:
            view = super().view(player)
            view.pop("options", None)
            return view

    finds(view_leaks_nothing, planted(TellingOptions), "cannot know changes their options")


def test_view_leaks_nothing_finds_an_event_that_tells_a_drawn_card() -> None:
    class LoudDraw(LongNight):
        __slots__ = ()

        def draw(self, player: int) -> None:
            super().draw(player)
            if self.tell:
                card = self.state.hands[player][-1]
                self.tell(Event("drawn", {"player": player, "card": self.title(card)}))

    finds(view_leaks_nothing, planted(LoudDraw), "the event drawn tells")


def test_determinize_hides_finds_a_place_that_is_never_dealt_anew() -> None:
    class KeepsTheDeck(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            deck, self.state.deck = self.state.deck, []
            super().conceal(viewers, streams)
            self.state.deck = deck

    finds(determinize_hides, planted(KeepsTheDeck), "the deck, for player .* differs in only 0%")


def partly_concealing(when: Callable[[LongNight, int], bool]) -> type[LongNight]:
    """A game that deals anew only now and then."""

    class Partly(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            if all(when(self, viewer) for viewer in viewers):
                super().conceal(viewers, streams)

    return Partly


@pytest.mark.parametrize(
    "when",
    [
        lambda game, viewer: viewer == 0,
        lambda game, viewer: game.state.night == 1,
        lambda game, viewer: game.quiescent,
    ],
    ids=["for one player", "in one night", "between effects"],
)
def test_determinize_hides_finds_a_world_that_is_dealt_anew_only(when: Callable[[LongNight, int], bool]) -> None:
    finds(determinize_hides, planted(partly_concealing(when)), "differs in only")


def test_determinize_hides_finds_a_top_card_that_stays() -> None:
    class KeepsTheTop(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            top = self.state.deck.pop() if self.state.deck else None
            super().conceal(viewers, streams)
            if top is not None:
                self.state.deck.append(top)

    finds(determinize_hides, planted(KeepsTheTop), "the last of the deck")


def test_determinize_hides_finds_a_world_that_is_always_the_same() -> None:
    class OneWorld(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            super().conceal(viewers, Streams(7))

    finds(determinize_hides, planted(OneWorld), "from one imagined world to the next")


def test_determinize_hides_finds_cards_that_are_made_up() -> None:
    class Inventing(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            super().conceal(viewers, streams)
            for card in self.state.deck:
                self.state.identity[card] = streams.below("conceal", len(CARDS))

    finds(determinize_hides, planted(Inventing), "holds other things")


def test_determinize_hides_finds_a_game_that_claims_to_hide_nothing() -> None:
    plug = planted(LongNight, hidden=lambda game, viewer: {})
    finds(determinize_hides, plug, "nothing was hidden")


def test_determinize_hides_finds_a_world_that_knows_the_chance_to_come() -> None:
    class Lucky(LongNight):
        __slots__ = ()

        def determinize(self, viewer: int, seed: int, keep: Any = 0) -> Any:
            world = super().determinize(viewer, seed, keep)
            world.state.streams = self.state.streams.clone()
            return world

    finds(determinize_hides, planted(Lucky), "draws from the real streams")


def test_determinize_hides_finds_a_game_changed_by_imagining() -> None:
    class Touchy(LongNight):
        __slots__ = ()

        def determinize(self, viewer: int, seed: int, keep: Any = 0) -> Any:
            self.state.light += 1
            return super().determinize(viewer, seed, keep)

    finds(determinize_hides, planted(Touchy), "imagining a world changed the game")


def test_a_gate_says_how_to_get_to_the_fault() -> None:
    finds(shadow_clone, planted(Sharing), r"long-night, seed 0, after answers \[")


# Dealing again ---------------------------------------------------------------------------


def test_dealing_again_hides_finds_a_card_that_somebody_knows_and_that_changes() -> None:
    class Forgetful(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            super().conceal(tuple(viewers)[:1], streams)

    finds(dealing_again_hides, planted(Forgetful), "dealing again changes the view of 1")


def test_dealing_again_hides_finds_a_deck_that_stays() -> None:
    class OneWorld(LongNight):
        __slots__ = ()

        def conceal(self, viewers: Collection[int], streams: Streams) -> None:
            """Leave all as it is."""

    finds(dealing_again_hides, planted(OneWorld), "the deck, dealt again, differs in only 0%")


def test_dealing_again_hides_finds_a_hand_that_stays_though_its_player_is_no_knower() -> None:
    class KeepsHands(LongNight):
        __slots__ = ()

        def deal_again(self, seed: int, knowers: Iterable[int] | None = None) -> None:
            super().deal_again(seed)

    finds(dealing_again_hides, planted(KeepsHands), "the other hand, dealt again, differs in only 0%")


def test_dealing_again_hides_finds_chance_that_stays() -> None:
    class OldChance(LongNight):
        __slots__ = ()

        def deal_again(self, seed: int, knowers: Iterable[int] | None = None) -> None:
            chance = self.state.streams.clone()
            super().deal_again(seed, knowers)
            self.state.streams = chance

    finds(dealing_again_hides, planted(OldChance), "chance follows the old seed")


def test_dealing_again_hides_finds_an_undo_that_goes_back_beyond_it() -> None:
    class GoesBack(LongNight):
        __slots__ = ()

        def undo(self) -> None:
            self._redeals.clear()
            super().undo()

    finds(dealing_again_hides, planted(GoesBack), "the game after undo|back beyond")
