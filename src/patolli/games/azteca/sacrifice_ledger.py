"""The ledger of sacrifice points (AZ-I1, AZ-I6): what is in hand and in the urns adds up."""

from __future__ import annotations

from ...kernel.secrets import HOLE
from .position import AztecaPosition


def faults(p: AztecaPosition, found: list[str]) -> None:
    purses = p.purses()
    for purse in purses:
        if purse.amount < 0 and purse.amount != HOLE:
            found.append(f"AZ-I1: {purse.amount} sacrifice points")
    for total in p.sums():
        amounts = [purses[i].amount for i in total.members]
        if HOLE not in amounts and sum(amounts) != total.total:
            found.append(f"AZ-I6: {amounts} sacrifice points, together not {total.total}")
    c = p.tables
    steps = p.pyramid - c.pyramid_start[p.players]
    if p.urn_sum[0].total != steps * c.sp_per_step + p.control:
        found.append(f"AZ-I6: {p.urn_sum[0].total} given, {steps} steps and {p.control} in the control urn")
