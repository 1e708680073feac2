"""Phase 3, the quest: commit, staging, resolution (lcg:step.3.1 to lcg:step.3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.listeners import awaited, quiet
from waybread.cardgame.abilities.modifiers import committed_willpower, staging_threat
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.rules_in_play import rule_applies, rule_in_play, without_rule
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.abilities.windows import (
    after_window,
    when_window,
)
from waybread.cardgame.decisions import DecisionKind
from waybread.cardgame.effects.commitment import committed
from waybread.cardgame.effects.progress import progress_on_quest, turn_stage
from waybread.cardgame.effects.readiness import exhaust
from waybread.cardgame.effects.reveals import reveal_top
from waybread.cardgame.effects.threat import raise_threat
from waybread.cardgame.steps.chart import (
    and_then,
    begin_phase,
    begin_turns,
    chart,
    end_phase,
    open_window,
    seat,
)
from waybread.cardgame.zones.piles import refill_encounter_deck
from waybread.kernel import PASS, Decision, Effect, Event, group

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

_TO_REVEAL: Final = "cards to reveal"


@chart.step("3.1")
def quest_phase_begins(game: CardGame) -> Effect | None:
    """The quest phase begins; an empty encounter deck is made anew (L24)."""
    state = game.state
    state.phase = "quest"
    refill_encounter_deck(game)
    begin_turns(game)
    effect = begin_phase(game, "quest", "3.2")
    open_window(game, "3.1", "3.2", now=effect is None)
    return effect


def may_commit(game: CardGame, player: int) -> list[int]:
    """Ready characters that a player may commit (lcg:faq.q.ready)."""
    state = game.state
    ready = [each for each in game.characters(player) if each not in state.exhausted and each not in state.committed]
    return without_rule(game, Rule.CANNOT_EXHAUST, without_rule(game, Rule.CANNOT_COMMIT, ready))


@chart.step("3.2")
def commit_characters(game: CardGame) -> Decision | Effect | None:
    """Each player in turn commits any number of characters, all at once (lcg:seq.3.1-2)."""
    state = game.state
    player = seat(game)
    if player is None:
        open_window(game, "3.2", "3.3", now=True)
        return None
    state.active_player = player
    able, picked = may_commit(game, player), tuple(state.picked)
    most = len({*able, *picked}) if picked else len(able)  # a rule may bar some because of those that are picked
    bound = rule_in_play(game, Rule.MUST_COMMIT) and [
        each for each in able if rule_applies(game, Rule.MUST_COMMIT, each)
    ]
    least = len({*picked, *bound}) if bound else 0
    ask = group(player, DecisionKind.COMMIT, able, "lcg:step.3.2", picked, least=least, most=most)
    return ask or _commit(game)


@commit_characters.answered
def character_picked(game: CardGame, option: int) -> Effect | None:
    """Another one goes along, or the group is complete."""
    if option != PASS:
        game.state.picked.append(option)
        return None
    return _commit(game)


def _commit(game: CardGame) -> Effect:
    """Those picked commit to the quest; they exhaust together (lcg:step.3.2-2, lcg:seq.3.1-2)."""
    state = game.state
    picked, state.picked = state.picked, []
    state.turn += 1
    exhausting = without_rule(game, Rule.COMMITS_WITHOUT_EXHAUSTING, picked)
    return and_then(exhaust(game, exhausting), lambda: committed(game, picked, ends_step=True))


@chart.step("3.3")
def staging(game: CardGame) -> Effect | None:
    """One encounter card per player is revealed, one after the other (lcg:step.3.3-2)."""
    left = game.state.notes.pop(_TO_REVEAL, None)
    if left is None and game.state.quest in game.state.facedown:
        return turn_stage(game)  # and then this step begins
    if left is None:  # the number is settled now (lcg:faq.q.staging-count)
        extra = sum([int(str(each)) for each in game.rulings(Rule.EXTRA_REVEALS)])
        left = 0 if rule_applies(game, Rule.SKIP_STAGING) else len(game.order()) + extra
    if left > 1:
        game.state.notes[_TO_REVEAL] = left - 1
    else:
        open_window(game, "3.3", "3.4", now=left < 1)
    return reveal_top(game) if left > 0 else None


@chart.step("3.4")
def quest_resolution(game: CardGame) -> Effect:
    """Willpower is set against threat (lcg:step.3.4)."""
    open_window(game, "3.4", "3.5")
    return resolve_quest(game)


async def resolve_quest(game: CardGame) -> None:
    """Success, failure, or neither (lcg:step.3.4-2, -4, -5)."""
    state = game.state
    if awaited(game, On.QUEST_RESOLVED):
        await when_window(game, Occurrence(On.QUEST_RESOLVED, cards=tuple(state.committed)))
    questing = tuple(state.committed)  # who still is, after what was due before
    willpower, threat = committed_willpower(game), staging_threat(game)
    if game.tell:
        game.tell(Event("quest", {"willpower": willpower, "threat": threat}))
    difference = willpower - threat
    if difference > 0:
        state.quested = "success"
        occurrence = Occurrence(On.QUEST_SUCCEEDED, amount=difference, cards=questing)
        # Forced effects of success and responses to it come before the progress is placed (lcg:faq.1.24).
        if await when_window(game, occurrence):
            await progress_on_quest(game, occurrence.amount)
        await after_window(game, occurrence)
    elif difference < 0:
        state.quested = "failure"
        occurrence = Occurrence(On.QUEST_FAILED, amount=-difference, cards=questing)
        if await when_window(game, occurrence):
            rising = [each for each in game.order() if each not in occurrence.spared]
            await raise_threat(game, rising, occurrence.amount, reason="quest failed")
        await after_window(game, occurrence)
    else:
        state.quested = "draw"
    if not quiet(game, On.QUEST_RESOLVED):
        await after_window(game, Occurrence(On.QUEST_RESOLVED, cards=questing, reason=state.quested))


@chart.step("3.5")
def quest_phase_ends(game: CardGame) -> Effect | None:
    """The quest phase ends; characters are no longer committed but stay exhausted (lcg:seq.3.5)."""
    ending = end_phase(game, "4.1")
    if ending is not None:
        return and_then(ending, lambda: _uncommit(game))
    _uncommit(game)
    return None


def _uncommit(game: CardGame) -> None:
    game.state.committed.clear()
    game.state.quested = ""
