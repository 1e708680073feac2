"""The card game, plugged into the fidelity gates."""

import json
from collections import Counter

from tests.gates import Plug
from waybread.cardgame import CardGame
from waybread.cardgame.effects.game_end import ELIMINATION_LEVEL
from waybread.cardgame.facts import CardType, Stat
from waybread.cardgame.library import CARDS
from waybread.cardgame.secrecy import hidden_cards
from waybread.cardgame.state import SCENARIO, CardState, Lasting, Zone
from waybread.kernel import Json

_HEROES = (
    ["Aragorn", "Théodred", "Glóin"],
    ["Gimli", "Legolas", "Thalin"],
    ["Éowyn", "Eleanor", "Dúnhere"],
    ["Denethor", "Glorfindel", "Beravor"],
)


def deck(seat: int) -> dict[str, Json]:
    """A deck with every card of the spheres of its heroes, and Gandalf."""
    heroes = _HEROES[seat]
    core = [card for card in CARDS.values() if card.set_name == "Core Set"]
    spheres = {card.sphere for card in core if card.title in heroes}
    cards = {
        card.title: card.quantity
        for card in core
        if not card.encounter_set and card.type in (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
        if card.sphere in spheres or card.title == "Gandalf"
    }
    return {"heroes": heroes, "cards": cards}


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


def plug(players: int, scenario: str, name: str) -> Plug:
    """A scenario for a number of players, under the name that its plugs have here; EASY in it is easy mode."""
    return Plug(
        game=CardGame,
        setup={"scenario": scenario, "easy": "EASY" in name, "decks": [deck(seat) for seat in range(players)]},
        players=players,
        hidden=hidden,
        secrets=secrets,
        invariant=invariant,
        kinds=("action", "response", "target", "pay", "order", "defend", "engage", "commit", "attack", "travel"),
        where=f"tests.cardgame.plug:{name}_{players}",
        sparse=32,
        favour=favour,
        title=title,
        alike=alike,
        progress=progress,
    )


def plugs(scenario: str, name: str) -> tuple[Plug, Plug, Plug, Plug]:
    """A scenario for 1 to 4 players."""
    return plug(1, scenario, name), plug(2, scenario, name), plug(3, scenario, name), plug(4, scenario, name)


_MIRKWOOD, _ANDUIN, _DOL_GULDUR = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"
PASSAGE = PASSAGE_1, PASSAGE_2, PASSAGE_3, PASSAGE_4 = plugs(_MIRKWOOD, "PASSAGE")
ANDUIN = ANDUIN_1, ANDUIN_2, ANDUIN_3, ANDUIN_4 = plugs(_ANDUIN, "ANDUIN")
ESCAPE = ESCAPE_1, ESCAPE_2, ESCAPE_3, ESCAPE_4 = plugs(_DOL_GULDUR, "ESCAPE")
PASSAGE_EASY = PASSAGE_EASY_1, PASSAGE_EASY_2, PASSAGE_EASY_3, PASSAGE_EASY_4 = plugs(_MIRKWOOD, "PASSAGE_EASY")
ANDUIN_EASY = ANDUIN_EASY_1, ANDUIN_EASY_2, ANDUIN_EASY_3, ANDUIN_EASY_4 = plugs(_ANDUIN, "ANDUIN_EASY")
ESCAPE_EASY = ESCAPE_EASY_1, ESCAPE_EASY_2, ESCAPE_EASY_3, ESCAPE_EASY_4 = plugs(_DOL_GULDUR, "ESCAPE_EASY")
CORE_SET = (*PASSAGE, *ANDUIN, *ESCAPE, *PASSAGE_EASY, *ANDUIN_EASY, *ESCAPE_EASY)
