"""What a game's rules add to the answers of a question: notes, warnings, click chains, values of places.

The cost and effect of an answer are found by playing it on the observation (`foresight.py`); a game adds only
what playing does not show. Everything here is computed from a seat's observation, never from the truth.
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
"""No single click plays this chain."""
AS_A_WHOLE: Final = -2
"""A board may play this chain when its own place is clicked, but not when the place of its last move is."""
NOTE: Final = "note-"
DECLINING: Final = (0, STOP, PASS, NO)
"""Shared moves that do nothing; 0 is the amount."""


class AnswerNote:
    """A message of the game's texts, `note-<name>`, with its arguments.

    If an argument names a thing, the message also gets its name, its price (`..._price`) and its effect
    (`..._effect`). A list of notes is joined by commas.
    """

    name: str
    arguments: dict[str, Any]

    def __init__(self, name: str, arguments: dict[str, Any] | None = None) -> None:
        self.name = name
        self.arguments = {} if arguments is None else arguments

    def __repr__(self) -> str:
        return f"<note {self.name} {self.arguments}>"


class Amount:
    """An amount of a thing, negative if paid; points are in units of the scores."""

    thing: str
    by: int

    def __init__(self, thing: str, by: int) -> None:
        self.thing = thing
        self.by = by

    def __repr__(self) -> str:
        return f"<{self.by} {self.thing}>"


POINTS: Final = "points"
"""The name of a thing whose kind the player chooses."""


class ExpectedAnswer:
    """A move that a player would look for here, and its text if it is not offered."""

    move: int
    name: AnswerNote

    def __init__(self, move: int, name: AnswerNote) -> None:
        self.move = move
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class ProspectRules(Generic[P]):
    """The hook of a game, in its module `prospects.py`. Every method has a neutral default.

    `p` is the observation of the seat that is asked. The first group of methods is called for every question
    before it is sent, so they must be quick; a worker process calls the second group after it was sent.
    """

    # ---- with the question ----------------------------------------------------------------------------

    def is_free_action(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move is an additional action, although it is offered among the answers."""
        return False

    def declines(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move only declines. A harmless answer that declines needs no confirmation.

        The moves in DECLINING, which all games share, do; a game adds its own.
        """
        return move in DECLINING

    def gives_up(self, p: P, seat: int, move: int) -> bool:
        """Returns whether the move gives up something earned, so that it always needs confirmation."""
        return False

    def dominated_by(self, p: P, seat: int, move: int, options: list[int]) -> int:
        """Returns another answer with the same effect at a better price, or NO_MOVE."""
        return NO_MOVE

    def notes(self, p: P, seat: int, move: int) -> list[AnswerNote]:
        """Returns consequences that an answer's text does not state; also for a chain's last move."""
        return []

    def warnings(self, p: P, seat: int) -> list[AnswerNote]:
        """Returns warnings of what comes soon and may surprise the player."""
        return []

    def already_chosen(self, p: P, seat: int) -> list[int]:
        """Returns earlier moves that are decided together with the answer to this question."""
        return []

    # ---- with the prospects ---------------------------------------------------------------------------

    def deferred(self, p: P, seat: int, move: int, after: P, events: list[Event]) -> list[Amount]:
        """Returns what an answer costs and brings after the question at which its preview stops (`after`)."""
        return []

    def counts_apart(self, p: P, seat: int, chain: list[int]) -> bool:
        """Returns whether this chain's own gains and costs are listed separately from forced later ones."""
        return False

    def expected_answers(self, p: P, seat: int) -> list[ExpectedAnswer]:
        """Returns answers that a player would look for; those that are not offered are explained."""
        return []

    def goes_on(self, p: P, seat: int, path: list[int], move: int) -> bool:
        """Returns whether a click chain may continue after this path and this move, which answers `p`."""
        return False

    def longest_click(self) -> int:
        """Returns how many moves one click plays at most; a player rarely has more in mind."""
        return LONGEST_CLICK

    def prefers_short_clicks(self) -> bool:
        """Returns whether the shorter of two paths to a move is kept; otherwise the cheaper one is."""
        return True

    def click(self, p: P, seat: int, path: list[int], move: int) -> int:
        """Returns the extra cost of the path to this last move; the more expensive of two paths is dropped.

        Or NO_CLICK, or AS_A_WHOLE. `p` is the position that the last move answers.
        """
        return NO_CLICK

    def values(self, p: P, seat: int) -> dict[str, dict[str, int]]:
        """Returns numbers (points, a price) that the board shows at its places, by place and name."""
        return {}

    # ---- for the fuzzer -------------------------------------------------------------------------------

    def kinds_of(self, thing: str) -> list[str]:
        """Returns the things that can make up an amount of choice; for any other thing, itself."""
        return [thing]

    def faults(self, p: P, seat: int) -> list[str]:
        """Returns numbers of notes and places that playing does not confirm; `p` is the truth."""
        return []

    def all_notes(self, p: P, seat: int) -> dict[int, list[AnswerNote]]:
        """By answer."""
        return {move: self.notes(p, seat, move) for move in p.legal_moves(seat)}


def answered_alone(p: P, seat: int, move: int) -> P:
    """Returns a copy in which the answer itself has been executed, but nothing that follows it."""
    after = cast("P", p.copy())
    after.forget()
    step = after.agenda.pop()
    assert isinstance(step, Decision)
    step.take(after, seat, move)
    return after


NEUTRAL: Final[ProspectRules[Any]] = ProspectRules()
"""The rules of a game that adds nothing."""
