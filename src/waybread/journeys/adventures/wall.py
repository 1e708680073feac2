"""The Ringing Wall: a battle in waves, each when the one before is beaten, with elites among them."""

from types import MappingProxyType
from typing import Final

from waybread.journeys.adventures.parts import GONE, do, in_force, trial
from waybread.journeys.facts import Stat
from waybread.journeys.maps.arrangement import battle_map
from waybread.journeys.script.adventure import (
    Adventure,
    Condition,
    Event,
    Extra,
    Interaction,
    Objective,
    TileOf,
    TokenOf,
    add,
)

_YARD, _FIELD = battle_map("B")
_CLEAR: Final = Condition("groups", compare="==", number=0)

WALL = add(
    Adventure(
        key="ringing-wall",
        kind="battle",
        tiles=(TileOf("yard", at=_YARD, explored=True), TileOf("field", at=_FIELD, explored=True)),
        start=("yard.5", "yard.2"),
        threat=60,
        thresholds=(20, 38),
        counters=MappingProxyType({"bell": 1}),
        objectives=(
            Objective("first wave", "objective.first", then="second wave", do=(do("fire", event="brutes"),)),
            Objective("second wave", "objective.second", (Condition("fired", "brutes"), _CLEAR), "captain",
                      (do("fire", event="captain"),)),
            Objective("captain", "objective.captain", (Condition("fired", "captain"), _CLEAR),
                      do=(do("text", text="stands"), do("experience", amount=1))),
        ),
        tokens=(
            TokenOf("gate", "wall", "token.gate"),
            TokenOf("stores", "barrels", "token.stores", (
                Interaction("button.stores", test=trial(Stat.WISDOM, Stat.WIT, need=1, passed=(
                    do("heal", amount=2), do("boon", kind="emboldened"), GONE))),)),
        ),
        extras=(
            Extra("bell", "extra.bell", (Condition("counter", "bell"), Condition("fired", "brutes")), "yard.5", (
                do("text", text="bell"), do("counter", name="bell", set=0), do("inspiration", who="each"))),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"),
                do("terrain", kind="wall", at="yard.1", across="field.1", name="gate"),
                do("terrain", kind="wall", at="yard.3", across="yard.4"),
                do("terrain", kind="boulder", at="yard.1"), do("terrain", kind="boulder", at="yard.3"),
                do("terrain", kind="fire pit", at="yard.5"), do("terrain", kind="statue", at="yard.1"),
                do("terrain", kind="table", at="yard.4"), do("token", name="stores", at="yard.2"))),
            Event("scouts", "round", "1", do=(
                do("text", text="scouts"), do("spawn", kind="goblin-scout", at="field.5", name="scouts"))),
            Event("scouts gone", "defeated", "scouts", do=(do("complete"),)),
            Event("brutes", "fired", do=(  # by the objective alone
                do("text", text="brutes"), do("spawn", kind="ruffian", at="field.2", name="brutes", elite=True),
                in_force(3, do("spawn", kind="goblin-scout", at="field.4", name="more")),
                in_force(4, do("spawn", kind="orc-hunter", at="field.4", name="bowmen")))),
            Event("captain", "fired", do=(  # by the objective alone
                do("text", text="captain"),
                do("if", when=(Condition("difficulty", "hard"),),
                   then=(do("spawn", kind="orc-marauder", at="field.5", name="captain",
                            bonuses=("orc-captain", "large")),),
                   **{"else": (do("spawn", kind="orc-marauder", at="field.5", name="captain",
                                  bonuses=("orc-captain", "terrifying")),)}))),
            Event("captain answered", "fired", "captain", do=(do("text", text="answered"), do("scout", who="each"),
                do("if", when=(Condition("heroes", number=3),), then=(
                    do("spawn", kind="hungry-warg", at="field.4", name="beasts"),)))),
            Event("captain falls", "defeated", "captain", do=(do("text", text="falls"), do("inspiration", who="each"))),
            Event("ladders", "threshold", "20", when=(Condition("at", "yard"),), do=(
                do("text", text="ladders"), do("suffer", damage=1, who="at yard", negate=Stat.AGILITY))),
            Event("archers", "threshold", "38", do=(
                do("text", text="archers"), do("spawn", kind="orc-hunter", at="field.5", name="archers"))),
            Event("one is down", "hero defeated", do=(
                do("text", text="down"), do("boon", kind="emboldened", who="each"))),
            Event("long fight", "check", when=(Condition("round", number=4), Condition("threat", number=24)), do=(
                do("text", text="long fight"), do("heal", who="each"))),
        ),
        texts=MappingProxyType({
            "prologue": "The wall is short, but it is all the wall there is. Behind it forty people pretend to sleep.",
            "scouts": "They send the small ones first, to see who lives here.",
            "brutes": "Then men, which is worse: they know what is behind the wall.",
            "captain": "A horn, and the field makes room for one with a face like a closed door.",
            "answered": "From behind the wall, in forty voices, comes an answer.",
            "falls": "The shield rolls a long way before it falls over.",
            "ladders": "Ladders. Somebody has brought ladders, and buckets of stones.",
            "archers": "Arrows begin to ring on the wall.",
            "down": "One of you is down. Nobody behind the wall pretends any more.",
            "long fight": "A child comes with water, hands it round, and is gone again.",
            "bell": "The bell says what bells say: you are not alone.",
            "stands": "In the morning the wall is still ringing.",
            "objective.first": "Beat back the first wave.",
            "objective.second": "Beat back the second wave.",
            "objective.captain": "Defeat their captain and all who are with him.",
            "token.gate": "The gate: planks now, and good will.",
            "token.stores": "What the village could spare.",
            "button.stores": "See what is of use",
            "extra.bell": "Ring the bell",
        }),
    )
)  # fmt: skip
