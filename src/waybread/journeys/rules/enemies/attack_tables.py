"""The attacks of each kind of enemy: numbers and words of our own (``docs/journeys-balance.md``)."""

from __future__ import annotations

from typing import Final, NamedTuple

from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, Extra, When
from waybread.journeys.rules.enemies.target_preferences import Preference

_AGILITY, _MIGHT, _SPIRIT, _WISDOM, _WIT = Stat
_DRAWN, _NEAREST, _MOST_DAMAGE, _MOST_FEAR, _LEAST_INSPIRATION, _MOST_INSPIRATION = Preference


class _Row(NamedTuple):
    name: str
    stat: Stat
    damage: str
    fear: str
    prefers: Preference
    text: str
    extra: Extra | None = None


def _attacks(kind: str, *rows: _Row) -> tuple[str, tuple[Attack, ...]]:
    return kind, tuple(
        Attack(
            f"{kind}.{row.name}", row.stat, _numbers(row.damage), _numbers(row.fear), row.prefers, row.text, row.extra
        )
        for row in rows
    )  # fmt: skip


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(each) for each in text.split())


ATTACKS: Final[dict[str, tuple[Attack, ...]]] = dict((
    _attacks(
        "ruffian",
        _Row("cudgel", _MIGHT, "2 3 4", "0 0 1", _NEAREST,
             "A knotted cudgel comes round in a wide, careless swing at {hero}."),
        _Row("stones", _AGILITY, "2 2 3", "0 1 1", _DRAWN,
             "Stones snatched from the roadside hiss about the ears of {hero}."),
        _Row("cutpurse", _WIT, "1 1 2", "0 1 1", _MOST_INSPIRATION,
             "A rough hand shoves {hero} while a quick one goes for the purse.",
             Extra(Effect.LOSE_INSPIRATION, When.HARMED)),
        _Row("threats", _SPIRIT, "0 1 1", "2 2 3", _LEAST_INSPIRATION,
             "Low laughter closes in, and {hero} is told at length what becomes of meddlers."),
        _Row("knife", _AGILITY, "2 2 3", "0 0 0", _MOST_DAMAGE,
             "A short knife looks for the wound that {hero} is favouring.",
             Extra(Effect.FLIP_DAMAGE, When.DAMAGED)),
        _Row("kicks", _MIGHT, "1 2 3", "1 1 1", _NEAREST,
             "Someone hooks the feet from under {hero}, and heavy boots do the rest.",
             Extra(Effect.LOSE_PREPARED, When.HARMED)),
        _Row("lies", _WISDOM, "1 1 2", "1 2 2", _MOST_FEAR,
             "Your friends have fled, they shout to {hero}, and for a moment it sounds true."),
        _Row("sack", _WIT, "2 2 3", "1 1 1", _DRAWN,
             "A musty sack drops over the head of {hero}, and the blows fall out of nowhere.",
             Extra(Effect.GAIN_INSPIRATION, When.UNHARMED)),
    ),
    _attacks(
        "goblin-scout",
        _Row("rush", _MIGHT, "1 2 3", "0 1 1", _NEAREST,
             "Notched blades come in low and all at once at {hero}."),
        _Row("drop", _AGILITY, "2 2 3", "0 1 1", _DRAWN,
             "Something light and full of elbows drops out of the branches onto {hero}."),
        _Row("shriek", _SPIRIT, "0 1 1", "1 1 2", _MOST_FEAR,
             "A thin shriek, far too near, wakes every dread that {hero} had put to sleep.",
             Extra(Effect.FLIP_FEAR)),
        _Row("horn", _WIT, "1 1 2", "1 1 1", _NEAREST,
             "A cracked horn is at grey lips already as the spear-point turns to {hero}.",
             Extra(Effect.RAISE_THREAT, When.HARMED)),
        _Row("thief", _AGILITY, "1 2 2", "0 0 0", _MOST_INSPIRATION,
             "Small quick claws rip at whatever shines on the belt of {hero}.",
             Extra(Effect.DEPLETE_TRINKET, When.DAMAGED)),
        _Row("snare", _WIT, "1 2 2", "0 0 1", _DRAWN,
             "A cord laid in the grass jumps tight around the ankle of {hero}.",
             Extra(Effect.LOSE_PREPARED, When.HARMED)),
        _Row("swarm", _MIGHT, "2 3 4", "0 0 0", _MOST_DAMAGE,
             "They smell that {hero} is weak, and courage comes to them in a rush."),
        _Row("eyes", _WISDOM, "0 0 1", "2 2 3", _LEAST_INSPIRATION,
             "Pale eyes blink in the shadows around {hero}, more of them at every glance.",
             Extra(Effect.GAIN_BOON, When.UNHARMED)),
    ),
    _attacks(
        "orc-hunter",
        _Row("volley", _AGILITY, "2 3 4", "0 0 1", _DRAWN,
             "Black-feathered arrows drop out of the sky around {hero}."),
        _Row("barb", _MIGHT, "2 2 3", "0 1 1", _MOST_DAMAGE,
             "A barbed head bites into {hero}, and does not mean to come out again.",
             Extra(Effect.MORE_DAMAGE, When.DAMAGED)),
        _Row("ambush", _WIT, "2 3 3", "1 1 1", _LEAST_INSPIRATION,
             "The shot comes from the one thicket that {hero} had not looked at."),
        _Row("venom", _SPIRIT, "1 2 2", "1 1 2", _MOST_DAMAGE,
             "The arrow that grazes {hero} leaves something foul and burning behind.",
             Extra(Effect.GAIN_WEAKNESS, When.DAMAGED)),
        _Row("pin", _AGILITY, "1 2 3", "0 1 1", _NEAREST,
             "A shaft nails the cloak of {hero} to the nearest trunk, and more are on the string.",
             Extra(Effect.LOSE_PREPARED, When.HARMED)),
        _Row("call", _SPIRIT, "0 1 1", "2 3 3", _MOST_FEAR,
             "A hunting call is answered from behind {hero}, and then from both sides."),
        _Row("skirmish", _WISDOM, "2 2 3", "0 1 1", _NEAREST,
             "A hasty shot at {hero}, and the archers are off to better ground.",
             Extra(Effect.WITHDRAW)),
        _Row("aim", _MIGHT, "3 4 4", "0 0 0", _NEAREST,
             "The heavy bow creaks, holds, and is loosed straight at the shield-arm of {hero}."),
    ),
    _attacks(
        "orc-marauder",
        _Row("hew", _MIGHT, "3 3 4", "0 0 1", _NEAREST,
             "A scimitar made for splitting helms comes down on {hero}."),
        _Row("shield", _MIGHT, "2 3 3", "0 1 1", _NEAREST,
             "An iron shield-rim slams {hero} backwards over stone and root.",
             Extra(Effect.LOSE_PREPARED, When.DAMAGED)),
        _Row("war-cry", _SPIRIT, "1 1 2", "1 2 3", _MOST_FEAR,
             "They beat blade on shield and bellow until the ground hums under {hero}."),
        _Row("low-cut", _AGILITY, "2 3 4", "1 1 1", _DRAWN,
             "The first stroke is a feint, the second goes for the knees of {hero}."),
        _Row("scorn", _WISDOM, "1 2 2", "1 1 2", _LEAST_INSPIRATION,
             "Between blows they count for {hero} the villages that nobody came to save.",
             Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED)),
        _Row("trophy", _WIT, "2 2 3", "0 1 1", _MOST_INSPIRATION,
             "A mailed fist closes on whatever {hero} carries with pride.",
             Extra(Effect.LOSE_BOON, When.DAMAGED)),
        _Row("finish", _AGILITY, "2 3 3", "0 0 1", _MOST_DAMAGE,
             "They have seen {hero} limp, and press in to make an end of it.",
             Extra(Effect.FLIP_DAMAGE, When.DAMAGED)),
        _Row("drums", _WIT, "1 2 3", "1 1 1", _NEAREST,
             "A war-drum finds its beat while {hero} is driven from wall to wall.",
             Extra(Effect.RAISE_THREAT, When.HARMED)),
    ),
    _attacks(
        "hungry-warg",
        _Row("leap", _AGILITY, "3 4 4", "0 0 1", _NEAREST,
             "A grey shape is in the air before {hero} has heard it run."),
        _Row("jaws", _MIGHT, "2 3 3", "0 1 1", _MOST_DAMAGE,
             "Jaws close on the arm of {hero} and will not open.",
             Extra(Effect.MORE_DAMAGE, When.DAMAGED)),
        _Row("circle", _WIT, "1 2 2", "2 2 3", _LEAST_INSPIRATION,
             "Padding feet go round and round {hero}, a little closer with every turn."),
        _Row("howl", _SPIRIT, "0 1 1", "3 3 4", _MOST_FEAR,
             "The howl begins far down in the throat and is meant for {hero} alone."),
        _Row("drag", _MIGHT, "2 3 3", "1 1 2", _DRAWN,
             "Teeth catch in belt and strap, and {hero} is hauled across the ground.",
             Extra(Effect.LOSE_PREPARED, When.DAMAGED)),
        _Row("scent", _WISDOM, "2 3 4", "1 1 1", _MOST_DAMAGE,
             "A muzzle lifts, finds the blood of {hero} on the wind, and wavers no more."),
        _Row("packs", _WIT, "2 2 3", "0 1 1", _MOST_INSPIRATION,
             "Hunger goes for the packs of {hero} first, and is not careful of the bearer.",
             Extra(Effect.DEPLETE_TRINKET, When.DAMAGED)),
        _Row("pass", _AGILITY, "2 3 4", "1 1 1", _NEAREST,
             "A snap of teeth in full run, and {hero} faces only dust again.",
             Extra(Effect.WITHDRAW)),
    ),
    _attacks(
        "hill-troll",
        _Row("club", _MIGHT, "4", "1", _NEAREST,
             "Half a tree comes down where {hero} is standing."),
        _Row("backhand", _AGILITY, "5", "0", _NEAREST,
             "A hand as broad as a door sweeps {hero} off the path."),
        _Row("trunk", _AGILITY, "4", "1", _MOST_DAMAGE,
             "The troll has tired of its trunk and hurls it at {hero}."),
        _Row("roar", _SPIRIT, "1", "3", _MOST_FEAR,
             "Its roar is mostly breath and teeth, and {hero} gets the whole of it.",
             Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED)),
        _Row("shake", _MIGHT, "3", "0", _MOST_INSPIRATION,
             "Thick fingers pick {hero} up and shake to hear what rattles.",
             Extra(Effect.LOSE_BOON, When.DAMAGED)),
        _Row("stamp", _WIT, "3", "2", _DRAWN,
             "It has learnt that small things dodge, and stamps where {hero} will be next."),
        _Row("sniff", _WISDOM, "2", "2", _LEAST_INSPIRATION,
             "It bends down, sniffs, and mutters over {hero} how long a stew would take.",
             Extra(Effect.FLIP_FEAR)),
        _Row("frenzy", _SPIRIT, "3", "2", _MOST_DAMAGE,
             "The sight of {hero} still on foot drives it out of its slow wits.",
             Extra(Effect.FLIP_DAMAGE, When.DAMAGED, 2)),
    ),
    _attacks(
        "wight",
        _Row("cold-hand", _SPIRIT, "1 1 2", "2 3 3", _NEAREST,
             "A hand colder than winter stone is laid on the heart of {hero}."),
        _Row("grave-song", _WISDOM, "0 0 1", "3 4 4", _MOST_FEAR,
             "A song without breath tells {hero} of a bed already made under the hill."),
        _Row("gaze", _SPIRIT, "0 1 1", "3 3 4", _MOST_INSPIRATION,
             "Two pale lights look at {hero} and drink what they see.",
             Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED)),
        _Row("old-blade", _MIGHT, "2 3 3", "1 1 2", _NEAREST,
             "A blade eaten by an age of rust still knows its way to {hero}."),
        _Row("fog", _WIT, "1 1 1", "2 2 3", _DRAWN,
             "White fog pours out of the ground and closes over {hero}.",
             Extra(Effect.MORE_FEAR, When.FRIGHTENED)),
        _Row("sleep", _MIGHT, "0 0 1", "2 3 4", _LEAST_INSPIRATION,
             "The limbs of {hero} grow heavy, and it would be so easy to lie down.",
             Extra(Effect.LOSE_PREPARED, When.FRIGHTENED)),
        _Row("curse", _WISDOM, "1 1 1", "2 3 3", _MOST_FEAR,
             "Words in no living tongue are spoken over {hero}, slowly, like the filling of a grave.",
             Extra(Effect.GAIN_WEAKNESS, When.FRIGHTENED)),
        _Row("hoard", _WIT, "0 1 1", "3 3 4", _MOST_INSPIRATION,
             "Gold glimmers through the turf and whispers the name of {hero}.",
             Extra(Effect.GAIN_BOON, When.UNHARMED)),
        _Row("candle", _AGILITY, "1 2 2", "2 2 3", _DRAWN,
             "Every light near {hero} sinks and goes out, and then something moves.",
             Extra(Effect.LOSE_BOON, When.FRIGHTENED)),
    ),
))  # fmt: skip
"""The attacks of each kind, by its key."""
