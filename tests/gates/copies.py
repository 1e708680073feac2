"""Gates for copies: a clone is the game itself, shares nothing with it, and undo returns."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from tests.gates.plug import AnyGame, GateError
from tests.gates.watch import Following, Gate, Watch, gate_at_positions, same_position
from waybread.kernel import Outcome, State, decode, encode
from waybread.kernel.records import field_names

_PLAIN = frozenset((int, str, bool, NoneType))


@Gate
def shadow_clone(watch: Watch) -> Following:
    """Replace the game by its clone: it asks the same, plays on the same, and stays apart.

    Finds whatever a position holds outside its state: a step's local variable, a global,
    an attribute that a clone does not carry, a list that two games share.
    """
    twin = watch.game.clone()
    while watch.game.decision is not None:
        if watch.close:
            twin = twin if watch.follows else watch.game.clone()
            before, stray = watch.digest(), twin.clone()
            for _ in range(3):
                if stray.decision is not None:
                    stray.choose(watch.any_option(stray))
            if twin.digest() != before:
                raise GateError("playing on a clone changed the game it came from")
            twin = twin.clone()
            watch.same(twin, "the clone")
        option = yield
        if watch.follows:
            twin.choose(option)
            watch.same(twin, f"the clone, after {option},")


@Gate
def undo_returns(watch: Watch) -> Following:
    """Undo after an answer returns to the position before it; in the end, back to the very start.

    A sparse run goes all the way back in one game out of 32, and some answers in the others.
    """
    start = watch.game.digest()
    while watch.game.decision is not None:
        if watch.close:
            twin, option = watch.game.clone(), watch.any_option(watch.game)
            twin.choose(option)
            after = twin.clone()
            twin.undo()
            watch.same(twin, "the game after undo")
            twin.choose(option)
            same_position(after, twin, "the game after undo and the same answer")
        yield
    twin = watch.game.clone()
    far = len(twin.answers) if not watch.run.sparse or watch.number(32) == 0 else min(8, len(twin.answers))
    for _ in range(far):
        twin.undo()
    if not twin.answers and twin.digest() != start:
        raise GateError("undoing every answer does not lead back to the start")
    for option in watch.game.answers[len(twin.answers) :]:
        twin.choose(option)
    watch.same(twin, "the game after undoing much and the same answers")


@gate_at_positions
def clone_covers_fields(watch: Watch) -> None:
    """A cloned state has every field of the original and shares nothing that can change."""
    if watch.close:
        _clone_is_apart(watch.game)
        for path in _paths_to_new_types(watch.game.state, watch.run.types):
            _clone_carries_every_field(watch.game.state, path)


def _clone_is_apart(game: AnyGame) -> None:
    state, twin = game.state, game.state.clone()
    if encode(state) != encode(twin):
        raise GateError("the cloned state differs from the original")
    originals = {id(each): path for path, each in _mutables(state, "state", set())}
    for path, each in _mutables(twin, "state", set()):
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
    changed: State = decode(type(state), encode(state))
    record = _at(changed, path)
    kind: Any = type(record)
    hints = get_type_hints(kind)
    for name in field_names(kind):
        before = getattr(record, name)
        wanted = _another(hints[name], before)
        setattr(record, name, wanted)
        try:
            found = getattr(_at(changed.clone(), path), name)
        except Exception as error:
            raise GateError(f"clone fails once {name} has changed: {error!r}") from error
        if encode(found) != encode(wanted):
            raise GateError(f"clone forgets {kind.__name__}.{name}")
        setattr(record, name, before)


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
            inside = [(name, getattr(value, name)) for name in field_names(cast("Any", type(value)))]
        elif isinstance(value, dict):
            inside = list(value.items())
        elif isinstance(value, list | tuple):
            inside = list(enumerate(value))
        else:
            continue
        pending += [((*path, key), each) for key, each in inside if type(each) not in _PLAIN]


def _mutables(value: Any, path: str, known: set[int]) -> Iterator[tuple[str, Any]]:
    """All that can change inside a value, each with the way to it. Nothing inside a derived field is looked at."""
    inside: Iterable[tuple[str, Any]]
    if isinstance(value, list | dict | set | bytearray):
        yield path, value
        items = value.items() if isinstance(value, dict) else enumerate(value)
        inside = ((f"[{key!r}]", each) for key, each in items if type(each) not in _PLAIN)
    elif isinstance(value, tuple):
        inside = ((f"[{index}]", each) for index, each in enumerate(value) if type(each) not in _PLAIN)
    elif is_dataclass(value) and not isinstance(value, type | Outcome):  # an outcome is made once, at the end
        if not _frozen(value):
            yield path, value
        elif id(value) in known:
            return
        known.add(id(value))
        kept = field_names(cast("Any", type(value)))
        for each in fields(value):
            if each.name not in kept and isinstance(cache := getattr(value, each.name), list | dict | set):
                yield f"{path}.{each.name}", cache
        inside = ((f".{name}", getattr(value, name)) for name in kept)
    else:
        return
    for step, each in inside:
        yield from _mutables(each, path + step, known)


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
        kind: Any = hint
        hints = get_type_hints(kind)
        return kind(**{name: _sample(hints[name], salt) for name in field_names(kind)})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[salt % len(hint)]
    return {bool: salt == 1, int: 700 + salt, str: f"sample {salt}"}[hint]
