"""Hero cards of the second type (CI-H09 to CI-H16)."""

from __future__ import annotations

from .. import names
from ..position import ChichenPosition
from .card import DICE, Card
from .registry import add


class ExtraBlade(Card):
    """CI-H13: one more die in every melee phase."""

    def dice(self, p: ChichenPosition, side: int) -> int:
        return self.printed(p) if names.MEANS[p.venture.phase] == names.BY_MELEE else 0


add(ExtraBlade(names.GODS + 13 - 1, [DICE]))
