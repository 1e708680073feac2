"""When the actions and responses of the core set can matter: positions for ``test_positions.py``; what scout uses."""

from collections.abc import Sequence

import pytest

from tests.cardgame.board import Seat, Table, lay
from tests.cardgame.boxes.core.fights import attack
from tests.cardgame.boxes.core.scenes import attacked, revealed
from tests.cardgame.boxes.core.test_campaign_cards import beside
from tests.cardgame.boxes.positions import Position
from waybread.bots import scout_policy
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.occurrences import NOTHING, Occurrence
from waybread.cardgame.boxes.core.campaign import SIDE_B
from waybread.cardgame.deckfiles import shipped
from waybread.cardgame.relevance import matters
from waybread.cards import CARD_ITSELF, read_ability
from waybread.kernel import PASS, Keep, Streams

BATS, SPIDER, TROLL, REACH = "Black Forest Bats", "Forest Spider", "Hill Troll", "The Necromancer's Reach"
VALOR, MENDOR, SUPPORT = "Valor", "Mendor", "Mendor's Support"
CAVERNS = "Through the Caverns"


def planning(*seats: Seat) -> Table:
    return lay(*seats, at="2.2")


def committed(table: Table, *characters: str) -> Table:
    """Commit some characters; responses to it are asked for next, if there are any."""
    table.choose(*characters)
    return table.done() if table.asked == "commit" else table


def hurt(hero: str, *, at: str = "1.3", **held: Sequence[str]) -> Table:
    """A hero with damage and everything that a card of its player may need."""
    seat = Seat(heroes=[hero], resources=5, hand=held.get("hand", ()), allies=held.get("allies", ()),
                attachments={hero: held.get("on", ())})  # fmt: skip
    return lay(seat, at=at, damage={hero: 2})


def holding(hero: str, *hand: str, at: str = "2.2", **more: Sequence[str]) -> Table:
    """A hero who can pay, with cards in hand, and what else is there."""
    seat = Seat(heroes=[hero], hand=hand, resources=5, allies=more.get("allies", ()), engaged=more.get("engaged", ()),
                discards=more.get("discards", ()), exhausted=more.get("exhausted", ()))  # fmt: skip
    return lay(seat, at=at, staging=more.get("staging", ()), committed=more.get("committed", ()))


def killed(hero: str, **held: Sequence[str]) -> Table:
    """A hero has killed an enemy."""
    seat = Seat(heroes=[hero], attachments={hero: held.get("on", ())}, engaged=[BATS])
    return attack(lay(seat, at="6.7"), BATS, hero).pass_until("response")


def fallen(*hand: str, heroes: Sequence[str] = ("Aragorn",), on: Sequence[str] = (), victim: str = "Snowbourn Scout",
           damage: int = 0) -> Table:  # fmt: skip
    """A spider kills a character; responses to it are asked for."""
    seat = Seat(heroes=heroes, allies=["Snowbourn Scout"], hand=hand, resources=5, engaged=[SPIDER],
                attachments={heroes[-1]: on})  # fmt: skip
    table = lay(seat, at="6.3", damage={victim: damage} if damage else {}, shadows={SPIDER: ["Forest Gate"]})
    return table.pass_until("defend").choose(victim).pass_until("response")


def travelled(location: str, **held: Sequence[str]) -> Table:
    """The players have just travelled to a location."""
    seat = Seat(heroes=["Éowyn"], hand=held.get("hand", ()), exhausted=held.get("exhausted", ()))
    return lay(seat, staging=[location], at="4.2").choose(location)


def explored_mountains() -> Table:
    return lay(Seat(), active_location="Mountains of Mirkwood", progress={"Mountains of Mirkwood": 2},
               committed=["Aragorn"], at="3.4")  # fmt: skip


def stage_left() -> Table:
    table = lay(
        Seat(allies=[MENDOR], exhausted=[MENDOR]), at="3.1", progress={"Flies and Spiders": 7},
        quest_deck=["A Fork in the Road"], encounter_deck=(),
    )  # fmt: skip
    return committed(table.pass_until("commit"), "Aragorn").pass_until("response")


def in_the_caverns(*, prisoner: str = "Glóin") -> Table:
    """The prisoner of Dol Guldur may be rescued: progress has been placed on stage 2."""
    table = lay(Seat(heroes=["Aragorn", prisoner]), at="3.1", quest=CAVERNS, aside=["Nazgûl of Dol Guldur"],
                encounter_deck=())  # fmt: skip
    table.state.facedown[table.id(prisoner)] = True
    table.state.notes["prisoner"] = table.id(prisoner)
    table.state.index = None
    return committed(table.pass_until("commit"), "Aragorn").pass_until("response")


def mendor_freed() -> Table:
    """The players claim their first objective while Mendor is a prisoner."""
    table = lay(Seat(allies=[MENDOR]), at="3.1", staging=["Dungeon Torch"], aside=[SIDE_B])
    table.state.facedown[table.id(MENDOR)] = True
    table.state.scenario = "escape-from-dol-guldur"
    return beside(table, SIDE_B).choose("Dungeon Torch").pass_until("response")


def troll_killed() -> Table:
    table = lay(Seat(heroes=["Aragorn", "Glóin"], engaged=[TROLL]), at="6.7", damage={TROLL: 8},
                aside=["journey-along-the-anduin", VALOR])  # fmt: skip
    return attack(beside(table, "journey-along-the-anduin").pass_until("attack"), TROLL, "Aragorn", "Glóin")


def unready(hero: str, *hand: str, at: str = "3.2", on: Sequence[str] = (), **more: Sequence[str]) -> Table:
    """Everybody has gone on the quest and is exhausted; the window after it is open."""
    heroes = [hero, *more.get("heroes", ())]
    allies = more.get("allies", ())
    seat = Seat(heroes=heroes, hand=hand, resources=5, attachments={hero: on}, allies=allies)
    return committed(lay(seat, at=at), hero, *allies).pass_until("action")


MATTER: dict[str, Position] = {
    # Leadership
    "Aragorn": lambda: committed(lay(Seat(resources=1), at="3.2"), "Aragorn"),
    "Théodred": lambda: committed(lay(Seat(heroes=["Théodred"]), at="3.2"), "Théodred"),
    "Glóin": lambda: lay(Seat(heroes=["Glóin"], engaged=[SPIDER]), at="6.3").pass_until("defend").done().pass_until(
        "response"
    ),
    "Faramir": lambda: holding("Aragorn", at="3.3", allies=["Faramir"], committed=["Aragorn"]),
    "Son of Arnor": lambda: holding("Aragorn", "Son of Arnor", staging=[SPIDER]).choose("Son of Arnor"),
    "Snowbourn Scout": lambda: holding("Aragorn", "Snowbourn Scout", staging=["Forest Gate"]).choose("Snowbourn Scout"),
    "Longbeard Orc Slayer": lambda: holding("Aragorn", "Longbeard Orc Slayer", staging=["Dol Guldur Orcs"]).choose(
        "Longbeard Orc Slayer"
    ),
    "Brok Ironfist": lambda: fallen("Brok Ironfist", heroes=["Glóin", "Aragorn"], victim="Glóin", damage=3),
    "Ever Vigilant": lambda: unready("Aragorn", "Ever Vigilant", allies=["Faramir"]),
    "Common Cause": lambda: unready("Aragorn", "Common Cause", heroes=["Glóin"]),
    "For Gondor!": lambda: attack_window("6.8.2", "For Gondor!"),
    "Sneak Attack": lambda: holding("Aragorn", "Sneak Attack", "Gandalf"),
    "Valiant Sacrifice": lambda: fallen("Valiant Sacrifice"),
    "Grim Resolve": lambda: unready("Aragorn", "Grim Resolve"),
    "Steward of Gondor": lambda: lay(Seat(attachments={"Aragorn": ["Steward of Gondor"]}), at="2.2"),
    # Tactics
    "Legolas": lambda: killed("Legolas"),
    "Gondorian Spearman": lambda: attacked("Forest Gate", Seat(allies=["Gondorian Spearman"])).choose(
        "Gondorian Spearman"
    ),
    "Beorn": lambda: attack_window("6.8.2", allies=["Beorn"], attackers=["Beorn"]),
    "Blade Mastery": lambda: attack_window("6.8.2", "Blade Mastery"),
    "Rain of Arrows": lambda: holding("Legolas", "Rain of Arrows", engaged=[SPIDER]),
    "Feint": lambda: holding("Legolas", "Feint", engaged=[SPIDER], at="6.2"),
    "Quick Strike": lambda: holding("Legolas", "Quick Strike", engaged=[SPIDER]),
    "Thicket of Spears": lambda: lay(
        Seat(heroes=["Gimli", "Legolas", "Thalin"], hand=["Thicket of Spears"], engaged=[SPIDER], resources=1), at="6.2"
    ),
    "Swift Strike": lambda: attacked("Forest Gate", Seat(heroes=["Gimli"], hand=["Swift Strike"], resources=2)).choose(
        "Gimli"
    ),
    "Stand Together": lambda: holding("Legolas", "Stand Together", engaged=[SPIDER], at="6.2"),
    "Blade of Gondolin": lambda: killed("Aragorn", on=["Blade of Gondolin"]),
    "Horn of Gondor": lambda: fallen(on=["Horn of Gondor"]),
    # Spirit
    "Éowyn": lambda: holding("Éowyn", "Gandalf", at="3.3", committed=["Éowyn"]),
    "Eleanor": lambda: revealed(REACH, seats=(Seat(heroes=["Eleanor"]),)),
    "Wandering Took": lambda: lay(Seat(heroes=["Eleanor"], allies=["Wandering Took"]), Seat(), at="4.2"),
    "Lórien Guide": lambda: committed(
        lay(Seat(allies=["Lórien Guide"]), active_location="Forest Gate", at="3.2"), "Lórien Guide"
    ),
    "Northern Tracker": lambda: committed(
        lay(Seat(allies=["Northern Tracker"]), staging=["Forest Gate"], at="3.2"), "Northern Tracker"
    ),
    "The Galadhrim's Greeting": lambda: holding("Éowyn", "The Galadhrim's Greeting"),
    "Strength of Will": lambda: travelled("Forest Gate", hand=["Strength of Will"]),
    "Hasty Stroke": lambda: attacked(
        "Dol Guldur Orcs", Seat(heroes=["Éowyn"], hand=["Hasty Stroke"], resources=1)
    ).choose("Éowyn").pass_until("response"),
    "Will of the West": lambda: holding("Éowyn", "Will of the West", discards=["Gandalf"]),
    "A Test of Will": lambda: revealed(REACH, seats=(Seat(heroes=["Éowyn"], hand=["A Test of Will"], resources=1),)),
    "Stand and Fight": lambda: holding("Éowyn", "Stand and Fight", discards=["Faramir"]),
    "A Light in the Dark": lambda: holding("Éowyn", "A Light in the Dark", engaged=[SPIDER]),
    "Dwarven Tomb": lambda: holding("Éowyn", "Dwarven Tomb", discards=["Hasty Stroke"]),
    "Fortune or Fate": lambda: holding("Éowyn", "Fortune or Fate", discards=["Glóin"]),
    "Unexpected Courage": lambda: unready("Aragorn", on=["Unexpected Courage"]),
    # Lore
    "Denethor": lambda: planning(Seat(heroes=["Denethor"])),
    "Glorfindel": lambda: hurt("Glorfindel", at="2.2"),
    "Beravor": lambda: planning(Seat(heroes=["Beravor"])),
    "Daughter of the Nimrodel": lambda: hurt("Aragorn", at="2.2", allies=["Daughter of the Nimrodel"]),
    "Erebor Hammersmith": lambda: holding("Beravor", "Erebor Hammersmith", discards=["Steward of Gondor"]).choose(
        "Erebor Hammersmith"
    ),
    "Henamarth Riversong": lambda: planning(Seat(allies=["Henamarth Riversong"])),
    "Miner of the Iron Hills": lambda: lay(
        Seat(heroes=["Denethor"], attachments={"Denethor": ["Dark Knowledge"]}, hand=["Miner of the Iron Hills"],
             resources=2), at="2.2"
    ).choose("Miner of the Iron Hills"),
    "Gléowine": lambda: planning(Seat(allies=["Gléowine"])),
    "Lore of Imladris": lambda: hurt("Beravor", at="2.2", hand=["Lore of Imladris"]),
    "Lórien's Wealth": lambda: holding("Beravor", "Lórien's Wealth"),
    "Radagast's Cunning": lambda: holding("Beravor", "Radagast's Cunning", at="3.3", staging=[SPIDER]),
    "Secret Paths": lambda: holding("Beravor", "Secret Paths", at="3.3", staging=["Forest Gate"]),
    "Gandalf's Search": lambda: holding("Beravor", "Gandalf's Search"),
    "Beorn's Hospitality": lambda: hurt("Beravor", at="2.2", hand=["Beorn's Hospitality"]),
    "Protector of Lórien": lambda: lay(
        Seat(hand=["Gandalf"], attachments={"Aragorn": ["Protector of Lórien"]}), at="3.3", committed=["Aragorn"]
    ),
    "Dark Knowledge": lambda: lay(
        Seat(attachments={"Aragorn": ["Dark Knowledge"]}, engaged=[SPIDER]), at="6.2"
    ),
    "Self Preservation": lambda: hurt("Aragorn", at="2.2", on=["Self Preservation"]),
    # Neutral, campaign
    "Gandalf": lambda: holding("Aragorn", "Gandalf").choose("Gandalf"),
    "journey-along-the-anduin": troll_killed,
    SIDE_B: mendor_freed,
    SUPPORT: lambda: lay(Seat(allies=[MENDOR], hand=[SUPPORT]), at="3.3", committed=[MENDOR]),
    VALOR: lambda: attack(
        lay(Seat(attachments={"Aragorn": [VALOR]}, engaged=[SPIDER]), at="6.7"), SPIDER, "Aragorn"
    ),
    MENDOR: stage_left,
    # Encounter and quest cards
    "Old Forest Road": lambda: travelled("Old Forest Road", exhausted=["Éowyn"]),
    "Forest Gate": lambda: travelled("Forest Gate"),
    "Mountains of Mirkwood": explored_mountains,
    CAVERNS: in_the_caverns,
    "Gandalf's Map": lambda: lay(Seat(), at="3.3", staging=["Gandalf's Map"]),
    "Dungeon Torch": lambda: lay(Seat(), at="3.3", staging=["Dungeon Torch"]),
    "Shadow Key": lambda: lay(Seat(), at="3.3", staging=["Shadow Key"]),
}  # fmt: skip


def attack_window(window: str, *hand: str, allies: Sequence[str] = (), attackers: Sequence[str] = ("Gimli",)) -> Table:
    """A window of an attack: Gimli and Aragorn, with some cards, fight against a spider."""
    seat = Seat(heroes=["Gimli", "Aragorn"], allies=allies, hand=hand, resources=5, engaged=[SPIDER])
    if window.startswith("6.4"):
        return (
            lay(seat, at="6.3", shadows={SPIDER: ["Forest Gate"]})
            .pass_until("defend")
            .choose(*attackers)
            .pass_to(window)
        )
    return lay(seat, at="6.7").choose(SPIDER, *attackers).done().pass_to(window)


DO_NOT: dict[str, tuple[Position, ...]] = {
    "Faramir": (
        lambda: holding("Aragorn", at="2.2", allies=["Faramir"]),
        lambda: holding("Aragorn", at="6.2", allies=["Faramir"], engaged=[SPIDER]),
        lambda: holding("Aragorn", at="3.3", allies=["Faramir"]),
    ),
    "Ever Vigilant": (lambda: holding("Aragorn", "Ever Vigilant", at="6.2", allies=["Beorn"], exhausted=["Beorn"]),),
    "Common Cause": (
        lambda: lay(
            Seat(heroes=["Aragorn", "Glóin"], hand=["Common Cause"], exhausted=["Glóin"]), at="6.2"
        ),
    ),
    "For Gondor!": (
        lambda: holding("Aragorn", "For Gondor!"),
        lambda: holding("Aragorn", "For Gondor!", at="3.3", engaged=[SPIDER]),
        lambda: holding("Aragorn", "For Gondor!", at="6.2"),
        lambda: attack_window("6.8.3", "For Gondor!"),
    ),
    "Sneak Attack": (
        lambda: holding("Aragorn", "Sneak Attack", "Guard of the Citadel"),
        lambda: holding("Aragorn", "Sneak Attack", "Guard of the Citadel", at="4.2"),
    ),
    "Grim Resolve": (lambda: holding("Aragorn", "Grim Resolve", at="6.2", exhausted=["Aragorn"]),),
    "Beorn": (
        lambda: holding("Aragorn", allies=["Beorn"]),
        lambda: attack_window("6.8.3", allies=["Beorn"], attackers=["Beorn"]),
    ),
    "Blade Mastery": (
        lambda: holding("Legolas", "Blade Mastery"),
        lambda: attack_window("6.8.3", "Blade Mastery"),
    ),
    "Feint": (lambda: attack_window("6.8.1", "Feint"), lambda: attack_window("6.4.3", "Feint")),
    "Thicket of Spears": (
        lambda: lay(
            Seat(heroes=["Gimli", "Legolas", "Thalin"], hand=["Thicket of Spears"], engaged=[SPIDER], resources=1),
            at="2.2",
        ),
    ),
    "Stand Together": (
        lambda: holding("Legolas", "Stand Together", engaged=[SPIDER]),
        lambda: attack_window("6.4.2", "Stand Together"),
    ),
    "Éowyn": (
        lambda: holding("Éowyn", "Gandalf"),
        lambda: holding("Éowyn", "Gandalf", at="3.3"),
        lambda: holding("Éowyn", "Gandalf", at="6.2", engaged=[SPIDER]),
        lambda: holding("Éowyn", "Gandalf", "Dwarven Tomb", at="6.2", discards=["Hasty Stroke"]),
        lambda: holding("Éowyn", "Stand and Fight", "Beorn", at="6.2"),
        lambda: holding("Éowyn", "Gandalf", at="3.4", committed=["Éowyn"]),
    ),
    "Unexpected Courage": (
        lambda: lay(Seat(attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"]), at="6.2"),
    ),
    "Henamarth Riversong": (
        lambda: planning(Seat(heroes=["Denethor"], allies=["Henamarth Riversong"])).choose("Denethor").done(),
    ),
    "Radagast's Cunning": (
        lambda: holding("Beravor", "Radagast's Cunning", at="3.4", staging=[SPIDER], committed=["Beravor"]),
    ),
    "Secret Paths": (
        lambda: holding("Beravor", "Secret Paths", at="3.4", staging=["Forest Gate"], committed=["Beravor"]),
    ),
    "Protector of Lórien": (
        lambda: lay(Seat(hand=["Gandalf"], attachments={"Aragorn": ["Protector of Lórien"]}), at="2.2"),
        lambda: lay(
            Seat(hand=["Gandalf"], attachments={"Aragorn": ["Protector of Lórien"]}, engaged=[SPIDER]), at="6.7"
        ).choose(SPIDER),
    ),
    SUPPORT: (
        lambda: lay(Seat(allies=[MENDOR], hand=[SUPPORT]), at="6.2"),
        lambda: lay(Seat(allies=[MENDOR], hand=[SUPPORT]), at="7.4"),
    ),
}  # fmt: skip
"""Where a declared ability is offered, and could change nothing."""
ALWAYS_IN_PLACE = {
    "Aragorn": "it is offered after the quest is committed to, before the fights of the round",
    "Old Forest Road": "it is offered in the travel phase, before the fights of the round",
    "Beravor": "a drawn card always matters",
    "Gléowine": "a drawn card always matters",
    "Lórien's Wealth": "a drawn card always matters",
    "Dark Knowledge": "nobody else shows shadow cards",
    "Gandalf's Map": "it matters while it can be claimed",
    "Dungeon Torch": "it matters while it can be claimed",
    "Shadow Key": "it matters while it can be claimed",
}
"""Declared abilities for which there is no such position, and why."""


# What can wait for a later window


WAITS: dict[str, tuple[Position, ...]] = {
    "Faramir": (lambda: holding("Aragorn", at="3.1", allies=["Faramir"]),),
    "For Gondor!": (
        lambda: holding("Aragorn", "For Gondor!", at="6.2", engaged=[SPIDER]),
        lambda: attack_window("6.4.1", "For Gondor!"),
        lambda: attack_window("6.8.1", "For Gondor!"),
    ),
    "Blade Mastery": (lambda: attack_window("6.4.1", "Blade Mastery"),),
    "Éowyn": (lambda: holding("Éowyn", "Gandalf", at="3.1"),),
    "Radagast's Cunning": (lambda: holding("Glorfindel", "Radagast's Cunning", at="3.1", staging=[SPIDER]),),
    "Unexpected Courage": (
        lambda: unready("Aragorn", on=["Unexpected Courage"]).pass_to("5.3"),
        lambda: lay(Seat(attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"], engaged=[SPIDER]),
                    at="6.2"),
    ),
    "Beravor": (lambda: holding("Beravor", at="4.2"), lambda: holding("Beravor", at="7.4")),
    "Steward of Gondor": (lambda: lay(Seat(attachments={"Aragorn": ["Steward of Gondor"]}), at="1.3"),),
    "Dungeon Torch": (lambda: lay(Seat(), at="4.2", staging=["Dungeon Torch"]),),
}  # fmt: skip
"""Where an ability matters, and a later window does just as well."""
URGENT: dict[str, tuple[Position, ...]] = {
    "For Gondor!": (lambda: attack_window("6.4.2", "For Gondor!", attackers=["Aragorn"]),),
    "Blade Mastery": (
        lambda: attack_window("6.4.2", "Blade Mastery"),
        lambda: holding("Legolas", "Blade Mastery", "Quick Strike", engaged=[SPIDER]),
    ),
    "Éowyn": (lambda: holding("Éowyn", "Stand and Fight", "Faramir", at="6.2"),),
    "Unexpected Courage": (
        lambda: lay(Seat(attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"]), at="3.1"),
        lambda: lay(Seat(heroes=["Beravor"], attachments={"Beravor": ["Unexpected Courage"]}, exhausted=["Beravor"]),
                    at="4.2"),
        lambda: lay(
            Seat(attachments={"Aragorn": ["Unexpected Courage"]}, exhausted=["Aragorn"], engaged=[SPIDER]), at="6.3"
        ).pass_to("6.4.3"),
    ),
    "Beravor": (lambda: holding("Beravor", at="3.2"), lambda: holding("Beravor", at="6.2")),
    "Henamarth Riversong": (lambda: planning(Seat(allies=["Henamarth Riversong"])),),
    "Dungeon Torch": (
        lambda: lay(Seat(), at="4.2", staging=["Dungeon Torch"], progress={"Flies and Spiders": 8}),
    ),
}  # fmt: skip
"""Where it cannot wait."""


# Nobody acts where it is said not to matter

SCENARIOS = ("passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur")
DECKS = (
    ("three-spheres",),
    ("leadership",),
    ("lore",),
    ("spirit",),
    ("tactics",),
    ("leadership", "spirit"),
    ("tactics", "lore"),
)
NEEDLESS = {
    ("Unexpected Courage", "6.8.1"): "scout readies for an attack on an enemy that its player has just attacked",
}
"""What scout does though it changes nothing, and why."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scout_uses_nothing_that_does_not_matter(scenario: str) -> None:
    """30 games: for the abilities that it uses, the answer is yes."""
    needless = []
    for seed in range(30):
        decks = [shipped()[name].deck().setup() for name in DECKS[seed % len(DECKS)]]
        game = CardGame.new({"scenario": scenario, "decks": decks}, seed, Keep.SEARCH)
        chance = Streams(seed)
        while game.decision is not None:
            option = scout_policy(game, game.decision, chance)
            if game.decision.kind in ("action", "response") and option != PASS:
                needless += _needless(game, *read_ability(option))
            game.choose(option)
    assert set(needless) <= set(NEEDLESS)


def _needless(game: CardGame, card: int, slot: int) -> list[tuple[str, str]]:
    """What is used and where, if it is said not to matter."""
    state = game.state
    assert game.decision is not None
    if slot == CARD_ITSELF or (answered := _answered(game, card, slot)) is None:
        return []
    if any(matters(game, game.decision.player, card, slot, each) for each in answered):
        return []
    return [(game.title(card), state.windows[-1].name if state.windows else state.phase)]


def _answered(game: CardGame, card: int, slot: int) -> list[Occurrence] | None:
    """What an ability answers to; nothing for an action, and None if it is not to be seen in the state."""
    assert game.decision is not None
    if game.decision.kind == "action":
        return [NOTHING]
    if not game.quiescent:
        return None
    return [each for each in game.state.answering[-1].happenings if each.on in game.ability(card, slot).on]
