"""The invariants of positions and of single steps (AZ-I1 to AZ-I14)."""

from __future__ import annotations

from ...kernel.secrets import HOLE
from . import names
from .common import board
from .position import AztecaPosition


def faults(p: AztecaPosition) -> list[str]:
    """Returns all violated invariants with their ids."""
    found = shape(p)
    if found:
        return found
    holdings(p, found)
    counters(p, found)
    armies(p, found)
    cities(p, found)
    gods(p, found)
    cards(p, found)
    sacrifice_points(p, found)
    return found


def shape(p: AztecaPosition) -> list[str]:
    """Returns the lists that have a wrong length, which would make all other checks impossible."""
    n = p.players
    lengths = [
        ("owner", len(p.owner), names.LAND),
        ("assimilated", len(p.assimilated), names.LAND),
        ("marker", len(p.marker), names.LAND),
        ("dikes", len(p.dikes), names.DIKES),
        ("tribute", len(p.tribute), n),
        ("soldiers", len(p.soldiers), n * names.SOLDIERS),
        ("army_at", len(p.army_at), n * names.ARMIES),
        ("ships", len(p.ships), n * names.SEAS),
        ("harbour", len(p.harbour), n),
        ("pochtecas", len(p.pochtecas), n * names.POCHTECAS),
        ("last_card", len(p.last_card), n),
        ("boxes", len(p.boxes), n * names.BOXES),
        ("hands", len(p.hands), n),
        ("discard", len(p.discard), names.CARDS),
        ("container", len(p.container), n),
        ("extra", len(p.extra), n),
        ("sp", len(p.sp), n),
        ("judgement_left", len(p.judgement_left), names.TEZCATLIPOCA_CARDS),
    ]
    found = [
        f"{where}: {length} entries instead of {right}" for where, length, right in lengths if length != right
    ]
    if len(p.people) != len(p.capital) or len(p.people) > n or not 0 <= p.phase <= names.PHASES:
        found.append("people, capital or phase: no such number")
    return found


def holdings(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I1: no number is negative."""
    if min(p.tribute) < 0 or min(p.ships) < 0 or min(p.harbour) < 0 or min(p.soldiers) < 0:
        found.append("AZ-I1: a player has a negative amount")
    if p.control < 0 or p.offering < 0:
        found.append("AZ-I1: an urn has a negative amount")


def counters(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I2, AZ-I10: checks the number of counters in play, and that all soldiers in play are in boxes or in
    a battle.
    """
    c = p.tables
    for seat in range(len(p.people)):
        in_play = p.soldiers[seat * names.SOLDIERS : seat * names.SOLDIERS + names.SOLDIERS]
        for kind in range(names.SOLDIERS):
            if in_play[kind] > c.limit[kind]:
                found.append(f"AZ-I2: seat {seat} has {in_play[kind]} {names.SOLDIER_IDS[kind]}s")
        if p.round > 0:
            in_boxes = [pooled_soldiers(p, seat, kind) for kind in range(names.SOLDIERS)]
            for box in range(names.BOXES):
                for kind in range(names.SOLDIERS):
                    in_boxes[kind] += p.box_of(seat, box).cards[kind]
            for b in p.battle:
                for kind in range(names.SOLDIERS):
                    in_boxes[kind] += b.reserve[kind] if b.defender == seat else 0
                if b.cousins[seat] >= 0:
                    in_boxes[b.cousins[seat]] += 1
            if in_boxes != in_play:
                found.append(f"AZ-I2: seat {seat} has {in_play} soldiers in play, {in_boxes} in boxes")
        if p.fleet(seat) > c.limit[names.SHIP]:
            found.append(f"AZ-I10: seat {seat} has {p.fleet(seat)} ships")


def pooled_soldiers(p: AztecaPosition, seat: int, kind: int) -> int:
    """Returns the number of soldiers that are in the pool of an observation."""
    family = 3 + seat
    if not p.pools or not p.pools[family]:
        return 0
    return p.pools[family][kind]


def armies(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I3, AZ-I8, AZ-I9: checks the places, units and counters of armies."""
    busy = bool(p.march)
    for seat in range(len(p.people)):
        for army in range(names.ARMIES):
            size = p.box_of(seat, army).size
            area = p.army_area(seat, army)
            if size > p.tables.army_limit:
                found.append(f"AZ-I3: army {army} of seat {seat} has {size} units")
            if area == names.NOBODY:
                if size > 0 and p.round > 0:
                    found.append(f"AZ-I3: army {army} of seat {seat} has units and no general")
            elif not busy:
                if board.is_sea(area):
                    found.append(f"AZ-I8: army {army} of seat {seat} is at sea")
                elif p.owner[area] != seat:
                    found.append(f"AZ-I3: army {army} of seat {seat} is in {names.AREA_IDS[area]}")
                elif size == 0 and area != p.capital[seat]:
                    found.append(f"AZ-I3: army {army} of seat {seat} is empty outside its capital")
        if not 0 <= p.container[seat] <= names.ARMIES or not 0 <= p.extra[seat] <= 1:
            found.append(f"AZ-I9: {p.container[seat]} and {p.extra[seat]} counters of seat {seat}")


def cities(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I4, AZ-I5: checks the owners of capitals and areas, and that only suitable cities are
    assimilated.
    """
    for seat, capital in enumerate(p.capital):
        if p.owner[capital] != seat:
            found.append(f"AZ-I4: the capital of seat {seat} belongs to {p.owner[capital]}")
    for area in range(names.LAND):
        if not names.NOBODY <= p.owner[area] < p.players:
            found.append(f"AZ-I4: area {names.AREA_IDS[area]} belongs to {p.owner[area]}")
        if p.assimilated[area] and (board.is_outer(p, area) or p.owner[area] == names.NOBODY):
            found.append(f"AZ-I5: area {names.AREA_IDS[area]} is assimilated")


def gods(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I7, AZ-I12: checks the steps of the gods and the cards of Tezcatlipoca."""
    c = p.tables
    if not 0 <= p.stair <= c.hell or not c.pyramid_start[p.players] <= p.pyramid <= c.pyramid_top:
        found.append(f"AZ-I7: Tezcatlipoca on {p.stair}, Quetzalcoatl on {p.pyramid}")
    drawn = names.TEZCATLIPOCA_CARDS - sum(p.judgement_left)
    rounds = p.round - (p.phase != names.SET_UP and not judged(p))
    if p.round > 0 and drawn != rounds % names.TEZCATLIPOCA_CARDS:
        found.append(f"AZ-I12: {drawn} cards of Tezcatlipoca are face up after {rounds} judgements")


def judged(p: AztecaPosition) -> bool:
    """Returns whether this round's card has been turned up."""
    return p.phase == names.JUDGEMENT and p.judgement_card != names.NO_CARD


def cards(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I11: checks the cards, and that no hand card is missing."""
    c = p.tables
    for seat in range(p.players):
        if p.hands[seat].size > c.hand_size:
            found.append(f"AZ-I11: seat {seat} holds {p.hands[seat].size} cards")
        if p.phase == names.TRIBUTE and p.hands[seat].size > c.hand_size:
            found.append(f"AZ-I11: seat {seat} holds {p.hands[seat].size} cards")
    pool = p.pools[0] if p.pools else []
    for card in range(names.CARDS):
        number = p.discard[card] + p.deck.rest[card] + sum([hand.cards[card] for hand in p.hands])
        number += pool[card] if pool else 0
        if number != c.card_count[card]:
            found.append(f"AZ-16: {number} cards {names.CARD_IDS[card]}, not {c.card_count[card]}")
    number = sum(p.expedition_deck) + sum(p.expedition_discard)
    if number != sum(c.expedition_count):
        found.append(f"AZ-10.6: {number} expedition cards")


def sacrifice_points(p: AztecaPosition, found: list[str]) -> None:
    """AZ-I1, AZ-I6: checks that the points in hand and in the urns add up."""
    purses = p.purses()
    for purse in purses:
        if purse.amount < 0 and purse.amount != HOLE:
            found.append(f"AZ-I1: {purse.amount} sacrifice points")
    for total in p.sums():
        amounts = [purses[i].amount for i in total.members]
        if HOLE not in amounts and sum(amounts) != total.total:
            found.append(f"AZ-I6: {amounts} sacrifice points, together not {total.total}")
    c = p.tables
    given = p.urn_sum[0].total - p.control
    starts = [c.pyramid_start[p.players], c.short_start(p.players)]
    if given not in [(p.pyramid - start) * c.sp_per_step for start in starts]:
        found.append(f"AZ-I6: {given} given and counted, and Quetzalcoatl is on step {p.pyramid}")


def faults_between(before: AztecaPosition, after: AztecaPosition) -> list[str]:
    """AZ-I7: checks that no god moves back. AZ-I13: checks that plundered points and payments for a passage
    only change hands.
    """
    found: list[str] = []
    if after.stair < before.stair or after.pyramid < before.pyramid:
        found.append("AZ-I7: a god moved back")
    if before.phase == after.phase == names.FLOWER_WAR and sum(before.tribute) != sum(after.tribute):
        found.append(f"AZ-I13: tribute {before.tribute} became {after.tribute}")
    return found
