"""Several servers on one PostgreSQL database: each can serve any table, and no move is lost or
played twice.
"""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table import journal, table_writes
from patolli.table.archive import TableArchive
from patolli.table.refusal import Refusal
from patolli.table.store import queries
from patolli.table.store.lock import AdvisoryLock
from patolli.table.web.app import application

from .client import Sitting
from .servers import Start, on_postgres, registry_of
from .servers import serve as serve
from .servers import url as url
from .table_helpers import make, pass_time

pytestmark = on_postgres


def audit(url: str, table: str) -> list[Any]:
    """Replays the stored steps of a table to check them, and returns them."""
    with TableArchive(None, url, reading=True) as archive:
        found = archive.one(table)
    journal.check(found.table, len(found.seats), found.steps)
    return found.steps


def play_across(sittings: list[Sitting], moves: int, seed: int = 1) -> None:
    """Plays random moves through two servers. A move made through one server reaches the other slightly
    later.
    """
    dice = random.Random(seed)
    until = time.monotonic() + 60
    while moves:
        assert time.monotonic() < until
        for one in sittings:
            one.settle()
            if moves and one.mirror().question is not None:
                said = one.play(dice.choice(one.mirror().texts()))
                assert said["is"] == "ack", said
                moves -= 1


def settle_both(a: Sitting, b: Sitting) -> None:
    def same() -> bool:
        a.settle()
        ours, theirs = a.mirror(), b.mirror()
        return (ours.table, ours.events) == (theirs.table, theirs.events)

    b.settle_until(same)


def all_online(sitting: Sitting) -> bool:
    return all(seat["online"] for seat in sitting.info["seats"])


def closing_code(sitting: Sitting) -> int:
    try:
        while True:
            sitting.take()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_game_is_played_across_two_servers(serve: Start, url: str) -> None:
    one, two = serve(), serve()
    made = make(one)
    table, tokens = made["id"], made["tokens"]
    with Sitting(one, table, tokens[0]) as a, Sitting(two, table, tokens[1]) as b:
        for each in (a, b):
            each.settle_until(partial(all_online, each))
        with Sitting(one, table) as c, Sitting(two, table) as d:
            play_across([a, b], 40)
            settle_both(c, d)
            assert len(c.mirror().events) > 40
            updates = [m for m in d.pushed if m["is"] == "update"]
            whole = sum(m["whole"] for m in updates)  # once on connecting, and after simultaneous writes
            assert 1 <= whole < len(updates) / 4, "a move of the other server is an ordinary update"
            a.settle_until(lambda: a.info["watching"] == 2)
    assert len(audit(url, table)) > 30


def test_of_two_answers_to_one_question_one_wins(serve: Start, url: str) -> None:
    one, two = serve(), serve()
    made = make(one, curtain=False)
    table, tokens = made["id"], made["tokens"]
    for seed in range(12):
        with Sitting(one, table, *tokens.values()) as a, Sitting(two, table, *tokens.values()) as b:
            seat = a.info["asked"][0]
            question = a.mirror(seat).question
            assert question is not None
            text = random.Random(seed).choice(a.mirror(seat).texts())
            answer = {"seat": seat, "question": question["number"], "text": text}
            with ThreadPoolExecutor(2) as pool:
                said = list(
                    pool.map(lambda sitting, fields: sitting.say("play", **fields), (a, b), (answer,) * 2)
                )
            assert sorted(one["is"] for one in said) == ["ack", "error"], said
            assert {one["error"] for one in said if one["is"] == "error"} <= {"stale", "not-asked"}
    numbers = [(step.seat, step.question) for step in audit(url, table)[1:]]
    assert len(numbers) == len(set(numbers)) == 12


def test_writers_at_two_servers_do_not_get_into_each_others_way(serve: Start) -> None:
    """Both servers write chat messages at the same time. None is lost or sent twice, and all clients see the
    same order.
    """
    one, two = serve(), serve()
    made = make(one)
    table, tokens = made["id"], made["tokens"]
    with Sitting(one, table, tokens[0]) as a, Sitting(two, table, tokens[1]) as b:

        def talk(sitting: Sitting, seat: int) -> None:
            for n in range(30):
                said = sitting.say("chat", seat=seat, text=f"{seat} {n}")
                assert said["is"] == "ack", said

        with ThreadPoolExecutor(2) as pool:
            list(pool.map(talk, (a, b), (0, 1)))

        def lines(sitting: Sitting) -> list[str]:
            return [m["line"]["text"] for m in sitting.pushed if m["is"] == "chat"]

        a.settle_until(lambda: len(lines(a)) >= 60)
        b.settle_until(lambda: len(lines(b)) >= 60)
        assert lines(a) == lines(b)
        assert sorted(lines(a)) == sorted(f"{seat} {n}" for seat in (0, 1) for n in range(30))


def test_what_is_taken_back_at_one_server_is_gone_at_the_other(serve: Start, url: str) -> None:
    one, two = serve(), serve()
    made = make(one, curtain=False)
    table, tokens = made["id"], made["tokens"]
    undone = 0
    with Sitting(one, table, *tokens.values()) as a, Sitting(two, table) as b, Sitting(one, table) as c:
        dice = random.Random(3)
        for _ in range(60):
            seat = a.info["asked"][0]
            mine = a.mirror(seat)
            if mine.shows["undo"] and dice.random() < 0.5:
                number = mine.question["number"] if mine.question else 0
                undone += a.say("undo", seat=seat, question=number)["is"] == "ack"
            else:
                assert a.play(dice.choice(mine.texts()), seat)["is"] == "ack"
            a.settle()
        settle_both(b, c)
    assert undone > 3
    audit(url, table)


def test_a_key_that_was_replaced_at_one_server_is_dead_at_the_other(serve: Start) -> None:
    one, two = serve(), serve()
    made = make(one)
    table, tokens = made["id"], made["tokens"]
    with Sitting(two, table, tokens[0]) as b:
        link = one.post(f"/api/tables/{table}/link", json={"token": tokens[0], "renew": True})
        assert link.status_code == 200, link.text
        assert closing_code(b) == 4403
    with Sitting(two, table, link.json()["token"]) as again:
        assert again.welcome["is"] == "welcome"


def test_the_keys_of_one_server_fit_at_the_others(serve: Start) -> None:
    one, two = serve(), serve()
    assert registry_of(one).keys.operator() == registry_of(two).keys.operator()
    made = make(one)
    body = {"token": registry_of(two).keys.operator(), "table": made["id"]}
    with Sitting(one, made["id"], made["tokens"][0]) as a:
        assert two.post("/api/host/delete", json=body).status_code == 200
        assert closing_code(a) == 4404
    assert one.get(f"/api/tables/{made['id']}").status_code == 404


def printed_link(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """Returns the token in the link printed by `patolli tables operator-link`."""
    main(["tables", "operator-link", "--data", str(folder), *more])
    return capsys.readouterr().out.strip().rpartition("/")[2]


def test_the_operators_link_of_each_folder_is_valid_at_all_servers(
    serve: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = [serve(), serve()]
    for n in range(2):
        link = printed_link(tmp_path / f"server{n}", capsys)
        for one in started:
            assert one.post("/api/host", json={"token": link}).status_code == 200


def test_a_new_operators_link_replaces_the_old_one_at_all_servers(
    serve: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = [serve(), serve()]
    old = printed_link(tmp_path / "server0", capsys)
    new = printed_link(tmp_path / "server1", capsys, "--new")

    def answers(token: str) -> set[int]:
        return {one.post("/api/host", json={"token": token}).status_code for one in started}

    until = time.monotonic() + 30
    while answers(new) != {200}:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert answers(old) == {403}


def test_an_operators_link_that_was_renewed_while_its_server_was_stopped_is_valid(
    serve: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = serve()
    settings = replace(registry_of(one).settings, data=tmp_path / "other")
    with TestClient(application(settings), base_url="http://testserver"):
        old = printed_link(settings.data, capsys)
    new = printed_link(settings.data, capsys, "--new")
    with TestClient(application(settings), base_url="http://testserver") as other:
        assert other.post("/api/host", json={"token": new}).status_code == 200
        until = time.monotonic() + 30
        while one.post("/api/host", json={"token": new}).status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.05)
        for server in (one, other):
            assert server.post("/api/host", json={"token": old}).status_code == 403


def test_time_runs_out_once_however_many_servers_there_are(serve: Start, url: str) -> None:
    all_ = [serve() for _ in range(3)]
    pace = {"kind": "live", "seconds": 1, "increment": 0}
    made = [make(one, pace=pace) for one in all_ for _ in range(3)]
    for one in made:
        with Sitting(all_[0], one["id"], *one["tokens"].values()):
            pass
    time.sleep(4)
    leaders = [http for http in all_ if registry_of(http).servers.lease]
    assert len(leaders) == 1
    for one in made:
        steps = audit(url, one["id"])
        numbers = [(step.seat, step.question) for step in steps if step.seat >= 0]
        assert numbers, "its time has run out"
        assert len(numbers) == len(set(numbers))


def test_a_server_that_dies_is_noticed_and_another_goes_on(serve: Start, url: str) -> None:
    one, two = serve(), serve()
    leader, other = (one, two) if registry_of(one).servers.lease else (two, one)
    made = make(other, seats=[{"kind": "me", "name": "A"}, {"kind": "hot", "name": "B"}])
    table, tokens = made["id"], made["tokens"]
    with Sitting(other, table, tokens[1]) as b, Sitting(leader, table, tokens[0]):
        b.settle_until(lambda: b.info["seats"][0]["online"])
        servers_ = registry_of(leader).servers
        assert servers_.beating is not None
        assert leader.portal is not None
        # the server stops sending heartbeats, as if it had been killed
        leader.portal.call(servers_.beating.cancel)
        b.settle_until(lambda: bool(registry_of(other).servers.lease))
        b.settle_until(lambda: not b.info["seats"][0]["online"])
        with registry_of(other).base.engine.connect() as c:
            assert queries.seats(c, table)[0].away > 0


def test_what_an_overtaken_keeper_writes_is_refused(serve: Start) -> None:
    """The leader was suspended for longer than its lease. Another server has taken over, but the leader does
    not know this yet.
    """
    one, two = serve(), serve()
    made = make(one)
    leader, other = (one, two) if registry_of(one).servers.lease else (two, one)
    servers_ = registry_of(leader).servers
    assert servers_.beating is not None
    assert leader.portal is not None
    leader.portal.call(servers_.beating.cancel)
    until = time.monotonic() + 30
    while not registry_of(other).servers.lease:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert servers_.lease, "it does not know yet"

    async def write() -> str:
        session = await registry_of(leader).session(made["id"])
        async with session.lock:
            try:
                with servers_.leading():
                    await table_writes.write(session, lambda c: queries.put(c, session.row, "votes"))
            except Refusal as refusal:
                return refusal.text
        return ""

    assert "another server" in leader.portal.call(write)


def test_a_lock_whose_connection_broke_is_taken_again(serve: Start, url: str) -> None:
    one = serve()
    lock = registry_of(one).base.lock
    assert isinstance(lock, AdvisoryLock)
    before = lock.process
    with registry_of(one).base.engine.connect() as c:
        c.exec_driver_sql(f"SELECT pg_terminate_backend({before})")
    made = make(one)
    until = time.monotonic() + 30
    while lock.process == before:
        assert time.monotonic() < until
        time.sleep(0.05)
    with Sitting(one, made["id"], made["tokens"][0]) as a:
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
    with TableArchive(None, url, existing=True) as archive, pytest.raises(PatolliError, match="stop it"):
        archive.must_be_alone()


def test_servers_that_start_together_make_one_data_base(serve: Start, url: str) -> None:
    with ThreadPoolExecutor(3) as pool:
        started = list(pool.map(lambda _: serve(), range(3)))
    assert len({registry_of(one).keys.operator() for one in started}) == 1


def test_the_clock_is_one_for_all(serve: Start) -> None:
    one = serve()
    pass_time(one, 3_600_000)
    time.sleep(0.5)
    two = serve()
    time.sleep(0.5)
    apart = abs(registry_of(one).clock.now() - registry_of(two).clock.now())
    assert apart < 500
