"""Passage Through Mirkwood, alone, won in the fifth round by Beorn's Path.

Deck: Three Spheres (Aragorn, Éowyn, Beravor), seed 2. Threat at the start: 12 + 9 + 10 = 31.
"""

from tests.cardgame.golden.playthrough import Playthrough

HEROES = "Aragorn, Éowyn, Beravor"
STEWARD_AND_STONE = "Steward of Gondor on Aragorn, Celebrían's Stone on Aragorn"


def test_a_lone_player_wins_passage_through_mirkwood_on_beorns_path() -> None:
    game = Playthrough("passage-through-mirkwood", 2, "three-spheres")
    game.keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)
    fifth_round(game)


def first_round(game: Playthrough) -> None:
    # 6 cards and the one drawn; each hero collects 1 resource. The stage has staged a Spider and a Road.
    game.planning().table(
        threat="31",
        hand="Daughter of the Nimrodel, Sneak Attack, Guard of the Citadel, Steward of Gondor, Lórien Guide, "
        "A Test of Will, Celebrían's Stone",
        heroes=HEROES,
        staging="Forest Spider, Old Forest Road",
        quest="Flies and Spiders",
        resources="Aragorn 1, Éowyn 1, Beravor 1",
    )
    game.use("Beravor").shows(  # 2 cards: another Steward, another Test
        hand="Daughter of the Nimrodel, Sneak Attack, Guard of the Citadel, Steward of Gondor, Steward of Gondor, "
        "Lórien Guide, A Test of Will, A Test of Will, Celebrían's Stone",
        exhausted="Beravor",
    )
    # The Reach would deal 1 damage to each of the three exhausted heroes; the Test costs Éowyn's 1.
    game.commit("Aragorn", "Éowyn").respond("A Test of Will").staging().revealed("The Necromancer's Reach")
    game.shows(damage="", resources="Aragorn 1, Beravor 1", staging="Forest Spider, Old Forest Road")
    game.use("Éowyn").then("Steward of Gondor")  # Steward is unique: the second copy is worth 1 willpower
    # Aragorn 2, Éowyn 4 + 1 = 7; Forest Spider 2, Old Forest Road 1 = 3. 4 progress, no active location.
    game.resolves(willpower=7, threat=3).shows(progress="Flies and Spiders 4", threat="31")

    game.travel("Old Forest Road").respond("Old Forest Road").then("Aragorn")
    game.travelled().shows(exhausted="Éowyn, Beravor", location="Old Forest Road")
    game.engage("pass").encounter().shows(engaged="Forest Spider", staging="")  # 25 is within 31
    # 2 attack + 1 in the round in which it engages, less Aragorn's 2; its shadow finds no attachment to discard.
    game.defend("Aragorn").shadow("Forest Spider").struck().shows(damage="Aragorn 1")
    game.refresh().table(
        threat="32",
        hand="Daughter of the Nimrodel, Sneak Attack, Guard of the Citadel, Steward of Gondor, Lórien Guide, "
        "A Test of Will, Celebrían's Stone",
        heroes=HEROES,
        engaged="Forest Spider",
        location="Old Forest Road",
        quest="Flies and Spiders",
        progress="Flies and Spiders 4",
        damage="Aragorn 1",
        resources="Aragorn 1, Beravor 1",
    )


def second_round(game: Playthrough) -> None:
    game.planning().shows(resources="Aragorn 2, Éowyn 1, Beravor 2")
    game.play("Steward of Gondor", on="Aragorn").use("Steward of Gondor")  # 2 - 2 + 2
    game.play("Celebrían's Stone", on="Aragorn").play("Henamarth Riversong")
    game.shows(resources="Éowyn 1, Beravor 1", attached=STEWARD_AND_STONE, allies="Henamarth Riversong")
    game.commit("Aragorn", "Éowyn", "Henamarth Riversong").staging().revealed("Necromancer's Pass")
    game.use("Éowyn").then("Daughter of the Nimrodel")
    # Aragorn 2 + 2, Éowyn 4 + 1, Henamarth 1 = 10; the Pass 3. Of 7 progress the Road takes the 3 that explore it,
    # and 4 + 4 = 8 complete the stage.
    game.resolves(willpower=10, threat=3).shows(quest="A Fork in the Road", progress="", location="")

    game.stay()  # the Pass would cost 2 of 4 cards
    game.defend("Beravor").shadow("Great Forest Web").struck().shows(damage="Aragorn 1")  # 2 - 2, no shadow effect
    game.refresh().table(
        threat="33",
        hand="Sneak Attack, Guard of the Citadel, Lórien Guide, A Test of Will",
        heroes=HEROES,
        allies="Henamarth Riversong",
        engaged="Forest Spider",
        staging="Necromancer's Pass",
        quest="A Fork in the Road",
        damage="Aragorn 1",
        resources="Éowyn 1, Beravor 1",
        attached=STEWARD_AND_STONE,
    )


def third_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Guard of the Citadel")
    game.shows(resources="Aragorn 1, Éowyn 2, Beravor 2")  # Aragorn 0 + 1 + 2 - 2
    game.commit("Aragorn", "Éowyn").respond("Aragorn").committed().shows(
        exhausted="Éowyn, Steward of Gondor", resources="Éowyn 2, Beravor 2"
    )
    game.staging().revealed("Chieftan Ufthak")
    # Aragorn 4, Éowyn 4 = 8; the Pass 3, Ufthak 2 = 5. 3 progress complete the 2 of the Fork; chance picks the path.
    game.resolves(willpower=8, threat=5).shows(quest="Beorn's Path", progress="")

    game.travel("Necromancer's Pass").travelled().shows(hand="Lórien Guide, Dwarven Tomb")  # 2 cards lost at random
    game.engage("pass").encounter().shows(staging="Chieftan Ufthak", engaged="Forest Spider")  # 35 is beyond 33
    game.defend("Beravor").shadow("Ungoliant's Spawn").shows(threat="37")  # 33 + 4, the attack being defended
    game.struck().shows(damage="Aragorn 1")
    # 3 + 1 + 1 attack, less 1 defence: 4 damage, and the Spider had 4 hit points.
    game.attack("Forest Spider", "Aragorn", "Guard of the Citadel", "Henamarth Riversong")
    game.refresh().table(
        threat="38",
        hand="Lórien Guide, Dwarven Tomb",
        heroes=HEROES,
        allies="Henamarth Riversong, Guard of the Citadel",
        staging="Chieftan Ufthak",
        location="Necromancer's Pass",
        quest="Beorn's Path",
        damage="Aragorn 1",
        resources="Éowyn 2, Beravor 2",
        attached=STEWARD_AND_STONE,
    )


def fourth_round(game: Playthrough) -> None:
    game.planning().use("Beravor").use("Steward of Gondor").shows(
        hand="Lórien Guide, Dwarven Tomb, Self Preservation, A Test of Will, The Galadhrim's Greeting",
        resources="Aragorn 3, Éowyn 3, Beravor 3",
    )
    # The Stone lets Aragorn pay for Spirit too, so it is asked who pays.
    game.play("The Galadhrim's Greeting", pay="Éowyn, Éowyn, Éowyn").then("first effect").shows(threat="32")
    game.play("Self Preservation", on="Aragorn").use("Self Preservation").shows(damage="", resources="Aragorn 3")
    game.commit("Aragorn", "Éowyn", "Henamarth Riversong", "Guard of the Citadel").respond("Aragorn")
    game.staging().revealed("Enchanted Stream").use("Éowyn").then("Dwarven Tomb")
    # Aragorn 2 + 2, Éowyn 4 + 1, Henamarth 1, the Guard 1 = 11; Ufthak 2, the Stream 2 = 4.
    # Of 7 progress the Pass takes the 2 that explore it.
    game.resolves(willpower=11, threat=4).shows(progress="Beorn's Path 5", location="")

    game.stay().engage("pass").encounter().shows(engaged="")  # 35 is beyond 32
    game.refresh().table(
        threat="33",
        hand="Lórien Guide, A Test of Will",
        heroes=HEROES,
        allies="Henamarth Riversong, Guard of the Citadel",
        staging="Chieftan Ufthak, Enchanted Stream",
        quest="Beorn's Path",
        progress="Beorn's Path 5",
        resources="Aragorn 2",
        attached=f"{STEWARD_AND_STONE}, Self Preservation on Aragorn",
    )


def fifth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Lórien Guide", pay="Aragorn, Aragorn, Aragorn")
    game.shows(resources="Aragorn 2, Éowyn 1, Beravor 1", hand="A Test of Will, Stand and Fight")
    game.commit("Aragorn", "Éowyn", "Beravor", "Henamarth Riversong", "Guard of the Citadel", "Lórien Guide")
    game.respond("Aragorn").staging().revealed("Old Forest Road")
    # 4 + 4 + 2 + 1 + 1 + 1 = 13; Ufthak 2, the Stream 2, the Road 1 = 5. 5 + 8 = 13 of 10 progress, and the Spawn
    # went by as a shadow card only: it is not in play.
    game.resolves(willpower=13, threat=5).shows(progress="Beorn's Path 13")
    # Threat 33; nobody fell, nobody is hurt; four rounds were completed; nothing in the victory display.
    game.won(threat=33, fallen_heroes=0, damage=0, rounds=4 * 10, victory_points=0, total=73)
