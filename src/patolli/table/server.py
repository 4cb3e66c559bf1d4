"""Runs the server on a port until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import shlex
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from .. import __version__, build_info, games
from ..compiling.background import compiler
from ..kernel.errors import PatolliError
from ..texts import GameTexts, languages
from . import full_collections, hosts, logs
from .operator import link as operator_link
from .operator import remember_address
from .registry import TableRegistry
from .settings import Settings
from .web.addresses import in_network
from .web.app import AtSubPath, application
from .web.connections import Door, timed_protocol
from .web.process_group import ProcessGroup
from .web.proxies import networks
from .web.socket_frames import counted_frames

LAST_REQUESTS_SECONDS: Final = 0.3
"""The number of seconds for which a server that is shutting down continues to read requests from open
connections.
"""
SWITCH_SECONDS: Final = 0.0005
"""The interval at which Python switches between threads. It is short, so that the writer continues soon after
each SQLite call.
"""


class Server(uvicorn.Server):
    """Prints its address and opens the browser as soon as it accepts connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        registry: TableRegistry,
        page: str,
        host_page: str,
        browser: bool,
        first: bool,
        group: ProcessGroup | None,
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.registry = registry
        self.ready = ready
        self.group = group
        self.taking: set[asyncio.Task[None]] = set()
        """The tasks that take over sockets from other processes."""
        self.first = first
        self.page = page
        self.host_page = host_page
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for name in games.names():  # otherwise the first table of each game would delay the others
            games.load(name).printed_box()
        await super().startup(sockets)
        if self.started and self.group is not None:
            self.group.listen(self.receive)
        if self.started:
            self.ready()
        threading.Thread(target=read_words, daemon=True).start()
        if self.started and self.first:
            print(f"Patolli {__version__}, {build_info.rules()} rules", flush=True)
            print(f"The table is open: {self.page}", flush=True)
            print(f"Your host page:    {self.host_page}", flush=True)
            compiler.start(build_info.compiled(), lambda line: print(line, flush=True))
            remember_address(self.registry.settings.data, self.page)
            if self.browser:
                webbrowser.open(self.page)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.registry.draining = True
        if self.group is not None:
            self.group.close()
        for one in self.servers:
            one.close()
        # closing right away would reset connections with unread requests
        await asyncio.sleep(LAST_REQUESTS_SECONDS)
        await super().shutdown(sockets)

    def receive(self, one: socket.socket, request: bytes) -> None:
        """Serves a connection that was accepted by another process."""
        task = asyncio.get_running_loop().create_task(self.take(one, request))
        self.taking.add(task)
        task.add_done_callback(self.taking.discard)

    async def take(self, one: socket.socket, request: bytes) -> None:
        protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        protocol.passed_on = True  # type: ignore[attr-defined]
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, one)
        except OSError:  # the client has disconnected
            one.close()
            return
        protocol.data_received(request)


def read_words() -> None:
    """Loads all games and their texts before the first client needs them."""
    for name in games.names():
        for language in languages(name):
            GameTexts(games.load(name), language)
    keep_out_of_collections()


def keep_out_of_collections() -> None:
    """Exempts permanent objects from garbage collection, because with them each full collection takes 0.1
    seconds.
    """
    gc.freeze()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise PatolliError(f"port {port} on {host} cannot be used: {fault.strerror}; try --port") from None
    return listening


def run(
    settings: Settings,
    host: str,
    port: int,
    browser: bool,
    log_level: str = "info",
    new_operator_key: bool = False,
) -> None:
    settings.hosts = hosts.names(host, settings.public, settings.hosts)
    settings.beyond_loopback = hosts.beyond_loopback(host)
    serve(settings, lambda: listen(host, port), host, browser, log_level, new_operator_key)


def serve(
    settings: Settings,
    listening_socket: Callable[[], socket.socket],
    host: str,
    browser: bool,
    log_level: str,
    new_operator_key: bool = False,
    first: bool = True,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serves until stopped. `first` is set for the one process per machine that prints the address. `ready`
    is called as soon as the server accepts connections.
    """
    logs.set_up(log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    full_collections.keep_rare()
    registry = TableRegistry(settings)
    try:
        listening = listening_socket()
    except PatolliError:
        registry.abort()
        raise
    name = hosts.in_links(host, in_network())
    page = settings.public or f"http://{name}:{listening.getsockname()[1]}{settings.root}/"
    host_page = operator_page(registry, page, new_operator_key)
    group = None if settings.group is None else ProcessGroup(settings.group, registry)
    config = uvicorn.Config(
        AtSubPath(application(settings, registry), settings.root),
        http=timed_protocol(Door(settings.limits, networks(settings.trusted_proxies), group)),
        proxy_headers=False,  # only configured proxies are trusted, see web/proxies.py
        backlog=512,
        ws=counted_frames(settings.socket_rate),
        ws_max_size=settings.most_message * 8,
        ws_per_message_deflate=False,  # a compressor per WebSocket would need more memory than a table
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    try:
        Server(config, registry, page, host_page, browser, first, group, ready).run([listening])
    finally:
        compiler.stop()


def operator_page(registry: TableRegistry, page: str, new: bool) -> str:
    """Returns the link to the operator's page if its key is new. Otherwise returns the command that prints
    the link, so that the link does not end up in logs.
    """
    if new:
        registry.keys.operator_key.renew()
    elif not registry.new_operator:
        return f"patolli tables operator-link --data {shlex.quote(str(registry.settings.data))}"
    return operator_link(page, registry.keys.operator())
