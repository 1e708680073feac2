"""Players who press at random, but mostly what leads on."""

from collections.abc import Callable

from waybread.journeys import CompanionGame, stories
from waybread.journeys.decisions import YES, Button, read_button
from waybread.kernel import PASS, Streams

BUILT_IN = list(dict.fromkeys([*stories.SMALL, *(each.name for each in stories.FOLDERS)]))
"""The adventures that come with the program."""
_LEADS_ON = (Button.EXPLORE, Button.TOKEN, Button.ENTER, Button.SO, Button.DONE, Button.EXTRA, Button.APPLY)


def player(seed: int) -> Callable[[CompanionGame], int]:
    """Tests are passed, tokens and tiles are tried before the hourglass is pressed, panes are filled and applied."""
    streams = Streams(seed)

    def choose(game: CompanionGame) -> int:
        assert game.decision is not None
        options = list(game.decision.options)
        if game.decision.kind == "test":
            return YES
        if game.decision.kind == "successes":
            return options[5]
        useful = [each for each in options if each == PASS or read_button(each)[0] in _LEADS_ON]
        if game.decision.kind == "map" and useful and streams.below("haste", 4):
            return streams.pick("press", useful)
        return streams.pick("press", [each for each in options if each != PASS])

    return choose
