"""A table: a running game with chairs around it.

Every method that changes something checks first, changes, and returns the entries to be written down. What
cannot be is :class:`Refused` in one sentence. A table that follows the same entries is the same table.
"""

from __future__ import annotations

from typing import Final

from waybread.bots import find_bot
from waybread.kernel import PASS, Json, WaybreadError
from waybread.kernel.saves import Save
from waybread.table.journal import By, Chair, Did, Entry, Policy, Refused, Request
from waybread.table.replayable_table import FUSS, Followed

MOST_NAMES: Final = 100
"""So many stops, skips and cards together a policy can name."""
LONGEST_NAME: Final = 40
"""So many letters the name of a player, or in a policy, can have."""
LONGEST_DECK_NAME: Final = 80
MOST_FUSS: Final = 100
"""So many entries in a row can be something else than choices, so that nobody fills the journal with them."""


def verify_bot(name: str) -> None:
    """Raise if there is no bot with this name."""
    try:
        find_bot(name)
    except WaybreadError as error:
        raise Refused(str(error)) from None


class Table(Followed):
    """A game, and the people and bots who play it."""

    __slots__ = ()

    # Taking a place ---------------------------------------------------------------------

    def sit(self, holder: str, seat: int, name: str) -> list[Entry]:
        """Take a chair that is free, or a bot's."""
        chair = self._chair(seat)
        if not holder:
            raise Refused("Somebody has to take the chair.")
        if chair.holder:
            raise Refused(f"{chair.name} sits there already; whoever holds the chair can leave it.")
        name = self._new_name(chair, name)
        return self._do(Entry(Did.SIT, seat, {"holder": holder, "name": name, "bot": ""}))

    def leave(self, holder: str, seat: int) -> list[Entry]:
        """Leave one's chair: it waits for somebody to take it, or for a bot."""
        chair = self._own(holder, seat)
        return self._do(Entry(Did.SIT, seat, {"holder": "", "name": chair.name, "bot": ""}))

    def free(self, seat: int) -> list[Entry]:
        """Have somebody leave their chair; whoever runs the table says who may ask for that."""
        chair = self._chair(seat)
        if not chair.holder and not chair.bot:
            raise Refused("Nobody sits there.")
        return self._do(Entry(Did.SIT, seat, {"holder": "", "name": chair.name, "bot": ""}))

    def seat_bot(self, holder: str, seat: int, bot: str, name: str = "") -> list[Entry]:
        """Have a bot play for a chair that is free, or one's own; without a name the chair keeps its own.

        Whoever could sit down may ask for that, so also whoever has left a chair.
        """
        chair = self._chair(seat)
        if not holder:
            raise Refused("Whoever watches seats no bot; an invitation leads to a chair.")
        verify_bot(bot)
        if chair.holder not in ("", holder):
            raise Refused(f"{chair.name} plays there; a bot can take a chair that is free.")
        called = self._new_name(chair, name) if name else chair.name
        return self._do(Entry(Did.SIT, seat, {"holder": "", "name": called, "bot": bot}))

    def _new_name(self, chair: Chair, name: str) -> str:
        name = _short_name(name)
        if any(name == other.name for other in self.chairs if other is not chair):
            raise Refused(f"Somebody at this table is called {name} already; another name would tell you apart.")
        return name

    def bring(self, holder: str, seat: int, deck: Json, name: str = "") -> list[Entry]:
        """Bring a deck, as a setup has it, before the game begins; also for a chair that nobody holds."""
        chair = self._chair(seat)
        self._at_table(holder)
        if chair.holder not in ("", holder):
            raise Refused(f"{chair.name} brings a {self.rulebook.brings} of their own.")
        if self.game is not None:
            raise Refused(f"The game has begun: it is too late for another {self.rulebook.brings}.")
        checked = self.rulebook.deck(deck, casual=self.casual, wishes=self.wishes)
        return self._do(Entry(Did.DECK, seat, {"deck": checked, "name": _deck_name(name)}))

    def start(self, holder: str, seed: int) -> list[Entry]:
        """Begin the game, once every chair has a deck."""
        self._at_table(holder)
        if self.game is not None:
            raise Refused("The game has begun already.")
        if missing := [each.name for each in self.chairs if each.deck is None]:
            raise Refused(f"There is no {self.rulebook.brings} yet for {' and '.join(missing)}.")
        setup = self.rulebook.setup(self.wishes, [each.deck for each in self.chairs])
        return self._do(Entry(Did.START, data={"setup": setup, "seed": seed}))

    def go_on(self, holder: str, save: Save) -> list[Entry]:
        """Begin with a game that was played elsewhere: its setup, its seed and its answers, by the rules."""
        self._at_table(holder)
        if self.game is not None:
            raise Refused("The game has begun already.")
        done = self._do(Entry(Did.START, data={"setup": save.setup, "seed": save.seed}))
        for option in save.answers:
            seat = self.decision.player if self.decision else -1
            done += self._choose(seat, option, self.moment, By.PERSON)
        return done

    # Playing ----------------------------------------------------------------------------

    def choose(self, holder: str, seat: int, option: int, moment: int) -> list[Entry]:
        """Answer the pending decision for one's chair."""
        self._own(holder, seat)
        return self._choose(seat, option, moment, By.PERSON)

    def bot_chose(self, seat: int, option: int, moment: int) -> list[Entry]:
        """Answer for a bot."""
        if not self._chair(seat).bot:
            raise Refused("No bot plays there any more.")
        return self._choose(seat, option, moment, By.BOT)

    def set_policy(self, holder: str, seat: int, policy: Policy) -> list[Entry]:
        """Say where one wants to be asked, and where not."""
        if self._own(holder, seat).policy == policy:
            return []
        names = (*policy.stops, *policy.skips, *policy.cards)
        if len(names) > MOST_NAMES or any(len(each) > LONGEST_NAME for each in names):
            raise Refused(f"A policy names at most {MOST_NAMES} things, each of at most {LONGEST_NAME} letters.")
        parts = {"stops": list(policy.stops), "skips": list(policy.skips), "cards": list(policy.cards)}
        return self._do(Entry(Did.POLICY, seat, parts))

    def pass_on(self, holder: str, seat: int, *, on: bool = True) -> list[Entry]:
        """Pass windows until something happens that concerns the player; or no longer."""
        self._own(holder, seat)
        return self._do(Entry(Did.WAIT, seat, {"on": on}))

    def pause(self, holder: str) -> list[Entry]:
        """Nobody chooses, and no bot plays, until the table goes on."""
        self._at_table(holder)
        if self.paused:
            raise Refused("The table is paused already.")
        return self._do(Entry(Did.PAUSE))

    def resume(self, holder: str) -> list[Entry]:
        """Go on after a pause."""
        self._at_table(holder)
        if not self.paused:
            raise Refused("The table is not paused.")
        return self._do(Entry(Did.RESUME))

    # Taking back ------------------------------------------------------------------------

    def undo(self, holder: str, keep: int | None = None) -> list[Entry]:
        """Take back one's last choice, or all but so many answers; where others are concerned they are asked."""
        own = self._at_table(holder)
        if keep is None:
            mine = [n for n, each in enumerate(self.answers) if each.seat in own and each.by is By.PERSON]
            if not mine:
                raise Refused("There is nothing to take back: you have not chosen yet.")
            keep = mine[-1]
        elif not self.answers:
            raise Refused("There is nothing to take back: nobody has chosen yet.")
        elif not 0 <= keep < len(self.answers):
            raise Refused(f"Of {len(self.answers)} answers, 0 to {len(self.answers) - 1} can stay, not {keep}.")
        others = self._others(holder)
        if not others or self._free_to_undo(own, keep):
            return self._do(Entry(Did.UNDO, data={"keep": keep}))
        if self.request is not None:
            raise Refused(f"{self.request.name} has asked to take something back: that has to be answered first.")
        name = self.chairs[own[0]].name
        return self._do(Entry(Did.ASK_UNDO, own[0], {"holder": holder, "name": name, "keep": keep}))

    def redo(self, holder: str) -> list[Entry]:
        """Choose again what was taken back, one choice of one's own after the other."""
        own = self._at_table(holder)
        if not self.taken_back:
            raise Refused("There is nothing to choose again: nothing was taken back since.")
        if self.decision is None or self.decision.player not in own:
            raise Refused("What was taken back next is for somebody else to choose again.")
        return self._choose(self.decision.player, self.taken_back[-1], self.moment, By.PERSON)

    def agree(self, holder: str) -> list[Entry]:
        """Agree that somebody takes something back; it happens when all have agreed."""
        own, request = self._at_table(holder), self._asked_to_undo()
        if holder in (request.holder, *request.agreed):
            raise Refused("You have agreed already.")
        done = self._do(Entry(Did.AGREE, own[0], {"holder": holder}))
        if set(self._others(request.holder)) <= {*request.agreed, holder}:
            done += self._do(Entry(Did.UNDO, data={"keep": request.keep}))
        return done

    def refuse(self, holder: str) -> list[Entry]:
        """Do not agree; whoever asked may also withdraw so."""
        own = self._at_table(holder)
        self._asked_to_undo()
        return self._do(Entry(Did.REFUSE, own[0]))

    def _asked_to_undo(self) -> Request:
        if self.request is None:
            raise Refused("Nobody has asked to take anything back.")
        return self.request

    def _free_to_undo(self, own: list[int], keep: int) -> bool:
        """One's own last choice, and nothing since that anybody could not know or that others chose."""
        since = self.answers[keep:]
        alone = all(each.seat in own or each.by is not By.PERSON for each in since)
        return alone and not any(each.revealed for each in since)

    def _others(self, holder: str) -> list[str]:
        """Everybody else who holds a chair."""
        return sorted({each.holder for each in self.chairs if each.holder and each.holder != holder})

    # Checks -----------------------------------------------------------------------------

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(f"This table has the chairs 1 to {len(self.chairs)}, and no chair {seat + 1}.")
        return self.chairs[seat]

    def _own(self, holder: str, seat: int) -> Chair:
        chair = self._chair(seat)
        if not holder or chair.holder != holder:
            raise Refused(f"The chair of {chair.name} is not yours to choose for.")
        return chair

    def _at_table(self, holder: str) -> list[int]:
        own = self.seats_of(holder)
        if not own:
            raise Refused("Only somebody who holds a chair can do that.")
        return own

    def _choose(self, seat: int, option: int, moment: int, by: By) -> list[Entry]:
        decision = self.decision
        if decision is None:
            raise Refused("The game is over." if self.game else "The game has not begun.")
        if self.paused:
            raise Refused("The table is paused; somebody at it can go on.")
        if moment != self.moment:
            raise Refused("The game has moved on since that question was asked; here is where it stands.")
        if decision.player != seat:
            raise Refused(f"{self.chairs[decision.player].name} is asked now.")
        if option not in decision.options:
            raise Refused("That is not among the options of this question.")
        return self._do(Entry(Did.CHOOSE, seat, {"option": option, "by": by.value}))

    # Doing ------------------------------------------------------------------------------

    def _do(self, entry: Entry) -> list[Entry]:
        """Follow an entry, and what the policies of the players make of it."""
        if entry.did in FUSS and self.fuss >= MOST_FUSS:
            raise Refused("So much has been changed since the last choice that one has to be made first.")
        done = [entry]
        self.follow(entry)
        while (seat := self._passes()) is not None:
            asked_for = entry.did is Did.WAIT and len(done) == 1  # the first pass is what the player wanted now
            by = By.PERSON if asked_for and seat == entry.seat else By.POLICY
            passed = Entry(Did.CHOOSE, seat, {"option": PASS, "by": by.value})
            self.follow(passed)
            done.append(passed)
        return done

    def _passes(self) -> int | None:
        """The seat that passes now as its player wished, if it does."""
        decision = self.decision
        if decision is None or self.paused or self.asked_again or decision.kind not in self.rulebook.windows:
            return None
        if PASS not in decision.options or len(decision.options) == 1:  # there only because of a stop
            return None
        chair = self.chairs[decision.player]
        policy = chair.policy
        skipped = decision.kind in policy.skips or decision.rule in policy.skips
        if not chair.holder or not (chair.passing or skipped):
            return None
        if policy.cards and self.game is not None and self.rulebook.offered(self.game).intersection(policy.cards):
            return None
        return decision.player


def _short_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused(f"A name has 1 to {LONGEST_NAME} letters that can be read.")
    return name


def _deck_name(name: str) -> str:
    name = " ".join(name.split())
    if len(name) > LONGEST_DECK_NAME or not name.isprintable():
        raise Refused(f"The name of a deck has at most {LONGEST_DECK_NAME} letters that can be read.")
    return name
