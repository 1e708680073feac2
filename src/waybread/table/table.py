"""A table: a running game with chairs around it.

Every method that changes something checks first, changes, and returns the entries to be written down. What
cannot be is :class:`Refused` in one sentence. A table that follows the same entries is the same table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from waybread.kernel import PASS, Decision, Event, Game, Json, WaybreadError
from waybread.kernel.saves import Save
from waybread.table.journal import Answer, By, Chair, Did, Entry, Policy, Refused, Request
from waybread.table.rulebook import Prompt, Rulebook, Summary, Words

MOST_NAMES: Final = 100
"""So many stops, skips and cards together a policy can name."""
LONGEST_NAME: Final = 40
"""So many letters the name of a player, or in a policy, can have."""
LONGEST_DECK_NAME: Final = 80
BOTS: Final = ("random", "scout", "strider")
MOST_TOLD: Final = 1000
"""So many things can happen by one answer; what an author wrote may go round in circles."""
MOST_FUSS: Final = 100
"""So many entries in a row can be something else than choices, so that nobody fills the journal with them."""


class Table:
    """A game, and the people and bots who play it."""

    __slots__ = (
        "_before", "answers", "asked_again", "casual", "chairs", "cut", "fuss", "game", "log", "moment", "number",
        "paused", "request", "rulebook", "sat", "undone", "wishes",
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
        self.game: Game[Any] | None = None
        self.log: list[Event] = []
        self.answers: list[Answer] = []
        self.number = 0
        """How many entries have been followed."""
        self.moment = 0
        """Changes with every new question: a choice names the moment it is meant for."""
        self.paused = False
        self.request: Request | None = None
        self.undone = 0
        """How many answers have been taken back."""
        self.asked_again = False
        """The question of this moment is one that an undo led to: no policy passes it."""
        self.sat: list[str] = []
        """Everybody who has ever held a chair."""
        self.cut: int | None = None
        """For whoever shows the log: it was taken back to this length since they last set this to None."""
        self.fuss = 0
        """Entries since the last choice that were none."""
        self._before = 0
        """How long the log was before the answer that is being carried out."""

    # What is to be seen -----------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return tuple(each.name for each in self.chairs)

    @property
    def decision(self) -> Decision | None:
        """What the game waits for."""
        return None if self.game is None else self.game.decision

    @property
    def over(self) -> bool:
        """Has the game been played to its end?"""
        return self.game is not None and self.game.over

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may know of the game; nothing before it begins."""
        return {} if self.game is None else self.game.view(seat)

    def prompt(self) -> Prompt | None:
        """The pending question in words, for the one who is asked."""
        return None if self.game is None or self.game.decision is None else self.rulebook.prompt(self.game, self.names)

    def lines(self, seat: int | None, since: int = 0) -> list[tuple[int, Words]]:
        """The log for a seat from a place in it on; each line with its place."""
        found = []
        for place in range(since, len(self.log)):
            words = self.rulebook.line(self.log[place], seat, self.names)
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

    def bot_due(self) -> int | None:
        """The seat whose bot is asked now, if it is a bot's turn."""
        decision = self.decision
        if decision is None or self.paused or not self.chairs[decision.player].bot:
            return None
        return decision.player

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
        """Have a bot play for a chair that is free; without a name the chair keeps its own."""
        self._at_table(holder)
        chair = self._chair(seat)
        if bot not in BOTS:
            raise Refused(f"There is no bot '{bot[:LONGEST_NAME]}'; there are {', '.join(BOTS)}.")
        if chair.holder:
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

    # Following --------------------------------------------------------------------------

    def _do(self, entry: Entry) -> list[Entry]:
        """Follow an entry, and what the policies of the players make of it."""
        if entry.did in _FUSS and self.fuss >= MOST_FUSS:
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

    def follow(self, entry: Entry) -> None:
        """Let happen what an entry says; for entries that this table or another program has checked."""
        _FOLLOW[entry.did](self, entry)
        self.number += 1
        self.fuss = self.fuss + 1 if entry.did in _FUSS else 0

    def _sit(self, entry: Entry) -> None:
        data = entry.data
        old = self.chairs[entry.seat]
        if data["holder"] and data["holder"] not in self.sat:
            self.sat.append(data["holder"])
        self.chairs[entry.seat] = Chair(data["name"], data["holder"], data["bot"], old.deck, old.deck_name)
        if self.game is not None:
            self.game.set_stops(entry.seat, ())
        if self.request is not None:  # whoever was asked may be gone
            self.request = None

    def hear(self, event: Event) -> None:
        """Write down what the game tells."""
        if len(self.log) - self._before > MOST_TOLD:
            raise WaybreadError("So much would come of that that it may never end; nothing has changed.")
        self.log.append(event if self.game is None else self.rulebook.heard(self.game, event))

    def _bring(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        chair.deck, chair.deck_name = entry.data["deck"], entry.data.get("name", "")

    def _start(self, entry: Entry) -> None:
        self._before = 0
        try:
            game = self.game = self.rulebook.game.new(entry.data["setup"], entry.data["seed"], tell=self.hear)
        except BaseException:
            self.log.clear()
            raise
        self.log = [self.rulebook.heard(game, each) for each in self.log]  # told before there was a game to look at
        for seat, chair in enumerate(self.chairs):
            self.game.set_stops(seat, chair.policy.stops)
        self.moment += 1

    def _answered(self, entry: Entry) -> None:
        game, decision = self.game, self.decision
        if game is None or decision is None:
            raise WaybreadError("The journal has a choice where nothing is asked.")
        option = entry.data["option"]
        lines = self._before = len(self.log)
        given = len(game.answers)
        told = self.rulebook.chosen(game, decision, option)
        hidden, chance = self.rulebook.hidden(game), game.state.streams.clone()
        self.log.append(told)
        try:
            game.choose(option)
        except BaseException:
            del self.log[lines:]
            raise
        if len(game.answers) > given:  # not so at a stop, where there was nothing to choose
            by = By(entry.data["by"])
            shown = _learnt(hidden, self.rulebook.hidden(game))
            news = shown if by is By.BOT else shown & hidden[entry.seat]  # a person may take back what they knew
            revealed = bool(news) or game.state.streams != chance
            self.answers.append(Answer(entry.seat, by, revealed, lines))
        self.asked_again = False
        self.moment += 1
        self.request = None
        self._wake(lines)

    def _wake(self, lines: int) -> None:
        """Whoever passes until something happens looks up if it did, or if the question is more than a window."""
        asked = self.decision
        for seat, chair in enumerate(self.chairs):
            if not chair.passing:
                continue
            at_once = asked is None or (asked.player == seat and asked.kind not in self.rulebook.windows)
            if at_once or any(self.rulebook.concerns(each, seat) for each in self.log[lines:]):
                chair.passing = False

    def _take_back(self, entry: Entry) -> None:
        if self.game is None:
            raise WaybreadError("The journal takes back where no game has begun.")
        keep = entry.data["keep"]
        self.asked_again = True
        while len(self.answers) > keep:
            self.game.undo()
            self.undone += 1
            del self.log[self.answers.pop().lines :]
        self.cut = len(self.log) if self.cut is None else min(self.cut, len(self.log))
        for chair in self.chairs:
            chair.passing = False
        self.moment += 1
        self.request = None

    def _ask_undo(self, entry: Entry) -> None:
        self.request = Request(entry.data["holder"], entry.data["name"], entry.data["keep"])

    def _agreed(self, entry: Entry) -> None:
        if self.request is not None:
            self.request.agreed.append(entry.data["holder"])

    def _refused(self, entry: Entry) -> None:
        self.request = None

    def _set_policy(self, entry: Entry) -> None:
        data = entry.data
        policy = Policy(tuple(data["stops"]), tuple(data["skips"]), tuple(data["cards"]))
        self.chairs[entry.seat] = replace(self.chairs[entry.seat], policy=policy)
        if self.game is not None:
            self.game.set_stops(entry.seat, policy.stops)

    def _pass_on(self, entry: Entry) -> None:
        self.chairs[entry.seat].passing = entry.data["on"]

    def _pause(self, entry: Entry) -> None:
        self.paused = entry.did is Did.PAUSE


_FUSS: Final = frozenset(Did) - {Did.CHOOSE, Did.UNDO, Did.START}
_FOLLOW: Final = {
    Did.SIT: Table._sit,
    Did.DECK: Table._bring,
    Did.START: Table._start,
    Did.CHOOSE: Table._answered,
    Did.UNDO: Table._take_back,
    Did.ASK_UNDO: Table._ask_undo,
    Did.AGREE: Table._agreed,
    Did.REFUSE: Table._refused,
    Did.POLICY: Table._set_policy,
    Did.WAIT: Table._pass_on,
    Did.PAUSE: Table._pause,
    Did.RESUME: Table._pause,
}


def _learnt(before: tuple[frozenset[int], ...], after: tuple[frozenset[int], ...]) -> frozenset[int]:
    """The cards that anybody knows now and did not before."""
    return frozenset().union(*(old - new for old, new in zip(before, after, strict=True)))


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
