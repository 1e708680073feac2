"""Ten small scenarios; between them they have every kind of event and nearly everything else that a file can hold."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys.importers.jime.written_scenarios import (
    AGILITY,
    BRANCH,
    CONDITIONAL,
    CORRUPTION,
    DARK,
    DARKNESS,
    DECISION,
    DIALOG,
    GO,
    ITEM,
    MENACE,
    MIGHT,
    MULTI,
    PERSISTENT,
    PERSON,
    RANDOM,
    REPLACE,
    REWARD,
    SEARCH,
    SPIRIT,
    START,
    START_TOKEN,
    TERRAIN,
    TEST,
    TEXT,
    THREAT,
    TITLE,
    TOO_LATE,
    WILD,
    WISDOM,
    WIT,
    Data,
    battle_tile,
    book,
    chapter,
    event,
    monster,
    objective,
    resolution,
    scenario,
    threat,
    tile,
    token,
    trigger,
)

LOST = resolution("Lost", TOO_LATE, "The road is empty. Whoever was to come has gone by another.")


def withy_bridge() -> Data:
    """Texts, a decision and a reward."""
    return scenario(
        "The Toll at Withy Bridge",
        triggers=["Pay", "Push past", "Waded", "Across"],
        events=[
            event(TEXT, "Notice board", token=SEARCH, isPersistent=True, persistentText="The same notice, no kinder.",
                  textBookData=book("A board, nailed up straight by a man with a level."),
                  text="All who cross pay a penny. All who do not cross pay two.", loreReward=1),
            event(DECISION, "Toll-keeper", token=PERSON, text="'A penny,' says the keeper, 'or a good story.'",
                  choice1="Pay", choice2="Push past", choice3="Wade", isThreeChoices=True, choice1Trigger="Pay",
                  choice2Trigger="Push past", choice3Trigger="Waded"),
            event(REWARD, "Honest coin", on="Pay", after="Across", rewardLore=2, rewardXP=1,
                  text="He bites the penny, and it is a good one."),
            event(TEST, "Wet feet", on="Waded", testAttribute=AGILITY, successValue=1, successTrigger="Across",
                  failThreat=2, passBookData=book("The stones are where they ought to be."),
                  failBookData=book("The stones are not where they ought to be.")),
            event(TEXT, "Shouting", on="Push past", after="Across", threatReward=-3,
                  text="You are across, and everybody for a mile knows it."),
        ],
        start=[tile(300, token("Notice board", at="60,140"), token("Toll-keeper", PERSON, at="420,200"),
                    isStartTile=True)],
        resolutions=[resolution("Won", "Across", "Behind you the bar comes down again, as if nothing had been.")],
        objectives=[objective("Cross the bridge", done="Across", xpReward=1)],
        threatMax=40,
    )  # fmt: skip


def bell_under_the_mere() -> Data:
    """Tests of every sort, and several events at once."""
    return scenario(
        "The Bell under the Mere",
        triggers=[trigger("Ring"), trigger("Drawn up", multi=True), "Slipped", "Bell is home"],
        events=[
            event(TEST, "Frayed rope", token=SEARCH, testAttribute=MIGHT, altTestAttribute=WIT, noAlternate=False,
                  isCumulative=True, successValue=4, successTrigger="Drawn up", rewardLore=1, loreReward=1,
                  text="Somebody has to pull.", progressBookData=book("A hand's breadth, no more."),
                  passBookData=book("Green and dripping, it comes up mouth first.")),
            event(TEST, "Slick bank", token=MENACE, testAttribute=AGILITY, successValue=2, failTrigger="Slipped",
                  failThreat=1, rewardThreat=1),
            event(TEST, "Old hymn", token=PERSON, testAttribute=RANDOM, isCumulative=True, passFail=True,
                  successValue=2, successTrigger="Ring", failThreat=1, failBookData=book("No, that was another one.")),
            event(TEST, "Any way you like", on="Slipped", testAttribute=WILD, successValue=1,
                  text="You go under. How do you get out?"),
            event(MULTI, "All at once", on="Ring", eventList=["Ripple", "Echo"], isSilent=False,
                  text="It sounds once, of itself."),
            event(TEXT, "Ripple", text="The reeds bow, one row after the other."),
            event(TEXT, "Echo", text="From the far shore it answers.", after="Bell is home"),
            event(TEXT, "Ducks", on="Drawn up", text="Ducks go up."),
            event(TEXT, "Old man", on="Drawn up", text="The old man takes his hat off.", after="Bell is home"),
        ],
        start=[tile(303, token("Frayed rope", at="80,60"), token("Slick bank", MENACE, at="380,300"),
                    token("Old hymn", PERSON, at="60,420"), isStartTile=True)],
        resolutions=[resolution("Won", "Bell is home", "It hangs a little crooked, and nobody would have it straight."),
                     LOST],
        objectives=[objective("Bring up the bell", done="Bell is home")],
        threats=[threat(12, "Ripple"), threat(30, TOO_LATE)],
        threatMax=30,
    )  # fmt: skip


def three_lanterns() -> Data:
    """A gate that two of three open, tokens that wait, a branch, and tiles that come."""
    return scenario(
        "Three Lanterns",
        triggers=["East lit", "West lit", "North lit", "Two are lit", "Door", "Home", trigger("Dark", multi=True)],
        events=[
            event(TEXT, "East lantern", token=SEARCH, after="East lit", text="It takes the flame at the third try."),
            event(TEXT, "West lantern", token=SEARCH, after="West lit", text="A moth goes out as the light goes in."),
            event(TEXT, "North lantern", token=SEARCH, after="North lit", text="There is hardly oil for an hour."),
            event(CONDITIONAL, "Two will do", triggerList=["East lit", "West lit", "North lit"],
                  triggersRequiredCount=2, finishedTrigger="Two are lit"),
            event(BRANCH, "Was the north one lit?", token=SEARCH, triggerTest="North lit", branchTestEvent=True,
                  triggerIsSet="By the short way", triggerNotSet="By the long way"),
            event(TEXT, "By the short way", after="Home", text="You can see your feet, and so you are soon there."),
            event(TEXT, "By the long way", after="Home", text="You go round by the wall, one hand on it.",
                  threatReward=-2),
        ],
        start=[tile(301, token("East lantern", at="420,120"), token("West lantern", at="40,120"), isStartTile=True)],
        chapters=[
            chapter("Lane", tile(204, token("North lantern", at="150,60"), token("Was the north one lit?", at="200,400",
                                                                                on="Two are lit"),
                                 flavorBookData=book("A lane between walls.")), on=GO, attachHint="Start",
                    exploredAllTilesTrigger="Dark"),
        ],
        resolutions=[resolution("Won", "Home", "Three windows, three lights, three people at the door.")],
        objectives=[objective("Light the lanterns", done="Two are lit", then="Door", loreReward=1),
                    objective("Find the way", on="Two are lit", done="Home")],
        threats=[threat(20, "Dark")],
        threatMax=48,
    )  # fmt: skip


def smoke_at_the_fold() -> Data:
    """Enemies: written down, from a pool, with bonuses and attacks of their own."""
    return scenario(
        "Smoke at the Fold",
        triggers=["Beaten", "More of them", "All quiet"],
        events=[
            event(THREAT, "Sheep-stealers", token=MENACE, triggerDefeatedName="Beaten", loreReward=2,
                  text="They have not heard you. Now they have.",
                  monsterCollection=[
                      monster(0, 2, 5, dataName="Tall Tam's lot", loreReward=1, modifierList=[3, 7, 10],
                              randomizedModifiersCount=1),
                      monster(1, 1, 4, shieldValue=1, activationsId=1000, isNormal=True, isHard=False),
                      monster(25, 1, 6, shieldValue=1, moveA=2, moveB=4, modifierList=[1001], activationsId=-1,
                              damage=3),
                  ]),
            event(THREAT, "Rear guard", on="Beaten", triggerDefeatedName="All quiet", basePoolPoints=6,
                  difficultyBias=0, includedEnemies=[True, True, False, False, False, False, False, False, False,
                                                     False, True], text="There were others behind."),
        ],
        start=[tile(305, token("Sheep-stealers", MENACE, at="120,300"), isStartTile=True)],
        resolutions=[resolution("Won", "All quiet", "The sheep come back by themselves, for salt."), LOST],
        objectives=[objective("Save the flock", done="All quiet")],
        threats=[threat(45, TOO_LATE)],
        threatMax=45,
        lastStandFailedResolution="Lost",
        monsterModifiers=[{"id": 1001, "name": "Stubborn as a Mule", "health": 2, "armor": 0, "sorcery": 0,
                           "damage": 1, "fear": 0, "immuneStun": True, "fakeLethal": True}],
        activations=[{"id": 1000, "dataName": "Slingers", "collection": 1, "activations": [
            {"id": 1, "negate": "Agility", "valid": [True, True, False], "damage": [1, 2, 2], "fear": [0, 0, 1],
             "text": "A stone comes out of the smoke.", "effect": ""},
            {"id": 2, "negate": 6, "valid": [False, False, True], "damage": [2, 2, 2], "fear": [1, 1, 1],
             "text": "Stones from everywhere.", "effect": "The hero drops what they hold."},
        ]}],
    )  # fmt: skip


def hermits_questions() -> Data:
    """A dialogue, a token that forwards, and tokens that change."""
    return scenario(
        "The Hermit's Questions",
        triggers=["Asked his name", "Asked the way", "Asked for soup", "Way is known", "Gone"],
        events=[
            event(DIALOG, "Hermit", token=PERSON, text="'You may ask three things,' he says.", loreReward=1,
                  choice1="Who are you?", choice2="Which way?", choice3="Is that soup?", c1Text="'Nobody you know.'",
                  c2Text="'Up.'", c3Text="It was soup.", c1Trigger="Asked his name", c2Trigger="Asked the way",
                  c3Trigger="Asked for soup", isPersistent=True, persistentText="He has gone back to his beans."),
            event(PERSISTENT, "Well", token=SEARCH, eventToActivate="Deep water", alternativeTextTrigger="Gone",
                  alternativeBookData=book("The bucket is up, and the rope is coiled.")),
            event(TEST, "Deep water", token=SEARCH, testAttribute=WISDOM, successValue=2, rewardLore=1,
                  passBookData=book("Something on the bottom winks.")),
            event(REPLACE, "Door opens", on="Asked the way", eventToReplace="Shut door", replaceWithEvent="Open door",
                  text="Somewhere a bolt is drawn."),
            event(TEXT, "Shut door", token=SEARCH, text="It is shut, and it means it.", isPersistent=True),
            event(TEXT, "Open door", token=SEARCH, after="Way is known", text="Up it is."),
            event(TEXT, "Soup", on="Asked for soup", after="Gone", text="There is enough for everybody."),
        ],
        start=[tile(308, token("Hermit", PERSON, at="60,100"), token("Well", at="330,60"),
                    token("Shut door", at="200,420"), isStartTile=True)],
        resolutions=[resolution("Won", "Way is known", "At the top there is a view, and another hermit.")],
        objectives=[objective("Learn the way", done="Way is known")],
        threatMax=45,
    )  # fmt: skip


def what_the_flood_left() -> Data:
    """Items and titles, with what is given in their place, and tokens drawn from a group."""
    return scenario(
        "What the Flood Left",
        triggers=["Nothing fits", "High ground"],
        events=[
            event(ITEM, "Chest in the mud", token=SEARCH, itemList=[194, 201, 191, 141], randomizedItemsCount=2,
                  loreFallback=2, fallbackTrigger="Nothing fits", text="Swollen shut, but not for long."),
            event(TITLE, "Cheers from the roof", token=PERSON, titleList=[3, 8, 22], randomizedTitlesCount=1,
                  xpFallback=1, text="They shout a name down to you, and it is to be yours."),
            event(TEXT, "Nothing", on="Nothing fits", text="Not one of you could use any of it."),
            event(TEXT, "Boot GRP1", token=SEARCH, text="A boot. Only one.", loreReward=1, isReusable=True),
            event(TEXT, "Churn GRP1", token=SEARCH, text="A churn, with butter in it.", after="High ground"),
            event(TEXT, "Cradle GRP1", token=SEARCH, text="A cradle, and thank goodness it is empty.", xpReward=1),
        ],
        start=[tile(400, token("Chest in the mud", at="60,60"), token("Cheers from the roof", PERSON, at="300,400"),
                    isStartTile=True)],
        chapters=[chapter("Mud", tile(205), tile(206, side="Random"), on=GO, isRandomTiles=True,
                          randomInteractionGroup="GRP1", randomInteractionGroupCount=3, attachHint="Random")],
        resolutions=[resolution("Won", "High ground", "From up here it looks like a lake, and an old one."), LOST],
        threats=[threat(38, TOO_LATE)],
        threatMax=38,
    )  # fmt: skip


def grey_yard() -> Data:
    """A battle map with marked places to start, terrain, and waves."""
    return scenario(
        "The Grey Yard",
        scenarioTypeJourney=False,
        triggers=["First are down", "Held"],
        events=[
            event(START, "We stand here", token=START_TOKEN),
            event(THREAT, "First over the wall", on=GO, triggerDefeatedName="First are down",
                  monsterCollection=[monster(1, 1, 3, shieldValue=1)]),
            event(THREAT, "The rest", on="First are down", triggerDefeatedName="Held",
                  monsterCollection=[monster(0, 1, 5), monster(3, 1, 5, shieldValue=2, isNormal=False)]),
            event(TEST, "Barrels of pitch", token=TERRAIN, terrainType=1, testAttribute=WISDOM, successValue=2,
                  threatReward=1, text="It wants only a push."),
        ],
        start=[
            battle_tile(998, token("We stand here", START_TOKEN, at="20,20"), token("Barrels of pitch", TERRAIN,
                                                                                   at="400,60", terrainType=1),
                        token(kind=TERRAIN, at="230,400", terrainType=2), isStartTile=True),
            battle_tile(999, token(kind=TERRAIN, at="60,60", terrainType=3),
                        token(kind=TERRAIN, at="-24,230", terrainType=10),
                        token(kind=TERRAIN, at="300,150", terrainType=8),
                        token(kind=TERRAIN, at="400,400", terrainType=12), at="300,0"),
        ],
        resolutions=[resolution("Won", "Held", "The gate is shut from inside, which is the right side."), LOST],
        objectives=[objective("Hold the yard", done="Held")],
        threats=[threat(60, TOO_LATE)],
    )  # fmt: skip


def cold_crown() -> Data:
    """Corruption, darkness, last stands."""
    return scenario(
        "A Cold Crown",
        triggers=["Crowned", "Cast away"],
        events=[
            event(CORRUPTION, "Put it on", token=SEARCH, corruption=2, corruptionTarget=1, after="Crowned",
                  instructionText="One of you puts it on. It fits whoever does.", text="It is very light."),
            event(CORRUPTION, "It whispers", on="Crowned", corruption=1, corruptionTarget=3),
            event(CORRUPTION, "Two of you listen", on="Last Stand x1", corruption=1, corruptionTarget=2),
            event(CORRUPTION, "A clear spring", token=SEARCH, corruption=-1, corruptionTarget=3),
            event(DARKNESS, "Lights go out", on="Last Stand Failed 1", text="One light fewer."),
            event(DARKNESS, "A dark hall", token=DARK),
            event(TEST, "Into the chasm", token=SEARCH, testAttribute=SPIRIT, isCumulative=True, successValue=5,
                  successTrigger="Cast away", text="Your hand does not want to open."),
        ],
        start=[tile(306, token("Put it on", at="60,60"), token("A dark hall", DARK, at="300,200"),
                    token("A clear spring", at="60,400"), token("Into the chasm", at="330,300"), side="B",
                    isStartTile=True)],
        resolutions=[resolution("Won", "Cast away", "You do not hear it land."), LOST],
        shadowFear=1,
        threats=[threat(10, "Lights go out"), threat(40, TOO_LATE)],
        threatMax=40,
        lastStandFailedResolution="Lost",
    )  # fmt: skip


def wandering_path() -> Data:
    """Tiles: fixed, turned, of other boxes, not where they fit; several endings."""
    return scenario(
        "The Wandering Path",
        triggers=["Seen it", "Turn back", "Round the hill"],
        events=[
            event(DECISION, "Fork", token=SEARCH, choice1="Up", choice2="Back", choice1Trigger="Round the hill",
                  choice2Trigger="Turn back", text="The path goes two ways, and so do you, a little."),
            event(TEXT, "View", token=SEARCH, after="Seen it", text="So that is how large it is."),
        ],
        start=[
            tile(201, token("Fork", at="100,300"), at="384,332.5537536", isStartTile=True),
            tile(202, at="528,332.5537536", triggerName="None"),
            tile(309, at="5000,17"),
        ],
        opening={"isPreExplored": False, "exploredAllTilesTrigger": "Round the hill"},
        chapters=[
            chapter("Hill", tile(222, token("View", at="230,230"), triggerName="None"), on="Round the hill",
                    attachHint="Start", attachTileHint=202, noFlavorText=False,
                    flavorBookData=book("Behind the hill there is another.")),
            chapter("Nowhere", tile(100)),
        ],
        resolutions=[resolution("Won", "Seen it", "You will have to tell them, and they will not believe it."),
                     resolution("Home again", "Turn back", "You are home before the bread is out of the oven.")],
        won={"Won": True, "Home again": False},
        collections=[1, 3, 5],
        threatMax=36,
    )  # fmt: skip


def second_mile() -> Data:
    """Part of a campaign: triggers that outlast a scenario, listeners that draw lots, words in another language."""
    return scenario(
        "The Second Mile",
        projectType=1,
        triggers=[trigger("Friend at the gate [CMPN]", campaign=True, multi=True), "Weather", "Arrived"],
        events=[
            event(TEXT, "Old friend", on="Friend at the gate [CMPN]", text="'You again!' he says, and means it well.",
                  loreReward=2),
            event(TEXT, "Bread and cheese", on="Friend at the gate [CMPN]", text="There is bread and cheese."),
            event(TEXT, "Rain", on="Weather", text="It rains.", threatReward=-1),
            event(TEXT, "Sun", on="Weather", text="The sun is out.", threatReward=1),
            event(DECISION, "Gate", token=PERSON, choice1="Knock", choice2="Climb over", choice1Trigger="Arrived",
                  choice2Trigger="Weather", text="A gate, and a rope with a bell on it."),
            event(TEST, "Hole in the hedge", token=SEARCH, testAttribute=AGILITY, successValue=2,
                  successTrigger="Arrived"),
        ],
        start=[tile(207, token("Gate", PERSON, at="60,100"), token("Hole in the hedge", at="330,100"),
                    isStartTile=True)],
        resolutions=[resolution("Won", "Arrived", "The kettle is on.", final="Friend at the gate [CMPN]"), LOST],
        threats=[threat(8, "Weather"), threat(32, TOO_LATE)],
        threatMax=32,
        loreReward=3,
        xpReward=2,
        translations=[{"dataName": "de", "langName": "Deutsch", "translationItems": [
            {"key": "scenario.scenarioName", "text": "Die zweite Meile", "translationOK": True},
            {"key": "event.text.Rain.eventText", "text": "Es regnet.", "translationOK": True},
            {"key": "event.decision.Gate.choice1", "text": "Klopfen", "translationOK": True},
            {"key": "resolution.Won.text", "text": "Der Kessel singt.", "translationOK": True},
            {"key": "event.text.Nobody.eventText", "text": "Niemand.", "translationOK": True},
        ]}],
    )  # fmt: skip


TEN: dict[str, Callable[[], Data]] = {
    each.__name__: each
    for each in (withy_bridge, bell_under_the_mere, three_lanterns, smoke_at_the_fold, hermits_questions,
                 what_the_flood_left, grey_yard, cold_crown, wandering_path, second_mile)
}  # fmt: skip
"""All of them, by name."""
