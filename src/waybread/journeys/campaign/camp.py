"""Camp, between two adventures: skills bought and sold, items upgraded (jme:camp.4 to jme:camp.32).

Nothing passes from one hero to another here: items and bought skills cannot be traded (jme:camp.8).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from waybread.files import join_names, quoted
from waybread.journeys.campaign.party import Campaign, CampaignError, Hero, Stage
from waybread.journeys.campaign.supply import named, next_tier, roles, why_too_many, why_unknown
from waybread.journeys.facts import BASIC, TITLE, WEAKNESS, Card, CardType
from waybread.journeys.library import CARDS

__all__ = ["Belonging", "Offer", "Status", "buy", "item_menu", "offers", "sell", "upgrade", "why_not_at_camp"]
PARTY: Final = ""
"""In place of a hero: whose trinkets are."""


class Status(StrEnum):
    """What a skill card of a role is to a hero who looks through the list."""

    OWNED = "owned"
    HELD = "held by another hero"
    WITH_ROLE = "comes with the role"
    TOO_DEAR = "too dear"
    FOR_SALE = "can be bought"


class Colour(StrEnum):
    """How the list shows a card (jme:36.5)."""

    GREEN = "green"
    RED = "red"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Offer:
    """A card in the list of a role's skill cards."""

    card: str
    status: Status
    price: int
    holder: str = ""
    """The other hero who has it."""
    can_be_sold: bool = False

    @property
    def colour(self) -> Colour:
        """Green for what the hero has, red for what the hero cannot buy (jme:36.5a, jme:36.5b)."""
        if self.status is Status.OWNED:
            return Colour.GREEN
        return Colour.PLAIN if self.status is Status.FOR_SALE else Colour.RED


@dataclass(frozen=True, slots=True)
class Belonging:
    """An item in the item menu, with what it can become now (jme:camp.15)."""

    owner: str
    """A hero, or the party."""
    item: str
    upgrades: tuple[str, ...]

    @property
    def highlighted(self) -> bool:
        """Can it be upgraded now (jme:56.6)?"""
        return bool(self.upgrades)


def why_not_at_camp(campaign: Campaign) -> str | None:
    """Why the party cannot buy, sell or upgrade anything now, or None (jme:36.3, jme:56.4b)."""
    match campaign.stage:
        case Stage.CAMP:
            return None
        case Stage.ADVENTURE:
            return f"The party is on the adventure {quoted(campaign.adventure)}; camp comes when it is over."
        case Stage.BEGINNING:
            return "The party has no camp before its first adventure is over."
        case Stage.OVER:
            return "This campaign is over; there is no camp after its last adventure."


# Skills -------------------------------------------------------------------------------


def offers(campaign: Campaign, hero: str, role: str) -> list[Offer]:
    """The skill cards of a role that a hero has played, each with what it is to that hero (jme:36.5)."""
    if reason := why_no_list(campaign, hero, role):
        raise CampaignError(reason)
    return [_offer(campaign, campaign.hero(hero), card) for card in roles()[role]]


def why_no_list(campaign: Campaign, hero: str, role: str) -> str | None:
    """Why a hero cannot look through the skill cards of a role, or None."""
    if reason := campaign.why_no_hero(hero) or why_unknown(role, roles(), "role"):
        return reason
    played = campaign.hero(hero).played
    if role in played:
        return None
    return f"{hero} has never been a {role}{f', only a {join_names(played)}' if played else ''}."


def skill_menu(campaign: Campaign, hero: str) -> dict[str, tuple[str, ...]]:
    """What a hero has bought, by role, and then the titles (jme:50.2)."""
    owner = campaign.hero(hero)
    keys = {role: tuple(key for key in owner.skills if CARDS[key].owner == role) for role in owner.played}
    return {**keys, TITLE: owner.titles}


def _offer(campaign: Campaign, hero: Hero, card: Card) -> Offer:
    holder = _holder(campaign, card.key)
    if holder == hero:
        return Offer(card.key, Status.OWNED, card.experience, can_be_sold=card.key in hero.skills)
    if holder is not None:
        return Offer(card.key, Status.HELD, card.experience, holder.name)
    if not card.experience:
        return Offer(card.key, Status.WITH_ROLE, 0)
    dear = card.experience > hero.experience.get(card.owner, 0)
    return Offer(card.key, Status.TOO_DEAR if dear else Status.FOR_SALE, card.experience)


def _holder(campaign: Campaign, skill: str) -> Hero | None:
    return next((each for each in campaign.heroes if each.has(skill)), None)


def why_not_buy(campaign: Campaign, hero: str, skill: str) -> str | None:
    """Why a hero cannot buy a skill card now, or None."""
    if reason := why_not_at_camp(campaign) or campaign.why_no_hero(hero) or _why_no_ware(skill):
        return reason
    card = CARDS[skill]
    if reason := why_no_list(campaign, hero, card.owner):
        return f"{reason[:-1]}: {named(card)} is bought with experience as a {card.owner}."
    offer = _offer(campaign, campaign.hero(hero), card)
    if offer.status is Status.OWNED:
        return f"{hero} already has {named(card)}."
    if offer.status is Status.HELD:
        return f"{offer.holder} has {named(card)}, and heroes do not trade skills."
    if offer.status is Status.TOO_DEAR:
        purse = campaign.hero(hero).experience.get(card.owner, 0)
        return f"{named(card)} costs {card.experience} experience as a {card.owner}, and {hero} has {purse}."
    return None


def buy(campaign: Campaign, hero: str, skill: str) -> Campaign:
    """A hero pays a skill card's price and has it from now on (jme:36.6, jme:camp.28)."""
    if reason := why_not_buy(campaign, hero, skill):
        raise CampaignError(reason)
    buyer = _pay(campaign.hero(hero), CARDS[skill].owner, -CARDS[skill].experience)
    return campaign.with_hero(replace(buyer, skills=(*buyer.skills, skill)))


def why_not_sell(campaign: Campaign, hero: str, skill: str) -> str | None:
    """Why a hero cannot sell a skill card now, or None: only what was bought can be sold (J17)."""
    if reason := why_not_at_camp(campaign) or campaign.why_no_hero(hero) or _why_no_ware(skill):
        return reason
    if skill in campaign.hero(hero).skills:
        return None
    holder = _holder(campaign, skill)
    instead = f"it is {holder.name} who has it" if holder else "nobody has bought it"
    return f"{hero} cannot sell {named(CARDS[skill])}: {instead}."


def sell(campaign: Campaign, hero: str, skill: str) -> Campaign:
    """A hero gives a bought skill card back for all of its price, as the role printed on it (jme:camp.31)."""
    if reason := why_not_sell(campaign, hero, skill):
        raise CampaignError(reason)
    seller = _pay(campaign.hero(hero), CARDS[skill].owner, CARDS[skill].experience)
    return campaign.with_hero(replace(seller, skills=tuple(each for each in seller.skills if each != skill)))


def _pay(hero: Hero, role: str, amount: int) -> Hero:
    return replace(hero, experience={**hero.experience, role: hero.experience.get(role, 0) + amount})


def _why_no_ware(skill: str) -> str | None:
    """Why a card has no price at all, or None (jme:36.4)."""
    known = {key: each for key, each in CARDS.items() if each.type is CardType.SKILL}
    if reason := why_unknown(skill, known, "skill card"):
        return reason
    card = known[skill]
    if card.experience:
        return None
    reasons = {
        BASIC: "is one of the cards that every hero has",
        TITLE: "is a title, which is gained in an adventure and kept",
        WEAKNESS: "is a weakness, which goes back to the supply after each adventure",
    }
    comes = "comes with the role" if card.owner in roles() else "belongs to its hero from the beginning"
    return f"{named(card)} {reasons.get(card.owner, comes)}: it can be neither bought nor sold."


# Items --------------------------------------------------------------------------------


def item_menu(campaign: Campaign) -> list[Belonging]:
    """All items of the party, hero by hero, and then its trinkets (jme:51.7, jme:50.1)."""
    return [Belonging(owner, item, tuple(upgrades(campaign, owner, item))) for owner, item in _owned_items(campaign)]


def upgrades(campaign: Campaign, owner: str, item: str) -> list[str]:
    """What an item of a hero, or a trinket of the party, can be upgraded to now (jme:camp.16)."""
    if _why_not_improve(campaign, owner, item):
        return []
    return [each.key for each in next_tier(CARDS[item]) if _why_not_there(campaign, each) is None]


def why_not_upgrade(campaign: Campaign, owner: str, item: str, upgrade: str) -> str | None:
    """Why an item cannot be exchanged for a better one now, or None."""
    if reason := _why_not_improve(campaign, owner, item):
        return reason
    old = CARDS[item]
    choices = {each.key: each for each in next_tier(old)}
    if upgrade not in choices:
        better = " or ".join(each.title for each in choices.values())
        other = CARDS[upgrade].title if upgrade in CARDS else quoted(upgrade)
        return f"{old.title} is upgraded to {better}, not to {other}."
    return _why_not_there(campaign, choices[upgrade])


def upgrade(campaign: Campaign, owner: str, item: str, into: str) -> Campaign:
    """A better card for an old one, which goes back to the supply; lore is not spent (jme:56.7, jme:56.3)."""
    if reason := why_not_upgrade(campaign, owner, item, into):
        raise CampaignError(reason)
    if owner == PARTY:
        return replace(campaign, trinkets=_exchange(campaign.trinkets, item, into))
    hero = campaign.hero(owner)
    return campaign.with_hero(replace(hero, items=_exchange(hero.items, item, into)))


def _why_not_improve(campaign: Campaign, owner: str, item: str) -> str | None:
    if reason := why_not_at_camp(campaign) or (campaign.why_no_hero(owner) if owner != PARTY else None):
        return reason
    theirs = campaign.trinkets if owner == PARTY else campaign.hero(owner).items
    if item not in theirs:
        what = CARDS[item].title if item in CARDS else quoted(item)
        return f"{owner or 'The party'} has no {what}{_who_has(campaign, item)}."
    card = CARDS[item]
    if not next_tier(card):
        return f"{card.title} is of the highest tier and cannot be upgraded."  # jme:51.6b
    if campaign.lore < card.lore:
        return f"{card.title} can be upgraded from {card.lore} lore on, and the party has {campaign.lore}."
    return None


def _who_has(campaign: Campaign, item: str) -> str:
    others = dict.fromkeys(other or "the party" for other, theirs in _owned_items(campaign) if theirs == item)
    return f": it belongs to {join_names(others)}" if others else ""


def _owned_items(campaign: Campaign) -> list[tuple[str, str]]:
    heroes = [(each.name, item) for each in campaign.heroes for item in each.items]
    return heroes + [(PARTY, item) for item in campaign.trinkets]


def _why_not_there(campaign: Campaign, card: Card) -> str | None:
    """Why a card cannot be taken from the supply, or None: all of them may be in the party's hands."""
    return why_too_many([*(item for _, item in _owned_items(campaign)), card.key])


def _exchange(items: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    place = items.index(old)
    return (*items[:place], new, *items[place + 1 :])
