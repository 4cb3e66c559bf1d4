"""Trains networks for several games, one after the other, in a limited time.

python -m patolli.arena.learning.several GAME=7 OTHER=6:players=4 --out DIR --kept DIR [-- OPTIONS]

Each game is given a number of minutes, and all games together never take longer than the sum of these times.
A run that starts late is shortened, and one that does not finish in time is stopped. A run that fails is
resumed once, on the CPU if it failed before its first network. OPTIONS, such as --device cuda --seeds 1,2,3,
apply to all runs. Options for a single game follow its minutes and take precedence. At short intervals, the
important files of each game are packed into one file in the folder given by --kept, which can be fetched at
any time.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tarfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ...games import canonical_name
from ...kernel.errors import PatolliError
from ..script_parser import script_parser
from . import training_report
from .plan import Plan
from .run_folder import RunFolder

GRACE = 15.0
"""The number of seconds by which a run may exceed its time before it is stopped. It may need them to finish
the games of its last match.
"""
PACK_EVERY = 30.0
TRIES = 2
DONE = "All games are done."
"""The last line of the output."""
ALWAYS = ("plan.json", "log.jsonl", "report.html", "result.net", "chosen.net")


@dataclass
class TimedRun:
    game: str
    minutes: float
    options: tuple[str, ...] = ()


def task(text: str) -> TimedRun:
    first, *own = text.split(":")
    name, _, minutes = first.partition("=")
    options: list[str] = []
    for option in own:
        word, _, value = option.partition("=")
        options += [f"--{word}", value]
    try:
        return TimedRun(canonical_name(name), float(minutes), tuple(options))
    except (ValueError, PatolliError) as fault:
        raise argparse.ArgumentTypeError(f"{text} is not GAME=MINUTES: {fault}") from None


def worth_keeping(folder: Path) -> list[Path]:
    """Returns the files to pack: the log, the report, the results, the newest network of each seed, and all
    networks of the first seed.
    """
    found = [folder / name for name in ALWAYS]
    newest: dict[str, tuple[int, Path]] = {}
    for path in folder.glob("generation-*-seed-*.net"):
        _, generation, _, seed = path.stem.split("-")
        newest[seed] = max(newest.get(seed, (-1, path)), (int(generation), path))
    found += [path for _, path in newest.values()]
    first = min(newest, key=int, default="")
    found += [path for path in sorted(folder.glob(f"generation-*-seed-{first}.net")) if path not in found]
    return [path for path in found if path.is_file()]


def pack(folder: Path, kept: Path) -> None:
    """Packs the important files of a run. An error is only printed, because the runs continue and the next
    attempt may succeed.
    """
    try:
        pack_now(folder, kept)
    except (OSError, LookupError, ValueError, TypeError) as fault:
        print(f"{folder.name} could not be packed: {fault!r}", flush=True)


def pack_now(folder: Path, kept: Path) -> None:
    if not (folder / "plan.json").is_file():
        return
    page = training_report.page(Plan.of(folder), RunFolder(folder).lines)
    (folder / "report.html").write_text(page, encoding="utf-8")
    files = worth_keeping(folder)
    part = kept / f"{folder.name}.part"
    with tarfile.open(part, "w:gz", compresslevel=6) as archive:
        for path in files:
            archive.add(path, f"{folder.name}/{path.name}")
    part.rename(kept / f"{folder.name}.tar.gz")


def spent(folder: Path) -> float:
    """Returns how many seconds the run has taken so far according to its log."""
    lines = RunFolder(folder).lines
    return float(lines[-1]["seconds"]) if lines else 0.0


def run_once(one: TimedRun, folder: Path, kept: Path, end: float, options: list[str]) -> int:
    """Runs one training process with its workers, and packs its files at intervals. All of its processes are
    killed if they are still running `GRACE` seconds after the time is up.
    """
    minutes = max(0.1, (spent(folder) + end - time.time()) / 60)
    command = [sys.executable, "-m", "patolli.arena.learning", one.game, "--out", str(folder)]
    command += ["--minutes", f"{minutes:.3f}", *options]
    print(*command, flush=True)
    run = subprocess.Popen(command, start_new_session=True)
    packed = time.time()
    while run.poll() is None and time.time() < end + GRACE:
        time.sleep(0.2)
        if time.time() > packed + PACK_EVERY:
            pack(folder, kept)
            packed = time.time()
    if run.poll() is None:
        print(f"{one.game} was stopped: its time is used up", flush=True)
    with suppress(ProcessLookupError):  # also stops the workers of a run that has failed
        os.killpg(run.pid, signal.SIGKILL)
    return run.wait()


def run_all(tasks: list[TimedRun], out: Path, kept: Path, options: list[str]) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    end = time.time()
    for one in tasks:
        end += one.minutes * 60
        folder = out / one.game
        more: list[str] = []
        for _ in range(TRIES):
            code = run_once(one, folder, kept, end, [*options, *one.options, *more])
            print(f"{one.game} ended with {code}", flush=True)
            if code == 0 or time.time() > end - 5:
                break
            if not any(folder.glob("generation-*.net")):
                more = ["--device", "cpu"]
        if folder.is_dir():
            pack(folder, kept)
    print(DONE, flush=True)


def main() -> None:
    given = sys.argv[1:]
    at = given.index("--") if "--" in given else len(given)
    parser = script_parser("patolli.arena.learning.several", __doc__)
    parser.add_argument("tasks", nargs="+", type=task, metavar="GAME=MINUTES[:OPTION=VALUE]")
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--kept", required=True, type=Path)
    own = parser.parse_args(given[:at])
    run_all(own.tasks, own.out, own.kept, given[at + 1 :])


if __name__ == "__main__":
    main()
