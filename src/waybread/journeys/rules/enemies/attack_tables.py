"""The attacks of each kind of enemy: numbers and words of our own (``docs/journeys-balance.md``)."""

from __future__ import annotations

from typing import Final, TypeAlias

from waybread.journeys.facts import Stat
from waybread.journeys.rules.enemies.attack_facts import Attack, Effect, Extra, When
from waybread.journeys.rules.enemies.target_preferences import Preference

_AGILITY, _MIGHT, _SPIRIT, _WISDOM, _WIT = Stat
_DRAWN, _NEAREST, _MOST_DAMAGE, _MOST_FEAR, _LEAST_INSPIRATION, _MOST_INSPIRATION = Preference
Row: TypeAlias = tuple[str, Stat, str, str, Preference, Extra | None, str]
"""An attack as it stands in the table: its name, and what an ``Attack`` has, with damage and fear as printed."""

_ROWS: Final[dict[str, tuple[Row, ...]]] = {
    "ruffian": (
        ("cudgel", _MIGHT, "2 3 4", "0 0 1", _NEAREST, None,
         "A knotted cudgel comes round in a wide, careless swing at {hero}."),
        ("stones", _AGILITY, "2 2 3", "0 1 1", _DRAWN, None,
         "Stones snatched from the roadside hiss about the ears of {hero}."),
        ("cutpurse", _WIT, "1 1 2", "0 1 1", _MOST_INSPIRATION, Extra(Effect.LOSE_INSPIRATION, When.HARMED),
         "A rough hand shoves {hero} while a quick one goes for the purse."),
        ("threats", _SPIRIT, "0 1 1", "2 2 3", _LEAST_INSPIRATION, None,
         "Low laughter closes in, and {hero} is told at length what becomes of meddlers."),
        ("knife", _AGILITY, "2 2 3", "0 0 0", _MOST_DAMAGE, Extra(Effect.FLIP_DAMAGE, When.DAMAGED),
         "A short knife looks for the wound that {hero} is favouring."),
        ("kicks", _MIGHT, "1 2 3", "1 1 1", _NEAREST, Extra(Effect.LOSE_PREPARED, When.HARMED),
         "Someone hooks the feet from under {hero}, and heavy boots do the rest."),
        ("lies", _WISDOM, "1 1 2", "1 2 2", _MOST_FEAR, None,
         "Your friends have fled, they shout to {hero}, and for a moment it sounds true."),
        ("sack", _WIT, "2 2 3", "1 1 1", _DRAWN, Extra(Effect.GAIN_INSPIRATION, When.UNHARMED),
         "A musty sack drops over the head of {hero}, and the blows fall out of nowhere."),
    ),
    "goblin-scout": (
        ("rush", _MIGHT, "1 2 3", "0 1 1", _NEAREST, None,
         "Notched blades come in low and all at once at {hero}."),
        ("drop", _AGILITY, "2 2 3", "0 1 1", _DRAWN, None,
         "Something light and full of elbows drops out of the branches onto {hero}."),
        ("shriek", _SPIRIT, "0 1 1", "1 1 2", _MOST_FEAR, Extra(Effect.FLIP_FEAR),
         "A thin shriek, far too near, wakes every dread that {hero} had put to sleep."),
        ("horn", _WIT, "1 1 2", "1 1 1", _NEAREST, Extra(Effect.RAISE_THREAT, When.HARMED),
         "A cracked horn is at grey lips already as the spear-point turns to {hero}."),
        ("thief", _AGILITY, "1 2 2", "0 0 0", _MOST_INSPIRATION, Extra(Effect.DEPLETE_TRINKET, When.DAMAGED),
         "Small quick claws rip at whatever shines on the belt of {hero}."),
        ("snare", _WIT, "1 2 2", "0 0 1", _DRAWN, Extra(Effect.LOSE_PREPARED, When.HARMED),
         "A cord laid in the grass jumps tight around the ankle of {hero}."),
        ("swarm", _MIGHT, "2 3 4", "0 0 0", _MOST_DAMAGE, None,
         "They smell that {hero} is weak, and courage comes to them in a rush."),
        ("eyes", _WISDOM, "0 0 1", "2 2 3", _LEAST_INSPIRATION, Extra(Effect.GAIN_BOON, When.UNHARMED),
         "Pale eyes blink in the shadows around {hero}, more of them at every glance."),
    ),
    "orc-hunter": (
        ("volley", _AGILITY, "2 3 4", "0 0 1", _DRAWN, None,
         "Black-feathered arrows drop out of the sky around {hero}."),
        ("barb", _MIGHT, "2 2 3", "0 1 1", _MOST_DAMAGE, Extra(Effect.MORE_DAMAGE, When.DAMAGED),
         "A barbed head bites into {hero}, and does not mean to come out again."),
        ("ambush", _WIT, "2 3 3", "1 1 1", _LEAST_INSPIRATION, None,
         "The shot comes from the one thicket that {hero} had not looked at."),
        ("venom", _SPIRIT, "1 2 2", "1 1 2", _MOST_DAMAGE, Extra(Effect.GAIN_WEAKNESS, When.DAMAGED),
         "The arrow that grazes {hero} leaves something foul and burning behind."),
        ("pin", _AGILITY, "1 2 3", "0 1 1", _NEAREST, Extra(Effect.LOSE_PREPARED, When.HARMED),
         "A shaft nails the cloak of {hero} to the nearest trunk, and more are on the string."),
        ("call", _SPIRIT, "0 1 1", "2 3 3", _MOST_FEAR, None,
         "A hunting call is answered from behind {hero}, and then from both sides."),
        ("skirmish", _WISDOM, "2 2 3", "0 1 1", _NEAREST, Extra(Effect.WITHDRAW),
         "A hasty shot at {hero}, and the archers are off to better ground."),
        ("aim", _MIGHT, "3 4 4", "0 0 0", _NEAREST, None,
         "The heavy bow creaks, holds, and is loosed straight at the shield-arm of {hero}."),
    ),
    "orc-marauder": (
        ("hew", _MIGHT, "3 3 4", "0 0 1", _NEAREST, None,
         "A scimitar made for splitting helms comes down on {hero}."),
        ("shield", _MIGHT, "2 3 3", "0 1 1", _NEAREST, Extra(Effect.LOSE_PREPARED, When.DAMAGED),
         "An iron shield-rim slams {hero} backwards over stone and root."),
        ("war-cry", _SPIRIT, "1 1 2", "1 2 3", _MOST_FEAR, None,
         "They beat blade on shield and bellow until the ground hums under {hero}."),
        ("low-cut", _AGILITY, "2 3 4", "1 1 1", _DRAWN, None,
         "The first stroke is a feint, the second goes for the knees of {hero}."),
        ("scorn", _WISDOM, "1 2 2", "1 1 2", _LEAST_INSPIRATION, Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED),
         "Between blows they count for {hero} the villages that nobody came to save."),
        ("trophy", _WIT, "2 2 3", "0 1 1", _MOST_INSPIRATION, Extra(Effect.LOSE_BOON, When.DAMAGED),
         "A mailed fist closes on whatever {hero} carries with pride."),
        ("finish", _AGILITY, "2 3 3", "0 0 1", _MOST_DAMAGE, Extra(Effect.FLIP_DAMAGE, When.DAMAGED),
         "They have seen {hero} limp, and press in to make an end of it."),
        ("drums", _WIT, "1 2 3", "1 1 1", _NEAREST, Extra(Effect.RAISE_THREAT, When.HARMED),
         "A war-drum finds its beat while {hero} is driven from wall to wall."),
    ),
    "hungry-warg": (
        ("leap", _AGILITY, "3 4 4", "0 0 1", _NEAREST, None,
         "A grey shape is in the air before {hero} has heard it run."),
        ("jaws", _MIGHT, "2 3 3", "0 1 1", _MOST_DAMAGE, Extra(Effect.MORE_DAMAGE, When.DAMAGED),
         "Jaws close on the arm of {hero} and will not open."),
        ("circle", _WIT, "1 2 2", "2 2 3", _LEAST_INSPIRATION, None,
         "Padding feet go round and round {hero}, a little closer with every turn."),
        ("howl", _SPIRIT, "0 1 1", "3 3 4", _MOST_FEAR, None,
         "The howl begins far down in the throat and is meant for {hero} alone."),
        ("drag", _MIGHT, "2 3 3", "1 1 2", _DRAWN, Extra(Effect.LOSE_PREPARED, When.DAMAGED),
         "Teeth catch in belt and strap, and {hero} is hauled across the ground."),
        ("scent", _WISDOM, "2 3 4", "1 1 1", _MOST_DAMAGE, None,
         "A muzzle lifts, finds the blood of {hero} on the wind, and wavers no more."),
        ("packs", _WIT, "2 2 3", "0 1 1", _MOST_INSPIRATION, Extra(Effect.DEPLETE_TRINKET, When.DAMAGED),
         "Hunger goes for the packs of {hero} first, and is not careful of the bearer."),
        ("pass", _AGILITY, "2 3 4", "1 1 1", _NEAREST, Extra(Effect.WITHDRAW),
         "A snap of teeth in full run, and {hero} faces only dust again."),
    ),
    "hill-troll": (
        ("club", _MIGHT, "4", "1", _NEAREST, None,
         "Half a tree comes down where {hero} is standing."),
        ("backhand", _AGILITY, "5", "0", _NEAREST, None,
         "A hand as broad as a door sweeps {hero} off the path."),
        ("trunk", _AGILITY, "4", "1", _MOST_DAMAGE, None,
         "The troll has tired of its trunk and hurls it at {hero}."),
        ("roar", _SPIRIT, "1", "3", _MOST_FEAR, Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED),
         "Its roar is mostly breath and teeth, and {hero} gets the whole of it."),
        ("shake", _MIGHT, "3", "0", _MOST_INSPIRATION, Extra(Effect.LOSE_BOON, When.DAMAGED),
         "Thick fingers pick {hero} up and shake to hear what rattles."),
        ("stamp", _WIT, "3", "2", _DRAWN, None,
         "It has learnt that small things dodge, and stamps where {hero} will be next."),
        ("sniff", _WISDOM, "2", "2", _LEAST_INSPIRATION, Extra(Effect.FLIP_FEAR),
         "It bends down, sniffs, and mutters over {hero} how long a stew would take."),
        ("frenzy", _SPIRIT, "3", "2", _MOST_DAMAGE, Extra(Effect.FLIP_DAMAGE, When.DAMAGED, 2),
         "The sight of {hero} still on foot drives it out of its slow wits."),
    ),
    "wight": (
        ("cold-hand", _SPIRIT, "1 1 2", "2 3 3", _NEAREST, None,
         "A hand colder than winter stone is laid on the heart of {hero}."),
        ("grave-song", _WISDOM, "0 0 1", "3 4 4", _MOST_FEAR, None,
         "A song without breath tells {hero} of a bed already made under the hill."),
        ("gaze", _SPIRIT, "0 1 1", "3 3 4", _MOST_INSPIRATION, Extra(Effect.LOSE_INSPIRATION, When.FRIGHTENED),
         "Two pale lights look at {hero} and drink what they see."),
        ("old-blade", _MIGHT, "2 3 3", "1 1 2", _NEAREST, None,
         "A blade eaten by an age of rust still knows its way to {hero}."),
        ("fog", _WIT, "1 1 1", "2 2 3", _DRAWN, Extra(Effect.MORE_FEAR, When.FRIGHTENED),
         "White fog pours out of the ground and closes over {hero}."),
        ("sleep", _MIGHT, "0 0 1", "2 3 4", _LEAST_INSPIRATION, Extra(Effect.LOSE_PREPARED, When.FRIGHTENED),
         "The limbs of {hero} grow heavy, and it would be so easy to lie down."),
        ("curse", _WISDOM, "1 1 1", "2 3 3", _MOST_FEAR, Extra(Effect.GAIN_WEAKNESS, When.FRIGHTENED),
         "Words in no living tongue are spoken over {hero}, slowly, like the filling of a grave."),
        ("hoard", _WIT, "0 1 1", "3 3 4", _MOST_INSPIRATION, Extra(Effect.GAIN_BOON, When.UNHARMED),
         "Gold glimmers through the turf and whispers the name of {hero}."),
        ("candle", _AGILITY, "1 2 2", "2 2 3", _DRAWN, Extra(Effect.LOSE_BOON, When.FRIGHTENED),
         "Every light near {hero} sinks and goes out, and then something moves."),
    ),
}  # fmt: skip


def _attack(kind: str, row: Row) -> Attack:
    name, stat, damage, fear, prefers, extra, text = row
    return Attack(f"{kind}.{name}", stat, _numbers(damage), _numbers(fear), prefers, text, extra)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(each) for each in text.split())


ATTACKS: Final = {kind: tuple(_attack(kind, row) for row in rows) for kind, rows in _ROWS.items()}
"""The attacks of each kind, by its key."""
