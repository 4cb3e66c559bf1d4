"""Makes one process serve all WebSockets of a table when several processes share a port.

The operating system distributes new connections among the processes. If the clients of a table were connected
to several of them, each would have to replay every move. A process that accepts a WebSocket therefore passes
it on, with its request, to the process that has the table's other clients. If that process cannot be reached,
the next one in order serves the WebSocket.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ..registry import TableRegistry
from ..store import shared

log = logging.getLogger("patolli.servers")
TABLE_PATH: Final = re.compile(rb"/ws/([A-Za-z0-9_-]{1,64})(?:\?|$)")
MOST_BYTES: Final = 4096
"""The maximum size of a request that is passed on. It has to fit into a single message between processes."""
LENGTH_BYTES: Final = 4
BACKLOG: Final = 128
Receive = Callable[[socket.socket, bytes], None]


class ProcessGroup:
    """The processes that share a port. Each process listens on a socket in `folder` that is
    named after its id.
    """

    def __init__(self, folder: Path, registry: TableRegistry) -> None:
        self.folder = folder
        self.registry = registry
        self.own = registry.servers.id
        self.listening: socket.socket | None = None

    def path(self, member: str) -> Path:
        return self.folder / member

    # ---- receiving ------------------------------------------------------------------------------------

    def listen(self, receive: Receive) -> None:
        """Calls `receive` with every connection that another process passes on, and with its request."""
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listening.setblocking(False)
        try:
            listening.bind(str(self.path(self.own)))
        except OSError as fault:  # for example, because the path is longer than about 100 characters
            listening.close()
            log.warning("sockets stay in the process that accepted them", extra={"why": str(fault)})
            return
        listening.listen(BACKLOG)
        self.listening = listening
        asyncio.get_running_loop().add_reader(listening, self.accept, listening, receive)

    def accept(self, listening: socket.socket, receive: Receive) -> None:
        with contextlib.suppress(OSError):
            sender, _ = listening.accept()
            sender.setblocking(False)
            # on a busy machine, the message may arrive later than the connection
            asyncio.get_running_loop().add_reader(sender, self.take, sender, receive)

    def take(self, sender: socket.socket, receive: Receive) -> None:
        """Reads the message of another process, which contains the connection and its request."""
        asyncio.get_running_loop().remove_reader(sender)
        with sender, contextlib.suppress(OSError):
            message, received, _, _ = socket.recv_fds(sender, LENGTH_BYTES + MOST_BYTES, 1)
            for number in received:
                one = socket.socket(fileno=number)
                one.set_inheritable(False)
                request = message[LENGTH_BYTES:]
                if message[:LENGTH_BYTES] == length_of(request):
                    receive(one, request)
                else:
                    one.close()

    def close(self) -> None:
        """Stops listening. Other processes will no longer pass on connections to this one."""
        if self.listening is not None:
            self.path(self.own).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self.listening)
            self.listening.close()
            self.listening = None

    # ---- passing on -----------------------------------------------------------------------------------

    async def in_order(self, url: bytes) -> list[str]:
        """Returns the processes that could serve a WebSocket. The one with the most clients of its table
        comes first.
        """
        table = TABLE_PATH.search(url)
        members = [one.name for one in self.folder.iterdir()] if self.listening is not None else []
        if table is None or len(members) < 2:
            return []
        name = table[1].decode()
        try:
            clients = await self.registry.writer.glance(lambda c: shared.clients_by_process(c, name))
        except SQLAlchemyError:  # the database is being restarted
            clients = {}

        # this order is the same in all processes, but different for each table
        def place(member: str) -> tuple[int, bytes]:
            return -clients.get(member, 0), hashlib.sha256(f"{name} {member}".encode()).digest()

        return sorted(members, key=place)

    def pass_on(self, members: list[str], number: int, request: bytes) -> bool:
        """Passes on a connection, given by its file descriptor. Returns False if this process should serve
        it.
        """
        if len(request) > MOST_BYTES:
            return False
        for member in members:
            if member == self.own:
                return False
            if self.send(member, number, request):
                return True
        return False

    def send(self, member: str, number: int, request: bytes) -> bool:
        message = length_of(request) + request
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as to:
            to.setblocking(False)
            try:
                to.connect(str(self.path(member)))
                return socket.send_fds(to, [message], [number]) == len(message)
            except ConnectionRefusedError:  # the process was killed
                self.path(member).unlink(missing_ok=True)
            except OSError as fault:
                log.debug("socket not passed on", extra={"why": type(fault).__name__})
        return False


def length_of(request: bytes) -> bytes:
    return len(request).to_bytes(LENGTH_BYTES, "big")
