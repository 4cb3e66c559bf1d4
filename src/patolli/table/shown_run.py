"""Plays a position without a table and displays it, for tours, puzzles, and positions from links."""

from __future__ import annotations

from ..kernel import seat_view
from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.events import Event, EventLog
from ..kernel.forms import chain_of
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.position import Position
from ..kernel.seats import CHANCE, NOBODY, among
from ..texts import GameTexts
from .protocol import Asked, Fate, Pace, SeatInfo, Shows, Stream, TableInfo, Update
from .refusal import Refusal
from .rule_faults import RuleFaults
from .view_diff import asked, happened


class ShownRun:
    """A position and the moves played from it."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.event_log = EventLog()
        position.event_log = self.event_log

    def forced(self) -> tuple[int, int]:
        """Returns a seat (or chance) that has only one legal move, together with this move. If there is none,
        the move is negative.
        """
        p = self.position
        for seat in p.asked():
            if seat == CHANCE:
                moves = p.legal_moves(CHANCE)
                move = moves[0] if len(moves) == 1 else -1
            else:
                move = only_option(p, seat)
            if move >= 0:
                return seat, move
        return NOBODY, -1

    def heard(self, seat: int, last: int) -> list[Event]:
        """Returns the events among the first `last` ones that the seat saw."""
        return [one for one in self.event_log.events[:last] if among(seat, one.audience)]

    def filled(self, seat: int, values: list[int]) -> list[str]:
        """Returns the moves that correspond to the values entered in a form, without forced moves."""
        here = self.position.observation(seat)
        found: list[str] = []
        try:
            for move in chain_of(self.game.form_rules(), here, seat, values):
                if only_option(here, seat) != move:
                    found.append(self.game.vocabulary.text(move))
                here.play(seat, move)
        except HiddenValue:  # the last of the sealed answers was given
            return found
        except PatolliError as fault:
            raise Refusal("not-offered", str(fault)) from None
        return found


def question_of(
    game: Game, p: Position, seat: int, number: int, words: GameTexts | None, faults: RuleFaults
) -> Asked:
    return asked(game, p.observation(seat), seat, number, words, faults)


def update_of(
    game: Game,
    p: Position,
    seat: int,
    heard: list[Event],
    known: int,
    question: Asked | None,
    words: GameTexts | None,
    *,
    undo: bool,
    over: bool = False,
) -> Update:
    """Returns the view of a position for a seat that already knows the first `known` events of `heard`."""
    observed = p.observation(seat)
    shows = Shows(
        Stream(0, len(heard)),
        known,
        happened(game, heard[known:], words),
        game.show(observed),
        {},
        [],
        [one for one in observed.asked() if one != seat or question is not None],
        question,
        undo,
        over,
        seat_view.scores_dict(observed.scores()),
        {},
        known,
        turn=game.in_turn(observed),
    )
    return Update(seat, False, shows)


def table_of(id_: str, game: Game, p: Position, names: list[str], played: list[int]) -> TableInfo:
    """Describes a position as if it were a table at which the person has some of the seats and bots have the
    others.
    """
    seats = [
        SeatInfo(seat, "person" if seat in played else "bot", names[seat], online=seat in played)
        for seat in range(p.players)
    ]
    return TableInfo(
        id_, game.name, game.title, "running", seats, {}, game.edition, "", Pace(), False, False,
        [seat for seat in p.asked() if seat != CHANCE], Fate("", [], [], ""), [], 0, 0, 0, hints="off",
    )  # fmt: skip
