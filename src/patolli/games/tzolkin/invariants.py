"""The invariants of positions and of single moves (TZ-I1 to TZ-I23)."""

from __future__ import annotations

from . import calendar, moves, names, neutral_workers
from .position import (
    AGE_DECK,
    EMPTY,
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    NEUTRAL,
    NO_SEAT,
    SCORING,
    TzolkinPosition,
)


def faults(p: TzolkinPosition) -> list[str]:
    """Returns all violated invariants with their ids."""
    found = shape(p)
    if found:
        return found
    goods(p, found)
    workers(p, found)
    wheels(p, found)
    tracks(p, found)
    jungle(p, found)
    tiles(p, found)
    time(p, found)
    points(p, found)
    if not p.agenda and not p.drafts and not calendar.last_round(p):
        found.append("TZ-19.1: nothing is pending, and the last food day has not been held")
    return found


def shape(p: TzolkinPosition) -> list[str]:
    """Returns the lists that have a wrong length, which would make all other checks impossible."""
    c = p.tables
    found: list[str] = []
    lengths = [
        ("seats", len(p.seats), p.players),
        ("wheels", len(p.wheels), sum(c.positions)),
        ("jungle_corn", len(p.jungle_corn), len(c.corn_of_harvest)),
        ("jungle_wood", len(p.jungle_wood), len(c.wood_of_harvest)),
        ("offerings", len(p.offerings), len(c.points_of_offering)),
    ]
    for seat, player in enumerate(p.seats):
        lengths.append((f"seats[{seat}].resources", len(player.resources), names.RESOURCES))
        lengths.append((f"seats[{seat}].temples", len(player.temples), names.TEMPLES))
        lengths.append((f"seats[{seat}].technologies", len(player.technologies), names.TECHNOLOGIES))
        lengths.append((f"seats[{seat}].points", len(player.points), len(SCORING)))
    for where, length, right in lengths:
        if length != right:
            found.append(f"{where}: {length} entries instead of {right}")
    if not 0 <= p.age < names.AGES or not NO_SEAT <= p.starting_space < p.players:
        found.append("age or starting_space: no such number")
    return found


def goods(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I1, TZ-I2"""
    offered = len(p.offerings) - p.offerings.count(EMPTY)
    held = sum([player.skulls for player in p.seats])
    if p.skulls < 0 or p.skulls + held + offered != p.tables.skulls:
        found.append(f"TZ-I1: {p.skulls} + {held} + {offered} skulls instead of {p.tables.skulls}")
    for slot, by in enumerate(p.offerings):
        if not EMPTY <= by <= p.players or (slot == 0 and by != EMPTY):
            found.append(f"TZ-I1: slot {slot} holds {by}")
    for seat, player in enumerate(p.seats):
        if min(player.corn, player.skulls, *player.resources) < 0:
            found.append(f"TZ-I2: seat {seat} has a negative amount")
    most = (p.tables.food_day[-1] + 1) * p.tables.corn_of_unclaimed_round
    if not 0 <= p.corn_on_calendar <= most:
        found.append(f"TZ-I2: {p.corn_on_calendar} corn on the calendar")


def workers(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I3, TZ-I6, TZ-I15"""
    c = p.tables
    for seat, player in enumerate(p.seats):
        out = p.wheels.count(seat + 1) + (1 if p.starting_space == seat else 0)
        if not c.workers_at_start <= player.workers <= c.workers_most:
            found.append(f"TZ-I3: seat {seat} has {player.workers} workers in play")
        if player.hand < 0 or player.hand + out != player.workers:
            found.append(f"TZ-I3: seat {seat} has {player.hand} + {out} of {player.workers} workers")
    if p.placed > 0 and p.picked > 0:
        found.append("TZ-I15: workers were placed and picked up in one turn")
    if p.starting_space != NO_SEAT and p.turns == 0 and p.placed == 0:
        found.append("TZ-I6: the starting-player space is taken before the first turn")


def wheels(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I4, TZ-I5"""
    c = p.tables
    for wheel in range(names.WHEELS):
        for space in range(c.positions[wheel]):
            worker = p.wheels[c.first_position[wheel] + space]
            if worker not in (EMPTY, NEUTRAL) and not 1 <= worker <= p.players:
                found.append(f"TZ-I4: {worker} on {names.WHEEL_IDS[wheel]} {space}")
            elif worker not in (EMPTY, NEUTRAL) and space > c.top_space[wheel]:
                found.append(f"TZ-I4: a player's worker on {names.WHEEL_IDS[wheel]} {space}")
    expected: list[int] = []
    for place in neutral_workers.neutral_places(c, p.players, p.neutral_tiles):
        wheel = max([w for w in range(names.WHEELS) if c.first_position[w] <= place])
        first = c.first_position[wheel]
        expected.append(first + (place - first + p.day) % c.positions[wheel])
    actual = [place for place in range(len(p.wheels)) if p.wheels[place] == NEUTRAL]
    if sorted(expected) != actual:
        found.append(f"TZ-I5: neutral workers on {actual} instead of {sorted(expected)}")
    if p.round > 0 and len(actual) != c.neutral_workers[p.players]:
        found.append(f"TZ-I5: {len(actual)} neutral workers")


def tracks(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I7, TZ-I8"""
    for temple in range(names.TEMPLES):
        top = p.tables.temple_top[temple]
        steps = [player.temples[temple] for player in p.seats]
        if min(steps) < 0 or max(steps) > top or steps.count(top) > 1:
            found.append(f"TZ-I7: steps {steps} in {names.TEMPLE_IDS[temple]}")
    for seat, player in enumerate(p.seats):
        if min(player.technologies) < 0 or max(player.technologies) > names.TECHNOLOGY_LEVELS:
            found.append(f"TZ-I8: seat {seat} has levels {player.technologies}")


def jungle(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I9"""
    c = p.tables
    stacks = c.jungle_stacks[p.players]
    corn_tiles = 0
    wood_tiles = 0
    for action in range(2, len(p.jungle_corn)):
        wooded = c.wood_of_harvest[action] > 0
        corn_tiles += stacks
        wood_tiles += stacks if wooded else 0
        if not 0 <= p.jungle_wood[action] <= p.jungle_corn[action] <= stacks:
            found.append(
                f"TZ-I9: jungle {action} has {p.jungle_corn[action]} corn, {p.jungle_wood[action]} wood"
            )
        if p.jungle_wood[action] > 0 and not wooded:
            found.append(f"TZ-I9: jungle {action} has wood")
    corn_owned = sum([player.corn_tiles for player in p.seats])
    wood_owned = sum([player.wood_tiles for player in p.seats])
    if sum(p.jungle_corn) + corn_owned != corn_tiles:
        found.append(f"TZ-I9: {sum(p.jungle_corn)} + {corn_owned} corn tiles instead of {corn_tiles}")
    if sum(p.jungle_wood) + wood_owned > wood_tiles:
        found.append(f"TZ-I9: {sum(p.jungle_wood)} + {wood_owned} wood tiles, more than {wood_tiles}")
    if min([min(player.corn_tiles, player.wood_tiles) for player in p.seats]) < 0:
        found.append("TZ-I9: a negative number of tiles")


def tiles(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I10, TZ-I11, TZ-I19"""
    c = p.tables
    shown = p.display[:]
    for player in p.seats:
        shown.extend(player.buildings)
    if len(set(shown)) != len(shown) or any(not 0 <= b < names.BUILDINGS for b in shown):
        found.append(f"TZ-I10: buildings {sorted(shown)}")
        return
    if any(c.building_age[building] != p.age for building in p.display):
        found.append(f"TZ-I10: display {p.display} in age {p.age + 1}")
    if len(p.display) > c.buildings_on_display[p.players]:
        found.append(f"TZ-I10: {len(p.display)} buildings on display")
    begins = p.round > 0 and p.turns < p.players and p.placed == 0 and p.picked == 0
    if begins and len(p.display) < c.buildings_on_display[p.players] and p.decks[AGE_DECK].size > 0:
        found.append(f"TZ-I10: {len(p.display)} buildings on display at the start of a turn")
    for deck in p.decks:
        if deck.family < names.AGES:
            of_age = [b for b in shown if c.building_age[b] == deck.family]
            if deck.size + len(of_age) != c.building_age.count(deck.family):
                found.append(f"TZ-I10: {deck.size} + {len(of_age)} buildings of age {deck.family + 1}")
            if any(deck.rest[b] for b in of_age):
                found.append(f"TZ-I10: a building of age {deck.family + 1} is there twice")
    monuments = p.monuments[:]
    for player in p.seats:
        monuments.extend(player.monuments)
    if len(set(monuments)) != len(monuments) or (
        p.round > 0 and len(monuments) != c.monuments_on_board[p.players]
    ):
        found.append(f"TZ-I11: monuments {sorted(monuments)}")
    for seat, player in enumerate(p.seats):
        if p.round > 0 and len(set(player.wealth)) != c.wealth_kept[p.players]:
            found.append(f"TZ-I19: seat {seat} has kept {player.wealth}")


def time(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I12 to TZ-I14"""
    teeth = p.tables.food_day
    if p.round > 0 and p.day > 2 * (p.round - 1 if p.turns < p.players else p.round):
        found.append(f"TZ-I12: day {p.day} in round {p.round}")
    if not 0 <= p.food_days <= len(teeth):
        found.append(f"TZ-I13: {p.food_days} food days")
        return
    if p.food_days > 0 and p.day < teeth[p.food_days - 1]:
        found.append(f"TZ-I13: {p.food_days} food days by day {p.day}")
    if p.food_days < len(teeth) and p.day > teeth[p.food_days] + 1:
        found.append(f"TZ-I13: day {p.day} without the food day of day {teeth[p.food_days]}")
    if not 0 <= p.round <= teeth[-1] + 1 or (p.round > 0 and p.day < p.round - 1):
        found.append(f"TZ-I13: round {p.round} on day {p.day}")
    if (p.age > 0) != (p.food_days > p.tables.age_change) and p.food_days != p.tables.age_change:
        found.append(f"TZ-I13: age {p.age + 1} after {p.food_days} food days")
    if not 0 <= p.marker < p.players:
        found.append(f"TZ-I14: seat {p.marker} has the marker")


def points(p: TzolkinPosition, found: list[str]) -> None:
    """TZ-I17: checks that points are whole numbers until the final scoring, which alone counts corn, skulls
    and monuments.
    """
    over = not p.agenda and calendar.last_round(p)
    for seat, player in enumerate(p.seats):
        if any(n % names.QUARTERS for i, n in enumerate(player.points) if i != FROM_CORN):
            found.append(f"TZ-I17: seat {seat} has {player.points} quarter points")
        if not over and (
            player.points[FROM_CORN] or player.points[FROM_SKULLS] or player.points[FROM_MONUMENTS]
        ):
            found.append(f"TZ-I17: seat {seat} has points of the final scoring")


def faults_between(before: TzolkinPosition, after: TzolkinPosition, seat: int, move: int) -> list[str]:
    """Returns all invariants violated by one move of a seat or of chance."""
    found: list[str] = []
    days = after.day - before.day
    if not 0 <= days <= 2 or (days == 2 and not turned_dark(before, after)):
        found.append(f"TZ-I12: {days} days")
    stood = before.starting_space != NO_SEAT or move == moves.PLACE_START
    if before.round > 0 and after.marker != before.marker and not stood:
        found.append("TZ-I14: the marker moved by itself")
    for other in range(before.players):
        old = before.seats[other]
        new = after.seats[other]
        if any(new.technologies[t] < old.technologies[t] for t in range(names.TECHNOLOGIES)):
            found.append(f"TZ-I8: seat {other} lost a level")
        if before.round > 0 and new.wealth != old.wealth:
            found.append(f"TZ-I19: seat {other} changed its wealth tiles")
    if seat >= 0:
        of_seat(before, after, seat, move, found)
    return found


def turned_dark(before: TzolkinPosition, after: TzolkinPosition) -> bool:
    """TZ-I12: returns whether exactly one board has been turned from light to dark."""
    turned = [s for s in range(before.players) if before.seats[s].light and not after.seats[s].light]
    return len(turned) == 1


def of_seat(before: TzolkinPosition, after: TzolkinPosition, seat: int, move: int, found: list[str]) -> None:
    """TZ-I16, TZ-I20, TZ-I22, TZ-I23: checks one seat."""
    rates = before.tables.market_rate
    old = before.seats[seat]
    new = after.seats[seat]
    begs = moves.BEG <= move < moves.BEG + names.TEMPLES
    if begs and new.corn != before.tables.corn_after_begging:
        found.append(f"TZ-I16: {new.corn} corn after begging")
    angers = begs or moves.ANGER <= move < moves.ANGER + names.TEMPLES
    if angers and sum(new.temples) != sum(old.temples) - 1:
        found.append(f"TZ-I16: steps {old.temples} became {new.temples}")
    if moves.BUY <= move < moves.SELL + names.RESOURCES:
        worth = [
            player.corn + sum(rates[good] * player.resources[good] for good in range(names.RESOURCES))
            for player in (old, new)
        ]
        if worth[0] != worth[1]:
            found.append(f"TZ-I20: goods worth {worth[0]} corn became {worth[1]}")
    if any(building not in before.display for building in after.display):
        found.append("TZ-I22: the display grew within a turn")
    built = len(new.monuments) > len(old.monuments)
    if after.skulls > before.skulls and not (built and after.skulls == before.skulls + 1):
        found.append("TZ-I23: the supply of skulls rose")
