"""The campaign log, and what is written in it (lcg:campaign.1 to lcg:campaign.expert.5).

The log is plain data and never changed: whatever is entered makes a new one. Only a won scenario
is entered (``record``); a lost one is played again from the log as it stood (L30). What a setup
enters, new heroes and their price, is in the log that ``checklist.prepare`` returns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from waybread.cardgame.abilities.ability import Use
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.campaign_setup import FIRST_BOX, boon_or_burden, card_of_scenario, is_of
from waybread.cardgame.card_lookup import by_name, deck_name, title_of
from waybread.cardgame.decks import Deck, deck
from waybread.cardgame.facts import Card, CardType, Keyword
from waybread.cardgame.library import BOXES, CARDS, plain
from waybread.cardgame.scenarios import MOST_PLAYERS, SCENARIOS
from waybread.cardgame.state import SCENARIO, Zone
from waybread.files import did_you_mean, quoted
from waybread.kernel import WaybreadError

if TYPE_CHECKING:
    from waybread.cardgame.game import CardGame

__all__ = ["FIRST_BOX", "Player", "campaign_card", "remarks"]
OVER: Final = "Every scenario of this campaign is won; a new campaign may begin."
LONGEST_NAME: Final = 100
"""Letters of a player's name."""


@cache
def campaign_order(box: str) -> tuple[str, ...]:
    """The scenarios that have a campaign card of a box, in the order of their boxes (lcg:campaign.1)."""
    return tuple(each for each in SCENARIOS if card_of_scenario(box, each) is not None)


def campaigns() -> list[str]:
    """The boxes that have a campaign."""
    return [each for each in BOXES if campaign_order(each)]


def _carried_on(box: str) -> tuple[Card, ...]:
    """The boons that may come along from one campaign of a box to the next."""
    return tuple(each for each in CARDS.values() if each.carries_on and is_of(box, each))


class CampaignError(WaybreadError):
    """Something that a campaign does not allow, with the reason."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's column of the log."""

    name: str
    heroes: tuple[str, ...] = ()
    """By title, with the set where others have it too; none before the first game (lcg:campaign.heroes.1)."""
    penalty: int = 0
    """This player's own threat penalty, besides the group's (L31)."""


@dataclass(frozen=True, slots=True)
class Earned:
    """A boon or burden in the campaign pool; a Permanent one has its hero (lcg:campaign.pool.4)."""

    title: str
    hero: str = ""


@dataclass(frozen=True, slots=True)
class Log:
    """A campaign as it stands between two games."""

    players: tuple[Player, ...]
    expert: bool = False
    won: tuple[str, ...] = ()
    """The ids of the scenarios that have been defeated."""
    penalty: int = 0
    """The group's threat penalty: every player's (L31)."""
    fallen: tuple[str, ...] = ()
    pool: tuple[Earned, ...] = ()
    damage: Mapping[str, int] = field(default_factory=dict)
    """Expert mode: the damage that heroes carry on (lcg:campaign.expert.3)."""
    hero_notes: Mapping[str, str] = field(default_factory=dict)
    """Heroes that campaign cards have noted for a later scenario, by what they are, such as ``prisoner``."""
    notes: tuple[str, ...] = ()
    box: str = FIRST_BOX
    """The box whose campaign it is: scenarios, boons and burdens are of that box."""

    @property
    def scenario(self) -> str | None:
        """The scenario to be played now: the first that is not won (lcg:campaign.2); None when all are."""
        return next((each for each in campaign_order(self.box) if each not in self.won), None)

    def penalty_of(self, player: int) -> int:
        """What is added to a player's starting threat (lcg:campaign.checklist.4)."""
        return self.penalty + self.players[player].penalty

    def heroes_in_use(self) -> list[str]:
        """The heroes of all players."""
        return [hero for each in self.players for hero in each.heroes]


def new_log(names: Sequence[str], *, expert: bool = False, after: Log | None = None, box: str = FIRST_BOX) -> Log:
    """A campaign of a box that begins; what the box says comes along from an earlier one."""
    if box not in campaigns():
        raise CampaignError(f"There is no campaign {quoted(box)}; {did_you_mean(box, campaigns())}")
    names = [each.strip() for each in names]
    if reason := _why_not_named(names):
        raise CampaignError(reason)
    pool: tuple[Earned, ...] = ()
    for card in _carried_on(box) if after is not None else ():
        if after is not None and _why_left_behind(after, card, box) is None:
            pool += (Earned(card.title), *(Earned(each) for each in card.comes_with for _ in names))
    return Log(tuple(Player(each) for each in names), expert=expert, pool=pool, box=box)


def _why_not_named(names: Sequence[str]) -> str | None:
    if not 1 <= len(names) <= MOST_PLAYERS:
        return f"A campaign has 1 to {MOST_PLAYERS} players, not {len(names)}."
    if not all(names):
        return "A player of a campaign needs a name."
    if any(len(each) > LONGEST_NAME for each in names):
        return f"A player's name has at most {LONGEST_NAME} letters."
    known = [plain(each) for each in names]
    twice = [each for n, each in enumerate(names) if known.index(known[n]) != n]
    return f"There is already a player called {twice[0]}: each has a name of their own." if twice else None


def left_behind(earlier: Log, box: str = FIRST_BOX) -> list[tuple[str, str]]:
    """The boons that do not come along from an earlier campaign to one of a box, by title, each with the reason."""
    return [(each.title, why) for each in _carried_on(earlier.box) if (why := _why_left_behind(earlier, each, box))]


def _why_left_behind(earlier: Log, card: Card, box: str) -> str | None:
    if earlier.box != box:
        return f"that was a campaign of another box, {BOXES[earlier.box].title}"
    if earlier.scenario is not None:
        return f"{SCENARIOS[earlier.scenario].title} is not won there yet"
    return None if has(earlier, card.title) else f"there is no {card.title} in its pool"


def remarks(log: Log) -> list[str]:
    """What a log may well say, and is worth knowing before the next game."""
    present = {folded_title(each) for each in log.heroes_in_use() if not is_fallen(log, each)}
    found = [
        f"{hero} has {amount} damage and {card.hit_points} hit points: unless healed, {hero} falls as the game begins."
        for hero, amount in log.damage.items()
        if folded_title(hero) in present and (card := hero_card(hero)) and amount >= (card.hit_points or 0)
    ]
    found += [
        f"The damage of {hero}, who is not with the players, waits until {hero} is played again."
        for hero in log.damage
        if folded_title(hero) not in present
    ]
    found += [
        f"{each.title} belongs to {each.hero}, who is not with the players: without {each.hero} it is not in the game."
        for each in log.pool
        if each.hero and folded_title(each.hero) not in present
    ]
    card = card_of_scenario(log.box, log.scenario) if log.scenario else None
    for note in card.hero_notes if card else ():
        hero = log.hero_notes.get(note.name, "")
        if folded_title(hero) not in present:
            gone = f"{hero}, the {note.name} to be, is not with the players" if hero else f"No {note.name} is named"
            found.append(f"{gone}: {note.otherwise}.")
    return found


# Heroes -------------------------------------------------------------------------------


def hero_card(title: str) -> Card | None:
    """A hero by name, with or without accents; by a title alone the first one that has it."""
    return next((each for each in by_name(title) if each.type is CardType.HERO), None)


def hero_name(name: str) -> str:
    """What the log calls a hero, however the name was written: the title, with its set where others have it too."""
    card = hero_card(name)
    return deck_name(card) if card else name


def folded_title(hero: str) -> str:
    """The title in a hero's name, by which heroes differ; to the rules, designs with one title are one hero."""
    return plain(title_of(hero))


def is_same_design(hero: str, other: str) -> bool:
    """Do two names mean the same card?"""
    return hero_name(hero) == hero_name(other)


def name_in_log(game: CardGame, hero: int) -> str:
    """What the log calls a hero of a game."""
    return deck_name(game.card(hero))


def campaign_card(log: Log, name: str) -> Card | None:
    """A boon or burden of a campaign by title or id."""
    return boon_or_burden(name, log.box)


def deck_with_boons(heroes: Sequence[str], cards: Mapping[str, int]) -> Deck:
    """Return a deck with the boons and burdens among its cards apart from the others."""
    boons = {title: count for title, count in cards.items() if boon_or_burden(title)}
    return deck(tuple(heroes), {title: count for title, count in cards.items() if title not in boons}, boons)


def whole_collection() -> tuple[str, ...]:
    """Every hero that can be played here."""
    return tuple(deck_name(each) for each in CARDS.values() if each.type is CardType.HERO and each.set_name)


def available(log: Log, collection: Sequence[str]) -> list[str]:
    """Heroes of the players' collection who are neither fallen nor with a player."""
    taken = {folded_title(each) for each in (*log.fallen, *log.heroes_in_use())}
    return [each for each in collection if folded_title(each) not in taken]


def is_fallen(log: Log, hero: str) -> bool:
    """Is the hero on the list of the fallen?"""
    return folded_title(hero) in {folded_title(each) for each in log.fallen}


def why_not_new(log: Log, hero: str, collection: Sequence[str]) -> str | None:
    """Why a hero cannot join the fellowship now, or None (lcg:campaign.heroes.3)."""
    if is_fallen(log, hero):
        return f"{hero} has fallen and cannot be used by anybody in this campaign"
    if folded_title(hero) in {folded_title(each) for each in log.heroes_in_use()}:
        return f"{hero} is already one of the fellowship's heroes"
    if hero_card(hero) is None or not any(is_same_design(hero, each) for each in collection):
        return f"{hero} is no hero of your collection"
    return None


def why_not_replace(log: Log, player: int, old: str, new: str, collection: Sequence[str]) -> str | None:
    """Why a player cannot take a new hero for a fallen one, or None."""
    if not _owns(log, player, old):
        return f"{old} is no hero of {log.players[player].name}"
    if not is_fallen(log, old):
        return f"{old} has not fallen; another hero may be taken instead only as a swap"
    return why_not_new(log, new, collection)


def why_not_swap(log: Log, player: int, old: str, new: str, collection: Sequence[str]) -> str | None:
    """Why a player cannot swap a hero of theirs for another, or None (lcg:campaign.heroes.8)."""
    if not _owns(log, player, old):
        return f"{old} is no hero of {log.players[player].name}"
    if is_fallen(log, old):
        return f"{old} has fallen and has to be replaced, not swapped"
    if folded_title(old) == folded_title(new):
        return f"a swap is for a hero of a different name than {old}"
    return why_not_new(log, new, collection)


def replace_fallen(log: Log, player: int, old: str, new: str, collection: Sequence[str]) -> Log:
    """A new hero for a fallen one: +1 for every player (lcg:campaign.heroes.6, .7)."""
    if reason := why_not_replace(log, player, old, new, collection):
        raise CampaignError(f"{_sentence(reason)}")
    return _change_hero(_without_damage(strike_permanents(log, old), old), player, old, new)


def swap(log: Log, player: int, old: str, new: str, collection: Sequence[str]) -> Log:
    """A voluntary change: +1 for every player (lcg:campaign.heroes.9).

    Permanent cards wait for their hero, and so does damage, which only its price clears (lcg:campaign.expert.5).
    """
    if reason := why_not_swap(log, player, old, new, collection):
        raise CampaignError(f"{_sentence(reason)}")
    return _change_hero(log, player, old, new)


def play_on(log: Log, player: int, hero: str, collection: Sequence[str]) -> Log:
    """With no hero left to replace a fallen one, it is played on: +1 for its player (lcg:campaign.heroes.10)."""
    if not _owns(log, player, hero) or not is_fallen(log, hero):
        raise CampaignError(f"{hero} is no fallen hero of {log.players[player].name}.")
    if left := available(log, collection):
        raise CampaignError(f"{hero} has to be replaced: {', '.join(left)} could be taken.")
    log = strike_permanents(log, hero)
    fallen = tuple(each for each in log.fallen if folded_title(each) != folded_title(hero))
    return _fine(replace(log, fallen=fallen), player)


def why_not_heal(log: Log, player: int, hero: str) -> str | None:
    """Why a player cannot heal a hero's starting damage, or None."""
    if not log.expert:
        return "only in expert mode do heroes carry damage on"
    if not _owns(log, player, hero):
        return f"{hero} is no hero of {log.players[player].name}"
    return None if damage_of(log, hero) else f"{hero} has no damage"


def heal(log: Log, player: int, hero: str) -> Log:
    """Clear a hero's starting damage: +1 for that player alone (lcg:campaign.expert.5)."""
    if reason := why_not_heal(log, player, hero):
        raise CampaignError(f"{_sentence(reason)}")
    return _fine(_without_damage(log, hero), player)


def damage_of(log: Log, hero: str) -> int:
    """The damage with which a hero starts."""
    return next((amount for title, amount in log.damage.items() if folded_title(title) == folded_title(hero)), 0)


def _owns(log: Log, player: int, hero: str) -> bool:
    return folded_title(hero) in {folded_title(each) for each in log.players[player].heroes}


def _change_hero(log: Log, player: int, old: str, new: str) -> Log:
    column = log.players[player]
    heroes = tuple(hero_name(new) if folded_title(each) == folded_title(old) else each for each in column.heroes)
    return replace(with_player(log, player, replace(column, heroes=heroes)), penalty=log.penalty + 1)


def _fine(log: Log, player: int) -> Log:
    column = log.players[player]
    return with_player(log, player, replace(column, penalty=column.penalty + 1))


def with_player(log: Log, player: int, column: Player) -> Log:
    """Return the log with another column of a player."""
    return replace(log, players=(*log.players[:player], column, *log.players[player + 1 :]))


def _without_damage(log: Log, hero: str) -> Log:
    return replace(
        log, damage={title: n for title, n in log.damage.items() if folded_title(title) != folded_title(hero)}
    )


def _sentence(reason: str) -> str:
    return f"{reason[0].upper()}{reason[1:]}."


# The campaign pool --------------------------------------------------------------------


def has(log: Log, title: str) -> bool:
    """Is a boon or burden in the pool?"""
    return any(each.title == title for each in log.pool)


def strike(log: Log, title: str) -> Log:
    """Take every copy of a boon or burden out of the pool."""
    return replace(log, pool=tuple(each for each in log.pool if each.title != title))


def earn(log: Log, title: str, hero: str = "") -> Log:
    """Enter a boon or burden by its title, a Permanent one with its hero (lcg:campaign.pool.3, .4)."""
    card = campaign_card(log, title)
    if card is None:
        raise CampaignError(f"{title} is neither boon nor burden.")
    if hero and Earned(card.title, hero) in log.pool:
        return log  # it is there already
    if sum(each.title == card.title for each in log.pool) >= card.quantity:
        return log  # there are no more copies
    return replace(log, pool=(*log.pool, Earned(card.title, hero)))


def note_hero(log: Log, name: str, hero: str) -> Log:
    """Note a hero for a later scenario, under the name that its campaign card has for it."""
    return replace(log, hero_notes={**log.hero_notes, name: hero})


def strike_permanents(log: Log, hero: str) -> Log:
    """The Permanent cards of a fallen hero leave the pool (lcg:campaign.pool.11)."""
    return replace(
        log, pool=tuple(each for each in log.pool if not each.hero or folded_title(each.hero) != folded_title(hero))
    )


def in_pool(log: Log) -> Counter[str]:
    """How often each card is in the pool, the Permanent ones on heroes aside."""
    return Counter(each.title for each in log.pool if not each.hero)


def permanent(card: Card) -> bool:
    """Does a boon or burden stay with a hero for good?"""
    return Keyword.PERMANENT in card.keywords


# After a game -------------------------------------------------------------------------


def record(log: Log, game: CardGame) -> Log:
    """The log after a game: a win is entered, with the campaign card's resolution; a loss changes nothing (L30)."""
    outcome, state = game.outcome, game.state
    if outcome is None:
        raise CampaignError("This game is not over yet.")
    if log.scenario is None:
        raise CampaignError(OVER)
    if state.scenario != log.scenario:
        wanted = SCENARIOS[log.scenario].title
        raise CampaignError(f"This was a game of {SCENARIOS[state.scenario].title}; the campaign is at {wanted}.")
    if not any(is_of(log.box, game.card(each)) for each in state.beside) or not _same_heroes(log, game):
        raise CampaignError("This was no game of this campaign: its heroes are not those of the log.")
    if not outcome.won:
        return log
    for each in _heroes(game):
        name = name_in_log(game, each)
        if state.zone[each] == Zone.DISCARD and not is_fallen(log, name):
            log = strike_permanents(replace(log, fallen=(*log.fallen, name)), name)
    if log.expert:
        marked = [each for each in _heroes(game) if state.zone[each] != Zone.DISCARD and each in state.damage]
        kept = {title: n for title, n in log.damage.items() if not _plays(game, title)}
        log = replace(log, damage={**kept, **{name_in_log(game, each): state.damage[each] for each in marked}})
    for card in state.beside:
        log = _resolution(log, game, card)
    return replace(log, won=(*log.won, state.scenario))


def _resolution(log: Log, game: CardGame, card: int) -> Log:
    """Turn the campaign card over and follow its resolution text (lcg:campaign.card.3)."""
    for slot, ability in enumerate(game.card(card).abilities):
        if ability.rule == Rule.RESOLUTION and ability.amount is not None:
            answer = ability.amount(game, Use(card, SCENARIO, slot), log)
            log = answer if isinstance(answer, Log) else log
    return log


def _heroes(game: CardGame) -> list[int]:
    state = game.state
    return [each for each, who in enumerate(state.owner) if who != SCENARIO and state.cards[each].type is CardType.HERO]


def _plays(game: CardGame, hero: str) -> bool:
    return folded_title(hero) in {folded_title(game.title(each)) for each in _heroes(game)}


def _same_heroes(log: Log, game: CardGame) -> bool:
    played = Counter((game.state.owner[each], name_in_log(game, each)) for each in _heroes(game))
    return played == Counter((n, hero_name(hero)) for n, each in enumerate(log.players) for hero in each.heroes)
