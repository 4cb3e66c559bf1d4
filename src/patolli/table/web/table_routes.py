"""Tables: the lobby, seats, links, commands, records and replays."""

from __future__ import annotations

import hmac
import json
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import patolli

from ...compiling.background import compiler
from ...kernel.seats import SPECTATOR
from ...texts import languages
from .. import bans, lobby, position_queries, table_commands, table_setup
from ..keys import HOST
from ..protocol import (
    Ack,
    Again,
    Ban,
    BanRequest,
    CommandRequest,
    DamagedTable,
    DeleteTable,
    EndTable,
    HostPage,
    HostQuestion,
    Invite,
    Link,
    LinkRequest,
    Lobby,
    NewTable,
    ProcessInfo,
    ReportInfo,
    SeatGiven,
    SettleReport,
    Sit,
    TableMade,
    Tokens,
)
from ..refusal import Refusal
from ..registry import TableRegistry
from ..session import TableSession, milliseconds
from ..store import queries, salvage
from ..store.rows import SeatRow, TableRow
from . import invitations
from .addresses import here_only, page, picture
from .game_routes import must_speak
from .guard import address_of
from .responses import answer, body_of, language_of, refusing

MOST_DIGITS: Final = 9
PAGE: Final = 50
"""The number of tables on one page of the operator's list."""
WEEK: Final = 7 * 86_400_000


def registry_of(request: Request) -> TableRegistry:
    registry = request.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


async def session_of(request: Request) -> TableSession:
    return await registry_of(request).session(request.path_params["table"])


def given(request: Request, table: str, seat: int, token: str) -> SeatGiven:
    return SeatGiven(seat, token, f"{page(request)}#/table/{table}/seat/{token}")


async def make(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, NewTable, registry.settings.most_body)
    session, host, seats = await table_setup.make(registry, wanted, address_of(request.scope))
    return answer(
        TableMade(session.info(), host, [given(request, session.id, seat, token) for seat, token in seats]),
        201,
    )


async def listed(request: Request) -> Response:
    registry = registry_of(request)
    return answer(await lobby.infos(registry, await lobby.listed_ids(registry)))


async def both_lists(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, Tokens, registry.settings.most_body)
    language = wanted.language if wanted.language in languages() else ""
    tokens = list(dict.fromkeys(wanted.tokens))
    registry.addresses.take_keys(address_of(request.scope), len(tokens))
    mine = await lobby.my_tables(registry, lobby.keys_by_table(registry, tokens), language)
    return answer(Lobby(mine, await lobby.infos(registry, await lobby.listed_ids(registry))))


async def table(request: Request) -> Response:
    return answer((await session_of(request)).info())


async def sit(request: Request) -> Response:
    wanted = await body_of(request, Sit, registry_of(request).settings.most_message)
    session = await session_of(request)  # the table may have been reloaded while the body arrived
    seat, token = await table_setup.sit(session, wanted)
    return answer(given(request, session.id, seat, token), 201)


async def link(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, LinkRequest, registry.settings.most_message)
    session = await session_of(request)
    operator = registry.keys.is_operator(wanted.token)
    key = registry.holder(session, wanted.token)
    if key is None and not operator:
        raise Refusal("not-yours", "this key is not valid")
    own = key is not None and key.who != HOST and wanted.seat in {None, key.who}
    if own and key is not None:
        seat, token = key.who, wanted.token
    elif (operator or (key is not None and key.who == HOST)) and wanted.seat is not None:
        seat, token = table_commands.there(session, wanted.seat).seat, ""
    else:
        raise Refusal("not-host", "only the host may hand over another seat")
    if not own or wanted.renew:
        token = await table_commands.renew(
            session, seat, "seat" if own else "operator" if operator else "host"
        )
    seat_given = given(request, session.id, seat, token)
    return answer(Link(seat, token, seat_given.link, picture(seat_given.link), here_only(seat_given.link)))


async def invite(request: Request) -> Response:
    session = await session_of(request)
    open_to_all = invitations.link(page(request), session.id, language_of(request))
    return answer(Invite(open_to_all, picture(open_to_all), here_only(open_to_all)))


async def act(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, CommandRequest, registry.settings.most_message)
    session = await session_of(request)
    key = registry.holder(session, wanted.token)
    operator = registry.keys.is_operator(wanted.token)
    if key is None and not operator:
        raise Refusal("not-yours", "this key is not valid")
    seats = [key.who] if key is not None and key.who >= 0 else []
    host_key = operator or (key is not None and key.who == HOST)
    actor = table_commands.Actor(seats, host_key, address_of(request.scope))
    again = await table_commands.act(session, actor, wanted.act)
    if again is None:
        return answer(Ack(wanted.act.id))
    if isinstance(again, table_commands.Claimed):
        return answer(Ack(wanted.act.id, claim=given(request, session.id, again.seat, again.token)))
    link = given(request, again.table, again.seat, again.token).link
    return answer(Ack(wanted.act.id, Again(again.seat, again.token, link, again.host)))


async def record(request: Request) -> Response:
    session = await session_of(request)
    if session.row.state not in {"over", "abandoned"}:
        raise Refusal("not-running", "a record exists only after the end of the game")
    text = await position_queries.record(session, address_of(request.scope))
    name = f"{session.row.game}-{session.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def table_components(request: Request) -> Response:
    session = await session_of(request)
    about = {"ask": "components", "game": session.row.game, "owner": session.row.owner}
    return answer(await session.registry.queries.ask(about, "", address_of(request.scope)))


async def table_cards(request: Request) -> Response:
    session = await session_of(request)
    language = must_speak(request.path_params["language"])
    about = {"ask": "cards", "game": session.row.game, "owner": session.row.owner, "language": language}
    return answer(await session.registry.queries.ask(about, "", address_of(request.scope)))


def number_in(text: str) -> int:
    """Parses a number in a path. Raises Refusal if it has too many digits."""
    if not text.isascii() or not text.isdecimal():
        raise Refusal("not-found", "not found")
    if len(text) > MOST_DIGITS:
        raise Refusal("unreadable", f"a number has at most {MOST_DIGITS} digits")
    return int(text)


def viewer_of(request: Request, session: TableSession) -> int:
    """Returns whose view of a replay is requested: that of the key's seat, of any seat if the game is over,
    or of a spectator.
    """
    viewer = SPECTATOR
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "seat":
        key = registry_of(request).holder(session, token.strip())
        if key is None or key.who < 0:
            raise Refusal("not-yours", "this key is not valid")
        viewer = key.who
    asked = request.query_params.get("seat", "")
    if asked.isascii() and asked.isdecimal() and session.row.state in {"over", "abandoned"}:
        viewer = table_commands.there(session, int(asked[:3])).seat
    return viewer


async def replay(request: Request) -> Response:
    """Returns one state of a replay, or the list of moments if the path has no number."""
    session = await session_of(request)
    text = request.path_params.get("n")
    n = None if text is None else number_in(text)
    count = request.query_params.get("count", "")
    viewer = viewer_of(request, session)
    address = address_of(request.scope)
    return answer(await position_queries.replay(session, viewer, n, count, language_of(request), address))


async def host(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, HostQuestion, registry.settings.most_message)
    must_operate(registry, wanted.token)
    ids, total = await found_by_host(registry, wanted)
    tables = await lobby.infos(registry, ids)
    old = milliseconds() - WEEK
    stuck = [t.id for t in tables if t.state == "stuck" or (t.state == "running" and t.moved < old)]
    return answer(
        HostPage(
            patolli.__version__,
            tables,
            stuck,
            len(registry.sessions),
            registry.sockets,
            memory_megabytes(),
            total,
            wanted.first,
            [DamagedTable(id_, why) for id_, why in sorted(registry.damaged.items())],
            [report_info(one) for one in await registry.writer.read(queries.reports)],
            [msgspec.convert(one, Ban) for one in await registry.writer.read(queries.bans)],
            [process_info(one) for one in registry.servers.others],
        )
    )


def process_info(row: dict[str, Any]) -> ProcessInfo:
    load = json.loads(row["load"])
    return msgspec.convert({"id": row["id"], "kind": row["kind"], "name": row["name"], **load}, ProcessInfo)


def report_info(row: dict[str, object]) -> ReportInfo:
    return msgspec.convert({**row, "table": row["table_id"]}, ReportInfo)


async def ban(request: Request) -> Response:
    """Bans an address or the person at a seat, or lifts a ban. Returns all bans."""
    registry = registry_of(request)
    wanted = await body_of(request, BanRequest, registry.settings.most_message)
    must_operate(registry, wanted.token)
    if wanted.lift:
        if not await registry.writer.do(lambda c: queries.lift_ban(c, wanted.lift)):
            raise Refusal("not-found", "there is no such ban")
    elif wanted.address:
        value = bans.network(wanted.address)
        await registry.writer.do(
            lambda c: queries.add_ban(c, "address", value, wanted.reason, milliseconds())
        )
    elif wanted.seat is not None:
        await table_commands.ban(await registry.session(wanted.table), wanted.seat, wanted.reason)
    await bans.refresh(registry, now=True)
    return answer([msgspec.convert(one, Ban) for one in await registry.writer.read(queries.bans)])


async def settle_report(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, SettleReport, registry.settings.most_message)
    must_operate(registry, wanted.token)
    if not await registry.writer.do(lambda c: queries.settle_report(c, wanted.report)):
        raise Refusal("not-found", "there is no such report")
    return answer({})


async def found_by_host(registry: TableRegistry, wanted: HostQuestion) -> tuple[list[str], int]:
    """Returns one page of the operator's list, and the total number of matches. If the database is damaged,
    only readable tables are included.
    """
    text = wanted.search.strip()

    def fits(row: TableRow, seats: list[SeatRow]) -> bool:
        named = [row.id, row.game, *(seat.name for seat in seats)]
        kept = wanted.ended or row.state in lobby.PLAYABLE
        return kept and any(text.lower() in one.lower() for one in named)

    try:
        return await registry.writer.read(lambda c: queries.search(c, text, wanted.ended, wanted.first, PAGE))
    except salvage.READ_FAULTS:
        ids = await registry.find(lambda c: queries.search(c, text, wanted.ended, 0, 10**9)[0], fits)
        return ids[wanted.first : wanted.first + PAGE], len(ids)


def must_operate(registry: TableRegistry, token: str) -> None:
    if not registry.keys.is_operator(token):
        raise Refusal("not-host", "this key is not valid")


async def delete(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, DeleteTable, registry.settings.most_message)
    must_operate(registry, wanted.token)
    await registry.delete(wanted.table)
    return answer({})


async def end(request: Request) -> Response:
    registry = registry_of(request)
    wanted = await body_of(request, EndTable, registry.settings.most_message)
    must_operate(registry, wanted.token)
    session = await registry.session(wanted.table)
    await table_commands.end(session)
    return answer(session.info())


def memory_megabytes() -> float:
    try:
        import resource
    except ImportError:  # not available on this system
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)


async def health(request: Request) -> Response:
    registry = registry_of(request)
    found = await registry.health.check()
    summary = {
        "ok": not found.why,
        "version": patolli.__version__,
        "rules": compiler.state,
        "live": len(registry.sessions),
        "sockets": registry.sockets,
        "read_ms": found.read_ms,
        "write_ms": found.write_ms,
    }
    return answer({**summary, "why": found.why} if found.why else summary, 503 if found.why else 200)


async def ready(request: Request) -> Response:
    """Returns whether this process accepts new connections, for proxies. A process that is about to stop does
    not.
    """
    registry = registry_of(request)
    found = await registry.health.check()
    why = "the process is about to end" if registry.draining else found.why
    return answer({"ready": not why, "why": why}, 503 if why else 200)


async def metrics(request: Request) -> Response:
    """Returns metrics for Prometheus to clients that send the metrics token."""
    counted = registry_of(request).metrics
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not counted.on:
        raise Refusal("not-found", "not found")
    if scheme.lower() != "bearer" or not hmac.compare_digest(token.strip().encode(), counted.token.encode()):
        raise Refusal("not-host", "this key is not valid")
    return PlainTextResponse(counted.text(), media_type="text/plain; version=0.0.4")


def routes() -> list[Route]:
    here = "/api/tables/{table}"
    return [
        Route("/api/health", refusing(health)),
        Route("/api/ready", refusing(ready)),
        Route("/api/metrics", refusing(metrics)),
        Route("/api/lobby", refusing(both_lists), methods=["POST"]),
        Route("/api/host", refusing(host), methods=["POST"]),
        Route("/api/host/delete", refusing(delete), methods=["POST"]),
        Route("/api/host/ban", refusing(ban), methods=["POST"]),
        Route("/api/host/report", refusing(settle_report), methods=["POST"]),
        Route("/api/host/end", refusing(end), methods=["POST"]),
        Route("/api/tables", refusing(listed)),
        Route("/api/tables", refusing(make), methods=["POST"]),
        Route(here, refusing(table)),
        Route(here + "/sit", refusing(sit), methods=["POST"]),
        Route(here + "/invite", refusing(invite)),
        Route(here + "/link", refusing(link), methods=["POST"]),
        Route(here + "/act", refusing(act), methods=["POST"]),
        Route(here + "/components", refusing(table_components)),
        Route(here + "/cards/{language}", refusing(table_cards)),
        Route(here + "/record", refusing(record)),
        Route(here + "/replay/{n}", refusing(replay)),
        Route(here + "/moments", refusing(replay)),
    ]
