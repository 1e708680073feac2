"""Journey Along the Anduin, alone, won in the twelfth round.

Deck: Drowning No More (Théodred, Gimli, Éowyn), seed 1. Threat at the start: 8 + 11 + 9 = 28. The Banks of the Anduin
go back on top of the encounter deck whenever they are explored: every other round brings nothing new, and there is time
to arm against the Hill Troll, which engages from 30 threat on.
"""

from tests.cardgame.golden.playthrough import Playthrough

HEROES = "Théodred, Gimli, Éowyn"
STAGE_1, STAGE_2, STAGE_3 = "To the River...", "Anduin Passage", "Ambush on the Shore"
STEWARD_AND_AXE = "Steward of Gondor on Éowyn, Dwarven Axe on Gimli"
ARMED = f"{STEWARD_AND_AXE}, Citadel Plate on Gimli"
ALL_ATTACHED = f"{ARMED}, Unexpected Courage on Gimli"


def test_a_lone_player_wins_journey_along_the_anduin() -> None:
    game = Playthrough("journey-along-the-anduin", 1, "drowning-no-more")
    game.keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)
    fifth_round(game)
    sixth_round(game)
    seventh_round(game)
    eighth_round(game)
    ninth_round(game)
    tenth_round(game)
    eleventh_round(game)
    twelfth_round(game)


def first_round(game: Playthrough) -> None:
    # Setup: one player reveals one card, the Banks; then the stage fetches a Hill Troll.
    game.planning().revealed("Banks of the Anduin").table(
        threat="28",
        hand="Steward of Gondor, Lórien Guide, Faramir, Dwarven Axe, Quick Strike, Dwarven Tomb, "
        "The Galadhrim's Greeting",
        heroes=HEROES,
        staging="Banks of the Anduin, Hill Troll",
        quest=STAGE_1,
        resources="Théodred 1, Gimli 1, Éowyn 1",
    )
    game.commit("Théodred", "Éowyn").respond("Théodred").then("Théodred")
    game.staging().revealed("The Necromancer's Reach").shows(damage="Théodred 1, Éowyn 1")  # Gimli is ready
    # 1 + 4 = 5; the Banks 1, the Troll 1 = 2.
    game.resolves(willpower=5, threat=2).shows(progress=f"{STAGE_1} 3")
    game.travel("Banks of the Anduin").engage("pass").encounter().shows(engaged="")  # 30 is beyond 28
    game.refresh().table(
        threat="29",
        hand="Steward of Gondor, Lórien Guide, Faramir, Dwarven Axe, Quick Strike, Dwarven Tomb, "
        "The Galadhrim's Greeting",
        heroes=HEROES,
        staging="Hill Troll",
        location="Banks of the Anduin",
        quest=STAGE_1,
        progress=f"{STAGE_1} 3",
        damage="Théodred 1, Éowyn 1",
        resources="Théodred 2, Gimli 1, Éowyn 1",  # Théodred gave himself the second
    )


def second_round(game: Playthrough) -> None:
    game.planning().play("Steward of Gondor", on="Éowyn").use("Steward of Gondor")  # Théodred 3 - 2, Éowyn 2 + 2
    game.play("Lórien Guide").play("Dwarven Axe", on="Gimli").shows(resources="Théodred 1, Éowyn 1")
    game.commit("Théodred", "Éowyn", "Lórien Guide").respond("Théodred").then("Théodred").respond("Lórien Guide")
    game.staging().revealed("Despair").shows(progress="Banks of the Anduin 1")  # 4 removed of the 3 there were
    # 1 + 4 + 1 = 6; the Troll 1. Of 5 progress the Banks take 2 (1 + 2 of 3) and are explored.
    game.resolves(willpower=6, threat=1).shows(progress=f"{STAGE_1} 3", location="")
    game.engage("pass").refresh().table(
        threat="30",
        hand="Faramir, Quick Strike, Dwarven Tomb, The Galadhrim's Greeting, A Test of Will",
        heroes=HEROES,
        allies="Lórien Guide",
        staging="Hill Troll",
        quest=STAGE_1,
        progress=f"{STAGE_1} 3",
        damage="Théodred 1, Éowyn 1",
        resources="Théodred 2, Éowyn 1",
        attached=STEWARD_AND_AXE,
    )


def third_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("The Galadhrim's Greeting").then("first effect")
    game.shows(threat="24", resources="Théodred 3, Gimli 1, Éowyn 1")  # Éowyn 2 + 2 - 3
    # Everybody knows which card is next, so everybody may go.
    game.commit("Théodred", "Gimli", "Éowyn", "Lórien Guide").respond("Théodred").then("Théodred")
    game.staging().revealed("Banks of the Anduin")
    # 1 + 2 + 4 + 1 = 8; the Troll 1, the Banks 1 = 2. 3 + 6 = 9 of 8 progress, but a Hill Troll is in play.
    game.resolves(willpower=8, threat=2).shows(progress=f"{STAGE_1} 9", quest=STAGE_1)
    game.travel("Banks of the Anduin").engage("pass").refresh().table(
        threat="25",
        hand="Faramir, Quick Strike, Dwarven Tomb, The Galadhrim's Greeting, A Test of Will",
        heroes=HEROES,
        allies="Lórien Guide",
        staging="Hill Troll",
        location="Banks of the Anduin",
        quest=STAGE_1,
        progress=f"{STAGE_1} 9",
        damage="Théodred 1, Éowyn 1",
        resources="Théodred 4, Gimli 1, Éowyn 1",
        attached=STEWARD_AND_AXE,
    )


def fourth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Faramir").play("Northern Tracker")
    game.shows(resources="Théodred 1, Gimli 2")  # Théodred 5 - 4, Éowyn 2 + 2 - 4
    game.commit("Théodred", "Éowyn", "Lórien Guide").respond("Lórien Guide").respond("Théodred").then("Théodred")
    game.staging().revealed("The Necromancer's Reach").shows(damage="Théodred 2, Éowyn 2, Lórien Guide 1")
    # 1 + 4 + 1 = 6; the Troll 1. Of 5 progress 2 explore the Banks (1 + 2 of 3): 9 + 3.
    game.resolves(willpower=6, threat=1).shows(progress=f"{STAGE_1} 12", location="")
    game.engage("pass").refresh().table(
        threat="26",
        hand="Quick Strike, Dwarven Tomb, The Galadhrim's Greeting, A Test of Will",
        heroes=HEROES,
        allies="Lórien Guide, Faramir, Northern Tracker",
        staging="Hill Troll",
        quest=STAGE_1,
        progress=f"{STAGE_1} 12",
        damage="Théodred 2, Éowyn 2, Lórien Guide 1",
        resources="Théodred 2, Gimli 2",
        attached=STEWARD_AND_AXE,
    )


def fifth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").commit("Théodred", "Éowyn").respond("Théodred").then("Éowyn")
    game.staging().revealed("Banks of the Anduin")
    # 1 + 4 = 5; the Troll 1, the Banks 1 = 2.
    game.resolves(willpower=5, threat=2).shows(progress=f"{STAGE_1} 15")
    game.travel("Banks of the Anduin").engage("pass").refresh().table(
        threat="27",
        hand="Quick Strike, Dwarven Tomb, The Galadhrim's Greeting, A Test of Will, Sneak Attack",
        heroes=HEROES,
        allies="Lórien Guide, Faramir, Northern Tracker",
        staging="Hill Troll",
        location="Banks of the Anduin",
        quest=STAGE_1,
        progress=f"{STAGE_1} 15",
        damage="Théodred 2, Éowyn 2, Lórien Guide 1",
        resources="Théodred 3, Gimli 3, Éowyn 4",  # Éowyn 0 + 1 + 2 + 1
        attached=STEWARD_AND_AXE,
    )


def sixth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("The Galadhrim's Greeting").then("first effect").shows(threat="21")
    game.commit("Théodred", "Éowyn", "Lórien Guide").respond("Lórien Guide").respond("Théodred").then("Éowyn")
    game.staging().revealed("Wargs")
    # 1 + 4 + 1 = 6; the Troll 1, the Wargs 2 = 3. Of 3 progress 2 explore the Banks.
    game.resolves(willpower=6, threat=3).shows(progress=f"{STAGE_1} 16", location="")
    game.engage("pass").encounter().shows(engaged="Wargs", staging="Hill Troll")  # 20 is within 21, 30 is not
    # Before a shadow card is dealt Gimli strikes: 2 + 2 - 1 = 3 damage, and the Wargs have 3 hit points.
    game.play("Quick Strike").then("Gimli").refresh().table(
        threat="22",
        hand="Dwarven Tomb, A Test of Will, Sneak Attack, Valiant Sacrifice",
        heroes=HEROES,
        allies="Lórien Guide, Faramir, Northern Tracker",
        staging="Hill Troll",
        quest=STAGE_1,
        progress=f"{STAGE_1} 16",
        damage="Théodred 2, Éowyn 2, Lórien Guide 1",
        resources="Théodred 4, Gimli 3, Éowyn 5",  # Gimli 4 - 1; Éowyn 5 + 2 - 3 + 1
        attached=STEWARD_AND_AXE,
    )


def seventh_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("The Galadhrim's Greeting").then("first effect").shows(threat="16")
    game.commit("Éowyn", "Faramir").staging().revealed("Banks of the Anduin")
    # 4 + 2 = 6; the Troll 1, the Banks 1 = 2.
    game.resolves(willpower=6, threat=2).shows(progress=f"{STAGE_1} 20")
    game.travel("Banks of the Anduin").engage("Hill Troll").defend("Lórien Guide").then("Faramir")
    game.shadow("Pursued by Shadow").shows(allies="Lórien Guide, Northern Tracker")  # an exhausted ally goes home
    # 6 attack against no defence: the Guide had 1 hit point left, so 5 are too many and raise the threat.
    game.respond("Valiant Sacrifice").struck().shows(
        threat="21", hand="Dwarven Tomb, A Test of Will, Sneak Attack, Faramir, Hasty Stroke, Quick Strike"
    )
    # Théodred 2, Gimli 4, the Tracker 2 = 8, less 3 defence.
    game.attack("Hill Troll", "Théodred", "Gimli", "Northern Tracker").refresh().table(
        threat="22",
        hand="Dwarven Tomb, A Test of Will, Sneak Attack, Faramir, Hasty Stroke, Quick Strike",
        heroes=HEROES,
        allies="Northern Tracker",
        engaged="Hill Troll",
        location="Banks of the Anduin",
        quest=STAGE_1,
        progress=f"{STAGE_1} 20",
        damage="Théodred 2, Éowyn 2, Hill Troll 5",
        resources="Théodred 4, Gimli 4, Éowyn 5",  # Théodred 5 - 1; Éowyn 6 + 2 - 3
        attached=STEWARD_AND_AXE,
    )


def eighth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Faramir").play("Citadel Plate", on="Gimli")
    game.shows(resources="Théodred 1, Gimli 1, Éowyn 8")
    game.commit("Théodred", "Éowyn").respond("Théodred").then("Théodred").staging().revealed("Enchanted Stream")
    # 1 + 4 = 5; the Stream 2. All 3 progress explore the Banks, which become the Troll's shadow card.
    game.resolves(willpower=5, threat=2).shows(progress=f"{STAGE_1} 20", location="")
    game.stay().defend("Gimli").shadow("Banks of the Anduin").struck()  # 6 - 2
    game.shows(damage="Théodred 2, Éowyn 2, Gimli 4, Hill Troll 5").no_attack().refresh().table(
        threat="23",
        hand="Dwarven Tomb, A Test of Will, Sneak Attack, Hasty Stroke, Quick Strike",
        heroes=HEROES,
        allies="Northern Tracker, Faramir",
        engaged="Hill Troll",
        staging="Enchanted Stream",
        quest=STAGE_1,
        progress=f"{STAGE_1} 20",
        damage="Théodred 2, Éowyn 2, Gimli 4, Hill Troll 5",
        resources="Théodred 2, Gimli 1, Éowyn 8",
        attached=ARMED,
    )


def ninth_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Gandalf", pay="Éowyn, Éowyn, Éowyn, Éowyn, Éowyn")
    # 5 + 4 damage destroy the Troll, and with it out of play stage 1 is completed at once, in the planning phase.
    game.respond("Gandalf").then("second effect").shows(
        quest=STAGE_2, progress="", engaged="", victory="Hill Troll", resources="Théodred 3, Gimli 2, Éowyn 6"
    )
    game.commit("Théodred", "Gimli", "Éowyn", "Gandalf", "Northern Tracker").respond("Théodred").then("Théodred")
    game.respond("Northern Tracker").then("Gandalf")  # he takes the Orcs' 2 damage
    # 1 + 1 cards in this stage. Evil Storm asks for 35 threat; Massing at Night reveals one more for the one player.
    game.staging().revealed("Evil Storm", "Massing at Night", "Dol Guldur Orcs")
    game.shows(damage="Théodred 2, Éowyn 2, Gimli 4, Gandalf 2").use("Faramir")
    # 1 + 2 + 4 + 4 + 1 and 1 more for each of the five = 17; the Stream 2, the Orcs 2 = 4.
    game.resolves(willpower=17, threat=4).shows(progress=f"{STAGE_2} 13, Enchanted Stream 1")
    game.stay().engage("pass").encounter().shows(engaged="")  # no engagement checks, though 10 is within 23
    game.refresh().table(
        threat="24",
        hand="Dwarven Tomb, A Test of Will, Sneak Attack, Hasty Stroke, Quick Strike",
        heroes=HEROES,
        allies="Northern Tracker, Faramir, Gandalf",
        staging="Enchanted Stream, Dol Guldur Orcs",
        quest=STAGE_2,
        progress=f"{STAGE_2} 13, Enchanted Stream 1",
        damage="Théodred 2, Éowyn 2, Gimli 4, Gandalf 2",
        resources="Théodred 4, Gimli 2, Éowyn 6",
        attached=ARMED,
        victory="Hill Troll",
    )


def tenth_round(game: Playthrough) -> None:
    game.planning().shows(allies="Northern Tracker, Faramir").use("Steward of Gondor")
    game.play("Unexpected Courage", on="Gimli").commit("Théodred", "Gimli", "Éowyn", "Northern Tracker")
    game.respond("Théodred").then("Théodred").respond("Northern Tracker")  # the Stream has 1 + 1 of 2: explored
    game.staging().revealed("Misty Mountain Goblins", "Treacherous Fog")
    # 1 + 2 + 4 + 1 = 8; the Orcs 2, the Goblins 2 = 4, and no location for the Fog. 13 + 4 = 17 of 16 progress.
    game.resolves(willpower=8, threat=4).revealed("Misty Mountain Goblins", "Dol Guldur Beastmaster").shows(
        quest=STAGE_3,
        progress="",
        staging="Dol Guldur Orcs, Misty Mountain Goblins, Misty Mountain Goblins, Dol Guldur Beastmaster",
    )
    # 15, 15 and 10 are within 24; 35 is not. Of two with the same cost the player picks.
    game.engage("pass").then("Misty Mountain Goblins").encounter().shows(
        engaged="Misty Mountain Goblins, Misty Mountain Goblins, Dol Guldur Orcs", staging="Dol Guldur Beastmaster"
    )
    # Gimli 2 + 2 + 4 for his damage, less 1: 7 damage on one of the Goblins, which have 3 hit points.
    game.use("Unexpected Courage").play("Quick Strike").then("Gimli", "Misty Mountain Goblins")
    game.combat().shows(engaged="Misty Mountain Goblins, Dol Guldur Orcs")
    game.faces("Misty Mountain Goblins").defend("Faramir").shadow("Gladden Fields").struck()  # 2 - 2
    game.then("Gimli")  # nobody is ready: the Orcs' 2 damage go undefended to a hero
    game.refresh().table(
        threat="25",
        hand="Dwarven Tomb, A Test of Will, Sneak Attack, Hasty Stroke",
        heroes=HEROES,
        allies="Northern Tracker, Faramir",
        engaged="Misty Mountain Goblins, Dol Guldur Orcs",
        staging="Dol Guldur Beastmaster",
        quest=STAGE_3,
        damage="Théodred 2, Éowyn 2, Gimli 6",
        resources="Théodred 6, Gimli 2, Éowyn 7",  # Gimli 3 - 1; Éowyn 7 + 2 - 2
        attached=ALL_ATTACHED,
        victory="Hill Troll",
    )


def eleventh_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Dwarven Tomb").then("The Galadhrim's Greeting")
    game.play("The Galadhrim's Greeting").then("first effect")
    game.shows(threat="19", resources="Théodred 7, Gimli 3, Éowyn 6")  # Éowyn 8 + 2 - 1 - 3
    # The staging step is skipped. 4 against the Beastmaster's 2; a stage without quest points takes progress too.
    game.commit("Éowyn").resolves(willpower=4, threat=2).revealed().shows(progress=f"{STAGE_3} 2")
    game.engage("pass").faces("Misty Mountain Goblins").defend("Northern Tracker").shadow("Eastern Crows").struck()
    # 2 + 1 (the threat is below 35) - 2 = 1; after their attack the Goblins remove 1 progress.
    game.shows(progress=f"{STAGE_3} 1", damage="Théodred 2, Éowyn 2, Gimli 6, Northern Tracker 1")
    game.defend("Faramir").shadow("Gladden Fields").struck()  # 2 - 2
    # Gimli has 2 + 2 + 6 attack: 9 damage on the Goblins, 10 on the Orcs.
    game.attack("Misty Mountain Goblins", "Gimli").use("Unexpected Courage").attack("Dol Guldur Orcs", "Gimli")
    game.refresh().table(
        threat="20",
        hand="A Test of Will, Sneak Attack, Hasty Stroke, Lórien Guide",
        heroes=HEROES,
        allies="Northern Tracker, Faramir",
        staging="Dol Guldur Beastmaster",
        quest=STAGE_3,
        progress=f"{STAGE_3} 1",
        damage="Théodred 2, Éowyn 2, Gimli 6, Northern Tracker 1",
        resources="Théodred 7, Gimli 3, Éowyn 6",
        attached=ALL_ATTACHED,
        victory="Hill Troll",
    )


def twelfth_round(game: Playthrough) -> None:
    game.commit("Éowyn").resolves(willpower=4, threat=2).shows(progress=f"{STAGE_3} 3")
    game.engage("Dol Guldur Beastmaster").defend("Faramir")  # which is dealt a second shadow card as it attacks
    game.shadow("Misty Mountain Goblins", "The Necromancer's Reach").shows(progress=f"{STAGE_3} 2")
    game.struck().shows(damage="Théodred 2, Éowyn 2, Gimli 6, Northern Tracker 1, Faramir 1")  # 3 - 2
    game.attack("Dol Guldur Beastmaster", "Gimli")  # 10 - 1 = 9 of 5: no enemy is left in play
    # Threat 20; nobody fell; damage on heroes 2 + 2 + 6; eleven rounds were completed; the Troll is worth 4.
    game.won(threat=20, fallen_heroes=0, damage=10, rounds=11 * 10, victory_points=-4, total=136)
