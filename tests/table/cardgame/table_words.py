"""A laid table (see ``tests.cardgame.board``) in words: what is asked, what may be chosen, what the log says."""

from tests.cardgame.board import Table
from waybread.kernel import Event
from waybread.table import Prompt
from waybread.table.cardgame import CARDGAME_TABLE
from waybread.texts import plain

NAMES = ("Anna", "Ben")


def prompt(table: Table) -> Prompt:
    return CARDGAME_TABLE.prompt(table.game, NAMES)


def question(table: Table) -> str:
    return prompt(table).text


def labels(table: Table) -> list[str]:
    return [each.label for each in prompt(table).choices]


class Log:
    """The log of a table, from now on."""

    def __init__(self, table: Table) -> None:
        self.events: list[Event] = []
        table.game.listen(self.events.append)

    def lines(self, viewer: int | None = 0) -> list[str]:
        said = [CARDGAME_TABLE.log_line(each, viewer, NAMES) for each in self.events]
        return [plain(each) for each in said if each is not None]

    def kinds(self) -> list[str]:
        return [each.kind for each in self.events]

    def event(self, kind: str) -> Event:
        return next(each for each in self.events if each.kind == kind)
