"""Whole campaigns of journeys, played by bots from prologue to epilogue, by the rules of campaigns.

Before each adventure the party camps: heroes keep their roles, buy what experience pays for, take better items as
soon as lore lets them, and share the trinkets out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from waybread.journeys import ADVENTURES, CARDS
from waybread.journeys.campaign import (
    Campaign,
    Choice,
    Collection,
    Entrant,
    Stage,
    begin,
    camp,
    embark,
    finish,
    setup_of,
    suggest_outfit,
)
from waybread.journeys.script import Tale, conclude, memory_fits, memory_of
from waybread.kernel import Json, Streams, stream_start
from waybread.sim.journeys.adventure_playtest import (
    PlaytestTally,
    party_of,
    percent,
    play_game,
    span,
    summarize_game,
    unreached_endings,
    unseen_events,
)
from waybread.sim.journeys.adventure_sources import AdventureSource
from waybread.sim.journeys.ending_goals import goals_for_epilogue
from waybread.sim.players import Player
from waybread.sim.study import SeedResult, StudyError
from waybread.sim.win_rates import Share, Spread

MOST_ADVENTURES: Final = 100
"""After so many, a campaign goes round in circles."""
NO_EPILOGUE: Final = "none"
_MOST_PATHS: Final = 12
"""Paths that are listed."""


@dataclass(frozen=True, slots=True)
class CampaignPlaytest:
    """So many heroes on a campaign, and who plays them."""

    source: AdventureSource
    size: int
    difficulty: str
    players: tuple[Player, ...]
    """Each adventure is played by one of these on every seat; which one, chance says."""
    wander: bool = False
    """Are dialogues answered by chance?"""
    lead: str = ""
    """The epilogue that the party is led to; empty for none."""

    def header(self) -> dict[str, Json]:
        """What is run."""
        return {
            "study": "campaign", "stamp": self.source.stamp, "heroes": self.size, "difficulty": self.difficulty,
            "players": [asdict(each) for each in self.players], "wander": self.wander,
            **({"lead": self.lead} if self.lead else {}),
        }  # fmt: skip

    @property
    def tale(self) -> Tale:
        """The campaign that is played."""
        tale = self.source.open().tale
        if tale is None:
            raise StudyError(f"{self.source.path} is no campaign.")
        return tale

    def play(self, seed: int) -> SeedResult:
        """A whole campaign."""
        tale, chance = self.tale, Streams(seed)
        names = {each.adventure: each.name for each in tale.chapters}
        goals = goals_for_epilogue(tale, self.lead) if self.lead else {}
        campaign = new_campaign(tale, self.size, self.difficulty, seed)
        chapters: list[Json] = []
        while campaign.stage is not Stage.OVER:
            if len(chapters) == MOST_ADVENTURES:
                raise StudyError(f"the campaign has not ended after {MOST_ADVENTURES} adventures.")
            player = chance.pick("player", self.players)
            campaign = visit_camp(campaign)
            campaign = embark(campaign, suggest_choices(campaign))
            dealt = stream_start(seed, f"adventure {len(chapters)}")
            wished = goals.get(campaign.adventure)
            game = play_game(setup_of(campaign), dealt, player, wander=self.wander, goals=wished)
            chapters.append({"name": names[campaign.adventure], "bot": player.name, **summarize_game(game)})
            campaign = finish(campaign, conclude(tale, campaign, game))
        return {"seed": seed, "won": campaign.won, "chapters": chapters, "epilogue": epilogue(tale, campaign)}


def new_campaign(tale: Tale, size: int, difficulty: str, seed: int) -> Campaign:
    """Return a new campaign of a party with what suits its heroes; other heroes with every seed."""
    party = [Entrant(hero, suggest_outfit(hero)[1], seat) for seat, hero in enumerate(party_of(size, seed))]
    return begin(tale.story, difficulty, 1, "Bots", party, Collection(), freely=True)


def visit_camp(campaign: Campaign) -> Campaign:
    """Return the party after a visit to the camp; before its first adventure there is none."""
    if campaign.stage is not Stage.CAMP:
        return campaign
    for hero in campaign.heroes:
        while wares := [each for each in camp.offers(campaign, hero.name, hero.role)
                        if each.status is camp.Status.FOR_SALE]:  # fmt: skip
            best = max(wares, key=lambda each: (CARDS[each.card].success, CARDS[each.card].fate, each.price))
            campaign = camp.buy(campaign, hero.name, best.card)
    while better := [each for each in camp.item_menu(campaign) if each.highlighted]:
        owner, item = better[0].owner, better[0].item
        campaign = camp.upgrade(campaign, owner, item, max(better[0].upgrades, key=_strength))
    return campaign


def _strength(item: str) -> tuple[int, int]:
    """Of what an item can become: hits, and how often a trinket can be used."""
    card = CARDS[item]
    return sum(each.hits for each in card.lines), card.tokens


def suggest_choices(campaign: Campaign) -> Mapping[str, Choice]:
    """Return the role that each hero had, or that suits them, and a trinket each as long as there are some."""
    trinkets = iter(campaign.trinkets)
    return {
        each.name: Choice(each.role or suggest_outfit(each.name)[0], next(trinkets, "")) for each in campaign.heroes
    }


def epilogue(tale: Tale, campaign: Campaign) -> str:
    """The name of the epilogue of a campaign that is over."""
    memory = memory_of(tale, campaign)
    return next((each.name for each in tale.epilogues if memory_fits(memory, each.when)), NO_EPILOGUE)


@dataclass(slots=True)
class CampaignTally:
    """What many campaigns came to; it only counts."""

    share: Share = field(default_factory=Share)
    rounds: Spread = field(default_factory=Spread)
    adventures: Spread = field(default_factory=Spread)
    by_size: dict[int, Share] = field(default_factory=dict)
    chapters: dict[str, PlaytestTally] = field(default_factory=dict)
    paths: Counter[tuple[str, ...]] = field(default_factory=Counter)
    epilogues: Counter[str] = field(default_factory=Counter)
    seeds: dict[str, list[int]] = field(default_factory=dict)
    """Of the campaigns that came to each epilogue."""

    def add(self, game: Any, size: int) -> None:
        """One more campaign, as it was written down."""
        self.share.add(won=game["won"])
        self.by_size.setdefault(size, Share()).add(won=game["won"])
        for each in game["chapters"]:
            self.chapters.setdefault(each["name"], PlaytestTally()).add(each)
        self.rounds.add(sum(each["rounds"] for each in game["chapters"]))
        self.adventures.add(len(game["chapters"]))
        self.paths[tuple(each["name"] for each in game["chapters"])] += 1
        self.epilogues[game["epilogue"]] += 1
        self.seeds.setdefault(game["epilogue"], []).append(game["seed"])


def campaign_report(tale: Tale, tally: CampaignTally) -> str:
    """What came of it, for reading."""
    lines = ["heroes  campaigns  last adventure won"]
    lines += [f"{size:<6}  {each.games:<9}  {percent(each)}" for size, each in tally.by_size.items()]
    width = max(len("adventure"), *(len(each.name) for each in tale.chapters))
    lines += ["", f"{'adventure':<{width}}  played  won                  rounds          threat at the end"]
    for name in (each.name for each in tale.chapters if each.name in tally.chapters):
        tried = tally.chapters[name]
        threat = f"{tried.threat.quantile(0.5)} % of the bar"
        won = percent(tried.share)
        lines.append(f"{name:<{width}}  {tried.share.games:<6}  {won:<19}  {span(tried.rounds):<14}  {threat}")
    lines += ["", f"Adventures of a campaign: {span(tally.adventures)}; rounds: {span(tally.rounds)}."]
    games = tally.share.games
    lines += ["", "Paths:"]
    common = tally.paths.most_common()
    lines += [f"  {100 * count / games:3.0f} %  {', '.join(path)}" for path, count in common[:_MOST_PATHS]]
    if len(common) > _MOST_PATHS:
        lines.append(f"  and {len(common) - _MOST_PATHS} more")
    lines += ["", "Epilogues:"]
    lines += [f"  {100 * count / games:3.0f} %  {name}" for name, count in tally.epilogues.most_common()]
    return "\n".join([*lines, "", *_missed(tale, tally)])


def _missed(tale: Tale, tally: CampaignTally) -> Iterator[str]:
    """What nobody came to see."""
    untold = [each.name for each in tale.epilogues if each.name not in tally.epilogues]
    if untold:
        yield f"Epilogues never told: {', '.join(untold)}."
    unseen = []
    for chapter in tale.chapters:
        tried = tally.chapters.get(chapter.name)
        if tried is None:
            yield f"The adventure {chapter.name} never came."
            continue
        adventure = ADVENTURES[chapter.adventure]
        if events := unseen_events(adventure, tried.happened):
            unseen.append(f"  {chapter.name}: {', '.join(events)}")
        if endings := unreached_endings(adventure, tried.ends):
            yield f"Endings never reached in {chapter.name}: {', '.join(endings)}."
    yield "Events never seen:" if unseen else "Events never seen: none."
    yield from unseen
