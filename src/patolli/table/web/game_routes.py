"""What there is to play, read and say: the same for everybody."""

from __future__ import annotations

import asyncio
import logging
from functools import cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ... import game_index, games, players
from ...rulebook import parser
from ...texts import languages
from ...texts.game_texts import question_numbers
from ...texts.messages import folder, source
from .. import journal, promises
from ..component_texts import cards
from ..components import components
from ..protocol import GameInfo, LevelInfo, Rules, RuleText, UncertainValue, schema
from ..refusal import Refusal
from .responses import answer, refusing

log = logging.getLogger("patolli.web")


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
    )


async def all_games(_request: Request) -> Response:
    """A game that cannot be loaded does not close the lobby for the others."""
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
        raise Refusal("not-found", f"{name} has words in {', '.join(spoken(name)) or 'no language'}")
    return PlainTextResponse(source(name, language))


async def house_words(request: Request) -> Response:
    return PlainTextResponse(source("", must_speak(request.path_params["language"])))


def must_speak(language: str) -> str:
    if language not in languages():
        raise Refusal("not-found", f"the house speaks {', '.join(languages())}")
    return language


async def rules(request: Request) -> Response:
    name, language = must_know(request.path_params["game"]), request.path_params["language"]
    if language not in parser.languages(name):
        raise Refusal("not-found", f"{name} has no rulebook in {language!r}")
    book = parser.rulebook(name, language)
    told = [RuleText(r.id, r.title, r.chapter, r.paragraphs, r.rulings) for r in book.rules.values()]
    return answer(Rules(name, language, book.chapters, told))


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


async def components_file(request: Request) -> Response:
    name = must_know(request.path_params["game"])
    file = game_index.folder(name).joinpath("components.toml")
    if not file.is_file():
        raise Refusal("not-found", f"{name} has no components file")
    return PlainTextResponse(file.read_text(encoding="utf-8"))


async def protocol_schema(_request: Request) -> Response:
    return answer(known_schema())


known_schema = cache(schema)
"""It takes a while to make, and anybody may ask."""


def routes() -> list[Route]:
    here = "/api/games/{game}"
    return [
        Route("/api/schema", refusing(protocol_schema)),
        Route("/api/games", refusing(all_games)),
        Route("/api/words/{language}.ftl", refusing(house_words)),
        Route(here + "/words/{language}.ftl", refusing(words)),
        Route(here + "/rules/{language}", refusing(rules)),
        Route(here + "/cards/{language}", refusing(game_cards)),
        Route(here + "/vocabulary", refusing(vocabulary)),
        Route(here + "/questions", refusing(questions)),
        Route(here + "/promises", refusing(game_promises)),
        Route(here + "/components.toml", refusing(components_file)),
        Route(here + "/components", refusing(game_components)),
    ]
