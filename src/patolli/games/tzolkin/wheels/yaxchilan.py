"""Yaxchilan (TZ-8): resources and skulls."""

from __future__ import annotations

from .. import actions, events, goods, names, reasons, sources, technologies
from ..position import TzolkinPosition


class Yaxchilan(actions.Wheel):
    """TZ-8: goods."""

    def illegal_reason(self, p: TzolkinPosition, seat: int, action: int, corn: int) -> int:
        """TZ-8.2: returns the reason why an action is illegal, or 0. A skull can be taken only if there is
        one in the supply.
        """
        given = p.tables.goods_of_yaxchilan[action]
        if given[names.SKULL] == 0 or p.skulls > 0:
            return 0
        return 0 if sum(given) > given[names.SKULL] else reasons.NO_SKULL_IN_SUPPLY

    def perform(self, p: TzolkinPosition, action: int) -> None:
        """TZ-8.1, TZ-15.6, TZ-15.11: gives the goods and the additional goods from extraction and
        theology.
        """
        given = p.tables.goods_of_yaxchilan[action]
        source = sources.action(names.YAXCHILAN, action)
        for good in range(names.GOODS):
            if given[good] > 0:
                goods.gain(p, good, given[good], events.GAINED, source)
                if good < names.RESOURCES:
                    technologies.extract(p, good)
                elif good == names.SKULL:
                    technologies.more_skulls(p)
