"""Used by the mutation run: applies a mutated module to the imported one, so that all users of the module see
the change.

The module is loaded twice more under another name, unchanged and mutated. Imported functions and methods
remain the same objects but get the mutated code, so subclasses and names imported elsewhere change too. If
the value of a constant or table differs, it is replaced in every module of the game that contains it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

Names = dict[str, Any]
APART = "apart."
"""The prefix of modules loaded for comparison. Their classes must not be registered as steps of the game."""


def read(module: ModuleType, code: CodeType) -> Names:
    """Executes the module's code apart from the imported module, and returns its names."""
    fresh: Names = {"__name__": APART + module.__name__, "__package__": module.__package__}
    fresh["__file__"] = module.__file__
    exec(code, fresh)
    return fresh


def lay(module: ModuleType, standing: Names, changed: Names) -> None:
    """Copies the changes into the imported module. `standing` contains the names of the unchanged module,
    loaded in the same way.
    """
    for name, value in own(module, changed):
        old = getattr(module, name, None)
        if isinstance(value, FunctionType) and isinstance(old, FunctionType):
            old.__code__, old.__defaults__ = value.__code__, value.__defaults__
        elif isinstance(value, type) and isinstance(old, type):
            lay_class(old, standing[name], value)
        elif not same(standing.get(name), value) and same(standing.get(name), old):
            put(module, name, old, adopted(module, value))


def own(module: ModuleType, names: Names) -> Iterator[tuple[str, Any]]:
    """Yields the names that the module defines itself."""
    for name, value in names.items():
        imported = isinstance(value, ModuleType | type | FunctionType) and (
            getattr(value, "__module__", "") != APART + module.__name__
        )
        if not name.startswith("__") and not imported:
            yield name, value


def lay_class(old: type, standing: type, changed: type) -> None:
    for name, value in vars(changed).items():
        was = vars(old).get(name)
        if isinstance(value, FunctionType) and isinstance(was, FunctionType):
            if value.__code__.co_freevars == was.__code__.co_freevars:
                was.__code__, was.__defaults__ = value.__code__, value.__defaults__
            else:  # super() is no longer called
                setattr(old, name, FunctionType(value.__code__, was.__globals__, name, value.__defaults__))
        elif not name.startswith("__") and not same(vars(standing).get(name), value):
            setattr(old, name, value)


def put(module: ModuleType, name: str, old: object, new: object) -> None:
    """Replaces the old value in every module of this game that has it under this name."""
    game = ".".join(module.__name__.split(".")[:3])
    for other in [m for key, m in sys.modules.items() if key.startswith(game)]:
        if vars(other).get(name) is old:
            setattr(other, name, new)


def same(one: object, other: object) -> bool:
    """Compares objects of the module's own classes by their contents."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return same(list(one.items()), list(other.items()))
    if hasattr(one, "__dict__") and hasattr(other, "__dict__"):
        return type(one).__qualname__ == type(other).__qualname__ and same(vars(one), vars(other))
    return one == other


def adopted(module: ModuleType, value: Any) -> Any:
    """Converts objects of a separately loaded class to the imported class."""
    if isinstance(value, list | tuple):
        return type(value)(adopted(module, one) for one in value)
    if isinstance(value, dict):
        return {key: adopted(module, one) for key, one in value.items()}
    known = getattr(module, type(value).__name__, None)
    its_own = type(value).__module__ in (module.__name__, APART + module.__name__)
    if its_own and isinstance(known, type) and known is not type(value):
        value.__class__ = known
        for one in vars(value).values():
            adopted(module, one)
    return value
