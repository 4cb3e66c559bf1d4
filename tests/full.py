"""The long checks: `.ci/full` runs all of them, `.ci/full NAME ...` runs some, and `.ci/full --list` lists
them.

The result of each check is written to docs/trials.md, with the tested commit. The exit status is 1 if a check
failed.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "docs" / "trials.md"
LOGS = ROOT / "build" / "full"
COMPILED = ROOT / "build" / "compiled"
PYTHON = ".venv/bin/python"
GAMES = ("tzolkin", "teotihuacan", "chichen-itza", "azteca")
HEAD = """# The long checks

Every change must pass `.ci/run`. The checks on this page take longer. `.ci/full` runs all of them,
`.ci/full NAME ...` runs some of them, and both write this page: the last result of each check and the commit
on which it was run.

| check | command | result | seconds | commit | date |
|---|---|---|---:|---|---|
"""


class Check(NamedTuple):
    name: str
    command: str
    compiled: bool = False
    """Whether the check uses compiled rules."""
    summary: str = ""
    """A pattern that finds the result in the output. If it is empty, the last line is the result."""
    packages: tuple[str, ...] = ()
    """Packages that the check needs in addition to the environment of `.ci/run`."""


def trial(name: str, amount: str = "") -> Check:
    return Check(f"trial-{name}", f"{PYTHON} -m tests.table.trials {name} {amount}".strip(), True)


def fuzz(game: str) -> Check:
    return Check(f"fuzz-{game}", f"{PYTHON} -m patolli fuzz {game} --games 500 --workers 2", True)


def mutation(game: str) -> Check:
    command = f"{PYTHON} -m tests.mutation {game.replace('-', '_')} --sample 200"
    return Check(f"mutation-{game}", command, summary=r"\d+ mutants")


def other_fate(fate: int) -> Check:
    """Returns a check that runs the tests of the table with other random outcomes."""
    command = f"PATOLLI_TEST_FATE={fate} {PYTHON} -m pytest -q -m 'not slow' tests/table"
    return Check(f"fate-{fate}", command, summary=r"\d+ passed")


CHECKS = [
    trial("kill", "100"),
    trial("hostile", "10000"),
    trial("leak", "10"),
    trial("load", "200"),
    trial("freeze"),
    trial("bend"),
    trial("mend"),
    trial("servers", "100"),
    trial("spread"),
    trial("notify"),
    trial("crowd"),
    Check(
        "fuzz-protocol",
        f"PATOLLI_FUZZ_EXAMPLES=2000 {PYTHON} -m pytest -q tests/table/test_protocol_fuzz.py",
        summary=r"\d+ passed",
    ),
    Check("postgres", f"{PYTHON} -m tests.table.postgres", summary=r"\d+ passed"),
    Check("ray", f"{PYTHON} -m tests.arena.ray_nodes", packages=("ray",)),
    Check("examples", f"{PYTHON} -m tests.installed_examples"),
    *(fuzz(game) for game in GAMES),
    *(mutation(game) for game in GAMES),
    Check(
        "slow",
        f"{PYTHON} -m pytest -q -n 2 -m slow --ignore tests/browser --ignore tests/research tests",
        summary=r"\d+ passed",
    ),
    Check(
        "research",
        f"{PYTHON} -m pytest -q -n 2 -m 'slow or not slow' tests/research",
        compiled=True,
        summary=r"\d+ passed",
    ),
    Check(
        "browser", f"{PYTHON} -m pytest -q -n 2 -m 'slow or not slow' tests/browser", summary=r"\d+ passed"
    ),
    *(other_fate(fate) for fate in (2, 3, 7)),
]
POSTGRES = {"postgres", "trial-servers", "trial-spread", "trial-notify"}
"""Checks that start a PostgreSQL server."""


def prepare(chosen: list[Check]) -> None:
    """Installs what these checks need in addition to the environment of `.ci/run`."""
    LOGS.mkdir(parents=True, exist_ok=True)
    packages = sorted({package for check in chosen for package in check.packages})
    if packages:
        subprocess.run([".venv/bin/uv", "pip", "install", "-q", *packages], cwd=ROOT, check=True)
    if not POSTGRES.intersection(check.name for check in chosen):
        return
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and shutil.which("initdb") is None:
        subprocess.run(
            "apt-get update -qq && apt-get install -y -qq postgresql >/dev/null", shell=True, check=True
        )


def compile_rules() -> None:
    subprocess.run([PYTHON, "hatch_build.py", "--to", str(COMPILED)], cwd=ROOT, check=True)


def run(check: Check) -> tuple[bool, str, float]:
    """Runs a check. Returns whether it passed, the line with its result, and its duration in seconds."""
    environment = {
        **os.environ,
        **({"PATOLLI_MYPYC": "1", "PYTHONPATH": f"{COMPILED}:{ROOT}"} if check.compiled else {}),
    }
    log = LOGS / f"{check.name}.log"
    begun = time.monotonic()
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            check.command, cwd=ROOT, shell=True, env=environment, stdout=out, stderr=out, check=False
        )
    return (
        done.returncode == 0,
        summary(log.read_text(encoding="utf-8"), check.summary),
        time.monotonic() - begun,
    )


def summary(output: str, pattern: str) -> str:
    """Returns the line with the result: JSON at the end of the output, the last line that matches, or the
    last line.
    """
    for start in re.finditer(r"^\{", output, re.MULTILINE):  # servers may have logged other JSON first
        with contextlib.suppress(ValueError):
            return json.dumps(json.loads(output[start.start() :]), ensure_ascii=False)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return ([line for line in lines if pattern and re.search(pattern, line)] or lines or [""])[-1]


def rows() -> dict[str, str]:
    """Returns the rows of docs/trials.md, by name of the check."""
    if not RESULTS.exists():
        return {}
    found = re.finditer(r"^\| ([a-z0-9-]+) \| `.*$", RESULTS.read_text(encoding="utf-8"), re.MULTILINE)
    return {row[1]: row[0] for row in found}


def note(check: Check, passed: bool, kept: str, seconds: float, commit: str) -> None:
    known = rows()
    result = ("passed" if passed else "**FAILED**") + (f": {kept[:400]}" if kept else "")
    today = dt.datetime.now(dt.UTC).date().isoformat()
    cells = [check.name, f"`{check.command}`", result.replace("|", "/"), f"{seconds:.0f}", commit, today]
    known[check.name] = "| " + " | ".join(cells) + " |"
    order = [one.name for one in CHECKS]
    RESULTS.write_text(
        HEAD + "\n".join(known[name] for name in order if name in known) + "\n", encoding="utf-8"
    )


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> None:
    wanted = sys.argv[1:]
    if wanted == ["--list"]:
        print("\n".join(f"{check.name:24}{check.command}" for check in CHECKS))
        return
    unknown = set(wanted) - {check.name for check in CHECKS}
    if unknown:
        sys.exit(f"no such check: {', '.join(sorted(unknown))}; .ci/full --list names them")
    chosen = [check for check in CHECKS if not wanted or check.name in wanted]
    commit = git("rev-parse", "--short", "HEAD")
    if git("status", "--porcelain", "--", ".", ":!docs/trials.md"):
        commit += " and changes"
    prepare(chosen)
    if any(check.compiled for check in chosen):
        compile_rules()
    failed = []
    for check in chosen:
        print(f"== {check.name}: {check.command}", flush=True)
        passed, kept, seconds = run(check)
        note(check, passed, kept, seconds, commit)
        print(f"   {'passed' if passed else 'FAILED'} after {seconds:.0f} s: {kept}", flush=True)
        if not passed:
            failed.append(check.name)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}; logs in {LOGS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
