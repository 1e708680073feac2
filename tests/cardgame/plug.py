"""The card game, plugged into the fidelity gates."""

import json
from collections import Counter
from typing import TypeAlias

from tests.gates import Plug
from waybread.cardgame import BOXES, SCENARIOS, CardGame
from waybread.cardgame.card_lookup import IN_DECKS
from waybread.cardgame.effects.game_end import ELIMINATION_LEVEL
from waybread.cardgame.facts import Card, CardType, Sphere, Stat
from waybread.cardgame.library import CARDS
from waybread.cardgame.secrecy import hidden_cards
from waybread.cardgame.state import SCENARIO, CardState, Lasting, Zone
from waybread.kernel import Json

_HEROES = (
    ("Aragorn", "Théodred", "Glóin"),
    ("Gimli", "Legolas", "Thalin"),
    ("Éowyn", "Eleanor", "Dúnhere"),
    ("Denethor", "Glorfindel", "Beravor"),
)


def deck(seat: int, box: str = "core") -> dict[str, Json]:
    """A deck with every card of the spheres of its heroes, and Gandalf; with a later box its heroes and cards too."""
    heroes = _heroes(box)[seat]
    spheres = {CARDS[each].sphere for each in heroes} | {Sphere.NEUTRAL}
    cards = (each for each in _cards_of(box) if each.type in IN_DECKS and each.campaign is None)
    return {"heroes": heroes, "cards": {each.key: each.quantity for each in cards if each.sphere in spheres}}


def _heroes(box: str) -> list[list[str]]:
    """The heroes of four decks: those of the core set, as far as others of a later box do not take their places."""
    found = {each.title: each.key for each in _cards_of(box) if each.type is CardType.HERO}  # the last of a title
    core = {title for titles in _HEROES for title in titles}
    others = iter([key for title, key in found.items() if title not in core])
    last = [next(others, found[titles[-1]]) for titles in _HEROES]
    return [[found[first], found[second], third] for (first, second, _), third in zip(_HEROES, last, strict=True)]


def _cards_of(box: str) -> list[Card]:
    """The player cards of the core set, then those of a later box, in the order of their numbers."""
    sets = dict.fromkeys(("core", *BOXES[box].sets)) if box != "core" else ("core",)
    cards = [card for key, card in CARDS.items() if card.player_back and "/" not in key and not card.encounter_set]
    return [
        each
        for code in sets
        for each in sorted(cards, key=lambda each: each.number)
        if each.key.partition(":")[0] == code
    ]


def hidden(game: CardGame, viewer: int) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    names = {
        Zone.DECK: "a deck",
        Zone.HAND: "a hand",
        Zone.ENCOUNTER_DECK: "the encounter deck",
        Zone.SHADOW: "a shadow",
    }
    for card in hidden_cards(game, viewer):
        zone = Zone(game.state.zone[card])
        owner = "" if game.state.owner[card] == SCENARIO else f" of {game.state.owner[card]}"
        places.setdefault(names.get(zone, str(zone)) + owner, []).append(game.state.identity[card])
    return places


def secrets(game: CardGame, viewer: int | None) -> set[str]:
    """Titles and keys of hidden cards of which no other copy may be known, and that no known text names."""
    state = game.state
    hands = [card for hand in state.hands for card in hand]
    unknown = (
        hidden_cards(game, viewer)
        if viewer is not None
        else [*hands, *state.encounter_deck, *(card for each in state.decks for card in each)]
    )
    total = Counter(state.identity)
    away = Counter(state.identity[each] for each in unknown)
    titles = {CARDS[key].title for key in away if away[key] == total[key]}
    shown = {CARDS[state.identity[n]].title for n in range(len(state.identity)) if n not in unknown}
    keys = {json.dumps(key) for key in away if away[key] == total[key]}
    return keys | {title for title in titles if not any(title in other for other in shown)}


def invariant(game: CardGame) -> None:
    """Each card is in exactly one place, where its zone says; no token is negative; an end is what it is said to be."""
    state = game.state
    places: dict[int, list[int]] = {
        Zone.DECK: [card for each in state.decks for card in each],
        Zone.HAND: [card for each in state.hands for card in each],
        Zone.DISCARD: [card for each in state.discards for card in each],
        Zone.AREA: [card for each in state.areas for card in each],
        Zone.ENGAGED: [card for each in state.engaged for card in each],
        Zone.ENCOUNTER_DECK: state.encounter_deck,
        Zone.ENCOUNTER_DISCARD: state.encounter_discard,
        Zone.VICTORY: state.victory_display,
        Zone.ASIDE: state.aside,
        Zone.REMOVED: state.removed,
        Zone.QUEST_DECK: state.quest_deck,
        Zone.STAGING: state.staging,
        Zone.BESIDE: state.beside,
        Zone.SIDE_DECK: [card for each in state.side_decks for card in each.cards],
        Zone.SIDE_DISCARD: [card for each in state.side_decks for card in each.discards],
        Zone.ACTIVE: game.active_locations(),
        Zone.QUEST: [state.quest] if state.quest >= 0 else [],
        Zone.ATTACHED: [
            *state.host,
            *(card for each in state.deck_attachments.values() for card in each),
        ],
        Zone.SHADOW: [card for each in state.shadows.values() for card in each],
        Zone.LIMBO: [n for n, zone in enumerate(state.zone) if zone == Zone.LIMBO],
    }
    away = _elsewhere(state)
    places = {zone: [each for each in cards if each not in away] for zone, cards in places.items()}
    places[Zone.ELSEWHERE] = away
    found = Counter(card for each in places.values() for card in each)
    assert all(found[card] == 1 for card in range(len(state.identity))), "a card is not in exactly one place"
    for zone, cards in places.items():
        assert all(state.zone[card] == zone for card in cards), f"a card is not where its zone says: {Zone(zone)!r}"
    for tokens in (state.damage, state.progress, state.resources):
        assert all(amount > 0 for amount in tokens.values()), f"tokens of nothing or less: {tokens}"
    assert all(0 <= threat <= ELIMINATION_LEVEL for threat in state.threat), f"threat out of range: {state.threat}"
    kept, state.index = state.index, None
    assert kept is None or dict(kept) == dict(game.index), "the index of abilities in play is out of date"
    attached = {(card, host) for host, cards in state.attached.items() for card in cards}
    apart = {card for each in state.side_decks for card in (*each.cards, *each.discards)}
    assert apart <= set(state.side_deck_of), "a card lies in a side deck that it does not belong to"
    assert attached == set(state.host.items()), "attachments and hosts disagree"
    resolving = [card for card, zone in enumerate(state.zone) if zone == Zone.LIMBO]
    aimed = [state.play.card] if state.play else []  # an event, and its target is asked for
    assert game.decision is None or not game.quiescent or resolving in ([], aimed), (
        "a card is being resolved, but no effect runs"
    )
    if state.outcome is not None:
        everybody = state.outcome.reason == "every player has been eliminated"
        assert everybody == all(state.eliminated), f"{state.outcome} with {state.eliminated}"
        assert state.outcome.won == ("total" in state.outcome.score), f"a won game is scored: {state.outcome}"


def _elsewhere(state: CardState) -> list[int]:
    """The cards in play at staging areas that are not being played."""
    found: list[int] = []
    for area in state.elsewhere:
        found += area.staging + [each for each in (area.active_location, *area.more_active, area.quest) if each >= 0]
        for player in area.players:
            found += state.areas[player] + state.engaged[player] + [*state.deck_attachments.get(player, ())]
    for host in found:
        found += state.attached.get(host, ())
    return found


def favour(state: CardState) -> None:
    """Heroes of great strength, for the whole game: random players reach the later stages, and win now and then."""
    for card, key in enumerate(state.identity):
        if state.owner[card] != SCENARIO and CARDS[key].type is CardType.HERO:
            for stat in (Stat.WILLPOWER, Stat.ATTACK, Stat.DEFENSE, Stat.HIT_POINTS):
                state.lasting += (Lasting(stat, 10, "game", card, (card,)),)


def title(game: CardGame, card: int) -> str:
    """What a card is, whatever it lies there as."""
    return CARDS[game.state.identity[card]].title


def alike(game: CardGame, viewer: int | None, card: int) -> list[int]:
    """The hidden cards that have the same back and owner."""
    return [each for each in hidden_cards(game, viewer) if game.state.owner[each] == game.state.owner[card]]


def progress(game: CardGame) -> str:
    """The stage that the players have reached."""
    identity, waiting = game.state.identity, game.state.quest_deck
    return f"stage {max(CARDS[key].stage for card, key in enumerate(identity) if card not in waiting)}"


def plug(players: int, scenario: str, name: str, *, easy: bool) -> Plug:
    """A scenario for a number of players, under the name that its plugs have here."""
    box = next(key for key, each in BOXES.items() if each.has(SCENARIOS[scenario].quest_cards()[0]))
    return Plug(
        game=CardGame,
        setup={"scenario": scenario, "easy": easy, "decks": [deck(seat, box) for seat in range(players)]},
        players=players,
        hidden=hidden,
        secrets=secrets,
        invariant=invariant,
        kinds=("action", "response", "target", "pay", "order", "defend", "engage", "commit", "attack", "travel"),
        where=f"tests.cardgame.plug:{name}{'_EASY' if easy else ''}_{players}",
        sparse=32,
        favour=favour,
        title=title,
        alike=alike,
        progress=progress,
    )


Plugs: TypeAlias = tuple[Plug, Plug, Plug, Plug]
"""A scenario for 1 to 4 players."""
_NAMES = {
    "passage-through-mirkwood": "PASSAGE",
    "journey-along-the-anduin": "ANDUIN",
    "escape-from-dol-guldur": "ESCAPE",
}
"""The scenarios that tests ask for by name."""


def _plugs(scenario: str, *, easy: bool) -> Plugs:
    name = _NAMES.get(scenario, scenario.upper().replace("-", "_"))
    one, two, three, four = (plug(players, scenario, name, easy=easy) for players in range(1, 5))
    return one, two, three, four


STANDARD = {scenario: _plugs(scenario, easy=False) for scenario in SCENARIOS}
"""Every scenario of every box, by its id."""
EVERY = tuple(
    each
    for by_id in (STANDARD, {scenario: _plugs(scenario, easy=True) for scenario in SCENARIOS})
    for scenario in by_id.values()
    for each in scenario
)
"""The same one by one, then in easy mode."""
globals().update({each.where.partition(":")[2]: each for each in EVERY})  # other processes find them by name
PASSAGE = PASSAGE_1, PASSAGE_2, PASSAGE_3, PASSAGE_4 = STANDARD["passage-through-mirkwood"]
ANDUIN = ANDUIN_1, ANDUIN_2, ANDUIN_3, ANDUIN_4 = STANDARD["journey-along-the-anduin"]
ESCAPE = ESCAPE_1, ESCAPE_2, ESCAPE_3, ESCAPE_4 = STANDARD["escape-from-dol-guldur"]
