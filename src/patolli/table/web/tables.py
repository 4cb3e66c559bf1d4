"""Tables over HTTP: the lobby, sitting down, links, acts, records and replays."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import patolli

from ...kernel import records
from ...kernel.seats import SPECTATOR
from .. import acts, journal, looking, seating
from ..cards import cards
from ..components import components
from ..house import House
from ..keys import HOST
from ..live import Live, milliseconds
from ..protocol import (
    Ack,
    Acting,
    Again,
    DamagedTable,
    DeleteTable,
    EndTable,
    HostPage,
    HostQuestion,
    Invite,
    Key,
    Link,
    Lobby,
    Mine,
    NewTable,
    SeatGiven,
    Sit,
    TableInfo,
    TableMade,
    Tokens,
)
from ..refusal import Refusal
from ..store import salvage, shelf
from ..store.rows import SeatRow, TableRow
from .addresses import here_only, page, picture
from .answers import answer, body_of, refusing
from .games import must_speak

MOST_DIGITS: Final = 9
PAGE: Final = 50
"""Tables on one page of the host's."""
MOST_LISTED: Final = 100
WEEK: Final = 7 * 86_400_000


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def live_of(request: Request) -> Live:
    return await house_of(request).live(request.path_params["table"])


def given(request: Request, table: str, seat: int, token: str) -> SeatGiven:
    return SeatGiven(seat, token, f"{page(request)}#/table/{table}/seat/{token}")


async def make(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, NewTable, house.settings.most_body)
    live, host, seats = await seating.make(house, wanted)
    return answer(
        TableMade(live.info(), host, [given(request, live.id, seat, token) for seat, token in seats]), 201
    )


async def infos(house: House, ids: list[str]) -> list[TableInfo]:
    """Of those that can be read."""
    found = []
    for id_ in ids:
        with contextlib.suppress(Refusal):
            found.append((await house.live(id_)).info())
    return found


async def listed_ids(house: House) -> list[str]:
    found = await house.find(
        lambda c: shelf.ids(c, seating.PLAYABLE, True, MOST_LISTED),
        lambda row, _: row.listed and row.state in seating.PLAYABLE,
    )
    return found[:MOST_LISTED]


async def listed(request: Request) -> Response:
    house = house_of(request)
    ids = await listed_ids(house)
    return answer(await infos(house, ids))


async def lobby(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, Tokens, house.settings.most_body)
    mine: dict[str, Mine] = {}
    for token in wanted.tokens:
        key = house.keys.read(token)
        if key is None or not key.table:
            continue
        try:
            live = await house.live(key.table)
        except Refusal:
            continue
        if house.holder(live, token) is None:
            continue
        one = mine.setdefault(live.id, Mine(live.info(), [], False, False))
        if key.who == HOST:
            one.host = True
        elif key.who not in one.seats:
            one.seats.append(key.who)
            one.my_turn = one.my_turn or (live.row.state == "running" and key.who in live.row.asked)
    ids = await listed_ids(house)
    latest = sorted(mine.values(), key=lambda one: (one.my_turn, one.table.moved), reverse=True)
    return answer(Lobby(latest, await infos(house, ids)))


async def table(request: Request) -> Response:
    return answer((await live_of(request)).info())


async def sit(request: Request) -> Response:
    wanted = await body_of(request, Sit, house_of(request).settings.most_message)
    live = await live_of(request)  # a body may take long to come, and the table would not be the same
    seat, token = await seating.sit(live, wanted)
    return answer(given(request, live.id, seat, token), 201)


async def link(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, Key, house.settings.most_message)
    live = await live_of(request)
    operator = house.keys.is_operator(wanted.token)
    key = house.holder(live, wanted.token)
    if key is None and not operator:
        raise Refusal("not-yours", "this key does not fit")
    own = key is not None and key.who != HOST and wanted.seat in {None, key.who}
    if own and key is not None:
        seat, token = key.who, wanted.token
    elif (operator or (key is not None and key.who == HOST)) and wanted.seat is not None:
        seat, token = acts.there(live, wanted.seat).seat, ""
    else:
        raise Refusal("not-host", "only the host may hand over another seat")
    if not own or wanted.renew:
        token = await acts.renew(live, seat, "seat" if own else "operator" if operator else "host")
    told = given(request, live.id, seat, token)
    return answer(Link(seat, token, told.link, picture(told.link), here_only(told.link)))


async def invite(request: Request) -> Response:
    live = await live_of(request)
    open_to_all = f"{page(request)}#/table/{live.id}"
    return answer(Invite(open_to_all, picture(open_to_all), here_only(open_to_all)))


async def act(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, Acting, house.settings.most_message)
    live = await live_of(request)
    key = house.holder(live, wanted.token)
    operator = house.keys.is_operator(wanted.token)
    if key is None and not operator:
        raise Refusal("not-yours", "this key does not fit")
    seats = [key.who] if key is not None and key.who >= 0 else []
    again = await acts.act(
        live, acts.Actor(seats, operator or (key is not None and key.who == HOST)), wanted.act
    )
    if again is None:
        return answer(Ack(wanted.act.id))
    link = given(request, again.table, again.seat, again.token).link
    return answer(Ack(wanted.act.id, Again(again.seat, again.token, link, again.host)))


async def record(request: Request) -> Response:
    live = await live_of(request)
    if live.row.state not in {"over", "abandoned"}:
        raise Refusal("not-running", "a record is written when the game is over")
    names = [seat.name for seat in live.seats]
    async with live.house.replaying.turn():
        steps = await live.house.read(live.id, lambda c: shelf.steps(c, live.id))
        text = await asyncio.to_thread(
            lambda: records.write(journal.resume(live.row, live.players, steps), names)
        )
    name = f"{live.row.game}-{live.id}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def table_components(request: Request) -> Response:
    live = await live_of(request)
    game = journal.game_of(live.row.game)
    return answer(await asyncio.to_thread(components, game, live.row.owner))


async def table_cards(request: Request) -> Response:
    live = await live_of(request)
    language = must_speak(request.path_params["language"])
    return answer(await asyncio.to_thread(cards, live.row.game, live.row.owner, language))


def number_in(text: str) -> int:
    """Of an address; one with more digits than any game has moves is refused before it is read."""
    if not text.isascii() or not text.isdecimal():
        raise Refusal("not-found", "there is nothing here")
    if len(text) > MOST_DIGITS:
        raise Refusal("unreadable", f"a number has at most {MOST_DIGITS} digits")
    return int(text)


async def replay(request: Request) -> Response:
    house, live = house_of(request), await live_of(request)
    viewer = SPECTATOR
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "seat":
        key = house.holder(live, token.strip())
        if key is None or key.who < 0:
            raise Refusal("not-yours", "this key does not fit")
        viewer = key.who
    asked = request.query_params.get("seat", "")
    if asked.isascii() and asked.isdecimal() and live.row.state in {"over", "abandoned"}:
        viewer = acts.there(live, int(asked[:3])).seat
    language = request.query_params.get("language", "")[:8]
    return answer(await looking.replay(live, viewer, number_in(request.path_params["n"]), language))


async def host(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, HostQuestion, house.settings.most_message)
    must_operate(house, wanted.token)
    ids, total = await found_by_host(house, wanted)
    tables = await infos(house, ids)
    old = milliseconds() - WEEK
    stuck = [t.id for t in tables if t.state == "stuck" or (t.state == "running" and t.moved < old)]
    return answer(
        HostPage(
            patolli.__version__,
            tables,
            stuck,
            len(house.lives),
            house.sockets,
            memory_megabytes(),
            total,
            wanted.first,
            [DamagedTable(id_, why) for id_, why in sorted(house.damaged.items())],
        )
    )


async def found_by_host(house: House, wanted: HostQuestion) -> tuple[list[str], int]:
    """One page of tables; of a damaged data base, of those that can be read."""
    text = wanted.search.strip()

    def fits(row: TableRow, seats: list[SeatRow]) -> bool:
        named = [row.id, row.game, *(seat.name for seat in seats)]
        kept = wanted.ended or row.state in seating.PLAYABLE
        return kept and any(text.lower() in one.lower() for one in named)

    try:
        return await house.writer.read(lambda c: shelf.search(c, text, wanted.ended, wanted.first, PAGE))
    except salvage.READ_FAULTS:
        ids = await house.find(lambda c: shelf.search(c, text, wanted.ended, 0, 10**9)[0], fits)
        return ids[wanted.first : wanted.first + PAGE], len(ids)


def must_operate(house: House, token: str) -> None:
    if not house.keys.is_operator(token):
        raise Refusal("not-host", "this key does not fit")


async def delete(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, DeleteTable, house.settings.most_message)
    must_operate(house, wanted.token)
    await house.delete(wanted.table)
    return answer({})


async def end(request: Request) -> Response:
    house = house_of(request)
    wanted = await body_of(request, EndTable, house.settings.most_message)
    must_operate(house, wanted.token)
    live = await house.live(wanted.table)
    await acts.end(live)
    return answer(live.info())


def memory_megabytes() -> float:
    try:
        import resource
    except ImportError:  # not on this system
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)


async def health(request: Request) -> Response:
    house = house_of(request)
    found = await house.health.check()
    told = {
        "ok": not found.why,
        "version": patolli.__version__,
        "live": len(house.lives),
        "sockets": house.sockets,
        "read_ms": found.read_ms,
        "write_ms": found.write_ms,
    }
    return answer({**told, "why": found.why} if found.why else told, 503 if found.why else 200)


def routes() -> list[Route]:
    here = "/api/tables/{table}"
    return [
        Route("/api/health", refusing(health)),
        Route("/api/lobby", refusing(lobby), methods=["POST"]),
        Route("/api/host", refusing(host), methods=["POST"]),
        Route("/api/host/delete", refusing(delete), methods=["POST"]),
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
    ]
