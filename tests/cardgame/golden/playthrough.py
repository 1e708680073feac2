"""A whole game played by names, in the order of the rulebook, with the table checked on the way.

    game = Playthrough("passage-through-mirkwood", 7, "three-spheres").keep()
    game.planning().play("Steward of Gondor", on="Aragorn", pay="Aragorn, Éowyn")
    game.commit("Aragorn", "Éowyn").revealed("Forest Gate").resolves(willpower=6, threat=5)
    game.stay().refresh().table(threat="32", ...)

Action windows and responses of which a script says nothing are passed; all other choices have to be made. A step
(``planning``, ``staging``, ``combat`` and so on) passes up to the action window that follows it, and an action is
taken in the window that is open. Cards are named by title; ``Title#2`` is the second of that title that is offered.

What is checked is written as a list in one text: ``"Aragorn 2, Gimli 1"``; with more than one player what belongs to
each is a tuple with one such text for each. The order within a text does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Self

from waybread.cardgame import CardGame, deckfiles
from waybread.cardgame.offers import read_option
from waybread.cards import AbilityOption, CardOption, NumberOption, PassOption, SeatOption
from waybread.kernel import PASS, Decision
from waybread.kernel.events import Event

Names = str | tuple[str, ...]
WINDOWS = ("action", "response")
WORDS = {
    "mulligan": ("keep", "mulligan"),
    "either": ("first effect", "second effect", "third effect"),
    "may search": ("", "yes"),
    "may move to the bottom": ("", "yes"),
}


class Playthrough:
    """One game, its script and its record of what happened."""

    def __init__(self, scenario: str, seed: int, *decks: str, easy: bool = False) -> None:
        self.events: list[Event] = []
        self._told = 0
        setup = {
            "scenario": scenario,
            "easy": easy,
            "decks": [deckfiles.open_deck(each).deck().setup() for each in decks],
        }
        self.game = CardGame.new(setup, seed, tell=self.events.append)
        for player in self.game.players:
            self.game.set_stops(player, ["action"])

    # What is asked

    @property
    def decision(self) -> Decision:
        assert self.game.decision is not None, f"the game is over: {self.game.outcome}"
        return self.game.decision

    @property
    def window(self) -> str:
        """The open action window, by the step that it follows."""
        windows = self.game.state.windows
        return windows[-1].name if windows and self.asks("action") else ""

    def asks(self, *kinds: str) -> bool:
        return self.game.decision is not None and self.game.decision.kind in kinds

    def title_of(self, option: int) -> str:
        """An option in words."""
        match read_option(self.game, self.decision, option):
            case PassOption():
                return "pass"
            case AbilityOption(card) | CardOption(card):
                return self.game.state.cards[card].title
            case SeatOption(seat):
                return f"player {seat + 1}"
            case NumberOption(number):
                words = WORDS.get(self.decision.kind, ())
                return words[number] if words else str(number)

    def _pass_until(self, reached: Callable[[], bool], goal: str) -> None:
        """Pass windows until something is reached; any other choice is the script's to make."""
        while not reached():
            assert self.game.decision is not None, f"the game was over before {goal}: {self.game.outcome}"
            assert self.asks(*WINDOWS), f"{self.decision.kind} has to be answered before {goal}: {self.options()}"
            self.game.choose(PASS)

    def options(self) -> list[str]:
        return [self.title_of(each) for each in self.decision.options]

    def _choose(self, name: str) -> None:
        title, _, copy = name.partition("#")
        found = [each for each in self.decision.options if self.title_of(each) == title]
        assert len(found) >= int(copy or 1), f"{name} is not offered; {self.decision.kind} offers {self.options()}"
        self.game.choose(found[int(copy or 1) - 1])

    # Steps of the round

    def _window(self, name: str) -> Self:
        self._pass_until(lambda: self.window == name, f"the window of {name}")
        return self

    def planning(self, player: int = 1) -> Self:
        """The planning window in which a player is the active one."""
        self._pass_until(lambda: self._place() == ("2.2", player - 1), f"the planning of player {player}")
        return self

    def _place(self) -> tuple[str, int]:
        """The open window, and the active player in it."""
        return self.window, self.game.state.active_player

    def quest_begins(self) -> Self:
        return self._window("3.1")

    def committed(self) -> Self:
        """The window after all characters are committed, before staging."""
        return self._window("3.2")

    def staging(self) -> Self:
        return self._window("3.3")

    def resolves(self, willpower: int, threat: int) -> Self:
        """The quest is resolved with these totals."""
        self._pass_until(lambda: self.window == "3.4" or self.game.decision is None, "the resolution of the quest")
        quest = next(each.facts for each in reversed(self.events) if each.kind == "quest")
        assert (quest["willpower"], quest["threat"]) == (willpower, threat), f"the quest had {quest}"
        return self

    def travelled(self) -> Self:
        return self._window("4.2")

    def encounter(self) -> Self:
        """After the engagement checks."""
        return self._window("5.3")

    def combat(self) -> Self:
        """Shadow cards are dealt, nobody has attacked."""
        return self._window("6.2")

    def struck(self) -> Self:
        """The damage of the enemy's attack is dealt."""
        return self._window("6.4.3")

    def refresh(self) -> Self:
        """All are ready, threat is raised, the token is passed."""
        return self._window("7.4")

    # Choices

    def keep(self) -> Self:
        return self.then("keep")

    def play(self, title: str, on: str = "", pay: str = "", by: int = 0) -> Self:
        """Play a card, or use an ability, in the open window; ``pay`` names a hero for each resource asked for.

        ``by`` says who acts, where more than one player might.
        """
        here = self._place()
        assert self.window, f"no action window is open for {title}, but {self.decision.kind} asked"
        self._pass_until(lambda: self._place() != here or self._may_act(title, by), title)
        assert self._place() == here, f"{title} was not offered in the window of {here[0]}"
        self._choose(title)
        self._pay(pay)
        return self.then(on) if on else self

    use = play

    def respond(self, title: str, pay: str = "") -> Self:
        """Take the next chance for a response of this card."""
        self._pass_until(lambda: self.asks("response") and self._offers(title), f"a response with {title}")
        self._choose(title)
        self._pay(pay)
        return self

    def _pay(self, pay: str) -> None:
        for hero in filter(None, pay.split(", ")):
            assert self.asks("pay"), f"nothing is to be paid, but {self.decision.kind} answered"
            self._choose(hero)

    def _may_act(self, title: str, player: int) -> bool:
        return self._offers(title) and player in (0, self.decision.player + 1)

    def _offers(self, title: str) -> bool:
        return title in self.options()

    def then(self, *names: str) -> Self:
        """Answer what a card or the rules ask next, one choice after the other."""
        for name in names:
            self._pass_until(lambda: not self.asks(*WINDOWS), f"the choice of {name}")
            self._choose(name)
        return self

    def commit(self, *names: str) -> Self:
        return self._group("commit", *names)

    def travel(self, name: str) -> Self:
        return self._answer("travel", name)

    def stay(self) -> Self:
        """No journey, though one could be made."""
        return self._answer("travel", "pass")

    def engage(self, name: str) -> Self:
        """The optional engagement; ``"pass"`` for none."""
        return self._answer("engage", name)

    def faces(self, enemy: str) -> Self:
        """Which of several enemies attacks next."""
        return self._answer("attacking enemy", enemy)

    def defend(self, name: str) -> Self:
        """Declare a defender."""
        return self._answer("defend", name)

    def undefended(self) -> Self:
        """Let an attack go undefended, though somebody could defend."""
        return self._answer("defend", "pass")

    def attack(self, enemy: str, *names: str) -> Self:
        """Attack an enemy with these characters."""
        return self._answer("attack", enemy)._group("attackers", *names)

    def no_attack(self) -> Self:
        """Attack no more, though somebody could."""
        return self._answer("attack", "pass")

    def _answer(self, kind: str, name: str) -> Self:
        self._pass_until(lambda: self.asks(kind), kind)
        self._choose(name)
        return self

    def _group(self, kind: str, *names: str) -> Self:
        """Pick a group; where there is only one way to pick on, nothing is asked."""
        attack = self.game.state.attacks[-1:] if kind == "attackers" else []
        if attack and attack[0].declared:
            assert [self.game.title(each) for each in attack[0].attackers] == list(names)
            return self
        self._pass_until(lambda: self.asks(kind), kind)
        player = self.decision.player
        for number, name in enumerate(names):
            assert self._picking(kind, player, number), f"nobody is asked for {name}: the group is complete"
            self._choose(name)
        if self._picking(kind, player, len(names)):
            self.game.choose(PASS)
        return self

    def _picking(self, kind: str, player: int, number: int) -> bool:
        """Is this player asked for more of a group that has so many already?"""
        return self.asks(kind) and self.decision.player == player and len(self.decision.picked) == number

    # What happened

    def revealed(self, *titles: str) -> Self:
        """These cards were revealed from the encounter deck since the last time, in this order."""
        found = [str(each.facts["title"]) for each in self.events[self._told :] if each.kind == "revealed"]
        self._told = len(self.events)
        assert found == list(titles), f"revealed were {found}"
        return self

    def shadow(self, *titles: str) -> Self:
        """These shadow cards have been turned up in the attack under way."""
        self._window("6.4.2")
        state = self.game.state
        dealt = state.shadows.get(state.attacks[-1].enemy, ())
        found = [self.game.title(each) for each in dealt if each not in state.facedown]
        assert found == list(titles), f"the shadow cards are {found}"
        return self

    def shows(self, **expected: Names) -> Self:
        """Some of what lies on the table."""
        shown = self.everything()
        for name, value in expected.items():
            wanted = [
                Counter(filter(None, each.split(", "))) for each in ([value] if isinstance(value, str) else value)
            ]
            found = [Counter(each) for each in shown[name]]
            assert found == wanted, f"{name}: there is {shown[name]}"
        return self

    def table(self, **expected: Names) -> Self:
        """All that lies on the table; what is not named has to be empty. A save made here leads back here."""
        assert CardGame.load(self.game.save()).digest() == self.game.digest()
        empty = {name: "" if len(each) == 1 else ("",) * len(each) for name, each in self.everything().items()}
        return self.shows(**{**empty, **expected})

    def everything(self) -> dict[str, list[list[str]]]:
        """What ``table`` checks: for each name one list, or one for each player."""
        game, state = self.game, self.game.state

        def tokens(pool: dict[int, int]) -> list[list[str]]:
            return [[f"{game.title(card)} {amount}" for card, amount in pool.items()]]

        def titles(cards: list[int]) -> list[str]:
            return [game.title(each) for each in cards]

        return {
            "threat": [[str(each)] for each in state.threat],
            "hand": [titles(each) for each in state.hands],
            "allies": [titles(game.allies(each)) for each in game.players],
            "heroes": [titles(game.heroes(each)) for each in game.players],
            "engaged": [titles(each) for each in state.engaged],
            "staging": [titles(state.staging)],
            "location": [titles([state.active_location] if state.active_location >= 0 else [])],
            "quest": [titles([state.quest])],
            "progress": tokens(state.progress),
            "damage": tokens(state.damage),
            "resources": tokens(state.resources),
            "exhausted": [titles(list(state.exhausted))],
            "attached": [[f"{game.title(card)} on {game.title(host)}" for card, host in state.host.items()]],
            "victory": [titles(state.victory_display)],
        }

    # The end

    def won(self, **score: int) -> Self:
        """The game is won with this score, part by part (lcg:scoring.2 to lcg:scoring.10)."""
        self._pass_until(lambda: self.game.decision is None, "the end")
        outcome = self.game.outcome
        assert outcome is not None
        assert outcome.won
        assert outcome.score == {name.replace("_", " "): part for name, part in score.items()}
        assert outcome.score["total"] == sum(part for name, part in score.items() if name != "total")
        return self.plays_again()

    def lost(self, reason: str) -> Self:
        """The game is lost; a lost game has no score."""
        self._pass_until(lambda: self.game.decision is None, "the end")
        outcome = self.game.outcome
        assert outcome is not None
        assert (outcome.won, outcome.reason, outcome.score) == (False, reason, {})
        return self.plays_again()

    def plays_again(self) -> Self:
        """The same setup, seed and answers lead to the same end, and so does a save."""
        game = self.game
        assert CardGame.replay(game.setup, game.seed, game.answers).digest() == game.digest()
        assert CardGame.load(game.save()).digest() == game.digest()
        return self
