"""Positions without a table over HTTP. The server keeps nothing: every request brings position and moves."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...texts import languages
from .. import position_queries
from ..protocol import PositionMove, PositionProspects, PositionQuery
from ..refusal import Refusal
from .game_routes import computed, most_body, must_know
from .responses import body_of, refusing


def about(request: Request, sent: PositionMove | PositionQuery | PositionProspects) -> dict[str, Any]:
    return {
        "game": must_know(request.path_params["game"]),
        "owner": "",
        "position": sent.position,
        "seats": sent.seats,
        "seed": sent.seed,
        "played": sent.played,
        "language": sent.language if sent.language in languages() else "en",
        "names": sent.names,
    }


async def play(request: Request) -> Response:
    sent = await body_of(request, PositionMove, most_body(request))
    more = {"ask": "position-play", "seat": sent.seat, "texts": sent.texts, "values": sent.values}
    return await computed(request, {**about(request, sent), **more})


async def query(request: Request) -> Response:
    sent = await body_of(request, PositionQuery, most_body(request))
    if not isinstance(sent.query, position_queries.Query):
        raise Refusal("unreadable", "this cannot be asked about a position")
    asked = position_queries.asked_in(sent.query, 0, {})
    more = {"ask": "position-query", "seat": sent.query.seat, "query": asked}
    return await computed(request, {**about(request, sent), **more})


async def prospects(request: Request) -> Response:
    sent = await body_of(request, PositionProspects, most_body(request))
    more = {"ask": "position-prospects", "seat": sent.seat, "part": sent.part, "standing": {}}
    return await computed(request, {**about(request, sent), **more})


def routes() -> list[Route]:
    here = "/api/games/{game}/position"
    return [
        Route(here + "/play", refusing(play), methods=["POST"]),
        Route(here + "/prospects", refusing(prospects), methods=["POST"]),
        Route(here + "/query", refusing(query), methods=["POST"]),
    ]
