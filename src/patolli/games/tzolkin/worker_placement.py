"""Placing workers (TZ-5), and mercy for players who cannot pay (TZ-4.4)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Decision
from ...kernel.vocabulary import STOP
from . import events, moves, names, reasons
from .position import EMPTY, NO_SEAT, TzolkinPosition

FULL: Final = -1


def lowest_free(p: TzolkinPosition, wheel: int) -> int:
    """TZ-5.2, TZ-5.3: returns the space on which the next worker would be placed, or FULL."""
    c = p.tables
    first = c.first_position[wheel]
    for space in range(c.top_space[wheel] + 1):
        if p.wheels[first + space] == EMPTY:
            return space
    return FULL


def surcharge(p: TzolkinPosition) -> int:
    """TZ-5.5: returns what the next worker of this turn costs in addition to its space."""
    crew = p.tables.crew_surcharge
    return crew[p.placed + 1] - crew[p.placed]


def can_place(p: TzolkinPosition, seat: int) -> bool:
    """Returns whether the player has a worker in hand and can pay to place it anywhere."""
    player = p.seats[seat]
    if player.hand == 0:
        return False
    left = player.corn - surcharge(p)
    if left < 0:
        return False
    if p.starting_space == NO_SEAT and p.tables.starting_space_cost <= left:
        return True
    for wheel in range(names.WHEELS):
        space = lowest_free(p, wheel)
        if space != FULL and space <= left:
            return True
    return False


def cost(p: TzolkinPosition, move: int) -> int:
    """TZ-5.4, TZ-5.5: returns the cost of the space chosen by this move, or FULL."""
    if move != moves.PLACE_START:
        return lowest_free(p, move - moves.PLACE)
    return p.tables.starting_space_cost if p.starting_space == NO_SEAT else FULL


def put(p: TzolkinPosition, move: int, corn: int, event: int) -> None:
    """Places a worker from the hand and pays this amount of corn."""
    player = p.seats[p.turn]
    player.hand -= 1
    player.corn -= corn
    p.placed += 1
    if move == moves.PLACE_START:
        p.starting_space = p.turn
        p.emit(events.PLACED_START, p.turn, corn)
        return
    wheel = move - moves.PLACE
    space = lowest_free(p, wheel)
    p.wheels[p.tables.first_position[wheel] + space] = p.turn + 1
    p.emit(event, p.turn, wheel, space, corn)


class PlaceWorker(Decision[TzolkinPosition]):
    """TZ-D4: the player chooses a wheel or the starting-player space, or stops placing workers."""

    id = "PlaceWorker"
    rule = "TZ-D4"
    number_names = ("placed", "hand", "surcharge")

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return PLACES_OR_STOP

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        """TZ-5.1 to TZ-5.6, TZ-3.3: returns the reason why the worker cannot be placed there, or 0."""
        if move == STOP:
            return 0 if p.placed > 0 else reasons.MUST_PLACE_ONE
        player = p.seats[seat]
        if player.hand == 0:
            return reasons.NO_WORKER_IN_HAND
        space = cost(p, move)
        if space == FULL:
            return reasons.START_TAKEN if move == moves.PLACE_START else reasons.WHEEL_FULL
        return 0 if player.corn >= space + surcharge(p) else reasons.TOO_LITTLE_CORN

    def legal_moves(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Gives the same result as checking each move but is optimized, because it is called often."""
        player = p.seats[seat]
        found: list[int] = []
        left = player.corn - surcharge(p)
        if player.hand > 0 and left >= 0:
            for wheel in range(names.WHEELS):
                space = lowest_free(p, wheel)
                if space != FULL and space <= left:
                    found.append(moves.PLACE + wheel)
            if p.starting_space == NO_SEAT and p.tables.starting_space_cost <= left:
                found.append(moves.PLACE_START)
        if p.placed > 0:
            found.append(STOP)
        return found

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        if move == STOP:
            return
        put(p, move, cost(p, move) + surcharge(p), events.PLACED)
        if p.seats[seat].hand > 0:
            p.push(PLACE_WORKER)

    def default(self, p: TzolkinPosition, seat: int) -> int:
        """Returns the move that stops; if stopping is illegal, the cheapest space."""
        if p.placed > 0:
            return STOP
        found = p.offer(seat)
        cheap = found[0]
        for move in found:
            if cost(p, move) < cost(p, cheap):
                cheap = move
        return cheap

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the number of workers placed in this turn, the number in hand, and the surcharge for the
        next one.
        """
        return [p.placed, p.seats[seat].hand, surcharge(p)]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.TOO_LITTLE_CORN:
            return [cost(p, move) + surcharge(p), p.seats[seat].corn]
        if reason == reasons.WHEEL_FULL:
            return [move - moves.PLACE]
        return [p.starting_space] if reason == reasons.START_TAKEN else []


class Mercy(Decision[TzolkinPosition]):
    """TZ-D5: the player places one worker on one of the cheapest spaces and pays all their corn."""

    id = "Mercy"
    rule = "TZ-D5"
    number_names = ("cheapest", "corn")

    def candidates(self, p: TzolkinPosition, seat: int) -> list[int]:
        return PLACES

    def illegal_reason(self, p: TzolkinPosition, seat: int, move: int) -> int:
        space = cost(p, move)
        if space == FULL:
            return reasons.START_TAKEN if move == moves.PLACE_START else reasons.WHEEL_FULL
        return 0 if space == cheapest(p) else reasons.NOT_CHEAPEST

    def take(self, p: TzolkinPosition, seat: int, move: int) -> None:
        put(p, move, p.seats[seat].corn, events.MERCY)

    def numbers(self, p: TzolkinPosition, seat: int) -> list[int]:
        """Returns the cost of the cheapest space and the corn that the player has to give up."""
        return [cheapest(p), p.seats[seat].corn]

    def reason_numbers(self, p: TzolkinPosition, seat: int, move: int, reason: int) -> list[int]:
        if reason == reasons.NOT_CHEAPEST:
            return [cost(p, move), cheapest(p)]
        return [move - moves.PLACE] if reason == reasons.WHEEL_FULL else [p.starting_space]


def cheapest(p: TzolkinPosition) -> int:
    """Returns the lowest cost of all free spaces."""
    return min([cost(p, move) for move in PLACES if cost(p, move) != FULL])


PLACES: Final = [moves.PLACE + place for place in range(names.WHEELS + 1)]
PLACES_OR_STOP: Final = [*PLACES, STOP]
PLACE_WORKER: Final = PlaceWorker()
MERCY: Final = Mercy()
