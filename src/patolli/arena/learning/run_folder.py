"""The folder of a training run, with its log and the names of its files."""

from __future__ import annotations

import json
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any


class RunFolder:
    """The folder of a run. The steps in its log are not repeated when the run is resumed, and the clock of
    the run continues from the last line of the log.
    """

    def __init__(self, out: Path) -> None:
        self.out = out
        self.lock = threading.Lock()
        out.mkdir(parents=True, exist_ok=True)
        self.lines: list[dict[str, Any]] = self.logged()
        self.began = time.time() - (self.lines[-1]["seconds"] if self.lines else 0)

    def logged(self) -> list[dict[str, Any]]:
        """Returns the lines of the log. A truncated last line is ignored."""
        path = self.out / "log.jsonl"
        found: list[dict[str, Any]] = []
        for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
            with suppress(ValueError):
                found.append(json.loads(line))
        return found

    def log(self, **line: Any) -> None:
        line = {"seconds": round(self.spent(), 1), **line}
        text = json.dumps(line)
        with self.lock, (self.out / "log.jsonl").open("a", encoding="utf-8") as file:
            self.lines.append(line)
            print(text, flush=True)
            file.write(text + "\n")

    def find(self, **wanted: Any) -> dict[str, Any] | None:
        entries = json.loads(json.dumps(wanted)).items()
        lines: list[dict[str, Any]] = [line for line in self.lines if entries <= line.items()]
        return lines[-1] if lines else None

    def spent(self) -> float:
        return time.time() - self.began

    def samples_file(self, generation: int) -> Path:
        return self.out / f"generation-{generation}.npz"

    def net_file(self, generation: int, seed: int) -> Path:
        return self.out / f"generation-{generation}-seed-{seed}.net"

    def weights_file(self, generation: int, seed: int) -> Path:
        return self.net_file(generation, seed).with_suffix(".pt")

    @property
    def chosen_file(self) -> Path:
        """The best network with its best mix, whether or not it was accepted."""
        return self.out / "chosen.net"

    @property
    def result_file(self) -> Path:
        """The same file as `chosen_file`; it exists only if the network was accepted."""
        return self.out / "result.net"


def write(path: Path, data: bytes) -> None:
    """Writes a file atomically."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)
