"""Passage Through Mirkwood, alone, lost in the eighth round on "Don't Leave the Path!" with exactly 50 threat.

Deck: Tactics Starter (Gimli, Legolas, Thalin), seed 15. Threat at the start: 11 + 9 + 9 = 29. Three heroes with 4
willpower between them: progress comes from the enemies that Legolas helps to destroy.
"""

from tests.cardgame.golden.playthrough import Playthrough

HEROES = "Gimli, Legolas, Thalin"
TWO_AXEHANDS = "Veteran Axehand, Veteran Axehand"
LAST_STAGE = '"Don\'t Leave the Path!"'


def test_a_lone_player_without_willpower_loses_passage_through_mirkwood() -> None:
    game = Playthrough("passage-through-mirkwood", 15, "tactics")
    game.keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)
    fifth_round(game)
    sixth_round(game)
    seventh_round(game)
    eighth_round(game)


def first_round(game: Playthrough) -> None:
    game.planning().table(
        threat="29",
        hand=f"{TWO_AXEHANDS}, Citadel Plate, Gandalf, Feint, Feint, Horn of Gondor",
        heroes=HEROES,
        staging="Forest Spider, Old Forest Road",
        quest="Flies and Spiders",
        resources="Gimli 1, Legolas 1, Thalin 1",
    )
    game.play("Veteran Axehand", pay="Legolas, Thalin").commit("Gimli", "Legolas", "Thalin")
    game.staging().revealed("Driven by Shadow")
    # 2 + 1 + 1 = 4; the Spider 2 + 1, the Road 1 + 1 = 5. Failed by 1.
    game.resolves(willpower=4, threat=5).shows(threat="30", progress="")

    game.travel("Old Forest Road").respond("Old Forest Road").then("Gimli").engage("pass")
    # The Spider has 2 + 1 attack in this round, Gimli 2 defence; Ufthak has no shadow effect.
    game.defend("Gimli").shadow("Chieftan Ufthak").struck().shows(damage="Gimli 1")
    game.attack("Forest Spider", "Veteran Axehand")  # 2 - 1
    game.refresh().table(
        threat="31",
        hand="Veteran Axehand, Citadel Plate, Gandalf, Feint, Feint, Horn of Gondor",
        heroes=HEROES,
        allies="Veteran Axehand",
        engaged="Forest Spider",
        location="Old Forest Road",
        quest="Flies and Spiders",
        damage="Gimli 1, Forest Spider 1",
        resources="Gimli 1",
    )


def second_round(game: Playthrough) -> None:
    game.planning().play("Veteran Axehand", pay="Legolas, Thalin").shows(resources="Gimli 2")
    game.commit("Gimli", "Thalin").staging().revealed("Ungoliant's Spawn")
    game.shows(damage="Gimli 1, Forest Spider 1, Ungoliant's Spawn 1")  # Thalin is committed
    # Each committed character has 1 less: Gimli 2 - 1, Thalin 1 - 1; the Spawn 3. Failed by 2.
    game.resolves(willpower=1, threat=3).shows(threat="33")

    game.engage("pass").combat().shows(engaged="Forest Spider, Ungoliant's Spawn")  # 32 is within 33
    game.play("Feint", on="Ungoliant's Spawn")
    game.defend("Veteran Axehand").struck()  # the Spider's 2 - 1; the Spawn does not attack
    # 3 + 2 - 1 = 4 damage on the Spider, which had 3 hit points left; Legolas: 2 progress, to the active location.
    game.attack("Forest Spider", "Legolas", "Veteran Axehand").respond("Legolas")
    game.refresh().table(
        threat="34",
        hand="Citadel Plate, Gandalf, Feint, Horn of Gondor, Stand Together",
        heroes=HEROES,
        allies=TWO_AXEHANDS,
        engaged="Ungoliant's Spawn",
        location="Old Forest Road",
        quest="Flies and Spiders",
        progress="Old Forest Road 2",
        damage="Gimli 1, Ungoliant's Spawn 1, Veteran Axehand 1",
        resources="Gimli 1",
    )


def third_round(game: Playthrough) -> None:
    # All but Thalin stay to destroy the Spawn: an early kill does not count for the last stage.
    game.commit("Thalin").staging().revealed("Mountains of Mirkwood")
    game.resolves(willpower=1, threat=2).shows(threat="35")
    game.combat().play("Feint", pay="Gimli")
    # Gimli 2 + 1 for his damage, Legolas 3, two Axehands 2 each = 10, less 2 defence: 8, and 8 hit points were left.
    game.attack("Ungoliant's Spawn", "Gimli", "Legolas", "Veteran Axehand", "Veteran Axehand").respond("Legolas")
    # Of Legolas's 2 progress 1 explores the Road (2 + 1 of 3), and 1 goes on to the stage.
    game.refresh().table(
        threat="36",
        hand="Citadel Plate, Gandalf, Horn of Gondor, Stand Together, Dwarven Axe",
        heroes=HEROES,
        allies=TWO_AXEHANDS,
        staging="Mountains of Mirkwood",
        quest="Flies and Spiders",
        progress="Flies and Spiders 1",
        damage="Gimli 1, Veteran Axehand 1",
        resources="Gimli 1, Legolas 1, Thalin 1",
    )


def fourth_round(game: Playthrough) -> None:
    game.planning().play("Gandalf", pay="Legolas, Legolas, Thalin, Thalin")  # and 1 of Gimli's, the only pool left
    game.respond("Gandalf").then("third effect").shows(threat="31", resources="Gimli 1")
    game.commit("Gandalf", "Gimli", "Thalin").staging().revealed("Hummerhorns")
    # 4 + 2 + 1 = 7; the Mountains 2, the Hummerhorns 1 = 3.
    game.resolves(willpower=7, threat=3).shows(progress="Flies and Spiders 5")
    game.stay().engage("pass").encounter().shows(engaged="")  # 40 is beyond 31
    game.refresh().table(
        threat="32",
        hand="Citadel Plate, Horn of Gondor, Stand Together, Dwarven Axe, Rain of Arrows",
        heroes=HEROES,
        allies=f"{TWO_AXEHANDS}, Gandalf",  # he leaves when the round ends, after this window
        staging="Mountains of Mirkwood, Hummerhorns",
        quest="Flies and Spiders",
        progress="Flies and Spiders 5",
        damage="Gimli 1, Veteran Axehand 1, Hummerhorns 1",
        resources="Gimli 1",
    )


def fifth_round(game: Playthrough) -> None:
    game.planning().shows(allies=TWO_AXEHANDS, resources="Gimli 2, Legolas 1, Thalin 1")
    game.play("Citadel Plate", on="Gimli").shows(resources="")
    game.commit("Gimli", "Thalin").staging().revealed("East Bight Patrol")
    # 2 + 1 = 3; the Mountains 2, the Hummerhorns 1, the Patrol 3 = 6. Failed by 3.
    game.resolves(willpower=3, threat=6).shows(threat="35")

    game.stay().engage("pass").encounter().shows(engaged="East Bight Patrol")
    # Undefended, the Orcs as a shadow card give 3: Gimli takes 3 + 3 and has 1 + 6 = 7 of 5 + 4 hit points.
    game.undefended().shadow("Dol Guldur Orcs").then("Gimli").struck()
    game.shows(damage="Gimli 7, Veteran Axehand 1, Hummerhorns 1, East Bight Patrol 1", threat="35")
    # 3 - 1 = 2 damage, and Thalin had left it 1 hit point. 5 + 2 progress.
    game.attack("East Bight Patrol", "Legolas").respond("Legolas")
    game.refresh().table(
        threat="36",
        hand="Horn of Gondor, Stand Together, Dwarven Axe, Rain of Arrows, Quick Strike",
        heroes=HEROES,
        allies=TWO_AXEHANDS,
        staging="Mountains of Mirkwood, Hummerhorns",
        quest="Flies and Spiders",
        progress="Flies and Spiders 7",
        damage="Gimli 7, Veteran Axehand 1, Hummerhorns 1",
        attached="Citadel Plate on Gimli",
    )


def sixth_round(game: Playthrough) -> None:
    game.planning().play("Veteran Axehand", pay="Gimli, Thalin").commit("Gimli", "Thalin")
    game.then("Thalin")  # the Orcs' 2 damage would destroy Gimli
    game.staging().revealed("Dol Guldur Orcs")
    game.shows(damage="Gimli 7, Thalin 2, Veteran Axehand 1, Hummerhorns 1, Dol Guldur Orcs 1")
    # 2 + 1 = 3; the Mountains 2, the Hummerhorns 1, the Orcs 2 = 5. Failed by 2.
    game.resolves(willpower=3, threat=5).shows(threat="38")

    game.stay().engage("pass")
    # Defended, the Orcs as a shadow card give 1: 2 + 1 - 1 = 2 damage destroy the Axehand.
    game.defend("Veteran Axehand#2").shadow("Dol Guldur Orcs").struck().shows(allies=TWO_AXEHANDS)
    # 3 damage, 2 hit points were left. 7 + 2 progress complete the 8 of stage 1, and what is over is lost.
    game.attack("Dol Guldur Orcs", "Legolas").respond("Legolas")
    game.refresh().table(
        threat="39",
        hand="Horn of Gondor, Stand Together, Dwarven Axe, Rain of Arrows, Quick Strike",
        heroes=HEROES,
        allies=TWO_AXEHANDS,
        staging="Mountains of Mirkwood, Hummerhorns",
        quest="A Fork in the Road",
        damage="Gimli 7, Thalin 2, Veteran Axehand 1, Hummerhorns 1",
        resources="Legolas 1",
        attached="Citadel Plate on Gimli",
    )


def seventh_round(game: Playthrough) -> None:
    game.planning().play("Horn of Gondor", pay="Gimli", on="Legolas")
    game.commit("Gimli", "Thalin").staging().revealed("Great Forest Web")
    # 2 + 1 = 3; the Mountains 2, the Hummerhorns 1, the Web 2 = 5. Failed by 2.
    game.resolves(willpower=3, threat=5).shows(threat="41")

    # 40 is within 41: the Hummerhorns engage and deal 5 damage to a hero. Thalin dies, the Horn gives 1 resource.
    game.stay().engage("pass").then("Thalin").respond("Horn of Gondor").encounter().shows(
        heroes="Gimli, Legolas",
        engaged="Hummerhorns",
        damage="Gimli 7, Veteran Axehand 1, Hummerhorns 1",
        resources="Legolas 3",
    )
    game.defend("Veteran Axehand#2").struck()  # 2 - 1
    game.shows(damage="Gimli 7, Veteran Axehand 1, Veteran Axehand 1, Hummerhorns 1")
    # 3 damage, 2 hit points were left. 2 progress complete the Fork; the Spawn is fetched from the discard pile.
    game.attack("Hummerhorns", "Legolas").respond("Legolas").then("Ungoliant's Spawn")
    game.refresh().table(
        threat="42",
        hand="Stand Together, Dwarven Axe, Rain of Arrows, Quick Strike, Swift Strike",
        heroes="Gimli, Legolas",
        allies=TWO_AXEHANDS,
        staging="Mountains of Mirkwood, Great Forest Web, Ungoliant's Spawn",
        quest=LAST_STAGE,
        damage="Gimli 7, Veteran Axehand 1, Veteran Axehand 1",
        resources="Legolas 3",
        attached="Citadel Plate on Gimli, Horn of Gondor on Legolas",
        victory="Hummerhorns",
    )


def eighth_round(game: Playthrough) -> None:
    # Gimli, with 2 + 7 + 2 attack, would destroy the Spawn by a Quick Strike (11 - 2 = 9) if he is ready and the
    # threat stays below 50; so Legolas quests alone.
    game.planning().play("Dwarven Axe", pay="Legolas, Legolas", on="Gimli")
    game.play("Gondorian Spearman", pay="Legolas, Legolas").shows(resources="Gimli 1")
    game.commit("Legolas").staging().revealed("Great Forest Web")
    # 1; the Mountains 2, two Webs 2 each, the Spawn 3 = 9. Failed by 8, and 42 + 8 = 50.
    game.resolves(willpower=1, threat=9).shows(threat="50", heroes="", allies="", hand="")
    game.lost("every player has been eliminated")
