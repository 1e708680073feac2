"""A table: a running game with chairs around it.

Every method that changes something checks first, changes, and returns the entries to be written down. An invalid
request is :class:`Refused` with a one-sentence reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from secrets import randbelow
from typing import Any, Final

from waybread.bots import find_bot
from waybread.kernel import PASS, Decision, Event, Fact, Game, Json, Redeal, Save, WaybreadError, saves
from waybread.table.chairs import Chair, Policy, Refused, deck_name, player_name
from waybread.table.entry_effects import EFFECTS
from waybread.table.game_history import Answer, By, GameHistory
from waybread.table.journal import GAME_ENTRIES, Entry, EntryKind, UndoRequest
from waybread.table.rulebook_interface import Prompt, Rulebook, Summary
from waybread.texts import Words

MAX_ENTRIES_SINCE_CHOICE: Final = 100
"""Entries in a row that do not change the game, so that nobody fills the journal with them."""


def verify_bot(name: str) -> None:
    """Raise if there is no bot with this name."""
    try:
        find_bot(name)
    except WaybreadError as error:
        raise Refused(str(error)) from None


def _dealing(seed: int, knowers: Sequence[int] | None, facts: Mapping[str, Fact]) -> Entry:
    kept = None if knowers is None else list(knowers)
    return Entry(EntryKind.DEAL_AGAIN, data={"seed": seed, "knowers": kept, "facts": dict(facts)})


class Table:
    """A game, and the people and bots who play it."""

    __slots__ = (
        "casual", "chairs", "dealing_due", "entries_since_choice", "ever_seated", "history", "moment", "number",
        "paused", "request", "rulebook", "wishes",
    )  # fmt: skip

    def __init__(
        self, rulebook: Rulebook[Any], wishes: Mapping[str, Json], seats: int, *, casual: bool = False
    ) -> None:
        self.rulebook: Final = rulebook
        self.wishes: Final = dict(wishes)
        """What is to be played: scenario, difficulty and the like; the decks are with the chairs."""
        self.casual: Final = casual
        """Decks may break the rules of deckbuilding."""
        self.chairs: Final = [Chair(f"Player {seat + 1}") for seat in range(seats)]
        self.history: Final = GameHistory(rulebook, seats)
        self.number = 0
        """How many entries have been applied."""
        self.moment = 0
        """Changes with every new question: a choice names the moment it is meant for."""
        self.paused = False
        self.request: UndoRequest | None = None
        self.ever_seated: list[str] = []
        """Everybody who has ever held a chair."""
        self.dealing_due: Mapping[str, Any] | None = None
        """If what nobody knows is to be dealt again: the seats that keep what they know, and why, as facts."""
        self.entries_since_choice = 0
        """Entries in a row that did not change the game."""

    def apply(self, entry: Entry) -> None:
        """Let happen what an entry says."""
        EFFECTS[entry.kind](self, entry)
        self.number += 1
        self.entries_since_choice = 0 if entry.kind in GAME_ENTRIES else self.entries_since_choice + 1

    # What there is to see ---------------------------------------------------------------

    @property
    def game(self) -> Game[Any] | None:
        """The game, once it has begun."""
        return self.history.game

    @property
    def decision(self) -> Decision | None:
        """What the game waits for."""
        return self.history.decision

    @property
    def log(self) -> list[Event]:
        """Everything that has happened in the game."""
        return self.history.log

    @property
    def answers(self) -> list[Answer]:
        """The answers of the game, with who gave them."""
        return self.history.answers

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(each.name for each in self.chairs)

    @property
    def over(self) -> bool:
        """Has the game been played to its end?"""
        return self.game is not None and self.game.over

    def view(self, seat: int | None) -> Mapping[str, Json]:
        """All that a seat (None: a spectator) may know of the game; nothing before it begins."""
        return {} if self.game is None else self.game.view(seat)

    def prompt(self) -> Prompt | None:
        """The pending question in words, for the one who is asked."""
        return None if self.game is None or self.game.decision is None else self.rulebook.prompt(self.game, self.names)

    def log_lines(self, seat: int | None, since: int = 0) -> list[tuple[int, Words]]:
        """The log for a seat from a place in it on; each line with its place."""
        found = []
        for place in range(since, len(self.log)):
            words = self.rulebook.log_line(self.log[place], seat, self.names)
            if words is not None:
                found.append((place, words))
        return found

    def why_not(self, seat: int, card: int) -> str | None:
        """Why a player cannot answer with a card now; None if they can."""
        if self.game is None:
            return "The game has not begun."
        if self.decision is not None and self.decision.player != seat:
            return f"{self.chairs[self.decision.player].name} is asked now."
        return self.rulebook.why_not(self.game, seat, card)

    def summary(self) -> Summary:
        """A finished game, for the quest log."""
        if self.game is None or not self.game.over:
            raise Refused("The game has not ended: there is nothing for the quest log yet.")
        return self.rulebook.summary(self.game)

    def seats_of(self, holder: str) -> list[int]:
        """The chairs that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def bot_to_move(self) -> int | None:
        """The seat whose bot is asked now, if it is a bot's turn."""
        decision = self.decision
        if decision is None or self.paused or not self.chairs[decision.player].bot:
            return None
        return decision.player

    # Taking a place ---------------------------------------------------------------------

    def sit(self, holder: str, seat: int, name: str) -> list[Entry]:
        """Take a chair that is free, or a bot's.

        For somebody new at a running table what nobody knows is dealt again, and so are hands that no person ever held.
        """
        chair = self._chair(seat)
        if not holder:
            raise Refused("Somebody has to take the chair.")
        if chair.holder:
            raise Refused(f"{chair.name} sits there already; whoever holds the chair can leave it.")
        name = self._new_name(chair, name)
        knowers = [place for place, each in enumerate(self.chairs) if each.held] or None
        due = [] if holder in self.ever_seated else self._dealing_due(knowers, {"newcomer": name})
        return self._do(Entry(EntryKind.SIT, seat, {"holder": holder, "name": name, "bot": ""}), *due)

    def leave(self, holder: str, seat: int) -> list[Entry]:
        """Leave one's chair: it waits for somebody to take it, or for a bot."""
        chair = self._own(holder, seat)
        return self._do(Entry(EntryKind.SIT, seat, {"holder": "", "name": chair.name, "bot": ""}))

    def free(self, seat: int) -> list[Entry]:
        """Have somebody leave their chair; whoever runs the table says who may ask for that."""
        chair = self._chair(seat)
        if not chair.holder and not chair.bot:
            raise Refused("Nobody sits there.")
        return self._do(Entry(EntryKind.SIT, seat, {"holder": "", "name": chair.name, "bot": ""}))

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
        return self._do(Entry(EntryKind.SIT, seat, {"holder": "", "name": called, "bot": bot}))

    def _new_name(self, chair: Chair, name: str) -> str:
        name = player_name(name)
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
        checked = self.rulebook.check_deck(deck, casual=self.casual, wishes=self.wishes)
        return self._do(Entry(EntryKind.DECK, seat, {"deck": checked, "name": deck_name(name), "by": holder}))

    def start(self, holder: str, seed: int) -> list[Entry]:
        """Begin the game, once every chair has a deck."""
        self._at_table(holder)
        if self.game is not None:
            raise Refused("The game has begun already.")
        if missing := [each.name for each in self.chairs if each.deck is None]:
            raise Refused(f"There is no {self.rulebook.brings} yet for {' and '.join(missing)}.")
        setup = self.rulebook.make_setup(self.wishes, [each.deck for each in self.chairs])
        return self._start(setup, seed)

    def continue_save(self, holder: str, save: Save) -> list[Entry]:
        """Begin with a game that was played elsewhere: its setup, its seed and its answers, by the rules.

        Whoever has the save knows what nobody should, so that is dealt again.
        """
        self._at_table(holder)
        if self.game is not None:
            raise Refused("The game has begun already.")
        done = self._start(save.setup, save.seed)
        dealt = saves.redeals_by_place(save.redeals)
        done += self._deal_again_as_saved(dealt.get(0, ()))
        for number, option in enumerate(save.answers, 1):
            seat = self.decision.player if self.decision else -1
            done += self._choose(seat, option, self.moment, By.PERSON)
            done += self._deal_again_as_saved(dealt.get(number, ()))
        return done + self._do(*self._dealing_due(None, {"from save": True}))

    def _deal_again_as_saved(self, redeals: Iterable[Redeal]) -> list[Entry]:
        return self._do(*(_dealing(each.seed, each.knowers, {}) for each in redeals))

    def _dealing_due(self, knowers: Sequence[int] | None, facts: Mapping[str, Fact]) -> list[Entry]:
        """The entry that has what nobody knows dealt again, now or when the effect under way has ended."""
        due = {"knowers": knowers, "facts": dict(facts)}
        return [] if self.game is None or self.over else [Entry(EntryKind.DEALING_DUE, data=due)]

    def _start(self, setup: dict[str, Json], seed: int) -> list[Entry]:
        ids = {"shuffled": True, "renewed": True}  # not so in entries of older versions
        return self._do(Entry(EntryKind.START, data={"setup": setup, "seed": seed, **ids}))

    # Playing ----------------------------------------------------------------------------

    def choose(self, holder: str, seat: int, option: int, moment: int) -> list[Entry]:
        """Answer the pending decision for one's chair."""
        self._own(holder, seat)
        return self._choose(seat, option, moment, By.PERSON)

    def choose_for_bot(self, seat: int, option: int, moment: int) -> list[Entry]:
        """Answer for a bot."""
        if not self._chair(seat).bot:
            raise Refused("No bot plays there any more.")
        return self._choose(seat, option, moment, By.BOT)

    def set_policy(self, holder: str, seat: int, policy: Policy) -> list[Entry]:
        """Say where one wants to be asked, and where not."""
        if self._own(holder, seat).policy == policy:
            return []
        policy.verify()
        parts = {"stops": list(policy.stops), "skips": list(policy.skips), "cards": list(policy.cards)}
        return self._do(Entry(EntryKind.POLICY, seat, parts))

    def pass_on(self, holder: str, seat: int, *, on: bool = True) -> list[Entry]:
        """Pass windows until something happens that concerns the player; or no longer."""
        self._own(holder, seat)
        return self._do(Entry(EntryKind.WAIT, seat, {"on": on}))

    def pause(self, holder: str) -> list[Entry]:
        """Nobody chooses, and no bot plays, until the table goes on."""
        self._at_table(holder)
        if self.paused:
            raise Refused("The table is paused already.")
        return self._do(Entry(EntryKind.PAUSE))

    def resume(self, holder: str) -> list[Entry]:
        """Go on after a pause."""
        self._at_table(holder)
        if not self.paused:
            raise Refused("The table is not paused.")
        return self._do(Entry(EntryKind.RESUME))

    # Taking back ------------------------------------------------------------------------

    def undo(self, holder: str, keep: int | None = None) -> list[Entry]:
        """Take back one's last choice, or all but so many answers; where others are concerned they are asked."""
        own = self._at_table(holder)
        if keep is None:
            keep = self.history.last_choice_of(own)
            if keep is None:
                raise Refused("There is nothing to take back: you have not chosen yet.")
        elif not self.answers:
            raise Refused("There is nothing to take back: nobody has chosen yet.")
        elif not 0 <= keep < len(self.answers):
            raise Refused(f"Of {len(self.answers)} answers, 0 to {len(self.answers) - 1} can stay, not {keep}.")
        if keep < self.history.fixed:
            raise Refused("What nobody knew was dealt again since: nobody can go back beyond that.")
        if not self._others(holder) or self.history.can_take_back_freely(own, keep):
            return self._do(Entry(EntryKind.UNDO, data={"keep": keep}))
        if self.request is not None:
            raise Refused(f"{self.request.name} has asked to take something back: that has to be answered first.")
        name = self.chairs[own[0]].name
        return self._do(Entry(EntryKind.ASK_UNDO, own[0], {"holder": holder, "name": name, "keep": keep}))

    def redo(self, holder: str) -> list[Entry]:
        """Choose again what was taken back, one choice of one's own after the other."""
        own = self._at_table(holder)
        if not self.history.redoable:
            raise Refused("There is nothing to choose again: nothing was taken back since.")
        if self.decision is None or self.decision.player not in own:
            raise Refused("What was taken back next is for somebody else to choose again.")
        return self._choose(self.decision.player, self.history.redoable[-1], self.moment, By.PERSON)

    def agree(self, holder: str) -> list[Entry]:
        """Agree that somebody takes something back; it happens when all have agreed."""
        own, request = self._at_table(holder), self._asked_to_undo()
        if holder in (request.holder, *request.agreed):
            raise Refused("You have agreed already.")
        done = self._do(Entry(EntryKind.AGREE, own[0], {"holder": holder}))
        if set(self._others(request.holder)) <= {*request.agreed, holder}:
            done += self._do(Entry(EntryKind.UNDO, data={"keep": request.keep}))
        return done

    def refuse(self, holder: str) -> list[Entry]:
        """Do not agree; whoever asked may also withdraw so."""
        own = self._at_table(holder)
        self._asked_to_undo()
        return self._do(Entry(EntryKind.REFUSE, own[0]))

    def _asked_to_undo(self) -> UndoRequest:
        if self.request is None:
            raise Refused("Nobody has asked to take anything back.")
        return self.request

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
        return self._do(Entry(EntryKind.CHOOSE, seat, {"option": option, "by": by.value}))

    # Entries ----------------------------------------------------------------------------

    def _do(self, *entries: Entry) -> list[Entry]:
        """Apply entries, and what follows by itself: dealing again, and the passes that the players' policies make."""
        if not GAME_ENTRIES.issuperset(each.kind for each in entries) and (
            self.entries_since_choice >= MAX_ENTRIES_SINCE_CHOICE
        ):
            raise Refused("Too many changes since the last choice; make a choice first.")
        done = [*entries]
        for each in entries:
            self.apply(each)
        while True:
            if self.dealing_due is not None and self.game is not None and self.game.can_deal_again:
                more = _dealing(randbelow(2**63), **self.dealing_due)
            elif (seat := self._seat_that_passes()) is not None:
                asked_for = done[-1].kind is EntryKind.WAIT and done[-1].seat == seat  # what the player wanted now
                by = By.PERSON if asked_for else By.POLICY
                more = Entry(EntryKind.CHOOSE, seat, {"option": PASS, "by": by.value})
            else:
                return done
            self.apply(more)
            done.append(more)

    def _seat_that_passes(self) -> int | None:
        """Return the seat that passes now as its player wished, if it does."""
        decision = self.decision
        if decision is None or self.paused or self.history.after_undo or decision.kind not in self.rulebook.windows:
            return None
        if PASS not in decision.options or len(decision.options) == 1:  # there only because of a stop
            return None
        chair = self.chairs[decision.player]
        if not chair.passes(decision):
            return None
        cards = chair.policy.cards
        if cards and self.game is not None and self.rulebook.offered_titles(self.game).intersection(cards):
            return None
        return decision.player
