"""Journey Along the Anduin with two players, won in the seventh round.

Decks: Beorn's Path: Journey Along the Anduin (Aragorn, Théodred, Denethor: 12 + 8 + 8 = 28 threat) and Hunters in the
Staging Area (Thalin, Éowyn, Dúnhere: 9 + 9 + 8 = 26), seed 12.
"""

from tests.cardgame.golden.playthrough import Playthrough

HEROES = ("Aragorn, Théodred, Denethor", "Thalin, Éowyn, Dúnhere")
STAGE_1, STAGE_2, STAGE_3 = "To the River...", "Anduin Passage", "Ambush on the Shore"
STEWARD_AND_STONE = "Steward of Gondor on Aragorn, Celebrían's Stone on Aragorn"
ALL_ATTACHED = f"{STEWARD_AND_STONE}, Unexpected Courage on Dúnhere"


def test_two_players_win_journey_along_the_anduin() -> None:
    game = Playthrough("journey-along-the-anduin", 12, "beorns-path-anduin", "staging-hunters")
    game.then("player 1", "player 1").keep().keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)
    fifth_round(game)
    sixth_round(game)
    seventh_round(game)


def first_round(game: Playthrough) -> None:
    # Two cards in setup: no location for the Fog, no exhausted character for the Reach.
    game.planning().revealed("Treacherous Fog", "The Necromancer's Reach").table(
        threat=("28", "26"),
        hand=(
            "Faramir, Steward of Gondor, Gandalf, Henamarth Riversong, Son of Arnor, Self Preservation, "
            "Daughter of the Nimrodel",
            "A Test of Will, The Galadhrim's Greeting, Stand and Fight, Strength of Will, Blade Mastery, "
            "Northern Tracker, Unexpected Courage",
        ),
        heroes=HEROES,
        staging="Hill Troll",
        quest=STAGE_1,
        resources="Aragorn 1, Théodred 1, Denethor 1, Thalin 1, Éowyn 1, Dúnhere 1",
    )
    game.play("Steward of Gondor", on="Aragorn").use("Steward of Gondor").play("Henamarth Riversong")
    game.quest_begins().use("Denethor").then("yes")  # a Necromancer's Pass goes to the bottom
    game.commit("Aragorn", "Théodred").respond("Théodred").then("Aragorn").respond("Aragorn").commit("Thalin", "Éowyn")
    game.staging().revealed("Wargs", "Evil Storm").shows(damage="Wargs 1")  # the Storm asks for 35 threat
    # 2 + 1 + 1 + 4 = 8; the Troll 1, the Wargs 2 = 3.
    game.resolves(willpower=8, threat=3).shows(progress=f"{STAGE_1} 5")
    game.engage("pass").engage("pass").combat().shows(engaged=("Wargs", ""))  # 20 is within 28, 30 is not
    # 3 - 2. A shadow card without an effect: the Wargs go back, and there Dúnhere finds them: 2 + 1 - 1 of 2.
    game.defend("Aragorn").shadow("The Brown Lands").struck().shows(engaged=("", ""), staging="Hill Troll, Wargs")
    game.attack("Wargs", "Dúnhere").refresh().table(
        threat=("29", "27"),
        hand=(
            "Faramir, Gandalf, Son of Arnor, Self Preservation, Daughter of the Nimrodel",
            "A Test of Will, The Galadhrim's Greeting, Stand and Fight, Strength of Will, Blade Mastery, "
            "Northern Tracker, Unexpected Courage",
        ),
        heroes=HEROES,
        allies=("Henamarth Riversong", ""),
        staging="Hill Troll",
        quest=STAGE_1,
        progress=f"{STAGE_1} 5",
        damage="Aragorn 1",
        resources="Aragorn 2, Thalin 1, Éowyn 1, Dúnhere 1",  # Aragorn 1 - 1 + 2, then 1 more by Théodred less 1
        attached="Steward of Gondor on Aragorn",
    )


def second_round(game: Playthrough) -> None:
    game.planning(2).play("Northern Tracker")  # player 2 is first; Éowyn's 2 and Dúnhere's 2
    game.planning(1).use("Steward of Gondor").play("Faramir", pay="Théodred")  # and 3 of Aragorn's 5
    game.quest_begins().use("Denethor").then("yes")  # Gladden Fields go to the bottom, one of three
    game.commit("Thalin", "Éowyn", "Northern Tracker").commit("Aragorn", "Théodred")
    game.respond("Théodred").then("Aragorn").respond("Aragorn").then("Théodred")  # he takes the Orcs' 2 damage
    # Massing at Night reveals 2 more for the two players.
    game.staging().revealed("The East Bight", "Massing at Night", "Dol Guldur Orcs", "Gladden Fields")
    # 1 + 4 + 1 + 2 + 1 = 9; the Troll 1, the East Bight 1, the Orcs 2, Gladden Fields 3 = 7.
    game.resolves(willpower=9, threat=7).shows(progress=f"{STAGE_1} 7")
    # Nobody is asked where to go: the East Bight has to be travelled to. Dúnhere brings it 2 progress.
    game.respond("Strength of Will").travelled().shows(
        location="The East Bight",
        progress=f"{STAGE_1} 7, The East Bight 2",
        staging="Hill Troll, Gladden Fields, Dol Guldur Orcs",
    )
    game.engage("pass").engage("Dol Guldur Orcs").defend("Aragorn")
    # The Orcs' shadow card, Wolf Rider, attacks as well, with a shadow card of its own: 2 - 2, and 1 progress less.
    game.defend("Faramir").shadow("Misty Mountain Goblins").struck().shadow("Wolf Rider").struck()
    game.shows(progress=f"{STAGE_1} 6, The East Bight 2", damage="Aragorn 1, Théodred 2, Dol Guldur Orcs 1")
    game.attack("Dol Guldur Orcs", "Henamarth Riversong").refresh().table(
        threat=("30", "28"),
        hand=(
            "Gandalf, Son of Arnor, Self Preservation, Daughter of the Nimrodel, Gléowine",
            "A Test of Will, The Galadhrim's Greeting, Stand and Fight, Blade Mastery, Unexpected Courage, Feint",
        ),
        heroes=HEROES,
        allies=("Henamarth Riversong, Faramir", "Northern Tracker"),
        engaged=("Dol Guldur Orcs", ""),
        staging="Hill Troll, Gladden Fields",
        location="The East Bight",
        quest=STAGE_1,
        progress=f"{STAGE_1} 6, The East Bight 2",
        damage="Aragorn 1, Théodred 2, Dol Guldur Orcs 2",
        resources="Aragorn 2, Denethor 1, Thalin 2",
        attached="Steward of Gondor on Aragorn",
    )


def third_round(game: Playthrough) -> None:
    game.planning(1).use("Steward of Gondor").play("Gandalf", pay="Théodred, Denethor, Denethor")  # and 2 of Aragorn's
    game.respond("Gandalf").then("second effect", "Hill Troll").play("Celebrían's Stone", on="Aragorn")
    game.commit("Aragorn").respond("Aragorn").commit("Thalin", "Éowyn", "Northern Tracker").respond("Northern Tracker")
    game.respond("A Test of Will", pay="Dúnhere")  # against the Reach
    # Wolf Rider lay on top of the deck; its Surge reveals a third card.
    game.staging().revealed("Wolf Rider", "The East Bight", "The Necromancer's Reach").use("Faramir", on="player 2")
    # Aragorn 2 + 2, Thalin 1, Éowyn 4, the Tracker 1 and 3 by Faramir = 13; the Troll 1, Gladden Fields 3, Wolf Rider
    # 1, the other East Bight 1 = 6. Of 7 progress 4 explore the first East Bight (2 + 4 of 6).
    game.resolves(willpower=13, threat=6).shows(progress=f"{STAGE_1} 9, Gladden Fields 1", quest=STAGE_1)
    # Player 1: 30 is within 30. Player 2: Wolf Rider's 10 is within 28.
    game.engage("pass").engage("pass").combat().shows(
        engaged=("Dol Guldur Orcs, Hill Troll", "Wolf Rider"), location="The East Bight", staging="Gladden Fields"
    )
    game.play("Feint", on="Hill Troll", by=2)
    game.defend("Denethor").shadow("The Brown Lands").struck()  # 2 - 3
    game.defend("Dúnhere").shadow("Goblin Sniper").struck()  # 2 - 1
    # 3 + 2 + 4 - 3 = 6 and Gandalf's 4 destroy the Troll; 9 of 8 progress complete the stage at once.
    game.attack("Hill Troll", "Aragorn", "Théodred", "Gandalf").attack("Dol Guldur Orcs", "Henamarth Riversong")
    game.refresh().table(
        threat=("31", "29"),
        hand=(
            "Son of Arnor, Self Preservation, Daughter of the Nimrodel, Gléowine",
            "The Galadhrim's Greeting, Stand and Fight, Blade Mastery, Unexpected Courage, Swift Strike",
        ),
        heroes=HEROES,
        allies=("Henamarth Riversong, Faramir, Gandalf", "Northern Tracker"),
        engaged=("", "Wolf Rider"),
        staging="Gladden Fields",
        location="The East Bight",
        quest=STAGE_2,
        progress="Gladden Fields 1",
        damage="Aragorn 1, Théodred 2, Dúnhere 1, Wolf Rider 1",
        resources="Thalin 2, Éowyn 1",
        attached=STEWARD_AND_STONE,
        victory="Hill Troll",
    )


def fourth_round(game: Playthrough) -> None:
    game.planning(2).play("Lórien Guide")
    game.planning(1).use("Steward of Gondor")
    game.quest_begins().use("Denethor").then("yes")  # a Goblin Sniper goes to the bottom
    game.commit("Thalin", "Éowyn", "Northern Tracker", "Lórien Guide")
    game.respond("Northern Tracker").respond("Lórien Guide").commit("Aragorn", "Théodred", "Henamarth Riversong")
    game.respond("Théodred").then("Aragorn").respond("Aragorn")
    # 2 cards and 1 more in this stage.
    game.staging().revealed("Banks of the Anduin", "Enchanted Stream", "Treacherous Fog")
    game.use("Faramir", on="player 2").use("Éowyn", by=1).then("Faramir")
    # 1 + 4 + 1 + 1 and 4 by Faramir and 1 by the card, 4 + 1 + 1 = 18; Gladden Fields 3 + 1, the Banks 1 + 1, the
    # Stream 2 + 1 = 9. Of 9 progress 5 explore the East Bight (1 + 5 of 6).
    game.resolves(willpower=18, threat=9).shows(progress=f"{STAGE_2} 4, Gladden Fields 2", location="")
    game.travel("Banks of the Anduin")
    # Player 2 declares nobody, so Aragorn may, a sentinel: 2 + 1 - 2. Dúnhere: 2 of 1.
    game.undefended().defend("Aragorn").shadow("Dol Guldur Orcs").struck().attack("Wolf Rider", "Dúnhere")
    game.refresh().table(
        threat=("32", "30"),
        hand=(
            "Son of Arnor, Self Preservation, Daughter of the Nimrodel, Gléowine",
            "The Galadhrim's Greeting, Stand and Fight, Blade Mastery, Unexpected Courage, Swift Strike",
        ),
        heroes=HEROES,
        allies=("Henamarth Riversong, Faramir", "Northern Tracker, Lórien Guide"),
        staging="Gladden Fields, Enchanted Stream",
        location="Banks of the Anduin",
        quest=STAGE_2,
        progress=f"{STAGE_2} 4, Gladden Fields 2",
        damage="Aragorn 2, Théodred 2, Dúnhere 1",
        resources="Aragorn 3, Théodred 1, Denethor 1, Thalin 3",  # Aragorn 0 + 1 + 2 + 1 - 1
        attached=STEWARD_AND_STONE,
        victory="Hill Troll",
    )


def fifth_round(game: Playthrough) -> None:
    game.planning(1).use("Steward of Gondor").play("Gléowine")
    game.planning(2).play("Unexpected Courage", on="Dúnhere").play("Veteran Axehand")
    game.quest_begins().use("Denethor").then("pass")  # the other Banks of the Anduin
    game.commit("Aragorn", "Théodred", "Henamarth Riversong").respond("Théodred").then("Aragorn").respond("Aragorn")
    game.commit("Thalin", "Éowyn", "Northern Tracker", "Lórien Guide")
    # Gladden Fields have 2 + 1 of 3: explored in the staging area, and worth 3 victory points.
    game.respond("Northern Tracker").respond("Lórien Guide").committed().shows(victory="Hill Troll, Gladden Fields")
    game.staging().revealed("Banks of the Anduin", "Dol Guldur Beastmaster", "Driven by Shadow")
    game.use("Gléowine", on="player 1").use("Faramir", on="player 2").use("Éowyn", by=1).then("Self Preservation")
    # 4 + 1 + 1, 1 + 4 + 1 + 1 and 4 by Faramir and 1 by the card = 18; the Stream 2 + 1, the Banks 1 + 1, the
    # Beastmaster 2 + 1 = 8. Of 10 progress 2 explore the active Banks (1 + 2 of 3).
    game.resolves(willpower=18, threat=8).shows(progress=f"{STAGE_2} 12, Enchanted Stream 1")
    game.travel("Banks of the Anduin").engage("pass").engage("pass")
    game.attack("Dol Guldur Beastmaster", "Dúnhere").refresh().table(  # 2 + 1 - 1, in the staging area
        threat=("33", "31"),
        hand=(
            "Son of Arnor, Daughter of the Nimrodel, Valiant Sacrifice, Gandalf",
            "The Galadhrim's Greeting, Stand and Fight, Blade Mastery, Swift Strike",
        ),
        heroes=HEROES,
        allies=("Henamarth Riversong, Faramir, Gléowine", "Northern Tracker, Lórien Guide, Veteran Axehand"),
        staging="Enchanted Stream, Dol Guldur Beastmaster",
        location="Banks of the Anduin",
        quest=STAGE_2,
        progress=f"{STAGE_2} 12, Enchanted Stream 1",
        damage="Aragorn 2, Théodred 2, Dúnhere 1, Dol Guldur Beastmaster 3",
        resources="Aragorn 6, Théodred 2, Thalin 2",  # Aragorn 4 + 2 + 1 - 1
        attached=ALL_ATTACHED,
        victory="Hill Troll, Gladden Fields",
    )


def sixth_round(game: Playthrough) -> None:
    game.planning(1).use("Steward of Gondor").play("Gandalf", pay="Aragorn, Aragorn, Aragorn, Aragorn, Aragorn")
    game.respond("Gandalf").then("first effect")
    game.play("Snowbourn Scout", pay="Théodred").respond("Snowbourn Scout").then("Enchanted Stream")  # 1 + 1 of 2
    game.commit("Thalin", "Éowyn", "Northern Tracker", "Lórien Guide").respond("Lórien Guide")
    game.commit("Aragorn", "Théodred").respond("Théodred").then("Aragorn").respond("Aragorn")
    game.staging().revealed("Banks of the Anduin", "Marsh Adder", "Wargs").use("Faramir", on="player 2")
    # 1 + 4 + 1 + 1 and 4 by Faramir, 4 + 1 = 16; the Beastmaster 2, the Banks 1, the Adder 3, the Wargs 2 = 8. Of 8
    # progress 2 explore the active Banks, which go on top of the deck; 12 + 6 = 18 of 16 complete the stage. Of the
    # four cards of the ambush the Banks are the first. Thalin destroys the Crows as they are revealed: no Surge, and
    # they are shuffled back.
    game.resolves(willpower=16, threat=8).shows(quest=STAGE_3, progress="")
    game.revealed("Banks of the Anduin", "Eastern Crows", "Chieftan Ufthak", "Evil Storm").shows(
        staging="Banks of the Anduin, Banks of the Anduin, Dol Guldur Beastmaster, Marsh Adder, Wargs, Chieftan Ufthak",
        damage="Aragorn 2, Théodred 2, Dúnhere 1, Dol Guldur Beastmaster 3, Marsh Adder 1, Wargs 1, Chieftan Ufthak 1",
    )
    game.travel("Banks of the Anduin").engage("pass").engage("Wargs").defend("Denethor")  # 3 - 3
    game.shadow("Gladden Fields").struck().shows(engaged=("", ""))  # no shadow effect: back to the staging area
    # Dúnhere: 2 of the Beastmaster's 2, and, ready again, 2 of the Wargs' 2.
    game.attack("Dol Guldur Beastmaster", "Dúnhere").use("Unexpected Courage").attack("Wargs", "Dúnhere")
    game.refresh().table(
        threat=("34", "32"),
        hand=(
            "Son of Arnor, Daughter of the Nimrodel, Valiant Sacrifice, Radagast's Cunning, Erebor Hammersmith, "
            "Gléowine",
            "The Galadhrim's Greeting, Stand and Fight, Blade Mastery, Swift Strike, Northern Tracker",
        ),
        heroes=HEROES,
        allies=(
            "Henamarth Riversong, Faramir, Gléowine, Gandalf, Snowbourn Scout",
            "Northern Tracker, Lórien Guide, Veteran Axehand",
        ),
        staging="Banks of the Anduin, Marsh Adder, Chieftan Ufthak",
        location="Banks of the Anduin",
        quest=STAGE_3,
        damage="Aragorn 2, Théodred 2, Dúnhere 1, Marsh Adder 1, Chieftan Ufthak 1",
        resources="Aragorn 4, Théodred 2, Denethor 1, Thalin 3, Éowyn 1, Dúnhere 1",  # Aragorn 7 + 2 - 5 + 1 - 1
        attached=ALL_ATTACHED,
        victory="Hill Troll, Gladden Fields",
    )


def seventh_round(game: Playthrough) -> None:
    game.planning(1).play("Son of Arnor", pay="Théodred, Théodred, Théodred")
    game.respond("Son of Arnor").then("Chieftan Ufthak").shows(engaged=("Chieftan Ufthak", ""))
    game.planning(2).play("The Galadhrim's Greeting", pay="Éowyn, Dúnhere, Dúnhere").then("second effect")
    game.shows(threat=("32", "30")).commit().commit("Éowyn", "Lórien Guide").respond("Lórien Guide")
    # 4 + 1 = 5; the Adder 3, the Banks 1 = 4. Nothing is revealed any more.
    game.resolves(willpower=5, threat=4).revealed().shows(progress="Banks of the Anduin 2")
    game.engage("pass").engage("Marsh Adder").defend("Denethor").shadow("Eastern Crows").struck()  # 3 + 1 - 3
    # A resource token on Ufthak after his attack. The Adder: 1 threat as it attacks, 2 damage by Swift Strike, 4 - 2.
    game.defend("Northern Tracker").respond("Swift Strike").shadow("Necromancer's Pass").struck().shows(
        threat=("32", "31"),
        damage="Aragorn 2, Théodred 2, Denethor 1, Dúnhere 1, Northern Tracker 2, Chieftan Ufthak 1, Marsh Adder 3",
        resources="Aragorn 5, Denethor 2, Thalin 2, Éowyn 1, Chieftan Ufthak 1",
    )
    # 3 + 2 + 1 + 1 + 2 - 3 = 6 of the 5 that were left; 2 + 2 + 2 - 1 = 5 of 4.
    game.attack("Chieftan Ufthak", "Aragorn", "Théodred", "Faramir", "Henamarth Riversong", "Son of Arnor")
    game.attack("Marsh Adder", "Thalin", "Dúnhere", "Veteran Axehand")
    # Threat 32 + 31; damage on heroes 2 + 2 + 1 + 1; six rounds; Hill Troll 4, Gladden Fields 3, Ufthak 4, Adder 3.
    game.won(threat=63, fallen_heroes=0, damage=6, rounds=6 * 10, victory_points=-14, total=115)
