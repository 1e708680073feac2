"""Bots and hints for the tables: quick bots think here and now, the others in processes of their own."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from waybread.bots import DEFAULT_BOT
from waybread.server.live.messages import HintOption
from waybread.server.process_pool import TookTooLong, Workers
from waybread.table import Refused, Table, bot_choice, pack_seat, quick_choice, seat_hints, thinks

HINT_SECONDS: Final = 1.0
MOST_HINTS: Final = 3
"""So many can wait at one time, so that bots that search are not kept from playing."""


class Thinkers:
    """A few processes that think."""

    def __init__(self, processes: int = 1) -> None:
        self._workers = Workers(processes)
        self._hints = 0

    async def choice(self, table: Table) -> int:
        """What the bot chooses whose turn it is."""
        if not thinks(table):
            return quick_choice(table)
        seat = pack_seat(table)
        bot = table.chairs[table.decision.player].bot if table.decision else ""
        try:
            return await self._workers.run(bot_choice, table.rulebook.game.name, seat, bot, table.moment)
        except TookTooLong:  # the table is not to wait for ever
            return quick_choice(table, DEFAULT_BOT)

    async def hints(self, table: Table) -> list[HintOption]:
        """What the search thinks of the options of whoever is asked, with their labels, the best first."""
        prompt = table.prompt()
        labels = {} if prompt is None else {each.option: each.label for each in prompt.choices}
        if self._hints >= MOST_HINTS:
            raise Refused("Many hints are being thought out just now; please ask again in a moment.")
        self._hints += 1
        try:
            text = pack_seat(table)
            found = await self._workers.run(seat_hints, table.rulebook.game.name, text, HINT_SECONDS, table.moment)
        finally:
            self._hints -= 1
        return [HintOption(label=labels.get(each.option, ""), **asdict(each)) for each in found]

    def close(self) -> None:
        """End the processes; thoughts under way are lost."""
        self._workers.close()
