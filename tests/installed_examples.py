"""Runs every example with an installed wheel in a separate environment.

    python -m tests.installed_examples [--quick]     # or `.ci/full examples`

Builds the wheel, installs it with the extra `research` as a user would, and runs the files in `examples/`,
the code in the guides, and the data commands. Finally sb3-contrib is installed, and MaskablePPO must beat
random players after three minutes of training (with `--quick` it only runs for a few seconds).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "examples"
RESEARCH = EXAMPLES / "research"
TORCH = "torch==2.13.0"
"""Installed with pip, which uses the CPU-only wheel only if its file name is given. The CUDA version takes
several GB.
"""


class Installed:
    """An environment in which the wheel is installed."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.uv = Path(sys.executable).with_name("uv")
        plain = {**os.environ, "PATOLLI_FRONTEND": "0", "PATOLLI_MYPYC": "0"}
        subprocess.run([self.uv, "build", "-q", "--wheel", "--out-dir", place, ROOT], check=True, env=plain)
        subprocess.run(
            [self.uv, "venv", "-q", "--seed", "--python", sys.executable, place / "venv"], check=True
        )
        self.programs = place / "venv" / ("Scripts" if os.name == "nt" else "bin")
        (wheel,) = place.glob("*.whl")
        self.install(f"patolli[arena,research] @ {wheel.as_uri()}")

    def install(self, *packages: str) -> None:
        python = self.programs / "python"
        subprocess.run([self.uv, "pip", "install", "-q", "--python", python, *packages], check=True)

    def run(self, program: str, *words: object) -> str:
        """Runs a program outside the repository, so that it cannot import the repository's
        files by accident.
        """
        command = [str(self.programs / program), *map(str, words)]
        done = subprocess.run(
            command, cwd=self.place, capture_output=True, encoding="utf-8", check=False, env=clean()
        )
        name = " ".join(Path(word).name for word in command)
        if done.returncode or not (done.stdout or program == "python"):
            sys.exit(f"{name} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
        print(f"{name}: good", flush=True)
        return done.stdout


def clean() -> dict[str, str]:
    left_out = {"PYTHONPATH", "VIRTUAL_ENV", "PATOLLI_MYPYC"}
    return {name: value for name, value in os.environ.items() if name not in left_out}


def code_of(page: str, to: Path) -> Path:
    """Writes all Python code from a guide into one program file."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    program = to / page.replace(".md", "_guide.py")
    program.write_text("\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL)), encoding="utf-8")
    return program


def main() -> None:
    quick = "--quick" in sys.argv
    count = 0
    with tempfile.TemporaryDirectory(prefix="patolli-") as folder:
        place = Path(folder)
        there = Installed(place)
        found = there.run("python", "-c", "import patolli; print(patolli.__file__)")
        assert str(place) in found, found
        for example in sorted(EXAMPLES.glob("*.py")):
            there.run("python", example)
            count += 1
        for page in ("library.md", "research.md"):
            there.run("python", code_of(page, place))
        bots = [RESEARCH / "bot.py", *([RESEARCH / "bot.mjs"] if shutil.which("node") else [])]
        for bot in bots:
            there.run("patolli", "bot", "check", bot)
            there.run("patolli", "arena", "tzolkin", "--players", bot, "random", "--games", "2")
            count += 1
        there.run(
            "patolli",
            "dataset",
            "make",
            "tzolkin",
            "--players",
            "random",
            "random",
            "--games",
            "2",
            "--out",
            "data",
        )
        there.run("python", RESEARCH / "read_dataset.py", "data")
        there.run("python", RESEARCH / "read_dataset.py")
        count += 1
        there.run("python", "-m", "pip", "install", "-q", TORCH)
        there.install("sb3-contrib")
        minutes, games = (0.05, 4) if quick else (3, 60)
        there.run(
            "python",
            RESEARCH / "train_ppo.py",
            "--minutes",
            minutes,
            "--games",
            games,
            "--seed",
            1,
            "--out",
            "ppo",
        )
        count += 1
        result = json.loads((place / "ppo" / "curve.json").read_text(encoding="utf-8"))
        low, high = result["interval"]
        print(
            f"{count} examples run; MaskablePPO won {result['wins']:g} of {result['games']} games "
            f"against random [{low:.0%} to {high:.0%}], {result['decisions']:,} decisions, {minutes} minutes"
        )
        if not quick and low <= 0.5:
            sys.exit("it is not clearly better than random play")


if __name__ == "__main__":
    main()
