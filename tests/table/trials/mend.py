"""Causes all kinds of damage: corrupt pages, a full disk, two servers on one folder, killed starts, broken
rows, and rules of another edition.

`faults` in the result lists what went wrong; the other figures count the attempts.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import select
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table import journal
from patolli.table.archive import TableArchive
from patolli.table.registry import TableRegistry
from patolli.table.settings import Settings
from patolli.table.store import db_engine, schema
from patolli.table.web.app import application

from ..client import Sitting
from ..damage import file_in, spoil
from ..table_helpers import make, play_on
from ..unlimited import UNLIMITED
from . import full
from .serving import ROOT, Served, free_port

Faults = list[str]


def run(rounds: int = 200, seed: int = 1, seconds: float = 60) -> dict[str, Any]:
    """Damages `rounds` files and as many imports. The other kinds of damage are tried a tenth as often."""
    began = time.monotonic()
    dice = random.Random(seed)
    faults: Faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played = folder / "played"
        fill(played, 30)
        found = {
            "damaged files": damage(folder, played, rounds, dice, faults),
            "broken imports": imports(folder, played, rounds * 5, dice, faults),
            "killed first starts": first_starts(folder, faults),
            "second servers refused": second_servers(folder, max(1, rounds // 100), faults),
            "other rules and back": other_rules(played, max(1, rounds // 20), faults),
            "full disk": full.run(folder, max(1, rounds // 40), seconds, dice, faults),
        }
    return {**found, "faults": faults, "seconds": round(time.monotonic() - began, 1)}


def settings_of(folder: Path) -> Settings:
    return Settings(
        folder, hosts=["testserver"], http_rate=1e9, socket_rate=1e9, bot_workers=1, limits=UNLIMITED
    )


def fill(folder: Path, tables: int) -> None:
    with TestClient(application(settings_of(folder))) as http:
        for number in range(tables):
            made = make(http, listed=True)
            id_, tokens = made["id"], made["tokens"]
            with Sitting(http, id_, tokens[0]) as a, Sitting(http, id_, tokens[1]) as b:
                play_on([a, b], 4 + number % 9, number)
                a.say("chat", text="hello")


def readable(folder: Path) -> set[str]:
    with TableArchive(folder, "", reading=True) as keeper:
        return {row.id for row, _, _ in keeper.all()}


def command(*words: str) -> tuple[int, str]:
    """Runs a command and returns its exit status and output. The status is 99 if it ended with
    an exception.
    """
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            main(list(words))
        except SystemExit as ended:
            return int(ended.code or 0), said.getvalue()
        except BaseException as fault:  # noqa: BLE001 - what the trial is looking for
            return 99, f"{type(fault).__name__}: {fault}"
    return 0, said.getvalue()


# ---- bad pages ----------------------------------------------------------------------------------------


def damage(folder: Path, played: Path, rounds: int, dice: random.Random, faults: Faults) -> dict[str, int]:
    whole = readable(played)
    told: Counter[str] = Counter()
    for n in range(rounds):
        copy, saved = folder / "copy", folder / "saved"
        shutil.copytree(played, copy)
        file = file_in(copy)
        pages = file.stat().st_size // 4096
        for _ in range(dice.randint(1, 4)):
            spoil(file, dice.randint(1, pages), dice, dice.choice([0, 1, 8, 60]))
        told["files"] += 1
        judge_commands(copy, saved, whole, f"file {n}", told, faults)
        judge_server(copy, f"file {n}", told, faults)
        shutil.rmtree(copy)
        shutil.rmtree(saved, ignore_errors=True)
    return dict(told)


def judge_commands(
    copy: Path, saved: Path, whole: set[str], name: str, told: Counter[str], faults: Faults
) -> None:
    """Checks that each command ends with a clear message, that unreadable tables are listed, and that the
    backup contains the readable ones.
    """
    said = {}
    for words in (["list"], ["doctor"], ["backup", str(saved)]):
        status, said[words[0]] = command("tables", *words, "--data", str(copy))
        if status not in {0, 1, 2} or (status == 2 and len(said[words[0]].splitlines()) != 1):
            faults.append(f"{name}: {words[0]} ended with {status}: {said[words[0]][:300]}")
        if status not in {0, 1}:
            told["refused whole"] += 1
            return
    good = readable(copy)
    lost = whole - good
    told["tables lost"] += len(lost)
    told["tables kept"] += len(good & whole)
    for id_ in lost:
        if id_ not in said["doctor"] and not (good - whole):  # the damaged part may be an id
            faults.append(f"{name}: doctor does not name the lost table {id_}")
    for id_ in good - readable(saved):
        faults.append(f"{name}: the good table {id_} is not in the backup")


def judge_server(copy: Path, name: str, told: Counter[str], faults: Faults) -> None:
    """Checks that the server either starts and shows every intact table, or explains in one sentence why it
    cannot start.
    """
    try:
        with TestClient(application(settings_of(copy))) as http:
            told["servers started"] += 1
            for where in ("/api/tables", "/api/health"):
                if http.get(where).status_code not in {200, 503}:
                    faults.append(f"{name}: {where} answers {http.get(where).text[:200]}")
            for id_ in sorted(readable(copy))[:5]:
                answer = http.get(f"/api/tables/{id_}")
                if answer.status_code != 200:
                    faults.append(f"{name}: the good table {id_} answers {answer.text[:200]}")
    except PatolliError:
        told["servers refused"] += 1
    except BaseException as fault:  # noqa: BLE001 - what the trial is looking for
        faults.append(f"{name}: the server ended with {type(fault).__name__}: {fault}")


# ---- broken rows --------------------------------------------------------------------------------------

JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 99, 2**31, 2**63, 1e300, "", "x", "x" * 100, "x" * 3_000_000, "a\nb", "\u2028",
    "running", "over", [], [0], [0, 0], [[0, 0]], [-1], {}, {"a": "b"}, "AAAA",
)  # fmt: skip


def imports(folder: Path, played: Path, rounds: int, dice: random.Random, faults: Faults) -> dict[str, int]:
    """Imports randomly modified exports. Each must be rejected with a clear message or imported completely
    and correctly.
    """
    with TableArchive(played, "", reading=True) as keeper:
        exported = [json.dumps(keeper.export(id_)) for id_ in sorted(readable(played))[:5]]
    told: Counter[str] = Counter()
    target = folder / "imports"
    target.mkdir()
    with TableArchive(target, "") as keeper:
        for n in range(rounds):
            broken = json.loads(dice.choice(exported))
            for _ in range(dice.randint(1, 2)):
                break_one(broken, dice)
            try:
                keeper.take(json.dumps(broken))
                told["taken"] += 1
            except PatolliError as refusal:
                told["refused"] += 1
                if len(str(refusal).splitlines()) != 1 or len(str(refusal)) > 1000:
                    faults.append(f"import {n}: the refusal is no sentence: {str(refusal)[:200]}")
                continue
            except BaseException as fault:  # noqa: BLE001 - what the trial is looking for
                faults.append(f"import {n}: {type(fault).__name__}: {str(fault)[:200]}")
                continue
            faults.extend(f"import {n}: taken, but {fault}" for _, fault in keeper.examine() if fault)
            for row, _, _ in list(keeper.all()):
                keeper.delete(row.id)
    return dict(told)


def break_one(found: dict[str, Any], dice: random.Random) -> None:
    """Changes or removes a field of a row, or removes or duplicates a row."""
    part = dice.choice(["table", "table", "seats", "steps", "chat"])
    row = found[part]
    if isinstance(row, list) and row:
        kind = dice.random()
        if kind < 0.1:
            row.append(json.loads(json.dumps(dice.choice(row))))
            return
        if kind < 0.2:
            row.pop(dice.randrange(len(row)))
            return
        row = dice.choice(row)
    if isinstance(row, dict):
        key = dice.choice(sorted(row))
        if dice.random() < 0.1:
            del row[key]
        else:
            row[key] = dice.choice(JUNK)


# ---- starts -------------------------------------------------------------------------------------------


def start_and_die(folder: Path, calls: int) -> None:
    """Starts a server in this process and exits at the given call that changes files."""
    left = calls

    def ended(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        watched = {"open", "os.rename", "os.link", "os.remove", "sqlite3.connect"}
        if event in watched and str(folder) in str(arguments):
            left -= 1
            if left == 0:
                os._exit(9)

    sys.addaudithook(ended)
    try:
        TableRegistry(Settings(folder))
    except BaseException:  # noqa: BLE001 - the child must not go on as its parent
        os._exit(1)
    os._exit(0)


def first_starts(folder: Path, faults: Faults) -> int:
    """Kills first starts at each call that changes files, one start per call. The next start must succeed."""
    for at in range(1, 200):
        data = folder / f"start{at}"
        child = os.fork()
        if child == 0:
            start_and_die(data, at)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        try:
            with TestClient(application(settings_of(data))) as http:
                if not http.get("/api/health").json()["ok"]:
                    faults.append(f"start {at}: faulty afterwards")
        except BaseException as fault:  # noqa: BLE001 - what the trial is looking for
            faults.append(f"start {at}: {type(fault).__name__}: {fault}")
        left = {one.name for one in data.iterdir()}
        expected = {db_engine.FILE, f"{db_engine.FILE}.lock", "secret.key", "operator.key"}
        if left != expected:
            faults.append(f"start {at}: left behind {sorted(left ^ expected)}")
        if status == 0:
            return at - 1
        if status != 9:
            faults.append(f"start {at}: ended with {status}")
    faults.append("the first start has no end")
    return 0


def second_servers(folder: Path, times: int, faults: Faults) -> int:
    """Repeatedly starts a second server next to a running one; it must not start. The first server is then
    killed and started again.
    """
    served = Served(folder / "two")
    served.data.mkdir()
    refused = 0
    words = [sys.executable, "-m", "tests.table.trials.served", str(served.data)]
    path = os.pathsep.join([str(ROOT), *[p for p in sys.path if p]])
    try:
        for _ in range(times):
            served.start()
            done = subprocess.run(
                [*words, str(free_port())], env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, timeout=120,
                check=False, capture_output=True, text=True,
            )  # fmt: skip
            if done.returncode == 0 or "open: stop it first" not in done.stderr:
                faults.append(f"a second server ended with {done.returncode}: {done.stderr[-300:]}")
            refused += done.returncode != 0
            served.kill()
    finally:
        served.stop()
    return refused


# ---- other rules --------------------------------------------------------------------------------------


@contextlib.contextmanager
def edition(game: str, more: int) -> Iterator[None]:
    found = journal.game_of(game)
    found.edition += more
    try:
        yield
    finally:
        found.edition -= more


def content(folder: Path) -> str:
    """Returns a hash of all stored table data."""
    found = hashlib.sha256()
    with TableArchive(folder, "", reading=True) as keeper, keeper.engine.connect() as c:
        for part in (schema.tables, schema.seats, schema.steps, schema.snapshots, schema.chat):
            for row in c.execute(select(part).order_by(*part.primary_key)):
                found.update(repr(tuple(row)).encode())
    return found.hexdigest()


def other_rules(played: Path, times: int, faults: Faults) -> dict[str, int]:
    """Checks that tables are read-only under another edition of the rules, and playable again under their
    own.
    """
    before = content(played)
    told: Counter[str] = Counter()
    for _ in range(times):
        with edition("tzolkin", 1), TestClient(application(settings_of(played))) as http:
            for id_ in sorted(readable(played)):
                told["looks"] += look(http, id_, "stuck", faults)
        with TestClient(application(settings_of(played))) as http:
            for id_ in sorted(readable(played)):
                told["looks"] += look(http, id_, "running", faults)
    if content(played) != before:
        faults.append("reading tables has written data")
    with TableArchive(played, "", reading=True) as keeper:
        sick = [f"{id_}: {fault}" for id_, fault in keeper.examine() if fault]
    faults.extend(f"after other rules: {one}" for one in sick)
    return dict(told)


def look(http: TestClient, id_: str, state: str, faults: Faults) -> int:
    """Sends the requests of a spectator: the table, its replay, its record, and a socket."""
    for where in ("", "/replay/3", "/record", "/invite", "/components"):
        if http.get(f"/api/tables/{id_}{where}").status_code >= 500:
            faults.append(f"{id_}{where}: a fault")
    found = http.get(f"/api/tables/{id_}").json()["state"]
    with Sitting(http, id_) as watcher:
        watcher.settle()
        if {found, watcher.info["state"]} != {state}:
            faults.append(f"{id_} is {found}, not {state}")
    return 6
