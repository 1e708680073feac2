"""The commonest triggers and costs on cards: how they are worded, and the code and the words of ours for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Trigger:
    """What an ability answers to."""

    pattern: str
    on: str
    """The argument, such as ``after=api.On.COMMITTED``."""
    conditions: tuple[str, ...]
    words: str
    """With ``{me}`` for the card."""
    you: str = ""
    """Who *you* is on an encounter card."""


_PHASE: Final = "(?P<phase>resource|planning|quest|travel|encounter|combat|refresh)"
_HOST: Final = "lambda game, use: use.occurrence.card == api.host(game, use)"
_PLAYER_OF_IT: Final = "use.occurrence.player"
_CANCELLED: Final = ("when=api.On.WHEN_REVEALED", "when=api.On.SHADOW_EFFECT")
TRIGGERS: Final = tuple(
    (re.compile(rf"(?:{each.pattern}){'' if each.on in _CANCELLED else ', (?:immediately )?'}", re.IGNORECASE), each)
    for each in (
        Trigger(r"after ~ enters or leaves play", "after=(api.On.ENTERS_PLAY, api.On.LEAVES_PLAY)", ("api.itself",),
                "Once {me} has entered or left play"),
        Trigger(r"after ~ enters play", "after=api.On.ENTERS_PLAY", ("api.itself",), "Once {me} has entered play"),
        Trigger(
            r"after you play ~ from your hand", "after=api.On.PLAYED",
            ("api.itself", "lambda game, use: use.occurrence.origin == api.Zone.HAND"), "Once you have played {me}",
        ),
        Trigger(r"after you play ~", "after=api.On.PLAYED", ("api.itself",), "Once you have played {me}"),
        Trigger(r"after ~ commits to (?:a|the) quest", "after=api.On.COMMITTED", ("api.itself",),
                "Once {me} has committed to a quest"),
        Trigger(r"after ~ leaves play as an explored location|after ~ is explored", "after=api.On.LEAVES_PLAY",
                ("api.itself", 'lambda game, use: use.occurrence.reason == "explored"'), "Once {me} has been explored"),
        Trigger(r"when ~ is explored", "when=api.On.EXPLORED", ("api.itself",), "As {me} is explored"),
        Trigger(r"(?=cancel the .?when revealed)", "when=api.On.WHEN_REVEALED",
                ("lambda game, use: use.occurrence.origin == api.Zone.ENCOUNTER_DECK",), "As a card is revealed"),
        Trigger(r"(?=cancel a shadow effect)", "when=api.On.SHADOW_EFFECT", (), "In combat"),
        Trigger(r"after ~ leaves play", "after=api.On.LEAVES_PLAY", ("api.itself",), "Once {me} has left play"),
        Trigger(r"after ~ is destroyed", "after=api.On.DESTROYED", ("api.itself",), "Once {me} has been destroyed"),
        Trigger(r"after ~ (?:is declared as a defender|defends)", "after=api.On.DEFENDER_DECLARED", ("api.itself",),
                "Once {me} has been declared to defend"),
        Trigger(r"after ~ is declared as an attacker", "after=api.On.ATTACKER_DECLARED", ("api.itself",),
                "Once {me} has been declared to attack"),
        Trigger(r"after (?:~ engages (?:a player|you)|you engage ~)", "after=api.On.ENGAGED", ("api.itself",),
                "Once {me} has engaged a player", _PLAYER_OF_IT),
        Trigger(r"(?:when|whenever|each time) ~ attacks(?: you)?", "when=api.On.ENEMY_ATTACKS", ("api.itself",),
                "Each time {me} attacks", _PLAYER_OF_IT),
        Trigger(r"after ~ attacks", "after=api.On.ENEMY_ATTACKED", ("api.itself",), "Once {me} has attacked",
                _PLAYER_OF_IT),
        Trigger(r"after an attack in which ~ defends resolves", "after=api.On.ENEMY_ATTACKED",
                ("lambda game, use: use.card in use.occurrence.cards",), "Once an attack that {me} defended is over"),
        Trigger(r"after (?:the players|you) travel (?:to ~|here)", "after=api.On.TRAVELLED", ("api.itself",),
                "Once you have travelled here"),
        Trigger(r"after ~ (?:is damaged|(?:takes|suffers|is dealt)(?: any amount of)? damage)",
                "after=api.On.DAMAGE_DEALT", ("api.itself",), "Once {me} has taken damage"),
        Trigger(r"at the end of (?:the|each) round", "after=api.On.ROUND_ENDS", (), "When the round ends"),
        Trigger(rf"at the end of the {_PHASE} phase", "after=api.On.PHASE_ENDS",
                ('lambda game, use: use.occurrence.reason == "{phase}"',),
                "When the {phase} phase ends"),
        Trigger(rf"at the (?:beginning|start) of the {_PHASE} phase", "after=api.On.PHASE_BEGINS",
                ('lambda game, use: use.occurrence.reason == "{phase}"',), "When the {phase} phase begins"),
        Trigger(r"after (?:the players )?quest(?:ing)? successfully", "when=api.On.QUEST_SUCCEEDED", (),
                "Once a quest has succeeded"),
        Trigger(r"after (?:the players )?quest(?:ing)? unsuccessfully", "after=api.On.QUEST_FAILED", (),
                "Once a quest has failed"),
        Trigger(r"after attached (?:hero|character|ally) commits to (?:a|the) quest", "after=api.On.COMMITTED",
                (_HOST,), "Once its bearer has committed to a quest"),
        Trigger(r"after attached (?:hero|character|ally) (?:is declared as a defender|defends)",
                "after=api.On.DEFENDER_DECLARED", (_HOST,), "Once its bearer has been declared to defend"),
        Trigger(r"after attached (?:hero|character|ally) is declared as an attacker", "after=api.On.ATTACKER_DECLARED",
                (_HOST,), "Once its bearer has been declared to attack"),
        Trigger(r"after attached (?:hero|character|ally) (?:is damaged|(?:takes|suffers)(?: any amount of)? damage)",
                "after=api.On.DAMAGE_DEALT", (_HOST,), "Once its bearer has taken damage"),
        Trigger(r"after attached (?:hero|character|ally) attacks and (?:destroys|defeats) an enemy",
                "after=api.On.DESTROYED",
                ("lambda game, use: api.host(game, use) in use.occurrence.attackers",),
                "Once its bearer has killed an enemy"),
        Trigger(r"after a character leaves play", "after=api.On.LEAVES_PLAY",
                ("lambda game, use: game.card(use.occurrence.card).type in (api.CardType.HERO, api.CardType.ALLY)",),
                "Once any character has left play"),
    )
)  # fmt: skip
SPHERES: Final = "leadership|lore|spirit|tactics"
COSTS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), code, words)
    for pattern, code, words in (
        (r"exhaust and discard ~", "api.EXHAUST_ME, api.DISCARD_ME", "exhaust and discard {me}"),
        (r"exhaust ~", "api.EXHAUST_ME", "exhaust {me}"),
        (r"exhaust (?:a|an|1) (?P<who>(?:[A-Z]\w+ )?(?:hero|ally|character)(?: you control)?)",
         "api.Exhaust(lambda game, use: {cards})", "exhaust {own}"),
        (r"discard ~(?: from play)?", "api.DISCARD_ME", "discard {me}"),
        (r"return ~ to your hand", "api.RETURN_ME", "take {me} back into hand"),
        (r"exhaust attached (?:hero|character|ally)", "api.EXHAUST_HOST", "exhaust its bearer"),
        (r"(?:pay|spend) (?P<n>\d) resources? from (?:~'s|his|her) (?:resource )?pool", "api.Spend({n}, own_pool=True)",
         "pay {n} from {me}'s own pool"),
        (r"(?:pay|spend) (?P<n>\d) resources? from attached hero's (?:resource )?pool",
         "api.Spend({n}, pool=api.host_pool)", "pay {n} from its bearer's pool"),
        (rf"(?:pay|spend) (?P<n>\d) \[(?P<sphere>{SPHERES})\] resources?",
         "api.Spend({n}, sphere=api.Sphere.{SPHERE})", "pay {n} {Sphere}"),
        (r"(?:pay|spend) (?P<n>\d) resources?", "api.Spend({n})", "pay {n}"),
        (r"raise your threat by (?P<n>\d+)", "api.RaiseMyThreat({n})", "your threat rises by {n}"),
        (r"discard (?P<n>\d|a) cards? from your hand", "api.DiscardFromHand({n})", "discard {n} from hand"),
    )
)  # fmt: skip
