"""The only places where secrets may lie. Each knows who knows what; plain fields are public.

Cards, tokens and values are *kinds* (integers) of a *family*: all places between which the same things
travel unseen share one family, so what an onlooker cannot place is dealt among them together. In a veiled
position the hidden things are taken out of their places (holes) and lie in the family's pool.
"""

from __future__ import annotations

from .hands import Hand, hand
from .looking import reveal, search
from .piles import Pile, pile
from .places import Marks, marks
from .purses import Purse, Sum, purse, total_of
from .secret import HOLE, UNDECIDED, Secret
from .sure import Sure

__all__ = [
    "HOLE",
    "UNDECIDED",
    "Hand",
    "Marks",
    "Pile",
    "Purse",
    "Secret",
    "Sum",
    "Sure",
    "hand",
    "marks",
    "pile",
    "purse",
    "reveal",
    "search",
    "total_of",
]
