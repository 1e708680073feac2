"""Journeys, plugged into the fidelity gates."""

from collections import Counter

from tests.gates import Plug
from waybread.journeys import ADVENTURES, JourneyGame
from waybread.journeys.facts import CardType, Limit, Stat
from waybread.journeys.secrecy import hidden_cards
from waybread.journeys.state import Group, JourneyState, Lasting, Zone
from waybread.kernel import Json

PARTY = (
    ("Aragorn", "Captain", ("item.sword", "item.banner", "item.travel-garb"), "item.old-map"),
    ("Legolas", "Hunter", ("item.great-bow", "item.cloak"), "item.torch"),
    ("Gimli", "Guardian", ("item.battle-axe", "item.ring-mail"), "item.helmet"),
    ("Bilbo", "Burglar", ("item.dagger", "item.cloak"), "item.old-pipe"),
    ("Elena", "Musician", ("item.dagger", "item.harp", "item.cloak"), "item.tome"),
)


def setup(adventure: str, heroes: int, difficulty: str = "normal", *, seats: int = 5) -> dict[str, Json]:
    """A party of so many heroes on an adventure, with one seat each, or shared seats."""
    party: list[Json] = [
        {"hero": hero, "role": role, "items": list(items), "skills": [], "titles": [], "trinket": trinket,
         "seat": number % seats}
        for number, (hero, role, items, trinket) in enumerate(PARTY[:heroes])
    ]  # fmt: skip
    return {"adventure": adventure, "difficulty": difficulty, "heroes": party, "trinkets": ["item.rope"]}


def hidden(game: JourneyGame, viewer: int) -> dict[str, list[str]]:
    """What lies hidden from a seat, by place."""
    state = game.state
    places: dict[str, list[str]] = {}
    for card in hidden_cards(game, viewer):
        owner = state.owner[card]
        kind = game.card(card).type
        place = f"the {kind} deck" if owner < 0 else f"the skills of {owner}"
        if kind is not CardType.SKILL and owner >= 0:
            place = f"{kind} of {owner}"
        places.setdefault(place, []).append(state.identity[card])
    return places


def secrets(game: JourneyGame, viewer: int | None) -> set[str]:
    """Keys, as a view would have them, and titles of hidden cards of which no copy is known."""
    state = game.state
    seats = range(len(game.players)) if viewer is None else (viewer,)
    unseen = [set(hidden_cards(game, seat)) for seat in seats]
    away = set.intersection(*unseen) if viewer is not None else set.union(*unseen)
    shown = [card for card in range(len(state.identity)) if card not in away]
    open_keys = {state.identity[card] for card in shown}
    open_titles = {state.cards[card].title for card in shown} | set(game.adventure.texts.values())
    keys = {state.identity[card] for card in away} - open_keys
    titles = {state.cards[card].title for card in away}
    unknown = {each for each in titles if not any(each in other for other in open_titles)}
    return {f'"{each}"' for each in keys} | unknown


def invariant(game: JourneyGame) -> None:
    """Each card is in one place, where its zone says; nothing is negative; heroes stand on the map or are out."""
    state = game.state
    revealed = [card for test in state.tests for card in test.revealed]
    places = {
        Zone.DECK: [card for each in state.decks for card in each],
        Zone.DISCARD: [card for each in state.discards for card in each],
        Zone.ASIDE: [card for each in state.aside for card in each],
        Zone.PREPARED: [card for each in state.prepared for card in each],
        Zone.EQUIPPED: [card for each in state.equipped for card in each],
        Zone.BOON: [card for each in state.boons for card in each],
        Zone.HARM: [card for each in state.harm for card in each],
        Zone.HARM_DECK: [*state.damage_deck, *state.fear_deck, *state.weakness_deck],
        Zone.CARD: list(game.heroes),
        Zone.SUPPLY: [card for card, zone in enumerate(state.zone) if zone == Zone.SUPPLY],
    }
    found = Counter(card for each in places.values() for card in each)
    loose = [card for card, zone in enumerate(state.zone) if zone in (Zone.REVEALED, Zone.LIMBO)]
    assert all(found[card] == 1 for card in range(len(state.identity)) if card not in loose), (
        "a card is lost or doubled"
    )
    assert not any(found[card] for card in loose), "a revealed card lies elsewhere too"
    assert set(revealed) <= set(loose), "a test has revealed a card that is not turned up"
    for zone, cards in places.items():
        assert all(state.zone[card] == zone for card in cards), f"a card is not where its zone says: {zone!r}"
    assert game.decision is None or not game.quiescent or not loose, "a card is turned up, but no effect runs"
    assert min(state.inspiration) >= 0, f"inspiration: {state.inspiration}"
    assert all(amount >= 0 for amount in state.depletion.values()), f"tokens: {state.depletion}"
    assert all(len(each) <= 4 for each in state.prepared) or not game.quiescent, "more than four cards are prepared"
    for hero, space in enumerate(state.position):
        if game.quiescent and game.decision is not None and state.round:
            assert (space in game.board.spaces) != state.defeated[hero], f"hero {hero} stands in {space}"
    assert all(_sound(each) for each in state.groups), f"groups: {state.groups}"
    assert len({each.number for each in state.groups}) == len(state.groups)


def _sound(group: Group) -> bool:
    return bool(group.figures) and all(each.health > 0 and each.armour >= 0 for each in group.figures)


def favour(state: JourneyState) -> None:
    """Tireless heroes, for the whole adventure: random players get further, and win now and then."""
    for hero in range(len(state.heroes)):
        for what, amount in ((Limit.DAMAGE, 12), (Limit.FEAR, 12), (Stat.MIGHT, 4), (Stat.WIT, 4), (Stat.SPIRIT, 4)):
            state.lasting.append(Lasting(what, amount, "adventure", hero, hero))


def title(game: JourneyGame, card: int) -> str:
    """What a card is, whatever it lies there as."""
    return game.card(card).title


def alike(game: JourneyGame, viewer: int | None, card: int) -> list[int]:
    """The hidden cards of the same kind that lie in the same place."""
    state = game.state
    piles = (state.damage_deck, state.fear_deck, state.weakness_deck, *state.decks, *state.harm)
    pile = next(each for each in piles if card in each)
    hidden = set(hidden_cards(game, viewer))
    return [each for each in pile if each in hidden and game.card(each).type is game.card(card).type]


def progress(game: JourneyGame) -> str:
    """The objective that the party has reached."""
    return game.state.app.objective or "all done"


def plug(adventure: str, heroes: int, difficulty: str = "normal") -> Plug:
    """An adventure for a number of heroes, each with a seat."""
    name = f"{adventure.replace('-', '_').upper()}_{difficulty.upper()}_{heroes}"
    return Plug(
        game=JourneyGame,
        setup=setup(adventure, heroes, difficulty),
        players=heroes,
        hidden=hidden,
        secrets=secrets,
        invariant=invariant,
        kinds=("turn", "test", "ability", "turn end", "guard", "negate"),
        where=f"tests.journeys.plug:{name}",
        sparse=32,
        favour=favour,
        title=title,
        alike=alike,
        progress=progress,
    )


COLD_BEACON_NORMAL_1, COLD_BEACON_NORMAL_3, COLD_BEACON_HARD_5 = (
    plug("cold-beacon", 1), plug("cold-beacon", 3), plug("cold-beacon", 5, "hard"),
)  # fmt: skip
HELD_FORD_HARD_1, HELD_FORD_NORMAL_3, HELD_FORD_HARD_4 = (
    plug("held-ford", 1, "hard"), plug("held-ford", 3), plug("held-ford", 4, "hard"),
)  # fmt: skip
HOLLOW_HILL_HARD_2, HOLLOW_HILL_NORMAL_4 = plug("hollow-hill", 2, "hard"), plug("hollow-hill", 4)
HUNTED_ROAD_NORMAL_1, HUNTED_ROAD_HARD_3 = plug("hunted-road", 1), plug("hunted-road", 3, "hard")
MISSING_MILLER_NORMAL_2, MISSING_MILLER_HARD_5 = plug("missing-miller", 2), plug("missing-miller", 5, "hard")
RINGING_WALL_NORMAL_2, RINGING_WALL_HARD_4 = plug("ringing-wall", 2), plug("ringing-wall", 4, "hard")
JOURNEYS = (
    COLD_BEACON_NORMAL_1, COLD_BEACON_NORMAL_3, COLD_BEACON_HARD_5, HELD_FORD_HARD_1, HELD_FORD_NORMAL_3,
    HELD_FORD_HARD_4, HOLLOW_HILL_HARD_2, HOLLOW_HILL_NORMAL_4, HUNTED_ROAD_NORMAL_1, HUNTED_ROAD_HARD_3,
    MISSING_MILLER_NORMAL_2, MISSING_MILLER_HARD_5, RINGING_WALL_NORMAL_2, RINGING_WALL_HARD_4,
)  # fmt: skip

EVERY = tuple(
    plug(adventure, heroes, "hard" if (number + heroes) % 2 else "normal")
    for number, adventure in enumerate(sorted(ADVENTURES))
    for heroes in range(1, 6)
)
"""Every adventure with every number of heroes, half of them on hard: for ``make soak``."""


def __getattr__(name: str) -> Plug:
    """Find a plug of ``EVERY`` by its name, as other processes do."""
    for each in EVERY:
        if each.where == f"{__name__}:{name}":
            return each
    raise AttributeError(name)
