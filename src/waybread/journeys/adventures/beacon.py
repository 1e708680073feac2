"""The Cold Beacon: a short journey. Find the keeper, fetch oil, light the beacon before the shadow closes in."""

from types import MappingProxyType

from waybread.journeys.app.adventure import (
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
from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed


def do(verb: str, **args: object) -> Action:
    """An action in a line."""
    return Action(verb, MappingProxyType(args))


GONE = do("remove token")

BEACON = add(
    Adventure(
        key="cold-beacon",
        kind="journey",
        tiles=(
            TileOf("road", "300A", Placed("300A", 0, 0), explored=True),
            TileOf("farm", pool=("200A", "201A", "202A")),
            TileOf("wood", pool=("203A", "204A", "205A")),
            TileOf("hill", pool=("301A", "302A")),
        ),
        start=("road.1",),
        threat=60,
        thresholds=(16, 32, 46),
        objectives=(
            Objective("find the keeper", "objective.keeper", (Condition("counter", "keeper"),), "fetch oil"),
            Objective("fetch oil", "objective.oil", (Condition("counter", "oil", number=2),), "light it"),
            Objective("light it", "objective.light", (Condition("counter", "lit"),)),
        ),
        tokens=(
            TokenOf("keeper", "person", "token.keeper", (
                Interaction("button.keeper", do=(do("counter", name="keeper"), do("inspiration"), GONE)),)),
            TokenOf("barn", "search", "token.barn", (
                Interaction("button.search", test=TestOf((Stat.WIT,), 2, passed=(do("counter", name="oil"), GONE))),)),
            TokenOf("cart", "search", "token.cart", (
                Interaction("button.lift", test=TestOf((Stat.MIGHT,), 3, "cart", (do("counter", name="oil"), GONE))),)),
            TokenOf("spoor", "threat", "token.spoor", (
                Interaction("button.cover", test=TestOf(
                    (Stat.AGILITY, Stat.WISDOM), 2, passed=(GONE,), failed=(do("suffer", fear=1),))),)),
            TokenOf("pyre", "search", "token.pyre", (
                Interaction("button.light", (Condition("objective", "light it"),),
                            TestOf((Stat.SPIRIT,), 2, passed=(do("counter", name="lit"), GONE))),)),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"), do("tile", name="farm"), do("tile", name="wood"),
                do("token", name="spoor", at="road.2"))),
            Event("farm", "explored", "farm", do=(
                do("token", name="keeper", at="farm"), do("token", name="barn", at="farm"), do("tile", name="hill"))),
            Event("wood", "explored", "wood", do=(
                do("token", name="cart", at="wood"), do("spawn", kind="goblin-scout", at="wood", name="lurkers"))),
            Event("hill", "explored", "hill", do=(
                do("token", name="pyre", at="hill"), do("spawn", kind="ruffian", at="hill", name="watch"))),
            Event("first shadow", "threshold", "16", do=(do("spawn", kind="goblin-scout", at="road"),)),
            Event("second shadow", "threshold", "32", do=(do("darkness", at="wood"), do("suffer", fear=1, who="each"))),
            Event("third shadow", "threshold", "46", do=(do("spawn", kind="orc-hunter", at="road"),)),
        ),
        texts=MappingProxyType({
            "prologue": "The beacon on the hill has not burned for three nights. Somebody should have lit it.",
            "objective.keeper": "Find the keeper of the beacon.",
            "objective.oil": "Fetch oil: there may be some in the barn, and a cart was lost in the wood.",
            "objective.light": "Light the beacon on the hill.",
            "token.keeper": "An old woman with a lantern looks up.",
            "button.keeper": "Ask her about the beacon",
            "token.barn": "A barn with its door ajar.",
            "button.search": "Search the barn",
            "token.cart": "A cart lies on its side among the roots.",
            "button.lift": "Set the cart upright",
            "token.spoor": "Fresh tracks cross the road: many feet, none of them shod.",
            "button.cover": "Lay a false trail",
            "token.pyre": "Wet wood and a cold iron basket.",
            "button.light": "Light the beacon",
        }),
    )
)  # fmt: skip
