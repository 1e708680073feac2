"""The tiny game plays by its own rules: each card does what it says."""

import pytest

from tests.longnight import CARDS, LongNight, NightState
from waybread.kernel import PASS, SetupError, Streams

NAMES = [card.name for card in CARDS]


def lay(step: str, hands: tuple[list[str], list[str]], *, staked: tuple[list[str], list[str]] = ([], [])) -> LongNight:
    """A night at a step, with cards in hand and staked; the rest is the deck, in order."""
    held = [NAMES.index(name) for cards in (*hands, *staked) for name in cards]
    state = NightState(
        stack=["3", "2"] if step == "2" else [step],
        streams=Streams(1),
        identity=list(range(len(CARDS))),
        deck=[n for n in range(len(CARDS)) if n not in held],
        beacons=3,
        night=1,
        gloom=5,
    )
    state.hands = [[NAMES.index(name) for name in cards] for cards in hands]
    state.staked = [[NAMES.index(name) for name in cards] for cards in staked]
    return LongNight.from_state(state)


def choose(game: LongNight, *names: str) -> None:
    for name in names:
        game.choose(PASS if name == "pass" else NAMES.index(name))


def offered(game: LongNight) -> list[str]:
    assert game.decision is not None
    return [game.title(each) for each in game.decision.options if each != PASS]


@pytest.mark.parametrize("player", [0, 1])
def test_kindling_asks_both_watchers_for_more_torches(player: int) -> None:
    hands = (["Taper"], ["Candle"])
    hands[player].append("Kindling")
    game = lay("3", hands)
    choose(game, "Kindling")
    assert (game.decision.player, offered(game)) == (0, ["Taper"])  # type: ignore[union-attr]
    choose(game, "Taper")
    assert (game.decision.player, offered(game)) == (1, ["Candle"])  # type: ignore[union-attr]


def test_a_ward_cancels_the_gust() -> None:
    game = lay("4", ([], ["Cloak"]), staked=(["Torch"], ["Brand"]))
    choose(game, "Cloak")
    assert NAMES.index("Cloak") in game.state.discards
    assert game.state.night == 2  # dawn found both torches burning: 6 light against 5
    assert game.state.beacons == 3


def test_an_unwarded_gust_puts_out_a_torch_of_a_chosen_watcher() -> None:
    game = lay("4", ([], []), staked=(["Taper"], ["Brand", "Torch"]))
    game.choose(1)
    assert game.decision is not None
    assert (game.decision.player, offered(game)) == (1, ["Brand", "Torch"])
    choose(game, "Torch")
    assert game.state.beacons == 2  # 4 light against 5


def test_relay_burns_up_to_two_cards_for_two_light_each() -> None:
    game = lay("3", (["Relay", "Taper"], ["Shutter"]))
    choose(game, "Relay")
    game.choose(0)
    choose(game, "Taper")
    game.choose(1)
    choose(game, "Shutter")
    assert game.state.beacons == 2  # 4 light against 5, with nothing staked


def test_watchman_looks_at_three_cards_and_discards_up_to_two() -> None:
    game = lay("3", (["Watchman"], []))
    top = [game.title(each) for each in game.state.deck[-3:]]
    choose(game, "Watchman")
    assert offered(game) == top
    assert sorted(name for name, _ in game.view(0)["seen"].values()) == sorted(top)
    assert game.view(1)["seen"] == {}
    choose(game, top[0], top[1])
    assert [game.title(each) for each in game.state.discards[:3]] == ["Watchman", top[0], top[1]]


@pytest.mark.parametrize("setup", [{"beacons": 0}, {"beacons": "3"}, {"nights": 4}])
def test_a_setup_that_makes_no_sense_is_refused_in_a_sentence(setup: dict[str, object]) -> None:
    with pytest.raises(SetupError, match=r"^The watch .*\.$"):
        LongNight.new(setup, 1)
