"""A game of a campaign: set up by the log, kept beside it, and entered there when it is over (docs/campaign.md)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from waybread.cardgame import SCENARIOS, CardGame, deckfiles
from waybread.cardgame.campaign import OVER, CampaignError, Log, campaign_games, load
from waybread.kernel import SaveError, WaybreadError
from waybread.table import MAX_NAME, Table
from waybread.terminal import game_setup, saved_games
from waybread.terminal.campaign_preparation import NextGame, set_up
from waybread.terminal.session import Occasion, Session


def play_campaign(wanted: NextGame, bots: Sequence[str]) -> int:
    """Begin the next game of a campaign, or go on with it."""
    log = load(wanted.log)
    if log.scenario is None:
        raise CampaignError(OVER)
    file = (wanted.game or campaign_games.game_file(wanted.log, log.scenario)).absolute()
    occasion = Occasion(f"waybread play --campaign {wanted.log} goes on with it.", partial(_finish, wanted.log))
    game_setup.by_seat(bots, len(log.players))
    said = []
    if not os.path.lexists(file):
        said = _set_up(replace(wanted, game=file), log)
        log = load(wanted.log)
    elif wanted.decks or wanted.easy or wanted.seed is not None:
        raise CampaignError(f"This game is set up already, in {file}: --campaign alone goes on with it.")
    try:
        game = campaign_games.load_game(file)
    except SaveError:
        table = saved_games.opened(file)
        if bots:
            raise CampaignError(
                f"This game has begun, in {file}, and goes on with the same players: leave out --bot."
            ) from None
        return Session.resumed(table, file, occasion)
    return Session.begun(_table(game, log, bots), file, said, occasion)


def _set_up(wanted: NextGame, log: Log) -> list[str]:
    """Go through the eight checks; returns what they have done."""
    names = [each.name for each in log.players]
    if len(wanted.decks) != len(names):
        title = SCENARIOS[log.scenario or ""].title
        raise CampaignError(
            f"{title} is not set up yet, and needs a deck for {' and for '.join(names)}, not {len(wanted.decks)}: "
            "--deck DECK for each, in this order."
        )
    casual = wanted.casual or all(each in deckfiles.shipped() for each in wanted.decks)
    return set_up(replace(wanted, casual=casual)).splitlines()


def _table(game: CardGame, log: Log, bots: Sequence[str]) -> Table:
    """The table at which a game of a file is played, as far as it has come there."""
    setting = dict(game.setup)
    decks = setting.pop("decks")
    names = [each.name[:MAX_NAME] for each in log.players]
    table = game_setup.begun(setting, decks if isinstance(decks, list) else [], names, bots, game.seed)
    for option in game.answers:
        decision = table.decision
        if decision is None:
            break
        if table.chairs[decision.player].bot:
            table.choose_for_bot(decision.player, option, table.moment)
        else:
            table.choose(game_setup.ME, decision.player, option, table.moment)
    return table


def _finish(log: Path, table: Table, file: Path) -> list[str]:
    """Enter a game that is over and left; a lost one makes room for the next try."""
    game = table.game
    if not isinstance(game, CardGame) or game.outcome is None:
        raise CampaignError("This game is not over yet.")
    try:
        said = campaign_games.enter_game(load(log), log, game).splitlines()
    except WaybreadError as error:
        return [f"The game could not be entered in {log}: {error}", f"It is kept in {file}"]
    if not game.outcome.won:
        names = (file.with_name(f"{file.stem}-lost-{n}{file.suffix}") for n in count(1))
        file = file.replace(next(each for each in names if not each.exists()))
    return [*said, f"The finished game is kept in {file}"]
