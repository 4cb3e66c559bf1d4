"""The end of the game (AZ-14)."""

from __future__ import annotations

from ....kernel.seats import EVERYBODY
from ....kernel.secrets import reveal
from .. import events, names
from ..common import army_boxes
from ..position import AztecaPosition


def end_if_over(p: AztecaPosition) -> bool:
    """Ends the game if it is over. AZ-14.1: if the gods reach the top of the pyramid and hell in the same
    round, it ends in hell. AZ-14.6: it also ends after the last round.
    """
    c = p.tables
    if p.stair >= c.hell:
        p.outcome = names.HELL
        p.emit(events.HELL)
    elif p.pyramid >= c.pyramid_top:
        p.outcome = names.PYRAMID
        p.emit(events.PYRAMID_REACHED)
    elif p.round >= c.round_limit:
        p.outcome = names.HELL
        p.emit(events.TIME_OVER)
    else:
        return False
    open_all(p)
    if p.outcome == names.PYRAMID and p.event_log is not None:
        for seat in p.scores().winners():
            p.emit(events.WON, seat)
    return True


def open_all(p: AztecaPosition) -> None:
    """AZ-14.2: opens the offering urn and reveals all other secrets."""
    p.own_secrets()
    for secret in (*p.hands, *p.sp, *p.uncounted, *p.urn, *p.unseen):
        reveal(p, secret, 0, EVERYBODY)
    for seat in range(p.players):
        for card in p.hands[seat].held():
            p.emit(events.HAND_SHOWN, seat, card, p.hands[seat].count(card))
        for box in range(names.BOXES):
            army_boxes.reveal_box(p, seat, box)
        p.emit(events.URN_SHOWN, seat, p.given(seat))
        p.emit(events.KEPT_SP, seat, p.sp[seat].value())
