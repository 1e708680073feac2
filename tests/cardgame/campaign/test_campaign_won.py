"""Two whole campaigns that were won, one of them in expert mode, played again without a bot.

What was played is in ``tests/data`` (docs/campaign.md says how it came about): for every game, lost ones too, what the
players decided before it, its setup, its seed and all answers. What the log has to say before and after each game
stands below, worked out from the rules and from what lay on the table when the game was over.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from tests.cardgame.rules.campaigns import CAMPAIGN
from waybread.cardgame import CardGame
from waybread.cardgame.campaign.campaign_file import load, save
from waybread.cardgame.campaign.campaign_log import (
    OVER,
    Earned,
    Log,
    Player,
    new_log,
    record,
)
from waybread.cardgame.campaign.checklist import Plan, Preparation, prepare
from waybread.cardgame.decks import deck
from waybread.cardgame.facts import CardType
from waybread.cardgame.state import Zone
from waybread.kernel import saves

DATA = Path(__file__).parents[2] / "data"
MENDOR = "Mendor"
NOTE = "Mendor leads us down the river"
"""What the players write into the log when the first scenario is won."""

ANN = Player("Ann", ("Aragorn", "Théodred", "Glóin"))  # 12 + 8 + 9 = 29 threat
BOB = Player("Bob", ("Gimli", "Legolas", "Thalin"))  # 11 + 9 + 9 = 29
CEM = Player("Cem", ("Éowyn", "Eleanor", "Dúnhere"))  # 9 + 7 + 8 = 24
SUPPORT = (Earned("Mendor's Support"),) * 3
"""One for each player when Passage Through Mirkwood is won."""


@dataclass(frozen=True)
class Awaited:
    """What a game should begin with, how it should end, and what the log should say."""

    threat: tuple[int, int, int]
    """On the players' dials as it begins."""
    before: Log
    """The log once the game is set up."""
    reason: str
    after: Log
    hurt: Mapping[str, int] = field(default_factory=dict)
    """Heroes in play who begin with damage."""
    slain: tuple[str, ...] = ()
    """Heroes in discard piles as a won game ends."""
    wounds: Mapping[str, int] = field(default_factory=dict)
    """The damage on heroes as a won game ends."""
    won: bool = True


# The normal campaign ------------------------------------------------------------------

BEGUN = Log((ANN, BOB, CEM))
MIRKWOOD = replace(BEGUN, won=CAMPAIGN[:1], pool=(*SUPPORT, Earned("Ungoliant's Swarm")))  # on Beorn's Path
RIVER = replace(MIRKWOOD, notes=(NOTE,))
ANDUIN = replace(
    RIVER, won=CAMPAIGN[:2], fallen=("Eleanor",), hero_notes={"prisoner": "Gimli"},  # 4 damage; nobody has more
    pool=(
        *MIRKWOOD.pool, Earned("Scarred", "Thalin"), Earned("Scarred", "Théodred"), Earned("Valor", "Legolas"),
        Earned("Valor", "Théodred"),  # Cem's were on Eleanor
    ),
)  # fmt: skip
DENETHOR = Player("Cem", ("Éowyn", "Denethor", "Dúnhere"))  # 9 + 8 + 8 = 25
GULDUR = replace(ANDUIN, players=(ANN, BOB, DENETHOR), penalty=1)  # a fallen hero is replaced: +1 for everybody
ESCAPED = replace(GULDUR, won=CAMPAIGN, fallen=("Eleanor", "Dúnhere"))  # Mendor is lost: he joins no pool

NORMAL = (
    Awaited((29, 29, 24), BEGUN, "Mendor has left play", BEGUN, won=False),
    Awaited(
        (29, 29, 24), BEGUN, "Beorn's Path was completed", MIRKWOOD,
        wounds={"Aragorn": 3, "Théodred": 2, "Gimli": 1, "Thalin": 1},
    ),
    Awaited(
        (29, 29, 24), RIVER, "the goal of Ambush on the Shore is met", ANDUIN, slain=("Eleanor",),
        wounds={
            "Aragorn": 3, "Théodred": 2, "Glóin": 3, "Gimli": 4, "Legolas": 2, "Thalin": 2, "Éowyn": 1, "Dúnhere": 2,
        },
    ),
    Awaited((30, 30, 26), GULDUR, "Through the Caverns is lost", GULDUR, won=False),  # six heroes fell, for nothing
    Awaited(
        (30, 30, 26), GULDUR, "Out of the Dungeons was completed", ESCAPED, slain=("Dúnhere",),
        wounds={
            "Aragorn": 4, "Théodred": 2, "Glóin": 3, "Gimli": 4, "Legolas": 2, "Thalin": 3, "Éowyn": 2, "Denethor": 2,
        },
    ),
)  # fmt: skip


# The expert campaign ------------------------------------------------------------------

X_BEGUN = Log((ANN, BOB, CEM), expert=True)
X_MIRKWOOD = replace(
    X_BEGUN, won=CAMPAIGN[:1], pool=(*SUPPORT, Earned("Lingering Venom")),  # off the path
    damage={"Aragorn": 1, "Gimli": 2, "Thalin": 1, "Eleanor": 1},
)  # fmt: skip
BERAVOR = Player("Bob", ("Beravor", "Legolas", "Thalin"))  # 10 + 9 + 9 = 28
X_RIVER = replace(
    X_MIRKWOOD, players=(ANN, BERAVOR, CEM), penalty=1, notes=(NOTE,)
)  # Gimli is swapped: +1 for everybody
X_ANDUIN = replace(
    X_RIVER, won=CAMPAIGN[:2], fallen=("Thalin",),
    hero_notes={"prisoner": "Legolas"},  # chance took him: Dúnhere has 3 damage too
    # Gimli's damage waits for him. Glóin fell and came back (Fortune or Fate). Théodred fell too, but was shuffled into
    # Ann's deck (Will of the West): he lies in no discard pile, so he is not among the fallen.
    damage={
        "Gimli": 2, "Aragorn": 2, "Glóin": 1, "Beravor": 1, "Legolas": 3, "Eleanor": 1, "Dúnhere": 3,
    },
    pool=(
        *X_MIRKWOOD.pool, Earned("Scarred", "Legolas"), Earned("Scarred", "Dúnhere"), Earned("Valor", "Eleanor"),
        Earned("Valor", "Aragorn"),  # Ann's scar left with Glóin, Bob's Valor with Thalin
    ),
)  # fmt: skip
X_GULDUR = replace(
    X_ANDUIN, penalty=2,  # Thalin is replaced by Denethor: 10 + 9 + 8 = 27
    players=(
        ANN,
        Player("Bob", ("Beravor", "Legolas", "Denethor"), 1),  # Legolas is healed: +1 for Bob alone
        Player("Cem", CEM.heroes, 1),  # and Dúnhere
    ),
    damage={"Gimli": 2, "Aragorn": 2, "Glóin": 1, "Beravor": 1, "Eleanor": 1},
)  # fmt: skip
X_WOUNDS = {
    "Aragorn": 2, "Glóin": 3, "Beravor": 3, "Legolas": 3, "Éowyn": 2, "Eleanor": 2, "Dúnhere": 2,
}  # fmt: skip
X_ESCAPED = replace(
    X_GULDUR, won=CAMPAIGN, fallen=("Thalin", "Théodred"), damage={"Gimli": 2, **X_WOUNDS},
    pool=(*X_ANDUIN.pool, Earned(MENDOR)),
)  # fmt: skip
X_HURT = {"Aragorn": 1, "Thalin": 1, "Eleanor": 1}

EXPERT = (
    Awaited((29, 29, 24), X_BEGUN, "Mendor has left play", X_BEGUN, won=False),
    Awaited(
        (29, 29, 24), X_BEGUN, "Ungoliant's Spawn was defeated", X_MIRKWOOD,
        wounds={"Aragorn": 1, "Gimli": 2, "Thalin": 1, "Eleanor": 1},
    ),
    Awaited((30, 29, 25), X_RIVER, "Mendor has left play", X_RIVER, hurt=X_HURT, won=False),
    Awaited(
        (30, 29, 25), X_RIVER, "the goal of Ambush on the Shore is met", X_ANDUIN, hurt=X_HURT, slain=("Thalin",),
        wounds={"Aragorn": 2, "Glóin": 1, "Beravor": 1, "Legolas": 3, "Eleanor": 1, "Dúnhere": 3},
    ),
    Awaited(
        (31, 30, 27), X_GULDUR, "Out of the Dungeons was completed", X_ESCAPED,
        hurt={"Aragorn": 2, "Glóin": 1, "Beravor": 1, "Eleanor": 1}, slain=("Théodred",), wounds=X_WOUNDS,
    ),
)  # fmt: skip


# Playing them again -------------------------------------------------------------------


@dataclass(frozen=True)
class Replayed:
    """A game that was played again, and the log as it was read from disk around it."""

    told: Mapping[str, Any]
    awaited: Awaited
    preparation: Preparation
    first: CardGame
    """At its first question."""
    last: CardGame
    """When it is over."""
    before: Log
    after: Log


def plan(told: Mapping[str, Any]) -> Plan:
    """What a player decided."""
    decided: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in told.items()}
    return Plan(**decided)


def play_again(file: str, awaited: tuple[Awaited, ...], path: Path) -> list[Replayed]:
    """Every game of a campaign, from a new log on, which is saved and loaded before and after each game."""
    told = json.loads((DATA / file).read_text(encoding="utf-8"))
    cards = [each["cards"] for each in told["games"][0]["setup"]["decks"]]  # the first game has no boons yet
    save(new_log(told["players"], expert=told["expert"]), path)
    replayed = []
    for game, wanted in zip(told["games"], awaited, strict=True):
        log = load(path)
        heroes = [each["heroes"] for each in game["setup"]["decks"]]
        decks = [deck(tuple(each), fifty) for each, fifty in zip(heroes, cards, strict=True)]
        found = prepare(log, log.scenario or "", decks, [plan(each) for each in game["plans"]], easy=told["easy"])
        assert found.setup is not None, found.problems
        save(found.log, path)
        before = load(path)
        setup = {**found.setup, saves.IDS_IN_ORDER: True}  # when these games were played, ids were not shuffled
        first = CardGame.new(setup, game["seed"])
        last = CardGame.load(CardGame.replay(setup, game["seed"], game["answers"]).save())
        save(record(before, last), path)
        replayed.append(Replayed(game, wanted, found, first, last, before, load(path)))
        if load(path).won == CAMPAIGN[:1]:
            save(replace(load(path), notes=(NOTE,)), path)
    return replayed


@pytest.fixture(scope="module", params=["normal", "expert"])
def campaign(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Replayed]:
    """All games of one campaign."""
    path = tmp_path_factory.mktemp("campaign") / "log.txt"
    if request.param == "expert":
        return play_again("campaign_won_expert.json", EXPERT, path)
    return play_again("campaign_won.json", NORMAL, path)


def heroes(game: CardGame) -> dict[str, int]:
    """The players' heroes, by title."""
    return {card.title: each for each, card in enumerate(game.state.cards) if card.type is CardType.HERO}


# What has to hold ---------------------------------------------------------------------


@pytest.mark.rule("lcg:campaign.log.3")
def test_each_game_is_set_up_from_the_log_as_it_was_when_it_was_first_played(campaign: list[Replayed]) -> None:
    for each in campaign:
        assert each.preparation.setup == each.told["setup"]
        assert each.preparation.problems == ()


@pytest.mark.rule("lcg:campaign.checklist.4", "lcg:campaign.expert.4", "lcg:campaign.expert.5")
def test_dials_and_heroes_begin_as_the_log_says(campaign: list[Replayed]) -> None:
    for each in campaign:
        state = each.first.state
        assert tuple(state.threat) == each.awaited.threat
        assert {title: state.damage[n] for title, n in heroes(each.first).items() if n in state.damage} == (
            each.awaited.hurt
        )


@pytest.mark.rule("lcg:campaign.checklist.5", "lcg:campaign.checklist.7", "lcg:campaign.checklist.8")
def test_boons_and_burdens_of_the_log_are_in_the_game(campaign: list[Replayed]) -> None:
    for each in campaign:
        game, state = each.first, each.first.state
        pool = each.before.pool
        held = [Earned(game.title(card), game.title(hero)) for card, hero in state.host.items()]
        assert sorted(map(repr, held)) == sorted(repr(entry) for entry in pool if entry.hero)
        supporters = [state.owner[n] for n, card in enumerate(state.cards) if card.title == "Mendor's Support"]
        assert supporters == ([0, 1, 2] if pool else [])
        burdens = {game.title(n) for n in state.encounter_deck} & {"Ungoliant's Swarm", "Lingering Venom"}
        assert burdens == {entry.title for entry in pool if entry.title in ("Ungoliant's Swarm", "Lingering Venom")}


def test_every_game_ends_by_its_own_rules(campaign: list[Replayed]) -> None:
    for each in campaign:
        outcome = each.last.outcome
        assert outcome is not None
        assert (outcome.won, outcome.reason) == (each.awaited.won, each.awaited.reason)
        assert len(each.last.answers) == len(each.told["answers"])


def test_no_game_is_an_easy_one(campaign: list[Replayed]) -> None:
    assert not any(each.last.state.easy for each in campaign)


def test_won_games_end_with_the_slain_and_the_wounded_that_the_logs_are_reckoned_from(campaign: list[Replayed]) -> None:
    for each in campaign:
        if each.awaited.won:
            state = each.last.state
            found = heroes(each.last)
            slain = tuple(title for title, n in found.items() if state.zone[n] == Zone.DISCARD)
            assert slain == each.awaited.slain
            assert {title: state.damage[n] for title, n in found.items() if n in state.damage} == each.awaited.wounds


@pytest.mark.rule("lcg:campaign.checklist.2", "lcg:campaign.checklist.3", "lcg:campaign.heroes.7")
def test_what_a_setup_enters_is_in_the_log(campaign: list[Replayed]) -> None:
    for each in campaign:
        assert each.before == each.awaited.before


@pytest.mark.rule(
    "lcg:campaign.log.2", "lcg:campaign.heroes.2", "lcg:campaign.card.3", "lcg:campaign.pool.2", "lcg:campaign.pool.11",
    "lcg:campaign.expert.2", "lcg:campaign.expert.3",
)  # fmt: skip
def test_the_log_after_each_game_says_what_the_rules_say(campaign: list[Replayed]) -> None:
    for each in campaign:
        assert each.after == each.awaited.after


@pytest.mark.rule("lcg:campaign.3")
def test_a_lost_scenario_is_played_again_from_the_log_as_it_stood(campaign: list[Replayed]) -> None:
    lost = [n for n, each in enumerate(campaign) if not each.awaited.won]
    assert len(lost) == 2
    for n in lost:
        assert campaign[n].after == campaign[n].before == campaign[n + 1].before
        assert campaign[n].last.state.scenario == campaign[n + 1].last.state.scenario


@pytest.mark.rule("lcg:campaign.1", "lcg:campaign.2")
def test_the_scenarios_are_won_in_their_order_and_then_the_campaign_is_over(campaign: list[Replayed]) -> None:
    assert tuple(each.last.state.scenario for each in campaign if each.awaited.won) == CAMPAIGN
    log = campaign[-1].after
    assert log.scenario is None
    decks = [deck(each.heroes, {}) for each in log.players]
    assert prepare(log, CAMPAIGN[-1], decks).problems == (OVER,)


def test_mendor_comes_along_to_the_next_campaign_if_he_lived_through_this_one(campaign: list[Replayed]) -> None:
    log = campaign[-1].after
    lived = bool(campaign[-1].last.copies(MENDOR))
    assert lived is log.expert
    assert (Earned(MENDOR) in new_log(["Ann"], after=log).pool) is lived


@pytest.mark.rule("lcg:campaign.log.1")
def test_the_hero_who_was_hurt_most_at_the_river_is_the_prisoner_in_the_tower(campaign: list[Replayed]) -> None:
    last = campaign[-1]
    game = CardGame.new({**last.told["setup"], saves.IDS_IN_ORDER: True}, last.told["seed"])
    for option in last.told["answers"]:
        if game.state.round:
            break
        game.choose(option)
    captive = [game.title(each) for each in game.state.facedown if game.card(each).type is CardType.HERO]
    assert captive == [last.before.hero_notes["prisoner"]]
