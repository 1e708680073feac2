"""The Hunted Road: a chase. Wargs behind, ravens above, a bridge to be broken, a bar that fills with every trace."""

from types import MappingProxyType
from typing import Final

from waybread.journeys.adventures.parts import GONE, danger, do, in_force, search, trial
from waybread.journeys.facts import Stat
from waybread.journeys.maps.board import Placed
from waybread.journeys.script.adventure import (
    Adventure,
    Condition,
    Event,
    Extra,
    Objective,
    TestOf,
    TileOf,
    add,
)

_OPEN: Final = ("bridge", "moor", "marsh")
"""Where nobody may be left behind."""
_LOST_TRACK: Final = (do("threat", amount=-2), GONE)

ROAD = add(
    Adventure(
        key="hunted-road",
        kind="journey",
        tiles=(
            TileOf("crossroads", "300B", Placed("300B", 0, 0), explored=True),
            TileOf("fields", pool=("200A", "206A", "209A")),
            TileOf("orchard", pool=("201A", "304A")),
            TileOf("bridge", pool=("203A",)),
            TileOf("moor", pool=("202A", "206B", "305A")),
            TileOf("marsh", pool=("301A", "307A", "305B")),
            TileOf("last house", pool=("304B", "308A")),
        ),
        start=("crossroads.1", "crossroads.2"),
        threat=38,
        thresholds=(8, 16, 24, 32),
        objectives=(
            Objective("reach the bridge", "objective.bridge", (Condition("fired", "bridge"),), "break the bridge"),
            Objective("break the bridge", "objective.break", (Condition("counter", "broken"),), "cross the marsh",
                      (do("fire", event="bridge broken"),)),
            Objective("cross the marsh", "objective.marsh", (Condition("counter", "stones"),), "reach the house",
                      (do("text", text="stones"), do("tile", name="last house"))),
            Objective("reach the house", "objective.house"),
        ),
        tokens=(
            danger("ravens", "button.ravens", trial(Stat.AGILITY, Stat.WIT, need=2, passed=_LOST_TRACK)),
            danger("trail", "button.trail", trial(Stat.WISDOM, Stat.WIT, Stat.AGILITY, need=1, passed=_LOST_TRACK)),
            search("piles", "button.piles", TestOf((Stat.MIGHT, Stat.WISDOM), 8, "piles", (
                do("counter", name="broken"), GONE), (do("if", when=(Condition("group", "pack"),), then=(
                    do("enemy attack", kind="pack"),)),))),
            search("stones", "button.stones", TestOf((Stat.WISDOM, Stat.AGILITY), 7, "steps", (
                do("counter", name="stones"), GONE))),
            search("bundle", "button.bundle", TestOf((Stat.WIT, Stat.SPIRIT), counted=(
                (1, (do("inspiration"), GONE)), (2, (do("inspiration"), do("boon", kind="determined"), GONE)),
                (3, (do("inspiration", amount=2), do("boon", kind="hidden"), GONE))))),
        ),
        extras=(
            Extra("brush", "extra.brush", (Condition("tokens", "threat"), Condition("counter", "brushed", "<", 2)), do=(
                do("test", stats=(Stat.WIT, Stat.WISDOM), need=1,
                   passed=(do("counter", name="brushed"), do("threat", amount=-2),)),)),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"), do("tile", name="fields"), do("token", name="trail", at="crossroads.3"))),
            Event("pack", "round", "2", do=(
                do("text", text="pack"), do("spawn", kind="hungry-warg", at="crossroads.1", name="pack"))),
            Event("fields", "explored", "fields", do=(
                do("text", text="fields"), do("tile", name="orchard"), do("token", name="bundle", at="fields"))),
            Event("orchard", "explored", "orchard", do=(
                do("text", text="orchard"), do("tile", name="bridge"), do("token", name="ravens", at="orchard"))),
            Event("bridge", "explored", "bridge", do=(
                do("text", text="bridge"), do("token", name="piles", at="bridge"))),
            Event("bridge broken", "fired", do=(  # by the objective alone
                do("text", text="broken"), do("remove group", name="pack"), do("remove token", name="trail"),
                do("place heroes", at="bridge.2", who="each"), do("tile", name="moor"))),
            Event("moor", "explored", "moor", do=(
                do("text", text="moor"), do("tile", name="marsh"), do("token", name="ravens", at="moor"),
                do("spawn", kind="orc-hunter", at="moor", name="bowmen", elite=True))),
            Event("marsh", "explored", "marsh", do=(
                do("text", text="marsh"), do("token", name="stones", at="marsh"),
                in_force(3, do("spawn", kind="goblin-scout", at="marsh", name="bogtrotters")))),
            Event("first ravens", "threshold", "8", do=(
                do("text", text="first ravens"), do("token", name="ravens", at="fields"))),
            Event("horns", "threshold", "16", do=(
                do("text", text="horns"), do("token", name="trail", at="fields"),
                do("spawn", kind="hungry-warg", at="fields", name="pack", elite=True))),
            Event("riders", "threshold", "24", do=(
                do("text", text="riders"), do("suffer", fear=2, who="each", negate=Stat.SPIRIT))),
            Event("cut off", "threshold", "32", do=(
                do("text", text="cut off"), do("spawn", kind="orc-hunter", at="moor", name="archers"))),
            Event("howl", "shadow", "4", when=(Condition("group", "pack"),), do=(
                do("text", text="howl"), do("suffer", fear=1, down=True, who="each"))),
            Event("door", "explored", "last house", do=(do("text", text="door"), do("inspiration", who="each"))),
            Event("inside", "check", when=(
                Condition("placed", "last house"), *(Condition("at", each, "==", 0) for each in _OPEN)), do=(
                do("win", reason="the last house has taken them all in"),)),
            Event("too late", "round", "14", do=(
                do("text", text="too late"), do("lose", reason="the hunters have come from every side"))),
        ),
        texts=MappingProxyType({
            "prologue": "Four roads meet here. On three of them somebody is waiting, so you take the fourth.",
            "pack": "The first howl is a question. The second one is the answer.",
            "fields": "Stubble, hedges, a scarecrow with better boots than yours.",
            "orchard": "Apples nobody has picked. Something black sits in every second tree.",
            "bridge": "The river is loud and the bridge is old. It has always wanted to go with the water.",
            "broken": "The last pile gives way. The pack stands on the other bank and looks at you.",
            "moor": "Heather as far as a bird can see, and birds see far.",
            "marsh": "The path goes on, but only in theory.",
            "stones": "Stone after stone, and at the end of the stones a light in a window.",
            "first ravens": "A raven circles once, as if to count.",
            "horns": "A horn, flat and short. They have found where you slept.",
            "riders": "Hooves, and a cold that goes before them.",
            "cut off": "Arrows out of the reeds: some of them knew another way over the river.",
            "howl": "They take it in turns now, so that you never quite stop hearing it.",
            "door": "The door opens before you knock.",
            "too late": "When the fog lifts, they are on every side.",
            "objective.bridge": "Reach the bridge before the pack does.",
            "objective.break": "Break the bridge behind you.",
            "objective.marsh": "Find a way over the marsh.",
            "objective.house": "All of you into the last house.",
            "token.ravens": "Ravens sit on the fence and pretend to be part of it.",
            "button.ravens": "Drive them off before they cry",
            "token.trail": "Your own trail, plain as print.",
            "button.trail": "Walk it backwards and blur it",
            "token.piles": "Two of the piles are more hole than wood.",
            "button.piles": "Knock the piles away",
            "token.stones": "Somewhere under the water there are stepping stones.",
            "button.stones": "Feel for the stones",
            "token.bundle": "Somebody ran from here and dropped a bundle.",
            "button.bundle": "See what is in it",
            "extra.brush": "Sweep your steps with a branch",
        }),
    )
)  # fmt: skip
