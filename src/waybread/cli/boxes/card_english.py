"""A simple reader of the English on cards: which abilities there are, their triggers, costs and limits.

It knows the common turns of phrase. What it does not understand it leaves empty, which is never compared or claimed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import Kind, Moment, On, Per

EXHAUST_SELF: Final = "exhausts itself"
EXHAUST_OTHERS: Final = "exhausts others"
EXHAUST_HOST: Final = "exhausts its host"
DISCARD_SELF: Final = "discards itself"
DISCARD_HAND: Final = "discards from the hand"
SPEND: Final = "spends resources"
RAISE_THREAT: Final = "raises threat"
REDUCE_THREAT: Final = "reduces threat"

_ME: Final = "~"
"""Stands for the title of the card itself."""
_KINDS: Final = {
    "action": Kind.ACTION, "response": Kind.RESPONSE, "forced": Kind.FORCED, "when revealed": Kind.WHEN_REVEALED,
    "travel": Kind.TRAVEL, "setup": Kind.SETUP, "shadow": Kind.SHADOW,
}  # fmt: skip
_LABEL: Final = re.compile(
    r"(?:^|(?<=\s))(?:(Resource|Planning|Quest|Travel|Encounter|Combat|Refresh) )?"
    r"(Action|Response|Forced|When Revealed|Travel|Setup|Shadow|Resolution): ?",
)
_QUOTED: Final = re.compile(r'"([^"]*)"')
_SHORTEST_GRANT: Final = 4
"""Fewer words in quotation marks are a name."""
_LIMIT: Final = re.compile(r"\(?\s*Limit (once|twice|\d+ times|three times|one|two) (?:per|each) (\w+)", re.IGNORECASE)
_TIMES: Final = {"once": 1, "one": 1, "twice": 2, "two": 2, "three": 3}
_NUMBERS: Final = {"two": 2, "twice": 2, "double": 2, "three": 3, "four": 4, "five": 5}
_NUMBER: Final = re.compile(rf"(?<!\w)(?:\d+(?![\w)])|(?:{'|'.join(_NUMBERS)})\b)", re.IGNORECASE)
_SAYS_NOTHING: Final = re.compile(
    r"If the players defeat this stage, (?:they|the players)(?: have)? w[io]n the game\.|Limit \d per deck\.",
    re.IGNORECASE,
)
"""The rules say so already: completing the last stage wins; how many copies a deck may have is a fact."""
_EACH_PLAYER: Final = re.compile(r"triggered by each player once (?:each|per) (\w+)", re.IGNORECASE)
_TRIGGERS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), on if isinstance(on, tuple) else (on,), moment)
    for pattern, on, moment in (
        (r"after [^,]*\benters or leaves play", (On.ENTERS_PLAY, On.LEAVES_PLAY), Moment.AFTER),
        (r"after [^,]*\bas an attacker or defender", (On.ATTACKER_DECLARED, On.DEFENDER_DECLARED), Moment.AFTER),
        (r"(?:exhaust ~ to )?cancel the when revealed", On.WHEN_REVEALED, Moment.WHEN),
        (r"(?:exhaust ~ to )?cancel a shadow effect", On.SHADOW_EFFECT, Moment.WHEN),
        (r".*\bshadow card that was just dealt", On.SHADOW_DEALT, Moment.AFTER),
        (r".*\bafter .*\bquest(?:s|ed)? unsuccessfully", On.QUEST_FAILED, Moment.AFTER),
        (r"after .*\bquest(?:s|ed)? successfully", On.QUEST_SUCCEEDED, Moment.WHEN),  # lcg:faq.1.24
        (r"after .*\bcommits?\b.* to (?:a|the) quest", On.COMMITTED, Moment.AFTER),
        (r"after [^,]* is damaged or leaves play", (On.DAMAGE_DEALT, On.LEAVES_PLAY), Moment.AFTER),
        (r"after (?:.*\bsuffers? .*damage|.* is damaged)", On.DAMAGE_DEALT, Moment.AFTER),
        (r"after .*\bdeclared as (?:a|the) defender", On.DEFENDER_DECLARED, Moment.AFTER),
        (r"after .*\bdeclared as an attacker", On.ATTACKER_DECLARED, Moment.AFTER),
        (r"after you play\b", On.PLAYED, Moment.AFTER),
        (r"after [^,]*\benters? play", On.ENTERS_PLAY, Moment.AFTER),
        (r"after [^,]*\bleaves? play", On.LEAVES_PLAY, Moment.AFTER),
        (r"after .*\bis explored", On.EXPLORED, Moment.AFTER),
        (r"after .*\bquest (?:card|stage) is defeated", On.STAGE_DEFEATED, Moment.AFTER),
        (r"after (?:.*\bis (?:destroyed|defeated)|defeating|.*\bdestroys an enemy)", On.DESTROYED, Moment.AFTER),
        (r"after [^,]*\btravel(?:s|ling)?\b", On.TRAVELLED, Moment.AFTER),
        (r"after .*\b(?:engages|is engaged)\b", On.ENGAGED, Moment.AFTER),
        (r"after an attack in which .* defends resolves", On.ENEMY_ATTACKED, Moment.AFTER),
        (r"after .* is revealed from the encounter deck", On.REVEALED, Moment.AFTER),
        (r"(?:each time|when|whenever) ~ attacks", On.ENEMY_ATTACKS, Moment.WHEN),
        (r"after [^,]* attacks,", On.ENEMY_ATTACKED, Moment.AFTER),
        (r"after placing .* progress tokens? on", On.PROGRESS_PLACED, Moment.AFTER),
        (r"after .* is claimed", On.CLAIMED, Moment.AFTER),
        (r"at the end of (?:the|each) round", On.ROUND_ENDS, None),
        (r"(?:.* )?at the end of the \w+ phase", On.PHASE_ENDS, None),
        (r"at the (?:beginning|start) of (?:the|each) \w+ phase", On.PHASE_BEGINS, None),
        (r"(?:when|if) you defeat this stage", On.STAGE_DEFEATED, None),
    )
)
_COSTS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), cost)
    for pattern, cost in (
        (r"\bexhaust (?:and discard )?~[^.]* to\b", EXHAUST_SELF),
        (r"\bexhaust attached [^.]* to\b", EXHAUST_HOST),
        (r"\bexhaust (?:a|an|1|2|3|each|any number of) [^.]* to\b", EXHAUST_OTHERS),
        (r"\bdiscard ~[^.]* to\b", DISCARD_SELF),
        (r"\bdiscards? (?:a|an|1|2|3|X) (?:\w+ )?cards? from your hand[^.]* to\b", DISCARD_HAND),
        (r"\b(?:spend|pay) (?:1|2|3|4|5|X) [^.]*resources?[^.]* to\b", SPEND),
        (r"\braise your threat by (?:\d|X)[^.]* to\b", RAISE_THREAT),
        (r"\breduce your threat by (?:\d|X)[^.]* to\b", REDUCE_THREAT),
    )
)


@dataclass(frozen=True, slots=True)
class ParsedAbility:
    """What a printed ability seems to be."""

    kind: Kind | None
    """None: constant text."""
    text: str
    """The sentences without the label; the card's own title is ``~``."""
    phase: str = ""
    on: tuple[On, ...] = ()
    """What it answers to: any of these; empty if it was not understood."""
    moment: Moment | None = None
    cost: frozenset[str] = frozenset()
    limit: int = 0
    per: Per = Per.ROUND
    anyone: bool = False
    granted: bool = False
    """It stands in quotation marks: what the card becomes has it."""

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers from 2 on; 1 is often written as *a*."""
        return numbers_in(self.text)


def numbers_in(text: str) -> frozenset[int]:
    """The numbers from 2 on in a text; 1 is often written as *a*."""
    found = (_NUMBERS.get(each.lower()) or int(each) for each in _NUMBER.findall(text))
    return frozenset(each for each in found if each > 1)


def read_abilities(title: str, text: str) -> list[ParsedAbility]:
    """The abilities in a text box, in its order; keywords do not count."""
    granted: list[str] = []

    def take_out(match: re.Match[str]) -> str:
        if len(match[1].split()) < _SHORTEST_GRANT:
            return match[1]
        granted.append(match[1])
        return ""

    found = _split(title, _QUOTED.sub(take_out, text), granted=False)
    for each in granted:
        found += _split(title, each, granted=True)
    return found


def _split(title: str, text: str, *, granted: bool) -> list[ParsedAbility]:
    short = re.sub(re.escape(title), _ME, text, flags=re.IGNORECASE)
    found = []
    for line in short.split("\n"):
        marks = list(_LABEL.finditer(line))
        begins = [0, *(each.end() for each in marks)]
        ends = [*(each.start() for each in marks), len(line)]
        for mark, begin, end in zip([None, *marks], begins, ends, strict=True):
            text = re.sub(r"\s+", " ", line[begin:end]).strip()
            if mark is not None and mark[2] != "Resolution":
                found.append(_labelled(text, mark[2].lower(), (mark[1] or "").lower(), granted=granted))
            elif constant := _without_keywords(text):
                found.append(ParsedAbility(None, constant, granted=granted))
    return found


def _without_keywords(text: str) -> str:
    """Constant text without the keywords before it, and without what is so anyway."""
    return _SAYS_NOTHING.sub("", re.sub(r"^(?:[A-Z][a-z]+(?: \d+)?\.\s*)+", "", text)).strip("( )")


def _labelled(text: str, label: str, phase: str, *, granted: bool) -> ParsedAbility:
    kind = _KINDS[label]
    on: tuple[On, ...] = ()
    moment: Moment | None = None
    if kind in (Kind.RESPONSE, Kind.FORCED):
        on, moment = next(((on, moment) for each, on, moment in _TRIGGERS if each.match(text)), ((), None))
    limit, per, anyone = 0, Per.ROUND, False
    if match := _LIMIT.search(text):
        limit = _TIMES.get(match[1].lower().split()[0]) or int(match[1].split()[0])
        per = Per(match[2].lower()) if match[2].lower() in set(Per) else Per.ROUND
    elif match := _EACH_PLAYER.search(text):
        limit, anyone = 1, True
    cost = frozenset(cost for pattern, cost in _COSTS if pattern.search(text))
    return ParsedAbility(kind, text, phase, on, moment, cost, limit, per, anyone, granted)
