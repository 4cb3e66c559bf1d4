"""The types that hold hidden information. Each records who knows what; plain fields are public.

Cards, tokens and values are *kinds* (integers) of a *family*. Places between which the same things move
unseen share one family, so that hidden things are dealt among them together. In an observation, hidden things
are removed from their places and counted in the family's pool.
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
