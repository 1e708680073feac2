"""``python -m waybread.cli``."""

import sys

from waybread.cli.entry_point import main

sys.exit(main())
