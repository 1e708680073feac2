"""A campaign: the party between adventures, camp, setups, endings and save slots.

Everything here is plain data that never changes: whatever happens makes a new record. Each
thing that can be done has a ``why_not_...`` beside it that gives the reason against it as a
sentence, or None.
"""

from waybread.journeys.boxes import core  # every card is in the library before a campaign asks for one

__all__ = ["core"]
