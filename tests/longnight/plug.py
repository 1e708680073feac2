"""The Long Night, plugged into the fidelity gates."""

from tests.gates import Plug
from tests.longnight.cards import CARDS
from tests.longnight.game import LongNight


def hidden(game: LongNight, viewer: int) -> dict[str, list[str]]:
    state, known = game.state, game.state.seen[viewer]
    places = {
        "the deck": state.deck,
        "the other hand": state.hands[1 - viewer],
        "the other stake": state.staked[1 - viewer],
    }
    return {place: [game.title(each) for each in cards if each not in known] for place, cards in places.items()}


def secrets(game: LongNight, viewer: int | None) -> set[str]:
    """Card names are unique, so a hidden card's name may not be told at all."""
    if viewer is None:
        held = (*game.state.hands, *game.state.staked, game.state.deck)
        return {game.title(each) for cards in held for each in cards}
    return {name for names in hidden(game, viewer).values() for name in names}


def invariant(game: LongNight) -> None:
    state = game.state
    places = [state.deck, state.discards, *state.hands, *state.staked]
    cards = sorted(each for place in places for each in place)
    assert cards == list(range(len(CARDS))), f"a card is not in exactly one place: {places}"
    assert sorted(state.identity) == list(range(len(CARDS)))
    assert min(state.light, state.gloom, state.beacons, state.night) >= 0, "a number is negative"


PLUG = Plug(
    game=LongNight,
    setup={"beacons": 3},
    players=2,
    hidden=hidden,
    secrets=secrets,
    invariant=invariant,
    kinds=("stake", "watch", "ward", "gust", "put-out", "relay", "burn", "let-go"),
    where="tests.longnight.plug:PLUG",
)
