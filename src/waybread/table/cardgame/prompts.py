"""Every question of the card game as a text, for the player who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

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
    staging_threat,
    stat,
)
from waybread.cards import read_ability
from waybread.kernel import PASS
from waybread.table.cardgame.card_names import CardQuestion, Name, stat_text, text_of
from waybread.table.cardgame.labels import choices
from waybread.table.rulebook_interface import Prompt, pending_decision
from waybread.texts import Text, content, say

Asks: TypeAlias = Callable[[CardQuestion], Text]


def prompt(game: CardGame, names: Sequence[str]) -> Prompt:
    """Return the pending decision of a game in words; the names are those of the players by seat."""
    decision = pending_decision(game)
    question = CardQuestion.at(game, decision, names)
    asks, about = QUESTIONS[decision.kind](question), decision.about
    if about in question.hidden:  # the words say "a face-down card"
        about = None
    if about is None:
        return Prompt.of(decision, asks, choices(question))
    asking = game.card(about)
    return Prompt.of(decision, asks, choices(question), about, asking.title, asking.key)


def _ask(message: str, *names: str) -> Asks:
    """A question that needs no more than some properties of it, by their names."""
    return lambda question: Text(message, {name: getattr(question, name) for name in names})


# Windows


_WINDOWS: Final[Mapping[str, Text]] = {
    "1.3": say("cardgame.window.after_drawing"),
    "2.2": say("cardgame.window.planning"),
    "3.1": say("cardgame.window.before_commitment"),
    "3.2": say("cardgame.window.before_staging"),
    "3.3": say("cardgame.window.before_resolution"),
    "3.4": say("cardgame.window.after_quest"),
    "4.2": say("cardgame.window.after_travel"),
    "5.2": say("cardgame.window.before_checks"),
    "5.3": say("cardgame.window.after_checks"),
    "6.2": say("cardgame.window.before_enemy_attacks"),
    "6.4b": say("cardgame.window.before_defender"),
    "6.4.1": say("cardgame.window.before_shadow_card"),
    "6.4.2": say("cardgame.window.before_damage"),
    "6.4.3": say("cardgame.window.after_enemy_attack"),
    "6.8.1": say("cardgame.window.before_strength"),
    "6.8.2": say("cardgame.window.before_damage"),
    "6.8.3": say("cardgame.window.after_attack"),
    "7.4": say("cardgame.window.end_of_round"),
    "test": say("cardgame.window.test"),
}
"""When each action window is."""


def _action(question: CardQuestion) -> Text:
    state = question.game.state
    window = state.windows[-1].name if state.windows else ""
    if window == "2.2" and state.active_player == question.player:
        return say("cardgame.ask.planning")
    when = _WINDOWS.get(window, say("cardgame.window.now"))
    if window in ("3.2", "3.3"):
        return say("cardgame.ask.action_in", when=when, standing=_balance(question))
    if window in ("6.4b", "6.4.1", "6.4.2", "6.8.1", "6.8.2") and state.attacks:
        return say("cardgame.ask.action_in", when=when, standing=_fight(question, state.attacks[-1]))
    return say("cardgame.ask.action", when=when)


def _fight(question: CardQuestion, attack: Attack) -> Text:
    """How an attack under way stands."""
    game, enemy = question.game, question.name(attack.enemy)
    if not attack.by_enemy:
        return say(
            "cardgame.standing.attack",
            attack=attack_strength(game, attack),
            defense=stat(game, attack.enemy, Stat.DEFENSE),
            enemy=enemy,
        )
    return say(
        "cardgame.standing.enemy_attack",
        enemy=enemy,
        you="yes" if attack.player == question.player else "no",
        player=question.names[attack.player],
        attack=stat(game, attack.enemy, Stat.ATTACK),
        count=len(attack.defenders),
        defense=sum([defense(game, each) for each in attack.defenders]),
        defenders=question.names_of(attack.defenders),
    )


HAPPENED: Final[Mapping[tuple[On, Moment], tuple[str, str]]] = {
    (On.COMMITTED, Moment.AFTER): ("cardgame.happened.committed", "cardgame.happened.several_committed"),
    (On.ENTERS_PLAY, Moment.AFTER): ("cardgame.happened.entered", "cardgame.happened.several_entered"),
    (On.LEAVES_PLAY, Moment.AFTER): ("cardgame.happened.left", "cardgame.happened.several_left"),
    (On.DESTROYED, Moment.AFTER): ("cardgame.happened.destroyed", "cardgame.happened.several_destroyed"),
    (On.DAMAGE_DEALT, Moment.AFTER): ("cardgame.happened.damaged", "cardgame.happened.several_damaged"),
    (On.WHEN_REVEALED, Moment.WHEN): ("cardgame.happened.when_revealed", ""),
    (On.SHADOW_EFFECT, Moment.WHEN): ("cardgame.happened.shadow_effect", ""),
    (On.SHADOW_DEALT, Moment.AFTER): ("cardgame.happened.shadow_dealt", "cardgame.happened.several_shadows_dealt"),
    (On.ENTERS_STAGING, Moment.AFTER): ("cardgame.happened.staged", "cardgame.happened.several_staged"),
    (On.TRAVELLED, Moment.AFTER): ("cardgame.happened.travelled", ""),
    (On.PLAYED, Moment.AFTER): ("cardgame.happened.played", ""),
    (On.DEFENDER_DECLARED, Moment.AFTER): ("cardgame.happened.defends", "cardgame.happened.several_defend"),
    (On.ATTACKER_DECLARED, Moment.AFTER): ("cardgame.happened.attacks", "cardgame.happened.several_attack"),
    (On.STAGE_DEFEATED, Moment.AFTER): ("cardgame.happened.completed", ""),
    (On.PROGRESS_PLACED, Moment.AFTER): ("cardgame.happened.progress", "cardgame.happened.several_progress"),
    (On.QUEST_RESOLVED, Moment.WHEN): ("", "cardgame.happened.before_resolution"),
    (On.QUEST_RESOLVED, Moment.AFTER): ("", "cardgame.happened.resolved"),
    (On.CLAIMED, Moment.AFTER): ("cardgame.happened.claimed", ""),
}
"""What responses answer to: said of one card, and of several."""


def _response(question: CardQuestion) -> Text:
    game, decision = question.game, question.decision
    # A response is never the playing of an ally or attachment.
    offered = [game.ability(*read_ability(each)) for each in decision.options if each != PASS]
    answered = {each.on for each in game.state.answering[-1].happenings} if game.quiescent else set()
    moments = dict.fromkeys(
        (on, each.moment) for each in offered for on in each.on if len(each.on) == 1 or on in answered
    )
    card = None if decision.about is None else question.name(decision.about)
    said = dict.fromkeys(each for on, moment in moments if (each := _happened(on, moment, card)))
    return say("cardgame.ask.respond", events=tuple(said) or say("cardgame.happened.something"))


def _happened(on: On, moment: Moment, card: Name | None) -> Text | None:
    one, several = HAPPENED.get((on, moment), ("", ""))
    if card is None:
        return Text(several, {}) if several else None
    named: dict[str, Name] = {} if on is On.SHADOW_DEALT else {"card": card}  # which lies face down
    return Text(one, named) if one else None


# Setup


def _mulligan(question: CardQuestion) -> Text:
    hand = question.names_of(question.game.state.hands[question.player])
    return say("cardgame.ask.mulligan", count=len(hand), cards=hand)


# The quest


def _balance(question: CardQuestion) -> Text:
    game = question.game
    picked = sum(question.stat(each, Stat.WILLPOWER) for each in game.state.picked)
    willpower, threat = committed_willpower(game) + picked, staging_threat(game)
    return say("cardgame.standing.quest", willpower=willpower, threat=threat)


def _commit(question: CardQuestion) -> Text:
    return say("cardgame.ask.commit", standing=_balance(question))


# Enemies


def _defend(question: CardQuestion) -> Text:
    attack = question.game.state.attacks[-1]
    enemy, strength = question.name(attack.enemy), question.stat(attack.enemy, Stat.ATTACK)
    if attack.player != question.player:
        player = question.names[attack.player]
        return say("cardgame.ask.defend_another", player=player, enemy=enemy, attack=strength)
    if question.decision.most > 1:
        return say("cardgame.ask.defenders", enemy=enemy, attack=strength)
    return say("cardgame.ask.defender", enemy=enemy, attack=strength)


def _target(question: CardQuestion) -> Text:
    """The enemy of the attack under way."""
    enemy = question.game.state.attacks[-1].enemy
    left = question.hit_points(enemy)
    return say("cardgame.ask.target", enemy=question.name(enemy), defense=question.stat(enemy, Stat.DEFENSE), left=left)


def _attackers(question: CardQuestion) -> Text:
    picked = question.decision.picked
    so_far = sum([question.stat(each, Stat.ATTACK) for each in picked])
    return say("cardgame.ask.attackers", target=_target(question), count=len(picked), attack=so_far)


def _join_attack(question: CardQuestion) -> Text:
    attack = question.game.state.attacks[-1]
    joined = sum(question.stat(each, Stat.ATTACK) for each in question.decision.picked)
    so_far = attack_strength(question.game, attack) + joined
    leader = question.names[attack.player]
    return say("cardgame.ask.join_attack", player=leader, target=_target(question), attack=so_far)


def _take_damage(question: CardQuestion) -> Text:
    attacks = question.game.state.attacks
    about = question.decision.about
    if not question.decision.rule.startswith("lcg:choose") and attacks and about == attacks[-1].enemy:
        game, attack = question.game, attacks[-1]
        guards = [each for each in attack.defenders if game.state.zone[each] == Zone.AREA]
        damage = stat(game, attack.enemy, Stat.ATTACK) - sum(defense(game, each) for each in guards)
        return say("cardgame.ask.who_takes_attack", damage=damage, asking=question.asking)
    return _with_text(question, say("cardgame.ask.who_takes_damage", asking=question.asking))


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


def _with_text(question: CardQuestion, asks: Text, text: str = "") -> Text:
    """What the card that asks wants, and its text where it has only one."""
    text = text or _texts(question)
    return say("cardgame.ask.with_text", question=asks, text=content(text)) if text else asks


def _by_text(question: CardQuestion) -> Text:
    text = _texts(question, lambda ability: ability.target is not None)
    if options_of(question.game, question.decision) is Options.SEATS:
        return _with_text(question, say("cardgame.ask.which_player", asking=question.asking), text)
    return _with_text(question, say("cardgame.ask.which", asking=question.asking, sort=_sort(question)), text)


def _sort(question: CardQuestion) -> str:
    """What all the cards that are offered are, in one word."""
    game, decision = question.game, question.decision
    chosen = zip(decision.options, cards_chosen(game, decision), strict=True)
    cards = [card for option, card in chosen if option != PASS]
    types = {"" if each is None or each in question.hidden else game.type_of(each).value for each in cards}
    if len(types) == 1 and "" not in types:
        return types.pop()
    return "character" if types == {CardType.HERO.value, CardType.ALLY.value} else "other"


def _explained(message: str, *names: str) -> Asks:
    """A question that the card's text explains."""
    asks = _ask(message, *names)
    return lambda question: _with_text(question, asks(question))


def _x(question: CardQuestion) -> Text:
    about = question.decision.about
    abilities = () if about is None else question.game.card(about).abilities
    texts = [text_of(each) for each in abilities if each.rule == Rule.VALUES_OF_X or each.kind is Kind.ACTION]
    return _with_text(question, say("cardgame.ask.x", asking=question.asking), " ".join(texts))


def _may_bottom(question: CardQuestion) -> Text:
    deck = question.game.state.encounter_deck
    card = question.name(deck[-1]) if deck else say("cardgame.the_card")
    return say("cardgame.ask.put_at_the_bottom", asking=question.asking, card=card)


def _pay_to_ready(question: CardQuestion) -> Text:
    about = question.decision.about
    rulings = () if about is None else question.game.rulings(Rule.PRICE_TO_READY, about)
    amount = sum(int(str(each)) for each in rulings)
    return say("cardgame.ask.pay_to_ready", amount=amount, asking=question.asking)


def _add_to_hand(question: CardQuestion) -> Text:
    owner = question.game.state.owner[question.decision.options[0]]
    yours = "yes" if owner == question.player else "no"
    return say("cardgame.ask.add_to_hand", asking=question.asking, yours=yours, player=question.names[owner])


def _exhaust(question: CardQuestion) -> Text:
    left = question.decision.most - len(question.decision.picked)
    return _with_text(question, say("cardgame.ask.exhaust", asking=question.asking, left=left))


def _commit_to_test(question: CardQuestion) -> Text:
    test = question.game.state.tests[-1]
    which = Stat(test.stat)
    so_far = sum(question.stat(each, which) for each in (*test.committed, *question.decision.picked))
    return say("cardgame.ask.commit_to_test", asking=question.asking, strength=stat_text(which, so_far))


QUESTIONS: Final[Mapping[str, Asks]] = {
    DecisionKind.ACTION: _action,
    DecisionKind.RESPONSE: _response,
    DecisionKind.ORDER: _ask("cardgame.ask.order"),
    DecisionKind.OCCURRENCE: _ask("cardgame.ask.occurrence", "asking"),
    DecisionKind.FIRST_PLAYER: _ask("cardgame.ask.first_player"),
    DecisionKind.MULLIGAN: _mulligan,
    DecisionKind.COMMIT: _commit,
    DecisionKind.TRAVEL: _ask("cardgame.ask.travel"),
    DecisionKind.ENGAGE: _ask("cardgame.ask.engage"),
    DecisionKind.ENGAGEMENT_CHECK: _ask("cardgame.ask.engagement_check"),
    DecisionKind.SHADOW_ORDER: _ask("cardgame.ask.shadow_order"),
    DecisionKind.ATTACKING_ENEMY: _ask("cardgame.ask.attacking_enemy"),
    DecisionKind.DEFEND: _defend,
    DecisionKind.ATTACK: _ask("cardgame.ask.attack"),
    DecisionKind.ATTACKERS: _attackers,
    DecisionKind.JOIN_ATTACK: _join_attack,
    DecisionKind.TAKE_DAMAGE: _take_damage,
    DecisionKind.TARGET: _by_text,
    DecisionKind.EITHER: _ask("cardgame.ask.choose_one", "asking"),
    DecisionKind.MUST_EITHER: _ask("cardgame.ask.choose_one", "asking"),
    DecisionKind.X: _x,
    DecisionKind.PAY: _ask("cardgame.ask.pay", "asking"),
    DecisionKind.ATTACH: _ask("cardgame.ask.attach", "asking"),
    DecisionKind.PLAYER: _explained("cardgame.ask.which_player", "asking"),
    DecisionKind.HEAL_UP_TO: _explained("cardgame.ask.heal", "asking"),
    DecisionKind.CHOOSE_CARD: _explained("cardgame.ask.which_card", "asking"),
    DecisionKind.NUMBER: _explained("cardgame.ask.how_many", "asking"),
    DecisionKind.CARD_TYPE: _explained("cardgame.ask.which_type", "asking"),
    DecisionKind.MAY: _explained("cardgame.ask.do_it", "asking"),
    DecisionKind.MAY_PAY: _explained("cardgame.ask.pay_for_it", "asking"),
    DecisionKind.MAY_MOVE_TO_THE_BOTTOM: _may_bottom,
    DecisionKind.MAY_SEARCH: _explained("cardgame.ask.search", "asking"),
    DecisionKind.SEARCH: _explained("cardgame.ask.which_card", "asking"),
    DecisionKind.ADD_TO_HAND: _add_to_hand,
    DecisionKind.NEXT_FROM_THE_TOP: _explained("cardgame.ask.next_from_the_top", "asking"),
    DecisionKind.NEXT_ON_THE_PILE: _ask("cardgame.ask.next_on_the_pile"),
    DecisionKind.PAY_TO_READY: _pay_to_ready,
    DecisionKind.RESTRICTED: _ask("cardgame.ask.restricted", "asking"),
    DecisionKind.EXHAUST: _exhaust,
    DecisionKind.DISCARD: _explained("cardgame.ask.discard", "asking"),
    DecisionKind.DISCARD_FROM_HAND: _explained("cardgame.ask.discard_from_hand", "asking"),
    DecisionKind.DISCARD_ATTACHMENT: _explained("cardgame.ask.discard_attachment", "asking"),
    DecisionKind.DISCARD_CHARACTER: _explained("cardgame.ask.discard_character", "asking"),
    DecisionKind.RETURN_TO_HAND: _explained("cardgame.ask.return_to_hand", "asking"),
    DecisionKind.REMOVE_FROM_QUEST: _explained("cardgame.ask.remove_from_quest", "asking"),
    DecisionKind.ACTIVE_LOCATION: _explained("cardgame.ask.active_location", "asking"),
    DecisionKind.PROGRESS_SHARE: _ask("cardgame.ask.progress_share", "asking"),
    DecisionKind.PAY_LESS: _explained("cardgame.ask.pay_less", "asking"),
    DecisionKind.COMMIT_TO_TEST: _commit_to_test,
    DecisionKind.LOCATE: _ask("cardgame.ask.locate", "asking"),
    DecisionKind.SHUFFLE_INTO_DECK: _explained("cardgame.ask.shuffle_into_deck", "asking"),
}
"""How each kind of question is put."""
