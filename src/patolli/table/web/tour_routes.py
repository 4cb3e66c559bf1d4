"""Tours. Nothing is stored on the server: every request contains the step and the moves made in it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...texts import languages
from .. import position_queries
from ..protocol import TourMove, TourProspects, TourQuery
from ..refusal import Refusal
from ..registry import TableRegistry
from ..tours import tour_answers, tour_file
from .game_routes import must_know, must_speak
from .guard import address_of
from .responses import answer, body_of, refusing


def registry_of(request: Request) -> TableRegistry:
    registry = request.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


def game_of(request: Request) -> str:
    name = must_know(request.path_params["game"])
    if not tour_file.has_tour(name):
        raise Refusal("not-found", f"{name} has no tour")
    return name


async def computed(request: Request, question: dict[str, Any]) -> Response:
    address = address_of(request.scope)
    return answer(await registry_of(request).queries.ask(question, "", address))


async def lessons(request: Request) -> Response:
    language = must_speak(request.path_params["language"])
    return await computed(request, {"ask": "tour", "game": game_of(request), "language": language})


def about(game: str, sent: TourMove | TourQuery | TourProspects) -> dict[str, Any]:
    return {
        "game": game,
        "owner": "",
        "step": sent.step,
        "played": sent.played,
        "language": sent.language if sent.language in languages() else "en",
        "names": tour_answers.names_of(game, sent.name),
    }


async def play(request: Request) -> Response:
    game = game_of(request)
    sent = await body_of(request, TourMove, registry_of(request).settings.most_message)
    asked = {**about(game, sent), "ask": "tour-play", "texts": sent.texts, "values": sent.values}
    return await computed(request, asked)


async def query(request: Request) -> Response:
    game = game_of(request)
    sent = await body_of(request, TourQuery, registry_of(request).settings.most_message)
    if not isinstance(sent.query, position_queries.Query):
        raise Refusal("unreadable", "this query is not possible for a tour")
    asked = position_queries.asked_in(sent.query, 0, {})
    return await computed(request, {**about(game, sent), "ask": "tour-query", "seat": 0, "query": asked})


async def prospects(request: Request) -> Response:
    game = game_of(request)
    sent = await body_of(request, TourProspects, registry_of(request).settings.most_message)
    digest = msgspec.json.encode([game, sent.step, sent.played]).decode()
    more = {"ask": "tour-prospects", "seat": 0, "part": sent.part, "standing": {}, "digest": digest}
    return await computed(request, {**about(game, sent), **more})


def routes() -> list[Route]:
    here = "/api/games/{game}/tour"
    return [
        Route(here + "/play", refusing(play), methods=["POST"]),
        Route(here + "/prospects", refusing(prospects), methods=["POST"]),
        Route(here + "/query", refusing(query), methods=["POST"]),
        Route(here + "/{language}", refusing(lessons)),
    ]
