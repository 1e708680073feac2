"""The Held Ford: a battle. Hold out against two groups on a battle map with a stream and stones."""

from types import MappingProxyType

from waybread.journeys.adventures.beacon import do
from waybread.journeys.app.adventure import Adventure, Condition, Event, Objective, TileOf, add
from waybread.journeys.maps.arrange import battle_map

_FIRST, _SECOND = battle_map()

FORD = add(
    Adventure(
        key="held-ford",
        kind="battle",
        tiles=(TileOf("west", at=_FIRST, explored=True), TileOf("east", at=_SECOND, explored=True)),
        start=("west.1", "west.2"),
        threat=60,
        thresholds=(12, 24),
        objectives=(
            Objective("hold", "objective.hold", (
                Condition("fired", "second wave"), Condition("groups", compare="==", number=0))),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"),
                do("terrain", kind="boulder", at="west.1"), do("terrain", kind="bush", at="west.2"),
                do("terrain", kind="statue", at="east.1"), do("terrain", kind="table", at="west.3"),
                do("terrain", kind="barrels", at="west.4"), do("terrain", kind="fire pit", at="west.5"),
                do("terrain", kind="pit", at="east.2"), do("terrain", kind="mist", at="east.3"),
                do("spawn", kind="goblin-scout", at="east.5", name="first"))),
            Event("second wave", "threshold", "12", do=(do("spawn", kind="ruffian", at="east.5", name="second"),)),
            Event("chief", "threshold", "24", do=(do("spawn", kind="orc-marauder", at="east.4", elite=True),)),
        ),
        texts=MappingProxyType({
            "prologue": "They come down to the ford at dusk, and there is nobody else to hold it.",
            "objective.hold": "Hold the ford until no enemy is left.",
        }),
    )
)  # fmt: skip
