"""Setup, steps 1 to 7 (lcg:setup.1 to lcg:setup.7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from waybread.cardgame.abilities.recall import Recall, note
from waybread.cardgame.abilities.state_checks import settle
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.card_draw import tell_drawn
from waybread.cardgame.effects.entering_play import start_in_play
from waybread.cardgame.effects.progress import resolve_kind, reveal_stage
from waybread.cardgame.facts import Kind
from waybread.cardgame.state import SCENARIO, Zone
from waybread.cardgame.steps.chart import begin_turns, chart, seat
from waybread.cardgame.zones.card_moves import put, take
from waybread.cardgame.zones.piles import shuffle_deck
from waybread.kernel import Decision, Effect, Event

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

STARTING_HAND = 6
KEEP, MULLIGAN = 0, 1


@chart.step("setup.1")
def shuffle_decks(game: CardGame) -> None:
    """Player decks and the encounter deck are shuffled, the quest deck is not."""
    for player in game.players:
        shuffle_deck(game, player)
    shuffle_deck(game, SCENARIO)
    game.state.goto("setup.2")


@chart.step("setup.2")
def place_heroes(game: CardGame) -> None:
    """Heroes take their places, and threat dials are set to their threat cost."""
    state = game.state
    for player in game.players:
        for card in [each for each in state.aside if state.owner[each] == player]:
            take(game, card)
            put(game, card, Zone.AREA, player)
        state.threat[player] += sum(state.cards[each].threat_cost or 0 for each in state.areas[player])
        note(game, Recall.STARTING_THREAT, player, state.threat[player])
    state.goto("setup.4")
    begin_turns(game)


@chart.step("setup.4")
def choose_first_player(game: CardGame) -> Decision | None:
    """The players vote for the first player; without a majority chance decides."""
    state = game.state
    count = len(game.players)
    player = seat(game) if count > 1 else None
    if player is not None:
        return Decision(player, DecisionKind.FIRST_PLAYER, tuple(game.players), "lcg:setup.4")
    votes = Counter(state.votes).most_common(1)
    if count > 1:
        chosen, most = votes[0]
        if most * 2 <= count:
            chosen = state.streams.below("chance", count)
        state.first_player = chosen
        if game.tell:
            game.tell(Event("first player", {"player": chosen}))
    state.votes.clear()
    state.goto("setup.5")
    return None


@choose_first_player.answered
def voted(game: CardGame, option: int) -> None:
    """One vote is in."""
    game.state.votes.append(option)
    game.state.turn += 1


@chart.step("setup.5")
def draw_starting_hands(game: CardGame) -> None:
    """Everybody draws six cards."""
    for player in game.players:
        _draw_hand(game, player)
    begin_turns(game)
    game.state.goto("setup.5b")


@chart.step("setup.5b")
def mulligan(game: CardGame) -> Decision | None:
    """Each player may take one mulligan (lcg:mulligan.1)."""
    player = seat(game)
    if player is None:
        game.state.goto("setup.6")
        return None
    return Decision(player, DecisionKind.MULLIGAN, (KEEP, MULLIGAN), "lcg:mulligan.1")


@mulligan.answered
def mulligan_taken(game: CardGame, option: int) -> None:
    """The whole hand goes back and six new cards have to be kept (lcg:mulligan.2, .3)."""
    state = game.state
    player = seat(game)
    if option == MULLIGAN and player is not None:
        if game.tell:
            game.tell(Event("mulligan", {"player": player}))
        for card in list(state.hands[player]):
            take(game, card)
            put(game, card, Zone.DECK, player)
        shuffle_deck(game, player)
        _draw_hand(game, player)
    state.turn += 1


@chart.step("setup.6")
def stack_quest_deck(game: CardGame) -> None:
    """Quest cards lie in order, stage 1 on top; equal stages in random order."""
    state = game.state
    state.streams.shuffle("quest deck", state.quest_deck)
    state.quest_deck.sort(key=lambda card: -state.cards[card].stage)
    state.goto("setup.7")


@chart.step("setup.7")
def follow_setup_text(game: CardGame) -> Effect:
    """Side A of the first stage is followed, then it is turned over; a campaign card speaks before it."""
    game.state.goto("0.0")
    if game.state.beside:
        return _begin_campaign_game(game)
    return reveal_stage(game, game.state.quest_deck[-1])


async def _begin_campaign_game(game: CardGame) -> None:
    """What the log laid on heroes and dials counts; Setup cards and the campaign card come before stage 1 (L28)."""
    await settle(game)
    brought = {title for each in game.state.beside for title in game.card(each).brings}  # they wait for its text
    for card in [each for each in game.state.aside if game.card(each).starts_in_play]:
        if game.title(card) not in brought:
            await start_in_play(game, card)
    for card in list(game.state.beside):
        await resolve_kind(game, card, Kind.SETUP)
    await reveal_stage(game, game.state.quest_deck[-1])


def _draw_hand(game: CardGame, player: int) -> None:
    deck = game.state.decks[player]
    for _ in range(min(STARTING_HAND, len(deck))):
        put(game, deck.pop(), Zone.HAND, player)
    if game.tell:
        tell_drawn(game, player, game.state.hands[player], opening=True)
