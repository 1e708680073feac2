"""Under the Hollow Hill: a journey in the dark. Black borders, darkness that comes and goes, and a horn to be found."""

from types import MappingProxyType

from waybread.journeys.adventures.parts import GONE, danger, do, in_force, search, trial
from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.adventure import (
    Action,
    Adventure,
    Condition,
    Event,
    Interaction,
    Objective,
    TestOf,
    TileOf,
    TokenOf,
    add,
)


def _lit(tile: str) -> tuple[Action, ...]:
    """A lamp burns again."""
    return (do("counter", name="lamps"), do("darkness", at=tile, on=0), do("inspiration"), GONE)


HILL = add(
    Adventure(
        key="hollow-hill",
        kind="journey",
        tiles=(
            TileOf("gate", "200B", Placed("200B", 0, 0), explored=True),
            TileOf("stair", pool=("101B", "203B")),
            TileOf("hall", pool=("302B", "400B")),
            TileOf("vein", pool=("204B", "207B", "208B")),
            TileOf("vault", pool=("303B", "306B", "307B")),
        ),
        start=("gate",),
        threat=42,
        thresholds=(12, 22, 34),
        objectives=(
            Objective("light the lamps", "objective.lamps", (Condition("counter", "lamps", number=2),), "find the horn",
                      (do("text", text="lamps"), do("darkness", on=0), do("tile", name="vault"))),
            Objective("find the horn", "objective.horn", (Condition("counter", "horn"),), "carry it out"),
            Objective("carry it out", "objective.out", tuple(
                Condition("at", tile, "==", 0) for tile in ("stair", "hall", "vein", "vault")),
                do=(do("text", text="outside"),)),
        ),
        tokens=(
            search("hall lamp", "button.lamp", trial(Stat.AGILITY, Stat.WIT, need=2, passed=_lit("hall"))),
            search("vein lamp", "button.lamp", trial(Stat.SPIRIT, Stat.MIGHT, need=2, passed=_lit("vein"))),
            search("coffer", "button.coffer", TestOf((Stat.MIGHT, Stat.WISDOM), 5, "coffer", (
                do("counter", name="horn"), do("fire", event="the hill wakes"), GONE))),
            danger("echo", "button.echo", trial(Stat.SPIRIT, Stat.WISDOM, need=1, passed=(do("scout", amount=2), GONE),
                                                failed=(do("suffer", fear=1, down=True),))),
            TokenOf("rubble", "boulder", "token.rubble", (
                Interaction("button.rubble", do=(do("suffer", damage=1, down=True), do("threat", amount=-3), GONE)),)),
        ),
        events=(
            Event("begin", "start", do=(do("text", text="prologue"), do("tile", name="stair"))),
            Event("stair", "explored", "stair", do=(
                do("text", text="stair"), do("tile", name="hall"), do("tile", name="vein"),
                do("token", name="rubble", at="stair.1"))),
            Event("hall", "explored", "hall", do=(
                do("text", text="hall"), do("token", name="hall lamp", at="hall"), do("token", name="echo", at="hall"),
                do("darkness", at="hall"))),
            Event("vein", "explored", "vein", do=(
                do("text", text="vein"), do("token", name="vein lamp", at="vein"),
                do("spawn", kind="goblin-scout", at="vein", name="diggers", elite=True))),
            Event("vault", "explored", "vault", do=(do("text", text="vault"), do("token", name="coffer", at="vault"))),
            Event("the hill wakes", "fired", do=(  # by the coffer alone
                do("text", text="wakes"), do("spawn", kind="wight", at="vault", name="sleeper", elite=True),
                do("spawn", kind="goblin-scout", at="stair", name="ambush", elite=True),
                in_force(3, do("spawn", kind="orc-marauder", at="hall", name="warders"),
                         do("token", name="echo", at="hall")))),
            Event("cold breath", "entered", "vault", again=True, do=(
                do("text", text="breath"), do("suffer", fear=1, negate=Stat.SPIRIT))),
            Event("the last lamp", "threshold", "12", when=(Condition("objective", "light the lamps"),), do=(
                do("text", text="last lamp"), do("darkness"))),
            Event("drums", "threshold", "22", do=(
                do("text", text="drums"), do("spawn", kind="goblin-scout", at="stair", name="drummers"),
                do("if", when=(Condition("placed", "hall"),), then=(do("token", name="echo", at="hall"),)))),
            Event("hunters", "threshold", "34", do=(
                do("text", text="hunters"), do("spawn", kind="goblin-scout", at="stair", name="hunters", elite=True))),
        ),
        texts=MappingProxyType({
            "prologue": "Hammers used to ring under this hill. Now it holds its breath, and the gate lamp is cold.",
            "stair": "The steps are worn in the middle, by feet much smaller than yours.",
            "hall": "A hall that somebody was proud of. The dark has moved in like a new owner.",
            "vein": "Silver runs in the wall, and beside it run small quick shadows.",
            "vault": "Stone shelves, stone cups, stone crowns. Only the coffer is not stone.",
            "breath": "The air in here has been breathed before, a long time ago.",
            "lamps": "Two lamps, and the hill remembers how large it is: at the end of the hall there is a door.",
            "last lamp": "Whatever light there was goes out, without any wind.",
            "drums": "Somewhere below a drum begins, feeling for your step.",
            "hunters": "They have found the stair.",
            "wakes": "The horn comes free with a sound like a sigh. It was not the horn that sighed.",
            "outside": "Daylight, which you had begun to think of as a story.",
            "objective.lamps": "Light two lamps under the hill.",
            "objective.horn": "Find the horn behind the door.",
            "objective.out": "Carry the horn out: all of you, to the gate.",
            "token.hall lamp": "A lamp hangs from its chain, just out of reach.",
            "token.vein lamp": "A miner's lamp, its shutter jammed.",
            "button.lamp": "Light the lamp",
            "token.coffer": "A coffer of black wood. The lid does not want to be lifted.",
            "button.coffer": "Lift the lid",
            "token.echo": "Your own steps come back a little too late.",
            "button.echo": "Stand still and listen",
            "token.rubble": "A fall of stone half blocks the stair.",
            "button.rubble": "Clear the way behind you",
        }),
    )
)  # fmt: skip
