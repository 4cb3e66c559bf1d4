"""Runs a trial: `python -m tests.table.trials NAME [how many]`. The names are those in `main`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from starlette.testclient import TestClient

from patolli.table.settings import Settings
from patolli.table.web.app import application

from ..unlimited import UNLIMITED
from . import bend, crowd, freeze, hostile, kill, leak, load, mend, notify, servers, spread


def main() -> None:
    trial = sys.argv[1] if len(sys.argv) > 1 else ""
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    if trial == "kill":
        found: object = asyncio.run(kill.run(many or 100))
    elif trial == "servers":
        found = asyncio.run(servers.run(many or 100))
    elif trial == "spread":
        found = asyncio.run(spread.run(many or 50))
    elif trial == "notify":
        found = notify.run(many or 5)
    elif trial == "crowd":
        found = asyncio.run(crowd.run(many or 10_000))
    elif trial == "bend":
        found = bend.run(many or 200)
    elif trial == "hostile":
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(
                Path(folder), hosts=["testserver"], socket_rate=1e9, http_rate=1e9, limits=UNLIMITED
            )
            with TestClient(application(settings)) as http:
                found = dict(hostile.run(http, many or 10_000))
    elif trial == "leak":
        found = {"messages compared": asyncio.run(leak.run(many or 40))}
    elif trial == "load":
        found = asyncio.run(load.run(many or 200))
    elif trial == "freeze":
        found = asyncio.run(freeze.run(many or freeze.SECONDS))
    elif trial == "mend":
        found = mend.run(many or 200)
    else:
        sys.exit(f"no trial {trial!r}; tests/table/trials has them")
    print(json.dumps(found, indent=1))
    if isinstance(found, dict) and found.get("faults"):
        sys.exit(1)


if __name__ == "__main__":
    main()
