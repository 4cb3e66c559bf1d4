"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from ..registry import TableRegistry
from ..settings import Settings
from . import (
    game_routes,
    invitations,
    lobby_socket,
    page,
    position_routes,
    puzzle_routes,
    review_routes,
    socket,
    table_routes,
    tour_routes,
)
from .guard import Secure
from .proxies import ClientAddress
from .responses import problem


class AtSubPath:
    """Adjusts paths for a server that runs at a sub-path behind a proxy, whether or not the proxy
    strips it.
    """

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app = app
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and scope["type"] in {"http", "websocket"}:
            path = scope["path"]
            inside = path == self.root or path.startswith(self.root + "/")
            if path == self.root and scope["type"] == "http":
                await RedirectResponse(self.root + "/", 307)(scope, receive, send)
                return
            scope = {**scope, "root_path": self.root, "path": path if inside else self.root + path}
        await self.app(scope, receive, send)


def application(settings: Settings, opened: TableRegistry | None = None) -> Starlette:
    """Creates the application, with the given registry or a new one."""

    @asynccontextmanager
    async def open_and_close(app: Starlette) -> AsyncIterator[None]:
        registry = opened or TableRegistry(settings)
        app.state.registry = registry
        await registry.start()
        yield
        await registry.close()

    made = Starlette(
        routes=[
            *game_routes.routes(),
            *table_routes.routes(),
            *invitations.routes(),
            *tour_routes.routes(),
            *position_routes.routes(),
            *review_routes.routes(),
            *puzzle_routes.routes(),
            WebSocketRoute("/ws", lobby_socket.endpoint),
            WebSocketRoute("/ws/{table}", socket.endpoint),
            *page.routes(),
        ],
        middleware=[
            Middleware(ClientAddress, settings=settings),
            Middleware(Secure, settings=settings),
        ],
        exception_handlers={HTTPException: plain},
        lifespan=open_and_close,
    )
    # redirects would contain the internal host name behind a proxy
    made.router.redirect_slashes = False
    return made


async def plain(_request: Request, fault: Exception) -> Response:
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    return problem("not-found" if status == 404 else "refused", "not found", status)
