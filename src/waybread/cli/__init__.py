"""The ``waybread`` command; one module per subcommand."""

from waybread.cli.entry_point import main

__all__ = ["main"]
