"""Decisions in words: what is asked, and what there is to know for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, cast

from waybread.journeys import (
    MOST_PREPARED,
    DecisionKind,
    HarmDecision,
    JourneyGame,
    StatDecision,
    card_chosen,
    fate_left,
    preview,
    successes,
)
from waybread.journeys.script import Action, Adventure, all_actions
from waybread.table.journeys.card_names import group_text, hits_text, token_text, token_words, words_of
from waybread.table.journeys.labels import answer_key, choices
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.table.rulebook_interface import Prompt, pending_decision
from waybread.texts import Arg, Text, content, joined, say

Asks = Callable[[JourneyQuestion], Text]


def prompt(game: JourneyGame, names: Sequence[str]) -> Prompt:
    """Return the pending decision of a game in words; the names are those of the players by seat."""
    decision = pending_decision(game)
    question = JourneyQuestion.at(game, decision, names)
    about = question.about
    if about in question.hidden:
        about = None
    title = "" if about is None else question.title(about)
    return Prompt.of(decision, QUESTIONS[decision.kind](question), choices(question), about, title)


def _who(question: JourneyQuestion) -> Arg:
    """The hero whom the question is about, or whose card asks."""
    about = question.about
    if about is None:
        return say("journeys.party")
    heroes = question.game.state.heroes
    return heroes[about] if about < len(heroes) else heroes[question.game.holder(about)]


def _explained(question: JourneyQuestion, asked: Text) -> Text:
    """A question with the text of the card that asks behind it, if one does."""
    about = question.about
    if about is None or about < len(question.game.state.heroes) or about in question.hidden:
        return asked
    texts = [each.text for each in question.game.card(about).abilities]
    if not texts:
        return say("journeys.ask.because_of", question=asked, card=question.card(about))
    return say("journeys.ask.by_text", question=asked, card=question.card(about), words=content(" ".join(texts)))


def _about(message: str) -> Asks:
    """A question about a hero, which the card's text explains."""
    return lambda question: _explained(question, say(message, who=_who(question)))


# The turn


def _turn(question: JourneyQuestion) -> Text:
    game, about = question.game, question.about
    if about is None or about >= len(game.state.heroes):
        return _explained(question, say("journeys.ask.one_more_action", who=game.state.heroes[game.state.active]))
    return say("journeys.ask.turn", who=question.hero(about), actions=game.state.actions, moves=game.state.moves)


def _turn_end(question: JourneyQuestion) -> Text:
    return say("journeys.ask.turn_end", who=_who(question))


def _ability(question: JourneyQuestion) -> Text:
    """Whose abilities are offered: of one hero, or of several who share a seat."""
    game, cards = question.game, [card_chosen(question.decision.kind, each) for each in question.decision.options]
    found = sorted({game.holder(each) for each in cards if each is not None})
    heroes = [game.state.heroes[each] for each in found if 0 <= each < len(game.state.heroes)]
    asked = say("journeys.ask.ability", who=joined("list.or", heroes)) if heroes else say("journeys.ask.any_ability")
    return _explained(question, asked)


# Tests and attacks


def _test(question: JourneyQuestion) -> Text:
    game, test = question.game, question.game.test
    if test is None:
        return say("journeys.ask.result")
    return say(
        "journeys.ask.test", who=question.hero(test.hero), stat=_stat_name(test.stat),
        negates="yes" if test.damage or test.fear else "no", harm=_harm(test.damage, test.fear),
        successes=successes(game, test), need=test.need, fate=fate_left(game, test), hits=test.hits,
    )  # fmt: skip


def _stat_name(stat: str) -> Text:
    return say("journeys.stat", stat=str(stat))


def _stat(question: JourneyQuestion) -> Text:
    """Which stat, and what it takes to pass."""
    asked = question.decision
    words = _about("journeys.ask.stat")(question)
    if not isinstance(asked, StatDecision) or not asked.need:
        return words
    return say("journeys.ask.stat_needs", question=words, need=asked.need,
               adds="yes" if asked.adds and asked.need > 1 else "no")  # fmt: skip


def _line(question: JourneyQuestion) -> Text:
    game, test = question.game, question.game.test
    group = None if test is None else game.group(test.group)
    if test is None or group is None:
        return say("journeys.ask.which_line")
    return say(
        "journeys.ask.line", who=question.hero(test.hero), group=group_text(game, test.group),
        left=test.total - test.spent, hits=hits_text(test.hits, test.modifiers),
        fall=len(preview(group, test.hits, test.modifiers).defeated), figures=len(group.figures),
    )  # fmt: skip


# Damage and fear


def _harm(damage: int, fear: int) -> Text:
    return say("journeys.harm", damage=damage, fear=fear)


def _averting(message: str) -> Asks:
    """A question about harm that is coming: with what a hero is about to suffer, and how much can be averted."""

    def asks(question: JourneyQuestion) -> Text:
        coming, asked = question.decision, say(message)
        if not isinstance(coming, HarmDecision):
            return asked
        return say("journeys.ask.coming", who=_who(question), harm=_harm(coming.damage, coming.fear),
                   left=min(coming.left, coming.damage + coming.fear), question=asked)  # fmt: skip

    return asks


# Prepared cards


def _prepare(question: JourneyQuestion) -> Text:
    """Which card is prepared, and that there is no room for it."""
    hero = question.game.holder(question.decision.options[0])
    asked = _about("journeys.ask.prepare")(question)
    full = len(question.game.state.prepared[hero]) >= MOST_PREPARED
    return say("journeys.ask.prepare_no_room", question=asked, most=MOST_PREPARED) if full else asked


def _put_back(question: JourneyQuestion) -> Text:
    cards = {card_chosen(question.decision.kind, each) for each in question.decision.options}
    return say("journeys.ask.put_back", who=_who(question), count=len(cards))


def _discard_prepared(question: JourneyQuestion) -> Text:
    """Whose prepared card goes, and why."""
    hero = question.game.holder(question.decision.options[0])
    over = len(question.game.state.prepared[hero]) > MOST_PREPARED
    asked = say("journeys.ask.discard_prepared", who=question.hero(hero), over="yes" if over else "no",
                most=MOST_PREPARED)  # fmt: skip
    return _explained(question, asked)


# Heroes


def _hero(question: JourneyQuestion) -> Text:
    """Which hero, and what for as far as the rule behind it says."""
    rule, whom = question.decision.rule, question.about
    if rule == "jme:adv.conflicts.2" and whom is not None:
        return say("journeys.ask.inspired")
    first = rule == "jme:adv.conflicts.1"
    return _explained(question, say("journeys.ask.first_hero" if first else "journeys.ask.hero"))


# Enemies


def _provoke(question: JourneyQuestion) -> Text:
    """Which of several groups attacks a hero first: they are provoked, or an event makes them attack."""
    event = question.decision.rule == "jme:adv.conflicts.1"
    return say("journeys.ask.attacked_by" if event else "journeys.ask.provoke", who=_who(question))


def _enemy_target(question: JourneyQuestion) -> Text:
    waiting = [each for each in question.game.state.groups if not each.exhausted]
    if not waiting:
        return say("journeys.ask.enemies_target")
    group = waiting[0]  # they activate in this order (J20)
    return say("journeys.ask.enemy_target", group=group_text(question.game, group.number), figures=len(group.figures))


def _path(question: JourneyQuestion) -> Text:
    about = question.decision.about
    return (
        say("journeys.ask.path")
        if about is None
        else say("journeys.ask.group_path", group=group_text(question.game, about))
    )


# The adventure


def _button(question: JourneyQuestion) -> Text:
    about = question.decision.about
    token = None if about is None else question.game.token(about)
    if token is None:
        return say("journeys.ask.which_button")
    words = token_words(question.game, token)
    return say("journeys.ask.button", token=content(words) if words else token_text(token))


def _answer(question: JourneyQuestion) -> Text:
    """The words that ask: those of the dialogue in which these answers stand."""
    key = answer_key(question, question.decision.options[0])
    for each in _dialogues(question.game.adventure):
        options = cast("tuple[tuple[str, object, object], ...]", each.args["options"])
        if any(label == key for label, *_ in options):
            return content(words_of(question.game, str(each.args["text"])))
    return say("journeys.ask.answer")


def _dialogues(adventure: Adventure) -> Iterator[Action]:
    """Every dialogue of an adventure, wherever it stands."""
    lists = [each.do for each in adventure.events] + [each.do for each in adventure.objectives]
    lists += [each.do for each in adventure.extras] + [each.do for each in adventure.endings]
    for token in adventure.tokens:
        for button in token.interactions:
            lists += [button.do, button.test.outcomes if button.test else ()]
    for each in all_actions(action for actions in lists for action in actions):
        if each.do == "choose" and "options" in each.args:
            yield each


QUESTIONS: Final[Mapping[str, Asks]] = {
    DecisionKind.START: _about("journeys.ask.start"),
    DecisionKind.TURN_ORDER: _about("journeys.ask.turn_order"),
    DecisionKind.TURN: _turn,
    DecisionKind.TURN_END: _turn_end,
    DecisionKind.ABILITY: _ability,
    DecisionKind.ORDER: _about("journeys.ask.order"),
    DecisionKind.STAT: _stat,
    DecisionKind.TEST: _test,
    DecisionKind.HIDE: _about("journeys.ask.hide"),
    DecisionKind.ITEMS: _about("journeys.ask.items"),
    DecisionKind.TARGET: _about("journeys.ask.target"),
    DecisionKind.LINE: _line,
    DecisionKind.MODIFIER: _about("journeys.ask.modifier"),
    DecisionKind.BURN: _about("journeys.ask.burn"),
    DecisionKind.AMOUNT: _about("journeys.ask.amount"),
    DecisionKind.KEEP: _about("journeys.ask.keep"),
    DecisionKind.REVEAL_AGAIN: _about("journeys.ask.reveal_again"),
    DecisionKind.GUARD: _averting("journeys.ask.guard"),
    DecisionKind.PREVENT: _averting("journeys.ask.prevent"),
    DecisionKind.NEGATE: _averting("journeys.ask.negate"),
    DecisionKind.SUFFER_NEXT: _averting("journeys.ask.suffer_next"),
    DecisionKind.LAST_STAND: _about("journeys.ask.last_stand"),
    DecisionKind.PREPARE: _prepare,
    DecisionKind.PUT_BACK: _put_back,
    DecisionKind.DISCARD_PREPARED: _discard_prepared,
    DecisionKind.DEPLETE: _about("journeys.ask.deplete"),
    DecisionKind.LOSE_BOON: _about("journeys.ask.lose_boon"),
    DecisionKind.BOON: _about("journeys.ask.boon"),
    DecisionKind.TRINKET: _about("journeys.ask.trinket"),
    DecisionKind.HEAL: _about("journeys.ask.heal"),
    DecisionKind.TURN_DOWN: _about("journeys.ask.turn_down"),
    DecisionKind.PROVOKE: _provoke,
    DecisionKind.ENEMY_TARGET: _enemy_target,
    DecisionKind.PATH: _path,
    DecisionKind.PLACE: _about("journeys.ask.place"),
    DecisionKind.MOVE: _about("journeys.ask.move"),
    DecisionKind.SPACE: _about("journeys.ask.space"),
    DecisionKind.TOKEN: _about("journeys.ask.token"),
    DecisionKind.HERO: _hero,
    DecisionKind.EFFECT: _about("journeys.ask.effect"),
    DecisionKind.WISH: _about("journeys.ask.wish"),
    DecisionKind.BUTTON: _button,
    DecisionKind.ANSWER: _answer,
}
"""How each kind of question is put."""
