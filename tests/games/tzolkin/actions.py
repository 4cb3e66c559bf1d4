"""Turns that pick up workers, for the tests of the wheels, temples, technologies and tiles.

For example, seat 0 pays corn at Uxmal 1 for a step in the temple of Chaac:

    p = table()
    give(p, 0, corn=3)
    act(p, "uxmal", 1, "act 1", "climb chaac")
"""

from __future__ import annotations

from fractions import Fraction

from patolli.games.tzolkin import names, sources
from patolli.games.tzolkin.components.loader import LOADER
from patolli.games.tzolkin.position import EMPTY, TzolkinPosition
from patolli.kernel.seats import CHANCE

from .table import again, display, food_day, hush, offered, put_worker, question, say, table, told

NEXT_WORKER = "TZ-D6"
RESOURCES = ["wood", "stone", "gold"]
TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"]


def pick(p: TzolkinPosition, wheel: str, space: int) -> None:
    """Makes seat 0 pick up a worker from a space, placing it there first if necessary. The worker's action
    must then be chosen.

    Another worker remains on a wheel, so that the turn does not end with this action.
    """
    w = names.WHEEL_IDS.index(wheel)
    if p.wheels[sum(p.tables.positions[:w]) + space] == EMPTY:
        put_worker(p, 0, wheel, space)
    if p.on_wheels(0) == 1:
        put_worker(p, 0, "tikal" if (wheel, space) == ("yaxchilan", 0) else "yaxchilan", 0)
    hush(p)
    for text in ("pass", "turn pick"):
        if text in offered(p):
            say(p, text)
    say(p, f"pick {wheel} {space}")
    agree(p)


def talk(p: TzolkinPosition, *texts: str) -> None:
    """Plays these moves, and automatically plays any move that is the only option.

    Stops before the next worker is picked up, so that the turn continues.
    """
    for text in texts:
        while text not in offered(p) and len(offered(p)) == 1 and question(p) != NEXT_WORKER:
            say(p, *offered(p))
            agree(p)
        say(p, text)
        agree(p)
    while p.asked() == [0] and len(offered(p)) == 1 and question(p) != NEXT_WORKER:
        say(p, *offered(p))
        agree(p)


def agree(p: TzolkinPosition) -> None:
    """Checks that the moves offered, the legal moves and the default answer agree."""
    for seat in p.asked():
        d = p.decision(seat)
        free = {move for move in d.candidates(p, seat) if d.illegal_reason(p, seat, move) == 0}
        assert free == set(p.legal_moves(seat))
        assert p.default(seat) in free or seat == CHANCE


def act(p: TzolkinPosition, wheel: str, space: int, *texts: str) -> None:
    """Makes seat 0 pick up a worker from a space and plays these moves."""
    pick(p, wheel, space)
    talk(p, *texts)


def finished(p: TzolkinPosition) -> bool:
    """Returns whether the action is over, so that seat 0 may pick up the next worker or stop."""
    return p.asked() == [0] and question(p) == NEXT_WORKER


def end_turn(p: TzolkinPosition) -> None:
    """Ends the turn without picking up another worker."""
    assert finished(p)
    say(p, "stop")


def actions(p: TzolkinPosition) -> list[str]:
    """Returns the possible actions of the worker just picked up, except `act none`."""
    assert question(p) == "TZ-D7"
    assert "act none" in offered(p)
    return sorted(offered(p) - {"act none"})


def show(p: TzolkinPosition, *buildings: str) -> None:
    """Puts these buildings of the current age on display, and no others."""
    display(p, *buildings)


def shows(*buildings: str) -> TzolkinPosition:
    """Returns a position in the age of these buildings, with only these buildings on display."""
    p = table()
    if p.tables.building_age[names.BUILDING_IDS.index(buildings[0])] == names.AGE_2:
        p = table(age=2)
    display(p, *buildings)
    return p


def monuments(p: TzolkinPosition, *shown: str) -> None:
    """Puts these monuments on display, and no others."""
    p.monuments = [names.MONUMENT_IDS.index(name) for name in shown]
    again(p)


def jungle(p: TzolkinPosition, action: int, corn: int, wood: int) -> None:
    p.jungle_corn[action] = corn
    p.jungle_wood[action] = wood
    again(p)


def jungle_of(p: TzolkinPosition, action: int) -> tuple[int, int]:
    """Returns the number of corn and wood tiles on a jungle space."""
    return p.jungle_corn[action], p.jungle_wood[action]


def tiles(p: TzolkinPosition) -> tuple[int, int]:
    """Returns the number of corn and wood tiles of seat 0."""
    return p.seats[0].corn_tiles, p.seats[0].wood_tiles


def scored(p: TzolkinPosition, seat: int = 0) -> dict[str, Fraction]:
    """Returns the points of a seat by source, without sources that gave none."""
    scores = p.scores()
    row = zip(scores.sources, scores.table[seat], strict=True)
    return {source: Fraction(n, scores.unit) for source, n in row if n != 0}


Told = tuple[str | int, ...]


def seen(p: TzolkinPosition, *events: str) -> list[Told]:
    """Returns the events of these kinds with their numbers, but without the seat.

    Components and goods are given by name.
    """
    found: list[Told] = []
    for e in told(p):
        if events and e["event"] not in events:
            continue
        line: list[str | int] = [e["event"]]
        for key, value in e.items():
            if key in {"event", "rule", "seat", "worth", "from"}:
                continue
            line.append(_named(key, value))
        found.append(tuple(line))
    return found


_NAMES = {
    "good": names.GOOD_IDS,
    "temple": names.TEMPLE_IDS,
    "technology": names.TECHNOLOGY_IDS,
    "wheel": names.WHEEL_IDS,
    "building": names.BUILDING_IDS,
    "monument": names.MONUMENT_IDS,
    "wealth": names.WEALTH_IDS,
}


def _named(key: str, value: str | int) -> str | int:
    assert isinstance(value, int)
    if key == "source":
        return sources.COMPONENTS.get(value, value)
    if key == "points":
        return value // names.QUARTERS
    if key in _NAMES:
        return _NAMES[key][value] if value >= 0 else "none"
    return value


def end_game(p: TzolkinPosition) -> None:
    """Plays the last round, the last food day and the final scoring. The position must be in age 2."""
    food_day(p, 26)
    assert p.asked() == []


def printed_otherwise(p: TzolkinPosition, owner: str) -> None:
    """Replaces the components by those of an owner's file."""
    p.tables = LOADER.from_owner(owner)
    p.box = p.tables
    again(p)
