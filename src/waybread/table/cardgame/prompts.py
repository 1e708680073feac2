"""Every question of the card game in words, for the player who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from waybread.cardgame import (
    Ability,
    Attack,
    CardGame,
    CardType,
    DecisionKind,
    Kind,
    Moment,
    On,
    Options,
    Rule,
    Stat,
    Zone,
    attack_strength,
    cards_chosen,
    committed_willpower,
    defense,
    options_of,
    remaining_hit_points,
    staging_threat,
    stat,
)
from waybread.cards import read_ability
from waybread.kernel import PASS
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.labels import CardQuestion, choices
from waybread.table.phrases import counted, listed, whose
from waybread.table.rulebook_interface import Prompt, pending_decision

Asks = Callable[[CardQuestion], str]


def prompt(game: CardGame, names: Sequence[str]) -> Prompt:
    """Return the pending decision of a game in words; the names are those of the players by seat."""
    decision = pending_decision(game)
    question = CardQuestion.at(game, decision, names)
    asks, about = QUESTIONS[decision.kind], decision.about
    text = asks.format(asking=question.asking) if isinstance(asks, str) else asks(question)
    if about in question.hidden:  # the words say "a face-down card"
        about = None
    if about is None:
        return Prompt.of(decision, text, choices(question))
    asking = game.card(about)
    return Prompt.of(decision, text, choices(question), about, asking.title, asking.key)


# Windows


_MOMENTS: Final[Mapping[str, str]] = {
    "1.3": "after drawing",
    "2.2": "in the planning phase",
    "3.1": "before characters are committed",
    "3.2": "before staging",
    "3.3": "before the quest is resolved",
    "3.4": "after the quest",
    "4.2": "after travelling",
    "5.2": "before engagement checks",
    "5.3": "after engagement checks",
    "6.2": "before the enemies attack",
    "6.4b": "before a defender is declared",
    "6.4.1": "before the shadow card is turned up",
    "6.4.2": "before the damage is dealt",
    "6.4.3": "after the enemy's attack",
    "6.8.1": "before attack strength is counted",
    "6.8.2": "before the damage is dealt",
    "6.8.3": "after the attack",
    "7.4": "as the round ends",
    "test": "in the test",
}
"""When each action window is."""


def _action(question: CardQuestion) -> str:
    state = question.game.state
    window = state.windows[-1].name if state.windows else ""
    if window == "2.2" and state.active_player == question.player:
        return "Your planning: play cards, take actions, or pass."
    words = f"Take an action {_MOMENTS.get(window, 'now')}, or pass"
    if window in ("3.2", "3.3"):
        return f"{words} ({_balance(question)})."
    if window in ("6.4b", "6.4.1", "6.4.2", "6.8.1", "6.8.2") and state.attacks:
        return f"{words} ({_fight(question, state.attacks[-1])})."
    return f"{words}."


def _fight(question: CardQuestion, attack: Attack) -> str:
    """An attack under way, in short."""
    game, enemy = question.game, question.name(attack.enemy)
    if attack.by_enemy:
        whom = "you" if attack.player == question.player else question.names[attack.player]
        words = f"{enemy} attacks {whom}: {stat(game, attack.enemy, Stat.ATTACK)} attack"
        if attack.defenders:
            guards = sum(defense(game, each) for each in attack.defenders)
            words += f" against {guards} defence of {listed([question.name(each) for each in attack.defenders])}"
        return words
    return f"{attack_strength(game, attack)} attack against {stat(game, attack.enemy, Stat.DEFENSE)} defence of {enemy}"


_HAPPENED: Final[Mapping[tuple[On, Moment], tuple[str, str]]] = {
    (On.COMMITTED, Moment.AFTER): ("{} has committed to the quest", "Characters have committed to the quest"),
    (On.ENTERS_PLAY, Moment.AFTER): ("{} has entered play", "Cards have entered play"),
    (On.LEAVES_PLAY, Moment.AFTER): ("{} has left play", "Cards have left play"),
    (On.DESTROYED, Moment.AFTER): ("{} has been destroyed", "Cards have been destroyed"),
    (On.DAMAGE_DEALT, Moment.AFTER): ("{} has taken damage", "Damage has been dealt"),
    (On.WHEN_REVEALED, Moment.WHEN): ("The when revealed effect of {} is about to resolve", ""),
    (On.SHADOW_EFFECT, Moment.WHEN): ("The shadow effect of {} is about to resolve", ""),
    (On.SHADOW_DEALT, Moment.AFTER): ("A shadow card has been dealt", "Shadow cards have been dealt"),
    (On.ENTERS_STAGING, Moment.AFTER): ("{} has entered the staging area", "Cards have entered the staging area"),
    (On.TRAVELLED, Moment.AFTER): ("The players have travelled to {}", ""),
    (On.PLAYED, Moment.AFTER): ("{} has been played", ""),
    (On.DEFENDER_DECLARED, Moment.AFTER): ("{} defends", "Defenders are declared"),
    (On.ATTACKER_DECLARED, Moment.AFTER): ("{} attacks", "Attackers are declared"),
    (On.STAGE_DEFEATED, Moment.AFTER): ("{} is completed", ""),
    (On.PROGRESS_PLACED, Moment.AFTER): ("Progress has been placed on {}", "Progress has been placed"),
    (On.QUEST_RESOLVED, Moment.WHEN): ("", "The quest is about to be resolved"),
    (On.QUEST_RESOLVED, Moment.AFTER): ("", "The quest has been resolved"),
    (On.CLAIMED, Moment.AFTER): ("{} has been claimed", ""),
}
"""What responses answer to: said of one card, and of several."""


def _response(question: CardQuestion) -> str:
    game, decision = question.game, question.decision
    # A response is never the playing of an ally or attachment.
    offered = [game.ability(*read_ability(each)) for each in decision.options if each != PASS]
    answered = {each.on for each in game.state.answering[-1].happenings} if game.quiescent else set()
    moments = dict.fromkeys(
        (on, each.moment) for each in offered for on in each.on if len(each.on) == 1 or on in answered
    )
    about = "" if decision.about is None else question.name(decision.about)
    said = dict.fromkeys(_happened(on, moment, about) for on, moment in moments)
    first, *others = [each for each in said if each] or ["Something has happened"]
    return f"{listed([first, *(each if about else each[0].lower() + each[1:] for each in others)])}: respond?"


def _happened(on: On, moment: Moment, about: str) -> str:
    one, several = _HAPPENED.get((on, moment), ("", ""))
    return one.format(about) if about else several


# Setup


def _mulligan(question: CardQuestion) -> str:
    hand = [question.name(each) for each in question.game.state.hands[question.player]]
    return f"Your hand is {listed(hand)}. Keep it?" if hand else "Keep your hand?"


# The quest


def _balance(question: CardQuestion) -> str:
    game = question.game
    picked = sum(question.stat(each, Stat.WILLPOWER) for each in question.game.state.picked)
    return f"{committed_willpower(game) + picked} willpower against {staging_threat(game)} threat so far"


def _commit(question: CardQuestion) -> str:
    return f"Commit characters to the quest ({_balance(question)})."


# Enemies


def _defend(question: CardQuestion) -> str:
    attack = question.game.state.attacks[-1]
    enemy = f"{question.name(attack.enemy)} ({question.stat(attack.enemy, Stat.ATTACK)} attack)"
    if attack.player != question.player:
        return f"Defend {question.names[attack.player]} against {enemy}?"
    if question.decision.most > 1:
        return f"Who defends against {enemy}? Several characters may."
    return f"Who defends against {enemy}?"


def _target(question: CardQuestion) -> str:
    """The enemy of the attack under way."""
    enemy = question.game.state.attacks[-1].enemy
    left = counted(remaining_hit_points(question.game, enemy), "hit point")
    return f"{question.name(enemy)} ({question.stat(enemy, Stat.DEFENSE)} defence, {left} left)"


def _attackers(question: CardQuestion) -> str:
    so_far = sum(question.stat(each, Stat.ATTACK) for each in question.decision.picked)
    words = f"Who attacks {_target(question)}?"
    return f"{words} {so_far} attack so far." if question.decision.picked else words


def _join_attack(question: CardQuestion) -> str:
    attack = question.game.state.attacks[-1]
    joined = sum(question.stat(each, Stat.ATTACK) for each in question.decision.picked)
    so_far = attack_strength(question.game, attack) + joined
    leader = whose(question.names[attack.player])
    return f"Join {leader} attack on {_target(question)} with ranged characters? {so_far} attack so far."


def _take_damage(question: CardQuestion) -> str:
    attacks = question.game.state.attacks
    about = question.decision.about
    if not question.decision.rule.startswith("lcg:choose") and attacks and about == attacks[-1].enemy:
        game, attack = question.game, attacks[-1]
        guards = [each for each in attack.defenders if game.state.zone[each] == Zone.AREA]
        damage = stat(game, attack.enemy, Stat.ATTACK) - sum(defense(game, each) for each in guards)
        return f"Who takes the {damage} damage of {whose(question.asking)} attack?"
    return _with_text(question, "who takes the damage?")


# Cards that ask


def _texts(question: CardQuestion, wanted: Callable[[Ability], bool] = lambda ability: True) -> str:
    """What the card that asks says."""
    about = question.decision.about
    if about is None or about in question.hidden:
        return ""
    asking = _ASKING.get(Zone(question.game.state.zone[about]), _IN_PLAY)
    found = [each for each in question.game.card(about).abilities if each.kind in asking and wanted(each)]
    return text_of(found[0]) if len(found) == 1 else ""


_IN_PLAY: Final = (Kind.ACTION, Kind.RESPONSE, Kind.FORCED, Kind.TRAVEL)
_ASKING: Final[Mapping[Zone, tuple[Kind, ...]]] = {
    Zone.SHADOW: (Kind.SHADOW,),
    Zone.LIMBO: (Kind.ACTION, Kind.RESPONSE, Kind.WHEN_REVEALED, Kind.SETUP),
    Zone.ENCOUNTER_DISCARD: (Kind.RESPONSE, Kind.FORCED),
    Zone.VICTORY: (Kind.RESPONSE, Kind.FORCED),
    Zone.QUEST: (Kind.RESPONSE, Kind.FORCED, Kind.WHEN_REVEALED),
}
"""The kinds of ability by which a card may be asking, by where it is."""


def _with_text(question: CardQuestion, words: str, text: str = "") -> str:
    """What the card that asks wants, and its text where it has only one."""
    text = text or _texts(question)
    return f"{question.asking}: {words} ({text})" if text else f"{question.asking}: {words}"


def _by_text(question: CardQuestion) -> str:
    text = _texts(question, lambda ability: ability.target is not None)
    players = options_of(question.game, question.decision) is Options.SEATS
    return _with_text(question, "which player?" if players else f"which {_sort(question)}?", text)


def _sort(question: CardQuestion) -> str:
    """What all the cards that are offered are, in one word."""
    game, decision = question.game, question.decision
    chosen = zip(decision.options, cards_chosen(game, decision), strict=True)
    cards = [card for option, card in chosen if option != PASS]
    types = {"" if each is None or each in question.hidden else game.type_of(each).value for each in cards}
    if len(types) == 1 and "" not in types:
        return types.pop()
    return "character" if types == {CardType.HERO.value, CardType.ALLY.value} else "one"


def _saying(words: str) -> Asks:
    """A question that the card's text explains."""
    return lambda question: _with_text(question, words)


def _x(question: CardQuestion) -> str:
    about = question.decision.about
    abilities = () if about is None else question.game.card(about).abilities
    texts = [text_of(each) for each in abilities if each.rule == Rule.VALUES_OF_X or each.kind is Kind.ACTION]
    return _with_text(question, "how much is X?", " ".join(texts))


def _may_bottom(question: CardQuestion) -> str:
    deck = question.game.state.encounter_deck
    card = question.name(deck[-1]) if deck else "the card"
    return f"{question.asking}: {card} lies on top of the encounter deck. Put it at the bottom?"


def _pay_to_ready(question: CardQuestion) -> str:
    about = question.decision.about
    rulings = () if about is None else question.game.rulings(Rule.PRICE_TO_READY, about)
    cost = counted(sum(int(str(each)) for each in rulings), "resource")
    return f"Pay {cost} from {whose(question.asking)} pool to ready {question.asking}?"


def _add_to_hand(question: CardQuestion) -> str:
    owner = question.game.state.owner[question.decision.options[0]]
    hand = "your" if owner == question.player else whose(question.names[owner])
    return f"{question.asking}: which card goes to {hand} hand?"


def _exhaust(question: CardQuestion) -> str:
    left = question.decision.most - len(question.decision.picked)
    return _with_text(question, "which one is exhausted?" if left == 1 else f"which {left} are exhausted?")


def _commit_to_test(question: CardQuestion) -> str:
    test = question.game.state.tests[-1]
    so_far = sum(question.stat(each, Stat(test.stat)) for each in (*test.committed, *question.decision.picked))
    return f"{question.asking}: who tries to escape? {so_far} {test.stat} so far."


QUESTIONS: Final[Mapping[str, str | Asks]] = {
    DecisionKind.ACTION: _action,
    DecisionKind.RESPONSE: _response,
    DecisionKind.ORDER: "Several effects are due at the same time: which comes first?",
    DecisionKind.OCCURRENCE: "{asking}: which of these does it answer?",
    DecisionKind.FIRST_PLAYER: "Who should be the first player?",
    DecisionKind.MULLIGAN: _mulligan,
    DecisionKind.COMMIT: _commit,
    DecisionKind.TRAVEL: "Where do the players travel?",
    DecisionKind.ENGAGE: "Engage an enemy?",
    DecisionKind.ENGAGEMENT_CHECK: "Engagement check: which enemy engages you?",
    DecisionKind.SHADOW_ORDER: "Which enemy is dealt its shadow card first?",
    DecisionKind.ATTACKING_ENEMY: "Which enemy attacks you next?",
    DecisionKind.DEFEND: _defend,
    DecisionKind.ATTACK: "Attack an enemy?",
    DecisionKind.ATTACKERS: _attackers,
    DecisionKind.JOIN_ATTACK: _join_attack,
    DecisionKind.TAKE_DAMAGE: _take_damage,
    DecisionKind.TARGET: _by_text,
    DecisionKind.EITHER: "{asking}: choose one.",
    DecisionKind.MUST_EITHER: "{asking}: choose one.",
    DecisionKind.X: _x,
    DecisionKind.PAY: "Whose resource pays for {asking}?",
    DecisionKind.ATTACH: "What does {asking} go on?",
    DecisionKind.PLAYER: _saying("which player?"),
    DecisionKind.HEAL_UP_TO: _saying("heal how much?"),
    DecisionKind.CHOOSE_CARD: _saying("which card?"),
    DecisionKind.NUMBER: _saying("how many?"),
    DecisionKind.CARD_TYPE: _saying("which type of card?"),
    DecisionKind.MAY: _saying("do it?"),
    DecisionKind.MAY_PAY: _saying("pay for it?"),
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: _may_bottom,
    DecisionKind.MAY_SEARCH: _saying("look for a card?"),
    DecisionKind.SEARCH: _saying("which card?"),
    DecisionKind.ADD_TO_HAND: _add_to_hand,
    DecisionKind.NEXT_FROM_THE_TOP: _saying("which card comes next from the top?"),
    DecisionKind.NEXT_ON_THE_PILE: "These cards go to the discard pile together: which one is laid there next?",
    DecisionKind.PAY_TO_READY: _pay_to_ready,
    DecisionKind.RESTRICTED: "{asking} may bear only two restricted attachments: which one is discarded?",
    DecisionKind.EXHAUST: _exhaust,
    DecisionKind.DISCARD: _saying("which card is discarded?"),
    DecisionKind.DISCARD_FROM_HAND: _saying("which card is discarded from your hand?"),
    DecisionKind.DISCARD_ATTACHMENT: _saying("which attachment is discarded?"),
    DecisionKind.DISCARD_CHARACTER: _saying("which character is discarded?"),
    DecisionKind.RETURN_TO_HAND: _saying("which ally returns to hand?"),
    DecisionKind.REMOVE_FROM_QUEST: _saying("who is taken off the quest?"),
    DecisionKind.ACTIVE_LOCATION: _saying("which active location?"),
    DecisionKind.PROGRESS_SHARE: "How much of the progress goes on {asking}?",
    DecisionKind.PAY_LESS: _saying("pay the other price, so that it costs less?"),
    DecisionKind.COMMIT_TO_TEST: _commit_to_test,
    DecisionKind.LOCATE: "{asking}: discard a card from your hand to look for the way?",
    DecisionKind.SHUFFLE_INTO_DECK: _saying("which objective goes back into its deck?"),
}
"""How each kind of question is put: in words, with the card that asks in braces, or by a function."""
