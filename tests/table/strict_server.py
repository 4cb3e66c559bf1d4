"""Runs the same server as `patolli serve`, but with short timeouts."""

from __future__ import annotations

import sys
from pathlib import Path

from patolli.table.limits import Limits
from patolli.table.server import run
from patolli.table.settings import Settings

if __name__ == "__main__":
    limits = Limits(header_seconds=0.5, body_seconds=0.5, hello_seconds=0.5, answer_seconds=1)
    run(Settings(Path(sys.argv[1]), limits=limits), "127.0.0.1", int(sys.argv[2]), False, "warning")
