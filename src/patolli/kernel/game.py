"""The interface of a game: its names, set-up, vocabulary, and what must always hold."""

from __future__ import annotations

from typing import Any, Generic

from .box import Box
from .errors import PatolliError
from .features import Features
from .forms import NO_FORMS, FormRules
from .native import TypeVar, mypyc_attr
from .position import Position
from .prospect_rules import NEUTRAL, ProspectRules
from .stakes import Stakes
from .vocabulary import Lexicon, Vocabulary

P = TypeVar("P", bound=Position, default=Any)
"""The positions of a game; `Game` alone is any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """One game, with positions of class P. Its folder's `game.py` makes the only instance."""

    name: str
    title: str
    edition: int
    """Rises when a rule is corrected; records belong to one edition."""
    fewest: int
    most: int
    choices: dict[str, list[str]]
    """The options of a game and their values; the first is the usual one."""
    package: str
    """Where its steps and state classes are defined."""
    vocabulary: Vocabulary
    events: Lexicon
    reasons: Lexicon

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.fewest} to {self.most} players, edition {self.edition}>"

    def printed_box(self) -> Box:
        """The components as printed."""
        raise NotImplementedError

    def owners_box(self, text: str) -> Box:
        """The components with the values that the owner of a box replaced."""
        raise PatolliError(f"{self.name} has no components to replace")

    def stress_box(self) -> Box:
        """Components with which even random play reaches every rule; for testing."""
        return self.printed_box()

    def set_up(self, players: int, options: dict[str, str], box: Box) -> P:
        """A position before its first question; `start` runs it on."""
        raise NotImplementedError

    def state_classes(self) -> list[type]:
        """The classes that positions of this game are made of, the position's own first."""
        raise NotImplementedError

    def faults(self, p: P) -> list[str]:
        """Every fault of a position, named by its rule or invariant."""
        return []

    def faults_between(self, before: P, after: P, seat: int, move: int) -> list[str]:
        """Every fault of a move, found by comparing the positions before and after it."""
        return []

    def show(self, observed: P) -> dict[str, Any]:
        """What is shown of an observation: all of it, by name."""
        raise NotImplementedError

    def show_shared(self, observed: P) -> dict[str, Any]:
        """Of that, what every viewer is shown alike; a table makes it once, from what an onlooker knows."""
        return {}

    def show_own(self, observed: P) -> dict[str, Any]:
        """Everything else."""
        return self.show(observed)

    def box_facts(self, box: Box) -> dict[str, Any]:
        """What the rules work out of the components of a box alone; the page gets it once, with them."""
        return {}

    def evaluate(self, p: P) -> list[int]:
        """What each seat may expect to score in the end, in units of the scores; players think with it."""
        return p.scores().totals()

    def evaluate_seat(self, p: P, seat: int) -> int:
        """The same for one seat, for those who think over their own turn."""
        return self.evaluate(p)[seat]

    def features(self) -> Features[P] | None:
        """The numbers from which learned evaluations and research programs see a position."""
        return None

    def points_to_come(self, p: P, seat: int) -> int:
        """What is usually scored beside what `evaluate` counts; hints add it, to name final points."""
        return 0

    def default_windows(self) -> list[str]:
        """The windows in which every seat has a usual standing answer, until it says otherwise."""
        return []

    def default_windows_among_bots(self) -> list[str]:
        """Those of them in which nothing is hidden, so that a person alone among bots has the answer too."""
        return []

    def passes_by_default(self, p: P, seat: int) -> bool:
        """Does the harmless answer go without saying here? Only what everybody knows may count."""
        return False

    def passes_alone(self, observed: P, seat: int) -> bool:
        """Could a person among bots alone gain nothing by any answer of this window but the harmless one?

        What the seat itself knows may count: there is nobody who could learn it.
        """
        return False

    def turn_count(self, p: P) -> int:
        """How many turns have begun, so that positions at the same stage can be compared; -1: unknown."""
        return -1

    def in_turn(self, p: P) -> int:
        """Whose turn it is, or NOBODY between turns; what happens later is news to that seat."""
        return p.turn

    def horizon_rounds(self, tries: int) -> float:
        """How many rounds a search with this many iterations should look ahead before it evaluates."""
        return 3.25

    def opponent_rounds(self) -> float:
        """For how many rounds a search should branch on moves of opponents; later it takes their best one."""
        return 1.0

    def turn_segments(self) -> int:
        """Number of segments into which other seats split a turn; a search divides its budget by it."""
        return 1

    def stakes(self, observed: P, seat: int, move: int) -> Stakes[Any] | None:
        """What is at stake if this seat makes this move: a fight, say. None: there are no odds."""
        return None

    def open_stakes(self, observed: P, seat: int) -> dict[str, tuple[Stakes[Any], P]]:
        """By name: what is at stake for a seat whatever it answers, and the position where it would begin."""
        return {}

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        """The components that this event shows in effect."""
        return []

    def components(self) -> list[str]:
        """Every component that can be seen in effect."""
        return []

    def prospect_rules(self) -> ProspectRules[P]:
        """What the rules add to the prospects of an answer."""
        return NEUTRAL

    def form_rules(self) -> FormRules[P]:
        """Runs of questions that one form can answer."""
        return NO_FORMS

    # ---- the same for all games -----------------------------------------------------------------------

    def full_options(self, given: dict[str, str]) -> dict[str, str]:
        """Checked, with the usual values for what is not given."""
        for name, value in given.items():
            if name not in self.choices:
                raise PatolliError(f"{self.name} has no option {name!r}")
            if value not in self.choices[name]:
                raise PatolliError(
                    f"option {name!r} of {self.name} is one of {', '.join(self.choices[name])}, not {value!r}"
                )
        return {name: given.get(name, values[0]) for name, values in self.choices.items()}

    def start(self, players: int, options: dict[str, str] | None = None, box: Box | None = None) -> P:
        """A new game, at its first question."""
        if not self.fewest <= players <= self.most:
            raise PatolliError(f"{self.name} is for {self.fewest} to {self.most} players, not {players}")
        p = self.set_up(
            players, self.full_options(options or {}), box if box is not None else self.printed_box()
        )
        p.run_on()
        return p
