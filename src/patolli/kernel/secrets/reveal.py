"""The only two functions that give a seat knowledge of hidden values."""

from __future__ import annotations

from ..agenda import Frame
from ..errors import HiddenValue
from ..seats import EVERYBODY, among, row
from .face_down import FaceDown
from .hands import Hand
from .piles import Pile
from .purses import Purse
from .secret import HOLE, Secret


def reveal(p: Frame, secret: Secret, at: int, to: int) -> None:
    """Makes a value known to the seats in `to`. Undo cannot go back past this point.

    `at` is the place of a face-down value, or the index of a card in a pile's tail. Hands and purses are
    always revealed completely.
    """
    p.barrier += 1
    if isinstance(secret, FaceDown):
        secret.at(at)
        secret.knowers[at] |= to
    elif isinstance(secret, Pile):
        if secret.tail[at] == HOLE:
            raise HiddenValue
        secret.knowers[at] |= to
    elif isinstance(secret, Hand):
        secret.held()
        if secret.size > 0:
            secret.sure.know(to & ~(1 << secret.owner), p.players, secret.cards)
    elif isinstance(secret, Purse):
        secret.value()
        secret.own_bounds()
        for viewer in range(-1, p.players):
            if among(viewer, to):
                secret.low[row(viewer)] = secret.amount
                secret.high[row(viewer)] = secret.amount
        if to == EVERYBODY:
            secret.knowers = EVERYBODY


def search(p: Frame, where: Pile, kind: int) -> bool:
    """Shuffles a pile and searches it openly for a card of this kind. If there is none, all viewers learn
    this.
    """
    p.barrier += 1
    where.shuffle()
    if where.rest[kind] > 0:
        return True
    if sum(where.rest) != where.size:
        raise HiddenValue
    if kind not in where.absent:
        where.absent.append(kind)
    return False
