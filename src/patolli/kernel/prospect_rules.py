"""The information that a game's rules add to the answers: notes, warnings, click chains, numbers at places.

The cost and the effect of an answer are found by playing the answer on the observation (`foresight.py`). A
game adds only information that playing does not show. All this information is computed from a seat's
observation, never from the true position.
"""

from __future__ import annotations

from typing import Any, Final, Generic, cast

from .agenda import Decision
from .events import Event
from .native import TypeVar, mypyc_attr
from .position import Position
from .vocabulary import NO, PASS, STOP

P = TypeVar("P", bound=Position, default=Any)

NO_MOVE: Final = -1
LONGEST_CLICK: Final = 4
NO_CLICK: Final = -1
"""This cost means that no single click plays the chain."""
AS_A_WHOLE: Final = -2
"""This cost means that a click on the place of the whole chain may play it, but not a click on the place
of its last move.
"""
NOTE: Final = "note-"
DECLINING: Final = (0, STOP, PASS, NO)
"""The moves by which a seat declines something in every game. Move 0 is the amount zero."""


class AnswerNote:
    """A message `note-<name>` of the game's texts, with its arguments.

    If an argument is the id of a component, the message also gets its name, its price (`..._price`) and its
    effect (`..._effect`). If an argument is a list of notes, it becomes a text with commas.
    """

    name: str
    arguments: dict[str, Any]

    def __init__(self, name: str, arguments: dict[str, Any] | None = None) -> None:
        self.name = name
        self.arguments = {} if arguments is None else arguments

    def __repr__(self) -> str:
        return f"<note {self.name} {self.arguments}>"


class Amount:
    """An amount of one good. It is negative if the seat pays it. Points are in units of the scores."""

    thing: str
    by: int

    def __init__(self, thing: str, by: int) -> None:
        self.thing = thing
        self.by = by

    def __repr__(self) -> str:
        return f"<{self.by} {self.thing}>"


POINTS: Final = "points"
"""The name that an amount of points has in place of a good."""


class ExpectedAnswer:
    """A move that a player would expect, and the text that is shown if the move is not offered."""

    move: int
    name: AnswerNote

    def __init__(self, move: int, name: AnswerNote) -> None:
        self.move = move
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectRules(Generic[P]):
    """The rules that a game's module `prospects.py` defines. Every method has a neutral default.

    `p` is the observation of the seat that is asked. The methods of the first group are called before each
    question is sent, so they must be fast. A worker process calls the methods of the second group after the
    question was sent.
    """

    # ---- with the question ----------------------------------------------------------------------------

    def is_free_action(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move is an additional action, although it is offered among the answers."""
        return False

    def declines(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move does nothing but decline. A harmless answer that declines needs no
        confirmation.

        The moves in DECLINING, which all games share, count as declining. A game can add moves of its own.
        """
        return move in DECLINING

    def gives_up(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move gives up something that the seat has earned. Such a move always needs
        confirmation.
        """
        return False

    def dominated_by(self, p: P, seat: int, move: int, options: list[int]) -> int:
        """Returns another answer with the same effect at a lower price, or NO_MOVE."""
        return NO_MOVE

    def notes(self, p: P, seat: int, move: int) -> list[AnswerNote]:
        """Returns consequences that the text of an answer does not state.

        This method is also called for the last move of a chain.
        """
        return []

    def warnings(self, p: P, seat: int) -> list[AnswerNote]:
        """Returns warnings of events that come soon and may surprise the player."""
        return []

    def already_chosen(self, p: P, seat: int) -> list[int]:
        """Returns the earlier moves that the answer to this question confirms or changes."""
        return []

    # ---- with the prospects ---------------------------------------------------------------------------

    def deferred(self, p: P, seat: int, move: int, after: P, events: list[Event]) -> list[Amount]:
        """Returns what an answer costs and brings after the question in `after`, where its preview stops."""
        return []

    def counts_apart(self, p: P, seat: int, chain: list[int]) -> bool:
        """Returns whether the gains and costs of this chain are listed separately from those of later forced
        moves.
        """
        return False

    def expected_answers(self, p: P, seat: int) -> list[ExpectedAnswer]:
        """Returns answers that a player would expect. If such an answer is not offered, the page explains
        why.
        """
        return []

    def goes_on(self, p: P, seat: int, path: list[int], move: int) -> bool:
        """Returns whether a click chain may continue after this path and this move. The move answers `p`."""
        return False

    def longest_click(self) -> int:
        """Returns the maximum number of moves that one click plays. Players rarely plan more
        moves at once.
        """
        return LONGEST_CLICK

    def prefers_short_clicks(self) -> bool:
        """Returns whether the shorter of two paths to a move is kept. Otherwise, the cheaper path is kept."""
        return True

    def click(self, p: P, seat: int, path: list[int], move: int) -> int:
        """Returns the extra cost that this last move adds to its path, or NO_CLICK, or AS_A_WHOLE.

        If two paths lead to the same move, the more expensive one is dropped. `p` is the position in which
        the last move is made.
        """
        return NO_CLICK

    def values(self, p: P, seat: int) -> dict[str, dict[str, int]]:
        """Returns numbers, such as points or a price, that the board shows at its places.

        Each key is a place, followed by a name.
        """
        return {}

    # ---- for the fuzzer -------------------------------------------------------------------------------

    def kinds_of(self, thing: str) -> list[str]:
        """Returns the goods from which a player may choose when `thing` is named. If there is no choice,
        returns only `thing` itself.
        """
        return [thing]

    def faults(self, p: P, seat: int) -> list[str]:
        """Returns the numbers in notes and at places that differ from what happens when the move is played.
        `p` is the true position.
        """
        return []

    def all_notes(self, p: P, seat: int) -> dict[int, list[AnswerNote]]:
        """By answer."""
        return {move: self.notes(p, seat, move) for move in p.legal_moves(seat)}


def answered_alone(p: P, seat: int, move: int) -> P:
    """Returns a copy in which the answer has been carried out, but not the steps that follow after it."""
    after = cast("P", p.copy())
    after.forget()
    step = after.agenda.pop()
    assert isinstance(step, Decision)
    step.take(after, seat, move)
    return after


NEUTRAL: Final[ProspectRules[Any]] = ProspectRules()
"""The rules of a game that adds no information."""
