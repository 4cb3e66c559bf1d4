"""Chance decisions that draw from a pile, openly or for one seat only."""

from __future__ import annotations

from .agenda import ChanceDecision, P
from .native import mypyc_attr
from .seats import only
from .secrets import Pile


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromPile(ChanceDecision[P]):
    """Draws the next card or tile of a pile openly.

    The move that draws kind k has the number `first_move() + k`.
    """

    def first_move(self) -> int:
        """Returns the number of the move that draws kind 0."""
        raise NotImplementedError

    def pile(self, p: P) -> Pile:
        raise NotImplementedError

    def own_pile(self, p: P) -> Pile:
        """Returns the pile so that it can be changed.

        Games whose positions share secrets override this method to copy the pile first.
        """
        return self.pile(p)

    def drawn(self, p: P, kind: int) -> None:
        """Carries out the effect of the draw. The card or tile has already been removed from the pile."""
        raise NotImplementedError

    def candidates(self, p: P, seat: int) -> list[int]:
        first = self.first_move()
        return [first + kind for kind in self.pile(p).next_kinds()]

    def legal_moves(self, p: P, seat: int) -> list[int]:
        return self.candidates(p, seat)

    def odds(self, p: P) -> list[int]:
        return self.pile(p).next_odds()

    def take(self, p: P, seat: int, move: int) -> None:
        kind = move - self.first_move()
        self.own_pile(p).draw(kind)
        self.drawn(p, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class DealFromPile(DrawFromPile[P]):
    """Draws the next card or tile of a pile for one seat, which alone sees it."""

    def receiver(self, p: P) -> int:
        raise NotImplementedError

    def dealt(self, p: P, seat: int, kind: int, knew: int) -> None:
        """Carries out the effect of the draw. `knew` is the set of seats that already knew the next card."""
        raise NotImplementedError

    def take(self, p: P, seat: int, move: int) -> None:
        kind = move - self.first_move()
        to = self.receiver(p)
        knew = self.own_pile(p).draw_unseen(kind, only(to))
        self.dealt(p, to, kind, knew)
