"""What happens in a game, as lines of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from waybread.cardgame import CARDS, SCENARIO_EVENTS, DecisionKind, present_key
from waybread.kernel import Event
from waybread.table.cardgame.card_names import text_of
from waybread.table.cardgame.log_events import SeatEvent
from waybread.table.phrases import dealt_again
from waybread.texts import Arg, CardName, Text, Words, content, english, say

Tells: TypeAlias = Callable[[SeatEvent], Text | None]
_MOST_NAMED: Final = 6
"""More cards than that are counted, not named."""


def log_line(event: Event, viewer: int | None, names: Sequence[str]) -> Words | None:
    """Return an event in words, or None if it is not worth a line."""
    text = log_text(event, viewer, names)
    return None if text is None else english().words(text)


def log_text(event: Event, viewer: int | None, names: Sequence[str]) -> Text | None:
    """Return the line of an event as a text, or None if it is not worth one."""
    declared = SCENARIO_EVENTS.get(event.kind)
    tells = _line(declared.message, "card") if declared else LINES.get(event.kind)
    return None if tells is None else tells(SeatEvent(event.seen_by(viewer), names))


def line_kind(kind: str) -> str:
    """Return what clients are told that a line is about; events of one scenario are just good or bad for them."""
    declared = SCENARIO_EVENTS.get(kind)
    return kind if declared is None else "relief" if declared.good else "setback"


def _line(message: str, *names: str) -> Tells:
    """A line that needs no more than what the event says, by name."""
    return lambda event: Text(message, {name: event.arg(name) for name in names})


# The round


def _phase(event: SeatEvent) -> Text:
    return say("cardgame.log.phase", phase=event.text("phase"), count=len(event.players), players=event.players)


def _parted(event: SeatEvent) -> Text:
    return say("cardgame.log.parted", players=event.players, count=len(event.players))


def _joined(event: SeatEvent) -> Text:
    return say("cardgame.log.joined", players=event.players, count=len(event.players), player=event.player)


def _over(event: SeatEvent) -> Text:
    return say(
        "cardgame.log.over",
        won="yes" if event.facts.get("won") else "no",
        reason=content(event.text("reason")),
        scored="yes" if "score" in event.facts else "no",
        score=event.number("score"),
    )


def _chose(event: SeatEvent) -> Text | None:
    kind, passed = event.text("kind"), event.facts.get("passed")
    if kind == DecisionKind.FIRST_PLAYER:
        chosen = event.names[event.number("seat")]
        return say("cardgame.log.votes", player=event.player, chosen=chosen)
    if kind == DecisionKind.MULLIGAN and not event.number("number"):
        return say("cardgame.log.keeps_hand", player=event.player)
    if kind == DecisionKind.MAY_MOVE_TO_THE_BOTTOM and not passed:
        return say("cardgame.log.puts_at_the_bottom", player=event.player)
    if kind == DecisionKind.TRAVEL and passed:
        return say("cardgame.log.travels_nowhere")
    return None  # other choices show in the log by their effects


# Resources and cards


def _collected(event: SeatEvent) -> Text:
    heroes = event.cards
    amounts = zip(heroes, event.numbers("amounts"), strict=True)
    more = tuple([say("cardgame.log.hero_amount", hero=each, amount=n) for each, n in amounts if n != 1])
    who: Arg = heroes if len(heroes) <= _MOST_NAMED else say("cardgame.heroes", count=len(heroes))
    return say("cardgame.log.collected", heroes=who, count=len(heroes), richer=len(more), more=more)


def _cards(event: SeatEvent, most: int) -> Arg:
    """Cards by name, as far as the reader may know them and they are not too many; otherwise how many."""
    cards = event.all_named("ids")
    return cards if 0 < len(cards) <= most else say("cardgame.cards", count=event.number("cards"))


def _drawn(event: SeatEvent) -> Text:
    opening = "yes" if event.facts.get("opening") else "no"
    return say("cardgame.log.drawn", player=event.player, opening=opening, cards=_cards(event, 99))


def _looked(event: SeatEvent) -> Text:
    return say("cardgame.log.looked", player=event.player, cards=_cards(event, _MOST_NAMED))


def _to_hand(event: SeatEvent) -> Text:
    card: Arg = event.card if "title" in event.facts else say("cardgame.a_card")
    return say("cardgame.log.to_hand", card=card, player=event.player)


def _discarded(event: SeatEvent) -> Text | None:
    origin = event.text("origin")
    if origin == "hand":
        return say("cardgame.log.discarded_from_hand", player=event.player, card=event.card)
    return None if origin == "limbo" else say("cardgame.log.discarded", card=event.card)


def _deck(event: SeatEvent, owner: str = "player") -> Text:
    seat = event.number(owner)
    return say("cardgame.encounter_deck") if seat < 0 else say("cardgame.player_deck", player=event.names[seat])


def _to_deck(event: SeatEvent) -> Text:
    return say("cardgame.log.to_deck", card=event.card, deck=_deck(event))


def _on_deck(event: SeatEvent) -> Text:
    return say("cardgame.log.on_deck", card=event.card, deck=_deck(event))


def _shuffled(event: SeatEvent) -> Text | None:
    return None if event.facts.get("setup") else say("cardgame.log.shuffled", deck=_deck(event))


def _reshuffled(event: SeatEvent) -> Text:
    return say("cardgame.log.encounter_deck_reshuffled", amount=event.number("cards"))


def _revealed(event: SeatEvent) -> Text:
    deck = event.text("deck")
    if deck:
        return say("cardgame.log.revealed_from", card=event.card, deck=deck)
    return say("cardgame.log.revealed", card=event.card)


def _named(event: SeatEvent) -> Text:
    return say("cardgame.log.named", player=event.player, type=say("cardgame.card_type", type=event.text("word")))


# Playing and using cards


def _played(event: SeatEvent) -> Text:
    amounts = zip(event.all_named("payers", "payer"), event.numbers("amounts"), strict=True)
    payments = tuple([say("cardgame.log.payment", amount=n, hero=each) for each, n in amounts])
    return say(
        "cardgame.log.played",
        player=event.player,
        card=event.card,
        variable="yes" if "x" in event.facts else "no",
        x=event.number("x"),
        count=len(payments),
        payments=payments,
    )


def _effect(event: SeatEvent) -> Text:
    ability = CARDS[present_key(event.text("key"))].abilities[event.number("slot")]
    return say("cardgame.log.effect", card=event.card, text=content(text_of(ability)))


def _attached(event: SeatEvent) -> Text:
    if "deck" in event.facts:
        return say("cardgame.log.attached_to_deck", card=event.card, deck=_deck(event, "deck"))
    covered = "yes" if "face down" in event.facts else "no"
    return say("cardgame.log.attached", card=event.card, covered=covered, host=event.other("host"))


def _leaves(event: SeatEvent) -> Text:
    reason, card, lost = event.text("reason"), event.card, event.all_named("lost", "lost")
    if reason == "returned":
        line = say("cardgame.log.returned", card=card, player=event.names[event.number("owner")])
    elif reason == "shuffled":
        line = say("cardgame.log.to_deck", card=card, deck=_deck(event, "owner"))
    else:
        line = say("cardgame.log.leaves", card=card, reason=reason, to=event.text("to"))
    return say("cardgame.log.leaves_with", line=line, cards=lost, count=len(lost)) if lost else line


# Threat


_REASONS: Final[Mapping[str, Text]] = {
    "refresh": say("cardgame.threat_reason.refresh"),
    "quest failed": say("cardgame.threat_reason.failed_quest"),
    "doomed": say("cardgame.threat_reason.doomed"),
    "cost": say("cardgame.threat_reason.cost"),
    "excess damage": say("cardgame.threat_reason.excess_damage"),
}


def _threat(event: SeatEvent) -> Text:
    amount, to = event.number("amount"), event.number("threat")
    source, reason = event.source, _REASONS.get(event.text("reason"))
    cause = source or reason
    because: Arg = "" if cause is None else say("cardgame.log.because", cause=cause)
    if source is not None and reason is not None:
        because = say("cardgame.log.because_of_both", source=source, reason=reason)
    if amount > 0:
        return say("cardgame.log.threat_rises", player=event.player, amount=amount, threat=to, because=because)
    return say("cardgame.log.threat_falls", player=event.player, amount=-amount, threat=to, because=because)


# The quest


def _quest(event: SeatEvent) -> Text:
    willpower, threat = event.number("willpower"), event.number("threat")
    outcome = "open" if willpower == threat else "success" if willpower > threat else "failure"
    return say("cardgame.log.quest", outcome=outcome, willpower=willpower, threat=threat)


def _by(source: CardName | None, line: Text) -> Text:
    """A line with the card that caused it in front."""
    return line if source is None else say("cardgame.log.by_card", source=source, line=line)


def _discount(event: SeatEvent) -> Text:
    amount, what = event.number("amount"), event.text("what")
    return _by(event.source, say("cardgame.log.discount", player=event.player, amount=amount, what=what))


def _test_card(event: SeatEvent) -> Text:
    if event.text("kind") == "escape":
        return say("cardgame.log.escape_card", card=event.card, amount=event.number("amount"))
    return say("cardgame.log.locate_card", card=event.card)


def _test_over(event: SeatEvent) -> Text:
    return say(
        "cardgame.log.test_over",
        passed="yes" if event.facts.get("passed") else "no",
        kind=event.text("kind"),
        strength=event.number("strength"),
        against=event.number("against"),
    )


def _progress(event: SeatEvent) -> Text:
    giver: Arg = "" if event.other_source is None else say("cardgame.log.giver", source=event.other_source)
    return say(
        "cardgame.log.progress",
        card=event.card,
        amount=event.number("amount"),
        giver=giver,
        total=event.number("total"),
        points=event.number("points"),
    )


# Combat


def _shadow(event: SeatEvent) -> Text:
    effect = CARDS[present_key(event.text("key"))].shadow
    enemy, text = event.other("enemy"), text_of(effect) if effect else ""
    if not text:
        return say("cardgame.log.shadow_without_effect", enemy=enemy, card=event.card)
    return say("cardgame.log.shadow", enemy=enemy, card=event.card, text=content(text))


def _damage(event: SeatEvent) -> Text:
    left = max(0, event.number("left"))
    because = event.because
    return say("cardgame.log.damage", card=event.card, amount=event.number("amount"), left=left, because=because)


# Effects for a time


_CHANGES: Final[Mapping[str, Callable[[Arg, int, Text], Text]]] = {
    "cannot attack": lambda who, _, time: say("cardgame.log.cannot_attack", who=who, time=time),
    "does not count threat": lambda who, count, time: say(
        "cardgame.log.threat_does_not_count", who=who, count=count, time=time
    ),
    "does not count defense": lambda who, count, time: say(
        "cardgame.log.defence_does_not_count", who=who, count=count, time=time
    ),
    "may declare several defenders": lambda who, _, time: say("cardgame.log.several_defenders", who=who, time=time),
}
_STATS: Final[Mapping[str, str]] = {
    "willpower": "willpower",
    "attack": "attack",
    "defense": "defense",
    "hit_points": "hit_points",
    "threat": "threat",
    "staging threat": "threat",
    "engagement_cost": "engagement_cost",
    "cost": "cost",
}
_TIMES: Final[Mapping[str, Text]] = {
    "phase": say("cardgame.time.phase"),
    "round": say("cardgame.time.round"),
    "attack": say("cardgame.time.attack"),
    "game": say("cardgame.time.game"),
}


def _lasting(event: SeatEvent) -> Text | None:
    what, cards, live = event.text("what"), event.cards, event.text("live")
    who: Arg = cards if len(cards) <= _MOST_NAMED else say("cardgame.cards", count=len(cards))
    if not cards:
        who = live or (event.player if "player" in event.facts else say("cardgame.staging_area"))
    count = len(cards) or (2 if live else 1)
    time = _TIMES[event.text("until").partition(" ")[0]]
    if what in _CHANGES:
        line = _CHANGES[what](who, count, time)
    elif what in _STATS:
        change = say("cardgame.stat", amount=f"{event.number('amount'):+d}", stat=_STATS[what])
        per = event.text("per") or "none"
        line = say("cardgame.log.change", who=who, count=count, change=change, per=per, time=time)
    else:
        return None
    return _by(None if cards == (event.source,) else event.source, line)


LINES: Final[Mapping[str, Tells]] = {
    "round": _line("cardgame.log.round", "round"),
    "phase": _phase,
    "parted": _parted,
    "joined": _joined,
    "first player": _line("cardgame.log.first_player", "player"),
    "mulligan": _line("cardgame.log.mulligan", "player"),
    "over": _over,
    "dealt again": dealt_again,
    "eliminated": _line("cardgame.log.eliminated", "player", "reason"),
    "chose": _chose,
    "collected": _collected,
    "resources": _line("cardgame.log.resources", "card", "amount", "because"),
    "resources lost": _line("cardgame.log.resources_lost", "card", "amount", "because"),
    "resources moved": _line("cardgame.log.resources_moved", "card", "amount", "to", "because"),
    "drawn": _drawn,
    "nothing drawn": _line("cardgame.log.nothing_drawn", "player"),
    "looked": _looked,
    "to hand": _to_hand,
    "returned": _line("cardgame.log.returned", "card", "player"),
    "discarded": _discarded,
    "to deck": _to_deck,
    "on deck": _on_deck,
    "shuffled": _shuffled,
    "side deck": _line("cardgame.log.side_deck", "deck", "amount"),
    "side deck reshuffled": _line("cardgame.log.side_deck_reshuffled", "deck", "amount"),
    "encounter deck reshuffled": _reshuffled,
    "played": _played,
    "used": _line("cardgame.log.used", "player", "card"),
    "effect": _effect,
    "cancelled": _line("cardgame.log.cancelled", "what", "card"),
    "enters": _line("cardgame.log.enters", "card", "player"),
    "attached": _attached,
    "control": _line("cardgame.log.control", "player", "card"),
    "claimed": _line("cardgame.log.claimed", "player", "card"),
    "leaves": _leaves,
    "exhausted": _line("cardgame.log.exhausted", "cards", "count", "because"),
    "readied": _line("cardgame.log.readied", "cards", "count", "because"),
    "stays exhausted": _line("cardgame.log.stays_exhausted", "card"),
    "paid to avoid": _line("cardgame.log.paid_to_avoid", "player", "card"),
    "named": _named,
    "paid to ready": _line("cardgame.log.paid_to_ready", "player", "amount", "card"),
    "threat": _threat,
    "spared": _line("cardgame.log.spared", "player", "because"),
    # The quest
    "committed": _line("cardgame.log.committed", "player", "cards", "count"),
    "removed from quest": _line("cardgame.log.removed_from_quest", "card", "because"),
    "revealed": _revealed,
    "surge": _line("cardgame.log.surge", "card", "amount"),
    "staged": _line("cardgame.log.staged", "card"),
    "guarded": _line("cardgame.log.guarded", "guard", "card"),
    "returns": _line("cardgame.log.returns", "card"),
    "displayed": _line("cardgame.log.displayed", "card", "because"),
    "capped": _line("cardgame.log.capped", "card"),
    "test": _line("cardgame.log.test", "card", "player", "kind"),
    "test card": _test_card,
    "test over": _test_over,
    "active": _line("cardgame.log.active", "card", "because"),
    "discount": _discount,
    "ambush": _line("cardgame.log.ambush", "card"),
    "quest": _quest,
    "progress": _progress,
    "progress moved": _line("cardgame.log.progress_moved", "amount", "card", "to", "because"),
    "progress lost": _line("cardgame.log.progress_lost", "card", "amount"),
    "stage": _line("cardgame.log.stage", "stage", "card"),
    "stage turned": _line("cardgame.log.stage_turned", "card"),
    "stage bypassed": _line("cardgame.log.stage_bypassed", "card"),
    "stage to deck": _line("cardgame.log.stage_to_deck", "card"),
    "stages shown": _line("cardgame.log.stages_shown", "cards"),
    "stage left": _line("cardgame.log.stage_left", "card"),
    "reset": _line("cardgame.log.reset", "stage", "card"),
    "stage defeated": _line("cardgame.log.stage_defeated", "card"),
    "travelled": _line("cardgame.log.travelled", "card"),
    # Combat
    "engaged": _line("cardgame.log.engaged", "card", "player"),
    "enemy attacks": _line("cardgame.log.enemy_attacks", "card", "player"),
    "defends": _line("cardgame.log.defends", "cards", "count", "card"),
    "attack cancelled": _line("cardgame.log.attack_cancelled", "card"),
    "treated as undefended": _line("cardgame.log.treated_as_undefended", "card", "because"),
    "removed from combat": _line("cardgame.log.removed_from_combat", "card", "because"),
    "shadow discarded": _line("cardgame.log.shadow_discarded", "enemy", "card", "because"),
    "undefended": _line("cardgame.log.undefended", "card"),
    "shadow": _shadow,
    "strike": _line("cardgame.log.strike", "card", "attack", "defense"),
    "attacks": _line("cardgame.log.attacks", "player", "card", "cards"),
    "joins": _line("cardgame.log.joins", "player", "card", "cards"),
    "blow": _line("cardgame.log.blow", "card", "attack", "defense"),
    "damage": _damage,
    "healed": _line("cardgame.log.healed", "card", "amount", "because"),
    "damage moved": _line("cardgame.log.damage_moved", "amount", "card", "to"),
    "lasting": _lasting,
}
"""How each kind of event is told."""

SILENT: Final = frozenset(("shadow dealt",))
"""Kinds of events that have no line: they happen too often, and something else tells of them."""
