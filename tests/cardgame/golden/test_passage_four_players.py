"""Passage Through Mirkwood with four players, won in the fourth round by Beorn's Path.

Decks: the four starter decks, seed 2. Threat at the start: Leadership 12 + 8 + 9 = 29, Tactics 11 + 9 + 9 = 29, Spirit
9 + 7 + 8 = 24, Lore 8 + 12 + 10 = 30. Four cards are revealed in each round, and each player may give Éowyn a card.
"""

from tests.cardgame.golden.playthrough import Playthrough

HEROES = (
    "Aragorn, Théodred, Glóin",
    "Gimli, Legolas, Thalin",
    "Éowyn, Eleanor, Dúnhere",
    "Denethor, Glorfindel, Beravor",
)
TWO_GUIDES = "Lórien Guide, Lórien Guide"


def test_four_players_win_passage_through_mirkwood() -> None:
    game = Playthrough("passage-through-mirkwood", 2, "leadership", "tactics", "spirit", "lore")
    game.then("player 1", "player 1", "player 1", "player 1").keep().keep().keep().keep()
    first_round(game)
    second_round(game)
    third_round(game)
    fourth_round(game)


def first_round(game: Playthrough) -> None:
    game.planning().table(
        threat=("29", "29", "24", "30"),
        hand=(
            "Faramir, Steward of Gondor, Guard of the Citadel, Guard of the Citadel, Snowbourn Scout, "
            "Snowbourn Scout, Common Cause",
            "Gandalf, Blade Mastery, Beorn, Stand Together, Thicket of Spears, Swift Strike, Veteran Axehand",
            f"Stand and Fight, A Test of Will, {TWO_GUIDES}, A Light in the Dark, The Galadhrim's Greeting, "
            "Dwarven Tomb",
            "Daughter of the Nimrodel, Daughter of the Nimrodel, Lore of Imladris, Lórien's Wealth, Lórien's Wealth, "
            "Radagast's Cunning, Miner of the Iron Hills",
        ),
        heroes=HEROES,
        staging="Forest Spider, Old Forest Road",
        quest="Flies and Spiders",
        resources="Aragorn 1, Théodred 1, Glóin 1, Gimli 1, Legolas 1, Thalin 1, Éowyn 1, Eleanor 1, Dúnhere 1, "
        "Denethor 1, Glorfindel 1, Beravor 1",
    )
    game.play("Steward of Gondor", pay="Théodred, Glóin", on="Aragorn").use("Steward of Gondor")
    game.play("Guard of the Citadel")  # Aragorn 1 + 2 - 2
    game.planning(2).play("Veteran Axehand", pay="Legolas, Thalin")
    game.planning(3).play("Lórien Guide")
    game.planning(4).play("Daughter of the Nimrodel").use("Beravor", by=4, on="player 1")
    game.shows(resources="Aragorn 1, Gimli 1")
    game.quest_begins().use("Denethor", by=4).then("yes")  # a Necromancer's Reach goes to the bottom of the deck
    game.commit("Aragorn", "Théodred", "Guard of the Citadel").respond("Théodred").then("Aragorn").respond("Aragorn")
    game.commit("Thalin").commit("Éowyn", "Lórien Guide").commit("Glorfindel")
    game.staging().revealed("Forest Spider", "Necromancer's Pass", "Great Forest Web", "Chieftan Ufthak")
    game.shows(damage="Forest Spider 1, Chieftan Ufthak 1", resources="Aragorn 1, Gimli 1")  # Thalin is committed
    game.use("Éowyn", by=1).then("Ever Vigilant").use("Éowyn", by=2).then("Thicket of Spears")
    game.use("Éowyn", by=3).then("Dwarven Tomb").use("Éowyn", by=4).then("Miner of the Iron Hills")
    # Aragorn 2, Théodred 1, the Guard 1, Thalin 1, Éowyn 4 + 4, the Guide 1, Glorfindel 3 = 17; two Spiders 2 each, the
    # Road 1, the Pass 3, the Web 2, Ufthak 2 = 12.
    game.resolves(willpower=17, threat=12).shows(progress="Flies and Spiders 5")

    game.travel("Old Forest Road").respond("Old Forest Road").then("Théodred")
    game.engage("Forest Spider").engage("Forest Spider").engage("pass").engage("pass")
    game.combat().shows(engaged=("Forest Spider", "Forest Spider", "", ""))  # Ufthak's 35 is beyond 30
    # Each Spider has 2 + 1 attack in this round, each defender 2 defence. The Spawn's shadow: 4 threat.
    game.defend("Aragorn").shadow("Ungoliant's Spawn").shows(threat=("33", "29", "24", "30")).struck()
    game.defend("Gimli").shadow("Enchanted Stream").struck()
    game.shows(damage="Aragorn 1, Gimli 1, Forest Spider 1, Chieftan Ufthak 1")
    # Legolas joins from afar: 2 + 2 + 3 - 1 = 6 damage of 4, and his 2 progress go to the active location.
    game.attack("Forest Spider", "Théodred", "Glóin").then("Legolas").respond("Legolas")
    game.attack("Forest Spider", "Veteran Axehand").no_attack()  # 2 - 1; Dúnhere could only scratch Ufthak
    game.refresh().table(
        threat=("34", "30", "25", "31"),
        hand=(
            "Faramir, Snowbourn Scout, Snowbourn Scout, Guard of the Citadel, Common Cause, Sneak Attack",
            "Gandalf, Blade Mastery, Beorn, Stand Together, Swift Strike",
            "Stand and Fight, A Test of Will, A Light in the Dark, The Galadhrim's Greeting, Lórien Guide",
            "Lore of Imladris, Daughter of the Nimrodel, Lórien's Wealth, Lórien's Wealth, Radagast's Cunning",
        ),
        heroes=HEROES,
        allies=("Guard of the Citadel", "Veteran Axehand", "Lórien Guide", "Daughter of the Nimrodel"),
        engaged=("", "Forest Spider", "", ""),
        staging="Necromancer's Pass, Great Forest Web, Chieftan Ufthak",
        location="Old Forest Road",
        quest="Flies and Spiders",
        progress="Flies and Spiders 5, Old Forest Road 2",
        damage="Aragorn 1, Gimli 1, Forest Spider 2, Chieftan Ufthak 1",
        resources="Aragorn 1, Gimli 1",
        attached="Steward of Gondor on Aragorn",
    )


def second_round(game: Playthrough) -> None:
    game.planning(3).play("Lórien Guide")  # player 2 is first, and plays nothing
    game.planning(4).play("Lórien's Wealth", on="player 4").use("Beravor", by=4, on="player 3")
    game.planning(1).use("Steward of Gondor").play("Faramir", pay="Aragorn, Aragorn, Aragorn, Aragorn")
    game.play("Snowbourn Scout", pay="Théodred").respond("Snowbourn Scout").then("Great Forest Web")
    game.play("Snowbourn Scout").respond("Snowbourn Scout").then("Great Forest Web")
    game.shows(staging="Necromancer's Pass, Chieftan Ufthak", progress="Flies and Spiders 5, Old Forest Road 2")
    game.quest_begins().use("Denethor", by=4).then("pass")  # an Old Forest Road is welcome
    # The first Guide's progress explores the active Road (2 + 1 of 3); the other finds no active location.
    game.commit("Thalin").commit("Éowyn", "Lórien Guide", "Lórien Guide").respond("Lórien Guide").commit("Glorfindel")
    game.commit("Aragorn", "Théodred", "Guard of the Citadel").respond("Théodred").then("Aragorn").respond("Aragorn")
    # Each player removes somebody from the quest for the Bats, in player order from player 2.
    game.then("Thalin", "Lórien Guide", "Lórien Guide", "Guard of the Citadel")
    game.staging().revealed("Old Forest Road", "Necromancer's Pass", "Dol Guldur Beastmaster", "Black Forest Bats")
    game.use("Faramir", on="player 1").use("Éowyn", by=2).then("Thicket of Spears")
    game.use("Éowyn", by=3).then("Will of the West").use("Éowyn", by=4).then("Forest Snare")
    game.use("Éowyn", by=1).then("Common Cause")
    # Éowyn 4 + 4, Glorfindel 3, Aragorn 2 + 1, Théodred 1 + 1 = 16; two Passes 3 each, Ufthak 2, the Road 1, the
    # Beastmaster 2, the Bats 1 = 12. 5 + 4 = 9 of 8 progress.
    game.resolves(willpower=16, threat=12).shows(quest="A Fork in the Road", progress="")

    game.travel("Old Forest Road").respond("Old Forest Road").travelled()  # Thalin is the first player's only choice
    game.engage("pass").engage("Black Forest Bats").engage("pass").engage("pass")
    game.combat().shows(engaged=("", "Forest Spider", "Black Forest Bats", ""))
    game.defend("Gimli").shadow("The Necromancer's Reach").struck()  # 2 - 2
    game.defend("Eleanor").shadow("King Spider").struck()  # 1 - 2; the King Spider exhausts Dúnhere
    game.shows(
        damage="Aragorn 1, Gimli 1, Forest Spider 2, Chieftan Ufthak 1, Dol Guldur Beastmaster 1, Black Forest Bats 1"
    )
    game.attack("Forest Spider", "Legolas", "Veteran Axehand").respond("Legolas")  # 3 + 2 - 1 of the 2 that were left
    game.refresh().table(
        threat=("35", "31", "26", "32"),
        hand=(
            "Guard of the Citadel, Sneak Attack, Grim Resolve",
            "Gandalf, Blade Mastery, Beorn, Stand Together, Swift Strike",
            "Stand and Fight, A Test of Will, A Light in the Dark, The Galadhrim's Greeting, Strength of Will, "
            "Strength of Will",
            "Lore of Imladris, Daughter of the Nimrodel, Lórien's Wealth, Radagast's Cunning, Secret Paths, Gandalf, "
            "Forest Snare",
        ),
        heroes=HEROES,
        allies=(
            "Guard of the Citadel, Faramir, Snowbourn Scout, Snowbourn Scout",
            "Veteran Axehand",
            TWO_GUIDES,
            "Daughter of the Nimrodel",
        ),
        engaged=("", "", "Black Forest Bats", ""),
        staging="Necromancer's Pass, Necromancer's Pass, Chieftan Ufthak, Dol Guldur Beastmaster",
        location="Old Forest Road",
        quest="A Fork in the Road",
        progress="Old Forest Road 2",
        damage="Aragorn 1, Gimli 1, Chieftan Ufthak 1, Dol Guldur Beastmaster 1, Black Forest Bats 1",
        resources="Gimli 2, Legolas 1, Thalin 1",
        attached="Steward of Gondor on Aragorn",
    )


def third_round(game: Playthrough) -> None:
    game.planning(3).play("The Favor of the Lady", pay="Eleanor, Dúnhere", on="Éowyn")  # player 3 is first
    game.planning(4).use("Beravor", by=4, on="player 2")
    game.planning(1).use("Steward of Gondor").play("Celebrían's Stone", pay="Aragorn, Aragorn", on="Aragorn")
    game.play("Guard of the Citadel", pay="Théodred, Glóin")
    game.planning(2).play("Gandalf", pay="Gimli, Legolas, Legolas, Thalin, Thalin")
    game.respond("Gandalf").then("second effect", "Dol Guldur Beastmaster")  # 1 + 4 of 5 hit points
    game.play("Dwarven Axe", on="Gimli").shows(
        staging="Necromancer's Pass, Necromancer's Pass, Chieftan Ufthak",
        resources="Aragorn 1, Éowyn 1, Denethor 1, Glorfindel 1, Beravor 1",
    )
    game.quest_begins().use("Denethor", by=4).then("pass")  # a Web that can be cancelled
    game.commit("Éowyn", "Lórien Guide", "Lórien Guide").respond("Lórien Guide").commit("Glorfindel")  # Road explored
    game.commit("Aragorn", "Théodred").respond("Théodred").then("Aragorn").respond("Aragorn")
    game.commit("Gandalf", "Thalin").respond("A Test of Will")
    game.staging().revealed("Caught in a Web", "Forest Gate", "Mountains of Mirkwood", "Enchanted Stream")
    # Éowyn 4 + 1, the Guides 2, Glorfindel 3, Aragorn 2 + 2, Théodred 1, Gandalf 4, Thalin 1 = 20; two Passes 3 each,
    # Ufthak 2, the Gate 2, the Mountains 2, the Stream 2 = 14.
    game.resolves(willpower=20, threat=14).shows(quest="Beorn's Path", progress="", location="")

    # The first player loses 2 cards at random; Strength of Will brings the Pass its 2 progress at once.
    game.travel("Necromancer's Pass").respond("Strength of Will").then("Dúnhere").travelled()
    game.shows(location="", progress="")
    game.engage("pass").engage("pass").engage("pass").engage("pass")
    game.combat().shows(engaged=("Chieftan Ufthak", "", "Black Forest Bats", ""))  # 35 is within player 1's 35
    game.defend("Eleanor").shadow("Dol Guldur Orcs").struck()  # 1 + 1 - 2
    game.defend("Aragorn").shadow("Dol Guldur Orcs").struck()  # 3 + 1 - 2
    # Glóin 2, two Guards, Faramir 1, Legolas 3 = 8, less 3 defence: 5, and 5 hit points were left.
    game.attack("Chieftan Ufthak", "Glóin", "Guard of the Citadel", "Guard of the Citadel", "Faramir")
    game.then("Legolas").respond("Legolas").refresh().table(
        threat=("36", "32", "27", "33"),
        hand=(
            "Sneak Attack, Grim Resolve",
            "Blade Mastery, Blade Mastery, Beorn, Stand Together, Swift Strike, Blade of Gondolin",
            "A Light in the Dark, The Galadhrim's Greeting",
            "Lore of Imladris, Lore of Imladris, Daughter of the Nimrodel, Lórien's Wealth, Radagast's Cunning, "
            "Secret Paths, Gandalf, Forest Snare",
        ),
        heroes=HEROES,
        allies=(
            "Guard of the Citadel, Guard of the Citadel, Faramir, Snowbourn Scout, Snowbourn Scout",
            "Veteran Axehand, Gandalf",
            TWO_GUIDES,
            "Daughter of the Nimrodel",
        ),
        engaged=("", "", "Black Forest Bats", ""),
        staging="Necromancer's Pass, Forest Gate, Mountains of Mirkwood, Enchanted Stream",
        quest="Beorn's Path",
        progress="Beorn's Path 2",
        damage="Aragorn 3, Gimli 1, Black Forest Bats 1",
        resources="Aragorn 1, Denethor 1, Glorfindel 1, Beravor 1",
        attached="Steward of Gondor on Aragorn, Celebrían's Stone on Aragorn, The Favor of the Lady on Éowyn, "
        "Dwarven Axe on Gimli",
        victory="Chieftan Ufthak",
    )


def fourth_round(game: Playthrough) -> None:
    game.planning(4).use("Daughter of the Nimrodel").then("Aragorn", "2").use("Glorfindel").then("Aragorn")
    game.play("Lore of Imladris", pay="Denethor, Denethor").shows(damage="Black Forest Bats 1")  # Gimli is healed
    game.planning(1).use("Steward of Gondor")
    game.planning(3).play("The Galadhrim's Greeting").then("second effect").shows(threat=("34", "30", "25", "31"))
    game.quest_begins().use("Denethor", by=4).then("pass").commit("Glorfindel", "Beravor")
    game.commit("Aragorn", "Théodred", "Glóin", "Guard of the Citadel", "Guard of the Citadel")
    game.respond("Théodred").then("Aragorn").respond("Aragorn")
    game.commit("Gimli", "Legolas", "Thalin").commit("Éowyn", "Lórien Guide", "Lórien Guide")
    game.then("Glóin").respond("Glóin")  # he takes the Orcs' 2 damage and gains as many resources
    game.respond("Eleanor")  # cancels Driven by Shadow, which is replaced by Eyes of the Forest
    game.then("Théodred")  # Caught in a Web: player 1 has the highest threat
    game.staging().revealed(
        "Mountains of Mirkwood", "Dol Guldur Orcs", "Driven by Shadow", "Eyes of the Forest", "Caught in a Web"
    )
    game.shows(
        hand=(
            "Longbeard Orc Slayer",
            "Beorn, Blade of Gondolin, Gondorian Spearman",
            "Northern Tracker",
            "Daughter of the Nimrodel, Gandalf, Forest Snare, Erebor Hammersmith",
        ),  # no event is left
        damage="Glóin 2, Dol Guldur Orcs 1, Black Forest Bats 1",
        resources="Aragorn 4, Théodred 1, Glóin 3, Gimli 1, Legolas 1, Thalin 1, Glorfindel 1, Beravor 2",
    )
    # 3 + 2, 4 + 1 + 2 + 1 + 1, 2 + 1 + 1, 5 + 1 + 1 = 25; the Pass 3, the Gate 2, two Mountains 2 each, the Stream 2,
    # the Orcs 2 = 13. 2 + 12 = 14 of 10 progress.
    game.resolves(willpower=25, threat=13).shows(progress="Beorn's Path 14")
    # Threat 34 + 30 + 25 + 31; nobody fell; Glóin has 2 damage; three rounds were completed; Ufthak is worth 4.
    game.won(threat=120, fallen_heroes=0, damage=2, rounds=3 * 10, victory_points=-4, total=148)
