"""A campaign in words: the log for reading, and what the players are asked before a game."""

from __future__ import annotations

from collections import Counter

from waybread.cardgame.campaign.campaign_log import OVER, Log
from waybread.cardgame.campaign.checklist import Question
from waybread.cardgame.library import BOXES
from waybread.cardgame.scenarios import SCENARIOS
from waybread.files import join_names


def sheet(log: Log) -> str:
    """Return a campaign as it stands, for reading."""
    expert = ", expert mode" if log.expert else ""
    title = BOXES[log.box].title
    lines = [f"The {title} campaign of {join_names([each.name for each in log.players])}{expert}"]
    lines += [f"  won: {SCENARIOS[each].title}" for each in log.won]
    lines += [f"  {next_game(log)}"]
    for seat, player in enumerate(log.players):
        penalty = f"; +{log.penalty_of(seat)} threat" if log.penalty_of(seat) else ""
        lines.append(f"  {player.name}: {', '.join(player.heroes) or 'no heroes yet'}{penalty}")
    lines += [f"  fallen: {', '.join(log.fallen)}"] if log.fallen else []
    lines += [f"  damage: {', '.join(f'{n} on {hero}' for hero, n in log.damage.items())}"] if log.damage else []
    for (title, hero), copies in Counter((each.title, each.hero) for each in log.pool).items():
        number = f"{copies} " if copies > 1 else ""
        lines.append(f"  in the pool: {number}{title}{f' on {hero}' if hero else ''}")
    lines += [f"  {name}: {hero}" for name, hero in log.hero_notes.items()]
    return "\n".join([*lines, *(f"  note: {each}" for each in log.notes)])


def next_game(log: Log) -> str:
    """Return a sentence that says what is played next."""
    return f"{SCENARIOS[log.scenario].title} is next." if log.scenario else OVER


def entry(log: Log, *, won: bool) -> str:
    """Return a sentence that says what a finished game has come to in the log of before it."""
    title = SCENARIOS[log.scenario or ""].title
    return f"{title} is won and entered." if won else f"{title} was lost: nothing is entered, and it is played again."


def question_text(question: Question, log: Log) -> str:
    """Return a question of the checks before a game, in words."""
    name = log.players[question.player].name
    return {
        "replace": f"{question.about} has fallen. Who comes instead (+1 threat for everybody)?",
        "swap": f"Does {name} swap {question.about} for another hero (+1 threat for everybody)?",
        "heal": f"Heal {question.about} (+1 threat for {name})?",
        "boon": f"Who takes the boon {question.about}?",
        "burden": f"Who takes the burden {question.about}?",
    }[question.kind]
