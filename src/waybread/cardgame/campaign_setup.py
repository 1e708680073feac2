"""What a campaign adds to the table before setup: the part of a setup that is called ``campaign``.

``card`` is the scenario of the campaign card, and ``box`` the box that has it; ``threat`` each player's penalty;
``damage`` goes by hero; ``permanent`` lists cards with their heroes; ``encounter`` joins the encounter deck; ``aside``
lies ready for setup text. What else the log notes of heroes, for the campaign cards of the box, goes by its own name.
Boons and burdens with a player card's back are simply in the players' decks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from waybread.cardgame.card_lookup import by_name, title_of
from waybread.cardgame.facts import CampaignType, Card, HeroNote
from waybread.cardgame.library import BOXES, CARDS, plain
from waybread.cardgame.state import SCENARIO, CardState, Zone, replaced
from waybread.kernel import Json, SetupError

FIRST_BOX: Final = "core"
"""The box of a campaign whose log or setup names none: before version 0.4 none did."""
_MOST: Final = 99  # of penalties, damage and cards: it only bounds the table
_SHAPE: Final[dict[str, type]] = {
    "card": str, "box": str, "threat": list, "damage": dict, "permanent": list, "encounter": list, "aside": list,
}  # fmt: skip


def is_of(box: str, card: Card) -> bool:
    """Is a card of a box? Cards that no box has are of each one."""
    return BOXES[box].has(card.key) or not any(each.has(card.key) for each in BOXES.values())


def card_of_scenario(box: str, scenario: str) -> Card | None:
    """The campaign card that a box has for a scenario, by the scenario's id."""
    cards = (each for each in CARDS.values() if each.campaign is CampaignType.CAMPAIGN and is_of(box, each))
    return next((each for each in cards if plain(each.scenario) == scenario), None)


def boon_or_burden(name: str, box: str = "") -> Card | None:
    """A boon or burden by its title or id, of a box if one is named."""
    kinds = (CampaignType.BOON, CampaignType.BURDEN)
    return next((each for each in by_name(name) if each.campaign in kinds and (not box or is_of(box, each))), None)


def hero_notes(box: str) -> list[HeroNote]:
    """The notes of heroes that the campaign cards of a box ask for."""
    return [note for card in CARDS.values() if card.hero_notes and is_of(box, card) for note in card.hero_notes]


def noted_hero(state: CardState, name: str) -> int | None:
    """The hero that the log has noted under a name, if one of this game."""
    return state.notes.get(_by_the_log(name))


def _by_the_log(name: str) -> str:
    return f"{name} by the log"


def lay_campaign(campaign: Json, state: CardState) -> None:
    """Lay on the table what the campaign log asks for; heroes are still aside."""
    box = str(campaign.get("box", FIRST_BOX)) if isinstance(campaign, Mapping) else ""
    notes = [each.name for each in hero_notes(box)] if box in BOXES else []
    parts = _SHAPE | dict.fromkeys(notes, str)
    if not isinstance(campaign, Mapping) or not parts.keys() >= campaign.keys():
        raise SetupError(f"The campaign of a setup has {', '.join(parts)}.")
    for name, shape in parts.items():
        if not isinstance(campaign.get(name, shape()), shape) or len(campaign.get(name, shape())) > _MOST:
            raise SetupError(f"'{name}' in the campaign of a setup is not what it should be.")
    heroes = {plain(CARDS[state.identity[each]].title): each for each in state.aside}
    _lay_campaign_card(box, str(campaign.get("card", "")), state)
    _threat(_list(campaign, "threat"), state)
    _damage(campaign.get("damage", {}), heroes, state)
    for title, on in _permanents(_list(campaign, "permanent"), heroes):
        _attach(_boon_or_burden(title, box), on, state)
    state.encounter_deck += [
        _add(state, _boon_or_burden(each, box), SCENARIO, Zone.ENCOUNTER_DECK) for each in _list(campaign, "encounter")
    ]
    state.aside += [_add(state, _boon_or_burden(each, box), SCENARIO, Zone.ASIDE) for each in _list(campaign, "aside")]
    state.notes |= {_by_the_log(name): _hero(campaign[name], heroes) for name in notes if campaign.get(name)}


def _lay_campaign_card(box: str, scenario: str, state: CardState) -> None:
    card = card_of_scenario(box, scenario) if box in BOXES else None
    if card is None:
        raise SetupError(f"There is no campaign card '{scenario}'.")
    state.beside = [_add(state, card.key, SCENARIO, Zone.BESIDE)]


def _threat(penalties: list[Json], state: CardState) -> None:
    numbers = [each for each in penalties if type(each) is int and 0 <= each <= _MOST]
    if penalties and not len(numbers) == len(penalties) == len(state.threat):
        raise SetupError("The threat penalties of a campaign are one number for each player.")
    state.threat = numbers or state.threat


def _damage(damage: Json, heroes: Mapping[str, int], state: CardState) -> None:
    for title, amount in damage.items() if isinstance(damage, Mapping) else ():
        if type(amount) is not int or not 0 < amount <= _MOST:
            raise SetupError(f"{title} cannot start with {amount!r} damage.")
        state.damage[_hero(title, heroes)] = amount


def _permanents(pairs: list[Json], heroes: Mapping[str, int]) -> Iterator[tuple[Json, int]]:
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise SetupError("A permanent card of a campaign is listed with its hero.")
        yield pair[0], _hero(pair[1], heroes)


def _attach(key: str, hero: int, state: CardState) -> None:
    owner = state.owner[hero] if CARDS[key].player_back else SCENARIO
    card = _add(state, key, owner, Zone.ATTACHED)
    state.controller = replaced(state.controller, card, state.owner[hero])
    state.host[card] = hero
    state.attached[hero] = (*state.attached.get(hero, ()), card)


def _add(state: CardState, key: str, owner: int, zone: Zone) -> int:
    state.identity += (key,)
    state.owner += (owner,)
    state.controller += (owner,)
    state.zone.append(zone)
    return len(state.identity) - 1


def _list(campaign: Mapping[str, Json], name: str) -> list[Json]:
    found = campaign.get(name, [])
    return found if isinstance(found, list) else []


def _hero(title: Json, heroes: Mapping[str, int]) -> int:
    if not isinstance(title, str) or plain(title_of(title)) not in heroes:
        raise SetupError(f"{title} is no hero of this game.")
    return heroes[plain(title_of(title))]


def _boon_or_burden(title: Json, box: str) -> str:
    """The id of a boon or burden of a box by its title."""
    card = boon_or_burden(title, box) if isinstance(title, str) else None
    if card is None:
        raise SetupError(f"{title} is neither boon nor burden.")
    return card.key
