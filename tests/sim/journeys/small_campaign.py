"""A campaign of three adventures that are over at once: at a fork one way is won, the other lost."""

from pathlib import Path

from tests.journeys.authoring.written_adventures import TOP, write
from waybread.sim.study import SeedResult

CAMPAIGN = """\
trinkets = ["old-map", "rope"]

[[chapter]]
name = "fork"
adventure = "sim-fork"
next = ["left", "right"]

[[chapter]]
name = "left"
adventure = "sim-left"
when = ["counter road == 1"]
next = "end"

[[chapter]]
name = "right"
adventure = "sim-right"
next = "end"

[[epilogue]]
name = "dawn"
when = ["won left"]

[[epilogue]]
name = "dusk"
when = ["lost right"]

[[epilogue]]
name = "never"
"""
WORDS = 'title = "Two Roads"\n' + "".join(f'epilogue.{each} = "{each}"\n' for each in ("dawn", "dusk", "never"))
FORK = """\
[[talk]]
name = "which"
  [[talk.answer]]
  name = "left"
  do = ["counter road = 1"]
  [[talk.answer]]
  name = "right"
  do = ["counter road = 2"]

[[event]]
name = "asked"
on = "start"
do = ["talk which", "lore 30", "experience 10", "trinket torch", "win"]

[[event]]
name = "omen"
on = "round 90"
"""
LEFT = '[[event]]\nname = "sunny"\non = "start"\nwhen = ["counter road == 1"]\ndo = "win"\n'
RIGHT = '[[event]]\nname = "rainy"\non = "start"\ndo = "lose drowned"\n[[ending]]\nname = "drowned"\n'


def written(place: Path, text: str = CAMPAIGN) -> Path:
    """The folder of the campaign."""
    folder = place / "two-roads"
    write(folder, FORK, top=TOP + 'remembers = ["road"]\n', name="sim-fork")
    write(folder, LEFT, name="sim-left")
    write(folder, RIGHT, name="sim-right")
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words/en.toml").write_text(WORDS, encoding="utf-8")
    (folder / "campaign.toml").write_text(text, encoding="utf-8")
    return folder


def chapter(name: str, *, won: bool, happened: tuple[str, ...] = ()) -> SeedResult:
    """A game of a chapter as it is written down."""
    reason = "all objectives are complete" if won else "an objective has failed"
    return {"name": name, "bot": "scout", "won": won, "reason": reason, "objective": "wait", "rounds": 4, "threat": 50,
            "happened": [*happened]}  # fmt: skip
