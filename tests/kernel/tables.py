"""Positions for the tests of the kernel: games after some moves, random games, and positions made only of
secrets.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

from patolli.kernel import serialization
from patolli.kernel.box import Box
from patolli.kernel.chance import Rng
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE, SPECTATOR
from patolli.kernel.secrets import FaceDown, Hand, Pile, Purse, Secret, Sum
from patolli.kernel.vocabulary import Lexicon, Vocabulary

from .lanterns.game import GAME, VOCABULARY, Camp


def camp(players: int = 2, nights: int = 1) -> Camp:
    p = GAME.start(players, {"nights": str(nights)})
    assert isinstance(p, Camp)
    return p


def say(p: Position, *lines: str) -> None:
    """Plays moves such as `0 dig ruin1` (a move of seat 0) or `chance roll 2`."""
    for line in lines:
        who, _, text = line.partition(" ")
        p.play(CHANCE if who == "chance" else int(who), VOCABULARY.move(text))


def texts(moves: list[int]) -> list[str]:
    return [VOCABULARY.text(m) for m in moves]


def at_auction(*cards: str) -> Camp:
    """Returns a position in the first night in which the bids are due. Each seat has drawn one of these cards
    and received two beans.
    """
    p = camp(len(cards))
    say(p, *(f"chance draw {card}" for card in cards), "chance roll 2")
    return p


def at_turn(*cards: str) -> Camp:
    """Returns a position in the first night in which seat 0 has the first turn. All seats bid 0."""
    p = at_auction(*cards)
    for seat in range(len(cards)):
        say(p, f"{seat} 0", f"{seat} 0")
    return p


P = TypeVar("P", bound=Position)


def seen(p: P, viewer: int) -> P:
    """Returns a viewer's observation with its static type."""
    return p.observation(viewer)


def guessed(p: P, viewer: int, rng: Rng) -> P:
    return p.sample_world(viewer, rng)


def viewers(p: Position) -> list[int]:
    return [SPECTATOR, *range(p.players)]


def random_move(p: Position, rng: Rng) -> tuple[int, int]:
    """Returns a random move (sometimes an aside) of a seat that must answer, or a random
    outcome of chance.
    """
    asked = p.asked()
    seat = asked[rng.below(len(asked))]
    if seat == CHANCE:
        return seat, p.legal_moves(seat)[rng.weighted(p.odds())]
    asides = p.asides(seat)
    if asides and rng.below(8) == 0:
        return seat, asides[rng.below(len(asides))]
    options = p.legal_moves(seat)
    return seat, options[rng.below(len(options))]


def walk(players: int, seed: int, nights: int = 3) -> Iterator[Camp]:
    """Plays a random game and yields the position before every move and at the end, without copying it."""
    p = camp(players, nights)
    rng = Rng(seed)
    while True:
        yield p
        if not p.asked():
            return
        p.play(*random_move(p, rng))


def places(players: int, seed: int, every: int) -> Iterator[Camp]:
    """Plays a random game and yields a copy of every nth position."""
    for n, p in enumerate(walk(players, seed)):
        if n % every == seed % every:
            yield p.copy()


@contextmanager
def unchanged(p: Position) -> Iterator[None]:
    """Checks that the block leaves the position unchanged."""
    before = p.copy()
    yield
    assert serialization.difference(before, p) == ""


class Shelf(Position):
    """A position made only of secrets."""

    id: ClassVar[str] = "Shelf"

    piles: list[Pile]
    hands: list[Hand]
    marks: list[FaceDown]
    amounts: list[Purse]
    totals: list[Sum]

    def copy(self) -> Shelf:
        new = Shelf()
        self.copy_frame(new)
        new.piles = [one.copy() for one in self.piles]
        new.hands = [one.copy() for one in self.hands]
        new.marks = [one.copy() for one in self.marks]
        new.amounts = [one.copy() for one in self.amounts]
        new.totals = [one.copy() for one in self.totals]
        return new

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def reasons(self) -> Lexicon:
        return Lexicon({})

    def secrets(self) -> list[Secret]:
        return [*self.piles, *self.hands, *self.marks, *self.amounts]

    def purses(self) -> list[Purse]:
        return self.amounts

    def sums(self) -> list[Sum]:
        return self.totals


def shelf(players: int, *things: Pile | Hand | FaceDown | Purse | Sum) -> Shelf:
    p = Shelf()
    box = Box()
    box.digest = ""
    p.set_frame(players, box)
    p.piles = [one for one in things if isinstance(one, Pile)]
    p.hands = [one for one in things if isinstance(one, Hand)]
    p.marks = [one for one in things if isinstance(one, FaceDown)]
    p.amounts = [one for one in things if isinstance(one, Purse)]
    p.totals = [one for one in things if isinstance(one, Sum)]
    return p


def world(p: Shelf) -> str:
    """Returns a string that describes all secrets and where they are."""
    lying: list[Any] = [[one.rest, one.tail] for one in p.piles]
    lying += [one.cards for one in p.hands]
    lying += [[one.rest, one.values] for one in p.marks]
    lying += [one.amount for one in p.amounts]
    return str(lying)
