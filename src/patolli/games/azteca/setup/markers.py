"""Territory markers (AZ-4.4 to AZ-4.6)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import ChanceDecision, Decision, Task
from ....kernel.seats import EVERYBODY, only, others
from ....kernel.secrets import reveal
from .. import events, moves, names, reasons
from ..position import AztecaPosition


class DealMarkers(Task[AztecaPosition]):
    """AZ-4.4: deals the markers as evenly as possible. The rest are placed at random later."""

    id = "DealMarkers"
    rule = "AZ-4.4"

    def run(self, p: AztecaPosition) -> None:
        p.push(NEXT_MARKER)
        each = names.INNER_AREAS // p.players
        for seat in reversed(p.order(p.first)):
            for _ in range(each):
                p.push(DealMarker(seat))


class DealMarker(ChanceDecision[AztecaPosition]):
    id = "DealMarker"
    rule = "AZ-4.4"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.DEAL + kind for kind in p.face_down_markers.possible()]

    def odds(self, p: AztecaPosition) -> list[int]:
        return p.face_down_markers.odds()

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        kind = move - moves.DEAL
        p.face_down_markers.rest[kind] -= 1
        p.face_down_markers.size -= 1
        p.marker_hands[self.seat].gain(kind, 0)
        p.emit_to(only(self.seat), events.DEALT_MARKER, self.seat, kind)
        p.emit_to(others(self.seat), events.DEALT_MARKER_UNSEEN, self.seat)


class NextMarker(Task[AztecaPosition]):
    """AZ-4.5: players place their markers in player order, one at a time."""

    id = "NextMarker"
    rule = "AZ-4.5"

    def run(self, p: AztecaPosition) -> None:
        placed = names.INNER_AREAS - free_areas(p)
        seat = (p.first + placed) % p.players
        if p.marker_hands[seat].size > 0:
            p.turn = seat
            p.then(PLACE_MARKER, NEXT_MARKER)


def free_areas(p: AztecaPosition) -> int:
    return sum([1 for area in range(names.INNER_AREAS) if not p.face_down_markers.decided(area)])


def beside_capital(p: AztecaPosition, seat: int, area: int) -> bool:
    """AZ-4.5: returns whether an area is adjacent to the seat's capital. Areas across a dike site count even
    if there is no dike.
    """
    return p.tables.terrain[p.capital[seat] * names.AREAS + area] != names.NO_BORDER


class PlaceMarker(Decision[AztecaPosition]):
    """AZ-D1: the player chooses an area and then a marker. If possible, the area must not be adjacent to the
    player's capital.
    """

    id = "PlaceMarker"
    rule = "AZ-4.5"

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return PLACES

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        area = move - moves.PLACE
        if p.face_down_markers.decided(area):
            return reasons.HAS_MARKER
        if beside_capital(p, seat, area):
            for other in range(names.INNER_AREAS):
                if not p.face_down_markers.decided(other) and not beside_capital(p, seat, other):
                    return reasons.BESIDE_OWN_CAPITAL
        return 0

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.PLACE]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.push(LayMarker(move - moves.PLACE))


class LayMarker(Decision[AztecaPosition]):
    """AZ-D1: the player lays one of the markers in hand face down."""

    id = "LayMarker"
    rule = "AZ-4.5"
    number_names = ("area",)
    secret = True
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return MARKERS

    def illegal_reason(self, p: AztecaPosition, seat: int, move: int) -> int:
        return 0 if p.marker_hands[seat].count(move - moves.LAY) > 0 else reasons.MARKER_NOT_HELD

    def reason_numbers(self, p: AztecaPosition, seat: int, move: int, reason: int) -> list[int]:
        return [move - moves.LAY]

    def numbers(self, p: AztecaPosition, seat: int) -> list[int]:
        return [self.area]

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        kind = move - moves.LAY
        p.marker_hands[seat].slip(kind, only(seat))
        p.face_down_markers.values[self.area] = kind
        p.face_down_markers.knowers[self.area] = only(seat)
        p.emit_to(only(seat), events.PLACED_MARKER, seat, kind, self.area)
        p.emit_to(others(seat), events.PLACED_MARKER_UNSEEN, seat, self.area)


class TurnUp(Task[AztecaPosition]):
    """AZ-4.6: lays out the remaining markers, turns all markers face up, and removes those without value."""

    id = "TurnUp"
    rule = "AZ-4.6"

    def run(self, p: AztecaPosition) -> None:
        marking = p.face_down_markers
        for area in range(names.INNER_AREAS):
            if not marking.decided(area):
                p.then(LeftOver(area), TURN_UP)
                return
        p.marker = p.marker[:]
        for area in range(names.INNER_AREAS):
            reveal(p, marking, area, EVERYBODY)
            p.marker[area] = p.tables.marker_value[marking.at(area)]
            p.emit(events.MARKER_SHOWN, area, p.marker[area])
        p.marking = []
        p.marker_hands = []


class LeftOver(ChanceDecision[AztecaPosition]):
    """AZ-4.4: draws one of the markers that were not dealt to a player."""

    id = "LeftOver"
    rule = "AZ-4.4"
    area: int

    def __init__(self, area: int) -> None:
        self.area = area

    def candidates(self, p: AztecaPosition, seat: int) -> list[int]:
        return [moves.TURN_UP + kind for kind in p.face_down_markers.possible()]

    def odds(self, p: AztecaPosition) -> list[int]:
        return p.face_down_markers.odds()

    def take(self, p: AztecaPosition, seat: int, move: int) -> None:
        p.face_down_markers.decide(self.area, move - moves.TURN_UP)


PLACES: Final = [moves.PLACE + area for area in range(names.INNER_AREAS)]
MARKERS: Final = [moves.LAY + kind for kind in range(names.MARKER_KINDS)]
DEAL_MARKERS: Final = DealMarkers()
NEXT_MARKER: Final = NextMarker()
PLACE_MARKER: Final = PlaceMarker()
TURN_UP: Final = TurnUp()
