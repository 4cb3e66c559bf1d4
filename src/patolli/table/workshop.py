"""The owner's workshop: lists all uncertain values of a game's components, and writes a components file with
the values that the owner of the game has looked up.

An entry is a table or a single value of a table, as listed by `Box.uncertain`. Values are typed as text: the
printed value determines how it is read, and the game's own loader checks the complete file.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ..kernel.box import OWNER, Box, BoxError
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.toml_text import TomlError, read_toml
from .components import confirmed_values
from .protocol import OwnComponents, WorkshopChanges, WorkshopProblem
from .workshop_values import Unread, as_text, as_toml, read

PROVENANCE: Final = ("source", "confidence", "note", "id", "name", "formula", "where")
MOST_TRIES: Final = 40
"""The maximum number of attempts to load the file, each without the values that were rejected before."""
HEAD: Final = re.compile(
    r"^# Patolli components: (?P<game>[a-z0-9-]+), edition (?P<edition>\d+)\s*$", re.MULTILINE
)

Changes = dict[str, dict[str, str]]
"""The values as typed, by table and key."""


def table_of(box: Box, entry: str) -> tuple[str, list[str]]:
    """Returns the table of an entry and its keys: all keys of the table, or the one that is uncertain."""
    if entry in box.tables:
        return entry, [key for key in box.tables[entry].values if not explains(key)]
    table, _, key = entry.rpartition(".")
    return table, [key]


def explains(key: str) -> bool:
    return key in PROVENANCE or key.endswith(("_confidence", "_note"))


# Checking


def check(game: Game, wanted: WorkshopChanges) -> OwnComponents:
    """Returns the file with all usable values, and the problems with the others."""
    box = game.printed_box()
    problems: list[WorkshopProblem] = []
    changes = readable(box, wanted.changes, problems)
    entries = [path for path, _, _ in box.uncertain()]
    confirmed = [entry for entry in wanted.confirmed if entry in entries]
    problems += [unknown(entry) for entry in wanted.confirmed if entry not in entries]
    for _ in range(MOST_TRIES):
        text = file_of(game, changes, confirmed)
        try:
            found = game.owners_box(text)
            break
        except BoxError as fault:
            blame(changes, fault, problems)
        except PatolliError as fault:
            problems.append(WorkshopProblem("", "", str(fault), "refused"))
            changes = {}
    else:
        changes, text = {}, file_of(game, {}, confirmed)
        found = game.owners_box(text)
    confirmed_count, doubtful = confirmed_values(game, found)
    return OwnComponents(
        text,
        found.digest,
        confirmed_count,
        doubtful,
        found.replaced,
        problems,
        {path: {key: as_text(value) for key, value in values.items()} for path, values in changes.items()},
        confirmed,
    )


def readable(box: Box, typed: Changes, problems: list[WorkshopProblem]) -> dict[str, dict[str, object]]:
    """Returns the typed values that are readable and differ from the printed ones."""
    found: dict[str, dict[str, object]] = {}
    for path, values in typed.items():
        if path not in box.tables:
            problems.append(unknown(path))
            continue
        table = box.tables[path]
        for key, text in values.items():
            if key not in table.values or explains(key):
                problems.append(unknown(path, key))
                continue
            try:
                value = read(text, table.values[key])
            except Unread as fault:
                problems.append(WorkshopProblem(path, key, "", fault.kind))
                continue
            if value != table.values[key]:
                found.setdefault(path, {})[key] = value
    return found


def unknown(path: str, key: str = "") -> WorkshopProblem:
    return WorkshopProblem(
        path, key, "is not a table of this box" if not key else "is not a key of this table", "unknown"
    )


def blame(changes: dict[str, dict[str, object]], fault: BoxError, problems: list[WorkshopProblem]) -> None:
    """Removes the changes that the loader rejects: the value it names or else its whole table, its group, or
    all changes.
    """
    ones = [(path, key) for path, values in changes.items() for key in values]
    group = fault.where.partition(".")[0]
    tests = (
        lambda path, key: is_within(fault.where, f"{path}.{key}"),
        lambda path, key: is_within(fault.where, path) or is_within(path, fault.where),
        lambda path, key: path.partition(".")[0] == group,
        lambda path, key: True,
    )
    guilty = next((found for test in tests if (found := [one for one in ones if test(*one)])), [])
    for path, key in guilty:
        problems.append(WorkshopProblem(path, key, f"{fault.where} {fault.what}", "refused"))
        del changes[path][key]
        if not changes[path]:
            del changes[path]
    if not guilty:
        raise fault


def is_within(inner: str, outer: str) -> bool:
    return inner == outer or inner.startswith((outer + ".", outer + "["))


# Files


def file_of(game: Game, changes: dict[str, dict[str, Any]], confirmed: list[str]) -> str:
    """Returns the components file with all changes and confirmations."""
    box = game.printed_box()
    lines: dict[str, list[str]] = {}
    for path, values in changes.items():
        lines.setdefault(path, []).extend(f"{key} = {as_toml(value)}" for key, value in values.items())
    for entry in confirmed:
        table, keys = table_of(box, entry)
        word = "confidence" if entry in box.tables else f"{keys[0]}_confidence"
        lines.setdefault(table, []).append(f'{word} = "{OWNER}"')
    parts = [f"# Patolli components: {game.name}, edition {game.edition}\n"]
    for path in box.tables:
        if path in lines:
            head = ".".join(
                part if re.fullmatch(r"[A-Za-z_-][\w-]*", part) else f'"{part}"' for part in path.split(".")
            )
            parts.append("\n".join([f"[{head}]", *lines[path]]) + "\n")
    return "\n".join(parts)


def open_file(game: Game, text: str) -> OwnComponents:
    """Returns the changes and confirmations in an existing file. Raises an error if it is for
    another game.
    """
    head = HEAD.search(text)
    if head is not None and head["game"] != game.name:
        raise BoxError(f"This file is for {head['game']}.")
    try:
        root = read_toml(text)
    except TomlError as fault:
        raise BoxError(f"This is not a components file: the text {fault}.") from None
    box = game.printed_box()
    found: list[tuple[str, dict[str, object]]] = []
    strange: list[str] = []
    collect(root, "", box, found, strange)
    if not found:
        raise BoxError("This file has no component of this game.")
    entries = [path for path, _, _ in box.uncertain()]
    typed: Changes = {}
    confirmed: list[str] = []
    for path, values in found:
        for key, value in values.items():
            if key.endswith("confidence") and value == OWNER:
                entry = path if key == "confidence" else f"{path}.{key.removesuffix('_confidence')}"
                confirmed += [entry] if entry in entries else []
            elif not explains(key) and (
                key not in box.tables[path].values or value != box.tables[path].values[key]
            ):
                typed.setdefault(path, {})[key] = as_toml(value) if not isinstance(value, str) else value
    checked = check(game, WorkshopChanges(typed, confirmed))
    checked.problems += [unknown(path) for path in strange]
    checked.edition = int(head["edition"]) if head is not None else 0
    return checked


def collect(
    group: dict[str, Any],
    above: str,
    box: Box,
    found: list[tuple[str, dict[str, object]]],
    strange: list[str],
) -> None:
    """Adds the tables of a file to `found`, by path, and names that the box does not have to `strange`."""
    for name, value in group.items():
        path = above + name
        if isinstance(value, list):
            for one in value:
                named = one.get("id") if isinstance(one, dict) else None
                if f"{path}.{named}" in box.tables:
                    found.append((f"{path}.{named}", one))
                else:
                    strange.append(f"{path}.{named}" if isinstance(named, str) else path)
        elif not isinstance(value, dict):
            strange.append(path)
        elif path in box.tables:
            found.append((path, value))
        elif box.entries(path):
            collect(value, path + ".", box, found, strange)
        else:
            strange.append(path)
