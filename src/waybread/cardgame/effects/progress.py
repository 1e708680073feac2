"""Progress, locations explored, stages completed, the quest won (lcg:quest-advancement.1, L26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Condition, Use, about_itself
from waybread.cardgame.abilities.ability_use import resolve
from waybread.cardgame.abilities.modifiers import stat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.recall import Recall, note, recalled
from waybread.cardgame.abilities.rules_in_play import affects, rule_applies, rule_in_play
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.state_checks import LOCATIONS, QUEST, settle
from waybread.cardgame.abilities.windows import AtOnce, after_window, when_window
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.game_end import lose, win
from waybread.cardgame.effects.leaving_play import leave_play
from waybread.cardgame.facts import CardType, Kind, Stat
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.cardgame.zones.piles import discard_pile
from waybread.kernel import Decision, Event, Fact

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_LEAVING: Final = "stage being left"
_LOCATION, _PLACES, _QUEST_POINTS = CardType.LOCATION, (Zone.ACTIVE, Zone.STAGING), Stat.QUEST_POINTS
_WINS, _LOSES, _ADVANCES, _COMPLETES = Rule.WINS, Rule.LOSES, Rule.ADVANCES, Rule.COMPLETES


async def progress_on_quest(game: CardGame, amount: int, source: int = -1) -> None:
    """Progress for the current quest: the active location takes what fills it first (lcg:active-location.5)."""
    state = game.state
    active = state.active_location
    if state.more_active or (active >= 0 and rule_in_play(game, Rule.PROGRESS_PASSES)):
        amount = await _past_several(game, amount, source)
    elif active >= 0:
        if not affects(game, source, active):
            return  # it is placed nowhere (lcg:faq.1.47-2)
        room = max(0, stat(game, active, Stat.QUEST_POINTS) - state.progress.get(active, 0))
        if room:
            amount -= await place_progress(game, active, min(amount, room), source)
        else:
            await explore(game, active)
        if state.active_location == active:
            return  # it is not full, or takes no progress: nothing goes past it
    if state.quest >= 0:
        await place_progress(game, state.quest, amount, source)


async def _past_several(game: CardGame, amount: int, source: int) -> int:
    """Place progress on several active locations, divided by the first player; returns what goes past them all."""
    state = game.state
    buffers = [each for each in game.active_locations() if not rule_applies(game, Rule.PROGRESS_PASSES, each)]
    room = {
        each: max(0, stat(game, each, Stat.QUEST_POINTS) - state.progress.get(each, 0))
        for each in buffers
        if affects(game, source, each)
    }
    shares = await _shares(game, room, amount, source)
    placed = await place_progress(game, shares, source=source)
    async with AtOnce(game):
        for each in [each for each in room if not room[each] and game.is_active(each)]:
            await explore(game, each)
    return 0 if any(game.is_active(each) for each in buffers) else amount - placed


async def _shares(game: CardGame, room: Mapping[int, int], amount: int, source: int) -> dict[int, int]:
    """How much goes on each of several locations; the first player is asked while there is a choice."""
    shares: dict[int, int] = {}
    left, later = amount, sum(room.values())
    for card, most in room.items():
        later -= most
        options = range(min(most, max(0, left - later)), min(most, left) + 1)
        share = options[0]
        if len(options) > 1:
            player, rule = game.state.first_player, "lcg:faq.1.34-2"
            share = await Decision(player, DecisionKind.PROGRESS_SHARE, tuple(options), rule, card)
        shares[card] = share
        left -= share
    return shares


async def place_progress(
    game: CardGame, cards: int | Sequence[int] | Mapping[int, int], amount: int = 0, source: int = -1
) -> int:
    """Place progress on a location or quest card, or on several at once (L39); returns how much in all.

    It is the same amount on each, or what a mapping says.
    """
    state = game.state
    placed = []
    amounts = (
        cards if isinstance(cards, Mapping) else dict.fromkeys((cards,) if isinstance(cards, int) else cards, amount)
    )
    for place, amount in amounts.items():
        card = state.quest if state.quest >= 0 and rule_applies(game, Rule.PROGRESS_PASSES, place) else place
        occurrence = Occurrence(On.PROGRESS_PLACED, card=card, amount=_capped(game, card, amount), source=source)
        if not _takes_progress(game, occurrence) or not await when_window(game, occurrence):
            continue
        occurrence.before = state.progress.get(card, 0)
        state.progress[card] = occurrence.before + occurrence.amount
        note(game, Recall.PROGRESS, card, occurrence.amount)
        placed.append(occurrence)
        if game.tell:
            facts = {**announcements.of(game, card), "amount": occurrence.amount, "total": state.progress[card]}
            points = stat(game, card, Stat.QUEST_POINTS)
            game.tell(Event("progress", {**facts, "points": points, **announcements.cause(game, source)}))
    total = sum([each.amount for each in placed])
    if placed:
        async with AtOnce(game):  # to be filled and to be explored is one (lcg:explored.1)
            await after_window(game, placed)
            await check_locations(game)
        await settle(game)
    return total


def _capped(game: CardGame, card: int, amount: int) -> int:
    """As much of an amount of progress as can still be placed on a card this round."""
    if amount <= 0 or not rule_in_play(game, Rule.PROGRESS_CAP):
        return amount
    caps = [int(str(each)) for each in game.rulings(Rule.PROGRESS_CAP, card) if each is not None]
    left = max(0, min(caps) - recalled(game, Recall.PROGRESS, card)) if caps else amount
    if not left and game.tell:
        game.tell(Event("capped", announcements.of(game, card)))
    return min(amount, left)


def _takes_progress(game: CardGame, occurrence: Occurrence) -> bool:
    card = occurrence.card
    return (
        occurrence.amount > 0
        and game.in_play(card)
        and affects(game, occurrence.source, card)
        and not rule_applies(game, Rule.CANNOT_HAVE_PROGRESS, card, occurrence.source)
    )


def full_locations(game: CardGame) -> list[int]:
    """Every location that has all its progress, wherever it lies, and that is not being explored already."""
    state = game.state
    return [
        card
        for card, progress in state.progress.items()
        if state.cards[card].type is _LOCATION
        and state.zone[card] in _PLACES
        and progress >= stat(game, card, _QUEST_POINTS)
        and f"exploring {card}" not in state.notes
    ]


async def check_locations(game: CardGame) -> None:
    """Explore every location that has all its progress, at the same time (lcg:explored.1, lcg:seq.loc.4)."""
    full = full_locations(game)
    if not full:
        return
    async with AtOnce(game):
        for card in full:
            if game.in_play(card):
                await explore(game, card)
    await settle(game)


async def move_progress(game: CardGame, card: int, to: int, amount: int, source: int = -1) -> int:
    """Move progress from a card to another, which is not placing it; returns how much."""
    progress = game.state.progress
    amount = min(amount, progress.get(card, 0))
    barred = rule_applies(game, Rule.CANNOT_HAVE_PROGRESS, to, source) or not game.in_play(to)
    if amount <= 0 or card == to or barred or not all(affects(game, source, each) for each in (card, to)):
        return 0
    progress[card] -= amount
    if not progress[card]:
        del progress[card]
    progress[to] = progress.get(to, 0) + amount
    if game.tell:
        where: dict[str, Fact] = {**announcements.other(game, "to", to), "amount": amount}
        game.tell(
            Event("progress moved", {**announcements.of(game, card), **where, **announcements.cause(game, source)})
        )
    await check_locations(game)
    await settle(game)
    return amount


def nth_token(number: int) -> Condition:
    """The progress token of this number has been placed on the card itself, perhaps among others."""

    def placed(game: CardGame, use: Use) -> bool:
        before, amount = use.occurrence.before, use.occurrence.amount
        return use.occurrence.card == use.card and before < number <= before + amount

    return about_itself(placed)


async def remove_progress(game: CardGame, card: int, amount: int) -> int:
    """Take progress off a card, as much as there is; a location is no buffer for that (L23). Returns how much."""
    progress = game.state.progress
    before = progress.get(card, 0)
    left = max(0, before - amount)
    if game.tell and left < before:
        game.tell(Event("progress lost", {**announcements.of(game, card), "amount": before - left}))
    if left:
        progress[card] = left
    else:
        progress.pop(card, None)
    return before - left


async def explore(game: CardGame, location: int) -> None:
    """A location has all its progress: it leaves play, which is not being discarded (lcg:explored.2)."""
    occurrence = Occurrence(On.EXPLORED, card=location, origin=game.state.zone[location])
    exploring = f"exploring {location}"  # what answers to it does not explore it a second time
    game.state.notes[exploring] = 1
    gone = await when_window(game, occurrence)
    del game.state.notes[exploring]
    if not gone:
        return
    goal = Zone.VICTORY if game.card(location).victory else Zone.ENCOUNTER_DISCARD
    async with AtOnce(game):
        await leave_play(game, location, goal, "explored")
        await after_window(game, occurrence)
    await settle(game)


def stage_complete(game: CardGame) -> bool:
    """Has the stage all its progress, and does nothing keep the players there?"""
    state = game.state
    progress = state.progress.get(state.quest, 0)
    if not rule_applies(game, _COMPLETES):
        points = stat(game, state.quest, Stat.QUEST_POINTS) if progress else 0
        if not 0 < points <= progress:
            return False
    return not rule_applies(game, Rule.CANNOT_ADVANCE)


def _goes_on(game: CardGame) -> bool:
    """Does card text have the players go on to the next stage?"""
    return rule_applies(game, _ADVANCES) and not rule_applies(game, Rule.CANNOT_ADVANCE)


def quest_decided(game: CardGame) -> bool:
    """Would ``check_quest`` find anything?"""
    state = game.state
    index = state.index or game.index
    by_text = _WINS in index or _LOSES in index or _ADVANCES in index or _COMPLETES in index
    if not by_text and state.quest not in state.progress:
        return False  # the rule, and fast
    if state.quest < 0 or _LEAVING in state.notes:
        return False
    if by_text and (rule_applies(game, _WINS) or rule_applies(game, _LOSES) or _goes_on(game)):
        return True
    return stage_complete(game)


async def check_quest(game: CardGame) -> None:
    """Win by card text, or go on to the next stage if this one is complete, in any phase (lcg:seq.quest.1)."""
    state = game.state
    if not quest_decided(game):
        return
    if any(game.rulings(_WINS)):
        win(game, f"the goal of {game.title(state.quest)} is met")
    if any(game.rulings(_LOSES)):
        lose(game, f"{game.title(state.quest)} is lost")
    await (advance(game) if _goes_on(game) else defeat_stage(game))


async def defeat_stage(game: CardGame) -> None:
    """Leave a stage; surplus progress is lost (lcg:quest-advancement.2). After the last one the game is won."""
    state = game.state
    stage = state.quest
    occurrence = Occurrence(On.STAGE_DEFEATED, card=stage)
    state.notes[_LEAVING] = stage  # what answers to it does not complete it a second time
    goes = await when_window(game, occurrence)
    del state.notes[_LEAVING]
    if not goes or state.quest != stage:
        return
    if not state.quest_deck:
        win(game, f"{game.title(stage)} was completed")
    await leave_stage(game, Zone.VICTORY if game.card(stage).victory else Zone.REMOVED, "defeated")
    if game.tell:
        game.tell(Event("stage defeated", announcements.of(game, stage)))
    await after_window(game, occurrence)
    if state.quest < 0:
        await reveal_stage(game, state.quest_deck[-1])


async def leave_stage(game: CardGame, to: Zone, reason: str, *, top: bool = True) -> None:
    """Put the current stage away; what is attached to it is discarded (lcg:attachment.4)."""
    stage = game.state.quest
    known = stage not in game.state.facedown
    held = game.attachments(stage)
    if held:
        async with AtOnce(game):
            for each in held:
                await leave_play(game, each, discard_pile(game.state, each), "discarded", host_reason=reason)
    take(game, stage)
    clear_card(game, stage)
    put(game, stage, to, top=top)
    if to is Zone.QUEST_DECK and known and game.card(stage).turned_later:
        game.state.seen[stage] = tuple(game.players)


async def advance(game: CardGame, to: Zone = Zone.REMOVED) -> None:
    """Go on to the next stage, which is not defeating this one: nothing answers to a defeat.

    This one goes out of the game, or where ``to`` says, such as to the victory display.
    """
    state = game.state
    if state.quest < 0 or _LEAVING in state.notes or rule_applies(game, Rule.CANNOT_ADVANCE):
        return
    await go_on(game, to)


async def go_on(game: CardGame, to: Zone = Zone.REMOVED) -> None:
    """Leave the current stage, whatever keeps the players there, and reveal the next one."""
    state = game.state
    stage = state.quest
    if not state.quest_deck:
        raise ValueError(f"there is no stage after {game.title(stage)} to go on to")
    await leave_stage(game, to, "left")
    if game.tell:
        game.tell(Event("stage left", announcements.of(game, stage)))
    await reveal_stage(game, state.quest_deck[-1])


async def reset_to_stage(game: CardGame, number: int) -> bool:
    """Go back to an earlier stage, side B up, without its setup (lcg:quest-reset.1); False if it was never left.

    The stage that is left loses its progress and lies on top of the quest deck again, below those between the two.
    """
    state = game.state
    stage = state.quest
    left = [each for each in (*state.removed, *state.victory_display) if game.type_of(each) is CardType.QUEST]
    found = [each for each in left if game.card(each).stage == number]
    if stage < 0 or not found:
        return False
    between = [each for each in left if number < game.card(each).stage < game.card(stage).stage]
    await leave_stage(game, Zone.QUEST_DECK, "left")
    for each in sorted(between, key=lambda card: -game.card(card).stage):
        take(game, each)
        put(game, each, Zone.QUEST_DECK)
    take(game, found[-1])
    put(game, found[-1], Zone.QUEST)
    if game.tell:
        game.tell(Event("reset", {**announcements.of(game, found[-1]), "stage": number}))
    await settle(game)
    return True


async def reveal_stage(game: CardGame, stage: int) -> None:
    """A stage becomes the current quest: side A, then side B (lcg:seq.quest.2), which may have to wait."""
    take(game, stage)
    number = game.card(stage).stage
    if game.card(stage).turned_later:
        game.state.facedown[stage] = True
        put(game, stage, Zone.QUEST)
    if game.tell:
        game.tell(Event("stage", {**announcements.stage(game, stage), "stage": number}))
    if stage in game.state.facedown:
        return
    await resolve_kind(game, stage, Kind.SETUP)  # side B is not up yet (lcg:setup.7)
    put(game, stage, Zone.QUEST)
    await _read_side_b(game, stage)


async def turn_stage(game: CardGame) -> None:
    """Turn the current stage to side B, if that is not up yet (lcg:quest-deck.2)."""
    state = game.state
    stage = state.quest
    if state.facedown.pop(stage, None):
        state.seen.pop(stage, None)
        state.index = None
        if game.tell:
            game.tell(Event("stage turned", announcements.of(game, stage)))
        await _read_side_b(game, stage)


async def _read_side_b(game: CardGame, stage: int) -> None:
    await when_window(game, Occurrence(On.STAGE_REVEALED, card=stage))
    await resolve_kind(game, stage, Kind.WHEN_REVEALED)
    await check_quest(game)  # it may be won as soon as it lies there
    await after_window(game, Occurrence(On.STAGE_REVEALED, card=stage))


async def resolve_kind(game: CardGame, card: int, kind: Kind) -> None:
    """Resolve each of a card's abilities of one kind, in order."""
    for slot, ability in enumerate(game.card(card).abilities):
        if ability.kind is kind:
            if game.tell:
                game.tell(Event("effect", announcements.ability(game, card, slot)))
            await resolve(game, Use(card, game.state.controller[card], slot))


LOCATIONS.register(full_locations, check_locations)
QUEST.register(quest_decided, check_quest)
