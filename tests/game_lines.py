"""`python -m tests.game_lines` prints the size of each game: the files and lines of each part
(docs/architecture.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from patolli import games

ROOT = Path(__file__).resolve().parents[1]
PARTS: dict[str, list[str]] = {
    "position, names, moves, events, reasons, game": [
        "position.py", "names.py", "moves.py", "events.py", "reasons.py", "game.py", "state/*",
    ],
    "components: reader": ["components/*.py", "sources.py"],
    "components: `components.toml`, `stress.toml`": ["components.toml", "stress.toml"],
    "view, invariants, position builder": ["view*.py", "view/*", "invariants.py", "invariants/*", "builder*"],
    "evaluation for bots": ["evaluation.py", "evaluation_*.py", "evaluation/*"],
    "text board": ["text_board*.py"],
    "texts in two languages": ["texts/*"],
    "rulebook in two languages": ["rules/*"],
    "`vocabulary.txt`, `game.toml`, `promises.toml`": ["vocabulary.txt", "game.toml", "promises.toml"],
    "rule chapters": ["*.py"],
}  # fmt: skip
"""The parts of a game, as patterns for paths in its folder. The first match counts."""


def parts(game: str) -> Iterator[tuple[str, Path]]:
    folder = ROOT / "src/patolli/games" / game.replace("-", "_")
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder).as_posix()
        for part, patterns in PARTS.items():
            if file.is_file() and any(fnmatch(path, pattern) for pattern in patterns):
                yield part, file
                break
    for part, place in (
        ("page: board folder", ROOT / "web/src/boards" / game),
        ("tests", ROOT / "tests/games" / game.replace("-", "_")),
    ):
        for file in sorted(place.rglob("*")):
            if file.suffix in {".py", ".ts", ".tsx", ".css", ".toml"}:
                yield part, file


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def table() -> str:
    counted: dict[str, dict[str, list[int]]] = {}
    for game in games.names():
        for part, file in parts(game):
            if "__pycache__" not in file.parts:
                counted.setdefault(part, {}).setdefault(game, []).append(lines(file))
    rows = [f"| part | {' | '.join(games.names())} |", "|---|" + "---:|" * len(games.names())]
    for part in [*PARTS, "page: board folder", "tests"]:
        cells = []
        for game in games.names():
            found = counted.get(part, {}).get(game, [])
            cells.append(f"{sum(found):,} in {len(found)}" if found else "–")
        rows.append(f"| {part} | {' | '.join(cells)} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())
