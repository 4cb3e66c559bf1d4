"""Compiles the rules in the background while the server is running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, Literal

from . import cache, recipe

WORKER: Final = "patolli.compiling.worker"
Why = Literal["", "no-compiler", "no-mypyc", "off", "checkout", "read-only", "failed"]
State = Literal["compiled", "plain", "compiling", "ready"]
"""Whether the rules are compiled. `ready` means that they were compiled while this process was running: it
continues with the plain rules, but new child processes use the compiled ones.
"""


class BackgroundCompiler:
    """Compiles the rules for a server process. `generation` increases when new child processes can use
    compiled rules.
    """

    def __init__(self) -> None:
        self.state: State = "plain"
        self.percent = 0
        self.why: Why = ""
        """The reason why the rules cannot be compiled; empty if they can."""
        self.generation = 0
        self.process: subprocess.Popen[str] | None = None
        self.stopping = False

    def start(self, is_compiled: bool, tell: Callable[[str], None]) -> None:
        """Starts compiling, unless the rules are compiled already or something prevents it."""
        if is_compiled:
            self.state = "compiled"
            return
        self.why = obstacle()
        if self.why:
            return
        self.state = "compiling"
        threading.Thread(target=self.follow, args=(tell,), daemon=True).start()

    def follow(self, tell: Callable[[str], None]) -> None:
        tell("Compiling the rules in the background, once; you can play in the meantime.")
        last = ""
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-m", WORKER],
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
            )
            assert self.process.stdout is not None
            for line in self.process.stdout:
                last = line.strip()
                if last.isdigit():
                    self.percent = min(int(last), 100)
            self.process.wait()
        except OSError as fault:
            last = f"failed {fault}"
        if self.stopping:
            return
        if last == "ready":
            self.generation += 1
            self.state = "ready"
            tell("The rules are compiled: bots and previews use them now, the server after a restart.")
        else:
            self.state, self.why = "plain", "failed"
            tell(f"The rules could not be compiled: {last.removeprefix('failed ')}")

    def stop(self) -> None:
        """Stops compiling when the server stops. Unfinished results are discarded."""
        self.stopping = True
        process = self.process
        if process is not None and process.poll() is None:
            end_group(process)


def end_group(process: subprocess.Popen[str]) -> None:
    """Ends the worker and the compilers it has started."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()
    process.wait()


def obstacle() -> Why:
    """Returns why the rules of this installation cannot be compiled, or an empty string if they can."""
    if not cache.applies():
        return "checkout" if (cache.PACKAGE.parents[1] / "hatch_build.py").exists() else "off"
    if not recipe.can_compile():
        return "no-compiler"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "no-mypyc"
    try:
        folder = cache.folder()
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink(missing_ok=True)
    except (OSError, RuntimeError):
        return "read-only"
    return "failed" if cache.failure(cache.key()).exists() else ""


compiler: Final = BackgroundCompiler()
