"""Gates for copies: a clone is the game itself, shares nothing with it, and undo returns."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tests.gates.plug import (
    AnyGame,
    GateError,
    Plug,
    RandomPlayer,
    reported,
    same_position,
    sampled_game,
)
from waybread.kernel import Outcome, State, decode, encode
from waybread.kernel.records import field_names


def shadow_clone(plug: Plug, seeds: Iterable[int]) -> None:
    """Replace the game by its clone before each decision: it asks the same, and stays apart.

    Finds whatever a position holds outside its state: a step's local variable, a global,
    an attribute that a clone does not carry, a list that two games share.
    """
    for seed in seeds:
        original, choose = plug.new(seed), RandomPlayer(seed)
        game = original.clone()
        while original.decision is not None:
            with reported(plug, seed, original):
                before = game.digest()
                stray = game.clone()
                for _ in range(3):
                    if stray.decision is not None:
                        stray.choose(choose(stray))
                if game.digest() != before:
                    raise GateError("playing on a clone changed the game it came from")
                game = game.clone()
                same_position(original, game, "the clone")
                option = choose(original)
                original.choose(option)
                game.choose(option)
                same_position(original, game, f"the clone, after {option},")


def undo_returns(plug: Plug, seeds: Iterable[int]) -> None:
    """Undo after each answer returns to the position before it; then back to the very start."""
    for seed in seeds:
        game, choose = plug.new(seed), RandomPlayer(seed)
        start = game.digest()
        while game.decision is not None:
            with reported(plug, seed, game):
                before, option = game.clone(), choose(game)
                game.choose(option)
                after = game.clone()
                game.undo()
                same_position(before, game, "the game after undo")
                game.choose(option)
                same_position(after, game, "the game after undo and the same answer")
        with reported(plug, seed, game):
            while game.answers:
                game.undo()
            if game.digest() != start:
                raise GateError("undoing every answer does not lead back to the start")


def clone_covers_fields(plug: Plug, seeds: Iterable[int]) -> None:
    """A cloned state has every field of the original and shares nothing that can change."""
    seen: set[type] = set()
    for seed in seeds:
        for game in sampled_game(plug, seed):
            with reported(plug, seed, game):
                _clone_is_apart(game)
                for path in _paths_to_new_types(game.state, seen):
                    _clone_carries_every_field(game.state, path)


def _clone_is_apart(game: AnyGame) -> None:
    state, twin = game.state, game.state.clone()
    if encode(state) != encode(twin):
        raise GateError("the cloned state differs from the original")
    originals = {id(each): path for path, each in _mutables(state, "state")}
    for path, each in _mutables(twin, "state"):
        if id(each) in originals:
            raise GateError(f"the clone shares {path} with the original")
        if is_dataclass(each):
            _holds_only_fields(each)


def _holds_only_fields(record: Any) -> None:
    """What is no field is in no save and in no digest."""
    slots = {name for kind in type(record).__mro__ for name in getattr(kind, "__slots__", ())}
    stray = (slots | set(getattr(record, "__dict__", ()))) - {each.name for each in fields(record)}
    if stray:
        raise GateError(f"{type(record).__name__}.{min(stray)} is not a field")


def _clone_carries_every_field(state: State, path: tuple[Any, ...]) -> None:
    """Change one field after the other of one record: the clone must show each change."""
    record = _at(state, path)
    kind: Any = type(record)
    hints = get_type_hints(kind)
    for name in field_names(kind):
        changed: State = decode(type(state), encode(state))
        target = _at(changed, path)
        setattr(target, name, _another(hints[name], getattr(target, name)))
        try:
            twin = changed.clone()
        except Exception as error:
            raise GateError(f"clone fails once {name} has changed: {error!r}") from error
        if encode(twin) != encode(changed):
            raise GateError(f"clone forgets {kind.__name__}.{name}")


def _at(record: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        record = getattr(record, key) if is_dataclass(record) else record[key]
    return record


def _paths_to_new_types(state: State, seen: set[type]) -> Iterator[tuple[Any, ...]]:
    """The way to one record of each mutable type that was not seen before."""
    pending: list[tuple[tuple[Any, ...], Any]] = [((), state)]
    while pending:
        path, value = pending.pop()
        inside: list[tuple[Any, Any]]
        if is_dataclass(value):
            if type(value) not in seen and not _frozen(value):
                seen.add(type(value))
                yield path
            inside = [(each.name, getattr(value, each.name)) for each in fields(value)]
        elif isinstance(value, dict):
            inside = list(value.items())
        elif isinstance(value, list | tuple):
            inside = list(enumerate(value))
        else:
            continue
        pending += [((*path, key), each) for key, each in inside]


def _mutables(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Outcome):
            return  # made once, at the end, and never changed
        if not _frozen(value):
            yield path, value
        inside = [(f"{path}.{each.name}", getattr(value, each.name)) for each in fields(value)]
    elif isinstance(value, list | dict | set | bytearray):
        yield path, value
        items = value.items() if isinstance(value, dict) else enumerate(value)
        inside = [(f"{path}[{key!r}]", each) for key, each in items]
    elif isinstance(value, tuple):
        inside = [(f"{path}[{index}]", each) for index, each in enumerate(value)]
    else:
        return
    for where, each in inside:
        yield from _mutables(each, where)


def _frozen(value: Any) -> bool:
    return bool(type(value).__dataclass_params__.frozen)


def _another(hint: Any, value: Any) -> Any:
    """Some value of the hinted type that differs from this one."""
    return next(each for salt in (1, 2) if encode(each := _sample(hint, salt)) != encode(value))


def _sample(hint: Any, salt: int) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _sample(next(each for each in arguments if each is not NoneType), salt)
    if origin is list:
        return [_sample(arguments[0], salt)] * salt
    if origin is tuple:
        kinds = arguments[:1] if arguments[-1] is Ellipsis else arguments
        return tuple(_sample(each, salt) for each in kinds)
    if origin is dict:
        return {_sample(arguments[0], salt): _sample(arguments[1], salt)}
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        parts = {each.name: _sample(hints[each.name], salt) for each in fields(hint)}
        kind: Any = hint
        return kind(**parts)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[salt % len(hint)]
    return {bool: salt == 1, int: 700 + salt, str: f"sample {salt}"}[hint]
