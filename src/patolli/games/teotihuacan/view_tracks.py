"""The calendar, tracks, buildings and mask sets for drawing a board, with their current and next values."""

from __future__ import annotations

from typing import Final

from . import names, view_previews
from .actions import nobles
from .position import EXTRA, MET, TeotihuacanPosition
from .scoring import eclipse
from .scoring.upkeep import Upkeep
from .tiles import masks
from .view_types import (
    AscendedView,
    BuildingsView,
    CalendarState,
    CalendarView,
    MaskSetView,
    NobleRowView,
    RowSpaceView,
    TrackState,
    TrackWorthView,
    YieldColumnView,
)

WHOLE: Final = 100


def show_calendar(p: TeotihuacanPosition) -> CalendarView:
    """TE-14.1, TE-14.2: returns the next eclipse and how far the white disc has moved."""
    scoring = bool(p.agenda) and any(isinstance(step, Upkeep) for step in p.agenda)
    over = not p.agenda and p.round > 0
    state: CalendarState = "apart"
    if scoring or over:
        state = "eclipse"
    elif p.discs == MET:
        state = "met"
    elif p.discs == EXTRA:
        state = "extra-round"
    number = p.eclipses if state == "eclipse" else eclipse.eclipse_number(p)
    return {
        "state": state,
        "left": p.black - p.white,
        "covered": WHOLE if state != "apart" else p.white * WHOLE // max(1, p.black),
        "eclipse": number,
        "eclipses": p.tables.eclipses,
        "last": p.complete or number == p.tables.eclipses,
        "spaces": max(p.tables.black_start) + 1,
    }


def track_worth(p: TeotihuacanPosition) -> list[TrackWorthView]:
    """TE-14.4: returns the points for a step in each eclipse. After the last one, steps are worth nothing."""
    coming = eclipse.eclipse_number(p) - 1
    found: list[TrackWorthView] = []
    for number, points in enumerate(p.tables.track_points):
        state: TrackState = "past" if number < coming else "next" if number == coming else "later"
        found.append({"points": points, "state": state})
    return found


def show_buildings(p: TeotihuacanPosition) -> BuildingsView:
    """TE-14.3: returns the row of buildings, in which the lowest visible value counts."""
    taken = p.taken()
    spaces: list[RowSpaceView] = [
        {"value": value, "covered": space > taken, "counts": space == taken}
        for space, value in enumerate(p.tables.row_values)
    ]
    return {
        "taken": taken,
        "value": p.tables.row_values[taken],
        "rows": dict(zip(names.ROW_IDS, p.rows, strict=True)),
        "spaces": spaces,
    }


def noble_rows(p: TeotihuacanPosition) -> list[NobleRowView]:
    """TE-8.8, TE-8.9: returns the rows with the points for their next space, and the row in which the workers
    would build.
    """
    crew = view_previews.crew(p, names.NOBLES)
    return [
        {
            "id": names.ROW_IDS[row],
            "workers": row + 1,
            "values": values,
            "built": p.rows[row],
            "next": values[p.rows[row]] if p.rows[row] < len(values) else None,
            "applies": crew is not None and nobles.row_illegal_reason(p, row, crew["workers"]) == 0,
        }
        for row, values in enumerate(p.tables.noble_rows)
    ]


def mask_sets(p: TeotihuacanPosition, seat: int) -> list[MaskSetView]:
    """TE-14.5: returns the points for each set in an eclipse."""
    return [
        {
            "masks": [names.DISCOVERY_IDS[mask] for mask in range(names.MASKS) if kinds & (1 << mask)],
            "points": p.tables.mask_points[masks.kinds_in(kinds)],
        }
        for kinds in masks.best_sets(p.seats[seat])
    ]


def yield_columns(p: TeotihuacanPosition) -> list[YieldColumnView]:
    """TE-8.1: returns the range of powers for each column in the table of gains."""
    columns = p.tables.column_of_power
    found: list[YieldColumnView] = []
    for column in range(max(columns) + 1):
        powers = [power for power in range(1, names.HIGHEST_POWER + 1) if columns[power] == column]
        found.append({"least": powers[0], "most": powers[-1]})
    return found


def ascended(p: TeotihuacanPosition) -> AscendedView:
    """TE-10.3: returns the destination and the power of a worker that has ascended."""
    return {"board": names.BOARD_IDS[names.PALACE], "power": p.tables.reset_power}


def neutral_power(p: TeotihuacanPosition) -> int:
    first = len(p.seats) * names.DICE
    return next((p.power[die] for die in range(first, len(p.at)) if p.at[die] != names.NOWHERE), 0)
