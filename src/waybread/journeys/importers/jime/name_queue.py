"""What a name does when it comes to the head of the queue: it is offered to all that may be waiting for it.

First gates count it. Then it is offered, in this order, to hidden tokens, the current objective, an objective to come,
events that listen to it, the event of that name, a chapter, an ending. A trigger stops at the first that takes it,
but an objective keeps nothing from the others; a multi trigger is offered to all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from waybread.files import join_names
from waybread.journeys.importers.jime.chapters import Map
from waybread.journeys.importers.jime.event_bodies import Way, body, pay, tell
from waybread.journeys.importers.jime.safe_words import Names, quoted
from waybread.journeys.importers.jime.scenario_file import Kind, Offer, Scenario, Script, Trigger
from waybread.journeys.importers.jime.scenario_tokens import make_tokens
from waybread.journeys.script.adventure import Action, Condition, Ending, Objective, do

IDLE: Final = "none"
"""The objective while there is none."""
Actions = tuple[Action, ...]


class Queue:
    """Everything that waits for names, while it is being made."""

    def __init__(self, scenario: Scenario, map_: Map) -> None:
        self.scenario = scenario
        self.map = map_
        self.objectives = [Objective(IDLE, scenario.texts.stock("no objective"))]
        self.endings: list[Ending] = []
        self._starting: dict[str, list[Offer]] = {}
        self._completing: dict[str, list[Offer]] = {}
        self._ending: dict[str, list[Offer]] = {}
        self._coming: dict[str, list[Offer]] = {}
        self._listeners: dict[str, list[Script]] = {}
        self.first: Actions = ()
        """What begins the objective to start with."""
        self._read_objectives()
        self._read_endings()
        for each in map_.chapters:
            name = scenario.named(each.part, "triggeredBy")
            if name and not each.start:
                self._coming.setdefault(name, []).append(Offer(each.where, map_.comes(each)))
            elif not each.start:
                scenario.notes.dangling(each.where, "nothing reveals it, so it never comes.")

    # Objectives and endings ---------------------------------------------------------------

    def _read_objectives(self) -> None:
        scenario, safe = self.scenario, Names("objective")
        safe.fresh(IDLE)
        wanted = scenario.part.name("objectiveName")
        for part in scenario.part.need("objectives").parts("objectives", "objective"):
            name = part.need("dataName").name("dataName")
            if not name or part.flag("isEmpty"):
                continue
            own = safe.fresh(name)
            where = f"objective {quoted(name)}"
            reminder = scenario.texts.add(
                f"objective.{own}", part.text("objectiveReminder") or name, where, f"objective.{name}.reminder"
            )
            summary = "" if part.flag("skipSummary") else scenario.texts.add(
                f"objective.{own}.summary", part.page("textBookData"), where, f"objective.{name}.summary"
            )  # fmt: skip
            self.objectives.append(Objective(own, reminder))
            begins = (do("objective", name=own), *scenario.say(summary))
            completes = (do("objective", name=IDLE), *scenario.fires(part, "nextTrigger"), *pay(scenario, part, where))
            if waits := scenario.named(part, "triggeredByName"):
                self._starting.setdefault(waits, []).append(Offer(f"the start of {where}", begins, takes=False))
            if ends := scenario.named(part, "triggerName"):
                current = Condition("objective", own)
                self._completing.setdefault(ends, []).append(Offer(where, completes, (current,), takes=False))
            if name == wanted and not self.first:
                self.first = begins
        if wanted and not self.first:
            scenario.notes.dangling("the scenario", f"objectiveName names {quoted(wanted)}, which is no objective.")

    def _read_endings(self) -> None:
        scenario, safe = self.scenario, Names("ending")
        status = scenario.part.need("scenarioEndStatus").part("scenarioEndStatus")
        pages: dict[str, tuple[Ending, str]] = {}
        for part in scenario.part.need("resolutions").parts("resolutions", "resolution"):
            title = part.text("dataName")
            if part.need("pages").flag("isEmpty"):
                continue
            where = f"resolution {quoted(title)}"
            won = status is not None and status.flag(title)
            name = f"ending {safe.fresh(title)}"
            page = scenario.texts.add(name, part.own_page(), where, f"resolution.{title}.text")
            final = scenario.named(part, "finalTriggerName")
            shown = (*scenario.say(page), *scenario.remember(final))
            waits = scenario.named(part, "triggerName")
            self.endings.append(Ending(name, won, shown))
            pages.setdefault(title, (self.endings[-1], waits))
            if not waits:
                scenario.notes.dangling(where, "nothing brings it about.")
                continue
            ended = do("win" if won else "lose", reason=name)
            self._ending.setdefault(waits, []).append(Offer(where, (*shown, ended)))
        self._by_rule(pages)

    def _by_rule(self, pages: dict[str, tuple[Ending, str]]) -> None:
        """The endings that the rules bring about: a hero has fallen, or the bar is full."""
        scenario = self.scenario
        if title := scenario.part.name("lastStandFailedResolution"):
            if title not in pages:
                text = f"lastStandFailedResolution names {quoted(title)}, which is no resolution."
                scenario.notes.dangling("the scenario", text)
            else:
                ending = pages[title][0]
                self.endings.append(Ending("fallen", False, ending.do))
                if ending.won:
                    text = "it comes when a hero has fallen, which loses the adventure, though the file calls it won."
                    scenario.notes.read(f"resolution {quoted(title)}", text)
        for words in self._at_the_end(pages):
            self.endings.append(Ending("full", False, words))
            return

    def _at_the_end(self, pages: dict[str, tuple[Ending, str]]) -> Iterator[Actions]:
        """What the author has written for the end of the threat bar: an event, and the ending that it leads to."""
        scenario = self.scenario
        for part in scenario.part.parts("threats", "threat"):
            if part.number("threshold") < scenario.part.number("threatMax"):
                continue
            name = part.name("triggerName")
            script = scenario.scripts.get(name)
            words: Actions = ()
            if script is not None:
                words = tell(scenario, script)
                name = script.part.name("triggerAfterName") or name
            for ending, waits in pages.values():
                if waits == name and not ending.won:
                    yield (*words, *ending.do)

    # Names ----------------------------------------------------------------------------------

    def make_events(self) -> None:
        """An event of ours for each name, and for each event that a name can start."""
        scenario = self.scenario
        for script in scenario.scripts.values():
            if script.startable:
                if name := scenario.named(script.part, "triggerName"):
                    self._listeners.setdefault(name, []).append(script)
                scenario.event(f"run {script.safe}", "fired", "", body(scenario, script, Way()), again=True)
        gates, faces = self._gates(), self._faces()
        make_tokens(scenario)
        made: set[str] = set()
        while len(made) < len(scenario.fired):
            for name in [each for each in scenario.fired if each not in made]:
                made.add(name)
                trigger = scenario.triggers.get(name, Trigger())
                actions = (
                    *(scenario.remember(name) if trigger.campaign else ()),
                    *gates.get(name, ()),
                    *faces.get(name, ()),
                    *self._offered(name, trigger),
                )
                scenario.event(scenario.event_of(name), "fired", "", actions)

    def _offered(self, name: str, trigger: Trigger) -> Iterator[Action]:
        """Offer a name to all that may take it."""
        offers = list(self._offers(name, trigger))
        taking = [each for each in offers if each.takes]
        if not trigger.multi and len({each.what for each in offers}) > 1:
            self._note(name, offers)
        counter = f"taken {self.scenario.safe[name]}"
        contested = len(taking) > 1 and not trigger.multi
        for each in offers:
            free = (Condition("counter", counter, "==", 0),) if contested and each.takes else ()
            taken = (do("counter", name=counter),) if free and each is not taking[-1] else ()
            when = (*free, *each.when)
            if when:
                yield do("if", when=when, then=(*taken, *each.actions))
            else:
                yield from each.actions

    def _note(self, name: str, offers: list[Offer]) -> None:
        what = join_names(dict.fromkeys(each.what for each in offers))
        if sum(each.takes for each in offers) > 1:
            text = f"{what} wait for it; it is no multi trigger, so the first that can takes it from the others."
        else:
            text = f"{what} wait for it; it is no multi trigger, but an objective keeps nothing from the others."
        self.scenario.notes.read(f"trigger {quoted(name)}", text)

    def _offers(self, name: str, trigger: Trigger) -> Iterator[Offer]:
        scenario = self.scenario
        yield from self.map.hidden.get(name, ())
        yield from self._completing.get(name, ())
        starting = self._starting.get(name, [])
        yield from starting if trigger.multi else starting[:1]
        yield from self._listening(name, trigger)
        script = scenario.scripts.get(name)
        if script is not None and script.startable:
            yield Offer(script.where, (do("fire", event=f"run {script.safe}"),))
        coming = self._coming.get(name, [])
        yield from coming if trigger.multi else coming[:1]
        yield from self._ending.get(name, [])[:1]

    def _listening(self, name: str, trigger: Trigger) -> Iterator[Offer]:
        """The events that listen to a name: all of a multi trigger's, by their names; else one of them at random."""
        scenario = self.scenario
        scripts = self._listeners.get(name, [])
        if not scripts:
            return
        what = " and ".join(each.where for each in scripts[:3])
        if trigger.multi:
            yield Offer(what, scenario.fire(*(each.name for each in scripts)))
            return
        runs = tuple((do("fire", event=f"run {each.safe}"),) for each in scripts)
        yield Offer(what, runs[0] if len(runs) == 1 else (do("random", options=runs),))

    def _gates(self) -> dict[str, list[Action]]:
        """Conditional events, by the names that they count."""
        scenario = self.scenario
        found: dict[str, list[Action]] = {}
        for script in scenario.scripts.values():
            if script.kind is not Kind.CONDITIONAL:
                continue
            part = script.part.need("triggerList")
            names = [scenario.waited_for(part.where, "triggerList", each) for each in part.names("triggerList")]
            needed = min(part.number("triggersRequiredCount", 0, 0) or len(names), len(names))
            if not names:
                scenario.notes.left_out(script.where, "it waits for no trigger, so it never comes about.")
            names_after = scenario.fires(part, "finishedTrigger", "triggerAfterName")
            opened = (*names_after, *pay(scenario, part, script.where))
            counter = f"met {script.safe}"
            counted = do("counter", name=counter)
            reached = do("if", when=(Condition("counter", counter, "==", needed),), then=opened)
            for name in names:
                found.setdefault(name, []).extend((counted, reached))
        return found

    def _faces(self) -> dict[str, list[Action]]:
        """Tokens that never leave, by the names after which they only show other words."""
        scenario = self.scenario
        found: dict[str, list[Action]] = {}
        for script in scenario.scripts.values():
            if script.kind is Kind.PERSISTENT and (name := scenario.named(script.part, "alternativeTextTrigger")):
                swap = do("jime swap", name=scenario.token_for(script), **{"with": scenario.left_behind(script)})
                found.setdefault(name, []).append(swap)
        return found
