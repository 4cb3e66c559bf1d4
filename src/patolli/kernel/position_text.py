"""Positions as text: a notation for all games, in which people can save, share and write positions.

    patolli position 1
    game: go
    edition: 1
    components: 0f3c9a41d2b7e658
    players: 2

    seats[0].stones = 12
    agenda = [["PlaceStone", 0]]

The lines below the header are the differences from the start of a new game, each with a path and a value in
JSON. All other properties of a position, such as whose turn it is, follow from these values.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import Any, Final

from . import serialization
from .box import Box
from .errors import BrokenPosition
from .game import Game
from .position import TRUTH, Position
from .position_builder import PART, PositionBuilder, read

FORMAT: Final = "patolli position 1"
MOST_CHARACTERS: Final = 300_000
MOST_LINE: Final = 20_000
MOST_PARTS: Final = 12
HEADER: Final = re.compile(r"([a-z]+):\s*(\S.*)")
LINE: Final = re.compile(r"(\S+)\s*=\s*(\S.*)")


class BrokenText(BrokenPosition):
    """Raised if the given text does not describe a position.

    `line` is the number of the faulty line (0 if there is none), `why` a short name of the cause, and `what`
    a detail, such as the faulty part of the text.
    """

    def __init__(self, why: str, line: int, what: str, text: str) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.why = why
        self.line = line
        self.what = what


def write(game: Game, p: Position) -> str:
    """Writes any position, including a seat's observation."""
    return "\n".join([header(game, p.players, p.box), "", *body(game, p)]) + "\n"


def header(game: Game, players: int, box: Box) -> str:
    lines = [
        FORMAT,
        f"game: {game.name}",
        f"edition: {game.edition}",
        f"components: {box.digest}",
        f"players: {players}",
    ]
    return "\n".join(lines)


def body(game: Game, p: Position) -> list[str]:
    """Returns the lines below the header."""
    base = serialization.plain(game.start(p.players, None, p.box))
    differences: list[tuple[str, Any]] = []
    compare(base, serialization.plain(p), "", differences)
    return [f"{path} = {json.dumps(value, separators=(',', ':'))}" for path, value in differences]


def compare(before: Any, after: Any, path: str, found: list[tuple[str, Any]]) -> None:
    """Collects the paths whose values differ. Lists of plain values are compared as a whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            compare(before[name], value, f"{path}.{name}" if path else name, found)
    elif is_nested(after) and isinstance(before, list) and len(before) == len(after):
        for at, value in enumerate(after):
            compare(before[at], value, f"{path}[{at}]", found)
    elif before != after:
        found.append((path, after))


def is_nested(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def packed(text: str) -> str:
    """Compresses the text for use in a link: raw deflate in base64url."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def game_of_text(text: str) -> str:
    """Returns the name of the game to which the position belongs."""
    return header_of(text)["game"]


def header_of(text: str) -> dict[str, str]:
    lines = text[:MOST_LINE].splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BrokenText("begin", 1, FORMAT, f"a position begins with {FORMAT!r}")
    found: dict[str, str] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        part = HEADER.fullmatch(line.strip())
        if part is None:
            raise BrokenText("header", number, "", "the header has lines of the form 'key: value'")
        found[part[1]] = part[2]
    for key in ("game", "edition", "components", "players"):
        if key not in found:
            raise BrokenText("key", 0, key, f"the header has no {key}")
    return found


def players_of(head: dict[str, str]) -> int:
    if not head["players"].isascii() or not head["players"].isdecimal() or len(head["players"]) > 2:
        raise BrokenText("players", 0, head["players"][:60], "the number of players is a whole number")
    return int(head["players"])


def builder_of(game: Game, text: str) -> PositionBuilder[Any]:
    """Returns a builder that contains this position. Its method `faults` lists everything that is
    impossible.
    """
    if len(text) > MOST_CHARACTERS:
        raise BrokenText(
            "long", 0, str(MOST_CHARACTERS), f"a position has at most {MOST_CHARACTERS} characters"
        )
    head = header_of(text)
    box = game.printed_box()
    if head["game"] != game.name:
        raise BrokenText(
            "game", 0, head["game"][:60], f"this is a position of {head['game']}, not of {game.name}"
        )
    if head["edition"] != str(game.edition):
        raise BrokenText(
            "edition",
            0,
            head["edition"][:60],
            f"the position belongs to edition {head['edition']}; here is {game.edition}",
        )
    if head["components"] != box.digest:
        raise BrokenText(
            "components",
            0,
            head["components"][:60],
            f"the position has other components ({head['components']}, here {box.digest})",
        )
    written = text.partition("\n\n")[2]
    first = len(text[: len(text) - len(written)].splitlines()) + 1
    return built(game, players_of(head), written.splitlines(), first, box)


def built(game: Game, players: int, lines: list[str], first: int, box: Box) -> PositionBuilder[Any]:
    """Builds a position from the lines below the header. `first` is the line number of the first of them."""
    start = game.start(players, None, box)
    data = serialization.plain(start)
    for number, line in enumerate(lines, first):
        if line.strip():
            put(data, line.strip(), number)
    return PositionBuilder(game, read(game, data, start), in_place=True)


def started(game: Game, players: int, lines: list[str], box: Box) -> Position:
    """Returns a position from which a match can start: without faults and hidden values, and not at the end
    of a game.
    """
    if sum(len(line) for line in lines) > MOST_CHARACTERS:
        raise BrokenPosition(f"a position has at most {MOST_CHARACTERS} characters")
    p: Position = built(game, players, lines, 1, box).build()
    if p.viewer != TRUTH or not p.asked():
        raise BrokenPosition("a game can begin only in a position without hidden values that is not over")
    return p


def started_from(game: Game, text: str, box: Box) -> Position:
    """Works like `started`, but reads the whole text, including its header."""
    players = players_of(header_of(text))
    if text.partition("\n\n")[0] != header(game, players, box):
        raise BrokenPosition("the position belongs to other rules or components")
    return started(game, players, text.partition("\n\n")[2].splitlines(), box)


def put(data: Any, line: str, number: int) -> None:
    found = LINE.fullmatch(line) if len(line) <= MOST_LINE else None
    if found is None:
        raise BrokenText("line", number, line[:60], "a line reads 'path = value'")
    parts = parts_of(found[1])
    if not parts:
        raise BrokenText("path", number, found[1][:60], f"{found[1][:60]!r} is not a path like seats[1].corn")
    try:
        value = json.loads(found[2])
    except (ValueError, RecursionError):
        raise BrokenText("value", number, found[2][:60], f"{found[2][:60]!r} is not a JSON value") from None
    inner = data
    try:
        for part in parts[:-1]:
            inner = inner[part]
        inner[parts[-1]]
        inner[parts[-1]] = value
    except (IndexError, KeyError, TypeError):
        raise BrokenText(
            "unknown", number, found[1][:60], f"there is no {found[1][:60]!r} in a position"
        ) from None


def parts_of(path: str) -> list[str | int]:
    """Splits a path like `seats[1].corn` into its parts; returns an empty list if the path is invalid."""
    parts: list[str | int] = []
    at = 0
    while at < len(path) and len(parts) < MOST_PARTS:
        found = PART.match(path, at)
        if found is None or (found[2] is not None and len(found[2]) > 4):
            return []
        parts.append(found[1] if found[1] is not None else int(found[2]))
        at = found.end()
    return parts if at == len(path) else []
