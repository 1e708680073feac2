"""What the state has for later boxes passes every gate: clones, saves, digests, undo, and who may know what.

The random games of the core set never use it, so tables are laid that do. A new field of the state belongs either to
``OF_THE_CORE_SET`` or to ``FOR_LATER_BOXES``, and what is listed there has to be in use in one of the games below.
"""
# ruff: noqa: N805  (a card's functions are not methods)

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

from tests.cardgame.board import Apart, Seat, Table, lay
from tests.cardgame.plug import hidden, invariant, secrets
from tests.gates import GATES, AnyGame, Gate, Plug, Run, same_in_every_process
from tests.gates.watch import Following, Watch
from waybread.cardgame import CardGame
from waybread.cardgame.abilities.ability import Per, Use, action, forced, response, rule, shadow, when_revealed
from waybread.cardgame.abilities.card_cost import add_discount
from waybread.cardgame.abilities.lasting_effects import add_lasting_effect, condition
from waybread.cardgame.abilities.occurrences import Occurrence, On
from waybread.cardgame.abilities.selectors import choose_number, to_a_character
from waybread.cardgame.abilities.standing_rules import Rule
from waybread.cardgame.effects.card_tests import escape_test, locate_test
from waybread.cardgame.effects.costs import EXHAUST_ME
from waybread.cardgame.effects.leaving_play import discard
from waybread.cardgame.effects.quest_deck import bypass_stage
from waybread.cardgame.effects.reveals import reveal_from
from waybread.cardgame.effects.separation import create_staging_area, join_another_player
from waybread.cardgame.facts import Sphere, Stat, Where
from waybread.cardgame.library import ally, attachment, enemy, location, objective, quest
from waybread.cardgame.state import (
    Answering,
    CardState,
    CardTest,
    Delayed,
    Discount,
    Lasting,
    Play,
    SideDeck,
    StagingArea,
)
from waybread.cardgame.zones.side_decks import make_side_deck, side_deck
from waybread.kernel import Event
from waybread.kernel.records import field_names

OF_THE_CORE_SET = frozenset((
    "stack", "streams", "outcome", "scenario", "easy", "open_hands", "identity", "owner", "controller", "zone", "hands",
    "decks", "discards", "areas", "engaged", "threat", "eliminated", "staging", "active_location", "encounter_deck",
    "encounter_discard", "victory_display", "aside", "removed", "quest_deck", "quest", "beside", "exhausted", "damage",
    "progress", "resources", "host", "attached", "deck_attachments", "guards", "shadows", "facedown", "form", "seen",
    "committed", "round", "phase", "first_player", "active_player", "lead", "turn", "picked", "votes", "idle",
    "quested", "attacked", "assaulted", "attacks", "windows", "play", "answering", "lasting", "delayed", "uses",
    "notes", "counter",
))  # fmt: skip
"""Fields that games of the core set use, which have gates of their own (``test_gates.py``)."""
FOR_LATER_BOXES = frozenset((
    "more_active", "attacked_players", "tests", "discounts", "history", "side_decks", "side_deck_of", "area",
    "elsewhere", "played", "resume", "joining", "token",
))  # fmt: skip
NEW_RECORDS = (CardTest, Discount, SideDeck, StagingArea)
"""Records that only later boxes have; each of their fields has to be in use too."""
OLD_RECORDS = (Lasting, Occurrence, Play)
"""Records of the core set with fields that came later, which saves leave out as long as they are not in use."""

WITHIN_EFFECTS = frozenset(("Occurrence.before", "Occurrence.spared"))
"""Fields of which a state at rest has nothing: what is answered there is an effect that still has to go on."""

GATHERING, CROSSING, DEEPS, LEDGE, TWILIGHT = (
    f"Test Lasting {each}" for each in ("Gathering", "Crossing", "Deeps", "Ledge", "Twilight")
)  # fmt: skip
STALKER, CROW, SCOUT = "Test Lasting Stalker", "Test Lasting Crow", "Test Lasting Scout"
ISLAND, FERRY = "Test Lasting Island", "Test Lasting Ferry"
LANTERN, BEACON, WARDEN = (f"Test Lasting {each}" for each in ("Lantern", "Beacon", "Warden"))


@quest(DEEPS, title_a="Test Lasting Way", stage=2, quest_points=4, turned_later=True)
class Deeps:
    @forced(after=On.PHASE_ENDS)
    async def wander(game: CardGame, use: Use) -> None:
        """At the end of the quest phase the stage is bypassed."""
        if use.occurrence.reason == "quest":
            await bypass_stage(game)


@quest(LEDGE, title_a="Test Lasting Way", stage=2, quest_points=3, turned_later=True)
class Ledge:
    pass


@quest(TWILIGHT, title_a="Test Lasting Way", stage=2, quest_points=5, turned_later=True)
class Twilight:
    pass


@objective(GATHERING, remembers=("committed", "progress"))
class Gathering:
    @forced(after=On.PHASE_BEGINS)
    async def gather(game: CardGame, use: Use) -> None:
        """Something happens as each phase begins."""
        match use.occurrence.reason:
            case "planning":
                add_discount(game, use.card, game.state.first_player, 1, until="round", least=1)
                add_discount(game, use.card, game.state.first_player, 2, once=False)
            case "quest":
                await reveal_from(game, "Raven")
                await escape_test(game, use, game.order(), lambda: 2)
            case "travel":
                await discard(game, side_deck(game, "Raven").cards[-1:])
                await locate_test(game, use, game.order()[-1])

    @action(limit=3, per=Per.PHASE, anyone=True)
    async def linger(game: CardGame, use: Use) -> None:
        """Nothing happens."""


@ally(SCOUT, Sphere.LORE, cost=1, willpower=1, attack=1, defense=1, hit_points=2)
class Scout:
    @response(after=On.DISCARDED)
    async def look_up(game: CardGame, use: Use) -> None:
        """Nothing happens."""


@location(CROSSING, threat=1, quest_points=4, escape=1)
class Crossing:
    pass


@enemy(STALKER, threat=1, engagement_cost=50, attack=1, defense=3, hit_points=5)
class Stalker:
    @rule(Rule.CONSIDERED_ENGAGED)
    def loom(game: CardGame, use: Use, card: int, player: int) -> bool:
        """It is considered engaged with everybody."""
        return card == use.card


@enemy(CROW, threat=1, engagement_cost=10, attack=1, defense=0, hit_points=1, escape=2)
class Crow:
    @when_revealed
    async def caw(game: CardGame, use: Use) -> None:
        """Nothing happens."""

    @shadow
    async def peck(game: CardGame, use: Use) -> None:
        """Nothing happens."""


def everything(seed: int) -> Table:
    """A table that uses all of it, shortly before everybody is eliminated by threat."""
    table = lay(
        Seat(heroes=["Aragorn"], allies=[SCOUT], threat=41, hand=["Guard of the Citadel", "Faramir"], resources=4),
        Seat(heroes=["Glóin"], threat=41, hand=["Guard of the Citadel", "Snowbourn Scout", "Faramir"], resources=4),
        quest=LEDGE, quest_deck=[DEEPS, TWILIGHT, "Beorn's Path"], staging=[GATHERING, STALKER],
        active_location=CROSSING, more_active=[CROSSING], aside=["Hummerhorns", "Great Forest Web"],
        encounter_deck=[
            CROW, CROW, CROW, "Forest Spider", "Forest Gate", "East Bight Patrol", "Black Forest Bats", CROSSING,
        ],
        at="1.1", seed=seed,
    )  # fmt: skip
    table.state.facedown[table.state.quest], table.state.index = True, None
    deck = table.state.encounter_deck
    make_side_deck(table.game, "Raven", [deck[-1], deck[-2], deck[-4], deck[-5]], refills=True)
    make_side_deck(table.game, "Trolls", table.state.aside[:], open=True)
    return table


@quest(ISLAND, stage=4, quest_points=3)
class Island:
    @rule(Rule.CANNOT_ADVANCE)
    def stay(game: CardGame, use: Use) -> bool:
        """The players can only join others."""
        return True

    @when_revealed
    async def wake(game: CardGame, use: Use) -> None:
        """Whoever wakes up there names a number."""
        await choose_number(game.state.first_player, use.card, (1, 2))

    @forced(after=On.PHASE_BEGINS)
    async def leave(game: CardGame, use: Use) -> None:
        """In the quest phase the players join another player."""
        if use.occurrence.reason == "quest":
            join_another_player(game)


@objective(FERRY)
class Ferry:
    @forced(after=On.COMMITTED)
    async def part(game: CardGame, use: Use) -> None:
        """Whoever commits to the quest in company goes to a staging area of their own."""
        if len(game.order()) > 1:
            await create_staging_area(game, use.occurrence.player, game.state.quest_deck[-1])


def apart(seed: int) -> Table:
    """Four players, two of them apart in the middle of a quest phase; the other two part later."""
    table = lay(
        Seat(heroes=["Aragorn"], allies=[SCOUT], threat=39, engaged=[CROW]), Seat(heroes=["Glóin"], threat=39),
        Seat(heroes=["Legolas"], threat=39, engaged=["Forest Spider", CROW]), Seat(heroes=["Éowyn"], threat=39),
        quest=ISLAND, quest_deck=[ISLAND] * 9, staging=[FERRY], at="3.1", seed=seed, first_player=3,
        encounter_deck=[CROW, CROSSING, "Forest Spider", "Forest Gate", "East Bight Patrol", STALKER] * 3,
        apart=[Apart([2], quest=ISLAND, staging=[STALKER, CROW, CROSSING], active_location=CROSSING), Apart([3])],
    )  # fmt: skip
    area = table.state.elsewhere[0]
    legolas, crow = table.id("Legolas"), table.id(f"{CROW}#3")
    area.resume, area.joining, area.lead, area.turn, area.idle = ("3.4", "3.3"), True, 3, 1, 1
    area.more_active = (area.staging.pop(),)
    area.committed, area.quested = [legolas], "success"
    area.attacked, area.assaulted, area.attacked_players = [crow], {crow: (2,)}, {crow: (2,)}
    area.lasting = (Lasting(Stat.THREAT, 1, "round", crow, live="locations in the staging area", number=1),)
    area.delayed = (Delayed("after:phase ends:refresh", "sneak attack ends", crow, legolas),)
    return table


@condition("test: wounded")
def _wounded(game: CardGame, effect: Lasting, card: int) -> bool:
    return card in game.state.damage


def _allies(game: CardGame, use: Use) -> list[int]:
    return game.allies()


@attachment(LANTERN, Sphere.NEUTRAL, cost=2)
class Lantern:
    attaches = rule(Rule.ATTACHES_TO)(to_a_character)

    @rule(Rule.COST_ON_HOST, where=Where.HAND)
    def light(game: CardGame, use: Use, card: int, host: int) -> int:
        """Costs 1 less on an ally."""
        return -1 if host in game.allies() else 0

    @action(cost=EXHAUST_ME, target=_allies)
    async def shine(game: CardGame, use: Use, chosen: int) -> None:
        """Exhaust it to choose an ally, which gets +1 attack while it is wounded."""
        add_lasting_effect(game, use.card, Stat.ATTACK, 1, cards=[chosen], condition="test: wounded")


@objective(BEACON)
class Beacon:
    @forced(after=On.PHASE_BEGINS)
    async def burn(game: CardGame, use: Use) -> None:
        """As the encounter phase begins, discard an ally with a lantern."""
        if use.occurrence.reason == "encounter":
            for ally in [each for each in game.allies() if game.attachments(each)][:1]:
                await discard(game, ally)


@ally(WARDEN, Sphere.LORE, cost=1, willpower=1, attack=1, defense=1, hit_points=2)
class Warden:
    @response(after=On.LEAVES_PLAY)
    async def look_on(game: CardGame, use: Use) -> None:
        """Nothing happens."""


def lanterns(seed: int) -> Table:
    """Two players with attachments whose cost depends on what they go on, and allies who leave with theirs."""
    allies = [WARDEN, SCOUT, WARDEN]
    held = {"Aragorn": [LANTERN], WARDEN: [LANTERN], SCOUT: [LANTERN]}
    return lay(
        Seat(heroes=["Aragorn"], allies=allies, attachments=held, threat=40, hand=[LANTERN] * 4, resources=9),
        Seat(heroes=["Glóin"], allies=[WARDEN, SCOUT], threat=40, hand=[LANTERN] * 4, resources=9),
        quest="Beorn's Path", staging=[BEACON, STALKER, "East Bight Patrol", "Forest Spider"],
        encounter_deck=["East Bight Patrol", "Forest Spider", "Black Forest Bats"] * 4, at="1.1", seed=seed,
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class LaidPlug(Plug):
    """A plug for games that begin at a table that was laid."""

    laid: Callable[[int], Table] = everything

    def new(self, seed: int, tell: Callable[[Event], None] | None = None) -> AnyGame:
        """A fresh game at the table of that seed."""
        return CardGame.from_state(self.laid(seed).state, tell=tell)


PLUG = LaidPlug(
    game=CardGame, setup={}, players=2, hidden=hidden, secrets=secrets, invariant=invariant, kinds=("action", "commit")
)  # fmt: skip


def test_every_field_of_the_state_is_listed() -> None:
    listed = OF_THE_CORE_SET | FOR_LATER_BOXES
    assert not OF_THE_CORE_SET & FOR_LATER_BOXES
    assert set(field_names(CardState)) - listed == set(), "list it, and lay a table that uses it"
    assert listed - set(field_names(CardState)) == set()


def test_every_type_of_record_that_the_core_set_lacks_is_listed() -> None:
    core = {"Answering", "Attack", "Delayed", "Lasting", "Occurrence", "Outcome", "Play", "Streams", "Window"}
    records = _records(CardState)
    assert {each.__name__ for each in records} == core | {each.__name__ for each in NEW_RECORDS}
    later = {each for each in records if any(map(_came_later, fields(each)))}
    assert later <= {*OLD_RECORDS, *NEW_RECORDS}, "list the record, and lay a table that uses its new fields"


def test_games_with_all_of_it_pass_every_gate() -> None:
    used: set[str] = set()

    def follow(watch: Watch) -> Following:
        while True:
            used.update(_in_use(watch.game.state))
            if watch.game.decision is None:
                return
            yield

    watching = Gate(follow)
    gates = [each for each in GATES if each is not same_in_every_process]  # it knows plugs of modules only
    for plug in (PLUG, replace(PLUG, players=4, laid=apart), replace(PLUG, laid=lanterns)):
        run = Run(plug, [*gates, watching], sparse=True)
        for seed in range(6):
            run.play(seed)
        run.judge()
    wanted = FOR_LATER_BOXES | {f"{each.__name__}.{name}" for each in NEW_RECORDS for name in field_names(each)}
    wanted |= {f"{each.__name__}.{field.name}" for each in OLD_RECORDS for field in fields(each) if _came_later(field)}
    wanted -= WITHIN_EFFECTS
    assert wanted - used == set(), "no game has used it"
    assert used & WITHIN_EFFECTS == set()


def _in_use(value: Any) -> Iterator[str]:
    """The fields of a state, and of the records inside, that are not what they are in most games."""
    kind: Any = type(value)
    name = "" if kind is CardState else f"{kind.__name__}."
    for each in fields(kind):
        found = getattr(value, each.name)
        usual = each.default
        if usual is MISSING and each.default_factory is not MISSING:
            usual = each.default_factory()
        if found != usual:
            yield f"{name}{each.name}"
        for inside in found if isinstance(found, list | tuple) else (found,):
            if isinstance(inside, (*NEW_RECORDS, *OLD_RECORDS, Answering)):
                yield from _in_use(inside)


def _came_later(field: Field[Any]) -> bool:
    return "sparse" in field.metadata


def _records(hint: Any, known: frozenset[Any] = frozenset()) -> set[Any]:
    """The types of records inside a type."""
    found: set[Any] = set()
    for name in field_names(hint):
        kinds = [get_type_hints(hint)[name]]
        while kinds:
            kind = kinds.pop()
            kinds += [each for each in get_args(kind) if each is not Ellipsis]
            if is_dataclass(kind) and kind not in known | found:
                found |= {kind} | _records(kind, known | found | {kind})
    return found
