"""The interface that each game implements: its names, set-up, vocabulary, rules and invariants."""

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
"""The position class of a game. `Game` without a parameter means any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """One game, with positions of class P. The only instance is created in the module `game.py` of the game's
    folder.
    """

    name: str
    title: str
    edition: int
    """A number that increases when a rule is corrected. A record belongs to one edition."""
    fewest: int
    most: int
    choices: dict[str, list[str]]
    """The options of the game and the values of each; the first value is the default."""
    package: str
    """The package that defines the game's steps and state classes."""
    vocabulary: Vocabulary
    events: Lexicon
    reasons: Lexicon

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.fewest} to {self.most} players, edition {self.edition}>"

    def printed_box(self) -> Box:
        """Returns the components as printed."""
        raise NotImplementedError

    def owners_box(self, text: str) -> Box:
        """Returns the components with the values from the text of an owner's file."""
        raise PatolliError(f"{self.name} has no components to replace")

    def stress_box(self) -> Box:
        """Returns components for tests, with which random play reaches every rule."""
        return self.printed_box()

    def set_up(self, players: int, options: dict[str, str], box: Box) -> P:
        """Returns a new position before its first question; `start` continues to that question."""
        raise NotImplementedError

    def state_classes(self) -> list[type]:
        """Returns the classes that make up the positions of this game, beginning with the position class."""
        raise NotImplementedError

    def faults(self, p: P) -> list[str]:
        """Returns every fault of a position, together with the rule or invariant that it violates."""
        return []

    def faults_between(self, before: P, after: P, seat: int, move: int) -> list[str]:
        """Returns every fault of a move, found by comparing the positions before and after it."""
        return []

    def show(self, observed: P) -> dict[str, Any]:
        """Returns the view of an observation: everything that its viewer sees, by name."""
        raise NotImplementedError

    def show_shared(self, observed: P) -> dict[str, Any]:
        """Returns the part of `show` that is the same for all viewers. A table computes it only once."""
        return {}

    def show_own(self, observed: P) -> dict[str, Any]:
        """Returns the part of `show` that `show_shared` leaves out."""
        return self.show(observed)

    def box_facts(self, box: Box) -> dict[str, Any]:
        """Returns facts that follow from the components alone. The page receives them once, together with the
        components.
        """
        return {}

    def evaluate(self, p: P) -> list[int]:
        """Returns each seat's expected final score, in units of the scores, for searches."""
        return p.scores().totals()

    def evaluate_seat(self, p: P, seat: int) -> int:
        """Returns the expected final score of one seat, for players that search only their own turn."""
        return self.evaluate(p)[seat]

    def features(self) -> Features[P] | None:
        """Returns the inputs for learned evaluations and research, or None if the game declares none."""
        return None

    def points_to_come(self, p: P, seat: int) -> int:
        """Returns the points that a seat can still expect on average and that `evaluate` leaves out. Hints
        add them to show final scores.
        """
        return 0

    def default_windows(self) -> list[str]:
        """Returns the windows in which every seat starts with a standing answer. Players can change it."""
        return []

    def default_windows_among_bots(self) -> list[str]:
        """Returns the windows in which a person who plays only against bots also starts with a standing
        answer.

        Passing in them hides nothing.
        """
        return []

    def passes_by_default(self, p: P, seat: int) -> bool:
        """Returns whether the harmless answer is the obvious choice. The result must depend on public
        knowledge only.
        """
        return False

    def passes_alone(self, observed: P, seat: int) -> bool:
        """Returns whether the harmless answer to this window is the only sensible one, for a person who plays
        only against bots.

        The result may depend on the seat's own knowledge, because no other person could learn it.
        """
        return False

    def turn_count(self, p: P) -> int:
        """Returns how many turns have begun, or -1 if this is unknown. The number is used to compare
        positions at the same stage of a game.
        """
        return -1

    def in_turn(self, p: P) -> int:
        """Returns whose turn it is, or NOBODY between turns. Whatever happens after a seat's turn is shown to
        that seat as news.
        """
        return p.turn

    def horizon_rounds(self, tries: int) -> float:
        """Returns how many rounds a search with this number of iterations should look ahead."""
        return 3.25

    def opponent_rounds(self) -> float:
        """Returns the number of rounds for which a search considers alternative moves of the opponents."""
        return 1.0

    def turn_segments(self) -> int:
        """Returns the number of segments into which a turn is split by other seats' moves.

        A search divides the budget of a turn by this number.
        """
        return 1

    def stakes(self, observed: P, seat: int, move: int) -> Stakes[Any] | None:
        """Returns the possible outcomes of the contest (such as a fight) that this move starts, or None if it
        starts none.
        """
        return None

    def open_stakes(self, observed: P, seat: int) -> dict[str, tuple[Stakes[Any], P]]:
        """Returns the contests that take place whatever the seat answers: for each name, the outcomes and the
        position in which the contest begins.
        """
        return {}

    def components_in(self, event: dict[str, str | int]) -> list[str]:
        """Returns the components whose effects this event shows."""
        return []

    def components(self) -> list[str]:
        """Returns all components whose effects events can show."""
        return []

    def prospect_rules(self) -> ProspectRules[P]:
        """Returns the rules that add notes, warnings and similar information to the results of an answer."""
        return NEUTRAL

    def form_rules(self) -> FormRules[P]:
        """Returns the rules for forms, each of which answers a series of questions."""
        return NO_FORMS

    # ---- the same in all games --------------------------------------------------------------------------

    def full_options(self, given: dict[str, str]) -> dict[str, str]:
        """Checks the given options and adds the default values of the others."""
        for name, value in given.items():
            if name not in self.choices:
                raise PatolliError(f"{self.name} has no option {name!r}")
            if value not in self.choices[name]:
                raise PatolliError(
                    f"option {name!r} of {self.name} is one of {', '.join(self.choices[name])}, not {value!r}"
                )
        return {name: given.get(name, values[0]) for name, values in self.choices.items()}

    def start(self, players: int, options: dict[str, str] | None = None, box: Box | None = None) -> P:
        """Returns a new game at its first question."""
        if not self.fewest <= players <= self.most:
            raise PatolliError(f"{self.name} is for {self.fewest} to {self.most} players, not {players}")
        p = self.set_up(
            players, self.full_options(options or {}), box if box is not None else self.printed_box()
        )
        p.run_on()
        return p
