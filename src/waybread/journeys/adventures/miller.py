"""The Missing Miller: a rescue. People to talk to, doors to be forced, and rewards for those who ask well."""

from types import MappingProxyType
from typing import Final

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

_CLUE: Final = do("counter", name="clue")
_NO: Final[tuple[Condition, ...]] = ()


def _talk(text: str, *answers: tuple[str, tuple[Condition, ...], tuple[Action, ...]]) -> Action:
    """Words, and answers to choose from."""
    return do("choose", text=text, options=answers)


_GIRL: Final = _talk(
    "girl",
    ("girl.kind", _NO, (do("text", text="girl.tells"), _CLUE, do("inspiration"))),
    ("girl.stern", _NO, (
        do("test", stats=(Stat.WIT, Stat.SPIRIT), need=1,
           passed=(_CLUE, do("counter", name="stern"), do("threat", amount=-2)),
           failed=(do("text", text="girl.cries"), _CLUE, do("threat", amount=1))),)),
    ("girl.song", (Condition("hero", "Elena"), Condition("objective", "ask about")), (
        do("text", text="girl.sings"), do("tile", name="heath"), do("objective", name="go to the ruin"))),
)  # fmt: skip
_CARTER: Final = _talk(
    "carter",
    ("carter.buy", _NO, (_CLUE, do("inspiration", amount=-1), do("trinket", card="item.rope"))),
    ("carter.push", _NO, (
        do("random", options=((_CLUE,), (_CLUE, do("suffer", damage=1)), (_CLUE, do("weakness")))),)),
    ("carter.known", (Condition("counter", "stern"),), (_CLUE, do("lore", amount=1))),
)  # fmt: skip
_HOME: Final = _talk(
    "home",
    ("home.thanks", _NO, (do("experience", amount=2), do("lore", amount=2))),
    ("home.song", (Condition("lore", compare=">=", number=1),), (
        do("experience", amount=1), do("lore", amount=4), do("title", card="title.5"))),
)  # fmt: skip

MILLER = add(
    Adventure(
        key="missing-miller",
        kind="journey",
        tiles=(
            TileOf("village", "308A", Placed("308A", 0, 0), explored=True),
            TileOf("mill", pool=("203A", "200A")),
            TileOf("copse", pool=("201A", "204A", "207A")),
            TileOf("heath", pool=("202A", "206B", "209A")),
            TileOf("ruin", pool=("205B", "300B", "304B")),
        ),
        start=("village.1", "village.2"),
        threat=46,
        thresholds=(12, 24, 38),
        objectives=(
            Objective("ask about", "objective.ask", (Condition("counter", "clue", number=3),), "go to the ruin",
                      (do("text", text="known"), do("tile", name="heath"))),
            Objective("go to the ruin", "objective.ruin", (Condition("fired", "ruin"),), "open the cellar"),
            Objective("open the cellar", "objective.cellar", (Condition("counter", "free"),), "bring him home"),
            Objective("bring him home", "objective.home", (
                Condition("counter", "led"),
                *(Condition("at", each, "==", 0) for each in ("mill", "copse", "heath", "ruin"))), do=(_HOME,)),
        ),
        tokens=(
            TokenOf("girl", "person", "token.girl", (Interaction("button.girl", do=(_GIRL, GONE)),)),
            TokenOf("carter", "person", "token.carter", (Interaction("button.carter", do=(_CARTER, GONE)),)),
            search("tracks", "button.tracks", TestOf((Stat.WISDOM, Stat.AGILITY), counted=(
                (1, (do("inspiration"), GONE)), (2, (do("inspiration"), _CLUE, GONE)),
                (4, (do("inspiration"), _CLUE, do("scout", amount=3), GONE))))),
            danger("sack", "button.sack", trial(Stat.MIGHT, Stat.WIT, need=2, passed=(do("heal", amount=2), GONE),
                                                failed=(do("suffer", damage=1, negate=Stat.AGILITY),))),
            search("trapdoor", "button.trapdoor", TestOf((Stat.MIGHT, Stat.AGILITY), 8, "trapdoor", (
                do("counter", name="free"), do("experience", amount=1), do("token", name="miller", at="ruin.1"),
                GONE))),
            TokenOf("miller", "person", "token.miller", (
                Interaction("button.miller", (Condition("objective", "bring him home"),), do=(
                    do("text", text="miller"), do("counter", name="led"), GONE)),)),
        ),
        events=(
            Event("begin", "start", do=(
                do("text", text="prologue"), do("tile", name="mill"), do("tile", name="copse"),
                do("token", name="girl", at="village.3"))),
            Event("mill", "explored", "mill", do=(
                do("text", text="mill"), do("token", name="tracks", at="mill"), do("token", name="sack", at="mill"))),
            Event("copse", "explored", "copse", do=(
                do("text", text="copse"), do("token", name="carter", at="copse"))),
            Event("heath", "explored", "heath", do=(
                do("text", text="heath"), do("tile", name="ruin"),
                do("spawn", kind="ruffian", at="heath", name="roughs"))),
            Event("ruin", "explored", "ruin", do=(
                do("text", text="ruin"), do("token", name="trapdoor", at="ruin"),
                do("spawn", kind="ruffian", at="ruin", name="jailers", elite=True),
                in_force(3, do("spawn", kind="orc-marauder", at="ruin", name="foreman", size=1)))),
            Event("jailers gone", "defeated", "jailers", do=(
                do("text", text="jailers"), do("inspiration", who="each"))),
            Event("word gets round", "threshold", "12", do=(
                do("text", text="word"), do("if", when=(Condition("token", "girl"),),
                                            then=(do("text", text="girl.waits"), do("inspiration", who="at village")),
                                            **{"else": (do("token", name="sack", at="mill"),)}))),
            Event("ruffians", "threshold", "24", do=(
                do("text", text="ruffians"), do("spawn", kind="goblin-scout", at="copse", name="thieves"))),
            Event("nightfall", "threshold", "38", do=(
                do("text", text="nightfall"), do("suffer", fear=1, who="each", negate=Stat.WISDOM))),
            Event("seen", "entered", "heath", when=(Condition("counter", "led"),), do=(
                do("text", text="seen"), do("threat", amount=2),
                do("spawn", kind="ruffian", at="ruin", name="pursuers"))),
            Event("a small party", "check", when=(
                Condition("party", compare="<=", number=2), Condition("objective", "open the cellar")), do=(
                do("text", text="small party"), do("counter", name="trapdoor", add=2))),
        ),
        texts=MappingProxyType({
            "prologue": "The mill has stood still since market day, and the miller's dinner with it.",
            "mill": "Flour on the floor, and in the flour more feet than a miller has.",
            "copse": "A carter mends a wheel that looks whole to you.",
            "heath": "Heath, bees, and men with sticks who have come a long way to cut firewood.",
            "ruin": "Four walls, no roof, one padlock: new.",
            "known": "So that is where they took him: to the ruin, for the key of the granary.",
            "jailers": "The rest of them remember that they are wanted elsewhere.",
            "word": "Word gets round that somebody is asking questions.",
            "ruffians": "Where there is a fire, there are those who come to see what can be carried off.",
            "nightfall": "Evening. Every bush has somebody in it, until you look.",
            "small party": "Somebody has already worked at the hinges, from inside.",
            "girl": "She has his hat on, down to the nose. 'Are you the ones who find people?'",
            "girl.kind": "Kneel down and say yes",
            "girl.stern": "Tell her that this is no time for stories",
            "girl.song": "Sing her the one about the two mice",
            "girl.sings": "She knows a third verse, and in it the miller is at the ruin beyond the heath.",
            "girl.tells": "She tells you all of it, beginning with her birthday.",
            "girl.cries": "She tells you, but the whole village hears it too.",
            "girl.waits": "The girl has brought you bread, in the hat.",
            "carter": "'I saw nothing,' says the carter, 'and I could see it better with something in my hand.'",
            "carter.buy": "Give him something, and take his rope for it",
            "carter.push": "Take him by the collar",
            "carter.known": "Say what the girl has seen of him",
            "seen": "Somebody on the ridge has seen the three of you: you, the miller, and the miller's shadow.",
            "miller": "'You took your time,' says the miller, and then he cannot say anything for a while.",
            "home": "The whole village has stayed up. What will you have?",
            "home.thanks": "A hot meal and a bed",
            "home.song": "That they do not forget it",
            "objective.ask": "Find out who took the miller.",
            "objective.ruin": "Find the ruin beyond the heath.",
            "objective.cellar": "Get him out of the cellar.",
            "objective.home": "Bring the miller home, all of you.",
            "token.girl": "A girl sits on the well and watches you.",
            "button.girl": "Speak with her",
            "token.carter": "A carter, a cart, a wheel.",
            "button.carter": "Speak with him",
            "token.tracks": "Tracks in the flour.",
            "button.tracks": "Read the tracks",
            "token.sack": "A sack hangs from the beam, and it hangs badly.",
            "button.sack": "Cut it down",
            "token.trapdoor": "A trapdoor with somebody's whole fortune in iron on it.",
            "button.trapdoor": "Force it",
            "token.miller": "The miller, thinner and white for once without flour.",
            "button.miller": "Take him by the arm",
        }),
    )
)  # fmt: skip
