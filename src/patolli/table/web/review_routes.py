"""Reviews of finished games over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..protocol import ReviewRequest
from ..refusal import Refusal
from .guard import address_of
from .responses import answer, body_of, refusing
from .table_routes import registry_of, session_of


async def review(request: Request) -> Response:
    """What is known so far; asking begins nothing."""
    session = await session_of(request)
    language = request.query_params.get("language", "")[:8]
    return answer(await registry_of(request).reviews.state(session, language, address_of(request.scope)))


async def change(request: Request) -> Response:
    """Start or stop; only for those who have a key to the table, since it costs the server work."""
    registry = registry_of(request)
    wanted = await body_of(request, ReviewRequest, registry.settings.most_message)
    session = await session_of(request)
    if registry.holder(session, wanted.token) is None and not registry.keys.is_operator(wanted.token):
        raise Refusal("not-yours", "this key does not fit")
    found = registry.reviews.review(session)
    if wanted.action == "start":
        await found.start(address_of(request.scope))
    else:
        found.stop()
    return answer(await found.told(request.query_params.get("language", "")[:8], address_of(request.scope)))


def routes() -> list[Route]:
    here = "/api/tables/{table}/review"
    return [Route(here, refusing(review)), Route(here, refusing(change), methods=["POST"])]
