"""The Held Ford: a battle. Two crossings, every kind of terrain, and three groups that come one after the other."""

from types import MappingProxyType

from waybread.journeys.adventures.parts import do, in_force
from waybread.journeys.maps.arrangement import battle_map
from waybread.journeys.script.adventure import Adventure, Condition, Event, Objective, TileOf, add

_WEST, _EAST = battle_map()

FORD = add(
    Adventure(
        key="held-ford",
        kind="battle",
        tiles=(TileOf("west", at=_WEST, explored=True), TileOf("east", at=_EAST, explored=True)),
        start=("west.1", "west.3"),
        threat=38,
        thresholds=(8, 18, 28, 36),
        objectives=(
            Objective("hold", "objective.hold", (
                Condition("fired", "rear"), Condition("groups", compare="==", number=0)),
                do=(do("text", text="held"),)),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"),
                do("terrain", kind="stream", at="west.2", across="east.2"),
                do("terrain", kind="stream", at="west.4", across="east.4"),
                do("terrain", kind="wall", at="west.1", across="west.3"),
                do("terrain", kind="boulder", at="west.2"), do("terrain", kind="bush", at="west.4"),
                do("terrain", kind="table", at="west.3"), do("terrain", kind="barrels", at="west.5"),
                do("terrain", kind="fire pit", at="west.1"), do("terrain", kind="statue", at="west.2"),
                do("terrain", kind="pit", at="east.4"), do("terrain", kind="mist", at="east.2"),
                do("spawn", kind="goblin-scout", at="east.5", name="runners"))),
            Event("second wave", "threshold", "8", do=(
                do("text", text="second wave"),
                do("spawn", kind="ruffian", at="east.3", name="waders", elite=True),
                in_force(3, do("spawn", kind="orc-hunter", at="east.5", name="bowmen", size=1)))),
            Event("chief", "threshold", "18", do=(
                do("text", text="chief"),
                do("spawn", kind="orc-marauder", at="east.5", name="chief", elite=True),
                in_force(3, do("spawn", kind="goblin-scout", at="east.3", name="guard")))),
            Event("rear", "threshold", "28", do=(
                do("text", text="rear"), do("spawn", kind="goblin-scout", at="west.3", name="swimmers", size=2),
                in_force(3, do("spawn", kind="hungry-warg", at="east.5", name="beasts")))),
            Event("no more time", "threshold", "36", do=(
                do("text", text="no more time"), do("suffer", fear=1, who="each"))),
        ),
        texts=MappingProxyType({
            "prologue": "They come down to the ford at dusk, and there is nobody else to hold it.",
            "second wave": "More of them on the far bank. These have taken off their boots.",
            "chief": "The reeds part for one who does not hurry.",
            "rear": "Splashing behind you. Some of them can swim, it seems.",
            "no more time": "Upstream somebody is cutting trees. With rafts nobody needs a ford.",
            "held": "The water runs red for a little while, then brown, then clear.",
            "objective.hold": "Hold the ford until they have tried everything, and none of them is left.",
        }),
    )
)  # fmt: skip
