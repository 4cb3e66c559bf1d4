"""HTTP responses: encodes bodies, decodes request bodies strictly, and turns refusals into error
responses.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.errors import PatolliError
from ..protocol import Problem
from ..refusal import Refusal

log = logging.getLogger("patolli.web")
T = TypeVar("T")
MOST_LANGUAGE: Final = 8
"""The maximum number of characters in the name of a language."""
Endpoint = Callable[[Request], Awaitable[Response]]


def answer(body: Any, status: int = 200) -> Response:
    """Returns a JSON response. `body` is encoded unless it is already bytes."""
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(content, status, media_type="application/json")


def problem(error: str, text: str, status: int) -> Response:
    return answer(Problem(error, text), status)


async def body_of(request: Request, type_: type[T], most: int) -> T:
    """Decodes a request body strictly, without ever reading more than `most` bytes."""
    raw = bytearray()
    seconds = request.app.state.registry.settings.limits.body_seconds
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > most:
                    raise Refusal("too-long", f"a request has at most {most} bytes")
    except TimeoutError:
        raise Refusal("too-slow", f"a request must arrive within {seconds:g} seconds") from None
    try:
        return msgspec.json.decode(bytes(raw), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("unreadable", f"the request cannot be read: {fault}") from None


def language_of(request: Request) -> str:
    """Returns the language in which the client wants its answer; empty if it does not say."""
    return request.query_params.get("language", "")[:MOST_LANGUAGE]


def refusing(endpoint: Endpoint) -> Endpoint:
    """Turns refusals into error responses. Other errors are logged, and the client receives no details."""

    async def guarded(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            request.app.state.registry.metrics.refused(refusal.error)
            return problem(refusal.error, refusal.text, refusal.status)
        except PatolliError as fault:
            return problem("bad-table", str(fault), 400)
        except Exception:
            log.exception("request failed", extra={"path": request.url.path})
            return problem("fault", "something went wrong here; nothing was changed", 500)

    return guarded
