"""A campaign for tests: legal decks, a log, games set up from it, and won or lost as a test needs."""

from collections.abc import Mapping, Sequence

from tests.cardgame.board import CARDS, Table
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import rule
from waybread.cardgame.abilities.selectors import to_a_hero
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.campaign.campaign_log import FIRST_BOX, Earned, Log, Player, campaign_order
from waybread.cardgame.campaign.checklist import Plan, Preparation, prepare
from waybread.cardgame.decks import Deck, deck
from waybread.cardgame.facts import CampaignType, Sphere
from waybread.cardgame.library import attachment, event, location, objective
from waybread.cardgame.state import Zone
from waybread.cardgame.zones.card_moves import clear_card, put, take
from waybread.kernel import Outcome, saves

CAMPAIGN = campaign_order(FIRST_BOX)
PASSAGE, ANDUIN, ESCAPE = "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur"
ANN = ("Aragorn", "Glóin")
BOB = ("Gimli", "Legolas")
FIFTY = {
    "Guard of the Citadel": 3, "Snowbourn Scout": 3, "Silverlode Archer": 3, "Longbeard Orc Slayer": 3,
    "Sneak Attack": 3,
    "Valiant Sacrifice": 3, "Grim Resolve": 3, "Steward of Gondor": 3, "Celebrían's Stone": 3, "Ever Vigilant": 3,
    "Common Cause": 3, "For Gondor!": 3, "Veteran Axehand": 3, "Gondorian Spearman": 3, "Horseback Archer": 3,
    "Blade Mastery": 3, "Feint": 2,
}  # fmt: skip
GRIEF = "Test Campaign Grief"
"""A burden with the back of a player card."""
FRIEND = "Test Campaign Friend"
"""A boon with an encounter back."""
CAMP = "Test Campaign Camp"
"""A boon with Setup: a location."""
BANNER = "Test Campaign Banner"
"""A boon with Setup: an attachment."""


@event(GRIEF, Sphere.NEUTRAL, cost=0, quantity=2, campaign=CampaignType.BURDEN)
class Grief:
    pass


@objective(FRIEND, quantity=2, campaign=CampaignType.BOON)
class Friend:
    pass


@location(CAMP, threat=1, quest_points=5, campaign=CampaignType.BOON, starts_in_play=True)
class Camp:
    pass


@attachment(BANNER, Sphere.NEUTRAL, cost=0, campaign=CampaignType.BOON, starts_in_play=True)
class Banner:
    attaches = rule(Rule.ATTACHES_TO)(to_a_hero)


def pack(*heroes: str) -> Deck:
    """A legal deck of fifty cards."""
    return deck(heroes, FIFTY)


def log(
    *heroes: Sequence[str],
    won: Sequence[str] = (PASSAGE,),
    expert: bool = False,
    fallen: Sequence[str] = (),
    pool: Sequence[str | tuple[str, str]] = (),
    damage: Mapping[str, int] | None = None,
    penalty: int = 0,
    own: Sequence[int] = (),
    prisoner: str = "",
) -> Log:
    """A log of Ann, Bob and so on, with their heroes; by default the first scenario is won."""
    columns = heroes or (ANN,)
    penalties = [*own, *[0] * len(columns)]
    players = tuple(
        Player(name, tuple(each), penalties[n])
        for n, (name, each) in enumerate(zip(("Ann", "Bob", "Cid", "Dan"), columns, strict=False))
    )
    earned = tuple(Earned(each) if isinstance(each, str) else Earned(*each) for each in pool)
    notes = {"prisoner": prisoner} if prisoner else {}
    return Log(players, expert, tuple(won), penalty, tuple(fallen), earned, damage or {}, notes)


def ready(found: Log, *plans: Plan, decks: Sequence[Deck] = (), collection: Sequence[str] | None = None) -> Preparation:
    """Go through the checklist for the scenario that is next, with the heroes of the log unless decks say otherwise."""
    scenario = found.scenario
    assert scenario is not None
    own = decks or [pack(*each.heroes) for each in found.players]
    return prepare(found, scenario, own, plans, collection=collection)


def play(preparation: Preparation, seed: int = 1) -> Table:
    """The game that was set up, with the first player decided (Ann), hands kept and stage 1 up."""
    assert preparation.setup is not None, (preparation.problems, preparation.questions)
    game = CardGame.new({**preparation.setup, saves.IDS_IN_ORDER: True}, seed)  # copies are numbered as they are laid
    for player in game.players:
        game.set_stops(player, ["action"])
    table = Table(game)
    while table.asked in ("first player", "mulligan"):
        table.choose(0)
    return table


def end(table: Table, *, won: bool = True) -> CardGame:
    """The game ends here."""
    table.game.state.outcome = Outcome(won=won, reason="a test says so")
    return table.game


def slay(table: Table, *names: str) -> Table:
    """Lay cards on their owners' discard piles, as if they had been destroyed."""
    for name in names:
        hero = table.id(name)
        for card in (*table.state.attached.get(hero, ()), hero):
            take(table.game, card)
            clear_card(table.game, card)
            put(table.game, card, Zone.DISCARD, max(table.state.owner[card], 0))
    return table


def in_decks(table: Table, title: str) -> list[int]:
    """The players who have a card in their deck or hand, once for each copy."""
    state = table.state
    places = [[*state.decks[player], *state.hands[player]] for player in table.game.players]
    return [player for player, cards in enumerate(places) for each in cards if table.game.title(each) == title]


def in_encounter_deck(table: Table, title: str) -> int:
    """How many copies of a card are in the encounter deck, or have come out of it."""
    state = table.state
    return sum(
        CARDS[key].title == title and state.zone[card] not in (Zone.ASIDE, Zone.REMOVED, Zone.ATTACHED)
        for card, key in enumerate(state.identity)
    )
