"""Lay what the app tracks by names, press by names, and see what is offered, said and tracked.

    app = lay(groups=[Foes("ruffian")]).press("ruffian", "plus", "pierce", "apply")

The adventure is the proving ground unless a test brings its own; heroes are Gimli and Legolas.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.journeys.board import Foes
from tests.journeys.proving_ground import GROUND, HERE, KEY
from waybread.journeys import ADVENTURES, CompanionGame, CompanionView
from waybread.journeys.companion.app_texts import say
from waybread.journeys.companion.companion_state import CompanionState, Note
from waybread.journeys.companion.companion_steps import MODIFIERS
from waybread.journeys.decisions import Button, CompanionKind, Options, read_button
from waybread.journeys.rules.enemies.spawns import figure_of
from waybread.journeys.script.adventure import Action, Event
from waybread.journeys.state import NOWHERE, App, Group, Token
from waybread.kernel import PASS, Decision, Streams

__all__ = ["HERE", "Companion", "Foes", "lay", "when_told"]

GIMLI, LEGOLAS = 0, 1
_ROLES = {"Gimli": "Guardian", "Legolas": "Hunter", "Aragorn": "Captain", "Bilbo": "Burglar", "Elena": "Musician"}


def lay(
    *heroes: str,
    at: str = "2.6",
    groups: Sequence[Foes] = (),
    tokens: Mapping[str, int] = {},
    terrain: Sequence[tuple[Any, ...]] = (),
    items: Sequence[Sequence[str]] = (),
    darkness: Sequence[int] = (),
    unexplored: Sequence[int] = (),
    threat: int = 0,
    difficulty: str = "normal",
    adventure: str = KEY,
    seed: int = 1,
) -> Companion:
    """Lay what the app knows at a step (it is entered)."""
    party = heroes or ("Gimli", "Legolas")
    known = App(adventure, difficulty, threat, objective=ADVENTURES[adventure].objectives[0].name, changed=False)
    known.places.update({f"ground {n}": n for n in range(len(GROUND))})
    state = CompanionState(
        stack=[at], streams=Streams(seed), app=known, heroes=party, roles=tuple(_ROLES[each] for each in party),
        defeated=[False] * len(party), last_stands=[0] * len(party),
        items=[list(each) for each in items] or [[] for _ in party], skills=[[] for _ in party], tiles=GROUND,
        unexplored=list(unexplored), darkness=list(darkness), counter=100, round=1, phase="action",
    )  # fmt: skip
    for place, foes in enumerate(groups, 1):
        figures = [figure_of(foes.kind, foes.bonuses) for _ in range(foes.size)]
        state.groups.append(
            Group(place, foes.kind, figures, NOWHERE, tuple(foes.bonuses), "", foes.exhausted, foes.name)
        )
    kinds = {each.name: each.kind for each in ADVENTURES[adventure].tokens}
    for name, space in tokens.items():
        state.counter += 1
        state.tokens.append(Token(state.counter, kinds[name], space, name))
    for kind, space, *across in terrain:
        state.counter += 1
        state.tokens.append(Token(state.counter, kind, space, "", across[0] if across else NOWHERE))
    return Companion(CompanionGame.from_state(state))


def when_told(*actions: Action) -> tuple[Event, ...]:
    """Events of an adventure that does these things when the second round begins."""
    return (Event("told", "round", "2", do=actions),)


@dataclass
class Companion:
    """The app at work."""

    game: CompanionGame

    # Asking

    @property
    def decision(self) -> Decision:
        """The pending question."""
        assert self.game.decision is not None, f"the game is over: {self.game.outcome}"
        return self.game.decision

    @property
    def kind(self) -> str:
        """What is asked for."""
        return self.decision.kind

    @property
    def offered(self) -> list[str]:
        """The options by name."""
        return [self.name(each) for each in self.decision.options]

    def name(self, option: int) -> str:
        """An option of the pending decision in words."""
        kind, game = self.decision.kind, self.game
        if option == PASS:
            return "back"
        match kind.options:
            case Options.HEROES:
                return game.state.heroes[option]
            case Options.YES_OR_NO:
                return (("failed", "passed") if kind == CompanionKind.TEST else ("no", "yes"))[option]
            case Options.HARM:
                return ("damage", "fear")[option]
            case Options.GROUPS:
                return self._group(option)
            case Options.BUTTONS:
                return self._button(option)
            case _:
                return str(option)

    def _button(self, option: int) -> str:
        button, number = read_button(option)
        if button is Button.PORTRAIT:
            return self._group(number)
        if button is Button.MODIFIER:
            return MODIFIERS[number].value
        if button is Button.TOKEN:
            token = self.game.token(number)
            assert token is not None
            return token.name or token.kind
        name = button.name.lower().replace("_", " ")
        numbered = button in (Button.EXPLORE, Button.ENTER, Button.SO, Button.EXTRA)
        return f"{name} {number}" if numbered else name

    def _group(self, number: int) -> str:
        group = self.game.group(number)
        assert group is not None
        return group.name or group.kind

    # Pressing

    def press(self, *names: str) -> Companion:
        """Answer one question after the other, by names."""
        for name in names:
            options = dict(zip(self.offered, self.decision.options, strict=True))
            assert name in options, f"{name!r} is not offered ({self.kind}): {list(options)}"
            self.game.choose(options[name])
        return self

    # Seeing

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the notes of a kind, in order."""
        return [dict(each.facts) for each in self.game.state.chronicle if each.kind == kind]

    @property
    def sentences(self) -> list[str]:
        """Everything that was said, in words."""
        return [say(self.game, each) for each in self.game.state.chronicle]

    @property
    def last(self) -> Note:
        """What was said last."""
        return self.game.state.chronicle[-1]

    def group(self, name: str = "") -> Group:
        """A group by its name or kind; the first without one."""
        return next(each for each in self.game.state.groups if not name or name in (each.name, each.kind))

    def figures(self, name: str = "") -> list[tuple[int, int, int]]:
        """Health, armour and sorcery of each figure of a group."""
        return [(each.health, each.armour, each.sorcery) for each in self.group(name).figures]

    @property
    def counters(self) -> dict[str, int]:
        """What the adventure remembers."""
        return self.game.state.app.counters

    @property
    def view(self) -> CompanionView:
        """What the app shows."""
        return self.game.view(0)
