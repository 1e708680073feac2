"""Effects for a time, and effects for later.

A lasting effect of a player card fixes its set of cards when it is made; one of an
encounter card names a live set (lcg:lasting.4, lcg:lasting.5). Both are plain data: what
cannot be data, a condition or a deed, stands here under a name.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from waybread.cardgame import announcements
from waybread.cardgame.abilities.ability import Moment, Op
from waybread.cardgame.abilities.keywords import KEYWORDS
from waybread.cardgame.abilities.occurrences import On
from waybread.cardgame.abilities.standing_rules import ABOUT_NOTHING, Rule
from waybread.cardgame.facts import CHARACTERS, CardType, Keyword, Stat
from waybread.cardgame.state import NOBODY, Delayed, Lasting, Zone
from waybread.kernel import Event, saves

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

LastingCondition = Callable[["CardGame", Lasting, int], bool]
DelayedEffect = Callable[["CardGame", Delayed], Coroutine[Any, Any, None]]

LIVE_SETS: Final[dict[str, Callable[[CardGame, int], bool]]] = {
    "committed characters": lambda game, card: card in game.state.committed,
    "enemies and locations in the staging area": lambda game, card: (
        game.state.zone[card] == Zone.STAGING and game.state.cards[card].type in (CardType.ENEMY, CardType.LOCATION)
    ),
    "locations in the staging area": lambda game, card: (
        game.state.zone[card] == Zone.STAGING and game.state.cards[card].type is CardType.LOCATION
    ),
    "characters": lambda game, card: game.state.zone[card] == Zone.AREA and game.state.cards[card].type in CHARACTERS,
    "enemies": lambda game, card: game.in_play(card) and game.type_of(card) is CardType.ENEMY,
    "locations": lambda game, card: game.in_play(card) and game.type_of(card) is CardType.LOCATION,
    "the current quest": lambda game, card: card == game.state.quest,
}
LIVE_SIZES: Final[dict[str, Callable[[CardGame], int]]] = {
    "enemies in play": lambda game: len(game.enemies()),
    "cards in the staging area": lambda game: len(game.state.staging),
    "players": lambda game: len(game.order()),
}
CONDITIONS: Final[dict[str, Callable[[CardGame, Lasting, int], bool]]] = {}
"""What has to be true of a card for a lasting effect to work on it, by the names that such effects have it under."""
DELAYED: Final[dict[str, DelayedEffect]] = {}
STAGING_THREAT: Final = "staging threat"
"""For ``add_lasting_effect``: the total threat in the staging area changes by the amount."""
_DURATIONS: Final = ("phase", "round", "attack", "game")
_KINDS: Final = frozenset([*Stat, *Rule, *(f"gains {each}" for each in Keyword), STAGING_THREAT])
_MOMENTS: Final = frozenset(f"{moment}:{on}" for moment in Moment for on in On)


def delayed(name: str) -> Callable[[DelayedEffect], DelayedEffect]:
    """Decorator: register what a delayed effect does, under a name."""

    def add(effect: DelayedEffect) -> DelayedEffect:
        if name in DELAYED:
            raise ValueError(f"there are two delayed effects named {name}")
        DELAYED[name] = effect
        return effect

    return add


def condition(name: str) -> Callable[[LastingCondition], LastingCondition]:
    """Decorator: register a condition of lasting effects, under a name."""

    def add(holds: LastingCondition) -> LastingCondition:
        if name in CONDITIONS:
            raise ValueError(f"there are two conditions named {name}")
        CONDITIONS[name] = holds
        return holds

    return add


def add_lasting_effect(
    game: CardGame,
    source: int,
    what: str,
    amount: int = 1,
    *,
    until: str = "phase",
    cards: Sequence[int] = (),
    live: str = "",
    op: Op = Op.ADD,
    player: int = NOBODY,
    per: str = "",
    word: str = "",
    condition: str = "",
) -> None:
    """Make a lasting effect; one of an encounter card may be counted *per* something (lcg:faq.1.55).

    With a condition it works on its cards only while that is true of them.
    """
    state = game.state
    known = what in _KINDS or what.removeprefix("gains ") in KEYWORDS
    if not known or until not in _DURATIONS:
        raise ValueError(f"no effect '{what}' lasts until the end of the {until}; it would never be asked for")
    if until == "attack" and not state.attacks:
        return  # only begun within the time it is for (lcg:lasting.8)
    if not (cards or live or player != NOBODY or what == STAGING_THREAT or what in ABOUT_NOTHING):
        return  # on nothing at all
    state.counter += 1
    if live and live not in LIVE_SETS:
        raise ValueError(f"there is no live set named {live}")
    if per and per not in LIVE_SIZES:
        raise ValueError(f"there is no live size named {per}")
    if condition and condition not in CONDITIONS:
        raise ValueError(f"there is no condition named {condition}")
    if until == "attack":
        until = attack_end(game)
    state.lasting += (
        Lasting(what, amount, until, source, tuple(cards), live, op.value, player, state.counter, per, word,
                condition),
    )  # fmt: skip
    state.index = None
    if game.tell:
        facts = {
            **announcements.all_of(game, cards),
            "what": what,
            "amount": amount,
            "until": until,
            "live": live,
            "per": per,
        }
        whose = {} if player == NOBODY else {"player": player}
        game.tell(Event("lasting", {**facts, **whose, **announcements.cause(game, source)}))


def expire(game: CardGame, until: str) -> None:
    """End the lasting effects whose time has come; that itself is not a card effect (lcg:effects.6).

    Players at other staging areas keep their discounts until the time comes there.
    """
    state = game.state
    if state.discounts:
        apart = {player for area in state.elsewhere for player in area.players}
        state.discounts = tuple(each for each in state.discounts if each.until != until or each.player in apart)
    if state.lasting and any(each.until == until for each in state.lasting):
        state.lasting = tuple([each for each in state.lasting if each.until != until])
        state.index = None


def drop_delayed(game: CardGame, end: str) -> None:
    """Drop what was to happen after an attack that is over without having been resolved (L42)."""
    state = game.state
    if state.delayed and any(each.moment.endswith(f":{end}") for each in state.delayed):
        state.delayed = tuple([each for each in state.delayed if not each.moment.endswith(f":{end}")])


def awaited_end(game: CardGame) -> str:
    """The end of the innermost attack, if something is to happen after this very attack."""
    end = attack_end(game)
    return end if any(each.moment.endswith(f":{end}") for each in game.state.delayed) else ""


def after_this_attack(game: CardGame, effect: str, source: int, card: int = -1, player: int = NOBODY) -> None:
    """Have something happen after the attack under way has been resolved; nothing if it never is (L42)."""
    if game.state.attacks:
        on = On.ENEMY_ATTACKED if game.state.attacks[-1].by_enemy else On.CHARACTERS_ATTACKED
        add_delayed_effect(game, f"{Moment.AFTER}:{on}:{attack_end(game)}", effect, source, card, player)


def attack_end(game: CardGame) -> str:
    """The moment the innermost attack ends: an attack inside another leaves the outer one's effects alone."""
    return f"attack {len(game.state.attacks)}"


def forget(game: CardGame, card: int) -> None:
    """A card has left play: should it come back, it is a later arrival to what was laid on it (lcg:lasting.4)."""
    state = game.state
    if state.lasting and any(card in each.cards for each in state.lasting):
        left = [(each, tuple(n for n in each.cards if n != card)) for each in state.lasting]
        state.lasting = tuple([replace(each, cards=cards) for each, cards in left if cards or not each.cards])
        state.index = None
    if state.delayed and any(each.card == card for each in state.delayed):
        state.delayed = tuple([each for each in state.delayed if each.card != card])


def asked_by(game: CardGame, effect: Delayed) -> int:
    """The card that stands for a delayed effect in a question: its source, or what it acts on if the source is hidden.

    An event whose effect is still to come may have been shuffled back into a deck by then.
    """
    hidden = game.state.zone[effect.source] in (Zone.DECK, Zone.HAND, Zone.ENCOUNTER_DECK)
    return effect.card if hidden and effect.card >= 0 and not saves.keeps_ids(game.setup) else effect.source


def add_delayed_effect(
    game: CardGame, moment: str, effect: str, source: int, card: int = -1, player: int = NOBODY
) -> None:
    """Have something happen at a later moment, such as ``after:phase ends`` (or ``after:phase ends:combat``)."""
    if ":".join(moment.split(":")[:2]) not in _MOMENTS:
        raise ValueError(f"there is no moment '{moment}'")
    if effect not in DELAYED:
        raise ValueError(f"there is no delayed effect named {effect}")
    game.state.delayed += (Delayed(moment, effect, source, card, player),)
