"""Adventures and campaigns as text files: read, checked, made into what the app runs (docs/adventure-format.md)."""

from waybread.journeys.authoring import campaign_folder
from waybread.journeys.authoring.checker import check, read_adventure
from waybread.journeys.authoring.new_adventure import begin
from waybread.journeys.authoring.sheet_reader import FILE
from waybread.journeys.authoring.toml_files import AdventureError

__all__ = [
    "FILE",
    "AdventureError",
    "begin",
    "campaign_folder",
    "check",
    "read_adventure",
]  # fmt: skip
