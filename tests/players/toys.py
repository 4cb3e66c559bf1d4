"""Tiny games whose best answers are known."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from patolli.kernel.agenda import ChanceDecision, Decision, Step
from patolli.kernel.box import Box
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.kernel.scores import Scores, scores
from patolli.kernel.simultaneous import SimultaneousRound
from patolli.kernel.vocabulary import Lexicon, Vocabulary

REASONS = Lexicon({1: "too-many TOY-1"})


class Toy(Position):
    """The position of the toy games: stones on the table, points gained, and whose turn it is."""

    id: ClassVar[str] = "Toy"
    stones: int
    gained: list[int]

    def copy(self) -> Self:
        new = type(self)()
        self.copy_frame(new)
        new.stones = self.stones
        new.gained = self.gained[:]
        return new

    def pass_on(self, seat: int) -> None:
        self.turn = (seat + 1) % self.players

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def reasons(self) -> Lexicon:
        return REASONS

    def scores(self) -> Scores:
        return scores(1, ["points"], [[one] for one in self.gained], [0] * self.players)


class Take(Decision[Toy]):
    """A seat takes one to three stones. Taking the last stone wins."""

    id = "Take"
    rule = "TOY-1"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2, 3]

    def illegal_reason(self, p: Toy, seat: int, move: int) -> int:
        return 1 if move > p.stones else 0

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.stones -= move
        p.pass_on(seat)
        if p.stones > 0:
            p.push(Take())
        else:
            p.gained[seat] += 10


class Wager(Decision[Toy]):
    """Answer 1 gives four points. Answers 2 and 3 give nine points with a probability of 1/3 and 2/3."""

    id = "Wager"
    rule = "TOY-2"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2, 3]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.stones = move
        if move == 1:
            p.gained[seat] += 4
        else:
            p.push(Spin())


class Spin(ChanceDecision[Toy]):
    id = "Spin"
    rule = "TOY-2"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2]

    def odds(self, p: Toy) -> list[int]:
        return [1, 2] if p.stones == 3 else [2, 1]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.gained[p.turn] += 9 * (move - 1)


class Claim(Decision[Toy]):
    """1 or 2."""

    id = "Claim"
    rule = "TOY-3"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2]

    def take(self, p: Toy, seat: int, move: int) -> None:
        """Does nothing, because the answer is already in the draft."""


class Claims(SimultaneousRound[Toy]):
    """Claiming 1 gives three points. Claiming 2 gives nine points if the other seat claims 1, otherwise none.

    The opponent gets five points for claiming the other number, and slightly prefers 1.
    """

    id = "Claims"
    rule = "TOY-3"

    def desks(self, p: Toy) -> list[list[Step[Any]]]:
        return [[Claim()], [Claim()]]

    def unseal(self, p: Toy, answers: list[list[int]]) -> None:
        mine, others = answers[0][0], answers[1][0]
        p.gained[0] += 3 if mine == 1 else 9 if others == 1 else 0
        p.gained[1] += (5 if mine != others else 0) + (6 if others == 1 else 0)


class March(Decision[Toy]):
    """Answer 1 ends the march and gives one point. Answer 2 continues it and costs one point. Reaching the
    end gives thirty points.
    """

    id = "March"
    rule = "TOY-4"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.stones -= 1
        p.gained[seat] += 1 if move == 1 else -1
        if move == 2 and p.stones > 0:
            p.push(March())
        elif move == 2:
            p.gained[seat] += 30


class Share(Decision[Toy]):
    """Answer 1 gives five points to each seat. Answer 2 gives four points to the seat that answers and none
    to the other.
    """

    id = "Share"
    rule = "TOY-5"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.gained[seat] += 5 if move == 1 else 4
        p.gained[1 - seat] += 5 if move == 1 else 0


class Beg(Decision[Toy]):
    """An aside that may be repeated indefinitely. Answer 8 gives one point, and answer 9 gives two."""

    id = "Beg"
    rule = "TOY-6"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [8, 9]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.gained[seat] += move - 7


class Counting(Toy):
    """The same position, which also counts turns."""

    id = "Counting"
    begun: int

    def copy(self) -> Self:
        new = super().copy()
        new.begun = self.begun
        return new

    def pass_on(self, seat: int) -> None:
        super().pass_on(seat)
        self.begun += 1


class Beggars(Counting):
    """The same position, in which a seat may beg before it answers."""

    id = "Beggars"

    def aside(self, seat: int) -> Decision[Any] | None:
        return Beg()


class Toll(Decision[Toy]):
    """A seat takes one to three stones and gets a point for each. A seat that takes two stones pays a toll of
    0 to 2 points at random.
    """

    id = "Toll"
    rule = "TOY-7"

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [1, 2, 3]

    def illegal_reason(self, p: Toy, seat: int, move: int) -> int:
        return 1 if move > p.stones else 0

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.stones -= move
        p.gained[seat] += move
        p.pass_on(seat)
        if p.stones > 0:
            p.push(Toll())
        if move == 2:
            p.push(Lot(seat))


class Lot(ChanceDecision[Toy]):
    id = "Lot"
    rule = "TOY-7"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, p: Toy, seat: int) -> list[int]:
        return [0, 1, 2]

    def odds(self, p: Toy) -> list[int]:
        return [3, 2, 1]

    def take(self, p: Toy, seat: int, move: int) -> None:
        p.gained[self.seat] -= move


VOCABULARY = Vocabulary()


class ToyGame(Game):
    position_class: type[Toy] = Toy

    def __init__(self, first: Step[Any]) -> None:
        self.name, self.title, self.edition = "toy", "Toy", 1
        self.fewest, self.most = 1, 3
        self.choices = {}
        self.package = __name__
        self.vocabulary = VOCABULARY
        self.events = Lexicon({})
        self.reasons = REASONS
        self.first = first

    def printed_box(self) -> Box:
        box = Box()
        box.tables, box.replaced, box.owner, box.digest = {}, [], "", "none"
        return box

    def state_classes(self) -> list[type]:
        return [self.position_class]

    def set_up(self, players: int, options: dict[str, str], box: Box) -> Position:
        p = self.position_class()
        p.set_frame(players, box)
        p.stones, p.gained = 7, [0] * players
        p.push(self.first)
        return p


class Timed(ToyGame):
    """A game that reports the number of turns, so that a search does not have to infer it from the seats."""

    position_class = Counting

    def set_up(self, players: int, options: dict[str, str], box: Box) -> Position:
        p = super().set_up(players, options, box)
        assert isinstance(p, Counting)
        p.begun = 0
        return p

    def turn_count(self, p: Position) -> int:
        assert isinstance(p, Counting)
        return p.begun


class Begging(Timed):
    position_class = Beggars
