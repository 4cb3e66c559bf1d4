"""A position: one mutable value, everything that lies on the table, and the contract that all games keep."""

from __future__ import annotations

from typing import Any, Final

from . import deal
from .agenda import Decision, Fate, MayLapse, Question, Reason, Step, Task, kind_of
from .box import Box
from .chance import Dice
from .drafts import Draft
from .errors import DeadEnd, Hole, OnDesk, Refused, Runaway
from .events import Ears
from .native import i64, mypyc_attr
from .scores import Scores
from .seats import CHANCE, EVERYBODY, NOBODY, NOTHING_OFFERED
from .secrets import Purse, Secret, Sum
from .vocabulary import Lexicon, Vocabulary

TRUTH: Final = -9
"""The viewer of a position without holes."""
BUDGET: Final = 20_000
"""So many tasks may run between two questions."""

NOT_ASKED_THIS: Final = Reason("not-asked-this", "", [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """State classes only annotate their fields; a game's set-up function fills them in."""

    players: int
    turn: int
    agenda: list[Step[Any]]
    drafts: list[Draft]
    pools: list[list[int]]
    viewer: int
    barrier: int
    # no part of the value: the box on the shelf, who listens, and what was last offered
    box: Box
    ears: Ears | None
    unwatched: bool
    """Played out by chance alone: a window need not ask who could only pass."""
    offered: list[int]
    offered_to: int
    owned: i64
    """Where copies share secrets: those that no copy shares, as bits in the game's own numbering."""

    # ---- what a game says of itself -------------------------------------------------------------------

    def copy(self) -> Position:
        raise NotImplementedError

    def words(self) -> Vocabulary:
        raise NotImplementedError

    def reasons(self) -> Lexicon:
        raise NotImplementedError

    def scores(self) -> Scores:
        raise NotImplementedError

    def secrets(self) -> list[Secret]:
        """Every secret of this position."""
        return []

    def purses(self) -> list[Purse]:
        """The purses among the secrets, as sums count them."""
        return []

    def sums(self) -> list[Sum]:
        return []

    def aside(self, seat: int) -> Decision[Any] | None:
        """What this seat may always do beside a question, as a decision that leaves the question standing."""
        return None

    # ---- what is asked --------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Seats that owe a choice; [CHANCE] when fate is due; [] when the game is over."""
        if self.drafts:
            return [seat for seat in range(self.players) if self.drafts[seat].desk]
        return [self.due().who(self)] if self.agenda else []

    def first_asked(self) -> int:
        """One of them, or NOBODY."""
        if self.drafts:
            for seat in range(self.players):
                if self.drafts[seat].desk:
                    return seat
        if self.agenda:
            return self.due().who(self)
        return NOBODY

    def due(self) -> Decision[Any]:
        """The decision on top of the agenda."""
        step = self.agenda[-1]
        assert isinstance(step, Decision)
        return step

    def decision(self, seat: int) -> Decision[Any]:
        """What this seat is asked."""
        if self.drafts:
            if 0 <= seat < self.players and self.drafts[seat].desk:
                step = self.drafts[seat].desk[-1]
                if isinstance(step, Fate) or not isinstance(step, Decision):
                    raise OnDesk(f"{kind_of(step)} lies on a desk, where only decisions of seats may lie")
                return step
        elif self.agenda:
            due = self.due()
            if due.who(self) == seat:
                return due
        raise Refused(f"seat {seat} is not asked" if seat != CHANCE else "fate is not due")

    def question(self, seat: int) -> Question:
        d = self.decision(seat)
        return Question(kind_of(d), d.rule, d.numbers(self, seat), d.window)

    def options(self, seat: int) -> list[int]:
        """Legal moves; never empty when asked."""
        return self.offer(seat)[:]

    def offer(self, seat: int) -> list[int]:
        """The same without a copy, for those who will not change it."""
        if self.offered_to == seat:
            return self.offered
        found = self.decision(seat).options(self, seat)
        if not found:
            raise DeadEnd(f"{kind_of(self.decision(seat))} offers seat {seat} nothing")
        self.offered = found
        self.offered_to = seat
        return found

    def offer_first(self, seat: int) -> list[int]:
        """The same for whom `first_asked` named, without asking who it is again."""
        if self.drafts or self.offered_to == seat:
            return self.offer(seat)
        found = self.due().options(self, seat)
        if not found:
            return self.offer(seat)
        self.offered = found
        self.offered_to = seat
        return found

    def asides(self, seat: int) -> list[int]:
        """What this seat may do beside the question. Not while answers are sealed."""
        if self.drafts or seat < 0 or self.first_asked() != seat:
            return []
        aside = self.aside(seat)
        return [] if aside is None else aside.options(self, seat)

    def opening_asides(self, seat: int) -> list[int]:
        """Those that could open a further answer to a question whose answers everybody knows.

        A game leaves out those that never do; the others are tried before a single answer is taken by itself.
        """
        return self.asides(seat)

    def why_not(self, seat: int, move: int) -> Reason | None:
        """None if offered, else the first reason in rulebook order."""
        aside = None if self.drafts or seat < 0 else self.aside(seat)
        for d in (self.decision(seat), aside):
            if d is not None and move in d.candidates(self, seat):
                bar = d.bars(self, seat, move)
                if bar == 0:
                    return None
                entry = self.reasons()[bar]
                return Reason(entry.name, entry.rule, d.why(self, seat, move, bar))
        return NOT_ASKED_THIS

    def default(self, seat: int) -> int:
        """The harmless answer, for clocks, absent players and cut-off bots."""
        return self.decision(seat).default(self, seat)

    def odds(self) -> list[int]:
        """The weights of options(CHANCE). Of the true position they are a secret."""
        due = self.decision(CHANCE)
        assert isinstance(due, Fate)
        return due.odds(self)

    # ---- what is done ---------------------------------------------------------------------------------

    def play(self, seat: int, move: int) -> None:
        """Refuse what is not offered; else do it and run on to the next question."""
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
        raise Refused(self.refusal(seat, move))

    def refusal(self, seat: int, move: int) -> str:
        words = self.words()
        said = words.text(move) if words.knows(move) else str(move)
        reason = self.why_not(seat, move)
        if reason is None:
            return f"{said!r} is not offered"
        rule = f" ({reason.rule})" if reason.rule else ""
        return f"{said!r} is not offered: {reason.name}{rule}"

    def answer(self, seat: int, move: int) -> None:
        """Do what was offered."""
        self.offered_to = NOTHING_OFFERED
        if self.drafts:
            mine = self.drafts[seat]
            step = mine.desk.pop()
            mine.moves.append(move)
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
        """Run tasks until somebody is asked or the game is over."""
        left = BUDGET
        while self.agenda:
            step = self.agenda[-1]
            if isinstance(step, Task):
                if self.ears is not None:
                    self.ears.before_step(self)
                self.agenda.pop()
                step.run(self)
                for d in self.drafts:
                    if d.desk:
                        return
            elif isinstance(step, MayLapse):
                seat = step.who(self)
                found = step.options(self, seat)
                if found:
                    self.offered = found
                    self.offered_to = seat
                    return
                if self.ears is not None:
                    self.ears.before_step(self)
                self.agenda.pop()
                step.lapse(self)
            else:
                return
            left -= 1
            if left == 0:
                raise Runaway(f"more than {BUDGET} tasks without a question; the last was {kind_of(step)}")

    def push(self, step: Step[Any]) -> None:
        """This happens next."""
        self.agenda.append(step)

    def ask_further(self, seat: int, step: Step[Any]) -> None:
        """Ask this seat one more thing on its desk."""
        self.drafts[seat].desk.append(step)

    def forget(self) -> None:
        """Something changed: what was offered must be worked out anew."""
        self.offered_to = NOTHING_OFFERED

    # ---- what is told ---------------------------------------------------------------------------------

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """To everybody."""
        if self.ears is not None:
            self.ears.hear(kind, [a, b, c, d, e, f], EVERYBODY)

    def tell_to(
        self, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """To some; give the others a smaller event with the opposite audience (`~audience`), or none."""
        if self.ears is not None:
            self.ears.hear(kind, [a, b, c, d, e, f], audience)

    # ---- who may know what ----------------------------------------------------------------------------

    def veil(self, seat: int) -> Position:
        """The same position with holes where this seat (below 0: an onlooker) cannot know."""
        if self.viewer not in (TRUTH, seat):
            raise Hole
        new = self.copy()
        new.forget()
        new.viewer = seat
        new.barrier = 0
        for secret in new.secrets():
            if secret.family >= 0:
                while len(new.pools) <= secret.family:
                    new.pools.append([])
                if not new.pools[secret.family]:
                    new.pools[secret.family] = [0] * secret.kinds()
                secret.veil(seat, new.pools[secret.family])
            else:
                secret.veil(seat, [])
        for other in range(len(new.drafts)):
            if other != seat:
                new.drafts[other].veil()
        return new

    def fill(self, dice: Dice) -> Position:
        """A veiled position with its holes dealt by their probability."""
        new = self.copy()
        deal.families(new, dice)
        deal.purses(new, dice)
        new.pools = []
        new.viewer = TRUTH
        new.forget()
        for seat in range(len(new.drafts)):
            mine = new.drafts[seat]
            if mine.hidden:
                mine.hidden = False
                mine.desk = mine.opening[:]
                while mine.desk:
                    choices = new.options(seat)
                    new.answer(seat, choices[dice.below(len(choices))])
        new.forget()
        return new

    def guess(self, seat: int, dice: Dice) -> Position:
        """A whole world as this seat might think it is."""
        return self.veil(seat).fill(dice)

    # ---- for subclasses -------------------------------------------------------------------------------

    def copy_frame(self, new: Position) -> None:
        """Copy what every position has."""
        new.players = self.players
        new.turn = self.turn
        new.agenda = self.agenda[:]
        new.drafts = [d.copy() for d in self.drafts] if self.drafts else []
        new.pools = [pool[:] for pool in self.pools] if self.pools else []
        new.viewer = self.viewer
        new.barrier = self.barrier
        new.box = self.box
        new.ears = None
        new.unwatched = False
        new.offered = self.offered
        new.offered_to = self.offered_to
        self.owned = 0
        new.owned = 0

    def shares(self, secret: i64) -> bool:
        """Must this secret be copied before it changes? From then on no copy shares it."""
        if self.owned >> secret & 1:
            return False
        bit: i64 = 1
        self.owned |= bit << secret
        return True

    def set_frame(self, players: int, box: Box) -> None:
        """What every position starts with."""
        self.players = players
        self.turn = 0
        self.agenda = []
        self.drafts = []
        self.pools = []
        self.viewer = TRUTH
        self.barrier = 0
        self.box = box
        self.ears = None
        self.unwatched = False
        self.offered = []
        self.offered_to = NOTHING_OFFERED
        self.owned = 0
