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
from waybread.table.journeys.card_names import group_name, of_token, words_of
from waybread.table.journeys.labels import answer_key, choices
from waybread.table.journeys.pending_question import JourneyQuestion
from waybread.table.phrases import counted, listed, whose
from waybread.table.rulebook_interface import Prompt, pending_decision

Asks = Callable[[JourneyQuestion], str]


def prompt(game: JourneyGame, names: Sequence[str]) -> Prompt:
    """Return the pending decision of a game in words; the names are those of the players by seat."""
    decision = pending_decision(game)
    question = JourneyQuestion.at(game, decision, names)
    about = question.about
    if about in question.hidden:
        about = None
    title = "" if about is None else question.card(about)
    return Prompt.of(decision, QUESTIONS[decision.kind](question), choices(question), about, title)


def _who(question: JourneyQuestion) -> str:
    """The hero whom the question is about, or whose card asks."""
    about = question.about
    if about is None:
        return "the party"
    heroes = question.game.state.heroes
    return heroes[about] if about < len(heroes) else heroes[question.game.holder(about)]


def _asking(question: JourneyQuestion) -> str:
    """The text of the card that asks, if one does, to be put behind a question."""
    about = question.about
    if about is None or about < len(question.game.state.heroes) or about in question.hidden:
        return ""
    texts = [each.text for each in question.game.card(about).abilities]
    return f" ({question.card(about)}: {' '.join(texts)})" if texts else f" ({question.card(about)})"


def _saying(words: str) -> Asks:
    """A question about a hero, which the card's text explains."""
    return lambda question: f"{_sentence(words.format(_who(question)))}{_asking(question)}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


# The turn


def _turn(question: JourneyQuestion) -> str:
    game, about = question.game, question.about
    if about is None or about >= len(game.state.heroes):
        return f"One more action for {game.state.heroes[game.state.active]}: which?{_asking(question)}"
    actions, moves = counted(game.state.actions, "action"), counted(game.state.moves, "move")
    left = f"{actions} and {moves}" if game.state.moves else actions
    return f"{whose(question.hero(about))} turn: {left} left."


def _turn_end(question: JourneyQuestion) -> str:
    return f"{whose(_who(question))} turn ends: anything more?"


def _ability(question: JourneyQuestion) -> str:
    """Whose abilities are offered: of one hero, or of several who share a seat."""
    game, cards = question.game, [card_chosen(question.decision.kind, each) for each in question.decision.options]
    found = sorted({game.holder(each) for each in cards if each is not None})
    heroes = [game.state.heroes[each] for each in found if 0 <= each < len(game.state.heroes)]
    who = " or ".join(heroes)
    return f"{f'Does {who} use' if heroes else 'Use'} an ability?{_asking(question)}"


# Tests and attacks


def _test(question: JourneyQuestion) -> str:
    game, test = question.game, question.game.test
    if test is None:
        return "Change the result of the test?"
    so_far = counted(successes(game, test), "success")
    need = f", {test.need} needed" if test.need else ""
    fate = f", {fate_left(game, test)} fate left" if fate_left(game, test) else ""
    hits = f", {counted(test.hits, 'hit')}" if test.hits else ""
    harm = _harm(test.damage, test.fear)
    purpose = f" to negate {harm}" if harm else ""
    return f"{question.hero(test.hero)} tests {test.stat}{purpose}: {so_far}{need}{fate}{hits}. Change that?"


def _stat(question: JourneyQuestion) -> str:
    """Which stat, and what it takes to pass."""
    asked, words = question.decision, _saying("which stat does {} test?")(question)
    if not isinstance(asked, StatDecision) or not asked.need:
        return words
    needed = "1 success is needed" if asked.need == 1 else f"{asked.need} successes are needed"
    return f"{words} {needed}{', and those of several tries add up' if asked.adds and asked.need > 1 else ''}."


def _line(question: JourneyQuestion) -> str:
    game, test = question.game, question.game.test
    group = None if test is None else game.group(test.group)
    if test is None or group is None:
        return "Spend successes on which line?"
    left = counted(test.total - test.spent, "success")
    hits = counted(test.hits, "hit")
    with_ = f" with {listed(list(dict.fromkeys(test.modifiers)))}" if test.modifiers else ""
    fall = len(preview(group, test.hits, test.modifiers).defeated)
    falls = f", which defeats {fall} of {len(group.figures)}" if fall else ""
    return (
        f"{question.hero(test.hero)} attacks {group_name(game, test.group)}: {left} to spend, "
        f"{hits}{with_} so far{falls}. Spend on which line?"
    )


# Damage and fear


def _coming(question: JourneyQuestion) -> str:
    """What a hero is about to suffer, and how much of it can be averted."""
    decision = question.decision
    if not isinstance(decision, HarmDecision):
        return ""
    words = f"{_who(question)} would suffer {_harm(decision.damage, decision.fear)}"
    left = min(decision.left, decision.damage + decision.fear)
    return f"{words}, {left} of it can be averted. " if left else f"{words}. "


def _harm(damage: int, fear: int) -> str:
    return listed([f"{count} {what}" for count, what in ((damage, "damage"), (fear, "fear")) if count])


def _averting(words: str) -> Asks:
    """A question about harm that is coming."""
    return lambda question: f"{_coming(question)}{words}"


# Prepared cards


def _prepare(question: JourneyQuestion) -> str:
    """Which card is prepared, and that there is no room for it."""
    hero = question.game.holder(question.decision.options[0])
    words = _saying("{}: prepare one of these cards?")(question)
    full = len(question.game.state.prepared[hero]) >= MOST_PREPARED
    return f"{words} There are {MOST_PREPARED} already, and that is the most: one is discarded then." if full else words


def _put_back(question: JourneyQuestion) -> str:
    one = len({card_chosen(question.decision.kind, each) for each in question.decision.options}) == 1
    return f"{_who(question)}: where {'does this card' if one else 'do these cards'} go?"


def _discard_prepared(question: JourneyQuestion) -> str:
    """Whose prepared card goes, and why."""
    hero = question.game.holder(question.decision.options[0])
    over = len(question.game.state.prepared[hero]) > MOST_PREPARED
    why = f" has more than {MOST_PREPARED} prepared cards" if over else ""
    return f"{question.hero(hero)}{why}: which prepared card is discarded?{_asking(question)}"


# Heroes


def _hero(question: JourneyQuestion) -> str:
    """Which hero, and what for as far as the rule behind it says."""
    rule, whom = question.decision.rule, question.about
    if rule == "jme:adv.conflicts.2" and whom is not None:
        return "The last enemy of the group has fallen: which hero gains 1 inspiration?"
    if rule == "jme:adv.conflicts.1":
        return f"Which hero comes first?{_asking(question)}"
    return f"Which hero?{_asking(question)}"


# Enemies


def _provoke(question: JourneyQuestion) -> str:
    """Which of several groups attacks a hero first: they are provoked, or an event makes them attack."""
    event = question.decision.rule == "jme:adv.conflicts.1"
    why = "is attacked by several groups" if event else "provokes several groups"
    return f"{_who(question)} {why}: which attacks first?"


def _enemy_target(question: JourneyQuestion) -> str:
    waiting = [each.number for each in question.game.state.groups if not each.exhausted]
    group = question.game.group(waiting[0]) if waiting else None  # they activate in this order (J20)
    name = "enemies" if group is None else group_name(question.game, group.number)
    go = "does" if group is not None and len(group.figures) == 1 else "do"
    return f"Several heroes fit: for whom {go} the {name} go?"


def _path(question: JourneyQuestion) -> str:
    about = question.decision.about
    return "Which way do they go?" if about is None else f"{_sentence(group_name(question.game, about))}: which way?"


# The adventure


def _button(question: JourneyQuestion) -> str:
    about = question.decision.about
    token = None if about is None else question.game.token(about)
    if token is None:
        return "Which button?"
    known = question.game.adventure.token(token.name)
    words = words_of(question.game, known.text) if known is not None and known.text else of_token(question.game, token)
    return f"{words} What now?"


def _answer(question: JourneyQuestion) -> str:
    """The words that ask: those of the dialogue in which these answers stand."""
    key = answer_key(question, question.decision.options[0])
    for each in _dialogues(question.game.adventure):
        options = cast("tuple[tuple[str, object, object], ...]", each.args["options"])
        if any(label == key for label, *_ in options):
            return words_of(question.game, str(each.args["text"]))
    return "What do you choose?"


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
    DecisionKind.START: _saying("where does {} begin?"),
    DecisionKind.TURN_ORDER: _saying("who takes the next turn?"),
    DecisionKind.TURN: _turn,
    DecisionKind.TURN_END: _turn_end,
    DecisionKind.ABILITY: _ability,
    DecisionKind.ORDER: _saying("several effects are due at the same time: which comes first?"),
    DecisionKind.STAT: _stat,
    DecisionKind.TEST: _test,
    DecisionKind.HIDE: _saying("does {} hide?"),
    DecisionKind.ITEMS: _saying("with which items does {} attack?"),
    DecisionKind.TARGET: _saying("which group?"),
    DecisionKind.LINE: _line,
    DecisionKind.MODIFIER: _saying("which modifier does the attack have?"),
    DecisionKind.BURN: _saying("which card is discarded?"),
    DecisionKind.AMOUNT: _saying("how much?"),
    DecisionKind.KEEP: _saying("which card is put on top of the deck?"),
    DecisionKind.REVEAL_AGAIN: _saying("discard a revealed card for a new one?"),
    DecisionKind.GUARD: _averting("Prevent some of it?"),
    DecisionKind.PREVENT: _averting("What is prevented?"),
    DecisionKind.NEGATE: _averting("What is negated?"),
    DecisionKind.SUFFER_NEXT: _averting("Which comes next?"),
    DecisionKind.LAST_STAND: _saying("{} makes two last stands: which comes first?"),
    DecisionKind.PREPARE: _prepare,
    DecisionKind.PUT_BACK: _put_back,
    DecisionKind.DISCARD_PREPARED: _discard_prepared,
    DecisionKind.DEPLETE: _saying("which trinket loses a token?"),
    DecisionKind.LOSE_BOON: _saying("which boon does {} lose?"),
    DecisionKind.BOON: _saying("which boon does {} gain?"),
    DecisionKind.TRINKET: _saying("which trinket of the party is equipped?"),
    DecisionKind.HEAL: _saying("which damage or fear is discarded?"),
    DecisionKind.TURN_DOWN: _saying("which card is turned face down?"),
    DecisionKind.PROVOKE: _provoke,
    DecisionKind.ENEMY_TARGET: _enemy_target,
    DecisionKind.PATH: _path,
    DecisionKind.PLACE: _saying("where is {} placed?"),
    DecisionKind.MOVE: _saying("where does {} move?"),
    DecisionKind.SPACE: _saying("which space?"),
    DecisionKind.TOKEN: _saying("which token?"),
    DecisionKind.HERO: _hero,
    DecisionKind.EFFECT: _saying("choose one."),
    DecisionKind.WISH: _saying("does {} want that?"),
    DecisionKind.BUTTON: _button,
    DecisionKind.ANSWER: _answer,
}
"""How each kind of question is put."""
