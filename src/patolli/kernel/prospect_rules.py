"""What a game's rules add to the answers of a question: notes, warnings, click chains, numbers at places.

The cost and the effect of an answer are found by playing it on the observation (`foresight.py`). A game adds
only information that playing does not show. All of it is computed from a seat's observation, never from the
true position.
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
"""Returned by `click` if a chain cannot be played with one click."""
AS_A_WHOLE: Final = -2
"""Returned by `click` if a chain can be played by a click on the place that represents the whole chain, but
not by a click on the place of its last move.
"""
NOTE: Final = "note-"
DECLINING: Final = (0, STOP, PASS, NO)
"""The moves that decline something in every game; move 0 is the amount zero."""


class AnswerNote:
    """One of the game's messages, `note-<name>`, with its arguments.

    For an argument that is the id of a component, the message also receives the component's name, its price
    (`..._price`) and its effect (`..._effect`). The notes in a list are joined with commas.
    """

    name: str
    arguments: dict[str, Any]

    def __init__(self, name: str, arguments: dict[str, Any] | None = None) -> None:
        self.name = name
        self.arguments = {} if arguments is None else arguments

    def __repr__(self) -> str:
        return f"<note {self.name} {self.arguments}>"


class Amount:
    """An amount of one good, negative if the seat pays it. Points are in units of the scores."""

    thing: str
    by: int

    def __init__(self, thing: str, by: int) -> None:
        self.thing = thing
        self.by = by

    def __repr__(self) -> str:
        return f"<{self.by} {self.thing}>"


POINTS: Final = "points"
"""Used as the name of the good for an amount of points."""


class ExpectedAnswer:
    """A move that a player would expect, and the name under which the page explains why it is missing."""

    move: int
    name: AnswerNote

    def __init__(self, move: int, name: AnswerNote) -> None:
        self.move = move
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectRules(Generic[P]):
    """The rules in a game's module `prospects.py`. Every method has a neutral default.

    `p` is always the observation of the seat that must answer. The methods of the first group are called
    before each question is sent, so they must be fast. Those of the second group are called by a worker
    process after the question has been sent.
    """

    # ---- with the question ----------------------------------------------------------------------------

    def is_free_action(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move is an additional action although it is offered among the answers."""
        return False

    def declines(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move does nothing but decline. If it is also harmless, it needs no
        confirmation.

        The moves in DECLINING, which all games share, always decline. A game can add moves of its own.
        """
        return move in DECLINING

    def gives_up(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move gives up something that the seat has earned. Such a move always needs
        confirmation.
        """
        return False

    def dominated_by(self, p: P, seat: int, move: int, options: list[int]) -> int:
        """Returns another answer with the same effect at a lower price, or NO_MOVE if there is none."""
        return NO_MOVE

    def notes(self, p: P, seat: int, move: int) -> list[AnswerNote]:
        """Returns consequences that the text of an answer does not mention.

        This method is also called for the last move of a chain.
        """
        return []

    def warnings(self, p: P, seat: int) -> list[AnswerNote]:
        """Returns warnings of imminent events that may surprise the player."""
        return []

    def already_chosen(self, p: P, seat: int) -> list[int]:
        """Returns the earlier moves that the answer to this question confirms or changes."""
        return []

    # ---- with the prospects ---------------------------------------------------------------------------

    def deferred(self, p: P, seat: int, move: int, after: P, events: list[Event]) -> list[Amount]:
        """Returns what an answer costs and yields after the question in `after`, at which its preview
        stops.
        """
        return []

    def counts_apart(self, p: P, seat: int, chain: list[int]) -> bool:
        """Returns whether the gains and costs of this chain are listed separately from those of the forced
        moves after it.
        """
        return False

    def expected_answers(self, p: P, seat: int) -> list[ExpectedAnswer]:
        """Returns answers that a player would expect. If one of them is not offered, the page explains
        why.
        """
        return []

    def goes_on(self, p: P, seat: int, path: list[int], move: int) -> bool:
        """Returns whether a click chain may continue after this path and this move, which is made in `p`."""
        return False

    def longest_click(self) -> int:
        """Returns the maximum number of moves played by one click. Players rarely plan more moves at once."""
        return LONGEST_CLICK

    def prefers_short_clicks(self) -> bool:
        """Returns which of two paths to the same move is kept: the shorter one (true) or the cheaper one
        (false).
        """
        return True

    def click(self, p: P, seat: int, path: list[int], move: int) -> int:
        """Returns the extra cost that the last move adds to its path, or NO_CLICK, or AS_A_WHOLE.

        If two paths lead to the same move, the more expensive one is dropped. `p` is the position in which
        the last move is made.
        """
        return NO_CLICK

    def values(self, p: P, seat: int) -> dict[str, dict[str, int]]:
        """Returns numbers, such as points or a price, that the board shows at its places: for each place, the
        numbers by name.
        """
        return {}

    # ---- for the fuzzer -------------------------------------------------------------------------------

    def kinds_of(self, thing: str) -> list[str]:
        """Returns the goods from which a player may choose when `thing` is paid or gained, or only `thing`
        itself if there is no choice.
        """
        return [thing]

    def faults(self, p: P, seat: int) -> list[str]:
        """Returns a message for each number in a note or at a place that differs from what happens when the
        move is played. `p` is the true position.
        """
        return []

    def all_notes(self, p: P, seat: int) -> dict[int, list[AnswerNote]]:
        """Returns the notes of all legal answers, by move."""
        return {move: self.notes(p, seat, move) for move in p.legal_moves(seat)}


def answered_alone(p: P, seat: int, move: int) -> P:
    """Returns a copy in which the answer has been carried out, but not the steps that follow it."""
    after = cast("P", p.copy())
    after.forget()
    step = after.agenda.pop()
    assert isinstance(step, Decision)
    step.take(after, seat, move)
    return after


NEUTRAL: Final[ProspectRules[Any]] = ProspectRules()
"""The rules of a game that adds no information."""
