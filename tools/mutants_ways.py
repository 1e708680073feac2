"""The ways to break one node of a syntax tree, for ``make mutants``.

``LOGIC`` suits any code: a comparison flipped, a condition negated, a call left out. ``CARDS`` adds what a card
can get wrong: a number off by one, an effect that lasts too long, a condition that is missing, a wrong target.
Each way yields a description and the node that takes the place of the old one.
"""

import ast
import copy
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

Found = Iterator[tuple[str, ast.AST]]
N = TypeVar("N", bound=ast.AST)

FLIPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
HAPPENED = re.compile(r"(use\.)?occurrence|[\w.]+ is (not )?None")
"""A check that something is there, which the type checker wants: a trigger always brings its occurrence along."""
DURATIONS = ("attack", "phase", "round", "game")
MOMENTS = {
    "after:phase ends": "after:round ends",
    "after:phase ends:combat": "after:round ends",
    "after:round ends": "after:phase ends",
    "turn": "activation",
    "activation": "round",
}
TRIGGERS = {"after": "when", "when": "after", "before": "after"}
OPTIONAL = ("condition", "cost", "phase", "limit", "chooser")
"""Arguments of an ability that may be missing: without them it can be used more freely."""
EXCHANGED = {
    "use.player": "game.state.first_player",
    "state.first_player": "use.player",
    "game.state.first_player": "use.player",
    "use.hero": "[*game.near(use.hero), use.hero][0]",
    "use.occurrence.hero": "use.hero",
    "use.occurrence.card": "use.card",
    "use.occurrence.player": "game.state.first_player",
    "game.near": "game.here",
    "game.here": "game.near",
    "game.standing": "game.near(use.hero)",
}
"""Expressions that name a target, each with one that names another."""
SELECTORS = {
    "all_here": "all_near",
    "all_near": "all_here",
    "own": "own_or_near",
    "own_or_near": "own",
    "near": "own_or_near",
    "another": "own_or_near",
    "own_or_here": "own_or_near",
    "to_a_hero": "to_a_character",
    "to_a_character": "to_a_hero",
}
"""Names from a game's ``selectors`` module, each with one of the same shape that is exchanged for it."""
API = "api."
"""What cards put before the names that they take from the module for card writers."""
NARROWED = ("game.characters", "game.heroes", "game.allies", "game.enemies")
"""Calls that mean more cards without their argument."""


@dataclass(frozen=True)
class Lookup:
    """What the ways need to know about the package that is broken."""

    package: str
    enums: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The members of each enumeration."""


Way = Callable[[ast.AST, Lookup], Found]


def name_of(node: ast.AST) -> str:
    """What code calls something, wherever it takes that from."""
    return ast.unparse(node).removeprefix(API)


def flip_comparison(node: ast.AST, lookup: Lookup) -> Found:
    """``<`` for ``<=``, ``==`` for ``!=``."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in FLIPS:
        yield "comparison flipped", _with(node, ops=[FLIPS[type(node.ops[0])]()])


def swap_logic(node: ast.AST, lookup: Lookup) -> Found:
    """``and`` for ``or``, and without ``not``."""
    if isinstance(node, ast.BoolOp):
        if isinstance(node.op, ast.Or):
            yield "and for or", _with(node, op=ast.And())
        else:
            yield "or for and", _with(node, op=ast.Or())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not left out", node.operand


def swap_sum(node: ast.AST, lookup: Lookup) -> Found:
    """``+`` for ``-``."""
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        yield "sum and difference swapped", _with(node, op=ast.Sub() if isinstance(node.op, ast.Add) else ast.Add())


def negate_condition(node: ast.AST, lookup: Lookup) -> Found:
    """The other branch of an ``if``."""
    if isinstance(node, ast.If):
        yield "condition negated", _with(node, test=ast.UnaryOp(ast.Not(), node.test))


def leave_out_call(node: ast.AST, lookup: Lookup) -> Found:
    """No call: a rule, a step or a move is missing."""
    if not isinstance(node, ast.Expr):
        return
    call = node.value.value if isinstance(node.value, ast.Await) else node.value
    if not isinstance(call, ast.Call) or "tell" in ast.unparse(call.func):
        return
    if ast.unparse(call.func) == "open_window":
        yield "window removed", ast.Expr(ast.Call(_parsed("game.state.goto"), [call.args[2]], []))
    else:
        yield "call left out", ast.Pass()


def change_number(node: ast.AST, lookup: Lookup) -> Found:
    """One more and one less, also for numbers inside a text such as ``Victory 4.``; yes for no."""
    if isinstance(node, ast.Compare):
        yield from _other_edge(node)
    elif not isinstance(node, ast.Constant):
        return
    elif isinstance(node.value, bool):
        yield f"{node.value} becomes {not node.value}", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield f"{node.value} becomes {node.value + 1}", ast.Constant(node.value + 1)
        if node.value > 0:
            yield f"{node.value} becomes {node.value - 1}", ast.Constant(node.value - 1)
    elif isinstance(node.value, str) and not re.match("(lcg|jme):", node.value):  # the rules that a decision cites
        for number in re.finditer(r"\d+", node.value):
            more = str(int(number[0]) + 1)
            text = node.value[: number.start()] + more + node.value[number.end() :]
            yield f"number {number.start()} of the text becomes {more}", ast.Constant(text)


def _other_edge(node: ast.Compare) -> Found:
    """A number that is compared with, changed in the direction that differs from flipping the comparison."""
    if not has_number(node):
        return
    number = ast.literal_eval(node.comparators[0])
    for other in (number + 1, number - 1):
        same = (ast.GtE, ast.Lt) if other > number else (ast.Gt, ast.LtE)
        if other >= 0 and not isinstance(node.ops[0], same):
            yield f"compared with {other}, not {number}", _with(node, comparators=[ast.Constant(other)])


def has_number(node: ast.Compare) -> bool:
    """Is something compared with a number?"""
    [right, *more] = node.comparators
    return not more and isinstance(right, ast.Constant) and type(right.value) is int


def raise_number(node: ast.AST, lookup: Lookup) -> Found:
    """One more, for a number that is printed on a card."""
    for how, other in change_number(node, lookup):
        yield how, other
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return


def change_duration(node: ast.AST, lookup: Lookup) -> Found:
    """Until the end of another step of the game, and a limit per something else."""
    if isinstance(node, ast.Call):
        named = {each.arg for each in node.keywords}
        if name_of(node.func) == "add_lasting_effect" and "until" not in named:
            for other in ("attack", "round"):
                yield f"until the {other}, not the phase", _with_keyword(node, "until", other)
        if "limit" in named and "per" not in named:
            for other in ("phase", "game") if "cardgame" in lookup.package else ("turn", "adventure"):
                yield f"limit per {other}, not per round", _with_keyword(node, "per", other)
    elif isinstance(node, ast.keyword) and node.arg == "until" and isinstance(node.value, ast.Constant):
        at = DURATIONS.index(node.value.value)
        for other in DURATIONS[max(at - 1, 0) : at] + DURATIONS[at + 1 : at + 2]:
            yield f"until the {other}, not the {DURATIONS[at]}", _with(node, value=ast.Constant(other))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in MOMENTS:
        yield f"{MOMENTS[node.value]}, not {node.value}", ast.Constant(MOMENTS[node.value])


def weaken_condition(node: ast.AST, lookup: Lookup) -> Found:
    """A condition, or a part of one, is missing; a choice between two values is turned round."""
    if isinstance(node, ast.IfExp):
        yield "condition negated", _with(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            if not HAPPENED.fullmatch(ast.unparse(part)):
                left = [each for each in node.values if each is not part]
                yield f"without {ast.unparse(part)}", _with(node, values=left) if left[1:] else left[0]
    elif isinstance(node, ast.Call):
        if name_of(node.func) in ("both", "every"):
            for part in node.args:
                yield from _without(node, "args", part)
        for named in node.keywords:
            if named.arg in OPTIONAL:
                yield from _without(node, "keywords", named)
            elif named.arg in TRIGGERS and name_of(named.value).startswith("On."):
                other = _with(named, arg=TRIGGERS[named.arg])
                keywords = [other if each is named else each for each in node.keywords]
                yield f"{TRIGGERS[named.arg]}, not {named.arg}", _with(node, keywords=keywords)


def change_target(node: ast.AST, lookup: Lookup) -> Found:
    """Other cards or players, more of them, or only the first; another member of an enumeration, another trait."""
    if isinstance(node, ast.comprehension):
        for part in node.ifs:
            left = [each for each in node.ifs if each is not part]
            yield f"without the filter {ast.unparse(part)}", _with(node, ifs=left)
    elif isinstance(node, ast.For) and not ast.unparse(node.iter).endswith("[:1]"):
        first = ast.Slice(None, ast.Constant(1), None)
        yield "only the first", _with(node, iter=ast.Subscript(_call("list", node.iter), first, ast.Load()))
    elif isinstance(node, ast.Call) and len(node.args) == 1 and ast.unparse(node.func) in NARROWED:
        yield f"{ast.unparse(node.func)} of everybody", _with(node, args=[])
    elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Load):
        yield from _other_name(node, lookup)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[A-Z][a-z'-]+", node.value):
        yield f"another word than {node.value}", ast.Constant(f"{node.value}?")


def _other_name(node: ast.Attribute | ast.Name, lookup: Lookup) -> Found:
    name = name_of(node)
    prefix = ast.unparse(node).removesuffix(name)
    enum, _, member = name.rpartition(".")
    if name in EXCHANGED:
        yield f"{EXCHANGED[name]}, not {name}", _parsed(EXCHANGED[name])
    elif name in SELECTORS:
        module = "waybread.journeys.rules" if "journeys" in lookup.package else "waybread.cardgame.abilities"
        selectors = f"__import__('importlib').import_module('{module}.selectors')"
        yield f"{SELECTORS[name]}, not {name}", _parsed(f"{selectors}.{SELECTORS[name]}")
    elif member in (members := lookup.enums.get(enum, ())):
        other = members[(members.index(member) + 1) % len(members)]
        yield f"{enum}.{other}, not {name}", _parsed(f"{prefix}{enum}.{other}")


LOGIC: tuple[Way, ...] = (flip_comparison, swap_logic, swap_sum, negate_condition, leave_out_call)
CARDS: tuple[Way, ...] = (*LOGIC, change_number, change_duration, weaken_condition, change_target)
PRINTED: tuple[Way, ...] = (raise_number,)


def _without(node: ast.AST, name: str, part: ast.AST) -> Found:
    """The node with one thing fewer in one of its lists, unless it is the only argument."""
    left = [each for each in getattr(node, name) if each is not part]
    if left or name == "keywords":
        yield f"without {ast.unparse(part)}", _with(node, **{name: left})


def _with(node: N, **fields: object) -> N:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _with_keyword(node: ast.Call, name: str, value: str) -> ast.Call:
    return _with(node, keywords=[*node.keywords, ast.keyword(name, ast.Constant(value))])


def _call(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])


def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
