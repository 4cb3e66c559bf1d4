"""The public API of `patolli`: games, positions, moves as text, chance, scores and text boards.

    import patolli

    p = patolli.new_position(patolli.game_names()[0], players=2)
    patolli.play_chance(p, patolli.Rng(1))
    for one in patolli.legal_moves(p):
        print(one.text, "-", one.meaning)
    patolli.play(p, patolli.legal_moves(p)[0])

The positions are the kernel's own (docs/contract.md). This module is a thin layer over them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from . import game_index, games
from .kernel import records
from .kernel.agenda import Reason
from .kernel.chance import Rng, Seeded
from .kernel.errors import IllegalMove, PatolliError
from .kernel.game import Game
from .kernel.match import Match
from .kernel.playout import playout
from .kernel.position import Position
from .kernel.records import Replay
from .kernel.seats import CHANCE, SPECTATOR
from .terminal.text_board import text_board_of
from .texts import GameTexts

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Game",
    "IllegalMove",
    "LegalMove",
    "Match",
    "Move",
    "PatolliError",
    "Position",
    "Reason",
    "Replay",
    "Rng",
    "Seat",
    "Seeded",
    "explain",
    "game_names",
    "game_of",
    "legal_moves",
    "load",
    "new_position",
    "play",
    "play_chance",
    "playout",
    "points",
    "points_by_source",
    "question",
    "replay",
    "text_board",
]

Seat = int
"""The number of a seat: 0 for the first player. CHANCE decides rolls and draws, and SPECTATOR sees only what
is public.
"""
Move = int
"""Moves are numbers; `LegalMove.text` is the same move as text."""
WIDTH = 100
OWN_GAMES: dict[str, Game] = {}
"""The games for which `new_position` was called in this process, by package."""


class LegalMove(NamedTuple):
    """A move that a seat may make."""

    move: Move
    text: str
    """The move as written in records, such as `place tikal`."""
    meaning: str
    """The move in words, such as "Place a worker on Tikal"."""
    aside: bool
    """Whether the move leaves the same question open."""


def game_names() -> list[str]:
    return games.names()


def load(name: str) -> Game:
    """Returns the game with this name, in any spelling that commands accept."""
    return games.load(games.canonical_name(name))


def new_position(
    game: str | Game, players: int, options: dict[str, str] | None = None, components: str | None = None
) -> Position:
    """Returns the position at the beginning of a game. Its first question is usually a chance decision.

    `components` is TOML text with values that replace printed ones (see the game's `components.toml`).
    """
    one = load(game) if isinstance(game, str) else game
    OWN_GAMES[one.package] = one
    box = None if components is None else one.owners_box(components)
    p: Position = one.start(players, options, box)
    return p


def game_of(p: Position) -> Game:
    """Returns the game of a position. It must be an installed game, or one that was passed to
    `new_position`.
    """
    module = type(p).__module__
    for package, game in OWN_GAMES.items():
        if module == package or module.startswith(package + "."):
            return game
    for name, package in game_index.packages().items():
        if module.startswith(package + "."):
            return games.load(name)
    raise PatolliError(f"{type(p).__name__} belongs to no game that has been started")


# ---- legal moves -----------------------------------------------------------------------------------------


def legal_moves(p: Position, seat: Seat | None = None, language: str = "en") -> list[LegalMove]:
    """Returns the legal moves of a seat, including asides. By default, returns the moves of the first seat
    that has a question to answer.
    """
    who = seat_asked(p, seat)
    texts = texts_of(game_of(p), language)
    asked = p.question(who)
    found = []
    for moves, aside in ((p.legal_moves(who), False), (p.asides(who), True)):
        for move in moves:
            meaning = texts.move(move, None if aside else asked)
            found.append(LegalMove(move, p.vocabulary().text(move), meaning, aside))
    return found


def question(p: Position, seat: Seat | None = None, language: str = "en") -> str:
    """Returns the question of a seat as a sentence."""
    who = seat_asked(p, seat)
    return texts_of(game_of(p), language).question(p.question(who), who)


def explain(p: Position, move: str | Move, seat: Seat | None = None, language: str = "en") -> str | None:
    """Returns a sentence that explains why a move is illegal, with the rule. Returns None if the move is
    legal.
    """
    who = seat_asked(p, seat)
    reason = p.explain(who, number_of(p, move))
    if reason is None:
        return None
    rule = f" ({reason.rule})" if reason.rule else ""
    return texts_of(game_of(p), language).reason(reason) + rule


# ---- playing ---------------------------------------------------------------------------------------------


def play(p: Position, move: str | Move | LegalMove, seat: Seat | None = None) -> None:
    """Makes a move, given as text, as a number, or as a `LegalMove`. An illegal move raises an error and
    changes nothing.
    """
    p.play(seat_asked(p, seat), number_of(p, move))


def play_chance(p: Position, rng: Rng) -> list[str]:
    """Plays chance decisions until a seat has to answer a question or the game is over. Returns the
    outcomes.
    """
    found = []
    while p.asked() == [CHANCE]:
        moves = p.legal_moves(CHANCE)
        move = moves[rng.weighted(p.odds())]
        found.append(p.vocabulary().text(move))
        p.play(CHANCE, move)
    return found


def replay(record: str) -> Replay:
    """Returns a replay of a record. `step()` plays and checks the next move, and `to(n)` all moves up to the
    nth.
    """
    read = records.read(record)
    return Replay(games.load(read.game), read)


# ---- inspecting ------------------------------------------------------------------------------------------


def points(p: Position) -> list[float]:
    """Returns the points of all seats; can also be called during the game."""
    scores = p.scores()
    return [total / scores.unit for total in scores.totals()]


def points_by_source(p: Position) -> dict[str, list[float]]:
    """Returns the points of all seats by source."""
    scores = p.scores()
    return {source: [row[i] / scores.unit for row in scores.table] for i, source in enumerate(scores.sources)}


def text_board(
    p: Position,
    seat: Seat = SPECTATOR,
    players: list[str] | None = None,
    language: str = "en",
    width: int = WIDTH,
) -> str:
    """Returns the board as text, as seen by this seat."""
    game = game_of(p)
    observed = p if p.viewer == seat else p.observation(seat)
    names = players or [texts_of(game, language).seat(number) for number in range(p.players)]
    texts = GameTexts(game, language, names, p.box)
    board = text_board_of(game.name)
    return "\n".join(board.board(game.show(observed), texts, seat, width))


# ---- internal --------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def texts_of(game: Game, language: str) -> GameTexts:
    return GameTexts(game, language)


def seat_asked(p: Position, seat: Seat | None) -> Seat:
    if seat is not None:
        return seat
    asked = p.asked()
    if not asked:
        raise IllegalMove("the game is over; no seat is asked")
    return asked[0]


def number_of(p: Position, move: str | Move | LegalMove) -> Move:
    if isinstance(move, LegalMove):
        return move.move
    return p.vocabulary().move(move) if isinstance(move, str) else move
