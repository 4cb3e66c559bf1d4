"""Creates a new link to a lost seat by command, either in the database or through the running server."""

from __future__ import annotations

import json
import urllib.request

from ..kernel.errors import PatolliError
from . import lost_keys, operator
from .archive import TableArchive
from .keys import Keys, secret_in
from .session import milliseconds
from .store import queries
from .store.rows import ChatRow, SeatRow

SECONDS = 30


def new_link(archive: TableArchive, what: str, public: str) -> str:
    """Returns a new link to the seat `TABLE/SEAT`. A line in the chat informs the players, and the old link
    expires.
    """
    table, _, who = what.partition("/")
    at = seat_of(archive.one(table).seats, who)
    keys = Keys(secret_in(archive.data), operator.OperatorKey(archive.data))
    page = (public or operator.address(archive.data)).rstrip("/") + "/"
    if archive.served is None:
        return by_server(operator.address(archive.data), table, at.seat, keys.operator())
    token, key = keys.new(table, at.seat)
    lost_keys.retire(at, "handed")
    at.key, at.handed, at.reserved = key, False, ""
    with archive.engine.begin() as c:
        queries.put_seat(c, at)
        last = queries.chat(c, table, 1)
        line = ChatRow(last[0].n + 1 if last else 1, milliseconds(), None, "", f"seat-handed-over {at.seat}")
        queries.add_line(c, table, line)
    return f"{page}#/table/{table}/seat/{token}"


def seat_of(seats: list[SeatRow], who: str) -> SeatRow:
    """Finds the seat of a person by number, counted from 0, or by name."""
    persons = [one for one in seats if one.kind == "person"]
    found = [one for one in persons if who in {str(one.seat), one.name}]
    if len(found) != 1:
        named = ", ".join(f"{one.seat} ({one.name})" for one in persons)
        raise PatolliError(f"which seat? There are {named or 'no persons'}: give TABLE/NUMBER or TABLE/NAME")
    return found[0]


def by_server(page: str, table: str, seat: int, token: str) -> str:
    """Requests the link from the running server, as the operator's page does."""
    asked = urllib.request.Request(
        f"{page.rstrip('/')}/api/tables/{table}/link",
        json.dumps({"token": token, "seat": seat}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return str(json.load(answer)["link"])
    except (OSError, ValueError, KeyError) as fault:
        raise PatolliError(
            f"a server has these tables open, and {page} does not answer as it should ({fault}): "
            "use its host page (patolli tables operator-link), or stop it first"
        ) from None
