"""The fields of positions and other objects: their names, their values as plain data, and comparisons."""

from __future__ import annotations

from typing import Any, Final

from .agenda import Frame, Step
from .errors import RuleError

TABLES: Final = "tables"
"""The field of a game's position that holds its typed components."""
NO_VALUE: Final = ("box", TABLES, "event_log", "unwatched", "offered", "offered_to", "owned")
"""The fields of a position that are not part of its value."""

_names: dict[type, list[str]] = {}


def field_names(cls: type) -> list[str]:
    """Returns the annotated fields of a class (compiled or not) and of its bases. The fields of the class
    itself come first.
    """
    known = _names.get(cls)
    if known is not None:
        return known
    names: list[str] = []
    for base in cls.__mro__:
        compiled = base.__dict__.get("__mypyc_attrs__")
        if compiled is None:
            notes: dict[str, Any] = base.__dict__.get("__annotations__", {})
            compiled = [name for name, note in notes.items() if not str(note).startswith("ClassVar")]
        names.extend(n for n in compiled if n not in names and not n.startswith("__"))
    if issubclass(cls, Frame):
        names = [n for n in names if n not in NO_VALUE]
    _names[cls] = names
    return names


def id_of(cls: type) -> str:
    """Returns the id that a class declares. Saved positions contain this id, because class names may
    change.
    """
    declared = cls.__dict__.get("id")
    if not isinstance(declared, str) or not declared:
        raise RuleError(f"{cls.__module__}.{cls.__name__} needs an id of its own")
    return declared


def step_text(step: Step[Any]) -> list[Any]:
    return [step.id, *(getattr(step, name) for name in field_names(type(step)))]


def plain(value: Any) -> Any:
    """Converts a value to JSON types: numbers, strings, lists, and objects that contain the id of their
    class.
    """
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Step):
        return step_text(value)
    tagged: dict[str, Any] = {"is": id_of(type(value))}
    for name in sorted(field_names(type(value))):
        tagged[name] = plain(getattr(value, name))
    return tagged


def same(a: Any, b: Any) -> bool:
    """Returns whether two values are equal. This is faster than `difference`."""
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        if a == b:  # equal numbers, or the same objects
            return True
        if len(a) != len(b):
            return False
        return all(same(a[i], b[i]) for i in range(len(a)))
    if a is None or isinstance(a, int | str):
        return bool(a == b)
    return all(same(getattr(a, name, None), getattr(b, name, None)) for name in field_names(type(a)))


def difference(a: Any, b: Any, path: str = "position") -> str:
    """Describes the first place where two values differ; returns an empty string if they are equal."""
    if type(a) is not type(b):
        return f"{path}: {type(a).__name__} against {type(b).__name__}"
    if a is None or isinstance(a, int | str):
        return "" if a == b else f"{path}: {a!r} against {b!r}"
    if isinstance(a, list):
        if len(a) != len(b):
            return f"{path}: {len(a)} against {len(b)} entries"
        for i in range(len(a)):
            found = difference(a[i], b[i], f"{path}[{i}]")
            if found:
                return found
        return ""
    if isinstance(a, Step):
        return "" if step_text(a) == step_text(b) else f"{path}: {step_text(a)} against {step_text(b)}"
    for name in field_names(type(a)):
        found = difference(getattr(a, name, None), getattr(b, name, None), f"{path}.{name}")
        if found:
            return found
    return ""
