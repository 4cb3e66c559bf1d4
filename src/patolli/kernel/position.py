"""The contract of all games: a position, which is one mutable value with the complete state of a game."""

from __future__ import annotations

from typing import Any, Final, Self, cast

from . import determinization
from .agenda import ChanceDecision, Decision, Frame, MayLapse, Question, Reason, Step, Task, kind_of
from .bits import shifted
from .box import Box
from .chance import Rng
from .errors import DeadEnd, HiddenValue, IllegalMove, OnDesk, Runaway
from .events import EventLog
from .explanation import GAME_OVER, NOT_ASKED_THIS, OTHERS_ASKED, general_reason
from .fields import same
from .native import i64, mypyc_attr
from .scores import Scores
from .seats import CHANCE, EVERYBODY, NOBODY, NOTHING_OFFERED, SPECTATOR
from .secrets import Purse, Secret, Sum
from .vocabulary import Lexicon, Vocabulary

TRUTH: Final = -9
"""The viewer of a position in which nothing is hidden."""
BUDGET: Final = 20_000
"""The maximum number of tasks between two questions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Frame):
    """The base class of each game's positions.

    Subclasses only annotate their fields; the game's set-up function assigns the values.
    """

    pools: list[list[int]]
    viewer: int
    # The components, the event log and the cache of legal moves are not part of the value.
    box: Box
    event_log: EventLog | None
    unwatched: bool
    """True during random playouts, in which reaction windows skip seats that could only pass."""
    offered: list[int]
    offered_to: int
    owned: i64
    """For copy on write: bit n is set if no copy of this position shares secret n."""

    # ---- methods that each game defines --------------------------------------------------------------

    def copy(self) -> Position:
        raise NotImplementedError

    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError

    def reasons(self) -> Lexicon:
        raise NotImplementedError

    def scores(self) -> Scores:
        raise NotImplementedError

    def secrets(self) -> list[Secret]:
        """Returns every secret of this position. Observations hide only the secrets listed here."""
        return []

    def purses(self) -> list[Purse]:
        """Returns the purses among the secrets, in the order used by `Sum.members`."""
        return []

    def sums(self) -> list[Sum]:
        return []

    def aside(self, seat: int) -> Decision[Any] | None:
        """Returns a decision whose moves are the seat's asides: optional actions besides the current
        question.
        """
        return None

    # ---- as a value -----------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Compares the complete state, including the pending steps and the components."""
        if self is other:
            return True
        if not isinstance(other, Position):
            return False
        return self.box.digest == other.box.digest and same(self, other)

    def __hash__(self) -> int:
        raise TypeError("a position is mutable and cannot be a key; use a saved one")

    def __repr__(self) -> str:
        """Shows which seat is asked which question: `<CampPosition: 4 players, seat 0 is asked Bid
        (PG-3.1)>`.
        """
        try:
            what = ", ".join([self.asked_text(seat) for seat in self.asked()])
        except (AttributeError, AssertionError, IndexError):
            return f"<{type(self).__name__}: not filled in>"
        who = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        seen = "" if self.viewer == TRUTH else f", as {who} sees it"
        return f"<{type(self).__name__}: {self.players} players, {what or 'the game is over'}{seen}>"

    def asked_text(self, seat: int) -> str:
        d = self.decision(seat)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        return f"{who} is asked {kind_of(d)} ({d.rule})"

    # ---- questions ------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Returns the seats that must decide, [CHANCE] for a chance decision, or [] when the game is over."""
        if self.drafts:
            return [seat for seat in range(self.players) if self.drafts[seat].desk]
        return [self.due().who(self)] if self.agenda else []

    def first_asked(self) -> int:
        """Returns the first of the seats that must decide, or NOBODY."""
        if self.drafts:
            for seat in range(self.players):
                if self.drafts[seat].desk:
                    return seat
        if self.agenda:
            return self.due().who(self)
        return NOBODY

    def due(self) -> Decision[Any]:
        """Returns the decision on top of the agenda."""
        step = self.agenda[-1]
        assert isinstance(step, Decision)
        return step

    def decision(self, seat: int) -> Decision[Any]:
        """Returns the question that this seat must answer."""
        if self.drafts:
            if 0 <= seat < self.players and self.drafts[seat].desk:
                step = self.drafts[seat].desk[-1]
                if isinstance(step, ChanceDecision) or not isinstance(step, Decision):
                    raise OnDesk(f"{kind_of(step)} is on a seat's desk but is not a decision of a seat")
                return step
        elif self.agenda:
            due = self.due()
            if due.who(self) == seat:
                return due
        raise IllegalMove(f"seat {seat} is not asked" if seat != CHANCE else "no chance decision is due")

    def question(self, seat: int) -> Question:
        d = self.decision(seat)
        return Question(kind_of(d), d.rule, d.numbers(self, seat), d.window)

    def legal_moves(self, seat: int) -> list[int]:
        """Returns the legal moves, at least one. Raises `IllegalMove` if the seat has no question to
        answer.
        """
        return self.offer(seat)[:]

    def offer(self, seat: int) -> list[int]:
        """Works like `legal_moves`, but returns a list that is cached and must not be changed."""
        if self.offered_to == seat:
            return self.offered
        found = self.decision(seat).legal_moves(self, seat)
        if not found:
            raise DeadEnd(f"{kind_of(self.decision(seat))} offers seat {seat} no move")
        self.offered = found
        self.offered_to = seat
        return found

    def offer_first(self, seat: int) -> list[int]:
        """Works like `offer`, but only for the seat returned by `first_asked`."""
        if self.drafts or self.offered_to == seat:
            return self.offer(seat)
        found = self.due().legal_moves(self, seat)
        if not found:
            return self.offer(seat)
        self.offered = found
        self.offered_to = seat
        return found

    def asides(self, seat: int) -> list[int]:
        """Returns the seat's legal asides. There are none while answers are sealed."""
        if self.drafts or seat < 0 or self.first_asked() != seat:
            return []
        aside = self.aside(seat)
        return [] if aside is None else aside.legal_moves(self, seat)

    def opening_asides(self, seat: int) -> list[int]:
        """Returns the asides to try before a single answer is treated as forced: those that could make
        another answer legal.

        Games may override this method to leave out asides that never do so.
        """
        return self.asides(seat)

    def why_not(self, seat: int, move: int) -> Reason | None:
        """Returns None for a legal move, otherwise the first reason against it, in the order of the
        rulebook.
        """
        aside = None if self.drafts or seat < 0 else self.aside(seat)
        for d in (self.decision(seat), aside):
            if d is not None and move in d.candidates(self, seat):
                number = d.illegal_reason(self, seat, move)
                if number == 0:
                    return None
                entry = self.reasons()[number]
                return Reason(entry.name, entry.rule, d.reason_numbers(self, seat, move, number))
        return NOT_ASKED_THIS

    def explain(self, seat: int, move: int) -> Reason | None:
        """Explains why a move is illegal, for any move in the vocabulary, even if the seat is not asked.

        This method is too slow for searches.
        """
        asked = self.asked()
        if seat not in asked:
            return OTHERS_ASKED if asked else GAME_OVER
        reason = self.why_not(seat, move)
        if reason is not NOT_ASKED_THIS:
            return reason
        due = self.decision(seat)
        aside = None if self.drafts or seat < 0 else self.aside(seat)
        for d in (due, aside):
            number = d.explain_absent(self, seat, move) if d is not None else 0
            if d is not None and number != 0:
                entry = self.reasons()[number]
                return Reason(entry.name, entry.rule, d.reason_numbers(self, seat, move, number))
        return general_reason(due.rule, due.candidates(self, seat), move)

    def default(self, seat: int) -> int:
        """Returns the harmless answer.

        The table plays it when a clock has run out, a player is absent or a bot was interrupted.
        """
        return self.decision(seat).default(self, seat)

    def odds(self) -> list[int]:
        """Returns the weights of the outcomes of a chance decision, in the order of `legal_moves(CHANCE)`.
        The weights in the true position are secret.
        """
        due = self.decision(CHANCE)
        assert isinstance(due, ChanceDecision)
        return due.odds(self)

    # ---- moves ----------------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """Makes a move and continues to the next question. Raises `IllegalMove` if the move is illegal."""
        if move in self.offer(seat):
            self.answer(seat, move)
            return
        if move in self.asides(seat):
            aside = self.aside(seat)
            assert aside is not None
            self.forget()
            aside.take(self, seat, move)
            self.run_on()
            return
        raise IllegalMove(self.refusal(seat, move))

    def refusal(self, seat: int, move: int) -> str:
        vocabulary = self.vocabulary()
        word = vocabulary.text(move) if vocabulary.knows(move) else str(move)
        reason = self.explain(seat, move)
        if reason is None:
            return f"{word!r} is not offered"
        rule = f" ({reason.rule})" if reason.rule else ""
        return f"{word!r} is not offered: {reason.name}{rule}"

    def answer(self, seat: int, move: int) -> None:
        """Makes a move that is known to be legal."""
        self.offered_to = NOTHING_OFFERED
        if self.drafts:
            sealed = self.drafts[seat]
            step = sealed.desk.pop()
            sealed.moves.append(move)
            assert isinstance(step, Decision)
            step.take(self, seat, move)
            for d in self.drafts:
                if d.desk:
                    return
        else:
            step = self.agenda.pop()
            assert isinstance(step, Decision)
            if seat == CHANCE:
                self.barrier += 1
            step.take(self, seat, move)
        self.run_on()

    def run_on(self) -> None:
        """Runs tasks until a seat is asked or the game is over."""
        left = BUDGET
        while self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Task):
                if self.event_log is not None:
                    self.event_log.before_step(self)
                self.agenda.pop()
                step.run(self)
                for d in self.drafts:
                    if d.desk:
                        return
            elif isinstance(step, MayLapse):
                seat = step.who(self)
                found = step.legal_moves(self, seat)
                if found:
                    self.offered = found
                    self.offered_to = seat
                    return
                if self.event_log is not None:
                    self.event_log.before_step(self)
                self.agenda.pop()
                step.lapse(self)
            else:
                return
            left -= 1
            if left == 0:
                raise Runaway(f"more than {BUDGET} tasks without a question; the last was {kind_of(step)}")

    def push(self, step: Step[Any]) -> None:
        """Puts a step on top of the agenda, so that it runs next."""
        self.agenda.append(step)

    def then(
        self,
        first: Step[Any],
        second: Step[Any],
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Puts these steps on top of the agenda, so that they run next, in this order."""
        if fourth is not None:
            self.agenda.append(fourth)
        if third is not None:
            self.agenda.append(third)
        self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[Step[Any]]) -> None:
        """Puts these steps on top of the agenda, so that they run next, in the order of the list."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

    def ask_further(self, seat: int, step: Step[Any]) -> None:
        """Asks this seat one more question in the simultaneous round."""
        self.drafts[seat].desk.append(step)

    def forget(self) -> None:
        """Invalidates the cached legal moves. Call this after changing the position directly."""
        self.offered_to = NOTHING_OFFERED

    # ---- events --------------------------------------------------------------------------------------

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Records a public event."""
        if self.event_log is not None:
            self.event_log.add(kind, [a, b, c, d, e, f], EVERYBODY)

    def emit_to(
        self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Records an event that only some seats see. For the others (`~audience`), record another event
        without the secret, or none.
        """
        if self.event_log is not None:
            self.event_log.add(kind, [a, b, c, d, e, f], audience)

    # ---- knowledge ------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Self:
        """Returns what a seat knows: a copy in which everything else is hidden.

        A negative seat is a spectator.
        """
        if self.viewer not in (TRUTH, seat):
            raise HiddenValue
        new = cast(Self, self.copy())  # noqa: TC006
        new.forget()
        new.viewer = seat
        new.barrier = 0
        for secret in new.secrets():
            if secret.family >= 0:
                while len(new.pools) <= secret.family:
                    new.pools.append([])
                if not new.pools[secret.family]:
                    new.pools[secret.family] = [0] * secret.kinds()
                secret.hide_from(seat, new.pools[secret.family])
            else:
                secret.hide_from(seat, [])
        for other in range(len(new.drafts)):
            if other != seat:
                new.drafts[other].hide()
        return new

    def determinize(self, rng: Rng) -> Self:
        """Returns a world that fits this observation. The hidden pieces are dealt at random, according to
        their probability.
        """
        new = cast(Self, self.copy())  # noqa: TC006
        determinization.families(new.secrets(), new.pools, rng)
        determinization.purses(new.purses(), new.sums(), new.viewer, rng)
        new.pools = []
        new.viewer = TRUTH
        new.forget()
        for seat in range(len(new.drafts)):
            sealed = new.drafts[seat]
            if sealed.hidden:
                sealed.hidden = False
                sealed.desk = sealed.opening[:]
                while sealed.desk:
                    choices = new.legal_moves(seat)
                    new.answer(seat, choices[rng.below(len(choices))])
        new.forget()
        return new

    def sample_world(self, seat: int, rng: Rng) -> Self:
        """Returns a possible world from this seat's point of view."""
        return self.observation(seat).determinize(rng)

    # ---- for subclasses -------------------------------------------------------------------------------

    def copy_frame(self, new: Position) -> None:
        """Copies the fields that every position has. A game's `copy` calls this method."""
        new.players = self.players
        new.turn = self.turn
        new.agenda = self.agenda[:]
        new.drafts = [d.copy() for d in self.drafts] if self.drafts else []
        new.pools = [pool[:] for pool in self.pools] if self.pools else []
        new.viewer = self.viewer
        new.barrier = self.barrier
        new.box = self.box
        new.event_log = None
        new.unwatched = False
        new.offered = self.offered
        new.offered_to = self.offered_to
        self.owned = 0
        new.owned = 0

    def shares(self, secret: i64) -> bool:
        """Returns whether this secret must be copied before it changes, and marks it as no longer shared."""
        if self.owned >> secret & 1:
            return False
        self.owned |= shifted(1, secret)
        return True

    def set_frame(self, players: int, box: Box) -> None:
        """Initializes the fields that every position has. A game's set-up calls this method."""
        self.players = players
        self.turn = 0
        self.agenda = []
        self.drafts = []
        self.pools = []
        self.viewer = TRUTH
        self.barrier = 0
        self.box = box
        self.event_log = None
        self.unwatched = False
        self.offered = []
        self.offered_to = NOTHING_OFFERED
        self.owned = 0
