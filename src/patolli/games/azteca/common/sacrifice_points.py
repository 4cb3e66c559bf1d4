"""Sacrifice points in hand, which are secret (AZ-5.5): how they change, and what other seats know
about them.
"""

from __future__ import annotations

from ....kernel.seats import among, only, row, viewer_of
from ....kernel.secrets import HOLE, Purse, total_of
from ..copy_on_write import writable_sp, writable_uncounted, writable_unseen, writable_urn
from ..position import AztecaPosition


def gain(p: AztecaPosition, seat: int, sp: int) -> None:
    """Adds a number of points, which all players see, to a seat's hand."""
    writable_sp(p, seat).change(sp)
    change_public_sum(p, seat, sp)


def change_public_sum(p: AztecaPosition, seat: int, sp: int) -> None:
    """Changes the public sum of a seat's points."""
    known = p.fortunes[seat]
    p.fortunes[seat] = total_of(known.members, known.total + sp)


def spend(p: AztecaPosition, seat: int, sp: int) -> None:
    """AZ-13.4: spends a number of points, which all players see."""
    gain(p, seat, -sp)


def gain_unseen(p: AztecaPosition, seat: int, sp: int, witnesses: int, least: int, most: int) -> None:
    """Adds points. Other seats know only that their number is between `least` and `most`. The seat's `unseen`
    points grow by the difference between `most` and this number.
    """
    writable_sp(p, seat).change_unseen(sp, witnesses, least, most)
    writable_unseen(p, seat).change_unseen(most - sp, witnesses, 0, most - least)
    change_public_sum(p, seat, most)


def lose_unseen(p: AztecaPosition, seat: int, sp: int, witnesses: int, least: int, most: int) -> None:
    writable_sp(p, seat).change_unseen(-sp, witnesses, -most, -least)
    writable_unseen(p, seat).change_unseen(sp - least, witnesses, 0, most - least)
    change_public_sum(p, seat, -least)


def plunder(p: AztecaPosition, seat: int, other: int, sp: int) -> None:
    """AZ-12.49: the seat takes half of the other seat's points. Only these two seats see the number."""
    one = writable_sp(p, other)
    before_low, before_high = one.low[:], one.high[:]
    least, most = before_low[0] // 2, before_high[0] // 2
    pair = only(seat) | only(other)
    lose_unseen(p, other, sp, pair, least, most)
    gain_unseen(p, seat, sp, pair, least, most)
    one.own_bounds()
    for observer in range(len(one.low)):
        viewer = viewer_of(observer)
        if viewer == seat:
            # the plunderer has seen one half, so the original number was twice as much or one more
            one.low[observer] = max(before_low[observer], 2 * sp) - sp
            one.high[observer] = min(before_high[observer], 2 * sp + 1) - sp
        elif not among(viewer, pair):
            one.low[observer] = before_low[observer] - before_low[observer] // 2
            one.high[observer] = before_high[observer] - before_high[observer] // 2


def give(p: AztecaPosition, seat: int, sp: int) -> None:
    """AZ-13.2: moves points into the offering urn without revealing their number."""
    move_unseen(writable_sp(p, seat), writable_uncounted(p, seat), sp)


def move_unseen(hand: Purse, gift: Purse, sp: int) -> None:
    """Observers know only that the number was between 0 and all points that the seat could have had."""
    hand.amount -= sp
    gift.amount += sp
    hand.own_bounds()
    gift.own_bounds()
    for observer in range(len(hand.low)):
        if among(viewer_of(observer), hand.knowers):
            hand.low[observer] -= sp
            hand.high[observer] -= sp
            gift.low[observer] += sp
            gift.high[observer] += sp
        else:
            hand.low[observer] = 0
            gift.high[observer] += hand.high[observer]


def count_urn(p: AztecaPosition) -> int:
    """AZ-13.3: opens the control urn, so that all players know the total that has been given."""
    new = sum([gift.value() for gift in p.uncounted])
    p.urn_sum = [total_of(p.urn_sum[0].members, p.urn_sum[0].total + new)]
    for seat in range(p.players):
        gift, urn = writable_uncounted(p, seat), writable_urn(p, seat)
        urn.amount += gift.amount
        gift.own_bounds()
        urn.own_bounds()
        for observer in range(len(urn.low)):
            urn.low[observer] += gift.low[observer]
            urn.high[observer] += min(gift.high[observer], new)
            gift.low[observer] = 0
            gift.high[observer] = 0
        gift.amount = 0
    return new


def known_bounds(p: AztecaPosition) -> tuple[list[int], list[int]]:
    """Returns the least and the greatest possible amount of each purse with sacrifice points, in the order of
    `p.purses()`, for the viewer of this observation. They follow from what is known about each purse and from
    the public sums.
    """
    purses, at = [*p.sp, *p.uncounted, *p.urn, *p.unseen], row(p.viewer)
    low = [one.low[at] if one.amount == HOLE else one.amount for one in purses]
    high = [one.high[at] if one.amount == HOLE else one.amount for one in purses]
    narrowed = True
    while narrowed:
        narrowed = False
        for known in p.sums():
            least = sum([low[i] for i in known.members])
            most = sum([high[i] for i in known.members])
            for i in known.members:
                up, down = known.total - most + high[i], known.total - least + low[i]
                if low[i] < up <= high[i]:
                    least += up - low[i]
                    low[i] = up
                    narrowed = True
                if low[i] <= down < high[i]:
                    most -= high[i] - down
                    high[i] = down
                    narrowed = True
    return low, high
