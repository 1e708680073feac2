"""Community scenarios: ``.jime`` files of the Your Journey editor, read as adventures of ours.

``load`` reads a scenario, or a campaign in a zip file; ``load_folder`` a campaign in a folder. Both change nothing.
What they return is playable once it is made known by ``learn``. ``docs/jime.md`` says what is honoured.
"""

from waybread.journeys.importers.jime import group_verbs, jime_verbs  # noqa: F401 - they add their verbs
from waybread.journeys.importers.jime.import_notes import Kind, Note
from waybread.journeys.importers.jime.jime_campaign import MOST_TOGETHER, forget, learn, load, load_folder
from waybread.journeys.importers.jime.jime_parts import JimeError
from waybread.journeys.importers.jime.scenario_builder import Imported

__all__ = [
    "MOST_TOGETHER",
    "Imported",
    "JimeError",
    "Kind",
    "Note",
    "forget",
    "learn",
    "load",
    "load_folder",
]  # fmt: skip
