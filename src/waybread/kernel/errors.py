"""What can go wrong, said to the person in one sentence: what, where, what would be right."""


class WaybreadError(Exception):
    """Any refusal of ours. Whoever raises it has changed nothing."""


class IllegalChoice(WaybreadError):
    """The answer is not among the options of the pending decision."""


class NeverEnds(WaybreadError):
    """So much would come of an answer that there may be no end to it."""

    def __init__(self, words: str = "So much would come of that that it may never end; nothing has changed.") -> None:
        super().__init__(words)


class NothingToUndo(WaybreadError):
    """No answer has been given that could be taken back."""


class CannotClone(WaybreadError):
    """The position cannot be rebuilt: it lies inside an effect and no snapshot was kept."""


class CannotDealAgain(WaybreadError):
    """An effect is under way, or nothing is left to choose: what nobody knows stays as it is for now."""


class SetupError(WaybreadError):
    """A game cannot be set up from what was asked for."""


class RecordError(WaybreadError):
    """Plain data does not have the shape of the record it should become."""


class SaveError(WaybreadError):
    """A save file cannot be read, or the game cannot be saved."""
