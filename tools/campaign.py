"""A whole campaign played by a bot, from the first scenario to the last: ``python -m tools.campaign``.

A scenario that is lost is played again from the log as it stood. The log is on disk between the games. What
was played is written down (setups, seeds, answers), so that a test can play it again without the bot.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from waybread.bots import CARDGAME, Bot, Scout, Settings, Strider, play
from waybread.cardgame import CardGame
from waybread.cardgame.campaign import Log, new_log, record
from waybread.cardgame.campaignlog import load, save
from waybread.cardgame.checklist import Plan, Preparation, prepare
from waybread.cardgame.decks import Deck, deck
from waybread.cardgame.facts import CardType, Sphere
from waybread.cardgame.library import CARDS
from waybread.kernel import WaybreadError

PLAYERS = ("Ann", "Bob", "Cem")
HEROES = (("Aragorn", "Théodred", "Glóin"), ("Gimli", "Legolas", "Thalin"), ("Éowyn", "Eleanor", "Dúnhere"))
SPHERES = (
    (Sphere.LEADERSHIP, Sphere.SPIRIT), (Sphere.TACTICS, Sphere.LEADERSHIP), (Sphere.SPIRIT, Sphere.LEADERSHIP),
)  # fmt: skip
"""Of the first, all cards; of the second, allies until there are fifty."""
MOST = 500
"""So often a scenario is tried."""


def fifty(seat: int, heroes: tuple[str, ...]) -> Deck:
    """A legal deck for a seat, three of each card."""
    main, rest = SPHERES[seat]
    playable = [
        card
        for card in CARDS.values()
        if card.set_name == "Core Set" and not card.encounter_set and card.campaign is None
        if card.type in (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
    ]
    found = {card.title: 3 for card in playable if card.sphere is main or card.title == "Gandalf"}
    for card in playable:
        if card.sphere is rest and card.type is CardType.ALLY and (missing := 50 - sum(found.values())) > 0:
            found[card.title] = min(3, missing)
    return deck(heroes, found)


def set_up(log: Log, *, easy: bool) -> Preparation:
    """Whoever has a fallen hero takes the first one offered; nobody swaps or heals; boons are taken."""
    scenario = log.scenario
    if scenario is None:
        raise WaybreadError("The campaign is over.")
    plans = [Plan() for _ in log.players]
    while True:
        columns = [
            tuple(plan.replacements.get(hero, hero) for hero in player.heroes)
            for player, plan in zip(log.players, plans, strict=True)
        ]
        chosen = columns if any(columns) else list(HEROES)
        found = prepare(log, scenario, [fifty(seat, each) for seat, each in enumerate(chosen)], plans, easy=easy)
        if found.problems:
            raise WaybreadError(" ".join(found.problems))
        asked = next((each for each in found.questions if each.must), None)
        if asked is None:
            return found
        wishes = {**plans[asked.player].replacements, asked.about: asked.options[0]}
        plans[asked.player] = Plan(replacements=wishes)


def bot(playouts: int, seed: int) -> Bot:
    """The search, or rules of thumb where it has no playouts."""
    return Strider(CARDGAME, Settings(playouts=playouts, ahead=1), seed) if playouts else Scout(seed)


def play_campaign(path: Path, *, expert: bool, easy: bool, playouts: int, seed: int) -> list[Mapping[str, Any]]:
    """Play until the last scenario is won; returns the games that were won."""
    save(new_log(PLAYERS, expert=expert), path)
    won: list[Mapping[str, Any]] = []
    while (scenario := load(path).scenario) is not None:
        began = time.monotonic()
        for attempt in range(MOST):
            found = set_up(load(path), easy=easy)
            save(found.log, path)  # what a setup enters stays
            if found.setup is None:
                raise WaybreadError(f"{scenario} could not be set up.")
            game = CardGame.new(found.setup, seed + attempt)
            chooser = bot(playouts, seed + attempt)
            outcome = play(game, [chooser] * len(PLAYERS))
            spent = time.monotonic() - began
            verdict = "won" if outcome.won else "lost"
            print(f"\r{scenario}: game {attempt + 1} {verdict}, {spent:.0f} s ", end="", flush=True)
            if outcome.won:
                break
        else:
            raise WaybreadError(f"{scenario} was not won in {MOST} games.")
        print()
        save(record(load(path), game), path)
        won.append({"setup": game.setup, "seed": game.seed, "answers": list(game.answers), "tries": attempt + 1})
    return won


def main() -> int:
    """Play a campaign and write down what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--expert", action="store_true", help="the expert campaign")
    parser.add_argument("--easy", action="store_true", help="its scenarios in easy mode")
    parser.add_argument("--playouts", type=int, default=0, help="of the search; 0: rules of thumb alone")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each scenario")
    parser.add_argument("--log", type=Path, default=Path("build/campaign.txt"), help="the campaign log")
    parser.add_argument("--games", type=Path, default=Path("build/campaign.json"), help="what was played")
    chosen = parser.parse_args()
    chosen.log.parent.mkdir(parents=True, exist_ok=True)
    games = play_campaign(
        chosen.log, expert=chosen.expert, easy=chosen.easy, playouts=chosen.playouts, seed=chosen.seed
    )
    told = {"expert": chosen.expert, "easy": chosen.easy, "games": games, "log": chosen.log.read_text(encoding="utf-8")}
    chosen.games.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
