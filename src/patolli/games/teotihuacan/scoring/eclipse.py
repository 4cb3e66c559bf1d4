"""Eclipses (TE-14.3 to TE-14.7) and the end of the game (TE-15)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events
from ..position import (
    APART,
    BOT,
    FROM_AVENUE,
    FROM_MASKS,
    FROM_TRACK,
    TeotihuacanPosition,
)
from ..teotibot import bot_turn
from ..tiles import bonus_tiles, masks
from ..workers import neutral_workers
from . import upkeep


def eclipse_number(p: TeotihuacanPosition) -> int:
    """TE-15.1: returns the number of the eclipse being scored. Once the last pyramid tile has been laid, it
    is the third one.
    """
    return p.tables.eclipses if p.complete else p.eclipses + 1


def scoring_seats(p: TeotihuacanPosition) -> list[int]:
    """Returns all scoring seats in turn order, including the Teotibot in a solo game."""
    found = [p.seat_in_turn(turn) for turn in range(p.players)]
    return [*found, BOT] if p.players == 1 else found


class Eclipse(Task[TeotihuacanPosition]):
    """TE-14.3 to TE-14.5: scores the Avenue, the pyramid track and the masks. Then the seats pay upkeep, one
    after another.
    """

    id = "Eclipse"
    rule = "TE-14.3"

    def run(self, p: TeotihuacanPosition) -> None:
        now = eclipse_number(p)
        p.emit(events.ECLIPSE, now, int(now == p.tables.eclipses))
        score_avenue(p)
        score_track(p, now)
        score_masks(p)
        p.eclipses = now
        p.push(AFTER_UPKEEP)
        for turn in range(p.players - 1, -1, -1):
            p.push(upkeep.Upkeep(p.seat_in_turn(turn)))


def score_avenue(p: TeotihuacanPosition) -> None:
    """TE-14.3: multiplies each position on the Avenue by the lowest visible value in the row of buildings."""
    value = p.tables.row_values[p.taken()]
    for seat in scoring_seats(p):
        player = p.seats[seat]
        points = player.avenue * value
        player.points[FROM_AVENUE] += points
        p.emit(events.AVENUE_SCORED, seat, player.avenue, value, points)


def score_track(p: TeotihuacanPosition, now: int) -> None:
    """TE-14.4: gives points to the furthest marker and for each step. Then all markers return to the
    start.
    """
    c = p.tables
    furthest = max(player.track for player in p.seats)
    for seat in scoring_seats(p):
        player = p.seats[seat]
        if player.track == furthest and furthest > 0:
            player.points[FROM_TRACK] += c.track_most
            p.emit(events.TRACK_MOST, seat, c.track_most)
        points = player.track * c.track_points[now - 1]
        player.points[FROM_TRACK] += points
        p.emit(events.TRACK_SCORED, seat, player.track, points)
    for player in p.seats:
        player.track = 0
    p.emit(events.TRACK_RESET, now)


def score_masks(p: TeotihuacanPosition) -> None:
    for seat in scoring_seats(p):
        for collected in masks.best_sets(p.seats[seat]):
            points = p.tables.mask_points[masks.kinds_in(collected)]
            p.seats[seat].points[FROM_MASKS] += points
            p.emit(events.MASKS_SCORED, seat, masks.kinds_in(collected), points, collected)


class AfterUpkeep(Task[TeotihuacanPosition]):
    """TE-14.7: resets the calendar and the neutral workers. TE-15.1: after the last eclipse, ends the game
    instead.
    """

    id = "AfterUpkeep"
    rule = "TE-14.7"

    def run(self, p: TeotihuacanPosition) -> None:
        c = p.tables
        if p.eclipses == c.eclipses:
            bonus_tiles.score(p, scoring_seats(p))
            end_game(p)
            return
        p.white = 0
        p.black += c.black_shift
        p.discs = APART
        p.emit(events.CALENDAR_RESET, p.white, p.black)
        neutral_workers.place_again(p)


def points_if_over_now(p: TeotihuacanPosition) -> list[list[int]]:
    """Returns the points by source that each player would have if the game ended now, with a last eclipse for
    which all upkeep is paid.
    """
    q = p.copy()
    if p.round == 0 or not p.agenda:
        return [player.points for player in q.seats]
    if p.eclipses < p.tables.eclipses:
        score_avenue(q)
        score_track(q, p.tables.eclipses)
        score_masks(q)
        for seat in range(p.players):
            upkeep.lose_points(q, seat, max(0, upkeep.cocoa_due(q, seat) - q.seats[seat].cocoa))
    bonus_tiles.score(q, scoring_seats(q))
    if p.players == 1:
        bot_turn.end_points(q)
    return [player.points for player in q.seats]


def end_game(p: TeotihuacanPosition) -> None:
    """TE-15.3"""
    if p.players == 1:
        bot_turn.end_points(p)
    del p.agenda[:]
    for seat in p.scores().winners():
        p.emit(events.WON, seat, sum(p.seats[seat].points))
    if p.players == 1 and not p.scores().winners():
        p.emit(events.BOT_WON, sum(p.seats[BOT].points))


ECLIPSE: Final = Eclipse()
AFTER_UPKEEP: Final = AfterUpkeep()
