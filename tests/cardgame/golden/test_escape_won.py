"""Escape from Dol Guldur, two players, easy mode, won in the fifth round.

Decks: A First Deck (Aragorn, Éowyn, Denethor: 12 + 9 + 8 = 29 threat) and Tactics Starter (Gimli, Legolas, Thalin:
11 + 9 + 9 = 29), seed 24. Easy mode gives each hero 1 resource more. Thalin is the prisoner.
"""

from tests.cardgame.golden.playthrough import Playthrough

FREE_HEROES = ("Aragorn, Éowyn, Denethor", "Gimli, Legolas")
STAGE_1, STAGE_2, STAGE_3 = "The Necromancer's Tower", "Through the Caverns", "Out of the Dungeons"
AFTER_ONE_ROUND = "Steward of Gondor on Aragorn, The Favor of the Lady on Éowyn, Dwarven Axe on Gimli"
AFTER_TWO_ROUNDS = f"{AFTER_ONE_ROUND}, Celebrían's Stone on Aragorn, Citadel Plate on Gimli"
MOUNTAINS = "Mountains of Mirkwood, Mountains of Mirkwood"


def test_two_players_win_escape_from_dol_guldur_and_rescue_the_prisoner() -> None:
    game = Playthrough("escape-from-dol-guldur", 24, "first-deck", "tactics", easy=True)
    game.then("player 1", "player 1").keep().keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)
    fifth_round(game)


def first_round(game: Playthrough) -> None:
    # Each objective is revealed and gets a guard; a treachery that would guard is resolved, and the Map lies free.
    game.planning().revealed(
        "Shadow Key", "Dungeon Torch", "Gandalf's Map", "Dol Guldur Orcs", "Dol Guldur Orcs", "Driven by Shadow"
    )
    game.table(
        threat=("29", "29"),
        hand=(
            "Steward of Gondor, Miner of the Iron Hills, Erebor Hammersmith, The Favor of the Lady, Gandalf, "
            "Celebrían's Stone, Faramir",
            "Citadel Plate, Veteran Axehand, Thicket of Spears, Thicket of Spears, Horseback Archer, Dwarven Axe, "
            "Gondorian Spearman",
        ),
        heroes=FREE_HEROES,
        staging="Gandalf's Map, Dol Guldur Orcs, Dol Guldur Orcs",
        quest=STAGE_1,
        resources="Aragorn 2, Éowyn 2, Denethor 2, Gimli 2, Legolas 2, Thalin 1",  # a prisoner collects none
        attached="Shadow Key on Dol Guldur Orcs, Dungeon Torch on Dol Guldur Orcs",
    )
    game.play("Steward of Gondor", on="Aragorn").use("Steward of Gondor").play("The Favor of the Lady", on="Éowyn")
    game.play("Erebor Hammersmith")  # the one ally of this round for the whole group
    game.planning(2).play("Dwarven Axe", on="Gimli", pay="Legolas, Legolas")
    game.commit("Aragorn", "Éowyn", "Erebor Hammersmith").respond("Aragorn").commit()
    game.then("Erebor Hammersmith")  # takes the 2 damage of the Orcs that are revealed
    game.staging().revealed("Mountains of Mirkwood", "Dol Guldur Orcs")
    game.shows(damage="Erebor Hammersmith 2", resources="Aragorn 1, Gimli 2, Thalin 1")
    game.use("Éowyn", by=2).then("Thicket of Spears")
    # Aragorn 2, Éowyn 4 + 1 + 1, the Hammersmith 1 = 9; three Orcs 2 each, the Mountains 2 = 8.
    game.resolves(willpower=9, threat=8).shows(progress=f"{STAGE_1} 1")

    game.stay().engage("Dol Guldur Orcs").engage("pass").then("Dol Guldur Orcs")  # 10 is within 29, three times
    game.combat().shows(engaged=("Dol Guldur Orcs, Dol Guldur Orcs", "Dol Guldur Orcs"))
    game.faces("Dol Guldur Orcs").defend("Denethor").shadow("Enchanted Stream").struck()  # 2 - 3
    game.defend("Aragorn").shadow("Under the Shadow").shows(threat=("31", "29")).struck()  # two engaged; 2 - 2
    game.undefended().shadow("Under the Shadow").shows(threat=("31", "30")).then("Gimli").struck()
    game.shows(damage="Erebor Hammersmith 2, Gimli 2")
    # Legolas reaches the other player's Orcs: 3 of 3 hit points, and 2 progress. Gimli has 2 + 2 + 2 attack.
    game.attack("Dol Guldur Orcs#2", "Legolas").respond("Legolas").attack("Dol Guldur Orcs", "Gimli")
    game.refresh().table(
        threat=("32", "31"),
        hand=(
            "Miner of the Iron Hills, Gandalf, Celebrían's Stone, Faramir",
            "Citadel Plate, Veteran Axehand, Horseback Archer, Gondorian Spearman, Thicket of Spears",
        ),
        heroes=FREE_HEROES,
        allies=("Erebor Hammersmith", ""),
        engaged=("Dol Guldur Orcs", ""),
        staging="Gandalf's Map, Shadow Key, Mountains of Mirkwood",  # the Key came free with its guard's end
        quest=STAGE_1,
        progress=f"{STAGE_1} 3",
        damage="Erebor Hammersmith 2, Gimli 2",
        resources="Aragorn 1, Gimli 2, Thalin 1",
        attached=f"Dungeon Torch on Dol Guldur Orcs, {AFTER_ONE_ROUND}",
    )


def second_round(game: Playthrough) -> None:
    game.planning(2).play("Citadel Plate", on="Gimli")  # player 2 is first now; Gimli's 3 and Legolas's 1
    game.planning(1).use("Steward of Gondor").play("Celebrían's Stone", on="Aragorn")
    game.shows(resources="Aragorn 2, Éowyn 1, Denethor 1, Thalin 1")  # Aragorn 2 + 2 - 2
    game.commit("Gimli").commit("Aragorn", "Éowyn", "Erebor Hammersmith").respond("Aragorn")
    # The Caverns: Doomed 1 for each, and Surge reveals a third card for the two players.
    game.staging().revealed("Endless Caverns", "Mountains of Mirkwood", "Great Forest Web").shows(threat=("33", "32"))
    game.use("Gandalf's Map", by=1).then("Éowyn").use("Éowyn", by=2).then("Thicket of Spears")
    # Gimli 2, Aragorn 2 + 2, Éowyn 4 + 1 + 1, the Hammersmith 1 = 13; two Mountains 2 each, the Caverns 1, the Web
    # 2 = 7. 3 + 6 = 9 progress, and one objective is claimed: the stage is completed.
    game.resolves(willpower=13, threat=7).shows(quest=STAGE_2, progress="", threat=("35", "32"))

    game.stay().defend("Denethor").shadow("Endless Caverns").struck()
    game.attack("Dol Guldur Orcs", "Legolas").respond("Legolas").refresh().table(
        threat=("36", "33"),
        hand=(
            "Miner of the Iron Hills, Gandalf, Faramir, Northern Tracker",
            "Veteran Axehand, Horseback Archer, Gondorian Spearman, Blade of Gondolin",
        ),
        heroes=FREE_HEROES,
        allies=("Erebor Hammersmith", ""),
        staging=f"{MOUNTAINS}, Endless Caverns, Great Forest Web, Shadow Key, Dungeon Torch",
        quest=STAGE_2,
        progress=f"{STAGE_2} 2",
        damage="Erebor Hammersmith 2, Gimli 2",
        resources="Aragorn 1, Éowyn 1, Denethor 1, Thalin 1",
        attached=f"Gandalf's Map on Éowyn, {AFTER_TWO_ROUNDS}",
    )


def third_round(game: Playthrough) -> None:
    game.planning().use("Steward of Gondor").play("Northern Tracker", pay="Éowyn, Éowyn")  # and 2 of Aragorn's 4
    game.planning(2).play("Blade of Gondolin", on="Legolas", pay="Legolas")
    game.commit("Aragorn", "Éowyn", "Northern Tracker", "Erebor Hammersmith").respond("Aragorn")
    game.respond("Northern Tracker").commit("Gimli")
    game.staging().revealed("Cavern Guardian", "Dol Guldur Beastmaster").shows(threat=("37", "34"))  # Doomed 1
    game.use("Éowyn", by=1).then("Miner of the Iron Hills").use("Éowyn", by=2).then("Veteran Axehand")
    # Aragorn 4, Éowyn 5 + 2, the Tracker 1, the Hammersmith 1, Gimli 2 = 15; Mountains 4, the Caverns 1, the Web 2,
    # the Guardian 2, the Beastmaster 2 = 11.
    staged = "Mountains of Mirkwood 1, Mountains of Mirkwood 1, Endless Caverns 1, Great Forest Web 1"
    game.resolves(willpower=15, threat=11).shows(progress=f"{STAGE_2} 6, {staged}")

    # 35 is within 37; 8 is within 34.
    game.stay().engage("pass").engage("pass").combat().shows(engaged=("Dol Guldur Beastmaster", "Cavern Guardian"))
    # The Beastmaster is dealt a second shadow card. The Spawn: 4 threat; the King Spider exhausts Aragorn, who alone
    # is ready; 3 - 3.
    game.defend("Denethor").shadow("Ungoliant's Spawn", "King Spider").struck()
    game.shows(threat=("41", "34"))
    game.undefended().shadow("Necromancer's Pass").then("Gimli").struck()
    # 3 - 1 = 2 of 2 hit points; 2 progress by Legolas and 1 by the Blade.
    game.attack("Cavern Guardian", "Legolas").respond("Legolas").respond("Blade of Gondolin").refresh().table(
        threat=("42", "35"),
        hand=("Gandalf, Faramir, A Test of Will", "Horseback Archer, Gondorian Spearman, Blade Mastery"),
        heroes=FREE_HEROES,
        allies=("Erebor Hammersmith, Northern Tracker", ""),
        engaged=("Dol Guldur Beastmaster", ""),
        staging=f"{MOUNTAINS}, Endless Caverns, Great Forest Web, Shadow Key, Dungeon Torch",
        quest=STAGE_2,
        progress=f"{STAGE_2} 9, {staged}",
        damage="Erebor Hammersmith 2, Gimli 4",
        resources="Aragorn 1, Denethor 2, Gimli 1, Thalin 1",
        attached=f"Gandalf's Map on Éowyn, Blade of Gondolin on Legolas, {AFTER_TWO_ROUNDS}",
    )


def fourth_round(game: Playthrough) -> None:
    game.planning(1).use("Steward of Gondor").play("Gandalf", pay="Éowyn, Denethor, Denethor, Denethor")
    game.respond("Gandalf").then("third effect").shows(threat=("37", "35"))
    game.commit().commit("Aragorn", "Éowyn", "Northern Tracker", "Erebor Hammersmith", "Gandalf").respond("Aragorn")
    game.respond("Northern Tracker").respond("A Test of Will")  # 1 + 1 of 2 explore the Web; the Reach is cancelled
    game.staging().revealed("The Necromancer's Reach", "Tower Gate").shows(
        damage="Erebor Hammersmith 2, Gimli 4", resources="Aragorn 1, Gimli 2, Legolas 1, Thalin 1"
    )
    # Aragorn 4, Éowyn 5, the Tracker 1, the Hammersmith 1, Gandalf 4 = 15; Mountains 4, the Caverns 1, the Gate 2 = 7.
    # Progress is placed: the prisoner is rescued, with 1 damage, and the Nazgûl comes.
    staged = "Mountains of Mirkwood 2, Mountains of Mirkwood 2, Endless Caverns 2"
    game.respond("Through the Caverns").resolves(willpower=15, threat=7).shows(
        quest=STAGE_2,
        progress=f"{STAGE_2} 17, {staged}",
        heroes=("Aragorn, Éowyn, Denethor", "Gimli, Legolas, Thalin"),
        damage="Erebor Hammersmith 2, Gimli 4, Thalin 1",
        staging=f"{MOUNTAINS}, Endless Caverns, Tower Gate, Shadow Key, Dungeon Torch, Nazgûl of Dol Guldur",
    )
    # 17 of 15 wait for the other two objectives; each costs 2 threat.
    game.use("Shadow Key", by=2).then("Thalin").use("Dungeon Torch", by=2).then("Thalin")
    game.shows(quest=STAGE_3, progress=staged, threat=("37", "39"))

    game.stay().engage("Nazgûl of Dol Guldur").defend("Thalin")
    # The King Spider exhausts Legolas; a shadow effect has resolved, so a character is lost: Thalin. His objectives
    # return to the staging area, the attack is undefended, and Gimli takes all 4.
    game.then("Legolas", "Thalin").shadow("King Spider").then("Gimli").struck().shows(
        heroes=FREE_HEROES,
        damage="Erebor Hammersmith 2, Gimli 8",
        staging=f"{MOUNTAINS}, Endless Caverns, Tower Gate, Shadow Key, Dungeon Torch",
    )
    game.defend("Denethor").then("Gandalf's Map").shadow("Cavern Guardian", "Mountains of Mirkwood").struck()  # 3 - 3
    # Gimli has 2 + 2 + 8 attack: 12 - 3 = 9 damage on the Nazgûl's 9 hit points. Aragorn: 3 - 1.
    game.attack("Nazgûl of Dol Guldur", "Gimli").attack("Dol Guldur Beastmaster", "Aragorn").refresh().table(
        threat=("38", "40"),
        hand=(
            "Faramir, Stand and Fight",
            "Horseback Archer, Horseback Archer, Gondorian Spearman, Blade Mastery",
        ),
        heroes=FREE_HEROES,
        allies=("Erebor Hammersmith, Northern Tracker, Gandalf", ""),
        engaged=("Dol Guldur Beastmaster", ""),
        staging=f"{MOUNTAINS}, Endless Caverns, Tower Gate, Shadow Key, Dungeon Torch, Gandalf's Map",
        quest=STAGE_3,
        progress=staged,
        damage="Erebor Hammersmith 2, Gimli 8, Dol Guldur Beastmaster 2",
        resources="Aragorn 1, Gimli 2, Legolas 1",
        attached=f"Blade of Gondolin on Legolas, {AFTER_TWO_ROUNDS}",
    )


def fifth_round(game: Playthrough) -> None:
    game.planning().shows(allies=("Erebor Hammersmith, Northern Tracker", ""))
    game.quest_begins().shows(engaged=("Dol Guldur Beastmaster, Orc Guard", "Orc Guard"))
    # The Tracker brings the last progress to both Mountains, the Caverns and the Gate. One of the Mountains lets each
    # player look for a card.
    game.commit("Aragorn", "Éowyn", "Denethor", "Northern Tracker", "Erebor Hammersmith").respond("Northern Tracker")
    game.respond("Mountains of Mirkwood").then("yes", "A Test of Will", "pass").commit("Gimli", "Legolas")
    game.staging().revealed("Iron Shackles", "Great Forest Web").shows(
        hand=(
            "Faramir, Stand and Fight, Protector of Lórien, A Test of Will",
            "Horseback Archer, Horseback Archer, Gondorian Spearman, Blade Mastery, Citadel Plate",
        ),
        staging="Great Forest Web, Shadow Key, Dungeon Torch, Gandalf's Map",
    )
    # Aragorn 4, Éowyn 5, Denethor 1, the Tracker 1, the Hammersmith 1, Gimli 2, Legolas 1 = 15; the Web 2.
    game.resolves(willpower=15, threat=2).shows(progress=f"{STAGE_3} 13")  # of 7, and the Nazgûl is gone
    # Threat 38 + 40; Thalin's threat cost is 9; Gimli has 8 damage, the Hammersmith is no hero; four rounds.
    game.won(threat=78, fallen_heroes=9, damage=8, rounds=4 * 10, victory_points=0, total=135)
