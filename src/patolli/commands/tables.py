"""`patolli tables`: lists, exports, moves, saves and checks the stored tables of a server."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from ..kernel.errors import PatolliError
from .common import read_text, write_whole
from .parameters import DatabaseUrl, DataFolder

app = App(name="tables", help="The stored tables of a server.")


@app.command(name="list")
def list_(*, data: DataFolder = None, database: DatabaseUrl = "") -> int:
    """List all tables, the latest moves first: id, game, state, who has to move, and the players.

    The exit status is 1 if any table is damaged.
    """
    from ..table.archive import TableArchive

    status = 0
    with TableArchive(data, database, reading=True) as archive:
        for id_, found in archive.each():
            if isinstance(found, Exception):
                status = 1
                print(f"{id_}  damaged: {found}")
                continue
            row, seats, steps = found
            at = datetime.fromtimestamp(row.moved / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            names = ", ".join(s.name or "-" for s in seats)
            asked = ",".join(seats[s].name for s in row.asked if 0 <= s < len(seats))
            print(f"{row.id}  {at}  {row.game:<14} {row.state:<10} {len(steps):>5}  {names}", end="")
            by = f"  (ended by the {row.ended_by})" if row.ended_by else ""
            print(f"  (asked: {asked})" if asked and row.state == "running" else by)
    return status


@app.command
def export(
    table: str, file: Path, *, record: bool = False, data: DataFolder = None, database: DatabaseUrl = ""
) -> None:
    """Write a table to a file: the whole table for another server, or the record of a finished game.

    An exported table contains secrets, so its file can be read only by you.
    Keys to seats are not included; the other server issues new ones.

    Parameters
    ----------
    table
        The id of the table.
    file
        The file to write.
    record
        Write the record, for which the game must be over.
    """
    from ..table import private
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        text = archive.record(table) if record else json.dumps(archive.export(table), indent=1)
    try:
        if file.exists() and not file.is_file():  # a device such as /dev/stdout
            file.write_text(text, encoding="utf-8")
        elif record:
            write_whole(file, text)
        else:
            private.write(file, text.encode())
    except OSError as fault:
        raise PatolliError(f"{file} cannot be written: {fault.strerror or fault}") from None
    print(f"{file}: {table}")


@app.command(name="import")
def import_(file: Path, *, data: DataFolder = None, database: DatabaseUrl = "") -> None:
    """Import a table written by `export`, or the record of a game played at a table.

    Parameters
    ----------
    file
        The exported file.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database) as archive:
        print(archive.take(read_text(file)))


@app.command
def backup(folder: Path, *, data: DataFolder = None, database: DatabaseUrl = "") -> int:
    """Copy everything to a folder, even while the server is running.

    `patolli serve --data FOLDER` uses the copy.

    If the database is damaged, everything readable is copied, the rest is listed, and the exit status is 1.

    Parameters
    ----------
    folder
        A new or empty folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        made, missing = archive.backup(folder)
    print(made)
    for one in missing:
        print(f"incomplete in the backup: table {one}")
    return 1 if missing else 0


@app.command
def move(to: str, *, data: DataFolder = None, database: DatabaseUrl = "") -> None:
    """Copy all tables to another database, from a file to PostgreSQL or back, and compare both.

    No server may be running. Keys are copied too, so all links remain valid. The old database is not changed.

    Parameters
    ----------
    to
        The URL of an empty database, such as postgresql+psycopg://user@host/name, or a new folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, existing=True) as archive:
        print(archive.move(to))


@app.command
def operator_link(*, new: bool = False, public: str = "", data: DataFolder = None) -> None:
    """Print the link to the host page of this server.

    Parameters
    ----------
    new
        Create a new key first. Links with the old key stop working immediately, even on a running server.
    public
        The address at the beginning of the link; by default that of the server's last start.
    """
    from ..table import operator
    from ..table.keys import SECRET, Keys, secret_in
    from ..table.settings import data_folder

    folder = data or data_folder()
    if not (folder / SECRET).is_file():
        raise PatolliError(f"no server has been started with the data folder {folder}")
    key = operator.OperatorKey(folder)
    if new:
        key.renew()
    else:
        key.make_if_missing()
    print(operator.link(public or operator.address(folder), Keys(secret_in(folder), key).operator()))


@app.command
def seat_link(what: str, *, public: str = "", data: DataFolder = None, database: DatabaseUrl = "") -> None:
    """Print a new link to a seat, for a player who has lost the old one. The old link stops working, and all
    players are notified.

    If a server is running, it creates the link itself.

    Parameters
    ----------
    what
        TABLE/SEAT: the id of the table, and the number of the seat (from 0) or its player's name.
    public
        The address at the beginning of the link; by default that of the server's last start.
    """
    from ..table.archive import TableArchive
    from ..table.seat_handover import new_link

    with TableArchive(data, database, existing=True) as archive:
        print(new_link(archive, what, public))


@app.command
def doctor(*, data: DataFolder = None, database: DatabaseUrl = "") -> int:
    """Replay every stored table with the installed rules, without changing anything.

    Lists damaged tables, and tables that would play out differently, with the program version that can
    continue them. The exit status is 1 if there are any.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        checked, sick = 0, 0
        for id_, fault in archive.examine():
            checked += 1
            if fault:
                sick += 1
                print(f"{id_}: {fault}")
        print(f"{checked} tables replayed, {sick} would play out differently or are damaged")
    return 1 if sick else 0


@app.command
def delete(table: str, *, data: DataFolder = None, database: DatabaseUrl = "") -> None:
    """Permanently delete a table with all its moves and chat. If a server is running, use its host page.

    Parameters
    ----------
    table
        The id of the table.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, existing=True) as archive:
        archive.delete(table)
    print(f"{table}: deleted")


@app.command
def ban(
    what: str = "", *, reason: str = "", lift: int = 0, data: DataFolder = None, database: DatabaseUrl = ""
) -> None:
    """Ban an address or a person, and list all bans. A running server applies new bans within seconds.

    Parameters
    ----------
    what
        An address (192.0.2.7), a network (192.0.2.0/24), or the person at a seat (TABLE/SEAT).
    reason
        A note for yourself.
    lift
        The number of a ban to lift.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, existing=True) as archive:
        if lift:
            archive.lift_ban(lift)
        elif what:
            archive.ban(what, reason)
        for one in archive.bans():
            at = datetime.fromtimestamp(one["at"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            print(f"{one['id']:>4}  {at}  {one['kind']:<8} {one['value'][:40]}  {one['reason']}")


@app.command
def adopt(*, data: DataFolder = None, database: DatabaseUrl = "") -> None:
    """Accept a database that was copied from a running server without its -wal file.

    The latest tables and moves, which were in that file, are lost.
    """
    from ..table.archive import adopt as take_as_it_is

    print(f"{take_as_it_is(data, database)}: accepted as it is")


@app.command
def schema() -> None:
    """Print the JSON Schema of the protocol between browser and table."""
    from ..table.protocol import schema as protocol_schema

    print(json.dumps(protocol_schema(), indent=1))
