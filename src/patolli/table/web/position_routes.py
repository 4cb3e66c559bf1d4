"""Positions without a table. Nothing is stored on the server: every request contains the position and the
moves.
"""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...texts import languages
from .. import position_queries
from ..positions import position_answers
from ..protocol import PositionAnalysis, PositionMove, PositionProspects, PositionQuery
from ..refusal import Refusal
from .game_routes import computed, most_body, must_know
from .guard import address_of
from .responses import answer, body_of, refusing
from .table_routes import registry_of

AnyPosition = PositionMove | PositionQuery | PositionProspects | PositionAnalysis


def about(request: Request, sent: AnyPosition) -> dict[str, Any]:
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
        raise Refusal("unreadable", "this query is not possible for a position")
    asked = position_queries.asked_in(sent.query, 0, {})
    more = {"ask": "position-query", "seat": sent.query.seat, "query": asked}
    return await computed(request, {**about(request, sent), **more})


async def prospects(request: Request) -> Response:
    sent = await body_of(request, PositionProspects, most_body(request))
    more = {"ask": "position-prospects", "seat": sent.seat, "part": sent.part, "standing": {}}
    return await computed(request, {**about(request, sent), **more})


async def lines(request: Request) -> Response:
    """Returns the best lines of a position, computed in a review process. The client's address is charged for
    it.
    """
    registry = registry_of(request)
    sent = await body_of(request, PositionAnalysis, most_body(request))
    asked = {**about(request, sent), "ask": "lines", "seat": sent.seat, "known": sent.known}
    asked["key"] = position_answers.key_of(asked)
    address = address_of(request.scope)
    charge = registry.budget.reserve("", address)
    began, spent = time.monotonic(), 0.0
    try:
        found, spent = await registry.reviews.lines(asked, address)
    except Refusal as refusal:
        if refusal.error == "busy":  # the computation was stopped
            spent = 1000 * (time.monotonic() - began)
        raise
    finally:
        charge.settle(spent)
    return answer(found)


def routes() -> list[Route]:
    here = "/api/games/{game}/position"
    return [
        Route(here + "/lines", refusing(lines), methods=["POST"]),
        Route(here + "/play", refusing(play), methods=["POST"]),
        Route(here + "/prospects", refusing(prospects), methods=["POST"]),
        Route(here + "/query", refusing(query), methods=["POST"]),
    ]
