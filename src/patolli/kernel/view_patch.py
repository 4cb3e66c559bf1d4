"""The difference between two views, as a patch, and as the goods that a seat pays and gains."""

from __future__ import annotations

from typing import Any, Final

NO_GOODS: Final = frozenset({"points", "ending"})
"""The names of numbers in a seat's view that are not goods in any game."""
Path = list[Any]
"""The dictionary keys and list indexes that lead to a value."""


class Change:
    """The replacement or removal of the value at a path."""

    path: Path
    value: Any
    gone: bool

    def __init__(self, path: Path, value: Any, gone: bool = False) -> None:
        self.path = path
        self.value = value
        self.gone = gone


def changes(before: Any, after: Any) -> list[Change]:
    """Returns the changes in the order of the view. A list is replaced as a whole if its length changes."""
    found: list[Change] = []
    add_changes([], before, after, found)
    return found


def add_changes(path: Path, before: Any, after: Any, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in after:
            if key in before:
                add_changes([*path, key], before[key], after[key], found)
            else:
                found.append(Change([*path, key], after[key]))
        for key in before:
            if key not in after:
                found.append(Change([*path, key], None, gone=True))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at in range(len(after)):
            add_changes([*path, at], before[at], after[at], found)
    else:
        found.append(Change(path, after))


def patched(view: Any, change: list[Change]) -> Any:
    """Returns a copy of the view with these changes. It shares the unchanged parts with the original."""
    for one in change:
        view = with_change(view, one, 0)
    return view


def with_change(view: Any, change: Change, depth: int) -> Any:
    if depth == len(change.path):
        return change.value
    new = view.copy()
    key = change.path[depth]
    if change.gone and depth == len(change.path) - 1:
        del new[key]
    elif depth == len(change.path) - 1:
        new[key] = change.value
    else:
        new[key] = with_change(view[key], change, depth + 1)
    return new


def traded(before: dict[str, Any], after: dict[str, Any], seat: int, not_goods: list[str]) -> dict[str, int]:
    """Returns the amount of each good that a seat gains (negative if it pays). A good is named by the last
    key in the path of a number.
    """
    found: dict[str, int] = {}
    seats, then = before.get("seats"), after.get("seats")
    if isinstance(seats, list) and isinstance(then, list) and seat < min(len(seats), len(then)):
        add_traded("", seats[seat], then[seat], not_goods, found)
    return {thing: by for thing, by in found.items() if by != 0}


def add_traded(thing: str, before: Any, after: Any, not_goods: list[str], found: dict[str, int]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in after:
            if key in before and key not in NO_GOODS and key not in not_goods:
                add_traded(key, before[key], after[key], not_goods, found)
    elif is_number(before) and is_number(after) and before != after:
        found[thing] = found.get(thing, 0) + after - before


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
