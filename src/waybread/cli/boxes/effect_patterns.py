"""The commonest effects on cards: how they are worded, and the code and the words of ours that stand for them.

A pattern is matched against the beginning of an effect's text, in which the card's own title is ``~``. Words of ours
never repeat six words in a row of what is printed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from waybread.cli.boxes.card_table import PLAYER_TYPES

STATS: Final = {"willpower": "WILLPOWER", "attack": "ATTACK", "defense": "DEFENSE", "threat": "THREAT"}
STAT_WORDS: Final = {"willpower": "willpower", "attack": "attack", "defense": "defence", "threat": "threat"}
_LINE: Final = 112
"""So long can a line of code be, less its indent."""
_NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "another": 1}
_TYPES: Final = {"hero": "heroes", "ally": "allies", "character": "characters"}
_WHO: Final = r"(?:[A-Z]\w+ )?(?:hero|ally|character)(?: you control)?"
_STAT: Final = r"([+-]\d) \[(willpower|attack|defense|threat)\]"


@dataclass(frozen=True, slots=True)
class Effect:
    """Code for an effect, with the words that say it."""

    code: tuple[str, ...]
    words: str
    could: str = ""
    """When it would change anything, as an expression; empty: always, or as its target says."""
    target: str = ""
    """What may be chosen, as an expression: a list of cards, or ``api.any_player``."""
    name: str = ""
    """What the chosen one is called."""


@dataclass(frozen=True, slots=True)
class Around:
    """What an effect has to know of the ability that it belongs to."""

    you: str
    """The expression for *you*; empty if there is nobody."""
    me: str
    """What the card calls itself, such as *this ally*."""
    type: str
    shadow: bool = False
    chooses: bool = True
    """May it have a target? Only actions and responses do."""


Builder = Callable[[re.Match[str], Around], "Effect | None"]
PATTERNS: Final[list[tuple[re.Pattern[str], Builder]]] = []


def effects(text: str, around: Around) -> list[Effect] | None:
    """All that a text says, sentence by sentence; None if any of it is not understood."""
    found: list[Effect] = []
    text = _DEFENDER_MUST.sub("", text) if around.shadow else text
    while text:
        for pattern, build in PATTERNS:
            match = pattern.match(text)
            effect = build(match, around) if match else None
            if match and effect:
                text = text[match.end() :].lstrip()
                if around.shadow and (harder := _UNDEFENDED.match(text)):
                    effect = _worse_undefended(match, build, harder[1], around)
                    text = text[harder.end() :].lstrip()
                if effect is None:
                    return None
                found.append(effect)
                break
        else:
            return None
    return found if sum(bool(each.target) for each in found) <= 1 else None


_DEFENDER_MUST: Final = re.compile(r"(?:the )?defending player must (?=\w)", re.IGNORECASE)
_UNDEFENDED: Final = re.compile(r"\((?:[A-Z][^()\d]* )?(\d+)\b[^()\d]* instead if this attack is undefended\.?\)\.?")


def _worse_undefended(match: re.Match[str], build: Builder, number_: str, around: Around) -> Effect | None:
    """The effect with another number if nobody defends: both ways of it, if the number is the only one."""
    numbers = re.findall(r"\d+", match[0])
    harder = match.re.match(match[0].replace(numbers[0], number_)) if len(numbers) == 1 else None
    usual, worse = build(match, around), build(harder, around) if harder else None
    if not usual or not worse:
        return None
    indented = [[f"    {line}" for line in each.code] for each in (worse, usual)]
    code = ("if api.undefended(game):", *indented[0], "else:", *indented[1])
    return Effect(code, f"{usual.words}, or {number_} instead if nobody defends")


def _pattern(regex: str) -> Callable[[Builder], Builder]:
    whole = re.compile(rf"(?:Then,? |,? and (?=\w+s? )|Immediately )?(?:{regex})(?:\.|$|(?=,? and \w))", re.IGNORECASE)

    def add(builder: Builder) -> Builder:
        PATTERNS.append((whole, builder))
        return builder

    return add


def number(word: str) -> int:
    """A number, in words or not."""
    return _NUMBERS.get(word.lower()) or int(word)


def counted(count: int, word: str) -> str:
    """1 card, 2 cards."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def cards_in_play(words: str, player: str) -> str | None:
    """The expression for cards such as *a Dwarf hero you control*, or None."""
    match = re.fullmatch(r"(?:unique )?(?:(\S+) )?(hero|ally|character)(?: card)?( you control)?", words)
    if not match or "unique" in words or (match[3] and not player):
        return None
    found = f"game.{_TYPES[match[2]]}({player if match[3] else ''})"
    if match[1] is None:
        return found
    if not match[1][0].isupper():
        return {
            "exhausted": f"[each for each in {found} if each in game.state.exhausted]",
            "questing": f"[each for each in {found} if each in game.state.committed]",
            "ready": f"[each for each in {found} if each not in game.state.exhausted]",
        }.get(match[1])
    return f'api.with_trait(game, {found}, "{match[1]}")'


def own_name(type_: str) -> str:
    """What a card of a type calls itself."""
    return f"this {'ally' if 'ally' in type_ else 'stage' if type_ == 'quest' else type_}"


def own_words(words: str) -> str:
    """The same in words of ours: *one of your Dwarf heroes*."""
    words = words.replace(" card", "").replace("questing", "committed")
    return f"{words.removesuffix(' you control')} of yours" if words.endswith(" you control") else words


def picked(words: str) -> str:
    """One of such cards, which somebody chooses: *a Dwarf hero of yours*, *an ally of your choice*."""
    found = own_words(words)
    article = "an" if found[0].lower() in "aeio" else "a"
    return f"{article} {found}" if found.endswith(" of yours") else f"{article} {found} of your choice"


# Drawing, resources, threat


@_pattern(r"draws? (a|an|\d+|two|three) (?:additional )?cards?")
def _draw(match: re.Match[str], around: Around) -> Effect | None:
    count = number(match[1])
    you = around.you
    code = (f"await api.draw(game, {you}, {count}, use.card)",)
    return Effect(code, f"draw {counted(count, 'card')}", f"api.could_draw(game, {you})") if you else None


@_pattern(r"each player draws (a|\d+|two) cards?")
def _all_draw(match: re.Match[str], around: Around) -> Effect:
    count = number(match[1])
    code = (f"await api.draw(game, game.order(), {count}, use.card)",)
    words = f"every player gets {counted(count, 'card')} from their deck"
    return Effect(code, words, "any(api.could_draw(game, each) for each in game.order())")


@_pattern(r"choose a player\.? (?:to|That player) draws? (a|\d+|two) cards?")
def _one_draws(match: re.Match[str], around: Around) -> Effect | None:
    count = number(match[1])
    could = "any(api.could_draw(game, each) for each in game.order())"
    code = (f"await api.draw(game, player, {count}, use.card)",)
    words = f"a player of your choice draws {counted(count, 'card')}"
    return Effect(code, words, could, "api.any_player", "player") if around.chooses else None


@_pattern(r"(?:the )?first player draws (a|\d+|two) cards?")
def _first_draws(match: re.Match[str], around: Around) -> Effect:
    count, first = number(match[1]), "game.state.first_player"
    code = (f"await api.draw(game, {first}, {count}, use.card)",)
    return Effect(code, f"{counted(count, 'card')} for the first player to draw", f"api.could_draw(game, {first})")


@_pattern(r"add (\d+|one|two) resources? to (~'s|his|her|its|attached hero's|attached character's) (?:resource )?pool")
def _gain(match: re.Match[str], around: Around) -> Effect | None:
    count, attached = number(match[1]), match[2].startswith("attached")
    if not attached and around.type not in {"hero", "ally"}:
        return None
    who = "api.host(game, use)" if attached else "use.card"
    pool = "what it is attached to" if attached else around.me
    return Effect(
        (f"await api.gain_resources(game, {who}, {count}, use.card)",), f"{pool} gains {counted(count, 'resource')}"
    )


@_pattern(
    r"(?:choose an? (?P<one>(?:[A-Z]\w+ )?hero(?: you control)?)\. )?add (?P<count>\d+|one|two) resources? to "
    r"(?:that|an?) (?P<other>(?:[A-Z]\w+ )?hero(?: you control)?)(?:'s)? ?(?:you control's )?(?:resource )?pool"
)
def _someone_gains(match: re.Match[str], around: Around) -> Effect | None:
    count, who = number(match["count"]), match["one"] or match["other"]
    found = cards_in_play(who, around.you)
    words = f"{picked(who)} gains {counted(count, 'resource')}"
    code = (f"await api.gain_resources(game, hero, {count}, use.card)",)
    return _aimed(code, words, found, "hero", around)


_WHOSE: Final = r"each player|your?|(?:the )?defending player|(?:the )?engaged player|(?:the )?first player"


@_pattern(
    rf"(?:(?P<who>{_WHOSE})(?: must)? (?P<does>raise|reduce|lower)s? (?:his or her|his|your|their) threat by (?P<a>\d+)"
    rf"|(?P<do>raise|reduce|lower) (?P<whose>{_WHOSE})(?:'s)? threat by (?P<b>\d+))"
)
def _threat(match: re.Match[str], around: Around) -> Effect | None:
    who, amount = (match["who"] or match["whose"]).lower(), match["a"] or match["b"]
    up = (match["does"] or match["do"]).lower() == "raise"
    if who == "each player":
        players, words = "game.order()", "every player's threat"
    elif "first" in who:
        players, words = "game.state.first_player", "the first player's threat"
    elif "defending" in who and not around.shadow:
        return None
    else:
        players, words = around.you, "your threat"
    if not players:
        return None
    if up:
        return Effect((f"await api.raise_threat(game, {players}, {amount}, use.card)",), f"{words} rises by {amount}")
    if players == "game.order()":
        lines = ("for player in game.order():", f"    await api.reduce_threat(game, player, {amount}, use.card)")
        could = "any(game.state.threat[each] for each in game.order())"
        return Effect(lines, f"{words} falls by {amount}", could)
    code = (f"await api.reduce_threat(game, {players}, {amount}, use.card)",)
    return Effect(code, f"{words} falls by {amount}", f"game.state.threat[{players}] > 0")


# Ready and exhausted


@_pattern(r"ready (~|attached hero|attached character|that hero|it|him|her)")
def _ready(match: re.Match[str], around: Around) -> Effect | None:
    attached = match[1].startswith("attached")
    if match[1].startswith("that") or (not attached and around.type not in {"hero", "ally"}):
        return None
    who = "api.host(game, use)" if attached else "use.card"
    words = "what it is attached to readies" if attached else f"{around.me} readies"
    return Effect((f"await api.ready(game, {who}, use.card)",), words, f"api.could_ready(game, {who})")


@_pattern(
    r"(?:choose and )?ready (?:an?|1) (exhausted )?((?:[A-Z]\w+ )?(?:hero|ally|character)(?: card)?(?: you control)?)"
)
def _ready_one(match: re.Match[str], around: Around) -> Effect | None:
    found = cards_in_play(match[2], around.you)
    able = f"[each for each in {found} if api.could_ready(game, each)]"
    name = next(each for each in _TYPES if each in match[2])
    code = (f"await api.ready(game, {name}, use.card)",)
    return _aimed(code, f"{picked(match[2])} readies", found and able, name, around)


@_pattern(
    r"ready (?:each|all) ((?:[A-Z]\w+ )?)(heroes|hero|allies|ally|characters|character)( you control)?(?: in play)?"
)
def _ready_all(match: re.Match[str], around: Around) -> Effect | None:
    one = {"heroes": "hero", "allies": "ally", "characters": "character"}.get(match[2], match[2])
    found = cards_in_play(f"{match[1]}{one}{match[3] or ''}", around.you)
    if not found:
        return None
    code = (f"await api.ready(game, {found}, use.card)",)
    words = f"every {own_words(f'{match[1]}{one}{match[3] or chr(0)}'.rstrip(chr(0)))} readies"
    return Effect(code, words, f"any(api.could_ready(game, each) for each in {found})")


# Damage and healing


@_pattern(
    r"deal (\d+|one|two) (?:points? of )?damage to (?:an?|any 1|any|1) (?:(\S+) )?(?:enemy|eligible enemy)"
    r"( in play| engaged with you| in the staging area| not engaged with you)?"
)
def _hurt_enemy(match: re.Match[str], around: Around) -> Effect | None:
    count = number(match[1])
    if match[2] and not match[2][0].isupper():
        return None
    where = (match[3] or "").strip()
    if where.startswith("engaged") and not around.you:
        return None
    found = {
        "engaged with you": f"game.engaged_enemies({around.you})",
        "in the staging area": "game.staged(api.CardType.ENEMY)",
        "not engaged with you": f"[each for each in game.enemies() if each not in game.engaged_enemies({around.you})]",
    }.get(where, "game.enemies()")
    found = f'api.with_trait(game, {found}, "{match[2]}")' if match[2] else found
    able = f"[each for each in {found} if api.damageable(game, each, use.card)]"
    said = {"in play": "", "engaged with you": " that you are engaged with", "in the staging area": " in staging"}
    words = picked(f"{match[2]} enemy" if match[2] else "enemy") + said.get(where, f" {where}" if where else "")
    code = (f"await api.deal_damage(game, enemy, {count}, use.card)",)
    return _aimed(code, f"{words} takes {count} damage", able, "enemy", around)


@_pattern(r"(?:choose and )?discard (?:1|an) attachment (?:he|you) controls?")
def _lose_attachment(match: re.Match[str], around: Around) -> Effect | None:
    code = (
        f"held = api.discardable(game, use, api.attachments_of(game, {around.you}))",
        f"chosen = await api.choose(game, {around.you}, api.DecisionKind.DISCARD_ATTACHMENT, held, use.card)",
        "if chosen is not None:",
        "    await api.discard(game, chosen, use.card)",
    )
    return Effect(code, "one of your attachments, which you pick, is discarded") if around.you else None


@_pattern(r"(?:choose and )?exhaust (?:1|a) (hero|character|ally) (?:he|you) controls?")
def _exhaust_own(match: re.Match[str], around: Around) -> Effect | None:
    code = (
        f"able = [each for each in game.{_TYPES[match[1]]}({around.you}) if each not in game.state.exhausted]",
        f"chosen = await api.choose(game, {around.you}, api.DecisionKind.EXHAUST, able, use.card)",
        "if chosen is not None:",
        "    await api.exhaust(game, chosen, use.card)",
    )
    return Effect(code, f"one {match[1]} of yours, whom you pick, exhausts") if around.you else None


@_pattern(r"discard (\d+) resources? from each hero(?: (?:he|you) controls?)?")
def _lose_resources(match: re.Match[str], around: Around) -> Effect | None:
    own = match[0].endswith(("controls", "control"))
    if own and not around.you:
        return None
    code = (f"await api.lose_resources(game, game.heroes({around.you if own else ''}), {match[1]}, use.card)",)
    return Effect(code, f"every hero{' of yours' if own else ''} loses {counted(int(match[1]), 'resource')}")


@_pattern(
    r"cancel the .?when revealed.? effects? of a (treachery )?card (?:that was )?just revealed (?:from|by) "
    r"the encounter deck"
)
def _cancel(match: re.Match[str], around: Around) -> Effect:
    kind = match[1].strip() if match[1] else "card"
    return Effect(("use.occurrence.cancelled = True",), f"what the {kind} does when it is revealed is cancelled")


@_pattern(r"cancel a shadow effect just triggered during combat")
def _cancel_shadow(match: re.Match[str], around: Around) -> Effect:
    return Effect(("use.occurrence.cancelled = True",), "a shadow effect that has just triggered is cancelled")


@_pattern(r"deal (\d+) damage to (?:the )?attacking enemy")
def _hurt_attacker(match: re.Match[str], around: Around) -> Effect:
    code = (f"await api.deal_damage(game, api.attacker(game), {match[1]}, use.card)",)
    could = "api.damageable(game, api.attacker(game), use.card)"
    return Effect(code, f"the enemy that attacks takes {match[1]} damage", could)


@_pattern(r"deal (\d+) damage to (?:the )?defending character")
def _hurt_defender(match: re.Match[str], around: Around) -> Effect:
    code = (f"await api.deal_damage(game, api.defenders(game), {match[1]}, use.card)",)
    return Effect(code, f"whoever defends takes {match[1]} damage")


@_pattern(
    r"deal (\d+) damage to (?:each|all) ((?:exhausted |questing |ready |[A-Z]\w+ )?(?:hero|ally|character)e?s?)"
    r"(?: in play)?( (?:controlled by|of) the defending player| the defending player controls| you control)?"
)
def _hurt_all(match: re.Match[str], around: Around) -> Effect | None:
    words = re.sub(r"allies$", "ally", re.sub(r"(?<=hero)es$|(?<=character)s$", "", match[2]))
    if match[3] and not around.you:
        return None
    found = cards_in_play(words + (" you control" if match[3] else ""), around.you)
    if not found:
        return None
    code = (f"await api.deal_damage(game, {found}, {match[1]}, use.card)",)
    whose = f" of {'the defending player' if around.shadow else 'yours'}" if match[3] else ""
    return Effect(code, f"every {own_words(words)}{whose} takes {match[1]} damage")


@_pattern(
    r"each player(?: must)? (?:chooses? (?:and )?deals?|deals?) (\d+) damage to (?:a|1) (character|hero|ally) "
    r"(?:he|they) controls?"
)
def _each_hurts(match: re.Match[str], around: Around) -> Effect:
    found = f"game.{_TYPES[match[2]]}(player)"
    code = (
        "hurt = []",
        "for player in game.order():",
        f"    able = [each for each in {found} if api.damageable(game, each, use.card)]",
        "    chosen = await api.choose(game, player, api.DecisionKind.TAKE_DAMAGE, able, use.card)",
        "    hurt += [] if chosen is None else [chosen]",
        f"await api.deal_damage(game, hurt, {match[1]}, use.card)",
    )
    return Effect(code, f"one {match[2]} of every player, whom that player picks, takes {match[1]} damage")


@_pattern(r"heal (all|\d+) (?:points? of )?damage (?:from|on) (~|attached hero|attached character|it|him)")
def _heal(match: re.Match[str], around: Around) -> Effect | None:
    attached = match[2].startswith("attached")
    if not attached and around.type not in {"hero", "ally", "enemy"}:
        return None
    who = "api.host(game, use)" if attached else "use.card"
    amount = f"game.state.damage.get({who}, 0)" if match[1] == "all" else match[1]
    words = f"{'what it is attached to' if attached else around.me} heals {match[1]} damage"
    return Effect(
        (f"await api.heal(game, {who}, {amount}, use.card)",), words, f"api.could_heal(game, {who}, use.card)"
    )


@_pattern(
    rf"(?:choose an? (?P<one>{_WHO}) to )?heal (?P<count>\d+) "
    rf"(?:points? of )?damage (?:from|on) (?:an?|any|1) (?P<other>{_WHO})"
)
def _heal_one(match: re.Match[str], around: Around) -> Effect | None:
    who = match["one"] or match["other"]
    found = cards_in_play(who, around.you)
    able = f"[each for each in {found} if api.could_heal(game, each, use.card)]"
    name = next(each for each in _TYPES if each in who)
    code = (f"await api.heal(game, {name}, {match['count']}, use.card)",)
    return _aimed(code, f"{picked(who)} heals {match['count']} damage", found and able, name, around)


# Progress


@_pattern(r"place (\d+|one|two) progress(?: tokens?)? on (the current quest|the current quest card|it|this stage)")
def _quest_progress(match: re.Match[str], around: Around) -> Effect | None:
    if match[2] == "it" or (match[2] == "this stage" and around.type != "quest"):
        return None
    count = number(match[1])
    code = (f"await api.place_progress(game, game.state.quest, {count}, use.card)",)
    return Effect(code, f"the stage gets {count} progress")


@_pattern(r"place (\d+|one|two) progress(?: tokens?)? on the active location")
def _active_progress(match: re.Match[str], around: Around) -> Effect:
    count = number(match[1])
    code = (f"await api.place_progress(game, game.active_locations(), {count}, use.card)",)
    could = "bool(api.can_target(game, use.card, game.active_locations()))"
    return Effect(code, f"{count} progress goes on the active location", could)


@_pattern(
    r"place (?P<a>\d+|one|two) progress(?: tokens?)? on (?:an?|any 1|any|1) location"
    r"(?P<in>( in the staging area| in play)?)"
)
@_pattern(
    r"choose a location(?P<in>( in the staging area| in play)?)(?:\. Place| to place) (?P<a>\d+) progress"
    r"(?: tokens?)? on (?:that location|it)"
)
def _place_progress(match: re.Match[str], around: Around) -> Effect | None:
    staged = match["in"].endswith("area")
    found = "game.staged(api.CardType.LOCATION)" if staged else "game.locations()"
    count = number(match["a"])
    code = (f"await api.place_progress(game, location, {count}, use.card)",)
    words = f"{picked('staged location' if staged else 'location')} gets {count} progress"
    return _aimed(code, words, found, "location", around)


@_pattern(r"remove (\d+) progress(?: tokens?)? from the current quest(?: card)?")
def _lose_progress(match: re.Match[str], around: Around) -> Effect:
    return Effect(
        (f"await api.remove_progress(game, game.state.quest, {match[1]})",), f"the stage loses {match[1]} progress"
    )


# Numbers for a time


@_pattern(
    rf"(?P<until>until the end of the (?:phase|round), )?(?P<who>~|attached hero|attached character|he|she|it) gets? "
    rf"{_STAT}(?:,? and {_STAT})?(?(until)| until the end of the (?P<end>phase|round))"
)
def _stronger(match: re.Match[str], around: Around) -> Effect | None:
    attached = match["who"].startswith("attached")
    if not attached and around.type not in {"hero", "ally", "enemy", "location"}:
        return None
    end = match["end"] or ("phase" if "phase" in match["until"] else "round")
    who = "api.host(game, use)" if attached else "use.card"
    changes = [each for each in zip(match.groups()[2::2], match.groups()[3::2], strict=False) if each[1] in STATS]
    name = "what it is attached to" if attached else around.me
    return Effect(_lasting(who, changes, end), f"until the {end} ends, {name} has {_stat_words(changes)}")


@_pattern(
    rf"(?:until the end of the (?P<first>phase|round), )?choose an? (?P<who>{_WHO})"
    rf"(?:\. that (?:hero|ally|character) (?:gets|gains)| to get|\. (?:it|he) gets) {_STAT}(?:,? and {_STAT})?"
    rf"(?(first)| until the end of the (?P<end>phase|round))"
)
def _stronger_one(match: re.Match[str], around: Around) -> Effect | None:
    changes = [(match[3], match[4]), *([(match[5], match[6])] if match[6] else [])]
    end = match["end"] or match["first"]
    name = next(each for each in _TYPES if each in match["who"])
    words = f"{picked(match['who'])} has {_stat_words(changes)} for the {end}"
    return _aimed(_lasting(name, changes, end), words, cards_in_play(match["who"], around.you), name, around)


@_pattern(
    rf"choose an? (?P<who>{_WHO})\. Until the end of the (?P<end>phase|round), "
    rf"that (?:hero|ally|character) (?:gets|gains) {_STAT}(?:,? and {_STAT})?"
)
def _one_for_a_time(match: re.Match[str], around: Around) -> Effect | None:
    changes = [(match[3], match[4]), *([(match[5], match[6])] if match[6] else [])]
    name = next(each for each in _TYPES if each in match["who"])
    words = f"{picked(match['who'])} has {_stat_words(changes)} for the {match['end']}"
    code = _lasting(name, changes, match["end"])
    return _aimed(code, words, cards_in_play(match["who"], around.you), name, around)


@_pattern(
    rf"choose a player\.? (?:Each|All) characters? controlled by that player gets? {_STAT} "
    r"until the end of the (phase|round)"
)
@_pattern(
    rf"choose a player\. Until the end of the (?P<before>phase), each character controlled by that player gets {_STAT}"
)
def _player_stronger(match: re.Match[str], around: Around) -> Effect | None:
    amount, stat = next((a, b) for a, b in pairwise(match.groups()) if b in STATS)
    end = "round" if "round" in match.groups() else "phase"
    words = f"for the {end}, {amount} {STAT_WORDS[stat]} for all characters of a player of your choice"
    code = tuple(
        each.replace("[characters]", "game.characters(player)")
        for each in _lasting("characters", [(amount, stat)], end)
    )
    return Effect(code, words, target="api.any_player", name="player") if around.chooses else None


@_pattern(
    rf"until the end of the (?P<end>phase|round), (?:each|all) (?P<who>(?:[A-Z]\w+ )?(?:hero|character|ally))(?:s|es)? "
    rf"(?P<own>you control )?gets? {_STAT}(?:,? and {_STAT})?"
)
@_pattern(
    rf"(?:each|all) (?P<who>(?:[A-Z]\w+ )?(?:hero|character|ally))(?:s|es)? (?P<own>you control )?gets? "
    rf"{_STAT}(?:,? and {_STAT})? until the end of the (?P<end>phase|round)"
)
def _all_stronger(match: re.Match[str], around: Around) -> Effect | None:
    own = " you control" if match["own"] else ""
    found = cards_in_play(match["who"] + own, around.you)
    changes = [(a, b) for a, b in pairwise(match.groups()) if b in STATS]
    if found is None or around.type not in PLAYER_TYPES:
        return None  # an effect of an encounter card works on a live set (lcg:lasting.5)
    code = tuple(each.replace("[characters]", found) for each in _lasting("characters", changes, match["end"]))
    return Effect(
        code,
        f"until the {match['end']} ends, every {own_words(match['who'] + own)} has {_stat_words(changes)}",
        f"bool({found})",
    )


def _lasting(who: str, changes: list[tuple[str, str]], until: str) -> tuple[str, ...]:
    return tuple(
        f"api.add_lasting_effect(game, use.card, api.Stat.{STATS[stat]}, {int(amount)}, cards=[{who}]"
        f"{'' if until == 'phase' else f', until={chr(34)}{until}{chr(34)}'})"
        for amount, stat in changes
    )


def _stat_words(changes: list[tuple[str, str]]) -> str:
    return " and ".join(f"{amount} {STAT_WORDS[stat]}" for amount, stat in changes)


# Searching and leaving


@_pattern(
    r"search the top (?P<top>\d+|five|ten) cards of your deck for (?:an?|1|any 1) "
    r"(?P<what>(?:[A-Z]\w+ )?(?:ally|event|attachment|card))"
    r"(?: card)?(?:,| and) (?:and )?add it to your hand\.(?: Then,)? Shuffle (?:the other cards back into )?your deck"
)
def _search_top(match: re.Match[str], around: Around) -> Effect | None:
    top = {"five": 5, "ten": 10}.get(match["top"].lower()) or int(match["top"])
    return _searched(match["what"], around, [f"top={top}"], f"through your top {top} cards")


@_pattern(
    r"search your deck for (?:an?|1|any 1) (?P<what>(?:[A-Z]\w+ )?(?:ally|event|attachment|card))"
    r"(?: card)?(?:,| and) (?:and )?add it to your hand\.(?: Then,)? Shuffle your deck"
)
def _search(match: re.Match[str], around: Around) -> Effect | None:
    return _searched(match["what"], around, [], "through your whole deck")


def _searched(what: str, around: Around, more: Sequence[str], where: str) -> Effect | None:
    trait, _, type_ = what.rpartition(" ")
    tests = [f'api.has_trait(game, card, "{trait}")'] if trait else []
    tests += [f"game.type_of(card) is api.CardType.{type_.upper()}"] if type_ != "card" else []
    if around.you != "use.player" or not tests:
        return None
    arguments = ["game", "use.player", "use.card", f"lambda card: {' and '.join(tests)}", *more]
    line = f"await api.search_deck({', '.join(arguments)})"
    code = (line,) if len(line) < _LINE else ("await api.search_deck(", *(f"    {each}," for each in arguments), ")")
    words = f"look {where} and take 1 {what} if you like; your deck is then shuffled"
    return Effect(code, words, "bool(game.state.decks[use.player])")


@_pattern(r"discard ~(?: from play)?")
def _discard_me(match: re.Match[str], around: Around) -> Effect:
    return Effect(("await api.discard(game, use.card, use.card)",), f"{around.me} is discarded")


@_pattern(r"(?:pay|spend) (\d) \[(leadership|lore|spirit|tactics)\] resources? or discard ~(?: from play)?")
def _pay_or_discard(match: re.Match[str], around: Around) -> Effect | None:
    code = (
        f"price = api.Spend({match[1]}, sphere=api.Sphere.{match[2].upper()})",
        f"if await api.someone_pays(game, use, price, [{around.you}]) is None:",
        "    await api.discard(game, use.card, use.card)",
    )
    words = f"{around.me} is discarded unless you pay {match[1]} {match[2].capitalize()}"
    return Effect(code, words) if around.you else None


@_pattern(r"attach ~ to another hero")
def _attach_elsewhere(match: re.Match[str], around: Around) -> Effect | None:
    code = ("await api.attach(game, use.card, hero, use.player)",)
    return _aimed(
        code,
        f"{around.me} goes to another hero of your choice",
        "api.new_hosts(game, use.card, use.player)",
        "hero",
        around,
    )


@_pattern(r"return ~ to (?:your|its owner's) hand")
def _return_me(match: re.Match[str], around: Around) -> Effect | None:
    if around.type not in {"ally", "attachment"}:
        return None
    return Effect(("await api.return_to_hand(game, use.card, use.card)",), f"{around.me} goes back to hand")


# Encounter cards


@_pattern(
    r"(?:the )?attacking enemy gets ([+-]\d) \[attack\]"
    r"(?:\. \(?([+-]\d)(?: \[attack\])?(?: instead)? if (?:this attack is )?undefended\.?\)?)?"
)
def _harder(match: re.Match[str], around: Around) -> Effect | None:
    amount = f"{int(match[2])} if api.undefended(game) else {int(match[1])}" if match[2] else f"{int(match[1])}"
    code = (
        f"strength = {amount}",
        "api.add_lasting_effect(",
        '    game, use.card, api.Stat.ATTACK, strength, cards=[api.attacker(game)], until="attack"',
        ")",
    )
    more = f", or {match[2]} if nobody defends" if match[2] else ""
    return Effect(code, f"{match[1]} attack for the enemy that attacks{more}") if around.shadow else None


@_pattern(r"deal (?:the )?attacking enemy (?:an? additional|another|1 additional|1 more) shadow card")
def _second_shadow(match: re.Match[str], around: Around) -> Effect | None:
    code = ("await api.deal_shadow(game, api.attacker(game))",)
    return Effect(code, "one more shadow card for the enemy that attacks") if around.shadow else None


@_pattern(
    r"reveal (?:(\d+) (?:additional )?|the (?:top|next) |an additional )(?:encounter )?cards?"
    r"(?: (?:of|from) the encounter deck)?( per player)?(?: from the encounter deck)?"
    r"(?:,? (?:and )?add (?:it|them) to the staging area)?"
)
def _reveal(match: re.Match[str], around: Around) -> Effect | None:
    if around.shadow or "encounter" not in match[0]:
        return None
    count = int(match[1] or 1)
    each = "" if count == 1 else f"{count} * "
    code = (f"await api.reveal_top(game, {f'{each}len(game.order())' if match[2] else count})",)
    words = f"{counted(count, 'encounter card')}{' for each player' if match[2] else ''} must be revealed and staged"
    return Effect(code, words)


@_pattern(
    r"reveal X additional (?:encounter )?cards(?: from the encounter deck)?(?:,? and add them to the staging area)?"
    r"(?:\. X is|, where X is) the number of players in the game"
)
def _reveal_x(match: re.Match[str], around: Around) -> Effect | None:
    code = ("await api.reveal_top(game, len(game.order()))",)
    words = "as many encounter cards more as there are players must be revealed and staged"
    return Effect(code, words) if not around.shadow else None


@_pattern(
    r"search the encounter deck(?P<pile> and discard pile)? for (?:1|an?|the) (?:copy of (?:the )?)?"
    r"(?P<title>[A-Z][\w' -]+?),? "
    r"and add (?:it|him|her) to the staging area(?:, if able)?\.(?: Then,?)? Shuffle the encounter deck"
)
def _search_encounter(match: re.Match[str], around: Around) -> Effect | None:
    title = match["title"]
    if title.split()[-1] in {"enemy", "location", "card", "treachery"} or " and " in title:
        return None
    pile = ", discards=True" if match["pile"] else ""
    code = (
        f'found = api.search(game, lambda card: game.title(card) == "{title}"{pile})',
        "if found:",
        "    await api.place_in_staging(game, found[0])",
        "api.shuffle_deck(game, api.SCENARIO)",
    )
    words = (
        f"{title} is found in the encounter deck{' or its discards' if pile else ''} and staged; that deck is shuffled"
    )
    return Effect(code, words) if not around.shadow else None


@_pattern(r"(?:~|it) makes an immediate attack")
def _attacks(match: re.Match[str], around: Around) -> Effect | None:
    code = (f"await api.enemy_attacks(game, use.card, {around.you})",)
    return Effect(code, f"{around.me} attacks at once") if around.you and around.type == "enemy" else None


@_pattern(r"~ gains surge")
def _surge(match: re.Match[str], around: Around) -> Effect | None:
    code = ("api.gain_surge(game)",)
    return Effect(code, "this card has Surge as well") if not around.you and not around.shadow else None


@_pattern(r"each player(?: must)? discards? (\d+|a) (?:cards? at random|random cards?) from (?:his|their) hand")
def _all_discard(match: re.Match[str], around: Around) -> Effect:
    count = number(match[1])
    code = (
        "lost = []",
        "for player in game.order():",
        "    hand = game.state.hands[player].copy()",
        '    game.state.streams.shuffle("chance", hand)',
        f"    lost += hand[:{count}]",
        "await api.discard(game, lost, use.card)",
    )
    return Effect(code, f"chance takes {counted(count, 'card')} from the hand of every player")


@_pattern(r"each player(?: must)? (?:chooses? and )?exhausts? (?:a|1) (hero|character|ally) (?:he|they) controls?")
def _all_exhaust(match: re.Match[str], around: Around) -> Effect:
    code = (
        "chosen = []",
        "for player in game.order():",
        f"    able = [each for each in game.{_TYPES[match[1]]}(player) if each not in game.state.exhausted]",
        "    one = await api.choose(game, player, api.DecisionKind.EXHAUST, able, use.card)",
        "    chosen += [] if one is None else [one]",
        "await api.exhaust(game, chosen, use.card)",
    )
    return Effect(code, f"one {match[1]} of every player, whom that player picks, exhausts")


def _aimed(code: tuple[str, ...], words: str, found: str | None, name: str, around: Around) -> Effect | None:
    """An effect that chooses one of several cards: a target of an action or response."""
    if not found or not around.chooses:
        return None
    return Effect(code, words, target=f"api.targets(lambda game, use: {found})", name=name)
