"""Measures a first start in seconds: `python -m benchmarks.first_start [--warm] [--keep]` in a clean
checkout.

Clones the last commit into a new folder, runs the README's start command there with empty caches (or, with
`--warm`, with the existing downloads of uv and npm), and prints when the page responds and when compiled
rules are in use.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
PORT: Final = 8169
MOST_SECONDS: Final = 900
COMPILING: Final = {"rules": "compiling"}
"""Used in place of the answer if the server is too busy to answer in time."""


def start_command() -> str:
    """Returns the start command from the README, with another port and data folder."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"^python3 .* --no-editable patolli$", text, re.MULTILINE)
    assert len(found) == 1, "README.md must give the start command in exactly one line"
    return f"{found[0]} serve --no-browser --port {PORT} --data data"


def about() -> dict[str, Any] | None:
    try:
        with urlopen(f"http://127.0.0.1:{PORT}/api/about", timeout=2) as answer:
            return dict(json.load(answer))
    except (URLError, OSError, ValueError):
        return None


def wait(done: Callable[[], bool], process: subprocess.Popen[bytes], began: float) -> float:
    while not done():
        if process.poll() is not None:
            raise SystemExit(f"the command ended with status {process.returncode}")
        if time.monotonic() - began > MOST_SECONDS:
            raise SystemExit(f"nothing after {MOST_SECONDS} s")
        time.sleep(0.25)
    return time.monotonic() - began


def environment(folder: Path, warm: bool) -> dict[str, str]:
    own = {"PATOLLI_CACHE": str(folder / "compiled")}
    if not warm:
        own |= {"UV_CACHE_DIR": str(folder / "uv"), "npm_config_cache": str(folder / "npm")}
        own["PIP_NO_CACHE_DIR"] = "1"
    passed = {name: value for name, value in os.environ.items() if name not in {"VIRTUAL_ENV", "PYTHONPATH"}}
    return passed | own


def measure(folder: Path, warm: bool) -> None:
    clone = folder / "patolli"
    subprocess.run(["git", "clone", "-q", "--depth", "1", ROOT.as_uri(), str(clone)], check=True)
    began = time.monotonic()
    process = subprocess.Popen(
        ["bash", "-c", start_command()], cwd=clone, env=environment(folder, warm), start_new_session=True
    )
    try:
        uv = clone / ".venv" / "bin" / "uv"
        print(f"{wait(uv.exists, process, began):6.1f} s  uv installed", flush=True)
        page = wait(lambda: about() is not None, process, began)
        print(f"{page:6.1f} s  the page answers: {about()}", flush=True)
        done = wait(lambda: (about() or COMPILING)["rules"] != "compiling", process, began)
        print(f"{done:6.1f} s  {done - page:.1f} s later: {about()}", flush=True)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the first start.")
    parser.add_argument("--warm", action="store_true", help="use the downloads that are there already")
    parser.add_argument("--keep", action="store_true", help="leave the folder")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="patolli-first-start-"))
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores, in {folder}", flush=True)
    try:
        measure(folder, arguments.warm)
    finally:
        if not arguments.keep:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
