"""The commonest constant text on cards, as members of a card's class."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from waybread.cardgame import KEYWORDS, Keyword
from waybread.cli.boxes.card_english import ParsedAbility
from waybread.cli.boxes.effect_patterns import STAT_WORDS, STATS, own_name
from waybread.cli.boxes.trigger_patterns import SPHERES


@dataclass(frozen=True, slots=True)
class Written:
    """A member of a card's class."""

    lines: Sequence[str]
    complete: bool


_TO: Final = re.compile(
    r"Attach to an? (?:([A-Z]\w+|\[\w+\]) )?(hero|ally|character|location)(?: you control)?\.?", re.IGNORECASE
)
_MINE: Final = re.compile(
    r"(~|Attached (?:hero|character|ally|enemy|location)) (?:gains|gets) ([+-]\d) \[(\w+)\]"
    r"(?:,? and ([+-]\d) \[(\w+)\])?(?:,? and ([+-]\d) \[(\w+)\])?"
    r"(?P<per> for each (?:damage|resource) token on (?:him|her|it|~))?",
    re.IGNORECASE,
)
_HIT_POINTS: Final = re.compile(r"Attached (?:hero|character|ally) (?:gains|gets) ([+-]\d) hit points?", re.IGNORECASE)
_LEAVES: Final = re.compile(r"At the end of the round, discard ~(?: from play)?", re.IGNORECASE)  # fmt: skip
_GAINS: Final = re.compile(
    r"Attached (?:hero|character|ally) gains (?:the )?(\w+)( trait| keyword|)\.?$", re.IGNORECASE
)
_ICON: Final = re.compile(rf"Attached hero gains an? \[({SPHERES})\](?: resource)? icon", re.IGNORECASE)
_PLAIN: Final = (
    (re.compile(r"(?:~ is )?immune to player card effects", re.IGNORECASE), "IMMUNE", "source: int",
     "card == use.card and api.is_player_card(game, source)", "Player cards do nothing to {me}."),
    (re.compile(r"(?:~ )?cannot have attachments", re.IGNORECASE), "CANNOT_HAVE_ATTACHMENTS", "attachment: int",
     "card == use.card", "Nothing can be attached to {me}."),
    (re.compile(r"(?:~ )?cannot have player card attachments|no attachments can be played on ~", re.IGNORECASE),
     "CANNOT_HAVE_ATTACHMENTS", "attachment: int",
     "card == use.card and api.is_player_card(game, attachment)",
     "Players cannot attach anything to {me}."),
    (re.compile(r"(?:~ )?cannot have restricted attachments", re.IGNORECASE), "CANNOT_HAVE_ATTACHMENTS",
     "attachment: int", "card == use.card and bool(api.keyword(game, attachment, api.Keyword.RESTRICTED))",
     "Nothing with Restricted can be attached to {me}."),
    (re.compile(r"(?:~ )?cannot be optionally engaged|players cannot optionally engage ~", re.IGNORECASE),
     "CANNOT_BE_ENGAGED_OPTIONALLY", "player: int", "card == use.card", "No player may choose to engage {me}."),
)  # fmt: skip
_PLAYERS: Final = re.compile(r"X is the number of players in the game", re.IGNORECASE)
_KEYWORDS: Final = re.compile(r"([A-Z][a-z]+)(?: \d+)?")


def constant_members(parsed: ParsedAbility, facts: Mapping[str, str]) -> list[tuple[str, Written]]:
    """The members for constant text; all of it is one skeleton unless every sentence was understood."""
    found: list[tuple[str, Written]] = []
    sentences = [each.strip(" ()") for each in re.split(r"\.(?:\s+|\)|$)", parsed.text) if each.strip(" ()")]
    for each in sentences:
        members = None if parsed.granted else _sentence_members(each, facts)
        if members is None:
            lines = [
                "@api.unfinished",
                "def NAME(game: CardGame, use: Use) -> None:",
                '    """Constant text that has still to be written."""',
            ]
            return [("constant", Written(lines, complete=False))]
        found += members
    return found


def _sentence_members(text: str, facts: Mapping[str, str]) -> list[tuple[str, Written]] | None:
    me = own_name(facts["type"])
    keyword = _KEYWORDS.fullmatch(text)
    if keyword and keyword[1].lower() in {*Keyword, *KEYWORDS}:
        return []
    if match := _TO.fullmatch(text):
        return _attaches(match)
    if (match := _MINE.fullmatch(text)) and all(each in STATS for each in match.groups()[2:7:2] if each):
        return _modifiers(match, me)
    if match := _HIT_POINTS.fullmatch(text):
        return [
            _modifier(
                "HIT_POINTS", int(match[1]), f"Its bearer has {match[1]} hit points.", "card == api.host(game, use)"
            )
        ]
    if _LEAVES.fullmatch(text) and facts["type"] in {"ally", "attachment"}:
        lines = [
            "@api.constant(after=api.On.ROUND_ENDS)",
            "async def NAME(game: CardGame, use: Use) -> None:",
            f'    """When the round ends, {me} is discarded."""',
            "    await api.discard(game, use.card, use.card)",
        ]
        return [("leave", Written(lines, complete=True))]
    if match := _ICON.fullmatch(text):
        answer = f"return api.Sphere.{match[1].upper()}.value if card == api.host(game, use) else None"
        return [_rule("GAINS_ICON", "", answer, f"Its bearer has the {match[1].capitalize()} icon too.", "str | None")]
    if match := _GAINS.fullmatch(text):
        return _gains(match)
    if _PLAYERS.fullmatch(text):
        return _x(facts, "len(game.order())", "X counts the players.")
    for pattern, rule, more, answer, words in _PLAIN:
        if pattern.fullmatch(text):
            return [_rule(rule, more, f"return {answer}", words.format(me=me), "bool")]
    return None


def _attaches(match: re.Match[str]) -> list[tuple[str, Written]] | None:
    named = {"hero": "api.to_a_hero", "character": "api.to_a_character", "location": "api.to_a_location"}
    if match[1] is None and match[2] in named:
        line = f"NAME = api.rule(api.Rule.ATTACHES_TO)({named[match[2]]})"
        return [("attaches", Written([line], complete=True))]
    base = {
        "hero": "api.to_a_hero(game, use, card)",
        "character": "game.is_character(card)",
        "location": "card in game.locations()",
    }.get(match[2], "card in game.allies()")
    words = f"It can be attached to any {match[2]}"
    if match[1] is not None and match[1].startswith("["):
        base += f" and api.Sphere.{match[1].strip('[]').upper()}.value in api.spheres(game, card)"
        words += f" with the {match[1].strip('[]').capitalize()} icon"
    elif match[1] is not None:
        if not match[1][0].isupper() or match[1].lower() == "unique":
            return None
        base += f' and api.has_trait(game, card, "{match[1]}")'
        words += f" with the trait {match[1]}"
    return [("attaches", _rule("ATTACHES_TO", "", f"return {base}", f"{words}.", "bool")[1])]


def _modifiers(match: re.Match[str], me: str) -> list[tuple[str, Written]] | None:
    own = match[1] == "~"
    whose = "card == use.card" if own else "card == api.host(game, use)"
    per = match["per"] or ""
    if per and not own:
        return None
    tokens = f" * game.state.{'damage' if 'damage' in per else 'resources'}.get(card, 0)" if per else ""
    found = []
    for amount, stat in zip(match.groups()[1:7:2], match.groups()[2:7:2], strict=True):
        if stat:
            counted = f", so often as it has {'damage' if 'damage' in per else 'resources'}" if per else ""
            said = f"{me.capitalize() if own else 'Its bearer'} has {amount} {STAT_WORDS[stat]}{counted}."
            found.append(_modifier(STATS[stat], int(amount), said, whose, tokens))
    return found


def _modifier(stat: str, amount: int, words: str, whose: str, tokens: str = "") -> tuple[str, Written]:
    lines = [
        f"@api.modifier(api.Stat.{stat})",
        "def NAME(game: CardGame, use: Use, card: int) -> int:",
        f'    """{words}"""',
        f"    return {amount}{tokens} if {whose} else 0",
    ]
    return stat.lower(), Written(lines, complete=True)


def _gains(match: re.Match[str]) -> list[tuple[str, Written]] | None:
    word = match[1].lower()
    if word in set(Keyword):
        answer = f"return api.Keyword.{word.upper()} if card == api.host(game, use) else None"
        return [_rule("GAINS_KEYWORD", "", answer, f"Its bearer has {match[1].capitalize()}.", "str | None")]
    if match[2] == " trait":
        answer = f'return "{match[1]}" if card == api.host(game, use) else None'
        return [_rule("GAINS_TRAIT", "", answer, f"Its bearer has the trait {match[1]} too.", "str | None")]
    return None


def _x(facts: Mapping[str, str], count: str, words: str) -> list[tuple[str, Written]] | None:
    stats = [each for each in ("threat", "attack", "defense", "willpower", "hit_points") if facts.get(each) == "X"]
    if len(stats) != 1:
        return None
    lines = [
        f"@api.modifier(api.Stat.{stats[0].upper()})",
        "def NAME(game: CardGame, use: Use, card: int) -> int:",
        f'    """{words}"""',
        f"    return {count} if card == use.card else 0",
    ]
    return [(f"x_{stats[0]}", Written(lines, complete=True))]


def _rule(rule: str, more: str, answer: str, words: str, returns: str) -> tuple[str, Written]:
    lines = [
        f"@api.rule(api.Rule.{rule})",
        f"def NAME(game: CardGame, use: Use, card: int{', ' + more if more else ''}) -> {returns}:",
        f'    """{words}"""',
        f"    {answer}",
    ]
    return rule.lower(), Written(lines, complete=True)
