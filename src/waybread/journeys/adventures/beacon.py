"""The Cold Beacon: a journey over tiles that chance lays. Find the keeper, fetch oil, light the beacon in time."""

from types import MappingProxyType
from typing import Final

from waybread.journeys.adventures.parts import GONE, danger, do, in_force, search, trial
from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.adventure import (
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

_OIL: Final = (do("counter", name="oil"), GONE)

BEACON = add(
    Adventure(
        key="cold-beacon",
        kind="journey",
        tiles=(
            TileOf("road", "300A", Placed("300A", 0, 0), explored=True),
            TileOf("farm", pool=("200A", "201A", "202A")),
            TileOf("wood", pool=("203A", "204A", "205A")),
            TileOf("brook", pool=("206A", "209A", "303A")),
            TileOf("hill", pool=("301A", "302A")),
        ),
        start=("road.1",),
        threat=43,
        thresholds=(10, 20, 32),
        objectives=(
            Objective("find the keeper", "objective.keeper", (Condition("counter", "keeper"),), "fetch oil"),
            Objective("fetch oil", "objective.oil", (Condition("counter", "oil", number=3),), "light it",
                      (do("text", text="oil"), do("inspiration", who="each"), do("tile", name="hill"))),
            Objective("light it", "objective.light", (Condition("counter", "lit"),), do=(do("text", text="lit"),)),
        ),
        tokens=(
            TokenOf("keeper", "person", "token.keeper", (
                Interaction("button.keeper", do=(do("counter", name="keeper"), do("inspiration"), GONE)),)),
            search("barn", "button.barn", trial(Stat.WIT, Stat.WISDOM, need=2, passed=_OIL)),
            search("cart", "button.cart", TestOf((Stat.MIGHT, Stat.AGILITY), 4, "cart", _OIL)),
            search("raft", "button.raft", trial(Stat.AGILITY, Stat.SPIRIT, need=2, passed=_OIL,
                                                failed=(do("suffer", damage=1),))),
            danger("spoor", "button.spoor", trial(Stat.AGILITY, Stat.WISDOM, need=2, passed=(GONE,),
                                                  failed=(do("suffer", fear=1, down=True),))),
            search("pyre", "button.pyre", TestOf((Stat.SPIRIT, Stat.WIT), 5, "pyre", (do("counter", name="lit"), GONE)),
                   Condition("objective", "light it")),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"), do("tile", name="farm"), do("tile", name="wood"),
                do("token", name="spoor", at="road.2"))),
            Event("farm", "explored", "farm", do=(
                do("text", text="farm"), do("token", name="keeper", at="farm"), do("token", name="barn", at="farm"))),
            Event("wood", "explored", "wood", do=(
                do("text", text="wood"), do("token", name="cart", at="wood"),
                do("spawn", kind="goblin-scout", at="wood", name="lurkers"), do("tile", name="brook"))),
            Event("brook", "explored", "brook", do=(do("text", text="brook"), do("token", name="raft", at="brook"))),
            Event("hill", "explored", "hill", do=(
                do("text", text="hill"), do("token", name="pyre", at="hill"),
                do("spawn", kind="ruffian", at="hill", name="watch", elite=True),
                in_force(3, do("spawn", kind="orc-hunter", at="hill", name="archers")))),
            Event("all seen", "check", when=(
                Condition("fired", "hill"), Condition("unexplored", compare="==", number=0)), do=(
                do("text", text="all seen"), do("scout", who="each"))),
            Event("first shadow", "threshold", "10", do=(
                do("text", text="first shadow"), do("token", name="spoor", at="farm"),
                do("spawn", kind="hungry-warg", at="road", name="trackers"),
                in_force(4, do("spawn", kind="orc-marauder", at="road", name="trackers")))),
            Event("second shadow", "threshold", "20", do=(
                do("text", text="second shadow"), do("darkness", at="wood"),
                do("spawn", kind="orc-marauder", at="farm", name="looters"),
                do("suffer", fear=1, who="each", negate=Stat.SPIRIT))),
            Event("third shadow", "threshold", "32", do=(
                do("text", text="third shadow"),
                do("if", when=(Condition("difficulty", "hard"),),
                   then=(do("spawn", kind="orc-marauder", at="road", name="raiders"),)),
                do("spawn", kind="goblin-scout", at="road", name="wreckers"))),
        ),
        texts=MappingProxyType({
            "prologue": "The beacon on the hill has not burned for three nights. Somebody should have lit it.",
            "farm": "A farm among bare apple trees. One window is lit, and a dog decides not to bark.",
            "wood": "Under the first trees the road is only a habit of the ground. Something giggles.",
            "brook": "A brook too wide to jump and too cold to think about. A raft has gone aground on the far side.",
            "oil": "Three jars. It is more than the beacon ever had, and the way up the hill lies open.",
            "hill": "The hill wears the cold beacon like a crown it has forgotten.",
            "all seen": "From up here the land is small, and you have been everywhere in it.",
            "first shadow": "Birds go up behind you, one field at a time.",
            "second shadow": "The wind drops. What was only dusk among the trees is night now.",
            "third shadow": "Torches on the road: whoever put the beacon out has come to keep it out.",
            "lit": "The fire stands up, and far away, as if it had only waited, a second one answers.",
            "objective.keeper": "Find the keeper of the beacon.",
            "objective.oil": "Fetch three jars of oil: from the barn, from the cart in the wood, from beyond it.",
            "objective.light": "Light the beacon on the hill.",
            "token.keeper": "An old woman with a lantern looks up.",
            "button.keeper": "Ask her about the beacon",
            "token.barn": "A barn with its door ajar.",
            "button.barn": "Search the barn",
            "token.cart": "A cart lies on its side among the roots.",
            "button.cart": "Set the cart upright",
            "token.raft": "Two jars, tied down. One is still whole.",
            "button.raft": "Wade out to it",
            "token.spoor": "Fresh tracks cross the road: many feet, none of them shod.",
            "button.spoor": "Lay a false trail",
            "token.pyre": "Wet wood and a cold iron basket.",
            "button.pyre": "Light the beacon",
        }),
    )
)  # fmt: skip
