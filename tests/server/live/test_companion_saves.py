"""Beside the boxes nobody has to save: whatever was pressed is kept, and with it every round that has ended."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from waybread.cards import act_option
from waybread.journeys.decisions import Button
from waybread.server.live.bot_thinkers import Thinkers
from waybread.server.live.hub import Hub
from waybread.server.storage import Store, Writer
from waybread.table import RULEBOOKS, Table

WISHES = {"adventure": "cold-beacon"}
PARTY = {"heroes": [{"hero": "Gimli", "role": "Guardian", "items": ["item.battle-axe", "item.ring-mail"]}]}


def turning_the_hourglass(table: Table) -> list[Any]:
    """Ann ends the action phase; nothing else is on the map that would ask."""
    return table.choose("ann", 0, act_option(Button.HOURGLASS), table.moment)


@pytest.mark.rule("jme:80.1", "jme:80.2")
def test_a_round_that_has_ended_is_there_again_in_another_process_without_a_save(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'waybread.db'}")
        hub, other = (Hub(store, Writer(store), store.keeper(), RULEBOOKS, Thinkers()) for _ in range(2))
        table = Table(RULEBOOKS["companion"], WISHES, 1, casual=True)
        entries = [*table.sit("ann", 0, "Ann"), *table.bring("ann", 0, PARTY), *table.start("ann", 1)]
        row = store.create_table("companion", WISHES, 1, casual=True)
        store.append(row.id, 0, entries)
        live = await hub.table(row.id)
        for _ in range(2):
            await hub.act(live, turning_the_hourglass)
        assert live.table.game is not None
        assert live.table.game.state.round == 3
        found = (await other.table(row.id)).table.game
        assert found is not None
        assert found.digest() == live.table.game.digest()
        for each in (hub, other):
            await each.close()
            await each.writer.close()
        store.close()

    asyncio.run(story())
