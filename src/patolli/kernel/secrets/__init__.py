"""The types for hidden information.

Each value of these types also records who knows what. Plain fields of a position are public.

A hidden piece, such as a card, a token or a value, is stored as its *kind*, an integer within a *family*.
Places between which pieces can move unseen share one family, and hidden pieces are dealt to all of them
together. An observation removes the hidden pieces from their places and counts them in the pool of their
family.
"""

from __future__ import annotations

from .face_down import FaceDown, face_down
from .hands import Hand, hand
from .knowledge import Knowledge
from .piles import Pile, pile
from .purses import Purse, Sum, purse, total_of
from .reveal import reveal, search
from .secret import HOLE, UNDECIDED, Secret

__all__ = [
    "HOLE",
    "UNDECIDED",
    "FaceDown",
    "Hand",
    "Knowledge",
    "Pile",
    "Purse",
    "Secret",
    "Sum",
    "face_down",
    "hand",
    "pile",
    "purse",
    "reveal",
    "search",
    "total_of",
]
