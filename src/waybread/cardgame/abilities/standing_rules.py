"""The rules that constant text and lasting effects can change: what may, cannot or must be."""

from enum import StrEnum
from typing import Final


class Rule(StrEnum):
    """A rule that card text can change. Each says what it is asked about, and what an answer means.

    A rule that is asked about a card may also be about a player. Saves name rules by their values.
    """

    ADVANCES = "advances"
    """Nothing: the players go on to the next stage now, which is not defeating this one."""
    ATTACHES_TO = "attaches to"
    """A card that might be the host: may it be attached there?"""
    ATTACKS_STAGING = "attacks staging"
    """A character and an enemy of the staging area: it may attack it there, also together with others."""
    ATTACKS_STAGING_ALONE = "attacks staging alone"
    """A character: alone it may attack enemies in the staging area."""
    ATTACKS_WITHOUT_EXHAUSTING = "attacks without exhausting"
    """A character: it does."""
    BLANK = "blank"
    """A card: its text box counts as blank."""
    CANNOT_ADVANCE = "cannot advance"
    """Nothing: the players cannot leave the current stage."""
    CANNOT_ATTACK = "cannot attack"
    """An enemy and a player, or a character and its player: it cannot."""
    CANNOT_ATTACK_ENEMY = "cannot attack enemy"
    """A character and an enemy: it cannot attack that one."""
    CANNOT_BE_ATTACKED = "cannot be attacked"
    """An enemy and a player: the player cannot attack it."""
    CANNOT_BE_DAMAGED = "cannot be damaged"
    """A card: it cannot."""
    CANNOT_BE_ENGAGED_OPTIONALLY = "cannot be engaged optionally"
    """An enemy and a player: the player cannot choose to engage it."""
    CANNOT_BE_HEALED = "cannot be healed"
    """A card: no damage on it can be healed."""
    CANNOT_CANCEL = "cannot cancel"
    """An encounter card: its effects cannot be cancelled."""
    CANNOT_COMMIT = "cannot commit"
    """A character: it cannot commit to the quest."""
    CANNOT_DEFEND = "cannot defend"
    """A character and its player: it cannot."""
    CANNOT_DEFEND_AGAINST = "cannot defend against"
    """A character and an enemy: it cannot defend against that one."""
    CANNOT_DRAW = "cannot draw"
    """A player: they cannot draw cards."""
    CANNOT_ENGAGE = "cannot engage"
    """An enemy and a player: the two cannot engage."""
    CANNOT_EXHAUST = "cannot exhaust"
    """A card: it cannot, so it can neither commit, attack nor defend either."""
    CANNOT_GAIN_RESOURCES = "cannot gain resources"
    """A card with a pool: no resource is collected, added or moved to it (lcg:faq.1.25-1)."""
    CANNOT_HAVE_ATTACHMENTS = "cannot have attachments"
    """A card and an attachment: not this one."""
    CANNOT_HAVE_PROGRESS = "cannot have progress"
    """A card and the source of the progress (-1 is the framework): none can be placed on it."""
    CANNOT_PLAY = "cannot play"
    """A card and a player: they cannot play it."""
    CANNOT_READY = "cannot ready"
    """A card: it cannot."""
    CANNOT_SPEND = "cannot spend"
    """A hero: the resources of its pool cannot be spent."""
    CANNOT_TRAVEL = "cannot travel"
    """A location: the players cannot travel there."""
    CANNOT_TRIGGER = "cannot trigger"
    """A card: its own actions and responses cannot be used."""
    COLLECTS = "collects"
    """A card other than a hero: it collects 1 resource in the resource phase."""
    CONSIDERED_ENGAGED = "considered engaged"
    """An enemy of the staging area and a player: it counts as engaged with them, where it is."""
    COLLECTS_MORE = "collects more"
    """A hero: how many more resources it collects in the resource phase."""
    COST_ON_HOST = "cost on host"
    """An attachment and a host: by how much its cost changes there."""
    COMMITS_WITHOUT_EXHAUSTING = "commits without exhausting"
    """A character: it does."""
    DEFENDS_WITHOUT_EXHAUSTING = "defends without exhausting"
    """A character: it does."""
    COMPLETES = "completes"
    """Nothing: the current stage is complete, whatever its progress."""
    DESTINATION = "destination"
    """A card that leaves play: the zone it goes to instead, or None."""
    DISCARDED_AT_NO_WILLPOWER = "discarded at no willpower"
    """A character: it is discarded as soon as its willpower is 0."""
    DOES_NOT_COLLECT = "does not collect"
    """A hero: it collects no resource in the resource phase."""
    DOES_NOT_COUNT_ATTACK = "does not count attack"
    """An attacker and the enemy it attacks: its attack does not count."""
    DOES_NOT_COUNT_DEFENSE = "does not count defense"
    """A defender: its defence does not count."""
    DOES_NOT_COUNT_THREAT = "does not count threat"
    """A card in the staging area: its threat does not count."""
    DOES_NOT_COUNT_WILLPOWER = "does not count willpower"
    """A committed character: its willpower does not count."""
    EXCESS_DAMAGE_RAISES_THREAT = "excess damage raises threat"
    """An enemy: what its attack deals beyond hit points raises the threat of the player it attacks."""
    EXTRA_REFRESH_THREAT = "extra refresh threat"
    """Nothing: by how much more threat rises in the refresh phase."""
    EXTRA_REVEALS = "extra reveals"
    """Nothing: how many more cards are revealed in the staging step."""
    GAINS_ICON = "gains icon"
    """A hero: the resource icon it gains, or None."""
    GAINS_KEYWORD = "gains keyword"
    """A card: the keyword it gains, or None."""
    GAINS_TRAIT = "gains trait"
    """A card: the trait it gains, or None."""
    GOES_WITH_THE_FIRST_PLAYER = "goes with the first player"
    """Nothing, and only that it is there counts: the first player controls this ally of the scenario."""
    IGNORED_BY_ENGAGEMENT_CHECKS = "ignored by engagement checks"
    """An enemy and a player: the player's engagement checks leave it out."""
    IMMUNE = "immune"
    """A card and the source of an effect: the effect does not touch it."""
    LOSES = "loses"
    """Nothing: the game is lost."""
    LOSES_KEYWORD = "loses keyword"
    """A card: the keyword it loses, or None."""
    MAY_DECLARE_SEVERAL_DEFENDERS = "may declare several defenders"
    """An enemy and the player it attacks: they may."""
    MOST_HEALED = "most healed"
    """A card: how much damage one effect can heal on it at most."""
    MUST_COMMIT = "must commit"
    """A character: if it can commit to the quest, it has to."""
    MUST_TRAVEL = "must travel"
    """A location: if the players can travel there, they have to."""
    NO_ENGAGEMENT_CHECKS = "no engagement checks"
    """Nothing: none are made."""
    NOT_STAGED = "not staged"
    """A revealed card: it is discarded instead of being laid in the staging area."""
    OFFERED_DISCOUNT = "offered discount"
    """Nothing: by how much this card in hand costs less if its player pays another price besides."""
    PAYS_AS = "pays as"
    """A hero or ally and a card to be paid: a sphere that its pool pays as, or "any", or None."""
    PAID_FROM_POOLS = "pools"
    """Nothing: from how many different pools this card in hand has to be paid."""
    PRICE_TO_READY = "price to ready"
    """A card: the resources of its own pool that readying it in the refresh phase costs."""
    PROGRESS_PASSES = "progress passes"
    """A location: it does not take progress first; what would go on it goes on the current quest."""
    PROGRESS_CAP = "progress cap"
    """A card: how much progress can be placed on it in a round at most; the card that says so remembers "progress"."""
    RESOLUTION = "resolution"
    """The campaign log: the log after the resolution text of this campaign card."""
    RETURNS_TO_STAGING = "returns to staging"
    """Nothing, and only that it is there counts: this claimed objective returns to the staging area when detached."""
    SKIP_STAGING = "skip staging"
    """Nothing: no cards are revealed in the staging step."""
    TAKES_UNDEFENDED_DAMAGE = "takes undefended damage"
    """A character and the player attacked: it has to take the damage of undefended attacks on that player."""
    VALUES_OF_X = "x"
    """Nothing: the values of X for which this event with cost X would do anything."""
    WHENEVER = "whenever"
    """Asked about nothing: the text acts as soon as its condition is true."""
    WINS = "wins"
    """Nothing: the game is won."""


ABOUT_NOTHING: Final = frozenset(
    {
        Rule.ADVANCES,
        Rule.CANNOT_ADVANCE,
        Rule.COMPLETES,
        Rule.EXTRA_REFRESH_THREAT,
        Rule.EXTRA_REVEALS,
        Rule.LOSES,
        Rule.NO_ENGAGEMENT_CHECKS,
        Rule.SKIP_STAGING,
        Rule.WINS,
    }
)
"""Rules about the game as a whole."""
ABOUT_PAIRS: Final = frozenset(
    {
        Rule.ATTACHES_TO,
        Rule.ATTACKS_STAGING,
        Rule.CANNOT_ATTACK_ENEMY,
        Rule.CANNOT_DEFEND_AGAINST,
        Rule.DOES_NOT_COUNT_ATTACK,
        Rule.CANNOT_HAVE_ATTACHMENTS,
        Rule.CANNOT_HAVE_PROGRESS,
        Rule.COST_ON_HOST,
        Rule.IMMUNE,
        Rule.PAYS_AS,
    }
)
"""Rules about a card and another card."""
ABOUT_PLAYERS: Final = frozenset({Rule.CANNOT_DRAW})
"""Rules about a player; the rest are about a card, and perhaps a player."""
