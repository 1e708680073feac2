"""A game at a table with the bot of docs/bots.md, as a program: only a tree with that bot can run it."""

import sys

from waybread.cardgame import deckfiles
from waybread.server.http.reference_routes import bots
from waybread.table import RULEBOOKS, Table, quick_choice


def main() -> None:
    """Play some choices, and print how many the bot made and what the server says of it."""
    table = Table(RULEBOOKS["cardgame"], {"scenario": "passage-through-mirkwood"}, 2, casual=True)
    table.sit("ann", 0, "Ann")
    table.seat_bot("ann", 1, "eager")
    for seat, deck in enumerate(("leadership", "tactics")):
        table.bring("ann", seat, deckfiles.open_deck(deck).deck().setup())
    table.start("ann", 1)
    chosen = 0
    for _ in range(30):
        if table.bot_to_move() is not None:
            table.choose_for_bot(1, quick_choice(table), table.moment)
            chosen += 1
        elif table.decision is not None:
            table.choose("ann", 0, table.decision.options[-1], table.moment)
    sent = [each.model_dump(mode="json") for each in bots()]
    (facts,) = ((each["about"], each["quick"], each["games"]) for each in sent if each["name"] == "eager")
    sys.stdout.write(f"{chosen} {facts}\n")


if __name__ == "__main__":
    main()
