"""Decks tried out over HTTP: bots play many games, and the answer tells of them line by line while they play."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import JSONResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from waybread.bots import DEFAULT_BOT
from waybread.cardgame import CardGame, decks
from waybread.kernel import Json, SetupError, Streams
from waybread.server.base_models import DeckShape, Sent
from waybread.server.http.dependencies import Address, Serving
from waybread.server.http.refusals import json_refusals, unusable
from waybread.server.http.trial_processes import LINES, Trials
from waybread.server.settings import Limits
from waybread.sim import player
from waybread.sim.cardgame import DeckTrial, Party, TrialNews

router = APIRouter(prefix="/trials", tags=["trials"])
MOST_GAMES: Final = 1000
MOST_PLAYOUTS: Final = 100


class TrialWanted(Sent):
    """What is to be played."""

    scenario: Annotated[str, Field(min_length=1, max_length=60)]
    """By its id."""
    easy: bool = False
    decks: Annotated[list[DeckShape], Field(min_length=1, max_length=4)]
    """One for each seat. They may break the rules of deckbuilding."""
    bot: Annotated[str, Field(max_length=40)] = ""
    """Who plays all seats (``GET /api/bots``); empty for the default."""
    playouts: Annotated[int, Field(ge=1, le=MOST_PLAYOUTS)] = 20
    """How far a bot that thinks looks for each decision."""
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 200
    seed: Annotated[int, Field(ge=0, le=2**53 - 1)] = 0
    """Of the first game; they count up. The same seed plays the same games."""
    analyse: bool = False
    """Look at cards, opening hands and encounter cards too: every seed is played twice."""


class _Lines(JSONResponse):
    """For the description: each line of the answer has the form that is described."""

    media_type = LINES


class _News(StreamingResponse):
    """Lines as they come; whatever ends them, the place of the visitor is free again."""

    def __init__(self, trials: Trials, address: str, trial: DeckTrial) -> None:
        super().__init__(trials.news(trial), media_type=LINES, headers={"x-accel-buffering": "no"})
        self._trials = trials
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._trials.leave(self._address)


@router.post("", response_class=_Lines, response_model=TrialNews, responses=json_refusals())
async def begin(services: Serving, address: Address, wanted: TrialWanted) -> StreamingResponse:
    """Let bots play many games with a deck, one trial at a time for each visitor; closing the connection stops it.

    Each line of the answer is a piece of news; empty lines only say that the games go on.
    """
    with unusable():
        trial = await asyncio.to_thread(_trial, wanted, services.settings.limits)
    services.trials.admit(address)
    return _News(services.trials, address, trial)


def _trial(wanted: TrialWanted, limits: Limits) -> DeckTrial:
    """What is wanted, tried out before anything is played."""
    for number, each in enumerate(wanted.decks, 1):
        verdict = decks.check(each.deck(), casual=True)
        if not verdict.legal:
            which = f"Deck {number}: " if len(wanted.decks) > 1 else ""
            raise SetupError(f"{which}{verdict.errors[0]}")
    if wanted.games > limits.trial_games:
        raise SetupError(f"A trial has at most {limits.trial_games} games here.")
    setup: dict[str, Json] = {
        "scenario": wanted.scenario,
        "easy": wanted.easy,
        "decks": [each.deck().setup() for each in wanted.decks],
    }
    CardGame.deal(setup, Streams(0))
    bot = player(wanted.bot or DEFAULT_BOT, wanted.playouts)
    return DeckTrial(
        Party("trial", setup, (bot,) * len(wanted.decks)),
        wanted.games,
        wanted.seed,
        wanted.analyse,
        limits.trial_seconds,
    )
