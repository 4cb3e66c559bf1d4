"""Games, rules and texts, which are the same for all clients."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ... import __version__, game_index, games, players
from ...compiling.background import compiler
from ...game_index import manifest
from ...kernel import seat_view
from ...kernel.chance import Seeded
from ...kernel.match import Match
from ...kernel.seats import SPECTATOR
from ...kernel.view_patch import NO_GOODS
from ...rulebook import parser
from ...texts import Messages, languages
from ...texts.game_texts import question_numbers
from ...texts.messages import folder, source
from .. import journal, promises
from ..component_texts import cards
from ..components import components
from ..position_queries import Queries
from ..protocol import (
    About,
    EditorRequest,
    GameInfo,
    LevelInfo,
    Rules,
    RuleText,
    SetUp,
    UncertainValue,
    WorkshopChanges,
    WorkshopFile,
    schema,
)
from ..refusal import Refusal
from ..tours import tour_file
from .guard import address_of
from .responses import answer, body_of, refusing

log = logging.getLogger("patolli.web")
SETUP_SEED: Final = 20
MOST_SEATS: Final = 8


def must_know(name: str) -> str:
    if name not in games.names():
        raise Refusal("not-found", f"there is no game {name!r}")
    return name


def spoken(game: str) -> list[str]:
    return [one for one in languages() if folder(game).joinpath(f"{one}.ftl").is_file()]


def info(name: str) -> GameInfo:
    game = journal.game_of(name)
    box = game.printed_box()
    return GameInfo(
        game.name,
        game.title,
        game.edition,
        game.fewest,
        game.most,
        game.choices,
        spoken(name),
        parser.languages(name),
        players.levels(),
        box.digest,
        [UncertainValue(*one) for one in box.uncertain()],
        [LevelInfo(one, players.descriptions(one)) for one in players.levels()],
        sorted({*NO_GOODS, *manifest(name).not_goods}),
        tour_file.has_tour(name),
        tour_file.tour(name).first_game if tour_file.has_tour(name) else {},
    )


async def all_games(_request: Request) -> Response:
    """Returns the descriptions of all games. A game that cannot be loaded is left out."""
    found = []
    for name in games.names():
        try:
            found.append(info(name))
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": name})
    return answer(found)


async def words(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    language = request.path_params["language"]
    if language not in spoken(name):
        raise Refusal("not-found", f"{name} has texts in {', '.join(spoken(name)) or 'no language'}")
    return PlainTextResponse(source(name, language))


async def house_words(request: Request) -> Response:
    return PlainTextResponse(source("", must_speak(request.path_params["language"])))


def must_speak(language: str) -> str:
    if language not in languages():
        raise Refusal("not-found", f"the available languages are {', '.join(languages())}")
    return language


async def rules(request: Request) -> Response:
    name, language = must_know(request.path_params["game"]), request.path_params["language"]
    if language not in parser.languages(name):
        raise Refusal("not-found", f"{name} has no rulebook in {language!r}")
    book = parser.rulebook(name, language)
    rule_texts = [RuleText(r.id, r.title, r.chapter, r.paragraphs, r.rulings) for r in book.rules.values()]
    return answer(Rules(name, language, book.chapters, rule_texts))


async def game_cards(request: Request) -> Response:
    name, language = must_know(request.path_params["game"]), must_speak(request.path_params["language"])
    return answer(await asyncio.to_thread(cards, name, "", language))


async def vocabulary(request: Request) -> Response:
    game = journal.game_of(must_know(request.path_params["game"]))
    return answer({str(move): text for move, text in sorted(game.vocabulary.texts.items())})


async def questions(request: Request) -> Response:
    return answer(question_numbers(journal.game_of(must_know(request.path_params["game"]))))


async def game_promises(request: Request) -> Response:
    game = journal.game_of(must_know(request.path_params["game"]))
    return answer(promises.promises_message(game.name, game.most))


async def game_components(request: Request) -> Response:
    game = journal.game_of(must_know(request.path_params["game"]))
    return answer(await asyncio.to_thread(components, game, ""))


@cache
def set_up(name: str, players: int) -> SetUp:
    """Returns an example of a set-up. It always comes from the same seed, so it reveals nothing about any
    table.
    """
    match = Match(journal.game_of(name), players, Seeded(SETUP_SEED))
    observed = match.position.observation(SPECTATOR)
    return SetUp(match.game.show(observed), seat_view.scores_dict(observed.scores()))


async def game_setup(request: Request) -> Response:
    game = journal.game_of(must_know(request.path_params["game"]))
    players = request.path_params["players"]
    if players not in [str(n) for n in range(game.fewest, game.most + 1)]:
        raise Refusal("not-found", f"{game.title} is for {game.fewest} to {game.most} players")
    return answer(await asyncio.to_thread(set_up, game.name, int(players)))


async def components_file(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    file = game_index.folder(name).joinpath("components.toml")
    if not file.is_file():
        raise Refusal("not-found", f"{name} has no components file")
    return PlainTextResponse(file.read_text(encoding="utf-8"))


async def game_workshop(request: Request) -> Response:
    name, language = must_know(request.path_params["game"]), must_speak(request.path_params["language"])
    asked = {"ask": "workshop", "game": name, "language": language}
    return await computed(request, asked)


async def check_workshop(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    wanted = await body_of(request, WorkshopChanges, most_body(request))
    return await computed(request, {"ask": "workshop check", "game": name, "wanted": wanted})


async def open_workshop_file(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    wanted = await body_of(request, WorkshopFile, most_body(request))
    return await computed(request, {"ask": "workshop open", "game": name, "file": wanted.file})


async def edit_position(request: Request) -> Response:
    """Returns a position with the requested edits, as shown in the editor. Nothing is stored."""
    name = must_know(request.path_params["game"])
    wanted = await body_of(request, EditorRequest, most_body(request))
    language = wanted.language if wanted.language in languages() else "en"
    about = {"game": name, "owner": "", "language": language, "names": seat_names(language)}
    return await computed(request, {**about, "ask": "editor", "wanted": wanted})


def seat_names(language: str) -> list[str]:
    """Returns generic names for the seats of a position without a table."""
    return [Messages(language).format("seat", number=seat + 1) for seat in range(MOST_SEATS)]


def most_body(request: Request) -> int:
    most: int = request.app.state.registry.settings.most_body
    return most


async def computed(request: Request, asked: dict[str, Any]) -> Response:
    """Computes a response outside the event loop, and charges the client's address for it."""
    queries: Queries = request.app.state.registry.queries
    return answer(await queries.ask(asked, "", address_of(request.scope)))


async def about(_request: Request) -> Response:
    return answer(About(__version__, compiler.state, compiler.percent, compiler.why))


async def protocol_schema(_request: Request) -> Response:
    return answer(known_schema())


known_schema = cache(schema)
"""The schema of the protocol, cached because computing it is slow and any client can request it."""


def routes() -> list[Route]:
    here = "/api/games/{game}"
    return [
        Route("/api/about", refusing(about)),
        Route("/api/schema", refusing(protocol_schema)),
        Route("/api/games", refusing(all_games)),
        Route("/api/words/{language}.ftl", refusing(house_words)),
        Route(here + "/words/{language}.ftl", refusing(words)),
        Route(here + "/rules/{language}", refusing(rules)),
        Route(here + "/cards/{language}", refusing(game_cards)),
        Route(here + "/vocabulary", refusing(vocabulary)),
        Route(here + "/questions", refusing(questions)),
        Route(here + "/promises", refusing(game_promises)),
        Route(here + "/setup/{players}", refusing(game_setup)),
        Route(here + "/components.toml", refusing(components_file)),
        Route(here + "/components", refusing(game_components)),
        Route(here + "/position/edit", refusing(edit_position), methods=["POST"]),
        Route(here + "/workshop/check", refusing(check_workshop), methods=["POST"]),
        Route(here + "/workshop/open", refusing(open_workshop_file), methods=["POST"]),
        Route(here + "/workshop/{language}", refusing(game_workshop)),
    ]
