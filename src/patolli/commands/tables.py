"""`patolli tables`: the stored tables of a server, listed, moved, saved and checked."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from ..kernel.errors import PatolliError
from .common import read_text, write_whole

app = App(name="tables", help="The stored tables of a server.")


@app.command(name="list")
def list_(*, data: Path | None = None, database: str = "") -> int:
    """All tables, the latest first: id, game, state, who is asked, who sits there.

    Exit status 1 if some of them are damaged.

    Parameters
    ----------
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
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
    table: str, file: Path, *, record: bool = False, data: Path | None = None, database: str = ""
) -> None:
    """Write a table to a file: whole, for another server, or the record of a finished game.

    A whole table holds its secrets, so only you may read the file.
    Keys to its seats are not part of it: the new server hands out new ones.

    Parameters
    ----------
    table
        The id of the table.
    file
        Where to write.
    record
        Write the record; the game must be over.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table import private
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        text = archive.record(table) if record else json.dumps(archive.export(table), indent=1)
    try:
        if file.exists() and not file.is_file():  # such as /dev/stdout
            file.write_text(text, encoding="utf-8")
        elif record:
            write_whole(file, text)
        else:
            private.write(file, text.encode())
    except OSError as fault:
        raise PatolliError(f"{file} cannot be written: {fault.strerror or fault}") from None
    print(f"{file}: {table}")


@app.command(name="import")
def import_(file: Path, *, data: Path | None = None, database: str = "") -> None:
    """Take a table that `export` wrote, or the record of a game played at a table.

    Parameters
    ----------
    file
        What was exported.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database) as archive:
        print(archive.take(read_text(file)))


@app.command
def backup(folder: Path, *, data: Path | None = None, database: str = "") -> int:
    """Copy everything into a folder, also while the server runs; `patolli serve --data FOLDER` opens it.

    Of a damaged data base everything that can be read is copied, the rest is named, and the exit status is 1.

    Parameters
    ----------
    folder
        A new or empty folder.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        made, missing = archive.backup(folder)
    print(made)
    for one in missing:
        print(f"not whole in the backup: table {one}")
    return 1 if missing else 0


@app.command
def move(to: str, *, data: Path | None = None, database: str = "") -> None:
    """Copy all tables to another data base, from a file to PostgreSQL or back, and compare both.

    No server may run. The keys go along, so all links go on working; the old data base stays as it is.

    Parameters
    ----------
    to
        The URL of an empty data base, such as postgresql+psycopg://user@host/name, or a new folder.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, existing=True) as archive:
        print(archive.move(to))


@app.command
def operator_link(*, new: bool = False, public: str = "", data: Path | None = None) -> None:
    """Print the link to the page of the person who runs the server.

    Parameters
    ----------
    new
        Make a new key first: links with the old one stop working at once, also while the server runs.
    public
        The address that the link begins with; else the one at which the server was last started.
    data
        The folder where tables are kept; else your own data folder.
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
def seat_link(what: str, *, public: str = "", data: Path | None = None, database: str = "") -> None:
    """Print a new link to a seat, for somebody who lost theirs. The old one stops working, and all are told.

    While a server runs it makes the link itself.

    Parameters
    ----------
    what
        TABLE/SEAT: the id of the table and the number of the seat, from 0 on, or the name of its person.
    public
        The address that the link begins with; else the one at which the server was last started.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive
    from ..table.seat_handover import new_link

    with TableArchive(data, database, existing=True) as archive:
        print(new_link(archive, what, public))


@app.command
def doctor(*, data: Path | None = None, database: str = "") -> int:
    """Replay every stored table against the installed rules, without changing any.

    Names the tables that would go another way, the version of the program that can go on with them, and those
    that are damaged; exit status 1 if there are such.

    Parameters
    ----------
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, reading=True) as archive:
        checked, sick = 0, 0
        for id_, fault in archive.examine():
            checked += 1
            if fault:
                sick += 1
                print(f"{id_}: {fault}")
        print(f"{checked} tables replayed, {sick} would go another way or are damaged")
    return 1 if sick else 0


@app.command
def delete(table: str, *, data: Path | None = None, database: str = "") -> None:
    """Delete a table with all its moves and talk, for ever. While a server runs: on its host page.

    Parameters
    ----------
    table
        The id of the table.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import TableArchive

    with TableArchive(data, database, existing=True) as archive:
        archive.delete(table)
    print(f"{table}: deleted")


@app.command
def ban(
    what: str = "", *, reason: str = "", lift: int = 0, data: Path | None = None, database: str = ""
) -> None:
    """Keep somebody out, or list who is kept out. A server that runs notices it within a few seconds.

    Parameters
    ----------
    what
        An address (192.0.2.7), a network (192.0.2.0/24), or the person at a seat: TABLE/SEAT. Nothing: list.
    reason
        For yourself.
    lift
        The number of a ban that ends.
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
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
def adopt(*, data: Path | None = None, database: str = "") -> None:
    """Take a data base as it is, although it was copied from a running server without its -wal file.

    What was in that file is lost: the latest tables and moves.

    Parameters
    ----------
    data
        The folder where tables are kept; else your own data folder.
    database
        The URL of a data base; else a file in the data folder.
    """
    from ..table.archive import adopt as take_as_it_is

    print(f"{take_as_it_is(data, database)}: taken as it is")


@app.command
def schema() -> None:
    """The JSON Schema of the protocol between browser and table."""
    from ..table.protocol import schema as protocol_schema

    print(json.dumps(protocol_schema(), indent=1))
