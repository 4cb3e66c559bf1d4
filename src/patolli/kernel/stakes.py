"""A contest that a move starts, such as a fight: its possible outcomes, and how the seats act until it is
decided.

Each game defines its contests in `games/<game>/odds.py`, and `kernel/odds.py` computes their odds.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from .agenda import Frame
from .events import Event, EventLog
from .fields import step_text
from .native import TypeVar, mypyc_attr
from .position import Position

P = TypeVar("P", bound=Position, default=Any)
UNDECIDED: Final = -1
GOOD: Final = 1
MIXED: Final = 0
BAD: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Stakes(Generic[P]):
    """The possible outcomes of a seat's move, and the choices that all seats are assumed to make until
    then.
    """

    outcomes: list[str]
    """The names of the outcomes, beginning with the best one for the seat."""
    values: list[int]
    """The value of each outcome for the seat: GOOD, MIXED or BAD."""
    counts: list[str]
    """The names of the numbers whose mean is reported, such as lost units."""
    events: list[int]
    """The kinds of events that `outcome` and `count` need."""

    def outcome(self, p: P, happened: list[Event]) -> int:
        """Returns the outcome after the latest step, or UNDECIDED."""
        raise NotImplementedError

    def count(self, happened: list[Event], number: int) -> int:
        """Returns what the latest step adds to the number at this index of `counts`."""
        return 0

    def choose(self, p: P, seat: int) -> int:
        """Returns a sensible legal move for a seat that must answer.

        The choice may depend only on what that seat knows.
        """
        return p.default(seat)

    def goal(self) -> str:
        """Returns what all good outcomes have in common, as part of a sentence. If the text is empty, each
        outcome is listed instead.
        """
        return ""

    def assumptions(self) -> list[str]:
        """Returns the assumptions of `choose` that a player should know, such as "luck is spent"."""
        return []

    def key(self, p: P) -> tuple[object, ...] | None:
        """Returns a key that is the same for positions with the same future, so that they can be counted
        together.

        None means that the position is counted separately.
        """
        return None


class Odds:
    """The probability of each outcome, in ten-thousandths, and the means of the counts, in hundredths.

    The odds are either exact or estimated from samples. In the second case, the true probability is between
    `low` and `high` with 95 % confidence.
    """

    outcomes: list[str]
    values: list[int]
    chances: list[int]
    low: list[int]
    high: list[int]
    counts: list[str]
    means: list[int]
    exact: bool
    samples: int
    """The number of playouts; 0 if the odds are exact."""
    steps: int
    """The number of moves played to compute the odds."""
    goal: str
    """What all good outcomes have in common, as part of a sentence."""
    assumptions: list[str]
    """The assumptions about the seats' choices that a player should know."""

    def __init__(self) -> None:
        self.goal = ""
        self.assumptions = []

    def good(self) -> int:
        """Returns the probability of a good outcome, in ten-thousandths."""
        return sum([self.chances[i] for i in range(len(self.values)) if self.values[i] == GOOD])

    def __repr__(self) -> str:
        how = "exact" if self.exact else f"estimated from {self.samples}"
        parts = [f"{self.outcomes[i]} {self.chances[i] / 100:g} %" for i in range(len(self.outcomes))]
        return f"<{', '.join(parts)}; {how}>"

    def to_dict(self) -> dict[str, Any]:
        return {
            "outcomes": [
                {
                    "outcome": self.outcomes[i],
                    "value": self.values[i],
                    "chance": self.chances[i],
                    "low": self.low[i],
                    "high": self.high[i],
                }
                for i in range(len(self.outcomes))
            ],
            "means": {self.counts[i]: self.means[i] for i in range(len(self.counts))},
            "exact": self.exact,
            "samples": self.samples,
            "goal": self.goal,
            "assumptions": self.assumptions,
        }


def odds_from(saved: dict[str, Any]) -> Odds:
    """Restores odds from the result of `to_dict`."""
    found = Odds()
    outcomes: list[dict[str, Any]] = saved["outcomes"]
    found.outcomes = [one["outcome"] for one in outcomes]
    found.values = [one["value"] for one in outcomes]
    found.chances = [one["chance"] for one in outcomes]
    found.low = [one["low"] for one in outcomes]
    found.high = [one["high"] for one in outcomes]
    found.counts = list(saved["means"].keys())
    found.means = list(saved["means"].values())
    found.exact = saved["exact"]
    found.samples = saved["samples"]
    found.steps = 0
    found.goal = saved.get("goal", "")
    found.assumptions = saved.get("assumptions", [])
    return found


class StakesLog(EventLog):
    """An event log that keeps only the events needed for the contest."""

    kinds: list[int]

    def __init__(self, kinds: list[int]) -> None:
        super().__init__()
        self.kinds = kinds

    def add(self, kind: int, numbers: list[int], audience: int) -> None:
        if kind in self.kinds:
            self.events.append(Event(kind, numbers, audience))


def pending(p: Frame, base: int) -> tuple[object, ...]:
    """Returns the steps on the agenda above this height, as values that can be part of a key."""
    return tuple([tuple(step_text(step)) for step in p.agenda[base:]])
